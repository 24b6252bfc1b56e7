//! The request to a model, and the conversation in it.

use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::{Map, Value};
use threadwire_engine::{Json, Phase, phase};

/// One request to a model.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Name of the model, as its provider calls it.
    pub model: &'a str,
    /// The system prompt: the role of the model and how it works.
    pub instructions: &'a str,
    /// The conversation. Every tool call in it has an output.
    pub input: &'a [ContextItem],
    /// The tools that the model may call.
    pub tools: &'a [ToolDef],
    /// Whether the model may call tools in this response.
    pub may_call: bool,
    /// Whether the response has the events of calls before they are complete.
    pub stream_calls: bool,
    /// Whether the model reasons, if that is known; its name tells otherwise.
    pub reasons: Option<bool>,
    /// Whether the model sees no images: it is told so in their place.
    pub is_blind: bool,
    /// The reasoning effort, in the provider's words, for example `high`.
    pub effort: Option<&'a str>,
    /// The kind of reasoning summary, in the provider's words; `none` for no summary, which a provider may send unasked.
    pub summary: Option<&'a str>,
    /// How fast the provider serves the request, in its words.
    pub service_tier: Option<&'a str>,
    /// The verbosity of the response, in the provider's words.
    pub verbosity: Option<&'a str>,
    /// The maximum number of output tokens.
    pub max_output_tokens: Option<u64>,
    /// The JSON Schema that the response must match.
    pub output_schema: Option<&'a Json>,
    /// What a gateway in front of the provider may know of the turn, as text of a JSON object. Only the Responses API has
    /// a place for it.
    pub turn_metadata: Option<&'a str>,
    /// The key of the provider's prompt cache: the same for requests that share a prefix.
    pub cache_key: &'a str,
}

/// One entry of a conversation, as it is stored and sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContextItem {
    /// A message.
    Message(Message),
    /// Reasoning of the model.
    Reasoning(Reasoning),
    /// A tool call of the model.
    Call(ToolCall),
    /// The output of a tool call.
    Output(ToolOutput),
    /// A web search by the provider.
    WebSearch(WebSearch),
    /// What a provider made of the conversation before it.
    Compaction(Compaction),
    /// An image that a provider made.
    Image(GeneratedImage),
}

/// A message of a conversation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// The author.
    pub role: Role,
    /// The parts.
    pub content: Vec<Content>,
    /// What the provider says of its text: an array with the places that it cites, where the text is one part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Value>,
    /// The provider's id of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What part of the answer it is, if the provider says so.
    #[serde(default, with = "phase", skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
}

impl Message {
    /// Creates a message with one text.
    pub fn text(role: Role, text: impl Into<String>) -> Self {
        Self {
            role,
            content: vec![Content::Text(text.into())],
            annotations: None,
            id: None,
            phase: None,
        }
    }

    /// Returns all texts, joined without a separator. Images are left out.
    pub fn joined_text(&self) -> String {
        let texts = self.content.iter().filter_map(|content| match content {
            Content::Text(text) => Some(text.as_str()),
            Content::Image(_) | Content::UserImage(_) => None,
        });
        texts.collect()
    }
}

/// The author of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The program that runs the model.
    Developer,
    /// The user, or a program in place of the user.
    User,
    /// The model.
    Assistant,
}

/// A part of a message or of a tool's output.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Content {
    /// Text.
    Text(String),
    /// `data:` or `http(s):` URL of an image.
    Image(String),
    /// An image of the user.
    UserImage(UserImage),
}

/// An image of the user, as the provider is to look at it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserImage {
    /// `data:` or `http(s):` URL, or the provider's id of an uploaded file.
    pub source: String,
    /// Whether the source is the id of a file.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_file: bool,
    /// How closely the model looks, in the provider's words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl UserImage {
    /// Returns the URL; `None` for an uploaded file, which only its provider knows.
    pub(crate) fn url(&self) -> Option<&String> {
        (!self.is_file).then_some(&self.source)
    }
}

/// Stands for an uploaded image where the provider has no files.
pub(crate) const NO_UPLOAD: &str =
    "image content omitted because this provider cannot see uploaded images";

/// Stands for an image where the model sees none.
const NO_IMAGE: &str = "image content omitted because you do not support image input";

impl Content {
    fn without_image(&self) -> Self {
        match self {
            Self::Text(text) => Self::Text(text.clone()),
            Self::Image(_) | Self::UserImage(_) => Self::Text(NO_IMAGE.to_owned()),
        }
    }
}

impl ContextItem {
    fn content(&self) -> &[Content] {
        match self {
            Self::Message(message) => &message.content,
            Self::Output(output) => &output.content,
            _ => &[],
        }
    }

    fn content_mut(&mut self) -> Option<&mut Vec<Content>> {
        match self {
            Self::Message(message) => Some(&mut message.content),
            Self::Output(output) => Some(&mut output.content),
            _ => None,
        }
    }
}

/// Replaces the images of a conversation by a text; `None` if it has none.
pub(super) fn without_images(items: &[ContextItem]) -> Option<Vec<ContextItem>> {
    let is_text = |content: &Content| matches!(content, Content::Text(_));
    if items.iter().all(|item| item.content().iter().all(is_text)) {
        return None;
    }
    let mut items = items.to_vec();
    for content in items.iter_mut().filter_map(ContextItem::content_mut) {
        content
            .iter_mut()
            .for_each(|part| *part = part.without_image());
    }
    Some(items)
}

/// Reasoning of a model. Only the provider that produced it can read it again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reasoning {
    /// Id of the provider.
    pub provider: String,
    /// The provider's id of the reasoning.
    pub id: Option<String>,
    /// The summary, section by section.
    pub summary: Vec<String>,
    /// The full text, section by section, if the provider shows it.
    pub content: Vec<String>,
    /// The encrypted form or the signature, which the provider needs back in later requests.
    pub sealed: Option<String>,
}

/// A tool call of a model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolCall {
    /// Id of the call; the output has the same.
    pub call_id: String,
    /// Id of the provider's item that has the call, if it has one of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item_id: Option<String>,
    /// Name of the tool.
    pub name: String,
    /// Group of the tool, if the provider names it separately.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Arguments exactly as the model sent them; not always valid JSON.
    pub arguments: String,
    /// The format of the arguments.
    pub kind: CallKind,
}

/// The format of the arguments of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CallKind {
    /// A JSON object; a model may also send invalid JSON.
    Function,
    /// Free text.
    Custom,
}

/// The output of a tool call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolOutput {
    /// Id of the call.
    pub call_id: String,
    /// The format of the call's arguments.
    pub kind: CallKind,
    /// The output for the model.
    pub content: Vec<Content>,
    /// Whether the tool succeeded.
    pub success: bool,
}

/// A web search by a provider.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WebSearch {
    /// Id of the provider.
    pub provider: String,
    /// The provider's id of the search.
    pub id: String,
    /// The search query.
    pub query: String,
    /// The provider's item, which is sent back unchanged.
    pub raw: Json,
}

/// A summary that only its provider can read.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Compaction {
    /// Id of the provider.
    pub provider: String,
    /// The provider's item, which is sent back unchanged.
    pub raw: Json,
}

/// An image that a provider made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GeneratedImage {
    /// Id of the provider.
    pub provider: String,
    /// The provider's item, which is sent back unchanged.
    pub raw: Json,
}

/// A tool definition in a request.
#[derive(Clone, Debug)]
pub struct ToolDef {
    /// Name, unique among the tools of a request.
    pub name: String,
    /// When and how to use the tool.
    pub description: String,
    /// The format of its arguments.
    pub input: ToolInput,
}

/// The format of the arguments of a tool.
#[derive(Clone, Debug)]
pub enum ToolInput {
    /// JSON that matches this schema.
    Schema(Json),
    /// Free text that matches this grammar (Lark). Providers without such tools get an object with one member, `input`.
    Grammar(&'static str),
    /// No arguments: the provider itself searches the web, with these options. Providers without a web search do not get
    /// this tool.
    ProviderWebSearch(Arc<Map<String, Value>>),
    /// No arguments: a group of tools. Providers without groups get its tools one by one.
    Group(Vec<ToolDef>),
}

impl ToolCall {
    /// Returns the name of the tool for wires without groups: `<group>__<name>`, or the name alone.
    pub fn flat_name(&self) -> String {
        match &self.namespace {
            Some(namespace) => flat_name(namespace, &self.name),
            None => self.name.clone(),
        }
    }

    /// Returns the arguments as a JSON value; free text and invalid JSON become a string.
    pub(crate) fn arguments_value(&self) -> Value {
        let text = || Value::String(self.arguments.clone());
        match self.kind {
            CallKind::Custom => text(),
            CallKind::Function => serde_json::from_str(&self.arguments).unwrap_or_else(|_| text()),
        }
    }

    /// Returns the arguments as a JSON object, for wires that accept nothing else. Free text, and anything that is not
    /// a valid object, becomes the member `input`.
    pub(super) fn arguments_json(&self) -> Cow<'_, str> {
        let is_object = self.kind == CallKind::Function
            && serde_json::from_str::<BTreeMap<Cow<'_, str>, IgnoredAny>>(&self.arguments).is_ok();
        if is_object {
            Cow::Borrowed(&self.arguments)
        } else {
            Cow::Owned(serde_json::json!({ "input": self.arguments }).to_string())
        }
    }
}

/// Joins the names of a group and of its tool: `<namespace>__<name>`.
pub fn flat_name(namespace: &str, name: &str) -> String {
    format!("{namespace}__{name}")
}
