//! Diffs of a working tree: to its remote repository, and to its last commit.

use std::{path::Path, time::Duration};

use super::{repository_root, run::run};
use crate::process::Exit;

/// Timeout of each git call.
const PATIENCE: Duration = Duration::from_secs(20);

/// Arguments of every comparison. They disable programs that the repository configures.
const DIFF: [&str; 5] = [
    "diff",
    "--no-textconv",
    "--no-ext-diff",
    "--binary",
    // Changes inside of submodules are ignored: reading them would use the submodules' own configuration.
    "--ignore-submodules=dirty",
];

/// Arguments of a comparison that tells the number of changed lines per file.
const NUMBERS: [&str; 5] = [
    "diff",
    "--no-textconv",
    "--no-ext-diff",
    "--stat",
    "--ignore-submodules=dirty",
];

/// Lists new files. The files of this server with tokens are none of the changes; a diff is shown to clients and models.
const NEW: [&str; 6] = [
    "ls-files",
    "--others",
    "--exclude-standard",
    "--exclude=**/.craft/appserver.lock",
    "--exclude=**/.craft/hub/hub.lock",
    "-z",
];

/// Leaves the same files out of a comparison.
const NO_TOKENS: [&str; 2] = [
    ":(top,exclude,glob)**/.craft/appserver.lock",
    ":(top,exclude,glob)**/.craft/hub/hub.lock",
];

/// The largest new file whose text is shown among the changes, in bytes.
const LARGE: u64 = 1 << 20;

/// The changes in a working tree that no remote branch contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteDiff {
    /// Id of the newest commit of the current branch that a remote branch contains, too.
    pub commit: String,
    /// Unified diff from that commit to the current files, including new files that are not ignored.
    pub diff: String,
}

/// Compares the working tree around `cwd` with the remote repository. Returns `None` outside of repositories, if no
/// remote branch shares a commit with it, or if git fails.
pub async fn diff_to_remote(cwd: &Path) -> Option<RemoteDiff> {
    let root = repository_root(cwd).filter(|_| cwd.is_dir())?;
    let commit = newest_shared(&root).await?;
    let comparison = [&DIFF[..], &[&commit, "--", "."], &NO_TOKENS].concat();
    let mut diff = succeeded(&root, &comparison).await?;
    for name in succeeded(&root, &NEW).await?.split_terminator('\0') {
        diff.push_str(&new_file(&root, name).await?);
    }
    Some(RemoteDiff { commit, diff })
}

/// Compares files with the last commit, new files included. `paths` are relative to `cwd`. With `enough` bytes, further
/// new files are left out. Of a large new file only the size is told, and of too many changes only the numbers. Returns
/// `None` outside of repositories, or if git fails.
pub async fn diff_of(cwd: &Path, paths: &[String], enough: usize) -> Option<String> {
    repository_root(cwd)?;
    let literal: Vec<String> = paths
        .iter()
        .map(|path| format!(":(literal){path}"))
        .collect();
    let paths: Vec<&str> = literal.iter().map(String::as_str).collect();
    let compared_paths = match paths.is_empty() {
        true => [&["."][..], &NO_TOKENS].concat(),
        false => [&paths[..], &NO_TOKENS].concat(),
    };
    let has_commit = succeeded(cwd, &["rev-parse", "--verify", "--quiet", "HEAD"]).await;
    let to = match has_commit {
        Some(_) => "HEAD",
        None => "--cached",
    };
    let compared = async |options: &[&str]| {
        let arguments = [options, &["--relative", to, "--"], &compared_paths].concat();
        succeeded(cwd, &arguments).await
    };
    let mut diff = match compared(&DIFF).await {
        Some(diff) => diff,
        None => compared(&NUMBERS).await?,
    };
    let untracked = succeeded(cwd, &[&NEW[..], &["--"], &paths].concat()).await?;
    for name in untracked.split_terminator('\0') {
        if diff.len() >= enough {
            break;
        }
        let size = cwd
            .join(name)
            .symlink_metadata()
            .map_or(0, |file| file.len());
        diff.push_str(&match size > LARGE {
            true => format!("diff --git a/{name} b/{name}\nnew file of {size} bytes\n"),
            false => new_file(cwd, name).await?,
        });
    }
    Some(diff)
}

/// Returns the commit from which the current branch and another one went apart. Returns `None` outside of repositories,
/// if there is none, or if git fails.
pub async fn merge_base(cwd: &Path, branch: &str) -> Option<String> {
    let root = repository_root(cwd)?;
    let found = succeeded(&root, &["merge-base", "--", "HEAD", branch]).await?;
    found.split_whitespace().next().map(str::to_owned)
}

/// Returns the difference that a new file makes.
async fn new_file(folder: &Path, name: &str) -> Option<String> {
    let arguments = [&DIFF[..], &["--no-index", "--", "/dev/null", name]].concat();
    match run(folder, &arguments, None, PATIENCE).await? {
        // Exit code 1: the files differ.
        (Exit::Code(1), bytes) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        (Exit::Code(0), _) => Some(String::new()),
        _ => None,
    }
}

/// Returns the newest commit of the current branch that a remote branch contains.
async fn newest_shared(root: &Path) -> Option<String> {
    let remote = ["for-each-ref", "--count=1", "refs/remotes"];
    if succeeded(root, &remote).await?.is_empty() {
        return None;
    }
    // Local commits, followed by their boundary commits with a mark.
    let own = ["rev-list", "--boundary", "HEAD", "--not", "--remotes"];
    let own = succeeded(root, &own).await?;
    if own.is_empty() {
        let head = succeeded(root, &["rev-parse", "HEAD"]).await?;
        return Some(head.trim().to_owned());
    }
    own.lines()
        .find_map(|line| line.strip_prefix('-'))
        .map(str::to_owned)
}

async fn succeeded(root: &Path, arguments: &[&str]) -> Option<String> {
    match run(root, arguments, None, PATIENCE).await? {
        (Exit::Code(0), bytes) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn own_commits_changes_and_new_files_are_the_difference() {
        let folder = tempfile::tempdir().unwrap();
        let (ours, theirs) = (folder.path().join("ours"), folder.path().join("theirs"));
        let git = |root: &Path, line: &str| {
            let identity = ["-c", "user.name=n", "-c", "user.email=e@example.com"];
            let output = std::process::Command::new("git")
                .args(identity.into_iter().chain(line.split(' ')))
                .current_dir(root)
                .output()
                .unwrap();
            assert!(output.status.success(), "{line}: {output:?}");
            String::from_utf8(output.stdout).unwrap()
        };
        git(folder.path(), "init --quiet ours");
        assert_eq!(diff_to_remote(&ours).await, None, "no remote");
        std::fs::write(ours.join("a.txt"), "one\n").unwrap();
        git(&ours, "add a.txt");
        git(&ours, "commit --quiet -m first");
        let shared = git(&ours, "rev-parse HEAD").trim().to_owned();
        git(folder.path(), "init --quiet --bare theirs");
        let url = theirs.display().to_string();
        git(&ours, &format!("remote add origin {url}"));
        git(&ours, "push --quiet origin HEAD:refs/heads/main");
        let found = diff_to_remote(&ours).await.unwrap();
        assert_eq!((found.commit, found.diff), (shared.clone(), String::new()));
        assert_eq!(diff_to_remote(&ours.join("a.txt")).await, None, "a file");

        std::fs::write(ours.join("a.txt"), "two\n").unwrap();
        git(&ours, "commit --quiet -a -m second");
        std::fs::write(ours.join("new.txt"), "new\n").unwrap();
        // Its text is a token. One is new, and one was committed and has changed.
        for folder in [ours.join(".craft"), ours.join("sub/.craft")] {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(folder.join("appserver.lock"), "token\n").unwrap();
        }
        git(&ours, "add sub");
        let found = diff_to_remote(&ours).await.unwrap();
        assert_eq!(found.commit, shared);
        let expected = "diff --git a/a.txt b/a.txt\n\
                        index 5626abf..f719efd 100644\n\
                        --- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+two\n\
                        diff --git a/new.txt b/new.txt\nnew file mode 100644\n\
                        index 0000000..3e75765\n\
                        --- /dev/null\n+++ b/new.txt\n@@ -0,0 +1 @@\n+new\n";
        assert_eq!(found.diff, expected);
        let (_, new) = expected.split_once("+two\n").unwrap();
        let paths = ["a.txt", "new.txt"].map(str::to_owned);
        assert_eq!(diff_of(&ours, &paths, 1).await.unwrap(), new);
        assert_eq!(diff_of(&ours, &paths[..1], 1).await.unwrap(), "");
        for path in [".craft", "sub", "sub/.craft/appserver.lock"] {
            let paths = [path.to_owned()];
            assert_eq!(diff_of(&ours, &paths, 1).await.unwrap(), "", "{path}");
        }
        assert_eq!(
            diff_of(&folder.path().join("theirs"), &paths, 1).await,
            None
        );
        std::fs::write(ours.join("newer.txt"), "newer\n").unwrap();
        let all = [".".to_owned()];
        assert_eq!(diff_of(&ours, &all, 1).await.unwrap(), new);
        let both = diff_of(&ours, &all, usize::MAX).await.unwrap();
        assert!(both.starts_with(new) && both.ends_with("+newer\n"));
        let large = std::fs::File::create(ours.join("new.txt")).unwrap();
        large.set_len(100 << 20).unwrap();
        let sized = "diff --git a/new.txt b/new.txt\nnew file of 104857600 bytes\n";
        assert_eq!(diff_of(&ours, &paths, 1).await.unwrap(), sized);
        std::fs::write(ours.join("a.txt"), "text\n".repeat(4 << 20)).unwrap();
        let numbers = diff_of(&ours, &paths[..1], 1).await.unwrap();
        assert!(numbers.contains("a.txt | 41943"), "{numbers}");
    }
}
