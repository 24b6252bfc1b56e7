// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/codex/types/*.json.

//! Objects of the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::unions::*;
use crate::RawJson;
use crate::support;

/// How to read the account.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAccountParams {
    /// Whether to refresh the tokens first. Absent: no. Ignored for tokens a host application supplies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refresh_token: Option<bool>,
}

/// Who is signed in.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountAmazonBedrock {
    /// Whether the server keeps the credentials.
    pub uses_codex_managed_credentials: bool,
}

/// Where requests of a workspace go.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountUpdatedNotification {
    /// How the server signs in now. `null`: not at all.
    pub auth_mode: Option<AuthMode>,
    /// Plan of the account. `null`: not known.
    pub plan_type: Option<PlanType>,
}

/// The limits of the account as the last answer of the provider told them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountRateLimitsUpdatedNotification {
    /// The limits. A `null` in it says nothing new; it does not clear an earlier value.
    pub rate_limits: RateLimitSnapshot,
}

/// Limits of an account.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// Who is behind an app.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppBranding {
    /// Category it is listed in. `null`: none.
    pub category: Option<String>,
    /// Who made it. `null`: not known.
    pub developer: Option<String>,
    /// Address of the website. `null`: none.
    pub website: Option<String>,
    /// Address of the privacy policy. `null`: none.
    pub privacy_policy: Option<String>,
    /// Address of the terms of service. `null`: none.
    pub terms_of_service: Option<String>,
    /// Whether the directory of apps shows it.
    pub is_discoverable_app: bool,
}

/// An app, also called connector, that the account can reach.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppInfo {
    /// Id of the app.
    pub id: String,
    /// Name shown to the user.
    pub name: String,
    /// What it does. `null`: not said.
    pub description: Option<String>,
    /// Address of its logo. `null`: none.
    pub logo_url: Option<String>,
    /// Address of its logo for dark backgrounds. `null`: none.
    pub logo_url_dark: Option<String>,
    /// Icons by name of the size. `null`: none.
    pub icon_assets: Option<BTreeMap<String, String>>,
    /// Icons for dark backgrounds by name of the size. `null`: none.
    pub icon_dark_assets: Option<BTreeMap<String, String>>,
    /// How it is published. `null`: not known.
    pub distribution_channel: Option<String>,
    /// Who is behind it. `null`: not known.
    pub branding: Option<AppBranding>,
    /// Data of its listing. `null`: none.
    pub app_metadata: Option<AppMetadata>,
    /// Labels of its listing; texts by name. `null`: none.
    pub labels: Option<BTreeMap<String, String>>,
    /// Page to connect it on. `null`: none.
    pub install_url: Option<String>,
    /// Whether the account is connected to it.
    pub is_accessible: bool,
    /// Whether the configuration leaves it switched on.
    pub is_enabled: bool,
    /// Plugins that bring it.
    pub plugin_display_names: Vec<String>,
}

/// The list of apps changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppListUpdatedNotification {
    /// The whole list.
    pub data: Vec<AppInfo>,
}

/// Data of an app's listing.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppMetadata {
    /// State of the check before publication. `null`: not known.
    pub review: Option<AppReview>,
    /// Categories. `null`: none.
    pub categories: Option<Vec<String>>,
    /// Finer categories. `null`: none.
    pub sub_categories: Option<Vec<String>>,
    /// Description for search engines. `null`: none.
    pub seo_description: Option<String>,
    /// Pictures of its use. `null`: none.
    pub screenshots: Option<Vec<AppScreenshot>>,
    /// Who made it. `null`: not known.
    pub developer: Option<String>,
    /// Version. `null`: not known.
    pub version: Option<String>,
    /// Id of the version. `null`: not known.
    pub version_id: Option<String>,
    /// What is new in the version. `null`: not said.
    pub version_notes: Option<String>,
    /// Whether an app of the vendor must be connected first. `null`: not known.
    pub first_party_requires_install: Option<bool>,
    /// Whether the input offers it before it is connected. `null`: not known.
    pub show_in_composer_when_unlinked: Option<bool>,
}

/// Check of an app before publication.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppReview {
    /// Where it stands, in words of the directory.
    pub status: String,
}

/// A picture of an app's use.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppScreenshot {
    /// Address. `null`: none.
    pub url: Option<String>,
    /// Id of the file. `null`: none.
    pub file_id: Option<String>,
    /// What the user said in it.
    pub user_prompt: String,
}

/// A tool of an app.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppToolSummary {
    /// Name of the tool.
    pub name: String,
    /// Name shown to the user. `null`: none.
    pub title: Option<String>,
    /// What it does.
    pub description: String,
    /// Whether the agent may use it.
    pub is_enabled: bool,
    /// Why it is switched off. `null`: it is not.
    pub disabled_reason: Option<String>,
    /// Whether it only reads.
    pub is_read_only: bool,
}

/// How to find out which apps are in use.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppsInstalledParams {
    /// Loaded thread whose configuration counts. Absent: that of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Whether to load the tools anew first. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force_refresh: Option<bool>,
}

/// The apps in use.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppsInstalledResponse {
    /// The apps, all from one moment.
    pub apps: Vec<InstalledApp>,
}

/// Which page of the apps to return.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppsListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most apps in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Thread whose configuration counts. Absent: that of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Whether to ask the directory again. Absent: what is cached will do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force_refetch: Option<bool>,
}

/// A page of apps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppsListResponse {
    /// The apps.
    pub data: Vec<AppInfo>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// Apps to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppsReadParams {
    /// Ids of the apps, at most 100; each counts once.
    pub app_ids: Vec<String>,
    /// Loaded thread whose configuration counts. Absent: that of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Whether to return their tools, too. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_tools: Option<bool>,
}

/// The apps that were found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppsReadResponse {
    /// The apps, in the order of the ids.
    pub apps: Vec<ConnectorMetadata>,
    /// Ids without an app.
    pub missing_app_ids: Vec<String>,
}

/// An app, as its directory describes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConnectorMetadata {
    /// Id of the app.
    pub id: String,
    /// Name shown to the user.
    pub name: String,
    /// What it does. `null`: not said.
    pub description: Option<String>,
    /// Address of its icon. `null`: none.
    pub icon_url: Option<String>,
    /// Address of its icon for dark backgrounds. `null`: none.
    pub icon_url_dark: Option<String>,
    /// How it is published. `null`: not known.
    pub distribution_channel: Option<String>,
    /// Page to connect it on. `null`: none.
    pub install_url: Option<String>,
    /// Plugins that bring it.
    pub plugin_display_names: Vec<String>,
    /// Its tools. `null`: not asked for.
    pub tool_summaries: Option<Vec<AppToolSummary>>,
}

/// An app in use.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InstalledApp {
    /// Id of the app.
    pub id: String,
    /// Name that came with its tools. `null`: none.
    pub runtime_name: Option<String>,
    /// Whether the configuration leaves it switched on.
    pub enabled: bool,
    /// Whether the agent can call one of its tools now.
    pub callable: bool,
}

/// Asks whether a command may run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecutionRequestApprovalParams {
    /// What is asked for.
    pub kind: CommandExecutionApprovalKind,
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Item of the command; for a fresh command this is the call id of the model.
    pub item_id: String,
    /// When the question was asked, in Unix milliseconds.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NetworkApprovalContext {
    /// Host name or address.
    pub host: String,
    /// Protocol of the connection.
    pub protocol: NetworkApprovalProtocol,
}

/// A rule for one host that can be stored.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NetworkPolicyAmendment {
    /// Host name or address.
    pub host: String,
    /// What the rule says.
    pub action: NetworkPolicyRuleAction,
}

/// Answer to the question about a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CommandExecutionRequestApprovalResponse {
    /// What the user decided.
    pub decision: CommandExecutionApprovalDecision,
}

/// A command prefix to allow from now on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExecpolicyAmendmentDecision {
    /// First words of the command, one element each.
    pub execpolicy_amendment: Vec<String>,
}

/// A network rule to store.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NetworkPolicyAmendmentDecision {
    /// The rule.
    pub network_policy_amendment: NetworkPolicyAmendment,
}

/// Asks whether file changes may be made. The changes are in the item that was started before.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FileChangeRequestApprovalParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Item with the changes.
    pub item_id: String,
    /// When the question was asked, in Unix milliseconds.
    pub started_at_ms: i64,
    /// Why permission is needed. `null`: no reason given.
    pub reason: Option<String>,
    /// Directory that becomes writable for the rest of the session when accepted. `null`: none.
    pub grant_root: Option<String>,
}

/// Answer to the question about file changes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileChangeRequestApprovalResponse {
    /// What the user decided.
    pub decision: FileChangeApprovalDecision,
}

/// A request of the server needs no answer any more.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ServerRequestResolvedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the request that was answered or withdrawn.
    pub request_id: RequestId,
}

/// Permissions the user grants; not more than was asked for.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GrantedPermissionProfile {
    /// Network access. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<AdditionalNetworkPermissions>,
    /// Paths to read or write. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_system: Option<AdditionalFileSystemPermissions>,
}

/// The agent asks for more permissions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PermissionsRequestApprovalParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Call id of the model.
    pub item_id: String,
    /// Environment they are for. `null`: the primary one.
    pub environment_id: Option<String>,
    /// When it asked, in Unix milliseconds.
    pub started_at_ms: i64,
    /// Directory that relative paths count from.
    pub cwd: LegacyAppPathString,
    /// Why, in words of the agent. `null`: not said.
    pub reason: Option<String>,
    /// What it asks for.
    pub permissions: RequestPermissionProfile,
}

/// What the user grants.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PermissionsRequestApprovalResponse {
    /// The part that is granted; empty refuses all.
    pub permissions: GrantedPermissionProfile,
    /// How long it lasts.
    pub scope: PermissionGrantScope,
    /// Whether the automatic reviewer then judges every command of the turn. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strict_auto_review: Option<bool>,
}

/// Permissions the agent asks for.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RequestPermissionProfile {
    /// Network access. `null`: none.
    pub network: Option<AdditionalNetworkPermissions>,
    /// Paths to read or write. `null`: none.
    pub file_system: Option<AdditionalFileSystemPermissions>,
}

/// A piece of data that a client keeps with a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachment {
    /// Id given by the server.
    pub id: String,
    /// Kind of attachment, named by the client.
    pub attachment_type: String,
    /// What it stands for, unique in its thread among those of its kind.
    pub identity_key: String,
    /// Data of the client, any JSON.
    pub payload: RawJson,
    /// When it was added, in Unix seconds.
    pub created_at: i64,
}

/// An attachment to keep with a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachmentAddParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Kind of attachment, named by the client.
    pub attachment_type: String,
    /// What it stands for.
    pub identity_key: String,
    /// Data to keep, any JSON.
    pub payload: RawJson,
}

/// The attachment as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadAttachmentAddResponse {
    /// Which of the two it is.
    pub outcome: ThreadAttachmentAddOutcome,
    /// The new one, or the one that was there.
    pub attachment: ThreadAttachment,
}

/// Which page of a thread's attachments to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachmentListParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most attachments in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of attachments.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachmentListResponse {
    /// The attachments.
    pub data: Vec<ThreadAttachment>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// A thread that has a certain attachment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachmentOwner {
    /// Id of the thread.
    pub thread_id: String,
    /// Whether the thread is archived.
    pub archived: bool,
}

/// Which attachment to look for in all threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachmentOwnerListParams {
    /// Kind of attachment.
    pub attachment_type: String,
    /// What it stands for.
    pub identity_key: String,
    /// Whether the threads must be archived (true) or not (false). Absent: either.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archived: Option<bool>,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most threads in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of threads that have the attachment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachmentOwnerListResponse {
    /// The threads, also those without a user message.
    pub data: Vec<ThreadAttachmentOwner>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// Attachment to remove from a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachmentRemoveParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Kind of attachment.
    pub attachment_type: String,
    /// What it stands for.
    pub identity_key: String,
}

/// The attachment is removed; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadAttachmentRemoveResponse {}

/// An attachment of a thread was added or removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadAttachmentUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Kind of attachment.
    pub attachment_type: String,
    /// What it stands for.
    pub identity_key: String,
    /// Id given by the server.
    pub attachment_id: String,
    /// What happened to it.
    pub operation: ThreadAttachmentOperation,
}

/// Nothing to say.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AttestationGenerateParams {}

/// Proof of which client this is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AttestationGenerateResponse {
    /// The proof; only the vendor can read it.
    pub token: String,
}

/// A profile in the files of AWS.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BedrockAwsProfile {
    /// Name of the profile.
    pub name: String,
    /// Its region. `null`: none.
    pub region: Option<String>,
}

/// Nothing to say.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct BedrockCheckGovCloudRequirementsParams {}

/// Whether the setup fits a region of the US government. A hint only.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BedrockCheckGovCloudRequirementsResponse {
    /// Whether the region is one of these.
    pub is_gov_cloud: bool,
    /// Whether it is, and the administrator's rules are laxer than they should be.
    pub should_warn: bool,
}

/// Nothing to say.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct BedrockDiscoverParams {}

/// Credentials of AWS that this machine has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BedrockDiscoverResponse {
    /// Profiles in the files of AWS.
    pub profiles: Vec<BedrockAwsProfile>,
    /// Credentials in environment variables.
    pub environment_credentials: Vec<BedrockEnvironmentCredential>,
}

/// A credential in environment variables.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BedrockEnvironmentCredential {
    /// Kind of credential.
    #[serde(rename = "type")]
    pub type_: AwsCredentialType,
    /// AWS region. `null`: none.
    pub region: Option<String>,
}

/// Those of a profile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BedrockSetupParamsProfile {
    /// Name of the profile.
    pub profile: String,
    /// AWS region.
    pub region: String,
}

/// Those in environment variables.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BedrockSetupParamsEnvironment {
    /// AWS region.
    pub region: String,
}

/// Bedrock is set up; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct BedrockSetupResponse {}

/// How to use models of Google Cloud.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GcpSetupParams {
    /// Google Cloud project.
    pub project_id: String,
    /// Location of Vertex AI. Absent or `null`: `global`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// Absolute path of a credential file. Absent or `null`: the default credentials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credential_file: Option<String>,
}

/// Google Cloud is set up; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct GcpSetupResponse {}

/// New output of a running command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecOutputDeltaNotification {
    /// Id the client gave to the command.
    pub process_id: String,
    /// Where the output was written.
    pub stream: CommandExecOutputStream,
    /// The bytes, in base64.
    pub delta_base64: String,
    /// Whether the cap for this stream is reached: this is its last piece, cut short.
    pub cap_reached: bool,
}

/// A command to run outside of any thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecParams {
    /// The program and its arguments. Not empty.
    pub command: Vec<String>,
    /// Id for later writes, resizes and a kill, unique in the connection. Needed for a terminal and for streaming.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub process_id: Option<String>,
    /// Whether the command gets a terminal. That implies both kinds of streaming. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tty: Option<bool>,
    /// Whether `command/exec/write` may feed standard input. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_stdin: Option<bool>,
    /// Whether output comes as `command/exec/outputDelta`, and not in the answer. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_stdout_stderr: Option<bool>,
    /// Most bytes kept of each stream. Absent: 1 MiB. Not together with `disableOutputCap`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_bytes_cap: Option<u64>,
    /// Whether output is kept whole. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disable_output_cap: Option<bool>,
    /// Whether the command may run without end. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disable_timeout: Option<bool>,
    /// Longest run time in milliseconds. Absent: 10000. Not together with `disableTimeout`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<i64>,
    /// Working directory. Absent: that of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Changes to the environment of the server: a text sets a variable, `null` removes it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<BTreeMap<String, Option<String>>>,
    /// Size of the terminal; only with `tty`. Absent: the server chooses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<CommandExecTerminalSize>,
    /// What the command may touch. Absent: as configured. Not together with `permissionProfile`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox_policy: Option<SandboxPolicy>,
    /// Name of the permission profile to run under. Absent: as configured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permission_profile: Option<String>,
}

/// A new size for the terminal of a running command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecResizeParams {
    /// Id the client gave to the command.
    pub process_id: String,
    /// The new size.
    pub size: CommandExecTerminalSize,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CommandExecResizeResponse {}

/// How a command ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecResponse {
    /// Exit code. From 0.169 on 124 means that time ran out and 137 that it was killed.
    pub exit_code: i32,
    /// Standard output as text; empty when it was streamed.
    pub stdout: String,
    /// Standard error as text; empty when it was streamed.
    pub stderr: String,
}

/// Size of a terminal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CommandExecTerminalSize {
    /// Height in lines.
    pub rows: u16,
    /// Width in characters.
    pub cols: u16,
}

/// Which command to kill.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecTerminateParams {
    /// Id the client gave to the command.
    pub process_id: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CommandExecTerminateResponse {}

/// Input for a running command. One of the two other members has to be there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CommandExecWriteParams {
    /// Id the client gave to the command.
    pub process_id: String,
    /// Bytes to write, in base64. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delta_base64: Option<String>,
    /// Whether standard input is closed after the bytes. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub close_stdin: Option<bool>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CommandExecWriteResponse {}

/// Rules for the extension in the browser.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BrowserUseExtensionRequirements {
    /// Headers it adds to requests. `null`: none.
    pub request_headers: Option<Vec<RequestHeader>>,
}

/// What holds for a site. An absent or `null` member prescribes nothing.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BrowserUseOriginPolicy {
    /// Whether the agent may open it.
    pub access: Option<AllowDenyRequirement>,
    /// Whether files may be downloaded.
    pub downloads: Option<AllowDenyRequirement>,
    /// Whether files may be uploaded.
    pub uploads: Option<AllowDenyRequirement>,
    /// Whether the whole debugging protocol may be used.
    pub full_cdp_access: Option<AllowDenyRequirement>,
    /// Whether the automatic reviewer may approve.
    pub auto_review: Option<AllowDenyRequirement>,
    /// Whether the user may allow it for good.
    pub persistent_approval: Option<bool>,
    /// How long an approval lasts.
    pub access_approval_lifetime: Option<BrowserUseAccessApprovalLifetime>,
}

/// Rules for the use of a browser. An absent or `null` member prescribes nothing.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BrowserUseRequirements {
    /// Rules for the extension in the browser.
    pub extension: Option<BrowserUseExtensionRequirements>,
    /// Whether tools that a page offers may be used.
    pub allow_webmcp: Option<bool>,
    /// Whether the history may be read.
    pub allow_history_access: Option<bool>,
    /// Whether the automatic reviewer is left out.
    pub disable_auto_review: Option<bool>,
    /// Whether the user may allow all sites for good.
    pub allow_global_persistent_approval: Option<bool>,
    /// What holds for sites not named.
    pub default_origin_policy: Option<BrowserUseOriginPolicy>,
    /// What holds for each site, by its origin.
    pub origins: Option<BTreeMap<String, BrowserUseOriginPolicy>>,
}

/// Rules for the apps of macOS.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ComputerUseMacosRequirements {
    /// Whether each app may be used, by its bundle id. `null`: not prescribed.
    pub bundle_ids: Option<BTreeMap<String, AllowDenyRequirement>>,
}

/// Rules for the use of the computer. An absent or `null` member prescribes nothing.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ComputerUseRequirements {
    /// Whether the agent may work while the screen is locked.
    pub allow_locked_computer_use: Option<bool>,
    /// Whether the user may allow an app for good.
    pub allow_persistent_approval: Option<bool>,
    /// Whether apps not named may be used.
    pub default_app_access: Option<AllowDenyRequirement>,
    /// Rules for macOS.
    pub macos: Option<ComputerUseMacosRequirements>,
    /// Rules for Windows.
    pub windows: Option<ComputerUseWindowsRequirements>,
}

/// Whether a program may be used.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ComputerUseWindowsExeRequirement {
    /// Name of who signed it.
    pub publisher_name: String,
    /// Name of the product it belongs to.
    pub product_name: String,
    /// Name of its file. `null`: any.
    pub binary_name: Option<String>,
    /// Whether it may.
    pub access: AllowDenyRequirement,
}

/// Rules for the apps of Windows.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ComputerUseWindowsRequirements {
    /// Whether each app may be used, by its application user model id. `null`: not prescribed.
    pub aumids: Option<BTreeMap<String, AllowDenyRequirement>>,
    /// Whether programs may be used. `null`: not prescribed.
    pub exes: Option<Vec<ComputerUseWindowsExeRequirement>>,
}

/// A header of a request.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RequestHeader {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// Which configuration to read.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfigLayerMetadata {
    /// Where the layer comes from.
    pub name: ConfigLayerSource,
    /// Hash of its content, for guarded writes.
    pub version: String,
}

/// A layer of the configuration.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfigLayerSourcePackagedDefaults {
    /// The file.
    pub file: AbsolutePathBuf,
}

/// Settings of a device management, on macOS.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfigLayerSourceMdm {
    /// Preference domain.
    pub domain: String,
    /// Preference key.
    pub key: String,
}

/// The file of the machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfigLayerSourceSystem {
    /// The file; it need not exist.
    pub file: AbsolutePathBuf,
}

/// Settings an enterprise delivers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfigLayerSourceEnterpriseManaged {
    /// Id of the delivered layer.
    pub id: String,
    /// Its name for administrators.
    pub name: String,
}

/// The file of the user, the only one that is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfigLayerSourceUser {
    /// The file; it need not exist.
    pub file: AbsolutePathBuf,
    /// Profile laid over it. `null`: none.
    pub profile: Option<String>,
}

/// A folder of a project.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigLayerSourceProject {
    /// The folder.
    pub dot_codex_folder: AbsolutePathBuf,
}

/// A managed file of the older kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// Name of the profile in use. `null`: none. 0.169 still writes it, but does not publish it.
    pub profile: Option<String>,
    /// Profiles by name. 0.169 still writes them, but does not publish them.
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
    pub desktop: Option<BTreeMap<String, RawJson>>,
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SandboxWorkspaceWrite {
    /// Further writable directories.
    pub writable_roots: Vec<String>,
    /// Whether commands can reach the network.
    pub network_access: bool,
    /// Whether the directory in `TMPDIR` is left read-only.
    pub exclude_tmpdir_env_var: bool,
    /// Whether `/tmp` is left read-only.
    pub exclude_slash_tmp: bool,
}

/// Settings of built-in tools.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ToolsV2 {
    /// Settings of the web search. `null`: the defaults.
    pub web_search: Option<ToolsWebSearch>,
    /// Whether the model may look at images. `null`: the default.
    pub view_image: Option<bool>,
}

/// How the web search works.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct WebSearchToolConfig {
    /// How much the model gets to read. `null`: the default.
    pub context_size: Option<WebSearchContextSize>,
    /// Domains it is limited to. `null`: none.
    pub allowed_domains: Option<Vec<String>>,
    /// Where the user is. `null`: not known.
    pub location: Option<WebSearchLocation>,
}

/// Where the user is, roughly.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AppsConfig {
    /// Settings of apps without their own. `null`: the defaults.
    #[serde(rename = "_default")]
    pub default: Option<AppsDefaultConfig>,
}

/// Settings of apps without their own.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppsDefaultConfig {
    /// Whether apps can be used.
    pub enabled: bool,
    /// Who answers approval questions of apps. `null`: as for the thread.
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// When the user is asked before a tool is called. `null`: the default.
    pub default_tools_approval_mode: Option<AppToolApproval>,
    /// Whether tools that destroy data can be used.
    pub destructive_enabled: bool,
    /// Whether tools that reach outside can be used.
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct BrowserUseConfig {
    /// Whether the browser's history can be read. `null`: the default.
    pub allow_history_access: Option<bool>,
    /// Rights on origins without their own. `null`: the defaults.
    pub default_origin_policy: Option<BrowserUseOriginPolicyConfig>,
    /// Rights by origin. `null`: none set.
    pub origins: Option<BTreeMap<String, BrowserUseOriginPolicyConfig>>,
}

/// Rights on an origin.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ComputerUseConfig {
    /// Access to applications without a rule. `null`: the default.
    pub default_app_access: Option<AllowDenyRequirement>,
    /// Rules on macOS. `null`: none.
    pub macos: Option<ComputerUseMacosConfig>,
    /// Rules on Windows. `null`: none.
    pub windows: Option<ComputerUseWindowsConfig>,
}

/// Rules for applications on macOS.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ComputerUseMacosConfig {
    /// Access by bundle id. `null`: none set.
    pub bundle_ids: Option<BTreeMap<String, AllowDenyRequirement>>,
}

/// Rules for applications on Windows.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ComputerUseWindowsConfig {
    /// Access by application user model id. `null`: none set.
    pub aumids: Option<BTreeMap<String, AllowDenyRequirement>>,
    /// Access by program file. `null`: none set.
    pub exes: Option<Vec<ComputerUseWindowsExeConfig>>,
}

/// Rule for a program file on Windows.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// Settings of an app.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AppConfig {
    /// Who decides about its tool calls. `null`: as for the thread.
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// When its tools ask. `null`: the default of all apps.
    pub default_tools_approval_mode: Option<AppToolApproval>,
    /// Whether its tools are on. `null`: the default of all apps.
    pub default_tools_enabled: Option<bool>,
    /// Whether tools that destroy things are on. `null`: the default of all apps.
    pub destructive_enabled: Option<bool>,
    /// Whether the app is on.
    pub enabled: bool,
    /// Settings per account. `null`: none.
    pub links: Option<AppLinksConfig>,
    /// Ways to offer tools to the model in which its tools are left out. `null`: none.
    pub omit_tools_from: Option<Vec<ToolExposureSurface>>,
    /// Whether tools that reach beyond the app are on. `null`: the default of all apps.
    pub open_world_enabled: Option<bool>,
    /// Settings per tool. `null`: none.
    pub tools: Option<AppToolsConfig>,
}

impl Default for AppConfig {
    fn default() -> Self {
        Self {
            approvals_reviewer: Default::default(),
            default_tools_approval_mode: Default::default(),
            default_tools_enabled: Default::default(),
            destructive_enabled: Default::default(),
            enabled: default_true(),
            links: Default::default(),
            omit_tools_from: Default::default(),
            open_world_enabled: Default::default(),
            tools: Default::default(),
        }
    }
}

/// Settings of an account of an app.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AppLinkConfig {
    /// Who decides about its tool calls. `null`: as for the app.
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// When its tools ask. `null`: as for the app.
    pub default_tools_approval_mode: Option<AppToolApproval>,
}

/// Settings of a tool of an app.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AppToolConfig {
    /// When it asks. `null`: as for the app.
    pub approval_mode: Option<AppToolApproval>,
    /// Whether it is on. `null`: as for the app.
    pub enabled: Option<bool>,
}

/// Several values to write at once, all or none.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigBatchWriteParams {
    /// The values, written in this order.
    pub edits: Vec<ConfigEdit>,
    /// File to write; it must be the user's. Absent: that one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_path: Option<String>,
    /// Version of the file that the client read; another one is refused. Absent: not checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_version: Option<String>,
    /// Whether loaded threads take the new settings over, as far as they can. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reload_user_config: Option<bool>,
}

/// A value to write.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigEdit {
    /// Key, its parts joined by dots; not empty.
    pub key_path: String,
    /// The value, any JSON; `null` removes the key.
    pub value: RawJson,
    /// What happens to the value that is there.
    pub merge_strategy: MergeStrategy,
}

/// A value to write into the user's configuration.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigValueWriteParams {
    /// Key, its parts joined by dots; not empty.
    pub key_path: String,
    /// The value, any JSON; `null` removes the key.
    pub value: RawJson,
    /// What happens to the value that is there.
    pub merge_strategy: MergeStrategy,
    /// File to write; it must be the user's. Absent: that one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_path: Option<String>,
    /// Version of the file that the client read; another one is refused. Absent: not checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_version: Option<String>,
}

/// What was written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigWriteResponse {
    /// Whether the value is in force.
    pub status: WriteStatus,
    /// Version of the file now.
    pub version: String,
    /// Absolute path of the file.
    pub file_path: AbsolutePathBuf,
    /// Why the value has no effect. `null`: it has.
    pub overridden_metadata: Option<OverriddenMetadata>,
}

/// The configuration is read; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpServerRefreshResponse {}

/// Why a written value has no effect.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OverriddenMetadata {
    /// Text for the user.
    pub message: String,
    /// Layer that says otherwise.
    pub overriding_layer: ConfigLayerMetadata,
    /// The value in force, any JSON.
    pub effective_value: RawJson,
}

/// What a client says about itself when it opens a connection.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeParams {
    /// Name and version of the client.
    pub client_info: ClientInfo,
    /// What the client opts into. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<InitializeCapabilities>,
}

/// Identifies a client program.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
    pub extensions: Option<BTreeMap<String, RawJson>>,
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InitializeResponse {
    /// User agent of provider requests: client name, server version, system, terminal and client version.
    pub user_agent: String,
    /// Absolute path of the server's home directory.
    pub codex_home: AbsolutePathBuf,
    /// Family of the server's operating system, such as `unix` or `windows`.
    pub platform_family: String,
    /// Operating system of the server, such as `linux` or `macos`.
    pub platform_os: String,
}

/// Input of the method that exists to test the experimental gate.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct MockExperimentalMethodParams {
    /// Text to send back. Absent: `null` comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// Output of the method that exists to test the experimental gate.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct MockExperimentalMethodResponse {
    /// The `value` of the request, or `null` when it had none.
    pub echoed: Option<String>,
}

/// State of remote control and the identity under which the server is reachable.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// Trace of a request, as in the W3C Trace Context. Requests may carry it as `trace` beside `params`.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct W3cTraceContext {
    /// Position in the trace. `null`: none.
    pub traceparent: Option<String>,
    /// Further data of the tracing systems. `null`: none.
    pub tracestate: Option<String>,
}

/// Thread that needs the time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CurrentTimeReadParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CurrentTimeReadResponse {
    /// The time now, in Unix seconds.
    pub current_time_at: i64,
}

/// A field for yes or no.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpElicitationBooleanSchema {
    /// Always `boolean`.
    #[serde(rename = "type")]
    pub type_: McpElicitationBooleanType,
    /// Label of the field. Absent: use its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is asked. Absent: nothing more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Answer filled in at the start. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<bool>,
}

/// An answer to choose from, with a label.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpElicitationConstOption {
    /// The answer.
    #[serde(rename = "const")]
    pub const_: String,
    /// Its label.
    pub title: String,
}

/// A field with one of several answers, whose labels stand in a list of their own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpElicitationLegacyTitledEnumSchema {
    /// Always `string`.
    pub type_: McpElicitationStringType,
    /// Label of the field. Absent: use its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is asked. Absent: nothing more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The answers.
    pub enum_: Vec<String>,
    /// Their labels, in the same order. Absent: the answers are their own labels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enum_names: Option<Vec<String>>,
    /// Answer filled in at the start. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// A field for a number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpElicitationNumberSchema {
    /// Whether fractions are allowed.
    #[serde(rename = "type")]
    pub type_: McpElicitationNumberType,
    /// Label of the field. Absent: use its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is asked. Absent: nothing more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Smallest number allowed. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<f64>,
    /// Largest number allowed. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<f64>,
    /// Answer filled in at the start. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<f64>,
}

/// A form, as JSON Schema in the notation of MCP 2025-11-25.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpElicitationSchema {
    /// Address of the JSON Schema version. Absent: not said.
    #[serde(rename = "$schema", skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Always `object`.
    #[serde(rename = "type")]
    pub type_: McpElicitationObjectType,
    /// The fields, by name.
    pub properties: BTreeMap<String, McpElicitationPrimitiveSchema>,
    /// Fields that have to be filled in. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required: Option<Vec<String>>,
}

/// A field for a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpElicitationStringSchema {
    /// Always `string`.
    pub type_: McpElicitationStringType,
    /// Label of the field. Absent: use its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is asked. Absent: nothing more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Fewest characters. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u32>,
    /// Most characters. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u32>,
    /// What the text has to be. Absent: anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<McpElicitationStringFormat>,
    /// Answer filled in at the start. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// Answers with labels, of which several may be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpElicitationTitledEnumItems {
    /// The answers.
    pub any_of: Vec<McpElicitationConstOption>,
}

/// A field with several of the given answers, which have labels.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpElicitationTitledMultiSelectEnumSchema {
    /// Always `array`.
    pub type_: McpElicitationArrayType,
    /// Label of the field. Absent: use its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is asked. Absent: nothing more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Fewest answers. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_items: Option<u64>,
    /// Most answers. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_items: Option<u64>,
    /// The answers.
    pub items: McpElicitationTitledEnumItems,
    /// Answers filled in at the start. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<Vec<String>>,
}

/// A field with one of the given answers, which have labels.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpElicitationTitledSingleSelectEnumSchema {
    /// Always `string`.
    pub type_: McpElicitationStringType,
    /// Label of the field. Absent: use its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is asked. Absent: nothing more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The answers.
    pub one_of: Vec<McpElicitationConstOption>,
    /// Answer filled in at the start. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// Answers without labels, of which several may be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpElicitationUntitledEnumItems {
    /// Always `string`.
    #[serde(rename = "type")]
    pub type_: McpElicitationStringType,
    /// The answers.
    #[serde(rename = "enum")]
    pub enum_: Vec<String>,
}

/// A field with several of the given answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpElicitationUntitledMultiSelectEnumSchema {
    /// Always `array`.
    pub type_: McpElicitationArrayType,
    /// Label of the field. Absent: use its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is asked. Absent: nothing more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Fewest answers. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_items: Option<u64>,
    /// Most answers. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_items: Option<u64>,
    /// The answers.
    pub items: McpElicitationUntitledEnumItems,
    /// Answers filled in at the start. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<Vec<String>>,
}

/// A field with one of the given answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpElicitationUntitledSingleSelectEnumSchema {
    /// Always `string`.
    #[serde(rename = "type")]
    pub type_: McpElicitationStringType,
    /// Label of the field. Absent: use its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What is asked. Absent: nothing more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The answers.
    #[serde(rename = "enum")]
    pub enum_: Vec<String>,
    /// Answer filled in at the start. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// To confirm an action with the key of this device.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerElicitationRequestParamsOpenaiUserVerification {
    /// Id of the thread.
    pub thread_id: String,
    /// Turn that ran when the question came. `null`: none, or not known.
    pub turn_id: Option<String>,
    /// Server that asks.
    pub server_name: String,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta")]
    pub meta: Option<RawJson>,
    /// What is shown first.
    pub title: String,
    /// More about it.
    pub description: String,
    /// Bytes to sign, in base64url without padding.
    pub challenge: String,
}

/// To fill in a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerElicitationRequestParamsForm {
    /// Id of the thread.
    pub thread_id: String,
    /// Turn that ran when the question came. `null`: none, or not known.
    pub turn_id: Option<String>,
    /// Server that asks.
    pub server_name: String,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta")]
    pub meta: Option<RawJson>,
    /// What the user is told.
    pub message: String,
    /// The form.
    pub requested_schema: McpElicitationSchema,
}

/// To fill in a form that goes beyond MCP.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerElicitationRequestParamsOpenaiForm {
    /// Id of the thread.
    pub thread_id: String,
    /// Turn that ran when the question came. `null`: none, or not known.
    pub turn_id: Option<String>,
    /// Server that asks.
    pub server_name: String,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta")]
    pub meta: Option<RawJson>,
    /// What the user is told.
    pub message: String,
    /// The form, any JSON Schema.
    pub requested_schema: RawJson,
}

/// The same under its older name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerElicitationRequestParamsOlderOpenaiForm {
    /// Id of the thread.
    pub thread_id: String,
    /// Turn that ran when the question came. `null`: none, or not known.
    pub turn_id: Option<String>,
    /// Server that asks.
    pub server_name: String,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta")]
    pub meta: Option<RawJson>,
    /// What the user is told.
    pub message: String,
    /// The form, any JSON Schema.
    pub requested_schema: RawJson,
}

/// To do something on a page.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerElicitationRequestParamsUrl {
    /// Id of the thread.
    pub thread_id: String,
    /// Turn that ran when the question came. `null`: none, or not known.
    pub turn_id: Option<String>,
    /// Server that asks.
    pub server_name: String,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta")]
    pub meta: Option<RawJson>,
    /// What the user is told.
    pub message: String,
    /// Address of the page.
    pub url: String,
    /// Id of the question at the server.
    pub elicitation_id: String,
}

/// What became of a question of an MCP server.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpServerElicitationRequestResponse {
    /// What the user did.
    pub action: McpServerElicitationAction,
    /// The answers as an object with a member per field, any JSON. `null`: none, as after a refusal.
    pub content: Option<RawJson>,
    /// Metadata for the server, any JSON. `null`: none.
    #[serde(rename = "_meta")]
    pub meta: Option<RawJson>,
}

/// The connection to an environment of a thread changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentConnectionNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The environment.
    pub environment_id: String,
}

/// An environment on another machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentAddParams {
    /// Id of the environment; one that exists is replaced.
    pub environment_id: String,
    /// WebSocket address of the program that runs commands there.
    pub exec_server_url: String,
    /// Token to sign in with; only for secure or local addresses. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_bearer_token: Option<String>,
    /// Value of the header `X-Request-ID` of the connection; only for secure or local addresses. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub websocket_request_id: Option<String>,
    /// Longest wait for the connection, in milliseconds. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connect_timeout_ms: Option<u64>,
    /// Skills it must bring. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills: Option<EnvironmentSkillsParams>,
}

/// The environment is known; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct EnvironmentAddResponse {}

/// Environment to describe.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentInfoParams {
    /// The environment.
    pub environment_id: String,
}

/// What an environment offers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EnvironmentInfoResponse {
    /// Its shell.
    pub shell: EnvironmentShellInfo,
    /// Working directory where none is chosen. `null`: not told.
    pub cwd: Option<PathUri>,
}

/// A shell.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EnvironmentShellInfo {
    /// Kind of shell: `bash`, `zsh`, `sh`, `powershell` or `cmd`.
    pub name: String,
    /// Path or name of the program.
    pub path: String,
}

/// Skills an environment must bring.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct EnvironmentSkillsParams {
    /// Names of the skills; they are checked before the model is asked. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required: Option<Vec<String>>,
}

/// Environment to look at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentStatusParams {
    /// The environment.
    pub environment_id: String,
}

/// State of an environment. Asking does not connect it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EnvironmentStatusResponse {
    /// The state.
    pub status: EnvironmentStatusKind,
    /// Why it is not there. Absent for `ready` and `pending`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// A turn failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgError {
    /// Text for the user.
    pub message: String,
    /// Kind of the error. `null`: not known.
    pub codex_error_info: Option<LegacyCodexErrorInfo>,
}

/// Something is wrong, but the turn goes on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgWarning {
    /// Text for the user.
    pub message: String,
}

/// The last turns were taken back.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgThreadRolledBack {
    /// How many.
    pub num_turns: u32,
}

/// A turn began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgTaskStarted {
    /// Most tokens the model can look at. `null`: not known.
    pub model_context_window: Option<i64>,
    /// Collaboration mode of the turn.
    pub collaboration_mode_kind: ModeKind,
}

impl Default for EventMsgTaskStarted {
    fn default() -> Self {
        Self {
            model_context_window: Default::default(),
            collaboration_mode_kind: default_event_msg_task_started_collaboration_mode_kind(),
        }
    }
}

/// A turn is done.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct EventMsgTaskComplete {
    /// Last message of the agent. `null`: none.
    pub last_agent_message: Option<String>,
}

/// Tokens were used, or the limits are known anew.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct EventMsgTokenCount {
    /// Tokens so far. `null`: not known yet.
    pub info: Option<TokenUsageInfo>,
    /// Limits of the account. `null`: not known.
    pub rate_limits: Option<LegacyRateLimitSnapshot>,
}

/// The agent said something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgAgentMessage {
    /// The whole text.
    pub message: String,
}

/// The user said something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgUserMessage {
    /// The text.
    pub message: String,
    /// Addresses of the images. Absent: not kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub images: Option<Vec<String>>,
    /// Files of the images.
    pub local_images: Vec<String>,
    /// Parts of the text that stand for something else.
    pub text_elements: Vec<LegacyTextElement>,
}

/// More text of the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgAgentMessageDelta {
    /// Text to append.
    pub delta: String,
}

/// A part of the reasoning, summarized.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgAgentReasoning {
    /// The whole part.
    pub text: String,
}

/// More of the summary of the reasoning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgAgentReasoningDelta {
    /// Text to append.
    pub delta: String,
}

/// A part of the reasoning itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgAgentReasoningRawContent {
    /// The whole part.
    pub text: String,
}

/// More of the reasoning itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgAgentReasoningRawContentDelta {
    /// Text to append.
    pub delta: String,
}

/// A new part of the summary of the reasoning begins.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct EventMsgAgentReasoningSectionBreak {
    /// Id of the item. Empty: not known.
    pub item_id: String,
    /// Number of the part, counted from 0.
    pub summary_index: i64,
}

/// A thread was opened.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgSessionConfigured {
    /// Id of the thread.
    pub session_id: ThreadId,
    /// Thread it is a copy of. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forked_from_id: Option<ThreadId>,
    /// Title. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_name: Option<String>,
    /// Model.
    pub model: String,
    /// Model provider.
    pub model_provider_id: String,
    /// When to ask the user.
    pub approval_policy: LegacyAskForApproval,
    /// What commands may touch.
    pub sandbox_policy: LegacySandboxPolicy,
    /// Working directory.
    pub cwd: String,
    /// Reasoning effort. Absent: that of the model.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Id of the file with the messages typed before; 0 where the system has no such id.
    pub history_log_id: u64,
    /// Messages in that file.
    pub history_entry_count: u64,
    /// What happened so far. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initial_messages: Option<Vec<EventMsg>>,
    /// File of the thread. Absent: it is not stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rollout_path: Option<String>,
}

/// A thread got another title.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgThreadNameUpdated {
    /// Id of the thread.
    pub thread_id: ThreadId,
    /// The title. Absent: none any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_name: Option<String>,
}

/// The start of an MCP server went on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgMcpStartupUpdate {
    /// Name of the server.
    pub server: String,
    /// How far it is.
    pub status: McpStartupStatus,
}

/// All MCP servers have started or failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgMcpStartupComplete {
    /// Those that can be used.
    pub ready: Vec<String>,
    /// Those that did not start.
    pub failed: Vec<McpStartupFailure>,
    /// Those that were given up.
    pub cancelled: Vec<String>,
}

/// A call of an MCP tool began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgMcpToolCallBegin {
    /// Id of the call.
    pub call_id: String,
    /// The call.
    pub invocation: McpInvocation,
}

/// A call of an MCP tool ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgMcpToolCallEnd {
    /// Id of the call.
    pub call_id: String,
    /// The call.
    pub invocation: McpInvocation,
    /// How long it took.
    pub duration: Duration,
    /// Its outcome.
    pub result: ResultOfCallToolResultOrString,
}

/// A search on the web began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgWebSearchBegin {
    /// Id of the search.
    pub call_id: String,
}

/// A search on the web ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgWebSearchEnd {
    /// Id of the search.
    pub call_id: String,
    /// What was searched for.
    pub query: String,
    /// What was done.
    pub action: ResponsesApiWebSearchAction,
}

/// A command began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgExecCommandBegin {
    /// Id of the call; the end carries it, too.
    pub call_id: String,
    /// Id of the process for later input. Absent: it takes none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub process_id: Option<String>,
    /// Id of the turn.
    pub turn_id: String,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Working directory.
    pub cwd: String,
    /// What the command does, as far as its text tells.
    pub parsed_cmd: Vec<ParsedCommand>,
    /// Who started it.
    pub source: ExecCommandSource,
    /// Input sent to a command that goes on. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interaction_input: Option<String>,
}

/// More output of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgExecCommandOutputDelta {
    /// Id of the call.
    pub call_id: String,
    /// Where it was written.
    pub stream: ExecOutputStream,
    /// The bytes, in base64.
    pub chunk: String,
}

/// The agent sent input to a command that goes on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgTerminalInteraction {
    /// Id of the call.
    pub call_id: String,
    /// Id of the process.
    pub process_id: String,
    /// The input.
    pub stdin: String,
}

/// A command ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgExecCommandEnd {
    /// Id of the call.
    pub call_id: String,
    /// Id of the process for later input. Absent: it took none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub process_id: Option<String>,
    /// Id of the turn.
    pub turn_id: String,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Working directory.
    pub cwd: String,
    /// What the command does, as far as its text tells.
    pub parsed_cmd: Vec<ParsedCommand>,
    /// Who started it.
    pub source: ExecCommandSource,
    /// Input sent to a command that goes on. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interaction_input: Option<String>,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
    /// Both, in the order of writing.
    pub aggregated_output: String,
    /// Exit code.
    pub exit_code: i32,
    /// How long it took.
    pub duration: Duration,
    /// What the model is told.
    pub formatted_output: String,
}

/// The agent looked at an image.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgViewImageToolCall {
    /// Id of the call.
    pub call_id: String,
    /// File of the image.
    pub path: String,
}

/// A command waits for permission.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgExecApprovalRequest {
    /// Id of the call.
    pub call_id: String,
    /// Id of the turn. Empty: not known.
    pub turn_id: String,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Working directory.
    pub cwd: String,
    /// Why permission is needed. Absent: no reason given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Command prefix, one word each, that the user may allow for good. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposed_execpolicy_amendment: Option<Vec<String>>,
    /// What the command does, as far as its text tells.
    pub parsed_cmd: Vec<ParsedCommand>,
}

/// The agent asks the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgRequestUserInput {
    /// Id of the call.
    pub call_id: String,
    /// Id of the turn. Empty: not known.
    pub turn_id: String,
    /// The questions.
    pub questions: Vec<RequestUserInputQuestion>,
}

/// The agent calls a tool of the client. The members are in camelCase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EventMsgDynamicToolCallRequest {
    /// Id of the call.
    pub call_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Name of the tool.
    pub tool: String,
    /// Arguments, any JSON.
    pub arguments: RawJson,
}

/// An MCP server asks the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgElicitationRequest {
    /// Name of the server.
    pub server_name: String,
    /// Id of the question at the server.
    pub id: RequestId,
    /// The question.
    pub message: String,
}

/// A patch waits for permission.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgApplyPatchApprovalRequest {
    /// Id of the call.
    pub call_id: String,
    /// Id of the turn. Empty: not known.
    pub turn_id: String,
    /// The changes, by path.
    pub changes: BTreeMap<String, FileChange>,
    /// Why permission is needed. Absent: no reason given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Directory to allow writing in for the rest of the thread. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grant_root: Option<String>,
}

/// The client or the configuration uses something that will go away.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgDeprecationNotice {
    /// What is deprecated.
    pub summary: String,
    /// How to move away from it. Absent: no advice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub details: Option<String>,
}

/// Something happened that is worth a line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgBackgroundEvent {
    /// The line.
    pub message: String,
}

/// The agent begins to undo the last turn.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct EventMsgUndoStarted {
    /// Text for the user. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The undo ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgUndoCompleted {
    /// Whether it worked.
    pub success: bool,
    /// Text for the user. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The connection to the model broke and is tried again.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgStreamError {
    /// Text for the user.
    pub message: String,
    /// Kind of the error. `null`: not known.
    pub codex_error_info: Option<LegacyCodexErrorInfo>,
    /// What went wrong underneath. `null`: not known.
    pub additional_details: Option<String>,
}

/// A patch is about to be applied.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgPatchApplyBegin {
    /// Id of the call; the end carries it, too.
    pub call_id: String,
    /// Id of the turn. Empty: not known.
    pub turn_id: String,
    /// Whether nobody was asked.
    pub auto_approved: bool,
    /// The changes, by path.
    pub changes: BTreeMap<String, FileChange>,
}

/// A patch was applied, or failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgPatchApplyEnd {
    /// Id of the call.
    pub call_id: String,
    /// Id of the turn. Empty: not known.
    pub turn_id: String,
    /// What the tool printed.
    pub stdout: String,
    /// What the tool complained about.
    pub stderr: String,
    /// Whether it worked.
    pub success: bool,
    /// The changes, by path.
    pub changes: BTreeMap<String, FileChange>,
}

/// The changes of the turn so far are different now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgTurnDiff {
    /// All of them, as a unified diff.
    pub unified_diff: String,
}

/// A message typed before, as asked for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgGetHistoryEntryResponse {
    /// Its position in the file.
    pub offset: u64,
    /// Id of the file.
    pub log_id: u64,
    /// The message. Absent: there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<HistoryEntry>,
}

/// What the MCP servers offer, as asked for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgMcpListToolsResponse {
    /// Tools, by name with the server in front.
    pub tools: BTreeMap<String, Tool>,
    /// Resources, by server.
    pub resources: BTreeMap<String, Vec<Resource>>,
    /// Patterns for resources, by server.
    pub resource_templates: BTreeMap<String, Vec<ResourceTemplate>>,
    /// How the user is signed in, by server.
    pub auth_statuses: BTreeMap<String, LegacyMcpAuthStatus>,
}

/// The prompts of the user, as asked for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgListCustomPromptsResponse {
    /// The prompts.
    pub custom_prompts: Vec<CustomPrompt>,
}

/// The skills, as asked for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgListSkillsResponse {
    /// One entry per directory.
    pub skills: Vec<LegacySkillsListEntry>,
}

/// The catalog of skills, as asked for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgListRemoteSkillsResponse {
    /// The skills in it.
    pub skills: Vec<RemoteSkillSummary>,
}

/// A skill was downloaded.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgRemoteSkillDownloaded {
    /// Its id in the catalog.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it is now.
    pub path: String,
}

/// The agent changed its plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgPlanUpdate {
    /// Why. `null`: not said.
    pub explanation: Option<String>,
    /// The steps.
    pub plan: Vec<PlanItemArg>,
}

/// A turn ended early.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgTurnAborted {
    /// Why.
    pub reason: TurnAbortReason,
}

/// A review began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgEnteredReviewMode {
    /// What is reviewed.
    pub target: ReviewTarget,
    /// The same for people. Absent: not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_facing_hint: Option<String>,
}

/// A review ended.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct EventMsgExitedReviewMode {
    /// Its outcome. `null`: it was interrupted.
    pub review_output: Option<ReviewOutputEvent>,
}

/// An item as the model sent it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgRawResponseItem {
    /// The item.
    pub item: ResponseItem,
}

/// An item began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgItemStarted {
    /// Id of the thread.
    pub thread_id: ThreadId,
    /// Id of the turn.
    pub turn_id: String,
    /// The item so far.
    pub item: TurnItem,
}

/// An item is done.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgItemCompleted {
    /// Id of the thread.
    pub thread_id: ThreadId,
    /// Id of the turn.
    pub turn_id: String,
    /// The item.
    pub item: TurnItem,
}

/// More text of a message of the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgAgentMessageContentDelta {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// Text to append.
    pub delta: String,
}

/// More text of a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgPlanDelta {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// Text to append.
    pub delta: String,
}

/// More of the summary of the reasoning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgReasoningContentDelta {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// Text to append.
    pub delta: String,
    /// Number of the part, counted from 0.
    pub summary_index: i64,
}

/// More of the reasoning itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgReasoningRawContentDelta {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the item.
    pub item_id: String,
    /// Text to append.
    pub delta: String,
    /// Number of the part, counted from 0.
    pub content_index: i64,
}

/// A sub-agent is about to be made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgCollabAgentSpawnBegin {
    /// Id of the call.
    pub call_id: String,
    /// Thread of the agent that asks for it.
    pub sender_thread_id: ThreadId,
    /// What it is told first.
    pub prompt: String,
}

/// A sub-agent was made, or failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgCollabAgentSpawnEnd {
    /// Id of the call.
    pub call_id: String,
    /// Thread of the agent that asked for it.
    pub sender_thread_id: ThreadId,
    /// Thread of the sub-agent. `null`: it failed.
    pub new_thread_id: Option<ThreadId>,
    /// What it was told first.
    pub prompt: String,
    /// Its state.
    pub status: AgentStatus,
}

/// A sub-agent is about to be told something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgCollabAgentInteractionBegin {
    /// Id of the call.
    pub call_id: String,
    /// Thread of the agent that tells it.
    pub sender_thread_id: ThreadId,
    /// Thread of the sub-agent.
    pub receiver_thread_id: ThreadId,
    /// What it is told.
    pub prompt: String,
}

/// A sub-agent was told something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgCollabAgentInteractionEnd {
    /// Id of the call.
    pub call_id: String,
    /// Thread of the agent that told it.
    pub sender_thread_id: ThreadId,
    /// Thread of the sub-agent.
    pub receiver_thread_id: ThreadId,
    /// What it was told.
    pub prompt: String,
    /// Its state.
    pub status: AgentStatus,
}

/// An agent begins to wait for its sub-agents.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgCollabWaitingBegin {
    /// Thread of the agent that waits.
    pub sender_thread_id: ThreadId,
    /// Threads of the sub-agents.
    pub receiver_thread_ids: Vec<ThreadId>,
    /// Id of the call.
    pub call_id: String,
}

/// An agent waits no longer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgCollabWaitingEnd {
    /// Thread of the agent that waited.
    pub sender_thread_id: ThreadId,
    /// Id of the call.
    pub call_id: String,
    /// States of the sub-agents that ended, by thread.
    pub statuses: BTreeMap<String, AgentStatus>,
}

/// A sub-agent is about to be closed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgCollabCloseBegin {
    /// Id of the call.
    pub call_id: String,
    /// Thread of the agent that closes it.
    pub sender_thread_id: ThreadId,
    /// Thread of the sub-agent.
    pub receiver_thread_id: ThreadId,
}

/// A sub-agent was closed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventMsgCollabCloseEnd {
    /// Id of the call.
    pub call_id: String,
    /// Thread of the agent that closed it.
    pub sender_thread_id: ThreadId,
    /// Thread of the sub-agent.
    pub receiver_thread_id: ThreadId,
    /// Its last state.
    pub status: AgentStatus,
}

/// Something happened in a thread, as the engine of 0.97 tells it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CodexEventNotification {
    /// Request it belongs to: the id of the turn, `auto-compact-<n>`, or empty when it came by itself.
    pub id: String,
    /// What happened. Its `type` is the last part of the name of the notification.
    pub msg: EventMsg,
    /// Id of the thread.
    pub conversation_id: ThreadId,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentMessageContentText {
    /// The text.
    pub text: String,
}

/// What an MCP tool returned, in the notation of MCP.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CallToolResult {
    /// Pieces in the notation of MCP, any JSON each.
    pub content: Vec<RawJson>,
    /// Structured result, any JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_content: Option<RawJson>,
    /// Whether the tool says that it failed. Absent: not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_error: Option<bool>,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A prompt that the user keeps in a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CustomPrompt {
    /// Its name, without the ending of the file.
    pub name: String,
    /// Its file.
    pub path: String,
    /// Its text.
    pub content: String,
    /// What it is for. `null`: no description.
    pub description: Option<String>,
    /// Which arguments it takes. `null`: not said.
    pub argument_hint: Option<String>,
}

/// A span of time.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Duration {
    /// The rest in nanoseconds.
    pub nanos: u32,
    /// Whole seconds.
    pub secs: u64,
}

/// A message that the user typed before.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HistoryEntry {
    /// Conversation it was typed in.
    pub conversation_id: String,
    /// When, in Unix seconds.
    pub ts: u64,
    /// The message.
    pub text: String,
}

/// A call of an MCP tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpInvocation {
    /// Name of the server.
    pub server: String,
    /// Name of the tool.
    pub tool: String,
    /// Arguments, any JSON. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arguments: Option<RawJson>,
}

/// An MCP server that did not start.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpStartupFailure {
    /// Name of the server.
    pub server: String,
    /// What went wrong.
    pub error: String,
}

/// It did not work.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpStartupStatusFailed {
    /// What went wrong.
    pub error: String,
}

/// A step of the plan of the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanItemArg {
    /// What to do.
    pub step: String,
    /// How far it is.
    pub status: StepStatus,
}

/// A question of the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RequestUserInputQuestion {
    /// Id for the answer.
    pub id: String,
    /// Short title.
    pub header: String,
    /// The question.
    pub question: String,
    /// Whether another answer than the given ones is allowed.
    pub is_other: bool,
    /// Whether the answer is to be hidden while it is typed.
    pub is_secret: bool,
    /// Answers to choose from. `null`: free text.
    pub options: Option<Vec<RequestUserInputQuestionOption>>,
}

/// An answer to choose from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RequestUserInputQuestionOption {
    /// The answer.
    pub label: String,
    /// What it means.
    pub description: String,
}

/// Where in the code a finding is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewCodeLocation {
    /// The file.
    pub absolute_file_path: String,
    /// The lines.
    pub line_range: ReviewLineRange,
}

/// Something the reviewer found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewFinding {
    /// It in one line.
    pub title: String,
    /// It in full, Markdown.
    pub body: String,
    /// How sure the reviewer is, 0 to 1.
    pub confidence_score: f64,
    /// How urgent it is; 0 is the most urgent.
    pub priority: i32,
    /// Where it is.
    pub code_location: ReviewCodeLocation,
}

/// Lines of a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewLineRange {
    /// First line, counted from 1.
    pub start: u32,
    /// Last line.
    pub end: u32,
}

/// Outcome of a review.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewOutputEvent {
    /// What the reviewer found.
    pub findings: Vec<ReviewFinding>,
    /// Whether the change is correct, in the words of the reviewer.
    pub overall_correctness: String,
    /// Why.
    pub overall_explanation: String,
    /// How sure the reviewer is, 0 to 1.
    pub overall_confidence_score: f64,
}

/// Numbers of tokens.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TokenUsage {
    /// Tokens the model read.
    pub input_tokens: i64,
    /// Those of them it knew already.
    pub cached_input_tokens: i64,
    /// Tokens the model wrote.
    pub output_tokens: i64,
    /// Those of them that were reasoning.
    pub reasoning_output_tokens: i64,
    /// Sum of read and written tokens.
    pub total_tokens: i64,
}

/// Tokens of a conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TokenUsageInfo {
    /// All so far.
    pub total_token_usage: TokenUsage,
    /// Those of the last request.
    pub last_token_usage: TokenUsage,
    /// Most tokens the model can look at. `null`: not known.
    pub model_context_window: Option<i64>,
}

/// A message of the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnItemUserMessage {
    /// Id of the item.
    pub id: String,
    /// Its pieces.
    pub content: Vec<LegacyUserInput>,
}

/// A message of the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnItemAgentMessage {
    /// Id of the item.
    pub id: String,
    /// Its pieces.
    pub content: Vec<AgentMessageContent>,
}

/// A plan for the user to agree to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnItemPlan {
    /// Id of the item.
    pub id: String,
    /// The plan, Markdown.
    pub text: String,
}

/// Reasoning of the model.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnItemReasoning {
    /// Id of the item.
    pub id: String,
    /// The summary, by parts.
    pub summary_text: Vec<String>,
    /// The reasoning itself, by parts, where the model shows it.
    pub raw_content: Vec<String>,
}

/// A search on the web.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnItemWebSearch {
    /// Id of the item.
    pub id: String,
    /// What was searched for.
    pub query: String,
    /// What was done.
    pub action: ResponsesApiWebSearchAction,
}

/// The history was summarized.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnItemContextCompaction {
    /// Id of the item.
    pub id: String,
}

/// A part of a text that stands for something else, in events.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyTextElement {
    /// Where it is in the text.
    pub byte_range: ByteRange,
    /// Text to show for it. `null`: that of the range.
    pub placeholder: Option<String>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyUserInputText {
    /// The text.
    pub text: String,
    /// Parts of the text that stand for something else.
    pub text_elements: Vec<LegacyTextElement>,
}

/// An image from the web or inside the message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyUserInputImage {
    /// Its address, or a data URL.
    pub image_url: String,
}

/// An image on the machine of the server.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyUserInputLocalImage {
    /// Its file.
    pub path: String,
}

/// A skill the user picked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyUserInputSkill {
    /// Its name.
    pub name: String,
    /// Its `SKILL.md`.
    pub path: String,
}

/// Something the user pointed at.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyUserInputMention {
    /// Its name.
    pub name: String,
    /// Its address.
    pub path: String,
}

/// The skills for a directory, in events.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacySkillsListEntry {
    /// The directory.
    pub cwd: String,
    /// The skills.
    pub skills: Vec<LegacySkillMetadata>,
    /// Skill files that could not be read.
    pub errors: Vec<SkillErrorInfo>,
}

/// More about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyCodexErrorInfoModelCap {
    /// The model.
    pub model: String,
    /// Seconds until it can be used again. `null`: not known.
    pub reset_after_seconds: Option<u64>,
}

/// More about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LegacyCodexErrorInfoHttpConnectionFailed {
    /// HTTP status of its answer. `null`: none came.
    pub http_status_code: Option<u16>,
}

/// More about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LegacyCodexErrorInfoResponseStreamConnectionFailed {
    /// HTTP status of the answer. `null`: none came.
    pub http_status_code: Option<u16>,
}

/// More about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LegacyCodexErrorInfoResponseStreamDisconnected {
    /// HTTP status of the answer. `null`: none came.
    pub http_status_code: Option<u16>,
}

/// More about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LegacyCodexErrorInfoResponseTooManyFailedAttempts {
    /// HTTP status of the last answer. `null`: none came.
    pub http_status_code: Option<u16>,
}

/// Credits of an account, in events.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyCreditsSnapshot {
    /// Whether the account has credits.
    pub has_credits: bool,
    /// Whether they never end.
    pub unlimited: bool,
    /// What is left, as a decimal number. `null`: not told.
    pub balance: Option<String>,
}

/// Limits of an account, in events.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LegacyRateLimitSnapshot {
    /// The shorter window. `null`: not told.
    pub primary: Option<LegacyRateLimitWindow>,
    /// The longer window. `null`: not told.
    pub secondary: Option<LegacyRateLimitWindow>,
    /// Credits. `null`: not told.
    pub credits: Option<LegacyCreditsSnapshot>,
    /// Plan of the account. `null`: not told.
    pub plan_type: Option<PlanType>,
}

/// A limit for a span of time, in events.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacyRateLimitWindow {
    /// How much is used, 0 to 100.
    pub used_percent: f64,
    /// Length of the span in minutes. `null`: not known.
    pub window_minutes: Option<i64>,
    /// When it starts anew, in Unix seconds. `null`: not known.
    pub resets_at: Option<i64>,
}

/// How to show a skill to users, in events.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LegacySkillInterface {
    /// Name. Absent: use that of the skill.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// One line about it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_description: Option<String>,
    /// Small icon, absolute path. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon_small: Option<String>,
    /// Large icon, absolute path. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon_large: Option<String>,
    /// Color to show it in. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brand_color: Option<String>,
    /// Text to begin with when the user picks it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_prompt: Option<String>,
}

/// A skill, in events.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacySkillMetadata {
    /// Name it is called by.
    pub name: String,
    /// What it is good for, for the model.
    pub description: String,
    /// One line for users. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_description: Option<String>,
    /// How to show it. Absent: nothing special.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interface: Option<LegacySkillInterface>,
    /// What it needs. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dependencies: Option<SkillDependencies>,
    /// Its `SKILL.md`, absolute.
    pub path: String,
    /// Where it comes from.
    pub scope: SkillScope,
    /// Whether it is on.
    pub enabled: bool,
}

/// A feature that can be switched on and off.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExperimentalFeature {
    /// Key in the configuration.
    pub name: String,
    /// How far it is.
    pub stage: ExperimentalFeatureStage,
    /// Name shown to the user. `null`: it is not in beta.
    pub display_name: Option<String>,
    /// What it does. `null`: it is not in beta.
    pub description: Option<String>,
    /// Text that presents it to users. `null`: it is not in beta.
    pub announcement: Option<String>,
    /// Whether it is on now.
    pub enabled: bool,
    /// Whether it is on where nothing else is said.
    pub default_enabled: bool,
}

/// Features to switch until the server ends.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExperimentalFeatureEnablementSetParams {
    /// Whether each feature is on, by key; others stay as they are.
    pub enablement: BTreeMap<String, bool>,
}

/// The features that were switched.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExperimentalFeatureEnablementSetResponse {
    /// Whether each of them is on, by key.
    pub enablement: BTreeMap<String, bool>,
}

/// Which page of the features to return.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExperimentalFeatureListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most features in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Loaded thread whose configuration counts. Absent: that of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
}

/// A page of features.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExperimentalFeatureListResponse {
    /// The features.
    pub data: Vec<ExperimentalFeature>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// A custom command of another agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CommandMigration {
    /// Its name.
    pub name: String,
}

/// Where to look for the configuration of other agents.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigDetectParams {
    /// Whether to look in the home directory. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_home: Option<bool>,
    /// Projects to look in. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwds: Option<Vec<String>>,
    /// Conversations older than this, in days, are left out. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_session_age_days: Option<u32>,
    /// Most conversations to list. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_sessions: Option<u32>,
    /// No longer looked at; `migrationSource` takes its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Agent to look for. Absent or unknown: the default one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub migration_source: Option<String>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalAgentConfigDetectResponse {
    /// What can be taken over.
    pub items: Vec<ExternalAgentConfigMigrationItem>,
    /// Services the other agent was connected with.
    pub connectors: Vec<ExternalAgentDetectedConnectorCandidate>,
}

/// An import ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportCompletedNotification {
    /// Id of the import.
    pub import_id: String,
    /// Outcome per kind.
    pub item_type_results: Vec<ExternalAgentConfigImportTypeResult>,
}

/// All imports so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExternalAgentConfigImportHistoriesReadResponse {
    /// The imports.
    pub data: Vec<ExternalAgentConfigImportHistory>,
    /// Services that came along with them.
    pub connectors: Vec<ExternalAgentImportedConnectorCandidate>,
}

/// An import of the past.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportHistory {
    /// Id of the import.
    pub import_id: String,
    /// Agent it came from, in the words of the client. `null`: not said.
    pub provider_id: Option<String>,
    /// When it ended, in Unix milliseconds.
    pub completed_at_ms: i64,
    /// What was taken over.
    pub successes: Vec<ExternalAgentConfigImportItemTypeSuccess>,
    /// What was not.
    pub failures: Vec<ExternalAgentConfigImportItemTypeFailure>,
}

/// An import that the client did by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportHistoryRecordParams {
    /// Agent it came from, in the words of the client.
    pub provider_id: String,
    /// Outcome per kind.
    pub item_type_results: Vec<ExternalAgentConfigImportHistoryRecordTypeResultParams>,
}

/// The import is noted.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportHistoryRecordResponse {
    /// Id it got.
    pub import_id: String,
}

/// Something the client took over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportHistoryRecordSuccessParams {
    /// Its kind.
    pub item_type: ExternalAgentConfigMigrationItemType,
    /// Project it belongs to. Absent: the home directory.
    pub cwd: Option<String>,
    /// Where it was. Absent: not said.
    pub source: Option<String>,
    /// Where it is now. Absent: not said.
    pub target: Option<String>,
    /// Title of a conversation. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// Outcome of an import by the client for one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportHistoryRecordTypeResultParams {
    /// The kind.
    pub item_type: ExternalAgentConfigMigrationItemType,
    /// What was taken over.
    pub successes: Vec<ExternalAgentConfigImportHistoryRecordSuccessParams>,
    /// What was not.
    pub failures: Vec<ExternalAgentConfigImportItemTypeFailure>,
}

/// Something that could not be taken over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportItemTypeFailure {
    /// Its kind.
    pub item_type: ExternalAgentConfigMigrationItemType,
    /// Kind of the error. `null`: not known.
    pub error_type: Option<String>,
    /// Finer kind of the error. `null`: not known.
    pub sub_error_type: Option<String>,
    /// Step that failed.
    pub failure_stage: String,
    /// What went wrong.
    pub message: String,
    /// Project it belongs to. `null`: the home directory.
    pub cwd: Option<String>,
    /// Where it was. `null`: not known.
    pub source: Option<String>,
}

/// Something that was taken over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportItemTypeSuccess {
    /// Its kind.
    pub item_type: ExternalAgentConfigMigrationItemType,
    /// Project it belongs to. `null`: the home directory.
    pub cwd: Option<String>,
    /// Where it was. `null`: not known.
    pub source: Option<String>,
    /// Where it is now. `null`: not known.
    pub target: Option<String>,
    /// Title of a conversation. `null`: none, or another kind.
    pub title: Option<String>,
}

/// What to take over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportParams {
    /// Items as `externalAgentConfig/detect` listed them.
    pub migration_items: Vec<ExternalAgentConfigMigrationItem>,
    /// Program that asks for the import. Absent: not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Agent the items come from, for the list of imports. Absent: not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// The same value as in `externalAgentConfig/detect`. Absent or unknown: the default one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub migration_source: Option<String>,
}

/// How far an import is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportProgressNotification {
    /// Id of the import.
    pub import_id: String,
    /// Outcome so far per kind.
    pub item_type_results: Vec<ExternalAgentConfigImportTypeResult>,
}

/// An import began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportResponse {
    /// Id that its notifications carry.
    pub import_id: String,
}

/// Outcome of an import for one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigImportTypeResult {
    /// The kind.
    pub item_type: ExternalAgentConfigMigrationItemType,
    /// What was taken over.
    pub successes: Vec<ExternalAgentConfigImportItemTypeSuccess>,
    /// What was not.
    pub failures: Vec<ExternalAgentConfigImportItemTypeFailure>,
}

/// Something that can be taken over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentConfigMigrationItem {
    /// Its kind.
    pub item_type: ExternalAgentConfigMigrationItemType,
    /// What it is, for the user.
    pub description: String,
    /// Project it belongs to. `null` or empty: the home directory.
    pub cwd: Option<String>,
    /// What it consists of. `null`: nothing to tell apart.
    pub details: Option<MigrationDetails>,
}

/// A service another agent was connected with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentDetectedConnectorCandidate {
    /// Its name.
    pub name: String,
    /// Conversations that used it.
    pub session_count: u32,
    /// How it was noticed.
    pub source: ExternalAgentDetectedConnectorSource,
}

/// A service that came along with an import.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExternalAgentImportedConnectorCandidate {
    /// Its name.
    pub name: String,
    /// Conversations that used it.
    pub session_count: u32,
    /// How it was noticed.
    pub source: ExternalAgentImportedConnectorSource,
}

/// A hook of another agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HookMigration {
    /// Its name.
    pub name: String,
}

/// An MCP server of another agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpServerMigration {
    /// Its name.
    pub name: String,
}

/// What a thing to take over consists of. Only the list of its kind is filled.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MigrationDetails {
    /// Plugins, by marketplace.
    pub plugins: Vec<PluginsMigration>,
    /// Skills.
    pub skills: Vec<SkillMigration>,
    /// Conversations.
    pub sessions: Vec<SessionMigration>,
    /// MCP servers.
    pub mcp_servers: Vec<McpServerMigration>,
    /// Hooks.
    pub hooks: Vec<HookMigration>,
    /// Sub-agents.
    pub subagents: Vec<SubagentMigration>,
    /// Custom commands.
    pub commands: Vec<CommandMigration>,
    /// Files with memories. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<Vec<String>>,
}

/// Plugins of another agent from one marketplace.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginsMigration {
    /// Name of the marketplace.
    pub marketplace_name: String,
    /// Names of the plugins.
    pub plugin_names: Vec<String>,
}

/// A conversation of another agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SessionMigration {
    /// Its file.
    pub path: String,
    /// Directory it worked in.
    pub cwd: String,
    /// Its title. `null`: none.
    pub title: Option<String>,
}

/// A skill of another agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillMigration {
    /// Its name.
    pub name: String,
}

/// A sub-agent of another agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SubagentMigration {
    /// Its name.
    pub name: String,
}

/// A report to write into a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackSaveParams {
    /// ZIP file to write, an absolute path that does not exist yet; it stays.
    pub save_path: LegacyAppPathString,
    /// Kind of report, for example `bug`.
    pub classification: String,
    /// What the user says. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Thread it is about. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Whether to include the logs. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_logs: Option<bool>,
    /// Further files to include; absolute paths. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_log_files: Option<Vec<String>>,
    /// Further data; texts by name. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The report is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackSaveResponse {
    /// Path of the file.
    pub saved_path: LegacyAppPathString,
    /// Thread it is about, or an id made up as `no-active-thread-{uuid}`.
    pub thread_id: String,
    /// SHA-256 of the thread's base instructions, blanks evened out. `null`: not known.
    pub prompt_hash: Option<String>,
}

/// A report to send to the vendor.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackUploadParams {
    /// Kind of report, for example `bug`.
    pub classification: String,
    /// What the user says. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Thread it is about. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Whether to send the logs, too. Absent: no; required in 0.97.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_logs: Option<bool>,
    /// Further files to send; absolute paths. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_log_files: Option<Vec<String>>,
    /// Further data; texts by name. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The report is sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackUploadResponse {
    /// Thread it was about, or an id made up as `no-active-thread-{uuid}`.
    pub thread_id: String,
    /// SHA-256 of the thread's base instructions, blanks evened out. `null`: not known.
    pub prompt_hash: Option<String>,
}

/// Something below a watched path changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FsChangedNotification {
    /// Watch that noticed it.
    pub watch_id: String,
    /// Absolute paths that changed since the last notification of this watch.
    pub changed_paths: Vec<AbsolutePathBuf>,
}

/// What to copy and where to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FsCopyParams {
    /// File or directory to copy, absolute.
    pub source_path: AbsolutePathBuf,
    /// Where the copy goes, absolute.
    pub destination_path: AbsolutePathBuf,
    /// Whether a directory is copied with everything in it. Absent: no, and a directory is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recursive: Option<bool>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FsCopyResponse {}

/// Which directory to create.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FsCreateDirectoryParams {
    /// The directory, absolute.
    pub path: AbsolutePathBuf,
    /// Whether missing parents are created too. Absent: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recursive: Option<bool>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FsCreateDirectoryResponse {}

/// Which path to look at.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FsGetMetadataParams {
    /// The path, absolute.
    pub path: AbsolutePathBuf,
}

/// What the file system says about a path.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FsGetMetadataResponse {
    /// Whether it is a directory. A link counts as what it points to.
    pub is_directory: bool,
    /// Whether it is a regular file. A link counts as what it points to.
    pub is_file: bool,
    /// Whether the path itself is a symbolic link.
    pub is_symlink: bool,
    /// When it was created, in Unix milliseconds. 0: not known.
    pub created_at_ms: i64,
    /// When its content changed last, in Unix milliseconds. 0: not known.
    pub modified_at_ms: i64,
}

/// An entry of a directory.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FsReadDirectoryEntry {
    /// Name without the path.
    pub file_name: String,
    /// Whether it is a directory.
    pub is_directory: bool,
    /// Whether it is a regular file.
    pub is_file: bool,
}

/// Which directory to list.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FsReadDirectoryParams {
    /// The directory, absolute.
    pub path: AbsolutePathBuf,
}

/// The direct children of a directory.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FsReadDirectoryResponse {
    /// One per child.
    pub entries: Vec<FsReadDirectoryEntry>,
}

/// Which file to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FsReadFileParams {
    /// The file, absolute.
    pub path: AbsolutePathBuf,
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FsReadFileResponse {
    /// The bytes, in base64.
    pub data_base64: String,
}

/// What to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FsRemoveParams {
    /// File or directory, absolute.
    pub path: AbsolutePathBuf,
    /// Whether a directory goes with everything in it. Absent: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recursive: Option<bool>,
    /// Whether a missing path is no error. Absent: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force: Option<bool>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FsRemoveResponse {}

/// Which watch to end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FsUnwatchParams {
    /// Name the watch was started under. An unknown one is no error.
    pub watch_id: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FsUnwatchResponse {}

/// What to watch.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FsWatchParams {
    /// Name the client gives to this watch. Unique in the connection.
    pub watch_id: String,
    /// File or directory, absolute.
    pub path: AbsolutePathBuf,
}

/// A watch has begun.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FsWatchResponse {
    /// The watched path with all links resolved.
    pub path: AbsolutePathBuf,
}

/// What to write where.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FsWriteFileParams {
    /// The file, absolute. Its directory has to exist; an old file is replaced.
    pub path: AbsolutePathBuf,
    /// The bytes, in base64.
    pub data_base64: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FsWriteFileResponse {}

/// What to search for and where.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FuzzyFileSearchParams {
    /// Characters to find in the path, in this order. Empty: nothing is found.
    pub query: String,
    /// Directories to search. One that does not exist is skipped.
    pub roots: Vec<String>,
    /// A later request with the same token ends this one. Absent: nothing ends it.
    pub cancellation_token: Option<String>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FuzzyFileSearchResponse {
    /// At most 50 matches, the best first.
    pub files: Vec<FuzzyFileSearchResult>,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FuzzyFileSearchResult {
    /// Root it lies in, as the request named it.
    pub root: String,
    /// Path below the root.
    pub path: String,
    /// Whether it is a file or a directory.
    pub match_type: FuzzyFileSearchMatchType,
    /// Last part of the path.
    pub file_name: String,
    /// How well it fits; larger is better.
    pub score: u32,
    /// Positions of the matched characters in `path`, ascending. `null`: not computed.
    pub indices: Option<Vec<u32>>,
}

/// The search for the latest query of a session is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FuzzyFileSearchSessionCompletedNotification {
    /// Id of the search session.
    pub session_id: String,
}

/// Opens a search that follows what the user types.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FuzzyFileSearchSessionStartParams {
    /// Id the client gives to the search session. Not empty.
    pub session_id: String,
    /// Directories to search.
    pub roots: Vec<String>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FuzzyFileSearchSessionStartResponse {}

/// Which search session to close.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FuzzyFileSearchSessionStopParams {
    /// Id of the search session. An unknown one is no error.
    pub session_id: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FuzzyFileSearchSessionStopResponse {}

/// A new query for an open search session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FuzzyFileSearchSessionUpdateParams {
    /// Id of the search session.
    pub session_id: String,
    /// What to search for now.
    pub query: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FuzzyFileSearchSessionUpdateResponse {}

/// Matches found so far in a search session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FuzzyFileSearchSessionUpdatedNotification {
    /// Id of the search session.
    pub session_id: String,
    /// Query the matches belong to.
    pub query: String,
    /// All matches so far, the best first.
    pub files: Vec<FuzzyFileSearchResult>,
}

/// The sign-in is given up; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct GatewayOAuthCancelResponse {}

/// A sign-in at a gateway went on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GatewayOAuthChangedNotification {
    /// Id of a sign-in by code that ended. `null`: another kind.
    pub login_id: Option<String>,
    /// Address to open; only the connection that began the sign-in gets it. `null`: none.
    pub auth_url: Option<String>,
    /// Id of the model provider.
    pub provider_id: String,
    /// Where it stands.
    pub status: GatewayOAuthStatus,
    /// Why it failed. `null`: it did not.
    pub error: Option<String>,
}

/// The sign-in is under way.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct GatewayOAuthLoginResponse {
    /// Code for the user to type in. `null`: a notification brings an address to open.
    pub prompt: Option<GatewayOAuthPrompt>,
}

/// Code for the user to type in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GatewayOAuthPrompt {
    /// Id of the sign-in.
    pub login_id: String,
    /// Address to open.
    pub verification_url: String,
    /// The code.
    pub user_code: String,
}

/// Whether the model provider wants a sign-in at its gateway. Holds no secrets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GatewayOAuthReadResponse {
    /// Id of the model provider.
    pub provider_id: String,
    /// Its name.
    pub provider_name: String,
    /// Whether it wants a sign-in, also where there is one.
    pub required: bool,
    /// Whether a sign-in by code is possible.
    pub supports_device_auth: bool,
    /// Where the sign-in stands. `null`: the provider wants none.
    pub status: Option<GatewayOAuthStatus>,
    /// Why the sign-in failed. `null`: it did not.
    pub error: Option<String>,
}

/// Which model provider to look at.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GatewayOAuthReadParams {
    /// Id of the model provider. Absent: the configured one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_provider: Option<String>,
}

/// How to sign in at the gateway.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GatewayOAuthLoginParams {
    /// Id of the model provider. Absent: the configured one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model_provider: Option<String>,
    /// Whether the user types a code in instead of using the browser of this machine. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub device_auth: Option<bool>,
}

/// What a thread works towards, across turns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoal {
    /// Id of the thread.
    pub thread_id: String,
    /// What is to be reached, in the user's words.
    pub objective: String,
    /// Where it stands.
    pub status: ThreadGoalStatus,
    /// Tokens it may use in all. `null`: no limit.
    pub token_budget: Option<i64>,
    /// Tokens used for it so far.
    pub tokens_used: i64,
    /// Time worked on it so far, in seconds.
    pub time_used_seconds: i64,
    /// When it was set, in Unix seconds.
    pub created_at: i64,
    /// When it last changed, in Unix seconds.
    pub updated_at: i64,
}

/// Which thread's goal to drop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalClearParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Who wants it. Absent: does not count as the user's word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<ThreadGoalMutationOrigin>,
}

/// Whether there was a goal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadGoalClearResponse {
    /// Whether one was dropped; false where none was set.
    pub cleared: bool,
}

/// A thread has no goal any more.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalClearedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// Which thread's goal to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalGetParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The goal of a thread.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadGoalGetResponse {
    /// The goal. `null`: none is set.
    pub goal: Option<ThreadGoal>,
}

/// A new goal, or changes of the one there is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalSetParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Who wants it. Absent: does not count as the user's word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<ThreadGoalMutationOrigin>,
    /// What is to be reached; not blank. Absent: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<String>,
    /// Where it stands. Absent: as before; a new goal is active.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<ThreadGoalStatus>,
    /// Tokens it may use in all. `null`: no limit. Absent: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_budget: Option<Option<i64>>,
}

/// The goal as it is now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadGoalSetResponse {
    /// The goal.
    pub goal: ThreadGoal,
}

/// The goal of a thread was set or changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGoalUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Turn that changed it. `null`: no turn did.
    pub turn_id: Option<String>,
    /// The goal as it is now.
    pub goal: ThreadGoal,
}

/// A refusal of the automatic reviewer to overrule.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadApproveGuardianDeniedActionParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The event of the refusal, in the notation of stored histories.
    pub event: RawJson,
}

/// The action may run now; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadApproveGuardianDeniedActionResponse {}

/// Judgment of the automatic reviewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGuardianAssessment {
    /// The verdict.
    pub outcome: GuardianAssessmentOutcome,
    /// How much harm the action could do.
    pub risk_level: GuardianRiskLevel,
    /// How clearly the user asked for it.
    pub user_authorization: GuardianUserAuthorization,
    /// Why, in a sentence or two.
    pub rationale: String,
}

/// Thread whose last call is to be judged. The connection is subscribed to it and stays so.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGuardianReviewParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// What the automatic reviewer thinks of the call.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadGuardianReviewResponse {
    /// Id of the call.
    pub call_id: String,
    /// The judgment. `null`: the call needs none, or was approved before.
    pub assessment: Option<ThreadGuardianAssessment>,
}

/// State of an automatic review.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GuardianApprovalReview {
    /// Where it stands.
    pub status: GuardianApprovalReviewStatus,
    /// How much harm the action could do. `null`: not judged.
    pub risk_level: Option<GuardianRiskLevel>,
    /// How clearly the user asked for it. `null`: not judged.
    pub user_authorization: Option<GuardianUserAuthorization>,
    /// Why it ended so. `null`: not said.
    pub rationale: Option<String>,
}

/// A command line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GuardianApprovalReviewActionCommand {
    /// Tool that runs it.
    pub source: GuardianCommandSource,
    /// The command line.
    pub command: String,
    /// Working directory.
    pub cwd: LegacyAppPathString,
}

/// A program that a command starts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GuardianApprovalReviewActionExecve {
    /// Tool that runs the command.
    pub source: GuardianCommandSource,
    /// Path of the program.
    pub program: String,
    /// Arguments, the name of the program first.
    pub argv: Vec<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
}

/// Input for a running command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GuardianApprovalReviewActionWriteStdin {
    /// Id of this approval; several may belong to one command item.
    pub approval_id: String,
    /// Id of the command's terminal.
    pub process_id: String,
    /// What would be written.
    pub stdin: String,
    /// Working directory of the command.
    pub cwd: LegacyAppPathString,
}

/// Changes of files.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GuardianApprovalReviewActionApplyPatch {
    /// Working directory.
    pub cwd: LegacyAppPathString,
    /// The files.
    pub files: Vec<LegacyAppPathString>,
}

/// A connection to the network.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GuardianApprovalReviewActionNetworkAccess {
    /// Host, port and protocol as one text.
    pub target: String,
    /// Host name or address.
    pub host: String,
    /// Protocol.
    pub protocol: NetworkApprovalProtocol,
    /// Port.
    pub port: u16,
}

/// A call of an MCP tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GuardianApprovalReviewActionMcpToolCall {
    /// Name of the server.
    pub server: String,
    /// Name of the tool.
    pub tool_name: String,
    /// Connector behind the server. `null`: none.
    pub connector_id: Option<String>,
    /// Its name. `null`: none.
    pub connector_name: Option<String>,
    /// Title of the tool. `null`: none.
    pub tool_title: Option<String>,
}

/// A request for more permissions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GuardianApprovalReviewActionRequestPermissions {
    /// Why, in words of the agent. `null`: not said.
    pub reason: Option<String>,
    /// The permissions.
    pub permissions: RequestPermissionProfile,
}

/// An automatic review ended. The shape may still change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemGuardianApprovalReviewCompletedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// When it began, in Unix milliseconds.
    pub started_at_ms: i64,
    /// When it ended, in Unix milliseconds.
    pub completed_at_ms: i64,
    /// Id of the review.
    pub review_id: String,
    /// Item it is about; several reviews may share one. `null`: none, as for network access.
    pub target_item_id: Option<String>,
    /// Who ended it.
    pub decision_source: AutoReviewDecisionSource,
    /// State of the review, with the verdict.
    pub review: GuardianApprovalReview,
    /// What it is about.
    pub action: GuardianApprovalReviewAction,
}

/// An automatic review begins. The shape may still change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemGuardianApprovalReviewStartedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// When it began, in Unix milliseconds.
    pub started_at_ms: i64,
    /// Id of the review.
    pub review_id: String,
    /// Item it is about; several reviews may share one. `null`: none, as for network access.
    pub target_item_id: Option<String>,
    /// State of the review.
    pub review: GuardianApprovalReview,
    /// What it is about.
    pub action: GuardianApprovalReviewAction,
}

/// From now on every command of the turn is reviewed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StrictReviewRequiredNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// When that began, in Unix milliseconds.
    pub started_at_ms: i64,
}

/// Tools that became available.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemAdditionalTools {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Role the piece has in the conversation.
    pub role: String,
    /// The tools, any JSON each.
    pub tools: Vec<RawJson>,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemMessage {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Who speaks, such as `user` or `assistant`.
    pub role: String,
    /// The pieces.
    pub content: Vec<ContentItem>,
    /// What part of an answer it is. `null`: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<MessagePhase>,
    /// Where it stands. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// Whether the turn ends with it. `null`: not given.
    pub end_turn: Option<bool>,
    /// Encrypted content. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A message from one agent to another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemAgentMessage {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Agent that speaks.
    pub author: String,
    /// Agent that is spoken to.
    pub recipient: String,
    /// The pieces.
    pub content: Vec<AgentMessageInputContent>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Reasoning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemReasoning {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Parts of the summary.
    pub summary: Vec<ReasoningItemReasoningSummary>,
    /// Parts of the reasoning itself. `null`: not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Vec<ReasoningItemContent>>,
    /// Encrypted content. `null`: none.
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A command the provider's own shell tool asks for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemLocalShellCall {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Id that ties a call to its output. `null`: none.
    pub call_id: Option<String>,
    /// Where it stands.
    pub status: LocalShellStatus,
    /// What to run.
    pub action: LocalShellAction,
    /// Encrypted content. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A call of a tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemFunctionCall {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Name of the tool.
    pub name: String,
    /// Group of the tool. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Arguments as JSON text.
    pub arguments: String,
    /// Id that ties the call to its output.
    pub call_id: String,
    /// Where it stands. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// Encrypted content. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_content: Option<String>,
    /// Encrypted arguments. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_function_args: Option<Vec<String>>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A search for tools.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemToolSearchCall {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Id that ties a call to its output. `null`: none.
    pub call_id: Option<String>,
    /// Where it stands. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// Who runs the search.
    pub execution: String,
    /// Arguments, any JSON.
    pub arguments: RawJson,
    /// Encrypted content. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Output of a tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemFunctionCallOutput {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Id that ties a call to its output. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call_id: Option<String>,
    /// Name of the tool. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Group of the tool. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// What it returned.
    pub output: FunctionCallOutputBody,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A call of a tool with free text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemCustomToolCall {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Where it stands. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// Id that ties the call to its output.
    pub call_id: String,
    /// Name of the tool.
    pub name: String,
    /// Group of the tool. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// The text.
    pub input: String,
    /// Encrypted content. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Output of a tool with free text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemCustomToolCallOutput {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Id that ties the output to its call.
    pub call_id: String,
    /// Name of the tool. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What it returned.
    pub output: FunctionCallOutputBody,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Tools that were found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemToolSearchOutput {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A search on the web.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ResponseItemWebSearchCall {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Where it stands. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// What was done. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<ResponsesApiWebSearchAction>,
    /// Encrypted content. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// An image being made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemImageGenerationCall {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Where it stands.
    pub status: String,
    /// The prompt as the model changed it. `null`: unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revised_prompt: Option<String>,
    /// The image, base64.
    pub result: String,
    /// Encrypted content. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// A state of the repository that can be gone back to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemGhostSnapshot {
    /// The commit that holds it.
    pub ghost_commit: GhostCommit,
}

/// A summary of what came before.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemCompaction {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The summary, readable by the provider only.
    pub encrypted_content: String,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Settings that hold from here on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResponseItemConfigurationUpdate {
    /// Reasoning settings.
    pub reasoning: ConfigurationReasoning,
}

/// A summary made by the provider.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ResponseItemContextCompaction {
    /// Id the provider gave it. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Encrypted content. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encrypted_content: Option<String>,
    /// Data of the provider that is handed through. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough>,
}

/// Text sent to the model.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContentItemInputText {
    /// The text.
    pub text: String,
}

/// An image; exactly one of `image_url` and `file_id` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ContentItemInputImage {
    /// Address or data URL. Absent: `file_id` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image_url: Option<String>,
    /// Id of an uploaded file. Absent: `image_url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
    /// How closely the model looks. `null`: its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<ImageDetail>,
}

/// A sound; exactly one of `audio_url` and `file_id` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ContentItemInputAudio {
    /// Address or data URL. Absent: `file_id` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audio_url: Option<String>,
    /// Id of an uploaded file. Absent: `audio_url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
}

/// Text of the model.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContentItemOutputText {
    /// The text.
    pub text: String,
    /// Notes on the text, any JSON each. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Vec<RawJson>>,
    /// Probabilities of its tokens, any JSON each. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logprobs: Option<Vec<RawJson>>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentMessageInputContentInputText {
    /// The text.
    pub text: String,
}

/// Content only the provider can read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentMessageInputContentEncryptedContent {
    /// The encrypted text.
    pub encrypted_content: String,
}

/// Data of the provider that is handed through.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct InternalChatMessageMetadataPassthrough {
    /// Turn it belongs to. `null`: not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
}

/// Reasoning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasoningItemContentReasoningText {
    /// The text.
    pub text: String,
}

/// Plain text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasoningItemContentText {
    /// The text.
    pub text: String,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasoningItemReasoningSummarySummaryText {
    /// The text.
    pub text: String,
}

/// To run a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ResponsesApiWebSearchActionSearch {
    /// The search text. Absent: see `queries`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub query: Option<String>,
    /// Several search texts. Absent: see `query`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queries: Option<Vec<String>>,
}

/// A page was opened.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ResponsesApiWebSearchActionOpenPage {
    /// Its address. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// A page was searched.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ResponsesApiWebSearchActionFindInPage {
    /// Its address. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// What was searched for. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
}

/// Reasoning settings inside a history.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfigurationReasoning {
    /// Reasoning effort.
    pub effort: ReasoningEffort,
}

/// A commit that keeps a state of the working directory.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// A hook ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HookCompletedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn. `null`: it ran outside of a turn.
    pub turn_id: Option<String>,
    /// The run, with its outcome.
    pub run: HookRunSummary,
}

/// A hook that could not be read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HookErrorInfo {
    /// File at fault.
    pub path: String,
    /// What is wrong with it.
    pub message: String,
}

/// Runs a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HookMetadataCommand {
    /// Identifies the hook across changes of its settings.
    pub key: String,
    /// Event it runs at.
    pub event_name: HookEventName,
    /// Pattern that the subject of the event has to match, such as the name of a tool. `null`: any.
    pub matcher: Option<String>,
    /// Longest run time in seconds.
    pub timeout_sec: u64,
    /// Text shown while it runs. `null`: none.
    pub status_message: Option<String>,
    /// Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit.
    pub additional_context_limit: Option<u64>,
    /// File that defines it.
    pub source_path: AbsolutePathBuf,
    /// Kind of place it comes from.
    pub source: HookSource,
    /// Plugin it belongs to. `null`: none.
    pub plugin_id: Option<String>,
    /// Environment whose requirements brought it in. `null`: none.
    pub environment_id: Option<String>,
    /// Place in lists; smaller comes first.
    pub display_order: i64,
    /// Whether it runs.
    pub enabled: bool,
    /// Whether an administrator set it, so that the user cannot change it.
    pub is_managed: bool,
    /// Hash of its definition; trust is bound to it.
    pub current_hash: String,
    /// Whether the user trusts it.
    pub trust_status: HookTrustStatus,
    /// Whether the agent goes on meanwhile.
    pub async_: bool,
    /// The command line.
    pub command: String,
}

/// Calls a tool of an MCP server.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HookMetadataMcpTool {
    /// Identifies the hook across changes of its settings.
    pub key: String,
    /// Event it runs at.
    pub event_name: HookEventName,
    /// Pattern that the subject of the event has to match, such as the name of a tool. `null`: any.
    pub matcher: Option<String>,
    /// Longest run time in seconds.
    pub timeout_sec: u64,
    /// Text shown while it runs. `null`: none.
    pub status_message: Option<String>,
    /// Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit.
    pub additional_context_limit: Option<u64>,
    /// File that defines it.
    pub source_path: AbsolutePathBuf,
    /// Kind of place it comes from.
    pub source: HookSource,
    /// Plugin it belongs to. `null`: none.
    pub plugin_id: Option<String>,
    /// Environment whose requirements brought it in. `null`: none.
    pub environment_id: Option<String>,
    /// Place in lists; smaller comes first.
    pub display_order: i64,
    /// Whether it runs.
    pub enabled: bool,
    /// Whether an administrator set it, so that the user cannot change it.
    pub is_managed: bool,
    /// Hash of its definition; trust is bound to it.
    pub current_hash: String,
    /// Whether the user trusts it.
    pub trust_status: HookTrustStatus,
    /// Name of the server.
    pub server: String,
    /// Name of the tool.
    pub tool: String,
}

/// A piece of what a hook said.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HookOutputEntry {
    /// What the piece is for.
    pub kind: HookOutputEntryKind,
    /// The text.
    pub text: String,
}

/// A run of a hook.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HookRunSummary {
    /// Id of the run.
    pub id: String,
    /// Event that started it.
    pub event_name: HookEventName,
    /// What the hook is.
    pub handler_type: HookHandlerType,
    /// Whether the agent waits for it.
    pub execution_mode: HookExecutionMode,
    /// What the run belongs to.
    pub scope: HookScope,
    /// File that defines the hook.
    pub source_path: LegacyAppPathString,
    /// Kind of place the hook comes from.
    pub source: HookSource,
    /// Place in lists; smaller comes first.
    pub display_order: i64,
    /// How far the run is.
    pub status: HookRunStatus,
    /// Text to show meanwhile. `null`: none.
    pub status_message: Option<String>,
    /// When it began, in Unix seconds.
    pub started_at: i64,
    /// When it ended, in Unix seconds. `null`: it runs.
    pub completed_at: Option<i64>,
    /// How long it took, in milliseconds. `null`: it runs.
    pub duration_ms: Option<i64>,
    /// What it said.
    pub entries: Vec<HookOutputEntry>,
}

/// A hook began to run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HookStartedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn. `null`: it runs outside of a turn.
    pub turn_id: Option<String>,
    /// The run so far.
    pub run: HookRunSummary,
}

/// The hooks that count for a directory.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HooksListEntry {
    /// The directory.
    pub cwd: String,
    /// The hooks.
    pub hooks: Vec<HookMetadata>,
    /// What is odd about the configuration.
    pub warnings: Vec<String>,
    /// Hooks that could not be read.
    pub errors: Vec<HookErrorInfo>,
}

/// Whose hooks to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HooksListParams {
    /// Directories to look at. Absent or empty: that of the server. Not together with `threadId`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwds: Option<Vec<String>>,
    /// Loaded thread to look at, with all its environments. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
}

/// The configured hooks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HooksListResponse {
    /// One entry per directory.
    pub data: Vec<HooksListEntry>,
}

/// What all kinds of hooks have in common.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HookSettings {
    /// Identifies the hook across changes of its settings.
    pub key: String,
    /// Event it runs at.
    pub event_name: HookEventName,
    /// Pattern that the subject of the event has to match, such as the name of a tool. `null`: any.
    pub matcher: Option<String>,
    /// Longest run time in seconds.
    pub timeout_sec: u64,
    /// Text shown while it runs. `null`: none.
    pub status_message: Option<String>,
    /// Tokens of context it may add before the rest goes to a file. `null`: 2500; 0: no limit.
    pub additional_context_limit: Option<u64>,
    /// File that defines it.
    pub source_path: AbsolutePathBuf,
    /// Kind of place it comes from.
    pub source: HookSource,
    /// Plugin it belongs to. `null`: none.
    pub plugin_id: Option<String>,
    /// Environment whose requirements brought it in. `null`: none.
    pub environment_id: Option<String>,
    /// Place in lists; smaller comes first.
    pub display_order: i64,
    /// Whether it runs.
    pub enabled: bool,
    /// Whether an administrator set it, so that the user cannot change it.
    pub is_managed: bool,
    /// Hash of its definition; trust is bound to it.
    pub current_hash: String,
    /// Whether the user trusts it.
    pub trust_status: HookTrustStatus,
}

/// Runs a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfiguredHookHandlerCommand {
    /// Command line.
    pub command: String,
    /// Command line on Windows. `null`: the same.
    pub command_windows: Option<String>,
    /// Time limit in seconds. `null`: the default.
    pub timeout_sec: Option<u64>,
    /// Whether the agent goes on meanwhile.
    pub async_: bool,
    /// Text shown while it runs. `null`: none.
    pub status_message: Option<String>,
    /// Tokens of added context before it goes to a file; 0: never. `null`: 2500.
    pub additional_context_limit: Option<u64>,
}

/// Calls an MCP tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfiguredHookHandlerMcpTool {
    /// Name of the server.
    pub server: String,
    /// Name of the tool.
    pub tool: String,
    /// Arguments of the tool, any JSON by name.
    pub input: BTreeMap<String, RawJson>,
    /// Time limit in seconds. `null`: the default.
    pub timeout_sec: Option<u64>,
    /// Text shown while it runs. `null`: none.
    pub status_message: Option<String>,
}

/// Hooks that run under the same condition.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfiguredHookMatcherGroup {
    /// Pattern of what they run for, for example names of tools. `null`: everything.
    pub matcher: Option<String>,
    /// The hooks.
    pub hooks: Vec<ConfiguredHookHandler>,
}

/// Hooks of the administrator, by event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ManagedHooksRequirements {
    /// Before a request to the model.
    #[serde(rename = "PreModelRequest")]
    pub pre_model_request: Vec<ConfiguredHookMatcherGroup>,
    /// After an answer of the model.
    #[serde(rename = "PostModelRequest")]
    pub post_model_request: Vec<ConfiguredHookMatcherGroup>,
    /// Directory of the hooks' files. `null`: none.
    pub managed_dir: Option<String>,
    /// The same on Windows. `null`: none.
    pub windows_managed_dir: Option<String>,
    /// Before a tool runs.
    #[serde(rename = "PreToolUse")]
    pub pre_tool_use: Vec<ConfiguredHookMatcherGroup>,
    /// When an approval is asked for.
    #[serde(rename = "PermissionRequest")]
    pub permission_request: Vec<ConfiguredHookMatcherGroup>,
    /// After a tool ran.
    #[serde(rename = "PostToolUse")]
    pub post_tool_use: Vec<ConfiguredHookMatcherGroup>,
    /// Before a history is summarized.
    #[serde(rename = "PreCompact")]
    pub pre_compact: Vec<ConfiguredHookMatcherGroup>,
    /// After a history was summarized.
    #[serde(rename = "PostCompact")]
    pub post_compact: Vec<ConfiguredHookMatcherGroup>,
    /// When a thread is loaded.
    #[serde(rename = "SessionStart")]
    pub session_start: Vec<ConfiguredHookMatcherGroup>,
    /// When a thread is unloaded.
    #[serde(rename = "SessionEnd")]
    pub session_end: Vec<ConfiguredHookMatcherGroup>,
    /// When the user says something.
    #[serde(rename = "UserPromptSubmit")]
    pub user_prompt_submit: Vec<ConfiguredHookMatcherGroup>,
    /// When a sub-agent starts.
    #[serde(rename = "SubagentStart")]
    pub subagent_start: Vec<ConfiguredHookMatcherGroup>,
    /// When a sub-agent is done.
    #[serde(rename = "SubagentStop")]
    pub subagent_stop: Vec<ConfiguredHookMatcherGroup>,
    /// When the agent is done.
    #[serde(rename = "Stop")]
    pub stop: Vec<ConfiguredHookMatcherGroup>,
    /// When the user stops a turn.
    #[serde(rename = "Interrupt")]
    pub interrupt: Vec<ConfiguredHookMatcherGroup>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserInputText {
    /// The text.
    pub text: String,
    /// Ranges of the text that stand for something else.
    pub text_elements: Vec<TextElement>,
}

/// An image by address or uploaded file; exactly one of `url` and `fileId` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserInputLocalImage {
    /// How closely the model looks. `null`: its default.
    pub detail: Option<ImageDetail>,
    /// Path of the file. When it cannot be read the model gets a note instead.
    pub path: String,
}

/// A sound by address or uploaded file; exactly one of `url` and `fileId` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserInputLocalAudio {
    /// Path of the file.
    pub path: String,
}

/// A skill to use.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserInputSkill {
    /// Name of the skill.
    pub name: String,
    /// Path of its `SKILL.md`.
    pub path: String,
}

/// Something the user refers to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserInputMention {
    /// Name as shown to the user.
    pub name: String,
    /// Path or address of it.
    pub path: String,
}

/// A range of a text that a client shows as something else.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TextElement {
    /// The range, in bytes of the UTF-8 text.
    pub byte_range: ByteRange,
    /// What to show instead. `null`: the text itself.
    pub placeholder: Option<String>,
}

/// A range of bytes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByteRange {
    /// First byte, counted from 0.
    pub start: u64,
    /// Byte behind the last one.
    pub end: u64,
}

/// A piece of context from the client that is not user input.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AdditionalContextEntry {
    /// The text.
    pub value: String,
    /// How far the model may trust it.
    pub kind: AdditionalContextKind,
    /// Label of untrusted context. `null`: none.
    pub name: Option<String>,
}

/// Output of a tool that starts a turn in place of user input.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FunctionCallOutputContentItemInputText {
    /// The text.
    pub text: String,
}

/// An image; exactly one of `image_url` and `file_id` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FunctionCallOutputContentItemInputImage {
    /// Address or data URL. Absent: `file_id` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image_url: Option<String>,
    /// Id of an uploaded file. Absent: `image_url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
    /// How closely the model looks. `null`: its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<ImageDetail>,
}

/// A sound; exactly one of `audio_url` and `file_id` is set.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FunctionCallOutputContentItemInputAudio {
    /// Address or data URL. Absent: `file_id` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub audio_url: Option<String>,
    /// Id of an uploaded file. Absent: `audio_url` is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
}

/// Content only the provider can read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FunctionCallOutputContentItemEncryptedContent {
    /// The encrypted text.
    pub encrypted_content: String,
}

/// Outcome of a function call as 0.97 keeps it; on the wire only its body appears.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FunctionCallOutputPayload {
    /// What the model is told.
    pub body: FunctionCallOutputBody,
    /// Whether the call worked. `null`: not known.
    pub success: Option<bool>,
}

/// What the user sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemReasoning {
    /// Id of the item.
    pub id: String,
    /// Parts of the summary.
    pub summary: Vec<String>,
    /// Parts of the reasoning itself, where the model shows it.
    pub content: Vec<String>,
    /// When the item started, in Unix milliseconds. `null`: not recorded.
    pub started_at_ms: Option<i64>,
    /// When the item was completed, in Unix milliseconds. `null`: not completed or not recorded.
    pub completed_at_ms: Option<i64>,
}

/// A command.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// File it was saved to. Absent: not saved.
    #[serde(skip_serializing_if = "Option::is_none")]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HookPromptFragment {
    /// The text.
    pub text: String,
    /// Run of the hook that gave it.
    pub hook_run_id: String,
}

/// Result of checking a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AgentMessageModeration {
    /// Whether the message was held back.
    pub moderated: bool,
    /// What to show. `null`: nothing in particular.
    pub display: Option<AgentMessageDisplay>,
}

/// What to show with a message that was checked.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MemoryCitation {
    /// Places in memory files.
    pub entries: Vec<MemoryCitationEntry>,
    /// Threads the memories come from.
    pub thread_ids: Vec<String>,
}

/// A place in a memory file.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AsyncUserInputQuestion {
    /// The question.
    pub title: String,
    /// Answers to choose from. `null`: free text.
    pub options: Option<Vec<String>>,
}

/// It reads a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CommandActionRead {
    /// The part of the command.
    pub command: String,
    /// Name of the file.
    pub name: String,
    /// Path of the file.
    pub path: LegacyAppPathString,
}

/// It lists files.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CommandActionListFiles {
    /// The part of the command.
    pub command: String,
    /// Directory. `null`: the working directory.
    pub path: Option<String>,
}

/// It searches in files.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CommandActionSearch {
    /// The part of the command.
    pub command: String,
    /// What it searches for. `null`: not known.
    pub query: Option<String>,
    /// Where. `null`: the working directory.
    pub path: Option<String>,
}

/// Something else.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CommandActionOther {
    /// The part of the command.
    pub command: String,
}

/// Change to one file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileUpdateChange {
    /// Absolute path of the file.
    pub path: String,
    /// What happens to it.
    pub kind: PatchChangeKind,
    /// Unified diff without file headers; for a new or deleted file its whole content.
    pub diff: String,
}

/// It is changed.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PatchChangeKindUpdate {
    /// New path when it moves. `null`: it stays.
    pub move_path: Option<String>,
}

/// An item began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemStartedNotification {
    /// The item as far as it is known.
    pub item: ThreadItem,
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// When it began, in Unix milliseconds.
    pub started_at_ms: i64,
}

/// An item is complete.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    pub completed_at_ms: i64,
}

/// More text of a message of the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// A model item is complete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RawResponseItemCompletedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// The item in the notation of the model's interface.
    pub item: ResponseItem,
}

/// An answer of the model is complete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RawResponseCompletedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Id of the answer.
    pub response_id: String,
    /// Tokens it took. `null`: not told.
    pub usage: Option<TokenUsageBreakdown>,
    /// What the model provider says of its cost. `null`: nothing.
    pub usage_metadata: Option<ResponseUsageMetadata>,
}

/// Cost of an answer in the words of the model provider.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ResponseUsageMetadata {
    /// The cost, a decimal number. `null`: not told.
    pub amount: Option<String>,
    /// Further data, any JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<RawJson>,
}

/// What an MCP tool returned.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpToolCallResult {
    /// Pieces in the notation of MCP, any JSON each.
    pub content: Vec<RawJson>,
    /// Structured result, any JSON. `null`: none.
    pub structured_content: Option<RawJson>,
    /// Metadata of the server, any JSON. `null`: none.
    #[serde(rename = "_meta")]
    pub meta: Option<RawJson>,
}

/// How an MCP tool call failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpToolCallError {
    /// Text for the user.
    pub message: String,
}

/// App a tool belongs to.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpAppUi {
    /// Resource that holds it.
    pub resource_uri: String,
    /// How it is shown when the model calls the tool.
    pub preferred_model_display_mode: McpAppDisplayMode,
}

/// State of an agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CollabAgentState {
    /// Where it stands.
    pub status: CollabAgentStatus,
    /// Its last message. `null`: none.
    pub message: Option<String>,
}

/// A search.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct WebSearchActionSearch {
    /// The search text. `null`: see `queries`.
    pub query: Option<String>,
    /// Several search texts. `null`: see `query`.
    pub queries: Option<Vec<String>>,
}

/// A page was opened.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct WebSearchActionOpenPage {
    /// Its address. `null`: not known.
    pub url: Option<String>,
}

/// A page was searched.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct WebSearchActionFindInPage {
    /// Its address. `null`: not known.
    pub url: Option<String>,
    /// What was searched for. `null`: not known.
    pub pattern: Option<String>,
}

/// A usage limit is reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ImageGenerationFailureUsageLimitExceeded {
    /// Which limit.
    pub limit_id: String,
    /// When it ends, in Unix seconds. `null`: not known.
    pub resets_at: Option<i64>,
}

/// A file an image was made from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ImageGenerationInputImage {
    /// Path of the file.
    pub path: AbsolutePathBuf,
    /// SHA-256 of the file, lower-case hexadecimal.
    pub sha256: String,
}

/// Which conversation to listen to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AddConversationListenerParams {
    /// Id of the conversation. It has to be loaded.
    pub conversation_id: ThreadId,
    /// Whether raw items of the model are sent, too.
    pub experimental_raw_events: bool,
}

/// Which conversation to put into the archive.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchiveConversationParams {
    /// Id of the conversation.
    pub conversation_id: ThreadId,
    /// Its file; it has to lie in the sessions directory.
    pub rollout_path: String,
}

/// A command to run outside of any conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExecOneOffCommandParams {
    /// The program and its arguments. Not empty.
    pub command: Vec<String>,
    /// Longest run time in milliseconds. Absent: 10000.
    pub timeout_ms: Option<u64>,
    /// Working directory. Absent: that of the server.
    pub cwd: Option<String>,
    /// What the command may touch. Absent: as configured.
    pub sandbox_policy: Option<LegacySandboxPolicy>,
}

/// Which conversation to copy. `path` or `conversationId` says which.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ForkConversationParams {
    /// Its file; goes before `conversationId`. Absent: the id says which.
    pub path: Option<String>,
    /// Its id. Absent: the path says which.
    pub conversation_id: Option<ThreadId>,
    /// Settings of the copy. Absent: as configured.
    pub overrides: Option<NewConversationParams>,
}

/// By its file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetConversationSummaryParamsRolloutPath {
    /// The file. A relative path counts from the home directory of the server.
    pub rollout_path: String,
}

/// By its id.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetConversationSummaryParamsConversationId {
    /// The id.
    pub conversation_id: ThreadId,
}

/// Which working tree to compare.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GitDiffToRemoteParams {
    /// Directory inside it.
    pub cwd: String,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputItemText {
    /// The text and what belongs to it.
    pub data: InputItemTextData,
}

/// The text and what belongs to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputItemTextData {
    /// The text.
    pub text: String,
    /// Parts of the text that stand for something else, such as a file.
    pub text_elements: Vec<V1TextElement>,
}

/// An image from the web or inside the message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputItemImage {
    /// The image.
    pub data: InputItemImageData,
}

/// The image.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputItemImageData {
    /// Its address, or a data URL.
    pub image_url: String,
}

/// An image on the machine of the server.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputItemLocalImage {
    /// The image.
    pub data: InputItemLocalImageData,
}

/// The image.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InputItemLocalImageData {
    /// Its file.
    pub path: String,
}

/// In which conversation to interrupt the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InterruptConversationParams {
    /// Id of the conversation.
    pub conversation_id: ThreadId,
}

/// Which conversations to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListConversationsParams {
    /// Most conversations in the page. Absent: the server decides.
    pub page_size: Option<u64>,
    /// Where to go on, from the page before. Absent: at the newest.
    pub cursor: Option<String>,
    /// Only those with one of these model providers. Absent: the configured one; empty: all.
    pub model_providers: Option<Vec<String>>,
}

/// How to start a conversation. Unset members take the configured value.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewConversationParams {
    /// Model. Absent: the configured one.
    pub model: Option<String>,
    /// Model provider. Absent: the configured one.
    pub model_provider: Option<String>,
    /// Profile of the configuration. Absent: the configured one.
    pub profile: Option<String>,
    /// Working directory. Absent: that of the server.
    pub cwd: Option<String>,
    /// When to ask the user. Absent: as configured.
    pub approval_policy: Option<LegacyAskForApproval>,
    /// What commands may touch. Absent: as configured.
    pub sandbox: Option<SandboxMode>,
    /// Values that replace those of `config.toml`, by dotted key. Absent: none.
    pub config: Option<RawJson>,
    /// Replaces the instructions of the agent. Absent: its own.
    pub base_instructions: Option<String>,
    /// Instructions that come as a developer message. Absent: none.
    pub developer_instructions: Option<String>,
    /// Replaces the instructions for summarizing the history. Absent: its own.
    pub compact_prompt: Option<String>,
    /// Whether the model gets the patch tool. Absent: as the model needs it.
    pub include_apply_patch_tool: Option<bool>,
}

/// Which subscription to end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoveConversationListenerParams {
    /// Id of the subscription.
    pub subscription_id: String,
}

/// Which conversation to go on with. `history`, `path` or `conversationId` says which, in this order.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResumeConversationParams {
    /// Its file. Absent: another member says which.
    pub path: Option<String>,
    /// Its id. Absent: another member says which.
    pub conversation_id: Option<ThreadId>,
    /// Its items, for a conversation kept by the client. Absent: it is read from the file.
    pub history: Option<Vec<ResponseItem>>,
    /// Settings to change. Absent: none.
    pub overrides: Option<NewConversationParams>,
}

/// A message of the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SendUserMessageParams {
    /// Id of the conversation.
    pub conversation_id: ThreadId,
    /// The pieces of the message.
    pub items: Vec<InputItem>,
}

/// A message of the user, with settings for this turn and all later ones.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SendUserTurnParams {
    /// Id of the conversation.
    pub conversation_id: ThreadId,
    /// The pieces of the message.
    pub items: Vec<InputItem>,
    /// Working directory.
    pub cwd: String,
    /// When to ask the user.
    pub approval_policy: LegacyAskForApproval,
    /// What commands may touch.
    pub sandbox_policy: LegacySandboxPolicy,
    /// Model.
    pub model: String,
    /// Reasoning effort. Absent: that of the model.
    pub effort: Option<ReasoningEffort>,
    /// How much of the reasoning to summarize.
    pub summary: ReasoningSummary,
    /// JSON Schema of the final answer, for this turn only. Absent: free text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_schema: Option<RawJson>,
}

/// A range of bytes in a text in UTF-8.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct V1ByteRange {
    /// Position behind the last byte.
    pub end: u64,
    /// First byte.
    pub start: u64,
}

/// A part of a text that stands for something else.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct V1TextElement {
    /// Where it is in the text.
    pub byte_range: V1ByteRange,
    /// Text to show for it. Absent: that of the range.
    pub placeholder: Option<String>,
}

/// A conversation was opened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionConfiguredNotification {
    /// Id of the conversation.
    pub session_id: ThreadId,
    /// Model.
    pub model: String,
    /// Reasoning effort. `null`: that of the model.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Id of the file with the messages typed before; 0 where the system has no such id.
    pub history_log_id: u64,
    /// Messages in that file.
    pub history_entry_count: u64,
    /// What happened so far, as events. `null`: nothing.
    pub initial_messages: Option<Vec<EventMsg>>,
    /// File of the conversation.
    pub rollout_path: String,
}

/// The process already runs in a sandbox; none is added.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegacySandboxPolicyExternalSandbox {
    /// What that sandbox allows on the network.
    pub network_access: NetworkAccess,
}

impl Default for LegacySandboxPolicyExternalSandbox {
    fn default() -> Self {
        Self {
            network_access: default_legacy_sandbox_policy_external_sandbox_network_access(),
        }
    }
}

/// The working directory and the listed roots can be written.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LegacySandboxPolicyWorkspaceWrite {
    /// Further writable directories. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub writable_roots: Option<Vec<AbsolutePathBuf>>,
    /// Whether commands can reach the network.
    pub network_access: bool,
    /// Whether the directory in `TMPDIR` is left read-only.
    pub exclude_tmpdir_env_var: bool,
    /// Whether `/tmp` is left read-only.
    pub exclude_slash_tmp: bool,
}

/// A conversation was started.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewConversationResponse {
    /// Its id.
    pub conversation_id: ThreadId,
    /// Model.
    pub model: String,
    /// Reasoning effort. `null`: that of the model.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Its file.
    pub rollout_path: String,
}

/// Git state of the directory when a conversation began.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ConversationGitInfo {
    /// Commit. `null`: not known.
    pub sha: Option<String>,
    /// Branch. `null`: none.
    pub branch: Option<String>,
    /// Address of the remote repository. `null`: none.
    pub origin_url: Option<String>,
}

/// What lists say about a conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConversationSummary {
    /// Its id.
    pub conversation_id: ThreadId,
    /// Its file.
    pub path: String,
    /// Beginning of the first message of the user.
    pub preview: String,
    /// When it began (RFC 3339). `null`: not known.
    pub timestamp: Option<String>,
    /// When it changed last (RFC 3339). `null`: not known.
    pub updated_at: Option<String>,
    /// Model provider.
    pub model_provider: String,
    /// Working directory.
    pub cwd: String,
    /// Version of the program that began it.
    pub cli_version: String,
    /// Kind of client that began it.
    pub source: LegacySessionSource,
    /// Git state when it began. `null`: no repository.
    pub git_info: Option<ConversationGitInfo>,
}

/// A conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GetConversationSummaryResponse {
    /// What lists say about it.
    pub summary: ConversationSummary,
}

/// A page of conversations.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListConversationsResponse {
    /// The conversations, the newest first.
    pub items: Vec<ConversationSummary>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// A conversation goes on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResumeConversationResponse {
    /// Its id.
    pub conversation_id: ThreadId,
    /// Model.
    pub model: String,
    /// What happened so far, as events. `null`: nothing.
    pub initial_messages: Option<Vec<EventMsg>>,
    /// Its file.
    pub rollout_path: String,
}

/// A conversation was copied.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ForkConversationResponse {
    /// Id of the copy.
    pub conversation_id: ThreadId,
    /// Model.
    pub model: String,
    /// What happened so far, as events. `null`: nothing.
    pub initial_messages: Option<Vec<EventMsg>>,
    /// File of the copy.
    pub rollout_path: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ArchiveConversationResponse {}

/// Answer without content: the turn begins.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SendUserMessageResponse {}

/// Answer without content: the turn begins.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SendUserTurnResponse {}

/// The turn was interrupted.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InterruptConversationResponse {
    /// Why it ended.
    pub abort_reason: TurnAbortReason,
}

/// The subscription has begun.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AddConversationSubscriptionResponse {
    /// Id of the subscription.
    pub subscription_id: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct RemoveConversationSubscriptionResponse {}

/// How a working tree differs from the remote repository.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GitDiffToRemoteResponse {
    /// Newest commit that the remote repository has, too.
    pub sha: GitSha,
    /// Changes since then, new files included.
    pub diff: String,
}

/// How a command ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExecOneOffCommandResponse {
    /// Exit code.
    pub exit_code: i32,
    /// Standard output as text.
    pub stdout: String,
    /// Standard error as text.
    pub stderr: String,
}

/// Which sign-in to give up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CancelLoginChatGptParams {
    /// Id of the attempt.
    pub login_id: String,
}

/// What to tell about the sign-in.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAuthStatusParams {
    /// Whether to send the token along. Absent: no.
    pub include_token: Option<bool>,
    /// Whether to renew the token first. Absent: no.
    pub refresh_token: Option<bool>,
}

/// The key to sign in with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginApiKeyParams {
    /// The key. It is stored.
    pub api_key: String,
}

/// Which model new conversations use.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SetDefaultModelParams {
    /// The model. Absent: no configured one.
    pub model: Option<String>,
    /// Reasoning effort. Absent: no configured one.
    pub reasoning_effort: Option<ReasoningEffort>,
}

/// The user signed in or out.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthStatusChangeNotification {
    /// How the user is signed in. `null`: not at all.
    pub auth_method: Option<AuthMode>,
}

/// A sign-in in the browser ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginChatGptCompleteNotification {
    /// Id of the attempt.
    pub login_id: String,
    /// Whether the user is signed in.
    pub success: bool,
    /// What went wrong. `null`: nothing.
    pub error: Option<String>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LoginApiKeyResponse {}

/// A sign-in in the browser began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginChatGptResponse {
    /// Id of the attempt.
    pub login_id: String,
    /// Page to open for the user.
    pub auth_url: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CancelLoginChatGptResponse {}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LogoutChatGptResponse {}

/// Whether and how the user is signed in.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAuthStatusResponse {
    /// How. `null`: not at all, or the model provider needs no account.
    pub auth_method: Option<AuthMode>,
    /// The token. `null`: there is none, or it was not asked for.
    pub auth_token: Option<String>,
    /// Whether the model provider needs an account. `null`: not known.
    pub requires_openai_auth: Option<bool>,
}

/// A profile of the configuration.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    /// Model. `null`: not set.
    pub model: Option<String>,
    /// Model provider. `null`: not set.
    pub model_provider: Option<String>,
    /// When to ask the user. `null`: not set.
    pub approval_policy: Option<LegacyAskForApproval>,
    /// Reasoning effort. `null`: not set.
    pub model_reasoning_effort: Option<ReasoningEffort>,
    /// How much of the reasoning to summarize. `null`: not set.
    pub model_reasoning_summary: Option<ReasoningSummary>,
    /// How much the model writes. `null`: not set.
    pub model_verbosity: Option<Verbosity>,
    /// Address of the service of the vendor. `null`: not set.
    pub chatgpt_base_url: Option<String>,
}

/// What commands may write, in the configuration of the user.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SandboxSettings {
    /// Further writable directories.
    pub writable_roots: Vec<AbsolutePathBuf>,
    /// Whether commands can reach the network. `null`: not set.
    pub network_access: Option<bool>,
    /// Whether the directory in `TMPDIR` is left read-only. `null`: not set.
    pub exclude_tmpdir_env_var: Option<bool>,
    /// Whether `/tmp` is left read-only. `null`: not set.
    pub exclude_slash_tmp: Option<bool>,
}

/// Tools in the configuration of the user.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tools {
    /// Whether the model may search the web. `null`: not set.
    pub web_search: Option<bool>,
    /// Whether the model may look at images. `null`: not set.
    pub view_image: Option<bool>,
}

/// The configuration of the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserSavedConfig {
    /// When to ask the user. `null`: not set.
    pub approval_policy: Option<LegacyAskForApproval>,
    /// What commands may touch. `null`: not set.
    pub sandbox_mode: Option<SandboxMode>,
    /// More about that. `null`: not set.
    pub sandbox_settings: Option<SandboxSettings>,
    /// Workspace the user has to sign in to. `null`: any.
    pub forced_chatgpt_workspace_id: Option<String>,
    /// Way the user has to sign in. `null`: any.
    pub forced_login_method: Option<ForcedLoginMethod>,
    /// Model. `null`: not set.
    pub model: Option<String>,
    /// Reasoning effort. `null`: not set.
    pub model_reasoning_effort: Option<ReasoningEffort>,
    /// How much of the reasoning to summarize. `null`: not set.
    pub model_reasoning_summary: Option<ReasoningSummary>,
    /// How much the model writes. `null`: not set.
    pub model_verbosity: Option<Verbosity>,
    /// Tools. `null`: not set.
    pub tools: Option<Tools>,
    /// Profile to use. `null`: none.
    pub profile: Option<String>,
    /// The profiles, by name.
    pub profiles: BTreeMap<String, Profile>,
}

/// The configuration of the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GetUserSavedConfigResponse {
    /// The values of its file.
    pub config: UserSavedConfig,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SetDefaultModelResponse {}

/// How the server calls itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetUserAgentResponse {
    /// The same text as in the answer to `initialize`.
    pub user_agent: String,
}

/// Who the user is.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserInfoResponse {
    /// E-mail address from the stored token, unchecked. `null`: none.
    pub alleged_user_email: Option<String>,
}

/// Asks whether a patch may be applied, in a conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ApplyPatchApprovalParams {
    /// Id of the conversation.
    pub conversation_id: ThreadId,
    /// Tool call of the patch; `codex/event/patch_apply_begin` and its end carry it, too.
    pub call_id: String,
    /// The changes, by path.
    pub file_changes: BTreeMap<String, FileChange>,
    /// Why permission is needed. `null`: no reason given.
    pub reason: Option<String>,
    /// Directory to allow writing in for the rest of the conversation. `null`: none.
    pub grant_root: Option<String>,
}

/// Decision on a patch.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ApplyPatchApprovalResponse {
    /// The decision.
    pub decision: ReviewDecision,
}

/// Asks whether a command may run, in a conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExecCommandApprovalParams {
    /// Id of the conversation.
    pub conversation_id: ThreadId,
    /// Tool call of the command; `codex/event/exec_command_begin` and its end carry it, too.
    pub call_id: String,
    /// Tells apart several questions about one call. `null`: the call has only this one.
    pub approval_id: Option<String>,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Working directory.
    pub cwd: String,
    /// Why permission is needed. `null`: no reason given.
    pub reason: Option<String>,
    /// What the command does, as far as its text tells.
    pub parsed_cmd: Vec<ParsedCommand>,
}

/// Decision on a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExecCommandApprovalResponse {
    /// The decision.
    pub decision: ReviewDecision,
}

/// A new file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileChangeAdd {
    /// Its content.
    pub content: String,
}

/// A file that goes away.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileChangeDelete {
    /// Its last content.
    pub content: String,
}

/// A changed file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileChangeUpdate {
    /// The change as a unified diff without file headers.
    pub unified_diff: String,
    /// Where the file moves to. `null`: it stays.
    pub move_path: Option<String>,
}

/// Reads a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ParsedCommandRead {
    /// Text of the part.
    pub cmd: String,
    /// Name of the file.
    pub name: String,
    /// Path of the file.
    pub path: String,
}

/// Lists files.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ParsedCommandListFiles {
    /// Text of the part.
    pub cmd: String,
    /// Directory. `null`: the working directory.
    pub path: Option<String>,
}

/// Searches files.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ParsedCommandSearch {
    /// Text of the part.
    pub cmd: String,
    /// What it searches for. `null`: not known.
    pub query: Option<String>,
    /// Where it searches. `null`: in the working directory.
    pub path: Option<String>,
}

/// Something else.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ParsedCommandOther {
    /// Text of the part.
    pub cmd: String,
}

/// The rule to store.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewDecisionApprovedExecpolicyAmendment {
    /// Beginning of the commands, one word each.
    pub proposed_execpolicy_amendment: Vec<String>,
}

/// The rule to store, inside an object.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewDecisionNetworkPolicyAmendment {
    /// The rule.
    pub network_policy_amendment: NetworkPolicyAmendment,
}

/// More about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewDecisionDeniedWithReason {
    /// What the model is told.
    pub rejection: String,
}

/// The model provider refused the tokens of the client.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChatgptAuthTokensRefreshParams {
    /// Why new ones are needed.
    pub reason: ChatgptAuthTokensRefreshReason,
    /// Workspace they belonged to. `null`: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous_account_id: Option<String>,
}

/// New tokens.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChatgptAuthTokensRefreshResponse {
    /// Access token, a JWT.
    pub access_token: String,
    /// Id of the workspace. Needed from 0.169 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chatgpt_account_id: Option<String>,
    /// Plan of the account. `null`: taken from the token.
    pub chatgpt_plan_type: Option<String>,
    /// Identity token, a JWT. Needed in 0.97.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_token: Option<String>,
}

/// A sign-in ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountLoginCompletedNotification {
    /// Id of the sign-in. `null`: one with a key or with tokens.
    pub login_id: Option<String>,
    /// Whether somebody is signed in now.
    pub success: bool,
    /// Why it failed. `null`: it did not.
    pub error: Option<String>,
    /// Where the user goes on afterwards. `null`: nowhere special.
    pub onboarding_entrypoint: Option<DesktopOnboardingEntrypoint>,
}

/// A link the user may follow.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AccountSecuritySetupAction {
    /// Text of the link.
    pub label: String,
    /// Address.
    pub url: String,
}

/// Advice to make an account safer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountSecuritySetupNotice {
    /// Workspace it is about.
    pub account_id: String,
    /// User it is about.
    pub user_id: String,
    /// Headline.
    pub title: String,
    /// Text for the user.
    pub description: String,
    /// What to do.
    pub action: AccountSecuritySetupAction,
}

/// An account signed in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountSession {
    /// Id of the sign-in.
    pub session_id: String,
    /// E-mail address. `null`: not known.
    pub email: Option<String>,
    /// Id of the user. `null`: not known.
    pub user_id: Option<String>,
    /// Name of the user. `null`: not known.
    pub display_name: Option<String>,
    /// Address of a picture. `null`: none.
    pub image_url: Option<String>,
    /// When it was last used, in Unix seconds.
    pub last_used_at: i64,
    /// Whether it is the one in use.
    pub is_active: bool,
    /// Workspace in use. `null`: none chosen.
    pub selected_workspace_account_id: Option<String>,
    /// Workspaces it can reach.
    pub workspaces: Vec<AccountSessionWorkspace>,
}

/// A workspace of an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountSessionWorkspace {
    /// Id of the workspace.
    pub account_id: String,
    /// Its name. `null`: not known.
    pub name: Option<String>,
    /// Address of a picture. `null`: none.
    pub image_url: Option<String>,
    /// Kind of workspace. `null`: not known.
    pub kind: Option<AccountSessionWorkspaceKind>,
}

/// How to list the accounts signed in.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountSessionsListParams {
    /// Whether to fetch names and pictures of workspaces anew. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refresh_workspace_metadata: Option<bool>,
}

/// The accounts signed in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountSessionsResponse {
    /// The one in use. `null`: none.
    pub active_session_id: Option<String>,
    /// All of them.
    pub sessions: Vec<AccountSession>,
}

/// Account and workspace to use.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountSessionsSwitchParams {
    /// Id of the sign-in.
    pub session_id: String,
    /// Id of the workspace.
    pub account_id: String,
    /// Whether to begin a sign-in where the workspace demands one. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow_browser_login: Option<bool>,
}

/// It is done; these are the accounts now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountSessionsSwitchResponseSwitched {
    /// The one in use. `null`: none.
    pub active_session_id: Option<String>,
    /// All of them.
    pub sessions: Vec<AccountSession>,
}

/// The user has to sign in first; `account/login/completed` tells when that is done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountSessionsSwitchResponseLoginRequired {
    /// Id of the sign-in.
    pub login_id: String,
    /// Address to open.
    pub auth_url: String,
}

/// Sign-in to give up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CancelLoginAccountParams {
    /// Id of the sign-in, a UUID.
    pub login_id: String,
}

/// Whether there was such a sign-in.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CancelLoginAccountResponse {
    /// Whether there was one.
    pub status: CancelLoginAccountStatus,
}

/// Whether the account should be made safer.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct GetAccountSecuritySetupResponse {
    /// The advice. `null`: none.
    pub notice: Option<AccountSecuritySetupNotice>,
}

/// With a key of the API; it is stored.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginAccountParamsApiKey {
    /// The key.
    pub api_key: String,
}

/// In the browser of this machine.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginAccountParamsChatgpt {
    /// Whether to use the short form of the sign-in. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codex_streamlined_login: Option<bool>,
    /// Whether a page of the vendor tells of the success. Absent: a local one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub use_hosted_login_success_page: Option<bool>,
    /// Brand the sign-in page shows. Absent: the page decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_brand: Option<LoginAppBrand>,
}

/// With tokens that the client holds; they are kept in memory only.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginAccountParamsChatgptAuthTokens {
    /// Access token, a JWT.
    pub access_token: String,
    /// Id of the workspace. Needed from 0.169 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chatgpt_account_id: Option<String>,
    /// Plan of the account. Absent: taken from the token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chatgpt_plan_type: Option<String>,
    /// Identity token, a JWT; it names the account. Needed in 0.97.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id_token: Option<String>,
}

/// With a key of Amazon Bedrock; may still change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginAccountParamsAmazonBedrock {
    /// The key.
    pub api_key: String,
    /// AWS region.
    pub region: String,
}

/// With access keys of AWS; may still change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginAccountParamsAmazonBedrockAccessKeys {
    /// Id of the key.
    pub access_key_id: String,
    /// The secret key.
    pub secret_access_key: String,
    /// Token of a key for a limited time. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_token: Option<String>,
    /// AWS region.
    pub region: String,
}

/// Open the address in a browser.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginAccountResponseChatgpt {
    /// Id of this sign-in.
    pub login_id: String,
    /// Address to open.
    pub auth_url: String,
}

/// Let the user type the code in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginAccountResponseChatgptDeviceCode {
    /// Id of this sign-in.
    pub login_id: String,
    /// Address to open.
    pub verification_url: String,
    /// The code.
    pub user_code: String,
}

/// Nobody is signed in; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct LogoutAccountResponse {}

/// Which marketplace to add.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceAddParams {
    /// Where it is: a Git address, a GitHub `owner/name` or a local directory.
    pub source: String,
    /// Branch, tag or commit to take. Absent: the default branch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ref_name: Option<String>,
    /// Only these paths of the repository are checked out. Absent: everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sparse_paths: Option<Vec<String>>,
}

/// A marketplace was added.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceAddResponse {
    /// Its name.
    pub marketplace_name: String,
    /// Directory of its local copy.
    pub installed_root: AbsolutePathBuf,
    /// Whether it was there before.
    pub already_added: bool,
}

/// Which marketplace to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceRemoveParams {
    /// Its name.
    pub marketplace_name: String,
}

/// A marketplace was removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceRemoveResponse {
    /// Its name.
    pub marketplace_name: String,
    /// Directory of the local copy that was deleted. `null`: there was none.
    pub installed_root: Option<AbsolutePathBuf>,
}

/// Why a marketplace could not be brought up to date.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceUpgradeErrorInfo {
    /// Its name.
    pub marketplace_name: String,
    /// What went wrong.
    pub message: String,
}

/// Which marketplaces to bring up to date.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceUpgradeParams {
    /// Only this one. Absent: all that come from Git.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marketplace_name: Option<String>,
}

/// Which marketplaces were brought up to date.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceUpgradeResponse {
    /// Names of those that were looked at.
    pub selected_marketplaces: Vec<String>,
    /// Directories of the local copies that changed.
    pub upgraded_roots: Vec<AbsolutePathBuf>,
    /// Those that failed.
    pub errors: Vec<MarketplaceUpgradeErrorInfo>,
}

/// A resource of an MCP server, in the notation of MCP.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Resource {
    /// Annotations of MCP, any JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<RawJson>,
    /// What it is, for the model. Absent: no description.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Media type of its content. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// Name in programs.
    pub name: String,
    /// Size of its content in bytes. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<i64>,
    /// Name for people. Absent: use `name`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Address to read it by.
    pub uri: String,
    /// Icons in the notation of MCP, any JSON each. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icons: Option<Vec<RawJson>>,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// A pattern for resources of an MCP server, in the notation of MCP.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResourceTemplate {
    /// Annotations of MCP, any JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<RawJson>,
    /// Address with variables (RFC 6570).
    pub uri_template: String,
    /// Name in programs.
    pub name: String,
    /// Name for people. Absent: use `name`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What it is, for the model. Absent: no description.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Media type of such resources. Absent: not known or not always the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
}

/// A tool of an MCP server, in the notation of MCP.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tool {
    /// Name in programs.
    pub name: String,
    /// Name for people. Absent: use `name`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What it does, for the model. Absent: no description.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// JSON Schema of the arguments.
    pub input_schema: RawJson,
    /// JSON Schema of the structured result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_schema: Option<RawJson>,
    /// Annotations of MCP, any JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<RawJson>,
    /// Icons in the notation of MCP, any JSON each. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icons: Option<Vec<RawJson>>,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Which MCP servers to report on.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListMcpServerStatusParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most servers in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// How much to find out about each. Absent: everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<McpServerStatusDetail>,
    /// Thread whose connections are used. Absent: fresh ones outside of any thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Only this server. Absent: all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub server_name: Option<String>,
}

/// A page of MCP servers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListMcpServerStatusResponse {
    /// The servers.
    pub data: Vec<McpServerStatus>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// Which resource of an MCP server to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpResourceReadParams {
    /// Metadata for the server, any JSON per name. Absent: none.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
    /// Thread whose connection is used. Absent: one outside of any thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// Tool call that the resource belongs to; tells its app. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_call_id: Option<String>,
    /// Name of the server.
    pub server: String,
    /// Address of the resource.
    pub uri: String,
    /// Connector whose resource is meant. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connector_id: Option<String>,
    /// App and account to read through. Absent: the server finds them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<McpResourceReadTarget>,
}

/// Content of a resource.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpResourceReadResponse {
    /// The parts of it.
    pub contents: Vec<ResourceContent>,
    /// Tool call whose app was used. `null`: none.
    pub origin_call_id: Option<String>,
}

/// App and account to read a resource through.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpResourceReadTarget {
    /// The app.
    pub connector_id: String,
    /// The account. `null`: without signing in.
    pub link_id: Option<String>,
}

/// A notification of an MCP server.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct McpServerEventNotification {
    /// Its name in MCP.
    pub method: String,
    /// Its params, any JSON.
    pub params: RawJson,
}

/// An event of an MCP server arrived.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerEventStreamNotification {
    /// Subscription it belongs to.
    pub subscription_id: String,
    /// What the server sent.
    pub notification: McpServerEventNotification,
}

/// Which events of an MCP server to subscribe to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerEventStreamStartParams {
    /// Thread whose connection is used.
    pub thread_id: String,
    /// Name of the server.
    pub server: String,
    /// Id the client gives to the subscription.
    pub subscription_id: String,
    /// Name of the events at the server.
    pub name: String,
    /// Arguments of the events, any JSON.
    pub arguments: RawJson,
    /// Metadata for the server, any JSON.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpServerEventStreamStartResponse {}

/// Which subscription to end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerEventStreamStopParams {
    /// Id of the subscription.
    pub subscription_id: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct McpServerEventStreamStopResponse {}

/// What an MCP server says about itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerInfo {
    /// Name in programs.
    pub name: String,
    /// Name for people. `null`: use `name`.
    pub title: Option<String>,
    /// Its version.
    pub version: String,
    /// What it is for. `null`: not said.
    pub description: Option<String>,
    /// Icons in the notation of MCP, any JSON each. `null`: none.
    pub icons: Option<Vec<RawJson>>,
    /// Home page. `null`: none.
    pub website_url: Option<String>,
}

/// A sign-in to an MCP server ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerOauthLoginCompletedNotification {
    /// Name of the server.
    pub name: String,
    /// Thread the sign-in was started for. `null`: none.
    pub thread_id: Option<String>,
    /// The attempt, as the answer to `mcpServer/oauth/login` named it. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login_id: Option<String>,
    /// Whether the user is signed in.
    pub success: bool,
    /// What went wrong. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// Which MCP server to sign in to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerOauthLoginParams {
    /// Name of the server.
    pub name: String,
    /// Thread the sign-in is for. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
    /// How to make the client known, this time only. Absent: whichever way the server supports.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_registration: Option<McpServerOauthClientRegistration>,
    /// Scopes to ask for. Absent: those of the configuration.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scopes: Option<Vec<String>>,
    /// How long to wait for the user, in seconds. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout_secs: Option<i64>,
}

/// A sign-in began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerOauthLoginResponse {
    /// Page to open for the user.
    pub authorization_url: String,
    /// Id of the attempt. Absent: an older server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login_id: Option<String>,
}

/// An MCP server and what it offers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerStatus {
    /// Name of the server.
    pub name: String,
    /// Connection of the thread to it. `null`: no thread, or the configuration changed.
    pub runtime_status: Option<McpServerConnectionStatus>,
    /// Plugin it belongs to. `null`: none.
    pub plugin_id: Option<String>,
    /// Scheme, host and port of its address. `null`: it is not reached by HTTP.
    pub http_origin: Option<String>,
    /// What it says about itself. `null`: not known.
    pub server_info: Option<McpServerInfo>,
    /// Capabilities it announced, any JSON. `null`: not known.
    pub server_capabilities: Option<RawJson>,
    /// Metadata of its first page of tools, any JSON. `null`: none.
    pub tool_list_meta: Option<RawJson>,
    /// Its tools, by name.
    pub tools: BTreeMap<String, Tool>,
    /// Why its tools are not known. `null`: they are.
    pub tools_error: Option<String>,
    /// Its resources.
    pub resources: Vec<Resource>,
    /// Its patterns for resources.
    pub resource_templates: Vec<ResourceTemplate>,
    /// How the user is signed in.
    pub auth_status: McpAuthStatus,
}

/// The start of an MCP server went on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerStatusUpdatedNotification {
    /// Thread the server runs for. `null`: none.
    pub thread_id: Option<String>,
    /// Name of the server.
    pub name: String,
    /// How far the start is.
    pub status: McpServerStartupState,
    /// What went wrong. `null`: nothing.
    pub error: Option<String>,
    /// Why it did not start, if that is known. `null`: nothing failed, or not known.
    pub failure_reason: Option<McpServerStartupFailureReason>,
}

/// A call of a tool of an MCP server.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerToolCallParams {
    /// Thread whose connection is used.
    pub thread_id: String,
    /// Name of the server.
    pub server: String,
    /// Name of the tool.
    pub tool: String,
    /// Arguments of the tool, any JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arguments: Option<RawJson>,
    /// Metadata for the server, any JSON.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// What a tool of an MCP server returned.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct McpServerToolCallResponse {
    /// Pieces in the notation of MCP, any JSON each.
    pub content: Vec<RawJson>,
    /// Structured result, any JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub structured_content: Option<RawJson>,
    /// Whether the tool says that it failed. Absent: not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_error: Option<bool>,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResourceContentText {
    /// Address of the part.
    pub uri: String,
    /// Media type. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// The text.
    pub text: String,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Bytes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ResourceContentBlob {
    /// Address of the part.
    pub uri: String,
    /// Media type. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// The bytes, in base64.
    pub blob: String,
    /// Metadata of the server, any JSON.
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    pub meta: Option<RawJson>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct MemoryResetResponse {}

/// What the answer is measured against.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MemoryStatusParams {
    /// Threads that have to be worked in before the memory counts as ready, 1 to 4096. Absent: 20.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_consolidated_threads: Option<u32>,
}

/// How far the memory of the second version has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MemoryStatusResponse {
    /// Threads worked into the memory so far.
    pub v2_consolidated_threads: u32,
    /// Whether enough of them are; never, because the server makes no memories.
    pub v2_ready: bool,
}

/// Which models to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelListResponse {
    /// The models, in the order to offer them.
    pub data: Vec<Model>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// A model.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    pub hidden: bool,
    /// Reasoning efforts it knows.
    pub supported_reasoning_efforts: Vec<ReasoningEffortOption>,
    /// Reasoning effort it uses by default.
    pub default_reasoning_effort: ReasoningEffort,
    /// What it takes in.
    pub input_modalities: Vec<InputModality>,
    /// Whether its tone can be chosen.
    pub supports_personality: bool,
    /// How it works with sub-agents. `null`: not known.
    pub multi_agent_version: Option<MultiAgentVersion>,
    /// Older form of `serviceTiers`.
    pub additional_speed_tiers: Vec<String>,
    /// Service tiers it can be used with.
    pub service_tiers: Vec<ModelServiceTier>,
    /// Service tier it uses by default. `null`: none.
    pub default_service_tier: Option<String>,
    /// Special programs this account may choose. `null`: not known.
    pub available_access_programs: Option<ModelAccessPrograms>,
    /// Whether it is used when none is chosen.
    pub is_default: bool,
}

/// A reasoning effort of a model.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReasoningEffortOption {
    /// The value.
    pub reasoning_effort: ReasoningEffort,
    /// What it means.
    pub description: String,
}

/// A service tier.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModelServiceTier {
    /// Value to use in requests.
    pub id: String,
    /// Name shown to users.
    pub name: String,
    /// What it means.
    pub description: String,
}

/// The model that replaces another.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModelAvailabilityNux {
    /// The text.
    pub message: String,
}

/// Special programs an account may choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModelAccessPrograms {
    /// Programs for security work.
    pub cyber: Vec<CyberAccessProgram>,
}

/// The provider answered a turn with another model than the chosen one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelReroutedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Model that was asked for.
    pub from_model: String,
    /// Model that answers.
    pub to_model: String,
    /// Why.
    pub reason: ModelRerouteReason,
}

/// Output of a turn is held back while the provider checks it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelSafetyBufferingUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Model whose output is held back.
    pub model: String,
    /// Kinds of use the check is about, in the words of the provider.
    pub use_cases: Vec<String>,
    /// Why the output is held back, in the words of the provider.
    pub reasons: Vec<String>,
    /// Whether to tell the user about it.
    pub show_buffering_ui: bool,
    /// Model that would answer without delay. `null`: none.
    pub faster_model: Option<String>,
}

/// Which checks a turn benefits from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelVerificationNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// The checks.
    pub verifications: Vec<ModelVerification>,
}

/// The credentials of a model provider are being renewed, or the attempt ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthRecoveryNotification {
    /// Thread that needs them.
    pub thread_id: String,
    /// Turn that waits for them.
    pub turn_id: String,
    /// Id of the model provider.
    pub provider: String,
    /// Text for the user.
    pub message: String,
}

/// By a key from an environment variable.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GatewayAuthEnvironmentVariable {
    /// Name of the variable.
    pub env_key: String,
}

/// In a way that only the configuration file can set.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GatewayAuthExternallyConfigured {
    /// Name of an environment variable that plays a part in it. `null`: none.
    pub env_key: Option<String>,
}

/// No parameters.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ModelProviderCapabilitiesReadParams {}

/// What the configured model provider can do beside answering.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelProviderCapabilitiesReadResponse {
    /// Whether it makes images.
    pub image_generation: bool,
    /// Whether it searches the web.
    pub web_search: bool,
}

/// Which settings of a model provider to change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModelProviderConfigWriteParams {
    /// The changes.
    pub settings: ProviderSettingsPatch,
}

/// Settings were changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModelProviderConfigWriteResponse {
    /// The model provider as it is now.
    pub provider: ModelProviderSummary,
}

/// No parameters.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ModelProviderListParams {}

/// The model providers that can be used.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelProviderListResponse {
    /// The model providers.
    pub data: Vec<ModelProviderSummary>,
    /// Id of the one that new threads use.
    pub default_provider_id: String,
    /// Whether the user may choose another default.
    pub can_change_default: bool,
}

/// A model provider.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelProviderSummary {
    /// Id to use in requests.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Whether the configuration of the user may change any of its settings.
    pub can_edit: bool,
    /// Address of its service. `null`: none, or not fit to be shown.
    pub base_url: Option<String>,
    /// Its settings.
    pub settings: ProviderSettings,
}

/// A service of one's own that speaks the same protocol.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProviderSettingsCustomGateway {
    /// How requests are signed in.
    pub auth: GatewayAuth,
}

/// Amazon Bedrock.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProviderSettingsBedrock {
    /// AWS profile. `null`: the default one.
    pub profile: Option<String>,
    /// AWS region. `null`: that of the profile.
    pub region: Option<String>,
}

/// Google Cloud.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderSettingsGcp {
    /// Project. `null`: that of the credentials.
    pub project_id: Option<String>,
    /// Location of the models. `null`: the default one.
    pub location: Option<String>,
    /// File with the credentials, on the machine of the server. `null`: the default ones.
    pub credential_file: Option<String>,
}

/// A service of one's own. Without an id a new one is made.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderSettingsPatchCustomGateway {
    /// Id of the model provider to change. Absent or `null`: a new one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<Option<String>>,
    /// Name for people. Absent: stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Address of the service.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base_url: Option<Option<String>>,
    /// Environment variable with the key. `null`: no sign-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env_key: Option<Option<String>>,
}

/// Amazon Bedrock.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderSettingsPatchBedrock {
    /// Which of the built-in ones.
    pub provider_id: BedrockProviderId,
    /// AWS profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<Option<String>>,
    /// AWS region.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<Option<String>>,
}

/// Google Cloud.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderSettingsPatchGcp {
    /// Which of the built-in ones.
    pub provider_id: GcpProviderId,
    /// Project.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub project_id: Option<Option<String>>,
    /// Location of the models.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<Option<String>>,
    /// File with the credentials, on the machine of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credential_file: Option<Option<String>>,
}

/// The thread uses another model provider.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelProviderErrorModelProviderMismatch {
    /// Model provider of the thread.
    pub model_provider: String,
    /// Model provider that is configured now.
    pub current_model_provider: String,
}

/// The model provider is not configured.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelProviderErrorModelProviderNotConfigured {
    /// Id of the model provider.
    pub model_provider: String,
}

/// The administrator demands another model provider.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelProviderErrorModelProviderPolicyConflict {
    /// Model provider of the request.
    pub model_provider: String,
    /// Model provider that is demanded.
    pub required_model_provider: String,
}

/// A warning that does not stop anything.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WarningNotification {
    /// Thread the warning is about. `null`: the whole server.
    pub thread_id: Option<String>,
    /// Text for the user.
    pub message: String,
}

/// A problem found in the configuration.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TextRange {
    /// First position.
    pub start: TextPosition,
    /// Position behind the last character.
    pub end: TextPosition,
}

/// A position in a text file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TextPosition {
    /// Line number, counted from 1.
    pub line: u64,
    /// Column in Unicode characters, counted from 1.
    pub column: u64,
}

/// Tells a client that it uses something that will go away.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeprecationNoticeNotification {
    /// What is deprecated.
    pub summary: String,
    /// How to move away from it. `null`: no advice.
    pub details: Option<String>,
}

/// A warning of the automatic reviewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GuardianWarningNotification {
    /// Thread it is about.
    pub thread_id: String,
    /// Text for the user.
    pub message: String,
}

/// Which permission profiles to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PermissionProfileListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most profiles in the page. Absent: all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Directory whose project configuration counts too. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
}

/// A page of permission profiles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PermissionProfileListResponse {
    /// The profiles: the built-in ones, whose names begin with a colon, and the configured ones.
    pub data: Vec<PermissionProfileSummary>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// A permission profile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PermissionProfileSummary {
    /// Name to use in requests, such as `:workspace`.
    pub id: String,
    /// What it allows, for people. `null`: no description.
    pub description: Option<String>,
    /// Whether the requirements of the administrator permit it.
    pub allowed: bool,
}

/// An app that a plugin brings along.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppSummary {
    /// Id of the app.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it does. `null`: no description.
    pub description: Option<String>,
    /// Page to connect it. `null`: none.
    pub install_url: Option<String>,
    /// Kind of app. `null`: not said.
    pub category: Option<String>,
}

/// An app of a plugin that each workspace sets up for itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppTemplateSummary {
    /// Id of the template.
    pub template_id: String,
    /// Its name.
    pub name: String,
    /// What it does. `null`: no description.
    pub description: Option<String>,
    /// Kind of app. `null`: not said.
    pub category: Option<String>,
    /// Connector it is made from. `null`: none.
    pub canonical_connector_id: Option<String>,
    /// Address of the logo. `null`: none.
    pub logo_url: Option<String>,
    /// Address of the logo for dark backgrounds. `null`: none.
    pub logo_url_dark: Option<String>,
    /// Ids of the apps that were made from it in this workspace.
    pub materialized_app_ids: Vec<String>,
    /// Why it cannot be used. `null`: it can.
    pub reason: Option<AppTemplateUnavailableReason>,
}

/// How to show a marketplace to users.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceInterface {
    /// Name. `null`: use that of the marketplace.
    pub display_name: Option<String>,
}

/// A marketplace that could not be read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketplaceLoadErrorInfo {
    /// Its file.
    pub marketplace_path: AbsolutePathBuf,
    /// What is wrong with it.
    pub message: String,
}

/// A plugin with its parts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginDetail {
    /// Marketplace it is in.
    pub marketplace_name: String,
    /// File of the marketplace. `null`: it is only in the cloud.
    pub marketplace_path: Option<AbsolutePathBuf>,
    /// What lists say about it.
    pub summary: PluginSummary,
    /// Address to pass on. `null`: not shared.
    pub share_url: Option<String>,
    /// Long description. `null`: none.
    pub description: Option<String>,
    /// Its skills.
    pub skills: Vec<SkillSummary>,
    /// Skill that introduces it. `null`: none, or it is off.
    pub onboarding_skill: Option<SkillSummary>,
    /// Its hooks.
    pub hooks: Vec<PluginHookSummary>,
    /// Its apps.
    pub apps: Vec<AppSummary>,
    /// Its app templates.
    pub app_templates: Vec<AppTemplateSummary>,
    /// Names of its MCP servers.
    pub mcp_servers: Vec<String>,
    /// Its scheduled tasks. `null`: not known.
    pub scheduled_tasks: Option<Vec<ScheduledTaskSummary>>,
}

/// A hook of a plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginHookSummary {
    /// Identifies the hook.
    pub key: String,
    /// Event it runs at.
    pub event_name: HookEventName,
}

/// Which plugin to install. The marketplace is a local file or has a name in the cloud.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginInstallParams {
    /// File of the marketplace. Absent: it is in the cloud.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marketplace_path: Option<AbsolutePathBuf>,
    /// Name of the marketplace in the cloud. Absent: it is a local one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remote_marketplace_name: Option<String>,
    /// Id that the client gives to this attempt, for its records. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub install_attempt_id: Option<String>,
    /// Name of the plugin.
    pub plugin_name: String,
}

/// A plugin was installed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginInstallResponse {
    /// When the user signs in to its apps.
    pub auth_policy: PluginAuthPolicy,
    /// Apps the user is not signed in to yet.
    pub apps_needing_auth: Vec<AppSummary>,
}

/// Which installed plugins to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginInstalledParams {
    /// Projects whose marketplaces count too. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwds: Option<Vec<AbsolutePathBuf>>,
    /// Plugins to list even when they are not installed, if they are known here. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub install_suggestion_plugin_names: Option<Vec<String>>,
}

/// The installed plugins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginInstalledResponse {
    /// The plugins, by marketplace.
    pub marketplaces: Vec<PluginMarketplaceEntry>,
    /// Marketplaces that could not be read.
    pub marketplace_load_errors: Vec<MarketplaceLoadErrorInfo>,
}

/// How to show a plugin to users.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginInterface {
    /// Name. `null`: use that of the plugin.
    pub display_name: Option<String>,
    /// One line about it. `null`: none.
    pub short_description: Option<String>,
    /// More about it. `null`: nothing.
    pub long_description: Option<String>,
    /// Who made it. `null`: not said.
    pub developer_name: Option<String>,
    /// Kind of plugin. `null`: not said.
    pub category: Option<String>,
    /// What it can do, in short words.
    pub capabilities: Vec<String>,
    /// Home page. `null`: none.
    pub website_url: Option<String>,
    /// Page on privacy. `null`: none.
    pub privacy_policy_url: Option<String>,
    /// Page with the terms of use. `null`: none.
    pub terms_of_service_url: Option<String>,
    /// Up to three texts to begin with, each of at most 512 characters. `null`: none.
    pub default_prompt: Option<Vec<String>>,
    /// Color to show it in. `null`: none.
    pub brand_color: Option<String>,
    /// Icon for the input field, absolute path. `null`: none.
    pub composer_icon: Option<AbsolutePathBuf>,
    /// Address of that icon in the catalog. `null`: none.
    pub composer_icon_url: Option<String>,
    /// Logo, absolute path. `null`: none.
    pub logo: Option<AbsolutePathBuf>,
    /// Logo for dark backgrounds, absolute path. `null`: none.
    pub logo_dark: Option<AbsolutePathBuf>,
    /// Address of the logo in the catalog. `null`: none.
    pub logo_url: Option<String>,
    /// Address of the logo for dark backgrounds in the catalog. `null`: none.
    pub logo_url_dark: Option<String>,
    /// Pictures of it, absolute paths.
    pub screenshots: Vec<AbsolutePathBuf>,
    /// Addresses of pictures in the catalog.
    pub screenshot_urls: Vec<String>,
}

/// Which plugins to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginListParams {
    /// Projects whose marketplaces count too. Absent: only those of the home directory and the official one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwds: Option<Vec<AbsolutePathBuf>>,
    /// Kinds of marketplaces to list. Absent: local ones, and the official catalog where it is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marketplace_kinds: Option<Vec<PluginListMarketplaceKind>>,
    /// Whether to fetch the catalog again. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force_refetch: Option<bool>,
}

/// The plugins that can be had.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginListResponse {
    /// The plugins, by marketplace.
    pub marketplaces: Vec<PluginMarketplaceEntry>,
    /// Marketplaces that could not be read.
    pub marketplace_load_errors: Vec<MarketplaceLoadErrorInfo>,
    /// Ids of plugins to show first.
    pub featured_plugin_ids: Vec<String>,
}

/// A marketplace and its plugins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginMarketplaceEntry {
    /// Name of the marketplace.
    pub name: String,
    /// Its file. `null`: it is only in the cloud.
    pub path: Option<AbsolutePathBuf>,
    /// How to show it. `null`: nothing special.
    pub interface: Option<MarketplaceInterface>,
    /// Its plugins.
    pub plugins: Vec<PluginSummary>,
}

/// Which plugin to read. The marketplace is a local file or has a name in the cloud.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginReadParams {
    /// File of the marketplace. Absent: it is in the cloud.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marketplace_path: Option<AbsolutePathBuf>,
    /// Name of the marketplace in the cloud. Absent: it is a local one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remote_marketplace_name: Option<String>,
    /// Name of the plugin.
    pub plugin_name: String,
}

/// A plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginReadResponse {
    /// The plugin with its parts.
    pub plugin: PluginDetail,
}

/// A plugin that changed. The flags tell what a client has to read again.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginReconcileChangedPlugin {
    /// Id of the plugin, `name@marketplace`.
    pub id: String,
    /// Whether its MCP servers may have changed.
    pub has_mcps: bool,
    /// Whether its apps may have changed.
    pub has_apps: bool,
    /// Whether its hooks may have changed.
    pub has_hooks: bool,
    /// Whether its skills may have changed.
    pub has_skills: bool,
}

/// Why plugins are brought in line.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PluginReconcileParams {
    /// Reason, for the records. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What changed while plugins were brought in line. Only this pass counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginReconcileResponse {
    /// Plugins that were updated, removed, or switched on or off.
    pub changed_plugins: Vec<PluginReconcileChangedPlugin>,
    /// Ids in the cloud of plugins that could not be updated.
    pub failed_remote_plugin_ids: Vec<String>,
    /// Those of them whose files could not be fetched. An older copy may still work.
    pub failed_materialization_remote_plugin_ids: Vec<String>,
}

/// Which plugins to search for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginSearchParams {
    /// Text to search for.
    pub search_term: String,
    /// Where to search. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<PluginSearchScope>,
    /// Projects whose marketplaces count too. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwds: Option<Vec<AbsolutePathBuf>>,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most plugins in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of found plugins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginSearchResponse {
    /// The plugins, the best match first.
    pub data: Vec<PluginSearchResult>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// A found plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginSearchResult {
    /// What lists say about it.
    pub plugin: PluginSummary,
    /// Marketplace it is in.
    pub marketplace_name: String,
    /// File of the marketplace. `null`: it is only in the cloud.
    pub marketplace_path: Option<AbsolutePathBuf>,
}

/// Which skill of a plugin in the cloud to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginSkillReadParams {
    /// Name of the marketplace in the cloud.
    pub remote_marketplace_name: String,
    /// Id of the plugin in the cloud.
    pub remote_plugin_id: String,
    /// Name of the skill.
    pub skill_name: String,
}

/// The text of a skill.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PluginSkillReadResponse {
    /// Content of its `SKILL.md`. `null`: there is none.
    pub contents: Option<String>,
}

/// From this machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginSourceLocal {
    /// Its directory.
    pub path: AbsolutePathBuf,
}

/// From a Git repository.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginSourceGit {
    /// Address of the repository.
    pub url: String,
    /// Directory inside it. `null`: the root.
    pub path: Option<String>,
    /// Branch or tag. `null`: the default branch.
    pub ref_name: Option<String>,
    /// Commit. `null`: the newest.
    pub sha: Option<String>,
}

/// From an npm registry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginSourceNpm {
    /// Name of the package.
    pub package: String,
    /// Version or range of versions. `null`: the newest.
    pub version: Option<String>,
    /// HTTPS address of the registry. `null`: the default one.
    pub registry: Option<String>,
}

/// What lists say about a plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginSummary {
    /// Id of the plugin, `name@marketplace`.
    pub id: String,
    /// Its id in the cloud. `null`: it is not there.
    pub remote_plugin_id: Option<String>,
    /// Version in the cloud. `null`: not known.
    pub version: Option<String>,
    /// Version of the local copy. `null`: none.
    pub local_version: Option<String>,
    /// Its name.
    pub name: String,
    /// How it is shared. `null`: not at all.
    pub share_context: Option<PluginShareContext>,
    /// Where its files come from.
    pub source: PluginSource,
    /// Whether it is installed.
    pub installed: bool,
    /// When it was installed, in Unix seconds. `null`: not known.
    pub installed_at: Option<i64>,
    /// Whether it is on.
    pub enabled: bool,
    /// Whether the user may install it.
    pub install_policy: PluginInstallPolicy,
    /// Where that rule comes from. `null`: not known.
    pub install_policy_source: Option<PluginInstallPolicySource>,
    /// Whether to show a page about it before installing. `null`: not known.
    pub must_show_installation_interstitial: Option<bool>,
    /// When the user signs in to its apps.
    pub auth_policy: PluginAuthPolicy,
    /// Whether it can be installed and used.
    pub availability: PluginAvailability,
    /// Why it cannot be used. `null`: it can, or not known.
    pub disabled_reason: Option<PluginDisabledReason>,
    /// Plans that include it, in the words of the service. `null`: not known.
    pub eligible_plan_types: Option<Vec<String>>,
    /// How to show it. `null`: nothing special.
    pub interface: Option<PluginInterface>,
    /// Words to find it by.
    pub keywords: Vec<String>,
}

/// Which plugin to remove.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginUninstallParams {
    /// Id of the plugin, `name@marketplace`.
    pub plugin_id: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PluginUninstallResponse {}

/// Every so many hours.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ScheduledTaskScheduleHourly {
    /// Hours between two runs.
    pub interval_hours: u32,
    /// Days it runs on. `null`: all.
    pub days: Option<Vec<ScheduledTaskWeekday>>,
}

/// Every day.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScheduledTaskScheduleDaily {
    /// Time of day, `HH:MM`.
    pub time: String,
}

/// From Monday to Friday.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScheduledTaskScheduleWeekdays {
    /// Time of day, `HH:MM`.
    pub time: String,
}

/// On some days of the week.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScheduledTaskScheduleWeekly {
    /// The days.
    pub days: Vec<ScheduledTaskWeekday>,
    /// Time of day, `HH:MM`.
    pub time: String,
}

/// A scheduled task of a plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScheduledTaskSummary {
    /// Identifies the task inside the plugin.
    pub key: String,
    /// Its name.
    pub name: String,
    /// What the agent is told to do.
    pub prompt: String,
    /// When it runs.
    pub schedule: ScheduledTaskSchedule,
}

/// A skill of a plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillSummary {
    /// Its name.
    pub name: String,
    /// What it is good for.
    pub description: String,
    /// One line for users. `null`: none.
    pub short_description: Option<String>,
    /// How to show it. `null`: nothing special.
    pub interface: Option<SkillInterface>,
    /// Its `SKILL.md`. `null`: only in the cloud.
    pub path: Option<LegacyAppPathString>,
    /// Whether it is on.
    pub enabled: bool,
}

/// Which shared plugin to take over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareCheckoutParams {
    /// Its id in the cloud.
    pub remote_plugin_id: String,
}

/// A shared plugin was copied to this machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareCheckoutResponse {
    /// Its id in the cloud.
    pub remote_plugin_id: String,
    /// Its id here, `name@marketplace`.
    pub plugin_id: String,
    /// Its name.
    pub plugin_name: String,
    /// Directory of the copy.
    pub plugin_path: AbsolutePathBuf,
    /// Marketplace the copy is in.
    pub marketplace_name: String,
    /// File of that marketplace.
    pub marketplace_path: AbsolutePathBuf,
    /// Version that was copied. `null`: not known.
    pub remote_version: Option<String>,
}

/// How a plugin is shared.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareContext {
    /// Its id in the cloud.
    pub remote_plugin_id: String,
    /// Version in the cloud. `null`: not known.
    pub remote_version: Option<String>,
    /// Who can find it. `null`: not known.
    pub discoverability: Option<PluginShareDiscoverability>,
    /// Address to pass on. `null`: none.
    pub share_url: Option<String>,
    /// User who shared it. `null`: not known.
    pub creator_account_user_id: Option<String>,
    /// Name of that user. `null`: not known.
    pub creator_name: Option<String>,
    /// Who may use it. `null`: not known.
    pub share_principals: Option<Vec<PluginSharePrincipal>>,
    /// Whether the user may offer it to the workspace. `null`: not known.
    pub can_publish_to_workspace: Option<bool>,
}

/// Which plugin is no longer shared.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareDeleteParams {
    /// Its id in the cloud.
    pub remote_plugin_id: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PluginShareDeleteResponse {}

/// A plugin that the user shares.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareListItem {
    /// What lists say about it.
    pub plugin: PluginSummary,
    /// Directory it was shared from. `null`: not on this machine.
    pub local_plugin_path: Option<AbsolutePathBuf>,
}

/// No parameters.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct PluginShareListParams {}

/// The plugins that the user shares.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginShareListResponse {
    /// The plugins.
    pub data: Vec<PluginShareListItem>,
}

/// Somebody a plugin is shared with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginSharePrincipal {
    /// Kind of the receiver.
    pub principal_type: PluginSharePrincipalType,
    /// Id of the receiver.
    pub principal_id: String,
    /// What the receiver may do.
    pub role: PluginSharePrincipalRole,
    /// Name of the receiver.
    pub name: String,
}

/// Which plugin to share, and with whom.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareSaveParams {
    /// Directory of the plugin, absolute.
    pub plugin_path: AbsolutePathBuf,
    /// Shared plugin to replace by it. Absent: a new one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remote_plugin_id: Option<String>,
    /// Who can find it. Absent: the service decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discoverability: Option<PluginShareDiscoverability>,
    /// Who may use it. Absent: the service decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub share_targets: Option<Vec<PluginShareTarget>>,
}

/// A plugin is shared.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareSaveResponse {
    /// Its id in the cloud.
    pub remote_plugin_id: String,
    /// Address to pass on.
    pub share_url: String,
    /// Whether the user may offer it to the workspace. `null`: not known.
    pub can_publish_to_workspace: Option<bool>,
}

/// Somebody to share a plugin with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareTarget {
    /// Kind of the receiver.
    pub principal_type: PluginSharePrincipalType,
    /// Id of the receiver.
    pub principal_id: String,
    /// What the receiver may do.
    pub role: PluginShareTargetRole,
}

/// New receivers of a shared plugin.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PluginShareUpdateTargetsParams {
    /// Its id in the cloud.
    pub remote_plugin_id: String,
    /// Who can find it.
    pub discoverability: PluginShareUpdateDiscoverability,
    /// Who may use it. They replace the former ones.
    pub share_targets: Vec<PluginShareTarget>,
}

/// Who a plugin is shared with now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PluginShareUpdateTargetsResponse {
    /// Who may use it.
    pub principals: Vec<PluginSharePrincipal>,
    /// Who can find it.
    pub discoverability: PluginShareDiscoverability,
}

/// A process ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProcessExitedNotification {
    /// Handle of the process.
    pub process_handle: String,
    /// Exit code; 137 after a kill.
    pub exit_code: i32,
    /// Whether output may be missing because the streams stayed open after the end. Absent: not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_drain_timed_out: Option<bool>,
    /// Standard output as text; empty when it was streamed.
    pub stdout: String,
    /// Whether standard output was cut at the cap.
    pub stdout_cap_reached: bool,
    /// Standard error as text; empty when it was streamed.
    pub stderr: String,
    /// Whether standard error was cut at the cap.
    pub stderr_cap_reached: bool,
}

/// Which process to kill.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProcessKillParams {
    /// Handle of the process.
    pub process_handle: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProcessKillResponse {}

/// New output of a process.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProcessOutputDeltaNotification {
    /// Handle of the process.
    pub process_handle: String,
    /// Where the output was written.
    pub stream: ProcessOutputStream,
    /// The bytes, in base64.
    pub delta_base64: String,
    /// Whether the cap for this stream is reached: this is its last piece, cut short.
    pub cap_reached: bool,
}

/// A new size for the terminal of a process.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProcessResizePtyParams {
    /// Handle of the process.
    pub process_handle: String,
    /// The new size.
    pub size: ProcessTerminalSize,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProcessResizePtyResponse {}

/// A process to start without a sandbox.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProcessSpawnParams {
    /// The program and its arguments. Not empty.
    pub command: Vec<String>,
    /// Name the client gives to the process. Unique among the running ones of the connection.
    pub process_handle: String,
    /// Working directory, absolute.
    pub cwd: AbsolutePathBuf,
    /// Whether the process gets a terminal. That implies both kinds of streaming. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tty: Option<bool>,
    /// Whether `process/writeStdin` may feed standard input. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_stdin: Option<bool>,
    /// Whether output comes as `process/outputDelta`, and not in `process/exited`. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream_stdout_stderr: Option<bool>,
    /// Most bytes kept of each stream. Absent: the default of the server; `null`: no cap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_bytes_cap: Option<Option<u64>>,
    /// Longest run time in milliseconds. Absent: the default of the server; `null`: no end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<Option<i64>>,
    /// Changes to the environment of the server: a text sets a variable, `null` removes it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub env: Option<BTreeMap<String, Option<String>>>,
    /// Size of the terminal; only with `tty`. Absent: the server chooses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<ProcessTerminalSize>,
}

/// Answer without content: the process runs.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProcessSpawnResponse {}

/// Size of a terminal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProcessTerminalSize {
    /// Height in lines.
    pub rows: u16,
    /// Width in characters.
    pub cols: u16,
}

/// Input for a process. One of the two other members has to be there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProcessWriteStdinParams {
    /// Handle of the process.
    pub process_handle: String,
    /// Bytes to write, in base64. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delta_base64: Option<String>,
    /// Whether standard input is closed after the bytes. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub close_stdin: Option<bool>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProcessWriteStdinResponse {}

/// A group of threads that belong together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Project {
    /// Id of the project, a UUIDv7.
    pub id: String,
    /// Name shown to the user.
    pub name: String,
    /// Directories it works in.
    pub roots: Vec<ProjectRoot>,
    /// Data of the client; texts by name.
    pub metadata: BTreeMap<String, String>,
    /// Place in the user's order, counted from 0.
    pub position: i64,
    /// When it was created, in Unix seconds.
    pub created_at: i64,
    /// When it last changed, in Unix seconds.
    pub updated_at: i64,
    /// When a thread of it was last used, in Unix seconds; archived ones do not count. `null`: it has none.
    pub recency_at: Option<i64>,
}

/// A project changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectChangedNotification {
    /// The project.
    pub project_id: String,
    /// What happened.
    pub change_type: ProjectChangeType,
}

/// A new project.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectCreateParams {
    /// Name shown to the user; not blank.
    pub name: String,
    /// Directories it works in.
    pub roots: Vec<ProjectRoot>,
    /// Data of the client; texts by name. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<BTreeMap<String, String>>,
    /// Key of this wish; the same key again returns the project made the first time.
    pub idempotency_key: String,
}

/// The new project.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProjectCreateResponse {
    /// The project, with its id.
    pub project: Project,
}

/// Project to delete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectDeleteParams {
    /// The project; its threads stay.
    pub project_id: String,
}

/// The project is deleted; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProjectDeleteResponse {}

/// A new project with threads that exist.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectImportParams {
    /// Name shown to the user; not blank.
    pub name: String,
    /// Directories it works in.
    pub roots: Vec<ProjectRoot>,
    /// Data of the client; texts by name. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<BTreeMap<String, String>>,
    /// Threads to put into it. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threads: Option<Vec<String>>,
    /// Key of this wish; the same key again returns the project made the first time.
    pub idempotency_key: String,
}

/// The new project.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProjectImportResponse {
    /// The project, with its id.
    pub project: Project,
}

/// Which page of the projects to return.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most projects in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// What to sort by. Absent: `position`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_key: Option<ProjectSortKey>,
    /// Order; only with `sortKey`. Absent: ascending for `position`, descending for `recencyAt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_direction: Option<SortDirection>,
}

/// A page of projects.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectListResponse {
    /// The projects.
    pub data: Vec<Project>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// New place of a project in the user's order.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectMoveParams {
    /// Project to move.
    pub project_id: String,
    /// Project to stand before. Absent or `null`: at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before_project_id: Option<String>,
}

/// The project is moved; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ProjectMoveResponse {}

/// Project to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectReadParams {
    /// The project.
    pub project_id: String,
}

/// A project.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProjectReadResponse {
    /// The project.
    pub project: Project,
}

/// A directory of a project.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProjectRoot {
    /// Absolute path.
    pub path: AbsolutePathBuf,
}

/// How to change a project. What is absent or `null` stays.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProjectUpdateParams {
    /// Project to change.
    pub project_id: String,
    /// New name; not blank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Directories it works in, instead of all there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roots: Option<Vec<ProjectRoot>>,
    /// Data of the client, instead of all there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metadata: Option<BTreeMap<String, String>>,
}

/// The changed project.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProjectUpdateResponse {
    /// The project as it is now.
    pub project: Project,
}

/// Input that waits to become a turn of its own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QueuedSubmission {
    /// Id of the entry in the queue.
    pub id: String,
    /// What the user says.
    pub input: Vec<UserInput>,
    /// Id the client gave the message; the user message item carries it as `clientId`.
    pub client_user_message_id: String,
    /// Metadata for the requests to the model. `null`: none.
    pub responsesapi_client_metadata: Option<BTreeMap<String, String>>,
}

/// Input to queue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueAddParams {
    /// Id of the thread.
    pub thread_id: String,
    /// What the user says.
    pub input: Vec<UserInput>,
    /// Id of the message, made up by the client.
    pub client_user_message_id: String,
    /// Metadata for the requests to the model; it stays with the input. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responsesapi_client_metadata: Option<BTreeMap<String, String>>,
}

/// The new entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueAddResponse {
    /// The entry, with its id.
    pub queued_submission: QueuedSubmission,
}

/// The queue of a thread changed; read it anew.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueChangedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// Entry to take out of a queue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueDeleteParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The entry.
    pub queued_submission_id: String,
}

/// Whether the entry was there.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadQueueDeleteResponse {
    /// Whether it was taken out.
    pub deleted: bool,
}

/// Which page of a queue to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueListParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most entries in the page. Absent: 25.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of a queue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueListResponse {
    /// The entries, next one first.
    pub data: Vec<QueuedSubmission>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// New order of a queue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueReorderParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Ids of all entries in the wanted order.
    pub queued_submission_ids: Vec<String>,
}

/// The queue is reordered; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadQueueReorderResponse {}

/// Entry to run now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueStartParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The entry. Absent: the next one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queued_submission_id: Option<String>,
}

/// The turn that the entry became.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadQueueStartResponse {
    /// The turn, before it runs.
    pub turn: Turn,
}

/// New input of an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueUpdateParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Entry to change.
    pub queued_submission_id: String,
    /// What the user says instead.
    pub input: Vec<UserInput>,
    /// Metadata instead of that of the entry. Absent or empty: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responsesapi_client_metadata: Option<BTreeMap<String, String>>,
}

/// The changed entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadQueueUpdateResponse {
    /// The entry as it is now.
    pub queued_submission: QueuedSubmission,
}

/// Voices by version of the voice protocol.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RealtimeVoicesList {
    /// Voices of version 1.
    pub v1: Vec<RealtimeVoice>,
    /// Voices of version 2.
    pub v2: Vec<RealtimeVoice>,
    /// Voices of version 3.
    pub v3: Vec<RealtimeVoice>,
    /// Voice of version 1 where none is chosen.
    pub default_v1: RealtimeVoice,
    /// Voice of version 2 where none is chosen.
    pub default_v2: RealtimeVoice,
}

/// Sound for a voice session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeAppendAudioParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The next piece.
    pub audio: ThreadRealtimeAudioChunk,
}

/// The sound is passed on; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadRealtimeAppendAudioResponse {}

/// Text a voice session is to speak.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeAppendSpeechParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The text.
    pub text: String,
}

/// The text is passed on; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadRealtimeAppendSpeechResponse {}

/// Text for a voice session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeAppendTextParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The text.
    pub text: String,
    /// Who it comes from.
    pub role: ConversationTextRole,
}

/// The text is passed on; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadRealtimeAppendTextResponse {}

/// A piece of sound.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeAudioChunk {
    /// Samples of 16 bits, Base64.
    pub data: String,
    /// Samples per second and channel.
    pub sample_rate: u32,
    /// Channels.
    pub num_channels: u16,
    /// Samples per channel in this piece. `null`: not counted.
    pub samples_per_channel: Option<u32>,
    /// Item it belongs to. `null`: none.
    pub item_id: Option<String>,
}

/// As one of its pictures within the conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadRealtimeBemItemPresentationInlineVisualization {
    /// Which picture, counted from 0.
    pub index: u32,
}

/// A voice session is closed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeClosedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Why, for example `requested`. `null`: not known.
    pub reason: Option<String>,
}

/// A voice session failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeErrorNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Text for the user.
    pub message: String,
}

/// A text a voice session begins with.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadRealtimeInitialItem {
    /// Who said it.
    pub role: ConversationTextRole,
    /// The text.
    pub text: String,
}

/// A session was opened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeItemRealtimeSessionStarted {
    /// Id of the item.
    pub id: String,
    /// Voice session it belongs to.
    pub realtime_session_id: String,
}

/// Something was said.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeItemTranscriptSegment {
    /// Id of the item.
    pub id: String,
    /// Voice session it belongs to.
    pub realtime_session_id: String,
    /// Who said it.
    pub role: ThreadRealtimeTranscriptRole,
    /// The words.
    pub text: String,
}

/// An item of the agent became part of the conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeItemBemItemPromoted {
    /// Id of the item.
    pub id: String,
    /// Voice session it belongs to.
    pub realtime_session_id: String,
    /// Turn of the item.
    pub turn_id: String,
    /// The item.
    pub item_id: String,
    /// How it is shown.
    pub presentation: ThreadRealtimeBemItemPresentation,
}

/// The session was closed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeItemRealtimeSessionClosed {
    /// Id of the item.
    pub id: String,
    /// Voice session it belongs to.
    pub realtime_session_id: String,
    /// How it ended.
    pub outcome: ThreadRealtimeSessionOutcome,
}

/// The model provider sent an item other than sound.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeItemAddedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The item as it came, any JSON.
    pub item: RawJson,
}

/// An item of a voice session is complete and stored.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeItemCompletedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The item as it is stored.
    pub item: ThreadRealtimeItem,
}

/// An item of a voice session begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeItemStartedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The item as far as it is known.
    pub item: ThreadRealtimeItem,
}

/// More words of an item of a voice session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeItemTranscriptDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the item.
    pub item_id: String,
    /// The text to append.
    pub delta: String,
}

/// Nothing to say.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadRealtimeListVoicesParams {}

/// The voices there are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadRealtimeListVoicesResponse {
    /// The voices.
    pub voices: RealtimeVoicesList,
}

/// More sound of the voice model.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeOutputAudioDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The next piece.
    pub audio: ThreadRealtimeAudioChunk,
}

/// The model provider answered the offer of a WebRTC session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeSdpNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The answer.
    pub sdp: String,
}

/// How to open a voice session of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeStartParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Whether answers of the agent reach the session only through calls of the client. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_managed_handoffs: Option<bool>,
    /// Whether version 3 says something while work is handed over. Absent: the provider decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delegation_ack_filler: Option<bool>,
    /// Whether speech left over at the end still goes to the agent. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flush_transcript_tail_on_session_end: Option<bool>,
    /// Whether answers of the agent are sent as items of the conversation. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codex_responses_as_items: Option<bool>,
    /// Text put before answers sent as items. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codex_response_item_prefix: Option<String>,
    /// How answers of the agent are passed on; only from version 3 on. Absent: `thinking`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codex_response_handoff_mode: Option<CodexResponseHandoffMode>,
    /// Whether version 3 passes reasoning summaries on as quiet context. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backend_reasoning_status: Option<bool>,
    /// Prefixes of answers by channel: `analysis`, `commentary`, `final`. Absent: upper-case names in brackets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codex_response_handoff_channel_prefixes: Option<BTreeMap<String, Vec<String>>>,
    /// Voice model. Absent: the configured one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// What the session puts out.
    pub output_modality: RealtimeOutputModality,
    /// Whether the session begins with the context of the thread. Absent: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_startup_context: Option<bool>,
    /// Texts the session begins with, at most 128 and about 8192 tokens; only version 3. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initial_items: Option<Vec<ThreadRealtimeInitialItem>>,
    /// Developer instructions for the agent when the session starts. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub realtime_start_instructions: Option<String>,
    /// Developer instructions for the agent when the session ends. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub realtime_end_instructions: Option<String>,
    /// Instructions of the voice model. `null`: none. Absent: the built-in ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Option<String>>,
    /// Id of the session to go on with. Absent: a new one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub realtime_session_id: Option<String>,
    /// Id the client's own product gave the session. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voice_session_id: Option<String>,
    /// How sound and events travel. Absent: `websocket`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transport: Option<ThreadRealtimeStartTransport>,
    /// Version of the voice protocol. Absent: the configured one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<RealtimeConversationVersion>,
    /// Voice to speak with. Absent: the default of the version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voice: Option<RealtimeVoice>,
}

/// The session is being opened; notifications tell the rest.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadRealtimeStartResponse {}

/// Between the client and the model provider.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadRealtimeStartTransportWebrtc {
    /// Offer of the client, with audio and the data channel for events.
    pub sdp: String,
}

/// Through a call the client has set up already.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeStartTransportExistingCall {
    /// Id of the call.
    pub call_id: String,
}

/// A voice session is open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeStartedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the session. `null`: not known.
    pub realtime_session_id: Option<String>,
    /// Version of the voice protocol in use.
    pub version: RealtimeConversationVersion,
}

/// Which thread's voice session to close.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeStopParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The session is being closed; a notification tells when it is.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadRealtimeStopResponse {}

/// More words of a voice session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeTranscriptDeltaNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Who says it.
    pub role: String,
    /// The text to append.
    pub delta: String,
}

/// A part of what is said is complete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRealtimeTranscriptDoneNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Who said it.
    pub role: String,
    /// All words of the part.
    pub text: String,
}

/// A client that was paired with this server.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlClient {
    /// Its id.
    pub client_id: String,
    /// Name for people. `null`: none.
    pub display_name: Option<String>,
    /// Kind of device. `null`: not known.
    pub device_type: Option<String>,
    /// Operating system. `null`: not known.
    pub platform: Option<String>,
    /// Version of the operating system. `null`: not known.
    pub os_version: Option<String>,
    /// Model of the device. `null`: not known.
    pub device_model: Option<String>,
    /// Version of the client program. `null`: not known.
    pub app_version: Option<String>,
    /// When it was connected last, in Unix seconds. `null`: not known.
    pub last_seen_at: Option<i64>,
}

/// Which paired clients to list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlClientsListParams {
    /// Environment they were paired with.
    pub environment_id: String,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most clients in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Order of the list. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<RemoteControlClientsListOrder>,
}

/// A page of paired clients.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlClientsListResponse {
    /// The clients.
    pub data: Vec<RemoteControlClient>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// Which client loses its access.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlClientsRevokeParams {
    /// Environment it was paired with.
    pub environment_id: String,
    /// Id of the client.
    pub client_id: String,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct RemoteControlClientsRevokeResponse {}

/// State of remote control after it was switched off.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlDisableResponse {
    /// State of the connection to the service.
    pub status: RemoteControlConnectionStatus,
    /// Name this server shows to clients.
    pub server_name: String,
    /// Id of this installation.
    pub installation_id: String,
    /// Environment of this server at the service. `null`: none.
    pub environment_id: Option<String>,
}

/// State of remote control after it was switched on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlEnableResponse {
    /// State of the connection to the service.
    pub status: RemoteControlConnectionStatus,
    /// Name this server shows to clients.
    pub server_name: String,
    /// Id of this installation.
    pub installation_id: String,
    /// Environment of this server at the service. `null`: not known yet.
    pub environment_id: Option<String>,
}

/// How to pair a client.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlPairingStartParams {
    /// Whether a code for typing in is wanted, too. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub manual_code: Option<bool>,
}

/// A code to pair a client with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlPairingStartResponse {
    /// Code for the client, for example inside a QR code.
    pub pairing_code: String,
    /// Short code for typing in. `null`: not asked for.
    pub manual_pairing_code: Option<String>,
    /// Environment the client will be paired with.
    pub environment_id: String,
    /// When the codes stop working, in Unix seconds.
    pub expires_at: i64,
}

/// Which pairing to look at. One of the two is given.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlPairingStatusParams {
    /// Its code. Absent: the other one is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairing_code: Option<String>,
    /// Its code for typing in. Absent: the other one is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub manual_pairing_code: Option<String>,
}

/// How far a pairing is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RemoteControlPairingStatusResponse {
    /// Whether a client has used the code.
    pub claimed: bool,
}

/// State of remote control.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemoteControlStatusReadResponse {
    /// State of the connection to the service.
    pub status: RemoteControlConnectionStatus,
    /// Name this server shows to clients.
    pub server_name: String,
    /// Id of this installation.
    pub installation_id: String,
    /// Environment of this server at the service. `null`: none.
    pub environment_id: Option<String>,
}

/// How to switch remote control off.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct RemoteControlDisableParams {
    /// Whether only until the server ends. Absent: no, for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ephemeral: Option<bool>,
}

/// How to switch remote control on.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct RemoteControlEnableParams {
    /// Whether only until the server ends. Absent: no, for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ephemeral: Option<bool>,
}

/// Rules for the network of the application.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ApplicationNetworkRequirements {
    /// Whether only domains that are allowed may be reached.
    pub enabled: bool,
    /// Whether each domain may be reached, by exact name.
    pub domains: BTreeMap<String, NetworkDomainPermission>,
}

/// Rules for the desktop application.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ApplicationRequirements {
    /// Rules for its network. `null`: none.
    pub network: Option<ApplicationNetworkRequirements>,
    /// Rules for its directories. `null`: none.
    pub storage: Option<ApplicationStorageRequirements>,
}

/// Directories of new work in the application. They limit no access.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ApplicationStorageRequirements {
    /// Where new projects come to lie. `null`: not prescribed.
    pub default_project_parent: Option<LegacyAppPathString>,
    /// Where work without a project is done. `null`: not prescribed.
    pub projectless_workspace_root: Option<LegacyAppPathString>,
}

/// Rules for the automatic reviewer.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AutoReviewRequirements {
    /// Models that must not run without it. `null`: none.
    pub required_on_models: Option<Vec<String>>,
    /// Rules of the user that do not spare a command the review. `null`: none.
    pub ignore_rules: Option<Vec<String>>,
}

/// Rules of the administrator. An absent or `null` member prescribes nothing.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigRequirements {
    /// Model provider that must be used.
    pub model_provider: Option<String>,
    /// Model providers by id, in the notation of the configuration, any JSON each.
    pub model_providers: Option<BTreeMap<String, RawJson>>,
    /// Ways to sign in; empty allows none.
    pub allowed_login_methods: Option<Vec<ForcedLoginMethod>>,
    /// Where credentials are stored.
    pub cli_auth_credentials_store: Option<CliAuthCredentialsStoreMode>,
    /// Address of the vendor's service.
    pub chatgpt_base_url: Option<String>,
    /// Text added to the developer instructions.
    pub additional_developer_instructions: Option<String>,
    /// Approval policies that may be chosen.
    pub allowed_approval_policies: Option<Vec<AskForApproval>>,
    /// Reviewers that may be chosen.
    pub allowed_approvals_reviewers: Option<Vec<ApprovalsReviewer>>,
    /// Sandbox modes that may be chosen.
    pub allowed_sandbox_modes: Option<Vec<SandboxMode>>,
    /// Sandboxes of Windows that may be used.
    pub allowed_windows_sandbox_implementations: Option<Vec<WindowsSandboxImplementation>>,
    /// Whether each permission profile may be chosen, by name.
    pub allowed_permission_profiles: Option<BTreeMap<String, bool>>,
    /// Permission profile where none is chosen.
    pub default_permissions: Option<String>,
    /// Modes of the web search that may be chosen.
    pub allowed_web_search_modes: Option<Vec<WebSearchMode>>,
    /// Whether only hooks of the administrator run.
    pub allow_managed_hooks_only: Option<bool>,
    /// Whether the agent may use browser and computer.
    pub allow_browser_and_computer_use: Option<bool>,
    /// Whether pictures of apps may be taken.
    pub allow_appshots: Option<bool>,
    /// Whether the server may be controlled from afar.
    pub allow_remote_control: Option<bool>,
    /// Rules for the use of the computer.
    pub computer_use: Option<ComputerUseRequirements>,
    /// Rules for the use of a browser.
    pub browser_use: Option<BrowserUseRequirements>,
    /// Rules for the browser of the application.
    pub in_app_browser: Option<InAppBrowserRequirements>,
    /// Whether each feature must be on or off, by key.
    pub feature_requirements: Option<BTreeMap<String, bool>>,
    /// Hooks of the administrator.
    pub hooks: Option<ManagedHooksRequirements>,
    /// Region the data must stay in.
    pub enforce_residency: Option<ResidencyRequirement>,
    /// Rules for the network.
    pub network: Option<NetworkRequirements>,
    /// Rules for the desktop application.
    pub application: Option<ApplicationRequirements>,
    /// Rules for the automatic reviewer.
    pub auto_review: Option<AutoReviewRequirements>,
    /// Rules for models.
    pub models: Option<ModelsRequirements>,
    /// Directory for databases.
    pub sqlite_home: Option<String>,
    /// Directory for logs.
    pub log_dir: Option<String>,
    /// File that lists the models.
    pub model_catalog_json: Option<String>,
    /// Whether to look for updates at the start.
    pub check_for_update_on_startup: Option<bool>,
    /// Whether commands may run in a login shell.
    pub allow_login_shell: Option<bool>,
    /// Rules for reports to the vendor.
    pub feedback: Option<FeedbackRequirements>,
    /// Rules for telemetry.
    pub otel: Option<OtelRequirements>,
}

/// What the administrator prescribes.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigRequirementsReadResponse {
    /// Whether each speed mode has a rule of its own. Absent: one rule stands for all.
    pub supports_independent_speed_modes: Option<bool>,
    /// The rules. `null`: there are none.
    pub requirements: Option<ConfigRequirements>,
}

/// Rules for reports to the vendor.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FeedbackRequirements {
    /// Whether reports may be sent. `null`: not prescribed.
    pub enabled: Option<bool>,
}

/// Rules for the browser of the application.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct InAppBrowserRequirements {
    /// Whether it may take settings of another browser over. `null`: not prescribed.
    pub allow_external_browser_settings_import: Option<bool>,
}

/// Rules for models.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelsRequirements {
    /// What new threads begin with. `null`: nothing is prescribed.
    pub new_thread: Option<NewThreadModelDefaults>,
}

/// Rules for the network of commands. An absent or `null` member prescribes nothing.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NetworkRequirements {
    /// Whether commands may use the network.
    pub enabled: Option<bool>,
    /// Port of the HTTP proxy.
    pub http_port: Option<u16>,
    /// Port of the SOCKS proxy.
    pub socks_port: Option<u16>,
    /// Whether the proxy may use another one.
    pub allow_upstream_proxy: Option<bool>,
    /// Whether the proxy may listen to other machines.
    pub dangerously_allow_non_loopback_proxy: Option<bool>,
    /// Whether every Unix socket is allowed.
    pub dangerously_allow_all_unix_sockets: Option<bool>,
    /// What holds for each domain, by its pattern.
    pub domains: Option<BTreeMap<String, NetworkDomainPermission>>,
    /// Patterns of hosts that need an approval, whatever else allows them.
    pub review_domains: Option<Vec<String>>,
    /// Whether only domains allowed here count.
    pub managed_allowed_domains_only: Option<bool>,
    /// Domains that are allowed; the same as in `domains`.
    pub allowed_domains: Option<Vec<String>>,
    /// Domains that are denied; the same as in `domains`.
    pub denied_domains: Option<Vec<String>>,
    /// What holds for each Unix socket, by its path.
    pub unix_sockets: Option<BTreeMap<String, NetworkUnixSocketPermission>>,
    /// Unix sockets that are allowed; the same as in `unixSockets`.
    pub allow_unix_sockets: Option<Vec<String>>,
    /// Whether commands may listen on this machine.
    pub allow_local_binding: Option<bool>,
}

/// What new threads begin with.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewThreadModelDefaults {
    /// Model. `null`: not prescribed.
    pub model: Option<String>,
    /// Reasoning effort. `null`: not prescribed.
    pub model_reasoning_effort: Option<ReasoningEffort>,
    /// Service tier. `null`: not prescribed.
    pub service_tier: Option<String>,
}

/// What to review.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReviewStartParams {
    /// Id of the thread.
    pub thread_id: String,
    /// What to look at.
    pub target: ReviewTarget,
    /// Where it runs. Absent: `inline`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delivery: Option<ReviewDelivery>,
}

/// The review that was started.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReviewStartResponse {
    /// The turn, with a short label of the review as its only item.
    pub turn: Turn,
    /// Thread the review runs on.
    pub review_thread_id: String,
}

/// Changes against a branch.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewTargetBaseBranch {
    /// Name of the branch; not empty.
    pub branch: String,
}

/// The changes of a commit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewTargetCommit {
    /// Id of the commit; not empty.
    pub sha: String,
    /// First line of its message. Absent: shown by its id only.
    pub title: Option<String>,
}

/// What a text says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewTargetCustom {
    /// The text; not empty.
    pub instructions: String,
}

/// The work was asked for; it may find nothing to do.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct RolloutCompressResponse {}

/// A turn whose next user message is to be guessed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadPredictionRequestParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The turn to go on from.
    pub source_turn_id: String,
}

/// The guess is under way; a notification brings it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadPredictionRequestResponse {}

/// It is made.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadPredictionResultCompleted {
    /// The guessed message. `null`: nothing fits.
    pub text: Option<String>,
}

/// A guess of the next user message is ready.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadPredictionUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The turn it goes on from.
    pub source_turn_id: String,
    /// How it ended.
    pub result: ThreadPredictionResult,
}

/// Question to give up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSampleCancelParams {
    /// Id of the `thread/sample` request.
    pub request_id: RequestId,
}

/// The question is given up, or there was none.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadSampleCancelResponse {}

/// A question to the model about a thread's history.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSampleParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The latest turn of the thread; another one is refused.
    pub expected_turn_id: String,
    /// Whether the latest turn may still run. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow_in_progress_turn: Option<bool>,
    /// The question.
    pub prompt: String,
    /// Reasoning effort, where it can be changed without losing the cache. Absent: that of the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<ReasoningEffort>,
    /// Purpose of the question. Absent: that of the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_source: Option<ThreadSource>,
    /// What made the client ask, in its own words. Absent: not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_trigger: Option<String>,
    /// Metadata for the request to the model. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responsesapi_client_metadata: Option<BTreeMap<String, String>>,
    /// Whether to leave tools of MCP servers out. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disable_mcp: Option<bool>,
    /// Whether cancelling also stops the model request. Absent: as the thread does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interrupt_on_cancel: Option<bool>,
}

/// What the model answered; the history stays as it was.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSampleResponse {
    /// Turn that the question was asked after.
    pub source_turn_id: String,
    /// Id of the model's answer. The server makes it, because not all providers have one.
    pub response_id: String,
    /// The answer. `null`: no text, or the model wanted to call a tool.
    pub text: Option<String>,
    /// Input tokens. `null`: not known.
    pub input_tokens: Option<i64>,
    /// Input tokens that came from the cache. `null`: not known.
    pub cached_input_tokens: Option<i64>,
    /// Output tokens. `null`: not known.
    pub output_tokens: Option<i64>,
}

/// Which kinds of approval questions reach the user; the others are refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GranularApprovalPolicy {
    /// Whether commands and patches that leave the sandbox are asked about.
    pub sandbox_approval: bool,
    /// Whether commands are asked about because a stored rule says so.
    pub rules: bool,
    /// Whether scripts of skills are asked about.
    pub skill_approval: bool,
    /// Whether the model may ask for further permissions.
    pub request_permissions: bool,
    /// Whether questions of MCP servers are passed on.
    pub mcp_elicitations: bool,
}

/// Nothing can be written.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SandboxPolicyReadOnly {
    /// Whether commands can reach the network.
    pub network_access: bool,
    /// What can be read. `null`: everything; nothing else is accepted any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub access: Option<LegacyReadOnlyAccess>,
}

/// The process already runs in a sandbox; none is added.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SandboxPolicyExternalSandbox {
    /// What that sandbox allows on the network.
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SandboxPolicyWorkspaceWrite {
    /// Further writable directories.
    pub writable_roots: Vec<AbsolutePathBuf>,
    /// Whether commands can reach the network.
    pub network_access: bool,
    /// Whether the directory in `TMPDIR` is left read-only.
    pub exclude_tmpdir_env_var: bool,
    /// Whether `/tmp` is left read-only.
    pub exclude_slash_tmp: bool,
    /// What can be read. `null`: everything; nothing else is accepted any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_only_access: Option<LegacyReadOnlyAccess>,
}

/// The permission profile the current rights come from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ActivePermissionProfile {
    /// Name of the profile, such as `:workspace` or one from the configuration.
    pub id: String,
    /// Name of the profile it builds on. `null`: none.
    pub extends: Option<String>,
}

/// Rights a command asks for beyond those of its thread.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AdditionalPermissionProfile {
    /// Network rights. `null`: no more than now.
    pub network: Option<AdditionalNetworkPermissions>,
    /// File rights. `null`: no more than now.
    pub file_system: Option<AdditionalFileSystemPermissions>,
}

/// Network rights a command asks for.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct AdditionalNetworkPermissions {
    /// Whether the network is wanted. `null`: no change.
    pub enabled: Option<bool>,
}

/// File rights a command asks for.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AdditionalFileSystemPermissions {
    /// Paths to read; `entries` replaces it. `null`: none.
    pub read: Option<Vec<LegacyAppPathString>>,
    /// Paths to write; `entries` replaces it. `null`: none.
    pub write: Option<Vec<LegacyAppPathString>>,
    /// How many directory levels a pattern may descend. `null`: the default of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub glob_scan_max_depth: Option<u64>,
    /// Paths with the access wanted for each. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<Vec<FileSystemSandboxEntry>>,
}

/// Access to one path.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileSystemSandboxEntry {
    /// What it applies to.
    pub path: FileSystemPath,
    /// Which access.
    pub access: FileSystemAccessMode,
}

/// One file or directory with everything below it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileSystemPathPath {
    /// The path.
    pub path: LegacyAppPathString,
}

/// Every path a pattern matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileSystemPathGlobPattern {
    /// The pattern.
    pub pattern: String,
}

/// A place with a name of its own.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileSystemPathSpecial {
    /// Which place.
    pub value: FileSystemSpecialPath,
}

/// The roots of the workspace.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct FileSystemSpecialPathProjectRoots {
    /// Path below each root. `null`: the roots themselves.
    pub subpath: Option<LegacyAppPathString>,
}

/// A place this version does not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileSystemSpecialPathOther {
    /// Its name.
    pub path: String,
    /// Path below it. `null`: the place itself.
    pub subpath: Option<LegacyAppPathString>,
}

/// A measured value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ServerDiagnosticsGauge {
    /// What is measured.
    pub name: String,
    /// The current value.
    pub value: u64,
}

/// No parameters.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ServerDiagnosticsParams {}

/// The server process.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ServerDiagnosticsProcess {
    /// Process id.
    pub id: u32,
    /// Physical memory in use, in bytes. `null`: the system does not tell.
    pub resident_memory_bytes: Option<u64>,
    /// Memory charged to the process, in bytes. `null`: the system does not tell.
    pub physical_footprint_bytes: Option<u64>,
}

/// How the server is doing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ServerDiagnosticsResponse {
    /// The server process.
    pub process: ServerDiagnosticsProcess,
    /// Counts of open requests and the like.
    pub gauges: Vec<ServerDiagnosticsGauge>,
}

/// What later turns of a thread run with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSettings {
    /// Plugins switched off for the thread.
    pub disabled_plugin_ids: Vec<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
    /// Environments, the primary one first; empty: none. `null`: not shown.
    pub environments: Option<Vec<ThreadEnvironment>>,
    /// When the user is asked.
    pub approval_policy: AskForApproval,
    /// Who answers approval questions.
    pub approvals_reviewer: ApprovalsReviewer,
    /// What commands and patches may touch.
    pub sandbox_policy: SandboxPolicy,
    /// Permission profile in use. `null`: none.
    pub active_permission_profile: Option<ActivePermissionProfile>,
    /// Model in use.
    pub model: String,
    /// Id of the model provider.
    pub model_provider: String,
    /// Service tier. `null`: the provider's default.
    pub service_tier: Option<String>,
    /// Reasoning effort. `null`: that of the model.
    pub effort: Option<ReasoningEffort>,
    /// How much of the reasoning is summarized. `null`: that of the model.
    pub summary: Option<ReasoningSummary>,
    /// Collaboration mode in force.
    pub collaboration_mode: CollaborationMode,
    /// Always `explicitRequestOnly`; `effort` decides instead.
    pub multi_agent_mode: MultiAgentMode,
    /// Tone that is stored; it has no effect any more. `null`: none.
    pub personality: Option<Personality>,
}

/// Settings to change for later turns. What is absent stays.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSettingsUpdateParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Plugins switched off for the thread; empty switches all on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabled_plugin_ids: Option<Vec<String>>,
    /// Working directory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// Environments, the primary one first; empty: none. Absent with `cwd`: the default ones there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub environments: Option<Vec<TurnEnvironmentParams>>,
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
    /// Service tier of the model provider. `null`: back to its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<Option<String>>,
    /// Reasoning effort.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<ReasoningEffort>,
    /// How much of the reasoning is summarized.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<ReasoningSummary>,
    /// Collaboration mode; `null` instructions in it mean those that belong to the mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub collaboration_mode: Option<CollaborationMode>,
    /// Ignored; `effort` decides instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub multi_agent_mode: Option<MultiAgentMode>,
    /// Tone of the answers; it has no effect any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub personality: Option<Personality>,
}

/// The settings are taken over; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadSettingsUpdateResponse {}

/// The settings of later turns changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSettingsUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// All settings as they are now.
    pub thread_settings: ThreadSettings,
}

/// Skill files changed: read them again with `skills/list`. No content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SkillsChangedNotification {}

/// Which skill to switch on or off. It is named by its path or by its name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsConfigWriteParams {
    /// Its `SKILL.md`, absolute; need not exist. Absent: `name` says which. 0.97 needs it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<AbsolutePathBuf>,
    /// Its name. Absent: `path` says which.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether it is on from now on.
    pub enabled: bool,
}

/// Outcome of switching a skill.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillsConfigWriteResponse {
    /// Whether it is on now.
    pub effective_enabled: bool,
}

/// Further places to look for skills.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillsExtraRootsSetParams {
    /// Directories, absolute. They replace those set before.
    pub extra_roots: Vec<AbsolutePathBuf>,
}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SkillsExtraRootsSetResponse {}

/// Which skills to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillsListParams {
    /// Directories to list skills for. Absent or empty: that of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwds: Option<Vec<String>>,
    /// Whether to read the files again instead of answering from memory. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force_reload: Option<bool>,
}

/// The skills that can be used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsListResponse {
    /// One entry per directory.
    pub data: Vec<SkillsListEntry>,
}

/// No parameters.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct SkillsRemoteReadParams {}

/// Which skill of the catalog to download.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillsRemoteWriteParams {
    /// Its id in the catalog.
    pub hazelnut_id: String,
    /// Whether it is only kept at hand and not yet switched on.
    pub is_preload: bool,
}

/// The catalog of skills.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsRemoteReadResponse {
    /// The skills in it.
    pub data: Vec<RemoteSkillSummary>,
}

/// A skill was downloaded.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsRemoteWriteResponse {
    /// Its id in the catalog.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it is now.
    pub path: String,
}

/// What a skill needs in order to work.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillDependencies {
    /// The tools it needs.
    pub tools: Vec<SkillToolDependency>,
}

/// A skill that could not be read.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillErrorInfo {
    /// Its file.
    pub path: String,
    /// What is wrong with it.
    pub message: String,
}

/// How to show a skill to users.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillInterface {
    /// Name. `null`: use that of the skill.
    pub display_name: Option<String>,
    /// One line about it. `null`: none.
    pub short_description: Option<String>,
    /// Small icon, absolute path. `null`: none.
    pub icon_small: Option<AbsolutePathBuf>,
    /// Large icon, absolute path. `null`: none.
    pub icon_large: Option<AbsolutePathBuf>,
    /// Address of the small icon in the catalog. `null`: none.
    pub icon_small_url: Option<String>,
    /// Address of the large icon in the catalog. `null`: none.
    pub icon_large_url: Option<String>,
    /// Color to show it in, such as `#10A37F`. `null`: none.
    pub brand_color: Option<String>,
    /// Text to begin with when the user picks it. `null`: none.
    pub default_prompt: Option<String>,
}

/// A skill.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SkillMetadata {
    /// Name it is called by.
    pub name: String,
    /// What it is good for, for the model.
    pub description: String,
    /// One line for users, from the front matter. Absent: none. `interface` has the newer form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_description: Option<String>,
    /// How to show it. Absent: nothing special.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interface: Option<SkillInterface>,
    /// What it needs. Absent: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dependencies: Option<SkillDependencies>,
    /// Its `SKILL.md`, absolute.
    pub path: LegacyAppPathString,
    /// Where it comes from.
    pub scope: SkillScope,
    /// Whether it is on.
    pub enabled: bool,
    /// Plugin it belongs to. `null`: none.
    pub plugin_id: Option<String>,
}

/// A tool a skill needs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillToolDependency {
    /// Kind of the tool, such as `mcp`.
    #[serde(rename = "type")]
    pub type_: String,
    /// Which tool: its name.
    pub value: String,
    /// What it is needed for. Absent: not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// How its server is reached. Absent: not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transport: Option<String>,
    /// Command that starts its server. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// Address of its server. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The skills for a directory.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkillsListEntry {
    /// The directory.
    pub cwd: String,
    /// The skills, by scope (`repo`, `user`, `system`) and then by name.
    pub skills: Vec<SkillMetadata>,
    /// Skill files that could not be read.
    pub errors: Vec<SkillErrorInfo>,
}

/// A skill in the catalog.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RemoteSkillSummary {
    /// Its id in the catalog.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is good for.
    pub description: String,
}

/// The collector.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OtelExporterOtlpHttp {
    /// Its address.
    pub endpoint: String,
    /// Headers by name; their values are blanked out.
    pub headers: BTreeMap<String, String>,
    /// Notation of the messages.
    pub protocol: OtelHttpProtocol,
    /// Certificates. `null`: those of the system.
    pub tls: Option<OtelTlsConfig>,
}

/// The collector.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OtelExporterOtlpGrpc {
    /// Its address.
    pub endpoint: String,
    /// Headers by name; their values are blanked out.
    pub headers: BTreeMap<String, String>,
    /// Certificates. `null`: those of the system.
    pub tls: Option<OtelTlsConfig>,
}

/// Rules for telemetry. An absent or `null` member prescribes nothing.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct OtelRequirements {
    /// How results of tools are reported.
    pub tool_result: Option<OtelToolResultLogConfig>,
    /// Whether each piece of an answer is reported.
    pub log_sse_deltas: Option<bool>,
    /// Whether words of the user are reported.
    pub log_user_prompt: Option<bool>,
    /// Whether answers of the agent are reported.
    pub log_agent_responses: Option<bool>,
    /// Whether judgments of the automatic reviewer are reported.
    pub log_guardian_assessments: Option<bool>,
    /// Name of the environment that is reported.
    pub environment: Option<String>,
    /// Where logs go.
    pub exporter: Option<OtelExporter>,
    /// Where traces go.
    pub trace_exporter: Option<OtelExporter>,
    /// Where measurements go.
    pub metrics_exporter: Option<OtelExporter>,
    /// Attributes of all spans; texts by name.
    pub span_attributes: Option<BTreeMap<String, String>>,
    /// Entries of `tracestate`, by vendor; a map of texts each.
    pub tracestate: Option<BTreeMap<String, BTreeMap<String, String>>>,
}

/// Certificates of a connection.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct OtelTlsConfig {
    /// File of the certificate authority. `null`: that of the system.
    #[serde(rename = "ca-certificate")]
    pub ca_certificate: Option<String>,
    /// File of the client's certificate. `null`: none.
    #[serde(rename = "client-certificate")]
    pub client_certificate: Option<String>,
    /// File of the client's key. `null`: none.
    #[serde(rename = "client-private-key")]
    pub client_private_key: Option<String>,
}

/// How results of tools are reported.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OtelToolResultLogConfig {
    /// Most bytes of a result.
    pub max_bytes: u64,
}

/// A command that runs on behind the turns of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadBackgroundTerminal {
    /// Item of the command.
    pub item_id: String,
    /// Id of the command's terminal.
    pub process_id: String,
    /// The command line.
    pub command: String,
    /// Working directory.
    pub cwd: LegacyAppPathString,
    /// Process id of the operating system. `null`: not known.
    pub os_pid: Option<u32>,
    /// Processor use in percent of one core. `null`: not measured.
    pub cpu_percent: Option<f64>,
    /// Memory in use, in KiB. `null`: not measured.
    pub rss_kb: Option<u64>,
}

/// Which thread's background commands to end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadBackgroundTerminalsCleanParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The commands are ended; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadBackgroundTerminalsCleanResponse {}

/// Which page of a thread's background commands to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadBackgroundTerminalsListParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most commands in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of background commands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadBackgroundTerminalsListResponse {
    /// The commands.
    pub data: Vec<ThreadBackgroundTerminal>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// Background command to end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadBackgroundTerminalsTerminateParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of its terminal.
    pub process_id: String,
}

/// Whether the command ran.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadBackgroundTerminalsTerminateResponse {
    /// Whether it was ended; false where it did not run.
    pub terminated: bool,
}

/// A command of the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadShellCommandParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Command line for the thread's shell; it runs without a sandbox.
    pub command: String,
    /// Time limit in milliseconds, not negative; 0 stops it at once. Absent: one hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<i64>,
}

/// The command is started; items tell the rest.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadShellCommandResponse {}

/// A conversation: its settings, its state and, where asked for, its turns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Thread {
    /// Id of the thread, a UUIDv7.
    pub id: String,
    /// Environments of a loaded thread, the primary one first. `null`: the thread is not loaded.
    pub environments: Option<Vec<ThreadEnvironment>>,
    /// Data of the implementation. `null`: none.
    pub extra: Option<ThreadExtra>,
    /// Id shared by all threads of one tree of forks and sub-agents.
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
    pub ephemeral: bool,
    /// Section of the user's list the thread is in. `null`: none.
    pub section: Option<ThreadSection>,
    /// When it came into that section, in Unix seconds. `null`: no section.
    pub section_entered_at: Option<i64>,
    /// Project the thread belongs to. `null`: none.
    pub project_id: Option<String>,
    /// How the history is stored and read.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadStatusActive {
    /// What the turn waits for; empty while it works.
    pub active_flags: Vec<ThreadActiveFlag>,
}

/// Data of the implementation; no member is defined.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadExtra {}

/// An environment a thread works in.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnEnvironmentParams {
    /// Id of the environment.
    pub environment_id: String,
    /// Working directory inside it.
    pub cwd: LegacyAppPathString,
    /// Roots of the workspace inside it. Absent: only `cwd`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runtime_workspace_roots: Option<Vec<LegacyAppPathString>>,
}

/// State of a repository.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// Which thread to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Whether to include the turns with their items. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_turns: Option<bool>,
}

/// A thread as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadResponse {
    /// The thread.
    pub thread: Thread,
    /// What the user has not read yet. `null`: not recorded for this thread.
    pub read_state: Option<ThreadReadState>,
}

/// Which thread to archive.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadArchiveParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The thread is archived; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadArchiveResponse {}

/// Which thread to take out of the archive.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnarchiveParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The thread that is active again.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadUnarchiveResponse {
    /// The thread, without turns and not loaded.
    pub thread: Thread,
}

/// Which thread to name, and how.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSetNameParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The title; blanks at both ends are removed, and something must remain.
    pub name: String,
}

/// The thread is named; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadSetNameResponse {}

/// Which thread not to hear of any more.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnsubscribeParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// What unsubscribing did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadUnsubscribeResponse {
    /// What the connection's state was.
    pub status: ThreadUnsubscribeStatus,
}

/// Which thread to delete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDeleteParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The thread is deleted; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadDeleteResponse {}

/// A thread was created or forked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadStartedNotification {
    /// The thread.
    pub thread: Thread,
}

/// A thread does something else than before.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadStatusChangedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// What it does now.
    pub status: ThreadStatus,
}

/// A thread has a new title.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadNameUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The title. `null`: it was removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_name: Option<String>,
}

/// A thread was archived.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadArchivedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// A thread was taken out of the archive.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnarchivedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// A thread was unloaded because nobody used it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadClosedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// A thread was deleted.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDeletedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// The token count of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TokenUsageBreakdown {
    /// All tokens.
    pub total_tokens: i64,
    /// Tokens sent, cached ones included.
    pub input_tokens: i64,
    /// Tokens sent that the provider had cached.
    pub cached_input_tokens: i64,
    /// Tokens sent that the provider put into its cache.
    pub cache_write_input_tokens: i64,
    /// Tokens received, reasoning included.
    pub output_tokens: i64,
    /// Tokens received that were reasoning.
    pub reasoning_output_tokens: i64,
}

/// A page of turns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnsPage {
    /// The turns.
    pub data: Vec<Turn>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
    /// Cursor to read the other way from the beginning of this page. `null`: the page is empty.
    pub backwards_cursor: Option<String>,
}

/// Which turns to list.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemsListAnchorItem {
    /// The item.
    pub item_id: String,
}

/// Which outputs to leave out of a page of items.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// The history of a thread was summarized.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContextCompactedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
}

/// Which thread's history to summarize.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadCompactStartParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The summary is under way; notifications tell the rest.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadCompactStartResponse {}

/// Items to add to what the model sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadInjectItemsParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Items in the notation of the model's interface, at least one.
    pub items: Vec<RawJson>,
}

/// The items are added; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadInjectItemsResponse {}

/// Which items of a turn to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadItemsReadParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// Ids of the items, 1 to 100.
    pub item_ids: Vec<String>,
}

/// The items that were found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadItemsReadResponse {
    /// The items in stored order; ids that do not exist are left out.
    pub data: Vec<ThreadItemEntry>,
}

/// A plan the user agreed to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadPrepareApprovedPlanParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The plan, in Markdown.
    pub markdown: String,
    /// Absolute path of the server's copy of the plan. Absent: there is no copy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attachment_path: Option<String>,
}

/// How to begin the work on a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadPrepareApprovedPlanResponse {
    /// Text for the first turn of a fresh thread.
    pub prompt: String,
}

/// How much history to drop. Files of the workspace stay as they are.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRevertParams {
    /// Id of the thread.
    pub thread_id: String,
    /// First turn to drop; all later ones go too.
    pub before_turn_id: String,
}

/// The thread after dropping turns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRevertResponse {
    /// The thread, without turns.
    pub thread: Thread,
    /// Cursor to read the turns left, newest first, that one included. `null`: none are left.
    pub turns_backwards_cursor: Option<String>,
    /// Cursor to read the items left, newest first, that one included. `null`: none are left.
    pub items_backwards_cursor: Option<String>,
}

/// Turns of a thread were dropped; read its history anew.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRevertedNotification {
    /// Id of the thread.
    pub thread_id: String,
}

/// How much history to drop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadRollbackParams {
    /// Id of the thread.
    pub thread_id: String,
    /// User turns to drop from the end, at least 1; more than there are empties the history.
    pub num_turns: u32,
}

/// The thread after dropping turns.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadRollbackResponse {
    /// The thread, with the turns that are left.
    pub thread: Thread,
}

/// Which threads to list.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub project_id: Option<Option<String>>,
    /// Only threads of this section. `null`: only those without one. Absent: of all.
    #[serde(skip_serializing_if = "Option::is_none")]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadLoadedListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most ids in the page. Absent: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of ids of loaded threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadLoadedListResponse {
    /// Thread ids in ascending order.
    pub data: Vec<String>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// Where the unread part of a thread begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadState {
    /// First unread place. `null`: all is read.
    pub first_unread: Option<ThreadUnreadPosition>,
    /// Opaque stamp that guards updates against news the client has not seen.
    pub revision: String,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUnreadPositionTurn {
    /// The turn.
    pub turn_id: String,
}

/// The unread part of a thread changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadStateChangedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// What is unread now.
    pub read_state: ThreadReadState,
}

/// Which thread's count of open questions goes down.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadDecrementElicitationParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The count of open questions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadDecrementElicitationResponse {
    /// Questions open now.
    pub count: i64,
    /// Whether the time limits of commands still stand still.
    pub paused: bool,
}

/// Which thread's count of open questions goes up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadIncrementElicitationParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// The count of open questions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadIncrementElicitationResponse {
    /// Questions open now.
    pub count: i64,
    /// Whether the time limits of commands stand still.
    pub paused: bool,
}

/// Whether a thread may become part of memories.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadMemoryModeSetParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The choice.
    pub mode: ThreadMemoryMode,
}

/// The choice is stored; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadMemoryModeSetResponse {}

/// Which loaded thread's memories to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadMemoryReadParams {
    /// Id of the thread.
    pub thread_id: String,
}

/// What the thread knows from memories.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadMemoryReadResponse {
    /// The summary. `null`: memories are off, or there is none.
    pub summary: Option<String>,
}

/// Changes of the stored state of the repository; at least one member.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadMetadataGitInfoUpdateParams {
    /// Commit. `null`: remove it. Absent: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sha: Option<Option<String>>,
    /// Branch. `null`: remove it. Absent: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch: Option<Option<String>>,
    /// Address of the remote `origin`. `null`: remove it. Absent: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_url: Option<Option<String>>,
}

/// What to change in the stored data of a thread; at least one member.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadMetadataUpdateParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Project to put the thread into; empty takes it out. Absent or `null`: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub project_id: Option<String>,
    /// State of the repository to store. Absent: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub git_info: Option<ThreadMetadataGitInfoUpdateParams>,
    /// Daybreak choice to save. Absent or `null`: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daybreak_enabled: Option<bool>,
}

/// The thread after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadMetadataUpdateResponse {
    /// The thread, without turns.
    pub thread: Thread,
}

/// A thread came into a project or left one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadProjectUpdatedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The project. `null`: none.
    pub project_id: Option<String>,
}

/// How to mark a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadStateUpdateParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The mark.
    pub operation: ThreadReadStateOperation,
    /// Revision of the read state that the user saw; a different one is refused.
    pub expected_revision: String,
}

/// The read state after the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReadStateUpdateResponse {
    /// The read state, with its new revision.
    pub read_state: ThreadReadState,
}

/// A message that holds the text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSearchOccurrence {
    /// Id of the turn.
    pub turn_id: String,
    /// The message.
    pub item_id: String,
    /// Text around the place.
    pub snippet: String,
    /// Where the text stands in `snippet`.
    pub snippet_match_range: ThreadSearchTextRange,
    /// Cursor for `thread/turns/list` that begins with this turn.
    pub turn_cursor: String,
}

/// What to look for in the messages of one thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSearchOccurrencesParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Text to look for, upper and lower case alike.
    pub search_term: String,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most places in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of places in a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSearchOccurrencesResponse {
    /// The places, oldest first.
    pub data: Vec<ThreadSearchOccurrence>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// What to look for in all stored threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSearchParams {
    /// Whether to search threads attached to others, too. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_attached_threads: Option<bool>,
    /// Whether to leave out threads of other accounts. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current_account_only: Option<bool>,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most threads in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// What to sort by. Absent: time of creation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_key: Option<ThreadSearchSortKey>,
    /// Order. Absent: newest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_direction: Option<SortDirection>,
    /// Only threads of these kinds of programs. Absent or empty: interactive ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source_kinds: Option<Vec<ThreadSourceKind>>,
    /// Whether to search archived threads instead of active ones. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archived: Option<bool>,
    /// Text to look for; not blank.
    pub search_term: String,
}

/// A page of found threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSearchResponse {
    /// The threads.
    pub data: Vec<ThreadSearchResult>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
    /// Cursor to read the other way from the beginning of this page. `null`: the page is empty.
    pub backwards_cursor: Option<String>,
}

/// A found thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadSearchResult {
    /// The thread, without turns.
    pub thread: Thread,
    /// Text around the place that was found.
    pub snippet: String,
}

/// A part of a text, in UTF-16 code units.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadSearchTextRange {
    /// Where it begins, counted from 0.
    pub start: u32,
    /// Where it ends, itself outside.
    pub end: u32,
}

/// A section of the user's list of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadSection {
    /// Id that stays when the section is renamed.
    pub id: String,
    /// Name shown to the user.
    pub name: String,
    /// How it looks. `null`: as usual.
    pub appearance: Option<ThreadSectionAppearance>,
}

/// How a section looks.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadSectionAppearance {
    /// Color name. `null`: the default.
    pub color: Option<String>,
    /// Icon name. `null`: the default.
    pub icon: Option<String>,
}

/// A thread was moved in the user's list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSectionChangedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Section it is in now. `null`: none.
    pub section_id: Option<String>,
}

/// Where to put a thread in the user's list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSectionMoveParams {
    /// Thread to move.
    pub thread_id: String,
    /// The section. `null`: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section_id: Option<Option<String>>,
    /// Thread of the section to stand before. Absent or `null`: at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before_thread_id: Option<String>,
}

/// The thread is moved; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadSectionMoveResponse {}

/// A new section.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadSectionCreateParams {
    /// Name shown to the user; not blank.
    pub name: String,
    /// How it looks. Absent: as usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appearance: Option<ThreadSectionAppearance>,
}

/// The new section.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadSectionCreateResponse {
    /// The section, with its id.
    pub section: ThreadSection,
}

/// Section to delete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSectionDeleteParams {
    /// The section; the built-in one stays.
    pub section_id: String,
}

/// The section is deleted; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadSectionDeleteResponse {}

/// Which page of the sections to return.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct ThreadSectionListParams {
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most sections in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of sections.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSectionListResponse {
    /// The sections.
    pub data: Vec<ThreadSection>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
}

/// How to change a section.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadSectionUpdateParams {
    /// Section to change.
    pub section_id: String,
    /// New name; not blank.
    pub name: String,
    /// How it looks. `null`: as usual. Absent: as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appearance: Option<Option<ThreadSectionAppearance>>,
}

/// The changed section.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadSectionUpdateResponse {
    /// The section as it is now.
    pub section: ThreadSection,
}

/// Settings of a new thread. What is absent comes from the configuration.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
    /// Service tier of the model provider. `null`: back to its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<Option<String>>,
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
    pub config: Option<BTreeMap<String, RawJson>>,
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    pub disabled_plugin_ids: Vec<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
    /// Roots of the workspace.
    pub runtime_workspace_roots: Vec<AbsolutePathBuf>,
    /// Files the instructions were read from.
    pub instruction_sources: Vec<LegacyAppPathString>,
    /// When the user is asked.
    pub approval_policy: AskForApproval,
    /// Who answers approval questions.
    pub approvals_reviewer: ApprovalsReviewer,
    /// What commands and patches may touch.
    pub sandbox: SandboxPolicy,
    /// Permission profile in force. `null`: none.
    pub active_permission_profile: Option<ActivePermissionProfile>,
    /// Reasoning effort. `null`: the model's default.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Always `explicitRequestOnly`; kept for older clients.
    pub multi_agent_mode: MultiAgentMode,
}

/// Which stored thread to open, and settings to change. The source is `history`, else `path`, else `threadId`.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// Service tier of the model provider. `null`: back to its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<Option<String>>,
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
    pub config: Option<BTreeMap<String, RawJson>>,
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadResumeInitialTurnsPageParams {
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

/// An opened thread and the settings in force.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    pub disabled_plugin_ids: Vec<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
    /// Roots of the workspace.
    pub runtime_workspace_roots: Vec<AbsolutePathBuf>,
    /// Files the instructions were read from.
    pub instruction_sources: Vec<LegacyAppPathString>,
    /// When the user is asked.
    pub approval_policy: AskForApproval,
    /// Who answers approval questions.
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
    pub multi_agent_mode: MultiAgentMode,
    /// The page of turns that was asked for. `null`: none was.
    pub initial_turns_page: Option<TurnsPage>,
    /// Cursor for `thread/turns/list` to read backwards from the newest turn. `null`: no turns.
    pub turns_backwards_cursor: Option<String>,
    /// Cursor for `thread/items/list` to read backwards from the newest item. `null`: no items.
    pub items_backwards_cursor: Option<String>,
}

/// Which thread to copy, and settings of the copy. The source is `path`, else `threadId`.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// Service tier of the model provider. `null`: back to its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<Option<String>>,
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
    pub config: Option<BTreeMap<String, RawJson>>,
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    pub disabled_plugin_ids: Vec<String>,
    /// Working directory.
    pub cwd: AbsolutePathBuf,
    /// Roots of the workspace.
    pub runtime_workspace_roots: Vec<AbsolutePathBuf>,
    /// Files the instructions were read from.
    pub instruction_sources: Vec<LegacyAppPathString>,
    /// When the user is asked.
    pub approval_policy: AskForApproval,
    /// Who answers approval questions.
    pub approvals_reviewer: ApprovalsReviewer,
    /// What commands and patches may touch.
    pub sandbox: SandboxPolicy,
    /// Permission profile in force. `null`: none.
    pub active_permission_profile: Option<ActivePermissionProfile>,
    /// Reasoning effort. `null`: the model's default.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Always `explicitRequestOnly`; kept for older clients.
    pub multi_agent_mode: MultiAgentMode,
}

/// A directory that brings capabilities such as skills.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SelectedCapabilityRoot {
    /// Id given by the platform that chose it.
    pub id: String,
    /// Where it is.
    pub location: CapabilityRootLocation,
}

/// A directory inside an environment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CapabilityRootLocationEnvironment {
    /// Id of the environment.
    pub environment_id: String,
    /// Absolute path inside it.
    pub path: String,
}

/// An item of a turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTimelineEntryItem {
    /// Place in the history; it only grows.
    pub position: u64,
    /// Turn the item belongs to.
    pub turn_id: String,
    /// The item.
    pub item: ThreadItem,
}

/// An item of a voice session.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreadTimelineEntryRealtime {
    /// Place in the history; it only grows.
    pub position: u64,
    /// The item.
    pub item: ThreadRealtimeItem,
}

/// A turn began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTimelineEntryTurnStarted {
    /// Place in the history; it only grows.
    pub position: u64,
    /// The turn.
    pub turn_id: String,
    /// When it began, in Unix seconds. `null`: not known.
    pub started_at: Option<i64>,
}

/// A turn ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTimelineEntryTurnCompleted {
    /// Place in the history; it only grows.
    pub position: u64,
    /// The turn.
    pub turn_id: String,
    /// How it ended.
    pub status: TurnStatus,
    /// Why it failed. `null`: it did not.
    pub error: Option<TurnError>,
    /// When it began, in Unix seconds. `null`: not known.
    pub started_at: Option<i64>,
    /// When it ended, in Unix seconds. `null`: not known.
    pub completed_at: Option<i64>,
    /// How long it ran, in milliseconds. `null`: not known.
    pub duration_ms: Option<i64>,
}

/// Which page of a thread's timeline to return.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTimelineListParams {
    /// Id of the thread.
    pub thread_id: String,
    /// Where to go on, from the page before. Absent: at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most entries in the page. Absent: the server decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A page of a thread's timeline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadTimelineListResponse {
    /// The entries, in the order they were stored.
    pub data: Vec<ThreadTimelineEntry>,
    /// Cursor of the next page. `null`: this is the last one.
    pub next_cursor: Option<String>,
    /// Voice session that was open before the first entry. `null`: none.
    pub active_realtime_session_at_page_start: Option<String>,
}

/// A single tool. A value without `type` is one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolSpecFunction {
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

/// Tools grouped under a common name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DynamicToolSpecNamespace {
    /// Name of the group.
    pub name: String,
    /// What the tools are for; the model reads it.
    pub description: String,
    /// The tools of the group.
    pub tools: Vec<DynamicToolNamespaceTool>,
}

/// A tool that is called with arguments.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolCallResponse {
    /// What the model gets to see.
    pub content_items: Vec<DynamicToolCallOutputContentItem>,
    /// Whether the tool did its work.
    pub success: bool,
}

/// Text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DynamicToolCallOutputContentItemInputText {
    /// The text.
    pub text: String,
}

/// An image.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolCallOutputContentItemInputImage {
    /// Address or data URL of the image.
    pub image_url: String,
}

/// A sound.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DynamicToolCallOutputContentItemInputAudio {
    /// Address or data URL of the sound.
    pub audio_url: String,
}

/// Asks the user questions on behalf of the model.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    pub is_blocking: bool,
    /// Milliseconds after which the server stops waiting; `isBlocking` replaces it. `null`: never.
    pub auto_resolution_ms: Option<u64>,
}

/// One question.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolRequestUserInputQuestion {
    /// Key of the answer.
    pub id: String,
    /// A word or two to show as heading.
    pub header: String,
    /// The question itself.
    pub question: String,
    /// Whether an answer of the user's own is possible beside the options.
    pub is_other: bool,
    /// Whether the answer is to be hidden while it is typed.
    pub is_secret: bool,
    /// Answers to choose from. `null`: free text only.
    pub options: Option<Vec<ToolRequestUserInputOption>>,
}

/// An answer to choose from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToolRequestUserInputOption {
    /// The answer, as it is sent back.
    pub label: String,
    /// What choosing it means.
    pub description: String,
}

/// The user's answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToolRequestUserInputResponse {
    /// Answer per question id.
    pub answers: BTreeMap<String, ToolRequestUserInputAnswer>,
}

/// Answer to one question.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToolRequestUserInputAnswer {
    /// Chosen labels or own text.
    pub answers: Vec<String>,
}

/// One round of work on a user's input.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Turn {
    /// Id of the turn: a UUIDv7, or a decimal number in 0.97.
    pub id: String,
    /// Turn the work began with; later turns, also of other threads, continue it. `null`: not recorded.
    pub root_turn_id: Option<String>,
    /// The items, as many as `itemsView` says.
    pub items: Vec<ThreadItem>,
    /// How much of the turn `items` holds.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MisalignmentSteer {
    /// Text to send as the next turn's input.
    pub message: String,
}

/// A model that has reached its cap.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModelCapErrorInfo {
    /// The model.
    pub model: String,
    /// Seconds until it can be used again. `null`: not known.
    pub reset_after_seconds: Option<u64>,
}

/// HTTP status that came with a failure.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HttpStatusErrorInfo {
    /// The status. `null`: there was no answer.
    pub http_status_code: Option<u16>,
}

/// Why a running turn takes no further input.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ActiveTurnNotSteerableErrorInfo {
    /// What kind of turn it is.
    pub turn_kind: NonSteerableTurnKind,
}

/// Input of a turn. Settings given here also hold for later turns, except where noted.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// Service tier of the model provider. `null`: back to its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<Option<String>>,
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnStartResponse {
    /// The turn, in progress and without items.
    pub turn: Turn,
}

/// Input for the running turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnSteerResponse {
    /// Id of the turn.
    pub turn_id: String,
}

/// Which turn to stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnInterruptParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The running turn.
    pub turn_id: String,
}

/// The turn is stopped; there is nothing to say about it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct TurnInterruptResponse {}

/// A turn began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnStartedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The turn, in progress and without items.
    pub turn: Turn,
}

/// A turn ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnCompletedNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// The turn with its outcome.
    pub turn: Turn,
}

/// The model changed its plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnPlanStep {
    /// What is to be done.
    pub step: String,
    /// How far it is.
    pub status: TurnPlanStepStatus,
}

/// The file changes of a turn so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CollaborationMode {
    /// Which mode.
    pub mode: ModeKind,
    /// Settings that come with it.
    pub settings: Settings,
}

/// Settings of a collaboration mode.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Settings {
    /// Model to use.
    pub model: String,
    /// Reasoning effort. `null`: the model's default.
    pub reasoning_effort: Option<ReasoningEffort>,
    /// Instructions. `null`: the built-in ones of the mode.
    pub developer_instructions: Option<String>,
}

/// Asks for the collaboration modes; no member is defined.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct CollaborationModeListParams {}

/// The collaboration modes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CollaborationModeListResponse {
    /// One preset per mode.
    pub data: Vec<CollaborationModeMask>,
}

/// A preset of a collaboration mode.
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// The model provider sent data of its moderation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnModerationMetadataNotification {
    /// Id of the thread.
    pub thread_id: String,
    /// Id of the turn.
    pub turn_id: String,
    /// The data as it came, any JSON.
    pub metadata: RawJson,
}

/// Settings to change for the rest of a running turn. What is absent stays.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnSettingsUpdateParams {
    /// Id of the thread.
    pub thread_id: String,
    /// The running turn.
    pub turn_id: String,
    /// Who answers approval questions from the next step on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approvals_reviewer: Option<ApprovalsReviewer>,
    /// Environments from the next step on, the primary one first; empty: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub environments: Option<Vec<TurnEnvironmentParams>>,
    /// Model to use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// Reasoning effort.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<ReasoningEffort>,
    /// How much of the reasoning is summarized.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<ReasoningSummary>,
    /// Service tier. `null`: back to the default of the provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<Option<String>>,
}

/// What became of the change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnSettingsUpdateResponse {
    /// What became of it.
    pub status: TurnSettingsUpdateStatus,
}

/// Tokens of a day.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountTokenUsageDailyBucket {
    /// The day, as `YYYY-MM-DD`.
    pub start_date: String,
    /// Tokens used.
    pub tokens: i64,
}

/// Use of an account in numbers.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AccountTokenUsageSummary {
    /// Tokens since the beginning. `null`: not known.
    pub lifetime_tokens: Option<i64>,
    /// Most tokens of a day. `null`: not known.
    pub peak_daily_tokens: Option<i64>,
    /// Longest turn, in seconds. `null`: not known.
    pub longest_running_turn_sec: Option<i64>,
    /// Days in a row with use, up to now. `null`: not known.
    pub current_streak_days: Option<i64>,
    /// Most days in a row with use. `null`: not known.
    pub longest_streak_days: Option<i64>,
}

/// Credit to use.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConsumeAccountRateLimitResetCreditParams {
    /// Key of this wish, best a UUID; the same key again uses no second credit.
    pub idempotency_key: String,
    /// The credit. Absent: the next one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credit_id: Option<String>,
}

/// What became of the credit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConsumeAccountRateLimitResetCreditResponse {
    /// What became of it.
    pub outcome: ConsumeAccountRateLimitResetCreditOutcome,
}

/// Usage limits of the account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAccountRateLimitsResponse {
    /// Whether included usage is open now. `null`: not known, also not from the percentages.
    pub ordinary_usage_allowed: Option<bool>,
    /// The limits of ordinary use.
    pub rate_limits: RateLimitSnapshot,
    /// All limits by their id, for example `codex`. `null`: not told.
    pub rate_limits_by_limit_id: Option<BTreeMap<String, RateLimitSnapshot>>,
    /// Credits that reset limits. `null`: none known.
    pub rate_limit_reset_credits: Option<RateLimitResetCreditsSummary>,
    /// Workspace they belong to. `null`: not told.
    pub account_id: Option<String>,
    /// Advertisement of the vendor, any JSON. `null`: none.
    pub rate_limit_upsell: Option<RawJson>,
}

/// How much the account used.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAccountTokenUsageResponse {
    /// The whole in numbers.
    pub summary: AccountTokenUsageSummary,
    /// Tokens by day. `null`: not told.
    pub daily_usage_buckets: Option<Vec<AccountTokenUsageDailyBucket>>,
    /// Use of the thread that was asked for. `null`: none was, or it is not known.
    pub thread_usage: Option<ThreadUsage>,
}

/// Messages of the workspace's owner.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetWorkspaceMessagesResponse {
    /// Whether the account can have such messages.
    pub feature_enabled: bool,
    /// Messages in force.
    pub messages: Vec<WorkspaceMessage>,
}

/// A credit that resets usage limits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RateLimitResetCredit {
    /// Id of the credit.
    pub id: String,
    /// What it resets.
    pub reset_type: RateLimitResetType,
    /// Whether it can be used.
    pub status: RateLimitResetCreditStatus,
    /// When it was given, in Unix seconds.
    pub granted_at: i64,
    /// When it is lost, in Unix seconds. `null`: never.
    pub expires_at: Option<i64>,
    /// Name shown to the user. `null`: none.
    pub title: Option<String>,
    /// Text for the user. `null`: none.
    pub description: Option<String>,
}

/// Credits that reset usage limits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RateLimitResetCreditsSummary {
    /// How many there are.
    pub available_count: i64,
    /// The credits, perhaps not all. `null`: only the count is known.
    pub credits: Option<Vec<RateLimitResetCredit>>,
}

/// What to ask the workspace's owner for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SendAddCreditsNudgeEmailParams {
    /// What is used up.
    pub credit_type: AddCreditsNudgeCreditType,
}

/// Whether the owner was asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SendAddCreditsNudgeEmailResponse {
    /// What became of the e-mail.
    pub status: AddCreditsNudgeEmailStatus,
}

/// Estimated cost of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUsage {
    /// Id of the thread.
    pub thread_id: String,
    /// Cost in millionths of a credit.
    pub estimated_usage_credits_micros: i64,
    /// Cost in millionths of a US dollar. `null`: not known.
    pub estimated_usage_usd_micros: Option<i64>,
    /// Cost billed in dollars, in millionths. `null`: not known.
    pub native_usage_usd_micros: Option<i64>,
    /// The cost by kind of use.
    pub groups: Vec<ThreadUsageBreakdownGroup>,
}

/// Cost of one kind of use.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadUsageBreakdownGroup {
    /// Model. `null`: not known.
    pub model: Option<String>,
    /// Reasoning effort. `null`: not known.
    pub reasoning_effort: Option<String>,
    /// Speed that was paid for. `null`: not known.
    pub speed: Option<String>,
    /// Cost in millionths of a credit.
    pub estimated_usage_credits_micros: i64,
    /// Input tokens that did not come from the cache. `null`: not known.
    pub net_new_input_tokens: Option<i64>,
    /// Input tokens that came from the cache. `null`: not known.
    pub cached_input_tokens: Option<i64>,
    /// Input tokens. `null`: not known.
    pub input_tokens: Option<i64>,
    /// Output tokens. `null`: not known.
    pub output_tokens: Option<i64>,
    /// All tokens. `null`: not known.
    pub total_tokens: Option<i64>,
}

/// A message of the workspace's owner.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkspaceMessage {
    /// Id of the message.
    pub message_id: String,
    /// Where it is shown.
    pub message_type: WorkspaceMessageType,
    /// Text of the message.
    pub message_body: String,
    /// When it was written, in Unix seconds. `null`: not known.
    pub created_at: Option<i64>,
    /// When it was withdrawn, in Unix seconds. `null`: it is in force.
    pub archived_at: Option<i64>,
}

/// Which parts of the usage limits to return.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAccountRateLimitsParams {
    /// Whether the client can show the reserve of the account. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports_luna_reserve: Option<bool>,
    /// Whether to leave the list of reset credits out. Absent: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclude_reset_credit_details: Option<bool>,
}

/// Which use to return.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GetAccountTokenUsageParams {
    /// Thread to return the cost of, too. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
}

/// Which request to cancel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserVerificationCancelParams {
    /// Id of the enroll or verify request, sent on the same connection.
    pub request_id: RequestId,
}

/// Answer without content. The cancelled request may still be ending.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct UserVerificationCancelResponse {}

/// No parameters.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct UserVerificationDeleteParams {}

/// Answer without content.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct UserVerificationDeleteResponse {}

/// No parameters.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct UserVerificationEnrollParams {}

/// The key of this device; an old one is used again. It still has to be registered with the service.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserVerificationEnrollResponse {
    /// Id of the key.
    pub credential_id: String,
    /// Signature algorithm of the key. `null`: an older server does not tell.
    pub algorithm: Option<String>,
    /// Public key as SubjectPublicKeyInfo in base64url without padding. `null`: an older server does not tell.
    pub public_key: Option<String>,
}

/// Proof that the user agreed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserVerificationProof {
    /// Id of the key that signed.
    pub credential_id: String,
    /// Signature of the decoded challenge, ECDSA P-256 with SHA-256, DER in base64url without padding.
    pub signature: String,
}

/// No parameters.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct UserVerificationStatusParams {}

/// Whether this device can verify its user. Nobody is asked for it.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserVerificationStatusResponse {
    /// Id of the key. `null`: there is none.
    pub credential_id: Option<String>,
    /// Why it cannot be done. `null`: it can.
    pub unavailable_reason: Option<UserVerificationUnavailableReason>,
    /// The same for people. `null`: it can.
    pub unavailable_message: Option<String>,
}

/// What the user has to agree to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserVerificationVerifyParams {
    /// 1 to 4096 bytes to sign, in base64url without padding.
    pub challenge: String,
    /// What is shown first, 1 to 256 bytes.
    pub title: String,
    /// More about it, at most 4096 bytes.
    pub description: String,
}

/// The user agreed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserVerificationVerifyResponse {
    /// The proof of it.
    pub proof: UserVerificationProof,
}

/// The request makes no sense.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserVerificationErrorDetailsInvalidRequest {
    /// Why.
    pub reason: UserVerificationInvalidRequestReason,
}

/// This device cannot do it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserVerificationErrorDetailsUnavailable {
    /// Why.
    pub reason: UserVerificationUnavailableReason,
}

/// It ended early.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserVerificationErrorDetailsCancelled {
    /// Why.
    pub reason: UserVerificationCancellationReason,
}

/// It went wrong.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserVerificationErrorDetailsFailed {
    /// Why.
    pub reason: UserVerificationFailureReason,
}

/// The error object of user verification.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UserVerificationRpcError {
    /// JSON-RPC error code.
    pub code: i64,
    /// What went wrong, for people.
    pub message: String,
    /// What went wrong, for programs.
    pub data: UserVerificationErrorDetails,
}

/// Whether the Windows sandbox can be used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WindowsSandboxReadinessResponse {
    /// Its state.
    pub status: WindowsSandboxReadiness,
}

/// The setup of the Windows sandbox ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WindowsSandboxSetupCompletedNotification {
    /// How it was set up.
    pub mode: WindowsSandboxSetupMode,
    /// Whether it worked.
    pub success: bool,
    /// What went wrong. `null`: nothing.
    pub error: Option<String>,
}

/// How to set the Windows sandbox up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WindowsSandboxSetupStartParams {
    /// With which rights.
    pub mode: WindowsSandboxSetupMode,
    /// Directory whose configuration counts. Absent: that of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cwd: Option<AbsolutePathBuf>,
}

/// Whether the setup began.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WindowsSandboxSetupStartResponse {
    /// Whether it runs now; `windowsSandbox/setupCompleted` tells the outcome.
    pub started: bool,
}

/// Directories that every user can write weaken the Windows sandbox.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WindowsWorldWritableWarningNotification {
    /// Some of these directories.
    pub sample_paths: Vec<String>,
    /// How many more there are.
    pub extra_count: u64,
    /// Whether the search for them failed, so that the list may be incomplete.
    pub failed_scan: bool,
}

fn default_command_execution_request_approval_params_kind() -> CommandExecutionApprovalKind {
    CommandExecutionApprovalKind::Command
}

fn default_event_msg_exec_command_begin_source() -> ExecCommandSource {
    ExecCommandSource::Agent
}

fn default_event_msg_exec_command_end_source() -> ExecCommandSource {
    ExecCommandSource::Agent
}

fn default_event_msg_task_started_collaboration_mode_kind() -> ModeKind {
    ModeKind::Default
}

fn default_fuzzy_file_search_result_match_type() -> FuzzyFileSearchMatchType {
    FuzzyFileSearchMatchType::Unknown(Box::default())
}

fn default_hook_run_summary_source() -> HookSource {
    HookSource::NotKnown
}

fn default_legacy_sandbox_policy_external_sandbox_network_access() -> NetworkAccess {
    NetworkAccess::Restricted
}

fn default_model_input_modalities() -> Vec<InputModality> {
    serde_json::from_str("[\"text\",\"image\"]").expect("the default of the schema is valid")
}

fn default_permissions_request_approval_response_scope() -> PermissionGrantScope {
    PermissionGrantScope::Turn
}

fn default_plugin_summary_availability() -> PluginAvailability {
    PluginAvailability::Available
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

fn default_thread_realtime_append_text_params_role() -> ConversationTextRole {
    ConversationTextRole::User
}

fn default_thread_resume_response_approvals_reviewer() -> ApprovalsReviewer {
    ApprovalsReviewer::Unknown(Box::default())
}

fn default_thread_resume_response_multi_agent_mode() -> MultiAgentMode {
    MultiAgentMode::ExplicitRequestOnly
}

fn default_thread_settings_multi_agent_mode() -> MultiAgentMode {
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

support::object! {
    GetAccountParams {
        0 refresh_token: Option<bool> = "refreshToken", default, plain;
    }
}

support::object! {
    GetAccountResponse {
        0 account: Option<Account> = "account", default, plain;
        1 user_id: Option<String> = "userId", default, plain;
        2 requires_openai_auth: bool = "requiresOpenaiAuth", required, plain;
        3 workspace_routing: Option<WorkspaceRouting> = "workspaceRouting", default, plain;
    }
}

support::object! {
    AccountChatgpt {
        0 email: Option<String> = "email", default, plain;
        1 plan_type: PlanType = "planType", required, plain;
        2 workspace_name: Option<String> = "workspaceName", default, plain;
    }
}

support::object! {
    AccountAmazonBedrock {
        0 uses_codex_managed_credentials: bool = "usesCodexManagedCredentials", default, plain;
    }
}

support::object! {
    WorkspaceRouting {
        0 chatgpt_account_id: String = "chatgptAccountId", required, plain;
        1 backend_origin: String = "backendOrigin", required, plain;
        2 account_routing_override: AccountRoutingOverride = "accountRoutingOverride", required, plain;
    }
}

support::object! {
    AccountUpdatedNotification {
        0 auth_mode: Option<AuthMode> = "authMode", default, plain;
        1 plan_type: Option<PlanType> = "planType", default, plain;
    }
}

support::object! {
    AccountRateLimitsUpdatedNotification {
        0 rate_limits: RateLimitSnapshot = "rateLimits", required, plain;
    }
}

support::object! {
    RateLimitSnapshot {
        0 limit_id: Option<String> = "limitId", default, plain;
        1 limit_name: Option<String> = "limitName", default, plain;
        2 normal_model_slug: Option<String> = "normalModelSlug", default, plain;
        3 primary: Option<RateLimitWindow> = "primary", default, plain;
        4 secondary: Option<RateLimitWindow> = "secondary", default, plain;
        5 credits: Option<CreditsSnapshot> = "credits", default, plain;
        6 individual_limit: Option<SpendControlLimitSnapshot> = "individualLimit", default, plain;
        7 spend_control_reached: Option<bool> = "spendControlReached", default, plain;
        8 plan_type: Option<PlanType> = "planType", default, plain;
        9 rate_limit_reached_type: Option<RateLimitReachedType> = "rateLimitReachedType", default, plain;
    }
}

support::object! {
    RateLimitWindow {
        0 used_percent: i32 = "usedPercent", required, plain;
        1 window_duration_mins: Option<i64> = "windowDurationMins", default, plain;
        2 resets_at: Option<i64> = "resetsAt", default, plain;
    }
}

support::object! {
    CreditsSnapshot {
        0 has_credits: bool = "hasCredits", required, plain;
        1 unlimited: bool = "unlimited", required, plain;
        2 balance: Option<String> = "balance", default, plain;
    }
}

support::object! {
    SpendControlLimitSnapshot {
        0 limit: String = "limit", required, plain;
        1 used: String = "used", required, plain;
        2 remaining_percent: i32 = "remainingPercent", required, plain;
        3 resets_at: i64 = "resetsAt", required, plain;
    }
}

support::object! {
    AppBranding {
        0 category: Option<String> = "category", default, plain;
        1 developer: Option<String> = "developer", default, plain;
        2 website: Option<String> = "website", default, plain;
        3 privacy_policy: Option<String> = "privacyPolicy", default, plain;
        4 terms_of_service: Option<String> = "termsOfService", default, plain;
        5 is_discoverable_app: bool = "isDiscoverableApp", required, plain;
    }
}

support::object! {
    AppInfo {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, plain;
        3 logo_url: Option<String> = "logoUrl", default, plain;
        4 logo_url_dark: Option<String> = "logoUrlDark", default, plain;
        5 icon_assets: Option<BTreeMap<String, String>> = "iconAssets", default, plain;
        6 icon_dark_assets: Option<BTreeMap<String, String>> = "iconDarkAssets", default, plain;
        7 distribution_channel: Option<String> = "distributionChannel", default, plain;
        8 branding: Option<AppBranding> = "branding", default, plain;
        9 app_metadata: Option<AppMetadata> = "appMetadata", default, plain;
        10 labels: Option<BTreeMap<String, String>> = "labels", default, plain;
        11 install_url: Option<String> = "installUrl", default, plain;
        12 is_accessible: bool = "isAccessible", default, plain;
        13 is_enabled: bool = "isEnabled", or(default_true), plain;
        14 plugin_display_names: Vec<String> = "pluginDisplayNames", default, plain;
    }
}

support::object! {
    AppListUpdatedNotification {
        0 data: Vec<AppInfo> = "data", required, plain;
    }
}

support::object! {
    AppMetadata {
        0 review: Option<AppReview> = "review", default, plain;
        1 categories: Option<Vec<String>> = "categories", default, plain;
        2 sub_categories: Option<Vec<String>> = "subCategories", default, plain;
        3 seo_description: Option<String> = "seoDescription", default, plain;
        4 screenshots: Option<Vec<AppScreenshot>> = "screenshots", default, plain;
        5 developer: Option<String> = "developer", default, plain;
        6 version: Option<String> = "version", default, plain;
        7 version_id: Option<String> = "versionId", default, plain;
        8 version_notes: Option<String> = "versionNotes", default, plain;
        9 first_party_requires_install: Option<bool> = "firstPartyRequiresInstall", default, plain;
        10 show_in_composer_when_unlinked: Option<bool> = "showInComposerWhenUnlinked", default, plain;
    }
}

support::object! {
    AppReview {
        0 status: String = "status", required, plain;
    }
}

support::object! {
    AppScreenshot {
        0 url: Option<String> = "url", default, plain;
        1 file_id: Option<String> = "fileId", default, plain;
        2 user_prompt: String = "userPrompt", required, plain;
    }
}

support::object! {
    AppToolSummary {
        0 name: String = "name", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: String = "description", required, plain;
        3 is_enabled: bool = "isEnabled", or(default_true), plain;
        4 disabled_reason: Option<String> = "disabledReason", default, plain;
        5 is_read_only: bool = "isReadOnly", default, plain;
    }
}

support::object! {
    AppsInstalledParams {
        0 thread_id: Option<String> = "threadId", default, plain;
        1 force_refresh: Option<bool> = "forceRefresh", default, plain;
    }
}

support::object! {
    AppsInstalledResponse {
        0 apps: Vec<InstalledApp> = "apps", required, plain;
    }
}

support::object! {
    AppsListParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
        2 thread_id: Option<String> = "threadId", default, plain;
        3 force_refetch: Option<bool> = "forceRefetch", default, plain;
    }
}

support::object! {
    AppsListResponse {
        0 data: Vec<AppInfo> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    AppsReadParams {
        0 app_ids: Vec<String> = "appIds", required, plain;
        1 thread_id: Option<String> = "threadId", default, plain;
        2 include_tools: Option<bool> = "includeTools", default, plain;
    }
}

support::object! {
    AppsReadResponse {
        0 apps: Vec<ConnectorMetadata> = "apps", required, plain;
        1 missing_app_ids: Vec<String> = "missingAppIds", required, plain;
    }
}

support::object! {
    ConnectorMetadata {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, plain;
        3 icon_url: Option<String> = "iconUrl", default, plain;
        4 icon_url_dark: Option<String> = "iconUrlDark", default, plain;
        5 distribution_channel: Option<String> = "distributionChannel", default, plain;
        6 install_url: Option<String> = "installUrl", default, plain;
        7 plugin_display_names: Vec<String> = "pluginDisplayNames", default, plain;
        8 tool_summaries: Option<Vec<AppToolSummary>> = "toolSummaries", default, plain;
    }
}

support::object! {
    InstalledApp {
        0 id: String = "id", required, plain;
        1 runtime_name: Option<String> = "runtimeName", default, plain;
        2 enabled: bool = "enabled", required, plain;
        3 callable: bool = "callable", required, plain;
    }
}

support::object! {
    CommandExecutionRequestApprovalParams {
        0 kind: CommandExecutionApprovalKind = "kind", or(default_command_execution_request_approval_params_kind), plain;
        1 thread_id: String = "threadId", required, plain;
        2 turn_id: String = "turnId", required, plain;
        3 item_id: String = "itemId", required, plain;
        4 started_at_ms: i64 = "startedAtMs", default, plain;
        5 approval_id: Option<String> = "approvalId", default, plain;
        6 environment_id: Option<String> = "environmentId", default, plain;
        7 reason: Option<String> = "reason", default, plain;
        8 network_approval_context: Option<NetworkApprovalContext> = "networkApprovalContext", default, plain;
        9 command: Option<String> = "command", default, plain;
        10 cwd: Option<LegacyAppPathString> = "cwd", default, plain;
        11 command_actions: Option<Vec<CommandAction>> = "commandActions", default, plain;
        12 additional_permissions: Option<AdditionalPermissionProfile> = "additionalPermissions", default, plain;
        13 proposed_execpolicy_amendment: Option<Vec<String>> = "proposedExecpolicyAmendment", default, plain;
        14 proposed_network_policy_amendments: Option<Vec<NetworkPolicyAmendment>> = "proposedNetworkPolicyAmendments", default, plain;
        15 available_decisions: Option<Vec<CommandExecutionApprovalDecision>> = "availableDecisions", default, plain;
    }
}

support::object! {
    NetworkApprovalContext {
        0 host: String = "host", required, plain;
        1 protocol: NetworkApprovalProtocol = "protocol", required, plain;
    }
}

support::object! {
    NetworkPolicyAmendment {
        0 host: String = "host", required, plain;
        1 action: NetworkPolicyRuleAction = "action", required, plain;
    }
}

support::object! {
    CommandExecutionRequestApprovalResponse {
        0 decision: CommandExecutionApprovalDecision = "decision", required, plain;
    }
}

support::object! {
    ExecpolicyAmendmentDecision {
        0 execpolicy_amendment: Vec<String> = "execpolicy_amendment", required, plain;
    }
}

support::object! {
    NetworkPolicyAmendmentDecision {
        0 network_policy_amendment: NetworkPolicyAmendment = "network_policy_amendment", required, plain;
    }
}

support::object! {
    FileChangeRequestApprovalParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 started_at_ms: i64 = "startedAtMs", default, plain;
        4 reason: Option<String> = "reason", default, plain;
        5 grant_root: Option<String> = "grantRoot", default, plain;
    }
}

support::object! {
    FileChangeRequestApprovalResponse {
        0 decision: FileChangeApprovalDecision = "decision", required, plain;
    }
}

support::object! {
    ServerRequestResolvedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 request_id: RequestId = "requestId", required, plain;
    }
}

support::object! {
    GrantedPermissionProfile {
        0 network: Option<AdditionalNetworkPermissions> = "network", default, plain;
        1 file_system: Option<AdditionalFileSystemPermissions> = "fileSystem", default, plain;
    }
}

support::object! {
    PermissionsRequestApprovalParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 environment_id: Option<String> = "environmentId", default, plain;
        4 started_at_ms: i64 = "startedAtMs", required, plain;
        5 cwd: LegacyAppPathString = "cwd", required, plain;
        6 reason: Option<String> = "reason", default, plain;
        7 permissions: RequestPermissionProfile = "permissions", required, plain;
    }
}

support::object! {
    PermissionsRequestApprovalResponse {
        0 permissions: GrantedPermissionProfile = "permissions", required, plain;
        1 scope: PermissionGrantScope = "scope", or(default_permissions_request_approval_response_scope), plain;
        2 strict_auto_review: Option<bool> = "strictAutoReview", default, plain;
    }
}

support::object! {
    RequestPermissionProfile {
        0 network: Option<AdditionalNetworkPermissions> = "network", default, plain;
        1 file_system: Option<AdditionalFileSystemPermissions> = "fileSystem", default, plain;
    }
}

support::object! {
    ThreadAttachment {
        0 id: String = "id", required, plain;
        1 attachment_type: String = "attachmentType", required, plain;
        2 identity_key: String = "identityKey", required, plain;
        3 payload: RawJson = "payload", required, plain;
        4 created_at: i64 = "createdAt", required, plain;
    }
}

support::object! {
    ThreadAttachmentAddParams {
        0 thread_id: String = "threadId", required, plain;
        1 attachment_type: String = "attachmentType", required, plain;
        2 identity_key: String = "identityKey", required, plain;
        3 payload: RawJson = "payload", required, plain;
    }
}

support::object! {
    ThreadAttachmentAddResponse {
        0 outcome: ThreadAttachmentAddOutcome = "outcome", required, plain;
        1 attachment: ThreadAttachment = "attachment", required, plain;
    }
}

support::object! {
    ThreadAttachmentListParams {
        0 thread_id: String = "threadId", required, plain;
        1 cursor: Option<String> = "cursor", default, plain;
        2 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    ThreadAttachmentListResponse {
        0 data: Vec<ThreadAttachment> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ThreadAttachmentOwner {
        0 thread_id: String = "threadId", required, plain;
        1 archived: bool = "archived", required, plain;
    }
}

support::object! {
    ThreadAttachmentOwnerListParams {
        0 attachment_type: String = "attachmentType", required, plain;
        1 identity_key: String = "identityKey", required, plain;
        2 archived: Option<bool> = "archived", default, plain;
        3 cursor: Option<String> = "cursor", default, plain;
        4 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    ThreadAttachmentOwnerListResponse {
        0 data: Vec<ThreadAttachmentOwner> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ThreadAttachmentRemoveParams {
        0 thread_id: String = "threadId", required, plain;
        1 attachment_type: String = "attachmentType", required, plain;
        2 identity_key: String = "identityKey", required, plain;
    }
}

support::object! {
    ThreadAttachmentRemoveResponse {
    }
}

support::object! {
    ThreadAttachmentUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 attachment_type: String = "attachmentType", required, plain;
        2 identity_key: String = "identityKey", required, plain;
        3 attachment_id: String = "attachmentId", required, plain;
        4 operation: ThreadAttachmentOperation = "operation", required, plain;
    }
}

support::object! {
    AttestationGenerateParams {
    }
}

support::object! {
    AttestationGenerateResponse {
        0 token: String = "token", required, plain;
    }
}

support::object! {
    BedrockAwsProfile {
        0 name: String = "name", required, plain;
        1 region: Option<String> = "region", default, plain;
    }
}

support::object! {
    BedrockCheckGovCloudRequirementsParams {
    }
}

support::object! {
    BedrockCheckGovCloudRequirementsResponse {
        0 is_gov_cloud: bool = "isGovCloud", required, plain;
        1 should_warn: bool = "shouldWarn", required, plain;
    }
}

support::object! {
    BedrockDiscoverParams {
    }
}

support::object! {
    BedrockDiscoverResponse {
        0 profiles: Vec<BedrockAwsProfile> = "profiles", required, plain;
        1 environment_credentials: Vec<BedrockEnvironmentCredential> = "environmentCredentials", required, plain;
    }
}

support::object! {
    BedrockEnvironmentCredential {
        0 type_: AwsCredentialType = "type", required, plain;
        1 region: Option<String> = "region", default, plain;
    }
}

support::object! {
    BedrockSetupParamsProfile {
        0 profile: String = "profile", required, plain;
        1 region: String = "region", required, plain;
    }
}

support::object! {
    BedrockSetupParamsEnvironment {
        0 region: String = "region", required, plain;
    }
}

support::object! {
    BedrockSetupResponse {
    }
}

support::object! {
    GcpSetupParams {
        0 project_id: String = "projectId", required, plain;
        1 location: Option<String> = "location", default, plain;
        2 credential_file: Option<String> = "credentialFile", default, plain;
    }
}

support::object! {
    GcpSetupResponse {
    }
}

support::object! {
    CommandExecOutputDeltaNotification {
        0 process_id: String = "processId", required, plain;
        1 stream: CommandExecOutputStream = "stream", required, plain;
        2 delta_base64: String = "deltaBase64", required, plain;
        3 cap_reached: bool = "capReached", required, plain;
    }
}

support::object! {
    CommandExecParams {
        0 command: Vec<String> = "command", required, plain;
        1 process_id: Option<String> = "processId", default, plain;
        2 tty: Option<bool> = "tty", default, plain;
        3 stream_stdin: Option<bool> = "streamStdin", default, plain;
        4 stream_stdout_stderr: Option<bool> = "streamStdoutStderr", default, plain;
        5 output_bytes_cap: Option<u64> = "outputBytesCap", default, plain;
        6 disable_output_cap: Option<bool> = "disableOutputCap", default, plain;
        7 disable_timeout: Option<bool> = "disableTimeout", default, plain;
        8 timeout_ms: Option<i64> = "timeoutMs", default, plain;
        9 cwd: Option<String> = "cwd", default, path;
        10 env: Option<BTreeMap<String, Option<String>>> = "env", default, plain;
        11 size: Option<CommandExecTerminalSize> = "size", default, plain;
        12 sandbox_policy: Option<SandboxPolicy> = "sandboxPolicy", default, plain;
        13 permission_profile: Option<String> = "permissionProfile", default, plain;
    }
}

support::object! {
    CommandExecResizeParams {
        0 process_id: String = "processId", required, plain;
        1 size: CommandExecTerminalSize = "size", required, plain;
    }
}

support::object! {
    CommandExecResizeResponse {
    }
}

support::object! {
    CommandExecResponse {
        0 exit_code: i32 = "exitCode", required, plain;
        1 stdout: String = "stdout", required, plain;
        2 stderr: String = "stderr", required, plain;
    }
}

support::object! {
    CommandExecTerminalSize {
        0 rows: u16 = "rows", required, plain;
        1 cols: u16 = "cols", required, plain;
    }
}

support::object! {
    CommandExecTerminateParams {
        0 process_id: String = "processId", required, plain;
    }
}

support::object! {
    CommandExecTerminateResponse {
    }
}

support::object! {
    CommandExecWriteParams {
        0 process_id: String = "processId", required, plain;
        1 delta_base64: Option<String> = "deltaBase64", default, plain;
        2 close_stdin: Option<bool> = "closeStdin", default, plain;
    }
}

support::object! {
    CommandExecWriteResponse {
    }
}

support::object! {
    BrowserUseExtensionRequirements {
        0 request_headers: Option<Vec<RequestHeader>> = "requestHeaders", default, plain;
    }
}

support::object! {
    BrowserUseOriginPolicy {
        0 access: Option<AllowDenyRequirement> = "access", default, plain;
        1 downloads: Option<AllowDenyRequirement> = "downloads", default, plain;
        2 uploads: Option<AllowDenyRequirement> = "uploads", default, plain;
        3 full_cdp_access: Option<AllowDenyRequirement> = "fullCdpAccess", default, plain;
        4 auto_review: Option<AllowDenyRequirement> = "autoReview", default, plain;
        5 persistent_approval: Option<bool> = "persistentApproval", default, plain;
        6 access_approval_lifetime: Option<BrowserUseAccessApprovalLifetime> = "accessApprovalLifetime", default, plain;
    }
}

support::object! {
    BrowserUseRequirements {
        0 extension: Option<BrowserUseExtensionRequirements> = "extension", default, plain;
        1 allow_webmcp: Option<bool> = "allowWebmcp", default, plain;
        2 allow_history_access: Option<bool> = "allowHistoryAccess", default, plain;
        3 disable_auto_review: Option<bool> = "disableAutoReview", default, plain;
        4 allow_global_persistent_approval: Option<bool> = "allowGlobalPersistentApproval", default, plain;
        5 default_origin_policy: Option<BrowserUseOriginPolicy> = "defaultOriginPolicy", default, plain;
        6 origins: Option<BTreeMap<String, BrowserUseOriginPolicy>> = "origins", default, plain;
    }
}

support::object! {
    ComputerUseMacosRequirements {
        0 bundle_ids: Option<BTreeMap<String, AllowDenyRequirement>> = "bundleIds", default, plain;
    }
}

support::object! {
    ComputerUseRequirements {
        0 allow_locked_computer_use: Option<bool> = "allowLockedComputerUse", default, plain;
        1 allow_persistent_approval: Option<bool> = "allowPersistentApproval", default, plain;
        2 default_app_access: Option<AllowDenyRequirement> = "defaultAppAccess", default, plain;
        3 macos: Option<ComputerUseMacosRequirements> = "macos", default, plain;
        4 windows: Option<ComputerUseWindowsRequirements> = "windows", default, plain;
    }
}

support::object! {
    ComputerUseWindowsExeRequirement {
        0 publisher_name: String = "publisherName", required, plain;
        1 product_name: String = "productName", required, plain;
        2 binary_name: Option<String> = "binaryName", default, plain;
        3 access: AllowDenyRequirement = "access", required, plain;
    }
}

support::object! {
    ComputerUseWindowsRequirements {
        0 aumids: Option<BTreeMap<String, AllowDenyRequirement>> = "aumids", default, plain;
        1 exes: Option<Vec<ComputerUseWindowsExeRequirement>> = "exes", default, plain;
    }
}

support::object! {
    RequestHeader {
        0 name: String = "name", required, plain;
        1 value: String = "value", required, plain;
    }
}

support::object! {
    ConfigReadParams {
        0 include_layers: Option<bool> = "includeLayers", default, plain;
        1 cwd: Option<String> = "cwd", default, plain;
    }
}

support::object! {
    ConfigReadResponse {
        0 config: Config = "config", required, plain;
        1 origins: BTreeMap<String, ConfigLayerMetadata> = "origins", required, plain;
        2 layers: Option<Vec<ConfigLayer>> = "layers", default, plain;
    }
}

support::object! {
    ConfigLayerMetadata {
        0 name: ConfigLayerSource = "name", required, plain;
        1 version: String = "version", required, plain;
    }
}

support::object! {
    ConfigLayer {
        0 name: ConfigLayerSource = "name", required, plain;
        1 version: String = "version", required, plain;
        2 config: RawJson = "config", required, plain;
        3 disabled_reason: Option<String> = "disabledReason", default, plain;
    }
}

support::object! {
    ConfigLayerSourcePackagedDefaults {
        0 file: AbsolutePathBuf = "file", required, path;
    }
}

support::object! {
    ConfigLayerSourceMdm {
        0 domain: String = "domain", required, plain;
        1 key: String = "key", required, plain;
    }
}

support::object! {
    ConfigLayerSourceSystem {
        0 file: AbsolutePathBuf = "file", required, path;
    }
}

support::object! {
    ConfigLayerSourceEnterpriseManaged {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
    }
}

support::object! {
    ConfigLayerSourceUser {
        0 file: AbsolutePathBuf = "file", required, path;
        1 profile: Option<String> = "profile", default, plain;
    }
}

support::object! {
    ConfigLayerSourceProject {
        0 dot_codex_folder: AbsolutePathBuf = "dotCodexFolder", required, path;
    }
}

support::object! {
    ConfigLayerSourceLegacyManagedConfigTomlFromFile {
        0 file: AbsolutePathBuf = "file", required, path;
    }
}

support::object! {
    SandboxWorkspaceWrite {
        0 writable_roots: Vec<String> = "writable_roots", default, plain;
        1 network_access: bool = "network_access", default, plain;
        2 exclude_tmpdir_env_var: bool = "exclude_tmpdir_env_var", default, plain;
        3 exclude_slash_tmp: bool = "exclude_slash_tmp", default, plain;
    }
}

support::object! {
    ToolsV2 {
        0 web_search: Option<ToolsWebSearch> = "web_search", default, plain;
        1 view_image: Option<bool> = "view_image", default, plain;
    }
}

support::object! {
    WebSearchToolConfig {
        0 context_size: Option<WebSearchContextSize> = "context_size", default, plain;
        1 allowed_domains: Option<Vec<String>> = "allowed_domains", default, plain;
        2 location: Option<WebSearchLocation> = "location", default, plain;
    }
}

support::object! {
    WebSearchLocation {
        0 country: Option<String> = "country", default, plain;
        1 region: Option<String> = "region", default, plain;
        2 city: Option<String> = "city", default, plain;
        3 timezone: Option<String> = "timezone", default, plain;
    }
}

support::object! {
    AppsConfig {
        0 default: Option<AppsDefaultConfig> = "_default", default, plain;
    }
}

support::object! {
    AppsDefaultConfig {
        0 enabled: bool = "enabled", or(default_true), plain;
        1 approvals_reviewer: Option<ApprovalsReviewer> = "approvals_reviewer", default, plain;
        2 default_tools_approval_mode: Option<AppToolApproval> = "default_tools_approval_mode", default, plain;
        3 destructive_enabled: bool = "destructive_enabled", or(default_true), plain;
        4 open_world_enabled: bool = "open_world_enabled", or(default_true), plain;
    }
}

support::object! {
    BrowserUseConfig {
        0 allow_history_access: Option<bool> = "allow_history_access", default, plain;
        1 default_origin_policy: Option<BrowserUseOriginPolicyConfig> = "default_origin_policy", default, plain;
        2 origins: Option<BTreeMap<String, BrowserUseOriginPolicyConfig>> = "origins", default, plain;
    }
}

support::object! {
    BrowserUseOriginPolicyConfig {
        0 access: Option<AllowDenyRequirement> = "access", default, plain;
        1 downloads: Option<AllowDenyRequirement> = "downloads", default, plain;
        2 uploads: Option<AllowDenyRequirement> = "uploads", default, plain;
        3 full_cdp_access: Option<AllowDenyRequirement> = "full_cdp_access", default, plain;
    }
}

support::object! {
    ComputerUseConfig {
        0 default_app_access: Option<AllowDenyRequirement> = "default_app_access", default, plain;
        1 macos: Option<ComputerUseMacosConfig> = "macos", default, plain;
        2 windows: Option<ComputerUseWindowsConfig> = "windows", default, plain;
    }
}

support::object! {
    ComputerUseMacosConfig {
        0 bundle_ids: Option<BTreeMap<String, AllowDenyRequirement>> = "bundle_ids", default, plain;
    }
}

support::object! {
    ComputerUseWindowsConfig {
        0 aumids: Option<BTreeMap<String, AllowDenyRequirement>> = "aumids", default, plain;
        1 exes: Option<Vec<ComputerUseWindowsExeConfig>> = "exes", default, plain;
    }
}

support::object! {
    ComputerUseWindowsExeConfig {
        0 publisher_name: String = "publisher_name", required, plain;
        1 product_name: String = "product_name", required, plain;
        2 binary_name: Option<String> = "binary_name", default, plain;
        3 access: AllowDenyRequirement = "access", required, plain;
    }
}

support::object! {
    AppConfig {
        0 approvals_reviewer: Option<ApprovalsReviewer> = "approvals_reviewer", default, plain;
        1 default_tools_approval_mode: Option<AppToolApproval> = "default_tools_approval_mode", default, plain;
        2 default_tools_enabled: Option<bool> = "default_tools_enabled", default, plain;
        3 destructive_enabled: Option<bool> = "destructive_enabled", default, plain;
        4 enabled: bool = "enabled", or(default_true), plain;
        5 links: Option<AppLinksConfig> = "links", default, plain;
        6 omit_tools_from: Option<Vec<ToolExposureSurface>> = "omit_tools_from", default, plain;
        7 open_world_enabled: Option<bool> = "open_world_enabled", default, plain;
        8 tools: Option<AppToolsConfig> = "tools", default, plain;
    }
}

support::object! {
    AppLinkConfig {
        0 approvals_reviewer: Option<ApprovalsReviewer> = "approvals_reviewer", default, plain;
        1 default_tools_approval_mode: Option<AppToolApproval> = "default_tools_approval_mode", default, plain;
    }
}

support::object! {
    AppToolConfig {
        0 approval_mode: Option<AppToolApproval> = "approval_mode", default, plain;
        1 enabled: Option<bool> = "enabled", default, plain;
    }
}

support::object! {
    ConfigBatchWriteParams {
        0 edits: Vec<ConfigEdit> = "edits", required, plain;
        1 file_path: Option<String> = "filePath", default, plain;
        2 expected_version: Option<String> = "expectedVersion", default, plain;
        3 reload_user_config: Option<bool> = "reloadUserConfig", default, plain;
    }
}

support::object! {
    ConfigEdit {
        0 key_path: String = "keyPath", required, plain;
        1 value: RawJson = "value", required, plain;
        2 merge_strategy: MergeStrategy = "mergeStrategy", required, plain;
    }
}

support::object! {
    ConfigValueWriteParams {
        0 key_path: String = "keyPath", required, plain;
        1 value: RawJson = "value", required, plain;
        2 merge_strategy: MergeStrategy = "mergeStrategy", required, plain;
        3 file_path: Option<String> = "filePath", default, plain;
        4 expected_version: Option<String> = "expectedVersion", default, plain;
    }
}

support::object! {
    ConfigWriteResponse {
        0 status: WriteStatus = "status", required, plain;
        1 version: String = "version", required, plain;
        2 file_path: AbsolutePathBuf = "filePath", required, path;
        3 overridden_metadata: Option<OverriddenMetadata> = "overriddenMetadata", default, plain;
    }
}

support::object! {
    McpServerRefreshResponse {
    }
}

support::object! {
    OverriddenMetadata {
        0 message: String = "message", required, plain;
        1 overriding_layer: ConfigLayerMetadata = "overridingLayer", required, plain;
        2 effective_value: RawJson = "effectiveValue", required, plain;
    }
}

support::object! {
    InitializeParams {
        0 client_info: ClientInfo = "clientInfo", required, plain;
        1 capabilities: Option<InitializeCapabilities> = "capabilities", default, plain;
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
    InitializeCapabilities {
        0 experimental_api: Option<bool> = "experimentalApi", default, plain;
        1 request_attestation: Option<bool> = "requestAttestation", default, plain;
        2 mcp_server_openai_form_elicitation: Option<bool> = "mcpServerOpenaiFormElicitation", default, plain;
        3 extensions: Option<BTreeMap<String, RawJson>> = "extensions", default, plain;
        4 explicit_gateway_oauth: Option<bool> = "explicitGatewayOauth", default, plain;
        5 required_human_approval: Option<bool> = "requiredHumanApproval", default, plain;
        6 opt_out_notification_methods: Option<Vec<String>> = "optOutNotificationMethods", default, plain;
    }
}

support::object! {
    InitializeResponse {
        0 user_agent: String = "userAgent", required, plain;
        1 codex_home: AbsolutePathBuf = "codexHome", default, path;
        2 platform_family: String = "platformFamily", default, plain;
        3 platform_os: String = "platformOs", default, plain;
    }
}

support::object! {
    MockExperimentalMethodParams {
        0 value: Option<String> = "value", default, plain;
    }
}

support::object! {
    MockExperimentalMethodResponse {
        0 echoed: Option<String> = "echoed", default, plain;
    }
}

support::object! {
    RemoteControlStatusChangedNotification {
        0 status: RemoteControlConnectionStatus = "status", required, plain;
        1 server_name: String = "serverName", required, plain;
        2 installation_id: String = "installationId", required, plain;
        3 environment_id: Option<String> = "environmentId", default, plain;
    }
}

support::object! {
    W3cTraceContext {
        0 traceparent: Option<String> = "traceparent", default, plain;
        1 tracestate: Option<String> = "tracestate", default, plain;
    }
}

support::object! {
    CurrentTimeReadParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    CurrentTimeReadResponse {
        0 current_time_at: i64 = "currentTimeAt", required, plain;
    }
}

support::object! {
    McpElicitationBooleanSchema {
        0 type_: McpElicitationBooleanType = "type", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 default: Option<bool> = "default", default, plain;
    }
}

support::object! {
    McpElicitationConstOption {
        0 const_: String = "const", required, plain;
        1 title: String = "title", required, plain;
    }
}

support::object! {
    McpElicitationLegacyTitledEnumSchema {
        0 type_: McpElicitationStringType = "type", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 enum_: Vec<String> = "enum", required, plain;
        4 enum_names: Option<Vec<String>> = "enumNames", default, plain;
        5 default: Option<String> = "default", default, plain;
    }
}

support::object! {
    McpElicitationNumberSchema {
        0 type_: McpElicitationNumberType = "type", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 minimum: Option<f64> = "minimum", default, plain;
        4 maximum: Option<f64> = "maximum", default, plain;
        5 default: Option<f64> = "default", default, plain;
    }
}

support::object! {
    McpElicitationSchema {
        0 schema: Option<String> = "$schema", default, plain;
        1 type_: McpElicitationObjectType = "type", required, plain;
        2 properties: BTreeMap<String, McpElicitationPrimitiveSchema> = "properties", required, plain;
        3 required: Option<Vec<String>> = "required", default, plain;
    }
}

support::object! {
    McpElicitationStringSchema {
        0 type_: McpElicitationStringType = "type", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 min_length: Option<u32> = "minLength", default, plain;
        4 max_length: Option<u32> = "maxLength", default, plain;
        5 format: Option<McpElicitationStringFormat> = "format", default, plain;
        6 default: Option<String> = "default", default, plain;
    }
}

support::object! {
    McpElicitationTitledEnumItems {
        0 any_of: Vec<McpElicitationConstOption> = "anyOf", required, plain;
    }
}

support::object! {
    McpElicitationTitledMultiSelectEnumSchema {
        0 type_: McpElicitationArrayType = "type", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 min_items: Option<u64> = "minItems", default, plain;
        4 max_items: Option<u64> = "maxItems", default, plain;
        5 items: McpElicitationTitledEnumItems = "items", required, plain;
        6 default: Option<Vec<String>> = "default", default, plain;
    }
}

support::object! {
    McpElicitationTitledSingleSelectEnumSchema {
        0 type_: McpElicitationStringType = "type", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 one_of: Vec<McpElicitationConstOption> = "oneOf", required, plain;
        4 default: Option<String> = "default", default, plain;
    }
}

support::object! {
    McpElicitationUntitledEnumItems {
        0 type_: McpElicitationStringType = "type", required, plain;
        1 enum_: Vec<String> = "enum", required, plain;
    }
}

support::object! {
    McpElicitationUntitledMultiSelectEnumSchema {
        0 type_: McpElicitationArrayType = "type", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 min_items: Option<u64> = "minItems", default, plain;
        4 max_items: Option<u64> = "maxItems", default, plain;
        5 items: McpElicitationUntitledEnumItems = "items", required, plain;
        6 default: Option<Vec<String>> = "default", default, plain;
    }
}

support::object! {
    McpElicitationUntitledSingleSelectEnumSchema {
        0 type_: McpElicitationStringType = "type", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 enum_: Vec<String> = "enum", required, plain;
        4 default: Option<String> = "default", default, plain;
    }
}

support::object! {
    McpServerElicitationRequestParamsOpenaiUserVerification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 server_name: String = "serverName", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
        4 title: String = "title", required, plain;
        5 description: String = "description", required, plain;
        6 challenge: String = "challenge", required, plain;
    }
}

support::object! {
    McpServerElicitationRequestParamsForm {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 server_name: String = "serverName", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
        4 message: String = "message", required, plain;
        5 requested_schema: McpElicitationSchema = "requestedSchema", required, plain;
    }
}

support::object! {
    McpServerElicitationRequestParamsOpenaiForm {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 server_name: String = "serverName", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
        4 message: String = "message", required, plain;
        5 requested_schema: RawJson = "requestedSchema", required, plain;
    }
}

support::object! {
    McpServerElicitationRequestParamsOlderOpenaiForm {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 server_name: String = "serverName", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
        4 message: String = "message", required, plain;
        5 requested_schema: RawJson = "requestedSchema", required, plain;
    }
}

support::object! {
    McpServerElicitationRequestParamsUrl {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 server_name: String = "serverName", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
        4 message: String = "message", required, plain;
        5 url: String = "url", required, plain;
        6 elicitation_id: String = "elicitationId", required, plain;
    }
}

support::object! {
    McpServerElicitationRequestResponse {
        0 action: McpServerElicitationAction = "action", required, plain;
        1 content: Option<RawJson> = "content", default, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    EnvironmentConnectionNotification {
        0 thread_id: String = "threadId", required, plain;
        1 environment_id: String = "environmentId", required, plain;
    }
}

support::object! {
    EnvironmentAddParams {
        0 environment_id: String = "environmentId", required, plain;
        1 exec_server_url: String = "execServerUrl", required, plain;
        2 auth_bearer_token: Option<String> = "authBearerToken", default, plain;
        3 websocket_request_id: Option<String> = "websocketRequestId", default, plain;
        4 connect_timeout_ms: Option<u64> = "connectTimeoutMs", default, plain;
        5 skills: Option<EnvironmentSkillsParams> = "skills", default, plain;
    }
}

support::object! {
    EnvironmentAddResponse {
    }
}

support::object! {
    EnvironmentInfoParams {
        0 environment_id: String = "environmentId", required, plain;
    }
}

support::object! {
    EnvironmentInfoResponse {
        0 shell: EnvironmentShellInfo = "shell", required, plain;
        1 cwd: Option<PathUri> = "cwd", default, plain;
    }
}

support::object! {
    EnvironmentShellInfo {
        0 name: String = "name", required, plain;
        1 path: String = "path", required, plain;
    }
}

support::object! {
    EnvironmentSkillsParams {
        0 required: Option<Vec<String>> = "required", default, plain;
    }
}

support::object! {
    EnvironmentStatusParams {
        0 environment_id: String = "environmentId", required, plain;
    }
}

support::object! {
    EnvironmentStatusResponse {
        0 status: EnvironmentStatusKind = "status", required, plain;
        1 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    EventMsgError {
        0 message: String = "message", required, plain;
        1 codex_error_info: Option<LegacyCodexErrorInfo> = "codex_error_info", default, plain;
    }
}

support::object! {
    EventMsgWarning {
        0 message: String = "message", required, plain;
    }
}

support::object! {
    EventMsgThreadRolledBack {
        0 num_turns: u32 = "num_turns", required, plain;
    }
}

support::object! {
    EventMsgTaskStarted {
        0 model_context_window: Option<i64> = "model_context_window", default, plain;
        1 collaboration_mode_kind: ModeKind = "collaboration_mode_kind", or(default_event_msg_task_started_collaboration_mode_kind), plain;
    }
}

support::object! {
    EventMsgTaskComplete {
        0 last_agent_message: Option<String> = "last_agent_message", default, plain;
    }
}

support::object! {
    EventMsgTokenCount {
        0 info: Option<TokenUsageInfo> = "info", default, plain;
        1 rate_limits: Option<LegacyRateLimitSnapshot> = "rate_limits", default, plain;
    }
}

support::object! {
    EventMsgAgentMessage {
        0 message: String = "message", required, plain;
    }
}

support::object! {
    EventMsgUserMessage {
        0 message: String = "message", required, plain;
        1 images: Option<Vec<String>> = "images", default, plain;
        2 local_images: Vec<String> = "local_images", default, plain;
        3 text_elements: Vec<LegacyTextElement> = "text_elements", default, plain;
    }
}

support::object! {
    EventMsgAgentMessageDelta {
        0 delta: String = "delta", required, plain;
    }
}

support::object! {
    EventMsgAgentReasoning {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    EventMsgAgentReasoningDelta {
        0 delta: String = "delta", required, plain;
    }
}

support::object! {
    EventMsgAgentReasoningRawContent {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    EventMsgAgentReasoningRawContentDelta {
        0 delta: String = "delta", required, plain;
    }
}

support::object! {
    EventMsgAgentReasoningSectionBreak {
        0 item_id: String = "item_id", default, plain;
        1 summary_index: i64 = "summary_index", default, plain;
    }
}

support::object! {
    EventMsgSessionConfigured {
        0 session_id: ThreadId = "session_id", required, plain;
        1 forked_from_id: Option<ThreadId> = "forked_from_id", default, plain;
        2 thread_name: Option<String> = "thread_name", default, plain;
        3 model: String = "model", required, plain;
        4 model_provider_id: String = "model_provider_id", required, plain;
        5 approval_policy: LegacyAskForApproval = "approval_policy", required, plain;
        6 sandbox_policy: LegacySandboxPolicy = "sandbox_policy", required, plain;
        7 cwd: String = "cwd", required, plain;
        8 reasoning_effort: Option<ReasoningEffort> = "reasoning_effort", default, plain;
        9 history_log_id: u64 = "history_log_id", required, plain;
        10 history_entry_count: u64 = "history_entry_count", required, plain;
        11 initial_messages: Option<Vec<EventMsg>> = "initial_messages", default, plain;
        12 rollout_path: Option<String> = "rollout_path", default, plain;
    }
}

support::object! {
    EventMsgThreadNameUpdated {
        0 thread_id: ThreadId = "thread_id", required, plain;
        1 thread_name: Option<String> = "thread_name", default, plain;
    }
}

support::object! {
    EventMsgMcpStartupUpdate {
        0 server: String = "server", required, plain;
        1 status: McpStartupStatus = "status", required, plain;
    }
}

support::object! {
    EventMsgMcpStartupComplete {
        0 ready: Vec<String> = "ready", required, plain;
        1 failed: Vec<McpStartupFailure> = "failed", required, plain;
        2 cancelled: Vec<String> = "cancelled", required, plain;
    }
}

support::object! {
    EventMsgMcpToolCallBegin {
        0 call_id: String = "call_id", required, plain;
        1 invocation: McpInvocation = "invocation", required, plain;
    }
}

support::object! {
    EventMsgMcpToolCallEnd {
        0 call_id: String = "call_id", required, plain;
        1 invocation: McpInvocation = "invocation", required, plain;
        2 duration: Duration = "duration", required, plain;
        3 result: ResultOfCallToolResultOrString = "result", required, plain;
    }
}

support::object! {
    EventMsgWebSearchBegin {
        0 call_id: String = "call_id", required, plain;
    }
}

support::object! {
    EventMsgWebSearchEnd {
        0 call_id: String = "call_id", required, plain;
        1 query: String = "query", required, plain;
        2 action: ResponsesApiWebSearchAction = "action", required, plain;
    }
}

support::object! {
    EventMsgExecCommandBegin {
        0 call_id: String = "call_id", required, plain;
        1 process_id: Option<String> = "process_id", default, plain;
        2 turn_id: String = "turn_id", required, plain;
        3 command: Vec<String> = "command", required, plain;
        4 cwd: String = "cwd", required, plain;
        5 parsed_cmd: Vec<ParsedCommand> = "parsed_cmd", required, plain;
        6 source: ExecCommandSource = "source", or(default_event_msg_exec_command_begin_source), plain;
        7 interaction_input: Option<String> = "interaction_input", default, plain;
    }
}

support::object! {
    EventMsgExecCommandOutputDelta {
        0 call_id: String = "call_id", required, plain;
        1 stream: ExecOutputStream = "stream", required, plain;
        2 chunk: String = "chunk", required, plain;
    }
}

support::object! {
    EventMsgTerminalInteraction {
        0 call_id: String = "call_id", required, plain;
        1 process_id: String = "process_id", required, plain;
        2 stdin: String = "stdin", required, plain;
    }
}

support::object! {
    EventMsgExecCommandEnd {
        0 call_id: String = "call_id", required, plain;
        1 process_id: Option<String> = "process_id", default, plain;
        2 turn_id: String = "turn_id", required, plain;
        3 command: Vec<String> = "command", required, plain;
        4 cwd: String = "cwd", required, plain;
        5 parsed_cmd: Vec<ParsedCommand> = "parsed_cmd", required, plain;
        6 source: ExecCommandSource = "source", or(default_event_msg_exec_command_end_source), plain;
        7 interaction_input: Option<String> = "interaction_input", default, plain;
        8 stdout: String = "stdout", required, plain;
        9 stderr: String = "stderr", required, plain;
        10 aggregated_output: String = "aggregated_output", default, plain;
        11 exit_code: i32 = "exit_code", required, plain;
        12 duration: Duration = "duration", required, plain;
        13 formatted_output: String = "formatted_output", required, plain;
    }
}

support::object! {
    EventMsgViewImageToolCall {
        0 call_id: String = "call_id", required, plain;
        1 path: String = "path", required, plain;
    }
}

support::object! {
    EventMsgExecApprovalRequest {
        0 call_id: String = "call_id", required, plain;
        1 turn_id: String = "turn_id", default, plain;
        2 command: Vec<String> = "command", required, plain;
        3 cwd: String = "cwd", required, plain;
        4 reason: Option<String> = "reason", default, plain;
        5 proposed_execpolicy_amendment: Option<Vec<String>> = "proposed_execpolicy_amendment", default, plain;
        6 parsed_cmd: Vec<ParsedCommand> = "parsed_cmd", required, plain;
    }
}

support::object! {
    EventMsgRequestUserInput {
        0 call_id: String = "call_id", required, plain;
        1 turn_id: String = "turn_id", default, plain;
        2 questions: Vec<RequestUserInputQuestion> = "questions", required, plain;
    }
}

support::object! {
    EventMsgDynamicToolCallRequest {
        0 call_id: String = "callId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 tool: String = "tool", required, plain;
        3 arguments: RawJson = "arguments", required, plain;
    }
}

support::object! {
    EventMsgElicitationRequest {
        0 server_name: String = "server_name", required, plain;
        1 id: RequestId = "id", required, plain;
        2 message: String = "message", required, plain;
    }
}

support::object! {
    EventMsgApplyPatchApprovalRequest {
        0 call_id: String = "call_id", required, plain;
        1 turn_id: String = "turn_id", default, plain;
        2 changes: BTreeMap<String, FileChange> = "changes", required, plain;
        3 reason: Option<String> = "reason", default, plain;
        4 grant_root: Option<String> = "grant_root", default, plain;
    }
}

support::object! {
    EventMsgDeprecationNotice {
        0 summary: String = "summary", required, plain;
        1 details: Option<String> = "details", default, plain;
    }
}

support::object! {
    EventMsgBackgroundEvent {
        0 message: String = "message", required, plain;
    }
}

support::object! {
    EventMsgUndoStarted {
        0 message: Option<String> = "message", default, plain;
    }
}

support::object! {
    EventMsgUndoCompleted {
        0 success: bool = "success", required, plain;
        1 message: Option<String> = "message", default, plain;
    }
}

support::object! {
    EventMsgStreamError {
        0 message: String = "message", required, plain;
        1 codex_error_info: Option<LegacyCodexErrorInfo> = "codex_error_info", default, plain;
        2 additional_details: Option<String> = "additional_details", default, plain;
    }
}

support::object! {
    EventMsgPatchApplyBegin {
        0 call_id: String = "call_id", required, plain;
        1 turn_id: String = "turn_id", default, plain;
        2 auto_approved: bool = "auto_approved", required, plain;
        3 changes: BTreeMap<String, FileChange> = "changes", required, plain;
    }
}

support::object! {
    EventMsgPatchApplyEnd {
        0 call_id: String = "call_id", required, plain;
        1 turn_id: String = "turn_id", default, plain;
        2 stdout: String = "stdout", required, plain;
        3 stderr: String = "stderr", required, plain;
        4 success: bool = "success", required, plain;
        5 changes: BTreeMap<String, FileChange> = "changes", default, plain;
    }
}

support::object! {
    EventMsgTurnDiff {
        0 unified_diff: String = "unified_diff", required, plain;
    }
}

support::object! {
    EventMsgGetHistoryEntryResponse {
        0 offset: u64 = "offset", required, plain;
        1 log_id: u64 = "log_id", required, plain;
        2 entry: Option<HistoryEntry> = "entry", default, plain;
    }
}

support::object! {
    EventMsgMcpListToolsResponse {
        0 tools: BTreeMap<String, Tool> = "tools", required, plain;
        1 resources: BTreeMap<String, Vec<Resource>> = "resources", required, plain;
        2 resource_templates: BTreeMap<String, Vec<ResourceTemplate>> = "resource_templates", required, plain;
        3 auth_statuses: BTreeMap<String, LegacyMcpAuthStatus> = "auth_statuses", required, plain;
    }
}

support::object! {
    EventMsgListCustomPromptsResponse {
        0 custom_prompts: Vec<CustomPrompt> = "custom_prompts", required, plain;
    }
}

support::object! {
    EventMsgListSkillsResponse {
        0 skills: Vec<LegacySkillsListEntry> = "skills", required, plain;
    }
}

support::object! {
    EventMsgListRemoteSkillsResponse {
        0 skills: Vec<RemoteSkillSummary> = "skills", required, plain;
    }
}

support::object! {
    EventMsgRemoteSkillDownloaded {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 path: String = "path", required, plain;
    }
}

support::object! {
    EventMsgPlanUpdate {
        0 explanation: Option<String> = "explanation", default, plain;
        1 plan: Vec<PlanItemArg> = "plan", required, plain;
    }
}

support::object! {
    EventMsgTurnAborted {
        0 reason: TurnAbortReason = "reason", required, plain;
    }
}

support::object! {
    EventMsgEnteredReviewMode {
        0 target: ReviewTarget = "target", required, plain;
        1 user_facing_hint: Option<String> = "user_facing_hint", default, plain;
    }
}

support::object! {
    EventMsgExitedReviewMode {
        0 review_output: Option<ReviewOutputEvent> = "review_output", default, plain;
    }
}

support::object! {
    EventMsgRawResponseItem {
        0 item: ResponseItem = "item", required, plain;
    }
}

support::object! {
    EventMsgItemStarted {
        0 thread_id: ThreadId = "thread_id", required, plain;
        1 turn_id: String = "turn_id", required, plain;
        2 item: TurnItem = "item", required, plain;
    }
}

support::object! {
    EventMsgItemCompleted {
        0 thread_id: ThreadId = "thread_id", required, plain;
        1 turn_id: String = "turn_id", required, plain;
        2 item: TurnItem = "item", required, plain;
    }
}

support::object! {
    EventMsgAgentMessageContentDelta {
        0 thread_id: String = "thread_id", required, plain;
        1 turn_id: String = "turn_id", required, plain;
        2 item_id: String = "item_id", required, plain;
        3 delta: String = "delta", required, plain;
    }
}

support::object! {
    EventMsgPlanDelta {
        0 thread_id: String = "thread_id", required, plain;
        1 turn_id: String = "turn_id", required, plain;
        2 item_id: String = "item_id", required, plain;
        3 delta: String = "delta", required, plain;
    }
}

support::object! {
    EventMsgReasoningContentDelta {
        0 thread_id: String = "thread_id", required, plain;
        1 turn_id: String = "turn_id", required, plain;
        2 item_id: String = "item_id", required, plain;
        3 delta: String = "delta", required, plain;
        4 summary_index: i64 = "summary_index", default, plain;
    }
}

support::object! {
    EventMsgReasoningRawContentDelta {
        0 thread_id: String = "thread_id", required, plain;
        1 turn_id: String = "turn_id", required, plain;
        2 item_id: String = "item_id", required, plain;
        3 delta: String = "delta", required, plain;
        4 content_index: i64 = "content_index", default, plain;
    }
}

support::object! {
    EventMsgCollabAgentSpawnBegin {
        0 call_id: String = "call_id", required, plain;
        1 sender_thread_id: ThreadId = "sender_thread_id", required, plain;
        2 prompt: String = "prompt", required, plain;
    }
}

support::object! {
    EventMsgCollabAgentSpawnEnd {
        0 call_id: String = "call_id", required, plain;
        1 sender_thread_id: ThreadId = "sender_thread_id", required, plain;
        2 new_thread_id: Option<ThreadId> = "new_thread_id", default, plain;
        3 prompt: String = "prompt", required, plain;
        4 status: AgentStatus = "status", required, plain;
    }
}

support::object! {
    EventMsgCollabAgentInteractionBegin {
        0 call_id: String = "call_id", required, plain;
        1 sender_thread_id: ThreadId = "sender_thread_id", required, plain;
        2 receiver_thread_id: ThreadId = "receiver_thread_id", required, plain;
        3 prompt: String = "prompt", required, plain;
    }
}

support::object! {
    EventMsgCollabAgentInteractionEnd {
        0 call_id: String = "call_id", required, plain;
        1 sender_thread_id: ThreadId = "sender_thread_id", required, plain;
        2 receiver_thread_id: ThreadId = "receiver_thread_id", required, plain;
        3 prompt: String = "prompt", required, plain;
        4 status: AgentStatus = "status", required, plain;
    }
}

support::object! {
    EventMsgCollabWaitingBegin {
        0 sender_thread_id: ThreadId = "sender_thread_id", required, plain;
        1 receiver_thread_ids: Vec<ThreadId> = "receiver_thread_ids", required, plain;
        2 call_id: String = "call_id", required, plain;
    }
}

support::object! {
    EventMsgCollabWaitingEnd {
        0 sender_thread_id: ThreadId = "sender_thread_id", required, plain;
        1 call_id: String = "call_id", required, plain;
        2 statuses: BTreeMap<String, AgentStatus> = "statuses", required, plain;
    }
}

support::object! {
    EventMsgCollabCloseBegin {
        0 call_id: String = "call_id", required, plain;
        1 sender_thread_id: ThreadId = "sender_thread_id", required, plain;
        2 receiver_thread_id: ThreadId = "receiver_thread_id", required, plain;
    }
}

support::object! {
    EventMsgCollabCloseEnd {
        0 call_id: String = "call_id", required, plain;
        1 sender_thread_id: ThreadId = "sender_thread_id", required, plain;
        2 receiver_thread_id: ThreadId = "receiver_thread_id", required, plain;
        3 status: AgentStatus = "status", required, plain;
    }
}

support::object! {
    CodexEventNotification {
        0 id: String = "id", required, plain;
        1 msg: EventMsg = "msg", required, plain;
        2 conversation_id: ThreadId = "conversationId", required, plain;
    }
}

support::object! {
    AgentMessageContentText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    CallToolResult {
        0 content: Vec<RawJson> = "content", required, plain;
        1 structured_content: Option<RawJson> = "structuredContent", default, plain;
        2 is_error: Option<bool> = "isError", default, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    CustomPrompt {
        0 name: String = "name", required, plain;
        1 path: String = "path", required, plain;
        2 content: String = "content", required, plain;
        3 description: Option<String> = "description", default, plain;
        4 argument_hint: Option<String> = "argument_hint", default, plain;
    }
}

support::object! {
    Duration {
        0 nanos: u32 = "nanos", required, plain;
        1 secs: u64 = "secs", required, plain;
    }
}

support::object! {
    HistoryEntry {
        0 conversation_id: String = "conversation_id", required, plain;
        1 ts: u64 = "ts", required, plain;
        2 text: String = "text", required, plain;
    }
}

support::object! {
    McpInvocation {
        0 server: String = "server", required, plain;
        1 tool: String = "tool", required, plain;
        2 arguments: Option<RawJson> = "arguments", default, plain;
    }
}

support::object! {
    McpStartupFailure {
        0 server: String = "server", required, plain;
        1 error: String = "error", required, plain;
    }
}

support::object! {
    McpStartupStatusFailed {
        0 error: String = "error", required, plain;
    }
}

support::object! {
    PlanItemArg {
        0 step: String = "step", required, plain;
        1 status: StepStatus = "status", required, plain;
    }
}

support::object! {
    RequestUserInputQuestion {
        0 id: String = "id", required, plain;
        1 header: String = "header", required, plain;
        2 question: String = "question", required, plain;
        3 is_other: bool = "isOther", default, plain;
        4 is_secret: bool = "isSecret", default, plain;
        5 options: Option<Vec<RequestUserInputQuestionOption>> = "options", default, plain;
    }
}

support::object! {
    RequestUserInputQuestionOption {
        0 label: String = "label", required, plain;
        1 description: String = "description", required, plain;
    }
}

support::object! {
    ReviewCodeLocation {
        0 absolute_file_path: String = "absolute_file_path", required, plain;
        1 line_range: ReviewLineRange = "line_range", required, plain;
    }
}

support::object! {
    ReviewFinding {
        0 title: String = "title", required, plain;
        1 body: String = "body", required, plain;
        2 confidence_score: f64 = "confidence_score", required, plain;
        3 priority: i32 = "priority", required, plain;
        4 code_location: ReviewCodeLocation = "code_location", required, plain;
    }
}

support::object! {
    ReviewLineRange {
        0 start: u32 = "start", required, plain;
        1 end: u32 = "end", required, plain;
    }
}

support::object! {
    ReviewOutputEvent {
        0 findings: Vec<ReviewFinding> = "findings", required, plain;
        1 overall_correctness: String = "overall_correctness", required, plain;
        2 overall_explanation: String = "overall_explanation", required, plain;
        3 overall_confidence_score: f64 = "overall_confidence_score", required, plain;
    }
}

support::object! {
    TokenUsage {
        0 input_tokens: i64 = "input_tokens", required, plain;
        1 cached_input_tokens: i64 = "cached_input_tokens", required, plain;
        2 output_tokens: i64 = "output_tokens", required, plain;
        3 reasoning_output_tokens: i64 = "reasoning_output_tokens", required, plain;
        4 total_tokens: i64 = "total_tokens", required, plain;
    }
}

support::object! {
    TokenUsageInfo {
        0 total_token_usage: TokenUsage = "total_token_usage", required, plain;
        1 last_token_usage: TokenUsage = "last_token_usage", required, plain;
        2 model_context_window: Option<i64> = "model_context_window", default, plain;
    }
}

support::object! {
    TurnItemUserMessage {
        0 id: String = "id", required, plain;
        1 content: Vec<LegacyUserInput> = "content", required, plain;
    }
}

support::object! {
    TurnItemAgentMessage {
        0 id: String = "id", required, plain;
        1 content: Vec<AgentMessageContent> = "content", required, plain;
    }
}

support::object! {
    TurnItemPlan {
        0 id: String = "id", required, plain;
        1 text: String = "text", required, plain;
    }
}

support::object! {
    TurnItemReasoning {
        0 id: String = "id", required, plain;
        1 summary_text: Vec<String> = "summary_text", required, plain;
        2 raw_content: Vec<String> = "raw_content", default, plain;
    }
}

support::object! {
    TurnItemWebSearch {
        0 id: String = "id", required, plain;
        1 query: String = "query", required, plain;
        2 action: ResponsesApiWebSearchAction = "action", required, plain;
    }
}

support::object! {
    TurnItemContextCompaction {
        0 id: String = "id", required, plain;
    }
}

support::object! {
    LegacyTextElement {
        0 byte_range: ByteRange = "byte_range", required, plain;
        1 placeholder: Option<String> = "placeholder", default, plain;
    }
}

support::object! {
    LegacyUserInputText {
        0 text: String = "text", required, plain;
        1 text_elements: Vec<LegacyTextElement> = "text_elements", default, plain;
    }
}

support::object! {
    LegacyUserInputImage {
        0 image_url: String = "image_url", required, plain;
    }
}

support::object! {
    LegacyUserInputLocalImage {
        0 path: String = "path", required, plain;
    }
}

support::object! {
    LegacyUserInputSkill {
        0 name: String = "name", required, plain;
        1 path: String = "path", required, plain;
    }
}

support::object! {
    LegacyUserInputMention {
        0 name: String = "name", required, plain;
        1 path: String = "path", required, plain;
    }
}

support::object! {
    LegacySkillsListEntry {
        0 cwd: String = "cwd", required, plain;
        1 skills: Vec<LegacySkillMetadata> = "skills", required, plain;
        2 errors: Vec<SkillErrorInfo> = "errors", required, plain;
    }
}

support::object! {
    LegacyCodexErrorInfoModelCap {
        0 model: String = "model", required, plain;
        1 reset_after_seconds: Option<u64> = "reset_after_seconds", default, plain;
    }
}

support::object! {
    LegacyCodexErrorInfoHttpConnectionFailed {
        0 http_status_code: Option<u16> = "http_status_code", default, plain;
    }
}

support::object! {
    LegacyCodexErrorInfoResponseStreamConnectionFailed {
        0 http_status_code: Option<u16> = "http_status_code", default, plain;
    }
}

support::object! {
    LegacyCodexErrorInfoResponseStreamDisconnected {
        0 http_status_code: Option<u16> = "http_status_code", default, plain;
    }
}

support::object! {
    LegacyCodexErrorInfoResponseTooManyFailedAttempts {
        0 http_status_code: Option<u16> = "http_status_code", default, plain;
    }
}

support::object! {
    LegacyCreditsSnapshot {
        0 has_credits: bool = "has_credits", required, plain;
        1 unlimited: bool = "unlimited", required, plain;
        2 balance: Option<String> = "balance", default, plain;
    }
}

support::object! {
    LegacyRateLimitSnapshot {
        0 primary: Option<LegacyRateLimitWindow> = "primary", default, plain;
        1 secondary: Option<LegacyRateLimitWindow> = "secondary", default, plain;
        2 credits: Option<LegacyCreditsSnapshot> = "credits", default, plain;
        3 plan_type: Option<PlanType> = "plan_type", default, plain;
    }
}

support::object! {
    LegacyRateLimitWindow {
        0 used_percent: f64 = "used_percent", required, plain;
        1 window_minutes: Option<i64> = "window_minutes", default, plain;
        2 resets_at: Option<i64> = "resets_at", default, plain;
    }
}

support::object! {
    LegacySkillInterface {
        0 display_name: Option<String> = "display_name", default, plain;
        1 short_description: Option<String> = "short_description", default, plain;
        2 icon_small: Option<String> = "icon_small", default, plain;
        3 icon_large: Option<String> = "icon_large", default, plain;
        4 brand_color: Option<String> = "brand_color", default, plain;
        5 default_prompt: Option<String> = "default_prompt", default, plain;
    }
}

support::object! {
    LegacySkillMetadata {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 short_description: Option<String> = "short_description", default, plain;
        3 interface: Option<LegacySkillInterface> = "interface", default, plain;
        4 dependencies: Option<SkillDependencies> = "dependencies", default, plain;
        5 path: String = "path", required, plain;
        6 scope: SkillScope = "scope", required, plain;
        7 enabled: bool = "enabled", required, plain;
    }
}

support::object! {
    ExperimentalFeature {
        0 name: String = "name", required, plain;
        1 stage: ExperimentalFeatureStage = "stage", required, plain;
        2 display_name: Option<String> = "displayName", default, plain;
        3 description: Option<String> = "description", default, plain;
        4 announcement: Option<String> = "announcement", default, plain;
        5 enabled: bool = "enabled", required, plain;
        6 default_enabled: bool = "defaultEnabled", required, plain;
    }
}

support::object! {
    ExperimentalFeatureEnablementSetParams {
        0 enablement: BTreeMap<String, bool> = "enablement", required, plain;
    }
}

support::object! {
    ExperimentalFeatureEnablementSetResponse {
        0 enablement: BTreeMap<String, bool> = "enablement", required, plain;
    }
}

support::object! {
    ExperimentalFeatureListParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
        2 thread_id: Option<String> = "threadId", default, plain;
    }
}

support::object! {
    ExperimentalFeatureListResponse {
        0 data: Vec<ExperimentalFeature> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    CommandMigration {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    ExternalAgentConfigDetectParams {
        0 include_home: Option<bool> = "includeHome", default, plain;
        1 cwds: Option<Vec<String>> = "cwds", default, path;
        2 max_session_age_days: Option<u32> = "maxSessionAgeDays", default, plain;
        3 max_sessions: Option<u32> = "maxSessions", default, plain;
        4 source: Option<String> = "source", default, plain;
        5 migration_source: Option<String> = "migrationSource", default, plain;
    }
}

support::object! {
    ExternalAgentConfigDetectResponse {
        0 items: Vec<ExternalAgentConfigMigrationItem> = "items", required, plain;
        1 connectors: Vec<ExternalAgentDetectedConnectorCandidate> = "connectors", default, plain;
    }
}

support::object! {
    ExternalAgentConfigImportCompletedNotification {
        0 import_id: String = "importId", required, plain;
        1 item_type_results: Vec<ExternalAgentConfigImportTypeResult> = "itemTypeResults", required, plain;
    }
}

support::object! {
    ExternalAgentConfigImportHistoriesReadResponse {
        0 data: Vec<ExternalAgentConfigImportHistory> = "data", required, plain;
        1 connectors: Vec<ExternalAgentImportedConnectorCandidate> = "connectors", required, plain;
    }
}

support::object! {
    ExternalAgentConfigImportHistory {
        0 import_id: String = "importId", required, plain;
        1 provider_id: Option<String> = "providerId", default, plain;
        2 completed_at_ms: i64 = "completedAtMs", required, plain;
        3 successes: Vec<ExternalAgentConfigImportItemTypeSuccess> = "successes", required, plain;
        4 failures: Vec<ExternalAgentConfigImportItemTypeFailure> = "failures", required, plain;
    }
}

support::object! {
    ExternalAgentConfigImportHistoryRecordParams {
        0 provider_id: String = "providerId", required, plain;
        1 item_type_results: Vec<ExternalAgentConfigImportHistoryRecordTypeResultParams> = "itemTypeResults", required, plain;
    }
}

support::object! {
    ExternalAgentConfigImportHistoryRecordResponse {
        0 import_id: String = "importId", required, plain;
    }
}

support::object! {
    ExternalAgentConfigImportHistoryRecordSuccessParams {
        0 item_type: ExternalAgentConfigMigrationItemType = "itemType", required, plain;
        1 cwd: Option<String> = "cwd", default, path;
        2 source: Option<String> = "source", default, plain;
        3 target: Option<String> = "target", default, plain;
        4 title: Option<String> = "title", default, plain;
    }
}

support::object! {
    ExternalAgentConfigImportHistoryRecordTypeResultParams {
        0 item_type: ExternalAgentConfigMigrationItemType = "itemType", required, plain;
        1 successes: Vec<ExternalAgentConfigImportHistoryRecordSuccessParams> = "successes", required, plain;
        2 failures: Vec<ExternalAgentConfigImportItemTypeFailure> = "failures", required, plain;
    }
}

support::object! {
    ExternalAgentConfigImportItemTypeFailure {
        0 item_type: ExternalAgentConfigMigrationItemType = "itemType", required, plain;
        1 error_type: Option<String> = "errorType", default, plain;
        2 sub_error_type: Option<String> = "subErrorType", default, plain;
        3 failure_stage: String = "failureStage", required, plain;
        4 message: String = "message", required, plain;
        5 cwd: Option<String> = "cwd", default, path;
        6 source: Option<String> = "source", default, plain;
    }
}

support::object! {
    ExternalAgentConfigImportItemTypeSuccess {
        0 item_type: ExternalAgentConfigMigrationItemType = "itemType", required, plain;
        1 cwd: Option<String> = "cwd", default, plain;
        2 source: Option<String> = "source", default, plain;
        3 target: Option<String> = "target", default, plain;
        4 title: Option<String> = "title", default, plain;
    }
}

support::object! {
    ExternalAgentConfigImportParams {
        0 migration_items: Vec<ExternalAgentConfigMigrationItem> = "migrationItems", required, plain;
        1 source: Option<String> = "source", default, plain;
        2 provider_id: Option<String> = "providerId", default, plain;
        3 migration_source: Option<String> = "migrationSource", default, plain;
    }
}

support::object! {
    ExternalAgentConfigImportProgressNotification {
        0 import_id: String = "importId", required, plain;
        1 item_type_results: Vec<ExternalAgentConfigImportTypeResult> = "itemTypeResults", required, plain;
    }
}

support::object! {
    ExternalAgentConfigImportResponse {
        0 import_id: String = "importId", required, plain;
    }
}

support::object! {
    ExternalAgentConfigImportTypeResult {
        0 item_type: ExternalAgentConfigMigrationItemType = "itemType", required, plain;
        1 successes: Vec<ExternalAgentConfigImportItemTypeSuccess> = "successes", required, plain;
        2 failures: Vec<ExternalAgentConfigImportItemTypeFailure> = "failures", required, plain;
    }
}

support::object! {
    ExternalAgentConfigMigrationItem {
        0 item_type: ExternalAgentConfigMigrationItemType = "itemType", required, plain;
        1 description: String = "description", required, plain;
        2 cwd: Option<String> = "cwd", default, path;
        3 details: Option<MigrationDetails> = "details", default, plain;
    }
}

support::object! {
    ExternalAgentDetectedConnectorCandidate {
        0 name: String = "name", required, plain;
        1 session_count: u32 = "sessionCount", required, plain;
        2 source: ExternalAgentDetectedConnectorSource = "source", required, plain;
    }
}

support::object! {
    ExternalAgentImportedConnectorCandidate {
        0 name: String = "name", required, plain;
        1 session_count: u32 = "sessionCount", required, plain;
        2 source: ExternalAgentImportedConnectorSource = "source", required, plain;
    }
}

support::object! {
    HookMigration {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    McpServerMigration {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    MigrationDetails {
        0 plugins: Vec<PluginsMigration> = "plugins", default, plain;
        1 skills: Vec<SkillMigration> = "skills", default, plain;
        2 sessions: Vec<SessionMigration> = "sessions", default, plain;
        3 mcp_servers: Vec<McpServerMigration> = "mcpServers", default, plain;
        4 hooks: Vec<HookMigration> = "hooks", default, plain;
        5 subagents: Vec<SubagentMigration> = "subagents", default, plain;
        6 commands: Vec<CommandMigration> = "commands", default, plain;
        7 memory: Option<Vec<String>> = "memory", default, plain;
    }
}

support::object! {
    PluginsMigration {
        0 marketplace_name: String = "marketplaceName", required, plain;
        1 plugin_names: Vec<String> = "pluginNames", required, plain;
    }
}

support::object! {
    SessionMigration {
        0 path: String = "path", required, path;
        1 cwd: String = "cwd", required, path;
        2 title: Option<String> = "title", default, plain;
    }
}

support::object! {
    SkillMigration {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    SubagentMigration {
        0 name: String = "name", required, plain;
    }
}

support::object! {
    FeedbackSaveParams {
        0 save_path: LegacyAppPathString = "savePath", required, plain;
        1 classification: String = "classification", required, plain;
        2 reason: Option<String> = "reason", default, plain;
        3 thread_id: Option<String> = "threadId", default, plain;
        4 include_logs: Option<bool> = "includeLogs", default, plain;
        5 extra_log_files: Option<Vec<String>> = "extraLogFiles", default, path;
        6 tags: Option<BTreeMap<String, String>> = "tags", default, plain;
    }
}

support::object! {
    FeedbackSaveResponse {
        0 saved_path: LegacyAppPathString = "savedPath", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 prompt_hash: Option<String> = "promptHash", default, plain;
    }
}

support::object! {
    FeedbackUploadParams {
        0 classification: String = "classification", required, plain;
        1 reason: Option<String> = "reason", default, plain;
        2 thread_id: Option<String> = "threadId", default, plain;
        3 include_logs: Option<bool> = "includeLogs", default, plain;
        4 extra_log_files: Option<Vec<String>> = "extraLogFiles", default, path;
        5 tags: Option<BTreeMap<String, String>> = "tags", default, plain;
    }
}

support::object! {
    FeedbackUploadResponse {
        0 thread_id: String = "threadId", required, plain;
        1 prompt_hash: Option<String> = "promptHash", default, plain;
    }
}

support::object! {
    FsChangedNotification {
        0 watch_id: String = "watchId", required, plain;
        1 changed_paths: Vec<AbsolutePathBuf> = "changedPaths", required, path;
    }
}

support::object! {
    FsCopyParams {
        0 source_path: AbsolutePathBuf = "sourcePath", required, path;
        1 destination_path: AbsolutePathBuf = "destinationPath", required, path;
        2 recursive: Option<bool> = "recursive", default, plain;
    }
}

support::object! {
    FsCopyResponse {
    }
}

support::object! {
    FsCreateDirectoryParams {
        0 path: AbsolutePathBuf = "path", required, path;
        1 recursive: Option<bool> = "recursive", default, plain;
    }
}

support::object! {
    FsCreateDirectoryResponse {
    }
}

support::object! {
    FsGetMetadataParams {
        0 path: AbsolutePathBuf = "path", required, path;
    }
}

support::object! {
    FsGetMetadataResponse {
        0 is_directory: bool = "isDirectory", required, plain;
        1 is_file: bool = "isFile", required, plain;
        2 is_symlink: bool = "isSymlink", required, plain;
        3 created_at_ms: i64 = "createdAtMs", required, plain;
        4 modified_at_ms: i64 = "modifiedAtMs", required, plain;
    }
}

support::object! {
    FsReadDirectoryEntry {
        0 file_name: String = "fileName", required, plain;
        1 is_directory: bool = "isDirectory", required, plain;
        2 is_file: bool = "isFile", required, plain;
    }
}

support::object! {
    FsReadDirectoryParams {
        0 path: AbsolutePathBuf = "path", required, path;
    }
}

support::object! {
    FsReadDirectoryResponse {
        0 entries: Vec<FsReadDirectoryEntry> = "entries", required, plain;
    }
}

support::object! {
    FsReadFileParams {
        0 path: AbsolutePathBuf = "path", required, path;
    }
}

support::object! {
    FsReadFileResponse {
        0 data_base64: String = "dataBase64", required, plain;
    }
}

support::object! {
    FsRemoveParams {
        0 path: AbsolutePathBuf = "path", required, path;
        1 recursive: Option<bool> = "recursive", default, plain;
        2 force: Option<bool> = "force", default, plain;
    }
}

support::object! {
    FsRemoveResponse {
    }
}

support::object! {
    FsUnwatchParams {
        0 watch_id: String = "watchId", required, plain;
    }
}

support::object! {
    FsUnwatchResponse {
    }
}

support::object! {
    FsWatchParams {
        0 watch_id: String = "watchId", required, plain;
        1 path: AbsolutePathBuf = "path", required, path;
    }
}

support::object! {
    FsWatchResponse {
        0 path: AbsolutePathBuf = "path", required, path;
    }
}

support::object! {
    FsWriteFileParams {
        0 path: AbsolutePathBuf = "path", required, path;
        1 data_base64: String = "dataBase64", required, plain;
    }
}

support::object! {
    FsWriteFileResponse {
    }
}

support::object! {
    FuzzyFileSearchParams {
        0 query: String = "query", required, plain;
        1 roots: Vec<String> = "roots", required, plain;
        2 cancellation_token: Option<String> = "cancellationToken", default, plain;
    }
}

support::object! {
    FuzzyFileSearchResponse {
        0 files: Vec<FuzzyFileSearchResult> = "files", required, plain;
    }
}

support::object! {
    FuzzyFileSearchResult {
        0 root: String = "root", required, plain;
        1 path: String = "path", required, plain;
        2 match_type: FuzzyFileSearchMatchType = "match_type", or(default_fuzzy_file_search_result_match_type), plain;
        3 file_name: String = "file_name", required, plain;
        4 score: u32 = "score", required, plain;
        5 indices: Option<Vec<u32>> = "indices", default, plain;
    }
}

support::object! {
    FuzzyFileSearchSessionCompletedNotification {
        0 session_id: String = "sessionId", required, plain;
    }
}

support::object! {
    FuzzyFileSearchSessionStartParams {
        0 session_id: String = "sessionId", required, plain;
        1 roots: Vec<String> = "roots", required, plain;
    }
}

support::object! {
    FuzzyFileSearchSessionStartResponse {
    }
}

support::object! {
    FuzzyFileSearchSessionStopParams {
        0 session_id: String = "sessionId", required, plain;
    }
}

support::object! {
    FuzzyFileSearchSessionStopResponse {
    }
}

support::object! {
    FuzzyFileSearchSessionUpdateParams {
        0 session_id: String = "sessionId", required, plain;
        1 query: String = "query", required, plain;
    }
}

support::object! {
    FuzzyFileSearchSessionUpdateResponse {
    }
}

support::object! {
    FuzzyFileSearchSessionUpdatedNotification {
        0 session_id: String = "sessionId", required, plain;
        1 query: String = "query", required, plain;
        2 files: Vec<FuzzyFileSearchResult> = "files", required, plain;
    }
}

support::object! {
    GatewayOAuthCancelResponse {
    }
}

support::object! {
    GatewayOAuthChangedNotification {
        0 login_id: Option<String> = "loginId", default, plain;
        1 auth_url: Option<String> = "authUrl", default, plain;
        2 provider_id: String = "providerId", required, plain;
        3 status: GatewayOAuthStatus = "status", required, plain;
        4 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    GatewayOAuthLoginResponse {
        0 prompt: Option<GatewayOAuthPrompt> = "prompt", default, plain;
    }
}

support::object! {
    GatewayOAuthPrompt {
        0 login_id: String = "loginId", required, plain;
        1 verification_url: String = "verificationUrl", required, plain;
        2 user_code: String = "userCode", required, plain;
    }
}

support::object! {
    GatewayOAuthReadResponse {
        0 provider_id: String = "providerId", required, plain;
        1 provider_name: String = "providerName", required, plain;
        2 required: bool = "required", required, plain;
        3 supports_device_auth: bool = "supportsDeviceAuth", default, plain;
        4 status: Option<GatewayOAuthStatus> = "status", default, plain;
        5 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    GatewayOAuthReadParams {
        0 model_provider: Option<String> = "modelProvider", default, plain;
    }
}

support::object! {
    GatewayOAuthLoginParams {
        0 model_provider: Option<String> = "modelProvider", default, plain;
        1 device_auth: Option<bool> = "deviceAuth", default, plain;
    }
}

support::object! {
    ThreadGoal {
        0 thread_id: String = "threadId", required, plain;
        1 objective: String = "objective", required, plain;
        2 status: ThreadGoalStatus = "status", required, plain;
        3 token_budget: Option<i64> = "tokenBudget", default, plain;
        4 tokens_used: i64 = "tokensUsed", required, plain;
        5 time_used_seconds: i64 = "timeUsedSeconds", required, plain;
        6 created_at: i64 = "createdAt", required, plain;
        7 updated_at: i64 = "updatedAt", required, plain;
    }
}

support::object! {
    ThreadGoalClearParams {
        0 thread_id: String = "threadId", required, plain;
        1 origin: Option<ThreadGoalMutationOrigin> = "origin", default, plain;
    }
}

support::object! {
    ThreadGoalClearResponse {
        0 cleared: bool = "cleared", required, plain;
    }
}

support::object! {
    ThreadGoalClearedNotification {
        0 thread_id: String = "threadId", required, plain;
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
        1 origin: Option<ThreadGoalMutationOrigin> = "origin", default, plain;
        2 objective: Option<String> = "objective", default, plain;
        3 status: Option<ThreadGoalStatus> = "status", default, plain;
        4 token_budget: Option<Option<i64>> = "tokenBudget", default, with(support::present);
    }
}

support::object! {
    ThreadGoalSetResponse {
        0 goal: ThreadGoal = "goal", required, plain;
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
    ThreadApproveGuardianDeniedActionParams {
        0 thread_id: String = "threadId", required, plain;
        1 event: RawJson = "event", required, plain;
    }
}

support::object! {
    ThreadApproveGuardianDeniedActionResponse {
    }
}

support::object! {
    ThreadGuardianAssessment {
        0 outcome: GuardianAssessmentOutcome = "outcome", required, plain;
        1 risk_level: GuardianRiskLevel = "riskLevel", required, plain;
        2 user_authorization: GuardianUserAuthorization = "userAuthorization", required, plain;
        3 rationale: String = "rationale", required, plain;
    }
}

support::object! {
    ThreadGuardianReviewParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadGuardianReviewResponse {
        0 call_id: String = "callId", required, plain;
        1 assessment: Option<ThreadGuardianAssessment> = "assessment", default, plain;
    }
}

support::object! {
    GuardianApprovalReview {
        0 status: GuardianApprovalReviewStatus = "status", required, plain;
        1 risk_level: Option<GuardianRiskLevel> = "riskLevel", default, plain;
        2 user_authorization: Option<GuardianUserAuthorization> = "userAuthorization", default, plain;
        3 rationale: Option<String> = "rationale", default, plain;
    }
}

support::object! {
    GuardianApprovalReviewActionCommand {
        0 source: GuardianCommandSource = "source", required, plain;
        1 command: String = "command", required, plain;
        2 cwd: LegacyAppPathString = "cwd", required, plain;
    }
}

support::object! {
    GuardianApprovalReviewActionExecve {
        0 source: GuardianCommandSource = "source", required, plain;
        1 program: String = "program", required, plain;
        2 argv: Vec<String> = "argv", required, plain;
        3 cwd: AbsolutePathBuf = "cwd", required, path;
    }
}

support::object! {
    GuardianApprovalReviewActionWriteStdin {
        0 approval_id: String = "approvalId", required, plain;
        1 process_id: String = "processId", required, plain;
        2 stdin: String = "stdin", required, plain;
        3 cwd: LegacyAppPathString = "cwd", required, plain;
    }
}

support::object! {
    GuardianApprovalReviewActionApplyPatch {
        0 cwd: LegacyAppPathString = "cwd", required, plain;
        1 files: Vec<LegacyAppPathString> = "files", required, plain;
    }
}

support::object! {
    GuardianApprovalReviewActionNetworkAccess {
        0 target: String = "target", required, plain;
        1 host: String = "host", required, plain;
        2 protocol: NetworkApprovalProtocol = "protocol", required, plain;
        3 port: u16 = "port", required, plain;
    }
}

support::object! {
    GuardianApprovalReviewActionMcpToolCall {
        0 server: String = "server", required, plain;
        1 tool_name: String = "toolName", required, plain;
        2 connector_id: Option<String> = "connectorId", default, plain;
        3 connector_name: Option<String> = "connectorName", default, plain;
        4 tool_title: Option<String> = "toolTitle", default, plain;
    }
}

support::object! {
    GuardianApprovalReviewActionRequestPermissions {
        0 reason: Option<String> = "reason", default, plain;
        1 permissions: RequestPermissionProfile = "permissions", required, plain;
    }
}

support::object! {
    ItemGuardianApprovalReviewCompletedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 started_at_ms: i64 = "startedAtMs", required, plain;
        3 completed_at_ms: i64 = "completedAtMs", required, plain;
        4 review_id: String = "reviewId", required, plain;
        5 target_item_id: Option<String> = "targetItemId", default, plain;
        6 decision_source: AutoReviewDecisionSource = "decisionSource", required, plain;
        7 review: GuardianApprovalReview = "review", required, plain;
        8 action: GuardianApprovalReviewAction = "action", required, plain;
    }
}

support::object! {
    ItemGuardianApprovalReviewStartedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 started_at_ms: i64 = "startedAtMs", required, plain;
        3 review_id: String = "reviewId", required, plain;
        4 target_item_id: Option<String> = "targetItemId", default, plain;
        5 review: GuardianApprovalReview = "review", required, plain;
        6 action: GuardianApprovalReviewAction = "action", required, plain;
    }
}

support::object! {
    StrictReviewRequiredNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 started_at_ms: i64 = "startedAtMs", required, plain;
    }
}

support::object! {
    ResponseItemAdditionalTools {
        0 id: Option<String> = "id", default, plain;
        1 role: String = "role", required, plain;
        2 tools: Vec<RawJson> = "tools", required, plain;
    }
}

support::object! {
    ResponseItemMessage {
        0 id: Option<String> = "id", default, plain;
        1 role: String = "role", required, plain;
        2 content: Vec<ContentItem> = "content", required, plain;
        3 phase: Option<MessagePhase> = "phase", default, plain;
        4 status: Option<String> = "status", default, plain;
        5 end_turn: Option<bool> = "end_turn", default, plain;
        6 encrypted_content: Option<String> = "encrypted_content", default, plain;
        7 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemAgentMessage {
        0 id: Option<String> = "id", default, plain;
        1 author: String = "author", required, plain;
        2 recipient: String = "recipient", required, plain;
        3 content: Vec<AgentMessageInputContent> = "content", required, plain;
        4 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemReasoning {
        0 id: Option<String> = "id", default, plain;
        1 summary: Vec<ReasoningItemReasoningSummary> = "summary", required, plain;
        2 content: Option<Vec<ReasoningItemContent>> = "content", default, plain;
        3 encrypted_content: Option<String> = "encrypted_content", default, plain;
        4 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemLocalShellCall {
        0 id: Option<String> = "id", default, plain;
        1 call_id: Option<String> = "call_id", default, plain;
        2 status: LocalShellStatus = "status", required, plain;
        3 action: LocalShellAction = "action", required, plain;
        4 encrypted_content: Option<String> = "encrypted_content", default, plain;
        5 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemFunctionCall {
        0 id: Option<String> = "id", default, plain;
        1 name: String = "name", required, plain;
        2 namespace: Option<String> = "namespace", default, plain;
        3 arguments: String = "arguments", required, plain;
        4 call_id: String = "call_id", required, plain;
        5 status: Option<String> = "status", default, plain;
        6 encrypted_content: Option<String> = "encrypted_content", default, plain;
        7 encrypted_function_args: Option<Vec<String>> = "encrypted_function_args", default, plain;
        8 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemToolSearchCall {
        0 id: Option<String> = "id", default, plain;
        1 call_id: Option<String> = "call_id", default, plain;
        2 status: Option<String> = "status", default, plain;
        3 execution: String = "execution", required, plain;
        4 arguments: RawJson = "arguments", required, plain;
        5 encrypted_content: Option<String> = "encrypted_content", default, plain;
        6 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemFunctionCallOutput {
        0 id: Option<String> = "id", default, plain;
        1 call_id: Option<String> = "call_id", default, plain;
        2 name: Option<String> = "name", default, plain;
        3 namespace: Option<String> = "namespace", default, plain;
        4 output: FunctionCallOutputBody = "output", required, plain;
        5 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemCustomToolCall {
        0 id: Option<String> = "id", default, plain;
        1 status: Option<String> = "status", default, plain;
        2 call_id: String = "call_id", required, plain;
        3 name: String = "name", required, plain;
        4 namespace: Option<String> = "namespace", default, plain;
        5 input: String = "input", required, plain;
        6 encrypted_content: Option<String> = "encrypted_content", default, plain;
        7 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemCustomToolCallOutput {
        0 id: Option<String> = "id", default, plain;
        1 call_id: String = "call_id", required, plain;
        2 name: Option<String> = "name", default, plain;
        3 output: FunctionCallOutputBody = "output", required, plain;
        4 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemToolSearchOutput {
        0 id: Option<String> = "id", default, plain;
        1 call_id: Option<String> = "call_id", default, plain;
        2 status: String = "status", required, plain;
        3 execution: String = "execution", required, plain;
        4 tools: Vec<RawJson> = "tools", required, plain;
        5 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemWebSearchCall {
        0 id: Option<String> = "id", default, plain;
        1 status: Option<String> = "status", default, plain;
        2 action: Option<ResponsesApiWebSearchAction> = "action", default, plain;
        3 encrypted_content: Option<String> = "encrypted_content", default, plain;
        4 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemImageGenerationCall {
        0 id: Option<String> = "id", default, plain;
        1 status: String = "status", required, plain;
        2 revised_prompt: Option<String> = "revised_prompt", default, plain;
        3 result: String = "result", required, plain;
        4 encrypted_content: Option<String> = "encrypted_content", default, plain;
        5 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemGhostSnapshot {
        0 ghost_commit: GhostCommit = "ghost_commit", required, plain;
    }
}

support::object! {
    ResponseItemCompaction {
        0 id: Option<String> = "id", default, plain;
        1 encrypted_content: String = "encrypted_content", required, plain;
        2 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ResponseItemConfigurationUpdate {
        0 reasoning: ConfigurationReasoning = "reasoning", required, plain;
    }
}

support::object! {
    ResponseItemContextCompaction {
        0 id: Option<String> = "id", default, plain;
        1 encrypted_content: Option<String> = "encrypted_content", default, plain;
        2 internal_chat_message_metadata_passthrough: Option<InternalChatMessageMetadataPassthrough> = "internal_chat_message_metadata_passthrough", default, plain;
    }
}

support::object! {
    ContentItemInputText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    ContentItemInputImage {
        0 image_url: Option<String> = "image_url", default, plain;
        1 file_id: Option<String> = "file_id", default, plain;
        2 detail: Option<ImageDetail> = "detail", default, plain;
    }
}

support::object! {
    ContentItemInputAudio {
        0 audio_url: Option<String> = "audio_url", default, plain;
        1 file_id: Option<String> = "file_id", default, plain;
    }
}

support::object! {
    ContentItemOutputText {
        0 text: String = "text", required, plain;
        1 annotations: Option<Vec<RawJson>> = "annotations", default, plain;
        2 logprobs: Option<Vec<RawJson>> = "logprobs", default, plain;
    }
}

support::object! {
    AgentMessageInputContentInputText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    AgentMessageInputContentEncryptedContent {
        0 encrypted_content: String = "encrypted_content", required, plain;
    }
}

support::object! {
    InternalChatMessageMetadataPassthrough {
        0 turn_id: Option<String> = "turn_id", default, plain;
    }
}

support::object! {
    ReasoningItemContentReasoningText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    ReasoningItemContentText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    ReasoningItemReasoningSummarySummaryText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    LocalShellActionExec {
        0 command: Vec<String> = "command", required, plain;
        1 timeout_ms: Option<u64> = "timeout_ms", default, plain;
        2 working_directory: Option<String> = "working_directory", default, plain;
        3 env: Option<BTreeMap<String, String>> = "env", default, plain;
        4 user: Option<String> = "user", default, plain;
    }
}

support::object! {
    ResponsesApiWebSearchActionSearch {
        0 query: Option<String> = "query", default, plain;
        1 queries: Option<Vec<String>> = "queries", default, plain;
    }
}

support::object! {
    ResponsesApiWebSearchActionOpenPage {
        0 url: Option<String> = "url", default, plain;
    }
}

support::object! {
    ResponsesApiWebSearchActionFindInPage {
        0 url: Option<String> = "url", default, plain;
        1 pattern: Option<String> = "pattern", default, plain;
    }
}

support::object! {
    ConfigurationReasoning {
        0 effort: ReasoningEffort = "effort", required, plain;
    }
}

support::object! {
    GhostCommit {
        0 id: String = "id", required, plain;
        1 parent: Option<String> = "parent", default, plain;
        2 preexisting_untracked_files: Vec<String> = "preexisting_untracked_files", required, path;
        3 preexisting_untracked_dirs: Vec<String> = "preexisting_untracked_dirs", required, path;
    }
}

support::object! {
    HookCompletedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 run: HookRunSummary = "run", required, plain;
    }
}

support::object! {
    HookErrorInfo {
        0 path: String = "path", required, plain;
        1 message: String = "message", required, plain;
    }
}

support::object! {
    HookMetadataCommand {
        0 key: String = "key", required, plain;
        1 event_name: HookEventName = "eventName", required, plain;
        2 matcher: Option<String> = "matcher", default, plain;
        3 timeout_sec: u64 = "timeoutSec", required, plain;
        4 status_message: Option<String> = "statusMessage", default, plain;
        5 additional_context_limit: Option<u64> = "additionalContextLimit", default, plain;
        6 source_path: AbsolutePathBuf = "sourcePath", required, path;
        7 source: HookSource = "source", required, plain;
        8 plugin_id: Option<String> = "pluginId", default, plain;
        9 environment_id: Option<String> = "environmentId", default, plain;
        10 display_order: i64 = "displayOrder", required, plain;
        11 enabled: bool = "enabled", required, plain;
        12 is_managed: bool = "isManaged", required, plain;
        13 current_hash: String = "currentHash", required, plain;
        14 trust_status: HookTrustStatus = "trustStatus", required, plain;
        15 async_: bool = "async", default, plain;
        16 command: String = "command", required, plain;
    }
}

support::object! {
    HookMetadataMcpTool {
        0 key: String = "key", required, plain;
        1 event_name: HookEventName = "eventName", required, plain;
        2 matcher: Option<String> = "matcher", default, plain;
        3 timeout_sec: u64 = "timeoutSec", required, plain;
        4 status_message: Option<String> = "statusMessage", default, plain;
        5 additional_context_limit: Option<u64> = "additionalContextLimit", default, plain;
        6 source_path: AbsolutePathBuf = "sourcePath", required, path;
        7 source: HookSource = "source", required, plain;
        8 plugin_id: Option<String> = "pluginId", default, plain;
        9 environment_id: Option<String> = "environmentId", default, plain;
        10 display_order: i64 = "displayOrder", required, plain;
        11 enabled: bool = "enabled", required, plain;
        12 is_managed: bool = "isManaged", required, plain;
        13 current_hash: String = "currentHash", required, plain;
        14 trust_status: HookTrustStatus = "trustStatus", required, plain;
        15 server: String = "server", required, plain;
        16 tool: String = "tool", required, plain;
    }
}

support::object! {
    HookOutputEntry {
        0 kind: HookOutputEntryKind = "kind", required, plain;
        1 text: String = "text", required, plain;
    }
}

support::object! {
    HookRunSummary {
        0 id: String = "id", required, plain;
        1 event_name: HookEventName = "eventName", required, plain;
        2 handler_type: HookHandlerType = "handlerType", required, plain;
        3 execution_mode: HookExecutionMode = "executionMode", required, plain;
        4 scope: HookScope = "scope", required, plain;
        5 source_path: LegacyAppPathString = "sourcePath", required, plain;
        6 source: HookSource = "source", or(default_hook_run_summary_source), plain;
        7 display_order: i64 = "displayOrder", required, plain;
        8 status: HookRunStatus = "status", required, plain;
        9 status_message: Option<String> = "statusMessage", default, plain;
        10 started_at: i64 = "startedAt", required, plain;
        11 completed_at: Option<i64> = "completedAt", default, plain;
        12 duration_ms: Option<i64> = "durationMs", default, plain;
        13 entries: Vec<HookOutputEntry> = "entries", required, plain;
    }
}

support::object! {
    HookStartedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 run: HookRunSummary = "run", required, plain;
    }
}

support::object! {
    HooksListEntry {
        0 cwd: String = "cwd", required, plain;
        1 hooks: Vec<HookMetadata> = "hooks", required, plain;
        2 warnings: Vec<String> = "warnings", required, plain;
        3 errors: Vec<HookErrorInfo> = "errors", required, plain;
    }
}

support::object! {
    HooksListParams {
        0 cwds: Option<Vec<String>> = "cwds", default, path;
        1 thread_id: Option<String> = "threadId", default, plain;
    }
}

support::object! {
    HooksListResponse {
        0 data: Vec<HooksListEntry> = "data", required, plain;
    }
}

support::object! {
    HookSettings {
        0 key: String = "key", required, plain;
        1 event_name: HookEventName = "eventName", required, plain;
        2 matcher: Option<String> = "matcher", default, plain;
        3 timeout_sec: u64 = "timeoutSec", required, plain;
        4 status_message: Option<String> = "statusMessage", default, plain;
        5 additional_context_limit: Option<u64> = "additionalContextLimit", default, plain;
        6 source_path: AbsolutePathBuf = "sourcePath", required, path;
        7 source: HookSource = "source", required, plain;
        8 plugin_id: Option<String> = "pluginId", default, plain;
        9 environment_id: Option<String> = "environmentId", default, plain;
        10 display_order: i64 = "displayOrder", required, plain;
        11 enabled: bool = "enabled", required, plain;
        12 is_managed: bool = "isManaged", required, plain;
        13 current_hash: String = "currentHash", required, plain;
        14 trust_status: HookTrustStatus = "trustStatus", required, plain;
    }
}

support::object! {
    ConfiguredHookHandlerCommand {
        0 command: String = "command", required, plain;
        1 command_windows: Option<String> = "commandWindows", default, plain;
        2 timeout_sec: Option<u64> = "timeoutSec", default, plain;
        3 async_: bool = "async", required, plain;
        4 status_message: Option<String> = "statusMessage", default, plain;
        5 additional_context_limit: Option<u64> = "additionalContextLimit", default, plain;
    }
}

support::object! {
    ConfiguredHookHandlerMcpTool {
        0 server: String = "server", required, plain;
        1 tool: String = "tool", required, plain;
        2 input: BTreeMap<String, RawJson> = "input", required, plain;
        3 timeout_sec: Option<u64> = "timeoutSec", default, plain;
        4 status_message: Option<String> = "statusMessage", default, plain;
    }
}

support::object! {
    ConfiguredHookMatcherGroup {
        0 matcher: Option<String> = "matcher", default, plain;
        1 hooks: Vec<ConfiguredHookHandler> = "hooks", required, plain;
    }
}

support::object! {
    ManagedHooksRequirements {
        0 pre_model_request: Vec<ConfiguredHookMatcherGroup> = "PreModelRequest", default, plain;
        1 post_model_request: Vec<ConfiguredHookMatcherGroup> = "PostModelRequest", default, plain;
        2 managed_dir: Option<String> = "managedDir", default, plain;
        3 windows_managed_dir: Option<String> = "windowsManagedDir", default, plain;
        4 pre_tool_use: Vec<ConfiguredHookMatcherGroup> = "PreToolUse", required, plain;
        5 permission_request: Vec<ConfiguredHookMatcherGroup> = "PermissionRequest", required, plain;
        6 post_tool_use: Vec<ConfiguredHookMatcherGroup> = "PostToolUse", required, plain;
        7 pre_compact: Vec<ConfiguredHookMatcherGroup> = "PreCompact", required, plain;
        8 post_compact: Vec<ConfiguredHookMatcherGroup> = "PostCompact", required, plain;
        9 session_start: Vec<ConfiguredHookMatcherGroup> = "SessionStart", required, plain;
        10 session_end: Vec<ConfiguredHookMatcherGroup> = "SessionEnd", default, plain;
        11 user_prompt_submit: Vec<ConfiguredHookMatcherGroup> = "UserPromptSubmit", required, plain;
        12 subagent_start: Vec<ConfiguredHookMatcherGroup> = "SubagentStart", required, plain;
        13 subagent_stop: Vec<ConfiguredHookMatcherGroup> = "SubagentStop", required, plain;
        14 stop: Vec<ConfiguredHookMatcherGroup> = "Stop", required, plain;
        15 interrupt: Vec<ConfiguredHookMatcherGroup> = "Interrupt", default, plain;
    }
}

support::object! {
    UserInputText {
        0 text: String = "text", required, plain;
        1 text_elements: Vec<TextElement> = "text_elements", default, plain;
    }
}

support::object! {
    UserInputImage {
        0 url: Option<String> = "url", default, plain;
        1 file_id: Option<String> = "fileId", default, plain;
        2 detail: Option<ImageDetail> = "detail", default, plain;
    }
}

support::object! {
    UserInputLocalImage {
        0 detail: Option<ImageDetail> = "detail", default, plain;
        1 path: String = "path", required, path;
    }
}

support::object! {
    UserInputAudio {
        0 url: Option<String> = "url", default, plain;
        1 file_id: Option<String> = "fileId", default, plain;
    }
}

support::object! {
    UserInputLocalAudio {
        0 path: String = "path", required, path;
    }
}

support::object! {
    UserInputSkill {
        0 name: String = "name", required, plain;
        1 path: String = "path", required, path;
    }
}

support::object! {
    UserInputMention {
        0 name: String = "name", required, plain;
        1 path: String = "path", required, plain;
    }
}

support::object! {
    TextElement {
        0 byte_range: ByteRange = "byteRange", required, plain;
        1 placeholder: Option<String> = "placeholder", default, plain;
    }
}

support::object! {
    ByteRange {
        0 start: u64 = "start", required, plain;
        1 end: u64 = "end", required, plain;
    }
}

support::object! {
    AdditionalContextEntry {
        0 value: String = "value", required, plain;
        1 kind: AdditionalContextKind = "kind", required, plain;
        2 name: Option<String> = "name", default, plain;
    }
}

support::object! {
    TurnToolOutput {
        0 namespace: Option<String> = "namespace", default, plain;
        1 name: String = "name", required, plain;
        2 output: FunctionCallOutputBody = "output", required, plain;
        3 retain: Option<bool> = "retain", default, plain;
    }
}

support::object! {
    FunctionCallOutputContentItemInputText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    FunctionCallOutputContentItemInputImage {
        0 image_url: Option<String> = "image_url", default, plain;
        1 file_id: Option<String> = "file_id", default, plain;
        2 detail: Option<ImageDetail> = "detail", default, plain;
    }
}

support::object! {
    FunctionCallOutputContentItemInputAudio {
        0 audio_url: Option<String> = "audio_url", default, plain;
        1 file_id: Option<String> = "file_id", default, plain;
    }
}

support::object! {
    FunctionCallOutputContentItemEncryptedContent {
        0 encrypted_content: String = "encrypted_content", required, plain;
    }
}

support::object! {
    FunctionCallOutputPayload {
        0 body: FunctionCallOutputBody = "body", required, plain;
        1 success: Option<bool> = "success", default, plain;
    }
}

support::object! {
    ThreadItemUserMessage {
        0 id: String = "id", required, plain;
        1 client_id: Option<String> = "clientId", default, plain;
        2 content: Vec<UserInput> = "content", required, plain;
        3 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        4 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemHookPrompt {
        0 id: String = "id", required, plain;
        1 fragments: Vec<HookPromptFragment> = "fragments", required, plain;
        2 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        3 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemAgentMessage {
        0 moderation: Option<AgentMessageModeration> = "moderation", default, plain;
        1 id: String = "id", required, plain;
        2 text: String = "text", required, plain;
        3 phase: Option<MessagePhase> = "phase", default, plain;
        4 memory_citation: Option<MemoryCitation> = "memoryCitation", default, plain;
        5 delivery: Option<AgentMessageDelivery> = "delivery", default, plain;
        6 questions: Option<Vec<AsyncUserInputQuestion>> = "questions", default, plain;
        7 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        8 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemFunctionCallOutput {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 namespace: Option<String> = "namespace", default, plain;
        3 output: FunctionCallOutputBody = "output", required, plain;
        4 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        5 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemPlan {
        0 id: String = "id", required, plain;
        1 text: String = "text", required, plain;
        2 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        3 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemReasoning {
        0 id: String = "id", required, plain;
        1 summary: Vec<String> = "summary", default, plain;
        2 content: Vec<String> = "content", default, plain;
        3 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        4 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemCommandExecution {
        0 id: String = "id", required, plain;
        1 plugin_id: Option<String> = "pluginId", default, plain;
        2 script_path: Option<String> = "scriptPath", default, plain;
        3 command: String = "command", required, plain;
        4 cwd: LegacyAppPathString = "cwd", required, plain;
        5 process_id: Option<String> = "processId", default, plain;
        6 source: CommandExecutionSource = "source", or(default_thread_item_command_execution_source), plain;
        7 status: CommandExecutionStatus = "status", required, plain;
        8 command_actions: Vec<CommandAction> = "commandActions", required, plain;
        9 aggregated_output: Option<String> = "aggregatedOutput", default, plain;
        10 exit_code: Option<i32> = "exitCode", default, plain;
        11 duration_ms: Option<i64> = "durationMs", default, plain;
        12 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        13 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemFileChange {
        0 id: String = "id", required, plain;
        1 changes: Vec<FileUpdateChange> = "changes", required, plain;
        2 status: PatchApplyStatus = "status", required, plain;
        3 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        4 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemMcpToolCall {
        0 id: String = "id", required, plain;
        1 server: String = "server", required, plain;
        2 tool: String = "tool", required, plain;
        3 status: McpToolCallStatus = "status", required, plain;
        4 arguments: RawJson = "arguments", required, plain;
        5 app_context: Option<McpToolCallAppContext> = "appContext", default, plain;
        6 mcp_app_resource_uri: Option<String> = "mcpAppResourceUri", default, plain;
        7 mcp_app_ui: Option<McpAppUi> = "mcpAppUi", default, plain;
        8 plugin_id: Option<String> = "pluginId", default, plain;
        9 read_only_hint: Option<bool> = "readOnlyHint", default, plain;
        10 result: Option<McpToolCallResult> = "result", default, plain;
        11 error: Option<McpToolCallError> = "error", default, plain;
        12 duration_ms: Option<i64> = "durationMs", default, plain;
        13 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        14 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemDynamicToolCall {
        0 id: String = "id", required, plain;
        1 namespace: Option<String> = "namespace", default, plain;
        2 tool: String = "tool", required, plain;
        3 arguments: RawJson = "arguments", required, plain;
        4 status: DynamicToolCallStatus = "status", required, plain;
        5 content_items: Option<Vec<DynamicToolCallOutputContentItem>> = "contentItems", default, plain;
        6 success: Option<bool> = "success", default, plain;
        7 duration_ms: Option<i64> = "durationMs", default, plain;
        8 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        9 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemCollabAgentToolCall {
        0 id: String = "id", required, plain;
        1 tool: CollabAgentTool = "tool", required, plain;
        2 status: CollabAgentToolCallStatus = "status", required, plain;
        3 sender_thread_id: String = "senderThreadId", required, plain;
        4 receiver_thread_ids: Vec<String> = "receiverThreadIds", required, plain;
        5 prompt: Option<String> = "prompt", default, plain;
        6 model: Option<String> = "model", default, plain;
        7 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
        8 agents_states: BTreeMap<String, CollabAgentState> = "agentsStates", required, plain;
        9 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        10 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemSubAgentActivity {
        0 id: String = "id", required, plain;
        1 kind: SubAgentActivityKind = "kind", required, plain;
        2 agent_thread_id: String = "agentThreadId", required, plain;
        3 agent_path: String = "agentPath", required, plain;
        4 model: Option<String> = "model", default, plain;
        5 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
        6 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        7 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemWebSearch {
        0 id: String = "id", required, plain;
        1 query: String = "query", required, plain;
        2 action: Option<WebSearchAction> = "action", default, plain;
        3 results: Option<Vec<RawJson>> = "results", default, plain;
        4 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        5 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemImageView {
        0 id: String = "id", required, plain;
        1 path: LegacyAppPathString = "path", required, plain;
        2 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        3 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemSleep {
        0 id: String = "id", required, plain;
        1 duration_ms: u64 = "durationMs", required, plain;
        2 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        3 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemImageGeneration {
        0 id: String = "id", required, plain;
        1 status: String = "status", required, plain;
        2 revised_prompt: Option<String> = "revisedPrompt", default, plain;
        3 result: Option<String> = "result", default, plain;
        4 file_id: Option<String> = "fileId", default, plain;
        5 saved_path: Option<AbsolutePathBuf> = "savedPath", default, path;
        6 generation_id: Option<String> = "generationId", default, plain;
        7 transparent_background: Option<bool> = "transparentBackground", default, plain;
        8 input_images: Option<Vec<ImageGenerationInputImage>> = "inputImages", default, plain;
        9 failure: Option<ImageGenerationFailure> = "failure", default, plain;
        10 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        11 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemEnteredReviewMode {
        0 id: String = "id", required, plain;
        1 review: String = "review", required, plain;
        2 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        3 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemExitedReviewMode {
        0 id: String = "id", required, plain;
        1 review: String = "review", required, plain;
        2 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        3 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    ThreadItemContextCompaction {
        0 id: String = "id", required, plain;
        1 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        2 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
    }
}

support::object! {
    HookPromptFragment {
        0 text: String = "text", required, plain;
        1 hook_run_id: String = "hookRunId", required, plain;
    }
}

support::object! {
    AgentMessageModeration {
        0 moderated: bool = "moderated", required, plain;
        1 display: Option<AgentMessageDisplay> = "display", default, plain;
    }
}

support::object! {
    AgentMessageDisplay {
        0 action: String = "action", required, plain;
        1 block_type: Option<String> = "blockType", default, plain;
        2 check_trusted_contacts: Option<bool> = "checkTrustedContacts", default, plain;
        3 cyber_trusted_access: Option<bool> = "cyberTrustedAccess", default, plain;
    }
}

support::object! {
    MemoryCitation {
        0 entries: Vec<MemoryCitationEntry> = "entries", required, plain;
        1 thread_ids: Vec<String> = "threadIds", required, plain;
    }
}

support::object! {
    MemoryCitationEntry {
        0 path: String = "path", required, plain;
        1 line_start: u32 = "lineStart", required, plain;
        2 line_end: u32 = "lineEnd", required, plain;
        3 note: String = "note", required, plain;
    }
}

support::object! {
    AsyncUserInputQuestion {
        0 title: String = "title", required, plain;
        1 options: Option<Vec<String>> = "options", default, plain;
    }
}

support::object! {
    CommandActionRead {
        0 command: String = "command", required, plain;
        1 name: String = "name", required, plain;
        2 path: LegacyAppPathString = "path", required, plain;
    }
}

support::object! {
    CommandActionListFiles {
        0 command: String = "command", required, plain;
        1 path: Option<String> = "path", default, plain;
    }
}

support::object! {
    CommandActionSearch {
        0 command: String = "command", required, plain;
        1 query: Option<String> = "query", default, plain;
        2 path: Option<String> = "path", default, plain;
    }
}

support::object! {
    CommandActionOther {
        0 command: String = "command", required, plain;
    }
}

support::object! {
    FileUpdateChange {
        0 path: String = "path", required, plain;
        1 kind: PatchChangeKind = "kind", required, plain;
        2 diff: String = "diff", required, plain;
    }
}

support::object! {
    PatchChangeKindUpdate {
        0 move_path: Option<String> = "move_path", default, plain;
    }
}

support::object! {
    ItemStartedNotification {
        0 item: ThreadItem = "item", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 turn_id: String = "turnId", required, plain;
        3 started_at_ms: i64 = "startedAtMs", default, plain;
    }
}

support::object! {
    ItemCompletedNotification {
        0 item: ThreadItem = "item", required, plain;
        1 thread_id: String = "threadId", required, plain;
        2 turn_id: String = "turnId", required, plain;
        3 content_token_count: Option<u64> = "contentTokenCount", default, plain;
        4 completed_at_ms: i64 = "completedAtMs", default, plain;
    }
}

support::object! {
    AgentMessageDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta: String = "delta", required, plain;
    }
}

support::object! {
    PlanDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta: String = "delta", required, plain;
    }
}

support::object! {
    ReasoningSummaryTextDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta: String = "delta", required, plain;
        4 summary_index: i64 = "summaryIndex", required, plain;
    }
}

support::object! {
    ReasoningSummaryPartAddedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 summary_index: i64 = "summaryIndex", required, plain;
    }
}

support::object! {
    ReasoningTextDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta: String = "delta", required, plain;
        4 content_index: i64 = "contentIndex", required, plain;
    }
}

support::object! {
    CommandExecutionOutputDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta: String = "delta", required, plain;
    }
}

support::object! {
    TerminalInteractionNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 process_id: String = "processId", required, plain;
        4 stdin: String = "stdin", required, plain;
    }
}

support::object! {
    FileChangeOutputDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 delta: String = "delta", required, plain;
    }
}

support::object! {
    FileChangePatchUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 changes: Vec<FileUpdateChange> = "changes", required, plain;
    }
}

support::object! {
    McpToolCallProgressNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 message: String = "message", required, plain;
    }
}

support::object! {
    RawResponseItemCompletedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item: ResponseItem = "item", required, plain;
    }
}

support::object! {
    RawResponseCompletedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 response_id: String = "responseId", required, plain;
        3 usage: Option<TokenUsageBreakdown> = "usage", default, plain;
        4 usage_metadata: Option<ResponseUsageMetadata> = "usageMetadata", default, plain;
    }
}

support::object! {
    ResponseUsageMetadata {
        0 amount: Option<String> = "amount", default, plain;
        1 metadata: Option<RawJson> = "metadata", default, plain;
    }
}

support::object! {
    McpToolCallResult {
        0 content: Vec<RawJson> = "content", required, plain;
        1 structured_content: Option<RawJson> = "structuredContent", default, plain;
        2 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpToolCallError {
        0 message: String = "message", required, plain;
    }
}

support::object! {
    McpToolCallAppContext {
        0 connector_id: String = "connectorId", required, plain;
        1 link_id: Option<String> = "linkId", default, plain;
        2 app_name: Option<String> = "appName", default, plain;
        3 action_name: Option<String> = "actionName", default, plain;
        4 resource_uri: Option<String> = "resourceUri", default, plain;
    }
}

support::object! {
    McpAppUi {
        0 resource_uri: String = "resourceUri", required, plain;
        1 preferred_model_display_mode: McpAppDisplayMode = "preferredModelDisplayMode", required, plain;
    }
}

support::object! {
    CollabAgentState {
        0 status: CollabAgentStatus = "status", required, plain;
        1 message: Option<String> = "message", default, plain;
    }
}

support::object! {
    WebSearchActionSearch {
        0 query: Option<String> = "query", default, plain;
        1 queries: Option<Vec<String>> = "queries", default, plain;
    }
}

support::object! {
    WebSearchActionOpenPage {
        0 url: Option<String> = "url", default, plain;
    }
}

support::object! {
    WebSearchActionFindInPage {
        0 url: Option<String> = "url", default, plain;
        1 pattern: Option<String> = "pattern", default, plain;
    }
}

support::object! {
    ImageGenerationFailureUsageLimitExceeded {
        0 limit_id: String = "limitId", required, plain;
        1 resets_at: Option<i64> = "resetsAt", default, plain;
    }
}

support::object! {
    ImageGenerationInputImage {
        0 path: AbsolutePathBuf = "path", required, path;
        1 sha256: String = "sha256", required, plain;
    }
}

support::object! {
    AddConversationListenerParams {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 experimental_raw_events: bool = "experimentalRawEvents", default, plain;
    }
}

support::object! {
    ArchiveConversationParams {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 rollout_path: String = "rolloutPath", required, path;
    }
}

support::object! {
    ExecOneOffCommandParams {
        0 command: Vec<String> = "command", required, plain;
        1 timeout_ms: Option<u64> = "timeoutMs", default, plain;
        2 cwd: Option<String> = "cwd", default, path;
        3 sandbox_policy: Option<LegacySandboxPolicy> = "sandboxPolicy", default, plain;
    }
}

support::object! {
    ForkConversationParams {
        0 path: Option<String> = "path", default, path;
        1 conversation_id: Option<ThreadId> = "conversationId", default, plain;
        2 overrides: Option<NewConversationParams> = "overrides", default, plain;
    }
}

support::object! {
    GetConversationSummaryParamsRolloutPath {
        0 rollout_path: String = "rolloutPath", required, plain;
    }
}

support::object! {
    GetConversationSummaryParamsConversationId {
        0 conversation_id: ThreadId = "conversationId", required, plain;
    }
}

support::object! {
    GitDiffToRemoteParams {
        0 cwd: String = "cwd", required, path;
    }
}

support::object! {
    InputItemText {
        0 data: InputItemTextData = "data", required, plain;
    }
}

support::object! {
    InputItemTextData {
        0 text: String = "text", required, plain;
        1 text_elements: Vec<V1TextElement> = "text_elements", default, plain;
    }
}

support::object! {
    InputItemImage {
        0 data: InputItemImageData = "data", required, plain;
    }
}

support::object! {
    InputItemImageData {
        0 image_url: String = "image_url", required, plain;
    }
}

support::object! {
    InputItemLocalImage {
        0 data: InputItemLocalImageData = "data", required, plain;
    }
}

support::object! {
    InputItemLocalImageData {
        0 path: String = "path", required, path;
    }
}

support::object! {
    InterruptConversationParams {
        0 conversation_id: ThreadId = "conversationId", required, plain;
    }
}

support::object! {
    ListConversationsParams {
        0 page_size: Option<u64> = "pageSize", default, plain;
        1 cursor: Option<String> = "cursor", default, plain;
        2 model_providers: Option<Vec<String>> = "modelProviders", default, plain;
    }
}

support::object! {
    NewConversationParams {
        0 model: Option<String> = "model", default, plain;
        1 model_provider: Option<String> = "modelProvider", default, plain;
        2 profile: Option<String> = "profile", default, plain;
        3 cwd: Option<String> = "cwd", default, plain;
        4 approval_policy: Option<LegacyAskForApproval> = "approvalPolicy", default, plain;
        5 sandbox: Option<SandboxMode> = "sandbox", default, plain;
        6 config: Option<RawJson> = "config", default, plain;
        7 base_instructions: Option<String> = "baseInstructions", default, plain;
        8 developer_instructions: Option<String> = "developerInstructions", default, plain;
        9 compact_prompt: Option<String> = "compactPrompt", default, plain;
        10 include_apply_patch_tool: Option<bool> = "includeApplyPatchTool", default, plain;
    }
}

support::object! {
    RemoveConversationListenerParams {
        0 subscription_id: String = "subscriptionId", required, plain;
    }
}

support::object! {
    ResumeConversationParams {
        0 path: Option<String> = "path", default, path;
        1 conversation_id: Option<ThreadId> = "conversationId", default, plain;
        2 history: Option<Vec<ResponseItem>> = "history", default, plain;
        3 overrides: Option<NewConversationParams> = "overrides", default, plain;
    }
}

support::object! {
    SendUserMessageParams {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 items: Vec<InputItem> = "items", required, plain;
    }
}

support::object! {
    SendUserTurnParams {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 items: Vec<InputItem> = "items", required, plain;
        2 cwd: String = "cwd", required, path;
        3 approval_policy: LegacyAskForApproval = "approvalPolicy", required, plain;
        4 sandbox_policy: LegacySandboxPolicy = "sandboxPolicy", required, plain;
        5 model: String = "model", required, plain;
        6 effort: Option<ReasoningEffort> = "effort", default, plain;
        7 summary: ReasoningSummary = "summary", required, plain;
        8 output_schema: Option<RawJson> = "outputSchema", default, plain;
    }
}

support::object! {
    V1ByteRange {
        0 end: u64 = "end", required, plain;
        1 start: u64 = "start", required, plain;
    }
}

support::object! {
    V1TextElement {
        0 byte_range: V1ByteRange = "byteRange", required, plain;
        1 placeholder: Option<String> = "placeholder", default, plain;
    }
}

support::object! {
    SessionConfiguredNotification {
        0 session_id: ThreadId = "sessionId", required, plain;
        1 model: String = "model", required, plain;
        2 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
        3 history_log_id: u64 = "historyLogId", required, plain;
        4 history_entry_count: u64 = "historyEntryCount", required, plain;
        5 initial_messages: Option<Vec<EventMsg>> = "initialMessages", default, plain;
        6 rollout_path: String = "rolloutPath", required, plain;
    }
}

support::object! {
    LegacySandboxPolicyExternalSandbox {
        0 network_access: NetworkAccess = "network_access", or(default_legacy_sandbox_policy_external_sandbox_network_access), plain;
    }
}

support::object! {
    LegacySandboxPolicyWorkspaceWrite {
        0 writable_roots: Option<Vec<AbsolutePathBuf>> = "writable_roots", default, path;
        1 network_access: bool = "network_access", default, plain;
        2 exclude_tmpdir_env_var: bool = "exclude_tmpdir_env_var", default, plain;
        3 exclude_slash_tmp: bool = "exclude_slash_tmp", default, plain;
    }
}

support::object! {
    NewConversationResponse {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 model: String = "model", required, plain;
        2 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
        3 rollout_path: String = "rolloutPath", required, plain;
    }
}

support::object! {
    ConversationGitInfo {
        0 sha: Option<String> = "sha", default, plain;
        1 branch: Option<String> = "branch", default, plain;
        2 origin_url: Option<String> = "origin_url", default, plain;
    }
}

support::object! {
    ConversationSummary {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 path: String = "path", required, plain;
        2 preview: String = "preview", required, plain;
        3 timestamp: Option<String> = "timestamp", default, plain;
        4 updated_at: Option<String> = "updatedAt", default, plain;
        5 model_provider: String = "modelProvider", required, plain;
        6 cwd: String = "cwd", required, plain;
        7 cli_version: String = "cliVersion", required, plain;
        8 source: LegacySessionSource = "source", required, plain;
        9 git_info: Option<ConversationGitInfo> = "gitInfo", default, plain;
    }
}

support::object! {
    GetConversationSummaryResponse {
        0 summary: ConversationSummary = "summary", required, plain;
    }
}

support::object! {
    ListConversationsResponse {
        0 items: Vec<ConversationSummary> = "items", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ResumeConversationResponse {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 model: String = "model", required, plain;
        2 initial_messages: Option<Vec<EventMsg>> = "initialMessages", default, plain;
        3 rollout_path: String = "rolloutPath", required, plain;
    }
}

support::object! {
    ForkConversationResponse {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 model: String = "model", required, plain;
        2 initial_messages: Option<Vec<EventMsg>> = "initialMessages", default, plain;
        3 rollout_path: String = "rolloutPath", required, plain;
    }
}

support::object! {
    ArchiveConversationResponse {
    }
}

support::object! {
    SendUserMessageResponse {
    }
}

support::object! {
    SendUserTurnResponse {
    }
}

support::object! {
    InterruptConversationResponse {
        0 abort_reason: TurnAbortReason = "abortReason", required, plain;
    }
}

support::object! {
    AddConversationSubscriptionResponse {
        0 subscription_id: String = "subscriptionId", required, plain;
    }
}

support::object! {
    RemoveConversationSubscriptionResponse {
    }
}

support::object! {
    GitDiffToRemoteResponse {
        0 sha: GitSha = "sha", required, plain;
        1 diff: String = "diff", required, plain;
    }
}

support::object! {
    ExecOneOffCommandResponse {
        0 exit_code: i32 = "exitCode", required, plain;
        1 stdout: String = "stdout", required, plain;
        2 stderr: String = "stderr", required, plain;
    }
}

support::object! {
    CancelLoginChatGptParams {
        0 login_id: String = "loginId", required, plain;
    }
}

support::object! {
    GetAuthStatusParams {
        0 include_token: Option<bool> = "includeToken", default, plain;
        1 refresh_token: Option<bool> = "refreshToken", default, plain;
    }
}

support::object! {
    LoginApiKeyParams {
        0 api_key: String = "apiKey", required, plain;
    }
}

support::object! {
    SetDefaultModelParams {
        0 model: Option<String> = "model", default, plain;
        1 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
    }
}

support::object! {
    AuthStatusChangeNotification {
        0 auth_method: Option<AuthMode> = "authMethod", default, plain;
    }
}

support::object! {
    LoginChatGptCompleteNotification {
        0 login_id: String = "loginId", required, plain;
        1 success: bool = "success", required, plain;
        2 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    LoginApiKeyResponse {
    }
}

support::object! {
    LoginChatGptResponse {
        0 login_id: String = "loginId", required, plain;
        1 auth_url: String = "authUrl", required, plain;
    }
}

support::object! {
    CancelLoginChatGptResponse {
    }
}

support::object! {
    LogoutChatGptResponse {
    }
}

support::object! {
    GetAuthStatusResponse {
        0 auth_method: Option<AuthMode> = "authMethod", default, plain;
        1 auth_token: Option<String> = "authToken", default, plain;
        2 requires_openai_auth: Option<bool> = "requiresOpenaiAuth", default, plain;
    }
}

support::object! {
    Profile {
        0 model: Option<String> = "model", default, plain;
        1 model_provider: Option<String> = "modelProvider", default, plain;
        2 approval_policy: Option<LegacyAskForApproval> = "approvalPolicy", default, plain;
        3 model_reasoning_effort: Option<ReasoningEffort> = "modelReasoningEffort", default, plain;
        4 model_reasoning_summary: Option<ReasoningSummary> = "modelReasoningSummary", default, plain;
        5 model_verbosity: Option<Verbosity> = "modelVerbosity", default, plain;
        6 chatgpt_base_url: Option<String> = "chatgptBaseUrl", default, plain;
    }
}

support::object! {
    SandboxSettings {
        0 writable_roots: Vec<AbsolutePathBuf> = "writableRoots", default, path;
        1 network_access: Option<bool> = "networkAccess", default, plain;
        2 exclude_tmpdir_env_var: Option<bool> = "excludeTmpdirEnvVar", default, plain;
        3 exclude_slash_tmp: Option<bool> = "excludeSlashTmp", default, plain;
    }
}

support::object! {
    Tools {
        0 web_search: Option<bool> = "webSearch", default, plain;
        1 view_image: Option<bool> = "viewImage", default, plain;
    }
}

support::object! {
    UserSavedConfig {
        0 approval_policy: Option<LegacyAskForApproval> = "approvalPolicy", default, plain;
        1 sandbox_mode: Option<SandboxMode> = "sandboxMode", default, plain;
        2 sandbox_settings: Option<SandboxSettings> = "sandboxSettings", default, plain;
        3 forced_chatgpt_workspace_id: Option<String> = "forcedChatgptWorkspaceId", default, plain;
        4 forced_login_method: Option<ForcedLoginMethod> = "forcedLoginMethod", default, plain;
        5 model: Option<String> = "model", default, plain;
        6 model_reasoning_effort: Option<ReasoningEffort> = "modelReasoningEffort", default, plain;
        7 model_reasoning_summary: Option<ReasoningSummary> = "modelReasoningSummary", default, plain;
        8 model_verbosity: Option<Verbosity> = "modelVerbosity", default, plain;
        9 tools: Option<Tools> = "tools", default, plain;
        10 profile: Option<String> = "profile", default, plain;
        11 profiles: BTreeMap<String, Profile> = "profiles", required, plain;
    }
}

support::object! {
    GetUserSavedConfigResponse {
        0 config: UserSavedConfig = "config", required, plain;
    }
}

support::object! {
    SetDefaultModelResponse {
    }
}

support::object! {
    GetUserAgentResponse {
        0 user_agent: String = "userAgent", required, plain;
    }
}

support::object! {
    UserInfoResponse {
        0 alleged_user_email: Option<String> = "allegedUserEmail", default, plain;
    }
}

support::object! {
    ApplyPatchApprovalParams {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 call_id: String = "callId", required, plain;
        2 file_changes: BTreeMap<String, FileChange> = "fileChanges", required, plain;
        3 reason: Option<String> = "reason", default, plain;
        4 grant_root: Option<String> = "grantRoot", default, plain;
    }
}

support::object! {
    ApplyPatchApprovalResponse {
        0 decision: ReviewDecision = "decision", required, plain;
    }
}

support::object! {
    ExecCommandApprovalParams {
        0 conversation_id: ThreadId = "conversationId", required, plain;
        1 call_id: String = "callId", required, plain;
        2 approval_id: Option<String> = "approvalId", default, plain;
        3 command: Vec<String> = "command", required, plain;
        4 cwd: String = "cwd", required, plain;
        5 reason: Option<String> = "reason", default, plain;
        6 parsed_cmd: Vec<ParsedCommand> = "parsedCmd", required, plain;
    }
}

support::object! {
    ExecCommandApprovalResponse {
        0 decision: ReviewDecision = "decision", required, plain;
    }
}

support::object! {
    FileChangeAdd {
        0 content: String = "content", required, plain;
    }
}

support::object! {
    FileChangeDelete {
        0 content: String = "content", required, plain;
    }
}

support::object! {
    FileChangeUpdate {
        0 unified_diff: String = "unified_diff", required, plain;
        1 move_path: Option<String> = "move_path", default, plain;
    }
}

support::object! {
    ParsedCommandRead {
        0 cmd: String = "cmd", required, plain;
        1 name: String = "name", required, plain;
        2 path: String = "path", required, plain;
    }
}

support::object! {
    ParsedCommandListFiles {
        0 cmd: String = "cmd", required, plain;
        1 path: Option<String> = "path", default, plain;
    }
}

support::object! {
    ParsedCommandSearch {
        0 cmd: String = "cmd", required, plain;
        1 query: Option<String> = "query", default, plain;
        2 path: Option<String> = "path", default, plain;
    }
}

support::object! {
    ParsedCommandOther {
        0 cmd: String = "cmd", required, plain;
    }
}

support::object! {
    ReviewDecisionApprovedExecpolicyAmendment {
        0 proposed_execpolicy_amendment: Vec<String> = "proposed_execpolicy_amendment", required, plain;
    }
}

support::object! {
    ReviewDecisionNetworkPolicyAmendment {
        0 network_policy_amendment: NetworkPolicyAmendment = "network_policy_amendment", required, plain;
    }
}

support::object! {
    ReviewDecisionDeniedWithReason {
        0 rejection: String = "rejection", required, plain;
    }
}

support::object! {
    ChatgptAuthTokensRefreshParams {
        0 reason: ChatgptAuthTokensRefreshReason = "reason", required, plain;
        1 previous_account_id: Option<String> = "previousAccountId", default, plain;
    }
}

support::object! {
    ChatgptAuthTokensRefreshResponse {
        0 access_token: String = "accessToken", required, plain;
        1 chatgpt_account_id: Option<String> = "chatgptAccountId", default, plain;
        2 chatgpt_plan_type: Option<String> = "chatgptPlanType", default, plain;
        3 id_token: Option<String> = "idToken", default, plain;
    }
}

support::object! {
    AccountLoginCompletedNotification {
        0 login_id: Option<String> = "loginId", default, plain;
        1 success: bool = "success", required, plain;
        2 error: Option<String> = "error", default, plain;
        3 onboarding_entrypoint: Option<DesktopOnboardingEntrypoint> = "onboardingEntrypoint", default, plain;
    }
}

support::object! {
    AccountSecuritySetupAction {
        0 label: String = "label", required, plain;
        1 url: String = "url", required, plain;
    }
}

support::object! {
    AccountSecuritySetupNotice {
        0 account_id: String = "accountId", required, plain;
        1 user_id: String = "userId", required, plain;
        2 title: String = "title", required, plain;
        3 description: String = "description", required, plain;
        4 action: AccountSecuritySetupAction = "action", required, plain;
    }
}

support::object! {
    AccountSession {
        0 session_id: String = "sessionId", required, plain;
        1 email: Option<String> = "email", default, plain;
        2 user_id: Option<String> = "userId", default, plain;
        3 display_name: Option<String> = "displayName", default, plain;
        4 image_url: Option<String> = "imageUrl", default, plain;
        5 last_used_at: i64 = "lastUsedAt", required, plain;
        6 is_active: bool = "isActive", required, plain;
        7 selected_workspace_account_id: Option<String> = "selectedWorkspaceAccountId", default, plain;
        8 workspaces: Vec<AccountSessionWorkspace> = "workspaces", required, plain;
    }
}

support::object! {
    AccountSessionWorkspace {
        0 account_id: String = "accountId", required, plain;
        1 name: Option<String> = "name", default, plain;
        2 image_url: Option<String> = "imageUrl", default, plain;
        3 kind: Option<AccountSessionWorkspaceKind> = "kind", default, plain;
    }
}

support::object! {
    AccountSessionsListParams {
        0 refresh_workspace_metadata: Option<bool> = "refreshWorkspaceMetadata", default, plain;
    }
}

support::object! {
    AccountSessionsResponse {
        0 active_session_id: Option<String> = "activeSessionId", default, plain;
        1 sessions: Vec<AccountSession> = "sessions", required, plain;
    }
}

support::object! {
    AccountSessionsSwitchParams {
        0 session_id: String = "sessionId", required, plain;
        1 account_id: String = "accountId", required, plain;
        2 allow_browser_login: Option<bool> = "allowBrowserLogin", default, plain;
    }
}

support::object! {
    AccountSessionsSwitchResponseSwitched {
        0 active_session_id: Option<String> = "activeSessionId", default, plain;
        1 sessions: Vec<AccountSession> = "sessions", required, plain;
    }
}

support::object! {
    AccountSessionsSwitchResponseLoginRequired {
        0 login_id: String = "loginId", required, plain;
        1 auth_url: String = "authUrl", required, plain;
    }
}

support::object! {
    CancelLoginAccountParams {
        0 login_id: String = "loginId", required, plain;
    }
}

support::object! {
    CancelLoginAccountResponse {
        0 status: CancelLoginAccountStatus = "status", required, plain;
    }
}

support::object! {
    GetAccountSecuritySetupResponse {
        0 notice: Option<AccountSecuritySetupNotice> = "notice", default, plain;
    }
}

support::object! {
    LoginAccountParamsApiKey {
        0 api_key: String = "apiKey", required, plain;
    }
}

support::object! {
    LoginAccountParamsChatgpt {
        0 codex_streamlined_login: Option<bool> = "codexStreamlinedLogin", default, plain;
        1 use_hosted_login_success_page: Option<bool> = "useHostedLoginSuccessPage", default, plain;
        2 app_brand: Option<LoginAppBrand> = "appBrand", default, plain;
    }
}

support::object! {
    LoginAccountParamsChatgptAuthTokens {
        0 access_token: String = "accessToken", required, plain;
        1 chatgpt_account_id: Option<String> = "chatgptAccountId", default, plain;
        2 chatgpt_plan_type: Option<String> = "chatgptPlanType", default, plain;
        3 id_token: Option<String> = "idToken", default, plain;
    }
}

support::object! {
    LoginAccountParamsAmazonBedrock {
        0 api_key: String = "apiKey", required, plain;
        1 region: String = "region", required, plain;
    }
}

support::object! {
    LoginAccountParamsAmazonBedrockAccessKeys {
        0 access_key_id: String = "accessKeyId", required, plain;
        1 secret_access_key: String = "secretAccessKey", required, plain;
        2 session_token: Option<String> = "sessionToken", default, plain;
        3 region: String = "region", required, plain;
    }
}

support::object! {
    LoginAccountResponseChatgpt {
        0 login_id: String = "loginId", required, plain;
        1 auth_url: String = "authUrl", required, plain;
    }
}

support::object! {
    LoginAccountResponseChatgptDeviceCode {
        0 login_id: String = "loginId", required, plain;
        1 verification_url: String = "verificationUrl", required, plain;
        2 user_code: String = "userCode", required, plain;
    }
}

support::object! {
    LogoutAccountResponse {
    }
}

support::object! {
    MarketplaceAddParams {
        0 source: String = "source", required, plain;
        1 ref_name: Option<String> = "refName", default, plain;
        2 sparse_paths: Option<Vec<String>> = "sparsePaths", default, plain;
    }
}

support::object! {
    MarketplaceAddResponse {
        0 marketplace_name: String = "marketplaceName", required, plain;
        1 installed_root: AbsolutePathBuf = "installedRoot", required, path;
        2 already_added: bool = "alreadyAdded", required, plain;
    }
}

support::object! {
    MarketplaceRemoveParams {
        0 marketplace_name: String = "marketplaceName", required, plain;
    }
}

support::object! {
    MarketplaceRemoveResponse {
        0 marketplace_name: String = "marketplaceName", required, plain;
        1 installed_root: Option<AbsolutePathBuf> = "installedRoot", default, path;
    }
}

support::object! {
    MarketplaceUpgradeErrorInfo {
        0 marketplace_name: String = "marketplaceName", required, plain;
        1 message: String = "message", required, plain;
    }
}

support::object! {
    MarketplaceUpgradeParams {
        0 marketplace_name: Option<String> = "marketplaceName", default, plain;
    }
}

support::object! {
    MarketplaceUpgradeResponse {
        0 selected_marketplaces: Vec<String> = "selectedMarketplaces", required, plain;
        1 upgraded_roots: Vec<AbsolutePathBuf> = "upgradedRoots", required, path;
        2 errors: Vec<MarketplaceUpgradeErrorInfo> = "errors", required, plain;
    }
}

support::object! {
    Resource {
        0 annotations: Option<RawJson> = "annotations", default, plain;
        1 description: Option<String> = "description", default, plain;
        2 mime_type: Option<String> = "mimeType", default, plain;
        3 name: String = "name", required, plain;
        4 size: Option<i64> = "size", default, plain;
        5 title: Option<String> = "title", default, plain;
        6 uri: String = "uri", required, plain;
        7 icons: Option<Vec<RawJson>> = "icons", default, plain;
        8 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ResourceTemplate {
        0 annotations: Option<RawJson> = "annotations", default, plain;
        1 uri_template: String = "uriTemplate", required, plain;
        2 name: String = "name", required, plain;
        3 title: Option<String> = "title", default, plain;
        4 description: Option<String> = "description", default, plain;
        5 mime_type: Option<String> = "mimeType", default, plain;
    }
}

support::object! {
    Tool {
        0 name: String = "name", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 description: Option<String> = "description", default, plain;
        3 input_schema: RawJson = "inputSchema", required, plain;
        4 output_schema: Option<RawJson> = "outputSchema", default, plain;
        5 annotations: Option<RawJson> = "annotations", default, plain;
        6 icons: Option<Vec<RawJson>> = "icons", default, plain;
        7 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ListMcpServerStatusParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
        2 detail: Option<McpServerStatusDetail> = "detail", default, plain;
        3 thread_id: Option<String> = "threadId", default, plain;
        4 server_name: Option<String> = "serverName", default, plain;
    }
}

support::object! {
    ListMcpServerStatusResponse {
        0 data: Vec<McpServerStatus> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    McpResourceReadParams {
        0 meta: Option<RawJson> = "_meta", default, plain;
        1 thread_id: Option<String> = "threadId", default, plain;
        2 origin_call_id: Option<String> = "originCallId", default, plain;
        3 server: String = "server", required, plain;
        4 uri: String = "uri", required, plain;
        5 connector_id: Option<String> = "connectorId", default, plain;
        6 target: Option<McpResourceReadTarget> = "target", default, plain;
    }
}

support::object! {
    McpResourceReadResponse {
        0 contents: Vec<ResourceContent> = "contents", required, plain;
        1 origin_call_id: Option<String> = "originCallId", default, plain;
    }
}

support::object! {
    McpResourceReadTarget {
        0 connector_id: String = "connectorId", required, plain;
        1 link_id: Option<String> = "linkId", default, plain;
    }
}

support::object! {
    McpServerEventNotification {
        0 method: String = "method", required, plain;
        1 params: RawJson = "params", required, plain;
    }
}

support::object! {
    McpServerEventStreamNotification {
        0 subscription_id: String = "subscriptionId", required, plain;
        1 notification: McpServerEventNotification = "notification", required, plain;
    }
}

support::object! {
    McpServerEventStreamStartParams {
        0 thread_id: String = "threadId", required, plain;
        1 server: String = "server", required, plain;
        2 subscription_id: String = "subscriptionId", required, plain;
        3 name: String = "name", required, plain;
        4 arguments: RawJson = "arguments", required, plain;
        5 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpServerEventStreamStartResponse {
    }
}

support::object! {
    McpServerEventStreamStopParams {
        0 subscription_id: String = "subscriptionId", required, plain;
    }
}

support::object! {
    McpServerEventStreamStopResponse {
    }
}

support::object! {
    McpServerInfo {
        0 name: String = "name", required, plain;
        1 title: Option<String> = "title", default, plain;
        2 version: String = "version", required, plain;
        3 description: Option<String> = "description", default, plain;
        4 icons: Option<Vec<RawJson>> = "icons", default, plain;
        5 website_url: Option<String> = "websiteUrl", default, plain;
    }
}

support::object! {
    McpServerOauthLoginCompletedNotification {
        0 name: String = "name", required, plain;
        1 thread_id: Option<String> = "threadId", default, plain;
        2 login_id: Option<String> = "loginId", default, plain;
        3 success: bool = "success", required, plain;
        4 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    McpServerOauthLoginParams {
        0 name: String = "name", required, plain;
        1 thread_id: Option<String> = "threadId", default, plain;
        2 client_registration: Option<McpServerOauthClientRegistration> = "clientRegistration", default, plain;
        3 scopes: Option<Vec<String>> = "scopes", default, plain;
        4 timeout_secs: Option<i64> = "timeoutSecs", default, plain;
    }
}

support::object! {
    McpServerOauthLoginResponse {
        0 authorization_url: String = "authorizationUrl", required, plain;
        1 login_id: Option<String> = "loginId", default, plain;
    }
}

support::object! {
    McpServerStatus {
        0 name: String = "name", required, plain;
        1 runtime_status: Option<McpServerConnectionStatus> = "runtimeStatus", default, plain;
        2 plugin_id: Option<String> = "pluginId", default, plain;
        3 http_origin: Option<String> = "httpOrigin", default, plain;
        4 server_info: Option<McpServerInfo> = "serverInfo", default, plain;
        5 server_capabilities: Option<RawJson> = "serverCapabilities", default, plain;
        6 tool_list_meta: Option<RawJson> = "toolListMeta", default, plain;
        7 tools: BTreeMap<String, Tool> = "tools", required, plain;
        8 tools_error: Option<String> = "toolsError", default, plain;
        9 resources: Vec<Resource> = "resources", required, plain;
        10 resource_templates: Vec<ResourceTemplate> = "resourceTemplates", required, plain;
        11 auth_status: McpAuthStatus = "authStatus", required, plain;
    }
}

support::object! {
    McpServerStatusUpdatedNotification {
        0 thread_id: Option<String> = "threadId", default, plain;
        1 name: String = "name", required, plain;
        2 status: McpServerStartupState = "status", required, plain;
        3 error: Option<String> = "error", default, plain;
        4 failure_reason: Option<McpServerStartupFailureReason> = "failureReason", default, plain;
    }
}

support::object! {
    McpServerToolCallParams {
        0 thread_id: String = "threadId", required, plain;
        1 server: String = "server", required, plain;
        2 tool: String = "tool", required, plain;
        3 arguments: Option<RawJson> = "arguments", default, plain;
        4 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    McpServerToolCallResponse {
        0 content: Vec<RawJson> = "content", required, plain;
        1 structured_content: Option<RawJson> = "structuredContent", default, plain;
        2 is_error: Option<bool> = "isError", default, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ResourceContentText {
        0 uri: String = "uri", required, plain;
        1 mime_type: Option<String> = "mimeType", default, plain;
        2 text: String = "text", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    ResourceContentBlob {
        0 uri: String = "uri", required, plain;
        1 mime_type: Option<String> = "mimeType", default, plain;
        2 blob: String = "blob", required, plain;
        3 meta: Option<RawJson> = "_meta", default, plain;
    }
}

support::object! {
    MemoryResetResponse {
    }
}

support::object! {
    MemoryStatusParams {
        0 min_consolidated_threads: Option<u32> = "minConsolidatedThreads", default, plain;
    }
}

support::object! {
    MemoryStatusResponse {
        0 v2_consolidated_threads: u32 = "v2ConsolidatedThreads", required, plain;
        1 v2_ready: bool = "v2Ready", required, plain;
    }
}

support::object! {
    ModelListParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
        2 include_hidden: Option<bool> = "includeHidden", default, plain;
        3 model_provider: Option<String> = "modelProvider", default, plain;
    }
}

support::object! {
    ModelListResponse {
        0 data: Vec<Model> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    Model {
        0 id: String = "id", required, plain;
        1 model: String = "model", required, plain;
        2 upgrade: Option<String> = "upgrade", default, plain;
        3 upgrade_info: Option<ModelUpgradeInfo> = "upgradeInfo", default, plain;
        4 availability_nux: Option<ModelAvailabilityNux> = "availabilityNux", default, plain;
        5 display_name: String = "displayName", required, plain;
        6 description: String = "description", required, plain;
        7 model_specialty: Option<String> = "modelSpecialty", default, plain;
        8 hidden: bool = "hidden", default, plain;
        9 supported_reasoning_efforts: Vec<ReasoningEffortOption> = "supportedReasoningEfforts", required, plain;
        10 default_reasoning_effort: ReasoningEffort = "defaultReasoningEffort", required, plain;
        11 input_modalities: Vec<InputModality> = "inputModalities", or(default_model_input_modalities), plain;
        12 supports_personality: bool = "supportsPersonality", default, plain;
        13 multi_agent_version: Option<MultiAgentVersion> = "multiAgentVersion", default, plain;
        14 additional_speed_tiers: Vec<String> = "additionalSpeedTiers", default, plain;
        15 service_tiers: Vec<ModelServiceTier> = "serviceTiers", default, plain;
        16 default_service_tier: Option<String> = "defaultServiceTier", default, plain;
        17 available_access_programs: Option<ModelAccessPrograms> = "availableAccessPrograms", default, plain;
        18 is_default: bool = "isDefault", required, plain;
    }
}

support::object! {
    ReasoningEffortOption {
        0 reasoning_effort: ReasoningEffort = "reasoningEffort", required, plain;
        1 description: String = "description", required, plain;
    }
}

support::object! {
    ModelServiceTier {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: String = "description", required, plain;
    }
}

support::object! {
    ModelUpgradeInfo {
        0 model: String = "model", required, plain;
        1 upgrade_copy: Option<String> = "upgradeCopy", default, plain;
        2 model_link: Option<String> = "modelLink", default, plain;
        3 migration_markdown: Option<String> = "migrationMarkdown", default, plain;
        4 retirement_at: Option<i64> = "retirementAt", default, plain;
    }
}

support::object! {
    ModelAvailabilityNux {
        0 message: String = "message", required, plain;
    }
}

support::object! {
    ModelAccessPrograms {
        0 cyber: Vec<CyberAccessProgram> = "cyber", required, plain;
    }
}

support::object! {
    ModelReroutedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 from_model: String = "fromModel", required, plain;
        3 to_model: String = "toModel", required, plain;
        4 reason: ModelRerouteReason = "reason", required, plain;
    }
}

support::object! {
    ModelSafetyBufferingUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 model: String = "model", required, plain;
        3 use_cases: Vec<String> = "useCases", required, plain;
        4 reasons: Vec<String> = "reasons", required, plain;
        5 show_buffering_ui: bool = "showBufferingUi", required, plain;
        6 faster_model: Option<String> = "fasterModel", default, plain;
    }
}

support::object! {
    ModelVerificationNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 verifications: Vec<ModelVerification> = "verifications", required, plain;
    }
}

support::object! {
    AuthRecoveryNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 provider: String = "provider", required, plain;
        3 message: String = "message", required, plain;
    }
}

support::object! {
    GatewayAuthEnvironmentVariable {
        0 env_key: String = "envKey", required, plain;
    }
}

support::object! {
    GatewayAuthExternallyConfigured {
        0 env_key: Option<String> = "envKey", default, plain;
    }
}

support::object! {
    ModelProviderCapabilitiesReadParams {
    }
}

support::object! {
    ModelProviderCapabilitiesReadResponse {
        0 image_generation: bool = "imageGeneration", required, plain;
        1 web_search: bool = "webSearch", required, plain;
    }
}

support::object! {
    ModelProviderConfigWriteParams {
        0 settings: ProviderSettingsPatch = "settings", required, plain;
    }
}

support::object! {
    ModelProviderConfigWriteResponse {
        0 provider: ModelProviderSummary = "provider", required, plain;
    }
}

support::object! {
    ModelProviderListParams {
    }
}

support::object! {
    ModelProviderListResponse {
        0 data: Vec<ModelProviderSummary> = "data", required, plain;
        1 default_provider_id: String = "defaultProviderId", required, plain;
        2 can_change_default: bool = "canChangeDefault", required, plain;
    }
}

support::object! {
    ModelProviderSummary {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 can_edit: bool = "canEdit", required, plain;
        3 base_url: Option<String> = "baseUrl", default, plain;
        4 settings: ProviderSettings = "settings", required, plain;
    }
}

support::object! {
    ProviderSettingsCustomGateway {
        0 auth: GatewayAuth = "auth", required, plain;
    }
}

support::object! {
    ProviderSettingsBedrock {
        0 profile: Option<String> = "profile", default, plain;
        1 region: Option<String> = "region", default, plain;
    }
}

support::object! {
    ProviderSettingsGcp {
        0 project_id: Option<String> = "projectId", default, plain;
        1 location: Option<String> = "location", default, plain;
        2 credential_file: Option<String> = "credentialFile", default, plain;
    }
}

support::object! {
    ProviderSettingsPatchCustomGateway {
        0 provider_id: Option<Option<String>> = "providerId", default, with(support::present);
        1 name: Option<String> = "name", default, plain;
        2 base_url: Option<Option<String>> = "baseUrl", default, with(support::present);
        3 env_key: Option<Option<String>> = "envKey", default, with(support::present);
    }
}

support::object! {
    ProviderSettingsPatchBedrock {
        0 provider_id: BedrockProviderId = "providerId", required, plain;
        1 profile: Option<Option<String>> = "profile", default, with(support::present);
        2 region: Option<Option<String>> = "region", default, with(support::present);
    }
}

support::object! {
    ProviderSettingsPatchGcp {
        0 provider_id: GcpProviderId = "providerId", required, plain;
        1 project_id: Option<Option<String>> = "projectId", default, with(support::present);
        2 location: Option<Option<String>> = "location", default, with(support::present);
        3 credential_file: Option<Option<String>> = "credentialFile", default, with(support::present);
    }
}

support::object! {
    ModelProviderErrorModelProviderMismatch {
        0 model_provider: String = "modelProvider", required, plain;
        1 current_model_provider: String = "currentModelProvider", required, plain;
    }
}

support::object! {
    ModelProviderErrorModelProviderNotConfigured {
        0 model_provider: String = "modelProvider", required, plain;
    }
}

support::object! {
    ModelProviderErrorModelProviderPolicyConflict {
        0 model_provider: String = "modelProvider", required, plain;
        1 required_model_provider: String = "requiredModelProvider", required, plain;
    }
}

support::object! {
    WarningNotification {
        0 thread_id: Option<String> = "threadId", default, plain;
        1 message: String = "message", required, plain;
    }
}

support::object! {
    ConfigWarningNotification {
        0 summary: String = "summary", required, plain;
        1 details: Option<String> = "details", default, plain;
        2 path: Option<String> = "path", default, plain;
        3 range: Option<TextRange> = "range", default, plain;
    }
}

support::object! {
    TextRange {
        0 start: TextPosition = "start", required, plain;
        1 end: TextPosition = "end", required, plain;
    }
}

support::object! {
    TextPosition {
        0 line: u64 = "line", required, plain;
        1 column: u64 = "column", required, plain;
    }
}

support::object! {
    DeprecationNoticeNotification {
        0 summary: String = "summary", required, plain;
        1 details: Option<String> = "details", default, plain;
    }
}

support::object! {
    GuardianWarningNotification {
        0 thread_id: String = "threadId", required, plain;
        1 message: String = "message", required, plain;
    }
}

support::object! {
    PermissionProfileListParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
        2 cwd: Option<String> = "cwd", default, plain;
    }
}

support::object! {
    PermissionProfileListResponse {
        0 data: Vec<PermissionProfileSummary> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    PermissionProfileSummary {
        0 id: String = "id", required, plain;
        1 description: Option<String> = "description", default, plain;
        2 allowed: bool = "allowed", required, plain;
    }
}

support::object! {
    AppSummary {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, plain;
        3 install_url: Option<String> = "installUrl", default, plain;
        4 category: Option<String> = "category", default, plain;
    }
}

support::object! {
    AppTemplateSummary {
        0 template_id: String = "templateId", required, plain;
        1 name: String = "name", required, plain;
        2 description: Option<String> = "description", default, plain;
        3 category: Option<String> = "category", default, plain;
        4 canonical_connector_id: Option<String> = "canonicalConnectorId", default, plain;
        5 logo_url: Option<String> = "logoUrl", default, plain;
        6 logo_url_dark: Option<String> = "logoUrlDark", default, plain;
        7 materialized_app_ids: Vec<String> = "materializedAppIds", required, plain;
        8 reason: Option<AppTemplateUnavailableReason> = "reason", default, plain;
    }
}

support::object! {
    MarketplaceInterface {
        0 display_name: Option<String> = "displayName", default, plain;
    }
}

support::object! {
    MarketplaceLoadErrorInfo {
        0 marketplace_path: AbsolutePathBuf = "marketplacePath", required, path;
        1 message: String = "message", required, plain;
    }
}

support::object! {
    PluginDetail {
        0 marketplace_name: String = "marketplaceName", required, plain;
        1 marketplace_path: Option<AbsolutePathBuf> = "marketplacePath", default, path;
        2 summary: PluginSummary = "summary", required, plain;
        3 share_url: Option<String> = "shareUrl", default, plain;
        4 description: Option<String> = "description", default, plain;
        5 skills: Vec<SkillSummary> = "skills", required, plain;
        6 onboarding_skill: Option<SkillSummary> = "onboardingSkill", default, plain;
        7 hooks: Vec<PluginHookSummary> = "hooks", required, plain;
        8 apps: Vec<AppSummary> = "apps", required, plain;
        9 app_templates: Vec<AppTemplateSummary> = "appTemplates", required, plain;
        10 mcp_servers: Vec<String> = "mcpServers", required, plain;
        11 scheduled_tasks: Option<Vec<ScheduledTaskSummary>> = "scheduledTasks", default, plain;
    }
}

support::object! {
    PluginHookSummary {
        0 key: String = "key", required, plain;
        1 event_name: HookEventName = "eventName", required, plain;
    }
}

support::object! {
    PluginInstallParams {
        0 marketplace_path: Option<AbsolutePathBuf> = "marketplacePath", default, path;
        1 remote_marketplace_name: Option<String> = "remoteMarketplaceName", default, plain;
        2 install_attempt_id: Option<String> = "installAttemptId", default, plain;
        3 plugin_name: String = "pluginName", required, plain;
    }
}

support::object! {
    PluginInstallResponse {
        0 auth_policy: PluginAuthPolicy = "authPolicy", required, plain;
        1 apps_needing_auth: Vec<AppSummary> = "appsNeedingAuth", required, plain;
    }
}

support::object! {
    PluginInstalledParams {
        0 cwds: Option<Vec<AbsolutePathBuf>> = "cwds", default, path;
        1 install_suggestion_plugin_names: Option<Vec<String>> = "installSuggestionPluginNames", default, plain;
    }
}

support::object! {
    PluginInstalledResponse {
        0 marketplaces: Vec<PluginMarketplaceEntry> = "marketplaces", required, plain;
        1 marketplace_load_errors: Vec<MarketplaceLoadErrorInfo> = "marketplaceLoadErrors", default, plain;
    }
}

support::object! {
    PluginInterface {
        0 display_name: Option<String> = "displayName", default, plain;
        1 short_description: Option<String> = "shortDescription", default, plain;
        2 long_description: Option<String> = "longDescription", default, plain;
        3 developer_name: Option<String> = "developerName", default, plain;
        4 category: Option<String> = "category", default, plain;
        5 capabilities: Vec<String> = "capabilities", required, plain;
        6 website_url: Option<String> = "websiteUrl", default, plain;
        7 privacy_policy_url: Option<String> = "privacyPolicyUrl", default, plain;
        8 terms_of_service_url: Option<String> = "termsOfServiceUrl", default, plain;
        9 default_prompt: Option<Vec<String>> = "defaultPrompt", default, plain;
        10 brand_color: Option<String> = "brandColor", default, plain;
        11 composer_icon: Option<AbsolutePathBuf> = "composerIcon", default, path;
        12 composer_icon_url: Option<String> = "composerIconUrl", default, plain;
        13 logo: Option<AbsolutePathBuf> = "logo", default, path;
        14 logo_dark: Option<AbsolutePathBuf> = "logoDark", default, path;
        15 logo_url: Option<String> = "logoUrl", default, plain;
        16 logo_url_dark: Option<String> = "logoUrlDark", default, plain;
        17 screenshots: Vec<AbsolutePathBuf> = "screenshots", required, path;
        18 screenshot_urls: Vec<String> = "screenshotUrls", required, plain;
    }
}

support::object! {
    PluginListParams {
        0 cwds: Option<Vec<AbsolutePathBuf>> = "cwds", default, path;
        1 marketplace_kinds: Option<Vec<PluginListMarketplaceKind>> = "marketplaceKinds", default, plain;
        2 force_refetch: Option<bool> = "forceRefetch", default, plain;
    }
}

support::object! {
    PluginListResponse {
        0 marketplaces: Vec<PluginMarketplaceEntry> = "marketplaces", required, plain;
        1 marketplace_load_errors: Vec<MarketplaceLoadErrorInfo> = "marketplaceLoadErrors", default, plain;
        2 featured_plugin_ids: Vec<String> = "featuredPluginIds", default, plain;
    }
}

support::object! {
    PluginMarketplaceEntry {
        0 name: String = "name", required, plain;
        1 path: Option<AbsolutePathBuf> = "path", default, path;
        2 interface: Option<MarketplaceInterface> = "interface", default, plain;
        3 plugins: Vec<PluginSummary> = "plugins", required, plain;
    }
}

support::object! {
    PluginReadParams {
        0 marketplace_path: Option<AbsolutePathBuf> = "marketplacePath", default, path;
        1 remote_marketplace_name: Option<String> = "remoteMarketplaceName", default, plain;
        2 plugin_name: String = "pluginName", required, plain;
    }
}

support::object! {
    PluginReadResponse {
        0 plugin: PluginDetail = "plugin", required, plain;
    }
}

support::object! {
    PluginReconcileChangedPlugin {
        0 id: String = "id", required, plain;
        1 has_mcps: bool = "hasMcps", required, plain;
        2 has_apps: bool = "hasApps", required, plain;
        3 has_hooks: bool = "hasHooks", required, plain;
        4 has_skills: bool = "hasSkills", required, plain;
    }
}

support::object! {
    PluginReconcileParams {
        0 reason: Option<String> = "reason", default, plain;
    }
}

support::object! {
    PluginReconcileResponse {
        0 changed_plugins: Vec<PluginReconcileChangedPlugin> = "changedPlugins", required, plain;
        1 failed_remote_plugin_ids: Vec<String> = "failedRemotePluginIds", required, plain;
        2 failed_materialization_remote_plugin_ids: Vec<String> = "failedMaterializationRemotePluginIds", required, plain;
    }
}

support::object! {
    PluginSearchParams {
        0 search_term: String = "searchTerm", required, plain;
        1 scope: Option<PluginSearchScope> = "scope", default, plain;
        2 cwds: Option<Vec<AbsolutePathBuf>> = "cwds", default, path;
        3 cursor: Option<String> = "cursor", default, plain;
        4 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    PluginSearchResponse {
        0 data: Vec<PluginSearchResult> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    PluginSearchResult {
        0 plugin: PluginSummary = "plugin", required, plain;
        1 marketplace_name: String = "marketplaceName", required, plain;
        2 marketplace_path: Option<AbsolutePathBuf> = "marketplacePath", default, path;
    }
}

support::object! {
    PluginSkillReadParams {
        0 remote_marketplace_name: String = "remoteMarketplaceName", required, plain;
        1 remote_plugin_id: String = "remotePluginId", required, plain;
        2 skill_name: String = "skillName", required, plain;
    }
}

support::object! {
    PluginSkillReadResponse {
        0 contents: Option<String> = "contents", default, plain;
    }
}

support::object! {
    PluginSourceLocal {
        0 path: AbsolutePathBuf = "path", required, path;
    }
}

support::object! {
    PluginSourceGit {
        0 url: String = "url", required, plain;
        1 path: Option<String> = "path", default, plain;
        2 ref_name: Option<String> = "refName", default, plain;
        3 sha: Option<String> = "sha", default, plain;
    }
}

support::object! {
    PluginSourceNpm {
        0 package: String = "package", required, plain;
        1 version: Option<String> = "version", default, plain;
        2 registry: Option<String> = "registry", default, plain;
    }
}

support::object! {
    PluginSummary {
        0 id: String = "id", required, plain;
        1 remote_plugin_id: Option<String> = "remotePluginId", default, plain;
        2 version: Option<String> = "version", default, plain;
        3 local_version: Option<String> = "localVersion", default, plain;
        4 name: String = "name", required, plain;
        5 share_context: Option<PluginShareContext> = "shareContext", default, plain;
        6 source: PluginSource = "source", required, plain;
        7 installed: bool = "installed", required, plain;
        8 installed_at: Option<i64> = "installedAt", default, plain;
        9 enabled: bool = "enabled", required, plain;
        10 install_policy: PluginInstallPolicy = "installPolicy", required, plain;
        11 install_policy_source: Option<PluginInstallPolicySource> = "installPolicySource", default, plain;
        12 must_show_installation_interstitial: Option<bool> = "mustShowInstallationInterstitial", default, plain;
        13 auth_policy: PluginAuthPolicy = "authPolicy", required, plain;
        14 availability: PluginAvailability = "availability", or(default_plugin_summary_availability), plain;
        15 disabled_reason: Option<PluginDisabledReason> = "disabledReason", default, plain;
        16 eligible_plan_types: Option<Vec<String>> = "eligiblePlanTypes", default, plain;
        17 interface: Option<PluginInterface> = "interface", default, plain;
        18 keywords: Vec<String> = "keywords", default, plain;
    }
}

support::object! {
    PluginUninstallParams {
        0 plugin_id: String = "pluginId", required, plain;
    }
}

support::object! {
    PluginUninstallResponse {
    }
}

support::object! {
    ScheduledTaskScheduleHourly {
        0 interval_hours: u32 = "intervalHours", required, plain;
        1 days: Option<Vec<ScheduledTaskWeekday>> = "days", default, plain;
    }
}

support::object! {
    ScheduledTaskScheduleDaily {
        0 time: String = "time", required, plain;
    }
}

support::object! {
    ScheduledTaskScheduleWeekdays {
        0 time: String = "time", required, plain;
    }
}

support::object! {
    ScheduledTaskScheduleWeekly {
        0 days: Vec<ScheduledTaskWeekday> = "days", required, plain;
        1 time: String = "time", required, plain;
    }
}

support::object! {
    ScheduledTaskSummary {
        0 key: String = "key", required, plain;
        1 name: String = "name", required, plain;
        2 prompt: String = "prompt", required, plain;
        3 schedule: ScheduledTaskSchedule = "schedule", required, plain;
    }
}

support::object! {
    SkillSummary {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 short_description: Option<String> = "shortDescription", default, plain;
        3 interface: Option<SkillInterface> = "interface", default, plain;
        4 path: Option<LegacyAppPathString> = "path", default, plain;
        5 enabled: bool = "enabled", required, plain;
    }
}

support::object! {
    PluginShareCheckoutParams {
        0 remote_plugin_id: String = "remotePluginId", required, plain;
    }
}

support::object! {
    PluginShareCheckoutResponse {
        0 remote_plugin_id: String = "remotePluginId", required, plain;
        1 plugin_id: String = "pluginId", required, plain;
        2 plugin_name: String = "pluginName", required, plain;
        3 plugin_path: AbsolutePathBuf = "pluginPath", required, path;
        4 marketplace_name: String = "marketplaceName", required, plain;
        5 marketplace_path: AbsolutePathBuf = "marketplacePath", required, path;
        6 remote_version: Option<String> = "remoteVersion", default, plain;
    }
}

support::object! {
    PluginShareContext {
        0 remote_plugin_id: String = "remotePluginId", required, plain;
        1 remote_version: Option<String> = "remoteVersion", default, plain;
        2 discoverability: Option<PluginShareDiscoverability> = "discoverability", default, plain;
        3 share_url: Option<String> = "shareUrl", default, plain;
        4 creator_account_user_id: Option<String> = "creatorAccountUserId", default, plain;
        5 creator_name: Option<String> = "creatorName", default, plain;
        6 share_principals: Option<Vec<PluginSharePrincipal>> = "sharePrincipals", default, plain;
        7 can_publish_to_workspace: Option<bool> = "canPublishToWorkspace", default, plain;
    }
}

support::object! {
    PluginShareDeleteParams {
        0 remote_plugin_id: String = "remotePluginId", required, plain;
    }
}

support::object! {
    PluginShareDeleteResponse {
    }
}

support::object! {
    PluginShareListItem {
        0 plugin: PluginSummary = "plugin", required, plain;
        1 local_plugin_path: Option<AbsolutePathBuf> = "localPluginPath", default, path;
    }
}

support::object! {
    PluginShareListParams {
    }
}

support::object! {
    PluginShareListResponse {
        0 data: Vec<PluginShareListItem> = "data", required, plain;
    }
}

support::object! {
    PluginSharePrincipal {
        0 principal_type: PluginSharePrincipalType = "principalType", required, plain;
        1 principal_id: String = "principalId", required, plain;
        2 role: PluginSharePrincipalRole = "role", required, plain;
        3 name: String = "name", required, plain;
    }
}

support::object! {
    PluginShareSaveParams {
        0 plugin_path: AbsolutePathBuf = "pluginPath", required, path;
        1 remote_plugin_id: Option<String> = "remotePluginId", default, plain;
        2 discoverability: Option<PluginShareDiscoverability> = "discoverability", default, plain;
        3 share_targets: Option<Vec<PluginShareTarget>> = "shareTargets", default, plain;
    }
}

support::object! {
    PluginShareSaveResponse {
        0 remote_plugin_id: String = "remotePluginId", required, plain;
        1 share_url: String = "shareUrl", required, plain;
        2 can_publish_to_workspace: Option<bool> = "canPublishToWorkspace", default, plain;
    }
}

support::object! {
    PluginShareTarget {
        0 principal_type: PluginSharePrincipalType = "principalType", required, plain;
        1 principal_id: String = "principalId", required, plain;
        2 role: PluginShareTargetRole = "role", required, plain;
    }
}

support::object! {
    PluginShareUpdateTargetsParams {
        0 remote_plugin_id: String = "remotePluginId", required, plain;
        1 discoverability: PluginShareUpdateDiscoverability = "discoverability", required, plain;
        2 share_targets: Vec<PluginShareTarget> = "shareTargets", required, plain;
    }
}

support::object! {
    PluginShareUpdateTargetsResponse {
        0 principals: Vec<PluginSharePrincipal> = "principals", required, plain;
        1 discoverability: PluginShareDiscoverability = "discoverability", required, plain;
    }
}

support::object! {
    ProcessExitedNotification {
        0 process_handle: String = "processHandle", required, plain;
        1 exit_code: i32 = "exitCode", required, plain;
        2 output_drain_timed_out: Option<bool> = "outputDrainTimedOut", default, plain;
        3 stdout: String = "stdout", required, plain;
        4 stdout_cap_reached: bool = "stdoutCapReached", required, plain;
        5 stderr: String = "stderr", required, plain;
        6 stderr_cap_reached: bool = "stderrCapReached", required, plain;
    }
}

support::object! {
    ProcessKillParams {
        0 process_handle: String = "processHandle", required, plain;
    }
}

support::object! {
    ProcessKillResponse {
    }
}

support::object! {
    ProcessOutputDeltaNotification {
        0 process_handle: String = "processHandle", required, plain;
        1 stream: ProcessOutputStream = "stream", required, plain;
        2 delta_base64: String = "deltaBase64", required, plain;
        3 cap_reached: bool = "capReached", required, plain;
    }
}

support::object! {
    ProcessResizePtyParams {
        0 process_handle: String = "processHandle", required, plain;
        1 size: ProcessTerminalSize = "size", required, plain;
    }
}

support::object! {
    ProcessResizePtyResponse {
    }
}

support::object! {
    ProcessSpawnParams {
        0 command: Vec<String> = "command", required, plain;
        1 process_handle: String = "processHandle", required, plain;
        2 cwd: AbsolutePathBuf = "cwd", required, path;
        3 tty: Option<bool> = "tty", default, plain;
        4 stream_stdin: Option<bool> = "streamStdin", default, plain;
        5 stream_stdout_stderr: Option<bool> = "streamStdoutStderr", default, plain;
        6 output_bytes_cap: Option<Option<u64>> = "outputBytesCap", default, with(support::present);
        7 timeout_ms: Option<Option<i64>> = "timeoutMs", default, with(support::present);
        8 env: Option<BTreeMap<String, Option<String>>> = "env", default, plain;
        9 size: Option<ProcessTerminalSize> = "size", default, plain;
    }
}

support::object! {
    ProcessSpawnResponse {
    }
}

support::object! {
    ProcessTerminalSize {
        0 rows: u16 = "rows", required, plain;
        1 cols: u16 = "cols", required, plain;
    }
}

support::object! {
    ProcessWriteStdinParams {
        0 process_handle: String = "processHandle", required, plain;
        1 delta_base64: Option<String> = "deltaBase64", default, plain;
        2 close_stdin: Option<bool> = "closeStdin", default, plain;
    }
}

support::object! {
    ProcessWriteStdinResponse {
    }
}

support::object! {
    Project {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 roots: Vec<ProjectRoot> = "roots", required, plain;
        3 metadata: BTreeMap<String, String> = "metadata", required, plain;
        4 position: i64 = "position", required, plain;
        5 created_at: i64 = "createdAt", required, plain;
        6 updated_at: i64 = "updatedAt", required, plain;
        7 recency_at: Option<i64> = "recencyAt", default, plain;
    }
}

support::object! {
    ProjectChangedNotification {
        0 project_id: String = "projectId", required, plain;
        1 change_type: ProjectChangeType = "changeType", required, plain;
    }
}

support::object! {
    ProjectCreateParams {
        0 name: String = "name", required, plain;
        1 roots: Vec<ProjectRoot> = "roots", required, plain;
        2 metadata: Option<BTreeMap<String, String>> = "metadata", default, plain;
        3 idempotency_key: String = "idempotencyKey", required, plain;
    }
}

support::object! {
    ProjectCreateResponse {
        0 project: Project = "project", required, plain;
    }
}

support::object! {
    ProjectDeleteParams {
        0 project_id: String = "projectId", required, plain;
    }
}

support::object! {
    ProjectDeleteResponse {
    }
}

support::object! {
    ProjectImportParams {
        0 name: String = "name", required, plain;
        1 roots: Vec<ProjectRoot> = "roots", required, plain;
        2 metadata: Option<BTreeMap<String, String>> = "metadata", default, plain;
        3 threads: Option<Vec<String>> = "threads", default, plain;
        4 idempotency_key: String = "idempotencyKey", required, plain;
    }
}

support::object! {
    ProjectImportResponse {
        0 project: Project = "project", required, plain;
    }
}

support::object! {
    ProjectListParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
        2 sort_key: Option<ProjectSortKey> = "sortKey", default, plain;
        3 sort_direction: Option<SortDirection> = "sortDirection", default, plain;
    }
}

support::object! {
    ProjectListResponse {
        0 data: Vec<Project> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ProjectMoveParams {
        0 project_id: String = "projectId", required, plain;
        1 before_project_id: Option<String> = "beforeProjectId", default, plain;
    }
}

support::object! {
    ProjectMoveResponse {
    }
}

support::object! {
    ProjectReadParams {
        0 project_id: String = "projectId", required, plain;
    }
}

support::object! {
    ProjectReadResponse {
        0 project: Project = "project", required, plain;
    }
}

support::object! {
    ProjectRoot {
        0 path: AbsolutePathBuf = "path", required, path;
    }
}

support::object! {
    ProjectUpdateParams {
        0 project_id: String = "projectId", required, plain;
        1 name: Option<String> = "name", default, plain;
        2 roots: Option<Vec<ProjectRoot>> = "roots", default, plain;
        3 metadata: Option<BTreeMap<String, String>> = "metadata", default, plain;
    }
}

support::object! {
    ProjectUpdateResponse {
        0 project: Project = "project", required, plain;
    }
}

support::object! {
    QueuedSubmission {
        0 id: String = "id", required, plain;
        1 input: Vec<UserInput> = "input", required, plain;
        2 client_user_message_id: String = "clientUserMessageId", required, plain;
        3 responsesapi_client_metadata: Option<BTreeMap<String, String>> = "responsesapiClientMetadata", default, plain;
    }
}

support::object! {
    ThreadQueueAddParams {
        0 thread_id: String = "threadId", required, plain;
        1 input: Vec<UserInput> = "input", required, plain;
        2 client_user_message_id: String = "clientUserMessageId", required, plain;
        3 responsesapi_client_metadata: Option<BTreeMap<String, String>> = "responsesapiClientMetadata", default, plain;
    }
}

support::object! {
    ThreadQueueAddResponse {
        0 queued_submission: QueuedSubmission = "queuedSubmission", required, plain;
    }
}

support::object! {
    ThreadQueueChangedNotification {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadQueueDeleteParams {
        0 thread_id: String = "threadId", required, plain;
        1 queued_submission_id: String = "queuedSubmissionId", required, plain;
    }
}

support::object! {
    ThreadQueueDeleteResponse {
        0 deleted: bool = "deleted", required, plain;
    }
}

support::object! {
    ThreadQueueListParams {
        0 thread_id: String = "threadId", required, plain;
        1 cursor: Option<String> = "cursor", default, plain;
        2 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    ThreadQueueListResponse {
        0 data: Vec<QueuedSubmission> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ThreadQueueReorderParams {
        0 thread_id: String = "threadId", required, plain;
        1 queued_submission_ids: Vec<String> = "queuedSubmissionIds", required, plain;
    }
}

support::object! {
    ThreadQueueReorderResponse {
    }
}

support::object! {
    ThreadQueueStartParams {
        0 thread_id: String = "threadId", required, plain;
        1 queued_submission_id: Option<String> = "queuedSubmissionId", default, plain;
    }
}

support::object! {
    ThreadQueueStartResponse {
        0 turn: Turn = "turn", required, plain;
    }
}

support::object! {
    ThreadQueueUpdateParams {
        0 thread_id: String = "threadId", required, plain;
        1 queued_submission_id: String = "queuedSubmissionId", required, plain;
        2 input: Vec<UserInput> = "input", required, plain;
        3 responsesapi_client_metadata: Option<BTreeMap<String, String>> = "responsesapiClientMetadata", default, plain;
    }
}

support::object! {
    ThreadQueueUpdateResponse {
        0 queued_submission: QueuedSubmission = "queuedSubmission", required, plain;
    }
}

support::object! {
    RealtimeVoicesList {
        0 v1: Vec<RealtimeVoice> = "v1", required, plain;
        1 v2: Vec<RealtimeVoice> = "v2", required, plain;
        2 v3: Vec<RealtimeVoice> = "v3", default, plain;
        3 default_v1: RealtimeVoice = "defaultV1", required, plain;
        4 default_v2: RealtimeVoice = "defaultV2", required, plain;
    }
}

support::object! {
    ThreadRealtimeAppendAudioParams {
        0 thread_id: String = "threadId", required, plain;
        1 audio: ThreadRealtimeAudioChunk = "audio", required, plain;
    }
}

support::object! {
    ThreadRealtimeAppendAudioResponse {
    }
}

support::object! {
    ThreadRealtimeAppendSpeechParams {
        0 thread_id: String = "threadId", required, plain;
        1 text: String = "text", required, plain;
    }
}

support::object! {
    ThreadRealtimeAppendSpeechResponse {
    }
}

support::object! {
    ThreadRealtimeAppendTextParams {
        0 thread_id: String = "threadId", required, plain;
        1 text: String = "text", required, plain;
        2 role: ConversationTextRole = "role", or(default_thread_realtime_append_text_params_role), plain;
    }
}

support::object! {
    ThreadRealtimeAppendTextResponse {
    }
}

support::object! {
    ThreadRealtimeAudioChunk {
        0 data: String = "data", required, plain;
        1 sample_rate: u32 = "sampleRate", required, plain;
        2 num_channels: u16 = "numChannels", required, plain;
        3 samples_per_channel: Option<u32> = "samplesPerChannel", default, plain;
        4 item_id: Option<String> = "itemId", default, plain;
    }
}

support::object! {
    ThreadRealtimeBemItemPresentationInlineVisualization {
        0 index: u32 = "index", required, plain;
    }
}

support::object! {
    ThreadRealtimeClosedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 reason: Option<String> = "reason", default, plain;
    }
}

support::object! {
    ThreadRealtimeErrorNotification {
        0 thread_id: String = "threadId", required, plain;
        1 message: String = "message", required, plain;
    }
}

support::object! {
    ThreadRealtimeInitialItem {
        0 role: ConversationTextRole = "role", required, plain;
        1 text: String = "text", required, plain;
    }
}

support::object! {
    ThreadRealtimeItemRealtimeSessionStarted {
        0 id: String = "id", required, plain;
        1 realtime_session_id: String = "realtimeSessionId", required, plain;
    }
}

support::object! {
    ThreadRealtimeItemTranscriptSegment {
        0 id: String = "id", required, plain;
        1 realtime_session_id: String = "realtimeSessionId", required, plain;
        2 role: ThreadRealtimeTranscriptRole = "role", required, plain;
        3 text: String = "text", required, plain;
    }
}

support::object! {
    ThreadRealtimeItemBemItemPromoted {
        0 id: String = "id", required, plain;
        1 realtime_session_id: String = "realtimeSessionId", required, plain;
        2 turn_id: String = "turnId", required, plain;
        3 item_id: String = "itemId", required, plain;
        4 presentation: ThreadRealtimeBemItemPresentation = "presentation", required, plain;
    }
}

support::object! {
    ThreadRealtimeItemRealtimeSessionClosed {
        0 id: String = "id", required, plain;
        1 realtime_session_id: String = "realtimeSessionId", required, plain;
        2 outcome: ThreadRealtimeSessionOutcome = "outcome", required, plain;
    }
}

support::object! {
    ThreadRealtimeItemAddedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 item: RawJson = "item", required, plain;
    }
}

support::object! {
    ThreadRealtimeItemCompletedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 item: ThreadRealtimeItem = "item", required, plain;
    }
}

support::object! {
    ThreadRealtimeItemStartedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 item: ThreadRealtimeItem = "item", required, plain;
    }
}

support::object! {
    ThreadRealtimeItemTranscriptDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 item_id: String = "itemId", required, plain;
        2 delta: String = "delta", required, plain;
    }
}

support::object! {
    ThreadRealtimeListVoicesParams {
    }
}

support::object! {
    ThreadRealtimeListVoicesResponse {
        0 voices: RealtimeVoicesList = "voices", required, plain;
    }
}

support::object! {
    ThreadRealtimeOutputAudioDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 audio: ThreadRealtimeAudioChunk = "audio", required, plain;
    }
}

support::object! {
    ThreadRealtimeSdpNotification {
        0 thread_id: String = "threadId", required, plain;
        1 sdp: String = "sdp", required, plain;
    }
}

support::object! {
    ThreadRealtimeStartParams {
        0 thread_id: String = "threadId", required, plain;
        1 client_managed_handoffs: Option<bool> = "clientManagedHandoffs", default, plain;
        2 delegation_ack_filler: Option<bool> = "delegationAckFiller", default, plain;
        3 flush_transcript_tail_on_session_end: Option<bool> = "flushTranscriptTailOnSessionEnd", default, plain;
        4 codex_responses_as_items: Option<bool> = "codexResponsesAsItems", default, plain;
        5 codex_response_item_prefix: Option<String> = "codexResponseItemPrefix", default, plain;
        6 codex_response_handoff_mode: Option<CodexResponseHandoffMode> = "codexResponseHandoffMode", default, plain;
        7 backend_reasoning_status: Option<bool> = "backendReasoningStatus", default, plain;
        8 codex_response_handoff_channel_prefixes: Option<BTreeMap<String, Vec<String>>> = "codexResponseHandoffChannelPrefixes", default, plain;
        9 model: Option<String> = "model", default, plain;
        10 output_modality: RealtimeOutputModality = "outputModality", required, plain;
        11 include_startup_context: Option<bool> = "includeStartupContext", default, plain;
        12 initial_items: Option<Vec<ThreadRealtimeInitialItem>> = "initialItems", default, plain;
        13 realtime_start_instructions: Option<String> = "realtimeStartInstructions", default, plain;
        14 realtime_end_instructions: Option<String> = "realtimeEndInstructions", default, plain;
        15 prompt: Option<Option<String>> = "prompt", default, with(support::present);
        16 realtime_session_id: Option<String> = "realtimeSessionId", default, plain;
        17 voice_session_id: Option<String> = "voiceSessionId", default, plain;
        18 transport: Option<ThreadRealtimeStartTransport> = "transport", default, plain;
        19 version: Option<RealtimeConversationVersion> = "version", default, plain;
        20 voice: Option<RealtimeVoice> = "voice", default, plain;
    }
}

support::object! {
    ThreadRealtimeStartResponse {
    }
}

support::object! {
    ThreadRealtimeStartTransportWebrtc {
        0 sdp: String = "sdp", required, plain;
    }
}

support::object! {
    ThreadRealtimeStartTransportExistingCall {
        0 call_id: String = "callId", required, plain;
    }
}

support::object! {
    ThreadRealtimeStartedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 realtime_session_id: Option<String> = "realtimeSessionId", default, plain;
        2 version: RealtimeConversationVersion = "version", required, plain;
    }
}

support::object! {
    ThreadRealtimeStopParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadRealtimeStopResponse {
    }
}

support::object! {
    ThreadRealtimeTranscriptDeltaNotification {
        0 thread_id: String = "threadId", required, plain;
        1 role: String = "role", required, plain;
        2 delta: String = "delta", required, plain;
    }
}

support::object! {
    ThreadRealtimeTranscriptDoneNotification {
        0 thread_id: String = "threadId", required, plain;
        1 role: String = "role", required, plain;
        2 text: String = "text", required, plain;
    }
}

support::object! {
    RemoteControlClient {
        0 client_id: String = "clientId", required, plain;
        1 display_name: Option<String> = "displayName", default, plain;
        2 device_type: Option<String> = "deviceType", default, plain;
        3 platform: Option<String> = "platform", default, plain;
        4 os_version: Option<String> = "osVersion", default, plain;
        5 device_model: Option<String> = "deviceModel", default, plain;
        6 app_version: Option<String> = "appVersion", default, plain;
        7 last_seen_at: Option<i64> = "lastSeenAt", default, plain;
    }
}

support::object! {
    RemoteControlClientsListParams {
        0 environment_id: String = "environmentId", required, plain;
        1 cursor: Option<String> = "cursor", default, plain;
        2 limit: Option<u32> = "limit", default, plain;
        3 order: Option<RemoteControlClientsListOrder> = "order", default, plain;
    }
}

support::object! {
    RemoteControlClientsListResponse {
        0 data: Vec<RemoteControlClient> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    RemoteControlClientsRevokeParams {
        0 environment_id: String = "environmentId", required, plain;
        1 client_id: String = "clientId", required, plain;
    }
}

support::object! {
    RemoteControlClientsRevokeResponse {
    }
}

support::object! {
    RemoteControlDisableResponse {
        0 status: RemoteControlConnectionStatus = "status", required, plain;
        1 server_name: String = "serverName", required, plain;
        2 installation_id: String = "installationId", required, plain;
        3 environment_id: Option<String> = "environmentId", default, plain;
    }
}

support::object! {
    RemoteControlEnableResponse {
        0 status: RemoteControlConnectionStatus = "status", required, plain;
        1 server_name: String = "serverName", required, plain;
        2 installation_id: String = "installationId", required, plain;
        3 environment_id: Option<String> = "environmentId", default, plain;
    }
}

support::object! {
    RemoteControlPairingStartParams {
        0 manual_code: Option<bool> = "manualCode", default, plain;
    }
}

support::object! {
    RemoteControlPairingStartResponse {
        0 pairing_code: String = "pairingCode", required, plain;
        1 manual_pairing_code: Option<String> = "manualPairingCode", default, plain;
        2 environment_id: String = "environmentId", required, plain;
        3 expires_at: i64 = "expiresAt", required, plain;
    }
}

support::object! {
    RemoteControlPairingStatusParams {
        0 pairing_code: Option<String> = "pairingCode", default, plain;
        1 manual_pairing_code: Option<String> = "manualPairingCode", default, plain;
    }
}

support::object! {
    RemoteControlPairingStatusResponse {
        0 claimed: bool = "claimed", required, plain;
    }
}

support::object! {
    RemoteControlStatusReadResponse {
        0 status: RemoteControlConnectionStatus = "status", required, plain;
        1 server_name: String = "serverName", required, plain;
        2 installation_id: String = "installationId", required, plain;
        3 environment_id: Option<String> = "environmentId", default, plain;
    }
}

support::object! {
    RemoteControlDisableParams {
        0 ephemeral: Option<bool> = "ephemeral", default, plain;
    }
}

support::object! {
    RemoteControlEnableParams {
        0 ephemeral: Option<bool> = "ephemeral", default, plain;
    }
}

support::object! {
    ApplicationNetworkRequirements {
        0 enabled: bool = "enabled", required, plain;
        1 domains: BTreeMap<String, NetworkDomainPermission> = "domains", required, plain;
    }
}

support::object! {
    ApplicationRequirements {
        0 network: Option<ApplicationNetworkRequirements> = "network", default, plain;
        1 storage: Option<ApplicationStorageRequirements> = "storage", default, plain;
    }
}

support::object! {
    ApplicationStorageRequirements {
        0 default_project_parent: Option<LegacyAppPathString> = "defaultProjectParent", default, plain;
        1 projectless_workspace_root: Option<LegacyAppPathString> = "projectlessWorkspaceRoot", default, plain;
    }
}

support::object! {
    AutoReviewRequirements {
        0 required_on_models: Option<Vec<String>> = "requiredOnModels", default, plain;
        1 ignore_rules: Option<Vec<String>> = "ignoreRules", default, plain;
    }
}

support::object! {
    ConfigRequirements {
        0 model_provider: Option<String> = "modelProvider", default, plain;
        1 model_providers: Option<BTreeMap<String, RawJson>> = "modelProviders", default, plain;
        2 allowed_login_methods: Option<Vec<ForcedLoginMethod>> = "allowedLoginMethods", default, plain;
        3 cli_auth_credentials_store: Option<CliAuthCredentialsStoreMode> = "cliAuthCredentialsStore", default, plain;
        4 chatgpt_base_url: Option<String> = "chatgptBaseUrl", default, plain;
        5 additional_developer_instructions: Option<String> = "additionalDeveloperInstructions", default, plain;
        6 allowed_approval_policies: Option<Vec<AskForApproval>> = "allowedApprovalPolicies", default, plain;
        7 allowed_approvals_reviewers: Option<Vec<ApprovalsReviewer>> = "allowedApprovalsReviewers", default, plain;
        8 allowed_sandbox_modes: Option<Vec<SandboxMode>> = "allowedSandboxModes", default, plain;
        9 allowed_windows_sandbox_implementations: Option<Vec<WindowsSandboxImplementation>> = "allowedWindowsSandboxImplementations", default, plain;
        10 allowed_permission_profiles: Option<BTreeMap<String, bool>> = "allowedPermissionProfiles", default, plain;
        11 default_permissions: Option<String> = "defaultPermissions", default, plain;
        12 allowed_web_search_modes: Option<Vec<WebSearchMode>> = "allowedWebSearchModes", default, plain;
        13 allow_managed_hooks_only: Option<bool> = "allowManagedHooksOnly", default, plain;
        14 allow_browser_and_computer_use: Option<bool> = "allowBrowserAndComputerUse", default, plain;
        15 allow_appshots: Option<bool> = "allowAppshots", default, plain;
        16 allow_remote_control: Option<bool> = "allowRemoteControl", default, plain;
        17 computer_use: Option<ComputerUseRequirements> = "computerUse", default, plain;
        18 browser_use: Option<BrowserUseRequirements> = "browserUse", default, plain;
        19 in_app_browser: Option<InAppBrowserRequirements> = "inAppBrowser", default, plain;
        20 feature_requirements: Option<BTreeMap<String, bool>> = "featureRequirements", default, plain;
        21 hooks: Option<ManagedHooksRequirements> = "hooks", default, plain;
        22 enforce_residency: Option<ResidencyRequirement> = "enforceResidency", default, plain;
        23 network: Option<NetworkRequirements> = "network", default, plain;
        24 application: Option<ApplicationRequirements> = "application", default, plain;
        25 auto_review: Option<AutoReviewRequirements> = "autoReview", default, plain;
        26 models: Option<ModelsRequirements> = "models", default, plain;
        27 sqlite_home: Option<String> = "sqliteHome", default, plain;
        28 log_dir: Option<String> = "logDir", default, plain;
        29 model_catalog_json: Option<String> = "modelCatalogJson", default, plain;
        30 check_for_update_on_startup: Option<bool> = "checkForUpdateOnStartup", default, plain;
        31 allow_login_shell: Option<bool> = "allowLoginShell", default, plain;
        32 feedback: Option<FeedbackRequirements> = "feedback", default, plain;
        33 otel: Option<OtelRequirements> = "otel", default, plain;
    }
}

support::object! {
    ConfigRequirementsReadResponse {
        0 supports_independent_speed_modes: Option<bool> = "supportsIndependentSpeedModes", default, plain;
        1 requirements: Option<ConfigRequirements> = "requirements", default, plain;
    }
}

support::object! {
    FeedbackRequirements {
        0 enabled: Option<bool> = "enabled", default, plain;
    }
}

support::object! {
    InAppBrowserRequirements {
        0 allow_external_browser_settings_import: Option<bool> = "allowExternalBrowserSettingsImport", default, plain;
    }
}

support::object! {
    ModelsRequirements {
        0 new_thread: Option<NewThreadModelDefaults> = "newThread", default, plain;
    }
}

support::object! {
    NetworkRequirements {
        0 enabled: Option<bool> = "enabled", default, plain;
        1 http_port: Option<u16> = "httpPort", default, plain;
        2 socks_port: Option<u16> = "socksPort", default, plain;
        3 allow_upstream_proxy: Option<bool> = "allowUpstreamProxy", default, plain;
        4 dangerously_allow_non_loopback_proxy: Option<bool> = "dangerouslyAllowNonLoopbackProxy", default, plain;
        5 dangerously_allow_all_unix_sockets: Option<bool> = "dangerouslyAllowAllUnixSockets", default, plain;
        6 domains: Option<BTreeMap<String, NetworkDomainPermission>> = "domains", default, plain;
        7 review_domains: Option<Vec<String>> = "reviewDomains", default, plain;
        8 managed_allowed_domains_only: Option<bool> = "managedAllowedDomainsOnly", default, plain;
        9 allowed_domains: Option<Vec<String>> = "allowedDomains", default, plain;
        10 denied_domains: Option<Vec<String>> = "deniedDomains", default, plain;
        11 unix_sockets: Option<BTreeMap<String, NetworkUnixSocketPermission>> = "unixSockets", default, plain;
        12 allow_unix_sockets: Option<Vec<String>> = "allowUnixSockets", default, plain;
        13 allow_local_binding: Option<bool> = "allowLocalBinding", default, plain;
    }
}

support::object! {
    NewThreadModelDefaults {
        0 model: Option<String> = "model", default, plain;
        1 model_reasoning_effort: Option<ReasoningEffort> = "modelReasoningEffort", default, plain;
        2 service_tier: Option<String> = "serviceTier", default, plain;
    }
}

support::object! {
    ReviewStartParams {
        0 thread_id: String = "threadId", required, plain;
        1 target: ReviewTarget = "target", required, plain;
        2 delivery: Option<ReviewDelivery> = "delivery", default, plain;
    }
}

support::object! {
    ReviewStartResponse {
        0 turn: Turn = "turn", required, plain;
        1 review_thread_id: String = "reviewThreadId", required, plain;
    }
}

support::object! {
    ReviewTargetBaseBranch {
        0 branch: String = "branch", required, plain;
    }
}

support::object! {
    ReviewTargetCommit {
        0 sha: String = "sha", required, plain;
        1 title: Option<String> = "title", default, plain;
    }
}

support::object! {
    ReviewTargetCustom {
        0 instructions: String = "instructions", required, plain;
    }
}

support::object! {
    RolloutCompressResponse {
    }
}

support::object! {
    ThreadPredictionRequestParams {
        0 thread_id: String = "threadId", required, plain;
        1 source_turn_id: String = "sourceTurnId", required, plain;
    }
}

support::object! {
    ThreadPredictionRequestResponse {
    }
}

support::object! {
    ThreadPredictionResultCompleted {
        0 text: Option<String> = "text", default, plain;
    }
}

support::object! {
    ThreadPredictionUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 source_turn_id: String = "sourceTurnId", required, plain;
        2 result: ThreadPredictionResult = "result", required, plain;
    }
}

support::object! {
    ThreadSampleCancelParams {
        0 request_id: RequestId = "requestId", required, plain;
    }
}

support::object! {
    ThreadSampleCancelResponse {
    }
}

support::object! {
    ThreadSampleParams {
        0 thread_id: String = "threadId", required, plain;
        1 expected_turn_id: String = "expectedTurnId", required, plain;
        2 allow_in_progress_turn: Option<bool> = "allowInProgressTurn", default, plain;
        3 prompt: String = "prompt", required, plain;
        4 effort: Option<ReasoningEffort> = "effort", default, plain;
        5 thread_source: Option<ThreadSource> = "threadSource", default, plain;
        6 turn_trigger: Option<String> = "turnTrigger", default, plain;
        7 responsesapi_client_metadata: Option<BTreeMap<String, String>> = "responsesapiClientMetadata", default, plain;
        8 disable_mcp: Option<bool> = "disableMcp", default, plain;
        9 interrupt_on_cancel: Option<bool> = "interruptOnCancel", default, plain;
    }
}

support::object! {
    ThreadSampleResponse {
        0 source_turn_id: String = "sourceTurnId", required, plain;
        1 response_id: String = "responseId", required, plain;
        2 text: Option<String> = "text", default, plain;
        3 input_tokens: Option<i64> = "inputTokens", default, plain;
        4 cached_input_tokens: Option<i64> = "cachedInputTokens", default, plain;
        5 output_tokens: Option<i64> = "outputTokens", default, plain;
    }
}

support::object! {
    GranularApprovalPolicy {
        0 sandbox_approval: bool = "sandbox_approval", required, plain;
        1 rules: bool = "rules", required, plain;
        2 skill_approval: bool = "skill_approval", default, plain;
        3 request_permissions: bool = "request_permissions", default, plain;
        4 mcp_elicitations: bool = "mcp_elicitations", required, plain;
    }
}

support::object! {
    SandboxPolicyReadOnly {
        0 network_access: bool = "networkAccess", default, plain;
        1 access: Option<LegacyReadOnlyAccess> = "access", default, plain;
    }
}

support::object! {
    SandboxPolicyExternalSandbox {
        0 network_access: NetworkAccess = "networkAccess", or(default_sandbox_policy_external_sandbox_network_access), plain;
    }
}

support::object! {
    SandboxPolicyWorkspaceWrite {
        0 writable_roots: Vec<AbsolutePathBuf> = "writableRoots", default, path;
        1 network_access: bool = "networkAccess", default, plain;
        2 exclude_tmpdir_env_var: bool = "excludeTmpdirEnvVar", default, plain;
        3 exclude_slash_tmp: bool = "excludeSlashTmp", default, plain;
        4 read_only_access: Option<LegacyReadOnlyAccess> = "readOnlyAccess", default, plain;
    }
}

support::object! {
    ActivePermissionProfile {
        0 id: String = "id", required, plain;
        1 extends: Option<String> = "extends", default, plain;
    }
}

support::object! {
    AdditionalPermissionProfile {
        0 network: Option<AdditionalNetworkPermissions> = "network", default, plain;
        1 file_system: Option<AdditionalFileSystemPermissions> = "fileSystem", default, plain;
    }
}

support::object! {
    AdditionalNetworkPermissions {
        0 enabled: Option<bool> = "enabled", default, plain;
    }
}

support::object! {
    AdditionalFileSystemPermissions {
        0 read: Option<Vec<LegacyAppPathString>> = "read", default, plain;
        1 write: Option<Vec<LegacyAppPathString>> = "write", default, plain;
        2 glob_scan_max_depth: Option<u64> = "globScanMaxDepth", default, plain;
        3 entries: Option<Vec<FileSystemSandboxEntry>> = "entries", default, plain;
    }
}

support::object! {
    FileSystemSandboxEntry {
        0 path: FileSystemPath = "path", required, plain;
        1 access: FileSystemAccessMode = "access", required, plain;
    }
}

support::object! {
    FileSystemPathPath {
        0 path: LegacyAppPathString = "path", required, plain;
    }
}

support::object! {
    FileSystemPathGlobPattern {
        0 pattern: String = "pattern", required, plain;
    }
}

support::object! {
    FileSystemPathSpecial {
        0 value: FileSystemSpecialPath = "value", required, plain;
    }
}

support::object! {
    FileSystemSpecialPathProjectRoots {
        0 subpath: Option<LegacyAppPathString> = "subpath", default, plain;
    }
}

support::object! {
    FileSystemSpecialPathOther {
        0 path: String = "path", required, plain;
        1 subpath: Option<LegacyAppPathString> = "subpath", default, plain;
    }
}

support::object! {
    ServerDiagnosticsGauge {
        0 name: String = "name", required, plain;
        1 value: u64 = "value", required, plain;
    }
}

support::object! {
    ServerDiagnosticsParams {
    }
}

support::object! {
    ServerDiagnosticsProcess {
        0 id: u32 = "id", required, plain;
        1 resident_memory_bytes: Option<u64> = "residentMemoryBytes", default, plain;
        2 physical_footprint_bytes: Option<u64> = "physicalFootprintBytes", default, plain;
    }
}

support::object! {
    ServerDiagnosticsResponse {
        0 process: ServerDiagnosticsProcess = "process", required, plain;
        1 gauges: Vec<ServerDiagnosticsGauge> = "gauges", required, plain;
    }
}

support::object! {
    ThreadSettings {
        0 disabled_plugin_ids: Vec<String> = "disabledPluginIds", default, plain;
        1 cwd: AbsolutePathBuf = "cwd", required, path;
        2 environments: Option<Vec<ThreadEnvironment>> = "environments", default, plain;
        3 approval_policy: AskForApproval = "approvalPolicy", required, plain;
        4 approvals_reviewer: ApprovalsReviewer = "approvalsReviewer", required, plain;
        5 sandbox_policy: SandboxPolicy = "sandboxPolicy", required, plain;
        6 active_permission_profile: Option<ActivePermissionProfile> = "activePermissionProfile", default, plain;
        7 model: String = "model", required, plain;
        8 model_provider: String = "modelProvider", required, plain;
        9 service_tier: Option<String> = "serviceTier", default, plain;
        10 effort: Option<ReasoningEffort> = "effort", default, plain;
        11 summary: Option<ReasoningSummary> = "summary", default, plain;
        12 collaboration_mode: CollaborationMode = "collaborationMode", required, plain;
        13 multi_agent_mode: MultiAgentMode = "multiAgentMode", or(default_thread_settings_multi_agent_mode), plain;
        14 personality: Option<Personality> = "personality", default, plain;
    }
}

support::object! {
    ThreadSettingsUpdateParams {
        0 thread_id: String = "threadId", required, plain;
        1 disabled_plugin_ids: Option<Vec<String>> = "disabledPluginIds", default, plain;
        2 cwd: Option<String> = "cwd", default, path;
        3 environments: Option<Vec<TurnEnvironmentParams>> = "environments", default, plain;
        4 approval_policy: Option<AskForApproval> = "approvalPolicy", default, plain;
        5 approvals_reviewer: Option<ApprovalsReviewer> = "approvalsReviewer", default, plain;
        6 sandbox_policy: Option<SandboxPolicy> = "sandboxPolicy", default, plain;
        7 permissions: Option<String> = "permissions", default, plain;
        8 model: Option<String> = "model", default, plain;
        9 service_tier: Option<Option<String>> = "serviceTier", default, with(support::present);
        10 effort: Option<ReasoningEffort> = "effort", default, plain;
        11 summary: Option<ReasoningSummary> = "summary", default, plain;
        12 collaboration_mode: Option<CollaborationMode> = "collaborationMode", default, plain;
        13 multi_agent_mode: Option<MultiAgentMode> = "multiAgentMode", default, plain;
        14 personality: Option<Personality> = "personality", default, plain;
    }
}

support::object! {
    ThreadSettingsUpdateResponse {
    }
}

support::object! {
    ThreadSettingsUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 thread_settings: ThreadSettings = "threadSettings", required, plain;
    }
}

support::object! {
    SkillsChangedNotification {
    }
}

support::object! {
    SkillsConfigWriteParams {
        0 path: Option<AbsolutePathBuf> = "path", default, path;
        1 name: Option<String> = "name", default, plain;
        2 enabled: bool = "enabled", required, plain;
    }
}

support::object! {
    SkillsConfigWriteResponse {
        0 effective_enabled: bool = "effectiveEnabled", required, plain;
    }
}

support::object! {
    SkillsExtraRootsSetParams {
        0 extra_roots: Vec<AbsolutePathBuf> = "extraRoots", required, path;
    }
}

support::object! {
    SkillsExtraRootsSetResponse {
    }
}

support::object! {
    SkillsListParams {
        0 cwds: Option<Vec<String>> = "cwds", default, path;
        1 force_reload: Option<bool> = "forceReload", default, plain;
    }
}

support::object! {
    SkillsListResponse {
        0 data: Vec<SkillsListEntry> = "data", required, plain;
    }
}

support::object! {
    SkillsRemoteReadParams {
    }
}

support::object! {
    SkillsRemoteWriteParams {
        0 hazelnut_id: String = "hazelnutId", required, plain;
        1 is_preload: bool = "isPreload", required, plain;
    }
}

support::object! {
    SkillsRemoteReadResponse {
        0 data: Vec<RemoteSkillSummary> = "data", required, plain;
    }
}

support::object! {
    SkillsRemoteWriteResponse {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 path: String = "path", required, plain;
    }
}

support::object! {
    SkillDependencies {
        0 tools: Vec<SkillToolDependency> = "tools", required, plain;
    }
}

support::object! {
    SkillErrorInfo {
        0 path: String = "path", required, plain;
        1 message: String = "message", required, plain;
    }
}

support::object! {
    SkillInterface {
        0 display_name: Option<String> = "displayName", default, plain;
        1 short_description: Option<String> = "shortDescription", default, plain;
        2 icon_small: Option<AbsolutePathBuf> = "iconSmall", default, path;
        3 icon_large: Option<AbsolutePathBuf> = "iconLarge", default, path;
        4 icon_small_url: Option<String> = "iconSmallUrl", default, plain;
        5 icon_large_url: Option<String> = "iconLargeUrl", default, plain;
        6 brand_color: Option<String> = "brandColor", default, plain;
        7 default_prompt: Option<String> = "defaultPrompt", default, plain;
    }
}

support::object! {
    SkillMetadata {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 short_description: Option<String> = "shortDescription", default, plain;
        3 interface: Option<SkillInterface> = "interface", default, plain;
        4 dependencies: Option<SkillDependencies> = "dependencies", default, plain;
        5 path: LegacyAppPathString = "path", required, plain;
        6 scope: SkillScope = "scope", required, plain;
        7 enabled: bool = "enabled", required, plain;
        8 plugin_id: Option<String> = "pluginId", default, plain;
    }
}

support::object! {
    SkillToolDependency {
        0 type_: String = "type", required, plain;
        1 value: String = "value", required, plain;
        2 description: Option<String> = "description", default, plain;
        3 transport: Option<String> = "transport", default, plain;
        4 command: Option<String> = "command", default, plain;
        5 url: Option<String> = "url", default, plain;
    }
}

support::object! {
    SkillsListEntry {
        0 cwd: String = "cwd", required, plain;
        1 skills: Vec<SkillMetadata> = "skills", required, plain;
        2 errors: Vec<SkillErrorInfo> = "errors", required, plain;
    }
}

support::object! {
    RemoteSkillSummary {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 description: String = "description", required, plain;
    }
}

support::object! {
    OtelExporterOtlpHttp {
        0 endpoint: String = "endpoint", required, plain;
        1 headers: BTreeMap<String, String> = "headers", required, plain;
        2 protocol: OtelHttpProtocol = "protocol", required, plain;
        3 tls: Option<OtelTlsConfig> = "tls", default, plain;
    }
}

support::object! {
    OtelExporterOtlpGrpc {
        0 endpoint: String = "endpoint", required, plain;
        1 headers: BTreeMap<String, String> = "headers", required, plain;
        2 tls: Option<OtelTlsConfig> = "tls", default, plain;
    }
}

support::object! {
    OtelRequirements {
        0 tool_result: Option<OtelToolResultLogConfig> = "tool_result", default, plain;
        1 log_sse_deltas: Option<bool> = "log_sse_deltas", default, plain;
        2 log_user_prompt: Option<bool> = "log_user_prompt", default, plain;
        3 log_agent_responses: Option<bool> = "log_agent_responses", default, plain;
        4 log_guardian_assessments: Option<bool> = "log_guardian_assessments", default, plain;
        5 environment: Option<String> = "environment", default, plain;
        6 exporter: Option<OtelExporter> = "exporter", default, plain;
        7 trace_exporter: Option<OtelExporter> = "trace_exporter", default, plain;
        8 metrics_exporter: Option<OtelExporter> = "metrics_exporter", default, plain;
        9 span_attributes: Option<BTreeMap<String, String>> = "span_attributes", default, plain;
        10 tracestate: Option<BTreeMap<String, BTreeMap<String, String>>> = "tracestate", default, plain;
    }
}

support::object! {
    OtelTlsConfig {
        0 ca_certificate: Option<String> = "ca-certificate", default, plain;
        1 client_certificate: Option<String> = "client-certificate", default, plain;
        2 client_private_key: Option<String> = "client-private-key", default, plain;
    }
}

support::object! {
    OtelToolResultLogConfig {
        0 max_bytes: u64 = "max_bytes", required, plain;
    }
}

support::object! {
    ThreadBackgroundTerminal {
        0 item_id: String = "itemId", required, plain;
        1 process_id: String = "processId", required, plain;
        2 command: String = "command", required, plain;
        3 cwd: LegacyAppPathString = "cwd", required, plain;
        4 os_pid: Option<u32> = "osPid", default, plain;
        5 cpu_percent: Option<f64> = "cpuPercent", default, plain;
        6 rss_kb: Option<u64> = "rssKb", default, plain;
    }
}

support::object! {
    ThreadBackgroundTerminalsCleanParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadBackgroundTerminalsCleanResponse {
    }
}

support::object! {
    ThreadBackgroundTerminalsListParams {
        0 thread_id: String = "threadId", required, plain;
        1 cursor: Option<String> = "cursor", default, plain;
        2 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    ThreadBackgroundTerminalsListResponse {
        0 data: Vec<ThreadBackgroundTerminal> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ThreadBackgroundTerminalsTerminateParams {
        0 thread_id: String = "threadId", required, plain;
        1 process_id: String = "processId", required, plain;
    }
}

support::object! {
    ThreadBackgroundTerminalsTerminateResponse {
        0 terminated: bool = "terminated", required, plain;
    }
}

support::object! {
    ThreadShellCommandParams {
        0 thread_id: String = "threadId", required, plain;
        1 command: String = "command", required, plain;
        2 timeout_ms: Option<i64> = "timeoutMs", default, plain;
    }
}

support::object! {
    ThreadShellCommandResponse {
    }
}

support::object! {
    Thread {
        0 id: String = "id", required, plain;
        1 environments: Option<Vec<ThreadEnvironment>> = "environments", default, plain;
        2 extra: Option<ThreadExtra> = "extra", default, plain;
        3 session_id: String = "sessionId", default, plain;
        4 forked_from_id: Option<String> = "forkedFromId", default, plain;
        5 attached_to_thread_id: Option<String> = "attachedToThreadId", default, plain;
        6 parent_thread_id: Option<String> = "parentThreadId", default, plain;
        7 preview: String = "preview", required, plain;
        8 ephemeral: bool = "ephemeral", default, plain;
        9 section: Option<ThreadSection> = "section", default, plain;
        10 section_entered_at: Option<i64> = "sectionEnteredAt", default, plain;
        11 project_id: Option<String> = "projectId", default, plain;
        12 history_mode: ThreadHistoryMode = "historyMode", or(default_thread_history_mode), plain;
        13 model_provider: String = "modelProvider", required, plain;
        14 model: Option<String> = "model", default, plain;
        15 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
        16 created_at: i64 = "createdAt", required, plain;
        17 updated_at: i64 = "updatedAt", required, plain;
        18 recency_at: Option<i64> = "recencyAt", default, plain;
        19 status: ThreadStatus = "status", or(default_thread_status), plain;
        20 path: Option<String> = "path", default, plain;
        21 cwd: AbsolutePathBuf = "cwd", required, path;
        22 cli_version: String = "cliVersion", required, plain;
        23 originator: Option<String> = "originator", default, plain;
        24 source: SessionSource = "source", required, plain;
        25 can_accept_direct_input: Option<bool> = "canAcceptDirectInput", default, plain;
        26 thread_source: Option<ThreadSource> = "threadSource", default, plain;
        27 agent_nickname: Option<String> = "agentNickname", default, plain;
        28 agent_role: Option<String> = "agentRole", default, plain;
        29 git_info: Option<GitInfo> = "gitInfo", default, plain;
        30 name: Option<String> = "name", default, plain;
        31 daybreak_enabled: Option<bool> = "daybreakEnabled", default, plain;
        32 turns: Vec<Turn> = "turns", required, plain;
    }
}

support::object! {
    ThreadStatusActive {
        0 active_flags: Vec<ThreadActiveFlag> = "activeFlags", required, plain;
    }
}

support::object! {
    ThreadExtra {
    }
}

support::object! {
    ThreadEnvironment {
        0 environment_id: String = "environmentId", required, plain;
        1 cwd: LegacyAppPathString = "cwd", required, plain;
        2 runtime_workspace_roots: Vec<LegacyAppPathString> = "runtimeWorkspaceRoots", required, plain;
    }
}

support::object! {
    TurnEnvironmentParams {
        0 environment_id: String = "environmentId", required, plain;
        1 cwd: LegacyAppPathString = "cwd", required, plain;
        2 runtime_workspace_roots: Option<Vec<LegacyAppPathString>> = "runtimeWorkspaceRoots", default, plain;
    }
}

support::object! {
    GitInfo {
        0 sha: Option<String> = "sha", default, plain;
        1 branch: Option<String> = "branch", default, plain;
        2 origin_url: Option<String> = "originUrl", default, plain;
    }
}

support::object! {
    ThreadSpawnSource {
        0 parent_thread_id: ThreadId = "parent_thread_id", required, plain;
        1 depth: i32 = "depth", required, plain;
        2 agent_path: Option<AgentPath> = "agent_path", default, plain;
        3 agent_nickname: Option<String> = "agent_nickname", default, plain;
        4 agent_role: Option<String> = "agent_role", default, plain;
    }
}

support::object! {
    ThreadReadParams {
        0 thread_id: String = "threadId", required, plain;
        1 include_turns: Option<bool> = "includeTurns", default, plain;
    }
}

support::object! {
    ThreadReadResponse {
        0 thread: Thread = "thread", required, plain;
        1 read_state: Option<ThreadReadState> = "readState", default, plain;
    }
}

support::object! {
    ThreadArchiveParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadArchiveResponse {
    }
}

support::object! {
    ThreadUnarchiveParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadUnarchiveResponse {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadSetNameParams {
        0 thread_id: String = "threadId", required, plain;
        1 name: String = "name", required, plain;
    }
}

support::object! {
    ThreadSetNameResponse {
    }
}

support::object! {
    ThreadUnsubscribeParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadUnsubscribeResponse {
        0 status: ThreadUnsubscribeStatus = "status", required, plain;
    }
}

support::object! {
    ThreadDeleteParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadDeleteResponse {
    }
}

support::object! {
    ThreadStartedNotification {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadStatusChangedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 status: ThreadStatus = "status", required, plain;
    }
}

support::object! {
    ThreadNameUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 thread_name: Option<String> = "threadName", default, plain;
    }
}

support::object! {
    ThreadArchivedNotification {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadUnarchivedNotification {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadClosedNotification {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadDeletedNotification {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadTokenUsageUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 token_usage: ThreadTokenUsage = "tokenUsage", required, plain;
    }
}

support::object! {
    ThreadTokenUsage {
        0 total: TokenUsageBreakdown = "total", required, plain;
        1 last: TokenUsageBreakdown = "last", required, plain;
        2 model_context_window: Option<i64> = "modelContextWindow", default, plain;
    }
}

support::object! {
    TokenUsageBreakdown {
        0 total_tokens: i64 = "totalTokens", required, plain;
        1 input_tokens: i64 = "inputTokens", required, plain;
        2 cached_input_tokens: i64 = "cachedInputTokens", required, plain;
        3 cache_write_input_tokens: i64 = "cacheWriteInputTokens", default, plain;
        4 output_tokens: i64 = "outputTokens", required, plain;
        5 reasoning_output_tokens: i64 = "reasoningOutputTokens", required, plain;
    }
}

support::object! {
    TurnsPage {
        0 data: Vec<Turn> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
        2 backwards_cursor: Option<String> = "backwardsCursor", default, plain;
    }
}

support::object! {
    ThreadTurnsListParams {
        0 thread_id: String = "threadId", required, plain;
        1 cursor: Option<String> = "cursor", default, plain;
        2 limit: Option<u32> = "limit", default, plain;
        3 sort_direction: Option<SortDirection> = "sortDirection", default, plain;
        4 items_view: Option<TurnItemsView> = "itemsView", default, plain;
    }
}

support::object! {
    ThreadTurnsListResponse {
        0 data: Vec<Turn> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
        2 backwards_cursor: Option<String> = "backwardsCursor", default, plain;
    }
}

support::object! {
    ThreadItemsListParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: Option<String> = "turnId", default, plain;
        2 cursor: Option<ThreadItemsListCursor> = "cursor", default, plain;
        3 limit: Option<u32> = "limit", default, plain;
        4 sort_direction: Option<SortDirection> = "sortDirection", default, plain;
        5 defer_output: Option<ThreadItemOutputDeferral> = "deferOutput", default, plain;
    }
}

support::object! {
    ThreadItemsListAnchorItem {
        0 item_id: String = "itemId", required, plain;
    }
}

support::object! {
    ThreadItemOutputDeferral {
        0 command_execution: Option<bool> = "commandExecution", default, plain;
        1 mcp_tool_call: Option<bool> = "mcpToolCall", default, plain;
    }
}

support::object! {
    ThreadItemsListResponse {
        0 data: Vec<ThreadItemEntry> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
        2 backwards_cursor: Option<String> = "backwardsCursor", default, plain;
    }
}

support::object! {
    ThreadItemEntry {
        0 turn_id: String = "turnId", required, plain;
        1 item: ThreadItem = "item", required, plain;
        2 started_at_ms: Option<i64> = "startedAtMs", default, plain;
        3 completed_at_ms: Option<i64> = "completedAtMs", default, plain;
        4 output_deferred: Option<bool> = "outputDeferred", default, plain;
    }
}

support::object! {
    ContextCompactedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
    }
}

support::object! {
    ThreadCompactStartParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadCompactStartResponse {
    }
}

support::object! {
    ThreadInjectItemsParams {
        0 thread_id: String = "threadId", required, plain;
        1 items: Vec<RawJson> = "items", required, plain;
    }
}

support::object! {
    ThreadInjectItemsResponse {
    }
}

support::object! {
    ThreadItemsReadParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_ids: Vec<String> = "itemIds", required, plain;
    }
}

support::object! {
    ThreadItemsReadResponse {
        0 data: Vec<ThreadItemEntry> = "data", required, plain;
    }
}

support::object! {
    ThreadPrepareApprovedPlanParams {
        0 thread_id: String = "threadId", required, plain;
        1 markdown: String = "markdown", required, plain;
        2 attachment_path: Option<String> = "attachmentPath", default, plain;
    }
}

support::object! {
    ThreadPrepareApprovedPlanResponse {
        0 prompt: String = "prompt", required, plain;
    }
}

support::object! {
    ThreadRevertParams {
        0 thread_id: String = "threadId", required, plain;
        1 before_turn_id: String = "beforeTurnId", required, plain;
    }
}

support::object! {
    ThreadRevertResponse {
        0 thread: Thread = "thread", required, plain;
        1 turns_backwards_cursor: Option<String> = "turnsBackwardsCursor", default, plain;
        2 items_backwards_cursor: Option<String> = "itemsBackwardsCursor", default, plain;
    }
}

support::object! {
    ThreadRevertedNotification {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadRollbackParams {
        0 thread_id: String = "threadId", required, plain;
        1 num_turns: u32 = "numTurns", required, plain;
    }
}

support::object! {
    ThreadRollbackResponse {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadListParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
        2 sort_key: Option<ThreadSortKey> = "sortKey", default, plain;
        3 sort_direction: Option<SortDirection> = "sortDirection", default, plain;
        4 model_providers: Option<Vec<String>> = "modelProviders", default, plain;
        5 source_kinds: Option<Vec<ThreadSourceKind>> = "sourceKinds", default, plain;
        6 archived: Option<bool> = "archived", default, plain;
        7 project_id: Option<Option<String>> = "projectId", default, with(support::present);
        8 section_id: Option<Option<String>> = "sectionId", default, with(support::present);
        9 cwd: Option<ThreadListCwdFilter> = "cwd", default, plain;
        10 originators: Option<Vec<String>> = "originators", default, plain;
        11 current_account_only: Option<bool> = "currentAccountOnly", default, plain;
        12 excluded_thread_ids: Option<Vec<String>> = "excludedThreadIds", default, plain;
        13 parent_thread_id: Option<String> = "parentThreadId", default, plain;
        14 ancestor_thread_id: Option<String> = "ancestorThreadId", default, plain;
        15 attached_to_thread_id: Option<String> = "attachedToThreadId", default, plain;
        16 include_attached_threads: Option<bool> = "includeAttachedThreads", default, plain;
        17 use_state_db_only: Option<bool> = "useStateDbOnly", default, plain;
        18 search_term: Option<String> = "searchTerm", default, plain;
    }
}

support::object! {
    ThreadListResponse {
        0 data: Vec<Thread> = "data", required, plain;
        1 read_states: Option<BTreeMap<String, ThreadReadState>> = "readStates", default, plain;
        2 next_cursor: Option<String> = "nextCursor", default, plain;
        3 backwards_cursor: Option<String> = "backwardsCursor", default, plain;
    }
}

support::object! {
    ThreadLoadedListParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    ThreadLoadedListResponse {
        0 data: Vec<String> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ThreadReadState {
        0 first_unread: Option<ThreadUnreadPosition> = "firstUnread", default, plain;
        1 revision: String = "revision", required, plain;
    }
}

support::object! {
    ThreadUnreadPositionTurn {
        0 turn_id: String = "turnId", required, plain;
    }
}

support::object! {
    ThreadReadStateChangedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 read_state: ThreadReadState = "readState", required, plain;
    }
}

support::object! {
    ThreadDecrementElicitationParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadDecrementElicitationResponse {
        0 count: i64 = "count", required, plain;
        1 paused: bool = "paused", required, plain;
    }
}

support::object! {
    ThreadIncrementElicitationParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadIncrementElicitationResponse {
        0 count: i64 = "count", required, plain;
        1 paused: bool = "paused", required, plain;
    }
}

support::object! {
    ThreadMemoryModeSetParams {
        0 thread_id: String = "threadId", required, plain;
        1 mode: ThreadMemoryMode = "mode", required, plain;
    }
}

support::object! {
    ThreadMemoryModeSetResponse {
    }
}

support::object! {
    ThreadMemoryReadParams {
        0 thread_id: String = "threadId", required, plain;
    }
}

support::object! {
    ThreadMemoryReadResponse {
        0 summary: Option<String> = "summary", default, plain;
    }
}

support::object! {
    ThreadMetadataGitInfoUpdateParams {
        0 sha: Option<Option<String>> = "sha", default, with(support::present);
        1 branch: Option<Option<String>> = "branch", default, with(support::present);
        2 origin_url: Option<Option<String>> = "originUrl", default, with(support::present);
    }
}

support::object! {
    ThreadMetadataUpdateParams {
        0 thread_id: String = "threadId", required, plain;
        1 project_id: Option<String> = "projectId", default, plain;
        2 git_info: Option<ThreadMetadataGitInfoUpdateParams> = "gitInfo", default, plain;
        3 daybreak_enabled: Option<bool> = "daybreakEnabled", default, plain;
    }
}

support::object! {
    ThreadMetadataUpdateResponse {
        0 thread: Thread = "thread", required, plain;
    }
}

support::object! {
    ThreadProjectUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 project_id: Option<String> = "projectId", default, plain;
    }
}

support::object! {
    ThreadReadStateUpdateParams {
        0 thread_id: String = "threadId", required, plain;
        1 operation: ThreadReadStateOperation = "operation", required, plain;
        2 expected_revision: String = "expectedRevision", required, plain;
    }
}

support::object! {
    ThreadReadStateUpdateResponse {
        0 read_state: ThreadReadState = "readState", required, plain;
    }
}

support::object! {
    ThreadSearchOccurrence {
        0 turn_id: String = "turnId", required, plain;
        1 item_id: String = "itemId", required, plain;
        2 snippet: String = "snippet", required, plain;
        3 snippet_match_range: ThreadSearchTextRange = "snippetMatchRange", required, plain;
        4 turn_cursor: String = "turnCursor", required, plain;
    }
}

support::object! {
    ThreadSearchOccurrencesParams {
        0 thread_id: String = "threadId", required, plain;
        1 search_term: String = "searchTerm", required, plain;
        2 cursor: Option<String> = "cursor", default, plain;
        3 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    ThreadSearchOccurrencesResponse {
        0 data: Vec<ThreadSearchOccurrence> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ThreadSearchParams {
        0 include_attached_threads: Option<bool> = "includeAttachedThreads", default, plain;
        1 current_account_only: Option<bool> = "currentAccountOnly", default, plain;
        2 cursor: Option<String> = "cursor", default, plain;
        3 limit: Option<u32> = "limit", default, plain;
        4 sort_key: Option<ThreadSearchSortKey> = "sortKey", default, plain;
        5 sort_direction: Option<SortDirection> = "sortDirection", default, plain;
        6 source_kinds: Option<Vec<ThreadSourceKind>> = "sourceKinds", default, plain;
        7 archived: Option<bool> = "archived", default, plain;
        8 search_term: String = "searchTerm", required, plain;
    }
}

support::object! {
    ThreadSearchResponse {
        0 data: Vec<ThreadSearchResult> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
        2 backwards_cursor: Option<String> = "backwardsCursor", default, plain;
    }
}

support::object! {
    ThreadSearchResult {
        0 thread: Thread = "thread", required, plain;
        1 snippet: String = "snippet", required, plain;
    }
}

support::object! {
    ThreadSearchTextRange {
        0 start: u32 = "start", required, plain;
        1 end: u32 = "end", required, plain;
    }
}

support::object! {
    ThreadSection {
        0 id: String = "id", required, plain;
        1 name: String = "name", required, plain;
        2 appearance: Option<ThreadSectionAppearance> = "appearance", default, plain;
    }
}

support::object! {
    ThreadSectionAppearance {
        0 color: Option<String> = "color", default, plain;
        1 icon: Option<String> = "icon", default, plain;
    }
}

support::object! {
    ThreadSectionChangedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 section_id: Option<String> = "sectionId", default, plain;
    }
}

support::object! {
    ThreadSectionMoveParams {
        0 thread_id: String = "threadId", required, plain;
        1 section_id: Option<Option<String>> = "sectionId", required, with(support::present);
        2 before_thread_id: Option<String> = "beforeThreadId", default, plain;
    }
}

support::object! {
    ThreadSectionMoveResponse {
    }
}

support::object! {
    ThreadSectionCreateParams {
        0 name: String = "name", required, plain;
        1 appearance: Option<ThreadSectionAppearance> = "appearance", default, plain;
    }
}

support::object! {
    ThreadSectionCreateResponse {
        0 section: ThreadSection = "section", required, plain;
    }
}

support::object! {
    ThreadSectionDeleteParams {
        0 section_id: String = "sectionId", required, plain;
    }
}

support::object! {
    ThreadSectionDeleteResponse {
    }
}

support::object! {
    ThreadSectionListParams {
        0 cursor: Option<String> = "cursor", default, plain;
        1 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    ThreadSectionListResponse {
        0 data: Vec<ThreadSection> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
    }
}

support::object! {
    ThreadSectionUpdateParams {
        0 section_id: String = "sectionId", required, plain;
        1 name: String = "name", required, plain;
        2 appearance: Option<Option<ThreadSectionAppearance>> = "appearance", default, with(support::present);
    }
}

support::object! {
    ThreadSectionUpdateResponse {
        0 section: ThreadSection = "section", required, plain;
    }
}

support::object! {
    ThreadStartParams {
        0 model: Option<String> = "model", default, plain;
        1 model_provider: Option<String> = "modelProvider", default, plain;
        2 allow_provider_model_fallback: Option<bool> = "allowProviderModelFallback", default, plain;
        3 service_tier: Option<Option<String>> = "serviceTier", default, with(support::present);
        4 cwd: Option<String> = "cwd", default, plain;
        5 runtime_workspace_roots: Option<Vec<AbsolutePathBuf>> = "runtimeWorkspaceRoots", default, path;
        6 approval_policy: Option<AskForApproval> = "approvalPolicy", default, plain;
        7 approvals_reviewer: Option<ApprovalsReviewer> = "approvalsReviewer", default, plain;
        8 sandbox: Option<SandboxMode> = "sandbox", default, plain;
        9 permissions: Option<String> = "permissions", default, plain;
        10 config: Option<BTreeMap<String, RawJson>> = "config", default, plain;
        11 service_name: Option<String> = "serviceName", default, plain;
        12 base_instructions: Option<String> = "baseInstructions", default, plain;
        13 developer_instructions: Option<String> = "developerInstructions", default, plain;
        14 personality: Option<Personality> = "personality", default, plain;
        15 multi_agent_mode: Option<MultiAgentMode> = "multiAgentMode", default, plain;
        16 ephemeral: Option<bool> = "ephemeral", default, plain;
        17 history_mode: Option<ThreadHistoryMode> = "historyMode", default, plain;
        18 session_start_source: Option<ThreadStartSource> = "sessionStartSource", default, plain;
        19 thread_source: Option<ThreadSource> = "threadSource", default, plain;
        20 project_id: Option<String> = "projectId", default, plain;
        21 environments: Option<Vec<TurnEnvironmentParams>> = "environments", default, plain;
        22 dynamic_tools: Option<Vec<DynamicToolSpec>> = "dynamicTools", default, plain;
        23 selected_capability_roots: Option<Vec<SelectedCapabilityRoot>> = "selectedCapabilityRoots", default, plain;
        24 daybreak_enabled: Option<bool> = "daybreakEnabled", default, plain;
        25 mock_experimental_field: Option<String> = "mockExperimentalField", default, plain;
        26 experimental_raw_events: Option<bool> = "experimentalRawEvents", default, plain;
    }
}

support::object! {
    ThreadStartResponse {
        0 thread: Thread = "thread", required, plain;
        1 model: String = "model", required, plain;
        2 model_provider: String = "modelProvider", required, plain;
        3 service_tier: Option<String> = "serviceTier", default, plain;
        4 disabled_plugin_ids: Vec<String> = "disabledPluginIds", default, plain;
        5 cwd: AbsolutePathBuf = "cwd", required, path;
        6 runtime_workspace_roots: Vec<AbsolutePathBuf> = "runtimeWorkspaceRoots", default, path;
        7 instruction_sources: Vec<LegacyAppPathString> = "instructionSources", default, plain;
        8 approval_policy: AskForApproval = "approvalPolicy", required, plain;
        9 approvals_reviewer: ApprovalsReviewer = "approvalsReviewer", or(default_thread_start_response_approvals_reviewer), plain;
        10 sandbox: SandboxPolicy = "sandbox", required, plain;
        11 active_permission_profile: Option<ActivePermissionProfile> = "activePermissionProfile", default, plain;
        12 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
        13 multi_agent_mode: MultiAgentMode = "multiAgentMode", or(default_thread_start_response_multi_agent_mode), plain;
    }
}

support::object! {
    ThreadResumeParams {
        0 thread_id: String = "threadId", required, plain;
        1 history: Option<Vec<ResponseItem>> = "history", default, plain;
        2 path: Option<String> = "path", default, path;
        3 model: Option<String> = "model", default, plain;
        4 model_provider: Option<String> = "modelProvider", default, plain;
        5 service_tier: Option<Option<String>> = "serviceTier", default, with(support::present);
        6 cwd: Option<String> = "cwd", default, plain;
        7 runtime_workspace_roots: Option<Vec<AbsolutePathBuf>> = "runtimeWorkspaceRoots", default, path;
        8 approval_policy: Option<AskForApproval> = "approvalPolicy", default, plain;
        9 approvals_reviewer: Option<ApprovalsReviewer> = "approvalsReviewer", default, plain;
        10 sandbox: Option<SandboxMode> = "sandbox", default, plain;
        11 permissions: Option<String> = "permissions", default, plain;
        12 config: Option<BTreeMap<String, RawJson>> = "config", default, plain;
        13 base_instructions: Option<String> = "baseInstructions", default, plain;
        14 developer_instructions: Option<String> = "developerInstructions", default, plain;
        15 personality: Option<Personality> = "personality", default, plain;
        16 exclude_turns: Option<bool> = "excludeTurns", default, plain;
        17 initial_turns_page: Option<ThreadResumeInitialTurnsPageParams> = "initialTurnsPage", default, plain;
    }
}

support::object! {
    ThreadResumeInitialTurnsPageParams {
        0 limit: Option<u32> = "limit", default, plain;
        1 sort_direction: Option<SortDirection> = "sortDirection", default, plain;
        2 items_view: Option<TurnItemsView> = "itemsView", default, plain;
    }
}

support::object! {
    ThreadResumeResponse {
        0 thread: Thread = "thread", required, plain;
        1 model: String = "model", required, plain;
        2 model_provider: String = "modelProvider", required, plain;
        3 service_tier: Option<String> = "serviceTier", default, plain;
        4 disabled_plugin_ids: Vec<String> = "disabledPluginIds", default, plain;
        5 cwd: AbsolutePathBuf = "cwd", required, path;
        6 runtime_workspace_roots: Vec<AbsolutePathBuf> = "runtimeWorkspaceRoots", default, path;
        7 instruction_sources: Vec<LegacyAppPathString> = "instructionSources", default, plain;
        8 approval_policy: AskForApproval = "approvalPolicy", required, plain;
        9 approvals_reviewer: ApprovalsReviewer = "approvalsReviewer", or(default_thread_resume_response_approvals_reviewer), plain;
        10 sandbox: SandboxPolicy = "sandbox", required, plain;
        11 active_permission_profile: Option<ActivePermissionProfile> = "activePermissionProfile", default, plain;
        12 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
        13 collaboration_mode: Option<CollaborationMode> = "collaborationMode", default, plain;
        14 multi_agent_mode: MultiAgentMode = "multiAgentMode", or(default_thread_resume_response_multi_agent_mode), plain;
        15 initial_turns_page: Option<TurnsPage> = "initialTurnsPage", default, plain;
        16 turns_backwards_cursor: Option<String> = "turnsBackwardsCursor", default, plain;
        17 items_backwards_cursor: Option<String> = "itemsBackwardsCursor", default, plain;
    }
}

support::object! {
    ThreadForkParams {
        0 thread_id: String = "threadId", required, plain;
        1 last_turn_id: Option<String> = "lastTurnId", default, plain;
        2 before_turn_id: Option<String> = "beforeTurnId", default, plain;
        3 path: Option<String> = "path", default, path;
        4 model: Option<String> = "model", default, plain;
        5 model_provider: Option<String> = "modelProvider", default, plain;
        6 service_tier: Option<Option<String>> = "serviceTier", default, with(support::present);
        7 cwd: Option<String> = "cwd", default, plain;
        8 runtime_workspace_roots: Option<Vec<AbsolutePathBuf>> = "runtimeWorkspaceRoots", default, path;
        9 approval_policy: Option<AskForApproval> = "approvalPolicy", default, plain;
        10 approvals_reviewer: Option<ApprovalsReviewer> = "approvalsReviewer", default, plain;
        11 sandbox: Option<SandboxMode> = "sandbox", default, plain;
        12 permissions: Option<String> = "permissions", default, plain;
        13 config: Option<BTreeMap<String, RawJson>> = "config", default, plain;
        14 base_instructions: Option<String> = "baseInstructions", default, plain;
        15 developer_instructions: Option<String> = "developerInstructions", default, plain;
        16 ephemeral: Option<bool> = "ephemeral", default, plain;
        17 thread_source: Option<ThreadSource> = "threadSource", default, plain;
        18 exclude_turns: Option<bool> = "excludeTurns", default, plain;
        19 attach_to_source: Option<bool> = "attachToSource", default, plain;
        20 defer_goal_continuation: Option<bool> = "deferGoalContinuation", default, plain;
        21 experimental_prediction_mode: Option<bool> = "experimentalPredictionMode", default, plain;
        22 experimental_disable_prediction_mcp: Option<bool> = "experimentalDisablePredictionMcp", default, plain;
    }
}

support::object! {
    ThreadForkResponse {
        0 thread: Thread = "thread", required, plain;
        1 model: String = "model", required, plain;
        2 model_provider: String = "modelProvider", required, plain;
        3 service_tier: Option<String> = "serviceTier", default, plain;
        4 disabled_plugin_ids: Vec<String> = "disabledPluginIds", default, plain;
        5 cwd: AbsolutePathBuf = "cwd", required, path;
        6 runtime_workspace_roots: Vec<AbsolutePathBuf> = "runtimeWorkspaceRoots", default, path;
        7 instruction_sources: Vec<LegacyAppPathString> = "instructionSources", default, plain;
        8 approval_policy: AskForApproval = "approvalPolicy", required, plain;
        9 approvals_reviewer: ApprovalsReviewer = "approvalsReviewer", or(default_thread_fork_response_approvals_reviewer), plain;
        10 sandbox: SandboxPolicy = "sandbox", required, plain;
        11 active_permission_profile: Option<ActivePermissionProfile> = "activePermissionProfile", default, plain;
        12 reasoning_effort: Option<ReasoningEffort> = "reasoningEffort", default, plain;
        13 multi_agent_mode: MultiAgentMode = "multiAgentMode", or(default_thread_fork_response_multi_agent_mode), plain;
    }
}

support::object! {
    SelectedCapabilityRoot {
        0 id: String = "id", required, plain;
        1 location: CapabilityRootLocation = "location", required, plain;
    }
}

support::object! {
    CapabilityRootLocationEnvironment {
        0 environment_id: String = "environmentId", required, plain;
        1 path: String = "path", required, plain;
    }
}

support::object! {
    ThreadTimelineEntryItem {
        0 position: u64 = "position", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item: ThreadItem = "item", required, plain;
    }
}

support::object! {
    ThreadTimelineEntryRealtime {
        0 position: u64 = "position", required, plain;
        1 item: ThreadRealtimeItem = "item", required, plain;
    }
}

support::object! {
    ThreadTimelineEntryTurnStarted {
        0 position: u64 = "position", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 started_at: Option<i64> = "startedAt", default, plain;
    }
}

support::object! {
    ThreadTimelineEntryTurnCompleted {
        0 position: u64 = "position", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 status: TurnStatus = "status", required, plain;
        3 error: Option<TurnError> = "error", default, plain;
        4 started_at: Option<i64> = "startedAt", default, plain;
        5 completed_at: Option<i64> = "completedAt", default, plain;
        6 duration_ms: Option<i64> = "durationMs", default, plain;
    }
}

support::object! {
    ThreadTimelineListParams {
        0 thread_id: String = "threadId", required, plain;
        1 cursor: Option<String> = "cursor", default, plain;
        2 limit: Option<u32> = "limit", default, plain;
    }
}

support::object! {
    ThreadTimelineListResponse {
        0 data: Vec<ThreadTimelineEntry> = "data", required, plain;
        1 next_cursor: Option<String> = "nextCursor", default, plain;
        2 active_realtime_session_at_page_start: Option<String> = "activeRealtimeSessionAtPageStart", default, plain;
    }
}

support::object! {
    DynamicToolSpecFunction {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 input_schema: RawJson = "inputSchema", required, plain;
        3 defer_loading: Option<bool> = "deferLoading", default, plain;
    }
}

support::object! {
    DynamicToolSpecNamespace {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 tools: Vec<DynamicToolNamespaceTool> = "tools", required, plain;
    }
}

support::object! {
    DynamicToolNamespaceToolFunction {
        0 name: String = "name", required, plain;
        1 description: String = "description", required, plain;
        2 input_schema: RawJson = "inputSchema", required, plain;
        3 defer_loading: Option<bool> = "deferLoading", default, plain;
    }
}

support::object! {
    DynamicToolCallParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 call_id: String = "callId", required, plain;
        3 namespace: Option<String> = "namespace", default, plain;
        4 tool: String = "tool", required, plain;
        5 arguments: RawJson = "arguments", required, plain;
    }
}

support::object! {
    DynamicToolCallResponse {
        0 content_items: Vec<DynamicToolCallOutputContentItem> = "contentItems", required, plain;
        1 success: bool = "success", required, plain;
    }
}

support::object! {
    DynamicToolCallOutputContentItemInputText {
        0 text: String = "text", required, plain;
    }
}

support::object! {
    DynamicToolCallOutputContentItemInputImage {
        0 image_url: String = "imageUrl", required, plain;
    }
}

support::object! {
    DynamicToolCallOutputContentItemInputAudio {
        0 audio_url: String = "audioUrl", required, plain;
    }
}

support::object! {
    ToolRequestUserInputParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 item_id: String = "itemId", required, plain;
        3 questions: Vec<ToolRequestUserInputQuestion> = "questions", required, plain;
        4 is_blocking: bool = "isBlocking", default, plain;
        5 auto_resolution_ms: Option<u64> = "autoResolutionMs", default, plain;
    }
}

support::object! {
    ToolRequestUserInputQuestion {
        0 id: String = "id", required, plain;
        1 header: String = "header", required, plain;
        2 question: String = "question", required, plain;
        3 is_other: bool = "isOther", default, plain;
        4 is_secret: bool = "isSecret", default, plain;
        5 options: Option<Vec<ToolRequestUserInputOption>> = "options", default, plain;
    }
}

support::object! {
    ToolRequestUserInputOption {
        0 label: String = "label", required, plain;
        1 description: String = "description", required, plain;
    }
}

support::object! {
    ToolRequestUserInputResponse {
        0 answers: BTreeMap<String, ToolRequestUserInputAnswer> = "answers", required, plain;
    }
}

support::object! {
    ToolRequestUserInputAnswer {
        0 answers: Vec<String> = "answers", required, plain;
    }
}

support::object! {
    Turn {
        0 id: String = "id", required, plain;
        1 root_turn_id: Option<String> = "rootTurnId", default, plain;
        2 items: Vec<ThreadItem> = "items", required, plain;
        3 items_view: TurnItemsView = "itemsView", or(default_turn_items_view), plain;
        4 status: TurnStatus = "status", required, plain;
        5 error: Option<TurnError> = "error", default, plain;
        6 started_at: Option<i64> = "startedAt", default, plain;
        7 completed_at: Option<i64> = "completedAt", default, plain;
        8 duration_ms: Option<i64> = "durationMs", default, plain;
    }
}

support::object! {
    TurnError {
        0 message: String = "message", required, plain;
        1 codex_error_info: Option<CodexErrorInfo> = "codexErrorInfo", default, plain;
        2 additional_details: Option<String> = "additionalDetails", default, plain;
        3 misalignment: Option<MisalignmentErrorDetails> = "misalignment", default, plain;
    }
}

support::object! {
    MisalignmentErrorDetails {
        0 error_type: Option<String> = "errorType", default, plain;
        1 detailed_explanation: Option<String> = "detailedExplanation", default, plain;
        2 review_target: Option<String> = "reviewTarget", default, plain;
        3 steer: Option<MisalignmentSteer> = "steer", default, plain;
    }
}

support::object! {
    MisalignmentSteer {
        0 message: String = "message", required, plain;
    }
}

support::object! {
    ModelCapErrorInfo {
        0 model: String = "model", required, plain;
        1 reset_after_seconds: Option<u64> = "reset_after_seconds", default, plain;
    }
}

support::object! {
    HttpStatusErrorInfo {
        0 http_status_code: Option<u16> = "httpStatusCode", default, plain;
    }
}

support::object! {
    ActiveTurnNotSteerableErrorInfo {
        0 turn_kind: NonSteerableTurnKind = "turnKind", required, plain;
    }
}

support::object! {
    TurnStartParams {
        0 thread_id: String = "threadId", required, plain;
        1 client_user_message_id: Option<String> = "clientUserMessageId", default, plain;
        2 input: Vec<UserInput> = "input", required, plain;
        3 tool_output: Option<TurnToolOutput> = "toolOutput", default, plain;
        4 turn_trigger: Option<String> = "turnTrigger", default, plain;
        5 parent_turn_id: Option<String> = "parentTurnId", default, plain;
        6 root_turn_id: Option<String> = "rootTurnId", default, plain;
        7 responsesapi_client_metadata: Option<BTreeMap<String, String>> = "responsesapiClientMetadata", default, plain;
        8 responsesapi_client_metadata_patch: Option<BTreeMap<String, String>> = "responsesapiClientMetadataPatch", default, plain;
        9 additional_context: Option<BTreeMap<String, AdditionalContextEntry>> = "additionalContext", default, plain;
        10 environments: Option<Vec<TurnEnvironmentParams>> = "environments", default, plain;
        11 cwd: Option<String> = "cwd", default, path;
        12 runtime_workspace_roots: Option<Vec<AbsolutePathBuf>> = "runtimeWorkspaceRoots", default, path;
        13 approval_policy: Option<AskForApproval> = "approvalPolicy", default, plain;
        14 approvals_reviewer: Option<ApprovalsReviewer> = "approvalsReviewer", default, plain;
        15 sandbox_policy: Option<SandboxPolicy> = "sandboxPolicy", default, plain;
        16 permissions: Option<String> = "permissions", default, plain;
        17 model: Option<String> = "model", default, plain;
        18 service_tier: Option<Option<String>> = "serviceTier", default, with(support::present);
        19 service_tier_for_turn: Option<String> = "serviceTierForTurn", default, plain;
        20 effort: Option<ReasoningEffort> = "effort", default, plain;
        21 summary: Option<ReasoningSummary> = "summary", default, plain;
        22 personality: Option<Personality> = "personality", default, plain;
        23 output_schema: Option<RawJson> = "outputSchema", default, plain;
        24 collaboration_mode: Option<CollaborationMode> = "collaborationMode", default, plain;
        25 multi_agent_mode: Option<MultiAgentMode> = "multiAgentMode", default, plain;
        26 cyber_access_program: Option<CyberAccessProgram> = "cyberAccessProgram", default, plain;
        27 disabled_plugin_ids: Option<Vec<String>> = "disabledPluginIds", default, plain;
    }
}

support::object! {
    TurnStartResponse {
        0 turn: Turn = "turn", required, plain;
    }
}

support::object! {
    TurnSteerParams {
        0 thread_id: String = "threadId", required, plain;
        1 client_user_message_id: Option<String> = "clientUserMessageId", default, plain;
        2 input: Vec<UserInput> = "input", required, plain;
        3 responsesapi_client_metadata: Option<BTreeMap<String, String>> = "responsesapiClientMetadata", default, plain;
        4 responsesapi_client_metadata_patch: Option<BTreeMap<String, String>> = "responsesapiClientMetadataPatch", default, plain;
        5 additional_context: Option<BTreeMap<String, AdditionalContextEntry>> = "additionalContext", default, plain;
        6 expected_turn_id: String = "expectedTurnId", required, plain;
    }
}

support::object! {
    TurnSteerResponse {
        0 turn_id: String = "turnId", required, plain;
    }
}

support::object! {
    TurnInterruptParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
    }
}

support::object! {
    TurnInterruptResponse {
    }
}

support::object! {
    TurnStartedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn: Turn = "turn", required, plain;
    }
}

support::object! {
    TurnCompletedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn: Turn = "turn", required, plain;
    }
}

support::object! {
    TurnPlanUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 explanation: Option<String> = "explanation", default, plain;
        3 plan: Vec<TurnPlanStep> = "plan", required, plain;
    }
}

support::object! {
    TurnPlanStep {
        0 step: String = "step", required, plain;
        1 status: TurnPlanStepStatus = "status", required, plain;
    }
}

support::object! {
    TurnDiffUpdatedNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 diff: String = "diff", required, plain;
    }
}

support::object! {
    ErrorNotification {
        0 error: TurnError = "error", required, plain;
        1 will_retry: bool = "willRetry", required, plain;
        2 thread_id: String = "threadId", required, plain;
        3 turn_id: String = "turnId", required, plain;
    }
}

support::object! {
    CollaborationMode {
        0 mode: ModeKind = "mode", required, plain;
        1 settings: Settings = "settings", required, plain;
    }
}

support::object! {
    Settings {
        0 model: String = "model", required, plain;
        1 reasoning_effort: Option<ReasoningEffort> = "reasoning_effort", default, plain;
        2 developer_instructions: Option<String> = "developer_instructions", default, plain;
    }
}

support::object! {
    CollaborationModeListParams {
    }
}

support::object! {
    CollaborationModeListResponse {
        0 data: Vec<CollaborationModeMask> = "data", required, plain;
    }
}

support::object! {
    CollaborationModeMask {
        0 name: String = "name", required, plain;
        1 mode: Option<ModeKind> = "mode", default, plain;
        2 model: Option<String> = "model", default, plain;
        3 reasoning_effort: Option<ReasoningEffort> = "reasoning_effort", default, plain;
        4 developer_instructions: Option<String> = "developer_instructions", default, plain;
    }
}

support::object! {
    TurnModerationMetadataNotification {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 metadata: RawJson = "metadata", required, plain;
    }
}

support::object! {
    TurnSettingsUpdateParams {
        0 thread_id: String = "threadId", required, plain;
        1 turn_id: String = "turnId", required, plain;
        2 approvals_reviewer: Option<ApprovalsReviewer> = "approvalsReviewer", default, plain;
        3 environments: Option<Vec<TurnEnvironmentParams>> = "environments", default, plain;
        4 model: Option<String> = "model", default, plain;
        5 effort: Option<ReasoningEffort> = "effort", default, plain;
        6 summary: Option<ReasoningSummary> = "summary", default, plain;
        7 service_tier: Option<Option<String>> = "serviceTier", default, with(support::present);
    }
}

support::object! {
    TurnSettingsUpdateResponse {
        0 status: TurnSettingsUpdateStatus = "status", required, plain;
    }
}

support::object! {
    AccountTokenUsageDailyBucket {
        0 start_date: String = "startDate", required, plain;
        1 tokens: i64 = "tokens", required, plain;
    }
}

support::object! {
    AccountTokenUsageSummary {
        0 lifetime_tokens: Option<i64> = "lifetimeTokens", default, plain;
        1 peak_daily_tokens: Option<i64> = "peakDailyTokens", default, plain;
        2 longest_running_turn_sec: Option<i64> = "longestRunningTurnSec", default, plain;
        3 current_streak_days: Option<i64> = "currentStreakDays", default, plain;
        4 longest_streak_days: Option<i64> = "longestStreakDays", default, plain;
    }
}

support::object! {
    ConsumeAccountRateLimitResetCreditParams {
        0 idempotency_key: String = "idempotencyKey", required, plain;
        1 credit_id: Option<String> = "creditId", default, plain;
    }
}

support::object! {
    ConsumeAccountRateLimitResetCreditResponse {
        0 outcome: ConsumeAccountRateLimitResetCreditOutcome = "outcome", required, plain;
    }
}

support::object! {
    GetAccountRateLimitsResponse {
        0 ordinary_usage_allowed: Option<bool> = "ordinaryUsageAllowed", default, plain;
        1 rate_limits: RateLimitSnapshot = "rateLimits", required, plain;
        2 rate_limits_by_limit_id: Option<BTreeMap<String, RateLimitSnapshot>> = "rateLimitsByLimitId", default, plain;
        3 rate_limit_reset_credits: Option<RateLimitResetCreditsSummary> = "rateLimitResetCredits", default, plain;
        4 account_id: Option<String> = "accountId", default, plain;
        5 rate_limit_upsell: Option<RawJson> = "rateLimitUpsell", default, plain;
    }
}

support::object! {
    GetAccountTokenUsageResponse {
        0 summary: AccountTokenUsageSummary = "summary", required, plain;
        1 daily_usage_buckets: Option<Vec<AccountTokenUsageDailyBucket>> = "dailyUsageBuckets", default, plain;
        2 thread_usage: Option<ThreadUsage> = "threadUsage", default, plain;
    }
}

support::object! {
    GetWorkspaceMessagesResponse {
        0 feature_enabled: bool = "featureEnabled", required, plain;
        1 messages: Vec<WorkspaceMessage> = "messages", required, plain;
    }
}

support::object! {
    RateLimitResetCredit {
        0 id: String = "id", required, plain;
        1 reset_type: RateLimitResetType = "resetType", required, plain;
        2 status: RateLimitResetCreditStatus = "status", required, plain;
        3 granted_at: i64 = "grantedAt", required, plain;
        4 expires_at: Option<i64> = "expiresAt", default, plain;
        5 title: Option<String> = "title", default, plain;
        6 description: Option<String> = "description", default, plain;
    }
}

support::object! {
    RateLimitResetCreditsSummary {
        0 available_count: i64 = "availableCount", required, plain;
        1 credits: Option<Vec<RateLimitResetCredit>> = "credits", default, plain;
    }
}

support::object! {
    SendAddCreditsNudgeEmailParams {
        0 credit_type: AddCreditsNudgeCreditType = "creditType", required, plain;
    }
}

support::object! {
    SendAddCreditsNudgeEmailResponse {
        0 status: AddCreditsNudgeEmailStatus = "status", required, plain;
    }
}

support::object! {
    ThreadUsage {
        0 thread_id: String = "threadId", required, plain;
        1 estimated_usage_credits_micros: i64 = "estimatedUsageCreditsMicros", required, plain;
        2 estimated_usage_usd_micros: Option<i64> = "estimatedUsageUsdMicros", default, plain;
        3 native_usage_usd_micros: Option<i64> = "nativeUsageUsdMicros", default, plain;
        4 groups: Vec<ThreadUsageBreakdownGroup> = "groups", required, plain;
    }
}

support::object! {
    ThreadUsageBreakdownGroup {
        0 model: Option<String> = "model", default, plain;
        1 reasoning_effort: Option<String> = "reasoningEffort", default, plain;
        2 speed: Option<String> = "speed", default, plain;
        3 estimated_usage_credits_micros: i64 = "estimatedUsageCreditsMicros", required, plain;
        4 net_new_input_tokens: Option<i64> = "netNewInputTokens", default, plain;
        5 cached_input_tokens: Option<i64> = "cachedInputTokens", default, plain;
        6 input_tokens: Option<i64> = "inputTokens", default, plain;
        7 output_tokens: Option<i64> = "outputTokens", default, plain;
        8 total_tokens: Option<i64> = "totalTokens", default, plain;
    }
}

support::object! {
    WorkspaceMessage {
        0 message_id: String = "messageId", required, plain;
        1 message_type: WorkspaceMessageType = "messageType", required, plain;
        2 message_body: String = "messageBody", required, plain;
        3 created_at: Option<i64> = "createdAt", default, plain;
        4 archived_at: Option<i64> = "archivedAt", default, plain;
    }
}

support::object! {
    GetAccountRateLimitsParams {
        0 supports_luna_reserve: Option<bool> = "supportsLunaReserve", default, plain;
        1 exclude_reset_credit_details: Option<bool> = "excludeResetCreditDetails", default, plain;
    }
}

support::object! {
    GetAccountTokenUsageParams {
        0 thread_id: Option<String> = "threadId", default, plain;
    }
}

support::object! {
    UserVerificationCancelParams {
        0 request_id: RequestId = "requestId", required, plain;
    }
}

support::object! {
    UserVerificationCancelResponse {
    }
}

support::object! {
    UserVerificationDeleteParams {
    }
}

support::object! {
    UserVerificationDeleteResponse {
    }
}

support::object! {
    UserVerificationEnrollParams {
    }
}

support::object! {
    UserVerificationEnrollResponse {
        0 credential_id: String = "credentialId", required, plain;
        1 algorithm: Option<String> = "algorithm", default, plain;
        2 public_key: Option<String> = "publicKey", default, plain;
    }
}

support::object! {
    UserVerificationProof {
        0 credential_id: String = "credentialId", required, plain;
        1 signature: String = "signature", required, plain;
    }
}

support::object! {
    UserVerificationStatusParams {
    }
}

support::object! {
    UserVerificationStatusResponse {
        0 credential_id: Option<String> = "credentialId", default, plain;
        1 unavailable_reason: Option<UserVerificationUnavailableReason> = "unavailableReason", default, plain;
        2 unavailable_message: Option<String> = "unavailableMessage", default, plain;
    }
}

support::object! {
    UserVerificationVerifyParams {
        0 challenge: String = "challenge", required, plain;
        1 title: String = "title", required, plain;
        2 description: String = "description", required, plain;
    }
}

support::object! {
    UserVerificationVerifyResponse {
        0 proof: UserVerificationProof = "proof", required, plain;
    }
}

support::object! {
    UserVerificationErrorDetailsInvalidRequest {
        0 reason: UserVerificationInvalidRequestReason = "reason", required, plain;
    }
}

support::object! {
    UserVerificationErrorDetailsUnavailable {
        0 reason: UserVerificationUnavailableReason = "reason", required, plain;
    }
}

support::object! {
    UserVerificationErrorDetailsCancelled {
        0 reason: UserVerificationCancellationReason = "reason", required, plain;
    }
}

support::object! {
    UserVerificationErrorDetailsFailed {
        0 reason: UserVerificationFailureReason = "reason", required, plain;
    }
}

support::object! {
    UserVerificationRpcError {
        0 code: i64 = "code", required, plain;
        1 message: String = "message", required, plain;
        2 data: UserVerificationErrorDetails = "data", required, plain;
    }
}

support::object! {
    WindowsSandboxReadinessResponse {
        0 status: WindowsSandboxReadiness = "status", required, plain;
    }
}

support::object! {
    WindowsSandboxSetupCompletedNotification {
        0 mode: WindowsSandboxSetupMode = "mode", required, plain;
        1 success: bool = "success", required, plain;
        2 error: Option<String> = "error", default, plain;
    }
}

support::object! {
    WindowsSandboxSetupStartParams {
        0 mode: WindowsSandboxSetupMode = "mode", required, plain;
        1 cwd: Option<AbsolutePathBuf> = "cwd", default, path;
    }
}

support::object! {
    WindowsSandboxSetupStartResponse {
        0 started: bool = "started", required, plain;
    }
}

support::object! {
    WindowsWorldWritableWarningNotification {
        0 sample_paths: Vec<String> = "samplePaths", required, plain;
        1 extra_count: u64 = "extraCount", required, plain;
        2 failed_scan: bool = "failedScan", required, plain;
    }
}
