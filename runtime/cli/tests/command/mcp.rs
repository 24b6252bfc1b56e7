//! Tests of `threadwire mcp`, with an authorization server on loopback: `runtime/workspace/tests/mcp/oauth.py`.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    process::{Child, ChildStdin},
};

use super::*;

/// A server that requires a login, and a home folder whose configuration contains it as `demo`.
struct World {
    home: Home,
    server: Child,
    url: String,
}

impl World {
    fn new(arguments: &[&str]) -> Self {
        let script = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../workspace/tests/mcp/server.py"
        );
        let mut server = Command::new("python3")
            .args([script, "--http"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("python3");
        let mut url = String::new();
        BufReader::new(server.stdout.take().expect("a pipe"))
            .read_line(&mut url)
            .expect("its address");
        let home = Home::new();
        let url = url.trim().to_owned();
        stdout(&home, &["mcp", "add", "demo", "--url", &url]);
        Self { home, server, url }
    }

    fn tokens(&self) -> PathBuf {
        self.home.path().join("mcp_auth.json")
    }

    /// Returns the login state of the server in the list.
    fn login_status(&self) -> String {
        let list = stdout(&self.home, &["mcp", "list", "--json"]);
        let list: Value = serde_json::from_str(&list).expect("JSON");
        list[0]["auth_status"].as_str().expect("text").to_owned()
    }

    /// Starts a login.
    fn login(&self, args: &[&str]) -> Login {
        let mut command = self.home.command(&["mcp", "login", "demo"]);
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        Login::start(command.args(args))
    }
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A login in progress.
struct Login {
    child: Child,
    stdin: ChildStdin,
    lines: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Login {
    fn start(command: &mut Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command");
        Self {
            stdin: child.stdin.take().expect("a pipe"),
            lines: BufReader::new(child.stdout.take().expect("a pipe")).lines(),
            child,
        }
    }

    /// Returns the URL that the user should open.
    fn page(&mut self) -> String {
        self.lines.next().expect("a line").expect("UTF-8")
    }

    /// Waits for the end, and returns the exit status and standard error.
    fn end(self) -> (Option<i32>, String) {
        drop(self.stdin);
        let output = self.child.wait_with_output().expect("its end");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        (output.status.code(), told)
    }
}

/// Opens a page as a browser does, and returns the target of the redirect.
fn open(page: &str) -> String {
    in_runtime(async {
        let browser = threadwire_workspace::http::client(true).expect("a client");
        let sent = browser.get(page).send().await.expect("an answer");
        let location = sent.headers()["location"].to_str();
        location.expect("text").to_owned()
    })
}

/// Requests the target of a redirect, as a browser does.
fn go(back: &str) {
    in_runtime(async {
        let browser = threadwire_workspace::http::client(true).expect("a client");
        let shown = browser.get(back).send().await.expect("an answer");
        assert_eq!(shown.status(), 200);
    });
}

fn in_runtime<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime")
        .block_on(work)
}

#[test]
fn servers_are_added_listed_and_removed() {
    let home = Home::new();
    let file = home.path().join("config.toml");
    fs::write(&file, "# mine\nmodel = \"m\" # the best\n").expect("written");
    let sessions = [
        home.session(&["mcp", "list"]),
        home.session(&["mcp", "list", "--json"]),
        home.session(&[
            "mcp",
            "add",
            "--env",
            "KEY=secret",
            "files",
            "--",
            "npx",
            "-y",
            "files-mcp",
            "--root=/",
        ]),
        home.session(&[
            "mcp",
            "add",
            "docs",
            "--url",
            "http://127.0.0.1:9/mcp",
            "--bearer-token-env-var",
            "NO_SUCH_TOKEN",
        ]),
        home.session(&["mcp", "add", "docs", "--url", "http://127.0.0.1:9/mcp"]),
        home.session(&["-c", "mcp_servers.files.enabled=false", "mcp", "list"]),
        home.session(&["mcp", "list", "--json"]),
        home.session(&["mcp", "get", "files"]),
        home.session(&["mcp", "get", "docs", "--json"]),
        home.session(&["mcp", "get", "nothing"]),
        home.session(&["mcp", "remove", "docs"]),
        home.session(&["mcp", "remove", "docs"]),
        home.session(&["-c", "mcp_servers.flag.command=x", "mcp", "remove", "flag"]),
        home.session(&["mcp", "add", "a name", "--", "x"]),
        home.session(&["mcp", "add", "x"]),
        home.session(&[
            "mcp",
            "add",
            "x",
            "--url",
            "http://127.0.0.1:9",
            "--env",
            "A=b",
        ]),
        home.session(&["mcp", "add", "x", "--env", "A", "--", "x"]),
        fs::read_to_string(&file).expect("the file"),
    ];
    let sessions = sessions.join("\n");
    // The system's text for a refused connection varies.
    let lines = sessions
        .lines()
        .map(|line| match line.split_once("client error") {
            Some((start, _)) => format!("{start}[...]"),
            None => line.to_owned(),
        });
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_user_logs_in_and_out() {
    let world = World::new(&["--oauth"]);
    assert_eq!(world.login_status(), "not_logged_in");
    let again = world
        .home
        .session(&["mcp", "add", "demo", "--url", &world.url]);
    assert!(
        again.contains("it wants a login: threadwire mcp login demo"),
        "{again}"
    );

    let mut login = world.login(&["--scopes", "read,write"]);
    let page = login.page();
    assert!(page.contains("scope=read+write"), "{page}");
    go(&open(&page));
    let (status, told) = login.end();
    assert_eq!(status, Some(0), "{told}");
    assert!(told.ends_with("logged in to `demo`\n"), "{told}");
    let mode = fs::metadata(world.tokens())
        .expect("tokens")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);

    let list = stdout(&world.home, &["mcp", "list"]);
    assert!(list.contains("logged in  http"), "{list}");
    assert_eq!(world.login_status(), "o_auth");
    assert!(!list.contains("access-") && !told.contains("access-"));

    let out = world.home.session(&["mcp", "logout", "demo"]);
    assert_eq!(out, "status 0\n--- stderr\nlogged out of `demo`\n");
    assert_eq!(world.login_status(), "not_logged_in");
    let again = world.home.session(&["mcp", "logout", "demo"]);
    assert_eq!(again, "status 0\n--- stderr\n`demo` was not logged in\n");
}

#[test]
fn a_browser_elsewhere_is_enough() {
    let world = World::new(&["--oauth"]);
    let mut login = world.login(&["--no-browser"]);
    let back = open(&login.page());
    writeln!(login.stdin, "\nwhat?\n{back}").expect("written");
    let (status, told) = login.end();
    assert_eq!(status, Some(0), "{told}");
    assert!(told.contains("that is not the address of a page"), "{told}");
    assert_eq!(world.login_status(), "o_auth");

    // Removing a server deletes its tokens.
    let removed = world.home.session(&["mcp", "remove", "demo"]);
    assert!(removed.ends_with("its login is forgotten\n"), "{removed}");
    let left = fs::read_to_string(world.tokens()).expect("the file");
    assert_eq!(left, "{}");
}

#[test]
fn a_desktop_opens_the_page() {
    let world = World::new(&["--oauth"]);
    let bin = world.home.path().join("bin");
    fs::create_dir(&bin).expect("a folder");
    let opener = bin.join("xdg-open");
    let script =
        "#!/usr/bin/env python3\nimport sys, urllib.request\nurllib.request.urlopen(sys.argv[1])\n";
    fs::write(&opener, script).expect("written");
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o700)).expect("set");
    let path = std::env::var("PATH").expect("a path");
    let mut command = world.home.command(&["mcp", "login", "demo"]);
    command
        .env("DISPLAY", ":0")
        .env("no_proxy", "*")
        .env("PATH", format!("{}:{path}", bin.display()));
    let (status, told) = Login::start(&mut command).end();
    assert_eq!(status, Some(0), "{told}");
    assert_eq!(world.login_status(), "o_auth");
}

#[test]
fn a_login_that_does_not_come_about_says_why() {
    let world = World::new(&["--oauth", "--denies"]);
    let mut denied = world.login(&[]);
    go(&open(&denied.page()));
    let (status, told) = denied.end();
    assert_eq!(status, Some(1));
    let why = "threadwire: not logged in to `demo`: access_denied: The user said no.\n";
    assert!(told.ends_with(why), "{told}");

    let (status, told) = world.login(&["--timeout", "1"]).end();
    assert_eq!(status, Some(1));
    assert!(
        told.ends_with("timed out waiting for OAuth callback\n"),
        "{told}"
    );

    let mut interrupted = world.login(&[]);
    interrupted.page();
    let pid = interrupted.child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &pid]).status();
    assert!(killed.expect("kill").success());
    let (status, told) = interrupted.end();
    assert_eq!(status, Some(130), "{told}");
    assert!(!world.tokens().exists());

    let open_to_all = World::new(&[]);
    assert_eq!(open_to_all.login_status(), "unsupported");
    let (status, told) = open_to_all.login(&[]).end();
    assert_eq!(status, Some(1));
    let why = "threadwire: cannot log in to `demo`: the server does not support OAuth\n";
    assert!(told.ends_with(why), "{told}");

    let home = Home::new();
    let config = "[mcp_servers.program]\ncommand = \"true\"\n\
                  [mcp_servers.token]\nurl = \"http://127.0.0.1:9/\"\nhttp_headers = { authorization = \"x\" }\n";
    fs::write(home.path().join("config.toml"), config).expect("written");
    let sessions = [
        home.session(&["mcp", "login", "none"]),
        home.session(&["mcp", "login", "program"]),
        home.session(&["mcp", "login", "token"]),
        home.session(&["mcp", "logout", "none"]),
        home.session(&["mcp", "logout", "program"]),
        home.session(&["mcp", "logout", "token"]),
        Home::new().session(&["mcp", "login", "none"]),
    ];
    insta::assert_snapshot!(sessions.join("\n"));
}
