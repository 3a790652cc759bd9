//! What the tests need from outside: Debian packages, and axe-core.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::run::{run, target_folder};

/// Finds what shuts people out of a page. It is a tool for the tests, so it is installed like one.
const AXE: (&str, &str) = ("axe-core", "4.14.0");

/// Installs a Debian package if the program or folder that it brings is missing.
pub fn install(brings: &str, package: &str) -> Result<()> {
    let is_there =
        || Path::new(brings).exists() || Command::new(brings).arg("--version").output().is_ok();
    if is_there() {
        return Ok(());
    }
    let apt_get = |arguments: &str| {
        let mut command = Command::new("apt-get");
        command.args(arguments.split(' ')).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    let missing = || format!("{brings} is missing: install the package {package}");
    run(&mut apt_get("update")).with_context(missing)?;
    run(&mut apt_get(&format!("install --yes {package}"))).with_context(missing)?;
    ensure!(is_there(), missing());
    Ok(())
}

/// Installs what the browser tests need: Chromium, and axe-core beside what cargo builds.
pub fn install_browser() -> Result<()> {
    install("chromium", "chromium")?;
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
