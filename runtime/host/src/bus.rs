//! What the processes on a home tell each other about their hosts.
//!
//! A process publishes only what its own clients did ([`crate::Events::publish`]), and never what it heard, so a notice
//! does not come back. Changes of files need no notice where they are watched: each process sees them.

use std::{path::PathBuf, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::value::to_raw_value;
use threadwire_engine::{Engine, PeerNotice, ThreadId};
use threadwire_workspace::{config::McpServer, craft::jobs::Job};
use tokio::runtime::Handle;
use tracing::{debug, warn};

use crate::{
    Configuration, Events, Host, HostEventKind,
    accounts::SignInMethod,
    event::{Area, WorkspaceChange},
    mcp::{Manager, ServerStatus},
    projects::ProjectChange,
    schedule::{RunResult, TaskState},
    sections::Sections,
};

/// The topic of these notices on the bus of the engine.
const TOPIC: &str = "host";

/// What a client of a process did.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Notice {
    /// It changed the user's configuration, by this method.
    ConfigEdited { by: Arc<str> },
    /// It edited an MCP server, which that process tests.
    McpServerChanged {
        name: String,
        server: Arc<McpServer>,
        status: Option<Arc<ServerStatus>>,
    },
    /// It signed in with a key, or out.
    AccountChanged {
        sign_in: Option<SignInMethod>,
        by: Arc<str>,
    },
    /// It added, changed or deleted a section of the user's list.
    SectionsChanged,
    /// It moved a thread in the user's list.
    SectionChanged {
        thread: ThreadId,
        section: Option<String>,
    },
    /// It created, changed or deleted a project.
    ProjectChanged {
        project: String,
        change: ProjectChange,
    },
    /// A scheduled job changed.
    JobChanged {
        folder: PathBuf,
        job: Arc<Job>,
        removed: bool,
    },
    /// A task changed.
    TaskChanged {
        folder: PathBuf,
        task: Arc<TaskState>,
    },
    /// A run of a scheduled job or of the heartbeat ended.
    RunEnded {
        folder: PathBuf,
        result: Arc<RunResult>,
    },
    /// It changed parts of a workspace.
    WorkspaceChanged(WorkspaceChange),
    /// It asked that threads check their MCP servers again.
    McpServersReloaded,
}

impl Host {
    /// Connects the services to those of the other processes on the home: what a client of one process changes is
    /// told to the clients of all. Must be called within a Tokio runtime, once.
    pub fn join(&self, engine: &Engine) {
        let publish = engine.publisher();
        self.events
            .set_bus(move |notice| match to_raw_value(notice) {
                Ok(payload) => publish(TOPIC, &payload.into()),
                Err(error) => warn!(%error, "other processes are not told of a change"),
            });
        let incoming = Incoming {
            events: self.events.clone(),
            config: self.config.clone(),
            mcp: Arc::clone(&self.mcp),
            sections: self.sections.clone(),
            runtime: Handle::current(),
        };
        engine.listen(move |notice| match notice {
            // The process may have changed them before it could tell.
            PeerNotice::Joined => incoming.sections.forget(),
            PeerNotice::Left => incoming.events.emit(HostEventKind::ProcessLeft),
            PeerNotice::Said { topic, payload } if topic == TOPIC => {
                match serde_json::from_str(payload.get()) {
                    Ok(notice) => incoming.hear(notice),
                    // A process of another version may say more.
                    Err(error) => debug!(%error, "another process tells what is not understood"),
                }
            }
            PeerNotice::Said { .. } => {}
        });
    }
}

/// The services that hear notices.
struct Incoming {
    events: Events,
    config: Configuration,
    mcp: Arc<Manager>,
    sections: Sections,
    runtime: Handle,
}

impl Incoming {
    fn hear(&self, notice: Notice) {
        match notice {
            Notice::ConfigEdited { by } => {
                let config = self.config.clone();
                self.runtime
                    .spawn(async move { config.edited_elsewhere(by).await });
            }
            Notice::McpServerChanged {
                name,
                server,
                status,
            } => self.events.emit(HostEventKind::McpServerChanged {
                name,
                server,
                status,
            }),
            Notice::AccountChanged { sign_in, by } => {
                self.events.emit(HostEventKind::AccountChanged {
                    sign_in,
                    plan: None,
                    by,
                });
            }
            Notice::SectionsChanged => self.sections.forget(),
            Notice::SectionChanged { thread, section } => {
                self.sections.forget();
                self.events
                    .emit(HostEventKind::SectionChanged { thread, section });
            }
            Notice::ProjectChanged { project, change } => {
                self.events
                    .emit(HostEventKind::ProjectChanged { project, change });
            }
            Notice::JobChanged {
                folder,
                job,
                removed,
            } => self.events.emit(HostEventKind::JobChanged {
                folder,
                job,
                removed,
            }),
            Notice::TaskChanged { folder, task } => {
                self.events
                    .emit(HostEventKind::TaskChanged { folder, task });
            }
            Notice::RunEnded { folder, result } => {
                self.events.emit(HostEventKind::RunEnded {
                    folder,
                    result,
                    here: false,
                });
            }
            Notice::WorkspaceChanged(change) => {
                if change.areas.contains(&Area::Plugins) {
                    self.config.invalidate();
                }
                self.events.emit(HostEventKind::WorkspaceChanged(change));
            }
            Notice::McpServersReloaded => self.mcp.retry_here(),
        }
    }
}
