//! Threads that another program keeps in files of its own.
//!
//! They are stored like our own, so that they are listed, searched, read, resumed and forked like these. Such a thread
//! belongs to nobody until a process writes to it; until then it follows the other program's file.

use std::sync::Arc;

use super::Engine;
use crate::{
    error::Error,
    loading::{FOREIGN_EPOCH, is_foreign},
    model::{Event, EventKind, Memo, ProcessId, Thread, Turn, TurnQuery, TurnWithItems},
    services::ForeignContexts,
    store::{Append, StoreError, Write},
};

impl Engine {
    /// Sets who knows the contexts of threads of other programs. Such a context is read and stored when its thread is
    /// first loaded or forked, because most threads of other programs are only looked at. Later calls have no effect.
    pub fn set_foreign_contexts(&self, contexts: Arc<dyn ForeignContexts>) {
        // An error means that they are already set.
        let _ = self.0.shared.foreign_contexts.set(contexts);
    }

    /// Stores a thread of another program with its turns, or what changed in them since the last import. Nobody is
    /// told. Returns `false`, and changes nothing, if the thread is loaded or has gone on here.
    ///
    /// Errors: those of the store.
    pub async fn store_foreign_thread(
        &self,
        thread: Thread,
        turns: Vec<TurnWithItems>,
    ) -> Result<bool, Error> {
        let (id, store) = (thread.id, &self.0.shared.store);
        if self.loaded_thread(id).is_some() {
            return Ok(false);
        }
        let thread = Thread {
            turn_count: turns.len() as u64,
            ..thread
        };
        let mut writes = Vec::new();
        let (mut base_seq, mut same) = (0, 0);
        if let Some(stored) = store.load(id).await? {
            if !is_foreign(&stored) {
                return Ok(false);
            }
            let all = TurnQuery {
                items: true,
                ..TurnQuery::default()
            };
            let before = store.turns(id, all).await?.data;
            let pairs = before.iter().zip(&turns);
            same = pairs.take_while(|(old, new)| is_same(old, new)).count();
            if same == before.len()
                && same == turns.len()
                && is_same_thread(&stored.thread, &thread)
            {
                // Imported a moment ago: another write would disturb a process that takes the thread over right now.
                return Ok(true);
            }
            let changed = same < before.len() || same < turns.len();
            if changed && !store.context(id, false).await?.is_empty() {
                // The context was read from the file as it was before.
                same = 0;
            }
            if same < before.len() {
                writes.push(Write::RemoveTurns(same as u64));
            }
            base_seq = stored.seq;
        }
        let items = turns.iter().map(|turn| turn.items.len() as u64);
        let seq = base_seq.max(items.sum()) + 1;
        let thread = Arc::new(thread);
        writes.push(Write::Thread(Arc::clone(&thread)));
        for (index, turn) in (0..).zip(turns).skip(same) {
            writes.push(Write::Turn(Arc::new(Turn { index, ..turn.turn })));
            let items = turn.items.into_iter();
            writes.extend(items.map(|item| Write::Item { turn: index, item }));
        }
        let started = (base_seq == 0).then(|| {
            Arc::new(Event {
                thread: id,
                seq: 1,
                time: thread.created_at,
                kind: EventKind::ThreadStarted(thread),
                cause: None,
                memo: Memo::default(),
            })
        });
        let append = Append {
            thread: id,
            owner: ProcessId::NOBODY,
            epoch: FOREIGN_EPOCH,
            base_seq,
            seq,
            writes,
            events: started.into_iter().collect(),
        };
        match store.append(append).await {
            Ok(()) => Ok(true),
            // Another process imported it, or resumed it, meanwhile.
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

fn is_same_thread(old: &Thread, new: &Thread) -> bool {
    let [old_extra, new_extra] =
        [old, new].map(|thread| thread.extra.iter().map(|(key, value)| (key, value.get())));
    old.name == new.name && old.archived == new.archived && old_extra.eq(new_extra)
}

fn is_same(old: &TurnWithItems, new: &TurnWithItems) -> bool {
    old.turn.id == new.turn.id
        && old.turn.status == new.turn.status
        && old.items.len() == new.items.len()
}
