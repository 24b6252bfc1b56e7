//! MCP servers of the other agent.

use std::{
    io,
    path::{Path, PathBuf},
};

use serde_json::Value;
use toml_edit::{Array, Item, Table, value};

use super::{
    read_json,
    settings::{document, other, save},
};
use crate::sort::sort_by;

const SERVERS: &str = "mcp_servers";

/// Returns the servers that the target lacks, by name. `shared` is the file that has those of all projects, and the
/// project.
pub(super) fn missing(
    source: &Path,
    shared: Option<&(PathBuf, String)>,
    target: &Path,
) -> Vec<(String, Table)> {
    let mut servers = read_json(source).unwrap_or_default();
    let mut all = servers["mcpServers"].take();
    if let Some((file, project)) = shared
        && let Some(mut more) = read_json(file)
        && let Value::Object(more) = more["projects"][project]["mcpServers"].take()
    {
        match &mut all {
            Value::Object(all) => all.extend(more),
            _ => all = Value::Object(more),
        }
    }
    let (Value::Object(all), Ok(document)) = (all, document(target)) else {
        return Vec::new();
    };
    let known = document.get(SERVERS);
    let mut missing: Vec<_> = all
        .iter()
        .filter(|(name, _)| known.and_then(|known| known.get(name)).is_none())
        .filter(|(_, server)| server["disabled"] != true)
        .filter_map(|(name, server)| Some((name.clone(), table(server)?)))
        .collect();
    sort_by(&mut missing, |a, b| a.0.cmp(&b.0));
    missing
}

/// Adds the servers to the target.
pub(super) fn import(servers: &[(String, Table)], target: &Path) -> io::Result<()> {
    let mut document = document(target)?;
    let all = document.entry(SERVERS).or_insert_with(|| {
        let mut table = Table::new();
        table.set_implicit(true);
        Item::Table(table)
    });
    let all = all.as_table_like_mut();
    let all = all.ok_or_else(|| other("mcp_servers is no table"))?;
    for (name, server) in servers {
        all.insert(name, Item::Table(server.clone()));
    }
    save(target, &document)
}

/// Makes the configuration of a server; `None` for one that cannot be used.
fn table(server: &Value) -> Option<Table> {
    let mut table = Table::new();
    if let Some(command) = server["command"].as_str() {
        table.insert("command", value(command));
        let arguments = server["args"].as_array().into_iter().flatten();
        let arguments: Array = arguments.filter_map(Value::as_str).collect();
        if !arguments.is_empty() {
            table.insert("args", value(arguments));
        }
        let mut variables = Table::new();
        let mut inherited = Array::new();
        for (name, text) in texts(&server["env"]) {
            match text.as_str().unwrap_or_default() {
                own if variable(own) == Some(&name) => inherited.push(name),
                // Nothing here puts the values of variables into a text.
                other if other.contains("${") => return None,
                _ => drop(variables.insert(&name, Item::Value(text))),
            }
        }
        if !inherited.is_empty() {
            table.insert("env_vars", value(inherited));
        }
        if !variables.is_empty() {
            table.insert("env", Item::Table(variables));
        }
        return Some(table);
    }
    if !matches!(server["type"].as_str(), None | Some("http")) {
        return None;
    }
    table.insert("url", value(server["url"].as_str()?));
    let mut headers = Table::new();
    let mut from_variables = Table::new();
    for (name, text) in texts(&server["headers"]) {
        let text = text.as_str().unwrap_or_default();
        let token = text.strip_prefix("Bearer ").and_then(variable);
        match (token, variable(text)) {
            (Some(token), _) if name.eq_ignore_ascii_case("authorization") => {
                table.insert("bearer_token_env_var", value(token));
            }
            (_, Some(variable)) => {
                from_variables.insert(&name, value(variable));
            }
            _ => {
                headers.insert(&name, value(text));
            }
        }
    }
    for (key, headers) in [
        ("http_headers", headers),
        ("env_http_headers", from_variables),
    ] {
        if !headers.is_empty() {
            table.insert(key, Item::Table(headers));
        }
    }
    Some(table)
}

/// Returns the members of an object that are texts.
fn texts(object: &Value) -> Vec<(String, toml_edit::Value)> {
    let members = object.as_object().into_iter().flatten();
    members
        .filter_map(|(name, text)| Some((name.clone(), text.as_str()?.into())))
        .collect()
}

/// Returns the name in `${NAME}`.
fn variable(text: &str) -> Option<&str> {
    let name = text.strip_prefix("${")?.strip_suffix('}')?;
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    (!name.is_empty() && name.bytes().all(is_part)).then_some(name)
}
