// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/client.rs.j2 from schema/codex/**/*.json.

//! Codex app-server: a method per request, and what the server says by itself.
#![allow(
    unused_imports,
    reason = "not every dialect has methods without params"
)]
#![allow(
    clippy::large_enum_variant,
    reason = "one value per event, which lives for a moment"
)]

use threadwire_protocol::{
    NoParams, RawJson,
    codex::{self, method, notification},
};

use crate::{ClientError, CodexClient};

impl CodexClient {
    /// Returns who is signed in.
    ///
    /// `account` is `null` when the model provider needs no account, even if a key is stored.
    ///
    /// Errors:
    /// - -32603 `workspace routing discovery failed`: The back end of the account cannot be reached.
    ///
    /// Source: `schema/codex/account/read.json`.
    pub async fn account_read(
        &self,
        params: &codex::GetAccountParams,
    ) -> Result<codex::GetAccountResponse, ClientError> {
        self.connection.request::<method::AccountRead>(params).await
    }

    /// Lists the collaboration modes.
    ///
    /// There is one preset per mode and no paging.
    ///
    /// Errors:
    /// - -32600 `collaborationMode/list requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/collaborationMode/list.json`.
    pub async fn collaboration_mode_list(
        &self,
        params: &codex::CollaborationModeListParams,
    ) -> Result<codex::CollaborationModeListResponse, ClientError> {
        self.connection
            .request::<method::CollaborationModeList>(params)
            .await
    }

    /// Returns the configuration in force.
    ///
    /// Says for each value which layer it comes from, and on request returns the layers by themselves.
    ///
    /// Source: `schema/codex/config/read.json`.
    pub async fn config_read(
        &self,
        params: &codex::ConfigReadParams,
    ) -> Result<codex::ConfigReadResponse, ClientError> {
        self.connection.request::<method::ConfigRead>(params).await
    }

    /// Opens the connection.
    ///
    /// Must be the first request and may be sent once. Requests are accepted as soon as it is answered; `initialized` need not be waited for.
    ///
    /// Errors:
    /// - -32600 `Already initialized`: The connection was initialized before.
    ///
    /// Source: `schema/codex/initialize.json`.
    pub async fn initialize(
        &self,
        params: &codex::InitializeParams,
    ) -> Result<codex::InitializeResponse, ClientError> {
        self.connection.request::<method::Initialize>(params).await
    }

    /// Returns what it is given.
    ///
    /// Exists to test the experimental gate.
    ///
    /// Errors:
    /// - -32600 `mock/experimentalMethod requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/mock/experimentalMethod.json`.
    pub async fn mock_experimental_method(
        &self,
        params: &codex::MockExperimentalMethodParams,
    ) -> Result<codex::MockExperimentalMethodResponse, ClientError> {
        self.connection
            .request::<method::MockExperimentalMethod>(params)
            .await
    }

    /// Lists the models a user can choose from.
    ///
    /// The cursor is the position of the next entry, in decimal.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32600 `cursor {cursor} exceeds total models {total}`: The cursor lies behind the last model.
    ///
    /// Source: `schema/codex/model/list.json`.
    pub async fn model_list(
        &self,
        params: &codex::ModelListParams,
    ) -> Result<codex::ModelListResponse, ClientError> {
        self.connection.request::<method::ModelList>(params).await
    }

    /// Moves a thread into the archive and unloads it.
    ///
    /// A thread that is archived already is not found.
    ///
    /// Errors:
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread id`.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Source: `schema/codex/thread/archive.json`.
    pub async fn thread_archive(
        &self,
        params: &codex::ThreadArchiveParams,
    ) -> Result<codex::ThreadArchiveResponse, ClientError> {
        self.connection
            .request::<method::ThreadArchive>(params)
            .await
    }

    /// Deletes a thread for good and unloads it.
    ///
    /// The answer comes before `thread/deleted`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Since 0.169. Source: `schema/codex/thread/delete.json`.
    pub async fn thread_delete(
        &self,
        params: &codex::ThreadDeleteParams,
    ) -> Result<codex::ThreadDeleteResponse, ClientError> {
        self.connection
            .request::<method::ThreadDelete>(params)
            .await
    }

    /// Copies a stored thread into a new one, loads it and subscribes the connection to it.
    ///
    /// The source is not changed. The answer comes before `thread/started`.
    ///
    /// Errors:
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread id`.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Source: `schema/codex/thread/fork.json`.
    pub async fn thread_fork(
        &self,
        params: &codex::ThreadForkParams,
    ) -> Result<codex::ThreadForkResponse, ClientError> {
        self.connection.request::<method::ThreadFork>(params).await
    }

    /// Lists the items of a thread page by page, oldest first.
    ///
    /// The thread may be stored or loaded. `turnId` limits the list to one turn.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/items/list.json`.
    pub async fn thread_items_list(
        &self,
        params: &codex::ThreadItemsListParams,
    ) -> Result<codex::ThreadItemsListResponse, ClientError> {
        self.connection
            .request::<method::ThreadItemsList>(params)
            .await
    }

    /// Lists stored threads, newest first.
    ///
    /// Threads without a user message are left out. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/list.json`.
    pub async fn thread_list(
        &self,
        params: &codex::ThreadListParams,
    ) -> Result<codex::ThreadListResponse, ClientError> {
        self.connection.request::<method::ThreadList>(params).await
    }

    /// Lists the ids of loaded threads.
    ///
    /// The ids are sorted, and a page ends with the id that is its cursor.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/loaded/list.json`.
    pub async fn thread_loaded_list(
        &self,
        params: &codex::ThreadLoadedListParams,
    ) -> Result<codex::ThreadLoadedListResponse, ClientError> {
        self.connection
            .request::<method::ThreadLoadedList>(params)
            .await
    }

    /// Gives a thread a title.
    ///
    /// The thread may be loaded or stored; in 0.97 it must be loaded.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `thread name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Source: `schema/codex/thread/name/set.json`.
    pub async fn thread_name_set(
        &self,
        params: &codex::ThreadSetNameParams,
    ) -> Result<codex::ThreadSetNameResponse, ClientError> {
        self.connection
            .request::<method::ThreadNameSet>(params)
            .await
    }

    /// Returns a thread as it is stored.
    ///
    /// Neither loads the thread nor subscribes to it. With `includeTurns` a paginated thread draws a `deprecationNotice`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not loaded: {threadId}`: The thread is neither stored nor loaded.
    /// - -32603 `failed to load rollout `{path}` for thread {threadId}: {detail}`: The stored file is damaged.
    /// - -32600 `ephemeral threads do not support includeTurns`: Turns of an ephemeral thread were asked for.
    /// - -32601 `list_turns is not supported yet`: Turns were asked for before the first one was stored.
    ///
    /// Source: `schema/codex/thread/read.json`.
    pub async fn thread_read(
        &self,
        params: &codex::ThreadReadParams,
    ) -> Result<codex::ThreadReadResponse, ClientError> {
        self.connection.request::<method::ThreadRead>(params).await
    }

    /// Opens a stored thread and subscribes the connection to it.
    ///
    /// No `thread/started` follows. Settings given here replace the stored ones; those of a thread that is already loaded stay as they are, except in 0.97. Turns in the answer of a paginated thread draw a `deprecationNotice`.
    ///
    /// Errors:
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread id`.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read.
    /// - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The thread is archived; 0.97 answers that there is no rollout.
    /// - -32600 `cannot resume thread {threadId} with history while it is already running`: `history` was given for a loaded thread.
    ///
    /// Source: `schema/codex/thread/resume.json`.
    pub async fn thread_resume(
        &self,
        params: &codex::ThreadResumeParams,
    ) -> Result<codex::ThreadResumeResponse, ClientError> {
        self.connection
            .request::<method::ThreadResume>(params)
            .await
    }

    /// Creates a thread, loads it and subscribes the connection to it.
    ///
    /// Every member may be absent. The answer comes before `thread/started`. A stored thread appears in lists after its first turn.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured; 0.97 begins with `error deriving config:`.
    /// - -32600 `duplicate dynamic tool name: {name}`: Two tools share a name.
    /// - -32600 `dynamic tool name must not be empty`: A tool has no name.
    /// - -32600 `dynamic tool name is reserved: {name}`: A tool is called `mcp` or its name begins with `mcp__`.
    /// - -32600 `dynamic tool name has leading/trailing whitespace: {name}`: The name of a tool begins or ends with a blank.
    /// - -32600 `dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}`: The name of a tool has other characters; not checked in 0.97.
    /// - -32600 `dynamic tool input schema is not supported for {name}: {detail}`: The schema of a tool uses something that is not supported.
    ///
    /// Source: `schema/codex/thread/start.json`.
    pub async fn thread_start(
        &self,
        params: &codex::ThreadStartParams,
    ) -> Result<codex::ThreadStartResponse, ClientError> {
        self.connection.request::<method::ThreadStart>(params).await
    }

    /// Lists the turns of a thread page by page, newest first.
    ///
    /// The thread may be stored or loaded.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/turns/list.json`.
    pub async fn thread_turns_list(
        &self,
        params: &codex::ThreadTurnsListParams,
    ) -> Result<codex::ThreadTurnsListResponse, ClientError> {
        self.connection
            .request::<method::ThreadTurnsList>(params)
            .await
    }

    /// Takes a thread out of the archive.
    ///
    /// The thread is not loaded by this.
    ///
    /// Errors:
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread id`.
    /// - -32600 `no archived rollout found for thread id {threadId}`: No archived thread has this id.
    ///
    /// Source: `schema/codex/thread/unarchive.json`.
    pub async fn thread_unarchive(
        &self,
        params: &codex::ThreadUnarchiveParams,
    ) -> Result<codex::ThreadUnarchiveResponse, ClientError> {
        self.connection
            .request::<method::ThreadUnarchive>(params)
            .await
    }

    /// Ends the connection's subscription to a thread.
    ///
    /// The thread is not unloaded at once, but when nobody has subscribed and no turn has run for 30 minutes; `thread/status/changed` and `thread/closed` tell so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/unsubscribe.json`.
    pub async fn thread_unsubscribe(
        &self,
        params: &codex::ThreadUnsubscribeParams,
    ) -> Result<codex::ThreadUnsubscribeResponse, ClientError> {
        self.connection
            .request::<method::ThreadUnsubscribe>(params)
            .await
    }

    /// Stops the running turn.
    ///
    /// Answered when the turn is stopped. Unfinished items get no `item/completed`, and open questions are withdrawn. 0.97 does not look at `turnId` and never answers when nothing runs.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `no active turn to interrupt`: No turn runs.
    ///
    /// Source: `schema/codex/turn/interrupt.json`.
    pub async fn turn_interrupt(
        &self,
        params: &codex::TurnInterruptParams,
    ) -> Result<codex::TurnInterruptResponse, ClientError> {
        self.connection
            .request::<method::TurnInterrupt>(params)
            .await
    }

    /// Starts a turn and returns it before it runs.
    ///
    /// Progress follows as `turn/*` and `item/*` notifications. While a turn runs the input is added to that turn and its id is returned; 0.97 makes up an id, but everything that follows carries the first one.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Source: `schema/codex/turn/start.json`.
    pub async fn turn_start(
        &self,
        params: &codex::TurnStartParams,
    ) -> Result<codex::TurnStartResponse, ClientError> {
        self.connection.request::<method::TurnStart>(params).await
    }

    /// Adds input to the running turn.
    ///
    /// The user message appears as an item as soon as the turn takes it. No turn is started and no settings are changed.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `no active turn to steer`: No turn runs.
    /// - -32600 `expected active turn id `{expectedTurnId}` but found `{turnId}``: Another turn runs.
    /// - -32600 `expectedTurnId must not be empty`: `expectedTurnId` is empty.
    /// - -32600 `input must not be empty`: `input` is empty.
    /// - -32600 `cannot steer a {turnKind} turn`: A review or a summary runs; `data` holds `codexErrorInfo`.
    ///
    /// Since 0.169. Source: `schema/codex/turn/steer.json`.
    pub async fn turn_steer(
        &self,
        params: &codex::TurnSteerParams,
    ) -> Result<codex::TurnSteerResponse, ClientError> {
        self.connection.request::<method::TurnSteer>(params).await
    }

    /// Tells the server that the client has read the answer to `initialize`.
    ///
    /// Has no effect and may be left out.
    ///
    /// Source: `schema/codex/initialized.json`.
    pub async fn initialized(&self) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::Initialized>(&NoParams)
            .await
    }
}

/// Something that the server tells.
#[derive(Clone, Debug)]
pub enum Notification {
    /// `account/rateLimits/updated`: The limits of the account changed.
    AccountRateLimitsUpdated(codex::AccountRateLimitsUpdatedNotification),
    /// `account/updated`: Somebody signed in or out.
    AccountUpdated(codex::AccountUpdatedNotification),
    /// `configWarning`: Something is wrong in the configuration.
    ConfigWarning(codex::ConfigWarningNotification),
    /// `deprecationNotice`: The client uses something that will go away.
    DeprecationNotice(codex::DeprecationNoticeNotification),
    /// `error`: Something failed in a running turn.
    Error(codex::ErrorNotification),
    /// `item/agentMessage/delta`: A message of the agent grew.
    ItemAgentMessageDelta(codex::AgentMessageDeltaNotification),
    /// `item/commandExecution/outputDelta`: A running command wrote something.
    ItemCommandExecutionOutputDelta(codex::CommandExecutionOutputDeltaNotification),
    /// `item/commandExecution/terminalInteraction`: The agent wrote to a running command.
    ItemCommandExecutionTerminalInteraction(codex::TerminalInteractionNotification),
    /// `item/completed`: An item of a turn is complete.
    ItemCompleted(codex::ItemCompletedNotification),
    /// `item/fileChange/outputDelta`: File changes were made; here is the result text.
    ItemFileChangeOutputDelta(codex::FileChangeOutputDeltaNotification),
    /// `item/fileChange/patchUpdated`: The model goes on writing file changes.
    ItemFileChangePatchUpdated(codex::FileChangePatchUpdatedNotification),
    /// `item/mcpToolCall/progress`: An MCP tool reports how far it is.
    ItemMcpToolCallProgress(codex::McpToolCallProgressNotification),
    /// `item/plan/delta`: A proposed plan grew.
    ItemPlanDelta(codex::PlanDeltaNotification),
    /// `item/reasoning/summaryPartAdded`: A part of a summary of reasoning begins.
    ItemReasoningSummaryPartAdded(codex::ReasoningSummaryPartAddedNotification),
    /// `item/reasoning/summaryTextDelta`: A summary of reasoning grew.
    ItemReasoningSummaryTextDelta(codex::ReasoningSummaryTextDeltaNotification),
    /// `item/reasoning/textDelta`: The reasoning itself grew.
    ItemReasoningTextDelta(codex::ReasoningTextDeltaNotification),
    /// `item/started`: An item of a turn began.
    ItemStarted(codex::ItemStartedNotification),
    /// `remoteControl/status/changed`: The state of remote control changed.
    RemoteControlStatusChanged(codex::RemoteControlStatusChangedNotification),
    /// `serverRequest/resolved`: A request of the server needs no answer any more.
    ServerRequestResolved(codex::ServerRequestResolvedNotification),
    /// `thread/archived`: A thread was archived.
    ThreadArchived(codex::ThreadArchivedNotification),
    /// `thread/closed`: A thread was unloaded because nobody used it.
    ThreadClosed(codex::ThreadClosedNotification),
    /// `thread/compacted`: The history of a thread was summarized.
    ThreadCompacted(codex::ContextCompactedNotification),
    /// `thread/deleted`: A thread was deleted.
    ThreadDeleted(codex::ThreadDeletedNotification),
    /// `thread/name/updated`: A thread has a new title.
    ThreadNameUpdated(codex::ThreadNameUpdatedNotification),
    /// `thread/readState/changed`: The unread part of a thread changed.
    ThreadReadStateChanged(codex::ThreadReadStateChangedNotification),
    /// `thread/started`: A thread was created or forked.
    ThreadStarted(codex::ThreadStartedNotification),
    /// `thread/status/changed`: A thread does something else than before.
    ThreadStatusChanged(codex::ThreadStatusChangedNotification),
    /// `thread/tokenUsage/updated`: The token count of a thread changed.
    ThreadTokenUsageUpdated(codex::ThreadTokenUsageUpdatedNotification),
    /// `thread/unarchived`: A thread was taken out of the archive.
    ThreadUnarchived(codex::ThreadUnarchivedNotification),
    /// `turn/completed`: A turn ended.
    TurnCompleted(codex::TurnCompletedNotification),
    /// `turn/diff/updated`: The file changes of a turn grew.
    TurnDiffUpdated(codex::TurnDiffUpdatedNotification),
    /// `turn/plan/updated`: The model changed its plan.
    TurnPlanUpdated(codex::TurnPlanUpdatedNotification),
    /// `turn/started`: A turn began.
    TurnStarted(codex::TurnStartedNotification),
    /// `warning`: Something is wrong but does not stop anything.
    Warning(codex::WarningNotification),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is told.
        params: RawJson,
    },
}

impl Notification {
    /// Reads the params of the notification `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "account/rateLimits/updated" => Self::AccountRateLimitsUpdated(params.decode()?),
            "account/updated" => Self::AccountUpdated(params.decode()?),
            "configWarning" => Self::ConfigWarning(params.decode()?),
            "deprecationNotice" => Self::DeprecationNotice(params.decode()?),
            "error" => Self::Error(params.decode()?),
            "item/agentMessage/delta" => Self::ItemAgentMessageDelta(params.decode()?),
            "item/commandExecution/outputDelta" => {
                Self::ItemCommandExecutionOutputDelta(params.decode()?)
            }
            "item/commandExecution/terminalInteraction" => {
                Self::ItemCommandExecutionTerminalInteraction(params.decode()?)
            }
            "item/completed" => Self::ItemCompleted(params.decode()?),
            "item/fileChange/outputDelta" => Self::ItemFileChangeOutputDelta(params.decode()?),
            "item/fileChange/patchUpdated" => Self::ItemFileChangePatchUpdated(params.decode()?),
            "item/mcpToolCall/progress" => Self::ItemMcpToolCallProgress(params.decode()?),
            "item/plan/delta" => Self::ItemPlanDelta(params.decode()?),
            "item/reasoning/summaryPartAdded" => {
                Self::ItemReasoningSummaryPartAdded(params.decode()?)
            }
            "item/reasoning/summaryTextDelta" => {
                Self::ItemReasoningSummaryTextDelta(params.decode()?)
            }
            "item/reasoning/textDelta" => Self::ItemReasoningTextDelta(params.decode()?),
            "item/started" => Self::ItemStarted(params.decode()?),
            "remoteControl/status/changed" => Self::RemoteControlStatusChanged(params.decode()?),
            "serverRequest/resolved" => Self::ServerRequestResolved(params.decode()?),
            "thread/archived" => Self::ThreadArchived(params.decode()?),
            "thread/closed" => Self::ThreadClosed(params.decode()?),
            "thread/compacted" => Self::ThreadCompacted(params.decode()?),
            "thread/deleted" => Self::ThreadDeleted(params.decode()?),
            "thread/name/updated" => Self::ThreadNameUpdated(params.decode()?),
            "thread/readState/changed" => Self::ThreadReadStateChanged(params.decode()?),
            "thread/started" => Self::ThreadStarted(params.decode()?),
            "thread/status/changed" => Self::ThreadStatusChanged(params.decode()?),
            "thread/tokenUsage/updated" => Self::ThreadTokenUsageUpdated(params.decode()?),
            "thread/unarchived" => Self::ThreadUnarchived(params.decode()?),
            "turn/completed" => Self::TurnCompleted(params.decode()?),
            "turn/diff/updated" => Self::TurnDiffUpdated(params.decode()?),
            "turn/plan/updated" => Self::TurnPlanUpdated(params.decode()?),
            "turn/started" => Self::TurnStarted(params.decode()?),
            "warning" => Self::Warning(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}

/// Something that the server asks.
#[derive(Clone, Debug)]
pub enum ServerRequest {
    /// `item/commandExecution/requestApproval`: Asks whether a command may run. Answered with `CommandExecutionRequestApprovalResponse`.
    ItemCommandExecutionRequestApproval(codex::CommandExecutionRequestApprovalParams),
    /// `item/fileChange/requestApproval`: Asks whether file changes may be made. Answered with `FileChangeRequestApprovalResponse`.
    ItemFileChangeRequestApproval(codex::FileChangeRequestApprovalParams),
    /// `item/tool/call`: Asks the client to run a tool it declared. Answered with `DynamicToolCallResponse`.
    ItemToolCall(codex::DynamicToolCallParams),
    /// `item/tool/requestUserInput`: Asks the user questions on behalf of the model. Answered with `ToolRequestUserInputResponse`.
    ItemToolRequestUserInput(codex::ToolRequestUserInputParams),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is asked.
        params: RawJson,
    },
}

impl ServerRequest {
    /// Reads the params of the request `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "item/commandExecution/requestApproval" => {
                Self::ItemCommandExecutionRequestApproval(params.decode()?)
            }
            "item/fileChange/requestApproval" => {
                Self::ItemFileChangeRequestApproval(params.decode()?)
            }
            "item/tool/call" => Self::ItemToolCall(params.decode()?),
            "item/tool/requestUserInput" => Self::ItemToolRequestUserInput(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}
