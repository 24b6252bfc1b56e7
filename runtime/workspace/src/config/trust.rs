//! Trust in a project's configuration: in what its files said when they were trusted, not in their folder.
//!
//! `trust_level = "trusted"` lets the files of a project count. What they say is recorded when such a project is seen for
//! the first time, be there files or not. From then on, settings that are new or different and may loosen something are
//! held back until `threadwire trust` confirms them, because a command of an agent may have written them. What only
//! tightens, and what no safety depends on, applies at once; so does taking a setting away, because the user's own
//! configuration holds then.
//!
//! The record keeps no value of a setting, only its hash. It lies in the home folder, one file per project, which the
//! sandbox protects.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs, io,
    io::Write as _,
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use toml::{Table, Value};

use super::{Error, FILE_NAME, Layer, LayerSource, Sources, edit, files::Files, layers};

/// The folder of records in the home folder.
const FOLDER: &str = "trust";

/// Keys that no safety depends on. All others are held back where they change, those that are not known here included.
const HARMLESS: [&str; 12] = [
    "agents",
    "developer_instructions",
    "instructions",
    "model",
    "model_auto_compact_token_limit",
    "model_context_window",
    "model_max_output_tokens",
    "model_reasoning_effort",
    "model_reasoning_summary",
    "model_verbosity",
    "project_doc_fallback_filenames",
    "project_doc_max_bytes",
];

/// Tables whose entries are trusted one by one.
const NAMED: [&str; 4] = ["mcp_servers", "model_providers", "profiles", "projects"];

/// What was trusted in a project.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Record {
    /// The project's folder, for people who read the file.
    project: PathBuf,
    /// For each configuration file the hashes of its settings.
    files: BTreeMap<PathBuf, Settings>,
}

/// Hashes of settings, by their dotted key.
type Settings = BTreeMap<String, String>;

/// Returns the file of a project's record.
pub(super) fn record_file(home: &Path, project: &Path) -> PathBuf {
    let hash = Sha256::digest(project.as_os_str().as_encoded_bytes());
    let name = hash[..16].iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    });
    home.join(FOLDER).join(format!("{name}.json"))
}

/// Takes out of a trusted project's layers what was not trusted, and notes in each layer what that was. `recorded` is the
/// text of the project's record; where there is none, the layers as they are become the record.
pub(super) fn hold_back(
    home: &Path,
    project: &Path,
    recorded: io::Result<String>,
    project_layers: &mut [Layer],
) {
    let record = match recorded {
        Ok(text) => parsed(&text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            first(home, project, project_layers)
        }
        Err(error) => Err(error),
    };
    let record = record.unwrap_or_else(|error| {
        // Nothing is known to have been trusted.
        tracing::warn!(%error, project = %project.display(), "the record of trust cannot be used");
        Record::default()
    });
    for layer in project_layers {
        let trusted = record.files.get(&file_of(layer));
        for (setting, hash) in relevant(&layer.table) {
            if trusted.and_then(|trusted| trusted.get(&setting)) != Some(&hash) {
                take_out(&mut layer.table, &setting);
                layer.held_back.push(setting);
            }
        }
    }
}

/// Makes the first record of a project, or returns the one that another process made meanwhile.
fn first(home: &Path, project: &Path, project_layers: &[Layer]) -> io::Result<Record> {
    let mut record = Record {
        project: project.to_owned(),
        ..Record::default()
    };
    record.take(project_layers);
    let file = record_file(home, project);
    match staged(&file, &record)?.persist_noclobber(&file) {
        Ok(_) => Ok(record),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            parsed(&fs::read_to_string(&file)?)
        }
        Err(error) => Err(error.error),
    }
}

fn parsed(text: &str) -> io::Result<Record> {
    Ok(serde_json::from_str(text)?)
}

/// Writes a record beside its place. Files that are made so can be read by their owner alone.
fn staged(file: &Path, record: &Record) -> io::Result<tempfile::NamedTempFile> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(folder)?;
    let mut new = tempfile::NamedTempFile::new_in(folder)?;
    serde_json::to_writer_pretty(&mut new, record)?;
    new.flush()?;
    new.as_file().sync_all()?;
    Ok(new)
}

impl Record {
    /// Trusts layers as they are.
    fn take(&mut self, project_layers: &[Layer]) {
        for layer in project_layers {
            let settings = relevant(&layer.table);
            self.files.insert(file_of(layer), settings);
        }
    }
}

fn file_of(layer: &Layer) -> PathBuf {
    match &layer.source {
        LayerSource::Project { folder } => folder.join(FILE_NAME),
        other => PathBuf::from(other.to_string()),
    }
}

/// Returns the settings of a table that may loosen something, with their hashes.
fn relevant(table: &Table) -> Settings {
    let mut settings = Settings::new();
    for (key, value) in table {
        if HARMLESS.contains(&&**key) {
            continue;
        }
        match value {
            Value::Table(entries) if NAMED.contains(&&**key) => {
                for (name, entry) in entries {
                    if !tightens(&[key, name], entry) {
                        settings.insert(format!("{key}.{name}"), hash(entry));
                    }
                }
            }
            value if tightens(&[key], value) => {}
            value => {
                settings.insert(key.clone(), hash(value));
            }
        }
    }
    settings
}

/// Tells whether a setting takes something away and gives nothing, whatever else is configured.
fn tightens(path: &[&str], value: &Value) -> bool {
    let is = |flag: bool| move |value: &Value| value.as_bool() == Some(flag);
    match path {
        ["sandbox_mode"] => value.as_str() == Some("read-only"),
        ["approval_policy"] => value.as_str() == Some("untrusted"),
        ["sandbox_workspace_write"] => value.as_table().is_some_and(|options| {
            options.iter().all(|(key, value)| match &**key {
                "network_access" => is(false)(value),
                "exclude_tmpdir_env_var" | "exclude_slash_tmp" => is(true)(value),
                "writable_roots" => value.as_array().is_some_and(Vec::is_empty),
                _ => false,
            })
        }),
        ["mcp_servers", _] => value.as_table().is_some_and(|server| {
            server.len() == 1 && server.get("enabled").is_some_and(is(false))
        }),
        _ => false,
    }
}

fn hash(value: &Value) -> String {
    layers::version(&Table::from_iter([(String::new(), value.clone())]))
}

/// Returns the value of a setting: a key, or an entry of a [`NAMED`] table.
fn value_of<'a>(table: &'a Table, setting: &str) -> Option<&'a Value> {
    table.get(setting).or_else(|| {
        let (key, name) = setting.split_once('.')?;
        table.get(key)?.get(name)
    })
}

fn take_out(table: &mut Table, setting: &str) {
    if table.remove(setting).is_some() {
        return;
    }
    let Some((key, name)) = setting.split_once('.') else {
        return;
    };
    if let Some(Value::Table(entries)) = table.get_mut(key) {
        entries.remove(name);
        if entries.is_empty() {
            table.remove(key);
        }
    }
}

/// What a project's configuration says beyond what was trusted.
#[derive(Clone, Debug)]
pub struct Review {
    /// The project's folder.
    pub project: PathBuf,
    /// Whether the user's configuration trusts the project at all.
    pub is_trusted: bool,
    /// What would be trusted from now on.
    pub changes: Vec<Change>,
    home: PathBuf,
    layers: Vec<Layer>,
    record: Record,
}

/// A setting that is not as it was when it was trusted.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The configuration file.
    pub file: PathBuf,
    /// The dotted key.
    pub setting: String,
    /// Whether the file had another value for it when it was trusted.
    pub was_trusted: bool,
    /// The value; `None` where it is gone.
    pub value: Option<Value>,
}

/// Compares the project around the working directory of `sources` with what was trusted of it; `None` without a working
/// directory. Changes nothing.
///
/// Errors: a file cannot be read, or is not TOML; its settings cannot be judged then.
pub fn review(sources: &Sources) -> Result<Option<Review>, Error> {
    let files = Files::read(sources);
    let Some(project) = &files.project else {
        return Ok(None);
    };
    let own: Vec<Layer> = files
        .own
        .iter()
        .map(|file| file.layer())
        .collect::<Result<_, _>>()?;
    let layers: Vec<Layer> = project
        .files
        .iter()
        .map(|file| file.layer())
        .collect::<Result<_, _>>()?;
    let trusted = super::trusted_folder(&own, project);
    let folder = trusted.unwrap_or(&project.root).to_owned();
    // A record that cannot be read is replaced.
    let recorded = fs::read_to_string(record_file(&sources.home, &folder));
    let record = recorded
        .and_then(|text| parsed(&text))
        .unwrap_or_else(|_| Record {
            project: folder.clone(),
            ..Record::default()
        });
    let mut changes = Vec::new();
    for layer in &layers {
        let file = file_of(layer);
        let trusted = record.files.get(&file).cloned().unwrap_or_default();
        let now = relevant(&layer.table);
        let gone = trusted.keys().filter(|setting| !now.contains_key(*setting));
        let changed = now
            .iter()
            .filter(|(setting, hash)| trusted.get(*setting) != Some(*hash))
            .map(|(setting, _)| setting);
        changes.extend(gone.chain(changed).map(|setting| Change {
            file: file.clone(),
            setting: setting.clone(),
            was_trusted: trusted.contains_key(setting),
            value: value_of(&layer.table, setting).cloned(),
        }));
    }
    Ok(Some(Review {
        is_trusted: trusted.is_some(),
        project: folder,
        changes,
        home: sources.home.clone(),
        layers,
        record,
    }))
}

impl Review {
    /// Trusts the project as it was reviewed: a file that changed since is held back again.
    ///
    /// Errors: the user's configuration or the record cannot be written.
    pub fn trust(mut self, sources: &Sources) -> Result<(), Error> {
        self.record.take(&self.layers);
        let file = record_file(&self.home, &self.project);
        let written = staged(&file, &self.record)
            .and_then(|new| new.persist(&file).map_err(|error| error.error));
        written.map_err(|source| Error::Write { file, source })?;
        edit::set_trusted(sources, &self.project)
    }
}
