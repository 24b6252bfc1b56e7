//! Requests over HTTP, and the stream of what comes back.

use std::{collections::VecDeque, sync::OnceLock, time::Duration};

use bytes::Bytes;
use reqwest::{Response, StatusCode, Url, header::CONTENT_TYPE};
use serde::Deserialize;
use threadwire_workspace::http::{self, causes};
use tokio::time::timeout;

use super::{
    error::{ModelError, Status, is_about_length},
    event::ModelEvent,
    limits,
    provider::{Provider, Shown},
    request::Request,
    sse::Splitter,
    wire::{self, Decoder},
};

/// How long a list of models may take.
const LIST_TIMEOUT: Duration = Duration::from_secs(2);

/// Most bytes that are read of an answer that is no stream.
const MAX_REFUSAL: usize = 64 * 1024;

/// Most characters of such an answer that are shown.
const SHOWN_REFUSAL: usize = 2_000;

/// Sends requests. Connections are kept for the next request; nothing is set up before the first one.
#[derive(Debug, Default)]
pub struct Client {
    /// For providers on this machine: needs no certificates, which take time and memory to load, and no proxy.
    local: OnceLock<reqwest::Client>,
    remote: OnceLock<reqwest::Client>,
}

impl Client {
    /// Asks a model. The answer has begun when this returns. Dropping what is returned, or the future before, closes
    /// the connection.
    pub async fn open(
        &self,
        provider: &Provider,
        request: &Request<'_>,
    ) -> Result<ModelStream, ModelError> {
        let url = provider.url(wire::path(provider.wire))?;
        let body = wire::encode(provider.wire, &provider.id, request)
            .map_err(|error| ModelError::Configuration(error.to_string()))?;
        let request = self
            .of(provider)?
            .post(url.clone())
            .header(CONTENT_TYPE, "application/json")
            .header("accept", "text/event-stream")
            .header("originator", "threadwire")
            .header("session-id", request.cache_key)
            .header("thread-id", request.cache_key)
            .body(body);
        let sent = provider.authorize(request)?.send();
        let response = match timeout(provider.stream_idle_timeout, sent).await {
            Ok(Ok(response)) => response,
            Ok(Err(error)) => return Err(not_sent(provider, error)),
            Err(_) => return Err(silent()),
        };
        if !response.status().is_success() {
            return Err(refusal(provider, &url, response).await);
        }
        if let Some(kind) = other_content(&response) {
            return Err(ModelError::NotAStream {
                kind,
                url: Shown(&url).to_string(),
            });
        }
        let mut ready = VecDeque::new();
        if let Some(limits) = limits::rate_limits(response.headers()) {
            ready.push_back(ModelEvent::RateLimits(limits));
        }
        Ok(ModelStream {
            response,
            chunk: Bytes::new(),
            splitter: Splitter::default(),
            decoder: Decoder::new(provider.wire, &provider.id),
            ready,
            failure: None,
            idle: provider.stream_idle_timeout,
        })
    }

    /// Returns the provider's list of models as it sent it.
    pub(super) async fn list(&self, provider: &Provider) -> Result<Vec<u8>, ModelError> {
        let request = self
            .of(provider)?
            .get(provider.url("/models")?)
            .timeout(LIST_TIMEOUT);
        let response = provider
            .authorize(request)?
            .send()
            .await
            .and_then(Response::error_for_status)
            .map_err(|error| not_sent(provider, error))?;
        let body = response.bytes().await;
        Ok(body.map_err(|error| not_sent(provider, error))?.into())
    }

    fn of(&self, provider: &Provider) -> Result<&reqwest::Client, ModelError> {
        let local = provider.is_local();
        let slot = if local { &self.local } else { &self.remote };
        if let Some(client) = slot.get() {
            return Ok(client);
        }
        let client = http::client(local).map_err(ModelError::Tls)?;
        Ok(slot.get_or_init(|| client))
    }
}

/// The answer of a model, as it comes.
#[derive(Debug)]
pub struct ModelStream {
    response: Response,
    /// What has arrived and was not read.
    chunk: Bytes,
    splitter: Splitter,
    decoder: Decoder,
    ready: VecDeque<ModelEvent>,
    /// What comes when `ready` is empty.
    failure: Option<ModelError>,
    idle: Duration,
}

impl ModelStream {
    /// Waits for the next event. [`ModelEvent::Completed`] is the last.
    ///
    /// Errors: those of a stream that breaks, is silent for too long, or tells of a failure.
    pub async fn next(&mut self) -> Result<ModelEvent, ModelError> {
        loop {
            if let Some(event) = self.ready() {
                return Ok(event);
            }
            if let Some(failure) = self.failure.take() {
                return Err(failure);
            }
            match timeout(self.idle, self.response.chunk()).await {
                Ok(Ok(Some(chunk))) => self.chunk = chunk,
                Ok(Ok(None)) => self.failure = self.decoder.end(&mut self.ready).err(),
                Ok(Err(error)) => {
                    self.failure = Some(ModelError::Broken {
                        reason: causes(&error.without_url()),
                        after: None,
                    });
                }
                Err(_) => self.failure = Some(silent()),
            }
        }
    }

    /// Returns the next event if it has arrived already. Events are decoded one by one: as long as nobody takes them,
    /// only their bytes are kept.
    pub fn ready(&mut self) -> Option<ModelEvent> {
        while self.ready.is_empty() && self.failure.is_none() && !self.chunk.is_empty() {
            let Self { decoder, ready, .. } = self;
            let read = self
                .splitter
                .next(&mut self.chunk, |data| decoder.decode(data, ready));
            // What came before the failure counts.
            self.failure = read.err();
        }
        self.ready.pop_front()
    }
}

fn silent() -> ModelError {
    ModelError::Broken {
        reason: "idle timeout waiting for SSE".to_owned(),
        after: None,
    }
}

/// Returns the kind of an answer that is certainly no stream of events.
fn other_content(response: &Response) -> Option<String> {
    let kind = response.headers().get(CONTENT_TYPE)?.to_str().ok()?;
    let kind = kind.split(';').next()?.trim().to_ascii_lowercase();
    matches!(&*kind, "text/html" | "application/json").then_some(kind)
}

fn not_sent(provider: &Provider, error: reqwest::Error) -> ModelError {
    let error = error.without_url();
    let text = provider.redact(&causes(&error));
    if error.is_builder() {
        ModelError::Configuration(text)
    } else if is_about_tls(&error) {
        ModelError::Tls(text)
    } else {
        ModelError::Connection(text)
    }
}

fn is_about_tls(error: &(dyn std::error::Error + 'static)) -> bool {
    // An error within an I/O error is not among its causes.
    let within = error
        .downcast_ref::<std::io::Error>()
        .and_then(std::io::Error::get_ref);
    error.is::<rustls::Error>()
        || within.is_some_and(|error| is_about_tls(error))
        || error.source().is_some_and(is_about_tls)
}

// Refusals.

#[derive(Default, Deserialize)]
#[serde(default)]
struct Refusal {
    error: Option<Reason>,
    message: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Reason {
    Object(Details),
    Text(String),
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Details {
    r#type: Option<String>,
    code: Option<serde_json::Value>,
    message: Option<String>,
    resets_at: Option<i64>,
}

async fn refusal(provider: &Provider, url: &Url, response: Response) -> ModelError {
    let status = response.status();
    let after = limits::retry_after(response.headers());
    let body = provider.redact(&beginning(provider, response).await);
    let refusal: Refusal = serde_json::from_str(&body).unwrap_or_default();
    let details = match refusal.error {
        Some(Reason::Object(details)) => details,
        Some(Reason::Text(message)) => Details {
            message: Some(message),
            ..Details::default()
        },
        None => Details {
            message: refusal.message,
            ..Details::default()
        },
    };
    let code = details.code.as_ref().and_then(serde_json::Value::as_str);
    let named = |name| details.r#type.as_deref() == Some(name) || code == Some(name);
    match status {
        StatusCode::BAD_REQUEST if is_about_length(&body) => ModelError::ContextWindow,
        StatusCode::PAYLOAD_TOO_LARGE => ModelError::ContextWindow,
        StatusCode::BAD_REQUEST => ModelError::BadRequest(body),
        StatusCode::TOO_MANY_REQUESTS if named("usage_limit_reached") => ModelError::UsageLimit {
            resets_at: details.resets_at.map(limits::moment),
        },
        StatusCode::TOO_MANY_REQUESTS if named("usage_not_included") => ModelError::NotIncluded,
        StatusCode::TOO_MANY_REQUESTS if named("insufficient_quota") => ModelError::Quota,
        StatusCode::TOO_MANY_REQUESTS => ModelError::RateLimited { after },
        StatusCode::INTERNAL_SERVER_ERROR => ModelError::Server,
        _ if named("overloaded_error") => ModelError::Overloaded,
        _ => ModelError::Status {
            status: Status(status),
            message: details.message.unwrap_or(body),
            url: Shown(url).to_string(),
            after,
        },
    }
}

/// Reads the beginning of an answer as text. What does not come in time is left out.
async fn beginning(provider: &Provider, mut response: Response) -> String {
    let mut bytes = Vec::new();
    let read = async {
        while let Ok(Some(chunk)) = response.chunk().await {
            bytes.extend_from_slice(&chunk);
            if bytes.len() >= MAX_REFUSAL {
                break;
            }
        }
    };
    let _ = timeout(
        provider.stream_idle_timeout.min(http::CONNECT_TIMEOUT),
        read,
    )
    .await;
    let text = String::from_utf8_lossy(&bytes);
    text.chars().take(SHOWN_REFUSAL).collect()
}
