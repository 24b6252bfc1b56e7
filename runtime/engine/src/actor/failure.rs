//! Recovery when the store fails or another process takes the thread: subscribers see the end of the turn, callers get
//! the error, and the thread is read again as soon as possible.

use std::{
    collections::HashSet,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Duration,
};

use tokio::time::Instant;
use tracing::{error, warn};

use crate::{
    error::Error,
    handle::Ended,
    model::{
        Activity, Answer, Ask, AskId, Event, EventKind, Item, ItemId, SettledBy, ThreadStatus,
        Turn, TurnError, TurnErrorKind, TurnId, TurnStatus,
    },
    store::StoreError,
};

use super::{
    Actor, batch::Batch, closing::Ending, mirror::Mirror, open_items::OpenItems, running::abandon,
};

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

/// What subscribers see as open: the running turn with its items and asks.
struct Reported {
    turn: Option<Turn>,
    last_message: Option<Arc<Item>>,
    items: Vec<Item>,
    asks: Vec<Arc<Ask>>,
}

impl Actor {
    /// Drops the batch, which could not be stored. If another process took the thread, subscribers are told what the
    /// store has; otherwise they see the running turn fail.
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

        self.drop_batch(error, is_taken);
    }

    /// Ends the thread after a panic of its actor. Callers can load it again, as it is stored.
    pub(super) fn break_down(&mut self, panic: &str) {
        let thread = self.thread.id;
        error!(%thread, panic, "the thread failed unexpectedly");
        let place = match self.ending.take() {
            Some(ending) => ending.place,
            None => self.shared.registry.take_out(thread),
        };
        let error = Error::ThreadUnloaded(thread);
        let ended = Ended::Failed(error.clone());
        self.ending = Some(Ending { ended, place });
        // The state may be inconsistent, so this may panic again.
        if catch_unwind(AssertUnwindSafe(|| self.drop_batch(error, false))).is_err() {
            error!(%thread, "its subscribers do not see what is open end");
        }
    }

    /// Drops the batch, and tells subscribers and callers why.
    fn drop_batch(&mut self, error: Error, is_taken: bool) {
        let now = self.batch.now;
        let batch = std::mem::replace(
            &mut self.batch,
            Batch {
                now,
                ..Batch::default()
            },
        );
        if let Some(first) = batch.events.first() {
            self.seq = first.seq - u64::from(first.kind.is_numbered());
        }
        self.thread = self.handle.latest();
        if let Some(queue) = batch.old_queue {
            self.queue = queue;
        }
        if let Some(status) = batch.old_status {
            self.status = status;
        }
        self.lose_epoch();
        let shown = self.take_shown(&batch.events);
        let ending = match self.ending.take() {
            // A thread that could not be archived or deleted stays in memory.
            Some(ending) if matches!(ending.ended, Ended::Archived | Ended::Deleted) => {
                ending.place.fill(self.handle.clone());
                None
            }
            ending => ending,
        };
        if is_taken && ending.is_none() {
            self.lose(shown);
        } else {
            self.end_shown(shown, &error);
        }
        if let Some(mut ending) = ending {
            let ended = Ended::Failed(error.clone());
            // Later callers get the reason.
            self.handle.end(ended.clone());
            self.emit(EventKind::ThreadUnloaded);
            ending.ended = ended;
            self.ending = Some(ending);
        } else {
            self.set_stale(error.clone());
        }
        self.show();
        for reply in batch.replies {
            reply(Err(&error));
        }
    }

    /// Ends the agent, and returns what subscribers see as open. `events` were not shown.
    fn take_shown(&mut self, events: &[Arc<Event>]) -> Reported {
        let begun = Begun::by(events);
        let mut shown = Reported {
            turn: None,
            last_message: None,
            items: Vec::new(),
            asks: Vec::new(),
        };
        for event in events {
            match &event.kind {
                EventKind::ItemCompleted(item) | EventKind::ItemAbandoned(item) => {
                    shown.items.push((**item).clone());
                }
                EventKind::AskSettled { ask, .. } => shown.asks.push(Arc::clone(ask)),
                EventKind::TurnEnded { turn, .. } => {
                    shown.turn.get_or_insert_with(|| (**turn).clone());
                }
                _ => {}
            }
        }
        let background = self.background.drain(..).map(|(_, item)| item);
        shown.items.extend(background);
        if let Some(running) = self.running.take() {
            running.shared.cancel.cancel();
            shown.last_message.clone_from(&running.last_message);
            shown.turn.get_or_insert_with(|| running.turn.clone());
            shown.items.extend(running.open.into_list());
        }
        shown.asks.extend(self.asks.drain(..).map(|open| open.ask));
        shown.asks.retain(|ask| !begun.asks.contains(&ask.id));
        shown.items.retain(|item| !begun.items.contains(&item.id));
        shown.turn = shown.turn.filter(|turn| !begun.turns.contains(&turn.id));
        shown
    }

    /// Gives the thread up to the process that took it. What subscribers see as open ends when the thread is read again,
    /// as the store has it.
    fn lose(&mut self, shown: Reported) {
        self.drop_peers();
        if let Some(turn) = &shown.turn {
            self.emit(EventKind::Warning {
                message: "the turn was interrupted because another process took the thread over"
                    .to_owned(),
            });
            let mut turn = turn.clone();
            turn.status = TurnStatus::Interrupted;
            self.batch.activity = Some(Activity::Ended {
                turn: Arc::new(turn),
                message: shown.last_message,
            });
        }
        self.mirror = Mirror {
            turn: shown.turn.map(Arc::new),
            open: OpenItems::of(shown.items),
            asks: shown.asks,
        };
    }

    /// Shows the end of what subscribers see as open, because it could not be stored.
    fn end_shown(&mut self, shown: Reported, error: &Error) {
        for ask in shown.asks {
            self.emit(EventKind::AskSettled {
                ask,
                answer: Arc::new(Answer::Failed {
                    message: "the turn ended".to_owned(),
                }),
                by: SettledBy::TurnEnd,
            });
        }
        for mut item in shown.items {
            abandon(&mut item.body);
            item.completed_at = Some(self.batch.now);
            self.emit(EventKind::ItemAbandoned(Arc::new(item)));
        }
        self.status = ThreadStatus::Idle;
        if let Some(turn) = shown.turn {
            self.end_unsaved(turn, shown.last_message, error);
        }
    }

    fn end_unsaved(&mut self, mut turn: Turn, last_message: Option<Arc<Item>>, error: &Error) {
        let error = TurnError {
            message: error.to_string(),
            kind: TurnErrorKind::Other,
            details: None,
        };
        self.emit(EventKind::TurnAttemptFailed {
            turn: turn.id,
            error: Box::new(error.clone()),
            will_retry: false,
        });
        turn.completed_at = Some(self.batch.now);
        turn.status = TurnStatus::Failed;
        turn.error = Some(error);
        let turn = Arc::new(turn);
        if !self.thread.ephemeral {
            self.shared
                .unsaved_end(self.thread.id, Some(Arc::clone(&turn)));
        }
        self.cut_short = Some(turn.id);
        self.status = ThreadStatus::Failed;
        self.show_new_status();
        self.batch.activity = Some(Activity::Ended {
            turn: Arc::clone(&turn),
            message: last_message.clone(),
        });
        self.emit(EventKind::TurnEnded { turn, last_message });
    }

    /// Returns the next time at which the actor must act without a command.
    pub(super) fn next_deadline(&self) -> Option<Instant> {
        if self.stale.is_some() {
            let retry = (!self.subscribers.is_empty()).then_some(self.retry_at);
            return retry.into_iter().chain(self.waiting_deadline()).min();
        }
        let grace = self.running.as_ref().and_then(|running| running.grace);
        let asks = self.asks.iter().filter_map(|open| open.deadline);
        let deadlines = asks.chain(grace).chain(self.waiting_deadline());
        let deadlines = deadlines.chain(self.rest_ends());
        deadlines.min()
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
        self.retry_at = Instant::now() + RETRY;
        if let Err(Error::ThreadNotFound(_)) = refreshed
            && self.ending.is_none()
        {
            self.emit(EventKind::ThreadDeleted);
            self.end(Ended::Deleted);
        }
    }
}
