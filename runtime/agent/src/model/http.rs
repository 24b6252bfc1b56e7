//! The HTTP/1.1 client for model requests: it sends whole bodies and streams responses.
//!
//! Each running turn holds a connection. General clients have a task, a channel and several buffers per connection,
//! some 40 KiB, and pass every piece of a response through the channel. Here a connection is one buffer that the turn
//! itself reads into. `httparse` parses heads, `hyper-util` resolves names and finds proxies, `rustls` provides TLS.

mod connect;
mod exchange;

use std::{
    collections::HashMap,
    fmt, io,
    sync::{Arc, Mutex, MutexGuard, OnceLock},
    time::Duration,
};
use threadwire_engine::task;

use bytes::Bytes;
use http::{
    HeaderMap, Method, StatusCode, Uri,
    header::{CONTENT_LENGTH, HOST, PROXY_AUTHORIZATION},
};
use threadwire_workspace::http::IDLE_CONNECTIONS;
use tokio::time::{Instant, sleep, timeout};

pub(super) use self::connect::ConnectError;
use self::{
    connect::Connector,
    exchange::{Exchange, Framing},
};

/// How long to wait for the end of a body whose last event has been read.
const END_TIME: Duration = Duration::from_secs(1);

/// How long an idle connection stays open. Servers close theirs after a minute or more.
const IDLE_TIME: Duration = Duration::from_secs(55);

/// The error of an HTTP request.
#[derive(Debug, thiserror::Error)]
pub(super) enum HttpError {
    #[error(transparent)]
    Connect(#[from] ConnectError),
    #[error("the connection broke")]
    Io(#[source] io::Error),
    /// The connection was closed before the first byte of the response.
    #[error("the connection was closed without an answer")]
    Closed,
    #[error("the connection was closed in the middle of the answer")]
    Incomplete,
    #[error("the answer cannot be read: {0}")]
    Malformed(&'static str),
}

/// The HTTP client, with a pool of idle connections. It sets up nothing before the first request.
#[derive(Debug, Default)]
pub(super) struct Http {
    connector: OnceLock<Connector>,
    idle: Arc<Idle>,
}

/// An HTTP request.
pub(super) struct Request<'a> {
    pub(super) method: Method,
    /// Absolute URI, with scheme and host.
    pub(super) uri: &'a Uri,
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
}

/// An HTTP response. Dropping it before the end of its body closes the connection.
pub(super) struct Response {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    pub(super) body: Body,
}

/// The body of a response.
pub(super) struct Body {
    /// `None` after the end of the body.
    exchange: Option<Exchange>,
    framing: Framing,
    /// The pool and the key that the connection returns to after the body; `None` if it is closed then.
    keep: Option<(Arc<Idle>, String)>,
}

impl Http {
    /// Sends a request and waits for the head of the response.
    pub(super) async fn send(&self, request: Request<'_>) -> Result<Response, HttpError> {
        let Request {
            method,
            uri,
            mut headers,
            body,
        } = request;
        let connector = self.connector.get_or_init(Connector::new);
        let forwards = connector.forwards(uri);
        if let Some(value) = forwards.as_ref().and_then(|proxy| proxy.basic_auth()) {
            headers.insert(PROXY_AUTHORIZATION, value.clone());
        }
        let head = head(&method, uri, forwards.is_some(), &headers, body.len())?;
        let place = place(uri);
        if let Some(mut exchange) = self.idle.take(&place) {
            match exchange.ask(&head, body.clone()).await {
                // The server closed the idle connection in the meantime: use a new one.
                Err(HttpError::Closed | HttpError::Io(_)) => {}
                answered => return Ok(self.response(exchange, answered?, place)),
            }
        }
        let mut exchange = Exchange::new(connector.connect(uri).await?);
        let answered = exchange.ask(&head, body).await?;
        Ok(self.response(exchange, answered, place))
    }

    fn response(&self, exchange: Exchange, head: exchange::Head, place: String) -> Response {
        Response {
            status: head.status,
            headers: head.headers,
            body: Body {
                exchange: Some(exchange),
                framing: head.framing,
                keep: head.keep.then(|| (Arc::clone(&self.idle), place)),
            },
        }
    }
}

impl Body {
    /// Returns the next bytes; `None` at the end. Dropping the future loses no bytes.
    pub(super) async fn next(&mut self) -> Result<Option<Bytes>, HttpError> {
        let Some(exchange) = &mut self.exchange else {
            return Ok(None);
        };
        let data = exchange.body(&mut self.framing).await?;
        if data.is_none()
            && let (Some(exchange), Some((idle, place))) = (self.exchange.take(), self.keep.take())
        {
            idle.keep(place, exchange);
        }
        Ok(data)
    }

    /// Ends a response whose rest is not needed. The connection is kept if the body ends soon, as it does after the
    /// last event of a model; otherwise it is closed.
    pub(super) fn finish(mut self) {
        if self.keep.is_some() {
            task::spawn(async move {
                let rest = async { while let Ok(Some(_)) = self.next().await {} };
                // After the timeout, the dropped body closes the connection.
                let _ = timeout(END_TIME, rest).await;
            });
        }
    }
}

/// Returns the pool key of a URI: its scheme and authority.
fn place(uri: &Uri) -> String {
    let scheme = uri.scheme_str().unwrap_or_default();
    let authority = uri.authority().map_or("", |authority| authority.as_str());
    format!("{scheme}://{authority}")
}

/// Writes the head of a request.
fn head(
    method: &Method,
    uri: &Uri,
    forwarded: bool,
    headers: &HeaderMap,
    length: usize,
) -> Result<Vec<u8>, HttpError> {
    let authority = uri.authority().ok_or(ConnectError::NoHost)?;
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut head = Vec::with_capacity(512);
    let mut part = |bytes: &[u8]| head.extend_from_slice(bytes);
    part(method.as_str().as_bytes());
    part(b" ");
    if forwarded {
        part(place(uri).as_bytes());
    }
    part(path.as_bytes());
    part(b" HTTP/1.1\r\n");
    if !headers.contains_key(HOST) {
        part(format!("host: {authority}\r\n").as_bytes());
    }
    if method != Method::GET {
        part(format!("{CONTENT_LENGTH}: {length}\r\n").as_bytes());
    }
    for (name, value) in headers {
        part(name.as_str().as_bytes());
        part(b": ");
        part(value.as_bytes());
        part(b"\r\n");
    }
    part(b"\r\n");
    Ok(head)
}

/// The pool of idle connections.
#[derive(Default)]
struct Idle(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    /// By pool key; the connection that is idle longest comes first.
    connections: HashMap<String, Vec<(Instant, Exchange)>>,
    /// Whether a task closes expired connections.
    is_watched: bool,
}

impl fmt::Debug for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Idle").finish_non_exhaustive()
    }
}

impl Idle {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // A panic under the lock loses at most a connection; the pool stays valid.
        self.0.lock().unwrap_or_else(|lock| lock.into_inner())
    }

    fn take(&self, place: &str) -> Option<Exchange> {
        let mut waiting = self.lock();
        let connections = waiting.connections.get_mut(place)?;
        while let Some((_, mut exchange)) = connections.pop() {
            if exchange.is_idle() {
                return Some(exchange);
            }
        }
        None
    }

    fn keep(self: Arc<Self>, place: String, exchange: Exchange) {
        let mut waiting = self.lock();
        let connections = waiting.connections.entry(place).or_default();
        if connections.len() >= IDLE_CONNECTIONS {
            return;
        }
        connections.push((Instant::now(), exchange));
        if !std::mem::replace(&mut waiting.is_watched, true) {
            let idle = Arc::downgrade(&self);
            task::spawn(async move {
                loop {
                    sleep(IDLE_TIME).await;
                    match idle.upgrade() {
                        Some(idle) if !idle.clean() => {}
                        _ => return,
                    }
                }
            });
        }
    }

    /// Closes expired connections. Returns whether the pool is empty.
    fn clean(&self) -> bool {
        let mut waiting = self.lock();
        waiting.connections.retain(|_, connections| {
            connections.retain(|(since, _)| since.elapsed() < IDLE_TIME);
            !connections.is_empty()
        });
        waiting.is_watched = !waiting.connections.is_empty();
        !waiting.is_watched
    }
}
