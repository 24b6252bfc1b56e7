//! Which process runs a thread's turn, and the recovery of turns whose process has ended.

use std::{collections::BTreeSet, sync::Arc};

use tokio::task::JoinSet;
use tracing::info;

use crate::{
    error::Error,
    locks::lock,
    model::{ProcessId, ThreadId, Turn},
    shared::Shared,
    store::{Append, Directory, Liveness, Store, StoreError, StoredThread, Write},
};

impl Shared {
    /// Reads a thread without a running turn in this process. A turn that is marked as running is ended first, unless
    /// another living process runs it.
    ///
    /// Errors: `ThreadNotFound`, `Store`.
    pub(crate) async fn stored(
        &self,
        id: ThreadId,
        store: &Arc<dyn Store>,
    ) -> Result<StoredThread, Error> {
        let mut stored = load(store, id).await?;
        if !stored.running || self.runs_elsewhere(&stored).await? {
            self.unsaved_end(id, None);
            return Ok(stored);
        }
        store.interrupt(vec![(id, stored.owner)]).await?;
        stored = load(store, id).await?;
        let Some(turn) = self.unsaved_end(id, None) else {
            return Ok(stored);
        };
        let end = Append {
            thread: id,
            owner: self.me(),
            epoch: stored.epoch,
            base_seq: stored.seq,
            seq: stored.seq,
            writes: vec![Write::Turn(Arc::clone(&turn))],
            events: Vec::new(),
        };
        if let Err(error) = store.append(end).await {
            self.unsaved_end(id, Some(turn));
            return Err(error.into());
        }
        Ok(stored)
    }

    /// Tells whether another living process runs a turn of the thread.
    async fn runs_elsewhere(&self, stored: &StoredThread) -> Result<bool, StoreError> {
        Ok(stored.owner != self.me()
            && self.directory.liveness(stored.owner).await? != Liveness::Dead)
    }

    /// Returns the id of this process.
    pub(crate) fn me(&self) -> ProcessId {
        self.directory.me()
    }

    /// Removes and returns a thread's turn whose end could not be stored, and records `end` in its place.
    pub(crate) fn unsaved_end(&self, id: ThreadId, end: Option<Arc<Turn>>) -> Option<Arc<Turn>> {
        let mut unsaved = lock(&self.unsaved);
        match end {
            Some(end) => unsaved.insert(id, end),
            None => unsaved.remove(&id),
        }
    }
}

async fn load(store: &Arc<dyn Store>, id: ThreadId) -> Result<StoredThread, Error> {
    let stored = store.load(id).await?.filter(|stored| !stored.hidden);
    stored.ok_or(Error::ThreadNotFound(id))
}

/// Interrupts the turns of dead processes, and removes these processes from the directory.
pub(crate) async fn recover(
    store: &dyn Store,
    directory: &Arc<dyn Directory>,
) -> Result<(), StoreError> {
    let running = store.running().await?;
    let owners = running.iter().map(|(_, owner)| *owner);
    let mut asked: BTreeSet<_> = owners.chain(directory.processes().await?).collect();
    asked.remove(&directory.me());
    let mut answers = JoinSet::new();
    for process in asked {
        let directory = Arc::clone(directory);
        answers.spawn(async move { (process, directory.liveness(process).await) });
    }
    let mut dead = BTreeSet::new();
    while let Some(answer) = answers.join_next().await {
        if let Ok((process, liveness)) = answer
            && liveness? == Liveness::Dead
        {
            dead.insert(process);
        }
    }
    let left: Vec<_> = running
        .into_iter()
        .filter(|(_, owner)| dead.contains(owner))
        .collect();
    if !left.is_empty() {
        info!(
            threads = left.len(),
            "turns of processes that ended are interrupted"
        );
        store.interrupt(left).await?;
    }
    for process in dead {
        directory.forget(process).await?;
    }
    Ok(())
}
