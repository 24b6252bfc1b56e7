// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/dotcraft/**/*.json.

//! Handler traits, one per method family, and the router that calls them.

use std::sync::Arc;

use super::{Method, method, types::*, unions::*};
use crate::{Call, CallError, Handler, envelope::PendingCall};

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

/// All families together.
pub trait Handlers: ConnectionMethods + ModelMethods + ThreadMethods + TurnMethods {}

impl<T: ConnectionMethods + ModelMethods + ThreadMethods + TurnMethods> Handlers for T {}

/// Reads the params of a request, checks them and starts its handler. The future ends in the encoded answer.
///
/// Fails before a handler runs where the params do not fit, the connection may not use them, or the method has none.
pub fn call<H: Handlers + 'static>(
    handlers: &Arc<H>,
    method: Method,
    call: Call<'_>,
) -> Result<PendingCall, CallError> {
    let spec = method.spec();
    match method {
        Method::AgentProfilesBuilderDraftRead => {
            call.refuse::<method::AgentProfilesBuilderDraftRead>(spec)
        }
        Method::AgentProfilesBuilderDraftUpdate => {
            call.refuse::<method::AgentProfilesBuilderDraftUpdate>(spec)
        }
        Method::AgentProfilesList => call.refuse::<method::AgentProfilesList>(spec),
        Method::AgentProfilesRead => call.refuse::<method::AgentProfilesRead>(spec),
        Method::AgentProfilesRefreshThread => {
            call.refuse::<method::AgentProfilesRefreshThread>(spec)
        }
        Method::AgentProfilesRemove => call.refuse::<method::AgentProfilesRemove>(spec),
        Method::AgentProfilesUpsert => call.refuse::<method::AgentProfilesUpsert>(spec),
        Method::AgentProfilesValidate => call.refuse::<method::AgentProfilesValidate>(spec),
        Method::AppBindingAccept => call.refuse::<method::AppBindingAccept>(spec),
        Method::AppBindingAttachTools => call.refuse::<method::AppBindingAttachTools>(spec),
        Method::AppBindingContextRemove => call.refuse::<method::AppBindingContextRemove>(spec),
        Method::AppBindingContextUpsert => call.refuse::<method::AppBindingContextUpsert>(spec),
        Method::AppBindingRequestCancel => call.refuse::<method::AppBindingRequestCancel>(spec),
        Method::AppBindingRequestCreate => call.refuse::<method::AppBindingRequestCreate>(spec),
        Method::AppBindingRequestGet => call.refuse::<method::AppBindingRequestGet>(spec),
        Method::AppConnectionConnect => call.refuse::<method::AppConnectionConnect>(spec),
        Method::AppConnectionRequestGet => call.refuse::<method::AppConnectionRequestGet>(spec),
        Method::AppConnectionRevoke => call.refuse::<method::AppConnectionRevoke>(spec),
        Method::AppConnectionStart => call.refuse::<method::AppConnectionStart>(spec),
        Method::AppConnectionStatus => call.refuse::<method::AppConnectionStatus>(spec),
        Method::AppList => call.refuse::<method::AppList>(spec),
        Method::AppThreadInputEnqueue => call.refuse::<method::AppThreadInputEnqueue>(spec),
        Method::AppView => call.refuse::<method::AppView>(spec),
        Method::AutomationTaskCreate => call.refuse::<method::AutomationTaskCreate>(spec),
        Method::AutomationTaskDelete => call.refuse::<method::AutomationTaskDelete>(spec),
        Method::AutomationTaskDiscardWorktree => {
            call.refuse::<method::AutomationTaskDiscardWorktree>(spec)
        }
        Method::AutomationTaskList => call.refuse::<method::AutomationTaskList>(spec),
        Method::AutomationTaskRead => call.refuse::<method::AutomationTaskRead>(spec),
        Method::AutomationTaskRun => call.refuse::<method::AutomationTaskRun>(spec),
        Method::AutomationTaskUpdateBinding => {
            call.refuse::<method::AutomationTaskUpdateBinding>(spec)
        }
        Method::AutomationTemplateDelete => call.refuse::<method::AutomationTemplateDelete>(spec),
        Method::AutomationTemplateList => call.refuse::<method::AutomationTemplateList>(spec),
        Method::AutomationTemplateSave => call.refuse::<method::AutomationTemplateSave>(spec),
        Method::ChannelList => call.refuse::<method::ChannelList>(spec),
        Method::ChannelStatus => call.refuse::<method::ChannelStatus>(spec),
        Method::CommandExecute => call.refuse::<method::CommandExecute>(spec),
        Method::CommandList => call.refuse::<method::CommandList>(spec),
        Method::CronEnable => call.refuse::<method::CronEnable>(spec),
        Method::CronList => call.refuse::<method::CronList>(spec),
        Method::CronRemove => call.refuse::<method::CronRemove>(spec),
        Method::CronRun => call.refuse::<method::CronRun>(spec),
        Method::DreamsApply => call.refuse::<method::DreamsApply>(spec),
        Method::DreamsArchive => call.refuse::<method::DreamsArchive>(spec),
        Method::DreamsCancel => call.refuse::<method::DreamsCancel>(spec),
        Method::DreamsCreate => call.refuse::<method::DreamsCreate>(spec),
        Method::DreamsDiscard => call.refuse::<method::DreamsDiscard>(spec),
        Method::DreamsGet => call.refuse::<method::DreamsGet>(spec),
        Method::DreamsList => call.refuse::<method::DreamsList>(spec),
        Method::DreamsRun => call.refuse::<method::DreamsRun>(spec),
        Method::DreamsStatus => call.refuse::<method::DreamsStatus>(spec),
        Method::ExternalChannelGet => call.refuse::<method::ExternalChannelGet>(spec),
        Method::ExternalChannelList => call.refuse::<method::ExternalChannelList>(spec),
        Method::ExternalChannelRemove => call.refuse::<method::ExternalChannelRemove>(spec),
        Method::ExternalChannelUpsert => call.refuse::<method::ExternalChannelUpsert>(spec),
        Method::HeartbeatTrigger => call.refuse::<method::HeartbeatTrigger>(spec),
        Method::Initialize => call.start::<method::Initialize, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.initialize(params).await },
        ),
        Method::ItemWidgetStateSet => call.refuse::<method::ItemWidgetStateSet>(spec),
        Method::McpGet => call.refuse::<method::McpGet>(spec),
        Method::McpList => call.refuse::<method::McpList>(spec),
        Method::McpRemove => call.refuse::<method::McpRemove>(spec),
        Method::McpStatusList => call.refuse::<method::McpStatusList>(spec),
        Method::McpTest => call.refuse::<method::McpTest>(spec),
        Method::McpUpsert => call.refuse::<method::McpUpsert>(spec),
        Method::MemoryReset => call.refuse::<method::MemoryReset>(spec),
        Method::ModelList => call.start::<method::ModelList, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.model_list(params).await },
        ),
        Method::PluginInstall => call.refuse::<method::PluginInstall>(spec),
        Method::PluginList => call.refuse::<method::PluginList>(spec),
        Method::PluginRemove => call.refuse::<method::PluginRemove>(spec),
        Method::PluginSetEnabled => call.refuse::<method::PluginSetEnabled>(spec),
        Method::PluginView => call.refuse::<method::PluginView>(spec),
        Method::ProfileInsights => call.refuse::<method::ProfileInsights>(spec),
        Method::ProviderCreate => call.refuse::<method::ProviderCreate>(spec),
        Method::ProviderDelete => call.refuse::<method::ProviderDelete>(spec),
        Method::ProviderList => call.refuse::<method::ProviderList>(spec),
        Method::ProviderTest => call.refuse::<method::ProviderTest>(spec),
        Method::ProviderUpdate => call.refuse::<method::ProviderUpdate>(spec),
        Method::SkillsList => call.refuse::<method::SkillsList>(spec),
        Method::SkillsRead => call.refuse::<method::SkillsRead>(spec),
        Method::SkillsRestoreOriginal => call.refuse::<method::SkillsRestoreOriginal>(spec),
        Method::SkillsSetEnabled => call.refuse::<method::SkillsSetEnabled>(spec),
        Method::SkillsUninstall => call.refuse::<method::SkillsUninstall>(spec),
        Method::SkillsView => call.refuse::<method::SkillsView>(spec),
        Method::SubagentChildrenList => call.refuse::<method::SubagentChildrenList>(spec),
        Method::SubagentClose => call.refuse::<method::SubagentClose>(spec),
        Method::SubagentFollowupTask => call.refuse::<method::SubagentFollowupTask>(spec),
        Method::SubagentProfilesList => call.refuse::<method::SubagentProfilesList>(spec),
        Method::SubagentProfilesRemove => call.refuse::<method::SubagentProfilesRemove>(spec),
        Method::SubagentProfilesSetEnabled => {
            call.refuse::<method::SubagentProfilesSetEnabled>(spec)
        }
        Method::SubagentProfilesUpsert => call.refuse::<method::SubagentProfilesUpsert>(spec),
        Method::SubagentSendMessage => call.refuse::<method::SubagentSendMessage>(spec),
        Method::SubagentSettingsUpdate => call.refuse::<method::SubagentSettingsUpdate>(spec),
        Method::TerminalClean => call.refuse::<method::TerminalClean>(spec),
        Method::TerminalList => call.refuse::<method::TerminalList>(spec),
        Method::TerminalRead => call.refuse::<method::TerminalRead>(spec),
        Method::TerminalStop => call.refuse::<method::TerminalStop>(spec),
        Method::TerminalWrite => call.refuse::<method::TerminalWrite>(spec),
        Method::ThreadAppBindingsList => call.refuse::<method::ThreadAppBindingsList>(spec),
        Method::ThreadAppBindingsRefresh => call.refuse::<method::ThreadAppBindingsRefresh>(spec),
        Method::ThreadAppBindingsRevoke => call.refuse::<method::ThreadAppBindingsRevoke>(spec),
        Method::ThreadAppContextBlocksList => {
            call.refuse::<method::ThreadAppContextBlocksList>(spec)
        }
        Method::ThreadArchive => call.start::<method::ThreadArchive, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_archive(params).await },
        ),
        Method::ThreadCompactStart => call.refuse::<method::ThreadCompactStart>(spec),
        Method::ThreadConfigUpdate => call.start::<method::ThreadConfigUpdate, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_config_update(params).await },
        ),
        Method::ThreadDelete => call.start::<method::ThreadDelete, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_delete(params).await },
        ),
        Method::ThreadFork => call.refuse::<method::ThreadFork>(spec),
        Method::ThreadGoalClear => call.refuse::<method::ThreadGoalClear>(spec),
        Method::ThreadGoalGet => call.refuse::<method::ThreadGoalGet>(spec),
        Method::ThreadGoalSet => call.refuse::<method::ThreadGoalSet>(spec),
        Method::ThreadList => call.start::<method::ThreadList, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_list(params).await },
        ),
        Method::ThreadMaintenanceInterrupt => {
            call.refuse::<method::ThreadMaintenanceInterrupt>(spec)
        }
        Method::ThreadMemoryConsolidateStart => {
            call.refuse::<method::ThreadMemoryConsolidateStart>(spec)
        }
        Method::ThreadModeSet => call.start::<method::ThreadModeSet, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_mode_set(params).await },
        ),
        Method::ThreadPause => call.start::<method::ThreadPause, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_pause(params).await },
        ),
        Method::ThreadRead => call.start::<method::ThreadRead, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_read(params).await },
        ),
        Method::ThreadRename => call.start::<method::ThreadRename, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_rename(params).await },
        ),
        Method::ThreadResume => call.start::<method::ThreadResume, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_resume(params).await },
        ),
        Method::ThreadRollback => call.refuse::<method::ThreadRollback>(spec),
        Method::ThreadStart => call.start::<method::ThreadStart, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_start(params).await },
        ),
        Method::ThreadSubscribe => call.start::<method::ThreadSubscribe, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_subscribe(params).await },
        ),
        Method::ThreadUnarchive => call.start::<method::ThreadUnarchive, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_unarchive(params).await },
        ),
        Method::ThreadUnsubscribe => call.start::<method::ThreadUnsubscribe, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.thread_unsubscribe(params).await },
        ),
        Method::ThreadWorktreeHandoff => call.refuse::<method::ThreadWorktreeHandoff>(spec),
        Method::ToolList => call.refuse::<method::ToolList>(spec),
        Method::TurnEnqueue => call.start::<method::TurnEnqueue, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.turn_enqueue(params).await },
        ),
        Method::TurnInterrupt => call.start::<method::TurnInterrupt, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.turn_interrupt(params).await },
        ),
        Method::TurnQueueRemove => call.start::<method::TurnQueueRemove, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.turn_queue_remove(params).await },
        ),
        Method::TurnQueueReorder => call.refuse::<method::TurnQueueReorder>(spec),
        Method::TurnStart => call.start::<method::TurnStart, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.turn_start(params).await },
        ),
        Method::TurnSteer => call.refuse::<method::TurnSteer>(spec),
        Method::UiOpenLink => call.refuse::<method::UiOpenLink>(spec),
        Method::UiResourceRead => call.refuse::<method::UiResourceRead>(spec),
        Method::UiToolCall => call.refuse::<method::UiToolCall>(spec),
        Method::UiUpdateModelContext => call.refuse::<method::UiUpdateModelContext>(spec),
        Method::UsageSummary => call.refuse::<method::UsageSummary>(spec),
        Method::UsageTimeseries => call.refuse::<method::UsageTimeseries>(spec),
        Method::WelcomeSuggestions => call.refuse::<method::WelcomeSuggestions>(spec),
        Method::WorkspaceCommitMessageSuggest => {
            call.refuse::<method::WorkspaceCommitMessageSuggest>(spec)
        }
        Method::WorkspaceConfigSchema => call.refuse::<method::WorkspaceConfigSchema>(spec),
        Method::WorkspaceConfigUpdate => call.refuse::<method::WorkspaceConfigUpdate>(spec),
        Method::WorktreeCreateAndFork => call.refuse::<method::WorktreeCreateAndFork>(spec),
        Method::WorktreeCreateAndStart => call.refuse::<method::WorktreeCreateAndStart>(spec),
        Method::WorktreeList => call.refuse::<method::WorktreeList>(spec),
        Method::WorktreeStatus => call.refuse::<method::WorktreeStatus>(spec),
    }
}
