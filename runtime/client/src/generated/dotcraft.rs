// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/client.rs.j2 from schema/dotcraft/**/*.json.

//! DotCraft AppServer: a method per request, and what the server says by itself.
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
    dotcraft::{self, method, notification},
};

use crate::{ClientError, DotCraftClient};

impl DotCraftClient {
    /// Opens a connection: both sides say who they are and what they can do.
    ///
    /// The first request on every connection. What is agreed here, and the notifications opted out of, holds until the connection closes. A different protocol version never fails the handshake. A channel adapter whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`, and the connection closes.
    ///
    /// Errors:
    /// - -32003 `Already initialized`: The connection is initialized already; it stays usable.
    /// - -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
    ///
    /// Source: `schema/dotcraft/initialize.json`.
    pub async fn initialize(
        &self,
        params: &dotcraft::InitializeParams,
    ) -> Result<dotcraft::InitializeResult, ClientError> {
        self.connection.request::<method::Initialize>(params).await
    }

    /// Lists the models of a provider.
    ///
    /// Trouble with the provider is a successful answer with `success` false and no models.
    ///
    /// Needs the capability `modelCatalogManagement`. Source: `schema/dotcraft/model/list.json`.
    pub async fn model_list(
        &self,
        params: &dotcraft::ModelListParams,
    ) -> Result<dotcraft::ModelListResponse, ClientError> {
        self.connection.request::<method::ModelList>(params).await
    }

    /// Makes a thread read-only and takes it out of lists.
    ///
    /// Works on active and paused threads. Threads of its subagents are archived with it.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/archive.json`.
    pub async fn thread_archive(
        &self,
        params: &dotcraft::ThreadArchiveParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadArchive>(params)
            .await
    }

    /// Changes the settings of a thread.
    ///
    /// A running turn keeps the settings it began with.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `config` is missing or does not fit.
    ///
    /// Needs the capability `configOverride`. Source: `schema/dotcraft/thread/config/update.json`.
    pub async fn thread_config_update(
        &self,
        params: &dotcraft::ThreadConfigUpdateParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadConfigUpdate>(params)
            .await
    }

    /// Deletes a thread and everything it holds.
    ///
    /// Threads of its subagents are deleted with it, and each deletion is announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The thread belongs to a subagent.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/delete.json`.
    pub async fn thread_delete(
        &self,
        params: &dotcraft::ThreadDeleteParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadDelete>(params)
            .await
    }

    /// Lists threads, latest activity first.
    ///
    /// Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an archived thread also need `includeArchived`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/list.json`.
    pub async fn thread_list(
        &self,
        params: &dotcraft::ThreadListParams,
    ) -> Result<dotcraft::ThreadListResponse, ClientError> {
        self.connection.request::<method::ThreadList>(params).await
    }

    /// Sets the mode of a thread.
    ///
    /// The mode is stored in the thread's settings and changes which tools the agent has. No turn is started.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `mode` is missing or not known.
    ///
    /// Needs the capability `modeSwitch`. Source: `schema/dotcraft/thread/mode/set.json`.
    pub async fn thread_mode_set(
        &self,
        params: &dotcraft::ThreadModeSetParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadModeSet>(params)
            .await
    }

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
    pub async fn thread_pause(
        &self,
        params: &dotcraft::ThreadPauseParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection.request::<method::ThreadPause>(params).await
    }

    /// Reads a thread without loading it for work.
    ///
    /// Pages run from the newest turns to older ones; inside a page the oldest comes first. `turnLimit` or `cursor` asks for a page; `includeTurns` alone asks for all turns. Queue and plan are current whatever page is read.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `turnLimit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/read.json`.
    pub async fn thread_read(
        &self,
        params: &dotcraft::ThreadReadParams,
    ) -> Result<dotcraft::ThreadReadResponse, ClientError> {
        self.connection.request::<method::ThreadRead>(params).await
    }

    /// Gives a thread a new title.
    ///
    /// The title is stored and announced to every connection.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `displayName` is missing or empty.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/rename.json`.
    pub async fn thread_rename(
        &self,
        params: &dotcraft::ThreadRenameParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadRename>(params)
            .await
    }

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
    pub async fn thread_resume(
        &self,
        params: &dotcraft::ThreadResumeParams,
    ) -> Result<dotcraft::ThreadResumeResponse, ClientError> {
        self.connection
            .request::<method::ThreadResume>(params)
            .await
    }

    /// Creates an active thread.
    ///
    /// The thread is stored and has no turns. Without a model in `config` the workspace's current model is recorded in the thread. The answer goes out before `thread/started`, which reaches every connection and may reach the caller too. Tools and context given here last as long as this connection.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `identity` is missing, a tool or a piece of context is invalid, or two tools share namespace and name.
    /// - -32087 `AgentProfileValidationFailed`: `config` names an agent profile and sets more than provider, model and reasoning beside it.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/start.json`.
    pub async fn thread_start(
        &self,
        params: &dotcraft::ThreadStartParams,
    ) -> Result<dotcraft::ThreadStartResponse, ClientError> {
        self.connection.request::<method::ThreadStart>(params).await
    }

    /// Sends the events of a thread to this connection.
    ///
    /// Any number of connections can observe a thread, and subscribing twice changes nothing. Neither loads nor starts anything. Open questions of a waiting turn are asked here as in `thread/resume`.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/subscribe.json`.
    pub async fn thread_subscribe(
        &self,
        params: &dotcraft::ThreadSubscribeParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadSubscribe>(params)
            .await
    }

    /// Makes an archived thread active again.
    ///
    /// Threads of its subagents come back with it, except those that were closed.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/unarchive.json`.
    pub async fn thread_unarchive(
        &self,
        params: &dotcraft::ThreadUnarchiveParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadUnarchive>(params)
            .await
    }

    /// Stops sending the events of a thread to this connection.
    ///
    /// Decides no open question. Closing the connection has the same effect for all its subscriptions.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
    ///
    /// Needs the capability `threadSubscriptions`. Source: `schema/dotcraft/thread/unsubscribe.json`.
    pub async fn thread_unsubscribe(
        &self,
        params: &dotcraft::ThreadUnsubscribeParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::ThreadUnsubscribe>(params)
            .await
    }

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
    pub async fn turn_enqueue(
        &self,
        params: &dotcraft::TurnEnqueueParams,
    ) -> Result<dotcraft::TurnEnqueueResponse, ClientError> {
        self.connection.request::<method::TurnEnqueue>(params).await
    }

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
    pub async fn turn_interrupt(
        &self,
        params: &dotcraft::TurnInterruptParams,
    ) -> Result<dotcraft::EmptyObject, ClientError> {
        self.connection
            .request::<method::TurnInterrupt>(params)
            .await
    }

    /// Drops an input from a thread's queue.
    ///
    /// The input is not run.
    ///
    /// Errors:
    /// - -32010 `Thread not found`: No thread has this identifier.
    /// - -32602 `Invalid params`: The queue has no such entry.
    ///
    /// Source: `schema/dotcraft/turn/queue/remove.json`.
    pub async fn turn_queue_remove(
        &self,
        params: &dotcraft::TurnQueueRemoveParams,
    ) -> Result<dotcraft::TurnQueueRemoveResponse, ClientError> {
        self.connection
            .request::<method::TurnQueueRemove>(params)
            .await
    }

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
    pub async fn turn_start(
        &self,
        params: &dotcraft::TurnStartParams,
    ) -> Result<dotcraft::TurnStartResponse, ClientError> {
        self.connection.request::<method::TurnStart>(params).await
    }

    /// Says that the client has read the answer to `initialize`.
    ///
    /// Until it arrives the server sends no notification of its own accord. Never answered.
    ///
    /// Source: `schema/dotcraft/initialized.json`.
    pub async fn initialized(&self, params: &dotcraft::EmptyObject) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::Initialized>(params)
            .await
    }
}

/// Something that the server tells.
#[derive(Clone, Debug)]
pub enum Notification {
    /// `item/agentMessage/delta`: Streams the agent's message.
    ItemAgentMessageDelta(dotcraft::ItemAgentMessageDeltaNotification),
    /// `item/approval/resolved`: Tells that the user decided, or that the time was up.
    ItemApprovalResolved(dotcraft::ItemApprovalResolvedNotification),
    /// `item/commandExecution/outputDelta`: Streams the output of a command.
    ItemCommandExecutionOutputDelta(dotcraft::ItemCommandExecutionOutputDeltaNotification),
    /// `item/completed`: Tells that an item is final.
    ItemCompleted(dotcraft::ItemCompletedNotification),
    /// `item/reasoning/delta`: Streams the model's reasoning.
    ItemReasoningDelta(dotcraft::ItemReasoningDeltaNotification),
    /// `item/started`: Tells that an item came into being.
    ItemStarted(dotcraft::ItemStartedNotification),
    /// `item/tool/requestUserInput/resolved`: Tells that questions were answered or dismissed.
    ItemToolRequestUserInputResolved(dotcraft::ItemToolRequestUserInputResolvedNotification),
    /// `item/toolCall/argumentsDelta`: Streams the arguments of a tool call.
    ItemToolCallArgumentsDelta(dotcraft::ItemToolCallArgumentsDeltaNotification),
    /// `item/usage/delta`: Tells how many tokens a model call used.
    ItemUsageDelta(dotcraft::ItemUsageDeltaNotification),
    /// `plan/updated`: Tells that a thread's plan changed.
    PlanUpdated(dotcraft::PlanUpdatedNotification),
    /// `system/event`: Tells about maintenance and retries.
    SystemEvent(dotcraft::SystemEventNotification),
    /// `thread/deleted`: Tells that a thread was deleted.
    ThreadDeleted(dotcraft::ThreadDeletedNotification),
    /// `thread/queue/updated`: Tells that the queue of a thread changed.
    ThreadQueueUpdated(dotcraft::ThreadQueueUpdatedNotification),
    /// `thread/renamed`: Tells that a thread has a new title.
    ThreadRenamed(dotcraft::ThreadRenamedNotification),
    /// `thread/resumed`: Tells that a thread was resumed.
    ThreadResumed(dotcraft::ThreadResumedNotification),
    /// `thread/runtimeChanged`: Tells that what a thread is doing changed.
    ThreadRuntimeChanged(dotcraft::ThreadRuntimeChangedNotification),
    /// `thread/started`: Tells that a thread came into being.
    ThreadStarted(dotcraft::ThreadStartedNotification),
    /// `thread/statusChanged`: Tells that a thread's status changed.
    ThreadStatusChanged(dotcraft::ThreadStatusChangedNotification),
    /// `thread/updated`: Tells that data of a thread changed.
    ThreadUpdated(dotcraft::ThreadUpdatedNotification),
    /// `turn/cancelled`: Tells that a turn was stopped.
    TurnCancelled(dotcraft::TurnCancelledNotification),
    /// `turn/completed`: Tells that a turn ended well.
    TurnCompleted(dotcraft::TurnCompletedNotification),
    /// `turn/diff/updated`: Tells which changes a turn has made to files.
    TurnDiffUpdated(dotcraft::TurnDiffUpdatedNotification),
    /// `turn/failed`: Tells that a turn ended with an error.
    TurnFailed(dotcraft::TurnFailedNotification),
    /// `turn/started`: Tells that a turn began.
    TurnStarted(dotcraft::TurnStartedNotification),
    /// `workspace/configChanged`: Tells that the workspace's configuration changed.
    WorkspaceConfigChanged(dotcraft::WorkspaceConfigChangedNotification),
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
            "item/agentMessage/delta" => Self::ItemAgentMessageDelta(params.decode()?),
            "item/approval/resolved" => Self::ItemApprovalResolved(params.decode()?),
            "item/commandExecution/outputDelta" => {
                Self::ItemCommandExecutionOutputDelta(params.decode()?)
            }
            "item/completed" => Self::ItemCompleted(params.decode()?),
            "item/reasoning/delta" => Self::ItemReasoningDelta(params.decode()?),
            "item/started" => Self::ItemStarted(params.decode()?),
            "item/tool/requestUserInput/resolved" => {
                Self::ItemToolRequestUserInputResolved(params.decode()?)
            }
            "item/toolCall/argumentsDelta" => Self::ItemToolCallArgumentsDelta(params.decode()?),
            "item/usage/delta" => Self::ItemUsageDelta(params.decode()?),
            "plan/updated" => Self::PlanUpdated(params.decode()?),
            "system/event" => Self::SystemEvent(params.decode()?),
            "thread/deleted" => Self::ThreadDeleted(params.decode()?),
            "thread/queue/updated" => Self::ThreadQueueUpdated(params.decode()?),
            "thread/renamed" => Self::ThreadRenamed(params.decode()?),
            "thread/resumed" => Self::ThreadResumed(params.decode()?),
            "thread/runtimeChanged" => Self::ThreadRuntimeChanged(params.decode()?),
            "thread/started" => Self::ThreadStarted(params.decode()?),
            "thread/statusChanged" => Self::ThreadStatusChanged(params.decode()?),
            "thread/updated" => Self::ThreadUpdated(params.decode()?),
            "turn/cancelled" => Self::TurnCancelled(params.decode()?),
            "turn/completed" => Self::TurnCompleted(params.decode()?),
            "turn/diff/updated" => Self::TurnDiffUpdated(params.decode()?),
            "turn/failed" => Self::TurnFailed(params.decode()?),
            "turn/started" => Self::TurnStarted(params.decode()?),
            "workspace/configChanged" => Self::WorkspaceConfigChanged(params.decode()?),
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
    /// `item/approval/request`: Asks the user to decide about an operation. Answered with `ItemApprovalRequestResponse`.
    ItemApprovalRequest(dotcraft::ItemApprovalRequestParams),
    /// `item/tool/call`: Has the client run one of its tools. Answered with `DynamicToolResult`.
    ItemToolCall(dotcraft::ItemToolCallParams),
    /// `item/tool/requestUserInput`: Asks the user questions. Answered with `UserInputResult`.
    ItemToolRequestUserInput(dotcraft::ItemToolRequestUserInputParams),
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
            "item/approval/request" => Self::ItemApprovalRequest(params.decode()?),
            "item/tool/call" => Self::ItemToolCall(params.decode()?),
            "item/tool/requestUserInput" => Self::ItemToolRequestUserInput(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}
