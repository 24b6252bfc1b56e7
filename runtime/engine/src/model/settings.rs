//! How turns run.

use std::{fmt, path::PathBuf};

use serde::{Deserialize, Serialize};

use super::{item::Json, tool_server::ToolServerSpec};

/// How the turns of a thread run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Absolute working directory.
    pub cwd: PathBuf,
    /// Further folders that belong to the work.
    pub roots: Vec<PathBuf>,
    /// Model name.
    pub model: String,
    /// Model provider id.
    pub model_provider: String,
    /// Reasoning effort, in the provider's words.
    pub effort: Option<String>,
    /// How much of the reasoning is summarized, in the provider's words; `None` leaves it to the agent.
    #[serde(default)]
    pub summary: Option<String>,
    /// When to ask before acting.
    pub approval: ApprovalPolicy,
    /// What commands may touch.
    pub sandbox: SandboxPolicy,
    /// `agent`, `plan` or a mode of the agent's own.
    pub mode: String,
    /// Replaces the agent's own instructions.
    pub base_instructions: Option<String>,
    /// Added to the instructions.
    pub developer_instructions: Option<String>,
    /// Tools that the client offers to the agent.
    pub tools: Vec<ToolSpec>,
    /// Tool servers that the client brings along, besides the configured ones. Not stored: who loads the thread again
    /// brings them again.
    #[serde(skip)]
    pub tool_servers: Vec<ToolServerSpec>,
    /// Configuration of the agent that holds for this thread alone. Not stored, as tool servers are not.
    #[serde(skip)]
    pub overrides: ConfigOverrides,
}

/// Values of the agent's configuration that a client gives for a thread, each `key=value` in the agent's own words. They
/// may come with secrets, so they are neither stored nor logged.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ConfigOverrides(pub Vec<String>);

impl fmt::Debug for ConfigOverrides {
    /// Leaves out what must not be in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ConfigOverrides")
            .field(&self.0.len())
            .finish()
    }
}

/// When to ask before acting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ApprovalPolicy {
    /// For everything that is not known to be harmless.
    Untrusted,
    /// When the sandbox refused an action.
    OnFailure,
    /// When the agent wants to leave the sandbox.
    OnRequest,
    /// In some categories and not in others.
    ByCategory(ApprovalCategories),
    /// Never; what needs consent is refused.
    Never,
}

/// What to ask about: `true` asks, `false` refuses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApprovalCategories {
    /// Leaving the sandbox.
    pub sandbox: bool,
    /// Commands that a rule says to ask for.
    pub rules: bool,
    /// Questions of MCP servers.
    pub elicitations: bool,
    /// Permission requests of the agent.
    pub permissions: bool,
    /// Approval of skills.
    pub skills: bool,
}

/// What commands may touch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SandboxPolicy {
    /// Reading only.
    ReadOnly {
        /// Whether the network is reachable.
        network: bool,
    },
    /// Writing below the working directory and the listed roots.
    WorkspaceWrite {
        /// Further writable folders, absolute.
        writable_roots: Vec<PathBuf>,
        /// Whether the network is reachable.
        network: bool,
        /// Keeps `$TMPDIR` read-only.
        exclude_tmpdir_env_var: bool,
        /// Keeps `/tmp` read-only.
        exclude_slash_tmp: bool,
    },
    /// The client's machine is the sandbox.
    External {
        /// Whether the network is reachable.
        network: bool,
    },
    /// Everything.
    DangerFullAccess,
}

/// A tool that a client offers for a thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ToolSpec {
    /// Unique with the namespace.
    pub name: String,
    /// Groups tools of one provider.
    pub namespace: Option<String>,
    /// For the model.
    pub description: String,
    /// JSON Schema of the arguments.
    pub input_schema: Json,
}
