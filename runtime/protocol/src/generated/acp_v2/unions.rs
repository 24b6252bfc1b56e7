// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/unions.rs.j2 from schema/acp/v2/types/*.json.

//! Enums and unions of the wire, all open: what is unknown is kept and written back unchanged.

use std::borrow::Cow;

use serde::Serialize;
use serde::de::MapAccess;
use serde::{Deserialize, Deserializer};

use super::types::*;
use crate::RawJson;
use crate::support;

/// One way to sign in. Types that begin with `_` are free for extensions; a client leaves out what it does not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum AuthMethod {
    /// The client runs the agent program once more, in a terminal, for the user to sign in.
    #[serde(rename = "terminal")]
    Terminal(AuthMethodTerminal),
    /// The agent signs in when `auth/login` names this method.
    #[serde(rename = "agent")]
    Agent(AuthMethodAgent),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AuthMethod {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Terminal(_) => Cow::Borrowed("terminal"),
            Self::Agent(_) => Cow::Borrowed("agent"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for AuthMethod {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "terminal" => members.parse().map(Self::Terminal),
            "agent" => members.parse().map(Self::Agent),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(AuthMethod);

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

/// Something the user can call by name. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum AvailableCommand {
    /// A slash command.
    #[serde(rename = "command")]
    Command(Command),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AvailableCommand {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Command(_) => Cow::Borrowed("command"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for AvailableCommand {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "command" => members.parse().map(Self::Command),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(AvailableCommand);

/// What may follow the name of a command. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum AvailableCommandInput {
    /// Free text, up to the end.
    #[serde(rename = "text")]
    Text(TextCommandInput),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl AvailableCommandInput {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("text"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for AvailableCommandInput {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "text" => members.parse().map(Self::Text),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(AvailableCommandInput);

/// A setting of a session that the user may change, with its present value. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum SessionConfigOption {
    /// One value out of a list.
    #[serde(rename = "select")]
    Select(SessionConfigOptionSelect),
    /// A switch.
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

/// What kind of value an option gets. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SessionConfigOptionValueType {
    /// The string of a choice.
    Id,
    /// A boolean.
    Boolean,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SessionConfigOptionValueType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Id => "id",
            Self::Boolean => "boolean",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SessionConfigOptionValueType {
    fn from(text: &str) -> Self {
        match text {
            "id" => Self::Id,
            "boolean" => Self::Boolean,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SessionConfigOptionValueType);

/// A value for a configuration option. One of another kind belongs to an extension.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum SessionConfigOptionValue {
    /// The state of a `boolean` option.
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

/// One piece of content, in the shape MCP uses. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ContentBlock {
    /// Text, possibly Markdown.
    #[serde(rename = "text")]
    Text(TextContent),
    /// A picture. In prompts it needs `session.prompt.image`.
    #[serde(rename = "image")]
    Image(ImageContent),
    /// A sound. In prompts it needs `session.prompt.audio`.
    #[serde(rename = "audio")]
    Audio(AudioContent),
    /// A pointer to a file or another resource, without its contents.
    #[serde(rename = "resource_link")]
    ResourceLink(ResourceLink),
    /// A resource with its contents. In prompts it needs `session.prompt.embeddedContext`.
    #[serde(rename = "resource")]
    Resource(EmbeddedResource),
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

/// Background that an icon was made for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum IconTheme {
    /// A light one.
    Light,
    /// A dark one.
    Dark,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl IconTheme {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for IconTheme {
    fn from(text: &str) -> Self {
        match text {
            "light" => Self::Light,
            "dark" => Self::Dark,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(IconTheme);

/// A resource with its contents, as text or as bytes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum EmbeddedResourceResource {
    /// Contents that are text.
    Text(TextResourceContents),
    /// Contents that are bytes.
    Blob(BlobResourceContents),
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

/// Parameters of `elicitation/create`: a question that belongs to either a session or a pending request. Modes that begin with `_` are free for extensions; an unknown mode is not shown as a known one.
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
    String(StringPropertySchema),
    /// A number.
    #[serde(rename = "number")]
    Number(NumberPropertySchema),
    /// A whole number.
    #[serde(rename = "integer")]
    Integer(IntegerPropertySchema),
    /// A yes or no.
    #[serde(rename = "boolean")]
    Boolean(BooleanPropertySchema),
    /// Any number of choices.
    #[serde(rename = "array")]
    Array(MultiSelectPropertySchema),
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

/// Format of a text field. A format that is not known is a remark only.
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
    Titled(TitledMultiSelectItems),
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
    /// The value of a field whose type is an extension, any JSON.
    Other(RawJson),
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
            Self::Other(_) => Cow::Borrowed("Other"),
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
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Other(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// An MCP server and how to reach it. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum McpServer {
    /// A server reached over streamable HTTP.
    #[serde(rename = "http")]
    Http(McpServerHttp),
    /// A server on the client's side.
    #[serde(rename = "acp")]
    Acp(McpServerAcp),
    /// A server started as a child process.
    #[serde(rename = "stdio")]
    Stdio(McpServerStdio),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl McpServer {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Http(_) => Cow::Borrowed("http"),
            Self::Acp(_) => Cow::Borrowed("acp"),
            Self::Stdio(_) => Cow::Borrowed("stdio"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for McpServer {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "http" => members.parse().map(Self::Http),
            "acp" => members.parse().map(Self::Acp),
            "stdio" => members.parse().map(Self::Stdio),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(McpServer);

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

/// What a permission is asked for. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum RequestPermissionSubject {
    /// A tool call.
    #[serde(rename = "tool_call")]
    ToolCall(ToolCallPermissionSubject),
    /// A command.
    #[serde(rename = "command")]
    Command(CommandPermissionSubject),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl RequestPermissionSubject {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::ToolCall(_) => Cow::Borrowed("tool_call"),
            Self::Command(_) => Cow::Borrowed("command"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for RequestPermissionSubject {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "tool_call" => members.parse().map(Self::ToolCall),
            "command" => members.parse().map(Self::Command),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(RequestPermissionSubject);

/// Which way a permission option goes. Names that begin with `_` are free for extensions.
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

/// What was decided. Outcomes that begin with `_` are free for extensions; an unknown one is no approval.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "outcome")]
pub enum RequestPermissionOutcome {
    /// No option was chosen: the work was canceled, or the question was dismissed or refused by a setting. It is no approval.
    #[serde(rename = "cancelled")]
    Cancelled(CancelledPermissionOutcome),
    /// One of the options was chosen.
    #[serde(rename = "selected")]
    Selected(SelectedPermissionOutcome),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl RequestPermissionOutcome {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Cancelled(_) => Cow::Borrowed("cancelled"),
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
            "cancelled" => members.parse().map(Self::Cancelled),
            "selected" => members.parse().map(Self::Selected),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(RequestPermissionOutcome);

/// A plan in one of several forms. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum PlanUpdateContent {
    /// A list of tasks.
    #[serde(rename = "items")]
    Items(PlanItems),
    /// A plan that is kept in a file.
    #[serde(rename = "file")]
    File(PlanFile),
    /// A plan as text.
    #[serde(rename = "markdown")]
    Markdown(PlanMarkdown),
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

/// How important a task is. Names that begin with `_` are free for extensions.
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

/// How far a task has come. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanEntryStatus {
    /// Not begun.
    Pending,
    /// Being worked on.
    InProgress,
    /// Done.
    Completed,
    /// Given up.
    Cancelled,
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
            Self::Cancelled => "cancelled",
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
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PlanEntryStatus);

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

/// Identifier of a request. It is never `null`.
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

/// Details of an error: known shapes, or any JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum ErrorData {
    /// No protocol version suits both sides.
    UnsupportedProtocolVersion(UnsupportedProtocolVersionErrorData),
    /// The session is not known.
    SessionNotFound(SessionNotFoundErrorData),
    /// Anything else.
    Other(RawJson),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ErrorData {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::UnsupportedProtocolVersion(_) => Cow::Borrowed("UnsupportedProtocolVersion"),
            Self::SessionNotFound(_) => Cow::Borrowed("SessionNotFound"),
            Self::Other(_) => Cow::Borrowed("Other"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for ErrorData {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::UnsupportedProtocolVersion(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::SessionNotFound(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Other(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// A place in the conversation from which it is sent again. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ReplayFrom {
    /// The beginning: all that the agent has kept.
    #[serde(rename = "start")]
    Start(ReplayFromStart),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ReplayFrom {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Start(_) => Cow::Borrowed("start"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ReplayFrom {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "start" => members.parse().map(Self::Start),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ReplayFrom);

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

/// How a system prompt goes together with the agent's own. Names that begin with `_` are free for extensions; an unknown mode is refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SystemPromptMode {
    /// Comes on top of what the agent tells the model itself.
    Append,
    /// It replaces the agent's own instructions; tools, permissions and settings stay. Needs `session.systemPrompt.mode.override`.
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

/// Whether the agent holds a session in memory. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SessionStatus {
    /// In memory, maybe for another connection: a client that has not set it up itself still resumes it.
    Open,
    /// Stored only; it can be resumed.
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

/// What a session is doing in the foreground, as a complete snapshot. Names that begin with `_` are free for extensions; an unknown state never counts as idle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "state")]
pub enum StateUpdate {
    /// It works.
    #[serde(rename = "running")]
    Running(RunningStateUpdate),
    /// It does nothing in the foreground. Work in the background may go on.
    #[serde(rename = "idle")]
    Idle(IdleStateUpdate),
    /// It cannot go on without the user.
    #[serde(rename = "requires_action")]
    RequiresAction(RequiresActionStateUpdate),
    /// The agent lost sight of it. The work may go on.
    #[serde(rename = "unknown")]
    Undetermined(UnknownStateUpdate),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(#[serde(serialize_with = "support::as_members")] RawJson),
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

/// Why the work in the foreground of a session ended. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The work is done, also when no model was asked.
    EndTurn,
    /// The token limit was reached.
    MaxTokens,
    /// The limit of model requests was reached.
    MaxTurnRequests,
    /// The agent declined to go on.
    Refusal,
    /// The user or the client stopped it.
    Cancelled,
    /// Something failed.
    Error,
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
            Self::Error => "error",
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
            "error" => Self::Error,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(StopReason);

/// Something that runs in the background, and is known from updates of its own. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum BackgroundWork {
    /// A command in a terminal of the agent, until it exits.
    #[serde(rename = "terminal")]
    Terminal(BackgroundTerminal),
    /// What a tool call has set off that is not a process, such as watching or waiting for a time.
    #[serde(rename = "tool_call")]
    ToolCall(BackgroundToolCall),
    /// A child session in which anything runs.
    #[serde(rename = "subagent")]
    Subagent(BackgroundSubagent),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl BackgroundWork {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Terminal(_) => Cow::Borrowed("terminal"),
            Self::ToolCall(_) => Cow::Borrowed("tool_call"),
            Self::Subagent(_) => Cow::Borrowed("subagent"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for BackgroundWork {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "terminal" => members.parse().map(Self::Terminal),
            "tool_call" => members.parse().map(Self::ToolCall),
            "subagent" => members.parse().map(Self::Subagent),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(BackgroundWork);

/// What kind of work a tool does. Names that begin with `_` are free for extensions.
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

/// How far a tool call has come. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ToolCallStatus {
    /// Not running yet: its input is still coming in, or it waits for approval or for its time.
    Pending,
    /// Running.
    InProgress,
    /// Begun but at rest until something wakes it.
    Paused,
    /// Finished.
    Completed,
    /// Ended without success.
    Failed,
    /// Canceled before it finished.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ToolCallStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::InProgress => "in_progress",
            Self::Paused => "paused",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ToolCallStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "in_progress" => Self::InProgress,
            "paused" => Self::Paused,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ToolCallStatus);

/// Something a tool call has produced. Types that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ToolCallContent {
    /// Text, a picture or any other content.
    #[serde(rename = "content")]
    Content(Content),
    /// Changed files.
    #[serde(rename = "diff")]
    Diff(Diff),
    /// The output of a terminal of the agent.
    #[serde(rename = "terminal")]
    Terminal(Terminal),
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

/// What became of one file. Operations that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "operation")]
pub enum DiffChange {
    /// It is new.
    #[serde(rename = "add")]
    Add(DiffChangeAdd),
    /// It is gone.
    #[serde(rename = "delete")]
    Delete(DiffChangeDelete),
    /// Its contents changed.
    #[serde(rename = "modify")]
    Modify(DiffChangeModify),
    /// It has another path.
    #[serde(rename = "move")]
    Move(DiffChangeMove),
    /// It was copied to another path.
    #[serde(rename = "copy")]
    Copy(DiffChangeCopy),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl DiffChange {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Add(_) => Cow::Borrowed("add"),
            Self::Delete(_) => Cow::Borrowed("delete"),
            Self::Modify(_) => Cow::Borrowed("modify"),
            Self::Move(_) => Cow::Borrowed("move"),
            Self::Copy(_) => Cow::Borrowed("copy"),
            Self::Unknown(raw) => support::tag_of(raw, "operation"),
        }
    }
}

impl<'de> support::Tagged<'de> for DiffChange {
    const TAG: &'static str = "operation";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "add" => members.parse().map(Self::Add),
            "delete" => members.parse().map(Self::Delete),
            "modify" => members.parse().map(Self::Modify),
            "move" => members.parse().map(Self::Move),
            "copy" => members.parse().map(Self::Copy),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(DiffChange);

/// What a changed file is. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DiffFileType {
    /// Text.
    Text,
    /// Anything that is not text.
    Binary,
    /// A folder.
    Directory,
    /// A symbolic link.
    Symlink,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DiffFileType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Text => "text",
            Self::Binary => "binary",
            Self::Directory => "directory",
            Self::Symlink => "symlink",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DiffFileType {
    fn from(text: &str) -> Self {
        match text {
            "text" => Self::Text,
            "binary" => Self::Binary,
            "directory" => Self::Directory,
            "symlink" => Self::Symlink,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DiffFileType);

/// Format of a patch. Names that begin with `_` are free for extensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DiffPatchFormat {
    /// What `git diff` prints, but with absolute paths.
    GitPatch,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DiffPatchFormat {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::GitPatch => "git_patch",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DiffPatchFormat {
    fn from(text: &str) -> Self {
        match text {
            "git_patch" => Self::GitPatch,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DiffPatchFormat);

/// Something that happened in a session. Names that begin with `_` are free for extensions; readers skip an update they do not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "sessionUpdate")]
pub enum SessionUpdate {
    /// A piece of a message of the user.
    #[serde(rename = "user_message_chunk")]
    UserMessageChunk(ContentChunk),
    /// A message of the user, whole: accepted just now or replayed.
    #[serde(rename = "user_message")]
    UserMessage(UserMessage),
    /// A piece of the agent's answer.
    #[serde(rename = "agent_message_chunk")]
    AgentMessageChunk(ContentChunk),
    /// A message of the agent, whole.
    #[serde(rename = "agent_message")]
    AgentMessage(AgentMessage),
    /// A piece of the agent's reasoning.
    #[serde(rename = "agent_thought_chunk")]
    AgentThoughtChunk(ContentChunk),
    /// The agent's reasoning, whole.
    #[serde(rename = "agent_thought")]
    AgentThought(AgentThought),
    /// The session works, waits or is idle.
    #[serde(rename = "state_update")]
    StateUpdate(StateUpdate),
    /// A tool call has produced one more item.
    #[serde(rename = "tool_call_content_chunk")]
    ToolCallContentChunk(ToolCallContentChunk),
    /// A tool call begins or changes.
    #[serde(rename = "tool_call_update")]
    ToolCallUpdate(ToolCallUpdate),
    /// A terminal of the agent appears or changes.
    #[serde(rename = "terminal_update")]
    TerminalUpdate(TerminalUpdate),
    /// A terminal of the agent has more output.
    #[serde(rename = "terminal_output_chunk")]
    TerminalOutputChunk(TerminalOutputChunk),
    /// A plan appears or changes.
    #[serde(rename = "plan_update")]
    PlanUpdate(PlanUpdate),
    /// A plan goes away.
    #[serde(rename = "plan_removed")]
    PlanRemoved(PlanRemoved),
    /// The list of slash commands is replaced.
    #[serde(rename = "available_commands_update")]
    AvailableCommandsUpdate(AvailableCommandsUpdate),
    /// The list of configuration options is replaced.
    #[serde(rename = "config_option_update")]
    ConfigOptionUpdate(ConfigOptionUpdate),
    /// The session's title or time of activity changes.
    #[serde(rename = "session_info_update")]
    SessionInfoUpdate(SessionInfoUpdate),
    /// The number of tokens in the context or the cost changes.
    #[serde(rename = "usage_update")]
    UsageUpdate(UsageUpdate),
    /// A passing message for the user.
    #[serde(rename = "notice")]
    Notice(Notice),
    /// A compaction of the context begins or changes.
    #[serde(rename = "compaction_update")]
    CompactionUpdate(CompactionUpdate),
    /// A piece of a compaction's summary.
    #[serde(rename = "compaction_summary_chunk")]
    CompactionSummaryChunk(CompactionSummaryChunk),
    /// A child session appears or changes. Sent in its parent session.
    #[serde(rename = "subagent_update")]
    SubagentUpdate(SubagentUpdate),
    /// A message between sessions appears or changes.
    #[serde(rename = "session_message")]
    SessionMessage(SessionMessage),
    /// A piece of a message between sessions.
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
            Self::UserMessage(_) => Cow::Borrowed("user_message"),
            Self::AgentMessageChunk(_) => Cow::Borrowed("agent_message_chunk"),
            Self::AgentMessage(_) => Cow::Borrowed("agent_message"),
            Self::AgentThoughtChunk(_) => Cow::Borrowed("agent_thought_chunk"),
            Self::AgentThought(_) => Cow::Borrowed("agent_thought"),
            Self::StateUpdate(_) => Cow::Borrowed("state_update"),
            Self::ToolCallContentChunk(_) => Cow::Borrowed("tool_call_content_chunk"),
            Self::ToolCallUpdate(_) => Cow::Borrowed("tool_call_update"),
            Self::TerminalUpdate(_) => Cow::Borrowed("terminal_update"),
            Self::TerminalOutputChunk(_) => Cow::Borrowed("terminal_output_chunk"),
            Self::PlanUpdate(_) => Cow::Borrowed("plan_update"),
            Self::PlanRemoved(_) => Cow::Borrowed("plan_removed"),
            Self::AvailableCommandsUpdate(_) => Cow::Borrowed("available_commands_update"),
            Self::ConfigOptionUpdate(_) => Cow::Borrowed("config_option_update"),
            Self::SessionInfoUpdate(_) => Cow::Borrowed("session_info_update"),
            Self::UsageUpdate(_) => Cow::Borrowed("usage_update"),
            Self::Notice(_) => Cow::Borrowed("notice"),
            Self::CompactionUpdate(_) => Cow::Borrowed("compaction_update"),
            Self::CompactionSummaryChunk(_) => Cow::Borrowed("compaction_summary_chunk"),
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
            "user_message" => members.parse().map(Self::UserMessage),
            "agent_message_chunk" => members.parse().map(Self::AgentMessageChunk),
            "agent_message" => members.parse().map(Self::AgentMessage),
            "agent_thought_chunk" => members.parse().map(Self::AgentThoughtChunk),
            "agent_thought" => members.parse().map(Self::AgentThought),
            "state_update" => members.parse().map(Self::StateUpdate),
            "tool_call_content_chunk" => members.parse().map(Self::ToolCallContentChunk),
            "tool_call_update" => members.parse().map(Self::ToolCallUpdate),
            "terminal_update" => members.parse().map(Self::TerminalUpdate),
            "terminal_output_chunk" => members.parse().map(Self::TerminalOutputChunk),
            "plan_update" => members.parse().map(Self::PlanUpdate),
            "plan_removed" => members.parse().map(Self::PlanRemoved),
            "available_commands_update" => members.parse().map(Self::AvailableCommandsUpdate),
            "config_option_update" => members.parse().map(Self::ConfigOptionUpdate),
            "session_info_update" => members.parse().map(Self::SessionInfoUpdate),
            "usage_update" => members.parse().map(Self::UsageUpdate),
            "notice" => members.parse().map(Self::Notice),
            "compaction_update" => members.parse().map(Self::CompactionUpdate),
            "compaction_summary_chunk" => members.parse().map(Self::CompactionSummaryChunk),
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
