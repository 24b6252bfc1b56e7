//! A line of a rollout file.

use std::borrow::Cow;

use chrono::DateTime;
use serde::Deserialize;
use serde_json::value::RawValue;
use threadwire_engine::Millis;

/// How a line ends that was written here between two turns.
const INJECTED: &str = ",\"threadwire\":true}";

/// The time of a line, its number, the name of its kind and its content.
pub(super) struct Line<'a> {
    timestamp: Cow<'a, str>,
    pub(super) ordinal: Option<u64>,
    pub(super) kind: Cow<'a, str>,
    /// JSON, which may be damaged, and more where another member follows it.
    payload: &'a str,
    text: &'a str,
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
                text,
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
            text,
        })
    }

    /// Tells whether it was written here between two turns.
    pub(super) fn is_injected_here(&self) -> bool {
        self.text.ends_with(INJECTED)
    }

    /// Returns the time in milliseconds.
    pub(super) fn time(&self) -> Option<Millis> {
        millis(&self.timestamp)
    }

    /// Reads the content; `None` if it is damaged or another one.
    pub(super) fn parse<T: Deserialize<'a>>(&self) -> Option<T> {
        let mut payload = self.payload;
        // One call, because it is compiled for each type.
        loop {
            match serde_json::from_str(payload) {
                Ok(read) => return Some(read),
                Err(_) => payload = self.exact().filter(|exact| *exact != payload)?,
            }
        }
    }

    /// Returns the content without what follows it.
    fn exact(&self) -> Option<&'a str> {
        let line: AnyLine<'a> = serde_json::from_str(self.text).ok()?;
        Some(line.payload.get())
    }

    /// Returns the name of the kind of the content.
    pub(super) fn payload_kind(&self) -> Option<Cow<'a, str>> {
        let first = self.payload.strip_prefix("{\"type\":\"");
        match first.and_then(|rest| rest.split_once('"')) {
            Some((kind, _)) => Some(kind.into()),
            None => self.parse().map(|payload: AnyPayload<'a>| payload.kind),
        }
    }
}

/// Reads a time in milliseconds.
pub(super) fn millis(time: &str) -> Option<Millis> {
    DateTime::parse_from_rfc3339(time)
        .ok()
        .map(|time| time.timestamp_millis())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_in_any_form() {
        const WHOLE: &str = r#"{"timestamp":"2026-01-02T03:04:05.678Z","ordinal":7,"type":"event_msg","payload":{"type":"user_message","message":"a } \"b\""}}"#;
        let forms = [
            WHOLE.to_owned(),
            WHOLE.replace(":", ": "),
            WHOLE.replace("}}", "},\"more\":1}"),
            WHOLE.replace("}}", "},\"more\":{\"type\":\"other\"}}"),
            WHOLE.replace(
                r#""ordinal":7,"type":"event_msg","#,
                r#""type":"event_msg","ordinal":7,"#,
            ),
            WHOLE.replace(
                r#"{"type":"user_message","message":"a } \"b\""}"#,
                r#"{"message":"a } \"b\"","type":"user_message"}"#,
            ),
        ];
        for text in forms {
            let text = text.replace("2026-01-02T03: 04: 05", "2026-01-02T03:04:05");
            let line = Line::read(&text).unwrap();
            assert_eq!(line.time(), Some(1_767_323_045_678), "{text}");
            assert_eq!(
                (line.ordinal, &*line.kind),
                (Some(7), "event_msg"),
                "{text}"
            );
            assert_eq!(line.payload_kind().unwrap(), "user_message", "{text}");
            let payload: serde_json::Value = line.parse().unwrap();
            assert_eq!(payload["message"], "a } \"b\"", "{text}");
        }
        assert!(Line::read(&WHOLE[..WHOLE.len() - 2]).is_none());
        assert!(Line::read("{}").is_none());
    }
}
