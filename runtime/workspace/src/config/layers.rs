//! Layers as data: their sources, merging, names and versions.

use std::{
    fmt,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};
use toml::{Table, Value};

use super::Sources;
use crate::{files::expanded, hex};

/// One layer of configuration.
#[derive(Clone, Debug)]
pub struct Layer {
    /// The source of the layer.
    pub source: LayerSource,
    /// The settings of the layer.
    pub table: Table,
    /// Why the layer is disabled; `None` if it applies.
    pub disabled: Option<String>,
    /// Settings (dotted) that were removed from `table`, because they changed after the project was trusted.
    pub held_back: Vec<String>,
    /// Keys that were removed from `table`, because a project cannot set them.
    pub unsupported: Vec<String>,
}

/// Keys that projects cannot set: they say where prompts and keys are sent, start programs of their own, or choose other
/// settings of the user. The list is that of Codex.
const NOT_FOR_PROJECTS: [&str; 9] = [
    "openai_base_url",
    "chatgpt_base_url",
    "notify",
    "profile",
    "profiles",
    "experimental_realtime_ws_base_url",
    "otel",
    "model_provider",
    "model_providers",
];

/// The source of a layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayerSource {
    /// The system's file.
    System {
        /// Its path.
        file: PathBuf,
    },
    /// The user's file.
    User {
        /// Its path.
        file: PathBuf,
    },
    /// The file of a profile, beside the user's file.
    Profile {
        /// Its path.
        file: PathBuf,
        /// The name of the profile.
        name: String,
    },
    /// A file of the project.
    Project {
        /// The folder that holds it (`.threadwire` or `.codex`).
        folder: PathBuf,
    },
    /// Environment variables.
    Environment,
    /// Flags of the command line.
    Flags,
}

impl LayerSource {
    /// Tells whether the layer belongs to the process and not to a file.
    pub fn is_session(&self) -> bool {
        matches!(self, Self::Environment | Self::Flags)
    }

    /// Tells whether the layer is a file of a project.
    pub(super) fn is_projects(&self) -> bool {
        matches!(self, Self::Project { .. })
    }

    /// Tells whether the user wrote the layer for this machine or this process, so that it says what is trusted.
    pub(super) fn is_users(&self) -> bool {
        matches!(self, Self::User { .. } | Self::Profile { .. } | Self::Flags)
    }
}

impl fmt::Display for LayerSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::System { file } | Self::User { file } | Self::Profile { file, .. } => {
                file.display().fmt(f)
            }
            Self::Project { folder } => folder.join(super::FILE_NAME).display().fmt(f),
            Self::Environment => f.write_str("environment"),
            Self::Flags => f.write_str("flags"),
        }
    }
}

impl Layer {
    pub(crate) fn new(source: LayerSource, mut table: Table) -> Self {
        let mut unsupported = Vec::new();
        if matches!(source, LayerSource::Project { .. }) {
            let keys = NOT_FOR_PROJECTS.iter();
            let found = keys.filter(|key| table.remove(**key).is_some());
            unsupported.extend(found.map(|key| (*key).to_owned()));
        }
        Self {
            source,
            table,
            disabled: None,
            held_back: Vec::new(),
            unsupported,
        }
    }

    /// Returns the settings with absolute paths of what the agent uses.
    pub(super) fn settled(&self, sources: &Sources) -> Table {
        let mut table = self.table.clone();
        let folder = match &self.source {
            LayerSource::System { file }
            | LayerSource::User { file }
            | LayerSource::Profile { file, .. } => file.parent(),
            LayerSource::Project { folder } => Some(&**folder),
            LayerSource::Environment | LayerSource::Flags => sources.cwd.as_deref(),
        };
        let Some(folder) = folder else { return table };
        settle_paths(&mut table, folder);
        if let Some(Value::Table(profiles)) = table.get_mut("profiles") {
            let profiles = profiles.iter_mut();
            let profiles = profiles.filter_map(|(_, profile)| profile.as_table_mut());
            profiles.for_each(|profile| settle_paths(profile, folder));
        }
        table
    }

    /// Tells whether the layer applies.
    pub fn counts(&self) -> bool {
        self.disabled.is_none()
    }

    /// Tells whether the layer itself has a value at this path.
    pub(super) fn has(&self, path: &[String]) -> bool {
        let Some((first, rest)) = path.split_first() else {
            return false;
        };
        let mut value = self.table.get(first);
        for key in rest {
            value = value.and_then(|value| match value {
                Value::Array(entries) => entries.get(key.parse::<usize>().ok()?),
                value => value.get(key),
            });
        }
        value.is_some()
    }

    /// Returns the version of the content: `sha256:` and the hash of its JSON form.
    pub fn version(&self) -> String {
        version(&self.table)
    }
}

/// Makes a path absolute, as [`files::expanded`] does.
fn settle(path: &mut Value, folder: &Path) {
    if let Value::String(text) = path
        && let Ok(whole) = expanded(folder, text).into_os_string().into_string()
    {
        *text = whole;
    }
}

/// Makes the paths of settings absolute. They begin at `folder`.
fn settle_paths(table: &mut Table, folder: &Path) {
    for key in [
        "model_instructions_file",
        "experimental_compact_prompt_file",
        "model_catalog_json",
    ] {
        table
            .get_mut(key)
            .into_iter()
            .for_each(|path| settle(path, folder));
    }
    let options = table.get_mut("sandbox_workspace_write");
    let roots = options.and_then(|options| options.get_mut("writable_roots")?.as_array_mut());
    roots
        .into_iter()
        .flatten()
        .for_each(|path| settle(path, folder));
}

/// Returns the version of a table, independent of the order and layout of its keys.
pub(crate) fn version(table: &Table) -> String {
    let hash = Sha256::digest(to_json(&Value::Table(table.clone())).to_string());
    format!("sha256:{}", hex::encode(&hash))
}

/// Merges `over` into `base`: tables are merged, other values are replaced.
pub(super) fn merge(base: &mut Table, over: &Table) {
    for (key, value) in over {
        match (base.get_mut(key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => merge(below, above),
            _ => {
                base.insert(key.clone(), value.clone());
            }
        }
    }
}

/// Calls `visit` with the path of every value that is neither a table nor a list.
pub(super) fn for_each_leaf(table: &Table, visit: &mut impl FnMut(&[String])) {
    fn descend(value: &Value, path: &mut Vec<String>, visit: &mut impl FnMut(&[String])) {
        match value {
            Value::Table(table) => {
                for (key, value) in table {
                    path.push(key.clone());
                    descend(value, path, visit);
                    path.pop();
                }
            }
            Value::Array(entries) => {
                for (index, value) in entries.iter().enumerate() {
                    path.push(index.to_string());
                    descend(value, path, visit);
                    path.pop();
                }
            }
            _ => visit(path),
        }
    }
    let mut path = Vec::new();
    for (key, value) in table {
        path.push(key.clone());
        descend(value, &mut path, visit);
        path.pop();
    }
}

/// Returns a TOML value as JSON with sorted keys; dates become text.
pub fn to_json(value: &Value) -> serde_json::Value {
    use serde_json::Value as Json;

    match value {
        Value::String(text) => Json::String(text.clone()),
        Value::Integer(number) => Json::from(*number),
        Value::Float(number) => Json::from(*number),
        Value::Boolean(flag) => Json::Bool(*flag),
        Value::Datetime(moment) => Json::String(moment.to_string()),
        Value::Array(entries) => Json::Array(entries.iter().map(to_json).collect()),
        Value::Table(table) => table_to_json(table),
    }
}

/// Returns a TOML table as [`to_json`] does.
pub(super) fn table_to_json(table: &Table) -> serde_json::Value {
    let mut members = serde_json::Map::new();
    for (key, value) in table {
        members.insert(key.clone(), to_json(value));
    }
    members.into()
}
