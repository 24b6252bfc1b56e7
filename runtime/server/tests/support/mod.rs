//! What tests of several dialects share.

/// Set in the process that a test got for itself.
const APART: &str = "TEST_APART";

/// Whether this process has an empty home folder. If not, the test of this name is run in one that has, and is done here.
///
/// Commands run in login shells, and what a developer's own profile prints would be part of their output.
///
/// # Panics
/// Where the test fails over there.
pub(crate) fn has_empty_home(test: &str) -> bool {
    if std::env::var_os(APART).is_some() {
        return true;
    }
    let home = tempfile::tempdir().expect("an empty folder");
    let status = std::process::Command::new(std::env::current_exe().expect("the path of the test"))
        .args(["--exact", test, "--nocapture", "--quiet"])
        .env(APART, "1")
        .env("HOME", home.path())
        .status();
    assert!(status.expect("the test starts").success(), "see above");
    false
}
