//! Tests of dreams: what starts them, what they leave, and what clients decide.

use std::fs;

use threadwire_host::{
    HostEventKind,
    schedule::{NewDream, NewTask, Review, ScheduleError},
};
use threadwire_workspace::craft::{dreams::Run, memory};

use super::{PATIENCE, Process, World};

/// What the agent answers.
pub(super) const MEMORY: &str =
    r#"{"index":"All of it.","topics":[{"name":"style","text":"Short."}]}"#;

impl World {
    fn dreaming(more: &str) -> Self {
        let world = Self::new(&[]);
        let config = format!("{{\"Dreams\": {{\"Enabled\": true{more}}}}}");
        fs::write(world.path().join(".craft/config.json"), config).unwrap();
        world
    }

    /// Lets turns end in threads of their own.
    async fn turns(&self, process: &mut Process, count: usize) {
        for number in 0..count {
            let made = process.schedule.create_task(NewTask {
                title: format!("T{count}{number}"),
                description: "Do it.".to_owned(),
                ..NewTask::default()
            });
            let id = made.await.unwrap().task.id;
            self.gate.add_permits(1);
            loop {
                let told = tokio::time::timeout(PATIENCE, process.told.recv()).await;
                if let HostEventKind::TaskChanged { task, .. } = told.unwrap().unwrap()
                    && task.task.id == id
                    && task.task.status == "completed"
                {
                    break;
                }
            }
        }
    }
}

impl Process {
    /// Waits for the end of the run under way, and returns the last one.
    async fn dreamt(&self) -> Run {
        let ended = async {
            loop {
                let status = self.schedule.dreams().await.unwrap();
                if !status.running {
                    return status.last.unwrap();
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, ended).await.unwrap()
    }

    async fn dream(&self) -> Run {
        let started = self.schedule.start_dream(NewDream::default(), "manual");
        started.await.unwrap()
    }
}

fn is_invalid<T>(result: Result<T, ScheduleError>) -> bool {
    matches!(result, Err(ScheduleError::Invalid { .. }))
}

#[tokio::test]
async fn the_result_of_a_dream_waits_for_a_decision() {
    let world = World::dreaming("");
    let mut process = world.process().await;
    assert_eq!(process.dream().await.status, "running");
    assert_eq!(
        process.dreamt().await.status,
        "skipped",
        "there is no thread"
    );
    world.turns(&mut process, 1).await;
    let run = process.dream().await;
    // While one is under way, no second one starts.
    assert_eq!(process.dream().await.id, run.id);
    assert!(is_invalid(
        process.schedule.review_dream(&run.id, Review::Apply).await
    ));
    assert!(is_invalid(
        process
            .schedule
            .review_dream(&run.id, Review::Archive)
            .await
    ));
    world.gate.add_permits(1);
    let run = process.dreamt().await;
    assert_eq!(
        (&*run.status, run.review_status.as_deref()),
        ("succeeded", Some("pending"))
    );
    assert_eq!(run.evidence_thread_ids.len(), 1);
    let own = world.path().join(".craft");
    assert_eq!(memory::beginning(&own, 1000), "", "nothing is in use");
    let preview = process.schedule.dream_preview(&run).await;
    assert!(preview.active.is_none());
    assert_eq!(preview.output.unwrap().1.topics[0].name, "style");
    let applied = process
        .schedule
        .review_dream(&run.id, Review::Apply)
        .await
        .unwrap();
    assert_eq!(applied.review_status.as_deref(), Some("applied"));
    let used = memory::beginning(&own, 1000);
    assert!(
        used.starts_with("All of it.") && used.contains("memory/style.md"),
        "{used}"
    );
    assert!(is_invalid(
        process
            .schedule
            .review_dream(&run.id, Review::Discard)
            .await
    ));
    process
        .schedule
        .review_dream(&run.id, Review::Archive)
        .await
        .unwrap();
    assert!(!process.schedule.dream_runs(false).await.contains(&applied));
    assert_eq!(process.schedule.dream_runs(true).await.len(), 2);
    process.vanish().await;
}

#[tokio::test]
async fn a_cancelled_dream_writes_nothing_and_one_that_was_left_fails() {
    let world = World::dreaming(", \"AutoApply\": true");
    let mut process = world.process().await;
    world.turns(&mut process, 1).await;
    let run = process.dream().await;
    let cancelled = process.schedule.cancel_dream(&run.id).await.unwrap();
    assert_eq!(cancelled.status, "canceled");
    world.gate.add_permits(1);
    assert_eq!(process.dreamt().await.status, "canceled");
    assert!(!world.path().join(".craft/dreams/stores").exists());
    let again = process.schedule.cancel_dream(&run.id).await.unwrap();
    assert_eq!(again, cancelled);

    world.later(1000);
    let other = world.process().await;
    world.gate.forget_permits(10);
    let run = process.dream().await;
    assert_eq!(other.dream().await.id, run.id);
    // What a process writes that ends in order is what it writes last; a killed one leaves this.
    process.schedule.stop();
    let file = world
        .path()
        .join(".craft/dreams/runs")
        .join(&run.id)
        .join("run.json");
    let left = fs::read_to_string(&file).unwrap();
    other.schedule.look().await;
    assert_eq!(
        other.schedule.dream(&run.id).await.unwrap().status,
        "running"
    );
    assert!(left.contains("running"));
    world.later(3_600_000);
    other.schedule.look().await;
    assert_eq!(
        other.schedule.dream(&run.id).await.unwrap().status,
        "failed"
    );
    assert!(!other.schedule.dreams().await.unwrap().running);
    process.vanish().await;
    assert_eq!(
        other.schedule.dream(&run.id).await.unwrap().status,
        "failed"
    );
    other.vanish().await;
}

#[tokio::test]
async fn dreams_come_by_themselves_after_enough_turns_where_the_user_trusts_the_project() {
    let world = World::dreaming(", \"AutoApply\": true, \"Interval\": \"01:00:00\"");
    let trust = fs::read_to_string(world.path().join("config.toml")).unwrap();
    fs::write(world.path().join("config.toml"), "").unwrap();
    let mut process = world.process().await;
    world.turns(&mut process, 4).await;
    process.schedule.look().await;
    assert!(process.schedule.dreams().await.unwrap().last.is_none());
    fs::write(world.path().join("config.toml"), trust).unwrap();
    process.schedule.look().await;
    assert!(process.schedule.dreams().await.unwrap().last.is_none());
    world.turns(&mut process, 1).await;
    world.gate.add_permits(1);
    // The turns ended by the clock of the machine.
    world.later(600_000);
    process.schedule.look().await;
    let run = process.dreamt().await;
    assert_eq!((&*run.status, run.auto_applied), ("succeeded", true));
    assert_eq!(run.trigger.as_deref(), Some("schedule"));
    assert!(process.schedule.active_dream().await.is_some());
    world.later(3_600_000);
    process.schedule.look().await;
    assert_eq!(process.dreamt().await.id, run.id, "no turn has come since");
    process.vanish().await;
}

#[tokio::test]
async fn what_clients_are_told_of_wrong_dreams() {
    let world = World::new(&[]);
    let process = world.process().await;
    let schedule = &process.schedule;
    assert_eq!(process.dream().await.status, "skipped", "dreams are off");
    for id in ["", "none", "..", "../runs"] {
        let unknown = |error: ScheduleError| matches!(error, ScheduleError::NotFound(_));
        assert!(unknown(schedule.dream(id).await.unwrap_err()), "{id}");
        assert!(
            unknown(schedule.cancel_dream(id).await.unwrap_err()),
            "{id}"
        );
        assert!(
            unknown(schedule.review_dream(id, Review::Apply).await.unwrap_err()),
            "{id}"
        );
    }
    let none = NewDream {
        lookback: Some(0),
        ..NewDream::default()
    };
    assert!(is_invalid(schedule.start_dream(none, "manual").await));
    let wrong = NewDream {
        threads: Some(vec!["x".to_owned()]),
        ..NewDream::default()
    };
    assert!(is_invalid(schedule.start_dream(wrong, "manual").await));
    let broken = world.path().join(".craft/dreams/runs/broken");
    fs::create_dir_all(&broken).unwrap();
    fs::write(broken.join("run.json"), "{").unwrap();
    assert!(matches!(
        schedule.dream("broken").await,
        Err(ScheduleError::File(_))
    ));
    assert_eq!(schedule.dream_runs(true).await.len(), 1);
    process.vanish().await;
}
