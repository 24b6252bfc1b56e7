//! One workspace, and the app server that serves it.

use std::{
    collections::BTreeMap,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde_json::json;
use threadwire_protocol::dotcraft::{
    HubAppServerInfo, HubAppServerState as State, HubEndpoints, HubEventKind as Kind,
    HubRuntimeTools, HubServiceState, HubServiceStatus, WorkspaceLockFile,
};
use threadwire_workspace::{craft::FOLDER, locks::lock};

use crate::{
    failure::Failure,
    files,
    launch::{self, Child, Launch},
    probe::probe,
    servers::Shared,
};

/// The service that is the app server's address.
const ADDRESS: &str = "appServerWebSocket";

/// The service that stands for the programs of the environment.
const TOOLS: &str = "typescriptRuntime";

/// Time after which a process that does not answer counts as hung rather than as ended.
const LAST_BREATH: Duration = Duration::from_secs(1);

/// A workspace that a client asked for.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) path: PathBuf,
    /// Held while the process is started or stopped.
    gate: tokio::sync::Mutex<()>,
    known: Mutex<Known>,
}

/// An app server that holds a workspace, and that the hub did not start for it.
struct Held {
    info: HubAppServerInfo,
    /// Why it cannot be used.
    problem: Option<String>,
}

impl Held {
    /// Returns the app server if it can be used.
    fn usable(self) -> Result<HubAppServerInfo, Failure> {
        match self.problem {
            None => Ok(self.info),
            Some(why) => Err(Failure::Locked {
                why,
                pid: self.info.pid,
            }),
        }
    }
}

/// What is known of the app server.
#[derive(Debug)]
struct Known {
    info: HubAppServerInfo,
    child: Option<Arc<Child>>,
    /// The programs that the process found.
    tools: HubRuntimeTools,
    /// The time of its start.
    started: Option<String>,
}

impl Workspace {
    pub(crate) fn new(path: PathBuf) -> Self {
        let text = path.display().to_string();
        let info = HubAppServerInfo {
            workspace_path: text.clone(),
            canonical_workspace_path: text,
            state: State::Stopped,
            pid: None,
            endpoints: HubEndpoints::default(),
            service_status: BTreeMap::new(),
            server_version: None,
            started_by_hub: false,
            exit_code: None,
            last_error: None,
            recent_stderr: None,
        };
        Self {
            path,
            gate: tokio::sync::Mutex::default(),
            known: Mutex::new(Known {
                info,
                child: None,
                tools: HubRuntimeTools::default(),
                started: None,
            }),
        }
    }

    /// Returns the state, and the time of the start if the hub started the process.
    pub(crate) fn state(&self) -> (HubAppServerInfo, Option<String>) {
        let known = self.known();
        (known.info.clone(), known.started.clone())
    }

    /// Returns the process that the hub started, if it lives.
    pub(crate) fn child(&self) -> Option<Arc<Child>> {
        let child = self.known().child.clone();
        child.filter(|child| !child.has_ended())
    }

    /// Returns the state of the app server, also of one that somebody else started.
    pub(crate) async fn look(&self, hub: &Arc<Shared>) -> HubAppServerInfo {
        if self.child().is_none() && self.gate.try_lock().is_ok() {
            return self.seen(hub).await;
        }
        self.state().0
    }

    /// Returns the state when the hub has no process here: that of the holder of the workspace, if there is one.
    async fn seen(&self, hub: &Arc<Shared>) -> HubAppServerInfo {
        match self.held_by_other(hub, false).await {
            Ok(Some(Held {
                info,
                problem: None,
            })) => info,
            Ok(Some(Held {
                info,
                problem: Some(why),
            })) => HubAppServerInfo {
                state: State::Unhealthy,
                last_error: Some(why),
                ..info
            },
            Ok(None) | Err(_) => self.state().0,
        }
    }

    /// Returns the app server, which is started if there is none.
    pub(crate) async fn ensure(
        self: &Arc<Self>,
        hub: &Arc<Shared>,
    ) -> Result<HubAppServerInfo, Failure> {
        let _gate = self.gate.lock().await;
        if let Some(child) = self.child() {
            match self.check(hub, &child).await {
                Ok(()) => return Ok(self.with_tools(&hub.tools())),
                Err(_) if child.has_ended() => self.finish(hub, &child),
                Err(why) => {
                    let pid = child.pid;
                    return Err(Failure::Unhealthy { why, pid });
                }
            }
        }
        match self.held_by_other(hub, true).await? {
            Some(held) => held.usable(),
            None => self.start(hub).await,
        }
    }

    /// Stops the process, if the hub started it, and returns the state after it.
    pub(crate) async fn stop(&self, hub: &Arc<Shared>) -> HubAppServerInfo {
        let _gate = self.gate.lock().await;
        self.end(hub).await;
        self.seen(hub).await
    }

    /// Stops the process if there is one, and starts another one.
    pub(crate) async fn restart(
        self: &Arc<Self>,
        hub: &Arc<Shared>,
    ) -> Result<HubAppServerInfo, Failure> {
        let _gate = self.gate.lock().await;
        self.end(hub).await;
        match self.held_by_other(hub, true).await? {
            Some(held) => {
                let why = "the hub did not start it, so it cannot start it again".to_owned();
                let pid = held.info.pid;
                Err(Failure::Locked { why, pid })
            }
            None => self.start(hub).await,
        }
    }

    async fn end(&self, hub: &Arc<Shared>) {
        let Some(child) = self.child() else { return };
        self.known().info.state = State::Stopping;
        child.stop().await;
        self.finish(hub, &child);
    }

    async fn start(self: &Arc<Self>, hub: &Arc<Shared>) -> Result<HubAppServerInfo, Failure> {
        let name = self.path.display().to_string();
        let tools = hub.tools();
        {
            let mut known = self.known();
            let fresh = Self::new(self.path.clone());
            *known = fresh
                .known
                .into_inner()
                .unwrap_or_else(PoisonError::into_inner);
            known.info.state = State::Starting;
            known.info.started_by_hub = true;
            known.started = Some(files::now());
            known.tools = tools.clone();
        }
        hub.events.send(Kind::AppserverStarting, Some(&name), None);
        let launch = Launch {
            program: &hub.options.server,
            workspace: &self.path,
            variables: variables(&tools),
            hub: &hub.address,
            limit: hub.options.start_limit,
        };
        match launch::launch(&launch).await {
            Ok(child) => {
                let child = Arc::new(child);
                let info = self.begun(&child);
                let port = port(&child.url);
                let allocated = json!({ "service": ADDRESS, "port": port });
                hub.events
                    .send(Kind::PortAllocated, Some(&name), Some(allocated));
                let running = json!({ "pid": child.pid, "endpoints": info.endpoints });
                hub.events
                    .send(Kind::AppserverRunning, Some(&name), Some(running));
                hub.save();
                tokio::spawn(Arc::clone(self).watch(Arc::clone(hub), child));
                Ok(info)
            }
            Err(failure) => {
                {
                    let mut known = self.known();
                    known.info.state = State::Exited;
                    known.info.last_error = Some(failure.to_string());
                    if let Failure::Start { stderr, exit, .. } = &failure {
                        known.info.exit_code = *exit;
                        known.info.recent_stderr = Some(stderr.clone());
                    }
                }
                let error = json!({ "error": failure.to_string() });
                hub.events
                    .send(Kind::AppserverExited, Some(&name), Some(error));
                hub.save();
                Err(failure)
            }
        }
    }

    /// Notes a process that is ready.
    fn begun(&self, child: &Arc<Child>) -> HubAppServerInfo {
        let mut known = self.known();
        known.child = Some(Arc::clone(child));
        let info = &mut known.info;
        info.state = State::Running;
        info.pid = Some(child.pid);
        info.endpoints.app_server_web_socket = Some(child.url.clone());
        info.server_version = Some(child.version.clone());
        info.service_status.insert(
            ADDRESS.to_owned(),
            HubServiceStatus {
                state: HubServiceState::Allocated,
                url: Some(child.url.clone()),
                reason: None,
            },
        );
        info.clone()
    }

    /// Notes the end of a process, once.
    fn finish(&self, hub: &Arc<Shared>, child: &Arc<Child>) {
        let data = {
            let mut known = self.known();
            if known
                .child
                .take_if(|known| Arc::ptr_eq(known, child))
                .is_none()
            {
                return;
            }
            let info = &mut known.info;
            info.pid = None;
            info.endpoints = HubEndpoints::default();
            info.service_status.clear();
            if info.state == State::Stopping {
                info.state = State::Stopped;
                match hub.is_stopping() {
                    true => json!({ "hubStopping": true }),
                    false => json!({ "stopped": true }),
                }
            } else {
                let stderr = child.stderr();
                info.state = State::Exited;
                info.exit_code = child.exit_code();
                info.recent_stderr = Some(stderr.clone());
                json!({ "pid": child.pid, "exitCode": info.exit_code, "stderr": stderr })
            }
        };
        let name = self.path.display().to_string();
        hub.events
            .send(Kind::AppserverExited, Some(&name), Some(data));
        hub.save();
    }

    /// Looks at a process from time to time until it has ended.
    async fn watch(self: Arc<Self>, hub: Arc<Shared>, child: Arc<Child>) {
        let interval = hub.options.look_interval;
        loop {
            match tokio::time::timeout(interval, child.ended()).await {
                Ok(_) => break,
                Err(_) if is_workspace(&self.path).await => {
                    // The state says what came of it.
                    let _ = self.check(&hub, &child).await;
                }
                Err(_) => {
                    // It was moved or deleted, and nobody can ask for this process any more.
                    self.known().info.last_error = Some("the workspace is gone".to_owned());
                    child.stop().await;
                }
            }
        }
        self.finish(&hub, &child);
    }

    /// Checks that a process answers and holds the lock file. Fails with what is wrong.
    async fn check(&self, hub: &Arc<Shared>, child: &Arc<Child>) -> Result<(), String> {
        let checked = async {
            probe(&child.url).await?;
            let lock = launch::held_lock(&self.path).await;
            let lock = lock.map_err(|error| error.to_string())?;
            match lock {
                Some(lock) if lock.pid == child.pid => Ok(()),
                _ => Err("it does not hold the lock file of the workspace".to_owned()),
            }
        };
        let checked = checked.await;
        // A process that was killed just now does not answer either.
        if checked.is_err()
            && tokio::time::timeout(LAST_BREATH, child.ended())
                .await
                .is_ok()
        {
            return checked;
        }
        let changed = {
            let mut known = self.known();
            let is_ours = known
                .child
                .as_ref()
                .is_some_and(|one| Arc::ptr_eq(one, child));
            let info = &mut known.info;
            let state = match checked {
                Ok(()) => State::Running,
                Err(_) => State::Unhealthy,
            };
            let can_change = is_ours && matches!(info.state, State::Running | State::Unhealthy);
            (can_change && info.state != state && !child.has_ended()).then(|| {
                info.last_error = checked.as_ref().err().cloned();
                info.state = state.clone();
                state
            })
        };
        if let Some(state) = changed {
            let name = self.path.display().to_string();
            let kind = match state {
                State::Running => Kind::AppserverRunning,
                _ => Kind::AppserverUnhealthy,
            };
            let data = json!({ "pid": child.pid, "error": checked.as_ref().err() });
            hub.events.send(kind, Some(&name), Some(data));
        }
        checked
    }

    /// Returns the app server that holds the workspace and is not the process of this workspace; `None` if nobody holds
    /// it. With `free`, a process of this hub that was left behind in a moved folder is stopped.
    ///
    /// Errors: the lock file cannot be read.
    async fn held_by_other(&self, hub: &Arc<Shared>, free: bool) -> Result<Option<Held>, Failure> {
        let lock = launch::held_lock(&self.path).await;
        let lock = lock.map_err(|error| Failure::Internal(error.to_string()))?;
        let Some(lock) = lock else { return Ok(None) };
        let is_here = is_same(Path::new(&lock.workspace_path), &self.path).await;
        if let Some((other, child)) = hub.workspace_of(lock.pid) {
            if is_here {
                // A link leads to the same folder.
                let info = self.named(other.state().0);
                return Ok(Some(Held {
                    info,
                    problem: None,
                }));
            }
            if free {
                child.stop().await;
                other.finish(hub, &child);
            }
            return Ok(None);
        }
        let url = lock.endpoints.app_server_web_socket.clone();
        let probed = match &url {
            _ if !is_here => Err(format!("it was started in {}", lock.workspace_path)),
            Some(url) => probe(url).await,
            None => Err("it has no address".to_owned()),
        };
        let version = probed.as_ref().ok().cloned();
        Ok(Some(Held {
            info: self.external(&lock, url, version.unwrap_or_else(|| lock.version.clone())),
            problem: probed.err(),
        }))
    }

    /// Describes an app server that somebody else started.
    fn external(
        &self,
        lock: &WorkspaceLockFile,
        url: Option<String>,
        version: String,
    ) -> HubAppServerInfo {
        let fresh = Self::new(self.path.clone());
        let mut info = fresh.state().0;
        info.state = State::Running;
        info.pid = Some(lock.pid);
        info.endpoints = lock.endpoints.clone();
        info.server_version = Some(version);
        info.service_status.insert(
            ADDRESS.to_owned(),
            HubServiceStatus {
                state: HubServiceState::External,
                url,
                reason: None,
            },
        );
        info
    }

    /// Gives the state of another path to the same folder the names of this one.
    fn named(&self, info: HubAppServerInfo) -> HubAppServerInfo {
        let name = self.path.display().to_string();
        HubAppServerInfo {
            workspace_path: name.clone(),
            canonical_workspace_path: name,
            ..info
        }
    }

    /// Returns the state, and whether the process found other programs than it would now.
    fn with_tools(&self, tools: &HubRuntimeTools) -> HubAppServerInfo {
        let mut known = self.known();
        if known.tools == *tools {
            known.info.service_status.remove(TOOLS);
        } else {
            let status = HubServiceStatus {
                state: HubServiceState::RestartRequired,
                url: None,
                reason: Some("The app server was started with other programs.".to_owned()),
            };
            known.info.service_status.insert(TOOLS.to_owned(), status);
        }
        known.info.clone()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        lock(&self.known)
    }
}

/// Tells whether a folder is a workspace: it has a folder `.craft`.
pub(crate) async fn is_workspace(path: &Path) -> bool {
    let craft = tokio::fs::metadata(path.join(FOLDER)).await;
    craft.is_ok_and(|craft| craft.is_dir())
}

/// Tells whether two paths lead to one folder.
async fn is_same(one: &Path, other: &Path) -> bool {
    let id = async |path: &Path| {
        let folder = tokio::fs::metadata(path).await.ok()?;
        Some((folder.dev(), folder.ino()))
    };
    let one = id(one).await;
    one.is_some() && one == id(other).await
}

/// Returns the variables by which an app server finds programs.
fn variables(tools: &HubRuntimeTools) -> Vec<(&'static str, String)> {
    let run_as_node = tools.node_run_as_node.map(|is| u8::from(is).to_string());
    let all = [
        ("DOTCRAFT_RG_PATH", tools.ripgrep_path.clone()),
        ("DOTCRAFT_NODE_BIN", tools.node_bin.clone()),
        ("DOTCRAFT_NODE_RUN_AS_NODE", run_as_node),
        ("DOTCRAFT_MODULES_DIR", tools.modules_dir.clone()),
        (
            "DOTCRAFT_BUILTIN_PLUGIN_ROOTS",
            tools.built_in_plugin_roots.clone(),
        ),
    ];
    let given = all.into_iter();
    given
        .filter_map(|(name, value)| Some((name, value?)))
        .collect()
}

/// Returns the port of an address.
fn port(url: &str) -> Option<u16> {
    let host = url.split('/').nth(2)?;
    host.rsplit(':').next()?.parse().ok()
}
