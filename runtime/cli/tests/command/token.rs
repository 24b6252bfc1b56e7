//! `threadwire token`.

use super::*;

#[test]
fn tokens_are_created_listed_and_revoked() {
    let home = Home::new();
    let token = stdout(&home, &["token", "create", "ada", "--scope", "act"]);
    assert!(token.starts_with("tw_") && token.ends_with('\n'), "{token}");
    stdout(&home, &["token", "create", "dashboard", "--scope", "read"]);
    let list = stdout(&home, &["token", "list"]);
    assert!(!list.contains(token.trim()));
    let lines: Vec<Vec<&str>> = list
        .lines()
        .map(|line| line.split_whitespace().take(2).collect())
        .collect();
    assert_eq!(
        lines,
        [["NAME", "SCOPE"], ["ada", "act"], ["dashboard", "read"]]
    );

    let taken = home.session(&["token", "create", "ada", "--scope", "read"]);
    assert_eq!(
        taken,
        "status 1\n--- stderr\nthreadwire: there is a token `ada` already: revoke it first\n"
    );
    let revoked = home.session(&["token", "revoke", "ada"]);
    assert_eq!(revoked, "status 0\n--- stderr\nrevoked the token `ada`\n");
    let unknown = home.session(&["token", "revoke", "ada"]);
    assert_eq!(
        unknown,
        "status 1\n--- stderr\nthreadwire: there is no token `ada`: see `threadwire token list`\n"
    );
    let without_scope = home.session(&["token", "create", "eve"]);
    assert!(without_scope.starts_with("status 2\n") && without_scope.contains("--scope"));
}
