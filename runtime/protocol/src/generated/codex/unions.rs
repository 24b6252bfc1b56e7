// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/unions.rs.j2 from schema/codex/types/*.json.

//! Enums and unions of the wire, all open: what is unknown is kept and written back unchanged.

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
        if let Ok(value) = raw.decode() {
            return Ok(Self::One(value));
        }
        if let Ok(value) = raw.decode() {
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
        if let Ok(value) = raw.decode() {
            return Ok(Self::Enabled(value));
        }
        if let Ok(value) = raw.decode() {
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
        if let Ok(value) = raw.decode() {
            return Ok(Self::Text(value));
        }
        if let Ok(value) = raw.decode() {
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
        if let Ok(value) = raw.decode() {
            return Ok(Self::Text(value));
        }
        if let Ok(value) = raw.decode() {
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

/// When the user is asked before something is done.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum AskForApproval {
    /// Ask for every command that is not known to be harmless.
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
    /// Only when the user asks for it.
    #[serde(rename = "explicitRequestOnly")]
    ExplicitRequestOnly,
    /// Whenever it helps.
    #[serde(rename = "proactive")]
    Proactive,
    /// As a text says.
    #[serde(rename = "custom")]
    Custom(String),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl MultiAgentMode {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ExplicitRequestOnly => Cow::Borrowed("explicitRequestOnly"),
            Self::Proactive => Cow::Borrowed("proactive"),
            Self::Custom(_) => Cow::Borrowed("custom"),
            Self::Unknown(raw) => support::external_tag_of(raw),
        }
    }
}

impl<'de> support::External<'de> for MultiAgentMode {
    fn text(text: &str) -> Option<Self> {
        match text {
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
        if let Ok(value) = raw.decode() {
            return Ok(Self::One(value));
        }
        if let Ok(value) = raw.decode() {
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
        if let Ok(value) = raw.decode() {
            return Ok(Self::Token(value));
        }
        if let Ok(value) = raw.decode() {
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

/// A tool the client offers to the model.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum DynamicToolSpec {
    /// Tools grouped under a common name.
    Namespace(DynamicToolSpecNamespace),
    /// A single tool. A value without `type` is one.
    Function(DynamicToolSpecFunction),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl DynamicToolSpec {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Namespace(_) => Cow::Borrowed("Namespace"),
            Self::Function(_) => Cow::Borrowed("Function"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for DynamicToolSpec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Ok(value) = raw.decode() {
            return Ok(Self::Namespace(value));
        }
        if let Ok(value) = raw.decode() {
            return Ok(Self::Function(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// Always `namespace`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DynamicToolSpecNamespaceType;

support::fixed_text!(DynamicToolSpecNamespaceType, "namespace");

/// Always `function`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DynamicToolSpecFunctionType;

support::fixed_text!(DynamicToolSpecFunctionType, "function");

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
