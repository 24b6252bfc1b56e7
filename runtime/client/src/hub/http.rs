//! Requests to a hub: HTTP over the loopback. A request says HTTP/1.0, so that the body of its answer ends with the
//! connection and has no chunks.

use std::{fmt, io, net::SocketAddr};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
};

/// An answer larger than this is not one of a hub.
const MAX_ANSWER: u64 = 16 << 20;

/// A longer line is not one of a hub: of headers, or an event.
const MAX_LINE: u64 = 1 << 20;

/// A hub, and the token for it.
#[derive(Clone)]
pub(super) struct Target {
    address: SocketAddr,
    token: String,
}

/// The body of an answer.
#[derive(Debug)]
pub(super) struct Body {
    /// The HTTP status.
    pub(super) status: u16,
    stream: BufReader<TcpStream>,
}

impl Target {
    /// Makes a target from the address of a hub; `None` if the address is not on this machine.
    pub(super) fn new(url: &str, token: String) -> Option<Self> {
        let host = url.strip_prefix("http://")?.trim_end_matches('/');
        let host = host.replace("localhost:", "127.0.0.1:");
        let address: SocketAddr = host.parse().ok()?;
        // A line end in the token would be a header of its own.
        let is_usable = address.ip().is_loopback() && !token.contains(char::is_control);
        is_usable.then_some(Self { address, token })
    }

    /// Sends a request and reads the head of its answer.
    pub(super) async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> io::Result<Body> {
        let body = body.unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.token,
            body.len(),
        );
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Body {
            status: 0,
            stream: BufReader::new(stream),
        };
        let malformed = || io::Error::new(io::ErrorKind::InvalidData, "it is no HTTP server");
        let first = answer.line().await?.ok_or_else(malformed)?;
        let status = first.strip_prefix("HTTP/1.").and_then(|rest| {
            let status = rest.split(' ').nth(1)?;
            status.parse().ok()
        });
        answer.status = status.ok_or_else(malformed)?;
        while !answer.line().await?.ok_or_else(malformed)?.is_empty() {}
        Ok(answer)
    }
}

impl Body {
    /// Reads the next line, without its end; `None` at the end of the body.
    pub(super) async fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = String::new();
        let mut limited = (&mut self.stream).take(MAX_LINE);
        if limited.read_line(&mut line).await? == 0 {
            return Ok(None);
        }
        if !line.ends_with('\n') && line.len() as u64 == MAX_LINE {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        line.truncate(line.trim_end_matches(['\r', '\n']).len());
        Ok(Some(line))
    }

    /// Reads the rest.
    pub(super) async fn read(&mut self) -> io::Result<String> {
        let mut text = String::new();
        let mut limited = (&mut self.stream).take(MAX_ANSWER);
        limited.read_to_string(&mut text).await?;
        Ok(text)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.address)
    }
}

impl fmt::Debug for Target {
    /// Leaves out the token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Target({self})")
    }
}

/// Escapes a value for the query of an address.
pub(super) fn escape(text: &str) -> String {
    const KEPT: &AsciiSet = &NON_ALPHANUMERIC
        .remove(b'-')
        .remove(b'_')
        .remove(b'.')
        .remove(b'~')
        .remove(b'/');
    utf8_percent_encode(text, KEPT).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hub_is_on_this_machine() {
        let target = |url| Target::new(url, "secret".to_owned());
        let known = target("http://127.0.0.1:49231").unwrap();
        assert_eq!(known.to_string(), "http://127.0.0.1:49231");
        assert!(!format!("{known:?}").contains("secret"));
        assert!(target("http://localhost:80/").is_some());
        for url in [
            "http://10.0.0.1:80",
            "https://127.0.0.1:80",
            "http://127.0.0.1",
            "",
        ] {
            assert!(target(url).is_none(), "{url}");
        }
        assert!(Target::new("http://127.0.0.1:80", "a\r\nb: c".to_owned()).is_none());
    }

    #[test]
    fn a_path_is_escaped() {
        assert_eq!(escape("/a b/ü&c=d"), "/a%20b/%C3%BC%26c%3Dd");
    }
}
