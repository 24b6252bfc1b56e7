//! Looks for what is due. A look says when the next one is needed; until then nothing is read.

use std::{
    collections::HashSet,
    path::Path,
    sync::{
        Arc, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use threadwire_engine::{
    Error as EngineError, ItemBody, StoreError, ThreadStatus, TurnQuery, TurnStatus,
};
use threadwire_workspace::{
    config::TrustLevel,
    craft::{settings, tasks},
};
use tokio::sync::Notify;
use tracing::{info, warn};

use super::{
    HEARTBEAT, HEARTBEAT_KEY, HEARTBEAT_SECONDS, RECORDS, Schedule, ScheduleError, Shared,
    claims::Run, dreams, run::Outcome, timing::next_run,
};
use crate::{HostEvent, HostEventKind, HostObserver, HostWatchId, config::watch::Watch};

/// How long after its start a server looks for the first time. Clients come first.
const FIRST: Duration = Duration::from_millis(300);

/// The longest sleep before the clock is read again: it may have been set, and the machine may have been suspended.
const LONGEST: Duration = Duration::from_secs(60);

/// How long after its end a run of another process is left to that process, and how often such a run is looked after,
/// in milliseconds.
pub(super) const GRACE: i64 = 30_000;

/// How long to wait where a look failed, or files cannot be watched, in milliseconds.
pub(super) const AGAIN: i64 = 10_000;

/// How long changes of files are gathered before a look.
const GATHER: Duration = Duration::from_millis(100);

/// How many turns of a thread are searched for the one of a run.
const RECENT: usize = 20;

/// Looks now and then, for as long as the schedule is in use.
pub(super) async fn look_now_and_then(schedule: Weak<Shared>) {
    let Some(shared) = schedule.upgrade() else {
        return;
    };
    let (stopped, clock) = (shared.stopped.clone(), Arc::clone(&shared.clock));
    if stopped
        .run_until_cancelled(tokio::time::sleep(FIRST))
        .await
        .is_none()
    {
        return;
    }
    let wake = Arc::new(Notify::new());
    let _config = ConfigWatch::start(&shared, &wake);
    let files = FileWatch::start();
    drop(shared);
    while let Some(shared) = schedule.upgrade() {
        // What changes from here on counts for the next look.
        let seen = files.follow(&shared).await;
        let mut next = Schedule(shared).look().await;
        if seen.is_none() {
            let soon = clock() + AGAIN;
            next = Some(next.map_or(soon, |next| next.min(soon)));
        }
        tokio::select! {
            () = stopped.cancelled() => return,
            () = wake.notified() => {}
            () = files.changed(seen) => {}
            () = until(next, &*clock) => {}
        }
    }
}

/// Waits for a time by the clock; for ever without one.
async fn until(time: Option<i64>, clock: &(dyn Fn() -> i64 + Send + Sync)) {
    let Some(time) = time else {
        return std::future::pending().await;
    };
    loop {
        let left = u64::try_from(time - clock()).unwrap_or_default();
        if left == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(left).min(LONGEST)).await;
    }
}

/// Wakes the schedule when the configuration changes, which says whether the workspace is trusted.
struct ConfigWatch {
    shared: Weak<Shared>,
    id: HostWatchId,
}

struct Waker(Arc<Notify>);

impl HostObserver for Waker {
    fn on_host_event(&self, event: &Arc<HostEvent>) {
        if matches!(event.kind, HostEventKind::ConfigChanged { .. }) {
            self.0.notify_one();
        }
    }
}

impl ConfigWatch {
    fn start(shared: &Arc<Shared>, wake: &Arc<Notify>) -> Self {
        let id = shared.events.watch(Arc::new(Waker(Arc::clone(wake))));
        let shared = Arc::downgrade(shared);
        Self { shared, id }
    }
}

impl Drop for ConfigWatch {
    fn drop(&mut self) {
        if let Some(shared) = self.shared.upgrade() {
            shared.events.unwatch(self.id);
        }
    }
}

/// Tells when the files of the schedule change, by whatever program.
struct FileWatch {
    watch: Option<Arc<Watch>>,
    changes: Arc<AtomicU64>,
}

impl FileWatch {
    fn start() -> Self {
        let watch = Watch::start().inspect_err(|error| {
            warn!(%error, "the schedule looks every ten seconds, because files cannot be watched");
        });
        Self {
            watch: watch.ok().map(Arc::new),
            changes: Arc::default(),
        }
    }

    /// Watches the files that there are now. Returns how many changes were seen before; `None` if not all of the files can
    /// be watched.
    async fn follow(&self, shared: &Shared) -> Option<u64> {
        let watch = Arc::clone(self.watch.as_ref()?);
        watch.take_changes();
        let seen = self.changes.load(Ordering::Acquire);
        let changes = Arc::clone(&self.changes);
        let jobs = shared.jobs.path().to_owned();
        let covered = shared.workspace.with(move |folders| {
            let tasks = tasks::root(folders);
            let mut paths = vec![folders.own.clone(), tasks.clone()];
            // A folder that does not exist yet is seen when it appears in the one above.
            paths.extend(jobs.parent().map(Path::to_owned));
            paths.push(jobs);
            for folder in [Some(&folders.own), folders.user.as_ref()]
                .into_iter()
                .flatten()
            {
                paths.extend([folder.clone(), folder.join(settings::FILE)]);
            }
            let ids = tasks::ids(folders).unwrap_or_default();
            paths.extend(ids.iter().map(|id| tasks::file(folders, id)));
            watch.cover(&paths, &[tasks], &changes)
        });
        covered.await.then_some(seen)
    }

    /// Waits for more changes than were `seen`, and gathers those that follow closely.
    async fn changed(&self, seen: Option<u64>) {
        let (Some(watch), Some(seen)) = (&self.watch, seen) else {
            return std::future::pending().await;
        };
        while self.changes.load(Ordering::Acquire) == seen {
            if let Err(error) = watch.changed().await {
                warn!(%error, "the schedule does not see changes of its files any more");
                return std::future::pending().await;
            }
        }
        tokio::time::sleep(GATHER).await;
    }
}

impl Schedule {
    /// Looks for due jobs and tasks once and starts their runs; ends runs that a process left behind. Returns when to look again,
    /// in milliseconds since 1970; `None`: when a file or the configuration changes.
    pub async fn look(&self) -> Option<i64> {
        let jobs = self.look_for_jobs().await.unwrap_or_else(|error| {
            warn!(%error, "the scheduled jobs cannot be looked through");
            self.after(&error)
        });
        let heartbeat = self.look_for_heartbeat().await.unwrap_or_else(|error| {
            warn!(%error, "the heartbeat cannot be looked after");
            self.after(&error)
        });
        let tasks = self.look_for_tasks().await.unwrap_or_else(|error| {
            warn!(%error, "the tasks cannot be looked through");
            self.after(&error)
        });
        let dreams = self.look_for_dreams().await.unwrap_or_else(|error| {
            warn!(%error, "the dreams cannot be looked after");
            self.after(&error)
        });
        let all = jobs.into_iter().chain(heartbeat);
        all.chain(tasks).chain(dreams).min()
    }

    /// Returns when to look again after an error. A broken file is read again when it changes.
    fn after(&self, error: &ScheduleError) -> Option<i64> {
        matches!(error, ScheduleError::Store(_)).then(|| (self.0.clock)() + AGAIN)
    }

    async fn look_for_jobs(&self) -> Result<Option<i64>, ScheduleError> {
        let now = (self.0.clock)();
        let mut next = None;
        let mut look_at = |time: i64| next = Some(next.map_or(time, |next: i64| next.min(time)));
        for (id, claim) in self.claims().await? {
            match claim.run {
                Some(run) if !self.ours().contains(&id) => {
                    look_at(now + GRACE);
                    self.end_if_left(&id, run).await?;
                }
                Some(_) => {}
                None if claim.queued > 0 => self.run_asked(id, false),
                None => {}
            }
        }
        let settings = self.0.workspace.settings().await?;
        if settings.flag(&["Cron", "Enabled"]) == Some(false) {
            return Ok(next);
        }
        let jobs = self.jobs().await?;
        let enabled = || jobs.jobs.iter().filter(|job| job.enabled);
        if enabled().next().is_none() || !self.is_trusted("cron/jobs.json").await {
            return Ok(next);
        }
        let (mut due_now, mut unplanned) = (Vec::new(), Vec::new());
        for job in enabled() {
            match job.state.next_run_at_ms {
                Some(due) if due <= now => due_now.push((due, &job.id)),
                Some(due) => look_at(due),
                // A new job that another program wrote. One of the kind `at` that has run has no next run either.
                None if job.state.last_run_at_ms.is_none() => unplanned.push(job.id.clone()),
                None => {}
            }
        }
        if !due_now.is_empty() {
            // If another process runs them, nothing here tells their ends.
            look_at(now + GRACE);
        }
        // Those that are late come first.
        due_now.sort_unstable();
        for (_, id) in due_now {
            self.run_due(id.clone());
        }
        for due in self.plan(unplanned, now).await? {
            look_at(due);
        }
        Ok(next)
    }

    /// Plans the first run of jobs, in one change of the file. Returns when they are due.
    async fn plan(&self, jobs: Vec<String>, now: i64) -> Result<Vec<i64>, ScheduleError> {
        if jobs.is_empty() {
            return Ok(Vec::new());
        }
        let wanted: HashSet<String> = jobs.into_iter().collect();
        let planned = self.change_jobs(move |jobs| {
            let mut due = Vec::new();
            for job in &mut jobs.jobs {
                if wanted.contains(&job.id) && job.state.next_run_at_ms.is_none() {
                    let is_first = job.state.last_run_at_ms.is_none();
                    job.state.next_run_at_ms = next_run(&job.schedule, is_first, now);
                    due.extend(job.state.next_run_at_ms);
                }
            }
            due
        });
        Ok(planned.await?)
    }

    async fn look_for_heartbeat(&self) -> Result<Option<i64>, ScheduleError> {
        let settings = self.0.workspace.settings().await?;
        if settings.flag(&["Heartbeat", "Enabled"]) != Some(true)
            || !self.is_trusted(HEARTBEAT).await
        {
            return Ok(None);
        }
        let seconds = settings.get(&["Heartbeat", "IntervalSeconds"]);
        let seconds = seconds.and_then(|seconds| seconds.as_i64());
        let seconds = seconds.filter(|seconds| *seconds > 0);
        let interval = seconds.unwrap_or(HEARTBEAT_SECONDS).saturating_mul(1000);
        let now = (self.0.clock)();
        let key = self.key(HEARTBEAT_KEY);
        let (last, revision) = self.0.records.get::<i64>(RECORDS, &key).await?;
        let due = last.map(|last| last.saturating_add(interval));
        if let Some(due) = due.filter(|due| now < *due) {
            return Ok(Some(due));
        }
        let next = Some(now.saturating_add(interval));
        let put = self.0.records.put(RECORDS, &key, Some(&now), revision);
        match put.await {
            // Another process beats.
            Err(StoreError::Conflict) => return Ok(next),
            put => put?,
        };
        if last.is_some() {
            let schedule = self.clone();
            self.spawn(async move {
                if let Err(error) = schedule.heartbeat().await {
                    warn!(%error, "the heartbeat does not run");
                }
            });
        }
        Ok(next)
    }

    /// Tells whether the user trusts the workspace. Without trust, prompts of its files run only when a client asks for
    /// it: a repository that was just cloned may contain such files. The log says once that `file` does not count.
    pub(super) async fn is_trusted(&self, file: &str) -> bool {
        let folder = &self.0.workspace.folders().workspace;
        let snapshot = self.0.config.current(Some(folder), &[]).await;
        let trusted =
            snapshot.is_ok_and(|snapshot| snapshot.loaded.trust == Some(TrustLevel::Trusted));
        if !trusted && self.is_first_time(file) {
            info!(
                folder = %folder.display(),
                "prompts of .craft/{file} do not run by themselves, because the project is not trusted: `threadwire trust` \
                 trusts it"
            );
        }
        trusted
    }

    pub(super) fn is_first_time(&self, file: &str) -> bool {
        let mut told = self.0.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.insert(file.to_owned())
    }

    /// Ends the run of a process that is gone. The thread says how it ended.
    async fn end_if_left(&self, id: &str, run: Run) -> Result<(), ScheduleError> {
        if self.ours().contains(id) {
            return Ok(());
        }
        if id == dreams::KEY {
            return self.end_dream_left(run).await;
        }
        let now = (self.0.clock)();
        let engine = &self.0.engine;
        // A thread with other turns may be active with one of those.
        let is_active = matches!(
            engine.status(run.thread).await,
            Some(ThreadStatus::Active { .. })
        );
        if is_active && run.turn.is_none() {
            return Ok(());
        }
        let last = TurnQuery {
            limit: Some(if run.turn.is_none() { 1 } else { RECENT }),
            descending: true,
            items: true,
            ..TurnQuery::default()
        };
        let outcome = match engine.turns(run.thread, last).await {
            Ok(page) => match page
                .data
                .iter()
                .find(|turn| run.turn.is_none_or(|wanted| turn.turn.id == wanted))
            {
                Some(turn) if turn.turn.status == TurnStatus::Running => return Ok(()),
                Some(turn) if turn.turn.completed_at.is_some_and(|end| end + GRACE > now) => {
                    return Ok(());
                }
                Some(turn) => {
                    let mut items = turn.items.iter().rev();
                    let said = items.find(|item| matches!(item.body, ItemBody::Agent { .. }));
                    Outcome::of(&turn.turn, said.map(AsRef::as_ref))
                }
                None if run.since + GRACE > now => return Ok(()),
                None => Outcome::failed("The server ended before the run began."),
            },
            Err(EngineError::ThreadNotFound(_)) if run.since + GRACE > now => return Ok(()),
            Err(EngineError::ThreadNotFound(_)) => {
                Outcome::failed("The server ended before the run began.")
            }
            Err(_) => return Ok(()),
        };
        self.end(id, run, outcome).await
    }
}
