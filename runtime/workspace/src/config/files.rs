//! The files of a configuration and their contents.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use toml::Table;

use super::{
    Error, FILE_NAME, Layer, LayerSource, PROJECT_FOLDERS, Position, Sources, Trusted, catalog,
    roles, trust,
};
use crate::{
    files, git, hooks, instructions,
    plugins::{self, Plugin},
    rules::{self, ProjectRules, Rules},
};

/// The contents of all configuration files. Equal contents produce the same configuration; a file that could not be
/// read is not equal to anything.
#[derive(Debug, PartialEq)]
pub struct Files {
    /// The files of the system and of the user, lowest first.
    pub(super) own: Vec<File>,
    /// The hooks beside them, lowest first.
    pub(super) hooks: Vec<File>,
    /// The rules for commands beside them.
    rules: Vec<File>,
    /// The files of roles beside them, and those that they name.
    roles: Vec<File>,
    /// The catalogs of models that they name.
    catalogs: Vec<File>,
    /// The installed plugins.
    pub(super) plugins: Vec<Arc<Plugin>>,
    /// The files of the project; `None` without a working directory.
    pub(super) project: Option<Project>,
}

/// The files of a project.
#[derive(Debug, PartialEq)]
pub(super) struct Project {
    /// The root, or the working directory if nothing marks one.
    pub(super) root: PathBuf,
    /// The root of the repository around the working directory.
    pub(super) repository: Option<PathBuf>,
    pub(super) cwd: PathBuf,
    /// The folders from the root down to the working directory.
    pub(super) folders: Vec<PathBuf>,
    /// Lowest first.
    pub(super) files: Vec<File>,
    /// The hooks beside them, lowest first.
    pub(super) hooks: Vec<File>,
    /// The rules for commands beside them.
    pub(super) rules: Vec<File>,
    /// The files of roles beside them, and those that they name.
    roles: Vec<File>,
    /// The catalogs of models that they name.
    catalogs: Vec<File>,
    /// The trust records of the folders that may be trusted.
    records: BTreeMap<PathBuf, File>,
}

/// One file with its contents.
#[derive(Debug)]
pub(super) struct File {
    pub(super) source: LayerSource,
    path: PathBuf,
    text: io::Result<String>,
}

impl PartialEq for File {
    /// An unreadable file is equal to nothing; two missing files are equal.
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source
            && match (&self.text, &other.text) {
                (Ok(text), Ok(other)) => text == other,
                (Err(error), Err(other)) => {
                    let missing = io::ErrorKind::NotFound;
                    error.kind() == missing && other.kind() == missing
                }
                _ => false,
            }
    }
}

impl Files {
    /// Reads all files that `sources` name. Blocks.
    pub fn read(sources: &Sources) -> Self {
        let system = sources
            .system
            .as_ref()
            .map(|file| File::read(file.clone(), LayerSource::System { file: file.clone() }));
        let file = sources.user_file();
        let mut user = File::read(file.clone(), LayerSource::User { file });
        let mut profile = None;
        if sources.ignores_user_file {
            user.text = Ok(String::new());
        } else if let Some(name) = &sources.profile {
            let file = sources.profile_file(name);
            let source = LayerSource::Profile {
                file: file.clone(),
                name: name.clone(),
            };
            profile = file.exists().then(|| File::read(file, source));
        }
        let own: Vec<File> = system.into_iter().chain([user]).chain(profile).collect();
        let markers = markers(&own, sources);
        Self {
            // The file of a profile is beside that of the user.
            hooks: own
                .iter()
                .filter(|file| !matches!(file.source, LayerSource::Profile { .. }))
                .map(File::hooks_beside)
                .collect(),
            rules: rule_folders(sources)
                .iter()
                .flat_map(|folder| File::rules_in(folder))
                .collect(),
            roles: own
                .iter()
                .flat_map(|file| {
                    // The file of a profile is beside that of the user.
                    let beside = match file.source {
                        LayerSource::Profile { .. } => Vec::new(),
                        _ => roles::read_beside(&file.source),
                    };
                    beside.into_iter().chain(roles::read_named(file))
                })
                .collect(),
            catalogs: own.iter().flat_map(catalog::read_named).collect(),
            plugins: plugins::read_installed(&sources.home),
            own,
            project: sources
                .cwd
                .as_deref()
                .map(|cwd| Project::read(cwd, &sources.home, markers.as_deref())),
        }
    }
}

impl Files {
    /// Returns why the rules of these files cannot be read; those of a project only if they are trusted.
    pub(super) fn problem_of_rules(&self, trusted: &Trusted) -> Option<rules::Error> {
        let of_project = self.project.iter().flat_map(|project| &project.rules);
        let of_project =
            of_project.filter(|file| trusted.0.contains_key(trust::project_of(&file.path)));
        self.rules.iter().chain(of_project).find_map(|file| {
            let text = match &file.text {
                Ok(text) => text,
                Err(error) => return Some(rules::Error::read(&file.path, error)),
            };
            Rules::default().add(&file.path, text).err()
        })
    }

    /// Returns the system's and the user's files of `own` combined with the project's files of `self`.
    #[must_use]
    pub fn with_own_of(mut self, own: &Self) -> Self {
        self.own = own.own.iter().map(File::copied).collect();
        self.hooks = own.hooks.iter().map(File::copied).collect();
        self.rules = own.rules.iter().map(File::copied).collect();
        self.roles = own.roles.iter().map(File::copied).collect();
        self.catalogs = own.catalogs.iter().map(File::copied).collect();
        self.plugins.clone_from(&own.plugins);
        self
    }

    /// Returns the files of roles, those of each folder sorted.
    pub(super) fn roles(&self) -> impl Iterator<Item = &File> {
        let of_project = self.project.iter().flat_map(|project| &project.roles);
        self.roles.iter().chain(of_project)
    }

    /// Returns the catalogs of models.
    pub(super) fn catalogs(&self) -> impl Iterator<Item = &File> {
        let of_project = self.project.iter().flat_map(|project| &project.catalogs);
        self.catalogs.iter().chain(of_project)
    }

    /// Returns the paths of the files that are in none of the [`folders`]: the configuration names them.
    pub fn named(&self) -> Vec<PathBuf> {
        let roles = self.roles().filter(|file| !roles::is_beside(file));
        let named = roles.chain(self.catalogs());
        named.map(|file| file.path.clone()).collect()
    }

    /// Adds the position to an error about a key in one of these files.
    pub(super) fn locate(&self, error: Error) -> Error {
        let Error::Value {
            place,
            key,
            message,
            at: None,
        } = error
        else {
            return error;
        };
        let project = self.project.iter().flat_map(|project| &project.files);
        let file = self
            .own
            .iter()
            .chain(project)
            .find(|file| file.source.to_string() == place);
        let at = file.and_then(|file| file.position_of(&key));
        Error::Value {
            place: at.as_ref().map_or(place, Position::to_string),
            at,
            key,
            message,
        }
    }
}

/// Returns the paths to watch for configuration and instructions: each file that applies or would apply in
/// `sources.cwd`, and the folders and marker files that determine them. Reads folders.
pub fn paths(sources: &Sources, wanted: &instructions::Wanted) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = sources.system.iter().cloned().collect();
    paths.push(sources.user_file());
    paths.extend(
        sources
            .profile
            .iter()
            .map(|name| sources.profile_file(name)),
    );
    paths.push(sources.home.join(hooks::FILE));
    paths.extend(instructions::NAMES.map(|name| sources.home.join(name)));
    paths.extend(rule_folders(sources));
    paths.push(sources.home.join(roles::FOLDER));
    let cwd = sources.cwd.as_deref();
    let names = wanted.names();
    for folder in cwd.map(|cwd| wanted.folders(cwd)).unwrap_or_default() {
        paths.extend(names.iter().map(|name| folder.join(name)));
    }
    let folders = cwd.map(|cwd| wanted.folders(cwd)).unwrap_or_default();
    let repository = cwd.and_then(git::repository_root);
    for folder in folders.iter().copied().chain(repository.as_deref()) {
        let record = trust::record_file(&sources.home, folder);
        paths.extend(record.parent().map(Path::to_owned));
        paths.push(record);
    }
    for folder in folders {
        paths.push(folder.join(".git"));
        paths.extend(
            wanted
                .markers
                .iter()
                .flatten()
                .map(|marker| folder.join(marker)),
        );
        for name in PROJECT_FOLDERS {
            paths.push(folder.join(name));
            paths.push(folder.join(name).join(FILE_NAME));
            paths.push(folder.join(name).join(hooks::FILE));
            paths.push(folder.join(name).join(rules::FOLDER));
            paths.push(folder.join(name).join(roles::FOLDER));
        }
    }
    paths
}

/// Returns the folders whose entries count, whatever their names are: those with rules for commands, and those with
/// roles. Reads folders.
pub fn folders(sources: &Sources, wanted: &instructions::Wanted) -> Vec<PathBuf> {
    let mut folders = rule_folders(sources);
    folders.extend(roles::folders_in(&sources.home));
    let cwd = sources.cwd.as_deref();
    for folder in cwd.map(|cwd| wanted.folders(cwd)).unwrap_or_default() {
        for name in PROJECT_FOLDERS {
            folders.push(folder.join(name).join(rules::FOLDER));
            folders.extend(roles::folders_in(&folder.join(name)));
        }
    }
    folders
}

/// Returns the folders with the rules of the machine and of the user, lowest first.
pub(super) fn rule_folders(sources: &Sources) -> Vec<PathBuf> {
    let system = sources.system.iter().filter_map(|file| file.parent());
    let folders = system.chain([&*sources.home]);
    folders.map(|folder| folder.join(rules::FOLDER)).collect()
}

/// Returns what marks the root of a project: the user, the machine and the flags of the process say it.
fn markers(own: &[File], sources: &Sources) -> Option<Vec<String>> {
    let mut flags = Table::new();
    // Loading reports what is wrong with the flags and the files.
    let _ = super::add_flags(&mut flags, &sources.flags);
    let says = |file: &&File| {
        let mut text = file.text().into_iter();
        text.any(|text| text.contains("project_root_markers"))
    };
    let own = own.iter().filter(says);
    let own = own.filter_map(|file| file.layer().ok());
    let layers: Vec<Layer> = own.chain([Layer::new(LayerSource::Flags, flags)]).collect();
    super::markers_of(layers.iter())
}

impl Project {
    /// Reads the files of the folders from the project's root down to `cwd`.
    fn read(cwd: &Path, home: &Path, markers: Option<&[String]>) -> Self {
        let mut folders = git::marked_folders(cwd, markers);
        folders.reverse();
        let root = folders.first().map_or(cwd, |root| *root).to_owned();
        let repository = git::repository_root(cwd);
        let mut files = Vec::new();
        let mut hooks = Vec::new();
        let mut rules = Vec::new();
        let mut roles = Vec::new();
        for folder in &folders {
            for name in PROJECT_FOLDERS {
                let folder = folder.join(name);
                if folder == home || !folder.is_dir() {
                    continue;
                }
                let source = LayerSource::Project {
                    folder: folder.clone(),
                };
                let file = folder.join(FILE_NAME);
                files.push(match file.is_file() {
                    true => File::read(file, source.clone()),
                    false => File::new(source.clone(), file, Ok(String::new())),
                });
                let file = folder.join(hooks::FILE);
                if file.is_file() {
                    hooks.push(File::read(file, source.clone()));
                }
                rules.extend(File::rules_in(&folder.join(rules::FOLDER)));
                roles.extend(roles::read_beside(&source));
            }
        }
        roles.extend(files.iter().flat_map(roles::read_named));
        let catalogs = files.iter().flat_map(catalog::read_named).collect();
        let record = |folder: &Path| {
            let path = trust::record_file(home, folder);
            let source = LayerSource::User { file: path.clone() };
            let text = files::read_text(&path);
            (folder.to_owned(), File { source, path, text })
        };
        let trustable = folders.iter().copied().chain(repository.as_deref());
        Self {
            records: trustable.map(record).collect(),
            folders: folders.into_iter().map(Path::to_owned).collect(),
            root,
            repository,
            cwd: cwd.to_owned(),
            files,
            hooks,
            rules,
            roles,
            catalogs,
        }
    }

    /// Returns the roots whose trust counts for a folder that none is said of.
    pub(super) fn roots_of(&self, folder: &Path) -> impl Iterator<Item = &PathBuf> {
        let repository = self.repository.iter();
        let repository = repository.filter(move |repository| folder.starts_with(repository));
        [&self.root].into_iter().chain(repository)
    }

    /// Returns the text of the trust record of a folder.
    pub(super) fn recorded(&self, folder: &Path) -> io::Result<String> {
        let record = self.records.get(folder).ok_or(io::ErrorKind::NotFound)?;
        match &record.text {
            Ok(text) => Ok(text.clone()),
            Err(error) => Err(io::Error::new(error.kind(), error.to_string())),
        }
    }
}

impl File {
    pub(super) fn new(source: LayerSource, path: PathBuf, text: io::Result<String>) -> Self {
        Self { source, path, text }
    }

    /// Reads a file; a missing file counts as empty. One of a project may have any size, also before it is trusted.
    fn read(path: PathBuf, source: LayerSource) -> Self {
        let read = match source {
            LayerSource::Project { .. } => files::read_small(&path),
            _ => fs::read_to_string(&path),
        };
        let text = match read {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
            text => text,
        };
        Self { source, path, text }
    }

    /// Reads the files with rules in a folder. What cannot be read stands for rules that may forbid something.
    fn rules_in(folder: &Path) -> Vec<Self> {
        let file = |path: PathBuf, text| Self {
            source: LayerSource::Project {
                folder: folder.to_owned(),
            },
            path,
            text,
        };
        let unread = |error: rules::Error| io::Error::other(error.message);
        match rules::read_in(folder) {
            Ok(read) => {
                let read = read.into_iter();
                read.map(|(path, text)| file(path, text.map_err(unread)))
                    .collect()
            }
            Err(error) => vec![file(error.file.clone(), Err(unread(error)))],
        }
    }

    /// Reads the hooks beside a configuration file.
    fn hooks_beside(&self) -> Self {
        let path = self.path.with_file_name(hooks::FILE);
        Self::read(path, self.source.clone())
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the text; `None` for a file that cannot be read.
    pub(super) fn text(&self) -> Option<&str> {
        self.text.as_deref().ok()
    }

    /// Returns why the file cannot be read.
    pub(super) fn error(&self) -> Option<&io::Error> {
        self.text.as_ref().err()
    }

    fn copied(&self) -> Self {
        Self {
            source: self.source.clone(),
            path: self.path.clone(),
            text: match &self.text {
                Ok(text) => Ok(text.clone()),
                Err(error) => Err(io::Error::new(error.kind(), error.to_string())),
            },
        }
    }

    /// Returns the position of the value of a dotted key, or of the nearest enclosing table.
    fn position_of(&self, key: &str) -> Option<Position> {
        let text = self.text.as_ref().ok()?;
        let document = toml_edit::Document::parse(text.as_str()).ok()?;
        let mut item = document.as_item();
        let mut span = None;
        let mut value = None;
        for part in key.split(['.', '[']) {
            let entry = part
                .strip_suffix(']')
                .and_then(|at| at.parse::<usize>().ok());
            if let Some(entry) = entry {
                let list = item
                    .as_array()
                    .or(value.and_then(toml_edit::Value::as_array));
                value = list.and_then(|list| list.get(entry));
                span = value.and_then(toml_edit::Value::span).or(span);
                continue;
            }
            let Some(next) = item.get(part) else { break };
            item = next;
            span = item.span().or(span);
        }
        Some(Position::of(&self.path, text, span?))
    }

    fn readable(&self) -> Result<&str, Error> {
        self.text.as_deref().map_err(|error| Error::Read {
            file: self.path.clone(),
            source: io::Error::new(error.kind(), error.to_string()),
        })
    }

    /// Returns the file as one with rules of a project, which may not allow anything yet.
    pub(super) fn rules(&self) -> ProjectRules {
        let text = self.text.as_ref().map(String::clone);
        ProjectRules {
            file: self.path.clone(),
            text: text.map_err(|error| rules::Error::read(&self.path, error)),
            may_allow: false,
        }
    }

    /// Errors: `Read`, `Syntax`.
    pub(super) fn layer(&self) -> Result<Layer, Error> {
        let text = self.readable()?;
        let table = text.parse::<Table>().map_err(|error| {
            let at = Position::of(&self.path, text, error.span().unwrap_or_default());
            Error::Syntax {
                place: at.to_string(),
                message: error.message().replace('\n', ", "),
                at: Some(at),
            }
        })?;
        Ok(Layer::new(self.source.clone(), table))
    }
}
