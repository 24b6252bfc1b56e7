// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/methods.rs.j2 from schema/codex/**/*.json.

//! Versions, methods, notifications and error kinds.

use serde_json::value::RawValue;

use super::{trim, types::*, unions::*};
use crate::{
    CallError, ErrorText, KnownMethod, MethodSpec, NoParams, NotificationMethod, RequestMethod,
    Scope, Stability, Trim,
    envelope::{RpcError, parse_params},
};

/// The name of the dialect.
pub const NAME: &str = "codex";

/// Whether messages carry `"jsonrpc": "2.0"`.
pub const JSONRPC: bool = false;

/// A version of the dialect, the oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Version 0.97.
    V0_97,
    /// Version 0.169.
    V0_169,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: &[Version] = &[Self::V0_97, Self::V0_169];

    /// The newest version, which is spoken unless another one is asked for.
    pub const NEWEST: Version = Self::V0_169;

    /// Returns the version of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "0.97" => Some(Self::V0_97),
            "0.169" => Some(Self::V0_169),
            _ => None,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V0_97 => "0.97",
            Self::V0_169 => "0.169",
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
    /// `account/read`: Returns who is signed in.
    AccountRead,
    /// `collaborationMode/list`: Lists the collaboration modes.
    CollaborationModeList,
    /// `config/read`: Returns the configuration in force.
    ConfigRead,
    /// `initialize`: Opens the connection.
    Initialize,
    /// `mock/experimentalMethod`: Returns what it is given.
    MockExperimentalMethod,
    /// `model/list`: Lists the models a user can choose from.
    ModelList,
    /// `thread/archive`: Moves a thread into the archive and unloads it.
    ThreadArchive,
    /// `thread/delete`: Deletes a thread for good and unloads it.
    ThreadDelete,
    /// `thread/fork`: Copies a stored thread into a new one, loads it and subscribes the connection to it.
    ThreadFork,
    /// `thread/items/list`: Lists the items of a thread page by page, oldest first.
    ThreadItemsList,
    /// `thread/list`: Lists stored threads, newest first.
    ThreadList,
    /// `thread/loaded/list`: Lists the ids of loaded threads.
    ThreadLoadedList,
    /// `thread/name/set`: Gives a thread a title.
    ThreadNameSet,
    /// `thread/read`: Returns a thread as it is stored.
    ThreadRead,
    /// `thread/resume`: Opens a stored thread and subscribes the connection to it.
    ThreadResume,
    /// `thread/start`: Creates a thread, loads it and subscribes the connection to it.
    ThreadStart,
    /// `thread/turns/list`: Lists the turns of a thread page by page, newest first.
    ThreadTurnsList,
    /// `thread/unarchive`: Takes a thread out of the archive.
    ThreadUnarchive,
    /// `thread/unsubscribe`: Ends the connection's subscription to a thread.
    ThreadUnsubscribe,
    /// `turn/interrupt`: Stops the running turn.
    TurnInterrupt,
    /// `turn/start`: Starts a turn and returns it before it runs.
    TurnStart,
    /// `turn/steer`: Adds input to the running turn.
    TurnSteer,
}

impl Method {
    /// All methods, in the order of the schema.
    pub const ALL: &[Method] = &[
        Self::AccountRead,
        Self::CollaborationModeList,
        Self::ConfigRead,
        Self::Initialize,
        Self::MockExperimentalMethod,
        Self::ModelList,
        Self::ThreadArchive,
        Self::ThreadDelete,
        Self::ThreadFork,
        Self::ThreadItemsList,
        Self::ThreadList,
        Self::ThreadLoadedList,
        Self::ThreadNameSet,
        Self::ThreadRead,
        Self::ThreadResume,
        Self::ThreadStart,
        Self::ThreadTurnsList,
        Self::ThreadUnarchive,
        Self::ThreadUnsubscribe,
        Self::TurnInterrupt,
        Self::TurnStart,
        Self::TurnSteer,
    ];

    /// Returns the method of this name on the wire.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "account/read" => Some(Self::AccountRead),
            "collaborationMode/list" => Some(Self::CollaborationModeList),
            "config/read" => Some(Self::ConfigRead),
            "initialize" => Some(Self::Initialize),
            "mock/experimentalMethod" => Some(Self::MockExperimentalMethod),
            "model/list" => Some(Self::ModelList),
            "thread/archive" => Some(Self::ThreadArchive),
            "thread/delete" => Some(Self::ThreadDelete),
            "thread/fork" => Some(Self::ThreadFork),
            "thread/items/list" => Some(Self::ThreadItemsList),
            "thread/list" => Some(Self::ThreadList),
            "thread/loaded/list" => Some(Self::ThreadLoadedList),
            "thread/name/set" => Some(Self::ThreadNameSet),
            "thread/read" => Some(Self::ThreadRead),
            "thread/resume" => Some(Self::ThreadResume),
            "thread/start" => Some(Self::ThreadStart),
            "thread/turns/list" => Some(Self::ThreadTurnsList),
            "thread/unarchive" => Some(Self::ThreadUnarchive),
            "thread/unsubscribe" => Some(Self::ThreadUnsubscribe),
            "turn/interrupt" => Some(Self::TurnInterrupt),
            "turn/start" => Some(Self::TurnStart),
            "turn/steer" => Some(Self::TurnSteer),
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
        name: "account/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "collaborationMode/list",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "config/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
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
        name: "mock/experimentalMethod",
        stability: Stability::Experimental,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "model/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/archive",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/delete",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/fork",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/items/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/loaded/list",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/name/set",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/read",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/resume",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Connection,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/turns/list",
        stability: Stability::Stable,
        since: 1,
        until: usize::MAX,
        capability: None,
        scope: Scope::None,
        params_optional: false,
    },
    MethodSpec {
        name: "thread/unarchive",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "thread/unsubscribe",
        stability: Stability::Stable,
        since: 1,
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
        name: "turn/start",
        stability: Stability::Stable,
        since: 0,
        until: usize::MAX,
        capability: None,
        scope: Scope::Thread("threadId"),
        params_optional: false,
    },
    MethodSpec {
        name: "turn/steer",
        stability: Stability::Stable,
        since: 1,
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
        name: "server/diagnostics",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/status",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/enroll",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/delete",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/verify",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "userVerification/cancel",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/start",
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
        name: "thread/fork",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/sample",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/sample/cancel",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/archive",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/delete",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/unsubscribe",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/increment_elicitation",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/decrement_elicitation",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/name/set",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/prediction/request",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/goal/set",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/goal/get",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/goal/clear",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/queue/add",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/delete",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/reorder",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/queue/start",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/metadata/update",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/attachment/add",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/attachment/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/attachmentOwner/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/attachment/remove",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/section/move",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/settings/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/memoryMode/set",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/memory/read",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "memory/status",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "memory/reset",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "rollout/compress",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/unarchive",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/compact/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/rollback",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "thread/shellCommand",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/approveGuardianDeniedAction",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/backgroundTerminals/clean",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/backgroundTerminals/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/backgroundTerminals/terminate",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/revert",
        since: 1,
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
        name: "project/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/read",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/create",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/import",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/move",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "project/delete",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "threadSection/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "threadSection/create",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "threadSection/update",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "threadSection/delete",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/search",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/searchOccurrences",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/loaded/list",
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
        name: "thread/readState/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/turns/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/items/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/items/read",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/guardianReview",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/inject_items",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "thread/prepareApprovedPlan",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "skills/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/remote/read",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "skills/remote/write",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "skills/extraRoots/set",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "hooks/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "marketplace/add",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "marketplace/remove",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "marketplace/upgrade",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/search",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "plugin/installed",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/reconcile",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/skill/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/save",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/updateTargets",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/checkout",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/share/delete",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "app/installed",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/readFile",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/writeFile",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/createDirectory",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/getMetadata",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/readDirectory",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/remove",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/copy",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/watch",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "fs/unwatch",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "skills/config/write",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/install",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "plugin/uninstall",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "turn/settings/update",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "turn/steer",
        since: 1,
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
        name: "thread/realtime/start",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/appendAudio",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/appendText",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/appendSpeech",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/stop",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/timeline/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "thread/realtime/listVoices",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "review/start",
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
        name: "account/gatewayOAuth/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/gatewayOAuth/login",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/gatewayOAuth/cancel",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "modelProvider/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "modelProvider/config/write",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "modelProvider/capabilities/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "experimentalFeature/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "permissionProfile/list",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "experimentalFeature/enablement/set",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "remoteControl/enable",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/disable",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/status/read",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/pairing/start",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/pairing/status",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/client/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "remoteControl/client/revoke",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "collaborationMode/list",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "mock/experimentalMethod",
        since: 0,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "environment/add",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "environment/info",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "environment/status",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "mcpServer/oauth/login",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "config/mcpServer/reload",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcpServerStatus/list",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcpServer/resource/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "mcpServer/event/stream/start",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "mcpServer/event/stream/stop",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "mcpServer/tool/call",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "windowsSandbox/setupStart",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "windowsSandbox/readiness",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/login/start",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/bedrock/discover",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/bedrock/setup",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/gcp/setup",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/bedrock/checkGovCloudRequirements",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/login/cancel",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "accountSession/list",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "accountSession/switch",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "account/logout",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/securitySetup/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/rateLimits/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/rateLimitResetCredit/consume",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/usage/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/workspaceMessages/read",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/sendAddCreditsNudgeEmail",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "feedback/upload",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "feedback/save",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/exec",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/exec/write",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/exec/terminate",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "command/exec/resize",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "process/spawn",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "process/writeStdin",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "process/kill",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "process/resizePty",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "config/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalAgentConfig/detect",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalAgentConfig/import",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalAgentConfig/import/recordHistory",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "externalAgentConfig/import/readHistories",
        since: 1,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "config/value/write",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "config/batchWrite",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "configRequirements/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "account/read",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "newConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "getConversationSummary",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "listConversations",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "resumeConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "forkConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "archiveConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "sendUserMessage",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "sendUserTurn",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "interruptConversation",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "addConversationListener",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "removeConversationListener",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "gitDiffToRemote",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "loginApiKey",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "loginChatGpt",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "cancelLoginChatGpt",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "logoutChatGpt",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "getAuthStatus",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "getUserSavedConfig",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "setDefaultModel",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "getUserAgent",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "userInfo",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "fuzzyFileSearch",
        since: 0,
        until: usize::MAX,
        experimental: false,
    },
    KnownMethod {
        name: "execOneOffCommand",
        since: 0,
        until: 0,
        experimental: false,
    },
    KnownMethod {
        name: "fuzzyFileSearch/sessionStart",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "fuzzyFileSearch/sessionUpdate",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
    KnownMethod {
        name: "fuzzyFileSearch/sessionStop",
        since: 1,
        until: usize::MAX,
        experimental: true,
    },
];

/// A notification that a client may send.
#[derive(Clone, Debug)]
pub enum ClientNotification {
    /// `initialized`: Tells the server that the client has read the answer to `initialize`.
    Initialized,
    /// One that the schema does not know.
    Unknown,
}

impl ClientNotification {
    /// Reads a notification by its name. Fails where the params of a known one do not fit.
    pub fn parse(method: &str, params: Option<&RawValue>) -> Result<Self, CallError> {
        let _ = params;
        match method {
            "initialized" => Ok(Self::Initialized),
            _ => Ok(Self::Unknown),
        }
    }
}

/// Requests of both sides, one marker type each.
pub mod method {
    use super::*;

    /// Returns who is signed in.
    ///
    /// `account` is `null` when the model provider needs no account, even if a key is stored.
    ///
    /// Errors:
    /// - -32603 `workspace routing discovery failed`: The back end of the account cannot be reached.
    ///
    /// Source: `schema/codex/account/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountRead;

    impl RequestMethod for AccountRead {
        const NAME: &'static str = "account/read";
        type Params = GetAccountParams;
        type Response = GetAccountResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 0, &[true, false]));
    }

    /// Lists the collaboration modes.
    ///
    /// There is one preset per mode and no paging.
    ///
    /// Errors:
    /// - -32600 `collaborationMode/list requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/collaborationMode/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct CollaborationModeList;

    impl RequestMethod for CollaborationModeList {
        const NAME: &'static str = "collaborationMode/list";
        type Params = CollaborationModeListParams;
        type Response = CollaborationModeListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 70, &[false, true]));
    }

    /// Returns the configuration in force.
    ///
    /// Says for each value which layer it comes from, and on request returns the layers by themselves.
    ///
    /// Source: `schema/codex/config/read.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ConfigRead;

    impl RequestMethod for ConfigRead {
        const NAME: &'static str = "config/read";
        type Params = ConfigReadParams;
        type Response = ConfigReadResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 8, &[true, true]));
    }

    /// Opens the connection.
    ///
    /// Must be the first request and may be sent once. Requests are accepted as soon as it is answered; `initialized` need not be waited for.
    ///
    /// Errors:
    /// - -32600 `Already initialized`: The connection was initialized before.
    ///
    /// Source: `schema/codex/initialize.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialize;

    impl RequestMethod for Initialize {
        const NAME: &'static str = "initialize";
        type Params = InitializeParams;
        type Response = InitializeResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 15, &[true, false]));
    }

    /// Asks whether a command may run.
    ///
    /// From 0.169 on the item was started before, in 0.97 it may start after the answer. An error or an answer that cannot be read counts as a refusal.
    ///
    /// Source: `schema/codex/item/commandExecution/requestApproval.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCommandExecutionRequestApproval;

    impl RequestMethod for ItemCommandExecutionRequestApproval {
        const NAME: &'static str = "item/commandExecution/requestApproval";
        type Params = CommandExecutionRequestApprovalParams;
        type Response = CommandExecutionRequestApprovalResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 6, &[true, false]));
    }

    /// Asks whether file changes may be made.
    ///
    /// The changes are in the item that was started before. An error or an answer that cannot be read counts as a refusal.
    ///
    /// Source: `schema/codex/item/fileChange/requestApproval.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemFileChangeRequestApproval;

    impl RequestMethod for ItemFileChangeRequestApproval {
        const NAME: &'static str = "item/fileChange/requestApproval";
        type Params = FileChangeRequestApprovalParams;
        type Response = FileChangeRequestApprovalResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 7, &[true, false]));
    }

    /// Asks the client to run a tool it declared.
    ///
    /// From 0.169 on an item shows the call. After an error the call counts as failed.
    ///
    /// Source: `schema/codex/item/tool/call.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolCall;

    impl RequestMethod for ItemToolCall {
        const NAME: &'static str = "item/tool/call";
        type Params = DynamicToolCallParams;
        type Response = DynamicToolCallResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 62, &[true, false]));
    }

    /// Asks the user questions on behalf of the model.
    ///
    /// Only in plan mode. The model gets the answer as JSON; after an error it gets no answers.
    ///
    /// Source: `schema/codex/item/tool/requestUserInput.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemToolRequestUserInput;

    impl RequestMethod for ItemToolRequestUserInput {
        const NAME: &'static str = "item/tool/requestUserInput";
        type Params = ToolRequestUserInputParams;
        type Response = ToolRequestUserInputResponse;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 63, &[true, false]));
    }

    /// Returns what it is given.
    ///
    /// Exists to test the experimental gate.
    ///
    /// Errors:
    /// - -32600 `mock/experimentalMethod requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/mock/experimentalMethod.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct MockExperimentalMethod;

    impl RequestMethod for MockExperimentalMethod {
        const NAME: &'static str = "mock/experimentalMethod";
        type Params = MockExperimentalMethodParams;
        type Response = MockExperimentalMethodResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ModelList;

    impl RequestMethod for ModelList {
        const NAME: &'static str = "model/list";
        type Params = ModelListParams;
        type Response = ModelListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 40, &[true, false]));
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadArchive;

    impl RequestMethod for ThreadArchive {
        const NAME: &'static str = "thread/archive";
        type Params = ThreadArchiveParams;
        type Response = ThreadArchiveResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDelete;

    impl RequestMethod for ThreadDelete {
        const NAME: &'static str = "thread/delete";
        type Params = ThreadDeleteParams;
        type Response = ThreadDeleteResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadFork;

    impl RequestMethod for ThreadFork {
        const NAME: &'static str = "thread/fork";
        type Params = ThreadForkParams;
        type Response = ThreadForkResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 51, &[true, false]));
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadItemsList;

    impl RequestMethod for ThreadItemsList {
        const NAME: &'static str = "thread/items/list";
        type Params = ThreadItemsListParams;
        type Response = ThreadItemsListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 56, &[true, false]));
    }

    /// Lists stored threads, newest first.
    ///
    /// Threads without a user message are left out. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadList;

    impl RequestMethod for ThreadList {
        const NAME: &'static str = "thread/list";
        type Params = ThreadListParams;
        type Response = ThreadListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 53, &[true, false]));
    }

    /// Lists the ids of loaded threads.
    ///
    /// The ids are sorted, and a page ends with the id that is its cursor.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/loaded/list.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadLoadedList;

    impl RequestMethod for ThreadLoadedList {
        const NAME: &'static str = "thread/loaded/list";
        type Params = ThreadLoadedListParams;
        type Response = ThreadLoadedListResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadNameSet;

    impl RequestMethod for ThreadNameSet {
        const NAME: &'static str = "thread/name/set";
        type Params = ThreadSetNameParams;
        type Response = ThreadSetNameResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadRead;

    impl RequestMethod for ThreadRead {
        const NAME: &'static str = "thread/read";
        type Params = ThreadReadParams;
        type Response = ThreadReadResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 52, &[true, false]));
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadResume;

    impl RequestMethod for ThreadResume {
        const NAME: &'static str = "thread/resume";
        type Params = ThreadResumeParams;
        type Response = ThreadResumeResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 49, &[true, false]));
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStart;

    impl RequestMethod for ThreadStart {
        const NAME: &'static str = "thread/start";
        type Params = ThreadStartParams;
        type Response = ThreadStartResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 48, &[true, false]));
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadTurnsList;

    impl RequestMethod for ThreadTurnsList {
        const NAME: &'static str = "thread/turns/list";
        type Params = ThreadTurnsListParams;
        type Response = ThreadTurnsListResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 55, &[true, false]));
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
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnarchive;

    impl RequestMethod for ThreadUnarchive {
        const NAME: &'static str = "thread/unarchive";
        type Params = ThreadUnarchiveParams;
        type Response = ThreadUnarchiveResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 54, &[true, false]));
    }

    /// Ends the connection's subscription to a thread.
    ///
    /// The thread is not unloaded at once, but when nobody has subscribed and no turn has run for 30 minutes; `thread/status/changed` and `thread/closed` tell so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/unsubscribe.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnsubscribe;

    impl RequestMethod for ThreadUnsubscribe {
        const NAME: &'static str = "thread/unsubscribe";
        type Params = ThreadUnsubscribeParams;
        type Response = ThreadUnsubscribeResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct TurnInterrupt;

    impl RequestMethod for TurnInterrupt {
        const NAME: &'static str = "turn/interrupt";
        type Params = TurnInterruptParams;
        type Response = TurnInterruptResponse;
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
    #[derive(Clone, Copy, Debug)]
    pub struct TurnStart;

    impl RequestMethod for TurnStart {
        const NAME: &'static str = "turn/start";
        type Params = TurnStartParams;
        type Response = TurnStartResponse;
        const RESULT_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 66, &[true, false]));
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
    #[derive(Clone, Copy, Debug)]
    pub struct TurnSteer;

    impl RequestMethod for TurnSteer {
        const NAME: &'static str = "turn/steer";
        type Params = TurnSteerParams;
        type Response = TurnSteerResponse;
    }
}

/// Notifications of both sides, one marker type each.
pub mod notification {
    use super::*;

    /// The limits of the account changed.
    ///
    /// Comes with every `thread/tokenUsage/updated`, and is all `null` when the provider said nothing about limits.
    ///
    /// Source: `schema/codex/account/rateLimits/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountRateLimitsUpdated;

    impl NotificationMethod for AccountRateLimitsUpdated {
        const NAME: &'static str = "account/rateLimits/updated";
        const SINCE: usize = 0;
        type Params = AccountRateLimitsUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 4, &[true, false]));
    }

    /// Somebody signed in or out.
    ///
    /// Every connection gets it.
    ///
    /// Source: `schema/codex/account/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct AccountUpdated;

    impl NotificationMethod for AccountUpdated {
        const NAME: &'static str = "account/updated";
        const SINCE: usize = 0;
        type Params = AccountUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 3, &[true, false]));
    }

    /// Something is wrong in the configuration.
    ///
    /// Comes after the answer to `initialize`, or when the configuration is read again.
    ///
    /// Source: `schema/codex/configWarning.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ConfigWarning;

    impl NotificationMethod for ConfigWarning {
        const NAME: &'static str = "configWarning";
        const SINCE: usize = 0;
        type Params = ConfigWarningNotification;
    }

    /// The client uses something that will go away.
    ///
    /// Sent to the connection that used it.
    ///
    /// Source: `schema/codex/deprecationNotice.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct DeprecationNotice;

    impl NotificationMethod for DeprecationNotice {
        const NAME: &'static str = "deprecationNotice";
        const SINCE: usize = 0;
        type Params = DeprecationNoticeNotification;
    }

    /// Something failed in a running turn.
    ///
    /// With `willRetry` the turn goes on; otherwise `turn/completed` follows with the same error.
    ///
    /// Source: `schema/codex/error.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Error;

    impl NotificationMethod for Error {
        const NAME: &'static str = "error";
        const SINCE: usize = 0;
        type Params = ErrorNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 69, &[true, false]));
    }

    /// Tells the server that the client has read the answer to `initialize`.
    ///
    /// Has no effect and may be left out.
    ///
    /// Source: `schema/codex/initialized.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Initialized;

    impl NotificationMethod for Initialized {
        const NAME: &'static str = "initialized";
        const SINCE: usize = 0;
        type Params = NoParams;
    }

    /// A message of the agent grew.
    ///
    /// One notification for each piece of text from the model.
    ///
    /// Source: `schema/codex/item/agentMessage/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemAgentMessageDelta;

    impl NotificationMethod for ItemAgentMessageDelta {
        const NAME: &'static str = "item/agentMessage/delta";
        const SINCE: usize = 0;
        type Params = AgentMessageDeltaNotification;
    }

    /// A running command wrote something.
    ///
    /// How the output is cut depends on timing; a short command may send none.
    ///
    /// Source: `schema/codex/item/commandExecution/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCommandExecutionOutputDelta;

    impl NotificationMethod for ItemCommandExecutionOutputDelta {
        const NAME: &'static str = "item/commandExecution/outputDelta";
        const SINCE: usize = 0;
        type Params = CommandExecutionOutputDeltaNotification;
    }

    /// The agent wrote to a running command.
    ///
    /// The command goes on.
    ///
    /// Source: `schema/codex/item/commandExecution/terminalInteraction.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCommandExecutionTerminalInteraction;

    impl NotificationMethod for ItemCommandExecutionTerminalInteraction {
        const NAME: &'static str = "item/commandExecution/terminalInteraction";
        const SINCE: usize = 0;
        type Params = TerminalInteractionNotification;
    }

    /// An item of a turn is complete.
    ///
    /// What it says replaces what the deltas said.
    ///
    /// Source: `schema/codex/item/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemCompleted;

    impl NotificationMethod for ItemCompleted {
        const NAME: &'static str = "item/completed";
        const SINCE: usize = 0;
        type Params = ItemCompletedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 39, &[true, false]));
    }

    /// File changes were made; here is the result text.
    ///
    /// 0.169 does not send it.
    ///
    /// Deprecated. Source: `schema/codex/item/fileChange/outputDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemFileChangeOutputDelta;

    impl NotificationMethod for ItemFileChangeOutputDelta {
        const NAME: &'static str = "item/fileChange/outputDelta";
        const SINCE: usize = 0;
        type Params = FileChangeOutputDeltaNotification;
    }

    /// The model goes on writing file changes.
    ///
    /// Carries all changes written so far.
    ///
    /// Since 0.169. Source: `schema/codex/item/fileChange/patchUpdated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemFileChangePatchUpdated;

    impl NotificationMethod for ItemFileChangePatchUpdated {
        const NAME: &'static str = "item/fileChange/patchUpdated";
        const SINCE: usize = 1;
        type Params = FileChangePatchUpdatedNotification;
    }

    /// An MCP tool reports how far it is.
    ///
    /// The tool decides how often.
    ///
    /// Source: `schema/codex/item/mcpToolCall/progress.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemMcpToolCallProgress;

    impl NotificationMethod for ItemMcpToolCallProgress {
        const NAME: &'static str = "item/mcpToolCall/progress";
        const SINCE: usize = 0;
        type Params = McpToolCallProgressNotification;
    }

    /// A proposed plan grew.
    ///
    /// The completed item may differ from the sum of its deltas.
    ///
    /// Source: `schema/codex/item/plan/delta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemPlanDelta;

    impl NotificationMethod for ItemPlanDelta {
        const NAME: &'static str = "item/plan/delta";
        const SINCE: usize = 0;
        type Params = PlanDeltaNotification;
    }

    /// A part of a summary of reasoning begins.
    ///
    /// Announces every part, the first one too, ahead of its deltas.
    ///
    /// Source: `schema/codex/item/reasoning/summaryPartAdded.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemReasoningSummaryPartAdded;

    impl NotificationMethod for ItemReasoningSummaryPartAdded {
        const NAME: &'static str = "item/reasoning/summaryPartAdded";
        const SINCE: usize = 0;
        type Params = ReasoningSummaryPartAddedNotification;
    }

    /// A summary of reasoning grew.
    ///
    /// Belongs to the part `summaryIndex`.
    ///
    /// Source: `schema/codex/item/reasoning/summaryTextDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemReasoningSummaryTextDelta;

    impl NotificationMethod for ItemReasoningSummaryTextDelta {
        const NAME: &'static str = "item/reasoning/summaryTextDelta";
        const SINCE: usize = 0;
        type Params = ReasoningSummaryTextDeltaNotification;
    }

    /// The reasoning itself grew.
    ///
    /// Only for models that show their reasoning.
    ///
    /// Source: `schema/codex/item/reasoning/textDelta.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemReasoningTextDelta;

    impl NotificationMethod for ItemReasoningTextDelta {
        const NAME: &'static str = "item/reasoning/textDelta";
        const SINCE: usize = 0;
        type Params = ReasoningTextDeltaNotification;
    }

    /// An item of a turn began.
    ///
    /// Deltas of the item follow, then `item/completed`; an interrupted item is never completed.
    ///
    /// Source: `schema/codex/item/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ItemStarted;

    impl NotificationMethod for ItemStarted {
        const NAME: &'static str = "item/started";
        const SINCE: usize = 0;
        type Params = ItemStartedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 38, &[true, false]));
    }

    /// The state of remote control changed.
    ///
    /// Also sent after the answer to `initialize`.
    ///
    /// Since 0.169. Source: `schema/codex/remoteControl/status/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct RemoteControlStatusChanged;

    impl NotificationMethod for RemoteControlStatusChanged {
        const NAME: &'static str = "remoteControl/status/changed";
        const SINCE: usize = 1;
        type Params = RemoteControlStatusChangedNotification;
    }

    /// A request of the server needs no answer any more.
    ///
    /// Comes before the `item/completed` it leads to, or after `turn/completed` when the turn was interrupted. Not sent for `item/tool/call`.
    ///
    /// Since 0.169. Source: `schema/codex/serverRequest/resolved.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ServerRequestResolved;

    impl NotificationMethod for ServerRequestResolved {
        const NAME: &'static str = "serverRequest/resolved";
        const SINCE: usize = 1;
        type Params = ServerRequestResolvedNotification;
    }

    /// A thread was archived.
    ///
    /// Follows the answer to `thread/archive`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/archived.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadArchived;

    impl NotificationMethod for ThreadArchived {
        const NAME: &'static str = "thread/archived";
        const SINCE: usize = 1;
        type Params = ThreadArchivedNotification;
    }

    /// A thread was unloaded because nobody used it.
    ///
    /// Comes after the status `notLoaded`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/closed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadClosed;

    impl NotificationMethod for ThreadClosed {
        const NAME: &'static str = "thread/closed";
        const SINCE: usize = 1;
        type Params = ThreadClosedNotification;
    }

    /// The history of a thread was summarized.
    ///
    /// Replaced by the item `contextCompaction`; 0.97 sends it after that item, 0.169 does not send it.
    ///
    /// Deprecated. Source: `schema/codex/thread/compacted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadCompacted;

    impl NotificationMethod for ThreadCompacted {
        const NAME: &'static str = "thread/compacted";
        const SINCE: usize = 0;
        type Params = ContextCompactedNotification;
    }

    /// A thread was deleted.
    ///
    /// Follows the answer to `thread/delete`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/deleted.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadDeleted;

    impl NotificationMethod for ThreadDeleted {
        const NAME: &'static str = "thread/deleted";
        const SINCE: usize = 1;
        type Params = ThreadDeletedNotification;
    }

    /// A thread has a new title.
    ///
    /// Follows the answer to `thread/name/set`.
    ///
    /// Source: `schema/codex/thread/name/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadNameUpdated;

    impl NotificationMethod for ThreadNameUpdated {
        const NAME: &'static str = "thread/name/updated";
        const SINCE: usize = 0;
        type Params = ThreadNameUpdatedNotification;
    }

    /// The unread part of a thread changed.
    ///
    /// Comes when a turn is completed, just before the status `idle`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/readState/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadReadStateChanged;

    impl NotificationMethod for ThreadReadStateChanged {
        const NAME: &'static str = "thread/readState/changed";
        const SINCE: usize = 1;
        type Params = ThreadReadStateChangedNotification;
    }

    /// A thread was created or forked.
    ///
    /// Follows the answer to `thread/start` and `thread/fork`, not that to `thread/resume`. Every connection gets it.
    ///
    /// Source: `schema/codex/thread/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStarted;

    impl NotificationMethod for ThreadStarted {
        const NAME: &'static str = "thread/started";
        const SINCE: usize = 0;
        type Params = ThreadStartedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 58, &[true, false]));
    }

    /// A thread does something else than before.
    ///
    /// Comes before `turn/started`, before and after questions, and before `turn/completed`. Every connection gets it.
    ///
    /// Since 0.169. Source: `schema/codex/thread/status/changed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadStatusChanged;

    impl NotificationMethod for ThreadStatusChanged {
        const NAME: &'static str = "thread/status/changed";
        const SINCE: usize = 1;
        type Params = ThreadStatusChangedNotification;
    }

    /// The token count of a thread changed.
    ///
    /// Comes after each answer of the model; 0.97 sends the old count again whenever the turn asks the model once more.
    ///
    /// Source: `schema/codex/thread/tokenUsage/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadTokenUsageUpdated;

    impl NotificationMethod for ThreadTokenUsageUpdated {
        const NAME: &'static str = "thread/tokenUsage/updated";
        const SINCE: usize = 0;
        type Params = ThreadTokenUsageUpdatedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 59, &[true, false]));
    }

    /// A thread was taken out of the archive.
    ///
    /// Follows the answer to `thread/unarchive`.
    ///
    /// Since 0.169. Source: `schema/codex/thread/unarchived.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct ThreadUnarchived;

    impl NotificationMethod for ThreadUnarchived {
        const NAME: &'static str = "thread/unarchived";
        const SINCE: usize = 1;
        type Params = ThreadUnarchivedNotification;
    }

    /// A turn ended.
    ///
    /// It is completed, interrupted or failed; only a failed turn has an error. `items` is empty in 0.97 and a summary from 0.169 on.
    ///
    /// Source: `schema/codex/turn/completed.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnCompleted;

    impl NotificationMethod for TurnCompleted {
        const NAME: &'static str = "turn/completed";
        const SINCE: usize = 0;
        type Params = TurnCompletedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 68, &[true, false]));
    }

    /// The file changes of a turn grew.
    ///
    /// Comes after each change of files and again after each answer of the model in the same turn.
    ///
    /// Source: `schema/codex/turn/diff/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnDiffUpdated;

    impl NotificationMethod for TurnDiffUpdated {
        const NAME: &'static str = "turn/diff/updated";
        const SINCE: usize = 0;
        type Params = TurnDiffUpdatedNotification;
    }

    /// The model changed its plan.
    ///
    /// There is no item for it.
    ///
    /// Source: `schema/codex/turn/plan/updated.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnPlanUpdated;

    impl NotificationMethod for TurnPlanUpdated {
        const NAME: &'static str = "turn/plan/updated";
        const SINCE: usize = 0;
        type Params = TurnPlanUpdatedNotification;
    }

    /// A turn began.
    ///
    /// The turn is in progress and has no items yet.
    ///
    /// Source: `schema/codex/turn/started.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct TurnStarted;

    impl NotificationMethod for TurnStarted {
        const NAME: &'static str = "turn/started";
        const SINCE: usize = 0;
        type Params = TurnStartedNotification;
        const PARAMS_TRIM: Option<Trim> = Some(Trim::new(trim::TYPES, 67, &[true, false]));
    }

    /// Something is wrong but does not stop anything.
    ///
    /// Comes at any time.
    ///
    /// Since 0.169. Source: `schema/codex/warning.json`.
    #[derive(Clone, Copy, Debug)]
    pub struct Warning;

    impl NotificationMethod for Warning {
        const NAME: &'static str = "warning";
        const SINCE: usize = 1;
        type Params = WarningNotification;
    }
}

/// What can go wrong, in the dialect's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorKind {
    /// A request came before `initialize`.
    NotInitialized,
    /// `initialize` came a second time.
    AlreadyInitialized,
    /// Nobody knows the method. Checked first, also before `initialize`.
    UnknownMethod,
    /// The params are missing or cannot be read.
    InvalidParams,
    /// An experimental method, member or value was used without the capability.
    ExperimentalRequired,
    /// An id of a thread is not a UUID.
    InvalidThreadId,
    /// The same in `thread/resume`, `thread/fork`, `thread/archive` and `thread/unarchive`, from 0.169 on.
    InvalidSessionId,
    /// A loaded thread is needed and there is none of this id.
    ThreadNotFound,
    /// The thread to read is neither stored nor loaded.
    ThreadNotLoaded,
    /// A stored thread is needed and there is none of this id.
    RolloutNotFound,
    /// The thread is not in the archive.
    ArchivedRolloutNotFound,
    /// An archived thread was to be resumed.
    ThreadArchived,
    /// The file named by `path` cannot be read.
    RolloutUnreadable,
    /// The file of a thread is damaged.
    RolloutDamaged,
    /// `history` was given for a loaded thread.
    HistoryOfRunningThread,
    /// Turns of an ephemeral thread were asked for.
    EphemeralHistory,
    /// Turns were asked for before the first one was stored.
    TurnsNotStored,
    /// A title is blank.
    ThreadNameEmpty,
    /// A cursor is not one the server gave out.
    InvalidCursor,
    /// A cursor lies behind the last model.
    CursorBeyondModels,
    /// No turn runs.
    NoTurnToInterrupt,
    /// No turn runs.
    NoTurnToSteer,
    /// Another turn runs than the one to steer.
    TurnMismatch,
    /// The turn to steer is not named.
    ExpectedTurnEmpty,
    /// There is nothing to steer with.
    InputEmpty,
    /// A review or a summary runs.
    TurnNotSteerable,
    /// A model provider is not configured; 0.97 begins with `error deriving config:`.
    ModelProviderNotFound,
    /// Two tools of a client share a name.
    DuplicateToolName,
    /// A tool of a client has no name.
    ToolNameEmpty,
    /// A tool of a client is called `mcp` or its name begins with `mcp__`.
    ToolNameReserved,
    /// The name of a client's tool begins or ends with a blank.
    ToolNameBlank,
    /// The name of a client's tool has other characters; not checked in 0.97.
    ToolNameInvalid,
    /// The schema of a client's tool uses something that is not supported.
    ToolSchemaUnsupported,
    /// The request cannot be done as it is, for a reason without a kind of its own.
    InvalidRequest,
    /// Two options exclude each other, from 0.169 on.
    OptionConflict,
    /// A feature is not there, from 0.169 on.
    NotSupported,
    /// The queue of requests is full, from 0.169 on.
    Overloaded,
    /// The server failed.
    Internal,
}

impl ErrorKind {
    /// Returns code, message and data with their `{placeholders}`.
    pub const fn text(self) -> ErrorText {
        match self {
            Self::NotInitialized => ErrorText {
                code: -32600,
                message: "Not initialized",
                data: None,
            },
            Self::AlreadyInitialized => ErrorText {
                code: -32600,
                message: "Already initialized",
                data: None,
            },
            Self::UnknownMethod => ErrorText {
                code: -32600,
                message: "Invalid request: unknown variant `{method}`, expected one of {methods}",
                data: None,
            },
            Self::InvalidParams => ErrorText {
                code: -32600,
                message: "Invalid request: {detail}",
                data: None,
            },
            Self::ExperimentalRequired => ErrorText {
                code: -32600,
                message: "{descriptor} requires experimentalApi capability",
                data: None,
            },
            Self::InvalidThreadId => ErrorText {
                code: -32600,
                message: "invalid thread id: {detail}",
                data: None,
            },
            Self::InvalidSessionId => ErrorText {
                code: -32600,
                message: "invalid session id: {detail}",
                data: None,
            },
            Self::ThreadNotFound => ErrorText {
                code: -32600,
                message: "thread not found: {threadId}",
                data: None,
            },
            Self::ThreadNotLoaded => ErrorText {
                code: -32600,
                message: "thread not loaded: {threadId}",
                data: None,
            },
            Self::RolloutNotFound => ErrorText {
                code: -32600,
                message: "no rollout found for thread id {threadId}",
                data: None,
            },
            Self::ArchivedRolloutNotFound => ErrorText {
                code: -32600,
                message: "no archived rollout found for thread id {threadId}",
                data: None,
            },
            Self::ThreadArchived => ErrorText {
                code: -32600,
                message: "session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.",
                data: None,
            },
            Self::RolloutUnreadable => ErrorText {
                code: -32600,
                message: "failed to load rollout `{path}`: {detail}",
                data: None,
            },
            Self::RolloutDamaged => ErrorText {
                code: -32603,
                message: "failed to load rollout `{path}` for thread {threadId}: {detail}",
                data: None,
            },
            Self::HistoryOfRunningThread => ErrorText {
                code: -32600,
                message: "cannot resume thread {threadId} with history while it is already running",
                data: None,
            },
            Self::EphemeralHistory => ErrorText {
                code: -32600,
                message: "ephemeral threads do not support includeTurns",
                data: None,
            },
            Self::TurnsNotStored => ErrorText {
                code: -32601,
                message: "list_turns is not supported yet",
                data: None,
            },
            Self::ThreadNameEmpty => ErrorText {
                code: -32600,
                message: "thread name must not be empty",
                data: None,
            },
            Self::InvalidCursor => ErrorText {
                code: -32600,
                message: "invalid cursor: {cursor}",
                data: None,
            },
            Self::CursorBeyondModels => ErrorText {
                code: -32600,
                message: "cursor {cursor} exceeds total models {total}",
                data: None,
            },
            Self::NoTurnToInterrupt => ErrorText {
                code: -32600,
                message: "no active turn to interrupt",
                data: None,
            },
            Self::NoTurnToSteer => ErrorText {
                code: -32600,
                message: "no active turn to steer",
                data: None,
            },
            Self::TurnMismatch => ErrorText {
                code: -32600,
                message: "expected active turn id `{expectedTurnId}` but found `{turnId}`",
                data: None,
            },
            Self::ExpectedTurnEmpty => ErrorText {
                code: -32600,
                message: "expectedTurnId must not be empty",
                data: None,
            },
            Self::InputEmpty => ErrorText {
                code: -32600,
                message: "input must not be empty",
                data: None,
            },
            Self::TurnNotSteerable => ErrorText {
                code: -32600,
                message: "cannot steer a {turnKind} turn",
                data: Some(
                    "{\"codexErrorInfo\":{\"activeTurnNotSteerable\":{\"turnKind\":\"{turnKind}\"}}}",
                ),
            },
            Self::ModelProviderNotFound => ErrorText {
                code: -32600,
                message: "failed to load configuration: Model provider `{modelProvider}` not found",
                data: None,
            },
            Self::DuplicateToolName => ErrorText {
                code: -32600,
                message: "duplicate dynamic tool name: {name}",
                data: None,
            },
            Self::ToolNameEmpty => ErrorText {
                code: -32600,
                message: "dynamic tool name must not be empty",
                data: None,
            },
            Self::ToolNameReserved => ErrorText {
                code: -32600,
                message: "dynamic tool name is reserved: {name}",
                data: None,
            },
            Self::ToolNameBlank => ErrorText {
                code: -32600,
                message: "dynamic tool name has leading/trailing whitespace: {name}",
                data: None,
            },
            Self::ToolNameInvalid => ErrorText {
                code: -32600,
                message: "dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}",
                data: None,
            },
            Self::ToolSchemaUnsupported => ErrorText {
                code: -32600,
                message: "dynamic tool input schema is not supported for {name}: {detail}",
                data: None,
            },
            Self::InvalidRequest => ErrorText {
                code: -32600,
                message: "{message}",
                data: None,
            },
            Self::OptionConflict => ErrorText {
                code: -32602,
                message: "{message}",
                data: None,
            },
            Self::NotSupported => ErrorText {
                code: -32601,
                message: "{message}",
                data: None,
            },
            Self::Overloaded => ErrorText {
                code: -32001,
                message: "Server overloaded; retry later.",
                data: None,
            },
            Self::Internal => ErrorText {
                code: -32603,
                message: "{message}",
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
    code: -32600,
    message: "Invalid request: unknown variant `{method}`, expected one of {methods}",
    data: None,
};

/// The answer to params that do not fit.
pub const INVALID_PARAMS: ErrorText = ErrorText {
    code: -32600,
    message: "Invalid request: {detail}",
    data: None,
};
