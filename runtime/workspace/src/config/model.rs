//! The keys that are known here. The doc comments are the descriptions in the published JSON Schema.

use std::{collections::BTreeMap, fmt, path::PathBuf};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{McpServer, ShellEnvironmentPolicy};

/// The configuration file of Threadwire. Keys that are not listed are kept and ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Config {
    /// Model that answers unless a thread says otherwise.
    pub model: Option<String>,
    /// Key in `model_providers` of the provider that offers the model.
    pub model_provider: Option<String>,
    /// Providers of models, by a name of your choice.
    pub model_providers: BTreeMap<String, ModelProvider>,
    /// How much the model thinks, in the provider's words (`low`, `medium`, `high` …).
    pub model_reasoning_effort: Option<String>,
    /// How reasoning is summed up (`auto`, `concise`, `detailed`, `none`).
    pub model_reasoning_summary: Option<String>,
    /// How long answers are (`low`, `medium`, `high`), for models that can be told.
    pub model_verbosity: Option<String>,
    /// Size of the model's context in tokens, where it is not known.
    pub model_context_window: Option<u64>,
    /// Tokens in the context from which on older parts are replaced by a summary.
    pub model_auto_compact_token_limit: Option<u64>,
    /// Most tokens that the model may answer with.
    pub model_max_output_tokens: Option<u64>,
    /// When to ask before acting.
    pub approval_policy: Option<ApprovalPolicy>,
    /// What commands may touch.
    pub sandbox_mode: Option<SandboxMode>,
    /// Details of the `workspace-write` sandbox.
    pub sandbox_workspace_write: Option<SandboxWorkspaceWrite>,
    /// What commands get of the environment.
    pub shell_environment_policy: ShellEnvironmentPolicy,
    /// Tools of the agent that are off or on by choice.
    pub tools: Tools,
    /// What is on or off as a whole.
    pub features: Features,
    /// Agents that an agent spawns to work for it.
    pub agents: Agents,
    /// The server itself. It reads this when it starts, apart from all projects.
    pub app_server: AppServer,
    /// Replaces the agent's own instructions.
    pub instructions: Option<String>,
    /// Added to the agent's instructions.
    pub developer_instructions: Option<String>,
    /// How many bytes of a project's instruction files are read, all files together.
    pub project_doc_max_bytes: Option<usize>,
    /// File names that are tried in a folder without `AGENTS.md`.
    pub project_doc_fallback_filenames: Vec<String>,
    /// MCP servers, by a name of your choice.
    pub mcp_servers: BTreeMap<String, McpServer>,
    /// Name of the profile that applies.
    pub profile: Option<String>,
    /// Sets of keys that apply together when their profile is chosen.
    pub profiles: BTreeMap<String, Map<String, Value>>,
    /// What is known of projects, by absolute path.
    pub projects: BTreeMap<String, Project>,
}

impl Config {
    /// Returns the provider of those who choose none: the configured one, or `openai` where only a model is configured.
    pub fn chosen_provider(&self) -> Option<&str> {
        let of_model = self.model.as_ref().map(|_| "openai");
        self.model_provider.as_deref().or(of_model)
    }
}

/// A provider of models.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ModelProvider {
    /// Name as shown to people.
    pub name: Option<String>,
    /// URL below which the API lives, without a final slash.
    pub base_url: Option<String>,
    /// Which API it speaks; `responses` where nothing is said and the provider is not built in.
    pub wire_api: Option<WireApi>,
    /// Environment variable that holds the key.
    pub env_key: Option<String>,
    /// What to do when the variable is not set, for people.
    pub env_key_instructions: Option<String>,
    /// The key itself, where a variable will not do.
    pub experimental_bearer_token: Option<String>,
    /// Query parameters of every request.
    pub query_params: BTreeMap<String, String>,
    /// Headers of every request.
    pub http_headers: BTreeMap<String, String>,
    /// Headers of every request whose values are in environment variables.
    pub env_http_headers: BTreeMap<String, String>,
    /// How often a request that failed is sent again.
    pub request_max_retries: Option<u64>,
    /// How often a stream that broke is requested again.
    pub stream_max_retries: Option<u64>,
    /// Milliseconds without data after which a stream counts as broken.
    pub stream_idle_timeout_ms: Option<u64>,
    /// Whether the login of this server is used as the key.
    pub requires_openai_auth: bool,
}

impl fmt::Debug for ModelProvider {
    /// Leaves out what may hold keys: URL, token, query and headers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ModelProvider")
            .field("name", &self.name)
            .field("wire_api", &self.wire_api)
            .field("env_key", &self.env_key)
            .finish_non_exhaustive()
    }
}

/// The API of a provider.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum WireApi {
    /// Responses, `POST /responses`.
    #[default]
    Responses,
    /// Chat completions, `POST /chat/completions`.
    Chat,
    /// Anthropic's messages, `POST /messages`.
    Anthropic,
}

/// When to ask before acting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ApprovalPolicy {
    /// Before every command and patch.
    Untrusted,
    /// When the sandbox refused an action.
    OnFailure,
    /// When the agent wants to leave the sandbox.
    OnRequest,
    /// Category by category.
    Granular(Granular),
    /// Never; what would need consent is refused.
    Never,
}

/// Categories of questions: `true` asks, `false` refuses without asking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Granular {
    /// Leaving the sandbox.
    pub sandbox_approval: bool,
    /// Commands that a rule says to ask for.
    pub rules: bool,
    /// Questions of MCP servers.
    pub mcp_elicitations: bool,
    /// Permission requests of the agent.
    pub request_permissions: bool,
    /// Use of skills.
    pub skill_approval: bool,
}

/// What commands may touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SandboxMode {
    /// Read everything, change nothing.
    ReadOnly,
    /// Change files below the working directory and the listed folders.
    WorkspaceWrite,
    /// No limits.
    DangerFullAccess,
}

/// Details of the `workspace-write` sandbox.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct SandboxWorkspaceWrite {
    /// Further folders that may be written, absolute.
    pub writable_roots: Vec<PathBuf>,
    /// Whether the network may be used.
    pub network_access: bool,
    /// Keeps the folder named by `TMPDIR` from being written.
    pub exclude_tmpdir_env_var: bool,
    /// Keeps `/tmp` from being written.
    pub exclude_slash_tmp: bool,
}

/// Tools of the agent that are off or on by choice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Tools {
    /// Fetching pages of the web.
    pub web_fetch: WebFetch,
    /// Other keys, kept as they are.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// What is on or off as a whole. Keys that are not listed are kept as they are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Features {
    /// Whether the agent may spawn other agents.
    pub multi_agent: bool,
    /// Other keys, kept as they are.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Default for Features {
    fn default() -> Self {
        Self {
            multi_agent: true,
            other: Map::new(),
        }
    }
}

/// Agents that an agent spawns to work for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Agents {
    /// Most agents that are open at once in the tree of one thread.
    pub max_threads: usize,
    /// How deep the tree may be: 1 lets the first agent spawn others, and those none.
    pub max_depth: u32,
    /// Other keys, kept as they are.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Default for Agents {
    fn default() -> Self {
        Self {
            max_threads: 6,
            max_depth: 1,
            other: Map::new(),
        }
    }
}

/// The server itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct AppServer {
    /// Seconds that a connection over a WebSocket outlives the loss of its transport, where the client wants to come back
    /// to it; 60 where nothing is said, 0 for not at all.
    pub reconnect_grace_sec: Option<u32>,
    /// Whether each thread has a file below `sessions` in the home folder, as Codex has them, for people and tools to
    /// read; `true` where nothing is said.
    pub rollout_files: Option<bool>,
    /// Other keys, kept as they are.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Fetching pages of the web.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct WebFetch {
    /// Whether the agent may do it. Its requests are the server's own: no sandbox holds them.
    pub enabled: bool,
    /// Whether addresses of this machine and of private networks may be reached.
    pub private_addresses: bool,
}

/// What is known of a project.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Project {
    /// `trusted` lets the project's own configuration count.
    pub trust_level: Option<String>,
}
