//! The connection to a server: requests with a limit in time, and what the server asks in between.

use std::{
    pin::{Pin, pin},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rmcp::{
    ClientHandler, RoleClient,
    model::{
        CallToolRequest, CallToolRequestParams, CallToolResult, ClientCapabilities, ClientConfig,
        ClientRequest, ElicitRequestParams, ElicitResult, ElicitationAction, ElicitationCapability,
        ErrorData, FormElicitationCapability, Implementation, JsonObject, PaginatedRequestParams,
        ProtocolVersion, ReadResourceRequest, ReadResourceRequestParams, ReadResourceResult,
        Resource, ResourceTemplate, ServerPeerInfo, ServerResult, Tool, UrlElicitationCapability,
    },
    service::{
        ClientInitializeError, PeerRequestOptions, RequestContext, RequestHandle, RunningService,
        ServiceError, serve_client,
    },
    transport::{
        StreamableHttpClientTransport, Transport,
        streamable_http_client::StreamableHttpClientTransportConfig,
    },
};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::{
    gate::{Gate, Watch},
    server::StartError,
    spec::{Link, ServerSpec},
    stdio::{MAX_MESSAGE, Stdio},
};
use crate::http::{self, causes};

type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Most pages of a list. Each page may be as large as a message.
const MAX_PAGES: usize = 64;

/// How long a server gets to take note that a call is given up.
const FAREWELL: Duration = Duration::from_secs(1);

/// The one who calls a tool, for as long as the call lasts.
pub trait Caller: Send + Sync + 'static {
    /// Takes a message about the progress of the call.
    fn progress(&self, text: String) -> BoxFuture<'_, ()>;

    /// Asks the user for the server.
    fn ask(&self, question: Question) -> BoxFuture<'_, Reply>;
}

/// What a server asks the user.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What to tell the user.
    pub message: String,
    /// What is wanted.
    pub form: Form,
}

/// What a server wants of the user.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Values that fit this JSON Schema: an object of plain members.
    Schema(Value),
    /// A visit to an address.
    Url {
        /// The address.
        url: String,
        /// The server's own id for the visit; empty if it has none.
        id: String,
    },
}

/// What the user says to a server.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// Yes, with the values that were asked for.
    Accept(Option<Value>),
    /// No.
    Decline,
    /// Neither.
    Cancel,
}

/// Why a request to a server failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CallError {
    /// The server refused it, or the transport failed, as the text says.
    #[error("{0}")]
    Failed(String),
    /// There was no answer in time.
    #[error("timed out awaiting {method} after {limit:?}")]
    TimedOut {
        /// What was requested.
        method: &'static str,
        /// How long was waited.
        limit: Duration,
    },
    /// The server is gone.
    #[error("Transport closed")]
    Closed,
    /// The caller wants it no more.
    #[error("cancelled")]
    Cancelled,
}

impl From<ServiceError> for CallError {
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::TransportClosed => Self::Closed,
            ServiceError::TransportSend(error) => {
                Self::Failed(format!("Transport send error: {}", causes(&*error.error)))
            }
            error => Self::Failed(error.to_string()),
        }
    }
}

/// A connection to a server. Dropping it ends the connection, and the program if it is one of ours.
#[derive(Debug)]
pub struct Connection {
    service: RunningService<RoleClient, Handler>,
    watch: Arc<Watch>,
    callers: Arc<Callers>,
    spec: ServerSpec,
    tools: Mutex<Arc<Vec<Tool>>>,
}

impl Connection {
    /// Connects and lists the tools. Takes as long as the server does.
    pub(super) async fn open(spec: ServerSpec, watch: Arc<Watch>) -> Result<Self, StartError> {
        let callers = Arc::<Callers>::default();
        let handler = Handler(Arc::clone(&callers));
        let service = match &spec.link {
            link @ Link::Program { .. } => {
                let inner = Stdio::start(link, Arc::clone(&watch)).map_err(StartError::new)?;
                shake_hands(handler, inner, &watch).await
            }
            link @ Link::Http { .. } => {
                let inner = over_http(link).map_err(StartError::new)?;
                shake_hands(handler, inner, &watch).await
            }
        }
        .map_err(|error| StartError {
            needs_login: error.is_authorization_required(),
            message: format!("handshaking with MCP server failed: {}", causes(&error)),
        })?;
        let connection = Self {
            service,
            watch,
            callers,
            spec,
            tools: Mutex::default(),
        };
        let tools = connection.list_tools().await;
        let tools = tools.map_err(|error| StartError::new(format!("failed to get tools: {error}")));
        *connection.known_tools() = Arc::new(tools?);
        Ok(connection)
    }

    /// Tells whether the server is gone.
    pub fn is_closed(&self) -> bool {
        self.watch.closed.is_cancelled()
    }

    /// Returns what the server says about itself.
    pub fn info(&self) -> Option<Arc<ServerPeerInfo>> {
        self.service.peer().peer_info()
    }

    /// Returns what the server was reached with.
    pub fn spec(&self) -> &ServerSpec {
        &self.spec
    }

    /// Returns how many tools are to be offered, as they were last listed.
    pub(super) fn tool_count(&self) -> usize {
        self.known_tools().len()
    }

    /// Returns the tools that are to be offered, by name; lists them again where the server said that they changed.
    pub async fn tools(&self) -> Arc<Vec<Tool>> {
        if self.watch.tools_changed.swap(false, Ordering::Relaxed) {
            match self.list_tools().await {
                Ok(tools) => *self.known_tools() = Arc::new(tools),
                Err(error) => tracing::warn!(%error, "the tools of an MCP server cannot be listed"),
            }
        }
        Arc::clone(&self.known_tools())
    }

    /// Calls a tool. Time stands still while the user is asked. When the call is given up the server is told.
    pub async fn call_tool(
        &self,
        tool: String,
        arguments: Option<JsonObject>,
        caller: Option<Arc<dyn Caller>>,
        cancel: &CancellationToken,
    ) -> Result<CallToolResult, CallError> {
        let mut params = CallToolRequestParams::new(tool);
        params.arguments = arguments;
        let request = ClientRequest::CallToolRequest(CallToolRequest::new(params));
        match self.request("tools/call", request, caller, cancel).await? {
            ServerResult::CallToolResult(result) => Ok(result),
            _ => Err(ServiceError::UnexpectedResponse.into()),
        }
    }

    /// Reads a resource.
    pub async fn read_resource(
        &self,
        uri: String,
        cancel: &CancellationToken,
    ) -> Result<ReadResourceResult, CallError> {
        let params = ReadResourceRequestParams::new(uri);
        let request = ClientRequest::ReadResourceRequest(ReadResourceRequest::new(params));
        match self
            .request("resources/read", request, None, cancel)
            .await?
        {
            ServerResult::ReadResourceResult(result) => Ok(result),
            _ => Err(ServiceError::UnexpectedResponse.into()),
        }
    }

    async fn tools_page(
        &self,
        cursor: Option<String>,
    ) -> Result<(Vec<Tool>, Option<String>), CallError> {
        let listed = self.service.peer().list_tools(page(cursor));
        let listed = self.in_time("tools/list", listed).await?;
        Ok((listed.tools, listed.next_cursor))
    }

    /// Returns a page of the resources, and the cursor of the next one.
    pub async fn resources_page(
        &self,
        cursor: Option<String>,
    ) -> Result<(Vec<Resource>, Option<String>), CallError> {
        let listed = self.service.peer().list_resources(page(cursor));
        let listed = self.in_time("resources/list", listed).await?;
        Ok((listed.resources, listed.next_cursor))
    }

    /// Returns a page of the resource templates, and the cursor of the next one.
    pub async fn templates_page(
        &self,
        cursor: Option<String>,
    ) -> Result<(Vec<ResourceTemplate>, Option<String>), CallError> {
        let listed = self.service.peer().list_resource_templates(page(cursor));
        let listed = self.in_time("resources/templates/list", listed).await?;
        Ok((listed.resource_templates, listed.next_cursor))
    }

    /// Returns all resources; none where the server has no such thing.
    pub async fn resources(&self) -> Result<Vec<Resource>, CallError> {
        if !self.has_resources() {
            return Ok(Vec::new());
        }
        all_pages(|cursor| self.resources_page(cursor)).await
    }

    /// Returns all resource templates; none where the server has no such thing.
    pub async fn templates(&self) -> Result<Vec<ResourceTemplate>, CallError> {
        if !self.has_resources() {
            return Ok(Vec::new());
        }
        all_pages(|cursor| self.templates_page(cursor)).await
    }

    fn has_resources(&self) -> bool {
        let has = |info: Arc<ServerPeerInfo>| info.capabilities.resources.is_some();
        self.info().is_none_or(has)
    }

    async fn list_tools(&self) -> Result<Vec<Tool>, CallError> {
        let has = |info: Arc<ServerPeerInfo>| info.capabilities.tools.is_some();
        if !self.info().is_none_or(has) {
            return Ok(Vec::new());
        }
        let mut tools = all_pages(|cursor| self.tools_page(cursor)).await?;
        tools.retain(|tool| self.spec.offers(&tool.name));
        tools.sort_by(|one, other| one.name.cmp(&other.name));
        tools.dedup_by(|one, other| one.name == other.name);
        Ok(tools)
    }

    fn known_tools(&self) -> MutexGuard<'_, Arc<Vec<Tool>>> {
        lock(&self.tools)
    }

    async fn in_time<T>(
        &self,
        method: &'static str,
        request: impl Future<Output = Result<T, ServiceError>>,
    ) -> Result<T, CallError> {
        let limit = self.spec.tool_timeout;
        tokio::select! {
            biased;
            result = request => Ok(result?),
            () = self.watch.closed.cancelled() => Err(CallError::Closed),
            () = tokio::time::sleep(limit) => Err(CallError::TimedOut { method, limit }),
        }
    }

    async fn request(
        &self,
        method: &'static str,
        request: ClientRequest,
        caller: Option<Arc<dyn Caller>>,
        cancel: &CancellationToken,
    ) -> Result<ServerResult, CallError> {
        let limit = self.spec.tool_timeout;
        let timed_out = CallError::TimedOut { method, limit };
        let mut call = Call {
            connection: self,
            handle: None,
            entry: None,
        };
        let questions = caller.as_ref().map(|caller| {
            let (number, questions) = self.callers.enter(Arc::clone(caller));
            call.entry = Some(number);
            questions
        });
        let options = PeerRequestOptions::no_options();
        let peer = self.service.peer();
        let handle = tokio::select! {
            biased;
            () = cancel.cancelled() => return Err(CallError::Cancelled),
            sent = peer.send_cancellable_request(request, options) => sent?,
            () = tokio::time::sleep(limit) => return Err(timed_out),
        };
        let mut progress = self.watch.follow(handle.progress_token.clone());
        call.handle = Some(handle);
        let mut expired = pin!(expired(limit, questions));
        loop {
            let Some(handle) = &mut call.handle else {
                return Err(CallError::Closed);
            };
            tokio::select! {
                biased;
                () = cancel.cancelled() => return Err(CallError::Cancelled),
                () = &mut expired => return Err(timed_out),
                Some(text) = progress.recv() => {
                    if let Some(caller) = &caller {
                        caller.progress(text).await;
                    }
                }
                answer = &mut handle.rx => {
                    call.settle();
                    return match answer {
                        Ok(answer) => Ok(answer?),
                        Err(_) => Err(CallError::Closed),
                    };
                }
                () = self.watch.closed.cancelled() => {
                    call.settle();
                    return Err(CallError::Closed);
                }
            }
        }
    }
}

/// A request under way. Dropping it before it is settled tells the server that nobody waits any more.
struct Call<'a> {
    connection: &'a Connection,
    handle: Option<RequestHandle<RoleClient>>,
    /// Its number among the callers.
    entry: Option<u64>,
}

impl Call<'_> {
    fn settle(&mut self) {
        if let Some(handle) = self.handle.take() {
            self.connection.watch.unfollow(&handle.progress_token);
        }
    }
}

impl Drop for Call<'_> {
    fn drop(&mut self) {
        if let Some(entry) = self.entry {
            self.connection.callers.leave(entry);
        }
        if let Some(handle) = self.handle.take() {
            self.connection.watch.unfollow(&handle.progress_token);
            if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                runtime.spawn(tokio::time::timeout(FAREWELL, handle.cancel(None)));
            }
        }
    }
}

/// Returns when `limit` is over, not counting the time in which the user is asked.
async fn expired(limit: Duration, questions: Option<watch::Receiver<usize>>) {
    let Some(mut questions) = questions else {
        return tokio::time::sleep(limit).await;
    };
    let mut left = limit;
    loop {
        if *questions.borrow_and_update() > 0 {
            if questions.changed().await.is_err() {
                return;
            }
            continue;
        }
        let since = Instant::now();
        tokio::select! {
            () = tokio::time::sleep(left) => return,
            changed = questions.changed() => if changed.is_err() { return },
        }
        left = left.saturating_sub(since.elapsed());
    }
}

/// Those whose calls are under way. Servers do not say which call a question belongs to, so the latest caller gets it.
#[derive(Default)]
struct Callers {
    list: Mutex<Vec<Entry>>,
    last: AtomicU64,
}

#[derive(Clone)]
struct Entry {
    number: u64,
    caller: Arc<dyn Caller>,
    /// How many questions are open.
    questions: watch::Sender<usize>,
}

impl Callers {
    fn enter(&self, caller: Arc<dyn Caller>) -> (u64, watch::Receiver<usize>) {
        let number = self.last.fetch_add(1, Ordering::Relaxed);
        let (questions, receiver) = watch::channel(0);
        lock(&self.list).push(Entry {
            number,
            caller,
            questions,
        });
        (number, receiver)
    }

    fn leave(&self, number: u64) {
        lock(&self.list).retain(|entry| entry.number != number);
    }

    fn latest(&self) -> Option<Entry> {
        lock(&self.list).last().cloned()
    }
}

impl std::fmt::Debug for Callers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Callers")
    }
}

/// Answers what servers ask.
#[derive(Debug)]
struct Handler(Arc<Callers>);

impl ClientHandler for Handler {
    fn get_info(&self) -> ClientConfig {
        let mut capabilities = ClientCapabilities::default();
        capabilities.elicitation = Some(
            ElicitationCapability::new()
                .with_form(FormElicitationCapability::default())
                .with_url(UrlElicitationCapability::default()),
        );
        let this = Implementation::new("threadwire", env!("CARGO_PKG_VERSION"));
        ClientConfig::new(capabilities, this)
            .with_protocol_version(ProtocolVersion::LATEST_WITH_INITIALIZE)
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        context: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let declined = ElicitResult::new(ElicitationAction::Decline);
        let question = match request {
            ElicitRequestParams::FormElicitationParams {
                message,
                requested_schema,
                ..
            } => Question {
                message,
                form: Form::Schema(json!(requested_schema)),
            },
            ElicitRequestParams::UrlElicitationParams {
                message,
                url,
                elicitation_id,
                ..
            } => Question {
                message,
                form: Form::Url {
                    url,
                    id: elicitation_id,
                },
            },
            _ => return Ok(declined),
        };
        let Some(entry) = self.0.latest() else {
            return Ok(declined);
        };
        entry.questions.send_modify(|open| *open += 1);
        let reply = tokio::select! {
            reply = entry.caller.ask(question) => reply,
            () = context.ct.cancelled() => Reply::Cancel,
        };
        entry.questions.send_modify(|open| *open -= 1);
        Ok(match reply {
            Reply::Accept(content) => ElicitResult::new(ElicitationAction::Accept)
                .with_content(content.unwrap_or_else(|| json!({}))),
            Reply::Decline => declined,
            Reply::Cancel => ElicitResult::new(ElicitationAction::Cancel),
        })
    }
}

async fn shake_hands<T: Transport<RoleClient> + 'static>(
    handler: Handler,
    inner: T,
    watch: &Arc<Watch>,
) -> Result<RunningService<RoleClient, Handler>, ClientInitializeError> {
    let watch = Arc::clone(watch);
    serve_client(handler, Gate { inner, watch }).await
}

fn over_http(link: &Link) -> Result<StreamableHttpClientTransport<reqwest::Client>, String> {
    let Link::Http {
        url,
        headers,
        token,
    } = link
    else {
        return Err("invalid transport".to_owned());
    };
    let headers = headers.iter().map(|(name, value)| {
        let wrong = |error: String| format!("header {name}: {error}");
        let name = name.parse().map_err(|error| wrong(format!("{error}")));
        let value = value.parse().map_err(|error| wrong(format!("{error}")));
        Ok::<_, String>((name?, value?))
    });
    let mut config = StreamableHttpClientTransportConfig::with_uri(url.as_str())
        .custom_headers(headers.collect::<Result<_, _>>()?)
        .max_sse_event_size(MAX_MESSAGE);
    config.auth_header.clone_from(token);
    let client = http::client(http::is_local(url))?;
    Ok(StreamableHttpClientTransport::with_client(client, config))
}

fn page(cursor: Option<String>) -> Option<PaginatedRequestParams> {
    let mut params = PaginatedRequestParams::default();
    params.cursor = cursor;
    Some(params)
}

/// Fetches a list page by page. All pages together may be as large as one message.
async fn all_pages<T: serde::Serialize, Page>(
    fetch: impl Fn(Option<String>) -> Page,
) -> Result<Vec<T>, CallError>
where
    Page: Future<Output = Result<(Vec<T>, Option<String>), CallError>>,
{
    let mut all = Vec::new();
    let mut cursor = None;
    let mut room = MAX_MESSAGE;
    for _ in 0..MAX_PAGES {
        let (mut some, next) = fetch(cursor).await?;
        let size = serde_json::to_vec(&some).map_or(usize::MAX, |text| text.len());
        room = room.checked_sub(size).ok_or_else(|| {
            CallError::Failed(format!("the list has more than {MAX_MESSAGE} bytes"))
        })?;
        all.append(&mut some);
        cursor = next;
        if cursor.is_none() {
            break;
        }
    }
    Ok(all)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_list_is_bounded_over_all_its_pages() {
        let page = |size: usize| {
            move |cursor: Option<String>| async move {
                let next = cursor.is_none().then(|| "next".to_owned());
                Ok((vec!["x".repeat(size)], next))
            }
        };
        let all = all_pages(page(1000)).await.unwrap();
        assert_eq!(all.len(), 2);
        let error = all_pages(page(MAX_MESSAGE / 2)).await.unwrap_err();
        assert!(matches!(error, CallError::Failed(text) if text.contains("more than")));
    }
}
