//! The methods `ui/*`: pages of MCP servers that the client shows, and the tools that these pages call.

use base64::{Engine as _, prelude::BASE64_STANDARD};
use threadwire_agent::tools::mcp_content;
use threadwire_host::mcp::ViewError;
use threadwire_protocol::{
    RawJson,
    dotcraft::{
        DynamicToolResult, ToolUiMethods, UiResourceContent, UiResourceReadParams,
        UiResourceReadResponse, UiToolCallParams,
    },
};
use threadwire_workspace::mcp::protocol::{CallToolResult, ResourceContents};
use tracing::info;

use super::{Failure, families, to_wire};

/// The capability of clients that show pages. Others do not have these methods.
pub(super) const CAPABILITY: &str = "interactiveToolUi";

impl ToolUiMethods for families::ToolUi {
    async fn ui_resource_read(
        &self,
        params: UiResourceReadParams,
    ) -> Result<UiResourceReadResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        let (id, server) = (thread.id.to_string(), params.namespace.as_deref());
        let mcp = &self.connection.services.host.mcp;
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
        let mcp = &self.connection.services.host.mcp;
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
