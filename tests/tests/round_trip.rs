//! Every message of the golden transcripts is what the generated types write.

use std::path::Path;

use threadwire_tests::round_trip::{Dialect, Report, round_trip};

/// What is not written as it was read, and must not be.
const KNOWN: &[&str] = &[
    // A client answers nonsense.
    "acp/command-bad-answer.jsonl:28: `session/request_permission`: : invalid type: integer `5`, expected struct RequestPermissionResponse",
    // A client says something that is not in the protocol.
    "acp/extensions.jsonl:2: `initialize`: .unknown 1 is lost",
    // A client answers nonsense.
    "codex/command-bad-answer.jsonl:37: `item/commandExecution/requestApproval`: : invalid type: integer `5`, expected struct CommandExecutionRequestApprovalResponse",
];

#[test]
fn golden_messages_are_written_as_they_were_read() {
    let mut report = Report::default();
    for (folder, dialect) in [
        ("acp", Some("acp")),
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
    // Nearly everything has a type; the rest is there to be refused.
    assert!(report.unread.len() * 50 < report.equal, "{report}");
}
