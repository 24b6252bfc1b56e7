//! The methods `mcpServer/*` and `mcpServerStatus/*`.

use std::{path::PathBuf, time::Duration};

use serde::{Serialize, de::DeserializeOwned};
use threadwire_engine::{Settings, ThreadHandle};
use threadwire_host::{
    config::flags_of,
    mcp::{Manager, ServerStatus},
};
use threadwire_protocol::{
    RawJson,
    codex::{
        ListMcpServerStatusParams, ListMcpServerStatusResponse, McpAuthStatus,
        McpResourceReadParams, McpResourceReadResponse, McpServerConnectionStatus,
        McpServerMethods, McpServerOauthLoginCompletedNotification, McpServerOauthLoginParams,
        McpServerOauthLoginResponse, McpServerStatus, McpServerStatusDetail,
        McpServerStatusMethods, McpServerToolCallParams, McpServerToolCallResponse,
        errors::{self, mcp_server_oauth_login},
        notification::McpServerOauthLoginCompleted,
    },
    envelope::RpcError,
};
use threadwire_workspace::{
    mcp::{
        CallError, Login, LoginError, Servers, Startup, http_origin,
        protocol::{CallToolRequestParams, RequestMetaObject},
    },
    sort::sort_by,
};

use super::{CodexSession, failure::Failure, families, from_wire};

impl CodexSession {
    fn mcp(&self) -> &Manager {
        &self.connection.services().host.mcp
    }

    /// Returns the thread whose servers are meant, as the MCP manager names it, and the folder whose configuration
    /// applies.
    async fn mcp_place(&self, thread: Option<&str>) -> Result<(Option<String>, PathBuf), Failure> {
        let Some(thread) = thread else {
            return Ok((
                None,
                self.connection.services().host.config.cwd().to_owned(),
            ));
        };
        let id = from_wire::thread_id(thread)?;
        let thread = self.engine().thread(id).await?;
        let id = id.to_string();
        self.mcp().renew_thread(&id, &thread.settings).await;
        Ok((Some(id), thread.settings.cwd.clone()))
    }

    /// Returns the flags of a thread's configuration.
    async fn flags_of(&self, thread: Option<&str>) -> Result<Vec<String>, Failure> {
        let Some(thread) = thread else {
            return Ok(Vec::new());
        };
        let id = from_wire::thread_id(thread)?;
        let thread = self.engine().thread(id).await?;
        Ok(flags_of(&thread.settings).into_owned())
    }
}

impl families::Ready {
    /// Waits for the MCP servers without which a new thread is of no use, once a client follows it.
    ///
    /// Errors: one did not start; the thread is gone then.
    pub(super) async fn check_required_servers(
        &self,
        handle: &ThreadHandle,
        settings: &Settings,
    ) -> Result<(), Failure> {
        let config = &self.connection.services().host.config;
        // A broken configuration is told elsewhere.
        let Ok(config) = config.of_thread(settings).await else {
            return Ok(());
        };
        let mut servers = config.mcp_servers.values();
        if !servers.any(|server| server.enabled && server.required) {
            return Ok(());
        }
        let servers = handle.state(|| Servers::new(|_| {}));
        self.mcp().renew(&servers, settings, &config);
        servers.started().await;
        let missing = servers.missing();
        if missing.is_empty() {
            return Ok(());
        }
        self.engine().delete_thread(handle.id()).await?;
        Err(errors::internal_error(&format_args!(
            "error creating thread: Fatal error: Failed to initialize session: required MCP servers failed to \
             initialize: {}",
            missing.join(", ")
        ))
        .into())
    }
}

impl McpServerStatusMethods for families::McpServerStatus {
    async fn mcp_server_status_list(
        &self,
        params: ListMcpServerStatusParams,
    ) -> Result<ListMcpServerStatusResponse, Failure> {
        let start = match &params.cursor {
            None => 0,
            Some(cursor) => cursor
                .parse::<usize>()
                .map_err(|_| errors::invalid_cursor(cursor))?,
        };
        let (thread, cwd) = self.mcp_place(params.thread_id.as_deref()).await?;
        // The servers of a thread that is not loaded are started for this call, as those without a thread.
        let is_of_thread = thread
            .as_ref()
            .is_some_and(|thread| self.mcp().of_thread(thread).is_some());
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
            .map_err(|error| errors::config_unreadable(&error))?;
        let config = &self.connection.services().host.config;
        let flags = self.flags_of(thread.as_deref()).await?;
        let snapshot = config.current(Some(&cwd), &flags).await;
        let snapshot = snapshot.map_err(|error| errors::config_unreadable(&error))?;
        let with_state = |server: &ServerStatus| {
            let mut shown = McpServerStatus {
                runtime_status: is_of_thread.then(|| connection_status(&server.startup)),
                ..status(server)
            };
            // Nobody could ask a server that is down; the configuration says something of it.
            let configured = snapshot.mcp_servers.get(&server.name);
            if let Some(url) = configured.and_then(|server| server.url.as_deref())
                && server.login.is_none()
            {
                let has_token =
                    configured.is_some_and(|server| server.bearer_token_env_var.is_some());
                shown.http_origin = http_origin(url);
                shown.auth_status = match has_token {
                    true => McpAuthStatus::BearerToken,
                    false => McpAuthStatus::NotKnown,
                };
            }
            shown
        };
        let mut statuses: Vec<_> = statuses.iter().map(with_state).collect();
        let wanted = params.server_name.as_deref();
        statuses.retain(|status| {
            let configured = snapshot.mcp_servers.get(&status.name);
            configured.is_none_or(|server| server.enabled)
        });
        let off = snapshot.mcp_servers.iter().filter(|(name, server)| {
            !server.enabled && wanted.is_none_or(|wanted| wanted == *name)
        });
        statuses.extend(off.map(|(name, server)| McpServerStatus {
            runtime_status: is_of_thread.then_some(McpServerConnectionStatus::Disabled),
            http_origin: server.url.as_deref().and_then(http_origin),
            ..not_running(name)
        }));
        sort_by(&mut statuses, |one, other| one.name.cmp(&other.name));
        let total = statuses.len();
        if start > total {
            return Err(errors::mcp_server_status_list::cursor_beyond_end(&start, &total).into());
        }
        let limit = params.limit.map_or(total, |limit| limit.max(1) as usize);
        let end = start.saturating_add(limit).min(total);
        let with_plugin = |server: McpServerStatus| McpServerStatus {
            plugin_id: snapshot
                .loaded
                .plugin_of_mcp_server(&server.name)
                .map(ToString::to_string),
            ..server
        };
        let page = statuses.drain(start..end);
        Ok(ListMcpServerStatusResponse {
            data: page.map(with_plugin).collect(),
            next_cursor: (end < total).then(|| end.to_string()),
        })
    }
}

impl McpServerMethods for families::McpServer {
    async fn mcp_server_resource_read(
        &self,
        params: McpResourceReadParams,
    ) -> Result<McpResourceReadResponse, Failure> {
        let (thread, cwd) = self.mcp_place(params.thread_id.as_deref()).await?;
        let read = self
            .mcp()
            .read_resource(thread.as_deref(), Some(&cwd), &params.server, &params.uri)
            .await
            .map_err(call_error)?;
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
            Some(arguments) => arguments.decode().map_err(|_| {
                errors::internal_error(&format_args!(
                    "tool call failed for `{}/{}`: MCP tool arguments must be a JSON object, got {}",
                    params.server,
                    params.tool,
                    arguments.get()
                ))
            })?,
            None => None,
        };
        let mut call = CallToolRequestParams::new(params.tool);
        call.arguments = arguments;
        let mut meta: RequestMetaObject = params
            .meta
            .and_then(|meta| meta.decode().ok())
            .unwrap_or_default();
        meta.insert("threadId".to_owned(), params.thread_id.into());
        call.meta = Some(meta);
        let result = self
            .mcp()
            .call_tool(thread.as_deref(), Some(&cwd), &params.server, call)
            .await
            .map_err(call_error)?;
        Ok(McpServerToolCallResponse {
            content: result.content.iter().filter_map(raw).collect(),
            structured_content: result.structured_content.as_ref().and_then(raw),
            is_error: result.is_error,
            meta: result.meta.as_ref().and_then(raw),
        })
    }

    /// The result names the page to open. The login continues as long as the client is connected.
    async fn mcp_server_oauth_login(
        &self,
        params: McpServerOauthLoginParams,
    ) -> Result<McpServerOauthLoginResponse, Failure> {
        let (_, cwd) = self.mcp_place(params.thread_id.as_deref()).await?;
        let flags = self.flags_of(params.thread_id.as_deref()).await?;
        let configured = self
            .mcp()
            .configured(Some(&cwd), &flags)
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        let name = params.name;
        let scopes = params.scopes.unwrap_or_default();
        let patience = params
            .timeout_secs
            .map(|seconds| Duration::from_secs(seconds.max(1).unsigned_abs()));
        let begun = self.mcp().login(&configured, &name, &scopes, patience);
        let login = begun.await.map_err(|error| match error {
            LoginError::UnknownServer => mcp_server_oauth_login::server_not_found(&name),
            LoginError::NotAnAddress => mcp_server_oauth_login::server_is_a_program(),
            LoginError::HasToken => mcp_server_oauth_login::server_has_token(),
            LoginError::Refused(reason) => mcp_server_oauth_login::login_failed(&name, &reason),
        })?;
        let authorization_url = login.url().to_owned();
        let login_id = Some(uuid::Uuid::now_v7().to_string());
        let session = self
            .this
            .upgrade()
            .ok_or_else(|| errors::internal_error(&"the connection is closing"))?;
        let told = McpServerOauthLoginCompletedNotification {
            name,
            thread_id: params.thread_id,
            login_id: login_id.clone(),
            success: false,
            error: None,
        };
        self.connection.spawn(async move {
            let error = login.finish().await.err();
            if error.is_none()
                && let Err(error) = session.mcp().reload().await
            {
                tracing::warn!(%error, "MCP servers are not started again");
            }
            session.tell::<McpServerOauthLoginCompleted>(
                None,
                &McpServerOauthLoginCompletedNotification {
                    success: error.is_none(),
                    error,
                    ..told
                },
            );
            session.connection.flush();
        });
        Ok(McpServerOauthLoginResponse {
            authorization_url,
            login_id,
        })
    }
}

/// An error of the server is passed on as it is.
fn call_error(error: CallError) -> RpcError {
    match error {
        CallError::Refused(error) => RpcError {
            code: error.code.0.into(),
            message: error.message,
            data: error.data.as_ref().and_then(raw),
        },
        error => errors::internal_error(&error),
    }
}

fn status(status: &ServerStatus) -> McpServerStatus {
    let info = status.info.as_deref();
    let tools = status.tools.iter();
    McpServerStatus {
        http_origin: status.http_origin.clone(),
        server_info: info
            .and_then(|info| info.server_info.as_ref())
            .and_then(same),
        server_capabilities: info
            .map_or_else(|| Some(RawJson::null()), |info| raw(&info.capabilities)),
        tools: tools
            .filter_map(|tool| Some((tool.name.to_string(), same(tool)?)))
            .collect(),
        tools_error: status.error.clone(),
        resources: status.resources.iter().filter_map(same).collect(),
        resource_templates: status.templates.iter().filter_map(same).collect(),
        auth_status: match status.login {
            Some(Login::Unsupported) | None => McpAuthStatus::Unsupported,
            Some(Login::Missing) => McpAuthStatus::NotLoggedIn,
            Some(Login::BearerToken) => McpAuthStatus::BearerToken,
            Some(Login::OAuth) => McpAuthStatus::OAuth,
        },
        ..not_running(&status.name)
    }
}

/// The status of a server that offers nothing.
fn not_running(name: &str) -> McpServerStatus {
    McpServerStatus {
        name: name.to_owned(),
        runtime_status: None,
        plugin_id: None,
        http_origin: None,
        server_info: None,
        server_capabilities: Some(RawJson::null()),
        tool_list_meta: Some(RawJson::null()),
        tools: Default::default(),
        tools_error: None,
        resources: Vec::new(),
        resource_templates: Vec::new(),
        auth_status: McpAuthStatus::Unsupported,
    }
}

fn connection_status(startup: &Startup) -> McpServerConnectionStatus {
    match startup {
        Startup::Starting => McpServerConnectionStatus::Starting,
        Startup::Ready => McpServerConnectionStatus::Connected,
        Startup::Failed {
            needs_login: true, ..
        } => McpServerConnectionStatus::AuthenticationRequired,
        Startup::Failed { .. } => McpServerConnectionStatus::Failed,
        Startup::Cancelled => McpServerConnectionStatus::Cancelled,
    }
}

/// Converts a value of MCP to a type of this dialect, which has the same JSON form.
fn same<T: DeserializeOwned>(value: &impl Serialize) -> Option<T> {
    serde_json::to_string(value)
        .and_then(|text| serde_json::from_str(&text))
        .inspect_err(|error| tracing::warn!(%error, "something of an MCP server cannot be shown"))
        .ok()
}

fn raw(value: &impl Serialize) -> Option<RawJson> {
    RawJson::encode(value).ok()
}
