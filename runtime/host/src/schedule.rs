//! Scheduled jobs, tasks, dreams and the heartbeat of the workspace: prompts that become turns without a client.
//!
//! Jobs stand in `.craft/cron/jobs.json`, tasks below `.craft/tasks`. What several processes on a home must agree on is
//! a record for each: the run under way, and of a job how many runs wait and whether it is to be removed after its run.
//! A process takes a run by compare-and-set, so each happens once. The thread of a run says how it ended, also to a
//! process that did not start it. Jobs run one after another, tasks beside each other.

mod claims;
mod dream_runs;
mod dreams;
mod edits;
mod jobs;
mod look;
mod run;
mod task_runs;
mod tasks;
mod timing;

use std::{
    collections::{HashMap, HashSet},
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{Engine, StoreError, ThreadId, Usage};
use threadwire_workspace::craft::{
    self, Folders,
    jobs::{Job, Jobs},
    tasks::Task,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::warn;

use self::{
    claims::Run,
    look::look_now_and_then,
    run::{Outcome, Work},
    timing::next_run,
};
use crate::{
    Configuration, Events, Host, HostEventKind, Records, Workspace,
    bus::Notice,
    worktrees::{self, Worktrees},
};

pub use self::{
    dreams::{DreamPreview, DreamSettings, DreamStatus, NewDream, Review},
    tasks::{NewTask, TaskState, TaskWorktree},
};

/// The records of jobs, and of the heartbeat.
const RECORDS: &str = "schedule";

/// How much of an answer is kept with a job, in characters.
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
    File(#[from] craft::Error),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
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
    /// Runs follow one another.
    executor: tokio::sync::Mutex<()>,
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
        tokio::spawn(look_now_and_then(shared, host.watches.clone()));
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
            executor: tokio::sync::Mutex::default(),
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
        let turn = self.0.executor.lock().await;
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

    /// Runs a job as long as it is due or clients wait for runs of it, unless this process does so already.
    fn spawn_runs(&self, id: String) {
        if !self.ours().insert(id.clone()) {
            return;
        }
        let schedule = self.clone();
        self.spawn(async move {
            loop {
                {
                    let _turn = schedule.0.executor.lock().await;
                    while let Some(run) = schedule.take(&id).await {
                        schedule.run_job(&id, run).await;
                    }
                }
                schedule.ours().remove(&id);
                // A client may have asked for a run after the last look.
                let waits = schedule.claim(&id).await;
                let waits = waits.is_ok_and(|(claim, _)| claim.queued > 0 && claim.run.is_none());
                if !waits || schedule.is_stopped() || !schedule.ours().insert(id.clone()) {
                    return;
                }
            }
        });
    }

    fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        if !self.is_stopped() {
            self.0.tasks.spawn(work);
        }
    }

    fn is_stopped(&self) -> bool {
        self.0.stopped.is_cancelled()
    }

    /// Takes a run of a job for this process, if the job is due or a client waits, and none is under way.
    async fn take(&self, id: &str) -> Option<Run> {
        if self.is_stopped() {
            return None;
        }
        let run = Run {
            thread: ThreadId::new(),
            turn: None,
            since: (self.0.clock)(),
        };
        let is_due = self.is_due(id).await;
        let taken = self.change_claim(id, |claim| {
            let wanted = is_due || claim.queued > 0;
            let free = claim.run.is_none() && wanted;
            if free {
                claim.run = Some(run);
                claim.queued = claim.queued.saturating_sub(u32::from(!is_due));
            }
            free
        });
        match taken.await {
            // Another process may have run it after the file was read.
            Ok(Some(_)) if is_due && !self.is_due(id).await => {
                self.release(id, run).await;
                None
            }
            Ok(Some(_)) => Some(run),
            Ok(None) => None,
            Err(error) => {
                warn!(%error, id, "a scheduled job does not run");
                None
            }
        }
    }

    /// Runs a job whose run this process has taken.
    async fn run_job(&self, id: &str, run: Run) {
        let read = self.0.workspace.with(Jobs::read).await;
        let job = read.map(|mut jobs| jobs.get(id).cloned());
        let outcome = match job {
            Ok(Some(job)) => {
                let work = Work::new(run.thread, job.name, job.payload.message, "cron");
                let user = job.payload.creator_id;
                self.execute(Work { user, ..work }).await
            }
            Ok(None) => Outcome::failed("The job was removed."),
            Err(error) => Outcome::failed(error),
        };
        if let Err(error) = self.end(id, run, outcome).await {
            warn!(%error, id, "the end of a scheduled job is not noted");
        }
    }

    async fn execute(&self, work: Work) -> Outcome {
        let shared = &self.0;
        run::run(&shared.engine, &shared.config, &shared.workspace, work).await
    }

    /// Notes the end of a run in the file, frees the job or task, and tells the clients.
    async fn end(&self, id: &str, run: Run, outcome: Outcome) -> Result<(), ScheduleError> {
        let (claim, _) = self.claim(id).await?;
        if claim.run != Some(run) {
            return Ok(());
        }
        if let Some(task) = id.strip_prefix(TASKS) {
            return self.end_task(task, run, outcome).await;
        }
        let now = (self.0.clock)();
        let told = outcome.clone();
        let wanted = id.to_owned();
        let change = move |folders: &Folders| {
            Jobs::change(folders, |jobs| {
                let place = jobs.jobs.iter().position(|job| job.id == wanted)?;
                let job = &mut jobs.jobs[place];
                let is_ok = outcome.error.is_none();
                job.state.last_run_at_ms = Some(run.since);
                job.state.last_status = Some(if is_ok { "ok" } else { "error" }.to_owned());
                job.state.last_error = outcome.error;
                job.state.last_thread_id = Some(run.thread.to_string());
                let answer = outcome
                    .answer
                    .map(|text| text.chars().take(MAX_RESULT).collect());
                job.state.last_result = answer;
                let is_once = job.schedule.kind == "at";
                job.state.next_run_at_ms = match is_once {
                    true => None,
                    false => next_run(&job.schedule, job.state.last_run_at_ms.is_none(), now),
                };
                let leaves = claim.remove || is_once || job.delete_after_run && is_ok;
                let job = job.clone();
                if leaves {
                    jobs.jobs.remove(place);
                }
                Some((job, leaves))
            })
        };
        let noted = self.0.workspace.with(change).await?;
        self.release(id, run).await;
        let Some((job, removed)) = noted else {
            return Ok(());
        };
        if job.payload.deliver {
            let channel = job.payload.channel.clone();
            let place = channel.filter(|name| name != "cli").map(|channel| Place {
                channel,
                target: job.payload.to.clone().or(job.payload.creator_id.clone()),
            });
            self.tell_result(RunResult {
                source: RunSource::Job,
                job: Some((job.id.clone(), job.name.clone())),
                thread: Some(run.thread),
                answer: told.answer,
                error: told.error,
                usage: told.usage,
                place,
            });
        }
        self.tell_job(job, removed);
        Ok(())
    }

    // The file and the records.

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
        self.0
            .events
            .emit(HostEventKind::RunEnded { folder, result });
    }
}

/// Reads the prompt of the heartbeat; `None` if every line is blank, a heading or a comment.
fn heartbeat_prompt(folders: &Folders) -> Result<Option<String>, craft::Error> {
    let text = craft::text(&folders.own.join(HEARTBEAT))?;
    Ok(text.filter(|text| {
        text.lines()
            .map(str::trim)
            .any(|line| !line.is_empty() && !line.starts_with('#') && !line.starts_with("<!--"))
    }))
}
