// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/codex/types/*.json.

//! Objects of the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::unions::*;
use crate::RawJson;
use crate::support;

/// How to read the account.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAccountParams {
    /// Whether to refresh the tokens first. Absent: no. Ignored for tokens a host application supplies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refresh_token: Option<bool>,
}

/// Who is signed in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAccountResponse {
    /// The account. `null`: nobody, or the provider needs none.
    pub account: Option<Account>,
    /// Id of the user. `null`: not known.
    pub user_id: Option<String>,
    /// Whether the model provider needs an account.
    pub requires_openai_auth: bool,
    /// Where requests of the account's workspace go. `null`: not known.
    pub workspace_routing: Option<WorkspaceRouting>,
}

/// A ChatGPT account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountChatgpt {
    /// Mail address. `null`: not known.
    pub email: Option<String>,
    /// Plan of the account.
    pub plan_type: PlanType,
    /// Name of the chosen workspace. `null`: not known.
    pub workspace_name: Option<String>,
}

/// Amazon Bedrock.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountAmazonBedrock {
    /// Whether the server keeps the credentials.
    #[serde(default)]
    pub uses_codex_managed_credentials: bool,
}

/// Where requests of a workspace go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceRouting {
    /// Id of the workspace's account.
    pub chatgpt_account_id: String,
    /// Origin of the back end.
    pub backend_origin: String,
    /// Region the account is bound to.
    pub account_routing_override: AccountRoutingOverride,
}

/// Somebody signed in or out.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountUpdatedNotification {
    /// How the server signs in now. `null`: not at all.
    pub auth_mode: Option<AuthMode>,
    /// Plan of the account. `null`: not known.
    pub plan_type: Option<PlanType>,
}

/// The limits of the account as the last answer of the provider told them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountRateLimitsUpdatedNotification {
    /// The limits. A `null` in it says nothing new; it does not clear an earlier value.
    pub rate_limits: RateLimitSnapshot,
}

/// Limits of an account.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RateLimitSnapshot {
    /// Id of the limit. `null`: not known.
    pub limit_id: Option<String>,
    /// Name of the limit. `null`: not known.
    pub limit_name: Option<String>,
    /// Model the limit is counted for. `null`: not known.
    pub normal_model_slug: Option<String>,
    /// The short window. `null`: not known.
    pub primary: Option<RateLimitWindow>,
    /// The long window. `null`: not known.
    pub secondary: Option<RateLimitWindow>,
    /// Credits of the account. `null`: not known.
    pub credits: Option<CreditsSnapshot>,
    /// Spending limit of the user. `null`: not known.
    pub individual_limit: Option<SpendControlLimitSnapshot>,
    /// Whether the spending limit is reached. `null`: not known.
    pub spend_control_reached: Option<bool>,
    /// Plan of the account. `null`: not known.
    pub plan_type: Option<PlanType>,
    /// Which limit is reached. `null`: none, or not known.
    pub rate_limit_reached_type: Option<RateLimitReachedType>,
}

/// A limit over some time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RateLimitWindow {
    /// How much is used, in percent, rounded.
    pub used_percent: i32,
    /// Length of the window in minutes. `null`: not known.
    pub window_duration_mins: Option<i64>,
    /// When the window begins anew, in Unix seconds. `null`: not known.
    pub resets_at: Option<i64>,
}

/// Credits of an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CreditsSnapshot {
    /// Whether there are any.
    pub has_credits: bool,
    /// Whether they do not run out.
    pub unlimited: bool,
    /// How many are left, as decimal text. `null`: not known.
    pub balance: Option<String>,
}

/// Spending limit of a user.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SpendControlLimitSnapshot {
    /// The limit, as decimal text.
    pub limit: String,
    /// What is spent, as decimal text.
    pub used: String,
    /// What is left, in percent.
    pub remaining_percent: i32,
    /// When it begins anew, in Unix seconds.
    pub resets_at: i64,
}

/// Asks whether a command may run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecutionRequestApprovalParams {
    /// What is asked for.
    #[serde(default = "default_command_execution_request_approval_params_kind")]
    pub kind: CommandExecutionApprovalKind,
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Item of the command; for a fresh command this is the call id of the model.
    pub item_id: String,
    /// When the question was asked, in Unix milliseconds.
    #[serde(default)]
    pub started_at_ms: i64,
    /// Tells apart several questions about one item. Absent: the item has only this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_id: Option<String>,
    /// Environment the command will run in. `null`: not known.
    pub environment_id: Option<String>,
    /// Why permission is needed. Absent: no reason given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Set when the question is about a network connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network_approval_context: Option<NetworkApprovalContext>,
    /// The command as one shell-quoted line. Absent: no command is involved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// Working directory of the command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<LegacyAppPathString>,
    /// What the command does, as far as its text tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command_actions: Option<Vec<CommandAction>>,
    /// Rights the command wants beyond those of the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_permissions: Option<AdditionalPermissionProfile>,
    /// Command prefix, one word each, that the user may allow for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposed_execpolicy_amendment: Option<Vec<String>>,
    /// Network rules the user may store.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposed_network_policy_amendments: Option<Vec<NetworkPolicyAmendment>>,
    /// Decisions to offer, in order. `decline` is accepted even when it is not listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub available_decisions: Option<Vec<CommandExecutionApprovalDecision>>,
}

/// The network connection a question is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NetworkApprovalContext {
    /// Host name or address.
    pub host: String,
    /// Protocol of the connection.
    pub protocol: NetworkApprovalProtocol,
}

/// A rule for one host that can be stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NetworkPolicyAmendment {
    /// Host name or address.
    pub host: String,
    /// What the rule says.
    pub action: NetworkPolicyRuleAction,
}

/// Answer to the question about a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandExecutionRequestApprovalResponse {
    /// What the user decided.
    pub decision: CommandExecutionApprovalDecision,
}

/// A command prefix to allow from now on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExecpolicyAmendmentDecision {
    /// First words of the command, one element each.
    pub execpolicy_amendment: Vec<String>,
}

/// A network rule to store.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NetworkPolicyAmendmentDecision {
    /// The rule.
    pub network_policy_amendment: NetworkPolicyAmendment,
}

/// Asks whether file changes may be made. The changes are in the item that was started before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FileChangeRequestApprovalParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Item with the changes.
    pub item_id: String,
    /// When the question was asked, in Unix milliseconds.
    #[serde(default)]
    pub started_at_ms: i64,
    /// Why permission is needed. `null`: no reason given.
    pub reason: Option<String>,
    /// Directory that becomes writable for the rest of the session when accepted. `null`: none.
    pub grant_root: Option<String>,
}

/// Answer to the question about file changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileChangeRequestApprovalResponse {
    /// What the user decided.
    pub decision: FileChangeApprovalDecision,
}

/// A request of the server needs no answer any more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ServerRequestResolvedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the request that was answered or withdrawn.
    pub request_id: RequestId,
}

/// Which configuration to read.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigReadParams {
    /// Whether to include every layer by itself. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_layers: Option<bool>,
    /// Directory whose project layers are added. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
}

/// The configuration in force.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigReadResponse {
    /// All layers put together.
    pub config: Config,
    /// Layer each value comes from, by dotted key.
    pub origins: BTreeMap<String, ConfigLayerMetadata>,
    /// The layers by themselves, the strongest first. Absent: not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layers: Option<Vec<ConfigLayer>>,
}

/// Identifies a layer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigLayerMetadata {
    /// Where the layer comes from.
    pub name: ConfigLayerSource,
    /// Hash of its content, for guarded writes.
    pub version: String,
}

/// A layer of the configuration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigLayer {
    /// Where the layer comes from.
    pub name: ConfigLayerSource,
    /// Hash of its content, for guarded writes.
    pub version: String,
    /// Its values, any JSON.
    pub config: RawJson,
    /// Why the layer is not applied. Absent: it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabled_reason: Option<String>,
}

/// Defaults that came with the installation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigLayerSourcePackagedDefaults {
    /// The file.
    pub file: AbsolutePathBuf,
}

/// Settings of a device management, on macOS.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigLayerSourceMdm {
    /// Preference domain.
    pub domain: String,
    /// Preference key.
    pub key: String,
}

/// The file of the machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigLayerSourceSystem {
    /// The file; it need not exist.
    pub file: AbsolutePathBuf,
}

/// Settings an enterprise delivers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigLayerSourceEnterpriseManaged {
    /// Id of the delivered layer.
    pub id: String,
    /// Its name for administrators.
    pub name: String,
}

/// The file of the user, the only one that is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigLayerSourceUser {
    /// The file; it need not exist.
    pub file: AbsolutePathBuf,
    /// Profile laid over it. `null`: none.
    pub profile: Option<String>,
}

/// A folder of a project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigLayerSourceProject {
    /// The folder.
    pub dot_codex_folder: AbsolutePathBuf,
}

/// A managed file of the older kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigLayerSourceLegacyManagedConfigTomlFromFile {
    /// The file.
    pub file: AbsolutePathBuf,
}

/// Configuration values. Known keys are always present; unknown ones are kept.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Config {
    /// Model to use. `null`: the provider's default.
    pub model: Option<String>,
    /// Model for reviews. `null`: that of the thread.
    pub review_model: Option<String>,
    /// Most tokens the model can take in. `null`: as the catalog says.
    pub model_context_window: Option<i64>,
    /// Tokens from which on the history is summarized. `null`: the model's own.
    pub model_auto_compact_token_limit: Option<i64>,
    /// What counts against that limit. `null`: the default.
    pub model_auto_compact_token_limit_scope: Option<AutoCompactTokenLimitScope>,
    /// Id of the model provider. `null`: the built-in one.
    pub model_provider: Option<String>,
    /// When to ask before acting. `null`: the default.
    pub approval_policy: Option<AskForApproval>,
    /// Who answers approval questions. `null`: the user.
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// What commands and patches may touch. `null`: the default.
    pub sandbox_mode: Option<SandboxMode>,
    /// Details of the workspace-write sandbox. `null`: the defaults.
    pub sandbox_workspace_write: Option<SandboxWorkspaceWrite>,
    /// Workspaces the user may sign in to. `null`: any.
    pub forced_chatgpt_workspace_id: Option<ForcedChatgptWorkspaceIds>,
    /// Way the user must sign in. `null`: any.
    pub forced_login_method: Option<ForcedLoginMethod>,
    /// Whether the model may search the web. `null`: the default.
    pub web_search: Option<WebSearchMode>,
    /// Search the client prefers. `null`: the model's choice.
    pub client_search_provider: Option<WebSearchProvider>,
    /// Settings of built-in tools. `null`: the defaults.
    pub tools: Option<ToolsV2>,
    /// Name of the profile in use. `null`: none.
    pub profile: Option<String>,
    /// Profiles by name.
    #[serde(default)]
    pub profiles: BTreeMap<String, ProfileV2>,
    /// Text in place of the built-in instructions. `null`: the built-in ones.
    pub instructions: Option<String>,
    /// Text in addition to the built-in instructions. `null`: none.
    pub developer_instructions: Option<String>,
    /// Prompt for summarizing a history. `null`: the built-in one.
    pub compact_prompt: Option<String>,
    /// Reasoning effort. `null`: the model's default.
    pub model_reasoning_effort: Option<ReasoningEffort>,
    /// How much of the reasoning is summarized. `null`: the default.
    pub model_reasoning_summary: Option<ReasoningSummary>,
    /// How long answers are. `null`: the model's default.
    pub model_verbosity: Option<Verbosity>,
    /// Service tier of the model provider. `null`: its default.
    pub service_tier: Option<String>,
    /// Settings of usage statistics. `null`: the defaults.
    pub analytics: Option<AnalyticsConfig>,
    /// Settings of apps. `null`: the defaults.
    pub apps: Option<AppsConfig>,
    /// Settings of work in a browser. `null`: the defaults.
    pub browser_use: Option<BrowserUseConfig>,
    /// Settings of work on the desktop. `null`: the defaults.
    pub computer_use: Option<ComputerUseConfig>,
    /// Settings of the desktop application, by name. `null`: none.
    pub desktop: Option<RawJson>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// A named set of configuration values; unknown keys are kept.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ProfileV2 {
    /// Model to use. `null`: not set.
    pub model: Option<String>,
    /// Id of the model provider. `null`: not set.
    pub model_provider: Option<String>,
    /// When to ask before acting. `null`: not set.
    pub approval_policy: Option<AskForApproval>,
    /// Reasoning effort. `null`: not set.
    pub model_reasoning_effort: Option<ReasoningEffort>,
    /// How much of the reasoning is summarized. `null`: not set.
    pub model_reasoning_summary: Option<ReasoningSummary>,
    /// How long answers are. `null`: not set.
    pub model_verbosity: Option<Verbosity>,
    /// Whether the model may search the web. `null`: not set.
    pub web_search: Option<WebSearchMode>,
    /// Address of the ChatGPT back end. `null`: not set.
    pub chatgpt_base_url: Option<String>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// Details of the workspace-write sandbox.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct SandboxWorkspaceWrite {
    /// Further writable directories.
    #[serde(default)]
    pub writable_roots: Vec<String>,
    /// Whether commands can reach the network.
    #[serde(default)]
    pub network_access: bool,
    /// Whether the directory in `TMPDIR` is left read-only.
    #[serde(default)]
    pub exclude_tmpdir_env_var: bool,
    /// Whether `/tmp` is left read-only.
    #[serde(default)]
    pub exclude_slash_tmp: bool,
}

/// Settings of built-in tools.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ToolsV2 {
    /// Settings of the web search. `null`: the defaults.
    pub web_search: Option<ToolsWebSearch>,
    /// Whether the model may look at images. `null`: the default.
    pub view_image: Option<bool>,
}

/// How the web search works.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct WebSearchToolConfig {
    /// How much the model gets to read. `null`: the default.
    pub context_size: Option<WebSearchContextSize>,
    /// Domains it is limited to. `null`: none.
    pub allowed_domains: Option<Vec<String>>,
    /// Where the user is. `null`: not known.
    pub location: Option<WebSearchLocation>,
}

/// Where the user is, roughly.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct WebSearchLocation {
    /// Country code of two letters. `null`: not known.
    pub country: Option<String>,
    /// Region. `null`: not known.
    pub region: Option<String>,
    /// City. `null`: not known.
    pub city: Option<String>,
    /// Time zone name. `null`: not known.
    pub timezone: Option<String>,
}

/// Settings of usage statistics; unknown keys are kept.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct AnalyticsConfig {
    /// Whether they are collected. `null`: the default.
    pub enabled: Option<bool>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// Settings of apps.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct AppsConfig {
    /// Settings of apps without their own. `null`: the defaults.
    #[serde(rename = "_default")]
    pub default: Option<AppsDefaultConfig>,
}

/// Settings of apps without their own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AppsDefaultConfig {
    /// Whether apps can be used.
    #[serde(default = "default_true")]
    pub enabled: bool,
    /// Who answers approval questions of apps. `null`: as for the thread.
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// When the user is asked before a tool is called. `null`: the default.
    pub default_tools_approval_mode: Option<AppToolApproval>,
    /// Whether tools that destroy data can be used.
    #[serde(default = "default_true")]
    pub destructive_enabled: bool,
    /// Whether tools that reach outside can be used.
    #[serde(default = "default_true")]
    pub open_world_enabled: bool,
}

impl Default for AppsDefaultConfig {
    fn default() -> Self {
        Self {
            enabled: default_true(),
            approvals_reviewer: Default::default(),
            default_tools_approval_mode: Default::default(),
            destructive_enabled: default_true(),
            open_world_enabled: default_true(),
        }
    }
}

/// Settings of work in a browser.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct BrowserUseConfig {
    /// Whether the browser's history can be read. `null`: the default.
    pub allow_history_access: Option<bool>,
    /// Rights on origins without their own. `null`: the defaults.
    pub default_origin_policy: Option<BrowserUseOriginPolicyConfig>,
    /// Rights by origin. `null`: none set.
    pub origins: Option<BTreeMap<String, BrowserUseOriginPolicyConfig>>,
}

/// Rights on an origin.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct BrowserUseOriginPolicyConfig {
    /// Opening its pages. `null`: the default.
    pub access: Option<AllowDenyRequirement>,
    /// Downloading files. `null`: the default.
    pub downloads: Option<AllowDenyRequirement>,
    /// Uploading files. `null`: the default.
    pub uploads: Option<AllowDenyRequirement>,
    /// Full control through the debugging protocol. `null`: the default.
    pub full_cdp_access: Option<AllowDenyRequirement>,
}

/// Settings of work on the desktop.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ComputerUseConfig {
    /// Access to applications without a rule. `null`: the default.
    pub default_app_access: Option<AllowDenyRequirement>,
    /// Rules on macOS. `null`: none.
    pub macos: Option<ComputerUseMacosConfig>,
    /// Rules on Windows. `null`: none.
    pub windows: Option<ComputerUseWindowsConfig>,
}

/// Rules for applications on macOS.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ComputerUseMacosConfig {
    /// Access by bundle id. `null`: none set.
    pub bundle_ids: Option<BTreeMap<String, AllowDenyRequirement>>,
}

/// Rules for applications on Windows.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ComputerUseWindowsConfig {
    /// Access by application user model id. `null`: none set.
    pub aumids: Option<BTreeMap<String, AllowDenyRequirement>>,
    /// Access by program file. `null`: none set.
    pub exes: Option<Vec<ComputerUseWindowsExeConfig>>,
}

/// Rule for a program file on Windows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ComputerUseWindowsExeConfig {
    /// Publisher in its signature.
    pub publisher_name: String,
    /// Product in its signature.
    pub product_name: String,
    /// Name of the file. `null`: any.
    pub binary_name: Option<String>,
    /// The rule.
    pub access: AllowDenyRequirement,
}

/// What a client says about itself when it opens a connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeParams {
    /// Name and version of the client.
    pub client_info: ClientInfo,
    /// What the client opts into. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<InitializeCapabilities>,
}

/// Identifies a client program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClientInfo {
    /// Machine-readable name; it becomes the originator of the threads the client creates.
    pub name: String,
    /// Name for people. Absent: `name` is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Version of the client, in any format.
    pub version: String,
}

/// Opt-ins of one connection.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeCapabilities {
    /// Whether experimental methods, members and values may be used on this connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub experimental_api: Option<bool>,
    /// Whether the client answers `attestation/generate` requests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_attestation: Option<bool>,
    /// Older way to announce the `openai/form` extension; `extensions` replaces it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_server_openai_form_elicitation: Option<bool>,
    /// MCP extension settings of the client, by extension name. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<RawJson>,
    /// Whether gateway sign-in is started by the client rather than by the server opening a browser.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explicit_gateway_oauth: Option<bool>,
    /// Whether the client shows `humanCommand` approvals to a person. Needs `experimentalApi`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required_human_approval: Option<bool>,
    /// Exact names of notifications that are not to be sent on this connection. Unknown names are accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opt_out_notification_methods: Option<Vec<String>>,
}

/// What the server says about itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeResponse {
    /// User agent of provider requests: client name, server version, system, terminal and client version.
    pub user_agent: String,
    /// Absolute path of the server's home directory.
    #[serde(default)]
    pub codex_home: AbsolutePathBuf,
    /// Family of the server's operating system, such as `unix` or `windows`.
    #[serde(default)]
    pub platform_family: String,
    /// Operating system of the server, such as `linux` or `macos`.
    #[serde(default)]
    pub platform_os: String,
}

/// Input of the method that exists to test the experimental gate.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct MockExperimentalMethodParams {
    /// Text to send back. Absent: `null` comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// Output of the method that exists to test the experimental gate.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct MockExperimentalMethodResponse {
    /// The `value` of the request, or `null` when it had none.
    pub echoed: Option<String>,
}

/// State of remote control and the identity under which the server is reachable.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlStatusChangedNotification {
    /// Current state.
    pub status: RemoteControlConnectionStatus,
    /// Name of this server for people.
    pub server_name: String,
    /// Id of this installation, stable across restarts.
    pub installation_id: String,
    /// Environment the server is registered as. `null`: not registered.
    pub environment_id: Option<String>,
}

/// Tools that became available.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemAdditionalTools {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Role the piece has in the conversation.
    pub role: String,
    /// The tools, any JSON each.
    pub tools: Vec<RawJson>,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemMessage {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Who speaks, such as `user` or `assistant`.
    pub role: String,
    /// The pieces.
    pub content: Vec<ContentItem>,
    /// What part of an answer it is. `null`: not known.
    pub phase: Option<MessagePhase>,
    /// Where it stands. `null`: not given.
    pub status: Option<String>,
    /// Whether the turn ends with it. `null`: not given.
    pub end_turn: Option<bool>,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A message from one agent to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemAgentMessage {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Agent that speaks.
    pub author: String,
    /// Agent that is spoken to.
    pub recipient: String,
    /// The pieces.
    pub content: Vec<AgentMessageInputContent>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Reasoning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemReasoning {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Parts of the summary.
    pub summary: Vec<ReasoningItemReasoningSummary>,
    /// Parts of the reasoning itself. `null`: not shown.
    pub content: Option<Vec<ReasoningItemContent>>,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A command the provider's own shell tool asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemLocalShellCall {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Id that ties a call to its output. `null`: none.
    pub call_id: Option<String>,
    /// Where it stands.
    pub status: LocalShellStatus,
    /// What to run.
    pub action: LocalShellAction,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A call of a tool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemFunctionCall {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Name of the tool.
    pub name: String,
    /// Group of the tool. `null`: none.
    pub namespace: Option<String>,
    /// Arguments as JSON text.
    pub arguments: String,
    /// Id that ties the call to its output.
    pub call_id: String,
    /// Where it stands. `null`: not given.
    pub status: Option<String>,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Encrypted arguments. `null`: none.
    pub encrypted_function_args: Option<Vec<String>>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A search for tools.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemToolSearchCall {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Id that ties a call to its output. `null`: none.
    pub call_id: Option<String>,
    /// Where it stands. `null`: not given.
    pub status: Option<String>,
    /// Who runs the search.
    pub execution: String,
    /// Arguments, any JSON.
    pub arguments: RawJson,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Output of a tool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemFunctionCallOutput {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Id that ties a call to its output. `null`: none.
    pub call_id: Option<String>,
    /// Name of the tool. `null`: not given.
    pub name: Option<String>,
    /// Group of the tool. `null`: none.
    pub namespace: Option<String>,
    /// What it returned.
    pub output: FunctionCallOutputBody,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A call of a tool with free text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemCustomToolCall {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Where it stands. `null`: not given.
    pub status: Option<String>,
    /// Id that ties the call to its output.
    pub call_id: String,
    /// Name of the tool.
    pub name: String,
    /// Group of the tool. `null`: none.
    pub namespace: Option<String>,
    /// The text.
    pub input: String,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Output of a tool with free text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemCustomToolCallOutput {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Id that ties the output to its call.
    pub call_id: String,
    /// Name of the tool. `null`: not given.
    pub name: Option<String>,
    /// What it returned.
    pub output: FunctionCallOutputBody,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Tools that were found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemToolSearchOutput {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Id that ties a call to its output. `null`: none.
    pub call_id: Option<String>,
    /// Where it stands.
    pub status: String,
    /// Who ran the search.
    pub execution: String,
    /// The tools, any JSON each.
    pub tools: Vec<RawJson>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A search on the web.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ResponseItemWebSearchCall {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Where it stands. `null`: not given.
    pub status: Option<String>,
    /// What was done. `null`: not given.
    pub action: Option<ResponsesApiWebSearchAction>,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// An image being made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemImageGenerationCall {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Where it stands.
    pub status: String,
    /// The prompt as the model changed it. `null`: unchanged.
    pub revised_prompt: Option<String>,
    /// The image, base64.
    pub result: String,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A state of the repository that can be gone back to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemGhostSnapshot {
    /// The commit that holds it.
    pub ghost_commit: GhostCommit,
}

/// A summary of what came before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemCompaction {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// The summary, readable by the provider only.
    pub encrypted_content: String,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Settings that hold from here on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResponseItemConfigurationUpdate {
    /// Reasoning settings.
    pub reasoning: ConfigurationReasoning,
}

/// A summary made by the provider.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ResponseItemContextCompaction {
    /// Id the provider gave it. `null`: none.
    pub id: Option<String>,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Text sent to the model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContentItemInputText {
    /// The text.
    pub text: String,
}

/// An image; exactly one of `image_url` and `file_id` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ContentItemInputImage {
    /// Address or data URL. Absent: `file_id` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image_url: Option<String>,
    /// Id of an uploaded file. Absent: `image_url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
    /// How closely the model looks. `null`: its default.
    pub detail: Option<ImageDetail>,
}

/// A sound; exactly one of `audio_url` and `file_id` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ContentItemInputAudio {
    /// Address or data URL. Absent: `file_id` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audio_url: Option<String>,
    /// Id of an uploaded file. Absent: `audio_url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
}

/// Text of the model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContentItemOutputText {
    /// The text.
    pub text: String,
    /// Notes on the text, any JSON each. `null`: none.
    pub annotations: Option<Vec<RawJson>>,
    /// Probabilities of its tokens, any JSON each. `null`: none.
    pub logprobs: Option<Vec<RawJson>>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentMessageInputContentInputText {
    /// The text.
    pub text: String,
}

/// Content only the provider can read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentMessageInputContentEncryptedContent {
    /// The encrypted text.
    pub encrypted_content: String,
}

/// Data of the provider that is handed through.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct InternalChatMessageMetadataPassthrough {
    /// Turn it belongs to. `null`: not given.
    pub turn_id: Option<String>,
}

/// Reasoning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReasoningItemContentReasoningText {
    /// The text.
    pub text: String,
}

/// Plain text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReasoningItemContentText {
    /// The text.
    pub text: String,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReasoningItemReasoningSummarySummaryText {
    /// The text.
    pub text: String,
}

/// To run a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LocalShellActionExec {
    /// The words of the command.
    pub command: Vec<String>,
    /// Milliseconds it may run. `null`: no limit given.
    pub timeout_ms: Option<u64>,
    /// Working directory. `null`: that of the turn.
    pub working_directory: Option<String>,
    /// Environment variables to set. `null`: none.
    pub env: Option<BTreeMap<String, String>>,
    /// User to run it as. `null`: the current one.
    pub user: Option<String>,
}

/// A search.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ResponsesApiWebSearchActionSearch {
    /// The search text. `null`: see `queries`.
    pub query: Option<String>,
    /// Several search texts. `null`: see `query`.
    pub queries: Option<Vec<String>>,
}

/// A page was opened.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ResponsesApiWebSearchActionOpenPage {
    /// Its address. `null`: not known.
    pub url: Option<String>,
}

/// A page was searched.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ResponsesApiWebSearchActionFindInPage {
    /// Its address. `null`: not known.
    pub url: Option<String>,
    /// What was searched for. `null`: not known.
    pub pattern: Option<String>,
}

/// Reasoning settings inside a history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigurationReasoning {
    /// Reasoning effort.
    pub effort: ReasoningEffort,
}

/// A commit that keeps a state of the working directory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GhostCommit {
    /// Its hash.
    pub id: String,
    /// Hash of its parent. `null`: none.
    pub parent: Option<String>,
    /// Files that were not tracked at that time.
    pub preexisting_untracked_files: Vec<String>,
    /// Directories that were not tracked at that time.
    pub preexisting_untracked_dirs: Vec<String>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserInputText {
    /// The text.
    pub text: String,
    /// Ranges of the text that stand for something else.
    #[serde(default)]
    pub text_elements: Vec<TextElement>,
}

/// An image by address or uploaded file; exactly one of `url` and `fileId` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInputImage {
    /// Address or data URL. Absent: `fileId` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Id of an uploaded file. Absent: `url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
    /// How closely the model looks. `null`: its default.
    pub detail: Option<ImageDetail>,
}

/// An image on the server's disk.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserInputLocalImage {
    /// How closely the model looks. `null`: its default.
    pub detail: Option<ImageDetail>,
    /// Path of the file. When it cannot be read the model gets a note instead.
    pub path: String,
}

/// A sound by address or uploaded file; exactly one of `url` and `fileId` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInputAudio {
    /// Address or data URL. Absent: `fileId` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Id of an uploaded file. Absent: `url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
}

/// A sound on the server's disk.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserInputLocalAudio {
    /// Path of the file.
    pub path: String,
}

/// A skill to use.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserInputSkill {
    /// Name of the skill.
    pub name: String,
    /// Path of its `SKILL.md`.
    pub path: String,
}

/// Something the user refers to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserInputMention {
    /// Name as shown to the user.
    pub name: String,
    /// Path or address of it.
    pub path: String,
}

/// A range of a text that a client shows as something else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TextElement {
    /// The range, in bytes of the UTF-8 text.
    pub byte_range: ByteRange,
    /// What to show instead. `null`: the text itself.
    pub placeholder: Option<String>,
}

/// A range of bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ByteRange {
    /// First byte, counted from 0.
    pub start: u64,
    /// Byte behind the last one.
    pub end: u64,
}

/// A piece of context from the client that is not user input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AdditionalContextEntry {
    /// The text.
    pub value: String,
    /// How far the model may trust it.
    pub kind: AdditionalContextKind,
    /// Label of untrusted context. `null`: none.
    pub name: Option<String>,
}

/// Output of a tool that starts a turn in place of user input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnToolOutput {
    /// Group of the tool. `null`: none.
    pub namespace: Option<String>,
    /// Name of the tool.
    pub name: String,
    /// What it returned.
    pub output: FunctionCallOutputBody,
    /// Whether the output stays in the history the model sees. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retain: Option<bool>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FunctionCallOutputContentItemInputText {
    /// The text.
    pub text: String,
}

/// An image; exactly one of `image_url` and `file_id` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct FunctionCallOutputContentItemInputImage {
    /// Address or data URL. Absent: `file_id` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image_url: Option<String>,
    /// Id of an uploaded file. Absent: `image_url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
    /// How closely the model looks. `null`: its default.
    pub detail: Option<ImageDetail>,
}

/// A sound; exactly one of `audio_url` and `file_id` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct FunctionCallOutputContentItemInputAudio {
    /// Address or data URL. Absent: `file_id` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audio_url: Option<String>,
    /// Id of an uploaded file. Absent: `audio_url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
}

/// Content only the provider can read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FunctionCallOutputContentItemEncryptedContent {
    /// The encrypted text.
    pub encrypted_content: String,
}

/// What the user sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemUserMessage {
    /// Id of the item.
    pub id: String,
    /// Id the client gave the message. `null`: none.
    pub client_id: Option<String>,
    /// The pieces.
    pub content: Vec<UserInput>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// Text a hook put in front of the model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemHookPrompt {
    /// Id of the item.
    pub id: String,
    /// The texts with their origin.
    pub fragments: Vec<HookPromptFragment>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A message of the agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemAgentMessage {
    /// Result of a content check. `null`: none.
    pub moderation: Option<AgentMessageModeration>,
    /// Id of the item.
    pub id: String,
    /// The text; empty when the item starts.
    pub text: String,
    /// What part of the answer it is. `null`: not known.
    pub phase: Option<MessagePhase>,
    /// Memories it draws on. `null`: none.
    pub memory_citation: Option<MemoryCitation>,
    /// How it was delivered. `null`: as usual.
    pub delivery: Option<AgentMessageDelivery>,
    /// Questions to the user that do not stop the turn. `null`: none.
    pub questions: Option<Vec<AsyncUserInputQuestion>>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// Output of a tool that started the turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemFunctionCallOutput {
    /// Id of the item.
    pub id: String,
    /// Name of the tool.
    pub name: String,
    /// Group of the tool. `null`: none.
    pub namespace: Option<String>,
    /// What it returned.
    pub output: FunctionCallOutputBody,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A plan the agent proposes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemPlan {
    /// Id of the item.
    pub id: String,
    /// The plan. It may differ from the sum of its deltas.
    pub text: String,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// What the model thought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemReasoning {
    /// Id of the item.
    pub id: String,
    /// Parts of the summary.
    #[serde(default)]
    pub summary: Vec<String>,
    /// Parts of the reasoning itself, where the model shows it.
    #[serde(default)]
    pub content: Vec<String>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemCommandExecution {
    /// Id of the item.
    pub id: String,
    /// Plugin whose script it runs. `null`: none.
    pub plugin_id: Option<String>,
    /// Path of that script inside the plugin. `null`: none.
    pub script_path: Option<String>,
    /// The command as one shell-quoted line.
    pub command: String,
    /// Working directory.
    pub cwd: LegacyAppPathString,
    /// Id of its terminal. `null`: not started or none.
    pub process_id: Option<String>,
    /// Who started it.
    #[serde(default = "default_thread_item_command_execution_source")]
    pub source: CommandExecutionSource,
    /// Where it stands.
    pub status: CommandExecutionStatus,
    /// What it does, as far as its text tells.
    pub command_actions: Vec<CommandAction>,
    /// Its whole output so far, both streams mixed. `null`: none yet.
    pub aggregated_output: Option<String>,
    /// Exit code. `null`: it has not ended.
    pub exit_code: Option<i32>,
    /// Milliseconds it ran. `null`: it has not ended.
    pub duration_ms: Option<i64>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// Changes to files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemFileChange {
    /// Id of the item.
    pub id: String,
    /// One per file.
    pub changes: Vec<FileUpdateChange>,
    /// Where they stand.
    pub status: PatchApplyStatus,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A call of an MCP server's tool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemMcpToolCall {
    /// Id of the item.
    pub id: String,
    /// Name of the server.
    pub server: String,
    /// Name of the tool.
    pub tool: String,
    /// Where it stands.
    pub status: McpToolCallStatus,
    /// Arguments chosen by the model, any JSON.
    pub arguments: RawJson,
    /// App the tool belongs to. `null`: none.
    pub app_context: Option<McpToolCallAppContext>,
    /// User interface of the tool; `mcpAppUi` replaces it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_app_resource_uri: Option<String>,
    /// User interface of the tool. `null`: none.
    pub mcp_app_ui: Option<McpAppUi>,
    /// Plugin the server belongs to. `null`: none.
    pub plugin_id: Option<String>,
    /// Whether the tool says it changes nothing. `null`: it does not say.
    pub read_only_hint: Option<bool>,
    /// What it returned. `null`: it runs or failed.
    pub result: Option<McpToolCallResult>,
    /// How it failed. `null`: it did not.
    pub error: Option<McpToolCallError>,
    /// Milliseconds it ran. `null`: it has not ended.
    pub duration_ms: Option<i64>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A call of a tool the client declared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemDynamicToolCall {
    /// Id of the item.
    pub id: String,
    /// Group of the tool. `null`: none.
    pub namespace: Option<String>,
    /// Name of the tool.
    pub tool: String,
    /// Arguments chosen by the model, any JSON.
    pub arguments: RawJson,
    /// Where it stands.
    pub status: DynamicToolCallStatus,
    /// What it returned. `null`: it has not ended.
    pub content_items: Option<Vec<DynamicToolCallOutputContentItem>>,
    /// Whether it did its work. `null`: it has not ended.
    pub success: Option<bool>,
    /// Milliseconds it ran. `null`: it has not ended.
    pub duration_ms: Option<i64>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// An action on other agents.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemCollabAgentToolCall {
    /// Id of the item.
    pub id: String,
    /// Which action.
    pub tool: CollabAgentTool,
    /// Where it stands.
    pub status: CollabAgentToolCallStatus,
    /// Thread whose agent acts.
    pub sender_thread_id: String,
    /// Threads acted on, a newly started one included.
    pub receiver_thread_ids: Vec<String>,
    /// Text given to them. `null`: none.
    pub prompt: Option<String>,
    /// Model of a newly started agent. `null`: not given.
    pub model: Option<String>,
    /// Reasoning effort of a newly started agent. `null`: not given.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Last known state of each agent, by thread id.
    pub agents_states: BTreeMap<String, CollabAgentState>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// Something another agent did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemSubAgentActivity {
    /// Id of the item.
    pub id: String,
    /// What it did.
    pub kind: SubAgentActivityKind,
    /// Thread of the agent.
    pub agent_thread_id: String,
    /// Place of the agent in the tree of agents.
    pub agent_path: String,
    /// Its model. `null`: not recorded.
    pub model: Option<String>,
    /// Its reasoning effort. `null`: not recorded.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A search on the web by the model provider.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemWebSearch {
    /// Id of the item.
    pub id: String,
    /// What was searched for; empty when the item starts.
    pub query: String,
    /// What exactly was done. `null`: not known.
    pub action: Option<WebSearchAction>,
    /// Results, any JSON each. `null`: none reported.
    pub results: Option<Vec<RawJson>>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// The agent looked at an image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemImageView {
    /// Id of the item.
    pub id: String,
    /// Path of the image.
    pub path: LegacyAppPathString,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// The agent waits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemSleep {
    /// Id of the item.
    pub id: String,
    /// Milliseconds it waits.
    pub duration_ms: u64,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// An image made by the model; exactly one of `result` and `fileId` is set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemImageGeneration {
    /// Id of the item.
    pub id: String,
    /// Where it stands, in words of the provider.
    pub status: String,
    /// The prompt as the model changed it. `null`: unchanged.
    pub revised_prompt: Option<String>,
    /// The image, base64. Absent: `fileId` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Id of the stored image. Absent: `result` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
    /// File it was saved to. `null`: not saved.
    pub saved_path: Option<AbsolutePathBuf>,
    /// Id of the provider for it. `null`: none.
    pub generation_id: Option<String>,
    /// Whether its background is transparent. `null`: not known.
    pub transparent_background: Option<bool>,
    /// Files it was made from. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input_images: Option<Vec<ImageGenerationInputImage>>,
    /// Why there is no image. `null`: there is one, or it is not known.
    pub failure: Option<ImageGenerationFailure>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A review began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemEnteredReviewMode {
    /// Id of the item.
    pub id: String,
    /// What is reviewed.
    pub review: String,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A review ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemExitedReviewMode {
    /// Id of the item.
    pub id: String,
    /// Its result.
    pub review: String,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// The history was summarized.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemContextCompaction {
    /// Id of the item.
    pub id: String,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A text of a hook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HookPromptFragment {
    /// The text.
    pub text: String,
    /// Run of the hook that gave it.
    pub hook_run_id: String,
}

/// Result of checking a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentMessageModeration {
    /// Whether the message was held back.
    pub moderated: bool,
    /// What to show. `null`: nothing in particular.
    pub display: Option<AgentMessageDisplay>,
}

/// What to show with a message that was checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentMessageDisplay {
    /// What to do; leave unknown values to the client that made them.
    pub action: String,
    /// Kind of block. `null`: none.
    pub block_type: Option<String>,
    /// Whether to point to trusted contacts. `null`: not said.
    pub check_trusted_contacts: Option<bool>,
    /// Whether to point to trusted access for security work. `null`: not said.
    pub cyber_trusted_access: Option<bool>,
}

/// Memories a message draws on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MemoryCitation {
    /// Places in memory files.
    pub entries: Vec<MemoryCitationEntry>,
    /// Threads the memories come from.
    pub thread_ids: Vec<String>,
}

/// A place in a memory file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MemoryCitationEntry {
    /// The file.
    pub path: String,
    /// First line, counted from 1.
    pub line_start: u32,
    /// Last line.
    pub line_end: u32,
    /// What it was used for.
    pub note: String,
}

/// A question that does not stop the turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AsyncUserInputQuestion {
    /// The question.
    pub title: String,
    /// Answers to choose from. `null`: free text.
    pub options: Option<Vec<String>>,
}

/// It reads a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandActionRead {
    /// The part of the command.
    pub command: String,
    /// Name of the file.
    pub name: String,
    /// Path of the file.
    pub path: LegacyAppPathString,
}

/// It lists files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandActionListFiles {
    /// The part of the command.
    pub command: String,
    /// Directory. `null`: the working directory.
    pub path: Option<String>,
}

/// It searches in files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandActionSearch {
    /// The part of the command.
    pub command: String,
    /// What it searches for. `null`: not known.
    pub query: Option<String>,
    /// Where. `null`: the working directory.
    pub path: Option<String>,
}

/// Something else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandActionOther {
    /// The part of the command.
    pub command: String,
}

/// Change to one file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileUpdateChange {
    /// Absolute path of the file.
    pub path: String,
    /// What happens to it.
    pub kind: PatchChangeKind,
    /// Unified diff without file headers; for a new or deleted file its whole content.
    pub diff: String,
}

/// It is changed.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct PatchChangeKindUpdate {
    /// New path when it moves. `null`: it stays.
    pub move_path: Option<String>,
}

/// What an MCP tool returned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct McpToolCallResult {
    /// Pieces in the notation of MCP, any JSON each.
    pub content: Vec<RawJson>,
    /// Structured result, any JSON. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_content: Option<RawJson>,
    /// Metadata of the server, any JSON. `null`: none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// How an MCP tool call failed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct McpToolCallError {
    /// Text for the user.
    pub message: String,
}

/// App a tool belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct McpToolCallAppContext {
    /// Id of the app's connector.
    pub connector_id: String,
    /// Id of the user's link to it. `null`: none.
    pub link_id: Option<String>,
    /// Name of the app. `null`: not known.
    pub app_name: Option<String>,
    /// Name of the action. `null`: not known.
    pub action_name: Option<String>,
    /// User interface of the app. `null`: none.
    pub resource_uri: Option<String>,
}

/// User interface of an MCP tool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct McpAppUi {
    /// Resource that holds it.
    pub resource_uri: String,
    /// How it is shown when the model calls the tool.
    pub preferred_model_display_mode: McpAppDisplayMode,
}

/// State of an agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CollabAgentState {
    /// Where it stands.
    pub status: CollabAgentStatus,
    /// Its last message. `null`: none.
    pub message: Option<String>,
}

/// A search.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct WebSearchActionSearch {
    /// The search text. `null`: see `queries`.
    pub query: Option<String>,
    /// Several search texts. `null`: see `query`.
    pub queries: Option<Vec<String>>,
}

/// A page was opened.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct WebSearchActionOpenPage {
    /// Its address. `null`: not known.
    pub url: Option<String>,
}

/// A page was searched.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct WebSearchActionFindInPage {
    /// Its address. `null`: not known.
    pub url: Option<String>,
    /// What was searched for. `null`: not known.
    pub pattern: Option<String>,
}

/// A usage limit is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ImageGenerationFailureUsageLimitExceeded {
    /// Which limit.
    pub limit_id: String,
    /// When it ends, in Unix seconds. `null`: not known.
    pub resets_at: Option<i64>,
}

/// A file an image was made from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImageGenerationInputImage {
    /// Path of the file.
    pub path: AbsolutePathBuf,
    /// SHA-256 of the file, lower-case hexadecimal.
    pub sha256: String,
}

/// An item began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemStartedNotification {
    /// The item as far as it is known.
    pub item: ThreadItem,
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// When it began, in Unix milliseconds.
    #[serde(default)]
    pub started_at_ms: i64,
}

/// An item is complete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemCompletedNotification {
    /// The item as it is stored.
    pub item: ThreadItem,
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Tokens of a finished message. `null`: not counted.
    pub content_token_count: Option<u64>,
    /// When it was completed, in Unix milliseconds.
    #[serde(default)]
    pub completed_at_ms: i64,
}

/// More text of a message of the agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentMessageDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The text to append.
    pub delta: String,
}

/// More text of a proposed plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PlanDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The text to append.
    pub delta: String,
}

/// More text of a summary of reasoning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ReasoningSummaryTextDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The text to append.
    pub delta: String,
    /// Part of the summary, counted from 0.
    pub summary_index: i64,
}

/// A part of a summary of reasoning begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ReasoningSummaryPartAddedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The part, counted from 0.
    pub summary_index: i64,
}

/// More text of the reasoning itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ReasoningTextDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The text to append.
    pub delta: String,
    /// Part of the reasoning, counted from 0.
    pub content_index: i64,
}

/// More output of a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecutionOutputDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The output to append, as text; bytes that are not UTF-8 are replaced.
    pub delta: String,
}

/// The agent wrote to a running command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalInteractionNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// Id of the command's terminal.
    pub process_id: String,
    /// What was written.
    pub stdin: String,
}

/// Result text of file changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FileChangeOutputDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The text to append.
    pub delta: String,
}

/// File changes while the model still writes them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FileChangePatchUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The changes so far.
    pub changes: Vec<FileUpdateChange>,
}

/// An MCP tool reports how far it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct McpToolCallProgressNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// Text for the user.
    pub message: String,
}

/// Which models to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most models in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Whether to include models that are not offered to users. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_hidden: Option<bool>,
    /// Model provider to list. Absent: the configured one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_provider: Option<String>,
}

/// A page of models.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelListResponse {
    /// The models, in the order to offer them.
    pub data: Vec<Model>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// A model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Model {
    /// Id of the entry.
    pub id: String,
    /// Name to use in requests.
    pub model: String,
    /// Model that replaces it. `null`: none.
    pub upgrade: Option<String>,
    /// More about that. `null`: nothing.
    pub upgrade_info: Option<ModelUpgradeInfo>,
    /// What to tell users who see it for the first time. `null`: nothing.
    pub availability_nux: Option<ModelAvailabilityNux>,
    /// Name shown to users.
    pub display_name: String,
    /// What it is good for.
    pub description: String,
    /// Field it is made for. `null`: none.
    pub model_specialty: Option<String>,
    /// Whether it is not offered to users.
    #[serde(default)]
    pub hidden: bool,
    /// Reasoning efforts it knows.
    pub supported_reasoning_efforts: Vec<ReasoningEffortOption>,
    /// Reasoning effort it uses by default.
    pub default_reasoning_effort: ReasoningEffort,
    /// What it takes in.
    #[serde(default = "default_model_input_modalities")]
    pub input_modalities: Vec<InputModality>,
    /// Whether its tone can be chosen.
    #[serde(default)]
    pub supports_personality: bool,
    /// How it works with sub-agents. `null`: not known.
    pub multi_agent_version: Option<MultiAgentVersion>,
    /// Older form of `serviceTiers`.
    #[serde(default)]
    pub additional_speed_tiers: Vec<String>,
    /// Service tiers it can be used with.
    #[serde(default)]
    pub service_tiers: Vec<ModelServiceTier>,
    /// Service tier it uses by default. `null`: none.
    pub default_service_tier: Option<String>,
    /// Special programs this account may choose. `null`: not known.
    pub available_access_programs: Option<ModelAccessPrograms>,
    /// Whether it is used when none is chosen.
    pub is_default: bool,
}

/// A reasoning effort of a model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ReasoningEffortOption {
    /// The value.
    pub reasoning_effort: ReasoningEffort,
    /// What it means.
    pub description: String,
}

/// A service tier.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ModelServiceTier {
    /// Value to use in requests.
    pub id: String,
    /// Name shown to users.
    pub name: String,
    /// What it means.
    pub description: String,
}

/// The model that replaces another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelUpgradeInfo {
    /// Its name.
    pub model: String,
    /// Text for the user. `null`: none.
    pub upgrade_copy: Option<String>,
    /// Page about it. `null`: none.
    pub model_link: Option<String>,
    /// How to move to it, in Markdown. `null`: nothing to say.
    pub migration_markdown: Option<String>,
    /// When the old model goes away, in Unix seconds. `null`: not known.
    pub retirement_at: Option<i64>,
}

/// What to tell users who see a model for the first time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ModelAvailabilityNux {
    /// The text.
    pub message: String,
}

/// Special programs an account may choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ModelAccessPrograms {
    /// Programs for security work.
    pub cyber: Vec<CyberAccessProgram>,
}

/// A warning that does not stop anything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WarningNotification {
    /// Thread the warning is about. `null`: the whole server.
    pub thread_id: Option<String>,
    /// Text for the user.
    pub message: String,
}

/// A problem found in the configuration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfigWarningNotification {
    /// The problem in one sentence.
    pub summary: String,
    /// Further explanation. `null`: none.
    pub details: Option<String>,
    /// Configuration file at fault. Absent: not one file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Place inside that file. Absent: unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<TextRange>,
}

/// A range in a text file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TextRange {
    /// First position.
    pub start: TextPosition,
    /// Position behind the last character.
    pub end: TextPosition,
}

/// A position in a text file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TextPosition {
    /// Line number, counted from 1.
    pub line: u64,
    /// Column in Unicode characters, counted from 1.
    pub column: u64,
}

/// Tells a client that it uses something that will go away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeprecationNoticeNotification {
    /// What is deprecated.
    pub summary: String,
    /// How to move away from it. `null`: no advice.
    pub details: Option<String>,
}

/// Which kinds of approval questions reach the user; the others are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GranularApprovalPolicy {
    /// Whether commands and patches that leave the sandbox are asked about.
    pub sandbox_approval: bool,
    /// Whether commands are asked about because a stored rule says so.
    pub rules: bool,
    /// Whether scripts of skills are asked about.
    #[serde(default)]
    pub skill_approval: bool,
    /// Whether the model may ask for further permissions.
    #[serde(default)]
    pub request_permissions: bool,
    /// Whether questions of MCP servers are passed on.
    pub mcp_elicitations: bool,
}

/// Nothing can be written.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SandboxPolicyReadOnly {
    /// Whether commands can reach the network.
    #[serde(default)]
    pub network_access: bool,
}

/// The process already runs in a sandbox; none is added.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SandboxPolicyExternalSandbox {
    /// What that sandbox allows on the network.
    #[serde(default = "default_sandbox_policy_external_sandbox_network_access")]
    pub network_access: NetworkAccess,
}

impl Default for SandboxPolicyExternalSandbox {
    fn default() -> Self {
        Self {
            network_access: default_sandbox_policy_external_sandbox_network_access(),
        }
    }
}

/// The working directory and the listed roots can be written.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SandboxPolicyWorkspaceWrite {
    /// Further writable directories.
    #[serde(default)]
    pub writable_roots: Vec<AbsolutePathBuf>,
    /// Whether commands can reach the network.
    #[serde(default)]
    pub network_access: bool,
    /// Whether the directory in `TMPDIR` is left read-only.
    #[serde(default)]
    pub exclude_tmpdir_env_var: bool,
    /// Whether `/tmp` is left read-only.
    #[serde(default)]
    pub exclude_slash_tmp: bool,
}

/// The permission profile the current rights come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ActivePermissionProfile {
    /// Name of the profile, such as `:workspace` or one from the configuration.
    pub id: String,
    /// Name of the profile it builds on. `null`: none.
    pub extends: Option<String>,
}

/// Rights a command asks for beyond those of its thread.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AdditionalPermissionProfile {
    /// Network rights. `null`: no more than now.
    pub network: Option<AdditionalNetworkPermissions>,
    /// File rights. `null`: no more than now.
    pub file_system: Option<AdditionalFileSystemPermissions>,
}

/// Network rights a command asks for.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct AdditionalNetworkPermissions {
    /// Whether the network is wanted. `null`: no change.
    pub enabled: Option<bool>,
}

/// File rights a command asks for.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AdditionalFileSystemPermissions {
    /// Paths to read; `entries` replaces it. `null`: none.
    pub read: Option<Vec<LegacyAppPathString>>,
    /// Paths to write; `entries` replaces it. `null`: none.
    pub write: Option<Vec<LegacyAppPathString>>,
    /// How many directory levels a pattern may descend. `null`: the default of the server.
    pub glob_scan_max_depth: Option<u64>,
    /// Paths with the access wanted for each. `null`: none.
    pub entries: Option<Vec<FileSystemSandboxEntry>>,
}

/// Access to one path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileSystemSandboxEntry {
    /// What it applies to.
    pub path: FileSystemPath,
    /// Which access.
    pub access: FileSystemAccessMode,
}

/// One file or directory with everything below it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileSystemPathPath {
    /// The path.
    pub path: LegacyAppPathString,
}

/// Every path a pattern matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileSystemPathGlobPattern {
    /// The pattern.
    pub pattern: String,
}

/// A place with a name of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileSystemPathSpecial {
    /// Which place.
    pub value: FileSystemSpecialPath,
}

/// The roots of the workspace.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct FileSystemSpecialPathProjectRoots {
    /// Path below each root. `null`: the roots themselves.
    pub subpath: Option<LegacyAppPathString>,
}

/// A place this version does not know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileSystemSpecialPathOther {
    /// Its name.
    pub path: String,
    /// Path below it. `null`: the place itself.
    pub subpath: Option<LegacyAppPathString>,
}

/// A conversation: its settings, its state and, where asked for, its turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Thread {
    /// Id of the thread, a UUIDv7.
    pub id: String,
    /// Environments of a loaded thread, the primary one first. `null`: the thread is not loaded.
    pub environments: Option<Vec<ThreadEnvironment>>,
    /// Data of the implementation. `null`: none.
    pub extra: Option<ThreadExtra>,
    /// Id shared by all threads of one tree of forks and sub-agents.
    #[serde(default)]
    pub session_id: String,
    /// Thread this one was forked from. `null`: none.
    pub forked_from_id: Option<String>,
    /// Thread this one is attached to. `null`: none.
    pub attached_to_thread_id: Option<String>,
    /// Thread whose agent started this sub-agent. `null`: not a sub-agent.
    pub parent_thread_id: Option<String>,
    /// Text of the first user message; empty before there is one.
    pub preview: String,
    /// Whether the thread is kept in memory only.
    #[serde(default)]
    pub ephemeral: bool,
    /// Section of the user's list the thread is in. `null`: none.
    pub section: Option<ThreadSection>,
    /// When it came into that section, in Unix seconds. `null`: no section.
    pub section_entered_at: Option<i64>,
    /// Project the thread belongs to. `null`: none.
    pub project_id: Option<String>,
    /// How the history is stored and read.
    #[serde(default = "default_thread_history_mode")]
    pub history_mode: ThreadHistoryMode,
    /// Id of the model provider.
    pub model_provider: String,
    /// Model in use, or the last one used. `null`: not known.
    pub model: Option<String>,
    /// Reasoning effort in use, or the last one used. `null`: not set.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// When the thread was created, in Unix seconds.
    pub created_at: i64,
    /// When the thread last changed, in Unix seconds.
    pub updated_at: i64,
    /// Time that lists by recency sort by, in Unix seconds. `null`: not known.
    pub recency_at: Option<i64>,
    /// What the thread is doing.
    #[serde(default = "default_thread_status")]
    pub status: ThreadStatus,
    /// File the thread is stored in. `null`: it is not stored in a file.
    pub path: Option<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
    /// Version of the program that created the thread.
    pub cli_version: String,
    /// Name of the client that created the thread. `null`: not recorded.
    pub originator: Option<String>,
    /// Kind of program that created the thread.
    pub source: SessionSource,
    /// Whether a client may start turns in it. `null`: the thread is not loaded.
    pub can_accept_direct_input: Option<bool>,
    /// Purpose the creating client gave. `null`: none.
    pub thread_source: Option<ThreadSource>,
    /// Nickname of a sub-agent. `null`: not a sub-agent.
    pub agent_nickname: Option<String>,
    /// Role of a sub-agent. `null`: not a sub-agent.
    pub agent_role: Option<String>,
    /// State of the repository at creation. `null`: no repository.
    pub git_info: Option<GitInfo>,
    /// Title given by the user. `null`: none.
    pub name: Option<String>,
    /// Saved Daybreak choice. `null`: none made.
    pub daybreak_enabled: Option<bool>,
    /// The turns, oldest first; empty except in answers that say they carry them.
    pub turns: Vec<Turn>,
}

/// A turn runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadStatusActive {
    /// What the turn waits for; empty while it works.
    pub active_flags: Vec<ThreadActiveFlag>,
}

/// Data of the implementation; no member is defined.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ThreadExtra {}

/// An environment a thread works in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadEnvironment {
    /// Id of the environment.
    pub environment_id: String,
    /// Working directory inside it.
    pub cwd: LegacyAppPathString,
    /// Roots of the workspace inside it.
    pub runtime_workspace_roots: Vec<LegacyAppPathString>,
}

/// An environment to work in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnEnvironmentParams {
    /// Id of the environment.
    pub environment_id: String,
    /// Working directory inside it.
    pub cwd: LegacyAppPathString,
    /// Roots of the workspace inside it. Absent: only `cwd`.
    pub runtime_workspace_roots: Option<Vec<LegacyAppPathString>>,
}

/// A directory that brings capabilities such as skills.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SelectedCapabilityRoot {
    /// Id given by the platform that chose it.
    pub id: String,
    /// Where it is.
    pub location: CapabilityRootLocation,
}

/// A directory inside an environment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CapabilityRootLocationEnvironment {
    /// Id of the environment.
    pub environment_id: String,
    /// Absolute path inside it.
    pub path: String,
}

/// A section of the user's list of threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadSection {
    /// Id that stays when the section is renamed.
    pub id: String,
    /// Name shown to the user.
    pub name: String,
    /// How it looks. `null`: as usual.
    pub appearance: Option<ThreadSectionAppearance>,
}

/// How a section looks.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ThreadSectionAppearance {
    /// Color name. `null`: the default.
    pub color: Option<String>,
    /// Icon name. `null`: the default.
    pub icon: Option<String>,
}

/// State of a repository.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GitInfo {
    /// Commit that was checked out. `null`: none.
    pub sha: Option<String>,
    /// Branch that was checked out. `null`: none.
    pub branch: Option<String>,
    /// Address of the remote `origin`. `null`: none.
    pub origin_url: Option<String>,
}

/// How a sub-agent was started.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadSpawnSource {
    /// Thread that started it.
    pub parent_thread_id: ThreadId,
    /// Distance from the first thread; 1 for its direct agents.
    pub depth: i32,
    /// Place in the tree of agents. `null`: not known.
    pub agent_path: Option<AgentPath>,
    /// Nickname. `null`: none.
    pub agent_nickname: Option<String>,
    /// Role. `null`: none.
    pub agent_role: Option<String>,
}

/// Settings of a new thread. What is absent comes from the configuration.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadStartParams {
    /// Model to use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// Id of the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_provider: Option<String>,
    /// Whether the provider's default model may stand in for one it does not have. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow_provider_model_fallback: Option<bool>,
    /// Service tier of the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<String>,
    /// Working directory; a relative path counts from the server's own. Absent: the server's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Absolute paths of the workspace's roots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_workspace_roots: Option<Vec<AbsolutePathBuf>>,
    /// When to ask before acting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_policy: Option<AskForApproval>,
    /// Who answers approval questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// What commands and patches may touch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<SandboxMode>,
    /// Name of a permission profile; excludes `sandbox`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<String>,
    /// Further configuration values, by dotted key or nested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config: Option<RawJson>,
    /// Name of the service the thread works for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_name: Option<String>,
    /// Text in place of the built-in instructions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_instructions: Option<String>,
    /// Text in addition to the built-in instructions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub developer_instructions: Option<String>,
    /// Tone of the answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub personality: Option<Personality>,
    /// Ignored; kept for older clients.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub multi_agent_mode: Option<MultiAgentMode>,
    /// Whether to keep the thread in memory only. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ephemeral: Option<bool>,
    /// How to store the history.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history_mode: Option<ThreadHistoryMode>,
    /// What made the client start the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_start_source: Option<ThreadStartSource>,
    /// Purpose of the thread, in words of the client.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_source: Option<ThreadSource>,
    /// Project the thread belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub project_id: Option<String>,
    /// Environments to work in, the primary one first. Absent: the default one. Empty: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub environments: Option<Vec<TurnEnvironmentParams>>,
    /// Tools the client offers. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dynamic_tools: Option<Vec<DynamicToolSpec>>,
    /// Directories that bring capabilities.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selected_capability_roots: Option<Vec<SelectedCapabilityRoot>>,
    /// Daybreak choice to save with the thread. Not possible for an ephemeral one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daybreak_enabled: Option<bool>,
    /// Does nothing; exists to test the experimental gate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mock_experimental_field: Option<String>,
    /// Whether raw items of the model provider are sent as well. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub experimental_raw_events: Option<bool>,
}

/// A new thread and the settings in force.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadStartResponse {
    /// The thread, without turns.
    pub thread: Thread,
    /// Model in use.
    pub model: String,
    /// Id of the model provider.
    pub model_provider: String,
    /// Service tier. `null`: the provider's default.
    pub service_tier: Option<String>,
    /// Plugins switched off for the thread.
    #[serde(default)]
    pub disabled_plugin_ids: Vec<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
    /// Roots of the workspace.
    #[serde(default)]
    pub runtime_workspace_roots: Vec<AbsolutePathBuf>,
    /// Files the instructions were read from.
    #[serde(default)]
    pub instruction_sources: Vec<LegacyAppPathString>,
    /// When the user is asked.
    pub approval_policy: AskForApproval,
    /// Who answers approval questions.
    #[serde(default = "default_thread_start_response_approvals_reviewer")]
    pub approvals_reviewer: ApprovalsReviewer,
    /// What commands and patches may touch.
    pub sandbox: SandboxPolicy,
    /// Permission profile in force. `null`: none.
    pub active_permission_profile: Option<ActivePermissionProfile>,
    /// Reasoning effort. `null`: the model's default.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Always `explicitRequestOnly`; kept for older clients.
    #[serde(default = "default_thread_start_response_multi_agent_mode")]
    pub multi_agent_mode: MultiAgentMode,
}

/// Which stored thread to open, and settings to change. The source is `history`, else `path`, else `threadId`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadResumeParams {
    /// Thread to open; required even where another source is used.
    pub thread_id: String,
    /// Items of the model provider to start from instead of a stored thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<Vec<ResponseItem>>,
    /// File to open instead of `threadId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Model to use from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// Id of the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_provider: Option<String>,
    /// Service tier of the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<String>,
    /// Working directory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Absolute paths of the workspace's roots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_workspace_roots: Option<Vec<AbsolutePathBuf>>,
    /// When to ask before acting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_policy: Option<AskForApproval>,
    /// Who answers approval questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// What commands and patches may touch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<SandboxMode>,
    /// Name of a permission profile; excludes `sandbox`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<String>,
    /// Further configuration values, by dotted key or nested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config: Option<RawJson>,
    /// Text in place of the built-in instructions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_instructions: Option<String>,
    /// Text in addition to the built-in instructions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub developer_instructions: Option<String>,
    /// Tone of the answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub personality: Option<Personality>,
    /// Whether to leave the turns out of the answer. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclude_turns: Option<bool>,
    /// Asks for a first page of turns in the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initial_turns_page: Option<ThreadResumeInitialTurnsPageParams>,
}

/// Which page of turns to send along.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadResumeInitialTurnsPageParams {
    /// Most turns in the page. Absent: the server decides.
    pub limit: Option<u32>,
    /// Order of the turns. Absent: newest first.
    pub sort_direction: Option<SortDirection>,
    /// How much of each turn. Absent: a summary.
    pub items_view: Option<TurnItemsView>,
}

/// An opened thread and the settings in force.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadResumeResponse {
    /// The thread, with its turns unless they were excluded.
    pub thread: Thread,
    /// Model in use.
    pub model: String,
    /// Id of the model provider.
    pub model_provider: String,
    /// Service tier. `null`: the provider's default.
    pub service_tier: Option<String>,
    /// Plugins switched off for the thread.
    #[serde(default)]
    pub disabled_plugin_ids: Vec<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
    /// Roots of the workspace.
    #[serde(default)]
    pub runtime_workspace_roots: Vec<AbsolutePathBuf>,
    /// Files the instructions were read from.
    #[serde(default)]
    pub instruction_sources: Vec<LegacyAppPathString>,
    /// When the user is asked.
    pub approval_policy: AskForApproval,
    /// Who answers approval questions.
    #[serde(default = "default_thread_resume_response_approvals_reviewer")]
    pub approvals_reviewer: ApprovalsReviewer,
    /// What commands and patches may touch.
    pub sandbox: SandboxPolicy,
    /// Permission profile in force. `null`: none.
    pub active_permission_profile: Option<ActivePermissionProfile>,
    /// Reasoning effort. `null`: the model's default.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Collaboration mode in force. `null`: not known.
    pub collaboration_mode: Option<CollaborationMode>,
    /// Always `explicitRequestOnly`; kept for older clients.
    #[serde(default = "default_thread_resume_response_multi_agent_mode")]
    pub multi_agent_mode: MultiAgentMode,
    /// The page of turns that was asked for. `null`: none was.
    pub initial_turns_page: Option<TurnsPage>,
    /// Cursor for `thread/turns/list` to read backwards from the newest turn. `null`: no turns.
    pub turns_backwards_cursor: Option<String>,
    /// Cursor for `thread/items/list` to read backwards from the newest item. `null`: no items.
    pub items_backwards_cursor: Option<String>,
}

/// A page of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnsPage {
    /// The turns.
    pub data: Vec<Turn>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
    /// Cursor to read the other way from the beginning of this page. `null`: the page is empty.
    pub backwards_cursor: Option<String>,
}

/// Which thread to copy, and settings of the copy. The source is `path`, else `threadId`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadForkParams {
    /// Thread to copy; required even when `path` is used.
    pub thread_id: String,
    /// Last turn to copy. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_turn_id: Option<String>,
    /// First turn not to copy; excludes `lastTurnId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before_turn_id: Option<String>,
    /// File to copy instead of `threadId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Model of the copy. Absent: that of the source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// Id of the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_provider: Option<String>,
    /// Service tier of the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<String>,
    /// Working directory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Absolute paths of the workspace's roots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_workspace_roots: Option<Vec<AbsolutePathBuf>>,
    /// When to ask before acting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_policy: Option<AskForApproval>,
    /// Who answers approval questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// What commands and patches may touch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<SandboxMode>,
    /// Name of a permission profile; excludes `sandbox`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<String>,
    /// Further configuration values, by dotted key or nested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config: Option<RawJson>,
    /// Text in place of the built-in instructions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_instructions: Option<String>,
    /// Text in addition to the built-in instructions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub developer_instructions: Option<String>,
    /// Whether to keep the copy in memory only. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ephemeral: Option<bool>,
    /// Purpose of the copy, in words of the client.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_source: Option<ThreadSource>,
    /// Whether to leave the turns out of the answer. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclude_turns: Option<bool>,
    /// Whether the copy is stored as attached to its source and hidden from lists. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attach_to_source: Option<bool>,
    /// Whether a goal of the source waits for the next turn instead of continuing at once. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defer_goal_continuation: Option<bool>,
    /// Whether to copy the settings of a loaded source exactly, to reuse cached prompts. Needs `ephemeral`. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub experimental_prediction_mode: Option<bool>,
    /// Whether MCP servers are off in prediction mode. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub experimental_disable_prediction_mcp: Option<bool>,
}

/// A copied thread and the settings in force.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadForkResponse {
    /// The copy, with the copied turns unless they were excluded.
    pub thread: Thread,
    /// Model in use.
    pub model: String,
    /// Id of the model provider.
    pub model_provider: String,
    /// Service tier. `null`: the provider's default.
    pub service_tier: Option<String>,
    /// Plugins switched off for the thread.
    #[serde(default)]
    pub disabled_plugin_ids: Vec<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
    /// Roots of the workspace.
    #[serde(default)]
    pub runtime_workspace_roots: Vec<AbsolutePathBuf>,
    /// Files the instructions were read from.
    #[serde(default)]
    pub instruction_sources: Vec<LegacyAppPathString>,
    /// When the user is asked.
    pub approval_policy: AskForApproval,
    /// Who answers approval questions.
    #[serde(default = "default_thread_fork_response_approvals_reviewer")]
    pub approvals_reviewer: ApprovalsReviewer,
    /// What commands and patches may touch.
    pub sandbox: SandboxPolicy,
    /// Permission profile in force. `null`: none.
    pub active_permission_profile: Option<ActivePermissionProfile>,
    /// Reasoning effort. `null`: the model's default.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Always `explicitRequestOnly`; kept for older clients.
    #[serde(default = "default_thread_fork_response_multi_agent_mode")]
    pub multi_agent_mode: MultiAgentMode,
}

/// Which thread to read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Whether to include the turns with their items. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_turns: Option<bool>,
}

/// A thread as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadResponse {
    /// The thread.
    pub thread: Thread,
    /// What the user has not read yet. `null`: not recorded for this thread.
    pub read_state: Option<ThreadReadState>,
}

/// Where the unread part of a thread begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadState {
    /// First unread place. `null`: all is read.
    pub first_unread: Option<ThreadUnreadPosition>,
    /// Opaque stamp that guards updates against news the client has not seen.
    pub revision: String,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnreadPositionTurn {
    /// The turn.
    pub turn_id: String,
}

/// Which threads to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most threads in the page, 1 to 100. Absent: 25.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// What to sort by. Absent: time of creation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_key: Option<ThreadSortKey>,
    /// Order. Absent: newest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_direction: Option<SortDirection>,
    /// Only threads of these model providers. Absent or empty: of all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_providers: Option<Vec<String>>,
    /// Only threads of these kinds of programs. Absent or empty: interactive ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_kinds: Option<Vec<ThreadSourceKind>>,
    /// Whether to list archived threads instead of active ones. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archived: Option<bool>,
    /// Only threads of this project. `null`: only those without one. Absent: of all.
    #[serde(
        default,
        deserialize_with = "support::present",
        skip_serializing_if = "Option::is_none"
    )]
    pub project_id: Option<Option<String>>,
    /// Only threads of this section. `null`: only those without one. Absent: of all.
    #[serde(
        default,
        deserialize_with = "support::present",
        skip_serializing_if = "Option::is_none"
    )]
    pub section_id: Option<Option<String>>,
    /// Only threads with exactly this working directory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<ThreadListCwdFilter>,
    /// Only threads created by these clients. A local server refuses a list that is not empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub originators: Option<Vec<String>>,
    /// Whether to list only what the current account may see. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current_account_only: Option<bool>,
    /// Threads to leave out, at most 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excluded_thread_ids: Option<Vec<String>>,
    /// Only direct sub-agents of this thread; excludes `ancestorThreadId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent_thread_id: Option<String>,
    /// Only sub-agents of this thread at any depth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ancestor_thread_id: Option<String>,
    /// Only threads attached to this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attached_to_thread_id: Option<String>,
    /// Whether a search by title finds attached threads. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_attached_threads: Option<bool>,
    /// Whether to trust the index without looking at the files. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub use_state_db_only: Option<bool>,
    /// Only threads whose title contains this text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search_term: Option<String>,
}

/// A page of threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadListResponse {
    /// The threads, without turns.
    pub data: Vec<Thread>,
    /// What is unread, by thread id; a thread without a state has none. `null`: not recorded at all.
    pub read_states: Option<BTreeMap<String, ThreadReadState>>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
    /// Cursor to read the other way from the beginning of this page. `null`: the page is empty.
    pub backwards_cursor: Option<String>,
}

/// Which page of the loaded threads to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ThreadLoadedListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most ids in the page. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of ids of loaded threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadLoadedListResponse {
    /// Thread ids in ascending order.
    pub data: Vec<String>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// Which thread to archive.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadArchiveParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The thread is archived; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ThreadArchiveResponse {}

/// Which thread to take out of the archive.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnarchiveParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The thread that is active again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadUnarchiveResponse {
    /// The thread, without turns and not loaded.
    pub thread: Thread,
}

/// Which thread to name, and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSetNameParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The title; blanks at both ends are removed, and something must remain.
    pub name: String,
}

/// The thread is named; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ThreadSetNameResponse {}

/// Which thread not to hear of any more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnsubscribeParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// What unsubscribing did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadUnsubscribeResponse {
    /// What the connection's state was.
    pub status: ThreadUnsubscribeStatus,
}

/// Which turns to list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTurnsListParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most turns in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Order of the turns. Absent: newest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_direction: Option<SortDirection>,
    /// How much of each turn. Absent: a summary.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub items_view: Option<TurnItemsView>,
}

/// A page of turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTurnsListResponse {
    /// The turns.
    pub data: Vec<Turn>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
    /// Cursor to read the other way from the beginning of this page. `null`: the page is empty.
    pub backwards_cursor: Option<String>,
}

/// Which items to list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemsListParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Only items of this turn. Absent: of all turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// Where to begin: a cursor of an earlier page, or an item of the turn. Absent: at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<ThreadItemsListCursor>,
    /// Most items in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Order of the items. Absent: oldest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_direction: Option<SortDirection>,
    /// Which outputs to leave out, to be read one by one. Only with `turnId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defer_output: Option<ThreadItemOutputDeferral>,
}

/// Next to an item.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemsListAnchorItem {
    /// The item.
    pub item_id: String,
}

/// Which outputs to leave out of a page of items.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemOutputDeferral {
    /// Whether to leave out outputs of successful commands. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command_execution: Option<bool>,
    /// Whether to leave out plain text results of successful MCP tool calls. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_tool_call: Option<bool>,
}

/// A page of items.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemsListResponse {
    /// The items.
    pub data: Vec<ThreadItemEntry>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
    /// Cursor to read the other way from the beginning of this page. `null`: the page is empty.
    pub backwards_cursor: Option<String>,
}

/// An item with its place and times.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemEntry {
    /// Turn the item belongs to.
    pub turn_id: String,
    /// The item.
    pub item: ThreadItem,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
    /// Whether the output was left out. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_deferred: Option<bool>,
}

/// Which thread to delete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDeleteParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The thread is deleted; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ThreadDeleteResponse {}

/// A thread was created or forked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadStartedNotification {
    /// The thread.
    pub thread: Thread,
}

/// A thread does something else than before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadStatusChangedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// What it does now.
    pub status: ThreadStatus,
}

/// A thread has a new title.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadNameUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The title. `null`: it was removed.
    pub thread_name: Option<String>,
}

/// A thread was archived.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadArchivedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// A thread was taken out of the archive.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnarchivedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// A thread was unloaded because nobody used it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadClosedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// A thread was deleted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDeletedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// The token count of a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTokenUsageUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// The count.
    pub token_usage: ThreadTokenUsage,
}

/// How many tokens a thread used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTokenUsage {
    /// Of the whole thread.
    pub total: TokenUsageBreakdown,
    /// Of the last answer of the model.
    pub last: TokenUsageBreakdown,
    /// Most tokens the model can take in. `null`: not known.
    pub model_context_window: Option<i64>,
}

/// How many tokens were used for what.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TokenUsageBreakdown {
    /// All tokens.
    pub total_tokens: i64,
    /// Tokens sent, cached ones included.
    pub input_tokens: i64,
    /// Tokens sent that the provider had cached.
    pub cached_input_tokens: i64,
    /// Tokens sent that the provider put into its cache.
    #[serde(default)]
    pub cache_write_input_tokens: i64,
    /// Tokens received, reasoning included.
    pub output_tokens: i64,
    /// Tokens received that were reasoning.
    pub reasoning_output_tokens: i64,
}

/// The unread part of a thread changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadStateChangedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// What is unread now.
    pub read_state: ThreadReadState,
}

/// The history of a thread was summarized.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ContextCompactedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
}

/// Tools grouped under a common name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DynamicToolSpecNamespace {
    /// Always `namespace`.
    #[serde(rename = "type")]
    pub type_: DynamicToolSpecNamespaceType,
    /// Name of the group.
    pub name: String,
    /// What the tools are for; the model reads it.
    pub description: String,
    /// The tools of the group.
    pub tools: Vec<DynamicToolNamespaceTool>,
}

/// A single tool. A value without `type` is one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolSpecFunction {
    /// Always `function`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub type_: Option<DynamicToolSpecFunctionType>,
    /// Name the model calls it by: letters, digits, `_` and `-`.
    pub name: String,
    /// What it does; the model reads it.
    pub description: String,
    /// JSON Schema of its arguments.
    pub input_schema: RawJson,
    /// Whether the model learns of it only by searching for tools. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defer_loading: Option<bool>,
}

/// A tool that is called with arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolNamespaceToolFunction {
    /// Name inside the group.
    pub name: String,
    /// What it does; the model reads it.
    pub description: String,
    /// JSON Schema of its arguments.
    pub input_schema: RawJson,
    /// Whether the model learns of it only by searching for tools. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defer_loading: Option<bool>,
}

/// Asks the client to run one of the tools it declared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolCallParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Call id of the model.
    pub call_id: String,
    /// Group the tool belongs to. `null`: none.
    pub namespace: Option<String>,
    /// Name of the tool.
    pub tool: String,
    /// Arguments chosen by the model, any JSON.
    pub arguments: RawJson,
}

/// Result of a client's tool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolCallResponse {
    /// What the model gets to see.
    pub content_items: Vec<DynamicToolCallOutputContentItem>,
    /// Whether the tool did its work.
    pub success: bool,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DynamicToolCallOutputContentItemInputText {
    /// The text.
    pub text: String,
}

/// An image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolCallOutputContentItemInputImage {
    /// Address or data URL of the image.
    pub image_url: String,
}

/// A sound.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolCallOutputContentItemInputAudio {
    /// Address or data URL of the sound.
    pub audio_url: String,
}

/// Asks the user questions on behalf of the model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolRequestUserInputParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Call id of the model.
    pub item_id: String,
    /// One to three questions.
    pub questions: Vec<ToolRequestUserInputQuestion>,
    /// Whether the turn waits for the answer.
    #[serde(default)]
    pub is_blocking: bool,
    /// Milliseconds after which the server stops waiting; `isBlocking` replaces it. `null`: never.
    pub auto_resolution_ms: Option<u64>,
}

/// One question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolRequestUserInputQuestion {
    /// Key of the answer.
    pub id: String,
    /// A word or two to show as heading.
    pub header: String,
    /// The question itself.
    pub question: String,
    /// Whether an answer of the user's own is possible beside the options.
    #[serde(default)]
    pub is_other: bool,
    /// Whether the answer is to be hidden while it is typed.
    #[serde(default)]
    pub is_secret: bool,
    /// Answers to choose from. `null`: free text only.
    pub options: Option<Vec<ToolRequestUserInputOption>>,
}

/// An answer to choose from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolRequestUserInputOption {
    /// The answer, as it is sent back.
    pub label: String,
    /// What choosing it means.
    pub description: String,
}

/// The user's answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolRequestUserInputResponse {
    /// Answer per question id.
    pub answers: BTreeMap<String, ToolRequestUserInputAnswer>,
}

/// Answer to one question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolRequestUserInputAnswer {
    /// Chosen labels or own text.
    pub answers: Vec<String>,
}

/// One round of work on a user's input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Turn {
    /// Id of the turn: a UUIDv7, or a decimal number in 0.97.
    pub id: String,
    /// Turn the work began with; later turns, also of other threads, continue it. `null`: not recorded.
    pub root_turn_id: Option<String>,
    /// The items, as many as `itemsView` says.
    pub items: Vec<ThreadItem>,
    /// How much of the turn `items` holds.
    #[serde(default = "default_turn_items_view")]
    pub items_view: TurnItemsView,
    /// Where the turn stands.
    pub status: TurnStatus,
    /// What went wrong. `null`: nothing.
    pub error: Option<TurnError>,
    /// When the turn started, in Unix seconds. `null`: not recorded.
    pub started_at: Option<i64>,
    /// When the turn ended, in Unix seconds. `null`: it runs, or not recorded.
    pub completed_at: Option<i64>,
    /// Milliseconds from start to end. `null`: it runs, or not recorded.
    pub duration_ms: Option<i64>,
}

/// What went wrong in a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnError {
    /// Text for the user.
    pub message: String,
    /// What kind of failure it is. `null`: not classified.
    pub codex_error_info: Option<CodexErrorInfo>,
    /// Further text. `null`: none.
    pub additional_details: Option<String>,
    /// Set when the work was stopped because the model's conduct was questionable. `null`: something else.
    pub misalignment: Option<MisalignmentErrorDetails>,
}

/// Why work was stopped as questionable.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MisalignmentErrorDetails {
    /// Kind of conduct; more kinds may be added. `null`: not given.
    pub error_type: Option<String>,
    /// Explanation for the user. `null`: none.
    pub detailed_explanation: Option<String>,
    /// Opaque mark of what was stopped. `null`: none.
    pub review_target: Option<String>,
    /// What to send when the user wants to go on. `null`: going on is not offered.
    pub steer: Option<MisalignmentSteer>,
}

/// Input that continues stopped work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MisalignmentSteer {
    /// Text to send as the next turn's input.
    pub message: String,
}

/// A model that has reached its cap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ModelCapErrorInfo {
    /// The model.
    pub model: String,
    /// Seconds until it can be used again. `null`: not known.
    pub reset_after_seconds: Option<u64>,
}

/// HTTP status that came with a failure.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HttpStatusErrorInfo {
    /// The status. `null`: there was no answer.
    pub http_status_code: Option<u16>,
}

/// Why a running turn takes no further input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ActiveTurnNotSteerableErrorInfo {
    /// What kind of turn it is.
    pub turn_kind: NonSteerableTurnKind,
}

/// Input of a turn. Settings given here also hold for later turns, except where noted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnStartParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the client for the user message; it comes back as `clientId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_user_message_id: Option<String>,
    /// What the user sends; may be empty.
    pub input: Vec<UserInput>,
    /// Output of a tool that starts the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_output: Option<TurnToolOutput>,
    /// What made the client start the turn, in its own words. Ignored when a turn already runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_trigger: Option<String>,
    /// Turn on whose behalf this one starts. Absent: the user started it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent_turn_id: Option<String>,
    /// First turn of the chain that led here. Absent: this turn is the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub root_turn_id: Option<String>,
    /// Replaces the client's entries in the metadata sent to the model provider; empty clears them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responsesapi_client_metadata: Option<BTreeMap<String, String>>,
    /// Adds to the client's entries in the metadata sent to the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responsesapi_client_metadata_patch: Option<BTreeMap<String, String>>,
    /// Pieces of context by source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_context: Option<BTreeMap<String, AdditionalContextEntry>>,
    /// Environments to work in, the primary one first. Absent: those of the thread. Empty: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub environments: Option<Vec<TurnEnvironmentParams>>,
    /// Working directory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Absolute paths of the workspace's roots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_workspace_roots: Option<Vec<AbsolutePathBuf>>,
    /// When to ask before acting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_policy: Option<AskForApproval>,
    /// Who answers approval questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// What commands and patches may touch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox_policy: Option<SandboxPolicy>,
    /// Name of a permission profile; excludes `sandboxPolicy`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<String>,
    /// Model to use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// Service tier of the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<String>,
    /// Service tier of this turn only. Absent: that of the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier_for_turn: Option<String>,
    /// Reasoning effort.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<ReasoningEffort>,
    /// How much of the reasoning is summarized.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<ReasoningSummary>,
    /// Tone of the answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub personality: Option<Personality>,
    /// JSON Schema of the final answer, for this turn only. Absent: free text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_schema: Option<RawJson>,
    /// Collaboration mode; it wins over `model`, `effort` and instructions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub collaboration_mode: Option<CollaborationMode>,
    /// Ignored; kept for older clients.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub multi_agent_mode: Option<MultiAgentMode>,
    /// Program for security work to ask for, for this turn only. It grants nothing by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cyber_access_program: Option<CyberAccessProgram>,
    /// Plugins switched off for the thread; empty switches all on. Absent: no change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabled_plugin_ids: Option<Vec<String>>,
}

/// The turn that was started, or the running one the input was added to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnStartResponse {
    /// The turn, in progress and without items.
    pub turn: Turn,
}

/// Input for the running turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnSteerParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the client for the user message; it comes back as `clientId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_user_message_id: Option<String>,
    /// What the user sends; must not be empty.
    pub input: Vec<UserInput>,
    /// Replaces the client's entries in the metadata sent to the model provider; empty clears them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responsesapi_client_metadata: Option<BTreeMap<String, String>>,
    /// Adds to the client's entries in the metadata sent to the model provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responsesapi_client_metadata_patch: Option<BTreeMap<String, String>>,
    /// Pieces of context by source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_context: Option<BTreeMap<String, AdditionalContextEntry>>,
    /// Turn that must be the running one.
    pub expected_turn_id: String,
}

/// The turn that took the input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnSteerResponse {
    /// Id of the turn.
    pub turn_id: String,
}

/// Which turn to stop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnInterruptParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The running turn.
    pub turn_id: String,
}

/// The turn is stopped; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct TurnInterruptResponse {}

/// A turn began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnStartedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The turn, in progress and without items.
    pub turn: Turn,
}

/// A turn ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnCompletedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The turn with its outcome.
    pub turn: Turn,
}

/// The model changed its plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnPlanUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Why it changed. `null`: not said.
    pub explanation: Option<String>,
    /// The steps in order.
    pub plan: Vec<TurnPlanStep>,
}

/// A step of a plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnPlanStep {
    /// What is to be done.
    pub step: String,
    /// How far it is.
    pub status: TurnPlanStepStatus,
}

/// The file changes of a turn so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnDiffUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// All changes of the turn as one unified diff.
    pub diff: String,
}

/// Something failed in a running turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ErrorNotification {
    /// What failed.
    pub error: TurnError,
    /// Whether the server tries again; otherwise the turn ends.
    pub will_retry: bool,
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
}

/// How the agent works with the user.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CollaborationMode {
    /// Which mode.
    pub mode: ModeKind,
    /// Settings that come with it.
    pub settings: Settings,
}

/// Settings of a collaboration mode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// Model to use.
    pub model: String,
    /// Reasoning effort. `null`: the model's default.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Instructions. `null`: the built-in ones of the mode.
    pub developer_instructions: Option<String>,
}

/// Asks for the collaboration modes; no member is defined.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct CollaborationModeListParams {}

/// The collaboration modes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CollaborationModeListResponse {
    /// One preset per mode.
    pub data: Vec<CollaborationModeMask>,
}

/// A preset of a collaboration mode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CollaborationModeMask {
    /// Name shown to the user.
    pub name: String,
    /// Which mode. `null`: no change.
    pub mode: Option<ModeKind>,
    /// Model. `null`: no change.
    pub model: Option<String>,
    /// Reasoning effort. `null`: no change.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Instructions of the mode. `null`: no change.
    pub developer_instructions: Option<String>,
}

fn default_command_execution_request_approval_params_kind() -> CommandExecutionApprovalKind {
    CommandExecutionApprovalKind::Command
}

fn default_model_input_modalities() -> Vec<InputModality> {
    serde_json::from_str("[\"text\",\"image\"]").expect("the default of the schema is valid")
}

fn default_sandbox_policy_external_sandbox_network_access() -> NetworkAccess {
    NetworkAccess::Restricted
}

fn default_thread_fork_response_approvals_reviewer() -> ApprovalsReviewer {
    ApprovalsReviewer::Unknown(Box::default())
}

fn default_thread_fork_response_multi_agent_mode() -> MultiAgentMode {
    MultiAgentMode::ExplicitRequestOnly
}

fn default_thread_history_mode() -> ThreadHistoryMode {
    ThreadHistoryMode::Legacy
}

fn default_thread_item_command_execution_source() -> CommandExecutionSource {
    CommandExecutionSource::Agent
}

fn default_thread_resume_response_approvals_reviewer() -> ApprovalsReviewer {
    ApprovalsReviewer::Unknown(Box::default())
}

fn default_thread_resume_response_multi_agent_mode() -> MultiAgentMode {
    MultiAgentMode::ExplicitRequestOnly
}

fn default_thread_start_response_approvals_reviewer() -> ApprovalsReviewer {
    ApprovalsReviewer::Unknown(Box::default())
}

fn default_thread_start_response_multi_agent_mode() -> MultiAgentMode {
    MultiAgentMode::ExplicitRequestOnly
}

fn default_thread_status() -> ThreadStatus {
    ThreadStatus::Unknown(RawJson::null())
}

fn default_true() -> bool {
    true
}

fn default_turn_items_view() -> TurnItemsView {
    TurnItemsView::Full
}
