//! Asks: who may answer, and what happens when nobody answers.

use std::sync::Arc;

use tokio::{sync::oneshot, time::Instant};

use crate::{
    error::Error,
    model::{
        Answer, Ask, AskClass, AskId, AskKind, AskedItem, Decision, EventKind, SettledBy,
        TurnStatus,
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
        let is_attended = self.is_attended();
        let Some(running) = &mut self.running else {
            return;
        };
        if running.shared.cancel.is_cancelled() {
            return;
        }
        let class = kind.class();
        let ask = Arc::new(Ask {
            id,
            thread: self.thread.id,
            turn: running.turn.id,
            item: item.id,
            opened_at: self.batch.now,
            kind,
        });
        let deadline = (!is_attended).then(|| Instant::now() + self.shared.limits.unattended_ask);
        running.asks.push(OpenAsk {
            ask: Arc::clone(&ask),
            reply,
            declined: item.declined,
            deadline,
        });
        self.show_status();
        if let Some(body) = item.start {
            self.start_item(ask.item.clone(), ask.turn, body);
        }
        self.emit(EventKind::AskOpened(Arc::clone(&ask)));
        if is_attended && !self.can_answer(class) {
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
        let open = self
            .running
            .iter()
            .flat_map(|running| &running.asks)
            .find(|open| open.ask.id == ask);
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
        let Some(running) = &mut self.running else {
            return;
        };
        let Some(place) = running.asks.iter().position(|open| open.ask.id == ask) else {
            return;
        };
        let open = running.asks.remove(place);
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

    /// Settles all open asks because their turn has ended.
    pub(super) fn settle_all(&mut self) {
        while let Some(open) = self
            .running
            .as_ref()
            .and_then(|running| running.asks.first())
        {
            let ask = open.ask.id;
            self.settle(
                ask,
                Answer::Failed {
                    message: "the turn ended".to_owned(),
                },
                SettledBy::TurnEnd,
            );
        }
    }

    /// Tells whether any client follows the thread, here or in another process.
    fn is_attended(&self) -> bool {
        let id = self.thread.id;
        self.subscribers.iter().any(|one| one.observer.attends(id))
    }

    fn can_answer(&self, class: AskClass) -> bool {
        let id = self.thread.id;
        self.subscribers
            .iter()
            .any(|one| one.answers.contains(class) && one.observer.attends(id))
    }

    /// Starts or stops the timeouts of open asks after subscribers changed: they run while no subscriber can answer.
    pub(super) fn set_ask_deadlines(&mut self) {
        let (id, subscribers) = (self.thread.id, &self.subscribers);
        let Some(running) = &mut self.running else {
            return;
        };
        for open in &mut running.asks {
            let class = open.ask.kind.class();
            if subscribers
                .iter()
                .any(|one| one.answers.contains(class) && one.observer.attends(id))
            {
                open.deadline = None;
            } else if open.deadline.is_none() {
                open.deadline = Some(Instant::now() + self.shared.limits.unattended_ask);
            }
        }
    }

    pub(super) fn pass_deadlines(&mut self) {
        let Some(running) = &self.running else { return };
        if running.next_deadline().is_none() {
            return;
        }
        let now = Instant::now();
        if running.grace.is_some_and(|grace| grace <= now) {
            self.end_turn(TurnStatus::Interrupted, None);
            return;
        }
        let due = running
            .asks
            .iter()
            .filter(|open| open.deadline.is_some_and(|deadline| deadline <= now));
        for ask in due.map(|open| Arc::clone(&open.ask)).collect::<Vec<_>>() {
            self.settle(ask.id, ask.kind.unanswered(), SettledBy::Policy);
        }
    }
}
