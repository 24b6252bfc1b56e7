//! Configuration of another coding agent, Claude Code: what there is, and what becomes of it here.
//!
//! A place is the user's home folder or a project. Each kind of configuration has a source and a target at each place.
//! What is in the target already is neither found nor changed, so a second import changes nothing. Links that lead out
//! of a source or target are not followed.

mod convert;
mod instructions;
mod plugins;
mod servers;
mod sessions;
mod settings;

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

pub use self::{
    plugins::{marketplace_source, plugins},
    sessions::{Session, SessionMessage, SessionTurn, read_session, sessions},
};
use crate::files;

/// The folders that an import reads and writes.
#[derive(Clone, Debug)]
pub struct Folders {
    /// The home folder of the user, with the files of the other agent.
    pub user: PathBuf,
    /// The home folder of the server.
    pub home: PathBuf,
}

/// A kind of configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Environment variables and the sandbox.
    Settings,
    /// MCP servers.
    Servers,
    /// Hooks.
    Hooks,
    /// Skills.
    Skills,
    /// Slash commands, which become skills.
    Commands,
    /// Subagents.
    Subagents,
    /// Instructions for the agent.
    Instructions,
}

impl Kind {
    /// All kinds in the order in which they are shown.
    pub const ALL: [Self; 7] = [
        Self::Settings,
        Self::Servers,
        Self::Hooks,
        Self::Skills,
        Self::Commands,
        Self::Subagents,
        Self::Instructions,
    ];

    /// Tells whether the parts of this kind have names, among which a client chooses.
    pub fn has_names(self) -> bool {
        !matches!(self, Self::Settings | Self::Instructions)
    }
}

/// Configuration of one kind at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The kind.
    pub kind: Kind,
    /// What is read: a file or folder.
    pub source: PathBuf,
    /// What is written: a file or folder.
    pub target: PathBuf,
    /// The names of the parts that are not in the target yet.
    pub names: Vec<String>,
}

/// The result for one part of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The name of the part, or the path of the source where parts have no names.
    pub source: String,
    /// The name or path that it has now, or why there is none.
    pub target: Result<String, String>,
}

/// The source and target of a kind at a place.
struct Paths {
    kind: Kind,
    /// The folder that nothing is written outside of.
    root: PathBuf,
    source: PathBuf,
    target: PathBuf,
    /// The file with the MCP servers of all projects, and the project.
    shared: Option<(PathBuf, String)>,
}

impl Paths {
    /// Returns the paths of a kind. `project` is an absolute path; `None` stands for the user.
    fn new(kind: Kind, folders: &Folders, project: Option<&Path>) -> Self {
        let base = project.unwrap_or(&folders.user);
        let claude = base.join(".claude");
        let own = match project {
            Some(project) => project.join(".codex"),
            None => folders.home.clone(),
        };
        let skills = match project {
            Some(project) => project.to_owned(),
            None => folders.home.parent().unwrap_or(&folders.home).to_owned(),
        };
        let root = match (project, kind) {
            (None, Kind::Skills | Kind::Commands) => skills.clone(),
            (None, _) => folders.home.clone(),
            (Some(project), _) => project.to_owned(),
        };
        let (source, target) = match kind {
            Kind::Settings => (claude.join("settings.json"), own.join("config.toml")),
            Kind::Servers => {
                let file = project.map_or(".claude.json", |_| ".mcp.json");
                (base.join(file), own.join("config.toml"))
            }
            Kind::Hooks => (claude.join("settings.json"), own.join("hooks.json")),
            Kind::Skills => (claude.join("skills"), skills.join(".agents/skills")),
            Kind::Commands => (claude.join("commands"), skills.join(".agents/skills")),
            Kind::Subagents => (claude.join("agents"), own.join("agents")),
            Kind::Instructions => match project {
                Some(project) => (project.join("CLAUDE.md"), project.join("AGENTS.md")),
                None => (claude.join("CLAUDE.md"), folders.home.join("AGENTS.md")),
            },
        };
        let shared = project.filter(|_| kind == Kind::Servers).map(|project| {
            let file = folders.user.join(".claude.json");
            (file, project.display().to_string())
        });
        Self {
            kind,
            root,
            source,
            target,
            shared,
        }
    }

    /// Returns the parts that are not in the target yet.
    fn names(&self) -> Vec<String> {
        match self.kind {
            Kind::Settings => {
                let has_news = settings::edits(&self.source, &self.target);
                has_news.map_or_else(Vec::new, |_| vec![String::new()])
            }
            Kind::Servers => servers::missing(&self.source, self.shared.as_ref(), &self.target)
                .into_iter()
                .map(|(name, _)| name)
                .collect(),
            Kind::Hooks => settings::hooks(&self.source, &self.target)
                .into_iter()
                .map(|(name, _)| name)
                .collect(),
            Kind::Skills => instructions::skills(&self.source, &self.target),
            Kind::Commands => instructions::commands(&self.source, &self.target)
                .into_iter()
                .map(|command| command.name)
                .collect(),
            Kind::Subagents => instructions::subagents(&self.source, &self.target)
                .into_iter()
                .map(|agent| agent.name)
                .collect(),
            Kind::Instructions => match instructions::is_missing(&self.source, &self.target) {
                true => vec![String::new()],
                false => Vec::new(),
            },
        }
    }

    /// Takes over parts, all of which are missing in the target.
    fn import(&self, names: &[String]) -> Vec<Imported> {
        if let Err(error) = self.check_target() {
            return self.failed(names, &error);
        }
        let each = |import: &dyn Fn(&str) -> io::Result<()>| {
            let imported = names.iter().map(|name| Imported {
                source: name.clone(),
                target: import(name)
                    .map(|()| name.clone())
                    .map_err(|error| error.to_string()),
            });
            imported.collect()
        };
        let whole = |done: io::Result<()>| match done {
            Ok(()) if self.kind.has_names() => each(&|_| Ok(())),
            Ok(()) => vec![Imported {
                source: self.source.display().to_string(),
                target: Ok(self.target.display().to_string()),
            }],
            Err(error) => self.failed(names, &error),
        };
        match self.kind {
            Kind::Settings => whole(settings::import(&self.source, &self.target)),
            Kind::Servers => {
                let mut servers =
                    servers::missing(&self.source, self.shared.as_ref(), &self.target);
                servers.retain(|(name, _)| names.contains(name));
                whole(servers::import(&servers, &self.target))
            }
            Kind::Hooks => {
                let mut hooks = settings::hooks(&self.source, &self.target);
                hooks.retain(|(name, _)| names.contains(name));
                whole(settings::import_hooks(hooks, &self.target))
            }
            Kind::Skills => {
                each(&|name| instructions::import_skill(&self.source, &self.target, name))
            }
            Kind::Commands => {
                let commands = instructions::commands(&self.source, &self.target);
                each(&|name| {
                    let command = commands.iter().find(|command| command.name == name);
                    let command = command.ok_or(io::ErrorKind::NotFound)?;
                    command.import(&self.target)
                })
            }
            Kind::Subagents => {
                let agents = instructions::subagents(&self.source, &self.target);
                each(&|name| {
                    let agent = agents.iter().find(|agent| agent.name == name);
                    agent.ok_or(io::ErrorKind::NotFound)?.import(&self.target)
                })
            }
            Kind::Instructions => whole(instructions::import(&self.source, &self.target)),
        }
    }

    fn failed(&self, names: &[String], error: &io::Error) -> Vec<Imported> {
        let failed = |source: String| Imported {
            source,
            target: Err(error.to_string()),
        };
        match self.kind.has_names() {
            true => names.iter().cloned().map(failed).collect(),
            false => vec![failed(self.source.display().to_string())],
        }
    }

    /// Fails if a link leads from the place to somewhere else.
    fn check_target(&self) -> io::Result<()> {
        let root = self.root.canonicalize()?;
        let exists = |path: &&Path| path.symlink_metadata().is_ok();
        let nearest = self.target.ancestors().find(exists);
        let nearest = nearest.unwrap_or(&self.root).canonicalize()?;
        match nearest.starts_with(root) {
            true => Ok(()),
            false => Err(io::Error::other("a link leads out of the folder")),
        }
    }
}

/// Finds what can be imported for the user (`None`) or a project. Blocks.
pub fn detect(folders: &Folders, project: Option<&Path>) -> Vec<Found> {
    let mut found = Vec::new();
    for kind in Kind::ALL {
        let paths = Paths::new(kind, folders, project);
        let names = paths.names();
        // What an import refuses is not offered.
        if !names.is_empty() && paths.check_target().is_ok() {
            found.push(Found {
                kind,
                source: paths.source,
                target: paths.target,
                names: if kind.has_names() { names } else { Vec::new() },
            });
        }
    }
    found
}

/// Imports one kind for the user (`None`) or a project: the parts in `names` that are there and not imported yet, or
/// all of them. Blocks.
pub fn import(
    folders: &Folders,
    project: Option<&Path>,
    kind: Kind,
    names: Option<&BTreeSet<String>>,
) -> Vec<Imported> {
    let paths = Paths::new(kind, folders, project);
    let mut missing = paths.names();
    if let Some(names) = names.filter(|_| kind.has_names()) {
        missing.retain(|name| names.contains(name));
    }
    match missing.is_empty() {
        true => Vec::new(),
        false => paths.import(&missing),
    }
}

/// Reads a JSON file; `None` if it is missing or no JSON.
fn read_json(file: &Path) -> Option<serde_json::Value> {
    serde_json::from_str(&files::read_text(file).ok()?).ok()
}

/// Reads a text that is a file itself and no link.
fn read_own(file: &Path) -> io::Result<String> {
    match file.symlink_metadata()?.is_file() {
        true => files::read_text(file),
        false => Err(io::Error::other("not a regular file")),
    }
}

/// Writes a new file with its folders. One that exists stays as it is.
fn write_new(file: &Path, content: &[u8]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    match file.symlink_metadata() {
        Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => files::write(file, content),
    }
}

#[cfg(test)]
mod tests;
