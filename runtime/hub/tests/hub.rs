//! A hub in this process, with app servers that fail.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use serde_json::{Value, json};
use threadwire_client::{Hub as Client, HubFailure};
use threadwire_hub::{Hub, OpenError, Options};
use threadwire_protocol::dotcraft::{HubAppServerState, HubErrorCode, HubEventKind};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::oneshot,
    task::JoinHandle,
};

/// How long a test waits for anything. Only a broken hub reaches this limit.
const PATIENCE: Duration = Duration::from_secs(60);

struct TestHub {
    client: Client,
    folder: tempfile::TempDir,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
}

impl TestHub {
    /// Opens a hub whose app servers are a script of the shell.
    async fn of_script(script: &str, start_limit: Duration) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = ["/bin/sh", "-c", script].map(str::to_owned).to_vec();
        let options = Options {
            start_limit,
            ..Options::new(folder.path().join("hub"), server)
        };
        let hub = Hub::open(options).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(hub.serve(async move {
            let _ = stopped.await;
        }));
        let client = Client::find_in(&folder.path().join("hub")).await.unwrap();
        Self {
            client: client.expect("the hub serves"),
            folder,
            stop,
            serving,
        }
    }

    fn workspace(&self) -> PathBuf {
        let workspace = self.folder.path().join("work");
        std::fs::create_dir_all(workspace.join(".craft")).unwrap();
        workspace
    }

    /// Returns the header with the token.
    fn bearer(&self) -> String {
        let lock = std::fs::read_to_string(self.folder.path().join("hub/hub.lock")).unwrap();
        let lock: Value = serde_json::from_str(&lock).unwrap();
        let token = lock["token"].as_str().unwrap();
        format!("Authorization: Bearer {token}\r\n")
    }

    async fn close(self) {
        self.stop.send(()).unwrap();
        soon(self.serving).await.unwrap().unwrap();
        assert!(!self.folder.path().join("hub/hub.lock").exists());
    }
}

async fn soon<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("in time")
}

fn refusal(failure: HubFailure) -> (HubErrorCode, String, Value) {
    match failure {
        HubFailure::Refused(error) => {
            let details = error.details.map(|details| details.decode().unwrap());
            (error.code, error.message, details.unwrap_or(Value::Null))
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_server_that_dies_at_its_start_is_told_with_what_it_said() {
    let hub = TestHub::of_script("echo no model >&2; exit 3", PATIENCE).await;
    let workspace = hub.workspace();
    let mut events = hub.client.events().await.unwrap();
    let refused = soon(hub.client.ensure(&workspace)).await.unwrap_err();
    let (code, message, details) = refusal(refused);
    assert_eq!(code, HubErrorCode::AppServerStartFailed);
    assert!(message.contains("it ended with status 3"), "{message}");
    assert_eq!(details["recentStderr"], "no model");
    assert_eq!(details["exitCode"], 3);

    let info = hub.client.look(&workspace).await.unwrap();
    assert_eq!(info.state, HubAppServerState::Exited);
    assert_eq!(info.exit_code, Some(3));
    assert_eq!(info.recent_stderr.as_deref(), Some("no model"));
    assert_eq!(info.pid, None);
    for kind in [
        HubEventKind::AppserverStarting,
        HubEventKind::AppserverExited,
    ] {
        let event = soon(events.next()).await.unwrap().unwrap();
        assert_eq!(event.kind, kind);
        assert_eq!(event.workspace_path.as_deref(), workspace.to_str());
    }
    let registry = hub.folder.path().join("hub/appservers.json");
    let registry = soon(async {
        loop {
            // It is written beside the answers.
            if let Ok(text) = std::fs::read_to_string(&registry) {
                break serde_json::from_str::<Value>(&text).unwrap();
            }
            tokio::task::yield_now().await;
        }
    });
    assert_eq!(registry.await["appServers"][0]["state"], "exited");
    hub.close().await;
}

#[tokio::test]
async fn a_server_that_hangs_at_its_start_is_ended() {
    let script = "echo $$ > pid; exec sleep 1000";
    let hub = TestHub::of_script(script, Duration::from_millis(300)).await;
    let workspace = hub.workspace();
    let refused = soon(hub.client.ensure(&workspace)).await.unwrap_err();
    let (code, message, _) = refusal(refused);
    assert_eq!(code, HubErrorCode::AppServerStartFailed);
    assert!(message.contains("it is not ready after 0.3 s"), "{message}");
    if let Ok(pid) = std::fs::read_to_string(workspace.join("pid")) {
        assert!(!Path::new("/proc").join(pid.trim()).join("exe").exists());
    }
    hub.close().await;
}

#[tokio::test]
async fn a_server_that_does_not_hold_its_workspace_is_ended() {
    let hub = TestHub::of_script("echo '{}'; exec cat", PATIENCE).await;
    let workspace = hub.workspace();
    let refused = soon(hub.client.ensure(&workspace)).await.unwrap_err();
    let (code, message, _) = refusal(refused);
    assert_eq!(code, HubErrorCode::AppServerStartFailed);
    assert!(message.contains("does not hold the lock file"), "{message}");
    hub.close().await;

    let script = "echo 'Address already in use' >&2; exit 1";
    let hub = TestHub::of_script(script, PATIENCE).await;
    let workspace = hub.workspace();
    let refused = soon(hub.client.ensure(&workspace)).await.unwrap_err();
    assert_eq!(refusal(refused).0, HubErrorCode::PortUnavailable);
    hub.close().await;
}

#[tokio::test]
async fn a_folder_is_a_workspace_by_its_folder_craft() {
    let hub = TestHub::of_script("exit 1", PATIENCE).await;
    let folder = hub.folder.path().join("plain");
    std::fs::create_dir(&folder).unwrap();
    for path in [&folder, &hub.folder.path().join("missing")] {
        let (code, message, details) = refusal(hub.client.ensure(path).await.unwrap_err());
        assert_eq!(code, HubErrorCode::WorkspaceNotFound);
        assert!(message.contains(".craft"), "{message}");
        assert_eq!(details["workspacePath"], path.to_str().unwrap());
        let refused = hub.client.look(path).await.unwrap_err();
        assert_eq!(refusal(refused).0, HubErrorCode::WorkspaceNotFound);
    }
    // One that was never started is stopped, and nothing of it is known.
    let workspace = hub.workspace();
    let info = hub.client.look(&workspace).await.unwrap();
    assert_eq!(info.state, HubAppServerState::Stopped);
    assert!(!info.started_by_hub && info.pid.is_none() && info.service_status.is_empty());
    assert!(hub.client.servers().await.unwrap().is_empty());
    let info = hub.client.stop(&workspace).await.unwrap();
    assert_eq!(info.state, HubAppServerState::Stopped);
    hub.close().await;
}

/// Sends a request as it is, and returns the status and the body of the answer.
async fn raw(address: &str, request: &str) -> (u16, Value) {
    let address = address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    soon(stream.read_to_string(&mut text)).await.unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(body).unwrap())
}

/// Formats a request.
fn request(line: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!("{line} HTTP/1.0\r\n{headers}Content-Length: {length}\r\n\r\n{body}")
}

#[tokio::test]
async fn requests_that_do_not_fit_are_refused_by_name() {
    let hub = TestHub::of_script("exit 1", PATIENCE).await;
    let at = hub.client.address();
    let bearer = hub.bearer();

    let (status, body) = raw(&at, &request("GET /v1/status", "", "")).await;
    assert_eq!(status, 200);
    assert_eq!(body["capabilities"]["appServerManagement"], true);
    for (host, status) in [
        ("localhost", 200),
        ("127.0.0.1:1", 200),
        ("evil.example", 401),
    ] {
        let host = format!("Host: {host}\r\n");
        let answer = raw(&at, &request("GET /v1/status", &host, "")).await;
        assert_eq!(answer.0, status, "{host}");
    }
    let refused = raw(&at, &request("GET /v1/appservers", "", "")).await;
    let expected = json!({ "error": {
        "code": "unauthorized", "message": "Missing or invalid Hub token.", "details": null,
    } });
    assert_eq!(refused, (401, expected.clone()));
    let wrong = "Authorization: Bearer guess\r\n";
    let refused = raw(&at, &request("POST /v1/shutdown", wrong, "{}")).await;
    assert_eq!(refused, (401, expected));
    let page = format!("{bearer}Origin: https://page.example\r\n");
    let (status, _) = raw(&at, &request("GET /v1/appservers", &page, "")).await;
    assert_eq!(status, 403);

    let look = "GET /v1/appservers/by-workspace";
    let ensure = "POST /v1/appservers/ensure";
    let no_path = "{\"workspacePath\":\"work\"}";
    let nowhere = &format!("{look}?path=%2Fno%20where");
    let cases = [
        ("GET /v1/nothing", "", 404, "notFound"),
        (ensure, "{", 400, "invalidRequest"),
        (ensure, "{}", 400, "invalidRequest"),
        (ensure, no_path, 400, "workspaceNotFound"),
        (look, "", 400, "workspaceNotFound"),
        (nowhere, "", 404, "workspaceNotFound"),
        (
            "POST /v1/notifications/request",
            "{}",
            400,
            "invalidNotification",
        ),
    ];
    for (line, sent, status, code) in cases {
        let (got, body) = raw(&at, &request(line, &bearer, sent)).await;
        assert_eq!(got, status, "{line}: {body}");
        assert_eq!(body["error"]["code"], code, "{line}");
    }
    let wrong = "{\"workspacePath\":\"/\",\"client\":{\"name\":5}}";
    for (sent, problem) in [
        ("{}", "the member `workspacePath` is missing"),
        (wrong, "client.name: must be a string"),
        ("[]", "the body: must be an object"),
    ] {
        let (_, body) = raw(&at, &request(ensure, &bearer, sent)).await;
        let told = format!("The request cannot be read: {problem}");
        assert_eq!(body["error"]["message"], told);
    }
    let (_, body) = raw(&at, &request(nowhere, &bearer, "")).await;
    assert_eq!(body["error"]["details"]["workspacePath"], "/no where");

    let mut events = hub.client.events().await.unwrap();
    let sent = "{\"title\":\"Done\",\"severity\":\"loud\"}";
    let notify = request("POST /v1/notifications/request", &bearer, sent);
    let accepted = raw(&at, &notify).await;
    assert_eq!(accepted, (200, json!({ "accepted": true })));
    let event = soon(events.next()).await.unwrap().unwrap();
    assert_eq!(event.kind, HubEventKind::NotificationRequested);
    let data: Value = event.data.unwrap().decode().unwrap();
    let expected = json!({ "title": "Done", "severity": "info", "kind": "notification" });
    assert_eq!(data, expected);

    hub.client.shutdown().await.unwrap();
    let event = soon(events.next()).await.unwrap().unwrap();
    assert_eq!(event.kind, HubEventKind::HubStopping);
    assert!(soon(events.next()).await.unwrap().is_none());
    soon(hub.serving).await.unwrap().unwrap();
}

#[tokio::test]
async fn who_is_refused_before_the_body_can_send_all_of_it() {
    let hub = TestHub::of_script("exit 1", PATIENCE).await;
    let at = hub.client.address();
    let bearer = hub.bearer();
    // More than the system keeps for a socket, so that it arrives only if the hub reads it.
    let body = " ".repeat(12 << 20);
    for (line, headers, status) in [
        ("POST /v1/shutdown", "", 401),
        ("POST /v1/nothing", &*bearer, 404),
        ("GET /v1/nothing", &*bearer, 404),
        ("POST /v1/appservers/stop", &*bearer, 413),
    ] {
        let (got, _) = soon(raw(&at, &request(line, headers, &body))).await;
        assert_eq!(got, status, "{line}");
    }
    // Who waits for permission to send is not asked for a body that nobody wants.
    let head = "POST /v1/nothing HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n";
    let (got, _) = soon(raw(&at, head)).await;
    assert_eq!(got, 401);
    hub.close().await;
}

#[tokio::test]
async fn a_user_has_one_hub_and_a_stale_file_is_none() {
    let hub = TestHub::of_script("exit 1", PATIENCE).await;
    let folder = hub.folder.path().join("hub");
    let options = || Options::new(folder.clone(), vec!["false".to_owned()]);
    let second = Hub::open(options()).await;
    assert!(matches!(second, Err(OpenError::Taken)), "{second:?}");
    let file = folder.join("hub.lock");
    let text = std::fs::read_to_string(&file).unwrap();
    let mode = std::os::unix::fs::PermissionsExt::mode(&file.metadata().unwrap().permissions());
    assert_eq!(mode & 0o777, 0o600);
    hub.stop.send(()).unwrap();
    soon(hub.serving).await.unwrap().unwrap();

    // What a killed hub leaves: nobody answers at the address.
    std::fs::write(&file, text).unwrap();
    assert!(Client::find_in(&folder).await.unwrap().is_none());
    drop(Hub::open(options()).await.unwrap());
    // A file of something else.
    std::fs::write(&file, "not JSON").unwrap();
    assert!(Client::find_in(&folder).await.unwrap().is_none());
}
