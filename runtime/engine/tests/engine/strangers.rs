//! Programs that connect to the socket of a process without being a process of the home, as a command in a sandbox that
//! has network access can.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    os::unix::net::{UnixListener, UnixStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};
use threadwire_engine::{Directory, Liveness, ProcessId, ProcessState, SqliteStore, inspect};

use crate::support::{World, meet, run_turn};

/// Environment variable with what another program does.
const STRANGER: &str = "THREADWIRE_TEST_STRANGER";

/// Runs [`stranger`] in a process of its own.
fn start(deed: &Value) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["strangers::stranger", "--exact", "--nocapture"])
        .env(STRANGER, deed.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Returns what a program hears, as it prints it.
fn heard(deed: &Value) -> String {
    let output = start(deed).wait_with_output().unwrap();
    let output = String::from_utf8(output.stdout).unwrap();
    let mut lines = output.lines();
    let line = lines.find_map(|line| line.strip_prefix("heard "));
    line.unwrap().to_owned()
}

/// Not a test by itself: the body of the process that [`start`] starts.
#[test]
#[expect(clippy::print_stdout, reason = "the parent reads it")]
fn stranger() {
    let Ok(deed) = std::env::var(STRANGER) else {
        return;
    };
    let deed: Value = serde_json::from_str(&deed).unwrap();
    let socket = deed["socket"].as_str().unwrap();
    if let Some(hello) = deed["listens"].as_str() {
        let listener = UnixListener::bind(socket).unwrap();
        println!("\nlistens");
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            stream.write_all(hello.as_bytes()).unwrap();
            std::thread::spawn(move || stream.read_to_end(&mut Vec::new()));
        }
    }
    let mut stream = UnixStream::connect(socket).unwrap();
    let mut frames = Vec::new();
    for message in deed["says"].as_array().unwrap() {
        let message = message.to_string();
        frames.extend(u32::try_from(message.len()).unwrap().to_le_bytes());
        frames.extend(message.as_bytes());
    }
    stream.write_all(&frames).unwrap();
    // Where it is served, it hears no end, and the test fails.
    let limit = Some(std::time::Duration::from_secs(60));
    stream.set_read_timeout(limit).unwrap();
    let mut heard = Vec::new();
    // The other end closes the connection, with or without reading all of it.
    let _ = stream.read_to_end(&mut heard);
    println!("\nheard {:?}", String::from_utf8_lossy(&heard));
}

fn socket(folder: &Path, process: ProcessId) -> PathBuf {
    folder.join("run").join(format!("{process}.sock"))
}

fn hello(process: ProcessId) -> Value {
    json!({"hello": {"protocol": 8, "program": "0.1.0", "process": process}})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_is_no_process_of_the_home_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let (world, other) = (World::at(&path).await, World::at(&path).await);
    let (thread, recorder) = world.followed_thread().await;
    let before = thread.latest().name.clone();
    for name in [ProcessId::new(), other.process(), world.process()] {
        let request = json!({"request": {
            "thread": thread.id(),
            "number": 1,
            "request": {"rename": "mine"},
            "cause": null,
        }});
        let heard = heard(&json!({
            "socket": socket(folder.path(), world.process()),
            "says": [hello(name), request],
        }));
        // All that it hears is what the liveness check says, without any frame.
        assert_eq!(
            heard,
            format!("{:?}", format!("threadwire 1 {}\n", world.process()))
        );
        assert_eq!(thread.latest().name, before);
    }
    // Processes of the home still work together.
    run_turn(&thread, "say on").await;
    recorder.until("turn ended Completed").await;
    meet(&world, &other).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_only_asks_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let world = World::at(&path).await;
    let heard = heard(&json!({
        "socket": socket(folder.path(), world.process()),
        "says": ["report"],
    }));
    assert!(heard.contains("threads"), "{heard}");
    let reports = inspect(&path).await.unwrap();
    assert!(matches!(reports[0].state, ProcessState::Running { .. }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_listens_in_the_place_of_a_process_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let world = World::at(&path).await;
    let place = socket(folder.path(), world.process());
    fs::remove_file(&place).unwrap();
    let mut child = start(&json!({
        "socket": place,
        "listens": format!("threadwire 1 {}\n", world.process()),
    }));
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    lines
        .find(|line| line.as_ref().unwrap() == "listens")
        .unwrap()
        .unwrap();
    let store = SqliteStore::open(Some(&path)).unwrap();
    let error = store.connect(world.process()).await.err().unwrap();
    assert_eq!(
        error.kind(),
        std::io::ErrorKind::PermissionDenied,
        "{error}"
    );
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(
        store.liveness(world.process()).await.unwrap(),
        Liveness::Dead
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_was_taken_for_dead_is_heard_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let (world, other) = (World::at(&path).await, World::at(&path).await);
    other.store.forget(world.process()).await.unwrap();
    world.store.connect(other.process()).await.unwrap();
    let registered = other.store.processes().await.unwrap();
    assert!(registered.contains(&world.process()));
}
