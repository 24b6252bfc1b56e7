//! The sign-in in the browser: the page of the vendor sends the browser back to a listener of this server.
//!
//! The server cannot fetch tokens with the code that the browser brings, so each such sign-in ends without an account.

use std::{io, net::Ipv4Addr, time::Duration};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    time::timeout,
};
use uuid::Uuid;

/// The port that the vendor's page sends browsers to. Where it is taken, a free one is used.
const PORT: u16 = 1455;

/// How long the user may take.
const SIGN_IN_TIME: Duration = Duration::from_secs(600);

/// How long a browser may take to send its request.
const REQUEST_TIME: Duration = Duration::from_secs(10);

/// How often the port of sign-ins is tried again, while another one has it, before any free one is taken.
const ATTEMPTS: u32 = 10;

/// How long to wait after an error of the listener.
const PAUSE: Duration = Duration::from_millis(100);

/// The maximum size of a request of the browser, in bytes.
const REQUEST_SIZE: usize = 16 * 1024;

/// A sign-in that waits for the browser.
#[derive(Clone, Debug)]
pub struct BrowserSignIn {
    /// Its id, a UUID.
    pub id: String,
    /// The port of the listener on the loopback interface.
    pub port: u16,
    /// The value that the browser brings back, so that nobody else ends the sign-in.
    pub state: String,
    /// The challenge for the code (RFC 7636).
    pub challenge: String,
}

impl BrowserSignIn {
    /// Begins to listen.
    ///
    /// Errors: there is no free port.
    pub(super) async fn listen() -> io::Result<(Self, TcpListener)> {
        let mut attempts = 0;
        let listener = loop {
            match TcpListener::bind((Ipv4Addr::LOCALHOST, PORT)).await {
                // The listener of an earlier sign-in closes about now.
                Err(error) if error.kind() == io::ErrorKind::AddrInUse && attempts < ATTEMPTS => {
                    attempts += 1;
                    tokio::time::sleep(PAUSE).await;
                }
                Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                    break TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
                }
                listener => break listener?,
            }
        };
        let sign_in = Self {
            id: Uuid::now_v7().to_string(),
            port: listener.local_addr()?.port(),
            state: random()?,
            challenge: random()?,
        };
        Ok((sign_in, listener))
    }

    /// Serves the browser until the sign-in ends. Returns why there is no account.
    pub(super) async fn wait(self, listener: TcpListener) -> &'static str {
        let served = async {
            loop {
                // The system is out of descriptors, or the browser has gone: the next one may come.
                let Ok((browser, _)) = listener.accept().await else {
                    tokio::time::sleep(PAUSE).await;
                    continue;
                };
                if let Ok(Ok(Some(reason))) = timeout(REQUEST_TIME, self.serve(browser)).await {
                    return reason;
                }
            }
        };
        timeout(SIGN_IN_TIME, served)
            .await
            .unwrap_or("Login timed out")
    }

    /// Answers one request. Returns a reason if it ends the sign-in.
    async fn serve(&self, mut browser: TcpStream) -> io::Result<Option<&'static str>> {
        let mut request = Vec::new();
        while !request.windows(4).any(|end| end == b"\r\n\r\n") && request.len() < REQUEST_SIZE {
            if browser.read_buf(&mut request).await? == 0 {
                break;
            }
        }
        let request = String::from_utf8_lossy(&request);
        let target = request.split(' ').nth(1).unwrap_or_default();
        let (status, text, reason) = match target.split_once('?') {
            Some(("/auth/callback", query)) => self.returned(query),
            None if target == "/cancel" => ("200 OK", "Login cancelled", Some("Login cancelled")),
            _ => ("404 Not Found", "Not found", None),
        };
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: text/plain\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{text}",
            text.len()
        );
        browser.write_all(answer.as_bytes()).await?;
        browser.shutdown().await?;
        Ok(reason)
    }

    fn returned(&self, query: &str) -> (&'static str, &'static str, Option<&'static str>) {
        let value = |name: &str| {
            query.split('&').find_map(|pair| {
                let (key, value) = pair.split_once('=')?;
                (key == name).then_some(value)
            })
        };
        if value("state") != Some(&*self.state) {
            return ("400 Bad Request", "State mismatch", None);
        }
        if value("code").is_none_or(str::is_empty) {
            let text = "The page brought no code. You can close this window.";
            return ("400 Bad Request", text, Some("Missing authorization code"));
        }
        let text = "This server cannot fetch the tokens of the account. Sign in with an API key.";
        ("502 Bad Gateway", text, Some("Token exchange failed"))
    }
}

/// Makes a text of 43 characters that nobody guesses.
fn random() -> io::Result<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(BASE64_URL_SAFE_NO_PAD.encode(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn get(port: u16, target: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))
            .await
            .unwrap();
        let request = format!("GET {target} HTTP/1.1\r\nhost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    #[tokio::test]
    async fn only_the_browser_of_the_sign_in_ends_it() {
        let (sign_in, listener) = BrowserSignIn::listen().await.unwrap();
        let (port, state) = (sign_in.port, sign_in.state.clone());
        let ended = tokio::spawn(sign_in.wait(listener));
        assert!(get(port, "/").await.starts_with("HTTP/1.1 404"));
        let wrong = get(port, "/auth/callback?code=c&state=x").await;
        assert!(wrong.ends_with("State mismatch"), "{wrong}");
        assert!(!ended.is_finished());
        let right = get(port, &format!("/auth/callback?code=c&state={state}")).await;
        assert!(right.starts_with("HTTP/1.1 502"), "{right}");
        assert_eq!(ended.await.unwrap(), "Token exchange failed");
    }
}
