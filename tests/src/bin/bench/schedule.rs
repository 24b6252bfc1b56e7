//! Measures scheduled jobs: how late they start, and what many of them cost while none runs.

use std::{
    path::Path,
    time::{Duration, SystemTime},
};

use serde_json::{Value, json};

use super::{Figure, Server, at_most, home, ms};

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// Measures a thousand jobs, of which 200 become due one after another, beside one that takes longer than all of these.
pub(super) fn schedule(binary: &Path) -> Vec<Figure> {
    const JOBS: i64 = 1000;
    const RUNS: i64 = 200;
    const APART: i64 = 50;
    const IDLE: Duration = Duration::from_secs(10);
    let folder = home();
    let begin = now() + 3000;
    let jobs: Vec<Value> = (0..JOBS)
        .map(|number| {
            let due = match number < RUNS {
                true => begin + APART * number,
                false => begin + DAY,
            };
            job(&format!("job{number}"), due, "say: done")
        })
        .chain([job("slow", begin, "wait: 600s")])
        .collect();
    write(folder.path(), &jobs);
    let mut server = Server::start(binary, folder.path());
    let mut late = Vec::new();
    while late.len() < usize::try_from(RUNS).unwrap_or_default() {
        let message = server.message();
        let at = now();
        let name = message["params"]["thread"]["name"].as_str();
        let number = name.and_then(|name| name.strip_prefix("job")?.parse::<i64>().ok());
        if let Some(number) = number.filter(|_| message["method"] == "thread/started") {
            late.push(at - begin - APART * number);
        }
    }
    late.sort_unstable();
    let place = |percent: usize| late[(late.len() - 1) * percent / 100] as f64;
    // The last runs end, and the memory that they used is given back.
    std::thread::sleep(Duration::from_secs(4));
    let before = server.cpu();
    std::thread::sleep(IDLE);
    let idle = server.cpu().saturating_sub(before);
    vec![
        at_most("start of a job after its time p50", "ms", place(50), 10.0),
        at_most("start of a job after its time p99", "ms", place(99), 50.0),
        at_most("CPU of ten idle seconds, 1,000 jobs", "ms", ms(idle), 1.0),
    ]
}

fn job(name: &str, due: i64, message: &str) -> Value {
    json!({
        "Id": name, "Name": name, "Enabled": true,
        "Schedule": { "Kind": "every", "EveryMs": DAY },
        "Payload": { "Message": message, "Deliver": true },
        "State": { "NextRunAtMs": due },
        "CreatedAtMs": due - DAY,
    })
}

/// Writes the jobs of a workspace that the user trusts.
fn write(folder: &Path, jobs: &[Value]) {
    let cron = folder.join(".craft/cron");
    std::fs::create_dir_all(&cron).expect("a folder");
    let jobs = json!({ "Version": 1, "Jobs": jobs });
    let text = serde_json::to_string_pretty(&jobs).expect("JSON");
    std::fs::write(cron.join("jobs.json"), text).expect("a file");
    let folder = folder.canonicalize().expect("a folder");
    let trust = format!("[projects.{folder:?}]\ntrust_level = \"trusted\"\n");
    std::fs::write(folder.join("config.toml"), trust).expect("a configuration");
}

/// Returns the time, in milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
