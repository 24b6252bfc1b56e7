//! Dreams: runs that make stores of memory out of old threads. `dreams/runs/<id>/run.json` has the state of a run,
//! `dreams/stores/<id>` its result, and `dreams/active.json` names the store in use.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Error, Folders, folders_in, is_plain, lock_file, text as read, write};
use crate::{files::beneath, sort::sort_by};

const FOLDER: &str = "dreams";
const RUN: &str = "run.json";
const INDEX: &str = "INDEX.md";
const TOPICS: &str = "memory";
const ACTIVE: &str = "active.json";
const LOCK: &str = ".dreams.lock";

/// Maximum size of a topic, and of the index, in bytes.
pub const MAX_TEXT: usize = 100_000;

/// Maximum number of topics in a store.
pub const MAX_TOPICS: usize = 100;

/// The state of a run. Times are texts in ISO 8601.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[expect(missing_docs, reason = "the members are those of the wire")]
pub struct Run {
    pub id: String,
    pub status: String,
    pub review_status: Option<String>,
    pub started_at: Option<String>,
    pub ended_at: Option<String>,
    pub processed_thread_count: Option<i64>,
    pub candidate_thread_count: Option<i64>,
    pub evidence_thread_ids: Vec<String>,
    pub written_paths: Vec<String>,
    pub output_store_id: Option<String>,
    pub auto_applied: bool,
    pub thread_id: Option<String>,
    pub trigger: Option<String>,
    pub message: Option<String>,
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A store: its index, and its topics by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Store {
    /// Text of `INDEX.md`.
    pub index: String,
    /// The topics.
    pub topics: Vec<Topic>,
}

/// A file in the folder `memory` of a store.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Topic {
    /// The name of the file, without `.md`.
    pub name: String,
    /// Its text.
    pub text: String,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Active {
    #[serde(rename = "ActiveDreamStoreId", alias = "activeDreamStoreId")]
    store: Option<String>,
    #[serde(flatten)]
    other: Map<String, Value>,
}

/// Returns a folder below `dreams`; `None` if the name leaves it, or if a link is on the way.
fn place(own: &Path, kind: &str, id: &str) -> Option<PathBuf> {
    let (root, kinds) = (own.join(FOLDER), own.join(FOLDER).join(kind));
    let folder = kinds.join(id);
    let links = root.is_symlink() || kinds.is_symlink() || folder.is_symlink();
    (is_plain(id) && !links).then_some(folder)
}

/// Lists the runs, newest first. One whose file cannot be read is left out. Blocks.
pub fn runs(folders: &Folders) -> Vec<Run> {
    let all = folders_in(&folders.own.join(FOLDER).join("runs")).into_iter();
    let ids = all.filter_map(|folder| Some(folder.file_name()?.to_str()?.to_owned()));
    let mut runs: Vec<Run> = ids
        .filter_map(|id| self::run(folders, &id).ok().flatten())
        .collect();
    sort_by(&mut runs, |one, other| {
        (&other.started_at, &other.id).cmp(&(&one.started_at, &one.id))
    });
    runs
}

/// Reads a run; `None` if there is none. Blocks.
///
/// Errors: its file cannot be read, or has another form.
pub fn run(folders: &Folders, id: &str) -> Result<Option<Run>, Error> {
    let Some(folder) = place(&folders.own, "runs", id) else {
        return Ok(None);
    };
    let file = folder.join(RUN);
    let Some(text) = read(&folders.own, &file)? else {
        return Ok(None);
    };
    let run: Run = serde_json::from_str(&text).map_err(|error| Error::malformed(&file, error))?;
    let id = id.to_owned();
    Ok(Some(Run { id, ..run }))
}

/// Stores a new run. Blocks.
///
/// Errors: its file cannot be written.
pub fn create(folders: &Folders, run: &Run) -> Result<(), Error> {
    let folder = place(&folders.own, "runs", &run.id).ok_or_else(|| is_link(folders))?;
    write_json(folders, &folder.join(RUN), run)
}

/// Changes a run; `None` if there is none. Blocks.
///
/// Errors: as [`run`], or the file cannot be written.
pub fn change<T>(
    folders: &Folders,
    id: &str,
    change: impl FnOnce(&mut Run) -> T,
) -> Result<Option<T>, Error> {
    let Some(folder) = place(&folders.own, "runs", id).filter(|folder| folder.is_dir()) else {
        return Ok(None);
    };
    let _lock = lock_file(&folders.own, &folders.own.join(LOCK))?;
    let Some(mut run) = self::run(folders, id)? else {
        return Ok(None);
    };
    let result = change(&mut run);
    write_json(folders, &folder.join(RUN), &run)?;
    Ok(Some(result))
}

fn is_link(folders: &Folders) -> Error {
    let error = io::Error::other("a folder of the dreams is a link");
    Error::io(&folders.own.join(FOLDER), error)
}

fn write_json<T: Serialize>(folders: &Folders, file: &Path, value: &T) -> Result<(), Error> {
    let text = serde_json::to_string_pretty(value);
    let text = text.map_err(|error| Error::malformed(file, error))?;
    write(&folders.own, file, &format!("{text}\n"))
}

/// Returns the id of the store in use, if there is one. Blocks.
pub fn active(own: &Path) -> Option<String> {
    let text = read(own, &own.join(FOLDER).join(ACTIVE)).ok().flatten()?;
    let active: Active = serde_json::from_str(&text).ok()?;
    let store = active.store?;
    place(own, "stores", &store)?.is_dir().then_some(store)
}

/// Puts a store to use. Blocks.
///
/// Errors: the file cannot be written.
pub fn activate(folders: &Folders, store: &str) -> Result<(), Error> {
    let file = folders.own.join(FOLDER).join(ACTIVE);
    let old =
        read(&folders.own, &file)?.and_then(|text| serde_json::from_str::<Active>(&text).ok());
    let active = Active {
        store: Some(store.to_owned()),
        ..old.unwrap_or_default()
    };
    write_json(folders, &file, &active)
}

/// Reads a store; empty if it is not there. What cannot be read is left out. Blocks.
pub fn store(own: &Path, id: &str) -> Store {
    let Some(folder) = place(own, "stores", id) else {
        return Store::default();
    };
    let text = |file: &Path| beneath::beginning(own, file, MAX_TEXT);
    let topics = folder.join(TOPICS);
    let entries = fs::read_dir(&topics).into_iter().flatten().flatten();
    let mut topics: Vec<Topic> = entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()))
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let name = name.strip_suffix(".md").filter(|name| is_plain(name))?;
            Some(Topic {
                name: name.to_owned(),
                text: text(&entry.path())?,
            })
        })
        .take(MAX_TOPICS)
        .collect();
    sort_by(&mut topics, |one, other| one.name.cmp(&other.name));
    Store {
        index: text(&folder.join(INDEX)).unwrap_or_default(),
        topics,
    }
}

/// Writes a new store, and returns the paths of its files, relative to `dreams`. Blocks.
///
/// Errors: a name leaves its folder, a text is too long, or a file cannot be written; nothing is left of it then.
pub fn write_store(folders: &Folders, id: &str, store: &Store) -> Result<Vec<String>, Error> {
    let folder = place(&folders.own, "stores", id).ok_or_else(|| is_link(folders))?;
    let mut all = vec![(INDEX.to_owned(), &store.index)];
    for topic in &store.topics {
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if topic.name.is_empty() || topic.name.len() > 80 || !topic.name.chars().all(is_name) {
            let problem = format!("{:?} cannot be the name of a topic", topic.name);
            return Err(Error::malformed(&folder, problem));
        }
        all.push((format!("{TOPICS}/{}.md", topic.name), &topic.text));
    }
    if all.len() > MAX_TOPICS || all.iter().any(|(_, text)| text.len() > MAX_TEXT) {
        return Err(Error::malformed(&folder, "the memory is too large"));
    }
    let store = |(name, text): &(String, &String)| write(&folders.own, &folder.join(name), text);
    let written = all.iter().try_for_each(store);
    written.inspect_err(|_| {
        let _ = fs::remove_dir_all(&folder);
    })?;
    let path = |(name, _): &(String, &String)| format!("stores/{id}/{name}");
    Ok(all.iter().map(path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_and_stores_stay_in_their_folders() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        let new = Run {
            id: "dream_1".to_owned(),
            status: "running".to_owned(),
            ..Run::default()
        };
        create(&folders, &new).unwrap();
        change(&folders, "dream_1", |run| run.status = "failed".to_owned())
            .unwrap()
            .unwrap();
        assert_eq!(runs(&folders)[0].status, "failed");
        for id in ["", "..", "../runs/dream_1", "none"] {
            assert_eq!(run(&folders, id).unwrap(), None, "{id}");
        }
        let topic = |name: &str| Store {
            index: "All".to_owned(),
            topics: vec![Topic {
                name: name.to_owned(),
                text: "Text".to_owned(),
            }],
        };
        for name in ["", "../x", "a/b", ".x"] {
            assert!(
                write_store(&folders, "store_1", &topic(name)).is_err(),
                "{name}"
            );
        }
        assert_eq!(store(&folders.own, "store_1"), Store::default());
        let written = write_store(&folders, "store_1", &topic("style")).unwrap();
        assert_eq!(
            written,
            ["stores/store_1/INDEX.md", "stores/store_1/memory/style.md"]
        );
        assert_eq!(store(&folders.own, "store_1"), topic("style"));
        assert_eq!(active(&folders.own), None);
        activate(&folders, "store_1").unwrap();
        assert_eq!(active(&folders.own).as_deref(), Some("store_1"));
        let text = "{\"ActiveDreamStoreId\":\"../../x\"}";
        fs::write(folders.own.join("dreams/active.json"), text).unwrap();
        assert_eq!(active(&folders.own), None);
        fs::write(folders.own.join("dreams/runs/dream_1/run.json"), "{").unwrap();
        assert!(run(&folders, "dream_1").is_err() && runs(&folders).is_empty());
    }
}
