//! Permission profiles: named sets of rules about files and domains.

use std::path::PathBuf;

/// A permission profile, from the agent's configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PermissionProfile {
    /// The name. Empty for a sandbox that has none, and has domains or denies what an earlier profile denied.
    pub id: String,
    /// The name of the profile that it builds on.
    pub extends: Option<String>,
    /// What commands may do with files. The rule with the innermost path decides. Empty: the sandbox of the settings
    /// says it; otherwise that sandbox is only similar, and the one with the rules decides.
    pub files: Vec<FileRule>,
    /// The domains that commands reach, where they have network access; `None` for all.
    pub domains: Option<DomainRules>,
}

/// Which domains commands reach. Patterns are as in the agent's configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DomainRules {
    /// Patterns of what they reach.
    pub allowed: Vec<String>,
    /// Patterns of what they do not reach, although it is allowed.
    pub denied: Vec<String>,
    /// Whether allowed names may lead to this machine and to private networks.
    pub local: bool,
    /// Whether requests may only read.
    pub reads_only: bool,
    /// Whether the proxy speaks HTTP only, and not SOCKS5.
    pub http_only: bool,
    /// Whether the proxy connects without the one that the environment of the server names.
    pub direct: bool,
}

/// What commands may do in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileRule {
    /// The place, with everything below it.
    pub place: FilePlace,
    /// The access.
    pub access: FileAccess,
}

/// A place in the file system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilePlace {
    /// The whole file system.
    Root,
    /// The folders that every program needs, such as those of its libraries.
    Minimal,
    /// A path relative to the working directory and the thread's roots; empty for these folders.
    Workspace(PathBuf),
    /// The folder that `$TMPDIR` names.
    TemporaryFolder,
    /// `/tmp`.
    SlashTmp,
    /// An absolute path.
    Path(PathBuf),
    /// Files whose paths match a pattern.
    Pattern {
        /// The folder of the pattern, absolute; `None` for the working directory and the thread's roots.
        folder: Option<PathBuf>,
        /// The pattern of paths relative to the folder.
        glob: String,
        /// How many levels of folders are searched; `None` for all.
        depth: Option<usize>,
    },
}

/// What commands may do with files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAccess {
    /// Read them.
    Read,
    /// Read and write them.
    Write,
    /// Neither.
    Deny,
}
