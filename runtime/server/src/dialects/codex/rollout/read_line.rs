//! A line of a rollout file.

use std::borrow::Cow;

use chrono::DateTime;
use serde::Deserialize;
use serde_json::value::RawValue;
use threadwire_engine::Millis;

/// The time of a line, its number, the name of its kind and its content.
pub(super) struct Line<'a> {
    timestamp: Cow<'a, str>,
    pub(super) ordinal: Option<u64>,
    pub(super) kind: Cow<'a, str>,
    /// JSON, which may be damaged.
    pub(super) payload: &'a str,
}

#[derive(Deserialize)]
struct AnyLine<'a> {
    #[serde(borrow)]
    timestamp: Cow<'a, str>,
    ordinal: Option<u64>,
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    #[serde(borrow)]
    payload: &'a RawValue,
}

#[derive(Deserialize)]
struct AnyPayload<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
}

impl<'a> Line<'a> {
    /// Reads a line; `None` if it is none.
    pub(super) fn read(text: &'a str) -> Option<Self> {
        Self::as_written(text).or_else(|| {
            let line: AnyLine<'a> = serde_json::from_str(text).ok()?;
            Some(Self {
                timestamp: line.timestamp,
                ordinal: line.ordinal,
                kind: line.kind,
                payload: line.payload.get(),
            })
        })
    }

    /// Reads a line with its members in the order in which Codex writes them. Most of a file is content that nobody
    /// asks for, and this does not look at it.
    fn as_written(text: &'a str) -> Option<Self> {
        let (timestamp, rest) = text.strip_prefix("{\"timestamp\":\"")?.split_once("\",")?;
        let (ordinal, rest) = match rest.strip_prefix("\"ordinal\":") {
            Some(rest) => {
                let (ordinal, rest) = rest.split_once(',')?;
                (Some(ordinal.parse().ok()?), rest)
            }
            None => (None, rest),
        };
        let rest = rest.strip_prefix("\"type\":\"")?;
        let (kind, rest) = rest.split_once("\",\"payload\":")?;
        Some(Self {
            timestamp: timestamp.into(),
            ordinal,
            kind: kind.into(),
            payload: rest.strip_suffix('}')?,
        })
    }

    /// Returns the time in milliseconds.
    pub(super) fn time(&self) -> Option<Millis> {
        millis(&self.timestamp)
    }

    /// Returns the name of the kind of the content.
    pub(super) fn payload_kind(&self) -> Option<Cow<'a, str>> {
        let first = self.payload.strip_prefix("{\"type\":\"");
        if let Some((kind, _)) = first.and_then(|rest| rest.split_once('"')) {
            return Some(kind.into());
        }
        let payload: AnyPayload<'a> = serde_json::from_str(self.payload).ok()?;
        Some(payload.kind)
    }
}

/// Reads a time in milliseconds.
pub(super) fn millis(time: &str) -> Option<Millis> {
    DateTime::parse_from_rfc3339(time)
        .ok()
        .map(|time| time.timestamp_millis())
}
