// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/dotcraft/types/*.json.

//! Objects of the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::unions::*;
use crate::RawJson;

/// App that created a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadOriginApp {
    /// Identifier of the app.
    pub app_id: String,
    /// Name of the app for people.
    pub display_name: String,
    /// Icon as a data URL or another safe URL. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Member of the app's team that the thread belongs to. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member_id: Option<String>,
}

/// An app bound to a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingSummary {
    /// The thread.
    pub thread_id: String,
    /// Identifier of the binding.
    pub binding_id: String,
    /// Request that led to the binding. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binding_request_id: Option<String>,
    /// Identifier of the app.
    pub app_id: String,
    /// Name of the app for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Icon as a data URL or another safe URL. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Namespace of the app's tools. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_namespace: Option<String>,
    /// State of the binding.
    pub state: AppBindingState,
    /// State of the connection to the app. Absent: unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connection_state: Option<AppConnectionState>,
    /// Rights granted to the app. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub granted_scopes: Option<Vec<String>>,
    /// Tools the app adds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attached_tool_count: Option<i64>,
    /// End of the binding, ISO 8601 in UTC. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// Time of the last change, ISO 8601 in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_changed_at: Option<String>,
    /// What went wrong, for people. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diagnostic: Option<String>,
}

/// An operation the user has to decide about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemApprovalRequestParams {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The `approvalRequest` item.
    pub item_id: String,
    /// Identifier of the question; the same whenever it is asked again.
    pub request_id: String,
    /// What kind of operation it is about.
    pub approval_type: ApprovalType,
    /// The operation: a command line, or `read`, `write`, `edit` or `list` for a file.
    pub operation: String,
    /// What it acts on: a working directory for a command, a path for a file.
    pub target: String,
    /// Operations with the same key are covered by one decision for the session, such as `shell:*`.
    pub scope_key: String,
    /// Why consent is needed, for people.
    pub reason: String,
    /// End of the time to answer, ISO 8601 in UTC; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
}

/// The user's decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ItemApprovalRequestResponse {
    /// The decision; an unknown one counts as `decline`.
    pub decision: ApprovalDecision,
}

/// A question was decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemApprovalResolvedNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The `approvalResponse` item.
    pub item: Item,
}

/// What a client can handle. An absent member takes the default it names; unknown members are ignored.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ClientCapabilities {
    /// The client can answer `item/approval/request`; false means it is never asked. Default true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_support: Option<bool>,
    /// The client takes `item/*/delta` notifications; false means none are sent. Default true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub streaming_support: Option<bool>,
    /// The client wants `commandExecution` items and their output deltas. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command_execution_streaming: Option<bool>,
    /// The client wants `toolExecution` items. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_execution_lifecycle: Option<bool>,
    /// The client wants `workspace/configChanged`; false holds it back. Default true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_change: Option<bool>,
    /// Exact names of notifications not to send on this connection; unknown names are accepted. Default empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opt_out_notification_methods: Option<Vec<String>>,
    /// The client can answer `item/tool/requestUserInput`. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_user_input_support: Option<bool>,
    /// The client reads `terminal/*` notifications. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background_terminals: Option<bool>,
    /// The client can show `ui://` resources of tools. Default false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interactive_tool_ui: Option<bool>,
    /// Turns the connection into the backend of an external channel. Absent: an ordinary client.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_adapter: Option<ChannelAdapterCapability>,
    /// Editor services the client offers to the server. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acp_extensions: Option<AcpExtensionsCapability>,
    /// A JavaScript evaluator the client offers. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node_repl: Option<NodeReplCapability>,
    /// Browser control the client offers. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub browser_use: Option<BrowserUseCapability>,
    /// Version of app binding the client speaks; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_binding_version: Option<i64>,
    /// The client hosts MCP apps; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_apps: Option<bool>,
    /// The client answers elicitations of MCP servers; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_elicitation: Option<bool>,
    /// The client draws inline visualizations; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inline_visualizations: Option<bool>,
    /// Settings of client extensions by extension name; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<RawJson>,
}

/// Editor services a client offers through `ext/acp/*` requests. An absent flag counts as false.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AcpExtensionsCapability {
    /// The client can read a text file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fs_read_text_file: Option<bool>,
    /// The client can write a text file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fs_write_text_file: Option<bool>,
    /// The client can run terminals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terminal_create: Option<bool>,
    /// Further method families the client answers, such as `_unity`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<Vec<String>>,
}

/// A JavaScript evaluator on the client's side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NodeReplCapability {
    /// Kind of evaluator; `desktop-node` so far.
    pub backend: String,
}

/// Browser control on the client's side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BrowserUseCapability {
    /// Preferred backend, such as `desktop-iab`.
    pub backend: String,
    /// All backends the client has. Absent: only `backend`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backends: Option<Vec<String>>,
    /// Version of the evaluator calls; currently 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol_version: Option<i64>,
    /// An evaluation can be cancelled. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_cancel: Option<bool>,
    /// Version of the browser session member; currently 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub browser_session_protocol_version: Option<i64>,
    /// A single browser command can be cancelled. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_command_cancel: Option<bool>,
    /// Largest result the client sends, in bytes. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_browser_result_bytes: Option<i64>,
    /// Time a command gets by default, in milliseconds. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_command_timeout_ms: Option<i64>,
    /// Longest time a command may ask for, in milliseconds. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_command_timeout_ms: Option<i64>,
    /// A session can end with a typed outcome. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_typed_finalize: Option<bool>,
    /// The client can report on a Chrome backend. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_chrome_diagnostics: Option<bool>,
}

/// Declares the connection as the backend of one external channel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ChannelAdapterCapability {
    /// Name of the channel; it has to be configured and enabled on the server.
    pub channel_name: String,
    /// What the channel can deliver. Absent: text only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delivery_capabilities: Option<ChannelDeliveryCapabilities>,
    /// Tools the channel adds for the agent, fixed while connected. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_tools: Option<Vec<ChannelToolDescriptor>>,
    /// A plain yes or no to delivery, used by some clients in place of `deliveryCapabilities`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delivery_support: Option<bool>,
}

/// What an external channel can deliver.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ChannelDeliveryCapabilities {
    /// The adapter answers `ext/channel/send`. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_delivery: Option<bool>,
    /// Limits per kind of media: `file`, `audio`, `image`, `video`. A missing kind cannot be sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub media: Option<BTreeMap<String, ChannelMediaConstraints>>,
}

/// Limits of one kind of media on a channel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ChannelMediaConstraints {
    /// Largest file, in bytes. Absent: no stated limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_bytes: Option<i64>,
    /// MIME types that pass. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed_mime_types: Option<Vec<String>>,
    /// File name extensions that pass. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed_extensions: Option<Vec<String>>,
    /// The media may be named by a path on the server's host.
    pub supports_host_path: bool,
    /// The media may be named by a URL.
    pub supports_url: bool,
    /// The media may be embedded as base64.
    pub supports_base64: bool,
    /// The media may carry a caption.
    pub supports_caption: bool,
}

/// A tool an external channel adds for the agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ChannelToolDescriptor {
    /// Name the model calls it by; PascalCase by custom.
    pub name: String,
    /// What the tool does, for the model.
    pub description: String,
    /// JSON Schema object of the arguments.
    pub input_schema: RawJson,
    /// JSON Schema object of the structured result. Absent: not declared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_schema: Option<RawJson>,
    /// How clients show the tool. Absent: by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<ToolDisplay>,
    /// The tool only works in a conversation of this channel.
    pub requires_chat_context: bool,
    /// Which argument an approval is about. Absent: no approval.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval: Option<ToolApprovalDescriptor>,
    /// Offer the tool through tool search only, not in the prompt. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defer_loading: Option<bool>,
}

/// Method families a server offers. An absent flag counts as false, and the methods behind it answer `Method not found`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ServerCapabilities {
    /// Threads can be started, listed, read, renamed, paused, archived and deleted.
    pub thread_management: bool,
    /// Connections can observe a thread with `thread/subscribe`.
    pub thread_subscriptions: bool,
    /// `thread/resume` can replace the client's tools.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dynamic_tool_rebind: Option<bool>,
    /// `additionalContext` is taken on `thread/start` and `thread/resume`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_additional_context: Option<bool>,
    /// The server may send `item/approval/request`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_flow: Option<bool>,
    /// `skills/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_management: Option<bool>,
    /// `plugin/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_management: Option<bool>,
    /// Skills can have adapted variants, and the original can be restored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill_variants: Option<bool>,
    /// `model/list`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_catalog_management: Option<bool>,
    /// MCP servers can be listed and edited with `mcp/*`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_management: Option<bool>,
    /// `thread/fork`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_fork: Option<bool>,
    /// `thread/goal/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_goals: Option<bool>,
    /// `thread/compact/start`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub manual_compaction: Option<bool>,
    /// `thread/memory/consolidate/start`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub manual_memory_consolidation: Option<bool>,
    /// `thread/maintenance/interrupt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_maintenance_interrupt: Option<bool>,
    /// `worktree/*` methods and handoff of a thread to a worktree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub git_worktrees: Option<bool>,
    /// `app/*` methods and app bindings of threads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_binding: Option<bool>,
    /// Apps can attach context blocks to threads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_context_blocks: Option<bool>,
    /// Apps can queue input for a thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_thread_input_enqueue: Option<bool>,
    /// The server may send `item/tool/requestUserInput`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_user_input: Option<bool>,
    /// `thread/mode/set`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode_switch: Option<bool>,
    /// `thread/config/update`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_override: Option<bool>,
    /// `cron/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cron_management: Option<bool>,
    /// `heartbeat/trigger`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heartbeat_management: Option<bool>,
    /// `tool/list`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_catalog: Option<bool>,
    /// `command/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command_management: Option<bool>,
    /// `provider/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_management: Option<bool>,
    /// `workspace/config/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_config_management: Option<bool>,
    /// `memory/reset`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_management: Option<bool>,
    /// `dreams/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams: Option<bool>,
    /// MCP servers are reported with their origin and whether they are read-only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_server_origins: Option<bool>,
    /// Start-up state and tests of MCP servers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_status: Option<bool>,
    /// `externalChannel/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub external_channel_management: Option<bool>,
    /// `channel/status`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_status: Option<bool>,
    /// `agent/profiles/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_profile_management: Option<bool>,
    /// Profiles and settings of subagents can be edited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sub_agent_management: Option<bool>,
    /// Subagents run in child threads that clients can list and talk to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sub_agent_sessions: Option<bool>,
    /// `terminal/*` methods and notifications.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background_terminals: Option<bool>,
    /// `usage/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usage_telemetry: Option<bool>,
    /// `automation/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automations: Option<bool>,
    /// Further features by extension name, `true` meaning available; `welcomeSuggestions` is one. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<RawJson>,
    /// Version of app binding the server speaks; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_binding_version: Option<i64>,
    /// `hooks/*` methods; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hooks_management: Option<bool>,
    /// `marketplace/*` methods; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_marketplaces: Option<bool>,
    /// `mcpApp/*` methods; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_apps: Option<bool>,
    /// Direct calls to MCP servers; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_runtime: Option<bool>,
    /// Questions of MCP servers are passed on to clients; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_elicitation: Option<bool>,
    /// `sourceControl/*` methods; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_control_management: Option<bool>,
    /// Sign-in with an OpenAI account; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_open_ai_o_auth: Option<bool>,
    /// Usage report of an OpenAI account; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_open_ai_usage: Option<bool>,
    /// `visualization/*` methods; later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inline_visualizations: Option<bool>,
}

/// Reasoning settings of a thread.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ReasoningConfig {
    /// Whether the model reasons at all. Absent: the model's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enabled: Option<bool>,
    /// How much it thinks. Absent: the model's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<ReasoningEffort>,
    /// How much of it is shown. Absent: the model's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<ReasoningOutput>,
}

/// Which names may be used. A name that is both allowed and denied is denied.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct NamePolicy {
    /// Names that may be used. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow: Option<Vec<String>>,
    /// Names that may not be used. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deny: Option<Vec<String>>,
}

/// Which tools a thread may use.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolPolicy {
    /// Tools that may be used. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow: Option<Vec<String>>,
    /// Tools that may not be used; wins over `allow`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deny: Option<Vec<String>>,
    /// How tools that start or steer other agents are treated, such as `allowList`. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_control: Option<String>,
    /// Agent-control tools that stay usable under `allowList`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed_agent_control_tools: Option<Vec<String>>,
}

/// Which MCP servers and MCP tools a thread may use.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct McpPolicy {
    /// Names of the servers. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub servers: Option<Vec<String>>,
    /// Tools of those servers; `*` stands for any text in a name. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tools: Option<NamePolicy>,
}

/// Which skills a thread may use.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillsPolicy {
    /// Skills loaded when the thread starts. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preload: Option<Vec<String>>,
    /// Skills that may be used. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow: Option<Vec<String>>,
    /// Skills that may not be used; wins over `allow`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deny: Option<Vec<String>>,
    /// The agent may install and edit skills. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow_manage: Option<bool>,
}

/// How a thread treats tools reserved for agent teams.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TeamsPolicy {
    /// What happens to reserved tools; `keep` leaves them available. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserved_tools: Option<String>,
}

/// Choice of a model's context window; known to later releases only.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ContextWindowConfig {
    /// Name of the window. Absent: the model's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
}

/// Settings of one thread. In `thread/config/update` an absent member stays as it is.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadConfiguration {
    /// How freely the agent may act. Absent: `agent`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<AgentMode>,
    /// Model of the thread. Absent at creation: the workspace's current model is recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// Reasoning settings. Absent: the model's defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning: Option<ReasoningConfig>,
    /// MCP servers of this thread alone. Absent: those of the workspace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_servers: Option<Vec<McpServerConfig>>,
    /// Prefixes of the editor extensions the thread may call. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<Vec<String>>,
    /// Names of custom tools to add. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub custom_tools: Option<Vec<String>>,
    /// Absolute path used in place of the thread's workspace. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_override: Option<String>,
    /// Absolute path in which tools run; the thread's own state stays where it is. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub execution_workspace_override: Option<String>,
    /// Name of a tool profile to apply. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_profile: Option<String>,
    /// Only the tools of `toolProfile` are offered. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub use_tool_profile_only: Option<bool>,
    /// Instructions added to the system prompt. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_instructions: Option<String>,
    /// Exact tool names that may be used; the older form of `toolPolicy.allow`. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_allow_list: Option<Vec<String>>,
    /// Exact tool names that may not be used; the older form of `toolPolicy.deny`, and it wins. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_deny_list: Option<Vec<String>>,
    /// Which tools may be used. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_policy: Option<ToolPolicy>,
    /// Which MCP servers and tools may be used. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_policy: Option<McpPolicy>,
    /// Which plugins may be used. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_policy: Option<NamePolicy>,
    /// Which skills may be used. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_policy: Option<SkillsPolicy>,
    /// How reserved team tools are treated. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams_policy: Option<TeamsPolicy>,
    /// What happens when a tool needs consent. Absent: `default`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_policy: Option<ApprovalPolicy>,
    /// For files outside the workspace: true asks, false refuses without asking. Absent: the workspace's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub require_approval_outside_workspace: Option<bool>,
    /// Directory of the automation task behind the thread. Absent: not an automation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automation_task_directory: Option<String>,
    /// Agent profile the thread runs under; only provider, model and reasoning may be set beside it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_profile_id: Option<String>,
    /// Where that profile comes from. Absent: the one with the highest precedence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_profile_source: Option<AgentProfileSource>,
    /// Fingerprint of the profile when it was applied. Absent: not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_profile_fingerprint: Option<String>,
    /// Profile this thread is editing; such threads are hidden from lists. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_builder_target_id: Option<String>,
    /// Where the edited profile comes from. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_builder_target_source: Option<String>,
    /// Model provider of the thread. Absent: the workspace's provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// `agentInstructions` replace the base prompt; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub override_base_prompt: Option<bool>,
    /// Time to answer an approval, in seconds; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_timeout_seconds: Option<i64>,
    /// Absolute working directory of tools; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Absolute workspace roots; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_workspace_roots: Option<Vec<String>>,
    /// Service speed of the model; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<String>,
    /// Choice of the context window; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context_window: Option<ContextWindowConfig>,
    /// Instructions for the agent's role; known to later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role_instructions: Option<String>,
}

/// Where the entry of an MCP server comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerOrigin {
    /// `workspace` or `plugin`.
    pub kind: String,
    /// Plugin that brings the server. Absent: not from a plugin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_id: Option<String>,
    /// Name of that plugin for people. Absent: not from a plugin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_display_name: Option<String>,
    /// Name the plugin gives the server. Absent: same as `name`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared_name: Option<String>,
}

/// How to start or reach one MCP server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerConfig {
    /// Key of the server, compared without regard to case.
    pub name: String,
    /// Whether the server is used.
    pub enabled: bool,
    /// How it is reached.
    pub transport: McpTransport,
    /// Program to start; `stdio` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// Arguments of the program; `stdio` only. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<String>>,
    /// Environment variables to set; `stdio` only. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<BTreeMap<String, String>>,
    /// Environment variables to pass through by name; `stdio` only. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env_vars: Option<Vec<String>>,
    /// Working directory of the program; `stdio` only. Absent: the workspace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Address of the server; `streamableHttp` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Environment variable that holds the bearer token; `streamableHttp` only. Absent: no token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bearer_token_env_var: Option<String>,
    /// Headers to send; `streamableHttp` only. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub http_headers: Option<BTreeMap<String, String>>,
    /// Headers whose values come from the named environment variables; `streamableHttp` only. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env_http_headers: Option<BTreeMap<String, String>>,
    /// Time the server gets to start, in seconds. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub startup_timeout_sec: Option<f64>,
    /// Time one tool call gets, in seconds. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_timeout_sec: Option<f64>,
    /// Where the entry comes from; written when `mcpServerOrigins` is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<McpServerOrigin>,
    /// The entry cannot be edited; written when `mcpServerOrigins` is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_only: Option<bool>,
}

/// A goal that a thread pursues over many turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoal {
    /// Thread that pursues it.
    pub thread_id: String,
    /// Opaque identifier, such as `goal_01`.
    pub goal_id: String,
    /// What to reach; 1 to 4000 characters.
    pub objective: String,
    /// State of the goal.
    pub status: ThreadGoalStatus,
    /// Tokens it may use; null for no limit.
    pub token_budget: Option<i64>,
    /// Tokens it has used.
    pub tokens_used: TokenUsage,
    /// Time it has taken, in seconds.
    pub time_used_seconds: i64,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time of the last change, ISO 8601 in UTC.
    pub updated_at: String,
}

/// What a client says about itself in the first request of a connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeParams {
    /// Who is connecting.
    pub client_info: ClientInfo,
    /// What the client can handle. When absent, every flag takes its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<ClientCapabilities>,
}

/// What the server says about itself; fixed until the connection closes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeResult {
    /// Product, release and wire version of the server.
    pub server_info: ServerInfo,
    /// Method families this server offers.
    pub capabilities: ServerCapabilities,
    /// Address of a web dashboard; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dashboard_url: Option<String>,
}

/// Name and release of a connecting client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClientInfo {
    /// Machine-readable name, such as `desktop`.
    pub name: String,
    /// Name shown to people. Absent: use `name`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Release of the client, in its own numbering.
    pub version: String,
}

/// Product, release and wire version of a server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ServerInfo {
    /// Product name; always `dotcraft`.
    pub name: String,
    /// Product release, such as `0.2.0`.
    pub version: String,
    /// Wire version: an integer written as text, currently `1`. A higher number than expected is not an error.
    pub protocol_version: String,
    /// Namespaces of the extensions on offer, such as `acp`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<Vec<String>>,
}

/// An object without members, for methods that take or answer nothing. Unknown members are ignored.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct EmptyObject {}

/// Text as typed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InputPartText {
    /// The text; taken literally.
    pub text: String,
}

/// A custom command. Built-in commands are refused here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InputPartCommandRef {
    /// Name of the command, without a slash.
    pub name: String,
    /// Text after the name. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args_text: Option<String>,
    /// The whole text as typed, such as `/code-review src/foo.cs`. Absent: built from the other members.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_text: Option<String>,
}

/// A skill to use. The model is told its name and path, not its text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InputPartSkillRef {
    /// Name of the skill.
    pub name: String,
}

/// A file to look at. Naming a file gives no right to read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InputPartFileRef {
    /// Path, absolute or relative to the workspace.
    pub path: String,
    /// Path shown to people. Absent: `path`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_path: Option<String>,
}

/// A picture by URL.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InputPartImage {
    /// URL of the picture; a `data:` URL embeds it.
    pub url: String,
}

/// A picture in a file on the server's host.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct InputPartLocalImage {
    /// Absolute path of the file.
    pub path: String,
    /// MIME type. Absent: told from the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Name shown to people. Absent: taken from the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_name: Option<String>,
}

/// An input that waits for its turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QueuedTurnInput {
    /// Opaque identifier, such as `queued_20260425100000000_ab12cd`.
    pub id: String,
    /// Thread of the queue.
    pub thread_id: String,
    /// The parts as the client sent them.
    pub native_input_parts: Vec<InputPart>,
    /// The parts as the model will get them.
    pub materialized_input_parts: Vec<InputPart>,
    /// The input as one text, for people.
    pub display_text: String,
    /// Person in a chat who said it. Absent: the client's own user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender: Option<SenderContext>,
    /// State of the entry.
    pub status: QueuedInputStatus,
    /// Time it was queued, ISO 8601 in UTC.
    pub created_at: String,
    /// Turn that was running when it was queued. Absent: none was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ready_after_turn_id: Option<String>,
    /// What caused it. Absent: a person typed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger_kind: Option<TriggerKind>,
    /// Name of the cause for people. Absent: a person typed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger_label: Option<String>,
    /// Identifier of the cause. Absent: a person typed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger_ref_id: Option<String>,
    /// App binding that gets the output. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delivery_binding_id: Option<String>,
    /// It was sent as a goal; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent_as_goal: Option<bool>,
}

/// What the user said; always the first item of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemUserMessage {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: UserMessagePayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// What the agent said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemAgentMessage {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: AgentMessagePayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// What the model thought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemReasoningContent {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: ReasoningContentPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// A call of one of the server's tools.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolCall {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: ToolCallPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// The result of a tool call, joined to it by `callId`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolResult {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: ToolResultPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// Start and end of a tool's execution; sent to clients with `toolExecutionLifecycle`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolExecution {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: ToolExecutionPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// A shell command and its output; sent to clients with `commandExecutionStreaming`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemCommandExecution {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: CommandExecutionPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// A call of a plugin's or a channel's function, with its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemPluginFunctionCall {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: PluginFunctionCallPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// A call of a tool that a client runs, with its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemDynamicToolCall {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: DynamicToolCallPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// A decision the user was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemApprovalRequest {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: ApprovalRequestPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// What the user decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemApprovalResponse {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: ApprovalResponsePayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// Questions the user was asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemUserInputRequest {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: UserInputRequestPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// What the user answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemUserInputResponse {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: UserInputResponsePayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// Something went wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemError {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: ErrorPayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// A notice about the thread itself; has no streaming phase.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemSystemNotice {
    /// Opaque identifier, such as `item_005`; unique in its turn.
    pub id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// How far the item is.
    pub status: ItemStatus,
    /// What the item holds.
    pub payload: SystemNoticePayload,
    /// The same as `type`; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_kind: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time it became final, ISO 8601 in UTC. Absent: it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
}

/// What a user said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserMessagePayload {
    /// The input as one text, for people.
    pub text: String,
    /// The parts as the client sent them; show these. Absent: only `text` is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub native_input_parts: Option<Vec<InputPart>>,
    /// The parts as the model got them. Absent: only `text` is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub materialized_input_parts: Option<Vec<InputPart>>,
    /// How the input reached the turn. Absent: `normal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delivery_mode: Option<DeliveryMode>,
    /// What caused it. Absent: a person typed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger_kind: Option<TriggerKind>,
    /// Name of the cause for people. Absent: a person typed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger_label: Option<String>,
    /// Identifier of the cause. Absent: a person typed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger_ref_id: Option<String>,
    /// Queue entry it came from. Absent: it was not queued.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queued_input_id: Option<String>,
    /// App binding that gets the output. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delivery_binding_id: Option<String>,
    /// Identifier of the person in a chat. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender_id: Option<String>,
    /// Name of the person in a chat. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender_name: Option<String>,
    /// Role of the person in a chat. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender_role: Option<String>,
    /// Channel it came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_name: Option<String>,
    /// Place inside the channel. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_context: Option<String>,
    /// Group chat it came from. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_id: Option<String>,
    /// Pictures stored with the message. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub images: Option<Vec<UserMessageImage>>,
    /// It was sent as a goal; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent_as_goal: Option<bool>,
}

/// A picture stored with a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserMessageImage {
    /// Absolute path of the file.
    pub path: String,
    /// MIME type. Absent: told from the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Name shown to people. Absent: taken from the path.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_name: Option<String>,
}

/// What the agent said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentMessagePayload {
    /// The text so far; all of it once the item is completed.
    pub text: String,
}

/// What the model thought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReasoningContentPayload {
    /// The text so far; all of it once the item is completed.
    pub text: String,
}

/// A call of one of the server's tools.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolCallPayload {
    /// Name of the tool.
    pub tool_name: String,
    /// Object of arguments. Absent: not complete yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arguments: Option<RawJson>,
    /// Identifier of the call; joins its result and its execution.
    pub call_id: String,
    /// Namespace of the tool; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Name of the tool as the model saw it; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_flat_name: Option<String>,
}

/// The result of a tool call, as the model gets it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolResultPayload {
    /// The call.
    pub call_id: String,
    /// The result as text.
    pub result: String,
    /// The tool succeeded.
    pub success: bool,
    /// Name of the tool; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_name: Option<String>,
    /// The result in parts; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_items: Option<Vec<ToolContentItem>>,
    /// The result as data; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_content: Option<RawJson>,
    /// Code of the failure; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// Text of the failure; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// Start and end of a tool's execution; for clients with `toolExecutionLifecycle`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolExecutionPayload {
    /// The call.
    pub call_id: String,
    /// Name of the tool.
    pub tool_name: String,
    /// How far it is.
    pub status: ToolExecutionStatus,
    /// The tool succeeded. Absent: not ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
    /// Time it took, in milliseconds. Absent: not ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duration_ms: Option<i64>,
    /// Beginning of the result, at most 4096 characters; the tool result is the final word. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result_preview: Option<String>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// A shell command and its output; for clients with `commandExecutionStreaming`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecutionPayload {
    /// The call.
    pub call_id: String,
    /// The command line.
    pub command: String,
    /// Absolute path it runs in.
    pub working_directory: String,
    /// Where it runs.
    pub source: CommandSource,
    /// How far it is.
    pub status: CommandExecutionStatus,
    /// Output so far, standard output and error together.
    pub aggregated_output: String,
    /// Exit code. Absent: not ended, or none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i64>,
    /// Time it took, in milliseconds. Absent: not ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duration_ms: Option<i64>,
    /// Background terminal that runs it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// File that holds the whole output. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_path: Option<String>,
    /// Length of the whole output, in characters. Absent: not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub original_output_chars: Option<i64>,
    /// `aggregatedOutput` was cut. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated: Option<bool>,
    /// Why it moved to the background. Absent: it did not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background_reason: Option<String>,
}

/// A call of a plugin's or a channel's function, with its result. No other item shows the call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginFunctionCallPayload {
    /// The plugin, or `external-channel:` and the channel's name.
    pub plugin_id: String,
    /// Namespace of the function. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Name of the function.
    pub function_name: String,
    /// Identifier of the call.
    pub call_id: String,
    /// Object of arguments. Absent: not complete yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arguments: Option<RawJson>,
    /// The result in parts. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_items: Option<Vec<ToolContentItem>>,
    /// The result as data. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_result: Option<RawJson>,
    /// The function succeeded. Absent: not ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
    /// Code of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// A call of a tool that a client runs, with its result. No other item shows the call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolCallPayload {
    /// Namespace of the tool. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Name of the tool.
    pub tool_name: String,
    /// Identifier of the call.
    pub call_id: String,
    /// Object of arguments. Absent: not complete yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arguments: Option<RawJson>,
    /// The result in parts. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_items: Option<Vec<ToolContentItem>>,
    /// The result as data. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_result: Option<RawJson>,
    /// The tool succeeded. Absent: not ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
    /// Code of the failure, such as `UnsupportedTool`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
    /// Object that says how to show the call. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presentation: Option<RawJson>,
    /// How far the call is; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
}

/// A decision the user was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ApprovalRequestPayload {
    /// What kind of operation it is about.
    pub approval_type: ApprovalType,
    /// The operation: a command line, or `read`, `write`, `edit` or `list` for a file.
    pub operation: String,
    /// What it acts on: a working directory for a command, a path for a file.
    pub target: String,
    /// Identifier of the question; the same whenever it is asked again.
    pub request_id: String,
    /// Operations with the same key are covered by one decision for the session. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope_key: Option<String>,
    /// Why consent is needed, for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// End of the time to answer, ISO 8601 in UTC; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
}

/// What the user decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ApprovalResponsePayload {
    /// The question.
    pub request_id: String,
    /// The operation may run.
    pub approved: bool,
    /// The exact decision. Absent: only `approved` is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<ApprovalDecision>,
}

/// Questions the user was asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInputRequestPayload {
    /// Identifier of the questions; the same whenever they are asked again.
    pub request_id: String,
    /// One to three questions.
    pub questions: Vec<UserInputQuestion>,
}

/// What the user answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInputResponsePayload {
    /// The questions.
    pub request_id: String,
    /// The answers.
    pub response: UserInputResult,
}

/// Something went wrong in a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ErrorPayload {
    /// What, for people.
    pub message: String,
    /// Code of the error, such as `agent_error` or `timeout`.
    pub code: String,
    /// The turn ends because of it.
    pub fatal: bool,
}

/// A notice in the history about the thread itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SystemNoticePayload {
    /// What it is about.
    pub kind: SystemNoticeKind,
    /// What caused a compaction: `auto`, `reactive` or `manual`. Absent: another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger: Option<String>,
    /// How the context was shortened: `partial`. Old notices with `micro` are not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// Context size before, in tokens. Absent: another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens_before: Option<i64>,
    /// Context size after, in tokens. Absent: another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens_after: Option<i64>,
    /// Free share of the context after, 0.0 to 1.0. Absent: another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percent_left_after: Option<f64>,
    /// Tool results dropped from the context. Absent: another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cleared_tool_results: Option<i64>,
    /// Thread the copy was made from. Absent: another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_thread_id: Option<String>,
}

/// An item came into being.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemStartedNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The item; its payload may be incomplete.
    pub item: Item,
}

/// An item is final.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemCompletedNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The item; replaces everything streamed for it.
    pub item: Item,
}

/// More of the agent's message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemAgentMessageDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The item.
    pub item_id: String,
    /// Always `agentMessage`.
    pub delta_kind: DeltaKind,
    /// Text to append.
    pub delta: String,
}

/// More of the model's reasoning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemReasoningDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The item.
    pub item_id: String,
    /// Always `reasoningContent`.
    pub delta_kind: DeltaKind,
    /// Text to append.
    pub delta: String,
}

/// More of a tool call's arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolCallArgumentsDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The item.
    pub item_id: String,
    /// Always `toolCallArguments`.
    pub delta_kind: DeltaKind,
    /// Name of the tool; usually on the first piece only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_name: Option<String>,
    /// The call; usually on the first piece only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call_id: Option<String>,
    /// A piece of JSON text, not valid by itself and never empty.
    pub delta: String,
}

/// More output of a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemCommandExecutionOutputDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The item.
    pub item_id: String,
    /// Output to append.
    pub delta: String,
}

/// A reasoning effort a model offers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReasoningEffortOption {
    /// The effort.
    pub effort: ReasoningEffort,
    /// Name for people.
    pub label: String,
}

/// What a model offers in reasoning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelReasoningCapability {
    /// Reasoning can be turned off.
    pub supports_disable: bool,
    /// Efforts on offer.
    pub supported_efforts: Vec<ReasoningEffortOption>,
    /// Effort used when none is set.
    pub default_effort: ReasoningEffort,
    /// What can be shown of the reasoning.
    pub supported_outputs: Vec<ReasoningOutput>,
    /// What is shown when nothing is set.
    pub default_output: ReasoningOutput,
}

/// A model on offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelCatalogItem {
    /// Name to use in a thread's settings.
    pub id: String,
    /// Who made it; may be empty.
    pub owned_by: String,
    /// Release, ISO 8601 in UTC.
    pub created_at: String,
    /// What it offers in reasoning. Absent: nothing known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning: Option<ModelReasoningCapability>,
}

/// Whose models to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelListParams {
    /// The provider. Absent: the workspace's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
}

/// A provider's models, or why they cannot be listed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelListResponse {
    /// The provider answered.
    pub success: bool,
    /// The provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// Protocol the provider speaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol: Option<ProviderProtocol>,
    /// Its models; empty on failure.
    pub models: Vec<ModelCatalogItem>,
    /// Code of the failure, such as `MissingApiKey`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlanTodo {
    /// Short key in kebab-case; unique in the plan.
    pub id: String,
    /// What to do.
    pub content: String,
    /// How urgent it is.
    pub priority: PlanTodoPriority,
    /// How far it is.
    pub status: PlanTodoStatus,
}

/// A thread's plan, complete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlanSnapshot {
    /// Title.
    pub title: String,
    /// Summary; may be empty.
    pub overview: String,
    /// The plan in Markdown; may be empty. Absent, from old servers: empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// All steps, in order.
    pub todos: Vec<PlanTodo>,
}

/// A thread's plan changed; this is all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PlanUpdatedNotification {
    /// The thread.
    pub thread_id: String,
    /// Title.
    pub title: String,
    /// Summary; may be empty.
    pub overview: String,
    /// The plan in Markdown; may be empty. Absent, from old servers: empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// All steps, in order.
    pub todos: Vec<PlanTodo>,
}

/// News of maintenance and retries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SystemEventNotification {
    /// The thread. Absent: the event concerns the connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// The turn. Absent: the event concerns the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// What it is about.
    pub kind: SystemEventKind,
    /// Key of a translated text. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message_key: Option<String>,
    /// Object of values for the translated text. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<RawJson>,
    /// English text for clients without a translation. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fallback_text: Option<String>,
    /// The same as `fallbackText`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Free share of the context, 0.0 to 1.0. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percent_left: Option<f64>,
    /// Context size, in tokens. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_count: Option<i64>,
    /// How full the context is. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context_usage: Option<ContextUsageSnapshot>,
    /// The channel that was rejected. Absent: another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_name: Option<String>,
}

/// The workspace's configuration changed; read again what matters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceConfigChangedNotification {
    /// Method that caused it.
    pub source: String,
    /// What changed.
    pub regions: Vec<ConfigRegion>,
    /// When, ISO 8601 in UTC.
    pub changed_at: String,
}

/// On whose behalf, and from where, a client works with threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionIdentity {
    /// Channel the request comes from, such as `desktop`, `cli` or `vscode`.
    pub channel_name: String,
    /// Identifier of the user, stored as given. Null when there is none.
    pub user_id: Option<String>,
    /// Place inside the channel, such as `workspace:/home/me/project`. Lists match it exactly; absent matches only absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_context: Option<String>,
    /// Absolute workspace root. Absent: the server's own workspace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_path: Option<String>,
}

/// One conversation in a workspace. A short notification may hold little more than `id` and `status`; what is missing there has not changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Thread {
    /// Opaque identifier, such as `thread_20260316_x7k2m4`; unique in the workspace.
    pub id: String,
    /// Absolute workspace root. Always written except in short notifications.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_path: Option<String>,
    /// Owner. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<String>,
    /// Channel that created the thread. Always written except in short notifications.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_channel: Option<String>,
    /// Where the thread is in its life.
    pub status: ThreadStatus,
    /// Turns, oldest first; empty unless they were asked for. Always written except in short notifications.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<Vec<Turn>>,
    /// Title. Absent until set, or derived from the first message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_at: Option<String>,
    /// Time of the last activity, ISO 8601 in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_active_at: Option<String>,
    /// Labels of clients, kept and not interpreted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<BTreeMap<String, String>>,
    /// Who keeps the history. Absent: `server`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history_mode: Option<HistoryMode>,
    /// Place inside the channel. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_context: Option<String>,
    /// Settings of the thread. Absent: workspace defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub configuration: Option<ThreadConfiguration>,
    /// Inputs waiting for a turn, in order; current whatever part of the history was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queued_inputs: Option<Vec<QueuedTurnInput>>,
    /// Current plan of the thread, or null.
    pub plan: Option<PlanSnapshot>,
    /// How full the model's context is. Absent: unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context_usage: Option<ContextUsageSnapshot>,
    /// What the thread is doing now. Absent: unknown, which is not the same as idle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime: Option<ThreadRuntimeState>,
    /// Long-running goal. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<ThreadGoal>,
    /// What caused the thread. Absent: a user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<ThreadSource>,
    /// App that created the thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_app: Option<ThreadOriginApp>,
    /// Thread this one was copied from. Absent: not a fork.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forked_from_id: Option<String>,
    /// The thread is not kept. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ephemeral: Option<bool>,
    /// Git worktree the thread works in. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worktree: Option<ThreadWorktreeInfo>,
    /// Absolute path in which tools run, after overrides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effective_workspace_path: Option<String>,
    /// Apps bound to the thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_bindings: Option<Vec<AppBindingSummary>>,
    /// Absolute working directory; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Session the thread belongs to; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// Thread that spawned this one; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent_thread_id: Option<String>,
    /// File that stores the thread; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Absolute workspace roots; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_workspace_roots: Option<Vec<String>>,
    /// Object that says how to show the thread's origin; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_presentation: Option<RawJson>,
}

/// One row of a thread list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSummary {
    /// Identifier of the thread.
    pub id: String,
    /// Title. Absent: none yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Where the thread is in its life.
    pub status: ThreadStatus,
    /// Channel that created the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_channel: Option<String>,
    /// Place inside the channel. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_context: Option<String>,
    /// Owner. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<String>,
    /// Absolute workspace root.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_path: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_at: Option<String>,
    /// Time of the last activity, ISO 8601 in UTC; lists are sorted by it, latest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_active_at: Option<String>,
    /// Number of turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_count: Option<i64>,
    /// Labels of clients, kept and not interpreted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<BTreeMap<String, String>>,
    /// What the thread is doing now. Absent: unknown, which is not the same as idle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime: Option<ThreadRuntimeState>,
    /// App that created the thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_app: Option<ThreadOriginApp>,
    /// Long-running goal. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<ThreadGoal>,
    /// What caused the thread. Absent: a user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<ThreadSource>,
    /// Thread this one was copied from. Absent: not a fork.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forked_from_id: Option<String>,
    /// The thread is not kept. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ephemeral: Option<bool>,
    /// Git worktree the thread works in. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worktree: Option<ThreadWorktreeInfo>,
    /// Apps bound to the thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_bindings: Option<Vec<AppBindingSummary>>,
}

/// What caused a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSource {
    /// Kind of cause.
    pub kind: ThreadSourceKind,
    /// Thread a client names as the origin; does not make a subagent. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spawned_from_thread_id: Option<String>,
    /// Details when another agent is the cause. Absent: not a subagent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sub_agent: Option<SubAgentThreadSource>,
}

/// Place of a subagent's thread in its tree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SubAgentThreadSource {
    /// Thread of the agent that spawned it.
    pub parent_thread_id: String,
    /// Turn in which it was spawned. Absent: not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent_turn_id: Option<String>,
    /// Thread at the top of the tree.
    pub root_thread_id: String,
    /// Steps below the root; a direct child has 1.
    pub depth: i64,
    /// Path of the agent in the tree, such as `/root/worker`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_path: Option<String>,
    /// Short name of the task.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task_name: Option<String>,
    /// Name of the agent for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_nickname: Option<String>,
    /// Role of the agent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_role: Option<String>,
    /// Profile the agent runs under.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile_name: Option<String>,
    /// Kind of program that runs the agent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_type: Option<String>,
    /// Messages can be sent to it.
    pub supports_send_message: bool,
    /// It takes follow-up tasks.
    pub supports_followup_task: bool,
    /// It can be closed.
    pub supports_close: bool,
    /// It takes input while it runs; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_send_input: Option<bool>,
    /// It can be resumed; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_resume: Option<bool>,
    /// Tool call that spawned it; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spawn_call_id: Option<String>,
}

/// What a thread is doing at this moment. Unknown flags are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRuntimeState {
    /// A turn is executing.
    pub running: bool,
    /// A turn waits for a decision.
    pub waiting_on_approval: bool,
    /// A turn waits for answers. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting_on_input: Option<bool>,
    /// A planning turn left a plan to confirm; cleared when the next turn starts.
    pub waiting_on_plan_confirmation: bool,
    /// A turn, a decision, a question or maintenance keeps the thread occupied. Absent: derive it from the other flags.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub busy: Option<bool>,
    /// Maintenance under way. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maintenance_kind: Option<MaintenanceKind>,
}

/// Which part of a thread's turns an answer holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnPage {
    /// Order of the turns inside the page.
    pub order: TurnPageOrder,
    /// Largest number of turns in the page.
    pub limit: i64,
    /// Number of turns of the thread.
    pub total_turns: i64,
    /// Number of the first turn in the page, counted from 1.
    pub start_ordinal: i64,
    /// Number of the last turn in the page, counted from 1.
    pub end_ordinal: i64,
    /// Opaque cursor of the next older page. Absent: there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
    /// There are older turns.
    pub has_more: bool,
}

/// A piece of context a client adds to the system prompt of its threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RuntimeAdditionalContextEntry {
    /// Kind of context.
    pub kind: RuntimeAdditionalContextKind,
    /// The text; at most 16 KiB. Must not hold secrets.
    pub value: String,
}

/// A thread to create.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadStartParams {
    /// On whose behalf, and from where.
    pub identity: SessionIdentity,
    /// Who keeps the history. Absent: `server`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history_mode: Option<HistoryMode>,
    /// Title. Absent: derived from the first message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Settings of the thread. Absent: workspace defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config: Option<ThreadConfiguration>,
    /// Tools this connection runs for the thread; no two with the same namespace and name. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dynamic_tools: Option<Vec<DynamicToolSpec>>,
    /// Context for the system prompt by key; a key has 1 to 128 letters, digits, dots, underscores or hyphens. Needs `runtimeAdditionalContext`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_context: Option<BTreeMap<String, RuntimeAdditionalContextEntry>>,
    /// Thread to name as the origin; does not make a subagent. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spawned_from_thread_id: Option<String>,
}

/// The created thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadStartResponse {
    /// The thread, without turns.
    pub thread: Thread,
}

/// A thread to load and make active.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadResumeParams {
    /// The thread.
    pub thread_id: String,
    /// Context for the system prompt by key, as in `thread/start`. Absent: keeps the present one; an empty object clears it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_context: Option<BTreeMap<String, RuntimeAdditionalContextEntry>>,
    /// Tools this connection runs from now on; needs `dynamicToolRebind`. Absent or empty: keeps the present ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dynamic_tools: Option<Vec<DynamicToolSpec>>,
}

/// The resumed thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadResumeResponse {
    /// The thread.
    pub thread: Thread,
}

/// Which threads to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadListParams {
    /// Whose threads: same workspace, same user when given, same channel context. Absent: all threads of the workspace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identity: Option<SessionIdentity>,
    /// Text to find, in any case, in identifier, title, origin, status and context. Absent: no filter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub query: Option<String>,
    /// Largest number of rows, 1 to 100. Absent: 50 with a cursor, otherwise all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// Opaque cursor of an earlier answer. Absent: from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Include archived threads. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_archived: Option<bool>,
    /// Include threads of subagents. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_sub_agents: Option<bool>,
    /// Include helper threads of the server. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_internal: Option<bool>,
    /// Also include threads of these origin channels, whatever their channel context. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cross_channel_origins: Option<Vec<String>>,
    /// Only threads of this origin channel, in any case. Absent: no filter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_name: Option<String>,
}

/// A page of threads, latest activity first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadListResponse {
    /// The rows.
    pub data: Vec<ThreadSummary>,
    /// Opaque cursor of the next page. Absent: this was the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
    /// Number of threads that passed the filters, over all pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_matched: Option<i64>,
}

/// A thread to read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadParams {
    /// The thread.
    pub thread_id: String,
    /// Include turns; implied by `turnLimit` and `cursor`. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_turns: Option<bool>,
    /// Largest number of turns, 1 to 100. Absent: all, or the server's page size with a cursor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_limit: Option<i64>,
    /// Opaque cursor of an earlier answer. Absent: the newest turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
}

/// A thread, and which of its turns were read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadResponse {
    /// The thread, with the turns that were asked for.
    pub thread: Thread,
    /// The page that was read. Absent: paging was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_page: Option<TurnPage>,
}

/// A thread to observe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSubscribeParams {
    /// The thread.
    pub thread_id: String,
    /// Send a few recent notifications again first, if the server still has them. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replay_recent: Option<bool>,
}

/// A thread to stop observing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnsubscribeParams {
    /// The thread.
    pub thread_id: String,
}

/// A new title for a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRenameParams {
    /// The thread.
    pub thread_id: String,
    /// The title; not empty.
    pub display_name: String,
}

/// A thread to delete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDeleteParams {
    /// The thread; not one of a subagent.
    pub thread_id: String,
}

/// A thread to pause.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadPauseParams {
    /// The thread.
    pub thread_id: String,
}

/// A thread to archive.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadArchiveParams {
    /// The thread; not one of a subagent.
    pub thread_id: String,
}

/// An archived thread to make active again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnarchiveParams {
    /// The thread.
    pub thread_id: String,
}

/// Changed settings of a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadConfigUpdateParams {
    /// The thread.
    pub thread_id: String,
    /// The settings to change; absent members stay as they are.
    pub config: ThreadConfiguration,
}

/// A new mode for a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadModeSetParams {
    /// The thread.
    pub thread_id: String,
    /// The mode.
    pub mode: AgentMode,
}

/// A thread came into being.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadStartedNotification {
    /// The thread.
    pub thread: Thread,
}

/// A thread was resumed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadResumedNotification {
    /// The thread; may be short.
    pub thread: Thread,
    /// Channel that resumed it.
    pub resumed_by: String,
}

/// Data of a thread changed, such as its worktree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadUpdatedNotification {
    /// The thread; may be short, and turns that are missing are not deleted.
    pub thread: Thread,
}

/// A thread has a new title.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRenamedNotification {
    /// The thread.
    pub thread_id: String,
    /// The title.
    pub display_name: String,
}

/// A thread was deleted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDeletedNotification {
    /// The thread.
    pub thread_id: String,
}

/// A thread's status changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadStatusChangedNotification {
    /// The thread.
    pub thread_id: String,
    /// The status before.
    pub previous_status: ThreadStatus,
    /// The status now.
    pub new_status: ThreadStatus,
}

/// What a thread is doing changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRuntimeChangedNotification {
    /// The thread.
    pub thread_id: String,
    /// What it is doing now; replaces what was known.
    pub runtime: ThreadRuntimeState,
}

/// The queue of a thread changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueUpdatedNotification {
    /// The thread.
    pub thread_id: String,
    /// The whole queue, in order.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// How clients show a tool. The model never sees it.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ToolDisplay {
    /// Icon, preferably an emoji. Absent: the client's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Title. Absent: the tool's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Second line. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<String>,
}

/// Which arguments of a tool an approval is about. Whether to ask is the server's decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolApprovalDescriptor {
    /// What kind of operation it is.
    pub kind: ToolApprovalKind,
    /// Argument that holds the target.
    pub target_argument: String,
    /// Fixed name of the operation. Absent: see `operationArgument`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub operation: Option<String>,
    /// Argument that holds the name of the operation. Absent: see `operation`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub operation_argument: Option<String>,
}

/// A tool that a client runs. Namespace and name together are unique.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolSpec {
    /// Name the model calls it by; PascalCase by custom.
    pub name: String,
    /// What the tool does, for the model.
    pub description: String,
    /// JSON Schema object of the arguments.
    pub input_schema: RawJson,
    /// Namespace, not blank. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// JSON Schema object of the structured result. Absent: not declared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_schema: Option<RawJson>,
    /// Offer the tool through tool search only, not in the prompt. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defer_loading: Option<bool>,
    /// How clients show the tool. Absent: by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<ToolDisplay>,
    /// Which arguments an approval is about. Absent: no approval.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval: Option<ToolApprovalDescriptor>,
    /// Object of data for clients; `ui` describes an interactive view. Kept as it is, never shown to the model. Absent: none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolContentItemText {
    /// The text.
    pub text: String,
}

/// A picture, embedded or by URL.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolContentItemImage {
    /// MIME type. Absent: told from the data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub media_type: Option<String>,
    /// The picture in base64. Absent: see `url`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data_base64: Option<String>,
    /// URL of the picture; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// A tool call for the client to run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolCallParams {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// Identifier of the call.
    pub call_id: String,
    /// Namespace of the tool. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Name of the tool.
    pub tool: String,
    /// Object of arguments, already checked against the tool's schema.
    pub arguments: RawJson,
}

/// What came of a tool call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolResult {
    /// The tool succeeded.
    pub success: bool,
    /// The result in parts. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_items: Option<Vec<ToolContentItem>>,
    /// The result as data. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_result: Option<RawJson>,
    /// The result as data under the name later releases use; `structuredResult` wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_content: Option<RawJson>,
    /// Object of data for clients, never shown to the model. Absent: none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
    /// Code of the failure, such as `InvalidArguments`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserInputOption {
    /// The answer; the recommended one comes first and says so.
    pub label: String,
    /// What choosing it means.
    pub description: String,
}

/// A question for the user.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInputQuestion {
    /// Key of the answer, in snake_case.
    pub id: String,
    /// Short title.
    pub header: String,
    /// The question.
    pub question: String,
    /// Two or three answers to choose from.
    pub options: Vec<UserInputOption>,
    /// Another answer may be typed. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_other: Option<bool>,
    /// The answer is not shown while typed. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_secret: Option<bool>,
}

/// The answer to one question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserInputAnswer {
    /// The chosen labels, or the typed text.
    pub answers: Vec<String>,
}

/// The answers to a set of questions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserInputResult {
    /// Answers by question `id`; empty when the user dismissed the questions.
    pub answers: BTreeMap<String, UserInputAnswer>,
}

/// Questions the user has to answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolRequestUserInputParams {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The `userInputRequest` item.
    pub item_id: String,
    /// Identifier of the questions; the same whenever they are asked again.
    pub request_id: String,
    /// One to three questions.
    pub questions: Vec<UserInputQuestion>,
}

/// Questions were answered or dismissed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolRequestUserInputResolvedNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The `userInputResponse` item.
    pub item: Item,
}

/// One exchange: what the user said and what the agent did about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Turn {
    /// Opaque identifier, such as `turn_001`; unique in its thread.
    pub id: String,
    /// Thread of the turn.
    pub thread_id: String,
    /// Where the turn is.
    pub status: TurnStatus,
    /// Items in order of creation; empty in the answer to `turn/start`.
    pub items: Vec<Item>,
    /// Start, ISO 8601 in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<String>,
    /// End, ISO 8601 in UTC. Absent: not ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed_at: Option<String>,
    /// Tokens used, subagents included. Absent: not known yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_usage: Option<TokenUsage>,
    /// What went wrong. Absent: the turn did not fail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// Channel that started the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_channel: Option<String>,
    /// Who started the turn. Absent: not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiator: Option<TurnInitiator>,
}

/// Who started a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnInitiator {
    /// Channel the turn came from.
    pub channel_name: String,
    /// Identifier of the user. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<String>,
    /// Name of the user. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
    /// Role of the user. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_role: Option<String>,
    /// Place inside the channel. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_context: Option<String>,
    /// Group chat the turn came from. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_id: Option<String>,
}

/// The person in a chat on whose behalf a client sends input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SenderContext {
    /// Identifier of the person.
    pub sender_id: String,
    /// Name of the person.
    pub sender_name: String,
    /// Role of the person, such as `admin`. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender_role: Option<String>,
    /// Group chat the input came from; answers go there. Absent: answers go to the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_id: Option<String>,
}

/// One message of a history kept by the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChatMessage {
    /// Who speaks, such as `user` or `assistant`.
    pub role: String,
    /// The message, as text or in parts.
    pub content: RawJson,
}

/// Input for a new turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnStartParams {
    /// The thread.
    pub thread_id: String,
    /// What the user says; at least one part.
    pub input: Vec<InputPart>,
    /// Person in a chat who says it. Absent: the client's own user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender: Option<SenderContext>,
    /// The history so far: needed when the client keeps it, refused when the server does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub messages: Option<Vec<ChatMessage>>,
}

/// The new turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnStartResponse {
    /// The turn, running and without items.
    pub turn: Turn,
}

/// Input to append to a thread's queue.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnEnqueueParams {
    /// The thread.
    pub thread_id: String,
    /// What the user says; at least one part.
    pub input: Vec<InputPart>,
    /// Person in a chat who says it. Absent: the client's own user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender: Option<SenderContext>,
}

/// The queue after an input was appended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnEnqueueResponse {
    /// The new entry.
    pub queued_input: QueuedTurnInput,
    /// The whole queue, in order.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// A turn to stop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnInterruptParams {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
}

/// A queued input to drop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnQueueRemoveParams {
    /// The thread.
    pub thread_id: String,
    /// The entry.
    pub queued_input_id: String,
}

/// The queue after an input was dropped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnQueueRemoveResponse {
    /// The whole queue, in order.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// A turn began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnStartedNotification {
    /// The turn, with the user's message.
    pub turn: Turn,
}

/// A turn ended well.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnCompletedNotification {
    /// The turn as stored, with items and token usage.
    pub turn: Turn,
}

/// A turn ended with an error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnFailedNotification {
    /// The turn as stored, with `error` set.
    pub turn: Turn,
    /// What went wrong. Absent: read `turn.error`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// A turn was stopped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnCancelledNotification {
    /// The turn as stored.
    pub turn: Turn,
    /// Why, for people.
    pub reason: String,
}

/// The files changed by a turn. The members are not published; readers accept any object.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnDiffUpdatedNotification {
    /// The thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// The turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// Unified diff of all changes of the turn so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diff: Option<String>,
}

/// Tokens used over all model calls.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TokenUsage {
    /// Input tokens, as billed.
    pub input_tokens: i64,
    /// Output tokens.
    pub output_tokens: i64,
    /// Input and output together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_tokens: Option<i64>,
    /// Input read from the provider's cache.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cached_input_tokens: Option<i64>,
    /// Input written to the provider's cache.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache_write_input_tokens: Option<i64>,
    /// Input neither read from nor written to the cache.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fresh_input_tokens: Option<i64>,
    /// Input not read from the cache.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub non_cached_input_tokens: Option<i64>,
    /// Output spent on reasoning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning_output_tokens: Option<i64>,
    /// Number of model calls; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub llm_call_count: Option<i64>,
    /// Share of the input read from the cache, 0.0 to 1.0; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache_hit_rate: Option<f64>,
}

/// How full the model's context is. Not a bill; a new thread starts at 0 tokens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ContextUsageSnapshot {
    /// Tokens in the context.
    pub tokens: i64,
    /// Size of the context, in tokens.
    pub context_window: i64,
    /// Size at which the context is shortened, in tokens.
    pub auto_compact_threshold: i64,
    /// Size at which clients warn, in tokens.
    pub warning_threshold: i64,
    /// Size at which turns are refused, in tokens.
    pub error_threshold: i64,
    /// Free share, 0.0 to 1.0.
    pub percent_left: f64,
    /// Where the number comes from, such as `provider_context` or `estimate`. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The number is estimated. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_estimate: Option<bool>,
}

/// Tokens used by one model call of the main agent. The increments of a turn add up to its own usage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemUsageDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// Input tokens of the call.
    pub input_tokens: i64,
    /// Output tokens of the call.
    pub output_tokens: i64,
    /// Input read from the provider's cache.
    pub cached_input_tokens: i64,
    /// Input written to the provider's cache.
    pub cache_write_input_tokens: i64,
    /// Input neither read from nor written to the cache.
    pub fresh_input_tokens: i64,
    /// Output spent on reasoning.
    pub reasoning_output_tokens: i64,
    /// 1 when the increment begins a new model call. Absent: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub llm_call_delta: Option<i64>,
    /// Input of the latest call alone, in tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context_input_tokens: Option<i64>,
    /// The same as `contextInputTokens`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_input_tokens: Option<i64>,
    /// Input of the turn so far, in tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_input_tokens: Option<i64>,
    /// Output of the turn so far, in tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_output_tokens: Option<i64>,
    /// The same as `turnOutputTokens`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_output_tokens: Option<i64>,
    /// Model calls of the turn so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_llm_calls: Option<i64>,
    /// How full the context is now. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context_usage: Option<ContextUsageSnapshot>,
}

/// Git worktree a thread works in.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadWorktreeInfo {
    /// Branch checked out there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch_name: Option<String>,
    /// Absolute path of the worktree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Branch or commit it was made from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_ref: Option<String>,
    /// Commit it was made from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_head: Option<String>,
    /// Commit checked out now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head: Option<String>,
    /// What owns the worktree, such as `automationTask`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner_kind: Option<String>,
    /// Identifier of the owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner_id: Option<String>,
    /// Creation time, ISO 8601 in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_at: Option<String>,
    /// Identifier of the worktree; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Thread it was handed over from; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_thread_id: Option<String>,
    /// Absolute workspace root in the worktree; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_path: Option<String>,
    /// Absolute workspace root it was made from; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_workspace_path: Option<String>,
    /// What became of uncommitted changes. Absent: none were carried over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dirty_handoff: Option<ThreadWorktreeDirtyHandoffInfo>,
}

/// What became of uncommitted changes when a worktree was made.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadWorktreeDirtyHandoffInfo {
    /// Carrying them over was asked for. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requested: Option<bool>,
    /// Outcome.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// Files carried over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copied_file_count: Option<i64>,
    /// Deletions carried over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deleted_file_count: Option<i64>,
}
