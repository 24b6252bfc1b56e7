//! The methods `mcp/*`: the MCP servers of the configuration, and the status of the servers of threads.
//!
//! Edits go to the user's configuration file. Servers of other layers are read-only, except that the user's file can
//! override a server of the system's file.

use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use threadwire_engine::{ThreadId, ToolServer, ToolServerStartup};
use threadwire_host::{
    Snapshot,
    mcp::{Manager, ServerStatus},
};
use threadwire_protocol::dotcraft::{
    EmptyObject, McpGetParams, McpGetResponse, McpListResponse, McpMethods, McpRemoveParams,
    McpRemoveResponse, McpServerConfig, McpServerStatus, McpStatusListResponse,
    McpStatusUpdatedNotification, McpTestParams, McpTestResponse, McpTransport, McpUpsertParams,
    McpUpsertResponse, errors, notification::McpStatusUpdated,
};
use threadwire_workspace::{
    config::{self, LayerSource, McpServer, McpVariable},
    mcp::{Link, ServerSpec, Startup},
};

use super::{DotCraftSession, Failure, families, to_wire};

impl McpMethods for families::Mcp {
    async fn mcp_list(&self, _params: EmptyObject) -> Result<McpListResponse, Failure> {
        let servers = self.loaded().await?.mcp_servers.clone();
        let servers = servers.iter().map(|(name, server)| to_wire(name, server));
        Ok(McpListResponse {
            servers: servers.collect(),
        })
    }

    async fn mcp_get(&self, params: McpGetParams) -> Result<McpGetResponse, Failure> {
        let loaded = self.loaded().await?;
        let (name, server) = find(&loaded, &params.name)?;
        Ok(McpGetResponse {
            server: to_wire(name, server),
        })
    }

    /// Keeps the settings of a server that this dialect does not have (approvals, a choice of tools).
    async fn mcp_upsert(&self, params: McpUpsertParams) -> Result<McpUpsertResponse, Failure> {
        let wanted = params.server;
        let loaded = self.loaded().await?;
        let mut server = McpServer::default();
        if let Ok((name, old)) = find(&loaded, &wanted.name) {
            if name != wanted.name {
                return Err(errors::mcp_server_name_conflict(&name).into());
            }
            // The user's file can override a server of the system's file.
            if let Some(layer) = loaded.loaded.layer_of_mcp_server(name)
                && !matches!(
                    layer.source,
                    LayerSource::User { .. } | LayerSource::System { .. }
                )
            {
                return Err(errors::mcp_server_read_only(&layer.source).into());
            }
            server = old.clone();
        }
        let name = wanted.name.clone();
        from_wire(wanted, &mut server)?;
        self.store(&name, Some(&server), "mcp/upsert").await?;
        self.tell_server(name.clone());
        Ok(McpUpsertResponse {
            server: to_wire(&name, &server),
        })
    }

    async fn mcp_remove(&self, params: McpRemoveParams) -> Result<McpRemoveResponse, Failure> {
        let loaded = self.loaded().await?;
        let (name, _) = find(&loaded, &params.name)?;
        if let Some(layer) = loaded.loaded.layer_of_mcp_server(name)
            && !matches!(layer.source, LayerSource::User { .. })
        {
            return Err(errors::mcp_server_read_only(&layer.source).into());
        }
        self.store(name, None, "mcp/remove").await?;
        Ok(McpRemoveResponse { removed: true })
    }

    /// Starts the configured servers to get their status. Servers of threads are not affected.
    async fn mcp_status_list(
        &self,
        _params: EmptyObject,
    ) -> Result<McpStatusListResponse, Failure> {
        let configured = self.loaded().await?.mcp_servers.clone();
        let mut known = self.statuses(None).await?.into_iter();
        let statuses = configured.iter().map(|(name, server)| {
            let found = known.find(|status| status.name == *name);
            status(name, server, found.as_ref())
        });
        Ok(McpStatusListResponse {
            servers: statuses.collect(),
        })
    }

    async fn mcp_test(&self, params: McpTestParams) -> Result<McpTestResponse, Failure> {
        let mut server = McpServer::default();
        let name = params.server.name.clone();
        from_wire(params.server, &mut server)?;
        let variable = |name: &str| std::env::var(name).ok();
        let cwd = self.connection.services().host.config.cwd();
        let tested =
            match ServerSpec::from_config(&name, &server, cwd, self.mcp().home(), &variable) {
                Ok(spec) => self.mcp().test(&name, spec).await,
                Err(problem) => Err(problem),
            };
        Ok(match tested {
            Ok(tools) => McpTestResponse {
                success: true,
                tool_count: i64::try_from(tools).ok(),
                error_code: None,
                error_message: None,
            },
            Err(problem) => McpTestResponse {
                success: false,
                tool_count: None,
                error_code: Some("McpServerTestFailed".to_owned()),
                error_message: Some(problem),
            },
        })
    }
}

impl DotCraftSession {
    fn mcp(&self) -> &Manager {
        &self.connection.services().host.mcp
    }

    /// Reads the configuration of the workspace.
    pub(super) async fn loaded(&self) -> Result<Arc<Snapshot>, Failure> {
        let config = &self.connection.services().host.config;
        let loaded = config.current(Some(config.cwd()), &[]).await;
        loaded.map_err(|error| broken(&error))
    }

    async fn statuses(&self, only: Option<&str>) -> Result<Vec<ServerStatus>, Failure> {
        let cwd = self.connection.services().host.config.cwd();
        let statuses = self.mcp().statuses(None, Some(cwd), only, true);
        statuses.await.map_err(|error| broken(&error))
    }

    /// Writes a server to the user's file, or removes it, and makes threads check their servers again.
    async fn store(
        &self,
        name: &str,
        server: Option<&McpServer>,
        by: &'static str,
    ) -> Result<(), Failure> {
        let config = &self.connection.services().host.config;
        let set = config.set_mcp_server(name.to_owned(), server.cloned(), by);
        set.await.map_err(|error| broken(&error))?;
        self.mcp().retry();
        Ok(())
    }

    /// Starts an edited server as a test; all clients are notified of its status.
    fn tell_server(&self, name: String) {
        let server = Arc::clone(self.connection.services());
        self.connection.spawn(async move {
            let host = &server.host;
            if let Err(error) = host.mcp.try_edited(&name, host.config.cwd()).await {
                tracing::debug!(%error, name, "an edited MCP server is not tried");
            }
        });
    }

    /// Sends the client the status of a server of a thread that it follows.
    pub(super) fn show_server(&self, thread: ThreadId, news: &ToolServer) {
        let servers = self.mcp().of_thread(&thread.to_string());
        let server = servers.and_then(|servers| servers.get(&news.name));
        let transport = match server.as_ref().and_then(|server| server.spec().ok()) {
            Some(spec) if matches!(spec.link, Link::Http { .. }) => McpTransport::StreamableHttp,
            _ => McpTransport::Stdio,
        };
        let last_error = match &news.startup {
            ToolServerStartup::Failed { message, .. } => Some(message.clone()),
            _ => None,
        };
        let status = McpServerStatus {
            name: news.name.clone(),
            enabled: true,
            startup_state: match news.startup {
                ToolServerStartup::Starting => CONNECTING,
                ToolServerStartup::Ready => READY,
                ToolServerStartup::Failed { .. } => FAILED,
                ToolServerStartup::Cancelled => CANCELLED,
            }
            .to_owned(),
            tool_count: match news.startup {
                ToolServerStartup::Ready => server.map_or(0, |server| count(server.tool_count())),
                _ => 0,
            },
            resource_count: None,
            resource_template_count: None,
            last_error,
            transport,
            origin: None,
            read_only: None,
        };
        self.tell(&to_wire::message::<McpStatusUpdated>(
            &McpStatusUpdatedNotification { server: status },
        ));
    }
}

// The startup states of a server. The protocol defines only `ready`.
const CANCELLED: &str = "cancelled";
const CONNECTING: &str = "connecting";
const DISABLED: &str = "disabled";
const FAILED: &str = "failed";
const READY: &str = "ready";

pub(super) fn broken(error: &config::Error) -> Failure {
    errors::internal_error_detail(&format!("failed to load configuration: {error}")).into()
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Finds a server by its name, ignoring case.
fn find<'a>(loaded: &'a Snapshot, name: &str) -> Result<(&'a str, &'a McpServer), Failure> {
    let mut servers = loaded.mcp_servers.iter();
    servers
        .find(|(known, _)| known.to_lowercase() == name.to_lowercase())
        .map(|(known, server)| (known.as_str(), server))
        .ok_or_else(|| errors::mcp_server_not_found(&name).into())
}

fn transport(server: &McpServer) -> McpTransport {
    match server.url {
        Some(_) => McpTransport::StreamableHttp,
        None => McpTransport::Stdio,
    }
}

pub(super) fn status(
    name: &str,
    server: &McpServer,
    found: Option<&ServerStatus>,
) -> McpServerStatus {
    let startup = found.map(|found| &found.startup);
    let ready = found.filter(|found| found.startup == Startup::Ready);
    let last_error = found.and_then(|found| found.error.clone());
    McpServerStatus {
        name: name.to_owned(),
        enabled: server.enabled,
        startup_state: match startup {
            None => DISABLED,
            Some(Startup::Starting) => CONNECTING,
            Some(Startup::Ready) => READY,
            Some(Startup::Failed { .. }) => FAILED,
            Some(Startup::Cancelled) => CANCELLED,
        }
        .to_owned(),
        tool_count: ready.map_or(0, |found| count(found.tools.len())),
        resource_count: ready.map(|found| count(found.resources.len())),
        resource_template_count: ready.map(|found| count(found.templates.len())),
        last_error,
        transport: transport(server),
        origin: None,
        read_only: None,
    }
}

fn to_wire(name: &str, server: &McpServer) -> McpServerConfig {
    let transport = transport(server);
    let stdio = transport == McpTransport::Stdio;
    let variables = server.env_vars.iter();
    let variables: Vec<String> = variables.map(|name| name.name().to_owned()).collect();
    let cwd = server.cwd.as_ref().map(|cwd| cwd.display().to_string());
    let token = server.bearer_token_env_var.clone();
    McpServerConfig {
        name: name.to_owned(),
        enabled: server.enabled,
        transport,
        command: server.command.clone(),
        args: stdio.then(|| server.args.clone()),
        env: stdio.then(|| server.env.clone()),
        env_vars: stdio.then_some(variables),
        cwd: cwd.filter(|_| stdio),
        url: server.url.clone(),
        bearer_token_env_var: token.filter(|_| !stdio),
        http_headers: (!stdio).then(|| server.http_headers.clone()),
        env_http_headers: (!stdio).then(|| server.env_http_headers.clone()),
        startup_timeout_sec: server.startup_timeout_sec,
        tool_timeout_sec: server.tool_timeout_sec,
        origin: None,
        read_only: None,
    }
}

/// Applies a client's configuration of a server to `server`, and validates it.
fn from_wire(wanted: McpServerConfig, server: &mut McpServer) -> Result<(), Failure> {
    let invalid = |problem: &str| Err(errors::mcp_server_validation_failed(&problem).into());
    if wanted.name.trim().is_empty() {
        return invalid("The name is empty.");
    }
    let given = |text: &Option<String>| text.as_ref().is_some_and(|text| !text.trim().is_empty());
    let full =
        |map: &Option<BTreeMap<String, String>>| map.as_ref().is_some_and(|map| !map.is_empty());
    let listed = |list: &Option<Vec<String>>| list.as_ref().is_some_and(|list| !list.is_empty());
    let for_program = given(&wanted.command)
        || given(&wanted.cwd)
        || listed(&wanted.args)
        || listed(&wanted.env_vars)
        || full(&wanted.env);
    let for_address = given(&wanted.url)
        || given(&wanted.bearer_token_env_var)
        || full(&wanted.http_headers)
        || full(&wanted.env_http_headers);
    match wanted.transport {
        McpTransport::Stdio if !given(&wanted.command) => {
            return invalid("A stdio server needs a command.");
        }
        McpTransport::Stdio if for_address => {
            return invalid("A stdio server has no url, headers or token.");
        }
        McpTransport::StreamableHttp if !given(&wanted.url) => {
            return invalid("A streamableHttp server needs a url.");
        }
        McpTransport::StreamableHttp if for_program => {
            return invalid("A streamableHttp server has no command, and nothing of one.");
        }
        McpTransport::Unknown(_) => return invalid("The transport is not known."),
        McpTransport::Stdio | McpTransport::StreamableHttp => {}
    }
    let seconds = [wanted.startup_timeout_sec, wanted.tool_timeout_sec];
    if seconds.iter().flatten().any(|seconds| *seconds <= 0.0) {
        return invalid("A timeout is more than 0 seconds.");
    }
    server.enabled = wanted.enabled;
    server.command = wanted.command.filter(|text| !text.is_empty());
    server.args = wanted.args.unwrap_or_default();
    server.env = wanted.env.unwrap_or_default();
    let variables = wanted.env_vars.unwrap_or_default().into_iter();
    server.env_vars = variables.map(McpVariable::Name).collect();
    server.cwd = wanted
        .cwd
        .filter(|text| !text.is_empty())
        .map(PathBuf::from);
    server.url = wanted.url.filter(|text| !text.is_empty());
    server.bearer_token_env_var = wanted.bearer_token_env_var.filter(|text| !text.is_empty());
    server.http_headers = wanted.http_headers.unwrap_or_default();
    server.env_http_headers = wanted.env_http_headers.unwrap_or_default();
    server.startup_timeout_sec = wanted.startup_timeout_sec;
    server.startup_timeout_ms = None;
    server.tool_timeout_sec = wanted.tool_timeout_sec;
    Ok(())
}
