//! The task that writes rollout files.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde_json::value::RawValue;
use threadwire_agent::exported::{shown_again, waiting};
use threadwire_engine::{
    ChildFilter, ContextEntry, Engine, Error, Json, Thread, ThreadId, ThreadQuery, ThreadSort,
    Turn, TurnQuery, TurnStatus, TurnWithItems,
};
use tracing::warn;

use super::{
    Folder, Queue, Wanted, blocking,
    claim::Claim,
    compressed,
    file::{self, Ending, FileEnd, Rewrite},
    foreign::{Foreign, own_file, taken, told_up_to},
    lines::Lines,
    places::Found,
    read::FileTurn,
};

/// The number of turns that a file may lack before all of its turns are read.
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

/// Codex has the thread.
struct Busy;

/// The changes that a file lacks.
struct Missing {
    /// The number of its last turns that were removed from the thread.
    taken_back: usize,
    /// The turns that it does not contain, oldest first.
    turns: Vec<TurnWithItems>,
    /// What these turns added to the context.
    context: Vec<ContextEntry>,
}

impl Missing {
    fn nothing() -> Self {
        Self {
            taken_back: 0,
            turns: Vec::new(),
            context: Vec::new(),
        }
    }

    fn is_nothing(&self) -> bool {
        self.taken_back == 0 && self.turns.is_empty()
    }
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
        let written = self.write(thread, wanted.begin, wanted.moved).await;
        if wanted.forget {
            self.shown.remove(&thread);
            self.claims.remove(&thread);
        }
        for waiting in wanted.waiting {
            // The send fails if the receiver no longer waits.
            let _ = waiting.send(written != Written::Nothing);
        }
        if written == Written::Gone
            && let Err(error) = self.engine.forget_deleted(vec![thread]).await
        {
            // The next start tries again.
            warn!(%thread, %error, "a thread stays noted as deleted");
        }
    }

    /// Writes the file of a thread, or removes it, and returns what was done.
    async fn write(&mut self, thread: ThreadId, begin: bool, moved: bool) -> Written {
        let synced = match self.sync(thread, begin, moved).await {
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

    async fn sync(&mut self, id: ThreadId, begin: bool, moved: bool) -> Result<Written, SyncError> {
        let thread = match self.engine.thread(id).await {
            Err(Error::ThreadNotFound(_)) => return Ok(self.remove(id).await?),
            thread => thread?,
        };
        if thread.ephemeral {
            return Ok(Written::Nothing);
        }
        if let Some(moves) = self.foreign.due_moves(&thread) {
            if !moves.is_empty() {
                let Ok(_claim) = self.claim_unless_held(id).await else {
                    self.foreign.note_busy(id);
                    return Ok(Written::Nothing);
                };
                self.foreign.move_all(&thread, moves).await?;
            }
            return Ok(Written::Nothing);
        }
        let place = |archived| own_file(&self.folder, &thread, archived);
        let archived = thread.archived;
        let (path, elsewhere) = (place(archived), place(!archived));
        let is_loaded = self.engine.loaded_thread(id).is_some();
        let known = self.shown.remove(&id);
        let (known, found, is_in_place, goes_on) = {
            let (path, elsewhere) = (path.clone(), elsewhere.clone());
            let foreign = Arc::clone(&self.foreign);
            blocking(move || {
                let len = file::len(&path)?;
                let known = known.filter(|known| len == Some(known.len));
                let is_in_place = !compressed::is_there(&elsewhere);
                let goes_on = !is_loaded && foreign.goes_on_after(&path);
                let found = Found::read(id, path, archived);
                Ok((known, found, is_in_place, goes_on))
            })
            .await?
        };
        // What Codex added while the thread was loaded can be taken over later.
        let known = known.filter(|known| is_loaded || known.others.is_empty());
        // Codex does not find a thread claimed by someone who only looks at it.
        if !is_loaded
            && is_in_place
            && !goes_on
            && let Some(shown) = self.shown(&thread, &path, known.clone()).await?
            && let Some(missing) = self.missing(&thread, &shown).await?
            && missing.is_nothing()
            && !shown.tells_more(told_up_to(&thread))
            && self.untold(&thread, &shown).await?.is_empty()
        {
            self.foreign.note_seen(found);
            self.foreign.note_left(id, Some(archived)).await;
            return Ok(Written::Nothing);
        }
        let Ok(claim) = self.claim_unless_held(id).await else {
            self.foreign.note_busy(id);
            return Ok(Written::Nothing);
        };
        if !is_loaded && found.is_none() {
            if is_in_place && self.foreign.is_deleted_there(id).await {
                return Ok(match self.foreign.hide_ours(id).await? {
                    true => Written::Some,
                    false => Written::Nothing,
                });
            }
            if !(is_in_place || moved) && self.foreign.is_moved_there(&thread).await {
                self.engine.follow_archived(id, !archived).await?;
                self.foreign.note_left(id, Some(!archived)).await;
                return Box::pin(self.sync(id, begin, false)).await;
            }
        }
        if !is_in_place {
            self.foreign.settle_ours(&thread, elsewhere).await?;
            // What comes next may fail, and must not make this move one of Codex.
            self.foreign.note_left(id, Some(archived)).await;
        }
        if is_loaded {
            // Codex must not come before the file is there.
            self.claims.extend(claim.map(|claim| (id, claim)));
            let written = self.bring_up_to_date(&thread, &path, known, begin).await?;
            self.note_left(id, archived).await;
            return Ok(written);
        }
        let took = match self.engine.take_added_turns(id).await {
            Err(Error::ThreadNotFound(_) | Error::ShuttingDown) => false,
            took => took?,
        };
        let thread = self.engine.thread(id).await?;
        // It may have been archived meanwhile, which moves the file next.
        let path = own_file(&self.folder, &thread, archived);
        let written = self.bring_up_to_date(&thread, &path, None, begin).await?;
        self.note_left(id, archived).await;
        // One that goes on in another file is seen with the next look.
        self.foreign
            .note_seen(found.filter(|found| found.path == path));
        Ok(if took { Written::Some } else { written })
    }

    /// Writes what the file of a claimed thread lacks.
    async fn bring_up_to_date(
        &mut self,
        thread: &Thread,
        path: &Path,
        known: Option<FileEnd>,
        begin: bool,
    ) -> Result<Written, SyncError> {
        let id = thread.id;
        let mut written = self.write_missing(thread, path, known, begin).await?;
        if let Some(end) = self.shown.get(&id) {
            // The last turn may have taken what waited.
            let thread = self.engine.thread(id).await?;
            let untold = self.untold(&thread, end).await?;
            if !untold.is_empty() {
                let end = append_told(path.to_owned(), end.clone(), untold).await?;
                self.shown.remove(&id);
                self.shown.extend(end.map(|end| (id, end)));
                written = Written::Some;
            }
        }
        Ok(written)
    }

    /// Notes where the file of a thread is, if there is one.
    async fn note_left(&self, id: ThreadId, archived: bool) {
        if self.shown.contains_key(&id) {
            self.foreign.note_left(id, Some(archived)).await;
        }
    }

    /// Returns what waits for the next turn and is not in the file yet. Where the file lacks a turn, nothing can stand
    /// behind it.
    async fn untold(&self, thread: &Thread, end: &FileEnd) -> Result<Vec<Json>, Error> {
        let mut waiting: Vec<_> = waiting(thread).collect();
        if waiting.is_empty() {
            return Ok(Vec::new());
        }
        let last = TurnQuery {
            limit: Some(1),
            descending: true,
            ..TurnQuery::default()
        };
        let last = self.engine.turns(thread.id, last).await?.data.pop();
        if last.as_ref().map(|last| last.turn.id) != end.recent.back().copied() {
            return Ok(Vec::new());
        }
        if let Some(last) = last {
            // What an agent does not take stands before the turn that could have.
            waiting.retain(|waiting| waiting.since >= last.turn.started_at);
        }
        let waiting = waiting.into_iter().flat_map(|waiting| waiting.items);
        let mut untold: Vec<_> = waiting.collect();
        for told in told_already(thread, end) {
            if let Some(at) = untold.iter().position(|item| item.get() == told.get()) {
                untold.remove(at);
            }
        }
        Ok(untold)
    }

    async fn write_missing(
        &mut self,
        thread: &Thread,
        path: &Path,
        known: Option<FileEnd>,
        begin: bool,
    ) -> Result<Written, SyncError> {
        let id = thread.id;
        if let Some(end) = self.shown(thread, path, known).await?
            && let Some(missing) = self.missing(thread, &end).await?
        {
            if missing.is_nothing() {
                self.shown.insert(id, end);
                return Ok(Written::Nothing);
            }
            if let Some(end) = append(thread, path.to_owned(), end, missing).await? {
                self.shown.insert(id, end);
                return Ok(Written::Some);
            }
        }
        if let Some(written) = self.reconcile(thread, path).await? {
            return Ok(written);
        }
        let shown = self.rewrite(thread, path, begin).await?;
        let written = match shown {
            Some(_) => Written::Some,
            None => Written::Nothing,
        };
        self.shown.extend(shown.map(|shown| (id, shown)));
        Ok(written)
    }

    /// Returns the state of a file whose end shows that it has the turns of the store in their order; `None` if its end
    /// does not show that.
    async fn shown(
        &self,
        thread: &Thread,
        path: &Path,
        known: Option<FileEnd>,
    ) -> Result<Option<FileEnd>, SyncError> {
        if known.is_some() {
            return Ok(known);
        }
        let path = path.to_owned();
        let Ending::Finished(mut shown) = blocking(move || file::read_end(&path)).await? else {
            return Ok(None);
        };
        if std::mem::take(&mut shown.others).is_empty() {
            return Ok(Some(shown));
        }
        // Codex wrote some of the turns, perhaps behind ones of ours that the file lacks. What an earlier version of this
        // program wrote has no marks, either.
        let newest = TurnQuery {
            limit: Some(MOST_BEHIND + shown.recent.len()),
            descending: true,
            ..TurnQuery::default()
        };
        let newest = self.engine.turns(thread.id, newest).await?.data;
        let last = shown.recent.back();
        let stored = newest.iter().map(|turn| &turn.turn.id);
        let stored = stored.skip_while(|turn| Some(*turn) != last);
        let is_in_order = stored
            .take(shown.recent.len())
            .eq(shown.recent.iter().rev());
        Ok(is_in_order.then_some(shown))
    }

    /// Appends what a file lacks, whatever is in it; `None` if it is not there, or no file of a thread. Codex and the files
    /// of forks name lines of a file by their number and place, and Codex adds to it what is no turn, so that none is
    /// written anew.
    async fn reconcile(
        &mut self,
        thread: &Thread,
        path: &Path,
    ) -> Result<Option<Written>, SyncError> {
        let Some((mut turns, mut end)) = self.foreign.turns_in(path, taken(thread)).await? else {
            return Ok(None);
        };
        let mut stored = self
            .engine
            .turns(thread.id, TurnQuery::default())
            .await?
            .data;
        stored.truncate(ended(&stored));
        let in_store: HashSet<_> = stored.iter().map(|turn| turn.turn.id).collect();
        let is_stored = |turn: &FileTurn| in_store.contains(&turn.id);
        let mut written = Written::Nothing;
        // A crash came while it was written. An earlier version of this program marked nothing.
        let is_torn =
            |turn: &FileTurn| !(turn.is_over || turn.is_taken) && (turn.is_ours || is_stored(turn));
        while let Some(torn) = turns.last().filter(|last| is_torn(last)) {
            let (to_cut, len, id) = (path.to_owned(), end.len, torn.id);
            if !blocking(move || file::cut(&to_cut, len, id)).await? {
                break;
            }
            turns.pop();
            let path = path.to_owned();
            end = blocking(move || file::read_tail(&path)).await?;
            written = Written::Some;
        }
        // A file takes back its last turns only, so one that the store does not have yet keeps those before it.
        let removed = turns
            .iter()
            .position(|turn| turn.is_had() && !is_stored(turn));
        let removed = removed.filter(|from| {
            let mut behind = turns[*from..].iter();
            behind.all(|turn| turn.is_had() || is_stored(turn))
        });
        let taken_back = removed.map_or(0, |from| turns.len() - from);
        let others = turns
            .iter()
            .filter(|turn| !turn.is_had() && !is_stored(turn));
        end.others = others.map(|turn| turn.id).collect();
        end.recent = turns.iter().map(|turn| turn.id).collect();
        let again = path.to_owned();
        if let Ending::Finished(read) = blocking(move || file::read_end(&again)).await? {
            end.told = read.told;
        }
        let left: HashSet<_> = end.recent.iter().take(turns.len() - taken_back).collect();
        let lacking = stored.iter().map(|turn| &turn.turn);
        let lacking: Vec<_> = lacking.filter(|turn| !left.contains(&turn.id)).collect();
        let mut missing = Missing {
            taken_back,
            ..Missing::nothing()
        };
        let mut parts = lacking.chunks(PAGE);
        loop {
            if let Some(part) = parts.next() {
                missing.turns = self.turns(thread, part).await?;
                missing.context = context(&self.engine, thread, &missing.turns).await?;
            }
            if missing.is_nothing() {
                break;
            }
            let Some(appended) = append(thread, path.to_owned(), end, missing).await? else {
                // Somebody changes it at this moment. The next change of the thread tries again.
                return Ok(Some(written));
            };
            written = Written::Some;
            end = appended;
            missing = Missing::nothing();
        }
        end.keep_recent();
        self.shown.insert(thread.id, end);
        Ok(Some(written))
    }

    /// Returns these turns, oldest first, with their items.
    async fn turns(&self, thread: &Thread, wanted: &[&Turn]) -> Result<Vec<TurnWithItems>, Error> {
        let (Some(first), Some(last)) = (wanted.first(), wanted.last()) else {
            return Ok(Vec::new());
        };
        let (first, last) = (first.index, last.index);
        // Starts at the first one, since new turns may have started in the meantime.
        let before = i64::try_from(first).unwrap_or(i64::MAX) - 1;
        let query = TurnQuery {
            limit: Some((last - first + 1) as usize),
            cursor: Some(before.to_string()),
            items: true,
            usage: true,
            ..TurnQuery::default()
        };
        let mut turns = self.engine.turns(thread.id, query).await?.data;
        turns.retain(|turn| wanted.iter().any(|wanted| wanted.id == turn.turn.id));
        turns.truncate(ended(&turns));
        Ok(turns)
    }

    /// Keeps Codex away from a thread of ours; `None` in a home that cannot be written, which is no home of Codex.
    async fn claim(&self, id: ThreadId) -> Result<Option<Claim>, Busy> {
        let home = self.folder.0.clone();
        match blocking(move || Claim::take(&home, id)).await {
            Ok(claim) => Ok(Some(claim)),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Err(Busy),
            Err(_) => Ok(None),
        }
    }

    async fn claim_unless_held(&self, id: ThreadId) -> Result<Option<Claim>, Busy> {
        match self.claims.contains_key(&id) {
            true => Ok(None),
            false => self.claim(id).await,
        }
    }

    /// Removes the files of a deleted thread, unless other threads need them, or Codex has the thread and goes on with it:
    /// it is one of Codex from then on.
    async fn remove(&mut self, id: ThreadId) -> io::Result<Written> {
        self.shown.remove(&id);
        // The files of a hidden thread may come back at any moment.
        if self.engine.is_hidden(id).await.unwrap_or(false) {
            self.claims.remove(&id);
            return Ok(Written::Nothing);
        }
        let claimed = self.claim_unless_held(id).await;
        let held = self.claims.remove(&id);
        let Ok(_claim) = claimed.map(|claim| claim.or(held)) else {
            return Ok(Written::Gone);
        };
        let own = [false, true].map(|archived| self.folder.file(id, 0, archived));
        let (left, is_all) = self.foreign.left(id);
        let paths: Vec<_> = own.into_iter().chain(left).collect();
        blocking(move || paths.iter().try_for_each(|path| file::remove(path))).await?;
        self.foreign.note_left(id, None).await;
        Ok(match is_all {
            true => Written::Gone,
            false => Written::Some,
        })
    }

    /// Returns the changes that a file lacks; `None` if it must be rewritten.
    async fn missing(&self, thread: &Thread, shown: &FileEnd) -> Result<Option<Missing>, Error> {
        let Some((taken_back, behind)) = self.compare(thread, shown).await? else {
            return Ok(None);
        };
        let wanted: Vec<_> = behind.iter().rev().collect();
        let turns = self.turns(thread, &wanted).await?;
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
        thread: &Thread,
        shown: &FileEnd,
    ) -> Result<Option<(usize, Vec<Turn>)>, Error> {
        let mut behind: Vec<Turn> = Vec::new();
        let mut query = TurnQuery {
            limit: Some(2),
            descending: true,
            ..TurnQuery::default()
        };
        loop {
            let page = self.engine.turns(thread.id, query.clone()).await?;
            for found in page.data {
                let id = found.turn.id;
                if let Some(at) = shown.recent.iter().rposition(|known| *known == id) {
                    let taken_back = self.taken_back(thread, shown, at + 1).await?;
                    return Ok(taken_back.map(|taken_back| (taken_back, behind)));
                }
                behind.push(found.turn);
            }
            match page.next {
                None if shown.complete => {
                    let taken_back = self.taken_back(thread, shown, 0).await?;
                    return Ok(taken_back.map(|taken_back| (taken_back, behind)));
                }
                Some(_) if behind.len() < MOST_BEHIND => {}
                _ => return Ok(None),
            }
            query.limit = Some(MOST_BEHIND);
            query.cursor = page.next;
        }
    }

    /// Returns how many turns of a file, from this one on, were removed from the thread; `None` if some were not. Those that
    /// the store does not have yet keep the ones before them, because a file takes back its last turns only.
    async fn taken_back(
        &self,
        thread: &Thread,
        shown: &FileEnd,
        from: usize,
    ) -> Result<Option<usize>, Error> {
        for turn in shown.recent.range(from..) {
            if shown.others.contains(turn) {
                return Ok(Some(0));
            }
            if self.engine.turn(thread, *turn).await?.is_some() {
                return Ok(None);
            }
        }
        Ok(Some(shown.recent.len() - from))
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
            start.wrote |= self.write(thread.id, false, false).await != Written::Nothing;
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
    lines.already = told_already(thread, &shown);
    if shown.is_cut {
        lines.text.push(b'\n');
        shown.is_cut = false;
    }
    if missing.taken_back > 0 {
        lines.rolled_back(missing.taken_back as u64);
        shown
            .recent
            .truncate(shown.recent.len() - missing.taken_back);
        lines.already = told_already(thread, &shown);
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

/// Appends what the model is told with the next turn, and returns the new state of the file; `None` if another process
/// changed the file.
async fn append_told(
    path: PathBuf,
    mut end: FileEnd,
    items: Vec<Json>,
) -> io::Result<Option<FileEnd>> {
    let mut lines = Lines::new(end.ordinal);
    for item in items {
        if let Ok(told) = RawValue::from_string(item.get().to_owned()) {
            end.add_told(lines.ordinal, told);
        }
        lines.injected(item);
    }
    let (len, text) = (end.len, lines.text);
    end.len += text.len() as u64;
    end.ordinal = lines.ordinal;
    let appended = blocking(move || file::append(&path, len, &text)).await?;
    Ok(appended.then_some(end))
}

/// Returns what a file tells the model behind its last turn, as it is written here.
fn told_already(thread: &Thread, end: &FileEnd) -> Vec<Json> {
    let provider = &thread.settings.model_provider;
    let told = end.told_last();
    told.filter_map(|told| shown_again(told.item.get(), provider))
        .collect()
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
