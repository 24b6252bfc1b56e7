//! Tests of OAuth logins to an MCP server, with an authorization server on loopback: `oauth.py` of the tests of
//! `threadwire-workspace`.

use std::{
    fs,
    io::{BufRead, BufReader},
    os::unix::fs::PermissionsExt,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};

use tempfile::TempDir;
use threadwire_engine::SqliteStore;
use threadwire_host::{
    Host,
    mcp::{Manager, ServerStatus},
};
use threadwire_workspace::{
    config::Sources,
    mcp::{Link, Login, LoginError, PendingLogin, Startup, TokenPlace},
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// A server that requires a login, and a home folder whose configuration contains it.
struct World {
    home: TempDir,
    server: Child,
    url: String,
    manager: Arc<Manager>,
}

impl World {
    fn new(arguments: &[&str]) -> Self {
        let home = TempDir::new().unwrap();
        let script = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../workspace/tests/mcp/server.py"
        );
        let mut server = Command::new("python3")
            .args([script, "--http", "--oauth", "--log"])
            .arg(home.path().join("log"))
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut url = String::new();
        BufReader::new(server.stdout.take().unwrap())
            .read_line(&mut url)
            .unwrap();
        let config = format!(
            "[mcp_servers.demo]\nurl = {:?}\n[mcp_servers.program]\ncommand = \"true\"\n\
             [mcp_servers.token]\nurl = \"http://127.0.0.1:1/\"\nhttp_headers = {{ authorization = \"x\" }}\n\
             [mcp_servers.unset]\nurl = \"http://127.0.0.1:1/\"\nbearer_token_env_var = \"NO_SUCH_TOKEN\"\n",
            url.trim()
        );
        fs::write(home.path().join("config.toml"), config).unwrap();
        let sources = Sources {
            home: home.path().to_owned(),
            ..Sources::default()
        };
        let store = Arc::new(SqliteStore::open(None).unwrap());
        let manager = Host::new(sources, home.path().to_owned(), store).mcp;
        Self {
            home,
            server,
            url: url.trim().to_owned(),
            manager,
        }
    }

    async fn login(
        &self,
        name: &str,
        patience: Option<Duration>,
    ) -> Result<PendingLogin, LoginError> {
        let servers = self.manager.configured(None, &[]).await.unwrap();
        let scopes = ["read".to_owned()];
        self.manager.login(&servers, name, &scopes, patience).await
    }

    async fn status(&self) -> ServerStatus {
        let statuses = self.manager.statuses(None, None, Some("demo"), false).await;
        statuses.unwrap().remove(0)
    }

    fn tokens(&self) -> PathBuf {
        self.home.path().join("mcp_auth.json")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.home.path().join("log")).unwrap_or_default()
    }
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Acts as a browser: opens the page, and follows the redirect.
async fn browse(url: &str) {
    let browser = threadwire_workspace::http::client(true).unwrap();
    let sent = browser.get(url).send().await.unwrap();
    let back = sent.headers()["location"].to_str().unwrap().to_owned();
    // Other requests of a browser do not disturb the login.
    let icon = reqwest::Url::parse(&back)
        .unwrap()
        .join("/favicon.ico")
        .unwrap();
    assert_eq!(browser.get(icon).send().await.unwrap().status(), 404);
    assert_eq!(browser.get(back).send().await.unwrap().status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_lasts() {
    let world = World::new(&["--expires", "1"]);
    let before = world.status().await;
    assert_eq!(before.login, Some(Login::Missing));
    assert!(matches!(
        before.startup,
        Startup::Failed {
            needs_login: true,
            ..
        }
    ));

    let login = world.login("demo", None).await.unwrap();
    let url = login.url().to_owned();
    assert!(url.contains("code_challenge_method=S256"), "{url}");
    assert!(!format!("{login:?}").contains("challenge"));
    let ((), finished) = tokio::join!(browse(&url), login.finish());
    finished.unwrap();
    let kept = fs::read_to_string(world.tokens()).unwrap();
    assert!(kept.contains("access-1") && kept.contains("refresh-1"));
    let mode = fs::metadata(world.tokens()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(
        world.log().contains("registered Threadwire"),
        "{}",
        world.log()
    );
    assert!(world.log().contains("scope read"), "{}", world.log());

    // The first token expires after a second, so that it is refreshed at once; the next one lasts.
    let after = world.status().await;
    assert_eq!(
        (after.login, after.startup),
        (Some(Login::OAuth), Startup::Ready)
    );
    assert!(!after.tools.is_empty());
    world.status().await;
    assert_eq!(world.log().matches("refreshed").count(), 1);
    assert!(
        fs::read_to_string(world.tokens())
            .unwrap()
            .contains("access-2")
    );
    let servers = world.manager.configured(None, &[]).await.unwrap();
    assert!(!format!("{servers:?}").contains("access"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_can_fail() {
    let world = World::new(&["--denies"]);
    let login = world.login("demo", None).await.unwrap();
    let url = login.url().to_owned();
    let ((), finished) = tokio::join!(browse(&url), login.finish());
    assert_eq!(finished.unwrap_err(), "access_denied: The user said no.");
    assert!(!world.tokens().exists());
    assert_eq!(world.status().await.login, Some(Login::Missing));

    let slow = world.login("demo", Some(Duration::from_millis(1))).await;
    let slow = slow.unwrap().finish().await;
    assert_eq!(slow.unwrap_err(), "timed out waiting for OAuth callback");

    let refused = |name: &'static str| async { world.login(name, None).await.unwrap_err() };
    assert!(matches!(refused("none").await, LoginError::UnknownServer));
    assert!(matches!(refused("program").await, LoginError::NotAnAddress));
    assert!(matches!(refused("token").await, LoginError::HasToken));
    let unset = refused("unset").await.to_string();
    let why = "Environment variable NO_SUCH_TOKEN for MCP server 'unset' is not set";
    assert_eq!(unset, why);
}

#[tokio::test(flavor = "multi_thread")]
async fn how_a_server_knows_us_can_be_told_without_starting_it() {
    let world = World::new(&[]);
    let servers = world.manager.configured(None, &[]).await.unwrap();
    let of = async |name: &str| Login::of(&servers[name].as_ref().unwrap().link).await;
    assert_eq!(of("demo").await, Ok(Login::Missing));
    assert_eq!(of("program").await, Ok(Login::Unsupported));
    assert_eq!(of("token").await, Ok(Login::BearerToken));
    let tokens = r#"{ "demo|URL": {} }"#.replace("URL", &world.url);
    fs::write(world.tokens(), tokens).unwrap();
    assert_eq!(of("demo").await, Ok(Login::OAuth));
    assert_eq!(world.log(), "");
    let token = world.manager.statuses(None, None, Some("token"), false);
    assert_eq!(token.await.unwrap()[0].login, Some(Login::BearerToken));
}

/// A server may answer a plain request with an event stream that never ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_of_events_is_not_waited_for() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/mcp", listener.local_addr().unwrap());
    let serving = tokio::spawn(async move {
        let mut open = Vec::new();
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut head = [0; 4096];
            let read = stream.read(&mut head).await.unwrap_or_default();
            let answer: &[u8] = match head[..read].starts_with(b"GET /mcp ") {
                true => b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: hello\n\n",
                false => {
                    b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                }
            };
            let _ = stream.write_all(answer).await;
            open.push(stream);
        }
    });
    let home = TempDir::new().unwrap();
    let link = Link::Http {
        login: Some(TokenPlace::new(home.path(), "stream", &url)),
        url,
        headers: Default::default(),
        token: None,
    };
    assert_eq!(Login::of(&link).await, Ok(Login::Unsupported));
    serving.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_at_the_callback_gets_nothing() {
    let world = World::new(&[]);
    let login = world.login("demo", None).await.unwrap();
    let url = reqwest::Url::parse(login.url()).unwrap();
    let mut pairs = url.query_pairs();
    let (_, redirect) = pairs.find(|(key, _)| key == "redirect_uri").unwrap();
    let forged = format!("{redirect}?code=stolen&state=guessed");
    let browser = threadwire_workspace::http::client(true).unwrap();
    let (answer, finished) = tokio::join!(browser.get(forged).send(), login.finish());
    answer.unwrap();
    finished.unwrap_err();
    assert!(!world.tokens().exists());
}
