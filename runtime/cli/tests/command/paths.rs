//! Tests of paths that are no UTF-8, which no message can carry.

use std::{
    ffi::OsStr,
    io::{BufRead, BufReader, Write},
    os::unix::ffi::OsStrExt,
    process::Stdio,
};

use serde_json::{Value, json};

use super::Home;

#[test]
fn a_path_that_no_message_can_carry_is_named() {
    let home = Home::new();
    let folder = home.path().join(OsStr::from_bytes(b"x\xe9"));
    std::fs::create_dir(&folder).expect("a folder");
    for args in [
        &["exec", "say: hi"][..],
        &["exec", "review", "--uncommitted"],
        &["exec", "resume", "--last", "say: hi"],
    ] {
        let output = home.command(args).current_dir(&folder).output();
        let output = output.expect("the command");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(told.contains(r"x\xE9"), "{told}");
    }
    for option in ["--cd", "--add-dir", "--image"] {
        let mut command = home.command(&["exec", option]);
        let output = command.arg(&folder).args(["--", "say: hi"]).output();
        let output = output.expect("the command");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(told.contains(r"x\xE9"), "{told}");
    }

    let mut server = home.command(&["app-server"]);
    let server = server.current_dir(&folder);
    let server = server.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut server = server.spawn().expect("the command");
    let mut input = server.stdin.take().expect("a pipe");
    for message in [
        json!({
            "id": 1,
            "method": "initialize",
            "params": { "clientInfo": { "name": "test", "version": "0" } },
        }),
        json!({ "method": "initialized" }),
        json!({ "id": 2, "method": "thread/start", "params": {} }),
    ] {
        writeln!(input, "{message}").expect("written");
    }
    let lines = BufReader::new(server.stdout.take().expect("a pipe")).lines();
    let mut messages =
        lines.map(|line| -> Value { serde_json::from_str(&line.expect("UTF-8")).expect("JSON") });
    let answer = messages.find(|message| message["id"] == 2);
    let error = answer.expect("an answer")["error"].clone();
    let told = error["message"].as_str().expect("an error");
    assert!(told.contains("invalid UTF-8 characters"), "{told}");
    drop(input);
    assert!(server.wait().expect("its end").success());
}
