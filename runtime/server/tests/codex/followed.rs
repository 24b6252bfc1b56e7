//! Tests of threads that began here and that Codex archives, deletes and takes turns back from.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use rusqlite::Connection;
use serde_json::{Value, json};
use threadwire_engine::ThreadId;

use super::{
    codex_file::File,
    shared::{Shared, first_of, told_in},
    talk::Talk,
    threads::{list, read, turn},
};

impl Shared {
    /// Returns where the file is while the thread is archived.
    fn archived_path(&self) -> PathBuf {
        let name = self.path.file_name().unwrap();
        self.home.path().join("archived_sessions").join(name)
    }

    /// Moves the file as Codex does, which has the thread meanwhile.
    async fn codex_moves(&self, from: &Path, to: &Path) {
        let locks = self.home.path().join("thread-writer-locks");
        fs::create_dir_all(&locks).unwrap();
        let path = locks.join(format!("{}.lock", self.thread));
        let lock = loop {
            let lock = fs::File::create(&path).unwrap();
            if lock.try_lock().is_ok() {
                break lock;
            }
            tokio::task::yield_now().await;
        };
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::rename(from, to).unwrap();
        drop(lock);
    }

    async fn codex_archives(&self) {
        self.codex_moves(&self.path, &self.archived_path()).await;
    }

    async fn codex_unarchives(&self) {
        self.codex_moves(&self.archived_path(), &self.path).await;
    }

    /// Makes the database in which Codex notes its threads.
    fn database(&self) -> Connection {
        let database = Connection::open(self.home.path().join("state_5.sqlite")).unwrap();
        let table = "create table if not exists threads \
                     (id text primary key, rollout_path text, archived integer, archived_at integer)";
        database.execute(table, []).unwrap();
        database
    }

    /// Notes the thread there.
    fn codex_notes(&self) -> Connection {
        let database = self.database();
        let note = "insert into threads values (?, ?, 0, null)";
        let path = self.path.to_str().unwrap();
        database.execute(note, [&*self.thread, path]).unwrap();
        database
    }

    /// Goes on in another file, without the turns from this one on, as Codex does when it takes back turns.
    fn codex_reverts(&self, from: usize, more: &[u64]) -> PathBuf {
        let text = self.text();
        let is_start = |(_, line): &(usize, &str)| line.contains(r#""type":"task_started""#);
        let (end, _) = text.lines().enumerate().filter(is_start).nth(from).unwrap();
        let bytes: usize = text.split_inclusive('\n').take(end).map(str::len).sum();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let millis = now.as_millis();
        let id = format!(
            "{:08x}-{:04x}-7000-8000-000000000001",
            millis >> 16,
            millis & 0xffff
        );
        let base = json!({
            "thread_id": self.thread, "end_ordinal_exclusive": end, "end_byte_offset": bytes,
        });
        let meta = json!({ "history_base": base });
        let mut file = File::with(&self.thread, 9, end as u64, meta);
        for number in more {
            file.turn(*number);
        }
        let stem = self.path.file_stem().unwrap().to_str().unwrap();
        let name = format!("{stem}_{id}.jsonl");
        let path = self.path.with_file_name(name);
        // As one step, so that no reader sees a part.
        let beside = path.with_extension("new");
        fs::write(&beside, &file.lines).unwrap();
        fs::rename(beside, &path).unwrap();
        path
    }
}

/// Lists threads until the client is told of this.
async fn hear(talk: &mut Talk, method: &str) {
    while !talk.heard.iter().any(|message| message["method"] == method) {
        talk.call("thread/list", json!({})).await;
    }
}

/// Waits until a file is there.
async fn appears(talk: &mut Talk, path: &Path) {
    while !path.exists() {
        talk.call("thread/list", json!({})).await;
    }
}

fn path_of(thread: &Value) -> PathBuf {
    PathBuf::from(thread["path"].as_str().unwrap())
}

#[tokio::test]
async fn what_codex_archives_is_archived_here() {
    let shared = Shared::with(&["say: one"]).await;
    let text = shared.text();
    shared.codex_archives().await;
    let mut talk = shared.open().await;
    let archived = list(&mut talk, true, 1).await;
    assert_eq!(path_of(&archived[0]), shared.archived_path());
    list(&mut talk, false, 0).await;
    assert_eq!(
        first_of(&read(&mut talk, &shared.thread).await),
        ["say: one"]
    );
    talk.server.shutdown().await;
    assert!(!shared.path.exists());

    // Also while a server runs.
    let mut talk = shared.open().await;
    list(&mut talk, true, 1).await;
    shared.codex_unarchives().await;
    hear(&mut talk, "thread/unarchived").await;
    list(&mut talk, false, 1).await;
    shared.codex_archives().await;
    hear(&mut talk, "thread/archived").await;
    list(&mut talk, true, 1).await;
    talk.server.shutdown().await;
    shared.codex_unarchives().await;
    let mut talk = shared.open().await;
    list(&mut talk, false, 1).await;
    talk.server.shutdown().await;
    assert_eq!(shared.text(), text);
    shared.goes_on("say: two").await;
    assert_eq!(told_in(&shared.path), ["say: one", "say: two"]);
}

#[tokio::test]
async fn a_thread_that_was_archived_here_stays_so_where_its_file_could_not_be_moved() {
    let shared = Shared::with(&["say: one"]).await;
    let archive = shared.home.path().join("archived_sessions");
    fs::write(&archive, "").unwrap();
    let mut talk = shared.open().await;
    let params = json!({ "threadId": shared.thread });
    talk.call("thread/archive", params).await;
    talk.server.shutdown().await;
    assert!(shared.path.exists());
    fs::remove_file(&archive).unwrap();
    let mut talk = shared.open().await;
    list(&mut talk, true, 1).await;
    appears(&mut talk, &shared.archived_path()).await;
    assert!(!shared.path.exists());
}

/// Returns whether the only thread is noted as archived, whether since when, and where.
fn noted_in(database: &Connection) -> (bool, bool, String) {
    let row = "select archived, archived_at is not null, rollout_path from threads";
    let noted = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    database.query_row(row, [], noted).unwrap()
}

#[tokio::test]
async fn codex_is_told_of_what_is_archived_here() {
    let shared = Shared::with(&["say: one"]).await;
    let database = shared.codex_notes();
    let mut talk = shared.open().await;
    let params = json!({ "threadId": shared.thread });
    talk.call("thread/archive", params.clone()).await;
    let archived = shared.archived_path().to_str().unwrap().to_owned();
    assert_eq!(noted_in(&database), (true, true, archived));
    talk.call("thread/unarchive", params).await;
    let path = shared.path.to_str().unwrap().to_owned();
    assert_eq!(noted_in(&database), (false, false, path));
}

#[tokio::test]
async fn a_file_stays_where_codex_finds_it_until_codex_can_be_told() {
    let shared = Shared::with(&["say: one"]).await;
    let database = shared.codex_notes();
    let mut talk = shared.open().await;
    database.execute_batch("begin exclusive").unwrap();
    let params = json!({ "threadId": shared.thread });
    talk.call("thread/archive", params).await;
    assert!(shared.path.exists() && !shared.archived_path().exists());
    database.execute_batch("rollback").unwrap();
    talk.server.shutdown().await;
    let mut talk = shared.open().await;
    list(&mut talk, true, 1).await;
    appears(&mut talk, &shared.archived_path()).await;
    let archived = shared.archived_path().to_str().unwrap().to_owned();
    assert_eq!(noted_in(&database), (true, true, archived));
}

#[tokio::test]
async fn what_codex_deletes_is_gone_until_its_file_comes_back() {
    let shared = Shared::with(&["say: one"]).await;
    shared.database();
    let away = shared.home.path().join("away");
    let mut talk = shared.open().await;
    list(&mut talk, false, 1).await;
    fs::rename(&shared.path, &away).unwrap();
    list(&mut talk, false, 0).await;
    let params = json!({ "threadId": shared.thread });
    for method in ["thread/read", "thread/resume", "thread/archive"] {
        let refused = talk.ask(method, params.clone()).await;
        assert_eq!(refused["error"]["code"], -32600, "{method}");
    }
    talk.server.shutdown().await;
    assert!(!shared.path.exists());
    let mut talk = shared.open().await;
    talk.call("thread/list", json!({})).await;
    fs::rename(&away, &shared.path).unwrap();
    list(&mut talk, false, 1).await;
    talk.server.shutdown().await;
    shared.goes_on("say: two").await;
    assert_eq!(told_in(&shared.path), ["say: one", "say: two"]);

    // Also while no server runs.
    fs::remove_file(&shared.path).unwrap();
    let mut talk = shared.open().await;
    list(&mut talk, false, 0).await;
    talk.server.shutdown().await;
    assert!(!shared.path.exists());
}

#[tokio::test]
async fn a_thread_whose_file_is_gone_stays_if_codex_did_not_delete_it() {
    let shared = Shared::with(&["say: one"]).await;
    let text = shared.text();
    // Codex was never here.
    fs::remove_file(&shared.path).unwrap();
    let mut talk = shared.open().await;
    appears(&mut talk, &shared.path).await;
    list(&mut talk, false, 1).await;
    // Codex still knows of it.
    shared.codex_notes();
    fs::remove_file(&shared.path).unwrap();
    appears(&mut talk, &shared.path).await;
    list(&mut talk, false, 1).await;
    talk.server.shutdown().await;
    assert_eq!(shared.text(), text);
    // A crash kept it from its file.
    fs::remove_file(&shared.path).unwrap();
    let records = Connection::open(shared.home.path().join("threadwire.db")).unwrap();
    records.execute("delete from records", []).unwrap();
    shared
        .database()
        .execute("delete from threads", [])
        .unwrap();
    let mut talk = shared.open().await;
    appears(&mut talk, &shared.path).await;
    list(&mut talk, false, 1).await;
}

#[tokio::test]
async fn turns_that_codex_takes_back_are_gone_here() {
    let shared = Shared::with(&["say: one", "say: two", "say: three"]).await;
    let before = shared.text();
    let path = shared.codex_reverts(1, &[]);
    assert_eq!(shared.said().await, ["say: one"]);
    let mut talk = shared.open().await;
    let listed = list(&mut talk, false, 1).await;
    assert_eq!(path_of(&listed[0]), path);
    let found = talk.call("thread/search", json!({ "searchTerm": "say: two" }));
    assert_eq!(found.await["data"], json!([]));
    talk.server.shutdown().await;

    // The thread goes on in that file.
    let begun = fs::read_to_string(&path).unwrap();
    shared.goes_on("say: four").await;
    assert!(fs::read_to_string(&path).unwrap().starts_with(&begun));
    assert_eq!(told_in(&path), ["say: four"]);
    assert_eq!(shared.text(), before);
    assert_eq!(shared.said().await, ["say: one", "say: four"]);

    // All of its files are moved and removed with it.
    let mut talk = shared.open().await;
    let params = json!({ "threadId": shared.thread });
    talk.call("thread/archive", params.clone()).await;
    assert!(!shared.path.exists() && !path.exists());
    talk.call("thread/unarchive", params.clone()).await;
    assert!(shared.path.exists() && path.exists());
    // A fork has a file of its own.
    let fork = talk.call("thread/fork", params.clone()).await["thread"].take();
    assert_eq!(first_of(&fork), ["say: one", "say: four"]);
    assert!(path_of(&fork) != path);
    talk.call("thread/delete", params).await;
    assert!(!shared.path.exists() && !path.exists());
}

#[tokio::test]
async fn turns_are_taken_back_and_added_while_a_server_runs() {
    let shared = Shared::with(&["say: one", "say: two"]).await;
    let mut talk = shared.open().await;
    assert_eq!(first_of(&read(&mut talk, &shared.thread).await).len(), 2);
    let path = shared.codex_reverts(0, &[3]);
    let said = ["question 9.3"];
    while first_of(&read(&mut talk, &shared.thread).await) != said {}
    assert_eq!(shared.resume(&mut talk).await, said);
    turn(&mut talk, &shared.thread, "say: four").await;
    talk.server.shutdown().await;
    let said = ["question 9.3", "say: four"];
    assert_eq!(told_in(&path), said);
    assert_eq!(shared.said().await, said);
    assert_eq!(told_in(&shared.path), ["say: one", "say: two"]);
}

/// It was said here after Codex had taken back turns, of which nobody knew here.
#[tokio::test]
async fn a_turn_that_codex_did_not_know_stays() {
    let shared = Shared::with(&["say: one", "say: two"]).await;
    let path = shared.codex_reverts(1, &[]);
    let away = path.with_extension("away");
    fs::rename(&path, &away).unwrap();
    shared.goes_on("say: three").await;
    fs::rename(&away, &path).unwrap();
    for _ in 0..2 {
        let said = shared.said().await;
        assert_eq!(said.last().unwrap(), "say: three");
    }
    assert_eq!(told_in(&path).last().unwrap(), "say: three");
}

#[tokio::test]
async fn a_file_is_not_moved_while_codex_has_the_thread() {
    let home = tempfile::tempdir().unwrap();
    let mut file = File::new(1);
    file.turn(1);
    let shared = Shared {
        thread: file.thread.clone(),
        path: file.write(home.path()),
        home,
    };
    let mut talk = shared.open().await;
    list(&mut talk, false, 1).await;
    let params = json!({ "threadId": shared.thread });
    talk.call("thread/archive", params).await;
    list(&mut talk, true, 1).await;
    talk.server.shutdown().await;
    assert!(shared.archived_path().exists());
    shared.codex_unarchives().await;
    let of_codex = shared.lock();
    shared.codex_adds(&[2]);
    let mut talk = shared.open().await;
    list(&mut talk, true, 1).await;
    talk.server.shutdown().await;
    assert!(shared.path.exists() && !shared.archived_path().exists());
    drop(of_codex);
}

#[tokio::test]
async fn a_deleted_thread_with_which_codex_goes_on_is_one_of_codex() {
    let shared = Shared::with(&["say: one"]).await;
    let text = shared.text();
    let mut talk = shared.open().await;
    list(&mut talk, false, 1).await;
    let params = json!({ "threadId": shared.thread });
    talk.call("thread/delete", params).await;
    talk.server.shutdown().await;
    assert!(!shared.path.exists());
    // The server was killed before it removed the file, and Codex went on with it.
    fs::write(&shared.path, &text).unwrap();
    let id: ThreadId = shared.thread.parse().unwrap();
    let store = Connection::open(shared.home.path().join("threadwire.db")).unwrap();
    let note = "insert or replace into deleted_threads (id) values (?)";
    store.execute(note, [id.0.as_bytes()]).unwrap();
    let of_codex = shared.lock();
    shared.codex_adds(&[2]);
    let mut talk = shared.open().await;
    let is_noted = || {
        let noted = "select count(*) from deleted_threads";
        store.query_row(noted, [], |row| row.get(0)) == Ok(1)
    };
    while is_noted() {
        talk.call("thread/list", json!({})).await;
    }
    talk.server.shutdown().await;
    let mut talk = shared.open().await;
    list(&mut talk, false, 1).await;
    let said = first_of(&read(&mut talk, &shared.thread).await);
    assert_eq!(said, ["say: one", "question 9.2"]);
    talk.server.shutdown().await;
    assert!(shared.path.exists());
    drop(of_codex);
}
