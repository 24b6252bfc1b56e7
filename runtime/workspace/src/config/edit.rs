//! Edits of the user's file. Unchanged keys keep their position, layout and comments.

use std::{fs, io, io::Write, path::Path};

use toml::{Table, Value};
use toml_edit::{ArrayOfTables, DocumentMut, Item, TableLike};

use super::{Config, Error, McpServer, Sources, layers::version, parse, read};
use crate::{files::absolute, hooks, locks::lock_in};

/// Name of the file in the home folder that is locked while the user's file is changed.
const LOCK: &str = "config.lock";

/// Key of the table of MCP servers.
const SERVERS: &str = "mcp_servers";

/// Marks a project as trusted in the user's file, unless it already is.
///
/// Errors: the file cannot be read or written, or is not a valid configuration.
pub(super) fn set_trusted(sources: &Sources, project: &Path) -> Result<(), Error> {
    let name = project.display().to_string();
    change(sources, None, |document| {
        let projects = table_in(document.as_table_mut(), "projects")?;
        table_in(projects, &name)?.insert("trust_level", Item::Value("trusted".into()));
        Ok(())
    })
}

/// A change of one key.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    /// The parts of the key, outermost table first; not empty.
    pub key: Vec<String>,
    /// The new value; `None` removes the key.
    pub value: Option<Value>,
    /// Whether a table value is merged key by key into the existing table instead of replacing it.
    pub merge: bool,
}

/// Changes keys of the user's file, all or none of them. Blocks.
///
/// `expected` is the version that the file must have ([`super::Layer::version`]); `None` accepts any version.
///
/// Errors: `Conflict` if the file has another version or changes during the edit; the file cannot be read or written,
/// is not a valid configuration, or would become invalid.
pub fn edit(sources: &Sources, expected: Option<&str>, edits: &[Edit]) -> Result<(), Error> {
    change(sources, expected, |document| {
        edits.iter().try_for_each(|edit| apply(document, edit))
    })
}

/// Writes an MCP server to the user's file, replacing an existing entry, or removes the entry. Blocks.
///
/// Errors: the file cannot be read or written, or is not a valid configuration.
pub fn set_mcp_server(
    sources: &Sources,
    name: &str,
    server: Option<&McpServer>,
) -> Result<(), Error> {
    change(sources, None, |document| {
        let new = server.map(entry).transpose()?;
        let servers = table_in(document.as_table_mut(), SERVERS)?;
        match new {
            Some(new) => servers.insert(name, Item::Table(new)),
            None => servers.remove(name),
        };
        Ok(())
    })
}

/// Switches a skill in the user's file. A skill is on unless an entry of `[[skills.config]]` says otherwise, so its
/// entries are removed, and one that switches it off is added. `key` is `name` or `path`. Blocks.
///
/// Errors: the file cannot be read or written, or is not a valid configuration.
pub fn set_skill(sources: &Sources, key: &str, value: &str, enabled: bool) -> Result<(), Error> {
    change(sources, None, |document| {
        let skills = table_in(document.as_table_mut(), "skills")?;
        let known = skills.remove("config").unwrap_or_default();
        let mut entries = match known.into_array_of_tables() {
            Ok(entries) => entries,
            Err(Item::None) => ArrayOfTables::new(),
            Err(_) => return Err("`skills.config` is not a list of tables".to_owned()),
        };
        entries.retain(|entry| {
            let given = entry.get(key).and_then(Item::as_str);
            !given.is_some_and(|given| match key {
                "path" => absolute(Path::new("/"), given) == Path::new(value),
                _ => given.trim() == value,
            })
        });
        if !enabled {
            let mut entry = toml_edit::Table::new();
            entry.insert(key, Item::Value(value.into()));
            entry.insert("enabled", Item::Value(false.into()));
            entries.push(entry);
        }
        if !entries.is_empty() {
            skills.insert("config", Item::ArrayOfTables(entries));
        } else if skills.is_empty() {
            document.remove("skills");
        }
        Ok(())
    })
}

/// Changes the user's file. The closure `change` returns an error text for a change that is not possible.
fn change(
    sources: &Sources,
    expected: Option<&str>,
    change: impl FnOnce(&mut DocumentMut) -> Result<(), String>,
) -> Result<(), Error> {
    let file = sources.user_file();
    let read = || match fs::read_to_string(&file) {
        Ok(text) => Ok(text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        Err(source) => Err(Error::Read {
            file: file.clone(),
            source,
        }),
    };
    let wrong = |message: String| Error::Syntax {
        place: file.display().to_string(),
        message,
        at: None,
    };
    // Another process would write over what this one adds.
    let _changing = lock_in(&sources.home, LOCK).map_err(|source| Error::Write {
        file: file.clone(),
        source,
    })?;
    let text = read()?;
    let mut document: DocumentMut = text
        .parse()
        .map_err(|error: toml_edit::TomlError| wrong(error.message().to_owned()))?;
    if let Some(expected) = expected {
        let table: Table = text
            .parse()
            .map_err(|error: toml::de::Error| wrong(error.message().to_owned()))?;
        if version(&table) != expected {
            return Err(Error::Conflict { file });
        }
    }
    change(&mut document).map_err(wrong)?;
    let new = document.to_string();
    let table: Table = new
        .parse()
        .map_err(|error: toml::de::Error| wrong(error.message().to_owned()))?;
    let place = file.display().to_string();
    let config = parse(&table, &place)?;
    // What was wrong before must not keep the user from changing something else.
    let before = text.parse().ok().and_then(|old| {
        let config = parse(&old, &place).ok()?;
        Some(problems(&old, &config))
    });
    let before = before.unwrap_or_default();
    match problems(&table, &config)
        .into_iter()
        .find(|new| !before.contains(new))
    {
        None => {}
        Some((key, message)) => {
            return Err(Error::Value {
                place,
                key,
                message,
                at: None,
            });
        }
    }
    // Another program may have written the file meanwhile.
    if read()? != text {
        return Err(Error::Conflict { file });
    }
    write(&file, &new).map_err(|source| Error::Write { file, source })
}

/// Returns what would fail later only, with the keys: MCP servers that cannot be started, profiles that cannot be
/// chosen, and hooks that cannot be read. `table` is the file that `config` was read from.
fn problems(table: &Table, config: &Config) -> Vec<(String, String)> {
    let servers = table.get(SERVERS).and_then(Value::as_table);
    let servers = servers.into_iter().flatten().filter_map(|(name, entry)| {
        let server = config.mcp_servers.get(name)?;
        let problem = server.problem(entry.as_table()?)?;
        Some((format!("{SERVERS}.{name}"), problem))
    });
    let profiles = config.profiles.iter().filter_map(|(name, profile)| {
        let wrong = read::read::<Config>(&serde_json::Value::Object(profile.clone())).err()?;
        Some((format!("profiles.{name}.{}", wrong.key), wrong.message))
    });
    let hooks = hooks::problem(table);
    servers.chain(profiles).chain(hooks).collect()
}

fn apply(document: &mut DocumentMut, edit: &Edit) -> Result<(), String> {
    let (last, tables) = edit.key.split_last().ok_or("the key is empty")?;
    let mut table: &mut dyn TableLike = document.as_table_mut();
    for name in tables {
        if edit.value.is_none() && !table.contains_key(name) {
            return Ok(());
        }
        table = table_in(table, name)?;
    }
    match &edit.value {
        None => {
            table.remove(last);
        }
        Some(value) => put(table, last, value, edit.merge),
    }
    Ok(())
}

/// Sets the value of a key. The key keeps its position and its comments.
fn put(table: &mut dyn TableLike, key: &str, value: &Value, merge: bool) {
    if let (true, Value::Table(new)) = (merge, value)
        && let Some(old) = table.get_mut(key).and_then(Item::as_table_like_mut)
    {
        for (key, value) in new {
            put(old, key, value, true);
        }
        return;
    }
    match table.get_mut(key) {
        Some(Item::Value(old)) => {
            let mut new = inline(value);
            *new.decor_mut() = old.decor().clone();
            *old = new;
        }
        // A table with its own header keeps it, and the comments there.
        Some(item) => {
            let mut new = block(value);
            if let (Item::Table(old), Item::Table(new)) = (&*item, &mut new) {
                keep_comments(old, new);
            }
            *item = new;
        }
        None => {
            table.insert(key, block(value));
        }
    }
}

/// Gives the headers of a table, and of those below it, the comments that they have in another one.
fn keep_comments(old: &toml_edit::Table, new: &mut toml_edit::Table) {
    *new.decor_mut() = old.decor().clone();
    for (key, below) in new.iter_mut() {
        if let (Some(Item::Table(old)), Item::Table(new)) = (old.get(key.get()), below) {
            keep_comments(old, new);
        }
    }
}

/// Returns a value as people write it: tables below headers of their own. Within an inline table, they become inline.
fn block(value: &Value) -> Item {
    let Value::Table(entries) = value else {
        return Item::Value(inline(value));
    };
    let mut table: toml_edit::Table = entries
        .iter()
        .map(|(key, value)| (key, block(value)))
        .collect();
    // A header with nothing but other headers below it says nothing.
    let has_values = entries.values().any(|value| !value.is_table());
    table.set_implicit(!has_values && !entries.is_empty());
    Item::Table(table)
}

/// Returns the table under a name; creates it if missing.
fn table_in<'a>(table: &'a mut dyn TableLike, name: &str) -> Result<&'a mut dyn TableLike, String> {
    let item = table.entry(name).or_insert_with(|| {
        let mut new = toml_edit::Table::new();
        new.set_implicit(true);
        Item::Table(new)
    });
    item.as_table_like_mut()
        .ok_or_else(|| format!("`{name}` is not a table"))
}

/// Returns the TOML table of a server without default values, one key per line.
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

/// Replaces a file atomically, so that no reader sees a partial file.
fn write(file: &Path, text: &str) -> io::Result<()> {
    // A link stays, and what it leads to changes.
    let file = &fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    // The errors of the library name the temporary file, which means nothing to the user.
    let plain = |error: io::Error| io::Error::from(error.kind());
    let mut new = tempfile::NamedTempFile::new_in(folder).map_err(plain)?;
    new.write_all(text.as_bytes()).map_err(plain)?;
    if let Ok(old) = fs::metadata(file) {
        fs::set_permissions(new.path(), old.permissions())?;
    }
    new.as_file().sync_all()?;
    new.persist(file)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_stays_and_what_it_leads_to_changes() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&file, "").unwrap();
        std::os::unix::fs::symlink("real", &link).unwrap();
        write(&link, "a = 1\n").unwrap();
        assert!(link.is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "a = 1\n");
    }

    #[test]
    fn a_table_that_is_replaced_keeps_the_comments_of_its_headers() {
        let text = "# about a\na = { x = 1 } # a\n\n# about b\n[b] # b\nx = 1\n\n# about c\n[b.c] # c\ny = 1\n";
        let mut document: DocumentMut = text.parse().unwrap();
        for (key, value) in [("a", "x = 2"), ("b", "x = 2\n[c]\ny = 2\n[new]\nz = 2")] {
            let edit = Edit {
                key: vec![key.to_owned()],
                value: Some(Value::Table(value.parse().unwrap())),
                merge: false,
            };
            apply(&mut document, &edit).unwrap();
        }
        let expected = text.replace("= 1", "= 2") + "\n[b.new]\nz = 2\n";
        assert_eq!(document.to_string(), expected);
    }

    #[test]
    fn new_tables_get_headers_where_their_place_has_room_for_one() {
        let mut document: DocumentMut = "a = 1\n\n[old]\ninline = { x = 1 } # mine\n"
            .parse()
            .unwrap();
        let set = |key: &[&str], value: &str| Edit {
            key: key.iter().map(|part| (*part).to_owned()).collect(),
            value: Some(Value::Table(value.parse().unwrap())),
            merge: false,
        };
        let edits = [
            set(&["new"], "on = true\n[sub]\nb = 2\n[[list]]\nc = 3"),
            set(&["outer", "inner"], "[x]\ny = 1"),
            set(&["old", "inline", "more"], "z = 1"),
            set(&["empty"], ""),
        ];
        for edit in &edits {
            apply(&mut document, edit).unwrap();
        }
        assert_eq!(
            document.to_string(),
            "a = 1\n\n[old]\ninline = { x = 1 , more = { z = 1 } } # mine\n\n[new]\nlist = [{ c = 3 }]\non = true\n\n\
             [new.sub]\nb = 2\n\n[outer.inner.x]\ny = 1\n\n[empty]\n"
        );
    }
}
