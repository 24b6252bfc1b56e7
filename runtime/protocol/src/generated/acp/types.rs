// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/acp/types/*.json.

//! Objects of the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::unions::*;
use crate::RawJson;
use crate::support;

/// The client runs the agent program once more, in a terminal, and connects again after it exited with status 0. It is never passed to `authenticate`. Listed only for clients with `auth.terminal`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AuthMethodTerminal {
    /// Always `terminal`.
    #[serde(rename = "type")]
    pub type_: AuthMethodTerminalType,
    /// Identifier of the method.
    pub id: String,
    /// Name of the method, for people.
    pub name: String,
    /// What the method does, for people. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Arguments added to the agent's command line. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<String>>,
    /// Environment variables, name to value, that are added to the agent's environment and win over equal names. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<BTreeMap<String, String>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The agent signs in when `authenticate` names this method.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AuthMethodAgent {
    /// Identifier of the method.
    pub id: String,
    /// Name of the method, for people.
    pub name: String,
    /// What the method does, for people. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `authenticate`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthenticateRequest {
    /// Identifier of one of the `authMethods` the agent listed, not one of type `terminal`.
    pub method_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `authenticate`: the sign-in succeeded.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AuthenticateResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `logout`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LogoutRequest {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `logout`: the user is signed out.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LogoutResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `auth/status`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AuthStatusRequest {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `auth/status`: the state at this moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AuthStatusResponse {
    /// Whether a session can be begun without a sign-in. The only member to act on; an unknown state counts as `unknown`.
    pub state: AuthState,
    /// Accounts the agent has, to show to people. Absent or empty means none is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accounts: Option<Vec<AuthAccount>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `auth/status_update`: the new state, as `auth/status` would tell it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AuthStatusUpdateNotification {
    /// Whether a session can be begun without a sign-in. The only member to act on; an unknown state counts as `unknown`.
    pub state: AuthState,
    /// Accounts the agent has, to show to people. Absent or empty means none is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accounts: Option<Vec<AuthAccount>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// An account or key the agent has. For display only: nothing in it identifies the account, and it does not belong in logs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AuthAccount {
    /// What to show for the account when nothing else is shown.
    pub label: String,
    /// Whether the account is in use; several may be. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<bool>,
    /// Name of the user. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// E-mail address of the user. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Organization or team the account belongs to. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organization: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What a client offers to an agent. Anything absent is unsupported.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ClientCapabilities {
    /// File requests the client answers. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fs: Option<FileSystemCapabilities>,
    /// Whether the client answers all `terminal/*` requests.
    pub terminal: bool,
    /// Session extras the client understands. Absent or `null` means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session: Option<ClientSessionCapabilities>,
    /// Kinds of sign-in the client can run. Absent means only those the agent handles itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth: Option<AuthCapabilities>,
    /// Ways in which the client can ask its user on behalf of the agent. Absent or `null` means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elicitation: Option<ElicitationCapabilities>,
    /// Whether the client follows child sessions: `subagent_update`, `session_message` and `session_message_chunk` may be sent. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subagents: Option<SubagentCapabilities>,
    /// Whether `plan_update` and `plan_removed` may be sent. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<PlanCapabilities>,
    /// Extension data under namespaced keys. A key also declares methods of the client's editor: with `unity`, agents of other makers call `_unity/scene_query` of it, unless the value is `false`. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// File requests a client answers.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FileSystemCapabilities {
    /// Whether `fs/read_text_file` is answered.
    pub read_text_file: bool,
    /// Whether `fs/write_text_file` is answered.
    pub write_text_file: bool,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Session extras a client understands.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ClientSessionCapabilities {
    /// Whether `compaction_update` and `compaction_summary_chunk` may be sent. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compaction: Option<CompactionCapabilities>,
    /// Kinds of configuration options beyond `select`. Absent or `null` means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_options: Option<SessionConfigOptionsCapabilities>,
    /// Whether `notice` updates may be sent. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notices: Option<NoticeCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client follows context compaction.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CompactionCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client shows notices.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct NoticeCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Kinds of configuration options a client can show beyond `select`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionConfigOptionsCapabilities {
    /// Whether options of type `boolean` may be listed. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boolean: Option<BooleanConfigOptionCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client shows boolean options.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct BooleanConfigOptionCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Kinds of sign-in a client can run.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AuthCapabilities {
    /// Whether methods of type `terminal` may be listed.
    pub terminal: bool,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Ways in which a client can ask its user. The empty object turns none of them on.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ElicitationCapabilities {
    /// Whether forms can be shown. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<ElicitationFormCapabilities>,
    /// Whether the user can be sent to a web page. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<ElicitationUrlCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client shows forms.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ElicitationFormCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client opens web pages.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ElicitationUrlCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What an agent offers to a client. Anything absent is unsupported.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentCapabilities {
    /// Whether `session/load` is answered.
    pub load_session: bool,
    /// Content accepted in prompts beyond text and resource links. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt_capabilities: Option<PromptCapabilities>,
    /// MCP transports beyond stdio. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_capabilities: Option<McpCapabilities>,
    /// Optional session methods and members. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_capabilities: Option<SessionCapabilities>,
    /// Optional sign-in methods. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth: Option<AgentAuthCapabilities>,
    /// Whether the `providers/*` methods are answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub providers: Option<ProvidersCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Content an agent accepts in prompts beyond text and resource links.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PromptCapabilities {
    /// Whether `image` blocks are accepted.
    pub image: bool,
    /// Whether `audio` blocks are accepted.
    pub audio: bool,
    /// Whether `resource` blocks are accepted.
    pub embedded_context: bool,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// MCP transports an agent can use beyond stdio.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpCapabilities {
    /// Whether servers of type `http` are accepted.
    pub http: bool,
    /// Whether servers of type `sse` are accepted.
    pub sse: bool,
    /// Whether servers of type `acp` are accepted. Absent means not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acp: Option<bool>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Optional session methods and members of an agent.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionCapabilities {
    /// Whether `session/list` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list: Option<SessionListCapabilities>,
    /// Whether `session/delete` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delete: Option<SessionDeleteCapabilities>,
    /// Whether `additionalDirectories` is accepted when a session is set up. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<SessionAdditionalDirectoriesCapabilities>,
    /// Whether `session/resume` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resume: Option<SessionResumeCapabilities>,
    /// Whether `session/close` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub close: Option<SessionCloseCapabilities>,
    /// Whether `systemPrompt` of mode `append` is accepted when a session is set up. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<SessionSystemPromptCapabilities>,
    /// Whether `session/fork` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fork: Option<SessionForkCapabilities>,
    /// Whether `session/archive`, `session/unarchive` and the `archived` filter of `session/list` work; `list` is then on, too. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archive: Option<SessionArchiveCapabilities>,
    /// Whether `session/status` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<SessionStatusCapabilities>,
    /// Whether `session/set_title` is answered. Titles are told without it, too. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<SessionTitleCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: sessions can be listed.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionListCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: sessions can be deleted.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionDeleteCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: a session can have further workspace roots.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionAdditionalDirectoriesCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: sessions can be resumed without a replay.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionResumeCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: sessions can be closed.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionCloseCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Optional sign-in methods of an agent.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AgentAuthCapabilities {
    /// Whether `logout` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logout: Option<LogoutCapabilities>,
    /// Whether `auth/status` is answered and `auth/status_update` is sent. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<AuthStatusCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the user can sign out.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LogoutCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client follows child sessions.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SubagentCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client shows plans that have identifiers.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PlanCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: model providers can be configured.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProvidersCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// System prompts an agent accepts beside those that are appended.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionSystemPromptCapabilities {
    /// Further modes. Absent or `null` means `append` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<SessionSystemPromptModeCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Modes of a system prompt beside `append`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionSystemPromptModeCapabilities {
    /// Whether the agent's own instructions can be replaced. `{}` turns it on; absent or `null` means unsupported.
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    pub override_: Option<SessionSystemPromptOverrideCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the agent's own instructions can be replaced.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionSystemPromptOverrideCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: sessions can be forked.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionForkCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: sessions can be archived.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionArchiveCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the status of a session can be asked for.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionStatusCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client can name sessions.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionTitleCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the agent tells who is signed in.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AuthStatusCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One value out of a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionConfigOptionSelect {
    /// Identifier of the option.
    pub id: String,
    /// Label of the option, for people.
    pub name: String,
    /// What the option does, for people. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What the option is about, as a hint for its place in a user interface. Absent means nothing special.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<SessionConfigOptionCategory>,
    /// The `value` of the choice in force.
    pub current_value: String,
    /// The choices.
    pub options: SessionConfigSelectOptions,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A switch. Listed only for clients with `session.configOptions.boolean`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionConfigOptionBoolean {
    /// Identifier of the option.
    pub id: String,
    /// Label of the option, for people.
    pub name: String,
    /// What the option does, for people. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What the option is about, as a hint for its place in a user interface. Absent means nothing special.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<SessionConfigOptionCategory>,
    /// Whether the switch is on.
    pub current_value: bool,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One choice of a `select` option.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SessionConfigSelectOption {
    /// Value sent when this choice is taken.
    pub value: String,
    /// Label of the choice, for people.
    pub name: String,
    /// What the choice means, for people. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Choices of a `select` option that belong together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SessionConfigSelectGroup {
    /// Identifier of the group.
    pub group: String,
    /// Heading of the group, for people.
    pub name: String,
    /// Choices of the group.
    pub options: Vec<SessionConfigSelectOption>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/set_config_option`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SetSessionConfigOptionRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Identifier of the option to change.
    pub config_id: String,
    /// `boolean` when `value` is a boolean. Absent, or any other name, when `value` is the string of a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub type_: Option<String>,
    /// The new value.
    pub value: SessionConfigOptionValue,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/set_config_option`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SetSessionConfigOptionResponse {
    /// All options with their values after the change, since one may affect others.
    pub config_options: Vec<SessionConfigOption>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What a client says about itself when it opens the connection.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeRequest {
    /// Newest protocol version the client speaks, from 0 to 65535.
    pub protocol_version: u16,
    /// What the client can do. Absent means nothing beyond the baseline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_capabilities: Option<ClientCapabilities>,
    /// Name and version of the client. Absent when it does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_info: Option<Implementation>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What an agent says about itself in return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeResponse {
    /// Version spoken from now on: the requested one when the agent knows it, otherwise the agent's newest. From 0 to 65535.
    pub protocol_version: u16,
    /// What the agent can do. Absent means nothing beyond the baseline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_capabilities: Option<AgentCapabilities>,
    /// Ways to sign in. Absent or empty when none is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_methods: Option<Vec<AuthMethod>>,
    /// Name and version of the agent. Absent when it does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_info: Option<Implementation>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Name and version of a program that speaks the protocol.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Implementation {
    /// Name for programs, shown to people only when there is no `title`.
    pub name: String,
    /// Name for people. Absent means `name` is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Version of the program, in its own scheme.
    pub version: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Text, possibly Markdown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContentBlockText {
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// The text.
    pub text: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A picture. In prompts it needs `promptCapabilities.image`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContentBlockImage {
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// Bytes of the picture, Base64.
    pub data: String,
    /// MIME type of the picture.
    pub mime_type: String,
    /// Where the picture comes from. Absent when it has no address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uri: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A sound. In prompts it needs `promptCapabilities.audio`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContentBlockAudio {
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// Bytes of the sound, Base64.
    pub data: String,
    /// MIME type of the sound.
    pub mime_type: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A pointer to a file or another resource, without its contents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContentBlockResourceLink {
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// Name of the resource, for people.
    pub name: String,
    /// Address of the resource.
    pub uri: String,
    /// Title to show in place of `name`. Absent means `name` is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What the resource is. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// MIME type of the contents. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Size of the resource in bytes. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<i64>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A resource with its contents. In prompts it needs `promptCapabilities.embeddedContext`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContentBlockResource {
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// The resource and its contents.
    pub resource: EmbeddedResourceResource,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Contents that are text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EmbeddedResourceResourceText {
    /// Address of the resource.
    pub uri: String,
    /// MIME type of the contents. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// The text.
    pub text: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Contents that are bytes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EmbeddedResourceResourceBlob {
    /// Address of the resource.
    pub uri: String,
    /// MIME type of the contents. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// The bytes, Base64.
    pub blob: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Hints on how a piece of content is meant to be used.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Annotations {
    /// Whom the content is for. Absent means everyone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audience: Option<Vec<Role>>,
    /// When the underlying resource last changed, ISO 8601. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_modified: Option<String>,
    /// Importance relative to other content, greater is more important. Absent means nothing special.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub priority: Option<f64>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A form to fill in. Needs `elicitation.form`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CreateElicitationRequestForm {
    /// What the user is asked, for people.
    pub message: String,
    /// Identifier of the session the question belongs to. Absent when `requestId` is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// Identifier of the tool call in that session that raised the question. Absent when none did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_call_id: Option<String>,
    /// Identifier of the client's pending request the question belongs to. Absent when `sessionId` is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_id: Option<RequestId>,
    /// The fields of the form.
    pub requested_schema: ElicitationSchema,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A web page to visit. Needs `elicitation.url`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CreateElicitationRequestUrl {
    /// Why the user should visit the page, for people.
    pub message: String,
    /// Identifier of the session the question belongs to. Absent when `requestId` is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// Identifier of the tool call in that session that raised the question. Absent when none did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_call_id: Option<String>,
    /// Identifier of the client's pending request the question belongs to. Absent when `sessionId` is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_id: Option<RequestId>,
    /// Identifier that `elicitation/complete` names once the visit is done.
    pub elicitation_id: String,
    /// Address of the page.
    pub url: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A flat form: every property is a field.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ElicitationSchema {
    /// Always `object`, which is also meant when absent.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub type_: Option<ElicitationSchemaType>,
    /// Heading of the form. Absent when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What the form is for. Absent when the heading says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The fields by name. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub properties: Option<BTreeMap<String, ElicitationPropertySchema>>,
    /// Names of the fields that must be filled in. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required: Option<Vec<String>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A text, or one choice out of `enum` or `oneOf`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ElicitationPropertySchemaString {
    /// Label of the field, for people. Absent means its name is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What to fill in, for people. Absent when the label says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Least number of characters. Absent means no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u32>,
    /// Greatest number of characters. Absent means no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u32>,
    /// Regular expression the text must match. Absent means any text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
    /// Format the text must have. Absent means any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<StringFormat>,
    /// Text filled in beforehand. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// The choices. Absent when the text is free or `oneOf` has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enum_: Option<Vec<String>>,
    /// The choices, with labels. Absent when the text is free or `enum` has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub one_of: Option<Vec<EnumOption>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A number.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ElicitationPropertySchemaNumber {
    /// Label of the field, for people. Absent means its name is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What to fill in, for people. Absent when the label says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Least value. Absent means no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<f64>,
    /// Greatest value. Absent means no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<f64>,
    /// Value filled in beforehand. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<f64>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A whole number.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ElicitationPropertySchemaInteger {
    /// Label of the field, for people. Absent means its name is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What to fill in, for people. Absent when the label says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Least value. Absent means no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<i64>,
    /// Greatest value. Absent means no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<i64>,
    /// Value filled in beforehand. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<i64>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A yes or no.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ElicitationPropertySchemaBoolean {
    /// Label of the field, for people. Absent means its name is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What to fill in, for people. Absent when the label says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Answer filled in beforehand. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<bool>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Any number of choices.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ElicitationPropertySchemaArray {
    /// Label of the field, for people. Absent means its name is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What to fill in, for people. Absent when the label says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Least number of choices. Absent means no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_items: Option<u64>,
    /// Greatest number of choices. Absent means no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_items: Option<u64>,
    /// The choices.
    pub items: MultiSelectItems,
    /// Choices made beforehand. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<Vec<String>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One choice with a label.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EnumOption {
    /// Value sent when the choice is made.
    #[serde(rename = "const")]
    pub const_: String,
    /// Label of the choice, for people.
    pub title: String,
    /// What the choice means, for people. Absent when the label says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Plain choices.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MultiSelectItemsString {
    /// Always `string`.
    #[serde(rename = "type")]
    pub type_: MultiSelectItemsStringType,
    /// The choices.
    #[serde(rename = "enum")]
    pub enum_: Vec<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Choices with labels.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MultiSelectItemsTitled {
    /// The choices.
    pub any_of: Vec<EnumOption>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The user answered, or agreed to visit the page.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CreateElicitationResponseAccept {
    /// The values of the form by field name. Absent for a page to visit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<BTreeMap<String, ElicitationContentValue>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The user said no.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CreateElicitationResponseDecline {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The user dismissed the question.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CreateElicitationResponseCancel {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `elicitation/complete`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CompleteElicitationNotification {
    /// Identifier of the question. One that is unknown or done already is ignored.
    pub elicitation_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `fs/read_text_file`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReadTextFileRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Absolute path of the file.
    pub path: String,
    /// First line to read; the file begins with line 1. Absent means from the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// Greatest number of lines to read. Absent means up to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `fs/read_text_file`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReadTextFileResponse {
    /// The text, with changes an editor has not saved yet.
    pub content: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `fs/write_text_file`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WriteTextFileRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Absolute path of the file. It is created when missing.
    pub path: String,
    /// The whole new text of the file.
    pub content: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `fs/write_text_file`: the file is written. Peers may also send `null`, which reads as the empty object.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct WriteTextFileResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A server reached over streamable HTTP. Needs the `mcpCapabilities.http` capability.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpServerHttp {
    /// Always `http`.
    #[serde(rename = "type")]
    pub type_: McpServerHttpType,
    /// Name of the server.
    pub name: String,
    /// Address of the server.
    pub url: String,
    /// Headers sent with every request. May be empty.
    pub headers: Vec<HttpHeader>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A server reached over server-sent events, a transport MCP has deprecated. Needs the `mcpCapabilities.sse` capability.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpServerSse {
    /// Always `sse`.
    #[serde(rename = "type")]
    pub type_: McpServerSseType,
    /// Name of the server.
    pub name: String,
    /// Address of the server.
    pub url: String,
    /// Headers sent with every request. May be empty.
    pub headers: Vec<HttpHeader>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A server on the client's side that is reached over this connection by `mcp/message`. Needs the `mcpCapabilities.acp` capability.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerAcp {
    /// Always `acp`.
    pub type_: McpServerAcpType,
    /// Name of the server.
    pub name: String,
    /// Identifier of the server, chosen by its side and unique on the connection.
    pub server_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A server started as a child process that speaks over its standard input and output. Every agent supports it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpServerStdio {
    /// Name of the server.
    pub name: String,
    /// Absolute path of the program to start.
    pub command: String,
    /// Arguments of the program. May be empty.
    pub args: Vec<String>,
    /// Environment variables set for the program. May be empty.
    pub env: Vec<EnvVariable>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One HTTP header.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HttpHeader {
    /// Name of the header.
    pub name: String,
    /// Value of the header.
    pub value: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One environment variable.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EnvVariable {
    /// Name of the variable.
    pub name: String,
    /// Value of the variable.
    pub value: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of the request `mcp/message`: one MCP request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MessageMcpRequest {
    /// Identifier of the server that is asked, from its `mcpServers` entry.
    pub server_id: String,
    /// Identifier of the MCP request, chosen by the asking side; not the id of the request around it.
    pub request_id: String,
    /// Method of the MCP request.
    pub method: String,
    /// Params of the MCP message. Absent or `null` means that it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<BTreeMap<String, RawJson>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The MCP request succeeded.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MessageMcpResponseResult {
    /// Its result, also `null`.
    pub result: RawJson,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The MCP request failed. A failure to reach the server is an error of the ACP request instead.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MessageMcpResponseError {
    /// Its error.
    pub error: McpError,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Error of an MCP request. Further members are kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct McpError {
    /// Code in the sense of MCP, not of ACP.
    pub code: i32,
    /// What went wrong.
    pub message: String,
    /// Details. Absent when there are none; `null` is kept.
    #[serde(
        default,
        deserialize_with = "support::present",
        skip_serializing_if = "Option::is_none"
    )]
    pub data: Option<Option<RawJson>>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// Parameters of the notification `mcp/message`: one MCP notification about a pending MCP request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MessageMcpNotification {
    /// Identifier of the server that sends it.
    pub server_id: String,
    /// Identifier of the pending MCP request.
    pub request_id: String,
    /// Method of the MCP notification.
    pub method: String,
    /// Params of the MCP message. Absent or `null` means that it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<BTreeMap<String, RawJson>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The modes of a session and the one in force.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionModeState {
    /// Identifier of the mode in force.
    pub current_mode_id: String,
    /// Modes the session can be switched to.
    pub available_modes: Vec<SessionMode>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One mode of working, such as asking first or editing freely.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SessionMode {
    /// Identifier of the mode.
    pub id: String,
    /// Name of the mode, for people.
    pub name: String,
    /// What the mode does, for people. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/set_mode`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SetSessionModeRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Identifier of one of the session's `availableModes`.
    pub mode_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/set_mode`: the mode is in force.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SetSessionModeResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/request_permission`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RequestPermissionRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// The call to decide about. It need not have been announced before.
    pub tool_call: ToolCallUpdate,
    /// The possible answers: at least one, with identifiers that differ.
    pub options: Vec<PermissionOption>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One possible answer. Two options of one kind may have different effects.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PermissionOption {
    /// Identifier of the option. It alone decides what happens.
    pub option_id: String,
    /// Label of the option, for people. It tells how far an `always` reaches.
    pub name: String,
    /// Which way the option goes, for icons and order.
    pub kind: PermissionOptionKind,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/request_permission`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RequestPermissionResponse {
    /// What was decided. An unknown outcome is no approval.
    pub outcome: RequestPermissionOutcome,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One of the options was chosen. Declining is choosing a rejecting option.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RequestPermissionOutcomeSelected {
    /// Identifier of the chosen option. One that was not offered is no approval.
    pub option_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The agent's whole plan. It replaces the earlier one; an empty plan clears it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Plan {
    /// The tasks of the plan, in order.
    pub entries: Vec<PlanEntry>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One task of a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanEntry {
    /// What is to be done, for people.
    pub content: String,
    /// How important the task is.
    pub priority: PlanEntryPriority,
    /// How far the task has come.
    pub status: PlanEntryStatus,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A plan with an identifier, new or replaced.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanUpdate {
    /// The whole plan.
    pub plan: PlanUpdateContent,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A list of tasks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlanUpdateContentItems {
    /// Identifier of the plan, unique in the session.
    pub plan_id: String,
    /// All tasks in order; the list replaces the earlier one.
    pub entries: Vec<PlanEntry>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A plan that is kept in a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlanUpdateContentFile {
    /// Identifier of the plan, unique in the session.
    pub plan_id: String,
    /// Address of the file.
    pub uri: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A plan as text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlanUpdateContentMarkdown {
    /// Identifier of the plan, unique in the session.
    pub plan_id: String,
    /// The plan, Markdown.
    pub content: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A plan that is no longer of interest.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlanRemoved {
    /// Identifier of the plan to take away.
    pub plan_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/prompt`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PromptRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// The user's message. Text and resource links are always allowed, other blocks need a `promptCapabilities` flag.
    pub prompt: Vec<ContentBlock>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/prompt`: the turn is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PromptResponse {
    /// Why the turn ended.
    pub stop_reason: StopReason,
    /// Tokens used. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usage: Option<Usage>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Numbers of tokens, counted over the turns of a session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Usage {
    /// Tokens of all kinds.
    pub total_tokens: u64,
    /// Tokens the model read.
    pub input_tokens: u64,
    /// Tokens the model wrote.
    pub output_tokens: u64,
    /// Tokens of reasoning. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thought_tokens: Option<u64>,
    /// Tokens read from the provider's cache. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cached_read_tokens: Option<u64>,
    /// Tokens written to the provider's cache. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cached_write_tokens: Option<u64>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `providers/list`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ListProvidersRequest {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `providers/list`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ListProvidersResponse {
    /// All providers that can be configured, also those switched off.
    pub providers: Vec<ProviderInfo>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A model provider and how it is configured now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderInfo {
    /// Identifier of the provider, such as `main`.
    pub provider_id: String,
    /// Model APIs the provider can be set to.
    pub supported: Vec<LlmProtocol>,
    /// Whether the agent cannot do without it, so that `providers/disable` is not allowed.
    pub required: bool,
    /// The configuration in force, without secrets. Absent or `null` when the provider is switched off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<ProviderCurrentConfig>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The part of a provider's configuration that is not secret.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderCurrentConfig {
    /// Model API in use.
    pub api_type: LlmProtocol,
    /// Address that requests to the provider begin with.
    pub base_url: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `providers/set`: the complete new configuration.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SetProviderRequest {
    /// Identifier of the provider.
    pub provider_id: String,
    /// Model API to use, one of the provider's `supported`.
    pub api_type: LlmProtocol,
    /// Address that requests to the provider begin with.
    pub base_url: String,
    /// HTTP headers sent with every request, name to value; keys and tokens go here. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headers: Option<BTreeMap<String, String>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `providers/set`: the configuration is in force.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SetProviderResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `providers/disable`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DisableProviderRequest {
    /// Identifier of the provider.
    pub provider_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `providers/disable`: the provider is switched off.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct DisableProviderResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of the request `proxy/successor`: the request to pass on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProxySuccessorRequest {
    /// Method of the request.
    pub method: String,
    /// Its params, an object or an array, passed on unchanged. Absent or `null` means that it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<RawJson>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of the notification `proxy/successor`: the notification to pass on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProxySuccessorNotification {
    /// Method of the notification.
    pub method: String,
    /// Its params, an object or an array, passed on unchanged. Absent or `null` means that it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<RawJson>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `$/cancel_request`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CancelRequestNotification {
    /// Identifier of the request to give up, as the sender of this notification numbered it.
    pub request_id: Option<RequestId>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// An error in the shape of JSON-RPC.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Error {
    /// Code of the error, in the meaning it has in answers.
    pub code: i32,
    /// What went wrong, in one sentence.
    pub message: String,
    /// Details. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<RawJson>,
}

/// Parameters of `session/new`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewSessionRequest {
    /// Absolute path of the session's working directory. The directory the agent process runs in does not matter.
    pub cwd: String,
    /// Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Vec<String>>,
    /// MCP servers the agent connects to. May be empty.
    pub mcp_servers: Vec<McpServer>,
    /// System prompt of the client. Absent or `null` means the agent's own instructions. Needs `sessionCapabilities.systemPrompt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<SystemPrompt>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/new`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewSessionResponse {
    /// Identifier of the new session, used in everything that concerns it.
    pub session_id: String,
    /// Modes of the session. Absent when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modes: Option<SessionModeState>,
    /// All configuration options of the session. Absent when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_options: Option<Vec<SessionConfigOption>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/load`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoadSessionRequest {
    /// Identifier of the session to load.
    pub session_id: String,
    /// Absolute path of the session's working directory. The directory the agent process runs in does not matter.
    pub cwd: String,
    /// Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Vec<String>>,
    /// MCP servers the agent connects to. May be empty.
    pub mcp_servers: Vec<McpServer>,
    /// System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<SystemPrompt>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/load`. Peers may also send `null`, which reads as the empty object.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoadSessionResponse {
    /// Modes of the session. Absent when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modes: Option<SessionModeState>,
    /// All configuration options of the session. Absent when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_options: Option<Vec<SessionConfigOption>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/resume`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResumeSessionRequest {
    /// Identifier of the session to resume.
    pub session_id: String,
    /// Absolute path of the session's working directory. The directory the agent process runs in does not matter.
    pub cwd: String,
    /// Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Vec<String>>,
    /// MCP servers the agent connects to. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_servers: Option<Vec<McpServer>>,
    /// System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<SystemPrompt>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/resume`. Peers may also send `null`, which reads as the empty object.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResumeSessionResponse {
    /// Modes of the session. Absent when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modes: Option<SessionModeState>,
    /// All configuration options of the session. Absent when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_options: Option<Vec<SessionConfigOption>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/list`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ListSessionsRequest {
    /// Absolute path: only sessions whose working directory is exactly this one. Absent means all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// The `nextCursor` of an earlier page. Absent means the first page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Which sessions count, archived or not; the same for all pages. Absent or `null` means `exclude`. Needs `sessionCapabilities.archive`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archived: Option<SessionArchiveFilter>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One page of sessions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListSessionsResponse {
    /// Sessions of this page. Empty when none match.
    pub sessions: Vec<SessionInfo>,
    /// Opaque position of the next page. Absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A session as it appears in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionInfo {
    /// Identifier of the session.
    pub session_id: String,
    /// Absolute path of the session's working directory.
    pub cwd: String,
    /// Absolute paths of all further workspace roots, in order. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Vec<String>>,
    /// Title of the session, for people. Absent when it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Time of the last activity, ISO 8601. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<String>,
    /// Whether the session is archived. Absent when the agent does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archived: Option<bool>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/close`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CloseSessionRequest {
    /// Identifier of the session to close.
    pub session_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/close`: the session is no longer active on this connection.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CloseSessionResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/delete`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DeleteSessionRequest {
    /// Identifier of the session to delete. One that does not exist is not an error.
    pub session_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/delete`: the session is not listed anymore.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct DeleteSessionResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/cancel`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CancelNotification {
    /// Identifier of the session whose running turn is to stop.
    pub session_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Instructions of the client for the model. An agent that cannot follow `mode` or `content` refuses the request.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SystemPrompt {
    /// How they go together with the agent's own instructions.
    pub mode: SystemPromptMode,
    /// The instructions, at least one block; only text is certain to be accepted.
    pub content: Vec<ContentBlock>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/fork`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ForkSessionRequest {
    /// Identifier of the session to copy.
    pub session_id: String,
    /// Absolute path of the session's working directory. The directory the agent process runs in does not matter.
    pub cwd: String,
    /// Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs the `sessionCapabilities.additionalDirectories` capability.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Vec<String>>,
    /// MCP servers the agent connects to. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_servers: Option<Vec<McpServer>>,
    /// System prompt of the client, normally that of the original. Absent or `null` lets the agent take the stored one or its own. Needs `sessionCapabilities.systemPrompt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<SystemPrompt>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/fork`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ForkSessionResponse {
    /// Identifier of the new session.
    pub session_id: String,
    /// Modes of the session. Absent when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modes: Option<SessionModeState>,
    /// All configuration options of the session. Absent when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_options: Option<Vec<SessionConfigOption>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/archive`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchiveSessionRequest {
    /// Identifier of the session to archive.
    pub session_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/archive`: the session is archived and closed.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ArchiveSessionResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/unarchive`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UnarchiveSessionRequest {
    /// Identifier of the session to bring back.
    pub session_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/unarchive`: the session is listed again.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct UnarchiveSessionResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/status`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionStatusRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/status`: a snapshot that may be out of date at once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SessionStatusResponse {
    /// Whether the agent holds the session in memory. An unknown status counts as `saved`.
    pub status: SessionStatus,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/set_title`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SetSessionTitleRequest {
    /// Identifier of the session to name. It need not be open.
    pub session_id: String,
    /// The new title. The agent may trim or shorten it; it refuses an empty one.
    pub title: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/set_title`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SetSessionTitleResponse {
    /// The title as it was stored, which is the one to show.
    pub title: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What is known about a child session. The first update with an identifier announces it, before anything else about the child is sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentUpdate {
    /// Identifier of the child session.
    pub session_id: String,
    /// Title of the child, for people. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Option<String>>,
    /// What the child is for, for people. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<Option<String>>,
    /// What the client may do to the child; replaces the earlier set. Absent means unchanged, `null` allows nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<Option<SubagentSessionCapabilities>>,
    /// What the child is doing; replaces the earlier state. Absent means unchanged, `null` that nothing is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<Option<StateUpdate>>,
    /// Absolute path of the child's working directory. Absent means unchanged, `null` that it is the parent's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<Option<String>>,
    /// Absolute paths of all further workspace roots of the child. Absent means unchanged, `null` that they are the parent's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Option<Vec<String>>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What the client may do to a child session.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SubagentSessionCapabilities {
    /// Whether `session/cancel` may stop the child's work. `{}` turns it on; absent or `null` means no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cancel: Option<SessionCancelCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the work of a child session can be stopped.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SessionCancelCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// It works.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct StateUpdateRunning {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// It is ready for the next message. A child that is idle has not ended.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StateUpdateIdle {
    /// Tokens the work took. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usage: Option<Usage>,
    /// Why the work ended. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop_reason: Option<SubagentStopReason>,
    /// What failed, when `stopReason` is `error`. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Error>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// It waits for the user.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct StateUpdateRequiresAction {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The agent lost sight of it. The work may go on.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct StateUpdateUndetermined {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A message from one session to another, as it stands in the transcript of the session the update names. An unknown identifier begins a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionMessage {
    /// Identifier of the message in this transcript.
    pub message_id: String,
    /// Identifier of the session that sent it. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender_session_id: Option<Option<String>>,
    /// Identifier of the session it is for. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recipient_session_id: Option<Option<String>>,
    /// On the receiving side: identifier of the message in the sender's transcript. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender_message_id: Option<Option<String>>,
    /// On the sending side: identifier of the message in the receiver's transcript. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recipient_message_id: Option<Option<String>>,
    /// The whole message, replacing what was sent before. Absent means unchanged, `null` or empty removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Option<Vec<ContentBlock>>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A piece of a message between sessions, added at its end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionMessageChunk {
    /// Identifier of the message.
    pub message_id: String,
    /// The piece.
    pub content: ContentBlock,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `terminal/create`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CreateTerminalRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Program to run.
    pub command: String,
    /// Arguments of the program. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<String>>,
    /// Environment variables set for the program. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<Vec<EnvVariable>>,
    /// Absolute path of the directory to run in. Absent leaves the choice to the client.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Bytes of output to keep. Beyond that the oldest output is dropped at a character boundary. Absent leaves the choice to the client.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_byte_limit: Option<u64>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `terminal/create`: the command was started.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CreateTerminalResponse {
    /// Identifier of the new terminal.
    pub terminal_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `terminal/output`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalOutputRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Identifier of the terminal.
    pub terminal_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `terminal/output`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalOutputResponse {
    /// Output kept so far.
    pub output: String,
    /// Whether older output was dropped because of the byte limit.
    pub truncated: bool,
    /// How the command ended. Absent while it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_status: Option<TerminalExitStatus>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// How a command ended.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalExitStatus {
    /// Exit code. Absent or `null` when a signal ended the command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<u32>,
    /// Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signal: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `terminal/wait_for_exit`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WaitForTerminalExitRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Identifier of the terminal.
    pub terminal_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `terminal/wait_for_exit`: how the command ended.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WaitForTerminalExitResponse {
    /// Exit code. Absent or `null` when a signal ended the command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<u32>,
    /// Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signal: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `terminal/kill`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct KillTerminalRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Identifier of the terminal.
    pub terminal_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `terminal/kill`: the command was ended, the terminal remains.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct KillTerminalResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `terminal/release`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReleaseTerminalRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// Identifier of the terminal.
    pub terminal_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `terminal/release`: the identifier is no longer valid.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ReleaseTerminalResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What this server adds to the protocol: the member `threadwire` of the `_meta` of `agentCapabilities`, in version 2 of `capabilities`. All of it is in the members `threadwire` of `_meta`, see `ThreadwireMeta`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadwireAgentCapabilities {
    /// Answers to prompts name the turn.
    pub prompt_turn_id: bool,
    /// Version 1: the output of commands is sent as that of a terminal to clients that say `terminal_output` in the `_meta` of their capabilities.
    pub terminal_output: bool,
    /// Several clients, of any protocol, can open one session at the same time. All see its turns, all are asked, and the first answer counts.
    pub shared_sessions: bool,
    /// A session can be opened at a cursor, and clients that ask for it are told cursors.
    pub cursors: bool,
    /// Clients that ask for it are told who answered a question in their place.
    pub answers: bool,
}

/// What a client asks of these additions: the member `threadwire` of the `_meta` of `clientCapabilities`, in version 2 of `capabilities`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadwireClientCapabilities {
    /// Whether answers that open a session, and updates, carry cursors.
    pub cursors: bool,
    /// Whether `$/cancel_request` about a question tells who answered it.
    pub answers: bool,
}

/// The member `threadwire` of the `_meta` of a message.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadwireMeta {
    /// In `session/new`: name of the configured agent that answers. Absent means the configured default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent: Option<String>,
    /// In `session/load` and `session/resume`: the last cursor that the client was told. In place of the history, what followed is sent after the answer: all of it while the server has the session in memory, otherwise without the pieces of messages and outputs. A client drops what it got with this cursor and later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// In answers that open a session, and in updates other than pieces of messages: the place in the session's record of events before which everything was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<u64>,
    /// In answers to prompts: identifier of the turn, the same in all protocols. Absent when there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// In `$/cancel_request` about a question: how the question was settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<ThreadwireAnswer>,
}

/// How a question was settled that this client did not answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadwireAnswer {
    /// What settled it.
    pub by: ThreadwireAnsweredBy,
    /// Name of the token of the client that answered, `local` for a client that needs none. Absent when no client answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub principal: Option<String>,
    /// The option of a permission that stands for the answer. Absent for other questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option_id: Option<String>,
}

/// A tool call as it begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolCall {
    /// Identifier of the call, unique in the session.
    pub tool_call_id: String,
    /// What the call does, for people.
    pub title: String,
    /// Name of the tool as programs know it. Absent when the agent does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What kind of tool it is, for icons and layout. Absent means `other`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<ToolKind>,
    /// How far the call has come. Absent means `pending`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<ToolCallStatus>,
    /// What the call has produced. Absent means nothing yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Vec<ToolCallContent>>,
    /// Files the call touches, for a client that follows along. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locations: Option<Vec<ToolCallLocation>>,
    /// Arguments of the call as the tool takes them. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_input: Option<RawJson>,
    /// Result of the call as the tool gave it. Absent when there is none or it is not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_output: Option<RawJson>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Changes to a tool call. An absent or `null` member leaves the value as it is. An unknown identifier begins a call.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolCallUpdate {
    /// Identifier of the call.
    pub tool_call_id: String,
    /// The new title. Absent means unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Name of the tool as programs know it. Absent means unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The new kind. Absent means unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<ToolKind>,
    /// The new status. Absent means unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<ToolCallStatus>,
    /// Everything the call has produced so far: the list replaces the earlier one. Absent means unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Vec<ToolCallContent>>,
    /// All files the call touches: the list replaces the earlier one. Absent means unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locations: Option<Vec<ToolCallLocation>>,
    /// The new arguments. Absent means unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_input: Option<RawJson>,
    /// The new result. Absent means unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_output: Option<RawJson>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Text, a picture or any other content.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToolCallContentContent {
    /// The content.
    pub content: ContentBlock,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A changed file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolCallContentDiff {
    /// Absolute path of the file.
    pub path: String,
    /// Contents before the change. Absent or `null` means the file is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old_text: Option<String>,
    /// Contents after the change. Empty for a file that was deleted or emptied.
    pub new_text: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The live output of a terminal. It stays visible after the terminal is released.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolCallContentTerminal {
    /// Identifier of the terminal.
    pub terminal_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A place in a file that a tool call touches.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToolCallLocation {
    /// Absolute path of the file.
    pub path: String,
    /// Line in the file, the first one is 1. Absent means the file as a whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/update`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionNotification {
    /// Identifier of the session.
    pub session_id: String,
    /// What happened.
    pub update: SessionUpdate,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContentChunk {
    /// The piece.
    pub content: ContentBlock,
    /// Identifier of the message. Pieces with the same one belong together, a new one begins a message. When absent, the message ends where the kind of update changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message_id: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The slash commands on offer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AvailableCommandsUpdate {
    /// All commands. The list replaces the earlier one.
    pub available_commands: Vec<AvailableCommand>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One slash command. It is run by a prompt whose text is `/name` and its input.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AvailableCommand {
    /// Name of the command, without the slash.
    pub name: String,
    /// What the command does, for people.
    pub description: String,
    /// What may follow the name. Absent when the command takes no input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<AvailableCommandInput>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Free text that follows the name of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AvailableCommandInput {
    /// Shown as long as nothing has been typed.
    pub hint: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The mode now in force.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CurrentModeUpdate {
    /// Identifier of one of the session's `availableModes`.
    pub current_mode_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The configuration options and their values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigOptionUpdate {
    /// All options. The list replaces the earlier one.
    pub config_options: Vec<SessionConfigOption>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Changes to what is known about a session.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionInfoUpdate {
    /// Title of the session, for people. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Option<String>>,
    /// Time of the last activity, ISO 8601. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<Option<String>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// How full the context is and what the session has cost.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UsageUpdate {
    /// Tokens now in the context.
    pub used: u64,
    /// Tokens the context can hold.
    pub size: u64,
    /// Cost of the whole session so far. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// An amount of money or of another unit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cost {
    /// The amount, in `currency`.
    pub amount: f64,
    /// ISO 4217 code such as `EUR`, or the name of another unit such as `credits`.
    pub currency: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A passing message for the user. It is not part of the session's history and is not replayed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Notice {
    /// How serious it is.
    pub severity: NoticeSeverity,
    /// The message in one line, plain text, never empty.
    pub title: String,
    /// Details or advice, plain text. Absent when there is no more to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// State of a compaction of the context. The first update sets its place in the conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CompactionUpdate {
    /// Identifier of the compaction, unique in the session.
    pub compaction_id: String,
    /// How far the compaction has come.
    pub status: CompactionStatus,
    /// The whole summary, replacing what was sent before. Absent means unchanged, `null` or empty removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Option<Vec<ContentBlock>>>,
    /// What went wrong, for people. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Option<String>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A piece of a compaction's summary, added at its end. An unknown identifier begins a running compaction.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CompactionSummaryChunk {
    /// Identifier of the compaction.
    pub compaction_id: String,
    /// The piece.
    pub content: ContentBlock,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

support::object! {
    AuthMethodTerminal {
        0 type_: AuthMethodTerminalType = "type", required, plain;
        1 id: String = "id", required, plain;
        2 name: String = "name", required, plain;
        3 description: Option<String> = "description", default, with(support::or_default);
        4 args: Option<Vec<String>> = "args", default, plain;
        5 env: Option<BTreeMap<String, String>> = "env", default, plain;
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthMethodAgent {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthenticateRequest {
        0 method_id: String = "methodId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthenticateResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LogoutRequest {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LogoutResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthStatusRequest {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthStatusResponse {
        0 state: AuthState = "state", required, plain;
        1 accounts: Option<Vec<AuthAccount>> = "accounts", default, with(support::good_items_if_any);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthStatusUpdateNotification {
        0 state: AuthState = "state", required, plain;
        1 accounts: Option<Vec<AuthAccount>> = "accounts", default, with(support::good_items_if_any);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthAccount {
        0 label: String = "label", required, plain;
        1 active: Option<bool> = "active", default, with(support::or_default);
        2 name: Option<String> = "name", default, with(support::or_default);
        3 email: Option<String> = "email", default, with(support::or_default);
        4 organization: Option<String> = "organization", default, with(support::or_default);
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ClientCapabilities {
        0 fs: Option<FileSystemCapabilities> = "fs", default, with(support::or_default);
        1 terminal: bool = "terminal", default, with(support::or_default);
        2 session: Option<ClientSessionCapabilities> = "session", default, with(support::or_default);
        3 auth: Option<AuthCapabilities> = "auth", default, with(support::or_default);
        4 elicitation: Option<ElicitationCapabilities> = "elicitation", default, with(support::or_default);
        5 subagents: Option<SubagentCapabilities> = "subagents", default, with(support::or_default);
        6 plan: Option<PlanCapabilities> = "plan", default, with(support::or_default);
        7 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    FileSystemCapabilities {
        0 read_text_file: bool = "readTextFile", default, with(support::or_default);
        1 write_text_file: bool = "writeTextFile", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ClientSessionCapabilities {
        0 compaction: Option<CompactionCapabilities> = "compaction", default, with(support::or_default);
        1 config_options: Option<SessionConfigOptionsCapabilities> = "configOptions", default, with(support::or_default);
        2 notices: Option<NoticeCapabilities> = "notices", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CompactionCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    NoticeCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionConfigOptionsCapabilities {
        0 boolean: Option<BooleanConfigOptionCapabilities> = "boolean", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    BooleanConfigOptionCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthCapabilities {
        0 terminal: bool = "terminal", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationCapabilities {
        0 form: Option<ElicitationFormCapabilities> = "form", default, with(support::or_default);
        1 url: Option<ElicitationUrlCapabilities> = "url", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationFormCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationUrlCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AgentCapabilities {
        0 load_session: bool = "loadSession", default, with(support::or_default);
        1 prompt_capabilities: Option<PromptCapabilities> = "promptCapabilities", default, with(support::or_default);
        2 mcp_capabilities: Option<McpCapabilities> = "mcpCapabilities", default, with(support::or_default);
        3 session_capabilities: Option<SessionCapabilities> = "sessionCapabilities", default, with(support::or_default);
        4 auth: Option<AgentAuthCapabilities> = "auth", default, with(support::or_default);
        5 providers: Option<ProvidersCapabilities> = "providers", default, with(support::or_default);
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PromptCapabilities {
        0 image: bool = "image", default, with(support::or_default);
        1 audio: bool = "audio", default, with(support::or_default);
        2 embedded_context: bool = "embeddedContext", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpCapabilities {
        0 http: bool = "http", default, with(support::or_default);
        1 sse: bool = "sse", default, with(support::or_default);
        2 acp: Option<bool> = "acp", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionCapabilities {
        0 list: Option<SessionListCapabilities> = "list", default, with(support::or_default);
        1 delete: Option<SessionDeleteCapabilities> = "delete", default, with(support::or_default);
        2 additional_directories: Option<SessionAdditionalDirectoriesCapabilities> = "additionalDirectories", default, with(support::or_default);
        3 resume: Option<SessionResumeCapabilities> = "resume", default, with(support::or_default);
        4 close: Option<SessionCloseCapabilities> = "close", default, with(support::or_default);
        5 system_prompt: Option<SessionSystemPromptCapabilities> = "systemPrompt", default, with(support::or_default);
        6 fork: Option<SessionForkCapabilities> = "fork", default, with(support::or_default);
        7 archive: Option<SessionArchiveCapabilities> = "archive", default, with(support::or_default);
        8 status: Option<SessionStatusCapabilities> = "status", default, with(support::or_default);
        9 title: Option<SessionTitleCapabilities> = "title", default, with(support::or_default);
        10 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionListCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionDeleteCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionAdditionalDirectoriesCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionResumeCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionCloseCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AgentAuthCapabilities {
        0 logout: Option<LogoutCapabilities> = "logout", default, with(support::or_default);
        1 status: Option<AuthStatusCapabilities> = "status", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LogoutCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SubagentCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ProvidersCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionSystemPromptCapabilities {
        0 mode: Option<SessionSystemPromptModeCapabilities> = "mode", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionSystemPromptModeCapabilities {
        0 override_: Option<SessionSystemPromptOverrideCapabilities> = "override", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionSystemPromptOverrideCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionForkCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionArchiveCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionStatusCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionTitleCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthStatusCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionConfigOptionSelect {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 category: Option<SessionConfigOptionCategory> = "category", default, with(support::or_default);
        4 current_value: String = "currentValue", required, plain;
        5 options: SessionConfigSelectOptions = "options", required, plain;
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionConfigOptionBoolean {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 category: Option<SessionConfigOptionCategory> = "category", default, with(support::or_default);
        4 current_value: bool = "currentValue", required, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionConfigSelectOption {
        0 value: String = "value", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionConfigSelectGroup {
        0 group: String = "group", required, plain;
        1 name: String = "name", required, plain;
        2 options: Vec<SessionConfigSelectOption> = "options", required, with(support::good_items);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetSessionConfigOptionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 config_id: String = "configId", required, plain;
        2 type_: Option<String> = "type", default, plain;
        3 value: SessionConfigOptionValue = "value", required, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetSessionConfigOptionResponse {
        0 config_options: Vec<SessionConfigOption> = "configOptions", required, with(support::good_items);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    InitializeRequest {
        0 protocol_version: u16 = "protocolVersion", required, plain;
        1 client_capabilities: Option<ClientCapabilities> = "clientCapabilities", default, with(support::or_default);
        2 client_info: Option<Implementation> = "clientInfo", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    InitializeResponse {
        0 protocol_version: u16 = "protocolVersion", required, plain;
        1 agent_capabilities: Option<AgentCapabilities> = "agentCapabilities", default, with(support::or_default);
        2 auth_methods: Option<Vec<AuthMethod>> = "authMethods", default, with(support::good_items_if_any);
        3 agent_info: Option<Implementation> = "agentInfo", default, with(support::or_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Implementation {
        0 name: String = "name", required, plain;
        1 title: Option<String> = "title", default, with(support::or_default);
        2 version: String = "version", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ContentBlockText {
        0 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        1 text: String = "text", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ContentBlockImage {
        0 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        1 data: String = "data", required, plain;
        2 mime_type: String = "mimeType", required, plain;
        3 uri: Option<String> = "uri", default, with(support::or_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ContentBlockAudio {
        0 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        1 data: String = "data", required, plain;
        2 mime_type: String = "mimeType", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ContentBlockResourceLink {
        0 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        1 name: String = "name", required, plain;
        2 uri: String = "uri", required, plain;
        3 title: Option<String> = "title", default, with(support::or_default);
        4 description: Option<String> = "description", default, with(support::or_default);
        5 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        6 size: Option<i64> = "size", default, with(support::or_default);
        7 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ContentBlockResource {
        0 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        1 resource: EmbeddedResourceResource = "resource", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    EmbeddedResourceResourceText {
        0 uri: String = "uri", required, plain;
        1 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        2 text: String = "text", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    EmbeddedResourceResourceBlob {
        0 uri: String = "uri", required, plain;
        1 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        2 blob: String = "blob", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Annotations {
        0 audience: Option<Vec<Role>> = "audience", default, with(support::good_items_if_any);
        1 last_modified: Option<String> = "lastModified", default, with(support::or_default);
        2 priority: Option<f64> = "priority", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CreateElicitationRequestForm {
        0 message: String = "message", required, plain;
        1 session_id: Option<String> = "sessionId", default, plain;
        2 tool_call_id: Option<String> = "toolCallId", default, with(support::or_default);
        3 request_id: Option<RequestId> = "requestId", default, plain;
        4 requested_schema: ElicitationSchema = "requestedSchema", required, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CreateElicitationRequestUrl {
        0 message: String = "message", required, plain;
        1 session_id: Option<String> = "sessionId", default, plain;
        2 tool_call_id: Option<String> = "toolCallId", default, with(support::or_default);
        3 request_id: Option<RequestId> = "requestId", default, plain;
        4 elicitation_id: String = "elicitationId", required, plain;
        5 url: String = "url", required, plain;
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationSchema {
        0 type_: Option<ElicitationSchemaType> = "type", default, with(support::or_default);
        1 title: Option<String> = "title", default, with(support::or_default);
        2 description: Option<String> = "description", default, with(support::or_default);
        3 properties: Option<BTreeMap<String, ElicitationPropertySchema>> = "properties", default, plain;
        4 required: Option<Vec<String>> = "required", default, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationPropertySchemaString {
        0 title: Option<String> = "title", default, with(support::or_default);
        1 description: Option<String> = "description", default, with(support::or_default);
        2 min_length: Option<u32> = "minLength", default, plain;
        3 max_length: Option<u32> = "maxLength", default, plain;
        4 pattern: Option<String> = "pattern", default, plain;
        5 format: Option<StringFormat> = "format", default, plain;
        6 default: Option<String> = "default", default, with(support::or_default);
        7 enum_: Option<Vec<String>> = "enum", default, plain;
        8 one_of: Option<Vec<EnumOption>> = "oneOf", default, plain;
        9 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationPropertySchemaNumber {
        0 title: Option<String> = "title", default, with(support::or_default);
        1 description: Option<String> = "description", default, with(support::or_default);
        2 minimum: Option<f64> = "minimum", default, plain;
        3 maximum: Option<f64> = "maximum", default, plain;
        4 default: Option<f64> = "default", default, with(support::or_default);
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationPropertySchemaInteger {
        0 title: Option<String> = "title", default, with(support::or_default);
        1 description: Option<String> = "description", default, with(support::or_default);
        2 minimum: Option<i64> = "minimum", default, plain;
        3 maximum: Option<i64> = "maximum", default, plain;
        4 default: Option<i64> = "default", default, with(support::or_default);
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationPropertySchemaBoolean {
        0 title: Option<String> = "title", default, with(support::or_default);
        1 description: Option<String> = "description", default, with(support::or_default);
        2 default: Option<bool> = "default", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ElicitationPropertySchemaArray {
        0 title: Option<String> = "title", default, with(support::or_default);
        1 description: Option<String> = "description", default, with(support::or_default);
        2 min_items: Option<u64> = "minItems", default, plain;
        3 max_items: Option<u64> = "maxItems", default, plain;
        4 items: MultiSelectItems = "items", required, plain;
        5 default: Option<Vec<String>> = "default", default, with(support::good_items_if_any);
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    EnumOption {
        0 const_: String = "const", required, plain;
        1 title: String = "title", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    MultiSelectItemsString {
        0 type_: MultiSelectItemsStringType = "type", required, plain;
        1 enum_: Vec<String> = "enum", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    MultiSelectItemsTitled {
        0 any_of: Vec<EnumOption> = "anyOf", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CreateElicitationResponseAccept {
        0 content: Option<BTreeMap<String, ElicitationContentValue>> = "content", default, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CreateElicitationResponseDecline {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CreateElicitationResponseCancel {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CompleteElicitationNotification {
        0 elicitation_id: String = "elicitationId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ReadTextFileRequest {
        0 session_id: String = "sessionId", required, plain;
        1 path: String = "path", required, plain;
        2 line: Option<u32> = "line", default, plain;
        3 limit: Option<u32> = "limit", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ReadTextFileResponse {
        0 content: String = "content", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    WriteTextFileRequest {
        0 session_id: String = "sessionId", required, plain;
        1 path: String = "path", required, plain;
        2 content: String = "content", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    WriteTextFileResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpServerHttp {
        0 type_: McpServerHttpType = "type", required, plain;
        1 name: String = "name", required, plain;
        2 url: String = "url", required, plain;
        3 headers: Vec<HttpHeader> = "headers", required, with(support::null_as_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpServerSse {
        0 type_: McpServerSseType = "type", required, plain;
        1 name: String = "name", required, plain;
        2 url: String = "url", required, plain;
        3 headers: Vec<HttpHeader> = "headers", required, with(support::null_as_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpServerAcp {
        0 type_: McpServerAcpType = "type", required, plain;
        1 name: String = "name", required, plain;
        2 server_id: String = "serverId", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpServerStdio {
        0 name: String = "name", required, plain;
        1 command: String = "command", required, plain;
        2 args: Vec<String> = "args", required, with(support::null_as_default);
        3 env: Vec<EnvVariable> = "env", required, with(support::null_as_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    HttpHeader {
        0 name: String = "name", required, plain;
        1 value: String = "value", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    EnvVariable {
        0 name: String = "name", required, plain;
        1 value: String = "value", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    MessageMcpRequest {
        0 server_id: String = "serverId", required, plain;
        1 request_id: String = "requestId", required, plain;
        2 method: String = "method", required, plain;
        3 params: Option<BTreeMap<String, RawJson>> = "params", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    MessageMcpResponseResult {
        0 result: RawJson = "result", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    MessageMcpResponseError {
        0 error: McpError = "error", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    MessageMcpNotification {
        0 server_id: String = "serverId", required, plain;
        1 request_id: String = "requestId", required, plain;
        2 method: String = "method", required, plain;
        3 params: Option<BTreeMap<String, RawJson>> = "params", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionModeState {
        0 current_mode_id: String = "currentModeId", required, plain;
        1 available_modes: Vec<SessionMode> = "availableModes", required, with(support::good_items);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionMode {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetSessionModeRequest {
        0 session_id: String = "sessionId", required, plain;
        1 mode_id: String = "modeId", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetSessionModeResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    RequestPermissionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 tool_call: ToolCallUpdate = "toolCall", required, plain;
        2 options: Vec<PermissionOption> = "options", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PermissionOption {
        0 option_id: String = "optionId", required, plain;
        1 name: String = "name", required, plain;
        2 kind: PermissionOptionKind = "kind", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    RequestPermissionResponse {
        0 outcome: RequestPermissionOutcome = "outcome", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    RequestPermissionOutcomeSelected {
        0 option_id: String = "optionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Plan {
        0 entries: Vec<PlanEntry> = "entries", required, with(support::good_items);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanEntry {
        0 content: String = "content", required, plain;
        1 priority: PlanEntryPriority = "priority", required, plain;
        2 status: PlanEntryStatus = "status", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanUpdate {
        0 plan: PlanUpdateContent = "plan", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanUpdateContentItems {
        0 plan_id: String = "planId", required, plain;
        1 entries: Vec<PlanEntry> = "entries", required, with(support::good_items);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanUpdateContentFile {
        0 plan_id: String = "planId", required, plain;
        1 uri: String = "uri", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanUpdateContentMarkdown {
        0 plan_id: String = "planId", required, plain;
        1 content: String = "content", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanRemoved {
        0 plan_id: String = "planId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PromptRequest {
        0 session_id: String = "sessionId", required, plain;
        1 prompt: Vec<ContentBlock> = "prompt", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PromptResponse {
        0 stop_reason: StopReason = "stopReason", required, plain;
        1 usage: Option<Usage> = "usage", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Usage {
        0 total_tokens: u64 = "totalTokens", required, plain;
        1 input_tokens: u64 = "inputTokens", required, plain;
        2 output_tokens: u64 = "outputTokens", required, plain;
        3 thought_tokens: Option<u64> = "thoughtTokens", default, with(support::or_default);
        4 cached_read_tokens: Option<u64> = "cachedReadTokens", default, with(support::or_default);
        5 cached_write_tokens: Option<u64> = "cachedWriteTokens", default, with(support::or_default);
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ListProvidersRequest {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ListProvidersResponse {
        0 providers: Vec<ProviderInfo> = "providers", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ProviderInfo {
        0 provider_id: String = "providerId", required, plain;
        1 supported: Vec<LlmProtocol> = "supported", required, with(support::good_items);
        2 required: bool = "required", required, plain;
        3 current: Option<ProviderCurrentConfig> = "current", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ProviderCurrentConfig {
        0 api_type: LlmProtocol = "apiType", required, plain;
        1 base_url: String = "baseUrl", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetProviderRequest {
        0 provider_id: String = "providerId", required, plain;
        1 api_type: LlmProtocol = "apiType", required, plain;
        2 base_url: String = "baseUrl", required, plain;
        3 headers: Option<BTreeMap<String, String>> = "headers", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetProviderResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DisableProviderRequest {
        0 provider_id: String = "providerId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DisableProviderResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ProxySuccessorRequest {
        0 method: String = "method", required, plain;
        1 params: Option<RawJson> = "params", default, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ProxySuccessorNotification {
        0 method: String = "method", required, plain;
        1 params: Option<RawJson> = "params", default, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CancelRequestNotification {
        0 request_id: Option<RequestId> = "requestId", default, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Error {
        0 code: i32 = "code", required, plain;
        1 message: String = "message", required, plain;
        2 data: Option<RawJson> = "data", default, plain;
    }
}

support::object! {
    NewSessionRequest {
        0 cwd: String = "cwd", required, plain;
        1 additional_directories: Option<Vec<String>> = "additionalDirectories", default, plain;
        2 mcp_servers: Vec<McpServer> = "mcpServers", required, with(support::null_as_default);
        3 system_prompt: Option<SystemPrompt> = "systemPrompt", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    NewSessionResponse {
        0 session_id: String = "sessionId", required, plain;
        1 modes: Option<SessionModeState> = "modes", default, with(support::or_default);
        2 config_options: Option<Vec<SessionConfigOption>> = "configOptions", default, with(support::good_items_if_any);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LoadSessionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 cwd: String = "cwd", required, plain;
        2 additional_directories: Option<Vec<String>> = "additionalDirectories", default, plain;
        3 mcp_servers: Vec<McpServer> = "mcpServers", required, with(support::null_as_default);
        4 system_prompt: Option<SystemPrompt> = "systemPrompt", default, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LoadSessionResponse {
        0 modes: Option<SessionModeState> = "modes", default, with(support::or_default);
        1 config_options: Option<Vec<SessionConfigOption>> = "configOptions", default, with(support::good_items_if_any);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ResumeSessionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 cwd: String = "cwd", required, plain;
        2 additional_directories: Option<Vec<String>> = "additionalDirectories", default, plain;
        3 mcp_servers: Option<Vec<McpServer>> = "mcpServers", default, plain;
        4 system_prompt: Option<SystemPrompt> = "systemPrompt", default, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ResumeSessionResponse {
        0 modes: Option<SessionModeState> = "modes", default, with(support::or_default);
        1 config_options: Option<Vec<SessionConfigOption>> = "configOptions", default, with(support::good_items_if_any);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ListSessionsRequest {
        0 cwd: Option<String> = "cwd", default, plain;
        1 cursor: Option<String> = "cursor", default, plain;
        2 archived: Option<SessionArchiveFilter> = "archived", default, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ListSessionsResponse {
        0 sessions: Vec<SessionInfo> = "sessions", required, with(support::good_items);
        1 next_cursor: Option<String> = "nextCursor", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionInfo {
        0 session_id: String = "sessionId", required, plain;
        1 cwd: String = "cwd", required, plain;
        2 additional_directories: Option<Vec<String>> = "additionalDirectories", default, with(support::good_items_if_any);
        3 title: Option<String> = "title", default, with(support::or_default);
        4 updated_at: Option<String> = "updatedAt", default, with(support::or_default);
        5 archived: Option<bool> = "archived", default, with(support::or_default);
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CloseSessionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CloseSessionResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DeleteSessionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DeleteSessionResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CancelNotification {
        0 session_id: String = "sessionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SystemPrompt {
        0 mode: SystemPromptMode = "mode", required, plain;
        1 content: Vec<ContentBlock> = "content", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ForkSessionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 cwd: String = "cwd", required, plain;
        2 additional_directories: Option<Vec<String>> = "additionalDirectories", default, plain;
        3 mcp_servers: Option<Vec<McpServer>> = "mcpServers", default, plain;
        4 system_prompt: Option<SystemPrompt> = "systemPrompt", default, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ForkSessionResponse {
        0 session_id: String = "sessionId", required, plain;
        1 modes: Option<SessionModeState> = "modes", default, with(support::or_default);
        2 config_options: Option<Vec<SessionConfigOption>> = "configOptions", default, with(support::good_items_if_any);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ArchiveSessionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ArchiveSessionResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    UnarchiveSessionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    UnarchiveSessionResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionStatusRequest {
        0 session_id: String = "sessionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionStatusResponse {
        0 status: SessionStatus = "status", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetSessionTitleRequest {
        0 session_id: String = "sessionId", required, plain;
        1 title: String = "title", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetSessionTitleResponse {
        0 title: String = "title", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SubagentUpdate {
        0 session_id: String = "sessionId", required, plain;
        1 title: Option<Option<String>> = "title", default, with(support::present_if_good);
        2 description: Option<Option<String>> = "description", default, with(support::present_if_good);
        3 capabilities: Option<Option<SubagentSessionCapabilities>> = "capabilities", default, with(support::present_if_good);
        4 state: Option<Option<StateUpdate>> = "state", default, with(support::present_if_good);
        5 cwd: Option<Option<String>> = "cwd", default, with(support::present);
        6 additional_directories: Option<Option<Vec<String>>> = "additionalDirectories", default, with(support::present);
        7 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SubagentSessionCapabilities {
        0 cancel: Option<SessionCancelCapabilities> = "cancel", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionCancelCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    StateUpdateRunning {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    StateUpdateIdle {
        0 usage: Option<Usage> = "usage", default, with(support::or_default);
        1 stop_reason: Option<SubagentStopReason> = "stopReason", default, with(support::or_default);
        2 error: Option<Error> = "error", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    StateUpdateRequiresAction {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    StateUpdateUndetermined {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionMessage {
        0 message_id: String = "messageId", required, plain;
        1 sender_session_id: Option<Option<String>> = "senderSessionId", default, with(support::present_if_good);
        2 recipient_session_id: Option<Option<String>> = "recipientSessionId", default, with(support::present_if_good);
        3 sender_message_id: Option<Option<String>> = "senderMessageId", default, with(support::present_if_good);
        4 recipient_message_id: Option<Option<String>> = "recipientMessageId", default, with(support::present_if_good);
        5 content: Option<Option<Vec<ContentBlock>>> = "content", default, with(support::present_good_items);
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionMessageChunk {
        0 message_id: String = "messageId", required, plain;
        1 content: ContentBlock = "content", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CreateTerminalRequest {
        0 session_id: String = "sessionId", required, plain;
        1 command: String = "command", required, plain;
        2 args: Option<Vec<String>> = "args", default, plain;
        3 env: Option<Vec<EnvVariable>> = "env", default, plain;
        4 cwd: Option<String> = "cwd", default, plain;
        5 output_byte_limit: Option<u64> = "outputByteLimit", default, plain;
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CreateTerminalResponse {
        0 terminal_id: String = "terminalId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalOutputRequest {
        0 session_id: String = "sessionId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalOutputResponse {
        0 output: String = "output", required, plain;
        1 truncated: bool = "truncated", required, plain;
        2 exit_status: Option<TerminalExitStatus> = "exitStatus", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalExitStatus {
        0 exit_code: Option<u32> = "exitCode", default, with(support::or_default);
        1 signal: Option<String> = "signal", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    WaitForTerminalExitRequest {
        0 session_id: String = "sessionId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    WaitForTerminalExitResponse {
        0 exit_code: Option<u32> = "exitCode", default, with(support::or_default);
        1 signal: Option<String> = "signal", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    KillTerminalRequest {
        0 session_id: String = "sessionId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    KillTerminalResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ReleaseTerminalRequest {
        0 session_id: String = "sessionId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ReleaseTerminalResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ThreadwireAgentCapabilities {
        0 prompt_turn_id: bool = "promptTurnId", required, plain;
        1 terminal_output: bool = "terminalOutput", required, plain;
        2 shared_sessions: bool = "sharedSessions", required, plain;
        3 cursors: bool = "cursors", required, plain;
        4 answers: bool = "answers", required, plain;
    }
}

support::object! {
    ThreadwireClientCapabilities {
        0 cursors: bool = "cursors", default, plain;
        1 answers: bool = "answers", default, plain;
    }
}

support::object! {
    ThreadwireMeta {
        0 agent: Option<String> = "agent", default, plain;
        1 after: Option<u64> = "after", default, plain;
        2 cursor: Option<u64> = "cursor", default, plain;
        3 turn_id: Option<String> = "turnId", default, plain;
        4 answer: Option<ThreadwireAnswer> = "answer", default, plain;
    }
}

support::object! {
    ThreadwireAnswer {
        0 by: ThreadwireAnsweredBy = "by", required, plain;
        1 principal: Option<String> = "principal", default, plain;
        2 option_id: Option<String> = "optionId", default, plain;
    }
}

support::object! {
    ToolCall {
        0 tool_call_id: String = "toolCallId", required, plain;
        1 title: String = "title", required, plain;
        2 name: Option<String> = "name", default, with(support::or_default);
        3 kind: Option<ToolKind> = "kind", default, with(support::or_default);
        4 status: Option<ToolCallStatus> = "status", default, with(support::or_default);
        5 content: Option<Vec<ToolCallContent>> = "content", default, with(support::good_items_if_any);
        6 locations: Option<Vec<ToolCallLocation>> = "locations", default, with(support::good_items_if_any);
        7 raw_input: Option<RawJson> = "rawInput", default, plain;
        8 raw_output: Option<RawJson> = "rawOutput", default, plain;
        9 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ToolCallUpdate {
        0 tool_call_id: String = "toolCallId", required, plain;
        1 title: Option<String> = "title", default, with(support::or_default);
        2 name: Option<String> = "name", default, with(support::or_default);
        3 kind: Option<ToolKind> = "kind", default, with(support::or_default);
        4 status: Option<ToolCallStatus> = "status", default, with(support::or_default);
        5 content: Option<Vec<ToolCallContent>> = "content", default, with(support::good_items_if_any);
        6 locations: Option<Vec<ToolCallLocation>> = "locations", default, with(support::good_items_if_any);
        7 raw_input: Option<RawJson> = "rawInput", default, plain;
        8 raw_output: Option<RawJson> = "rawOutput", default, plain;
        9 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ToolCallContentContent {
        0 content: ContentBlock = "content", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ToolCallContentDiff {
        0 path: String = "path", required, plain;
        1 old_text: Option<String> = "oldText", default, with(support::or_default);
        2 new_text: String = "newText", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ToolCallContentTerminal {
        0 terminal_id: String = "terminalId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ToolCallLocation {
        0 path: String = "path", required, plain;
        1 line: Option<u32> = "line", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionNotification {
        0 session_id: String = "sessionId", required, plain;
        1 update: SessionUpdate = "update", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ContentChunk {
        0 content: ContentBlock = "content", required, plain;
        1 message_id: Option<String> = "messageId", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AvailableCommandsUpdate {
        0 available_commands: Vec<AvailableCommand> = "availableCommands", required, with(support::good_items);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AvailableCommand {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 input: Option<AvailableCommandInput> = "input", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AvailableCommandInput {
        0 hint: String = "hint", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CurrentModeUpdate {
        0 current_mode_id: String = "currentModeId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ConfigOptionUpdate {
        0 config_options: Vec<SessionConfigOption> = "configOptions", required, with(support::good_items);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionInfoUpdate {
        0 title: Option<Option<String>> = "title", default, with(support::present_if_good);
        1 updated_at: Option<Option<String>> = "updatedAt", default, with(support::present_if_good);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    UsageUpdate {
        0 used: u64 = "used", required, plain;
        1 size: u64 = "size", required, plain;
        2 cost: Option<Cost> = "cost", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Cost {
        0 amount: f64 = "amount", required, plain;
        1 currency: String = "currency", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Notice {
        0 severity: NoticeSeverity = "severity", required, plain;
        1 title: String = "title", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CompactionUpdate {
        0 compaction_id: String = "compactionId", required, plain;
        1 status: CompactionStatus = "status", required, plain;
        2 summary: Option<Option<Vec<ContentBlock>>> = "summary", default, with(support::present_good_items);
        3 error: Option<Option<String>> = "error", default, with(support::present_if_good);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CompactionSummaryChunk {
        0 compaction_id: String = "compactionId", required, plain;
        1 content: ContentBlock = "content", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}
