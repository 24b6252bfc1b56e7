//! `cron/jobs.json`: the scheduled jobs of a workspace.

mod file;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::settings::{self, same};

pub use self::file::JobsFile;

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
    fn parse(text: &str) -> Result<Self, String> {
        let value = named(settings::json(text)?);
        serde_json::from_value(value).map_err(|problem| problem.to_string())
    }

    /// Returns a job.
    pub fn get(&self, id: &str) -> Option<&Job> {
        self.jobs.iter().find(|job| job.id == id)
    }

    /// Returns a job, to be changed.
    pub fn get_mut(&mut self, id: &str) -> Option<&mut Job> {
        self.jobs.iter_mut().find(|job| job.id == id)
    }
}

/// Gives the known members their usual names.
fn named(value: Value) -> Value {
    match value {
        Value::Array(values) => values.into_iter().map(named).collect(),
        Value::Object(members) => {
            let mut renamed = Map::new();
            for (key, value) in members {
                let key = match NAMES.contains(&&*key) {
                    true => key,
                    false => {
                        let known = NAMES.into_iter().find(|name| same(name, &key));
                        known.map_or(key, str::to_owned)
                    }
                };
                renamed.insert(key, named(value));
            }
            renamed.into()
        }
        other => other,
    }
}
