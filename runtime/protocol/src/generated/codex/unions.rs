// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/unions.rs.j2 from schema/codex/types/*.json.

//! Enums and unions of the wire, all open: what is unknown is kept and written back unchanged.

use std::collections::BTreeMap;

use std::borrow::Cow;

use serde::Serialize;
use serde::de::MapAccess;
use serde::{Deserialize, Deserializer};

use super::types::*;
use crate::RawJson;
use crate::support;

/// An account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum Account {
    /// An API key.
    #[serde(rename = "apiKey")]
    ApiKey,
    /// A ChatGPT account.
    #[serde(rename = "chatgpt")]
    Chatgpt(AccountChatgpt),
    /// Amazon Bedrock.
    #[serde(rename = "amazonBedrock")]
    AmazonBedrock(AccountAmazonBedrock),
    /// Google Cloud, with credentials kept elsewhere.
    #[serde(rename = "gcp")]
    Gcp,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl Account {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ApiKey => Cow::Borrowed("apiKey"),
            Self::Chatgpt(_) => Cow::Borrowed("chatgpt"),
            Self::AmazonBedrock(_) => Cow::Borrowed("amazonBedrock"),
            Self::Gcp => Cow::Borrowed("gcp"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for Account {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "apiKey" => members.skip().map(|()| Self::ApiKey),
            "chatgpt" => members.parse().map(Self::Chatgpt),
            "amazonBedrock" => members.parse().map(Self::AmazonBedrock),
            "gcp" => members.skip().map(|()| Self::Gcp),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(Account);

/// Region requests are bound to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AccountRoutingOverride {
    /// None.
    NoConstraint,
    /// The United States.
    Us,
    /// The United States, with its own rules.
    UsCr,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AccountRoutingOverride {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NoConstraint => "NO_CONSTRAINT",
            Self::Us => "us",
            Self::UsCr => "us_cr",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AccountRoutingOverride {
    fn from(text: &str) -> Self {
        match text {
            "NO_CONSTRAINT" => Self::NoConstraint,
            "us" => Self::Us,
            "us_cr" => Self::UsCr,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AccountRoutingOverride);

/// How the server signs in with its model provider.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AuthMode {
    /// With an API key.
    Apikey,
    /// With a ChatGPT account whose tokens the server keeps.
    Chatgpt,
    /// With ChatGPT tokens that a host application supplies.
    ChatgptAuthTokens,
    /// With headers of the request.
    Headers,
    /// With a registered agent identity.
    AgentIdentity,
    /// With a personal access token.
    PersonalAccessToken,
    /// With a bearer token of Amazon Bedrock.
    BedrockApiKey,
    /// With access keys of Amazon Bedrock.
    BedrockAccessKeys,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AuthMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Apikey => "apikey",
            Self::Chatgpt => "chatgpt",
            Self::ChatgptAuthTokens => "chatgptAuthTokens",
            Self::Headers => "headers",
            Self::AgentIdentity => "agentIdentity",
            Self::PersonalAccessToken => "personalAccessToken",
            Self::BedrockApiKey => "bedrockApiKey",
            Self::BedrockAccessKeys => "bedrockAccessKeys",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AuthMode {
    fn from(text: &str) -> Self {
        match text {
            "apikey" => Self::Apikey,
            "chatgpt" => Self::Chatgpt,
            "chatgptAuthTokens" => Self::ChatgptAuthTokens,
            "headers" => Self::Headers,
            "agentIdentity" => Self::AgentIdentity,
            "personalAccessToken" => Self::PersonalAccessToken,
            "bedrockApiKey" => Self::BedrockApiKey,
            "bedrockAccessKeys" => Self::BedrockAccessKeys,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AuthMode);

/// Plan of an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum PlanType {
    /// Free.
    #[serde(rename = "free")]
    Free,
    /// Go.
    #[serde(rename = "go")]
    Go,
    /// Plus.
    #[serde(rename = "plus")]
    Plus,
    /// Pro.
    #[serde(rename = "pro")]
    Pro,
    /// Pro Lite.
    #[serde(rename = "prolite")]
    Prolite,
    /// Pro Max.
    #[serde(rename = "promax")]
    Promax,
    /// Team.
    #[serde(rename = "team")]
    Team,
    /// Business Pro Lite, self-served.
    #[serde(rename = "self_serve_business_prolite")]
    SelfServeBusinessProlite,
    /// Business by usage, self-served.
    #[serde(rename = "self_serve_business_usage_based")]
    SelfServeBusinessUsageBased,
    /// Business.
    #[serde(rename = "business")]
    Business,
    /// Enterprise of 2026.
    #[serde(rename = "ent26")]
    Ent26,
    /// Enterprise automation.
    #[serde(rename = "enterprise_cbp_automation")]
    EnterpriseCbpAutomation,
    /// Enterprise by usage.
    #[serde(rename = "enterprise_cbp_usage_based")]
    EnterpriseCbpUsageBased,
    /// Enterprise.
    #[serde(rename = "enterprise")]
    Enterprise,
    /// Education.
    #[serde(rename = "edu")]
    Edu,
    /// Education Plus.
    #[serde(rename = "edu_plus")]
    EduPlus,
    /// Education Pro.
    #[serde(rename = "edu_pro")]
    EduPro,
    /// Science.
    #[serde(rename = "sci")]
    Sci,
    /// Science Plus.
    #[serde(rename = "sci_plus")]
    SciPlus,
    /// A plan this version does not know.
    #[serde(rename = "unknown")]
    Other,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl PlanType {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Free => Cow::Borrowed("free"),
            Self::Go => Cow::Borrowed("go"),
            Self::Plus => Cow::Borrowed("plus"),
            Self::Pro => Cow::Borrowed("pro"),
            Self::Prolite => Cow::Borrowed("prolite"),
            Self::Promax => Cow::Borrowed("promax"),
            Self::Team => Cow::Borrowed("team"),
            Self::SelfServeBusinessProlite => Cow::Borrowed("self_serve_business_prolite"),
            Self::SelfServeBusinessUsageBased => Cow::Borrowed("self_serve_business_usage_based"),
            Self::Business => Cow::Borrowed("business"),
            Self::Ent26 => Cow::Borrowed("ent26"),
            Self::EnterpriseCbpAutomation => Cow::Borrowed("enterprise_cbp_automation"),
            Self::EnterpriseCbpUsageBased => Cow::Borrowed("enterprise_cbp_usage_based"),
            Self::Enterprise => Cow::Borrowed("enterprise"),
            Self::Edu => Cow::Borrowed("edu"),
            Self::EduPlus => Cow::Borrowed("edu_plus"),
            Self::EduPro => Cow::Borrowed("edu_pro"),
            Self::Sci => Cow::Borrowed("sci"),
            Self::SciPlus => Cow::Borrowed("sci_plus"),
            Self::Other => Cow::Borrowed("unknown"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for PlanType {
    fn text(text: &str) -> Option<Self> {
        match text {
            "free" => Some(Self::Free),
            "go" => Some(Self::Go),
            "plus" => Some(Self::Plus),
            "pro" => Some(Self::Pro),
            "prolite" => Some(Self::Prolite),
            "promax" => Some(Self::Promax),
            "team" => Some(Self::Team),
            "self_serve_business_prolite" => Some(Self::SelfServeBusinessProlite),
            "self_serve_business_usage_based" => Some(Self::SelfServeBusinessUsageBased),
            "business" => Some(Self::Business),
            "ent26" => Some(Self::Ent26),
            "enterprise_cbp_automation" => Some(Self::EnterpriseCbpAutomation),
            "enterprise_cbp_usage_based" => Some(Self::EnterpriseCbpUsageBased),
            "enterprise" => Some(Self::Enterprise),
            "edu" => Some(Self::Edu),
            "edu_plus" => Some(Self::EduPlus),
            "edu_pro" => Some(Self::EduPro),
            "sci" => Some(Self::Sci),
            "sci_plus" => Some(Self::SciPlus),
            "unknown" => Some(Self::Other),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(PlanType);

/// Which limit is reached.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RateLimitReachedType {
    /// The limit over time.
    RateLimitReached,
    /// The credits, for an owner of the workspace.
    WorkspaceOwnerCreditsDepleted,
    /// The credits, for a member of the workspace.
    WorkspaceMemberCreditsDepleted,
    /// The usage limit, for an owner of the workspace.
    WorkspaceOwnerUsageLimitReached,
    /// The usage limit, for a member of the workspace.
    WorkspaceMemberUsageLimitReached,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RateLimitReachedType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::RateLimitReached => "rate_limit_reached",
            Self::WorkspaceOwnerCreditsDepleted => "workspace_owner_credits_depleted",
            Self::WorkspaceMemberCreditsDepleted => "workspace_member_credits_depleted",
            Self::WorkspaceOwnerUsageLimitReached => "workspace_owner_usage_limit_reached",
            Self::WorkspaceMemberUsageLimitReached => "workspace_member_usage_limit_reached",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RateLimitReachedType {
    fn from(text: &str) -> Self {
        match text {
            "rate_limit_reached" => Self::RateLimitReached,
            "workspace_owner_credits_depleted" => Self::WorkspaceOwnerCreditsDepleted,
            "workspace_member_credits_depleted" => Self::WorkspaceMemberCreditsDepleted,
            "workspace_owner_usage_limit_reached" => Self::WorkspaceOwnerUsageLimitReached,
            "workspace_member_usage_limit_reached" => Self::WorkspaceMemberUsageLimitReached,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RateLimitReachedType);

/// What an approval question is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CommandExecutionApprovalKind {
    /// Starting a command.
    Command,
    /// Writing to a command that already runs.
    WriteStdin,
    /// A checkpoint that a person has to pass; only `accept`, `decline` and `cancel` are valid answers.
    HumanCommand,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CommandExecutionApprovalKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Command => "command",
            Self::WriteStdin => "writeStdin",
            Self::HumanCommand => "humanCommand",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CommandExecutionApprovalKind {
    fn from(text: &str) -> Self {
        match text {
            "command" => Self::Command,
            "writeStdin" => Self::WriteStdin,
            "humanCommand" => Self::HumanCommand,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CommandExecutionApprovalKind);

/// Protocol of a network connection.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NetworkApprovalProtocol {
    /// Plain HTTP.
    Http,
    /// HTTPS.
    Https,
    /// TCP through a SOCKS5 proxy.
    Socks5Tcp,
    /// UDP through a SOCKS5 proxy.
    Socks5Udp,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl NetworkApprovalProtocol {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Http => "http",
            Self::Https => "https",
            Self::Socks5Tcp => "socks5Tcp",
            Self::Socks5Udp => "socks5Udp",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for NetworkApprovalProtocol {
    fn from(text: &str) -> Self {
        match text {
            "http" => Self::Http,
            "https" => Self::Https,
            "socks5Tcp" => Self::Socks5Tcp,
            "socks5Udp" => Self::Socks5Udp,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(NetworkApprovalProtocol);

/// Effect of a network rule.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NetworkPolicyRuleAction {
    /// Connections are allowed.
    Allow,
    /// Connections are refused.
    Deny,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl NetworkPolicyRuleAction {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Allow => "allow",
            Self::Deny => "deny",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for NetworkPolicyRuleAction {
    fn from(text: &str) -> Self {
        match text {
            "allow" => Self::Allow,
            "deny" => Self::Deny,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(NetworkPolicyRuleAction);

/// What becomes of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum CommandExecutionApprovalDecision {
    /// Run it this time.
    #[serde(rename = "accept")]
    Accept,
    /// Run it, and do not ask again for the same command in this session.
    #[serde(rename = "acceptForSession")]
    AcceptForSession,
    /// Run it and store a rule that allows commands with this prefix.
    #[serde(rename = "acceptWithExecpolicyAmendment")]
    AcceptWithExecpolicyAmendment(ExecpolicyAmendmentDecision),
    /// Store a rule for the host and act on it.
    #[serde(rename = "applyNetworkPolicyAmendment")]
    ApplyNetworkPolicyAmendment(NetworkPolicyAmendmentDecision),
    /// Do not run it; the turn goes on.
    #[serde(rename = "decline")]
    Decline,
    /// Do not run it and interrupt the turn.
    #[serde(rename = "cancel")]
    Cancel,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl CommandExecutionApprovalDecision {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Accept => Cow::Borrowed("accept"),
            Self::AcceptForSession => Cow::Borrowed("acceptForSession"),
            Self::AcceptWithExecpolicyAmendment(_) => {
                Cow::Borrowed("acceptWithExecpolicyAmendment")
            }
            Self::ApplyNetworkPolicyAmendment(_) => Cow::Borrowed("applyNetworkPolicyAmendment"),
            Self::Decline => Cow::Borrowed("decline"),
            Self::Cancel => Cow::Borrowed("cancel"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for CommandExecutionApprovalDecision {
    fn text(text: &str) -> Option<Self> {
        match text {
            "accept" => Some(Self::Accept),
            "acceptForSession" => Some(Self::AcceptForSession),
            "decline" => Some(Self::Decline),
            "cancel" => Some(Self::Cancel),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "acceptWithExecpolicyAmendment" => {
                member.parse().map(Self::AcceptWithExecpolicyAmendment)
            }
            "applyNetworkPolicyAmendment" => member.parse().map(Self::ApplyNetworkPolicyAmendment),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(CommandExecutionApprovalDecision);

/// What becomes of file changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FileChangeApprovalDecision {
    /// Make them.
    Accept,
    /// Make them, and do not ask again for the same files in this session.
    AcceptForSession,
    /// Do not make them; the turn goes on.
    Decline,
    /// Do not make them and interrupt the turn.
    Cancel,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl FileChangeApprovalDecision {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Accept => "accept",
            Self::AcceptForSession => "acceptForSession",
            Self::Decline => "decline",
            Self::Cancel => "cancel",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for FileChangeApprovalDecision {
    fn from(text: &str) -> Self {
        match text {
            "accept" => Self::Accept,
            "acceptForSession" => Self::AcceptForSession,
            "decline" => Self::Decline,
            "cancel" => Self::Cancel,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(FileChangeApprovalDecision);

/// How long granted permissions last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PermissionGrantScope {
    /// Until the turn ends.
    Turn,
    /// As long as the thread is loaded.
    Session,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PermissionGrantScope {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Turn => "turn",
            Self::Session => "session",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PermissionGrantScope {
    fn from(text: &str) -> Self {
        match text {
            "turn" => Self::Turn,
            "session" => Self::Session,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PermissionGrantScope);

/// What adding an attachment did.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadAttachmentAddOutcome {
    /// It is new.
    Created,
    /// One of this kind and key was there already; it is unchanged.
    Existing,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadAttachmentAddOutcome {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Created => "created",
            Self::Existing => "existing",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadAttachmentAddOutcome {
    fn from(text: &str) -> Self {
        match text {
            "created" => Self::Created,
            "existing" => Self::Existing,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadAttachmentAddOutcome);

/// What happened to an attachment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadAttachmentOperation {
    /// It was added.
    Created,
    /// It was removed.
    Deleted,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadAttachmentOperation {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Created => "created",
            Self::Deleted => "deleted",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadAttachmentOperation {
    fn from(text: &str) -> Self {
        match text {
            "created" => Self::Created,
            "deleted" => Self::Deleted,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadAttachmentOperation);

/// Kind of credential of AWS.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AwsCredentialType {
    /// Access keys.
    AccessKeys,
    /// A key of Bedrock.
    BedrockApiKey,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AwsCredentialType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AccessKeys => "accessKeys",
            Self::BedrockApiKey => "bedrockApiKey",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AwsCredentialType {
    fn from(text: &str) -> Self {
        match text {
            "accessKeys" => Self::AccessKeys,
            "bedrockApiKey" => Self::BedrockApiKey,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AwsCredentialType);

/// Credentials to use Amazon Bedrock with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum BedrockSetupParams {
    /// Those of a profile.
    #[serde(rename = "profile")]
    Profile(BedrockSetupParamsProfile),
    /// Those in environment variables.
    #[serde(rename = "environment")]
    Environment(BedrockSetupParamsEnvironment),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl BedrockSetupParams {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Profile(_) => Cow::Borrowed("profile"),
            Self::Environment(_) => Cow::Borrowed("environment"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for BedrockSetupParams {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "profile" => members.parse().map(Self::Profile),
            "environment" => members.parse().map(Self::Environment),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(BedrockSetupParams);

/// An output stream of a command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CommandExecOutputStream {
    /// Standard output; everything, when the command has a terminal.
    Stdout,
    /// Standard error.
    Stderr,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CommandExecOutputStream {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stdout => "stdout",
            Self::Stderr => "stderr",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CommandExecOutputStream {
    fn from(text: &str) -> Self {
        match text {
            "stdout" => Self::Stdout,
            "stderr" => Self::Stderr,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CommandExecOutputStream);

/// How long an approval for a site lasts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BrowserUseAccessApprovalLifetime {
    /// Until the turn ends.
    Turn,
    /// As long as the thread lives.
    Thread,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl BrowserUseAccessApprovalLifetime {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Turn => "turn",
            Self::Thread => "thread",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for BrowserUseAccessApprovalLifetime {
    fn from(text: &str) -> Self {
        match text {
            "turn" => Self::Turn,
            "thread" => Self::Thread,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(BrowserUseAccessApprovalLifetime);

/// Where a layer of the configuration comes from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ConfigLayerSource {
    /// Defaults that came with the installation.
    #[serde(rename = "packagedDefaults")]
    PackagedDefaults(ConfigLayerSourcePackagedDefaults),
    /// Settings of a device management, on macOS.
    #[serde(rename = "mdm")]
    Mdm(ConfigLayerSourceMdm),
    /// The file of the machine.
    #[serde(rename = "system")]
    System(ConfigLayerSourceSystem),
    /// Settings an enterprise delivers.
    #[serde(rename = "enterpriseManaged")]
    EnterpriseManaged(ConfigLayerSourceEnterpriseManaged),
    /// The file of the user, the only one that is written.
    #[serde(rename = "user")]
    User(ConfigLayerSourceUser),
    /// A folder of a project.
    #[serde(rename = "project")]
    Project(ConfigLayerSourceProject),
    /// Options the server was started with.
    #[serde(rename = "sessionFlags")]
    SessionFlags,
    /// A managed file of the older kind.
    #[serde(rename = "legacyManagedConfigTomlFromFile")]
    LegacyManagedConfigTomlFromFile(ConfigLayerSourceLegacyManagedConfigTomlFromFile),
    /// Managed settings of the older kind.
    #[serde(rename = "legacyManagedConfigTomlFromMdm")]
    LegacyManagedConfigTomlFromMdm,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ConfigLayerSource {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::PackagedDefaults(_) => Cow::Borrowed("packagedDefaults"),
            Self::Mdm(_) => Cow::Borrowed("mdm"),
            Self::System(_) => Cow::Borrowed("system"),
            Self::EnterpriseManaged(_) => Cow::Borrowed("enterpriseManaged"),
            Self::User(_) => Cow::Borrowed("user"),
            Self::Project(_) => Cow::Borrowed("project"),
            Self::SessionFlags => Cow::Borrowed("sessionFlags"),
            Self::LegacyManagedConfigTomlFromFile(_) => {
                Cow::Borrowed("legacyManagedConfigTomlFromFile")
            }
            Self::LegacyManagedConfigTomlFromMdm => Cow::Borrowed("legacyManagedConfigTomlFromMdm"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ConfigLayerSource {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "packagedDefaults" => members.parse().map(Self::PackagedDefaults),
            "mdm" => members.parse().map(Self::Mdm),
            "system" => members.parse().map(Self::System),
            "enterpriseManaged" => members.parse().map(Self::EnterpriseManaged),
            "user" => members.parse().map(Self::User),
            "project" => members.parse().map(Self::Project),
            "sessionFlags" => members.skip().map(|()| Self::SessionFlags),
            "legacyManagedConfigTomlFromFile" => {
                members.parse().map(Self::LegacyManagedConfigTomlFromFile)
            }
            "legacyManagedConfigTomlFromMdm" => members
                .skip()
                .map(|()| Self::LegacyManagedConfigTomlFromMdm),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ConfigLayerSource);

/// What counts against the limit for summarizing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AutoCompactTokenLimitScope {
    /// The whole context.
    Total,
    /// What came after the part carried over from before.
    BodyAfterPrefix,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AutoCompactTokenLimitScope {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Total => "total",
            Self::BodyAfterPrefix => "body_after_prefix",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AutoCompactTokenLimitScope {
    fn from(text: &str) -> Self {
        match text {
            "total" => Self::Total,
            "body_after_prefix" => Self::BodyAfterPrefix,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AutoCompactTokenLimitScope);

/// One workspace id or several.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ForcedChatgptWorkspaceIds {
    /// A single id.
    One(String),
    /// Several ids; any of them is allowed.
    Many(Vec<String>),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ForcedChatgptWorkspaceIds {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::One(_) => Cow::Borrowed("One"),
            Self::Many(_) => Cow::Borrowed("Many"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for ForcedChatgptWorkspaceIds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::One(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Many(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// Way to sign in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ForcedLoginMethod {
    /// With a ChatGPT account.
    Chatgpt,
    /// With an API key.
    Api,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ForcedLoginMethod {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Chatgpt => "chatgpt",
            Self::Api => "api",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ForcedLoginMethod {
    fn from(text: &str) -> Self {
        match text {
            "chatgpt" => Self::Chatgpt,
            "api" => Self::Api,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ForcedLoginMethod);

/// Whether the model may search the web.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WebSearchMode {
    /// No.
    Disabled,
    /// In stored pages only.
    Cached,
    /// In an index of pages.
    Indexed,
    /// Yes.
    Live,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WebSearchMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Disabled => "disabled",
            Self::Cached => "cached",
            Self::Indexed => "indexed",
            Self::Live => "live",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WebSearchMode {
    fn from(text: &str) -> Self {
        match text {
            "disabled" => Self::Disabled,
            "cached" => Self::Cached,
            "indexed" => Self::Indexed,
            "live" => Self::Live,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WebSearchMode);

/// Search for the web.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WebSearchProvider {
    /// A search of its own.
    Standalone,
    /// A search through MCP.
    SearchMcp,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WebSearchProvider {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Standalone => "standalone",
            Self::SearchMcp => "search_mcp",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WebSearchProvider {
    fn from(text: &str) -> Self {
        match text {
            "standalone" => Self::Standalone,
            "search_mcp" => Self::SearchMcp,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WebSearchProvider);

/// How long answers are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verbosity {
    /// Short.
    Low,
    /// Medium.
    Medium,
    /// Long.
    High,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl Verbosity {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for Verbosity {
    fn from(text: &str) -> Self {
        match text {
            "low" => Self::Low,
            "medium" => Self::Medium,
            "high" => Self::High,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(Verbosity);

/// Settings of the web search, or only whether it is on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ToolsWebSearch {
    /// Whether it is on.
    Enabled(bool),
    /// How it works.
    Settings(WebSearchToolConfig),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ToolsWebSearch {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Enabled(_) => Cow::Borrowed("Enabled"),
            Self::Settings(_) => Cow::Borrowed("Settings"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for ToolsWebSearch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Enabled(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Settings(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// How much the model gets to read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WebSearchContextSize {
    /// Little.
    Low,
    /// Some.
    Medium,
    /// Much.
    High,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WebSearchContextSize {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WebSearchContextSize {
    fn from(text: &str) -> Self {
        match text {
            "low" => Self::Low,
            "medium" => Self::Medium,
            "high" => Self::High,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WebSearchContextSize);

/// When the user is asked before an app's tool is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppToolApproval {
    /// When it seems necessary.
    Auto,
    /// Always.
    Prompt,
    /// When it changes something.
    Writes,
    /// Never; it is always allowed.
    Approve,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppToolApproval {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Auto => "auto",
            Self::Prompt => "prompt",
            Self::Writes => "writes",
            Self::Approve => "approve",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppToolApproval {
    fn from(text: &str) -> Self {
        match text {
            "auto" => Self::Auto,
            "prompt" => Self::Prompt,
            "writes" => Self::Writes,
            "approve" => Self::Approve,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppToolApproval);

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AllowDenyRequirement {
    /// Allowed.
    Allow,
    /// Refused.
    Deny,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AllowDenyRequirement {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Allow => "allow",
            Self::Deny => "deny",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AllowDenyRequirement {
    fn from(text: &str) -> Self {
        match text {
            "allow" => Self::Allow,
            "deny" => Self::Deny,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AllowDenyRequirement);

/// Settings of the accounts of an app, by id of the account.
pub type AppLinksConfig = BTreeMap<String, AppLinkConfig>;

/// Settings of the tools of an app, by name of the tool.
pub type AppToolsConfig = BTreeMap<String, AppToolConfig>;

/// A way to offer a tool to the model.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ToolExposureSurface {
    /// As a function in code that the model writes.
    CodeMode,
    /// Found by a search.
    Deferred,
    /// In the list of tools.
    Direct,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ToolExposureSurface {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::CodeMode => "code_mode",
            Self::Deferred => "deferred",
            Self::Direct => "direct",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ToolExposureSurface {
    fn from(text: &str) -> Self {
        match text {
            "code_mode" => Self::CodeMode,
            "deferred" => Self::Deferred,
            "direct" => Self::Direct,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ToolExposureSurface);

/// What happens to a value that is there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MergeStrategy {
    /// The new value takes its place.
    Replace,
    /// Tables are merged; other values are replaced.
    Upsert,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl MergeStrategy {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Replace => "replace",
            Self::Upsert => "upsert",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for MergeStrategy {
    fn from(text: &str) -> Self {
        match text {
            "replace" => Self::Replace,
            "upsert" => Self::Upsert,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(MergeStrategy);

/// Whether a written value is in force.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WriteStatus {
    /// It is.
    Ok,
    /// It is written, but a higher layer says otherwise.
    OkOverridden,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WriteStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ok => "ok",
            Self::OkOverridden => "okOverridden",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WriteStatus {
    fn from(text: &str) -> Self {
        match text {
            "ok" => Self::Ok,
            "okOverridden" => Self::OkOverridden,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WriteStatus);

/// Id of a request; it comes back unchanged in the answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum RequestId {
    /// An id that is a string.
    Text(String),
    /// An id that is a 64-bit integer.
    Number(i64),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl RequestId {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("Text"),
            Self::Number(_) => Cow::Borrowed("Number"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for RequestId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Text(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Number(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// An absolute, normalized path. It need not exist.
pub type AbsolutePathBuf = String;

/// A path in the notation of the machine or environment it belongs to.
pub type LegacyAppPathString = String;

/// State of the remote control connection.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RemoteControlConnectionStatus {
    /// Remote control is off.
    Disabled,
    /// A connection is being made.
    Connecting,
    /// The server can be controlled remotely.
    Connected,
    /// The connection failed.
    Errored,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RemoteControlConnectionStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Disabled => "disabled",
            Self::Connecting => "connecting",
            Self::Connected => "connected",
            Self::Errored => "errored",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RemoteControlConnectionStatus {
    fn from(text: &str) -> Self {
        match text {
            "disabled" => Self::Disabled,
            "connecting" => Self::Connecting,
            "connected" => Self::Connected,
            "errored" => Self::Errored,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RemoteControlConnectionStatus);

/// Type of a field with several answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpElicitationArrayType {
    /// A list.
    Array,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpElicitationArrayType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Array => "array",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpElicitationArrayType {
    fn from(text: &str) -> Self {
        match text {
            "array" => Self::Array,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpElicitationArrayType);

/// Type of a field for yes or no.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpElicitationBooleanType {
    /// Yes or no.
    Boolean,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpElicitationBooleanType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Boolean => "boolean",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpElicitationBooleanType {
    fn from(text: &str) -> Self {
        match text {
            "boolean" => Self::Boolean,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpElicitationBooleanType);

/// A field whose answers are given.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum McpElicitationEnumSchema {
    /// One answer.
    SingleSelect(McpElicitationSingleSelectEnumSchema),
    /// Several answers.
    MultiSelect(McpElicitationMultiSelectEnumSchema),
    /// One answer, with the labels in a list of their own.
    LegacyTitled(McpElicitationLegacyTitledEnumSchema),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl McpElicitationEnumSchema {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::SingleSelect(_) => Cow::Borrowed("SingleSelect"),
            Self::MultiSelect(_) => Cow::Borrowed("MultiSelect"),
            Self::LegacyTitled(_) => Cow::Borrowed("LegacyTitled"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for McpElicitationEnumSchema {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::SingleSelect(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::MultiSelect(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::LegacyTitled(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// A field with several of the given answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum McpElicitationMultiSelectEnumSchema {
    /// The answers are their own labels.
    Untitled(McpElicitationUntitledMultiSelectEnumSchema),
    /// The answers have labels.
    Titled(McpElicitationTitledMultiSelectEnumSchema),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl McpElicitationMultiSelectEnumSchema {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Untitled(_) => Cow::Borrowed("Untitled"),
            Self::Titled(_) => Cow::Borrowed("Titled"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for McpElicitationMultiSelectEnumSchema {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Untitled(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Titled(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// Type of a field for a number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpElicitationNumberType {
    /// Any number.
    Number,
    /// A whole number.
    Integer,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpElicitationNumberType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Number => "number",
            Self::Integer => "integer",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpElicitationNumberType {
    fn from(text: &str) -> Self {
        match text {
            "number" => Self::Number,
            "integer" => Self::Integer,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpElicitationNumberType);

/// Type of a form.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpElicitationObjectType {
    /// An object with a member per field.
    Object,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpElicitationObjectType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Object => "object",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpElicitationObjectType {
    fn from(text: &str) -> Self {
        match text {
            "object" => Self::Object,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpElicitationObjectType);

/// A field of a form, as JSON Schema.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum McpElicitationPrimitiveSchema {
    /// Given answers.
    Enum(McpElicitationEnumSchema),
    /// A text.
    String(McpElicitationStringSchema),
    /// A number.
    Number(McpElicitationNumberSchema),
    /// Yes or no.
    Boolean(McpElicitationBooleanSchema),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl McpElicitationPrimitiveSchema {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Enum(_) => Cow::Borrowed("Enum"),
            Self::String(_) => Cow::Borrowed("String"),
            Self::Number(_) => Cow::Borrowed("Number"),
            Self::Boolean(_) => Cow::Borrowed("Boolean"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for McpElicitationPrimitiveSchema {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Enum(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::String(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Number(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Boolean(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// A field with one of the given answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum McpElicitationSingleSelectEnumSchema {
    /// The answers are their own labels.
    Untitled(McpElicitationUntitledSingleSelectEnumSchema),
    /// The answers have labels.
    Titled(McpElicitationTitledSingleSelectEnumSchema),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl McpElicitationSingleSelectEnumSchema {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Untitled(_) => Cow::Borrowed("Untitled"),
            Self::Titled(_) => Cow::Borrowed("Titled"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for McpElicitationSingleSelectEnumSchema {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Untitled(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Titled(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// What a text has to be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpElicitationStringFormat {
    /// An e-mail address.
    Email,
    /// An address (URI).
    Uri,
    /// A date, `YYYY-MM-DD`.
    Date,
    /// A point in time (RFC 3339).
    DateTime,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpElicitationStringFormat {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Email => "email",
            Self::Uri => "uri",
            Self::Date => "date",
            Self::DateTime => "date-time",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpElicitationStringFormat {
    fn from(text: &str) -> Self {
        match text {
            "email" => Self::Email,
            "uri" => Self::Uri,
            "date" => Self::Date,
            "date-time" => Self::DateTime,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpElicitationStringFormat);

/// Type of a field for a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpElicitationStringType {
    /// A text.
    String,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpElicitationStringType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::String => "string",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpElicitationStringType {
    fn from(text: &str) -> Self {
        match text {
            "string" => Self::String,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpElicitationStringType);

/// What the user did with a question of an MCP server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpServerElicitationAction {
    /// Answered it.
    Accept,
    /// Refused to answer.
    Decline,
    /// Put it away without a decision.
    Cancel,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpServerElicitationAction {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Cancel => "cancel",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpServerElicitationAction {
    fn from(text: &str) -> Self {
        match text {
            "accept" => Self::Accept,
            "decline" => Self::Decline,
            "cancel" => Self::Cancel,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpServerElicitationAction);

/// An MCP server asks the user for something.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "mode")]
pub enum McpServerElicitationRequestParams {
    /// To confirm an action with the key of this device.
    #[serde(rename = "openai/userVerification")]
    OpenaiUserVerification(McpServerElicitationRequestParamsOpenaiUserVerification),
    /// To fill in a form.
    #[serde(rename = "form")]
    Form(McpServerElicitationRequestParamsForm),
    /// To fill in a form that goes beyond MCP.
    #[serde(rename = "openai/form")]
    OpenaiForm(McpServerElicitationRequestParamsOpenaiForm),
    /// The same under its older name.
    #[serde(rename = "openaiForm")]
    OlderOpenaiForm(McpServerElicitationRequestParamsOlderOpenaiForm),
    /// To do something on a page.
    #[serde(rename = "url")]
    Url(McpServerElicitationRequestParamsUrl),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl McpServerElicitationRequestParams {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::OpenaiUserVerification(_) => Cow::Borrowed("openai/userVerification"),
            Self::Form(_) => Cow::Borrowed("form"),
            Self::OpenaiForm(_) => Cow::Borrowed("openai/form"),
            Self::OlderOpenaiForm(_) => Cow::Borrowed("openaiForm"),
            Self::Url(_) => Cow::Borrowed("url"),
            Self::Unknown(raw) => support::tag_of(raw, "mode"),
        }
    }
}

impl<'de> support::Tagged<'de> for McpServerElicitationRequestParams {
    const TAG: &'static str = "mode";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "openai/userVerification" => members.parse().map(Self::OpenaiUserVerification),
            "form" => members.parse().map(Self::Form),
            "openai/form" => members.parse().map(Self::OpenaiForm),
            "openaiForm" => members.parse().map(Self::OlderOpenaiForm),
            "url" => members.parse().map(Self::Url),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(McpServerElicitationRequestParams);

/// State of an environment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EnvironmentStatusKind {
    /// It is local or answers.
    Ready,
    /// It was not needed yet, or is being connected.
    Pending,
    /// The connection failed; the next use may bring it back.
    Disconnected,
    /// There is no such environment.
    NotConfigured,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl EnvironmentStatusKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ready => "ready",
            Self::Pending => "pending",
            Self::Disconnected => "disconnected",
            Self::NotConfigured => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for EnvironmentStatusKind {
    fn from(text: &str) -> Self {
        match text {
            "ready" => Self::Ready,
            "pending" => Self::Pending,
            "disconnected" => Self::Disconnected,
            "unknown" => Self::NotConfigured,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(EnvironmentStatusKind);

/// A path as a `file:` address.
pub type PathUri = String;

/// Something that happened in a thread. Names and members are in snake_case.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum EventMsg {
    /// A turn failed.
    #[serde(rename = "error")]
    Error(EventMsgError),
    /// Something is wrong, but the turn goes on.
    #[serde(rename = "warning")]
    Warning(EventMsgWarning),
    /// The history was summarized.
    #[serde(rename = "context_compacted")]
    ContextCompacted,
    /// The last turns were taken back.
    #[serde(rename = "thread_rolled_back")]
    ThreadRolledBack(EventMsgThreadRolledBack),
    /// A turn began.
    #[serde(rename = "task_started")]
    TaskStarted(EventMsgTaskStarted),
    /// A turn is done.
    #[serde(rename = "task_complete")]
    TaskComplete(EventMsgTaskComplete),
    /// Tokens were used, or the limits are known anew.
    #[serde(rename = "token_count")]
    TokenCount(EventMsgTokenCount),
    /// The agent said something.
    #[serde(rename = "agent_message")]
    AgentMessage(EventMsgAgentMessage),
    /// The user said something.
    #[serde(rename = "user_message")]
    UserMessage(EventMsgUserMessage),
    /// More text of the agent.
    #[serde(rename = "agent_message_delta")]
    AgentMessageDelta(EventMsgAgentMessageDelta),
    /// A part of the reasoning, summarized.
    #[serde(rename = "agent_reasoning")]
    AgentReasoning(EventMsgAgentReasoning),
    /// More of the summary of the reasoning.
    #[serde(rename = "agent_reasoning_delta")]
    AgentReasoningDelta(EventMsgAgentReasoningDelta),
    /// A part of the reasoning itself.
    #[serde(rename = "agent_reasoning_raw_content")]
    AgentReasoningRawContent(EventMsgAgentReasoningRawContent),
    /// More of the reasoning itself.
    #[serde(rename = "agent_reasoning_raw_content_delta")]
    AgentReasoningRawContentDelta(EventMsgAgentReasoningRawContentDelta),
    /// A new part of the summary of the reasoning begins.
    #[serde(rename = "agent_reasoning_section_break")]
    AgentReasoningSectionBreak(EventMsgAgentReasoningSectionBreak),
    /// A thread was opened.
    #[serde(rename = "session_configured")]
    SessionConfigured(EventMsgSessionConfigured),
    /// A thread got another title.
    #[serde(rename = "thread_name_updated")]
    ThreadNameUpdated(EventMsgThreadNameUpdated),
    /// The start of an MCP server went on.
    #[serde(rename = "mcp_startup_update")]
    McpStartupUpdate(EventMsgMcpStartupUpdate),
    /// All MCP servers have started or failed.
    #[serde(rename = "mcp_startup_complete")]
    McpStartupComplete(EventMsgMcpStartupComplete),
    /// A call of an MCP tool began.
    #[serde(rename = "mcp_tool_call_begin")]
    McpToolCallBegin(EventMsgMcpToolCallBegin),
    /// A call of an MCP tool ended.
    #[serde(rename = "mcp_tool_call_end")]
    McpToolCallEnd(EventMsgMcpToolCallEnd),
    /// A search on the web began.
    #[serde(rename = "web_search_begin")]
    WebSearchBegin(EventMsgWebSearchBegin),
    /// A search on the web ended.
    #[serde(rename = "web_search_end")]
    WebSearchEnd(EventMsgWebSearchEnd),
    /// A command began.
    #[serde(rename = "exec_command_begin")]
    ExecCommandBegin(EventMsgExecCommandBegin),
    /// More output of a command.
    #[serde(rename = "exec_command_output_delta")]
    ExecCommandOutputDelta(EventMsgExecCommandOutputDelta),
    /// The agent sent input to a command that goes on.
    #[serde(rename = "terminal_interaction")]
    TerminalInteraction(EventMsgTerminalInteraction),
    /// A command ended.
    #[serde(rename = "exec_command_end")]
    ExecCommandEnd(EventMsgExecCommandEnd),
    /// The agent looked at an image.
    #[serde(rename = "view_image_tool_call")]
    ViewImageToolCall(EventMsgViewImageToolCall),
    /// A command waits for permission.
    #[serde(rename = "exec_approval_request")]
    ExecApprovalRequest(EventMsgExecApprovalRequest),
    /// The agent asks the user.
    #[serde(rename = "request_user_input")]
    RequestUserInput(EventMsgRequestUserInput),
    /// The agent calls a tool of the client. The members are in camelCase.
    #[serde(rename = "dynamic_tool_call_request")]
    DynamicToolCallRequest(EventMsgDynamicToolCallRequest),
    /// An MCP server asks the user.
    #[serde(rename = "elicitation_request")]
    ElicitationRequest(EventMsgElicitationRequest),
    /// A patch waits for permission.
    #[serde(rename = "apply_patch_approval_request")]
    ApplyPatchApprovalRequest(EventMsgApplyPatchApprovalRequest),
    /// The client or the configuration uses something that will go away.
    #[serde(rename = "deprecation_notice")]
    DeprecationNotice(EventMsgDeprecationNotice),
    /// Something happened that is worth a line.
    #[serde(rename = "background_event")]
    BackgroundEvent(EventMsgBackgroundEvent),
    /// The agent begins to undo the last turn.
    #[serde(rename = "undo_started")]
    UndoStarted(EventMsgUndoStarted),
    /// The undo ended.
    #[serde(rename = "undo_completed")]
    UndoCompleted(EventMsgUndoCompleted),
    /// The connection to the model broke and is tried again.
    #[serde(rename = "stream_error")]
    StreamError(EventMsgStreamError),
    /// A patch is about to be applied.
    #[serde(rename = "patch_apply_begin")]
    PatchApplyBegin(EventMsgPatchApplyBegin),
    /// A patch was applied, or failed.
    #[serde(rename = "patch_apply_end")]
    PatchApplyEnd(EventMsgPatchApplyEnd),
    /// The changes of the turn so far are different now.
    #[serde(rename = "turn_diff")]
    TurnDiff(EventMsgTurnDiff),
    /// A message typed before, as asked for.
    #[serde(rename = "get_history_entry_response")]
    GetHistoryEntryResponse(EventMsgGetHistoryEntryResponse),
    /// What the MCP servers offer, as asked for.
    #[serde(rename = "mcp_list_tools_response")]
    McpListToolsResponse(EventMsgMcpListToolsResponse),
    /// The prompts of the user, as asked for.
    #[serde(rename = "list_custom_prompts_response")]
    ListCustomPromptsResponse(EventMsgListCustomPromptsResponse),
    /// The skills, as asked for.
    #[serde(rename = "list_skills_response")]
    ListSkillsResponse(EventMsgListSkillsResponse),
    /// The catalog of skills, as asked for.
    #[serde(rename = "list_remote_skills_response")]
    ListRemoteSkillsResponse(EventMsgListRemoteSkillsResponse),
    /// A skill was downloaded.
    #[serde(rename = "remote_skill_downloaded")]
    RemoteSkillDownloaded(EventMsgRemoteSkillDownloaded),
    /// Skill files changed.
    #[serde(rename = "skills_update_available")]
    SkillsUpdateAvailable,
    /// The agent changed its plan.
    #[serde(rename = "plan_update")]
    PlanUpdate(EventMsgPlanUpdate),
    /// A turn ended early.
    #[serde(rename = "turn_aborted")]
    TurnAborted(EventMsgTurnAborted),
    /// The thread is closed.
    #[serde(rename = "shutdown_complete")]
    ShutdownComplete,
    /// A review began.
    #[serde(rename = "entered_review_mode")]
    EnteredReviewMode(EventMsgEnteredReviewMode),
    /// A review ended.
    #[serde(rename = "exited_review_mode")]
    ExitedReviewMode(EventMsgExitedReviewMode),
    /// An item as the model sent it.
    #[serde(rename = "raw_response_item")]
    RawResponseItem(EventMsgRawResponseItem),
    /// An item began.
    #[serde(rename = "item_started")]
    ItemStarted(EventMsgItemStarted),
    /// An item is done.
    #[serde(rename = "item_completed")]
    ItemCompleted(EventMsgItemCompleted),
    /// More text of a message of the agent.
    #[serde(rename = "agent_message_content_delta")]
    AgentMessageContentDelta(EventMsgAgentMessageContentDelta),
    /// More text of a plan.
    #[serde(rename = "plan_delta")]
    PlanDelta(EventMsgPlanDelta),
    /// More of the summary of the reasoning.
    #[serde(rename = "reasoning_content_delta")]
    ReasoningContentDelta(EventMsgReasoningContentDelta),
    /// More of the reasoning itself.
    #[serde(rename = "reasoning_raw_content_delta")]
    ReasoningRawContentDelta(EventMsgReasoningRawContentDelta),
    /// A sub-agent is about to be made.
    #[serde(rename = "collab_agent_spawn_begin")]
    CollabAgentSpawnBegin(EventMsgCollabAgentSpawnBegin),
    /// A sub-agent was made, or failed.
    #[serde(rename = "collab_agent_spawn_end")]
    CollabAgentSpawnEnd(EventMsgCollabAgentSpawnEnd),
    /// A sub-agent is about to be told something.
    #[serde(rename = "collab_agent_interaction_begin")]
    CollabAgentInteractionBegin(EventMsgCollabAgentInteractionBegin),
    /// A sub-agent was told something.
    #[serde(rename = "collab_agent_interaction_end")]
    CollabAgentInteractionEnd(EventMsgCollabAgentInteractionEnd),
    /// An agent begins to wait for its sub-agents.
    #[serde(rename = "collab_waiting_begin")]
    CollabWaitingBegin(EventMsgCollabWaitingBegin),
    /// An agent waits no longer.
    #[serde(rename = "collab_waiting_end")]
    CollabWaitingEnd(EventMsgCollabWaitingEnd),
    /// A sub-agent is about to be closed.
    #[serde(rename = "collab_close_begin")]
    CollabCloseBegin(EventMsgCollabCloseBegin),
    /// A sub-agent was closed.
    #[serde(rename = "collab_close_end")]
    CollabCloseEnd(EventMsgCollabCloseEnd),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl EventMsg {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Error(_) => Cow::Borrowed("error"),
            Self::Warning(_) => Cow::Borrowed("warning"),
            Self::ContextCompacted => Cow::Borrowed("context_compacted"),
            Self::ThreadRolledBack(_) => Cow::Borrowed("thread_rolled_back"),
            Self::TaskStarted(_) => Cow::Borrowed("task_started"),
            Self::TaskComplete(_) => Cow::Borrowed("task_complete"),
            Self::TokenCount(_) => Cow::Borrowed("token_count"),
            Self::AgentMessage(_) => Cow::Borrowed("agent_message"),
            Self::UserMessage(_) => Cow::Borrowed("user_message"),
            Self::AgentMessageDelta(_) => Cow::Borrowed("agent_message_delta"),
            Self::AgentReasoning(_) => Cow::Borrowed("agent_reasoning"),
            Self::AgentReasoningDelta(_) => Cow::Borrowed("agent_reasoning_delta"),
            Self::AgentReasoningRawContent(_) => Cow::Borrowed("agent_reasoning_raw_content"),
            Self::AgentReasoningRawContentDelta(_) => {
                Cow::Borrowed("agent_reasoning_raw_content_delta")
            }
            Self::AgentReasoningSectionBreak(_) => Cow::Borrowed("agent_reasoning_section_break"),
            Self::SessionConfigured(_) => Cow::Borrowed("session_configured"),
            Self::ThreadNameUpdated(_) => Cow::Borrowed("thread_name_updated"),
            Self::McpStartupUpdate(_) => Cow::Borrowed("mcp_startup_update"),
            Self::McpStartupComplete(_) => Cow::Borrowed("mcp_startup_complete"),
            Self::McpToolCallBegin(_) => Cow::Borrowed("mcp_tool_call_begin"),
            Self::McpToolCallEnd(_) => Cow::Borrowed("mcp_tool_call_end"),
            Self::WebSearchBegin(_) => Cow::Borrowed("web_search_begin"),
            Self::WebSearchEnd(_) => Cow::Borrowed("web_search_end"),
            Self::ExecCommandBegin(_) => Cow::Borrowed("exec_command_begin"),
            Self::ExecCommandOutputDelta(_) => Cow::Borrowed("exec_command_output_delta"),
            Self::TerminalInteraction(_) => Cow::Borrowed("terminal_interaction"),
            Self::ExecCommandEnd(_) => Cow::Borrowed("exec_command_end"),
            Self::ViewImageToolCall(_) => Cow::Borrowed("view_image_tool_call"),
            Self::ExecApprovalRequest(_) => Cow::Borrowed("exec_approval_request"),
            Self::RequestUserInput(_) => Cow::Borrowed("request_user_input"),
            Self::DynamicToolCallRequest(_) => Cow::Borrowed("dynamic_tool_call_request"),
            Self::ElicitationRequest(_) => Cow::Borrowed("elicitation_request"),
            Self::ApplyPatchApprovalRequest(_) => Cow::Borrowed("apply_patch_approval_request"),
            Self::DeprecationNotice(_) => Cow::Borrowed("deprecation_notice"),
            Self::BackgroundEvent(_) => Cow::Borrowed("background_event"),
            Self::UndoStarted(_) => Cow::Borrowed("undo_started"),
            Self::UndoCompleted(_) => Cow::Borrowed("undo_completed"),
            Self::StreamError(_) => Cow::Borrowed("stream_error"),
            Self::PatchApplyBegin(_) => Cow::Borrowed("patch_apply_begin"),
            Self::PatchApplyEnd(_) => Cow::Borrowed("patch_apply_end"),
            Self::TurnDiff(_) => Cow::Borrowed("turn_diff"),
            Self::GetHistoryEntryResponse(_) => Cow::Borrowed("get_history_entry_response"),
            Self::McpListToolsResponse(_) => Cow::Borrowed("mcp_list_tools_response"),
            Self::ListCustomPromptsResponse(_) => Cow::Borrowed("list_custom_prompts_response"),
            Self::ListSkillsResponse(_) => Cow::Borrowed("list_skills_response"),
            Self::ListRemoteSkillsResponse(_) => Cow::Borrowed("list_remote_skills_response"),
            Self::RemoteSkillDownloaded(_) => Cow::Borrowed("remote_skill_downloaded"),
            Self::SkillsUpdateAvailable => Cow::Borrowed("skills_update_available"),
            Self::PlanUpdate(_) => Cow::Borrowed("plan_update"),
            Self::TurnAborted(_) => Cow::Borrowed("turn_aborted"),
            Self::ShutdownComplete => Cow::Borrowed("shutdown_complete"),
            Self::EnteredReviewMode(_) => Cow::Borrowed("entered_review_mode"),
            Self::ExitedReviewMode(_) => Cow::Borrowed("exited_review_mode"),
            Self::RawResponseItem(_) => Cow::Borrowed("raw_response_item"),
            Self::ItemStarted(_) => Cow::Borrowed("item_started"),
            Self::ItemCompleted(_) => Cow::Borrowed("item_completed"),
            Self::AgentMessageContentDelta(_) => Cow::Borrowed("agent_message_content_delta"),
            Self::PlanDelta(_) => Cow::Borrowed("plan_delta"),
            Self::ReasoningContentDelta(_) => Cow::Borrowed("reasoning_content_delta"),
            Self::ReasoningRawContentDelta(_) => Cow::Borrowed("reasoning_raw_content_delta"),
            Self::CollabAgentSpawnBegin(_) => Cow::Borrowed("collab_agent_spawn_begin"),
            Self::CollabAgentSpawnEnd(_) => Cow::Borrowed("collab_agent_spawn_end"),
            Self::CollabAgentInteractionBegin(_) => Cow::Borrowed("collab_agent_interaction_begin"),
            Self::CollabAgentInteractionEnd(_) => Cow::Borrowed("collab_agent_interaction_end"),
            Self::CollabWaitingBegin(_) => Cow::Borrowed("collab_waiting_begin"),
            Self::CollabWaitingEnd(_) => Cow::Borrowed("collab_waiting_end"),
            Self::CollabCloseBegin(_) => Cow::Borrowed("collab_close_begin"),
            Self::CollabCloseEnd(_) => Cow::Borrowed("collab_close_end"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for EventMsg {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "error" => members.parse().map(Self::Error),
            "warning" => members.parse().map(Self::Warning),
            "context_compacted" => members.skip().map(|()| Self::ContextCompacted),
            "thread_rolled_back" => members.parse().map(Self::ThreadRolledBack),
            "task_started" => members.parse().map(Self::TaskStarted),
            "task_complete" => members.parse().map(Self::TaskComplete),
            "token_count" => members.parse().map(Self::TokenCount),
            "agent_message" => members.parse().map(Self::AgentMessage),
            "user_message" => members.parse().map(Self::UserMessage),
            "agent_message_delta" => members.parse().map(Self::AgentMessageDelta),
            "agent_reasoning" => members.parse().map(Self::AgentReasoning),
            "agent_reasoning_delta" => members.parse().map(Self::AgentReasoningDelta),
            "agent_reasoning_raw_content" => members.parse().map(Self::AgentReasoningRawContent),
            "agent_reasoning_raw_content_delta" => {
                members.parse().map(Self::AgentReasoningRawContentDelta)
            }
            "agent_reasoning_section_break" => {
                members.parse().map(Self::AgentReasoningSectionBreak)
            }
            "session_configured" => members.parse().map(Self::SessionConfigured),
            "thread_name_updated" => members.parse().map(Self::ThreadNameUpdated),
            "mcp_startup_update" => members.parse().map(Self::McpStartupUpdate),
            "mcp_startup_complete" => members.parse().map(Self::McpStartupComplete),
            "mcp_tool_call_begin" => members.parse().map(Self::McpToolCallBegin),
            "mcp_tool_call_end" => members.parse().map(Self::McpToolCallEnd),
            "web_search_begin" => members.parse().map(Self::WebSearchBegin),
            "web_search_end" => members.parse().map(Self::WebSearchEnd),
            "exec_command_begin" => members.parse().map(Self::ExecCommandBegin),
            "exec_command_output_delta" => members.parse().map(Self::ExecCommandOutputDelta),
            "terminal_interaction" => members.parse().map(Self::TerminalInteraction),
            "exec_command_end" => members.parse().map(Self::ExecCommandEnd),
            "view_image_tool_call" => members.parse().map(Self::ViewImageToolCall),
            "exec_approval_request" => members.parse().map(Self::ExecApprovalRequest),
            "request_user_input" => members.parse().map(Self::RequestUserInput),
            "dynamic_tool_call_request" => members.parse().map(Self::DynamicToolCallRequest),
            "elicitation_request" => members.parse().map(Self::ElicitationRequest),
            "apply_patch_approval_request" => members.parse().map(Self::ApplyPatchApprovalRequest),
            "deprecation_notice" => members.parse().map(Self::DeprecationNotice),
            "background_event" => members.parse().map(Self::BackgroundEvent),
            "undo_started" => members.parse().map(Self::UndoStarted),
            "undo_completed" => members.parse().map(Self::UndoCompleted),
            "stream_error" => members.parse().map(Self::StreamError),
            "patch_apply_begin" => members.parse().map(Self::PatchApplyBegin),
            "patch_apply_end" => members.parse().map(Self::PatchApplyEnd),
            "turn_diff" => members.parse().map(Self::TurnDiff),
            "get_history_entry_response" => members.parse().map(Self::GetHistoryEntryResponse),
            "mcp_list_tools_response" => members.parse().map(Self::McpListToolsResponse),
            "list_custom_prompts_response" => members.parse().map(Self::ListCustomPromptsResponse),
            "list_skills_response" => members.parse().map(Self::ListSkillsResponse),
            "list_remote_skills_response" => members.parse().map(Self::ListRemoteSkillsResponse),
            "remote_skill_downloaded" => members.parse().map(Self::RemoteSkillDownloaded),
            "skills_update_available" => members.skip().map(|()| Self::SkillsUpdateAvailable),
            "plan_update" => members.parse().map(Self::PlanUpdate),
            "turn_aborted" => members.parse().map(Self::TurnAborted),
            "shutdown_complete" => members.skip().map(|()| Self::ShutdownComplete),
            "entered_review_mode" => members.parse().map(Self::EnteredReviewMode),
            "exited_review_mode" => members.parse().map(Self::ExitedReviewMode),
            "raw_response_item" => members.parse().map(Self::RawResponseItem),
            "item_started" => members.parse().map(Self::ItemStarted),
            "item_completed" => members.parse().map(Self::ItemCompleted),
            "agent_message_content_delta" => members.parse().map(Self::AgentMessageContentDelta),
            "plan_delta" => members.parse().map(Self::PlanDelta),
            "reasoning_content_delta" => members.parse().map(Self::ReasoningContentDelta),
            "reasoning_raw_content_delta" => members.parse().map(Self::ReasoningRawContentDelta),
            "collab_agent_spawn_begin" => members.parse().map(Self::CollabAgentSpawnBegin),
            "collab_agent_spawn_end" => members.parse().map(Self::CollabAgentSpawnEnd),
            "collab_agent_interaction_begin" => {
                members.parse().map(Self::CollabAgentInteractionBegin)
            }
            "collab_agent_interaction_end" => members.parse().map(Self::CollabAgentInteractionEnd),
            "collab_waiting_begin" => members.parse().map(Self::CollabWaitingBegin),
            "collab_waiting_end" => members.parse().map(Self::CollabWaitingEnd),
            "collab_close_begin" => members.parse().map(Self::CollabCloseBegin),
            "collab_close_end" => members.parse().map(Self::CollabCloseEnd),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(EventMsg);

/// A piece of a message of the agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum AgentMessageContent {
    /// Text.
    #[serde(rename = "Text")]
    Text(AgentMessageContentText),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AgentMessageContent {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("Text"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for AgentMessageContent {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "Text" => members.parse().map(Self::Text),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(AgentMessageContent);

/// State of a sub-agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum AgentStatus {
    /// It is being made.
    #[serde(rename = "pending_init")]
    PendingInit,
    /// It works.
    #[serde(rename = "running")]
    Running,
    /// It is done.
    #[serde(rename = "completed")]
    Completed(Option<String>),
    /// It failed.
    #[serde(rename = "errored")]
    Errored(String),
    /// It was closed.
    #[serde(rename = "shutdown")]
    Shutdown,
    /// There is none of this id.
    #[serde(rename = "not_found")]
    NotFound,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AgentStatus {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::PendingInit => Cow::Borrowed("pending_init"),
            Self::Running => Cow::Borrowed("running"),
            Self::Completed(_) => Cow::Borrowed("completed"),
            Self::Errored(_) => Cow::Borrowed("errored"),
            Self::Shutdown => Cow::Borrowed("shutdown"),
            Self::NotFound => Cow::Borrowed("not_found"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for AgentStatus {
    fn text(text: &str) -> Option<Self> {
        match text {
            "pending_init" => Some(Self::PendingInit),
            "running" => Some(Self::Running),
            "shutdown" => Some(Self::Shutdown),
            "not_found" => Some(Self::NotFound),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "completed" => member.parse().map(Self::Completed),
            "errored" => member.parse().map(Self::Errored),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(AgentStatus);

/// Who started a command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExecCommandSource {
    /// The agent, for a tool call.
    Agent,
    /// The user.
    UserShell,
    /// The agent; the command may go on after the call.
    UnifiedExecStartup,
    /// The agent, by input for a command that goes on.
    UnifiedExecInteraction,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ExecCommandSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Agent => "agent",
            Self::UserShell => "user_shell",
            Self::UnifiedExecStartup => "unified_exec_startup",
            Self::UnifiedExecInteraction => "unified_exec_interaction",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ExecCommandSource {
    fn from(text: &str) -> Self {
        match text {
            "agent" => Self::Agent,
            "user_shell" => Self::UserShell,
            "unified_exec_startup" => Self::UnifiedExecStartup,
            "unified_exec_interaction" => Self::UnifiedExecInteraction,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ExecCommandSource);

/// An output stream of a command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExecOutputStream {
    /// Standard output.
    Stdout,
    /// Standard error.
    Stderr,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ExecOutputStream {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stdout => "stdout",
            Self::Stderr => "stderr",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ExecOutputStream {
    fn from(text: &str) -> Self {
        match text {
            "stdout" => Self::Stdout,
            "stderr" => Self::Stderr,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ExecOutputStream);

/// How far the start of an MCP server is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "state")]
pub enum McpStartupStatus {
    /// Going on.
    #[serde(rename = "starting")]
    Starting,
    /// The server can be used.
    #[serde(rename = "ready")]
    Ready,
    /// It did not work.
    #[serde(rename = "failed")]
    Failed(McpStartupStatusFailed),
    /// It was given up.
    #[serde(rename = "cancelled")]
    Cancelled,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl McpStartupStatus {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Starting => Cow::Borrowed("starting"),
            Self::Ready => Cow::Borrowed("ready"),
            Self::Failed(_) => Cow::Borrowed("failed"),
            Self::Cancelled => Cow::Borrowed("cancelled"),
            Self::Unknown(raw) => support::tag_of(raw, "state"),
        }
    }
}

impl<'de> support::Tagged<'de> for McpStartupStatus {
    const TAG: &'static str = "state";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "starting" => members.skip().map(|()| Self::Starting),
            "ready" => members.skip().map(|()| Self::Ready),
            "failed" => members.parse().map(Self::Failed),
            "cancelled" => members.skip().map(|()| Self::Cancelled),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(McpStartupStatus);

/// How far a step of the plan is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StepStatus {
    /// Not begun.
    Pending,
    /// Being done.
    InProgress,
    /// Done.
    Completed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl StepStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::InProgress => "in_progress",
            Self::Completed => "completed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for StepStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "in_progress" => Self::InProgress,
            "completed" => Self::Completed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(StepStatus);

/// Why a turn ended early.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnAbortReason {
    /// The user interrupted it.
    Interrupted,
    /// Another turn took its place.
    Replaced,
    /// The review it was part of ended.
    ReviewEnded,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TurnAbortReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Interrupted => "interrupted",
            Self::Replaced => "replaced",
            Self::ReviewEnded => "review_ended",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TurnAbortReason {
    fn from(text: &str) -> Self {
        match text {
            "interrupted" => Self::Interrupted,
            "replaced" => Self::Replaced,
            "review_ended" => Self::ReviewEnded,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TurnAbortReason);

/// An item of a turn, in events.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum TurnItem {
    /// A message of the user.
    #[serde(rename = "UserMessage")]
    UserMessage(TurnItemUserMessage),
    /// A message of the agent.
    #[serde(rename = "AgentMessage")]
    AgentMessage(TurnItemAgentMessage),
    /// A plan for the user to agree to.
    #[serde(rename = "Plan")]
    Plan(TurnItemPlan),
    /// Reasoning of the model.
    #[serde(rename = "Reasoning")]
    Reasoning(TurnItemReasoning),
    /// A search on the web.
    #[serde(rename = "WebSearch")]
    WebSearch(TurnItemWebSearch),
    /// The history was summarized.
    #[serde(rename = "ContextCompaction")]
    ContextCompaction(TurnItemContextCompaction),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl TurnItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::UserMessage(_) => Cow::Borrowed("UserMessage"),
            Self::AgentMessage(_) => Cow::Borrowed("AgentMessage"),
            Self::Plan(_) => Cow::Borrowed("Plan"),
            Self::Reasoning(_) => Cow::Borrowed("Reasoning"),
            Self::WebSearch(_) => Cow::Borrowed("WebSearch"),
            Self::ContextCompaction(_) => Cow::Borrowed("ContextCompaction"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for TurnItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "UserMessage" => members.parse().map(Self::UserMessage),
            "AgentMessage" => members.parse().map(Self::AgentMessage),
            "Plan" => members.parse().map(Self::Plan),
            "Reasoning" => members.parse().map(Self::Reasoning),
            "WebSearch" => members.parse().map(Self::WebSearch),
            "ContextCompaction" => members.parse().map(Self::ContextCompaction),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(TurnItem);

/// A piece of what the user says, in events.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum LegacyUserInput {
    /// Text.
    #[serde(rename = "text")]
    Text(LegacyUserInputText),
    /// An image from the web or inside the message.
    #[serde(rename = "image")]
    Image(LegacyUserInputImage),
    /// An image on the machine of the server.
    #[serde(rename = "local_image")]
    LocalImage(LegacyUserInputLocalImage),
    /// A skill the user picked.
    #[serde(rename = "skill")]
    Skill(LegacyUserInputSkill),
    /// Something the user pointed at.
    #[serde(rename = "mention")]
    Mention(LegacyUserInputMention),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl LegacyUserInput {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("text"),
            Self::Image(_) => Cow::Borrowed("image"),
            Self::LocalImage(_) => Cow::Borrowed("local_image"),
            Self::Skill(_) => Cow::Borrowed("skill"),
            Self::Mention(_) => Cow::Borrowed("mention"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for LegacyUserInput {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "text" => members.parse().map(Self::Text),
            "image" => members.parse().map(Self::Image),
            "local_image" => members.parse().map(Self::LocalImage),
            "skill" => members.parse().map(Self::Skill),
            "mention" => members.parse().map(Self::Mention),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(LegacyUserInput);

/// Outcome of a call of an MCP tool.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum ResultOfCallToolResultOrString {
    /// The server answered.
    #[serde(rename = "Ok")]
    Ok(CallToolResult),
    /// There is no answer.
    #[serde(rename = "Err")]
    Err(String),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ResultOfCallToolResultOrString {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Ok(_) => Cow::Borrowed("Ok"),
            Self::Err(_) => Cow::Borrowed("Err"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for ResultOfCallToolResultOrString {
    fn text(text: &str) -> Option<Self> {
        match text {
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "Ok" => member.parse().map(Self::Ok),
            "Err" => member.parse().map(Self::Err),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(ResultOfCallToolResultOrString);

/// Kind of a failed turn, in events.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum LegacyCodexErrorInfo {
    /// The conversation is too long for the model.
    #[serde(rename = "context_window_exceeded")]
    ContextWindowExceeded,
    /// The limit of the account is used up.
    #[serde(rename = "usage_limit_exceeded")]
    UsageLimitExceeded,
    /// The provider failed.
    #[serde(rename = "internal_server_error")]
    InternalServerError,
    /// Not signed in, or not allowed.
    #[serde(rename = "unauthorized")]
    Unauthorized,
    /// The provider refused the request.
    #[serde(rename = "bad_request")]
    BadRequest,
    /// The sandbox failed.
    #[serde(rename = "sandbox_error")]
    SandboxError,
    /// Turns could not be taken back.
    #[serde(rename = "thread_rollback_failed")]
    ThreadRollbackFailed,
    /// Anything else.
    #[serde(rename = "other")]
    Other,
    /// The model is used too much right now.
    #[serde(rename = "model_cap")]
    ModelCap(LegacyCodexErrorInfoModelCap),
    /// The provider could not be reached.
    #[serde(rename = "http_connection_failed")]
    HttpConnectionFailed(LegacyCodexErrorInfoHttpConnectionFailed),
    /// The stream of the answer could not be opened.
    #[serde(rename = "response_stream_connection_failed")]
    ResponseStreamConnectionFailed(LegacyCodexErrorInfoResponseStreamConnectionFailed),
    /// The stream of the answer broke.
    #[serde(rename = "response_stream_disconnected")]
    ResponseStreamDisconnected(LegacyCodexErrorInfoResponseStreamDisconnected),
    /// The request failed too often.
    #[serde(rename = "response_too_many_failed_attempts")]
    ResponseTooManyFailedAttempts(LegacyCodexErrorInfoResponseTooManyFailedAttempts),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl LegacyCodexErrorInfo {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ContextWindowExceeded => Cow::Borrowed("context_window_exceeded"),
            Self::UsageLimitExceeded => Cow::Borrowed("usage_limit_exceeded"),
            Self::InternalServerError => Cow::Borrowed("internal_server_error"),
            Self::Unauthorized => Cow::Borrowed("unauthorized"),
            Self::BadRequest => Cow::Borrowed("bad_request"),
            Self::SandboxError => Cow::Borrowed("sandbox_error"),
            Self::ThreadRollbackFailed => Cow::Borrowed("thread_rollback_failed"),
            Self::Other => Cow::Borrowed("other"),
            Self::ModelCap(_) => Cow::Borrowed("model_cap"),
            Self::HttpConnectionFailed(_) => Cow::Borrowed("http_connection_failed"),
            Self::ResponseStreamConnectionFailed(_) => {
                Cow::Borrowed("response_stream_connection_failed")
            }
            Self::ResponseStreamDisconnected(_) => Cow::Borrowed("response_stream_disconnected"),
            Self::ResponseTooManyFailedAttempts(_) => {
                Cow::Borrowed("response_too_many_failed_attempts")
            }
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for LegacyCodexErrorInfo {
    fn text(text: &str) -> Option<Self> {
        match text {
            "context_window_exceeded" => Some(Self::ContextWindowExceeded),
            "usage_limit_exceeded" => Some(Self::UsageLimitExceeded),
            "internal_server_error" => Some(Self::InternalServerError),
            "unauthorized" => Some(Self::Unauthorized),
            "bad_request" => Some(Self::BadRequest),
            "sandbox_error" => Some(Self::SandboxError),
            "thread_rollback_failed" => Some(Self::ThreadRollbackFailed),
            "other" => Some(Self::Other),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "model_cap" => member.parse().map(Self::ModelCap),
            "http_connection_failed" => member.parse().map(Self::HttpConnectionFailed),
            "response_stream_connection_failed" => {
                member.parse().map(Self::ResponseStreamConnectionFailed)
            }
            "response_stream_disconnected" => member.parse().map(Self::ResponseStreamDisconnected),
            "response_too_many_failed_attempts" => {
                member.parse().map(Self::ResponseTooManyFailedAttempts)
            }
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(LegacyCodexErrorInfo);

/// How the user is signed in to an MCP server, in events.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LegacyMcpAuthStatus {
    /// The server does not ask for it.
    Unsupported,
    /// Not signed in.
    NotLoggedIn,
    /// By a fixed token.
    BearerToken,
    /// By OAuth.
    OAuth,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl LegacyMcpAuthStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Unsupported => "unsupported",
            Self::NotLoggedIn => "not_logged_in",
            Self::BearerToken => "bearer_token",
            Self::OAuth => "o_auth",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for LegacyMcpAuthStatus {
    fn from(text: &str) -> Self {
        match text {
            "unsupported" => Self::Unsupported,
            "not_logged_in" => Self::NotLoggedIn,
            "bearer_token" => Self::BearerToken,
            "o_auth" => Self::OAuth,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(LegacyMcpAuthStatus);

/// How far a feature is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExperimentalFeatureStage {
    /// Users may try it.
    Beta,
    /// It is not ready.
    UnderDevelopment,
    /// It is ready.
    Stable,
    /// It should not be used any more.
    Deprecated,
    /// It is gone; only the key is left.
    Removed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ExperimentalFeatureStage {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Beta => "beta",
            Self::UnderDevelopment => "underDevelopment",
            Self::Stable => "stable",
            Self::Deprecated => "deprecated",
            Self::Removed => "removed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ExperimentalFeatureStage {
    fn from(text: &str) -> Self {
        match text {
            "beta" => Self::Beta,
            "underDevelopment" => Self::UnderDevelopment,
            "stable" => Self::Stable,
            "deprecated" => Self::Deprecated,
            "removed" => Self::Removed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ExperimentalFeatureStage);

/// Kind of a thing to take over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExternalAgentConfigMigrationItemType {
    /// Instructions for the agent.
    AgentsMd,
    /// Settings.
    Config,
    /// Skills.
    Skills,
    /// Plugins.
    Plugins,
    /// MCP servers.
    McpServerConfig,
    /// Sub-agents.
    Subagents,
    /// Hooks.
    Hooks,
    /// Custom commands.
    Commands,
    /// Memories.
    Memory,
    /// Conversations.
    Sessions,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ExternalAgentConfigMigrationItemType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AgentsMd => "AGENTS_MD",
            Self::Config => "CONFIG",
            Self::Skills => "SKILLS",
            Self::Plugins => "PLUGINS",
            Self::McpServerConfig => "MCP_SERVER_CONFIG",
            Self::Subagents => "SUBAGENTS",
            Self::Hooks => "HOOKS",
            Self::Commands => "COMMANDS",
            Self::Memory => "MEMORY",
            Self::Sessions => "SESSIONS",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ExternalAgentConfigMigrationItemType {
    fn from(text: &str) -> Self {
        match text {
            "AGENTS_MD" => Self::AgentsMd,
            "CONFIG" => Self::Config,
            "SKILLS" => Self::Skills,
            "PLUGINS" => Self::Plugins,
            "MCP_SERVER_CONFIG" => Self::McpServerConfig,
            "SUBAGENTS" => Self::Subagents,
            "HOOKS" => Self::Hooks,
            "COMMANDS" => Self::Commands,
            "MEMORY" => Self::Memory,
            "SESSIONS" => Self::Sessions,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ExternalAgentConfigMigrationItemType);

/// How a service of another agent was noticed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExternalAgentDetectedConnectorSource {
    /// In its list of remote MCP servers.
    RemoteMcpServersConfig,
    /// In the tool calls of its conversations.
    SessionToolUse,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ExternalAgentDetectedConnectorSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::RemoteMcpServersConfig => "remoteMcpServersConfig",
            Self::SessionToolUse => "sessionToolUse",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ExternalAgentDetectedConnectorSource {
    fn from(text: &str) -> Self {
        match text {
            "remoteMcpServersConfig" => Self::RemoteMcpServersConfig,
            "sessionToolUse" => Self::SessionToolUse,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ExternalAgentDetectedConnectorSource);

/// How a service that came along with an import was noticed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExternalAgentImportedConnectorSource {
    /// In the list of remote MCP servers.
    RemoteMcpServersConfig,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ExternalAgentImportedConnectorSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::RemoteMcpServersConfig => "remoteMcpServersConfig",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ExternalAgentImportedConnectorSource {
    fn from(text: &str) -> Self {
        match text {
            "remoteMcpServersConfig" => Self::RemoteMcpServersConfig,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ExternalAgentImportedConnectorSource);

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FuzzyFileSearchMatchType {
    /// A file.
    File,
    /// A directory.
    Directory,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl FuzzyFileSearchMatchType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::File => "file",
            Self::Directory => "directory",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for FuzzyFileSearchMatchType {
    fn from(text: &str) -> Self {
        match text {
            "file" => Self::File,
            "directory" => Self::Directory,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(FuzzyFileSearchMatchType);

/// Where a sign-in at a gateway stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GatewayOAuthStatus {
    /// Nobody is signed in.
    NotReady,
    /// A sign-in is under way.
    Started,
    /// Somebody is signed in.
    Succeeded,
    /// The sign-in failed.
    Failed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl GatewayOAuthStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotReady => "notReady",
            Self::Started => "started",
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for GatewayOAuthStatus {
    fn from(text: &str) -> Self {
        match text {
            "notReady" => Self::NotReady,
            "started" => Self::Started,
            "succeeded" => Self::Succeeded,
            "failed" => Self::Failed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(GatewayOAuthStatus);

/// Who wants a goal changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadGoalMutationOrigin {
    /// The user said so.
    User,
    /// A program did it on its own.
    Automatic,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadGoalMutationOrigin {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Automatic => "automatic",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadGoalMutationOrigin {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "automatic" => Self::Automatic,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadGoalMutationOrigin);

/// Where a goal stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadGoalStatus {
    /// The server starts turns for it while the thread is idle.
    Active,
    /// It rests until it is made active again.
    Paused,
    /// A turn failed; it rests.
    Blocked,
    /// A usage limit of the account is reached; it rests.
    UsageLimited,
    /// Its token budget is used up.
    BudgetLimited,
    /// It is reached.
    Complete,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadGoalStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::Paused => "paused",
            Self::Blocked => "blocked",
            Self::UsageLimited => "usageLimited",
            Self::BudgetLimited => "budgetLimited",
            Self::Complete => "complete",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadGoalStatus {
    fn from(text: &str) -> Self {
        match text {
            "active" => Self::Active,
            "paused" => Self::Paused,
            "blocked" => Self::Blocked,
            "usageLimited" => Self::UsageLimited,
            "budgetLimited" => Self::BudgetLimited,
            "complete" => Self::Complete,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadGoalStatus);

/// Verdict of the automatic reviewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GuardianAssessmentOutcome {
    /// The action may run.
    Allow,
    /// The action must not run.
    Deny,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl GuardianAssessmentOutcome {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Allow => "allow",
            Self::Deny => "deny",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for GuardianAssessmentOutcome {
    fn from(text: &str) -> Self {
        match text {
            "allow" => Self::Allow,
            "deny" => Self::Deny,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(GuardianAssessmentOutcome);

/// Who ended an automatic review.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AutoReviewDecisionSource {
    /// The reviewing model.
    Agent,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AutoReviewDecisionSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Agent => "agent",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AutoReviewDecisionSource {
    fn from(text: &str) -> Self {
        match text {
            "agent" => Self::Agent,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AutoReviewDecisionSource);

/// What an automatic review is about.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum GuardianApprovalReviewAction {
    /// A command line.
    #[serde(rename = "command")]
    Command(GuardianApprovalReviewActionCommand),
    /// A program that a command starts.
    #[serde(rename = "execve")]
    Execve(GuardianApprovalReviewActionExecve),
    /// Input for a running command.
    #[serde(rename = "writeStdin")]
    WriteStdin(GuardianApprovalReviewActionWriteStdin),
    /// Changes of files.
    #[serde(rename = "applyPatch")]
    ApplyPatch(GuardianApprovalReviewActionApplyPatch),
    /// A connection to the network.
    #[serde(rename = "networkAccess")]
    NetworkAccess(GuardianApprovalReviewActionNetworkAccess),
    /// A call of an MCP tool.
    #[serde(rename = "mcpToolCall")]
    McpToolCall(GuardianApprovalReviewActionMcpToolCall),
    /// A request for more permissions.
    #[serde(rename = "requestPermissions")]
    RequestPermissions(GuardianApprovalReviewActionRequestPermissions),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl GuardianApprovalReviewAction {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Command(_) => Cow::Borrowed("command"),
            Self::Execve(_) => Cow::Borrowed("execve"),
            Self::WriteStdin(_) => Cow::Borrowed("writeStdin"),
            Self::ApplyPatch(_) => Cow::Borrowed("applyPatch"),
            Self::NetworkAccess(_) => Cow::Borrowed("networkAccess"),
            Self::McpToolCall(_) => Cow::Borrowed("mcpToolCall"),
            Self::RequestPermissions(_) => Cow::Borrowed("requestPermissions"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for GuardianApprovalReviewAction {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "command" => members.parse().map(Self::Command),
            "execve" => members.parse().map(Self::Execve),
            "writeStdin" => members.parse().map(Self::WriteStdin),
            "applyPatch" => members.parse().map(Self::ApplyPatch),
            "networkAccess" => members.parse().map(Self::NetworkAccess),
            "mcpToolCall" => members.parse().map(Self::McpToolCall),
            "requestPermissions" => members.parse().map(Self::RequestPermissions),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(GuardianApprovalReviewAction);

/// Where an automatic review stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GuardianApprovalReviewStatus {
    /// The reviewer works.
    InProgress,
    /// The action may run.
    Approved,
    /// The action must not run.
    Denied,
    /// The reviewer took too long; the action must not run.
    TimedOut,
    /// The turn was stopped before the verdict.
    Aborted,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl GuardianApprovalReviewStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "inProgress",
            Self::Approved => "approved",
            Self::Denied => "denied",
            Self::TimedOut => "timedOut",
            Self::Aborted => "aborted",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for GuardianApprovalReviewStatus {
    fn from(text: &str) -> Self {
        match text {
            "inProgress" => Self::InProgress,
            "approved" => Self::Approved,
            "denied" => Self::Denied,
            "timedOut" => Self::TimedOut,
            "aborted" => Self::Aborted,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(GuardianApprovalReviewStatus);

/// Tool that runs a reviewed command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GuardianCommandSource {
    /// The plain shell tool.
    Shell,
    /// The tool with terminals that stay open.
    UnifiedExec,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl GuardianCommandSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Shell => "shell",
            Self::UnifiedExec => "unifiedExec",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for GuardianCommandSource {
    fn from(text: &str) -> Self {
        match text {
            "shell" => Self::Shell,
            "unifiedExec" => Self::UnifiedExec,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(GuardianCommandSource);

/// How much harm an action could do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GuardianRiskLevel {
    /// Little.
    Low,
    /// Some, which can be undone.
    Medium,
    /// Much.
    High,
    /// So much that it cannot be undone.
    Critical,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl GuardianRiskLevel {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Critical => "critical",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for GuardianRiskLevel {
    fn from(text: &str) -> Self {
        match text {
            "low" => Self::Low,
            "medium" => Self::Medium,
            "high" => Self::High,
            "critical" => Self::Critical,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(GuardianRiskLevel);

/// How clearly the user asked for an action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GuardianUserAuthorization {
    /// It cannot be told.
    NotKnown,
    /// Hardly.
    Low,
    /// In general.
    Medium,
    /// Just so.
    High,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl GuardianUserAuthorization {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotKnown => "unknown",
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for GuardianUserAuthorization {
    fn from(text: &str) -> Self {
        match text {
            "unknown" => Self::NotKnown,
            "low" => Self::Low,
            "medium" => Self::Medium,
            "high" => Self::High,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(GuardianUserAuthorization);

/// A piece of a history in the model provider's notation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ResponseItem {
    /// Tools that became available.
    #[serde(rename = "additional_tools")]
    AdditionalTools(ResponseItemAdditionalTools),
    /// A message.
    #[serde(rename = "message")]
    Message(ResponseItemMessage),
    /// A message from one agent to another.
    #[serde(rename = "agent_message")]
    AgentMessage(ResponseItemAgentMessage),
    /// Reasoning.
    #[serde(rename = "reasoning")]
    Reasoning(ResponseItemReasoning),
    /// A command the provider's own shell tool asks for.
    #[serde(rename = "local_shell_call")]
    LocalShellCall(ResponseItemLocalShellCall),
    /// A call of a tool.
    #[serde(rename = "function_call")]
    FunctionCall(ResponseItemFunctionCall),
    /// A search for tools.
    #[serde(rename = "tool_search_call")]
    ToolSearchCall(ResponseItemToolSearchCall),
    /// Output of a tool.
    #[serde(rename = "function_call_output")]
    FunctionCallOutput(ResponseItemFunctionCallOutput),
    /// A call of a tool with free text.
    #[serde(rename = "custom_tool_call")]
    CustomToolCall(ResponseItemCustomToolCall),
    /// Output of a tool with free text.
    #[serde(rename = "custom_tool_call_output")]
    CustomToolCallOutput(ResponseItemCustomToolCallOutput),
    /// Tools that were found.
    #[serde(rename = "tool_search_output")]
    ToolSearchOutput(ResponseItemToolSearchOutput),
    /// A search on the web.
    #[serde(rename = "web_search_call")]
    WebSearchCall(ResponseItemWebSearchCall),
    /// An image being made.
    #[serde(rename = "image_generation_call")]
    ImageGenerationCall(ResponseItemImageGenerationCall),
    /// A state of the repository that can be gone back to.
    #[serde(rename = "ghost_snapshot")]
    GhostSnapshot(ResponseItemGhostSnapshot),
    /// A summary of what came before.
    #[serde(rename = "compaction")]
    Compaction(ResponseItemCompaction),
    /// Settings that hold from here on.
    #[serde(rename = "configuration_update")]
    ConfigurationUpdate(ResponseItemConfigurationUpdate),
    /// Asks the provider for a summary.
    #[serde(rename = "compaction_trigger")]
    CompactionTrigger,
    /// A summary made by the provider.
    #[serde(rename = "context_compaction")]
    ContextCompaction(ResponseItemContextCompaction),
    /// Something this version does not know.
    #[serde(rename = "other")]
    Other,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ResponseItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::AdditionalTools(_) => Cow::Borrowed("additional_tools"),
            Self::Message(_) => Cow::Borrowed("message"),
            Self::AgentMessage(_) => Cow::Borrowed("agent_message"),
            Self::Reasoning(_) => Cow::Borrowed("reasoning"),
            Self::LocalShellCall(_) => Cow::Borrowed("local_shell_call"),
            Self::FunctionCall(_) => Cow::Borrowed("function_call"),
            Self::ToolSearchCall(_) => Cow::Borrowed("tool_search_call"),
            Self::FunctionCallOutput(_) => Cow::Borrowed("function_call_output"),
            Self::CustomToolCall(_) => Cow::Borrowed("custom_tool_call"),
            Self::CustomToolCallOutput(_) => Cow::Borrowed("custom_tool_call_output"),
            Self::ToolSearchOutput(_) => Cow::Borrowed("tool_search_output"),
            Self::WebSearchCall(_) => Cow::Borrowed("web_search_call"),
            Self::ImageGenerationCall(_) => Cow::Borrowed("image_generation_call"),
            Self::GhostSnapshot(_) => Cow::Borrowed("ghost_snapshot"),
            Self::Compaction(_) => Cow::Borrowed("compaction"),
            Self::ConfigurationUpdate(_) => Cow::Borrowed("configuration_update"),
            Self::CompactionTrigger => Cow::Borrowed("compaction_trigger"),
            Self::ContextCompaction(_) => Cow::Borrowed("context_compaction"),
            Self::Other => Cow::Borrowed("other"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ResponseItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "additional_tools" => members.parse().map(Self::AdditionalTools),
            "message" => members.parse().map(Self::Message),
            "agent_message" => members.parse().map(Self::AgentMessage),
            "reasoning" => members.parse().map(Self::Reasoning),
            "local_shell_call" => members.parse().map(Self::LocalShellCall),
            "function_call" => members.parse().map(Self::FunctionCall),
            "tool_search_call" => members.parse().map(Self::ToolSearchCall),
            "function_call_output" => members.parse().map(Self::FunctionCallOutput),
            "custom_tool_call" => members.parse().map(Self::CustomToolCall),
            "custom_tool_call_output" => members.parse().map(Self::CustomToolCallOutput),
            "tool_search_output" => members.parse().map(Self::ToolSearchOutput),
            "web_search_call" => members.parse().map(Self::WebSearchCall),
            "image_generation_call" => members.parse().map(Self::ImageGenerationCall),
            "ghost_snapshot" => members.parse().map(Self::GhostSnapshot),
            "compaction" => members.parse().map(Self::Compaction),
            "configuration_update" => members.parse().map(Self::ConfigurationUpdate),
            "compaction_trigger" => members.skip().map(|()| Self::CompactionTrigger),
            "context_compaction" => members.parse().map(Self::ContextCompaction),
            "other" => members.skip().map(|()| Self::Other),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ResponseItem);

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ContentItem {
    /// Text sent to the model.
    #[serde(rename = "input_text")]
    InputText(ContentItemInputText),
    /// An image; exactly one of `image_url` and `file_id` is set.
    #[serde(rename = "input_image")]
    InputImage(ContentItemInputImage),
    /// A sound; exactly one of `audio_url` and `file_id` is set.
    #[serde(rename = "input_audio")]
    InputAudio(ContentItemInputAudio),
    /// Text of the model.
    #[serde(rename = "output_text")]
    OutputText(ContentItemOutputText),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ContentItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::InputText(_) => Cow::Borrowed("input_text"),
            Self::InputImage(_) => Cow::Borrowed("input_image"),
            Self::InputAudio(_) => Cow::Borrowed("input_audio"),
            Self::OutputText(_) => Cow::Borrowed("output_text"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ContentItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "input_text" => members.parse().map(Self::InputText),
            "input_image" => members.parse().map(Self::InputImage),
            "input_audio" => members.parse().map(Self::InputAudio),
            "output_text" => members.parse().map(Self::OutputText),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ContentItem);

/// A piece of a message between agents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum AgentMessageInputContent {
    /// Text.
    #[serde(rename = "input_text")]
    InputText(AgentMessageInputContentInputText),
    /// Content only the provider can read.
    #[serde(rename = "encrypted_content")]
    EncryptedContent(AgentMessageInputContentEncryptedContent),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AgentMessageInputContent {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::InputText(_) => Cow::Borrowed("input_text"),
            Self::EncryptedContent(_) => Cow::Borrowed("encrypted_content"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for AgentMessageInputContent {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "input_text" => members.parse().map(Self::InputText),
            "encrypted_content" => members.parse().map(Self::EncryptedContent),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(AgentMessageInputContent);

/// A part of reasoning.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ReasoningItemContent {
    /// Reasoning.
    #[serde(rename = "reasoning_text")]
    ReasoningText(ReasoningItemContentReasoningText),
    /// Plain text.
    #[serde(rename = "text")]
    Text(ReasoningItemContentText),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ReasoningItemContent {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ReasoningText(_) => Cow::Borrowed("reasoning_text"),
            Self::Text(_) => Cow::Borrowed("text"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ReasoningItemContent {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "reasoning_text" => members.parse().map(Self::ReasoningText),
            "text" => members.parse().map(Self::Text),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ReasoningItemContent);

/// A part of a summary of reasoning.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ReasoningItemReasoningSummary {
    /// Text.
    #[serde(rename = "summary_text")]
    SummaryText(ReasoningItemReasoningSummarySummaryText),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ReasoningItemReasoningSummary {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::SummaryText(_) => Cow::Borrowed("summary_text"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ReasoningItemReasoningSummary {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "summary_text" => members.parse().map(Self::SummaryText),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ReasoningItemReasoningSummary);

/// What the provider's own shell tool asks for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum LocalShellAction {
    /// To run a command.
    #[serde(rename = "exec")]
    Exec(LocalShellActionExec),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl LocalShellAction {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Exec(_) => Cow::Borrowed("exec"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for LocalShellAction {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "exec" => members.parse().map(Self::Exec),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(LocalShellAction);

/// Where a shell call stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LocalShellStatus {
    /// It ended.
    Completed,
    /// It runs.
    InProgress,
    /// It broke off.
    Incomplete,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl LocalShellStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Completed => "completed",
            Self::InProgress => "in_progress",
            Self::Incomplete => "incomplete",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for LocalShellStatus {
    fn from(text: &str) -> Self {
        match text {
            "completed" => Self::Completed,
            "in_progress" => Self::InProgress,
            "incomplete" => Self::Incomplete,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(LocalShellStatus);

/// What was done on the web, in the model provider's notation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ResponsesApiWebSearchAction {
    /// A search.
    #[serde(rename = "search")]
    Search(ResponsesApiWebSearchActionSearch),
    /// A page was opened.
    #[serde(rename = "open_page")]
    OpenPage(ResponsesApiWebSearchActionOpenPage),
    /// A page was searched.
    #[serde(rename = "find_in_page")]
    FindInPage(ResponsesApiWebSearchActionFindInPage),
    /// Something else.
    #[serde(rename = "other")]
    Other,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ResponsesApiWebSearchAction {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Search(_) => Cow::Borrowed("search"),
            Self::OpenPage(_) => Cow::Borrowed("open_page"),
            Self::FindInPage(_) => Cow::Borrowed("find_in_page"),
            Self::Other => Cow::Borrowed("other"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ResponsesApiWebSearchAction {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "search" => members.parse().map(Self::Search),
            "open_page" => members.parse().map(Self::OpenPage),
            "find_in_page" => members.parse().map(Self::FindInPage),
            "other" => members.skip().map(|()| Self::Other),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ResponsesApiWebSearchAction);

/// Whether the agent waits for a hook.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HookExecutionMode {
    /// It waits.
    Sync,
    /// It goes on meanwhile.
    Async,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HookExecutionMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Sync => "sync",
            Self::Async => "async",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HookExecutionMode {
    fn from(text: &str) -> Self {
        match text {
            "sync" => Self::Sync,
            "async" => Self::Async,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HookExecutionMode);

/// What a hook is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HookHandlerType {
    /// A command of the shell.
    Command,
    /// A tool of an MCP server.
    McpTool,
    /// A question to a model.
    Prompt,
    /// An agent of its own.
    Agent,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HookHandlerType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Command => "command",
            Self::McpTool => "mcpTool",
            Self::Prompt => "prompt",
            Self::Agent => "agent",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HookHandlerType {
    fn from(text: &str) -> Self {
        match text {
            "command" => Self::Command,
            "mcpTool" => Self::McpTool,
            "prompt" => Self::Prompt,
            "agent" => Self::Agent,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HookHandlerType);

/// A configured hook.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "handlerType")]
pub enum HookMetadata {
    /// Runs a command.
    #[serde(rename = "command")]
    Command(HookMetadataCommand),
    /// Calls a tool of an MCP server.
    #[serde(rename = "mcpTool")]
    McpTool(HookMetadataMcpTool),
    /// Asks a model.
    #[serde(rename = "prompt")]
    Prompt(HookSettings),
    /// Starts an agent.
    #[serde(rename = "agent")]
    Agent(HookSettings),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl HookMetadata {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Command(_) => Cow::Borrowed("command"),
            Self::McpTool(_) => Cow::Borrowed("mcpTool"),
            Self::Prompt(_) => Cow::Borrowed("prompt"),
            Self::Agent(_) => Cow::Borrowed("agent"),
            Self::Unknown(raw) => support::tag_of(raw, "handlerType"),
        }
    }
}

impl<'de> support::Tagged<'de> for HookMetadata {
    const TAG: &'static str = "handlerType";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "command" => members.parse().map(Self::Command),
            "mcpTool" => members.parse().map(Self::McpTool),
            "prompt" => members.parse().map(Self::Prompt),
            "agent" => members.parse().map(Self::Agent),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(HookMetadata);

/// What a piece of the output of a hook is for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HookOutputEntryKind {
    /// To warn the user.
    Warning,
    /// To say why the agent has to stop.
    Stop,
    /// To tell the model something about what it did.
    Feedback,
    /// To give the model more to know.
    Context,
    /// To say what went wrong in the hook.
    Error,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HookOutputEntryKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Warning => "warning",
            Self::Stop => "stop",
            Self::Feedback => "feedback",
            Self::Context => "context",
            Self::Error => "error",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HookOutputEntryKind {
    fn from(text: &str) -> Self {
        match text {
            "warning" => Self::Warning,
            "stop" => Self::Stop,
            "feedback" => Self::Feedback,
            "context" => Self::Context,
            "error" => Self::Error,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HookOutputEntryKind);

/// How far the run of a hook is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HookRunStatus {
    /// It runs.
    Running,
    /// It ended and had no objection.
    Completed,
    /// It went wrong.
    Failed,
    /// It forbade what the agent was about to do.
    Blocked,
    /// It stopped the agent.
    Stopped,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HookRunStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Running => "running",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Blocked => "blocked",
            Self::Stopped => "stopped",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HookRunStatus {
    fn from(text: &str) -> Self {
        match text {
            "running" => Self::Running,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "blocked" => Self::Blocked,
            "stopped" => Self::Stopped,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HookRunStatus);

/// What the run of a hook belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HookScope {
    /// The thread as a whole.
    Thread,
    /// One turn.
    Turn,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HookScope {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Thread => "thread",
            Self::Turn => "turn",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HookScope {
    fn from(text: &str) -> Self {
        match text {
            "thread" => Self::Thread,
            "turn" => Self::Turn,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HookScope);

/// Kind of place a hook comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HookSource {
    /// Configuration of the machine.
    System,
    /// Configuration of the user.
    User,
    /// Configuration of the project.
    Project,
    /// Device management.
    Mdm,
    /// Flags the server was started with.
    SessionFlags,
    /// A plugin.
    Plugin,
    /// Requirements of the administrator from the cloud.
    CloudRequirements,
    /// Managed configuration from the cloud.
    CloudManagedConfig,
    /// Older managed configuration, in a file.
    LegacyManagedConfigFile,
    /// Older managed configuration, from device management.
    LegacyManagedConfigMdm,
    /// Not known.
    NotKnown,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HookSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::System => "system",
            Self::User => "user",
            Self::Project => "project",
            Self::Mdm => "mdm",
            Self::SessionFlags => "sessionFlags",
            Self::Plugin => "plugin",
            Self::CloudRequirements => "cloudRequirements",
            Self::CloudManagedConfig => "cloudManagedConfig",
            Self::LegacyManagedConfigFile => "legacyManagedConfigFile",
            Self::LegacyManagedConfigMdm => "legacyManagedConfigMdm",
            Self::NotKnown => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HookSource {
    fn from(text: &str) -> Self {
        match text {
            "system" => Self::System,
            "user" => Self::User,
            "project" => Self::Project,
            "mdm" => Self::Mdm,
            "sessionFlags" => Self::SessionFlags,
            "plugin" => Self::Plugin,
            "cloudRequirements" => Self::CloudRequirements,
            "cloudManagedConfig" => Self::CloudManagedConfig,
            "legacyManagedConfigFile" => Self::LegacyManagedConfigFile,
            "legacyManagedConfigMdm" => Self::LegacyManagedConfigMdm,
            "unknown" => Self::NotKnown,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HookSource);

/// Whether a hook is trusted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HookTrustStatus {
    /// An administrator vouches for it.
    Managed,
    /// Nobody has trusted it yet; it does not run.
    Untrusted,
    /// The user trusts it.
    Trusted,
    /// The user trusted it, but it has changed since; it does not run.
    Modified,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HookTrustStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Managed => "managed",
            Self::Untrusted => "untrusted",
            Self::Trusted => "trusted",
            Self::Modified => "modified",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HookTrustStatus {
    fn from(text: &str) -> Self {
        match text {
            "managed" => Self::Managed,
            "untrusted" => Self::Untrusted,
            "trusted" => Self::Trusted,
            "modified" => Self::Modified,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HookTrustStatus);

/// When a hook runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HookEventName {
    /// Before a request to the model.
    PreModelRequest,
    /// After the answer of the model.
    PostModelRequest,
    /// Before a tool runs.
    PreToolUse,
    /// When the user is about to be asked for permission.
    PermissionRequest,
    /// After a tool ran.
    PostToolUse,
    /// Before the history is summarized.
    PreCompact,
    /// After the history was summarized.
    PostCompact,
    /// When a thread begins or is opened again.
    SessionStart,
    /// When a thread is closed.
    SessionEnd,
    /// When the user sends a message.
    UserPromptSubmit,
    /// When a sub-agent begins.
    SubagentStart,
    /// When a sub-agent ends.
    SubagentStop,
    /// When the agent is about to end its turn.
    Stop,
    /// When the user interrupts the agent.
    Interrupt,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HookEventName {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::PreModelRequest => "preModelRequest",
            Self::PostModelRequest => "postModelRequest",
            Self::PreToolUse => "preToolUse",
            Self::PermissionRequest => "permissionRequest",
            Self::PostToolUse => "postToolUse",
            Self::PreCompact => "preCompact",
            Self::PostCompact => "postCompact",
            Self::SessionStart => "sessionStart",
            Self::SessionEnd => "sessionEnd",
            Self::UserPromptSubmit => "userPromptSubmit",
            Self::SubagentStart => "subagentStart",
            Self::SubagentStop => "subagentStop",
            Self::Stop => "stop",
            Self::Interrupt => "interrupt",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HookEventName {
    fn from(text: &str) -> Self {
        match text {
            "preModelRequest" => Self::PreModelRequest,
            "postModelRequest" => Self::PostModelRequest,
            "preToolUse" => Self::PreToolUse,
            "permissionRequest" => Self::PermissionRequest,
            "postToolUse" => Self::PostToolUse,
            "preCompact" => Self::PreCompact,
            "postCompact" => Self::PostCompact,
            "sessionStart" => Self::SessionStart,
            "sessionEnd" => Self::SessionEnd,
            "userPromptSubmit" => Self::UserPromptSubmit,
            "subagentStart" => Self::SubagentStart,
            "subagentStop" => Self::SubagentStop,
            "stop" => Self::Stop,
            "interrupt" => Self::Interrupt,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HookEventName);

/// What a hook does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ConfiguredHookHandler {
    /// Runs a command.
    #[serde(rename = "command")]
    Command(ConfiguredHookHandlerCommand),
    /// Calls an MCP tool.
    #[serde(rename = "mcp_tool")]
    McpTool(ConfiguredHookHandlerMcpTool),
    /// Asks the model.
    #[serde(rename = "prompt")]
    Prompt,
    /// Runs a sub-agent.
    #[serde(rename = "agent")]
    Agent,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ConfiguredHookHandler {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Command(_) => Cow::Borrowed("command"),
            Self::McpTool(_) => Cow::Borrowed("mcp_tool"),
            Self::Prompt => Cow::Borrowed("prompt"),
            Self::Agent => Cow::Borrowed("agent"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ConfiguredHookHandler {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "command" => members.parse().map(Self::Command),
            "mcp_tool" => members.parse().map(Self::McpTool),
            "prompt" => members.skip().map(|()| Self::Prompt),
            "agent" => members.skip().map(|()| Self::Agent),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ConfiguredHookHandler);

/// A piece of what the user sends.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum UserInput {
    /// Text.
    #[serde(rename = "text")]
    Text(UserInputText),
    /// An image by address or uploaded file; exactly one of `url` and `fileId` is set.
    #[serde(rename = "image")]
    Image(UserInputImage),
    /// An image on the server's disk.
    #[serde(rename = "localImage")]
    LocalImage(UserInputLocalImage),
    /// A sound by address or uploaded file; exactly one of `url` and `fileId` is set.
    #[serde(rename = "audio")]
    Audio(UserInputAudio),
    /// A sound on the server's disk.
    #[serde(rename = "localAudio")]
    LocalAudio(UserInputLocalAudio),
    /// A skill to use.
    #[serde(rename = "skill")]
    Skill(UserInputSkill),
    /// Something the user refers to.
    #[serde(rename = "mention")]
    Mention(UserInputMention),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl UserInput {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("text"),
            Self::Image(_) => Cow::Borrowed("image"),
            Self::LocalImage(_) => Cow::Borrowed("localImage"),
            Self::Audio(_) => Cow::Borrowed("audio"),
            Self::LocalAudio(_) => Cow::Borrowed("localAudio"),
            Self::Skill(_) => Cow::Borrowed("skill"),
            Self::Mention(_) => Cow::Borrowed("mention"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for UserInput {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "text" => members.parse().map(Self::Text),
            "image" => members.parse().map(Self::Image),
            "localImage" => members.parse().map(Self::LocalImage),
            "audio" => members.parse().map(Self::Audio),
            "localAudio" => members.parse().map(Self::LocalAudio),
            "skill" => members.parse().map(Self::Skill),
            "mention" => members.parse().map(Self::Mention),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(UserInput);

/// How closely the model looks at an image.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ImageDetail {
    /// The model decides.
    Auto,
    /// Coarse and cheap.
    Low,
    /// Fine.
    High,
    /// Unscaled.
    Original,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ImageDetail {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Auto => "auto",
            Self::Low => "low",
            Self::High => "high",
            Self::Original => "original",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ImageDetail {
    fn from(text: &str) -> Self {
        match text {
            "auto" => Self::Auto,
            "low" => Self::Low,
            "high" => Self::High,
            "original" => Self::Original,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ImageDetail);

/// Trust in a piece of context.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AdditionalContextKind {
    /// Data, not instructions.
    Untrusted,
    /// Comes from the client application itself.
    Application,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AdditionalContextKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Untrusted => "untrusted",
            Self::Application => "application",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AdditionalContextKind {
    fn from(text: &str) -> Self {
        match text {
            "untrusted" => Self::Untrusted,
            "application" => Self::Application,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AdditionalContextKind);

/// What a tool returned.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum FunctionCallOutputBody {
    /// Plain text.
    Text(String),
    /// Several pieces.
    Content(Vec<FunctionCallOutputContentItem>),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl FunctionCallOutputBody {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("Text"),
            Self::Content(_) => Cow::Borrowed("Content"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for FunctionCallOutputBody {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Text(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Content(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// A piece of a tool's output, in the model provider's notation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum FunctionCallOutputContentItem {
    /// Text.
    #[serde(rename = "input_text")]
    InputText(FunctionCallOutputContentItemInputText),
    /// An image; exactly one of `image_url` and `file_id` is set.
    #[serde(rename = "input_image")]
    InputImage(FunctionCallOutputContentItemInputImage),
    /// A sound; exactly one of `audio_url` and `file_id` is set.
    #[serde(rename = "input_audio")]
    InputAudio(FunctionCallOutputContentItemInputAudio),
    /// Content only the provider can read.
    #[serde(rename = "encrypted_content")]
    EncryptedContent(FunctionCallOutputContentItemEncryptedContent),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl FunctionCallOutputContentItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::InputText(_) => Cow::Borrowed("input_text"),
            Self::InputImage(_) => Cow::Borrowed("input_image"),
            Self::InputAudio(_) => Cow::Borrowed("input_audio"),
            Self::EncryptedContent(_) => Cow::Borrowed("encrypted_content"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for FunctionCallOutputContentItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "input_text" => members.parse().map(Self::InputText),
            "input_image" => members.parse().map(Self::InputImage),
            "input_audio" => members.parse().map(Self::InputAudio),
            "encrypted_content" => members.parse().map(Self::EncryptedContent),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(FunctionCallOutputContentItem);

/// A piece of a turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadItem {
    /// What the user sent.
    #[serde(rename = "userMessage")]
    UserMessage(ThreadItemUserMessage),
    /// Text a hook put in front of the model.
    #[serde(rename = "hookPrompt")]
    HookPrompt(ThreadItemHookPrompt),
    /// A message of the agent.
    #[serde(rename = "agentMessage")]
    AgentMessage(ThreadItemAgentMessage),
    /// Output of a tool that started the turn.
    #[serde(rename = "functionCallOutput")]
    FunctionCallOutput(ThreadItemFunctionCallOutput),
    /// A plan the agent proposes.
    #[serde(rename = "plan")]
    Plan(ThreadItemPlan),
    /// What the model thought.
    #[serde(rename = "reasoning")]
    Reasoning(ThreadItemReasoning),
    /// A command.
    #[serde(rename = "commandExecution")]
    CommandExecution(ThreadItemCommandExecution),
    /// Changes to files.
    #[serde(rename = "fileChange")]
    FileChange(ThreadItemFileChange),
    /// A call of an MCP server's tool.
    #[serde(rename = "mcpToolCall")]
    McpToolCall(ThreadItemMcpToolCall),
    /// A call of a tool the client declared.
    #[serde(rename = "dynamicToolCall")]
    DynamicToolCall(ThreadItemDynamicToolCall),
    /// An action on other agents.
    #[serde(rename = "collabAgentToolCall")]
    CollabAgentToolCall(ThreadItemCollabAgentToolCall),
    /// Something another agent did.
    #[serde(rename = "subAgentActivity")]
    SubAgentActivity(ThreadItemSubAgentActivity),
    /// A search on the web by the model provider.
    #[serde(rename = "webSearch")]
    WebSearch(ThreadItemWebSearch),
    /// The agent looked at an image.
    #[serde(rename = "imageView")]
    ImageView(ThreadItemImageView),
    /// The agent waits.
    #[serde(rename = "sleep")]
    Sleep(ThreadItemSleep),
    /// An image made by the model; exactly one of `result` and `fileId` is set.
    #[serde(rename = "imageGeneration")]
    ImageGeneration(ThreadItemImageGeneration),
    /// A review began.
    #[serde(rename = "enteredReviewMode")]
    EnteredReviewMode(ThreadItemEnteredReviewMode),
    /// A review ended.
    #[serde(rename = "exitedReviewMode")]
    ExitedReviewMode(ThreadItemExitedReviewMode),
    /// The history was summarized.
    #[serde(rename = "contextCompaction")]
    ContextCompaction(ThreadItemContextCompaction),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::UserMessage(_) => Cow::Borrowed("userMessage"),
            Self::HookPrompt(_) => Cow::Borrowed("hookPrompt"),
            Self::AgentMessage(_) => Cow::Borrowed("agentMessage"),
            Self::FunctionCallOutput(_) => Cow::Borrowed("functionCallOutput"),
            Self::Plan(_) => Cow::Borrowed("plan"),
            Self::Reasoning(_) => Cow::Borrowed("reasoning"),
            Self::CommandExecution(_) => Cow::Borrowed("commandExecution"),
            Self::FileChange(_) => Cow::Borrowed("fileChange"),
            Self::McpToolCall(_) => Cow::Borrowed("mcpToolCall"),
            Self::DynamicToolCall(_) => Cow::Borrowed("dynamicToolCall"),
            Self::CollabAgentToolCall(_) => Cow::Borrowed("collabAgentToolCall"),
            Self::SubAgentActivity(_) => Cow::Borrowed("subAgentActivity"),
            Self::WebSearch(_) => Cow::Borrowed("webSearch"),
            Self::ImageView(_) => Cow::Borrowed("imageView"),
            Self::Sleep(_) => Cow::Borrowed("sleep"),
            Self::ImageGeneration(_) => Cow::Borrowed("imageGeneration"),
            Self::EnteredReviewMode(_) => Cow::Borrowed("enteredReviewMode"),
            Self::ExitedReviewMode(_) => Cow::Borrowed("exitedReviewMode"),
            Self::ContextCompaction(_) => Cow::Borrowed("contextCompaction"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "userMessage" => members.parse().map(Self::UserMessage),
            "hookPrompt" => members.parse().map(Self::HookPrompt),
            "agentMessage" => members.parse().map(Self::AgentMessage),
            "functionCallOutput" => members.parse().map(Self::FunctionCallOutput),
            "plan" => members.parse().map(Self::Plan),
            "reasoning" => members.parse().map(Self::Reasoning),
            "commandExecution" => members.parse().map(Self::CommandExecution),
            "fileChange" => members.parse().map(Self::FileChange),
            "mcpToolCall" => members.parse().map(Self::McpToolCall),
            "dynamicToolCall" => members.parse().map(Self::DynamicToolCall),
            "collabAgentToolCall" => members.parse().map(Self::CollabAgentToolCall),
            "subAgentActivity" => members.parse().map(Self::SubAgentActivity),
            "webSearch" => members.parse().map(Self::WebSearch),
            "imageView" => members.parse().map(Self::ImageView),
            "sleep" => members.parse().map(Self::Sleep),
            "imageGeneration" => members.parse().map(Self::ImageGeneration),
            "enteredReviewMode" => members.parse().map(Self::EnteredReviewMode),
            "exitedReviewMode" => members.parse().map(Self::ExitedReviewMode),
            "contextCompaction" => members.parse().map(Self::ContextCompaction),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadItem);

/// How a message of the agent reaches the user.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AgentMessageDelivery {
    /// Beside the running work.
    Async,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AgentMessageDelivery {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Async => "async",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AgentMessageDelivery {
    fn from(text: &str) -> Self {
        match text {
            "async" => Self::Async,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AgentMessageDelivery);

/// What part of an answer a message is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MessagePhase {
    /// Notes while the work goes on.
    Commentary,
    /// A part of the answer; more may follow.
    PartialAnswer,
    /// The answer.
    FinalAnswer,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl MessagePhase {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Commentary => "commentary",
            Self::PartialAnswer => "partial_answer",
            Self::FinalAnswer => "final_answer",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for MessagePhase {
    fn from(text: &str) -> Self {
        match text {
            "commentary" => Self::Commentary,
            "partial_answer" => Self::PartialAnswer,
            "final_answer" => Self::FinalAnswer,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(MessagePhase);

/// Who started a command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CommandExecutionSource {
    /// The agent.
    Agent,
    /// The user.
    UserShell,
    /// The agent, as a session that can go on.
    UnifiedExecStartup,
    /// The agent, by writing to such a session.
    UnifiedExecInteraction,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CommandExecutionSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Agent => "agent",
            Self::UserShell => "userShell",
            Self::UnifiedExecStartup => "unifiedExecStartup",
            Self::UnifiedExecInteraction => "unifiedExecInteraction",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CommandExecutionSource {
    fn from(text: &str) -> Self {
        match text {
            "agent" => Self::Agent,
            "userShell" => Self::UserShell,
            "unifiedExecStartup" => Self::UnifiedExecStartup,
            "unifiedExecInteraction" => Self::UnifiedExecInteraction,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CommandExecutionSource);

/// Where a command stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CommandExecutionStatus {
    /// It runs or waits for approval.
    InProgress,
    /// It ended with exit code 0.
    Completed,
    /// It ended otherwise or could not be started.
    Failed,
    /// It was refused.
    Declined,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CommandExecutionStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "inProgress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Declined => "declined",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CommandExecutionStatus {
    fn from(text: &str) -> Self {
        match text {
            "inProgress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "declined" => Self::Declined,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CommandExecutionStatus);

/// What a part of a command does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum CommandAction {
    /// It reads a file.
    #[serde(rename = "read")]
    Read(CommandActionRead),
    /// It lists files.
    #[serde(rename = "listFiles")]
    ListFiles(CommandActionListFiles),
    /// It searches in files.
    #[serde(rename = "search")]
    Search(CommandActionSearch),
    /// Something else.
    #[serde(rename = "unknown")]
    Other(CommandActionOther),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl CommandAction {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Read(_) => Cow::Borrowed("read"),
            Self::ListFiles(_) => Cow::Borrowed("listFiles"),
            Self::Search(_) => Cow::Borrowed("search"),
            Self::Other(_) => Cow::Borrowed("unknown"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for CommandAction {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "read" => members.parse().map(Self::Read),
            "listFiles" => members.parse().map(Self::ListFiles),
            "search" => members.parse().map(Self::Search),
            "unknown" => members.parse().map(Self::Other),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(CommandAction);

/// What happens to a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum PatchChangeKind {
    /// It is created.
    #[serde(rename = "add")]
    Add,
    /// It is deleted.
    #[serde(rename = "delete")]
    Delete,
    /// It is changed.
    #[serde(rename = "update")]
    Update(PatchChangeKindUpdate),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl PatchChangeKind {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Add => Cow::Borrowed("add"),
            Self::Delete => Cow::Borrowed("delete"),
            Self::Update(_) => Cow::Borrowed("update"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for PatchChangeKind {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "add" => members.skip().map(|()| Self::Add),
            "delete" => members.skip().map(|()| Self::Delete),
            "update" => members.parse().map(Self::Update),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(PatchChangeKind);

/// Where file changes stand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PatchApplyStatus {
    /// They are being made or wait for approval.
    InProgress,
    /// They are made.
    Completed,
    /// They could not be made.
    Failed,
    /// They were refused.
    Declined,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PatchApplyStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "inProgress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Declined => "declined",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PatchApplyStatus {
    fn from(text: &str) -> Self {
        match text {
            "inProgress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "declined" => Self::Declined,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PatchApplyStatus);

/// Where a tool call stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpToolCallStatus {
    /// It runs.
    InProgress,
    /// It returned.
    Completed,
    /// It failed.
    Failed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpToolCallStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "inProgress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpToolCallStatus {
    fn from(text: &str) -> Self {
        match text {
            "inProgress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpToolCallStatus);

/// How a user interface is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpAppDisplayMode {
    /// Inside the conversation.
    Inline,
    /// On its own.
    Fullscreen,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpAppDisplayMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Inline => "inline",
            Self::Fullscreen => "fullscreen",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpAppDisplayMode {
    fn from(text: &str) -> Self {
        match text {
            "inline" => Self::Inline,
            "fullscreen" => Self::Fullscreen,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpAppDisplayMode);

/// Where a call of a client's tool stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DynamicToolCallStatus {
    /// The client works on it.
    InProgress,
    /// It returned.
    Completed,
    /// It failed.
    Failed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DynamicToolCallStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "inProgress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DynamicToolCallStatus {
    fn from(text: &str) -> Self {
        match text {
            "inProgress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DynamicToolCallStatus);

/// Action on other agents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CollabAgentTool {
    /// Start one.
    SpawnAgent,
    /// Send it input.
    SendInput,
    /// Open a stored one.
    ResumeAgent,
    /// Wait for agents.
    Wait,
    /// Close one.
    CloseAgent,
    /// Send it a message.
    SendMessage,
    /// Give it another task.
    FollowupTask,
    /// Interrupt it.
    InterruptAgent,
    /// List them.
    ListAgents,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CollabAgentTool {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::SpawnAgent => "spawnAgent",
            Self::SendInput => "sendInput",
            Self::ResumeAgent => "resumeAgent",
            Self::Wait => "wait",
            Self::CloseAgent => "closeAgent",
            Self::SendMessage => "sendMessage",
            Self::FollowupTask => "followupTask",
            Self::InterruptAgent => "interruptAgent",
            Self::ListAgents => "listAgents",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CollabAgentTool {
    fn from(text: &str) -> Self {
        match text {
            "spawnAgent" => Self::SpawnAgent,
            "sendInput" => Self::SendInput,
            "resumeAgent" => Self::ResumeAgent,
            "wait" => Self::Wait,
            "closeAgent" => Self::CloseAgent,
            "sendMessage" => Self::SendMessage,
            "followupTask" => Self::FollowupTask,
            "interruptAgent" => Self::InterruptAgent,
            "listAgents" => Self::ListAgents,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CollabAgentTool);

/// Where an action on other agents stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CollabAgentToolCallStatus {
    /// It runs.
    InProgress,
    /// It is done.
    Completed,
    /// It failed.
    Failed,
    /// It was stopped.
    Interrupted,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CollabAgentToolCallStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "inProgress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Interrupted => "interrupted",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CollabAgentToolCallStatus {
    fn from(text: &str) -> Self {
        match text {
            "inProgress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "interrupted" => Self::Interrupted,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CollabAgentToolCallStatus);

/// Where an agent stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CollabAgentStatus {
    /// It is being started.
    PendingInit,
    /// It works.
    Running,
    /// It was stopped.
    Interrupted,
    /// It is done.
    Completed,
    /// It failed.
    Errored,
    /// It was closed.
    Shutdown,
    /// There is no such agent.
    NotFound,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CollabAgentStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::PendingInit => "pendingInit",
            Self::Running => "running",
            Self::Interrupted => "interrupted",
            Self::Completed => "completed",
            Self::Errored => "errored",
            Self::Shutdown => "shutdown",
            Self::NotFound => "notFound",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CollabAgentStatus {
    fn from(text: &str) -> Self {
        match text {
            "pendingInit" => Self::PendingInit,
            "running" => Self::Running,
            "interrupted" => Self::Interrupted,
            "completed" => Self::Completed,
            "errored" => Self::Errored,
            "shutdown" => Self::Shutdown,
            "notFound" => Self::NotFound,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CollabAgentStatus);

/// What another agent did.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SubAgentActivityKind {
    /// It was started.
    Started,
    /// It was spoken to.
    Interacted,
    /// It was stopped.
    Interrupted,
    /// It is done.
    Completed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SubAgentActivityKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Started => "started",
            Self::Interacted => "interacted",
            Self::Interrupted => "interrupted",
            Self::Completed => "completed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SubAgentActivityKind {
    fn from(text: &str) -> Self {
        match text {
            "started" => Self::Started,
            "interacted" => Self::Interacted,
            "interrupted" => Self::Interrupted,
            "completed" => Self::Completed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SubAgentActivityKind);

/// What was done on the web.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum WebSearchAction {
    /// A search.
    #[serde(rename = "search")]
    Search(WebSearchActionSearch),
    /// A page was opened.
    #[serde(rename = "openPage")]
    OpenPage(WebSearchActionOpenPage),
    /// A page was searched.
    #[serde(rename = "findInPage")]
    FindInPage(WebSearchActionFindInPage),
    /// Something else, or not known yet.
    #[serde(rename = "other")]
    Other,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl WebSearchAction {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Search(_) => Cow::Borrowed("search"),
            Self::OpenPage(_) => Cow::Borrowed("openPage"),
            Self::FindInPage(_) => Cow::Borrowed("findInPage"),
            Self::Other => Cow::Borrowed("other"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for WebSearchAction {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "search" => members.parse().map(Self::Search),
            "openPage" => members.parse().map(Self::OpenPage),
            "findInPage" => members.parse().map(Self::FindInPage),
            "other" => members.skip().map(|()| Self::Other),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(WebSearchAction);

/// Why no image was made.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ImageGenerationFailure {
    /// A usage limit is reached.
    #[serde(rename = "usageLimitExceeded")]
    UsageLimitExceeded(ImageGenerationFailureUsageLimitExceeded),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ImageGenerationFailure {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::UsageLimitExceeded(_) => Cow::Borrowed("usageLimitExceeded"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ImageGenerationFailure {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "usageLimitExceeded" => members.parse().map(Self::UsageLimitExceeded),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ImageGenerationFailure);

/// Which conversation to describe: by file or by id.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum GetConversationSummaryParams {
    /// By its file.
    RolloutPath(GetConversationSummaryParamsRolloutPath),
    /// By its id.
    ConversationId(GetConversationSummaryParamsConversationId),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl GetConversationSummaryParams {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::RolloutPath(_) => Cow::Borrowed("RolloutPath"),
            Self::ConversationId(_) => Cow::Borrowed("ConversationId"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for GetConversationSummaryParams {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::RolloutPath(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::ConversationId(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// A piece of what the user says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum InputItem {
    /// Text.
    #[serde(rename = "text")]
    Text(InputItemText),
    /// An image from the web or inside the message.
    #[serde(rename = "image")]
    Image(InputItemImage),
    /// An image on the machine of the server.
    #[serde(rename = "localImage")]
    LocalImage(InputItemLocalImage),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl InputItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("text"),
            Self::Image(_) => Cow::Borrowed("image"),
            Self::LocalImage(_) => Cow::Borrowed("localImage"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for InputItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "text" => members.parse().map(Self::Text),
            "image" => members.parse().map(Self::Image),
            "localImage" => members.parse().map(Self::LocalImage),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(InputItem);

/// When the user is asked, in conversations.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LegacyAskForApproval {
    /// Before everything that is not known to be harmless.
    Untrusted,
    /// After the sandbox stopped a command.
    OnFailure,
    /// When the model asks for it.
    OnRequest,
    /// Never; what would need it fails.
    Never,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl LegacyAskForApproval {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Untrusted => "untrusted",
            Self::OnFailure => "on-failure",
            Self::OnRequest => "on-request",
            Self::Never => "never",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for LegacyAskForApproval {
    fn from(text: &str) -> Self {
        match text {
            "untrusted" => Self::Untrusted,
            "on-failure" => Self::OnFailure,
            "on-request" => Self::OnRequest,
            "never" => Self::Never,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(LegacyAskForApproval);

/// What commands and patches may touch, in conversations and events.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum LegacySandboxPolicy {
    /// Everything.
    #[serde(rename = "danger-full-access")]
    DangerFullAccess,
    /// Nothing can be written.
    #[serde(rename = "read-only")]
    ReadOnly,
    /// The process already runs in a sandbox; none is added.
    #[serde(rename = "external-sandbox")]
    ExternalSandbox(LegacySandboxPolicyExternalSandbox),
    /// The working directory and the listed roots can be written.
    #[serde(rename = "workspace-write")]
    WorkspaceWrite(LegacySandboxPolicyWorkspaceWrite),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl LegacySandboxPolicy {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::DangerFullAccess => Cow::Borrowed("danger-full-access"),
            Self::ReadOnly => Cow::Borrowed("read-only"),
            Self::ExternalSandbox(_) => Cow::Borrowed("external-sandbox"),
            Self::WorkspaceWrite(_) => Cow::Borrowed("workspace-write"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for LegacySandboxPolicy {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "danger-full-access" => members.skip().map(|()| Self::DangerFullAccess),
            "read-only" => members.skip().map(|()| Self::ReadOnly),
            "external-sandbox" => members.parse().map(Self::ExternalSandbox),
            "workspace-write" => members.parse().map(Self::WorkspaceWrite),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(LegacySandboxPolicy);

/// Kind of client that began a conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum LegacySessionSource {
    /// The terminal.
    #[serde(rename = "cli")]
    Cli,
    /// An editor.
    #[serde(rename = "vscode")]
    Vscode,
    /// A script.
    #[serde(rename = "exec")]
    Exec,
    /// An MCP client, or the app server.
    #[serde(rename = "mcp")]
    Mcp,
    /// Not known.
    #[serde(rename = "unknown")]
    Unrecorded,
    /// Another agent.
    #[serde(rename = "subagent")]
    Subagent(SubAgentSource),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl LegacySessionSource {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Cli => Cow::Borrowed("cli"),
            Self::Vscode => Cow::Borrowed("vscode"),
            Self::Exec => Cow::Borrowed("exec"),
            Self::Mcp => Cow::Borrowed("mcp"),
            Self::Unrecorded => Cow::Borrowed("unknown"),
            Self::Subagent(_) => Cow::Borrowed("subagent"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for LegacySessionSource {
    fn text(text: &str) -> Option<Self> {
        match text {
            "cli" => Some(Self::Cli),
            "vscode" => Some(Self::Vscode),
            "exec" => Some(Self::Exec),
            "mcp" => Some(Self::Mcp),
            "unknown" => Some(Self::Unrecorded),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "subagent" => member.parse().map(Self::Subagent),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(LegacySessionSource);

/// Hash of a Git commit.
pub type GitSha = String;

/// A change of a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum FileChange {
    /// A new file.
    #[serde(rename = "add")]
    Add(FileChangeAdd),
    /// A file that goes away.
    #[serde(rename = "delete")]
    Delete(FileChangeDelete),
    /// A changed file.
    #[serde(rename = "update")]
    Update(FileChangeUpdate),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl FileChange {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Add(_) => Cow::Borrowed("add"),
            Self::Delete(_) => Cow::Borrowed("delete"),
            Self::Update(_) => Cow::Borrowed("update"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for FileChange {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "add" => members.parse().map(Self::Add),
            "delete" => members.parse().map(Self::Delete),
            "update" => members.parse().map(Self::Update),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(FileChange);

/// What a part of a command does, as far as its text tells.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ParsedCommand {
    /// Reads a file.
    #[serde(rename = "read")]
    Read(ParsedCommandRead),
    /// Lists files.
    #[serde(rename = "list_files")]
    ListFiles(ParsedCommandListFiles),
    /// Searches files.
    #[serde(rename = "search")]
    Search(ParsedCommandSearch),
    /// Something else.
    #[serde(rename = "unknown")]
    Other(ParsedCommandOther),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ParsedCommand {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Read(_) => Cow::Borrowed("read"),
            Self::ListFiles(_) => Cow::Borrowed("list_files"),
            Self::Search(_) => Cow::Borrowed("search"),
            Self::Other(_) => Cow::Borrowed("unknown"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ParsedCommand {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "read" => members.parse().map(Self::Read),
            "list_files" => members.parse().map(Self::ListFiles),
            "search" => members.parse().map(Self::Search),
            "unknown" => members.parse().map(Self::Other),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ParsedCommand);

/// Decision on a command or a patch, in a conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum ReviewDecision {
    /// Yes, this time.
    #[serde(rename = "approved")]
    Approved,
    /// Yes, and commands that begin this way may run from now on.
    #[serde(rename = "approved_execpolicy_amendment")]
    ApprovedExecpolicyAmendment(ReviewDecisionApprovedExecpolicyAmendment),
    /// Yes, and again for the same thing until the conversation is closed.
    #[serde(rename = "approved_for_session")]
    ApprovedForSession,
    /// Yes, and the same MCP tool may run from now on.
    #[serde(rename = "approved_mcp_policy_amendment")]
    ApprovedMcpPolicyAmendment,
    /// Settles a network address for good.
    #[serde(rename = "network_policy_amendment")]
    NetworkPolicyAmendment(ReviewDecisionNetworkPolicyAmendment),
    /// No; the turn goes on.
    #[serde(rename = "denied")]
    Denied,
    /// No; the turn goes on.
    #[serde(rename = "denied")]
    DeniedWithReason(ReviewDecisionDeniedWithReason),
    /// Nobody decided in time.
    #[serde(rename = "timed_out")]
    TimedOut,
    /// No, and the turn ends.
    #[serde(rename = "abort")]
    Abort,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ReviewDecision {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Approved => Cow::Borrowed("approved"),
            Self::ApprovedExecpolicyAmendment(_) => Cow::Borrowed("approved_execpolicy_amendment"),
            Self::ApprovedForSession => Cow::Borrowed("approved_for_session"),
            Self::ApprovedMcpPolicyAmendment => Cow::Borrowed("approved_mcp_policy_amendment"),
            Self::NetworkPolicyAmendment(_) => Cow::Borrowed("network_policy_amendment"),
            Self::Denied => Cow::Borrowed("denied"),
            Self::DeniedWithReason(_) => Cow::Borrowed("denied"),
            Self::TimedOut => Cow::Borrowed("timed_out"),
            Self::Abort => Cow::Borrowed("abort"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for ReviewDecision {
    fn text(text: &str) -> Option<Self> {
        match text {
            "approved" => Some(Self::Approved),
            "approved_for_session" => Some(Self::ApprovedForSession),
            "approved_mcp_policy_amendment" => Some(Self::ApprovedMcpPolicyAmendment),
            "denied" => Some(Self::Denied),
            "timed_out" => Some(Self::TimedOut),
            "abort" => Some(Self::Abort),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "approved_execpolicy_amendment" => {
                member.parse().map(Self::ApprovedExecpolicyAmendment)
            }
            "network_policy_amendment" => member.parse().map(Self::NetworkPolicyAmendment),
            "denied" => member.parse().map(Self::DeniedWithReason),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(ReviewDecision);

/// Why new tokens are needed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ChatgptAuthTokensRefreshReason {
    /// A request was answered with 401.
    Unauthorized,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ChatgptAuthTokensRefreshReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Unauthorized => "unauthorized",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ChatgptAuthTokensRefreshReason {
    fn from(text: &str) -> Self {
        match text {
            "unauthorized" => Self::Unauthorized,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ChatgptAuthTokensRefreshReason);

/// Kind of workspace.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AccountSessionWorkspaceKind {
    /// That of one user.
    Personal,
    /// One of a group.
    Workspace,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AccountSessionWorkspaceKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Personal => "personal",
            Self::Workspace => "workspace",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AccountSessionWorkspaceKind {
    fn from(text: &str) -> Self {
        match text {
            "personal" => Self::Personal,
            "workspace" => Self::Workspace,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AccountSessionWorkspaceKind);

/// What became of the switch.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum AccountSessionsSwitchResponse {
    /// It is done; these are the accounts now.
    Switched(AccountSessionsSwitchResponseSwitched),
    /// The user has to sign in first; `account/login/completed` tells when that is done.
    LoginRequired(AccountSessionsSwitchResponseLoginRequired),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AccountSessionsSwitchResponse {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Switched(_) => Cow::Borrowed("Switched"),
            Self::LoginRequired(_) => Cow::Borrowed("LoginRequired"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for AccountSessionsSwitchResponse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Switched(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::LoginRequired(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// What became of a sign-in to give up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CancelLoginAccountStatus {
    /// It is given up.
    Canceled,
    /// There is none with this id.
    NotFound,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CancelLoginAccountStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Canceled => "canceled",
            Self::NotFound => "notFound",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CancelLoginAccountStatus {
    fn from(text: &str) -> Self {
        match text {
            "canceled" => Self::Canceled,
            "notFound" => Self::NotFound,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CancelLoginAccountStatus);

/// Where a user goes on after signing in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DesktopOnboardingEntrypoint {
    /// The introduction for life sciences.
    LifeSciences,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DesktopOnboardingEntrypoint {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::LifeSciences => "life_sciences",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DesktopOnboardingEntrypoint {
    fn from(text: &str) -> Self {
        match text {
            "life_sciences" => Self::LifeSciences,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DesktopOnboardingEntrypoint);

/// How to sign in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum LoginAccountParams {
    /// With a key of the API; it is stored.
    #[serde(rename = "apiKey")]
    ApiKey(LoginAccountParamsApiKey),
    /// In the browser of this machine.
    #[serde(rename = "chatgpt")]
    Chatgpt(LoginAccountParamsChatgpt),
    /// With a code that the user types in anywhere.
    #[serde(rename = "chatgptDeviceCode")]
    ChatgptDeviceCode,
    /// With tokens that the client holds; they are kept in memory only.
    #[serde(rename = "chatgptAuthTokens")]
    ChatgptAuthTokens(LoginAccountParamsChatgptAuthTokens),
    /// With a key of Amazon Bedrock; may still change.
    #[serde(rename = "amazonBedrock")]
    AmazonBedrock(LoginAccountParamsAmazonBedrock),
    /// With access keys of AWS; may still change.
    #[serde(rename = "amazonBedrockAccessKeys")]
    AmazonBedrockAccessKeys(LoginAccountParamsAmazonBedrockAccessKeys),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl LoginAccountParams {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ApiKey(_) => Cow::Borrowed("apiKey"),
            Self::Chatgpt(_) => Cow::Borrowed("chatgpt"),
            Self::ChatgptDeviceCode => Cow::Borrowed("chatgptDeviceCode"),
            Self::ChatgptAuthTokens(_) => Cow::Borrowed("chatgptAuthTokens"),
            Self::AmazonBedrock(_) => Cow::Borrowed("amazonBedrock"),
            Self::AmazonBedrockAccessKeys(_) => Cow::Borrowed("amazonBedrockAccessKeys"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for LoginAccountParams {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "apiKey" => members.parse().map(Self::ApiKey),
            "chatgpt" => members.parse().map(Self::Chatgpt),
            "chatgptDeviceCode" => members.skip().map(|()| Self::ChatgptDeviceCode),
            "chatgptAuthTokens" => members.parse().map(Self::ChatgptAuthTokens),
            "amazonBedrock" => members.parse().map(Self::AmazonBedrock),
            "amazonBedrockAccessKeys" => members.parse().map(Self::AmazonBedrockAccessKeys),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(LoginAccountParams);

/// What to do next.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum LoginAccountResponse {
    /// Nothing: the key is stored.
    #[serde(rename = "apiKey")]
    ApiKey,
    /// Open the address in a browser.
    #[serde(rename = "chatgpt")]
    Chatgpt(LoginAccountResponseChatgpt),
    /// Let the user type the code in.
    #[serde(rename = "chatgptDeviceCode")]
    ChatgptDeviceCode(LoginAccountResponseChatgptDeviceCode),
    /// Nothing: the tokens are in use.
    #[serde(rename = "chatgptAuthTokens")]
    ChatgptAuthTokens,
    /// Nothing: the credentials are stored.
    #[serde(rename = "amazonBedrock")]
    AmazonBedrock,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl LoginAccountResponse {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ApiKey => Cow::Borrowed("apiKey"),
            Self::Chatgpt(_) => Cow::Borrowed("chatgpt"),
            Self::ChatgptDeviceCode(_) => Cow::Borrowed("chatgptDeviceCode"),
            Self::ChatgptAuthTokens => Cow::Borrowed("chatgptAuthTokens"),
            Self::AmazonBedrock => Cow::Borrowed("amazonBedrock"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for LoginAccountResponse {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "apiKey" => members.skip().map(|()| Self::ApiKey),
            "chatgpt" => members.parse().map(Self::Chatgpt),
            "chatgptDeviceCode" => members.parse().map(Self::ChatgptDeviceCode),
            "chatgptAuthTokens" => members.skip().map(|()| Self::ChatgptAuthTokens),
            "amazonBedrock" => members.skip().map(|()| Self::AmazonBedrock),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(LoginAccountResponse);

/// Brand a sign-in page shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LoginAppBrand {
    /// Codex.
    Codex,
    /// ChatGPT.
    Chatgpt,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl LoginAppBrand {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Codex => "codex",
            Self::Chatgpt => "chatgpt",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for LoginAppBrand {
    fn from(text: &str) -> Self {
        match text {
            "codex" => Self::Codex,
            "chatgpt" => Self::Chatgpt,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(LoginAppBrand);

/// How the user is signed in to an MCP server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpAuthStatus {
    /// Not known.
    NotKnown,
    /// The server does not ask for it.
    Unsupported,
    /// Not signed in.
    NotLoggedIn,
    /// By a fixed token.
    BearerToken,
    /// By OAuth.
    OAuth,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpAuthStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotKnown => "unknown",
            Self::Unsupported => "unsupported",
            Self::NotLoggedIn => "notLoggedIn",
            Self::BearerToken => "bearerToken",
            Self::OAuth => "oAuth",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpAuthStatus {
    fn from(text: &str) -> Self {
        match text {
            "unknown" => Self::NotKnown,
            "unsupported" => Self::Unsupported,
            "notLoggedIn" => Self::NotLoggedIn,
            "bearerToken" => Self::BearerToken,
            "oAuth" => Self::OAuth,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpAuthStatus);

/// State of the connection to an MCP server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpServerConnectionStatus {
    /// Not begun.
    NotStarted,
    /// Being made.
    Starting,
    /// The server can be used.
    Connected,
    /// The user has to sign in first.
    AuthenticationRequired,
    /// It could not be made.
    Failed,
    /// It was given up.
    Cancelled,
    /// The server is switched off.
    Disabled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpServerConnectionStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotStarted => "notStarted",
            Self::Starting => "starting",
            Self::Connected => "connected",
            Self::AuthenticationRequired => "authenticationRequired",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Disabled => "disabled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpServerConnectionStatus {
    fn from(text: &str) -> Self {
        match text {
            "notStarted" => Self::NotStarted,
            "starting" => Self::Starting,
            "connected" => Self::Connected,
            "authenticationRequired" => Self::AuthenticationRequired,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            "disabled" => Self::Disabled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpServerConnectionStatus);

/// How the client makes itself known to the authorization server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpServerOauthClientRegistration {
    /// Whichever way the server supports.
    Auto,
    /// By the address of a metadata document.
    Cimd,
    /// By dynamic registration.
    Dcr,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpServerOauthClientRegistration {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Auto => "auto",
            Self::Cimd => "cimd",
            Self::Dcr => "dcr",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpServerOauthClientRegistration {
    fn from(text: &str) -> Self {
        match text {
            "auto" => Self::Auto,
            "cimd" => Self::Cimd,
            "dcr" => Self::Dcr,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpServerOauthClientRegistration);

/// Why an MCP server did not start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpServerStartupFailureReason {
    /// The user has to sign in again.
    ReauthenticationRequired,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpServerStartupFailureReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::ReauthenticationRequired => "reauthenticationRequired",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpServerStartupFailureReason {
    fn from(text: &str) -> Self {
        match text {
            "reauthenticationRequired" => Self::ReauthenticationRequired,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpServerStartupFailureReason);

/// How far the start of an MCP server is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpServerStartupState {
    /// Going on.
    Starting,
    /// The server can be used.
    Ready,
    /// It did not work.
    Failed,
    /// It was given up.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpServerStartupState {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Starting => "starting",
            Self::Ready => "ready",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpServerStartupState {
    fn from(text: &str) -> Self {
        match text {
            "starting" => Self::Starting,
            "ready" => Self::Ready,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpServerStartupState);

/// How much to find out about an MCP server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpServerStatusDetail {
    /// Everything.
    Full,
    /// No resources.
    ToolsAndAuthOnly,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpServerStatusDetail {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Full => "full",
            Self::ToolsAndAuthOnly => "toolsAndAuthOnly",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpServerStatusDetail {
    fn from(text: &str) -> Self {
        match text {
            "full" => Self::Full,
            "toolsAndAuthOnly" => Self::ToolsAndAuthOnly,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpServerStatusDetail);

/// A part of the content of a resource, in the notation of MCP.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ResourceContent {
    /// Text.
    Text(ResourceContentText),
    /// Bytes.
    Blob(ResourceContentBlob),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ResourceContent {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("Text"),
            Self::Blob(_) => Cow::Borrowed("Blob"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for ResourceContent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Text(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Blob(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// What a model takes in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum InputModality {
    /// Text.
    Text,
    /// Images.
    Image,
    /// Sound.
    Audio,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl InputModality {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Text => "text",
            Self::Image => "image",
            Self::Audio => "audio",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for InputModality {
    fn from(text: &str) -> Self {
        match text {
            "text" => Self::Text,
            "image" => Self::Image,
            "audio" => Self::Audio,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(InputModality);

/// How a model works with sub-agents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MultiAgentVersion {
    /// Not at all.
    Disabled,
    /// In the first way.
    V1,
    /// In the second way.
    V2,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl MultiAgentVersion {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Disabled => "disabled",
            Self::V1 => "v1",
            Self::V2 => "v2",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for MultiAgentVersion {
    fn from(text: &str) -> Self {
        match text {
            "disabled" => Self::Disabled,
            "v1" => Self::V1,
            "v2" => Self::V2,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(MultiAgentVersion);

/// Why another model was used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ModelRerouteReason {
    /// The request looked like risky security work.
    HighRiskCyberActivity,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ModelRerouteReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::HighRiskCyberActivity => "highRiskCyberActivity",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ModelRerouteReason {
    fn from(text: &str) -> Self {
        match text {
            "highRiskCyberActivity" => Self::HighRiskCyberActivity,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ModelRerouteReason);

/// A check that the account passed for a model.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ModelVerification {
    /// Trusted for security work.
    TrustedAccessForCyber,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ModelVerification {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::TrustedAccessForCyber => "trustedAccessForCyber",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ModelVerification {
    fn from(text: &str) -> Self {
        match text {
            "trustedAccessForCyber" => Self::TrustedAccessForCyber,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ModelVerification);

/// A built-in model provider on Amazon Bedrock.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BedrockProviderId {
    /// Bedrock.
    AmazonBedrock,
    /// The runtime interface of Bedrock.
    AmazonBedrockRuntime,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl BedrockProviderId {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AmazonBedrock => "amazon-bedrock",
            Self::AmazonBedrockRuntime => "amazon-bedrock-runtime",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for BedrockProviderId {
    fn from(text: &str) -> Self {
        match text {
            "amazon-bedrock" => Self::AmazonBedrock,
            "amazon-bedrock-runtime" => Self::AmazonBedrockRuntime,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(BedrockProviderId);

/// How requests to a gateway are signed in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "mode")]
pub enum GatewayAuth {
    /// Not at all.
    #[serde(rename = "none")]
    None,
    /// By a key from an environment variable.
    #[serde(rename = "environmentVariable")]
    EnvironmentVariable(GatewayAuthEnvironmentVariable),
    /// In a way that only the configuration file can set.
    #[serde(rename = "externallyConfigured")]
    ExternallyConfigured(GatewayAuthExternallyConfigured),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl GatewayAuth {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::None => Cow::Borrowed("none"),
            Self::EnvironmentVariable(_) => Cow::Borrowed("environmentVariable"),
            Self::ExternallyConfigured(_) => Cow::Borrowed("externallyConfigured"),
            Self::Unknown(raw) => support::tag_of(raw, "mode"),
        }
    }
}

impl<'de> support::Tagged<'de> for GatewayAuth {
    const TAG: &'static str = "mode";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "none" => members.skip().map(|()| Self::None),
            "environmentVariable" => members.parse().map(Self::EnvironmentVariable),
            "externallyConfigured" => members.parse().map(Self::ExternallyConfigured),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(GatewayAuth);

/// The built-in model provider on Google Cloud.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GcpProviderId {
    /// Google Cloud.
    Gcp,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl GcpProviderId {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Gcp => "gcp",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for GcpProviderId {
    fn from(text: &str) -> Self {
        match text {
            "gcp" => Self::Gcp,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(GcpProviderId);

/// Settings of a model provider.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ProviderSettings {
    /// OpenAI; nothing to set.
    #[serde(rename = "openai")]
    Openai,
    /// A service of one's own that speaks the same protocol.
    #[serde(rename = "customGateway")]
    CustomGateway(ProviderSettingsCustomGateway),
    /// Amazon Bedrock.
    #[serde(rename = "bedrock")]
    Bedrock(ProviderSettingsBedrock),
    /// Google Cloud.
    #[serde(rename = "gcp")]
    Gcp(ProviderSettingsGcp),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ProviderSettings {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Openai => Cow::Borrowed("openai"),
            Self::CustomGateway(_) => Cow::Borrowed("customGateway"),
            Self::Bedrock(_) => Cow::Borrowed("bedrock"),
            Self::Gcp(_) => Cow::Borrowed("gcp"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ProviderSettings {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "openai" => members.skip().map(|()| Self::Openai),
            "customGateway" => members.parse().map(Self::CustomGateway),
            "bedrock" => members.parse().map(Self::Bedrock),
            "gcp" => members.parse().map(Self::Gcp),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ProviderSettings);

/// Changes to the settings of a model provider. What is absent stays; `null` clears.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ProviderSettingsPatch {
    /// A service of one's own. Without an id a new one is made.
    #[serde(rename = "customGateway")]
    CustomGateway(ProviderSettingsPatchCustomGateway),
    /// Amazon Bedrock.
    #[serde(rename = "bedrock")]
    Bedrock(ProviderSettingsPatchBedrock),
    /// Google Cloud.
    #[serde(rename = "gcp")]
    Gcp(ProviderSettingsPatchGcp),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ProviderSettingsPatch {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::CustomGateway(_) => Cow::Borrowed("customGateway"),
            Self::Bedrock(_) => Cow::Borrowed("bedrock"),
            Self::Gcp(_) => Cow::Borrowed("gcp"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ProviderSettingsPatch {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "customGateway" => members.parse().map(Self::CustomGateway),
            "bedrock" => members.parse().map(Self::Bedrock),
            "gcp" => members.parse().map(Self::Gcp),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ProviderSettingsPatch);

/// The `data` of errors about the model provider of a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ModelProviderError {
    /// The thread uses another model provider.
    #[serde(rename = "modelProviderMismatch")]
    ModelProviderMismatch(ModelProviderErrorModelProviderMismatch),
    /// The model provider is not configured.
    #[serde(rename = "modelProviderNotConfigured")]
    ModelProviderNotConfigured(ModelProviderErrorModelProviderNotConfigured),
    /// The administrator demands another model provider.
    #[serde(rename = "modelProviderPolicyConflict")]
    ModelProviderPolicyConflict(ModelProviderErrorModelProviderPolicyConflict),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ModelProviderError {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ModelProviderMismatch(_) => Cow::Borrowed("modelProviderMismatch"),
            Self::ModelProviderNotConfigured(_) => Cow::Borrowed("modelProviderNotConfigured"),
            Self::ModelProviderPolicyConflict(_) => Cow::Borrowed("modelProviderPolicyConflict"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ModelProviderError {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "modelProviderMismatch" => members.parse().map(Self::ModelProviderMismatch),
            "modelProviderNotConfigured" => members.parse().map(Self::ModelProviderNotConfigured),
            "modelProviderPolicyConflict" => members.parse().map(Self::ModelProviderPolicyConflict),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ModelProviderError);

/// Why an app template cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppTemplateUnavailableReason {
    /// The workspace has not set it up.
    NotConfiguredForWorkspace,
    /// The account has no active workspace.
    NoActiveWorkspace,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppTemplateUnavailableReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotConfiguredForWorkspace => "NOT_CONFIGURED_FOR_WORKSPACE",
            Self::NoActiveWorkspace => "NO_ACTIVE_WORKSPACE",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppTemplateUnavailableReason {
    fn from(text: &str) -> Self {
        match text {
            "NOT_CONFIGURED_FOR_WORKSPACE" => Self::NotConfiguredForWorkspace,
            "NO_ACTIVE_WORKSPACE" => Self::NoActiveWorkspace,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppTemplateUnavailableReason);

/// When the user signs in to the apps of a plugin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginAuthPolicy {
    /// When it is installed.
    OnInstall,
    /// When it is used for the first time.
    OnUse,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginAuthPolicy {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::OnInstall => "ON_INSTALL",
            Self::OnUse => "ON_USE",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginAuthPolicy {
    fn from(text: &str) -> Self {
        match text {
            "ON_INSTALL" => Self::OnInstall,
            "ON_USE" => Self::OnUse,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginAuthPolicy);

/// Whether a plugin can be installed and used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginAvailability {
    /// The administrator forbids it.
    DisabledByAdmin,
    /// Yes.
    Available,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginAvailability {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::DisabledByAdmin => "DISABLED_BY_ADMIN",
            Self::Available => "AVAILABLE",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginAvailability {
    fn from(text: &str) -> Self {
        match text {
            "DISABLED_BY_ADMIN" => Self::DisabledByAdmin,
            "AVAILABLE" => Self::Available,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginAvailability);

/// Why a plugin cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginDisabledReason {
    /// The administrator forbids it.
    DisabledByAdmin,
    /// The plan of the account does not include it.
    PlanNotEligible,
    /// An app it needs cannot be used.
    RequiredAppUnavailable,
    /// Not known.
    NotKnown,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginDisabledReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::DisabledByAdmin => "disabled_by_admin",
            Self::PlanNotEligible => "plan_not_eligible",
            Self::RequiredAppUnavailable => "required_app_unavailable",
            Self::NotKnown => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginDisabledReason {
    fn from(text: &str) -> Self {
        match text {
            "disabled_by_admin" => Self::DisabledByAdmin,
            "plan_not_eligible" => Self::PlanNotEligible,
            "required_app_unavailable" => Self::RequiredAppUnavailable,
            "unknown" => Self::NotKnown,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginDisabledReason);

/// Whether a plugin is installed at the user's wish.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginInstallPolicy {
    /// It cannot be installed.
    NotAvailable,
    /// The user may install it.
    Available,
    /// It is installed without asking.
    InstalledByDefault,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginInstallPolicy {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotAvailable => "NOT_AVAILABLE",
            Self::Available => "AVAILABLE",
            Self::InstalledByDefault => "INSTALLED_BY_DEFAULT",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginInstallPolicy {
    fn from(text: &str) -> Self {
        match text {
            "NOT_AVAILABLE" => Self::NotAvailable,
            "AVAILABLE" => Self::Available,
            "INSTALLED_BY_DEFAULT" => Self::InstalledByDefault,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginInstallPolicy);

/// Where the installation rule of a plugin comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginInstallPolicySource {
    /// A setting of the workspace.
    WorkspaceSetting,
    /// It follows from an app that the workspace uses.
    ImplicitCanonicalApp,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginInstallPolicySource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::WorkspaceSetting => "WORKSPACE_SETTING",
            Self::ImplicitCanonicalApp => "IMPLICIT_CANONICAL_APP",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginInstallPolicySource {
    fn from(text: &str) -> Self {
        match text {
            "WORKSPACE_SETTING" => Self::WorkspaceSetting,
            "IMPLICIT_CANONICAL_APP" => Self::ImplicitCanonicalApp,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginInstallPolicySource);

/// A kind of marketplaces.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginListMarketplaceKind {
    /// Those on this machine.
    Local,
    /// Those made for a field of work.
    Vertical,
    /// Plugins of the workspace.
    WorkspaceDirectory,
    /// Plugins others shared with the user.
    SharedWithMe,
    /// Plugins of the user in the cloud.
    CreatedByMeRemote,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginListMarketplaceKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Local => "local",
            Self::Vertical => "vertical",
            Self::WorkspaceDirectory => "workspace-directory",
            Self::SharedWithMe => "shared-with-me",
            Self::CreatedByMeRemote => "created-by-me-remote",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginListMarketplaceKind {
    fn from(text: &str) -> Self {
        match text {
            "local" => Self::Local,
            "vertical" => Self::Vertical,
            "workspace-directory" => Self::WorkspaceDirectory,
            "shared-with-me" => Self::SharedWithMe,
            "created-by-me-remote" => Self::CreatedByMeRemote,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginListMarketplaceKind);

/// Where to search for plugins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginSearchScope {
    /// In the official catalog.
    Global,
    /// Among the plugins of the workspace.
    Workspace,
    /// Among the plugins of the user.
    Personal,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginSearchScope {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Global => "global",
            Self::Workspace => "workspace",
            Self::Personal => "personal",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginSearchScope {
    fn from(text: &str) -> Self {
        match text {
            "global" => Self::Global,
            "workspace" => Self::Workspace,
            "personal" => Self::Personal,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginSearchScope);

/// Where the files of a plugin come from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum PluginSource {
    /// From this machine.
    #[serde(rename = "local")]
    Local(PluginSourceLocal),
    /// From a Git repository.
    #[serde(rename = "git")]
    Git(PluginSourceGit),
    /// From an npm registry.
    #[serde(rename = "npm")]
    Npm(PluginSourceNpm),
    /// From the cloud.
    #[serde(rename = "remote")]
    Remote,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl PluginSource {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Local(_) => Cow::Borrowed("local"),
            Self::Git(_) => Cow::Borrowed("git"),
            Self::Npm(_) => Cow::Borrowed("npm"),
            Self::Remote => Cow::Borrowed("remote"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for PluginSource {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "local" => members.parse().map(Self::Local),
            "git" => members.parse().map(Self::Git),
            "npm" => members.parse().map(Self::Npm),
            "remote" => members.skip().map(|()| Self::Remote),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(PluginSource);

/// When a scheduled task runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ScheduledTaskSchedule {
    /// Every so many hours.
    #[serde(rename = "hourly")]
    Hourly(ScheduledTaskScheduleHourly),
    /// Every day.
    #[serde(rename = "daily")]
    Daily(ScheduledTaskScheduleDaily),
    /// From Monday to Friday.
    #[serde(rename = "weekdays")]
    Weekdays(ScheduledTaskScheduleWeekdays),
    /// On some days of the week.
    #[serde(rename = "weekly")]
    Weekly(ScheduledTaskScheduleWeekly),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ScheduledTaskSchedule {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Hourly(_) => Cow::Borrowed("hourly"),
            Self::Daily(_) => Cow::Borrowed("daily"),
            Self::Weekdays(_) => Cow::Borrowed("weekdays"),
            Self::Weekly(_) => Cow::Borrowed("weekly"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ScheduledTaskSchedule {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "hourly" => members.parse().map(Self::Hourly),
            "daily" => members.parse().map(Self::Daily),
            "weekdays" => members.parse().map(Self::Weekdays),
            "weekly" => members.parse().map(Self::Weekly),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ScheduledTaskSchedule);

/// A day of the week.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ScheduledTaskWeekday {
    /// Monday.
    Mo,
    /// Tuesday.
    Tu,
    /// Wednesday.
    We,
    /// Thursday.
    Th,
    /// Friday.
    Fr,
    /// Saturday.
    Sa,
    /// Sunday.
    Su,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ScheduledTaskWeekday {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Mo => "MO",
            Self::Tu => "TU",
            Self::We => "WE",
            Self::Th => "TH",
            Self::Fr => "FR",
            Self::Sa => "SA",
            Self::Su => "SU",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ScheduledTaskWeekday {
    fn from(text: &str) -> Self {
        match text {
            "MO" => Self::Mo,
            "TU" => Self::Tu,
            "WE" => Self::We,
            "TH" => Self::Th,
            "FR" => Self::Fr,
            "SA" => Self::Sa,
            "SU" => Self::Su,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ScheduledTaskWeekday);

/// Who can find a shared plugin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginShareDiscoverability {
    /// Everybody in the workspace.
    Listed,
    /// Everybody who has the address.
    Unlisted,
    /// Only those it is shared with.
    Private,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginShareDiscoverability {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Listed => "LISTED",
            Self::Unlisted => "UNLISTED",
            Self::Private => "PRIVATE",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginShareDiscoverability {
    fn from(text: &str) -> Self {
        match text {
            "LISTED" => Self::Listed,
            "UNLISTED" => Self::Unlisted,
            "PRIVATE" => Self::Private,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginShareDiscoverability);

/// What somebody may do with a shared plugin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginSharePrincipalRole {
    /// Use it.
    Reader,
    /// Use and change it.
    Editor,
    /// Everything.
    Owner,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginSharePrincipalRole {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Reader => "reader",
            Self::Editor => "editor",
            Self::Owner => "owner",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginSharePrincipalRole {
    fn from(text: &str) -> Self {
        match text {
            "reader" => Self::Reader,
            "editor" => Self::Editor,
            "owner" => Self::Owner,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginSharePrincipalRole);

/// Kind of somebody a plugin is shared with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginSharePrincipalType {
    /// A user.
    User,
    /// A group of users.
    Group,
    /// The whole workspace.
    Workspace,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginSharePrincipalType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Group => "group",
            Self::Workspace => "workspace",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginSharePrincipalType {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "group" => Self::Group,
            "workspace" => Self::Workspace,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginSharePrincipalType);

/// What somebody may be allowed to do with a shared plugin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginShareTargetRole {
    /// Use it.
    Reader,
    /// Use and change it.
    Editor,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginShareTargetRole {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Reader => "reader",
            Self::Editor => "editor",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginShareTargetRole {
    fn from(text: &str) -> Self {
        match text {
            "reader" => Self::Reader,
            "editor" => Self::Editor,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginShareTargetRole);

/// Who will be able to find a shared plugin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginShareUpdateDiscoverability {
    /// Everybody who has the address.
    Unlisted,
    /// Only those it is shared with.
    Private,
    /// Everybody in the workspace.
    Listed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginShareUpdateDiscoverability {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Unlisted => "UNLISTED",
            Self::Private => "PRIVATE",
            Self::Listed => "LISTED",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginShareUpdateDiscoverability {
    fn from(text: &str) -> Self {
        match text {
            "UNLISTED" => Self::Unlisted,
            "PRIVATE" => Self::Private,
            "LISTED" => Self::Listed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginShareUpdateDiscoverability);

/// An output stream of a process.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ProcessOutputStream {
    /// Standard output; everything, when the process has a terminal.
    Stdout,
    /// Standard error.
    Stderr,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ProcessOutputStream {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stdout => "stdout",
            Self::Stderr => "stderr",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ProcessOutputStream {
    fn from(text: &str) -> Self {
        match text {
            "stdout" => Self::Stdout,
            "stderr" => Self::Stderr,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ProcessOutputStream);

/// What happened to a project.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ProjectChangeType {
    /// It is new.
    Created,
    /// It was changed.
    Updated,
    /// It was deleted.
    Deleted,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ProjectChangeType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Created => "created",
            Self::Updated => "updated",
            Self::Deleted => "deleted",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ProjectChangeType {
    fn from(text: &str) -> Self {
        match text {
            "created" => Self::Created,
            "updated" => Self::Updated,
            "deleted" => Self::Deleted,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ProjectChangeType);

/// What projects are sorted by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ProjectSortKey {
    /// The user's order.
    Position,
    /// Time of the last use; projects without threads come last.
    RecencyAt,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ProjectSortKey {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Position => "position",
            Self::RecencyAt => "recencyAt",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ProjectSortKey {
    fn from(text: &str) -> Self {
        match text {
            "position" => Self::Position,
            "recencyAt" => Self::RecencyAt,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ProjectSortKey);

/// How answers of the agent reach a voice session.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CodexResponseHandoffMode {
    /// As thoughts of the voice model.
    Thinking,
    /// As remarks it may speak.
    Commentary,
    /// As text with channel prefixes.
    BemTags,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CodexResponseHandoffMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Thinking => "thinking",
            Self::Commentary => "commentary",
            Self::BemTags => "bemTags",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CodexResponseHandoffMode {
    fn from(text: &str) -> Self {
        match text {
            "thinking" => Self::Thinking,
            "commentary" => Self::Commentary,
            "bemTags" => Self::BemTags,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CodexResponseHandoffMode);

/// Who a text of a voice session comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConversationTextRole {
    /// The user.
    User,
    /// The program.
    Developer,
    /// The agent.
    Assistant,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ConversationTextRole {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Developer => "developer",
            Self::Assistant => "assistant",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ConversationTextRole {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "developer" => Self::Developer,
            "assistant" => Self::Assistant,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ConversationTextRole);

/// Version of the voice protocol of the model provider.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RealtimeConversationVersion {
    /// The first.
    V1,
    /// The second.
    V2,
    /// The third, which takes initial items.
    V3,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RealtimeConversationVersion {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::V1 => "v1",
            Self::V2 => "v2",
            Self::V3 => "v3",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RealtimeConversationVersion {
    fn from(text: &str) -> Self {
        match text {
            "v1" => Self::V1,
            "v2" => Self::V2,
            "v3" => Self::V3,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RealtimeConversationVersion);

/// What a voice session puts out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RealtimeOutputModality {
    /// Text only.
    Text,
    /// Speech.
    Audio,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RealtimeOutputModality {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Text => "text",
            Self::Audio => "audio",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RealtimeOutputModality {
    fn from(text: &str) -> Self {
        match text {
            "text" => Self::Text,
            "audio" => Self::Audio,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RealtimeOutputModality);

/// A voice of the model provider.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RealtimeVoice {
    /// `alloy`.
    Alloy,
    /// `arbor`.
    Arbor,
    /// `ash`.
    Ash,
    /// `aube`.
    Aube,
    /// `ballad`.
    Ballad,
    /// `breeze`.
    Breeze,
    /// `bubbie`.
    Bubbie,
    /// `cedar`.
    Cedar,
    /// `coral`.
    Coral,
    /// `cove`.
    Cove,
    /// `echo`.
    Echo,
    /// `ember`.
    Ember,
    /// `haetsal`.
    Haetsal,
    /// `hanul`.
    Hanul,
    /// `himari`.
    Himari,
    /// `juniper`.
    Juniper,
    /// `leher`.
    Leher,
    /// `maple`.
    Maple,
    /// `marin`.
    Marin,
    /// `miko`.
    Miko,
    /// `neer`.
    Neer,
    /// `porto`.
    Porto,
    /// `rindo`.
    Rindo,
    /// `rio`.
    Rio,
    /// `rivage`.
    Rivage,
    /// `sage`.
    Sage,
    /// `selva`.
    Selva,
    /// `shimmer`.
    Shimmer,
    /// `sol`.
    Sol,
    /// `sonna`.
    Sonna,
    /// `spruce`.
    Spruce,
    /// `tinta`.
    Tinta,
    /// `vale`.
    Vale,
    /// `verse`.
    Verse,
    /// `viola`.
    Viola,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RealtimeVoice {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Alloy => "alloy",
            Self::Arbor => "arbor",
            Self::Ash => "ash",
            Self::Aube => "aube",
            Self::Ballad => "ballad",
            Self::Breeze => "breeze",
            Self::Bubbie => "bubbie",
            Self::Cedar => "cedar",
            Self::Coral => "coral",
            Self::Cove => "cove",
            Self::Echo => "echo",
            Self::Ember => "ember",
            Self::Haetsal => "haetsal",
            Self::Hanul => "hanul",
            Self::Himari => "himari",
            Self::Juniper => "juniper",
            Self::Leher => "leher",
            Self::Maple => "maple",
            Self::Marin => "marin",
            Self::Miko => "miko",
            Self::Neer => "neer",
            Self::Porto => "porto",
            Self::Rindo => "rindo",
            Self::Rio => "rio",
            Self::Rivage => "rivage",
            Self::Sage => "sage",
            Self::Selva => "selva",
            Self::Shimmer => "shimmer",
            Self::Sol => "sol",
            Self::Sonna => "sonna",
            Self::Spruce => "spruce",
            Self::Tinta => "tinta",
            Self::Vale => "vale",
            Self::Verse => "verse",
            Self::Viola => "viola",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RealtimeVoice {
    fn from(text: &str) -> Self {
        match text {
            "alloy" => Self::Alloy,
            "arbor" => Self::Arbor,
            "ash" => Self::Ash,
            "aube" => Self::Aube,
            "ballad" => Self::Ballad,
            "breeze" => Self::Breeze,
            "bubbie" => Self::Bubbie,
            "cedar" => Self::Cedar,
            "coral" => Self::Coral,
            "cove" => Self::Cove,
            "echo" => Self::Echo,
            "ember" => Self::Ember,
            "haetsal" => Self::Haetsal,
            "hanul" => Self::Hanul,
            "himari" => Self::Himari,
            "juniper" => Self::Juniper,
            "leher" => Self::Leher,
            "maple" => Self::Maple,
            "marin" => Self::Marin,
            "miko" => Self::Miko,
            "neer" => Self::Neer,
            "porto" => Self::Porto,
            "rindo" => Self::Rindo,
            "rio" => Self::Rio,
            "rivage" => Self::Rivage,
            "sage" => Self::Sage,
            "selva" => Self::Selva,
            "shimmer" => Self::Shimmer,
            "sol" => Self::Sol,
            "sonna" => Self::Sonna,
            "spruce" => Self::Spruce,
            "tinta" => Self::Tinta,
            "vale" => Self::Vale,
            "verse" => Self::Verse,
            "viola" => Self::Viola,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RealtimeVoice);

/// How an item of the agent is shown in a voice conversation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadRealtimeBemItemPresentation {
    /// As a whole.
    #[serde(rename = "wholeItem")]
    WholeItem,
    /// As Markdown within the conversation.
    #[serde(rename = "inlineMarkdown")]
    InlineMarkdown,
    /// As one of its pictures within the conversation.
    #[serde(rename = "inlineVisualization")]
    InlineVisualization(ThreadRealtimeBemItemPresentationInlineVisualization),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadRealtimeBemItemPresentation {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::WholeItem => Cow::Borrowed("wholeItem"),
            Self::InlineMarkdown => Cow::Borrowed("inlineMarkdown"),
            Self::InlineVisualization(_) => Cow::Borrowed("inlineVisualization"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadRealtimeBemItemPresentation {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "wholeItem" => members.skip().map(|()| Self::WholeItem),
            "inlineMarkdown" => members.skip().map(|()| Self::InlineMarkdown),
            "inlineVisualization" => members.parse().map(Self::InlineVisualization),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadRealtimeBemItemPresentation);

/// An item of a voice session in a thread's timeline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadRealtimeItem {
    /// A session was opened.
    #[serde(rename = "realtimeSessionStarted")]
    RealtimeSessionStarted(ThreadRealtimeItemRealtimeSessionStarted),
    /// Something was said.
    #[serde(rename = "transcriptSegment")]
    TranscriptSegment(ThreadRealtimeItemTranscriptSegment),
    /// An item of the agent became part of the conversation.
    #[serde(rename = "bemItemPromoted")]
    BemItemPromoted(ThreadRealtimeItemBemItemPromoted),
    /// The session was closed.
    #[serde(rename = "realtimeSessionClosed")]
    RealtimeSessionClosed(ThreadRealtimeItemRealtimeSessionClosed),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadRealtimeItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::RealtimeSessionStarted(_) => Cow::Borrowed("realtimeSessionStarted"),
            Self::TranscriptSegment(_) => Cow::Borrowed("transcriptSegment"),
            Self::BemItemPromoted(_) => Cow::Borrowed("bemItemPromoted"),
            Self::RealtimeSessionClosed(_) => Cow::Borrowed("realtimeSessionClosed"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadRealtimeItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "realtimeSessionStarted" => members.parse().map(Self::RealtimeSessionStarted),
            "transcriptSegment" => members.parse().map(Self::TranscriptSegment),
            "bemItemPromoted" => members.parse().map(Self::BemItemPromoted),
            "realtimeSessionClosed" => members.parse().map(Self::RealtimeSessionClosed),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadRealtimeItem);

/// How a voice session ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadRealtimeSessionOutcome {
    /// As wanted.
    Ended,
    /// With an error.
    Failed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadRealtimeSessionOutcome {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ended => "ended",
            Self::Failed => "failed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadRealtimeSessionOutcome {
    fn from(text: &str) -> Self {
        match text {
            "ended" => Self::Ended,
            "failed" => Self::Failed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadRealtimeSessionOutcome);

/// How sound and events of a voice session travel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadRealtimeStartTransport {
    /// Through this connection.
    #[serde(rename = "websocket")]
    Websocket,
    /// Between the client and the model provider.
    #[serde(rename = "webrtc")]
    Webrtc(ThreadRealtimeStartTransportWebrtc),
    /// Through a call the client has set up already.
    #[serde(rename = "existingCall")]
    ExistingCall(ThreadRealtimeStartTransportExistingCall),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadRealtimeStartTransport {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Websocket => Cow::Borrowed("websocket"),
            Self::Webrtc(_) => Cow::Borrowed("webrtc"),
            Self::ExistingCall(_) => Cow::Borrowed("existingCall"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadRealtimeStartTransport {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "websocket" => members.skip().map(|()| Self::Websocket),
            "webrtc" => members.parse().map(Self::Webrtc),
            "existingCall" => members.parse().map(Self::ExistingCall),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadRealtimeStartTransport);

/// Who said something.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadRealtimeTranscriptRole {
    /// The user.
    User,
    /// The agent.
    Assistant,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadRealtimeTranscriptRole {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadRealtimeTranscriptRole {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "assistant" => Self::Assistant,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadRealtimeTranscriptRole);

/// Order of a list of clients.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RemoteControlClientsListOrder {
    /// Oldest first.
    Asc,
    /// Newest first.
    Desc,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RemoteControlClientsListOrder {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Asc => "asc",
            Self::Desc => "desc",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RemoteControlClientsListOrder {
    fn from(text: &str) -> Self {
        match text {
            "asc" => Self::Asc,
            "desc" => Self::Desc,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RemoteControlClientsListOrder);

/// Where credentials are stored.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CliAuthCredentialsStoreMode {
    /// In a file.
    File,
    /// In the key store of the operating system.
    Keyring,
    /// In the key store where there is one, else in a file.
    Auto,
    /// In memory only.
    Ephemeral,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CliAuthCredentialsStoreMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::File => "file",
            Self::Keyring => "keyring",
            Self::Auto => "auto",
            Self::Ephemeral => "ephemeral",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CliAuthCredentialsStoreMode {
    fn from(text: &str) -> Self {
        match text {
            "file" => Self::File,
            "keyring" => Self::Keyring,
            "auto" => Self::Auto,
            "ephemeral" => Self::Ephemeral,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CliAuthCredentialsStoreMode);

/// What holds for a domain.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NetworkDomainPermission {
    /// It may be reached.
    Allow,
    /// It must not be reached.
    Deny,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl NetworkDomainPermission {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Allow => "allow",
            Self::Deny => "deny",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for NetworkDomainPermission {
    fn from(text: &str) -> Self {
        match text {
            "allow" => Self::Allow,
            "deny" => Self::Deny,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(NetworkDomainPermission);

/// What holds for a Unix socket.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NetworkUnixSocketPermission {
    /// It may be used.
    Allow,
    /// It must not be used.
    Deny,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl NetworkUnixSocketPermission {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Allow => "allow",
            Self::Deny => "deny",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for NetworkUnixSocketPermission {
    fn from(text: &str) -> Self {
        match text {
            "allow" => Self::Allow,
            "deny" => Self::Deny,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(NetworkUnixSocketPermission);

/// Region data must stay in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ResidencyRequirement {
    /// The United States.
    Us,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ResidencyRequirement {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Us => "us",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ResidencyRequirement {
    fn from(text: &str) -> Self {
        match text {
            "us" => Self::Us,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ResidencyRequirement);

/// A sandbox of Windows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WindowsSandboxImplementation {
    /// The one that an administrator sets up.
    Elevated,
    /// The one that needs no administrator.
    Unelevated,
    /// The one of the operating system.
    Mxc,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WindowsSandboxImplementation {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Elevated => "elevated",
            Self::Unelevated => "unelevated",
            Self::Mxc => "mxc",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WindowsSandboxImplementation {
    fn from(text: &str) -> Self {
        match text {
            "elevated" => Self::Elevated,
            "unelevated" => Self::Unelevated,
            "mxc" => Self::Mxc,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WindowsSandboxImplementation);

/// Where a review runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ReviewDelivery {
    /// On the thread itself.
    Inline,
    /// On a thread of its own, forked for it.
    Detached,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ReviewDelivery {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Inline => "inline",
            Self::Detached => "detached",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ReviewDelivery {
    fn from(text: &str) -> Self {
        match text {
            "inline" => Self::Inline,
            "detached" => Self::Detached,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ReviewDelivery);

/// What a review looks at. Blanks around texts do not count.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ReviewTarget {
    /// Changes of the working tree that are not committed, new files included.
    #[serde(rename = "uncommittedChanges")]
    UncommittedChanges,
    /// Changes against a branch.
    #[serde(rename = "baseBranch")]
    BaseBranch(ReviewTargetBaseBranch),
    /// The changes of a commit.
    #[serde(rename = "commit")]
    Commit(ReviewTargetCommit),
    /// What a text says.
    #[serde(rename = "custom")]
    Custom(ReviewTargetCustom),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ReviewTarget {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::UncommittedChanges => Cow::Borrowed("uncommittedChanges"),
            Self::BaseBranch(_) => Cow::Borrowed("baseBranch"),
            Self::Commit(_) => Cow::Borrowed("commit"),
            Self::Custom(_) => Cow::Borrowed("custom"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ReviewTarget {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "uncommittedChanges" => members.skip().map(|()| Self::UncommittedChanges),
            "baseBranch" => members.parse().map(Self::BaseBranch),
            "commit" => members.parse().map(Self::Commit),
            "custom" => members.parse().map(Self::Custom),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ReviewTarget);

/// How a guess ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadPredictionResult {
    /// It is made.
    #[serde(rename = "completed")]
    Completed(ThreadPredictionResultCompleted),
    /// It could not be made.
    #[serde(rename = "failed")]
    Failed,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadPredictionResult {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Completed(_) => Cow::Borrowed("completed"),
            Self::Failed => Cow::Borrowed("failed"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadPredictionResult {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "completed" => members.parse().map(Self::Completed),
            "failed" => members.skip().map(|()| Self::Failed),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadPredictionResult);

/// When the user is asked before something is done.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum AskForApproval {
    /// Ask for every command that no rule allows, and for every change of a file. Before 0.169, commands that are known to be harmless need no question.
    #[serde(rename = "untrusted")]
    Untrusted,
    /// Run in the sandbox and ask after the sandbox refused.
    #[serde(rename = "on-failure")]
    OnFailure,
    /// Ask when the model requests more rights or a command looks dangerous.
    #[serde(rename = "on-request")]
    OnRequest,
    /// Decide per kind of question.
    #[serde(rename = "granular")]
    Granular(GranularApprovalPolicy),
    /// Never ask; what would need an approval is refused.
    #[serde(rename = "never")]
    Never,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AskForApproval {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Untrusted => Cow::Borrowed("untrusted"),
            Self::OnFailure => Cow::Borrowed("on-failure"),
            Self::OnRequest => Cow::Borrowed("on-request"),
            Self::Granular(_) => Cow::Borrowed("granular"),
            Self::Never => Cow::Borrowed("never"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for AskForApproval {
    fn text(text: &str) -> Option<Self> {
        match text {
            "untrusted" => Some(Self::Untrusted),
            "on-failure" => Some(Self::OnFailure),
            "on-request" => Some(Self::OnRequest),
            "never" => Some(Self::Never),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "granular" => member.parse().map(Self::Granular),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(AskForApproval);

/// Who answers approval questions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ApprovalsReviewer {
    /// The user, through the client.
    User,
    /// A reviewing agent that weighs the risk.
    AutoReview,
    /// Older name of the reviewing agent.
    GuardianSubagent,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ApprovalsReviewer {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::AutoReview => "auto_review",
            Self::GuardianSubagent => "guardian_subagent",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ApprovalsReviewer {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "auto_review" => Self::AutoReview,
            "guardian_subagent" => Self::GuardianSubagent,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ApprovalsReviewer);

/// Shorthand for a sandbox policy.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SandboxMode {
    /// Files can be read, nothing can be written.
    ReadOnly,
    /// The working directory and temporary directories can be written.
    WorkspaceWrite,
    /// No sandbox.
    DangerFullAccess,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SandboxMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::ReadOnly => "read-only",
            Self::WorkspaceWrite => "workspace-write",
            Self::DangerFullAccess => "danger-full-access",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SandboxMode {
    fn from(text: &str) -> Self {
        match text {
            "read-only" => Self::ReadOnly,
            "workspace-write" => Self::WorkspaceWrite,
            "danger-full-access" => Self::DangerFullAccess,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SandboxMode);

/// What commands and patches may touch.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum SandboxPolicy {
    /// No sandbox.
    #[serde(rename = "dangerFullAccess")]
    DangerFullAccess,
    /// Nothing can be written.
    #[serde(rename = "readOnly")]
    ReadOnly(SandboxPolicyReadOnly),
    /// The process already runs in a sandbox; none is added.
    #[serde(rename = "externalSandbox")]
    ExternalSandbox(SandboxPolicyExternalSandbox),
    /// The working directory and the listed roots can be written.
    #[serde(rename = "workspaceWrite")]
    WorkspaceWrite(SandboxPolicyWorkspaceWrite),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl SandboxPolicy {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::DangerFullAccess => Cow::Borrowed("dangerFullAccess"),
            Self::ReadOnly(_) => Cow::Borrowed("readOnly"),
            Self::ExternalSandbox(_) => Cow::Borrowed("externalSandbox"),
            Self::WorkspaceWrite(_) => Cow::Borrowed("workspaceWrite"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for SandboxPolicy {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "dangerFullAccess" => members.skip().map(|()| Self::DangerFullAccess),
            "readOnly" => members.parse().map(Self::ReadOnly),
            "externalSandbox" => members.parse().map(Self::ExternalSandbox),
            "workspaceWrite" => members.parse().map(Self::WorkspaceWrite),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(SandboxPolicy);

/// What a sandbox lets commands read. Older clients send it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum LegacyReadOnlyAccess {
    /// Everything.
    #[serde(rename = "fullAccess")]
    FullAccess,
    /// Listed folders. Refused: a permission profile says it.
    #[serde(rename = "restricted")]
    Restricted,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl LegacyReadOnlyAccess {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::FullAccess => Cow::Borrowed("fullAccess"),
            Self::Restricted => Cow::Borrowed("restricted"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for LegacyReadOnlyAccess {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "fullAccess" => members.skip().map(|()| Self::FullAccess),
            "restricted" => members.skip().map(|()| Self::Restricted),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(LegacyReadOnlyAccess);

/// Network rights inside an external sandbox.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NetworkAccess {
    /// No network.
    Restricted,
    /// Full network.
    Enabled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl NetworkAccess {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Restricted => "restricted",
            Self::Enabled => "enabled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for NetworkAccess {
    fn from(text: &str) -> Self {
        match text {
            "restricted" => Self::Restricted,
            "enabled" => Self::Enabled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(NetworkAccess);

/// Access to files.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FileSystemAccessMode {
    /// Reading.
    Read,
    /// Reading and writing.
    Write,
    /// Neither.
    Deny,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl FileSystemAccessMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::Deny => "deny",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for FileSystemAccessMode {
    fn from(text: &str) -> Self {
        match text {
            "read" => Self::Read,
            "write" => Self::Write,
            "deny" => Self::Deny,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(FileSystemAccessMode);

/// One or several paths.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum FileSystemPath {
    /// One file or directory with everything below it.
    #[serde(rename = "path")]
    Path(FileSystemPathPath),
    /// Every path a pattern matches.
    #[serde(rename = "glob_pattern")]
    GlobPattern(FileSystemPathGlobPattern),
    /// A place with a name of its own.
    #[serde(rename = "special")]
    Special(FileSystemPathSpecial),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl FileSystemPath {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Path(_) => Cow::Borrowed("path"),
            Self::GlobPattern(_) => Cow::Borrowed("glob_pattern"),
            Self::Special(_) => Cow::Borrowed("special"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for FileSystemPath {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "path" => members.parse().map(Self::Path),
            "glob_pattern" => members.parse().map(Self::GlobPattern),
            "special" => members.parse().map(Self::Special),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(FileSystemPath);

/// A place that is resolved where the sandbox is set up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind")]
pub enum FileSystemSpecialPath {
    /// The root of the file system.
    #[serde(rename = "root")]
    Root,
    /// The directories a program needs to run at all.
    #[serde(rename = "minimal")]
    Minimal,
    /// The roots of the workspace.
    #[serde(rename = "project_roots")]
    ProjectRoots(FileSystemSpecialPathProjectRoots),
    /// The directory in `TMPDIR`.
    #[serde(rename = "tmpdir")]
    Tmpdir,
    /// `/tmp`.
    #[serde(rename = "slash_tmp")]
    SlashTmp,
    /// A place this version does not know.
    #[serde(rename = "unknown")]
    Other(FileSystemSpecialPathOther),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl FileSystemSpecialPath {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Root => Cow::Borrowed("root"),
            Self::Minimal => Cow::Borrowed("minimal"),
            Self::ProjectRoots(_) => Cow::Borrowed("project_roots"),
            Self::Tmpdir => Cow::Borrowed("tmpdir"),
            Self::SlashTmp => Cow::Borrowed("slash_tmp"),
            Self::Other(_) => Cow::Borrowed("unknown"),
            Self::Unknown(raw) => support::tag_of(raw, "kind"),
        }
    }
}

impl<'de> support::Tagged<'de> for FileSystemSpecialPath {
    const TAG: &'static str = "kind";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "root" => members.skip().map(|()| Self::Root),
            "minimal" => members.skip().map(|()| Self::Minimal),
            "project_roots" => members.parse().map(Self::ProjectRoots),
            "tmpdir" => members.skip().map(|()| Self::Tmpdir),
            "slash_tmp" => members.skip().map(|()| Self::SlashTmp),
            "unknown" => members.parse().map(Self::Other),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(FileSystemSpecialPath);

/// Where a skill comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SkillScope {
    /// The home directory of the user.
    User,
    /// The project.
    Repo,
    /// The server brings it along.
    System,
    /// The administrator of the machine.
    Admin,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SkillScope {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Repo => "repo",
            Self::System => "system",
            Self::Admin => "admin",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SkillScope {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "repo" => Self::Repo,
            "system" => Self::System,
            "admin" => Self::Admin,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SkillScope);

/// Where telemetry goes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum OtelExporter {
    /// Nowhere.
    #[serde(rename = "none")]
    None,
    /// To the vendor.
    #[serde(rename = "statsig")]
    Statsig,
    /// To a collector over HTTP.
    #[serde(rename = "otlp-http")]
    OtlpHttp(OtelExporterOtlpHttp),
    /// To a collector over gRPC.
    #[serde(rename = "otlp-grpc")]
    OtlpGrpc(OtelExporterOtlpGrpc),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl OtelExporter {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::None => Cow::Borrowed("none"),
            Self::Statsig => Cow::Borrowed("statsig"),
            Self::OtlpHttp(_) => Cow::Borrowed("otlp-http"),
            Self::OtlpGrpc(_) => Cow::Borrowed("otlp-grpc"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for OtelExporter {
    fn text(text: &str) -> Option<Self> {
        match text {
            "none" => Some(Self::None),
            "statsig" => Some(Self::Statsig),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "otlp-http" => member.parse().map(Self::OtlpHttp),
            "otlp-grpc" => member.parse().map(Self::OtlpGrpc),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(OtelExporter);

/// Notation of messages to a collector.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OtelHttpProtocol {
    /// Protocol Buffers.
    Binary,
    /// JSON.
    Json,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl OtelHttpProtocol {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Binary => "binary",
            Self::Json => "json",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for OtelHttpProtocol {
    fn from(text: &str) -> Self {
        match text {
            "binary" => Self::Binary,
            "json" => Self::Json,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(OtelHttpProtocol);

/// What a thread is doing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadStatus {
    /// It is stored only.
    #[serde(rename = "notLoaded")]
    NotLoaded,
    /// It is loaded and waits for input.
    #[serde(rename = "idle")]
    Idle,
    /// Its last turn ended with a failure of the server.
    #[serde(rename = "systemError")]
    SystemError,
    /// A turn runs.
    #[serde(rename = "active")]
    Active(ThreadStatusActive),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadStatus {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::NotLoaded => Cow::Borrowed("notLoaded"),
            Self::Idle => Cow::Borrowed("idle"),
            Self::SystemError => Cow::Borrowed("systemError"),
            Self::Active(_) => Cow::Borrowed("active"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadStatus {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "notLoaded" => members.skip().map(|()| Self::NotLoaded),
            "idle" => members.skip().map(|()| Self::Idle),
            "systemError" => members.skip().map(|()| Self::SystemError),
            "active" => members.parse().map(Self::Active),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadStatus);

/// What a running turn waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadActiveFlag {
    /// An approval.
    WaitingOnApproval,
    /// An answer of the user.
    WaitingOnUserInput,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadActiveFlag {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::WaitingOnApproval => "waitingOnApproval",
            Self::WaitingOnUserInput => "waitingOnUserInput",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadActiveFlag {
    fn from(text: &str) -> Self {
        match text {
            "waitingOnApproval" => Self::WaitingOnApproval,
            "waitingOnUserInput" => Self::WaitingOnUserInput,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadActiveFlag);

/// How the history of a thread is stored and read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadHistoryMode {
    /// As one log that is read as a whole.
    Legacy,
    /// In pages, read with `thread/turns/list` and `thread/items/list`.
    Paginated,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadHistoryMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Legacy => "legacy",
            Self::Paginated => "paginated",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadHistoryMode {
    fn from(text: &str) -> Self {
        match text {
            "legacy" => Self::Legacy,
            "paginated" => Self::Paginated,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadHistoryMode);

/// Purpose of a thread, in words of the client.
pub type ThreadSource = String;

/// Kind of program a thread was created by.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum SessionSource {
    /// The terminal program.
    #[serde(rename = "cli")]
    Cli,
    /// An editor or another rich client.
    #[serde(rename = "vscode")]
    Vscode,
    /// A single non-interactive run.
    #[serde(rename = "exec")]
    Exec,
    /// This server on its own account.
    #[serde(rename = "appServer")]
    AppServer,
    /// Another program.
    #[serde(rename = "custom")]
    Custom(String),
    /// An agent of another thread.
    #[serde(rename = "subAgent")]
    SubAgent(SubAgentSource),
    /// Not recorded.
    #[serde(rename = "unknown")]
    Unrecorded,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl SessionSource {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Cli => Cow::Borrowed("cli"),
            Self::Vscode => Cow::Borrowed("vscode"),
            Self::Exec => Cow::Borrowed("exec"),
            Self::AppServer => Cow::Borrowed("appServer"),
            Self::Custom(_) => Cow::Borrowed("custom"),
            Self::SubAgent(_) => Cow::Borrowed("subAgent"),
            Self::Unrecorded => Cow::Borrowed("unknown"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for SessionSource {
    fn text(text: &str) -> Option<Self> {
        match text {
            "cli" => Some(Self::Cli),
            "vscode" => Some(Self::Vscode),
            "exec" => Some(Self::Exec),
            "appServer" => Some(Self::AppServer),
            "unknown" => Some(Self::Unrecorded),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "custom" => member.parse().map(Self::Custom),
            "subAgent" => member.parse().map(Self::SubAgent),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(SessionSource);

/// Kind of sub-agent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum SubAgentSource {
    /// Reviews changes.
    #[serde(rename = "review")]
    Review,
    /// Summarizes a history.
    #[serde(rename = "compact")]
    Compact,
    /// Was started by the agent of another thread.
    #[serde(rename = "thread_spawn")]
    ThreadSpawn(ThreadSpawnSource),
    /// Tidies up stored memories.
    #[serde(rename = "memory_consolidation")]
    MemoryConsolidation,
    /// Something else.
    #[serde(rename = "other")]
    Other(String),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl SubAgentSource {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Review => Cow::Borrowed("review"),
            Self::Compact => Cow::Borrowed("compact"),
            Self::ThreadSpawn(_) => Cow::Borrowed("thread_spawn"),
            Self::MemoryConsolidation => Cow::Borrowed("memory_consolidation"),
            Self::Other(_) => Cow::Borrowed("other"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for SubAgentSource {
    fn text(text: &str) -> Option<Self> {
        match text {
            "review" => Some(Self::Review),
            "compact" => Some(Self::Compact),
            "memory_consolidation" => Some(Self::MemoryConsolidation),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "thread_spawn" => member.parse().map(Self::ThreadSpawn),
            "other" => member.parse().map(Self::Other),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(SubAgentSource);

/// Id of a thread, a UUID.
pub type ThreadId = String;

/// Place of an agent in the tree of agents, with `/` between names.
pub type AgentPath = String;

/// How eagerly work is given to sub-agents.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum MultiAgentMode {
    /// Nothing is said of it.
    #[serde(rename = "none")]
    None,
    /// As a text says.
    #[serde(rename = "custom")]
    Custom(String),
    /// Only when the user asks for it.
    #[serde(rename = "explicitRequestOnly")]
    ExplicitRequestOnly,
    /// Whenever it helps.
    #[serde(rename = "proactive")]
    Proactive,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl MultiAgentMode {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::None => Cow::Borrowed("none"),
            Self::Custom(_) => Cow::Borrowed("custom"),
            Self::ExplicitRequestOnly => Cow::Borrowed("explicitRequestOnly"),
            Self::Proactive => Cow::Borrowed("proactive"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for MultiAgentMode {
    fn text(text: &str) -> Option<Self> {
        match text {
            "none" => Some(Self::None),
            "explicitRequestOnly" => Some(Self::ExplicitRequestOnly),
            "proactive" => Some(Self::Proactive),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "custom" => member.parse().map(Self::Custom),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(MultiAgentMode);

/// Outcome of unsubscribing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadUnsubscribeStatus {
    /// The thread is not loaded.
    NotLoaded,
    /// The connection was not subscribed.
    NotSubscribed,
    /// The connection was subscribed and is not any more.
    Unsubscribed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadUnsubscribeStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotLoaded => "notLoaded",
            Self::NotSubscribed => "notSubscribed",
            Self::Unsubscribed => "unsubscribed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadUnsubscribeStatus {
    fn from(text: &str) -> Self {
        match text {
            "notLoaded" => Self::NotLoaded,
            "notSubscribed" => Self::NotSubscribed,
            "unsubscribed" => Self::Unsubscribed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadUnsubscribeStatus);

/// Where a page of items begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ThreadItemsListCursor {
    /// An opaque cursor of an earlier page.
    Token(String),
    /// Next to an item.
    Anchor(ThreadItemsListAnchor),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadItemsListCursor {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Token(_) => Cow::Borrowed("Token"),
            Self::Anchor(_) => Cow::Borrowed("Anchor"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for ThreadItemsListCursor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Token(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Anchor(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// A place among the items of a turn; the item itself is not part of the page.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadItemsListAnchor {
    /// Next to an item.
    #[serde(rename = "item")]
    Item(ThreadItemsListAnchorItem),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadItemsListAnchor {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Item(_) => Cow::Borrowed("item"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadItemsListAnchor {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "item" => members.parse().map(Self::Item),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadItemsListAnchor);

/// One working directory or several.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ThreadListCwdFilter {
    /// A single path.
    One(String),
    /// Several paths; any of them matches.
    Many(Vec<String>),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadListCwdFilter {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::One(_) => Cow::Borrowed("One"),
            Self::Many(_) => Cow::Borrowed("Many"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for ThreadListCwdFilter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::One(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Many(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// Order of a list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SortDirection {
    /// Oldest first.
    Asc,
    /// Newest first.
    Desc,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SortDirection {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Asc => "asc",
            Self::Desc => "desc",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SortDirection {
    fn from(text: &str) -> Self {
        match text {
            "asc" => Self::Asc,
            "desc" => Self::Desc,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SortDirection);

/// What a list of threads is sorted by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadSortKey {
    /// Time of creation.
    CreatedAt,
    /// Time of the last change.
    UpdatedAt,
    /// Time of the last use.
    RecencyAt,
    /// Place in the section.
    SectionPosition,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadSortKey {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::CreatedAt => "created_at",
            Self::UpdatedAt => "updated_at",
            Self::RecencyAt => "recency_at",
            Self::SectionPosition => "section_position",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadSortKey {
    fn from(text: &str) -> Self {
        match text {
            "created_at" => Self::CreatedAt,
            "updated_at" => Self::UpdatedAt,
            "recency_at" => Self::RecencyAt,
            "section_position" => Self::SectionPosition,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadSortKey);

/// Kind of program, as a filter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum ThreadSourceKind {
    /// The terminal program.
    #[serde(rename = "cli")]
    Cli,
    /// An editor or another rich client.
    #[serde(rename = "vscode")]
    Vscode,
    /// Single non-interactive runs.
    #[serde(rename = "exec")]
    Exec,
    /// This server on its own account.
    #[serde(rename = "appServer")]
    AppServer,
    /// Sub-agents of every kind.
    #[serde(rename = "subAgent")]
    SubAgent,
    /// Reviewing sub-agents.
    #[serde(rename = "subAgentReview")]
    SubAgentReview,
    /// Summarizing sub-agents.
    #[serde(rename = "subAgentCompact")]
    SubAgentCompact,
    /// Sub-agents started by other agents.
    #[serde(rename = "subAgentThreadSpawn")]
    SubAgentThreadSpawn,
    /// Other sub-agents.
    #[serde(rename = "subAgentOther")]
    SubAgentOther,
    /// Not recorded.
    #[serde(rename = "unknown")]
    Unrecorded,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadSourceKind {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Cli => Cow::Borrowed("cli"),
            Self::Vscode => Cow::Borrowed("vscode"),
            Self::Exec => Cow::Borrowed("exec"),
            Self::AppServer => Cow::Borrowed("appServer"),
            Self::SubAgent => Cow::Borrowed("subAgent"),
            Self::SubAgentReview => Cow::Borrowed("subAgentReview"),
            Self::SubAgentCompact => Cow::Borrowed("subAgentCompact"),
            Self::SubAgentThreadSpawn => Cow::Borrowed("subAgentThreadSpawn"),
            Self::SubAgentOther => Cow::Borrowed("subAgentOther"),
            Self::Unrecorded => Cow::Borrowed("unknown"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for ThreadSourceKind {
    fn text(text: &str) -> Option<Self> {
        match text {
            "cli" => Some(Self::Cli),
            "vscode" => Some(Self::Vscode),
            "exec" => Some(Self::Exec),
            "appServer" => Some(Self::AppServer),
            "subAgent" => Some(Self::SubAgent),
            "subAgentReview" => Some(Self::SubAgentReview),
            "subAgentCompact" => Some(Self::SubAgentCompact),
            "subAgentThreadSpawn" => Some(Self::SubAgentThreadSpawn),
            "subAgentOther" => Some(Self::SubAgentOther),
            "unknown" => Some(Self::Unrecorded),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(ThreadSourceKind);

/// A place from which on a thread is unread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadUnreadPosition {
    /// The whole thread was marked unread.
    #[serde(rename = "threadStart")]
    ThreadStart,
    /// A turn.
    #[serde(rename = "turn")]
    Turn(ThreadUnreadPositionTurn),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadUnreadPosition {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ThreadStart => Cow::Borrowed("threadStart"),
            Self::Turn(_) => Cow::Borrowed("turn"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadUnreadPosition {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "threadStart" => members.skip().map(|()| Self::ThreadStart),
            "turn" => members.parse().map(Self::Turn),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadUnreadPosition);

/// Whether a thread may become part of memories.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadMemoryMode {
    /// It may.
    Enabled,
    /// It stays out of them.
    Disabled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadMemoryMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Enabled => "enabled",
            Self::Disabled => "disabled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadMemoryMode {
    fn from(text: &str) -> Self {
        match text {
            "enabled" => Self::Enabled,
            "disabled" => Self::Disabled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadMemoryMode);

/// How to mark a thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadReadStateOperation {
    /// As read.
    #[serde(rename = "read")]
    Read,
    /// As unread.
    #[serde(rename = "unread")]
    Unread,
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadReadStateOperation {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Read => Cow::Borrowed("read"),
            Self::Unread => Cow::Borrowed("unread"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadReadStateOperation {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "read" => members.skip().map(|()| Self::Read),
            "unread" => members.skip().map(|()| Self::Unread),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadReadStateOperation);

/// What found threads are sorted by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadSearchSortKey {
    /// Time of creation.
    CreatedAt,
    /// Time of the last change.
    UpdatedAt,
    /// Time of the last use.
    RecencyAt,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadSearchSortKey {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::CreatedAt => "created_at",
            Self::UpdatedAt => "updated_at",
            Self::RecencyAt => "recency_at",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadSearchSortKey {
    fn from(text: &str) -> Self {
        match text {
            "created_at" => Self::CreatedAt,
            "updated_at" => Self::UpdatedAt,
            "recency_at" => Self::RecencyAt,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadSearchSortKey);

/// What made a client start a thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadStartSource {
    /// The client was opened.
    Startup,
    /// The user began anew.
    Clear,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadStartSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Startup => "startup",
            Self::Clear => "clear",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadStartSource {
    fn from(text: &str) -> Self {
        match text {
            "startup" => Self::Startup,
            "clear" => Self::Clear,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadStartSource);

/// Place of a capability root.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum CapabilityRootLocation {
    /// A directory inside an environment.
    #[serde(rename = "environment")]
    Environment(CapabilityRootLocationEnvironment),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl CapabilityRootLocation {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Environment(_) => Cow::Borrowed("environment"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for CapabilityRootLocation {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "environment" => members.parse().map(Self::Environment),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(CapabilityRootLocation);

/// One step of a thread's history.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ThreadTimelineEntry {
    /// An item of a turn.
    #[serde(rename = "item")]
    Item(ThreadTimelineEntryItem),
    /// An item of a voice session.
    #[serde(rename = "realtime")]
    Realtime(ThreadTimelineEntryRealtime),
    /// A turn began.
    #[serde(rename = "turnStarted")]
    TurnStarted(ThreadTimelineEntryTurnStarted),
    /// A turn ended.
    #[serde(rename = "turnCompleted")]
    TurnCompleted(ThreadTimelineEntryTurnCompleted),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ThreadTimelineEntry {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Item(_) => Cow::Borrowed("item"),
            Self::Realtime(_) => Cow::Borrowed("realtime"),
            Self::TurnStarted(_) => Cow::Borrowed("turnStarted"),
            Self::TurnCompleted(_) => Cow::Borrowed("turnCompleted"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ThreadTimelineEntry {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "item" => members.parse().map(Self::Item),
            "realtime" => members.parse().map(Self::Realtime),
            "turnStarted" => members.parse().map(Self::TurnStarted),
            "turnCompleted" => members.parse().map(Self::TurnCompleted),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ThreadTimelineEntry);

/// A tool the client offers to the model.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum DynamicToolSpec {
    /// A single tool. A value without `type` is one.
    #[serde(rename = "function")]
    Function(DynamicToolSpecFunction),
    /// Tools grouped under a common name.
    #[serde(rename = "namespace")]
    Namespace(DynamicToolSpecNamespace),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl DynamicToolSpec {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Function(_) => Cow::Borrowed("function"),
            Self::Namespace(_) => Cow::Borrowed("namespace"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for DynamicToolSpec {
    const TAG: &'static str = "type";
    const DEFAULT_TAG: Option<&'static str> = Some("function");

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "function" => members.parse().map(Self::Function),
            "namespace" => members.parse().map(Self::Namespace),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(DynamicToolSpec);

/// A tool inside a group.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum DynamicToolNamespaceTool {
    /// A tool that is called with arguments.
    #[serde(rename = "function")]
    Function(DynamicToolNamespaceToolFunction),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl DynamicToolNamespaceTool {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Function(_) => Cow::Borrowed("function"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for DynamicToolNamespaceTool {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "function" => members.parse().map(Self::Function),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(DynamicToolNamespaceTool);

/// A piece of a tool result.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum DynamicToolCallOutputContentItem {
    /// Text.
    #[serde(rename = "inputText")]
    InputText(DynamicToolCallOutputContentItemInputText),
    /// An image.
    #[serde(rename = "inputImage")]
    InputImage(DynamicToolCallOutputContentItemInputImage),
    /// A sound.
    #[serde(rename = "inputAudio")]
    InputAudio(DynamicToolCallOutputContentItemInputAudio),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl DynamicToolCallOutputContentItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::InputText(_) => Cow::Borrowed("inputText"),
            Self::InputImage(_) => Cow::Borrowed("inputImage"),
            Self::InputAudio(_) => Cow::Borrowed("inputAudio"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for DynamicToolCallOutputContentItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "inputText" => members.parse().map(Self::InputText),
            "inputImage" => members.parse().map(Self::InputImage),
            "inputAudio" => members.parse().map(Self::InputAudio),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(DynamicToolCallOutputContentItem);

/// How much of a turn its `items` hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnItemsView {
    /// Nothing; the list is empty on purpose.
    NotLoaded,
    /// The user message and the final answer.
    Summary,
    /// Every stored item.
    Full,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TurnItemsView {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotLoaded => "notLoaded",
            Self::Summary => "summary",
            Self::Full => "full",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TurnItemsView {
    fn from(text: &str) -> Self {
        match text {
            "notLoaded" => Self::NotLoaded,
            "summary" => Self::Summary,
            "full" => Self::Full,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TurnItemsView);

/// Where a turn stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnStatus {
    /// It ended as planned.
    Completed,
    /// It was stopped.
    Interrupted,
    /// It ended with an error.
    Failed,
    /// It runs.
    InProgress,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TurnStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Completed => "completed",
            Self::Interrupted => "interrupted",
            Self::Failed => "failed",
            Self::InProgress => "inProgress",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TurnStatus {
    fn from(text: &str) -> Self {
        match text {
            "completed" => Self::Completed,
            "interrupted" => Self::Interrupted,
            "failed" => Self::Failed,
            "inProgress" => Self::InProgress,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TurnStatus);

/// Kind of failure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum CodexErrorInfo {
    /// The history is too long for the model.
    #[serde(rename = "contextWindowExceeded")]
    ContextWindowExceeded,
    /// The budget of the session is used up.
    #[serde(rename = "sessionBudgetExceeded")]
    SessionBudgetExceeded,
    /// The usage limit of the account is reached.
    #[serde(rename = "usageLimitExceeded")]
    UsageLimitExceeded,
    /// Too many requests in a short time.
    #[serde(rename = "rateLimitExceeded")]
    RateLimitExceeded,
    /// The flexible service tier has no room.
    #[serde(rename = "flexUnavailable")]
    FlexUnavailable,
    /// The provider has no room.
    #[serde(rename = "serverOverloaded")]
    ServerOverloaded,
    /// The provider does not have the model.
    #[serde(rename = "modelNotFound")]
    ModelNotFound,
    /// The checks that must accompany the work have no room.
    #[serde(rename = "policyCapacityUnavailable")]
    PolicyCapacityUnavailable,
    /// Refused for reasons of computer security.
    #[serde(rename = "cyberPolicy")]
    CyberPolicy,
    /// Stopped because the model's conduct was questionable.
    #[serde(rename = "misalignmentPolicyViolation")]
    MisalignmentPolicyViolation,
    /// Too many actions in a row were refused.
    #[serde(rename = "tooManyDenials")]
    TooManyDenials,
    /// The provider failed.
    #[serde(rename = "internalServerError")]
    InternalServerError,
    /// The credentials were refused.
    #[serde(rename = "unauthorized")]
    Unauthorized,
    /// The provider refused the request.
    #[serde(rename = "badRequest")]
    BadRequest,
    /// Turns could not be taken back.
    #[serde(rename = "threadRollbackFailed")]
    ThreadRollbackFailed,
    /// The sandbox failed.
    #[serde(rename = "sandboxError")]
    SandboxError,
    /// A hook of the workspace refused the request.
    #[serde(rename = "inferenceHookDenied")]
    InferenceHookDenied,
    /// Anything else.
    #[serde(rename = "other")]
    Other,
    /// The model has reached its cap.
    #[serde(rename = "modelCap")]
    ModelCap(ModelCapErrorInfo),
    /// The request failed.
    #[serde(rename = "httpConnectionFailed")]
    HttpConnectionFailed(HttpStatusErrorInfo),
    /// The stream could not be opened.
    #[serde(rename = "responseStreamConnectionFailed")]
    ResponseStreamConnectionFailed(HttpStatusErrorInfo),
    /// The stream broke off.
    #[serde(rename = "responseStreamDisconnected")]
    ResponseStreamDisconnected(HttpStatusErrorInfo),
    /// All retries failed.
    #[serde(rename = "responseTooManyFailedAttempts")]
    ResponseTooManyFailedAttempts(HttpStatusErrorInfo),
    /// The running turn takes no further input.
    #[serde(rename = "activeTurnNotSteerable")]
    ActiveTurnNotSteerable(ActiveTurnNotSteerableErrorInfo),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl CodexErrorInfo {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ContextWindowExceeded => Cow::Borrowed("contextWindowExceeded"),
            Self::SessionBudgetExceeded => Cow::Borrowed("sessionBudgetExceeded"),
            Self::UsageLimitExceeded => Cow::Borrowed("usageLimitExceeded"),
            Self::RateLimitExceeded => Cow::Borrowed("rateLimitExceeded"),
            Self::FlexUnavailable => Cow::Borrowed("flexUnavailable"),
            Self::ServerOverloaded => Cow::Borrowed("serverOverloaded"),
            Self::ModelNotFound => Cow::Borrowed("modelNotFound"),
            Self::PolicyCapacityUnavailable => Cow::Borrowed("policyCapacityUnavailable"),
            Self::CyberPolicy => Cow::Borrowed("cyberPolicy"),
            Self::MisalignmentPolicyViolation => Cow::Borrowed("misalignmentPolicyViolation"),
            Self::TooManyDenials => Cow::Borrowed("tooManyDenials"),
            Self::InternalServerError => Cow::Borrowed("internalServerError"),
            Self::Unauthorized => Cow::Borrowed("unauthorized"),
            Self::BadRequest => Cow::Borrowed("badRequest"),
            Self::ThreadRollbackFailed => Cow::Borrowed("threadRollbackFailed"),
            Self::SandboxError => Cow::Borrowed("sandboxError"),
            Self::InferenceHookDenied => Cow::Borrowed("inferenceHookDenied"),
            Self::Other => Cow::Borrowed("other"),
            Self::ModelCap(_) => Cow::Borrowed("modelCap"),
            Self::HttpConnectionFailed(_) => Cow::Borrowed("httpConnectionFailed"),
            Self::ResponseStreamConnectionFailed(_) => {
                Cow::Borrowed("responseStreamConnectionFailed")
            }
            Self::ResponseStreamDisconnected(_) => Cow::Borrowed("responseStreamDisconnected"),
            Self::ResponseTooManyFailedAttempts(_) => {
                Cow::Borrowed("responseTooManyFailedAttempts")
            }
            Self::ActiveTurnNotSteerable(_) => Cow::Borrowed("activeTurnNotSteerable"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for CodexErrorInfo {
    fn text(text: &str) -> Option<Self> {
        match text {
            "contextWindowExceeded" => Some(Self::ContextWindowExceeded),
            "sessionBudgetExceeded" => Some(Self::SessionBudgetExceeded),
            "usageLimitExceeded" => Some(Self::UsageLimitExceeded),
            "rateLimitExceeded" => Some(Self::RateLimitExceeded),
            "flexUnavailable" => Some(Self::FlexUnavailable),
            "serverOverloaded" => Some(Self::ServerOverloaded),
            "modelNotFound" => Some(Self::ModelNotFound),
            "policyCapacityUnavailable" => Some(Self::PolicyCapacityUnavailable),
            "cyberPolicy" => Some(Self::CyberPolicy),
            "misalignmentPolicyViolation" => Some(Self::MisalignmentPolicyViolation),
            "tooManyDenials" => Some(Self::TooManyDenials),
            "internalServerError" => Some(Self::InternalServerError),
            "unauthorized" => Some(Self::Unauthorized),
            "badRequest" => Some(Self::BadRequest),
            "threadRollbackFailed" => Some(Self::ThreadRollbackFailed),
            "sandboxError" => Some(Self::SandboxError),
            "inferenceHookDenied" => Some(Self::InferenceHookDenied),
            "other" => Some(Self::Other),
            _ => None,
        }
    }

    fn member<A: MapAccess<'de>>(name: &str, member: support::Only<A>) -> Result<Self, A::Error> {
        match name {
            "modelCap" => member.parse().map(Self::ModelCap),
            "httpConnectionFailed" => member.parse().map(Self::HttpConnectionFailed),
            "responseStreamConnectionFailed" => {
                member.parse().map(Self::ResponseStreamConnectionFailed)
            }
            "responseStreamDisconnected" => member.parse().map(Self::ResponseStreamDisconnected),
            "responseTooManyFailedAttempts" => {
                member.parse().map(Self::ResponseTooManyFailedAttempts)
            }
            "activeTurnNotSteerable" => member.parse().map(Self::ActiveTurnNotSteerable),
            _ => member.keep(name).map(Self::Unknown),
        }
    }

    fn unknown(raw: RawJson) -> Self {
        Self::Unknown(raw)
    }
}

support::external_union!(CodexErrorInfo);

/// Kind of turn that takes no further input.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NonSteerableTurnKind {
    /// A review.
    Review,
    /// Summarizing the history.
    Compact,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl NonSteerableTurnKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Review => "review",
            Self::Compact => "compact",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for NonSteerableTurnKind {
    fn from(text: &str) -> Self {
        match text {
            "review" => Self::Review,
            "compact" => Self::Compact,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(NonSteerableTurnKind);

/// How far a step of a plan is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnPlanStepStatus {
    /// Not begun.
    Pending,
    /// Being worked on.
    InProgress,
    /// Done.
    Completed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TurnPlanStepStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::InProgress => "inProgress",
            Self::Completed => "completed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TurnPlanStepStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "inProgress" => Self::InProgress,
            "completed" => Self::Completed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TurnPlanStepStatus);

/// How long the model thinks, as a value the model advertises; never empty.
pub type ReasoningEffort = String;

/// How much of the reasoning is summarized.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ReasoningSummary {
    /// As the model sees fit.
    Auto,
    /// Briefly.
    Concise,
    /// At length.
    Detailed,
    /// Not at all.
    None,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ReasoningSummary {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Auto => "auto",
            Self::Concise => "concise",
            Self::Detailed => "detailed",
            Self::None => "none",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ReasoningSummary {
    fn from(text: &str) -> Self {
        match text {
            "auto" => Self::Auto,
            "concise" => Self::Concise,
            "detailed" => Self::Detailed,
            "none" => Self::None,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ReasoningSummary);

/// Tone of the answers; newer models do not change it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Personality {
    /// No particular tone.
    None,
    /// Warm.
    Friendly,
    /// Matter-of-fact.
    Pragmatic,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl Personality {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::None => "none",
            Self::Friendly => "friendly",
            Self::Pragmatic => "pragmatic",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for Personality {
    fn from(text: &str) -> Self {
        match text {
            "none" => Self::None,
            "friendly" => Self::Friendly,
            "pragmatic" => Self::Pragmatic,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(Personality);

/// Kind of collaboration mode.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ModeKind {
    /// A plan is worked out first, nothing is changed.
    Plan,
    /// The work is done.
    Default,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ModeKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Plan => "plan",
            Self::Default => "default",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ModeKind {
    fn from(text: &str) -> Self {
        match text {
            "plan" => Self::Plan,
            "default" => Self::Default,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ModeKind);

/// Program for security work.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CyberAccessProgram {
    /// None in particular.
    Standard,
    /// Daybreak for defenders.
    DaybreakBlue,
    /// Daybreak for testers.
    DaybreakRed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CyberAccessProgram {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Standard => "standard",
            Self::DaybreakBlue => "daybreakBlue",
            Self::DaybreakRed => "daybreakRed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CyberAccessProgram {
    fn from(text: &str) -> Self {
        match text {
            "standard" => Self::Standard,
            "daybreakBlue" => Self::DaybreakBlue,
            "daybreakRed" => Self::DaybreakRed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CyberAccessProgram);

/// What became of a change of a turn's settings.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnSettingsUpdateStatus {
    /// It holds from the next step on, if there is one.
    Applied,
    /// The turn does not run any more.
    TargetUnavailable,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TurnSettingsUpdateStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Applied => "applied",
            Self::TargetUnavailable => "targetUnavailable",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TurnSettingsUpdateStatus {
    fn from(text: &str) -> Self {
        match text {
            "applied" => Self::Applied,
            "targetUnavailable" => Self::TargetUnavailable,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TurnSettingsUpdateStatus);

/// What is used up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AddCreditsNudgeCreditType {
    /// The credits.
    Credits,
    /// The usage limit.
    UsageLimit,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AddCreditsNudgeCreditType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Credits => "credits",
            Self::UsageLimit => "usage_limit",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AddCreditsNudgeCreditType {
    fn from(text: &str) -> Self {
        match text {
            "credits" => Self::Credits,
            "usage_limit" => Self::UsageLimit,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AddCreditsNudgeCreditType);

/// What became of an e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AddCreditsNudgeEmailStatus {
    /// It is sent.
    Sent,
    /// One was sent not long ago; this one is not.
    CooldownActive,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AddCreditsNudgeEmailStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Sent => "sent",
            Self::CooldownActive => "cooldown_active",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AddCreditsNudgeEmailStatus {
    fn from(text: &str) -> Self {
        match text {
            "sent" => Self::Sent,
            "cooldown_active" => Self::CooldownActive,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AddCreditsNudgeEmailStatus);

/// What became of a credit to use.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConsumeAccountRateLimitResetCreditOutcome {
    /// It is used; the limits begin anew.
    Reset,
    /// No limit can be reset now.
    NothingToReset,
    /// There is none.
    NoCredit,
    /// This wish was fulfilled before.
    AlreadyRedeemed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ConsumeAccountRateLimitResetCreditOutcome {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Reset => "reset",
            Self::NothingToReset => "nothingToReset",
            Self::NoCredit => "noCredit",
            Self::AlreadyRedeemed => "alreadyRedeemed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ConsumeAccountRateLimitResetCreditOutcome {
    fn from(text: &str) -> Self {
        match text {
            "reset" => Self::Reset,
            "nothingToReset" => Self::NothingToReset,
            "noCredit" => Self::NoCredit,
            "alreadyRedeemed" => Self::AlreadyRedeemed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ConsumeAccountRateLimitResetCreditOutcome);

/// Whether a credit can be used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RateLimitResetCreditStatus {
    /// It can.
    Available,
    /// It is being used.
    Redeeming,
    /// It was used.
    Redeemed,
    /// Something that this version does not know.
    NotKnown,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RateLimitResetCreditStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Available => "available",
            Self::Redeeming => "redeeming",
            Self::Redeemed => "redeemed",
            Self::NotKnown => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RateLimitResetCreditStatus {
    fn from(text: &str) -> Self {
        match text {
            "available" => Self::Available,
            "redeeming" => Self::Redeeming,
            "redeemed" => Self::Redeemed,
            "unknown" => Self::NotKnown,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RateLimitResetCreditStatus);

/// What a credit resets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RateLimitResetType {
    /// The usage limits.
    CodexRateLimits,
    /// Something that this version does not know.
    NotKnown,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RateLimitResetType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::CodexRateLimits => "codexRateLimits",
            Self::NotKnown => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RateLimitResetType {
    fn from(text: &str) -> Self {
        match text {
            "codexRateLimits" => Self::CodexRateLimits,
            "unknown" => Self::NotKnown,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RateLimitResetType);

/// Where a message is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WorkspaceMessageType {
    /// As a headline.
    Headline,
    /// As an announcement.
    Announcement,
    /// Somewhere that this version does not know.
    NotKnown,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WorkspaceMessageType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Headline => "headline",
            Self::Announcement => "announcement",
            Self::NotKnown => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WorkspaceMessageType {
    fn from(text: &str) -> Self {
        match text {
            "headline" => Self::Headline,
            "announcement" => Self::Announcement,
            "unknown" => Self::NotKnown,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WorkspaceMessageType);

/// Why a user cannot be verified.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum UserVerificationUnavailableReason {
    /// The device has no key.
    CredentialMissing,
    /// The device has no way to recognize its user.
    BiometricsUnavailable,
    /// The system offers no such service.
    ProviderUnavailable,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl UserVerificationUnavailableReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::CredentialMissing => "credentialMissing",
            Self::BiometricsUnavailable => "biometricsUnavailable",
            Self::ProviderUnavailable => "providerUnavailable",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for UserVerificationUnavailableReason {
    fn from(text: &str) -> Self {
        match text {
            "credentialMissing" => Self::CredentialMissing,
            "biometricsUnavailable" => Self::BiometricsUnavailable,
            "providerUnavailable" => Self::ProviderUnavailable,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(UserVerificationUnavailableReason);

/// Why a verification ended early.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum UserVerificationCancellationReason {
    /// The user refused.
    UserCancelled,
    /// It was cancelled.
    Interrupted,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl UserVerificationCancellationReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::UserCancelled => "userCancelled",
            Self::Interrupted => "interrupted",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for UserVerificationCancellationReason {
    fn from(text: &str) -> Self {
        match text {
            "userCancelled" => Self::UserCancelled,
            "interrupted" => Self::Interrupted,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(UserVerificationCancellationReason);

/// The `data` of errors of user verification.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum UserVerificationErrorDetails {
    /// The request makes no sense.
    #[serde(rename = "invalidRequest")]
    InvalidRequest(UserVerificationErrorDetailsInvalidRequest),
    /// This device cannot do it.
    #[serde(rename = "unavailable")]
    Unavailable(UserVerificationErrorDetailsUnavailable),
    /// It ended early.
    #[serde(rename = "cancelled")]
    Cancelled(UserVerificationErrorDetailsCancelled),
    /// It went wrong.
    #[serde(rename = "failed")]
    Failed(UserVerificationErrorDetailsFailed),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl UserVerificationErrorDetails {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::InvalidRequest(_) => Cow::Borrowed("invalidRequest"),
            Self::Unavailable(_) => Cow::Borrowed("unavailable"),
            Self::Cancelled(_) => Cow::Borrowed("cancelled"),
            Self::Failed(_) => Cow::Borrowed("failed"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for UserVerificationErrorDetails {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "invalidRequest" => members.parse().map(Self::InvalidRequest),
            "unavailable" => members.parse().map(Self::Unavailable),
            "cancelled" => members.parse().map(Self::Cancelled),
            "failed" => members.parse().map(Self::Failed),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(UserVerificationErrorDetails);

/// Why a verification went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum UserVerificationFailureReason {
    /// The user was not recognized.
    AuthenticationFailed,
    /// Nobody reacted in time.
    Timeout,
    /// The service of the system failed.
    ProviderError,
    /// The server failed.
    ServiceError,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl UserVerificationFailureReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AuthenticationFailed => "authenticationFailed",
            Self::Timeout => "timeout",
            Self::ProviderError => "providerError",
            Self::ServiceError => "serviceError",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for UserVerificationFailureReason {
    fn from(text: &str) -> Self {
        match text {
            "authenticationFailed" => Self::AuthenticationFailed,
            "timeout" => Self::Timeout,
            "providerError" => Self::ProviderError,
            "serviceError" => Self::ServiceError,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(UserVerificationFailureReason);

/// What is wrong with a request of user verification.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum UserVerificationInvalidRequestReason {
    /// Its params.
    InvalidParams,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl UserVerificationInvalidRequestReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InvalidParams => "invalidParams",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for UserVerificationInvalidRequestReason {
    fn from(text: &str) -> Self {
        match text {
            "invalidParams" => Self::InvalidParams,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(UserVerificationInvalidRequestReason);

/// State of the Windows sandbox.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WindowsSandboxReadiness {
    /// Can be used.
    Ready,
    /// Has to be set up first.
    NotConfigured,
    /// Was set up by an older version and has to be set up again.
    UpdateRequired,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WindowsSandboxReadiness {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ready => "ready",
            Self::NotConfigured => "notConfigured",
            Self::UpdateRequired => "updateRequired",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WindowsSandboxReadiness {
    fn from(text: &str) -> Self {
        match text {
            "ready" => Self::Ready,
            "notConfigured" => Self::NotConfigured,
            "updateRequired" => Self::UpdateRequired,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WindowsSandboxReadiness);

/// How to set the Windows sandbox up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WindowsSandboxSetupMode {
    /// With the rights of an administrator.
    Elevated,
    /// With the rights of the user.
    Unelevated,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WindowsSandboxSetupMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Elevated => "elevated",
            Self::Unelevated => "unelevated",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WindowsSandboxSetupMode {
    fn from(text: &str) -> Self {
        match text {
            "elevated" => Self::Elevated,
            "unelevated" => Self::Unelevated,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WindowsSandboxSetupMode);
