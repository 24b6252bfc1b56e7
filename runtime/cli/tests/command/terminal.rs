//! Tests of what a terminal shows of text that others chose: models, files and threads.

use std::{
    fs::File,
    io::{Read, Write},
    os::fd::OwnedFd,
};

use rustix::{
    fs::{Mode, OFlags},
    pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt},
};
use serde_json::Value;

use super::{Home, stdout};

/// Runs the command on a terminal, types a line, and returns what the terminal gets.
fn shown(home: &Home, args: &[&str], typed: &str) -> String {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&ours).expect("granted");
    unlockpt(&ours).expect("unlocked");
    let name = ptsname(&ours, Vec::new()).expect("a name");
    let theirs = || -> OwnedFd {
        let flags = OFlags::RDWR | OFlags::NOCTTY;
        rustix::fs::open(&*name, flags, Mode::empty()).expect("the terminal")
    };
    let mut command = home.command(args);
    let command = command.stdin(theirs()).stdout(theirs()).stderr(theirs());
    let mut child = command.spawn().expect("the command");
    // The command has the only ones.
    command.stdin(std::process::Stdio::null());
    command.stdout(std::process::Stdio::null());
    command.stderr(std::process::Stdio::null());
    let mut ours = File::from(ours);
    ours.write_all(typed.as_bytes()).expect("typed");
    let mut shown = Vec::new();
    // A terminal that nobody has any more gives an error in place of an end.
    let _ = ours.read_to_end(&mut shown);
    child.wait().expect("its end");
    String::from_utf8(shown).expect("UTF-8")
}

#[test]
fn a_terminal_obeys_nothing_that_a_model_says() {
    let home = Home::new();
    let prompt = "escalate: touch x\r\u{1b}[2K\rRun this command? ls\u{202e}\nsay: \u{1b}[2Jdone";
    let shown = shown(&home, &["exec", "-a", "untrusted", prompt], "n\n");
    assert!(!shown.contains(['\u{1b}', '\u{202e}']), "{shown:?}");
    let command = r"/bin/bash -lc 'touch x\r\u001b[2K\rRun this command? ls\u202e'";
    for told in ["Run this command? ", "declined: "] {
        let line = format!("{told}{command}\r\n");
        assert!(shown.contains(&line), "{told}: {shown:?}");
    }
    assert!(shown.contains("\r\n\\u001b[2Jdone\r\n"), "{shown:?}");
}

#[test]
fn a_terminal_obeys_nothing_in_threads() {
    let home = Home::new();
    let prompt = "say: a\u{1b}[2K\u{9b}b";
    assert_eq!(stdout(&home, &["exec", prompt]), "a\u{1b}[2K\u{9b}b\n");
    let json = stdout(&home, &["threads", "list", "--json"]);
    assert!(json.contains('\u{9b}'), "{json:?}");
    let thread: Value = serde_json::from_str(&json).expect("JSON");
    let id = thread["id"].as_str().expect("an id");
    // A pager may show them, too.
    for args in [&["threads", "list"][..], &["threads", "show", id]] {
        let text = stdout(&home, args);
        assert!(text.contains(r"a\u001b[2K\u009bb"), "{text:?}");
        assert!(!text.contains(['\u{1b}', '\u{9b}']), "{text:?}");
    }
    let json = shown(&home, &["threads", "list", "--json"], "");
    assert!(!json.contains(['\u{1b}', '\u{9b}']), "{json:?}");
    let thread: Value = serde_json::from_str(json.trim()).expect("JSON");
    assert_eq!(thread["preview"], prompt);
}
