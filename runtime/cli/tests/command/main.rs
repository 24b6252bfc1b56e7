//! Tests that run the command as users do.

mod agents;
mod exec_events;
mod mcp;
mod paths;
mod terminal;
mod token;
mod trust;

use std::{
    fs::Permissions,
    io::{BufRead, BufReader, Write},
    net::TcpStream,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_client::{
    CodexClient, Endpoint,
    protocol::codex::{ClientInfo, InitializeParams, ThreadStartParams, TurnStatus},
};

/// A temporary home folder, which isolates tests from the user and from each other.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_threadwire"));
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("THREADWIRE_") {
                command.env_remove(name);
            }
        }
        command
            .args(args)
            .env("THREADWIRE_HOME", self.path())
            // The shell reads a profile from the home folder; that of the user must not have an effect.
            .env("HOME", self.path())
            .env("SHELL", "/bin/bash")
            .env_remove("RUST_LOG")
            .stdin(Stdio::null());
        command
    }

    fn output(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the command")
    }

    /// Runs the command and returns its status and output as text.
    fn session(&self, args: &[&str]) -> String {
        let output = self.output(args);
        let mut text = format!("status {}\n", output.status.code().unwrap_or(-1));
        for (name, bytes) in [("stdout", &output.stdout), ("stderr", &output.stderr)] {
            if !bytes.is_empty() {
                text += &format!("--- {name}\n{}", String::from_utf8_lossy(bytes));
            }
        }
        let text = text.replace(&self.path().display().to_string(), "[HOME]");
        match text.split_once("session id: ") {
            Some((before, after)) => format!("{before}session id: [ID]{}", &after[36..]),
            None => text,
        }
    }
}

/// Runs a command that must succeed and returns its standard output.
fn stdout(home: &Home, args: &[&str]) -> String {
    let output = home.output(args);
    assert!(
        output.status.success(),
        "{args:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn commands_run_in_a_sandbox_that_is_described() {
    let home = Home::new();
    let work = tempfile::tempdir().expect("a folder");
    let work = work.path().canonicalize().expect("its path");
    let cwd = format!("file://{}", work.display());
    let run = |profile: Value, more: &[&str], script: &str| {
        let state = serde_json::json!({ "permissionProfile": profile, "sandboxCwd": cwd });
        let state = state.to_string();
        let args = ["sandbox", "--sandbox-state-json", &state];
        home.session(&[&args, more, &["--", "sh", "-c", script]].concat())
    };
    let restricted = |entries: Value| {
        let files = serde_json::json!({ "type": "restricted", "entries": entries });
        serde_json::json!({ "type": "managed", "file_system": files, "network": "enabled" })
    };
    let entry = |path: Value, access: &str| serde_json::json!({ "path": path, "access": access });
    let special = |kind: &str| {
        let value = serde_json::json!({ "kind": kind });
        serde_json::json!({ "type": "special", "value": value })
    };
    let path = |path: &Path| serde_json::json!({ "type": "path", "path": path });
    let disabled = serde_json::json!({ "type": "disabled" });
    let external = serde_json::json!({ "type": "external", "network": "restricted" });
    let online = "echo ${CODEX_SANDBOX_NETWORK_DISABLED:-on}";
    let tries = "touch new 2>/dev/null && rm new && echo written";
    let (offline, readable) = (
        "--sandbox-state-disable-network",
        "--sandbox-state-readable-root",
    );
    let minimal = entry(special("minimal"), "read");
    let pattern = serde_json::json!({ "type": "glob_pattern", "pattern": "/x/*.pem" });
    let secret = work.join("secret");
    std::fs::write(&secret, "text\n").expect("written");
    let reads = format!("cat {}", secret.display());
    let listed = restricted(serde_json::json!([minimal]));
    let folder = work.to_str().expect("UTF-8");
    let all = entry(special("root"), "read");
    let written = restricted(serde_json::json!([all, entry(path(&work), "write")]));
    assert_eq!(
        run(disabled.clone(), &[], "pwd; touch new && rm new"),
        format!("status 0\n--- stdout\n{folder}\n")
    );
    assert_eq!(
        run(written.clone(), &[], &format!("{online}; {tries}")),
        "status 0\n--- stdout\non\nwritten\n"
    );
    assert_eq!(
        run(written, &[offline], online),
        "status 0\n--- stdout\n1\n"
    );
    assert_eq!(
        run(external, &[], &format!("{online}; {tries}")),
        "status 1\n--- stdout\n1\n"
    );
    assert!(run(listed.clone(), &[], &reads).contains("No such file"));
    assert_eq!(
        run(listed, &[readable, folder], &reads),
        "status 0\n--- stdout\ntext\n"
    );
    insta::assert_snapshot!(
        [
            run(disabled, &[offline], "true"),
            run(
                restricted(serde_json::json!([entry(path(Path::new("x")), "read")])),
                &[],
                "true"
            ),
            run(
                restricted(serde_json::json!([entry(pattern.clone(), "read")])),
                &[],
                "true"
            ),
            run(
                restricted(serde_json::json!([entry(pattern, "hide")])),
                &[],
                "true"
            ),
            run(
                restricted(serde_json::json!([entry(special("other"), "read")])),
                &[],
                "true"
            ),
            run(serde_json::json!({ "type": "other" }), &[], "true"),
            home.session(&["sandbox", "--sandbox-state-json", "{", "true"]),
            home.session(&["sandbox", "--sandbox-state-json", "{}", "true"]),
            home.session(&[
                "sandbox",
                "--sandbox-state-json",
                r#"{"permissionProfile":{"type":"disabled"},"sandboxCwd":"/tmp"}"#,
                "true"
            ]),
            home.session(&[
                "sandbox",
                "--sandbox-state-json",
                r#"{"permissionProfile":{"type":"disabled"},"sandboxCwd":"file:///nowhere"}"#,
                "true"
            ]),
            home.session(&["sandbox", "--sandbox-state-json", "{}", "--network", "true"]),
            home.session(&["sandbox", offline, "true"]),
        ]
        .join("\n")
    );
}

/// Answers each request with one line, and returns the beginnings of all that it got, up to as many.
fn other_proxy(count: usize) -> (u16, std::thread::JoinHandle<Vec<String>>) {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let serving = std::thread::spawn(move || {
        let serve = |_| {
            let (stream, _) = listener.accept().expect("a client");
            let mut client = BufReader::new(stream);
            let mut got = read_head(&mut client);
            if got.starts_with("CONNECT") {
                let opened = "HTTP/1.1 200 OK\r\n\r\n";
                client
                    .get_mut()
                    .write_all(opened.as_bytes())
                    .expect("written");
                got += &read_head(&mut client);
            }
            let answer = "HTTP/1.0 200 OK\r\n\r\nanswered\n";
            client
                .get_mut()
                .write_all(answer.as_bytes())
                .expect("written");
            got
        };
        (0..count).map(serve).collect()
    });
    (port, serving)
}

fn read_head(client: &mut impl BufRead) -> String {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") && client.read_line(&mut head).expect("text") > 0 {}
    head
}

#[test]
fn the_proxy_of_a_sandbox_uses_that_of_the_environment() {
    const ASK: &str = "import os, socket, struct, sys\n\
        def connect(name, scheme):\n\
        \x20   host, port = os.environ[name][len(scheme):].split(':')\n\
        \x20   return socket.create_connection((host, int(port)))\n\
        def end(s, request):\n\
        \x20   s.sendall(request)\n\
        \x20   answer = b''\n\
        \x20   while part := s.recv(9999): answer += part\n\
        \x20   print(answer.decode().split('\\r\\n')[-1].strip())\n\
        for host in ('93.184.215.14', 'localhost:' + sys.argv[1], '93.184.215.15', '10.0.0.1'):\n\
        \x20   end(connect('http_proxy', 'http://'), f'GET http://{host}/a HTTP/1.1\\r\\n\\r\\n'.encode())\n\
        s = connect('https_proxy', 'http://')\n\
        s.sendall(b'CONNECT 93.184.215.14:444 HTTP/1.1\\r\\n\\r\\n'); print(s.recv(99).decode().strip())\n\
        end(s, b'GET /b HTTP/1.1\\r\\n\\r\\n')\n\
        s = connect('ALL_PROXY', 'socks5h://')\n\
        s.sendall(bytes([5, 1, 0])); s.recv(2)\n\
        s.sendall(bytes([5, 1, 0, 1, 93, 184, 215, 14]) + struct.pack('>H', 445)); print(s.recv(10)[1])\n\
        end(s, b'GET /c HTTP/1.1\\r\\n\\r\\n')\n";
    let detected = threadwire_workspace::sandbox::detect();
    if detected.bubblewrap.is_err() && detected.mounts.is_err() {
        return;
    }
    let home = Home::new();
    let (port, serving) = other_proxy(4);
    let config = "[features.network_proxy]\nenabled = true\n\
        domains = { \"93.184.215.14\" = \"allow\", \"localhost\" = \"allow\" }\n\
        [sandbox_workspace_write]\nnetwork_access = true\n";
    std::fs::write(home.path().join("config.toml"), config).expect("written");
    let at = port.to_string();
    let mut command = home.command(&[
        "sandbox",
        "--policy",
        "workspace-write",
        "--",
        "python3",
        "-c",
        ASK,
        &at,
    ]);
    for name in ["http_proxy", "https_proxy", "all_proxy", "no_proxy"] {
        command.env_remove(name).env_remove(name.to_uppercase());
    }
    let proxy = format!("http://user:secret@127.0.0.1:{port}");
    command.env("HTTP_PROXY", &proxy).env("HTTPS_PROXY", &proxy);
    let output = command.output().expect("the command");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    let said: Vec<_> = said.lines().collect();
    let refused = |host: &str, reason: &str| {
        let said = said
            .iter()
            .filter(|line| line.contains(&format!("{host:?}")));
        assert!(said.into_iter().all(|line| line.contains(reason)), "{host}");
    };
    refused("93.184.215.15", "\"not_allowed\"");
    refused("10.0.0.1", "\"not_allowed_local\"");
    assert_eq!(
        (said.len(), &said[..2]),
        (8, &["answered", "answered"][..]),
        "{said:?} {:?}",
        output.stderr
    );
    assert_eq!(said[4..], ["HTTP/1.1 200 OK", "answered", "0", "answered"]);
    let secret = "Proxy-Authorization: Basic dXNlcjpzZWNyZXQ=\r\n";
    let tunnel = |at: &str, path: &str| {
        format!("CONNECT {at} HTTP/1.1\r\nHost: {at}\r\n{secret}\r\nGET {path} HTTP/1.1\r\n\r\n")
    };
    assert_eq!(
        serving.join().expect("the proxy"),
        [
            // The name is for the site alone: the proxy sees the address that was checked.
            tunnel("93.184.215.14:80", "/a").replace(
                "/a HTTP/1.1\r\n",
                "/a HTTP/1.1\r\nHost: 93.184.215.14\r\nConnection: close\r\n",
            ),
            format!("GET /a HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n"),
            tunnel("93.184.215.14:444", "/b"),
            tunnel("93.184.215.14:445", "/c"),
        ]
    );
}

#[test]
fn the_proxy_of_the_environment_can_be_left_aside() {
    const ASK: &str = "import os, socket, sys\n\
        host, port = os.environ['http_proxy'][7:].split(':')\n\
        for target in sys.argv[1:]:\n\
        \x20   s = socket.create_connection((host, int(port)))\n\
        \x20   s.sendall(f'GET http://{target}/ HTTP/1.1\\r\\n\\r\\n'.encode())\n\
        \x20   print(s.recv(999).decode().split()[1])\n";
    let detected = threadwire_workspace::sandbox::detect();
    if detected.bubblewrap.is_err() && detected.mounts.is_err() {
        return;
    }
    let home = Home::new();
    let (port, serving) = other_proxy(1);
    // An address of the documentation (RFC 9637), which no network has.
    let config = "[features.network_proxy]\nenabled = true\nallow_upstream_proxy = false\n\
        domains = { \"3fff::1\" = \"allow\", \"localhost\" = \"allow\" }\n\
        [sandbox_workspace_write]\nnetwork_access = true\n";
    std::fs::write(home.path().join("config.toml"), config).expect("written");
    let here = format!("localhost:{port}");
    let mut command = home.command(&["sandbox", "--policy", "workspace-write", "--"]);
    command.args(["python3", "-c", ASK, "[3fff::1]", &here]);
    for name in ["http_proxy", "https_proxy", "all_proxy", "no_proxy"] {
        command.env_remove(name).env_remove(name.to_uppercase());
    }
    let proxy = format!("http://127.0.0.1:{port}");
    command.env("HTTP_PROXY", &proxy).env("HTTPS_PROXY", &proxy);
    let output = command.output().expect("the command");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(said, "502\n200\n", "{:?}", output.stderr);
    let asked = format!("GET / HTTP/1.1\r\nHost: {here}\r\nConnection: close\r\n\r\n");
    assert_eq!(serving.join().expect("the proxy"), [asked]);
}

mod exec {
    use std::sync::Arc;

    use rustls::{ServerConfig, pki_types::PrivatePkcs8KeyDer};
    use threadwire_test_model::{Model, Part, Step, Wire};
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional},
        net::{TcpListener, TcpStream},
    };
    use tokio_rustls::TlsAcceptor;

    use super::*;

    /// The model reads, runs, patches, tests and answers, over each model API.
    #[tokio::test]
    async fn a_model_does_a_task() {
        const PATCH: &str = "*** Begin Patch\n*** Update File: sum.sh\n@@\n-echo $(($1 - $2))\n+echo $(($1 + $2))\n*** End Patch";
        for wire in Wire::ALL {
            let run = |command: &str| {
                let arguments = serde_json::json!({ "cmd": command });
                Step::say(wire, &[Part::call("call_1", "exec_command", &arguments)])
            };
            let patch = serde_json::json!({ "input": PATCH });
            let model = Model::start(vec![
                run("cat sum.sh"),
                run("sh sum.sh 2 3"),
                Step::say(wire, &[Part::call("call_2", "apply_patch", &patch)]),
                run("sh sum.sh 2 3"),
                Step::say(wire, &[Part::text("It adds now.")]),
            ])
            .await;
            let home = Home::new();
            let config = format!(
                "model = \"m\"\nmodel_provider = \"local\"\n[model_providers.local]\nbase_url = \"{}\"\nwire_api = \"{}\"\n",
                model.base_url(),
                wire.name()
            );
            std::fs::write(home.path().join("config.toml"), config).expect("written");
            let work = tempfile::tempdir().expect("a folder");
            let script = work.path().join("sum.sh");
            std::fs::write(&script, "echo $(($1 - $2))\n").expect("written");
            let folder = work.path().to_string_lossy().into_owned();
            let output = tokio::task::spawn_blocking(move || {
                let args = [
                    "exec",
                    "--sandbox",
                    "danger-full-access",
                    "-C",
                    &folder,
                    "Fix it",
                ];
                home.output(&args)
            })
            .await
            .expect("the command");
            assert_eq!(
                String::from_utf8_lossy(&output.stdout),
                "It adds now.\n",
                "{}",
                String::from_utf8_lossy(&output.stderr)
            );
            let fixed = std::fs::read_to_string(&script).expect("the script");
            assert_eq!(fixed, "echo $(($1 + $2))\n");
            let told = model.requests()[4].body.to_string();
            assert!(told.contains("Output:\\n5\\n"), "{told}");
        }
    }

    /// A real server of tools starts a command in the sandbox of the thread that calls it.
    #[tokio::test]
    async fn a_tool_server_uses_the_sandbox_that_it_is_told() {
        let script = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../workspace/tests/mcp/server.py"
        );
        let wire = Wire::Responses;
        let outside = tempfile::tempdir_in("/var/tmp").expect("a folder");
        let refused = outside.path().join("new");
        let tries = format!("echo done > new; echo x > {}; pwd", refused.display());
        let arguments = serde_json::json!({ "script": tries });
        let model = Model::start(vec![
            Step::say(wire, &[Part::call("call_1", "mcp__demo__add", &arguments)]),
            hello(),
        ])
        .await;
        let home = Home::new();
        let config = format!(
            "model = \"m\"\nmodel_provider = \"local\"\n[model_providers.local]\nbase_url = \"{}\"\n\
             [mcp_servers.demo]\ncommand = \"python3\"\nargs = [{script:?}, \"--sandboxed\"]\n",
            model.base_url(),
        );
        std::fs::write(home.path().join("config.toml"), config).expect("written");
        let work = tempfile::tempdir().expect("a folder");
        let folder = work.path().canonicalize().expect("its path");
        let folder = folder.display().to_string();
        let run = folder.clone();
        let output = tokio::task::spawn_blocking(move || {
            home.output(&["exec", "-s", "workspace-write", "-C", &run, "Go"])
        });
        let output = output.await.expect("the command");
        assert!(output.status.success(), "{output:?}");
        let told = model.requests()[1].body.to_string();
        assert!(told.contains(&format!("{folder}\\n")), "{told}");
        assert!(told.contains("Read-only file system"), "{told}");
        assert!(!refused.exists());
        let written = std::fs::read_to_string(work.path().join("new"));
        assert_eq!(written.expect("a file"), "done\n");
    }

    /// Sends a prompt to a model with these environment variables, and returns the output.
    async fn ask_model(base_url: &str, variables: &[(&str, String)]) -> String {
        let home = Home::new();
        let config = format!(
            "model = \"m\"\nmodel_provider = \"far\"\n[model_providers.far]\nbase_url = \"{base_url}\"\nrequest_max_retries = 0\n"
        );
        std::fs::write(home.path().join("config.toml"), config).expect("written");
        let mut command = home.command(&["exec", "Say hello"]);
        for name in ["http_proxy", "https_proxy", "all_proxy", "no_proxy"] {
            command.env_remove(name).env_remove(name.to_uppercase());
        }
        command.envs(variables.iter().map(|(name, value)| (name, value)));
        let output = tokio::task::spawn_blocking(move || command.output());
        let output = output.await.expect("a thread").expect("the command");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    fn hello() -> Step {
        Step::say(Wire::Responses, &[Part::text("hello")])
    }

    #[tokio::test]
    async fn a_model_is_asked_through_the_proxy() {
        // The request that the proxy receives is the one that it would forward.
        let proxy = Model::start(vec![hello()]).await;
        let address = format!("http://me:secret@{}", proxy.address());
        let said = ask_model("http://model.test/v1", &[("HTTP_PROXY", address)]).await;
        assert_eq!(said, "hello\n");
        let [request] = &proxy.requests()[..] else {
            panic!("one request: {:?}", proxy.requests());
        };
        assert_eq!(request.path, "http://model.test/v1/responses");
        assert_eq!(request.header("host"), Some("model.test"));
        assert_eq!(
            request.header("proxy-authorization"),
            Some("Basic bWU6c2VjcmV0")
        );
    }

    #[tokio::test]
    async fn a_model_on_this_machine_is_asked_directly() {
        let model = Model::start(vec![hello()]).await;
        // No program listens at this address.
        let nowhere = "http://127.0.0.1:1".to_owned();
        let said = ask_model(&model.base_url(), &[("HTTP_PROXY", nowhere)]).await;
        assert_eq!(said, "hello\n");
    }

    #[tokio::test]
    async fn a_model_is_asked_through_a_tunnel_under_a_certificate_of_ones_own() {
        let model = Model::start(vec![hello()]).await;
        let tunnel = Tunnel::start(model.address()).await;
        let folder = tempfile::tempdir().expect("a folder");
        let certificate = folder.path().join("ca.pem");
        std::fs::write(&certificate, &tunnel.certificate).expect("written");
        let variables = [
            (
                "HTTPS_PROXY",
                format!("http://me:secret@{}", tunnel.address),
            ),
            (
                "THREADWIRE_CA_CERTIFICATE",
                certificate.display().to_string(),
            ),
        ];
        let said = ask_model("https://model.test/v1", &variables).await;
        assert_eq!(said, "hello\n");
        let asked = tunnel.asked.await.expect("a request for a tunnel");
        assert!(
            asked.starts_with("CONNECT model.test:443 HTTP/1.1\r\n"),
            "{asked}"
        );
        let asked = asked.to_ascii_lowercase();
        assert!(
            asked.contains("proxy-authorization: basic bwu6c2vjcmv0\r\n"),
            "{asked}"
        );
        assert_eq!(model.requests()[0].path, "/v1/responses");
        assert_eq!(model.requests()[0].header("proxy-authorization"), None);
    }

    /// A proxy for one tunnel to `model.test`, which speaks TLS.
    struct Tunnel {
        address: std::net::SocketAddr,
        /// The certificate in PEM.
        certificate: String,
        asked: tokio::task::JoinHandle<String>,
    }

    impl Tunnel {
        async fn start(to: std::net::SocketAddr) -> Self {
            let made = rcgen::generate_simple_self_signed(["model.test".to_owned()]);
            let made = made.expect("a certificate");
            let key = PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
            let ring = Arc::new(rustls::crypto::ring::default_provider());
            let config = ServerConfig::builder_with_provider(ring)
                .with_safe_default_protocol_versions()
                .expect("versions")
                .with_no_client_auth()
                .with_single_cert(vec![made.cert.der().clone()], key.into())
                .expect("a key that fits");
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback");
            let address = listener.local_addr().expect("an address");
            let asked = tokio::spawn(async move {
                let (mut stream, _) = listener.accept().await.expect("a connection");
                let mut asked = Vec::new();
                while !asked.ends_with(b"\r\n\r\n") {
                    asked.push(stream.read_u8().await.expect("a request"));
                }
                let open = b"HTTP/1.1 200 OK\r\n\r\n";
                stream.write_all(open).await.expect("written");
                let acceptor = TlsAcceptor::from(Arc::new(config));
                let mut stream = acceptor.accept(stream).await.expect("TLS");
                let mut model = TcpStream::connect(to).await.expect("the model");
                // The tunnel ends with the command; its result does not matter.
                let _ = copy_bidirectional(&mut stream, &mut model).await;
                String::from_utf8(asked).expect("UTF-8")
            });
            Self {
                address,
                certificate: made.cert.pem(),
                asked,
            }
        }
    }

    #[test]
    fn a_provider_that_nobody_knows_is_named() {
        let home = Home::new();
        let session = home.session(&["exec", "-c", "model_provider=nobody", "-c", "model=m", "x"]);
        assert!(session.contains("nobody"), "{session}");
        assert!(session.starts_with("status 1\n"), "{session}");
    }

    #[test]
    fn the_answer_is_the_only_output() {
        insta::assert_snapshot!(Home::new().session(&[
            "exec",
            "plan: look; act\nsay: hello\nrun: printf out\nsay: bye"
        ]));
    }

    #[test]
    fn a_turn_that_fails_says_why() {
        insta::assert_snapshot!(Home::new().session(&["exec", "fail: no luck"]));
    }

    #[test]
    fn what_needs_approval_is_declined_without_a_terminal() {
        let prompt = "escalate: echo out\nask: Go on? [Yes|No]";
        let home = Home::new();
        insta::assert_snapshot!(
            [
                home.session(&["exec", prompt]),
                home.session(&["exec", "-a", "on-request", prompt]),
            ]
            .join("\n")
        );
    }

    #[test]
    fn what_an_earlier_run_was_allowed_does_not_count() {
        let home = Home::new();
        let work = home.path().join("work");
        std::fs::create_dir(&work).expect("a folder");
        let folder = work.to_str().expect("UTF-8");
        let writes = |args: &[&str]| {
            let note = work.join("note.txt");
            let args = [&["exec", "-C", folder], args, &["write: note.txt = x"]].concat();
            stdout(&home, &args);
            note.exists() && std::fs::remove_file(note).is_ok()
        };
        assert!(writes(&["--yolo"]));
        let threads = stdout(&home, &["threads", "list", "--json"]);
        let thread: Value = serde_json::from_str(threads.trim()).expect("one thread");
        let id = thread["id"].as_str().expect("an id");
        let mode = |mode: &'static str| ["-c", mode];
        let writable = mode("sandbox_mode=workspace-write");
        for again in [&["resume", "--last"][..], &["resume", id], &["fork", id]] {
            assert!(!writes(again), "{again:?}");
            assert!(writes(&[again, &writable].concat()), "{again:?}");
            assert!(
                !writes(&[again, &["-s", "read-only"]].concat()),
                "{again:?}"
            );
            assert!(writes(&[again, &["--yolo", "-s", "read-only"]].concat()));
        }
        let file = home.path().join("config.toml");
        let options = "sandbox_mode = \"workspace-write\"\n[sandbox_workspace_write]\nnetwork_access = true\n";
        std::fs::write(file, options).expect("written");
        assert!(writes(&["resume", id]));
        let network = "run: echo ${CODEX_SANDBOX_NETWORK_DISABLED:-on} > network.txt";
        stdout(&home, &["exec", "-C", folder, "resume", id, network]);
        let network = std::fs::read_to_string(work.join("network.txt"));
        assert_eq!(network.expect("written"), "on\n");
    }

    #[tokio::test]
    async fn clients_do_not_list_threads_of_scripts_unless_they_ask() {
        let home = Home::new();
        stdout(&home, &["exec", "say: hi"]);
        let (mut server, address) =
            super::app_server::listening(&home, &["app-server", "--listen", "ws://127.0.0.1:0"]);
        let client = CodexClient::connect(Endpoint::address(&address, None)).await;
        let client = client.expect("connected");
        let hello = r#"{"clientInfo":{"name":"test","version":"0"}}"#;
        let hello: InitializeParams = serde_json::from_str(hello).expect("params");
        client.initialize(&hello).await.expect("greeted");
        for (kinds, count) in [("[]", 0), (r#"["exec"]"#, 1), (r#"["vscode"]"#, 0)] {
            let params = format!(r#"{{"sourceKinds":{kinds}}}"#);
            let params = serde_json::from_str(&params).expect("params");
            let page = client.thread_list(&params).await.expect("a page");
            assert_eq!(page.data.len(), count, "{kinds}");
            if let [thread] = &page.data[..] {
                assert_eq!(thread.thread_source.as_deref(), Some("user"));
            }
        }
        client.connection.close().await;
        server.kill().expect("killed");
        server.wait().expect("its end");
    }

    /// Asks a provider that takes the sign-in, and returns the key that it gets.
    async fn key_sent(stored: Option<&str>, variables: &[(&str, &str)]) -> Option<String> {
        let model = Model::start(vec![hello()]).await;
        let home = Home::new();
        let config = format!(
            "model = \"m\"\nmodel_provider = \"a.b\"\n[model_providers.\"a.b\"]\nbase_url = \"{}\"\nrequires_openai_auth = true\n",
            model.base_url()
        );
        std::fs::write(home.path().join("config.toml"), config).expect("written");
        if let Some(key) = stored {
            let entries = serde_json::json!({ "OPENAI_API_KEY": key }).to_string();
            std::fs::write(home.path().join("auth.json"), entries).expect("written");
        }
        let mut command = home.command(&["exec", "Say hello"]);
        for name in ["OPENAI_API_KEY", "CODEX_API_KEY"] {
            command.env_remove(name);
        }
        command.envs(variables.iter().copied());
        let output = tokio::task::spawn_blocking(move || command.output());
        let output = output.await.expect("a thread").expect("the command");
        assert!(output.status.success(), "{output:?}");
        let requests = model.requests();
        let header = requests[0].header("authorization")?;
        header.strip_prefix("Bearer ").map(str::to_owned)
    }

    #[tokio::test]
    async fn keys_have_an_order() {
        let (own, usual) = (("CODEX_API_KEY", "own"), ("OPENAI_API_KEY", "usual"));
        for (stored, variables, sent) in [
            (None, &[][..], None),
            (None, &[usual], Some("usual")),
            (None, &[own, usual], Some("own")),
            (Some("stored"), &[usual], Some("stored")),
            (Some("stored"), &[own, usual], Some("own")),
            (Some("stored"), &[("CODEX_API_KEY", " ")], Some("stored")),
        ] {
            let key = key_sent(stored, variables).await;
            assert_eq!(key.as_deref(), sent, "{stored:?} {variables:?}");
        }
    }

    #[test]
    fn a_prompt_can_come_from_standard_input() {
        let home = Home::new();
        std::fs::write(home.path().join("prompt"), "say: from a file").expect("written");
        let prompt = std::fs::File::open(home.path().join("prompt")).expect("a file");
        let output = home
            .command(&["exec", "-"])
            .stdin(prompt)
            .output()
            .expect("the command");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "from a file\n");
    }

    #[test]
    fn wrong_usage_is_explained() {
        let home = Home::new();
        insta::assert_snapshot!(
            [
                home.session(&["exec"]),
                home.session(&["exec", "-C", "/no/such/folder", "x"]),
                home.session(&["-c", "model", "exec", "x"]),
            ]
            .join("\n")
        );
    }

    /// Runs a turn and returns the events of `--json`, without the id of the thread.
    fn events(home: &Home, args: &[&str]) -> String {
        let out = stdout(home, &[&["exec", "--json"], args].concat());
        let (_, rest) = out.split_once(r#""thread_id":""#).expect("a thread");
        let (id, _) = rest.split_once('"').expect("its id");
        out.replace(id, "<thread>").trim_end().to_owned()
    }

    #[test]
    fn events_have_the_form_of_codex() {
        let home = Home::new();
        let work = home.path().join("work");
        std::fs::create_dir(&work).expect("a folder");
        let work = work.to_str().expect("UTF-8");
        let prompt = "think: Hm\nplan: Look; Write\nrun: exit 3\nwrite: a.txt = x\nsearch: cats\nplan done: 1\nsay: Done";
        let turn = events(&home, &["-C", work, "-s", "workspace-write", prompt]);
        let failed = home.session(&["exec", "--json", "--ephemeral", "fail: out of order"]);
        let failed = failed
            .split_once("turn.started")
            .map_or("", |(_, rest)| rest);
        insta::assert_snapshot!(format!("{turn}\n\n…{failed}").replace(work, "<work>"));
    }

    #[test]
    fn a_thread_is_copied_and_goes_on_apart() {
        let home = Home::new();
        stdout(&home, &["exec", "say: one"]);
        let listed = || stdout(&home, &["threads", "list", "--json"]);
        let first: Value = serde_json::from_str(listed().trim()).expect("one thread");
        let id = first["id"].as_str().expect("an id");
        let copy = stdout(&home, &["exec", "fork", id]);
        assert_eq!(
            stdout(&home, &["exec", "fork", copy.trim(), "say: two"]),
            "two\n"
        );
        assert_eq!(listed().lines().count(), 3);
        let shown = stdout(&home, &["threads", "show", copy.trim()]);
        assert!(shown.contains("> say: one") && !shown.contains("> say: two"));
        // A prompt may stand before the subcommand.
        let again = ["exec", "say: three", "resume", copy.trim()];
        assert_eq!(stdout(&home, &again), "three\n");
        let review = ["exec", "say: four", "review", "--uncommitted"];
        assert_eq!(home.output(&review).status.code(), Some(2));
        assert!(!stdout(&home, &["threads", "show", id]).contains("> say: two"));
    }

    #[test]
    fn standard_input_is_added_to_a_prompt() {
        let home = Home::new();
        let mut command = home.command(&["exec", "say: hello"]);
        let mut child = command.stdin(Stdio::piped()).spawn().expect("the command");
        let mut input = child.stdin.take().expect("standard input");
        input.write_all(b"\xef\xbb\xbfmore text").expect("a reader");
        drop(input);
        assert!(child.wait().expect("its end").success());
        let lines = stdout(&home, &["threads", "list", "--json"]);
        let thread: Value = serde_json::from_str(lines.trim()).expect("one thread");
        let id = thread["id"].as_str().expect("an id");
        let thread = stdout(&home, &["threads", "show", "--json", id]);
        let thread: Value = serde_json::from_str(&thread).expect("JSON");
        assert_eq!(
            thread["turns"][0]["items"][0]["content"][0]["text"],
            "say: hello\n\n<stdin>\nmore text\n</stdin>"
        );

        // Nothing is added of input that says nothing.
        let mut command = home.command(&["exec", "say: bye"]);
        let mut child = command.stdin(Stdio::piped()).spawn().expect("the command");
        let mut input = child.stdin.take().expect("standard input");
        input.write_all(b" \n").expect("a reader");
        drop(input);
        assert!(child.wait().expect("its end").success());
        let listed = stdout(&home, &["threads", "list", "--limit", "1"]);
        assert!(listed.ends_with("  say: bye\n"), "{listed}");
    }

    #[test]
    fn a_signal_ends_the_wait_for_standard_input() {
        let home = Home::new();
        for (args, signal, status) in [
            (&["exec", "say: hello"][..], Signal::TERM, 143),
            (&["login", "--with-api-key"], Signal::TERM, 143),
            (&["login", "--with-api-key"], Signal::INT, 130),
        ] {
            let mut command = home.command(args);
            let command = command.stdin(Stdio::piped()).stderr(Stdio::piped());
            let mut child = command.spawn().expect("the command");
            let _input = child.stdin.take().expect("standard input");
            let mut told = BufReader::new(child.stderr.take().expect("standard error"));
            told.read_line(&mut String::new()).expect("a line");
            kill_process(Pid::from_child(&child), signal).expect("sent");
            assert_eq!(child.wait().expect("its end").code(), Some(status));
        }
    }

    #[test]
    fn a_turn_that_nobody_reads_was_no_success() {
        let home = Home::new();
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = home.command(&["exec", "--json", "say: hello"]);
        let status = command.stdout(writer).status().expect("the command");
        assert_eq!(status.code(), Some(141));
    }

    #[test]
    fn a_profile_is_a_file_or_a_table() {
        let home = Home::new();
        let file = |name: &str, text: &str| {
            std::fs::write(home.path().join(name), text).expect("a file");
        };
        let writing = "sandbox_mode = \"workspace-write\"\n";
        file("config.toml", &format!("[profiles.table]\n{writing}"));
        file("file.config.toml", writing);
        let work = home.path().join("work");
        std::fs::create_dir(&work).expect("a folder");
        let folder = work.to_str().expect("UTF-8");
        let writes = |args: &[&str]| {
            let note = work.join("note.txt");
            let args = [&["exec", "-C", folder], args, &["write: note.txt = x"]].concat();
            stdout(&home, &args);
            note.exists() && std::fs::remove_file(note).is_ok()
        };
        assert!(!writes(&[]), "the default is read-only");
        assert!(writes(&["-p", "table"]));
        assert!(writes(&["--profile", "file"]));
        assert!(
            !writes(&["-p", "file", "-c", "sandbox_mode=read-only"]),
            "the command line counts before the profile"
        );
        insta::assert_snapshot!(
            [
                home.session(&["exec", "-p", "missing", "x"]),
                home.session(&["exec", "-p", "../x", "x"]),
                home.session(&["exec", "-p", "file", "--connect", "ws://127.0.0.1:1", "x"]),
                home.session(&["exec", "--oss", "x"]),
                home.session(&["exec", "review"]),
                home.session(&["exec", "fork", "no such thread"]),
            ]
            .join("\n")
        );
    }

    #[test]
    fn the_configuration_and_the_rules_of_the_user_can_be_left_out() {
        let home = Home::new();
        std::fs::create_dir(home.path().join("rules")).expect("a folder");
        let rule = "prefix_rule(pattern=[\"echo\"], decision=\"forbidden\")\n";
        std::fs::write(home.path().join("rules/own.rules"), rule).expect("a file");
        let file = home.path().join("config.toml");
        std::fs::write(file, "sandbox_mode = \"danger-full-access\"\n").expect("a file");
        let folder = home.path().to_str().expect("UTF-8");
        let run = |args: &[&str], prompt: &str| {
            let args = [&["exec", "-C", folder, "--json"], args, &[prompt]].concat();
            stdout(&home, &args)
        };
        let forbidden = "policy forbids commands starting with `echo`";
        assert!(run(&[], "run: echo hi").contains(forbidden));
        assert!(!run(&["--ignore-rules"], "run: echo hi").contains(forbidden));
        run(&["--ignore-user-config"], "write: note.txt = x");
        assert!(
            !home.path().join("note.txt").exists(),
            "the default is read-only"
        );
        run(&["--strict-config"], "write: note.txt = x");
        assert!(home.path().join("note.txt").exists());
    }

    #[test]
    fn a_turn_can_work_in_a_worktree_of_the_last_commit() {
        let home = Home::new();
        let repository = home.path().join("project");
        std::fs::create_dir_all(repository.join("sub")).expect("a folder");
        let git = |args: &[&str]| {
            let name = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
            let mut git = Command::new("git");
            git.args(name).args(args).current_dir(&repository);
            assert!(git.output().expect("git").status.success(), "{args:?}");
        };
        std::fs::write(repository.join("sub/kept.txt"), "committed").expect("a file");
        git(&["init", "--quiet"]);
        git(&["add", "."]);
        git(&["commit", "--quiet", "-m", "first"]);
        std::fs::write(repository.join("sub/kept.txt"), "changed").expect("a file");
        let sub = repository.join("sub");
        let exec = |args: &[&str]| {
            let folder = sub.to_str().expect("UTF-8");
            home.output(&[&["exec", "--worktree", "-C", folder], args].concat())
        };
        let run = "run: pwd; cat kept.txt; echo new > new.txt";
        let full = ["--json", "-s", "danger-full-access", run];
        let output = exec(&full);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{output:?}");
        assert!(said.contains("/worktrees/"), "{said}");
        assert!(said.contains("project/sub"), "{said}");
        assert!(said.contains("committed"), "{said}");
        assert!(!sub.join("new.txt").exists());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        let place = told
            .lines()
            .find_map(|line| line.split("working in ").nth(1));
        let place = Path::new(place.expect("the folder")).join("new.txt");
        assert_eq!(std::fs::read_to_string(place).expect("a file"), "new\n");

        let refused = exec(&["resume", "--last", "x"]);
        assert_eq!(refused.status.code(), Some(2));
        std::fs::create_dir(repository.join("later")).expect("a folder");
        let later = repository.join("later");
        let later = later.to_str().expect("UTF-8");
        let missing = home.output(&["exec", "--worktree", "-C", later, "say: x"]);
        let told = String::from_utf8_lossy(&missing.stderr).into_owned();
        assert!(told.contains("the last commit has no folder"), "{told}");
        let outside = home.path().to_str().expect("UTF-8");
        let outside = home.output(&["exec", "--worktree", "-C", outside, "say: x"]);
        let told = String::from_utf8_lossy(&outside.stderr).into_owned();
        assert!(told.contains("--worktree needs a Git repository"), "{told}");
    }

    #[test]
    fn notifications_are_lines_of_json() {
        let out = stdout(
            &Home::new(),
            &["exec", "--notifications", "--ephemeral", "say: hello"],
        );
        let methods: Vec<_> = out
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["method"].clone())
            .collect();
        let first = methods.iter().position(|method| method == "turn/started");
        assert!(first.is_some(), "{methods:?}");
        assert_eq!(
            methods.last().and_then(Value::as_str),
            Some("turn/completed")
        );
    }

    #[test]
    fn flags_reach_the_thread() {
        let home = Home::new();
        let folder = home.path().join("work");
        std::fs::create_dir(&folder).expect("a folder");
        let work = folder.to_str().expect("UTF-8");
        let args = [
            "exec",
            "-C",
            work,
            "--sandbox",
            "read-only",
            "-a",
            "never",
            "--ephemeral",
            "--notifications",
            "run: pwd",
        ];
        let out = stdout(&home, &args);
        assert!(out.contains(&format!("{work}\\n")), "{out}");
        assert_eq!(stdout(&home, &["threads", "list", "--json"]), "");
    }
}

#[test]
fn threads_are_listed_and_shown() {
    let home = Home::new();
    assert_eq!(
        home.session(&["threads", "list"]),
        "status 0\n--- stderr\nno threads\n"
    );
    stdout(&home, &["exec", "say: first"]);
    stdout(&home, &["exec", "say: second"]);

    let lines = stdout(&home, &["threads", "list", "--json"]);
    let threads: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let previews: Vec<_> = threads
        .iter()
        .map(|thread| thread["preview"].as_str().unwrap_or_default())
        .collect();
    assert_eq!(previews, ["say: second", "say: first"]);
    assert_eq!(
        stdout(&home, &["threads", "list", "--limit", "1"])
            .lines()
            .count(),
        1
    );
    assert_eq!(stdout(&home, &["threads", "list", "--archived"]), "");

    let id = threads[1]["id"].as_str().expect("an id");
    let shown = stdout(&home, &["threads", "show", id]);
    assert!(
        shown.ends_with("(completed)\n> say: first\nfirst\n"),
        "{shown}"
    );
    let json: Value =
        serde_json::from_str(&stdout(&home, &["threads", "show", "--json", id])).expect("JSON");
    assert_eq!(json["turns"][0]["status"], "completed");

    let unknown = "01920000-0000-7000-8000-000000000000";
    insta::assert_snapshot!(home.session(&["threads", "show", unknown]));
}

#[test]
fn exec_goes_on_with_threads() {
    let home = Home::new();
    let ids = || -> Vec<String> {
        let lines = stdout(&home, &["threads", "list", "--json"]);
        let ids = lines.lines().map(|line| {
            let thread: Value = serde_json::from_str(line).expect("JSON");
            thread["id"].as_str().expect("an id").to_owned()
        });
        ids.collect()
    };
    let first = stdout(&home, &["exec", "resume", "--last", "say: one"]);
    assert_eq!(first, "one\n", "nothing to go on with begins a thread");
    stdout(&home, &["exec", "resume", "--last", "say: two"]);
    let id = ids().remove(0);
    let events = stdout(
        &home,
        &["exec", "--notifications", "resume", &id, "say: three"],
    );
    assert!(events.contains("\"turn/completed\""), "{events}");
    assert_eq!(ids(), [&*id]);
    let shown = stdout(&home, &["threads", "show", &id]);
    for said in ["> say: one", "> say: two", "> say: three"] {
        assert!(shown.contains(said), "{shown}");
    }
    let elsewhere = tempfile::tempdir().expect("a folder");
    let folder = elsewhere.path().to_string_lossy().into_owned();
    stdout(
        &home,
        &["exec", "-C", &folder, "resume", "--last", "say: here"],
    );
    assert_eq!(ids().len(), 2, "threads of other folders are not meant");
    stdout(&home, &["exec", "resume", "--last", "--all", "say: again"]);
    assert_eq!(ids().len(), 2);
    for args in [
        &["exec", "resume", "no such name", "say: x"][..],
        &["exec", "resume", "--last", &id, "say: x"],
        &["exec", "-o", "/nowhere/x", "say: x"],
        &["exec", "--output-schema", "/nowhere.json", "say: x"],
        &["exec", "--full-auto", "--sandbox", "read-only", "say: x"],
        &["exec", "-p", "nope", "say: x"],
    ] {
        let refused = home.session(args);
        assert!(!refused.starts_with("status 0"), "{args:?}: {refused}");
    }
    assert_eq!(ids().len(), 2, "a refused command makes no thread");
}

#[test]
fn exec_writes_the_last_message() {
    let home = Home::new();
    let file = home.path().join("last.txt");
    let path = file.to_string_lossy().into_owned();
    let schema = home.path().join("schema.json");
    let said = r#"{"type":"object","properties":{"said":{"type":"string"}},"required":["said"]}"#;
    std::fs::write(&schema, said).expect("written");
    let image = home.path().join("image.png");
    std::fs::write(&image, [0]).expect("written");
    let (schema, image) = (schema.to_string_lossy(), image.to_string_lossy());
    for json in [&[][..], &["--json"]] {
        let args = [
            "exec",
            "say: done",
            "--output-last-message",
            &path,
            "--full-auto",
            "--output-schema",
            &schema,
            "--image",
            &image,
        ];
        stdout(&home, &[&args, json].concat());
        let last = std::fs::read_to_string(&file).expect("a file");
        assert_eq!(last, r#"{"said":"say: done"}"#);
        std::fs::remove_file(&file).expect("removed");
    }
    std::fs::write(&file, "earlier and longer").expect("written");
    let failed = home.output(&["exec", "-o", &path, "fail: no luck"]);
    assert_eq!(failed.status.code(), Some(1));
    let last = || std::fs::read_to_string(&file).expect("a file");
    assert_eq!(last(), "earlier and longer");
    stdout(&home, &["exec", "-o", &path, "say: now"]);
    assert_eq!(last(), "now");
}

#[test]
fn threads_are_archived_and_deleted() {
    let home = Home::new();
    stdout(&home, &["-s", "read-only", "e", "say: hi"]);
    let listed = |args: &[&str]| stdout(&home, &[&["threads", "list", "--json"], args].concat());
    let thread: Value = serde_json::from_str(listed(&[]).trim()).expect("one thread");
    let id = thread["id"].as_str().expect("an id");
    assert_eq!(thread["source"], "exec");
    let told = stdout(&home, &["archive", id]);
    assert_eq!(told, format!("Archived session {id}.\n"));
    assert_eq!(listed(&[]), "");
    let told = stdout(&home, &["unarchive", id]);
    assert_eq!(told, format!("Unarchived session {id}.\n"));
    assert_eq!(home.output(&["delete", id]).status.code(), Some(1));
    assert_eq!(listed(&[]).lines().count(), 1);
    let told = stdout(&home, &["delete", "--force", id]);
    assert_eq!(told, format!("Deleted session {id}.\n"));
    assert_eq!(listed(&[]), "");
}

#[test]
fn a_missing_home_of_codex_is_refused() {
    let home = Home::new();
    let missing = home.path().join("missing");
    let mut command = home.command(&["exec", "say: hi"]);
    command
        .env_remove("THREADWIRE_HOME")
        .env("CODEX_HOME", &missing);
    let output = command.output().expect("the command");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("there is no such folder"), "{told}");
    assert!(!missing.exists());
}

#[test]
fn a_key_is_stored_and_removed() {
    let home = Home::new();
    assert_eq!(
        home.session(&["login", "status"]),
        "status 1\n--- stderr\nNot logged in\n"
    );
    assert_eq!(
        home.session(&["logout"]),
        "status 0\n--- stderr\nNot logged in\n"
    );
    let mut login = home.command(&["login", "--with-api-key"]);
    let mut login = login
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("started");
    login
        .stdin
        .take()
        .expect("input")
        .write_all(b"sk-secret\n")
        .expect("written");
    assert!(login.wait().expect("ended").success());
    let status = home.session(&["login", "status"]);
    assert_eq!(
        status,
        "status 0\n--- stderr\nAPI key configured - ***\nAuthentication is checked when you send a request.\n"
    );
    assert_eq!(
        home.session(&["logout"]),
        "status 0\n--- stderr\nSuccessfully logged out\n"
    );
    assert!(home.session(&["login", "status"]).starts_with("status 1"));
    assert!(home.session(&["login"]).starts_with("status 1"));
    let nowhere = [
        "-c",
        "cli_auth_credentials_store=ephemeral",
        "login",
        "--with-api-key",
    ];
    let mut login = home.command(&nowhere);
    let mut login = login.stdin(Stdio::piped()).spawn().expect("started");
    let mut input = login.stdin.take().expect("input");
    input.write_all(b"sk-secret\n").expect("written");
    drop(input);
    assert!(!login.wait().expect("ended").success());
    assert!(!home.path().join("auth.json").exists());
    // A database that cannot be opened is in nobody's way.
    let store = home.path().join(threadwire_workspace::config::STORE_FILE);
    std::fs::write(&store, "no database".repeat(100)).expect("written");
    let status = home.session(&["login", "status"]);
    assert_eq!(status, "status 1\n--- stderr\nNot logged in\n");
    assert!(home.session(&["logout"]).starts_with("status 0"));
    std::fs::remove_file(&store).expect("removed");
    // What is broken can be left.
    let file = home.path().join("auth.json");
    std::fs::write(&file, "{").expect("written");
    assert!(home.session(&["login", "status"]).starts_with("status 1"));
    assert!(home.session(&["logout"]).starts_with("status 0"));
    assert!(!file.exists());
}

#[test]
fn threads_are_imported_and_exported() {
    // Behind the head with the name, which a rollout file does not have.
    fn said(shown: &str) -> &str {
        shown.split_once("\n\n").expect("turns").1
    }
    let home = Home::new();
    let codex = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/codex/homes/0.169.0");
    let imported = stdout(&home, &["threads", "import", &codex.to_string_lossy()]);
    assert!(
        imported.contains("01a20785-8538-7ef2-994c-37400ffe7360  "),
        "{imported}"
    );
    assert_eq!(imported.lines().count(), 2, "{imported}");
    let listed = stdout(&home, &["threads", "list"]);
    assert!(listed.contains("List the files, please."), "{listed}");
    assert_eq!(
        stdout(&home, &["threads", "list", "--archived"])
            .lines()
            .count(),
        1
    );

    let id = "01a20785-8538-7ef2-994c-37400ffe7360";
    let exported = stdout(&home, &["threads", "export", id]);
    let first: Value =
        serde_json::from_str(exported.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["payload"]["id"], id);
    // What was exported can be imported where nobody knows it.
    let other = Home::new();
    let file = other
        .path()
        .join(format!("rollout-2026-11-23T08-28-40-{id}.jsonl"));
    stdout(
        &home,
        &["threads", "export", id, "--output", &file.to_string_lossy()],
    );
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), exported);
    stdout(&other, &["threads", "import", &file.to_string_lossy()]);
    assert_eq!(
        said(&stdout(&other, &["threads", "show", id])),
        said(&stdout(&home, &["threads", "show", id]))
    );

    let nothing = home.session(&["threads", "import", "/nowhere"]);
    assert!(nothing.contains("cannot read /nowhere"), "{nothing}");
}

#[test]
fn an_import_that_was_cut_short_is_made_good() {
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};

    let id = "01a20785-0000-7000-8000-000000000001";
    let name = format!("rollout-2026-11-22T10-00-00-{id}.jsonl");
    let line = |kind: &str, payload: Value| {
        let time = "2026-11-22T10:00:00.000Z";
        format!(
            "{}\n",
            json!({ "timestamp": time, "type": kind, "payload": payload })
        )
    };
    let said = |text: &str| {
        line(
            "event_msg",
            json!({ "type": "user_message", "message": text }),
        )
    };
    let meta = line("session_meta", json!({ "id": id, "cwd": "/w" }));
    let whole = format!("{meta}{}{}", said("one"), said("two"));
    let codex = tempfile::tempdir().expect("a folder");
    let source = codex.path().join(&name);
    let packed = codex.path().join(format!("{name}.zst"));
    std::fs::write(&source, &whole).expect("written");
    let pack = |text: &str| compress_to_vec(text.as_bytes(), CompressionLevel::Uncompressed);
    std::fs::write(&packed, pack(&whole)).expect("written");

    for (there, expected) in [
        // What was cut short is replaced.
        (Some(&whole[..meta.len() + 20]), &*whole),
        (Some(""), &whole),
        (Some(&meta), &whole),
        (None, &whole),
        // What goes on stays, and so does another one.
        (Some(&format!("{whole}{}", said("three"))), "three"),
        (Some(&format!("{meta}{}", said("another"))), "another"),
    ] {
        for source in [&source, &packed] {
            let home = Home::new();
            let folder = home.path().join("sessions/2026/11/22");
            let file = folder.join(&name);
            if let Some(there) = there {
                std::fs::create_dir_all(&folder).expect("a folder");
                std::fs::write(&file, there).expect("written");
                assert!(home.output(&["threads", "list"]).status.success());
            }
            let source = source.to_str().expect("UTF-8");
            let session = home.session(&["threads", "import", source]);
            assert!(session.starts_with("status 0\n"), "{session}");
            let is_other = expected == "another";
            assert_eq!(session.contains("something else"), is_other, "{session}");
            let text = stdout(&home, &["threads", "show", id]);
            let last = if expected == whole { "two" } else { expected };
            assert!(text.contains(&format!("> {last}\n")), "{text}");
            let left = std::fs::read_dir(&folder).expect("a folder").count();
            assert_eq!(left, 1, "one file is there");
        }
    }
}

#[tokio::test]
async fn a_thread_is_found_by_its_name_among_many() {
    let home = Home::new();
    let codex = tempfile::tempdir().expect("a folder");
    let id = |number: usize| format!("01a20785-0000-7000-8000-{number:012}");
    for number in 0..=100 {
        let (id, time) = (
            id(number),
            format!("2026-11-22T10:{:02}:{:02}", number / 60, number % 60),
        );
        let lines = [
            ("session_meta", json!({ "id": id, "cwd": "/w" })),
            (
                "event_msg",
                json!({ "type": "user_message", "message": "the wanted one" }),
            ),
        ];
        let lines = lines.map(|(kind, payload)| {
            let time = format!("{time}.000Z");
            format!(
                "{}\n",
                json!({ "timestamp": time, "type": kind, "payload": payload })
            )
        });
        let name = format!("rollout-{}-{id}.jsonl", time.replace(':', "-"));
        std::fs::write(codex.path().join(name), lines.concat()).expect("written");
    }
    stdout(
        &home,
        &["threads", "import", codex.path().to_str().expect("UTF-8")],
    );
    let client = CodexClient::connect(Endpoint::command(home.command(&["app-server"])));
    let client = client.await.expect("a server");
    let hello = json!({ "clientInfo": { "name": "test", "version": "0" } });
    let hello = serde_json::from_value(hello).expect("fits");
    client.initialize(&hello).await.expect("an answer");
    client.initialized().await.expect("sent");
    let name = json!({ "threadId": id(0), "name": "wanted" });
    let name = serde_json::from_value(name).expect("fits");
    client.thread_name_set(&name).await.expect("named");
    client.connection.close().await;

    let newest = stdout(&home, &["threads", "list", "--limit", "100"]);
    assert!(!newest.contains("  wanted\n"), "it is on the second page");
    let told = stdout(&home, &["archive", "wanted"]);
    assert_eq!(told, format!("Archived session {}.\n", id(0)));
    assert_eq!(home.output(&["archive", "wanted"]).status.code(), Some(1));
    let archived = stdout(&home, &["threads", "show", "wanted"]);
    assert_eq!(archived, stdout(&home, &["threads", "show", &id(0)]));
    let told = stdout(&home, &["unarchive", "wanted"]);
    assert_eq!(told, format!("Unarchived session {}.\n", id(0)));
    stdout(&home, &["exec", "resume", "wanted", "say: found"]);
    let shown = stdout(&home, &["threads", "show", "wanted"]);
    assert!(shown.ends_with("> say: found\nfound\n"), "{shown}");
}

/// A fork needs the file of its source, and a thread that goes on in another file has one id.
#[test]
fn threads_are_imported_with_the_files_that_they_go_on_from() {
    fn write(folder: &Path, name: &str, id: &str, base: Option<(&str, u64)>, text: &str) -> String {
        let base = base.map(|(file, end)| {
            json!({ "thread_id": file, "end_ordinal_exclusive": end, "end_byte_offset": 0 })
        });
        let start = base.as_ref().map_or(0, |_| 2);
        let lines = [
            (
                "session_meta",
                json!({ "id": id, "cwd": "/w", "history_base": base }),
            ),
            (
                "event_msg",
                json!({ "type": "user_message", "message": text }),
            ),
        ];
        let lines = (start..).zip(lines).map(|(ordinal, (kind, payload))| {
            let time = "2026-11-22T10:00:00.000Z";
            json!({ "timestamp": time, "ordinal": ordinal, "type": kind, "payload": payload })
        });
        let lines: Vec<_> = lines.map(|line| format!("{line}\n")).collect();
        std::fs::create_dir_all(folder).expect("a folder");
        let path = folder.join(format!("rollout-2026-11-22T{name}.jsonl"));
        std::fs::write(&path, lines.concat()).expect("written");
        path.display().to_string()
    }
    let id = |number: u64| format!("01a20785-0000-7000-8000-{number:012}");
    let codex = tempfile::tempdir().expect("a folder");
    let (day, archive) = (
        codex.path().join("sessions/2026/11/22"),
        codex.path().join("archived_sessions"),
    );
    let [source, fork, later, lost] = [1, 2, 3, 4].map(id);
    write(
        &archive,
        &format!("10-00-00-{source}"),
        &source,
        None,
        "source",
    );
    let base = Some((&*source, 2));
    let fork_file = write(&day, &format!("10-00-01-{fork}"), &fork, base, "fork");
    let name = format!("10-00-02-{fork}_{later}");
    let later_file = write(&day, &name, &fork, Some((&fork, 4)), "later");
    let home = Home::new();
    let imported = stdout(&home, &["threads", "import", &later_file, &fork_file]);
    let expected = format!("{fork}  source\n{source}  source\n");
    assert_eq!(imported, expected);
    let shown = stdout(&home, &["threads", "show", &fork]);
    for text in ["source", "fork", "later"] {
        assert!(shown.contains(text), "{shown}");
    }

    let elsewhere = tempfile::tempdir().expect("a folder");
    let name = format!("10-00-03-{lost}");
    let file = write(elsewhere.path(), &name, &lost, Some((&id(9), 2)), "alone");
    let session = home.session(&["threads", "import", &file]);
    let note = format!("{lost} goes on from {}, of which there is no file", id(9));
    assert!(session.contains(&note), "{session}");
    assert!(session.contains(&format!("{lost}  alone")), "{session}");
}

#[test]
fn the_doctor_names_a_broken_configuration() {
    let home = Home::new();
    std::fs::write(home.path().join("config.toml"), "model = \n").expect("written");
    let session = home.session(&["doctor"]);
    assert!(session.starts_with("status 1\n"), "{session}");
    let config: Vec<_> = session
        .lines()
        .skip_while(|line| !line.contains("config "))
        .take(2)
        .collect();
    insta::assert_snapshot!(config.join("\n"));
}

#[test]
fn the_doctor_reads_the_rules() {
    let home = Home::new();
    std::fs::create_dir(home.path().join("rules")).expect("a folder");
    let file = home.path().join("rules/default.rules");
    std::fs::write(&file, "prefix_rule(pattern=[\"ls\"])\n").expect("written");
    assert!(home.session(&["doctor"]).starts_with("status 0\n"));
    std::fs::write(&file, "prefix_rule(pattern=[])\n").expect("written");
    let session = home.session(&["doctor"]);
    assert!(session.starts_with("status 1\n"), "{session}");
    assert!(
        session.contains("default.rules:1: the pattern is empty"),
        "{session}"
    );
}

#[test]
fn the_doctor_names_what_no_turn_can_work_with() {
    let home = Home::new();
    let broken = "model = 'm'\nmodel_provider = 'x'\n[model_providers.x]\nname = 'X'\nbase_url = 'localhost:1/v1'\n\
                  [agents.scout]\ndescription = 'Looks around'\nconfig_file = 'none.toml'\n";
    std::fs::write(home.path().join("config.toml"), broken).expect("written");
    let session = home.session(&["doctor"]);
    assert!(session.starts_with("status 1\n"), "{session}");
    let why =
        "base_url of model provider `x`: `localhost:1/v1` does not begin with http:// or https://";
    assert!(session.contains(why), "{session}");
    assert!(session.contains("agents.scout.config_file"), "{session}");
}

#[test]
fn help_has_topics() {
    let home = Home::new();
    assert!(stdout(&home, &["help", "offline-agent"]).contains("`run: COMMAND`"));
    assert!(stdout(&home, &["help", "app-server", "generate-ts"]).contains("--out"));
    insta::assert_snapshot!(home.session(&["help", "nothing"]));
    assert!(stdout(&home, &["completion", "bash"]).contains("threadwire"));
    assert!(stdout(&home, &["exec", "help", "resume"]).contains("--last"));
    let features = stdout(&home, &["-m", "x", "features", "list"]);
    let hooks = features.lines().find(|line| line.starts_with("hooks "));
    let hooks: Vec<_> = hooks.expect("a feature").split_whitespace().collect();
    assert_eq!(hooks, ["hooks", "stable", "true"]);
}

mod app_server {
    use super::*;

    /// Performs the handshake, runs one turn and closes the connection.
    async fn run_a_turn(endpoint: Endpoint) -> CodexClient {
        let client = CodexClient::connect(endpoint).await.expect("a server");
        let client_info = ClientInfo {
            name: "test".into(),
            title: None,
            version: "0".into(),
        };
        client
            .initialize(&InitializeParams {
                client_info,
                capabilities: None,
            })
            .await
            .expect("an answer");
        client.initialized().await.expect("sent");
        let thread = client
            .thread_start(&ThreadStartParams::default())
            .await
            .expect("a thread")
            .thread;
        let input = serde_json::json!({ "threadId": thread.id, "input": [{ "type": "text", "text": "say: hi" }] });
        let turn = client
            .start_turn(&serde_json::from_value(input).expect("fits"))
            .await
            .expect("a turn");
        assert_eq!(
            turn.completed().await.expect("its end").status,
            TurnStatus::Completed
        );
        client
    }

    #[tokio::test]
    async fn the_end_of_input_ends_it() {
        let home = Home::new();
        // Flags that launchers of the real program pass are accepted.
        let args = [
            "app-server",
            "--analytics-default-enabled",
            "--enable",
            "x",
            "--disable",
            "y",
            "--session-source",
            "vscode",
            "--stdio",
        ];
        let client = run_a_turn(Endpoint::command(home.command(&args))).await;
        let reason = client.connection.close().await;
        assert_eq!(reason.to_string(), "the server ended (exit status: 0)");
    }

    /// Empty folders protect what a command must not make in its workspace while it runs.
    #[test]
    fn its_end_leaves_nothing_where_commands_ran() {
        let (home, work) = (Home::new(), tempfile::tempdir().expect("a folder"));
        let mut server = home.command(&["app-server"]);
        let server = server.current_dir(work.path());
        let server = server.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut server = server.spawn().expect("the command");
        let mut input = server.stdin.take().expect("a pipe");
        let command = serde_json::json!({
            "command": ["/bin/sh", "-c", "echo on; exec sleep 600"],
            "processId": "one",
            "streamStdoutStderr": true,
            "sandboxPolicy": { "type": "workspaceWrite" },
        });
        for message in [
            serde_json::json!({
                "id": 1,
                "method": "initialize",
                "params": { "clientInfo": { "name": "test", "version": "0" } },
            }),
            serde_json::json!({ "method": "initialized" }),
            serde_json::json!({ "id": 2, "method": "command/exec", "params": command }),
        ] {
            writeln!(input, "{message}").expect("written");
        }
        let output = BufReader::new(server.stdout.take().expect("a pipe"));
        let mut lines = output.lines().map(|line| line.expect("UTF-8"));
        let started = lines.find(|line| line.contains("command/exec/outputDelta"));
        assert!(started.is_some(), "the command runs");
        assert!(work.path().join(".git").is_dir());
        drop(input);
        assert!(server.wait().expect("its end").success());
        let left: Vec<_> = std::fs::read_dir(work.path()).expect("a folder").collect();
        assert!(left.is_empty(), "{left:?}");
    }

    #[tokio::test]
    async fn features_are_switched_by_flags() {
        let home = Home::new();
        let args = [
            "app-server",
            "--enable",
            "request_permissions_tool",
            "--disable",
            "plugins",
        ];
        let client = run_a_turn(Endpoint::command(home.command(&args))).await;
        let listed = client.experimental_feature_list(&Default::default()).await;
        let listed = listed.expect("a list").data;
        let is_on = |name: &str| listed.iter().any(|one| one.name == name && one.enabled);
        assert!(is_on("request_permissions_tool") && is_on("hooks") && !is_on("plugins"));
        client.connection.close().await;
    }

    /// Starts a server and returns it with its first address.
    pub(super) fn listening(home: &Home, args: &[&str]) -> (Child, String) {
        let mut server = home.command(args);
        let mut server = server.stderr(Stdio::piped()).spawn().expect("the command");
        let mut lines = BufReader::new(server.stderr.take().expect("a pipe")).lines();
        let line = lines.next().expect("a line").expect("UTF-8");
        let address = line.strip_prefix("listening on: ").expect("an address");
        (server, address.to_owned())
    }

    #[tokio::test]
    async fn network_clients_show_a_token_that_another_program_signed() {
        let home = Home::new();
        let secret = home.path().join("secret");
        std::fs::write(&secret, "0123456789abcdef0123456789abcdef\n").expect("written");
        let args = [
            "app-server",
            "--listen",
            "ws://127.0.0.1:0",
            "--ws-auth",
            "signed-bearer-token",
            "--ws-shared-secret-file",
            secret.to_str().expect("UTF-8"),
            "--ws-issuer",
            "gate",
        ];
        let (mut server, address) = listening(&home, &args);
        let expired = "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjEwMDAsImlzcyI6ImdhdGUifQ.1ZAFD0NOMGDdvKf85pFMUz-xVyam_q3azWzzVNAYvmY";
        for token in [None, Some(expired)] {
            let refused = CodexClient::connect(Endpoint::address(&address, token)).await;
            let told = refused.expect_err("no valid token").to_string();
            assert!(
                told.ends_with("the server refused: 401 Unauthorized"),
                "{told}"
            );
        }
        // Valid until the year 2100.
        let token = "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDAsImlzcyI6ImdhdGUifQ.6ZbFsMd8ViVwemgHPRjM1iA0JCzTlh5UhCov6ZplCE8";
        let client = run_a_turn(Endpoint::address(&address, Some(token))).await;
        client.connection.close().await;
        server.kill().expect("killed");
        server.wait().expect("its end");
    }

    #[tokio::test]
    async fn flags_for_authentication_that_do_not_fit_together_are_refused() {
        let home = Home::new();
        let short = home.path().join("secret").display().to_string();
        std::fs::write(&short, "short").expect("written");
        for (args, told) in [
            (
                &["--ws-issuer", "me"][..],
                "websocket auth flags require `--ws-auth capability-token`",
            ),
            (
                &["--ws-auth", "signed-bearer-token"],
                "`--ws-shared-secret-file` is required",
            ),
            (
                &["--ws-auth", "capability-token"],
                "`--ws-token-file` or `--ws-token-sha256` is required",
            ),
            (
                &["--ws-auth", "capability-token", "--ws-token-sha256", "aa"],
                "--ws-token-sha256 must be a 64-character hex SHA-256 digest",
            ),
            (
                &[
                    "--ws-auth",
                    "signed-bearer-token",
                    "--ws-shared-secret-file",
                    &short,
                ],
                "must be at least 32 bytes",
            ),
            (&["--listen", "off"], "no transport configured"),
        ] {
            let mut command = home.command(&["app-server"]);
            let output = command.args(args).output().expect("the command");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(
                !output.status.success() && said.contains(told),
                "{args:?}: {said}"
            );
        }
    }

    #[tokio::test]
    async fn bytes_are_forwarded_to_the_control_socket() {
        let home = Home::new();
        // Whoever may write to the folder could put another socket there.
        let folder = home.path().join("app-server-control");
        std::fs::create_dir_all(&folder).expect("made");
        std::fs::set_permissions(&folder, Permissions::from_mode(0o777)).expect("set");
        let (mut server, address) = listening(&home, &["app-server", "--listen", "unix://"]);
        let mode = std::fs::metadata(&folder)
            .expect("the folder")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o700);
        let socket = address.strip_prefix("unix://").expect("a socket");
        assert!(
            socket.ends_with("/app-server-control/app-server-control.sock"),
            "{socket}"
        );
        let mut proxy = home.command(&["app-server", "proxy"]);
        let proxy = proxy.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut proxy = proxy.spawn().expect("the command");
        let mut input = proxy.stdin.take().expect("a pipe");
        let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        input.write_all(request.as_bytes()).expect("written");
        let output = proxy.stdout.take().expect("a pipe");
        let first = BufReader::new(output).lines().next();
        assert_eq!(first.expect("a line").expect("UTF-8"), "HTTP/1.1 200 OK");
        // The server closed the connection, so the input need not end.
        proxy.wait().expect("its end");
        drop(input);
        server.kill().expect("killed");
        server.wait().expect("its end");
        let mut late = home.command(&["app-server", "proxy"]);
        let late = late.stdin(Stdio::null()).output().expect("the command");
        assert!(String::from_utf8_lossy(&late.stderr).contains("no server listens on"));
    }

    #[tokio::test]
    async fn the_control_socket_is_reached_in_a_deep_home() {
        let home = Home::new();
        let deep = home.path().join("deep".repeat(40));
        let folder = deep.join("app-server-control");
        std::fs::create_dir_all(&folder).expect("made");
        // A killed server of Codex leaves such a link.
        let socket = folder.join("app-server-control.sock");
        std::os::unix::fs::symlink(home.path().join("gone"), &socket).expect("linked");
        let command = |args: &[&str]| {
            let mut command = home.command(args);
            command.env("THREADWIRE_HOME", &deep);
            command
        };
        let daemon = |action: &str| {
            let output = command(&["app-server", "daemon", action]).output();
            serde_json::from_slice::<Value>(&output.expect("the command").stdout).expect("JSON")
        };
        let started = daemon("start");
        assert_eq!(started["status"], "started");
        assert_eq!(started["socketPath"], *socket.to_string_lossy());
        assert_eq!(daemon("start")["status"], "alreadyRunning");
        let address = format!("unix://{}", socket.display());
        let client = run_a_turn(Endpoint::address(&address, None)).await;
        client.connection.close().await;
        let mut proxy = command(&["app-server", "proxy"]);
        let proxy = proxy.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut proxy = proxy.spawn().expect("the command");
        let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        // An input that ends tells the server that its client has gone, which then need not get the answer.
        let mut input = proxy.stdin.take().expect("a pipe");
        input.write_all(request.as_bytes()).expect("written");
        let output = proxy.stdout.take().expect("a pipe");
        let first = BufReader::new(output).lines().next();
        assert_eq!(first.expect("a line").expect("UTF-8"), "HTTP/1.1 200 OK");
        proxy.wait().expect("its end");
        drop(input);
        assert_eq!(daemon("stop")["status"], "stopped");
        assert!(!socket.exists(), "the socket goes with its server");
    }

    #[test]
    fn a_signal_ends_a_server_whose_configuration_cannot_be_read() {
        let home = Home::new();
        let file = home.path().join("config.toml");
        let made = Command::new("mkfifo").arg(&file).status();
        assert!(made.expect("mkfifo").success());
        let mut command = home.command(&["app-server", "--listen", "unix://"]);
        let mut server = command.stdin(Stdio::null()).spawn().expect("the command");
        // Opens when the server does, which then waits for content.
        let _writer = std::fs::OpenOptions::new()
            .write(true)
            .open(file)
            .expect("a reader");
        kill_process(Pid::from_child(&server), Signal::TERM).expect("sent");
        assert_eq!(server.wait().expect("its end").code(), Some(143));
    }

    #[test]
    fn a_hangup_ends_a_server_unless_it_is_ignored() {
        let home = Home::new();
        // The tests themselves may run below `nohup`.
        let start = |hangup: &str| {
            let program = env!("CARGO_BIN_EXE_threadwire");
            let mut server = Command::new("env");
            let server = server
                .args([hangup, program, "app-server", "--listen", "unix://"])
                .env("THREADWIRE_HOME", home.path());
            let server = server.stdin(Stdio::null()).stderr(Stdio::piped());
            let mut server = server.spawn().expect("the command");
            let mut lines = BufReader::new(server.stderr.take().expect("a pipe")).lines();
            let line = lines.next().expect("a line").expect("UTF-8");
            let socket = line.strip_prefix("listening on: unix://");
            (server, PathBuf::from(socket.expect("a socket")))
        };
        let signal = |server: &Child, signal| {
            let id = Pid::from_raw(server.id().cast_signed()).expect("an id");
            kill_process(id, signal).expect("sent");
        };
        let (mut server, socket) = start("--default-signal=HUP");
        signal(&server, Signal::HUP);
        assert!(server.wait().expect("its end").success());
        assert!(!socket.exists(), "the socket goes with its server");

        let (mut server, _) = start("--ignore-signal=HUP");
        let status = format!("/proc/{}/status", server.id());
        let status = std::fs::read_to_string(status).expect("the process");
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = u64::from_str_radix(ignored.expect("a set").trim(), 16).expect("a number");
        assert_eq!(ignored & 1, 1, "`nohup` counts");
        signal(&server, Signal::TERM);
        assert!(server.wait().expect("its end").success());
    }

    #[tokio::test]
    async fn a_server_in_the_background_is_started_found_and_stopped() {
        let home = Home::new();
        let daemon = |action: &str| {
            let mut command = home.command(&["app-server", "daemon", action]);
            let output = command.stdin(Stdio::null()).output().expect("the command");
            let report = serde_json::from_slice::<Value>(&output.stdout).unwrap_or_default();
            (
                report["status"].as_str().unwrap_or_default().to_owned(),
                report,
            )
        };
        assert_eq!(daemon("stop").0, "notRunning");
        assert_eq!(daemon("version").0, "");
        let (status, started) = daemon("start");
        assert_eq!(status, "started");
        let (status, again) = daemon("start");
        assert_eq!(
            (&*status, &again["pid"]),
            ("alreadyRunning", &started["pid"])
        );
        let socket = started["socketPath"].as_str().expect("a path");
        let client = run_a_turn(Endpoint::address(&format!("unix://{socket}"), None)).await;
        client.connection.close().await;
        let (status, restarted) = daemon("restart");
        assert_eq!(status, "restarted");
        assert_ne!(restarted["pid"], started["pid"]);
        assert_eq!(daemon("version").1["pid"], restarted["pid"]);
        assert_eq!(daemon("stop").0, "stopped");
        assert_eq!(daemon("version").0, "");
    }

    #[tokio::test]
    async fn network_clients_show_their_token() {
        let home = Home::new();
        let token = home.path().join("token");
        std::fs::write(&token, "secret-of-the-test\n").expect("written");
        std::fs::set_permissions(&token, Permissions::from_mode(0o644)).expect("permissions");
        let socket = format!("unix://{}", home.path().join("socket").display());
        let args = [
            "app-server",
            "--listen",
            "ws://127.0.0.1:0",
            "--listen",
            &socket,
            "--ws-auth",
            "capability-token",
            "--ws-token-file",
            token.to_str().expect("UTF-8"),
        ];
        let mut server = home
            .command(&args)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command");
        let mut lines = BufReader::new(server.stderr.take().expect("a pipe")).lines();
        let file = token.display();
        let warning =
            format!("warning: other users can read the token in {file}: chmod 600 {file}");
        assert_eq!(lines.next().expect("a line").expect("UTF-8"), warning);
        let addresses: Vec<String> = lines
            .by_ref()
            .take(2)
            .map(|line| {
                line.expect("UTF-8")
                    .strip_prefix("listening on: ")
                    .expect("an address")
                    .to_owned()
            })
            .collect();
        assert_eq!(addresses[1], socket);

        let refused = CodexClient::connect(Endpoint::address(&addresses[0], None))
            .await
            .expect_err("no token");
        assert!(
            refused
                .to_string()
                .ends_with("the server refused: 401 Unauthorized"),
            "{refused}"
        );
        for address in &addresses {
            run_a_turn(Endpoint::address(address, Some("secret-of-the-test")))
                .await
                .connection
                .close()
                .await;
        }

        let pid = server.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &pid])
                .status()
                .expect("kill")
                .success()
        );
        assert_eq!(server.wait().expect("its end").code(), Some(0));
        assert_eq!(lines.count(), 0);
        assert!(!home.path().join("socket").exists());
    }

    #[test]
    fn a_token_that_is_no_token_is_refused() {
        let home = Home::new();
        let file = home.path().join("token");
        let path = file.display();
        for (text, problem) in [
            (
                "\n",
                format!("no token in {path}: put a long random text there"),
            ),
            (
                "fifteen-letters\n",
                format!("the token in {path} is too short: it needs at least 16 characters"),
            ),
            (
                "a-long-first-line\na-long-second-line\n",
                format!("{path} has more than a token: put the token alone there, on one line"),
            ),
        ] {
            std::fs::write(&file, text).expect("written");
            let name = file.to_str().expect("UTF-8");
            let args = [
                "app-server",
                "--listen",
                "ws://127.0.0.1:0",
                "--token-file",
                name,
            ];
            let output = home.command(&args).output().expect("the command");
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{said}");
            assert!(said.contains(&problem), "{said}");
        }
    }

    /// Asks a server for a session that outlives its transport, and returns whether it grants one.
    fn keeps_connections(home: &Home, args: &[&str]) -> bool {
        let listen = ["app-server", "--listen", "ws://127.0.0.1:0"];
        let mut server = home
            .command(&[&listen, args].concat())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command");
        let mut line = String::new();
        BufReader::new(server.stderr.as_mut().expect("a pipe"))
            .read_line(&mut line)
            .expect("a line");
        let address = line.trim().strip_prefix("listening on: ws://");
        let mut stream = TcpStream::connect(address.expect("an address")).expect("a connection");
        let request = "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
                       Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
                       threadwire-session: new\r\n\r\n";
        stream.write_all(request.as_bytes()).expect("written");
        let head: Vec<String> = BufReader::new(&stream)
            .lines()
            .map(|line| line.expect("UTF-8"))
            .take_while(|line| !line.is_empty())
            .collect();
        server.kill().expect("killed");
        server.wait().expect("its end");
        assert!(head[0].contains("101"), "{head:?}");
        head.iter()
            .any(|line| line.to_lowercase().starts_with("threadwire-session:"))
    }

    #[test]
    fn it_can_be_said_how_long_connections_are_kept() {
        let home = Home::new();
        assert!(keeps_connections(&home, &[]));
        assert!(!keeps_connections(&home, &["--reconnect-grace", "0"]));
        let config = "[app_server]\nreconnect_grace_sec = 0\n";
        std::fs::write(home.path().join("config.toml"), config).expect("written");
        assert!(!keeps_connections(&home, &[]));
        assert!(keeps_connections(&home, &["--reconnect-grace", "5"]));
        // An invalid configuration fails at the start of a thread, and does not prevent the start of the server.
        let config = "[app_server]\nreconnect_grace_sec = -1\n";
        std::fs::write(home.path().join("config.toml"), config).expect("written");
        let told = home.session(&["exec", "say: hi"]);
        assert!(told.contains("app_server.reconnect_grace_sec"), "{told}");
    }
}

#[test]
fn commands_heed_signals_that_the_server_ignores() {
    let home = Home::new();
    let script = home.command(&[
        "exec",
        "--sandbox",
        "danger-full-access",
        "run: kill -HUP $$; echo went on",
    ]);
    let mut ignoring = Command::new("/bin/sh");
    ignoring
        .args(["-c", "trap '' HUP INT QUIT TERM; exec \"$0\" \"$@\""])
        .arg(script.get_program())
        .args(script.get_args())
        .stdin(Stdio::null());
    for (name, value) in script.get_envs() {
        match value {
            Some(value) => ignoring.env(name, value),
            None => ignoring.env_remove(name),
        };
    }
    let output = ignoring.output().expect("a shell");
    let told = [output.stdout, output.stderr].concat();
    let told = String::from_utf8_lossy(&told);
    assert!(told.contains("129"), "{told}");
    assert!(!told.contains("\nwent on"), "{told}");
}

#[test]
fn a_sandbox_keeps_a_command_in_its_place() {
    let found = threadwire_workspace::sandbox::detect();
    if found.bubblewrap.is_err() && (found.landlock.is_err() || found.mounts.is_err()) {
        return;
    }
    let home = Home::new();
    let work = home.path().join("work");
    std::fs::create_dir_all(work.join(".git")).expect("a folder");
    std::fs::create_dir(home.path().join("extra")).expect("a folder");
    let run = |args: &[&str], script: &str| {
        let mut all = vec!["sandbox"];
        all.extend(args);
        all.extend(["--", "/bin/sh", "-c", script]);
        let output = home
            .command(&all)
            .current_dir(&work)
            .env_remove("TMPDIR")
            .output();
        output.expect("the command").status.code()
    };
    // All sandboxes can write below `/tmp`, so the outside folder is elsewhere.
    let elsewhere = tempfile::tempdir_in("/var/tmp").expect("a folder");
    let outside = elsewhere.path().join("file");
    let write_outside = format!("echo x > '{}'", outside.display());
    let workspace = ["--policy", "workspace-write"];
    assert_eq!(run(&workspace, "echo x > file && exit 7"), Some(7));
    assert_ne!(run(&workspace, "echo x > .git/config"), Some(0));
    assert_ne!(run(&workspace, &write_outside), Some(0));
    assert_ne!(run(&["--policy", "read-only"], "echo x > file"), Some(0));
    // The configuration counts where no policy is named.
    assert_ne!(run(&[], "echo x > file"), Some(0));
    let configured = ["-c", "sandbox_mode=workspace-write"];
    assert_eq!(run(&configured, "echo x > file"), Some(0));
    assert_eq!(run(&["-P", ":workspace"], "echo x > file"), Some(0));
    assert_eq!(run(&["-P", ":nobody"], "true"), Some(1));
    assert_eq!(stdout(&home, &["sandbox", "echo", "-n", "hi"]), "hi");
    let extra = ["--policy", "read-only", "--writable", "../extra"];
    assert_eq!(run(&extra, "echo x > ../extra/file"), Some(0));
    assert_ne!(run(&extra, "echo x > other"), Some(0));
    assert!(!outside.exists());
    let extra = extra[3];
    assert_eq!(
        run(&["-P", ":workspace", "-C", extra], "pwd && echo x > file"),
        Some(0)
    );
    let alias = ["--permissions-profile", ":workspace"];
    assert_eq!(run(&alias, "echo x > file"), Some(0));
    assert_eq!(run(&["-C", extra], "true"), Some(2));
    // What the files say of agents does not count.
    let config = |text: &str| std::fs::write(home.path().join("config.toml"), text);
    config("sandbox_mode = \"danger-full-access\"\n").expect("written");
    assert_ne!(run(&[], "echo x > file"), Some(0));
    config("default_permissions = \":workspace\"\n").expect("written");
    assert_eq!(run(&[], "echo x > file"), Some(0));
    config("").expect("written");
    assert_ne!(run(&[], "echo x > file"), Some(0));
    let profile = home.path().join("work.config.toml");
    std::fs::write(profile, "default_permissions = \":workspace\"\n").expect("written");
    assert_eq!(run(&["-p", "work"], "echo x > file"), Some(0));
    let managed = "--include-managed-config";
    assert_eq!(
        run(&["-P", ":workspace", managed], "echo x > file"),
        Some(0)
    );
    assert_eq!(run(&[managed], "true"), Some(2));
    let said = home.session(&["sandbox"]);
    assert!(said.starts_with("status 1\n"), "{said}");
    assert!(said.contains("sandbox command must not be empty"), "{said}");
}
