//! Changing the user's file. What is not changed keeps its place, its layout and its comments.

use std::{fs, io, io::Write, path::Path};

use toml::{Table, Value};
use toml_edit::{DocumentMut, Item};

use super::{Error, McpServer, Sources};

/// The table of MCP servers.
const SERVERS: &str = "mcp_servers";

/// Puts an MCP server into the user's file in place of what stands there, or takes it out.
///
/// Errors: the file cannot be read or written, or is not a configuration.
pub fn set_mcp_server(
    sources: &Sources,
    name: &str,
    server: Option<&McpServer>,
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
    let new = server.map(entry).transpose().map_err(wrong)?;
    let servers = document.entry(SERVERS).or_insert_with(|| {
        let mut servers = toml_edit::Table::new();
        servers.set_implicit(true);
        Item::Table(servers)
    });
    let servers = servers
        .as_table_like_mut()
        .ok_or_else(|| wrong(format!("`{SERVERS}` is not a table")))?;
    match new {
        Some(new) => servers.insert(name, Item::Table(new)),
        None => servers.remove(name),
    };
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
