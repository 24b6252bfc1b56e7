//! Requests over HTTP, and the stream of what comes back.

use std::{collections::VecDeque, fmt, sync::OnceLock, time::Duration};

use bytes::Bytes;
use reqwest::{Response, header::CONTENT_TYPE};
use threadwire_workspace::http::{self, causes};
use tokio::time::{Instant, timeout, timeout_at};

use super::{
    error::ModelError,
    event::ModelEvent,
    limits,
    provider::{Provider, Shown},
    refusal::refusal,
    request::Request,
    sse::Splitter,
    wire::{self, Decoder},
};

/// How long a list of models may take.
const LIST_TIMEOUT: Duration = Duration::from_secs(2);

/// Most bytes of one answer; several times what the longest answers of models take.
const MAX_ANSWER: usize = 128 * 1024 * 1024;

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
            received: 0,
            heard: true,
            deadline: Instant::now(),
            provider: provider.clone(),
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
pub struct ModelStream {
    response: Response,
    /// What has arrived and was not read.
    chunk: Bytes,
    splitter: Splitter,
    decoder: Decoder,
    ready: VecDeque<ModelEvent>,
    /// What comes when `ready` is empty.
    failure: Option<ModelError>,
    /// How many bytes came so far.
    received: usize,
    /// Whether an event came since the deadline was set. Comments, which keep connections open, are none.
    heard: bool,
    /// Until when an event has to come.
    deadline: Instant,
    provider: Provider,
}

impl fmt::Debug for ModelStream {
    /// Leaves out the response, whose URL and headers may hold keys.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ModelStream")
            .field("provider", &self.provider)
            .field("received", &self.received)
            .finish_non_exhaustive()
    }
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
                // Some providers repeat what they were sent.
                return Err(failure.map_text(|text| self.provider.redact(&text)));
            }
            if std::mem::take(&mut self.heard) {
                self.deadline = Instant::now() + self.provider.stream_idle_timeout;
            }
            match timeout_at(self.deadline, self.response.chunk()).await {
                Ok(Ok(Some(chunk))) => {
                    self.received = self.received.saturating_add(chunk.len());
                    if self.received > MAX_ANSWER {
                        self.failure = Some(ModelError::Incomplete("too large".to_owned()));
                    } else {
                        self.chunk = chunk;
                    }
                }
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
            match read {
                Ok(found) => self.heard |= found,
                Err(failure) => self.failure = Some(failure),
            }
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
