//! Tests of threads that began here and that Codex goes on with in their files.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{
    codex_file::File,
    talk::Talk,
    threads::{list, read, said, turn},
};

/// A thread that began here, with its file.
pub(super) struct Shared {
    pub(super) home: TempDir,
    pub(super) thread: String,
    pub(super) path: PathBuf,
}

impl Shared {
    /// Makes a thread with these turns, and leaves it.
    pub(super) async fn with(said: &[&str]) -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut talk = Talk::at(home.path()).await;
        let params = json!({ "cwd": home.path() });
        let started = talk.call("thread/start", params).await["thread"].take();
        let shared = Self {
            thread: started["id"].as_str().unwrap().to_owned(),
            path: PathBuf::from(started["path"].as_str().unwrap()),
            home,
        };
        for text in said {
            turn(&mut talk, &shared.thread, text).await;
        }
        talk.server.shutdown().await;
        shared
    }

    pub(super) fn text(&self) -> String {
        fs::read_to_string(&self.path).unwrap()
    }

    /// Begins lines of Codex behind those of the file.
    pub(super) fn lines_of_codex(&self) -> File {
        let mut file = File::new(9);
        file.lines.clear();
        file.ordinal = self.text().lines().count() as u64;
        file
    }

    pub(super) fn append(&self, lines: &str) {
        let mut file = OpenOptions::new().append(true).open(&self.path).unwrap();
        file.write_all(lines.as_bytes()).unwrap();
    }

    /// Adds whole turns as Codex does.
    pub(super) fn codex_adds(&self, turns: &[u64]) {
        let mut file = self.lines_of_codex();
        for number in turns {
            file.turn(*number);
        }
        self.append(&file.lines);
    }

    /// Takes the lock with which Codex keeps others away.
    pub(super) fn lock(&self) -> fs::File {
        let locks = self.home.path().join("thread-writer-locks");
        fs::create_dir_all(&locks).unwrap();
        let lock = fs::File::create(locks.join(format!("{}.lock", self.thread))).unwrap();
        lock.try_lock().unwrap();
        lock
    }

    pub(super) async fn open(&self) -> Talk {
        Talk::at(self.home.path()).await
    }

    /// Returns what was first said in each turn, as a server that starts now has it.
    pub(super) async fn said(&self) -> Vec<String> {
        let mut talk = self.open().await;
        list(&mut talk, false, 1).await;
        let said = first_of(&read(&mut talk, &self.thread).await);
        talk.server.shutdown().await;
        said
    }

    pub(super) async fn resume(&self, talk: &mut Talk) -> Vec<String> {
        let params = json!({ "threadId": self.thread, "cwd": self.home.path() });
        first_of(&talk.call("thread/resume", params).await["thread"])
    }

    /// Takes back the last turns of the thread, and leaves it.
    async fn takes_back(&self, turns: usize) {
        let mut talk = self.open().await;
        self.resume(&mut talk).await;
        let params = json!({ "threadId": self.thread, "numTurns": turns });
        talk.call("thread/rollback", params).await;
        talk.server.shutdown().await;
    }

    /// Goes on with the thread, and leaves it.
    pub(super) async fn goes_on(&self, text: &str) {
        let mut talk = self.open().await;
        self.resume(&mut talk).await;
        turn(&mut talk, &self.thread, text).await;
        talk.server.shutdown().await;
    }
}

pub(super) fn first_of(thread: &Value) -> Vec<String> {
    let said = said(thread).into_iter();
    said.map(|turn| turn[0].clone()).collect()
}

/// Returns what users said in a file, and how many turns each removal took back.
pub(super) fn told_in(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let told = text.lines().filter_map(|line| {
        // A line may be cut.
        let line: Value = serde_json::from_str(line).ok()?;
        let payload = &line["payload"];
        match payload["type"].as_str()? {
            "item_completed" if payload["item"]["type"] == "UserMessage" => {
                Some(payload["item"]["content"][0]["text"].as_str()?.to_owned())
            }
            "thread_rolled_back" => Some(format!("without {}", payload["num_turns"])),
            _ => None,
        }
    });
    told.collect()
}

#[tokio::test]
async fn what_codex_adds_to_a_thread_of_ours_is_kept_and_shown() {
    let shared = Shared::with(&["say: one"]).await;
    shared.codex_adds(&[2]);
    let before = shared.text();
    // Once the store has it, nothing changes any more.
    for _ in 0..2 {
        assert_eq!(shared.said().await, ["say: one", "question 9.2"]);
        assert_eq!(shared.text(), before);
    }

    shared.goes_on("say: three").await;
    let after = shared.text();
    assert!(after.starts_with(&before), "{after}");
    for (number, line) in after.lines().enumerate() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["ordinal"], number, "{line}");
    }
    let all = ["say: one", "question 9.2", "say: three"];
    assert_eq!(told_in(&shared.path), all);

    // Codex comes while a server runs, which does not have the thread.
    let mut talk = shared.open().await;
    assert_eq!(first_of(&read(&mut talk, &shared.thread).await), all);
    shared.codex_adds(&[4]);
    let read = first_of(&read(&mut talk, &shared.thread).await);
    assert_eq!(read.last().unwrap(), "question 9.4");
    assert_eq!(shared.resume(&mut talk).await, read);
    turn(&mut talk, &shared.thread, "say: five").await;
    talk.server.shutdown().await;
    assert_eq!(shared.said().await.len(), 5);
    assert_eq!(told_in(&shared.path), shared.said().await);
}

#[tokio::test]
async fn a_thread_of_ours_that_codex_has_is_left_alone() {
    let shared = Shared::with(&["say: one"]).await;
    shared.codex_adds(&[2]);
    let of_codex = shared.lock();
    let mut lines = shared.lines_of_codex();
    let running = lines.begin(3);
    lines.asked(&running, "question 9.3");
    shared.append(&lines.lines);
    let before = shared.text();

    let mut talk = shared.open().await;
    list(&mut talk, false, 1).await;
    read(&mut talk, &shared.thread).await;
    let params = json!({ "threadId": shared.thread });
    for method in ["thread/resume", "thread/archive"] {
        let refused = talk.ask(method, params.clone()).await;
        let told = format!("thread {} already has an active writer", shared.thread);
        assert_eq!(refused["error"]["message"], told, "{method}");
    }
    assert_eq!(shared.text(), before);

    // The file is looked at again when Codex has left it.
    lines.lines.clear();
    lines.answered(&running, "answer 9.3");
    shared.append(&lines.lines);
    drop(of_codex);
    let all = ["say: one", "question 9.2", "question 9.3"];
    assert_eq!(first_of(&read(&mut talk, &shared.thread).await), all);
    talk.server.shutdown().await;
    assert_eq!(shared.text(), before + &lines.lines);
    assert_eq!(shared.said().await, all);
}

#[tokio::test]
async fn a_turn_in_which_codex_was_killed_stays() {
    let shared = Shared::with(&["say: one"]).await;
    let mut lines = shared.lines_of_codex();
    lines.turn(2);
    let killed = lines.begin(3);
    lines.asked(&killed, "question 9.3");
    // The last line may be cut.
    shared.append(lines.lines.trim_end());
    let before = shared.text();
    assert_eq!(shared.said().await, ["say: one", "question 9.2"]);
    assert_eq!(shared.text(), before);

    shared.goes_on("say: four").await;
    assert!(shared.text().starts_with(&before));
    let all = ["say: one", "question 9.2", "question 9.3", "say: four"];
    assert_eq!(told_in(&shared.path), all);
    assert_eq!(shared.said().await, all);
}

#[tokio::test]
async fn turns_that_are_removed_here_are_taken_back_in_a_shared_file() {
    let shared = Shared::with(&["say: one"]).await;
    shared.codex_adds(&[2]);
    shared.goes_on("say: three").await;
    shared.takes_back(2).await;
    let told = ["say: one", "question 9.2", "say: three", "without 2"];
    assert_eq!(told_in(&shared.path), told);
    assert_eq!(shared.said().await, ["say: one"]);

    // Also if the server was killed before it told so.
    let text = shared.text();
    let told_last = text.trim_end().rfind('\n').unwrap() + 1;
    fs::write(&shared.path, &text[..told_last]).unwrap();
    assert_eq!(shared.said().await, ["say: one"]);
    assert_eq!(told_in(&shared.path), told);
    shared.codex_adds(&[4]);
    assert_eq!(shared.said().await, ["say: one", "question 9.4"]);
}

#[tokio::test]
async fn a_shared_file_gets_what_a_crash_kept_from_it() {
    let shared = Shared::with(&["say: one"]).await;
    shared.codex_adds(&[2]);
    let before = shared.text();
    shared.goes_on("say: three").await;
    let whole = shared.text();
    let all = ["say: one", "question 9.2", "say: three"];
    let lines_of_last: Vec<_> = whole[before.len()..].split_inclusive('\n').collect();
    let begun = before.clone() + lines_of_last[0];
    for left in [&before, &begun, &whole[..whole.len() - 20]] {
        fs::write(&shared.path, left).unwrap();
        assert_eq!(shared.said().await, all);
        assert!(shared.text() == whole, "after {left}");
    }
    // A line that was begun is not gone on with.
    fs::write(&shared.path, &whole[..before.len() + 40]).unwrap();
    assert_eq!(shared.said().await, all);
    assert_eq!(shared.text(), whole);
}

/// Codex and the files of forks name lines by their number and place.
#[tokio::test]
async fn a_file_is_only_appended_to() {
    let texts: Vec<String> = (0..20).map(|number| format!("say: {number}")).collect();
    let mut told: Vec<&str> = texts.iter().map(String::as_str).collect();
    let shared = Shared::with(&told).await;
    let mut lines = shared.lines_of_codex();
    lines.told("user", "injected");
    shared.append(&lines.lines);
    let before = shared.text();
    assert_eq!(shared.said().await, told);
    assert_eq!(shared.text(), before);

    shared.takes_back(18).await;
    assert_eq!(shared.said().await, told[..2]);
    assert!(shared.text().starts_with(&before));
    shared.goes_on("say: more").await;
    assert!(shared.text().starts_with(&before));
    told.extend(["without 18", "say: more"]);
    assert_eq!(told_in(&shared.path), told);
}

#[tokio::test]
async fn turns_of_codex_are_taken_back_one_after_the_other() {
    let shared = Shared::with(&["say: one"]).await;
    shared.codex_adds(&[2]);
    shared.goes_on("say: three").await;
    shared.codex_adds(&[4]);
    assert_eq!(shared.said().await.len(), 4);
    shared.takes_back(1).await;
    shared.takes_back(2).await;
    assert_eq!(shared.said().await, ["say: one"]);
    let told = ["say: one", "question 9.2", "say: three", "question 9.4"];
    let told = [&told[..], &["without 1", "without 2"]].concat();
    assert_eq!(told_in(&shared.path), told);
}

#[tokio::test]
async fn a_turn_that_a_crash_kept_from_a_file_comes_behind_those_of_codex() {
    let shared = Shared::with(&["say: one"]).await;
    let before = shared.text();
    shared.goes_on("say: two").await;
    fs::write(&shared.path, &before).unwrap();
    shared.codex_adds(&[3]);
    for _ in 0..2 {
        assert_eq!(
            shared.said().await,
            ["say: one", "say: two", "question 9.3"]
        );
        let told = ["say: one", "question 9.3", "say: two"];
        assert_eq!(told_in(&shared.path), told);
    }
}

#[tokio::test]
async fn a_turn_without_an_end_is_taken_back_as_any_other() {
    let shared = Shared::with(&["say: one"]).await;
    shared.codex_adds(&[2]);
    let mut lines = shared.lines_of_codex();
    let killed = lines.begin(3);
    lines.asked(&killed, "question 9.3");
    shared.append(&lines.lines);
    shared.goes_on("say: four").await;
    shared.takes_back(2).await;
    for _ in 0..2 {
        assert_eq!(shared.said().await, ["say: one", "question 9.2"]);
        let told = ["say: one", "question 9.2", "question 9.3", "say: four"];
        assert_eq!(told_in(&shared.path), [&told[..], &["without 2"]].concat());
    }

    // Also if it is the last one.
    let mut lines = shared.lines_of_codex();
    let killed = lines.begin(5);
    lines.asked(&killed, "question 9.5");
    shared.append(&lines.lines);
    shared.takes_back(1).await;
    for _ in 0..2 {
        assert_eq!(shared.said().await, ["say: one", "question 9.2"]);
        assert_eq!(told_in(&shared.path)[5..], ["question 9.5", "without 1"]);
    }
}

#[tokio::test]
async fn files_of_earlier_versions_are_ours() {
    let shared = Shared::with(&["say: one", "say: two"]).await;
    let marked = shared.text();
    let unmarked = marked.replace(r#","threadwire":true"#, "");
    assert_ne!(unmarked, marked);
    fs::write(&shared.path, &unmarked).unwrap();
    assert_eq!(shared.said().await, ["say: one", "say: two"]);
    assert_eq!(shared.text(), unmarked);

    // A turn that a crash cut is written again.
    fs::write(&shared.path, &unmarked[..unmarked.len() - 20]).unwrap();
    assert_eq!(shared.said().await, ["say: one", "say: two"]);
    assert_eq!(
        shared.text().len(),
        marked.len() - r#","threadwire":true"#.len() * 2
    );
    assert_eq!(told_in(&shared.path), ["say: one", "say: two"]);

    fs::write(&shared.path, &unmarked).unwrap();
    shared.codex_adds(&[3]);
    let before = shared.text();
    shared.goes_on("say: four").await;
    assert!(shared.text().starts_with(&before));
    let all = ["say: one", "say: two", "question 9.3", "say: four"];
    assert_eq!(shared.said().await, all);
    assert_eq!(told_in(&shared.path), all);
}

/// Versions of Codex without locks do so.
#[tokio::test]
async fn codex_may_add_turns_while_the_thread_goes_on_here() {
    let shared = Shared::with(&["say: one"]).await;
    let mut talk = shared.open().await;
    shared.resume(&mut talk).await;
    shared.codex_adds(&[2]);
    turn(&mut talk, &shared.thread, "say: three").await;
    talk.server.shutdown().await;
    let before = shared.text();
    let all = ["say: one", "question 9.2", "say: three"];
    assert_eq!(told_in(&shared.path), all);
    for _ in 0..2 {
        let said = shared.said().await;
        assert_eq!(said.len(), 3, "{said:?}");
        assert_eq!(shared.text(), before);
    }
}

#[tokio::test]
async fn an_archived_thread_of_ours_keeps_what_codex_added() {
    let shared = Shared::with(&["say: one"]).await;
    shared.codex_adds(&[2]);
    let before = shared.text();
    let mut talk = shared.open().await;
    let params = json!({ "threadId": shared.thread });
    talk.call("thread/archive", params.clone()).await;
    talk.server.shutdown().await;
    let name = shared.path.file_name().unwrap();
    let archived = shared.home.path().join("archived_sessions").join(name);
    assert_eq!(fs::read_to_string(&archived).unwrap(), before);

    let mut talk = shared.open().await;
    list(&mut talk, true, 1).await;
    let all = ["say: one", "question 9.2"];
    assert_eq!(first_of(&read(&mut talk, &shared.thread).await), all);
    talk.call("thread/unarchive", params.clone()).await;
    // A fork begins with them.
    let fork = talk.call("thread/fork", params).await["thread"].take();
    assert_eq!(first_of(&fork), all);
    let fork_file = PathBuf::from(fork["path"].as_str().unwrap());
    talk.server.shutdown().await;
    assert_eq!(shared.text(), before);
    assert_eq!(told_in(&fork_file), all);
}
