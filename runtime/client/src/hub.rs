//! The hub of a user: which app server serves a workspace, and how it is started.

mod http;

use std::{
    io,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use serde::{Serialize, de::DeserializeOwned};
use threadwire_protocol::dotcraft::{
    HubAppServerInfo, HubAppServerList, HubEnsureRequest, HubError, HubErrorBody, HubErrorCode,
    HubEvent, HubLockFile, HubRestartRequest, HubStatus, HubStopRequest,
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::Command,
};

use self::http::{Body, Target};
use crate::{ClientError, DotCraftClient, Endpoint, Reconnect};

/// Name of the file in the hub's folder that tells where the hub is.
const LOCK_FILE: &str = "hub.lock";

/// Name of the file in the hub's folder with what a hub logs that was started in the background.
const LOG_FILE: &str = "hub.log";

/// Time that a hub has for an answer that needs no process. An app server may take longer to start, and the hub has a
/// limit for that.
const ANSWER_LIMIT: Duration = Duration::from_secs(5);
const START_LIMIT: Duration = Duration::from_secs(60);

/// A hub: one process per user that starts an app server for each workspace on demand.
///
/// ```no_run
/// use threadwire_client::Hub;
///
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// let hub = Hub::find_or_start().await?;
/// let server = hub.ensure("/home/ada/project".as_ref()).await?;
/// println!("{:?}", server.endpoints.app_server_web_socket);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Hub {
    target: Target,
}

/// Why a hub cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum HubFailure {
    /// No hub runs.
    #[error("no hub runs: start one with `threadwire hub start`")]
    NotRunning,
    /// The user has no home folder, so there is no place where a hub is found.
    #[error("the user has no home folder")]
    NoHome,
    /// The program of the hub could not be started, or ended before it was ready.
    #[error("the hub does not start: {0}")]
    Start(String),
    /// The hub refused a request.
    #[error("{}", .0.message)]
    Refused(HubError),
    /// The connection to the hub failed, or the hub did not answer in time.
    #[error("the hub does not answer: {0}")]
    Io(#[from] io::Error),
    /// The answer is not one of a hub.
    #[error("the hub gave an answer that cannot be read: {0}")]
    Answer(String),
    /// The app server of the workspace cannot be connected to.
    #[error(transparent)]
    Client(#[from] ClientError),
}

impl HubFailure {
    /// Returns why the hub refused; `None` if it is another failure.
    pub fn code(&self) -> Option<&HubErrorCode> {
        match self {
            Self::Refused(error) => Some(&error.code),
            _ => None,
        }
    }
}

impl Hub {
    /// Finds the hub of this user; `None` if none runs.
    pub async fn find() -> Result<Option<Self>, HubFailure> {
        Self::find_in(&folder()?).await
    }

    /// Finds the hub with this folder; `None` if none runs.
    ///
    /// What the file in the folder says counts only if the hub that it names answers at an address of this machine.
    pub async fn find_in(folder: &Path) -> Result<Option<Self>, HubFailure> {
        let text = match tokio::fs::read_to_string(folder.join(LOCK_FILE)).await {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            text => text?,
        };
        // The file is empty while a hub starts, and stale after a hub was killed.
        let Ok(lock) = serde_json::from_str::<HubLockFile>(&text) else {
            return Ok(None);
        };
        let Some(target) = Target::new(&lock.api_base_url, lock.token) else {
            return Ok(None);
        };
        let hub = Self { target };
        match hub.status().await {
            Ok(status) if status.pid == lock.pid => Ok(Some(hub)),
            // Another program has the port now.
            Ok(_) | Err(HubFailure::Io(_) | HubFailure::Answer(_) | HubFailure::Refused(_)) => {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Finds the hub of this user, or starts the program `threadwire` from `PATH` as one.
    pub async fn find_or_start() -> Result<Self, HubFailure> {
        if let Some(hub) = Self::find().await? {
            return Ok(hub);
        }
        let mut command = Command::new("threadwire");
        command.args(["hub", "start", "--foreground"]);
        Self::start(command).await
    }

    /// Starts a program as the hub of this user, and waits until it is ready. The hub outlives this process.
    ///
    /// The program is `threadwire hub start --foreground`, which writes a line to its standard output when it is ready,
    /// also if another hub was faster. What it logs goes to `hub.log` in the hub's folder.
    pub async fn start(command: Command) -> Result<Self, HubFailure> {
        Self::start_in(command, &folder()?).await
    }

    /// Starts a program as the hub with this folder; see [`Hub::start`].
    pub async fn start_in(mut command: Command, folder: &Path) -> Result<Self, HubFailure> {
        let program = command.as_std().get_program().display().to_string();
        let log = folder.join(LOG_FILE);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(open_log(folder, &log)?)
            // Ctrl-C in a terminal is for the program that runs there, not for the hub.
            .process_group(0);
        let failed = |why: String| HubFailure::Start(format!("{program}: {why}"));
        let mut child = command.spawn().map_err(|error| failed(error.to_string()))?;
        let output = child.stdout.take();
        let output = output.ok_or_else(|| failed("it has no output".to_owned()))?;
        let mut line = String::new();
        let mut output = BufReader::new(output);
        match tokio::time::timeout(START_LIMIT, output.read_line(&mut line)).await {
            Err(_) => {
                let _ = child.start_kill();
                return Err(failed("it is not ready in time".to_owned()));
            }
            Ok(Ok(0)) => {
                let status = child.wait().await?;
                let told = std::fs::read_to_string(&log).unwrap_or_default();
                let told = told.trim();
                return Err(failed(format!(
                    "it ended before it was ready ({status}): {told}"
                )));
            }
            Ok(read) => {
                read?;
            }
        }
        // Reaps the process if it ends before this one.
        tokio::spawn(async move { child.wait().await });
        let found = Self::find_in(folder).await?;
        found.ok_or_else(|| failed("it is not the hub of this user".to_owned()))
    }

    /// Returns the address of the hub, such as `http://127.0.0.1:49231`.
    pub fn address(&self) -> String {
        self.target.to_string()
    }

    /// Returns what the hub says about itself.
    pub async fn status(&self) -> Result<HubStatus, HubFailure> {
        self.get("/v1/status").await
    }

    /// Returns the app server of a workspace, which is started if there is none.
    ///
    /// Errors: there is no folder `.craft` in the workspace, another app server holds it, the app server does not start
    /// or does not answer ([`HubFailure::code`]).
    pub async fn ensure(&self, workspace: &Path) -> Result<HubAppServerInfo, HubFailure> {
        self.ask(&HubEnsureRequest {
            workspace_path: text(workspace),
            client: None,
            start_if_missing: None,
            runtime_tools: None,
        })
        .await
    }

    /// Sends a request for an app server with all its members.
    pub async fn ask(&self, request: &HubEnsureRequest) -> Result<HubAppServerInfo, HubFailure> {
        self.post("/v1/appservers/ensure", request).await
    }

    /// Returns the state of the app server of a workspace, without starting one.
    pub async fn look(&self, workspace: &Path) -> Result<HubAppServerInfo, HubFailure> {
        let path = http::escape(&text(workspace));
        self.get(&format!("/v1/appservers/by-workspace?path={path}"))
            .await
    }

    /// Lists the app servers that the hub knows, by path.
    pub async fn servers(&self) -> Result<HubAppServerList, HubFailure> {
        self.get("/v1/appservers").await
    }

    /// Stops the app server of a workspace, if this hub started it. Running turns are interrupted.
    pub async fn stop(&self, workspace: &Path) -> Result<HubAppServerInfo, HubFailure> {
        let workspace_path = text(workspace);
        self.post("/v1/appservers/stop", &HubStopRequest { workspace_path })
            .await
    }

    /// Stops the app server of a workspace if there is one, and starts another one.
    pub async fn restart(&self, workspace: &Path) -> Result<HubAppServerInfo, HubFailure> {
        let request = HubRestartRequest {
            workspace_path: text(workspace),
            runtime_tools: None,
        };
        self.post("/v1/appservers/restart", &request).await
    }

    /// Ends the hub and the app servers that it started. Returns when the hub has accepted it.
    pub async fn shutdown(&self) -> Result<(), HubFailure> {
        let _: serde_json::Map<String, serde_json::Value> =
            self.post("/v1/shutdown", &serde_json::Map::new()).await?;
        Ok(())
    }

    /// Follows what happens from now on.
    pub async fn events(&self) -> Result<HubEvents, HubFailure> {
        let answer = self.target.send("GET", "/v1/events", None);
        let mut answer = within(ANSWER_LIMIT, answer).await?;
        if answer.status != 200 {
            return Err(refused(&answer.read().await?));
        }
        Ok(HubEvents { body: answer })
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, HubFailure> {
        within(ANSWER_LIMIT, self.exchange("GET", path, None)).await
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, HubFailure> {
        let body = serde_json::to_string(body).map_err(io::Error::from)?;
        within(START_LIMIT, self.exchange("POST", path, Some(body))).await
    }

    async fn exchange<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<T, HubFailure> {
        let mut answer = self.target.send(method, path, body).await?;
        let text = answer.read().await?;
        match answer.status {
            200 => {
                serde_json::from_str(&text).map_err(|error| HubFailure::Answer(error.to_string()))
            }
            _ => Err(refused(&text)),
        }
    }
}

/// What happens in a hub.
#[derive(Debug)]
pub struct HubEvents {
    body: Body,
}

impl HubEvents {
    /// Returns the next event; `None` when the hub ends, or when this client read too slowly.
    pub async fn next(&mut self) -> Result<Option<HubEvent>, HubFailure> {
        while let Some(line) = self.body.line().await? {
            if let Some(data) = line.strip_prefix("data: ") {
                let event = serde_json::from_str(data);
                return event
                    .map(Some)
                    .map_err(|error| HubFailure::Answer(error.to_string()));
            }
        }
        Ok(None)
    }
}

impl DotCraftClient {
    /// Connects to the app server of a workspace, which the hub of this user starts if there is none; a hub that does
    /// not run is started, too. The connection survives the loss of its transport. The handshake is the caller's.
    ///
    /// Errors: see [`Hub::find_or_start`] and [`Hub::ensure`].
    pub async fn hub(workspace: &Path) -> Result<Self, HubFailure> {
        Self::of_hub(&Hub::find_or_start().await?, workspace).await
    }

    /// Connects to the app server of a workspace as [`DotCraftClient::hub`] does, by a hub that is known.
    pub async fn of_hub(hub: &Hub, workspace: &Path) -> Result<Self, HubFailure> {
        let server = hub.ensure(workspace).await?;
        let url = server.endpoints.app_server_web_socket;
        let url = url.ok_or_else(|| HubFailure::Answer("no address".to_owned()))?;
        let endpoint = Endpoint::address(&url, None);
        Ok(Self::connect_with(endpoint, Some(Reconnect::default())).await?)
    }
}

/// Opens the log of a hub that is about to start. Only the user may read it, and enter its folder.
fn open_log(folder: &Path, log: &Path) -> io::Result<std::fs::File> {
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};

    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true).mode(0o700).create(folder)?;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(0o600);
    options.open(log)
}

/// Returns the folder of this user's hub: `~/.craft/hub`.
fn folder() -> Result<PathBuf, HubFailure> {
    let home = std::env::home_dir().filter(|home| home.is_absolute());
    let home = home.ok_or(HubFailure::NoHome)?;
    Ok(home.join(".craft").join("hub"))
}

fn text(path: &Path) -> String {
    let absolute = std::path::absolute(path);
    let path = absolute.as_deref().unwrap_or(path);
    path.display().to_string()
}

fn refused(text: &str) -> HubFailure {
    match serde_json::from_str::<HubErrorBody>(text) {
        Ok(body) => HubFailure::Refused(body.error),
        Err(error) => HubFailure::Answer(error.to_string()),
    }
}

async fn within<T, E: Into<HubFailure>>(
    limit: Duration,
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, HubFailure> {
    match tokio::time::timeout(limit, work).await {
        Ok(done) => done.map_err(Into::into),
        Err(_) => Err(io::Error::from(io::ErrorKind::TimedOut).into()),
    }
}
