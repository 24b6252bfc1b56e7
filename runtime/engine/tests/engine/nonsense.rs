//! A home on which the socket of a process is answered by something else.

use std::{
    fs,
    io::{Read, Write},
    os::unix::{
        fs::PermissionsExt,
        net::{UnixListener, UnixStream},
    },
    path::Path,
};

use rustix::{
    process::{Uid, geteuid},
    thread::set_thread_res_uid,
};
use threadwire_engine::{Error, NewTurn, TurnQuery, TurnStatus};

use crate::support::{World, run_turn};

/// What answers on the socket of a process.
#[derive(Clone, Copy, Debug)]
enum Answer {
    /// Accepts connections and sends nothing.
    Nothing,
    /// Sends text of another protocol.
    Text,
    /// Sends the id of the process, and then text instead of frames.
    IdAndText,
    /// Sends the id of the process, and then the start of a frame that is longer than any frame.
    IdAndLength,
    /// Sends the id of the process and closes the connection.
    IdAndEnd,
    /// Sends the id of the process, and belongs to another user. Needs root.
    AnotherUser,
}

/// Replaces the socket of a process, and answers on it until the test ends.
fn replace_socket(folder: &Path, world: &World, answer: Answer) {
    let run = folder.join("run");
    let mut sockets = fs::read_dir(&run).unwrap();
    let socket = sockets.next().unwrap().unwrap().path();
    assert!(sockets.next().is_none(), "there is one process");
    fs::remove_file(&socket).unwrap();
    let hello = format!("threadwire 1 {}\n", world.process());
    let (bound, is_bound) = std::sync::mpsc::channel();
    for folder in [folder, &run] {
        fs::set_permissions(folder, fs::Permissions::from_mode(0o777)).unwrap();
    }
    std::thread::spawn(move || {
        if let Answer::AnotherUser = answer {
            // Changes the user of this thread only.
            let nobody = Uid::from_raw(65534);
            set_thread_res_uid(nobody, nobody, nobody).unwrap();
        }
        let listener = UnixListener::bind(&socket).unwrap();
        bound.send(()).unwrap();
        for stream in listener.incoming() {
            let hello = hello.clone();
            std::thread::spawn(move || send(stream.unwrap(), answer, &hello));
        }
    });
    is_bound.recv().unwrap();
}

/// Sends an answer. The other end may close the connection before it has read everything.
fn send(mut stream: UnixStream, answer: Answer, hello: &str) {
    let text = "HTTP/1.1 400 Bad Request\r\n\r\n".repeat(100);
    let sent = match answer {
        Answer::Nothing => Ok(()),
        Answer::AnotherUser => stream.write_all(hello.as_bytes()),
        Answer::Text => stream.write_all(text.as_bytes()),
        Answer::IdAndText => stream.write_all(format!("{hello}{text}").as_bytes()),
        Answer::IdAndLength => stream.write_all(&[hello.as_bytes(), &[0xff; 16]].concat()),
        Answer::IdAndEnd => {
            let _ = stream.write_all(hello.as_bytes());
            return;
        }
    };
    if sent.is_ok() {
        let _ = stream.read_to_end(&mut Vec::new());
    }
}

/// A thread that ran elsewhere is read and goes on, whatever answers for the process that ran it.
async fn idle_thread(answer: Answer) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let first = World::at(&path).await;
    let thread = first.thread().await;
    run_turn(&thread, "say first").await;
    replace_socket(folder.path(), &first, answer);

    let second = World::at(&path).await;
    let taken = second.engine.load_thread(thread.id()).await.unwrap();
    run_turn(&taken, "say second").await;
    let turns = second.engine.turns(thread.id(), TurnQuery::default()).await;
    let turns = turns.unwrap().data;
    assert_eq!(turns.len(), 2, "{answer:?}");
    assert!(
        turns
            .iter()
            .all(|turn| turn.turn.status == TurnStatus::Completed),
        "{answer:?}"
    );

    // The first process follows the second one, whose socket is its own, and takes the thread back.
    run_turn(&thread, "say third").await;
    let turns = second.engine.turns(thread.id(), TurnQuery::default()).await;
    assert_eq!(turns.unwrap().data.len(), 3, "{answer:?}");
}

/// A turn runs on in its process, whatever answers for that process. Others are refused and can read.
async fn running_thread(answer: Answer) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let first = World::at(&path).await;
    let (thread, recorder) = first.followed_thread().await;
    thread
        .start_turn(NewTurn::text("gate\nsay first"))
        .await
        .unwrap();
    recorder.until("turn started").await;
    replace_socket(folder.path(), &first, answer);

    let second = World::at(&path).await;
    let seen = second.engine.load_thread(thread.id()).await.unwrap();
    let error = seen
        .start_turn(NewTurn::text("say second"))
        .await
        .unwrap_err();
    assert!(
        matches!(error, Error::TurnInProgress(_) | Error::RunsElsewhere(_)),
        "{answer:?}: {error:?}"
    );
    let turns = second.engine.turns(thread.id(), TurnQuery::default()).await;
    assert_eq!(
        turns.unwrap().data[0].turn.status,
        TurnStatus::Running,
        "{answer:?}"
    );

    first.agent.open_gate();
    recorder.until("turn ended Completed").await;
    run_turn(&seen, "say second").await;
}

/// Returns what this user can test.
fn answers() -> Vec<Answer> {
    let mut answers = vec![
        Answer::Nothing,
        Answer::Text,
        Answer::IdAndText,
        Answer::IdAndLength,
        Answer::IdAndEnd,
    ];
    if geteuid().is_root() {
        answers.push(Answer::AnotherUser);
    }
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_thread_moves_whatever_answers_for_its_process() {
    for answer in answers() {
        idle_thread(answer).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_turn_stays_whatever_answers_for_its_process() {
    for answer in answers() {
        running_thread(answer).await;
    }
}
