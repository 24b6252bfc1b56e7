//! What the agent of the running turn does.

use std::sync::Arc;

use crate::{
    event::{Event, EventKind},
    id::{ItemId, TurnId},
    item::{Item, ItemBody},
    store::{ContextEntry, Write},
    thread::Plan,
    turn::{append_text, replace_body},
};

use super::{Act, Actor};

impl Actor {
    pub(super) fn delta(&mut self, mut event: Arc<Event>) {
        let Some(running) = &mut self.running else {
            return;
        };
        let EventKind::ItemDelta {
            turn,
            item,
            kind,
            text,
        } = &event.kind
        else {
            return;
        };
        if *turn != running.turn.id {
            return;
        }
        let Some(open) = running.open_item(item) else {
            return;
        };
        append_text(&mut open.body, *kind, text);
        if let Some(event) = Arc::get_mut(&mut event) {
            self.seq += 1;
            event.seq = self.seq;
            event.time = self.batch.now;
        }
        self.batch.events.push(event);
    }

    pub(super) fn act(&mut self, act: Act) {
        let Some(running) = &mut self.running else {
            return;
        };
        let turn = running.turn.id;
        match act {
            Act::StartItem(id, body) => {
                if running.open_item(&id).is_some() {
                    self.act(Act::ChangeItem(id, body));
                } else {
                    self.start_item(id, turn, body);
                }
            }
            Act::ChangeItem(id, body) => {
                let Some(open) = running.open_item(&id) else {
                    return;
                };
                replace_body(&mut open.body, body);
                let item = Arc::new(open.clone());
                self.emit(EventKind::ItemChanged(item));
            }
            Act::CompleteItem(id, body) => {
                if running.open_item(&id).is_none() {
                    self.start_item(id.clone(), turn, body.clone());
                }
                self.complete_open(&id, Some(body));
            }
            Act::CompleteText(id) => self.complete_open(&id, None),
            Act::AbandonItem(id) => {
                if let Some(open) = running.take_open(&id) {
                    let item = Item {
                        completed_at: Some(self.batch.now),
                        ..open
                    };
                    self.emit(EventKind::ItemAbandoned(Arc::new(item)));
                }
            }
            Act::Plan(plan) => {
                let plan = Arc::new(plan);
                // An empty plan is how an agent takes its plan back.
                self.edit_thread().plan = (*plan != Plan::default()).then(|| Arc::clone(&plan));
                self.emit(EventKind::PlanChanged { turn, plan });
            }
            Act::Diff(diff) => self.emit(EventKind::DiffChanged {
                turn,
                diff: diff.into(),
            }),
            Act::Usage(last, context_window) => {
                running.turn.usage += last;
                let turn_total = running.turn.usage;
                let thread = self.edit_thread();
                thread.usage += last;
                let total = thread.usage;
                self.emit(EventKind::UsageChanged {
                    turn,
                    last: Box::new(last),
                    turn_total: Box::new(turn_total),
                    total: Box::new(total),
                    context_window,
                });
            }
            Act::Trouble(error, will_retry) => {
                running.told_trouble = !will_retry;
                self.emit(EventKind::TurnTrouble {
                    turn,
                    error: Box::new(error),
                    will_retry,
                });
            }
            Act::Remember(entry, checkpoint) => {
                let entry = ContextEntry {
                    turn: running.turn.index,
                    ordinal: running.remembered,
                    checkpoint,
                    entry,
                };
                running.remembered += 1;
                self.batch.writes.push(Write::Context(entry));
            }
            Act::Warn(message) => self.emit(EventKind::Warning { message }),
            Act::Ask(item, start, kind, reply) => self.open_ask(item, start, kind, reply),
            Act::Return(result) => self.agent_returned(result),
        }
    }

    pub(super) fn start_item(&mut self, id: ItemId, turn: TurnId, body: ItemBody) {
        let item = self.new_item(id, turn, body);
        self.emit(EventKind::ItemStarted(Arc::new(item.clone())));
        if let Some(running) = &mut self.running {
            running.open.push(item);
        }
    }

    /// Makes an item that the next event starts.
    pub(super) fn new_item(&self, id: ItemId, turn: TurnId, body: ItemBody) -> Item {
        Item {
            id,
            turn,
            seq: self.seq + 1,
            started_at: self.batch.now,
            completed_at: None,
            body,
        }
    }

    fn complete_open(&mut self, id: &ItemId, body: Option<ItemBody>) {
        let Some(running) = &mut self.running else {
            return;
        };
        let Some(mut open) = running.take_open(id) else {
            return;
        };
        if let Some(body) = body {
            open.body = body;
        }
        let index = running.turn.index;
        let item = self.complete(index, open);
        if let (ItemBody::Agent { .. }, Some(running)) = (&item.body, &mut self.running) {
            running.last_message = Some(item);
        }
    }

    /// Completes an item that is no longer among the open ones.
    pub(super) fn complete(&mut self, turn: u64, open: Item) -> Arc<Item> {
        let item = self.keep(turn, open);
        self.emit(EventKind::ItemCompleted(Arc::clone(&item)));
        item
    }

    /// Stores an item, whose final state `open` is, with the batch.
    pub(super) fn keep(&mut self, turn: u64, open: Item) -> Arc<Item> {
        let item = Arc::new(Item {
            completed_at: Some(self.batch.now),
            ..open
        });
        self.batch.writes.push(Write::Item {
            turn,
            item: Arc::clone(&item),
        });
        item
    }
}
