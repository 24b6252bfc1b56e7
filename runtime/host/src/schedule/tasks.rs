//! What clients ask of tasks and of templates for them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use threadwire_engine::{ThreadId, ThreadStatus};
use threadwire_workspace::craft::{
    jobs::Schedule as Plan,
    profiles,
    tasks::{self, Binding, DEFAULT_WORK, Rules, Task},
    templates::{self, Template},
};
use tracing::warn;

use super::{
    Schedule, ScheduleError, TASKS,
    claims::Run,
    edits::by_hand,
    timing::{millis, next_run, stamp},
};
use crate::worktrees::slug;

/// The only way in which a task runs in a thread.
const IN_THREAD: &str = "run-in-thread";

/// The policy that needs the word of a client for the text of the task.
pub(super) const FULL: &str = "fullAuto";
const SCOPED: &str = "workspaceScope";

/// The texts that clients of this home want to run with full access.
pub(super) const CONFIRMED: &str = "task_full_auto";

/// Maximum length of the beginning of an id, and of a title, in characters.
const MAX_SLUG: usize = 40;
const MAX_TITLE: usize = 200;

/// A task and its worktree.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TaskState {
    /// The task.
    pub task: Task,
    /// The worktree that was made for it.
    pub worktree: Option<TaskWorktree>,
}

/// The worktree of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaskWorktree {
    /// Its branch.
    pub branch: String,
    /// Its folder.
    pub path: String,
}

/// What a client wants of a new task. What is `None` comes from the template.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the members are those of a task")]
pub struct NewTask {
    pub title: String,
    pub description: String,
    pub work: Option<String>,
    pub approval_policy: Option<String>,
    pub worktree: Option<bool>,
    pub schedule: Option<Plan>,
    pub binding: Option<Binding>,
    pub template: Option<String>,
    pub profile: Option<String>,
}

pub(super) fn invalid(member: &'static str, problem: impl Into<String>) -> ScheduleError {
    let problem = problem.into();
    ScheduleError::Invalid { member, problem }
}

/// Checks that a schedule comes, and drops the kind that says that there is none. `member` names it in an error.
fn checked(member: &'static str, plan: Option<Plan>) -> Result<Option<Plan>, ScheduleError> {
    let Some(plan) = plan.filter(|plan| plan.kind != "once") else {
        return Ok(None);
    };
    let problem = match plan.kind.as_str() {
        "every" if plan.every_ms.is_none_or(|every| every <= 0) => "everyMs must be above 0",
        "every" if plan.initial_delay_ms.is_some_and(|delay| delay < 0) => {
            "initialDelayMs must not be below 0"
        }
        "at" if plan.at_ms.is_none() => "atMs is missing",
        "daily" | "weekly" if plan.daily_hour.is_none() => "dailyHour is missing",
        "every" | "at" | "daily" | "weekly" if next_run(&plan, true, 0).is_none() => {
            "the time is out of range"
        }
        "every" | "at" | "daily" | "weekly" => return Ok(Some(plan)),
        _ => "the kind is not one of every, at, daily, weekly",
    };
    Err(invalid(member, problem))
}

fn checked_policy(
    member: &'static str,
    policy: Option<String>,
) -> Result<Option<String>, ScheduleError> {
    match policy.as_deref() {
        None | Some(FULL | SCOPED) => Ok(policy),
        Some(other) => {
            let problem = format!("{other:?} is not one of {SCOPED}, {FULL}");
            Err(invalid(member, problem))
        }
    }
}

impl Schedule {
    /// Lists the tasks by id. A task whose file cannot be read is left out, and the log says so.
    ///
    /// Errors: the folder or the store cannot be read.
    pub async fn tasks(&self) -> Result<Vec<TaskState>, ScheduleError> {
        let mut all = Vec::new();
        for task in self.task_files().await? {
            all.push(self.state(task).await?);
        }
        Ok(all)
    }

    pub(super) async fn task_files(&self) -> Result<Vec<Task>, ScheduleError> {
        let read = self.0.workspace.with(|folders| {
            let read = |id: String| {
                let task = tasks::read(folders, &id);
                (id, task)
            };
            Ok(tasks::ids(folders)?
                .into_iter()
                .map(read)
                .collect::<Vec<_>>())
        });
        let read: Result<_, ScheduleError> = read.await;
        let mut all = Vec::new();
        for (id, task) in read? {
            match task {
                Ok(task) => all.extend(task),
                Err(error) if self.is_first_time(&error.to_string()) => {
                    warn!(%error, id, "a task cannot be read");
                }
                Err(_) => {}
            }
        }
        Ok(all)
    }

    /// Reads a task.
    ///
    /// Errors: `NotFound`; its file or the store cannot be read.
    pub async fn task(&self, id: &str) -> Result<TaskState, ScheduleError> {
        self.state(self.task_file(id).await?).await
    }

    pub(super) async fn task_file(&self, id: &str) -> Result<Task, ScheduleError> {
        let wanted = id.to_owned();
        let read = self
            .0
            .workspace
            .with(move |folders| tasks::read(folders, &wanted));
        read.await?
            .ok_or_else(|| ScheduleError::NotFound(id.to_owned()))
    }

    pub(super) async fn state(&self, mut task: Task) -> Result<TaskState, ScheduleError> {
        for time in [
            &mut task.created_at,
            &mut task.updated_at,
            &mut task.next_run_at,
        ] {
            *time = time.as_deref().and_then(millis).and_then(stamp);
        }
        let folder = &self.0.workspace.folders().workspace;
        let worktree = self.0.worktrees.of_task(folder, &task.id).await?;
        let worktree = worktree.map(|worktree| TaskWorktree {
            branch: worktree.branch,
            path: worktree.path.display().to_string(),
        });
        Ok(TaskState { task, worktree })
    }

    /// Makes a task. One without a schedule runs at once.
    ///
    /// Errors: `Invalid`; `Binding`; `Exists`; the files or the store cannot be used.
    pub async fn create_task(&self, new: NewTask) -> Result<TaskState, ScheduleError> {
        let template = match &new.template {
            Some(id) => self.template(id).await?,
            None => Template::default(),
        };
        let filled = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        let title = filled(&new.title)
            .or(template.task_title)
            .or(Some(template.title).filter(|title| !title.is_empty()));
        let title = title.ok_or_else(|| invalid("title", "it must not be empty"))?;
        if title.chars().count() > MAX_TITLE {
            let problem = format!("it has more than {MAX_TITLE} characters");
            return Err(invalid("title", problem));
        }
        let work = new.work.as_deref().and_then(filled);
        check_rules("workflowTemplate", work.as_deref())?;
        let work = work.or_else(|| filled(&template.work));
        check_rules("templateId", work.as_deref())?;
        let description = filled(&new.description).or(template.task_description);
        if description.is_none() && work.is_none() {
            return Err(invalid("description", "it must not be empty"));
        }
        let binding = new.binding;
        match &binding {
            Some(binding) => self.check_binding(binding).await?,
            None if template.needs_binding => {
                return Err(invalid("threadBinding", "the template needs a thread"));
            }
            None => {}
        }
        let profile = new.profile.or(template.profile);
        if let Some(profile) = &profile {
            self.check_profile(profile).await?;
        }
        let now = (self.0.clock)();
        let schedule = checked("schedule", new.schedule.or(template.schedule))?;
        let next = schedule.as_ref().and_then(|plan| next_run(plan, true, now));
        let mut task = Task {
            id: task_id(&title, now),
            title,
            description: description.unwrap_or_default(),
            status: "pending".to_owned(),
            created_at: stamp(now),
            updated_at: stamp(now),
            approval_policy: checked_policy(
                "approvalPolicy",
                new.approval_policy.or(template.approval_policy),
            )?,
            profile,
            template: new.template,
            next_run_at: next.and_then(stamp),
            schedule,
            binding,
            work: work.map_or_else(|| DEFAULT_WORK.to_owned(), |work| format!("{work}\n")),
            ..Task::default()
        };
        let mode = template.workspace_mode.as_deref();
        let in_worktree = mode.is_some_and(|mode| mode == "worktree" || mode == "isolated");
        task.work_in(new.worktree.unwrap_or(in_worktree));
        if task.approval_policy.as_deref() == Some(FULL) {
            self.confirm(&task).await?;
        }
        let mut known = self.0.known.lock().await;
        let stored = task.clone();
        let create = self
            .0
            .workspace
            .with(move |folders| tasks::create(folders, &stored));
        if !create.await? {
            return Err(ScheduleError::Exists(task.id));
        }
        if let Some(known) = &mut *known {
            let written = self.task_file(&task.id).await?;
            known.insert(written.id.clone(), by_hand(&written));
        }
        drop(known);
        let runs_now = task.schedule.is_none();
        let id = task.id.clone();
        let state = self.state(task).await?;
        self.tell_task(state.clone());
        if runs_now {
            let schedule = self.clone();
            // The client asked for it, so it needs no trust in the files of the workspace.
            self.spawn(async move {
                if let Err(error) = schedule.run_task(&id).await {
                    warn!(%error, id, "a new task does not run");
                }
            });
        }
        Ok(state)
    }

    /// Records that a client wants the text of a task to run with full access.
    async fn confirm(&self, task: &Task) -> Result<(), ScheduleError> {
        let key = self.key(&task.id);
        let (_, revision) = self.0.records.get::<String>(CONFIRMED, &key).await?;
        let prompt = Some(task.prompt());
        self.0
            .records
            .put(CONFIRMED, &key, prompt.as_ref(), revision)
            .await?;
        Ok(())
    }

    async fn check_binding(&self, binding: &Binding) -> Result<(), ScheduleError> {
        if binding.mode != IN_THREAD {
            let problem = format!("the mode {:?} is not {IN_THREAD}", binding.mode);
            return Err(invalid("threadBinding", problem));
        }
        self.bound_thread(binding).await.map(drop)
    }

    /// Returns the thread of a binding, if a task of the workspace can run in it.
    pub(super) async fn bound_thread(&self, binding: &Binding) -> Result<ThreadId, ScheduleError> {
        let unusable = || ScheduleError::Binding(binding.thread_id.clone());
        let id: ThreadId = binding.thread_id.parse().map_err(|_| unusable())?;
        let thread = self.0.engine.thread(id).await.map_err(|_| unusable())?;
        let is_ours = thread.workspace() == self.0.workspace.folders().workspace;
        match is_ours && !thread.archived {
            true => Ok(id),
            false => Err(unusable()),
        }
    }

    async fn check_profile(&self, profile: &str) -> Result<(), ScheduleError> {
        let wanted = profile.to_owned();
        let known = self.0.workspace.with(move |folders| {
            let all = profiles::list(folders);
            profiles::effective(&all, &wanted).is_some()
        });
        match known.await {
            true => Ok(()),
            false => {
                let problem = format!("there is no usable agent profile {profile:?}");
                Err(invalid("agentProfileId", problem))
            }
        }
    }

    /// Runs a task now, and returns it as it is then.
    ///
    /// Errors: `NotFound`; `Busy` if it runs, or its thread does; `Binding`; the files or the store cannot be used.
    pub async fn run_task(&self, id: &str) -> Result<TaskState, ScheduleError> {
        self.task_file(id).await?;
        let state = self.begin_task(id, true).await?;
        state.ok_or(ScheduleError::Busy)
    }

    /// Binds a task to a thread, or unbinds it. A run that is under way goes on where it is.
    ///
    /// Errors: `NotFound`; `Binding`; `Invalid`; the files or the store cannot be used.
    pub async fn bind_task(
        &self,
        id: &str,
        binding: Option<Binding>,
    ) -> Result<TaskState, ScheduleError> {
        self.task_file(id).await?;
        if let Some(binding) = &binding {
            self.check_binding(binding).await?;
        }
        self.change_task(id, move |task| task.binding = binding)
            .await
    }

    /// Changes a task and tells all clients.
    pub(super) async fn change_task(
        &self,
        id: &str,
        change: impl FnOnce(&mut Task) + Send + 'static,
    ) -> Result<TaskState, ScheduleError> {
        let state = self.edit_task(id, change).await?;
        self.tell_task(state.clone());
        Ok(state)
    }

    pub(super) async fn edit_task(
        &self,
        id: &str,
        change: impl FnOnce(&mut Task) + Send + 'static,
    ) -> Result<TaskState, ScheduleError> {
        let wanted = id.to_owned();
        let now = stamp((self.0.clock)());
        let mut known = self.0.known.lock().await;
        let changed = self.0.workspace.with(move |folders| {
            tasks::change(folders, &wanted, |task| {
                change(task);
                task.updated_at = now;
                task.clone()
            })
        });
        let changed = changed.await?;
        let task = changed.ok_or_else(|| ScheduleError::NotFound(id.to_owned()))?;
        if let Some(known) = &mut *known {
            known.insert(task.id.clone(), by_hand(&task));
        }
        drop(known);
        self.state(task).await
    }

    /// Removes the worktree of a task with its branch, if it has one.
    ///
    /// Errors: `NotFound`; `Busy` if the task runs; `Worktree`; the files or the store cannot be used.
    pub async fn discard_worktree(&self, id: &str) -> Result<TaskState, ScheduleError> {
        let task = self.task_file(id).await?;
        let folder = self.0.workspace.folders().workspace.clone();
        let Some(worktree) = self.0.worktrees.of_task(&folder, id).await? else {
            return match self.claim(&self.task_key(id)).await?.0.run {
                Some(_) => Err(ScheduleError::Busy),
                None => self.state(task).await,
            };
        };
        let run = Run {
            thread: ThreadId::new(),
            turn: None,
            since: (self.0.clock)(),
        };
        // No run begins in the worktree meanwhile.
        if !self.hold(id, run).await? {
            return Err(ScheduleError::Busy);
        }
        let removed = self.0.worktrees.remove(&worktree).await;
        self.let_go(id, run).await;
        removed?;
        self.change_task(id, |_| {}).await
    }

    /// Deletes a task. Its run is interrupted; its worktree stays.
    ///
    /// Errors: `NotFound`; the files or the store cannot be used.
    pub async fn delete_task(&self, id: &str) -> Result<(), ScheduleError> {
        // A task with a broken file can be deleted, too.
        let (wanted, gone) = (id.to_owned(), id.to_owned());
        let read = self
            .0
            .workspace
            .with(move |folders| tasks::read(folders, &wanted))
            .await;
        let title = id.to_owned();
        let task = read.ok().flatten().unwrap_or(Task {
            id: title.clone(),
            title,
            status: "failed".to_owned(),
            ..Task::default()
        });
        // Whatever may fail comes before the removal: a task that is gone cannot be deleted again.
        let task = self.state(task).await?;
        let key = self.task_key(id);
        let (before, _) = self.claim(&key).await?;
        let removed = self
            .0
            .workspace
            .with(move |folders| tasks::remove(folders, &gone));
        if !removed.await? {
            return Err(ScheduleError::NotFound(id.to_owned()));
        }
        // A run may have begun meanwhile. Later ones find no file.
        let claim = self.claim(&key).await.map_or(before, |(now, _)| now);
        if let Some(run) = claim.run {
            self.interrupt(run).await;
        }
        self.tell_task(task);
        Ok(())
    }

    pub(super) async fn interrupt(&self, run: Run) {
        let engine = &self.0.engine;
        let Some(ThreadStatus::Active { .. }) = engine.status(run.thread).await else {
            return;
        };
        if let Ok(handle) = engine.load_thread(run.thread).await {
            // It has ended in the meantime.
            let _ = handle.interrupt(run.turn).await;
        }
    }

    pub(super) fn task_key(&self, id: &str) -> String {
        format!("{TASKS}{id}")
    }

    /// Lists the templates: those of the product, then those of the user.
    pub async fn templates(&self) -> Vec<Template> {
        self.0.workspace.with(templates::list).await
    }

    async fn template(&self, id: &str) -> Result<Template, ScheduleError> {
        let mut all = self.templates().await.into_iter();
        let found = all.find(|template| template.id == id);
        found.ok_or_else(|| invalid("templateId", format!("there is no template {id:?}")))
    }

    /// Stores a template of the user. Without an id it gets a new one.
    ///
    /// Errors: `Invalid`; the file cannot be written.
    pub async fn save_template(
        &self,
        id: Option<String>,
        template: Template,
    ) -> Result<Template, ScheduleError> {
        let random = ThreadId::new().to_string();
        let id = id.unwrap_or_else(|| format!("user-{}", &random[random.len() - 10..]));
        check_template_id(&id)?;
        if template.title.trim().is_empty() {
            return Err(invalid("title", "it must not be empty"));
        }
        if template.title.chars().count() > MAX_TITLE {
            let problem = format!("it has more than {MAX_TITLE} characters");
            return Err(invalid("title", problem));
        }
        if template.work.trim().is_empty() {
            return Err(invalid("workflowMarkdown", "it must not be empty"));
        }
        check_rules("workflowMarkdown", Some(&template.work))?;
        let now = stamp((self.0.clock)());
        let template = Template {
            id,
            schedule: checked("defaultSchedule", template.schedule)?,
            approval_policy: checked_policy("defaultApprovalPolicy", template.approval_policy)?,
            is_user: true,
            created_at: now.clone(),
            updated_at: now,
            ..template
        };
        let save = self
            .0
            .workspace
            .with(move |folders| templates::save(folders, template));
        Ok(save.await?)
    }

    /// Removes a template of the user, if there is one.
    ///
    /// Errors: `Invalid`; its folder cannot be removed.
    pub async fn delete_template(&self, id: &str) -> Result<(), ScheduleError> {
        check_template_id(id)?;
        let id: Arc<str> = id.into();
        let removed = self
            .0
            .workspace
            .with(move |folders| templates::remove(folders, &id));
        Ok(removed.await?)
    }
}

fn check_template_id(id: &str) -> Result<(), ScheduleError> {
    if !templates::is_id(id) {
        let problem = "it is not 1 to 64 letters, digits, underscores and hyphens";
        return Err(invalid("id", problem));
    }
    if templates::is_built_in(id) {
        return Err(invalid("id", "the template is built in"));
    }
    Ok(())
}

fn check_rules(member: &'static str, work: Option<&str>) -> Result<(), ScheduleError> {
    let rules = work.map(Rules::read).transpose();
    rules.map_err(|problem| invalid(member, problem)).map(drop)
}

/// Makes the id of a task: its title, and the time.
fn task_id(title: &str, now: i64) -> String {
    let time: String = stamp(now).unwrap_or_default();
    let digits = time.chars().filter(char::is_ascii_digit).take(14);
    let digits: String = digits.collect();
    match slug(title, MAX_SLUG) {
        name if name.is_empty() => format!("task-{digits}"),
        name => format!("{name}-{digits}"),
    }
}
