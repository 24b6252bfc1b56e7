//! Changing the user's file. What is not changed keeps its place, its layout and its comments.

use std::{fs, io, io::Write, path::Path};

use toml::{Table, Value};
use toml_edit::{DocumentMut, Item, TableLike};

use super::{Error, McpServer, Sources};

/// The table of MCP servers.
const SERVERS: &str = "mcp_servers";

/// Lets the user's file trust a project, if it does not yet.
///
/// Errors: the file cannot be read or written, or is not a configuration.
pub(super) fn set_trusted(sources: &Sources, project: &Path) -> Result<(), Error> {
    let name = project.display().to_string();
    change(sources, |document| {
        let project = table(document.as_table_mut(), "projects")
            .and_then(|projects| table(projects, &name))
            .ok_or_else(|| "`projects` is not made of tables".to_owned())?;
        project.insert("trust_level", "trusted".into());
        Ok(())
    })
}

/// Returns a table inside another one, made if there is none; `None` where something else has its name.
fn table<'a>(of: &'a mut dyn TableLike, name: &str) -> Option<&'a mut dyn TableLike> {
    of.entry(name)
        .or_insert_with(|| {
            let mut table = toml_edit::Table::new();
            table.set_implicit(true);
            Item::Table(table)
        })
        .as_table_like_mut()
}

/// Puts an MCP server into the user's file in place of what stands there, or takes it out.
///
/// Errors: the file cannot be read or written, or is not a configuration.
pub fn set_mcp_server(
    sources: &Sources,
    name: &str,
    server: Option<&McpServer>,
) -> Result<(), Error> {
    change(sources, |document| {
        let new = server.map(entry).transpose()?;
        let servers = table(document.as_table_mut(), SERVERS)
            .ok_or_else(|| format!("`{SERVERS}` is not a table"))?;
        match new {
            Some(new) => servers.insert(name, Item::Table(new)),
            None => servers.remove(name),
        };
        Ok(())
    })
}

/// Reads the user's file, changes it, and writes it. The error of `edit` tells what is wrong with the file.
fn change(
    sources: &Sources,
    edit: impl FnOnce(&mut DocumentMut) -> Result<(), String>,
) -> Result<(), Error> {
    let file = sources.user_file();
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(source) => return Err(Error::Read { file, source }),
    };
    let wrong = |message: String| Error::Syntax {
        place: file.display().to_string(),
        message,
    };
    let mut document: DocumentMut = text
        .parse()
        .map_err(|error: toml_edit::TomlError| wrong(error.message().to_owned()))?;
    edit(&mut document).map_err(wrong)?;
    write(&file, &document.to_string()).map_err(|source| Error::Write { file, source })
}

/// Writes what is not the default anyway, each key on a line of its own.
fn entry(server: &McpServer) -> Result<toml_edit::Table, String> {
    let table = |server: &McpServer| Table::try_from(server).map_err(|error| error.to_string());
    let usual = table(&McpServer::default())?;
    let mut entry = toml_edit::Table::new();
    for (key, value) in table(server)? {
        if usual.get(&key) != Some(&value) {
            entry.insert(&key, Item::Value(inline(&value)));
        }
    }
    Ok(entry)
}

fn inline(value: &Value) -> toml_edit::Value {
    match value {
        Value::String(text) => text.as_str().into(),
        Value::Integer(number) => (*number).into(),
        Value::Float(number) => (*number).into(),
        Value::Boolean(flag) => (*flag).into(),
        // No key of a server is a date.
        Value::Datetime(moment) => moment.to_string().into(),
        Value::Array(entries) => toml_edit::Value::Array(entries.iter().map(inline).collect()),
        Value::Table(table) => {
            let entries = table.iter().map(|(key, value)| (key, inline(value)));
            toml_edit::Value::InlineTable(entries.collect())
        }
    }
}

/// Replaces a file at once, so that nobody reads half of it.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut new = tempfile::NamedTempFile::new_in(folder)?;
    new.write_all(text.as_bytes())?;
    if let Ok(old) = fs::metadata(file) {
        fs::set_permissions(new.path(), old.permissions())?;
    }
    new.as_file().sync_all()?;
    new.persist(file)?;
    Ok(())
}
