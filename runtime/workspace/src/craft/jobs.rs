//! `cron/jobs.json`: the scheduled jobs of a workspace.

use std::{fs::File, path::PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{
    Error, Folders, read,
    settings::{self, same},
};
use crate::files;

/// The file, below the folder `.craft`.
const FILE: &str = "cron/jobs.json";

/// Held by a program while it changes the file.
const LOCK: &str = "cron/.jobs.lock";

/// The known members, whose names are read in any case.
const NAMES: [&str; 30] = [
    "Version",
    "Jobs",
    "Id",
    "Name",
    "Enabled",
    "Schedule",
    "Kind",
    "AtMs",
    "EveryMs",
    "InitialDelayMs",
    "DailyHour",
    "DailyMinute",
    "Expr",
    "Tz",
    "Payload",
    "Message",
    "Deliver",
    "Channel",
    "To",
    "CreatorId",
    "CreatorSource",
    "State",
    "NextRunAtMs",
    "LastRunAtMs",
    "LastStatus",
    "LastError",
    "LastThreadId",
    "LastResult",
    "CreatedAtMs",
    "DeleteAfterRun",
];

/// The content of the file. Unknown members are kept.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "PascalCase", default)]
pub struct Jobs {
    /// Version of the form.
    pub version: i64,
    /// The jobs, in order of creation.
    pub jobs: Vec<Job>,
    #[serde(flatten)]
    other: Map<String, Value>,
}

/// A job that runs by schedule. Times are in milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "PascalCase")]
pub struct Job {
    /// Its id.
    pub id: String,
    /// Name for people.
    #[serde(default)]
    pub name: String,
    /// Whether it runs by its schedule.
    #[serde(default)]
    pub enabled: bool,
    /// When it runs.
    #[serde(default)]
    pub schedule: Schedule,
    /// What it does.
    #[serde(default)]
    pub payload: Payload,
    /// What it did and will do.
    #[serde(default)]
    pub state: State,
    /// When it was made.
    #[serde(default)]
    pub created_at_ms: i64,
    /// Whether it is removed after its first success.
    #[serde(default)]
    pub delete_after_run: bool,
    #[serde(flatten)]
    other: Map<String, Value>,
}

/// When a job runs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "PascalCase", default)]
pub struct Schedule {
    /// `every`, `at`, `daily` or `weekly`.
    pub kind: String,
    /// Time of the run; `at` only.
    pub at_ms: Option<i64>,
    /// Milliseconds from run to run; `every` only.
    pub every_ms: Option<i64>,
    /// Milliseconds to the first run; `every` only.
    pub initial_delay_ms: Option<i64>,
    /// Hour of the day; `daily` and `weekly` only.
    pub daily_hour: Option<i64>,
    /// Minute of the hour; `daily` and `weekly` only.
    pub daily_minute: Option<i64>,
    /// Days of the week, as English names or numbers from 0 for Sunday, between commas; `weekly` only. Without them it
    /// is Monday.
    pub expr: Option<String>,
    /// IANA name of the time zone; `daily` and `weekly` only.
    pub tz: Option<String>,
    /// Members that are not known here.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// What a job does.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "PascalCase", default)]
pub struct Payload {
    /// The input of its turn.
    pub message: String,
    /// Whether its result is told.
    pub deliver: bool,
    /// The channel that gets the result; `None` or `cli` for the clients of the server.
    pub channel: Option<String>,
    /// The place in that channel.
    pub to: Option<String>,
    /// Who made it.
    pub creator_id: Option<String>,
    /// The channel in which it was made.
    pub creator_source: Option<String>,
    #[serde(flatten)]
    other: Map<String, Value>,
}

/// What a job did and will do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "PascalCase", default)]
pub struct State {
    /// The next run; `None` for none.
    pub next_run_at_ms: Option<i64>,
    /// The last run.
    pub last_run_at_ms: Option<i64>,
    /// How it ended: `ok` or `error`.
    pub last_status: Option<String>,
    /// What went wrong.
    pub last_error: Option<String>,
    /// Its thread.
    pub last_thread_id: Option<String>,
    /// The beginning of what it answered.
    pub last_result: Option<String>,
    #[serde(flatten)]
    other: Map<String, Value>,
}

impl Jobs {
    /// Returns the file of a workspace.
    pub fn file(folders: &Folders) -> PathBuf {
        folders.own.join(FILE)
    }

    /// Reads the jobs of a workspace; none where there is no file. Blocks.
    ///
    /// Errors: the file cannot be read, or has another form.
    pub fn read(folders: &Folders) -> Result<Self, Error> {
        let file = Self::file(folders);
        let Some(text) = read(&file)?.filter(|text| !text.trim().is_empty()) else {
            return Ok(Self::default());
        };
        let value = settings::json(&text).map_err(|problem| Error::malformed(&file, problem))?;
        serde_json::from_value(named(value)).map_err(|problem| Error::malformed(&file, problem))
    }

    /// Changes the jobs of a workspace; no other process changes them meanwhile. Returns what the change returns. Blocks.
    ///
    /// Errors: as [`Jobs::read`], or the file cannot be written; it stays as it is then.
    pub fn change<T>(folders: &Folders, change: impl FnOnce(&mut Self) -> T) -> Result<T, Error> {
        let file = Self::file(folders);
        let _lock = lock(folders)?;
        let old = Self::read(folders)?;
        let mut new = old.clone();
        let result = change(&mut new);
        if new != old {
            new.version = new.version.max(1);
            let mut text = serde_json::to_string_pretty(&new)
                .map_err(|problem| Error::malformed(&file, problem))?;
            text.push('\n');
            files::write(&file, text.as_bytes()).map_err(|error| Error::io(&file, error))?;
        }
        Ok(result)
    }

    /// Returns a job.
    pub fn get(&mut self, id: &str) -> Option<&mut Job> {
        self.jobs.iter_mut().find(|job| job.id == id)
    }
}

fn lock(folders: &Folders) -> Result<Option<File>, Error> {
    match folders.own.join(FILE).exists() {
        true => super::lock_file(&folders.own.join(LOCK)).map(Some),
        false => Ok(None),
    }
}

/// Gives the known members their usual names.
fn named(value: Value) -> Value {
    match value {
        Value::Array(values) => values.into_iter().map(named).collect(),
        Value::Object(members) => {
            let members = members.into_iter().map(|(key, value)| {
                let key = match NAMES.contains(&&*key) {
                    true => key,
                    false => {
                        let known = NAMES.into_iter().find(|name| same(name, &key));
                        known.map_or(key, str::to_owned)
                    }
                };
                (key, named(value))
            });
            Value::Object(members.collect())
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn jobs_are_read_in_any_case_and_unknown_members_stay() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        assert_eq!(Jobs::read(&folders).unwrap(), Jobs::default());
        let file = folders.own.join(FILE);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(
            &file,
            "{\"jobs\":[{\"id\":\"a\",\"enabled\":true,\"schedule\":{\"KIND\":\"every\",\"everyMs\":5,\"Expr\":\"x\"},\"Payload\":{\"CreatorGroupId\":\"g\"}}],\"More\":1}",
        )
        .unwrap();
        let name = Jobs::change(&folders, |jobs| {
            let job = jobs.get("a").unwrap();
            assert_eq!(job.schedule.every_ms, Some(5));
            job.enabled = false;
            job.schedule.kind.clone()
        });
        assert_eq!(name.unwrap(), "every");
        let text = fs::read_to_string(&file).unwrap();
        for kept in [
            "\"Expr\": \"x\"",
            "\"CreatorGroupId\": \"g\"",
            "\"More\": 1",
            "\"AtMs\": null",
            "\"Enabled\": false",
        ] {
            assert!(text.contains(kept), "{kept}: {text}");
        }
        fs::write(&file, "{\"Jobs\": 1}").unwrap();
        assert!(Jobs::change(&folders, |_| ()).is_err());
    }
}
