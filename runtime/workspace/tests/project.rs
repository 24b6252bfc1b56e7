//! Tests of git information and instruction files of a folder.

use std::{
    fs,
    path::{Path, PathBuf},
};

use threadwire_workspace::{
    git,
    git::GitInfo,
    instructions::{self, Wanted},
};

/// File contents by path.
type Files = &'static [(&'static str, &'static str)];

fn tree(files: Files) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    dir
}

#[test]
fn git_info_is_read_from_files() {
    const CONFIG: (&str, &str) = (
        ".git/config",
        "[core]\n\turl = no\n[remote \"origin\"]\n\turl = https://host/x.git\n",
    );
    let info = |branch: Option<&str>, sha: Option<&str>, origin: Option<&str>| GitInfo {
        branch: branch.map(str::to_owned),
        sha: sha.map(str::to_owned),
        origin_url: origin.map(str::to_owned),
    };
    let cases: [(Files, Option<GitInfo>); 9] = [
        (&[("file", "")], None),
        (
            &[
                (".git/HEAD", "ref: refs/heads/main\n"),
                (".git/refs/heads/main", "aaaa\n"),
                CONFIG,
            ],
            Some(info(Some("main"), Some("aaaa"), Some("https://host/x.git"))),
        ),
        (
            &[
                (".git/HEAD", "ref: refs/heads/a/b\n"),
                (
                    ".git/packed-refs",
                    "# pack-refs\nbbbb refs/heads/a\ncccc refs/heads/a/b\n",
                ),
            ],
            Some(info(Some("a/b"), Some("cccc"), None)),
        ),
        (
            &[(".git/HEAD", "dddd\n")],
            Some(info(None, Some("dddd"), None)),
        ),
        (
            &[(".git/HEAD", "--output=/somewhere\n")],
            Some(info(None, None, None)),
        ),
        (
            &[
                (".git/HEAD", "ref: ../../secret\n"),
                ("secret", "not an id\n"),
            ],
            Some(info(None, None, None)),
        ),
        (
            &[
                (".git/HEAD", "ref: refs/heads/new\n"),
                (
                    ".git/config",
                    "[remote \"origin\"]\n\turl = https://me:a-token@host/x@y\n",
                ),
            ],
            Some(info(Some("new"), None, Some("https://host/x@y"))),
        ),
        (
            &[(".git/HEAD", "ref: refs/heads/new\n")],
            Some(info(Some("new"), None, None)),
        ),
        (
            &[
                (".git", "gitdir: main/.git/worktrees/w\n"),
                ("main/.git/worktrees/w/HEAD", "ref: refs/heads/w\n"),
                ("main/.git/worktrees/w/commondir", "../..\n"),
                ("main/.git/refs/heads/w", "eeee\n"),
                (
                    "main/.git/config",
                    "[remote \"origin\"]\nurl = \"git@host:x\"\n",
                ),
            ],
            Some(info(Some("w"), Some("eeee"), Some("git@host:x"))),
        ),
    ];
    for (files, expected) in cases {
        let dir = tree(files);
        let sub = dir.path().join("some/folder");
        fs::create_dir_all(&sub).unwrap();
        assert_eq!(git::info(&sub), expected, "{files:?}");
    }
}

#[test]
fn a_file_of_a_repository_without_end_is_not_read_whole() {
    let dir = tree(&[
        (".git/HEAD", ""),
        (".git/config", "[remote \"origin\"]\n\turl = x\n"),
    ]);
    let head = fs::File::options()
        .write(true)
        .open(dir.path().join(".git/HEAD"));
    // More than memory has. The file takes no place on the disk.
    head.unwrap().set_len(1 << 40).unwrap();
    let found = git::info(dir.path()).unwrap();
    assert_eq!((found.branch, found.sha), (None, None));
    assert_eq!(found.origin_url.as_deref(), Some("x"));
}

#[test]
fn instructions_come_from_home_and_every_folder_down_to_the_working_directory() {
    // Files, what marks a root, further names, the files that are found.
    type Case = (
        Files,
        Option<&'static str>,
        &'static [&'static str],
        &'static [&'static str],
    );
    let cases: [Case; 7] = [
        (&[("repo/.git/HEAD", "")], None, &[], &[]),
        (
            &[
                ("home/AGENTS.md", "h"),
                ("repo/.git/HEAD", ""),
                ("AGENTS.md", "outside"),
                ("repo/AGENTS.md", "root"),
                ("repo/a/AGENTS.md", ""),
                ("repo/a/b/AGENTS.md", "b"),
                ("repo/other/AGENTS.md", "other"),
            ],
            None,
            &[],
            &["home/AGENTS.md", "repo/AGENTS.md", "repo/a/b/AGENTS.md"],
        ),
        (
            &[
                ("repo/.git/HEAD", ""),
                ("repo/AGENTS.override.md", "mine"),
                ("repo/AGENTS.md", "root"),
                ("repo/a/README.md", "fallback"),
            ],
            None,
            &["NOTES.md", "README.md"],
            &["repo/AGENTS.override.md", "repo/a/README.md"],
        ),
        (
            &[("repo/a/b/AGENTS.md", "no repository")],
            None,
            &[],
            &["repo/a/b/AGENTS.md"],
        ),
        (
            &[
                ("repo/.hg/store", ""),
                ("repo/a/AGENTS.md", "a"),
                ("repo/a/b/AGENTS.md", "b"),
            ],
            Some(".hg"),
            &[],
            &["repo/a/AGENTS.md", "repo/a/b/AGENTS.md"],
        ),
        (
            &[
                ("repo/.git/HEAD", ""),
                ("repo/AGENTS.md", "root"),
                ("repo/a/b/AGENTS.md", "b"),
            ],
            Some(".hg"),
            &[],
            &["repo/a/b/AGENTS.md"],
        ),
        (
            &[("home/AGENTS.override.md", " \n"), ("home/AGENTS.md", "h")],
            None,
            &[],
            &["home/AGENTS.md"],
        ),
    ];
    for (files, markers, fallback, expected) in cases {
        let dir = tree(files);
        let cwd = dir.path().join("repo/a/b");
        fs::create_dir_all(&cwd).unwrap();
        let wanted = Wanted {
            fallback: fallback.iter().map(|&name| name.to_owned()).collect(),
            markers: markers.map(|marker| vec![marker.to_owned()]),
            most: None,
        };
        let found = instructions::sources(&dir.path().join("home"), &cwd, &wanted);
        let names: Vec<&Path> = found
            .iter()
            .map(|path: &PathBuf| path.strip_prefix(dir.path()).unwrap())
            .collect();
        assert_eq!(names, expected.iter().map(Path::new).collect::<Vec<_>>());
    }
}
