//! Tests of threads that Codex keeps in several files: forks go on from the file of their source, and a thread from which
//! turns were taken back goes on in another file.

use std::{fs, path::Path};

use serde_json::json;
use threadwire_agent::PROVIDER;

use super::{
    codex_file::{File, id},
    talk::Talk,
    threads::{list, read, said},
};

fn turns(names: &[&str]) -> Vec<Vec<String>> {
    let turn = |name: &&str| vec![format!("question {name}"), format!("answer {name}")];
    names.iter().map(turn).collect()
}

/// A thread with two turns, a fork after the first one, and a fork of the fork. Returns their files in this order.
fn forks(home: &Path) -> [File; 3] {
    let mut source = File::new(1);
    let end = source.turn(1);
    source.turn(2);
    let mut fork = File::fork(2, &source.thread, end);
    let end = fork.turn(1);
    let mut of_fork = File::fork(3, &fork.thread, end);
    of_fork.turn(1);
    let files = [source, fork, of_fork];
    for file in &files {
        file.write(home);
    }
    files
}

#[tokio::test]
async fn a_fork_begins_with_the_turns_of_its_source() {
    let home = tempfile::tempdir().unwrap();
    let [source, fork, of_fork] = forks(home.path());
    let untouched = File::fork(4, &source.thread, source.ordinal);
    untouched.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    let threads = list(&mut talk, false, 4).await;
    for thread in &threads {
        assert_eq!(thread["preview"], "question 1.1");
        assert_eq!(thread["model"], "mock-model");
    }
    let expected = [
        (&source, &["1.1", "1.2"][..]),
        (&fork, &["1.1", "2.1"]),
        (&of_fork, &["1.1", "2.1", "3.1"]),
        (&untouched, &["1.1", "1.2"]),
    ];
    for (file, names) in expected {
        let thread = read(&mut talk, &file.thread).await;
        assert_eq!(said(&thread), turns(names));
    }
    assert_eq!(
        read(&mut talk, &fork.thread).await["forkedFromId"],
        source.thread
    );
}

#[tokio::test]
async fn a_fork_is_whole_also_if_it_is_asked_for_first_and_its_source_is_archived() {
    let home = tempfile::tempdir().unwrap();
    let [source, fork, _] = forks(home.path());
    let archive = home.path().join("archived_sessions");
    fs::create_dir(&archive).unwrap();
    let path = source.write(home.path());
    fs::rename(path, source.path(&archive)).unwrap();
    let mut talk = Talk::at(home.path()).await;
    assert_eq!(
        said(&read(&mut talk, &fork.thread).await),
        turns(&["1.1", "2.1"])
    );
    assert_eq!(list(&mut talk, true, 1).await[0]["id"], source.thread);
}

#[tokio::test]
async fn turns_that_were_taken_back_stay_away() {
    let home = tempfile::tempdir().unwrap();
    let mut first = File::new(1);
    let end = first.turn(1);
    first.turn(2);
    let first_path = first.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    assert_eq!(
        list(&mut talk, false, 1).await[0]["path"],
        first_path.to_str().unwrap()
    );
    assert_eq!(
        said(&read(&mut talk, &first.thread).await),
        turns(&["1.1", "1.2"])
    );

    // While the server runs, the thread goes on in another file, and in one more.
    let mut second = first.after(2, &first.thread, end);
    second.turn(1);
    second.write(home.path());
    let mut third = first.after(3, &id(2, 1), end + 1);
    third.turn(1);
    let path = third.write(home.path());
    while list(&mut talk, false, 1).await[0]["path"] != path.to_str().unwrap() {}
    assert_eq!(
        said(&read(&mut talk, &first.thread).await),
        turns(&["1.1", "3.1"])
    );
    let search = json!({ "searchTerm": "answer" });
    let found = talk.call("thread/search", search).await;
    assert_eq!(found["data"].as_array().unwrap().len(), 1);
    talk.server.shutdown().await;

    // A start sees the same, with the store and without it.
    for store in ["kept", "new"] {
        let other = tempfile::tempdir().unwrap();
        let home = if store == "kept" {
            home.path()
        } else {
            other.path()
        };
        for file in [&first, &second, &third] {
            file.write(home);
        }
        let mut talk = Talk::at(home).await;
        let threads = list(&mut talk, false, 1).await;
        assert_eq!(threads[0]["id"], first.thread, "{store}");
        assert_eq!(threads[0]["preview"], "question 1.1");
        assert_eq!(
            said(&read(&mut talk, &first.thread).await),
            turns(&["1.1", "3.1"])
        );
        talk.server.shutdown().await;
    }
    // An earlier file names the thread, too.
    let mut talk = Talk::at(home.path()).await;
    let resumed = json!({ "threadId": "", "path": first_path, "modelProvider": PROVIDER });
    let resumed = talk.call("thread/resume", resumed).await;
    assert_eq!(said(&resumed["thread"]), turns(&["1.1", "3.1"]));
}

#[tokio::test]
async fn a_thread_of_which_all_turns_were_taken_back_has_none() {
    let home = tempfile::tempdir().unwrap();
    let mut first = File::new(1);
    first.turn(1);
    first.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 1).await;
    let mut second = File::with(&first.thread, 2, 0, json!({}));
    second.event(json!({
        "type": "thread_settings_applied",
        "thread_settings": {
            "model": "other-model", "approval_policy": "never", "cwd": "/workspace",
            "permission_profile": { "type": "disabled" },
        },
    }));
    second.write(home.path());
    while list(&mut talk, false, 1).await[0]["model"] != "other-model" {}
    assert_has_none(&mut talk, &first.thread).await;
    talk.server.shutdown().await;

    // Also where both files are there from the start, and it is asked for first.
    let other = tempfile::tempdir().unwrap();
    first.write(other.path());
    second.write(other.path());
    let mut talk = Talk::at(other.path()).await;
    assert_has_none(&mut talk, &first.thread).await;
    list(&mut talk, false, 1).await;
}

async fn assert_has_none(talk: &mut Talk, thread: &str) {
    let thread = read(talk, thread).await;
    assert_eq!(thread["model"], "other-model");
    assert_eq!(thread["preview"], "question 1.1");
    assert_eq!(thread["turns"], json!([]));
}

/// Lines without numbers are counted in bytes.
#[tokio::test]
async fn a_fork_ends_at_its_place_in_a_file_without_numbers() {
    let home = tempfile::tempdir().unwrap();
    let mut source = File::new(1);
    source.is_numbered = false;
    let end = source.turn(1);
    let offset = source.lines.len();
    source.turn(2);
    source.write(home.path());
    let mut fork = File::with(
        &id(2, 1),
        2,
        end,
        json!({
            "forked_from_id": source.thread,
            "history_base": {
                "thread_id": source.thread, "end_ordinal_exclusive": end, "end_byte_offset": offset
            },
        }),
    );
    fork.turn(1);
    fork.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 2).await;
    let thread = read(&mut talk, &fork.thread).await;
    assert_eq!(said(&thread), turns(&["1.1", "2.1"]));
}

/// Turns of its own are what an attached fork shows, also after some of its source's were taken back in it.
#[tokio::test]
async fn an_attached_fork_shows_its_own_turns() {
    let home = tempfile::tempdir().unwrap();
    let mut source = File::new(1);
    source.turn(1);
    let end = source.turn(2);
    source.write(home.path());
    let fork = |second, rolled_back| {
        let mut fork = File::with(
            &id(second, 1),
            second,
            end,
            json!({
                "forked_from_id": source.thread,
                "attached_thread": true,
                "history_base": { "thread_id": source.thread, "end_ordinal_exclusive": end, "end_byte_offset": 1 },
            }),
        );
        if rolled_back {
            fork.event(json!({ "type": "thread_rolled_back", "num_turns": 1 }));
        }
        fork.turn(1);
        fork.write(home.path());
        fork.thread
    };
    let (whole, shorter) = (fork(2, false), fork(3, true));
    let mut talk = Talk::at(home.path()).await;
    assert_eq!(said(&read(&mut talk, &whole).await), turns(&["2.1"]));
    assert_eq!(said(&read(&mut talk, &shorter).await), turns(&["3.1"]));
}

#[tokio::test]
async fn all_files_of_a_thread_are_archived_and_removed_with_it() {
    let home = tempfile::tempdir().unwrap();
    let mut first = File::new(1);
    let end = first.turn(1);
    first.turn(2);
    let mut second = first.after(2, &first.thread, end);
    let end = second.turn(1);
    let mut fork = File::fork(3, &id(2, 1), end);
    fork.turn(1);
    let paths = [&first, &second].map(|file| file.write(home.path()));
    fork.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 2).await;
    let of_first = json!({ "threadId": first.thread });
    let moved = [&first, &second].map(|file| file.path(&home.path().join("archived_sessions")));
    talk.call("thread/archive", of_first.clone()).await;
    assert!(moved.iter().all(|path| path.exists()));
    assert!(!paths.iter().any(|path| path.exists()));
    talk.call("thread/unarchive", of_first.clone()).await;
    assert!(paths.iter().all(|path| path.exists()));

    let refused = talk.ask("thread/delete", of_first.clone()).await;
    let expected = format!(
        "cannot delete thread {}: forked history still references it",
        first.thread
    );
    assert_eq!(refused["error"]["message"], expected);
    talk.call("thread/delete", json!({ "threadId": fork.thread }))
        .await;
    talk.call("thread/delete", of_first).await;
    list(&mut talk, false, 0).await;
    talk.server.shutdown().await;
    assert!(!paths.iter().any(|path| path.exists()));
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 0).await;
}

#[tokio::test]
async fn a_fork_shows_what_is_there_of_its_source() {
    let home = tempfile::tempdir().unwrap();
    let mut source = File::new(1);
    source.turn(1);
    let end = source.turn(2);
    let mut lonely = File::fork(2, &source.thread, end);
    lonely.turn(1);
    lonely.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 1).await;
    assert_eq!(
        said(&read(&mut talk, &lonely.thread).await),
        turns(&["2.1"])
    );
    // The source comes later.
    source.write(home.path());
    list(&mut talk, false, 2).await;
    while said(&read(&mut talk, &lonely.thread).await).len() < 3 {}
    let whole = turns(&["1.1", "1.2", "2.1"]);
    assert_eq!(said(&read(&mut talk, &lonely.thread).await), whole);
    talk.server.shutdown().await;

    // Also while no server runs.
    let other = tempfile::tempdir().unwrap();
    lonely.write(other.path());
    let mut talk = Talk::at(other.path()).await;
    list(&mut talk, false, 1).await;
    talk.server.shutdown().await;
    source.write(other.path());
    let mut talk = Talk::at(other.path()).await;
    list(&mut talk, false, 2).await;
    assert_eq!(said(&read(&mut talk, &lonely.thread).await), whole);
}

#[tokio::test]
async fn damaged_lineages_are_read_as_far_as_they_go() {
    let home = tempfile::tempdir().unwrap();
    // Two threads that go on from each other.
    let mut one = File::fork(1, &id(2, 1), 100);
    one.turn(1);
    one.write(home.path());
    let mut two = File::fork(2, &id(1, 1), 100);
    two.turn(1);
    two.write(home.path());
    let mut itself = File::fork(3, &id(3, 1), 100);
    itself.turn(1);
    itself.write(home.path());
    // A source that ends early, in the middle of a line.
    let mut short = File::new(4);
    short.turn(1);
    short.lines += "{\"timestamp\":\"2026-09-21T14:00:09.000Z\",\"ordinal\":9,\"ty";
    short.write(home.path());
    let mut beyond = File::fork(5, &short.thread, 1_000_000);
    beyond.turn(1);
    beyond.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 5).await;
    for (file, names) in [
        (&one, &["1.1"][..]),
        (&two, &["2.1"]),
        (&itself, &["3.1"]),
        (&short, &["4.1"]),
        (&beyond, &["4.1", "5.1"]),
    ] {
        let thread = read(&mut talk, &file.thread).await;
        assert_eq!(said(&thread), turns(names), "{}", file.second);
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_read_hides_no_thread() {
    let mut first = File::new(1);
    let end = first.turn(1);
    for lines in ["", "no line\n", "{}\n"] {
        let home = tempfile::tempdir().unwrap();
        first.write(home.path());
        let mut broken = first.after(2, &first.thread, end);
        broken.lines = lines.to_owned();
        broken.write(home.path());
        let mut talk = Talk::at(home.path()).await;
        list(&mut talk, false, 1).await;
        let thread = read(&mut talk, &first.thread).await;
        assert_eq!(said(&thread), turns(&["1.1"]), "{lines}");
        talk.server.shutdown().await;
    }
}

#[tokio::test]
async fn a_pipe_in_the_place_of_a_file_holds_nothing_up() {
    let home = tempfile::tempdir().unwrap();
    let [source, fork, of_fork] = forks(home.path());
    let path = source.write(home.path());
    fs::remove_file(&path).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.unwrap().success());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 2).await;
    for (file, names) in [(&fork, &["2.1"][..]), (&of_fork, &["2.1", "3.1"])] {
        assert_eq!(said(&read(&mut talk, &file.thread).await), turns(names));
    }
    talk.server.shutdown().await;
}
