// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/acp/v2/types/*.json.

//! Objects of the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::unions::*;
use crate::RawJson;
use crate::support;

/// A sign-in in a terminal. Exit status 0 is a success. It is never passed to `auth/login`, and listed only for clients with `auth.terminal`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthMethodTerminal {
    /// Identifier of the method.
    pub method_id: String,
    /// Name of the method, for people.
    pub name: String,
    /// What the method does, for people. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Arguments added to the agent's command line. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<String>>,
    /// Environment variables added to the agent's environment; they win over equal names. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<Vec<EnvVariable>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A sign-in that the agent handles itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthMethodAgent {
    /// Identifier of the method, for `auth/login`.
    pub method_id: String,
    /// Name of the method, for people.
    pub name: String,
    /// What the method does, for people. Absent when the name says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `auth/login`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginAuthRequest {
    /// Identifier of one of the `authMethods` of type `agent`.
    pub method_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `auth/login`: the sign-in succeeded.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LoginAuthResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `auth/logout`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LogoutAuthRequest {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `auth/logout`: the user is signed out.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LogoutAuthResponse {
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
    /// Kinds of sign-in the client can run. Absent or `null` means only those the agent handles itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth: Option<ClientAuthCapabilities>,
    /// Ways in which the client can ask its user on behalf of the agent. Absent or `null` means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elicitation: Option<ElicitationCapabilities>,
    /// Extension data under namespaced keys. A key also declares methods of the client's editor: with `unity`, agents of other makers call `_unity/scene_query` of it, unless the value is `false`. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Kinds of sign-in a client can run.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ClientAuthCapabilities {
    /// Whether methods of type `terminal` may be listed. `{}` turns it on; absent or `null` means no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terminal: Option<TerminalAuthCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the client can start the agent program in a terminal.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct TerminalAuthCapabilities {
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
pub struct AgentCapabilities {
    /// Sessions and what they can do. `{}` stands for the basic `session/*` methods; absent or `null` means no sessions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session: Option<SessionCapabilities>,
    /// Extras around the sign-in. Absent or `null` means none; `authMethods` alone tells whether one can sign in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth: Option<AgentAuthCapabilities>,
    /// Whether the `providers/*` methods are answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub providers: Option<ProvidersCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What sessions offer beyond `session/new`, `list`, `resume`, `close`, `prompt`, `cancel` and `update`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionCapabilities {
    /// Content accepted in prompts beyond text and resource links. Absent or `null` means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<PromptCapabilities>,
    /// Transports of MCP servers that sessions accept. Absent or `null` means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp: Option<McpCapabilities>,
    /// Whether `session/delete` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delete: Option<SessionDeleteCapabilities>,
    /// Whether `additionalDirectories` is accepted when a session is set up. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<SessionAdditionalDirectoriesCapabilities>,
    /// Whether `systemPrompt` of mode `append` is accepted when a session is set up. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<SessionSystemPromptCapabilities>,
    /// Whether `session/fork` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fork: Option<SessionForkCapabilities>,
    /// Whether `session/archive`, `session/unarchive` and the `archived` filter of `session/list` work. `{}` turns it on; absent or `null` means unsupported.
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

/// Content an agent accepts in prompts beyond text and resource links.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PromptCapabilities {
    /// Whether `image` blocks are accepted. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<PromptImageCapabilities>,
    /// Whether `audio` blocks are accepted. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audio: Option<PromptAudioCapabilities>,
    /// Whether `resource` blocks are accepted. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub embedded_context: Option<PromptEmbeddedContextCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: prompts can have pictures.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PromptImageCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: prompts can have sounds.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PromptAudioCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: prompts can have resources with their contents.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PromptEmbeddedContextCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Transports of MCP servers an agent can use. None goes without saying.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpCapabilities {
    /// Whether servers of type `stdio` are accepted. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stdio: Option<McpStdioCapabilities>,
    /// Whether servers of type `http` are accepted. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub http: Option<McpHttpCapabilities>,
    /// Whether servers of type `acp` are accepted. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acp: Option<McpAcpCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: MCP servers can be started as child processes.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpStdioCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: MCP servers can be reached over HTTP.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpHttpCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: MCP servers can be reached over this connection.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpAcpCapabilities {
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

/// Extras of an agent around the sign-in.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AgentAuthCapabilities {
    /// Whether `auth/status` is answered and `auth/status_update` is sent. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<AuthStatusCapabilities>,
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

/// Marker: model providers can be configured.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProvidersCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A slash command. It is run by a prompt whose text is `/name` and its input.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Command {
    /// Name of the command, without the slash and without blanks, unique in the list.
    pub name: String,
    /// What the command does, for people.
    pub description: String,
    /// What may follow the name. Absent or `null` when the command takes no input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<AvailableCommandInput>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Free text that follows the name of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TextCommandInput {
    /// Shown as long as nothing has been typed.
    pub hint: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// One value out of a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionConfigOptionSelect {
    /// Identifier of the option.
    pub config_id: String,
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

/// A switch.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionConfigOptionBoolean {
    /// Identifier of the option.
    pub config_id: String,
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
#[serde(rename_all = "camelCase")]
pub struct SessionConfigSelectGroup {
    /// Identifier of the group.
    pub group_id: String,
    /// Heading of the group, for people.
    pub name: String,
    /// Choices of the group, at least one.
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
    /// What kind of value `value` is.
    pub type_: SessionConfigOptionValueType,
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
    /// Name and version of the client.
    pub info: Implementation,
    /// What the client can do. Absent means nothing beyond the baseline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<ClientCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What an agent says about itself in return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeResponse {
    /// Version spoken from now on: the newest the agent knows that is not above the requested one. From 0 to 65535.
    pub protocol_version: u16,
    /// Name and version of the agent.
    pub info: Implementation,
    /// What the agent can do. Absent means nothing beyond `initialize`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<AgentCapabilities>,
    /// Ways to sign in. With one or more, `auth/login` and `auth/logout` are answered; absent or empty means that they are not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_methods: Option<Vec<AuthMethod>>,
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
pub struct TextContent {
    /// The text.
    pub text: String,
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ImageContent {
    /// Bytes of the picture, Base64.
    pub data: String,
    /// MIME type of the picture.
    pub mime_type: String,
    /// Where the picture comes from. Absent when it has no address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uri: Option<String>,
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A sound.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AudioContent {
    /// Bytes of the sound, Base64.
    pub data: String,
    /// MIME type of the sound.
    pub mime_type: String,
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A file or another resource, without its contents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResourceLink {
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
    /// Icons to choose from when the link is shown. Absent or `null` means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icons: Option<Vec<Icon>>,
    /// MIME type of the contents. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Size of the resource in bytes. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u64>,
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A small picture that stands for something.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Icon {
    /// Address of the picture, `https:` or `data:` only.
    pub src: String,
    /// MIME type, where that of the source is missing or too vague. Absent or `null` means that the source's counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Sizes it is good for, such as `48x48`, or `any`. Absent or `null` means all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sizes: Option<Vec<String>>,
    /// Background it was made for. Absent or `null` means any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<IconTheme>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A resource with its contents.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EmbeddedResource {
    /// The resource and its contents.
    pub resource: EmbeddedResourceResource,
    /// Hints about audience and importance. Absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Contents that are text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TextResourceContents {
    /// The text.
    pub text: String,
    /// Address of the resource.
    pub uri: String,
    /// MIME type of the contents. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Contents that are bytes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BlobResourceContents {
    /// The bytes, Base64.
    pub blob: String,
    /// Address of the resource.
    pub uri: String,
    /// MIME type of the contents. Absent when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
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
    /// Importance of the content, from 0 to 1, greater is more important. Absent means nothing special.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ElicitationSchema {
    /// Always `object`.
    #[serde(rename = "type")]
    pub type_: ElicitationSchemaType,
    /// Heading of the form. Absent when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The fields by name.
    pub properties: BTreeMap<String, ElicitationPropertySchema>,
    /// Names of the fields that must be filled in. Absent means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required: Option<Vec<String>>,
    /// What the form is for. Absent when the heading says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A field for a text, or for one choice out of `enum` or `oneOf`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StringPropertySchema {
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
    /// The choices, at least one. Absent when the text is free or `oneOf` has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enum_: Option<Vec<String>>,
    /// The choices, with labels, at least one. Absent when the text is free or `enum` has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub one_of: Option<Vec<EnumOption>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A field for a number.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct NumberPropertySchema {
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

/// A field for a whole number.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct IntegerPropertySchema {
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

/// A field for a yes or no.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct BooleanPropertySchema {
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

/// A field for any number of choices.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MultiSelectPropertySchema {
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
    /// The choices, at least one.
    #[serde(rename = "enum")]
    pub enum_: Vec<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
    /// Always `string`.
    #[serde(rename = "type")]
    pub type_: MultiSelectItemsStringType,
}

/// Plain choices.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StringMultiSelectItems {
    /// The choices, at least one.
    #[serde(rename = "enum")]
    pub enum_: Vec<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Choices with labels.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TitledMultiSelectItems {
    /// The choices, at least one.
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

/// A server reached over streamable HTTP. Needs `session.mcp.http`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpServerHttp {
    /// Name of the server.
    pub name: String,
    /// Address of the server.
    pub url: String,
    /// Headers sent with every request. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headers: Option<Vec<HttpHeader>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A server on the client's side that is reached over this connection by `mcp/message`. Needs `session.mcp.acp`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerAcp {
    /// Name of the server.
    pub name: String,
    /// Identifier of the server, chosen by its side and unique on the connection.
    pub server_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A server started as a child process that speaks over its standard input and output. Needs `session.mcp.stdio`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpServerStdio {
    /// Name of the server.
    pub name: String,
    /// Absolute path of the program to start.
    pub command: String,
    /// Arguments of the program. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<String>>,
    /// Environment variables set for the program. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<Vec<EnvVariable>>,
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

/// Parameters of `session/request_permission`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RequestPermissionRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// The question, for people.
    pub title: String,
    /// Why the question is asked, for people. Absent or `null` when the title says enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What would be done. Absent or `null` when there is no more to tell than the title does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subject: Option<RequestPermissionSubject>,
    /// The possible answers: at least one, with identifiers that differ.
    pub options: Vec<PermissionOption>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A tool call that waits for permission.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolCallPermissionSubject {
    /// The call, to be taken in like a `tool_call_update` before the question is shown.
    pub tool_call: ToolCallUpdate,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A command that waits for permission.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandPermissionSubject {
    /// The command.
    pub command: String,
    /// Absolute path of the directory it would run in.
    pub cwd: String,
    /// Identifier of the tool call that wants to run it. Absent or `null` when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_call_id: Option<String>,
    /// Identifier of the terminal it would run in. Absent or `null` when not known yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terminal_id: Option<String>,
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

/// No option was chosen.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CancelledPermissionOutcome {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The choice. Declining is choosing a rejecting option.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SelectedPermissionOutcome {
    /// Identifier of the chosen option. One that was not offered is no approval.
    pub option_id: String,
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
pub struct PlanItems {
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
pub struct PlanFile {
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
pub struct PlanMarkdown {
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

/// Parameters of `session/prompt`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PromptRequest {
    /// Identifier of the session.
    pub session_id: String,
    /// The user's message, at least one block. Text and resource links are always allowed, other blocks need a `session.prompt` capability.
    pub prompt: Vec<ContentBlock>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/prompt`: the message has its place in the conversation. How the work goes on and ends is told by `state_update`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PromptResponse {
    /// Identifier of the user's message. Updates about it may come before this result.
    pub message_id: String,
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CancelRequestNotification {
    /// Identifier of the request to give up, as the sender of this notification numbered it.
    pub request_id: RequestId,
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
    /// Details. Absent or `null` when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<ErrorData>,
}

/// Details of the error -32022: no version suits both sides.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UnsupportedProtocolVersionErrorData {
    /// Version the client asked for.
    pub requested: u16,
    /// Versions the agent speaks.
    pub supported: Vec<u16>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Details of the error -32002 about a session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionNotFoundErrorData {
    /// Identifier that was asked for.
    pub session_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/new`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewSessionRequest {
    /// Absolute path of the session's working directory. The directory the agent process runs in does not matter.
    pub cwd: String,
    /// Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs `session.additionalDirectories`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Vec<String>>,
    /// MCP servers the agent connects to. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_servers: Option<Vec<McpServer>>,
    /// System prompt of the client. Absent or `null` means the agent's own instructions. Needs `session.systemPrompt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<SystemPrompt>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/new`. The session is idle until an update says otherwise.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewSessionResponse {
    /// Identifier of the new session, used in everything that concerns it.
    pub session_id: String,
    /// All configuration options of the session. Absent or empty when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_options: Option<Vec<SessionConfigOption>>,
    /// All slash commands the session offers. Absent or empty when there are none, or none yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub available_commands: Option<Vec<AvailableCommand>>,
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
    /// Absolute path of the session's working directory, the one it was created with.
    pub cwd: String,
    /// Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs `session.additionalDirectories`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Vec<String>>,
    /// MCP servers the agent connects to. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_servers: Option<Vec<McpServer>>,
    /// Where in the conversation to begin a replay, that place included. Absent or `null` means no replay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replay_from: Option<ReplayFrom>,
    /// System prompt of the client, normally the one the session was created with. Absent or `null` lets the agent take the stored one or its own. Needs `session.systemPrompt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_prompt: Option<SystemPrompt>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The beginning of the conversation.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ReplayFromStart {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `session/resume`. It comes after the replay and after a `state_update` with the present state.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResumeSessionResponse {
    /// All configuration options of the session. Absent or empty when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_options: Option<Vec<SessionConfigOption>>,
    /// All slash commands the session offers. Absent or empty when there are none, or none yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub available_commands: Option<Vec<AvailableCommand>>,
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
    /// The `nextCursor` of an earlier page, also an empty one. Absent means the first page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Which sessions count, archived or not; the same for all pages. Absent or `null` means `exclude`. Needs `session.archive`.
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
    /// Opaque position of the next page; the empty string is one, too. Absent or `null` on the last page.
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
pub struct CancelSessionNotification {
    /// Identifier of the session whose work in the foreground is to stop, with the prompts that are not inserted yet.
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
    /// Absolute paths of further workspace roots. They are not remembered: every request names the full list. Absent or empty means none. Needs `session.additionalDirectories`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_directories: Option<Vec<String>>,
    /// MCP servers the agent connects to. Absent or empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mcp_servers: Option<Vec<McpServer>>,
    /// System prompt of the client, normally that of the original. Absent or `null` lets the agent take the stored one or its own. Needs `session.systemPrompt`.
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
    /// All configuration options of the session. Absent or empty when the agent offers none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config_options: Option<Vec<SessionConfigOption>>,
    /// All slash commands the session offers. Absent or empty when there are none, or none yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub available_commands: Option<Vec<AvailableCommand>>,
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
    /// What the session is doing, as `state_update` tells it. Absent or `null` when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<StateUpdate>,
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

/// The session works.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct RunningStateUpdate {
    /// Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null` means that the agent does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background: Option<Vec<BackgroundWork>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The session is idle.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct IdleStateUpdate {
    /// Tokens the work took. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usage: Option<Usage>,
    /// Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null` means that the agent does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background: Option<Vec<BackgroundWork>>,
    /// Why the work ended. Absent when not told, or when none ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop_reason: Option<StopReason>,
    /// What failed, when `stopReason` is `error`. Absent when not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Error>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The session waits for the user.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct RequiresActionStateUpdate {
    /// Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null` means that the agent does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background: Option<Vec<BackgroundWork>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// The agent cannot tell what the session does.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct UnknownStateUpdate {
    /// Everything that runs in the background now, as a complete list; empty means nothing does. Absent or `null` means that the agent does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background: Option<Vec<BackgroundWork>>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A command that runs on in a terminal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BackgroundTerminal {
    /// Identifier of the terminal.
    pub terminal_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A tool call that goes on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BackgroundToolCall {
    /// Identifier of the call.
    pub tool_call_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A child session that is busy.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BackgroundSubagent {
    /// Identifier of the child session.
    pub session_id: String,
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
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
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
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
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

/// A terminal of the agent, new or changed. The client only shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalUpdate {
    /// Identifier of the terminal, unique in the session.
    pub terminal_id: String,
    /// Command that runs in it. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<Option<String>>,
    /// Absolute path of the command's working directory. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<Option<String>>,
    /// Complete output, in place of what was sent before. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<Option<TerminalOutput>>,
    /// How the command ended; any object means that it did. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_status: Option<Option<TerminalExitStatus>>,
    /// Size the command writes for. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<Option<TerminalSize>>,
    /// What the client may do to the terminal, at first nothing; replaces the earlier set. Absent means unchanged, `null` means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<Option<TerminalCapabilities>>,
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
}

/// The complete output of a terminal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalOutput {
    /// Bytes of the output, Base64.
    pub data: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Bytes added to the output of a terminal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalOutputChunk {
    /// Identifier of the terminal.
    pub terminal_id: String,
    /// The bytes, Base64 of their own for each piece.
    pub data: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// How a command ended. Also without any member it says that the command ended.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalExitStatus {
    /// Exit code, negative ones included. Absent or `null` when there is none or it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i64>,
    /// Name of the signal that ended the command, such as `SIGTERM`. Absent or `null` when it exited by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signal: Option<String>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Size of a terminal in characters.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalSize {
    /// Number of columns.
    pub cols: u16,
    /// Number of rows.
    pub rows: u16,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What the client may do to a terminal at the moment.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct TerminalCapabilities {
    /// Whether `terminal/cancel` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cancel: Option<TerminalCancelCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the command in the terminal can be stopped.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct TerminalCancelCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `terminal/cancel`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CancelTerminalRequest {
    /// Identifier of the session the terminal belongs to.
    pub session_id: String,
    /// Identifier of the terminal whose command is to stop.
    pub terminal_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `terminal/cancel`: the agent is going to stop the command. A `terminal_update` tells when it has.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CancelTerminalResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A tool call, new or changed. An unknown identifier begins a call; members left out then have their defaults.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolCallUpdate {
    /// Identifier of the call.
    pub tool_call_id: String,
    /// Name of the tool as programs know it. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Option<String>>,
    /// What the call does, for people. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Option<String>>,
    /// What kind of tool it is, at first `other`. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Option<ToolKind>>,
    /// How far the call has come, at first `pending`. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Option<ToolCallStatus>>,
    /// Everything the call has produced: the list replaces the earlier one. Absent means unchanged, `null` or empty removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Option<Vec<ToolCallContent>>>,
    /// All files the call touches: the list replaces the earlier one. Absent means unchanged, `null` or empty removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locations: Option<Option<Vec<ToolCallLocation>>>,
    /// Arguments of the call as the tool takes them. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_input: Option<Option<RawJson>>,
    /// Result of the call as the tool gave it. Absent means unchanged, `null` removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_output: Option<Option<RawJson>>,
    /// What the client may do to the call, at first nothing; replaces the earlier set. Absent means unchanged, `null` means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<Option<ToolCallCapabilities>>,
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
}

/// One more item of what a tool call has produced, added at the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolCallContentChunk {
    /// Identifier of the call.
    pub tool_call_id: String,
    /// The item.
    pub content: ToolCallContent,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A content block that a tool call has produced.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Content {
    /// The content.
    pub content: ContentBlock,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Changes of files.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Diff {
    /// The files and what became of them. They count, whatever the patch says.
    pub changes: Vec<DiffChange>,
    /// The changes as text to show, all or some of them. Absent or `null` when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patch: Option<DiffPatch>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// It is new.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DiffChangeAdd {
    /// What the file is after the operation, or was before it was deleted. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_type: Option<DiffFileType>,
    /// MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Absolute path of the file.
    pub path: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// It is gone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DiffChangeDelete {
    /// What the file is after the operation, or was before it was deleted. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_type: Option<DiffFileType>,
    /// MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Absolute path of the file.
    pub path: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Its contents changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DiffChangeModify {
    /// What the file is after the operation, or was before it was deleted. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_type: Option<DiffFileType>,
    /// MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Absolute path of the file.
    pub path: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// It has another path.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DiffChangeMove {
    /// What the file is after the operation, or was before it was deleted. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_type: Option<DiffFileType>,
    /// MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Absolute path of the original.
    pub old_path: String,
    /// Absolute path of the file after the operation.
    pub path: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// It was copied to another path.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DiffChangeCopy {
    /// What the file is after the operation, or was before it was deleted. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_type: Option<DiffFileType>,
    /// MIME type of the contents after the operation, or of the deleted ones. Absent or `null` when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Absolute path of the original.
    pub old_path: String,
    /// Absolute path of the file after the operation.
    pub path: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Changes as the text of a patch.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DiffPatch {
    /// How to read `text`.
    pub format: DiffPatchFormat,
    /// The patch.
    pub text: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A terminal of the agent whose output belongs to a tool call.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Terminal {
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

/// What the client may do to a tool call at the moment.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ToolCallCapabilities {
    /// Whether `tool_call/cancel` is answered. `{}` turns it on; absent or `null` means unsupported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cancel: Option<ToolCallCancelCapabilities>,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Marker: the tool call can be canceled.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ToolCallCancelCapabilities {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `tool_call/cancel`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CancelToolCallRequest {
    /// Identifier of the session the call belongs to.
    pub session_id: String,
    /// Identifier of the call to cancel.
    pub tool_call_id: String,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Result of `tool_call/cancel`: the agent is going to stop the call. A `tool_call_update` tells when it has.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CancelToolCallResponse {
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Parameters of `session/update`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UpdateSessionNotification {
    /// Identifier of the session.
    pub session_id: String,
    /// What happened.
    pub update: SessionUpdate,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A piece of a message, added at its end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContentChunk {
    /// Identifier of the message. Pieces of several messages may alternate.
    pub message_id: String,
    /// The piece.
    pub content: ContentBlock,
    /// Extension data under namespaced keys. Absent when there is none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A message of the user, new or changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserMessage {
    /// Identifier of the message. An unknown one begins a message.
    pub message_id: String,
    /// All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Option<Vec<ContentBlock>>>,
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
}

/// A message of the agent, new or changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentMessage {
    /// Identifier of the message. An unknown one begins a message.
    pub message_id: String,
    /// All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Option<Vec<ContentBlock>>>,
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
}

/// Reasoning of the agent, new or changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentThought {
    /// Identifier of the piece of reasoning. An unknown one begins another.
    pub message_id: String,
    /// All of it, in place of what was sent before. Absent means unchanged, `null` or empty removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Option<Vec<ContentBlock>>>,
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
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
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
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
    /// Extension data under namespaced keys. Absent means unchanged, `null` removes it, an object changes only the keys it names.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<Option<RawJson>>,
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
        0 method_id: String = "methodId", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 args: Option<Vec<String>> = "args", default, plain;
        4 env: Option<Vec<EnvVariable>> = "env", default, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthMethodAgent {
        0 method_id: String = "methodId", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LoginAuthRequest {
        0 method_id: String = "methodId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LoginAuthResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LogoutAuthRequest {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    LogoutAuthResponse {
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
        0 auth: Option<ClientAuthCapabilities> = "auth", default, with(support::or_default);
        1 elicitation: Option<ElicitationCapabilities> = "elicitation", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ClientAuthCapabilities {
        0 terminal: Option<TerminalAuthCapabilities> = "terminal", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalAuthCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
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
        0 session: Option<SessionCapabilities> = "session", default, with(support::or_default);
        1 auth: Option<AgentAuthCapabilities> = "auth", default, with(support::or_default);
        2 providers: Option<ProvidersCapabilities> = "providers", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionCapabilities {
        0 prompt: Option<PromptCapabilities> = "prompt", default, with(support::or_default);
        1 mcp: Option<McpCapabilities> = "mcp", default, with(support::or_default);
        2 delete: Option<SessionDeleteCapabilities> = "delete", default, with(support::or_default);
        3 additional_directories: Option<SessionAdditionalDirectoriesCapabilities> = "additionalDirectories", default, with(support::or_default);
        4 system_prompt: Option<SessionSystemPromptCapabilities> = "systemPrompt", default, with(support::or_default);
        5 fork: Option<SessionForkCapabilities> = "fork", default, with(support::or_default);
        6 archive: Option<SessionArchiveCapabilities> = "archive", default, with(support::or_default);
        7 status: Option<SessionStatusCapabilities> = "status", default, with(support::or_default);
        8 title: Option<SessionTitleCapabilities> = "title", default, with(support::or_default);
        9 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PromptCapabilities {
        0 image: Option<PromptImageCapabilities> = "image", default, with(support::or_default);
        1 audio: Option<PromptAudioCapabilities> = "audio", default, with(support::or_default);
        2 embedded_context: Option<PromptEmbeddedContextCapabilities> = "embeddedContext", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PromptImageCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PromptAudioCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PromptEmbeddedContextCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpCapabilities {
        0 stdio: Option<McpStdioCapabilities> = "stdio", default, with(support::or_default);
        1 http: Option<McpHttpCapabilities> = "http", default, with(support::or_default);
        2 acp: Option<McpAcpCapabilities> = "acp", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpStdioCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpHttpCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpAcpCapabilities {
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
    AgentAuthCapabilities {
        0 status: Option<AuthStatusCapabilities> = "status", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AuthStatusCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ProvidersCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Command {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 input: Option<AvailableCommandInput> = "input", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TextCommandInput {
        0 hint: String = "hint", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionConfigOptionSelect {
        0 config_id: String = "configId", required, plain;
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
        0 config_id: String = "configId", required, plain;
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
        0 group_id: String = "groupId", required, plain;
        1 name: String = "name", required, plain;
        2 options: Vec<SessionConfigSelectOption> = "options", required, with(support::good_items);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SetSessionConfigOptionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 config_id: String = "configId", required, plain;
        2 type_: SessionConfigOptionValueType = "type", required, plain;
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
        1 info: Implementation = "info", required, plain;
        2 capabilities: Option<ClientCapabilities> = "capabilities", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    InitializeResponse {
        0 protocol_version: u16 = "protocolVersion", required, plain;
        1 info: Implementation = "info", required, plain;
        2 capabilities: Option<AgentCapabilities> = "capabilities", default, with(support::or_default);
        3 auth_methods: Option<Vec<AuthMethod>> = "authMethods", default, with(support::good_items_if_any);
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
    TextContent {
        0 text: String = "text", required, plain;
        1 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ImageContent {
        0 data: String = "data", required, plain;
        1 mime_type: String = "mimeType", required, plain;
        2 uri: Option<String> = "uri", default, with(support::or_default);
        3 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    AudioContent {
        0 data: String = "data", required, plain;
        1 mime_type: String = "mimeType", required, plain;
        2 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ResourceLink {
        0 name: String = "name", required, plain;
        1 uri: String = "uri", required, plain;
        2 title: Option<String> = "title", default, with(support::or_default);
        3 description: Option<String> = "description", default, with(support::or_default);
        4 icons: Option<Vec<Icon>> = "icons", default, with(support::good_items_if_any);
        5 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        6 size: Option<u64> = "size", default, with(support::or_default);
        7 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        8 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Icon {
        0 src: String = "src", required, plain;
        1 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        2 sizes: Option<Vec<String>> = "sizes", default, with(support::good_items_if_any);
        3 theme: Option<IconTheme> = "theme", default, with(support::or_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    EmbeddedResource {
        0 resource: EmbeddedResourceResource = "resource", required, plain;
        1 annotations: Option<Annotations> = "annotations", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TextResourceContents {
        0 text: String = "text", required, plain;
        1 uri: String = "uri", required, plain;
        2 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    BlobResourceContents {
        0 blob: String = "blob", required, plain;
        1 uri: String = "uri", required, plain;
        2 mime_type: Option<String> = "mimeType", default, with(support::or_default);
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
        0 type_: ElicitationSchemaType = "type", required, plain;
        1 title: Option<String> = "title", default, with(support::or_default);
        2 properties: BTreeMap<String, ElicitationPropertySchema> = "properties", required, plain;
        3 required: Option<Vec<String>> = "required", default, plain;
        4 description: Option<String> = "description", default, with(support::or_default);
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    StringPropertySchema {
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
    NumberPropertySchema {
        0 title: Option<String> = "title", default, with(support::or_default);
        1 description: Option<String> = "description", default, with(support::or_default);
        2 minimum: Option<f64> = "minimum", default, plain;
        3 maximum: Option<f64> = "maximum", default, plain;
        4 default: Option<f64> = "default", default, with(support::or_default);
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    IntegerPropertySchema {
        0 title: Option<String> = "title", default, with(support::or_default);
        1 description: Option<String> = "description", default, with(support::or_default);
        2 minimum: Option<i64> = "minimum", default, plain;
        3 maximum: Option<i64> = "maximum", default, plain;
        4 default: Option<i64> = "default", default, with(support::or_default);
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    BooleanPropertySchema {
        0 title: Option<String> = "title", default, with(support::or_default);
        1 description: Option<String> = "description", default, with(support::or_default);
        2 default: Option<bool> = "default", default, with(support::or_default);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    MultiSelectPropertySchema {
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
        0 enum_: Vec<String> = "enum", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
        2 type_: MultiSelectItemsStringType = "type", required, plain;
    }
}

support::object! {
    StringMultiSelectItems {
        0 enum_: Vec<String> = "enum", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TitledMultiSelectItems {
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
    McpServerHttp {
        0 name: String = "name", required, plain;
        1 url: String = "url", required, plain;
        2 headers: Option<Vec<HttpHeader>> = "headers", default, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpServerAcp {
        0 name: String = "name", required, plain;
        1 server_id: String = "serverId", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpServerStdio {
        0 name: String = "name", required, plain;
        1 command: String = "command", required, plain;
        2 args: Option<Vec<String>> = "args", default, plain;
        3 env: Option<Vec<EnvVariable>> = "env", default, plain;
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
    RequestPermissionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 title: String = "title", required, plain;
        2 description: Option<String> = "description", default, with(support::or_default);
        3 subject: Option<RequestPermissionSubject> = "subject", default, plain;
        4 options: Vec<PermissionOption> = "options", required, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ToolCallPermissionSubject {
        0 tool_call: ToolCallUpdate = "toolCall", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CommandPermissionSubject {
        0 command: String = "command", required, plain;
        1 cwd: String = "cwd", required, plain;
        2 tool_call_id: Option<String> = "toolCallId", default, with(support::or_default);
        3 terminal_id: Option<String> = "terminalId", default, with(support::or_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
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
    CancelledPermissionOutcome {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SelectedPermissionOutcome {
        0 option_id: String = "optionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanUpdate {
        0 plan: PlanUpdateContent = "plan", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanItems {
        0 plan_id: String = "planId", required, plain;
        1 entries: Vec<PlanEntry> = "entries", required, with(support::good_items);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanFile {
        0 plan_id: String = "planId", required, plain;
        1 uri: String = "uri", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    PlanMarkdown {
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
    PlanEntry {
        0 content: String = "content", required, plain;
        1 priority: PlanEntryPriority = "priority", required, plain;
        2 status: PlanEntryStatus = "status", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
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
        0 message_id: String = "messageId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
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
        0 request_id: RequestId = "requestId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Error {
        0 code: i32 = "code", required, plain;
        1 message: String = "message", required, plain;
        2 data: Option<ErrorData> = "data", default, with(support::or_default);
    }
}

support::object! {
    UnsupportedProtocolVersionErrorData {
        0 requested: u16 = "requested", required, plain;
        1 supported: Vec<u16> = "supported", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionNotFoundErrorData {
        0 session_id: String = "sessionId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    NewSessionRequest {
        0 cwd: String = "cwd", required, plain;
        1 additional_directories: Option<Vec<String>> = "additionalDirectories", default, plain;
        2 mcp_servers: Option<Vec<McpServer>> = "mcpServers", default, plain;
        3 system_prompt: Option<SystemPrompt> = "systemPrompt", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    NewSessionResponse {
        0 session_id: String = "sessionId", required, plain;
        1 config_options: Option<Vec<SessionConfigOption>> = "configOptions", default, with(support::good_items_if_any);
        2 available_commands: Option<Vec<AvailableCommand>> = "availableCommands", default, with(support::good_items_if_any);
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ResumeSessionRequest {
        0 session_id: String = "sessionId", required, plain;
        1 cwd: String = "cwd", required, plain;
        2 additional_directories: Option<Vec<String>> = "additionalDirectories", default, plain;
        3 mcp_servers: Option<Vec<McpServer>> = "mcpServers", default, plain;
        4 replay_from: Option<ReplayFrom> = "replayFrom", default, plain;
        5 system_prompt: Option<SystemPrompt> = "systemPrompt", default, plain;
        6 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ReplayFromStart {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ResumeSessionResponse {
        0 config_options: Option<Vec<SessionConfigOption>> = "configOptions", default, with(support::good_items_if_any);
        1 available_commands: Option<Vec<AvailableCommand>> = "availableCommands", default, with(support::good_items_if_any);
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
        1 next_cursor: Option<String> = "nextCursor", default, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    SessionInfo {
        0 session_id: String = "sessionId", required, plain;
        1 cwd: String = "cwd", required, plain;
        2 additional_directories: Option<Vec<String>> = "additionalDirectories", default, plain;
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
    CancelSessionNotification {
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
        1 config_options: Option<Vec<SessionConfigOption>> = "configOptions", default, with(support::good_items_if_any);
        2 available_commands: Option<Vec<AvailableCommand>> = "availableCommands", default, with(support::good_items_if_any);
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
        1 state: Option<StateUpdate> = "state", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
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
    RunningStateUpdate {
        0 background: Option<Vec<BackgroundWork>> = "background", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    IdleStateUpdate {
        0 usage: Option<Usage> = "usage", default, with(support::or_default);
        1 background: Option<Vec<BackgroundWork>> = "background", default, with(support::or_default);
        2 stop_reason: Option<StopReason> = "stopReason", default, with(support::or_default);
        3 error: Option<Error> = "error", default, with(support::or_default);
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    RequiresActionStateUpdate {
        0 background: Option<Vec<BackgroundWork>> = "background", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    UnknownStateUpdate {
        0 background: Option<Vec<BackgroundWork>> = "background", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    BackgroundTerminal {
        0 terminal_id: String = "terminalId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    BackgroundToolCall {
        0 tool_call_id: String = "toolCallId", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    BackgroundSubagent {
        0 session_id: String = "sessionId", required, plain;
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
        7 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
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
    SessionMessage {
        0 message_id: String = "messageId", required, plain;
        1 sender_session_id: Option<Option<String>> = "senderSessionId", default, with(support::present_if_good);
        2 recipient_session_id: Option<Option<String>> = "recipientSessionId", default, with(support::present_if_good);
        3 sender_message_id: Option<Option<String>> = "senderMessageId", default, with(support::present_if_good);
        4 recipient_message_id: Option<Option<String>> = "recipientMessageId", default, with(support::present_if_good);
        5 content: Option<Option<Vec<ContentBlock>>> = "content", default, with(support::present_good_items);
        6 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
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
    TerminalUpdate {
        0 terminal_id: String = "terminalId", required, plain;
        1 command: Option<Option<String>> = "command", default, with(support::present_if_good);
        2 cwd: Option<Option<String>> = "cwd", default, with(support::present_if_good);
        3 output: Option<Option<TerminalOutput>> = "output", default, with(support::present_if_good);
        4 exit_status: Option<Option<TerminalExitStatus>> = "exitStatus", default, with(support::present_if_good);
        5 size: Option<Option<TerminalSize>> = "size", default, with(support::present_if_good);
        6 capabilities: Option<Option<TerminalCapabilities>> = "capabilities", default, with(support::present_if_good);
        7 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
    }
}

support::object! {
    TerminalOutput {
        0 data: String = "data", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalOutputChunk {
        0 terminal_id: String = "terminalId", required, plain;
        1 data: String = "data", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalExitStatus {
        0 exit_code: Option<i64> = "exitCode", default, with(support::or_default);
        1 signal: Option<String> = "signal", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalSize {
        0 cols: u16 = "cols", required, plain;
        1 rows: u16 = "rows", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalCapabilities {
        0 cancel: Option<TerminalCancelCapabilities> = "cancel", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    TerminalCancelCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CancelTerminalRequest {
        0 session_id: String = "sessionId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CancelTerminalResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ToolCallUpdate {
        0 tool_call_id: String = "toolCallId", required, plain;
        1 name: Option<Option<String>> = "name", default, with(support::present_if_good);
        2 title: Option<Option<String>> = "title", default, with(support::present_if_good);
        3 kind: Option<Option<ToolKind>> = "kind", default, with(support::present_if_good);
        4 status: Option<Option<ToolCallStatus>> = "status", default, with(support::present_if_good);
        5 content: Option<Option<Vec<ToolCallContent>>> = "content", default, with(support::present_good_items);
        6 locations: Option<Option<Vec<ToolCallLocation>>> = "locations", default, with(support::present_good_items);
        7 raw_input: Option<Option<RawJson>> = "rawInput", default, with(support::present);
        8 raw_output: Option<Option<RawJson>> = "rawOutput", default, with(support::present);
        9 capabilities: Option<Option<ToolCallCapabilities>> = "capabilities", default, with(support::present_if_good);
        10 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
    }
}

support::object! {
    ToolCallContentChunk {
        0 tool_call_id: String = "toolCallId", required, plain;
        1 content: ToolCallContent = "content", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Content {
        0 content: ContentBlock = "content", required, plain;
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Diff {
        0 changes: Vec<DiffChange> = "changes", required, with(support::good_items);
        1 patch: Option<DiffPatch> = "patch", default, with(support::or_default);
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DiffChangeAdd {
        0 file_type: Option<DiffFileType> = "fileType", default, with(support::or_default);
        1 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        2 path: String = "path", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DiffChangeDelete {
        0 file_type: Option<DiffFileType> = "fileType", default, with(support::or_default);
        1 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        2 path: String = "path", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DiffChangeModify {
        0 file_type: Option<DiffFileType> = "fileType", default, with(support::or_default);
        1 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        2 path: String = "path", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DiffChangeMove {
        0 file_type: Option<DiffFileType> = "fileType", default, with(support::or_default);
        1 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        2 old_path: String = "oldPath", required, plain;
        3 path: String = "path", required, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DiffChangeCopy {
        0 file_type: Option<DiffFileType> = "fileType", default, with(support::or_default);
        1 mime_type: Option<String> = "mimeType", default, with(support::or_default);
        2 old_path: String = "oldPath", required, plain;
        3 path: String = "path", required, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    DiffPatch {
        0 format: DiffPatchFormat = "format", required, plain;
        1 text: String = "text", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    Terminal {
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
    ToolCallCapabilities {
        0 cancel: Option<ToolCallCancelCapabilities> = "cancel", default, with(support::or_default);
        1 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ToolCallCancelCapabilities {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CancelToolCallRequest {
        0 session_id: String = "sessionId", required, plain;
        1 tool_call_id: String = "toolCallId", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CancelToolCallResponse {
        0 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    UpdateSessionNotification {
        0 session_id: String = "sessionId", required, plain;
        1 update: SessionUpdate = "update", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ContentChunk {
        0 message_id: String = "messageId", required, plain;
        1 content: ContentBlock = "content", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    UserMessage {
        0 message_id: String = "messageId", required, plain;
        1 content: Option<Option<Vec<ContentBlock>>> = "content", default, with(support::present_good_items);
        2 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
    }
}

support::object! {
    AgentMessage {
        0 message_id: String = "messageId", required, plain;
        1 content: Option<Option<Vec<ContentBlock>>> = "content", default, with(support::present_good_items);
        2 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
    }
}

support::object! {
    AgentThought {
        0 message_id: String = "messageId", required, plain;
        1 content: Option<Option<Vec<ContentBlock>>> = "content", default, with(support::present_good_items);
        2 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
    }
}

support::object! {
    AvailableCommandsUpdate {
        0 available_commands: Vec<AvailableCommand> = "availableCommands", required, with(support::good_items);
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
        2 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
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
        4 meta: Option<Option<RawJson>> = "_meta", default, with(support::present);
    }
}

support::object! {
    CompactionSummaryChunk {
        0 compaction_id: String = "compactionId", required, plain;
        1 content: ContentBlock = "content", required, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}
