//! Commands that misbehave.

use std::time::Duration;

use threadwire_agent::tools::{
    ExecRequest, PatchResult, Sessions, ShellRequest, ShellResult, StdinRequest, Tools,
};
use threadwire_engine::{ApprovalPolicy, Decision, SandboxPolicy};
use threadwire_workspace::process::{Exit, Outcome};

use crate::support::World;

fn bash(script: &str) -> ShellRequest {
    ShellRequest::of_argv(["/bin/bash", "-c", script].map(str::to_owned).to_vec())
}

async fn outcome(world: &mut World, request: ShellRequest) -> Outcome {
    let result = world
        .turn(move |tools| async move { tools.shell(&request).await })
        .await;
    match result {
        ShellResult::Ended(outcome) => outcome,
        other => panic!("{other:?}"),
    }
}

/// Returns the resident memory of this process, in KiB.
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.unwrap()
        .trim()
        .trim_end_matches(" kB")
        .parse()
        .unwrap()
}

fn open_files() -> usize {
    std::fs::read_dir("/proc/self/fd").unwrap().count()
}

fn is_alive(id: &str) -> bool {
    std::fs::read_to_string(format!("/proc/{}/stat", id.trim())).is_ok_and(|stat| {
        stat.rsplit_once(") ")
            .is_some_and(|(_, rest)| !rest.starts_with('Z'))
    })
}

async fn wait_until(done: impl Fn() -> bool) {
    let waiting = async {
        while !done() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waiting)
        .await
        .expect("it happens in time");
}

#[tokio::test]
async fn nothing_is_left_of_a_call_that_is_given_up() {
    let mut world = World::open().await;
    let left = world.turn(|tools| async move {
        let sessions = tools.turn().state(Sessions::default);
        let request = bash("sleep 600");
        let call = tools.shell(&request);
        tokio::select! {
            result = call => panic!("{result:?}"),
            () = wait_until(|| !sessions.states().is_empty()) => {}
        }
        sessions.states()
    });
    assert_eq!(left.await, []);
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gigabyte_of_output_costs_time_only() {
    let mut world = World::open().await;
    let before = memory();
    let outcome = outcome(
        &mut world,
        bash("head -c 1073741824 /dev/zero | tr '\\0' x; echo end"),
    )
    .await;
    assert_eq!(outcome.exit, Exit::Code(0));
    assert!(
        outcome.stdout.len() < 2 * 1024 * 1024,
        "{}",
        outcome.stdout.len()
    );
    assert!(outcome.stdout.starts_with("xxx") && outcome.stdout.ends_with("xend\n"));
    assert!(outcome.stdout.contains(" bytes left out ..."));
    // This test itself holds the shown deltas, of 8 KiB at most each.
    let shown: usize = world.lines().iter().map(String::len).sum();
    assert!(shown < 100 * 1024 * 1024, "{shown}");
    assert!(
        memory() < before + 300 * 1024,
        "{} after {before}",
        memory()
    );
}

#[tokio::test]
async fn a_command_that_forks_and_ignores_the_polite_signal_ends() {
    let mut world = World::open().await;
    let script = "trap '' TERM; for i in 1 2 3; do (trap '' TERM; sleep 1000) & done; echo $$ > pid; wait; wait";
    let mut timeout = Duration::from_millis(500);
    let id = loop {
        let request = ShellRequest {
            timeout: Some(timeout),
            ..bash(script)
        };
        let outcome = outcome(&mut world, request).await;
        assert_eq!((outcome.exit, outcome.exit.code()), (Exit::TimedOut, 124));
        match world.read("pid") {
            Some(id) if !id.is_empty() => break id,
            // A busy machine needs more time until the command has begun.
            _ => timeout *= 4,
        }
        assert!(timeout < Duration::from_secs(60), "it never begins");
    };
    wait_until(|| !is_alive(&id)).await;
}

#[tokio::test]
async fn bytes_that_are_no_text_are_replaced() {
    let mut world = World::open().await;
    let outcome = outcome(
        &mut world,
        bash(r"printf 'a\xff\xc3'; sleep 0.1; printf '\xa4b\xe2\x82'"),
    )
    .await;
    assert_eq!(outcome.stdout, "a\u{fffd}äb\u{fffd}");
}

/// Uses everything that opens files or starts processes.
async fn everything(tools: Tools) {
    tools.shell(&bash("echo a; exit 1")).await;
    let endless = ShellRequest {
        timeout: Some(Duration::from_millis(50)),
        ..bash("sleep 1000")
    };
    tools.shell(&endless).await;
    let unknown = vec!["/no/such/program".to_owned()];
    tools.shell(&ShellRequest::of_argv(unknown)).await;
    let request = ExecRequest {
        command: "read x; echo $x".to_owned(),
        login: Some(false),
        terminal: true,
        patience: Some(Duration::from_millis(250)),
        ..ExecRequest::default()
    };
    let output = tools.exec(&request).await.unwrap();
    let request = StdinRequest {
        session: output.session.unwrap(),
        text: "x\n".to_owned(),
        patience: Some(Duration::from_secs(30)),
        ..StdinRequest::default()
    };
    let output = tools.write_stdin(&request).await.unwrap();
    assert_eq!(output.exit_code, Some(0));
    for patch in [
        "*** Begin Patch\n*** Add File: a\n+x\n*** End Patch",
        "*** Begin Patch\n*** Update File: none\n@@\n-x\n*** End Patch",
    ] {
        tools.patch(patch).await;
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn neither_processes_nor_files_are_left() {
    // In a process of its own, because the other tests open files, too.
    if std::env::var_os("COUNT_FILES").is_none() {
        let output = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "faults::neither_processes_nor_files_are_left"])
            .env("COUNT_FILES", "1")
            .output()
            .unwrap();
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stdout)
        );
        return;
    }
    let mut world = World::open().await;
    // The first round starts long-lived processes, such as the guard.
    world.turn(everything).await;
    let (files, children) = (open_files(), children());
    for _ in 0..5 {
        world.turn(everything).await;
    }
    wait_until(|| open_files() <= files).await;
    assert_eq!(self::children(), children);
}

/// Returns the child processes of this process that are left, zombies included.
fn children() -> Vec<String> {
    let mut all = Vec::new();
    for thread in std::fs::read_dir("/proc/self/task").unwrap() {
        let children = std::fs::read_to_string(thread.unwrap().path().join("children"));
        all.extend(children.unwrap().split_whitespace().map(str::to_owned));
    }
    all
}

#[tokio::test]
async fn a_file_that_changed_while_a_patch_waited_for_consent_is_not_overwritten() {
    let mut world = World::new(ApprovalPolicy::Untrusted, SandboxPolicy::DangerFullAccess).await;
    world.write("a", "1\n");
    let file = world.cwd().join("a");
    let result = world
        .start(|tools| async move {
            tools
                .patch("*** Begin Patch\n*** Update File: a\n@@\n-1\n+2\n*** End Patch")
                .await
        })
        .await;
    world.before_answer = Some(Box::new(move || std::fs::write(file, "changed\n").unwrap()));
    world.answers = [Decision::Accept].into();
    world.until_turn_ended().await;
    let result = result.await.unwrap();
    let PatchResult::Failed(message) = result else {
        panic!("{result:?}");
    };
    assert!(
        message.ends_with("was changed after the patch was checked: read it again"),
        "{message}"
    );
    assert_eq!(world.read("a").as_deref(), Some("changed\n"));
    assert_eq!(
        world.lines(),
        [
            "started change InProgress",
            "ask",
            "completed change Failed"
        ]
    );
}

#[tokio::test]
async fn a_full_device_is_an_error_of_the_command() {
    let mut world = World::open().await;
    let outcome = outcome(&mut world, bash("echo x > /dev/full")).await;
    assert_eq!(outcome.exit, Exit::Code(1));
    assert!(
        outcome.stdout.contains("No space left on device"),
        "{}",
        outcome.stdout
    );
}

#[tokio::test]
async fn a_pipe_in_the_place_of_a_file_holds_nothing_up() {
    let mut world = World::new(ApprovalPolicy::Never, SandboxPolicy::DangerFullAccess).await;
    let pipe = world.dir.path().join("work/pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    for place in ["pipe", "/dev/zero"] {
        let written = world.turn(move |tools| async move {
            let patch = tools.write_patch(place, "x").await;
            (patch, tools.write(place, "x").await)
        });
        let (patch, result) = tokio::time::timeout(Duration::from_secs(60), written)
            .await
            .expect("it waits for nobody");
        assert!(patch.contains("*** Add File"), "{patch}");
        assert!(!matches!(result, PatchResult::Applied(_)), "{result:?}");
    }
}
