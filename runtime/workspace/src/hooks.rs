//! Hooks: commands of the user that run at events of a thread, such as before a tool call.
//!
//! They stand in `hooks.json` beside a configuration file, under `hooks` in the file itself, and in plugins. A hook runs
//! only after the user trusted its definition: the user's configuration keeps the hash of what was trusted, so a hook
//! that changes afterwards waits until it is trusted again.

mod find;
mod matcher;
mod run;
mod verdict;

use std::{path::PathBuf, sync::Arc};

pub(crate) use find::{Origin, Set, find, problem};
pub use run::{Ended, Invocation, run};
pub use verdict::{Entry, EntryKind, Status, Verdict, judge};

/// Name of a file with hooks.
pub const FILE: &str = "hooks.json";

/// An event of a thread at which hooks run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Before a request to the model.
    PreModelRequest,
    /// After the answer of the model.
    PostModelRequest,
    /// Before a tool runs.
    PreToolUse,
    /// When the user is about to be asked for approval.
    PermissionRequest,
    /// After a tool ran.
    PostToolUse,
    /// Before the conversation is summarized.
    PreCompact,
    /// After the conversation was summarized.
    PostCompact,
    /// Before the first turn of a thread that was loaded.
    SessionStart,
    /// When a thread is closed.
    SessionEnd,
    /// When the user sends a message.
    UserPromptSubmit,
    /// When a subagent begins.
    SubagentStart,
    /// When a subagent ends.
    SubagentStop,
    /// When the agent is about to end its turn.
    Stop,
    /// When the user interrupts the agent.
    Interrupt,
}

impl Event {
    /// All events, in the order of lists.
    pub const ALL: [Self; 14] = [
        Self::PreModelRequest,
        Self::PostModelRequest,
        Self::PreToolUse,
        Self::PermissionRequest,
        Self::PostToolUse,
        Self::PreCompact,
        Self::PostCompact,
        Self::SessionStart,
        Self::SessionEnd,
        Self::UserPromptSubmit,
        Self::SubagentStart,
        Self::SubagentStop,
        Self::Stop,
        Self::Interrupt,
    ];

    /// Returns the name in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::PreModelRequest => "PreModelRequest",
            Self::PostModelRequest => "PostModelRequest",
            Self::PreToolUse => "PreToolUse",
            Self::PermissionRequest => "PermissionRequest",
            Self::PostToolUse => "PostToolUse",
            Self::PreCompact => "PreCompact",
            Self::PostCompact => "PostCompact",
            Self::SessionStart => "SessionStart",
            Self::SessionEnd => "SessionEnd",
            Self::UserPromptSubmit => "UserPromptSubmit",
            Self::SubagentStart => "SubagentStart",
            Self::SubagentStop => "SubagentStop",
            Self::Stop => "Stop",
            Self::Interrupt => "Interrupt",
        }
    }

    /// Returns the name with its words in lower case, joined by `separator`.
    pub fn joined(self, separator: char) -> String {
        let mut joined = String::new();
        for char in self.name().chars() {
            if char.is_ascii_uppercase() && !joined.is_empty() {
                joined.push(separator);
            }
            joined.push(char.to_ascii_lowercase());
        }
        joined
    }

    /// Tells whether the event has a subject that a matcher selects, such as the name of a tool.
    pub fn has_subject(self) -> bool {
        !matches!(
            self,
            Self::PreModelRequest
                | Self::PostModelRequest
                | Self::UserPromptSubmit
                | Self::Stop
                | Self::Interrupt
        )
    }

    /// Tells whether the runs belong to the thread and not to one of its turns.
    pub fn is_of_thread(self) -> bool {
        matches!(
            self,
            Self::SessionStart | Self::SessionEnd | Self::SubagentStart | Self::SubagentStop
        )
    }

    /// Tells whether nobody waits for the work around the event, so that its hooks must be short.
    fn is_final(self) -> bool {
        matches!(self, Self::SessionEnd | Self::Interrupt)
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.name() == name)
    }
}

/// The kind of place that a hook comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The configuration of the machine.
    System,
    /// The configuration of the user.
    User,
    /// The configuration of the project.
    Project,
    /// Flags of the session.
    Flags,
    /// A plugin.
    Plugin,
}

/// What a hook does.
#[derive(Clone, Debug, PartialEq)]
pub enum Handler {
    /// Runs a command line.
    Command {
        /// The command line.
        command: String,
        /// Whether the agent goes on meanwhile.
        is_async: bool,
    },
    /// Calls a tool of an MCP server.
    McpTool {
        /// Name of the server.
        server: String,
        /// Name of the tool.
        tool: String,
        /// Arguments of the call.
        input: toml::Table,
    },
}

/// Whether the user trusts the definition of a hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// Nobody has trusted it yet.
    Untrusted,
    /// The user trusts it.
    Trusted,
    /// The user trusted another definition under its key.
    Modified,
}

/// The plugin that a hook belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfPlugin {
    /// Id of the plugin.
    pub id: String,
    /// Its folder.
    pub root: PathBuf,
    /// The folder for what it keeps.
    pub data: PathBuf,
}

/// A configured hook.
#[derive(Clone, Debug, PartialEq)]
pub struct Hook {
    /// Identifies the hook across changes of its definition.
    pub key: String,
    /// The event it runs at.
    pub event: Event,
    /// The pattern of subjects; `None` for all.
    pub matcher: Option<String>,
    /// What it does.
    pub handler: Handler,
    /// Longest run time in seconds.
    pub timeout: u64,
    /// Text to show while it runs.
    pub status_message: Option<String>,
    /// Number of tokens of context that it may add; `None` for the usual number, 0 for no limit.
    pub context_limit: Option<u64>,
    /// The file that defines it.
    pub file: PathBuf,
    /// The kind of place that it comes from.
    pub source: Source,
    /// The plugin that it belongs to.
    pub plugin: Option<Arc<OfPlugin>>,
    /// Its place in the list.
    pub order: usize,
    /// Whether the user left it switched on.
    pub enabled: bool,
    /// The hash of its definition.
    pub hash: String,
    /// Whether the user trusts it.
    pub trust: Trust,
    /// Whether it runs although the user does not trust it; see [`Hooks::bypasses_trust`].
    pub bypasses_trust: bool,
}

impl Hook {
    /// Tells whether it runs at its event.
    pub fn is_active(&self) -> bool {
        self.enabled && (self.trust == Trust::Trusted || self.bypasses_trust)
    }

    /// Tells whether it runs for a subject.
    pub fn is_for(&self, subject: &str) -> bool {
        matcher::matches(self.matcher.as_deref(), subject)
    }

    /// Returns the id of its run, for a call if the event is about one.
    pub fn run_id(&self, call: Option<&str>) -> String {
        let mut id = format!(
            "{}:{}:{}",
            self.event.joined('-'),
            self.order,
            self.file.display()
        );
        if let Some(call) = call {
            id.push(':');
            id.push_str(call);
        }
        id
    }
}

/// The hooks of a configuration.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hooks {
    /// All hooks, also those that do not run.
    pub hooks: Vec<Hook>,
    /// What is odd about their definitions, for people.
    pub warnings: Vec<String>,
    /// Whether all that are switched on run, trusted or not: `bypass_hook_trust` of the flags or of a request says so. A
    /// file cannot.
    pub bypasses_trust: bool,
}
