use std::{cell::RefCell, ops::Range};

use bytes::Bytes;
use serde::Serialize;
use serde_json::value::RawValue;

use super::{RequestId, RpcError};
use crate::{
    method::{NotificationMethod, RequestMethod},
    support::Trim,
};

thread_local! {
    /// The buffer for encoding. The message is then copied to a buffer of its exact size, because many messages wait in
    /// queues.
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The largest capacity of the buffer that is kept for the next message, in bytes.
const KEPT_SCRATCH: usize = 64 << 10;

/// The envelope format of a connection's outgoing messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wire {
    /// Whether messages carry `"jsonrpc":"2.0"`.
    pub jsonrpc: bool,
    /// Index of the negotiated version of the dialect.
    pub version: usize,
}

/// One encoded message with a trailing line feed. Clones share the bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    bytes: Bytes,
    /// The byte range of the escaped text of a delta, for merging.
    text: Option<Range<usize>>,
}

impl Frame {
    /// Makes a frame from one message without a line feed.
    pub fn from_message(mut message: Vec<u8>) -> Self {
        message.push(b'\n');
        Self {
            bytes: message.into(),
            text: None,
        }
    }

    /// Returns the message with its line feed, as line transports write it.
    pub fn line(&self) -> &Bytes {
        &self.bytes
    }

    /// Returns the message without its line feed, as WebSockets carry it.
    pub fn message(&self) -> Bytes {
        self.bytes.slice(..self.bytes.len() - 1)
    }

    /// Returns the length in bytes, line feed included.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Returns `false`: a frame always holds a message.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Marks the text of a delta: the value of the last string member `name`.
    ///
    /// A frame without such a member stays unmarked and is never merged.
    #[must_use]
    pub fn with_text_member(mut self, name: &str) -> Self {
        self.text = text_member(&self.bytes, name);
        self
    }

    /// Returns the escaped text of a marked delta.
    pub fn text(&self) -> Option<&[u8]> {
        self.text.clone().map(|range| &self.bytes[range])
    }

    /// Returns the bytes before and after the text of a marked delta, without the line feed.
    pub fn around_text(&self) -> Option<(&[u8], &[u8])> {
        let text = self.text.clone()?;
        let end = self.bytes.len() - 1;
        Some((&self.bytes[..text.start], &self.bytes[text.end..end]))
    }
}

/// Returns where the text of the last string member `name` is. A quote within a text has a backslash before it, so no
/// text looks like a member.
fn text_member(bytes: &[u8], name: &str) -> Option<Range<usize>> {
    let is_key = |colon: &usize| {
        let key = bytes[..*colon].strip_suffix(b"\"");
        let before = key.and_then(|key| key.strip_suffix(name.as_bytes()));
        before.is_some_and(|before| before.ends_with(b"\"")) && bytes.get(colon + 1) == Some(&b'"')
    };
    let start = memchr::memrchr_iter(b':', bytes).find(is_key)? + 2;
    let mut end = start;
    loop {
        end += memchr::memchr2(b'"', b'\\', bytes.get(end..)?)?;
        if bytes[end] == b'"' {
            return Some(start..end);
        }
        end += 2;
    }
}

impl Wire {
    /// Encodes a successful response.
    pub fn response<T: Serialize + ?Sized>(&self, id: &RequestId, result: &T) -> Frame {
        self.result(id, None, &|out| serde_json::to_writer(out, result))
    }

    /// Encodes an error response.
    pub fn error(&self, id: &RequestId, error: &RpcError) -> Frame {
        self.frame(&[("id", Member::Id(id))], "error", None, &|out| {
            // By hand, because the message can be long: that of an unknown method names all methods.
            out.extend_from_slice(b"{\"code\":");
            serde_json::to_writer(&mut *out, &error.code)?;
            out.extend_from_slice(b",\"message\":");
            write_text(out, &error.message)?;
            if let Some(data) = &error.data {
                out.extend_from_slice(b",\"data\":");
                serde_json::to_writer(&mut *out, data)?;
            }
            out.push(b'}');
            Ok(())
        })
    }

    /// Encodes an error response with the error of another response, which is not read.
    pub fn error_as_it_is(&self, id: &RequestId, error: &RawValue) -> Frame {
        self.frame(&[("id", Member::Id(id))], "error", None, &|out| {
            out.extend_from_slice(error.get().as_bytes());
            Ok(())
        })
    }

    /// Encodes the result of a handler, without members that the client's version lacks.
    pub fn answer<M: RequestMethod, E: Into<RpcError>>(
        &self,
        id: &RequestId,
        outcome: Result<M::Response, E>,
    ) -> Frame {
        match outcome {
            Ok(result) => self.result(id, M::RESULT_TRIM, &|out| M::write_result(&result, out)),
            Err(error) => self.error(id, &error.into()),
        }
    }

    /// Encodes a server request, without members that the client's version lacks.
    pub fn request<M: RequestMethod>(&self, id: &RequestId, params: &M::Params) -> Frame {
        self.frame(
            &[("id", Member::Id(id)), ("method", Member::Text(M::NAME))],
            "params",
            M::PARAMS_TRIM,
            &|out| M::write_params(params, out),
        )
    }

    /// Encodes a server request whose name is not in the schema.
    pub fn request_named<T: Serialize + ?Sized>(
        &self,
        id: &RequestId,
        method: &str,
        params: &T,
    ) -> Frame {
        self.frame(
            &[("id", Member::Id(id)), ("method", Member::Text(method))],
            "params",
            None,
            &|out| serde_json::to_writer(out, params),
        )
    }

    /// Encodes a notification, without members that the client's version lacks. `emitted_at_ms` (Unix time in
    /// milliseconds) is written by dialects that have this member.
    pub fn notification<M: NotificationMethod>(
        &self,
        params: &M::Params,
        emitted_at_ms: Option<i64>,
    ) -> Frame {
        let write = |out: &mut Vec<u8>| M::write_params(params, out);
        self.notify(M::NAME, M::PARAMS_TRIM, &write, emitted_at_ms)
    }

    /// Encodes a notification whose name is not in the schema.
    pub fn notification_named<T: Serialize + ?Sized>(
        &self,
        method: &str,
        params: &T,
        emitted_at_ms: Option<i64>,
    ) -> Frame {
        let write = |out: &mut Vec<u8>| serde_json::to_writer(out, params);
        self.notify(method, None, &write, emitted_at_ms)
    }

    fn result(&self, id: &RequestId, trim: Option<Trim>, result: Body<'_>) -> Frame {
        self.frame(&[("id", Member::Id(id))], "result", trim, result)
    }

    fn notify(
        &self,
        method: &str,
        trim: Option<Trim>,
        params: Body<'_>,
        emitted_at_ms: Option<i64>,
    ) -> Frame {
        let method = ("method", Member::Text(method));
        match emitted_at_ms {
            Some(at) => self.frame(
                &[method, ("emittedAtMs", Member::Int(at))],
                "params",
                trim,
                params,
            ),
            None => self.frame(&[method], "params", trim, params),
        }
    }

    fn frame(
        &self,
        head: &[(&str, Member<'_>)],
        body_key: &str,
        trim: Option<Trim>,
        body: Body<'_>,
    ) -> Frame {
        SCRATCH.with_borrow_mut(|out| {
            out.clear();
            self.write(out, head, body_key, trim, body);
            out.push(b'\n');
            let frame = Frame {
                bytes: Bytes::copy_from_slice(out),
                text: None,
            };
            if out.capacity() > KEPT_SCRATCH {
                *out = Vec::new();
            }
            frame
        })
    }

    fn write(
        &self,
        out: &mut Vec<u8>,
        head: &[(&str, Member<'_>)],
        body_key: &str,
        trim: Option<Trim>,
        body: Body<'_>,
    ) {
        out.push(b'{');
        if self.jsonrpc {
            out.extend_from_slice(b"\"jsonrpc\":\"2.0\",");
        }
        for (key, member) in head {
            write_key(out, key);
            member.write(out);
            out.push(b',');
        }
        let head_end = out.len() - 1;
        write_key(out, body_key);
        let body_start = out.len();
        if body(out).is_err() {
            // Schema types always encode; another value that fails must not corrupt the stream.
            out.truncate(body_start);
            out.extend_from_slice(b"null");
        }
        let trimmed = trim.and_then(|trim| trim.apply(self.version, &out[body_start..]));
        if let Some(trimmed) = trimmed {
            out.truncate(body_start);
            out.extend_from_slice(trimmed.to_string().as_bytes());
        }
        if body_key == "params" && &out[body_start..] == b"null" {
            // JSON-RPC requires params to be an object, an array, or absent.
            out.truncate(head_end);
        }
        out.push(b'}');
    }
}

/// Writes what a message carries. The frame around it is compiled once and not for every type.
type Body<'a> = &'a dyn Fn(&mut Vec<u8>) -> serde_json::Result<()>;

enum Member<'a> {
    Id(&'a RequestId),
    Text(&'a str),
    Int(i64),
}

impl Member<'_> {
    fn write(&self, out: &mut Vec<u8>) {
        let written = match self {
            Self::Id(id) => serde_json::to_writer(out, id),
            Self::Text(text) => write_text(out, text),
            Self::Int(number) => serde_json::to_writer(out, number),
        };
        debug_assert!(written.is_ok(), "text and numbers always encode");
    }
}

fn write_key(out: &mut Vec<u8>, key: &str) {
    out.push(b'"');
    out.extend_from_slice(key.as_bytes());
    out.extend_from_slice(b"\":");
}

/// Writes a string. Text that needs no escapes is found eight bytes at a time and copied at once.
fn write_text(out: &mut Vec<u8>, text: &str) -> serde_json::Result<()> {
    if needs_escapes(text.as_bytes()) {
        return serde_json::to_writer(out, text);
    }
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
    Ok(())
}

/// Tells whether a string with these bytes has control characters, quotes or backslashes. It may say so of other bytes,
/// too.
fn needs_escapes(text: &[u8]) -> bool {
    const ONES: u64 = u64::MAX / 255;
    // The high bit of each byte below `limit` is set, and never without such a byte.
    let below =
        |word: u64, limit: u8| word.wrapping_sub(ONES * u64::from(limit)) & !word & (ONES * 0x80);
    let (words, rest) = text.as_chunks::<8>();
    let mut found = 0;
    for word in words {
        let word = u64::from_ne_bytes(*word);
        found |= below(word, b' ')
            | below(word ^ (ONES * u64::from(b'"')), 1)
            | below(word ^ (ONES * u64::from(b'\\')), 1);
    }
    found != 0
        || rest
            .iter()
            .any(|byte| matches!(byte, 0..b' ' | b'"' | b'\\'))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn text_is_written_as_json(text in "[ -~]{0,40}|[\\x00-\\x7f]{0,40}|.{0,40}") {
            let mut out = Vec::new();
            write_text(&mut out, &text).unwrap();
            prop_assert_eq!(out, serde_json::to_vec(&text).unwrap());
        }

        #[test]
        fn an_error_is_written_as_its_type(code: i64, message in ".{0,40}", data: Option<bool>) {
            let error = RpcError::new(code, message);
            let error = data.iter().fold(error, |error, data| error.with_data(data));
            let wire = Wire { jsonrpc: false, version: 0 };
            let written = wire.error(&RequestId::Int(7), &error).message();
            let body = serde_json::to_string(&error).unwrap();
            prop_assert_eq!(written, format!(r#"{{"id":7,"error":{body}}}"#));
        }
    }
}
