//! A folder in which a person runs `ra`, and what it says.

use std::fs;
use std::process::{Command, Output, Stdio};

use expect_test::Expect;
use tempfile::TempDir;

/// Runs `ra` in a folder of its own; what it says has no path in it.
pub struct Desk(TempDir);

impl Desk {
    pub fn new() -> Desk {
        Desk(TempDir::new().unwrap())
    }

    pub fn file(self, name: &str, text: &str) -> Desk {
        fs::write(self.0.path().join(name), text).unwrap();
        self
    }

    /// Where a file of the desk is.
    pub fn path(&self, name: &str) -> std::path::PathBuf {
        self.0.path().join(name)
    }

    /// How many files a folder of the desk has.
    pub fn files(&self, folder: &str) -> usize {
        fs::read_dir(self.0.path().join(folder)).unwrap().count()
    }

    /// A file of the desk.
    pub fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.path().join(name)).unwrap()
    }

    /// A text file of the desk.
    pub fn read(&self, name: &str) -> String {
        String::from_utf8(self.bytes(name)).unwrap()
    }

    pub fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ra"));
        command.current_dir(self.0.path()).args(arguments.split_whitespace());
        command
    }

    pub fn run(&self, arguments: &str) -> Output {
        self.command(arguments).output().unwrap()
    }

    /// Runs a command whose output nobody reads.
    pub fn unread(&self, arguments: &str) -> Output {
        let mut command = self.command(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        child.wait_with_output().unwrap()
    }

    /// What a successful command prints.
    #[track_caller]
    pub fn prints(&self, arguments: &str) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        String::from_utf8(output.stdout).unwrap()
    }

    /// What a command says that fails with this exit code.
    #[track_caller]
    pub fn fails(&self, arguments: &str, code: i32, said: &Expect) {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(code));
        said.assert_eq(&String::from_utf8(output.stderr).unwrap());
        assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    }
}

/// A game of Ra that has just begun.
pub const BEGUN: &str = "ra-record 1\ngame ra\nrules 2016\nseat 1 \"Anna\" suns 9 6 5 2\n\
    seat 2 \"Bob\" suns 8 7 4 3\nplay\n1 draw nile\n2 draw flood\n1 invoke\n2 bid 3\n1 pass\n";

/// A game of Priests of Ra that has just begun, with an option.
pub const PRIESTS: &str = "ra-record 1\ngame priests\nrules manual\nseat 1 \"Anna\" suns 9 6 5 2\n\
    seat 2 \"Bob\" suns 8 7 4 3\noption last-ra end\nplay\n1 draw farmer/warrior\n1 show farmer\n\
    2 draw plague\n1 draw ra\n2 pass\n1 bid 2\n1 turn farmer\n2 draw priest\n";
