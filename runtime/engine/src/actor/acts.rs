//! The actions of the running turn's agent.

use std::sync::Arc;

use crate::{
    command::AgentAction,
    model::{
        ContextWindow, Event, EventKind, Item, ItemBody, ItemId, LastUsage, Plan, RateLimits,
        ThreadChange, TurnId, Usage, UsageReport,
    },
    store::{ContextEntry, Write},
};

use super::{
    Actor,
    running::{abandon, append_text, replace_body},
};

impl Actor {
    pub(super) fn delta(&mut self, event: Arc<Event>) {
        let (turn, item, kind, text) = match &event.kind {
            EventKind::ItemDelta {
                turn,
                item,
                kind,
                text,
            } => (turn, item, kind, text),
            // The call has no item yet.
            EventKind::CallWritten(piece) => return self.unattached(piece.turn, event),
            EventKind::PatchWritten(patch) => return self.unattached(patch.turn, event),
            EventKind::ModelNoticed { turn, .. } | EventKind::Remark { turn, .. } => {
                return self.unattached(*turn, event);
            }
            EventKind::ModelItem { turn, .. } => return self.unattached(*turn, event),
            EventKind::ModelAnswered(answer) => return self.unattached(answer.turn, event),
            _ => return,
        };
        let running = self.running.as_mut();
        let running = running.filter(|running| running.turn.id == *turn);
        let open = match running.and_then(|running| running.open.get_mut(item)) {
            Some(open) => open,
            None => match self
                .background
                .iter_mut()
                .find(|(_, open)| open.id == *item)
            {
                Some((_, open)) => open,
                None => return,
            },
        };
        append_text(&mut open.body, *kind, text);
        self.push_delta(event);
    }

    /// Adds an event of the running turn that belongs to none of its items.
    fn unattached(&mut self, turn: TurnId, event: Arc<Event>) {
        let running = self.running.as_ref();
        if running.is_some_and(|running| running.turn.id == turn) {
            self.push_delta(event);
        }
    }

    /// Numbers an event that was made outside of the actor, and adds it to the batch.
    fn push_delta(&mut self, mut event: Arc<Event>) {
        if let Some(event) = Arc::get_mut(&mut event) {
            self.seq += 1;
            event.seq = self.seq;
            event.time = self.batch.now;
        }
        self.batch.events.push(event);
    }

    /// Applies an action on a background item. Returns the action if it does not concern one.
    pub(super) fn act_in_background(&mut self, act: AgentAction) -> Option<AgentAction> {
        let (AgentAction::StartItem(id, _)
        | AgentAction::ChangeItem(id, _)
        | AgentAction::CompleteItem(id, _)) = &act
        else {
            return Some(act);
        };
        let Some(place) = self.background.iter().position(|(_, open)| open.id == *id) else {
            return Some(act);
        };
        match act {
            AgentAction::CompleteItem(_, body) => {
                let (turn, open) = self.background.remove(place);
                self.complete(turn, Item { body, ..open });
            }
            AgentAction::StartItem(_, body) | AgentAction::ChangeItem(_, body) => {
                let (_, open) = &mut self.background[place];
                replace_body(&mut open.body, body);
                let item = Arc::new(open.clone());
                self.emit(EventKind::ItemChanged(item));
            }
            other => return Some(other),
        }
        None
    }

    /// Ends the background items because the thread leaves memory.
    pub(super) fn abandon_background(&mut self) {
        for (turn, mut open) in std::mem::take(&mut self.background) {
            if abandon(&mut open.body) {
                if let ItemBody::Command(command) = &mut open.body {
                    command.exit_code = Some(-1);
                }
                // A client may show it as running, behind the end of its turn.
                self.complete(turn, open);
            }
        }
    }

    pub(super) fn act(&mut self, act: AgentAction) {
        let Some(running) = &mut self.running else {
            return;
        };
        let turn = running.turn.id;
        match act {
            AgentAction::StartItem(id, body) => {
                if running.open.contains(&id) {
                    self.act(AgentAction::ChangeItem(id, body));
                } else {
                    self.start_item(id, turn, body);
                }
            }
            AgentAction::ChangeItem(id, body) => {
                let Some(open) = running.open.get_mut(&id) else {
                    return;
                };
                replace_body(&mut open.body, body);
                let item = Arc::new(open.clone());
                self.emit(EventKind::ItemChanged(item));
            }
            AgentAction::CompleteItem(id, body) => {
                if !running.open.contains(&id) {
                    self.start_item(id.clone(), turn, body.clone());
                }
                self.complete_open(&id, Some(body));
            }
            AgentAction::CompleteText(id) => self.complete_open(&id, None),
            AgentAction::AbandonItem(id) => {
                if let Some(open) = running.open.take(&id) {
                    let item = Item {
                        completed_at: Some(self.batch.now),
                        ..open
                    };
                    self.emit(EventKind::ItemAbandoned(Arc::new(item)));
                }
            }
            AgentAction::GiveUp(id) => self.give_up(&id),
            AgentAction::OutliveTurn(id) => {
                let index = running.turn.index;
                if let Some(open) = running.open.take(&id) {
                    self.background.push((index, open));
                }
            }
            AgentAction::Plan(plan) => {
                let plan = Arc::new(plan);
                // An agent withdraws its plan by an empty one.
                self.edit_thread().plan = (*plan != Plan::default()).then(|| Arc::clone(&plan));
                self.emit(EventKind::PlanChanged { turn, plan });
            }
            AgentAction::Diff(diff) => self.emit(EventKind::DiffChanged {
                turn,
                diff: diff.into(),
            }),
            AgentAction::Usage(spent, held, window) => {
                running.turn.usage += spent;
                self.edit_thread().usage += spent;
                self.show_usage(held, window);
                self.spend_on_goal(spent);
            }
            AgentAction::Goal(change, reply) => {
                let goal = match change {
                    Some(change) => self.set_goal(change, Some(turn)).map(Some),
                    None => Ok(self.thread.goal.clone()),
                };
                self.reply(reply, goal);
            }
            AgentAction::ShowUsage(last, window) => self.show_usage(last, window),
            AgentAction::Limits(limits) => running.limits = Some(limits),
            AgentAction::ShowLimits => {
                let limits = running.limits.clone().map(Box::new);
                self.emit(EventKind::RateLimitsReported { turn, limits });
            }
            AgentAction::RequestStarted => {
                let report = self.thread.last_usage.as_ref().map(|last| UsageReport {
                    last: last.usage,
                    turn_total: running.turn.usage,
                    total: self.thread.usage,
                    context_window: last.context_window,
                    assumed_window: last.assumed_window,
                    limits: running.limits.clone(),
                });
                let report = report.map(Box::new);
                self.emit(EventKind::RequestStarted { turn, report });
            }
            AgentAction::Trouble(error, will_retry) => {
                running.told_trouble = !will_retry;
                self.emit(EventKind::TurnAttemptFailed {
                    turn,
                    error: Box::new(error),
                    will_retry,
                });
            }
            AgentAction::Remember(entry, checkpoint) => {
                let entry = ContextEntry {
                    turn: running.turn.index,
                    ordinal: running.remembered,
                    checkpoint,
                    entry,
                };
                running.remembered += 1;
                self.batch.writes.push(Write::Context(entry));
            }
            AgentAction::RememberBefore(entry, checkpoint) => {
                running.remembered += 1;
                let turn = running.turn.index.checked_sub(1);
                self.batch.writes.push(Write::ContextBehind {
                    turn,
                    checkpoint,
                    entry,
                });
            }
            AgentAction::Extra(key, value) => self.change_extra(key, value),
            AgentAction::Note(key, value) => {
                self.edit_thread().extra.insert(key, value);
            }
            AgentAction::Thread(reply) => {
                let thread = Arc::clone(&self.thread);
                self.reply(reply, Ok(thread));
            }
            AgentAction::Prove(reply) => self.proving.push(reply),
            AgentAction::Settle(reply) => {
                let is_empty = self.is_blank && running.turn.index == 0 && running.remembered == 0;
                self.reply(reply, Ok(is_empty));
            }
            AgentAction::SuggestName(name) => self.suggest_name(name),
            AgentAction::Stop(reason) => running.turn.stop = Some(reason),
            AgentAction::Warn(message) => self.emit(EventKind::Warning { message }),
            AgentAction::Hook(run) => {
                let turn = running.turn.id;
                self.emit(EventKind::HookChanged { turn, run });
            }
            AgentAction::Review(review) => {
                let turn = running.turn.id;
                self.emit(EventKind::ReviewChanged { turn, review });
            }
            AgentAction::ReviewsRefused(refusals) => {
                let turn = running.turn.id;
                self.emit(EventKind::ReviewsRefused { turn, refusals });
            }
            AgentAction::Ask(id, item, kind, reply) => self.open_ask(id, *item, kind, reply),
            AgentAction::Withdraw(id) => self.withdraw_ask(id),
            AgentAction::Return(result) => self.agent_returned(result),
        }
    }

    fn show_usage(&mut self, last: Usage, window: ContextWindow) {
        let Some(running) = &self.running else { return };
        let (turn, spent, limits) = (running.turn.id, running.turn.usage, running.limits.clone());
        self.report_usage(turn, last, window, spent, limits);
    }

    /// Shows what the context holds, in the running turn or else after the turn `turn`, which used `spent`.
    pub(super) fn show_context(
        &mut self,
        turn: TurnId,
        spent: Usage,
        held: Usage,
        window: ContextWindow,
    ) {
        match self.running {
            Some(_) => self.show_usage(held, window),
            None => self.report_usage(turn, held, window, spent, None),
        }
    }

    fn report_usage(
        &mut self,
        turn: TurnId,
        last: Usage,
        window: ContextWindow,
        spent: Usage,
        limits: Option<RateLimits>,
    ) {
        let report = UsageReport {
            last,
            turn_total: spent,
            total: self.thread.usage,
            context_window: window.tokens,
            assumed_window: window.is_assumed,
            limits,
        };
        self.edit_thread().last_usage = Some(LastUsage {
            turn,
            usage: last,
            context_window: window.tokens,
            assumed_window: window.is_assumed,
        });
        self.emit(EventKind::UsageChanged {
            turn,
            report: Box::new(report),
        });
    }

    /// Names the thread if it has no name.
    pub(super) fn suggest_name(&mut self, name: String) {
        if self.thread.name.is_none() {
            self.change_thread(ThreadChange::Name, |thread| thread.name = Some(name));
        }
    }

    pub(super) fn start_item(&mut self, id: ItemId, turn: TurnId, body: ItemBody) {
        let item = self.new_item(id, turn, body);
        self.emit(EventKind::ItemStarted(Arc::new(item.clone())));
        if let Some(running) = &mut self.running {
            running.open.put(item);
        }
    }

    /// Makes an item whose start is the next event.
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

    pub(super) fn complete_open(&mut self, id: &ItemId, body: Option<ItemBody>) {
        let Some(running) = &mut self.running else {
            return;
        };
        let Some(mut open) = running.open.take(id) else {
            return;
        };
        if let Some(body) = body {
            open.body = body;
        }
        let index = running.turn.index;
        let item = self.complete(index, open);
        let Some(running) = &mut self.running else {
            return;
        };
        running.proposes |= matches!(item.body, ItemBody::Plan { .. });
        if item.is_answer() {
            running.last_message = Some(item);
        }
    }

    fn give_up(&mut self, id: &ItemId) {
        let asks = self.asks.iter().filter(|open| open.ask.item == *id);
        for ask in asks.map(|open| open.ask.id).collect::<Vec<_>>() {
            self.withdraw_ask(ask);
        }
        let open = self
            .running
            .as_ref()
            .and_then(|running| running.open.get(id));
        let Some(mut body) = open.map(|open| open.body.clone()) else {
            return;
        };
        if let ItemBody::Tool(tool) = &mut body {
            let why = || "the agent did not wait for the result".to_owned();
            tool.error.get_or_insert_with(why);
        }
        if abandon(&mut body) {
            self.complete_open(id, Some(body));
        }
    }

    /// Completes an item that was removed from the open ones.
    pub(super) fn complete(&mut self, turn: u64, open: Item) -> Arc<Item> {
        let item = self.keep(turn, open);
        self.emit(EventKind::ItemCompleted(Arc::clone(&item)));
        item
    }

    /// Stores an item with the batch; `open` is its final state.
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
