//! Asks: who may answer, and what happens when nobody answers.

use std::sync::Arc;

use tokio::{sync::oneshot, time::Instant};

use crate::{
    error::Error,
    model::{
        Answer, Ask, AskClass, AskId, AskKind, AskedItem, Decision, Elicited, EventKind, ItemId,
        SettledBy, TurnStatus,
    },
};

use super::{
    Actor,
    running::{OpenAsk, abandon},
};

impl Actor {
    pub(super) fn open_ask(
        &mut self,
        id: AskId,
        item: AskedItem,
        kind: AskKind,
        reply: oneshot::Sender<Answer>,
    ) {
        if self.running.is_some() && !self.is_interrupted() {
            self.open(id, item, kind, reply);
        }
    }

    /// Opens an ask of a tool server for which no call of the agent waits.
    pub(super) fn open_server_ask(
        &mut self,
        id: AskId,
        kind: AskKind,
        reply: oneshot::Sender<Answer>,
    ) {
        if !self.thread.settings.approval.allows_elicitations() {
            // The server may not wait any more.
            let _ = reply.send(kind.unanswered());
        } else if !self.is_interrupted() && self.closing.is_empty() {
            self.open(id, AskedItem::new(ItemId::new()), kind, reply);
        }
    }

    fn is_interrupted(&self) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|running| running.shared.cancel.is_cancelled())
    }

    fn open(&mut self, id: AskId, item: AskedItem, kind: AskKind, reply: oneshot::Sender<Answer>) {
        let is_attended = self.is_attended();
        let mut able = self.able_to_answer(kind.class());
        let first = able.next();
        let sole_client = first.filter(|_| able.next().is_none());
        drop(able);
        let turn = self.running.as_ref().map(|running| running.turn.id);
        let ask = Arc::new(Ask {
            id,
            thread: self.thread.id,
            turn,
            item: item.id,
            opened_at: self.batch.now,
            kind,
            lasting_only: item.lasting_only,
            harmless: item.harmless,
            sole_client,
        });
        let deadline = (!is_attended).then(|| Instant::now() + self.shared.limits.unattended_ask);
        self.asks.push(OpenAsk {
            ask: Arc::clone(&ask),
            reply,
            declined: item.declined,
            deadline,
        });
        self.show_status();
        if let (Some(body), Some(turn)) = (item.start, turn) {
            self.start_item(ask.item.clone(), turn, body);
        }
        self.emit(EventKind::AskOpened(Arc::clone(&ask)));
        if is_attended && first.is_none() {
            let answer = ask.kind.unanswered();
            self.settle(ask.id, answer, SettledBy::Policy);
        }
    }

    /// Settles an ask of which its agent takes no answer any more. An ask that was answered stays as it is.
    pub(super) fn withdraw_ask(&mut self, id: AskId) {
        let message = "the agent withdrew the question".to_owned();
        self.settle(id, Answer::Failed { message }, SettledBy::Policy);
    }

    pub(super) fn answer_ask(
        &mut self,
        ask: AskId,
        answer: Answer,
        client: u64,
    ) -> Result<(), Error> {
        let open = self.asks.iter().find(|open| open.ask.id == ask);
        let open = open.ok_or(Error::AskNotFound(ask))?;
        if !open.ask.kind.accepts(&answer) {
            return Err(Error::AnswerMismatch(ask));
        }
        let cancels = matches!(
            &answer,
            Answer::Decision {
                decision: Decision::Cancel
            }
        );
        self.settle(ask, answer, SettledBy::Client(client));
        if cancels {
            self.interrupt_running();
        }
        Ok(())
    }

    fn settle(&mut self, ask: AskId, answer: Answer, by: SettledBy) {
        let Some(place) = self.asks.iter().position(|open| open.ask.id == ask) else {
            return;
        };
        let open = self.asks.remove(place);
        let (reply, answered) = (open.reply, answer.clone());
        let stops = matches!(
            &answer,
            Answer::Failed { .. }
                | Answer::Decision {
                    decision: Decision::Cancel
                }
        );
        // The agent may not wait any more.
        let tell = move || drop(reply.send(answered));
        if stops {
            tell();
        } else {
            // The agent must not act on an answer that is not stored.
            let tell_if_stored = move |stored: Result<(), &Error>| {
                if stored.is_ok() {
                    tell();
                }
            };
            self.batch.replies.push(Box::new(tell_if_stored));
        }
        let ended = match &answer {
            Answer::Decision {
                decision: Decision::Decline | Decision::Cancel,
            } => open.declined,
            Answer::Failed { .. } if by != SettledBy::TurnEnd => {
                let declined = open.declined;
                declined.and_then(|mut body| abandon(&mut body).then_some(body))
            }
            _ => None,
        };
        let item = open.ask.item.clone();
        self.emit(EventKind::AskSettled {
            ask: open.ask,
            answer: Arc::new(answer),
            by,
        });
        if let Some(body) = ended {
            self.complete_open(&item, Some(body));
        }
        // The end of the turn is the next status.
        if by != SettledBy::TurnEnd {
            self.show_status();
        }
    }

    /// Settles all open asks because their turn has ended, or another one has started.
    pub(super) fn settle_all(&mut self) {
        while let Some(open) = self.asks.first() {
            let by = match open.ask.turn {
                Some(_) => SettledBy::TurnEnd,
                None => SettledBy::Policy,
            };
            let answer = match open.ask.kind.class() {
                // The user has not refused anything.
                AskClass::Elicitation => Answer::Elicitation {
                    elicited: Elicited::Cancel,
                },
                _ => Answer::Failed {
                    message: "the turn ended".to_owned(),
                },
            };
            self.settle(open.ask.id, answer, by);
        }
    }

    /// Tells whether any client follows the thread, here or in another process.
    fn is_attended(&self) -> bool {
        let id = self.thread.id;
        self.subscribers.iter().any(|one| one.attends(id))
    }

    /// Returns the clients that can answer asks of this class. Another process counts as one.
    fn able_to_answer(&self, class: AskClass) -> impl Iterator<Item = u64> {
        let id = self.thread.id;
        self.subscribers
            .iter()
            .filter(move |one| one.answers.contains(class) && one.attends(id))
            .map(|one| one.client)
    }

    /// Starts or stops the timeouts of open asks after subscribers changed: they run while no subscriber can answer.
    pub(super) fn set_ask_deadlines(&mut self) {
        let (id, subscribers) = (self.thread.id, &self.subscribers);
        for open in &mut self.asks {
            let class = open.ask.kind.class();
            if subscribers
                .iter()
                .any(|one| one.answers.contains(class) && one.attends(id))
            {
                open.deadline = None;
            } else if open.deadline.is_none() {
                open.deadline = Some(Instant::now() + self.shared.limits.unattended_ask);
            }
        }
    }

    pub(super) fn pass_deadlines(&mut self) {
        let grace = self.running.as_ref().and_then(|running| running.grace);
        if grace.is_none() && self.asks.is_empty() {
            return;
        }
        let now = Instant::now();
        if grace.is_some_and(|grace| grace <= now) {
            self.end_turn(TurnStatus::Interrupted, None);
            return;
        }
        let due = self
            .asks
            .iter()
            .filter(|open| open.deadline.is_some_and(|deadline| deadline <= now));
        for ask in due.map(|open| Arc::clone(&open.ask)).collect::<Vec<_>>() {
            self.settle(ask.id, ask.kind.unanswered(), SettledBy::Policy);
        }
    }
}
