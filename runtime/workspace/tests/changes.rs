//! Tests for the detection of changes that commands make to a repository, with a real git.

use std::{fs, path::Path, process::Command};

use threadwire_workspace::{
    changes::{Baseline, Changed},
    sandbox,
};

fn sh(dir: &Path, script: &str) {
    let output = Command::new("/bin/bash")
        .args(["-ec", script])
        .current_dir(dir)
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .env("GIT_CONFIG_SYSTEM", "/dev/null")
        .envs(["AUTHOR", "COMMITTER"].map(|who| (format!("GIT_{who}_NAME"), "t")))
        .envs(["AUTHOR", "COMMITTER"].map(|who| (format!("GIT_{who}_EMAIL"), "t@example.org")))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}

fn repository() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    sh(
        dir.path(),
        "git init -q; mkdir sub; printf '1\\n' > a; printf '1\\n' > sub/b; printf 'x\\n' > 'old name'; \
         printf 'ignored\\n' > .gitignore; git add .; git commit -qm first; printf '2\\n' > a; printf 'u\\n' > untracked",
    );
    dir
}

/// Returns the changes of a script as `name: old -> new`.
async fn changes(dir: &Path, script: &str) -> Vec<String> {
    let baseline = Baseline::take(dir).await.unwrap();
    sh(dir, script);
    let show = |text: Option<String>| text.map_or("none".to_owned(), |text| text.trim().to_owned());
    let line = |changed: Changed| {
        let name = changed
            .path
            .strip_prefix(dir)
            .unwrap()
            .display()
            .to_string();
        format!("{name}: {} -> {}", show(changed.old), show(changed.new))
    };
    let mut lines: Vec<_> = baseline.changes().await.into_iter().map(line).collect();
    lines.sort();
    lines
}

#[tokio::test]
async fn changes_are_told_from_what_was_changed_before() {
    let cases: &[(&str, &[&str])] = &[
        ("true", &[]),
        ("cat a; git status", &[]),
        ("echo 3 > a", &["a: 2 -> 3"]),
        ("git checkout -q a", &["a: 2 -> 1"]),
        (
            "echo 2 > sub/b; echo n > sub/new",
            &["sub/b: 1 -> 2", "sub/new: none -> n"],
        ),
        (
            "rm a untracked 'old name'",
            &[
                "a: 2 -> none",
                "old name: x -> none",
                "untracked: u -> none",
            ],
        ),
        (
            "mv 'old name' 'new name'",
            &["new name: none -> x", "old name: x -> none"],
        ),
        (
            "echo 5 > sub/b; git add .; git commit -qm second",
            &["sub/b: 1 -> 5"],
        ),
        (
            "echo x > ignored; printf '\\xff' > binary; mkdir empty",
            &[],
        ),
        ("echo 2 >> sub/b; git stash -q", &["a: 2 -> 1"]),
    ];
    for (script, expected) in cases {
        let dir = repository();
        let root = dir.path().canonicalize().unwrap();
        assert_eq!(changes(&root, script).await, *expected, "{script}");
    }
}

#[tokio::test]
async fn what_a_link_leads_to_is_not_compared() {
    let other = tempfile::tempdir().unwrap();
    fs::write(other.path().join("b"), "secret").unwrap();
    let other = other.path().display();
    let cases: &[(&str, &[&str])] = &[
        (
            "mv sub sub2; ln -s OTHER sub",
            &["sub/b: 1 -> none", "sub2/b: none -> 1"],
        ),
        ("rm a; ln -s OTHER/b a; ln -s OTHER/b new", &[]),
    ];
    for (script, expected) in cases {
        let dir = repository();
        let root = dir.path().canonicalize().unwrap();
        let script = script.replace("OTHER", &other.to_string());
        assert_eq!(changes(&root, &script).await, *expected, "{script}");
    }
}

#[tokio::test]
async fn a_repository_without_a_commit_has_new_files_only() {
    let dir = tempfile::tempdir().unwrap();
    sh(dir.path(), "git init -q; echo 1 > before");
    let root = dir.path().canonicalize().unwrap();
    assert_eq!(
        changes(&root, "echo 2 > before; echo n > new").await,
        ["before: 1 -> 2", "new: none -> n"]
    );
}

#[tokio::test]
async fn outside_of_repositories_there_is_nothing_to_compare() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("a"), "1").unwrap();
    assert!(Baseline::take(dir.path()).await.is_none());
}

#[tokio::test]
async fn programs_that_a_repository_names_change_nothing() {
    if sandbox::detect().bubblewrap.is_err() && sandbox::detect().landlock.is_err() {
        return;
    }
    let dir = repository();
    let out = tempfile::tempdir().unwrap();
    let mark = out.path().join("mark");
    let script = format!(
        "git config filter.x.clean 'touch {}; cat'; echo '* filter=x' > .gitattributes; touch -d '1 hour ago' sub/b",
        mark.display()
    );
    let seen = changes(dir.path(), &script).await;
    assert_eq!(seen, [".gitattributes: none -> * filter=x"]);
    assert!(!mark.exists());
}
