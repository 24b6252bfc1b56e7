//! HTTP: WebSockets of all dialects on one port, and health checks. The same router serves TCP and Unix sockets.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicU16, Ordering},
    },
    time::Duration,
};

use axum::{
    Router,
    extract::{
        ConnectInfo, FromRequestParts, Request, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
    routing::any,
};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use threadwire_protocol::resume::{
    END_OF_INPUT, NEW_SESSION, RECEIVED_HEADER, SESSION_HEADER, acknowledgement,
    read_acknowledgement,
};
use tokio::sync::oneshot;
use tungstenite::error::ProtocolError;

use crate::{
    auth::{Identity, Unknown},
    dialect::Spoken,
    life::{self, Claim, FrameReader, FrameWriter, Received},
    meter::Meter,
    outbox::Batch,
    shared::Shared,
    transport::{Socket, lines::LINE_LIMIT},
};

/// Makes the router.
pub(crate) fn router(server: Arc<Shared>) -> Router {
    Router::new().fallback(any(handle)).with_state(server)
}

async fn handle(State(server): State<Arc<Shared>>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    if let Err(refusal) = check_origin(&server, &parts.headers) {
        return refusal.into_response();
    }
    let path = parts.uri.path();
    match (path, &parts.method) {
        ("/healthz" | "/readyz", &Method::GET) => return health(&parts),
        (_, &Method::GET) => {}
        _ => return StatusCode::METHOD_NOT_ALLOWED.into_response(),
    }
    let identity = match identify(&server, &parts).await {
        Ok(identity) => identity,
        Err(refusal) => return refusal.into_response(),
    };
    let (door, limit) = server.dialects.at(path);
    let limit = limit.unwrap_or(LINE_LIMIT);
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade.max_message_size(limit).max_frame_size(limit),
        Err(rejection) => return rejection.into_response(),
    };
    let meter = match parts.extensions.get::<ConnectInfo<Socket>>() {
        Some(ConnectInfo(Socket(meter))) => Arc::clone(meter),
        None => Arc::default(),
    };
    meter.upgrade();
    match parts.headers.get(SESSION_HEADER) {
        None => upgrade.on_upgrade(move |socket| serve(server, identity, door, socket, meter)),
        Some(name) if name == NEW_SESSION => begin(server, identity, door, upgrade, meter),
        Some(name) => go_on(&server, &identity, name, &parts.headers, upgrade, meter)
            .await
            .unwrap_or_else(IntoResponse::into_response),
    }
}

async fn serve(
    server: Arc<Shared>,
    identity: Arc<Identity>,
    door: Spoken,
    socket: WebSocket,
    meter: Arc<Meter>,
) {
    let (reader, writer) = halves(socket, close_code::NORMAL, meter);
    let tracker = server.connections.clone();
    tracker
        .track_future(life::serve(server, identity, door, reader, writer, None))
        .await;
}

/// Opens a connection that can outlive its transport (a session).
fn begin(
    server: Arc<Shared>,
    identity: Arc<Identity>,
    door: Spoken,
    upgrade: WebSocketUpgrade,
    meter: Arc<Meter>,
) -> Response {
    let Some((listed, resumption)) = server.sessions.begin(server.resume, &identity) else {
        return upgrade.on_upgrade(move |socket| serve(server, identity, door, socket, meter));
    };
    let name = HeaderValue::from_str(listed.name());
    let mut response = upgrade.on_upgrade(async move |socket| {
        // The close code 1001 ("going away") tells the client of a session that the server ends, not the session.
        let (reader, writer) = halves(socket, close_code::AWAY, meter);
        let tracker = server.connections.clone();
        tracker
            .track_future(life::serve(
                server,
                identity,
                door,
                reader,
                writer,
                Some(resumption),
            ))
            .await;
        drop(listed);
    });
    if let Ok(name) = name {
        response.headers_mut().insert(SESSION_HEADER, name);
    }
    response
}

/// Resumes a connection whose transport is lost, or which the client believes to be lost.
async fn go_on(
    server: &Shared,
    identity: &Arc<Identity>,
    name: &HeaderValue,
    headers: &HeaderMap,
    upgrade: WebSocketUpgrade,
    meter: Arc<Meter>,
) -> Result<Response, Refusal> {
    let unknown = (StatusCode::GONE, "unknown session");
    let received = headers
        .get(RECEIVED_HEADER)
        .and_then(|received| received.to_str().ok()?.parse().ok())
        .ok_or((
            StatusCode::BAD_REQUEST,
            "no number of messages received so far",
        ))?;
    let claims = name
        .to_str()
        .ok()
        .and_then(|name| server.sessions.find(name, identity))
        .ok_or(unknown)?;
    let (grant, granted) = oneshot::channel();
    claims
        .send(Claim { received, grant })
        .await
        .map_err(|_| unknown)?;
    let grant = granted.await.map_err(|_| unknown)?;
    let mut response = upgrade.on_upgrade(async move |socket| {
        // Fails only if the client has reconnected once more.
        let _ = grant
            .transport
            .send(halves(socket, close_code::AWAY, meter));
    });
    let headers = response.headers_mut();
    headers.insert(SESSION_HEADER, name.clone());
    headers.insert(RECEIVED_HEADER, grant.received.into());
    Ok(response)
}

/// Answers a health check. DotCraft's clients read the body, others only the status.
fn health(parts: &Parts) -> Response {
    let wants_json = parts
        .headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("application/json"));
    if wants_json {
        (
            [(header::CONTENT_TYPE, "application/json")],
            r#"{"status":"ok"}"#,
        )
            .into_response()
    } else {
        StatusCode::OK.into_response()
    }
}

/// HTTP status and body of a refusal.
type Refusal = (StatusCode, &'static str);

/// Refuses web origins that are not in the allow list: a web page must not reach a server on the visitor's machine.
fn check_origin(server: &Shared, headers: &HeaderMap) -> Result<(), Refusal> {
    match headers.get(header::ORIGIN) {
        None => Ok(()),
        Some(origin)
            if origin
                .to_str()
                .is_ok_and(|origin| server.allow_origins.iter().any(|o| o == origin)) =>
        {
            Ok(())
        }
        Some(_) => Err((StatusCode::FORBIDDEN, "")),
    }
}

/// Returns the identity of a client by its token.
async fn identify(server: &Shared, parts: &Parts) -> Result<Arc<Identity>, Refusal> {
    let refuse = |text: &'static str| (StatusCode::UNAUTHORIZED, text);
    let malformed = refuse("invalid authorization header");
    let token = token(parts);
    let is_malformed = token.is_err();
    let found = server.auth.identify(token.unwrap_or_default()).await;
    found.map_err(|unknown| match unknown {
        Unknown::Missing if is_malformed => malformed,
        Unknown::Missing => refuse("missing websocket bearer token"),
        Unknown::Invalid => refuse("invalid websocket bearer token"),
        Unknown::Unreadable => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the server cannot read its tokens",
        ),
    })
}

/// Returns the bearer token of the header, or the query parameter `token`. Fails if the header holds no bearer token.
fn token(parts: &Parts) -> Result<Option<String>, Malformed> {
    match parts.headers.get(header::AUTHORIZATION) {
        Some(value) => {
            let (scheme, token) = value
                .to_str()
                .ok()
                .and_then(|value| value.split_once(' '))
                .ok_or(Malformed)?;
            if !scheme.eq_ignore_ascii_case("bearer") {
                return Err(Malformed);
            }
            Ok(Some(token.trim().to_owned()))
        }
        None => Ok(parts.uri.query().and_then(query_token)),
    }
}

/// An authorization header without a bearer token.
struct Malformed;

fn query_token(query: &str) -> Option<String> {
    query
        .split('&')
        .find_map(|pair| pair.strip_prefix("token="))
        .map(percent_decode)
}

fn percent_decode(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((byte, after)) = rest.split_first() {
        let digit = |at: usize| {
            after
                .get(at)
                .and_then(|digit| char::from(*digit).to_digit(16))
        };
        rest = match (byte, digit(0), digit(1)) {
            (b'%', Some(high), Some(low)) => {
                out.push((high * 16 + low) as u8);
                &after[2..]
            }
            _ => {
                out.push(*byte);
                after
            }
        };
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Splits a socket into reader and writer. `code` is the close code of the server.
fn halves(socket: WebSocket, code: u16, meter: Arc<Meter>) -> (SocketReader, SocketWriter) {
    let (sink, stream) = socket.split();
    let code = Arc::new(AtomicU16::new(code));
    let reader = SocketReader {
        stream,
        code: Arc::clone(&code),
        meter: Arc::clone(&meter),
    };
    (reader, SocketWriter { sink, code, meter })
}

#[derive(Debug)]
pub(crate) struct SocketReader {
    stream: SplitStream<WebSocket>,
    code: Arc<AtomicU16>,
    meter: Arc<Meter>,
}

impl FrameReader for SocketReader {
    const KEEPALIVE: Option<Duration> = Some(Duration::from_secs(30));

    fn welcome(&mut self) {
        self.meter.welcome();
    }

    async fn read(&mut self) -> Option<Received> {
        loop {
            let Some(message) = self.stream.next().await else {
                return Some(Received::Lost);
            };
            return match message {
                Ok(Message::Text(text)) => Some(Received::Frame(text.into())),
                Ok(Message::Pong(payload)) if payload == END_OF_INPUT => None,
                Ok(Message::Pong(payload)) => Some(
                    read_acknowledgement(&payload).map_or(Received::Alive, Received::Acknowledged),
                ),
                // No dialect uses binary frames.
                Ok(Message::Binary(_)) => Some(Received::Alive),
                Ok(Message::Ping(_)) => continue,
                Ok(Message::Close(_)) => None,
                Err(error) => {
                    let fault = if self.meter.is_spent() {
                        Some(close_code::SIZE)
                    } else {
                        fault(error)
                    };
                    let Some(code) = fault else {
                        return Some(Received::Lost);
                    };
                    self.code.store(code, Ordering::Relaxed);
                    None
                }
            };
        }
    }
}

/// Returns the close code for a client's protocol violation; `None` if the transport broke.
pub(crate) fn fault(error: axum::Error) -> Option<u16> {
    let error = error.into_inner().downcast::<tungstenite::Error>().ok()?;
    match *error {
        tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        tungstenite::Error::Protocol(_) => Some(close_code::PROTOCOL),
        tungstenite::Error::Utf8(_) => Some(close_code::INVALID),
        tungstenite::Error::Capacity(_) => Some(close_code::SIZE),
        _ => None,
    }
}

#[derive(Debug)]
pub(crate) struct SocketWriter {
    sink: SplitSink<WebSocket, Message>,
    code: Arc<AtomicU16>,
    meter: Arc<Meter>,
}

impl FrameWriter for SocketWriter {
    async fn write(&mut self, batch: &Batch) -> io::Result<()> {
        let broken = |error: axum::Error| io::Error::new(io::ErrorKind::BrokenPipe, error);
        if batch.ping {
            let ping = Message::Ping(bytes::Bytes::new());
            self.sink.feed(ping).await.map_err(broken)?;
        }
        if let Some(received) = batch.received {
            let pong = Message::Pong(acknowledgement(received).to_vec().into());
            self.sink.feed(pong).await.map_err(broken)?;
        }
        for frame in &batch.frames {
            let text = Utf8Bytes::try_from(frame.message())
                .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
            self.sink.feed(Message::Text(text)).await.map_err(broken)?;
        }
        self.sink.flush().await.map_err(broken)
    }

    fn meter(&self) -> Option<Arc<Meter>> {
        Some(Arc::clone(&self.meter))
    }

    async fn close(&mut self, cut_off: bool) {
        let frame = if cut_off {
            CloseFrame {
                code: close_code::AGAIN,
                reason: "too much was not read; connect again".into(),
            }
        } else {
            CloseFrame {
                code: self.code.load(Ordering::Relaxed),
                reason: Utf8Bytes::default(),
            }
        };
        // The peer may be gone already.
        let _ = self.sink.send(Message::Close(Some(frame))).await;
    }
}
