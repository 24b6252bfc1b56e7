//! Events of host services for all observers.

use std::{
    collections::BTreeSet,
    fmt,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{Memo, ThreadId};
use threadwire_workspace::{config::McpServer, craft::jobs::Job, locks::lock};

use crate::{
    accounts::SignInMethod,
    bus::Notice,
    mcp::ServerStatus,
    projects::ProjectChange,
    schedule::{RunResult, TaskState},
};

/// An event of a host service.
#[derive(Debug)]
pub struct HostEvent {
    /// The kind with its data.
    pub kind: HostEventKind,
    /// Values that observers derived from the event and share.
    pub memo: Memo,
}

/// The kind of an event.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum HostEventKind {
    /// The configuration of a folder has changed.
    ConfigChanged {
        /// The folder; `None` for the configuration without a project.
        folder: Option<PathBuf>,
        /// The top-level keys whose values differ.
        keys: BTreeSet<String>,
        /// The method of a client that changed it; `None` if a file was edited.
        by: Option<Arc<str>>,
    },
    /// A configuration file is invalid or unreadable; the previous configuration stays in force.
    ConfigProblem(ConfigProblem),
    /// A client signed in or out.
    AccountChanged {
        /// How the user is signed in now; `None` if not at all.
        sign_in: Option<SignInMethod>,
        /// The plan of the account, if known.
        plan: Option<String>,
        /// The method of the client.
        by: Arc<str>,
    },
    /// A sign-in in the browser ended without an account.
    SignInFailed {
        /// The id of the sign-in.
        id: String,
        /// Why it ended.
        reason: String,
        /// The method of the client that began it.
        by: Arc<str>,
    },
    /// A configured MCP server was edited through a server on this home, and is tested.
    McpServerChanged {
        /// The server's name.
        name: String,
        /// Its new configuration.
        server: Arc<McpServer>,
        /// The result of the test; `None` when the test starts.
        status: Option<Arc<ServerStatus>>,
    },
    /// A client moved a thread in the user's list.
    SectionChanged {
        /// The thread.
        thread: ThreadId,
        /// The section that it is in now.
        section: Option<String>,
    },
    /// A client created, changed or deleted a project.
    ProjectChanged {
        /// The project.
        project: String,
        /// What happened to it.
        change: ProjectChange,
    },
    /// A scheduled job ran, was switched or was removed.
    JobChanged {
        /// The folder of the workspace.
        folder: PathBuf,
        /// The job afterwards, or before its removal.
        job: Arc<Job>,
        /// Whether it is gone.
        removed: bool,
    },
    /// A task was made, bound, ran, was deleted, or was written by another program.
    TaskChanged {
        /// The folder of the workspace.
        folder: PathBuf,
        /// The task afterwards, or before its removal.
        task: Arc<TaskState>,
    },
    /// A run of a scheduled job or of the heartbeat ended.
    RunEnded {
        /// The folder of the workspace.
        folder: PathBuf,
        /// How it ended.
        result: Arc<RunResult>,
        /// Whether this process ran it.
        here: bool,
    },
    /// Another process on the home ended, or is not connected for a moment.
    ProcessLeft,
    /// A client changed parts of a workspace.
    WorkspaceChanged(WorkspaceChange),
}

/// A change of a workspace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkspaceChange {
    /// The folder of the workspace.
    pub folder: PathBuf,
    /// What changed.
    pub areas: Vec<Area>,
    /// The method of the client.
    pub by: Arc<str>,
}

/// A part of a workspace that clients change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    /// Skills.
    Skills,
    /// Plugins and what they bring.
    Plugins,
    /// Chat channels behind adapters.
    Channels,
    /// Kinds of subagents and their settings.
    Subagents,
    /// The chosen model provider.
    Provider,
    /// The chosen model.
    Model,
    /// Reasoning settings of new threads.
    Reasoning,
    /// What happens by default when a tool needs consent.
    ApprovalPolicy,
    /// Suggestions for the first message.
    WelcomeSuggestions,
    /// Memory and the work on it in the background.
    Memory,
    /// Language servers.
    LanguageServers,
}

/// A problem with a configuration file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigProblem {
    /// The problem as one sentence with its position.
    pub message: String,
    /// The file, if the problem is in a file.
    pub file: Option<PathBuf>,
    /// Line and column, counted from 1, if known.
    pub position: Option<(usize, usize)>,
    /// Line and column of the last character.
    pub end: Option<(usize, usize)>,
}

/// An observer of host events. Calls must return at once; each service calls from one thread at a time.
pub trait HostObserver: Send + Sync {
    /// Receives one event.
    fn on_host_event(&self, event: &Arc<HostEvent>);
}

/// The id of a subscription, for [`Events::unwatch`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HostWatchId(u64);

/// The event stream. Clones share the stream.
#[derive(Clone, Default)]
pub struct Events(Arc<Shared>);

/// Sends a notice to the other processes on the home.
type Publisher = Box<dyn Fn(&Notice) + Send + Sync>;

#[derive(Default)]
struct Shared {
    next: AtomicU64,
    /// The connection to the other processes on the home; unset in memory.
    bus: OnceLock<Publisher>,
    observers: Mutex<Vec<(HostWatchId, Arc<dyn HostObserver>)>>,
}

impl Events {
    /// Sends all further events to `observer`, until [`Events::unwatch`].
    pub fn watch(&self, observer: Arc<dyn HostObserver>) -> HostWatchId {
        let id = HostWatchId(self.0.next.fetch_add(1, Ordering::Relaxed));
        self.observers().push((id, observer));
        id
    }

    /// Ends a subscription.
    pub fn unwatch(&self, id: HostWatchId) {
        self.observers().retain(|(known, _)| *known != id);
    }

    /// Tells whether there are observers.
    pub fn is_watched(&self) -> bool {
        !self.observers().is_empty()
    }

    /// Sends an event to all observers.
    pub fn emit(&self, kind: HostEventKind) {
        let observers: Vec<_> = {
            let observers = self.observers();
            observers
                .iter()
                .map(|(_, observer)| Arc::clone(observer))
                .collect()
        };
        let event = Arc::new(HostEvent {
            kind,
            memo: Memo::default(),
        });
        for observer in observers {
            observer.on_host_event(&event);
        }
    }

    /// Connects the stream to the other processes on the home. Later calls have no effect.
    pub(crate) fn set_bus(&self, bus: impl Fn(&Notice) + Send + Sync + 'static) {
        // An error means that a bus is already set.
        let _ = self.0.bus.set(Box::new(bus));
    }

    /// Tells the other processes on the home what a client of this one has done.
    pub(crate) fn publish(&self, notice: &Notice) {
        if let Some(bus) = self.0.bus.get() {
            bus(notice);
        }
    }

    fn observers(&self) -> MutexGuard<'_, Vec<(HostWatchId, Arc<dyn HostObserver>)>> {
        lock(&self.0.observers)
    }
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Events").finish_non_exhaustive()
    }
}
