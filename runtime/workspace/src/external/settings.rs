//! Settings and hooks: `settings.json` of the other agent.

use std::{fs, io, path::Path};

use serde_json::{Map, Value, json};
use toml_edit::{DocumentMut, Item, Table, value};

use super::{read_json, write_new};
use crate::{command::quote, files};

/// The variable with the folder of the project, in commands of hooks.
const PROJECT_FOLDER: &str = "CLAUDE_PROJECT_DIR";

/// The events of hooks that both agents have.
const EVENTS: [&str; 11] = [
    "PreToolUse",
    "PermissionRequest",
    "PostToolUse",
    "PreCompact",
    "PostCompact",
    "SessionStart",
    "SessionEnd",
    "UserPromptSubmit",
    "SubagentStart",
    "SubagentStop",
    "Stop",
];

/// What the settings of the other agent set here.
pub(super) struct Edits {
    variables: Vec<(String, String)>,
    is_sandboxed: bool,
}

/// Reads a configuration file; an empty one where there is none.
pub(super) fn document(file: &Path) -> io::Result<DocumentMut> {
    let text = match files::read_text(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error),
    };
    text.parse().map_err(io::Error::other)
}

/// Writes a configuration file that was edited.
pub(super) fn save(file: &Path, document: &DocumentMut) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    files::write(file, document.to_string().as_bytes())
}

/// Reads the settings together with those of this machine, which stand beside them and count for more.
pub(super) fn read(source: &Path) -> Option<Value> {
    let local = read_json(&source.with_file_name("settings.local.json"));
    match (read_json(source), local) {
        (Some(mut settings), Some(local)) => {
            merge(&mut settings, local);
            Some(settings)
        }
        (settings, local) => settings.or(local),
    }
}

fn merge(into: &mut Value, from: Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (key, value) in from {
                merge(into.entry(key).or_insert(Value::Null), value);
            }
        }
        (Value::Array(into), Value::Array(from)) => into.extend(from),
        (into, from) => *into = from,
    }
}

/// Returns what the target lacks; `None` if nothing.
pub(super) fn edits(source: &Path, target: &Path) -> Option<Edits> {
    let settings = read(source)?;
    let document = document(target).ok()?;
    let known = document
        .get("shell_environment_policy")
        .and_then(|policy| policy.get("set"));
    let mut variables = Vec::new();
    for (name, value) in settings["env"].as_object().into_iter().flatten() {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Number(_) | Value::Bool(_) => value.to_string(),
            _ => continue,
        };
        if known.and_then(|known| known.get(name)).is_none() {
            variables.push((name.clone(), value));
        }
    }
    let is_sandboxed =
        settings["sandbox"]["enabled"] == true && !document.contains_key("sandbox_mode");
    (is_sandboxed || !variables.is_empty()).then_some(Edits {
        variables,
        is_sandboxed,
    })
}

/// Writes the settings. Keys that the target has stay.
pub(super) fn import(source: &Path, target: &Path) -> io::Result<()> {
    let Some(edits) = edits(source, target) else {
        return Ok(());
    };
    let mut document = document(target)?;
    if edits.is_sandboxed {
        document.insert("sandbox_mode", value("workspace-write"));
    }
    if !edits.variables.is_empty() {
        let policy = document
            .entry("shell_environment_policy")
            .or_insert_with(|| Item::Table(Table::new()));
        let policy = policy.as_table_like_mut();
        let policy = policy.ok_or_else(|| other("shell_environment_policy is no table"))?;
        if !policy.contains_key("inherit") {
            policy.insert("inherit", value("core"));
        }
        let set = policy
            .entry("set")
            .or_insert_with(|| Item::Table(Table::new()));
        let set = set.as_table_like_mut();
        let set = set.ok_or_else(|| other("shell_environment_policy.set is no table"))?;
        for (name, text) in edits.variables {
            set.insert(&name, value(text));
        }
    }
    save(target, &document)
}

/// Returns the groups of hooks by event, if the target has no hooks.
pub(super) fn hooks(source: &Path, target: &Path) -> Vec<(String, Value)> {
    if target.symlink_metadata().is_ok() {
        return Vec::new();
    }
    let settings = read(source).unwrap_or_default();
    if settings["disableAllHooks"] == true {
        return Vec::new();
    }
    // The folder that `.claude` is in.
    let base = source.ancestors().nth(2).unwrap_or(source);
    let base = quote(&base.to_string_lossy());
    let events = EVENTS.iter().filter_map(|event| {
        let groups = settings["hooks"][event].as_array()?.iter();
        let groups: Vec<Value> = groups.filter_map(|one| group(one, &base)).collect();
        (!groups.is_empty()).then(|| ((*event).to_owned(), Value::Array(groups)))
    });
    events.collect()
}

/// Returns a group with the hooks that are commands and that the agent waits for. Their scripts stay where they are:
/// `base` is the folder, quoted for a shell, that stands for the project.
fn group(group: &Value, base: &str) -> Option<Value> {
    let hooks = group["hooks"].as_array()?.iter();
    let hooks: Vec<Value> = hooks
        .filter(|hook| hook["type"] == "command" && hook["async"] != true)
        .filter_map(|hook| {
            let mut command = hook["command"].as_str()?.to_owned();
            if command.contains(PROJECT_FOLDER) {
                // Set rather than replaced: the variable may stand within quotes, and scripts read it, too.
                command = format!("export {PROJECT_FOLDER}={base}; {command}");
            }
            let mut new = json!({ "type": "command", "command": command });
            if hook["timeout"].is_number() {
                new["timeout"] = hook["timeout"].clone();
            }
            if hook["statusMessage"].is_string() {
                new["statusMessage"] = hook["statusMessage"].clone();
            }
            Some(new)
        })
        .collect();
    let mut new = Map::new();
    if let Some(matcher) = group["matcher"].as_str() {
        new.insert("matcher".to_owned(), matcher.into());
    }
    let is_empty = hooks.is_empty();
    new.insert("hooks".to_owned(), hooks.into());
    (!is_empty).then_some(Value::Object(new))
}

/// Writes the file of hooks.
pub(super) fn import_hooks(hooks: Vec<(String, Value)>, target: &Path) -> io::Result<()> {
    let hooks: Map<String, Value> = hooks.into_iter().collect();
    let text = serde_json::to_string_pretty(&json!({ "hooks": hooks }))?;
    write_new(target, text.as_bytes())
}

pub(super) fn other(message: &str) -> io::Error {
    io::Error::other(message)
}
