//! What tests of several dialects share.

/// Set in the process that a test got for itself.
const APART: &str = "TEST_APART";

/// Whether this process has an empty home folder. If not, the test of this name, modules included, is run in one that
/// has, and is done here.
///
/// Commands run in login shells, and what a developer's own profile prints would be part of their output.
///
/// # Panics
/// Where the test fails over there, or there is none of this name.
pub(crate) fn has_empty_home(test: &str) -> bool {
    if std::env::var_os(APART).is_some() {
        return true;
    }
    let home = tempfile::tempdir().expect("an empty folder");
    let output = std::process::Command::new(std::env::current_exe().expect("the path of the test"))
        .args(["--exact", test, "--nocapture"])
        .env(APART, "1")
        .env("HOME", home.path())
        .output()
        .expect("the test starts");
    let told = [output.stdout, output.stderr].concat();
    let told = String::from_utf8_lossy(&told);
    assert!(
        output.status.success() && told.contains("test result: ok. 1 passed"),
        "{test}: {told}"
    );
    false
}
