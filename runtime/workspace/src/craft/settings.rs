//! `config.json`: the settings of the user, and over them those of the workspace.
//!
//! Keys are read in any case. A change keeps the spelling of the keys that it finds, and comments, order and layout of
//! everything that it does not touch.

use std::{
    path::{Path, PathBuf},
    sync::Mutex,
};

use jsonc_parser::{
    ParseOptions,
    cst::{CstInputValue, CstObject, CstObjectProp, CstRootNode},
};
use serde_json::{Map, Value};

use super::{Error, Folders, read, text, write};
use crate::{files, locks::lock};

/// Name of the file in both folders.
pub const FILE: &str = "config.json";

/// The settings in force.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    merged: Value,
    own: Value,
}

/// One change: the keys from the outermost section to the setting, and its new value (`None` removes it).
#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    /// The keys; not empty.
    pub path: Vec<String>,
    /// The new value.
    pub value: Option<Value>,
}

impl Edit {
    /// Describes a change of a setting.
    pub fn new(path: &[&str], value: Option<Value>) -> Self {
        Self {
            path: path.iter().map(|key| (*key).to_owned()).collect(),
            value,
        }
    }
}

impl Settings {
    /// Reads the settings of a workspace. Blocks.
    ///
    /// Errors: a file cannot be read, or is not a JSON object.
    pub fn read(folders: &Folders) -> Result<Self, Error> {
        let parse_in = |folder: &Path| {
            let file = folder.join(FILE);
            parse(&file, read(&file)?.as_deref())
        };
        let own = parse_in(&folders.own)?;
        let user = match &folders.user {
            Some(user) => parse_in(user)?,
            None => Value::Null,
        };
        let mut merged = user;
        merge(&mut merged, own.clone());
        Ok(Self { merged, own })
    }

    /// Returns a setting in force; `None` where it is not set or null.
    pub fn get(&self, path: &[&str]) -> Option<&Value> {
        find(&self.merged, path)
    }

    /// Returns a setting of the workspace's own file.
    pub fn own(&self, path: &[&str]) -> Option<&Value> {
        find(&self.own, path)
    }

    /// Returns a setting that is text and not blank.
    pub fn text(&self, path: &[&str]) -> Option<&str> {
        let text = self.get(path)?.as_str()?.trim();
        (!text.is_empty()).then_some(text)
    }

    /// Returns a setting that is true or false.
    pub fn flag(&self, path: &[&str]) -> Option<bool> {
        self.get(path)?.as_bool()
    }

    /// Returns a setting that is a list of texts; elements of other types are left out.
    pub fn list(&self, path: &[&str]) -> Vec<&str> {
        let list = self.get(path).and_then(Value::as_array);
        list.into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }

    /// Returns the entries of a section in the workspace's own file, by name.
    pub fn own_entries(&self, path: &[&str]) -> Vec<(&str, &Value)> {
        let section = self.own(path).and_then(Value::as_object);
        let entries = section.into_iter().flatten();
        entries
            .map(|(name, entry)| (name.as_str(), entry))
            .collect()
    }
}

/// Returns a member of an object, in whatever case its key is written. The exact spelling counts first.
pub fn member<'a>(object: &'a Map<String, Value>, key: &str) -> Option<&'a Value> {
    object.get(key).or_else(|| {
        let mut members = object.iter();
        members
            .find(|(name, _)| same(name, key))
            .map(|(_, value)| value)
    })
}

fn find<'a>(value: &'a Value, path: &[&str]) -> Option<&'a Value> {
    let mut value = value;
    for key in path {
        value = member(value.as_object()?, key)?;
    }
    (!value.is_null()).then_some(value)
}

/// Tells whether two keys differ in case only.
pub fn same(one: &str, other: &str) -> bool {
    let is_plain = || one.is_ascii() && other.is_ascii();
    one.eq_ignore_ascii_case(other) || (!is_plain() && one.to_lowercase() == other.to_lowercase())
}

fn merge(under: &mut Value, over: Value) {
    match (under, over) {
        (_, Value::Null) => {}
        (Value::Object(under), Value::Object(over)) => {
            for (key, value) in over {
                let known = under.keys().find(|known| same(known, &key)).cloned();
                merge(
                    under.entry(known.unwrap_or(key)).or_insert(Value::Null),
                    value,
                );
            }
        }
        (under, over) => *under = over,
    }
}

fn parse(file: &Path, text: Option<&str>) -> Result<Value, Error> {
    let Some(text) = text.filter(|text| !text.trim().is_empty()) else {
        return Ok(Value::Null);
    };
    match json(text) {
        Ok(value @ Value::Object(_)) => Ok(value),
        Ok(_) => Err(Error::malformed(file, "is not a JSON object")),
        Err(problem) => Err(Error::malformed(file, problem)),
    }
}

/// Reads JSON that may have comments and trailing commas.
pub(super) fn json(text: &str) -> Result<Value, String> {
    // Few files have comments, and this reads them many times faster.
    if let Ok(value) = serde_json::from_str(text) {
        return Ok(value);
    }
    let root = CstRootNode::parse(text, &options()).map_err(|error| error.to_string())?;
    root.to_serde_value()
        .ok_or_else(|| "has no value".to_owned())
}

fn options() -> ParseOptions {
    ParseOptions {
        allow_comments: true,
        allow_trailing_commas: true,
        allow_loose_object_property_names: false,
        allow_missing_commas: false,
        allow_single_quoted_strings: false,
        allow_hexadecimal_numbers: false,
        allow_unary_plus_numbers: false,
        allow_bare_decimal_point_numbers: false,
        allow_non_finite_numbers: false,
        allow_extended_string_escapes: false,
    }
}

/// Changes the settings of a workspace, all or none of them, and tells whether the text of the file differs now. Blocks.
///
/// Errors: the file cannot be read or written, a link leads to it, or it is not a JSON object; it stays as it is then.
pub fn edit(folders: &Folders, edits: &[Edit]) -> Result<bool, Error> {
    // One change at a time, so that none is made to a text that another one is about to replace.
    static EDITING: Mutex<()> = Mutex::new(());
    let _editing = lock(&EDITING);
    let file: PathBuf = folders.own.join(FILE);
    // The links in the folder of the user are the user's.
    let is_users = folders.user.as_ref() == Some(&folders.own);
    let old = match is_users {
        true => read(&file)?,
        false => text(&folders.own, &file)?,
    };
    let old = old.unwrap_or_default();
    parse(&file, Some(&old))?;
    let root =
        CstRootNode::parse(&old, &options()).map_err(|error| Error::malformed(&file, error))?;
    let object = root.object_value_or_set();
    for edit in edits {
        apply(&object, &edit.path, edit.value.as_ref());
    }
    let mut new = root.to_string();
    if !new.ends_with('\n') {
        new.push('\n');
    }
    if new == old {
        return Ok(false);
    }
    match is_users {
        true => files::write(&file, new.as_bytes()).map_err(|error| Error::io(&file, error))?,
        false => write(&folders.own, &file, &new)?,
    }
    Ok(true)
}

fn apply(object: &CstObject, path: &[String], value: Option<&Value>) {
    let Some((key, rest)) = path.split_first() else {
        return;
    };
    let known = property(object, key);
    match (rest.is_empty(), value) {
        (true, Some(value)) => match known {
            Some(known) => known.set_value(input(value)),
            None => {
                object.append(key, input(value));
                object.ensure_multiline();
            }
        },
        (true, None) => {
            if let Some(known) = known {
                known.remove();
            }
        }
        (false, Some(_)) => {
            let section = match known {
                Some(known) => known.object_value_or_set(),
                None => {
                    let added = object.append(key, CstInputValue::Object(Vec::new()));
                    object.ensure_multiline();
                    added.object_value_or_set()
                }
            };
            apply(&section, rest, value);
        }
        // A section that becomes empty goes, too.
        (false, None) => {
            if let Some(known) = known
                && let Some(section) = known.object_value()
            {
                apply(&section, rest, None);
                if section.properties().is_empty() {
                    known.remove();
                }
            }
        }
    }
}

fn property(object: &CstObject, key: &str) -> Option<CstObjectProp> {
    object.get(key).or_else(|| {
        let mut properties = object.properties().into_iter();
        properties.find(|one| one.decoded_name().is_some_and(|name| same(&name, key)))
    })
}

fn input(value: &Value) -> CstInputValue {
    match value {
        Value::Null => CstInputValue::Null,
        Value::Bool(value) => CstInputValue::Bool(*value),
        Value::Number(value) => CstInputValue::Number(value.to_string()),
        Value::String(value) => CstInputValue::String(value.clone()),
        Value::Array(values) => CstInputValue::Array(values.iter().map(input).collect()),
        Value::Object(members) => {
            let members = members.iter();
            CstInputValue::Object(
                members
                    .map(|(key, value)| (key.clone(), input(value)))
                    .collect(),
            )
        }
    }
}

/// Returns the change that puts a name into a list of names, or takes it out; `None` where the list is right.
pub fn listed(settings: &Settings, path: &[&str], name: &str, is_listed: bool) -> Option<Edit> {
    // A list in the workspace replaces that of the user.
    let mut names: Vec<&str> = settings.list(path);
    if names.iter().any(|known| same(known, name)) == is_listed {
        return None;
    }
    match is_listed {
        true => names.push(name),
        false => names.retain(|known| !same(known, name)),
    }
    let of_user = settings.own(path).is_none() || !names.is_empty();
    // An empty list is kept where it overrides the user's.
    let value = of_user.then(|| names.into_iter().map(Value::from).collect());
    Some(Edit::new(path, value))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::json;

    use super::*;

    fn workspace() -> (tempfile::TempDir, Folders) {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        fs::create_dir(&folders.own).unwrap();
        (home, folders)
    }

    #[test]
    fn a_link_is_changed_in_the_folder_of_the_user_alone() {
        let (home, folders) = workspace();
        let file = home.path().join("settings.json");
        fs::write(&file, "{\"Model\": \"one\"}\n").unwrap();
        std::os::unix::fs::symlink("../settings.json", folders.own.join(FILE)).unwrap();
        let edits = [Edit::new(&["Model"], Some(json!("two")))];
        let refused = edit(&folders, &edits).unwrap_err().to_string();
        assert!(refused.contains("is a link"), "{refused}");
        let settings = Settings::read(&folders).unwrap();
        assert_eq!(settings.text(&["Model"]), Some("one"));
        let users = Folders::with_user(home.path(), Some(folders.own.clone()));
        assert!(edit(&users, &edits).unwrap());
        let text = fs::read_to_string(&file).unwrap();
        assert_eq!(text, "{\"Model\": \"two\"}\n");
    }

    #[test]
    fn the_workspace_overrides_the_user_member_by_member() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(&home.path().join("work"), Some(home.path().join("user")));
        fs::create_dir_all(&folders.own).unwrap();
        fs::create_dir_all(folders.user.as_ref().unwrap()).unwrap();
        fs::write(
            folders.user.as_ref().unwrap().join(FILE),
            "\u{feff}{\"model\":\"one\",\"Skills\":{\"DisabledSkills\":[\"a\"],\"SelfLearning\":{\"Enabled\":true}}}",
        )
        .unwrap();
        fs::write(
            folders.own.join(FILE),
            "{ // mine\n \"Model\": \"two\", \"skills\": {\"disabledSkills\": [\"b\"],}, }",
        )
        .unwrap();
        let settings = Settings::read(&folders).unwrap();
        assert_eq!(settings.text(&["Model"]), Some("two"));
        assert_eq!(settings.list(&["Skills", "DisabledSkills"]), ["b"]);
        assert_eq!(
            settings.flag(&["Skills", "SelfLearning", "Enabled"]),
            Some(true)
        );
        assert_eq!(settings.own(&["Skills", "SelfLearning", "Enabled"]), None);
    }

    #[test]
    fn a_change_keeps_spelling_comments_and_everything_else() {
        let (_home, folders) = workspace();
        let file = folders.own.join(FILE);
        let text = "{\n  // mine\n  \"model\": \"one\",\n  \"Odd\": [1, 2],\n  \"skills\": { \"DisabledSkills\": [\"a\"] }\n}\n";
        fs::write(&file, text).unwrap();
        let edits = [
            Edit::new(&["Model"], Some(json!("two"))),
            Edit::new(&["Skills", "DisabledSkills"], None),
            Edit::new(
                &["Permissions", "DefaultApprovalPolicy"],
                Some(json!("autoApprove")),
            ),
        ];
        assert!(edit(&folders, &edits).unwrap());
        assert_eq!(
            fs::read_to_string(&file).unwrap(),
            "{\n  // mine\n  \"model\": \"two\",\n  \"Odd\": [1, 2],\n  \"Permissions\": {\n    \"DefaultApprovalPolicy\": \"autoApprove\"\n  }\n}\n"
        );
        assert!(!edit(&folders, &edits).unwrap());
    }

    #[test]
    fn a_broken_file_stays_as_it_is() {
        let (_home, folders) = workspace();
        let file = folders.own.join(FILE);
        for text in ["{\"a\": ", "[]", "{a: 1}", "{\"a\": 1 \"b\": 2}"] {
            fs::write(&file, text).unwrap();
            let refused = edit(&folders, &[Edit::new(&["Model"], Some(json!("x")))]);
            assert!(refused.is_err(), "{text}");
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
        }
    }
}
