//! Shared code of the tests of several dialects.

/// The variable that is set in the child process of a test.
const APART: &str = "TEST_APART";

/// Returns `true` in a process with an empty home folder. Otherwise runs the test with this full name in a child
/// process that has one, and returns `false`.
///
/// Commands run in login shells, so the output of a developer's profile would be part of theirs.
///
/// # Panics
/// Panics if the test fails in the child process, or no test has this name.
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
