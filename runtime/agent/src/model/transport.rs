//! Model requests over HTTP, and the event stream of the response.

use std::{collections::VecDeque, error::Error as StdError, fmt, io, time::Duration};

use ::http::{
    HeaderMap, HeaderValue, Method, Uri,
    header::{ACCEPT, CONTENT_TYPE, USER_AGENT},
    uri::InvalidUri,
};
use bytes::Bytes;
use reqwest::Url;
use threadwire_workspace::{config::WireApi, http as setup};
use tokio::time::{Instant, timeout, timeout_at};

use super::{
    error::ModelError,
    event::ModelEvent,
    http::{Body, ConnectError, Http, Request as HttpRequest, Response},
    limits,
    provider::{Provider, RedactedUrl},
    refusal::refusal,
    request::Request,
    sse::Splitter,
    wire::{self, Decoder},
};

/// Timeout of a request for the list of models.
const LIST_TIMEOUT: Duration = Duration::from_secs(2);

/// Maximum size of one response in bytes; several times the size of the longest responses.
const MAX_ANSWER: usize = 128 * 1024 * 1024;

/// Maximum size of a list of models in bytes.
const MAX_LIST: usize = 16 * 1024 * 1024;

/// The client for model requests. It keeps connections for later requests and sets up nothing before the first one.
#[derive(Debug, Default)]
pub struct Client(Http);

/// Maximum length of a header with text of a client, in bytes.
const MAX_HEADER: usize = 4 * 1024;

impl Client {
    /// Sends a request to a model; the future returns when the response starts. The request is encoded before the
    /// future is returned, so the future does not borrow it. Dropping the future, or an incomplete stream, closes the
    /// connection.
    pub fn open<'a>(
        &'a self,
        provider: &'a Provider,
        request: &Request<'_>,
    ) -> impl Future<Output = Result<ModelStream, ModelError>> + Send + use<'a> {
        let body = wire::encode(provider.wire, &provider.id, request)
            .map_err(|error| ModelError::Configuration(error.to_string()));
        let body = body.map(|mut body| {
            // The vector may have spare capacity, and hundreds of requests may wait at once.
            body.shrink_to_fit();
            Bytes::from(body)
        });
        // Our keys are ids, so they are valid in a header.
        let key = HeaderValue::from_str(request.cache_key).ok();
        let mut ids = HeaderMap::new();
        if let Some(key) = key {
            ids.insert("session-id", key.clone());
            ids.insert("thread-id", key.clone());
            ids.insert("x-client-request-id", key);
        }
        // Servers refuse headers with other text, and long ones. The body has it in any case.
        let metadata = request.turn_metadata;
        let metadata = metadata.filter(|text| {
            text.is_ascii() && text.len() <= MAX_HEADER && provider.wire == WireApi::Responses
        });
        if let Some(metadata) = metadata.and_then(|text| HeaderValue::from_str(text).ok()) {
            ids.insert("x-codex-turn-metadata", metadata);
        }
        let calls = request.stream_calls;
        async move { self.open_encoded(provider, body?, ids, calls).await }
    }

    async fn open_encoded(
        &self,
        provider: &Provider,
        body: Bytes,
        mut headers: HeaderMap,
        calls: bool,
    ) -> Result<ModelStream, ModelError> {
        let url = provider.url(wire::path(provider.wire))?;
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(ACCEPT, HeaderValue::from_static("text/event-stream"));
        headers.insert("originator", HeaderValue::from_static("threadwire"));
        let sent = self.send(provider, Method::POST, &url, headers, body);
        let response = match timeout(provider.stream_idle_timeout, sent).await {
            Ok(sent) => sent?,
            Err(_) => return Err(silent()),
        };
        if !response.status.is_success() {
            return Err(refusal(provider, &url, response).await);
        }
        if let Some(kind) = other_content(&response) {
            return Err(ModelError::NotAStream {
                kind,
                url: RedactedUrl(&url).to_string(),
            });
        }
        let mut ready = VecDeque::new();
        if let Some(limits) = limits::rate_limits(&response.headers) {
            ready.push_back(ModelEvent::RateLimits(limits));
        }
        let mut decoder = Decoder::new(provider.wire, &provider.id, calls);
        decoder.begin(&response.headers, &mut ready);
        Ok(ModelStream {
            body: Some(response.body),
            chunk: Bytes::new(),
            splitter: Splitter::default(),
            decoder,
            ready,
            failure: None,
            received: 0,
            heard: true,
            deadline: Instant::now(),
            provider: provider.clone(),
        })
    }

    /// Returns the provider's list of models as received.
    pub(super) async fn list(&self, provider: &Provider) -> Result<Vec<u8>, ModelError> {
        let url = provider.url("/models")?;
        let read = async {
            let sent = self.send(provider, Method::GET, &url, HeaderMap::new(), Bytes::new());
            let mut response = sent.await?;
            if !response.status.is_success() {
                return Err(refusal(provider, &url, response).await);
            }
            let mut list = Vec::new();
            loop {
                let part = response.body.next().await;
                let Some(part) = part.map_err(|error| not_sent(provider, &url, &error))? else {
                    return Ok(list);
                };
                list.extend_from_slice(&part);
                if list.len() > MAX_LIST {
                    return Err(ModelError::Incomplete("too large".to_owned()));
                }
            }
        };
        match timeout(LIST_TIMEOUT, read).await {
            Ok(read) => read,
            Err(_) => Err(ModelError::Connection("no answer in time".to_owned())),
        }
    }

    async fn send(
        &self,
        provider: &Provider,
        method: Method,
        url: &Url,
        mut headers: HeaderMap,
        body: Bytes,
    ) -> Result<Response, ModelError> {
        let key = provider.written_key().await?;
        provider.authorize(url, &mut headers, key.as_ref())?;
        headers
            .entry(USER_AGENT)
            .or_insert(HeaderValue::from_static(setup::USER_AGENT));
        let uri = uri(url).map_err(|error| ModelError::Configuration(error.to_string()))?;
        let request = HttpRequest {
            method,
            uri: &uri,
            headers,
            body,
        };
        let response = self.0.send(request).await;
        response.map_err(|error| not_sent(provider, url, &error))
    }
}

/// Returns the URL to request. The login of the URL is left out: it goes into a header.
fn uri(url: &Url) -> Result<Uri, InvalidUri> {
    let mut url = url.clone();
    url.set_fragment(None);
    // These fail for a URL without a host, which has no login either.
    let _ = url.set_password(None);
    let _ = url.set_username("");
    url.as_str().parse()
}

/// The event stream of a model's response.
pub struct ModelStream {
    /// `None` once the response is complete.
    body: Option<Body>,
    /// Bytes that have arrived and are not decoded.
    chunk: Bytes,
    splitter: Splitter,
    decoder: Decoder,
    ready: VecDeque<ModelEvent>,
    /// The error to return once `ready` is empty.
    failure: Option<ModelError>,
    /// Number of received bytes.
    received: usize,
    /// Whether an event arrived since the deadline was set. Comments, which keep connections open, do not count.
    heard: bool,
    /// When the next event must have arrived.
    deadline: Instant,
    provider: Provider,
}

impl fmt::Debug for ModelStream {
    /// Hides the received data, which may be large.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ModelStream")
            .field("provider", &self.provider)
            .field("received", &self.received)
            .finish_non_exhaustive()
    }
}

impl ModelStream {
    /// Waits for the next event. [`ModelEvent::Completed`] is the last; further calls return an empty one.
    ///
    /// Errors: the stream broke, was idle for too long, or reported a failure.
    pub async fn next(&mut self) -> Result<ModelEvent, ModelError> {
        loop {
            if let Some(event) = self.ready() {
                return Ok(event);
            }
            if let Some(failure) = self.failure.take() {
                // Some providers quote what they received.
                return Err(failure.map_text(|text| self.provider.redact(&text)));
            }
            let Some(body) = &mut self.body else {
                return Ok(ModelEvent::Completed(Box::default()));
            };
            if std::mem::take(&mut self.heard) {
                self.deadline = Instant::now() + self.provider.stream_idle_timeout;
            }
            // Releases the memory for the next bytes.
            self.chunk = Bytes::new();
            match timeout_at(self.deadline, body.next()).await {
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
                        reason: setup::causes(&error),
                        after: None,
                    });
                }
                Err(_) => self.failure = Some(silent()),
            }
        }
    }

    /// Returns the next event if it has already arrived. Events are decoded one by one: while nobody takes them, only
    /// their bytes are kept.
    pub fn ready(&mut self) -> Option<ModelEvent> {
        while self.ready.is_empty() && self.failure.is_none() && !self.chunk.is_empty() {
            let Self { decoder, ready, .. } = self;
            let read = self
                .splitter
                .next(&mut self.chunk, |data| decoder.decode(data, ready));
            // Events before the failure are returned first.
            match read {
                Ok(found) => self.heard |= found,
                Err(failure) => self.failure = Some(failure),
            }
        }
        let event = self.ready.pop_front();
        if matches!(event, Some(ModelEvent::Completed(_)))
            && let Some(body) = self.body.take()
        {
            body.finish();
        }
        event
    }
}

fn silent() -> ModelError {
    ModelError::Broken {
        reason: "idle timeout waiting for SSE".to_owned(),
        after: None,
    }
}

/// Returns the content type of a response that is certainly no event stream.
fn other_content(response: &Response) -> Option<String> {
    let kind = response.headers.get(CONTENT_TYPE)?.to_str().ok()?;
    let kind = kind.split(';').next()?.trim().to_ascii_lowercase();
    matches!(&*kind, "text/html" | "application/json").then_some(kind)
}

fn not_sent(provider: &Provider, url: &Url, error: &(dyn StdError + 'static)) -> ModelError {
    let text = provider.redact(&setup::causes(error));
    let text = format!("{text}, url: {}", RedactedUrl(url));
    if is_about_tls(error) {
        ModelError::Tls(text)
    } else {
        ModelError::Connection(text)
    }
}

fn is_about_tls(error: &(dyn StdError + 'static)) -> bool {
    // `source` of an I/O error skips the error that it wraps.
    let within = error
        .downcast_ref::<io::Error>()
        .and_then(io::Error::get_ref);
    error.is::<rustls::Error>()
        || matches!(
            error.downcast_ref(),
            Some(ConnectError::Certificates(_) | ConnectError::Tls(_))
        )
        || within.is_some_and(|error| is_about_tls(error))
        || error.source().is_some_and(is_about_tls)
}
