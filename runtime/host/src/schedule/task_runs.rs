//! Runs of tasks.

use std::path::PathBuf;

use threadwire_engine::{ThreadId, ThreadStatus, TurnId};
use threadwire_workspace::{
    blocking,
    craft::tasks::{self, Rules, Task},
};
use tracing::warn;

use super::{
    MAX_RESULT, Schedule, ScheduleError, TASKS, TaskState,
    claims::Run,
    look::{AGAIN, GRACE},
    run::{self, May, Outcome, Work},
    tasks::{CONFIRMED, FULL},
    timing::{millis, next_run, stamp},
};
use crate::worktrees::{NewWorktree, Worktree, slug};

/// The kind of origin of threads and turns of tasks.
const SOURCE: &str = "automations";

/// How many tasks of a process run beside each other by themselves.
const MAX_RUNNING: usize = 4;

/// Maximum length of the name of a branch, in characters.
const MAX_BRANCH: usize = 48;

const PENDING: &str = "pending";
const RUNNING: &str = "running";

impl Schedule {
    /// Looks for tasks that are due. Returns when to look again.
    pub(super) async fn look_for_tasks(&self) -> Result<Option<i64>, ScheduleError> {
        let all = self.follow_edits().await?;
        if all.is_empty() {
            return Ok(None);
        }
        let settings = self.0.workspace.settings().await?;
        let is_on = settings.flag(&["Automations", "Enabled"]) != Some(false);
        let may_run = is_on && self.is_trusted("tasks").await;
        let now = (self.0.clock)();
        let mut next = None;
        let mut look_at = |time: i64| next = Some(next.map_or(time, |next: i64| next.min(time)));
        for task in all {
            let key = self.task_key(&task.id);
            if task.status == RUNNING {
                let is_ours = self.ours().contains(&key);
                if !is_ours && self.claim(&key).await?.0.run.is_none() {
                    self.end_stale(&task.id).await?;
                }
                continue;
            }
            if !may_run {
                continue;
            }
            match due_at(&task) {
                Some(due) if due <= now => {
                    let running = self
                        .ours()
                        .iter()
                        .filter(|key| key.starts_with(TASKS))
                        .count();
                    let began = match running < MAX_RUNNING {
                        true => self.begin_task(&task.id, false).await?.is_some(),
                        false => false,
                    };
                    // If another process runs it, nothing here tells its end.
                    look_at(now + if began { GRACE } else { AGAIN });
                }
                Some(due) => look_at(due),
                None if task.schedule.is_some() && task.status == PENDING => {
                    if let Some(due) = self.plan_task(&task.id, now).await? {
                        look_at(due);
                    }
                }
                None => {}
            }
        }
        Ok(next)
    }

    /// Plans the first run of a task that another program wrote.
    async fn plan_task(&self, id: &str, now: i64) -> Result<Option<i64>, ScheduleError> {
        let id = id.to_owned();
        let planned = self.0.workspace.with(move |folders| {
            tasks::change(folders, &id, |task| {
                let next = next_run(task.schedule.as_ref()?, true, now)?;
                task.next_run_at = stamp(next);
                Some(next)
            })
        });
        Ok(planned.await?.flatten())
    }

    /// Tells whether the file says that a task has to run now.
    async fn is_task_due(&self, id: &str) -> bool {
        let now = (self.0.clock)();
        let task = self.task_file(id).await;
        task.is_ok_and(|task| task.status != RUNNING && due_at(&task).is_some_and(|due| due <= now))
    }

    /// Begins a run of a task: if it is due, or by order. `None` if it runs already, or its thread is busy.
    pub(super) async fn begin_task(
        &self,
        id: &str,
        by_order: bool,
    ) -> Result<Option<TaskState>, ScheduleError> {
        let task = self.task_file(id).await?;
        let thread = match &task.binding {
            Some(binding) => match self.bound_thread(binding).await {
                Ok(thread) => Some(thread),
                Err(error) if by_order => return Err(error),
                // The run says what is wrong.
                Err(_) => None,
            },
            None => None,
        };
        if let Some(thread) = thread
            && let Some(ThreadStatus::Active { .. }) = self.0.engine.status(thread).await
        {
            return Ok(None);
        }
        let run = Run {
            thread: thread.unwrap_or_default(),
            turn: thread.map(|_| TurnId::new()),
            since: (self.0.clock)(),
        };
        if self.is_stopped() || !self.hold(id, run).await? {
            return Ok(None);
        }
        // Another process may have run it after the file was read.
        if !by_order && !self.is_task_due(id).await {
            self.let_go(id, run).await;
            return Ok(None);
        }
        let named = task.binding.is_none() || thread.is_some();
        let begun = self.change_task(id, move |task| {
            task.status = RUNNING.to_owned();
            if named {
                task.thread = Some(run.thread.to_string());
            }
        });
        let state = match begun.await {
            Ok(state) => state,
            Err(error) => {
                self.let_go(id, run).await;
                return Err(error);
            }
        };
        let schedule = self.clone();
        self.spawn(async move {
            let outcome = schedule.execute_task(&task, thread, run).await;
            let claim = schedule.claim(&schedule.task_key(&task.id)).await;
            let ended = match claim {
                Ok((claim, _)) if claim.run == Some(run) => {
                    schedule.end_task(&task.id, run, outcome).await
                }
                claim => {
                    schedule.let_go(&task.id, run).await;
                    claim.map(drop).map_err(ScheduleError::from)
                }
            };
            if let Err(error) = ended {
                warn!(%error, id = task.id, "the end of a task is not noted");
            }
        });
        Ok(Some(state))
    }

    /// Takes a task for this process; false if it is taken.
    pub(super) async fn hold(&self, id: &str, run: Run) -> Result<bool, ScheduleError> {
        self.hold_key(&self.task_key(id), run).await
    }

    pub(super) async fn hold_key(&self, key: &str, run: Run) -> Result<bool, ScheduleError> {
        if !self.ours().insert(key.to_owned()) {
            return Ok(false);
        }
        let taken = self.change_claim(key, |claim| {
            let is_free = claim.run.is_none();
            claim.run = claim.run.or(Some(run));
            is_free
        });
        let taken = taken.await;
        if !matches!(taken, Ok(Some(_))) {
            self.ours().remove(key);
        }
        Ok(taken?.is_some())
    }

    /// Gives a task up that this process took.
    pub(super) async fn let_go(&self, id: &str, run: Run) {
        self.let_go_key(&self.task_key(id), run).await;
    }

    pub(super) async fn let_go_key(&self, key: &str, run: Run) {
        self.release(key, run).await;
        self.ours().remove(key);
    }

    async fn execute_task(&self, task: &Task, thread: Option<ThreadId>, run: Run) -> Outcome {
        let prompt = task.prompt();
        let rules = match Rules::read(&task.work) {
            Ok(rules) => rules,
            Err(problem) => {
                return Outcome::failed(format!("The head of workflow.md is wrong: {problem}"));
            }
        };
        if let Some(binding) = &task.binding {
            return match (thread, run.turn) {
                (Some(thread), Some(turn)) => {
                    let most = rules.max_rounds;
                    run::run_in(&self.0.engine, thread, turn, prompt, most, SOURCE).await
                }
                _ => Outcome::failed(ScheduleError::Binding(binding.thread_id.clone())),
            };
        }
        let worktree = match rules.in_worktree() {
            true => match self.task_worktree(&task.id).await {
                Ok(worktree) => Some(worktree),
                Err(error) => return Outcome::failed(error),
            },
            false => None,
        };
        let may = match task.approval_policy.as_deref() {
            Some(FULL) if self.is_confirmed(&task.id, &prompt).await => May::Everything,
            _ => May::Sandboxed,
        };
        let cwd = worktree.as_ref().map(|worktree| worktree.cwd.clone());
        if let Some(worktree) = &worktree
            && let Err(error) = self.0.worktrees.bind(worktree, run.thread).await
        {
            return Outcome::failed(error);
        }
        // It may have been deleted before there was a turn to interrupt.
        if let Err(error) = self.task_file(&task.id).await {
            return Outcome::failed(error);
        }
        let work = Work {
            cwd,
            may,
            profile: task.profile.clone(),
            max_requests: rules.max_rounds,
            ..Work::new(run.thread, task.title.clone(), prompt, SOURCE)
        };
        self.execute(work).await
    }

    /// Tells whether a client of this home wants this text to run with full access: the file may come with a repository.
    async fn is_confirmed(&self, id: &str, prompt: &str) -> bool {
        let confirmed = self.0.records.get::<String>(CONFIRMED, &self.key(id)).await;
        matches!(confirmed, Ok((Some(text), _)) if text == prompt)
    }

    /// Returns the worktree of a task, which is made for its first run.
    async fn task_worktree(&self, id: &str) -> Result<Worktree, ScheduleError> {
        let folder = self.0.workspace.folders().workspace.clone();
        if let Some(worktree) = self.0.worktrees.of_task(&folder, id).await? {
            let path = worktree.path.clone();
            if blocking::run(move || path.is_dir()).await {
                return Ok(worktree);
            }
            self.0.worktrees.discard(&worktree).await;
        }
        let random = ThreadId::new().to_string();
        let random = &random[random.len() - 8..];
        let branch = format!(
            "dotcraft/{}-{random}",
            slug(&format!("task {id}"), MAX_BRANCH)
        );
        let now = (self.0.clock)();
        let made = self.0.worktrees.make(NewWorktree {
            id: format!("worktree_{}_{random}", day(now)),
            workspace: folder.clone(),
            from: folder,
            path: PathBuf::from(slug(&branch, 2 * MAX_BRANCH)),
            branch,
            base: None,
            carry: false,
            task: Some(id.to_owned()),
            now,
        });
        Ok(Box::pin(made).await?)
    }

    /// Notes the end of a run, frees the task, and tells the clients. A task that was deleted stays so.
    pub(super) async fn end_task(
        &self,
        id: &str,
        run: Run,
        outcome: Outcome,
    ) -> Result<(), ScheduleError> {
        let now = (self.0.clock)();
        let noted = self.edit_task(id, move |task| {
            let is_ok = outcome.error.is_none();
            let said = outcome.error.or(outcome.answer).unwrap_or_default();
            let said: String = said.trim().chars().take(MAX_RESULT).collect();
            task.summary = Some(said).filter(|said| !said.is_empty());
            let again = task.schedule.as_ref().filter(|plan| plan.kind != "at");
            let next = again.and_then(|plan| next_run(plan, false, now));
            task.next_run_at = next.and_then(stamp);
            task.status = match (is_ok, next) {
                (false, _) => "failed",
                (true, Some(_)) => PENDING,
                (true, None) => "completed",
            }
            .to_owned();
        });
        let noted = noted.await;
        // Who is told of the end can run it again.
        self.let_go(id, run).await;
        match noted {
            Ok(state) => self.tell_task(state),
            Err(ScheduleError::NotFound(_)) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Ends a run of which no process knows: the state came with the file.
    async fn end_stale(&self, id: &str) -> Result<(), ScheduleError> {
        let run = Run {
            thread: ThreadId::new(),
            turn: None,
            since: (self.0.clock)(),
        };
        if !self.hold(id, run).await? {
            return Ok(());
        }
        // It may have ended after the file was read. While it is held, no run is under way.
        let task = self.task_file(id).await;
        match task.is_ok_and(|task| task.status == RUNNING) {
            true => {
                let outcome = Outcome::failed("The run was cut off.");
                self.end_task(id, run, outcome).await
            }
            false => {
                self.let_go(id, run).await;
                Ok(())
            }
        }
    }
}

/// Returns when a task has to run by itself, in milliseconds since 1970. One without a schedule runs once.
fn due_at(task: &Task) -> Option<i64> {
    match &task.schedule {
        Some(_) => millis(task.next_run_at.as_deref()?),
        None => (task.status == PENDING).then_some(0),
    }
}

fn day(now: i64) -> String {
    let time = stamp(now).unwrap_or_default();
    time.chars().filter(char::is_ascii_digit).take(8).collect()
}
