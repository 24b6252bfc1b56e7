// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/unions.rs.j2 from schema/acp/types/*.json.

//! Enums and unions of the wire, all open: what is unknown is kept and written back unchanged.

use std::borrow::Cow;

use serde::Serialize;
use serde::de::MapAccess;
use serde::{Deserialize, Deserializer};

use super::types::*;
use crate::RawJson;
use crate::support;

/// One way to sign in. Without a `type` the agent runs it itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum AuthMethod {
    /// The client runs the agent program once more, in a terminal, and connects again after it exited with status 0. It is never passed to `authenticate`. Listed only for clients with `auth.terminal`.
    Terminal(AuthMethodTerminal),
    /// The agent signs in when `authenticate` names this method.
    Agent(AuthMethodAgent),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AuthMethod {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Terminal(_) => Cow::Borrowed("Terminal"),
            Self::Agent(_) => Cow::Borrowed("Agent"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for AuthMethod {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Terminal(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Agent(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// Always `terminal`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AuthMethodTerminalType;

support::fixed_text!(AuthMethodTerminalType, "terminal");

/// Whether someone is signed in. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AuthState {
    /// There are credentials. They may still turn out to be invalid.
    Authenticated,
    /// A sign-in is needed: credentials are missing, expired or refused.
    Unauthenticated,
    /// None is needed, as for a model that runs locally.
    NotRequired,
    /// The agent cannot tell.
    Undetermined,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AuthState {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Authenticated => "authenticated",
            Self::Unauthenticated => "unauthenticated",
            Self::NotRequired => "not_required",
            Self::Undetermined => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AuthState {
    fn from(text: &str) -> Self {
        match text {
            "authenticated" => Self::Authenticated,
            "unauthenticated" => Self::Unauthenticated,
            "not_required" => Self::NotRequired,
            "unknown" => Self::Undetermined,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AuthState);

/// A setting of a session that the user may change, with its present value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum SessionConfigOption {
    /// One value out of a list.
    #[serde(rename = "select")]
    Select(SessionConfigOptionSelect),
    /// A switch. Listed only for clients with `session.configOptions.boolean`.
    #[serde(rename = "boolean")]
    Boolean(SessionConfigOptionBoolean),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl SessionConfigOption {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Select(_) => Cow::Borrowed("select"),
            Self::Boolean(_) => Cow::Borrowed("boolean"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for SessionConfigOption {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "select" => members.parse().map(Self::Select),
            "boolean" => members.parse().map(Self::Boolean),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(SessionConfigOption);

/// What a configuration option is about. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SessionConfigOptionCategory {
    /// The mode of the session.
    Mode,
    /// The model that answers.
    Model,
    /// A parameter of the model.
    ModelConfig,
    /// How much the model reasons.
    ThoughtLevel,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SessionConfigOptionCategory {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Mode => "mode",
            Self::Model => "model",
            Self::ModelConfig => "model_config",
            Self::ThoughtLevel => "thought_level",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SessionConfigOptionCategory {
    fn from(text: &str) -> Self {
        match text {
            "mode" => Self::Mode,
            "model" => Self::Model,
            "model_config" => Self::ModelConfig,
            "thought_level" => Self::ThoughtLevel,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SessionConfigOptionCategory);

/// The choices of a `select` option: either all plain or all in groups.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum SessionConfigSelectOptions {
    /// A plain list of choices.
    Ungrouped(Vec<SessionConfigSelectOption>),
    /// Choices in groups.
    Grouped(Vec<SessionConfigSelectGroup>),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl SessionConfigSelectOptions {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Ungrouped(_) => Cow::Borrowed("Ungrouped"),
            Self::Grouped(_) => Cow::Borrowed("Grouped"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for SessionConfigSelectOptions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Ungrouped(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Grouped(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// A value for a configuration option.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum SessionConfigOptionValue {
    /// The state of a `boolean` option; `type` is `boolean` beside it.
    Boolean(bool),
    /// The `value` of a choice of a `select` option.
    ValueId(String),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl SessionConfigOptionValue {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Boolean(_) => Cow::Borrowed("Boolean"),
            Self::ValueId(_) => Cow::Borrowed("ValueId"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for SessionConfigOptionValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Boolean(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::ValueId(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// One piece of content, in the shape MCP uses.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ContentBlock {
    /// Text, possibly Markdown.
    #[serde(rename = "text")]
    Text(ContentBlockText),
    /// A picture. In prompts it needs `promptCapabilities.image`.
    #[serde(rename = "image")]
    Image(ContentBlockImage),
    /// A sound. In prompts it needs `promptCapabilities.audio`.
    #[serde(rename = "audio")]
    Audio(ContentBlockAudio),
    /// A pointer to a file or another resource, without its contents.
    #[serde(rename = "resource_link")]
    ResourceLink(ContentBlockResourceLink),
    /// A resource with its contents. In prompts it needs `promptCapabilities.embeddedContext`.
    #[serde(rename = "resource")]
    Resource(ContentBlockResource),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ContentBlock {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("text"),
            Self::Image(_) => Cow::Borrowed("image"),
            Self::Audio(_) => Cow::Borrowed("audio"),
            Self::ResourceLink(_) => Cow::Borrowed("resource_link"),
            Self::Resource(_) => Cow::Borrowed("resource"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ContentBlock {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "text" => members.parse().map(Self::Text),
            "image" => members.parse().map(Self::Image),
            "audio" => members.parse().map(Self::Audio),
            "resource_link" => members.parse().map(Self::ResourceLink),
            "resource" => members.parse().map(Self::Resource),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ContentBlock);

/// A resource with its contents, as text or as bytes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum EmbeddedResourceResource {
    /// Contents that are text.
    Text(EmbeddedResourceResourceText),
    /// Contents that are bytes.
    Blob(EmbeddedResourceResourceBlob),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl EmbeddedResourceResource {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("Text"),
            Self::Blob(_) => Cow::Borrowed("Blob"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for EmbeddedResourceResource {
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

/// A side of the conversation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The model.
    Assistant,
    /// The person.
    User,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl Role {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Assistant => "assistant",
            Self::User => "user",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for Role {
    fn from(text: &str) -> Self {
        match text {
            "assistant" => Self::Assistant,
            "user" => Self::User,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(Role);

/// Parameters of `elicitation/create`: a question that belongs to either a session or a pending request. An unknown mode is not shown as a known one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "mode")]
pub enum CreateElicitationRequest {
    /// A form to fill in. Needs `elicitation.form`.
    #[serde(rename = "form")]
    Form(CreateElicitationRequestForm),
    /// A web page to visit. Needs `elicitation.url`.
    #[serde(rename = "url")]
    Url(CreateElicitationRequestUrl),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl CreateElicitationRequest {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Form(_) => Cow::Borrowed("form"),
            Self::Url(_) => Cow::Borrowed("url"),
            Self::Unknown(raw) => support::tag_of(raw, "mode"),
        }
    }
}

impl<'de> support::Tagged<'de> for CreateElicitationRequest {
    const TAG: &'static str = "mode";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "form" => members.parse().map(Self::Form),
            "url" => members.parse().map(Self::Url),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(CreateElicitationRequest);

/// The type of a form.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ElicitationSchemaType {
    /// An object with one member for each field.
    Object,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ElicitationSchemaType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Object => "object",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ElicitationSchemaType {
    fn from(text: &str) -> Self {
        match text {
            "object" => Self::Object,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ElicitationSchemaType);

/// One field of a form. A client does not show a type it does not know as another one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ElicitationPropertySchema {
    /// A text, or one choice out of `enum` or `oneOf`.
    #[serde(rename = "string")]
    String(ElicitationPropertySchemaString),
    /// A number.
    #[serde(rename = "number")]
    Number(ElicitationPropertySchemaNumber),
    /// A whole number.
    #[serde(rename = "integer")]
    Integer(ElicitationPropertySchemaInteger),
    /// A yes or no.
    #[serde(rename = "boolean")]
    Boolean(ElicitationPropertySchemaBoolean),
    /// Any number of choices.
    #[serde(rename = "array")]
    Array(ElicitationPropertySchemaArray),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ElicitationPropertySchema {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::String(_) => Cow::Borrowed("string"),
            Self::Number(_) => Cow::Borrowed("number"),
            Self::Integer(_) => Cow::Borrowed("integer"),
            Self::Boolean(_) => Cow::Borrowed("boolean"),
            Self::Array(_) => Cow::Borrowed("array"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ElicitationPropertySchema {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "string" => members.parse().map(Self::String),
            "number" => members.parse().map(Self::Number),
            "integer" => members.parse().map(Self::Integer),
            "boolean" => members.parse().map(Self::Boolean),
            "array" => members.parse().map(Self::Array),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ElicitationPropertySchema);

/// Format of a text field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StringFormat {
    /// An e-mail address.
    Email,
    /// An address with a scheme.
    Uri,
    /// A date, ISO 8601.
    Date,
    /// A date with a time, ISO 8601.
    DateTime,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl StringFormat {
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

impl From<&str> for StringFormat {
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

support::text_enum!(StringFormat);

/// The choices of an `array` field, plain or with labels.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum MultiSelectItems {
    /// Plain choices.
    String(MultiSelectItemsString),
    /// Choices with labels.
    Titled(MultiSelectItemsTitled),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl MultiSelectItems {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::String(_) => Cow::Borrowed("String"),
            Self::Titled(_) => Cow::Borrowed("Titled"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for MultiSelectItems {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::String(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Titled(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// Always `string`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MultiSelectItemsStringType;

support::fixed_text!(MultiSelectItemsStringType, "string");

/// Result of `elicitation/create`. An unknown action is no consent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "action")]
pub enum CreateElicitationResponse {
    /// The user answered, or agreed to visit the page.
    #[serde(rename = "accept")]
    Accept(CreateElicitationResponseAccept),
    /// The user said no.
    #[serde(rename = "decline")]
    Decline(CreateElicitationResponseDecline),
    /// The user dismissed the question.
    #[serde(rename = "cancel")]
    Cancel(CreateElicitationResponseCancel),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl CreateElicitationResponse {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Accept(_) => Cow::Borrowed("accept"),
            Self::Decline(_) => Cow::Borrowed("decline"),
            Self::Cancel(_) => Cow::Borrowed("cancel"),
            Self::Unknown(raw) => support::tag_of(raw, "action"),
        }
    }
}

impl<'de> support::Tagged<'de> for CreateElicitationResponse {
    const TAG: &'static str = "action";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "accept" => members.parse().map(Self::Accept),
            "decline" => members.parse().map(Self::Decline),
            "cancel" => members.parse().map(Self::Cancel),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(CreateElicitationResponse);

/// The value of one field.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ElicitationContentValue {
    /// A text, or a single choice.
    String(String),
    /// A whole number.
    Integer(i64),
    /// A number.
    Number(f64),
    /// A yes or no.
    Boolean(bool),
    /// The choices made.
    StringArray(Vec<String>),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ElicitationContentValue {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::String(_) => Cow::Borrowed("String"),
            Self::Integer(_) => Cow::Borrowed("Integer"),
            Self::Number(_) => Cow::Borrowed("Number"),
            Self::Boolean(_) => Cow::Borrowed("Boolean"),
            Self::StringArray(_) => Cow::Borrowed("StringArray"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for ElicitationContentValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::String(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Integer(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Number(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Boolean(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::StringArray(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// An MCP server and how to reach it. An entry without a `type` is started as a process.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum McpServer {
    /// A server reached over streamable HTTP. Needs the `mcpCapabilities.http` capability.
    Http(McpServerHttp),
    /// A server reached over server-sent events, a transport MCP has deprecated. Needs the `mcpCapabilities.sse` capability.
    Sse(McpServerSse),
    /// A server on the client's side that is reached over this connection by `mcp/message`. Needs the `mcpCapabilities.acp` capability.
    Acp(McpServerAcp),
    /// A server started as a child process that speaks over its standard input and output. Every agent supports it.
    Stdio(McpServerStdio),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl McpServer {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Http(_) => Cow::Borrowed("Http"),
            Self::Sse(_) => Cow::Borrowed("Sse"),
            Self::Acp(_) => Cow::Borrowed("Acp"),
            Self::Stdio(_) => Cow::Borrowed("Stdio"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for McpServer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Http(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Sse(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Acp(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Stdio(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// Always `http`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct McpServerHttpType;

support::fixed_text!(McpServerHttpType, "http");

/// Always `sse`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct McpServerSseType;

support::fixed_text!(McpServerSseType, "sse");

/// Always `acp`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct McpServerAcpType;

support::fixed_text!(McpServerAcpType, "acp");

/// Result of the request `mcp/message`: the MCP result or the MCP error. With both, `result` counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum MessageMcpResponse {
    /// The MCP request succeeded.
    Result(MessageMcpResponseResult),
    /// The MCP request failed. A failure to reach the server is an error of the ACP request instead.
    Error(MessageMcpResponseError),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl MessageMcpResponse {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Result(_) => Cow::Borrowed("Result"),
            Self::Error(_) => Cow::Borrowed("Error"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for MessageMcpResponse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Result(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Error(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// Which way a permission option goes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PermissionOptionKind {
    /// Allows this call.
    AllowOnce,
    /// Allows this call and later ones like it.
    AllowAlways,
    /// Rejects this call.
    RejectOnce,
    /// Rejects this call and later ones like it.
    RejectAlways,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PermissionOptionKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AllowOnce => "allow_once",
            Self::AllowAlways => "allow_always",
            Self::RejectOnce => "reject_once",
            Self::RejectAlways => "reject_always",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PermissionOptionKind {
    fn from(text: &str) -> Self {
        match text {
            "allow_once" => Self::AllowOnce,
            "allow_always" => Self::AllowAlways,
            "reject_once" => Self::RejectOnce,
            "reject_always" => Self::RejectAlways,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PermissionOptionKind);

/// What was decided about a tool call.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "outcome")]
pub enum RequestPermissionOutcome {
    /// The turn was canceled before a decision.
    #[serde(rename = "cancelled")]
    Cancelled,
    /// One of the options was chosen. Declining is choosing a rejecting option.
    #[serde(rename = "selected")]
    Selected(RequestPermissionOutcomeSelected),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl RequestPermissionOutcome {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Cancelled => Cow::Borrowed("cancelled"),
            Self::Selected(_) => Cow::Borrowed("selected"),
            Self::Unknown(raw) => support::tag_of(raw, "outcome"),
        }
    }
}

impl<'de> support::Tagged<'de> for RequestPermissionOutcome {
    const TAG: &'static str = "outcome";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "cancelled" => members.skip().map(|()| Self::Cancelled),
            "selected" => members.parse().map(Self::Selected),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(RequestPermissionOutcome);

/// How important a task is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanEntryPriority {
    /// Decides whether the plan succeeds.
    High,
    /// Important.
    Medium,
    /// Can be left out.
    Low,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PlanEntryPriority {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::High => "high",
            Self::Medium => "medium",
            Self::Low => "low",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PlanEntryPriority {
    fn from(text: &str) -> Self {
        match text {
            "high" => Self::High,
            "medium" => Self::Medium,
            "low" => Self::Low,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PlanEntryPriority);

/// How far a task has come.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanEntryStatus {
    /// Not begun.
    Pending,
    /// Being worked on.
    InProgress,
    /// Done.
    Completed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PlanEntryStatus {
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

impl From<&str> for PlanEntryStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "in_progress" => Self::InProgress,
            "completed" => Self::Completed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PlanEntryStatus);

/// A plan in one of several forms.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum PlanUpdateContent {
    /// A list of tasks.
    #[serde(rename = "items")]
    Items(PlanUpdateContentItems),
    /// A plan that is kept in a file.
    #[serde(rename = "file")]
    File(PlanUpdateContentFile),
    /// A plan as text.
    #[serde(rename = "markdown")]
    Markdown(PlanUpdateContentMarkdown),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl PlanUpdateContent {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Items(_) => Cow::Borrowed("items"),
            Self::File(_) => Cow::Borrowed("file"),
            Self::Markdown(_) => Cow::Borrowed("markdown"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for PlanUpdateContent {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "items" => members.parse().map(Self::Items),
            "file" => members.parse().map(Self::File),
            "markdown" => members.parse().map(Self::Markdown),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(PlanUpdateContent);

/// Why a turn ended. A turn that failed has no reason: its request is answered with an error.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The model finished.
    EndTurn,
    /// The token limit was reached.
    MaxTokens,
    /// The limit of model requests in one turn was reached.
    MaxTurnRequests,
    /// The agent declined. The prompt and everything after it are left out of the next turn's context.
    Refusal,
    /// The client canceled the turn.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl StopReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::EndTurn => "end_turn",
            Self::MaxTokens => "max_tokens",
            Self::MaxTurnRequests => "max_turn_requests",
            Self::Refusal => "refusal",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for StopReason {
    fn from(text: &str) -> Self {
        match text {
            "end_turn" => Self::EndTurn,
            "max_tokens" => Self::MaxTokens,
            "max_turn_requests" => Self::MaxTurnRequests,
            "refusal" => Self::Refusal,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(StopReason);

/// API of a model provider. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LlmProtocol {
    /// The API of Anthropic.
    Anthropic,
    /// The API of OpenAI.
    Openai,
    /// OpenAI models on Microsoft Azure.
    Azure,
    /// Google Vertex AI.
    Vertex,
    /// Amazon Bedrock.
    Bedrock,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl LlmProtocol {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Anthropic => "anthropic",
            Self::Openai => "openai",
            Self::Azure => "azure",
            Self::Vertex => "vertex",
            Self::Bedrock => "bedrock",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for LlmProtocol {
    fn from(text: &str) -> Self {
        match text {
            "anthropic" => Self::Anthropic,
            "openai" => Self::Openai,
            "azure" => Self::Azure,
            "vertex" => Self::Vertex,
            "bedrock" => Self::Bedrock,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(LlmProtocol);

/// Result of `proxy/successor`: the result of the request that was passed on, any JSON.
pub type ProxySuccessorResponse = RawJson;

/// Identifier of a request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum RequestId {
    /// A number.
    Number(i64),
    /// A string.
    String(String),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl RequestId {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Number(_) => Cow::Borrowed("Number"),
            Self::String(_) => Cow::Borrowed("String"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for RequestId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Number(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::String(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// How a system prompt goes together with the agent's own. Names that begin with `_` are free for extensions; an unknown mode is refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SystemPromptMode {
    /// Comes on top of what the agent tells the model itself.
    Append,
    /// It replaces the agent's own instructions; tools, permissions and settings stay. Needs `sessionCapabilities.systemPrompt.mode.override`.
    Override,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SystemPromptMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Append => "append",
            Self::Override => "override",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SystemPromptMode {
    fn from(text: &str) -> Self {
        match text {
            "append" => Self::Append,
            "override" => Self::Override,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SystemPromptMode);

/// Whether archived sessions are listed. An unknown filter is refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SessionArchiveFilter {
    /// Leaves archived sessions out.
    Exclude,
    /// Lists all sessions.
    Include,
    /// Lists archived sessions only.
    Only,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SessionArchiveFilter {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Exclude => "exclude",
            Self::Include => "include",
            Self::Only => "only",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SessionArchiveFilter {
    fn from(text: &str) -> Self {
        match text {
            "exclude" => Self::Exclude,
            "include" => Self::Include,
            "only" => Self::Only,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SessionArchiveFilter);

/// Whether the agent holds a session in memory. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SessionStatus {
    /// In memory, maybe for another connection: a client that has not set it up itself still loads or resumes it.
    Open,
    /// Stored only; it can be loaded or resumed.
    Saved,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SessionStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Open => "open",
            Self::Saved => "saved",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SessionStatus {
    fn from(text: &str) -> Self {
        match text {
            "open" => Self::Open,
            "saved" => Self::Saved,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SessionStatus);

/// What a child session is doing, as a complete snapshot. Names that begin with `_` are free for extensions; an unknown state never counts as idle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "state")]
pub enum StateUpdate {
    /// It works.
    #[serde(rename = "running")]
    Running(StateUpdateRunning),
    /// It is ready for the next message. A child that is idle has not ended.
    #[serde(rename = "idle")]
    Idle(StateUpdateIdle),
    /// It waits for the user.
    #[serde(rename = "requires_action")]
    RequiresAction(StateUpdateRequiresAction),
    /// The agent lost sight of it. The work may go on.
    #[serde(rename = "unknown")]
    Undetermined(StateUpdateUndetermined),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl StateUpdate {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Running(_) => Cow::Borrowed("running"),
            Self::Idle(_) => Cow::Borrowed("idle"),
            Self::RequiresAction(_) => Cow::Borrowed("requires_action"),
            Self::Undetermined(_) => Cow::Borrowed("unknown"),
            Self::Unknown(raw) => support::tag_of(raw, "state"),
        }
    }
}

impl<'de> support::Tagged<'de> for StateUpdate {
    const TAG: &'static str = "state";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "running" => members.parse().map(Self::Running),
            "idle" => members.parse().map(Self::Idle),
            "requires_action" => members.parse().map(Self::RequiresAction),
            "unknown" => members.parse().map(Self::Undetermined),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(StateUpdate);

/// Why the work of a child session ended. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SubagentStopReason {
    /// The work is done.
    EndTurn,
    /// The token limit was reached.
    MaxTokens,
    /// The limit of model requests was reached.
    MaxTurnRequests,
    /// The agent declined to go on.
    Refusal,
    /// It was canceled.
    Cancelled,
    /// Something failed.
    Error,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SubagentStopReason {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::EndTurn => "end_turn",
            Self::MaxTokens => "max_tokens",
            Self::MaxTurnRequests => "max_turn_requests",
            Self::Refusal => "refusal",
            Self::Cancelled => "cancelled",
            Self::Error => "error",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SubagentStopReason {
    fn from(text: &str) -> Self {
        match text {
            "end_turn" => Self::EndTurn,
            "max_tokens" => Self::MaxTokens,
            "max_turn_requests" => Self::MaxTurnRequests,
            "refusal" => Self::Refusal,
            "cancelled" => Self::Cancelled,
            "error" => Self::Error,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SubagentStopReason);

/// What settled a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadwireAnsweredBy {
    /// Another client.
    Client,
    /// A setting, or the time limit.
    Policy,
    /// The end of the turn.
    TurnEnd,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadwireAnsweredBy {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Client => "client",
            Self::Policy => "policy",
            Self::TurnEnd => "turn_end",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadwireAnsweredBy {
    fn from(text: &str) -> Self {
        match text {
            "client" => Self::Client,
            "policy" => Self::Policy,
            "turn_end" => Self::TurnEnd,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadwireAnsweredBy);

/// What kind of work a tool does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ToolKind {
    /// Reads files or data.
    Read,
    /// Changes files.
    Edit,
    /// Deletes files or data.
    Delete,
    /// Moves or renames files.
    Move,
    /// Searches.
    Search,
    /// Runs commands or code.
    Execute,
    /// Reasons or plans.
    Think,
    /// Gets data from outside.
    Fetch,
    /// Switches the session's mode.
    SwitchMode,
    /// Anything else.
    Other,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ToolKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Read => "read",
            Self::Edit => "edit",
            Self::Delete => "delete",
            Self::Move => "move",
            Self::Search => "search",
            Self::Execute => "execute",
            Self::Think => "think",
            Self::Fetch => "fetch",
            Self::SwitchMode => "switch_mode",
            Self::Other => "other",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ToolKind {
    fn from(text: &str) -> Self {
        match text {
            "read" => Self::Read,
            "edit" => Self::Edit,
            "delete" => Self::Delete,
            "move" => Self::Move,
            "search" => Self::Search,
            "execute" => Self::Execute,
            "think" => Self::Think,
            "fetch" => Self::Fetch,
            "switch_mode" => Self::SwitchMode,
            "other" => Self::Other,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ToolKind);

/// How far a tool call has come. A call that was declined or canceled ends as `failed`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ToolCallStatus {
    /// Not running yet: its input is still coming in, or it waits for approval.
    Pending,
    /// Running.
    InProgress,
    /// Finished.
    Completed,
    /// Ended without success.
    Failed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ToolCallStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::InProgress => "in_progress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ToolCallStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "in_progress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ToolCallStatus);

/// Something a tool call has produced.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ToolCallContent {
    /// Text, a picture or any other content.
    #[serde(rename = "content")]
    Content(ToolCallContentContent),
    /// A changed file.
    #[serde(rename = "diff")]
    Diff(ToolCallContentDiff),
    /// The live output of a terminal. It stays visible after the terminal is released.
    #[serde(rename = "terminal")]
    Terminal(ToolCallContentTerminal),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ToolCallContent {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Content(_) => Cow::Borrowed("content"),
            Self::Diff(_) => Cow::Borrowed("diff"),
            Self::Terminal(_) => Cow::Borrowed("terminal"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ToolCallContent {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "content" => members.parse().map(Self::Content),
            "diff" => members.parse().map(Self::Diff),
            "terminal" => members.parse().map(Self::Terminal),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ToolCallContent);

/// Something that happened in a session. Readers skip an update they do not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "sessionUpdate")]
pub enum SessionUpdate {
    /// A piece of a message of the user, when a session is replayed or the agent repeats the prompt.
    #[serde(rename = "user_message_chunk")]
    UserMessageChunk(ContentChunk),
    /// A piece of the agent's answer.
    #[serde(rename = "agent_message_chunk")]
    AgentMessageChunk(ContentChunk),
    /// A piece of the agent's reasoning.
    #[serde(rename = "agent_thought_chunk")]
    AgentThoughtChunk(ContentChunk),
    /// A tool call begins.
    #[serde(rename = "tool_call")]
    ToolCall(ToolCall),
    /// A tool call changes.
    #[serde(rename = "tool_call_update")]
    ToolCallUpdate(ToolCallUpdate),
    /// The plan is replaced.
    #[serde(rename = "plan")]
    Plan(Plan),
    /// The list of slash commands is replaced.
    #[serde(rename = "available_commands_update")]
    AvailableCommandsUpdate(AvailableCommandsUpdate),
    /// The agent switched the session's mode.
    #[serde(rename = "current_mode_update")]
    CurrentModeUpdate(CurrentModeUpdate),
    /// The list of configuration options is replaced.
    #[serde(rename = "config_option_update")]
    ConfigOptionUpdate(ConfigOptionUpdate),
    /// The session's title or time of activity changes.
    #[serde(rename = "session_info_update")]
    SessionInfoUpdate(SessionInfoUpdate),
    /// The number of tokens in the context or the cost changes.
    #[serde(rename = "usage_update")]
    UsageUpdate(UsageUpdate),
    /// A passing message for the user. Only for clients with `session.notices`.
    #[serde(rename = "notice")]
    Notice(Notice),
    /// A compaction of the context begins or changes. Only for clients with `session.compaction`.
    #[serde(rename = "compaction_update")]
    CompactionUpdate(CompactionUpdate),
    /// A piece of a compaction's summary. Only for clients with `session.compaction`.
    #[serde(rename = "compaction_summary_chunk")]
    CompactionSummaryChunk(CompactionSummaryChunk),
    /// A plan with an identifier appears or changes. Only for clients with `plan`.
    #[serde(rename = "plan_update")]
    PlanUpdate(PlanUpdate),
    /// A plan with an identifier goes away. Only for clients with `plan`.
    #[serde(rename = "plan_removed")]
    PlanRemoved(PlanRemoved),
    /// A child session appears or changes. Sent in its parent session, only for clients with `subagents`.
    #[serde(rename = "subagent_update")]
    SubagentUpdate(SubagentUpdate),
    /// A message between sessions appears or changes. Only for clients with `subagents`.
    #[serde(rename = "session_message")]
    SessionMessage(SessionMessage),
    /// A piece of a message between sessions. Only for clients with `subagents`.
    #[serde(rename = "session_message_chunk")]
    SessionMessageChunk(SessionMessageChunk),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl SessionUpdate {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::UserMessageChunk(_) => Cow::Borrowed("user_message_chunk"),
            Self::AgentMessageChunk(_) => Cow::Borrowed("agent_message_chunk"),
            Self::AgentThoughtChunk(_) => Cow::Borrowed("agent_thought_chunk"),
            Self::ToolCall(_) => Cow::Borrowed("tool_call"),
            Self::ToolCallUpdate(_) => Cow::Borrowed("tool_call_update"),
            Self::Plan(_) => Cow::Borrowed("plan"),
            Self::AvailableCommandsUpdate(_) => Cow::Borrowed("available_commands_update"),
            Self::CurrentModeUpdate(_) => Cow::Borrowed("current_mode_update"),
            Self::ConfigOptionUpdate(_) => Cow::Borrowed("config_option_update"),
            Self::SessionInfoUpdate(_) => Cow::Borrowed("session_info_update"),
            Self::UsageUpdate(_) => Cow::Borrowed("usage_update"),
            Self::Notice(_) => Cow::Borrowed("notice"),
            Self::CompactionUpdate(_) => Cow::Borrowed("compaction_update"),
            Self::CompactionSummaryChunk(_) => Cow::Borrowed("compaction_summary_chunk"),
            Self::PlanUpdate(_) => Cow::Borrowed("plan_update"),
            Self::PlanRemoved(_) => Cow::Borrowed("plan_removed"),
            Self::SubagentUpdate(_) => Cow::Borrowed("subagent_update"),
            Self::SessionMessage(_) => Cow::Borrowed("session_message"),
            Self::SessionMessageChunk(_) => Cow::Borrowed("session_message_chunk"),
            Self::Unknown(raw) => support::tag_of(raw, "sessionUpdate"),
        }
    }
}

impl<'de> support::Tagged<'de> for SessionUpdate {
    const TAG: &'static str = "sessionUpdate";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "user_message_chunk" => members.parse().map(Self::UserMessageChunk),
            "agent_message_chunk" => members.parse().map(Self::AgentMessageChunk),
            "agent_thought_chunk" => members.parse().map(Self::AgentThoughtChunk),
            "tool_call" => members.parse().map(Self::ToolCall),
            "tool_call_update" => members.parse().map(Self::ToolCallUpdate),
            "plan" => members.parse().map(Self::Plan),
            "available_commands_update" => members.parse().map(Self::AvailableCommandsUpdate),
            "current_mode_update" => members.parse().map(Self::CurrentModeUpdate),
            "config_option_update" => members.parse().map(Self::ConfigOptionUpdate),
            "session_info_update" => members.parse().map(Self::SessionInfoUpdate),
            "usage_update" => members.parse().map(Self::UsageUpdate),
            "notice" => members.parse().map(Self::Notice),
            "compaction_update" => members.parse().map(Self::CompactionUpdate),
            "compaction_summary_chunk" => members.parse().map(Self::CompactionSummaryChunk),
            "plan_update" => members.parse().map(Self::PlanUpdate),
            "plan_removed" => members.parse().map(Self::PlanRemoved),
            "subagent_update" => members.parse().map(Self::SubagentUpdate),
            "session_message" => members.parse().map(Self::SessionMessage),
            "session_message_chunk" => members.parse().map(Self::SessionMessageChunk),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(SessionUpdate);

/// How serious a notice is. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NoticeSeverity {
    /// For information.
    Info,
    /// Something may go wrong.
    Warning,
    /// Something went wrong.
    Error,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl NoticeSeverity {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for NoticeSeverity {
    fn from(text: &str) -> Self {
        match text {
            "info" => Self::Info,
            "warning" => Self::Warning,
            "error" => Self::Error,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(NoticeSeverity);

/// How far a compaction has come. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CompactionStatus {
    /// Running.
    InProgress,
    /// Finished.
    Completed,
    /// Ended without success.
    Failed,
    /// Canceled before it finished.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CompactionStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "in_progress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CompactionStatus {
    fn from(text: &str) -> Self {
        match text {
            "in_progress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CompactionStatus);
