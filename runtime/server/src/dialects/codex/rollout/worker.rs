//! The task that writes rollout files.

use std::{
    collections::{HashMap, VecDeque},
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use threadwire_engine::{
    ChildFilter, ContextEntry, Engine, Error, Thread, ThreadId, ThreadQuery, ThreadSort, Turn,
    TurnQuery, TurnStatus, TurnWithItems,
};
use tracing::warn;

use super::{
    Folder, Queue, Wanted, blocking,
    claim::{Claim, is_shared},
    file::{self, FileEnd, Rewrite},
    foreign::Foreign,
    lines::Lines,
};

/// The number of turns that a file may lack before it is rewritten.
const MOST_BEHIND: usize = 16;
/// The number of turns in memory at once during a rewrite.
const PAGE: usize = 8;
/// The number of threads on a page of the check after a start.
const THREADS: usize = 50;

/// The writer of all files, one after the other.
pub(super) struct Worker {
    folder: Folder,
    engine: Engine,
    queue: Arc<Queue>,
    foreign: Arc<Foreign>,
    /// The state of the files of loaded threads.
    shown: HashMap<ThreadId, FileEnd>,
    /// What keeps Codex away from loaded threads of ours whose files it sees.
    claims: HashMap<ThreadId, Claim>,
    /// Whether the last write failed. Consecutive failures are logged once.
    troubled: bool,
}

/// The reason why a file was not written.
#[derive(Debug, thiserror::Error)]
enum SyncError {
    #[error(transparent)]
    File(#[from] io::Error),
    #[error(transparent)]
    Engine(#[from] Error),
}

/// What was done with a file.
#[derive(Clone, Copy, PartialEq)]
enum Written {
    Nothing,
    Some,
    /// The thread was deleted, and no file of it is left.
    Gone,
}

/// The changes that a file lacks.
struct Missing {
    /// The number of its last turns that were removed from the thread.
    taken_back: usize,
    /// The turns that it does not contain, oldest first.
    turns: Vec<TurnWithItems>,
    /// What these turns added to the context.
    context: Vec<ContextEntry>,
}

impl Worker {
    pub(super) fn new(
        folder: Folder,
        engine: Engine,
        queue: Arc<Queue>,
        foreign: Arc<Foreign>,
    ) -> Self {
        Self {
            folder,
            engine,
            queue,
            foreign,
            shown: HashMap::new(),
            claims: HashMap::new(),
            troubled: false,
        }
    }

    /// Runs until the queue is closed and empty.
    pub(super) async fn run(mut self) {
        let mut start = CatchUp::default();
        while !start.done && !self.queue.is_closed() {
            // New work takes precedence over the check of older threads.
            match self.queue.take() {
                Ok((thread, wanted)) => self.handle(thread, wanted).await,
                Err(_) => self.catch_up(&mut start).await,
            }
        }
        while let Some((thread, wanted)) = self.queue.next().await {
            self.handle(thread, wanted).await;
        }
    }

    async fn handle(&mut self, thread: ThreadId, wanted: Wanted) {
        if wanted.name
            && let Ok(named) = self.engine.thread(thread).await
            && let Err(error) = self.foreign.note_name(&named).await
        {
            warn!(%thread, %error, "the name of a thread cannot be noted for Codex");
        }
        let written = self.write(thread, wanted.begin).await;
        if wanted.forget {
            self.shown.remove(&thread);
            self.claims.remove(&thread);
        }
        for waiting in wanted.waiting {
            // The send fails if the receiver no longer waits.
            let _ = waiting.send(());
        }
        if written == Written::Gone
            && let Err(error) = self.engine.forget_deleted(vec![thread]).await
        {
            // The next start tries again.
            warn!(%thread, %error, "a thread stays noted as deleted");
        }
    }

    /// Writes the file of a thread, or removes it, and returns what was done.
    async fn write(&mut self, thread: ThreadId, begin: bool) -> Written {
        let synced = match self.sync(thread, begin).await {
            // The thread was deleted while its file was written.
            Err(SyncError::Engine(Error::ThreadNotFound(_))) => {
                self.remove(thread).await.map_err(SyncError::from)
            }
            synced => synced,
        };
        match synced {
            Ok(written) => {
                if written != Written::Nothing {
                    self.troubled = false;
                }
                written
            }
            // The next start writes it.
            Err(SyncError::Engine(Error::ShuttingDown)) => Written::Nothing,
            Err(error) => {
                if !std::mem::replace(&mut self.troubled, true) {
                    warn!(
                        %thread, %error, home = %self.folder.0.display(),
                        "rollout files cannot be written; threads are kept all the same"
                    );
                }
                Written::Nothing
            }
        }
    }

    async fn sync(&mut self, id: ThreadId, begin: bool) -> Result<Written, SyncError> {
        let thread = match self.engine.thread(id).await {
            Err(Error::ThreadNotFound(_)) => return Ok(self.remove(id).await?),
            thread => thread?,
        };
        if thread.ephemeral || self.foreign.settle(&thread).await? {
            return Ok(Written::Nothing);
        }
        self.claim(id).await;
        let place = |archived| self.folder.file(id, thread.created_at, archived);
        let (path, elsewhere) = (place(thread.archived), place(!thread.archived));
        let known = self.shown.remove(&id);
        let shown = {
            let path = path.clone();
            blocking(move || {
                file::move_into_place(&elsewhere, &path)?;
                match known {
                    Some(known) if file::len(&path)? == Some(known.len) => Ok(Some(known)),
                    _ => file::read_end(&path),
                }
            })
            .await?
        };
        if let Some(shown) = shown
            && let Some(missing) = self.missing(&thread, &shown).await?
        {
            if missing.taken_back == 0 && missing.turns.is_empty() {
                self.shown.insert(id, shown);
                return Ok(Written::Nothing);
            }
            if let Some(shown) = append(&thread, path.clone(), shown, missing).await? {
                self.shown.insert(id, shown);
                return Ok(Written::Some);
            }
        }
        let shown = self.rewrite(&thread, &path, begin).await?;
        let written = match shown {
            Some(_) => Written::Some,
            None => Written::Nothing,
        };
        self.shown.extend(shown.map(|shown| (id, shown)));
        Ok(written)
    }

    /// Keeps Codex away from a loaded thread of ours before its file is there. One that was loaded from the store has been
    /// claimed for as long as it is loaded, so a second claim changes nothing.
    async fn claim(&mut self, id: ThreadId) {
        if self.claims.contains_key(&id) || self.engine.loaded_thread(id).is_none() {
            return;
        }
        let home = self.folder.0.clone();
        let claimed = blocking(move || match is_shared(&home) {
            true => Claim::take(&home, id).map(Some),
            false => Ok(None),
        });
        // A home that cannot be written is no home of Codex.
        if let Ok(Some(claim)) = claimed.await {
            self.claims.insert(id, claim);
        }
    }

    /// Removes the files of a deleted thread, unless other threads need them.
    async fn remove(&mut self, id: ThreadId) -> io::Result<Written> {
        self.shown.remove(&id);
        self.claims.remove(&id);
        // The files of a hidden thread may come back at any moment.
        if self.engine.is_hidden(id).await.unwrap_or(false) {
            return Ok(Written::Nothing);
        }
        let own = [false, true].map(|archived| self.folder.file(id, 0, archived));
        let (left, is_all) = self.foreign.left(id);
        let paths: Vec<_> = own.into_iter().chain(left).collect();
        blocking(move || paths.iter().try_for_each(|path| file::remove(path))).await?;
        Ok(match is_all {
            true => Written::Gone,
            false => Written::Some,
        })
    }

    /// Returns the changes that a file lacks; `None` if it must be rewritten.
    async fn missing(&self, thread: &Thread, shown: &FileEnd) -> Result<Option<Missing>, Error> {
        let id = thread.id;
        let Some((taken_back, behind)) = self.compare(id, shown).await? else {
            return Ok(None);
        };
        let mut turns = Vec::new();
        if let Some(first) = behind.last() {
            // Starts at the first missing turn, since new turns may have started in the meantime.
            let before = i64::try_from(first.index).unwrap_or(i64::MAX) - 1;
            let behind_it = TurnQuery {
                limit: Some(behind.len()),
                cursor: Some(before.to_string()),
                items: true,
                usage: true,
                ..TurnQuery::default()
            };
            turns = self.engine.turns(id, behind_it).await?.data;
            let is_behind =
                |turn: &TurnWithItems| behind.iter().any(|known| known.id == turn.turn.id);
            turns.retain(is_behind);
            turns.truncate(ended(&turns));
        }
        Ok(Some(Missing {
            taken_back,
            context: context(&self.engine, thread, &turns).await?,
            turns,
        }))
    }

    /// Returns how many of the last turns of a file were removed from the thread, and which turns follow the remaining
    /// ones, newest first; `None` if the file has none of the thread's last turns.
    async fn compare(
        &self,
        id: ThreadId,
        shown: &FileEnd,
    ) -> Result<Option<(usize, Vec<Turn>)>, Error> {
        let mut behind: Vec<Turn> = Vec::new();
        let mut query = TurnQuery {
            limit: Some(2),
            descending: true,
            ..TurnQuery::default()
        };
        loop {
            let page = self.engine.turns(id, query.clone()).await?;
            for found in page.data {
                let id = found.turn.id;
                if let Some(at) = shown.recent.iter().rposition(|known| *known == id) {
                    return Ok(Some((shown.recent.len() - 1 - at, behind)));
                }
                behind.push(found.turn);
            }
            match page.next {
                None if shown.complete => return Ok(Some((shown.recent.len(), behind))),
                Some(_) if behind.len() < MOST_BEHIND => {}
                _ => return Ok(None),
            }
            query.limit = Some(MOST_BEHIND);
            query.cursor = page.next;
        }
    }

    /// Writes a file from the beginning; `None` if there is nothing to write and no file.
    async fn rewrite(
        &self,
        thread: &Thread,
        path: &Path,
        begin: bool,
    ) -> Result<Option<FileEnd>, SyncError> {
        let begun = {
            let (path, has_turns) = (path.to_owned(), thread.turn_count > 0);
            blocking(move || {
                let exists = file::len(&path)?.is_some();
                if !(begin || exists || has_turns) {
                    return Ok(None);
                }
                // Another server may be writing the file now. The turns are read after it, so that no newer file is
                // replaced.
                Rewrite::begin(&path).map(|rewrite| Some((rewrite, exists)))
            })
            .await?
        };
        let Some((mut rewrite, exists)) = begun else {
            return Ok(None);
        };
        let mut shown = FileEnd::nothing();
        let mut lines = Lines::of_thread(thread);
        let mut query = TurnQuery {
            limit: Some(PAGE),
            items: true,
            usage: true,
            ..TurnQuery::default()
        };
        loop {
            let page = self.engine.turns(thread.id, query.clone()).await?;
            let ended = ended(&page.data);
            let turns = &page.data[..ended];
            let context = context(&self.engine, thread, turns).await?;
            for turn in turns {
                lines.turn(thread, turn, &context);
                shown.add(turn.turn.id);
            }
            let text = std::mem::take(&mut lines.text);
            if page.next.is_some() && ended == page.data.len() {
                rewrite = blocking(move || rewrite.write(&text).map(|()| rewrite)).await?;
                query.cursor = page.next;
                continue;
            }
            if !(begin || exists) && shown.recent.is_empty() {
                return Ok(None);
            }
            shown.len =
                blocking(move || rewrite.write(&text).and_then(|()| rewrite.finish())).await?;
            shown.ordinal = lines.ordinal;
            return Ok(Some(shown));
        }
    }

    /// Checks the file of the next thread from before the start, newest first: a crash may have prevented a write. If
    /// all files of a page are up to date, so are those of older threads.
    async fn catch_up(&mut self, start: &mut CatchUp) {
        if let Some(thread) = start.threads.pop_front() {
            start.wrote |= self.write(thread.id, false).await != Written::Nothing;
            self.shown.remove(&thread.id);
            return;
        }
        if start.begun && (!start.wrote || start.cursor.is_none() || self.troubled) {
            start.done = true;
            return;
        }
        let query = ThreadQuery {
            archived: None,
            spawned: ChildFilter::Any,
            with_turns_only: true,
            sort: ThreadSort::Updated,
            descending: true,
            limit: THREADS,
            cursor: start.cursor.take(),
            ..ThreadQuery::default()
        };
        start.begun = true;
        start.wrote = false;
        match self.engine.list_threads(query).await {
            Ok(page) => {
                start.threads = page.data.into();
                start.cursor = page.next;
            }
            Err(error) => {
                warn!(%error, "rollout files are not brought up to date");
                start.done = true;
            }
        }
    }
}

/// The progress of the check of threads from before the start.
#[derive(Default)]
struct CatchUp {
    begun: bool,
    threads: VecDeque<Arc<Thread>>,
    cursor: Option<String>,
    wrote: bool,
    done: bool,
}

/// Returns how many turns have ended before the first that runs. A later one may have ended by the time it is read, and
/// a file never gets a turn that it passed over.
pub(super) fn ended(turns: &[TurnWithItems]) -> usize {
    let runs = |turn: &TurnWithItems| turn.turn.status == TurnStatus::Running;
    turns.iter().position(runs).unwrap_or(turns.len())
}

/// Returns what successive turns added to the context of their thread.
pub(super) async fn context(
    engine: &Engine,
    thread: &Thread,
    turns: &[TurnWithItems],
) -> Result<Vec<ContextEntry>, Error> {
    let (Some(first), Some(last)) = (turns.first(), turns.last()) else {
        return Ok(Vec::new());
    };
    let turns = first.turn.index..last.turn.index + 1;
    engine.context(thread, turns).await
}

/// Appends the missing changes and returns the new state of the file; `None` if another process changed the file.
async fn append(
    thread: &Thread,
    path: PathBuf,
    mut shown: FileEnd,
    missing: Missing,
) -> io::Result<Option<FileEnd>> {
    let mut lines = Lines::new(shown.ordinal);
    if missing.taken_back > 0 {
        lines.rolled_back(missing.taken_back as u64);
        shown
            .recent
            .truncate(shown.recent.len() - missing.taken_back);
    }
    for turn in &missing.turns {
        lines.turn(thread, turn, &missing.context);
        shown.add(turn.turn.id);
    }
    let len = shown.len;
    shown.len += lines.text.len() as u64;
    shown.ordinal = lines.ordinal;
    let text = lines.text;
    let appended = blocking(move || file::append(&path, len, &text)).await?;
    Ok(appended.then_some(shown))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_behind_a_running_one_wait_for_it() {
        let turn = |status: &str| {
            let turn = serde_json::json!({
                "id": "01984de2-8f74-7c91-a3b2-5c5e937cf318", "index": 0, "status": status, "started_at": 1,
                "completed_at": null, "error": null,
                "usage": { "input": 0, "cached_input": 0, "cache_write": 0, "output": 0, "reasoning": 0, "estimated": 0 },
                "origin": { "client": "test", "source": "vscode", "user": null, "context": null },
                "settings": {
                    "cwd": "/", "model": "offline", "model_provider": "threadwire", "effort": null, "summary": null,
                    "approval": "never", "sandbox": { "kind": "danger_full_access" }, "mode": "agent",
                },
            });
            TurnWithItems {
                turn: serde_json::from_str(&turn.to_string()).expect("a turn"),
                items: Vec::new(),
                asks: Vec::new(),
                usage: Vec::new(),
            }
        };
        let page = ["completed", "running", "failed"].map(turn);
        assert_eq!(ended(&page), 1);
        assert_eq!(ended(&page[..1]), 1);
    }
}
