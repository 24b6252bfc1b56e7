//! The servers of one thread.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rmcp::model::Tool;
use tokio::sync::SetOnce;

use super::{
    client::User,
    names::offered_names,
    server::{Server, Startup, Status, Tell},
    spec::ServerSpec,
    views::ToolView,
};

/// The servers of one thread. Dropping the value stops them.
pub struct Servers {
    set: Mutex<Set>,
    tell: Tell,
    user: Option<Arc<dyn User>>,
    /// Set with the first servers.
    known: SetOnce<()>,
}

#[derive(Default)]
struct Set {
    servers: BTreeMap<String, Arc<Server>>,
    /// The generation of the last update; `None` before the first one.
    generation: Option<u64>,
}

/// A tool that a server offers to models.
#[derive(Clone, Debug)]
pub struct OfferedTool {
    /// The name that models know.
    pub name: String,
    /// The server of the tool.
    pub server: Arc<Server>,
    /// The description of the tool by the server.
    pub tool: Tool,
}

impl Servers {
    /// Creates an empty set. `tell` receives status changes of the servers; it must not block.
    pub fn new(tell: impl Fn(Status) + Send + Sync + 'static) -> Self {
        Self {
            set: Mutex::default(),
            tell: Arc::new(tell),
            user: None,
            known: SetOnce::new(),
        }
    }

    /// Lets `user` answer what the servers ask outside of calls. Otherwise such questions are declined.
    #[must_use]
    pub fn asking(mut self, user: Arc<dyn User>) -> Self {
        self.user = Some(user);
        self
    }

    /// Starts the first servers of the set. Does nothing after an [`Servers::update`], which knows later settings.
    pub fn begin(&self, wanted: BTreeMap<String, Result<ServerSpec, String>>, generation: u64) {
        let mut set = self.lock();
        if set.generation.is_none() {
            self.apply(&mut set, wanted, generation);
        }
    }

    /// Replaces the set of servers: new ones start, removed or changed ones stop, all others stay. A new `generation`
    /// retries failed servers, and tells the status of those that stay ready again.
    pub fn update(&self, wanted: BTreeMap<String, Result<ServerSpec, String>>, generation: u64) {
        self.apply(&mut self.lock(), wanted, generation);
    }

    fn apply(
        &self,
        set: &mut Set,
        wanted: BTreeMap<String, Result<ServerSpec, String>>,
        generation: u64,
    ) {
        let tries_again = set.generation.replace(generation) != Some(generation);
        set.servers.retain(|name, server| {
            let same = wanted.get(name).is_some_and(|wanted| {
                let is_same = match (wanted, server.spec()) {
                    (Ok(wanted), Ok(spec)) => {
                        server.set_approvals(&wanted.approvals);
                        wanted.runs_as(spec)
                    }
                    (wanted, spec) => wanted.as_ref().map_err(String::as_str) == spec,
                };
                is_same && !(tries_again && server.has_failed())
            });
            match same {
                false => server.stop(),
                // Who waits for the end of a retry hears of all servers.
                true if tries_again && server.is_ready() => server.tell(),
                true => {}
            }
            same
        });
        for (name, spec) in wanted {
            let (tell, user) = (&self.tell, &self.user);
            set.servers
                .entry(name.clone())
                .or_insert_with(|| Server::start(name, spec, Arc::clone(tell), user.clone()));
        }
        // Later updates find it set.
        let _ = self.known.set(());
    }

    /// Waits for the first [`Servers::begin`] or [`Servers::update`]: before it, the set is empty because nobody knows
    /// the servers.
    pub async fn known(&self) {
        self.known.wait().await;
    }

    /// Tells whether the set was updated in this generation, or never.
    pub fn is_of(&self, generation: u64) -> bool {
        let known = self.lock().generation;
        known.is_none_or(|known| known == generation)
    }

    /// Tells whether there is no server.
    pub fn is_empty(&self) -> bool {
        self.lock().servers.is_empty()
    }

    /// Returns the server with this name.
    pub fn get(&self, name: &str) -> Option<Arc<Server>> {
        self.lock().servers.get(name).cloned()
    }

    /// Returns all servers, by name.
    pub fn list(&self) -> Vec<Arc<Server>> {
        self.lock().servers.values().cloned().collect()
    }

    /// Waits until each server of now is ready, failed or stopped, and returns their states. They were told before.
    pub fn started(&self) -> impl Future<Output = Vec<Status>> + Send + use<> {
        let servers = self.list();
        async move {
            let mut states = Vec::new();
            for server in servers {
                states.push(server.settled().await);
            }
            states
        }
    }

    /// Waits until each server is ready or failed, and returns the tools of the ready ones that a model may call, by
    /// server and name.
    pub async fn tools(&self) -> Vec<OfferedTool> {
        let mut offered = Vec::new();
        // The servers start in parallel, so waiting for them in sequence takes as long as the slowest one.
        for server in self.list() {
            let Ok(connection) = server.connection().await else {
                continue;
            };
            for tool in connection.tools().await.iter() {
                if ToolView::of(tool).is_some_and(|view| !view.for_model) {
                    continue;
                }
                offered.push(OfferedTool {
                    name: String::new(),
                    server: Arc::clone(&server),
                    tool: tool.clone(),
                });
            }
        }
        let pairs = offered
            .iter()
            .map(|offer| (offer.server.name(), &*offer.tool.name));
        let names = offered_names(pairs);
        for (offer, name) in offered.iter_mut().zip(names) {
            offer.name = name;
        }
        offered
    }

    /// Returns why required servers did not start. Call it after [`Servers::tools`].
    pub fn missing(&self) -> Vec<String> {
        let required = |server: &&Arc<Server>| server.spec().is_ok_and(|spec| spec.required);
        self.list()
            .iter()
            .filter(required)
            .filter_map(|server| match server.startup() {
                Startup::Failed { message, .. } => Some(format!("{}: {message}", server.name())),
                _ => None,
            })
            .collect()
    }

    fn lock(&self) -> MutexGuard<'_, Set> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for server in self.list() {
            server.stop();
        }
    }
}

impl fmt::Debug for Servers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}
