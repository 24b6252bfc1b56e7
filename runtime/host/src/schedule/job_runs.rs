//! Runs of jobs: those that are due, beside each other, and those that clients ask for, one after another.

use std::{
    collections::{HashMap, VecDeque, hash_map::Entry},
    mem::take,
    sync::Mutex,
};

use threadwire_engine::ThreadId;
use threadwire_workspace::{
    craft::{
        self,
        jobs::{Job, Jobs},
    },
    locks::lock,
};
use tokio::sync::{
    Semaphore,
    oneshot::{self, error::TryRecvError},
};
use tracing::warn;

use super::{
    MAX_RESULT, Place, RunResult, RunSource, Schedule, ScheduleError,
    claims::Run,
    run::{Outcome, Work},
    timing::next_run,
};

/// How many jobs run at the same time because they are due. A run is a turn of an agent and may take minutes; others
/// that become due meanwhile must not wait for it.
const MAX_RUNS: usize = 64;

/// The runs of this process.
pub(super) struct JobRuns {
    /// The runs that are due take part in it.
    places: Semaphore,
    /// The due jobs that run, or wait for a place; and whether one was found due again meanwhile.
    due: Mutex<HashMap<String, bool>>,
    asked: Mutex<Asked>,
    /// What is to be changed in the file.
    changes: Mutex<Vec<Change>>,
    /// Held while changes are written.
    writing: tokio::sync::Mutex<()>,
}

/// Changes the jobs. What it returns is called when the change is written.
type Change = Box<dyn FnOnce(&mut Jobs) -> Box<dyn FnOnce() + Send> + Send>;

/// The runs that clients asked for.
#[derive(Default)]
struct Asked {
    /// The jobs, the first one first.
    jobs: VecDeque<String>,
    /// Whether a task runs them.
    is_served: bool,
}

/// Why a job runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    Due,
    Asked,
}

/// The end of a run.
#[derive(Clone)]
struct End {
    id: String,
    run: Run,
    outcome: Outcome,
    /// Whether the job is removed after the run.
    remove: bool,
    /// When it ended.
    at: i64,
}

/// The job after its run, and whether it was removed; `None` if it was not there any more.
type Noted = Option<(Job, bool)>;

impl Default for JobRuns {
    fn default() -> Self {
        Self {
            places: Semaphore::new(MAX_RUNS),
            due: Mutex::default(),
            asked: Mutex::default(),
            changes: Mutex::default(),
            writing: tokio::sync::Mutex::default(),
        }
    }
}

impl Schedule {
    /// Runs a job that is due. If this process does so already, it looks again afterwards whether the job is due.
    pub(super) fn run_due(&self, id: String) {
        match lock(&self.0.job_runs.due).entry(id.clone()) {
            Entry::Occupied(mut again) => {
                again.insert(true);
                return;
            }
            Entry::Vacant(free) => free.insert(false),
        };
        let schedule = self.clone();
        self.spawn(async move {
            let runs = &schedule.0.job_runs;
            // Never closed.
            let place = runs.places.acquire().await;
            loop {
                schedule.run_one(&id, Cause::Due).await;
                let mut due = lock(&runs.due);
                if !due.get_mut(&id).is_some_and(take) {
                    due.remove(&id);
                    break;
                }
            }
            drop(place);
        });
    }

    /// Runs a job for which a client waits, after those for which clients wait already. `again`: also if it is one of
    /// these.
    pub(super) fn run_asked(&self, id: String, again: bool) {
        {
            let mut asked = lock(&self.0.job_runs.asked);
            if again || !asked.jobs.contains(&id) {
                asked.jobs.push_back(id);
            }
            if std::mem::replace(&mut asked.is_served, true) {
                return;
            }
        }
        let schedule = self.clone();
        self.spawn(async move {
            while let Some(id) = schedule.next_asked() {
                schedule.run_one(&id, Cause::Asked).await;
            }
        });
    }

    fn next_asked(&self) -> Option<String> {
        let mut asked = lock(&self.0.job_runs.asked);
        let next = asked.jobs.pop_front();
        asked.is_served = next.is_some();
        next
    }

    async fn run_one(&self, id: &str, cause: Cause) {
        match self.take(id, cause).await {
            Some((run, job)) => {
                let work = Work::new(run.thread, job.name, job.payload.message, "cron");
                let user = job.payload.creator_id;
                let outcome = self.execute(Work { user, ..work }).await;
                if let Err(error) = self.end(id, run, outcome).await {
                    warn!(%error, id, "the end of a scheduled job is not noted");
                }
                self.ours().remove(id);
            }
            // It runs already, and whoever runs it looks for more.
            None if cause == Cause::Asked => return,
            None => {}
        }
        // A client may have asked for a run meanwhile.
        let waits = self.claim(id).await;
        if waits.is_ok_and(|(claim, _)| claim.queued > 0 && claim.run.is_none()) {
            self.run_asked(id.to_owned(), false);
        }
    }

    /// Takes a run of a job for this process, if there is a cause for it and no run is under way.
    async fn take(&self, id: &str, cause: Cause) -> Option<(Run, Job)> {
        if self.is_stopped() || !self.ours().insert(id.to_owned()) {
            return None;
        }
        let taken = match cause == Cause::Asked || self.is_due(id).await {
            true => self.take_claim(id, cause).await,
            false => None,
        };
        if taken.is_none() {
            self.ours().remove(id);
        }
        taken
    }

    async fn take_claim(&self, id: &str, cause: Cause) -> Option<(Run, Job)> {
        let run = Run {
            thread: ThreadId::new(),
            turn: None,
            since: (self.0.clock)(),
        };
        let taken = self.change_claim(id, |claim| {
            let is_free = claim.run.is_none() && (cause == Cause::Due || claim.queued > 0);
            if is_free {
                claim.run = Some(run);
                claim.queued -= u32::from(cause == Cause::Asked);
            }
            is_free
        });
        match taken.await {
            Ok(Some(_)) => {}
            Ok(None) => return None,
            Err(error) => {
                warn!(%error, id, "a scheduled job does not run");
                return None;
            }
        }
        let found = match cause {
            Cause::Due => self.note_begin(id, run.since).await,
            Cause::Asked => self.jobs().await.map(|jobs| jobs.get(id).cloned()),
        };
        let problem = match found {
            Ok(Some(job)) => return Some((run, job)),
            Ok(None) if cause == Cause::Due => {
                self.release(id, run).await;
                return None;
            }
            Err(error) if cause == Cause::Due => {
                warn!(%error, id, "a scheduled job does not run, because its run cannot be noted");
                self.release(id, run).await;
                return None;
            }
            Ok(None) => Outcome::failed("The job was removed."),
            Err(error) => Outcome::failed(error),
        };
        if let Err(error) = self.end(id, run, problem).await {
            warn!(%error, id, "the end of a scheduled job is not noted");
        }
        None
    }

    /// Notes in the file that a job which is due begins to run, and returns the job; `None` if it is not due any more.
    ///
    /// The claim is a record of the home, and the file one of the workspace: there, processes on other homes see that the
    /// run is taken.
    async fn note_begin(&self, id: &str, now: i64) -> Result<Option<Job>, craft::Error> {
        let id = id.to_owned();
        let begin = move |jobs: &mut Jobs| {
            let job = jobs.get_mut(&id).filter(|job| is_due(job, now))?;
            job.state.next_run_at_ms = run_after(job, now);
            job.state.last_run_at_ms = Some(now);
            Some(job.clone())
        };
        self.change_together(begin).await
    }

    /// Tells whether the file says that a job has to run now.
    async fn is_due(&self, id: &str) -> bool {
        let now = (self.0.clock)();
        self.is_trusted("cron/jobs.json").await
            && self
                .jobs()
                .await
                .is_ok_and(|jobs| jobs.get(id).is_some_and(|job| is_due(job, now)))
    }

    /// Notes the end of a run in the file, frees the job, and tells the clients. `remove`: a client removed the job during
    /// the run.
    pub(super) async fn end_job(
        &self,
        id: &str,
        run: Run,
        outcome: Outcome,
        remove: bool,
    ) -> Result<(), ScheduleError> {
        let told = outcome.clone();
        let end = End {
            id: id.to_owned(),
            run,
            outcome,
            remove,
            at: (self.0.clock)(),
        };
        let noted = self
            .change_together(move |jobs: &mut Jobs| apply(jobs, &end))
            .await?;
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

    /// Changes the jobs. The changes that come while the file is written are written together.
    async fn change_together<T: Send + 'static>(
        &self,
        change: impl Fn(&mut Jobs) -> T + Clone + Send + 'static,
    ) -> Result<T, craft::Error> {
        let runs = &self.0.job_runs;
        loop {
            let (sender, mut result) = oneshot::channel();
            let change = change.clone();
            lock(&runs.changes).push(Box::new(move |jobs: &mut Jobs| {
                let made = change(jobs);
                let tell = move || {
                    // Nobody waits where the server ends.
                    let _ = sender.send(made);
                };
                Box::new(tell) as Box<dyn FnOnce() + Send>
            }));
            let _turn = runs.writing.lock().await;
            match result.try_recv() {
                // Another run has written it.
                Ok(made) => return Ok(made),
                // Another run has tried to.
                Err(TryRecvError::Closed) => continue,
                Err(TryRecvError::Empty) => {}
            }
            let changes = take(&mut *lock(&runs.changes));
            let made = self.change_jobs(|jobs| {
                let make = |change: Change| change(jobs);
                changes.into_iter().map(make).collect::<Vec<_>>()
            });
            for tell in made.await? {
                tell();
            }
            if let Ok(made) = result.await {
                return Ok(made);
            }
        }
    }
}

/// Tells whether a job has to run at a time.
fn is_due(job: &Job, now: i64) -> bool {
    job.enabled && job.state.next_run_at_ms.is_some_and(|next| next <= now)
}

/// Returns when a job runs after a run that begins or ends at a time.
fn run_after(job: &Job, at: i64) -> Option<i64> {
    match is_once(job) {
        true => None,
        false => next_run(&job.schedule, false, at),
    }
}

fn is_once(job: &Job) -> bool {
    job.schedule.kind == "at"
}

/// Notes the end of a run among the jobs.
fn apply(jobs: &mut Jobs, end: &End) -> Noted {
    let place = jobs.jobs.iter().position(|job| job.id == end.id)?;
    let job = &mut jobs.jobs[place];
    let is_ok = end.outcome.error.is_none();
    let state = &mut job.state;
    state.last_run_at_ms = Some(end.run.since);
    state.last_status = Some(if is_ok { "ok" } else { "error" }.to_owned());
    state.last_error.clone_from(&end.outcome.error);
    state.last_thread_id = Some(end.run.thread.to_string());
    let answer = end.outcome.answer.as_ref();
    state.last_result = answer.map(|text| text.chars().take(MAX_RESULT).collect());
    job.state.next_run_at_ms = run_after(job, end.at);
    let leaves = end.remove || is_once(job) || job.delete_after_run && is_ok;
    let job = job.clone();
    if leaves {
        jobs.jobs.remove(place);
    }
    Some((job, leaves))
}
