//! Tests that run real commands in real sandboxes.

mod support;

use std::{
    fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    os::unix::net::UnixListener,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use threadwire_workspace::{
    process::{self, Exit, Outcome, ProcessSpec, Streams, TerminalSize},
    sandbox::{Domains, Mechanism, Policy, Sandbox, detect, is_likely_denial},
};
use tokio_util::sync::CancellationToken;

use support::mechanisms;

struct Workspace {
    dir: tempfile::TempDir,
}

impl Workspace {
    /// Creates a workspace with protected folders; nothing outside of it is writable.
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir_all(dir.path().join("work/.git/hooks")).unwrap();
        fs::create_dir_all(dir.path().join("work/.codex")).unwrap();
        fs::create_dir_all(dir.path().join("work/sub")).unwrap();
        fs::write(dir.path().join("outside"), "old").unwrap();
        Self { dir }
    }

    fn policy(&self, network: bool) -> Policy {
        Policy {
            roots: vec![self.dir.path().join("work")],
            network,
            ..Policy::default()
        }
    }

    fn outside(&self) -> String {
        fs::read_to_string(self.dir.path().join("outside")).unwrap()
    }

    fn spec(&self, script: &str, sandbox: Sandbox) -> ProcessSpec {
        let argv = ["/bin/bash", "-c", script].map(str::to_owned).to_vec();
        let mut spec = ProcessSpec::new(argv, self.dir.path().join("work"));
        spec.sandbox = Some(sandbox);
        spec
    }

    async fn run(&self, script: &str, policy: Policy, mechanism: Mechanism) -> Outcome {
        let sandbox = Sandbox::with_mechanism(policy, mechanism).unwrap();
        let spec = self.spec(script, sandbox);
        let process = process::start(&spec, CancellationToken::new()).unwrap();
        process.finish().await
    }
}

#[tokio::test]
async fn a_workspace_can_be_written_and_nothing_else() {
    let denied = [
        "echo new > ../outside",
        "echo new > ../other",
        "rm ../outside",
        "truncate -s 0 ../outside",
        "mv ../outside inside",
        "ln ../outside inside && echo new > inside",
        "chmod 777 ../outside",
        "touch -d 2000-01-01 ../outside",
        "chown 0:0 ../outside",
        "chmod 700 .git",
        "python3 -c 'import os; os.setxattr(\"../outside\", \"user.x\", b\"x\")'",
        "echo x > .git/config",
        "touch .git/hooks/pre-commit",
        "rm -r .git",
        "mv .git git",
        "echo x > .codex/config.toml",
        "cd .git && echo x > config",
        "mkdir ../folder",
        "echo x > /etc/threadwire-test",
        "mount -t tmpfs none sub",
        "mknod sub/disk b 8 0",
        "umount .git && echo x > .git/config",
    ];
    let allowed = [
        "echo x > file && rm file",
        "echo x > file && chmod 700 file && touch -d 2000-01-01 file",
        "echo x > /dev/shm/threadwire-test && rm /dev/shm/threadwire-test",
        "mkdir -p sub/deep && echo x > sub/deep/file && mv sub/deep sub/moved",
        "cat ../outside",
        "ls .git/hooks",
        "echo x > /dev/null",
        "echo x | cat > sub/piped",
        "ln -s ../../outside sub/link && cat sub/link",
    ];
    for mechanism in mechanisms() {
        for script in denied {
            let workspace = Workspace::new();
            let outcome = workspace
                .run(script, workspace.policy(false), mechanism)
                .await;
            let seen = format!("{mechanism}: {script}: {outcome:?}");
            assert_ne!(outcome.exit, Exit::Code(0), "{seen}");
            let told = is_likely_denial(outcome.exit, &outcome.stdout, false);
            // Some actions fail for other reasons than a permission.
            let others = ["cross-device", "busy", "must be superuser"];
            let told = told || others.iter().any(|text| outcome.stdout.contains(text));
            assert!(told, "{seen}");
            assert_eq!(workspace.outside(), "old", "{seen}");
            assert!(!workspace.dir.path().join("other").exists(), "{seen}");
            let git = workspace.dir.path().join("work/.git");
            assert!(
                git.join("hooks").is_dir() && !git.join("config").exists(),
                "{seen}"
            );
            assert_eq!(
                fs::read_dir(git.join("hooks")).unwrap().count(),
                0,
                "{seen}"
            );
        }
        for script in allowed {
            let workspace = Workspace::new();
            let outcome = workspace
                .run(script, workspace.policy(false), mechanism)
                .await;
            assert_eq!(
                outcome.exit,
                Exit::Code(0),
                "{mechanism}: {script}: {outcome:?}"
            );
        }
    }
}

#[tokio::test]
async fn a_read_only_sandbox_only_reads() {
    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let policy = || Policy::default();
        let outcome = workspace
            .run("cat ../outside; echo x > /dev/null", policy(), mechanism)
            .await;
        assert_eq!(
            (outcome.exit, &outcome.stdout[..]),
            (Exit::Code(0), "old"),
            "{mechanism}"
        );
        for script in [
            "echo x > file",
            "touch sub/x",
            "chmod 700 sub",
            "echo x > /tmp/threadwire-test",
        ] {
            let outcome = workspace.run(script, policy(), mechanism).await;
            assert_eq!(outcome.exit, Exit::Code(1), "{mechanism}: {script}");
            assert!(
                is_likely_denial(outcome.exit, &outcome.stdout, false),
                "{outcome:?}"
            );
        }
    }
}

#[tokio::test]
async fn the_network_is_off_unless_it_is_on() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let script = format!("exec 3<>/dev/tcp/127.0.0.1/{port} && echo connected");
    let script = format!("echo no network: $CODEX_SANDBOX_NETWORK_DISABLED; {script}");
    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let off = workspace
            .run(&script, workspace.policy(false), mechanism)
            .await;
        assert_ne!(off.exit, Exit::Code(0), "{mechanism}: {off:?}");
        assert!(off.stdout.starts_with("no network: 1\n"), "{off:?}");
        assert!(
            off.stdout.contains("Operation not permitted"),
            "{mechanism}: {off:?}"
        );
        assert!(is_likely_denial(off.exit, &off.stdout, false));
        let on = workspace
            .run(&script, workspace.policy(true), mechanism)
            .await;
        assert_eq!(
            (on.exit, &on.stdout[..]),
            (Exit::Code(0), "no network:\nconnected\n"),
            "{mechanism}"
        );
    }
}

#[tokio::test]
async fn only_socket_pairs_work_without_a_network() {
    let prelude = "import socket\n\
        local = socket.AF_UNIX\n\
        def refused(attempt):\n\
        \x20   try: attempt()\n\
        \x20   except PermissionError: return True\n\
        \x20   return False\n";
    let pairs = "a, b = socket.socketpair(); a.send(b'x'); assert b.recv(1) == b'x'\n\
        a.sendmsg([b'y']); assert b.recv(1) == b'y'\n\
        a, b = socket.socketpair(local, socket.SOCK_SEQPACKET); a.send(b'z'); assert b.recv(1) == b'z'\n";
    let refused = "assert refused(lambda: socket.socketpair(local, socket.SOCK_DGRAM))\n\
        assert refused(lambda: socket.socket(local, socket.SOCK_DGRAM))\n\
        assert refused(lambda: socket.socket(local, socket.SOCK_RAW))\n\
        s = socket.socket(local)\n\
        assert refused(lambda: s.connect('../service'))\n\
        assert refused(lambda: s.bind('own'))\n\
        assert refused(lambda: s.listen())\n\
        assert refused(lambda: s.accept())\n\
        assert refused(lambda: s.sendto(b'x', '../service'))\n";
    let connects = "socket.socket(local).connect('../service')\n\
        s = socket.socket(local); s.bind('own'); s.listen()\n\
        socket.socket(local, socket.SOCK_DGRAM)\n";
    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let _service = UnixListener::bind(workspace.dir.path().join("service")).unwrap();
        for (network, tried) in [(false, refused), (true, connects)] {
            let script = format!("python3 - <<'END'\n{prelude}{pairs}{tried}END");
            let outcome = workspace
                .run(&script, workspace.policy(network), mechanism)
                .await;
            assert_eq!(
                (outcome.exit, &outcome.stdout[..]),
                (Exit::Code(0), ""),
                "{mechanism}: {outcome:?}"
            );
        }
    }
}

#[tokio::test]
async fn a_work_tree_protects_the_folder_that_it_points_to() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir().unwrap();
        let work = dir.path().join("work");
        fs::create_dir_all(work.join("real-git")).unwrap();
        fs::write(work.join(".git"), "gitdir: real-git\n").unwrap();
        let policy = Policy {
            roots: vec![work.clone()],
            ..Policy::default()
        };
        let sandbox = Sandbox::with_mechanism(policy, mechanism).unwrap();
        for script in ["echo x > real-git/config", "echo gitdir: else > .git"] {
            let argv = ["/bin/bash", "-c", script].map(str::to_owned).to_vec();
            let mut spec = ProcessSpec::new(argv, work.clone());
            spec.sandbox = Some(sandbox.clone());
            let outcome = process::start(&spec, CancellationToken::new())
                .unwrap()
                .finish()
                .await;
            assert_eq!(
                outcome.exit,
                Exit::Code(1),
                "{mechanism}: {script}: {outcome:?}"
            );
        }
    }
}

#[tokio::test]
async fn what_a_policy_names_is_writable_although_it_would_be_protected() {
    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let work = workspace.dir.path().join("work");
        let of_tree = workspace.dir.path().join("main/.git");
        fs::create_dir_all(of_tree.join("worktrees/w")).unwrap();
        fs::create_dir_all(work.join("tree")).unwrap();
        let at = of_tree.join("worktrees/w");
        fs::write(at.join("commondir"), "../..\n").unwrap();
        fs::write(
            work.join("tree/.git"),
            format!("gitdir: {}\n", at.display()),
        )
        .unwrap();
        let policy = |named: &[&Path]| Policy {
            roots: [&*work]
                .into_iter()
                .chain(named.iter().copied())
                .map(Path::to_owned)
                .collect(),
            ..Policy::default()
        };
        let (git, hooks, tree) = (
            work.join(".git"),
            work.join(".git/hooks"),
            work.join("tree"),
        );
        let cases: [(&[&Path], &str, bool, &str); 9] = [
            (&[], "echo x > .git/config", false, ".git/config"),
            (&[&git], "echo x > .git/config", true, ".git/config"),
            (&[&git], "echo x > .git/hooks/h", true, ".git/hooks/h"),
            (&[&git], "echo x > .codex/c", false, ".codex/c"),
            (&[&hooks], "echo x > .git/hooks/h", true, ".git/hooks/h"),
            (&[&hooks], "echo x > .git/config", false, ".git/config"),
            (&[&hooks], "mv .git other", false, ".git/config"),
            (
                &[&tree, &of_tree],
                "echo x > ../main/.git/c",
                true,
                "../main/.git/c",
            ),
            (&[&tree, &of_tree], "echo x > tree/.git", false, "tree/.git"),
        ];
        // A command may have made a link where a folder is named.
        let made = work.join("made");
        std::os::unix::fs::symlink(work.join(".git"), &made).unwrap();
        let made: [(&[&Path], &str, bool, &str); 1] =
            [(&[&made], "echo x > made/config", false, ".git/config")];
        for (named, script, expected, path) in cases.into_iter().chain(made) {
            let policy = policy(named);
            let path = threadwire_workspace::files::absolute(&work, path);
            assert_eq!(policy.may_write(&path), expected, "{named:?}: {path:?}");
            let outcome = workspace.run(script, policy, mechanism).await;
            let is_done = outcome.exit == Exit::Code(0);
            assert_eq!(
                is_done, expected,
                "{mechanism}: {named:?}: {script}: {outcome:?}"
            );
        }
    }
}

#[tokio::test]
async fn a_terminal_works_in_a_sandbox_and_passes_signals_on() {
    if detect().landlock.is_err() || detect().mounts.is_err() {
        return;
    }
    let workspace = Workspace::new();
    let sandbox = Sandbox::new(workspace.policy(false)).unwrap();
    assert_eq!(sandbox.mechanism(true), Ok(Mechanism::Landlock));
    let script = "trap 'echo interrupted; exit 7' INT; echo x > .git/y; tty && echo x > \"$(tty)\" && echo ready; \
                  while :; do sleep 0.01; done";
    let mut spec = workspace.spec(script, sandbox);
    spec.streams = Streams::Terminal(TerminalSize::default());
    spec.timeout = Some(Duration::from_secs(60));
    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    let mut seen = String::new();
    while !seen.contains("ready") {
        seen.push_str(&process.next().await.expect("it runs").text);
    }
    assert!(seen.contains("Read-only file system"), "{seen}");
    process.control().write(b"\x03").await.unwrap();
    let outcome = process.finish().await;
    assert_eq!(outcome.exit, Exit::Code(7), "{outcome:?}");
    assert!(outcome.stdout.contains("interrupted"));
}

#[tokio::test]
async fn the_end_of_a_process_ends_its_sandbox() {
    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let sandbox = Sandbox::with_mechanism(workspace.policy(false), mechanism).unwrap();
        let script = "trap '' TERM; echo on; sleep 1000 & wait; sleep 1000";
        let spec = workspace.spec(script, sandbox);
        let cancel = CancellationToken::new();
        let mut process = process::start(&spec, cancel.clone()).unwrap();
        let mut seen = String::new();
        while seen != "on\n" {
            seen.push_str(&process.next().await.expect("it runs").text);
        }
        cancel.cancel();
        let ended = tokio::time::timeout(Duration::from_secs(60), process.finish()).await;
        let outcome = ended.expect("nothing keeps the output open");
        assert_eq!(outcome.exit, Exit::Cancelled, "{mechanism}");
    }
}

#[tokio::test]
async fn a_command_cannot_move_a_writable_folder() {
    for mechanism in mechanisms() {
        for is_root in [false, true] {
            let workspace = Workspace::new();
            let dir = workspace.dir.path();
            fs::create_dir(dir.join("secret")).unwrap();
            let (work, moved) = (dir.join("work"), dir.join("work/t"));
            let policy = || match is_root {
                true => Policy {
                    roots: vec![moved.clone(), work.clone()],
                    ..Policy::default()
                },
                false => Policy {
                    roots: vec![work.clone()],
                    temporary: vec![moved.clone()],
                    ..Policy::default()
                },
            };
            let made = workspace
                .run("ln -s ../secret t", policy(), mechanism)
                .await;
            assert_eq!(made.exit, Exit::Code(0), "{mechanism}: {made:?}");
            let script = "echo x > ../secret/x || echo x > t/x";
            let outcome = workspace.run(script, policy(), mechanism).await;
            assert_ne!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
            assert!(!dir.join("secret/x").exists(), "{mechanism}");
            assert!(!policy().may_write(&moved.join("x")));
            assert!(policy().may_write(&work.join("x")));
        }
    }
}

#[tokio::test]
async fn a_protected_path_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;

    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let dir = workspace.dir.path();
        let hidden = std::ffi::OsStr::from_bytes(b"work/odd\xff");
        fs::create_dir(dir.join(hidden)).unwrap();
        std::os::unix::fs::symlink(
            std::ffi::OsStr::from_bytes(b"odd\xff"),
            dir.join("work/.agents"),
        )
        .unwrap();
        let outcome = workspace
            .run("echo x > odd*/x", workspace.policy(false), mechanism)
            .await;
        assert_ne!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        assert!(!dir.join(hidden).join("x").exists(), "{mechanism}");
    }
}

#[tokio::test]
async fn our_own_home_is_protected_wherever_it_is() {
    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let dir = workspace.dir.path();
        fs::create_dir_all(dir.join("work/state/rules")).unwrap();
        let policy = |home: &str| Policy {
            roots: vec![dir.join("work")],
            temporary: vec![dir.to_owned()],
            protected: vec![dir.join(home)],
            ..Policy::default()
        };
        let script = "echo x > state/rules/default.rules";
        let outcome = workspace.run(script, policy("work/state"), mechanism).await;
        assert_eq!(outcome.exit, Exit::Code(1), "{mechanism}: {outcome:?}");
        let outcome = workspace.run(script, policy("work/other"), mechanism).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        assert!(!policy("work/state").may_write(&dir.join("work/state/config.toml")));
        assert!(!policy("work/other").may_write(&dir.join("work/other/config.toml")));
        let missing = dir.canonicalize().unwrap().join("work/other");
        assert!(policy("work/other").missing().unwrap().contains(&missing));
        // A protected path that contains the workspace is ignored.
        assert!(policy("").may_write(&dir.join("work/x")));
        let outcome = workspace.run("echo x > x", policy(""), mechanism).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
    }
}

#[test]
fn links_to_writable_folders_count_where_no_command_could_have_made_them() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path().canonicalize().unwrap();
    for folder in ["a/inner", "b"] {
        fs::create_dir_all(dir.join(folder)).unwrap();
    }
    let link = |target: &str, name: &str| {
        std::os::unix::fs::symlink(target, dir.join(name)).unwrap();
    };
    link("b", "outer");
    link("inner", "a/within");
    link("../b", "a/out");
    link("a", "to-a");
    let writable = |roots: &[&str]| {
        let policy = Policy {
            roots: roots.iter().map(|root| dir.join(root)).collect(),
            ..Policy::default()
        };
        policy.writable()
    };
    let at = |names: &[&str]| -> Vec<_> { names.iter().map(|name| dir.join(name)).collect() };
    assert_eq!(writable(&["a", "outer"]), at(&["a", "b"]));
    assert_eq!(writable(&["a", "a/within"]), at(&["a"]));
    assert_eq!(writable(&["a", "a/out"]), at(&["a"]));
    assert_eq!(writable(&["a/out"]), at(&["b"]));
    assert_eq!(
        writable(&["a", "to-a/out"]),
        at(&["a"]),
        "also behind another link"
    );
}

#[test]
fn paths_are_writable_as_the_policy_says() {
    let workspace = Workspace::new();
    let root = workspace.dir.path();
    std::os::unix::fs::symlink(root.join("outside"), root.join("work/link")).unwrap();
    let policy = Policy {
        roots: vec![root.join("work")],
        temporary: vec![root.to_owned()],
        ..Policy::default()
    };
    let cases = [
        ("work/a", true),
        ("work/new/deep", true),
        ("work/.git/config", false),
        ("work/sub/.git/config", false),
        ("work/.threadwire/config.toml", false),
        ("work/.agents/skills/x", false),
        ("temporary", true),
    ];
    for (path, expected) in cases {
        assert_eq!(policy.may_write(&root.join(path)), expected, "{path}");
    }
    // A protected folder under another name.
    fs::create_dir_all(root.join("work/dotfiles")).unwrap();
    std::os::unix::fs::symlink("dotfiles", root.join("work/.agents")).unwrap();
    assert!(!policy.may_write(&root.join("work/dotfiles/x")));
    assert!(!policy.may_write(&root.join("work/.agents/x")));
    let narrow = workspace.policy(false);
    assert!(
        !narrow.may_write(&root.join("work/link")),
        "a link is no way out"
    );
    assert!(!narrow.may_write(Path::new("/etc/passwd")));
    assert!(
        !Policy {
            network: true,
            ..Policy::default()
        }
        .may_write(&root.join("work/a"))
    );
}

#[cfg(target_os = "linux")]
#[test]
fn no_policy_makes_the_kernel_writable() {
    let policy = |root: &str| Policy {
        roots: vec![root.into()],
        temporary: vec![root.into()],
        ..Policy::default()
    };
    let everything = policy("/");
    for path in [
        "/proc/sys/kernel/core_pattern",
        "/sys/kernel/x",
        "/dev/null",
    ] {
        assert!(!everything.may_write(Path::new(path)), "{path}");
    }
    for folder in ["/proc", "/sys", "/dev"] {
        assert!(everything.protected().contains(&folder.into()), "{folder}");
        assert!(policy(folder).writable().is_empty(), "{folder}");
        assert!(
            !policy(folder).may_write(&Path::new(folder).join("x")),
            "{folder}"
        );
    }
    let memory = policy("/dev/shm");
    assert_eq!(memory.writable(), [Path::new("/dev/shm")]);
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_workspace_in_shared_memory_can_be_written() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/dev/shm").unwrap();
        let work = dir.path().join("work");
        fs::create_dir_all(work.join(".git")).unwrap();
        let policy = Policy {
            roots: vec![work.clone()],
            ..Policy::default()
        };
        let sandbox = Sandbox::with_mechanism(policy, mechanism).unwrap();
        // The rest of `/dev/shm` is private memory.
        let script = "echo x > ../outside; echo x > file && ! echo x > .git/config";
        let argv = ["/bin/bash", "-c", script].map(str::to_owned).to_vec();
        let mut spec = ProcessSpec::new(argv, work.clone());
        spec.sandbox = Some(sandbox);
        let process = process::start(&spec, CancellationToken::new()).unwrap();
        let outcome = process.finish().await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        assert!(work.join("file").exists(), "{mechanism}");
        assert!(!dir.path().join("outside").exists(), "{mechanism}");
    }
}

/// A server on this machine, which answers each connection with the head of the request. It is a process of its own: what
/// the process of the proxy serves is out of reach.
struct Server {
    process: Child,
    port: u16,
}

impl Server {
    fn start() -> Self {
        const PROGRAM: &str = "import socket\n\
            listener = socket.create_server(('127.0.0.1', 0))\n\
            print(listener.getsockname()[1], flush=True)\n\
            while True:\n\
            \x20   s, _ = listener.accept()\n\
            \x20   asked = b''\n\
            \x20   while b'\\r\\n\\r\\n' not in asked and (part := s.recv(1024)): asked += part\n\
            \x20   s.sendall(b'HTTP/1.1 200 OK\\r\\n\\r\\nasked ' + asked.replace(b'\\r\\n', b'|'))\n\
            \x20   s.close()\n";
        let mut process = Command::new("python3")
            .args(["-c", PROGRAM])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut port = String::new();
        BufReader::new(process.stdout.take().unwrap())
            .read_line(&mut port)
            .unwrap();
        let port = port.trim().parse().unwrap();
        Self { process, port }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Asks the proxy with each of these requests in turn.
const ASK: &str = "import json, os, socket, sys\n\
    host, port = os.environ['http_proxy'][7:].split(':')\n\
    for request in sys.argv[1:]:\n\
    \x20   s = socket.create_connection((host, int(port)))\n\
    \x20   s.sendall(request.replace('|', '\\r\\n').encode())\n\
    \x20   answer = b''\n\
    \x20   while part := s.recv(9999): answer += part\n\
    \x20   lines = answer.decode().split('\\r\\n')\n\
    \x20   refused = [line[15:] for line in lines if line.startswith('X-Proxy-Error: ')]\n\
    \x20   said = lines[-1]\n\
    \x20   if said.startswith('{'):\n\
    \x20       told = json.loads(said); said = ' '.join([told['host'], told['reason'], told['message']])\n\
    \x20   print(lines[0][9:12], refused, said)\n";

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_lets_commands_reach_domains() {
    let server = Server::start();
    let port = server.port;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let own = format!("localhost:{}", listener.local_addr().unwrap().port());
    let domains = Domains {
        allowed: vec!["localhost".to_owned(), "*.example.com".to_owned()],
        denied: vec!["no.example.com".to_owned()],
        ..Domains::default()
    };
    let said = |host: &str, reason: &str, message: &str| format!("{host} {reason} {message}");
    let local = "Sandbox policy blocks local/private network addresses.";
    let at = format!("localhost:{port}");
    let in_full = [
        (
            format!("GET http://{at}/a?b HTTP/1.1|Host: {at}|Proxy-Connection: x|X: y||"),
            format!("200 [] asked GET /a?b HTTP/1.1|Host: {at}|X: y|Connection: close||"),
        ),
        (
            format!("CONNECT {at} HTTP/1.1||GET /in HTTP/1.1||"),
            "200 [] asked GET /in HTTP/1.1||".to_owned(),
        ),
        (
            "GET http://other.com/ HTTP/1.1||".to_owned(),
            format!(
                "403 ['blocked-by-allowlist'] {}",
                said("other.com", "not_allowed", "Domain not in allowlist.")
            ),
        ),
        (
            "CONNECT other.com:443 HTTP/1.1||".to_owned(),
            "403 ['blocked-by-allowlist'] Domain not in allowlist.".to_owned(),
        ),
        (
            "CONNECT no.example.com:443 HTTP/1.1||".to_owned(),
            "403 ['blocked-by-denylist'] Domain denied by the sandbox policy.".to_owned(),
        ),
        (
            format!("GET / HTTP/1.1|Host: 127.0.0.1:{port}||"),
            format!(
                "403 ['blocked-by-allowlist'] {}",
                said("127.0.0.1", "not_allowed_local", local)
            ),
        ),
        (
            format!("CONNECT {own} HTTP/1.1||"),
            format!("403 ['blocked-by-allowlist'] {local}"),
        ),
        (
            "CONNECT localhost:99999 HTTP/1.1||".to_owned(),
            "400 [] invalid host".to_owned(),
        ),
        (
            format!("GET http://{at}/ HTTP/1.1|Host: other.com||"),
            "400 [] Host header does not match request target".to_owned(),
        ),
        ("nonsense||".to_owned(), "400 [] invalid request".to_owned()),
    ];
    let in_part = [
        (
            format!("POST http://{at}/ HTTP/1.1|Host: {at}|Content-Length: 0||"),
            format!(
                "403 ['blocked-by-method-policy'] {}",
                said(
                    "localhost",
                    "method_not_allowed",
                    "Method not allowed in limited mode."
                )
            ),
        ),
        (
            format!("CONNECT {at} HTTP/1.1||"),
            "403 ['blocked-by-method-policy'] Method not allowed in limited mode.".to_owned(),
        ),
        (
            format!("GET http://{at}/ HTTP/1.1||POST / HTTP/1.1||"),
            format!("200 [] asked GET / HTTP/1.1|Host: {at}|Connection: close||"),
        ),
    ];
    for mechanism in mechanisms() {
        for (reads_only, asked) in [(false, &in_full[..]), (true, &in_part[..])] {
            let workspace = Workspace::new();
            fs::write(workspace.dir.path().join("work/ask.py"), ASK).unwrap();
            let policy = Policy {
                domains: Some(Domains {
                    reads_only,
                    ..domains.clone()
                }),
                ..workspace.policy(true)
            };
            let requests: Vec<_> = asked.iter().map(|(ask, _)| format!("'{ask}'")).collect();
            let script = format!("python3 ask.py {}", requests.join(" "));
            let outcome = workspace.run(&script, policy, mechanism).await;
            let answers: Vec<_> = asked.iter().map(|(_, answer)| answer.as_str()).collect();
            let answered: Vec<_> = outcome.stdout.lines().collect();
            assert_eq!(answered, answers, "{mechanism}: {outcome:?}");
        }
    }
}

/// Asks the SOCKS proxy for each of these hosts and ports in turn; a number of a port may be followed by a command.
const ASK_SOCKS: &str = "import ipaddress, os, socket, struct, sys\n\
    host, port = os.environ['ALL_PROXY'][10:].split(':')\n\
    def connect(greeting):\n\
    \x20   s = socket.create_connection((host, int(port)))\n\
    \x20   s.sendall(greeting)\n\
    \x20   return s, s.recv(2)\n\
    for target in sys.argv[1:]:\n\
    \x20   name, at, command = (target.split('/') + ['1'])[:3]\n\
    \x20   try: raw = ipaddress.ip_address(name).packed; kind = {4: 1, 16: 4}[len(raw)]\n\
    \x20   except ValueError: raw = bytes([len(name)]) + name.encode(); kind = 3\n\
    \x20   s, chosen = connect(bytes([5, 2, 2, 0]))\n\
    \x20   assert chosen == bytes([5, 0]), chosen\n\
    \x20   s.sendall(bytes([5, int(command), 0, kind]) + raw + struct.pack('>H', int(at)))\n\
    \x20   code = s.recv(10)[1]\n\
    \x20   answer = b''\n\
    \x20   if code == 0: s.sendall(b'GET /in HTTP/1.1\\r\\n\\r\\n')\n\
    \x20   while part := s.recv(9999): answer += part\n\
    \x20   print(code, answer.decode().split('\\r\\n')[-1])\n\
    for greeting in ([5, 1, 2], [4, 1], [5, 1, 0]):\n\
    \x20   s, chosen = connect(bytes(greeting))\n\
    \x20   if len(greeting) == 3 and greeting[2] == 0: s.sendall(bytes([5, 1, 0, 9])); chosen = s.recv(2)\n\
    \x20   print(list(chosen))\n";

#[tokio::test(flavor = "multi_thread")]
async fn the_proxy_speaks_socks_under_the_same_rules() {
    let server = Server::start();
    let port = server.port;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let own = listener.local_addr().unwrap().port();
    let domains = Domains {
        allowed: vec!["localhost".to_owned(), "*.example.com".to_owned()],
        denied: vec!["no.example.com".to_owned()],
        ..Domains::default()
    };
    let in_full = [
        (format!("localhost/{port}"), "0 asked GET /in HTTP/1.1||"),
        (format!("LOCALHOST/{port}"), "0 asked GET /in HTTP/1.1||"),
        (format!("localhost/{own}"), "2 "),
        ("localhost/1".to_owned(), "5 "),
        ("other.com/443".to_owned(), "2 "),
        ("no.example.com/443".to_owned(), "2 "),
        (format!("127.0.0.1/{port}"), "2 "),
        (format!("::1/{port}"), "2 "),
        (format!("::ffff:127.0.0.1/{port}"), "2 "),
        (format!("localhost/{port}/2"), "7 "),
        (format!("localhost/{port}/3"), "7 "),
    ];
    let in_part = [(format!("localhost/{port}"), "2 ")];
    for mechanism in mechanisms() {
        for (reads_only, asked) in [(false, &in_full[..]), (true, &in_part[..])] {
            let workspace = Workspace::new();
            fs::write(workspace.dir.path().join("work/ask.py"), ASK_SOCKS).unwrap();
            let policy = Policy {
                domains: Some(Domains {
                    reads_only,
                    ..domains.clone()
                }),
                ..workspace.policy(true)
            };
            let targets: Vec<_> = asked.iter().map(|(target, _)| &**target).collect();
            let script = format!(
                "echo $HTTP_PROXY $ftp_proxy; python3 ask.py {}",
                targets.join(" ")
            );
            let outcome = workspace.run(&script, policy, mechanism).await;
            let mut answers = vec!["http://127.0.0.1:3128 socks5h://127.0.0.1:1080"];
            answers.extend(asked.iter().map(|(_, answer)| answer));
            answers.extend(["[5, 255]", "[]", "[5, 8]"]);
            let answered: Vec<_> = outcome.stdout.lines().collect();
            assert_eq!(answered, answers, "{mechanism}: {outcome:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_without_socks_is_one_for_http() {
    let script = "echo $HTTP_PROXY $ALL_PROXY $ftp_proxy
        exec 3<>/dev/tcp/127.0.0.1/3128 && echo http
        (exec 3<>/dev/tcp/127.0.0.1/1080) 2>/dev/null || echo no socks";
    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let policy = Policy {
            domains: Some(Domains {
                http_only: true,
                ..Domains::default()
            }),
            ..workspace.policy(true)
        };
        let outcome = workspace.run(script, policy, mechanism).await;
        let http = "http://127.0.0.1:3128";
        let said = format!("{http} {http} {http}\nhttp\nno socks\n");
        assert_eq!(outcome.stdout, said, "{mechanism}: {outcome:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_leads_around_the_proxy() {
    let server = Server::start();
    let port = server.port;
    let script = format!(
        "python3 - <<'END'\n\
        import socket\n\
        def refused(attempt):\n\
        \x20   try: attempt()\n\
        \x20   except OSError: return True\n\
        \x20   return False\n\
        for address in ['127.0.0.1', '1.1.1.1']:\n\
        \x20   assert refused(lambda: socket.create_connection((address, {port}), 5))\n\
        assert refused(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('1.1.1.1', 53)))\n\
        assert refused(lambda: socket.socket(socket.AF_UNIX))\n\
        assert refused(lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM))\n\
        a, b = socket.socketpair(); a.send(b'x'); assert b.recv(1) == b'x'\n\
        s = socket.create_server(('127.0.0.1', 0)); socket.create_connection(s.getsockname())\n\
        END\n\
        echo $CODEX_SANDBOX_NETWORK_DISABLED$CODEX_NETWORK_PROXY_ACTIVE"
    );
    for mechanism in mechanisms() {
        let workspace = Workspace::new();
        let policy = Policy {
            domains: Some(Domains::default()),
            ..workspace.policy(true)
        };
        let outcome = workspace.run(&script, policy, mechanism).await;
        assert_eq!(
            (outcome.exit, &outcome.stdout[..]),
            (Exit::Code(0), "1\n"),
            "{mechanism}: {outcome:?}"
        );
        let off = Policy {
            domains: Some(Domains::default()),
            ..workspace.policy(false)
        };
        let outcome = workspace
            .run(
                "echo $http_proxy$CODEX_SANDBOX_NETWORK_DISABLED",
                off,
                mechanism,
            )
            .await;
        assert_eq!(outcome.stdout, "1\n", "{mechanism}: {outcome:?}");
    }
}
