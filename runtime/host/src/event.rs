//! What changed beside threads, for everybody who watches.

use std::{
    collections::BTreeSet,
    fmt,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use threadwire_engine::Memo;
use threadwire_workspace::config::McpServer;

use crate::mcp::ServerStatus;

/// Something changed.
#[derive(Debug)]
pub struct HostEvent {
    /// What.
    pub kind: HostEventKind,
    /// Forms of the event that watchers share.
    pub memo: Memo,
}

/// What changed.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum HostEventKind {
    /// The configuration of a folder says something else than before.
    ConfigChanged {
        /// The folder; `None` for what holds apart from projects.
        folder: Option<PathBuf>,
        /// The top-level keys whose values differ.
        keys: BTreeSet<String>,
        /// The method by which a client changed it; `None` where somebody edited a file.
        by: Option<&'static str>,
    },
    /// A configuration file cannot be used as it is now; what it said before stays in force.
    ConfigProblem(ConfigProblem),
    /// A configured MCP server was edited through this server, and is tried.
    McpServerChanged {
        /// Its name.
        name: String,
        /// How it is configured now.
        server: Arc<McpServer>,
        /// How the trial went; `None` where it begins.
        status: Option<Arc<ServerStatus>>,
    },
}

/// What is wrong with a configuration file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigProblem {
    /// The problem in one sentence, with the place.
    pub message: String,
    /// The file, where it is one.
    pub file: Option<PathBuf>,
    /// Line and column, counted from 1, where they are known.
    pub position: Option<(usize, usize)>,
}

/// Takes events of the host. Each call must return at once; calls come from one thread at a time per service.
pub trait HostObserver: Send + Sync {
    /// Takes one event.
    fn on_host_event(&self, event: &Arc<HostEvent>);
}

/// Names a watch, to end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HostWatchId(u64);

/// The stream of events. Clones are the same stream.
#[derive(Clone, Default)]
pub struct Events(Arc<Shared>);

#[derive(Default)]
struct Shared {
    next: AtomicU64,
    observers: Mutex<Vec<(HostWatchId, Arc<dyn HostObserver>)>>,
}

impl Events {
    /// Hands all further events to `observer`, until [`Events::unwatch`].
    pub fn watch(&self, observer: Arc<dyn HostObserver>) -> HostWatchId {
        let id = HostWatchId(self.0.next.fetch_add(1, Ordering::Relaxed));
        self.observers().push((id, observer));
        id
    }

    /// Ends a watch.
    pub fn unwatch(&self, id: HostWatchId) {
        self.observers().retain(|(known, _)| *known != id);
    }

    /// Tells whether anybody watches.
    pub fn is_watched(&self) -> bool {
        !self.observers().is_empty()
    }

    /// Tells everybody who watches.
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

    fn observers(&self) -> MutexGuard<'_, Vec<(HostWatchId, Arc<dyn HostObserver>)>> {
        self.0
            .observers
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Events").finish_non_exhaustive()
    }
}
