//! One request and its response on a connection: the framing of HTTP/1.1 (RFC 9112).

use std::{
    future::poll_fn,
    io,
    pin::{Pin, pin},
    task::{Context, Poll, Waker},
};

use bytes::{Buf, BufMut, Bytes, BytesMut};
use http::{
    HeaderMap, HeaderName, HeaderValue, StatusCode,
    header::{CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING},
};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt, ReadBuf};

use super::{HttpError, connect::Stream};

/// Maximum number of bytes per read, and the buffer space that a connection reserves.
const READ: usize = 8 * 1024;

/// Maximum size of a status line and headers in bytes.
const MAX_HEAD: usize = 64 * 1024;

/// Maximum number of headers.
const MAX_HEADERS: usize = 128;

/// Maximum size of a chunk-size line or a trailer in bytes.
const MAX_LINE: usize = 8 * 1024;

/// A connection and its unread bytes.
pub(super) struct Exchange {
    stream: Box<dyn Stream>,
    buffer: BytesMut,
}

/// Status and headers of a response.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    pub(super) framing: Framing,
    /// Whether the connection can be reused after the body.
    pub(super) keep: bool,
}

/// The position in the body of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Framing {
    /// This number of bytes is left.
    Length(u64),
    /// The size line of a chunk comes next.
    ChunkSize,
    /// This number of bytes of a chunk is left.
    Chunk(u64),
    /// The line end after a chunk comes next.
    ChunkEnd,
    /// The trailers after the last chunk come next.
    Trailers,
    /// The body ends when the connection closes.
    Rest,
}

/// What became of a request.
enum Sent {
    All,
    /// Bytes of the answer have arrived before.
    Interrupted,
    /// The server will not answer any more.
    NoMore,
}

/// What the buffer holds next.
enum Next {
    Data(Bytes),
    Incomplete,
    End,
}

impl Exchange {
    pub(super) fn new(stream: Box<dyn Stream>) -> Self {
        Self {
            stream,
            buffer: BytesMut::new(),
        }
    }

    pub(super) fn into_stream(self) -> Box<dyn Stream> {
        self.stream
    }

    /// Returns whether an idle connection can be used: it is open, and no bytes have arrived.
    pub(super) fn is_idle(&mut self) -> bool {
        let mut byte = [0];
        let mut context = Context::from_waker(Waker::noop());
        let read = Pin::new(&mut self.stream).poll_read(&mut context, &mut ReadBuf::new(&mut byte));
        self.buffer.is_empty() && matches!(read, Poll::Pending)
    }

    /// Sends a request and reads the head of the response. The request body is freed as soon as it is sent.
    pub(super) async fn ask(&mut self, head: &[u8], body: Bytes) -> Result<Head, HttpError> {
        let mut request = Buf::chain(head, body);
        let mut early = None;
        let sent = loop {
            match self.send(&mut request, early.is_none()).await {
                Ok(Sent::All | Sent::NoMore) => break Ok(()),
                // A server may respond before it has read the whole request.
                Ok(Sent::Interrupted) => early = self.arrived_head()?,
                Err(error) => break Err(error),
            }
            if let Some(head) = early.take_if(|head| is_refusal(head.status)) {
                // It does not read the rest, and takes no other request after it.
                return Ok(Head {
                    keep: false,
                    ..head
                });
            }
        };
        drop(request);
        let answered = match early {
            Some(head) => Ok(head),
            None => self.head().await,
        };
        match (answered, sent) {
            (Ok(head), Ok(())) => Ok(head),
            (Ok(head), Err(_)) => Ok(Head {
                keep: false,
                ..head
            }),
            (Err(HttpError::Closed), Err(error)) => Err(error),
            (Err(error), _) => Err(error),
        }
    }

    /// Sends what is left of a request. If `listens`, it also reads while the server takes nothing.
    async fn send(&mut self, request: &mut impl Buf, listens: bool) -> Result<Sent, HttpError> {
        poll_fn(|context| {
            let sent = loop {
                if !request.has_remaining() {
                    break pin!(self.stream.flush())
                        .poll(context)
                        .map_ok(|()| Sent::All);
                }
                match pin!(self.stream.write_buf(request)).poll(context) {
                    Poll::Ready(Ok(0)) => break Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                    Poll::Ready(Ok(_)) => {}
                    Poll::Ready(Err(error)) => break Poll::Ready(Err(error)),
                    Poll::Pending => break Poll::Pending,
                }
            };
            if sent.is_pending() && listens {
                return pin!(self.fill()).poll(context).map_ok(|bytes| match bytes {
                    0 => Sent::NoMore,
                    _ => Sent::Interrupted,
                });
            }
            sent.map_err(HttpError::Io)
        })
        .await
    }

    async fn head(&mut self) -> Result<Head, HttpError> {
        loop {
            if let Some(head) = self.arrived_head()? {
                return Ok(head);
            }
            if self.fill().await? == 0 {
                return Err(match self.buffer.is_empty() {
                    true => HttpError::Closed,
                    false => HttpError::Incomplete,
                });
            }
        }
    }

    /// Takes the head of the final response out of the buffer; `None` if it has not arrived.
    fn arrived_head(&mut self) -> Result<Option<Head>, HttpError> {
        while let Some(head) = self.parse_head()? {
            // A 1xx status is interim: the final response follows.
            if !head.status.is_informational() {
                return Ok(Some(head));
            }
        }
        match self.buffer.len() > MAX_HEAD {
            true => Err(HttpError::Malformed("its headers are too large")),
            false => Ok(None),
        }
    }

    fn parse_head(&mut self) -> Result<Option<Head>, HttpError> {
        let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
        let mut parsed = httparse::Response::new(&mut headers);
        let length = match parsed.parse(&self.buffer) {
            Ok(httparse::Status::Complete(length)) => length,
            Ok(httparse::Status::Partial) => return Ok(None),
            Err(httparse::Error::TooManyHeaders) => {
                return Err(HttpError::Malformed("it has too many headers"));
            }
            Err(_) => return Err(HttpError::Malformed("it is no answer of HTTP")),
        };
        let status = parsed
            .code
            .and_then(|code| StatusCode::from_u16(code).ok())
            .ok_or(HttpError::Malformed("its status is none of HTTP"))?;
        let is_new = parsed.version == Some(1);
        let mut headers = HeaderMap::with_capacity(parsed.headers.len());
        for header in parsed.headers.iter() {
            let name = HeaderName::from_bytes(header.name.as_bytes());
            let value = HeaderValue::from_bytes(header.value);
            let (Ok(name), Ok(value)) = (name, value) else {
                return Err(HttpError::Malformed("a header is none of HTTP"));
            };
            headers.append(name, value);
        }
        self.buffer.advance(length);
        let framing = framing(status, &headers)?;
        Ok(Some(Head {
            keep: is_new && framing != Framing::Rest && !lists(&headers, CONNECTION, "close"),
            status,
            headers,
            framing,
        }))
    }

    /// Returns the next bytes of the body; `None` at its end. Dropping the future loses no bytes.
    pub(super) async fn body(&mut self, framing: &mut Framing) -> Result<Option<Bytes>, HttpError> {
        loop {
            match framing.next(&mut self.buffer)? {
                Next::Data(data) => return Ok(Some(data)),
                Next::End => return Ok(None),
                Next::Incomplete => {}
            }
            if self.fill().await? == 0 {
                return match framing {
                    Framing::Rest => Ok(None),
                    _ => Err(HttpError::Incomplete),
                };
            }
        }
    }

    async fn fill(&mut self) -> Result<usize, HttpError> {
        self.buffer.reserve(READ);
        let mut room = (&mut self.buffer).limit(READ);
        self.stream.read_buf(&mut room).await.map_err(HttpError::Io)
    }
}

impl Framing {
    /// Takes the next part of the body out of the buffer.
    fn next(&mut self, buffer: &mut BytesMut) -> Result<Next, HttpError> {
        loop {
            match self {
                Self::Length(0) => return Ok(Next::End),
                Self::Rest if buffer.is_empty() => return Ok(Next::Incomplete),
                Self::Rest => return Ok(Next::Data(buffer.split().freeze())),
                Self::Length(left) => return Ok(data(left, buffer)),
                Self::Chunk(0) => *self = Self::ChunkEnd,
                Self::Chunk(left) => return Ok(data(left, buffer)),
                Self::ChunkSize => {
                    let Some(line) = line(buffer)? else {
                        return Ok(Next::Incomplete);
                    };
                    *self = match size(&line)? {
                        0 => Self::Trailers,
                        size => Self::Chunk(size),
                    };
                }
                Self::ChunkEnd => match line(buffer)? {
                    None => return Ok(Next::Incomplete),
                    Some(line) if line.is_empty() => *self = Self::ChunkSize,
                    Some(_) => return Err(HttpError::Malformed("a chunk is longer than it says")),
                },
                Self::Trailers => match line(buffer)? {
                    None => return Ok(Next::Incomplete),
                    // Trailers are ignored.
                    Some(line) if !line.is_empty() => {}
                    Some(_) => *self = Self::Length(0),
                },
            }
        }
    }
}

fn data(left: &mut u64, buffer: &mut BytesMut) -> Next {
    if buffer.is_empty() {
        return Next::Incomplete;
    }
    let here = usize::try_from(*left)
        .unwrap_or(usize::MAX)
        .min(buffer.len());
    *left -= here as u64;
    Next::Data(buffer.split_to(here).freeze())
}

/// Takes a line out of the buffer and returns it without its line end; `None` if it is incomplete.
fn line(buffer: &mut BytesMut) -> Result<Option<Bytes>, HttpError> {
    let Some(end) = memchr::memchr(b'\n', buffer) else {
        return match buffer.len() > MAX_LINE {
            true => Err(HttpError::Malformed("a line between chunks is too long")),
            false => Ok(None),
        };
    };
    let mut line = buffer.split_to(end + 1).freeze();
    line.truncate(end);
    if line.ends_with(b"\r") {
        line.truncate(end - 1);
    }
    Ok(Some(line))
}

/// Parses the size of a chunk; chunk extensions are ignored.
fn size(line: &[u8]) -> Result<u64, HttpError> {
    let digits = line.split(|byte| *byte == b';').next().unwrap_or_default();
    let digits = digits.trim_ascii();
    // `from_str_radix` also accepts a sign.
    let is_hex = digits.iter().all(u8::is_ascii_hexdigit);
    let size = std::str::from_utf8(digits).ok().filter(|_| is_hex);
    size.and_then(|digits| u64::from_str_radix(digits, 16).ok())
        .ok_or(HttpError::Malformed("the size of a chunk is no number"))
}

/// Returns how the body of a response ends (RFC 9112, 6.3).
fn framing(status: StatusCode, headers: &HeaderMap) -> Result<Framing, HttpError> {
    let has_none = [StatusCode::NO_CONTENT, StatusCode::NOT_MODIFIED].contains(&status);
    if status.is_informational() || has_none {
        return Ok(Framing::Length(0));
    }
    if headers.contains_key(TRANSFER_ENCODING) {
        return Ok(match lists(headers, TRANSFER_ENCODING, "chunked") {
            true => Framing::ChunkSize,
            false => Framing::Rest,
        });
    }
    let mut lengths = headers.get_all(CONTENT_LENGTH).iter();
    let Some(length) = lengths.next() else {
        return Ok(Framing::Rest);
    };
    let digits = length.to_str().ok().map(str::trim);
    let number = digits.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    let number = number.and_then(|digits| digits.parse().ok());
    match number {
        Some(number) if lengths.all(|other| other == length) => Ok(Framing::Length(number)),
        _ => Err(HttpError::Malformed("its length is no number")),
    }
}

/// Returns whether a status says that the server does not want the request (RFC 9112, 9.5).
fn is_refusal(status: StatusCode) -> bool {
    status.is_client_error() || status.is_server_error()
}

/// Returns whether a header with a comma-separated list contains a word.
fn lists(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name);
    let mut words = values
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','));
    words.any(|found| found.trim().eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use tokio::io::duplex;

    use super::*;

    /// Reads a response that arrives in these pieces. Returns status, body, and whether the connection can be kept.
    async fn read(pieces: &[&[u8]]) -> Result<(u16, Vec<u8>, bool), String> {
        let (near, mut far) = duplex(64 * 1024);
        let pieces: Vec<Vec<u8>> = pieces.iter().map(|piece| piece.to_vec()).collect();
        let server = tokio::spawn(async move {
            for piece in pieces {
                far.write_all(&piece).await.unwrap();
                tokio::task::yield_now().await;
            }
        });
        let mut exchange = Exchange::new(Box::new(near));
        let read = async {
            let head = exchange.ask(b"", Bytes::new()).await?;
            let mut framing = head.framing;
            let mut body = Vec::new();
            while let Some(data) = exchange.body(&mut framing).await? {
                body.extend_from_slice(&data);
            }
            Ok::<_, HttpError>((head.status.as_u16(), body, head.keep))
        };
        let read = read.await.map_err(|error| error.to_string());
        server.await.unwrap();
        read
    }

    async fn whole(text: &str) -> Result<(u16, String, bool), String> {
        let (status, body, keep) = read(&[text.as_bytes()]).await?;
        Ok((status, String::from_utf8(body).unwrap(), keep))
    }

    fn ok(body: &str, keep: bool) -> Result<(u16, String, bool), String> {
        Ok((200, body.to_owned(), keep))
    }

    #[tokio::test]
    async fn bodies_end_as_their_headers_say() {
        let cases = [
            ("content-length: 2\r\n\r\nabc", ok("ab", true)),
            (
                "content-length: 2\r\ncontent-length: 2\r\n\r\nab",
                ok("ab", true),
            ),
            (
                "connection: Close\r\ncontent-length: 2\r\n\r\nab",
                ok("ab", false),
            ),
            ("\r\nall of it", ok("all of it", false)),
            ("transfer-encoding: gzip\r\n\r\nab", ok("ab", false)),
            (
                "transfer-encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n",
                ok("ab", true),
            ),
            (
                "Transfer-Encoding: gzip, Chunked\r\ncontent-length: 1\r\n\r\nA ;x=\"y\"\r\n0123456789\r\n1\nz\n000\r\na: b\r\n\r\n",
                ok("0123456789z", true),
            ),
        ];
        for (rest, expected) in cases {
            assert_eq!(
                whole(&format!("HTTP/1.1 200 OK\r\n{rest}")).await,
                expected,
                "{rest}"
            );
        }
        let empty = "HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\n";
        assert_eq!(whole(empty).await, Ok((204, String::new(), true)));
        let old = "HTTP/1.0 200 OK\r\ncontent-length: 2\r\n\r\nab";
        assert_eq!(whole(old).await, ok("ab", false));
        let early = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\na";
        assert_eq!(whole(early).await, ok("a", true));
    }

    #[tokio::test]
    async fn what_is_not_http_is_refused() {
        let long = "x".repeat(MAX_HEAD + READ);
        let many = "a: b\r\n".repeat(MAX_HEADERS + 1);
        let line = "1".repeat(MAX_LINE + READ);
        let cases = [
            (
                "SSH-2.0-OpenSSH_9.2\r\n".to_owned(),
                "it is no answer of HTTP",
            ),
            (
                format!("HTTP/1.1 200 OK\r\na: {long}"),
                "its headers are too large",
            ),
            (
                format!("HTTP/1.1 200 OK\r\n{many}\r\n"),
                "it has too many headers",
            ),
            (
                "HTTP/1.1 200 OK\r\ncontent-length: +2\r\n\r\nab".to_owned(),
                "its length is no number",
            ),
            (
                "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\nab".to_owned(),
                "its length is no number",
            ),
            (
                "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n+2\r\nab\r\n".to_owned(),
                "the size of a chunk is no number",
            ),
            (
                format!("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n{line}"),
                "a line between chunks is too long",
            ),
            (
                "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nabc\r\n".to_owned(),
                "a chunk is longer than it says",
            ),
        ];
        for (text, expected) in cases {
            let refused = whole(&text).await.unwrap_err();
            assert!(refused.ends_with(expected), "{refused}: {:.60}", text);
        }
    }

    #[tokio::test]
    async fn an_answer_that_ends_early_is_incomplete() {
        let incomplete = HttpError::Incomplete.to_string();
        for text in [
            "HTTP/1.1 200",
            "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nab",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n",
        ] {
            assert_eq!(whole(text).await.unwrap_err(), incomplete, "{text}");
        }
        assert_eq!(whole("").await.unwrap_err(), HttpError::Closed.to_string());
    }

    #[tokio::test]
    async fn a_connection_is_idle_while_nothing_comes_and_nobody_closes_it() {
        let (near, mut far) = duplex(64);
        let mut exchange = Exchange::new(Box::new(near));
        assert!(exchange.is_idle());
        far.write_all(b"x").await.unwrap();
        assert!(!exchange.is_idle());
        let (near, far) = duplex(64);
        let mut exchange = Exchange::new(Box::new(near));
        drop(far);
        assert!(!exchange.is_idle());
    }

    /// Sends a large request to a server that says this after it has read a little, and goes on to read if it `reads`.
    /// Returns the status, whether the connection can be kept, and how much the server got.
    async fn early(answer: &'static str, reads: bool) -> Result<(u16, bool, usize), String> {
        let (near, mut far) = duplex(64);
        let (end, ended) = tokio::sync::oneshot::channel::<()>();
        let server = tokio::spawn(async move {
            far.read_exact(&mut [0; 16]).await.unwrap();
            far.write_all(answer.as_bytes()).await.unwrap();
            if !reads {
                // The client has its answer while the server takes nothing.
                let _ = ended.await;
            }
            let mut rest = Vec::new();
            far.read_to_end(&mut rest).await.unwrap();
            16 + rest.len()
        });
        let mut exchange = Exchange::new(Box::new(near));
        let request = b"POST / HTTP/1.1\r\n\r\n";
        let answered = exchange.ask(request, Bytes::from_static(&[b'x'; 1000]));
        let answered = answered.await.map_err(|error| error.to_string());
        drop((end, exchange));
        let got = server.await.unwrap();
        answered.map(|head| (head.status.as_u16(), head.keep, got))
    }

    #[tokio::test]
    async fn a_server_may_answer_before_it_has_read_all() {
        let refusal = "HTTP/1.1 413 Too Large\r\ncontent-length: 0\r\n\r\n";
        let (status, keep, got) = early(refusal, false).await.unwrap();
        assert!((status, keep) == (413, false) && got < 1000, "{got}");
        // Others get all of it.
        let whole = b"POST / HTTP/1.1\r\n\r\n".len() + 1000;
        let interim = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";
        assert_eq!(early(interim, true).await, Ok((200, true, whole)));
    }

    #[tokio::test]
    async fn a_server_that_ends_while_it_is_sent_a_request_does_not_answer() {
        let (near, mut far) = duplex(64);
        let mut exchange = Exchange::new(Box::new(near));
        far.shutdown().await.unwrap();
        let request = Bytes::from_static(&[b'x'; 1000]);
        let ended = exchange.ask(b"", request).await.unwrap_err();
        assert_eq!(ended.to_string(), HttpError::Closed.to_string());
    }

    proptest! {
        #[test]
        fn chunks_make_the_same_body_however_they_come(
            body in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 1..40), 0..8),
            cuts in proptest::collection::vec(0usize..400, 0..12),
        ) {
            let mut bytes = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n".to_vec();
            for chunk in &body {
                bytes.extend_from_slice(format!("{:X}\r\n", chunk.len()).as_bytes());
                bytes.extend_from_slice(chunk);
                bytes.extend_from_slice(b"\r\n");
            }
            bytes.extend_from_slice(b"0\r\n\r\n");
            let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.min(bytes.len())).collect();
            cuts.extend([0, bytes.len()]);
            cuts.sort_unstable();
            let pieces: Vec<&[u8]> = cuts.windows(2).map(|cut| &bytes[cut[0]..cut[1]]).collect();
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let read = runtime.block_on(read(&pieces));
            prop_assert_eq!(read, Ok((200, body.concat(), true)));
        }
    }
}
