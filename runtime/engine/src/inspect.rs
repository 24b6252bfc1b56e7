//! What the processes on a file do, told to a program that is none of them.

use std::{io, path::Path, sync::Arc, time::Duration};

use tokio::{io::AsyncWriteExt, task::JoinSet, time::timeout};

use crate::{
    model::{Json, Millis, ProcessId, ThreadId},
    peers::wire::{self, Frames, Report, ReportedThread, ToFollower, ToOwner},
    store::{Registered, Roster, StoreError, Unasked},
};

/// How long a process may take to answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// A process that uses a file.
#[derive(Clone, Debug)]
pub struct ProcessReport {
    /// Its id in the directory.
    pub id: ProcessId,
    /// The process id of the system; `None` if it is not visible from here.
    pub pid: Option<u32>,
    /// Version of its program.
    pub version: String,
    /// When it opened the file.
    pub joined_at: Millis,
    /// What it answers.
    pub state: ProcessState,
}

/// What a process answers.
#[derive(Clone, Debug)]
pub enum ProcessState {
    /// The process answered.
    Running {
        /// The threads that it owns and has in memory.
        threads: Vec<ReportedThread>,
        /// What its program added, see [`crate::Engine::set_details`].
        details: Option<Json>,
    },
    /// The process does not answer in time. `running` are the threads whose turns it runs, according to the file.
    Silent {
        /// The threads.
        running: Vec<ThreadId>,
    },
    /// The process exists, but cannot be asked.
    Unreachable {
        /// The reason.
        reason: String,
        /// As in [`ProcessState::Silent`].
        running: Vec<ThreadId>,
    },
    /// The process has ended without leaving the directory.
    Ended {
        /// The threads whose turns it left running, which the next process on the file marks as interrupted.
        running: Vec<ThreadId>,
    },
}

/// Asks the processes that use a file what they do. Returns none if there is no file. Writes nothing, and works for
/// files that this program cannot write. Takes two seconds at most, if a process does not answer.
///
/// Errors: `NewerSchema`, `Io`, `Sqlite`.
pub async fn inspect(path: &Path) -> Result<Vec<ProcessReport>, StoreError> {
    let path = path.to_owned();
    let read = tokio::task::spawn_blocking(move || Roster::read(&path)).await;
    let roster = Arc::new(read.map_err(|_| StoreError::Closed)??);
    let mut asked = JoinSet::new();
    for (place, process) in roster.processes().into_iter().enumerate() {
        let roster = Arc::clone(&roster);
        asked.spawn(async move { (place, ask(&roster, process).await) });
    }
    let mut reports = asked.join_all().await;
    reports.sort_unstable_by_key(|(place, _)| *place);
    Ok(reports.into_iter().map(|(_, report)| report).collect())
}

async fn ask(roster: &Roster, process: Registered) -> ProcessReport {
    let answer = match roster.connect(&process).await {
        Ok(stream) => timeout(PATIENCE, question(stream))
            .await
            .map_err(|_| Unasked::Silent)
            .and_then(|answer| answer.map_err(Unasked::Problem)),
        Err(unasked) => Err(unasked),
    };
    let running = process.running;
    ProcessReport {
        id: process.id,
        pid: process.pid,
        version: process.version,
        joined_at: process.joined_at,
        state: match answer {
            Ok(Report { threads, details }) => ProcessState::Running { threads, details },
            Err(Unasked::Silent) => ProcessState::Silent { running },
            Err(Unasked::Ended) => ProcessState::Ended { running },
            Err(Unasked::Problem(error)) => ProcessState::Unreachable {
                reason: error.to_string(),
                running,
            },
        },
    }
}

async fn question(mut stream: tokio::net::UnixStream) -> io::Result<Report> {
    let mut question = Vec::new();
    wire::put(&mut question, &ToOwner::Report)?;
    stream.write_all(&question).await?;
    let mut frames = Frames::new(stream);
    let Some(frame) = frames.next().await? else {
        // A process closes the connection only if it does not understand the question.
        return Err(io::Error::other(
            "it is a version of threadwire that cannot be asked",
        ));
    };
    match wire::read(frame)? {
        ToFollower::Report(report) => Ok(report),
        _ => Err(io::Error::other(
            "it answers with something else than was asked for",
        )),
    }
}
