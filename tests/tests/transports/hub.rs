//! Tests `threadwire hub` and the app servers that it starts, as processes.

use std::{
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Stdio,
};

use serde_json::Value;
use threadwire_client::{
    DotCraftClient, Hub, HubFailure,
    protocol::dotcraft::{
        ClientInfo, HubAppServerInfo, HubAppServerState, HubErrorCode, HubEventKind,
        HubServiceState, InitializeParams,
    },
};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    process::Child,
};

use crate::{
    PATIENCE, poll,
    process::{command_of, runs},
    soon,
};

/// A hub as a process, with the home folder of its user.
struct TestHub {
    process: Child,
    hub: Hub,
}

impl TestHub {
    async fn start(folder: &Path) -> Self {
        let mut command = command_of(folder, &["hub", "start", "--foreground"]);
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("the hub starts");
        let mut lines = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        let line = soon("the address", lines.next_line()).await.expect("text");
        let line = line.expect("the hub runs");
        let hub = find(folder).await.expect("the hub is found");
        assert_eq!(line, format!("hub at {}", hub.address()));
        Self { process, hub }
    }
}

async fn find(folder: &Path) -> Option<Hub> {
    Hub::find_in(&folder.join(".craft/hub"))
        .await
        .expect("the folder can be read")
}

fn workspace(folder: &Path, name: &str) -> PathBuf {
    let workspace = folder.join(name);
    std::fs::create_dir_all(workspace.join(".craft")).expect("a folder");
    workspace
}

fn pid(info: &HubAppServerInfo) -> u32 {
    let pid = info.pid.expect("a process");
    u32::try_from(pid).expect("an id")
}

fn signal(process: u32, name: &str) {
    let sent = std::process::Command::new("kill")
        .args([name, &process.to_string()])
        .status();
    assert!(sent.expect("kill").success());
}

async fn gone(process: u32) {
    poll("the end of a process", PATIENCE, async || {
        (!runs(process)).then_some(())
    })
    .await;
}

fn code(failure: &HubFailure) -> Option<&HubErrorCode> {
    failure.code()
}

#[tokio::test]
async fn a_workspace_has_one_server_which_is_started_again_when_it_died() {
    let folder = tempfile::tempdir().expect("a folder");
    let work = workspace(folder.path(), "work");
    let TestHub { hub, process: _hub } = TestHub::start(folder.path()).await;
    let mut events = hub.events().await.expect("events");

    let (one, two) = tokio::join!(hub.ensure(&work), hub.ensure(&work));
    let (one, two) = (one.expect("a server"), two.expect("a server"));
    assert_eq!(one, two);
    assert_eq!(one.state, HubAppServerState::Running);
    assert!(one.started_by_hub);
    let lock = std::fs::read_to_string(work.join(".craft/appserver.lock")).expect("a lock");
    let lock: Value = serde_json::from_str(&lock).expect("JSON");
    assert_eq!(lock["pid"], pid(&one));
    assert_eq!(lock["managedByHub"], true);
    assert_eq!(lock["hubApiBaseUrl"], hub.address());
    // Who finds the file can connect.
    let address = one.endpoints.app_server_web_socket.as_deref();
    assert!(address.is_some_and(|address| address.contains("?token=")));
    assert_eq!(lock["endpoints"]["appServerWebSocket"].as_str(), address);

    let client = DotCraftClient::of_hub(&hub, &work).await.expect("a client");
    let client_info = ClientInfo {
        name: "test".to_owned(),
        title: None,
        version: "1".to_owned(),
    };
    let hello = InitializeParams {
        client_info,
        capabilities: None,
    };
    client.initialize(&hello).await.expect("a handshake");

    let kinds = [
        HubEventKind::AppserverStarting,
        HubEventKind::PortAllocated,
        HubEventKind::AppserverRunning,
    ];
    for kind in kinds {
        let event = soon("an event", events.next()).await.expect("an event");
        assert_eq!(event.expect("an event").kind, kind);
    }
    signal(pid(&one), "-KILL");
    let again = hub.ensure(&work).await.expect("another server");
    assert_ne!(again.pid, one.pid);
    assert_eq!(again.exit_code, None);
    let event = soon("the end", events.next()).await.expect("an event");
    let event = event.expect("an event");
    assert_eq!(event.kind, HubEventKind::AppserverExited);
    let data: Value = event.data.expect("data").decode().expect("JSON");
    assert_eq!(data["exitCode"], 137);

    let stopped = hub.stop(&work).await.expect("the state");
    assert_eq!(stopped.state, HubAppServerState::Stopped);
    assert!(!runs(pid(&again)));
    assert!(!work.join(".craft/appserver.lock").exists());
    let look = hub.look(&work).await.expect("the state");
    assert_eq!(look.state, HubAppServerState::Stopped);
}

#[tokio::test]
async fn a_second_hub_tells_where_the_first_one_is_and_stop_ends_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let work = workspace(folder.path(), "work");
    let run = async |arguments: &[&str]| {
        let mut command = command_of(folder.path(), arguments);
        let output = soon("a command", command.output()).await.expect("it runs");
        let text = String::from_utf8(output.stdout).expect("text");
        (output.status.code(), text)
    };
    assert_eq!(run(&["hub", "status"]).await.0, Some(1));
    let (status, started) = run(&["hub", "start"]).await;
    assert_eq!(status, Some(0));
    let hub = find(folder.path()).await.expect("the hub runs");
    assert_eq!(started, format!("hub at {}\n", hub.address()));
    // The lock file has the token.
    for made in [".craft", ".craft/hub"] {
        let about = std::fs::metadata(folder.path().join(made)).expect("the folder");
        assert_eq!(about.permissions().mode() & 0o777, 0o700, "{made}");
    }
    assert_eq!(run(&["hub", "start"]).await, (Some(0), started.clone()));
    assert_eq!(
        run(&["hub", "start", "--foreground"]).await,
        (Some(0), started)
    );

    let server = hub.ensure(&work).await.expect("a server");
    let (status, told) = run(&["hub", "status"]).await;
    assert_eq!(status, Some(0));
    assert!(told.contains(work.to_str().expect("text")), "{told}");
    let (_, told) = run(&["hub", "status", "--json"]).await;
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(told["appServers"][0]["pid"], pid(&server));
    let process = told["hub"]["pid"].as_u64().expect("an id");

    assert_eq!(run(&["hub", "stop"]).await.0, Some(0));
    assert!(!runs(pid(&server)));
    gone(u32::try_from(process).expect("an id")).await;
    assert!(find(folder.path()).await.is_none());
    assert_eq!(run(&["hub", "stop"]).await.0, Some(0));
}

#[tokio::test]
async fn servers_end_with_a_hub_that_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let work = workspace(folder.path(), "work");
    let mut first = TestHub::start(folder.path()).await;
    let server = first.hub.ensure(&work).await.expect("a server");
    soon("the end", first.process.kill())
        .await
        .expect("our process");
    gone(pid(&server)).await;
    assert!(find(folder.path()).await.is_none());

    let second = TestHub::start(folder.path()).await;
    let again = second.hub.ensure(&work).await.expect("a server");
    assert_ne!(again.pid, server.pid);
}

#[tokio::test]
async fn a_moved_workspace_gets_another_server_and_a_link_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let work = workspace(folder.path(), "work");
    let TestHub { hub, process: _hub } = TestHub::start(folder.path()).await;
    let server = hub.ensure(&work).await.expect("a server");
    let link = folder.path().join("link");
    std::os::unix::fs::symlink(&work, &link).expect("a link");
    let linked = hub.ensure(&link).await.expect("a server");
    assert_eq!(linked.pid, server.pid);
    assert_eq!(
        linked.canonical_workspace_path,
        link.to_str().expect("text")
    );

    let moved = folder.path().join("moved");
    std::fs::rename(&work, &moved).expect("a new name");
    let refused = hub.ensure(&work).await.expect_err("no workspace");
    assert_eq!(code(&refused), Some(&HubErrorCode::WorkspaceNotFound));
    let other = hub.ensure(&moved).await.expect("a server");
    assert_ne!(other.pid, server.pid);
    assert!(!runs(pid(&server)));
}

#[tokio::test]
async fn the_server_of_a_workspace_that_is_gone_can_be_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let work = workspace(folder.path(), "work");
    let TestHub { hub, process: _hub } = TestHub::start(folder.path()).await;
    let server = hub.ensure(&work).await.expect("a server");
    std::fs::rename(&work, folder.path().join("away")).expect("a new name");
    let stopped = hub.stop(&work).await.expect("the state");
    assert_eq!(stopped.state, HubAppServerState::Stopped);
    gone(pid(&server)).await;
    let refused = hub.stop(&work).await.expect_err("no workspace");
    assert_eq!(code(&refused), Some(&HubErrorCode::WorkspaceNotFound));
}

#[tokio::test]
async fn a_server_that_somebody_else_started_is_used_if_its_lock_file_lets_the_hub_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let TestHub { hub, process: _hub } = TestHub::start(folder.path()).await;
    let listening = async |work: &Path, arguments: &[&str]| {
        let listen = ["app-server", "--listen", "ws://127.0.0.1:0"];
        let mut command = command_of(folder.path(), &[&listen, arguments].concat());
        command
            .current_dir(work)
            .stdin(Stdio::null())
            .stderr(Stdio::piped());
        let mut process = command.spawn().expect("the server starts");
        let mut lines = BufReader::new(process.stderr.take().expect("a pipe")).lines();
        soon("the address", lines.next_line())
            .await
            .expect("a line");
        let lock = work.join(".craft/appserver.lock");
        poll("the lock", PATIENCE, async || {
            let text = std::fs::read_to_string(&lock).unwrap_or_default();
            text.ends_with("}\n").then_some(())
        })
        .await;
        process
    };
    let open = workspace(folder.path(), "open");
    let process = listening(&open, &[]).await;
    let info = hub.ensure(&open).await.expect("the server");
    assert_eq!(info.pid, process.id().map(i64::from));
    assert!(!info.started_by_hub);
    let service = &info.service_status["appServerWebSocket"];
    assert_eq!(service.state, HubServiceState::External);
    // It is none of the hub's, so it runs on and is told as it is.
    let stopped = hub.stop(&open).await.expect("the state");
    assert!(process.id().is_some_and(runs), "{stopped:?}");
    assert_eq!(stopped, info);
    let refused = hub
        .restart(&open)
        .await
        .expect_err("it is none of the hub's");
    assert_eq!(code(&refused), Some(&HubErrorCode::WorkspaceLocked));

    let secret = workspace(folder.path(), "secret");
    let token = folder.path().join("token");
    std::fs::write(&token, "secret of the test&?").expect("a file");
    let arguments = ["--token-file", token.to_str().expect("text")];
    let process = listening(&secret, &arguments).await;
    let lock = secret.join(".craft/appserver.lock");
    let mode = std::fs::metadata(&lock).expect("a lock").permissions();
    let mode = std::os::unix::fs::PermissionsExt::mode(&mode);
    assert_eq!(mode & 0o777, 0o600);
    let info = hub.ensure(&secret).await.expect("the server");
    assert_eq!(info.pid, process.id().map(i64::from));
    drop(process);

    // Only hashes are kept of other tokens, so the lock file has none.
    let create = ["token", "create", "ada", "--scope", "act"];
    let created = command_of(folder.path(), &create).output().await;
    assert!(created.expect("the command").status.success());
    let closed = workspace(folder.path(), "closed");
    let process = listening(&closed, &[]).await;
    let refused = hub.ensure(&closed).await.expect_err("it needs a token");
    assert_eq!(code(&refused), Some(&HubErrorCode::WorkspaceLocked));
    for seen in [hub.look(&closed).await, hub.stop(&closed).await] {
        let seen = seen.expect("the state");
        assert_eq!(seen.state, HubAppServerState::Unhealthy);
        assert_eq!(seen.pid, process.id().map(i64::from));
        assert!(!seen.started_by_hub && seen.last_error.is_some());
    }
}

#[tokio::test]
async fn a_server_that_hangs_is_told_and_can_be_restarted() {
    let folder = tempfile::tempdir().expect("a folder");
    let work = workspace(folder.path(), "work");
    let TestHub { hub, process: _hub } = TestHub::start(folder.path()).await;
    let server = hub.ensure(&work).await.expect("a server");
    signal(pid(&server), "-STOP");
    let refused = hub.ensure(&work).await.expect_err("it hangs");
    assert_eq!(code(&refused), Some(&HubErrorCode::AppServerUnhealthy));
    let look = hub.look(&work).await.expect("the state");
    assert_eq!(look.state, HubAppServerState::Unhealthy);
    let again = hub.restart(&work).await.expect("another server");
    assert_eq!(again.state, HubAppServerState::Running);
    assert_ne!(again.pid, server.pid);
    gone(pid(&server)).await;
}

#[tokio::test]
async fn a_body_that_is_too_large_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let TestHub { hub, process: _hub } = TestHub::start(folder.path()).await;
    let lock = folder.path().join(".craft/hub/hub.lock");
    let lock: Value = serde_json::from_slice(&std::fs::read(lock).expect("a file")).expect("JSON");
    let token = lock["token"].as_str().expect("a token");
    let address = hub.address();
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = tokio::net::TcpStream::connect(host)
        .await
        .expect("the hub listens");
    let size = 8 << 20;
    let head = format!(
        "POST /v1/appservers/ensure HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nContent-Length: {size}\r\n\r\n"
    );
    stream
        .write_all(head.as_bytes())
        .await
        .expect("the hub reads");
    stream
        .write_all(&vec![b' '; size])
        .await
        .expect("the hub reads all");
    let mut answer = [0; 12];
    soon("an answer", stream.read_exact(&mut answer))
        .await
        .expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 413");
}
