// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/dotcraft/**/*.json.

//! Handler traits, one per method family, and the routers that call them.

use std::sync::Arc;

use serde_json::value::RawValue;

use super::{Method, method, types::*, unions::*};
use crate::{
    Access, Call, CallError, Handler, Rights,
    envelope::{PendingCall, parse_params},
    permit,
};

/// The methods of the connection itself.
pub trait ConnectionMethods: Handler {
    /// Opens a connection: both sides say who they are and what they can do.
    ///
    /// The first request on every connection. What is agreed here, and the notifications opted out of, holds until the connection closes. A different protocol version never fails the handshake. A channel adapter whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`, and the connection closes.
    ///
    /// Errors:
    /// - -32003 `Already initialized`: The connection is initialized already; it stays usable.
    /// - -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
    ///
    /// Source: `schema/dotcraft/initialize.json`.
    fn initialize(
        &self,
        params: InitializeParams,
    ) -> impl Future<Output = Result<InitializeResult, Self::Error>> + Send;
}

/// The methods `mcp/*`.
pub trait McpMethods: Handler {
    /// Reads one MCP server.
    ///
    /// The same entry as in `mcp/list`.
    ///
    /// Errors:
    /// - -32070 `McpServerNotFound`: No MCP server has this name.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/get.json`.
    fn mcp_get(
        &self,
        params: McpGetParams,
    ) -> impl Future<Output = Result<McpGetResponse, Self::Error>> + Send;
    /// Lists the MCP servers in force.
    ///
    /// A server of the workspace hides one of a plugin with the same name.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/list.json`.
    fn mcp_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<McpListResponse, Self::Error>> + Send;
    /// Removes an MCP server of the workspace.
    ///
    /// The region of `workspace/configChanged` is `mcp`.
    ///
    /// Errors:
    /// - -32070 `McpServerNotFound`: No MCP server has this name.
    /// - -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/remove.json`.
    fn mcp_remove(
        &self,
        params: McpRemoveParams,
    ) -> impl Future<Output = Result<McpRemoveResponse, Self::Error>> + Send;
    /// Tells how the MCP servers are.
    ///
    /// MCP servers start in the background; the server does not wait for them. Later releases call the method `mcpServerStatus/list` and page its result.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/status/list.json`.
    fn mcp_status_list(
        &self,
        params: EmptyObject,
    ) -> impl Future<Output = Result<McpStatusListResponse, Self::Error>> + Send;
    /// Tries whether an MCP server answers.
    ///
    /// Stores nothing. A failure is a successful answer with `success` false.
    ///
    /// Errors:
    /// - -32072 `McpServerValidationFailed`: The members do not fit the transport.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpStatus`. Source: `schema/dotcraft/mcp/test.json`.
    fn mcp_test(
        &self,
        params: McpTestParams,
    ) -> impl Future<Output = Result<McpTestResponse, Self::Error>> + Send;
    /// Adds or replaces an MCP server of the workspace.
    ///
    /// The region of `workspace/configChanged` is `mcp`.
    ///
    /// Errors:
    /// - -32072 `McpServerValidationFailed`: The members do not fit the transport.
    /// - -32074 `McpServerNameConflict`: Another server has this name in another case.
    /// - -32075 `McpServerReadOnly`: The name belongs to a server of a plugin.
    /// - -32602 `Invalid params`: A required member is missing, or a member does not fit.
    ///
    /// Needs the capability `mcpManagement`. Source: `schema/dotcraft/mcp/upsert.json`.
    fn mcp_upsert(
        &self,
        params: McpUpsertParams,
    ) -> impl Future<Output = Result<McpUpsertResponse, Self::Error>> + Send;
}

/// The methods `model/*`.
pub trait ModelMethods: Handler {
    /// Lists the models of a provider.
    ///
    /// Trouble with the provider is a successful answer with `success` false and no models.
    ///
    /// Needs the capability `modelCatalogManagement`. Source: `schema/dotcraft/model/list.json`.
    fn model_list(
        &self,
        params: ModelListParams,
    ) -> impl Future<Output = Result<ModelListResponse, Self::Error>> + Send;
}

/// The methods `thread/*`.
pub trait ThreadMethods: Handler {
    /// Makes a thread read-only and takes it out of lists.
    ///
    /// Works on active and paused threads. Threads of its subagents are archived with it.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/archive.json`.
    fn thread_archive(
        &self,
        params: ThreadArchiveParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Changes the settings of a thread.
    ///
    /// A running turn keeps the settings it began with.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `config` is missing or does not fit.
    ///
    /// Needs the capability `configOverride`. Source: `schema/dotcraft/thread/config/update.json`.
    fn thread_config_update(
        &self,
        params: ThreadConfigUpdateParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Deletes a thread and everything it holds.
    ///
    /// Threads of its subagents are deleted with it, and each deletion is announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/delete.json`.
    fn thread_delete(
        &self,
        params: ThreadDeleteParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Lists threads, latest activity first.
    ///
    /// Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an archived thread also need `includeArchived`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/list.json`.
    fn thread_list(
        &self,
        params: ThreadListParams,
    ) -> impl Future<Output = Result<ThreadListResponse, Self::Error>> + Send;
    /// Sets the mode of a thread.
    ///
    /// The mode is stored in the thread's settings and changes which tools the agent has. No turn is started.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `mode` is missing or not known.
    ///
    /// Needs the capability `modeSwitch`. Source: `schema/dotcraft/thread/mode/set.json`.
    fn thread_mode_set(
        &self,
        params: ThreadModeSetParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Keeps a thread from starting turns until it is resumed.
    ///
    /// Only an active thread can be paused.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/pause.json`.
    fn thread_pause(
        &self,
        params: ThreadPauseParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Reads a thread without loading it for work.
    ///
    /// Pages run from the newest turns to older ones; inside a page the oldest comes first. `turnLimit` or `cursor` asks for a page; `includeTurns` alone asks for all turns. Queue and plan are current whatever page is read.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `turnLimit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/read.json`.
    fn thread_read(
        &self,
        params: ThreadReadParams,
    ) -> impl Future<Output = Result<ThreadReadResponse, Self::Error>> + Send;
    /// Gives a thread a new title.
    ///
    /// The title is stored and announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `displayName` is missing or empty.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/rename.json`.
    fn thread_rename(
        &self,
        params: ThreadRenameParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Loads a thread and makes it active.
    ///
    /// Counts as activity of the thread. Questions of a waiting turn that are still open are asked again on this connection, one approval after another, with the same `requestId`. Archived threads have to be unarchived first.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is archived.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/resume.json`.
    fn thread_resume(
        &self,
        params: ThreadResumeParams,
    ) -> impl Future<Output = Result<ThreadResumeResponse, Self::Error>> + Send;
    /// Creates an active thread.
    ///
    /// The thread is stored and has no turns. Without a model in `config` the workspace's current model is recorded in the thread. The answer goes out before `thread/started`, which reaches every connection and may reach the caller too. Tools and context given here last as long as this connection.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `identity` is missing, a tool or a piece of context is invalid, or two tools share namespace and name.
    /// - -32087 `AgentProfileValidationFailed`: `config` names an agent profile and sets more than provider, model and reasoning beside it.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/start.json`.
    fn thread_start(
        &self,
        params: ThreadStartParams,
    ) -> impl Future<Output = Result<ThreadStartResponse, Self::Error>> + Send;
    /// Sends the events of a thread to this connection.
    ///
    /// Any number of connections can observe a thread, and subscribing twice changes nothing. Neither loads nor starts anything. Open questions of a waiting turn are asked here as in `thread/resume`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/subscribe.json`.
    fn thread_subscribe(
        &self,
        params: ThreadSubscribeParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Makes an archived thread active again.
    ///
    /// Threads of its subagents come back with it, except those that were closed.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/unarchive.json`.
    fn thread_unarchive(
        &self,
        params: ThreadUnarchiveParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Stops sending the events of a thread to this connection.
    ///
    /// Decides no open question. Closing the connection has the same effect for all its subscriptions.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/unsubscribe.json`.
    fn thread_unsubscribe(
        &self,
        params: ThreadUnsubscribeParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
}

/// The methods `turn/*`.
pub trait TurnMethods: Handler {
    /// Appends input to a thread's queue.
    ///
    /// The queue is kept with the thread. One entry starts a turn whenever a turn completes, and when maintenance ends; a turn that fails or is cancelled takes none. An idle thread takes the input at once.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32602 `Invalid params`: `input` is empty or has a part of an unknown type.
    ///
    /// Source: `schema/dotcraft/turn/enqueue.json`.
    fn turn_enqueue(
        &self,
        params: TurnEnqueueParams,
    ) -> impl Future<Output = Result<TurnEnqueueResponse, Self::Error>> + Send;
    /// Stops a turn.
    ///
    /// The answer says that the request was taken; the turn has ended when `turn/cancelled` arrives. Text that was being written is completed as it stands and stays in the history.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32013 `Turn not found`: The thread has no such turn.
    /// - -32014 `Turn not running`: The turn has ended.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Source: `schema/dotcraft/turn/interrupt.json`.
    fn turn_interrupt(
        &self,
        params: TurnInterruptParams,
    ) -> impl Future<Output = Result<EmptyObject, Self::Error>> + Send;
    /// Drops an input from a thread's queue.
    ///
    /// The input is not run.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The queue has no such entry.
    ///
    /// Source: `schema/dotcraft/turn/queue/remove.json`.
    fn turn_queue_remove(
        &self,
        params: TurnQueueRemoveParams,
    ) -> impl Future<Output = Result<TurnQueueRemoveResponse, Self::Error>> + Send;
    /// Starts a turn with the user's input.
    ///
    /// Answered at once, before any notification of the turn. What goes wrong later is told by `turn/failed`. A caller that is not subscribed to the thread gets the events of this turn only. The turn goes on when a WebSocket connection is lost.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32011 `Thread not active`: The thread is paused or archived.
    /// - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
    /// - -32602 `Invalid params`: `input` is empty or has a part of an unknown type, a built-in command came as `commandRef`, or `messages` does not fit the thread's history mode.
    ///
    /// Source: `schema/dotcraft/turn/start.json`.
    fn turn_start(
        &self,
        params: TurnStartParams,
    ) -> impl Future<Output = Result<TurnStartResponse, Self::Error>> + Send;
}

/// The handlers of a client, one value per family. They are made for each request.
pub trait Handlers: Send + Sync {
    /// What the handshake leaves. The methods of the connection itself are handled without it, no others.
    type Initialized;
    /// Handles the methods of the connection itself.
    type Connection: ConnectionMethods + 'static;
    /// Handles the methods `mcp/*`.
    type Mcp: McpMethods + 'static;
    /// Handles the methods `model/*`.
    type Model: ModelMethods + 'static;
    /// Handles the methods `thread/*`.
    type Thread: ThreadMethods + 'static;
    /// Handles the methods `turn/*`.
    type Turn: TurnMethods + 'static;

    /// Returns what handles the methods of the connection itself.
    fn connection(self: &Arc<Self>) -> Self::Connection;

    /// Returns what handles the methods `mcp/*`.
    fn mcp(self: &Arc<Self>, client: Self::Initialized) -> Self::Mcp;

    /// Returns what handles the methods `model/*`.
    fn model(self: &Arc<Self>, client: Self::Initialized) -> Self::Model;

    /// Returns what handles the methods `thread/*`.
    fn thread(self: &Arc<Self>, client: Self::Initialized) -> Self::Thread;

    /// Returns what handles the methods `turn/*`.
    fn turn(self: &Arc<Self>, client: Self::Initialized) -> Self::Turn;
}

/// Reads the params of a request, checks them and readies its handler. `client` is there once the handshake is done.
///
/// Fails before a handler runs where the params do not fit, the connection may not use them, or the method has none.
#[allow(
    unused_variables,
    reason = "some dialects have only methods of the connection itself"
)]
pub fn call<H: Handlers>(
    handlers: &Arc<H>,
    client: Option<H::Initialized>,
    method: Method,
    call: Call<'_>,
) -> Result<PendingCall, CallError> {
    let spec = method.spec();
    match method {
        Method::AgentProfilesBuilderDraftRead => call.not_served(spec, client.is_some()),
        Method::AgentProfilesBuilderDraftUpdate => call.not_served(spec, client.is_some()),
        Method::AgentProfilesList => call.not_served(spec, client.is_some()),
        Method::AgentProfilesRead => call.not_served(spec, client.is_some()),
        Method::AgentProfilesRefreshThread => call.not_served(spec, client.is_some()),
        Method::AgentProfilesRemove => call.not_served(spec, client.is_some()),
        Method::AgentProfilesUpsert => call.not_served(spec, client.is_some()),
        Method::AgentProfilesValidate => call.not_served(spec, client.is_some()),
        Method::AppBindingAccept => call.not_served(spec, client.is_some()),
        Method::AppBindingAttachTools => call.not_served(spec, client.is_some()),
        Method::AppBindingContextRemove => call.not_served(spec, client.is_some()),
        Method::AppBindingContextUpsert => call.not_served(spec, client.is_some()),
        Method::AppBindingRequestCancel => call.not_served(spec, client.is_some()),
        Method::AppBindingRequestCreate => call.not_served(spec, client.is_some()),
        Method::AppBindingRequestGet => call.not_served(spec, client.is_some()),
        Method::AppConnectionConnect => call.not_served(spec, client.is_some()),
        Method::AppConnectionRequestGet => call.not_served(spec, client.is_some()),
        Method::AppConnectionRevoke => call.not_served(spec, client.is_some()),
        Method::AppConnectionStart => call.not_served(spec, client.is_some()),
        Method::AppConnectionStatus => call.not_served(spec, client.is_some()),
        Method::AppList => call.not_served(spec, client.is_some()),
        Method::AppThreadInputEnqueue => call.not_served(spec, client.is_some()),
        Method::AppView => call.not_served(spec, client.is_some()),
        Method::AutomationTaskCreate => call.not_served(spec, client.is_some()),
        Method::AutomationTaskDelete => call.not_served(spec, client.is_some()),
        Method::AutomationTaskDiscardWorktree => call.not_served(spec, client.is_some()),
        Method::AutomationTaskList => call.not_served(spec, client.is_some()),
        Method::AutomationTaskRead => call.not_served(spec, client.is_some()),
        Method::AutomationTaskRun => call.not_served(spec, client.is_some()),
        Method::AutomationTaskUpdateBinding => call.not_served(spec, client.is_some()),
        Method::AutomationTemplateDelete => call.not_served(spec, client.is_some()),
        Method::AutomationTemplateList => call.not_served(spec, client.is_some()),
        Method::AutomationTemplateSave => call.not_served(spec, client.is_some()),
        Method::ChannelList => call.not_served(spec, client.is_some()),
        Method::ChannelStatus => call.not_served(spec, client.is_some()),
        Method::CommandExecute => call.not_served(spec, client.is_some()),
        Method::CommandList => call.not_served(spec, client.is_some()),
        Method::CronEnable => call.not_served(spec, client.is_some()),
        Method::CronList => call.not_served(spec, client.is_some()),
        Method::CronRemove => call.not_served(spec, client.is_some()),
        Method::CronRun => call.not_served(spec, client.is_some()),
        Method::DreamsApply => call.not_served(spec, client.is_some()),
        Method::DreamsArchive => call.not_served(spec, client.is_some()),
        Method::DreamsCancel => call.not_served(spec, client.is_some()),
        Method::DreamsCreate => call.not_served(spec, client.is_some()),
        Method::DreamsDiscard => call.not_served(spec, client.is_some()),
        Method::DreamsGet => call.not_served(spec, client.is_some()),
        Method::DreamsList => call.not_served(spec, client.is_some()),
        Method::DreamsRun => call.not_served(spec, client.is_some()),
        Method::DreamsStatus => call.not_served(spec, client.is_some()),
        Method::ExternalChannelGet => call.not_served(spec, client.is_some()),
        Method::ExternalChannelList => call.not_served(spec, client.is_some()),
        Method::ExternalChannelRemove => call.not_served(spec, client.is_some()),
        Method::ExternalChannelUpsert => call.not_served(spec, client.is_some()),
        Method::HeartbeatTrigger => call.not_served(spec, client.is_some()),
        Method::Initialize => call.start::<method::Initialize, _, _, _>(
            Some(handlers.connection()),
            spec,
            |handlers, params| async move { handlers.initialize(params).await },
        ),
        Method::ItemWidgetStateSet => call.not_served(spec, client.is_some()),
        Method::McpGet => call.start::<method::McpGet, _, _, _>(
            client.map(|client| handlers.mcp(client)),
            spec,
            |handlers, params| async move { handlers.mcp_get(params).await },
        ),
        Method::McpList => call.start::<method::McpList, _, _, _>(
            client.map(|client| handlers.mcp(client)),
            spec,
            |handlers, params| async move { handlers.mcp_list(params).await },
        ),
        Method::McpRemove => call.start::<method::McpRemove, _, _, _>(
            client.map(|client| handlers.mcp(client)),
            spec,
            |handlers, params| async move { handlers.mcp_remove(params).await },
        ),
        Method::McpStatusList => call.start::<method::McpStatusList, _, _, _>(
            client.map(|client| handlers.mcp(client)),
            spec,
            |handlers, params| async move { handlers.mcp_status_list(params).await },
        ),
        Method::McpTest => call.start::<method::McpTest, _, _, _>(
            client.map(|client| handlers.mcp(client)),
            spec,
            |handlers, params| async move { handlers.mcp_test(params).await },
        ),
        Method::McpUpsert => call.start::<method::McpUpsert, _, _, _>(
            client.map(|client| handlers.mcp(client)),
            spec,
            |handlers, params| async move { handlers.mcp_upsert(params).await },
        ),
        Method::MemoryReset => call.not_served(spec, client.is_some()),
        Method::ModelList => call.start::<method::ModelList, _, _, _>(
            client.map(|client| handlers.model(client)),
            spec,
            |handlers, params| async move { handlers.model_list(params).await },
        ),
        Method::PluginInstall => call.not_served(spec, client.is_some()),
        Method::PluginList => call.not_served(spec, client.is_some()),
        Method::PluginRemove => call.not_served(spec, client.is_some()),
        Method::PluginSetEnabled => call.not_served(spec, client.is_some()),
        Method::PluginView => call.not_served(spec, client.is_some()),
        Method::ProfileInsights => call.not_served(spec, client.is_some()),
        Method::ProviderCreate => call.not_served(spec, client.is_some()),
        Method::ProviderDelete => call.not_served(spec, client.is_some()),
        Method::ProviderList => call.not_served(spec, client.is_some()),
        Method::ProviderTest => call.not_served(spec, client.is_some()),
        Method::ProviderUpdate => call.not_served(spec, client.is_some()),
        Method::SkillsList => call.not_served(spec, client.is_some()),
        Method::SkillsRead => call.not_served(spec, client.is_some()),
        Method::SkillsRestoreOriginal => call.not_served(spec, client.is_some()),
        Method::SkillsSetEnabled => call.not_served(spec, client.is_some()),
        Method::SkillsUninstall => call.not_served(spec, client.is_some()),
        Method::SkillsView => call.not_served(spec, client.is_some()),
        Method::SubagentChildrenList => call.not_served(spec, client.is_some()),
        Method::SubagentClose => call.not_served(spec, client.is_some()),
        Method::SubagentFollowupTask => call.not_served(spec, client.is_some()),
        Method::SubagentProfilesList => call.not_served(spec, client.is_some()),
        Method::SubagentProfilesRemove => call.not_served(spec, client.is_some()),
        Method::SubagentProfilesSetEnabled => call.not_served(spec, client.is_some()),
        Method::SubagentProfilesUpsert => call.not_served(spec, client.is_some()),
        Method::SubagentSendMessage => call.not_served(spec, client.is_some()),
        Method::SubagentSettingsUpdate => call.not_served(spec, client.is_some()),
        Method::TerminalClean => call.not_served(spec, client.is_some()),
        Method::TerminalList => call.not_served(spec, client.is_some()),
        Method::TerminalRead => call.not_served(spec, client.is_some()),
        Method::TerminalStop => call.not_served(spec, client.is_some()),
        Method::TerminalWrite => call.not_served(spec, client.is_some()),
        Method::ThreadAppBindingsList => call.not_served(spec, client.is_some()),
        Method::ThreadAppBindingsRefresh => call.not_served(spec, client.is_some()),
        Method::ThreadAppBindingsRevoke => call.not_served(spec, client.is_some()),
        Method::ThreadAppContextBlocksList => call.not_served(spec, client.is_some()),
        Method::ThreadArchive => call.start::<method::ThreadArchive, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_archive(params).await },
        ),
        Method::ThreadCompactStart => call.not_served(spec, client.is_some()),
        Method::ThreadConfigUpdate => call.start::<method::ThreadConfigUpdate, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_config_update(params).await },
        ),
        Method::ThreadDelete => call.start::<method::ThreadDelete, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_delete(params).await },
        ),
        Method::ThreadFork => call.not_served(spec, client.is_some()),
        Method::ThreadGoalClear => call.not_served(spec, client.is_some()),
        Method::ThreadGoalGet => call.not_served(spec, client.is_some()),
        Method::ThreadGoalSet => call.not_served(spec, client.is_some()),
        Method::ThreadList => call.start::<method::ThreadList, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_list(params).await },
        ),
        Method::ThreadMaintenanceInterrupt => call.not_served(spec, client.is_some()),
        Method::ThreadMemoryConsolidateStart => call.not_served(spec, client.is_some()),
        Method::ThreadModeSet => call.start::<method::ThreadModeSet, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_mode_set(params).await },
        ),
        Method::ThreadPause => call.start::<method::ThreadPause, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_pause(params).await },
        ),
        Method::ThreadRead => call.start::<method::ThreadRead, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_read(params).await },
        ),
        Method::ThreadRename => call.start::<method::ThreadRename, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_rename(params).await },
        ),
        Method::ThreadResume => call.start::<method::ThreadResume, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_resume(params).await },
        ),
        Method::ThreadRollback => call.not_served(spec, client.is_some()),
        Method::ThreadStart => call.start::<method::ThreadStart, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_start(params).await },
        ),
        Method::ThreadSubscribe => call.start::<method::ThreadSubscribe, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_subscribe(params).await },
        ),
        Method::ThreadUnarchive => call.start::<method::ThreadUnarchive, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_unarchive(params).await },
        ),
        Method::ThreadUnsubscribe => call.start::<method::ThreadUnsubscribe, _, _, _>(
            client.map(|client| handlers.thread(client)),
            spec,
            |handlers, params| async move { handlers.thread_unsubscribe(params).await },
        ),
        Method::ThreadWorktreeHandoff => call.not_served(spec, client.is_some()),
        Method::ToolList => call.not_served(spec, client.is_some()),
        Method::TurnEnqueue => call.start::<method::TurnEnqueue, _, _, _>(
            client.map(|client| handlers.turn(client)),
            spec,
            |handlers, params| async move { handlers.turn_enqueue(params).await },
        ),
        Method::TurnInterrupt => call.start::<method::TurnInterrupt, _, _, _>(
            client.map(|client| handlers.turn(client)),
            spec,
            |handlers, params| async move { handlers.turn_interrupt(params).await },
        ),
        Method::TurnQueueRemove => call.start::<method::TurnQueueRemove, _, _, _>(
            client.map(|client| handlers.turn(client)),
            spec,
            |handlers, params| async move { handlers.turn_queue_remove(params).await },
        ),
        Method::TurnQueueReorder => call.not_served(spec, client.is_some()),
        Method::TurnStart => call.start::<method::TurnStart, _, _, _>(
            client.map(|client| handlers.turn(client)),
            spec,
            |handlers, params| async move { handlers.turn_start(params).await },
        ),
        Method::TurnSteer => call.not_served(spec, client.is_some()),
        Method::UiOpenLink => call.not_served(spec, client.is_some()),
        Method::UiResourceRead => call.not_served(spec, client.is_some()),
        Method::UiToolCall => call.not_served(spec, client.is_some()),
        Method::UiUpdateModelContext => call.not_served(spec, client.is_some()),
        Method::UsageSummary => call.not_served(spec, client.is_some()),
        Method::UsageTimeseries => call.not_served(spec, client.is_some()),
        Method::WelcomeSuggestions => call.not_served(spec, client.is_some()),
        Method::WorkspaceCommitMessageSuggest => call.not_served(spec, client.is_some()),
        Method::WorkspaceConfigSchema => call.not_served(spec, client.is_some()),
        Method::WorkspaceConfigUpdate => call.not_served(spec, client.is_some()),
        Method::WorktreeCreateAndFork => call.not_served(spec, client.is_some()),
        Method::WorktreeCreateAndStart => call.not_served(spec, client.is_some()),
        Method::WorktreeList => call.not_served(spec, client.is_some()),
        Method::WorktreeStatus => call.not_served(spec, client.is_some()),
    }
}

/// What a client tells. It is called by the reader of the connection and must not wait.
pub trait NotificationHandlers: Send + Sync {
    /// Says that the client has read the answer to `initialize`.
    ///
    /// Until it arrives the server sends no notification of its own accord. Never answered.
    ///
    /// Source: `schema/dotcraft/initialized.json`.
    fn initialized(self: &Arc<Self>, params: EmptyObject);
}

/// Reads the params of a notification and hands it over. `Ok(false)`: the method is not known, or not served. Fails where
/// the params do not fit, or the client has not the right.
#[allow(
    unused_variables,
    reason = "some dialects have nothing that clients tell"
)]
pub fn notify<H: NotificationHandlers>(
    handlers: &Arc<H>,
    rights: &dyn Rights,
    method: &str,
    params: Option<&RawValue>,
) -> Result<bool, CallError> {
    match method {
        "initialized" => {
            let params = parse_params::<EmptyObject>(params, true)?;
            permit(rights, "initialized", Access::Read, None)?;
            handlers.initialized(params);
            Ok(true)
        }
        _ => Ok(false),
    }
}
