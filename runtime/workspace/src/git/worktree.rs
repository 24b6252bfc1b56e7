//! Worktrees of a repository: made for a thread, looked at, and given back to the folder that they were made from.
//!
//! Each operation either succeeds as a whole, or leaves the repository and both folders as they were.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use super::{
    git_dir, info, repository_root,
    run::{Output, run, run_writing},
};
use crate::process::Exit;

/// Timeout of each git call; a checkout writes all files of a repository.
const PATIENCE: Duration = Duration::from_secs(120);

/// The folder whose changes are never carried over: it holds the state of the workspace.
const STATE: &str = ".craft";

/// Why a worktree could not be made or given back. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum WorktreeError {
    /// The workspace, the branch, the base or the path cannot be used.
    #[error("{member}: {problem}")]
    Refused {
        /// What is wrong: `workspace`, `branchName`, `baseRef` or `path`.
        member: &'static str,
        /// Why.
        problem: String,
    },
    /// Changed files would be overwritten.
    #[error("changed files would be overwritten: {}", .0.join(", "))]
    Conflict(Vec<String>),
    /// Git or the file system failed.
    #[error("{0}")]
    Failed(String),
}

impl WorktreeError {
    fn refused(member: &'static str, problem: impl Into<String>) -> Self {
        let problem = problem.into();
        Self::Refused { member, problem }
    }

    fn failed(doing: &str, error: io::Error) -> Self {
        Self::Failed(format!("{doing}: {error}"))
    }
}

/// A new worktree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The commit that it begins with.
    pub head: String,
    /// The changes that were carried over, if that was asked for.
    pub carried: Option<Carried>,
}

/// The numbers of uncommitted changes that were carried from one folder to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// Files that were copied.
    pub copied: u64,
    /// Files that were deleted.
    pub deleted: u64,
}

/// What git says of a worktree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// The folder exists.
    pub exists: bool,
    /// Git knows the folder as a worktree.
    pub is_worktree: bool,
    /// The commit that is checked out.
    pub head: Option<String>,
    /// Files differ from that commit.
    pub is_dirty: bool,
    /// The number of commits since the base.
    pub ahead: u64,
}

/// Makes a worktree at `path`, which must not exist, with a new branch that begins at `base`; without a branch, the commit
/// is checked out. `from` is a folder of the repository; with `carry`, its uncommitted changes are copied.
pub async fn make(
    from: &Path,
    path: &Path,
    branch: Option<&str>,
    base: &str,
    carry: bool,
) -> Result<Made, WorktreeError> {
    let repository = Repository::around(from)?;
    let root = &repository.root;
    let ask = async |arguments: &[&str]| succeeded(root, arguments).await;
    let verify = ["rev-parse", "--verify", "--quiet"];
    if let Some(branch) = branch {
        let named = ["check-ref-format", "--branch", branch];
        if branch.starts_with('-') || ask(&named).await.is_none() {
            return Err(WorktreeError::refused(
                "branchName",
                "is no name of a branch",
            ));
        }
        let reference = format!("refs/heads/{branch}");
        if ask(&[&verify[..], &[&reference]].concat()).await.is_some() {
            let problem = format!("there is a branch {branch} already");
            return Err(WorktreeError::refused("branchName", problem));
        }
    }
    let commit = format!("{base}^{{commit}}");
    let head = ask(&[&verify[..], &["--end-of-options", &commit]].concat()).await;
    let head = head.map(|head| head.trim().to_owned());
    let head = head
        .ok_or_else(|| WorktreeError::refused("baseRef", format!("there is no commit {base}")))?;
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(WorktreeError::refused("path", error.to_string())),
        Ok(_) => {
            let problem = format!("{} exists already", path.display());
            return Err(WorktreeError::refused("path", problem));
        }
    }
    let text = text(path)?;
    if let Some(branch) = branch {
        let add = ["branch", "--quiet", "--no-track", "--", branch, &head];
        let added = repository.change(root, &add).await;
        added.map_err(|error| WorktreeError::refused("branchName", error.to_string()))?;
    }
    let parent = path.parent().unwrap_or(path);
    let ancestors = parent.ancestors();
    let missing: Vec<_> = ancestors.take_while(|folder| !folder.exists()).collect();
    let made = async {
        fs::create_dir_all(parent).map_err(|error| WorktreeError::failed("the folder", error))?;
        let detach = branch.is_none().then_some("--detach");
        let of = branch.unwrap_or(&head);
        let add = ["worktree", "add", "--quiet"].into_iter().chain(detach);
        let add: Vec<&str> = add.chain(["--", text, of]).collect();
        repository.change(parent, &add).await?;
        match carry {
            true => Ok(Some(carry_over(root, path).await?)),
            false => Ok(None),
        }
    };
    match made.await {
        Ok(carried) => Ok(Made { head, carried }),
        Err(error) => {
            repository.discard(path, branch).await;
            for folder in missing {
                // What somebody else put something into stays.
                let _ = fs::remove_dir(folder);
            }
            Err(error)
        }
    }
}

/// Removes a worktree with its uncommitted changes, and its branch if one is named. What is gone already is no error.
pub async fn discard(from: &Path, path: &Path, branch: Option<&str>) -> Result<(), WorktreeError> {
    let repository = Repository::around(from)?;
    repository.discard(path, branch).await;
    match path.exists() {
        true => Err(WorktreeError::Failed(format!(
            "{} could not be removed",
            path.display()
        ))),
        false => Ok(()),
    }
}

/// Looks at a worktree that began at the commit `base`.
pub async fn status(path: &Path, base: Option<&str>) -> Status {
    let exists = path.is_dir();
    let is_worktree = path.join(".git").is_file() && git_dir(path).is_some_and(|dir| dir.is_dir());
    if !is_worktree {
        return Status {
            exists,
            ..Status::default()
        };
    }
    let count = match base {
        Some(base) => {
            let range = format!("{base}..HEAD");
            succeeded(path, &["rev-list", "--count", "--end-of-options", &range]).await
        }
        None => None,
    };
    Status {
        exists,
        is_worktree,
        head: info(path).and_then(|info| info.sha),
        is_dirty: changes(path).await.is_ok_and(|changes| !changes.is_empty()),
        ahead: count
            .and_then(|count| count.trim().parse().ok())
            .unwrap_or(0),
    }
}

/// A worktree whose branch and changes are in the other folder again. The worktree itself is still there.
#[derive(Debug)]
pub struct Returned {
    /// The changes that were carried over.
    pub carried: Carried,
    repository: Repository,
    worktree: PathBuf,
    branch: String,
    /// What was checked out before: a branch, or a commit.
    before: String,
    carried_paths: Vec<String>,
}

/// Checks the branch of a worktree out in `into`, a folder of its repository, and carries its uncommitted changes over.
/// Follow it by [`Returned::finish`] or [`Returned::undo`].
pub async fn give_back(
    into: &Path,
    worktree: &Path,
    branch: &str,
) -> Result<Returned, WorktreeError> {
    let repository = Repository::around(into)?;
    let root = repository.root.clone();
    let theirs = changes(worktree).await?;
    let ours: BTreeSet<String> = changes(&root).await?.into_iter().collect();
    let reference = format!("refs/heads/{branch}");
    let differs = [
        "diff",
        "--no-textconv",
        "--no-ext-diff",
        "--name-only",
        "--no-renames",
        "--ignore-submodules=dirty",
        "-z",
        "HEAD",
        &reference,
        "--",
    ];
    let differs = succeeded(&root, &differs).await;
    let differs = differs.ok_or_else(|| {
        WorktreeError::Failed(format!("there is no branch {branch}, or no commit"))
    })?;
    let touched = differs.split_terminator('\0').map(str::to_owned);
    let touched: BTreeSet<String> = touched.chain(theirs.iter().cloned()).collect();
    let both: Vec<String> = ours.intersection(&touched).cloned().collect();
    if !both.is_empty() {
        return Err(WorktreeError::Conflict(both));
    }
    let now = info(&root).unwrap_or_default();
    let before = now.branch.or(now.sha);
    let before =
        before.ok_or_else(|| WorktreeError::Failed("nothing is checked out".to_owned()))?;
    // A branch is checked out in one place only.
    let detach = ["switch", "--quiet", "--detach"];
    repository.change_in(worktree, worktree, &detach).await?;
    let mut returned = Returned {
        carried: Carried::default(),
        repository,
        worktree: worktree.to_owned(),
        branch: branch.to_owned(),
        before,
        carried_paths: Vec::new(),
    };
    let switch = ["switch", "--quiet", "--no-guess", branch];
    if let Err(error) = returned.repository.change(worktree, &switch).await {
        returned.attach().await;
        return Err(error);
    }
    returned.carried_paths = theirs;
    match carry_paths(worktree, &root, &returned.carried_paths).await {
        Ok(carried) => {
            returned.carried = carried;
            Ok(returned)
        }
        Err(error) => {
            returned.undo().await;
            Err(error)
        }
    }
}

impl Returned {
    /// Removes the worktree.
    pub async fn finish(self) {
        self.repository.discard(&self.worktree, None).await;
    }

    /// Puts both folders back as they were.
    pub async fn undo(self) {
        let root = &self.repository.root;
        for path in &self.carried_paths {
            let object = format!("HEAD:{path}");
            let pathspec = format!(":(top,literal){path}");
            if succeeded(root, &["cat-file", "-e", &object])
                .await
                .is_some()
            {
                let restore = ["checkout", "--quiet", "HEAD", "--", &pathspec];
                let _ = self.repository.change(root, &restore).await;
            } else {
                // A file that was not copied is not there.
                let _ = fs::remove_file(root.join(path));
            }
        }
        let reference = format!("refs/heads/{}", self.before);
        let verify = ["rev-parse", "--verify", "--quiet", &reference];
        let back: &[&str] = match succeeded(root, &verify).await {
            Some(_) => &["switch", "--quiet", "--no-guess"],
            None => &["switch", "--quiet", "--detach"],
        };
        let back = [back, &[&*self.before]].concat();
        let _ = self.repository.change(root, &back).await;
        self.attach().await;
    }

    /// Checks the branch out in the worktree again.
    async fn attach(&self) {
        let switch = ["switch", "--quiet", "--no-guess", &*self.branch];
        let back = self
            .repository
            .change_in(&self.worktree, &self.worktree, &switch);
        if let Err(error) = back.await {
            tracing::warn!(worktree = %self.worktree.display(), %error, "a branch is not checked out again");
        }
    }
}

#[derive(Debug)]
struct Repository {
    root: PathBuf,
    /// Git's folder, which all worktrees share.
    common: PathBuf,
}

impl Repository {
    fn around(folder: &Path) -> Result<Self, WorktreeError> {
        let none = || WorktreeError::refused("workspace", "is in no git repository");
        let root = repository_root(folder).ok_or_else(none)?;
        let own = git_dir(&root).ok_or_else(none)?;
        let common = match super::read(&own.join("commondir")) {
            Some(path) => own.join(path.trim()),
            None => own,
        };
        Ok(Self { root, common })
    }

    /// Runs git in the repository; it may also write below `also`.
    async fn change(&self, also: &Path, arguments: &[&str]) -> Result<(), WorktreeError> {
        self.change_in(&self.root, also, arguments).await
    }

    async fn change_in(
        &self,
        folder: &Path,
        also: &Path,
        arguments: &[&str],
    ) -> Result<(), WorktreeError> {
        let writable = [&*self.root, &*self.common, also];
        match run_writing(folder, &writable, arguments, PATIENCE).await {
            Some(Output {
                exit: Exit::Code(0),
                ..
            }) => Ok(()),
            ended => {
                let name = arguments.first().unwrap_or(&"");
                let why = ended.map_or_else(String::new, |output| output.reason());
                Err(WorktreeError::Failed(format!("git {name} failed{why}")))
            }
        }
    }

    /// Removes a worktree and a branch as far as they are there.
    async fn discard(&self, path: &Path, branch: Option<&str>) {
        let also = path.parent().unwrap_or(path);
        if let Ok(text) = text(path) {
            let remove = ["worktree", "remove", "--force", "--", text];
            let _ = self.change(also, &remove).await;
        }
        if path.is_dir() && path.join(".git").is_file() {
            let _ = fs::remove_dir_all(path);
        }
        let _ = self.change(also, &["worktree", "prune"]).await;
        if let Some(branch) = branch {
            let delete = ["branch", "--quiet", "-D", "--", branch];
            let _ = self.change(also, &delete).await;
        }
    }
}

fn text(path: &Path) -> Result<&str, WorktreeError> {
    let text = path.to_str();
    text.ok_or_else(|| WorktreeError::refused("path", "is not text"))
}

/// Runs git without write access, and returns its output if it succeeded.
async fn succeeded(root: &Path, arguments: &[&str]) -> Option<String> {
    match run(root, arguments, None, PATIENCE).await? {
        (Exit::Code(0), output) => String::from_utf8(output).ok(),
        _ => None,
    }
}

/// Returns the files that differ from the last commit, relative to the root of the repository; new ones, too.
async fn changes(root: &Path) -> Result<Vec<String>, WorktreeError> {
    let arguments = [
        "status",
        "--porcelain=v1",
        "-z",
        "--untracked-files=all",
        "--no-renames",
        "--ignore-submodules=dirty",
    ];
    let listed = succeeded(root, &arguments).await;
    let listed = listed.ok_or_else(|| WorktreeError::Failed("git status failed".to_owned()))?;
    let paths = listed.split_terminator('\0');
    let paths = paths.filter_map(|line| line.get(3..));
    let is_state = |path: &str| Path::new(path).iter().any(|part| part == STATE);
    Ok(paths
        .filter(|path| !is_state(path))
        .map(str::to_owned)
        .collect())
}

/// Copies the uncommitted changes of a folder to another worktree of its repository.
async fn carry_over(from: &Path, to: &Path) -> Result<Carried, WorktreeError> {
    let paths = changes(from).await?;
    carry_paths(from, to, &paths).await
}

async fn carry_paths(from: &Path, to: &Path, paths: &[String]) -> Result<Carried, WorktreeError> {
    let (from, to, paths) = (from.to_owned(), to.to_owned(), paths.to_vec());
    let work = move || {
        let mut carried = Carried::default();
        for path in &paths {
            carry_path(&from, &to, Path::new(path), &mut carried)
                .map_err(|error| WorktreeError::failed(path, error))?;
        }
        Ok(carried)
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(WorktreeError::Failed("the copy was interrupted".to_owned())))
}

/// Makes a path of one folder as it is in the other. A link is copied as a link.
fn carry_path(from: &Path, to: &Path, path: &Path, carried: &mut Carried) -> io::Result<()> {
    let (source, target) = (from.join(path), to.join(path));
    // A link in the other folder must not lead a write out of it.
    let folders = path
        .ancestors()
        .skip(1)
        .filter(|part| *part != Path::new(""));
    for folder in folders {
        if to.join(folder).is_symlink() {
            return Err(io::Error::other("a folder on its path is a link"));
        }
    }
    let kind = match fs::symlink_metadata(&source) {
        Ok(metadata) => Some(metadata.file_type()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    // A submodule, or a repository inside of this one, is not carried over.
    if kind.is_some_and(|kind| kind.is_dir()) {
        return Ok(());
    }
    match fs::symlink_metadata(&target) {
        Ok(metadata) if metadata.is_dir() => fs::remove_dir_all(&target)?,
        Ok(_) => fs::remove_file(&target)?,
        Err(_) => {}
    }
    let Some(kind) = kind else {
        carried.deleted += 1;
        return Ok(());
    };
    if let Some(folder) = target.parent() {
        fs::create_dir_all(folder)?;
    }
    if kind.is_symlink() {
        std::os::unix::fs::symlink(fs::read_link(&source)?, &target)?;
    } else {
        fs::copy(&source, &target)?;
    }
    carried.copied += 1;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct World {
        dir: tempfile::TempDir,
        local: PathBuf,
        tree: PathBuf,
    }

    fn git(folder: &Path, line: &str) -> String {
        let identity = ["-c", "user.name=n", "-c", "user.email=e@example.com"];
        let output = std::process::Command::new("git")
            .args(identity.into_iter().chain(line.split(' ')))
            .current_dir(folder)
            .output()
            .unwrap();
        assert!(output.status.success(), "{line}: {output:?}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    impl World {
        fn new() -> Self {
            let dir = tempfile::tempdir().unwrap();
            let local = dir.path().canonicalize().unwrap().join("local");
            fs::create_dir_all(&local).unwrap();
            git(&local, "init --quiet --initial-branch=main .");
            for name in ["kept", "changed", "deleted"] {
                fs::write(local.join(name), "one\n").unwrap();
            }
            git(&local, "add .");
            git(&local, "commit --quiet -m first");
            fs::write(local.join("changed"), "two\n").unwrap();
            fs::remove_file(local.join("deleted")).unwrap();
            fs::create_dir_all(local.join("new/deep")).unwrap();
            fs::write(local.join("new/deep/file"), "new\n").unwrap();
            fs::create_dir_all(local.join(".craft")).unwrap();
            fs::write(local.join(".craft/state"), "ours").unwrap();
            let tree = local.join(".craft/worktrees/one");
            Self { dir, local, tree }
        }

        async fn make(&self, carry: bool) -> Made {
            make(&self.local, &self.tree, Some("topic"), "HEAD", carry)
                .await
                .unwrap()
        }

        fn branches(&self) -> String {
            git(&self.local, "branch --format=%(refname:short)")
        }
    }

    fn read(folder: &Path, name: &str) -> Option<String> {
        fs::read_to_string(folder.join(name)).ok()
    }

    #[tokio::test]
    async fn a_worktree_begins_with_the_changes_of_its_source() {
        let world = World::new();
        let made = world.make(true).await;
        let carried = Carried {
            copied: 2,
            deleted: 1,
        };
        assert_eq!(made.carried, Some(carried));
        assert_eq!(made.head, git(&world.local, "rev-parse HEAD"));
        let text = |name: &str| read(&world.tree, name);
        assert_eq!(text("kept").as_deref(), Some("one\n"));
        assert_eq!(text("changed").as_deref(), Some("two\n"));
        assert_eq!(text("deleted"), None);
        assert_eq!(text("new/deep/file").as_deref(), Some("new\n"));
        assert_eq!(text(".craft/state"), None);
        assert_eq!(read(&world.local, "changed").as_deref(), Some("two\n"));
        let status = status(&world.tree, Some(&made.head)).await;
        assert!(status.is_worktree && status.is_dirty, "{status:?}");
        assert_eq!((status.ahead, status.head), (0, Some(made.head)));
        discard(&world.local, &world.tree, Some("topic"))
            .await
            .unwrap();
        assert!(!world.tree.exists());
        assert_eq!(world.branches(), "main");
        assert!(world.dir.path().exists());
    }

    #[tokio::test]
    async fn what_cannot_be_made_leaves_nothing() {
        let world = World::new();
        let refused = async |branch: &str, base: &str| {
            make(&world.local, &world.tree, Some(branch), base, true)
                .await
                .unwrap_err()
                .to_string()
        };
        assert!(refused("-x", "HEAD").await.starts_with("branchName"));
        assert!(refused("a..b", "HEAD").await.starts_with("branchName"));
        assert!(refused("main", "HEAD").await.starts_with("branchName"));
        assert!(refused("topic", "nowhere").await.starts_with("baseRef"));
        assert!(refused("topic", "--all").await.starts_with("baseRef"));
        // The copy fails half-way, because the path leads through a link.
        let elsewhere = world.dir.path().join("elsewhere");
        fs::create_dir_all(&elsewhere).unwrap();
        git(&world.local, "checkout --quiet -b linked");
        std::os::unix::fs::symlink(&elsewhere, world.local.join("way")).unwrap();
        git(&world.local, "add way");
        git(&world.local, "commit --quiet -m link");
        fs::remove_file(world.local.join("way")).unwrap();
        fs::create_dir(world.local.join("way")).unwrap();
        fs::write(world.local.join("way/file"), "x").unwrap();
        let error = refused("topic", "HEAD").await;
        assert!(error.contains("link"), "{error}");
        assert!(!elsewhere.join("file").exists());
        assert!(!world.local.join(".craft/worktrees").exists());
        assert_eq!(read(&world.local, ".craft/state").as_deref(), Some("ours"));
        assert_eq!(world.branches(), "linked\nmain");
        assert_eq!(git(&world.local, "worktree list").lines().count(), 1);
        fs::create_dir_all(&world.tree).unwrap();
        let full = refused("topic", "HEAD").await;
        assert!(full.contains("exists"), "{full}");
        let outside = make(world.dir.path(), &world.tree, Some("topic"), "HEAD", false).await;
        assert!(matches!(outside, Err(WorktreeError::Refused { .. })));
    }

    #[tokio::test]
    async fn a_worktree_comes_back_with_its_commits_and_changes() {
        let world = World::new();
        git(&world.local, "stash --quiet --include-untracked");
        world.make(false).await;
        fs::write(world.tree.join("kept"), "committed\n").unwrap();
        git(&world.tree, "commit --quiet -am second");
        fs::write(world.tree.join("changed"), "theirs\n").unwrap();
        fs::write(world.tree.join("fresh"), "fresh\n").unwrap();
        fs::write(world.local.join("note"), "ours\n").unwrap();
        let returned = give_back(&world.local, &world.tree, "topic").await.unwrap();
        assert_eq!(returned.carried.copied, 2);
        returned.finish().await;
        assert!(!world.tree.exists());
        assert_eq!(git(&world.local, "branch --show-current"), "topic");
        for (name, text) in [
            ("kept", "committed\n"),
            ("changed", "theirs\n"),
            ("fresh", "fresh\n"),
            ("note", "ours\n"),
        ] {
            assert_eq!(read(&world.local, name).as_deref(), Some(text), "{name}");
        }
        assert_eq!(world.branches(), "main\ntopic");
    }

    #[tokio::test]
    async fn changes_that_would_be_overwritten_stop_the_way_back_and_it_can_be_undone() {
        let world = World::new();
        world.make(false).await;
        fs::write(world.tree.join("kept"), "committed\n").unwrap();
        git(&world.tree, "commit --quiet -am second");
        fs::write(world.tree.join("changed"), "theirs\n").unwrap();
        let before = git(&world.local, "status --porcelain");
        let stopped = give_back(&world.local, &world.tree, "topic").await;
        let Err(WorktreeError::Conflict(paths)) = stopped else {
            panic!("{stopped:?}");
        };
        assert_eq!(paths, ["changed"]);
        fs::remove_file(world.tree.join("changed")).unwrap();
        git(&world.tree, "checkout --quiet changed");
        fs::write(world.tree.join("fresh"), "fresh\n").unwrap();
        fs::remove_file(world.tree.join("kept")).unwrap();
        let returned = give_back(&world.local, &world.tree, "topic").await.unwrap();
        assert_eq!(read(&world.local, "kept"), None);
        returned.undo().await;
        assert_eq!(git(&world.local, "status --porcelain"), before);
        assert_eq!(git(&world.local, "branch --show-current"), "main");
        assert_eq!(git(&world.tree, "branch --show-current"), "topic");
        assert_eq!(read(&world.tree, "fresh").as_deref(), Some("fresh\n"));
        assert_eq!(read(&world.tree, "kept"), None);
    }
}
