//! Commands in sessions.

use std::time::Duration;

use threadwire_agent::tools::{
    ExecOutput, ExecRequest, ShellRequest, StdinError, StdinRequest, Tools,
};
use threadwire_engine::{ApprovalPolicy, ItemId, SandboxPolicy, TurnStatus};

use crate::{approvals::can_confine, support::World};

/// The wait for short shell commands. On a busy machine it may end before the output comes: see [`read_on`].
const SHORT: Option<Duration> = Some(Duration::from_millis(1500));

fn named(tools: &Tools, id: &str) -> Tools {
    tools.for_call(ItemId::from(id))
}

fn run(command: &str) -> ExecRequest {
    ExecRequest {
        command: command.to_owned(),
        login: Some(false),
        ..ExecRequest::default()
    }
}

fn typed(session: u32, text: &str) -> StdinRequest {
    StdinRequest {
        session,
        text: text.to_owned(),
        patience: SHORT,
        ..StdinRequest::default()
    }
}

/// Returns the tool output for the model, without parts that differ from run to run.
/// Reads what a running command writes until it ends with `last`.
async fn read_on(tools: &Tools, output: ExecOutput, last: &str) -> String {
    let mut text = output.text;
    while !text.ends_with(last) {
        let request = typed(output.session.unwrap(), "");
        text += &tools.write_stdin(&request).await.unwrap().text;
    }
    text
}

fn told(output: &ExecOutput) -> String {
    let text = output.for_model();
    let (first, rest) = text.split_once('\n').unwrap();
    assert!(
        first.starts_with("Chunk ID: ") && first.len() == 16,
        "{first}"
    );
    let (second, rest) = rest.split_once('\n').unwrap();
    let time = second.strip_prefix("Wall time: ").unwrap();
    let time = time.strip_suffix(" seconds").unwrap();
    assert_eq!(time.split_once('.').unwrap().1.len(), 4, "{second}");
    rest.to_owned()
}

#[tokio::test]
async fn a_short_command_answers_when_it_ends() {
    let mut world = World::open().await;
    let output = world
        .turn(|tools| async move { named(&tools, "call_1").exec(&run("echo hi; exit 3")).await })
        .await
        .unwrap();
    assert_eq!(
        told(&output),
        "Process exited with code 3\nOriginal token count: 1\nOutput:\nhi\n"
    );
    assert_eq!(
        world.lines(),
        [
            "started call_1 InProgress",
            "output hi\n",
            "completed call_1 Failed 3: hi\n"
        ]
    );
}

#[tokio::test]
async fn a_terminal_is_typed_into_until_it_ends() {
    let mut world = World::open().await;
    world
        .turn(|tools| async move {
            let request = ExecRequest {
                terminal: true,
                patience: SHORT,
                ..run("echo a; read x; echo got $x; read y; exit 4")
            };
            let output = named(&tools, "call_1").exec(&request).await.unwrap();
            let session = output.session.unwrap();
            let running =
                format!("Process running with session ID {session}\nOriginal token count: ");
            assert!(told(&output).starts_with(&running));
            assert_eq!(read_on(&tools, output, "\n").await, "a\r\n");
            let output = tools.write_stdin(&typed(session, "yo\n")).await.unwrap();
            assert_eq!(output.session, Some(session));
            let answer = read_on(&tools, output, "got yo\r\n").await;
            assert_eq!(answer, "yo\r\ngot yo\r\n");
            let request = StdinRequest {
                patience: Some(Duration::from_secs(30)),
                ..typed(session, "z\n")
            };
            let output = tools.write_stdin(&request).await.unwrap();
            assert_eq!(
                told(&output),
                "Process exited with code 4\nOriginal token count: 1\nOutput:\nz\r\n"
            );
            let gone = tools.write_stdin(&typed(session, "z\n")).await.unwrap_err();
            assert_eq!(gone, StdinError::UnknownSession(session));
            assert_eq!(
                gone.to_string(),
                format!("write_stdin failed: Unknown process id {session}")
            );
        })
        .await;
    let lines = world.lines();
    assert_eq!(
        lines.last().unwrap(),
        "completed call_1 Failed 4: a\r\nyo\r\ngot yo\r\nz\r\n"
    );
}

#[tokio::test]
async fn without_a_terminal_there_is_no_input() {
    let mut world = World::open().await;
    world
        .turn(|tools| async move {
            let request = ExecRequest {
                patience: SHORT,
                ..run("read x; echo \"got $x\"; sleep 1000")
            };
            let output = tools.exec(&request).await.unwrap();
            let session = output.session.unwrap();
            assert_eq!(read_on(&tools, output, "\n").await, "got \n");
            let closed = tools.write_stdin(&typed(session, "x")).await;
            assert_eq!(
                closed.unwrap_err().to_string(),
                "write_stdin failed: stdin is closed for this session; rerun exec_command with tty=true to keep stdin open"
            );
        })
        .await;
}

#[tokio::test]
async fn ctrl_c_interrupts_a_command_without_a_terminal() {
    let confined = SandboxPolicy::ReadOnly { network: false };
    let confined = can_confine().then_some(confined);
    for sandbox in [SandboxPolicy::DangerFullAccess]
        .into_iter()
        .chain(confined)
    {
        let mut world = World::new(ApprovalPolicy::Never, sandbox).await;
        world
            .turn(|tools| async move {
                let request = ExecRequest {
                    patience: SHORT,
                    ..run("trap 'echo INT; exit 9' INT; echo on; while :; do sleep 0.05; done")
                };
                let output = tools.exec(&request).await.unwrap();
                let session = output.session.unwrap();
                assert_eq!(read_on(&tools, output, "\n").await, "on\n");
                let interrupt = StdinRequest {
                    patience: Some(Duration::from_secs(30)),
                    ..typed(session, "\x03")
                };
                let output = tools.write_stdin(&interrupt).await.unwrap();
                assert_eq!((output.exit_code, &output.text[..]), (Some(9), "INT\n"));
            })
            .await;
    }
}

#[tokio::test]
async fn a_command_outlives_its_turn_and_completes_its_item() {
    let mut world = World::open().await;
    let session = world
        .turn(|tools| async move {
            let request = ExecRequest {
                patience: SHORT,
                ..run("until [ -e go ]; do sleep 0.01; done; echo end")
            };
            let output = named(&tools, "call_1").exec(&request).await.unwrap();
            output.session.unwrap()
        })
        .await;
    assert_eq!(world.lines(), ["started call_1 InProgress"]);
    world.write("go", "");
    world.until("completed call_1").await;
    assert_eq!(
        world.lines(),
        ["output end\n", "completed call_1 Completed 0: end\n"]
    );
    let output = world
        .turn(move |tools| async move { tools.write_stdin(&typed(session, "")).await })
        .await
        .unwrap();
    assert_eq!((output.exit_code, &output.text[..]), (Some(0), "end\n"));
}

#[tokio::test]
async fn an_interrupted_turn_leaves_its_command_running_and_the_thread_ends_it() {
    let mut world = World::open().await;
    let result = world
        .start(|tools| async move {
            let request = ExecRequest {
                patience: Some(Duration::from_secs(30)),
                ..run("echo $$ > pid; echo on; sleep 1000")
            };
            named(&tools, "call_1").exec(&request).await
        })
        .await;
    world.until("output on").await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.until_turn_ended().await, TurnStatus::Interrupted);
    assert!(result.await.unwrap().unwrap_err().for_exec().is_none());
    let id = world.read("pid").unwrap();
    let alive = || std::path::Path::new(&format!("/proc/{}/exe", id.trim())).exists();
    assert!(alive());
    world.lines();
    world.engine.shutdown().await;
    world.until("completed").await;
    assert_eq!(world.lines(), ["completed call_1 Failed -1: on\n"]);
    let World { engine, thread, .. } = world;
    drop((engine, thread));
    let gone = async {
        while alive() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), gone)
        .await
        .expect("the command ended with its thread");
}

#[tokio::test]
async fn long_output_is_shortened_for_the_agent() {
    let mut world = World::open().await;
    let output = world
        .turn(|tools| async move {
            let request = ExecRequest {
                max_output_tokens: Some(50),
                ..run("seq 1 20000")
            };
            tools.exec(&request).await.unwrap()
        })
        .await;
    let at_most = world
        .turn(|tools| async move {
            let request = ExecRequest {
                max_output_tokens: Some(1_000_000),
                ..run("seq 1 20000")
            };
            tools.exec(&request).await.unwrap()
        })
        .await;
    // The agent cannot ask for more than what is told by default.
    assert!(told(&at_most).contains("…17224 tokens truncated…"));
    let told = told(&output);
    assert!(
        told.starts_with(
            "Process exited with code 0\nOriginal token count: 27224\nOutput:\n\
             Warning: truncated output (original token count: 27224)\nTotal output lines: 20000\n\n1\n2\n"
        ),
        "{told}"
    );
    assert!(
        told.contains("36\n3…27174 tokens truncated…984\n"),
        "{told}"
    );
}

#[tokio::test]
async fn what_cannot_start_fails_as_agents_know_it() {
    let mut world = World::open().await;
    let error = world
        .turn(|tools| async move {
            let request = ExecRequest {
                cwd: Some("/nonexistent".into()),
                ..run("cat")
            };
            named(&tools, "call_1").exec(&request).await.unwrap_err()
        })
        .await;
    assert_eq!(
        error.for_exec().unwrap(),
        "exec_command failed: CreateProcess { message: \"Rejected(\\\"Failed to create unified exec process: No \
         such file or directory (os error 2)\\\")\" }"
    );
    assert_eq!(
        world.lines(),
        [
            "started call_1 InProgress",
            "completed call_1 Failed -1: Failed to create unified exec process: No such file or directory (os error 2)"
        ]
    );
}

#[tokio::test]
async fn commands_of_argument_lists_are_told_as_json() {
    let argv = |script: &str| ["bash", "-c", script].map(str::to_owned).to_vec();
    let cases = [
        (
            argv("echo hi"),
            None,
            r#"{"output":"hi\n","metadata":{"exit_code":0,"duration_seconds":T}}"#,
        ),
        (
            argv("echo a; sleep 1000"),
            Some(Duration::from_millis(700)),
            r#"{"output":"command timed out after N milliseconds\na\n","metadata":{"exit_code":124,"duration_seconds":T}}"#,
        ),
        (
            vec!["/no/such".to_owned()],
            None,
            "failed to start /no/such: No such file or directory (os error 2)",
        ),
        (Vec::new(), None, "command must not be empty"),
    ];
    for (argv, mut timeout, expected) in cases {
        let told = loop {
            let mut world = World::open().await;
            let request = ShellRequest {
                timeout,
                ..ShellRequest::of_argv(argv.clone())
            };
            let shell = move |tools: Tools| async move { tools.shell(&request).await };
            let told = world.turn(shell).await.for_model(10_000).unwrap();
            // Times differ.
            let told = replace_between(&told, "duration_seconds\":", "}", "T");
            let told = replace_between(&told, "timed out after ", " milli", "N");
            match &mut timeout {
                // A busy machine needs more time until the command has written.
                Some(time) if told != expected && *time < Duration::from_secs(30) => *time *= 4,
                _ => break told,
            }
        };
        assert_eq!(told, expected);
    }
}

fn replace_between(text: &str, start: &str, end: &str, with: &str) -> String {
    let Some((before, rest)) = text.split_once(start) else {
        return text.to_owned();
    };
    let (_, after) = rest.split_once(end).unwrap();
    format!("{before}{start}{with}{end}{after}")
}

#[tokio::test]
async fn commands_inherit_no_keys_of_models() {
    // Variables that cargo sets for tests.
    let config = "model_providers.x.env_key = \"CARGO_MANIFEST_DIR\"\n\
                  shell_environment_policy.set = { ADDED = \"yes\", PAGER = \"less\" }";
    let config = threadwire_workspace::config::parse(&config.parse().unwrap(), "test").unwrap();
    let environment = threadwire_workspace::config::CommandEnvironment::new(&config);
    let mut world = World::new(ApprovalPolicy::Never, SandboxPolicy::DangerFullAccess).await;
    let request = ExecRequest {
        command: "echo \"[$CARGO_MANIFEST_DIR][$CARGO_PKG_NAME][$ADDED][$PAGER]\"".to_owned(),
        login: Some(false),
        ..ExecRequest::default()
    };
    let output = world
        .turn(move |tools| async move { tools.with_environment(environment).exec(&request).await })
        .await;
    let seen = format!("{output:?}");
    assert!(seen.contains("[][threadwire-agent][yes][less]"), "{seen}");
}
