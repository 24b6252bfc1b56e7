//! Recovery when the store fails or another process takes the thread: subscribers see the end of the turn, callers get
//! the error, and the thread is read again as soon as possible.

use std::{collections::HashSet, sync::Arc, time::Duration};

use tokio::time::Instant;
use tracing::{error, warn};

use crate::{
    error::Error,
    handle::Ended,
    model::{
        Activity, Answer, AskId, Event, EventKind, Item, ItemId, SettledBy, ThreadStatus, Turn,
        TurnError, TurnErrorKind, TurnId, TurnStatus,
    },
    store::StoreError,
};

use super::{Actor, Batch, Ending, running::abandon};

/// Interval between attempts to read a thread that has subscribers.
const RETRY: Duration = Duration::from_secs(1);

/// What the events of a batch began. If the batch is not stored, no observer has seen it.
#[derive(Default)]
struct Begun<'a> {
    turns: HashSet<TurnId>,
    items: HashSet<&'a ItemId>,
    asks: HashSet<AskId>,
}

impl<'a> Begun<'a> {
    fn by(events: &'a [Arc<Event>]) -> Self {
        let mut begun = Self::default();
        for event in events {
            match &event.kind {
                EventKind::TurnStarted(turn) => {
                    begun.turns.insert(turn.id);
                }
                EventKind::ItemStarted(item) => {
                    begun.items.insert(&item.id);
                }
                EventKind::AskOpened(ask) => {
                    begun.asks.insert(ask.id);
                }
                _ => {}
            }
        }
        begun
    }
}

impl Actor {
    /// Drops the batch, which could not be stored, and ends the turn that subscribers see as running.
    pub(super) fn fail(&mut self, cause: StoreError) {
        let is_taken = matches!(cause, StoreError::Conflict);
        let thread = self.thread.id;
        if is_taken {
            warn!(%thread, "another process wrote to the thread");
        } else {
            error!(%thread, error = %cause, reason = cause.reason(), "the thread could not be stored");
        }
        let error = if is_taken {
            Error::ChangedElsewhere(thread)
        } else {
            Error::from(cause)
        };

        let now = self.batch.now;
        let batch = std::mem::replace(
            &mut self.batch,
            Batch {
                now,
                ..Batch::default()
            },
        );
        if let Some(first) = batch.events.first() {
            let has_number = !matches!(first.kind, EventKind::ThreadUnloaded);
            self.seq = first.seq - u64::from(has_number);
        }
        self.thread = self.handle.latest();
        if let Some(queue) = batch.old_queue {
            self.queue = queue;
        }
        self.status = ThreadStatus::Idle;
        self.lose_epoch();
        self.end_shown_turn(&batch.events, is_taken, &error);
        if let Some(ending) = self.ending.take() {
            let ended = Ended::Failed(error.clone());
            // Later callers get the reason.
            self.handle.end(ended.clone());
            self.emit(EventKind::ThreadUnloaded);
            self.ending = Some(Ending { ended, ..ending });
        } else {
            self.stale = Some(error.clone());
        }
        self.show();
        for reply in batch.replies {
            reply(Err(&error));
        }
    }

    /// Ends the turn that subscribers see as running, with its items and asks. `events` were not shown.
    fn end_shown_turn(&mut self, events: &[Arc<Event>], is_taken: bool, error: &Error) {
        let begun = Begun::by(events);
        let mut items: Vec<Item> = Vec::new();
        let mut asks = Vec::new();
        let mut ended = None;
        for event in events {
            match &event.kind {
                EventKind::ItemCompleted(item) | EventKind::ItemAbandoned(item) => {
                    items.push((**item).clone());
                }
                EventKind::AskSettled { ask, .. } => asks.push(Arc::clone(ask)),
                EventKind::TurnEnded { turn, .. } => {
                    ended.get_or_insert_with(|| (**turn).clone());
                }
                _ => {}
            }
        }
        items.extend(self.background.drain(..).map(|(_, item)| item));
        let mut last_message = None;
        if let Some(running) = self.running.take() {
            running.shared.cancel.cancel();
            items.extend(running.open.iter().cloned());
            asks.extend(running.asks.iter().map(|open| Arc::clone(&open.ask)));
            last_message.clone_from(&running.last_message);
            ended.get_or_insert_with(|| running.turn.clone());
        }

        asks.retain(|ask| !begun.asks.contains(&ask.id));
        for ask in asks {
            self.emit(EventKind::AskSettled {
                ask,
                answer: Arc::new(Answer::Failed {
                    message: "the turn ended".to_owned(),
                }),
                by: SettledBy::TurnEnd,
            });
        }
        items.retain(|item| !begun.items.contains(&item.id));
        for mut item in items {
            abandon(&mut item.body);
            item.completed_at = Some(self.batch.now);
            self.emit(EventKind::ItemAbandoned(Arc::new(item)));
        }
        if let Some(turn) = ended.filter(|turn| !begun.turns.contains(&turn.id)) {
            self.end_unsaved(turn, last_message, is_taken, error);
        }
    }

    fn end_unsaved(
        &mut self,
        mut turn: Turn,
        last_message: Option<Arc<Item>>,
        is_taken: bool,
        error: &Error,
    ) {
        turn.completed_at = Some(self.batch.now);
        let status = if is_taken {
            self.emit(EventKind::Warning {
                message: "the turn was interrupted because another process took the thread over"
                    .to_owned(),
            });
            turn.status = TurnStatus::Interrupted;
            turn.error = None;
            ThreadStatus::Idle
        } else {
            let error = TurnError {
                message: error.to_string(),
                kind: TurnErrorKind::Other,
                details: None,
            };
            self.emit(EventKind::TurnTrouble {
                turn: turn.id,
                error: Box::new(error.clone()),
                will_retry: false,
            });
            turn.status = TurnStatus::Failed;
            turn.error = Some(error);
            ThreadStatus::Failed
        };
        let turn = Arc::new(turn);
        if !is_taken && !self.thread.ephemeral {
            self.shared
                .unsaved_end(self.thread.id, Some(Arc::clone(&turn)));
        }
        self.cut_short = Some(turn.id);
        self.status = status;
        self.emit(EventKind::StatusChanged(status));
        self.batch.activity = Some(Activity::Ended {
            turn: Arc::clone(&turn),
            message: last_message.clone(),
        });
        self.emit(EventKind::TurnEnded { turn, last_message });
    }

    /// Returns the next time at which the actor must act without a command.
    pub(super) fn next_deadline(&self) -> Option<Instant> {
        if self.stale.is_some() {
            return (!self.subscribers.is_empty()).then(|| Instant::now() + RETRY);
        }
        if let Some(follow) = &self.follow {
            return follow.deadline();
        }
        self.running.as_ref()?.next_deadline()
    }

    /// Reads the thread again if it is outdated and has subscribers.
    pub(super) async fn refresh_if_followed(&mut self) {
        if !self.subscribers.is_empty() && self.ending.is_none() {
            // The error is kept in `stale` for later callers.
            let _ = self.refresh_if_stale().await;
        }
    }

    /// Reads the thread again if the state in memory differs from the store.
    ///
    /// Errors: `Store`, `ThreadNotFound`, `RunsElsewhere`.
    pub(super) async fn refresh_if_stale(&mut self) -> Result<(), Error> {
        if self.stale.is_none() {
            return Ok(());
        }
        let refreshed = self.refresh(None).await;
        self.note_refreshed(&refreshed);
        refreshed
    }

    /// Records why the thread could not be read, and unloads it if it was deleted.
    pub(super) fn note_refreshed(&mut self, refreshed: &Result<(), Error>) {
        self.stale = refreshed.as_ref().err().cloned();
        if let Err(Error::ThreadNotFound(_)) = refreshed
            && self.ending.is_none()
        {
            self.emit(EventKind::ThreadDeleted);
            self.ending = Some(Ending {
                ended: Ended::Deleted,
                _place: self.shared.registry.take_out(self.thread.id),
            });
        }
    }
}
