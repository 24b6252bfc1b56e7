//! The process of one app server: its start, its end, and what it says.

use std::{
    fmt,
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use threadwire_client::DotCraftClient;
use threadwire_protocol::{
    dotcraft::{WorkspaceLockFile, method::Initialize},
    envelope::RequestId,
};
use threadwire_workspace::{
    craft::{self, lock},
    locks::lock,
    process::{self, Control, Exit, Lines, Process, ProcessSpec, Stream, Streams, Tail},
};
use tokio::sync::{oneshot, watch};
use tokio_util::sync::CancellationToken;

use crate::{failure::Failure, probe};

/// Time that an app server has to store its turns and to end, after its input was closed.
const STOP_LIMIT: Duration = Duration::from_secs(6);

/// What is escaped in a token that is part of an address.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_');

/// What an app server needs to know.
#[derive(Debug)]
pub(crate) struct Launch<'a> {
    /// The program and its arguments.
    pub(crate) program: &'a [String],
    /// The workspace.
    pub(crate) workspace: &'a Path,
    /// Variables beside those of a managed app server.
    pub(crate) variables: Vec<(&'static str, String)>,
    /// The address of the hub.
    pub(crate) hub: &'a str,
    /// Time that it has to be ready.
    pub(crate) limit: Duration,
}

/// A running app server.
pub(crate) struct Child {
    pub(crate) pid: i64,
    /// Its address with the token.
    pub(crate) url: String,
    /// The version of its program.
    pub(crate) version: String,
    running: Running,
}

/// A process that may not be ready.
struct Running {
    control: Control,
    end: CancellationToken,
    ended: watch::Receiver<Option<Exit>>,
    stderr: Arc<Mutex<Tail>>,
}

impl fmt::Debug for Child {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Child({})", self.pid)
    }
}

/// Starts an app server and waits until it is ready: it answers on its standard output and over its WebSocket, and it
/// holds the lock file of the workspace. Otherwise it is ended.
pub(crate) async fn launch(launch: &Launch<'_>) -> Result<Child, Failure> {
    let token = token()?;
    let (running, pid, answer) = start(launch, &token)?;
    let limit = launch.limit;
    let ready = ready(&running, pid, launch.workspace, answer, &token);
    let why = match tokio::time::timeout(limit, ready).await {
        Ok(Ok((url, version))) => {
            return Ok(Child {
                pid,
                url,
                version,
                running,
            });
        }
        Ok(Err(why)) => why,
        Err(_) => format!("it is not ready after {} s", limit.as_secs_f32()),
    };
    // It may have ended by itself a moment ago.
    let exit = running.exit();
    running.end.cancel();
    running.gone().await;
    let stderr = running.stderr();
    if stderr.contains("Address already in use") {
        return Err(Failure::Port { stderr });
    }
    let exit = exit.map(|exit| i64::from(exit.code()));
    Err(Failure::Start { why, stderr, exit })
}

/// Starts the process. Returns it with its id, and the first line of its output when it comes.
fn start(
    launch: &Launch<'_>,
    token: &str,
) -> Result<(Running, i64, oneshot::Receiver<()>), Failure> {
    let managed = [
        ("DOTCRAFT_MANAGED_APP_SERVER", "1"),
        ("DOTCRAFT_HUB_API_BASE_URL", launch.hub),
        ("DOTCRAFT_MANAGED_APPSERVER_WS_HOST", "127.0.0.1"),
        // The server takes a port that is free, so that no other program can take it in between.
        ("DOTCRAFT_MANAGED_APPSERVER_WS_PORT", "0"),
        ("DOTCRAFT_MANAGED_APPSERVER_WS_TOKEN", token),
    ];
    let managed = managed.map(|(name, value)| (name, value.to_owned()));
    let variables = managed.into_iter().chain(launch.variables.iter().cloned());
    let spec = ProcessSpec {
        env: variables
            .map(|(name, value)| (name.to_owned(), Some(value)))
            .collect(),
        output_cap: 0,
        streams: Streams::Separate,
        input: true,
        ..ProcessSpec::new(launch.program.to_vec(), launch.workspace.to_owned())
    };
    let end = CancellationToken::new();
    let process = process::start(&spec, end.clone()).map_err(|error| Failure::Start {
        why: error.to_string(),
        stderr: String::new(),
        exit: None,
    })?;
    let pid = i64::from(process.id());
    let stderr = Arc::default();
    let (answered, answer) = oneshot::channel();
    let (gone, ended) = watch::channel(None);
    let control = process.control();
    tokio::spawn(read(process, Arc::clone(&stderr), answered, gone));
    let running = Running {
        control,
        end,
        ended,
        stderr,
    };
    Ok((running, pid, answer))
}

/// Reads what a process writes, until it has ended. Its first line is its answer to the handshake; there are no others,
/// because the hub asks for nothing more.
async fn read(
    mut process: Process,
    stderr: Arc<Mutex<Tail>>,
    answered: oneshot::Sender<()>,
    gone: watch::Sender<Option<Exit>>,
) {
    let mut answered = Some(answered);
    let mut lines = Lines::default();
    while let Some(chunk) = process.next_raw().await {
        match chunk.stream {
            Stream::Stderr => lock(&stderr).push(chunk.bytes),
            Stream::Stdout if answered.is_some() => {
                lines.push(chunk.bytes);
                while let Some(line) = lines.next() {
                    if line.starts_with(b"{")
                        && let Some(answered) = answered.take()
                    {
                        // Fails if the start was given up.
                        let _ = answered.send(());
                    }
                }
            }
            Stream::Stdout => {}
        }
    }
    gone.send_replace(Some(process.exit()));
}

/// Waits until an app server answers. Returns its address with the token, and its version.
async fn ready(
    running: &Running,
    pid: i64,
    workspace: &Path,
    answer: oneshot::Receiver<()>,
    token: &str,
) -> Result<(String, String), String> {
    let hello =
        DotCraftClient::WIRE.request::<Initialize>(&RequestId::Int(1), &probe::introduction());
    // Fails if it ended, which is noticed next.
    let _ = running.control.write(hello.line()).await;
    if answer.await.is_err() {
        running.gone().await;
        return Err(match running.exit() {
            Some(exit) => format!("it ended with status {}", exit.code()),
            None => "it ended".to_owned(),
        });
    }
    let lock = held_lock(workspace)
        .await
        .map_err(|error| error.to_string())?;
    let lock = lock.filter(|lock| lock.pid == pid);
    let lock = lock.ok_or("it does not hold the lock file of the workspace")?;
    let address = lock.endpoints.app_server_web_socket;
    let mut url = address.ok_or("it has no address")?;
    // Some app servers leave the token to those who know it.
    if !url.contains('?') {
        url = self::address(&url, Some(token));
    }
    let version = probe::probe(&url).await?;
    Ok((url, version))
}

/// Reads the lock file of a workspace; `None` if nobody holds it, or if the holder is starting.
pub(crate) async fn held_lock(workspace: &Path) -> std::io::Result<Option<WorkspaceLockFile>> {
    let file = craft::server_file(workspace);
    let text = tokio::task::spawn_blocking(move || lock::read_held(&file)).await;
    let text = text.map_err(std::io::Error::other)??;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
}

impl Child {
    /// Completes when the process has ended.
    pub(crate) async fn ended(&self) {
        self.running.gone().await;
    }

    /// Tells whether the process has ended.
    pub(crate) fn has_ended(&self) -> bool {
        self.running.exit().is_some()
    }

    /// Returns the exit status of the process as shells report it; `None` while it lives.
    pub(crate) fn exit_code(&self) -> Option<i64> {
        self.running.exit().map(|exit| i64::from(exit.code()))
    }

    /// Returns the end of what the process wrote to standard error.
    pub(crate) fn stderr(&self) -> String {
        self.running.stderr()
    }

    /// Ends the process: the end of its input ends an app server cleanly. One that does not heed it is killed.
    pub(crate) async fn stop(&self) {
        // Fails if the process has ended.
        let _ = self.running.control.close_input().await;
        let stopped = tokio::time::timeout(STOP_LIMIT, self.running.gone()).await;
        if stopped.is_err() {
            self.running.end.cancel();
            self.running.gone().await;
        }
    }
}

impl Running {
    async fn gone(&self) {
        // Fails if the reading task is gone, and the process with it.
        let _ = self.ended.clone().wait_for(Option::is_some).await;
    }

    fn exit(&self) -> Option<Exit> {
        *self.ended.borrow()
    }

    fn stderr(&self) -> String {
        lock(&self.stderr).text()
    }
}

/// Adds the token of an app server to its address, if it has one.
pub fn address(url: &str, token: Option<&str>) -> String {
    match token {
        Some(token) => format!("{url}?token={}", utf8_percent_encode(token, ESCAPED)),
        None => url.to_owned(),
    }
}

/// Returns a token for one app server.
fn token() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Internal(error.to_string()))?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}
