//! What a model is asked.

use std::{borrow::Cow, collections::BTreeMap};

use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;
use threadwire_engine::Json;

/// One request to a model.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Name of the model, as its provider calls it.
    pub model: &'a str,
    /// What the model is and how it works.
    pub instructions: &'a str,
    /// The conversation. Every call has an output.
    pub input: &'a [ContextItem],
    /// What the model may call.
    pub tools: &'a [ToolDef],
    /// Whether it may call any of it in this answer.
    pub may_call: bool,
    /// How much to think, in the provider's words.
    pub effort: Option<&'a str>,
    /// How to sum up reasoning, in the provider's words.
    pub summary: Option<&'a str>,
    /// How long to answer, in the provider's words.
    pub verbosity: Option<&'a str>,
    /// Most tokens to answer with.
    pub max_output_tokens: Option<u64>,
    /// JSON Schema that the answer must fit.
    pub output_schema: Option<&'a Json>,
    /// The same for requests that share a beginning.
    pub cache_key: &'a str,
}

/// One entry of a conversation, as it is kept and sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContextItem {
    /// Something that was said.
    Message(Message),
    /// Something that the model thought.
    Reasoning(Reasoning),
    /// A tool that the model called.
    Call(ToolCall),
    /// What the tool answered.
    Output(ToolOutput),
    /// A search that the provider did.
    WebSearch(WebSearch),
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// Who said it.
    pub role: Role,
    /// What was said.
    pub content: Vec<Content>,
    /// The provider's id for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl Message {
    /// Makes a message of one text.
    pub fn text(role: Role, text: impl Into<String>) -> Self {
        Self {
            role,
            content: vec![Content::Text(text.into())],
            id: None,
        }
    }

    /// Returns all texts, joined.
    pub fn joined_text(&self) -> String {
        let texts = self.content.iter().filter_map(|content| match content {
            Content::Text(text) => Some(text.as_str()),
            Content::Image(_) => None,
        });
        texts.collect()
    }
}

/// Who said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The program around the model.
    Developer,
    /// The person, or what stands for them.
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
}

/// Something that a model thought. Only the provider that made it can read it again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reasoning {
    /// Name of the provider.
    pub provider: String,
    /// The provider's id for it.
    pub id: Option<String>,
    /// Summary, section by section.
    pub summary: Vec<String>,
    /// Full text, section by section, where the provider shows it.
    pub content: Vec<String>,
    /// What the provider wants back to go on: its encrypted form or signature.
    pub sealed: Option<String>,
}

/// A tool that a model called.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolCall {
    /// Ties the output to the call.
    pub call_id: String,
    /// Name of the tool.
    pub name: String,
    /// Group of tools, where the provider names it apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Arguments exactly as the model gave them; not necessarily JSON.
    pub arguments: String,
    /// What the arguments are.
    pub kind: CallKind,
}

/// What the arguments of a call are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CallKind {
    /// A JSON object, or what the model takes for one.
    Function,
    /// Free text.
    Custom,
}

/// What a tool answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolOutput {
    /// The call.
    pub call_id: String,
    /// What the arguments of the call were.
    pub kind: CallKind,
    /// What the model is told.
    pub content: Vec<Content>,
    /// Whether the tool did its work.
    pub success: bool,
}

/// A search that a provider did.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WebSearch {
    /// Name of the provider.
    pub provider: String,
    /// The provider's id for it.
    pub id: String,
    /// What was searched for.
    pub query: String,
    /// The provider's item, to be sent back as it is.
    pub raw: Json,
}

/// A tool, as a model is told of it.
#[derive(Clone, Debug)]
pub struct ToolDef {
    /// Unique among the tools of a request.
    pub name: String,
    /// When to use it and how.
    pub description: String,
    /// What its arguments are.
    pub input: ToolInput,
}

/// What the arguments of a tool are.
#[derive(Clone, Debug)]
pub enum ToolInput {
    /// JSON that fits this schema.
    Schema(Json),
    /// Free text that fits this grammar (Lark). Providers without such tools get an object with one member `input`.
    Grammar(&'static str),
    /// None: the provider searches the web itself. Providers that cannot are not told of it.
    ProviderWebSearch,
    /// None: it is a group of tools. Providers without groups are told of its tools one by one.
    Group(Vec<ToolDef>),
}

impl ToolCall {
    /// Returns the name of the tool as it is where groups have no place of their own.
    pub fn flat_name(&self) -> String {
        match &self.namespace {
            Some(namespace) => flat_name(namespace, &self.name),
            None => self.name.clone(),
        }
    }

    /// Returns the arguments as a value: free text, and what is no JSON, as a text.
    pub(crate) fn arguments_value(&self) -> Value {
        let text = || Value::String(self.arguments.clone());
        match self.kind {
            CallKind::Custom => text(),
            CallKind::Function => serde_json::from_str(&self.arguments).unwrap_or_else(|_| text()),
        }
    }

    /// Returns the arguments as a JSON object for wires that know nothing else: free text becomes its member `input`,
    /// as does what was meant to be an object and is none.
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

/// Joins the name of a tool and of its group.
pub fn flat_name(namespace: &str, name: &str) -> String {
    format!("{namespace}__{name}")
}
