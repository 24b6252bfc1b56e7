//! Ownership of a running turn when its process dies, is suspended, or loses the thread.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::Arc,
};

use tempfile::TempDir;
use threadwire_engine::{
    AnswerSet, Cursor, Directory, Error, Liveness, NewTurn, ProcessId, SqliteStore, Store,
    ThreadId, TurnQuery, TurnStatus,
};

use crate::support::{World, follow, run_turn};

/// Environment variable with the working folder of a process that runs a turn until it is killed.
const OWNER: &str = "THREADWIRE_TEST_OWNER";
/// Environment variable that makes this process also fork a child that never reaches exec.
const FORKS: &str = "THREADWIRE_TEST_FORKS";

/// Another process, which runs a turn.
struct Owner {
    child: Child,
    /// The forked child of the process lives until this is closed.
    _input: ChildStdin,
    thread: ThreadId,
    id: ProcessId,
}

impl Owner {
    fn start(folder: &TempDir, forks: bool) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["ownership::owner", "--exact", "--nocapture"])
            .env(OWNER, folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        if forks {
            command.env(FORKS, "1");
        }
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut word = |wanted: &str| {
            lines.by_ref().map(Result::unwrap).find_map(|line| {
                let (word, rest) = line.split_once(' ')?;
                (word == wanted).then(|| rest.to_owned())
            })
        };
        let id = word("process").unwrap().parse().unwrap();
        let thread = word("thread").unwrap().parse().unwrap();
        if forks {
            word("forked").unwrap();
        }
        Self {
            _input: child.stdin.take().unwrap(),
            child,
            thread,
            id,
        }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status().unwrap();
        assert!(sent.success());
    }

    /// Suspends the process. Waits until all its threads are stopped, because the signal takes effect with a delay.
    fn stop(&self) {
        self.signal("-STOP");
        let tasks = format!("/proc/{}/task", self.child.id());
        let is_stopped = |task: std::io::Result<fs::DirEntry>| {
            let stat = fs::read_to_string(task.unwrap().path().join("stat")).unwrap();
            let (_, state) = stat.rsplit_once(") ").unwrap();
            state.starts_with('T')
        };
        while !fs::read_dir(&tasks).unwrap().all(is_stopped) {
            std::thread::yield_now();
        }
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        // The process may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Not a test by itself: the body of the process that [`Owner`] starts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[expect(clippy::print_stdout, reason = "the parent reads it")]
#[expect(unsafe_code, reason = "a child that is held between fork and exec")]
async fn owner() {
    let Some(folder) = std::env::var_os(OWNER) else {
        return;
    };
    let path = Path::new(&folder).join("threads.db");
    let world = World::at(&path).await;
    let (thread, recorder) = world.followed_thread().await;
    thread.start_turn(NewTurn::text("wait")).await.unwrap();
    recorder.until("turn started").await;
    println!("\nprocess {}\nthread {}", world.process(), thread.id());
    if std::env::var_os(FORKS).is_some() {
        let mut command = Command::new("true");
        // Bypasses the buffer of standard output, which another thread may have locked at the fork.
        let said = std::fs::File::options()
            .append(true)
            .open("/proc/self/fd/1")
            .unwrap();
        let hold = move || {
            std::io::Write::write_all(&mut &said, b"\nforked child\n")?;
            let _ = std::fs::File::open("/proc/self/fd/0")?.read(&mut [0])?;
            Err(std::io::ErrorKind::Interrupted.into())
        };
        // SAFETY: the closure makes system calls only.
        unsafe { command.pre_exec(hold) };
        // Waits for the child, which waits for the end of standard input.
        let _ = command.spawn();
    }
    std::future::pending::<()>().await;
}

async fn status(world: &World, thread: ThreadId) -> TurnStatus {
    let turns = world.engine.turns(thread, TurnQuery::default()).await;
    turns.unwrap().data[0].turn.status
}

#[tokio::test]
async fn a_forked_child_of_a_dead_process_owns_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let mut owner = Owner::start(&folder, true);
    owner.kill();
    // The child still holds the socket and all open files.
    let store = SqliteStore::open(Some(&path)).unwrap();
    assert_eq!(store.liveness(owner.id).await.unwrap(), Liveness::Dead);
    let world = World::at(&path).await;
    assert!(store.running().await.unwrap().is_empty());
    assert_eq!(status(&world, owner.thread).await, TurnStatus::Interrupted);
    // The directory has no row and no socket of the dead process.
    assert_eq!(store.processes().await.unwrap(), [world.process()]);
    let sockets = std::fs::read_dir(folder.path().join("run")).unwrap();
    assert_eq!(sockets.count(), 1);
}

#[tokio::test]
async fn what_a_dead_process_ran_ends_although_another_one_lives() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let mut owner = Owner::start(&folder, false);
    let world = World::at(&path).await;
    let seen = world.engine.load_thread(owner.thread).await.unwrap();
    let recorder = follow(&seen, 1, AnswerSet::ALL, Cursor::Live).await;
    let unfollowed = Owner::start(&folder, false);

    // A running turn does not move to another process.
    assert_eq!(status(&world, owner.thread).await, TurnStatus::Running);
    let error = seen.start_turn(NewTurn::text("say mine")).await;
    let error = error.unwrap_err();
    assert!(matches!(error, Error::TurnInProgress(_)), "{error:?}");

    // A subscriber sees the end of the turn without a request.
    owner.kill();
    recorder.until("turn ended Interrupted").await;
    run_turn(&seen, "say mine").await;

    // A reader without a subscription sees the end, too.
    let thread = unfollowed.thread;
    assert_eq!(status(&world, thread).await, TurnStatus::Running);
    drop(unfollowed);
    // The liveness check of the last read may still run; then the closed connection tells.
    while status(&world, thread).await != TurnStatus::Interrupted {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_stopped_process_keeps_its_turn_for_a_while() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let owner = Owner::start(&folder, false);
    let store = SqliteStore::open(Some(&path)).unwrap();
    assert_eq!(store.liveness(owner.id).await.unwrap(), Liveness::Alive);
    owner.stop();
    assert_eq!(store.liveness(owner.id).await.unwrap(), Liveness::Silent);
    let world = World::at(&path).await;
    assert_eq!(status(&world, owner.thread).await, TurnStatus::Running);
    owner.signal("-CONT");
    assert_eq!(store.liveness(owner.id).await.unwrap(), Liveness::Alive);
    drop(owner);
    assert_eq!(
        store.liveness(world.process()).await.unwrap(),
        Liveness::Alive
    );
}

#[tokio::test]
async fn who_lost_a_thread_ends_its_turn_and_writes_nothing_more() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let first = World::at(&path).await;
    let (thread, recorder) = first.followed_thread().await;
    thread
        .start_turn(NewTurn::text("say kept\nbegin lost\ngate\nsay never"))
        .await
        .unwrap();
    recorder.until("delta \"lost\"").await;
    recorder.take();

    // Acts like a process that found the first one silent for longer than its term.
    let store = SqliteStore::open(Some(&path)).unwrap();
    let left = vec![(thread.id(), first.process())];
    store.interrupt(left).await.unwrap();
    let second = World::at(&path).await;
    let taken = second.engine.load_thread(thread.id()).await.unwrap();
    run_turn(&taken, "say taken").await;
    let stored = second.stored_events(thread.id()).await;

    recorder.until("turn ended Interrupted").await;
    first.agent.open_gate();
    let seen = recorder.lines();
    assert!(
        seen.iter()
            .any(|line| line.contains("another process took the thread over")),
        "{seen:#?}"
    );
    assert!(!seen.iter().any(|line| line.contains("never")), "{seen:#?}");
    recorder
        .until("turn ended Completed, last agent \"taken\"")
        .await;
    let ends = recorder.lines();
    let ends = ends
        .iter()
        .filter(|line| line.starts_with("turn ended Interrupted"));
    assert_eq!(ends.count(), 1, "its end is shown once");
    assert_eq!(second.stored_events(thread.id()).await, stored);
    run_turn(&thread, "say back").await;
}

#[tokio::test]
async fn a_home_with_a_long_path_has_a_directory_too() {
    let folder = tempfile::tempdir().unwrap();
    let long = folder.path().join("x".repeat(120));
    let path = long.join("threads.db");
    let world = World::at(&path).await;
    let other = SqliteStore::open(Some(&path)).unwrap();
    let process = world.process();
    assert_eq!(other.liveness(process).await.unwrap(), Liveness::Alive);
    let (thread, _) = world.followed_thread().await;
    thread.start_turn(NewTurn::text("wait")).await.unwrap();
    let id = thread.id();
    drop((thread, world));
    while other.liveness(process).await.unwrap() != Liveness::Dead {
        tokio::task::yield_now().await;
    }
    assert_eq!(
        status(&World::at(&path).await, id).await,
        TurnStatus::Interrupted
    );
}

#[tokio::test]
async fn many_processes_start_and_leave_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = Arc::new(folder.path().join("threads.db"));
    let starts: Vec<_> = (0..8)
        .map(|_| {
            let path = Arc::clone(&path);
            std::thread::spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread()
                    .enable_all()
                    .build()
                    .unwrap();
                runtime.block_on(async {
                    let world = World::at(&path).await;
                    let thread = world.thread().await;
                    run_turn(&thread, "say hello").await;
                    world.engine.shutdown().await;
                });
            })
        })
        .collect();
    for start in starts {
        start.join().unwrap();
    }
    let store = SqliteStore::open(Some(&path)).unwrap();
    assert_eq!(store.processes().await.unwrap(), []);
    assert!(store.running().await.unwrap().is_empty());
}
