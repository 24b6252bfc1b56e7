//! Trust in the contents of a project's configuration files, not in their folder.
//!
//! `trust_level = "trusted"` enables the files of a project. Their settings are recorded when the trusted project is
//! loaded for the first time, even if it has no files yet. Later, settings that are new or changed and may loosen
//! security are held back until `threadwire trust` confirms them, because a command of an agent may have written them.
//! Settings that only tighten security, or do not affect it, apply at once. Removing a setting also applies at once,
//! because the user's own configuration takes over.
//!
//! The record contains hashes of the settings, not their values. There is one file per project in the home folder,
//! which the sandbox protects.

use std::{
    collections::BTreeMap,
    fmt, fs, io,
    io::Write as _,
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use toml::{Table, Value};
use toml_edit::Key;

use super::{
    Error, FILE_NAME, Layer, LayerSource, Sources, edit,
    files::{File, Files},
    layers,
};
use crate::{hex, rules::ProjectRules};

/// The folder of records in the home folder.
const FOLDER: &str = "trust";

/// The name in a record of the text of a file with rules.
const RULES: &str = "rules";

/// Keys that do not affect security. All other keys are held back when they change, including unknown ones.
const HARMLESS: [&str; 13] = [
    "developer_instructions",
    "instructions",
    "model",
    "model_auto_compact_token_limit",
    "model_context_window",
    "model_max_output_tokens",
    "model_reasoning_effort",
    "model_reasoning_summary",
    "model_supports_reasoning_summaries",
    "model_verbosity",
    "project_doc_fallback_filenames",
    "project_doc_max_bytes",
    "project_root_markers",
];

/// Tables whose entries are trusted individually.
const NAMED: [&str; 4] = ["agents", "mcp_servers", "plugins", "projects"];

/// The trusted settings of a project.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Record {
    /// The project's folder, for people who read the file.
    project: PathBuf,
    /// Hashes of the settings, by configuration file.
    files: BTreeMap<PathBuf, Settings>,
}

/// Hashes of settings, by the text of [`Setting`].
type Settings = BTreeMap<String, String>;

/// A setting that is trusted for itself: a key, or an entry of a [`NAMED`] table.
///
/// Its text is a dotted key of TOML. A part with a dot is quoted, so no two settings have the same text.
struct Setting {
    key: String,
    name: Option<String>,
}

impl Setting {
    fn value<'a>(&self, table: &'a Table) -> Option<&'a Value> {
        let value = table.get(&self.key)?;
        match &self.name {
            Some(name) => value.get(name),
            None => Some(value),
        }
    }

    fn take_out(&self, table: &mut Table) {
        if let Some(name) = &self.name
            && let Some(Value::Table(entries)) = table.get_mut(&self.key)
        {
            entries.remove(name);
            if !entries.is_empty() {
                return;
            }
        }
        table.remove(&self.key);
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Key::new(&self.key))?;
        match &self.name {
            Some(name) => write!(f, ".{}", Key::new(name)),
            None => Ok(()),
        }
    }
}

/// Returns the path of a project's record.
pub(super) fn record_file(home: &Path, project: &Path) -> PathBuf {
    let hash = Sha256::digest(project.as_os_str().as_encoded_bytes());
    let name = hex::encode(&hash[..16]);
    home.join(FOLDER).join(format!("{name}.json"))
}

/// Removes untrusted settings from the layers of a trusted project, and lists them in `held_back` of each layer.
/// `recorded` is the text of the project's record; if the record is missing, the current layers become the record.
pub(super) fn hold_back(
    home: &Path,
    project: &Path,
    recorded: io::Result<String>,
    project_layers: &mut [&mut Layer],
    rules: &mut [&mut ProjectRules],
) {
    let record = match recorded {
        Ok(text) => parsed(&text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            first(home, project, project_layers, rules)
        }
        Err(error) => Err(error),
    };
    let record = record.unwrap_or_else(|error| {
        // Without a usable record, no setting counts as trusted.
        tracing::warn!(%error, project = %project.display(), "the record of trust cannot be used");
        Record::default()
    });
    for layer in project_layers {
        let trusted = record.files.get(&file_of(layer));
        for (setting, hash) in relevant(&layer.table) {
            let text = setting.to_string();
            if trusted.and_then(|trusted| trusted.get(&text)) != Some(&hash) {
                setting.take_out(&mut layer.table);
                layer.held_back.push(text);
            }
        }
    }
    for rules in rules {
        let trusted = record.files.get(&rules.file);
        let trusted = trusted.and_then(|trusted| trusted.get(RULES));
        rules.may_allow = trusted == Some(&hash_of(rules));
    }
}

/// Creates the first record of a project, or returns the record that another process created meanwhile.
fn first(
    home: &Path,
    project: &Path,
    project_layers: &[&mut Layer],
    rules: &[&mut ProjectRules],
) -> io::Result<Record> {
    let mut record = Record {
        project: project.to_owned(),
        ..Record::default()
    };
    let layers = project_layers.iter().map(|layer| &**layer);
    record.take(layers, rules.iter().map(|rules| &**rules));
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

/// Writes a record to a temporary file in its folder. Only the owner can read such files.
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
    /// Records the settings of the layers, and the rules for commands, as trusted.
    fn take<'a>(
        &mut self,
        project_layers: impl Iterator<Item = &'a Layer>,
        rules: impl Iterator<Item = &'a ProjectRules>,
    ) {
        for rules in rules {
            let trusted = [(RULES.to_owned(), hash_of(rules))];
            self.files.insert(rules.file.clone(), trusted.into());
        }
        for layer in project_layers {
            let settings = relevant(&layer.table).into_iter();
            let settings = settings.map(|(setting, hash)| (setting.to_string(), hash));
            self.files.insert(file_of(layer), settings.collect());
        }
    }
}

fn file_of(layer: &Layer) -> PathBuf {
    match &layer.source {
        LayerSource::Project { folder } => folder.join(FILE_NAME),
        other => PathBuf::from(other.to_string()),
    }
}

/// Returns the settings of a table that may loosen security, with their hashes.
fn relevant(table: &Table) -> Vec<(Setting, String)> {
    let mut settings = Vec::new();
    let mut add = |key: &str, name: Option<&str>, value: &Value| {
        let setting = Setting {
            key: key.to_owned(),
            name: name.map(str::to_owned),
        };
        settings.push((setting, hash(value)));
    };
    for (key, value) in table {
        if HARMLESS.contains(&&**key) {
            continue;
        }
        match value {
            Value::Table(entries) if NAMED.contains(&&**key) => {
                for (name, entry) in entries {
                    if !tightens(&[key, name], entry) {
                        add(key, Some(name), entry);
                    }
                }
            }
            value if tightens(&[key], value) => {}
            value => add(key, None, value),
        }
    }
    settings
}

/// Tells whether a setting only takes permissions away, or gives none, whatever else is configured.
fn tightens(path: &[&str], value: &Value) -> bool {
    let is = |flag: bool| move |value: &Value| value.as_bool() == Some(flag);
    match path {
        ["sandbox_mode"] => value.as_str() == Some("read-only"),
        ["approval_policy"] => value.as_str() == Some("untrusted"),
        ["approvals_reviewer"] => value.as_str() == Some("user"),
        ["sandbox_workspace_write"] => value.as_table().is_some_and(|options| {
            options.iter().all(|(key, value)| match &**key {
                "network_access" => is(false)(value),
                "exclude_tmpdir_env_var" | "exclude_slash_tmp" => is(true)(value),
                "writable_roots" => value.as_array().is_some_and(Vec::is_empty),
                _ => false,
            })
        }),
        // Limits and roles start no program, and change none that the user configured.
        ["agents", _] => ["command", "env", "proxies"]
            .iter()
            .all(|key| value.get(key).is_none()),
        ["mcp_servers" | "plugins", _] => value.as_table().is_some_and(|server| {
            server.len() == 1 && server.get("enabled").is_some_and(is(false))
        }),
        _ => false,
    }
}

/// Returns the folder of the project that a file belongs to: that around its `.threadwire` or `.codex`.
pub(super) fn project_of(rules: &Path) -> &Path {
    rules.ancestors().nth(3).unwrap_or(rules)
}

/// Returns the text of a file with rules, or why it cannot be read.
fn shown(rules: &ProjectRules) -> String {
    match &rules.text {
        Ok(text) => text.clone(),
        Err(error) => error.to_string(),
    }
}

fn hash_of(rules: &ProjectRules) -> String {
    hash(&Value::String(shown(rules)))
}

fn hash(value: &Value) -> String {
    layers::version(&Table::from_iter([(String::new(), value.clone())]))
}

/// The differences between a project's configuration and its trusted settings.
#[derive(Clone, Debug)]
pub struct Review {
    /// The project's folder.
    pub project: PathBuf,
    /// Whether the user's configuration trusts the project.
    pub is_trusted: bool,
    /// The settings that confirming would trust.
    pub changes: Vec<Change>,
    home: PathBuf,
    layers: Vec<Layer>,
    rules: Vec<ProjectRules>,
    record: Record,
}

/// A setting that differs from its trusted value.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The configuration file.
    pub file: PathBuf,
    /// The dotted key, or `rules` for the text of a file with rules for commands.
    pub setting: String,
    /// Whether the file had another value when it was trusted.
    pub was_trusted: bool,
    /// The new value; `None` if the setting was removed.
    pub value: Option<Value>,
}

/// Compares the project of the working directory of `sources` with its trusted settings. Returns `None` without a
/// working directory. Changes nothing.
///
/// Errors: a file cannot be read or is not TOML, so its settings cannot be compared.
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
    let trusted = super::trusted(own.iter(), project);
    let trusted = trusted.0.get(&project.cwd);
    let folder = match trusted {
        Some(folder) => folder,
        // What is said of the working directory goes before what is said of the root.
        None if super::level_of(own.iter(), &project.cwd).is_some() => &project.cwd,
        None => &project.root,
    };
    let folder = folder.to_owned();
    // An unreadable record counts as empty and is replaced by `Review::trust`.
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
        let now: Vec<_> = now
            .iter()
            .map(|(setting, hash)| (setting.to_string(), setting.value(&layer.table), hash))
            .collect();
        let gone = trusted
            .keys()
            .filter(|known| now.iter().all(|(setting, ..)| setting != *known))
            .map(|setting| (setting, None));
        let changed = now
            .iter()
            .filter(|(setting, _, hash)| trusted.get(setting) != Some(*hash))
            .map(|(setting, value, _)| (setting, *value));
        changes.extend(gone.chain(changed).map(|(setting, value)| Change {
            file: file.clone(),
            setting: setting.clone(),
            was_trusted: trusted.contains_key(setting),
            value: value.cloned(),
        }));
    }
    let rules: Vec<ProjectRules> = project.rules.iter().map(File::rules).collect();
    for rules in &rules {
        let trusted = record.files.get(&rules.file);
        let trusted = trusted.and_then(|trusted| trusted.get(RULES));
        if trusted != Some(&hash_of(rules)) {
            changes.push(Change {
                file: rules.file.clone(),
                setting: RULES.to_owned(),
                was_trusted: trusted.is_some(),
                value: Some(Value::String(shown(rules))),
            });
        }
    }
    Ok(Some(Review {
        is_trusted: trusted.is_some(),
        project: folder,
        changes,
        home: sources.home.clone(),
        layers,
        rules,
        record,
    }))
}

impl Review {
    /// Trusts the reviewed settings. A file that changed after the review is held back again.
    ///
    /// Errors: the user's configuration or the record cannot be written.
    pub fn trust(mut self, sources: &Sources) -> Result<(), Error> {
        self.record.take(self.layers.iter(), self.rules.iter());
        let file = record_file(&self.home, &self.project);
        let written = staged(&file, &self.record)
            .and_then(|new| new.persist(&file).map_err(|error| error.error));
        written.map_err(|source| Error::Write { file, source })?;
        edit::set_trusted(sources, &self.project)
    }
}
