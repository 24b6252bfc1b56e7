//! The known configuration keys. The doc comments are the descriptions in the published JSON Schema.

use std::{
    collections::BTreeMap,
    fmt,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{self, Unexpected},
};
use serde_json::{Map, Value};

use super::{McpServer, Permissions, PluginSettings, ShellEnvironmentPolicy, read::read};
use crate::files::absolute;

/// The configuration file of Threadwire. Keys that are not listed are kept and ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct Config {
    /// Default model of threads.
    pub model: Option<String>,
    /// Who answers threads: `coding` (the default), `offline`, or the name of an entry of `agents` with a `command`.
    pub agent: Option<String>,
    /// Key in `model_providers` of the model's provider.
    pub model_provider: Option<String>,
    /// Base URL of the provider `openai`, in place of the vendor's.
    pub openai_base_url: Option<String>,
    /// The provider of `threadwire exec --oss`: `ollama` or `lmstudio`.
    pub oss_provider: Option<String>,
    /// Providers of models, by a name of your choice.
    pub model_providers: BTreeMap<String, ModelProvider>,
    /// The way to sign in that the user may choose. With `chatgpt`, stored keys do not count.
    pub forced_login_method: Option<LoginMethod>,
    /// The workspaces whose tokens clients may supply.
    pub forced_chatgpt_workspace_id: Option<Workspaces>,
    /// Where the key of a sign-in is stored; in `auth.json` by default.
    pub cli_auth_credentials_store: Option<CredentialsStore>,
    /// File with what is known of models (instructions, efforts, sizes), in JSON, as Codex reads it.
    pub model_catalog_json: Option<PathBuf>,
    /// Reasoning effort of the model, in the provider's words (`low`, `medium`, `high` …).
    pub model_reasoning_effort: Option<String>,
    /// How reasoning is summarized (`auto`, `concise`, `detailed`, `none`).
    pub model_reasoning_summary: Option<String>,
    /// Whether to ask for reasoning where nothing says that the model reasons; `false` has no effect.
    pub model_supports_reasoning_summaries: Option<bool>,
    /// Length of answers (`low`, `medium`, `high`), for models that support it.
    pub model_verbosity: Option<String>,
    /// How fast the provider serves the model (`default`, `flex`, `priority`), for models that support it.
    pub service_tier: Option<String>,
    /// Tone that is shown to clients (`none`, `friendly`, `pragmatic`); it has no effect.
    pub personality: Option<String>,
    /// Size of the model's context window in tokens, for models whose size is not known.
    pub model_context_window: Option<i64>,
    /// Number of tokens in the context at which older parts are replaced by a summary.
    pub model_auto_compact_token_limit: Option<i64>,
    /// Text that asks the model for that summary, in place of the agent's own.
    pub compact_prompt: Option<String>,
    /// File with the text of `compact_prompt`.
    pub experimental_compact_prompt_file: Option<PathBuf>,
    /// Maximum number of tokens in a model answer.
    pub model_max_output_tokens: Option<u64>,
    /// Model of reviews; by default that of the thread.
    pub review_model: Option<String>,
    /// Maximum number of tokens of a command's output that the model is told; 10000 by default.
    pub tool_output_token_limit: Option<usize>,
    /// Whether commands of the agent may run in a login shell, which reads the user's profile; `true` by default.
    pub allow_login_shell: Option<bool>,
    /// Program with arguments that is started after each turn, with a description of the turn in JSON as the last
    /// argument. It may run for a minute, and ends with the server. The file of a project cannot set it.
    pub notify: Option<Vec<String>>,
    /// When the agent asks for approval.
    pub approval_policy: Option<ApprovalPolicy>,
    /// Who decides when approval is needed.
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// What commands may read and write. The default is `workspace-write` in a project with a `trust_level`, else
    /// `read-only`.
    pub sandbox_mode: Option<SandboxMode>,
    /// Details of the `workspace-write` sandbox.
    pub sandbox_workspace_write: Option<SandboxWorkspaceWrite>,
    /// Name of the permission profile of new threads: one of `permissions`, or `:read-only`, `:workspace` or
    /// `:danger-full-access`. Goes before `sandbox_mode`.
    pub default_permissions: Option<String>,
    /// Permission profiles, by a name of your choice.
    pub permissions: BTreeMap<String, Permissions>,
    /// Environment variables that commands inherit.
    pub shell_environment_policy: ShellEnvironmentPolicy,
    /// Settings of optional tools of the agent.
    pub tools: Tools,
    /// Whether the model's provider may search the web.
    pub web_search: Option<WebSearch>,
    /// Features that can be switched on or off.
    pub features: Features,
    /// Limits of subagents, and agents of other makers by a name of your choice.
    pub agents: Agents,
    /// Settings of the server. They are read at its start, and project files do not affect them.
    pub app_server: AppServer,
    /// Text that replaces the agent's own instructions.
    pub instructions: Option<String>,
    /// File with a text that replaces the agent's own instructions.
    pub model_instructions_file: Option<PathBuf>,
    /// Whether the model is told what commands may do and when the user is asked; `true` by default.
    pub include_permissions_instructions: Option<bool>,
    /// Whether the model is told the working directory, the shell and the date; `true` by default.
    pub include_environment_context: Option<bool>,
    /// Whether it is told the date with them; `true` by default.
    pub include_environment_context_time: Option<bool>,
    /// Whether the model is told of the mode of its turns; `true` by default.
    pub include_collaboration_mode_instructions: Option<bool>,
    /// Text that is added to the agent's instructions.
    pub developer_instructions: Option<String>,
    /// Maximum number of bytes that are read from a project's instruction files, all files together.
    pub project_doc_max_bytes: Option<usize>,
    /// File names that are tried in a folder without `AGENTS.md`.
    pub project_doc_fallback_filenames: Vec<String>,
    /// Names of files and folders that mark the root of a project, from which on its configuration, trust, skills and
    /// instruction files count; `.git` by default. With none, only the working directory counts. The file of a project
    /// cannot set it.
    pub project_root_markers: Option<Vec<String>>,
    /// How long a thread that no client follows stays in memory, in seconds; 60 by default.
    #[serde(deserialize_with = "time")]
    pub thread_unload_delay_secs: Option<u64>,
    /// MCP servers, by a name of your choice.
    pub mcp_servers: BTreeMap<String, McpServer>,
    /// Plugins, by `name@marketplace`.
    pub plugins: BTreeMap<String, PluginSettings>,
    /// Name of the profile that applies.
    pub profile: Option<String>,
    /// Named sets of keys; the chosen profile applies.
    pub profiles: BTreeMap<String, Map<String, Value>>,
    /// Settings of projects, by absolute path.
    pub projects: BTreeMap<String, Project>,
    /// Skills that are switched off.
    pub skills: SkillsConfig,
}

/// Reads a time in seconds from now on that the clock can tell.
fn time<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<u64>, D::Error> {
    let seconds = Option::deserialize(reader)?;
    let end = |seconds| Instant::now().checked_add(Duration::from_secs(seconds));
    match seconds {
        Some(seconds) if end(seconds).is_none() => Err(de::Error::custom("it is too large")),
        seconds => Ok(seconds),
    }
}

/// Which skills are switched on or off.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct SkillsConfig {
    /// Switches of single skills; a later one counts for more.
    pub config: Vec<SkillSwitch>,
    /// Whether the model is told which skills there are; `true` by default.
    pub include_instructions: Option<bool>,
}

/// Switches a skill on or off. It is named by its path or by its name, not by both.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct SkillSwitch {
    /// Absolute path of its `SKILL.md`.
    pub path: Option<PathBuf>,
    /// Its name.
    pub name: Option<String>,
    /// Whether it is on; `true` by default.
    pub enabled: bool,
}

impl Default for SkillSwitch {
    fn default() -> Self {
        Self {
            path: None,
            name: None,
            enabled: true,
        }
    }
}

impl SkillsConfig {
    /// Tells whether a skill is on.
    pub fn is_enabled(&self, name: &str, file: &Path) -> bool {
        let switch = self
            .config
            .iter()
            .rev()
            .find(|switch| match (&switch.path, &switch.name) {
                (Some(path), None) => absolute(Path::new("/"), path) == file,
                (None, Some(given)) => given.trim() == name,
                // It does not say which skill it is for.
                _ => false,
            });
        switch.is_none_or(|switch| switch.enabled)
    }
}

impl Config {
    /// Tells whether agents may spawn subagents.
    pub fn has_subagents(&self) -> bool {
        self.features.multi_agent
            && !self.features.is_off("collab")
            && self.agents.enabled != Some(false)
    }

    /// Returns the default provider: the configured one, or `openai` if only a model, a catalog of models or its
    /// address is configured.
    pub fn chosen_provider(&self) -> Option<&str> {
        let is_set = self.model.is_some()
            || self.openai_base_url.is_some()
            || self.model_catalog_json.is_some();
        let of_openai = is_set.then_some("openai");
        self.model_provider.as_deref().or(of_openai)
    }
}

/// A provider of models.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct ModelProvider {
    /// Display name.
    pub name: Option<String>,
    /// Base URL of the API, without a final slash.
    pub base_url: Option<String>,
    /// The API that the provider speaks; `responses` by default if the provider is not built in.
    pub wire_api: Option<WireApi>,
    /// Environment variable that holds the API key.
    pub env_key: Option<String>,
    /// Instructions for users if the variable is not set.
    pub env_key_instructions: Option<String>,
    /// The API key itself, if an environment variable cannot be used.
    pub experimental_bearer_token: Option<String>,
    /// Program that writes the API key.
    pub auth: Option<ProviderAuth>,
    /// Query parameters of every request.
    pub query_params: BTreeMap<String, String>,
    /// HTTP headers of every request.
    pub http_headers: BTreeMap<String, String>,
    /// HTTP headers of every request, with the environment variables that hold their values.
    pub env_http_headers: BTreeMap<String, String>,
    /// Maximum number of retries of a failed request.
    pub request_max_retries: Option<u64>,
    /// Maximum number of retries of a broken stream.
    pub stream_max_retries: Option<u64>,
    /// Idle timeout of a stream in milliseconds: without data for this long, the stream counts as broken.
    pub stream_idle_timeout_ms: Option<u64>,
    /// Whether the login of this server is used as the key.
    pub requires_openai_auth: bool,
    /// Provider that is used instead. Nothing above counts then, neither keys nor headers: its address is somebody
    /// else's choice.
    pub replacement: Option<Box<ModelProvider>>,
}

/// A program that writes the API key of a provider to its standard output.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct ProviderAuth {
    /// The program.
    pub command: String,
    /// Its arguments.
    pub args: Vec<String>,
    /// How long it may take, in milliseconds; 5000 by default.
    pub timeout_ms: Option<u64>,
    /// Milliseconds after which it is asked for another key; 300000 by default, 0: only when the provider refuses the key.
    pub refresh_interval_ms: Option<u64>,
    /// Its working directory; that of the server by default.
    pub cwd: Option<PathBuf>,
}

/// The way to sign in that the configuration demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum LoginMethod {
    /// With an account of the vendor.
    ChatGpt,
    /// With an API key.
    Api,
}

/// Where the key of a sign-in is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum CredentialsStore {
    /// In `auth.json`.
    File,
    /// In the keyring of the system, which this server does not have.
    Keyring,
    /// As `file`.
    Auto,
    /// In memory.
    Ephemeral,
}

/// Names of workspaces: one, or several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(untagged)]
pub enum Workspaces {
    /// One.
    One(String),
    /// Several.
    Several(Vec<String>),
}

impl Workspaces {
    /// Returns all names.
    pub fn names(&self) -> &[String] {
        match self {
            Self::One(name) => std::slice::from_ref(name),
            Self::Several(names) => names,
        }
    }
}

impl ModelProvider {
    /// Tells whether it has a key, or a program that writes one, so that no sign-in counts.
    pub fn has_own_key(&self) -> bool {
        self.experimental_bearer_token.is_some() || self.auth.is_some()
    }

    /// Returns what is wrong with the ways to get a key, if anything is.
    pub(super) fn problem_of_auth(&self) -> Option<&'static str> {
        let auth = self.auth.as_ref()?;
        if auth.command.trim().is_empty() {
            return Some("provider auth.command must not be empty");
        }
        if self.env_key.is_some() {
            return Some("provider auth cannot be combined with env_key");
        }
        if self.experimental_bearer_token.is_some() {
            return Some("provider auth cannot be combined with experimental_bearer_token");
        }
        self.requires_openai_auth
            .then_some("provider auth cannot be combined with requires_openai_auth")
    }
}

impl fmt::Debug for ModelProvider {
    /// Omits what may contain keys: URL, token, query and headers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ModelProvider")
            .field("name", &self.name)
            .field("wire_api", &self.wire_api)
            .field("env_key", &self.env_key)
            .finish_non_exhaustive()
    }
}

/// The API protocol of a provider.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum WireApi {
    /// OpenAI Responses API, `POST /responses`.
    #[default]
    Responses,
    /// OpenAI Chat Completions API, `POST /chat/completions`.
    Chat,
    /// Anthropic Messages API, `POST /messages`.
    Anthropic,
}

/// When the agent asks for approval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ApprovalPolicy {
    /// Before every command and patch.
    Untrusted,
    /// When the sandbox has refused an action.
    OnFailure,
    /// When the agent wants to leave the sandbox.
    OnRequest,
    /// By category.
    Granular(Granular),
    /// Never; actions that need approval are refused.
    Never,
}

/// Who decides when approval is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ApprovalsReviewer {
    /// The user.
    User,
    /// The thread's model, in a conversation of its own.
    #[serde(alias = "guardian_subagent")]
    AutoReview,
}

/// Categories of approvals: `true` asks the user, `false` refuses without asking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct Granular {
    /// Actions outside of the sandbox.
    pub sandbox_approval: bool,
    /// Commands for which a rule requires approval.
    pub rules: bool,
    /// Elicitations of MCP servers.
    pub mcp_elicitations: bool,
    /// Permission requests of the agent.
    pub request_permissions: bool,
    /// Use of skills.
    pub skill_approval: bool,
}

/// What commands may read and write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SandboxMode {
    /// Commands read everything and write nothing.
    ReadOnly,
    /// Commands write below the working directory and the listed folders.
    WorkspaceWrite,
    /// No limits.
    DangerFullAccess,
}

/// Details of the `workspace-write` sandbox.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct SandboxWorkspaceWrite {
    /// Further writable folders. Relative paths begin at the folder of the file, and `~/` at the home folder of the user.
    pub writable_roots: Vec<PathBuf>,
    /// Whether commands may use the network.
    pub network_access: bool,
    /// Makes the folder named by `TMPDIR` read-only.
    pub exclude_tmpdir_env_var: bool,
    /// Makes `/tmp` read-only.
    pub exclude_slash_tmp: bool,
}

/// Settings of optional tools of the agent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct Tools {
    /// The tool that fetches web pages.
    pub web_fetch: WebFetch,
    /// Other keys, kept as they are.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Features that can be switched on or off. Unknown keys are kept unchanged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct Features {
    /// Whether the agent may spawn subagents.
    pub multi_agent: bool,
    /// Other keys, kept as they are.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// How the model's provider searches the web. Providers that know no such search ignore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum WebSearch {
    /// Not at all: the model has no tool for it.
    Disabled,
    /// In what the provider keeps of the web.
    Cached,
    /// As `cached`.
    Indexed,
    /// In the web as it is now.
    Live,
}

impl Features {
    /// Tells whether a feature is on, which is `default` where the configuration does not say so.
    pub fn is_enabled(&self, name: &str, default: bool) -> bool {
        match name {
            "multi_agent" => self.multi_agent,
            name => {
                let switched = self.other.get(name);
                switched.and_then(Value::as_bool).unwrap_or(default)
            }
        }
    }

    /// Tells whether a feature that is off by default is on.
    pub fn is_on(&self, name: &str) -> bool {
        self.is_enabled(name, false)
    }

    /// Tells whether a feature that is on by default is off.
    pub fn is_off(&self, name: &str) -> bool {
        !self.is_enabled(name, true)
    }
}

impl Default for Features {
    fn default() -> Self {
        Self {
            multi_agent: true,
            other: Map::new(),
        }
    }
}

/// Limits of subagents, and agents of other makers: an entry with a `command` is a program that speaks the Agent Client
/// Protocol on its standard input and output.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct Agents {
    /// Maximum number of open agents in the tree of one thread.
    pub max_threads: usize,
    /// Maximum depth of the tree: with 1, the first agent spawns subagents, and these spawn none.
    pub max_depth: i64,
    /// Whether the agent may spawn subagents; `true` by default.
    pub enabled: Option<bool>,
    /// Agents by name, and other keys, kept as they are. See [`Agents::program`].
    #[serde(flatten, deserialize_with = "entries")]
    pub other: Map<String, Value>,
}

/// The keys of Codex in `[agents]` that are no entries.
const AGENT_LIMITS: [&str; 5] = [
    "default_subagent_model",
    "default_subagent_reasoning_effort",
    "interrupt_message",
    "job_max_runtime_seconds",
    "max_concurrent_threads_per_session",
];

/// Reads the entries of `[agents]`.
fn entries<'de, D: Deserializer<'de>>(reader: D) -> Result<Map<String, Value>, D::Error> {
    let entries = Map::deserialize(reader)?;
    let wrong = entries
        .iter()
        .find(|(key, entry)| !entry.is_object() && !AGENT_LIMITS.contains(&key.as_str()));
    let Some((_, wrong)) = wrong else {
        return Ok(entries);
    };
    let found = match wrong {
        Value::String(text) => Unexpected::Str(text),
        Value::Bool(value) => Unexpected::Bool(*value),
        Value::Number(number) => match number.as_i64() {
            Some(number) => Unexpected::Signed(number),
            None => Unexpected::Other("number"),
        },
        _ => Unexpected::Seq,
    };
    Err(de::Error::invalid_type(found, &"struct AgentRoleToml"))
}

impl Agents {
    /// Returns the program of the agent with this name; `None` if there is no entry with a `command`.
    ///
    /// Errors: the problem with the entry, with its key.
    pub fn program(&self, name: &str) -> Option<Result<AgentProgram, String>> {
        let entry = self.other.get(name)?;
        entry.get("command")?;
        let program = read(entry);
        Some(
            program
                .map_err(|wrong| format!("agents.{name}.{}: {}", wrong.key, wrong.message))
                .and_then(|program: AgentProgram| {
                    let is_empty =
                        |command: &[String]| command.first().is_none_or(String::is_empty);
                    if is_empty(&program.command) {
                        return Err(format!("agents.{name}.command: it names no program"));
                    }
                    let mut proxies = program.proxies.iter();
                    match proxies.position(|proxy| is_empty(proxy)) {
                        Some(at) => {
                            Err(format!("agents.{name}.proxies[{at}]: it names no program"))
                        }
                        None => Ok(program),
                    }
                }),
        )
    }

    /// Returns the names of all agents that have a program, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let entries = self.other.iter();
        let programs = entries.filter(|(_, entry)| entry.get("command").is_some());
        programs.map(|(name, _)| name.as_str())
    }
}

/// A program that speaks the Agent Client Protocol on its standard input and output.
#[derive(Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct AgentProgram {
    /// Program and arguments.
    pub command: Vec<String>,
    /// Environment variables of the program, besides those of the server.
    pub env: BTreeMap<String, String>,
    /// Programs between the server and the agent, with their arguments: proxies of the Agent Client Protocol. The first one
    /// is the one that the server talks to. `env` is for the agent alone.
    pub proxies: Vec<Vec<String>>,
    /// Timeout of the start in seconds, with all proxies, and of each request that begins or changes a session; 60 by
    /// default.
    pub startup_timeout_sec: Option<u32>,
}

impl fmt::Debug for AgentProgram {
    /// Omits what may contain keys: arguments and environment.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AgentProgram")
            .field("program", &self.command.first())
            .finish_non_exhaustive()
    }
}

impl Default for Agents {
    fn default() -> Self {
        Self {
            max_threads: 6,
            max_depth: 1,
            enabled: None,
            other: Map::new(),
        }
    }
}

/// Settings of the server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct AppServer {
    /// Seconds that a WebSocket connection outlives the loss of its transport, if the client asked to reconnect; 60 by
    /// default, 0 disables it.
    pub reconnect_grace_sec: Option<u32>,
    /// Whether each thread is also written to a file below `sessions` in the home folder, in Codex's format, for people
    /// and tools; `true` by default.
    pub rollout_files: Option<bool>,
    /// Milliseconds that a command says nothing until clients that follow its terminal are told that it stalls; 60000 by
    /// default, 0: they are never told.
    pub terminal_stall_ms: Option<u32>,
    /// Other keys, kept as they are.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Settings of the tool that fetches web pages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct WebFetch {
    /// Whether the tool is enabled. The server itself sends its requests, outside of the sandbox.
    pub enabled: bool,
    /// Whether addresses of this machine and of private networks are allowed.
    pub private_addresses: bool,
}

/// Settings of a project.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct Project {
    /// Whether the user trusts the project. Without an answer, agents may only read in it.
    pub trust_level: Option<TrustLevel>,
}

/// Whether the user trusts a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TrustLevel {
    /// The project's own configuration applies, and agents may write in the project.
    Trusted,
    /// Agents may write in the project, and ask before each command and patch. They are not told its instruction files.
    Untrusted,
}
