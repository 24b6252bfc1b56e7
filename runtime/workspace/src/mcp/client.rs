//! The client connection to one MCP server: requests with a timeout, and elicitations of the server.

use std::{
    collections::{BTreeMap, HashMap},
    pin::pin,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use ::http::header::AUTHORIZATION;
use rmcp::{
    ClientHandler, RoleClient,
    model::{
        CallToolRequest, CallToolRequestParams, CallToolResult, ClientCapabilities, ClientConfig,
        ClientRequest, CustomRequest, CustomResult, DEFAULT_MRTR_MAX_ROUNDS, ElicitRequestParams,
        ElicitResult, ElicitationAction, ElicitationCapability, ErrorCode, ErrorData,
        FormElicitationCapability, Implementation, InputRequest, JsonObject,
        PaginatedRequestParams, ProtocolVersion, ReadResourceRequest, ReadResourceRequestParams,
        ReadResourceResult, RequestMetaObject, RequestParamsMeta, Resource, ResourceTemplate,
        ServerPeerInfo, ServerResult, Tool, UrlElicitationCapability,
    },
    service::{
        ClientInitializeError, ClientLifecycleMode, PeerRequestOptions, RequestContext,
        RequestHandle, RunningService, ServiceError, serve_client_with_lifecycle,
    },
    transport::{
        StreamableHttpClientTransport, streamable_http_client::StreamableHttpClientTransportConfig,
    },
};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, watch};
use tokio_util::sync::CancellationToken;

use super::{
    BoxFuture,
    gate::{Gate, Watch},
    oauth,
    relay::RelayedTransport,
    server::StartError,
    spec::{Link, ServerSpec},
    stdio::{MAX_MESSAGE, Stdio},
};
use crate::{
    http::{self, causes},
    locks::lock,
    sort::sort_by,
};

/// Maximum number of pages of a list. One page may have the size limit of a message.
const MAX_PAGES: usize = 64;

/// How long a server that announces no tools may take to list them.
const UNANNOUNCED: Duration = Duration::from_secs(1);

/// Maximum number of open questions of a server; further ones are refused.
const MAX_QUESTIONS: usize = 64;

/// Timeout of the notification that cancels a call.
const FAREWELL: Duration = Duration::from_secs(1);

/// Whoever answers the questions of servers.
pub trait User: Send + Sync + 'static {
    /// Asks the user a question of a server (an elicitation). Once `gone` is cancelled, the server does not wait any
    /// more: the question is taken back.
    fn ask(&self, question: Question, gone: CancellationToken) -> BoxFuture<'_, Reply>;
}

/// The caller of a tool, for the duration of the call.
pub trait Caller: User {
    /// Receives a progress message of the call.
    fn progress(&self, text: String) -> BoxFuture<'_, ()>;
}

/// An elicitation: a question of a server to the user.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The configured name of the server.
    pub server: String,
    /// The text for the user.
    pub message: String,
    /// The requested input.
    pub form: Form,
    /// What else the server says to the client: an object.
    pub meta: Option<Value>,
}

/// The input that a server requests from the user.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Values that match this JSON Schema: an object with primitive members.
    Schema(Value),
    /// A visit to a web page.
    Url {
        /// The URL of the page.
        url: String,
        /// The server's elicitation id; empty if it has none.
        id: String,
    },
}

/// The answer of the user to an elicitation.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The user agrees.
    Accept {
        /// The requested values.
        content: Option<Value>,
        /// What else the client says to the server: an object.
        meta: Option<Value>,
    },
    /// The user refuses.
    Decline,
    /// The user dismisses the question.
    Cancel,
}

/// Errors of a request to a server.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CallError {
    /// The server refused the request.
    #[error("Mcp error: {0}")]
    Refused(ErrorData),
    /// The request cannot be made, or the transport failed; the text gives the reason.
    #[error("{0}")]
    Failed(String),
    /// No response arrived before the timeout.
    #[error("timed out awaiting {method} after {}ms", limit.as_millis())]
    TimedOut {
        /// The method of the request.
        method: &'static str,
        /// The timeout.
        limit: Duration,
    },
    /// The connection to the server is closed.
    #[error("Transport closed")]
    Closed,
    /// The caller cancelled the request.
    #[error("cancelled")]
    Cancelled,
}

impl From<ServiceError> for CallError {
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::McpError(error) => Self::Refused(error),
            ServiceError::TransportClosed => Self::Closed,
            ServiceError::TransportSend(error) => {
                Self::Failed(format!("Transport send error: {}", causes(&*error.error)))
            }
            error => Self::Failed(causes(&error)),
        }
    }
}

/// A connection to a server. Dropping it closes the connection and ends the server's program, if it has one.
#[derive(Debug)]
pub struct Connection {
    service: RunningService<RoleClient, Handler>,
    watch: Arc<Watch>,
    callers: Arc<Callers>,
    spec: ServerSpec,
    tools: Mutex<Arc<Vec<Tool>>>,
}

/// A reported change of the tools whose list has not arrived. Unless it does, the change is still to be looked at.
struct Unlisted<'a>(&'a AtomicBool);

impl Drop for Unlisted<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Returns what was wrong with a handshake and its causes, without the names of types.
fn handshake_problem(error: &ClientInitializeError) -> String {
    match error {
        ClientInitializeError::TransportError { error, context } => {
            format!("{}, when {context}", causes(&*error.error))
        }
        error => causes(error),
    }
}

impl Connection {
    /// Connects, performs the handshake and lists the tools. Sets no timeout of its own. Outside of calls, `user` answers
    /// the questions of the server.
    pub(super) async fn open(
        name: &str,
        spec: ServerSpec,
        watch: Arc<Watch>,
        user: Option<Arc<dyn User>>,
    ) -> Result<Self, StartError> {
        let callers = Arc::new(Callers::new(name, user));
        let handler = Handler {
            watch: Arc::clone(&watch),
            callers: Arc::clone(&callers),
        };
        let mut lifecycle = ClientLifecycleMode::Initialize;
        let gated = Arc::clone(&watch);
        let gate = match &spec.link {
            link @ Link::Program { .. } => {
                let started = Stdio::start(link, Arc::clone(&watch));
                Gate::new(started.map_err(StartError::new)?, gated)
            }
            Link::Relayed(server) => {
                // Servers over ACP have no handshake; one that passes on to an older server may have.
                lifecycle = ClientLifecycleMode::Auto {
                    preferred_versions: vec![ProtocolVersion::LATEST],
                    legacy_version: Some(ProtocolVersion::LATEST_WITH_INITIALIZE),
                };
                Gate::new(RelayedTransport::new(server.clone()), gated)
            }
            Link::Http {
                url,
                headers,
                token,
                login,
            } => {
                let (client, config) = over_http(url, headers, token).map_err(StartError::new)?;
                let tokens = login.as_ref().filter(|login| login.has_tokens());
                let client = oauth::client(client, url, tokens).await;
                let client = client.map_err(StartError::new)?;
                Gate::new(
                    StreamableHttpClientTransport::with_client(client, config),
                    gated,
                )
            }
        };
        let service = serve_client_with_lifecycle(handler, gate, lifecycle)
            .await
            .map_err(|error| StartError {
                needs_login: error.is_authorization_required(),
                message: format!(
                    "handshaking with MCP server failed: {}",
                    handshake_problem(&error)
                ),
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

    /// Tells whether the connection is closed.
    pub fn is_closed(&self) -> bool {
        self.watch.closed.is_cancelled()
    }

    /// Returns what the server reported about itself in the handshake.
    pub fn info(&self) -> Option<Arc<ServerPeerInfo>> {
        self.service.peer().peer_info()
    }

    /// Returns the spec that the connection was opened with.
    pub fn spec(&self) -> &ServerSpec {
        &self.spec
    }

    /// Returns the number of offered tools in the last list.
    pub(super) fn tool_count(&self) -> usize {
        self.known_tools().len()
    }

    /// Returns the offered tools, by name. Lists them again if the server reported a change, until a list arrives.
    pub async fn tools(&self) -> Arc<Vec<Tool>> {
        let changed = &self.watch.tools_changed;
        if changed.swap(false, Ordering::Relaxed) {
            let unlisted = Unlisted(changed);
            match self.list_tools().await {
                Ok(tools) => {
                    std::mem::forget(unlisted);
                    *self.known_tools() = Arc::new(tools);
                }
                Err(error) => tracing::warn!(%error, "the tools of an MCP server cannot be listed"),
            }
        }
        Arc::clone(&self.known_tools())
    }

    /// Calls a tool. The timeout pauses while the user is asked. A cancelled call is reported to the server. A server
    /// that answers with questions is called again with the answers, as MCP does it since 2026-07-28.
    pub async fn call_tool(
        &self,
        tool: String,
        arguments: Option<JsonObject>,
        caller: Option<Arc<dyn Caller>>,
        cancel: &CancellationToken,
    ) -> Result<CallToolResult, CallError> {
        let mut params = CallToolRequestParams::new(tool);
        params.arguments = arguments;
        self.call(params, caller, cancel).await
    }

    /// Calls a tool like [`Connection::call_tool`], with what else the caller tells the server.
    pub async fn call(
        &self,
        mut params: CallToolRequestParams,
        caller: Option<Arc<dyn Caller>>,
        cancel: &CancellationToken,
    ) -> Result<CallToolResult, CallError> {
        for _ in 0..DEFAULT_MRTR_MAX_ROUNDS {
            let request = ClientRequest::CallToolRequest(CallToolRequest::new(params.clone()));
            let caller_now = caller.clone();
            let required = match self
                .request("tools/call", request, caller_now, cancel)
                .await?
            {
                ServerResult::CallToolResult(result) => return Ok(result),
                ServerResult::InputRequiredResult(required) => required,
                _ => return Err(ServiceError::UnexpectedResponse.into()),
            };
            let asked = required.input_requests.unwrap_or_default();
            if asked.is_empty() && required.request_state.is_none() {
                return Err(ServiceError::UnexpectedResponse.into());
            }
            let mut answers = BTreeMap::new();
            for (key, request) in asked {
                let answer = tokio::select! {
                    biased;
                    () = cancel.cancelled() => return Err(CallError::Cancelled),
                    answer = self.answer(request, caller.as_deref()) => answer?,
                };
                answers.insert(key, answer);
            }
            params.input_responses = (!answers.is_empty()).then_some(answers);
            params.request_state = required.request_state;
        }
        let max_rounds = DEFAULT_MRTR_MAX_ROUNDS;
        Err(ServiceError::InputRequiredRoundsExceeded { max_rounds }.into())
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

    /// Answers a question that stands in place of the result of a call.
    async fn answer(
        &self,
        request: InputRequest,
        caller: Option<&dyn Caller>,
    ) -> Result<Value, CallError> {
        let InputRequest::Elicitation(request) = request else {
            let problem = "the server asks for more than questions to the user";
            return Err(CallError::Failed(problem.to_owned()));
        };
        let meta = request.params.meta().cloned();
        let reply = match (question(&self.callers.server, request.params, meta), caller) {
            (Some(question), Some(caller)) => {
                ask(caller, question, self.watch.closed.cancelled()).await
            }
            _ => Reply::Decline,
        };
        let result = serde_json::to_value(elicited(reply));
        result.map_err(|error| CallError::Failed(error.to_string()))
    }

    async fn tools_page(
        &self,
        cursor: Option<String>,
    ) -> Result<(Vec<Tool>, Option<String>), CallError> {
        let listed = self.service.peer().list_tools(page(cursor));
        let listed = self.in_time("tools/list", listed).await?;
        Ok((listed.tools, listed.next_cursor))
    }

    /// Returns one page of the resources, and the cursor of the next page.
    pub async fn resources_page(
        &self,
        cursor: Option<String>,
    ) -> Result<(Vec<Resource>, Option<String>), CallError> {
        let listed = self.service.peer().list_resources(page(cursor));
        let listed = self.in_time("resources/list", listed).await?;
        Ok((listed.resources, listed.next_cursor))
    }

    /// Returns one page of the resource templates, and the cursor of the next page.
    pub async fn templates_page(
        &self,
        cursor: Option<String>,
    ) -> Result<(Vec<ResourceTemplate>, Option<String>), CallError> {
        let listed = self.service.peer().list_resource_templates(page(cursor));
        let listed = self.in_time("resources/templates/list", listed).await?;
        Ok((listed.resource_templates, listed.next_cursor))
    }

    /// Returns all resources; an empty list if the server does not support resources.
    pub async fn resources(&self) -> Result<Vec<Resource>, CallError> {
        if !self.has_resources() {
            return Ok(Vec::new());
        }
        all_pages(|cursor| self.resources_page(cursor)).await
    }

    /// Returns all resource templates; an empty list if the server does not support resources.
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
        let listed = all_pages(|cursor| self.tools_page(cursor));
        // Servers may have tools without saying so in the handshake. Others refuse the request, or say nothing.
        let mut tools = match self.info().is_none_or(has) {
            true => listed.await?,
            false => {
                let listed = tokio::time::timeout(UNANNOUNCED, listed).await;
                listed
                    .unwrap_or_else(|_| Ok(Vec::new()))
                    .unwrap_or_default()
            }
        };
        tools.retain(|tool| self.spec.offers(&tool.name));
        sort_by(&mut tools, |one, other| one.name.cmp(&other.name));
        tools.dedup_by(|one, other| one.name == other.name);
        if let Some(plugin) = &self.spec.plugin {
            for tool in &mut tools {
                tool.description = Some(plugin.describe(tool.description.as_deref()).into());
            }
        }
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
        let questions = questions.unwrap_or_else(|| self.callers.beside.subscribe());
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

/// Returns the question of an elicitation; `None` for kinds that nobody knows.
fn question(
    server: &str,
    request: ElicitRequestParams,
    meta: Option<RequestMetaObject>,
) -> Option<Question> {
    let server = server.to_owned();
    let meta = meta.and_then(|meta| serde_json::to_value(meta).ok());
    let meta = meta.filter(|meta| meta.as_object().is_some_and(|meta| !meta.is_empty()));
    Some(match request {
        ElicitRequestParams::FormElicitationParams {
            message,
            requested_schema,
            ..
        } => Question {
            server,
            message,
            form: Form::Schema(json!(requested_schema)),
            meta,
        },
        ElicitRequestParams::UrlElicitationParams {
            message,
            url,
            elicitation_id,
            ..
        } => Question {
            server,
            message,
            form: Form::Url {
                url,
                id: elicitation_id,
            },
            meta,
        },
        _ => return None,
    })
}

/// Asks the user until there is a reply, or until the server does not wait for one any more.
async fn ask(
    user: &(impl User + ?Sized),
    question: Question,
    end: impl Future<Output = ()>,
) -> Reply {
    let gone = CancellationToken::new();
    let mut asked = user.ask(question, gone.clone());
    tokio::select! {
        biased;
        reply = &mut asked => return reply,
        () = end => gone.cancel(),
    }
    asked.await
}

fn elicited(reply: Reply) -> ElicitResult {
    match reply {
        Reply::Accept { content, meta } => {
            let content = content.unwrap_or_else(|| json!({}));
            let mut accepted = ElicitResult::new(ElicitationAction::Accept).with_content(content);
            accepted.meta = meta.and_then(|meta| serde_json::from_value(meta).ok());
            accepted
        }
        Reply::Decline => ElicitResult::new(ElicitationAction::Decline),
        Reply::Cancel => ElicitResult::new(ElicitationAction::Cancel),
    }
}

/// A request in flight. Dropping it before it is settled sends a cancellation to the server.
struct Call<'a> {
    connection: &'a Connection,
    handle: Option<RequestHandle<RoleClient>>,
    /// The number of its caller in [`Callers`].
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

/// Completes when `limit` has passed, not counting the time in which the user is asked.
async fn expired(limit: Duration, mut questions: watch::Receiver<usize>) {
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

/// The callers with a call in flight. An elicitation does not name its call, so it goes to the latest caller.
struct Callers {
    /// The configured name of the server.
    server: String,
    list: Mutex<Vec<Entry>>,
    last: AtomicU64,
    /// Whoever is asked without a caller.
    user: Option<Arc<dyn User>>,
    /// Number of open questions without a caller.
    beside: watch::Sender<usize>,
    /// Room for open questions.
    places: Semaphore,
}

struct Entry {
    number: u64,
    caller: Arc<dyn Caller>,
    /// Number of open questions.
    questions: watch::Sender<usize>,
}

impl Callers {
    fn new(server: &str, user: Option<Arc<dyn User>>) -> Self {
        Self {
            server: server.to_owned(),
            list: Mutex::default(),
            last: AtomicU64::new(0),
            user,
            beside: watch::Sender::new(0),
            places: Semaphore::new(MAX_QUESTIONS),
        }
    }

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

    /// Returns who is asked now, and the number of that one's open questions.
    fn asked(&self) -> Option<(Arc<dyn User>, watch::Sender<usize>)> {
        if let Some(entry) = lock(&self.list).last() {
            return Some((Arc::clone(&entry.caller) as _, entry.questions.clone()));
        }
        Some((self.user.clone()?, self.beside.clone()))
    }
}

impl std::fmt::Debug for Callers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Callers")
    }
}

/// Handles the requests of servers.
#[derive(Debug)]
struct Handler {
    watch: Arc<Watch>,
    callers: Arc<Callers>,
}

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

    async fn on_custom_request(
        &self,
        request: CustomRequest,
        _: RequestContext<RoleClient>,
    ) -> Result<CustomResult, ErrorData> {
        Err(match request.method {
            // The library takes what it cannot read for a request of another kind.
            method if method == "elicitation/create" => {
                ErrorData::invalid_params("the question cannot be read", None)
            }
            method => ErrorData::new(ErrorCode::METHOD_NOT_FOUND, method, None),
        })
    }

    async fn create_elicitation(
        &self,
        request: ElicitRequestParams,
        context: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let Ok(_place) = self.callers.places.try_acquire() else {
            let problem = format!("at most {MAX_QUESTIONS} questions may be open at once");
            return Err(ErrorData::invalid_request(problem, None));
        };
        let meta = request.meta().cloned().unwrap_or(context.meta);
        let question = question(&self.callers.server, request, Some(meta));
        let (Some(question), Some((user, questions))) = (question, self.callers.asked()) else {
            return Ok(elicited(Reply::Decline));
        };
        questions.send_modify(|open| *open += 1);
        let reply = ask(&*user, question, async {
            tokio::select! {
                () = context.ct.cancelled() => {}
                () = self.watch.closed.cancelled() => {}
            }
        });
        let reply = reply.await;
        questions.send_modify(|open| *open -= 1);
        Ok(elicited(reply))
    }
}

/// Returns the configuration of an HTTP transport.
fn over_http(
    url: &str,
    headers: &BTreeMap<String, String>,
    token: &Option<String>,
) -> Result<(reqwest::Client, StreamableHttpClientTransportConfig), String> {
    let headers = headers.iter().map(|(name, value)| {
        let wrong = |error: String| format!("header {name}: {error}");
        let name = name.parse().map_err(|error| wrong(format!("{error}")));
        let value = value.parse().map_err(|error| wrong(format!("{error}")));
        Ok::<_, String>((name?, value?))
    });
    let mut headers = headers.collect::<Result<HashMap<_, _>, _>>()?;
    if let Some(token) = token {
        let value = format!("Bearer {token}").parse();
        headers.insert(
            AUTHORIZATION,
            value.map_err(|error| format!("token: {error}"))?,
        );
    }
    let config = StreamableHttpClientTransportConfig::with_uri(url)
        .custom_headers(headers)
        .max_sse_event_size(MAX_MESSAGE);
    let client = http::following_client(http::is_local(url))?;
    Ok((client, config))
}

fn page(cursor: Option<String>) -> Option<PaginatedRequestParams> {
    let mut params = PaginatedRequestParams::default();
    params.cursor = cursor;
    Some(params)
}

/// Fetches all pages of a list. All pages together may have the size limit of one message.
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
