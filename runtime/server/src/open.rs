//! Assembles a server: configuration, store, agent, engine, server.

use std::{
    fmt, io,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use threadwire_agent::{BuiltInAgents, CodingAgent, Extensions, OfflineAgent};
use threadwire_engine::{
    Agent, Directory, Engine, EngineOptions, Limits, SqliteStore, Store, StoreError, private,
};
use threadwire_host::{Configuration, Host};
use threadwire_workspace::config::{AppServer, STORE_FILE, Sources};
use tracing::warn;

use crate::{dialects, thread_commands::Commands};
use threadwire_connection::{
    Dialect, Dialects, Owner, ResumeOptions, Server, ServerOptions, UnknownProtocol,
};

/// How long a command says nothing until clients are told that it stalls, if the configuration does not say.
const TERMINAL_STALL_MS: u32 = 60_000;

/// Other files of the home folder with conversations or secrets. Their permissions are restricted, because an older
/// version or another program may have made them readable for others.
const PRIVATE: [&str; 7] = [
    "archived_sessions",
    "auth.json",
    "config.toml",
    "installation_id",
    "mcp_auth.json",
    "sessions",
    "tokens.toml",
];

/// Options of [`open`]. The default is what `threadwire app-server` without flags uses.
#[derive(Clone, Default)]
pub struct OpenOptions {
    /// The folder of configuration and threads; `None` for `THREADWIRE_HOME`, else `CODEX_HOME`, else `~/.threadwire`.
    pub home: Option<PathBuf>,
    /// Keeps threads in memory only. Configuration is still read from the home folder.
    pub in_memory: bool,
    /// The working directory of threads that name none; `None` for the working directory of the process.
    pub cwd: Option<PathBuf>,
    /// Configuration values that override all files, each `key=value`: the key may be dotted, the value is TOML or
    /// plain text.
    pub overrides: Vec<String>,
    /// The profile to lay over the configuration of the user: the file `NAME.config.toml` in the home folder, else the
    /// table `profiles.NAME`.
    pub profile: Option<String>,
    /// Leaves out the `config.toml` of the user.
    pub ignore_user_config: bool,
    /// Leaves out the rules for commands of the user and of projects.
    pub ignore_rules: bool,
    /// The store of the threads and the directory of the processes that use it; `None` for a file in the home folder,
    /// or memory.
    pub store: Option<(Arc<dyn Store>, Arc<dyn Directory>)>,
    /// The agent that runs the turns; `None` for the coding agent if a model provider is configured, else the offline
    /// agent.
    pub agent: Option<Arc<dyn Agent>>,
    /// Tools and middleware of the embedding program, for the built-in coding agent. Other agents ignore them.
    pub extensions: Extensions,
    /// The dialect of all connections, as [`Dialects::find`] accepts it; `None` to detect it by the first messages of
    /// each.
    pub protocol: Option<String>,
    /// Dialects of the embedding program, in addition to the built-in ones.
    pub dialects: Vec<Arc<dyn Dialect>>,
    /// An admin token for clients of network transports. Other tokens come from the [`TokenFile`](crate::TokenFile) of
    /// the home folder; if there are none at all, network clients need no token.
    pub token: Option<String>,
    /// How clients of network transports show that they are the owner, in place of `token`.
    pub owner: Option<Owner>,
    /// Web origins that may connect; all others are refused.
    pub allow_origins: Vec<String>,
    /// How long and how much is kept for connections whose transport is lost; `None` for
    /// `app_server.reconnect_grace_sec` of the configuration, else a minute.
    pub resume: Option<ResumeOptions>,
    /// What runs the server, as `threadwire server status` shows it; `None` for `embedded`.
    pub kind: Option<String>,
}

impl fmt::Debug for OpenOptions {
    /// Leaves out secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenOptions")
            .field("home", &self.home)
            .field("in_memory", &self.in_memory)
            .field("cwd", &self.cwd)
            .field("extensions", &self.extensions)
            .field("protocol", &self.protocol)
            .field("dialects", &self.dialects)
            .field("allow_origins", &self.allow_origins)
            .field("resume", &self.resume)
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

/// Why a server cannot be opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// A folder cannot be found.
    #[error("{what}: {source}")]
    Folder {
        /// Which folder.
        what: &'static str,
        /// The reason.
        source: io::Error,
    },
    /// The database of the threads cannot be opened.
    #[error("cannot open {}: {}", path.display(), source.reason())]
    Store {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: StoreError,
    },
    /// The name or version of the dialect is unknown.
    #[error(transparent)]
    Protocol(#[from] UnknownProtocol),
    /// The engine cannot start.
    #[error("cannot start: {0}")]
    Engine(#[from] threadwire_engine::Error),
}

/// Opens a server. It serves no client until [`Server::connect`], [`Server::listen`] or [`Server::serve_stdio`] is
/// called.
///
/// Configuration files are read for each thread, so a broken one fails `thread/start`, not this.
pub async fn open(options: OpenOptions) -> Result<Server, OpenError> {
    let (sources, cwd) = sources(&options)?;
    let (store, directory) = match options.store {
        Some(own) => own,
        None => {
            let store = Arc::new(open_store(&sources.home, options.in_memory)?);
            (store.clone() as Arc<dyn Store>, store as Arc<dyn Directory>)
        }
    };
    let host = Host::new(sources, cwd, Arc::clone(&store));
    let home = host.config.home();
    let agent = match options.agent {
        Some(agent) => agent,
        None => Arc::new(BuiltInAgents::new(
            &host,
            (!options.in_memory).then(|| home.to_owned()),
            CodingAgent::with_extensions(&host, !options.in_memory, options.extensions),
            OfflineAgent::new((!options.in_memory).then(|| home.to_owned()))
                .with_configuration(host.config.clone()),
        )),
    };
    let opening = Engine::open(EngineOptions {
        store,
        directory,
        agent,
        limits: Limits::default(),
        spawned_source: dialects::SPAWNED_SOURCE.to_owned(),
        paused_by: dialects::PAUSED.to_owned(),
        planned_by: dialects::PLANNED.to_owned(),
        closed_by: dialects::CLOSED.to_owned(),
    });
    // The configuration is read beside it.
    let (configured, engine) = tokio::join!(configured(&host.config), opening);
    let engine = engine?;
    host.join(&engine);
    engine.set_services(Arc::new(Commands::new(host.config.clone())));
    let rollout_files = !options.in_memory && configured.rollout_files.unwrap_or(true);
    let resume = options.resume.unwrap_or_else(|| resume(&configured));
    let built_in = dialects::built_in(rollout_files, stalls_after(&configured));
    let dialects = Dialects::new(built_in.into_iter().chain(options.dialects));
    let server = Server::new(ServerOptions {
        dialects,
        engine,
        host,
        protocol: options.protocol,
        owner: options.owner.or(options.token.map(Owner::Token)),
        allow_origins: options.allow_origins,
        resume,
        kind: options.kind.unwrap_or_else(|| "embedded".to_owned()),
    })?;
    Ok(server)
}

/// Reads the server's part of the configuration. An invalid configuration is logged, and the defaults are used.
async fn configured(config: &Configuration) -> AppServer {
    match config.current(None, &[]).await {
        Ok(snapshot) => snapshot.app_server.clone(),
        Err(error) => {
            warn!(%error, "the configuration of the server is not read");
            AppServer::default()
        }
    }
}

fn resume(configured: &AppServer) -> ResumeOptions {
    let usual = ResumeOptions::default();
    let seconds = configured.reconnect_grace_sec;
    ResumeOptions {
        grace: seconds.map_or(usual.grace, |seconds| {
            Duration::from_secs(u64::from(seconds))
        }),
        ..usual
    }
}

fn stalls_after(configured: &AppServer) -> Option<Duration> {
    let millis = configured.terminal_stall_ms.unwrap_or(TERMINAL_STALL_MS);
    (millis > 0).then(|| Duration::from_millis(u64::from(millis)))
}

/// Returns the configuration sources, and the working directory of threads that name none.
fn sources(options: &OpenOptions) -> Result<(Sources, PathBuf), OpenError> {
    let cwd = match &options.cwd {
        Some(folder) => std::path::absolute(folder),
        None => std::env::current_dir(),
    };
    let cwd = cwd.map_err(|source| OpenError::Folder {
        what: "working directory",
        source,
    })?;
    let mut sources = Sources {
        profile: options.profile.clone(),
        ignores_user_file: options.ignore_user_config,
        ignores_rules: options.ignore_rules,
        ..Sources::of_process(None, options.overrides.clone())
    };
    if let Some(home) = &options.home {
        sources.home = std::path::absolute(home).map_err(|source| OpenError::Folder {
            what: "home",
            source,
        })?;
    }
    Ok((sources, cwd))
}

fn open_store(home: &Path, in_memory: bool) -> Result<SqliteStore, OpenError> {
    if !in_memory {
        for name in PRIVATE {
            // Most homes do not have all of them.
            let _ = private::restrict(&home.join(name));
        }
    }
    let path = home.join(STORE_FILE);
    SqliteStore::open((!in_memory).then_some(path.as_path()))
        .map_err(|source| OpenError::Store { path, source })
}
