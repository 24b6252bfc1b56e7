//! Permission profiles: named sets of rules about files.

use std::path::PathBuf;

use super::settings::SandboxPolicy;

/// A permission profile, from the agent's configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PermissionProfile {
    /// The name. Empty for a sandbox that has none and denies what an earlier profile denied.
    pub id: String,
    /// The name of the profile that it builds on.
    pub extends: Option<String>,
    /// What commands may do with files. The rule with the innermost path decides. Empty: the sandbox of the settings
    /// says it; otherwise that sandbox is only similar, and the one with the rules decides.
    pub files: Vec<FileRule>,
}

impl PermissionProfile {
    /// Adds what this profile denies to the one that takes its place, and to its sandbox. Without a sandbox nothing stays
    /// denied.
    pub(super) fn keep_denials(&self, next: &mut Option<Self>, sandbox: &mut SandboxPolicy) {
        let denied = |rule: &&FileRule| {
            rule.access == FileAccess::Deny && !matches!(rule.place, FilePlace::Root)
        };
        let denied: Vec<FileRule> = self.files.iter().filter(denied).cloned().collect();
        let has_none = match sandbox {
            SandboxPolicy::External { .. } => true,
            SandboxPolicy::DangerFullAccess => next.is_none(),
            _ => false,
        };
        if denied.is_empty() || has_none {
            return;
        }
        if *sandbox == SandboxPolicy::DangerFullAccess {
            *sandbox = SandboxPolicy::WorkspaceWrite {
                writable_roots: vec!["/".into()],
                network: true,
                exclude_tmpdir_env_var: false,
                exclude_slash_tmp: false,
            };
        }
        let files = &mut next.get_or_insert_default().files;
        if files.is_empty() {
            *files = sandbox.rules();
        }
        files.retain(|rule| denied.iter().all(|denied| denied.place != rule.place));
        files.extend(denied);
    }
}

impl SandboxPolicy {
    /// Returns the rules of a sandbox.
    fn rules(&self) -> Vec<FileRule> {
        let writes = |place| FileRule {
            place,
            access: FileAccess::Write,
        };
        let mut rules = vec![FileRule {
            place: FilePlace::Root,
            access: FileAccess::Read,
        }];
        if let Self::WorkspaceWrite {
            writable_roots,
            exclude_tmpdir_env_var,
            exclude_slash_tmp,
            ..
        } = self
        {
            rules.push(writes(FilePlace::Workspace(PathBuf::new())));
            for root in writable_roots {
                match root.parent() {
                    Some(_) => rules.push(writes(FilePlace::Path(root.clone()))),
                    None => rules[0].access = FileAccess::Write,
                }
            }
            rules.extend((!exclude_tmpdir_env_var).then(|| writes(FilePlace::TemporaryFolder)));
            rules.extend((!exclude_slash_tmp).then(|| writes(FilePlace::SlashTmp)));
        }
        rules
    }
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
