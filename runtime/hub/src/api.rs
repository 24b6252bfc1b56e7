//! The hub's HTTP: paths, tokens, JSON.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, BodyDataStream},
    extract::{Request, State},
    http::{HeaderMap, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
    routing::any,
};
use futures_util::{StreamExt as _, stream};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use subtle::ConstantTimeEq as _;
use threadwire_protocol::{
    dotcraft::{
        HubCapabilities, HubEnsureRequest, HubEventKind, HubLockFile, HubNotificationResponse,
        HubRestartRequest, HubStatus, HubStopRequest,
    },
    read_located,
};
use threadwire_workspace::{http::is_to_this_machine, wording};
use tokio::{sync::broadcast::error::RecvError, time::timeout};
use tokio_util::sync::CancellationToken;

use crate::{events::Events, failure::Failure, servers::Servers};

/// The largest body of a request, in bytes.
const BODY_LIMIT: usize = 1 << 20;

/// How much of a body that nobody needs is read, in bytes: most clients look for the answer only after they have sent
/// all.
const DRAIN_LIMIT: usize = 16 << 20;

/// How long such a body is waited for.
const DRAIN_PATIENCE: Duration = Duration::from_secs(5);

/// What requests need.
#[derive(Debug)]
pub(crate) struct Api {
    /// Where the hub is, and its token.
    pub(crate) about: HubLockFile,
    pub(crate) events: Events,
    pub(crate) servers: Servers,
    /// Ends the hub.
    pub(crate) stop: CancellationToken,
    /// Ends the streams of events, after the last one.
    pub(crate) told: CancellationToken,
}

pub(crate) fn router(api: Arc<Api>) -> Router {
    Router::new().fallback(any(handle)).with_state(api)
}

async fn handle(State(api): State<Arc<Api>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let mut body = body.into_data_stream();
    let answer = match api.check(&parts) {
        Ok(()) => route(&api, &parts, &mut body).await,
        Err(failure) => Err(failure),
    };
    // To read would ask for the body.
    if !parts.headers.contains_key(header::EXPECT) {
        let _ = timeout(DRAIN_PATIENCE, drain(body)).await;
    }
    answer.unwrap_or_else(|failure| {
        let (status, body) = failure.answer();
        with_body(status, &body)
    })
}

async fn route(
    api: &Arc<Api>,
    parts: &Parts,
    body: &mut BodyDataStream,
) -> Result<Response, Failure> {
    let get = parts.method == Method::GET;
    let post = parts.method == Method::POST;
    let servers = &api.servers;
    Ok(match parts.uri.path() {
        "/v1/status" if get => ok(&api.status()),
        "/v1/shutdown" if post => {
            api.stop.cancel();
            ok(&json!({ "ok": true }))
        }
        "/v1/appservers" if get => ok(&servers.list().await),
        "/v1/appservers/by-workspace" if get => {
            let path = query(parts, "path").ok_or(Failure::NoPath("path"))?;
            ok(&servers.look(&path).await?)
        }
        "/v1/appservers/ensure" if post => {
            let request: HubEnsureRequest = read(body).await?;
            ok(&match request.start_if_missing {
                Some(false) => servers.look(&request.workspace_path).await?,
                _ => {
                    let tools = request.runtime_tools;
                    servers.ensure(&request.workspace_path, tools).await?
                }
            })
        }
        "/v1/appservers/stop" if post => {
            let request: HubStopRequest = read(body).await?;
            ok(&servers.stop(&request.workspace_path).await?)
        }
        "/v1/appservers/restart" if post => {
            let request: HubRestartRequest = read(body).await?;
            let tools = request.runtime_tools;
            ok(&servers.restart(&request.workspace_path, tools).await?)
        }
        "/v1/events" if get => api.stream(),
        "/v1/notifications/request" if post => {
            api.notify(read(body).await?)?;
            ok(&HubNotificationResponse { accepted: true })
        }
        _ => return Err(Failure::NoRoute),
    })
}

impl Api {
    /// Refuses web pages, and requests without the token. Whether a hub is there is no secret to programs of this machine.
    fn check(&self, parts: &Parts) -> Result<(), Failure> {
        if parts.headers.contains_key(header::ORIGIN) {
            return Err(Failure::Origin);
        }
        let asks_status = parts.uri.path() == "/v1/status" && parts.method == Method::GET;
        if asks_status && is_to_this_machine(parts) {
            return Ok(());
        }
        let given = bearer(&parts.headers).unwrap_or_default();
        match bool::from(given.as_bytes().ct_eq(self.about.token.as_bytes())) {
            true => Ok(()),
            false => Err(Failure::Unauthorized),
        }
    }

    fn status(&self) -> HubStatus {
        let about = self.about.clone();
        HubStatus {
            hub_version: about.version,
            pid: about.pid,
            started_at: about.started_at,
            state_path: self.servers.folder().display().to_string(),
            api_base_url: about.api_base_url,
            binary_path: about.binary_path,
            capabilities: HubCapabilities {
                app_server_management: true,
                port_management: true,
                events: true,
                notifications: true,
                tray: false,
                managed_service_management: None,
                satellites: None,
            },
        }
    }

    /// Streams events until the hub ends. A client that is too slow loses its stream.
    fn stream(&self) -> Response {
        let events = self.events.listen();
        let told = self.told.clone();
        let records = stream::unfold((events, told), async |(mut events, told)| {
            let record = tokio::select! {
                biased;
                record = events.recv() => record,
                // The last event may have come with the end.
                () = told.cancelled() => events.try_recv().map_err(|_| RecvError::Closed),
            };
            record.ok().map(|record| (record, (events, told)))
        });
        let hello = stream::once(async { ": events of the hub\n\n".to_owned() });
        let records = hello.chain(records).map(Ok::<_, std::convert::Infallible>);
        let headers = [
            (header::CONTENT_TYPE, "text/event-stream"),
            (header::CACHE_CONTROL, "no-store"),
        ];
        (headers, Body::from_stream(records)).into_response()
    }

    /// Passes a notification on to those who listen.
    fn notify(&self, mut request: Value) -> Result<(), Failure> {
        let members = request.as_object_mut().ok_or(Failure::Notification)?;
        let title = members.get("title").and_then(Value::as_str);
        if title.is_none_or(|title| title.trim().is_empty()) {
            return Err(Failure::Notification);
        }
        let severity = members.get("severity").and_then(Value::as_str);
        let severity = severity.unwrap_or_default().to_lowercase();
        let severity = match severity.as_str() {
            "success" | "warning" | "error" => severity,
            _ => "info".to_owned(),
        };
        members.insert("severity".to_owned(), severity.into());
        if !members.get("kind").is_some_and(Value::is_string) {
            members.insert("kind".to_owned(), "notification".into());
        }
        let workspace = members.get("workspacePath").and_then(Value::as_str);
        let workspace = workspace.map(str::to_owned);
        self.events.send(
            HubEventKind::NotificationRequested,
            workspace.as_deref(),
            Some(request),
        );
        Ok(())
    }
}

fn ok(body: &impl Serialize) -> Response {
    with_body(StatusCode::OK, body)
}

fn with_body(status: StatusCode, body: &impl Serialize) -> Response {
    let json = [(header::CONTENT_TYPE, "application/json")];
    match serde_json::to_string(body) {
        Ok(text) => (status, json, text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

async fn read<T: DeserializeOwned>(body: &mut BodyDataStream) -> Result<T, Failure> {
    let malformed = |error: &dyn std::fmt::Display| Failure::Malformed(error.to_string());
    let mut bytes = Vec::new();
    while let Some(part) = body.next().await {
        let part = part.map_err(|error| malformed(&error))?;
        if bytes.len() + part.len() > BODY_LIMIT {
            return Err(Failure::TooLarge(BODY_LIMIT));
        }
        bytes.extend_from_slice(&part);
    }
    let text = str::from_utf8(&bytes).map_err(|error| malformed(&error))?;
    read_located(text, |text| serde_json::from_str(text))
        .map_err(|(problem, path)| malformed(&wording::located("the body", &path, &problem)))
}

/// Reads what is left of a body, within a bound.
async fn drain(mut body: BodyDataStream) {
    let mut left = DRAIN_LIMIT;
    while let Some(Ok(part)) = body.next().await {
        match left.checked_sub(part.len()) {
            Some(less) => left = less,
            None => return,
        }
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Returns a parameter of the query.
fn query(parts: &Parts, name: &str) -> Option<String> {
    let pairs = parts.uri.query()?.split('&');
    let mut values = pairs.filter_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    let value = values.next()?.replace('+', " ");
    let value = percent_encoding::percent_decode_str(&value);
    Some(value.decode_utf8_lossy().into_owned()).filter(|value| !value.is_empty())
}
