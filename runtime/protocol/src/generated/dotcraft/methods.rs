// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/dotcraft/**/*.json.

//! Versions, methods, notifications and error kinds.

use serde_json::value::RawValue;

use super::{types::*, unions::*};
use crate::{
    CallError, ErrorText, KnownMethod, MethodSpec, NoParams, NotificationMethod, RequestMethod,
    Scope, Stability, Trim,
    envelope::{RpcError, parse_params},
};

/// The name of the dialect.
pub const NAME: &str = "dotcraft";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = true;

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 1.
    V1,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V1];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V1;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "1" => Some(Self::V1),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1 => "1",
        }
    }

    /// Returns the position in [`Version::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A request that a client may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// `initialize`: Opens a connection: both sides say who they are and what they can do.
    Initialize,
    /// `model/list`: Lists the models of a provider.
    ModelList,
    /// `thread/archive`: Makes a thread read-only and takes it out of lists.
    ThreadArchive,
    /// `thread/config/update`: Changes the settings of a thread.
    ThreadConfigUpdate,
    /// `thread/delete`: Deletes a thread and everything it holds.
    ThreadDelete,
    /// `thread/list`: Lists threads, latest activity first.
    ThreadList,
    /// `thread/mode/set`: Sets the mode of a thread.
    ThreadModeSet,
    /// `thread/pause`: Keeps a thread from starting turns until it is resumed.
    ThreadPause,
    /// `thread/read`: Reads a thread without loading it for work.
    ThreadRead,
    /// `thread/rename`: Gives a thread a new title.
    ThreadRename,
    /// `thread/resume`: Loads a thread and makes it active.
    ThreadResume,
    /// `thread/start`: Creates an active thread.
    ThreadStart,
    /// `thread/subscribe`: Sends the events of a thread to this connection.
    ThreadSubscribe,
    /// `thread/unarchive`: Makes an archived thread active again.
    ThreadUnarchive,
    /// `thread/unsubscribe`: Stops sending the events of a thread to this connection.
    ThreadUnsubscribe,
    /// `turn/enqueue`: Appends input to a thread's queue.
    TurnEnqueue,
    /// `turn/interrupt`: Stops a turn.
    TurnInterrupt,
    /// `turn/queue/remove`: Drops an input from a thread's queue.
    TurnQueueRemove,
    /// `turn/start`: Starts a turn with the user's input.
    TurnStart,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[
        Self::Initialize,
        Self::ModelList,
        Self::ThreadArchive,
        Self::ThreadConfigUpdate,
        Self::ThreadDelete,
        Self::ThreadList,
        Self::ThreadModeSet,
        Self::ThreadPause,
        Self::ThreadRead,
        Self::ThreadRename,
        Self::ThreadResume,
        Self::ThreadStart,
        Self::ThreadSubscribe,
        Self::ThreadUnarchive,
        Self::ThreadUnsubscribe,
        Self::TurnEnqueue,
        Self::TurnInterrupt,
        Self::TurnQueueRemove,
        Self::TurnStart,
    ];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "initialize" => Some(Self::Initialize),
            "model/list" => Some(Self::ModelList),
            "thread/archive" => Some(Self::ThreadArchive),
            "thread/config/update" => Some(Self::ThreadConfigUpdate),
            "thread/delete" => Some(Self::ThreadDelete),
            "thread/list" => Some(Self::ThreadList),
            "thread/mode/set" => Some(Self::ThreadModeSet),
            "thread/pause" => Some(Self::ThreadPause),
            "thread/read" => Some(Self::ThreadRead),
            "thread/rename" => Some(Self::ThreadRename),
            "thread/resume" => Some(Self::ThreadResume),
            "thread/start" => Some(Self::ThreadStart),
            "thread/subscribe" => Some(Self::ThreadSubscribe),
            "thread/unarchive" => Some(Self::ThreadUnarchive),
            "thread/unsubscribe" => Some(Self::ThreadUnsubscribe),
            "turn/enqueue" => Some(Self::TurnEnqueue),
            "turn/interrupt" => Some(Self::TurnInterrupt),
            "turn/queue/remove" => Some(Self::TurnQueueRemove),
            "turn/start" => Some(Self::TurnStart),
            _ => None,
        }
    }

    /// Returns the name on the wire.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// Returns what the schema says of it.
    pub fn spec(self) -> &'static MethodSpec {
        &SPECS[self as usize]
    }
}

static SPECS: &[MethodSpec] = &[
    MethodSpec {
        name: "initialize",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        params_optional: false,
    },
    MethodSpec {
        name: "model/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("modelCatalogManagement"),
        scope: Scope::None,
        params_optional: true,
    },
    MethodSpec {
        name: "thread/archive",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/config/update",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("configOverride"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/delete",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::None,
        params_optional: true,
    },
    MethodSpec {
        name: "thread/mode/set",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("modeSwitch"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/pause",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/rename",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/resume",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Connection,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/subscribe",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadSubscriptions"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/unarchive",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadManagement"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/unsubscribe",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: Some("threadSubscriptions"),
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "turn/enqueue",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "turn/interrupt",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "turn/queue/remove",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "turn/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
];

/// The request methods of the reference server, in its order.
pub static KNOWN_METHODS: &[KnownMethod] = &[
    KnownMethod {
        name: "initialize",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "model/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/archive",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/config/update",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/delete",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/mode/set",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/pause",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/rename",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/resume",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/subscribe",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/unarchive",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/unsubscribe",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/enqueue",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/interrupt",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/queue/remove",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
];

/// A notification that a client may send.
#[derive(Clone, Debug)]
pub enum ClientNotification {
    /// `initialized`: Says that the client has read the answer to `initialize`.
    Initialized(EmptyObject),
    /// One that the schema does not know.
    Unknown,
}

impl ClientNotification {
    /// Reads a notification by its name. Fails where the params of a known one do not fit.
    pub fn parse(method: &str, params: Option<&RawValue>) -> Result<Self, CallError> {
        let _ = params;
        match method {
            "initialized" => parse_params(params, true).map(Self::Initialized),
            _ => Ok(Self::Unknown),
        }
    }
}

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Opens a connection: both sides say who they are and what they can do.
    ///
    /// The first request on every connection. What is agreed here, and the notifications opted out of, holds until the connection closes. A different protocol version never fails the handshake. A channel adapter whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`, and the connection closes.
    ///
    /// Errors:
    /// - -32003 `Already initialized`: The connection is initialized already; it stays usable.
    /// - -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
    ///
    /// Source: `schema/dotcraft/initialize.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialize;

    impl RequestMethod for Initialize {
        const NAME: &'static str = "initialize";
        type Params = InitializeParams;
        type Response = InitializeResult;
    }

    /// Asks the user to decide about an operation.
    ///
    /// Comes after `item/started` of the `approvalRequest` item, while the turn waits. Sent only to clients whose `approvalSupport` is not false. Asked again after `thread/resume` and `thread/subscribe` with the same `requestId`; the first answer counts. An unknown decision and an error both count as `decline`. All five decisions are on offer.
    ///
    /// Errors:
    /// - -32020 `Approval timeout`: No answer came in time; the operation is refused.
    ///
    /// Needs the capability `approvalFlow`. Source: `schema/dotcraft/item/approval/request.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemApprovalRequest;

    impl RequestMethod for ItemApprovalRequest {
        const NAME: &'static str = "item/approval/request";
        type Params = ItemApprovalRequestParams;
        type Response = ItemApprovalRequestResponse;
    }

    /// Has the client run one of its tools.
    ///
    /// Sent to the client that brought the tool along, after any approval. A lost connection, a time-out or a malformed answer fails the call.
    ///
    /// Source: `schema/dotcraft/item/tool/call.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolCall;

    impl RequestMethod for ItemToolCall {
        const NAME: &'static str = "item/tool/call";
        type Params = ItemToolCallParams;
        type Response = DynamicToolResult;
    }

    /// Asks the user questions.
    ///
    /// The turn waits without a time limit. Sent only to clients with `requestUserInputSupport`, and never for subagents; where nobody can be asked the answers are empty. Asked again after `thread/resume` and `thread/subscribe` with the same `requestId`.
    ///
    /// Needs the capability `requestUserInput`. Source: `schema/dotcraft/item/tool/requestUserInput.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolRequestUserInput;

    impl RequestMethod for ItemToolRequestUserInput {
        const NAME: &'static str = "item/tool/requestUserInput";
        type Params = ItemToolRequestUserInputParams;
        type Response = UserInputResult;
    }

    /// Lists the models of a provider.
    ///
    /// Trouble with the provider is a successful answer with `success` false and no models.
    ///
    /// Needs the capability `modelCatalogManagement`. Source: `schema/dotcraft/model/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ModelList;

    impl RequestMethod for ModelList {
        const NAME: &'static str = "model/list";
        type Params = ModelListParams;
        type Response = ModelListResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadArchive;

    impl RequestMethod for ThreadArchive {
        const NAME: &'static str = "thread/archive";
        type Params = ThreadArchiveParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadConfigUpdate;

    impl RequestMethod for ThreadConfigUpdate {
        const NAME: &'static str = "thread/config/update";
        type Params = ThreadConfigUpdateParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDelete;

    impl RequestMethod for ThreadDelete {
        const NAME: &'static str = "thread/delete";
        type Params = ThreadDeleteParams;
        type Response = EmptyObject;
    }

    /// Lists threads, latest activity first.
    ///
    /// Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an archived thread also need `includeArchived`.
    ///
    /// Errors:
    /// - -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadList;

    impl RequestMethod for ThreadList {
        const NAME: &'static str = "thread/list";
        type Params = ThreadListParams;
        type Response = ThreadListResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadModeSet;

    impl RequestMethod for ThreadModeSet {
        const NAME: &'static str = "thread/mode/set";
        type Params = ThreadModeSetParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadPause;

    impl RequestMethod for ThreadPause {
        const NAME: &'static str = "thread/pause";
        type Params = ThreadPauseParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRead;

    impl RequestMethod for ThreadRead {
        const NAME: &'static str = "thread/read";
        type Params = ThreadReadParams;
        type Response = ThreadReadResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRename;

    impl RequestMethod for ThreadRename {
        const NAME: &'static str = "thread/rename";
        type Params = ThreadRenameParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadResume;

    impl RequestMethod for ThreadResume {
        const NAME: &'static str = "thread/resume";
        type Params = ThreadResumeParams;
        type Response = ThreadResumeResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStart;

    impl RequestMethod for ThreadStart {
        const NAME: &'static str = "thread/start";
        type Params = ThreadStartParams;
        type Response = ThreadStartResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadSubscribe;

    impl RequestMethod for ThreadSubscribe {
        const NAME: &'static str = "thread/subscribe";
        type Params = ThreadSubscribeParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnarchive;

    impl RequestMethod for ThreadUnarchive {
        const NAME: &'static str = "thread/unarchive";
        type Params = ThreadUnarchiveParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnsubscribe;

    impl RequestMethod for ThreadUnsubscribe {
        const NAME: &'static str = "thread/unsubscribe";
        type Params = ThreadUnsubscribeParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct TurnEnqueue;

    impl RequestMethod for TurnEnqueue {
        const NAME: &'static str = "turn/enqueue";
        type Params = TurnEnqueueParams;
        type Response = TurnEnqueueResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct TurnInterrupt;

    impl RequestMethod for TurnInterrupt {
        const NAME: &'static str = "turn/interrupt";
        type Params = TurnInterruptParams;
        type Response = EmptyObject;
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
    #[derive(Clone, Copy, Debug)]
    pub struct TurnQueueRemove;

    impl RequestMethod for TurnQueueRemove {
        const NAME: &'static str = "turn/queue/remove";
        type Params = TurnQueueRemoveParams;
        type Response = TurnQueueRemoveResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct TurnStart;

    impl RequestMethod for TurnStart {
        const NAME: &'static str = "turn/start";
        type Params = TurnStartParams;
        type Response = TurnStartResponse;
    }
}

/// Notifications of both sides, one marker type each.
pub mod notification {
    use super::*;

    /// Says that the client has read the answer to `initialize`.
    ///
    /// Until it arrives the server sends no notification of its own accord. Never answered.
    ///
    /// Source: `schema/dotcraft/initialized.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialized;

    impl NotificationMethod for Initialized {
        const NAME: &'static str = "initialized";
        const SINCE: usize = 0;
        type Params = EmptyObject;
    }

    /// Streams the agent's message.
    ///
    /// Not sent to clients whose `streamingSupport` is false. All deltas together are the text of the completed item.
    ///
    /// Source: `schema/dotcraft/item/agentMessage/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemAgentMessageDelta;

    impl NotificationMethod for ItemAgentMessageDelta {
        const NAME: &'static str = "item/agentMessage/delta";
        const SINCE: usize = 0;
        type Params = ItemAgentMessageDeltaNotification;
    }

    /// Tells that the user decided, or that the time was up.
    ///
    /// Comes before `item/completed` of the same item.
    ///
    /// Needs the capability `approvalFlow`. Source: `schema/dotcraft/item/approval/resolved.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemApprovalResolved;

    impl NotificationMethod for ItemApprovalResolved {
        const NAME: &'static str = "item/approval/resolved";
        const SINCE: usize = 0;
        type Params = ItemApprovalResolvedNotification;
    }

    /// Streams the output of a command.
    ///
    /// Sent only to clients with `commandExecutionStreaming`.
    ///
    /// Source: `schema/dotcraft/item/commandExecution/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCommandExecutionOutputDelta;

    impl NotificationMethod for ItemCommandExecutionOutputDelta {
        const NAME: &'static str = "item/commandExecution/outputDelta";
        const SINCE: usize = 0;
        type Params = ItemCommandExecutionOutputDeltaNotification;
    }

    /// Tells that an item is final.
    ///
    /// The item does not change afterwards.
    ///
    /// Source: `schema/dotcraft/item/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCompleted;

    impl NotificationMethod for ItemCompleted {
        const NAME: &'static str = "item/completed";
        const SINCE: usize = 0;
        type Params = ItemCompletedNotification;
    }

    /// Streams the model's reasoning.
    ///
    /// Not sent to clients whose `streamingSupport` is false. All deltas together are the text of the completed item.
    ///
    /// Source: `schema/dotcraft/item/reasoning/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemReasoningDelta;

    impl NotificationMethod for ItemReasoningDelta {
        const NAME: &'static str = "item/reasoning/delta";
        const SINCE: usize = 0;
        type Params = ItemReasoningDeltaNotification;
    }

    /// Tells that an item came into being.
    ///
    /// Comes before the item's deltas. Items that a client did not ask for in `initialize` are not sent to it.
    ///
    /// Source: `schema/dotcraft/item/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemStarted;

    impl NotificationMethod for ItemStarted {
        const NAME: &'static str = "item/started";
        const SINCE: usize = 0;
        type Params = ItemStartedNotification;
    }

    /// Tells that questions were answered or dismissed.
    ///
    /// Sent to connections that follow the thread.
    ///
    /// Needs the capability `requestUserInput`. Source: `schema/dotcraft/item/tool/requestUserInput/resolved.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolRequestUserInputResolved;

    impl NotificationMethod for ItemToolRequestUserInputResolved {
        const NAME: &'static str = "item/tool/requestUserInput/resolved";
        const SINCE: usize = 0;
        type Params = ItemToolRequestUserInputResolvedNotification;
    }

    /// Streams the arguments of a tool call.
    ///
    /// A preview; the completed item counts. Not sent to clients whose `streamingSupport` is false, and not for tools of plugins, channels and clients.
    ///
    /// Source: `schema/dotcraft/item/toolCall/argumentsDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolCallArgumentsDelta;

    impl NotificationMethod for ItemToolCallArgumentsDelta {
        const NAME: &'static str = "item/toolCall/argumentsDelta";
        const SINCE: usize = 0;
        type Params = ItemToolCallArgumentsDeltaNotification;
    }

    /// Tells how many tokens a model call used.
    ///
    /// One per model call with tokens to report. The increments add up to the main agent's share of the turn's `tokenUsage`, which must not be added on top. May fall between any two events of a turn.
    ///
    /// Source: `schema/dotcraft/item/usage/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemUsageDelta;

    impl NotificationMethod for ItemUsageDelta {
        const NAME: &'static str = "item/usage/delta";
        const SINCE: usize = 0;
        type Params = ItemUsageDeltaNotification;
    }

    /// Tells that a thread's plan changed.
    ///
    /// Sent to every connection, subscribed or not, with the whole plan; clients pick by `threadId`. May fall between any two events of a turn.
    ///
    /// Source: `schema/dotcraft/plan/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct PlanUpdated;

    impl NotificationMethod for PlanUpdated {
        const NAME: &'static str = "plan/updated";
        const SINCE: usize = 0;
        type Params = PlanUpdatedNotification;
    }

    /// Tells about maintenance and retries.
    ///
    /// Events of a turn come before the turn ends; events of a thread, without a turn, may come later. `compacting` is followed by exactly one event that ends it. May fall between any two events of a turn.
    ///
    /// Source: `schema/dotcraft/system/event.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct SystemEvent;

    impl NotificationMethod for SystemEvent {
        const NAME: &'static str = "system/event";
        const SINCE: usize = 0;
        type Params = SystemEventNotification;
    }

    /// Tells that a thread was deleted.
    ///
    /// Sent to every connection once the thread is gone. May repeat.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/deleted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDeleted;

    impl NotificationMethod for ThreadDeleted {
        const NAME: &'static str = "thread/deleted";
        const SINCE: usize = 0;
        type Params = ThreadDeletedNotification;
    }

    /// Tells that the queue of a thread changed.
    ///
    /// Sent to connections that follow the thread, after every change, with the whole queue.
    ///
    /// Source: `schema/dotcraft/thread/queue/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadQueueUpdated;

    impl NotificationMethod for ThreadQueueUpdated {
        const NAME: &'static str = "thread/queue/updated";
        const SINCE: usize = 0;
        type Params = ThreadQueueUpdatedNotification;
    }

    /// Tells that a thread has a new title.
    ///
    /// Sent to every connection, also when the title was derived from the first message. May repeat.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/renamed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRenamed;

    impl NotificationMethod for ThreadRenamed {
        const NAME: &'static str = "thread/renamed";
        const SINCE: usize = 0;
        type Params = ThreadRenamedNotification;
    }

    /// Tells that a thread was resumed.
    ///
    /// Sent to connections subscribed to the thread and to the one that resumed it.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/resumed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadResumed;

    impl NotificationMethod for ThreadResumed {
        const NAME: &'static str = "thread/resumed";
        const SINCE: usize = 0;
        type Params = ThreadResumedNotification;
    }

    /// Tells that what a thread is doing changed.
    ///
    /// Sent to every connection. The latest one counts. May fall between any two events of a turn.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/runtimeChanged.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRuntimeChanged;

    impl NotificationMethod for ThreadRuntimeChanged {
        const NAME: &'static str = "thread/runtimeChanged";
        const SINCE: usize = 0;
        type Params = ThreadRuntimeChangedNotification;
    }

    /// Tells that a thread came into being.
    ///
    /// Sent to every connection, whoever created the thread; the creator gets it after its answer. Clients tell repeats by the identifier.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStarted;

    impl NotificationMethod for ThreadStarted {
        const NAME: &'static str = "thread/started";
        const SINCE: usize = 0;
        type Params = ThreadStartedNotification;
    }

    /// Tells that a thread's status changed.
    ///
    /// Sent to every connection. A change of mode may be announced by it as well, with both statuses the same.
    ///
    /// Needs the capability `threadManagement`. Source: `schema/dotcraft/thread/statusChanged.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStatusChanged;

    impl NotificationMethod for ThreadStatusChanged {
        const NAME: &'static str = "thread/statusChanged";
        const SINCE: usize = 0;
        type Params = ThreadStatusChangedNotification;
    }

    /// Tells that data of a thread changed.
    ///
    /// Sent to every connection.
    ///
    /// Needs the capability `gitWorktrees`. Source: `schema/dotcraft/thread/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUpdated;

    impl NotificationMethod for ThreadUpdated {
        const NAME: &'static str = "thread/updated";
        const SINCE: usize = 0;
        type Params = ThreadUpdatedNotification;
    }

    /// Tells that a turn was stopped.
    ///
    /// The last event of the turn: after `turn/interrupt`, the decision `cancel`, the approval policy `interrupt` or the end of the server.
    ///
    /// Source: `schema/dotcraft/turn/cancelled.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnCancelled;

    impl NotificationMethod for TurnCancelled {
        const NAME: &'static str = "turn/cancelled";
        const SINCE: usize = 0;
        type Params = TurnCancelledNotification;
    }

    /// Tells that a turn ended well.
    ///
    /// The last event of the turn. An answer cut off by the provider's token limit is a failure instead.
    ///
    /// Source: `schema/dotcraft/turn/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnCompleted;

    impl NotificationMethod for TurnCompleted {
        const NAME: &'static str = "turn/completed";
        const SINCE: usize = 0;
        type Params = TurnCompletedNotification;
    }

    /// Tells which changes a turn has made to files.
    ///
    /// Sent by some servers only.
    ///
    /// Source: `schema/dotcraft/turn/diff/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnDiffUpdated;

    impl NotificationMethod for TurnDiffUpdated {
        const NAME: &'static str = "turn/diff/updated";
        const SINCE: usize = 0;
        type Params = TurnDiffUpdatedNotification;
    }

    /// Tells that a turn ended with an error.
    ///
    /// The last event of the turn. A fatal `error` item, if there is one, comes before it.
    ///
    /// Source: `schema/dotcraft/turn/failed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnFailed;

    impl NotificationMethod for TurnFailed {
        const NAME: &'static str = "turn/failed";
        const SINCE: usize = 0;
        type Params = TurnFailedNotification;
    }

    /// Tells that a turn began.
    ///
    /// The first event of a turn, after the answer to `turn/start`.
    ///
    /// Source: `schema/dotcraft/turn/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnStarted;

    impl NotificationMethod for TurnStarted {
        const NAME: &'static str = "turn/started";
        const SINCE: usize = 0;
        type Params = TurnStartedNotification;
    }

    /// Tells that the workspace's configuration changed.
    ///
    /// Sent to every connection once the change is stored and in force, except to clients whose `configChange` is false.
    ///
    /// Source: `schema/dotcraft/workspace/configChanged.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct WorkspaceConfigChanged;

    impl NotificationMethod for WorkspaceConfigChanged {
        const NAME: &'static str = "workspace/configChanged";
        const SINCE: usize = 0;
        type Params = WorkspaceConfigChangedNotification;
    }
}

/// What can go wrong, in the dialect's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorKind {
    /// The message is not JSON.
    ParseError,
    /// The message is not a request object, or breaks a rule of the protocol.
    InvalidRequest,
    /// The method is unknown, or the capability or module behind it is off.
    MethodNotFound,
    /// A member is missing or does not fit, a cursor cannot be read, or a number is out of range.
    InvalidParams,
    /// The server failed unexpectedly.
    InternalError,
    /// Too many requests are in flight. Try again, waiting longer each time.
    ServerOverloaded,
    /// A request other than `initialize` came before `initialize` succeeded.
    NotInitialized,
    /// `initialize` came a second time; the connection stays usable.
    AlreadyInitialized,
    /// No thread has this identifier.
    ThreadNotFound,
    /// The thread is paused or archived.
    ThreadNotActive,
    /// The thread is occupied: by a turn that has not ended, or by maintenance.
    TurnInProgress,
    /// The thread has no such turn.
    TurnNotFound,
    /// The turn to interrupt has ended.
    TurnNotRunning,
    /// A question was not answered in time.
    ApprovalTimeout,
    /// A channel adapter names a channel that is not configured.
    ChannelRejected,
    /// No cron job has this identifier.
    CronJobNotFound,
    /// No source has this skill.
    SkillNotFound,
    /// No automation task has this identifier.
    TaskNotFound,
    /// The task's status does not allow the operation.
    TaskInvalidStatus,
    /// The identifier of the task is taken.
    TaskAlreadyExists,
    /// The thread bound to a task is unknown or archived.
    ThreadBindingInvalid,
    /// No command has this name.
    CommandNotFound,
    /// The command is for administrators.
    CommandPermissionDenied,
    /// A service behind the command is not running.
    CommandServiceUnavailable,
    /// No MCP server has this name.
    McpServerNotFound,
    /// The settings do not fit the MCP server's transport.
    McpServerValidationFailed,
    /// The MCP server cannot be reached; tests report this in their result instead.
    McpServerTestFailed,
    /// An MCP server has this name already, in whatever case.
    McpServerNameConflict,
    /// The MCP server belongs to a plugin and cannot be edited.
    McpServerReadOnly,
    /// No external channel has this name.
    ExternalChannelNotFound,
    /// The settings do not fit the channel's transport.
    ExternalChannelValidationFailed,
    /// A channel has this name already, in whatever case.
    ExternalChannelNameConflict,
    /// No subagent profile has this name.
    SubAgentProfileNotFound,
    /// The subagent profile is invalid.
    SubAgentProfileValidationFailed,
    /// The subagent profile cannot be changed.
    SubAgentProfileProtected,
    /// No agent profile has this name and source.
    AgentProfileNotFound,
    /// The agent profile is invalid, or is combined with settings it does not allow.
    AgentProfileValidationFailed,
    /// The agent profile is built in or read-only.
    AgentProfileProtected,
    /// The source of agent profiles is unknown or cannot be used.
    AgentProfileSourceUnavailable,
    /// The agent profile's name clashes with another or with a protected source.
    AgentProfileConflict,
}

impl ErrorKind {
    /// Returns code, message and data with their `{placeholders}`.
    pub const fn text(self) -> ErrorText {
        match self {
            Self::ParseError => ErrorText {
                code: -32700,
                message: "Parse error",
                data: None,
            },
            Self::InvalidRequest => ErrorText {
                code: -32600,
                message: "Invalid request",
                data: None,
            },
            Self::MethodNotFound => ErrorText {
                code: -32601,
                message: "Method not found",
                data: Some(
                    "{\"code\":\"MethodNotFound\",\"messageKey\":\"errors.methodNotFound\",\"params\":{},\"fallbackText\":\"Method not found\"}",
                ),
            },
            Self::InvalidParams => ErrorText {
                code: -32602,
                message: "Invalid params",
                data: Some("{\"code\":\"InvalidParams\",\"detail\":\"{detail}\"}"),
            },
            Self::InternalError => ErrorText {
                code: -32603,
                message: "Internal error",
                data: None,
            },
            Self::ServerOverloaded => ErrorText {
                code: -32001,
                message: "Server overloaded; retry later.",
                data: None,
            },
            Self::NotInitialized => ErrorText {
                code: -32002,
                message: "Not initialized",
                data: None,
            },
            Self::AlreadyInitialized => ErrorText {
                code: -32003,
                message: "Already initialized",
                data: None,
            },
            Self::ThreadNotFound => ErrorText {
                code: -32010,
                message: "Thread not found",
                data: Some(
                    "{\"code\":\"ThreadNotFound\",\"detail\":\"Thread not found: {threadId}\"}",
                ),
            },
            Self::ThreadNotActive => ErrorText {
                code: -32011,
                message: "Thread not active",
                data: None,
            },
            Self::TurnInProgress => ErrorText {
                code: -32012,
                message: "Turn in progress",
                data: None,
            },
            Self::TurnNotFound => ErrorText {
                code: -32013,
                message: "Turn not found",
                data: None,
            },
            Self::TurnNotRunning => ErrorText {
                code: -32014,
                message: "Turn not running",
                data: None,
            },
            Self::ApprovalTimeout => ErrorText {
                code: -32020,
                message: "Approval timeout",
                data: None,
            },
            Self::ChannelRejected => ErrorText {
                code: -32030,
                message: "Channel rejected",
                data: None,
            },
            Self::CronJobNotFound => ErrorText {
                code: -32031,
                message: "Cron job not found",
                data: None,
            },
            Self::SkillNotFound => ErrorText {
                code: -32040,
                message: "Skill not found",
                data: None,
            },
            Self::TaskNotFound => ErrorText {
                code: -32051,
                message: "Task not found",
                data: None,
            },
            Self::TaskInvalidStatus => ErrorText {
                code: -32052,
                message: "Task invalid status",
                data: None,
            },
            Self::TaskAlreadyExists => ErrorText {
                code: -32054,
                message: "Task already exists",
                data: None,
            },
            Self::ThreadBindingInvalid => ErrorText {
                code: -32055,
                message: "Thread binding invalid",
                data: None,
            },
            Self::CommandNotFound => ErrorText {
                code: -32060,
                message: "CommandNotFound",
                data: None,
            },
            Self::CommandPermissionDenied => ErrorText {
                code: -32061,
                message: "CommandPermissionDenied",
                data: None,
            },
            Self::CommandServiceUnavailable => ErrorText {
                code: -32062,
                message: "CommandServiceUnavailable",
                data: None,
            },
            Self::McpServerNotFound => ErrorText {
                code: -32070,
                message: "McpServerNotFound",
                data: None,
            },
            Self::McpServerValidationFailed => ErrorText {
                code: -32072,
                message: "McpServerValidationFailed",
                data: None,
            },
            Self::McpServerTestFailed => ErrorText {
                code: -32073,
                message: "McpServerTestFailed",
                data: None,
            },
            Self::McpServerNameConflict => ErrorText {
                code: -32074,
                message: "McpServerNameConflict",
                data: None,
            },
            Self::McpServerReadOnly => ErrorText {
                code: -32075,
                message: "McpServerReadOnly",
                data: None,
            },
            Self::ExternalChannelNotFound => ErrorText {
                code: -32080,
                message: "ExternalChannelNotFound",
                data: None,
            },
            Self::ExternalChannelValidationFailed => ErrorText {
                code: -32081,
                message: "ExternalChannelValidationFailed",
                data: None,
            },
            Self::ExternalChannelNameConflict => ErrorText {
                code: -32082,
                message: "ExternalChannelNameConflict",
                data: None,
            },
            Self::SubAgentProfileNotFound => ErrorText {
                code: -32083,
                message: "SubAgentProfileNotFound",
                data: None,
            },
            Self::SubAgentProfileValidationFailed => ErrorText {
                code: -32084,
                message: "SubAgentProfileValidationFailed",
                data: None,
            },
            Self::SubAgentProfileProtected => ErrorText {
                code: -32085,
                message: "SubAgentProfileProtected",
                data: None,
            },
            Self::AgentProfileNotFound => ErrorText {
                code: -32086,
                message: "AgentProfileNotFound",
                data: None,
            },
            Self::AgentProfileValidationFailed => ErrorText {
                code: -32087,
                message: "AgentProfileValidationFailed",
                data: None,
            },
            Self::AgentProfileProtected => ErrorText {
                code: -32088,
                message: "AgentProfileProtected",
                data: None,
            },
            Self::AgentProfileSourceUnavailable => ErrorText {
                code: -32089,
                message: "AgentProfileSourceUnavailable",
                data: None,
            },
            Self::AgentProfileConflict => ErrorText {
                code: -32091,
                message: "AgentProfileConflict",
                data: None,
            },
        }
    }

    /// Returns the code.
    pub const fn code(self) -> i64 {
        self.text().code
    }

    /// Makes the error, with values in place of the placeholders of their names.
    pub fn error(self, values: &[(&str, &str)]) -> RpcError {
        self.text().fill(values)
    }
}

/// The answer to a method that nobody knows.
pub const UNKNOWN_METHOD: ErrorText = ErrorText {
    code: -32601,
    message: "Method not found",
    data: Some(
        "{\"code\":\"MethodNotFound\",\"messageKey\":\"errors.methodNotFound\",\"params\":{},\"fallbackText\":\"Method not found\"}",
    ),
};

/// The answer to params that do not fit.
pub const INVALID_PARAMS: ErrorText = ErrorText {
    code: -32602,
    message: "Invalid params",
    data: Some("{\"code\":\"InvalidParams\",\"detail\":\"{detail}\"}"),
};
