//! Scheduled jobs, tasks, dreams and the heartbeat of the workspace: prompts that become turns without a client.
//!
//! Jobs stand in `.craft/cron/jobs.json`, tasks below `.craft/tasks`. What several processes on a home must agree on is
//! a record for each: the run under way, and of a job how many runs wait and whether it is to be removed after its run.
//! A process takes a run by compare-and-set, so each happens once. The thread of a run says how it ended, also to a
//! process that did not start it. Jobs that are due and tasks run beside each other; the runs of
//! jobs that clients ask for follow one another.

mod claims;
mod dream_runs;
mod dreams;
mod edits;
mod job_runs;
mod jobs;
mod look;
mod run;
mod task_runs;
mod tasks;
mod timing;
mod zones;

use std::{
    collections::{HashMap, HashSet},
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

use self::{
    claims::Run,
    job_runs::JobRuns,
    look::look_now_and_then,
    run::{Outcome, Work},
};
use crate::{
    Configuration, Events, Host, HostEventKind, Records, Workspace,
    bus::Notice,
    worktrees::{self, Worktrees},
};
use serde::{Deserialize, Serialize};
use threadwire_engine::{BoxFuture, Engine, StoreError, ThreadId, Usage, task};
use threadwire_workspace::{
    blocking,
    craft::{
        self, Folders,
        jobs::{Job, Jobs, JobsFile},
        tasks::Task,
    },
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

pub use self::{
    dreams::{DreamPreview, DreamSettings, DreamStatus, NewDream, Review},
    tasks::{NewTask, TaskState, TaskWorktree},
    timing::millis,
};

/// The records of jobs, and of the heartbeat.
const RECORDS: &str = "schedule";

/// How much of an answer is kept with a job or task, in characters.
const MAX_RESULT: usize = 500;

/// The prompt file of the heartbeat.
const HEARTBEAT: &str = "HEARTBEAT.md";

/// Seconds between two automatic heartbeats.
const HEARTBEAT_SECONDS: i64 = 1800;

/// The key of the heartbeat's record. Ids of jobs never begin with a dot.
const HEARTBEAT_KEY: &str = ".heartbeat";

/// The beginning of the keys of tasks among those of jobs.
const TASKS: &str = ".tasks/";

/// Why a request fails.
#[derive(Debug, thiserror::Error)]
pub enum ScheduleError {
    /// No job or task has this id.
    #[error("no scheduled job or task has the id {0}")]
    NotFound(String),
    /// The task cannot do this now.
    #[error("the task runs, or its thread does")]
    Busy,
    /// A task has this id already.
    #[error("a task has the id {0} already")]
    Exists(String),
    /// The thread that a task is to run in is unknown, archived, or of another workspace.
    #[error("a task cannot run in the thread {0}")]
    Binding(String),
    /// A value does not fit.
    #[error("{member}: {problem}")]
    Invalid {
        /// Its name, in the words of tasks and templates.
        member: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// A worktree cannot be made or removed.
    #[error(transparent)]
    Worktree(#[from] worktrees::Error),
    /// A file of the workspace cannot be used.
    #[error(transparent)]
    File(#[from] Arc<craft::Error>),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<craft::Error> for ScheduleError {
    fn from(error: craft::Error) -> Self {
        Self::File(Arc::new(error))
    }
}

/// What started a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunSource {
    /// A scheduled job.
    Job,
    /// The heartbeat.
    Heartbeat,
}

/// The result of a run, for people.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RunResult {
    /// What started it.
    pub source: RunSource,
    /// The id and the name of its job; `None` for the heartbeat.
    pub job: Option<(String, String)>,
    /// Its thread.
    pub thread: Option<ThreadId>,
    /// What the agent answered.
    pub answer: Option<String>,
    /// What went wrong.
    pub error: Option<String>,
    /// The tokens used.
    pub usage: Usage,
    /// The channel that gets the result; `None` for the clients of the server.
    #[serde(default)]
    pub place: Option<Place>,
}

/// A place in an external channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The name of the channel.
    pub channel: String,
    /// The conversation or the person in it, in the words of the channel.
    pub target: Option<String>,
}

/// Returns the current time, in milliseconds since 1970.
type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// The schedule of a server. Clones share it.
#[derive(Clone)]
pub struct Schedule(Arc<Shared>);

struct Shared {
    engine: Engine,
    config: Configuration,
    workspace: Workspace,
    worktrees: Worktrees,
    events: Events,
    records: Records,
    clock: Clock,
    jobs: JobsFile,
    job_runs: JobRuns,
    /// Heartbeats follow one another.
    heartbeat: tokio::sync::Mutex<()>,
    /// The jobs and tasks that this process runs, or is about to run.
    ours: Mutex<HashSet<String>>,
    /// What people wrote in the files of tasks, as clients know it, by id; `None` before the first look. Held while a
    /// task is written, so that a look takes no change of this process for one by hand.
    known: tokio::sync::Mutex<Option<HashMap<String, Task>>>,
    /// The files of which the log says that they do not count.
    told: Mutex<HashSet<String>>,
    tasks: TaskTracker,
    stopped: CancellationToken,
}

impl fmt::Debug for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schedule").finish_non_exhaustive()
    }
}

impl Schedule {
    /// Creates the schedule of a server and looks for due jobs from now on. Must be called within a Tokio runtime.
    pub fn start(host: &Host, engine: &Engine) -> Self {
        let now = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            i64::try_from(since.unwrap_or_default().as_millis()).unwrap_or(i64::MAX)
        };
        let schedule = Self::with_clock(host, engine, now);
        let shared = Arc::downgrade(&schedule.0);
        task::spawn(look_now_and_then(shared));
        schedule
    }

    /// Creates a schedule that looks for due jobs only when it is told to, with a clock of the caller.
    pub fn with_clock(
        host: &Host,
        engine: &Engine,
        clock: impl Fn() -> i64 + Send + Sync + 'static,
    ) -> Self {
        Self(Arc::new(Shared {
            engine: engine.clone(),
            config: host.config.clone(),
            workspace: host.workspace.clone(),
            worktrees: host.worktrees.clone(),
            events: host.events.clone(),
            records: host.records.clone(),
            clock: Arc::new(clock),
            jobs: JobsFile::of(host.workspace.folders()),
            job_runs: JobRuns::default(),
            heartbeat: tokio::sync::Mutex::default(),
            ours: Mutex::default(),
            known: tokio::sync::Mutex::default(),
            told: Mutex::default(),
            tasks: TaskTracker::new(),
            stopped: CancellationToken::new(),
        }))
    }

    /// Starts no more runs.
    pub fn stop(&self) {
        self.0.stopped.cancel();
        self.0.tasks.close();
    }

    /// Waits until the runs under way are noted. They end when the engine stops.
    pub async fn finished(&self) {
        self.0.tasks.wait().await;
    }

    /// Runs the heartbeat and waits for its end. `None`: its file is missing or has no text.
    ///
    /// Errors: the file cannot be read.
    pub async fn heartbeat(&self) -> Result<Option<RunResult>, ScheduleError> {
        let read = self.0.workspace.with(heartbeat_prompt);
        let Some(prompt) = read.await? else {
            return Ok(None);
        };
        let thread = ThreadId::new();
        let work = Work::new(thread, "Heartbeat".to_owned(), prompt, "heartbeat");
        let turn = self.0.heartbeat.lock().await;
        let outcome = self.execute(work).await;
        drop(turn);
        let result = RunResult {
            source: RunSource::Heartbeat,
            job: None,
            thread: Some(thread),
            answer: outcome.answer.filter(|_| outcome.error.is_none()),
            error: outcome.error,
            usage: outcome.usage,
            place: None,
        };
        self.tell_result(result.clone());
        Ok(Some(result))
    }

    fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        if !self.is_stopped() {
            let work: BoxFuture<'static, ()> = Box::pin(work);
            self.0.tasks.spawn(work);
        }
    }

    fn is_stopped(&self) -> bool {
        self.0.stopped.is_cancelled()
    }

    async fn execute(&self, work: Work) -> Outcome {
        let shared = &self.0;
        run::run(&shared.engine, &shared.config, &shared.workspace, work).await
    }

    /// Notes the end of a run, frees the job or task, and tells the clients.
    async fn end(&self, id: &str, run: Run, outcome: Outcome) -> Result<(), ScheduleError> {
        let (claim, _) = self.claim(id).await?;
        if claim.run != Some(run) {
            return Ok(());
        }
        match id.strip_prefix(TASKS) {
            Some(task) => self.end_task(task, run, outcome).await,
            None => self.end_job(id, run, outcome, claim.remove).await,
        }
    }

    // The file and the records.

    /// Reads the jobs.
    async fn jobs(&self) -> Result<Arc<Jobs>, craft::Error> {
        let file = self.0.jobs.clone();
        blocking::run(move || file.read()).await
    }

    /// Changes the jobs. Returns what the change returns.
    async fn change_jobs<T: Send + 'static>(
        &self,
        change: impl FnOnce(&mut Jobs) -> T + Send + 'static,
    ) -> Result<T, craft::Error> {
        let file = self.0.jobs.clone();
        blocking::run(move || file.change(change)).await
    }

    fn key(&self, id: &str) -> String {
        format!("{}\n{id}", self.0.workspace.folders().workspace.display())
    }

    fn ours(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.ours.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // What clients are told, in all processes.

    fn tell_job(&self, job: Job, removed: bool) {
        let folder = self.0.workspace.folders().workspace.clone();
        let job = Arc::new(job);
        self.0.events.publish(&Notice::JobChanged {
            folder: folder.clone(),
            job: Arc::clone(&job),
            removed,
        });
        self.0.events.emit(HostEventKind::JobChanged {
            folder,
            job,
            removed,
        });
    }

    fn tell_task(&self, task: TaskState) {
        let folder = self.0.workspace.folders().workspace.clone();
        let task = Arc::new(task);
        self.0.events.publish(&Notice::TaskChanged {
            folder: folder.clone(),
            task: Arc::clone(&task),
        });
        self.0
            .events
            .emit(HostEventKind::TaskChanged { folder, task });
    }

    fn tell_result(&self, result: RunResult) {
        let folder = self.0.workspace.folders().workspace.clone();
        let result = Arc::new(result);
        self.0.events.publish(&Notice::RunEnded {
            folder: folder.clone(),
            result: Arc::clone(&result),
        });
        self.0.events.emit(HostEventKind::RunEnded {
            folder,
            result,
            here: true,
        });
    }
}

/// Reads the prompt of the heartbeat; `None` if every line is blank, a heading or a comment.
fn heartbeat_prompt(folders: &Folders) -> Result<Option<String>, craft::Error> {
    let text = craft::text(&folders.own, &folders.own.join(HEARTBEAT))?;
    Ok(text.filter(|text| {
        text.lines()
            .map(str::trim)
            .any(|line| !line.is_empty() && !line.starts_with('#') && !line.starts_with("<!--"))
    }))
}
