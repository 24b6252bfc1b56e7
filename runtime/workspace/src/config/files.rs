//! The files of a configuration, as they are read.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use toml::Table;

use super::{Error, FILE_NAME, Layer, LayerSource, PROJECT_FOLDERS, Sources, trust};
use crate::git;

/// What the files said. Equal ones make the same configuration.
#[derive(Debug, PartialEq)]
pub(super) struct Files {
    /// Those of the system and of the user, lowest first.
    pub(super) own: Vec<File>,
    /// `None` without a working directory.
    pub(super) project: Option<Project>,
}

/// The files of a project.
#[derive(Debug, PartialEq)]
pub(super) struct Project {
    /// The repository's root, else the working directory.
    pub(super) root: PathBuf,
    pub(super) cwd: PathBuf,
    /// Lowest first.
    pub(super) files: Vec<File>,
    /// The records of trust in the root and in the working directory.
    records: [File; 2],
}

/// What a file said.
#[derive(Debug)]
pub(super) struct File {
    pub(super) source: LayerSource,
    path: PathBuf,
    text: io::Result<String>,
}

impl PartialEq for File {
    /// What cannot be read is equal to nothing; what is missing is equal to what is missing.
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
    pub(super) fn read(sources: &Sources) -> Self {
        let system = sources
            .system
            .as_ref()
            .map(|file| File::read(file.clone(), LayerSource::System { file: file.clone() }));
        let file = sources.user_file();
        let user = File::read(file.clone(), LayerSource::User { file });
        Self {
            own: system.into_iter().chain([user]).collect(),
            project: sources
                .cwd
                .as_deref()
                .map(|cwd| Project::read(cwd, &sources.home)),
        }
    }
}

impl Project {
    /// Reads the files of the folders from the repository's root down to `cwd`.
    fn read(cwd: &Path, home: &Path) -> Self {
        let folders = git::project_folders(cwd);
        let root = folders.last().map_or(cwd, |root| *root).to_owned();
        let mut files = Vec::new();
        for folder in folders.into_iter().rev() {
            for name in PROJECT_FOLDERS {
                let folder = folder.join(name);
                let path = folder.join(FILE_NAME);
                if folder != home && path.is_file() {
                    files.push(File::read(path, LayerSource::Project { folder }));
                }
            }
        }
        let record = |folder: &Path| {
            let path = trust::record_file(home, folder);
            let source = LayerSource::User { file: path.clone() };
            let text = fs::read_to_string(&path);
            File { source, path, text }
        };
        Self {
            records: [record(&root), record(cwd)],
            root,
            cwd: cwd.to_owned(),
            files,
        }
    }

    /// Returns the text of the record of trust in the root or the working directory.
    pub(super) fn recorded(&self, folder: &Path) -> io::Result<String> {
        let record = &self.records[usize::from(folder != self.root)];
        match &record.text {
            Ok(text) => Ok(text.clone()),
            Err(error) => Err(io::Error::new(error.kind(), error.to_string())),
        }
    }
}

impl File {
    /// Reads a file; one that is missing says nothing.
    fn read(path: PathBuf, source: LayerSource) -> Self {
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
            text => text,
        };
        Self { source, path, text }
    }

    /// Errors: `Read`, `Syntax`.
    pub(super) fn layer(&self) -> Result<Layer, Error> {
        let text = self.text.as_ref().map_err(|error| Error::Read {
            file: self.path.clone(),
            source: io::Error::new(error.kind(), error.to_string()),
        })?;
        let table = text.parse::<Table>().map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let before = &text[..text.floor_char_boundary(start)];
            let line = before.matches('\n').count() + 1;
            let column = before
                .chars()
                .rev()
                .take_while(|character| *character != '\n')
                .count()
                + 1;
            Error::Syntax {
                place: format!("{}:{line}:{column}", self.path.display()),
                message: error.message().replace('\n', ", "),
            }
        })?;
        Ok(Layer::new(self.source.clone(), table))
    }
}
