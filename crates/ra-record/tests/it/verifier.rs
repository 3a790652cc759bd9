//! The verifier in plain Python comes to the same verdict from the documentation alone.

use std::path::Path;
use std::process::{Command, Output};
use std::{env, fs};

use ra_record::text;
use ra_rules::priests::{Priests, Variant};
use ra_rules::{PlayerCount, Rules};

use crate::games::{calm_game, ra_game};

#[test]
fn a_verifier_in_another_language_proves_the_same_games() {
    if Command::new("python3").arg("--version").output().is_err() {
        assert!(env::var_os("RA_ALL_CHECKS").is_none(), "install python3 for examples/");
        eprintln!("SKIPPED: examples/verify_record.py needs python3, which is not installed");
        return;
    }
    for players in PlayerCount::ALL {
        let fair = text::write(&ra_game(players, 77));
        let output = verify("fair", &fair);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));

        let (_, rest) = fair.split_once(" draw nile").unwrap();
        let swapped = fair.replacen(" draw nile", " draw flood", 1);
        assert!(rest.contains(" draw flood"));
        let output = verify("swapped", &swapped);
        assert!(!output.status.success());
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains("drew flood, but the seed deals nile"), "{said}");

        let foreign = fair.replace("rules 2022", "rules 2016");
        let said = String::from_utf8_lossy(&verify("foreign", &foreign).stdout).into_owned();
        assert!(said.contains("the seed does not open the commitment"), "{said}");

        let unfinished: Vec<&str> = fair.lines().filter(|line| !line.starts_with("end")).collect();
        let said = verify("unfinished", &unfinished.join("\n"));
        assert!(String::from_utf8_lossy(&said.stdout).contains("nothing to prove"));

        let mixed = Variant::MANUAL.with_option("turning", "priest").unwrap();
        let mixed = mixed.with_option("pyramids", "29").unwrap();
        let mixed = mixed.with_option("plagues", "epochs").unwrap();
        for rules in [Variant::MANUAL, Variant::PUBLISHED, mixed] {
            let priests = calm_game::<Priests>(rules, players, 78);
            let written = text::write(&priests);
            // An option that equals its preset may stand there, and changes nothing.
            let same = match rules.name() {
                "manual" => "option ankhs tiles\nplay",
                _ => "option ankhs tokens\nplay",
            };
            for record in [&written, &written.replace("play", same)] {
                assert!(text::read_any(record.as_bytes()).is_ok());
                let output = verify("priests", record);
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
            }
        }
    }
}

fn verify(name: &str, record: &str) -> Output {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.ra"));
    fs::write(&file, record).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify_record.py");
    Command::new("python3").arg(script).arg(file).output().unwrap()
}
