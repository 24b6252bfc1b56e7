//! Tasks that run by themselves: a folder below `tasks` for each. `task.md` has its state in the head and what to do in
//! the body, `workflow.md` how the agent is told.

use std::{
    fs, io,
    num::NonZeroU32,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::{
    Error, Folders,
    head::{self, quoted},
    is_plain,
    jobs::Schedule,
    lock_file, text as read_file, write,
};
use crate::wording;

/// The folder of tasks, below the folder `.craft`.
const FOLDER: &str = "tasks";
const FILE: &str = "task.md";
const WORK: &str = "workflow.md";

/// Held by a program while it changes a task.
const LOCK: &str = ".tasks.lock";

/// Maximum size of a file of a task, in bytes.
const MAX_TEXT: usize = 256 << 10;

/// The default text of `workflow.md`.
pub const DEFAULT_WORK: &str = "{{ task.description }}\n";

/// A task. Times are texts in ISO 8601.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Task {
    /// Its id: the name of its folder.
    pub id: String,
    /// Name for people.
    pub title: String,
    /// What to do.
    pub description: String,
    /// `pending`, `running`, `completed` or `failed`.
    pub status: String,
    /// When it was made.
    pub created_at: Option<String>,
    /// When it changed last.
    pub updated_at: Option<String>,
    /// The thread of its last run.
    pub thread: Option<String>,
    /// What its last run said.
    pub summary: Option<String>,
    /// `workspaceScope` or `fullAuto`.
    pub approval_policy: Option<String>,
    /// The agent profile that it runs under.
    pub profile: Option<String>,
    /// The template that it was made from.
    pub template: Option<String>,
    /// When it runs; `None` for once.
    pub schedule: Option<Schedule>,
    /// The thread that it runs in; `None` for a new one each time.
    pub binding: Option<Binding>,
    /// Its next run.
    pub next_run_at: Option<String>,
    /// Text of `workflow.md`.
    pub work: String,
}

/// A thread in which a task runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Binding {
    /// The thread.
    #[serde(alias = "threadId")]
    pub thread_id: String,
    /// How it runs there.
    pub mode: String,
}

/// The head of `task.md`. Members that are not here are kept.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Head {
    title: Option<String>,
    status: Option<String>,
    created_at: Option<String>,
    updated_at: Option<String>,
    thread_id: Option<String>,
    agent_summary: Option<String>,
    approval_policy: Option<String>,
    agent_profile_id: Option<String>,
    template_id: Option<String>,
    schedule: Option<Plan>,
    thread_binding: Option<Binding>,
    next_run_at: Option<String>,
}

/// A schedule in the words of these files.
#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub(super) struct Plan {
    kind: String,
    at_ms: Option<i64>,
    every_ms: Option<i64>,
    initial_delay_ms: Option<i64>,
    #[serde(alias = "hour")]
    daily_hour: Option<i64>,
    #[serde(alias = "minute")]
    daily_minute: Option<i64>,
    expr: Option<String>,
    tz: Option<String>,
}

impl Plan {
    /// Returns the schedule; `None` for a task that runs once.
    pub(super) fn schedule(self) -> Option<Schedule> {
        let schedule = Schedule {
            kind: self.kind,
            at_ms: self.at_ms,
            every_ms: self.every_ms,
            initial_delay_ms: self.initial_delay_ms,
            daily_hour: self.daily_hour,
            daily_minute: self.daily_minute,
            expr: self.expr,
            tz: self.tz,
            ..Schedule::default()
        };
        (!schedule.kind.is_empty() && schedule.kind != "once").then_some(schedule)
    }
}

/// Writes a schedule as a block of YAML.
pub(super) fn plan(schedule: &Schedule) -> String {
    let mut out = format!("\n  kind: {}", quoted(&schedule.kind));
    let numbers = [
        ("at_ms", schedule.at_ms),
        ("every_ms", schedule.every_ms),
        ("initial_delay_ms", schedule.initial_delay_ms),
        ("daily_hour", schedule.daily_hour),
        ("daily_minute", schedule.daily_minute),
    ];
    for (name, number) in numbers {
        if let Some(number) = number {
            out.push_str(&format!("\n  {name}: {number}"));
        }
    }
    for (name, text) in [("expr", &schedule.expr), ("tz", &schedule.tz)] {
        if let Some(text) = text {
            out.push_str(&format!("\n  {name}: {}", quoted(text)));
        }
    }
    out
}

/// How a task runs: the head of `workflow.md`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Rules {
    workspace: Option<String>,
    /// The most requests that a run makes to the model; `None` for the agent's own limit.
    pub max_rounds: Option<NonZeroU32>,
}

impl Rules {
    /// Reads the head of a text of `workflow.md`, which may have none.
    ///
    /// Errors: what is wrong with the head.
    pub fn read(work: &str) -> Result<Self, String> {
        let Some((head, _)) = head::split(work) else {
            return Ok(Self::default());
        };
        let read = serde_yaml_ng::from_str::<Option<Self>>(head);
        let read = read.map_err(|error| wording::plain(&error.to_string()).into_owned());
        Ok(read?.unwrap_or_default())
    }

    /// Tells whether the task works in a worktree of its own.
    pub fn in_worktree(&self) -> bool {
        let mode = self.workspace.as_deref();
        mode.is_some_and(|mode| mode == "worktree" || mode == "isolated")
    }
}

impl Task {
    /// Tells whether it works in a worktree of its own. One whose rules cannot be read does not work at all.
    pub fn in_worktree(&self) -> bool {
        Rules::read(&self.work).is_ok_and(|rules| rules.in_worktree())
    }

    /// Says in the text of `workflow.md` where the task works.
    pub fn work_in(&mut self, worktree: bool) {
        let mode = if worktree { "worktree" } else { "project" };
        self.work = head::edit(&self.work, &[("workspace", Some(mode.to_owned()))]);
    }

    /// Returns what the agent is told.
    pub fn prompt(&self) -> String {
        let body = head::split(&self.work).map_or(&*self.work, |(_, body)| body);
        let mut out = String::new();
        let mut rest = body;
        while let Some((before, after)) = rest.split_once("{{") {
            out.push_str(before);
            let value = after.split_once("}}").and_then(|(name, after)| {
                let value = match name.trim() {
                    "task.id" => &self.id,
                    "task.title" => &self.title,
                    "task.description" => &self.description,
                    _ => return None,
                };
                Some((value, after))
            });
            match value {
                Some((value, after)) => {
                    out.push_str(value);
                    rest = after;
                }
                None => {
                    out.push_str("{{");
                    rest = after;
                }
            }
        }
        out.push_str(rest);
        match out.trim() {
            "" => self.description.clone(),
            text => text.to_owned(),
        }
    }

    /// Lists the members of the head that differ from those of `old`.
    fn changes(&self, old: &Self) -> Vec<(&'static str, Option<String>)> {
        let text = |text: &Option<String>| Some(text.as_deref().map_or("null".to_owned(), quoted));
        let mut out = Vec::new();
        let mut add = |differs: bool, name, value| {
            if differs {
                out.push((name, value));
            }
        };
        add(self.id != old.id, "id", Some(quoted(&self.id)));
        add(self.title != old.title, "title", Some(quoted(&self.title)));
        let status = Some(self.status.clone());
        add(self.status != old.status, "status", status);
        let optional = [
            ("created_at", &self.created_at, &old.created_at),
            ("updated_at", &self.updated_at, &old.updated_at),
            ("thread_id", &self.thread, &old.thread),
            ("agent_summary", &self.summary, &old.summary),
            ("next_run_at", &self.next_run_at, &old.next_run_at),
            (
                "approval_policy",
                &self.approval_policy,
                &old.approval_policy,
            ),
            ("agent_profile_id", &self.profile, &old.profile),
            ("template_id", &self.template, &old.template),
        ];
        for (name, new, old) in optional {
            add(new != old, name, text(new));
        }
        let schedule = self.schedule.as_ref().map(plan);
        add(self.schedule != old.schedule, "schedule", schedule);
        let binding = self.binding.as_ref().map(|binding| {
            let (thread, mode) = (quoted(&binding.thread_id), quoted(&binding.mode));
            format!("\n  thread_id: {thread}\n  mode: {mode}")
        });
        add(self.binding != old.binding, "thread_binding", binding);
        out
    }
}

/// Returns the folder of tasks.
pub fn root(folders: &Folders) -> PathBuf {
    folders.own.join(FOLDER)
}

/// Returns the file of a task.
pub fn file(folders: &Folders, id: &str) -> PathBuf {
    root(folders).join(id).join(FILE)
}

/// Returns the ids of the tasks, by name. Links are left out: what they point to is not part of the workspace. Blocks.
///
/// Errors: the folder cannot be read.
pub fn ids(folders: &Folders) -> Result<Vec<String>, Error> {
    let root = root(folders);
    if root.is_symlink() {
        return Ok(Vec::new());
    }
    let entries = match fs::read_dir(&root) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(Error::io(&root, error)),
    };
    let names = entries.flatten();
    let mut ids: Vec<String> = names
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|id| is_plain(id))
        .collect();
    ids.sort_unstable();
    Ok(ids)
}

/// Returns the folder of a task, if it is one.
fn folder(folders: &Folders, id: &str) -> Option<PathBuf> {
    let folder = root(folders).join(id);
    let is_own = is_plain(id) && !root(folders).is_symlink() && !folder.is_symlink();
    (is_own && folder.is_dir()).then_some(folder)
}

/// Reads a task; `None` if there is none. Blocks.
///
/// Errors: a file cannot be read, or has another form.
pub fn read(folders: &Folders, id: &str) -> Result<Option<Task>, Error> {
    Ok(load(folders, id)?.map(|(task, _)| task))
}

fn load(folders: &Folders, id: &str) -> Result<Option<(Task, String)>, Error> {
    let Some(folder) = folder(folders, id) else {
        return Ok(None);
    };
    let path = folder.join(FILE);
    let Some(text) = read_small(folders, &path)? else {
        return Ok(None);
    };
    let mut task = parse(id, &text).map_err(|problem| Error::malformed(&path, problem))?;
    let work = read_small(folders, &folder.join(WORK))?;
    task.work = work.unwrap_or_else(|| DEFAULT_WORK.to_owned());
    Ok(Some((task, text)))
}

fn read_small(folders: &Folders, path: &Path) -> Result<Option<String>, Error> {
    let text = read_file(&folders.own, path)?;
    match text.as_ref().is_some_and(|text| text.len() > MAX_TEXT) {
        true => {
            let problem = format!("the file has more than {MAX_TEXT} bytes");
            Err(Error::malformed(path, problem))
        }
        false => Ok(text),
    }
}

fn parse(id: &str, text: &str) -> Result<Task, String> {
    let missing = "the file does not begin with a head between two lines of three dashes";
    let (head, body) = head::split(text).ok_or(missing)?;
    let head: Option<Head> = serde_yaml_ng::from_str(head).map_err(|error| error.to_string())?;
    let head = head.unwrap_or_default();
    let some = |text: Option<String>| text.filter(|text| !text.trim().is_empty());
    Ok(Task {
        id: id.to_owned(),
        title: some(head.title).unwrap_or_else(|| id.to_owned()),
        description: body.trim().to_owned(),
        status: some(head.status).unwrap_or_else(|| "pending".to_owned()),
        created_at: some(head.created_at),
        updated_at: some(head.updated_at),
        thread: some(head.thread_id),
        summary: some(head.agent_summary),
        approval_policy: some(head.approval_policy),
        profile: some(head.agent_profile_id),
        template: some(head.template_id),
        schedule: head.schedule.and_then(Plan::schedule),
        binding: (head.thread_binding).filter(|binding| !binding.thread_id.is_empty()),
        next_run_at: some(head.next_run_at),
        work: String::new(),
    })
}

/// Stores a new task, and tells whether its id was free. Blocks.
///
/// Errors: the files cannot be written; nothing is left of them then.
pub fn create(folders: &Folders, task: &Task) -> Result<bool, Error> {
    let root = root(folders);
    if root.is_symlink() {
        let error = io::Error::other("the folder is a link");
        return Err(Error::io(&root, error));
    }
    fs::create_dir_all(&root).map_err(|error| Error::io(&root, error))?;
    let folder = root.join(&task.id);
    match fs::create_dir(&folder) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
        Err(error) => return Err(Error::io(&folder, error)),
    }
    let body = format!("\n{}\n", task.description.trim());
    let text = head::edit(&body, &task.changes(&Task::default()));
    // A task counts from the moment in which `task.md` is there.
    let written = write(&folders.own, &folder.join(WORK), &task.work)
        .and_then(|()| write(&folders.own, &folder.join(FILE), &text));
    written.inspect_err(|_| {
        let _ = fs::remove_dir_all(&folder);
    })?;
    Ok(true)
}

/// Changes the state of a task; `None` if there is none. What the change leaves as it is stays as it is in the file.
/// Blocks.
///
/// Errors: as [`read`], or the file cannot be written; it stays as it is then.
pub fn change<T>(
    folders: &Folders,
    id: &str,
    change: impl FnOnce(&mut Task) -> T,
) -> Result<Option<T>, Error> {
    if folder(folders, id).is_none() {
        return Ok(None);
    }
    let _lock = lock_file(&folders.own, &folders.own.join(LOCK))?;
    let Some((old, text)) = load(folders, id)? else {
        return Ok(None);
    };
    let mut new = old.clone();
    let result = change(&mut new);
    let changes = new.changes(&old);
    if !changes.is_empty() {
        let path = file(folders, id);
        let text = head::edit(&text, &changes);
        // A head of another style cannot be changed line by line.
        let same = parse(id, &text).is_ok_and(|read| read.changes(&new).is_empty());
        if !same {
            return Err(Error::malformed(
                &path,
                "the head is not one member per line",
            ));
        }
        write(&folders.own, &path, &text)?;
    }
    Ok(Some(result))
}

/// Removes a task, and tells whether there was one. Blocks.
///
/// Errors: something in its folder cannot be removed.
pub fn remove(folders: &Folders, id: &str) -> Result<bool, Error> {
    let Some(folder) = folder(folders, id) else {
        return Ok(false);
    };
    let _lock = lock_file(&folders.own, &folders.own.join(LOCK))?;
    match fs::remove_dir_all(&folder) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(Error::io(&folder, error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_changed_in_place_and_stay_in_their_folder() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        assert!(ids(&folders).unwrap().is_empty());
        let path = file(&folders, "week");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let text = "---\n# by hand\ntitle: Week\nowner: me # kept\nschedule:\n  kind: daily\n  hour: 9\n  tz: Europe/Paris\nstatus: pending\n---\n\nSum up.\n";
        fs::write(&path, text).unwrap();
        let task = read(&folders, "week").unwrap().unwrap();
        assert_eq!(task.schedule.as_ref().unwrap().daily_hour, Some(9));
        assert_eq!(task.prompt(), "Sum up.");
        change(&folders, "week", |task| {
            task.status = "running".to_owned();
            task.summary = Some("a: \"b\"\n---\n".to_owned());
        })
        .unwrap()
        .unwrap();
        let new = fs::read_to_string(&path).unwrap();
        assert_eq!(
            new,
            text.replace(
                "pending\n",
                "running\nagent_summary: \"a: \\\"b\\\"\\n---\\n\"\n"
            )
        );
        fs::write(&path, "---\n{title: a}\n---\n").unwrap();
        assert!(change(&folders, "week", |task| task.status = "failed".to_owned()).is_err());
        fs::write(&path, "---\ntitle: [\n---\n").unwrap();
        assert!(read(&folders, "week").is_err());
        for id in ["", "..", "a/b", ".x", "none"] {
            assert_eq!(read(&folders, id).unwrap(), None, "{id}");
            assert!(!remove(&folders, id).unwrap(), "{id}");
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(home.path(), root(&folders).join("link")).unwrap();
            assert_eq!(ids(&folders).unwrap(), ["week"]);
            assert!(!remove(&folders, "link").unwrap());
        }
        assert!(remove(&folders, "week").unwrap());
        assert!(home.path().is_dir());
    }

    #[test]
    fn what_is_created_is_read_back_and_the_work_names_the_task() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::with_user(home.path(), None);
        let mut task = Task {
            id: "a".to_owned(),
            title: "A: \"x\"".to_owned(),
            description: "Do it.".to_owned(),
            status: "pending".to_owned(),
            created_at: Some("2026-06-01T09:00:00Z".to_owned()),
            schedule: Some(Schedule {
                kind: "every".to_owned(),
                every_ms: Some(5),
                ..Schedule::default()
            }),
            binding: Some(Binding {
                thread_id: "t".to_owned(),
                mode: "run-in-thread".to_owned(),
            }),
            work: "{{task.title}}: {{ task.description }} {{ x }} {{".to_owned(),
            ..Task::default()
        };
        task.work_in(true);
        assert!(create(&folders, &task).unwrap());
        assert!(!create(&folders, &task).unwrap());
        let read = read(&folders, "a").unwrap().unwrap();
        assert_eq!(read, task);
        assert!(read.in_worktree());
        assert_eq!(read.prompt(), "A: \"x\": Do it. {{ x }} {{");
    }
}
