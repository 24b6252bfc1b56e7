//! The HTTP transport of the Agent Client Protocol, by its published proposal, over HTTP/1.1.
//!
//! A client posts one message per request. The answer to `initialize` comes in the response and names the connection;
//! everything else comes over streams of server-sent events: one for the connection, and one for each session that the
//! client opens one for. A connection ends when the client deletes it, or like a WebSocket when nobody reads it.

use std::{
    collections::HashMap,
    error::Error,
    io, iter,
    sync::{Arc, Mutex, MutexGuard},
};

use axum::{
    body::{Body, to_bytes},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use http_body_util::LengthLimitError;
use threadwire_protocol::envelope::{Envelope, Id, Malformed};
use threadwire_workspace::locks::lock;
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};
use tokio_util::sync::CancellationToken;

use crate::{
    auth::Identity,
    dialect::DialectVersion,
    lifecycle,
    meter::{Meter, STRANGER_LIMIT},
    shared::{PLACES, Shared, has_place},
    transport::{
        Reader, Transport, Writer,
        events::{EventReader, EventWriter, Events, session_of},
        resume::new_name,
    },
};

/// Names the connection in all requests after the first.
pub(crate) const CONNECTION: HeaderName = HeaderName::from_static("acp-connection-id");
/// Names the session that a message or a stream is about.
const SESSION: HeaderName = HeaderName::from_static("acp-session-id");
/// The number of the last event that the client got.
const LAST_EVENT: HeaderName = HeaderName::from_static("last-event-id");

const JSON: &str = "application/json";
const EVENT_STREAM: &str = "text/event-stream";

/// HTTP status and body of a refusal.
type Refusal = (StatusCode, &'static str);

const TOO_LONG: Refusal = (StatusCode::PAYLOAD_TOO_LARGE, "the message is too long");
const UNKNOWN: Refusal = (StatusCode::NOT_FOUND, "unknown connection");
/// All places for connections are taken.
pub(crate) const FULL: Refusal = (StatusCode::SERVICE_UNAVAILABLE, "too many connections");
const STOPPING: Refusal = (StatusCode::SERVICE_UNAVAILABLE, "the server is stopping");

/// The connections of this transport, by their names.
#[derive(Debug, Default)]
pub(crate) struct Streamable {
    open: Mutex<HashMap<String, Arc<Posted>>>,
}

/// A connection of this transport.
#[derive(Debug)]
struct Posted {
    identity: Arc<Identity>,
    /// Takes messages in the order in which they are posted. It is locked while one is read, so a connection holds no
    /// more than one that was not handled.
    inbox: tokio::sync::Mutex<mpsc::Sender<Bytes>>,
    events: Arc<Events>,
    /// Fires when the client ends the connection, and at its end.
    ended: CancellationToken,
}

/// The entry of a connection in the list. Dropping it removes the entry.
struct Listed {
    streamable: Arc<Streamable>,
    name: String,
}

impl Drop for Listed {
    fn drop(&mut self) {
        if let Some(posted) = self.streamable.lock().remove(&self.name) {
            posted.ended.cancel();
        }
    }
}

/// A request of a client that may use the server.
pub(crate) struct Admitted {
    pub(crate) server: Arc<Shared>,
    pub(crate) identity: Arc<Identity>,
    pub(crate) dialect: DialectVersion,
    /// The largest message.
    pub(crate) limit: usize,
    /// The meter of the socket.
    pub(crate) meter: Arc<Meter>,
}

impl Streamable {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Posted>>> {
        lock(&self.open)
    }

    /// Answers a request that does not open a WebSocket.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        client: Admitted,
        parts: &Parts,
        body: Body,
    ) -> Response {
        let shutdown = client.server.shutdown.clone();
        let answer = match parts.method {
            Method::GET => self.read(&client, &parts.headers),
            Method::POST => tokio::select! {
                answer = self.post(client, &parts.headers, body) => answer,
                // A client that sends its message slowly must not hold up the end of the server.
                () = shutdown.cancelled() => Err(STOPPING),
            },
            Method::DELETE => self.delete(&client, &parts.headers),
            _ => Err((StatusCode::METHOD_NOT_ALLOWED, "")),
        };
        answer.unwrap_or_else(IntoResponse::into_response)
    }

    /// Returns the connection that a request names.
    fn find(&self, client: &Admitted, headers: &HeaderMap) -> Result<Arc<Posted>, Refusal> {
        let name = text(headers, &CONNECTION)?
            .ok_or((StatusCode::BAD_REQUEST, "missing Acp-Connection-Id header"))?;
        let open = self.lock();
        let found = open
            .get(name)
            .filter(|posted| Arc::ptr_eq(&posted.identity, &client.identity));
        let posted = found.ok_or(UNKNOWN)?;
        // From now on the socket is that of a client, not of a stranger.
        client.meter.upgrade();
        client.meter.welcome();
        Ok(Arc::clone(posted))
    }

    /// Opens a stream of events.
    fn read(&self, client: &Admitted, headers: &HeaderMap) -> Result<Response, Refusal> {
        let accepts = headers.get_all(header::ACCEPT).iter().any(|accept| {
            let types = accept.to_str().unwrap_or_default().split(',');
            types
                .map(|accepted| accepted.split(';').next().unwrap_or_default())
                .any(|accepted| accepted.trim().eq_ignore_ascii_case(EVENT_STREAM))
        });
        if !accepts {
            let reason = "the Accept header does not have text/event-stream";
            return Err((StatusCode::NOT_ACCEPTABLE, reason));
        }
        let last = match text(headers, &LAST_EVENT)? {
            None => None,
            Some(last) => Some(last.parse().map_err(|_| {
                let reason = "the Last-Event-ID header is not the id of an event";
                (StatusCode::BAD_REQUEST, reason)
            })?),
        };
        let session = text(headers, &SESSION)?;
        let posted = self.find(client, headers)?;
        let events = posted.events.open(session, last);
        let events = events.map_err(|_| {
            let reason = "what was missed is not kept any more";
            (StatusCode::GONE, reason)
        })?;
        let headers = [
            (header::CONTENT_TYPE, EVENT_STREAM),
            (header::CACHE_CONTROL, "no-store"),
        ];
        Ok((headers, Body::from_stream(events)).into_response())
    }

    /// Takes a message.
    async fn post(
        self: &Arc<Self>,
        client: Admitted,
        headers: &HeaderMap,
        body: Body,
    ) -> Result<Response, Refusal> {
        let content = text(headers, &header::CONTENT_TYPE)?.unwrap_or_default();
        let content = content.split(';').next().unwrap_or_default().trim();
        if !content.eq_ignore_ascii_case(JSON) {
            let reason = "the content is not application/json";
            return Err((StatusCode::UNSUPPORTED_MEDIA_TYPE, reason));
        }
        if !headers.contains_key(&CONNECTION) {
            let message = read(headers, body, client.limit.min(STRANGER_LIMIT)).await?;
            return self.begin(client, message).await;
        }
        let posted = self.find(&client, headers)?;
        let inbox = posted.inbox.lock().await;
        let bytes = tokio::select! {
            bytes = read(headers, body, client.limit) => bytes?,
            () = posted.ended.cancelled() => return Err(UNKNOWN),
        };
        client.meter.message_ended();
        {
            let message = parse(&bytes)?;
            if message.method.is_some()
                && let Some(session) = session_of(&message)
            {
                match text(headers, &SESSION)? {
                    Some(named) if named == session => {}
                    Some(_) => {
                        let reason = "the Acp-Session-Id header names another session";
                        return Err((StatusCode::BAD_REQUEST, reason));
                    }
                    None => {
                        return Err((StatusCode::BAD_REQUEST, "missing Acp-Session-Id header"));
                    }
                }
                // A client may open the stream of a session after it has opened the session.
                let opens = matches!(
                    message.method.as_deref(),
                    Some("session/load" | "session/resume" | "session/fork")
                );
                if let Id::Known(id) = message.id
                    && !opens
                {
                    posted.events.expect(id, &session);
                }
            }
        }
        inbox.send(bytes).await.map_err(|_| UNKNOWN)?;
        Ok(closing(StatusCode::ACCEPTED.into_response()))
    }

    /// Opens a connection with its first message.
    async fn begin(
        self: &Arc<Self>,
        client: Admitted,
        message: Bytes,
    ) -> Result<Response, Refusal> {
        let first = parse(&message)?;
        if first.method.as_deref() != Some("initialize") || !matches!(first.id, Id::Known(_)) {
            return Err((StatusCode::BAD_REQUEST, "missing Acp-Connection-Id header"));
        }
        let name = new_name().ok_or(FULL)?;
        let (answer, answered) = oneshot::channel();
        let (inbox, posted) = mpsc::channel(1);
        let events = Events::new(answer);
        let ended = CancellationToken::new();
        {
            let mut open = self.lock();
            let owned = open
                .values()
                .filter(|posted| Arc::ptr_eq(&posted.identity, &client.identity));
            if !has_place(
                PLACES,
                owned.count(),
                open.len(),
                client.identity.is_shared(),
            ) {
                return Err(FULL);
            }
            let posted = Posted {
                identity: Arc::clone(&client.identity),
                inbox: tokio::sync::Mutex::new(inbox.clone()),
                events: Arc::clone(&events),
                ended: ended.clone(),
            };
            open.insert(name.clone(), Arc::new(posted));
        }
        let listed = Listed {
            streamable: Arc::clone(self),
            name: name.clone(),
        };
        let reader = Reader::Events(EventReader {
            events: Arc::clone(&events),
            posted,
            ended: ended.clone(),
            begun: Instant::now(),
        });
        let writer = Writer::Events(EventWriter(events));
        let tracker = client.server.connections.clone();
        tracker.spawn(async move {
            lifecycle::serve(
                client.server,
                client.identity,
                client.dialect,
                Transport { reader, writer },
                None,
            )
            .await;
            drop(listed);
        });
        inbox.send(message).await.map_err(|_| STOPPING)?;
        drop(inbox);
        let answer = answered.await.map_err(|_| STOPPING)?.message();
        let headers = [(header::CONTENT_TYPE, JSON)];
        let mut response = closing((headers, answer.clone()).into_response());
        if parse(&answer).is_ok_and(|answer| answer.error.is_some()) {
            ended.cancel();
        } else if let Ok(name) = HeaderValue::from_str(&name) {
            response.headers_mut().insert(CONNECTION, name);
        }
        Ok(response)
    }

    fn delete(&self, client: &Admitted, headers: &HeaderMap) -> Result<Response, Refusal> {
        self.find(client, headers)?.ended.cancel();
        Ok(closing(StatusCode::ACCEPTED.into_response()))
    }
}

/// Returns a header as text.
fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Result<Option<&'a str>, Refusal> {
    let unreadable = (StatusCode::BAD_REQUEST, "a header is not text");
    let value = headers.get(name).map(HeaderValue::to_str).transpose();
    value.map_err(|_| unreadable)
}

/// Reads the body of a request.
async fn read(headers: &HeaderMap, body: Body, limit: usize) -> Result<Bytes, Refusal> {
    let length = text(headers, &header::CONTENT_LENGTH)?;
    let length = length.and_then(|length| length.parse::<usize>().ok());
    if length.is_some_and(|length| length > limit) {
        return Err(TOO_LONG);
    }
    let read = to_bytes(body, limit).await;
    read.map_err(|error| broken(&error))
}

/// Tells the client why its message was not read to its end.
fn broken(error: &(dyn Error + 'static)) -> Refusal {
    for cause in iter::successors(Some(error), |&error| error.source()) {
        if cause.is::<LengthLimitError>() {
            return TOO_LONG;
        }
        // What the socket does not read any more, by its meter.
        match cause.downcast_ref().map(io::Error::kind) {
            Some(io::ErrorKind::TimedOut) => {
                let reason = "the message did not come in time";
                return (StatusCode::REQUEST_TIMEOUT, reason);
            }
            Some(io::ErrorKind::QuotaExceeded) => return TOO_LONG,
            Some(io::ErrorKind::OutOfMemory) => {
                let reason = "the messages of all clients are too long together";
                return (StatusCode::SERVICE_UNAVAILABLE, reason);
            }
            _ => {}
        }
    }
    let reason = "the message breaks off, or its transfer encoding is wrong";
    (StatusCode::BAD_REQUEST, reason)
}

fn parse(message: &[u8]) -> Result<Envelope<'_>, Refusal> {
    Envelope::parse(message).map_err(|malformed| match malformed {
        Malformed::NotAMessage if message.trim_ascii_start().starts_with(b"[") => {
            (StatusCode::NOT_IMPLEMENTED, "batches are not supported")
        }
        Malformed::NotJson => (StatusCode::BAD_REQUEST, "the content is not JSON"),
        Malformed::TooDeep => (StatusCode::BAD_REQUEST, "the message is nested too deep"),
        Malformed::NotAMessage => (StatusCode::BAD_REQUEST, "the content is not a message"),
        Malformed::TooLong(_) => TOO_LONG,
    })
}

/// Ends the socket after the response, because nobody watches sockets that are idle between requests.
fn closing(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_body_that_is_not_read_is_refused_for_its_reason() {
        let long = to_bytes(Body::from("long"), 3).await.unwrap_err();
        assert_eq!(broken(&long).0, StatusCode::PAYLOAD_TOO_LARGE);
        for (kind, status) in [
            (io::ErrorKind::TimedOut, StatusCode::REQUEST_TIMEOUT),
            (io::ErrorKind::QuotaExceeded, StatusCode::PAYLOAD_TOO_LARGE),
            (io::ErrorKind::OutOfMemory, StatusCode::SERVICE_UNAVAILABLE),
            (io::ErrorKind::ConnectionReset, StatusCode::BAD_REQUEST),
        ] {
            let error = axum::Error::new(io::Error::from(kind));
            assert_eq!(broken(&error).0, status, "{kind}");
        }
    }
}
