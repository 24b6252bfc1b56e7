//! The workspaces that clients asked for.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
};

use threadwire_protocol::dotcraft::{
    HubAppServerInfo, HubAppServerState, HubEndpoints, HubRuntimeTools,
};
use threadwire_workspace::{files::absolute, locks::lock};

use crate::{
    Options,
    events::Events,
    failure::Failure,
    files,
    launch::Child,
    workspace::{Workspace, is_workspace},
};

/// The app servers of the hub.
#[derive(Debug)]
pub(crate) struct Servers(Arc<Shared>);

/// What the workspaces share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) options: Options,
    /// The address of the hub.
    pub(crate) address: String,
    pub(crate) events: Events,
    workspaces: Mutex<BTreeMap<PathBuf, Arc<Workspace>>>,
    tools: Mutex<HubRuntimeTools>,
    /// Held while a file of the hub is written.
    saving: Mutex<()>,
    /// Whether the hub ends, and its servers with it.
    is_stopping: AtomicBool,
}

impl Shared {
    /// Tells whether the hub ends.
    pub(crate) fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::Relaxed)
    }
}

impl Servers {
    pub(crate) fn new(options: Options, address: String, events: Events) -> Self {
        let tools = files::read_tools(&options.folder);
        Self(Arc::new(Shared {
            options,
            address,
            events,
            workspaces: Mutex::default(),
            tools: Mutex::new(tools),
            saving: Mutex::default(),
            is_stopping: AtomicBool::new(false),
        }))
    }

    /// Returns the folder of the hub's files.
    pub(crate) fn folder(&self) -> &Path {
        &self.0.options.folder
    }

    /// Returns the app server of a workspace, which is started if there is none.
    pub(crate) async fn ensure(
        &self,
        path: &str,
        tools: Option<HubRuntimeTools>,
    ) -> Result<HubAppServerInfo, Failure> {
        let workspace = self.workspace(path).await?;
        self.0.remember(tools).await;
        let hub = Arc::clone(&self.0);
        // A client that leaves does not leave a process behind that is half started.
        let info = tokio::spawn(async move { workspace.ensure(&hub).await }).await;
        Ok(asked_as(path, info.map_err(gone)??))
    }

    /// Returns the state of the app server of a workspace.
    pub(crate) async fn look(&self, path: &str) -> Result<HubAppServerInfo, Failure> {
        let workspace = self.workspace(path).await?;
        Ok(asked_as(path, workspace.look(&self.0).await))
    }

    /// Stops the app server of a workspace, also of one whose folder is gone.
    pub(crate) async fn stop(&self, path: &str) -> Result<HubAppServerInfo, Failure> {
        let workspace = match self.running(path) {
            Some(workspace) => workspace,
            None => self.workspace(path).await?,
        };
        let hub = Arc::clone(&self.0);
        let info = tokio::spawn(async move { workspace.stop(&hub).await }).await;
        Ok(asked_as(path, info.map_err(gone)?))
    }

    /// Stops the app server of a workspace if there is one, and starts another one.
    pub(crate) async fn restart(
        &self,
        path: &str,
        tools: Option<HubRuntimeTools>,
    ) -> Result<HubAppServerInfo, Failure> {
        let workspace = self.workspace(path).await?;
        self.0.remember(tools).await;
        let hub = Arc::clone(&self.0);
        let info = tokio::spawn(async move { workspace.restart(&hub).await }).await;
        Ok(asked_as(path, info.map_err(gone)??))
    }

    /// Lists the app servers that the hub started, and others that run, by path.
    pub(crate) async fn list(&self) -> Vec<HubAppServerInfo> {
        let workspaces: Vec<_> = self.0.workspaces().values().cloned().collect();
        let mut list = Vec::new();
        for workspace in workspaces {
            let info = workspace.look(&self.0).await;
            if info.started_by_hub || info.state != HubAppServerState::Stopped {
                list.push(info);
            }
        }
        list
    }

    /// Stops all processes that the hub started.
    pub(crate) async fn stop_all(&self) {
        self.0.is_stopping.store(true, Ordering::Relaxed);
        let workspaces: Vec<_> = self.0.workspaces().values().cloned().collect();
        let stops = workspaces.iter().map(|workspace| workspace.stop(&self.0));
        futures_util::future::join_all(stops).await;
    }

    /// Finds a workspace with a process of the hub.
    fn running(&self, path: &str) -> Option<Arc<Workspace>> {
        let given = Path::new(path);
        let path = given
            .is_absolute()
            .then(|| absolute(Path::new("/"), given))?;
        let workspace = self.0.workspaces().get(&path).cloned();
        workspace.filter(|workspace| workspace.child().is_some())
    }

    /// Finds a workspace by the path that a client names.
    async fn workspace(&self, path: &str) -> Result<Arc<Workspace>, Failure> {
        let given = Path::new(path);
        if !given.is_absolute() {
            return Err(Failure::NoPath("workspacePath"));
        }
        let path = absolute(Path::new("/"), given);
        if !is_workspace(&path).await {
            let path = path.display().to_string();
            return Err(Failure::NoWorkspace { path });
        }
        let mut workspaces = self.0.workspaces();
        let entry = workspaces.entry(path);
        let path = entry.key().clone();
        Ok(Arc::clone(
            entry.or_insert_with(|| Arc::new(Workspace::new(path))),
        ))
    }
}

impl Shared {
    /// Returns the programs that app servers find by environment variables.
    pub(crate) fn tools(&self) -> HubRuntimeTools {
        let tools = lock(&self.tools);
        tools.clone()
    }

    /// Remembers programs that exist, in memory and in a file.
    async fn remember(self: &Arc<Self>, given: Option<HubRuntimeTools>) {
        let Some(given) = given else { return };
        let shared = Arc::clone(self);
        let work = move || {
            // One at a time, so that the file has the last state. `tools` is not locked while files are looked at.
            let _saving = shared.saving.lock();
            let before = shared.tools();
            let existing = |path: Option<String>| path.filter(|path| Path::new(path).exists());
            let roots = given
                .built_in_plugin_roots
                .filter(|roots| std::env::split_paths(roots).any(|root| root.exists()));
            let old = before.clone();
            let new = HubRuntimeTools {
                ripgrep_path: existing(given.ripgrep_path).or(old.ripgrep_path),
                node_bin: existing(given.node_bin).or(old.node_bin),
                modules_dir: existing(given.modules_dir).or(old.modules_dir),
                node_run_as_node: given.node_run_as_node.or(old.node_run_as_node),
                built_in_plugin_roots: roots.or(old.built_in_plugin_roots),
            };
            if new != before {
                *lock(&shared.tools) = new.clone();
                files::write_tools(&shared.options.folder, &new);
            }
        };
        // Fails only while the runtime shuts down.
        let _ = tokio::task::spawn_blocking(work).await;
    }

    /// Returns the workspace whose process has this id.
    pub(crate) fn workspace_of(&self, pid: i64) -> Option<(Arc<Workspace>, Arc<Child>)> {
        self.workspaces().values().find_map(|workspace| {
            let child = workspace.child().filter(|child| child.pid == pid)?;
            Some((Arc::clone(workspace), child))
        })
    }

    /// Writes what is known, without waiting for the disk.
    pub(crate) fn save(self: &Arc<Self>) {
        let shared = Arc::clone(self);
        tokio::task::spawn_blocking(move || {
            // One at a time, so that the last file has the last state.
            let _saving = shared.saving.lock();
            let mut known: Vec<_> = shared
                .workspaces()
                .values()
                .map(|one| one.state())
                .collect();
            for (info, _) in &mut known {
                // The addresses have tokens.
                info.endpoints = HubEndpoints::default();
                for status in info.service_status.values_mut() {
                    status.url = None;
                }
            }
            files::write_servers(&shared.options.folder, &known);
        });
    }

    fn workspaces(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Arc<Workspace>>> {
        lock(&self.workspaces)
    }
}

/// Gives a state the path by which the client asked for it.
fn asked_as(path: &str, info: HubAppServerInfo) -> HubAppServerInfo {
    HubAppServerInfo {
        workspace_path: path.to_owned(),
        ..info
    }
}

fn gone(error: tokio::task::JoinError) -> Failure {
    Failure::Internal(error.to_string())
}
