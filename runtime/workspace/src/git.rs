//! Git information about a folder: branch, commit and remote URL, read from the files of the repository; and
//! diffs, computed by the program git.

mod clone;
mod remote;
pub(crate) mod run;
mod state;
pub mod worktree;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

pub use clone::copy;
pub use remote::{RemoteDiff, diff_of, diff_to_remote, merge_base};
pub use state::{RepositoryState, state};

use crate::files;

/// How much of a file of a repository is read, in bytes; the packed refs of large ones have some megabytes.
const LONGEST: usize = 16 * 1024 * 1024;

/// The state of a repository. A field is `None` if the repository does not contain it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GitInfo {
    /// Name of the current branch; `None` when no branch is checked out.
    pub branch: Option<String>,
    /// Id of the current commit, 40 or 64 hexadecimal digits.
    pub sha: Option<String>,
    /// URL of the remote called `origin`.
    pub origin_url: Option<String>,
}

/// Tells whether a folder is the root of a repository. As for git, a folder `.git` without `HEAD` does not count.
fn is_repository(folder: &Path) -> bool {
    let path = folder.join(".git");
    match path.metadata() {
        Ok(found) => found.is_file() || path.join("HEAD").exists(),
        Err(_) => false,
    }
}

/// Returns the nearest folder at or above `path` that is the root of a repository.
pub fn repository_root(path: &Path) -> Option<PathBuf> {
    path.ancestors()
        .find(|folder| is_repository(folder))
        .map(Path::to_owned)
}

/// Returns the folders of the project around `cwd`, nearest first: from `cwd` up to the repository's root, or only
/// `cwd` outside of repositories.
pub fn project_folders(cwd: &Path) -> Vec<&Path> {
    folders_up_to(cwd, is_repository)
}

/// Returns the folders from `cwd` up to the one that has one of these files or folders; only `cwd` if there is none.
/// Without a choice of markers, they are the [`project_folders`].
pub(crate) fn marked_folders<'a>(cwd: &'a Path, markers: Option<&[String]>) -> Vec<&'a Path> {
    let Some(markers) = markers else {
        return project_folders(cwd);
    };
    folders_up_to(cwd, |folder| {
        markers.iter().any(|marker| match &**marker {
            ".git" => is_repository(folder),
            marker => folder.join(marker).exists(),
        })
    })
}

fn folders_up_to(cwd: &Path, is_root: impl Fn(&Path) -> bool) -> Vec<&Path> {
    let mut folders = Vec::new();
    for folder in cwd.ancestors() {
        folders.push(folder);
        if is_root(folder) {
            return folders;
        }
    }
    folders.truncate(1);
    folders
}

/// Returns the state of the repository around `cwd`, or `None` outside of repositories. Blocks.
pub fn info(cwd: &Path) -> Option<GitInfo> {
    let git_dir = git_dir(&repository_root(cwd)?)?;
    let common_dir = common_dir(&git_dir);
    let head = read(&git_dir.join("HEAD"))?;
    let (branch, sha) = match head.trim().strip_prefix("ref: ") {
        Some(reference) => (
            reference.strip_prefix("refs/heads/").map(str::to_owned),
            resolve(&git_dir, &common_dir, reference),
        ),
        None => (None, Some(head.trim().to_owned())),
    };
    Some(GitInfo {
        branch,
        // The files may contain anything, for example an option for git.
        sha: sha.filter(|sha| !sha.is_empty() && sha.bytes().all(|byte| byte.is_ascii_hexdigit())),
        origin_url: remote_urls(&common_dir).remove("origin"),
    })
}

/// Returns the git directory: `.git` itself, or the folder that the file `.git` points to.
fn git_dir(root: &Path) -> Option<PathBuf> {
    let path = root.join(".git");
    if path.is_dir() {
        return Some(path);
    }
    let pointer = read(&path)?;
    Some(root.join(pointer.strip_prefix("gitdir:")?.trim()))
}

/// Returns the git directory with the refs and the configuration, which worktrees share with the main repository.
fn common_dir(git_dir: &Path) -> PathBuf {
    match read(&git_dir.join("commondir")) {
        Some(path) => git_dir.join(path.trim()),
        None => git_dir.to_owned(),
    }
}

fn resolve(git_dir: &Path, common_dir: &Path, reference: &str) -> Option<String> {
    let loose = [git_dir, common_dir]
        .iter()
        .find_map(|dir| read(&dir.join(reference)));
    if let Some(sha) = loose {
        return Some(sha.trim().to_owned());
    }
    let packed = read(&common_dir.join("packed-refs"))?;
    packed.lines().find_map(|line| {
        let (sha, name) = line.split_once(' ')?;
        (name == reference).then(|| sha.to_owned())
    })
}

/// Returns the first URL of each remote, by name.
fn remote_urls(common_dir: &Path) -> BTreeMap<String, String> {
    let config = read(&common_dir.join("config")).unwrap_or_default();
    let mut urls = BTreeMap::new();
    let mut remote = None;
    for line in config.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let name = section.strip_prefix("remote \"");
            remote = name.and_then(|name| name.strip_suffix("\"]"));
        } else if let Some(remote) = remote
            && let Some((key, value)) = line.split_once('=')
            && key.trim().eq_ignore_ascii_case("url")
        {
            let url = || without_credentials(value.trim().trim_matches('"'));
            urls.entry(remote.to_owned()).or_insert_with(url);
        }
    }
    urls
}

/// Removes user and password from a URL of HTTP, which may be a token. The user of SSH is no secret.
fn without_credentials(url: &str) -> String {
    let Some((scheme @ ("http" | "https"), rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    format!("{scheme}://{host}{path}")
}

/// Reads a file of a repository. Others may have made the repository: the file may be a pipe, or have no end.
fn read(path: &Path) -> Option<String> {
    files::beginning(path, LONGEST)
}
