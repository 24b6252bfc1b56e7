//! What the processes on a home do, for people and programs that ask: `threadwire server status`.

use std::path::{Path, PathBuf};

use serde::Serialize;
use threadwire_engine::{ProcessReport, ProcessState, ThreadId, ThreadStatus, inspect};

use crate::open::OpenError;
use threadwire_connection::{ClientReport, Details};
use threadwire_workspace::config::STORE_FILE;

/// The processes on a home.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HomeStatus {
    /// The folder.
    pub home: PathBuf,
    /// The processes, in the order in which they opened the home.
    pub processes: Vec<ProcessStatus>,
}

/// A process on a home.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProcessStatus {
    /// Its process id; `None` if it runs where this program sees no processes, for example in another container.
    pub pid: Option<u32>,
    /// Version of its program.
    pub version: String,
    /// When it opened the home, in Unix seconds.
    pub since: i64,
    /// Whether it answers.
    pub state: State,
    /// Why it cannot be asked, if so.
    pub problem: Option<String>,
    /// What runs the server: `app-server`, `acp`, `exec`, another command, or `embedded`. `None` if it does not answer.
    pub kind: Option<String>,
    /// The addresses on which it serves clients.
    pub listens: Vec<String>,
    /// The threads that it owns and has in memory; if it does not answer, those whose turns it runs.
    pub threads: Vec<ThreadReport>,
    /// Its clients.
    pub clients: Vec<ClientReport>,
}

/// Whether a process answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum State {
    /// It answers.
    Running,
    /// It does not answer in time: it is stopped or busy.
    Silent,
    /// It exists, but cannot be asked.
    Unreachable,
    /// It has ended without cleaning up. The next process on the home does that.
    Ended,
}

/// A thread of a process.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ThreadReport {
    /// Its id.
    pub id: String,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// What it is doing: `idle`, `running`, `waiting` for a client, or `failed`.
    pub status: &'static str,
}

/// Asks the processes on a home what they do. Writes nothing. A process that does not answer takes two seconds at most.
///
/// Errors: the database cannot be read, or a newer version wrote it.
pub async fn status(home: &Path) -> Result<HomeStatus, OpenError> {
    let path = home.join(STORE_FILE);
    let reports = inspect(&path)
        .await
        .map_err(|source| OpenError::Store { path, source })?;
    Ok(HomeStatus {
        home: home.to_owned(),
        processes: reports.into_iter().map(ProcessStatus::from).collect(),
    })
}

impl From<ProcessReport> for ProcessStatus {
    fn from(report: ProcessReport) -> Self {
        let left = |ids: Vec<ThreadId>| {
            let threads = ids.into_iter().map(|id| ThreadReport {
                id: id.to_string(),
                name: None,
                status: "running",
            });
            threads.collect()
        };
        let mut details = Details::default();
        let (state, problem, threads) = match report.state {
            ProcessState::Running {
                threads,
                details: told,
            } => {
                details = told
                    .and_then(|told| serde_json::from_str(told.get()).ok())
                    .unwrap_or_default();
                let threads = threads.into_iter().map(|thread| ThreadReport {
                    id: thread.id.to_string(),
                    name: thread.name,
                    status: word(thread.status),
                });
                (State::Running, None, threads.collect())
            }
            ProcessState::Silent { running } => (State::Silent, None, left(running)),
            ProcessState::Unreachable { reason, running } => {
                (State::Unreachable, Some(reason), left(running))
            }
            ProcessState::Ended { running } => (State::Ended, None, left(running)),
        };
        Self {
            pid: report.pid,
            version: report.version,
            since: report.joined_at.div_euclid(1000),
            state,
            problem,
            kind: details.kind,
            listens: details.listens,
            threads,
            clients: details.clients,
        }
    }
}

fn word(status: ThreadStatus) -> &'static str {
    match status {
        ThreadStatus::Idle => "idle",
        ThreadStatus::Active {
            waiting_on_approval: false,
            waiting_on_input: false,
            ..
        } => "running",
        ThreadStatus::Active { .. } => "waiting",
        ThreadStatus::Failed => "failed",
    }
}
