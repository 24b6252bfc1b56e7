//! What this server adds to the protocol, in the member `threadwire` of `_meta`. The schema has its types:
//! `schema/acp/types/threadwire.json`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use threadwire_engine::{Answer, Cause, SettledBy};
use threadwire_protocol::{
    RawJson,
    acp::{
        ThreadwireAgentCapabilities, ThreadwireAnswer, ThreadwireAnsweredBy,
        ThreadwireClientCapabilities, ThreadwireMeta,
    },
};

use super::to_wire::option_id;

/// The key in `_meta` that holds the members that this server adds to the protocol.
const KEY: &str = "threadwire";

#[derive(Serialize, Deserialize)]
struct Meta<T> {
    threadwire: T,
}

/// Returns what the server adds, for its capabilities.
pub(super) fn advertised() -> Option<RawJson> {
    encode(ThreadwireAgentCapabilities {
        prompt_turn_id: true,
        terminal_output: true,
        shared_sessions: true,
        cursors: true,
        answers: true,
    })
}

/// Returns what a client asks for in its capabilities.
pub(super) fn asked_for(meta: Option<&RawJson>) -> ThreadwireClientCapabilities {
    meta.and_then(|meta| meta.decode::<Meta<ThreadwireClientCapabilities>>().ok())
        .map(|meta| meta.threadwire)
        .unwrap_or_default()
}

/// Reads the members of a request; none if they cannot be read.
pub(super) fn read(meta: Option<&RawJson>) -> ThreadwireMeta {
    meta.and_then(|meta| meta.decode::<Meta<ThreadwireMeta>>().ok())
        .map(|meta| meta.threadwire)
        .unwrap_or_default()
}

/// Makes the `_meta` that names a turn.
pub(super) fn of_turn(turn: impl ToString) -> Option<RawJson> {
    encode(ThreadwireMeta {
        turn_id: Some(turn.to_string()),
        ..ThreadwireMeta::default()
    })
}

/// Makes the `_meta` with a cursor.
pub(super) fn of_cursor(cursor: u64) -> Option<RawJson> {
    encode(ThreadwireMeta {
        cursor: Some(cursor),
        ..ThreadwireMeta::default()
    })
}

/// Makes the `_meta` that tells how a question was settled.
pub(super) fn of_answer(answer: &Answer, by: SettledBy, cause: Option<&Cause>) -> Option<RawJson> {
    let (by, principal) = match by {
        SettledBy::Client(_) => (
            ThreadwireAnsweredBy::Client,
            cause.map(|cause| cause.principal.to_string()),
        ),
        SettledBy::Policy => (ThreadwireAnsweredBy::Policy, None),
        SettledBy::TurnEnd => (ThreadwireAnsweredBy::TurnEnd, None),
    };
    let option_id = answer
        .decision()
        .map(|decision| option_id(&decision).to_owned());
    encode(ThreadwireMeta {
        answer: Some(ThreadwireAnswer {
            by,
            principal,
            option_id,
        }),
        ..ThreadwireMeta::default()
    })
}

/// Returns `meta` without the members of this server, for storing it.
pub(super) fn without(meta: RawJson) -> Option<RawJson> {
    let mut members: BTreeMap<String, RawJson> = meta.decode().ok()?;
    match members.remove(KEY) {
        None => Some(meta),
        Some(_) if members.is_empty() => None,
        Some(_) => RawJson::encode(&members).ok(),
    }
}

/// Adds a cursor to `meta`, which a client gave for the session.
pub(super) fn with_cursor(meta: Option<RawJson>, cursor: u64) -> Option<RawJson> {
    let members = meta.and_then(|meta| meta.decode::<BTreeMap<String, RawJson>>().ok());
    let mut members = members.unwrap_or_default();
    let ours = ThreadwireMeta {
        cursor: Some(cursor),
        ..ThreadwireMeta::default()
    };
    members.insert(KEY.to_owned(), RawJson::encode(&ours).ok()?);
    RawJson::encode(&members).ok()
}

fn encode<T: Serialize>(members: T) -> Option<RawJson> {
    RawJson::encode(&Meta {
        threadwire: members,
    })
    .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meta(text: &str) -> RawJson {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn stored_members_are_those_of_the_client() {
        let kept = |text: &str| without(meta(text)).map(|meta| meta.get().to_owned());
        assert_eq!(kept(r#"{"a":1}"#).as_deref(), Some(r#"{"a":1}"#));
        assert_eq!(kept(r#"{"threadwire":{"after":1}}"#), None);
        assert_eq!(
            kept(r#"{"b":[],"threadwire":{"after":1}}"#).as_deref(),
            Some(r#"{"b":[]}"#)
        );
    }

    #[test]
    fn what_cannot_be_read_asks_for_nothing() {
        assert_eq!(
            read(Some(&meta(r#"{"threadwire":{"after":7}}"#))).after,
            Some(7)
        );
        for text in ["5", r#"{"threadwire":5}"#, r#"{"threadwire":{"after":-1}}"#] {
            assert_eq!(read(Some(&meta(text))).after, None, "{text}");
        }
        assert!(asked_for(Some(&meta(r#"{"threadwire":{"cursors":true}}"#))).cursors);
        assert!(!asked_for(None).answers);
    }
}
