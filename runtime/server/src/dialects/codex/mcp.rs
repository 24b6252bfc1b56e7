//! `mcpServer/*` and `mcpServerStatus/*`.

use std::path::PathBuf;

use serde::{Serialize, de::DeserializeOwned};
use threadwire_protocol::{
    RawJson,
    codex::{
        ErrorKind, ListMcpServerStatusParams, ListMcpServerStatusResponse, McpAuthStatus,
        McpResourceReadParams, McpResourceReadResponse, McpServerMethods,
        McpServerOauthLoginParams, McpServerOauthLoginResponse, McpServerStatus,
        McpServerStatusDetail, McpServerStatusMethods, McpServerToolCallParams,
        McpServerToolCallResponse,
    },
};
use threadwire_workspace::mcp::{self, Login, Manager, ServerStatus};

use super::{
    CodexSession,
    errors::{Failure, failure, internal, invalid},
    from_wire,
};

impl CodexSession {
    fn mcp(&self) -> &Manager {
        &self.connection.server.mcp
    }

    /// Returns the thread whose servers are meant, as the manager knows it, and the folder whose configuration counts.
    async fn mcp_place(&self, thread: Option<&str>) -> Result<(Option<String>, PathBuf), Failure> {
        let Some(thread) = thread else {
            return Ok((None, self.connection.server.config.cwd().to_owned()));
        };
        let id = from_wire::thread_id(thread, ErrorKind::InvalidThreadId)?;
        let thread = self.engine().thread(id).await?;
        Ok((Some(id.to_string()), thread.settings.cwd.clone()))
    }
}

impl McpServerStatusMethods for CodexSession {
    async fn mcp_server_status_list(
        &self,
        params: ListMcpServerStatusParams,
    ) -> Result<ListMcpServerStatusResponse, Failure> {
        let start = match &params.cursor {
            None => 0,
            Some(cursor) => cursor
                .parse::<usize>()
                .map_err(|_| failure(ErrorKind::InvalidCursor, &[("cursor", cursor.as_str())]))?,
        };
        let (thread, cwd) = self.mcp_place(params.thread_id.as_deref()).await?;
        let full = !matches!(params.detail, Some(McpServerStatusDetail::ToolsAndAuthOnly));
        let statuses = self
            .mcp()
            .statuses(
                thread.as_deref(),
                Some(&cwd),
                params.server_name.as_deref(),
                full,
            )
            .await
            .map_err(|error| invalid(format!("failed to load configuration: {error}")))?;
        let total = statuses.len();
        if start > total {
            return Err(invalid(format!(
                "cursor {start} exceeds total MCP servers {total}"
            )));
        }
        let limit = params.limit.map_or(total, |limit| limit.max(1) as usize);
        let end = start.saturating_add(limit).min(total);
        Ok(ListMcpServerStatusResponse {
            data: statuses[start..end].iter().map(status).collect(),
            next_cursor: (end < total).then(|| end.to_string()),
        })
    }
}

impl McpServerMethods for CodexSession {
    async fn mcp_server_resource_read(
        &self,
        params: McpResourceReadParams,
    ) -> Result<McpResourceReadResponse, Failure> {
        let (thread, cwd) = self.mcp_place(params.thread_id.as_deref()).await?;
        let read = self
            .mcp()
            .read_resource(thread.as_deref(), Some(&cwd), &params.server, &params.uri)
            .await
            .map_err(|error| internal(&error.to_string()))?;
        Ok(McpResourceReadResponse {
            contents: read.contents.iter().filter_map(same).collect(),
            origin_call_id: params.origin_call_id,
        })
    }

    async fn mcp_server_tool_call(
        &self,
        params: McpServerToolCallParams,
    ) -> Result<McpServerToolCallResponse, Failure> {
        let (thread, cwd) = self.mcp_place(Some(&params.thread_id)).await?;
        let arguments = match params.arguments {
            Some(arguments) => arguments
                .decode()
                .map_err(|_| invalid("arguments must be an object"))?,
            None => None,
        };
        let result = self
            .mcp()
            .call_tool(
                thread.as_deref(),
                Some(&cwd),
                &params.server,
                &params.tool,
                arguments,
            )
            .await
            .map_err(|error| internal(&error.to_string()))?;
        Ok(McpServerToolCallResponse {
            content: result.content.iter().filter_map(raw).collect(),
            structured_content: result.structured_content.as_ref().and_then(raw),
            is_error: result.is_error,
            meta: result.meta.as_ref().and_then(raw),
        })
    }

    /// Only tokens of the configuration are known to this server, so there is nothing to begin.
    async fn mcp_server_oauth_login(
        &self,
        params: McpServerOauthLoginParams,
    ) -> Result<McpServerOauthLoginResponse, Failure> {
        let (_, cwd) = self.mcp_place(params.thread_id.as_deref()).await?;
        let configured = self
            .mcp()
            .configured(Some(&cwd), &[])
            .map_err(|error| invalid(format!("failed to load configuration: {error}")))?;
        let name = &params.name;
        Err(match configured.get(name) {
            None => invalid(format!("No MCP server named '{name}' found.")),
            Some(Ok(spec)) if matches!(spec.link, mcp::Link::Http { .. }) => invalid(format!(
                "MCP server '{name}' cannot be signed in to by OAuth: set bearer_token_env_var instead."
            )),
            Some(_) => invalid("OAuth login is only supported for streamable HTTP servers."),
        })
    }
}

fn status(status: &ServerStatus) -> McpServerStatus {
    let info = status.info.as_deref();
    let tools = status.tools.iter();
    McpServerStatus {
        name: status.name.clone(),
        runtime_status: None,
        plugin_id: None,
        http_origin: None,
        server_info: info
            .and_then(|info| info.server_info.as_ref())
            .and_then(same),
        server_capabilities: info
            .map_or_else(|| Some(RawJson::null()), |info| raw(&info.capabilities)),
        tool_list_meta: Some(RawJson::null()),
        tools: tools
            .filter_map(|tool| Some((tool.name.to_string(), same(tool)?)))
            .collect(),
        tools_error: status.error.clone(),
        resources: status.resources.iter().filter_map(same).collect(),
        resource_templates: status.templates.iter().filter_map(same).collect(),
        auth_status: match status.login {
            Login::Unsupported => McpAuthStatus::Unsupported,
            Login::Missing => McpAuthStatus::NotLoggedIn,
            Login::BearerToken => McpAuthStatus::BearerToken,
        },
    }
}

/// Takes a value of MCP over into this dialect, which writes it the same way.
fn same<T: DeserializeOwned>(value: &impl Serialize) -> Option<T> {
    serde_json::to_string(value)
        .and_then(|text| serde_json::from_str(&text))
        .inspect_err(|error| tracing::warn!(%error, "something of an MCP server cannot be shown"))
        .ok()
}

fn raw(value: &impl Serialize) -> Option<RawJson> {
    RawJson::encode(value).ok()
}
