// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/dotcraft/types/*.json.

//! Objects of the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::unions::*;
use crate::RawJson;
use crate::support;

/// A problem with an agent profile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentProfileDiagnostic {
    /// How bad it is, such as `error`.
    pub severity: String,
    /// Stable name, such as `MissingRequiredField`.
    pub code: String,
    /// What is wrong, for people.
    pub message: String,
}

/// An agent profile: instructions and settings for threads, written in Markdown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfileEntry {
    /// Identifier of the profile.
    pub id: String,
    /// What it is for. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Where it comes from.
    pub source: AgentProfileSource,
    /// Absolute path of its file. Absent: it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Time of the last change, ISO 8601 in UTC. Absent: built in, without a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<String>,
    /// Changes with the profile, such as `sha256:…`.
    pub fingerprint: String,
    /// Threads can run under it.
    pub valid: bool,
    /// It comes with the product. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_built_in: Option<bool>,
    /// It cannot be edited. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_only: Option<bool>,
    /// One of a higher source has the same identifier and wins. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shadowed: Option<bool>,
    /// All sources that have this identifier. Absent: only `source`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_stack: Option<Vec<String>>,
    /// Settings that a thread cannot change. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locked_fields: Option<Vec<String>>,
    /// Settings that are ignored because the source is not trusted with them. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restricted_fields: Option<Vec<String>>,
    /// Some settings are ignored. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trust_restricted: Option<bool>,
    /// Threads that run under an older form of it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stale_thread_ids: Option<Vec<String>>,
    /// Problems with it.
    pub diagnostics: Vec<AgentProfileDiagnostic>,
    /// Its Markdown. Absent: it was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_content: Option<String>,
    /// Settings of threads under it; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compiled_config: Option<ThreadConfiguration>,
}

/// Which profiles to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfilesListParams {
    /// Only those of this source. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<AgentProfileSource>,
    /// List profiles with errors, too. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_invalid: Option<bool>,
}

/// Agent profiles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentProfilesListResponse {
    /// One entry per source and identifier.
    pub profiles: Vec<AgentProfileEntry>,
}

/// A profile to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentProfilesReadParams {
    /// Identifier of the profile.
    pub id: String,
    /// Its source. Absent: the one that counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<AgentProfileSource>,
}

/// One agent profile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentProfilesReadResponse {
    /// The profile with its Markdown.
    pub profile: AgentProfileEntry,
}

/// A profile to check.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfilesValidateParams {
    /// Its Markdown.
    pub raw_content: String,
    /// Source it is meant for, which decides what it may set. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<AgentProfileSource>,
}

/// What a checked profile says of itself.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AgentProfileSummary {
    /// Its identifier. Absent: it names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What it is for. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// Whether a profile is valid.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfilesValidateResponse {
    /// Threads could run under it.
    pub valid: bool,
    /// Problems with it.
    pub diagnostics: Vec<AgentProfileDiagnostic>,
    /// What it says of itself. Absent: it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<AgentProfileSummary>,
    /// Settings of threads under it. Absent: it is not valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compiled_config: Option<ThreadConfiguration>,
}

/// A profile to store.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfilesUpsertParams {
    /// Identifier of the profile; its head has to name the same.
    pub id: String,
    /// Source to write to: `user` or `workspace`.
    pub source: AgentProfileSource,
    /// Its Markdown.
    pub raw_content: String,
}

/// The stored profile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentProfilesUpsertResponse {
    /// The profile as it was stored, with its diagnostics.
    pub profile: AgentProfileEntry,
}

/// A profile to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentProfilesRemoveParams {
    /// Identifier of the profile.
    pub id: String,
    /// Source to write to: `user` or `workspace`.
    pub source: AgentProfileSource,
}

/// The profile is removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentProfilesRemoveResponse {
    /// The file is gone.
    pub removed: bool,
}

/// A thread to bring up to date.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfilesRefreshThreadParams {
    /// The thread.
    pub thread_id: String,
    /// Profile to put it under. Absent: the one it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile_id: Option<String>,
}

/// Record of a profile taking effect in a thread.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfileAudit {
    /// What happened. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Stable name of the outcome. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The thread. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// The profile. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile_id: Option<String>,
    /// How it ended. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
}

/// The thread's settings after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfilesRefreshThreadResponse {
    /// The thread.
    pub thread_id: String,
    /// The profile in force.
    pub profile: AgentProfileEntry,
    /// Settings of the thread now.
    pub config: ThreadConfiguration,
    /// The thread ran under an older form before.
    pub was_stale: bool,
    /// Record of the change.
    pub audit: AgentProfileAudit,
}

/// Whose draft to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfilesBuilderDraftReadParams {
    /// Thread in which a profile is built.
    pub thread_id: String,
}

/// A profile in the making.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfileBuilderDraft {
    /// Thread in which the profile is built.
    pub thread_id: String,
    /// Identifier of the profile.
    pub target_id: String,
    /// Source the profile is meant for.
    pub target_source: String,
    /// Markdown of the draft; empty for a new profile.
    pub raw_content: String,
}

/// A draft to replace.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AgentProfilesBuilderDraftUpdateParams {
    /// Thread in which a profile is built.
    pub thread_id: String,
    /// Markdown of the draft.
    pub raw_content: String,
}

/// App that created a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// What the user has to confirm first.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AppBindingConfirmation {
    /// The user has to be asked. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required: Option<bool>,
    /// What the app could do. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub risk: Option<AppRisk>,
    /// Text to show. Absent: the client's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// An app to bind to a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingRequestCreateParams {
    /// The thread.
    pub thread_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// Rights to ask for.
    pub requested_scopes: Vec<String>,
    /// Tools to ask for. Absent: those the rights allow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requested_tools: Option<Vec<String>>,
    /// Why, for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Where the user asked for it; `AppBindingRequestSource` names the usual places.
    pub source: String,
}

/// Where to send the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingRequestCreateResponse {
    /// Identifier of the request.
    pub binding_request_id: String,
    /// The thread.
    pub thread_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// Rights that are asked for.
    pub requested_scopes: Vec<String>,
    /// State of the binding: `pending`.
    pub state: AppBindingState,
    /// End of the token, ISO 8601 in UTC.
    pub token_expires_at: String,
    /// Where to send the user.
    pub handoff: AppHandoff,
    /// What the user has to confirm first. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirmation: Option<AppBindingConfirmation>,
}

/// A request to look at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingRequestGetParams {
    /// Identifier of the request.
    pub binding_request_id: String,
    /// Single-use token from the address that the user opened.
    pub request_token: String,
    /// Identifier of the app.
    pub app_id: String,
}

/// What an app may show of a request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingRequestGetResponse {
    /// Identifier of the request.
    pub binding_request_id: String,
    /// The thread.
    pub thread_id: String,
    /// Title of the thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_title: Option<String>,
    /// Identifier of the app.
    pub app_id: String,
    /// Rights that are asked for.
    pub requested_scopes: Vec<AppScopeDescriptor>,
    /// Tools that are asked for.
    pub requested_tools: Vec<AppToolCatalogEntry>,
    /// Where the user asked for it.
    pub source: AppBindingRequestSource,
    /// Why, for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// End of the request, ISO 8601 in UTC.
    pub expires_at: String,
}

/// A request to give up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingRequestCancelParams {
    /// Identifier of the request.
    pub binding_request_id: String,
    /// Why, for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The request is given up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingRequestCancelResponse {
    /// Identifier of the request.
    pub binding_request_id: String,
    /// The thread.
    pub thread_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// State of the binding: `cancelled`.
    pub state: AppBindingState,
}

/// A request to accept.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingAcceptParams {
    /// Identifier of the request.
    pub binding_request_id: String,
    /// Single-use token from the address that the user opened.
    pub request_token: String,
    /// Identifier of what was granted.
    pub grant_id: String,
    /// Rights the user granted; none that were not asked for.
    pub granted_scopes: Vec<String>,
    /// When the app wants the user to be asked, in its own terms.
    pub approval_mode: String,
    /// Who granted it, for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approved_by: Option<String>,
    /// End of the binding, ISO 8601 in UTC. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// Object that proves the grant, in a form of the app's own. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grant_proof: Option<RawJson>,
    /// Reference into the app's records. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audit_ref: Option<String>,
}

/// The binding.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppBindingAcceptResponse {
    /// The binding, now `active`.
    pub binding: AppBindingSummary,
}

/// A tool that was not taken; its other members are not published and are kept as they are.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct AppRejectedTool {
    /// Name of the tool. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// Tools to add to a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingAttachToolsParams {
    /// Identifier of the binding.
    pub binding_id: String,
    /// The thread.
    pub thread_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// Identifier of what was granted.
    pub grant_id: String,
    /// Tools that the app runs from now on.
    pub tools: Vec<DynamicToolSpec>,
    /// What is known about them. Absent: as in the plugin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_catalog: Option<Vec<AppToolCatalogEntry>>,
    /// Tools that stand in the prompt. Absent: as in the catalog.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direct_tool_names: Option<Vec<String>>,
    /// Tools that are found by tool search. Absent: as in the catalog.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deferred_tool_names: Option<Vec<String>>,
    /// Object that proves the grant, in a form of the app's own. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grant_proof: Option<RawJson>,
}

/// What was added.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingAttachToolsResponse {
    /// The binding with its new number of tools.
    pub binding: AppBindingSummary,
    /// Number of tools that were added.
    pub accepted_tool_count: i64,
    /// Tools that were not.
    pub rejected_tools: Vec<AppRejectedTool>,
}

/// Whose bindings to list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAppBindingsListParams {
    /// The thread.
    pub thread_id: String,
    /// List revoked bindings, too. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_revoked: Option<bool>,
}

/// Apps bound to a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadAppBindingsListResponse {
    /// The bindings, open requests included.
    pub bindings: Vec<AppBindingSummary>,
}

/// A binding to end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAppBindingsRevokeParams {
    /// The thread.
    pub thread_id: String,
    /// Identifier of the binding.
    pub binding_id: String,
    /// Why, for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The binding is ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAppBindingsRevokeResponse {
    /// Identifier of the binding.
    pub binding_id: String,
    /// State of the binding: `revoked`.
    pub state: AppBindingState,
}

/// Bindings to check.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAppBindingsRefreshParams {
    /// The thread.
    pub thread_id: String,
    /// The binding. Absent: all of the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binding_id: Option<String>,
}

/// The bindings after the check.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadAppBindingsRefreshResponse {
    /// The checked bindings.
    pub bindings: Vec<AppBindingSummary>,
}

/// A binding changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAppBindingsChangedNotification {
    /// The thread.
    pub thread_id: String,
    /// The binding. Absent: there is only a request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binding_id: Option<String>,
    /// The request. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binding_request_id: Option<String>,
    /// Identifier of the app.
    pub app_id: String,
    /// State of the binding.
    pub state: AppBindingState,
    /// State before. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous_state: Option<AppBindingState>,
    /// What happened, such as `accepted`.
    pub change_kind: String,
}

/// Where to send the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppHandoff {
    /// How the user gets there.
    pub mode: AppHandoffMode,
    /// Address to open; holds the single-use token as `requestToken`.
    pub uri: String,
}

/// A right that an app asks for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppScopeDescriptor {
    /// Identifier of the right.
    pub id: String,
    /// Name for people.
    pub display_name: String,
    /// What it allows.
    pub description: String,
    /// What can be done with it.
    pub risk: AppRisk,
    /// It is chosen beforehand. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_selected: Option<bool>,
}

/// A tool of an app.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppToolCatalogEntry {
    /// Name of the tool.
    pub name: String,
    /// Right it needs.
    pub scope: String,
    /// What it can do.
    pub risk: AppRisk,
    /// How the model gets to know it.
    pub default_exposure: AppToolExposure,
    /// What it does. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Object that says how clients show it. Absent: by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<RawJson>,
    /// Object that says how clients show its results. Absent: as any tool's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presentation: Option<RawJson>,
}

/// Program on the user's machine behind an app.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppNativeInfo {
    /// Whether it is there.
    pub status: AppNativeStatus,
    /// Name for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// URL scheme that opens it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol: Option<String>,
    /// Where to get it. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub install_url: Option<String>,
}

/// An app that can be bound to threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppInfo {
    /// Identifier of the app.
    pub app_id: String,
    /// Namespace of its tools.
    pub tool_namespace: String,
    /// Name for people.
    pub display_name: String,
    /// Who made it.
    pub developer_name: String,
    /// What it is for.
    pub description: String,
    /// Group in catalogs. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Plugin that brings it.
    pub plugin_id: String,
    /// That plugin is installed.
    pub installed: bool,
    /// That plugin is switched on.
    pub enabled: bool,
    /// It is shown in catalogs.
    pub catalog_visible: bool,
    /// An administrator decides about it. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub managed: Option<bool>,
    /// It has to be connected before it can be bound. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requires_external_connection: Option<bool>,
    /// Program behind it.
    pub native_app: AppNativeInfo,
    /// State of the connection to it.
    pub connection_state: AppConnectionState,
    /// Its binding to the thread that was asked about. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub binding_summary: Option<AppBindingSummary>,
    /// Rights it can ask for. Absent: not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scopes: Option<Vec<AppScopeDescriptor>>,
    /// Its tools. Absent: not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_catalog: Option<Vec<AppToolCatalogEntry>>,
    /// Ways to get to it, each an object. Absent: not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handoff_modes: Option<Vec<RawJson>>,
    /// Problems with it, each an object. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diagnostics: Option<Vec<RawJson>>,
}

/// Which apps to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppListParams {
    /// List apps that are not installed, too. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_catalog: Option<bool>,
    /// List apps that are switched off, too. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_disabled: Option<bool>,
    /// Thread whose bindings to tell. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Look again at what is on the machine. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force_refresh: Option<bool>,
    /// Where they are shown: `pluginDetail`, `welcome`, `threadBinding` or `sdk/default`. Absent: `sdk/default`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surface: Option<String>,
}

/// Apps.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppListResponse {
    /// One entry per app.
    pub apps: Vec<AppInfo>,
}

/// An app to view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppViewParams {
    /// Identifier of the app.
    pub app_id: String,
    /// Thread whose binding to tell. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
}

/// One app.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppViewResponse {
    /// The app with its rights and tools.
    pub app: AppInfo,
}

/// Apps changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppListUpdatedNotification {
    /// What changed.
    pub reason: String,
    /// Identifiers of the apps that changed.
    pub app_ids: Vec<String>,
}

/// An app to connect to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionStartParams {
    /// Identifier of the app.
    pub app_id: String,
    /// How the user gets there. Absent: chosen by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handoff_mode: Option<AppHandoffMode>,
    /// Address to come back to. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub return_to: Option<String>,
}

/// Where to send the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionStartResponse {
    /// Identifier of the request.
    pub connection_request_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// State of the connection.
    pub state: AppConnectionState,
    /// End of the request, ISO 8601 in UTC.
    pub expires_at: String,
    /// Where to send the user.
    pub handoff: AppHandoff,
}

/// A request to look at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionRequestGetParams {
    /// Identifier of the request.
    pub connection_request_id: String,
    /// Single-use token from the address that the user opened.
    pub request_token: String,
    /// Identifier of the app.
    pub app_id: String,
}

/// What an app may show of a request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionRequestGetResponse {
    /// Identifier of the request.
    pub connection_request_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// Workspace, for people. Absent: not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_label: Option<String>,
    /// User, for people. Absent: not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_label: Option<String>,
    /// End of the request, ISO 8601 in UTC.
    pub expires_at: String,
}

/// A request to accept.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionConnectParams {
    /// Identifier of the request.
    pub connection_request_id: String,
    /// Single-use token from the address that the user opened.
    pub request_token: String,
    /// Identifier of the app.
    pub app_id: String,
    /// Account in the app, for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account_label: Option<String>,
    /// End of the connection, ISO 8601 in UTC. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// Object that proves the connection, in a form of the app's own. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connection_proof: Option<RawJson>,
}

/// The connection.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionConnectResponse {
    /// Identifier of the app.
    pub app_id: String,
    /// State of the connection.
    pub state: AppConnectionState,
    /// Start, ISO 8601 in UTC.
    pub connected_at: String,
    /// End, ISO 8601 in UTC; null for none.
    pub expires_at: Option<String>,
    /// Account in the app, for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account_label: Option<String>,
}

/// An app to ask about.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionStatusParams {
    /// Identifier of the app.
    pub app_id: String,
}

/// The connection to an app.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionStatusResponse {
    /// Identifier of the app.
    pub app_id: String,
    /// State of the connection.
    pub state: AppConnectionState,
    /// Start, ISO 8601 in UTC. Absent: not connected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connected_at: Option<String>,
    /// End, ISO 8601 in UTC. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// Account in the app, for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account_label: Option<String>,
    /// What went wrong, for people. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diagnostic: Option<String>,
}

/// A connection to end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionRevokeParams {
    /// Identifier of the app.
    pub app_id: String,
    /// Why, for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The connection is ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionRevokeResponse {
    /// Identifier of the app.
    pub app_id: String,
    /// State of the connection: `notConnected`.
    pub state: AppConnectionState,
}

/// The connection to an app changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppConnectionChangedNotification {
    /// Identifier of the app.
    pub app_id: String,
    /// State of the connection.
    pub state: AppConnectionState,
    /// State before. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous_state: Option<AppConnectionState>,
    /// What went wrong, for people. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diagnostic: Option<String>,
}

/// Text that an app adds to the context of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppContextBlock {
    /// Identifier of the block; unique in its binding.
    pub block_id: String,
    /// The thread.
    pub thread_id: String,
    /// Identifier of the binding.
    pub binding_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// What it is about.
    pub kind: AppContextBlockKind,
    /// Heading over the text.
    pub title: String,
    /// The text; at most 16 KiB.
    pub content: String,
    /// Place among the blocks, smallest first.
    pub order: f64,
    /// Changes with the text.
    pub version: String,
    /// Time of the last change, ISO 8601 in UTC.
    pub updated_at: String,
    /// End of its use, ISO 8601 in UTC. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// Who sees it.
    pub visibility: AppContextBlockVisibility,
}

/// A block to add or replace.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingContextUpsertParams {
    /// Identifier of the binding.
    pub binding_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// Identifier of what was granted.
    pub grant_id: String,
    /// Identifier of the block; the present one is replaced.
    pub block_id: String,
    /// What it is about; `AppContextBlockKind` names the usual kinds.
    pub kind: String,
    /// Heading over the text.
    pub title: String,
    /// The text; at most 16 KiB.
    pub content: String,
    /// Place among the blocks, smallest first.
    pub order: f64,
    /// Changes with the text.
    pub version: String,
    /// End of its use, ISO 8601 in UTC. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// Who sees it. Absent: `model`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visibility: Option<AppContextBlockVisibility>,
}

/// A block to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBindingContextRemoveParams {
    /// Identifier of the binding.
    pub binding_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// Identifier of what was granted.
    pub grant_id: String,
    /// Identifier of the block; has to exist.
    pub block_id: String,
}

/// Whose blocks to list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAppContextBlocksListParams {
    /// The thread.
    pub thread_id: String,
    /// List blocks that are not in use, too. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_inactive: Option<bool>,
}

/// Blocks of context.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadAppContextBlocksListResponse {
    /// The blocks, by their order.
    pub blocks: Vec<AppContextBlock>,
}

/// Input for the bound thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppThreadInputEnqueueParams {
    /// Identifier of the binding.
    pub binding_id: String,
    /// Identifier of the app.
    pub app_id: String,
    /// Identifier of what was granted.
    pub grant_id: String,
    /// What to say; at least one part.
    pub input: Vec<InputPart>,
    /// Text to show in the queue. Absent: taken from the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_text: Option<String>,
    /// What caused it, for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger_label: Option<String>,
    /// What caused it, in the app's own terms. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger_ref_id: Option<String>,
    /// When it is run. Absent: `queueOnly`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_policy: Option<AppThreadInputStartPolicy>,
}

/// The queue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppThreadInputEnqueueResponse {
    /// The new entry.
    pub queued_input: QueuedTurnInput,
    /// The whole queue.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// An operation the user has to decide about.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ItemApprovalRequestResponse {
    /// The decision; an unknown one counts as `decline`.
    pub decision: ApprovalDecision,
}

/// A question was decided.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemApprovalResolvedNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The `approvalResponse` item.
    pub item: Item,
}

/// A thread in which a task runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationThreadBinding {
    /// The thread.
    pub thread_id: String,
    /// How it runs there; `run-in-thread` so far.
    pub mode: String,
}

/// Worktree of a task.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskWorktree {
    /// Its branch.
    pub branch_name: String,
    /// Absolute path.
    pub path: String,
}

/// Work that runs by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTask {
    /// Identifier of the task.
    pub id: String,
    /// Name for people.
    pub title: String,
    /// What to do.
    pub description: String,
    /// State of the task.
    pub status: AutomationTaskStatus,
    /// Thread of the last run; null before the first.
    pub thread_id: Option<String>,
    /// What its tools may do: `workspaceScope`, or `fullAuto` for everything. Absent: `workspaceScope`. Nobody is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_policy: Option<String>,
    /// Agent profile it runs under. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_profile_id: Option<String>,
    /// Where it works.
    pub workspace_mode: AutomationWorkspaceMode,
    /// Worktree it made; null for none.
    pub worktree: Option<AutomationTaskWorktree>,
    /// Creation time, ISO 8601 in UTC.
    pub created_at: String,
    /// Time of the last change, ISO 8601 in UTC.
    pub updated_at: String,
    /// When it runs; null for once.
    pub schedule: Option<CronSchedule>,
    /// Thread it runs in; null for a new one each time. What runs there may do what the thread may.
    pub thread_binding: Option<AutomationThreadBinding>,
    /// Next run, ISO 8601 in UTC; null for none.
    pub next_run_at: Option<String>,
    /// What the last run did. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_summary: Option<String>,
}

/// A task to start from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTemplate {
    /// Identifier: 1 to 64 letters, digits, underscores and hyphens, beginning with a letter or digit.
    pub id: String,
    /// Name for people; at most 200 characters.
    pub title: String,
    /// What it is for. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Icon. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Group in lists. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// What to do, in Markdown.
    pub workflow_markdown: String,
    /// When a task runs. Absent: once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_schedule: Option<CronSchedule>,
    /// Where a task works. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_workspace_mode: Option<AutomationWorkspaceMode>,
    /// What happens when a tool needs consent. Absent: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_approval_policy: Option<String>,
    /// A task has to be bound to a thread.
    pub needs_thread_binding: bool,
    /// Name of a task. Absent: `title`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_title: Option<String>,
    /// What a task does. Absent: taken from `workflowMarkdown`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_description: Option<String>,
    /// Agent profile of a task. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_agent_profile_id: Option<String>,
    /// The user made it. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_user: Option<bool>,
    /// Creation time, ISO 8601 in UTC. Absent: built in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_at: Option<String>,
    /// Time of the last change, ISO 8601 in UTC. Absent: built in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<String>,
}

/// Tasks of the workspace.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTaskListResponse {
    /// One entry per task.
    pub tasks: Vec<AutomationTask>,
}

/// A task to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskReadParams {
    /// Identifier of the task.
    pub task_id: String,
}

/// One task.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTaskReadResponse {
    /// The task with its state.
    pub task: AutomationTask,
}

/// A task to make.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskCreateParams {
    /// Name for people.
    pub title: String,
    /// What to do.
    pub description: String,
    /// Text of the work, in Markdown. Its head may say `max_rounds`: the most requests to the model of one run, 1 or more. Absent: taken from the template or `description`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workflow_template: Option<String>,
    /// What happens when a tool needs consent. Absent: that of the template, or the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approval_policy: Option<String>,
    /// Where it works. Absent: that of the template, or the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_mode: Option<AutomationWorkspaceModeInput>,
    /// When it runs. Absent: that of the template, or once, at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schedule: Option<CronSchedule>,
    /// Thread to run in. Absent: a new one each time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_binding: Option<AutomationThreadBinding>,
    /// Template whose defaults to take. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub template_id: Option<String>,
    /// Agent profile to run under. Absent: that of the template, or none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_profile_id: Option<String>,
}

/// The new task.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskCreateResponse {
    /// The task as it was stored, with its identifier.
    pub task: AutomationTask,
    /// Identifier of the task, again. Absent: it is in `task` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task_id: Option<String>,
    /// Folder of the task, an absolute path. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task_directory: Option<String>,
}

/// A task to run now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskRunParams {
    /// Identifier of the task.
    pub task_id: String,
}

/// The task.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTaskRunResponse {
    /// The task, now `running`.
    pub task: AutomationTask,
}

/// A task to bind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskUpdateBindingParams {
    /// Identifier of the task.
    pub task_id: String,
    /// Thread to run in. Null or absent: a new one each time.
    pub thread_binding: Option<AutomationThreadBinding>,
}

/// The task after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTaskUpdateBindingResponse {
    /// The task with its new binding.
    pub task: AutomationTask,
}

/// A task whose worktree to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskDiscardWorktreeParams {
    /// Identifier of the task.
    pub task_id: String,
}

/// The task after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTaskDiscardWorktreeResponse {
    /// The task, without a worktree.
    pub task: AutomationTask,
}

/// A task to delete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskDeleteParams {
    /// Identifier of the task.
    pub task_id: String,
}

/// The task is deleted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTaskDeleteResponse {
    /// Always true.
    pub ok: bool,
}

/// Which templates to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AutomationTemplateListParams {
    /// Language of the built-in ones, such as `en`. Absent: the server's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// Templates for tasks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTemplateListResponse {
    /// Built-in templates, then those of the user.
    pub templates: Vec<AutomationTemplate>,
}

/// A template to store.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTemplateSaveParams {
    /// Identifier. Absent: a new one, as `user-` and a short random text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Name for people; at most 200 characters.
    pub title: String,
    /// What it is for. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Icon. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Group in lists. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// What to do, in Markdown.
    pub workflow_markdown: String,
    /// When a task runs. Absent: once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_schedule: Option<CronSchedule>,
    /// Where a task works. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_workspace_mode: Option<AutomationWorkspaceModeInput>,
    /// What happens when a tool needs consent. Absent: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_approval_policy: Option<String>,
    /// A task has to be bound to a thread. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs_thread_binding: Option<bool>,
    /// Name of a task. Absent: `title`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_title: Option<String>,
    /// What a task does. Absent: taken from `workflowMarkdown`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_description: Option<String>,
    /// Agent profile of a task. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_agent_profile_id: Option<String>,
}

/// The stored template.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTemplateSaveResponse {
    /// The template as it was stored, with its identifier.
    pub template: AutomationTemplate,
}

/// A template to delete.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTemplateDeleteParams {
    /// Identifier of the template.
    pub id: String,
}

/// The template is deleted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutomationTemplateDeleteResponse {
    /// Always true.
    pub ok: bool,
}

/// A task changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutomationTaskUpdatedNotification {
    /// The task as it is now.
    pub task: AutomationTask,
    /// Workspace of the task; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_path: Option<String>,
}

/// What a client can handle. An absent member takes the default it names; unknown members are ignored.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
    /// The client can show `ui://` resources of tools, and may call `ui/*` and `item/widget-state/set`. Default false.
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
    pub extensions: Option<BTreeMap<String, RawJson>>,
}

/// Editor services a client offers through `ext/acp/*` requests. An absent flag counts as false.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NodeReplCapability {
    /// Kind of evaluator; `desktop-node` so far.
    pub backend: String,
}

/// Browser control on the client's side.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// `usage/*` methods and `profile/insights`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usage_telemetry: Option<bool>,
    /// `automation/*` methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automations: Option<bool>,
    /// Further features by extension name. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<ServerCapabilityExtensions>,
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

/// Further features by extension name: `true` says that a feature is there, other values are the extension's own and are kept.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ServerCapabilityExtensions {
    /// `welcome/suggestions`. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub welcome_suggestions: Option<bool>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// A channel that threads come from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChannelInfo {
    /// Name of the channel.
    pub name: String,
    /// Kind of channel.
    pub category: ChannelCategory,
}

/// Known channels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChannelListResponse {
    /// The channels: builtin, social, system, external, and by name in each kind.
    pub channels: Vec<ChannelInfo>,
}

/// Whether a chat channel works.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChannelStatusInfo {
    /// Name of the channel.
    pub name: String,
    /// Kind of channel: `social` or `external`.
    pub category: ChannelCategory,
    /// It is switched on in the settings.
    pub enabled: bool,
    /// It runs now.
    pub running: bool,
}

/// State of the chat channels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChannelStatusResponse {
    /// The channels, social ones first, by name in each kind.
    pub channels: Vec<ChannelStatusInfo>,
}

/// An external channel and how its adapter is started.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalChannelConfig {
    /// Key of the channel, compared without regard to case.
    pub name: String,
    /// Whether the channel is used.
    pub enabled: bool,
    /// How server and adapter meet.
    pub transport: ExternalChannelTransport,
    /// Program to start. Absent: see `builtinModule`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// Adapter that comes with the product, to start in place of `command`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builtin_module: Option<String>,
    /// Arguments of the program. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<String>>,
    /// Working directory of the program. Absent: the workspace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub working_directory: Option<String>,
    /// Environment variables to set. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<BTreeMap<String, String>>,
}

/// Configured external channels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalChannelListResponse {
    /// One entry per channel.
    pub channels: Vec<ExternalChannelConfig>,
}

/// A channel to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalChannelGetParams {
    /// Name of the channel, in whatever case.
    pub name: String,
}

/// One external channel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalChannelGetResponse {
    /// The stored entry.
    pub channel: ExternalChannelConfig,
}

/// A channel to store.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalChannelUpsertParams {
    /// The channel; replaces the whole present entry.
    pub channel: ExternalChannelConfig,
}

/// The stored channel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalChannelUpsertResponse {
    /// The entry as it was stored.
    pub channel: ExternalChannelConfig,
}

/// A channel to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalChannelRemoveParams {
    /// Name of the channel, in whatever case.
    pub name: String,
}

/// The channel is removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalChannelRemoveResponse {
    /// The entry is gone.
    pub removed: bool,
}

/// Where media is. `kind` says which other member counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChannelMediaSource {
    /// How it is handed over.
    pub kind: ChannelMediaSourceKind,
    /// Absolute path; `hostPath` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host_path: Option<String>,
    /// Address; `url` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// The media in base64; `dataBase64` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data_base64: Option<String>,
    /// Identifier of the artifact; `artifactId` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub artifact_id: Option<String>,
}

/// A message to a chat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChannelOutboundMessage {
    /// Kind of message.
    pub kind: ChannelMessageKind,
    /// The text; `text` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Text under the media. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caption: Option<String>,
    /// Name to show for the file. Absent: chosen by the adapter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_name: Option<String>,
    /// MIME type. Absent: told from the media.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub media_type: Option<String>,
    /// The media. Absent: a message of text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<ChannelMediaSource>,
}

/// A message to deliver.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExtChannelSendParams {
    /// Chat or person to deliver to, in the adapter's own terms.
    pub target: String,
    /// What to deliver.
    pub message: ChannelOutboundMessage,
    /// Object of data for the adapter. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<RawJson>,
}

/// Whether the message was delivered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtChannelSendResponse {
    /// The chat network took the message.
    pub delivered: bool,
    /// Identifier of the message in the chat network. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remote_message_id: Option<String>,
    /// Identifier of the media in the chat network. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remote_media_id: Option<String>,
    /// Why it was not. Absent: it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<ChannelDeliveryErrorCode>,
    /// Why it was not, for people. Absent: it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// The conversation a tool is called in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtChannelToolCallContext {
    /// Name of the channel.
    pub channel_name: String,
    /// Place inside the channel. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub channel_context: Option<String>,
    /// Person who asked. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender_id: Option<String>,
    /// Group chat it was asked in. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_id: Option<String>,
}

/// A call of a channel's tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtChannelToolCallParams {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// Identifier of the call.
    pub call_id: String,
    /// Name of the tool.
    pub tool: String,
    /// Object of arguments, already checked against the tool's schema.
    pub arguments: RawJson,
    /// The conversation it is called in.
    pub context: ExtChannelToolCallContext,
}

/// What came of a call of a channel's tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtChannelToolCallResponse {
    /// The tool succeeded.
    pub success: bool,
    /// The result in parts. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_items: Option<Vec<ToolContentItem>>,
    /// The result as data. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_result: Option<RawJson>,
    /// Code of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<DynamicToolErrorCode>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// A slash command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandInfo {
    /// Name, with its slash.
    pub name: String,
    /// Other names, with their slashes.
    pub aliases: Vec<String>,
    /// Key of a translated description; empty for custom commands.
    pub description_key: String,
    /// What it does, in English.
    pub fallback_description: String,
    /// The same as `fallbackDescription`.
    pub description: String,
    /// Who defines it.
    pub category: CommandCategory,
    /// Only administrators may run it.
    pub requires_admin: bool,
}

/// Which commands to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandListParams {
    /// List the server's own commands, too. Absent: true. Pickers that insert `commandRef` parts say false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_builtins: Option<bool>,
    /// Ignored; an old way to ask for a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// Slash commands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CommandListResponse {
    /// One entry per command.
    pub commands: Vec<CommandInfo>,
}

/// A command to run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecuteParams {
    /// Thread it is run in.
    pub thread_id: String,
    /// The command with its slash; arguments may follow.
    pub command: String,
    /// Arguments. Absent: taken from `command`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arguments: Option<Vec<String>>,
    /// Person in a chat who runs it. Absent: the client's own user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender: Option<SenderContext>,
}

/// Little more than the identifier; `thread/read` tells the rest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandThreadReference {
    /// Identifier of the thread.
    pub id: String,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandResult {
    /// The command was run.
    pub handled: bool,
    /// Text for the user; null for none.
    pub message: Option<String>,
    /// `message` is Markdown. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_markdown: Option<bool>,
    /// Text the caller has to send with `turn/start`; null for none.
    pub expanded_prompt: Option<String>,
    /// The conversation starts anew in `thread`. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_reset: Option<bool>,
    /// New active thread; written when `sessionReset` is true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread: Option<CommandThread>,
    /// Threads that were archived. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archived_thread_ids: Option<Vec<String>>,
    /// The file of `thread` is written with its first turn. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_lazily: Option<bool>,
}

/// Reasoning settings of a thread.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct NamePolicy {
    /// Names that may be used. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow: Option<Vec<String>>,
    /// Names that may not be used. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deny: Option<Vec<String>>,
}

/// Which tools a thread may use.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpPolicy {
    /// Names of the servers. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub servers: Option<Vec<String>>,
    /// Tools of those servers; `*` stands for any text in a name. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tools: Option<NamePolicy>,
}

/// Which skills a thread may use.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TeamsPolicy {
    /// What happens to reserved tools; `keep` leaves them available. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserved_tools: Option<String>,
}

/// Choice of a model's context window; known to later releases only.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ContextWindowConfig {
    /// Name of the window. Absent: the model's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
}

/// Settings of one thread. In `thread/config/update` an absent member stays as it is.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
    /// MCP servers of this thread alone. Absent: those of the workspace. Later clients rename `args`, `env` and `httpHeaders` here.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// How to start or reach one MCP server. In a thread's settings later clients write `arguments`, `environmentVariables` and `headers` for `args`, `env` and `httpHeaders`.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// When a job runs. `kind` says which other members count.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CronSchedule {
    /// What it counts by.
    pub kind: CronScheduleKind,
    /// Time from run to run, in milliseconds; `every` only.
    pub every_ms: Option<i64>,
    /// Time of the run, in milliseconds since 1970; `at` only.
    pub at_ms: Option<i64>,
    /// Time to the first run, in milliseconds; `every` only. Absent: `everyMs`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initial_delay_ms: Option<i64>,
    /// Hour of the day, 0 to 23; `daily` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily_hour: Option<i64>,
    /// Minute of the hour, 0 to 59; `daily` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily_minute: Option<i64>,
    /// IANA name of the time zone; `daily` only. Absent: UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tz: Option<String>,
}

/// What a job did and will do.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CronJobState {
    /// Next run, in milliseconds since 1970; null for none. Kept while the job is off.
    pub next_run_at_ms: Option<i64>,
    /// Last run, in milliseconds since 1970; null before the first.
    pub last_run_at_ms: Option<i64>,
    /// How the last run ended; null before the first.
    pub last_status: Option<CronRunStatus>,
    /// What went wrong in the last run; null when nothing did.
    pub last_error: Option<String>,
    /// Thread of the last run. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_thread_id: Option<String>,
    /// What the last run answered, cut to 500 characters. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_result: Option<String>,
}

/// A job that runs by schedule.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CronJobInfo {
    /// Identifier: 8 hexadecimal digits.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// When it runs.
    pub schedule: CronSchedule,
    /// It runs by its schedule.
    pub enabled: bool,
    /// Creation time, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// It is removed after its first success.
    pub delete_after_run: bool,
    /// What it did and will do.
    pub state: CronJobState,
}

/// Which jobs to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CronListParams {
    /// List jobs that are switched off, too. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_disabled: Option<bool>,
}

/// Scheduled jobs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CronListResponse {
    /// One entry per job.
    pub jobs: Vec<CronJobInfo>,
}

/// A job to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CronRemoveParams {
    /// Identifier of the job.
    pub job_id: String,
}

/// The job is removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CronRemoveResponse {
    /// Always true.
    pub removed: bool,
}

/// A job to switch on or off.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CronEnableParams {
    /// Identifier of the job.
    pub job_id: String,
    /// True switches it on.
    pub enabled: bool,
}

/// The job after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CronEnableResponse {
    /// The job with the time of its next run.
    pub job: CronJobInfo,
}

/// A job to run now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CronRunParams {
    /// Identifier of the job.
    pub job_id: String,
}

/// The run is queued.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CronRunResponse {
    /// Always true.
    pub queued: bool,
    /// The job before the run.
    pub job: CronJobInfo,
}

/// A removed job; more than the identifier is not sure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CronStateChangedJobRemoved {
    /// Identifier of the removed job.
    pub id: String,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// A scheduled job changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CronStateChangedNotification {
    /// The job as it is now, or what is left of it.
    pub job: CronStateChangedJob,
    /// The job is removed.
    pub removed: bool,
}

/// A dream: the agent works over old threads to improve its memory.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsRun {
    /// Opaque identifier, such as `dream_…`.
    pub id: String,
    /// State of the run.
    pub status: DreamRunStatus,
    /// What became of its result. Absent: nothing to decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub review_status: Option<DreamReviewStatus>,
    /// Start, ISO 8601 in UTC. Absent: not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<String>,
    /// End, ISO 8601 in UTC. Absent: not ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<String>,
    /// Threads it read. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub processed_thread_count: Option<i64>,
    /// Threads it could have read. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidate_thread_count: Option<i64>,
    /// Threads its result rests on. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence_thread_ids: Option<Vec<String>>,
    /// Files it wrote. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written_paths: Option<Vec<String>>,
    /// Searches it made. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence_search_count: Option<i64>,
    /// Passages it read. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence_read_count: Option<i64>,
    /// It wrote memory. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dream_written: Option<bool>,
    /// It wrote `HISTORY.md`. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history_written: Option<bool>,
    /// Store with its result, such as `store_…`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_store_id: Option<String>,
    /// Its result was put to use without a decision. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto_applied: Option<bool>,
    /// Internal thread it ran in. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Last turn of that thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// Turns of that thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_ids: Option<Vec<String>>,
    /// What started it, such as `manual`. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger: Option<String>,
    /// Reason or error, for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// File that lists what it read. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input_manifest_path: Option<String>,
}

/// Settings and state of dreams.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsStatus {
    /// Dreams run by themselves.
    pub enabled: bool,
    /// Time between two runs, as `24:00:00`.
    pub interval: String,
    /// Threads a run reads, latest first.
    pub thread_lookback_count: i64,
    /// Results are put to use without a decision.
    pub auto_apply: bool,
    /// Part of the history a run reads, in characters from its end.
    pub history_tail_chars: i64,
    /// Completed turns that have to come before the next run.
    pub min_completed_turns_since_last_run: i64,
    /// Next run, ISO 8601 in UTC. Absent: none planned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_run_at: Option<String>,
    /// A run is under way.
    pub running: bool,
    /// Store in use. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active_dream_store_id: Option<String>,
    /// The last run; null before the first.
    pub last_run: Option<DreamsRun>,
}

/// What a dream would change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsPreview {
    /// Store in use. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active_store_id: Option<String>,
    /// Store with the result. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_store_id: Option<String>,
    /// Index of the store in use. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active_index_markdown: Option<String>,
    /// Index of the result. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_index_markdown: Option<String>,
    /// Files of the store in use.
    pub active_topic_paths: Vec<String>,
    /// Files of the result.
    pub output_topic_paths: Vec<String>,
}

/// A dream.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsRunResult {
    /// State of the run.
    pub run: DreamsRun,
    /// Store in use. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active_dream_store_id: Option<String>,
    /// What it would change; `dreams/get` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preview: Option<DreamsPreview>,
}

/// A dream to start.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsCreateParams {
    /// Threads to read. Absent: the latest ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_ids: Option<Vec<String>>,
    /// Number of latest threads to read, above 0. Absent: as configured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_lookback_count: Option<i64>,
    /// What to look for. Absent: nothing in particular.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instructions: Option<String>,
    /// Model to use. Absent: as configured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
}

/// A dream to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsGetParams {
    /// Identifier of the dream.
    pub run_id: String,
}

/// Which dreams to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsListParams {
    /// List those that were put away, too. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_archived: Option<bool>,
}

/// Dreams of the workspace.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DreamsListResponse {
    /// One entry per run.
    pub runs: Vec<DreamsRun>,
}

/// A dream to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsCancelParams {
    /// Identifier of the dream.
    pub run_id: String,
}

/// A dream whose result to use.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsApplyParams {
    /// Identifier of the dream.
    pub run_id: String,
}

/// A dream whose result to turn down.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsDiscardParams {
    /// Identifier of the dream.
    pub run_id: String,
}

/// A dream to put away.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DreamsArchiveParams {
    /// Identifier of the dream.
    pub run_id: String,
}

/// A file to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpFsReadTextFileParams {
    /// Thread of the turn that needs it.
    pub thread_id: String,
    /// Absolute path.
    pub path: String,
    /// How much to skip, as the editor counts, normally in lines. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<i64>,
    /// How much to read, counted like `offset`. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

/// The text of a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExtAcpFsReadTextFileResponse {
    /// The text as the editor has it.
    pub content: String,
}

/// A file to write.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpFsWriteTextFileParams {
    /// Thread of the turn that needs it.
    pub thread_id: String,
    /// Absolute path.
    pub path: String,
    /// The whole text.
    pub content: String,
}

/// The file is written.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ExtAcpFsWriteTextFileResponse {
    /// It worked. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
}

/// A command to run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpTerminalCreateParams {
    /// Thread of the turn that needs it.
    pub thread_id: String,
    /// Command line to run.
    pub command: String,
    /// Absolute working directory. Absent: the workspace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Environment variables to set. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<BTreeMap<String, String>>,
}

/// The terminal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpTerminalCreateResponse {
    /// Identifier of the terminal.
    pub terminal_id: String,
}

/// A terminal to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpTerminalGetOutputParams {
    /// Thread of the turn that needs it.
    pub thread_id: String,
    /// Identifier of the terminal.
    pub terminal_id: String,
}

/// What a terminal shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpTerminalGetOutputResponse {
    /// All output so far.
    pub output: String,
    /// Exit code of the command. Absent: it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i64>,
}

/// A terminal to wait for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpTerminalWaitForExitParams {
    /// Thread of the turn that needs it.
    pub thread_id: String,
    /// Identifier of the terminal.
    pub terminal_id: String,
    /// Longest wait, in the unit of the client. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout: Option<i64>,
}

/// How a command ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpTerminalWaitForExitResponse {
    /// All output.
    pub output: String,
    /// Exit code of the command. Absent: the time was over, or it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i64>,
}

/// A terminal whose command to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpTerminalKillParams {
    /// Thread of the turn that needs it.
    pub thread_id: String,
    /// Identifier of the terminal.
    pub terminal_id: String,
}

/// A terminal to release.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpTerminalReleaseParams {
    /// Thread of the turn that needs it.
    pub thread_id: String,
    /// Identifier of the terminal.
    pub terminal_id: String,
}

/// A call of a method that the editor's family defines. Its other members are the family's own and are kept as they are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtAcpExtensionParams {
    /// Thread of the turn that needs it.
    pub thread_id: String,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// What the method answers. Its members are the family's own and are kept as they are.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ExtAcpExtensionResponse {
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// The `data` of an error. All of it is optional: clients switch on the code of the error itself.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct JsonRpcErrorData {
    /// Stable name of the error, such as `ThreadNotFound`. Absent: see the code of the error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Key of a translated text, such as `errors.invalidRequest`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message_key: Option<String>,
    /// Object of values for the translated text, and of further details such as `conflictPaths`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<RawJson>,
    /// English text for people, where there is no translation. Absent: the message of the error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fallback_text: Option<String>,
    /// What exactly went wrong, for developers. Absent: nothing more to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

/// A goal that a thread pursues over many turns.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// Whose goal to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalGetParams {
    /// The thread.
    pub thread_id: String,
}

/// The goal of a thread.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadGoalGetResponse {
    /// The goal, or null when the thread has none.
    pub goal: Option<ThreadGoal>,
}

/// What to set of a goal; absent members stay.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalSetParams {
    /// The thread.
    pub thread_id: String,
    /// What to reach, 1 to 4000 characters after trimming. Absent: the present one stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<String>,
    /// State to put the goal in. Absent: the present one stays; a new goal is `active`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<ThreadGoalStatus>,
    /// Tokens the goal may use, above 0. Absent: stays; null: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_budget: Option<Option<i64>>,
    /// What may happen to a present goal. Absent: `upsertOrUpdate`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<GoalSetMode>,
}

/// The goal as it is now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadGoalSetResponse {
    /// The goal after the change.
    pub goal: ThreadGoal,
}

/// Whose goal to drop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalClearParams {
    /// The thread.
    pub thread_id: String,
}

/// Whether there was a goal to drop.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadGoalClearResponse {
    /// A goal was dropped; false when there was none.
    pub cleared: bool,
}

/// A goal was made or changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalUpdatedNotification {
    /// The thread.
    pub thread_id: String,
    /// Turn in which it changed. Absent: outside of turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// The goal as it is now.
    pub goal: ThreadGoal,
}

/// A goal was dropped.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalClearedNotification {
    /// The thread.
    pub thread_id: String,
}

/// Content of `~/.craft/hub/hub.lock`, which a hub holds open while it lives. Trust it only when the process lives, the address is on the loopback and `GET /v1/status` answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubLockFile {
    /// Process of the hub.
    pub pid: i64,
    /// Address of the hub, such as `http://127.0.0.1:49231`.
    pub api_base_url: String,
    /// Bearer token for the hub.
    pub token: String,
    /// Start of the hub, ISO 8601 in UTC.
    pub started_at: String,
    /// Release of the hub.
    pub version: String,
    /// Absolute path of its program; null when not known.
    pub binary_path: Option<String>,
}

/// Content of `<workspace>/.craft/appserver.lock`, which every app server holds open. A file that nobody holds may be replaced.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceLockFile {
    /// Process of the app server.
    pub pid: i64,
    /// Absolute workspace root.
    pub workspace_path: String,
    /// A hub started it.
    pub managed_by_hub: bool,
    /// Address of that hub; null for none.
    pub hub_api_base_url: Option<String>,
    /// Release of the app server.
    pub version: String,
    /// Start of the app server, ISO 8601 in UTC.
    pub started_at: String,
    /// Where it can be reached.
    pub endpoints: HubEndpoints,
}

/// What a hub can do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubCapabilities {
    /// It starts and stops app servers.
    pub app_server_management: bool,
    /// It chooses their ports.
    pub port_management: bool,
    /// It sends events.
    pub events: bool,
    /// It passes notifications on to the desktop.
    pub notifications: bool,
    /// It shows itself in the desktop's tray.
    pub tray: bool,
    /// It runs further services; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub managed_service_management: Option<bool>,
    /// It works with hubs on other machines; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub satellites: Option<bool>,
}

/// A hub. Answer to `GET /v1/status`, which needs no token.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubStatus {
    /// Release of the hub.
    pub hub_version: String,
    /// Process of the hub.
    pub pid: i64,
    /// Start of the hub, ISO 8601 in UTC.
    pub started_at: String,
    /// Absolute path of the hub's own files.
    pub state_path: String,
    /// Address of the hub.
    pub api_base_url: String,
    /// Absolute path of its program; null when not known.
    pub binary_path: Option<String>,
    /// What it can do.
    pub capabilities: HubCapabilities,
}

/// Programs that app servers find by environment variables. Kept in `~/.craft/hub/runtime.json`, never answered.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubRuntimeTools {
    /// Path of ripgrep, as `DOTCRAFT_RG_PATH`. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ripgrep_path: Option<String>,
    /// Path of Node.js, as `DOTCRAFT_NODE_BIN`. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node_bin: Option<String>,
    /// `nodeBin` has to be told to be Node.js, as `DOTCRAFT_NODE_RUN_AS_NODE`. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node_run_as_node: Option<bool>,
    /// Directory of modules, as `DOTCRAFT_MODULES_DIR`. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modules_dir: Option<String>,
    /// Directories of plugins, separated as in `PATH`, as `DOTCRAFT_BUILTIN_PLUGIN_ROOTS`. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub built_in_plugin_roots: Option<String>,
}

/// Who asks a hub.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HubClientInfo {
    /// Name of the program.
    pub name: String,
    /// Its release. Absent: not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

/// A workspace that needs an app server. Body of `POST /v1/appservers/ensure`, answered by a `HubAppServerInfo`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubEnsureRequest {
    /// Absolute workspace root.
    pub workspace_path: String,
    /// Who asks. Absent: not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client: Option<HubClientInfo>,
    /// Start one when there is none. Absent: true; false only looks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_if_missing: Option<bool>,
    /// Programs for app servers started from now on. Absent: stay as they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_tools: Option<HubRuntimeTools>,
}

/// A workspace whose app server to stop. Body of `POST /v1/appservers/stop`, answered by a `HubAppServerInfo`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubStopRequest {
    /// Absolute workspace root.
    pub workspace_path: String,
}

/// A workspace whose app server to start anew. Body of `POST /v1/appservers/restart`, answered by a `HubAppServerInfo`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubRestartRequest {
    /// Absolute workspace root.
    pub workspace_path: String,
    /// Programs for app servers started from now on. Absent: stay as they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_tools: Option<HubRuntimeTools>,
}

/// A service of an app server.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HubServiceStatus {
    /// State of the service.
    pub state: HubServiceState,
    /// Address; null for none.
    pub url: Option<String>,
    /// Why it is so, for people; null for nothing to say.
    pub reason: Option<String>,
}

/// Where an app server can be reached, by kind of connection.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HubEndpoints {
    /// Address for WebSocket connections, token included, such as `ws://127.0.0.1:49300/ws?token=…`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_server_web_socket: Option<String>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// The app server of a workspace. `GET /v1/appservers/by-workspace?path=` answers one and starts nothing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubAppServerInfo {
    /// Workspace root as it was asked for.
    pub workspace_path: String,
    /// Absolute workspace root without dots and without a separator at its end. Links stay.
    pub canonical_workspace_path: String,
    /// State of the app server.
    pub state: HubAppServerState,
    /// Its process; null for none.
    pub pid: Option<i64>,
    /// Where it can be reached.
    pub endpoints: HubEndpoints,
    /// Its services by name, such as `appServerWebSocket`, `dashboard` and `typescriptRuntime`.
    pub service_status: BTreeMap<String, HubServiceStatus>,
    /// Its release; null when not known.
    pub server_version: Option<String>,
    /// This hub started it.
    pub started_by_hub: bool,
    /// Exit code of the last process; null for none.
    pub exit_code: Option<i64>,
    /// What went wrong last; null for nothing.
    pub last_error: Option<String>,
    /// Last lines of its standard error; null for none.
    pub recent_stderr: Option<String>,
}

/// A notification for the desktop. Body of `POST /v1/notifications/request`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubNotificationRequest {
    /// Absolute workspace root it is about. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workspace_path: Option<String>,
    /// What happened, such as `turn.completed`. Absent: `notification`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// Heading of the notification.
    pub title: String,
    /// Text under the heading. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// How important it is. Absent, or a value that is not known: `info`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub severity: Option<HubNotificationSeverity>,
    /// Who sends it, such as `appserver`. Absent: not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Thread it is about. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Address to open on a click, such as `dotcraft://workspace/open?path=…&threadId=…`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action_url: Option<String>,
    /// A click opens the desktop client. Absent: the hub's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_desktop_on_click: Option<bool>,
}

/// Answer to `POST /v1/notifications/request`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HubNotificationResponse {
    /// The hub passes it on; always true.
    pub accepted: bool,
}

/// An event of a hub. `GET /v1/events` sends them as server-sent events: `event` is the kind, `data` this object on one line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HubEvent {
    /// What it tells.
    pub kind: HubEventKind,
    /// When, ISO 8601 in UTC.
    pub at: String,
    /// Workspace it is about; null for none.
    pub workspace_path: Option<String>,
    /// Object of details, as the kind needs them; null for none.
    pub data: Option<RawJson>,
}

/// What a hub says about a refusal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HubError {
    /// Why it refused.
    pub code: HubErrorCode,
    /// Text for people, in English, such as `Missing or invalid Hub token.`.
    pub message: String,
    /// Object of details; null for none.
    pub details: Option<RawJson>,
}

/// Body of every answer of a hub that is not a success.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HubErrorBody {
    /// What it says.
    pub error: HubError,
}

/// What a client says about itself in the first request of a connection.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeParams {
    /// Who is connecting.
    pub client_info: ClientInfo,
    /// What the client can handle. When absent, every flag takes its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<ClientCapabilities>,
}

/// What the server says about itself; fixed until the connection closes.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct EmptyObject {}

/// Text as typed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputPartText {
    /// The text; taken literally.
    pub text: String,
}

/// A custom command. Built-in commands are refused here.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputPartSkillRef {
    /// Name of the skill.
    pub name: String,
}

/// A file to look at. Naming a file gives no right to read it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InputPartFileRef {
    /// Path, absolute or relative to the workspace.
    pub path: String,
    /// Path shown to people. Absent: `path`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_path: Option<String>,
}

/// A picture by URL.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputPartImage {
    /// URL of the picture; a `data:` URL embeds it.
    pub url: String,
}

/// A picture in a file on the server's host.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentMessagePayload {
    /// The text so far; all of it once the item is completed.
    pub text: String,
}

/// What the model thought.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasoningContentPayload {
    /// The text so far; all of it once the item is completed.
    pub text: String,
}

/// A call of one of the server's tools.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolResultPayload {
    /// Identifier of the call it belongs to.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolExecutionPayload {
    /// Identifier of the call it belongs to.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecutionPayload {
    /// Identifier of the call it belongs to.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ApprovalResponsePayload {
    /// Identifier of the question that was decided.
    pub request_id: String,
    /// The operation may run.
    pub approved: bool,
    /// The exact decision. Absent: only `approved` is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<ApprovalDecision>,
}

/// Questions the user was asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInputRequestPayload {
    /// Identifier of the questions; the same whenever they are asked again.
    pub request_id: String,
    /// One to three questions.
    pub questions: Vec<UserInputQuestion>,
}

/// What the user answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInputResponsePayload {
    /// Identifier of the questions that were answered.
    pub request_id: String,
    /// What the user answered.
    pub response: UserInputResult,
}

/// Something went wrong in a turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErrorPayload {
    /// What, for people.
    pub message: String,
    /// Code of the error, such as `agent_error` or `timeout`.
    pub code: String,
    /// The turn ends because of it.
    pub fatal: bool,
}

/// A notice in the history about the thread itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemAgentMessageDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// Item that grows.
    pub item_id: String,
    /// Always `agentMessage`.
    pub delta_kind: DeltaKind,
    /// Text to append.
    pub delta: String,
}

/// More of the model's reasoning.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemReasoningDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// Item that grows.
    pub item_id: String,
    /// Always `reasoningContent`.
    pub delta_kind: DeltaKind,
    /// Text to append.
    pub delta: String,
}

/// More of a tool call's arguments.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolCallArgumentsDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// Item that grows.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemCommandExecutionOutputDeltaNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// Item that grows.
    pub item_id: String,
    /// Output to append.
    pub delta: String,
}

/// Whose context to shorten.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadCompactStartParams {
    /// The thread.
    pub thread_id: String,
}

/// How shortening the context ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadCompactStartResponse {
    /// How it ended.
    pub outcome: ThreadCompactOutcome,
    /// Reason, such as `summary_unavailable`, `compact_summary_too_long` or `provider_timeout`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// How full the context is afterwards. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context_usage: Option<ContextUsageSnapshot>,
}

/// Whose turns to take into memory.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadMemoryConsolidateStartParams {
    /// The thread.
    pub thread_id: String,
}

/// How consolidating memory ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadMemoryConsolidateStartResponse {
    /// How it ended.
    pub outcome: ThreadMemoryConsolidateOutcome,
    /// Reason, for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `MEMORY.md` was written.
    pub memory_written: bool,
    /// `HISTORY.md` was written.
    pub history_written: bool,
}

/// Whose maintenance to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadMaintenanceInterruptParams {
    /// The thread.
    pub thread_id: String,
}

/// MCP servers in force.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpListResponse {
    /// The servers of the workspace and of active plugins.
    pub servers: Vec<McpServerConfig>,
}

/// A server to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpGetParams {
    /// Name of the server, in whatever case.
    pub name: String,
}

/// One MCP server.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpGetResponse {
    /// The entry in force.
    pub server: McpServerConfig,
}

/// A server to store.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpUpsertParams {
    /// The server; replaces the whole present entry.
    pub server: McpServerConfig,
}

/// The stored server.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpUpsertResponse {
    /// The entry as it was stored.
    pub server: McpServerConfig,
}

/// A server to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpRemoveParams {
    /// Name of the server, in whatever case.
    pub name: String,
}

/// The server is removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpRemoveResponse {
    /// The entry is gone.
    pub removed: bool,
}

/// State of a running MCP server.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerStatus {
    /// Name of the server.
    pub name: String,
    /// Whether it is used.
    pub enabled: bool,
    /// How far its start is, such as `ready`.
    pub startup_state: String,
    /// Tools it offers.
    pub tool_count: i64,
    /// Resources it offers. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resource_count: Option<i64>,
    /// Resource templates it offers. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resource_template_count: Option<i64>,
    /// What went wrong last; null when nothing did.
    pub last_error: Option<String>,
    /// How it is reached.
    pub transport: McpTransport,
    /// Where its entry comes from; written when `mcpServerOrigins` is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<McpServerOrigin>,
    /// The entry cannot be edited; written when `mcpServerOrigins` is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_only: Option<bool>,
}

/// State of the MCP servers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpStatusListResponse {
    /// One entry per known server.
    pub servers: Vec<McpServerStatus>,
}

/// A server to try.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpTestParams {
    /// The server; it need not be stored.
    pub server: McpServerConfig,
}

/// Whether an MCP server answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpTestResponse {
    /// It started and listed its tools.
    pub success: bool,
    /// Tools it offers. Absent: it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_count: Option<i64>,
    /// `McpServerTestFailed` on failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// The state of an MCP server changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpStatusUpdatedNotification {
    /// The server with its new state.
    pub server: McpServerStatus,
}

/// A reasoning effort a model offers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasoningEffortOption {
    /// Value to use in a thread's settings.
    pub effort: ReasoningEffort,
    /// Name for people.
    pub label: String,
}

/// What a model offers in reasoning.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelListParams {
    /// The provider. Absent: the workspace's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
}

/// A provider's models, or why they cannot be listed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelListResponse {
    /// The provider answered.
    pub success: bool,
    /// Provider that was asked. Absent: not known.
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

/// Browser session an evaluation may use.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NodeReplBrowserSession {
    /// Version of this object; currently 1.
    pub protocol_version: i64,
    /// Identifier of the session, normally that of the thread.
    pub session_id: String,
    /// Thread of the session. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Turn of the evaluation. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// Identifier of the evaluation.
    pub evaluation_id: String,
}

/// A picture that an evaluation made.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NodeReplImage {
    /// MIME type, such as `image/png`.
    pub media_type: String,
    /// The picture in base64.
    pub data_base64: String,
}

/// JavaScript to evaluate.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtNodeReplEvaluateParams {
    /// The thread.
    pub thread_id: String,
    /// The turn. Absent: outside of turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// Identifier of the evaluation.
    pub evaluation_id: String,
    /// Browser session to use. Absent: no browser.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub browser_session: Option<NodeReplBrowserSession>,
    /// JavaScript source to run.
    pub code: String,
    /// Longest run, in milliseconds. Absent: the client's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<i64>,
}

/// What came of the code.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtNodeReplEvaluateResponse {
    /// What it printed for the model. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Its value as text. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result_text: Option<String>,
    /// Pictures it made. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub images: Option<Vec<NodeReplImage>>,
    /// Lines it logged. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logs: Option<Vec<String>>,
    /// What it threw. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// An evaluation to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExtNodeReplCancelParams {
    /// The thread.
    pub thread_id: String,
    /// Identifier of the evaluation.
    pub evaluation_id: String,
}

/// Whether there was something to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExtNodeReplCancelResponse {
    /// The evaluation was running.
    pub ok: bool,
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanSnapshot {
    /// Title of the plan.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlanUpdatedNotification {
    /// The thread.
    pub thread_id: String,
    /// Title of the plan.
    pub title: String,
    /// Summary; may be empty.
    pub overview: String,
    /// The plan in Markdown; may be empty. Absent, from old servers: empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// All steps, in order.
    pub todos: Vec<PlanTodo>,
}

/// How a plugin presents itself.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginInterface {
    /// Name for people. Absent: that of the plugin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// One line for lists. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_description: Option<String>,
    /// Text for its page. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub long_description: Option<String>,
    /// Who made it. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub developer_name: Option<String>,
    /// Group in catalogs, such as `Coding`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Labels of what it does, such as `Read`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<Vec<String>>,
    /// Text to begin with when it is chosen. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_prompt: Option<String>,
    /// Color as CSS writes it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brand_color: Option<String>,
    /// Icon beside the input, as a data URL. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub composer_icon_data_url: Option<String>,
    /// Logo as a data URL. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logo_data_url: Option<String>,
    /// Its web page. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub website_url: Option<String>,
    /// Its privacy policy. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub privacy_policy_url: Option<String>,
    /// Its terms of service. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms_of_service_url: Option<String>,
}

/// A function that an old plugin offers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginFunctionInfo {
    /// Name of the function.
    pub name: String,
    /// Namespace of the function. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// What it does. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// A skill that a plugin brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginSkillInfo {
    /// Name of the skill.
    pub name: String,
    /// Name for people. Absent: `name`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// What it is for. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// One line for lists. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_description: Option<String>,
    /// The agent may use it.
    pub enabled: bool,
}

/// A tool of an app that a plugin brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginAppToolInfo {
    /// Name of the tool.
    pub name: String,
    /// Right it needs. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<String>,
    /// What it can do. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub risk: Option<AppRisk>,
    /// How the model gets to know it. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_exposure: Option<AppToolExposure>,
    /// What it does. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// Program on the user's machine behind an app.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginNativeApplication {
    /// Name of the program for people. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// URL scheme that opens it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol: Option<String>,
    /// Where to get it. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub install_url: Option<String>,
}

/// Tools that an app only names at run time.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PluginDynamicToolCatalog {
    /// The app names tools at run time. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enabled: Option<bool>,
    /// What kind of tools they are. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// An app that a plugin brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginAppInfo {
    /// Identifier of the app.
    pub app_id: String,
    /// Namespace of its tools.
    pub tool_namespace: String,
    /// Name for people.
    pub display_name: String,
    /// Who made it.
    pub developer_name: String,
    /// What it is for.
    pub description: String,
    /// Group in catalogs. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Icon as a data URL or another safe URL. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Program behind it.
    pub native_application: PluginNativeApplication,
    /// Tools that are known before the app runs.
    pub tool_catalog: Vec<PluginAppToolInfo>,
    /// Tools it names at run time. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dynamic_tool_catalog: Option<PluginDynamicToolCatalog>,
}

/// An MCP server that a plugin brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginMcpServerInfo {
    /// Name the plugin gives it.
    pub name: String,
    /// Name it runs under, normally `{pluginId}:{name}`.
    pub runtime_name: String,
    /// How it is reached.
    pub transport: McpTransport,
    /// It may be used.
    pub enabled: bool,
    /// It is in use.
    pub active: bool,
    /// What hides it. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shadowed_by: Option<PluginMcpServerShadow>,
}

/// A problem with a plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginDiagnostic {
    /// How bad it is, such as `error`. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub severity: Option<String>,
    /// Stable name, such as `UnsupportedPluginNativeTools` or `MissingPluginCapabilities`.
    pub code: String,
    /// What is wrong, for people.
    pub message: String,
    /// The plugin. Absent: none in particular.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_id: Option<String>,
    /// Absolute path of the file. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

/// A plugin: installed, or on offer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginInfo {
    /// Identifier of the plugin.
    pub id: String,
    /// Name for people.
    pub display_name: String,
    /// What it is for.
    pub description: String,
    /// Its release. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// The agent may use what it brings.
    pub enabled: bool,
    /// It is installed in this workspace.
    pub installed: bool,
    /// It comes with the product and could be installed.
    pub installable: bool,
    /// The server installed it and can remove it.
    pub removable: bool,
    /// Where it was found, such as `workspace`.
    pub source: String,
    /// Absolute path of its directory. Absent: not installed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub root_path: Option<String>,
    /// How it presents itself. Absent: only by name and description.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interface: Option<PluginInterface>,
    /// Functions of old plugins; otherwise empty.
    pub functions: Vec<PluginFunctionInfo>,
    /// Skills it brings.
    pub skills: Vec<PluginSkillInfo>,
    /// Apps it brings.
    pub apps: Vec<PluginAppInfo>,
    /// MCP servers it brings.
    pub mcp_servers: Vec<PluginMcpServerInfo>,
    /// Problems with it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diagnostics: Option<Vec<PluginDiagnostic>>,
    /// Language servers it brings, each an object; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lsp_servers: Option<Vec<RawJson>>,
    /// Hooks it brings, each an object; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hooks: Option<Vec<RawJson>>,
    /// Marketplace it comes from; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marketplace_name: Option<String>,
}

/// Which plugins to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginListParams {
    /// List plugins that are switched off, too. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_disabled: Option<bool>,
}

/// Plugins, installed and on offer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginListResponse {
    /// One entry per plugin.
    pub plugins: Vec<PluginInfo>,
    /// Problems with directories that hold no usable plugin.
    pub diagnostics: Vec<PluginDiagnostic>,
}

/// A plugin to view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginViewParams {
    /// Identifier of the plugin.
    pub id: String,
}

/// One plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginViewResponse {
    /// The plugin with all that it brings.
    pub plugin: PluginInfo,
}

/// A plugin to install.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginInstallParams {
    /// Identifier of the plugin.
    pub id: String,
}

/// The installed plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginInstallResponse {
    /// The plugin, installed and enabled.
    pub plugin: PluginInfo,
}

/// A plugin to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginRemoveParams {
    /// Identifier of the plugin.
    pub id: String,
}

/// The removed plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginRemoveResponse {
    /// The plugin, on offer again.
    pub plugin: PluginInfo,
}

/// A plugin to switch on or off.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginSetEnabledParams {
    /// Identifier of the plugin.
    pub id: String,
    /// True lets the agent use it.
    pub enabled: bool,
}

/// The plugin after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginSetEnabledResponse {
    /// The plugin, switched on or off.
    pub plugin: PluginInfo,
}

/// What a provider can do. An absent flag counts as not known.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderCapabilities {
    /// Answers arrive in parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub streaming_chat: Option<bool>,
    /// Models call tools.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_calling: Option<bool>,
    /// Models can be listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_listing: Option<bool>,
    /// Used tokens are reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_usage_reporting: Option<bool>,
    /// Tokens read from the cache are reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cached_input_usage_reporting: Option<bool>,
    /// Requests can say what to cache.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt_cache_request_shaping: Option<bool>,
    /// Models can think before they answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extended_thinking: Option<bool>,
    /// Requests can say which tool to call.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool_choice_controls: Option<bool>,
    /// Raw data of the provider is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw_metadata_passthrough: Option<bool>,
    /// The provider has OpenAI responses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responses_api: Option<bool>,
    /// Tools can be found by search at the provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub native_deferred_tool_loading: Option<bool>,
}

/// A model provider of the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderInfo {
    /// Identifier of the provider.
    pub id: String,
    /// Name for people.
    pub display_name: String,
    /// Protocol it speaks.
    pub protocol: ProviderProtocol,
    /// `********` in place of a stored key, never the key. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub api_key: Option<String>,
    /// A key is stored.
    pub has_api_key: bool,
    /// Address of its API; empty for the official one.
    pub end_point: String,
    /// Longest wait for an answer, in seconds. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network_timeout_seconds: Option<i64>,
    /// Attempts after a broken answer, 0 to 100. Absent: 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_max_retries: Option<i64>,
    /// Longest pause in an answer, in milliseconds. Absent: 300000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_idle_timeout_ms: Option<i64>,
    /// It was not configured but follows from the environment.
    pub is_implicit: bool,
    /// What it can do.
    pub capabilities: ProviderCapabilities,
}

/// The user's providers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProviderListResponse {
    /// The providers, without their keys.
    pub providers: Vec<ProviderInfo>,
}

/// A provider to add.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderCreateParams {
    /// Identifier of the new provider.
    pub id: String,
    /// Name for people. Absent: `id`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Protocol it speaks.
    pub protocol: ProviderProtocolInput,
    /// Key, or a reference to an environment variable such as `${ANTHROPIC_API_KEY}`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub api_key: Option<String>,
    /// Address of its API. Absent or empty: the official one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_point: Option<String>,
    /// Longest wait for an answer, in seconds. This server has no such limit and refuses it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network_timeout_seconds: Option<i64>,
    /// Attempts after a broken answer, 0 to 100. Absent: 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_max_retries: Option<i64>,
    /// Longest pause in an answer, in milliseconds, above 0. Absent: 300000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_idle_timeout_ms: Option<i64>,
}

/// The new provider.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProviderCreateResponse {
    /// The provider as it was stored, without its key.
    pub provider: ProviderInfo,
}

/// A provider to change; absent members stay.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderUpdateParams {
    /// Identifier of the provider.
    pub id: String,
    /// Name for people. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Protocol it speaks. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol: Option<ProviderProtocolInput>,
    /// Key, or a reference to an environment variable. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub api_key: Option<String>,
    /// Address of its API; empty for the official one. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_point: Option<String>,
    /// Longest wait for an answer, in seconds. This server has no such limit and refuses it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network_timeout_seconds: Option<i64>,
    /// Attempts after a broken answer, 0 to 100. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_max_retries: Option<i64>,
    /// Longest pause in an answer, in milliseconds, above 0. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_idle_timeout_ms: Option<i64>,
}

/// The changed provider.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProviderUpdateResponse {
    /// The provider as it was stored, without its key.
    pub provider: ProviderInfo,
}

/// A provider to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProviderDeleteParams {
    /// Identifier of the provider.
    pub id: String,
}

/// The provider is removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProviderDeleteResponse {
    /// The entry is gone.
    pub deleted: bool,
}

/// A provider to try: a stored one, or one that is not stored yet.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderTestParams {
    /// Stored provider. Absent: the other members describe it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// Protocol to speak. Absent: that of the stored provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protocol: Option<ProviderProtocolInput>,
    /// Key to use. Absent: that of the stored provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub api_key: Option<String>,
    /// Address to use; at another one than that of the stored provider, its key is not used. Absent: that of the stored provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_point: Option<String>,
    /// Longest wait for an answer, in seconds. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network_timeout_seconds: Option<i64>,
    /// Attempts after a broken answer. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_max_retries: Option<i64>,
    /// Longest pause in an answer, in milliseconds. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_idle_timeout_ms: Option<i64>,
}

/// Whether a provider answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderTestResponse {
    /// It listed its models.
    pub success: bool,
    /// Protocol that was spoken.
    pub protocol: ProviderProtocol,
    /// Its models; empty on failure.
    pub models: Vec<ModelCatalogItem>,
    /// Code of the failure, such as `EndpointNotSupported`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
    /// Stored provider. Absent: it is not stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
}

/// A skill the agent can learn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillInfo {
    /// Identifier: the name of its directory.
    pub name: String,
    /// What it is for; its name where nothing is said.
    pub description: String,
    /// Where it comes from.
    pub source: SkillSource,
    /// The programs and environment variables that it declares are there.
    pub available: bool,
    /// What is missing; null when it is available.
    pub unavailable_reason: Option<String>,
    /// The agent may use it.
    pub enabled: bool,
    /// Absolute path of its `SKILL.md`.
    pub path: String,
    /// What the head of `SKILL.md` says, by key.
    pub metadata: BTreeMap<String, String>,
    /// True: the workspace has an adapted form, and it is in use. Absent: it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_variant: Option<bool>,
    /// Name for people. Absent: `name`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// One line for lists. Absent: `description`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_description: Option<String>,
    /// Small icon as a data URL. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon_small_data_url: Option<String>,
    /// Large icon as a data URL. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon_large_data_url: Option<String>,
    /// Text to begin with when the skill is chosen. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_prompt: Option<String>,
    /// Plugin that brings it; written when `source` is `plugin`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_id: Option<String>,
    /// Name of that plugin for people; written when `source` is `plugin`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_display_name: Option<String>,
}

/// Which skills to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillsListParams {
    /// List skills that lack something, too. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_unavailable: Option<bool>,
}

/// The skills of all sources.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsListResponse {
    /// One entry per name, sorted by name.
    pub skills: Vec<SkillInfo>,
}

/// A skill to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsReadParams {
    /// Name of the skill.
    pub name: String,
}

/// The source of a skill.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsReadResponse {
    /// Name of the skill.
    pub name: String,
    /// `SKILL.md` as it is, head included.
    pub content: String,
    /// What its head says, by key; null when it has none.
    pub metadata: Option<BTreeMap<String, String>>,
}

/// A skill to view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsViewParams {
    /// Name of the skill.
    pub name: String,
}

/// The text the agent gets.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsViewResponse {
    /// Name of the skill.
    pub name: String,
    /// Body of the form in use, without its head.
    pub content: String,
}

/// A skill whose adapted form to give up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsRestoreOriginalParams {
    /// Name of the skill.
    pub name: String,
}

/// Whether there was an adapted form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsRestoreOriginalResponse {
    /// Name of the skill.
    pub name: String,
    /// The source is in use again; false when it was all along.
    pub restored: bool,
}

/// A skill to switch on or off.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsSetEnabledParams {
    /// Name of the skill.
    pub name: String,
    /// True lets the agent use it.
    pub enabled: bool,
}

/// The skill after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsSetEnabledResponse {
    /// The skill, switched on or off.
    pub skill: SkillInfo,
}

/// A skill to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsUninstallParams {
    /// Name of the skill.
    pub name: String,
}

/// What was removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillsUninstallResponse {
    /// Name of the skill.
    pub name: String,
    /// The skill is gone.
    pub uninstalled: bool,
    /// Where it came from: `workspace` or `user`.
    pub source: SkillSource,
    /// Absolute path of the removed directory.
    pub removed_source_path: String,
    /// Adapted forms removed with it.
    pub removed_variant_count: i64,
}

/// The link between a thread and that of a subagent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSpawnEdge {
    /// Thread of the agent that spawned it.
    pub parent_thread_id: String,
    /// Thread of the subagent.
    pub child_thread_id: String,
    /// Turn in which it was spawned. Absent: not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent_turn_id: Option<String>,
    /// Steps below the root; a direct child has 1.
    pub depth: i64,
    /// Path of the agent in the tree, such as `/root/worker`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_path: Option<String>,
    /// Short name of the task: lower-case letters, digits and underscores. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task_name: Option<String>,
    /// Name of the agent for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_nickname: Option<String>,
    /// Role of the agent, such as `default`, `worker` or `explorer`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_role: Option<String>,
    /// Profile the agent runs under. Absent: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile_name: Option<String>,
    /// Kind of program that runs the agent. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_type: Option<String>,
    /// Messages can be sent to it.
    pub supports_send_message: bool,
    /// It takes follow-up tasks.
    pub supports_followup_task: bool,
    /// It can be closed.
    pub supports_close: bool,
    /// Whether it still belongs to its parent.
    pub status: SubAgentEdgeStatus,
    /// Creation time, ISO 8601 in UTC. Absent: not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_at: Option<String>,
    /// Time of the last change, ISO 8601 in UTC. Absent: not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<String>,
}

/// A subagent of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubAgentChild {
    /// Link to its parent.
    pub edge: ThreadSpawnEdge,
    /// Its thread. Absent: not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread: Option<Thread>,
}

/// What came of a request to a subagent.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubAgentControlResult {
    /// Path of the agent in the tree, such as `/root/worker`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_path: Option<String>,
    /// Short name of the task: lower-case letters, digits and underscores. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task_name: Option<String>,
    /// Name of the agent for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_nickname: Option<String>,
    /// Role of the agent, such as `default`, `worker` or `explorer`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent_role: Option<String>,
    /// Profile the agent runs under. Absent: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile_name: Option<String>,
    /// Kind of program that runs the agent. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_type: Option<String>,
    /// What happened, or the state of the subagent. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// Text for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Messages can be sent to it. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_send_message: Option<bool>,
    /// It takes follow-up tasks. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_followup_task: Option<bool>,
    /// It can be closed. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_close: Option<bool>,
}

/// Whose subagents to list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentChildrenListParams {
    /// The thread.
    pub parent_thread_id: String,
    /// List closed subagents, too. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_closed: Option<bool>,
    /// Answer their threads with them. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_threads: Option<bool>,
}

/// The subagents of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentChildrenListResponse {
    /// One entry per subagent.
    pub data: Vec<SubAgentChild>,
}

/// A message for a subagent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentSendMessageParams {
    /// Thread whose subagent is meant.
    pub parent_thread_id: String,
    /// Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent.
    pub target: String,
    /// Text of the message.
    pub message: String,
}

/// A task for a subagent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentFollowupTaskParams {
    /// Thread whose subagent is meant.
    pub parent_thread_id: String,
    /// Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent.
    pub target: String,
    /// Text of the task.
    pub message: String,
    /// What happens while it is busy. Absent: `queue`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delivery_mode: Option<SubAgentDeliveryMode>,
}

/// A subagent to close.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentCloseParams {
    /// Thread whose subagent is meant.
    pub parent_thread_id: String,
    /// Path of the subagent, absolute such as `/root/worker` or relative to the thread's own agent.
    pub target: String,
}

/// What one subagent is doing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubAgentProgressEntry {
    /// Name to show.
    pub label: String,
    /// Tool it is running; null while the model thinks.
    pub current_tool: Option<String>,
    /// Input tokens so far.
    pub input_tokens: i64,
    /// Output tokens so far.
    pub output_tokens: i64,
    /// It has ended.
    pub is_completed: bool,
}

/// What the subagents of a turn are doing; this is all of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentProgressNotification {
    /// Thread of the parent.
    pub thread_id: String,
    /// Turn of the parent.
    pub turn_id: String,
    /// One entry per subagent.
    pub entries: Vec<SubAgentProgressEntry>,
}

/// A subagent was spawned or closed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentGraphChangedNotification {
    /// Thread of the parent.
    pub parent_thread_id: String,
    /// Thread of the subagent.
    pub child_thread_id: String,
}

/// How one kind of subagent is run. Absent members take the default of the runtime.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubAgentProfileWrite {
    /// What runs it, such as `native` or `cli-oneshot`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime: Option<String>,
    /// Program to start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bin: Option<String>,
    /// Arguments of the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<String>>,
    /// Environment variables to set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<BTreeMap<String, String>>,
    /// Environment variables to pass through by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env_passthrough: Option<Vec<String>>,
    /// Where it works, such as `workspace`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub working_directory_mode: Option<String>,
    /// Its output arrives in parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_streaming: Option<bool>,
    /// An ended session can be taken up again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_resume: Option<bool>,
    /// Its model can be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_model_selection: Option<bool>,
    /// Form of the input, such as `text`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input_format: Option<String>,
    /// Form of the output, such as `text`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_format: Option<String>,
    /// How it gets its input, such as `arg`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input_mode: Option<String>,
    /// Argument that holds the input, with a placeholder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input_arg_template: Option<String>,
    /// Environment variable that holds the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input_env_key: Option<String>,
    /// Argument that takes up a session again, with a placeholder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resume_arg_template: Option<String>,
    /// JSON path of the session's identifier in its output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resume_session_id_json_path: Option<String>,
    /// Regular expression that finds the session's identifier in its output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resume_session_id_regex: Option<String>,
    /// JSON path of the answer in its output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_json_path: Option<String>,
    /// JSON path of the input tokens in its output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_input_tokens_json_path: Option<String>,
    /// JSON path of the output tokens in its output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_output_tokens_json_path: Option<String>,
    /// JSON path of all tokens in its output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_total_tokens_json_path: Option<String>,
    /// Argument that names a file for the answer, with a placeholder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_file_arg_template: Option<String>,
    /// The answer is read from that file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_output_file: Option<bool>,
    /// That file is deleted once it was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delete_output_file_after_read: Option<bool>,
    /// Largest output to take, in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_output_bytes: Option<i64>,
    /// Longest run, in the unit of the runtime.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout: Option<i64>,
    /// How far it is trusted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trust_level: Option<String>,
    /// Its own permission modes by approval mode of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permission_mode_mapping: Option<BTreeMap<String, String>>,
    /// What to strip from its output; a form of the server's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sanitization_rules: Option<RawJson>,
}

/// Whether a subagent can be used.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubAgentProfileDiagnostic {
    /// It is switched on.
    pub enabled: bool,
    /// Its program was found.
    pub binary_resolved: bool,
    /// The model is not told about it.
    pub hidden_from_prompt: bool,
    /// Why not. Absent: it is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden_reason: Option<String>,
    /// Problems, for people.
    pub warnings: Vec<String>,
}

/// One kind of subagent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubAgentProfileEntry {
    /// Name of the profile.
    pub name: String,
    /// It comes with the product.
    pub is_built_in: bool,
    /// It is meant to be copied, not used.
    pub is_template: bool,
    /// The workspace changes it.
    pub has_workspace_override: bool,
    /// It is used when none is named.
    pub is_default: bool,
    /// It is switched on.
    pub enabled: bool,
    /// How it is run, with all changes.
    pub definition: SubAgentProfileWrite,
    /// How the product would run it. Absent: it does not come with the product.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub built_in_defaults: Option<SubAgentProfileWrite>,
    /// Whether it can be used.
    pub diagnostic: SubAgentProfileDiagnostic,
}

/// Settings of all subagents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubAgentSettings {
    /// Sessions of external programs are taken up again. Default false.
    pub external_cli_session_resume_enabled: bool,
    /// Model of subagents; null or empty for that of the main agent.
    pub model: Option<String>,
    /// Shortest wait for a subagent, in milliseconds. Default 15000.
    pub min_wait_timeout_ms: i64,
    /// Wait when none is named, in milliseconds. Default 60000.
    pub default_wait_timeout_ms: i64,
    /// Longest wait, in milliseconds. Default 3600000.
    pub max_wait_timeout_ms: i64,
}

/// Kinds of subagents, and their settings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentProfilesListResponse {
    /// Profile used when none is named: `native`.
    pub default_name: String,
    /// Settings of all subagents.
    pub settings: SubAgentSettings,
    /// The profiles of product and workspace.
    pub profiles: Vec<SubAgentProfileEntry>,
}

/// Settings to change; absent members stay. At least one.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SubagentSettingsUpdateParams {
    /// Take up sessions of external programs again. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub external_cli_session_resume_enabled: Option<bool>,
    /// Model of subagents. Null or blank: that of the main agent; absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<Option<String>>,
    /// Shortest wait for a subagent, in milliseconds, 0 to 3600000. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_wait_timeout_ms: Option<i64>,
    /// Wait when none is named, in milliseconds, 0 to 3600000. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_wait_timeout_ms: Option<i64>,
    /// Longest wait, in milliseconds, 0 to 3600000. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_wait_timeout_ms: Option<i64>,
}

/// The settings after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentSettingsUpdateResponse {
    /// Settings of all subagents.
    pub settings: SubAgentSettings,
}

/// A profile to switch on or off.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentProfilesSetEnabledParams {
    /// Name of the profile.
    pub name: String,
    /// True lets the agent use it.
    pub enabled: bool,
}

/// The profile after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentProfilesSetEnabledResponse {
    /// The profile, switched on or off.
    pub profile: SubAgentProfileEntry,
}

/// A profile to store.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentProfilesUpsertParams {
    /// Name of the profile; that of a built-in one changes it in this workspace.
    pub name: String,
    /// How it is run; all of it is stored.
    pub definition: SubAgentProfileWrite,
}

/// The stored profile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentProfilesUpsertResponse {
    /// The profile as it was stored, with its diagnostic.
    pub profile: SubAgentProfileEntry,
}

/// A profile to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentProfilesRemoveParams {
    /// Name of the profile.
    pub name: String,
}

/// The profile is removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentProfilesRemoveResponse {
    /// The entry of the workspace is gone.
    pub removed: bool,
}

/// News of maintenance and retries.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceConfigChangedNotification {
    /// Method that caused it.
    pub source: String,
    /// What changed.
    pub regions: Vec<ConfigRegion>,
    /// When, ISO 8601 in UTC.
    pub changed_at: String,
}

/// How the heartbeat ended.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct HeartbeatTriggerResponse {
    /// What the agent answered; null when `HEARTBEAT.md` is missing or empty.
    pub result: Option<String>,
    /// What went wrong; null when nothing did.
    pub error: Option<String>,
}

/// A job in the background ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SystemJobResultNotification {
    /// What started it.
    pub source: SystemJobSource,
    /// Scheduled job. Absent: not one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub job_id: Option<String>,
    /// Name of the job. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub job_name: Option<String>,
    /// Thread it ran in. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// What the agent answered, in full; null for nothing.
    pub result: Option<String>,
    /// What went wrong; null when nothing did.
    pub error: Option<String>,
    /// Tokens used. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_usage: Option<TokenUsage>,
}

/// Answer to `GET /healthz`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HealthStatus {
    /// Always `ok`.
    pub status: String,
}

/// A shell process that the server runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BackgroundTerminal {
    /// Opaque identifier, such as `term_abcd1234`.
    pub session_id: String,
    /// Thread it belongs to.
    pub thread_id: String,
    /// Turn that started it. Absent: not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
    /// Tool call that started it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call_id: Option<String>,
    /// The command line.
    pub command: String,
    /// Absolute path it runs in.
    pub working_directory: String,
    /// Where it runs.
    pub source: CommandSource,
    /// State of the process.
    pub status: TerminalStatus,
    /// What it printed, possibly cut. Absent: not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// File with all of its output. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_path: Option<String>,
    /// Exit code; null while it runs.
    pub exit_code: Option<i64>,
    /// Start, ISO 8601 in UTC.
    pub started_at: String,
    /// End, ISO 8601 in UTC; null while it runs.
    pub completed_at: Option<String>,
    /// Time since the start, or to the end, in milliseconds. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall_time_ms: Option<i64>,
    /// Length of the whole output, in characters. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub original_output_chars: Option<i64>,
    /// `output` is cut. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated: Option<bool>,
    /// Why it runs in the background, such as `runInBackground`. Absent: it does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background_reason: Option<String>,
}

/// Whose processes to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalListParams {
    /// The thread. Absent: all threads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
}

/// Shell processes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalListResponse {
    /// One entry per process.
    pub terminals: Vec<BackgroundTerminal>,
}

/// A process to read from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalReadParams {
    /// Identifier of the process.
    pub session_id: String,
    /// Longest time to wait for news, in milliseconds. Absent: does not wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wait_ms: Option<i64>,
    /// Largest part of the output to answer, in characters. Absent: the server's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_output_chars: Option<i64>,
}

/// The process.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalReadResponse {
    /// The process with its output.
    pub terminal: BackgroundTerminal,
}

/// Input for a process.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalWriteParams {
    /// Identifier of the process.
    pub session_id: String,
    /// Text to write to its standard input.
    pub input: String,
    /// Time to let it react before the answer, in milliseconds. Absent: the server's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yield_time_ms: Option<i64>,
    /// Largest part of the output to answer, in characters. Absent: the server's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_output_chars: Option<i64>,
}

/// The process.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalWriteResponse {
    /// The process with its output.
    pub terminal: BackgroundTerminal,
}

/// A process to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalStopParams {
    /// Identifier of the process.
    pub session_id: String,
}

/// The process.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalStopResponse {
    /// The stopped process.
    pub terminal: BackgroundTerminal,
}

/// Whose processes to clean up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerminalCleanParams {
    /// The thread.
    pub thread_id: String,
}

/// What is left of the processes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalCleanResponse {
    /// Those that were started meanwhile.
    pub terminals: Vec<BackgroundTerminal>,
}

/// A process started.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalStartedNotification {
    /// The process at its start.
    pub terminal: BackgroundTerminal,
}

/// A process printed something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalOutputDeltaNotification {
    /// The process as it is now.
    pub terminal: BackgroundTerminal,
    /// The new text.
    pub delta: String,
}

/// A process ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalCompletedNotification {
    /// The process with its exit code.
    pub terminal: BackgroundTerminal,
}

/// A process makes no progress.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalStalledNotification {
    /// The process as it is now.
    pub terminal: BackgroundTerminal,
}

/// A process was forgotten.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TerminalCleanedNotification {
    /// The process as it was.
    pub terminal: BackgroundTerminal,
}

/// On whose behalf, and from where, a client works with threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// States that `item/widget-state/set` keeps, by tool call. Absent: none. No published member.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub widget_states: Option<BTreeMap<String, RawJson>>,
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RuntimeAdditionalContextEntry {
    /// Kind of context.
    pub kind: RuntimeAdditionalContextKind,
    /// The text; at most 16 KiB. Must not hold secrets.
    pub value: String,
}

/// A thread to create.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadStartResponse {
    /// The thread, without turns.
    pub thread: Thread,
}

/// A thread to load and make active.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadResumeResponse {
    /// The thread.
    pub thread: Thread,
}

/// Which threads to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadListResponse {
    /// One row per thread.
    pub data: Vec<ThreadSummary>,
    /// Opaque cursor of the next page. Absent: this was the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
    /// Number of threads that passed the filters, over all pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_matched: Option<i64>,
}

/// A thread to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadResponse {
    /// The thread, with the turns that were asked for.
    pub thread: Thread,
    /// The page that was read. Absent: paging was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_page: Option<TurnPage>,
}

/// A thread to observe.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSubscribeParams {
    /// The thread.
    pub thread_id: String,
    /// Send a few recent notifications again first, if the server still has them. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replay_recent: Option<bool>,
}

/// A thread to stop observing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnsubscribeParams {
    /// The thread.
    pub thread_id: String,
}

/// A new title for a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRenameParams {
    /// The thread.
    pub thread_id: String,
    /// The title; not empty.
    pub display_name: String,
}

/// A thread to delete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDeleteParams {
    /// The thread; not one of a subagent.
    pub thread_id: String,
}

/// A thread to pause.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadPauseParams {
    /// The thread.
    pub thread_id: String,
}

/// A thread to archive.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadArchiveParams {
    /// The thread; not one of a subagent.
    pub thread_id: String,
}

/// An archived thread to make active again.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnarchiveParams {
    /// The thread.
    pub thread_id: String,
}

/// Changed settings of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadConfigUpdateParams {
    /// The thread.
    pub thread_id: String,
    /// The settings to change; absent members stay as they are.
    pub config: ThreadConfiguration,
}

/// A new mode for a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadModeSetParams {
    /// The thread.
    pub thread_id: String,
    /// Mode to switch the thread to.
    pub mode: AgentMode,
}

/// A thread came into being.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadStartedNotification {
    /// The thread.
    pub thread: Thread,
}

/// A thread was resumed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadResumedNotification {
    /// The thread; may be short.
    pub thread: Thread,
    /// Channel that resumed it.
    pub resumed_by: String,
}

/// Data of a thread changed, such as its worktree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadUpdatedNotification {
    /// The thread; may be short, and turns that are missing are not deleted.
    pub thread: Thread,
}

/// A thread has a new title.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRenamedNotification {
    /// The thread.
    pub thread_id: String,
    /// The new title.
    pub display_name: String,
}

/// A thread was deleted.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDeletedNotification {
    /// The thread.
    pub thread_id: String,
}

/// A thread's status changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRuntimeChangedNotification {
    /// The thread.
    pub thread_id: String,
    /// What it is doing now; replaces what was known.
    pub runtime: ThreadRuntimeState,
}

/// The queue of a thread changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueUpdatedNotification {
    /// The thread.
    pub thread_id: String,
    /// The whole queue, in order.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// Where the copied part of a thread ends.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ForkPoint {
    /// Turn of the source at which to cut.
    pub turn_id: String,
    /// Item of that turn at which to cut. Absent: the whole turn counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item_id: Option<String>,
    /// Which side of that place to cut. Absent: `after`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<ForkPosition>,
}

/// A thread to copy, and how far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadForkParams {
    /// Thread to copy from; it stays as it is.
    pub thread_id: String,
    /// File of the source; it has to be under `.craft/threads` and belong to `threadId`. Absent: found by the identifier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Where the copy ends. Absent: all of the history is copied.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fork_point: Option<ForkPoint>,
    /// On whose behalf, and from where. What is missing is taken from the source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identity: Option<SessionIdentity>,
    /// Settings that go on top of the copied ones. Absent: the source's settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config: Option<ThreadConfiguration>,
    /// Title of the copy. Absent: derived by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Keep the copy in memory only, out of ordinary lists. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ephemeral: Option<bool>,
    /// Leave the turns out of the answer. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclude_turns: Option<bool>,
}

/// The copy of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadForkResponse {
    /// The new thread; `forkedFromId` names its source.
    pub thread: Thread,
}

/// How many turns to take back.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRollbackParams {
    /// The thread.
    pub thread_id: String,
    /// Turns to drop from the end; at least 1.
    pub num_turns: i64,
}

/// The shortened thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadRollbackResponse {
    /// The thread with the turns and items that are left.
    pub thread: Thread,
}

/// How clients show a tool. The model never sees it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// Data for clients, never shown to the model. Absent: none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<ToolMeta>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToolContentItemText {
    /// The text.
    pub text: String,
}

/// A picture, embedded or by URL.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// Code of the failure: one of `DynamicToolErrorCode`, or another. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// Text of the failure. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error_message: Option<String>,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserInputOption {
    /// The answer; the recommended one comes first and says so.
    pub label: String,
    /// What choosing it means.
    pub description: String,
}

/// A question for the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInputQuestion {
    /// Key of the answer, in snake_case.
    pub id: String,
    /// Short title.
    pub header: String,
    /// Text to show.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserInputAnswer {
    /// The chosen labels, or the typed text.
    pub answers: Vec<String>,
}

/// The answers to a set of questions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserInputResult {
    /// Answers by question `id`; empty when the user dismissed the questions.
    pub answers: BTreeMap<String, UserInputAnswer>,
}

/// Questions the user has to answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemToolRequestUserInputResolvedNotification {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
    /// The `userInputResponse` item.
    pub item: Item,
}

/// A tool of the server.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolInfo {
    /// Name the model calls it by.
    pub name: String,
    /// What it does.
    pub description: String,
    /// Icon: an emoji.
    pub icon: String,
    /// Where it comes from; always `builtin`.
    pub source: String,
    /// It may be used in the mode `plan`.
    pub plan_mode: bool,
}

/// Which tools to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ToolListParams {
    /// `plan`: only tools of that mode. Anything else and absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
}

/// The server's own tools.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToolListResponse {
    /// The tools, sorted by name.
    pub tools: Vec<ToolInfo>,
}

/// One exchange: what the user said and what the agent did about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChatMessage {
    /// Who speaks, such as `user` or `assistant`.
    pub role: String,
    /// The message, as text or in parts.
    pub content: RawJson,
}

/// Input for a new turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnStartResponse {
    /// The turn, running and without items.
    pub turn: Turn,
}

/// Input to append to a thread's queue.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnEnqueueResponse {
    /// The new entry.
    pub queued_input: QueuedTurnInput,
    /// The whole queue, in order.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// A turn to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnInterruptParams {
    /// The thread.
    pub thread_id: String,
    /// The turn.
    pub turn_id: String,
}

/// A queued input to drop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnQueueRemoveParams {
    /// The thread.
    pub thread_id: String,
    /// Entry of the queue to drop.
    pub queued_input_id: String,
}

/// The queue after an input was dropped.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnQueueRemoveResponse {
    /// The whole queue, in order.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// A turn began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnStartedNotification {
    /// The turn, with the user's message.
    pub turn: Turn,
}

/// A turn ended well.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnCompletedNotification {
    /// The turn as stored, with items and token usage.
    pub turn: Turn,
}

/// A turn ended with an error.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnFailedNotification {
    /// The turn as stored, with `error` set.
    pub turn: Turn,
    /// What went wrong. Absent: read `turn.error`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// A turn was stopped.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnCancelledNotification {
    /// The turn as stored.
    pub turn: Turn,
    /// Why, for people.
    pub reason: String,
}

/// The files changed by a turn. The members are not published; readers accept any object.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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

/// A new order of the queue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnQueueReorderParams {
    /// The thread.
    pub thread_id: String,
    /// All identifiers of the queue, in the new order.
    pub ordered_queued_input_ids: Vec<String>,
}

/// The queue after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnQueueReorderResponse {
    /// All waiting inputs, in the new order.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// A waiting input to hand to the running turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnSteerParams {
    /// The thread.
    pub thread_id: String,
    /// Turn that has to be the running one.
    pub expected_turn_id: String,
    /// Entry of the queue.
    pub queued_input_id: String,
    /// Person in a chat who says it. Absent: the client's own user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sender: Option<SenderContext>,
}

/// The turn and the queue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnSteerResponse {
    /// Turn that gets the input.
    pub turn_id: String,
    /// All waiting inputs; the entry is `guidancePending`.
    pub queued_inputs: Vec<QueuedTurnInput>,
}

/// Content of a `ui://` resource.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UiResourceContent {
    /// Address of the resource.
    pub uri: String,
    /// MIME type, such as `text/html;profile=mcp-app`. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// The content. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A resource to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UiResourceReadParams {
    /// Thread whose app owns the resource.
    pub thread_id: String,
    /// Namespace of the app's tools. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Address of the resource; begins with `ui://`.
    pub uri: String,
}

/// A resource in parts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UiResourceReadResponse {
    /// The resource, in one or more parts.
    pub contents: Vec<UiResourceContent>,
}

/// A call made by what an app shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UiToolCallParams {
    /// Thread of the app.
    pub thread_id: String,
    /// Namespace of the app's tools. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Name of the tool.
    pub tool: String,
    /// Object of arguments.
    pub arguments: RawJson,
    /// Tool call whose result is shown. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_call_id: Option<String>,
}

/// A link to open.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UiOpenLinkParams {
    /// Address to open, with the scheme `http`, `https` or `mailto`.
    pub url: String,
}

/// What the model shall know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UiUpdateModelContextParams {
    /// Thread of the app.
    pub thread_id: String,
    /// Namespace of the app's tools. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Tool call whose result is shown; with the namespace it names the page. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_call_id: Option<String>,
    /// Text for the model. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Vec<ToolContentItem>>,
    /// Data for the model. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_content: Option<RawJson>,
}

/// State to keep with a tool call.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemWidgetStateSetParams {
    /// The tool call.
    pub call_id: String,
    /// The thread.
    pub thread_id: String,
    /// The state, in a form of the app's own. Null or absent: forgets it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub widget_state: Option<RawJson>,
}

/// Whether a state was forgotten.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ItemWidgetStateSetResponse {
    /// No state is kept any more.
    pub cleared: bool,
}

/// How a tool's result is shown; the member `ui` of a tool's `_meta`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolUiMeta {
    /// Resource that shows it; begins with `ui://`.
    pub resource_uri: String,
    /// Who may call the tool. Absent: not restricted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visibility: Option<Vec<ToolUiVisibility>>,
    /// Object of content security rules for the view. Absent: the client's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub csp: Option<RawJson>,
    /// Browser permissions the view asks for. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permissions: Option<Vec<String>>,
    /// The view wants a border. Absent: no preference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prefers_border: Option<bool>,
    /// Origin to run the view under. Absent: chosen by the client.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub domain: Option<String>,
}

/// Data of a tool for clients. Unknown members are kept as they are.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ToolMeta {
    /// How results of the tool are shown. Absent: as any tool's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ui: Option<ToolUiMeta>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// Tokens used over all model calls.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// What was used in all, as far as it was traced; zero where nothing was.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UsageSummaryResponse {
    /// Traced conversations.
    pub session_count: i64,
    /// Requests to models.
    pub total_requests: i64,
    /// Answers of models.
    pub total_responses: i64,
    /// Tool calls.
    pub total_tool_calls: i64,
    /// Errors of models and tools.
    pub total_errors: i64,
    /// Times a context was shortened.
    pub total_context_compactions: i64,
    /// Input tokens.
    pub total_input_tokens: i64,
    /// Output tokens.
    pub total_output_tokens: i64,
    /// Input read from caches, in tokens.
    pub total_cached_input_tokens: i64,
    /// Input written to caches, in tokens.
    pub total_cache_write_input_tokens: i64,
    /// Input neither read from nor written to caches, in tokens.
    pub total_fresh_input_tokens: i64,
    /// Input not read from caches, in tokens.
    pub total_non_cached_input_tokens: i64,
    /// Output spent on reasoning, in tokens.
    pub total_reasoning_output_tokens: i64,
    /// Time spent in tools, in milliseconds.
    pub total_tool_duration_ms: i64,
    /// Average time of a tool call, in milliseconds.
    pub avg_tool_duration_ms: f64,
    /// Longest time of a tool call, in milliseconds.
    pub max_tool_duration_ms: i64,
    /// Share of the input read from caches, 0.0 to 1.0; 0 without input.
    pub cache_hit_rate: f64,
    /// Input and output tokens together.
    pub total_tokens: i64,
}

/// What was used on one day.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UsageDay {
    /// The day, as `2026-05-01`, in the time zone that was asked for.
    pub date: String,
    /// Input tokens.
    pub input_tokens: i64,
    /// Output tokens.
    pub output_tokens: i64,
    /// Input and output tokens together.
    pub total_tokens: i64,
    /// Conversations that began.
    pub session_count: i64,
}

/// Which days to report.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UsageTimeseriesParams {
    /// First day, as `2026-05-01`. Absent: the oldest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Last day, as `2026-05-31`. Absent: today.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Distance of the time zone from UTC, in minutes, cut to -840 to 840. Absent: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tz_offset_minutes: Option<i64>,
}

/// What was used by day.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UsageTimeseriesResponse {
    /// Distance of the time zone from UTC, in minutes.
    pub tz_offset_minutes: i64,
    /// Longest single task, in milliseconds.
    pub longest_task_ms: i64,
    /// Days on which something was used, oldest first.
    pub days: Vec<UsageDay>,
}

/// The most used of several things.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RankedMetric {
    /// Name of the most used one.
    pub key: String,
    /// How often it was used.
    pub count: i64,
    /// How often any was used.
    pub total: i64,
}

/// How often a skill was used.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillUsage {
    /// Name of the skill.
    pub name: String,
    /// How often it was used.
    pub count: i64,
    /// Plugin that brings it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_id: Option<String>,
    /// Name of that plugin for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plugin_display_name: Option<String>,
}

/// How much to tell.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProfileInsightsParams {
    /// Largest number of skills, cut to 1 to 20. Absent: 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top_skills: Option<i64>,
}

/// What the user does most.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProfileInsightsResponse {
    /// Most used model. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top_model: Option<RankedMetric>,
    /// Most used reasoning effort, in lower case such as `extrahigh`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top_reasoning: Option<RankedMetric>,
    /// Different skills that were used.
    pub skills_explored: i64,
    /// How often skills were used.
    pub total_skills_used: i64,
    /// Number of threads.
    pub total_threads: i64,
    /// Skills, most used first, then by name.
    pub skills: Vec<SkillUsage>,
}

/// Changes that need a commit message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceCommitMessageSuggestParams {
    /// Thread whose conversation explains the changes.
    pub thread_id: String,
    /// Changed files, relative to the workspace; at least one.
    pub paths: Vec<String>,
    /// Largest part of the difference to read, in characters. Absent: the server's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_diff_chars: Option<i64>,
}

/// A commit message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WorkspaceCommitMessageSuggestResponse {
    /// Subject line, and where useful an empty line and a body.
    pub message: String,
}

/// A suggestion of what to ask for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WelcomeSuggestionItem {
    /// Short text to show.
    pub title: String,
    /// Input to send when it is chosen.
    pub prompt: String,
    /// Why it is suggested. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Whose suggestions, and how many.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WelcomeSuggestionsParams {
    /// On whose behalf, and from where; `workspacePath` is required.
    pub identity: SessionIdentity,
    /// Largest number of suggestions. Absent: 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i64>,
}

/// Suggestions for the first message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WelcomeSuggestionsResponse {
    /// The suggestions; may be empty.
    pub items: Vec<WelcomeSuggestionItem>,
    /// Where they come from.
    pub source: WelcomeSuggestionSource,
    /// When they were made, ISO 8601 in UTC.
    pub generated_at: String,
    /// Changes when the suggestions do; `none` when there are none.
    pub fingerprint: String,
}

/// One setting that can be edited.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigSchemaField {
    /// Name of the setting in its section.
    pub key: String,
    /// Kind of value, such as a text, a number or a choice.
    pub type_: String,
    /// When a change takes effect. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reload: Option<ReloadBehavior>,
    /// Part of the server that restarts; written when `reload` is `subsystemRestart`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subsystem_key: Option<String>,
    /// Name for people. Absent: `key`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Explanation for people. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// The value is secret and must not be shown. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sensitive: Option<bool>,
    /// Value when nothing is set. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_value: Option<RawJson>,
    /// Values to choose from. Absent: any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<String>>,
    /// Smallest number. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<i64>,
    /// Largest number. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<i64>,
}

/// A group of settings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigSchemaSection {
    /// Title of the group.
    pub section: String,
    /// Place among the groups, smallest first.
    pub order: i64,
    /// Keys that lead to the group in the file; null at the top.
    pub path: Option<Vec<String>>,
    /// Settings in the group.
    pub fields: Vec<ConfigSchemaField>,
    /// Key under which the group stands; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub root_key: Option<String>,
    /// Settings of one entry, where the group is a list; written by later releases only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item_fields: Option<Vec<ConfigSchemaField>>,
}

/// All settings that can be edited.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WorkspaceConfigSchemaResponse {
    /// The groups of settings.
    pub sections: Vec<ConfigSchemaSection>,
}

/// Settings to change: an absent member stays, null removes the setting. At least one.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceConfigUpdateParams {
    /// Model of new threads. Null, empty or `Default`: none chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<Option<String>>,
    /// Model provider. Null: none chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<Option<String>>,
    /// Refused: keys belong to providers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub api_key: Option<Option<String>>,
    /// Refused: addresses belong to providers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_point: Option<Option<String>>,
    /// Suggestions are made. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub welcome_suggestions_enabled: Option<Option<bool>>,
    /// The agent may improve skills by itself; takes effect after a restart. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_self_learning_enabled: Option<Option<bool>>,
    /// Memory is consolidated by itself. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_auto_consolidate_enabled: Option<Option<bool>>,
    /// Memory is worked over in the background. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams_enabled: Option<Option<bool>>,
    /// Time between two such runs, as `24:00:00`; above zero. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams_interval: Option<Option<String>>,
    /// Threads such a run reads, latest first; above 0. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams_thread_lookback_count: Option<Option<i64>>,
    /// What such a run writes is used without review. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams_auto_apply: Option<Option<bool>>,
    /// What happens when a tool needs consent. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_approval_policy: Option<Option<WorkspaceDefaultApprovalPolicy>>,
    /// Language servers are used. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tools_lsp_enabled: Option<Option<bool>>,
    /// Reasoning settings of new threads. Null: the model's defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning: Option<Option<ReasoningConfig>>,
}

/// The changed settings with their stored values; null where a setting was removed.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceConfigUpdateResponse {
    /// Model of new threads. Null, empty or `Default`: none chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<Option<String>>,
    /// Model provider. Null: none chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<Option<String>>,
    /// Suggestions are made. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub welcome_suggestions_enabled: Option<Option<bool>>,
    /// The agent may improve skills by itself; takes effect after a restart. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills_self_learning_enabled: Option<Option<bool>>,
    /// Memory is consolidated by itself. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_auto_consolidate_enabled: Option<Option<bool>>,
    /// Memory is worked over in the background. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams_enabled: Option<Option<bool>>,
    /// Time between two such runs, as `24:00:00`; above zero. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams_interval: Option<Option<String>>,
    /// Threads such a run reads, latest first; above 0. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams_thread_lookback_count: Option<Option<i64>>,
    /// What such a run writes is used without review. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreams_auto_apply: Option<Option<bool>>,
    /// What happens when a tool needs consent. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_approval_policy: Option<Option<WorkspaceDefaultApprovalPolicy>>,
    /// Language servers are used. Null: the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tools_lsp_enabled: Option<Option<bool>>,
    /// Reasoning settings of new threads. Null: the model's defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning: Option<Option<ReasoningConfig>>,
}

/// Git worktree a thread works in.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadWorktreeDirtyHandoffInfo {
    /// Carrying them over was asked for. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requested: Option<bool>,
    /// How carrying them over ended. Absent: not stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// Files carried over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copied_file_count: Option<i64>,
    /// Deletions carried over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deleted_file_count: Option<i64>,
}

/// State of a worktree on disk.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadWorktreeStatus {
    /// Thread that works in it.
    pub thread_id: String,
    /// The worktree as it was recorded.
    pub worktree: ThreadWorktreeInfo,
    /// Absolute path.
    pub path: String,
    /// Branch that belongs to it.
    pub branch_name: String,
    /// Commit checked out now. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head: Option<String>,
    /// The directory exists.
    pub exists: bool,
    /// Git knows it as a worktree.
    pub is_git_worktree: bool,
    /// Files differ from the last commit.
    pub has_uncommitted_changes: bool,
    /// The branch has commits that its base has not.
    pub has_commits_ahead_of_base: bool,
    /// Number of those commits.
    pub ahead_count: i64,
}

/// A thread to copy into a new worktree.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorktreeCreateAndForkParams {
    /// Thread to copy from; it and its files stay as they are.
    pub source_thread_id: String,
    /// Where the copy ends. Absent: all of the history is copied.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fork_point: Option<ForkPoint>,
    /// On whose behalf, and from where. What is missing is taken from the source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identity: Option<SessionIdentity>,
    /// Settings that go on top of the copied ones. Absent: the source's settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config: Option<ThreadConfiguration>,
    /// Title of the copy. Absent: derived by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Leave the turns out of the answer. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclude_turns: Option<bool>,
    /// Branch to make for the worktree. Absent: chosen by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch_name: Option<String>,
    /// Branch or commit to start from. Absent: what is checked out where the source works.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_ref: Option<String>,
    /// Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Take uncommitted changes along. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy_dirty_changes: Option<bool>,
}

/// The copied thread and its worktree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WorktreeCreateAndForkResponse {
    /// The new thread.
    pub thread: Thread,
    /// The worktree it works in.
    pub worktree: ThreadWorktreeInfo,
}

/// A thread to start in a new worktree.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorktreeCreateAndStartParams {
    /// On whose behalf, and from where.
    pub identity: SessionIdentity,
    /// Settings of the thread. Absent: workspace defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub config: Option<ThreadConfiguration>,
    /// Tools this connection runs for the thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dynamic_tools: Option<Vec<DynamicToolSpec>>,
    /// Context for the system prompt by key, as in `thread/start`. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional_context: Option<BTreeMap<String, RuntimeAdditionalContextEntry>>,
    /// Who keeps the history. Absent: `server`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history_mode: Option<HistoryMode>,
    /// Title. Absent: derived from the first message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Branch to make for the worktree. Absent: chosen by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch_name: Option<String>,
    /// Branch or commit to start from. Absent: what is checked out where the source works.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_ref: Option<String>,
    /// Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Take uncommitted changes along. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy_dirty_changes: Option<bool>,
}

/// The new thread and its worktree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WorktreeCreateAndStartResponse {
    /// The thread, without turns.
    pub thread: Thread,
    /// The worktree it works in.
    pub worktree: ThreadWorktreeInfo,
}

/// A thread to move between workspace and worktree.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadWorktreeHandoffParams {
    /// The thread.
    pub thread_id: String,
    /// Where it moves.
    pub mode: WorktreeHandoffMode,
    /// Branch to make for the worktree. Absent: chosen by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch_name: Option<String>,
    /// Branch or commit to start from. Absent: what is checked out where the source works.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_ref: Option<String>,
    /// Path of the worktree; has to be under `<workspace>/.craft/worktrees/`. Absent: chosen by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Take uncommitted changes along. Absent: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy_dirty_changes: Option<bool>,
}

/// The moved thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadWorktreeHandoffResponse {
    /// The thread; its identifier is the same.
    pub thread: Thread,
    /// Where it works now.
    pub mode: WorktreeHandoffMode,
    /// The worktree it works in, or has left. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worktree: Option<ThreadWorktreeInfo>,
    /// What became of uncommitted changes. Absent: there were none to carry over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dirty_handoff: Option<ThreadWorktreeDirtyHandoffInfo>,
}

/// Which worktrees to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorktreeListParams {
    /// Whose threads. Absent: those of all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identity: Option<SessionIdentity>,
    /// List worktrees whose thread is gone, too. Absent: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_orphans: Option<bool>,
}

/// Worktrees that the server made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WorktreeListResponse {
    /// One entry per worktree.
    pub data: Vec<ThreadWorktreeStatus>,
}

/// Whose worktree to look at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorktreeStatusParams {
    /// The thread.
    pub thread_id: String,
}

support::object! {
    AgentProfileDiagnostic {
        0 severity: String = "severity", required, plain;
        1 code: String = "code", required, plain;
        2 message: String = "message", required, plain;
    }
}

support::object! {
    AgentProfileEntry {
        0 id: String = "id", required, plain;
        1 description: Option<String> = "description", default, plain;
        2 source: AgentProfileSource = "source", required, plain;
        3 path: Option<String> = "path", default, plain;
        4 updated_at: Option<String> = "updatedAt", default, plain;
        5 fingerprint: String = "fingerprint", required, plain;
        6 valid: bool = "valid", required, plain;
        7 is_built_in: Option<bool> = "isBuiltIn", default, plain;
        8 read_only: Option<bool> = "readOnly", default, plain;
        9 shadowed: Option<bool> = "shadowed", default, plain;
        10 source_stack: Option<Vec<String>> = "sourceStack", default, plain;
        11 locked_fields: Option<Vec<String>> = "lockedFields", default, plain;
        12 restricted_fields: Option<Vec<String>> = "restrictedFields", default, plain;
        13 trust_restricted: Option<bool> = "trustRestricted", default, plain;
        14 stale_thread_ids: Option<Vec<String>> = "staleThreadIds", default, plain;
        15 diagnostics: Vec<AgentProfileDiagnostic> = "diagnostics", required, plain;
        16 raw_content: Option<String> = "rawContent", default, plain;
        17 compiled_config: Option<ThreadConfiguration> = "compiledConfig", default, plain;
    }
}

support::object! {
    AgentProfilesListParams {
        0 source: Option<AgentProfileSource> = "source", default, plain;
        1 include_invalid: Option<bool> = "includeInvalid", default, plain;
    }
}

support::object! {
    AgentProfilesListResponse {
        0 profiles: Vec<AgentProfileEntry> = "profiles", required, plain;
    }
}

support::object! {
    AgentProfilesReadParams {
        0 id: String = "id", required, plain;
        1 source: Option<AgentProfileSource> = "source", default, plain;
    }
}

support::object! {
    AgentProfilesReadResponse {
        0 profile: AgentProfileEntry = "profile", required, plain;
    }
}

support::object! {
    AgentProfilesValidateParams {
        0 raw_content: String = "rawContent", required, plain;
        1 source: Option<AgentProfileSource> = "source", default, plain;
    }
}

support::object! {
    AgentProfileSummary {
        0 id: Option<String> = "id", default, plain;
        1 description: Option<String> = "description", default, plain;
    }
}

support::object! {
    AgentProfilesValidateResponse {
        0 valid: bool = "valid", required, plain;
        1 diagnostics: Vec<AgentProfileDiagnostic> = "diagnostics", required, plain;
        2 summary: Option<AgentProfileSummary> = "summary", default, plain;
        3 compiled_config: Option<ThreadConfiguration> = "compiledConfig", default, plain;
    }
}

support::object! {
    AgentProfilesUpsertParams {
        0 id: String = "id", required, plain;
        1 source: AgentProfileSource = "source", required, plain;
        2 raw_content: String = "rawContent", required, plain;
    }
}

support::object! {
    AgentProfilesUpsertResponse {
        0 profile: AgentProfileEntry = "profile", required, plain;
    }
}

support::object! {
    AgentProfilesRemoveParams {
        0 id: String = "id", required, plain;
        1 source: AgentProfileSource = "source", required, plain;
    }
}

support::object! {
    AgentProfilesRemoveResponse {
        0 removed: bool = "removed", required, plain;
    }
}

support::object! {
    AgentProfilesRefreshThreadParams {
        0 thread_id: String = "threadId", required, plain;
        1 profile_id: Option<String> = "profileId", default, plain;
    }
}

support::object! {
    AgentProfileAudit {
        0 event: Option<String> = "event", default, plain;
        1 code: Option<String> = "code", default, plain;
        2 thread_id: Option<String> = "threadId", default, plain;
        3 profile_id: Option<String> = "profileId", default, plain;
        4 status: Option<String> = "status", default, plain;
    }
}

support::object! {
    AgentProfilesRefreshThreadResponse {
        0 thread_id: String = "threadId", required, plain;
        1 profile: AgentProfileEntry = "profile", required, plain;
        2 config: ThreadConfiguration = "config", required, plain;
        3 was_stale: bool = "wasStale", required, plain;
        4 audit: AgentProfileAudit = "audit", required, plain;
    }
}

support::object! {
    AgentProfilesBuilderDraftReadParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    AgentProfileBuilderDraft {
        0 thread_id: String = "threadId", required, plain;
        1 target_id: String = "targetId", required, plain;
        2 target_source: String = "targetSource", required, plain;
        3 raw_content: String = "rawContent", required, plain;
    }
}

support::object! {
    AgentProfilesBuilderDraftUpdateParams {
        0 thread_id: String = "threadId", required, plain;
        1 raw_content: String = "rawContent", required, plain;
    }
}

support::object! {
    ThreadOriginApp {
        0 app_id: String = "appId", required, plain;
        1 display_name: String = "displayName", required, plain;
        2 icon: Option<String> = "icon", default, plain;
        3 member_id: Option<String> = "memberId", default, plain;
    }
}

support::object! {
    AppBindingSummary {
        0 thread_id: String = "threadId", required, plain;
        1 binding_id: String = "bindingId", required, plain;
        2 binding_request_id: Option<String> = "bindingRequestId", default, plain;
        3 app_id: String = "appId", required, plain;
        4 display_name: Option<String> = "displayName", default, plain;
        5 icon: Option<String> = "icon", default, plain;
        6 tool_namespace: Option<String> = "toolNamespace", default, plain;
        7 state: AppBindingState = "state", required, plain;
        8 connection_state: Option<AppConnectionState> = "connectionState", default, plain;
        9 granted_scopes: Option<Vec<String>> = "grantedScopes", default, plain;
        10 attached_tool_count: Option<i64> = "attachedToolCount", default, plain;
        11 expires_at: Option<String> = "expiresAt", default, plain;
        12 last_changed_at: Option<String> = "lastChangedAt", default, plain;
        13 diagnostic: Option<String> = "diagnostic", default, plain;
    }
}

support::object! {
    AppBindingConfirmation {
        0 required: Option<bool> = "required", default, plain;
        1 risk: Option<AppRisk> = "risk", default, plain;
        2 message: Option<String> = "message", default, plain;
    }
}

support::object! {
    AppBindingRequestCreateParams {
        0 thread_id: String = "threadId", required, plain;
        1 app_id: String = "appId", required, plain;
        2 requested_scopes: Vec<String> = "requestedScopes", required, plain;
        3 requested_tools: Option<Vec<String>> = "requestedTools", default, plain;
        4 reason: Option<String> = "reason", default, plain;
        5 source: String = "source", required, plain;
    }
}

support::object! {
    AppBindingRequestCreateResponse {
        0 binding_request_id: String = "bindingRequestId", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 app_id: String = "appId", required, plain;
        3 requested_scopes: Vec<String> = "requestedScopes", required, plain;
        4 state: AppBindingState = "state", required, plain;
        5 token_expires_at: String = "tokenExpiresAt", required, plain;
        6 handoff: AppHandoff = "handoff", required, plain;
        7 confirmation: Option<AppBindingConfirmation> = "confirmation", default, plain;
    }
}

support::object! {
    AppBindingRequestGetParams {
        0 binding_request_id: String = "bindingRequestId", required, plain;
        1 request_token: String = "requestToken", required, plain;
        2 app_id: String = "appId", required, plain;
    }
}

support::object! {
    AppBindingRequestGetResponse {
        0 binding_request_id: String = "bindingRequestId", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 thread_title: Option<String> = "threadTitle", default, plain;
        3 app_id: String = "appId", required, plain;
        4 requested_scopes: Vec<AppScopeDescriptor> = "requestedScopes", required, plain;
        5 requested_tools: Vec<AppToolCatalogEntry> = "requestedTools", required, plain;
        6 source: AppBindingRequestSource = "source", required, plain;
        7 reason: Option<String> = "reason", default, plain;
        8 expires_at: String = "expiresAt", required, plain;
    }
}

support::object! {
    AppBindingRequestCancelParams {
        0 binding_request_id: String = "bindingRequestId", required, plain;
        1 reason: Option<String> = "reason", default, plain;
    }
}

support::object! {
    AppBindingRequestCancelResponse {
        0 binding_request_id: String = "bindingRequestId", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 app_id: String = "appId", required, plain;
        3 state: AppBindingState = "state", required, plain;
    }
}

support::object! {
    AppBindingAcceptParams {
        0 binding_request_id: String = "bindingRequestId", required, plain;
        1 request_token: String = "requestToken", required, plain;
        2 grant_id: String = "grantId", required, plain;
        3 granted_scopes: Vec<String> = "grantedScopes", required, plain;
        4 approval_mode: String = "approvalMode", required, plain;
        5 approved_by: Option<String> = "approvedBy", default, plain;
        6 expires_at: Option<String> = "expiresAt", default, plain;
        7 grant_proof: Option<RawJson> = "grantProof", default, plain;
        8 audit_ref: Option<String> = "auditRef", default, plain;
    }
}

support::object! {
    AppBindingAcceptResponse {
        0 binding: AppBindingSummary = "binding", required, plain;
    }
}

support::object! {
    AppBindingAttachToolsParams {
        0 binding_id: String = "bindingId", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 app_id: String = "appId", required, plain;
        3 grant_id: String = "grantId", required, plain;
        4 tools: Vec<DynamicToolSpec> = "tools", required, plain;
        5 tool_catalog: Option<Vec<AppToolCatalogEntry>> = "toolCatalog", default, plain;
        6 direct_tool_names: Option<Vec<String>> = "directToolNames", default, plain;
        7 deferred_tool_names: Option<Vec<String>> = "deferredToolNames", default, plain;
        8 grant_proof: Option<RawJson> = "grantProof", default, plain;
    }
}

support::object! {
    AppBindingAttachToolsResponse {
        0 binding: AppBindingSummary = "binding", required, plain;
        1 accepted_tool_count: i64 = "acceptedToolCount", required, plain;
        2 rejected_tools: Vec<AppRejectedTool> = "rejectedTools", required, plain;
    }
}

support::object! {
    ThreadAppBindingsListParams {
        0 thread_id: String = "threadId", required, plain;
        1 include_revoked: Option<bool> = "includeRevoked", default, plain;
    }
}

support::object! {
    ThreadAppBindingsListResponse {
        0 bindings: Vec<AppBindingSummary> = "bindings", required, plain;
    }
}

support::object! {
    ThreadAppBindingsRevokeParams {
        0 thread_id: String = "threadId", required, plain;
        1 binding_id: String = "bindingId", required, plain;
        2 reason: Option<String> = "reason", default, plain;
    }
}

support::object! {
    ThreadAppBindingsRevokeResponse {
        0 binding_id: String = "bindingId", required, plain;
        1 state: AppBindingState = "state", required, plain;
    }
}

support::object! {
    ThreadAppBindingsRefreshParams {
        0 thread_id: String = "threadId", required, plain;
        1 binding_id: Option<String> = "bindingId", default, plain;
    }
}

support::object! {
    ThreadAppBindingsRefreshResponse {
        0 bindings: Vec<AppBindingSummary> = "bindings", required, plain;
    }
}

support::object! {
    ThreadAppBindingsChangedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 binding_id: Option<String> = "bindingId", default, plain;
        2 binding_request_id: Option<String> = "bindingRequestId", default, plain;
        3 app_id: String = "appId", required, plain;
        4 state: AppBindingState = "state", required, plain;
        5 previous_state: Option<AppBindingState> = "previousState", default, plain;
        6 change_kind: String = "changeKind", required, plain;
    }
}

support::object! {
    AppHandoff {
        0 mode: AppHandoffMode = "mode", required, plain;
        1 uri: String = "uri", required, plain;
    }
}

support::object! {
    AppScopeDescriptor {
        0 id: String = "id", required, plain;
        1 display_name: String = "displayName", required, plain;
        2 description: String = "description", required, plain;
        3 risk: AppRisk = "risk", required, plain;
        4 default_selected: Option<bool> = "defaultSelected", default, plain;
    }
}

support::object! {
    AppToolCatalogEntry {
        0 name: String = "name", required, plain;
        1 scope: String = "scope", required, plain;
        2 risk: AppRisk = "risk", required, plain;
        3 default_exposure: AppToolExposure = "defaultExposure", required, plain;
        4 description: Option<String> = "description", default, plain;
        5 display: Option<RawJson> = "display", default, plain;
        6 presentation: Option<RawJson> = "presentation", default, plain;
    }
}

support::object! {
    AppNativeInfo {
        0 status: AppNativeStatus = "status", required, plain;
        1 display_name: Option<String> = "displayName", default, plain;
        2 protocol: Option<String> = "protocol", default, plain;
        3 install_url: Option<String> = "installUrl", default, plain;
    }
}

support::object! {
    AppInfo {
        0 app_id: String = "appId", required, plain;
        1 tool_namespace: String = "toolNamespace", required, plain;
        2 display_name: String = "displayName", required, plain;
        3 developer_name: String = "developerName", required, plain;
        4 description: String = "description", required, plain;
        5 category: Option<String> = "category", default, plain;
        6 plugin_id: String = "pluginId", required, plain;
        7 installed: bool = "installed", required, plain;
        8 enabled: bool = "enabled", required, plain;
        9 catalog_visible: bool = "catalogVisible", required, plain;
        10 managed: Option<bool> = "managed", default, plain;
        11 requires_external_connection: Option<bool> = "requiresExternalConnection", default, plain;
        12 native_app: AppNativeInfo = "nativeApp", required, plain;
        13 connection_state: AppConnectionState = "connectionState", required, plain;
        14 binding_summary: Option<AppBindingSummary> = "bindingSummary", default, plain;
        15 scopes: Option<Vec<AppScopeDescriptor>> = "scopes", default, plain;
        16 tool_catalog: Option<Vec<AppToolCatalogEntry>> = "toolCatalog", default, plain;
        17 handoff_modes: Option<Vec<RawJson>> = "handoffModes", default, plain;
        18 diagnostics: Option<Vec<RawJson>> = "diagnostics", default, plain;
    }
}

support::object! {
    AppListParams {
        0 include_catalog: Option<bool> = "includeCatalog", default, plain;
        1 include_disabled: Option<bool> = "includeDisabled", default, plain;
        2 thread_id: Option<String> = "threadId", default, plain;
        3 force_refresh: Option<bool> = "forceRefresh", default, plain;
        4 surface: Option<String> = "surface", default, plain;
    }
}

support::object! {
    AppListResponse {
        0 apps: Vec<AppInfo> = "apps", required, plain;
    }
}

support::object! {
    AppViewParams {
        0 app_id: String = "appId", required, plain;
        1 thread_id: Option<String> = "threadId", default, plain;
    }
}

support::object! {
    AppViewResponse {
        0 app: AppInfo = "app", required, plain;
    }
}

support::object! {
    AppListUpdatedNotification {
        0 reason: String = "reason", required, plain;
        1 app_ids: Vec<String> = "appIds", required, plain;
    }
}

support::object! {
    AppConnectionStartParams {
        0 app_id: String = "appId", required, plain;
        1 handoff_mode: Option<AppHandoffMode> = "handoffMode", default, plain;
        2 return_to: Option<String> = "returnTo", default, plain;
    }
}

support::object! {
    AppConnectionStartResponse {
        0 connection_request_id: String = "connectionRequestId", required, plain;
        1 app_id: String = "appId", required, plain;
        2 state: AppConnectionState = "state", required, plain;
        3 expires_at: String = "expiresAt", required, plain;
        4 handoff: AppHandoff = "handoff", required, plain;
    }
}

support::object! {
    AppConnectionRequestGetParams {
        0 connection_request_id: String = "connectionRequestId", required, plain;
        1 request_token: String = "requestToken", required, plain;
        2 app_id: String = "appId", required, plain;
    }
}

support::object! {
    AppConnectionRequestGetResponse {
        0 connection_request_id: String = "connectionRequestId", required, plain;
        1 app_id: String = "appId", required, plain;
        2 workspace_label: Option<String> = "workspaceLabel", default, plain;
        3 user_label: Option<String> = "userLabel", default, plain;
        4 expires_at: String = "expiresAt", required, plain;
    }
}

support::object! {
    AppConnectionConnectParams {
        0 connection_request_id: String = "connectionRequestId", required, plain;
        1 request_token: String = "requestToken", required, plain;
        2 app_id: String = "appId", required, plain;
        3 account_label: Option<String> = "accountLabel", default, plain;
        4 expires_at: Option<String> = "expiresAt", default, plain;
        5 connection_proof: Option<RawJson> = "connectionProof", default, plain;
    }
}

support::object! {
    AppConnectionConnectResponse {
        0 app_id: String = "appId", required, plain;
        1 state: AppConnectionState = "state", required, plain;
        2 connected_at: String = "connectedAt", required, plain;
        3 expires_at: Option<String> = "expiresAt", default, plain;
        4 account_label: Option<String> = "accountLabel", default, plain;
    }
}

support::object! {
    AppConnectionStatusParams {
        0 app_id: String = "appId", required, plain;
    }
}

support::object! {
    AppConnectionStatusResponse {
        0 app_id: String = "appId", required, plain;
        1 state: AppConnectionState = "state", required, plain;
        2 connected_at: Option<String> = "connectedAt", default, plain;
        3 expires_at: Option<String> = "expiresAt", default, plain;
        4 account_label: Option<String> = "accountLabel", default, plain;
        5 diagnostic: Option<String> = "diagnostic", default, plain;
    }
}

support::object! {
    AppConnectionRevokeParams {
        0 app_id: String = "appId", required, plain;
        1 reason: Option<String> = "reason", default, plain;
    }
}

support::object! {
    AppConnectionRevokeResponse {
        0 app_id: String = "appId", required, plain;
        1 state: AppConnectionState = "state", required, plain;
    }
}

support::object! {
    AppConnectionChangedNotification {
        0 app_id: String = "appId", required, plain;
        1 state: AppConnectionState = "state", required, plain;
        2 previous_state: Option<AppConnectionState> = "previousState", default, plain;
        3 diagnostic: Option<String> = "diagnostic", default, plain;
    }
}

support::object! {
    AppContextBlock {
        0 block_id: String = "blockId", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 binding_id: String = "bindingId", required, plain;
        3 app_id: String = "appId", required, plain;
        4 kind: AppContextBlockKind = "kind", required, plain;
        5 title: String = "title", required, plain;
        6 content: String = "content", required, plain;
        7 order: f64 = "order", required, plain;
        8 version: String = "version", required, plain;
        9 updated_at: String = "updatedAt", required, plain;
        10 expires_at: Option<String> = "expiresAt", default, plain;
        11 visibility: AppContextBlockVisibility = "visibility", required, plain;
    }
}

support::object! {
    AppBindingContextUpsertParams {
        0 binding_id: String = "bindingId", required, plain;
        1 app_id: String = "appId", required, plain;
        2 grant_id: String = "grantId", required, plain;
        3 block_id: String = "blockId", required, plain;
        4 kind: String = "kind", required, plain;
        5 title: String = "title", required, plain;
        6 content: String = "content", required, plain;
        7 order: f64 = "order", required, plain;
        8 version: String = "version", required, plain;
        9 expires_at: Option<String> = "expiresAt", default, plain;
        10 visibility: Option<AppContextBlockVisibility> = "visibility", default, plain;
    }
}

support::object! {
    AppBindingContextRemoveParams {
        0 binding_id: String = "bindingId", required, plain;
        1 app_id: String = "appId", required, plain;
        2 grant_id: String = "grantId", required, plain;
        3 block_id: String = "blockId", required, plain;
    }
}

support::object! {
    ThreadAppContextBlocksListParams {
        0 thread_id: String = "threadId", required, plain;
        1 include_inactive: Option<bool> = "includeInactive", default, plain;
    }
}

support::object! {
    ThreadAppContextBlocksListResponse {
        0 blocks: Vec<AppContextBlock> = "blocks", required, plain;
    }
}

support::object! {
    AppThreadInputEnqueueParams {
        0 binding_id: String = "bindingId", required, plain;
        1 app_id: String = "appId", required, plain;
        2 grant_id: String = "grantId", required, plain;
        3 input: Vec<InputPart> = "input", required, plain;
        4 display_text: Option<String> = "displayText", default, plain;
        5 trigger_label: Option<String> = "triggerLabel", default, plain;
        6 trigger_ref_id: Option<String> = "triggerRefId", default, plain;
        7 start_policy: Option<AppThreadInputStartPolicy> = "startPolicy", default, plain;
    }
}

support::object! {
    AppThreadInputEnqueueResponse {
        0 queued_input: QueuedTurnInput = "queuedInput", required, plain;
        1 queued_inputs: Vec<QueuedTurnInput> = "queuedInputs", required, plain;
    }
}

support::object! {
    ItemApprovalRequestParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 request_id: String = "requestId", required, plain;
        4 approval_type: ApprovalType = "approvalType", required, plain;
        5 operation: String = "operation", required, plain;
        6 target: String = "target", required, plain;
        7 scope_key: String = "scopeKey", required, plain;
        8 reason: String = "reason", required, plain;
        9 expires_at: Option<String> = "expiresAt", default, plain;
    }
}

support::object! {
    ItemApprovalRequestResponse {
        0 decision: ApprovalDecision = "decision", required, plain;
    }
}

support::object! {
    ItemApprovalResolvedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item: Item = "item", required, plain;
    }
}

support::object! {
    AutomationThreadBinding {
        0 thread_id: String = "threadId", required, plain;
        1 mode: String = "mode", required, plain;
    }
}

support::object! {
    AutomationTaskWorktree {
        0 branch_name: String = "branchName", required, plain;
        1 path: String = "path", required, plain;
    }
}

support::object! {
    AutomationTask {
        0 id: String = "id", required, plain;
        1 title: String = "title", required, plain;
        2 description: String = "description", required, plain;
        3 status: AutomationTaskStatus = "status", required, plain;
        4 thread_id: Option<String> = "threadId", default, plain;
        5 approval_policy: Option<String> = "approvalPolicy", default, plain;
        6 agent_profile_id: Option<String> = "agentProfileId", default, plain;
        7 workspace_mode: AutomationWorkspaceMode = "workspaceMode", required, plain;
        8 worktree: Option<AutomationTaskWorktree> = "worktree", default, plain;
        9 created_at: String = "createdAt", required, plain;
        10 updated_at: String = "updatedAt", required, plain;
        11 schedule: Option<CronSchedule> = "schedule", default, plain;
        12 thread_binding: Option<AutomationThreadBinding> = "threadBinding", default, plain;
        13 next_run_at: Option<String> = "nextRunAt", default, plain;
        14 agent_summary: Option<String> = "agentSummary", default, plain;
    }
}

support::object! {
    AutomationTemplate {
        0 id: String = "id", required, plain;
        1 title: String = "title", required, plain;
        2 description: Option<String> = "description", default, plain;
        3 icon: Option<String> = "icon", default, plain;
        4 category: Option<String> = "category", default, plain;
        5 workflow_markdown: String = "workflowMarkdown", required, plain;
        6 default_schedule: Option<CronSchedule> = "defaultSchedule", default, plain;
        7 default_workspace_mode: Option<AutomationWorkspaceMode> = "defaultWorkspaceMode", default, plain;
        8 default_approval_policy: Option<String> = "defaultApprovalPolicy", default, plain;
        9 needs_thread_binding: bool = "needsThreadBinding", required, plain;
        10 default_title: Option<String> = "defaultTitle", default, plain;
        11 default_description: Option<String> = "defaultDescription", default, plain;
        12 default_agent_profile_id: Option<String> = "defaultAgentProfileId", default, plain;
        13 is_user: Option<bool> = "isUser", default, plain;
        14 created_at: Option<String> = "createdAt", default, plain;
        15 updated_at: Option<String> = "updatedAt", default, plain;
    }
}

support::object! {
    AutomationTaskListResponse {
        0 tasks: Vec<AutomationTask> = "tasks", required, plain;
    }
}

support::object! {
    AutomationTaskReadParams {
        0 task_id: String = "taskId", required, plain;
    }
}

support::object! {
    AutomationTaskReadResponse {
        0 task: AutomationTask = "task", required, plain;
    }
}

support::object! {
    AutomationTaskCreateParams {
        0 title: String = "title", required, plain;
        1 description: String = "description", required, plain;
        2 workflow_template: Option<String> = "workflowTemplate", default, plain;
        3 approval_policy: Option<String> = "approvalPolicy", default, plain;
        4 workspace_mode: Option<AutomationWorkspaceModeInput> = "workspaceMode", default, plain;
        5 schedule: Option<CronSchedule> = "schedule", default, plain;
        6 thread_binding: Option<AutomationThreadBinding> = "threadBinding", default, plain;
        7 template_id: Option<String> = "templateId", default, plain;
        8 agent_profile_id: Option<String> = "agentProfileId", default, plain;
    }
}

support::object! {
    AutomationTaskCreateResponse {
        0 task: AutomationTask = "task", required, plain;
        1 task_id: Option<String> = "taskId", default, plain;
        2 task_directory: Option<String> = "taskDirectory", default, plain;
    }
}

support::object! {
    AutomationTaskRunParams {
        0 task_id: String = "taskId", required, plain;
    }
}

support::object! {
    AutomationTaskRunResponse {
        0 task: AutomationTask = "task", required, plain;
    }
}

support::object! {
    AutomationTaskUpdateBindingParams {
        0 task_id: String = "taskId", required, plain;
        1 thread_binding: Option<AutomationThreadBinding> = "threadBinding", default, plain;
    }
}

support::object! {
    AutomationTaskUpdateBindingResponse {
        0 task: AutomationTask = "task", required, plain;
    }
}

support::object! {
    AutomationTaskDiscardWorktreeParams {
        0 task_id: String = "taskId", required, plain;
    }
}

support::object! {
    AutomationTaskDiscardWorktreeResponse {
        0 task: AutomationTask = "task", required, plain;
    }
}

support::object! {
    AutomationTaskDeleteParams {
        0 task_id: String = "taskId", required, plain;
    }
}

support::object! {
    AutomationTaskDeleteResponse {
        0 ok: bool = "ok", required, plain;
    }
}

support::object! {
    AutomationTemplateListParams {
        0 locale: Option<String> = "locale", default, plain;
    }
}

support::object! {
    AutomationTemplateListResponse {
        0 templates: Vec<AutomationTemplate> = "templates", required, plain;
    }
}

support::object! {
    AutomationTemplateSaveParams {
        0 id: Option<String> = "id", default, plain;
        1 title: String = "title", required, plain;
        2 description: Option<String> = "description", default, plain;
        3 icon: Option<String> = "icon", default, plain;
        4 category: Option<String> = "category", default, plain;
        5 workflow_markdown: String = "workflowMarkdown", required, plain;
        6 default_schedule: Option<CronSchedule> = "defaultSchedule", default, plain;
        7 default_workspace_mode: Option<AutomationWorkspaceModeInput> = "defaultWorkspaceMode", default, plain;
        8 default_approval_policy: Option<String> = "defaultApprovalPolicy", default, plain;
        9 needs_thread_binding: Option<bool> = "needsThreadBinding", default, plain;
        10 default_title: Option<String> = "defaultTitle", default, plain;
        11 default_description: Option<String> = "defaultDescription", default, plain;
        12 default_agent_profile_id: Option<String> = "defaultAgentProfileId", default, plain;
    }
}

support::object! {
    AutomationTemplateSaveResponse {
        0 template: AutomationTemplate = "template", required, plain;
    }
}

support::object! {
    AutomationTemplateDeleteParams {
        0 id: String = "id", required, plain;
    }
}

support::object! {
    AutomationTemplateDeleteResponse {
        0 ok: bool = "ok", required, plain;
    }
}

support::object! {
    AutomationTaskUpdatedNotification {
        0 task: AutomationTask = "task", required, plain;
        1 workspace_path: Option<String> = "workspacePath", default, plain;
    }
}

support::object! {
    ClientCapabilities {
        0 approval_support: Option<bool> = "approvalSupport", default, plain;
        1 streaming_support: Option<bool> = "streamingSupport", default, plain;
        2 command_execution_streaming: Option<bool> = "commandExecutionStreaming", default, plain;
        3 tool_execution_lifecycle: Option<bool> = "toolExecutionLifecycle", default, plain;
        4 config_change: Option<bool> = "configChange", default, plain;
        5 opt_out_notification_methods: Option<Vec<String>> = "optOutNotificationMethods", default, plain;
        6 request_user_input_support: Option<bool> = "requestUserInputSupport", default, plain;
        7 background_terminals: Option<bool> = "backgroundTerminals", default, plain;
        8 interactive_tool_ui: Option<bool> = "interactiveToolUi", default, plain;
        9 channel_adapter: Option<ChannelAdapterCapability> = "channelAdapter", default, plain;
        10 acp_extensions: Option<AcpExtensionsCapability> = "acpExtensions", default, plain;
        11 node_repl: Option<NodeReplCapability> = "nodeRepl", default, plain;
        12 browser_use: Option<BrowserUseCapability> = "browserUse", default, plain;
        13 app_binding_version: Option<i64> = "appBindingVersion", default, plain;
        14 mcp_apps: Option<bool> = "mcpApps", default, plain;
        15 mcp_elicitation: Option<bool> = "mcpElicitation", default, plain;
        16 inline_visualizations: Option<bool> = "inlineVisualizations", default, plain;
        17 extensions: Option<BTreeMap<String, RawJson>> = "extensions", default, plain;
    }
}

support::object! {
    AcpExtensionsCapability {
        0 fs_read_text_file: Option<bool> = "fsReadTextFile", default, plain;
        1 fs_write_text_file: Option<bool> = "fsWriteTextFile", default, plain;
        2 terminal_create: Option<bool> = "terminalCreate", default, plain;
        3 extensions: Option<Vec<String>> = "extensions", default, plain;
    }
}

support::object! {
    NodeReplCapability {
        0 backend: String = "backend", required, plain;
    }
}

support::object! {
    BrowserUseCapability {
        0 backend: String = "backend", required, plain;
        1 backends: Option<Vec<String>> = "backends", default, plain;
        2 protocol_version: Option<i64> = "protocolVersion", default, plain;
        3 supports_cancel: Option<bool> = "supportsCancel", default, plain;
        4 browser_session_protocol_version: Option<i64> = "browserSessionProtocolVersion", default, plain;
        5 supports_command_cancel: Option<bool> = "supportsCommandCancel", default, plain;
        6 max_browser_result_bytes: Option<i64> = "maxBrowserResultBytes", default, plain;
        7 default_command_timeout_ms: Option<i64> = "defaultCommandTimeoutMs", default, plain;
        8 max_command_timeout_ms: Option<i64> = "maxCommandTimeoutMs", default, plain;
        9 supports_typed_finalize: Option<bool> = "supportsTypedFinalize", default, plain;
        10 supports_chrome_diagnostics: Option<bool> = "supportsChromeDiagnostics", default, plain;
    }
}

support::object! {
    ChannelAdapterCapability {
        0 channel_name: String = "channelName", required, plain;
        1 delivery_capabilities: Option<ChannelDeliveryCapabilities> = "deliveryCapabilities", default, plain;
        2 channel_tools: Option<Vec<ChannelToolDescriptor>> = "channelTools", default, plain;
        3 delivery_support: Option<bool> = "deliverySupport", default, plain;
    }
}

support::object! {
    ChannelDeliveryCapabilities {
        0 structured_delivery: Option<bool> = "structuredDelivery", default, plain;
        1 media: Option<BTreeMap<String, ChannelMediaConstraints>> = "media", default, plain;
    }
}

support::object! {
    ChannelMediaConstraints {
        0 max_bytes: Option<i64> = "maxBytes", default, plain;
        1 allowed_mime_types: Option<Vec<String>> = "allowedMimeTypes", default, plain;
        2 allowed_extensions: Option<Vec<String>> = "allowedExtensions", default, plain;
        3 supports_host_path: bool = "supportsHostPath", required, plain;
        4 supports_url: bool = "supportsUrl", required, plain;
        5 supports_base64: bool = "supportsBase64", required, plain;
        6 supports_caption: bool = "supportsCaption", required, plain;
    }
}

support::object! {
    ChannelToolDescriptor {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 input_schema: RawJson = "inputSchema", required, plain;
        3 output_schema: Option<RawJson> = "outputSchema", default, plain;
        4 display: Option<ToolDisplay> = "display", default, plain;
        5 requires_chat_context: bool = "requiresChatContext", required, plain;
        6 approval: Option<ToolApprovalDescriptor> = "approval", default, plain;
        7 defer_loading: Option<bool> = "deferLoading", default, plain;
    }
}

support::object! {
    ServerCapabilities {
        0 thread_management: bool = "threadManagement", required, plain;
        1 thread_subscriptions: bool = "threadSubscriptions", required, plain;
        2 dynamic_tool_rebind: Option<bool> = "dynamicToolRebind", default, plain;
        3 runtime_additional_context: Option<bool> = "runtimeAdditionalContext", default, plain;
        4 approval_flow: Option<bool> = "approvalFlow", default, plain;
        5 skills_management: Option<bool> = "skillsManagement", default, plain;
        6 plugin_management: Option<bool> = "pluginManagement", default, plain;
        7 skill_variants: Option<bool> = "skillVariants", default, plain;
        8 model_catalog_management: Option<bool> = "modelCatalogManagement", default, plain;
        9 mcp_management: Option<bool> = "mcpManagement", default, plain;
        10 thread_fork: Option<bool> = "threadFork", default, plain;
        11 thread_goals: Option<bool> = "threadGoals", default, plain;
        12 manual_compaction: Option<bool> = "manualCompaction", default, plain;
        13 manual_memory_consolidation: Option<bool> = "manualMemoryConsolidation", default, plain;
        14 thread_maintenance_interrupt: Option<bool> = "threadMaintenanceInterrupt", default, plain;
        15 git_worktrees: Option<bool> = "gitWorktrees", default, plain;
        16 app_binding: Option<bool> = "appBinding", default, plain;
        17 app_context_blocks: Option<bool> = "appContextBlocks", default, plain;
        18 app_thread_input_enqueue: Option<bool> = "appThreadInputEnqueue", default, plain;
        19 request_user_input: Option<bool> = "requestUserInput", default, plain;
        20 mode_switch: Option<bool> = "modeSwitch", default, plain;
        21 config_override: Option<bool> = "configOverride", default, plain;
        22 cron_management: Option<bool> = "cronManagement", default, plain;
        23 heartbeat_management: Option<bool> = "heartbeatManagement", default, plain;
        24 tool_catalog: Option<bool> = "toolCatalog", default, plain;
        25 command_management: Option<bool> = "commandManagement", default, plain;
        26 provider_management: Option<bool> = "providerManagement", default, plain;
        27 workspace_config_management: Option<bool> = "workspaceConfigManagement", default, plain;
        28 memory_management: Option<bool> = "memoryManagement", default, plain;
        29 dreams: Option<bool> = "dreams", default, plain;
        30 mcp_server_origins: Option<bool> = "mcpServerOrigins", default, plain;
        31 mcp_status: Option<bool> = "mcpStatus", default, plain;
        32 external_channel_management: Option<bool> = "externalChannelManagement", default, plain;
        33 channel_status: Option<bool> = "channelStatus", default, plain;
        34 agent_profile_management: Option<bool> = "agentProfileManagement", default, plain;
        35 sub_agent_management: Option<bool> = "subAgentManagement", default, plain;
        36 sub_agent_sessions: Option<bool> = "subAgentSessions", default, plain;
        37 background_terminals: Option<bool> = "backgroundTerminals", default, plain;
        38 usage_telemetry: Option<bool> = "usageTelemetry", default, plain;
        39 automations: Option<bool> = "automations", default, plain;
        40 extensions: Option<ServerCapabilityExtensions> = "extensions", default, plain;
        41 app_binding_version: Option<i64> = "appBindingVersion", default, plain;
        42 hooks_management: Option<bool> = "hooksManagement", default, plain;
        43 plugin_marketplaces: Option<bool> = "pluginMarketplaces", default, plain;
        44 mcp_apps: Option<bool> = "mcpApps", default, plain;
        45 mcp_runtime: Option<bool> = "mcpRuntime", default, plain;
        46 mcp_elicitation: Option<bool> = "mcpElicitation", default, plain;
        47 source_control_management: Option<bool> = "sourceControlManagement", default, plain;
        48 auth_open_ai_o_auth: Option<bool> = "authOpenAiOAuth", default, plain;
        49 auth_open_ai_usage: Option<bool> = "authOpenAiUsage", default, plain;
        50 inline_visualizations: Option<bool> = "inlineVisualizations", default, plain;
    }
}

support::object! {
    ChannelInfo {
        0 name: String = "name", required, plain;
        1 category: ChannelCategory = "category", required, plain;
    }
}

support::object! {
    ChannelListResponse {
        0 channels: Vec<ChannelInfo> = "channels", required, plain;
    }
}

support::object! {
    ChannelStatusInfo {
        0 name: String = "name", required, plain;
        1 category: ChannelCategory = "category", required, plain;
        2 enabled: bool = "enabled", required, plain;
        3 running: bool = "running", required, plain;
    }
}

support::object! {
    ChannelStatusResponse {
        0 channels: Vec<ChannelStatusInfo> = "channels", required, plain;
    }
}

support::object! {
    ExternalChannelConfig {
        0 name: String = "name", required, plain;
        1 enabled: bool = "enabled", required, plain;
        2 transport: ExternalChannelTransport = "transport", required, plain;
        3 command: Option<String> = "command", default, plain;
        4 builtin_module: Option<String> = "builtinModule", default, plain;
        5 args: Option<Vec<String>> = "args", default, plain;
        6 working_directory: Option<String> = "workingDirectory", default, plain;
        7 env: Option<BTreeMap<String, String>> = "env", default, plain;
    }
}

support::object! {
    ExternalChannelListResponse {
        0 channels: Vec<ExternalChannelConfig> = "channels", required, plain;
    }
}

support::object! {
    ExternalChannelGetParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    ExternalChannelGetResponse {
        0 channel: ExternalChannelConfig = "channel", required, plain;
    }
}

support::object! {
    ExternalChannelUpsertParams {
        0 channel: ExternalChannelConfig = "channel", required, plain;
    }
}

support::object! {
    ExternalChannelUpsertResponse {
        0 channel: ExternalChannelConfig = "channel", required, plain;
    }
}

support::object! {
    ExternalChannelRemoveParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    ExternalChannelRemoveResponse {
        0 removed: bool = "removed", required, plain;
    }
}

support::object! {
    ChannelMediaSource {
        0 kind: ChannelMediaSourceKind = "kind", required, plain;
        1 host_path: Option<String> = "hostPath", default, plain;
        2 url: Option<String> = "url", default, plain;
        3 data_base64: Option<String> = "dataBase64", default, plain;
        4 artifact_id: Option<String> = "artifactId", default, plain;
    }
}

support::object! {
    ChannelOutboundMessage {
        0 kind: ChannelMessageKind = "kind", required, plain;
        1 text: Option<String> = "text", default, plain;
        2 caption: Option<String> = "caption", default, plain;
        3 file_name: Option<String> = "fileName", default, plain;
        4 media_type: Option<String> = "mediaType", default, plain;
        5 source: Option<ChannelMediaSource> = "source", default, plain;
    }
}

support::object! {
    ExtChannelSendParams {
        0 target: String = "target", required, plain;
        1 message: ChannelOutboundMessage = "message", required, plain;
        2 metadata: Option<RawJson> = "metadata", default, plain;
    }
}

support::object! {
    ExtChannelSendResponse {
        0 delivered: bool = "delivered", required, plain;
        1 remote_message_id: Option<String> = "remoteMessageId", default, plain;
        2 remote_media_id: Option<String> = "remoteMediaId", default, plain;
        3 error_code: Option<ChannelDeliveryErrorCode> = "errorCode", default, plain;
        4 error_message: Option<String> = "errorMessage", default, plain;
    }
}

support::object! {
    ExtChannelToolCallContext {
        0 channel_name: String = "channelName", required, plain;
        1 channel_context: Option<String> = "channelContext", default, plain;
        2 sender_id: Option<String> = "senderId", default, plain;
        3 group_id: Option<String> = "groupId", default, plain;
    }
}

support::object! {
    ExtChannelToolCallParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 call_id: String = "callId", required, plain;
        3 tool: String = "tool", required, plain;
        4 arguments: RawJson = "arguments", required, plain;
        5 context: ExtChannelToolCallContext = "context", required, plain;
    }
}

support::object! {
    ExtChannelToolCallResponse {
        0 success: bool = "success", required, plain;
        1 content_items: Option<Vec<ToolContentItem>> = "contentItems", default, plain;
        2 structured_result: Option<RawJson> = "structuredResult", default, plain;
        3 error_code: Option<DynamicToolErrorCode> = "errorCode", default, plain;
        4 error_message: Option<String> = "errorMessage", default, plain;
    }
}

support::object! {
    CommandInfo {
        0 name: String = "name", required, plain;
        1 aliases: Vec<String> = "aliases", required, plain;
        2 description_key: String = "descriptionKey", required, plain;
        3 fallback_description: String = "fallbackDescription", required, plain;
        4 description: String = "description", required, plain;
        5 category: CommandCategory = "category", required, plain;
        6 requires_admin: bool = "requiresAdmin", required, plain;
    }
}

support::object! {
    CommandListParams {
        0 include_builtins: Option<bool> = "includeBuiltins", default, plain;
        1 language: Option<String> = "language", default, plain;
    }
}

support::object! {
    CommandListResponse {
        0 commands: Vec<CommandInfo> = "commands", required, plain;
    }
}

support::object! {
    CommandExecuteParams {
        0 thread_id: String = "threadId", required, plain;
        1 command: String = "command", required, plain;
        2 arguments: Option<Vec<String>> = "arguments", default, plain;
        3 sender: Option<SenderContext> = "sender", default, plain;
    }
}

support::object! {
    CommandResult {
        0 handled: bool = "handled", required, plain;
        1 message: Option<String> = "message", default, plain;
        2 is_markdown: Option<bool> = "isMarkdown", default, plain;
        3 expanded_prompt: Option<String> = "expandedPrompt", default, plain;
        4 session_reset: Option<bool> = "sessionReset", default, plain;
        5 thread: Option<CommandThread> = "thread", default, plain;
        6 archived_thread_ids: Option<Vec<String>> = "archivedThreadIds", default, plain;
        7 created_lazily: Option<bool> = "createdLazily", default, plain;
    }
}

support::object! {
    ReasoningConfig {
        0 enabled: Option<bool> = "enabled", default, plain;
        1 effort: Option<ReasoningEffort> = "effort", default, plain;
        2 output: Option<ReasoningOutput> = "output", default, plain;
    }
}

support::object! {
    NamePolicy {
        0 allow: Option<Vec<String>> = "allow", default, plain;
        1 deny: Option<Vec<String>> = "deny", default, plain;
    }
}

support::object! {
    ToolPolicy {
        0 allow: Option<Vec<String>> = "allow", default, plain;
        1 deny: Option<Vec<String>> = "deny", default, plain;
        2 agent_control: Option<String> = "agentControl", default, plain;
        3 allowed_agent_control_tools: Option<Vec<String>> = "allowedAgentControlTools", default, plain;
    }
}

support::object! {
    McpPolicy {
        0 servers: Option<Vec<String>> = "servers", default, plain;
        1 tools: Option<NamePolicy> = "tools", default, plain;
    }
}

support::object! {
    SkillsPolicy {
        0 preload: Option<Vec<String>> = "preload", default, plain;
        1 allow: Option<Vec<String>> = "allow", default, plain;
        2 deny: Option<Vec<String>> = "deny", default, plain;
        3 allow_manage: Option<bool> = "allowManage", default, plain;
    }
}

support::object! {
    TeamsPolicy {
        0 reserved_tools: Option<String> = "reservedTools", default, plain;
    }
}

support::object! {
    ContextWindowConfig {
        0 mode: Option<String> = "mode", default, plain;
    }
}

support::object! {
    ThreadConfiguration {
        0 mode: Option<AgentMode> = "mode", default, plain;
        1 model: Option<String> = "model", default, plain;
        2 reasoning: Option<ReasoningConfig> = "reasoning", default, plain;
        3 mcp_servers: Option<Vec<McpServerConfig>> = "mcpServers", default, plain;
        4 extensions: Option<Vec<String>> = "extensions", default, plain;
        5 custom_tools: Option<Vec<String>> = "customTools", default, plain;
        6 workspace_override: Option<String> = "workspaceOverride", default, plain;
        7 execution_workspace_override: Option<String> = "executionWorkspaceOverride", default, plain;
        8 tool_profile: Option<String> = "toolProfile", default, plain;
        9 use_tool_profile_only: Option<bool> = "useToolProfileOnly", default, plain;
        10 agent_instructions: Option<String> = "agentInstructions", default, plain;
        11 tool_allow_list: Option<Vec<String>> = "toolAllowList", default, plain;
        12 tool_deny_list: Option<Vec<String>> = "toolDenyList", default, plain;
        13 tool_policy: Option<ToolPolicy> = "toolPolicy", default, plain;
        14 mcp_policy: Option<McpPolicy> = "mcpPolicy", default, plain;
        15 plugin_policy: Option<NamePolicy> = "pluginPolicy", default, plain;
        16 skills_policy: Option<SkillsPolicy> = "skillsPolicy", default, plain;
        17 teams_policy: Option<TeamsPolicy> = "teamsPolicy", default, plain;
        18 approval_policy: Option<ApprovalPolicy> = "approvalPolicy", default, plain;
        19 require_approval_outside_workspace: Option<bool> = "requireApprovalOutsideWorkspace", default, plain;
        20 automation_task_directory: Option<String> = "automationTaskDirectory", default, plain;
        21 agent_profile_id: Option<String> = "agentProfileId", default, plain;
        22 agent_profile_source: Option<AgentProfileSource> = "agentProfileSource", default, plain;
        23 agent_profile_fingerprint: Option<String> = "agentProfileFingerprint", default, plain;
        24 agent_builder_target_id: Option<String> = "agentBuilderTargetId", default, plain;
        25 agent_builder_target_source: Option<String> = "agentBuilderTargetSource", default, plain;
        26 provider_id: Option<String> = "providerId", default, plain;
        27 override_base_prompt: Option<bool> = "overrideBasePrompt", default, plain;
        28 approval_timeout_seconds: Option<i64> = "approvalTimeoutSeconds", default, plain;
        29 cwd: Option<String> = "cwd", default, plain;
        30 runtime_workspace_roots: Option<Vec<String>> = "runtimeWorkspaceRoots", default, plain;
        31 speed: Option<String> = "speed", default, plain;
        32 context_window: Option<ContextWindowConfig> = "contextWindow", default, plain;
        33 role_instructions: Option<String> = "roleInstructions", default, plain;
    }
}

support::object! {
    McpServerOrigin {
        0 kind: String = "kind", required, plain;
        1 plugin_id: Option<String> = "pluginId", default, plain;
        2 plugin_display_name: Option<String> = "pluginDisplayName", default, plain;
        3 declared_name: Option<String> = "declaredName", default, plain;
    }
}

support::object! {
    McpServerConfig {
        0 name: String = "name", required, plain;
        1 enabled: bool = "enabled", required, plain;
        2 transport: McpTransport = "transport", required, plain;
        3 command: Option<String> = "command", default, plain;
        4 args: Option<Vec<String>> = "args", default, plain;
        5 env: Option<BTreeMap<String, String>> = "env", default, plain;
        6 env_vars: Option<Vec<String>> = "envVars", default, plain;
        7 cwd: Option<String> = "cwd", default, plain;
        8 url: Option<String> = "url", default, plain;
        9 bearer_token_env_var: Option<String> = "bearerTokenEnvVar", default, plain;
        10 http_headers: Option<BTreeMap<String, String>> = "httpHeaders", default, plain;
        11 env_http_headers: Option<BTreeMap<String, String>> = "envHttpHeaders", default, plain;
        12 startup_timeout_sec: Option<f64> = "startupTimeoutSec", default, plain;
        13 tool_timeout_sec: Option<f64> = "toolTimeoutSec", default, plain;
        14 origin: Option<McpServerOrigin> = "origin", default, plain;
        15 read_only: Option<bool> = "readOnly", default, plain;
    }
}

support::object! {
    CronSchedule {
        0 kind: CronScheduleKind = "kind", required, plain;
        1 every_ms: Option<i64> = "everyMs", default, plain;
        2 at_ms: Option<i64> = "atMs", default, plain;
        3 initial_delay_ms: Option<i64> = "initialDelayMs", default, plain;
        4 daily_hour: Option<i64> = "dailyHour", default, plain;
        5 daily_minute: Option<i64> = "dailyMinute", default, plain;
        6 tz: Option<String> = "tz", default, plain;
    }
}

support::object! {
    CronJobState {
        0 next_run_at_ms: Option<i64> = "nextRunAtMs", default, plain;
        1 last_run_at_ms: Option<i64> = "lastRunAtMs", default, plain;
        2 last_status: Option<CronRunStatus> = "lastStatus", default, plain;
        3 last_error: Option<String> = "lastError", default, plain;
        4 last_thread_id: Option<String> = "lastThreadId", default, plain;
        5 last_result: Option<String> = "lastResult", default, plain;
    }
}

support::object! {
    CronJobInfo {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 schedule: CronSchedule = "schedule", required, plain;
        3 enabled: bool = "enabled", required, plain;
        4 created_at_ms: i64 = "createdAtMs", required, plain;
        5 delete_after_run: bool = "deleteAfterRun", required, plain;
        6 state: CronJobState = "state", required, plain;
    }
}

support::object! {
    CronListParams {
        0 include_disabled: Option<bool> = "includeDisabled", default, plain;
    }
}

support::object! {
    CronListResponse {
        0 jobs: Vec<CronJobInfo> = "jobs", required, plain;
    }
}

support::object! {
    CronRemoveParams {
        0 job_id: String = "jobId", required, plain;
    }
}

support::object! {
    CronRemoveResponse {
        0 removed: bool = "removed", required, plain;
    }
}

support::object! {
    CronEnableParams {
        0 job_id: String = "jobId", required, plain;
        1 enabled: bool = "enabled", required, plain;
    }
}

support::object! {
    CronEnableResponse {
        0 job: CronJobInfo = "job", required, plain;
    }
}

support::object! {
    CronRunParams {
        0 job_id: String = "jobId", required, plain;
    }
}

support::object! {
    CronRunResponse {
        0 queued: bool = "queued", required, plain;
        1 job: CronJobInfo = "job", required, plain;
    }
}

support::object! {
    CronStateChangedNotification {
        0 job: CronStateChangedJob = "job", required, plain;
        1 removed: bool = "removed", required, plain;
    }
}

support::object! {
    DreamsRun {
        0 id: String = "id", required, plain;
        1 status: DreamRunStatus = "status", required, plain;
        2 review_status: Option<DreamReviewStatus> = "reviewStatus", default, plain;
        3 started_at: Option<String> = "startedAt", default, plain;
        4 ended_at: Option<String> = "endedAt", default, plain;
        5 processed_thread_count: Option<i64> = "processedThreadCount", default, plain;
        6 candidate_thread_count: Option<i64> = "candidateThreadCount", default, plain;
        7 evidence_thread_ids: Option<Vec<String>> = "evidenceThreadIds", default, plain;
        8 written_paths: Option<Vec<String>> = "writtenPaths", default, plain;
        9 evidence_search_count: Option<i64> = "evidenceSearchCount", default, plain;
        10 evidence_read_count: Option<i64> = "evidenceReadCount", default, plain;
        11 dream_written: Option<bool> = "dreamWritten", default, plain;
        12 history_written: Option<bool> = "historyWritten", default, plain;
        13 output_store_id: Option<String> = "outputStoreId", default, plain;
        14 auto_applied: Option<bool> = "autoApplied", default, plain;
        15 thread_id: Option<String> = "threadId", default, plain;
        16 turn_id: Option<String> = "turnId", default, plain;
        17 turn_ids: Option<Vec<String>> = "turnIds", default, plain;
        18 trigger: Option<String> = "trigger", default, plain;
        19 message: Option<String> = "message", default, plain;
        20 input_manifest_path: Option<String> = "inputManifestPath", default, plain;
    }
}

support::object! {
    DreamsStatus {
        0 enabled: bool = "enabled", required, plain;
        1 interval: String = "interval", required, plain;
        2 thread_lookback_count: i64 = "threadLookbackCount", required, plain;
        3 auto_apply: bool = "autoApply", required, plain;
        4 history_tail_chars: i64 = "historyTailChars", required, plain;
        5 min_completed_turns_since_last_run: i64 = "minCompletedTurnsSinceLastRun", required, plain;
        6 next_run_at: Option<String> = "nextRunAt", default, plain;
        7 running: bool = "running", required, plain;
        8 active_dream_store_id: Option<String> = "activeDreamStoreId", default, plain;
        9 last_run: Option<DreamsRun> = "lastRun", default, plain;
    }
}

support::object! {
    DreamsPreview {
        0 active_store_id: Option<String> = "activeStoreId", default, plain;
        1 output_store_id: Option<String> = "outputStoreId", default, plain;
        2 active_index_markdown: Option<String> = "activeIndexMarkdown", default, plain;
        3 output_index_markdown: Option<String> = "outputIndexMarkdown", default, plain;
        4 active_topic_paths: Vec<String> = "activeTopicPaths", required, plain;
        5 output_topic_paths: Vec<String> = "outputTopicPaths", required, plain;
    }
}

support::object! {
    DreamsRunResult {
        0 run: DreamsRun = "run", required, plain;
        1 active_dream_store_id: Option<String> = "activeDreamStoreId", default, plain;
        2 preview: Option<DreamsPreview> = "preview", default, plain;
    }
}

support::object! {
    DreamsCreateParams {
        0 thread_ids: Option<Vec<String>> = "threadIds", default, plain;
        1 thread_lookback_count: Option<i64> = "threadLookbackCount", default, plain;
        2 instructions: Option<String> = "instructions", default, plain;
        3 model: Option<String> = "model", default, plain;
    }
}

support::object! {
    DreamsGetParams {
        0 run_id: String = "runId", required, plain;
    }
}

support::object! {
    DreamsListParams {
        0 include_archived: Option<bool> = "includeArchived", default, plain;
    }
}

support::object! {
    DreamsListResponse {
        0 runs: Vec<DreamsRun> = "runs", required, plain;
    }
}

support::object! {
    DreamsCancelParams {
        0 run_id: String = "runId", required, plain;
    }
}

support::object! {
    DreamsApplyParams {
        0 run_id: String = "runId", required, plain;
    }
}

support::object! {
    DreamsDiscardParams {
        0 run_id: String = "runId", required, plain;
    }
}

support::object! {
    DreamsArchiveParams {
        0 run_id: String = "runId", required, plain;
    }
}

support::object! {
    ExtAcpFsReadTextFileParams {
        0 thread_id: String = "threadId", required, plain;
        1 path: String = "path", required, plain;
        2 offset: Option<i64> = "offset", default, plain;
        3 limit: Option<i64> = "limit", default, plain;
    }
}

support::object! {
    ExtAcpFsReadTextFileResponse {
        0 content: String = "content", required, plain;
    }
}

support::object! {
    ExtAcpFsWriteTextFileParams {
        0 thread_id: String = "threadId", required, plain;
        1 path: String = "path", required, plain;
        2 content: String = "content", required, plain;
    }
}

support::object! {
    ExtAcpFsWriteTextFileResponse {
        0 success: Option<bool> = "success", default, plain;
    }
}

support::object! {
    ExtAcpTerminalCreateParams {
        0 thread_id: String = "threadId", required, plain;
        1 command: String = "command", required, plain;
        2 cwd: Option<String> = "cwd", default, plain;
        3 env: Option<BTreeMap<String, String>> = "env", default, plain;
    }
}

support::object! {
    ExtAcpTerminalCreateResponse {
        0 terminal_id: String = "terminalId", required, plain;
    }
}

support::object! {
    ExtAcpTerminalGetOutputParams {
        0 thread_id: String = "threadId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
    }
}

support::object! {
    ExtAcpTerminalGetOutputResponse {
        0 output: String = "output", required, plain;
        1 exit_code: Option<i64> = "exitCode", default, plain;
    }
}

support::object! {
    ExtAcpTerminalWaitForExitParams {
        0 thread_id: String = "threadId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
        2 timeout: Option<i64> = "timeout", default, plain;
    }
}

support::object! {
    ExtAcpTerminalWaitForExitResponse {
        0 output: String = "output", required, plain;
        1 exit_code: Option<i64> = "exitCode", default, plain;
    }
}

support::object! {
    ExtAcpTerminalKillParams {
        0 thread_id: String = "threadId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
    }
}

support::object! {
    ExtAcpTerminalReleaseParams {
        0 thread_id: String = "threadId", required, plain;
        1 terminal_id: String = "terminalId", required, plain;
    }
}

support::object! {
    JsonRpcErrorData {
        0 code: Option<String> = "code", default, plain;
        1 message_key: Option<String> = "messageKey", default, plain;
        2 params: Option<RawJson> = "params", default, plain;
        3 fallback_text: Option<String> = "fallbackText", default, plain;
        4 detail: Option<String> = "detail", default, plain;
    }
}

support::object! {
    ThreadGoal {
        0 thread_id: String = "threadId", required, plain;
        1 goal_id: String = "goalId", required, plain;
        2 objective: String = "objective", required, plain;
        3 status: ThreadGoalStatus = "status", required, plain;
        4 token_budget: Option<i64> = "tokenBudget", default, plain;
        5 tokens_used: TokenUsage = "tokensUsed", required, plain;
        6 time_used_seconds: i64 = "timeUsedSeconds", required, plain;
        7 created_at: String = "createdAt", required, plain;
        8 updated_at: String = "updatedAt", required, plain;
    }
}

support::object! {
    ThreadGoalGetParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadGoalGetResponse {
        0 goal: Option<ThreadGoal> = "goal", default, plain;
    }
}

support::object! {
    ThreadGoalSetParams {
        0 thread_id: String = "threadId", required, plain;
        1 objective: Option<String> = "objective", default, plain;
        2 status: Option<ThreadGoalStatus> = "status", default, plain;
        3 token_budget: Option<Option<i64>> = "tokenBudget", default, with(support::present);
        4 mode: Option<GoalSetMode> = "mode", default, plain;
    }
}

support::object! {
    ThreadGoalSetResponse {
        0 goal: ThreadGoal = "goal", required, plain;
    }
}

support::object! {
    ThreadGoalClearParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadGoalClearResponse {
        0 cleared: bool = "cleared", required, plain;
    }
}

support::object! {
    ThreadGoalUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 goal: ThreadGoal = "goal", required, plain;
    }
}

support::object! {
    ThreadGoalClearedNotification {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    HubLockFile {
        0 pid: i64 = "pid", required, plain;
        1 api_base_url: String = "apiBaseUrl", required, plain;
        2 token: String = "token", required, plain;
        3 started_at: String = "startedAt", required, plain;
        4 version: String = "version", required, plain;
        5 binary_path: Option<String> = "binaryPath", default, plain;
    }
}

support::object! {
    WorkspaceLockFile {
        0 pid: i64 = "pid", required, plain;
        1 workspace_path: String = "workspacePath", required, plain;
        2 managed_by_hub: bool = "managedByHub", required, plain;
        3 hub_api_base_url: Option<String> = "hubApiBaseUrl", default, plain;
        4 version: String = "version", required, plain;
        5 started_at: String = "startedAt", required, plain;
        6 endpoints: HubEndpoints = "endpoints", required, plain;
    }
}

support::object! {
    HubCapabilities {
        0 app_server_management: bool = "appServerManagement", required, plain;
        1 port_management: bool = "portManagement", required, plain;
        2 events: bool = "events", required, plain;
        3 notifications: bool = "notifications", required, plain;
        4 tray: bool = "tray", required, plain;
        5 managed_service_management: Option<bool> = "managedServiceManagement", default, plain;
        6 satellites: Option<bool> = "satellites", default, plain;
    }
}

support::object! {
    HubStatus {
        0 hub_version: String = "hubVersion", required, plain;
        1 pid: i64 = "pid", required, plain;
        2 started_at: String = "startedAt", required, plain;
        3 state_path: String = "statePath", required, plain;
        4 api_base_url: String = "apiBaseUrl", required, plain;
        5 binary_path: Option<String> = "binaryPath", default, plain;
        6 capabilities: HubCapabilities = "capabilities", required, plain;
    }
}

support::object! {
    HubRuntimeTools {
        0 ripgrep_path: Option<String> = "ripgrepPath", default, plain;
        1 node_bin: Option<String> = "nodeBin", default, plain;
        2 node_run_as_node: Option<bool> = "nodeRunAsNode", default, plain;
        3 modules_dir: Option<String> = "modulesDir", default, plain;
        4 built_in_plugin_roots: Option<String> = "builtInPluginRoots", default, plain;
    }
}

support::object! {
    HubClientInfo {
        0 name: String = "name", required, plain;
        1 version: Option<String> = "version", default, plain;
    }
}

support::object! {
    HubEnsureRequest {
        0 workspace_path: String = "workspacePath", required, plain;
        1 client: Option<HubClientInfo> = "client", default, plain;
        2 start_if_missing: Option<bool> = "startIfMissing", default, plain;
        3 runtime_tools: Option<HubRuntimeTools> = "runtimeTools", default, plain;
    }
}

support::object! {
    HubStopRequest {
        0 workspace_path: String = "workspacePath", required, plain;
    }
}

support::object! {
    HubRestartRequest {
        0 workspace_path: String = "workspacePath", required, plain;
        1 runtime_tools: Option<HubRuntimeTools> = "runtimeTools", default, plain;
    }
}

support::object! {
    HubServiceStatus {
        0 state: HubServiceState = "state", required, plain;
        1 url: Option<String> = "url", default, plain;
        2 reason: Option<String> = "reason", default, plain;
    }
}

support::object! {
    HubAppServerInfo {
        0 workspace_path: String = "workspacePath", required, plain;
        1 canonical_workspace_path: String = "canonicalWorkspacePath", required, plain;
        2 state: HubAppServerState = "state", required, plain;
        3 pid: Option<i64> = "pid", default, plain;
        4 endpoints: HubEndpoints = "endpoints", required, plain;
        5 service_status: BTreeMap<String, HubServiceStatus> = "serviceStatus", required, plain;
        6 server_version: Option<String> = "serverVersion", default, plain;
        7 started_by_hub: bool = "startedByHub", required, plain;
        8 exit_code: Option<i64> = "exitCode", default, plain;
        9 last_error: Option<String> = "lastError", default, plain;
        10 recent_stderr: Option<String> = "recentStderr", default, plain;
    }
}

support::object! {
    HubNotificationRequest {
        0 workspace_path: Option<String> = "workspacePath", default, plain;
        1 kind: Option<String> = "kind", default, plain;
        2 title: String = "title", required, plain;
        3 body: Option<String> = "body", default, plain;
        4 severity: Option<HubNotificationSeverity> = "severity", default, plain;
        5 source: Option<String> = "source", default, plain;
        6 thread_id: Option<String> = "threadId", default, plain;
        7 action_url: Option<String> = "actionUrl", default, plain;
        8 open_desktop_on_click: Option<bool> = "openDesktopOnClick", default, plain;
    }
}

support::object! {
    HubNotificationResponse {
        0 accepted: bool = "accepted", required, plain;
    }
}

support::object! {
    HubEvent {
        0 kind: HubEventKind = "kind", required, plain;
        1 at: String = "at", required, plain;
        2 workspace_path: Option<String> = "workspacePath", default, plain;
        3 data: Option<RawJson> = "data", default, plain;
    }
}

support::object! {
    HubError {
        0 code: HubErrorCode = "code", required, plain;
        1 message: String = "message", required, plain;
        2 details: Option<RawJson> = "details", default, plain;
    }
}

support::object! {
    HubErrorBody {
        0 error: HubError = "error", required, plain;
    }
}

support::object! {
    InitializeParams {
        0 client_info: ClientInfo = "clientInfo", required, plain;
        1 capabilities: Option<ClientCapabilities> = "capabilities", default, plain;
    }
}

support::object! {
    InitializeResult {
        0 server_info: ServerInfo = "serverInfo", required, plain;
        1 capabilities: ServerCapabilities = "capabilities", required, plain;
        2 dashboard_url: Option<String> = "dashboardUrl", default, plain;
    }
}

support::object! {
    ClientInfo {
        0 name: String = "name", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 version: String = "version", required, plain;
    }
}

support::object! {
    ServerInfo {
        0 name: String = "name", required, plain;
        1 version: String = "version", required, plain;
        2 protocol_version: String = "protocolVersion", required, plain;
        3 extensions: Option<Vec<String>> = "extensions", default, plain;
    }
}

support::object! {
    EmptyObject {
    }
}

support::object! {
    InputPartText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    InputPartCommandRef {
        0 name: String = "name", required, plain;
        1 args_text: Option<String> = "argsText", default, plain;
        2 raw_text: Option<String> = "rawText", default, plain;
    }
}

support::object! {
    InputPartSkillRef {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    InputPartFileRef {
        0 path: String = "path", required, plain;
        1 display_path: Option<String> = "displayPath", default, plain;
    }
}

support::object! {
    InputPartImage {
        0 url: String = "url", required, plain;
    }
}

support::object! {
    InputPartLocalImage {
        0 path: String = "path", required, plain;
        1 mime_type: Option<String> = "mimeType", default, plain;
        2 file_name: Option<String> = "fileName", default, plain;
    }
}

support::object! {
    QueuedTurnInput {
        0 id: String = "id", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 native_input_parts: Vec<InputPart> = "nativeInputParts", required, plain;
        3 materialized_input_parts: Vec<InputPart> = "materializedInputParts", required, plain;
        4 display_text: String = "displayText", required, plain;
        5 sender: Option<SenderContext> = "sender", default, plain;
        6 status: QueuedInputStatus = "status", required, plain;
        7 created_at: String = "createdAt", required, plain;
        8 ready_after_turn_id: Option<String> = "readyAfterTurnId", default, plain;
        9 trigger_kind: Option<TriggerKind> = "triggerKind", default, plain;
        10 trigger_label: Option<String> = "triggerLabel", default, plain;
        11 trigger_ref_id: Option<String> = "triggerRefId", default, plain;
        12 delivery_binding_id: Option<String> = "deliveryBindingId", default, plain;
        13 sent_as_goal: Option<bool> = "sentAsGoal", default, plain;
    }
}

support::object! {
    ItemUserMessage {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: UserMessagePayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemAgentMessage {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: AgentMessagePayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemReasoningContent {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: ReasoningContentPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemToolCall {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: ToolCallPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemToolResult {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: ToolResultPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemToolExecution {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: ToolExecutionPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemCommandExecution {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: CommandExecutionPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemPluginFunctionCall {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: PluginFunctionCallPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemDynamicToolCall {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: DynamicToolCallPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemApprovalRequest {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: ApprovalRequestPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemApprovalResponse {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: ApprovalResponsePayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemUserInputRequest {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: UserInputRequestPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemUserInputResponse {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: UserInputResponsePayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemError {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: ErrorPayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    ItemSystemNotice {
        0 id: String = "id", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: ItemStatus = "status", required, plain;
        3 payload: SystemNoticePayload = "payload", required, plain;
        4 payload_kind: Option<String> = "payloadKind", default, plain;
        5 created_at: String = "createdAt", required, plain;
        6 completed_at: Option<String> = "completedAt", default, plain;
    }
}

support::object! {
    UserMessagePayload {
        0 text: String = "text", required, plain;
        1 native_input_parts: Option<Vec<InputPart>> = "nativeInputParts", default, plain;
        2 materialized_input_parts: Option<Vec<InputPart>> = "materializedInputParts", default, plain;
        3 delivery_mode: Option<DeliveryMode> = "deliveryMode", default, plain;
        4 trigger_kind: Option<TriggerKind> = "triggerKind", default, plain;
        5 trigger_label: Option<String> = "triggerLabel", default, plain;
        6 trigger_ref_id: Option<String> = "triggerRefId", default, plain;
        7 queued_input_id: Option<String> = "queuedInputId", default, plain;
        8 delivery_binding_id: Option<String> = "deliveryBindingId", default, plain;
        9 sender_id: Option<String> = "senderId", default, plain;
        10 sender_name: Option<String> = "senderName", default, plain;
        11 sender_role: Option<String> = "senderRole", default, plain;
        12 channel_name: Option<String> = "channelName", default, plain;
        13 channel_context: Option<String> = "channelContext", default, plain;
        14 group_id: Option<String> = "groupId", default, plain;
        15 images: Option<Vec<UserMessageImage>> = "images", default, plain;
        16 sent_as_goal: Option<bool> = "sentAsGoal", default, plain;
    }
}

support::object! {
    UserMessageImage {
        0 path: String = "path", required, plain;
        1 mime_type: Option<String> = "mimeType", default, plain;
        2 file_name: Option<String> = "fileName", default, plain;
    }
}

support::object! {
    AgentMessagePayload {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    ReasoningContentPayload {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    ToolCallPayload {
        0 tool_name: String = "toolName", required, plain;
        1 arguments: Option<RawJson> = "arguments", default, plain;
        2 call_id: String = "callId", required, plain;
        3 namespace: Option<String> = "namespace", default, plain;
        4 provider_flat_name: Option<String> = "providerFlatName", default, plain;
    }
}

support::object! {
    ToolResultPayload {
        0 call_id: String = "callId", required, plain;
        1 result: String = "result", required, plain;
        2 success: bool = "success", required, plain;
        3 tool_name: Option<String> = "toolName", default, plain;
        4 content_items: Option<Vec<ToolContentItem>> = "contentItems", default, plain;
        5 structured_content: Option<RawJson> = "structuredContent", default, plain;
        6 error_code: Option<String> = "errorCode", default, plain;
        7 error_message: Option<String> = "errorMessage", default, plain;
    }
}

support::object! {
    ToolExecutionPayload {
        0 call_id: String = "callId", required, plain;
        1 tool_name: String = "toolName", required, plain;
        2 status: ToolExecutionStatus = "status", required, plain;
        3 success: Option<bool> = "success", default, plain;
        4 duration_ms: Option<i64> = "durationMs", default, plain;
        5 result_preview: Option<String> = "resultPreview", default, plain;
        6 error_message: Option<String> = "errorMessage", default, plain;
    }
}

support::object! {
    CommandExecutionPayload {
        0 call_id: String = "callId", required, plain;
        1 command: String = "command", required, plain;
        2 working_directory: String = "workingDirectory", required, plain;
        3 source: CommandSource = "source", required, plain;
        4 status: CommandExecutionStatus = "status", required, plain;
        5 aggregated_output: String = "aggregatedOutput", required, plain;
        6 exit_code: Option<i64> = "exitCode", default, plain;
        7 duration_ms: Option<i64> = "durationMs", default, plain;
        8 session_id: Option<String> = "sessionId", default, plain;
        9 output_path: Option<String> = "outputPath", default, plain;
        10 original_output_chars: Option<i64> = "originalOutputChars", default, plain;
        11 truncated: Option<bool> = "truncated", default, plain;
        12 background_reason: Option<String> = "backgroundReason", default, plain;
    }
}

support::object! {
    PluginFunctionCallPayload {
        0 plugin_id: String = "pluginId", required, plain;
        1 namespace: Option<String> = "namespace", default, plain;
        2 function_name: String = "functionName", required, plain;
        3 call_id: String = "callId", required, plain;
        4 arguments: Option<RawJson> = "arguments", default, plain;
        5 content_items: Option<Vec<ToolContentItem>> = "contentItems", default, plain;
        6 structured_result: Option<RawJson> = "structuredResult", default, plain;
        7 success: Option<bool> = "success", default, plain;
        8 error_code: Option<String> = "errorCode", default, plain;
        9 error_message: Option<String> = "errorMessage", default, plain;
    }
}

support::object! {
    DynamicToolCallPayload {
        0 namespace: Option<String> = "namespace", default, plain;
        1 tool_name: String = "toolName", required, plain;
        2 call_id: String = "callId", required, plain;
        3 arguments: Option<RawJson> = "arguments", default, plain;
        4 content_items: Option<Vec<ToolContentItem>> = "contentItems", default, plain;
        5 structured_result: Option<RawJson> = "structuredResult", default, plain;
        6 success: Option<bool> = "success", default, plain;
        7 error_code: Option<String> = "errorCode", default, plain;
        8 error_message: Option<String> = "errorMessage", default, plain;
        9 presentation: Option<RawJson> = "presentation", default, plain;
        10 status: Option<String> = "status", default, plain;
    }
}

support::object! {
    ApprovalRequestPayload {
        0 approval_type: ApprovalType = "approvalType", required, plain;
        1 operation: String = "operation", required, plain;
        2 target: String = "target", required, plain;
        3 request_id: String = "requestId", required, plain;
        4 scope_key: Option<String> = "scopeKey", default, plain;
        5 reason: Option<String> = "reason", default, plain;
        6 expires_at: Option<String> = "expiresAt", default, plain;
    }
}

support::object! {
    ApprovalResponsePayload {
        0 request_id: String = "requestId", required, plain;
        1 approved: bool = "approved", required, plain;
        2 decision: Option<ApprovalDecision> = "decision", default, plain;
    }
}

support::object! {
    UserInputRequestPayload {
        0 request_id: String = "requestId", required, plain;
        1 questions: Vec<UserInputQuestion> = "questions", required, plain;
    }
}

support::object! {
    UserInputResponsePayload {
        0 request_id: String = "requestId", required, plain;
        1 response: UserInputResult = "response", required, plain;
    }
}

support::object! {
    ErrorPayload {
        0 message: String = "message", required, plain;
        1 code: String = "code", required, plain;
        2 fatal: bool = "fatal", required, plain;
    }
}

support::object! {
    SystemNoticePayload {
        0 kind: SystemNoticeKind = "kind", required, plain;
        1 trigger: Option<String> = "trigger", default, plain;
        2 mode: Option<String> = "mode", default, plain;
        3 tokens_before: Option<i64> = "tokensBefore", default, plain;
        4 tokens_after: Option<i64> = "tokensAfter", default, plain;
        5 percent_left_after: Option<f64> = "percentLeftAfter", default, plain;
        6 cleared_tool_results: Option<i64> = "clearedToolResults", default, plain;
        7 source_thread_id: Option<String> = "sourceThreadId", default, plain;
    }
}

support::object! {
    ItemStartedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item: Item = "item", required, plain;
    }
}

support::object! {
    ItemCompletedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item: Item = "item", required, plain;
    }
}

support::object! {
    ItemAgentMessageDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta_kind: DeltaKind = "deltaKind", required, plain;
        4 delta: String = "delta", required, plain;
    }
}

support::object! {
    ItemReasoningDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta_kind: DeltaKind = "deltaKind", required, plain;
        4 delta: String = "delta", required, plain;
    }
}

support::object! {
    ItemToolCallArgumentsDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta_kind: DeltaKind = "deltaKind", required, plain;
        4 tool_name: Option<String> = "toolName", default, plain;
        5 call_id: Option<String> = "callId", default, plain;
        6 delta: String = "delta", required, plain;
    }
}

support::object! {
    ItemCommandExecutionOutputDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta: String = "delta", required, plain;
    }
}

support::object! {
    ThreadCompactStartParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadCompactStartResponse {
        0 outcome: ThreadCompactOutcome = "outcome", required, plain;
        1 message: Option<String> = "message", default, plain;
        2 context_usage: Option<ContextUsageSnapshot> = "contextUsage", default, plain;
    }
}

support::object! {
    ThreadMemoryConsolidateStartParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadMemoryConsolidateStartResponse {
        0 outcome: ThreadMemoryConsolidateOutcome = "outcome", required, plain;
        1 message: Option<String> = "message", default, plain;
        2 memory_written: bool = "memoryWritten", required, plain;
        3 history_written: bool = "historyWritten", required, plain;
    }
}

support::object! {
    ThreadMaintenanceInterruptParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    McpListResponse {
        0 servers: Vec<McpServerConfig> = "servers", required, plain;
    }
}

support::object! {
    McpGetParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    McpGetResponse {
        0 server: McpServerConfig = "server", required, plain;
    }
}

support::object! {
    McpUpsertParams {
        0 server: McpServerConfig = "server", required, plain;
    }
}

support::object! {
    McpUpsertResponse {
        0 server: McpServerConfig = "server", required, plain;
    }
}

support::object! {
    McpRemoveParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    McpRemoveResponse {
        0 removed: bool = "removed", required, plain;
    }
}

support::object! {
    McpServerStatus {
        0 name: String = "name", required, plain;
        1 enabled: bool = "enabled", required, plain;
        2 startup_state: String = "startupState", required, plain;
        3 tool_count: i64 = "toolCount", required, plain;
        4 resource_count: Option<i64> = "resourceCount", default, plain;
        5 resource_template_count: Option<i64> = "resourceTemplateCount", default, plain;
        6 last_error: Option<String> = "lastError", default, plain;
        7 transport: McpTransport = "transport", required, plain;
        8 origin: Option<McpServerOrigin> = "origin", default, plain;
        9 read_only: Option<bool> = "readOnly", default, plain;
    }
}

support::object! {
    McpStatusListResponse {
        0 servers: Vec<McpServerStatus> = "servers", required, plain;
    }
}

support::object! {
    McpTestParams {
        0 server: McpServerConfig = "server", required, plain;
    }
}

support::object! {
    McpTestResponse {
        0 success: bool = "success", required, plain;
        1 tool_count: Option<i64> = "toolCount", default, plain;
        2 error_code: Option<String> = "errorCode", default, plain;
        3 error_message: Option<String> = "errorMessage", default, plain;
    }
}

support::object! {
    McpStatusUpdatedNotification {
        0 server: McpServerStatus = "server", required, plain;
    }
}

support::object! {
    ReasoningEffortOption {
        0 effort: ReasoningEffort = "effort", required, plain;
        1 label: String = "label", required, plain;
    }
}

support::object! {
    ModelReasoningCapability {
        0 supports_disable: bool = "supportsDisable", required, plain;
        1 supported_efforts: Vec<ReasoningEffortOption> = "supportedEfforts", required, plain;
        2 default_effort: ReasoningEffort = "defaultEffort", required, plain;
        3 supported_outputs: Vec<ReasoningOutput> = "supportedOutputs", required, plain;
        4 default_output: ReasoningOutput = "defaultOutput", required, plain;
    }
}

support::object! {
    ModelCatalogItem {
        0 id: String = "id", required, plain;
        1 owned_by: String = "ownedBy", required, plain;
        2 created_at: String = "createdAt", required, plain;
        3 reasoning: Option<ModelReasoningCapability> = "reasoning", default, plain;
    }
}

support::object! {
    ModelListParams {
        0 provider_id: Option<String> = "providerId", default, plain;
    }
}

support::object! {
    ModelListResponse {
        0 success: bool = "success", required, plain;
        1 provider_id: Option<String> = "providerId", default, plain;
        2 protocol: Option<ProviderProtocol> = "protocol", default, plain;
        3 models: Vec<ModelCatalogItem> = "models", required, plain;
        4 error_code: Option<String> = "errorCode", default, plain;
        5 error_message: Option<String> = "errorMessage", default, plain;
    }
}

support::object! {
    NodeReplBrowserSession {
        0 protocol_version: i64 = "protocolVersion", required, plain;
        1 session_id: String = "sessionId", required, plain;
        2 thread_id: Option<String> = "threadId", default, plain;
        3 turn_id: Option<String> = "turnId", default, plain;
        4 evaluation_id: String = "evaluationId", required, plain;
    }
}

support::object! {
    NodeReplImage {
        0 media_type: String = "mediaType", required, plain;
        1 data_base64: String = "dataBase64", required, plain;
    }
}

support::object! {
    ExtNodeReplEvaluateParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 evaluation_id: String = "evaluationId", required, plain;
        3 browser_session: Option<NodeReplBrowserSession> = "browserSession", default, plain;
        4 code: String = "code", required, plain;
        5 timeout_ms: Option<i64> = "timeoutMs", default, plain;
    }
}

support::object! {
    ExtNodeReplEvaluateResponse {
        0 text: Option<String> = "text", default, plain;
        1 result_text: Option<String> = "resultText", default, plain;
        2 images: Option<Vec<NodeReplImage>> = "images", default, plain;
        3 logs: Option<Vec<String>> = "logs", default, plain;
        4 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    ExtNodeReplCancelParams {
        0 thread_id: String = "threadId", required, plain;
        1 evaluation_id: String = "evaluationId", required, plain;
    }
}

support::object! {
    ExtNodeReplCancelResponse {
        0 ok: bool = "ok", required, plain;
    }
}

support::object! {
    PlanTodo {
        0 id: String = "id", required, plain;
        1 content: String = "content", required, plain;
        2 priority: PlanTodoPriority = "priority", required, plain;
        3 status: PlanTodoStatus = "status", required, plain;
    }
}

support::object! {
    PlanSnapshot {
        0 title: String = "title", required, plain;
        1 overview: String = "overview", required, plain;
        2 content: Option<String> = "content", default, plain;
        3 todos: Vec<PlanTodo> = "todos", required, plain;
    }
}

support::object! {
    PlanUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 title: String = "title", required, plain;
        2 overview: String = "overview", required, plain;
        3 content: Option<String> = "content", default, plain;
        4 todos: Vec<PlanTodo> = "todos", required, plain;
    }
}

support::object! {
    PluginInterface {
        0 display_name: Option<String> = "displayName", default, plain;
        1 short_description: Option<String> = "shortDescription", default, plain;
        2 long_description: Option<String> = "longDescription", default, plain;
        3 developer_name: Option<String> = "developerName", default, plain;
        4 category: Option<String> = "category", default, plain;
        5 capabilities: Option<Vec<String>> = "capabilities", default, plain;
        6 default_prompt: Option<String> = "defaultPrompt", default, plain;
        7 brand_color: Option<String> = "brandColor", default, plain;
        8 composer_icon_data_url: Option<String> = "composerIconDataUrl", default, plain;
        9 logo_data_url: Option<String> = "logoDataUrl", default, plain;
        10 website_url: Option<String> = "websiteUrl", default, plain;
        11 privacy_policy_url: Option<String> = "privacyPolicyUrl", default, plain;
        12 terms_of_service_url: Option<String> = "termsOfServiceUrl", default, plain;
    }
}

support::object! {
    PluginFunctionInfo {
        0 name: String = "name", required, plain;
        1 namespace: Option<String> = "namespace", default, plain;
        2 description: Option<String> = "description", default, plain;
    }
}

support::object! {
    PluginSkillInfo {
        0 name: String = "name", required, plain;
        1 display_name: Option<String> = "displayName", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 short_description: Option<String> = "shortDescription", default, plain;
        4 enabled: bool = "enabled", required, plain;
    }
}

support::object! {
    PluginAppToolInfo {
        0 name: String = "name", required, plain;
        1 scope: Option<String> = "scope", default, plain;
        2 risk: Option<AppRisk> = "risk", default, plain;
        3 default_exposure: Option<AppToolExposure> = "defaultExposure", default, plain;
        4 description: Option<String> = "description", default, plain;
    }
}

support::object! {
    PluginNativeApplication {
        0 display_name: Option<String> = "displayName", default, plain;
        1 protocol: Option<String> = "protocol", default, plain;
        2 install_url: Option<String> = "installUrl", default, plain;
    }
}

support::object! {
    PluginDynamicToolCatalog {
        0 enabled: Option<bool> = "enabled", default, plain;
        1 description: Option<String> = "description", default, plain;
    }
}

support::object! {
    PluginAppInfo {
        0 app_id: String = "appId", required, plain;
        1 tool_namespace: String = "toolNamespace", required, plain;
        2 display_name: String = "displayName", required, plain;
        3 developer_name: String = "developerName", required, plain;
        4 description: String = "description", required, plain;
        5 category: Option<String> = "category", default, plain;
        6 icon: Option<String> = "icon", default, plain;
        7 native_application: PluginNativeApplication = "nativeApplication", required, plain;
        8 tool_catalog: Vec<PluginAppToolInfo> = "toolCatalog", required, plain;
        9 dynamic_tool_catalog: Option<PluginDynamicToolCatalog> = "dynamicToolCatalog", default, plain;
    }
}

support::object! {
    PluginMcpServerInfo {
        0 name: String = "name", required, plain;
        1 runtime_name: String = "runtimeName", required, plain;
        2 transport: McpTransport = "transport", required, plain;
        3 enabled: bool = "enabled", required, plain;
        4 active: bool = "active", required, plain;
        5 shadowed_by: Option<PluginMcpServerShadow> = "shadowedBy", default, plain;
    }
}

support::object! {
    PluginDiagnostic {
        0 severity: Option<String> = "severity", default, plain;
        1 code: String = "code", required, plain;
        2 message: String = "message", required, plain;
        3 plugin_id: Option<String> = "pluginId", default, plain;
        4 path: Option<String> = "path", default, plain;
    }
}

support::object! {
    PluginInfo {
        0 id: String = "id", required, plain;
        1 display_name: String = "displayName", required, plain;
        2 description: String = "description", required, plain;
        3 version: Option<String> = "version", default, plain;
        4 enabled: bool = "enabled", required, plain;
        5 installed: bool = "installed", required, plain;
        6 installable: bool = "installable", required, plain;
        7 removable: bool = "removable", required, plain;
        8 source: String = "source", required, plain;
        9 root_path: Option<String> = "rootPath", default, plain;
        10 interface: Option<PluginInterface> = "interface", default, plain;
        11 functions: Vec<PluginFunctionInfo> = "functions", required, plain;
        12 skills: Vec<PluginSkillInfo> = "skills", required, plain;
        13 apps: Vec<PluginAppInfo> = "apps", required, plain;
        14 mcp_servers: Vec<PluginMcpServerInfo> = "mcpServers", required, plain;
        15 diagnostics: Option<Vec<PluginDiagnostic>> = "diagnostics", default, plain;
        16 lsp_servers: Option<Vec<RawJson>> = "lspServers", default, plain;
        17 hooks: Option<Vec<RawJson>> = "hooks", default, plain;
        18 marketplace_name: Option<String> = "marketplaceName", default, plain;
    }
}

support::object! {
    PluginListParams {
        0 include_disabled: Option<bool> = "includeDisabled", default, plain;
    }
}

support::object! {
    PluginListResponse {
        0 plugins: Vec<PluginInfo> = "plugins", required, plain;
        1 diagnostics: Vec<PluginDiagnostic> = "diagnostics", required, plain;
    }
}

support::object! {
    PluginViewParams {
        0 id: String = "id", required, plain;
    }
}

support::object! {
    PluginViewResponse {
        0 plugin: PluginInfo = "plugin", required, plain;
    }
}

support::object! {
    PluginInstallParams {
        0 id: String = "id", required, plain;
    }
}

support::object! {
    PluginInstallResponse {
        0 plugin: PluginInfo = "plugin", required, plain;
    }
}

support::object! {
    PluginRemoveParams {
        0 id: String = "id", required, plain;
    }
}

support::object! {
    PluginRemoveResponse {
        0 plugin: PluginInfo = "plugin", required, plain;
    }
}

support::object! {
    PluginSetEnabledParams {
        0 id: String = "id", required, plain;
        1 enabled: bool = "enabled", required, plain;
    }
}

support::object! {
    PluginSetEnabledResponse {
        0 plugin: PluginInfo = "plugin", required, plain;
    }
}

support::object! {
    ProviderCapabilities {
        0 streaming_chat: Option<bool> = "streamingChat", default, plain;
        1 tool_calling: Option<bool> = "toolCalling", default, plain;
        2 model_listing: Option<bool> = "modelListing", default, plain;
        3 token_usage_reporting: Option<bool> = "tokenUsageReporting", default, plain;
        4 cached_input_usage_reporting: Option<bool> = "cachedInputUsageReporting", default, plain;
        5 prompt_cache_request_shaping: Option<bool> = "promptCacheRequestShaping", default, plain;
        6 extended_thinking: Option<bool> = "extendedThinking", default, plain;
        7 tool_choice_controls: Option<bool> = "toolChoiceControls", default, plain;
        8 raw_metadata_passthrough: Option<bool> = "rawMetadataPassthrough", default, plain;
        9 responses_api: Option<bool> = "responsesApi", default, plain;
        10 native_deferred_tool_loading: Option<bool> = "nativeDeferredToolLoading", default, plain;
    }
}

support::object! {
    ProviderInfo {
        0 id: String = "id", required, plain;
        1 display_name: String = "displayName", required, plain;
        2 protocol: ProviderProtocol = "protocol", required, plain;
        3 api_key: Option<String> = "apiKey", default, plain;
        4 has_api_key: bool = "hasApiKey", required, plain;
        5 end_point: String = "endPoint", required, plain;
        6 network_timeout_seconds: Option<i64> = "networkTimeoutSeconds", default, plain;
        7 stream_max_retries: Option<i64> = "streamMaxRetries", default, plain;
        8 stream_idle_timeout_ms: Option<i64> = "streamIdleTimeoutMs", default, plain;
        9 is_implicit: bool = "isImplicit", required, plain;
        10 capabilities: ProviderCapabilities = "capabilities", required, plain;
    }
}

support::object! {
    ProviderListResponse {
        0 providers: Vec<ProviderInfo> = "providers", required, plain;
    }
}

support::object! {
    ProviderCreateParams {
        0 id: String = "id", required, plain;
        1 display_name: Option<String> = "displayName", default, plain;
        2 protocol: ProviderProtocolInput = "protocol", required, plain;
        3 api_key: Option<String> = "apiKey", default, plain;
        4 end_point: Option<String> = "endPoint", default, plain;
        5 network_timeout_seconds: Option<i64> = "networkTimeoutSeconds", default, plain;
        6 stream_max_retries: Option<i64> = "streamMaxRetries", default, plain;
        7 stream_idle_timeout_ms: Option<i64> = "streamIdleTimeoutMs", default, plain;
    }
}

support::object! {
    ProviderCreateResponse {
        0 provider: ProviderInfo = "provider", required, plain;
    }
}

support::object! {
    ProviderUpdateParams {
        0 id: String = "id", required, plain;
        1 display_name: Option<String> = "displayName", default, plain;
        2 protocol: Option<ProviderProtocolInput> = "protocol", default, plain;
        3 api_key: Option<String> = "apiKey", default, plain;
        4 end_point: Option<String> = "endPoint", default, plain;
        5 network_timeout_seconds: Option<i64> = "networkTimeoutSeconds", default, plain;
        6 stream_max_retries: Option<i64> = "streamMaxRetries", default, plain;
        7 stream_idle_timeout_ms: Option<i64> = "streamIdleTimeoutMs", default, plain;
    }
}

support::object! {
    ProviderUpdateResponse {
        0 provider: ProviderInfo = "provider", required, plain;
    }
}

support::object! {
    ProviderDeleteParams {
        0 id: String = "id", required, plain;
    }
}

support::object! {
    ProviderDeleteResponse {
        0 deleted: bool = "deleted", required, plain;
    }
}

support::object! {
    ProviderTestParams {
        0 provider_id: Option<String> = "providerId", default, plain;
        1 protocol: Option<ProviderProtocolInput> = "protocol", default, plain;
        2 api_key: Option<String> = "apiKey", default, plain;
        3 end_point: Option<String> = "endPoint", default, plain;
        4 network_timeout_seconds: Option<i64> = "networkTimeoutSeconds", default, plain;
        5 stream_max_retries: Option<i64> = "streamMaxRetries", default, plain;
        6 stream_idle_timeout_ms: Option<i64> = "streamIdleTimeoutMs", default, plain;
    }
}

support::object! {
    ProviderTestResponse {
        0 success: bool = "success", required, plain;
        1 protocol: ProviderProtocol = "protocol", required, plain;
        2 models: Vec<ModelCatalogItem> = "models", required, plain;
        3 error_code: Option<String> = "errorCode", default, plain;
        4 error_message: Option<String> = "errorMessage", default, plain;
        5 provider_id: Option<String> = "providerId", default, plain;
    }
}

support::object! {
    SkillInfo {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 source: SkillSource = "source", required, plain;
        3 available: bool = "available", required, plain;
        4 unavailable_reason: Option<String> = "unavailableReason", default, plain;
        5 enabled: bool = "enabled", required, plain;
        6 path: String = "path", required, plain;
        7 metadata: BTreeMap<String, String> = "metadata", required, plain;
        8 has_variant: Option<bool> = "hasVariant", default, plain;
        9 display_name: Option<String> = "displayName", default, plain;
        10 short_description: Option<String> = "shortDescription", default, plain;
        11 icon_small_data_url: Option<String> = "iconSmallDataUrl", default, plain;
        12 icon_large_data_url: Option<String> = "iconLargeDataUrl", default, plain;
        13 default_prompt: Option<String> = "defaultPrompt", default, plain;
        14 plugin_id: Option<String> = "pluginId", default, plain;
        15 plugin_display_name: Option<String> = "pluginDisplayName", default, plain;
    }
}

support::object! {
    SkillsListParams {
        0 include_unavailable: Option<bool> = "includeUnavailable", default, plain;
    }
}

support::object! {
    SkillsListResponse {
        0 skills: Vec<SkillInfo> = "skills", required, plain;
    }
}

support::object! {
    SkillsReadParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    SkillsReadResponse {
        0 name: String = "name", required, plain;
        1 content: String = "content", required, plain;
        2 metadata: Option<BTreeMap<String, String>> = "metadata", default, plain;
    }
}

support::object! {
    SkillsViewParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    SkillsViewResponse {
        0 name: String = "name", required, plain;
        1 content: String = "content", required, plain;
    }
}

support::object! {
    SkillsRestoreOriginalParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    SkillsRestoreOriginalResponse {
        0 name: String = "name", required, plain;
        1 restored: bool = "restored", required, plain;
    }
}

support::object! {
    SkillsSetEnabledParams {
        0 name: String = "name", required, plain;
        1 enabled: bool = "enabled", required, plain;
    }
}

support::object! {
    SkillsSetEnabledResponse {
        0 skill: SkillInfo = "skill", required, plain;
    }
}

support::object! {
    SkillsUninstallParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    SkillsUninstallResponse {
        0 name: String = "name", required, plain;
        1 uninstalled: bool = "uninstalled", required, plain;
        2 source: SkillSource = "source", required, plain;
        3 removed_source_path: String = "removedSourcePath", required, plain;
        4 removed_variant_count: i64 = "removedVariantCount", required, plain;
    }
}

support::object! {
    ThreadSpawnEdge {
        0 parent_thread_id: String = "parentThreadId", required, plain;
        1 child_thread_id: String = "childThreadId", required, plain;
        2 parent_turn_id: Option<String> = "parentTurnId", default, plain;
        3 depth: i64 = "depth", required, plain;
        4 agent_path: Option<String> = "agentPath", default, plain;
        5 task_name: Option<String> = "taskName", default, plain;
        6 agent_nickname: Option<String> = "agentNickname", default, plain;
        7 agent_role: Option<String> = "agentRole", default, plain;
        8 profile_name: Option<String> = "profileName", default, plain;
        9 runtime_type: Option<String> = "runtimeType", default, plain;
        10 supports_send_message: bool = "supportsSendMessage", required, plain;
        11 supports_followup_task: bool = "supportsFollowupTask", required, plain;
        12 supports_close: bool = "supportsClose", required, plain;
        13 status: SubAgentEdgeStatus = "status", required, plain;
        14 created_at: Option<String> = "createdAt", default, plain;
        15 updated_at: Option<String> = "updatedAt", default, plain;
    }
}

support::object! {
    SubAgentChild {
        0 edge: ThreadSpawnEdge = "edge", required, plain;
        1 thread: Option<Thread> = "thread", default, plain;
    }
}

support::object! {
    SubAgentControlResult {
        0 agent_path: Option<String> = "agentPath", default, plain;
        1 task_name: Option<String> = "taskName", default, plain;
        2 agent_nickname: Option<String> = "agentNickname", default, plain;
        3 agent_role: Option<String> = "agentRole", default, plain;
        4 profile_name: Option<String> = "profileName", default, plain;
        5 runtime_type: Option<String> = "runtimeType", default, plain;
        6 status: Option<String> = "status", default, plain;
        7 message: Option<String> = "message", default, plain;
        8 supports_send_message: Option<bool> = "supportsSendMessage", default, plain;
        9 supports_followup_task: Option<bool> = "supportsFollowupTask", default, plain;
        10 supports_close: Option<bool> = "supportsClose", default, plain;
    }
}

support::object! {
    SubagentChildrenListParams {
        0 parent_thread_id: String = "parentThreadId", required, plain;
        1 include_closed: Option<bool> = "includeClosed", default, plain;
        2 include_threads: Option<bool> = "includeThreads", default, plain;
    }
}

support::object! {
    SubagentChildrenListResponse {
        0 data: Vec<SubAgentChild> = "data", required, plain;
    }
}

support::object! {
    SubagentSendMessageParams {
        0 parent_thread_id: String = "parentThreadId", required, plain;
        1 target: String = "target", required, plain;
        2 message: String = "message", required, plain;
    }
}

support::object! {
    SubagentFollowupTaskParams {
        0 parent_thread_id: String = "parentThreadId", required, plain;
        1 target: String = "target", required, plain;
        2 message: String = "message", required, plain;
        3 delivery_mode: Option<SubAgentDeliveryMode> = "deliveryMode", default, plain;
    }
}

support::object! {
    SubagentCloseParams {
        0 parent_thread_id: String = "parentThreadId", required, plain;
        1 target: String = "target", required, plain;
    }
}

support::object! {
    SubAgentProgressEntry {
        0 label: String = "label", required, plain;
        1 current_tool: Option<String> = "currentTool", default, plain;
        2 input_tokens: i64 = "inputTokens", required, plain;
        3 output_tokens: i64 = "outputTokens", required, plain;
        4 is_completed: bool = "isCompleted", required, plain;
    }
}

support::object! {
    SubagentProgressNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 entries: Vec<SubAgentProgressEntry> = "entries", required, plain;
    }
}

support::object! {
    SubagentGraphChangedNotification {
        0 parent_thread_id: String = "parentThreadId", required, plain;
        1 child_thread_id: String = "childThreadId", required, plain;
    }
}

support::object! {
    SubAgentProfileWrite {
        0 runtime: Option<String> = "runtime", default, plain;
        1 bin: Option<String> = "bin", default, plain;
        2 args: Option<Vec<String>> = "args", default, plain;
        3 env: Option<BTreeMap<String, String>> = "env", default, plain;
        4 env_passthrough: Option<Vec<String>> = "envPassthrough", default, plain;
        5 working_directory_mode: Option<String> = "workingDirectoryMode", default, plain;
        6 supports_streaming: Option<bool> = "supportsStreaming", default, plain;
        7 supports_resume: Option<bool> = "supportsResume", default, plain;
        8 supports_model_selection: Option<bool> = "supportsModelSelection", default, plain;
        9 input_format: Option<String> = "inputFormat", default, plain;
        10 output_format: Option<String> = "outputFormat", default, plain;
        11 input_mode: Option<String> = "inputMode", default, plain;
        12 input_arg_template: Option<String> = "inputArgTemplate", default, plain;
        13 input_env_key: Option<String> = "inputEnvKey", default, plain;
        14 resume_arg_template: Option<String> = "resumeArgTemplate", default, plain;
        15 resume_session_id_json_path: Option<String> = "resumeSessionIdJsonPath", default, plain;
        16 resume_session_id_regex: Option<String> = "resumeSessionIdRegex", default, plain;
        17 output_json_path: Option<String> = "outputJsonPath", default, plain;
        18 output_input_tokens_json_path: Option<String> = "outputInputTokensJsonPath", default, plain;
        19 output_output_tokens_json_path: Option<String> = "outputOutputTokensJsonPath", default, plain;
        20 output_total_tokens_json_path: Option<String> = "outputTotalTokensJsonPath", default, plain;
        21 output_file_arg_template: Option<String> = "outputFileArgTemplate", default, plain;
        22 read_output_file: Option<bool> = "readOutputFile", default, plain;
        23 delete_output_file_after_read: Option<bool> = "deleteOutputFileAfterRead", default, plain;
        24 max_output_bytes: Option<i64> = "maxOutputBytes", default, plain;
        25 timeout: Option<i64> = "timeout", default, plain;
        26 trust_level: Option<String> = "trustLevel", default, plain;
        27 permission_mode_mapping: Option<BTreeMap<String, String>> = "permissionModeMapping", default, plain;
        28 sanitization_rules: Option<RawJson> = "sanitizationRules", default, plain;
    }
}

support::object! {
    SubAgentProfileDiagnostic {
        0 enabled: bool = "enabled", required, plain;
        1 binary_resolved: bool = "binaryResolved", required, plain;
        2 hidden_from_prompt: bool = "hiddenFromPrompt", required, plain;
        3 hidden_reason: Option<String> = "hiddenReason", default, plain;
        4 warnings: Vec<String> = "warnings", required, plain;
    }
}

support::object! {
    SubAgentProfileEntry {
        0 name: String = "name", required, plain;
        1 is_built_in: bool = "isBuiltIn", required, plain;
        2 is_template: bool = "isTemplate", required, plain;
        3 has_workspace_override: bool = "hasWorkspaceOverride", required, plain;
        4 is_default: bool = "isDefault", required, plain;
        5 enabled: bool = "enabled", required, plain;
        6 definition: SubAgentProfileWrite = "definition", required, plain;
        7 built_in_defaults: Option<SubAgentProfileWrite> = "builtInDefaults", default, plain;
        8 diagnostic: SubAgentProfileDiagnostic = "diagnostic", required, plain;
    }
}

support::object! {
    SubAgentSettings {
        0 external_cli_session_resume_enabled: bool = "externalCliSessionResumeEnabled", required, plain;
        1 model: Option<String> = "model", default, plain;
        2 min_wait_timeout_ms: i64 = "minWaitTimeoutMs", required, plain;
        3 default_wait_timeout_ms: i64 = "defaultWaitTimeoutMs", required, plain;
        4 max_wait_timeout_ms: i64 = "maxWaitTimeoutMs", required, plain;
    }
}

support::object! {
    SubagentProfilesListResponse {
        0 default_name: String = "defaultName", required, plain;
        1 settings: SubAgentSettings = "settings", required, plain;
        2 profiles: Vec<SubAgentProfileEntry> = "profiles", required, plain;
    }
}

support::object! {
    SubagentSettingsUpdateParams {
        0 external_cli_session_resume_enabled: Option<bool> = "externalCliSessionResumeEnabled", default, plain;
        1 model: Option<Option<String>> = "model", default, with(support::present);
        2 min_wait_timeout_ms: Option<i64> = "minWaitTimeoutMs", default, plain;
        3 default_wait_timeout_ms: Option<i64> = "defaultWaitTimeoutMs", default, plain;
        4 max_wait_timeout_ms: Option<i64> = "maxWaitTimeoutMs", default, plain;
    }
}

support::object! {
    SubagentSettingsUpdateResponse {
        0 settings: SubAgentSettings = "settings", required, plain;
    }
}

support::object! {
    SubagentProfilesSetEnabledParams {
        0 name: String = "name", required, plain;
        1 enabled: bool = "enabled", required, plain;
    }
}

support::object! {
    SubagentProfilesSetEnabledResponse {
        0 profile: SubAgentProfileEntry = "profile", required, plain;
    }
}

support::object! {
    SubagentProfilesUpsertParams {
        0 name: String = "name", required, plain;
        1 definition: SubAgentProfileWrite = "definition", required, plain;
    }
}

support::object! {
    SubagentProfilesUpsertResponse {
        0 profile: SubAgentProfileEntry = "profile", required, plain;
    }
}

support::object! {
    SubagentProfilesRemoveParams {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    SubagentProfilesRemoveResponse {
        0 removed: bool = "removed", required, plain;
    }
}

support::object! {
    SystemEventNotification {
        0 thread_id: Option<String> = "threadId", default, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 kind: SystemEventKind = "kind", required, plain;
        3 message_key: Option<String> = "messageKey", default, plain;
        4 params: Option<RawJson> = "params", default, plain;
        5 fallback_text: Option<String> = "fallbackText", default, plain;
        6 message: Option<String> = "message", default, plain;
        7 percent_left: Option<f64> = "percentLeft", default, plain;
        8 token_count: Option<i64> = "tokenCount", default, plain;
        9 context_usage: Option<ContextUsageSnapshot> = "contextUsage", default, plain;
        10 channel_name: Option<String> = "channelName", default, plain;
    }
}

support::object! {
    WorkspaceConfigChangedNotification {
        0 source: String = "source", required, plain;
        1 regions: Vec<ConfigRegion> = "regions", required, plain;
        2 changed_at: String = "changedAt", required, plain;
    }
}

support::object! {
    HeartbeatTriggerResponse {
        0 result: Option<String> = "result", default, plain;
        1 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    SystemJobResultNotification {
        0 source: SystemJobSource = "source", required, plain;
        1 job_id: Option<String> = "jobId", default, plain;
        2 job_name: Option<String> = "jobName", default, plain;
        3 thread_id: Option<String> = "threadId", default, plain;
        4 result: Option<String> = "result", default, plain;
        5 error: Option<String> = "error", default, plain;
        6 token_usage: Option<TokenUsage> = "tokenUsage", default, plain;
    }
}

support::object! {
    HealthStatus {
        0 status: String = "status", required, plain;
    }
}

support::object! {
    BackgroundTerminal {
        0 session_id: String = "sessionId", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 turn_id: Option<String> = "turnId", default, plain;
        3 call_id: Option<String> = "callId", default, plain;
        4 command: String = "command", required, plain;
        5 working_directory: String = "workingDirectory", required, plain;
        6 source: CommandSource = "source", required, plain;
        7 status: TerminalStatus = "status", required, plain;
        8 output: Option<String> = "output", default, plain;
        9 output_path: Option<String> = "outputPath", default, plain;
        10 exit_code: Option<i64> = "exitCode", default, plain;
        11 started_at: String = "startedAt", required, plain;
        12 completed_at: Option<String> = "completedAt", default, plain;
        13 wall_time_ms: Option<i64> = "wallTimeMs", default, plain;
        14 original_output_chars: Option<i64> = "originalOutputChars", default, plain;
        15 truncated: Option<bool> = "truncated", default, plain;
        16 background_reason: Option<String> = "backgroundReason", default, plain;
    }
}

support::object! {
    TerminalListParams {
        0 thread_id: Option<String> = "threadId", default, plain;
    }
}

support::object! {
    TerminalListResponse {
        0 terminals: Vec<BackgroundTerminal> = "terminals", required, plain;
    }
}

support::object! {
    TerminalReadParams {
        0 session_id: String = "sessionId", required, plain;
        1 wait_ms: Option<i64> = "waitMs", default, plain;
        2 max_output_chars: Option<i64> = "maxOutputChars", default, plain;
    }
}

support::object! {
    TerminalReadResponse {
        0 terminal: BackgroundTerminal = "terminal", required, plain;
    }
}

support::object! {
    TerminalWriteParams {
        0 session_id: String = "sessionId", required, plain;
        1 input: String = "input", required, plain;
        2 yield_time_ms: Option<i64> = "yieldTimeMs", default, plain;
        3 max_output_chars: Option<i64> = "maxOutputChars", default, plain;
    }
}

support::object! {
    TerminalWriteResponse {
        0 terminal: BackgroundTerminal = "terminal", required, plain;
    }
}

support::object! {
    TerminalStopParams {
        0 session_id: String = "sessionId", required, plain;
    }
}

support::object! {
    TerminalStopResponse {
        0 terminal: BackgroundTerminal = "terminal", required, plain;
    }
}

support::object! {
    TerminalCleanParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    TerminalCleanResponse {
        0 terminals: Vec<BackgroundTerminal> = "terminals", required, plain;
    }
}

support::object! {
    TerminalStartedNotification {
        0 terminal: BackgroundTerminal = "terminal", required, plain;
    }
}

support::object! {
    TerminalOutputDeltaNotification {
        0 terminal: BackgroundTerminal = "terminal", required, plain;
        1 delta: String = "delta", required, plain;
    }
}

support::object! {
    TerminalCompletedNotification {
        0 terminal: BackgroundTerminal = "terminal", required, plain;
    }
}

support::object! {
    TerminalStalledNotification {
        0 terminal: BackgroundTerminal = "terminal", required, plain;
    }
}

support::object! {
    TerminalCleanedNotification {
        0 terminal: BackgroundTerminal = "terminal", required, plain;
    }
}

support::object! {
    SessionIdentity {
        0 channel_name: String = "channelName", required, plain;
        1 user_id: Option<String> = "userId", default, plain;
        2 channel_context: Option<String> = "channelContext", default, plain;
        3 workspace_path: Option<String> = "workspacePath", default, plain;
    }
}

support::object! {
    Thread {
        0 id: String = "id", required, plain;
        1 workspace_path: Option<String> = "workspacePath", default, plain;
        2 user_id: Option<String> = "userId", default, plain;
        3 origin_channel: Option<String> = "originChannel", default, plain;
        4 status: ThreadStatus = "status", required, plain;
        5 turns: Option<Vec<Turn>> = "turns", default, plain;
        6 display_name: Option<String> = "displayName", default, plain;
        7 created_at: Option<String> = "createdAt", default, plain;
        8 last_active_at: Option<String> = "lastActiveAt", default, plain;
        9 metadata: Option<BTreeMap<String, String>> = "metadata", default, plain;
        10 history_mode: Option<HistoryMode> = "historyMode", default, plain;
        11 channel_context: Option<String> = "channelContext", default, plain;
        12 configuration: Option<ThreadConfiguration> = "configuration", default, plain;
        13 queued_inputs: Option<Vec<QueuedTurnInput>> = "queuedInputs", default, plain;
        14 plan: Option<PlanSnapshot> = "plan", default, plain;
        15 context_usage: Option<ContextUsageSnapshot> = "contextUsage", default, plain;
        16 runtime: Option<ThreadRuntimeState> = "runtime", default, plain;
        17 goal: Option<ThreadGoal> = "goal", default, plain;
        18 source: Option<ThreadSource> = "source", default, plain;
        19 origin_app: Option<ThreadOriginApp> = "originApp", default, plain;
        20 forked_from_id: Option<String> = "forkedFromId", default, plain;
        21 ephemeral: Option<bool> = "ephemeral", default, plain;
        22 worktree: Option<ThreadWorktreeInfo> = "worktree", default, plain;
        23 effective_workspace_path: Option<String> = "effectiveWorkspacePath", default, plain;
        24 app_bindings: Option<Vec<AppBindingSummary>> = "appBindings", default, plain;
        25 widget_states: Option<BTreeMap<String, RawJson>> = "widgetStates", default, plain;
        26 cwd: Option<String> = "cwd", default, plain;
        27 session_id: Option<String> = "sessionId", default, plain;
        28 parent_thread_id: Option<String> = "parentThreadId", default, plain;
        29 path: Option<String> = "path", default, plain;
        30 runtime_workspace_roots: Option<Vec<String>> = "runtimeWorkspaceRoots", default, plain;
        31 origin_presentation: Option<RawJson> = "originPresentation", default, plain;
    }
}

support::object! {
    ThreadSummary {
        0 id: String = "id", required, plain;
        1 display_name: Option<String> = "displayName", default, plain;
        2 status: ThreadStatus = "status", required, plain;
        3 origin_channel: Option<String> = "originChannel", default, plain;
        4 channel_context: Option<String> = "channelContext", default, plain;
        5 user_id: Option<String> = "userId", default, plain;
        6 workspace_path: Option<String> = "workspacePath", default, plain;
        7 created_at: Option<String> = "createdAt", default, plain;
        8 last_active_at: Option<String> = "lastActiveAt", default, plain;
        9 turn_count: Option<i64> = "turnCount", default, plain;
        10 metadata: Option<BTreeMap<String, String>> = "metadata", default, plain;
        11 runtime: Option<ThreadRuntimeState> = "runtime", default, plain;
        12 origin_app: Option<ThreadOriginApp> = "originApp", default, plain;
        13 goal: Option<ThreadGoal> = "goal", default, plain;
        14 source: Option<ThreadSource> = "source", default, plain;
        15 forked_from_id: Option<String> = "forkedFromId", default, plain;
        16 ephemeral: Option<bool> = "ephemeral", default, plain;
        17 worktree: Option<ThreadWorktreeInfo> = "worktree", default, plain;
        18 app_bindings: Option<Vec<AppBindingSummary>> = "appBindings", default, plain;
    }
}

support::object! {
    ThreadSource {
        0 kind: ThreadSourceKind = "kind", required, plain;
        1 spawned_from_thread_id: Option<String> = "spawnedFromThreadId", default, plain;
        2 sub_agent: Option<SubAgentThreadSource> = "subAgent", default, plain;
    }
}

support::object! {
    SubAgentThreadSource {
        0 parent_thread_id: String = "parentThreadId", required, plain;
        1 parent_turn_id: Option<String> = "parentTurnId", default, plain;
        2 root_thread_id: String = "rootThreadId", required, plain;
        3 depth: i64 = "depth", required, plain;
        4 agent_path: Option<String> = "agentPath", default, plain;
        5 task_name: Option<String> = "taskName", default, plain;
        6 agent_nickname: Option<String> = "agentNickname", default, plain;
        7 agent_role: Option<String> = "agentRole", default, plain;
        8 profile_name: Option<String> = "profileName", default, plain;
        9 runtime_type: Option<String> = "runtimeType", default, plain;
        10 supports_send_message: bool = "supportsSendMessage", required, plain;
        11 supports_followup_task: bool = "supportsFollowupTask", required, plain;
        12 supports_close: bool = "supportsClose", required, plain;
        13 supports_send_input: Option<bool> = "supportsSendInput", default, plain;
        14 supports_resume: Option<bool> = "supportsResume", default, plain;
        15 spawn_call_id: Option<String> = "spawnCallId", default, plain;
    }
}

support::object! {
    ThreadRuntimeState {
        0 running: bool = "running", required, plain;
        1 waiting_on_approval: bool = "waitingOnApproval", required, plain;
        2 waiting_on_input: Option<bool> = "waitingOnInput", default, plain;
        3 waiting_on_plan_confirmation: bool = "waitingOnPlanConfirmation", required, plain;
        4 busy: Option<bool> = "busy", default, plain;
        5 maintenance_kind: Option<MaintenanceKind> = "maintenanceKind", default, plain;
    }
}

support::object! {
    TurnPage {
        0 order: TurnPageOrder = "order", required, plain;
        1 limit: i64 = "limit", required, plain;
        2 total_turns: i64 = "totalTurns", required, plain;
        3 start_ordinal: i64 = "startOrdinal", required, plain;
        4 end_ordinal: i64 = "endOrdinal", required, plain;
        5 next_cursor: Option<String> = "nextCursor", default, plain;
        6 has_more: bool = "hasMore", required, plain;
    }
}

support::object! {
    RuntimeAdditionalContextEntry {
        0 kind: RuntimeAdditionalContextKind = "kind", required, plain;
        1 value: String = "value", required, plain;
    }
}

support::object! {
    ThreadStartParams {
        0 identity: SessionIdentity = "identity", required, plain;
        1 history_mode: Option<HistoryMode> = "historyMode", default, plain;
        2 display_name: Option<String> = "displayName", default, plain;
        3 config: Option<ThreadConfiguration> = "config", default, plain;
        4 dynamic_tools: Option<Vec<DynamicToolSpec>> = "dynamicTools", default, plain;
        5 additional_context: Option<BTreeMap<String, RuntimeAdditionalContextEntry>> = "additionalContext", default, plain;
        6 spawned_from_thread_id: Option<String> = "spawnedFromThreadId", default, plain;
    }
}

support::object! {
    ThreadStartResponse {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadResumeParams {
        0 thread_id: String = "threadId", required, plain;
        1 additional_context: Option<BTreeMap<String, RuntimeAdditionalContextEntry>> = "additionalContext", default, plain;
        2 dynamic_tools: Option<Vec<DynamicToolSpec>> = "dynamicTools", default, plain;
    }
}

support::object! {
    ThreadResumeResponse {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadListParams {
        0 identity: Option<SessionIdentity> = "identity", default, plain;
        1 query: Option<String> = "query", default, plain;
        2 limit: Option<i64> = "limit", default, plain;
        3 cursor: Option<String> = "cursor", default, plain;
        4 include_archived: Option<bool> = "includeArchived", default, plain;
        5 include_sub_agents: Option<bool> = "includeSubAgents", default, plain;
        6 include_internal: Option<bool> = "includeInternal", default, plain;
        7 cross_channel_origins: Option<Vec<String>> = "crossChannelOrigins", default, plain;
        8 channel_name: Option<String> = "channelName", default, plain;
    }
}

support::object! {
    ThreadListResponse {
        0 data: Vec<ThreadSummary> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
        2 total_matched: Option<i64> = "totalMatched", default, plain;
    }
}

support::object! {
    ThreadReadParams {
        0 thread_id: String = "threadId", required, plain;
        1 include_turns: Option<bool> = "includeTurns", default, plain;
        2 turn_limit: Option<i64> = "turnLimit", default, plain;
        3 cursor: Option<String> = "cursor", default, plain;
    }
}

support::object! {
    ThreadReadResponse {
        0 thread: Thread = "thread", required, plain;
        1 turn_page: Option<TurnPage> = "turnPage", default, plain;
    }
}

support::object! {
    ThreadSubscribeParams {
        0 thread_id: String = "threadId", required, plain;
        1 replay_recent: Option<bool> = "replayRecent", default, plain;
    }
}

support::object! {
    ThreadUnsubscribeParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadRenameParams {
        0 thread_id: String = "threadId", required, plain;
        1 display_name: String = "displayName", required, plain;
    }
}

support::object! {
    ThreadDeleteParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadPauseParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadArchiveParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadUnarchiveParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadConfigUpdateParams {
        0 thread_id: String = "threadId", required, plain;
        1 config: ThreadConfiguration = "config", required, plain;
    }
}

support::object! {
    ThreadModeSetParams {
        0 thread_id: String = "threadId", required, plain;
        1 mode: AgentMode = "mode", required, plain;
    }
}

support::object! {
    ThreadStartedNotification {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadResumedNotification {
        0 thread: Thread = "thread", required, plain;
        1 resumed_by: String = "resumedBy", required, plain;
    }
}

support::object! {
    ThreadUpdatedNotification {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadRenamedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 display_name: String = "displayName", required, plain;
    }
}

support::object! {
    ThreadDeletedNotification {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadStatusChangedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 previous_status: ThreadStatus = "previousStatus", required, plain;
        2 new_status: ThreadStatus = "newStatus", required, plain;
    }
}

support::object! {
    ThreadRuntimeChangedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 runtime: ThreadRuntimeState = "runtime", required, plain;
    }
}

support::object! {
    ThreadQueueUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 queued_inputs: Vec<QueuedTurnInput> = "queuedInputs", required, plain;
    }
}

support::object! {
    ForkPoint {
        0 turn_id: String = "turnId", required, plain;
        1 item_id: Option<String> = "itemId", default, plain;
        2 position: Option<ForkPosition> = "position", default, plain;
    }
}

support::object! {
    ThreadForkParams {
        0 thread_id: String = "threadId", required, plain;
        1 path: Option<String> = "path", default, plain;
        2 fork_point: Option<ForkPoint> = "forkPoint", default, plain;
        3 identity: Option<SessionIdentity> = "identity", default, plain;
        4 config: Option<ThreadConfiguration> = "config", default, plain;
        5 display_name: Option<String> = "displayName", default, plain;
        6 ephemeral: Option<bool> = "ephemeral", default, plain;
        7 exclude_turns: Option<bool> = "excludeTurns", default, plain;
    }
}

support::object! {
    ThreadForkResponse {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadRollbackParams {
        0 thread_id: String = "threadId", required, plain;
        1 num_turns: i64 = "numTurns", required, plain;
    }
}

support::object! {
    ThreadRollbackResponse {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ToolDisplay {
        0 icon: Option<String> = "icon", default, plain;
        1 title: Option<String> = "title", default, plain;
        2 subtitle: Option<String> = "subtitle", default, plain;
    }
}

support::object! {
    ToolApprovalDescriptor {
        0 kind: ToolApprovalKind = "kind", required, plain;
        1 target_argument: String = "targetArgument", required, plain;
        2 operation: Option<String> = "operation", default, plain;
        3 operation_argument: Option<String> = "operationArgument", default, plain;
    }
}

support::object! {
    DynamicToolSpec {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 input_schema: RawJson = "inputSchema", required, plain;
        3 namespace: Option<String> = "namespace", default, plain;
        4 output_schema: Option<RawJson> = "outputSchema", default, plain;
        5 defer_loading: Option<bool> = "deferLoading", default, plain;
        6 display: Option<ToolDisplay> = "display", default, plain;
        7 approval: Option<ToolApprovalDescriptor> = "approval", default, plain;
        8 meta: Option<ToolMeta> = "_meta", default, plain;
    }
}

support::object! {
    ToolContentItemText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    ToolContentItemImage {
        0 media_type: Option<String> = "mediaType", default, plain;
        1 data_base64: Option<String> = "dataBase64", default, plain;
        2 url: Option<String> = "url", default, plain;
    }
}

support::object! {
    ItemToolCallParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 call_id: String = "callId", required, plain;
        3 namespace: Option<String> = "namespace", default, plain;
        4 tool: String = "tool", required, plain;
        5 arguments: RawJson = "arguments", required, plain;
    }
}

support::object! {
    DynamicToolResult {
        0 success: bool = "success", required, plain;
        1 content_items: Option<Vec<ToolContentItem>> = "contentItems", default, plain;
        2 structured_result: Option<RawJson> = "structuredResult", default, plain;
        3 structured_content: Option<RawJson> = "structuredContent", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
        5 error_code: Option<String> = "errorCode", default, plain;
        6 error_message: Option<String> = "errorMessage", default, plain;
    }
}

support::object! {
    UserInputOption {
        0 label: String = "label", required, plain;
        1 description: String = "description", required, plain;
    }
}

support::object! {
    UserInputQuestion {
        0 id: String = "id", required, plain;
        1 header: String = "header", required, plain;
        2 question: String = "question", required, plain;
        3 options: Vec<UserInputOption> = "options", required, plain;
        4 is_other: Option<bool> = "isOther", default, plain;
        5 is_secret: Option<bool> = "isSecret", default, plain;
    }
}

support::object! {
    UserInputAnswer {
        0 answers: Vec<String> = "answers", required, plain;
    }
}

support::object! {
    UserInputResult {
        0 answers: BTreeMap<String, UserInputAnswer> = "answers", required, plain;
    }
}

support::object! {
    ItemToolRequestUserInputParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 request_id: String = "requestId", required, plain;
        4 questions: Vec<UserInputQuestion> = "questions", required, plain;
    }
}

support::object! {
    ItemToolRequestUserInputResolvedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item: Item = "item", required, plain;
    }
}

support::object! {
    ToolInfo {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 icon: String = "icon", required, plain;
        3 source: String = "source", required, plain;
        4 plan_mode: bool = "planMode", required, plain;
    }
}

support::object! {
    ToolListParams {
        0 mode: Option<String> = "mode", default, plain;
    }
}

support::object! {
    ToolListResponse {
        0 tools: Vec<ToolInfo> = "tools", required, plain;
    }
}

support::object! {
    Turn {
        0 id: String = "id", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 status: TurnStatus = "status", required, plain;
        3 items: Vec<Item> = "items", required, plain;
        4 started_at: Option<String> = "startedAt", default, plain;
        5 completed_at: Option<String> = "completedAt", default, plain;
        6 token_usage: Option<TokenUsage> = "tokenUsage", default, plain;
        7 error: Option<String> = "error", default, plain;
        8 origin_channel: Option<String> = "originChannel", default, plain;
        9 initiator: Option<TurnInitiator> = "initiator", default, plain;
    }
}

support::object! {
    TurnInitiator {
        0 channel_name: String = "channelName", required, plain;
        1 user_id: Option<String> = "userId", default, plain;
        2 user_name: Option<String> = "userName", default, plain;
        3 user_role: Option<String> = "userRole", default, plain;
        4 channel_context: Option<String> = "channelContext", default, plain;
        5 group_id: Option<String> = "groupId", default, plain;
    }
}

support::object! {
    SenderContext {
        0 sender_id: String = "senderId", required, plain;
        1 sender_name: String = "senderName", required, plain;
        2 sender_role: Option<String> = "senderRole", default, plain;
        3 group_id: Option<String> = "groupId", default, plain;
    }
}

support::object! {
    ChatMessage {
        0 role: String = "role", required, plain;
        1 content: RawJson = "content", required, plain;
    }
}

support::object! {
    TurnStartParams {
        0 thread_id: String = "threadId", required, plain;
        1 input: Vec<InputPart> = "input", required, plain;
        2 sender: Option<SenderContext> = "sender", default, plain;
        3 messages: Option<Vec<ChatMessage>> = "messages", default, plain;
    }
}

support::object! {
    TurnStartResponse {
        0 turn: Turn = "turn", required, plain;
    }
}

support::object! {
    TurnEnqueueParams {
        0 thread_id: String = "threadId", required, plain;
        1 input: Vec<InputPart> = "input", required, plain;
        2 sender: Option<SenderContext> = "sender", default, plain;
    }
}

support::object! {
    TurnEnqueueResponse {
        0 queued_input: QueuedTurnInput = "queuedInput", required, plain;
        1 queued_inputs: Vec<QueuedTurnInput> = "queuedInputs", required, plain;
    }
}

support::object! {
    TurnInterruptParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
    }
}

support::object! {
    TurnQueueRemoveParams {
        0 thread_id: String = "threadId", required, plain;
        1 queued_input_id: String = "queuedInputId", required, plain;
    }
}

support::object! {
    TurnQueueRemoveResponse {
        0 queued_inputs: Vec<QueuedTurnInput> = "queuedInputs", required, plain;
    }
}

support::object! {
    TurnStartedNotification {
        0 turn: Turn = "turn", required, plain;
    }
}

support::object! {
    TurnCompletedNotification {
        0 turn: Turn = "turn", required, plain;
    }
}

support::object! {
    TurnFailedNotification {
        0 turn: Turn = "turn", required, plain;
        1 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    TurnCancelledNotification {
        0 turn: Turn = "turn", required, plain;
        1 reason: String = "reason", required, plain;
    }
}

support::object! {
    TurnDiffUpdatedNotification {
        0 thread_id: Option<String> = "threadId", default, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 diff: Option<String> = "diff", default, plain;
    }
}

support::object! {
    TurnQueueReorderParams {
        0 thread_id: String = "threadId", required, plain;
        1 ordered_queued_input_ids: Vec<String> = "orderedQueuedInputIds", required, plain;
    }
}

support::object! {
    TurnQueueReorderResponse {
        0 queued_inputs: Vec<QueuedTurnInput> = "queuedInputs", required, plain;
    }
}

support::object! {
    TurnSteerParams {
        0 thread_id: String = "threadId", required, plain;
        1 expected_turn_id: String = "expectedTurnId", required, plain;
        2 queued_input_id: String = "queuedInputId", required, plain;
        3 sender: Option<SenderContext> = "sender", default, plain;
    }
}

support::object! {
    TurnSteerResponse {
        0 turn_id: String = "turnId", required, plain;
        1 queued_inputs: Vec<QueuedTurnInput> = "queuedInputs", required, plain;
    }
}

support::object! {
    UiResourceContent {
        0 uri: String = "uri", required, plain;
        1 mime_type: Option<String> = "mimeType", default, plain;
        2 text: Option<String> = "text", default, plain;
    }
}

support::object! {
    UiResourceReadParams {
        0 thread_id: String = "threadId", required, plain;
        1 namespace: Option<String> = "namespace", default, plain;
        2 uri: String = "uri", required, plain;
    }
}

support::object! {
    UiResourceReadResponse {
        0 contents: Vec<UiResourceContent> = "contents", required, plain;
    }
}

support::object! {
    UiToolCallParams {
        0 thread_id: String = "threadId", required, plain;
        1 namespace: Option<String> = "namespace", default, plain;
        2 tool: String = "tool", required, plain;
        3 arguments: RawJson = "arguments", required, plain;
        4 source_call_id: Option<String> = "sourceCallId", default, plain;
    }
}

support::object! {
    UiOpenLinkParams {
        0 url: String = "url", required, plain;
    }
}

support::object! {
    UiUpdateModelContextParams {
        0 thread_id: String = "threadId", required, plain;
        1 namespace: Option<String> = "namespace", default, plain;
        2 source_call_id: Option<String> = "sourceCallId", default, plain;
        3 content: Option<Vec<ToolContentItem>> = "content", default, plain;
        4 structured_content: Option<RawJson> = "structuredContent", default, plain;
    }
}

support::object! {
    ItemWidgetStateSetParams {
        0 call_id: String = "callId", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 widget_state: Option<RawJson> = "widgetState", default, plain;
    }
}

support::object! {
    ItemWidgetStateSetResponse {
        0 cleared: bool = "cleared", required, plain;
    }
}

support::object! {
    ToolUiMeta {
        0 resource_uri: String = "resourceUri", required, plain;
        1 visibility: Option<Vec<ToolUiVisibility>> = "visibility", default, plain;
        2 csp: Option<RawJson> = "csp", default, plain;
        3 permissions: Option<Vec<String>> = "permissions", default, plain;
        4 prefers_border: Option<bool> = "prefersBorder", default, plain;
        5 domain: Option<String> = "domain", default, plain;
    }
}

support::object! {
    TokenUsage {
        0 input_tokens: i64 = "inputTokens", required, plain;
        1 output_tokens: i64 = "outputTokens", required, plain;
        2 total_tokens: Option<i64> = "totalTokens", default, plain;
        3 cached_input_tokens: Option<i64> = "cachedInputTokens", default, plain;
        4 cache_write_input_tokens: Option<i64> = "cacheWriteInputTokens", default, plain;
        5 fresh_input_tokens: Option<i64> = "freshInputTokens", default, plain;
        6 non_cached_input_tokens: Option<i64> = "nonCachedInputTokens", default, plain;
        7 reasoning_output_tokens: Option<i64> = "reasoningOutputTokens", default, plain;
        8 llm_call_count: Option<i64> = "llmCallCount", default, plain;
        9 cache_hit_rate: Option<f64> = "cacheHitRate", default, plain;
    }
}

support::object! {
    ContextUsageSnapshot {
        0 tokens: i64 = "tokens", required, plain;
        1 context_window: i64 = "contextWindow", required, plain;
        2 auto_compact_threshold: i64 = "autoCompactThreshold", required, plain;
        3 warning_threshold: i64 = "warningThreshold", required, plain;
        4 error_threshold: i64 = "errorThreshold", required, plain;
        5 percent_left: f64 = "percentLeft", required, plain;
        6 source: Option<String> = "source", default, plain;
        7 is_estimate: Option<bool> = "isEstimate", default, plain;
    }
}

support::object! {
    ItemUsageDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 input_tokens: i64 = "inputTokens", required, plain;
        3 output_tokens: i64 = "outputTokens", required, plain;
        4 cached_input_tokens: i64 = "cachedInputTokens", required, plain;
        5 cache_write_input_tokens: i64 = "cacheWriteInputTokens", required, plain;
        6 fresh_input_tokens: i64 = "freshInputTokens", required, plain;
        7 reasoning_output_tokens: i64 = "reasoningOutputTokens", required, plain;
        8 llm_call_delta: Option<i64> = "llmCallDelta", default, plain;
        9 context_input_tokens: Option<i64> = "contextInputTokens", default, plain;
        10 total_input_tokens: Option<i64> = "totalInputTokens", default, plain;
        11 turn_input_tokens: Option<i64> = "turnInputTokens", default, plain;
        12 turn_output_tokens: Option<i64> = "turnOutputTokens", default, plain;
        13 total_output_tokens: Option<i64> = "totalOutputTokens", default, plain;
        14 turn_llm_calls: Option<i64> = "turnLlmCalls", default, plain;
        15 context_usage: Option<ContextUsageSnapshot> = "contextUsage", default, plain;
    }
}

support::object! {
    UsageSummaryResponse {
        0 session_count: i64 = "sessionCount", required, plain;
        1 total_requests: i64 = "totalRequests", required, plain;
        2 total_responses: i64 = "totalResponses", required, plain;
        3 total_tool_calls: i64 = "totalToolCalls", required, plain;
        4 total_errors: i64 = "totalErrors", required, plain;
        5 total_context_compactions: i64 = "totalContextCompactions", required, plain;
        6 total_input_tokens: i64 = "totalInputTokens", required, plain;
        7 total_output_tokens: i64 = "totalOutputTokens", required, plain;
        8 total_cached_input_tokens: i64 = "totalCachedInputTokens", required, plain;
        9 total_cache_write_input_tokens: i64 = "totalCacheWriteInputTokens", required, plain;
        10 total_fresh_input_tokens: i64 = "totalFreshInputTokens", required, plain;
        11 total_non_cached_input_tokens: i64 = "totalNonCachedInputTokens", required, plain;
        12 total_reasoning_output_tokens: i64 = "totalReasoningOutputTokens", required, plain;
        13 total_tool_duration_ms: i64 = "totalToolDurationMs", required, plain;
        14 avg_tool_duration_ms: f64 = "avgToolDurationMs", required, plain;
        15 max_tool_duration_ms: i64 = "maxToolDurationMs", required, plain;
        16 cache_hit_rate: f64 = "cacheHitRate", required, plain;
        17 total_tokens: i64 = "totalTokens", required, plain;
    }
}

support::object! {
    UsageDay {
        0 date: String = "date", required, plain;
        1 input_tokens: i64 = "inputTokens", required, plain;
        2 output_tokens: i64 = "outputTokens", required, plain;
        3 total_tokens: i64 = "totalTokens", required, plain;
        4 session_count: i64 = "sessionCount", required, plain;
    }
}

support::object! {
    UsageTimeseriesParams {
        0 from: Option<String> = "from", default, plain;
        1 to: Option<String> = "to", default, plain;
        2 tz_offset_minutes: Option<i64> = "tzOffsetMinutes", default, plain;
    }
}

support::object! {
    UsageTimeseriesResponse {
        0 tz_offset_minutes: i64 = "tzOffsetMinutes", required, plain;
        1 longest_task_ms: i64 = "longestTaskMs", required, plain;
        2 days: Vec<UsageDay> = "days", required, plain;
    }
}

support::object! {
    RankedMetric {
        0 key: String = "key", required, plain;
        1 count: i64 = "count", required, plain;
        2 total: i64 = "total", required, plain;
    }
}

support::object! {
    SkillUsage {
        0 name: String = "name", required, plain;
        1 count: i64 = "count", required, plain;
        2 plugin_id: Option<String> = "pluginId", default, plain;
        3 plugin_display_name: Option<String> = "pluginDisplayName", default, plain;
    }
}

support::object! {
    ProfileInsightsParams {
        0 top_skills: Option<i64> = "topSkills", default, plain;
    }
}

support::object! {
    ProfileInsightsResponse {
        0 top_model: Option<RankedMetric> = "topModel", default, plain;
        1 top_reasoning: Option<RankedMetric> = "topReasoning", default, plain;
        2 skills_explored: i64 = "skillsExplored", required, plain;
        3 total_skills_used: i64 = "totalSkillsUsed", required, plain;
        4 total_threads: i64 = "totalThreads", required, plain;
        5 skills: Vec<SkillUsage> = "skills", required, plain;
    }
}

support::object! {
    WorkspaceCommitMessageSuggestParams {
        0 thread_id: String = "threadId", required, plain;
        1 paths: Vec<String> = "paths", required, plain;
        2 max_diff_chars: Option<i64> = "maxDiffChars", default, plain;
    }
}

support::object! {
    WorkspaceCommitMessageSuggestResponse {
        0 message: String = "message", required, plain;
    }
}

support::object! {
    WelcomeSuggestionItem {
        0 title: String = "title", required, plain;
        1 prompt: String = "prompt", required, plain;
        2 reason: Option<String> = "reason", default, plain;
    }
}

support::object! {
    WelcomeSuggestionsParams {
        0 identity: SessionIdentity = "identity", required, plain;
        1 max_items: Option<i64> = "maxItems", default, plain;
    }
}

support::object! {
    WelcomeSuggestionsResponse {
        0 items: Vec<WelcomeSuggestionItem> = "items", required, plain;
        1 source: WelcomeSuggestionSource = "source", required, plain;
        2 generated_at: String = "generatedAt", required, plain;
        3 fingerprint: String = "fingerprint", required, plain;
    }
}

support::object! {
    ConfigSchemaField {
        0 key: String = "key", required, plain;
        1 type_: String = "type", required, plain;
        2 reload: Option<ReloadBehavior> = "reload", default, plain;
        3 subsystem_key: Option<String> = "subsystemKey", default, plain;
        4 display_name: Option<String> = "displayName", default, plain;
        5 hint: Option<String> = "hint", default, plain;
        6 sensitive: Option<bool> = "sensitive", default, plain;
        7 default_value: Option<RawJson> = "defaultValue", default, plain;
        8 options: Option<Vec<String>> = "options", default, plain;
        9 min: Option<i64> = "min", default, plain;
        10 max: Option<i64> = "max", default, plain;
    }
}

support::object! {
    ConfigSchemaSection {
        0 section: String = "section", required, plain;
        1 order: i64 = "order", required, plain;
        2 path: Option<Vec<String>> = "path", default, plain;
        3 fields: Vec<ConfigSchemaField> = "fields", required, plain;
        4 root_key: Option<String> = "rootKey", default, plain;
        5 item_fields: Option<Vec<ConfigSchemaField>> = "itemFields", default, plain;
    }
}

support::object! {
    WorkspaceConfigSchemaResponse {
        0 sections: Vec<ConfigSchemaSection> = "sections", required, plain;
    }
}

support::object! {
    WorkspaceConfigUpdateParams {
        0 model: Option<Option<String>> = "model", default, with(support::present);
        1 provider_id: Option<Option<String>> = "providerId", default, with(support::present);
        2 api_key: Option<Option<String>> = "apiKey", default, with(support::present);
        3 end_point: Option<Option<String>> = "endPoint", default, with(support::present);
        4 welcome_suggestions_enabled: Option<Option<bool>> = "welcomeSuggestionsEnabled", default, with(support::present);
        5 skills_self_learning_enabled: Option<Option<bool>> = "skillsSelfLearningEnabled", default, with(support::present);
        6 memory_auto_consolidate_enabled: Option<Option<bool>> = "memoryAutoConsolidateEnabled", default, with(support::present);
        7 dreams_enabled: Option<Option<bool>> = "dreamsEnabled", default, with(support::present);
        8 dreams_interval: Option<Option<String>> = "dreamsInterval", default, with(support::present);
        9 dreams_thread_lookback_count: Option<Option<i64>> = "dreamsThreadLookbackCount", default, with(support::present);
        10 dreams_auto_apply: Option<Option<bool>> = "dreamsAutoApply", default, with(support::present);
        11 default_approval_policy: Option<Option<WorkspaceDefaultApprovalPolicy>> = "defaultApprovalPolicy", default, with(support::present);
        12 tools_lsp_enabled: Option<Option<bool>> = "toolsLspEnabled", default, with(support::present);
        13 reasoning: Option<Option<ReasoningConfig>> = "reasoning", default, with(support::present);
    }
}

support::object! {
    WorkspaceConfigUpdateResponse {
        0 model: Option<Option<String>> = "model", default, with(support::present);
        1 provider_id: Option<Option<String>> = "providerId", default, with(support::present);
        2 welcome_suggestions_enabled: Option<Option<bool>> = "welcomeSuggestionsEnabled", default, with(support::present);
        3 skills_self_learning_enabled: Option<Option<bool>> = "skillsSelfLearningEnabled", default, with(support::present);
        4 memory_auto_consolidate_enabled: Option<Option<bool>> = "memoryAutoConsolidateEnabled", default, with(support::present);
        5 dreams_enabled: Option<Option<bool>> = "dreamsEnabled", default, with(support::present);
        6 dreams_interval: Option<Option<String>> = "dreamsInterval", default, with(support::present);
        7 dreams_thread_lookback_count: Option<Option<i64>> = "dreamsThreadLookbackCount", default, with(support::present);
        8 dreams_auto_apply: Option<Option<bool>> = "dreamsAutoApply", default, with(support::present);
        9 default_approval_policy: Option<Option<WorkspaceDefaultApprovalPolicy>> = "defaultApprovalPolicy", default, with(support::present);
        10 tools_lsp_enabled: Option<Option<bool>> = "toolsLspEnabled", default, with(support::present);
        11 reasoning: Option<Option<ReasoningConfig>> = "reasoning", default, with(support::present);
    }
}

support::object! {
    ThreadWorktreeInfo {
        0 branch_name: Option<String> = "branchName", default, plain;
        1 path: Option<String> = "path", default, plain;
        2 base_ref: Option<String> = "baseRef", default, plain;
        3 base_head: Option<String> = "baseHead", default, plain;
        4 head: Option<String> = "head", default, plain;
        5 owner_kind: Option<String> = "ownerKind", default, plain;
        6 owner_id: Option<String> = "ownerId", default, plain;
        7 created_at: Option<String> = "createdAt", default, plain;
        8 id: Option<String> = "id", default, plain;
        9 source_thread_id: Option<String> = "sourceThreadId", default, plain;
        10 workspace_path: Option<String> = "workspacePath", default, plain;
        11 source_workspace_path: Option<String> = "sourceWorkspacePath", default, plain;
        12 dirty_handoff: Option<ThreadWorktreeDirtyHandoffInfo> = "dirtyHandoff", default, plain;
    }
}

support::object! {
    ThreadWorktreeDirtyHandoffInfo {
        0 requested: Option<bool> = "requested", default, plain;
        1 status: Option<String> = "status", default, plain;
        2 copied_file_count: Option<i64> = "copiedFileCount", default, plain;
        3 deleted_file_count: Option<i64> = "deletedFileCount", default, plain;
    }
}

support::object! {
    ThreadWorktreeStatus {
        0 thread_id: String = "threadId", required, plain;
        1 worktree: ThreadWorktreeInfo = "worktree", required, plain;
        2 path: String = "path", required, plain;
        3 branch_name: String = "branchName", required, plain;
        4 head: Option<String> = "head", default, plain;
        5 exists: bool = "exists", required, plain;
        6 is_git_worktree: bool = "isGitWorktree", required, plain;
        7 has_uncommitted_changes: bool = "hasUncommittedChanges", required, plain;
        8 has_commits_ahead_of_base: bool = "hasCommitsAheadOfBase", required, plain;
        9 ahead_count: i64 = "aheadCount", required, plain;
    }
}

support::object! {
    WorktreeCreateAndForkParams {
        0 source_thread_id: String = "sourceThreadId", required, plain;
        1 fork_point: Option<ForkPoint> = "forkPoint", default, plain;
        2 identity: Option<SessionIdentity> = "identity", default, plain;
        3 config: Option<ThreadConfiguration> = "config", default, plain;
        4 display_name: Option<String> = "displayName", default, plain;
        5 exclude_turns: Option<bool> = "excludeTurns", default, plain;
        6 branch_name: Option<String> = "branchName", default, plain;
        7 base_ref: Option<String> = "baseRef", default, plain;
        8 path: Option<String> = "path", default, plain;
        9 copy_dirty_changes: Option<bool> = "copyDirtyChanges", default, plain;
    }
}

support::object! {
    WorktreeCreateAndForkResponse {
        0 thread: Thread = "thread", required, plain;
        1 worktree: ThreadWorktreeInfo = "worktree", required, plain;
    }
}

support::object! {
    WorktreeCreateAndStartParams {
        0 identity: SessionIdentity = "identity", required, plain;
        1 config: Option<ThreadConfiguration> = "config", default, plain;
        2 dynamic_tools: Option<Vec<DynamicToolSpec>> = "dynamicTools", default, plain;
        3 additional_context: Option<BTreeMap<String, RuntimeAdditionalContextEntry>> = "additionalContext", default, plain;
        4 history_mode: Option<HistoryMode> = "historyMode", default, plain;
        5 display_name: Option<String> = "displayName", default, plain;
        6 branch_name: Option<String> = "branchName", default, plain;
        7 base_ref: Option<String> = "baseRef", default, plain;
        8 path: Option<String> = "path", default, plain;
        9 copy_dirty_changes: Option<bool> = "copyDirtyChanges", default, plain;
    }
}

support::object! {
    WorktreeCreateAndStartResponse {
        0 thread: Thread = "thread", required, plain;
        1 worktree: ThreadWorktreeInfo = "worktree", required, plain;
    }
}

support::object! {
    ThreadWorktreeHandoffParams {
        0 thread_id: String = "threadId", required, plain;
        1 mode: WorktreeHandoffMode = "mode", required, plain;
        2 branch_name: Option<String> = "branchName", default, plain;
        3 base_ref: Option<String> = "baseRef", default, plain;
        4 path: Option<String> = "path", default, plain;
        5 copy_dirty_changes: Option<bool> = "copyDirtyChanges", default, plain;
    }
}

support::object! {
    ThreadWorktreeHandoffResponse {
        0 thread: Thread = "thread", required, plain;
        1 mode: WorktreeHandoffMode = "mode", required, plain;
        2 worktree: Option<ThreadWorktreeInfo> = "worktree", default, plain;
        3 dirty_handoff: Option<ThreadWorktreeDirtyHandoffInfo> = "dirtyHandoff", default, plain;
    }
}

support::object! {
    WorktreeListParams {
        0 identity: Option<SessionIdentity> = "identity", default, plain;
        1 include_orphans: Option<bool> = "includeOrphans", default, plain;
    }
}

support::object! {
    WorktreeListResponse {
        0 data: Vec<ThreadWorktreeStatus> = "data", required, plain;
    }
}

support::object! {
    WorktreeStatusParams {
        0 thread_id: String = "threadId", required, plain;
    }
}
