//! Tests that a confined command cannot create, replace or move protected paths of a workspace, existing or not.

mod support;

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use threadwire_workspace::{
    process::{self, Exit, Outcome, Process, ProcessSpec},
    sandbox::{Mechanism, PROTECTED, Policy, Sandbox},
};
use tokio_util::sync::CancellationToken;

use support::mechanisms;

fn workspace(roots: &[&Path], temporary: &[&Path], protected: &[&Path]) -> Policy {
    let owned = |paths: &[&Path]| paths.iter().map(|path| path.to_path_buf()).collect();
    Policy {
        roots: owned(roots),
        temporary: owned(temporary),
        protected: owned(protected),
        ..Policy::default()
    }
}

fn confined(script: &str, cwd: &Path, policy: &Policy, mechanism: Mechanism) -> ProcessSpec {
    let argv = ["/bin/bash", "-c", script].map(str::to_owned).to_vec();
    let mut spec = ProcessSpec::new(argv, cwd.to_owned());
    spec.input = true;
    spec.sandbox = Some(Sandbox::with_mechanism(policy.clone(), mechanism).unwrap());
    spec
}

fn start(script: &str, cwd: &Path, policy: &Policy, mechanism: Mechanism) -> Process {
    let spec = confined(script, cwd, policy, mechanism);
    process::start(&spec, CancellationToken::new()).unwrap()
}

async fn run(script: &str, cwd: &Path, policy: &Policy, mechanism: Mechanism) -> Outcome {
    start(script, cwd, policy, mechanism).finish().await
}

/// Waits for a condition, for at most a minute.
fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::yield_now();
    }
}

/// Returns the protected names that exist in a folder.
fn present(folder: &Path) -> Vec<&'static str> {
    let is_there = |name: &&str| fs::symlink_metadata(folder.join(name)).is_ok();
    PROTECTED.into_iter().filter(is_there).collect()
}

#[tokio::test]
async fn what_is_missing_cannot_be_made() {
    let scripts = [
        "mkdir .threadwire && echo x > .threadwire/config.toml",
        "mkdir -p .threadwire/deep",
        "echo x > .threadwire/config.toml",
        "mkdir -p .codex/skills",
        "echo x > .craft/config.json",
        "echo '{}' > .mcp.json",
        "git init --quiet . && echo x > .git/hooks/pre-commit",
        "rmdir .threadwire",
        "mv .threadwire other",
        "mkdir new && echo x > new/config.toml && mv -T new .threadwire",
        "ln -sfn /tmp .agents && test -L .agents",
        "umount .codex; echo x > .codex/config.toml",
        "chmod 777 .codex",
        "python3 -c 'import os; os.rmdir(\".codex\")'",
    ];
    for mechanism in mechanisms() {
        for script in scripts {
            let dir = tempfile::tempdir_in("/var/tmp").unwrap();
            let policy = workspace(&[dir.path()], &[], &[]);
            let outcome = run(script, dir.path(), &policy, mechanism).await;
            assert_ne!(
                outcome.exit,
                Exit::Code(0),
                "{mechanism}: {script}: {outcome:?}"
            );
            wait_until(script, || present(dir.path()).is_empty());
        }
    }
}

#[tokio::test]
async fn what_holds_the_place_of_something_disturbs_nobody() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let (repository, sub) = (dir.path().join("repo"), dir.path().join("repo/sub"));
        fs::create_dir_all(&sub).unwrap();
        let policy = workspace(&[&sub], &[], &[]);
        let git = "git init --quiet .. 2>/dev/null; git rev-parse --show-toplevel";
        // Created outside of the sandbox, where the repository is writable.
        let made = std::process::Command::new("git")
            .args(["init", "--quiet"])
            .arg(&repository)
            .status();
        assert!(made.unwrap().success());
        let outcome = run(git, &sub, &policy, mechanism).await;
        let root = repository.canonicalize().unwrap();
        assert_eq!(outcome.stdout.trim(), root.display().to_string());
        let outcome = run("echo x > a && mv a b && mkdir c", &sub, &policy, mechanism).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{outcome:?}");
        wait_until("all is removed", || present(&sub).is_empty());
        assert_eq!(present(&repository), [".git"]);
    }
}

#[tokio::test]
async fn a_command_stays_confined_when_another_one_ends() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let policy = workspace(&[dir.path()], &[], &[]);
        let script = "echo on; read line; mkdir .threadwire/x";
        let mut first = start(script, dir.path(), &policy, mechanism);
        assert_eq!(first.next().await.unwrap().text, "on\n");
        let second = run("true", dir.path(), &policy, mechanism).await;
        assert_eq!(second.exit, Exit::Code(0));
        first.control().write(b"go\n").await.unwrap();
        let outcome = first.finish().await;
        assert_eq!(outcome.exit, Exit::Code(1), "{mechanism}: {outcome:?}");
        wait_until("all is removed", || present(dir.path()).is_empty());
    }
}

#[tokio::test]
async fn a_process_that_outlives_its_command_stays_confined() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let policy = workspace(&[dir.path()], &[], &[]);
        // With bubblewrap, the background process ends with the command.
        let late = "echo on > on; while [ ! -e go ]; do sleep 0.01; done; mkdir .codex; mkdir .codex/x; echo x > done";
        let script = format!(
            "setsid bash -c '{late}' < /dev/null > /dev/null 2>&1 & while [ ! -e on ]; do sleep 0.01; done"
        );
        let outcome = run(&script, dir.path(), &policy, mechanism).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{outcome:?}");
        fs::write(dir.path().join("go"), "").unwrap();
        if mechanism == Mechanism::Landlock {
            wait_until("it tried", || dir.path().join("done").exists());
        }
        assert!(!dir.path().join(".codex/x").exists(), "{mechanism}");
        next_command_removes_all(dir.path(), &policy, mechanism);
    }
}

/// A look at all processes does not find one that goes on in a new process again and again.
#[tokio::test]
async fn processes_that_follow_each_other_stay_confined() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let policy = workspace(&[dir.path()], &[], &[]);
        let hop = "hop() { echo x > .codex/x || mkdir .codex; echo -n . >> hops; [ -e stop ] && echo x > over || hop & }; hop";
        let script = format!(
            "setsid bash -c '{hop}' < /dev/null > /dev/null 2>&1 & while [ ! -e hops ]; do sleep 0.01; done"
        );
        let outcome = run(&script, dir.path(), &policy, mechanism).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{outcome:?}");
        let hops = || fs::metadata(dir.path().join("hops")).map_or(0, |hops| hops.len());
        let made = dir.path().join(".codex/x");
        if mechanism == Mechanism::Landlock {
            let before = hops();
            wait_until("it goes on", || hops() > before + 500 || made.exists());
        }
        fs::write(dir.path().join("stop"), "").unwrap();
        if mechanism == Mechanism::Landlock {
            wait_until("it ends", || dir.path().join("over").exists());
        }
        assert!(!made.exists(), "{mechanism}");
        next_command_removes_all(dir.path(), &policy, mechanism);
    }
}

/// Checks that the next command removes leftover placeholders.
fn next_command_removes_all(folder: &Path, policy: &Policy, mechanism: Mechanism) {
    let remove = || {
        wait_until("all is removed", || {
            let sandbox = Sandbox::with_mechanism(policy.clone(), mechanism);
            drop(sandbox.map(|sandbox| sandbox.command(&["/bin/true".to_owned()], folder, false)));
            present(folder).is_empty()
        });
    };
    // Outside of the runtime they are released at once.
    thread::scope(|scope| scope.spawn(remove).join().unwrap());
}

#[tokio::test]
async fn a_start_that_waits_for_another_program_holds_up_nobody() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let folder = dir.path().join(".codex");
        fs::create_dir(&folder).unwrap();
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o1755)).unwrap();
        let other = fs::File::open(&folder).unwrap();
        other.lock().unwrap();
        let policy = workspace(&[dir.path()], &[], &[]);
        let spec = confined("true", dir.path(), &policy, mechanism);
        let start = process::start_confined(&spec, CancellationToken::new());
        // Both run on the one thread of the test.
        let (started, ()) = tokio::join!(start, async { drop(other) });
        let outcome = started.unwrap().finish().await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        wait_until("it is removed", || !folder.exists());
    }
}

#[tokio::test]
async fn who_is_outside_can_make_what_is_missing() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let policy = workspace(&[dir.path()], &[], &[]);
        let script = "echo on; read line; cat .codex/config.toml && ! echo y > .codex/config.toml";
        let mut process = start(script, dir.path(), &policy, mechanism);
        assert_eq!(process.next().await.unwrap().text, "on\n");
        let file = dir.path().join(".codex/config.toml");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, "x").unwrap();
        process.control().write(b"go\n").await.unwrap();
        assert_eq!(process.finish().await.exit, Exit::Code(0), "{mechanism}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "x");
        wait_until("the rest is removed", || present(dir.path()) == [".codex"]);
    }
}

#[tokio::test]
async fn the_folders_above_what_is_protected_cannot_be_moved() {
    for mechanism in mechanisms() {
        for exists in [true, false] {
            let dir = tempfile::tempdir_in("/var/tmp").unwrap();
            let work = dir.path().join("work");
            let home = work.join("state/deep/home");
            fs::create_dir_all(work.join("state/deep")).unwrap();
            if exists {
                fs::create_dir(&home).unwrap();
            }
            // The workspace itself is inside of a folder for temporary files.
            let policy = workspace(&[&work], &[dir.path()], &[&home]);
            for script in [
                "mv state other",
                "mv state/deep state/other",
                "mv state/deep/home state/deep/other",
                "echo x > state/deep/home/config.toml",
                "mkdir -p state/deep/home/rules",
                "mv ../work ../other",
                "rm -r state",
            ] {
                let outcome = run(script, &work, &policy, mechanism).await;
                assert_ne!(
                    outcome.exit,
                    Exit::Code(0),
                    "{mechanism}: {script}: {outcome:?}"
                );
                assert!(work.join("state/deep").is_dir(), "{mechanism}: {script}");
                wait_until(script, || home.exists() == exists);
            }
            assert!(!home.join("config.toml").exists());
            let script =
                "echo x > state/a && echo x > state/deep/b && mv state/a state/c && mkdir ../d";
            let outcome = run(script, &work, &policy, mechanism).await;
            assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        }
    }
}

#[tokio::test]
async fn a_missing_home_is_protected_from_its_first_folder_on() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let home = dir.path().join("a/b/home");
        let policy = workspace(&[dir.path()], &[], &[&home]);
        let outcome = run("mkdir -p a/b/home", dir.path(), &policy, mechanism).await;
        assert_ne!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        wait_until("it is removed", || !dir.path().join("a").exists());
    }
}

#[tokio::test]
async fn a_link_that_leads_nowhere_protects_where_it_leads() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        std::os::unix::fs::symlink("settings", dir.path().join(".threadwire")).unwrap();
        let policy = workspace(&[dir.path()], &[], &[]);
        let links: [(PathBuf, PathBuf); 1] = [(dir.path().join(".threadwire"), "settings".into())];
        assert_eq!(policy.links(), links);
        let script = "mkdir settings; echo x > settings/config.toml";
        let outcome = run(script, dir.path(), &policy, mechanism).await;
        assert_ne!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        wait_until("it is removed", || !dir.path().join("settings").exists());
    }
}

#[tokio::test]
async fn work_trees_of_git_protect_what_they_share() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let (work, shared) = (dir.path().join("work"), dir.path().join("main/.git"));
        let own = shared.join("worktrees/work");
        fs::create_dir_all(&own).unwrap();
        fs::create_dir_all(&work).unwrap();
        fs::write(work.join(".git"), format!("gitdir: {}\n", own.display())).unwrap();
        fs::write(own.join("commondir"), "../..\n").unwrap();
        let policy = workspace(&[&work], &[dir.path()], &[]);
        for script in [
            "echo x > ../main/.git/config",
            "echo x > ../main/.git/worktrees/work/config.worktree",
            "mv ../main ../other",
        ] {
            let outcome = run(script, &work, &policy, mechanism).await;
            assert_ne!(
                outcome.exit,
                Exit::Code(0),
                "{mechanism}: {script}: {outcome:?}"
            );
        }
    }
}

/// A workspace may bring any file in the place of one of git.
#[test]
fn a_device_in_the_place_of_a_file_of_git_is_not_read() {
    let dir = tempfile::tempdir_in("/var/tmp").unwrap();
    let folder = dir.path().join("metadata");
    fs::create_dir(&folder).unwrap();
    fs::write(dir.path().join(".git"), "gitdir: metadata").unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.join("commondir")).unwrap();
    let policy = workspace(&[dir.path()], &[], &[]);
    assert!(policy.protected().contains(&folder));
}

/// A command can replace a link on the way to what is protected.
#[tokio::test]
async fn what_a_link_led_to_stays_protected() {
    for mechanism in mechanisms() {
        let dir = tempfile::tempdir_in("/var/tmp").unwrap();
        let at = |name: &str| dir.path().join(name);
        for (link, folder) in [(".git", "git"), ("settings", "real")] {
            fs::create_dir(at(folder)).unwrap();
            std::os::unix::fs::symlink(folder, at(link)).unwrap();
        }
        let policy = workspace(&[dir.path()], &[], &[&at("settings/ours")]);
        fs::write(at("real/ours"), "").unwrap();
        let script = "rm .git settings && mkdir new settings && ln -s new .git";
        let outcome = run(script, dir.path(), &policy, mechanism).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
        for file in ["git/hook", "real/ours", "new/hook", "settings/ours"] {
            let outcome = run(&format!("echo x > {file}"), dir.path(), &policy, mechanism).await;
            assert_ne!(outcome.exit, Exit::Code(0), "{mechanism}: {file}");
            assert!(!policy.may_write(&at(file)), "{file}");
        }
        // What the user removes is protected no more.
        fs::remove_dir(at("git")).unwrap();
        let outcome = run("mkdir git", dir.path(), &policy, mechanism).await;
        assert_eq!(outcome.exit, Exit::Code(0), "{mechanism}: {outcome:?}");
    }
}
