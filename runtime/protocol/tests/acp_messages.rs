//! Checks that every message in `acp/*.jsonl` decodes into the generated types and encodes unchanged.
//!
//! A line has a `method` and either the `params` or the `result` of a message, or the params of a
//! `notification`. The tables name every message of both versions, and each needs a line.

use std::{collections::BTreeSet, fs, path::Path};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use threadwire_protocol::{NotificationMethod, RequestMethod, acp, acp_v2};

/// The re-encoded form of a message, or the decoder's error.
type Again = Result<Value, serde_json::Error>;

/// The decoder of one message of a dialect: the method, the part of the message, and the function.
#[derive(Clone, Copy)]
struct Reader {
    method: &'static str,
    part: &'static str,
    read: fn(&str) -> Again,
}

fn again<T: Serialize + DeserializeOwned>(text: &str) -> Again {
    serde_json::to_value(serde_json::from_str::<T>(text)?)
}

fn request<M: RequestMethod>() -> [Reader; 2] {
    [
        Reader {
            method: M::NAME,
            part: "params",
            read: again::<M::Params>,
        },
        Reader {
            method: M::NAME,
            part: "result",
            read: |text| serde_json::to_value(M::read_response(text)?),
        },
    ]
}

fn notification<M: NotificationMethod>() -> [Reader; 1] {
    [Reader {
        method: M::NAME,
        part: "notification",
        read: again::<M::Params>,
    }]
}

macro_rules! readers {
    ($dialect:ident: $($request:ident)*; $($notification:ident)*) => {
        [
            $(&request::<$dialect::method::$request>()[..],)*
            $(&notification::<$dialect::notification::$notification>()[..],)*
        ]
        .concat()
    };
}

fn check(file: &str, readers: &[Reader]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/acp")
        .join(file);
    let text = fs::read_to_string(path).unwrap();
    let mut seen = BTreeSet::new();
    for line in text.lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        let reader = readers.iter().find(|reader| {
            message["method"] == reader.method && message.get(reader.part).is_some()
        });
        let reader = reader.unwrap_or_else(|| panic!("nobody reads {line}"));
        let part = &message[reader.part];
        let written =
            (reader.read)(&part.to_string()).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(&written, part, "{line}");
        seen.insert((reader.method, reader.part));
    }
    let all: BTreeSet<_> = readers
        .iter()
        .map(|reader| (reader.method, reader.part))
        .collect();
    assert_eq!(
        all.difference(&seen).collect::<Vec<_>>(),
        Vec::<&(&str, &str)>::new(),
        "without a line"
    );
}

fn version_1() -> Vec<Reader> {
    readers!(acp:
        AuthStatus Authenticate ElicitationCreate FsReadTextFile FsWriteTextFile Initialize Logout McpMessage
        ProvidersDisable ProvidersList ProvidersSet ProxyInitialize ProxySuccessor SessionArchive SessionClose
        SessionDelete SessionFork SessionList SessionLoad SessionNew SessionPrompt SessionRequestPermission
        SessionResume SessionSetConfigOption SessionSetMode SessionSetTitle SessionStatus SessionUnarchive
        TerminalCreate TerminalKill TerminalOutput TerminalRelease TerminalWaitForExit;
        AuthStatusUpdate CancelRequest ElicitationComplete McpMessageNotification ProxySuccessorNotification
        SessionCancel SessionUpdate
    )
}

#[test]
fn version_1_reads_and_writes_every_message() {
    check("v1.jsonl", &version_1());
}

#[test]
fn version_2_reads_and_writes_every_message() {
    let readers = readers!(acp_v2:
        AuthLogin AuthLogout AuthStatus ElicitationCreate Initialize McpMessage ProvidersDisable ProvidersList
        ProvidersSet ProxyInitialize ProxySuccessor SessionArchive SessionClose SessionDelete SessionFork
        SessionList SessionNew SessionPrompt SessionRequestPermission SessionResume SessionSetConfigOption
        SessionSetTitle SessionStatus SessionUnarchive TerminalCancel ToolCallCancel;
        AuthStatusUpdate CancelRequest ElicitationComplete McpMessageNotification ProxySuccessorNotification
        SessionCancel SessionUpdate
    );
    check("v2.jsonl", &readers);
}

#[test]
fn a_result_without_members_may_be_null() {
    let empty: Vec<_> = version_1()
        .iter()
        .filter(|reader| {
            reader.part == "result"
                && (reader.read)("null").is_ok_and(|value| value == serde_json::json!({}))
        })
        .map(|reader| reader.method)
        .collect();
    assert_eq!(
        empty,
        [
            "authenticate",
            "fs/write_text_file",
            "logout",
            "providers/disable",
            "providers/set",
            "session/archive",
            "session/close",
            "session/delete",
            "session/load",
            "session/resume",
            "session/set_mode",
            "session/unarchive",
            "terminal/kill",
            "terminal/release",
            "terminal/wait_for_exit",
        ]
    );
}
