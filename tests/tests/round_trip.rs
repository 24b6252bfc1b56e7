//! Checks that the generated types re-encode every message of the golden transcripts unchanged.

use std::path::Path;

use threadwire_tests::round_trip::{Dialect, Report, round_trip};

/// The expected differences.
const KNOWN: &[&str] = &[
    // The client sends an invalid response.
    "acp/command-bad-answer.jsonl:29: `session/request_permission`: : invalid type: integer `5`, expected struct RequestPermissionResponse",
    // The client sends an invalid response.
    "acp/editor.jsonl:50: `fs/read_text_file`: content: invalid type: integer `7`, expected a string",
    // The client sends a member that is not in the protocol.
    "acp/extensions.jsonl:2: `initialize`: .unknown 1 is lost",
    // The client sends invalid responses.
    "codex/client-tool-unusable.jsonl:20: `item/tool/call`: : missing field `contentItems`",
    "codex/client-tool-unusable.jsonl:25: `item/tool/call`: : missing field `contentItems`",
    // The client sends an invalid response.
    "codex/command-bad-answer.jsonl:37: `item/commandExecution/requestApproval`: : invalid type: integer `5`, expected struct CommandExecutionRequestApprovalResponse",
    // The client sends an invalid response.
    "codex/current-time.jsonl:57: `currentTime/read`: currentTimeAt: invalid type: string \"noon\", expected i64",
    // The client sends params to a method that has none.
    "dotcraft/memory-reset.jsonl:19: `memory/reset`: .any 1 is lost",
];

#[test]
fn golden_messages_are_written_as_they_were_read() {
    let mut report = Report::default();
    for (folder, dialect) in [
        ("acp", Some("acp")),
        ("acp-v2", Some("acp@2")),
        ("codex", Some("codex")),
        ("codex-0.97", Some("codex@0.97")),
        ("dotcraft", Some("dotcraft")),
        ("mixed", None),
    ] {
        let dialect: Option<Dialect> = dialect.map(|name| name.parse().expect("a dialect"));
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("transcripts")
            .join(folder);
        let entries = std::fs::read_dir(&path).expect("a folder of transcripts");
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            let name = path.file_name().expect("a file").to_string_lossy();
            let text = std::fs::read_to_string(&path).expect("a transcript");
            report.add(round_trip(&format!("{folder}/{name}"), &text, dialect));
        }
    }
    report.different.sort();
    assert_eq!(report.different, KNOWN, "{report}");
    // Nearly all messages have a type; the rest are meant to be refused.
    assert!(report.unread.len() * 50 < report.equal, "{report}");
}

/// The file has a message of each form that the documentation of DotCraft shows, with values of our own.
#[test]
fn published_messages_are_written_as_they_were_read() {
    let dialect = "dotcraft".parse().expect("a dialect");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages/dotcraft.jsonl");
    let text = std::fs::read_to_string(&path).expect("a file of messages");
    let report = round_trip("dotcraft", &text, Some(dialect));
    assert!(
        report.unread.is_empty() && report.different.is_empty(),
        "{report}"
    );
    assert_eq!(report.equal, text.lines().count(), "{report}");
}
