//! The MCP servers of all threads, for requests from outside of a turn.

mod views;

use std::{
    collections::{BTreeMap, HashMap},
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{Settings, ToolServerLink};
use threadwire_workspace::{
    config::{self, Config},
    locks::lock,
    mcp::{
        CallError, Connection, Link, Login, LoginError, PendingLogin, Relay, RelayedServer, Server,
        ServerSpec, Servers, Startup,
        protocol::{
            CallToolRequestParams, CallToolResult, ReadResourceResult, Resource, ResourceTemplate,
            ServerPeerInfo, Tool,
        },
    },
    sort::sort_by,
};
use tokio_util::sync::CancellationToken;

pub use self::views::ViewError;
use crate::{Configuration, Events, HostEventKind, bus::Notice};

/// The manager of configured MCP servers and of the servers of each thread.
#[derive(Debug)]
pub struct Manager {
    config: Configuration,
    events: Events,
    threads: Mutex<HashMap<String, Weak<Servers>>>,
    generation: AtomicU64,
    relays: Relays,
}

/// The clients of this process that may offer servers over their own connections.
#[derive(Default)]
struct Relays(Mutex<HashMap<String, Weak<dyn Relay>>>);

impl Relays {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Weak<dyn Relay>>> {
        lock(&self.0)
    }
}

impl std::fmt::Debug for Relays {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Relays").finish_non_exhaustive()
    }
}

/// The status of a server and its offers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ServerStatus {
    /// Its configured name.
    pub name: String,
    /// The state of its start.
    pub startup: Startup,
    /// What the server reported about itself, if it is ready.
    pub info: Option<Arc<ServerPeerInfo>>,
    /// Its tools, by name.
    pub tools: Vec<Tool>,
    /// The reason why it did not start.
    pub error: Option<String>,
    /// Its resources.
    pub resources: Vec<Resource>,
    /// Its resource templates.
    pub templates: Vec<ResourceTemplate>,
    /// How the client authenticates to it; `None` if the server could not be asked.
    pub login: Option<Login>,
    /// Scheme, host and port of its address, if it is reached by HTTP.
    pub http_origin: Option<String>,
}

impl Manager {
    /// Creates a manager of the servers of a configuration.
    pub fn new(config: Configuration, events: Events) -> Self {
        Self {
            config,
            events,
            threads: Mutex::default(),
            generation: AtomicU64::new(0),
            relays: Relays::default(),
        }
    }

    /// Returns the folder that stores login tokens.
    pub fn home(&self) -> &Path {
        self.config.home()
    }

    /// Returns the configured servers of threads with the working directory `cwd`. `flags` have the highest priority.
    ///
    /// Errors: those of reading configuration.
    pub async fn configured(
        &self,
        cwd: Option<&Path>,
        flags: &[String],
    ) -> Result<BTreeMap<String, Result<ServerSpec, String>>, Arc<config::Error>> {
        let config = self.config.current(cwd, flags).await?;
        let cwd = cwd.unwrap_or(Path::new("/"));
        Ok(specs(&config, cwd, self.home()))
    }

    /// Returns the current generation for [`Servers::update`]; each reload increases it.
    pub fn generation(&self) -> u64 {
        self.generation.load(Ordering::Relaxed)
    }

    /// Rereads the configuration. Threads update their servers at their next turn.
    ///
    /// Errors: those of reading the configuration; the generation stays the same then.
    pub async fn reload(&self) -> Result<(), Arc<config::Error>> {
        self.config.reread(None).await?;
        self.retry();
        Ok(())
    }

    /// Increases the generation without rereading the configuration, in all processes on the home.
    pub fn retry(&self) {
        self.retry_here();
        self.events.publish(&Notice::McpServersReloaded);
    }

    pub(crate) fn retry_here(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }

    /// Registers a client that may offer servers over its own connection, as long as it lives. Returns what tells it
    /// from the clients of all processes.
    pub fn add_relay(&self, relay: &Arc<dyn Relay>) -> String {
        let client = uuid::Uuid::now_v7().to_string();
        let mut relays = self.relays.lock();
        relays.retain(|_, relay| relay.strong_count() > 0);
        relays.insert(client.clone(), Arc::downgrade(relay));
        client
    }

    /// Returns a server that a client offers over its own connection.
    ///
    /// Errors: the client is not connected to this process, as text for the user.
    pub fn relayed(&self, client: &str, server: &str) -> Result<RelayedServer, String> {
        let relay = self.relays.lock().get(client).and_then(Weak::upgrade);
        let relay = relay.ok_or("the client that offers the server is not connected here")?;
        Ok(RelayedServer {
            client: client.to_owned(),
            server: server.to_owned(),
            relay,
        })
    }

    /// Registers the servers of a thread under the thread's id. Does not keep the servers alive.
    pub fn adopt(&self, thread: String, servers: &Arc<Servers>) {
        let mut threads = self.threads();
        // Removing the unloaded ones each time would cost more the more threads are loaded.
        if threads.len() == threads.capacity() {
            threads.retain(|_, servers| servers.strong_count() > 0);
        }
        threads.insert(thread, Arc::downgrade(servers));
    }

    /// Updates the servers of a thread to the current configuration.
    pub fn renew(&self, servers: &Servers, settings: &Settings, config: &Config) {
        let configured = specs(config, &settings.cwd, self.home());
        servers.update(self.wanted(configured, settings), self.generation());
    }

    /// Updates the servers of a loaded thread if there was a reload since, for requests between turns.
    pub async fn renew_thread(&self, thread: &str, settings: &Settings) {
        let Some(servers) = self.of_thread(thread) else {
            return;
        };
        if servers.is_of(self.generation()) {
            return;
        }
        // A broken configuration changes nothing.
        if let Ok(config) = self.config.of_thread(settings).await {
            self.renew(&servers, settings, &config);
        }
    }

    /// Adds the servers that clients brought to the configured ones.
    pub fn wanted(
        &self,
        mut wanted: BTreeMap<String, Result<ServerSpec, String>>,
        settings: &Settings,
    ) -> BTreeMap<String, Result<ServerSpec, String>> {
        for server in &settings.tool_servers {
            let link = match &server.link {
                ToolServerLink::Program { argv, env } => Link::Program {
                    argv: argv.clone(),
                    env: env.iter().cloned().collect(),
                    inherited: Vec::new(),
                    cwd: settings.cwd.clone(),
                },
                ToolServerLink::Http { url, headers } => Link::Http {
                    url: url.clone(),
                    headers: headers.iter().cloned().collect(),
                    token: None,
                    login: None,
                },
                ToolServerLink::Client { client, server: id } => match self.relayed(client, id) {
                    Ok(server) => Link::Relayed(server),
                    Err(problem) => {
                        wanted.insert(server.name.clone(), Err(problem));
                        continue;
                    }
                },
            };
            wanted.insert(server.name.clone(), Ok(ServerSpec::new(link)));
        }
        wanted
    }

    /// Starts an OAuth login to a server. `servers` are the configured servers, `scopes` the requested scopes (empty
    /// for those that the server suggests), `patience` is the timeout of the user's part (`None` for five minutes).
    /// Threads use the tokens after the next [`Manager::reload`].
    ///
    /// Errors: the server is unknown, has no URL, or the login was refused.
    pub async fn login(
        &self,
        servers: &BTreeMap<String, Result<ServerSpec, String>>,
        name: &str,
        scopes: &[String],
        patience: Option<Duration>,
    ) -> Result<PendingLogin, LoginError> {
        let spec = servers.get(name).ok_or(LoginError::UnknownServer)?;
        PendingLogin::of(spec, scopes, patience).await
    }

    /// Tests whether a server starts, and returns its number of tools. Stops the server before returning.
    ///
    /// Errors: the reason why it did not start.
    pub async fn test(&self, name: &str, spec: ServerSpec) -> Result<usize, String> {
        let servers = Servers::new(|_| {});
        servers.update(BTreeMap::from([(name.to_owned(), Ok(spec))]), 0);
        let Some(server) = servers.get(name) else {
            return Err(CallError::Closed.to_string());
        };
        match server.connection().await {
            Ok(connection) => Ok(connection.tools().await.len()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Tests a configured server after an edit, and sends its status as events. A disabled server is reported without a
    /// test.
    ///
    /// Errors: those of reading the configuration.
    pub async fn try_edited(&self, name: &str, cwd: &Path) -> Result<(), Arc<config::Error>> {
        let config = self.config.current(Some(cwd), &[]).await?;
        let Some(server) = config.mcp_servers.get(name) else {
            return Ok(());
        };
        let server = Arc::new(server.clone());
        let tell = |status: Option<Arc<ServerStatus>>| {
            self.events.publish(&Notice::McpServerChanged {
                name: name.to_owned(),
                server: Arc::clone(&server),
                status: Option::clone(&status),
            });
            self.events.emit(HostEventKind::McpServerChanged {
                name: name.to_owned(),
                server: Arc::clone(&server),
                status,
            });
        };
        tell(None);
        if server.enabled {
            let tried = self.statuses(None, Some(cwd), Some(name), true).await?;
            if let Some(status) = tried.into_iter().next() {
                tell(Some(Arc::new(status)));
            }
        }
        Ok(())
    }

    /// Returns the servers of a thread, if it is loaded.
    pub fn of_thread(&self, thread: &str) -> Option<Arc<Servers>> {
        self.threads().get(thread)?.upgrade()
    }

    /// Returns the status of servers, by name: those of the thread or, without a thread, the configured servers, which
    /// are started for this call. `only` selects one server, `full` includes resources.
    ///
    /// Errors: those of reading the configuration.
    pub async fn statuses(
        &self,
        thread: Option<&str>,
        cwd: Option<&Path>,
        only: Option<&str>,
        full: bool,
    ) -> Result<Vec<ServerStatus>, Arc<config::Error>> {
        let servers = self.servers(thread, cwd, only).await?;
        let mut list = servers.list();
        list.retain(|server| only.is_none_or(|name| name == server.name()));
        let mut asked = tokio::task::JoinSet::new();
        for server in list {
            asked.spawn(async move { status(&server, full).await });
        }
        let mut statuses = asked.join_all().await;
        sort_by(&mut statuses, |one, other| one.name.cmp(&other.name));
        Ok(statuses)
    }

    /// Reads a resource, over the connection of the thread if one is named and loaded.
    ///
    /// Errors: the server is unknown, or those of the server.
    pub async fn read_resource(
        &self,
        thread: Option<&str>,
        cwd: Option<&Path>,
        server: &str,
        uri: &str,
    ) -> Result<ReadResourceResult, CallError> {
        let (_servers, server) = self.find(thread, cwd, server).await?;
        let connection = server.connection().await?;
        connection
            .read_resource(uri.to_owned(), &CancellationToken::new())
            .await
    }

    /// Calls a tool outside of a turn, over the connection of the thread if one is named and loaded; the user of that
    /// thread answers what the server asks.
    ///
    /// Errors: the server is unknown, or those of the server.
    pub async fn call_tool(
        &self,
        thread: Option<&str>,
        cwd: Option<&Path>,
        server: &str,
        call: CallToolRequestParams,
    ) -> Result<CallToolResult, CallError> {
        let (_servers, found) = self.find(thread, cwd, server).await?;
        let tool = &*call.name;
        if found.spec().is_ok_and(|spec| !spec.offers(tool)) {
            let problem = format!("tool '{tool}' is disabled for MCP server '{server}'");
            return Err(CallError::Failed(problem));
        }
        let connection = found.connection().await?;
        let cancel = CancellationToken::new();
        let result = connection.call(call, None, &cancel).await?;
        found.note_answer();
        Ok(result)
    }

    /// Finds a server. The returned set of servers keeps it alive.
    async fn find(
        &self,
        thread: Option<&str>,
        cwd: Option<&Path>,
        name: &str,
    ) -> Result<(Arc<Servers>, Arc<Server>), CallError> {
        let servers = self
            .servers(thread, cwd, Some(name))
            .await
            .map_err(|error| CallError::Failed(error.to_string()))?;
        match servers.get(name) {
            Some(server) => Ok((servers, server)),
            None => Err(CallError::Failed(format!("unknown MCP server '{name}'"))),
        }
    }

    async fn servers(
        &self,
        thread: Option<&str>,
        cwd: Option<&Path>,
        only: Option<&str>,
    ) -> Result<Arc<Servers>, Arc<config::Error>> {
        if let Some(servers) = thread.and_then(|thread| self.of_thread(thread)) {
            servers.known().await;
            return Ok(servers);
        }
        let mut wanted = self.configured(cwd, &[]).await?;
        wanted.retain(|name, _| only.is_none_or(|only| only == name));
        let servers = Servers::new(|_| {});
        servers.update(wanted, 0);
        Ok(Arc::new(servers))
    }

    fn threads(&self) -> MutexGuard<'_, HashMap<String, Weak<Servers>>> {
        lock(&self.threads)
    }
}

/// Returns the specs of the enabled servers of a configuration, or the problem with each.
pub fn specs(
    config: &Config,
    cwd: &Path,
    home: &Path,
) -> BTreeMap<String, Result<ServerSpec, String>> {
    let variable = |name: &str| std::env::var(name).ok();
    let enabled = config
        .mcp_servers
        .iter()
        .filter(|(_, server)| server.enabled);
    enabled
        .map(|(name, server)| {
            let spec = ServerSpec::from_config(name, server, cwd, home, &variable);
            (name.clone(), spec)
        })
        .collect()
}

async fn status(server: &Arc<Server>, full: bool) -> ServerStatus {
    let mut status = ServerStatus {
        name: server.name().to_owned(),
        startup: Startup::Ready,
        info: None,
        tools: Vec::new(),
        error: None,
        resources: Vec::new(),
        templates: Vec::new(),
        login: None,
        http_origin: None,
    };
    let link = server.spec().map(|spec| &spec.link).ok();
    let login = async {
        match link {
            Some(link) => Login::of(link).await.ok(),
            None => None,
        }
    };
    let (connection, login) = tokio::join!(server.connection(), login);
    match connection {
        Ok(connection) => {
            status.info = connection.info();
            status.tools = connection.tools().await.to_vec();
            if full {
                (status.resources, status.templates) = offered(&connection).await;
            }
        }
        Err(error) => status.error = Some(format!("MCP startup failed: {error}")),
    }
    status.startup = server.startup();
    status.http_origin = link.and_then(Link::http_origin);
    status.login = match status.startup {
        Startup::Failed {
            needs_login: true, ..
        } if login == Some(Login::OAuth) => Some(Login::Missing),
        _ => login,
    };
    status
}

/// Returns the resources and templates of a server; a failed list counts as empty.
async fn offered(connection: &Connection) -> (Vec<Resource>, Vec<ResourceTemplate>) {
    let (resources, templates) = tokio::join!(connection.resources(), connection.templates());
    (resources.unwrap_or_default(), templates.unwrap_or_default())
}
