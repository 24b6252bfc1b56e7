//! Pages that servers have for the results of their tools, see [`ToolView`].

use std::{path::Path, sync::Arc};

use threadwire_workspace::mcp::{
    CallError, Servers, ToolView, VIEW_SCHEME,
    protocol::{CallToolResult, JsonObject, ReadResourceResult},
};
use tokio_util::sync::CancellationToken;

use super::Manager;

/// Why a page gets nothing.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ViewError {
    /// The thread has no such server.
    #[error("the thread has no MCP server `{0}`")]
    UnknownServer(String),
    /// It is no page of a server of the thread.
    #[error("no MCP server of the thread has the page `{0}`")]
    UnknownPage(String),
    /// The server has no such tool, or it is not for pages.
    #[error("`{0}` is no tool for what the app shows")]
    NoTool(String),
    /// The server refused, or did not answer.
    #[error(transparent)]
    Call(#[from] CallError),
}

impl Manager {
    /// Reads a page of a server. Without the name of a server, it is the one with a tool that has this page.
    pub async fn read_view(
        &self,
        thread: &str,
        cwd: &Path,
        server: Option<&str>,
        uri: &str,
    ) -> Result<ReadResourceResult, ViewError> {
        let unknown = || ViewError::UnknownPage(uri.to_owned());
        if !uri.starts_with(VIEW_SCHEME) {
            return Err(unknown());
        }
        let servers = self.servers_of(thread, cwd, server).await?;
        let connection = match server {
            Some(name) => {
                let server = servers.get(name);
                let server = server.ok_or_else(|| ViewError::UnknownServer(name.to_owned()))?;
                server.connection().await?
            }
            None => {
                let mut found = None;
                for server in servers.list() {
                    let Ok(connection) = server.connection().await else {
                        continue;
                    };
                    let tools = connection.tools().await;
                    let mut views = tools.iter().filter_map(ToolView::of);
                    if views.any(|view| view.uri == uri) {
                        found = Some(connection);
                        break;
                    }
                }
                found.ok_or_else(unknown)?
            }
        };
        let cancel = CancellationToken::new();
        Ok(connection.read_resource(uri.to_owned(), &cancel).await?)
    }

    /// Calls a tool for a page. Without the name of a server, it is the one with a tool of this name that pages may
    /// call. Elicitations of the server are declined.
    pub async fn call_for_view(
        &self,
        thread: &str,
        cwd: &Path,
        server: Option<&str>,
        tool: &str,
        arguments: JsonObject,
    ) -> Result<CallToolResult, ViewError> {
        let servers = self.servers_of(thread, cwd, server).await?;
        let candidates = match server {
            Some(name) => {
                let server = servers.get(name);
                vec![server.ok_or_else(|| ViewError::UnknownServer(name.to_owned()))?]
            }
            None => servers.list(),
        };
        for candidate in candidates {
            let connection = match candidate.connection().await {
                Ok(connection) => connection,
                Err(error) if server.is_some() => return Err(error.into()),
                Err(_) => continue,
            };
            let tools = connection.tools().await;
            let found = tools.iter().find(|offered| offered.name == tool);
            if !found
                .and_then(ToolView::of)
                .is_some_and(|view| view.for_page)
            {
                continue;
            }
            let cancel = CancellationToken::new();
            let called = connection.call_tool(tool.to_owned(), Some(arguments), None, &cancel);
            let result = called.await?;
            candidate.note_answer();
            return Ok(result);
        }
        Err(ViewError::NoTool(tool.to_owned()))
    }

    async fn servers_of(
        &self,
        thread: &str,
        cwd: &Path,
        only: Option<&str>,
    ) -> Result<Arc<Servers>, CallError> {
        let servers = self.servers(Some(thread), Some(cwd), only).await;
        servers.map_err(|error| CallError::Failed(error.to_string()))
    }
}
