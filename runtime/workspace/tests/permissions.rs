//! Tests that a command that takes away the permissions of a folder takes no protection from what is in it.
#![cfg(target_os = "linux")]

mod support;

use std::{
    fs,
    os::unix::fs::{PermissionsExt, chown, symlink},
    path::{Path, PathBuf},
    process::Output,
    thread,
};

use rustix::{
    process::{Uid, geteuid},
    thread::{CapabilitySet, capabilities, set_capabilities, set_thread_res_uid},
};
use threadwire_workspace::sandbox::{Mechanism, Pattern, Policy, Reading, Sandbox};

use support::mechanisms;

/// A user other than root.
const NOBODY: u32 = 65534;

/// Does something in a thread that permissions bind, also if the tests run as root.
fn bound<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    in_thread(|| {
        let mut sets = capabilities(None).unwrap();
        sets.effective -= CapabilitySet::DAC_OVERRIDE | CapabilitySet::DAC_READ_SEARCH;
        set_capabilities(None, sets).unwrap();
        work()
    })
}

/// Does something in a thread of another user. Only root can.
fn as_nobody<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    in_thread(|| {
        set_thread_res_uid(None, Uid::from_raw(NOBODY), None).unwrap();
        work()
    })
}

fn in_thread<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| scope.spawn(work).join().unwrap())
}

/// A folder with a workspace `work`.
struct World {
    folder: tempfile::TempDir,
}

impl World {
    /// Creates it with files, of which the names with a `/` at the end are folders.
    fn new(files: &[&str]) -> Self {
        let folder = tempfile::tempdir_in("/var/tmp").unwrap();
        let world = Self { folder };
        world.set_mode("", 0o755);
        for file in files {
            let path = world.at(file);
            if file.ends_with('/') {
                fs::create_dir_all(path).unwrap();
            } else {
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, "content").unwrap();
            }
        }
        world
    }

    fn at(&self, path: &str) -> PathBuf {
        let folder = self.folder.path().canonicalize().unwrap();
        match path {
            "" => folder,
            path => folder.join(path),
        }
    }

    fn set_mode(&self, path: &str, mode: u32) {
        fs::set_permissions(self.at(path), fs::Permissions::from_mode(mode)).unwrap();
    }

    fn policy(&self, roots: &[&str], temporary: &[&str], protected: &[&str]) -> Policy {
        let paths = |paths: &[&str]| paths.iter().map(|path| self.at(path)).collect();
        Policy {
            roots: paths(roots),
            temporary: paths(temporary),
            protected: paths(protected),
            ..Policy::default()
        }
    }

    /// Returns the policy of the workspace without these paths, and without the files of the pattern `**/.env`.
    fn without(&self, denied: &[&str]) -> Policy {
        let reading = Reading {
            denied: denied.iter().map(|path| self.at(path)).collect(),
            patterns: vec![Pattern {
                folder: self.at("work"),
                glob: "**/.env".to_owned(),
                depth: None,
            }],
            ..Reading::default()
        };
        Policy {
            roots: vec![self.at("work")],
            reading,
            ..Policy::default()
        }
    }
}

/// Runs a script; fails if it cannot be confined.
fn run(script: &str, cwd: &Path, policy: &Policy, mechanism: Mechanism) -> Result<Output, String> {
    let argv = ["/bin/bash", "-c", script].map(str::to_owned);
    let sandbox = Sandbox::with_mechanism(policy.clone(), mechanism).map_err(|e| e.to_string())?;
    let (mut command, _placeholders) = sandbox
        .command(&argv, cwd, false)
        .map_err(|error| error.to_string())?;
    Ok(command.output().unwrap())
}

#[test]
fn a_closed_folder_is_not_taken_for_one_without_protected_paths() {
    for mechanism in mechanisms() {
        for mode in [0o000, 0o400, 0o600] {
            let world = World::new(&["work/", "other/.git/hooks/"]);
            let (work, other) = (world.at("work"), world.at("other"));
            let policy = world.policy(&["work", "other"], &[], &[]);
            let close = format!("chmod {mode:o} ../other");
            let closed = run(&close, &work, &policy, mechanism).unwrap();
            assert!(closed.status.success(), "{mechanism}: {closed:?}");

            let script =
                "chmod 755 ../other; cd ../other; echo x > .git/hooks/x; mkdir -p .codex/x";
            let told = bound(|| run(script, &work, &policy, mechanism)).unwrap_err();
            let reason = format!("the permissions of {} do not let", other.display());
            assert!(told.contains("cannot be protected"), "{mechanism}: {told}");
            assert!(told.contains(&reason), "{mechanism}: {told}");
            assert!(!other.join(".codex").exists() && !other.join(".git/hooks/x").exists());

            world.set_mode("other", 0o755);
            bound(|| run("true", &work, &policy, mechanism)).unwrap();
        }
    }
}

#[test]
fn what_may_be_protected_in_a_closed_folder_refuses_commands() {
    let files = ["work/", "outer/root/.git/", "outer/home/file"];
    for (name, roots, temporary, protected, closed) in [
        (
            "a workspace in a folder for temporary files",
            &["outer/root"][..],
            &["", "missing"][..],
            &[][..],
            "outer",
        ),
        (
            "the home of the server",
            &["work"],
            &[""],
            &["outer/home"],
            "outer",
        ),
        (
            "a missing home of the server",
            &["work"],
            &[""],
            &["outer/missing"],
            "outer",
        ),
        (
            "a home behind a link",
            &["work"],
            &[""],
            &["link/home"],
            "outer",
        ),
        (
            "a folder for temporary files",
            &[],
            &["outer/root"],
            &[],
            "outer",
        ),
    ] {
        let world = World::new(&files);
        symlink(world.at("outer"), world.at("link")).unwrap();
        let policy = world.policy(roots, temporary, protected);
        assert!(bound(|| policy.missing()).is_ok(), "{name}");
        world.set_mode(closed, 0);
        let refused = bound(|| policy.missing()).unwrap_err().to_string();
        assert!(
            refused.contains(world.at(closed).to_str().unwrap()),
            "{name}: {refused}"
        );
        // If it is closed only now, it is read-only.
        if !roots.is_empty() {
            let read_only = bound(|| policy.protected());
            assert!(
                read_only.contains(&world.at(closed)),
                "{name}: {read_only:?}"
            );
        }
        world.set_mode(closed, 0o755);
        assert!(bound(|| policy.missing()).is_ok(), "{name}");
    }
}

/// A loop of links leads nowhere, whatever the permissions.
#[test]
fn a_loop_of_links_refuses_no_commands() {
    let world = World::new(&["work/.git/"]);
    symlink("loop", world.at("work/loop")).unwrap();
    let policy = world.policy(
        &["work", "work/loop"],
        &["work/loop/x"],
        &["work/loop/home"],
    );
    let protected = bound(|| policy.protected());
    assert_eq!(protected, [world.at("work/.git")]);
    bound(|| policy.missing()).unwrap();
    assert!(world.without(&["work/loop/key"]).hidden().is_empty());
}

#[test]
fn a_closed_repository_of_a_work_tree_is_protected() {
    let world = World::new(&["work/", "main/.git/worktrees/work/"]);
    let own = world.at("main/.git/worktrees/work");
    fs::write(own.join("commondir"), "../..\n").unwrap();
    fs::write(
        world.at("work/.git"),
        format!("gitdir: {}\n", own.display()),
    )
    .unwrap();
    let policy = world.policy(&["work"], &[""], &[]);
    assert!(bound(|| policy.protected()).contains(&world.at("main/.git")));
    world.set_mode("main", 0);
    assert!(bound(|| policy.protected()).contains(&world.at("main")));
    world.set_mode("main", 0o755);
}

/// A command could make the folder writable again, and create what is missing.
#[test]
fn a_folder_of_the_user_that_cannot_be_written_needs_placeholders() {
    for mechanism in mechanisms() {
        let world = World::new(&["work/file"]);
        let policy = world.policy(&["work"], &[], &[]);
        world.set_mode("work", 0o555);
        let script = "chmod 755 .; mkdir .codex; echo x > .codex/config.toml";
        let told = bound(|| run(script, &world.at("work"), &policy, mechanism)).unwrap_err();
        assert!(told.contains("cannot be protected"), "{mechanism}: {told}");
        world.set_mode("work", 0o755);
        assert!(!world.at("work/.codex").exists());
    }
}

#[test]
fn what_is_denied_in_a_closed_folder_stays_hidden() {
    for mechanism in mechanisms() {
        for mode in [0o000, 0o444, 0o311, 0o600] {
            let world = World::new(&["work/file", "work/a/b/.env", "work/conf/key"]);
            let work = world.at("work");
            let policy = world.without(&["work/conf/key"]);
            let close = format!("chmod {mode:o} a conf");
            let closed = run(&close, &work, &policy, mechanism).unwrap();
            assert!(closed.status.success(), "{mechanism}: {closed:?}");

            let script = "chmod 755 a conf; cat a/b/.env conf/key; mv a x; mv conf y; echo end";
            let output = bound(|| run(script, &work, &policy, mechanism)).unwrap();
            let output = String::from_utf8_lossy(&output.stdout).into_owned();
            assert_eq!(output, "end\n", "{mechanism}: {mode:o}");
            world.set_mode("work/a", 0o755);
            world.set_mode("work/conf", 0o755);
            let hidden = bound(|| policy.hidden());
            assert_eq!(
                hidden,
                [world.at("work/a/b/.env"), world.at("work/conf/key")]
            );
        }
    }
}

#[test]
fn a_closed_workspace_is_hidden_if_something_in_it_is_denied() {
    let world = World::new(&["work/.env"]);
    let policies = [world.without(&[]), world.without(&["work/key"])];
    let listed = Policy {
        roots: vec![world.at("work")],
        reading: Reading {
            listed_only: true,
            denied: vec![world.at("work/key")],
            ..Reading::default()
        },
        ..Policy::default()
    };
    world.set_mode("work", 0);
    for policy in policies.into_iter().chain([listed]) {
        assert_eq!(bound(|| policy.hidden()), [world.at("work")]);
    }
    world.set_mode("work", 0o755);
}

/// Commands cannot look into it either, whatever they do.
#[test]
fn closed_folders_of_other_users_disturb_nobody() {
    if !geteuid().is_root() {
        return;
    }
    let world = World::new(&["work/data/", "work/own/", "work/open/", "other/root/"]);
    for own in ["work", "work/own"] {
        chown(world.at(own), Some(NOBODY), None).unwrap();
    }
    world.set_mode("work/data", 0o700);
    world.set_mode("other", 0o700);
    world.set_mode("work/open", 0o711);
    let missing = |temporary| {
        let policy = world.policy(&["work"], &[temporary], &["work/data/home"]);
        as_nobody(|| policy.missing())
    };
    let hidden = |denied: &str| as_nobody(|| world.without(&[denied]).hidden());
    assert!(missing("other/root").is_ok());
    // Files in it can be read by their names.
    assert_eq!(hidden("work/data/key"), [world.at("work/open")]);

    world.set_mode("work/open", 0o755);
    world.set_mode("work/own", 0);
    assert_eq!(hidden("work/data/key"), [world.at("work/own")]);
    assert!(missing("work/own/root").is_err());
    // Root could become their owner.
    world.set_mode("work/own", 0o755);
    world.set_mode("work/data", 0);
    chown(world.at("work/data"), Some(NOBODY), None).unwrap();
    let hidden = bound(|| world.without(&["work/data/key"]).hidden());
    assert_eq!(hidden, [world.at("work/data")]);
}
