//! HTTP: WebSocket for every dialect on one port, and health checks. The same router serves TCP and unix sockets.

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
        FromRequestParts, Request, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    http::{HeaderMap, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
    routing::any,
};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use subtle::ConstantTimeEq;
use threadwire_protocol::envelope::Frame;

use crate::{
    connection::{self, FrameReader, FrameWriter, Received},
    dialects::Protocol,
    server::Shared,
    transport::lines::LINE_LIMIT,
};

/// Largest message on `/ws`, the endpoint of DotCraft, in bytes.
const DOTCRAFT_MESSAGE_LIMIT: usize = 4 << 20;

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
    if let Err(refusal) = check_token(&server, &parts) {
        return refusal.into_response();
    }
    let (door, limit) = match path {
        "/ws" => (Protocol::DotCraft, DOTCRAFT_MESSAGE_LIMIT),
        "/acp" => (Protocol::Acp, LINE_LIMIT),
        _ => (Protocol::default(), LINE_LIMIT),
    };
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade
            .max_message_size(limit)
            .max_frame_size(limit)
            .on_upgrade(move |socket| serve(server, door, socket)),
        Err(rejection) => rejection.into_response(),
    }
}

/// Answers that the server is up. DotCraft's clients read a body, the others only the status.
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

/// Status and body that turn a client away.
type Refusal = (StatusCode, &'static str);

/// A web page must not reach a server on its visitor's machine unless it was let in by name.
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

fn check_token(server: &Shared, parts: &Parts) -> Result<(), Refusal> {
    let Some(expected) = &server.token else {
        return Ok(());
    };
    let refuse = |text: &'static str| (StatusCode::UNAUTHORIZED, text);
    let given = match parts.headers.get(header::AUTHORIZATION) {
        Some(value) => {
            let (scheme, token) = value
                .to_str()
                .ok()
                .and_then(|value| value.split_once(' '))
                .ok_or_else(|| refuse("invalid authorization header"))?;
            if !scheme.eq_ignore_ascii_case("bearer") {
                return Err(refuse("invalid authorization header"));
            }
            token.trim().to_owned()
        }
        None => parts
            .uri
            .query()
            .and_then(query_token)
            .ok_or_else(|| refuse("missing websocket bearer token"))?,
    };
    if bool::from(given.as_bytes().ct_eq(expected.as_bytes())) {
        Ok(())
    } else {
        Err(refuse("invalid websocket bearer token"))
    }
}

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

async fn serve(server: Arc<Shared>, door: Protocol, socket: WebSocket) {
    let (sink, stream) = socket.split();
    let code = Arc::new(AtomicU16::new(close_code::NORMAL));
    let tracker = server.connections.clone();
    tracker
        .track_future(connection::serve(
            server,
            door,
            SocketReader {
                stream,
                code: Arc::clone(&code),
            },
            SocketWriter { sink, code },
        ))
        .await;
}

struct SocketReader {
    stream: SplitStream<WebSocket>,
    code: Arc<AtomicU16>,
}

impl FrameReader for SocketReader {
    const KEEPALIVE: Option<Duration> = Some(Duration::from_secs(30));

    async fn read(&mut self) -> Option<Received> {
        loop {
            return match self.stream.next().await? {
                Ok(Message::Text(text)) => Some(Received::Frame(text.into())),
                // No dialect has a use for binary frames.
                Ok(Message::Pong(_) | Message::Binary(_)) => Some(Received::Alive),
                Ok(Message::Ping(_)) => continue,
                Ok(Message::Close(_)) => None,
                Err(error) => {
                    if error.to_string().contains("too long")
                        || error.to_string().contains("too big")
                    {
                        self.code.store(close_code::SIZE, Ordering::Relaxed);
                    }
                    None
                }
            };
        }
    }
}

struct SocketWriter {
    sink: SplitSink<WebSocket, Message>,
    code: Arc<AtomicU16>,
}

impl FrameWriter for SocketWriter {
    async fn write(&mut self, frames: &[Frame]) -> io::Result<()> {
        let broken = |error: axum::Error| io::Error::new(io::ErrorKind::BrokenPipe, error);
        if frames.is_empty() {
            self.sink
                .feed(Message::Ping(bytes::Bytes::new()))
                .await
                .map_err(broken)?;
        }
        for frame in frames {
            let text = Utf8Bytes::try_from(frame.message())
                .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
            self.sink.feed(Message::Text(text)).await.map_err(broken)?;
        }
        self.sink.flush().await.map_err(broken)
    }

    async fn close(&mut self) {
        let frame = CloseFrame {
            code: self.code.load(Ordering::Relaxed),
            reason: Utf8Bytes::default(),
        };
        // The other end may be gone already.
        let _ = self.sink.send(Message::Close(Some(frame))).await;
    }
}
