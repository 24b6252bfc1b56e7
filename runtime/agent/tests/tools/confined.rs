//! Ways out of the workspace through the tools of a model: where commands run, and which files patches write.

use std::{fs, os::unix::fs::symlink, path::PathBuf};

use threadwire_agent::tools::{ExecRequest, NotRun, PatchResult, ShellRequest, ShellResult};
use threadwire_engine::{ApprovalPolicy, SandboxPolicy, SettingsChange};

use crate::{approvals::can_confine, support::World};

/// Creates a thread that asks for no approval, next to files that it must not change.
async fn world(writing: bool) -> World {
    let sandbox = match writing {
        false => SandboxPolicy::ReadOnly { network: false },
        true => SandboxPolicy::WorkspaceWrite {
            writable_roots: Vec::new(),
            network: false,
            exclude_tmpdir_env_var: true,
            exclude_slash_tmp: true,
        },
    };
    let world = World::new(ApprovalPolicy::Never, sandbox).await;
    let dir = world.dir.path();
    for folder in ["outside", "work/.git/hooks", "work/.codex", "work/sub"] {
        fs::create_dir_all(dir.join(folder)).unwrap();
    }
    fs::write(dir.join("outside/file"), "old\n").unwrap();
    fs::write(dir.join("work/.git/config"), "old\n").unwrap();
    symlink("../outside", dir.join("work/link")).unwrap();
    symlink("../outside/file", dir.join("work/file-link")).unwrap();
    world
}

/// Returns every file outside the workspace and in its protected folders, with its text.
fn kept(world: &World) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let dir = world.dir.path();
    let mut ahead = vec![
        dir.join("outside"),
        dir.join("work/.git"),
        dir.join("work/.codex"),
        dir.join("home"),
    ];
    while let Some(folder) = ahead.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => ahead.push(path),
                false => found.push((path.clone(), fs::read_to_string(path).unwrap())),
            }
        }
    }
    found.sort();
    found
}

#[tokio::test]
async fn no_working_directory_makes_a_folder_writable() {
    if !can_confine() {
        return;
    }
    for folder in [
        "..",
        "../outside",
        "link",
        "/",
        "sub/../../outside",
        ".git",
        ".git/hooks",
    ] {
        let mut world = world(true).await;
        let before = kept(&world);
        let absolute = world.dir.path().join("outside");
        for cwd in [PathBuf::from(folder), absolute] {
            let script = "echo new > file; echo new > config; touch new";
            let argv = ["/bin/bash", "-c", script].map(str::to_owned).to_vec();
            let shell = ShellRequest {
                cwd: Some(cwd.clone()),
                ..ShellRequest::of_argv(argv)
            };
            let exec = ExecRequest {
                command: script.to_owned(),
                cwd: Some(cwd.clone()),
                shell: Some("/bin/bash".to_owned()),
                login: Some(false),
                terminal: true,
                ..ExecRequest::default()
            };
            let (told, session) =
                world
                    .turn(move |tools| async move {
                        (tools.shell(&shell).await, tools.exec(&exec).await)
                    })
                    .await;
            let ShellResult::Ended(outcome) = told else {
                panic!("{cwd:?}: {told:?}");
            };
            assert_ne!(outcome.exit.code(), 0, "{cwd:?}");
            assert!(session.is_ok(), "{cwd:?}: {session:?}");
        }
        assert_eq!(kept(&world), before, "{folder}");
        assert!(!world.dir.path().join("new").exists(), "{folder}");
    }
}

#[tokio::test]
async fn no_patch_leaves_the_workspace() {
    let patches = [
        "*** Add File: ../outside/new\n+x",
        "*** Add File: sub/../../outside/new\n+x",
        "*** Add File: link/new\n+x",
        "*** Add File: .git/hooks/pre-commit\n+x",
        "*** Add File: sub/.git/hooks/pre-commit\n+x",
        "*** Add File: .codex/config.toml\n+x",
        "*** Add File: .threadwire/config.toml\n+x",
        "*** Add File: .agents/skills/x/SKILL.md\n+x",
        "*** Update File: ../outside/file\n@@\n-old\n+new",
        "*** Update File: file-link\n@@\n-old\n+new",
        "*** Update File: link/file\n@@\n-old\n+new",
        "*** Update File: .git/config\n@@\n-old\n+new",
        "*** Delete File: ../outside/file",
        "*** Delete File: link/file",
        "*** Update File: own\n*** Move to: ../outside/moved\n@@\n-own\n+new",
        "*** Update File: own\n*** Move to: link/moved\n@@\n-own\n+new",
        "*** Update File: own\n*** Move to: .git/moved\n@@\n-own\n+new",
        "*** Add File: {outside}/new\n+x",
        "*** Add File: {home}/config.toml\n+x",
        "*** Add File: /proc/sys/kernel/core_pattern\n+x",
    ];
    for writing in [false, true] {
        for patch in patches {
            let mut world = world(writing).await;
            world.write("own", "own\n");
            let before = kept(&world);
            let dir = world.dir.path();
            let patch = patch
                .replace("{outside}", &dir.join("outside").display().to_string())
                .replace("{home}", &dir.join("home").display().to_string());
            let text = format!("*** Begin Patch\n{patch}\n*** End Patch");
            let result = world
                .turn(move |tools| async move { tools.patch(&text).await })
                .await;
            assert!(
                !matches!(result, PatchResult::Applied(_)),
                "{patch}: {result:?}"
            );
            assert_eq!(kept(&world), before, "{patch}");
            assert_eq!(world.read("own").as_deref(), Some("own\n"), "{patch}");
        }
    }
}

#[tokio::test]
async fn no_written_file_is_outside_of_the_workspace() {
    let mut world = world(true).await;
    let before = kept(&world);
    for path in [
        "../outside/new",
        "link/new",
        "file-link",
        ".git/config",
        "/etc/threadwire-new",
    ] {
        let result = world
            .turn(move |tools| async move { tools.write(path, "x").await })
            .await;
        assert!(
            !matches!(result, PatchResult::Applied(_)),
            "{path}: {result:?}"
        );
    }
    assert_eq!(kept(&world), before);
    let own = world
        .turn(|tools| async move { tools.write("own", "x").await })
        .await;
    assert!(matches!(own, PatchResult::Applied(_)), "{own:?}");
}

/// Lets the thread work in a folder from now on.
async fn work_in(world: &World, folder: &str) {
    let change = SettingsChange {
        cwd: Some(world.dir.path().join(folder)),
        ..SettingsChange::default()
    };
    let id = world.thread.id();
    world.engine.update_settings(id, change).await.unwrap();
}

/// Runs a script in the thread's folder. Returns its exit code.
async fn script(world: &mut World, script: &str) -> i32 {
    let argv = ["/bin/bash", "-c", script].map(str::to_owned).to_vec();
    let shell = ShellRequest::of_argv(argv);
    let told = world.turn(move |tools| async move { tools.shell(&shell).await });
    match told.await {
        ShellResult::Ended(outcome) => outcome.exit.code(),
        told => panic!("{script}: {told:?}"),
    }
}

#[tokio::test]
async fn a_folder_that_a_command_replaced_by_a_link_is_not_writable() {
    if !can_confine() {
        return;
    }
    let mut world = world(true).await;
    let before = kept(&world);
    assert_eq!(
        script(&mut world, "rmdir sub && ln -s ../outside sub").await,
        0
    );
    work_in(&world, "work/sub").await;
    assert_ne!(script(&mut world, "echo new > file; touch new").await, 0);
    let patch = "*** Begin Patch\n*** Add File: new\n+x\n*** End Patch\n";
    let told = world.turn(move |tools| async move { tools.patch(patch).await });
    let told = told.await;
    assert!(!matches!(told, PatchResult::Applied(_)), "{told:?}");
    assert_eq!(kept(&world), before);
    let warnings = world.lines().join("\n");
    assert!(
        warnings.contains("warning commands of this thread cannot write to"),
        "{warnings}"
    );
    // Named by its own path, the user means it.
    work_in(&world, "outside").await;
    assert_eq!(script(&mut world, "touch meant").await, 0);
}

/// As after a restart, nobody knows which commands there were.
#[tokio::test]
async fn a_folder_stays_where_it_led_when_the_thread_got_it() {
    if !can_confine() {
        return;
    }
    let mut world = world(true).await;
    let before = kept(&world);
    let sub = world.dir.path().join("work/sub");
    symlink("work/sub", world.dir.path().join("by-link")).unwrap();
    // A link that the user made before.
    work_in(&world, "by-link").await;
    assert_eq!(script(&mut world, "touch by-link").await, 0);
    work_in(&world, "work/sub").await;
    assert_eq!(script(&mut world, "test -e by-link && rm by-link").await, 0);
    fs::remove_dir(&sub).unwrap();
    symlink("../outside", &sub).unwrap();
    for folder in ["work/sub", "by-link"] {
        work_in(&world, folder).await;
        assert_ne!(script(&mut world, "touch new").await, 0, "{folder}");
        assert_eq!(kept(&world), before, "{folder}");
    }
    fs::remove_file(&sub).unwrap();
    fs::create_dir(&sub).unwrap();
    assert_eq!(script(&mut world, "touch new").await, 0);
}

/// The roots that a client names may leave out the working directory.
#[tokio::test]
async fn a_working_directory_outside_of_the_workspace_is_only_read() {
    if !can_confine() {
        return;
    }
    let mut world = world(true).await;
    let dir = world.dir.path().to_owned();
    let outside = dir.join("outside");
    let change = |roots: &[&PathBuf], cwd_outside| SettingsChange {
        roots: Some(roots.iter().map(|root| root.to_path_buf()).collect()),
        cwd_outside,
        ..SettingsChange::default()
    };
    let id = world.thread.id();
    let only = change(&[&outside], Some(true));
    world.engine.update_settings(id, only).await.unwrap();
    assert_ne!(script(&mut world, "touch new").await, 0);
    assert_eq!(script(&mut world, "touch ../outside/new").await, 0);
    let patch = "*** Begin Patch\n*** Add File: made\n+x\n*** End Patch";
    let patched = world.turn(move |tools| async move { tools.patch(patch).await });
    assert!(!matches!(patched.await, PatchResult::Applied(_)));
    assert!(!dir.join("work/made").exists());

    // Named among the roots, it belongs to the workspace as elsewhere.
    let both = change(&[&outside, &world.cwd()], Some(true));
    world.engine.update_settings(id, both).await.unwrap();
    let latest = world.thread.latest();
    let settings = &latest.settings;
    assert!(!settings.cwd_outside);
    assert_eq!(settings.roots, [outside]);
    assert_eq!(script(&mut world, "touch new ../outside/newer").await, 0);
}

#[tokio::test]
async fn without_an_environment_nothing_runs_and_no_file_is_reached() {
    let mut world = World::open().await;
    world.write("kept", "kept\n");
    let change = SettingsChange {
        has_environment: Some(false),
        ..SettingsChange::default()
    };
    let id = world.thread.id();
    world.engine.update_settings(id, change).await.unwrap();
    let patch = "*** Begin Patch\n*** Add File: made\n+x\n*** End Patch";
    let refused = world
        .turn(move |tools| async move {
            let touch = ["/bin/bash", "-c", "touch made"].map(str::to_owned);
            let shell = tools.shell(&ShellRequest::of_argv(touch.to_vec())).await;
            let exec = ExecRequest {
                command: "touch made".to_owned(),
                ..ExecRequest::default()
            };
            let exec = tools.exec(&exec).await;
            let patch = tools.patch(patch).await;
            let read = tools.read_file("kept".as_ref(), None, None).await;
            let own = tools.user_command(None).await;
            [
                matches!(shell, ShellResult::Refused(_)),
                matches!(exec, Err(NotRun::Refused(_))),
                matches!(patch, PatchResult::Refused(_)),
                read.is_err(),
                own.contains("Exit code: -1"),
            ]
        })
        .await;
    assert_eq!(refused, [true; 5]);
    assert_eq!(world.read("made"), None);

    let change = SettingsChange {
        cwd: Some(world.cwd()),
        ..SettingsChange::default()
    };
    world.engine.update_settings(id, change).await.unwrap();
    let read = world
        .turn(|tools| async move { tools.read_file("kept".as_ref(), None, None).await })
        .await;
    assert_eq!(read.as_deref(), Ok("kept\n"));
}
