//! Tests of tasks: what starts them, where they run, and what is left of their runs.

use std::{fs, process::Command};

use threadwire_engine::{ApprovalPolicy, NewTurn, SandboxPolicy, ThreadId, ThreadStatus};
use threadwire_host::{
    HostEventKind, Schedule,
    schedule::{NewTask, ScheduleError},
};
use threadwire_workspace::craft::{jobs, tasks::Binding, templates::Template};

use super::{PATIENCE, Process, START, World};

impl World {
    fn task(&self, id: &str, head: &str) {
        let folder = self.path().join(".craft/tasks").join(id);
        fs::create_dir_all(&folder).unwrap();
        let text = format!("---\n# by hand\n{head}\n---\n\nGo on.\n");
        fs::write(folder.join("task.md"), text).unwrap();
    }

    fn text(&self, id: &str) -> String {
        let folder = self.path().join(".craft/tasks").join(id);
        fs::read_to_string(folder.join("task.md")).unwrap()
    }
}

impl Process {
    /// Waits until a task has this status, and returns its thread and its summary.
    async fn until(&mut self, id: &str, status: &str) -> (Option<String>, Option<String>) {
        loop {
            let told = tokio::time::timeout(PATIENCE, self.told.recv()).await;
            if let HostEventKind::TaskChanged { task, .. } = told.unwrap().unwrap()
                && task.task.id == id
                && task.task.status == status
            {
                return (task.task.thread.clone(), task.task.summary.clone());
            }
        }
    }

    /// Makes a thread of the workspace.
    async fn thread(&mut self, world: &World) -> ThreadId {
        let made = self.schedule.create_task(new("Other")).await.unwrap();
        world.gate.add_permits(1);
        let (thread, _) = self.until(&made.task.id, "completed").await;
        thread.unwrap().parse().unwrap()
    }
}

fn new(title: &str) -> NewTask {
    NewTask {
        title: title.to_owned(),
        description: "Do it.".to_owned(),
        ..NewTask::default()
    }
}

fn bound(thread: ThreadId) -> Option<Binding> {
    Some(Binding {
        thread_id: thread.to_string(),
        mode: "run-in-thread".to_owned(),
    })
}

fn every(ms: i64) -> Option<jobs::Schedule> {
    Some(jobs::Schedule {
        kind: "every".to_owned(),
        every_ms: Some(ms),
        ..jobs::Schedule::default()
    })
}

#[tokio::test]
async fn a_task_that_another_program_writes_runs_once_and_keeps_its_text() {
    let world = World::new(&[]);
    world.gate.add_permits(10);
    let mut process = world.process_with(Schedule::start).await;
    world.task("hand", "title: By hand\nowner: me # kept");
    let (thread, summary) = process.until("hand", "completed").await;
    assert!(thread.is_some() && summary.unwrap().contains("Go on."));
    let text = world.text("hand");
    assert!(
        text.starts_with("---\n# by hand\ntitle: By hand\nowner: me # kept\n"),
        "{text}"
    );
    assert!(text.ends_with("---\n\nGo on.\n"), "{text}");
    // It runs again when its file says so.
    fs::write(
        world.path().join(".craft/tasks/hand/task.md"),
        text.replace("status: completed", "status: pending"),
    )
    .unwrap();
    let (again, _) = process.until("hand", "completed").await;
    assert_ne!(again, thread);
    process.vanish().await;
}

#[tokio::test]
async fn an_edit_by_hand_is_told_once_and_what_clients_and_runs_change_is_no_edit() {
    let world = World::new(&[]);
    world.gate.add_permits(10);
    let mut process = world.process().await;
    let plan = |title: &str| format!("title: {title}\nschedule:\n  kind: weekly\n  hour: 9");
    world.task("hand", &plan("One"));
    process.schedule.look().await;
    let made = process.schedule.create_task(NewTask {
        schedule: every(60_000),
        ..new("Mine")
    });
    let id = made.await.unwrap().task.id;
    process.schedule.look().await;
    world.task("hand", &plan("Two"));
    world.task("later", &plan("Three"));
    for _ in 0..2 {
        process.schedule.look().await;
    }
    process.schedule.run_task(&id).await.unwrap();
    let mut told = Vec::new();
    while told.len() < 5 {
        let next = tokio::time::timeout(PATIENCE, process.told.recv()).await;
        if let HostEventKind::TaskChanged { task, .. } = next.unwrap().unwrap() {
            told.push(format!("{} {}", task.task.title, task.task.status));
        }
    }
    let expected = [
        "Mine pending",
        "Two pending",
        "Three pending",
        "Mine running",
        "Mine pending",
    ];
    assert_eq!(told, expected);
    process.schedule.look().await;
    while let Ok(kind) = process.told.try_recv() {
        assert!(!matches!(kind, HostEventKind::TaskChanged { .. }));
    }
    process.vanish().await;
}

#[tokio::test]
async fn tasks_of_a_workspace_that_nobody_trusts_run_on_request_only() {
    let world = World::new(&[]);
    fs::write(world.path().join("config.toml"), "").unwrap();
    world.gate.add_permits(10);
    world.task("once", "title: Once");
    world.task("again", "schedule:\n  kind: every\n  every_ms: 1");
    let mut process = world.process().await;
    for _ in 0..3 {
        assert_eq!(process.schedule.look().await, None);
    }
    assert!(process.engine.loaded_threads().is_empty());
    process.schedule.run_task("once").await.unwrap();
    process.until("once", "completed").await;
    // A client that makes a task asks for its run.
    let made = process.schedule.create_task(new("Mine")).await.unwrap();
    process.until(&made.task.id, "completed").await;
    process.vanish().await;
}

#[tokio::test]
async fn a_task_with_a_schedule_waits_for_its_next_run() {
    let world = World::new(&[]);
    world.gate.add_permits(10);
    let mut process = world.process().await;
    let made = process.schedule.create_task(NewTask {
        schedule: every(60_000),
        ..new("Each minute")
    });
    let id = made.await.unwrap().task.id;
    assert!(id.starts_with("each-minute-"), "{id}");
    assert_eq!(process.schedule.look().await, Some(*START + 60_000));
    world.later(60_000);
    process.schedule.look().await;
    process.until(&id, "running").await;
    process.until(&id, "pending").await;
    let again = process.schedule.create_task(NewTask {
        schedule: every(60_000),
        ..new("Each minute")
    });
    // The id has the time in seconds, which has gone on.
    again.await.unwrap();
    assert_eq!(process.schedule.tasks().await.unwrap().len(), 2);
    let taken = process.schedule.create_task(NewTask {
        schedule: every(60_000),
        ..new("Each minute")
    });
    assert!(matches!(taken.await, Err(ScheduleError::Exists(_))));
    process.vanish().await;
}

#[tokio::test]
async fn a_task_runs_once_among_several_processes_and_a_run_that_was_left_fails() {
    let world = World::new(&[]);
    world.task("a", "title: A");
    let process = world.process().await;
    let other = world.process().await;
    for _ in 0..3 {
        tokio::join!(process.schedule.look(), other.schedule.look());
    }
    let threads = || process.engine.loaded_threads().len() + other.engine.loaded_threads().len();
    while threads() == 0 {
        tokio::task::yield_now().await;
    }
    assert!(matches!(
        other.schedule.run_task("a").await,
        Err(ScheduleError::Busy)
    ));
    assert!(matches!(
        process.schedule.run_task("a").await,
        Err(ScheduleError::Busy)
    ));
    process.vanish().await;
    other.vanish().await;

    let mut next = world.process().await;
    world.later(3_600_000);
    next.schedule.look().await;
    assert!(
        world.text("a").contains("status: failed"),
        "{}",
        world.text("a")
    );
    next.schedule.look().await;
    assert!(next.engine.loaded_threads().is_empty());
    // The state `running` that came with a file counts for nothing.
    world.task("b", "status: running");
    next.schedule.look().await;
    let (_, summary) = next.until("b", "failed").await;
    assert_eq!(summary.unwrap(), "The run was cut off.");
    next.vanish().await;
}

#[tokio::test]
async fn a_task_that_goes_during_its_run_does_not_come_back() {
    let world = World::new(&[]);
    world.task("a", "title: A");
    world.task("b", "title: B");
    let mut process = world.process().await;
    process.schedule.look().await;
    while process.engine.loaded_threads().len() < 2 {
        tokio::task::yield_now().await;
    }
    process.schedule.delete_task("a").await.unwrap();
    assert!(matches!(
        process.schedule.delete_task("a").await,
        Err(ScheduleError::NotFound(_))
    ));
    fs::remove_dir_all(world.path().join(".craft/tasks/b")).unwrap();
    process.until("a", "running").await;
    world.gate.add_permits(2);
    process.schedule.stop();
    process.schedule.finished().await;
    assert_eq!(
        fs::read_dir(world.path().join(".craft/tasks"))
            .unwrap()
            .count(),
        0
    );
    process.engine.shutdown().await;
}

#[tokio::test]
async fn a_task_whose_run_cannot_be_looked_up_is_not_deleted() {
    let world = World::new(&[]);
    world.task("a", "title: A");
    let process = world.process().await;
    // It closes the store, too.
    process.engine.shutdown().await;
    process.schedule.delete_task("a").await.unwrap_err();
    assert!(world.path().join(".craft/tasks/a/task.md").exists());
}

#[tokio::test]
async fn a_bound_task_runs_in_its_thread_when_that_is_free() {
    let world = World::new(&[]);
    let mut process = world.process().await;
    let thread = process.thread(&world).await;
    let made = process.schedule.create_task(NewTask {
        schedule: every(60_000),
        binding: bound(thread),
        ..new("Bound")
    });
    let id = made.await.unwrap().task.id;
    let handle = process.engine.load_thread(thread).await.unwrap();
    handle.start_turn(NewTurn::text("busy")).await.unwrap();
    assert!(matches!(
        process.schedule.run_task(&id).await,
        Err(ScheduleError::Busy)
    ));
    world.later(60_000);
    assert_eq!(process.schedule.look().await, Some(*START + 70_000));
    world.gate.add_permits(2);
    while matches!(
        process.engine.status(thread).await,
        Some(ThreadStatus::Active { .. })
    ) {
        tokio::task::yield_now().await;
    }
    process.schedule.look().await;
    let (ran, summary) = process.until(&id, "pending").await;
    let (ran, summary) = match summary {
        Some(summary) => (ran, summary),
        None => {
            let (ran, summary) = process.until(&id, "pending").await;
            (ran, summary.unwrap())
        }
    };
    assert_eq!(ran, Some(thread.to_string()));
    assert!(summary.contains("Do it."), "{summary}");
    assert_eq!(process.engine.loaded_threads().len(), 1);
    process.engine.archive_thread(thread).await.unwrap();
    assert!(matches!(
        process.schedule.run_task(&id).await,
        Err(ScheduleError::Binding(_))
    ));
    for wrong in [
        thread.to_string(),
        ThreadId::new().to_string(),
        "x".to_owned(),
    ] {
        let binding = Binding {
            thread_id: wrong,
            mode: "run-in-thread".to_owned(),
        };
        assert!(matches!(
            process.schedule.bind_task(&id, Some(binding)).await,
            Err(ScheduleError::Binding(_))
        ));
    }
    let free = process.schedule.bind_task(&id, None).await.unwrap();
    assert_eq!(free.task.binding, None);
    process.vanish().await;
}

#[tokio::test]
async fn full_access_needs_the_word_of_a_client_for_the_same_text() {
    let world = World::new(&[]);
    let config = fs::read_to_string(world.path().join("config.toml")).unwrap();
    let config = format!("sandbox_mode = \"workspace-write\"\n{config}");
    fs::write(world.path().join("config.toml"), config).unwrap();
    world.gate.add_permits(10);
    let mut process = world.process().await;
    world.task("file", "approval_policy: fullAuto");
    let made = process.schedule.create_task(NewTask {
        approval_policy: Some("fullAuto".to_owned()),
        ..new("Client")
    });
    let id = made.await.unwrap().task.id;
    let ran = |process: &Process, thread: Option<String>| {
        let engine = process.engine.clone();
        async move {
            let thread = engine
                .thread(thread.unwrap().parse().unwrap())
                .await
                .unwrap();
            assert_eq!(thread.settings.approval, ApprovalPolicy::Never);
            thread.settings.sandbox == SandboxPolicy::DangerFullAccess
        }
    };
    let (thread, _) = process.until(&id, "completed").await;
    assert!(ran(&process, thread).await);
    process.schedule.run_task("file").await.unwrap();
    let (thread, _) = process.until("file", "completed").await;
    assert!(!ran(&process, thread).await);
    // Another text is not what the client wanted.
    let path = world.path().join(".craft/tasks").join(&id).join("task.md");
    let text = fs::read_to_string(&path)
        .unwrap()
        .replace("Do it.", "Do more.");
    fs::write(&path, text).unwrap();
    process.schedule.run_task(&id).await.unwrap();
    let (thread, _) = process.until(&id, "completed").await;
    assert!(!ran(&process, thread).await);
    process.vanish().await;
}

#[tokio::test]
async fn a_task_keeps_a_worktree_until_it_is_discarded() {
    let world = World::new(&[]);
    world.gate.add_permits(10);
    let git = |line: &str| {
        let identity = ["-c", "user.name=n", "-c", "user.email=e@example.com"];
        let mut git = Command::new("git");
        git.args(identity.into_iter().chain(line.split(' ')));
        assert!(
            git.current_dir(world.path()).status().unwrap().success(),
            "{line}"
        );
    };
    let mut process = world.process().await;
    let wanted = || NewTask {
        worktree: Some(true),
        ..new("Aside")
    };
    let made = process.schedule.create_task(wanted()).await.unwrap();
    let id = made.task.id;
    let (_, summary) = process.until(&id, "failed").await;
    assert!(summary.is_some(), "there is no repository");
    git("init --quiet .");
    git("commit --quiet --allow-empty -m first");
    for _ in 0..2 {
        process.schedule.run_task(&id).await.unwrap();
        process.until(&id, "completed").await;
    }
    let state = process.schedule.task(&id).await.unwrap();
    let worktree = state.worktree.unwrap();
    let thread = state.task.thread.unwrap().parse().unwrap();
    let thread = process.engine.thread(thread).await.unwrap();
    assert_eq!(thread.settings.cwd.display().to_string(), worktree.path);
    assert_eq!(thread.workspace(), world.path());
    let folders = world.path().join(".craft/worktrees");
    assert_eq!(fs::read_dir(&folders).unwrap().count(), 1);
    let left = process.schedule.discard_worktree(&id).await.unwrap();
    assert_eq!(left.worktree, None);
    assert_eq!(fs::read_dir(&folders).unwrap().count(), 0);
    process.schedule.discard_worktree(&id).await.unwrap();
    process.vanish().await;
}

#[tokio::test]
async fn what_clients_are_told_of_wrong_tasks() {
    let world = World::new(&[]);
    let process = world.process().await;
    let schedule = &process.schedule;
    fs::create_dir_all(world.path().join(".craft/other")).unwrap();
    for id in ["", "none", "..", "../other", ".heartbeat", "a/b"] {
        let unknown = |error: ScheduleError| matches!(error, ScheduleError::NotFound(_));
        assert!(unknown(schedule.task(id).await.unwrap_err()), "{id}");
        assert!(unknown(schedule.run_task(id).await.unwrap_err()), "{id}");
        assert!(unknown(schedule.delete_task(id).await.unwrap_err()), "{id}");
        assert!(
            unknown(schedule.bind_task(id, None).await.unwrap_err()),
            "{id}"
        );
        assert!(
            unknown(schedule.discard_worktree(id).await.unwrap_err()),
            "{id}"
        );
    }
    assert!(world.path().join(".craft/other").is_dir());
    world.task("broken", "title: [");
    assert!(matches!(
        schedule.task("broken").await,
        Err(ScheduleError::File(_))
    ));
    assert!(schedule.tasks().await.unwrap().is_empty());
    schedule.look().await;
    schedule.delete_task("broken").await.unwrap();
    let wrong = [
        new(" "),
        new(&"x".repeat(201)),
        NewTask {
            description: String::new(),
            ..new("a")
        },
        NewTask {
            approval_policy: Some("all".to_owned()),
            ..new("a")
        },
        NewTask {
            schedule: every(0),
            ..new("a")
        },
        NewTask {
            template: Some("../x".to_owned()),
            ..new("a")
        },
        NewTask {
            profile: Some("nobody".to_owned()),
            ..new("a")
        },
    ];
    for wrong in wrong {
        let refused = schedule.create_task(wrong).await;
        assert!(matches!(refused, Err(ScheduleError::Invalid { .. })));
    }
    let template = |title: &str, work: &str| Template {
        title: title.to_owned(),
        work: work.to_owned(),
        ..Template::default()
    };
    for (id, title, work) in [
        ("../x", "t", "w"),
        ("run-tests", "t", "w"),
        ("", "t", "w"),
        ("x", "", "w"),
        ("x", "t", " "),
    ] {
        let refused = schedule
            .save_template(Some(id.to_owned()), template(title, work))
            .await;
        assert!(
            matches!(refused, Err(ScheduleError::Invalid { .. })),
            "{id}"
        );
    }
    assert!(schedule.delete_template("../x").await.is_err());
    let made = schedule
        .save_template(None, template("t", "w"))
        .await
        .unwrap();
    assert!(made.id.starts_with("user-"));
    let task = schedule.create_task(NewTask {
        title: String::new(),
        description: String::new(),
        template: Some(made.id.clone()),
        schedule: every(1000),
        ..NewTask::default()
    });
    assert_eq!(task.await.unwrap().task.title, "t");
    schedule.delete_template(&made.id).await.unwrap();
    assert!(
        !world
            .path()
            .join(".craft/automations/templates")
            .join(made.id)
            .exists()
    );
    process.vanish().await;
}
