//! Tests that run real processes and check their output and the processes that remain.

use std::{os::fd::AsRawFd, path::Path, process::Stdio, time::Duration};

use threadwire_workspace::process::{
    self, ControlError, Exit, Pause, ProcessSpec, RawChunk, StartError, Stream, Streams,
    TerminalSize,
};
use threadwire_workspace::sandbox::{Mechanism, Policy, Sandbox};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio_util::sync::CancellationToken;

fn bash(script: &str) -> ProcessSpec {
    let argv = ["/bin/bash", "-c", script].map(str::to_owned).to_vec();
    ProcessSpec::new(argv, std::env::temp_dir())
}

/// Tells whether a process exists and is not a zombie.
fn is_alive(id: &str) -> bool {
    std::fs::read_to_string(format!("/proc/{id}/stat")).is_ok_and(|stat| {
        !stat
            .rsplit(") ")
            .next()
            .is_some_and(|rest| rest.starts_with('Z'))
    })
}

/// Waits until the process is gone; panics if it stays.
async fn wait_until_gone(id: &str) {
    let gone = async {
        while is_alive(id) {
            tokio::task::yield_now().await;
        }
    };
    assert!(
        tokio::time::timeout(Duration::from_secs(60), gone)
            .await
            .is_ok(),
        "{id} is left"
    );
}

async fn read_line(process: &mut process::Process) -> String {
    let mut text = String::new();
    while !text.ends_with('\n') {
        text.push_str(
            &process
                .next()
                .await
                .expect("the process writes a line")
                .text,
        );
    }
    text.trim().to_owned()
}

#[tokio::test]
async fn output_and_exit_are_reported() {
    let cases: &[(&str, Streams, Exit, &str, &str)] = &[
        ("echo hi", Streams::Merged, Exit::Code(0), "hi\n", ""),
        (
            "echo a; echo b >&2; echo c",
            Streams::Merged,
            Exit::Code(0),
            "a\nb\nc\n",
            "",
        ),
        (
            "echo a; echo b >&2; echo c",
            Streams::Separate,
            Exit::Code(0),
            "a\nc\n",
            "b\n",
        ),
        ("exit 3", Streams::Merged, Exit::Code(3), "", ""),
        ("kill -9 $$", Streams::Merged, Exit::Signal(9), "", ""),
        ("cat", Streams::Merged, Exit::Code(0), "", ""),
        (
            r"printf 'a\xffb'",
            Streams::Merged,
            Exit::Code(0),
            "a\u{fffd}b",
            "",
        ),
        (
            "exec >&- 2>&-; exit 4",
            Streams::Merged,
            Exit::Code(4),
            "",
            "",
        ),
    ];
    for (script, streams, exit, stdout, stderr) in cases {
        let spec = ProcessSpec {
            streams: *streams,
            ..bash(script)
        };
        let outcome = process::start(&spec, CancellationToken::new())
            .unwrap()
            .finish()
            .await;
        let seen = (outcome.exit, &outcome.stdout[..], &outcome.stderr[..]);
        assert_eq!(seen, (*exit, *stdout, *stderr), "{script}");
    }
}

#[tokio::test]
async fn chunks_come_while_the_process_runs_and_never_split_characters() {
    let dir = tempfile::tempdir().unwrap();
    let go = dir.path().join("go");
    let script = r"printf 'one\n\xc3'; until [ -e go ]; do :; done; printf '\xa4\n'";
    let spec = ProcessSpec {
        cwd: dir.path().to_owned(),
        ..bash(script)
    };
    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    let first = process.next().await.unwrap();
    assert_eq!((first.stream, &first.text[..]), (Stream::Stdout, "one\n"));
    std::fs::write(go, "").unwrap();
    assert_eq!(process.next().await.unwrap().text, "ä\n");
    assert_eq!(process.next().await, None);
    assert_eq!(process.finish().await.stdout, "one\nä\n");
}

#[tokio::test]
async fn a_program_has_no_descriptors_that_its_owner_inherited() {
    let dir = tempfile::tempdir().unwrap();
    let log = std::fs::File::create(dir.path().join("log")).unwrap();
    // Stays open in programs that are started, unlike `log`.
    let inherited = rustix::io::dup(&log).unwrap();
    let script = format!("ls /proc/self/fd; echo more >&{}", inherited.as_raw_fd());
    let policy = Policy::default();
    let confined = [Mechanism::Bubblewrap, Mechanism::Landlock]
        .into_iter()
        .filter_map(|mechanism| Sandbox::with_mechanism(policy.clone(), mechanism).ok());
    for sandbox in std::iter::once(None).chain(confined.map(Some)) {
        let spec = ProcessSpec {
            sandbox,
            ..bash(&script)
        };
        let process = process::start(&spec, CancellationToken::new()).unwrap();
        let outcome = process.finish().await;
        assert_eq!(outcome.exit, Exit::Code(1), "{spec:?}: {outcome:?}");
        assert!(
            outcome.stdout.contains("Bad file descriptor"),
            "{outcome:?}"
        );
    }
    drop(inherited);
    assert_eq!(std::fs::read(dir.path().join("log")).unwrap(), b"");
}

#[tokio::test]
async fn a_program_has_the_limit_of_open_files_that_its_owner_was_given() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // Below the highest one, so that it can be raised.
    let given = current.or(maximum).unwrap_or(1024) - 1;
    let lower = Rlimit {
        current: Some(given),
        maximum,
    };
    setrlimit(Resource::Nofile, lower).unwrap();
    process::raise_open_files();
    assert_eq!(getrlimit(Resource::Nofile).current, maximum);

    let confined = Sandbox::new(Policy::default()).unwrap();
    for sandbox in [None, Some(confined)] {
        let spec = ProcessSpec {
            sandbox,
            ..bash("ulimit -n")
        };
        let process = process::start(&spec, CancellationToken::new()).unwrap();
        assert_eq!(process.finish().await.stdout.trim(), given.to_string());
    }
}

#[tokio::test]
async fn environment_is_set_and_removed() {
    let spec = ProcessSpec {
        env: vec![("ADDED".into(), Some("yes".into())), ("HOME".into(), None)],
        ..bash("echo $ADDED-${HOME:-none}")
    };
    let outcome = process::start(&spec, CancellationToken::new())
        .unwrap()
        .finish()
        .await;
    assert_eq!(outcome.stdout, "yes-none\n");
}

#[tokio::test]
async fn long_output_keeps_its_ends() {
    let spec = ProcessSpec {
        output_cap: 20,
        ..bash("seq 1 100000")
    };
    let outcome = process::start(&spec, CancellationToken::new())
        .unwrap()
        .finish()
        .await;
    assert_eq!(
        outcome.stdout,
        "1\n2\n3\n4\n5\n\n[... 588875 bytes left out ...]\n99\n100000\n"
    );
}

#[tokio::test]
async fn time_limit_and_cancellation_end_the_whole_group() {
    // The second script ignores `SIGTERM`.
    for script in [
        "sleep 1000 & echo $!; wait",
        "trap '' TERM; sleep 1000 & echo $!; wait; wait",
    ] {
        for cancelled in [false, true] {
            let cancel = CancellationToken::new();
            let pause = Pause::default();
            let spec = ProcessSpec {
                timeout: (!cancelled).then_some(Duration::from_millis(50)),
                pause: Some(pause.clone()),
                ..bash(script)
            };
            // The time counts from the first line on.
            pause.hold();
            let mut process = process::start(&spec, cancel.clone()).unwrap();
            let child = read_line(&mut process).await;
            assert!(is_alive(&child), "{script}");
            if cancelled {
                cancel.cancel();
            }
            pause.release();
            let outcome = process.finish().await;
            let expected = if cancelled {
                Exit::Cancelled
            } else {
                Exit::TimedOut
            };
            assert_eq!(outcome.exit, expected, "{script}");
            wait_until_gone(&child).await;
        }
    }
}

#[tokio::test]
async fn what_a_command_leaves_in_the_background_ends_with_it() {
    for script in [
        "sleep 1000 & echo $!",
        "sleep 1000 >/dev/null 2>&1 & echo $!",
    ] {
        let mut process = process::start(&bash(script), CancellationToken::new()).unwrap();
        let child = read_line(&mut process).await;
        assert_eq!(process.finish().await.exit, Exit::Code(0), "{script}");
        wait_until_gone(&child).await;
    }
}

#[tokio::test]
async fn dropping_a_process_ends_its_group() {
    let script = "sleep 1000 & echo $!; wait";
    let mut process = process::start(&bash(script), CancellationToken::new()).unwrap();
    let child = read_line(&mut process).await;
    drop(process);
    wait_until_gone(&child).await;
}

#[tokio::test]
async fn what_cannot_start_says_why() {
    let start = |argv: &[&str], cwd: &str| {
        let argv = argv.iter().map(|&argument| argument.to_owned()).collect();
        let spec = ProcessSpec::new(argv, Path::new(cwd).to_owned());
        process::start(&spec, CancellationToken::new()).unwrap_err()
    };
    assert!(matches!(start(&[], "/"), StartError::Empty));
    let missing = start(&["no-such-program"], "/").to_string();
    assert_eq!(
        missing,
        "failed to start no-such-program: No such file or directory (os error 2)"
    );
    let nowhere = start(&["/bin/true"], "/no/such/folder").to_string();
    assert_eq!(
        nowhere,
        "failed to start /bin/true: No such file or directory (os error 2)"
    );
}

#[tokio::test]
async fn input_is_written_and_closed() {
    let mut spec = bash("cat; echo end");
    spec.input = true;
    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    let control = process.control();
    control.write(b"one\n").await.unwrap();
    assert_eq!(read_line(&mut process).await, "one");
    control.close_input().await.unwrap();
    let closed = control.write(b"more").await.unwrap_err();
    assert!(matches!(closed, ControlError::InputClosed), "{closed}");
    let no_terminal = control.resize(TerminalSize::default()).unwrap_err();
    assert_eq!(no_terminal.to_string(), "process is not attached to a PTY");
    assert_eq!(process.finish().await.stdout, "one\nend\n");
    control.ended().await;
}

#[tokio::test]
async fn a_write_to_who_does_not_read_ends_with_it() {
    let mut spec = bash("exec sleep 1000");
    spec.input = true;
    let process = process::start(&spec, CancellationToken::new()).unwrap();
    let control = process.control();
    let more_than_a_pipe_holds = vec![b'x'; 1024 * 1024];
    let (written, outcome) = tokio::join!(control.write(&more_than_a_pipe_holds), async {
        control.kill();
        process.finish().await
    });
    assert!(matches!(written, Err(ControlError::InputClosed)));
    assert_eq!(outcome.exit.code(), 137);
}

#[tokio::test]
async fn a_terminal_takes_input_resizes_and_ends() {
    let size = TerminalSize { rows: 10, cols: 33 };
    let mut spec =
        bash("tty >/dev/null && stty size; read line; echo \"got $line\"; stty size; cat; exit 3");
    spec.streams = Streams::Terminal(size);
    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    let control = process.control();
    assert_eq!(read_line(&mut process).await, "10 33");
    control.resize(TerminalSize { rows: 20, cols: 44 }).unwrap();
    control.write(b"hi\n").await.unwrap();
    let mut seen = String::new();
    while !seen.ends_with("20 44\r\n") {
        seen.push_str(&process.next().await.expect("the size is written").text);
    }
    control.close_input().await.unwrap();
    let outcome = process.finish().await;
    assert_eq!(outcome.exit, Exit::Code(3));
    // The end of the input begins with an empty line, which the terminal and `cat` repeat.
    assert_eq!(outcome.stdout, "10 33\r\nhi\r\ngot hi\r\n20 44\r\n\r\n\r\n");
}

#[tokio::test]
async fn a_closed_terminal_takes_its_programs_along() {
    let mut spec = bash("set -m; sleep 1000 & echo $!; wait");
    spec.streams = Streams::Terminal(TerminalSize::default());
    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    let child = read_line(&mut process).await;
    assert!(is_alive(&child));
    drop(process);
    wait_until_gone(&child).await;
}

#[tokio::test]
async fn raw_output_is_not_changed() {
    let mut spec = bash(r"printf 'a\xffb'; printf 'e' >&2");
    spec.streams = Streams::Separate;
    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    let mut seen = (Vec::new(), Vec::new());
    while let Some(RawChunk { stream, bytes }) = process.next_raw().await {
        match stream {
            Stream::Stdout => seen.0.extend_from_slice(bytes),
            Stream::Stderr => seen.1.extend_from_slice(bytes),
        }
    }
    assert_eq!(seen, (b"a\xffb".to_vec(), b"e".to_vec()));
    assert_eq!(process.exit(), Exit::Code(0));
}

#[tokio::test]
async fn the_end_of_a_stream_is_told_before_the_process_ends() {
    let mut spec = bash("echo a; exec >&-; read line; echo b >&2");
    spec.streams = Streams::Separate;
    spec.input = true;
    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    let control = process.control();
    let mut seen = Vec::new();
    while let Some(RawChunk { stream, bytes }) = process.next_raw_or_end().await {
        seen.push((stream, bytes.to_vec()));
        if seen.len() == 2 {
            control.close_input().await.unwrap();
        }
    }
    let expected: [(_, &[u8]); 4] = [
        (Stream::Stdout, b"a\n"),
        (Stream::Stdout, b""),
        (Stream::Stderr, b"b\n"),
        (Stream::Stderr, b""),
    ];
    assert_eq!(seen, expected.map(|(stream, bytes)| (stream, bytes.into())));
}

/// The owner in [`nothing_survives_the_owner`]; does nothing unless that test starts it.
#[tokio::test]
async fn owner() {
    if std::env::var_os("RUN_AS_OWNER").is_none() {
        return;
    }
    // One child stays in the group, one leaves it, and the shell ignores `SIGTERM` and `SIGHUP`.
    let script = "trap '' TERM HUP; sleep 1000 & setsid sleep 1001 & \
                  echo owned $! $(jobs -p) $$; while :; do wait; done";
    let mut in_terminal = bash(script);
    in_terminal.streams = Streams::Terminal(TerminalSize::default());
    let mut specs = vec![bash(script), in_terminal];
    let policy = Policy::default();
    // Processes inside of bubblewrap have other ids, so only Landlock is tested here.
    if let Ok(sandbox) = Sandbox::with_mechanism(policy, Mechanism::Landlock) {
        let mut confined = bash(script);
        confined.sandbox = Some(sandbox);
        specs.push(confined);
    }
    let mut processes = Vec::new();
    for spec in &specs {
        let mut process = process::start(spec, CancellationToken::new()).unwrap();
        let line = read_line(&mut process).await;
        // Written directly, because the test harness passes captured output on only when the test ends.
        std::io::Write::write_all(&mut std::io::stderr(), format!("{line}\n").as_bytes()).unwrap();
        processes.push(process);
    }
    std::io::Write::write_all(&mut std::io::stderr(), b"all\n").unwrap();
    std::future::pending::<()>().await;
}

#[tokio::test]
async fn nothing_survives_the_owner() {
    let mut owner = tokio::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "owner", "--nocapture"])
        .env("RUN_AS_OWNER", "1")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(owner.stderr.take().unwrap()).lines();
    let mut owned = Vec::new();
    loop {
        let line = lines
            .next_line()
            .await
            .unwrap()
            .expect("the owner reports its processes");
        if let Some(ids) = line.strip_prefix("owned ") {
            owned.extend(ids.split(' ').map(str::to_owned));
        }
        if line == "all" {
            break;
        }
    }
    assert!(owned.len() >= 8, "{owned:?}");
    assert!(owned.iter().all(|id| is_alive(id)), "{owned:?}");
    owner.kill().await.unwrap();
    for id in &owned {
        wait_until_gone(id).await;
    }
}

#[tokio::test]
async fn a_pause_stops_the_timeout() {
    let pause = Pause::default();
    let spec = ProcessSpec {
        timeout: Some(Duration::from_millis(1)),
        pause: Some(pause.clone()),
        input: true,
        ..bash("echo $$; read line; echo $line")
    };
    assert_eq!((pause.hold(), pause.hold()), (1, 2));
    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    read_line(&mut process).await;
    process.control().write(b"done\n").await.unwrap();
    let outcome = process.finish().await;
    assert_eq!(outcome.exit, Exit::Code(0));
    assert!(outcome.stdout.ends_with("done\n"), "{}", outcome.stdout);

    let mut process = process::start(&spec, CancellationToken::new()).unwrap();
    read_line(&mut process).await;
    assert_eq!((pause.release(), pause.release()), (Some(1), Some(0)));
    assert_eq!(pause.release(), None);
    assert_eq!(process.finish().await.exit, Exit::TimedOut);
}
