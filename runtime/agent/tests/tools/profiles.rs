//! Permission profiles: what commands, patches and tools of the server read and write under their rules.

use std::fs;

use threadwire_agent::tools::{ExecRequest, PatchResult};
use threadwire_engine::{
    ApprovalPolicy, AskKind, Decision, FileAccess, FilePlace, FileRule, PermissionProfile,
    Permissions, SandboxPolicy, SettingsChange,
};

use crate::{approvals::can_confine, support::World};

/// Creates a thread with rules and some files. Its sandbox, without the rules, would allow more.
async fn world(approval: ApprovalPolicy, rules: Vec<(FilePlace, FileAccess)>) -> World {
    let sandbox = SandboxPolicy::WorkspaceWrite {
        writable_roots: Vec::new(),
        network: false,
        exclude_tmpdir_env_var: true,
        exclude_slash_tmp: true,
    };
    let world = World::new(approval, sandbox.clone()).await;
    for file in [
        "work/file",
        "work/docs/file",
        "work/secret/key",
        "work/.env",
        "other/file",
    ] {
        let file = world.dir.path().join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "content\n").unwrap();
    }
    let change = SettingsChange {
        sandbox: Some(sandbox),
        profile: Some(PermissionProfile {
            id: "p".into(),
            extends: None,
            files: rules
                .into_iter()
                .map(|(place, access)| FileRule { place, access })
                .collect(),
            domains: None,
        }),
        ..SettingsChange::default()
    };
    let id = world.thread.id();
    world.engine.update_settings(id, change).await.unwrap();
    world
}

fn workspace(part: &str) -> FilePlace {
    FilePlace::Workspace(part.into())
}

/// The rules of most tests: reads everything, writes the workspace, with exceptions.
fn usual() -> Vec<(FilePlace, FileAccess)> {
    let pattern = FilePlace::Pattern {
        folder: None,
        glob: "**/.env".into(),
        depth: None,
    };
    vec![
        (FilePlace::Root, FileAccess::Read),
        (workspace(""), FileAccess::Write),
        (workspace("docs"), FileAccess::Read),
        (workspace("secret"), FileAccess::Deny),
        (pattern, FileAccess::Deny),
    ]
}

/// Runs a command and returns its output with its exit code.
async fn run(world: &mut World, command: &str, escalate: bool) -> String {
    let request = ExecRequest {
        command: command.to_owned(),
        shell: Some("/bin/bash".to_owned()),
        login: Some(false),
        escalate,
        ..ExecRequest::default()
    };
    let ran = world
        .turn(move |tools| async move { tools.exec(&request).await })
        .await;
    match ran {
        Ok(output) => format!("{:?} {}", output.exit_code, output.text),
        Err(not_run) => format!("{not_run:?}"),
    }
}

#[tokio::test]
async fn commands_obey_the_rules() {
    if !can_confine() {
        return;
    }
    let mut world = world(ApprovalPolicy::Never, usual()).await;
    for (command, works) in [
        ("cat file ../other/file && echo new > file", true),
        ("cat docs/file", true),
        ("echo new > docs/file", false),
        ("echo new > ../other/file", false),
        ("cat secret/key", false),
        ("cat .env", false),
        ("mv secret moved", false),
    ] {
        let told = run(&mut world, command, false).await;
        assert_eq!(told.starts_with("Some(0)"), works, "{command}: {told}");
    }
}

#[tokio::test]
async fn a_thread_keeps_what_denied_links_led_to() {
    if !can_confine() {
        return;
    }
    let rules = [usual(), vec![(workspace("link"), FileAccess::Deny)]].concat();
    let mut world = world(ApprovalPolicy::Never, rules).await;
    let work = world.dir.path().join("work");
    std::os::unix::fs::symlink("../other", work.join("link")).unwrap();
    let told = run(&mut world, "rm link && mkdir link", false).await;
    assert!(told.starts_with("Some(0)"), "{told}");
    let told = run(&mut world, "cat ../other/file", false).await;
    assert!(!told.contains("content"), "{told}");
    // A server that starts anew reads it there.
    let thread = world.thread.snapshot().await.thread;
    let stored = thread.extra.get("denied-paths").unwrap();
    let stored: serde_json::Value = serde_json::from_str(stored.get()).unwrap();
    let led = [world.dir.path().canonicalize().unwrap().join("other")];
    assert_eq!(
        stored[work.join("link").to_str().unwrap()],
        serde_json::json!(led)
    );
}

#[tokio::test]
async fn what_is_denied_is_in_no_diff() {
    if !can_confine() {
        return;
    }
    let mut world = world(ApprovalPolicy::Never, usual()).await;
    let made = std::process::Command::new("git")
        .args(["init", "-q"])
        .current_dir(world.cwd())
        .status();
    assert!(made.unwrap().success());
    let secret = world.cwd().join("secret/key");
    let request = |command: &str| ExecRequest {
        command: command.to_owned(),
        shell: Some("/bin/bash".to_owned()),
        login: Some(false),
        ..ExecRequest::default()
    };
    world
        .turn(move |tools| async move {
            tools.exec(&request("true > new")).await.unwrap();
            // Another program changes the file meanwhile.
            fs::write(secret, "key\n").unwrap();
            tools.exec(&request("echo new > file")).await.unwrap();
        })
        .await;
    let diffs = world.diffs().join("\n");
    assert!(diffs.contains("+new") && !diffs.contains("key"), "{diffs}");
}

#[tokio::test]
async fn an_approved_command_still_does_not_read_what_is_denied() {
    if !can_confine() {
        return;
    }
    let mut world = world(ApprovalPolicy::OnRequest, usual()).await;
    world.answers = vec![Decision::Accept; 3].into();
    for (command, works) in [
        ("echo new > ../other/file", true),
        ("cat secret/key", false),
        ("cat .env", false),
    ] {
        let told = run(&mut world, command, true).await;
        assert_eq!(told.starts_with("Some(0)"), works, "{command}: {told}");
    }
    assert_eq!(world.asked.len(), 3);
}

#[tokio::test]
async fn a_retry_without_the_sandbox_still_does_not_read_what_is_denied() {
    if !can_confine() {
        return;
    }
    let mut world = world(ApprovalPolicy::OnFailure, usual()).await;
    world.answers = vec![Decision::Accept; 2].into();
    let told = run(
        &mut world,
        "cat secret/key; echo new > ../other/file",
        false,
    )
    .await;
    assert!(told.starts_with("Some(0)"), "{told}");
    assert!(!told.contains("content"), "{told}");
    assert_eq!(world.asked.len(), 1);
}

#[tokio::test]
async fn a_list_of_readable_places_hides_all_others_until_more_is_granted() {
    if !can_confine() {
        return;
    }
    let rules = vec![
        (FilePlace::Minimal, FileAccess::Read),
        (workspace(""), FileAccess::Write),
    ];
    let mut world = world(ApprovalPolicy::OnRequest, rules).await;
    let told = run(&mut world, "cat file", false).await;
    assert!(told.contains("content"), "{told}");
    let told = run(&mut world, "cat ../other/file", false).await;
    assert!(!told.contains("content"), "{told}");
    world.answers = [Decision::AcceptForSession].into();
    world
        .turn(|tools| async move {
            let wanted = Permissions {
                read: vec!["../other".into()],
                ..Permissions::default()
            };
            tools.request_permissions(wanted, None).await;
        })
        .await;
    let told = run(&mut world, "cat ../other/file", false).await;
    assert!(told.contains("content"), "{told}");
}

#[tokio::test]
async fn what_is_denied_cannot_be_granted() {
    if !can_confine() {
        return;
    }
    let mut world = world(ApprovalPolicy::OnRequest, usual()).await;
    world.answers = [Decision::AcceptForSession].into();
    world
        .turn(|tools| async move {
            let wanted = Permissions {
                write: vec!["secret".into()],
                ..Permissions::default()
            };
            tools.request_permissions(wanted, None).await;
        })
        .await;
    let told = run(&mut world, "cat secret/key", false).await;
    assert!(!told.contains("content"), "{told}");
}

#[tokio::test]
async fn what_a_link_or_a_pattern_denies_is_neither_asked_for_nor_granted() {
    let mut rules = usual();
    let pattern = FilePlace::Pattern {
        folder: None,
        glob: "**/keys".into(),
        depth: None,
    };
    rules.extend([
        (pattern, FileAccess::Deny),
        (workspace("link/secret"), FileAccess::Deny),
    ]);
    let mut world = world(ApprovalPolicy::OnRequest, rules).await;
    let dir = world.dir.path().canonicalize().unwrap();
    std::os::unix::fs::symlink("../other", dir.join("work/link")).unwrap();
    let denied = ["../other/secret/in", "sub/keys/in"];
    for folder in denied {
        let folder = dir.join("work").join(folder);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("file"), "content\n").unwrap();
    }
    world.answers = [Decision::AcceptForSession].into();
    let read = world
        .turn(move |tools| async move {
            for more in [None, Some("../other")] {
                let wanted = |paths: &[&str]| paths.iter().chain(&more).map(Into::into).collect();
                let wanted = Permissions {
                    network: false,
                    read: wanted(&denied),
                    write: wanted(&denied),
                };
                tools.request_permissions(wanted, None).await;
            }
            let mut read = Vec::new();
            for folder in denied.into_iter().chain(["../other"]) {
                let file = format!("{folder}/file");
                read.push(tools.read_file(file.as_ref(), None, None).await.is_ok());
            }
            read
        })
        .await;
    assert_eq!(read, [false, false, true]);
    let asked: Vec<_> = world.asked.iter().map(|ask| &ask.kind).collect();
    let other = vec![dir.join("other")];
    assert!(
        matches!(asked[..], [AskKind::Permissions { permissions, .. }]
            if permissions.read == other && permissions.write == other),
        "{asked:?}"
    );
}

#[tokio::test]
async fn patches_and_files_that_the_server_reads_obey_the_rules() {
    let mut world = world(ApprovalPolicy::OnRequest, usual()).await;
    world.answers = [Decision::Decline].into();
    let results = world
        .turn(|tools| async move {
            let update = |file: &str| {
                format!("*** Begin Patch\n*** Update File: {file}\n@@\n-content\n+new\n*** End Patch\n")
            };
            let removed = "*** Begin Patch\n*** Delete File: .env\n*** End Patch\n";
            let moved = "*** Begin Patch\n*** Update File: file\n*** Move to: secret/file\n@@\n-content\n+new\n*** End Patch\n";
            [
                tools.patch(&update("file")).await,
                tools.patch(&update("docs/file")).await,
                tools.patch(&update("secret/key")).await,
                tools.patch(removed).await,
                tools.patch(moved).await,
            ]
        })
        .await;
    let [file, docs, denied @ ..] = &results;
    assert!(matches!(file, PatchResult::Applied(_)), "{file:?}");
    assert!(matches!(docs, PatchResult::Declined), "{docs:?}");
    for denied in denied {
        assert!(matches!(denied, PatchResult::Refused(_)), "{denied:?}");
    }
    let read = world
        .turn(|tools| async move {
            let mut read = Vec::new();
            for file in ["file", "docs/file", "secret/key", ".env", "secret/../.env"] {
                read.push(tools.read_file(file.as_ref(), None, None).await.is_ok());
            }
            read
        })
        .await;
    assert_eq!(read, [true, true, false, false, false]);
}
