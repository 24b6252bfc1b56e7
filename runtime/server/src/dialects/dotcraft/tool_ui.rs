//! The methods `ui/*` and `item/widget-state/set`: pages of MCP servers that the client shows, the tools that these
//! pages call, and what they keep and tell.

use base64::{Engine as _, prelude::BASE64_STANDARD};
use threadwire_agent::tools::mcp_content;
use threadwire_host::mcp::ViewError;
use threadwire_protocol::{
    RawJson,
    dotcraft::{
        DynamicToolResult, EmptyObject, ItemWidgetStateSetParams, ItemWidgetStateSetResponse,
        ToolContentItem, ToolUiMethods, UiOpenLinkParams, UiResourceContent, UiResourceReadParams,
        UiResourceReadResponse, UiToolCallParams, UiUpdateModelContextParams,
    },
};
use threadwire_workspace::mcp::protocol::{CallToolResult, ResourceContents};
use tracing::info;

use super::{DotCraftSession, Failure, extra, families, to_wire};

/// The capability of clients that show pages. Others do not have these methods.
pub(super) const CAPABILITY: &str = "interactiveToolUi";

/// The maximum size of what a page keeps for a call, or tells the model, in bytes.
const MAX_ENTRY: usize = 16 << 10;

/// How many calls of a thread may have a state, and how many pages may tell the model something.
const MAX_ENTRIES: usize = 64;

/// The schemes of links that a page may open.
const SCHEMES: [&str; 3] = ["http", "https", "mailto"];

impl ToolUiMethods for families::ToolUi {
    async fn ui_resource_read(
        &self,
        params: UiResourceReadParams,
    ) -> Result<UiResourceReadResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        let (id, server) = (thread.id.to_string(), params.namespace.as_deref());
        let mcp = &self.connection.services().host.mcp;
        let read = mcp.read_view(&id, &thread.settings.cwd, server, &params.uri);
        let read = Box::pin(read).await.map_err(|error| match error {
            ViewError::UnknownServer(_) => Failure::invalid("namespace", error.to_string()),
            ViewError::UnknownPage(_) | ViewError::NoTool(_) | ViewError::Call(_) => {
                Failure::invalid("uri", error.to_string())
            }
        })?;
        Ok(UiResourceReadResponse {
            contents: read.contents.into_iter().filter_map(content).collect(),
        })
    }

    /// The server has no screen: the client opens the link that it let pass.
    async fn ui_open_link(&self, params: UiOpenLinkParams) -> Result<EmptyObject, Failure> {
        let url = &params.url;
        let is_plain = !url.contains(|c: char| c.is_whitespace() || c.is_control());
        let opens = url.split_once(':').is_some_and(|(scheme, rest)| {
            let is_known = SCHEMES
                .iter()
                .any(|known| scheme.eq_ignore_ascii_case(known));
            is_known && !rest.trim_matches('/').is_empty()
        });
        if !is_plain || !opens {
            let problem = "must be an address that begins with http:, https: or mailto:";
            return Err(Failure::invalid("url", problem));
        }
        info!(principal = %self.connection.principal().name, url, "an app opens a link");
        Ok(EmptyObject {})
    }

    async fn ui_update_model_context(
        &self,
        params: UiUpdateModelContextParams,
    ) -> Result<EmptyObject, Failure> {
        let value = told(&params)?.as_ref().map(RawJson::encode).transpose();
        let value = value.map_err(|error| Failure::invalid("content", error.to_string()))?;
        let place = [params.namespace, params.source_call_id];
        let page = place.map(Option::unwrap_or_default).join("/");
        let (thread, entry) = (&params.thread_id, ("content", page));
        self.put_entry(thread, extra::PAGES, entry, value).await?;
        let thread = self.stored(thread).await?;
        self.refresh_instructions(thread.id).await?;
        Ok(EmptyObject {})
    }

    async fn item_widget_state_set(
        &self,
        params: ItemWidgetStateSetParams,
    ) -> Result<ItemWidgetStateSetResponse, Failure> {
        if params.call_id.is_empty() {
            return Err(Failure::invalid("callId", "must not be empty"));
        }
        let (thread, state) = (&params.thread_id, params.widget_state);
        let cleared = state.is_none();
        let entry = ("widgetState", params.call_id);
        self.put_entry(thread, extra::WIDGETS, entry, state).await?;
        Ok(ItemWidgetStateSetResponse { cleared })
    }

    /// A tool that fails is a result; only a call that cannot be made is an error.
    async fn ui_tool_call(&self, params: UiToolCallParams) -> Result<DynamicToolResult, Failure> {
        let arguments = params.arguments.decode();
        let arguments = arguments.map_err(|_| Failure::invalid("arguments", "is not an object"))?;
        let thread = self.stored(&params.thread_id).await?;
        let (id, server) = (thread.id.to_string(), params.namespace.as_deref());
        // The call leaves no trace in the thread, so the log has it.
        info!(
            principal = %self.connection.principal().name,
            thread = %thread.id,
            server,
            tool = params.tool,
            call = params.source_call_id,
            "an app calls a tool"
        );
        let mcp = &self.connection.services().host.mcp;
        let called = mcp.call_for_view(&id, &thread.settings.cwd, server, &params.tool, arguments);
        match Box::pin(called).await {
            Ok(result) => Ok(called_tool(&result)),
            Err(error @ ViewError::UnknownServer(_)) => {
                Err(Failure::invalid("namespace", error.to_string()))
            }
            Err(error @ (ViewError::UnknownPage(_) | ViewError::NoTool(_))) => {
                Err(Failure::invalid("tool", error.to_string()))
            }
            Err(ViewError::Call(error)) => Ok(DynamicToolResult {
                success: false,
                content_items: None,
                structured_result: None,
                structured_content: None,
                meta: None,
                error_code: None,
                error_message: Some(error.to_string()),
            }),
        }
    }
}

impl DotCraftSession {
    /// Sets or removes an entry of a map that is stored with a thread.
    async fn put_entry(
        &self,
        thread: &str,
        key: &'static str,
        (member, entry): (&'static str, String),
        value: Option<RawJson>,
    ) -> Result<(), Failure> {
        let size = value.as_ref().map_or(0, |value| value.get().len());
        if size > MAX_ENTRY {
            let problem = format!("has {size} bytes, more than {MAX_ENTRY}");
            return Err(Failure::invalid(member, problem));
        }
        let _order = self.dialect.entries.lock().await;
        let thread = self.stored(thread).await?;
        let mut entries = extra::entries(&thread, key);
        match value {
            Some(value) => entries.insert(entry, value),
            None => entries.remove(&entry),
        };
        if entries.len() > MAX_ENTRIES {
            let problem = format!("the thread has {MAX_ENTRIES} already");
            return Err(Failure::invalid(member, problem));
        }
        let value = (!entries.is_empty()).then(|| extra::value(&entries));
        let set = self.engine().set_extra(thread.id, key, value.flatten());
        Ok(set.await?)
    }
}

/// Returns the text that a page tells the model.
fn told(params: &UiUpdateModelContextParams) -> Result<Option<String>, Failure> {
    let mut parts = Vec::new();
    for (index, item) in params.content.iter().flatten().enumerate() {
        match item {
            ToolContentItem::Text(item) => parts.push(item.text.as_str()),
            _ => return Err(Failure::invalid(format!("content[{index}]"), "is no text")),
        }
    }
    parts.extend(params.structured_content.as_ref().map(RawJson::get));
    parts.retain(|part| !part.trim().is_empty());
    Ok((!parts.is_empty()).then(|| parts.join("\n")))
}

fn called_tool(result: &CallToolResult) -> DynamicToolResult {
    let content: Vec<_> = result.content.iter().map(mcp_content).collect();
    let structured = result.structured_content.as_ref();
    DynamicToolResult {
        success: result.is_error != Some(true),
        content_items: Some(to_wire::content_items(&content)),
        structured_result: structured.and_then(|data| RawJson::encode(data).ok()),
        structured_content: None,
        meta: result
            .meta
            .as_ref()
            .and_then(|meta| RawJson::encode(meta).ok()),
        error_code: None,
        error_message: None,
    }
}

/// Pages are text; one that is sent as bytes is decoded.
fn content(contents: ResourceContents) -> Option<UiResourceContent> {
    let (uri, mime_type, text) = match contents {
        ResourceContents::TextResourceContents {
            uri,
            mime_type,
            text,
            ..
        } => (uri, mime_type, Some(text)),
        ResourceContents::BlobResourceContents {
            uri,
            mime_type,
            blob,
            ..
        } => {
            let bytes = BASE64_STANDARD.decode(blob).ok();
            let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
            (uri, mime_type, text)
        }
        _ => return None,
    };
    Some(UiResourceContent {
        uri,
        mime_type,
        text,
    })
}
