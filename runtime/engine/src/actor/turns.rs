//! The start and end of turns, and the queue of inputs.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, atomic::Ordering},
};

use serde_json::value::RawValue;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::{
    error::Error,
    model::{
        Activity, EventKind, Goal, InputPart, ItemBody, ItemId, Json, MoreInput, NewQueuedInput,
        NewTurn, QueuedInput, Settings, SettingsChange, ThreadChange, ThreadStatus, Turn,
        TurnError, TurnId, TurnQuery, TurnStatus, TurnTask, TurnWithItems, UnreadFrom, Usage,
        WasQueued,
    },
    store::{StoreError, Write},
    turn::{Steered, Step, TurnShared},
};

use super::{
    Actor,
    running::{Running, abandon, has_partial_text},
};

/// Maximum number of characters of a preview.
const PREVIEW: usize = 200;

/// How many turns are searched for the item of a repeated request.
const LAST_TURNS: usize = 8;

impl Actor {
    pub(super) async fn start_turn(&mut self, mut turn: NewTurn) -> Result<Arc<Turn>, Error> {
        self.check_startable()?;
        if let Some(running) = &self.running {
            return Err(Error::TurnInProgress(running.turn.id));
        }
        if let Some(id) = turn.id {
            // A turn that is not stored yet may have this id, so the batch is committed first.
            self.commit().await;
            if let Some(error) = &self.stale {
                return Err(error.clone());
            }
            if self.store.turn(self.thread.id, id).await?.is_some() {
                return Err(Error::TurnExists(id));
            }
        }
        self.change_settings(std::mem::take(&mut turn.settings));
        Ok(self.begin_turn(turn, None, None))
    }

    /// Begins a turn, for `goal` if that started it, or with input that was `queued`. Its agent starts after the beginning
    /// is stored and shown.
    pub(super) fn begin_turn(
        &mut self,
        new: NewTurn,
        goal: Option<Arc<Goal>>,
        queued: Option<Box<WasQueued>>,
    ) -> Arc<Turn> {
        self.attach_agent();
        self.was_interrupted = false;
        let NewTurn {
            id,
            input,
            client_id,
            task,
            review,
            origin,
            settings: _,
            output_schema,
            service_tier,
            notes,
            metadata: told,
            root,
            max_requests,
        } = new;
        let mut metadata = BTreeMap::new();
        told.apply(&mut metadata);
        let now = self.batch.now;
        let turn = Turn {
            id: id.unwrap_or_default(),
            index: self.thread.turn_count,
            status: TurnStatus::Running,
            started_at: now,
            completed_at: None,
            error: None,
            usage: Usage::default(),
            origin,
            settings: Some(Arc::new((&self.thread.settings).into())),
            root,
            stop: None,
        };
        let thread = self.edit_thread();
        thread.turn_count += 1;
        thread.updated_at = now;
        thread.recent_at = now;
        let shared = Arc::new(TurnShared {
            thread: self.thread.id,
            turn: turn.id,
            started_at: now,
            step: Mutex::new(Step {
                thread: Arc::clone(&self.thread),
                service_tier: service_tier.map(Arc::from),
            }),
            changes: Mutex::default(),
            task,
            goal,
            input: input.clone(),
            output_schema,
            notes: Mutex::new(Some(notes)),
            metadata: Mutex::new(metadata),
            max_requests,
            cause: self.batch.cause.clone(),
            cancel: CancellationToken::new(),
            steered: Default::default(),
            joined: Default::default(),
            continues: Vec::new(),
            grants: Arc::clone(&self.grants),
            gate: Arc::clone(&self.gate),
            state: Arc::clone(&self.state),
            proof: Arc::clone(&self.proof),
            store: Arc::clone(&self.store),
        });
        self.batch.activity = Some(Activity::Running);
        self.running = Some(Box::new(Running::new(turn.clone(), shared)));
        self.batch.run_agent = true;

        let turn = Arc::new(turn);
        let describes = matches!(task, TurnTask::Answer | TurnTask::Review);
        if describes {
            self.change_extra(self.shared.planned_by.clone(), None);
        }
        self.show_status();
        self.batch.writes.push(Write::Turn(Arc::clone(&turn)));
        self.emit(EventKind::TurnStarted(Arc::clone(&turn)));
        // What tool servers asked before it.
        self.settle_all();
        let preview = if self.thread.preview.is_empty() && describes {
            preview(&input)
        } else {
            None
        };
        if let Some(subject) = review {
            let body = ItemBody::ReviewStarted { subject };
            self.add_item(turn.id, turn.index, ItemId::new(), body);
        }
        let says = !matches!(task, TurnTask::Compact | TurnTask::Command { .. });
        if says && !input.is_empty() {
            let body = ItemBody::User {
                content: input,
                client_id,
                steered: false,
                queued,
            };
            self.add_item(turn.id, turn.index, ItemId::new(), body);
        }
        if let Some(preview) = preview {
            self.change_thread(ThreadChange::Preview, |thread| thread.preview = preview);
        }
        turn
    }

    /// Shows a complete item.
    fn add_item(&mut self, turn: TurnId, index: u64, id: ItemId, body: ItemBody) {
        let item = self.new_item(id, turn, body);
        self.emit(EventKind::ItemStarted(Arc::new(item.clone())));
        self.complete(index, item);
    }

    /// Returns the turn that has the item of a repeated request already.
    pub(super) async fn steered(
        &mut self,
        item: &ItemId,
        repeated: bool,
    ) -> Result<Option<Turn>, StoreError> {
        if !repeated {
            return Ok(None);
        }
        self.commit().await;
        // The turn ran when the request was sent first, so it is one of the last ones.
        let last = TurnQuery {
            limit: Some(LAST_TURNS),
            descending: true,
            items: true,
            ..TurnQuery::default()
        };
        let turns = self.store.turns(self.thread.id, last).await?.data;
        let has_item = |turn: &TurnWithItems| turn.items.iter().any(|one| one.id == *item);
        Ok(turns.into_iter().find(has_item).map(|turn| turn.turn))
    }

    pub(super) fn steer(
        &mut self,
        expected: Option<TurnId>,
        more: MoreInput,
        item: ItemId,
        queued: Option<Box<WasQueued>>,
    ) -> Result<Arc<Turn>, Error> {
        let running = self
            .running
            .as_ref()
            .filter(|running| !running.shared.cancel.is_cancelled());
        let running = running.ok_or(Error::NoActiveTurn)?;
        let task = running.shared.task;
        if matches!(task, TurnTask::Compact | TurnTask::Review) {
            return Err(Error::TurnTakesNoInput(running.turn.id, task));
        }
        let turn = Arc::new(running.turn.clone());
        let (actual, index) = (turn.id, turn.index);
        if let Some(expected) = expected.filter(|expected| *expected != actual) {
            return Err(Error::TurnMismatch { expected, actual });
        }
        let input = more.input;
        let body = ItemBody::User {
            content: input.clone(),
            client_id: more.client_id,
            steered: true,
            queued,
        };
        self.add_item(actual, index, item.clone(), body);
        if let Some(running) = &self.running {
            if !more.notes.is_empty() {
                *running.shared.lock_notes() = Some(more.notes);
            }
            more.metadata.apply(&mut running.shared.lock_metadata());
            let presses =
                !more.waits && !matches!(input.first(), Some(InputPart::ToolOutput { .. }));
            running.shared.add_steered(Steered {
                item,
                input,
                presses,
            });
        }
        Ok(turn)
    }

    /// Changes settings for the steps of a turn that follow. Returns whether the turn runs.
    pub(super) fn change_turn(&mut self, turn: TurnId, change: SettingsChange) -> bool {
        let running = self
            .running
            .as_ref()
            .filter(|running| running.turn.id == turn && !running.shared.cancel.is_cancelled());
        running
            .map(|running| running.shared.add_change(change))
            .is_some()
    }

    /// Returns the running turn, so that other code can add to it.
    pub(super) fn running_turn(&self) -> Result<Arc<TurnShared>, Error> {
        let running = self.running.as_ref().ok_or(Error::NoActiveTurn)?;
        Ok(Arc::clone(&running.shared))
    }

    pub(super) async fn interrupt(&mut self, turn: Option<TurnId>) -> Result<(), Error> {
        match (turn, self.running.as_ref().map(|running| running.turn.id)) {
            (None, None) => return Err(Error::NoActiveTurn),
            (Some(turn), running) if running != Some(turn) => {
                return Err(match self.store.turn(self.thread.id, turn).await? {
                    Some(_) => Error::TurnNotRunning(turn),
                    None => Error::TurnNotFound(turn),
                });
            }
            _ => {}
        }
        self.interrupt_running();
        Ok(())
    }

    pub(super) fn interrupt_running(&mut self) {
        let Some(running) = &mut self.running else {
            return;
        };
        running.shared.cancel.cancel();
        let grace = self.shared.limits.interrupt_grace;
        running.grace.get_or_insert_with(|| Instant::now() + grace);
        if running.interrupted_by.is_none() {
            running.interrupted_by.clone_from(&self.batch.cause);
        }
        self.settle_all();
    }

    /// Handles the result of the agent.
    pub(super) fn agent_returned(&mut self, result: Result<(), TurnError>) {
        let Some(running) = &mut self.running else {
            return;
        };
        match result {
            _ if running.shared.cancel.is_cancelled() => {
                self.end_turn(TurnStatus::Interrupted, None)
            }
            Err(error) => self.end_turn(TurnStatus::Failed, Some(error)),
            Ok(()) => {
                let late = running.shared.take_steered();
                if late.is_empty() {
                    self.end_turn(TurnStatus::Completed, None);
                    self.start_queued();
                    self.pursue_goal();
                } else {
                    let late = late.into_iter().map(|late| (late.item, late.input));
                    let (continues, input): (Vec<_>, Vec<_>) = late.unzip();
                    running.turn.stop = None;
                    let first = Arc::clone(&running.shared);
                    let notes = first.lock_notes().take();
                    running.shared = Arc::new(TurnShared {
                        thread: first.thread,
                        turn: first.turn,
                        started_at: first.started_at,
                        step: Mutex::new(first.lock_step().clone()),
                        changes: Mutex::new(first.lock_changes().take()),
                        // What joined a command of the user is answered when the command has ended.
                        task: TurnTask::Answer,
                        goal: first.goal.clone(),
                        input: input.into_iter().flatten().collect(),
                        output_schema: first.output_schema.clone(),
                        notes: Mutex::new(notes),
                        metadata: Mutex::new(std::mem::take(&mut *first.lock_metadata())),
                        max_requests: first.max_requests,
                        cause: first.cause.clone(),
                        cancel: first.cancel.clone(),
                        steered: Default::default(),
                        joined: Default::default(),
                        continues,
                        grants: Arc::clone(&first.grants),
                        gate: Arc::clone(&first.gate),
                        state: Arc::clone(&first.state),
                        proof: Arc::clone(&first.proof),
                        store: Arc::clone(&first.store),
                    });
                    self.batch.run_agent = true;
                }
            }
        }
    }

    pub(super) fn end_turn(&mut self, status: TurnStatus, error: Option<TurnError>) {
        self.settle_all();
        self.settle_goal(status, error.as_ref());
        let Some(running) = self.running.take() else {
            return;
        };
        let Running {
            mut turn,
            open,
            mut last_message,
            mut proposes,
            told_trouble,
            interrupted_by,
            ..
        } = *running;
        self.batch.cause = interrupted_by;
        for mut open in open.into_list() {
            if has_partial_text(&open.body) {
                let item = self.complete(turn.index, open);
                proposes |= matches!(item.body, ItemBody::Plan { .. });
                if item.is_answer() {
                    last_message = Some(item);
                }
            } else if abandon(&mut open.body) {
                let item = self.keep(turn.index, open);
                self.emit(EventKind::ItemAbandoned(item));
            }
        }
        if let Some(error) = error.clone().filter(|_| !told_trouble) {
            self.emit(EventKind::TurnAttemptFailed {
                turn: turn.id,
                error: Box::new(error),
                will_retry: false,
            });
        }
        let now = self.batch.now;
        self.was_interrupted = status == TurnStatus::Interrupted;
        turn.status = status;
        turn.completed_at = Some(now);
        turn.error = error;
        self.edit_thread().updated_at = now;
        self.note_use();
        let turn = Arc::new(turn);
        self.batch.run_agent = false;
        self.batch.writes.push(Write::Turn(Arc::clone(&turn)));
        // While more turns follow for the goal, there is nothing to read yet.
        let is_news =
            (last_message.is_some() && !self.is_goal_active()) || status == TurnStatus::Failed;
        // The agent that spawned it reads the thread of a subagent.
        if is_news && !self.thread.ephemeral && self.thread.spawned.is_none() {
            let first = self.thread.unread.first;
            let first = first.unwrap_or(UnreadFrom::Turn(turn.id));
            self.set_unread(Some(first));
        }
        let settings = turn.settings.as_ref();
        if proposes
            && status == TurnStatus::Completed
            && settings.is_some_and(|settings| settings.mode == Settings::PLAN)
        {
            let on = Json::from(RawValue::TRUE.to_owned());
            self.change_extra(self.shared.planned_by.clone(), Some(on));
        }
        self.set_status(if status == TurnStatus::Failed {
            ThreadStatus::Failed
        } else {
            ThreadStatus::Idle
        });
        self.batch.activity = Some(Activity::Ended {
            turn: Arc::clone(&turn),
            message: last_message.clone(),
        });
        self.emit(EventKind::TurnEnded { turn, last_message });
        self.batch.cause = None;
    }

    pub(super) fn enqueue(&mut self, entry: NewQueuedInput) -> Result<QueuedInput, Error> {
        self.check_queueable()?;
        if self.queue.len() >= self.shared.limits.max_queued_inputs {
            return Err(Error::QueueFull);
        }
        let waits = entry.waits || (entry.waits_after_interruption && self.was_interrupted);
        let queued = QueuedInput {
            id: entry.id.unwrap_or_else(|| ItemId::new().to_string()),
            created_at: self.batch.now,
            input: entry.input,
            origin: entry.origin,
            ready_after: self.running.as_ref().map(|running| running.turn.id),
            client_id: entry.client_id,
            metadata: entry.metadata,
        };
        self.change_queue(|queue| queue.push(queued.clone()));
        if self.running.is_none() && !waits {
            let occupied = self.occupied();
            if occupied.is_occupied.load(Ordering::Acquire) {
                occupied.was_wanted.store(true, Ordering::Release);
            }
            self.start_queued();
        }
        Ok(queued)
    }

    fn place_of(&self, id: &str) -> Result<usize, Error> {
        let place = self.queue.iter().position(|queued| queued.id == id);
        place.ok_or_else(|| Error::QueuedInputNotFound(id.to_owned()))
    }

    pub(super) fn update_queued(
        &mut self,
        id: String,
        input: Vec<InputPart>,
        metadata: Option<String>,
    ) -> Result<QueuedInput, Error> {
        let place = self.place_of(&id)?;
        self.change_queue(|queue| {
            let entry = &mut queue[place];
            entry.input = input;
            if metadata.is_some() {
                entry.metadata = metadata;
            }
        });
        Ok(self.queue[place].clone())
    }

    pub(super) fn dequeue(&mut self, id: String) -> Result<(), Error> {
        let place = self.place_of(&id)?;
        self.change_queue(|queue| {
            queue.remove(place);
        });
        Ok(())
    }

    pub(super) fn steer_queued(
        &mut self,
        id: String,
        expected: TurnId,
    ) -> Result<QueuedInput, Error> {
        let queued = self.queue[self.place_of(&id)?].clone();
        let input = MoreInput {
            input: queued.input.clone(),
            client_id: queued.client_id.clone(),
            ..MoreInput::default()
        };
        let entry = queued.told();
        self.steer(Some(expected), input, ItemId::new(), Some(entry))?;
        self.dequeue(id)?;
        Ok(queued)
    }

    pub(super) fn reorder(&mut self, ids: &[String]) -> Result<(), Error> {
        let mut ordered = Vec::with_capacity(ids.len());
        for id in ids {
            let entry = self.queue.iter().find(|queued| queued.id == *id);
            match entry {
                Some(_) if ordered.iter().any(|known: &QueuedInput| known.id == *id) => {}
                Some(entry) => {
                    ordered.push(entry.clone());
                    continue;
                }
                None => {}
            }
            return Err(Error::QueuedInputNotFound(id.clone()));
        }
        if let Some(left) = self.queue.iter().find(|queued| !ids.contains(&queued.id)) {
            return Err(Error::QueuedInputNotFound(left.id.clone()));
        }
        self.change_queue(|queue| *queue = ordered);
        Ok(())
    }

    /// Starts a turn with the next entry, if there is one and a turn may start.
    pub(super) fn start_queued(&mut self) {
        if !self.queue.is_empty() && self.check_startable().is_ok() {
            self.take_queued(0);
        }
    }

    pub(super) fn start_queued_now(&mut self, id: Option<String>) -> Result<Arc<Turn>, Error> {
        self.check_startable()?;
        let place = match id {
            Some(id) => self.place_of(&id)?,
            None if self.queue.is_empty() => return Err(Error::QueuedInputNotFound(String::new())),
            None => 0,
        };
        if let Some(running) = &self.running {
            return Err(Error::TurnInProgress(running.turn.id));
        }
        Ok(self.take_queued(place))
    }

    fn take_queued(&mut self, place: usize) -> Arc<Turn> {
        let next = self.queue[place].clone();
        self.change_queue(|queue| {
            queue.remove(place);
        });
        let entry = next.told();
        let turn = NewTurn {
            input: next.input,
            origin: next.origin,
            client_id: next.client_id,
            ..NewTurn::default()
        };
        self.begin_turn(turn, None, Some(entry))
    }

    fn change_queue(&mut self, change: impl FnOnce(&mut Vec<QueuedInput>)) {
        let old = &mut self.batch.old_queue;
        old.get_or_insert_with(|| Arc::clone(&self.queue));
        change(Arc::make_mut(&mut self.queue));
        self.batch
            .writes
            .push(Write::Queue(Arc::clone(&self.queue)));
        self.emit(EventKind::QueueChanged(Arc::clone(&self.queue)));
    }
}

/// Returns the first characters of the first text part, if there is one.
fn preview(input: &[InputPart]) -> Option<String> {
    input.iter().find_map(|part| match part {
        InputPart::Text { text, .. } if !text.is_empty() => Some(preview_of(text)),
        _ => None,
    })
}

/// Returns the first characters of a text, without space around it.
pub(crate) fn preview_of(text: &str) -> String {
    text.trim().chars().take(PREVIEW).collect()
}
