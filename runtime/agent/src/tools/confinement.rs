//! Which sandbox confines the commands of a thread.

use std::path::{Path, PathBuf};

use threadwire_engine::{DomainRules, FileAccess, FilePlace, FileRule, SandboxPolicy, Settings};
use threadwire_workspace::{
    config::{self, STORE_FILE},
    craft,
    sandbox::{Domains, MINIMAL, NO_NETWORK, Pattern, Policy, Reading, Unseen},
};

/// The usual folder of temporary files.
const SLASH_TMP: &str = "/tmp";

/// Returns the sandbox policy for commands of a thread; `None` if nothing confines them, or only the client's machine
/// does. `home` is the folder with the configuration, rules and threads of the server. It is protected, and so is the one
/// that the environment names.
pub fn confinement(settings: &Settings, home: Option<&Path>) -> Option<Policy> {
    let profile = settings.profile.as_ref();
    let domains = profile.and_then(|profile| profile.domains.as_ref().map(domains));
    if let Some(profile) = profile
        && !profile.files.is_empty()
    {
        return Some(Policy {
            domains,
            ..of_profile(&profile.files, settings, home)
        });
    }
    let base = Policy {
        protected: protected(home),
        unseen: unseen(settings, home),
        network: settings.sandbox.network(),
        domains,
        ..Policy::default()
    };
    match &settings.sandbox {
        SandboxPolicy::DangerFullAccess | SandboxPolicy::External { .. } => None,
        SandboxPolicy::ReadOnly { .. } => Some(base),
        SandboxPolicy::WorkspaceWrite {
            writable_roots,
            network: _,
            exclude_tmpdir_env_var,
            exclude_slash_tmp,
        } => {
            let of_environment = match exclude_tmpdir_env_var {
                true => None,
                false => temporary_folder(),
            };
            let usual = (!exclude_slash_tmp).then(|| SLASH_TMP.into());
            Some(Policy {
                roots: settings
                    .workspace()
                    .chain(writable_roots)
                    .cloned()
                    .collect(),
                temporary: of_environment.into_iter().chain(usual).collect(),
                ..base
            })
        }
    }
}

/// Returns the variable that tells commands that the sandbox of the client's machine has no network.
pub fn mark_of_external(settings: &Settings) -> Option<(&'static str, String)> {
    let is_marked = settings.sandbox == SandboxPolicy::External { network: false };
    is_marked.then(|| (NO_NETWORK, "1".to_owned()))
}

/// Returns the folders with our configuration and rules, which no command writes.
fn protected(home: Option<&Path>) -> Vec<PathBuf> {
    [home_of_environment()]
        .into_iter()
        .chain(home.map(Path::to_owned))
        .collect()
}

/// Returns the files of the server that no command reads: that in which SQLite keeps the locks of the threads, because
/// who can read it can lock it and so hold up whoever writes; and those with tokens, of the hub and of the app servers of
/// workspaces.
fn unseen(settings: &Settings, home: Option<&Path>) -> Unseen {
    let home = home.map_or_else(home_of_environment, Path::to_owned);
    let of_process = std::env::current_dir().ok();
    let folders = [&settings.cwd].into_iter().chain(&settings.roots);
    let workspaces = folders.chain(&of_process);
    let mut files: Vec<PathBuf> = workspaces
        .map(|folder| craft::server_file(folder))
        .collect();
    files.extend(craft::hub_file());
    files.push(home.join(format!("{STORE_FILE}-shm")));
    Unseen {
        files,
        empty: home.join("run/empty"),
    }
}

fn home_of_environment() -> PathBuf {
    config::home(|name| std::env::var_os(name), std::env::home_dir)
}

/// Returns the policy of the rules of a profile.
fn of_profile(rules: &[FileRule], settings: &Settings, home: Option<&Path>) -> Policy {
    let mut places = Places::default();
    for rule in rules {
        places.add(rule, settings);
    }
    let innermost = |path: &Path| {
        let around = places
            .exact
            .iter()
            .filter(|(outer, _)| path.starts_with(outer));
        around.max_by_key(|(outer, _)| outer.components().count())
    };
    let writes = |path: &Path| match innermost(path) {
        Some((_, access)) => *access == FileAccess::Write,
        None => places.root == Some(FileAccess::Write),
    };
    // A writable folder in a read-only one of another writable folder would make the read-only one writable.
    let is_below_exception = |path: &Path| {
        let mut outer = path.ancestors().skip(1);
        outer.any(|outer| {
            let is_read = |(place, access): &(PathBuf, FileAccess)| {
                place == outer && *access == FileAccess::Read
            };
            places.exact.iter().any(is_read) && outer.parent().is_some_and(writes)
        })
    };
    let of = |wanted: FileAccess| {
        let paths = places
            .exact
            .iter()
            .filter(move |(_, access)| *access == wanted);
        paths.map(|(path, _)| path.clone())
    };
    let is_temporary = |path: &PathBuf| places.temporary.contains(path);
    let (kept, read_only): (Vec<_>, Vec<_>) =
        of(FileAccess::Write).partition(|path| !is_below_exception(path));
    let (temporary, mut roots): (Vec<_>, Vec<_>) = kept.into_iter().partition(is_temporary);
    if places.root == Some(FileAccess::Write) {
        roots.push("/".into());
    }
    let exceptions = of(FileAccess::Read).filter(|path| path.parent().is_some_and(writes));
    Policy {
        roots,
        temporary,
        protected: protected(home).into_iter().chain(exceptions).collect(),
        reading: Reading {
            listed_only: matches!(places.root, None | Some(FileAccess::Deny)),
            allowed: of(FileAccess::Read).chain(read_only).collect(),
            denied: of(FileAccess::Deny).collect(),
            patterns: places.patterns,
        },
        unseen: unseen(settings, home),
        network: settings.sandbox.network(),
        domains: None,
    }
}

fn domains(rules: &DomainRules) -> Domains {
    let DomainRules {
        allowed,
        denied,
        local,
        reads_only,
        http_only,
        direct,
    } = rules.clone();
    Domains {
        allowed,
        denied,
        local,
        reads_only,
        http_only,
        direct,
    }
}

/// The rules of a profile by path.
#[derive(Default)]
struct Places {
    /// The access to the whole file system.
    root: Option<FileAccess>,
    exact: Vec<(PathBuf, FileAccess)>,
    /// Those of `exact` that are for temporary files.
    temporary: Vec<PathBuf>,
    patterns: Vec<Pattern>,
}

impl Places {
    fn add(&mut self, rule: &FileRule, settings: &Settings) {
        let temporary = match &rule.place {
            FilePlace::Root => {
                self.root = Some(rule.access);
                return;
            }
            FilePlace::Pattern {
                folder,
                glob,
                depth,
            } => {
                let folders: Vec<&PathBuf> = match folder {
                    Some(folder) => vec![folder],
                    None => settings.workspace().collect(),
                };
                self.patterns
                    .extend(folders.into_iter().map(|folder| Pattern {
                        folder: folder.clone(),
                        glob: glob.clone(),
                        depth: *depth,
                    }));
                return;
            }
            FilePlace::Minimal => {
                let paths = MINIMAL.iter().map(|path| (path.into(), rule.access));
                self.exact.extend(paths);
                return;
            }
            FilePlace::Workspace(part) => {
                let folders =
                    settings
                        .workspace()
                        .map(|folder| match part.as_os_str().is_empty() {
                            true => folder.clone(),
                            false => folder.join(part),
                        });
                self.exact
                    .extend(folders.map(|folder| (folder, rule.access)));
                return;
            }
            FilePlace::Path(path) => {
                self.exact.push((path.clone(), rule.access));
                return;
            }
            FilePlace::TemporaryFolder => temporary_folder(),
            FilePlace::SlashTmp => Some(SLASH_TMP.into()),
        };
        if let Some(path) = temporary {
            self.temporary.push(path.clone());
            self.exact.push((path, rule.access));
        }
    }
}

/// Returns the folder of temporary files that the environment names.
pub(crate) fn temporary_folder() -> Option<PathBuf> {
    let folder = std::env::var_os("TMPDIR").filter(|folder| !folder.is_empty());
    folder.map(PathBuf::from)
}
