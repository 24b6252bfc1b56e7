//! One server of a thread: it starts, is used, dies, is started again, and ends with its thread.

use std::{
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
};

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::{
    client::{CallError, Connection},
    gate::Watch,
    spec::ServerSpec,
};

/// How often a server that dies is started again without having answered a call in between.
const MAX_RESTARTS: u32 = 3;

/// How a server stands, as its thread is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The server's configured name.
    pub name: String,
    /// How it stands.
    pub startup: Startup,
}

/// How the start of a server stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Startup {
    /// Under way.
    Starting,
    /// Done: its tools can be called.
    Ready,
    /// Given up.
    Failed {
        /// What to tell the user.
        message: String,
        /// Whether the server wants a login.
        needs_login: bool,
    },
    /// Not wanted any more before it was done.
    Cancelled,
}

/// Why a server did not start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartError {
    /// The reason.
    pub message: String,
    /// Whether the server wants a login.
    pub needs_login: bool,
}

impl StartError {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            needs_login: false,
        }
    }
}

/// Takes the news of servers.
pub(super) type Tell = Arc<dyn Fn(Status) + Send + Sync>;

/// A server.
pub struct Server {
    name: String,
    spec: Result<ServerSpec, String>,
    state: watch::Sender<State>,
    tell: Tell,
    /// Fires when the server is not wanted any more.
    stop: CancellationToken,
    /// How often it was started again since it last answered a call.
    restarts: AtomicU32,
    /// Held while it is decided whether to start it again.
    restarting: Mutex<()>,
}

#[derive(Clone)]
enum State {
    Starting,
    Ready(Arc<Connection>),
    Failed(StartError),
    Cancelled,
}

impl Server {
    /// Makes a server and begins to start it. It goes on until [`Server::stop`].
    pub(super) fn start(name: String, spec: Result<ServerSpec, String>, tell: Tell) -> Arc<Self> {
        let server = Arc::new(Self {
            name,
            spec,
            state: watch::Sender::new(State::Starting),
            tell,
            stop: CancellationToken::new(),
            restarts: AtomicU32::new(0),
            restarting: Mutex::default(),
        });
        server.launch();
        server
    }

    /// Returns the configured name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns what it was started with, or what is wrong with that.
    pub fn spec(&self) -> Result<&ServerSpec, &str> {
        self.spec.as_ref().map_err(String::as_str)
    }

    /// Waits until the server started, and returns the connection. One that died is started again, up to three times
    /// in a row.
    ///
    /// Takes no longer than the server's startup timeout. Errors: why it did not start, or that it is gone for good.
    pub async fn connection(self: &Arc<Self>) -> Result<Arc<Connection>, CallError> {
        self.restart_if_dead()?;
        let mut state = self.state.subscribe();
        let state = state
            .wait_for(|state| !matches!(state, State::Starting))
            .await;
        match state.as_deref() {
            Ok(State::Ready(connection)) => Ok(Arc::clone(connection)),
            Ok(State::Failed(error)) => Err(CallError::Failed(error.message.clone())),
            Ok(State::Starting | State::Cancelled) | Err(_) => Err(CallError::Closed),
        }
    }

    /// Returns how many tools the server offers, as far as that is known; 0 until it started.
    pub fn tool_count(&self) -> usize {
        match &*self.state.borrow() {
            State::Ready(connection) => connection.tool_count(),
            _ => 0,
        }
    }

    /// Notes that the server answered a call, so it may die again.
    pub fn note_answer(&self) {
        self.restarts.store(0, Ordering::Relaxed);
    }

    /// Returns how the server stands.
    pub fn startup(&self) -> Startup {
        self.describe(&self.state.borrow())
    }

    /// Tells whether the server was given up.
    pub(super) fn has_failed(&self) -> bool {
        matches!(*self.state.borrow(), State::Failed(_))
    }

    /// Ends the server.
    pub(super) fn stop(&self) {
        self.stop.cancel();
        if self.state.send_if_modified(|state| {
            let was_starting = matches!(state, State::Starting);
            *state = State::Cancelled;
            was_starting
        }) {
            self.tell();
        }
    }

    fn restart_if_dead(self: &Arc<Self>) -> Result<(), CallError> {
        let _one_at_a_time = self
            .restarting
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let is_dead = match &*self.state.borrow() {
            State::Ready(connection) => connection.is_closed(),
            _ => false,
        };
        if !is_dead {
            return Ok(());
        }
        if self.restarts.fetch_add(1, Ordering::Relaxed) >= MAX_RESTARTS {
            return Err(CallError::Closed);
        }
        self.state.send_replace(State::Starting);
        self.launch();
        Ok(())
    }

    /// Begins to start the server, in a task that ends when the server is stopped.
    fn launch(self: &Arc<Self>) {
        self.tell();
        let spec = match &self.spec {
            Ok(spec) => spec.clone(),
            Err(error) => return self.settle(State::Failed(StartError::new(error))),
        };
        if let Err(error) = check_name(&self.name) {
            return self.settle(State::Failed(StartError::new(error)));
        }
        let server = Arc::clone(self);
        tokio::spawn(async move {
            let watch = Arc::<Watch>::default();
            let limit = spec.startup_timeout;
            let opened = tokio::select! {
                biased;
                () = server.stop.cancelled() => return server.settle(State::Cancelled),
                opened = tokio::time::timeout(limit, Connection::open(spec, Arc::clone(&watch))) => opened,
            };
            server.settle(match opened {
                Ok(Ok(connection)) => State::Ready(Arc::new(connection)),
                Ok(Err(mut error)) => {
                    let heard = watch.heard();
                    if !heard.is_empty() {
                        error.message = format!("{}\nThe server wrote: {heard}", error.message);
                    }
                    State::Failed(error)
                }
                Err(_) => State::Failed(StartError::new(timed_out(&server.name, limit))),
            });
        });
    }

    fn settle(&self, state: State) {
        let changed = self.state.send_if_modified(|current| {
            let is_open = matches!(current, State::Starting);
            if is_open {
                *current = state;
            }
            is_open
        });
        if changed {
            self.tell();
        }
    }

    fn tell(&self) {
        (self.tell)(Status {
            name: self.name.clone(),
            startup: self.startup(),
        });
    }

    fn describe(&self, state: &State) -> Startup {
        match state {
            State::Starting => Startup::Starting,
            State::Ready(_) => Startup::Ready,
            State::Cancelled => Startup::Cancelled,
            State::Failed(error) if error.needs_login => Startup::Failed {
                message: format!("The {} MCP server is not logged in.", self.name),
                needs_login: true,
            },
            State::Failed(error) => Startup::Failed {
                message: match error.message.starts_with("MCP client for") {
                    true => error.message.clone(),
                    false => format!(
                        "MCP client for `{}` failed to start: MCP startup failed: {}",
                        self.name, error.message
                    ),
                },
                needs_login: false,
            },
        }
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server")
            .field("name", &self.name)
            .field("startup", &self.startup())
            .finish_non_exhaustive()
    }
}

fn timed_out(name: &str, limit: std::time::Duration) -> String {
    format!(
        "MCP client for `{name}` timed out after {} seconds. Add or adjust `startup_timeout_sec` in your config.toml:\n\
         [mcp_servers.{name}]\nstartup_timeout_sec = XX",
        limit.as_secs_f64()
    )
}

/// Checks the name of a server. Names are part of what models and people see, so they are kept plain.
///
/// Errors: what names look like, in words.
pub fn check_name(name: &str) -> Result<(), String> {
    let is_plain = |character: char| {
        character.is_ascii_alphanumeric() || matches!(character, '_' | ':' | '@' | '/' | '.' | '-')
    };
    if !name.is_empty() && name.chars().all(is_plain) {
        return Ok(());
    }
    Err(format!(
        "Invalid MCP server name '{name}': must match pattern ^[a-zA-Z0-9_:@/.-]+$"
    ))
}
