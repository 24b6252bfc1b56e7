//! Threads that another program keeps in files of its own.
//!
//! They are stored like our own, so that they are listed, searched, read, resumed and forked like these. Such a thread
//! belongs to nobody until a process writes to it; until then it follows the other program's file.
//!
//! Most of them are only listed and searched, so a thread is stored as an outline at first: its turns, with the messages
//! in them. The other items are read when somebody wants to see them or the thread goes on, and so is the context.

use std::{collections::HashSet, sync::Arc};

use tracing::warn;

use crate::{
    BoxFuture,
    error::Error,
    model::{
        Event, EventKind, Memo, Page, ProcessId, Thread, ThreadId, Turn, TurnQuery, TurnWithItems,
        UnreadFrom,
    },
    registry::Entry,
    services::ForeignClaim,
    shared::Shared,
    store::{
        Append, ContextEntry, ContextPart, Hiding, SqliteStore, Store, StoreError, StoredThread,
        Write,
    },
};

/// The epochs of threads that no process has written to: with the messages of their turns, and with all items. Every
/// process that writes to such a thread has a higher one.
const OUTLINE: u64 = 0;
const WHOLE: u64 = 1;

/// What is known of a thread of another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignPart {
    /// Its turns with their messages. The store does not have the thread yet, so nobody looks it up.
    New,
    /// Its turns with their messages.
    Outline,
    /// Its turns with all items.
    Whole,
}

/// What became of the name that another program gave to a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignName {
    /// The thread has it, or there is no such thread any more.
    Taken,
    /// The thread changes at the moment: the name has to wait.
    Waits,
    /// The thread has gone on here, so its name is for this program to change.
    Ours,
}

impl Shared {
    /// See [`crate::Engine::store_foreign_thread`].
    pub(crate) async fn store_foreign_thread(
        &self,
        thread: Thread,
        turns: Vec<TurnWithItems>,
        part: ForeignPart,
    ) -> Result<bool, Error> {
        let (id, store) = (thread.id, &self.store);
        if self.registry.get(id).is_some() {
            return Ok(false);
        }
        let thread = Arc::new(Thread {
            turn_count: turns.len() as u64,
            ..thread
        });
        let epoch = match part {
            ForeignPart::New | ForeignPart::Outline => OUTLINE,
            ForeignPart::Whole => WHOLE,
        };
        let last = last_item(&turns);
        let stored = match part {
            ForeignPart::New => None,
            ForeignPart::Outline | ForeignPart::Whole => store.load(id).await?,
        };
        let (base_seq, rows) = match stored {
            // It was deleted while its file was read.
            None if part == ForeignPart::Whole => return Ok(false),
            None => (0, all_rows(turns)),
            Some(stored) if !is_foreign(&stored) || epoch < stored.epoch => return Ok(false),
            Some(stored) => match self.changes(&stored, &thread, turns, epoch).await? {
                Some(changes) => (stored.seq, changes),
                // Imported a moment ago: another write would disturb a process that takes the thread over right now.
                None => return Ok(true),
            },
        };
        let append = import(thread, epoch, base_seq, last, rows);
        match store.append(append).await {
            Ok(()) => Ok(true),
            // Another process imported it, or resumed it, meanwhile, or it was deleted.
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Returns what changes the turns of a stored thread into others; `None` if nothing is to be written.
    async fn changes(
        &self,
        stored: &StoredThread,
        thread: &Thread,
        turns: Vec<TurnWithItems>,
        epoch: u64,
    ) -> Result<Option<Vec<Write>>, Error> {
        let id = thread.id;
        let all = TurnQuery {
            items: true,
            ..TurnQuery::default()
        };
        let before = self.store.turns(id, all).await?.data;
        let pairs = before.iter().zip(&turns);
        let mut kept = pairs.take_while(|(old, new)| is_part(old, new)).count();
        let is_same = |(old, new): (&TurnWithItems, &TurnWithItems)| {
            old.turn.status == new.turn.status && old.items.len() == new.items.len()
        };
        let same_turns =
            kept == before.len() && kept == turns.len() && before.iter().zip(&turns).all(is_same);
        if same_turns && stored.epoch == epoch && is_same_thread(&stored.thread, thread) {
            return Ok(None);
        }
        if !same_turns && !self.store.context(id, ContextPart::Last).await?.is_empty() {
            // The context was read from the file as it was before.
            kept = 0;
        }
        let mut changes = Vec::new();
        if kept < before.len() {
            changes.push(Write::RemoveTurns(kept as u64));
        }
        for (at, turn) in turns.into_iter().enumerate() {
            let old = before.get(at).filter(|_| at < kept);
            if old.is_none_or(|old| !is_same((old, &turn))) {
                changes.extend(rows(at as u64, turn, old));
            }
        }
        Ok(Some(changes))
    }

    /// Reads turns of an outline with all their items, which are stored then. Where the store takes nothing, because its
    /// disk is full for example, they are read all the same. Where the file cannot be read, the outline stays.
    ///
    /// Errors: `InvalidCursor`, those of the store.
    pub(crate) fn foreign_turns<'a>(
        &'a self,
        outline: &'a StoredThread,
        query: TurnQuery,
    ) -> BoxFuture<'a, Result<Page<TurnWithItems>, Error>> {
        // Every read of turns comes here, so the future is no part of theirs.
        Box::pin(async move {
            let id = outline.thread.id;
            if let Some((thread, turns)) = self.read_whole(outline).await
                && let Err(error) = self
                    .store_foreign_thread(thread.clone(), turns.clone(), ForeignPart::Whole)
                    .await
            {
                warn!(thread = %id, %error, "the items of a thread of another program cannot be stored");
                let last = last_item(&turns);
                let memory = SqliteStore::open(None)?;
                let import = import(Arc::new(thread), WHOLE, 0, last, all_rows(turns));
                memory.append(import).await?;
                let page = memory.turns(id, query).await;
                memory.close().await;
                return Ok(page?);
            }
            Ok(self.store.turns(id, query).await?)
        })
    }

    /// Reads the items that an outline leaves out; `None` if nobody can read them.
    async fn read_whole(&self, outline: &StoredThread) -> Option<(Thread, Vec<TurnWithItems>)> {
        let threads = self.foreign_threads.get()?;
        threads.thread(&outline.thread).await
    }

    /// Stores the context of a thread of another program that has not gone on here, unless it has one. Returns whether
    /// the stored thread is another one now.
    pub(crate) async fn store_foreign_context(&self, stored: &StoredThread) -> Result<bool, Error> {
        let id = stored.thread.id;
        let Some(threads) = self.foreign_threads.get() else {
            return Ok(false);
        };
        if !is_foreign(stored) || !self.store.context(id, ContextPart::Last).await?.is_empty() {
            return Ok(false);
        }
        let mut entries = threads.context(&stored.thread).await;
        // The file may have grown since the turns were stored.
        entries.retain(|entry| entry.turn < stored.thread.turn_count);
        if entries.is_empty() {
            return Ok(false);
        }
        let append = Append {
            thread: id,
            owner: ProcessId::NOBODY,
            epoch: stored.epoch,
            base_seq: stored.seq,
            seq: stored.seq + 1,
            writes: entries.into_iter().map(Write::Context).collect(),
            events: Vec::new(),
        };
        match self.store.append(append).await {
            // Another process did the same, or took the thread over.
            Ok(()) | Err(StoreError::Conflict) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    /// Keeps another program away from a thread, which is about to go on here. Returns what does so, and whether the
    /// thread is stored as its file has it.
    ///
    /// Errors: `WrittenElsewhere`.
    pub(crate) async fn claim_foreign(
        &self,
        stored: &StoredThread,
    ) -> Result<(Option<ForeignClaim>, bool), Error> {
        let Some(threads) = self.foreign_threads.get() else {
            return Ok((None, true));
        };
        threads.claim(&stored.thread).await
    }

    /// See [`crate::Engine::take_added_turns`].
    pub(crate) async fn take_added_turns(self: &Arc<Self>, id: ThreadId) -> Result<bool, Error> {
        match self.registry.enter(id).await? {
            Entry::Loaded(_) => Ok(false),
            // Nobody loads the thread meanwhile.
            Entry::Vacant(_place) => {
                let stored = self.stored(id, &self.store).await?;
                self.store_added(&stored, false).await
            }
        }
    }

    /// See [`crate::Engine::hide_thread`].
    pub(crate) async fn hide_thread(self: &Arc<Self>, id: ThreadId) -> Result<bool, Error> {
        match self.registry.enter(id).await? {
            Entry::Loaded(_) => Ok(false),
            Entry::Vacant(_place) => {
                self.store.hide(vec![id], Hiding::All).await?;
                Ok(true)
            }
        }
    }

    /// Stores what another program added to a thread of ours, behind what the store has, and removes what it took back.
    /// Returns whether the stored thread is another one now.
    async fn store_added(&self, stored: &StoredThread, goes_on: bool) -> Result<bool, Error> {
        let Some(threads) = self.foreign_threads.get() else {
            return Ok(false);
        };
        if is_foreign(stored) || stored.running {
            return Ok(false);
        }
        let id = stored.thread.id;
        let all = TurnQuery {
            usage: true,
            ..TurnQuery::default()
        };
        let before = self.store.turns(id, all).await?.data;
        let known = before.iter().map(|turn| turn.turn.id).collect();
        let Some(added) = threads.added(&stored.thread, known, goes_on).await else {
            return Ok(false);
        };
        let mut thread = stored.thread.clone();
        let mut seq = stored.seq;
        let mut writes = Vec::new();
        let is_removed = |turn: &TurnWithItems| added.removed.contains(&turn.turn.id);
        let left = before.iter().position(is_removed);
        // Turns are removed up to the last one, so that one that the other program did not know keeps them.
        if let Some(left) = left.filter(|left| before[*left..].iter().all(is_removed)) {
            thread.forget_behind(&before[..left]);
            let unread = &mut thread.unread;
            if matches!(unread.first, Some(UnreadFrom::Turn(turn)) if added.removed.contains(&turn))
            {
                unread.first = None;
                unread.revision += 1;
            }
            writes.push(Write::RemoveTurns(left as u64));
        }
        let first = thread.turn_count;
        for (index, mut turn) in (first..).zip(added.turns) {
            for item in &mut turn.items {
                seq += 1;
                Arc::make_mut(item).seq = seq;
            }
            let ended = turn.turn.completed_at.unwrap_or(turn.turn.started_at);
            thread.updated_at = thread.updated_at.max(ended);
            thread.recent_at = thread.recent_at.max(turn.turn.started_at);
            thread.usage += turn.turn.usage;
            thread.turn_count += 1;
            writes.extend(rows(index, turn, None));
        }
        if !writes.is_empty() {
            // The plan was one of the turn that was the last one.
            thread.extra.remove(&self.planned_by);
        }
        if thread.preview.is_empty() {
            thread.preview = added.preview;
        }
        writes.extend(added.context.into_iter().map(|entry| {
            Write::Context(ContextEntry {
                turn: first + entry.turn,
                ..entry
            })
        }));
        for (key, note) in added.notes {
            match note {
                Some(note) => thread.extra.insert(key, note),
                None => thread.extra.remove(&key),
            };
        }
        writes.insert(0, Write::Thread(Arc::new(thread)));
        let append = Append {
            thread: id,
            owner: stored.owner,
            epoch: stored.epoch,
            base_seq: stored.seq,
            seq: seq + 1,
            writes,
            events: Vec::new(),
        };
        match self.store.append(append).await {
            // Another process did the same, or took the thread over.
            Ok(()) | Err(StoreError::Conflict) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    /// See [`crate::Engine::rename_foreign_thread`].
    pub(crate) async fn rename_foreign_thread(
        &self,
        id: ThreadId,
        name: String,
    ) -> Result<ForeignName, Error> {
        let Some(stored) = self.store.load(id).await? else {
            return Ok(ForeignName::Taken);
        };
        if !is_foreign(&stored) {
            return Ok(ForeignName::Ours);
        }
        if let Some(loaded) = self.registry.get(id) {
            return Ok(match loaded.named_elsewhere(name).await {
                true => ForeignName::Taken,
                false => ForeignName::Waits,
            });
        }
        if stored.thread.name.as_ref() == Some(&name) {
            return Ok(ForeignName::Taken);
        }
        let thread = Thread {
            name: Some(name),
            ..stored.thread
        };
        let append = import(Arc::new(thread), stored.epoch, stored.seq, 0, Vec::new());
        match self.store.append(append).await {
            Ok(()) => Ok(ForeignName::Taken),
            // Another process did the same, or took the thread over.
            Err(StoreError::Conflict) => Ok(ForeignName::Waits),
            Err(error) => Err(error.into()),
        }
    }

    /// Reads what is left out of a stored thread of another program, and what its file has since then, before it goes
    /// on here; of a thread of ours, what another program added.
    ///
    /// Errors: those of the store.
    pub(crate) async fn complete_foreign(
        &self,
        mut stored: StoredThread,
        is_current: bool,
    ) -> Result<StoredThread, Error> {
        let id = stored.thread.id;
        if !is_foreign(&stored) {
            if !is_current && self.store_added(&stored, true).await? {
                stored = self.stored(id, &self.store).await?;
            }
            return Ok(stored);
        }
        if (is_outline(&stored) || !is_current)
            && let Some((thread, turns)) = self.read_whole(&stored).await
        {
            self.store_foreign_thread(thread, turns, ForeignPart::Whole)
                .await?;
            stored = self.stored(id, &self.store).await?;
        }
        if self.store_foreign_context(&stored).await? {
            stored = self.stored(id, &self.store).await?;
        }
        Ok(stored)
    }
}

/// Returns whether a thread of another program has no items but messages so far.
pub(crate) fn is_outline(stored: &StoredThread) -> bool {
    is_foreign(stored) && stored.epoch == OUTLINE
}

/// Returns whether a thread belongs to another program, and no process has written to it.
fn is_foreign(stored: &StoredThread) -> bool {
    stored.owner == ProcessId::NOBODY && stored.epoch <= WHOLE
}

/// Returns the step that imports a thread. `base_seq` is the sequence number of the stored thread, 0 if there is none.
pub(crate) fn import(
    thread: Arc<Thread>,
    epoch: u64,
    base_seq: u64,
    last_item: u64,
    rows: Vec<Write>,
) -> Append {
    let started = (base_seq == 0).then(|| {
        Arc::new(Event {
            thread: thread.id,
            seq: 1,
            time: thread.created_at,
            kind: EventKind::ThreadStarted(Arc::clone(&thread)),
            cause: None,
            memo: Memo::default(),
        })
    });
    Append {
        thread: thread.id,
        owner: ProcessId::NOBODY,
        epoch,
        base_seq,
        seq: base_seq.max(last_item) + 1,
        writes: std::iter::once(Write::Thread(thread)).chain(rows).collect(),
        events: started.into_iter().collect(),
    }
}

/// Returns the highest number of an item.
fn last_item(turns: &[TurnWithItems]) -> u64 {
    let items = turns.iter().flat_map(|turn| &turn.items);
    items.map(|item| item.seq).max().unwrap_or_default()
}

fn all_rows(turns: Vec<TurnWithItems>) -> Vec<Write> {
    let turns = (0..).zip(turns);
    turns.flat_map(|(at, turn)| rows(at, turn, None)).collect()
}

/// Returns the rows of a turn, without the items that are stored with it already.
fn rows(index: u64, turn: TurnWithItems, old: Option<&TurnWithItems>) -> Vec<Write> {
    let old = old.into_iter().flat_map(|old| &old.items);
    let known: HashSet<_> = old.map(|item| item.seq).collect();
    let items = turn.items.into_iter();
    let items = items.filter(|item| !known.contains(&item.seq));
    let items = items.map(|item| Write::Item { turn: index, item });
    let turn = Write::Turn(Arc::new(Turn { index, ..turn.turn }));
    std::iter::once(turn).chain(items).collect()
}

fn is_same_thread(old: &Thread, new: &Thread) -> bool {
    let [old_extra, new_extra] =
        [old, new].map(|thread| thread.extra.iter().map(|(key, value)| (key, value.get())));
    old.name == new.name && old.archived == new.archived && old_extra.eq(new_extra)
}

/// Returns whether a turn has what an earlier reading had of it.
fn is_part(old: &TurnWithItems, new: &TurnWithItems) -> bool {
    let mut items = new.items.iter();
    // Both are in order.
    old.turn.id == new.turn.id
        && old
            .items
            .iter()
            .all(|old| items.any(|new| new.seq == old.seq && new.id == old.id))
}
