//! The sandbox of a thread as data, in the form of Codex: in the files of threads, for MCP servers that ask for it, and as
//! `threadwire sandbox --sandbox-state-json` takes it.

use std::{
    path::{Path, PathBuf},
    sync::OnceLock,
};

use reqwest::Url;
use serde::{Deserialize, Serialize};
use threadwire_engine::{
    DomainRules, FileAccess, FilePlace, FileRule, PermissionProfile, SandboxPolicy, Settings,
};
use threadwire_workspace::sandbox::{escape_pattern, is_pattern, split_pattern};

/// The program of this process, if its command `sandbox` takes a [`SandboxState`].
static LAUNCHER: OnceLock<PathBuf> = OnceLock::new();

/// Says which program of this process has the command `sandbox`, so that MCP servers are told it.
pub fn set_sandbox_launcher(program: PathBuf) {
    // There is one program in a process.
    let _ = LAUNCHER.set(program);
}

/// Returns the program whose command `sandbox` takes a [`SandboxState`]; `None` where a program embeds the server.
pub(super) fn launcher() -> Option<&'static Path> {
    LAUNCHER.get().map(PathBuf::as_path)
}

/// What commands may do.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SandboxProfile {
    /// Everything.
    Disabled,
    /// What the client's machine lets them do.
    External {
        /// Whether they reach the network.
        network: NetworkAccess,
    },
    /// What our sandbox lets them do.
    Managed {
        /// The files that they read and write.
        file_system: FileSystem,
        /// Whether they reach the network.
        network: NetworkAccess,
    },
}

/// The files that commands read and write.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FileSystem {
    /// All.
    Unrestricted,
    /// Those in places.
    Restricted {
        /// The places.
        entries: Vec<Entry>,
        /// How many levels of folders patterns look at.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        glob_scan_max_depth: Option<usize>,
    },
}

/// What commands may do in a place. The entry with the innermost path decides.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    path: Place,
    access: Access,
    /// What becomes of a path that does not exist. Our sandbox protects it in any case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    missing_path_behavior: Option<String>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Place {
    Path { path: PathBuf },
    GlobPattern { pattern: PathBuf },
    Special { value: Special },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Special {
    Root,
    Minimal,
    ProjectRoots { subpath: Option<PathBuf> },
    Tmpdir,
    SlashTmp,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Access {
    Read,
    Write,
    Deny,
}

/// Whether commands reach the network.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NetworkAccess {
    /// They do not.
    Restricted,
    /// They do.
    Enabled,
}

impl Entry {
    fn new(path: Place, access: Access) -> Self {
        Self {
            path,
            access,
            missing_path_behavior: None,
        }
    }
}

/// The places in a writable folder that the sandbox of Codex protects. Ours protects more, also where it is not told of
/// them: [`threadwire_workspace::sandbox::PROTECTED`].
const PROTECTED_BY_CODEX: [&str; 4] = [".git", ".agents", ".codex", ".aws"];

impl SandboxProfile {
    /// Describes what commands of a thread may do: by the rules of its profile, where there are some, else by a sandbox. A
    /// turn may have a sandbox and a working directory of its own.
    pub fn of(thread: &Settings, sandbox: &SandboxPolicy, cwd: &Path) -> Self {
        let network = match sandbox {
            SandboxPolicy::DangerFullAccess => return Self::Disabled,
            SandboxPolicy::External { network } => {
                let network = reachable(*network);
                return Self::External { network };
            }
            SandboxPolicy::ReadOnly { network } | SandboxPolicy::WorkspaceWrite { network, .. } => {
                reachable(*network)
            }
        };
        let rules = thread.profile.as_ref().map(|profile| &profile.files);
        let file_system = match rules.filter(|rules| !rules.is_empty()) {
            Some(rules) => {
                let workspace = workspace(thread, cwd);
                let depth = |rule: &FileRule| match rule.place {
                    FilePlace::Pattern { depth, .. } => depth,
                    _ => None,
                };
                FileSystem::Restricted {
                    entries: rules
                        .iter()
                        .flat_map(|rule| entries(rule, &workspace))
                        .collect(),
                    glob_scan_max_depth: rules.iter().find_map(depth),
                }
            }
            None => FileSystem::Restricted {
                entries: places(thread, sandbox, cwd),
                glob_scan_max_depth: None,
            },
        };
        Self::Managed {
            file_system,
            network,
        }
    }
}

fn reachable(network: bool) -> NetworkAccess {
    match network {
        true => NetworkAccess::Enabled,
        false => NetworkAccess::Restricted,
    }
}

/// Returns the folders of the workspace of a turn.
fn workspace<'a>(thread: &'a Settings, cwd: &'a Path) -> Vec<&'a Path> {
    let cwd = (!thread.cwd_outside).then_some(cwd);
    let roots = thread.roots.iter().map(PathBuf::as_path);
    let further = roots.filter(|root| Some(*root) != cwd);
    cwd.into_iter().chain(further).collect()
}

fn special(value: Special) -> Place {
    Place::Special { value }
}

fn path(path: &Path) -> Place {
    let path = path.to_owned();
    Place::Path { path }
}

/// Describes a sandbox as a list of places.
fn places(thread: &Settings, sandbox: &SandboxPolicy, cwd: &Path) -> Vec<Entry> {
    let root = special(Special::Root);
    let mut entries = vec![Entry::new(root, Access::Read)];
    let SandboxPolicy::WorkspaceWrite {
        writable_roots,
        exclude_tmpdir_env_var,
        exclude_slash_tmp,
        ..
    } = sandbox
    else {
        return entries;
    };
    let mut roots = workspace(thread, cwd);
    roots.extend(writable_roots.iter().map(PathBuf::as_path));
    let temporary = [
        (!exclude_slash_tmp).then_some(Special::SlashTmp),
        (!exclude_tmpdir_env_var).then_some(Special::Tmpdir),
    ];
    let temporary = temporary.into_iter().flatten().map(special);
    let writable = roots.iter().map(|root| path(root)).chain(temporary);
    entries.extend(writable.map(|place| Entry::new(place, Access::Write)));
    for root in &roots {
        let protected = PROTECTED_BY_CODEX.iter().map(|name| root.join(name));
        // A folder that the user names may be written.
        let protected = protected.filter(|place| !roots.contains(&&**place));
        entries.extend(protected.map(|place| Entry {
            missing_path_behavior: Some("skip".to_owned()),
            ..Entry::new(path(&place), Access::Read)
        }));
    }
    entries
}

/// Describes a rule of a permission profile.
fn entries(rule: &FileRule, workspace: &[&Path]) -> Vec<Entry> {
    let pattern = |folder: &Path, glob: &str| Place::GlobPattern {
        pattern: match folder.to_str() {
            Some(folder) => Path::new(&escape_pattern(folder)).join(glob),
            // A path that is no text cannot be written as data anyway.
            None => folder.join(glob),
        },
    };
    let paths = match &rule.place {
        FilePlace::Root => vec![special(Special::Root)],
        FilePlace::Minimal => vec![special(Special::Minimal)],
        FilePlace::TemporaryFolder => vec![special(Special::Tmpdir)],
        FilePlace::SlashTmp => vec![special(Special::SlashTmp)],
        FilePlace::Path(place) => vec![path(place)],
        FilePlace::Workspace(below) => {
            let is_whole = below.as_os_str().is_empty();
            let folders = workspace.iter().map(|folder| match is_whole {
                true => path(folder),
                false => path(&folder.join(below)),
            });
            folders.collect()
        }
        FilePlace::Pattern { folder, glob, .. } => match folder {
            Some(folder) => vec![pattern(folder, glob)],
            None => {
                let folders = workspace.iter();
                folders.map(|folder| pattern(folder, glob)).collect()
            }
        },
    };
    let access = match rule.access {
        FileAccess::Read => Access::Read,
        FileAccess::Write => Access::Write,
        FileAccess::Deny => Access::Deny,
    };
    let entries = paths.into_iter();
    entries.map(|path| Entry::new(path, access)).collect()
}

/// A sandbox, with what its commands need.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SandboxState {
    permission_profile: SandboxProfile,
    /// A program of Codex that takes a sandbox in another form. We have none.
    #[serde(default)]
    codex_linux_sandbox_exe: Option<PathBuf>,
    /// The working directory, as a URL.
    sandbox_cwd: String,
    #[serde(default)]
    use_legacy_landlock: bool,
    #[serde(default)]
    use_mxc: bool,
    /// What Codex has no word for.
    #[serde(default)]
    threadwire: Own,
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Own {
    /// The home folder of the server, which no command writes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    home: Option<PathBuf>,
    /// Further folders of the workspace: what no command reads may be in them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    roots: Vec<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    domains: Option<ToldDomains>,
}

/// See [`DomainRules`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ToldDomains {
    allowed: Vec<String>,
    denied: Vec<String>,
    local: bool,
    reads_only: bool,
    #[serde(default)]
    http_only: bool,
    #[serde(default)]
    direct: bool,
}

impl SandboxState {
    /// Describes the sandbox of a thread; `None` if its working directory has no URL. `home` is the home folder of the
    /// server.
    pub fn of(settings: &Settings, home: Option<&Path>) -> Option<Self> {
        let domains = settings.profile.as_ref();
        let domains = domains.and_then(|profile| profile.domains.clone());
        Some(Self {
            permission_profile: SandboxProfile::of(settings, &settings.sandbox, &settings.cwd),
            codex_linux_sandbox_exe: None,
            sandbox_cwd: Url::from_file_path(&settings.cwd).ok()?.into(),
            use_legacy_landlock: false,
            use_mxc: false,
            threadwire: Own {
                home: home.map(Path::to_owned),
                roots: settings.roots.clone(),
                domains: domains.map(|rules| ToldDomains {
                    allowed: rules.allowed,
                    denied: rules.denied,
                    local: rules.local,
                    reads_only: rules.reads_only,
                    http_only: rules.http_only,
                    direct: rules.direct,
                }),
            },
        })
    }

    /// Returns the home folder of the server that described the sandbox, if it is known.
    pub fn home(&self) -> Option<&Path> {
        self.threadwire.home.as_deref()
    }

    /// Returns the working directory of commands.
    ///
    /// Errors: the problem, for people.
    pub fn cwd(&self) -> Result<PathBuf, String> {
        let url = self.sandbox_cwd.parse::<Url>().ok();
        let url = url.filter(|url| url.scheme() == "file");
        let folder = url.and_then(|url| url.to_file_path().ok());
        folder.ok_or_else(|| format!("sandboxCwd is no local folder: {}", self.sandbox_cwd))
    }

    /// Makes the sandbox that of a thread.
    ///
    /// Errors: the problem, for people.
    pub fn apply(self, settings: &mut Settings) -> Result<(), String> {
        settings.cwd = self.cwd()?;
        (settings.cwd_outside, settings.profile) = (false, None);
        settings.roots = self.threadwire.roots;
        let (file_system, network) = match self.permission_profile {
            SandboxProfile::Disabled => {
                settings.sandbox = SandboxPolicy::DangerFullAccess;
                return Ok(());
            }
            // Nobody else confines a command that is started here.
            SandboxProfile::External { network } => (None, network),
            SandboxProfile::Managed {
                file_system,
                network,
            } => (Some(file_system), network),
        };
        let network = network == NetworkAccess::Enabled;
        settings.sandbox = SandboxPolicy::ReadOnly { network };
        let whole = |access| FileRule {
            place: FilePlace::Root,
            access,
        };
        let files = match file_system {
            None => vec![whole(FileAccess::Read)],
            Some(FileSystem::Unrestricted) => vec![whole(FileAccess::Write)],
            Some(FileSystem::Restricted {
                entries,
                glob_scan_max_depth,
            }) => {
                let rules = entries.into_iter();
                let rules = rules.map(|entry| entry.rule(glob_scan_max_depth));
                let rules = rules.collect::<Result<Vec<_>, _>>()?;
                // Without a rule, the sandbox of the settings would count.
                match rules.is_empty() {
                    true => vec![whole(FileAccess::Deny)],
                    false => rules,
                }
            }
        };
        let domains = self.threadwire.domains.map(|told| DomainRules {
            allowed: told.allowed,
            denied: told.denied,
            local: told.local,
            reads_only: told.reads_only,
            http_only: told.http_only,
            direct: told.direct,
        });
        settings.profile = Some(PermissionProfile {
            files,
            domains,
            ..PermissionProfile::default()
        });
        Ok(())
    }
}

impl Entry {
    fn rule(self, depth: Option<usize>) -> Result<FileRule, String> {
        let access = match self.access {
            Access::Read => FileAccess::Read,
            Access::Write => FileAccess::Write,
            Access::Deny => FileAccess::Deny,
        };
        let place = match self.path {
            Place::Path { path } => FilePlace::Path(absolute(path)?),
            Place::GlobPattern { pattern } if access == FileAccess::Deny => {
                place_of_pattern(pattern, depth)?
            }
            Place::GlobPattern { .. } => {
                return Err("a pattern can only deny access to files".to_owned());
            }
            Place::Special { value } => match value {
                Special::Root => FilePlace::Root,
                Special::Minimal => FilePlace::Minimal,
                Special::Tmpdir => FilePlace::TemporaryFolder,
                Special::SlashTmp => FilePlace::SlashTmp,
                Special::ProjectRoots { subpath } => {
                    FilePlace::Workspace(subpath.unwrap_or_default())
                }
            },
        };
        Ok(FileRule { place, access })
    }
}

fn absolute(path: PathBuf) -> Result<PathBuf, String> {
    match path.is_absolute() {
        true => Ok(path),
        false => Err(format!("path `{}` must be absolute", path.display())),
    }
}

fn place_of_pattern(pattern: PathBuf, depth: Option<usize>) -> Result<FilePlace, String> {
    let pattern = absolute(pattern)?;
    let split = pattern.to_str().and_then(split_pattern);
    let split = split.filter(|(_, glob)| is_pattern(glob));
    let problem = || format!("pattern `{}` is invalid", pattern.display());
    let (folder, glob) = split.ok_or_else(problem)?;
    Ok(FilePlace::Pattern {
        folder: Some(folder),
        glob: glob.to_owned(),
        depth,
    })
}
