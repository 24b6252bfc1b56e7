//! One MCP server of a thread: starts it, restarts it when it exits, and stops it with its thread.

use std::{
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::{
    client::{CallError, Connection, User},
    gate::Watch,
    spec::{Approvals, ServerSpec},
};
use crate::{config::McpApproval, http, locks::lock};

/// Maximum number of restarts in a row without an answered call.
const MAX_RESTARTS: u32 = 3;

/// The status of a server, as reported to its thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The server's configured name.
    pub name: String,
    /// The state of its start.
    pub startup: Startup,
}

/// The state of the start of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Startup {
    /// The server is starting.
    Starting,
    /// The server is ready; its tools can be called.
    Ready,
    /// The start failed.
    Failed {
        /// The error message for the user.
        message: String,
        /// Whether the server requires a login.
        needs_login: bool,
    },
    /// The server was stopped before its start finished.
    Cancelled,
}

/// The error of a start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartError {
    /// The reason.
    pub message: String,
    /// Whether the server requires a login.
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

/// A callback for status changes of servers.
pub(super) type Tell = Arc<dyn Fn(Status) + Send + Sync>;

/// An MCP server of a thread.
pub struct Server {
    name: String,
    spec: Result<ServerSpec, String>,
    state: watch::Sender<State>,
    tell: Tell,
    user: Option<Arc<dyn User>>,
    /// Cancelled when the server is stopped.
    stop: CancellationToken,
    /// Number of restarts since the last answered call.
    restarts: AtomicU32,
    /// Held while deciding on a restart.
    restarting: Mutex<()>,
    /// When the user is asked about its tools, which may change while it runs.
    approvals: Mutex<Approvals>,
}

#[derive(Clone)]
enum State {
    Starting,
    Ready(Arc<Connection>),
    Failed(StartError),
    Cancelled,
}

impl Server {
    /// Creates a server and begins to start it. It runs until [`Server::stop`].
    pub(super) fn start(
        name: String,
        spec: Result<ServerSpec, String>,
        tell: Tell,
        user: Option<Arc<dyn User>>,
    ) -> Arc<Self> {
        let approvals = spec.as_ref().map(|spec| spec.approvals.clone());
        let server = Arc::new(Self {
            approvals: Mutex::new(approvals.unwrap_or_default()),
            name,
            spec,
            state: watch::Sender::new(State::Starting),
            tell,
            user,
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

    /// Returns the spec of the server, or the problem with its configuration.
    pub fn spec(&self) -> Result<&ServerSpec, &str> {
        self.spec.as_ref().map_err(String::as_str)
    }

    /// Returns what the server says about itself for models; `None` until it is ready.
    pub fn instructions(&self) -> Option<String> {
        let State::Ready(connection) = &*self.state.borrow() else {
            return None;
        };
        let said = connection.info()?.instructions.clone();
        said.filter(|said| !said.trim().is_empty())
    }

    /// Returns the approval mode of a tool.
    pub fn approval(&self, tool: &str) -> McpApproval {
        lock(&self.approvals).of(tool)
    }

    pub(super) fn set_approvals(&self, approvals: &Approvals) {
        lock(&self.approvals).clone_from(approvals);
    }

    /// Waits until the server is ready, and returns the connection. Restarts a server that exited, up to three times in
    /// a row.
    ///
    /// Waits at most for the server's startup timeout. Errors: the start failed, or the server is not restarted any
    /// more.
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

    /// Returns the number of offered tools; 0 until the server is ready.
    pub fn tool_count(&self) -> usize {
        match &*self.state.borrow() {
            State::Ready(connection) => connection.tool_count(),
            _ => 0,
        }
    }

    /// Records an answered call, which resets the number of restarts.
    pub fn note_answer(&self) {
        self.restarts.store(0, Ordering::Relaxed);
    }

    /// Returns the state of the server's start.
    pub fn startup(&self) -> Startup {
        self.describe(&self.state.borrow())
    }

    /// Tells whether the server runs.
    pub(super) fn is_ready(&self) -> bool {
        matches!(*self.state.borrow(), State::Ready(_))
    }

    /// Tells whether the start failed.
    pub(super) fn has_failed(&self) -> bool {
        matches!(*self.state.borrow(), State::Failed(_))
    }

    /// Stops the server.
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
            let (limit, is_configured) = (spec.startup_timeout, spec.is_configured);
            let user = server.user.clone();
            let opening = Connection::open(&server.name, spec, Arc::clone(&watch), user);
            let opened = tokio::select! {
                biased;
                () = server.stop.cancelled() => return server.settle(State::Cancelled),
                opened = tokio::time::timeout(limit, opening) => opened,
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
                Err(_) => State::Failed(StartError::new(timed_out(
                    &server.name,
                    limit,
                    is_configured,
                ))),
            });
        });
    }

    fn settle(&self, mut state: State) {
        // What the specification and the server say may name the address, too.
        if let State::Failed(error) = &mut state {
            error.message = http::without_keys(&error.message);
        }
        self.state.send_if_modified(|current| {
            let is_open = matches!(current, State::Starting);
            if is_open {
                *current = state;
                // Before those who wait for the state go on.
                (self.tell)(self.status_in(current));
            }
            is_open
        });
    }

    pub(super) fn tell(&self) {
        (self.tell)(self.status());
    }

    /// Waits until the server is ready, failed or stopped, and returns which.
    pub(super) async fn settled(&self) -> Status {
        let mut state = self.state.subscribe();
        // The sender lives as long as this value.
        let _ = state
            .wait_for(|state| !matches!(state, State::Starting))
            .await;
        self.status()
    }

    fn status(&self) -> Status {
        self.status_in(&self.state.borrow())
    }

    fn status_in(&self, state: &State) -> Status {
        Status {
            name: self.name.clone(),
            startup: self.describe(state),
        }
    }

    fn describe(&self, state: &State) -> Startup {
        match state {
            State::Starting => Startup::Starting,
            State::Ready(_) => Startup::Ready,
            State::Cancelled => Startup::Cancelled,
            State::Failed(error) if error.needs_login => Startup::Failed {
                message: format!(
                    "The {0} MCP server is not logged in. Run `threadwire mcp login {0}`.",
                    self.name
                ),
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

/// Returns why a server did not start within a time; with what the user can do, if it is in the configuration.
fn timed_out(name: &str, limit: std::time::Duration, is_configured: bool) -> String {
    let mut message = format!(
        "MCP client for `{name}` timed out after {} seconds.",
        limit.as_secs_f64()
    );
    if is_configured {
        message += &format!(
            " Add or adjust `startup_timeout_sec` in your config.toml:\n\
             [mcp_servers.{name}]\nstartup_timeout_sec = XX"
        );
    }
    message
}

/// Validates the name of a server. Models and people see the names, so only plain characters are allowed.
///
/// Errors: a description of valid names.
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
