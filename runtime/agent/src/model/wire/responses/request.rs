//! Encodes requests.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::{
    Map, Value,
    value::{RawValue, to_raw_value},
};
use threadwire_engine::{Json, Phase};

use crate::model::{
    request::{CallKind, Content, ContextItem, Request, Role, ToolDef, ToolInput, ToolOutput},
    wire::{FREE_TEXT, ungrouped, without_loose_ends},
};

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    instructions: &'a str,
    input: Vec<Input<'a>>,
    tools: Vec<Tool<'a>>,
    tool_choice: &'static str,
    parallel_tool_calls: bool,
    reasoning: Option<ReasoningOptions<'a>>,
    store: bool,
    stream: bool,
    include: &'static [&'static str],
    prompt_cache_key: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    client_metadata: Option<ClientMetadata<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    service_tier: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<TextOptions<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_output_tokens: Option<u64>,
}

#[derive(Serialize)]
struct ClientMetadata<'a> {
    #[serde(rename = "x-codex-turn-metadata")]
    turn: &'a str,
}

#[derive(Serialize)]
struct ReasoningOptions<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    effort: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<&'a str>,
}

#[derive(Serialize)]
struct TextOptions<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    verbosity: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<Format<'a>>,
}

#[derive(Serialize)]
struct Format<'a> {
    r#type: &'static str,
    name: &'static str,
    strict: bool,
    schema: &'a RawValue,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Input<'a> {
    Known(InputItem<'a>),
    /// An item with the provider's id.
    Named(Named<'a>),
    /// The provider's item, unchanged.
    Raw(&'a RawValue),
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum InputItem<'a> {
    Message {
        role: &'static str,
        content: Vec<Part<'a>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        phase: Option<&'static str>,
    },
    Reasoning {
        summary: Vec<Part<'a>>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        content: Vec<Part<'a>>,
        encrypted_content: Option<&'a str>,
    },
    FunctionCall {
        call_id: &'a str,
        name: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        namespace: Option<&'a str>,
        arguments: Cow<'a, str>,
    },
    FunctionCallOutput {
        call_id: &'a str,
        output: Output<'a>,
    },
    CustomToolCall {
        call_id: &'a str,
        name: &'a str,
        input: &'a str,
    },
    CustomToolCallOutput {
        call_id: &'a str,
        output: Output<'a>,
    },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Output<'a> {
    Text(&'a str),
    Parts(Vec<Part<'a>>),
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Part<'a> {
    InputText {
        text: &'a str,
    },
    OutputText {
        text: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        annotations: Option<&'a Value>,
    },
    SummaryText {
        text: &'a str,
    },
    ReasoningText {
        text: &'a str,
    },
    InputImage(InputImage<'a>),
}

#[derive(Serialize, Default)]
struct InputImage<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    image_url: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<&'a str>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Tool<'a> {
    Function {
        name: &'a str,
        description: &'a str,
        strict: bool,
        parameters: &'a RawValue,
    },
    Custom {
        name: &'a str,
        description: &'a str,
        format: Grammar,
    },
    WebSearch {
        #[serde(flatten)]
        options: &'a Map<String, Value>,
    },
    Namespace {
        name: &'a str,
        description: &'a str,
        tools: Vec<Tool<'a>>,
    },
}

#[derive(Serialize)]
struct Grammar {
    r#type: &'static str,
    syntax: &'static str,
    definition: &'static str,
}

pub(in crate::model) fn encode(
    provider: &str,
    request: &Request<'_>,
) -> Result<Vec<u8>, serde_json::Error> {
    let thinks = request.reasons.unwrap_or_else(|| thinks(request.model));
    let summary = request.summary.or(thinks.then_some("auto"));
    let summary = summary.filter(|summary| *summary != "none");
    // Whoever chooses no reasoning says so to a model that would reason by itself.
    let reasons =
        thinks || request.effort.is_some_and(|effort| effort != "none") || summary.is_some();
    let free_text = RawValue::from_string(FREE_TEXT.to_owned())?;
    let tool = |tool| self::tool(tool, request.model, &free_text);
    let text = TextOptions {
        verbosity: request.verbosity,
        format: request.output_schema.map(|schema| Format {
            r#type: "json_schema",
            name: "codex_output_schema",
            strict: true,
            schema,
        }),
    };
    serde_json::to_vec(&Body {
        model: request.model,
        instructions: request.instructions,
        input: without_loose_ends(request.input)
            .filter_map(|item| input(provider, request.model, item))
            .collect(),
        tools: match takes_free_text(request.model) {
            true => request.tools.iter().map(tool).collect(),
            false => ungrouped(request.tools).map(tool).collect(),
        },
        tool_choice: if request.may_call { "auto" } else { "none" },
        parallel_tool_calls: true,
        reasoning: (request.effort.is_some() || summary.is_some()).then_some(ReasoningOptions {
            effort: request.effort,
            summary,
        }),
        store: false,
        stream: true,
        include: if reasons {
            &["reasoning.encrypted_content"]
        } else {
            &[]
        },
        prompt_cache_key: request.cache_key,
        client_metadata: request.turn_metadata.map(|turn| ClientMetadata { turn }),
        service_tier: request.service_tier,
        text: (text.verbosity.is_some() || text.format.is_some()).then_some(text),
        max_output_tokens: request.max_output_tokens,
    })
}

#[derive(Serialize)]
struct Named<'a> {
    #[serde(flatten)]
    item: InputItem<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
}

/// Encodes an item as an observer sees it, with the provider's id.
pub(in crate::model) fn shown(item: &ContextItem) -> Option<Json> {
    let id = match item {
        ContextItem::Message(message) => message.id.as_deref(),
        ContextItem::Reasoning(reasoning) => reasoning.id.as_deref(),
        ContextItem::Call(call) => call.item_id.as_deref(),
        _ => None,
    };
    match self::item(item, true) {
        Input::Known(item) | Input::Named(Named { item, .. }) => {
            to_raw_value(&Named { item, id }).ok().map(Json::from)
        }
        Input::Raw(raw) => Some(Json::from(raw.to_owned())),
    }
}

/// Encodes an item for a provider; `None` if the provider cannot use it.
fn input<'a>(provider: &str, model: &str, item: &'a ContextItem) -> Option<Input<'a>> {
    match item {
        ContextItem::Reasoning(reasoning) if reasoning.provider != provider => None,
        // The provider stores nothing (`store: false`), so it can use reasoning only in the encrypted form, or as the text
        // of a provider that shows it. Such providers want the id, too.
        ContextItem::Reasoning(reasoning) if reasoning.sealed.is_none() => {
            let id = reasoning.id.as_deref();
            let is_told = id.is_some() && !reasoning.content.is_empty();
            match self::item(item, false) {
                Input::Known(item) if is_told => Some(Input::Named(Named { item, id })),
                _ => None,
            }
        }
        ContextItem::WebSearch(search) if search.provider != provider => None,
        ContextItem::Compaction(compaction) if compaction.provider != provider => None,
        ContextItem::Image(image) if image.provider != provider => None,
        _ => Some(self::item(item, takes_free_text(model))),
    }
}

fn item(item: &ContextItem, free_text: bool) -> Input<'_> {
    // A free-text call becomes a call with an object if the model accepts only objects.
    let kind = |kind| match kind {
        CallKind::Custom if free_text => CallKind::Custom,
        _ => CallKind::Function,
    };
    Input::Known(match item {
        ContextItem::Message(message) => InputItem::Message {
            role: match message.role {
                Role::Developer => "developer",
                Role::User => "user",
                Role::Assistant => "assistant",
            },
            content: message
                .content
                .iter()
                .map(|content| match (content, message.role) {
                    (Content::Text(text), Role::Assistant) => Part::OutputText {
                        text,
                        annotations: message.annotations.as_ref(),
                    },
                    (content, _) => part(content),
                })
                .collect(),
            phase: message.phase.map(Phase::as_str),
        },
        ContextItem::Reasoning(reasoning) => InputItem::Reasoning {
            summary: reasoning
                .summary
                .iter()
                .map(|text| Part::SummaryText { text })
                .collect(),
            content: reasoning
                .content
                .iter()
                .map(|text| Part::ReasoningText { text })
                .collect(),
            encrypted_content: reasoning.sealed.as_deref(),
        },
        ContextItem::Call(call) => match kind(call.kind) {
            CallKind::Function => InputItem::FunctionCall {
                call_id: &call.call_id,
                name: &call.name,
                namespace: call.namespace.as_deref(),
                arguments: match call.kind {
                    CallKind::Function => Cow::Borrowed(&call.arguments),
                    CallKind::Custom => call.arguments_json(),
                },
            },
            CallKind::Custom => InputItem::CustomToolCall {
                call_id: &call.call_id,
                name: &call.name,
                input: &call.arguments,
            },
        },
        ContextItem::Output(output) => {
            let (call_id, kind, output) =
                (&output.call_id, kind(output.kind), self::output(output));
            match kind {
                CallKind::Function => InputItem::FunctionCallOutput { call_id, output },
                CallKind::Custom => InputItem::CustomToolCallOutput { call_id, output },
            }
        }
        ContextItem::WebSearch(search) => return Input::Raw(&search.raw),
        ContextItem::Compaction(compaction) => return Input::Raw(&compaction.raw),
        ContextItem::Image(image) => return Input::Raw(&image.raw),
    })
}

fn part(content: &Content) -> Part<'_> {
    match content {
        Content::Text(text) => Part::InputText { text },
        Content::Image(url) => Part::InputImage(InputImage {
            image_url: Some(url),
            ..InputImage::default()
        }),
        Content::UserImage(image) => Part::InputImage(InputImage {
            image_url: image.url().map(String::as_str),
            file_id: image.is_file.then_some(&image.source),
            // The finest that every model knows.
            detail: Some(match image.detail.as_deref() {
                Some(detail @ ("auto" | "low")) => detail,
                _ => "high",
            }),
        }),
    }
}

fn output(output: &ToolOutput) -> Output<'_> {
    let says_something =
        |content: &&Content| !matches!(content, Content::Text(text) if text.is_empty());
    match &*output.content {
        [Content::Text(text)] => Output::Text(text),
        parts => Output::Parts(parts.iter().filter(says_something).map(part).collect()),
    }
}

/// The service tier that every provider has.
pub const DEFAULT_TIER: &str = "default";

/// Returns a chosen service tier if requests to `model` may name it. Providers refuse tiers that they do not know.
pub fn offered_tier<'t>(chosen: &'t str, model: &str) -> Option<&'t str> {
    match chosen {
        DEFAULT_TIER | "flex" => Some(chosen),
        "priority" if takes_free_text(model) => Some(chosen),
        _ => None,
    }
}

/// Returns whether a model supports free-text tools and tool groups. Other models on this wire accept only objects.
fn takes_free_text(model: &str) -> bool {
    let name = model.rsplit('/').next().unwrap_or(model);
    name.starts_with("gpt-5") || name.starts_with("gpt-6") || name.contains("codex")
}

/// Tells whether a model is one of those that reason. Others and other servers may refuse to be asked for it.
fn thinks(model: &str) -> bool {
    let name = model.rsplit('/').next().unwrap_or(model);
    let is_o = ["o1", "o3", "o4"].iter().any(|o| name.starts_with(o));
    is_o || takes_free_text(model) && !name.contains("chat")
}

fn tool<'a>(tool: &'a ToolDef, model: &str, free_text: &'a RawValue) -> Tool<'a> {
    match &tool.input {
        ToolInput::Schema(schema) => Tool::Function {
            name: &tool.name,
            description: &tool.description,
            strict: false,
            parameters: schema,
        },
        ToolInput::Grammar(_) if !takes_free_text(model) => Tool::Function {
            name: &tool.name,
            description: &tool.description,
            strict: false,
            parameters: free_text,
        },
        ToolInput::Grammar(definition) => Tool::Custom {
            name: &tool.name,
            description: &tool.description,
            format: Grammar {
                r#type: "grammar",
                syntax: "lark",
                definition,
            },
        },
        ToolInput::ProviderWebSearch(options) => Tool::WebSearch { options },
        ToolInput::Group(tools) => Tool::Namespace {
            name: &tool.name,
            description: &tool.description,
            tools: tools
                .iter()
                .map(|tool| self::tool(tool, model, free_text))
                .collect(),
        },
    }
}
