//! Tools of MCP servers, `list_mcp_resources`, `list_mcp_resource_templates` and `read_mcp_resource`.

use std::{sync::Arc, time::Instant};

use serde::{Deserialize, Serialize};
use serde_json::{
    Value, json,
    value::{RawValue, to_raw_value},
};
use threadwire_engine::{Json, read_json};
use threadwire_workspace::{
    hooks::Event,
    mcp::{
        CallError, Connection, OfferedTool, Servers,
        protocol::{CallToolResult, ContentBlock},
    },
};
use tokio_util::sync::CancellationToken;

use super::limited;
use crate::{
    coding::{
        ABORTED,
        registry::{Answer, Call, Input, Row, arguments},
        setup::Setup,
    },
    images,
    model::{Content, ToolCall, ToolDef, ToolInput},
    tools::{DEFAULT_OUTPUT_TOKENS, McpResult, Tools, shorten},
};

/// Maximum number of tokens of what a server says about itself.
const INSTRUCTION_TOKENS: usize = 2500;

const LIST: &str = "list_mcp_resources";
const LIST_TEMPLATES: &str = "list_mcp_resource_templates";
const READ: &str = "read_mcp_resource";

/// The arguments of the list tools.
const LIST_INPUT: Input = Input::Schema(
    r#"{"type":"object","properties":{
"server":{"type":"string","description":"Name of the server; all servers by default."},
"cursor":{"type":"string","description":"Where an earlier answer of this server said to go on."}
},"additionalProperties":false}"#,
);

/// Returns the definitions of tools for models. The first tool of a server also says what the server says about itself.
pub(crate) fn definitions(offered: &[OfferedTool]) -> impl Iterator<Item = ToolDef> {
    let mut last = None;
    offered.iter().map(move |offer| {
        let server = offer.server.name();
        let is_first = last.replace(server) != Some(server);
        let about = is_first.then(|| offer.server.instructions()).flatten();
        let about = about.map(|about| {
            let about = shorten(about.trim(), INSTRUCTION_TOKENS);
            format!("About all tools of {server}:\n{about}")
        });
        definition(offer, about.as_deref())
    })
}

/// Returns the definition of a tool for models; `about` is more about it.
fn definition(offer: &OfferedTool, about: Option<&str>) -> ToolDef {
    let schema = (*offer.tool.input_schema).clone();
    let mut schema = Value::Object(schema);
    mend(&mut schema, MAX_DEPTH);
    // Providers require an object with `properties`, even if it is empty.
    schema["type"] = json!("object");
    if !schema["properties"].is_object() {
        schema["properties"] = json!({});
    }
    ToolDef {
        name: offer.name.clone(),
        description: [offer.tool.description.as_deref(), about]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n\n"),
        input: ToolInput::Schema(raw(&schema)),
    }
}

/// Maximum depth to which schemas are mended. Deeper ones are refused by providers.
const MAX_DEPTH: usize = 32;

/// Mends what providers refuse in schemas: lists need `items`, objects `properties`, and a schema is an object.
fn mend(schema: &mut Value, depth: usize) {
    let Some(depth) = depth.checked_sub(1) else {
        return;
    };
    if schema.is_boolean() {
        *schema = json!({ "type": "string" });
    }
    let Some(members) = schema.as_object_mut() else {
        return;
    };
    for (name, value) in members.iter_mut() {
        match (&**name, value) {
            ("properties" | "$defs" | "definitions", Value::Object(schemas)) => {
                schemas.values_mut().for_each(|schema| mend(schema, depth));
            }
            ("anyOf" | "oneOf" | "allOf" | "prefixItems", Value::Array(schemas)) => {
                schemas.iter_mut().for_each(|schema| mend(schema, depth));
            }
            ("items", schema) => mend(schema, depth),
            ("additionalProperties", schema) if schema.is_object() => mend(schema, depth),
            _ => {}
        }
    }
    let is = |kind: &str| members.get("type").is_some_and(|given| given == kind);
    if is("array") && !members.contains_key("prefixItems") {
        let items = json!({ "type": "string" });
        members.entry("items").or_insert(items);
    } else if is("object") {
        members.entry("properties").or_insert_with(|| json!({}));
    }
}

/// Finds the called tool: by its name for models, or by the group of its server and its own name.
pub(crate) fn find<'a>(offered: &'a [OfferedTool], call: &ToolCall) -> Option<&'a OfferedTool> {
    let Some(group) = &call.namespace else {
        return offered.iter().find(|offer| offer.name == call.name);
    };
    offered.iter().find(|offer| {
        let own = format!("mcp__{}", offer.server.name());
        let is_group = *group == own || *group == own.replace(|c: char| !c.is_alphanumeric(), "_");
        is_group && (call.name == offer.tool.name || offer.name == call.flat_name())
    })
}

/// Returns whether calls of a tool may run concurrently: its server must say that it only reads.
pub(crate) fn is_parallel(offer: &OfferedTool) -> bool {
    let hints = offer.tool.annotations.as_ref();
    hints.is_some_and(|hints| hints.read_only_hint == Some(true))
}

/// Calls a tool of a server. Also returns its result as hooks are told, if there are some.
pub(crate) async fn call(
    tools: &Tools,
    offer: &OfferedTool,
    call: &ToolCall,
) -> (Answer, Option<Value>) {
    let started = Instant::now();
    let mut told = None;
    let arguments: Option<Value> = match call.arguments.trim() {
        "" => None,
        text => match serde_json::from_str(text) {
            Ok(arguments) => Some(arguments),
            Err(error) => {
                let answer = timed(started, vec![Content::Text(format!("err: {error}"))], false);
                return (answer, told);
            }
        },
    };
    let answer = match tools
        .call_mcp_tool(offer, arguments, call.item_id.as_deref())
        .await
    {
        McpResult::Answered(result) => {
            if tools.hooks().has(Event::PostToolUse) {
                told = serde_json::to_value(&result).ok();
            }
            let success = result.is_error != Some(true);
            match &result.structured_content {
                Some(structured) if !structured.is_null() => {
                    let seconds = started.elapsed().as_secs_f64();
                    let structured = shorten(&structured.to_string(), DEFAULT_OUTPUT_TOKENS);
                    let text = format!("Wall time: {seconds:.4} seconds\nOutput:\n{structured}");
                    Answer {
                        success,
                        ..Answer::done(text)
                    }
                }
                _ => timed(started, parts(result), success),
            }
        }
        McpResult::Failed(reason) => timed(started, limited([Content::Text(reason)]), false),
        McpResult::Interrupted => Answer::failed(ABORTED),
    };
    (answer, told)
}

/// Adds the duration of a call before its result.
fn timed(started: Instant, parts: Vec<Content>, success: bool) -> Answer {
    let seconds = started.elapsed().as_secs_f64();
    let header = Content::Text(format!("Wall time: {seconds:.4} seconds\nOutput:"));
    Answer {
        content: [header].into_iter().chain(parts).collect(),
        success,
    }
}

/// Stands for a sound, in the words of Codex. As text it would only take room.
const NO_AUDIO: &str = "<audio content omitted because you do not support audio input>";

/// Returns an image for the model. Some servers send data URLs in the place of their content.
fn image_part(mime_type: &str, data: String) -> Content {
    images::content(match data.starts_with("data:") {
        true => data,
        false => format!("data:{mime_type};base64,{data}"),
    })
}

fn parts(result: CallToolResult) -> Vec<Content> {
    let part = |block: ContentBlock| match block {
        ContentBlock::Text(text) => Content::Text(text.text),
        ContentBlock::Image(image) => image_part(&image.mime_type, image.data),
        ContentBlock::Audio(_) => Content::Text(NO_AUDIO.to_owned()),
        other => Content::Text(raw(&other).get().to_owned()),
    };
    if result.content.is_empty() {
        // With an empty text, the output is a list, as that of every result.
        return vec![Content::Text(String::new())];
    }
    limited(result.content.into_iter().map(part))
}

pub(crate) const LIST_MCP_RESOURCES: Row = Row {
    name: LIST,
    description: "Lists what MCP servers offer to read: files, schemas, documents. Worth a look before searching the web.",
    input: LIST_INPUT,
    offered: has_servers,
    parallel: true,
    run: |call| Box::pin(list(call, Listed::Resources)),
};

pub(crate) const LIST_MCP_RESOURCE_TEMPLATES: Row = Row {
    name: LIST_TEMPLATES,
    description: "Lists what MCP servers offer to read by addresses that have gaps to fill in.",
    input: LIST_INPUT,
    offered: has_servers,
    parallel: true,
    run: |call| Box::pin(list(call, Listed::Templates)),
};

pub(crate) const READ_MCP_RESOURCE: Row = Row {
    name: READ,
    description: "Reads something that an MCP server offers to read.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"server":{"type":"string","description":"Name of the server, as list_mcp_resources tells it."},
"uri":{"type":"string","description":"Address of the resource, as list_mcp_resources tells it."}
},"required":["server","uri"],"additionalProperties":false}"#,
    ),
    offered: has_servers,
    parallel: true,
    run: |call| Box::pin(read(call)),
};

fn has_servers(_: &threadwire_engine::Settings, setup: &Setup) -> bool {
    !setup.servers.is_empty()
}

#[derive(Clone, Copy)]
enum Listed {
    Resources,
    Templates,
}

impl Listed {
    fn tool(self) -> &'static str {
        match self {
            Self::Resources => LIST,
            Self::Templates => LIST_TEMPLATES,
        }
    }

    fn method(self) -> &'static str {
        match self {
            Self::Resources => "resources/list",
            Self::Templates => "resources/templates/list",
        }
    }

    async fn all(self, server: &str, connection: &Connection) -> Result<Vec<Json>, CallError> {
        Ok(match self {
            Self::Resources => with_server(server, &connection.resources().await?),
            Self::Templates => with_server(server, &connection.templates().await?),
        })
    }

    async fn page(
        self,
        server: &str,
        connection: &Connection,
        cursor: Option<String>,
    ) -> Result<(Vec<Json>, Option<String>), CallError> {
        Ok(match self {
            Self::Resources => {
                let (page, next) = connection.resources_page(cursor).await?;
                (with_server(server, &page), next)
            }
            Self::Templates => {
                let (page, next) = connection.templates_page(cursor).await?;
                (with_server(server, &page), next)
            }
        })
    }

    fn answer(self, server: Option<String>, found: Vec<Json>, next: Option<String>) -> Found {
        let (resources, resource_templates) = match self {
            Self::Resources => (Some(found), None),
            Self::Templates => (None, Some(found)),
        };
        Found {
            server,
            resources,
            resource_templates,
            next_cursor: next,
        }
    }
}

/// The result of a list tool.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Found {
    #[serde(skip_serializing_if = "Option::is_none")]
    server: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resources: Option<Vec<Json>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resource_templates: Option<Vec<Json>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next_cursor: Option<String>,
}

/// An entry of a list, with the name of its server.
#[derive(Serialize)]
struct Offered<'a, T> {
    server: &'a str,
    #[serde(flatten)]
    one: &'a T,
}

#[derive(Serialize)]
struct Contents<'a> {
    server: &'a str,
    uri: &'a str,
    contents: Json,
}

#[derive(Deserialize)]
struct ListArguments {
    #[serde(default)]
    server: Option<String>,
    #[serde(default)]
    cursor: Option<String>,
}

#[derive(Deserialize)]
struct ReadArguments {
    server: String,
    uri: String,
}

async fn list(call: Call, listed: Listed) -> Answer {
    let given: ListArguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let servers = servers(&call);
    let shown = raw_arguments(&call);
    let Some(name) = given.server.filter(|name| !name.is_empty()) else {
        let read = async {
            if given.cursor.is_some() {
                return Err("cursor can only be used when a server is specified".to_owned());
            }
            let mut all = Vec::new();
            for server in servers.list() {
                // An error of one server does not drop the entries of the others.
                if let Ok(connection) = server.connection().await
                    && let Ok(mut found) = listed.all(server.name(), &connection).await
                {
                    all.append(&mut found);
                }
            }
            Ok(listed.answer(None, all, None))
        };
        let tools = &call.tools;
        return answer(tools.show_mcp_read(None, listed.tool(), shown, read).await);
    };
    let Some(server) = servers.get(&name) else {
        return unknown(&name);
    };
    let read = async {
        let failed = |error: CallError| format!("{} failed: {error}", listed.method());
        let connection = server.connection().await.map_err(failed)?;
        let page = listed.page(&name, &connection, given.cursor).await;
        let (found, next) = page.map_err(failed)?;
        Ok(listed.answer(Some(name.clone()), found, next))
    };
    let tools = &call.tools;
    answer(
        tools
            .show_mcp_read(Some(&name), listed.tool(), shown, read)
            .await,
    )
}

async fn read(call: Call) -> Answer {
    let given: ReadArguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let Some(server) = servers(&call).get(&given.server) else {
        return unknown(&given.server);
    };
    let read = async {
        let failed = |error: CallError| format!("resources/read failed: {error}");
        let connection = server.connection().await.map_err(failed)?;
        let cancel = CancellationToken::new();
        let read = connection.read_resource(given.uri.clone(), &cancel).await;
        Ok(Contents {
            server: &given.server,
            uri: &given.uri,
            contents: raw(&read.map_err(failed)?.contents),
        })
    };
    let (tools, shown) = (&call.tools, raw_arguments(&call));
    answer(
        tools
            .show_mcp_read(Some(&given.server), READ, shown, read)
            .await,
    )
}

fn servers(call: &Call) -> Arc<Servers> {
    call.tools.turn().state(|| Servers::new(|_| {}))
}

fn unknown(server: &str) -> Answer {
    Answer::failed(format!("unknown MCP server '{server}'"))
}

fn answer(read: Result<String, String>) -> Answer {
    match read {
        Ok(text) => Answer::done(shorten(&text, DEFAULT_OUTPUT_TOKENS)),
        Err(error) => Answer::failed(error),
    }
}

fn raw_arguments(call: &Call) -> Json {
    read_json(&call.arguments).unwrap_or_else(|_| RawValue::NULL.to_owned().into())
}

fn with_server<T: Serialize>(server: &str, list: &[T]) -> Vec<Json> {
    list.iter()
        .map(|one| raw(&Offered { server, one }))
        .collect()
}

fn raw<T: Serialize>(value: &T) -> Json {
    // The values of a server were JSON before.
    to_raw_value(value)
        .unwrap_or_else(|_| RawValue::NULL.to_owned())
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schemas_are_mended_as_far_as_providers_want_them() {
        for (given, expected) in [
            (
                json!({ "type": "array" }),
                json!({ "type": "array", "items": { "type": "string" } }),
            ),
            (
                json!({ "type": "object" }),
                json!({ "type": "object", "properties": {} }),
            ),
            (
                json!({ "properties": { "a": true, "b": { "anyOf": [{ "type": "array", "items": {} }] } } }),
                json!({ "properties": { "a": { "type": "string" }, "b": { "anyOf": [{ "type": "array", "items": {} }] } } }),
            ),
            (
                json!({ "enum": [true], "additionalProperties": false }),
                json!({ "enum": [true], "additionalProperties": false }),
            ),
        ] {
            let mut schema = given.clone();
            mend(&mut schema, MAX_DEPTH);
            assert_eq!(schema, expected, "{given}");
        }
    }

    #[test]
    fn a_result_without_content_is_told_as_a_list() {
        let result = serde_json::from_value(json!({ "content": [] })).expect("a result");
        let answer = timed(Instant::now(), parts(result), true);
        assert!(
            matches!(&*answer.content, [Content::Text(head), Content::Text(rest)]
                if head.starts_with("Wall time: ") && rest.is_empty()),
            "{answer:?}"
        );
    }

    #[test]
    fn images_and_sounds_are_told_as_far_as_providers_take_them() {
        const GIF: &str = "R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=";
        let result = json!({ "content": [
            { "type": "image", "data": GIF, "mimeType": "image/gif" },
            { "type": "image", "data": format!("data:image/gif;base64,{GIF}"), "mimeType": "image/png" },
            { "type": "image", "data": "aGk=", "mimeType": "image/png" },
            { "type": "image", "data": "!!!", "mimeType": "image/png" },
            { "type": "audio", "data": "aGk=", "mimeType": "audio/wav" },
        ] });
        let result: CallToolResult = serde_json::from_value(result).expect("a result");
        let told: Vec<String> = parts(result)
            .into_iter()
            .map(|part| match part {
                Content::Text(text) => text,
                Content::Image(url) => url,
                Content::UserImage(image) => image.source,
            })
            .collect();
        assert_eq!(
            told,
            [
                &format!("data:image/gif;base64,{GIF}"),
                &format!("data:image/gif;base64,{GIF}"),
                images::NO_IMAGE,
                images::NO_IMAGE,
                NO_AUDIO
            ]
        );
    }
}
