//! HTTP: WebSockets and event streams of all dialects on one port, and health checks. The same router serves TCP and
//! Unix sockets.

use std::sync::Arc;

use axum::{
    Router,
    extract::{ConnectInfo, FromRequestParts, Request, State, WebSocketUpgrade, ws::WebSocket},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
    routing::any,
};
use threadwire_protocol::resume::{NEW_SESSION, RECEIVED_HEADER, SESSION_HEADER};
use threadwire_workspace::http::is_to_this_machine;
use tokio::sync::oneshot;

use super::streamable::{Admitted, CONNECTION, FULL, Streamable};
use crate::{
    auth::{Identity, Principal, Unknown},
    dialect::DialectVersion,
    lifecycle,
    shared::{Place, Shared},
    transport::{
        Socket,
        lines::LINE_LIMIT,
        resume::{Claim, Resumption, Sessions, new_name},
        websocket::halves,
    },
};

/// The size of the buffer that each WebSocket reads into, in bytes. An idle client costs little more.
const READ_BUFFER: usize = 16 << 10;

/// The most bytes that a WebSocket keeps which a client does not read. The outbox waits long before; only answers to
/// pings come behind it, and of those the last one counts.
const WRITE_BUFFER_LIMIT: usize = 1 << 20;

/// Tells clients of unix sockets how long a message may be that they send in one frame, in bytes. Longer ones are taken
/// as well, up to the limit of all messages.
const UNFRAGMENTED: HeaderName =
    HeaderName::from_static("x-codex-websocket-max-unfragmented-message-bytes");
const WHOLE_LIMIT: HeaderValue = HeaderValue::from_static("16777216");

/// Makes the router. `is_tcp` tells whether web pages can reach it.
pub(crate) fn router(
    server: Arc<Shared>,
    sessions: Arc<Sessions>,
    streamable: Arc<Streamable>,
    is_tcp: bool,
) -> Router {
    Router::new()
        .fallback(any(handle))
        .with_state((server, sessions, streamable, is_tcp))
}

type Shares = (Arc<Shared>, Arc<Sessions>, Arc<Streamable>, bool);

async fn handle(
    State((server, sessions, streamable, is_tcp)): State<Shares>,
    request: Request,
) -> Response {
    let (mut parts, body) = request.into_parts();
    if is_tcp && let Err(refusal) = check_origin(&server, &parts.headers) {
        return refusal.into_response();
    }
    let path = parts.uri.path();
    let (default_dialect, route) = server.dialects.at(path);
    let has_streams = route.is_some_and(|route| route.event_streams);
    match (path, &parts.method) {
        ("/healthz" | "/readyz", &Method::GET | &Method::HEAD) => return health(),
        (_, &Method::GET) => {}
        (_, &Method::POST | &Method::DELETE) if has_streams => {}
        _ => {
            let allowed = match path {
                "/healthz" | "/readyz" => "GET,HEAD",
                _ if has_streams => "GET,POST,DELETE",
                _ => "GET",
            };
            return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, allowed)]).into_response();
        }
    }
    let identity = match identify(&server, &parts).await {
        Ok(identity) => identity,
        Err(refusal) => return refusal.into_response(),
    };
    if is_tcp
        && *identity.principal().name == *Principal::LOCAL
        && let Err(refusal) = check_host(&parts)
    {
        return refusal.into_response();
    }
    let limit = route.and_then(|route| route.message_limit);
    let limit = limit.unwrap_or(LINE_LIMIT);
    let Some(ConnectInfo(socket)) = parts.extensions.get::<ConnectInfo<Socket>>().cloned() else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    if has_streams && !parts.headers.contains_key(header::UPGRADE) {
        let client = Admitted {
            server,
            identity,
            dialect: default_dialect,
            limit,
            meter: socket.meter,
        };
        return streamable.answer(client, &parts, body).await;
    }
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade
            .max_message_size(limit)
            .max_frame_size(limit)
            .read_buffer_size(READ_BUFFER)
            .max_write_buffer_size(WRITE_BUFFER_LIMIT),
        Err(rejection) => return rejection.into_response(),
    };
    let session = parts.headers.get(SESSION_HEADER);
    let mut response = match session.filter(|name| *name != NEW_SESSION) {
        // The connection has its place already.
        Some(name) => go_on(&sessions, &identity, name, &parts.headers, upgrade, socket)
            .await
            .unwrap_or_else(IntoResponse::into_response),
        None => {
            let place = server.sockets.take(&identity);
            let Some((place, stranger)) = place.zip(server.strangers.take(&identity)) else {
                return FULL.into_response();
            };
            let client = Client {
                server,
                identity,
                default_dialect,
                socket,
                _place: place,
                stranger,
            };
            match session {
                None => client.open(upgrade),
                Some(_) => client.begin(&sessions, upgrade),
            }
        }
    };
    if has_streams && let Some(name) = new_name().and_then(|name| HeaderValue::try_from(name).ok())
    {
        response.headers_mut().insert(CONNECTION, name);
    }
    if !is_tcp {
        response.headers_mut().insert(UNFRAGMENTED, WHOLE_LIMIT);
    }
    response
}

/// A client that opens a connection.
struct Client {
    server: Arc<Shared>,
    identity: Arc<Identity>,
    default_dialect: DialectVersion,
    socket: Socket,
    /// Held while there is the connection.
    _place: Place,
    /// Held until the client has shaken hands.
    stranger: Place,
}

impl Client {
    /// Opens a connection that ends with its transport.
    fn open(self, upgrade: WebSocketUpgrade) -> Response {
        self.socket.meter.upgrade();
        upgrade.on_upgrade(move |upgraded| self.serve(upgraded, None))
    }

    /// Opens a connection that can outlive its transport (a session).
    fn begin(self, sessions: &Arc<Sessions>, upgrade: WebSocketUpgrade) -> Response {
        let Some((listed, resumption)) = sessions.begin(&self.identity) else {
            return self.open(upgrade);
        };
        self.socket.meter.upgrade();
        let name = HeaderValue::from_str(listed.name());
        let mut response = upgrade.on_upgrade(async move |upgraded| {
            self.serve(upgraded, Some(resumption)).await;
            drop(listed);
        });
        if let Ok(name) = name {
            response.headers_mut().insert(SESSION_HEADER, name);
        }
        response
    }

    async fn serve(self, upgraded: WebSocket, resumption: Option<Resumption>) {
        let transport = halves(upgraded, self.socket, Some(self.stranger));
        let tracker = self.server.connections.clone();
        tracker
            .track_future(lifecycle::serve(
                self.server,
                self.identity,
                self.default_dialect,
                transport,
                resumption,
            ))
            .await;
    }
}

/// Resumes a connection whose transport is lost, or which the client believes to be lost.
async fn go_on(
    sessions: &Sessions,
    identity: &Arc<Identity>,
    name: &HeaderValue,
    headers: &HeaderMap,
    upgrade: WebSocketUpgrade,
    socket: Socket,
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
        .and_then(|name| sessions.find(name, identity))
        .ok_or(unknown)?;
    let (grant, granted) = oneshot::channel();
    claims
        .send(Claim { received, grant })
        .await
        .map_err(|_| unknown)?;
    // A claim that arrives while the connection ends is dropped with the last sender.
    drop(claims);
    let grant = granted.await.map_err(|_| unknown)?;
    socket.meter.upgrade();
    let mut response = upgrade.on_upgrade(async move |upgraded| {
        // Fails only if the client has reconnected once more.
        let _ = grant.transport.send(halves(upgraded, socket, None));
    });
    let headers = response.headers_mut();
    headers.insert(SESSION_HEADER, name.clone());
    headers.insert(RECEIVED_HEADER, grant.received.into());
    Ok(response)
}

/// Answers a health check. DotCraft's clients read the body, others only the status.
fn health() -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, r#"{"status":"ok"}"#).into_response()
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

/// Refuses requests to other hosts than this machine: where no token is required, a web page could use the server.
fn check_host(parts: &Parts) -> Result<(), Refusal> {
    if is_to_this_machine(parts) {
        return Ok(());
    }
    Err((
        StatusCode::FORBIDDEN,
        "the Host header does not name this machine: connect to localhost or 127.0.0.1, or make the server require a token",
    ))
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
        Unknown::Unsigned(reason) => refuse(reason.text()),
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
