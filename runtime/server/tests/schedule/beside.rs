//! Tests of which runs of jobs are beside each other, and which follow one another.

use std::sync::atomic::Ordering;

use serde_json::json;

use super::{START, World, job, ok};

#[tokio::test]
async fn a_job_that_takes_long_holds_up_no_other_one() {
    let never = json!({ "Message": "never", "Deliver": true });
    let world = World::new(&[
        job("slow", "every", Some(*START), json!({ "Payload": never })),
        job("quick", "every", Some(*START + 1000), json!({})),
    ]);
    world.gate.add_permits(10);
    let mut process = world.process().await;
    process.schedule.look().await;
    world.running.reaches(1).await;
    // It is asked for, too, and waits for its turn; jobs that are due do not.
    process.schedule.run("slow").await.unwrap();
    world.later(1000);
    process.schedule.look().await;
    assert_eq!(process.changed().await, ok("quick", false));
    world.later(60_000);
    process.schedule.look().await;
    assert_eq!(process.changed().await, ok("quick", false));
    process.vanish().await;
}

#[tokio::test]
async fn jobs_that_are_due_at_once_run_beside_each_other_up_to_a_limit() {
    const LIMIT: usize = 64;
    let ids: Vec<String> = (0..100).map(|number| format!("job{number:03}")).collect();
    let jobs = ids.iter().map(|id| job(id, "at", Some(*START), json!({})));
    let world = World::new(&jobs.collect::<Vec<_>>());
    let mut process = world.process().await;
    process.schedule.look().await;
    world.running.reaches(LIMIT).await;
    assert_eq!(world.jobs().len(), 100);
    world.gate.add_permits(100);
    let mut told = Vec::new();
    while told.len() < 100 {
        told.push(process.changed().await);
    }
    told.sort();
    let all: Vec<_> = ids.iter().map(|id| ok(id, true)).collect();
    assert_eq!(told, all);
    assert!(world.jobs().is_empty());
    assert_eq!(world.running.most.load(Ordering::SeqCst), LIMIT);
    process.vanish().await;
}

#[tokio::test]
async fn runs_that_clients_ask_for_follow_one_another() {
    let world = World::new(&[
        job("a", "every", Some(*START + 900_000), json!({})),
        job("b", "every", Some(*START + 900_000), json!({})),
    ]);
    let mut process = world.process().await;
    for id in ["a", "b", "a"] {
        process.schedule.run(id).await.unwrap();
    }
    world.running.reaches(1).await;
    world.gate.add_permits(10);
    for id in ["a", "b", "a"] {
        assert_eq!(process.changed().await, ok(id, false));
    }
    assert_eq!(world.running.most.load(Ordering::SeqCst), 1);
    assert_eq!(world.gate.available_permits(), 7);
    process.vanish().await;
}
