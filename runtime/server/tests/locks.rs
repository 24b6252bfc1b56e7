//! The locks of the database are hidden from all commands of a process, so this test has a process of its own.
#![cfg(target_os = "linux")]

#[path = "support/talk.rs"]
mod talk;

use std::fs;

use serde_json::json;
use threadwire_server::{OpenOptions, STORE_FILE};
use threadwire_workspace::sandbox;

use self::talk::Talk;

#[tokio::test]
async fn commands_in_a_sandbox_do_not_see_the_locks_of_the_database() {
    let can = sandbox::detect();
    if can.bubblewrap.is_err() && can.mounts.is_err() {
        return;
    }
    let home = tempfile::tempdir().unwrap();
    let options = OpenOptions {
        home: Some(home.path().to_owned()),
        cwd: Some(home.path().to_owned()),
        hides_locks: true,
        ..OpenOptions::default()
    };
    let mut talk = Talk::open("codex", options).await;
    let file = home.path().join(format!("{STORE_FILE}-shm"));
    assert!(fs::metadata(&file).unwrap().len() > 0);
    let script = format!("test -e {0} && test ! -s {0}", file.display());
    let run = json!({
        "command": ["sh", "-c", script],
        "sandboxPolicy": { "type": "readOnly" },
    });
    assert_eq!(talk.call("command/exec", run).await["exitCode"], 0);
}
