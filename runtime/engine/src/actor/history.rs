//! Changes to turns that have ended: marking them as read or unread, and rolling them back.

use std::sync::Arc;

use crate::{
    error::Error,
    model::{EventKind, Thread, ThreadChange, ThreadStatus, TurnId, TurnQuery, Unread, UnreadFrom},
    store::Write,
};

use super::Actor;

impl Actor {
    /// Records where the unread part of the thread begins.
    pub(super) fn set_unread(&mut self, first: Option<UnreadFrom>) {
        let revision = self.thread.unread.revision + 1;
        self.edit_thread().unread = Unread { first, revision };
        self.emit(EventKind::ThreadChanged {
            change: ThreadChange::Unread,
            thread: Arc::clone(&self.thread),
        });
    }

    /// Marks the thread as read or unread, unless its unread state changed since the caller saw it.
    pub(super) fn mark_read(&mut self, read: bool, expected: u64) -> Unread {
        if self.thread.unread.revision == expected {
            self.set_unread((!read).then_some(UnreadFrom::Start));
        }
        self.thread.unread
    }

    /// Rolls back a turn and all later ones.
    pub(super) async fn remove_turns(&mut self, first: TurnId) -> Result<Arc<Thread>, Error> {
        self.check_open()?;
        if let Some(running) = &self.running {
            return Err(Error::TurnInProgress(running.turn.id));
        }
        // Earlier changes of this batch belong to the history that is read here.
        self.commit().await;
        if let Some(error) = &self.stale {
            return Err(error.clone());
        }
        let query = TurnQuery {
            usage: true,
            ..TurnQuery::default()
        };
        let page = self.store.turns(self.thread.id, query).await?;
        let place = page.data.iter().position(|turn| turn.turn.id == first);
        let left = &page.data[..place.ok_or(Error::TurnNotFound(first))?];

        self.abandon_background();
        let now = self.batch.now;
        let unread = self.thread.unread.first;
        let is_left = |turn: TurnId| left.iter().any(|left| left.turn.id == turn);
        let read_again = matches!(unread, Some(UnreadFrom::Turn(turn)) if !is_left(turn));
        let count = left.len() as u64;
        let thread = self.edit_thread();
        thread.forget_behind(left);
        thread.updated_at = now;
        self.batch.writes.push(Write::RemoveTurns(count));
        self.ring.clear();
        // The agent's state is dropped, as after loading.
        self.state.clear();
        self.attached = false;
        self.is_blank = false;
        let was_planned = self.is_planned();
        self.change_extra(self.shared.planned_by.clone(), None);
        if self.status == ThreadStatus::Failed {
            self.set_status(ThreadStatus::Idle);
        } else if was_planned {
            self.show_new_status();
        }
        self.emit(EventKind::TurnsRemoved(Arc::clone(&self.thread)));
        if read_again {
            self.set_unread(None);
        }
        Ok(Arc::clone(&self.thread))
    }
}
