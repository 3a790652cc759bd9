//! What the tests need from outside: Debian packages, axe-core and schemathesis.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::run::{run, target_folder};

/// Finds what shuts people out of a page. It is a tool for the tests, so it is installed like one.
const AXE: (&str, &str) = ("axe-core", "4.14.0");

/// Asks an API everything that its description allows, and much that it does not.
const SCHEMATHESIS: &str = "4.32.5";

/// Installs a Debian package if the program or folder that it brings is missing.
pub fn install(brings: &str, package: &str) -> Result<()> {
    install_unless(package, || {
        Path::new(brings).exists() || Command::new(brings).arg("--version").output().is_ok()
    })
}

/// Installs a Debian package unless what it brings is there.
fn install_unless(package: &str, is_there: impl Fn() -> bool) -> Result<()> {
    if is_there() {
        return Ok(());
    }
    let apt_get = |arguments: &str| {
        let mut command = Command::new("apt-get");
        command.args(arguments.split(' ')).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    let missing = || format!("something is missing: install the package {package}");
    run(&mut apt_get("update")).with_context(missing)?;
    run(&mut apt_get(&format!("install --yes {package}"))).with_context(missing)?;
    ensure!(is_there(), missing());
    Ok(())
}

/// Installs what the browser tests need: Chromium, the fonts that layouts are measured in, and axe-core beside what cargo builds.
pub fn install_browser() -> Result<()> {
    install("chromium", "chromium")?;
    install("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", "fonts-dejavu-core")?;
    let (axe, version) = AXE;
    let tools = target_folder()?.join("tools");
    let installed = fs::read_to_string(tools.join("node_modules").join(axe).join("package.json"));
    if installed.is_ok_and(|package| package.contains(&format!("\"version\": \"{version}\""))) {
        return Ok(());
    }
    install("npm", "npm")?;
    fs::create_dir_all(&tools)?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-audit", "--no-fund", "--prefix"]);
    run(npm.arg(&tools).arg(format!("{axe}@{version}")))
}

/// Installs what the tests of the API need: a Python of its own with schemathesis.
pub fn install_schemathesis() -> Result<()> {
    let python = target_folder()?.join("tools/python");
    let installed = Command::new(python.join("bin/schemathesis")).arg("--version").output();
    let is_current = |output: &std::process::Output| {
        String::from_utf8_lossy(&output.stdout).contains(SCHEMATHESIS)
    };
    if installed.is_ok_and(|output| is_current(&output)) {
        return Ok(());
    }
    install_unless("python3-venv", || {
        let pip = Command::new("python3").args(["-c", "import ensurepip"]).output();
        pip.is_ok_and(|output| output.status.success())
    })?;
    run(Command::new("python3").args(["-m", "venv"]).arg(&python))?;
    let mut pip = Command::new(python.join("bin/pip"));
    run(pip
        .args(["install", "--quiet", "--disable-pip-version-check"])
        .arg(format!("schemathesis=={SCHEMATHESIS}")))
}
