//! Approval requests of commands, and the sandbox that a command then runs in.

use threadwire_agent::tools::{ExecRequest, PatchResult, ShellRequest, ShellResult, Tools};
use threadwire_engine::{
    ApprovalCategories, ApprovalPolicy, Ask, AskKind, Decision, ItemId, SandboxPolicy,
};
use threadwire_workspace::{process::Exit, sandbox};

use crate::support::{World, reason};

const RETRY: Option<&str> = Some("command failed; retry without sandbox?");

/// Returns whether this machine has a sandbox for commands; without one there is nothing to test.
pub(crate) fn can_confine() -> bool {
    let found = sandbox::detect();
    found.bubblewrap.is_ok() || (found.landlock.is_ok() && found.mounts.is_ok())
}

fn workspace_write() -> SandboxPolicy {
    SandboxPolicy::WorkspaceWrite {
        writable_roots: Vec::new(),
        network: false,
        exclude_tmpdir_env_var: true,
        exclude_slash_tmp: true,
    }
}

fn granular(sandbox: bool) -> ApprovalPolicy {
    ApprovalPolicy::ByCategory(ApprovalCategories {
        sandbox,
        ..ApprovalCategories::default()
    })
}

/// Returns a command that does not read the shell profile of the user who runs the tests.
fn shell(command: &str, escalate: bool) -> ShellRequest {
    let argv = ["/bin/bash", "-c", command].map(str::to_owned).to_vec();
    ShellRequest {
        escalate,
        ..ShellRequest::of_argv(argv)
    }
}

/// Runs a command with the prepared answers and returns its exit code, or the reason why it did not run.
async fn run(world: &mut World, request: ShellRequest) -> Result<i32, String> {
    let result = world
        .turn(move |tools| async move { tools.shell(&request).await })
        .await;
    match result {
        ShellResult::Ended(outcome) => Ok(outcome.exit.code()),
        ShellResult::Refused(reason) => Err(reason),
        other => Err(format!("{other:?}")),
    }
}

#[tokio::test]
async fn a_denied_command_is_offered_without_its_sandbox_where_the_policy_says_so() {
    if !can_confine() {
        return;
    }
    // Policy, answers, reasons in the approval requests, exit code, whether the file was written.
    type Case = (
        ApprovalPolicy,
        Vec<Decision>,
        Vec<Option<&'static str>>,
        Result<i32, &'static str>,
        bool,
    );
    let cases: Vec<Case> = vec![
        (ApprovalPolicy::OnRequest, vec![], vec![], Ok(1), false),
        (ApprovalPolicy::Never, vec![], vec![], Ok(1), false),
        (
            ApprovalPolicy::OnFailure,
            vec![Decision::Accept],
            vec![RETRY],
            Ok(0),
            true,
        ),
        (
            ApprovalPolicy::OnFailure,
            vec![Decision::Decline],
            vec![RETRY],
            Err("Declined"),
            false,
        ),
        (
            granular(true),
            vec![Decision::Accept],
            vec![RETRY],
            Ok(0),
            true,
        ),
        (granular(false), vec![], vec![], Ok(1), false),
        // What was approved before it ran is the command in its sandbox.
        (
            ApprovalPolicy::Untrusted,
            vec![Decision::Accept],
            vec![None],
            Ok(1),
            false,
        ),
    ];
    for (policy, answers, reasons, expected, written) in cases {
        let mut world = World::new(policy.clone(), workspace_write()).await;
        world.answers = answers.into();
        let result = run(&mut world, shell("echo x > ../outside", false)).await;
        assert_eq!(result, expected.map_err(str::to_owned), "{policy:?}");
        let asked: Vec<_> = world.asked.iter().map(|ask| reason(ask)).collect();
        assert_eq!(asked, reasons, "{policy:?}");
        assert_eq!(
            world.dir.path().join("outside").exists(),
            written,
            "{policy:?}"
        );
    }
}

#[tokio::test]
async fn what_the_sandbox_allows_runs_unasked() {
    if !can_confine() {
        return;
    }
    for policy in [
        ApprovalPolicy::OnRequest,
        ApprovalPolicy::OnFailure,
        ApprovalPolicy::Never,
    ] {
        let mut world = World::new(policy, workspace_write()).await;
        assert_eq!(
            run(&mut world, shell("echo x > inside", false)).await,
            Ok(0)
        );
        assert_eq!(
            run(&mut world, shell("exit 3", false)).await,
            Ok(3),
            "no denial"
        );
        assert_eq!(world.read("inside").as_deref(), Some("x\n"));
    }
}

#[tokio::test]
async fn a_folder_that_guides_agents_cannot_be_made_and_a_replaced_link_is_warned_of() {
    if !can_confine() {
        return;
    }
    let mut world = World::new(ApprovalPolicy::Never, workspace_write()).await;
    let script = "mkdir other && mkdir -p .agents/skills";
    assert_eq!(run(&mut world, shell(script, false)).await, Ok(1));
    assert!(!world.cwd().join(".agents/skills").exists());
    std::fs::create_dir(world.cwd().join("settings")).unwrap();
    std::os::unix::fs::symlink("settings", world.cwd().join(".codex")).unwrap();
    let script = "echo x > .codex/config.toml";
    assert_eq!(run(&mut world, shell(script, false)).await, Ok(1));
    let script = "rm .codex && mkdir .codex";
    assert_eq!(run(&mut world, shell(script, false)).await, Ok(0));
    let warnings: Vec<_> = world
        .lines()
        .into_iter()
        .filter(|line| line.starts_with("warning "))
        .collect();
    let link = world.cwd().canonicalize().unwrap().join(".codex");
    let expected = format!(
        "warning a command replaced the link {}, which can change what agents do here: look at it before you go on",
        link.display()
    );
    assert_eq!(warnings, [expected]);
}

#[tokio::test]
async fn leaving_the_sandbox_is_asked_for_on_request_only() {
    let text = |policy: &str| {
        format!(
            "approval policy is {policy}; reject command — you cannot ask for escalated permissions if the approval \
             policy is {policy}"
        )
    };
    for (policy, expected) in [
        (ApprovalPolicy::Never, text("Never")),
        (ApprovalPolicy::OnFailure, text("OnFailure")),
        (
            granular(false),
            text(
                "Granular(GranularApprovalConfig { sandbox_approval: false, rules: false, skill_approval: false, \
                 request_permissions: false, mcp_elicitations: false })",
            ),
        ),
    ] {
        let mut world = World::new(policy, workspace_write()).await;
        let result = run(&mut world, shell("echo x > ../outside", true)).await;
        assert_eq!(result, Err(expected));
        assert!(!world.dir.path().join("outside").exists());
    }
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    world.answers = [Decision::Accept].into();
    assert_eq!(
        run(&mut world, shell("echo x > ../outside", true)).await,
        Ok(0)
    );
    assert!(world.dir.path().join("outside").exists());
    // There is no sandbox to leave.
    for policy in [ApprovalPolicy::OnRequest, granular(true)] {
        let mut world = World::new(policy, SandboxPolicy::DangerFullAccess).await;
        let result = run(&mut world, shell("echo x > ../outside", true)).await;
        assert_eq!(result, Ok(0));
    }
}

#[tokio::test]
async fn consent_for_the_session_covers_the_identical_command() {
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    world.answers = [
        Decision::AcceptForSession,
        Decision::Decline,
        Decision::Decline,
    ]
    .into();
    assert_eq!(
        run(&mut world, shell("echo x > ../outside", true)).await,
        Ok(0)
    );
    assert_eq!(
        run(&mut world, shell("echo x > ../outside", true)).await,
        Ok(0)
    );
    assert_eq!(world.asked.len(), 1, "the second is covered");
    let other = run(&mut world, shell("echo y > ../outside", true)).await;
    assert_eq!(other, Err("Declined".to_owned()));
    let elsewhere = ShellRequest {
        cwd: Some("..".into()),
        ..shell("echo x > ../outside", true)
    };
    assert_eq!(run(&mut world, elsewhere).await, Err("Declined".to_owned()));
}

#[tokio::test]
async fn consent_without_a_terminal_is_none_for_one() {
    let exec = |terminal: bool| ExecRequest {
        command: "true".to_owned(),
        login: Some(false),
        terminal,
        escalate: true,
        ..ExecRequest::default()
    };
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    world.answers = [Decision::AcceptForSession, Decision::AcceptForSession].into();
    for (terminal, asked) in [(false, 1), (false, 1), (true, 2), (true, 2), (false, 2)] {
        let request = exec(terminal);
        world
            .turn(|tools| async move { tools.exec(&request).await })
            .await
            .unwrap();
        assert_eq!(world.asked.len(), asked, "{terminal}");
    }
}

/// Returns the command that a client shows with an approval request.
fn shown(ask: &Ask) -> &str {
    match &ask.kind {
        AskKind::Command { command, .. } => command,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn another_program_with_the_name_of_a_shell_is_shown() {
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    world.write("tools/bash", "");
    let program = world.cwd().join("tools/bash").display().to_string();
    let [by_path, by_name] = [&program, "tools/bash"].map(|program| ShellRequest {
        escalate: true,
        ..ShellRequest::of_argv([program, "-lc", "ls"].map(str::to_owned).to_vec())
    });
    world.answers = [Decision::Decline, Decision::Decline].into();
    let work = move |tools: Tools| async move {
        tools.shell(&by_path).await;
        tools.shell(&by_name).await;
    };
    world.turn(work).await;
    let asked: Vec<_> = world.asked.iter().map(|ask| shown(ask)).collect();
    let whole = format!("{program} -lc ls");
    assert_eq!(asked, [&whole, "tools/bash -lc ls"]);
}

#[tokio::test]
async fn what_only_reads_is_harmless_where_nothing_but_the_policy_asks() {
    let mut world = World::new(ApprovalPolicy::Untrusted, workspace_write()).await;
    let rules = world.dir.path().join("home/rules");
    std::fs::create_dir_all(&rules).unwrap();
    let rule = "prefix_rule(pattern=[\"cat\"], decision=\"prompt\")\n";
    std::fs::write(rules.join("a.rules"), rule).unwrap();
    world.write("tools/bash", "");
    let program = world.cwd().join("tools/bash").display().to_string();
    let of_argv = ShellRequest::of_argv([&program, "-c", "ls"].map(str::to_owned).to_vec());
    for (request, harmless) in [
        (shell("ls", false), true),
        (shell("ls && pwd", false), true),
        (shell("ls", true), false),
        (shell("ls > x", false), false),
        (shell("touch x", false), false),
        (shell("cat x", false), false),
        (of_argv, false),
    ] {
        let told = format!("{request:?}");
        world.answers = [Decision::Decline].into();
        let _ = run(&mut world, request).await;
        assert_eq!(world.asked.pop().unwrap().harmless, harmless, "{told}");
    }
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    world.answers = [Decision::Decline].into();
    let _ = run(&mut world, shell("ls", true)).await;
    assert!(!world.asked[0].harmless, "the agent asks");
}

#[tokio::test]
async fn a_rule_without_words_is_not_kept() {
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    world.answers = [Decision::AcceptAlways {
        prefix: Some(Vec::new()),
    }]
    .into();
    assert_eq!(run(&mut world, shell("touch ../a", true)).await, Ok(0));
    let file = world.dir.path().join("home/rules/default.rules");
    assert!(!file.exists());
    let warning = format!(
        "warning Failed to apply execpolicy amendment: failed to update rules file {}: prefix rule requires at least \
         one token",
        file.display()
    );
    assert!(world.lines().contains(&warning));
    // Nothing was allowed but this one command.
    world.answers = [Decision::Decline].into();
    let _ = run(&mut world, shell("touch ../a", true)).await;
    assert_eq!(world.asked.len(), 2);
}

#[tokio::test]
async fn consent_for_a_link_ends_when_it_leads_elsewhere() {
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    let link = world.cwd().join("link");
    for name in ["one", "other"] {
        std::fs::write(world.dir.path().join(name), "old\n").unwrap();
    }
    world.answers = [Decision::AcceptForSession, Decision::Decline].into();
    for (target, old, new) in [
        ("../one", "old", "new"),
        ("../one", "new", "newer"),
        ("../other", "old", "new"),
    ] {
        let _ = std::fs::remove_file(&link);
        std::os::unix::fs::symlink(target, &link).unwrap();
        let patch =
            format!("*** Begin Patch\n*** Update File: link\n@@\n-{old}\n+{new}\n*** End Patch");
        world
            .turn(move |tools| async move { tools.patch(&patch).await })
            .await;
    }
    assert_eq!(world.asked.len(), 2, "the second patch is covered");
    let read = |name: &str| std::fs::read_to_string(world.dir.path().join(name)).unwrap();
    assert_eq!(
        (read("one"), read("other")),
        ("newer\n".into(), "old\n".into())
    );
}

#[tokio::test]
async fn an_approved_patch_is_written_where_it_led_when_it_was_shown() {
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    let dir = world.dir.path().to_owned();
    for folder in ["keys", "work/sub"] {
        std::fs::create_dir_all(dir.join(folder)).unwrap();
    }
    world.answers = [Decision::Accept].into();
    let [sub, keys] = ["work/sub", "keys"].map(|name| dir.join(name));
    // A command in the background does this while the user reads.
    world.before_answer = Some(Box::new(move || {
        std::fs::remove_dir(&sub).unwrap();
        std::os::unix::fs::symlink(keys, sub).unwrap();
    }));
    let patch = "*** Begin Patch\n*** Add File: ../note\n+x\n*** Add File: sub/authorized\n+x\n*** End Patch";
    let result = world
        .turn(move |tools| async move { tools.patch(patch).await })
        .await;
    let file = world.cwd().join("sub/authorized");
    let failed = format!("Failed to write file {}", file.display());
    assert!(
        matches!(&result, PatchResult::Failed(told) if told.starts_with(&failed)),
        "{result:?}"
    );
    assert_eq!(std::fs::read_dir(dir.join("keys")).unwrap().count(), 0);
    assert!(!dir.join("note").exists());
}

#[tokio::test]
async fn a_link_that_leads_nowhere_is_decided_about_where_it_leads() {
    let patch = "*** Begin Patch\n*** Add File: link\n+x\n*** End Patch";
    for (target, approval, is_asked, is_written) in [
        ("new", ApprovalPolicy::OnRequest, false, true),
        ("deep/new", ApprovalPolicy::OnRequest, false, true),
        ("../out/new", ApprovalPolicy::OnRequest, true, false),
        ("../out/new", ApprovalPolicy::Never, false, false),
        // What guides agents is protected, whether it exists or not.
        (".codex/config.toml", ApprovalPolicy::OnRequest, true, false),
        (".git/hooks/pre-commit", ApprovalPolicy::Never, false, false),
    ] {
        let mut world = World::new(approval, workspace_write()).await;
        world.answers = [Decision::Decline].into();
        std::fs::create_dir(world.dir.path().join("out")).unwrap();
        std::os::unix::fs::symlink(target, world.cwd().join("link")).unwrap();
        let result = world
            .turn(move |tools| async move { tools.patch(patch).await })
            .await;
        assert_eq!(world.asked.len(), usize::from(is_asked), "{target}");
        let applied = matches!(result, PatchResult::Applied(_));
        assert_eq!(applied, is_written, "{target}: {result:?}");
        assert_eq!(world.cwd().join(target).exists(), is_written, "{target}");
    }
}

#[tokio::test]
async fn the_diff_of_a_turn_has_a_file_that_moved_onto_itself() {
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    std::fs::create_dir(world.cwd().join("sub")).unwrap();
    std::fs::write(world.cwd().join("sub/a"), "old\n").unwrap();
    std::os::unix::fs::symlink("sub", world.cwd().join("link")).unwrap();
    let patch = "*** Begin Patch\n*** Update File: sub/a\n*** Move to: link/a\n@@\n-old\n+new\n*** End Patch";
    let result = world
        .turn(move |tools| async move { tools.patch(patch).await })
        .await;
    assert!(matches!(result, PatchResult::Applied(_)), "{result:?}");
    let diff = world.diffs().pop().unwrap();
    assert!(diff.contains("-old\n+new"), "{diff}");
    assert!(!diff.contains("deleted file"), "{diff}");
}

#[tokio::test]
async fn a_model_cannot_have_a_rule_kept_that_does_not_fit_its_command() {
    for prefix in [&[][..], &["rm".to_owned()]] {
        let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
        world.answers = [Decision::AcceptAlways { prefix: None }].into();
        let request = ShellRequest {
            prefix: Some(prefix.to_vec()),
            ..shell("touch ../a", true)
        };
        assert_eq!(run(&mut world, request).await, Ok(0));
        let file = world.dir.path().join("home/rules/default.rules");
        assert_eq!(
            std::fs::read_to_string(file).unwrap(),
            "prefix_rule(pattern=[\"touch\",\"../a\"], decision=\"allow\")\n"
        );
    }
}

#[tokio::test]
async fn a_command_that_is_always_allowed_leaves_the_sandbox_unasked() {
    let mut world = World::new(ApprovalPolicy::OnRequest, workspace_write()).await;
    world.answers = [Decision::AcceptAlways {
        prefix: Some(vec!["touch".into()]),
    }]
    .into();
    assert_eq!(run(&mut world, shell("touch ../a", true)).await, Ok(0));
    assert_eq!(run(&mut world, shell("touch ../b", false)).await, Ok(0));
    assert!(world.dir.path().join("b").exists());
    let rules = std::fs::read_to_string(world.dir.path().join("home/rules/default.rules")).unwrap();
    assert_eq!(
        rules,
        "prefix_rule(pattern=[\"touch\"], decision=\"allow\")\n"
    );
}

#[tokio::test]
async fn sessions_ask_and_are_told_like_commands() {
    let exec = |command: &str, escalate: bool| ExecRequest {
        command: command.to_owned(),
        login: Some(false),
        escalate,
        ..ExecRequest::default()
    };
    let declined =
        "exec_command failed: CreateProcess { message: \"Rejected(\\\"rejected by user\\\")\" }";
    let mut world = World::new(ApprovalPolicy::Untrusted, SandboxPolicy::DangerFullAccess).await;
    world.answers = [Decision::Decline, Decision::Accept, Decision::Decline].into();
    let (first, second, third) = world
        .turn(move |tools: Tools| async move {
            let first = tools
                .for_call(ItemId::from("call_1"))
                .exec(&exec("touch a", false))
                .await;
            let second = tools
                .for_call(ItemId::from("call_2"))
                .exec(&exec("touch a", false))
                .await;
            let third = tools.exec(&exec("touch b", true)).await;
            (first, second, third)
        })
        .await;
    assert_eq!(first.unwrap_err().for_exec().as_deref(), Some(declined));
    assert_eq!(second.unwrap().exit_code, Some(0));
    assert_eq!(third.unwrap_err().for_exec().as_deref(), Some(declined));
    let lines = world.lines();
    assert_eq!(
        lines[..7],
        [
            "started call_1 InProgress",
            "ask",
            "completed call_1 Declined",
            "started call_2 InProgress",
            "ask",
            "changed call_2 InProgress",
            "completed call_2 Completed 0",
        ]
    );
}

#[tokio::test]
async fn a_denied_session_is_offered_without_its_sandbox() {
    if !can_confine() {
        return;
    }
    let mut world = World::new(ApprovalPolicy::OnFailure, workspace_write()).await;
    world.answers = [Decision::Accept].into();
    let output = world
        .turn(|tools| async move {
            let request = ExecRequest {
                command: "touch ../outside && echo done".to_owned(),
                login: Some(false),
                ..ExecRequest::default()
            };
            tools.for_call(ItemId::from("call_1")).exec(&request).await
        })
        .await
        .unwrap();
    assert_eq!((output.exit_code, &output.text[..]), (Some(0), "done\n"));
    let lines = world.lines();
    assert_eq!(lines[0], "started call_1 InProgress");
    assert_eq!(
        lines[2..],
        [
            "ask",
            "changed call_1 InProgress",
            "output done\n",
            "completed call_1 Completed 0: done\n"
        ]
    );
    assert_eq!(reason(&world.asked[0]), RETRY);
}

#[tokio::test]
async fn the_program_of_an_argument_list_runs_as_it_is() {
    let mut world = World::open().await;
    let argv = ["printf", "%s|", "a b", "$HOME"]
        .map(str::to_owned)
        .to_vec();
    let result = world
        .turn(|tools| async move { tools.shell(&ShellRequest::of_argv(argv)).await })
        .await;
    let ShellResult::Ended(outcome) = result else {
        panic!("{result:?}");
    };
    assert_eq!(
        (outcome.exit, &outcome.stdout[..]),
        (Exit::Code(0), "a b|$HOME|")
    );
}

#[tokio::test]
async fn our_own_home_is_no_writable_place() {
    let dir = tempfile::tempdir().unwrap();
    let sandbox = SandboxPolicy::WorkspaceWrite {
        writable_roots: vec![dir.path().to_owned()],
        network: false,
        exclude_tmpdir_env_var: true,
        exclude_slash_tmp: true,
    };
    let mut world = World::within(dir, ApprovalPolicy::OnRequest, sandbox).await;
    world.answers = [Decision::Decline].into();
    for place in ["../beside", "../home/config.toml"] {
        let patch = format!("*** Begin Patch\n*** Add File: {place}\n+x\n*** End Patch");
        world
            .turn(move |tools| async move { tools.patch(&patch).await })
            .await;
    }
    assert_eq!(world.asked.len(), 1);
    assert!(world.dir.path().join("beside").exists());
    assert!(!world.dir.path().join("home/config.toml").exists());
}
