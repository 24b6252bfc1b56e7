//! What a command may read and write, and whether it has network access.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    domains::Domains,
    granted, kernel,
    lookup::{self, Led, look_up},
    placeholder,
    reading::Reading,
    unseen::Unseen,
};
use crate::files;

/// Files and folders at the top of a writable root that control what agents may do, or name programs that run outside
/// of the sandbox. Commands must not change or create them: configuration of agents (`.codex`, `.craft`,
/// `.threadwire`), their skills (`.agents`), MCP servers (`.mcp.json`), hooks and configuration of git (`.git`), keys and
/// programs of `.aws`.
pub const PROTECTED: [&str; 7] = [
    ".agents",
    ".aws",
    ".codex",
    ".craft",
    ".git",
    ".mcp.json",
    ".threadwire",
];

/// What a command may do.
///
/// A writable folder is ignored if its path leads through a link that lies in another writable folder and points out of
/// it: a command could have created the link to reach a forbidden place. The same holds for links in folders that commands
/// of this process could write under another policy, unless the path led there before. A writable folder in the kernel's file systems
/// (`/proc`, `/sys`, `/dev` except for `/dev/shm`) is ignored, too; they are protected if a writable folder contains
/// them.
///
/// The default reads everything, writes nothing and has no network access.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// The workspace folders, absolute: the command writes below them, except for [`PROTECTED`] paths that are not among
    /// them. Missing folders are ignored.
    pub roots: Vec<PathBuf>,
    /// Folders for temporary files, absolute: the command writes below them, too. Nothing is protected in them.
    pub temporary: Vec<PathBuf>,
    /// Further protected paths, absolute, such as the folder of our own configuration. A path that contains a
    /// workspace folder is ignored.
    pub protected: Vec<PathBuf>,
    /// What the command may read.
    pub reading: Reading,
    /// The files that appear empty, whatever else the command may read.
    pub unseen: Unseen,
    /// Whether the command has network access.
    pub network: bool,
    /// The domains that it reaches, if it has network access; `None` for all, and all else on the network. With domains,
    /// the command cannot connect to local (Unix) sockets.
    pub domains: Option<Domains>,
}

impl Policy {
    /// Returns what the command may read; `None` for everything.
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.is_restricted().then_some(&self.reading)
    }

    /// Returns the domains that a proxy limits the network to.
    pub(super) fn proxied(&self) -> Option<&Domains> {
        self.domains.as_ref().filter(|_| self.network)
    }

    /// Returns the policy of a command that may leave the sandbox: it writes everything that it may read, and what
    /// cannot be read and the network stay as they are.
    #[must_use]
    pub fn without_write_protection(&self) -> Self {
        // Where only some paths can be read, no other becomes readable by being writable.
        let all = (!self.reading.listed_only).then(|| PathBuf::from("/"));
        let others = self.reading.allowed.iter().chain(&self.roots);
        let writable = others.chain(&self.temporary).cloned();
        Self {
            roots: Vec::new(),
            temporary: all.into_iter().chain(writable).collect(),
            protected: Vec::new(),
            ..self.clone()
        }
    }

    /// Tells whether the server may read a file for the agent.
    pub fn may_read(&self, path: &Path) -> bool {
        self.may_read_resolved(&files::resolved(path))
    }

    /// Tells of a path that [`files::resolved`] returned what [`Self::may_read`] does: a link that came meanwhile is not
    /// followed.
    pub fn may_read_resolved(&self, real: &Path) -> bool {
        self.shows(real) && !self.unseen.existing().contains(&real.to_owned())
    }

    /// Opens a file to read it for the agent, as `policy` allows; `None` if it may not be read. Without a policy, all may.
    ///
    /// A command can make and replace links at any time. So it is looked up once where the path leads; that place is
    /// decided about, and opened without following links.
    pub fn open(policy: Option<&Self>, path: &Path) -> Option<io::Result<fs::File>> {
        match policy {
            Some(_) => Self::open_resolved(policy, &files::resolved(path)),
            // No command is confined that could gain anything by a link.
            None => Some(files::open_file(path)),
        }
    }

    /// Opens a file as [`Self::open`] does, at a path that [`files::resolved`] returned.
    pub fn open_resolved(policy: Option<&Self>, real: &Path) -> Option<io::Result<fs::File>> {
        let may_read = policy.is_none_or(|policy| policy.may_read_resolved(real));
        may_read.then(|| files::open_resolved(real))
    }

    fn shows(&self, real: &Path) -> bool {
        let mut reading = self.reading().into_iter();
        reading.all(|reading| reading.allows(real, &self.writable()))
    }

    /// Returns the existing paths that cannot be read, with links resolved. Leaves out those inside of others.
    pub fn hidden(&self) -> Vec<PathBuf> {
        let Some(reading) = self.reading() else {
            return Vec::new();
        };
        let (hidden, shown) = (
            reading.hidden(),
            [reading.shown(), self.writable()].concat(),
        );
        let depth = |path: &Path| path.components().count();
        let around = |paths: &[PathBuf], path: &Path| {
            let around = paths.iter().filter(|other| path.starts_with(other));
            around.map(|other| depth(other)).max()
        };
        let is_visible = |path: &&PathBuf| {
            let parent = path.parent().unwrap_or(path);
            match (around(&shown, path), around(&hidden, parent)) {
                (Some(shown), Some(hidden)) => shown > hidden,
                (None, Some(_)) => false,
                (Some(_), None) => true,
                (None, None) => !reading.listed_only,
            }
        };
        hidden.iter().filter(is_visible).cloned().collect()
    }

    /// Returns the unseen files that would be visible. Unlike hidden ones they appear empty, so that commands that read all
    /// files of a workspace do not fail.
    pub(super) fn emptied(&self) -> Vec<PathBuf> {
        let mut unseen = self.unseen.existing();
        unseen.retain(|file| self.shows(file));
        unseen
    }

    /// Returns the existing paths that must be made visible, as given and with links resolved: all readable ones if
    /// only those can be read, otherwise those inside of [`Self::hidden`] ones.
    pub fn shown(&self) -> Vec<PathBuf> {
        let Some(reading) = self.reading() else {
            return Vec::new();
        };
        let mut shown = reading.shown_with_links();
        if !reading.listed_only {
            let hidden = self.hidden();
            shown.retain(|path| hidden.iter().any(|hidden| path.starts_with(hidden)));
        }
        shown
    }

    /// Returns the existing writable folders, with links resolved. Leaves out folders inside of others, because they
    /// add nothing and a command can move them, unless something protected or denied is between them.
    pub fn writable(&self) -> Vec<PathBuf> {
        let folders = self.counting();
        let protected_names = folders.protected_names();
        let all: Vec<PathBuf> = folders.roots.into_iter().chain(folders.temporary).collect();
        let denied = self.reading.denied.iter();
        let denied = denied.map(|path| files::resolved(path));
        let cuts: Vec<PathBuf> = denied.chain(protected_names).collect();
        let is_inner = |folder: &PathBuf| {
            all.iter().any(|other| {
                let is_cut = |cut: &PathBuf| {
                    folder.starts_with(cut) && cut.starts_with(other) && cut != other
                };
                folder != other && folder.starts_with(other) && !cuts.iter().any(is_cut)
            })
        };
        let mut outer: Vec<PathBuf> = all
            .iter()
            .filter(|folder| !is_inner(folder))
            .cloned()
            .collect();
        outer.sort_unstable();
        outer.dedup();
        outer
    }

    /// Returns the folders that are not ignored, with links resolved.
    fn counting(&self) -> Folders {
        let of_kernel = kernel::folders();
        let mut unknown = Vec::new();
        let mut existing = |folders: &[PathBuf]| -> Vec<Found> {
            let mut found = Vec::new();
            for given in folders {
                match look_up(given) {
                    Led::To { real, links } if !kernel::is_in(&real, &of_kernel) => {
                        let given = given.clone();
                        found.push(Found { given, real, links });
                    }
                    Led::Unknown { folder, error, .. } => unknown.push((folder, error)),
                    Led::To { .. } | Led::Nowhere { .. } | Led::OutOfReach => {}
                }
            }
            found
        };
        let (roots, temporary) = (existing(&self.roots), existing(&self.temporary));
        let all: Vec<&PathBuf> = roots
            .iter()
            .chain(&temporary)
            .map(|found| &found.real)
            .collect();
        // A command may have made a link in a writable folder. It must not lead out of the folder, or to what is
        // protected in it.
        let is_protected = |folder: &Path, real: &Path| {
            PROTECTED
                .iter()
                .any(|name| real.starts_with(folder.join(name)))
        };
        let led_out = |Found { given, real, links }: &Found| {
            let is_made = links.iter().any(|link| {
                all.iter().any(|other| {
                    link.starts_with(other)
                        && (!real.starts_with(other) || is_protected(other, real))
                })
            });
            is_made || !granted::accepts(given, real, links)
        };
        let named = roots
            .iter()
            .filter(|found| {
                let mut links = found.links.iter();
                !links.any(|link| all.iter().any(|other| link.starts_with(other)))
            })
            .map(|found| found.real.clone());
        let named = named.collect();
        let counting = |folders: &[Found]| {
            let mut folders: Vec<PathBuf> = folders
                .iter()
                .filter(|found| !led_out(found))
                .map(|found| found.real.clone())
                .collect();
            folders.sort_unstable();
            folders.dedup();
            folders
        };
        Folders {
            named,
            roots: counting(&roots),
            temporary: counting(&temporary),
            unknown,
        }
    }

    /// Returns the existing protected paths in writable folders, with links resolved, including placeholders. Where it
    /// cannot be told whether one exists, its place is taken by the folder that cannot be looked into.
    pub fn protected(&self) -> Vec<PathBuf> {
        let folders = self.counting();
        let unknown = folders.unknown.iter().map(|(folder, _)| folder.clone());
        let mut found: Vec<PathBuf> = unknown
            .filter(|folder| self.may_write_below_root(folder))
            .collect();
        for place in self.places(&folders) {
            let real = match look_up(&place) {
                Led::To { real, .. } => real,
                Led::Unknown { folder, .. } => {
                    found.push(folder);
                    continue;
                }
                led @ Led::Nowhere { .. } => {
                    let missing = led.first_missing().ok().flatten();
                    found.extend(missing.filter(|path| placeholder::is_one(path)));
                    continue;
                }
                Led::OutOfReach => continue,
            };
            // A git worktree has a file `.git` that names the folder.
            if real.is_file()
                && let Some(folder) = pointed_to(&real)
            {
                let shared = common_folder(&folder);
                let top = shared.as_ref().unwrap_or(&folder).clone();
                let is_named = |folder: &PathBuf| {
                    let mut roots = folders.named.iter();
                    roots.any(|root| root.starts_with(&top) && folder.starts_with(root))
                };
                let folders = [Some(folder), shared].into_iter().flatten();
                let folders = folders.filter(|folder| !is_named(folder));
                found.extend(folders.filter(|folder| self.may_write_below_root(folder)));
            }
            found.push(real);
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Returns the paths where a protected path could be created because it does not exist: the first missing folder of
    /// each path. Includes paths that a placeholder holds.
    ///
    /// Fails if it cannot be told whether a protected path exists: a command could write it by giving back the
    /// permissions of a folder.
    pub fn missing(&self) -> io::Result<Vec<PathBuf>> {
        let refused = |place: &Path, error: io::Error| {
            let told = format!("{} cannot be protected: {error}", place.display());
            io::Error::new(error.kind(), told)
        };
        let folders = self.counting();
        if let Some((folder, error)) = folders.unknown.first() {
            return Err(refused(folder, lookup::told(folder, error)));
        }
        let writable = self.writable();
        let mut missing = Vec::new();
        for place in self.places(&folders) {
            let first = look_up(&place).first_missing();
            let first = first.map_err(|error| refused(&place, error))?;
            missing.extend(first.filter(|path| writable.iter().any(|root| path.starts_with(root))));
        }
        missing.sort_unstable();
        missing.dedup();
        Ok(missing)
    }

    /// Tells whether the writable folders have protected paths, existing or not.
    pub fn protects(&self) -> bool {
        !self.places(&self.counting()).is_empty()
    }

    /// Returns the folders between writable folders and the paths in them that are protected or hidden, outermost first.
    /// A command that renames one of them would move the path out of its protection.
    ///
    /// Takes the paths that the sandbox is made with: another command may change meanwhile which ones there are.
    pub fn pinned(&self, protected: &[PathBuf], hidden: &[PathBuf]) -> Vec<PathBuf> {
        let (writable, protected) = (self.writable(), [protected, hidden].concat());
        let is_inside = |path: &Path| {
            let mut others = protected.iter();
            others.any(|other| path != other && path.starts_with(other))
        };
        let mut pinned: Vec<PathBuf> = protected
            .iter()
            .filter(|path| !is_inside(path))
            .flat_map(|path| path.ancestors().skip(1))
            .filter(|folder| {
                let mut outer = writable.iter();
                outer.any(|outer| folder.starts_with(outer) && folder != outer)
            })
            .map(Path::to_owned)
            .collect();
        pinned.sort_unstable();
        pinned.dedup();
        pinned
    }

    /// Returns the protected names that are links, with their targets. The target is protected, the link itself is not,
    /// because a link cannot be a mount point.
    pub fn links(&self) -> Vec<(PathBuf, PathBuf)> {
        let link = |place: PathBuf| fs::read_link(&place).ok().map(|target| (place, target));
        let places = self.places(&self.counting());
        places.into_iter().filter_map(link).collect()
    }

    /// Returns all protected paths in writable folders, existing or not, and what they led to for earlier commands.
    fn places(&self, folders: &Folders) -> Vec<PathBuf> {
        let Folders {
            roots, temporary, ..
        } = folders;
        let is_held = |folder: &PathBuf| {
            let mut folders = roots.iter().chain(temporary);
            folders.any(|outer| folder.starts_with(outer))
        };
        let with_earlier = |place: PathBuf| earlier(&place).into_iter().chain([place]);
        folders
            .protected_names()
            .into_iter()
            .flat_map(with_earlier)
            .chain(self.other_protected(roots, temporary))
            .chain(kernel::folders().into_iter().filter(is_held))
            .collect()
    }

    /// Tells whether the server may write a file for the agent. Stricter than the kernel's rules for commands, which
    /// protect names at the top of a root only: here, protected names are read-only at any depth.
    pub fn may_write(&self, path: &Path) -> bool {
        self.may_write_resolved(&files::resolved(path))
    }

    /// Tells of a path that [`files::resolved`] returned what [`Self::may_write`] does: a link that came meanwhile is not
    /// followed.
    pub fn may_write_resolved(&self, path: &Path) -> bool {
        if !self.may_read_resolved(path) {
            return false;
        }
        let Folders {
            roots, temporary, ..
        } = self.counting();
        let around = roots.iter().filter(|root| path.starts_with(root));
        let innermost = around.max_by_key(|root| root.components().count());
        let is_inside = |folder: &PathBuf| {
            path.starts_with(folder) && innermost.is_none_or(|root| !root.starts_with(folder))
        };
        if self.protected().iter().any(is_inside)
            || self
                .other_protected(&roots, &temporary)
                .any(|path| is_inside(&path))
        {
            return false;
        }
        let Some(rest) = innermost.and_then(|root| path.strip_prefix(root).ok()) else {
            return temporary.iter().any(|root| path.starts_with(root));
        };
        let is_protected =
            |name: &std::ffi::OsStr| PROTECTED.iter().any(|protected| name == *protected);
        !rest.iter().any(is_protected)
    }

    /// Returns the further protected paths below writable folders, with the links of their existing part resolved, and
    /// what they led to for earlier commands.
    fn other_protected(
        &self,
        roots: &[PathBuf],
        temporary: &[PathBuf],
    ) -> impl Iterator<Item = PathBuf> {
        self.protected
            .iter()
            .flat_map(|path| earlier(path).into_iter().chain([files::resolved(path)]))
            .filter(move |path| !roots.iter().any(|root| root.starts_with(path)))
            .filter(move |path| {
                let mut folders = roots.iter().chain(temporary);
                folders.any(|folder| path.starts_with(folder))
            })
    }

    fn may_write_below_root(&self, path: &Path) -> bool {
        self.writable().iter().any(|root| path.starts_with(root))
    }
}

/// Existing writable folders, with links resolved.
#[derive(Default)]
struct Folders {
    roots: Vec<PathBuf>,
    temporary: Vec<PathBuf>,
    /// The workspace folders that no command can have chosen by a link.
    named: Vec<PathBuf>,
    /// The folders that cannot be looked into and keep writable folders from being found.
    unknown: Vec<(PathBuf, io::Error)>,
}

impl Folders {
    /// Returns the protected names at the top of workspace folders, but those that are workspace folders themselves.
    fn protected_names(&self) -> Vec<PathBuf> {
        let below = |root: &PathBuf| PROTECTED.map(|name| root.join(name));
        let names = self.roots.iter().flat_map(below);
        names.filter(|name| !self.named.contains(name)).collect()
    }
}

/// A writable folder as it is given, where it leads, and through which links.
struct Found {
    given: PathBuf,
    real: PathBuf,
    links: Vec<PathBuf>,
}

/// Returns what a protected path leads to and led to for earlier commands, as far as it exists: a command can replace a
/// link on the way, but must not write then what the link led to.
fn earlier(path: &Path) -> Vec<PathBuf> {
    let mut places: Vec<PathBuf> = granted::note_protected(path).into_iter().collect();
    places.retain(|place| !matches!(look_up(place), Led::Nowhere { .. }));
    places
}

/// Returns the common git directory of all worktrees, given the git directory of one of them.
fn common_folder(folder: &Path) -> Option<PathBuf> {
    let target = files::read_small(&folder.join("commondir")).ok()?;
    to_protect(&folder.join(target.trim()))
}

/// Returns the folder that a file `.git` points to.
fn pointed_to(file: &Path) -> Option<PathBuf> {
    let text = files::read_small(file).ok()?;
    let target = text.strip_prefix("gitdir:")?.trim();
    to_protect(&file.parent()?.join(target))
}

/// Returns where a path leads, or the folder on the way that cannot be looked into.
fn to_protect(path: &Path) -> Option<PathBuf> {
    match look_up(path) {
        Led::To { real, .. } => Some(real),
        Led::Unknown { folder, .. } => Some(folder),
        Led::Nowhere { .. } | Led::OutOfReach => None,
    }
}
