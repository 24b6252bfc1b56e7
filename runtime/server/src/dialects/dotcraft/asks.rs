//! Sends the engine's questions to the client as requests. The results are the answers.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use threadwire_engine::{Answer, Ask, AskClass, Decision, ThreadId};
use threadwire_protocol::dotcraft::method::{
    ItemApprovalRequest, ItemToolCall, ItemToolRequestUserInput,
};

use super::{
    DotCraftSession, from_wire, lock,
    to_wire::{self, CHANNEL_TOOLS, WIRE},
};

/// The queued approvals: a client gets one approval request at a time per thread.
#[derive(Debug, Default)]
pub(super) struct Waiting(HashMap<ThreadId, VecDeque<Arc<Ask>>>);

impl Waiting {
    fn contains(&self, ask: &Ask) -> bool {
        let waiting = self.0.get(&ask.thread);
        waiting.is_some_and(|waiting| waiting.iter().any(|other| other.id == ask.id))
    }

    /// Removes a question. Returns the next approval to send if the question was the approval that the client was
    /// asked.
    fn forget(&mut self, ask: &Ask, was_shown: bool) -> Option<Arc<Ask>> {
        let waiting = self.0.get_mut(&ask.thread)?;
        waiting.retain(|other| other.id != ask.id);
        let is_next = was_shown && is_approval(ask);
        let next = is_next.then(|| waiting.pop_front()).flatten();
        if waiting.is_empty() {
            self.0.remove(&ask.thread);
        }
        next
    }

    /// Removes all queued approvals of a thread.
    pub(super) fn forget_thread(&mut self, thread: ThreadId) {
        self.0.remove(&thread);
    }
}

fn is_approval(ask: &Ask) -> bool {
    ask.kind.class() == AskClass::Approval
}

impl DotCraftSession {
    /// Sends a question if it goes to this client and was not sent already.
    pub(super) fn show(&self, ask: &Arc<Ask>) {
        let Some(client) = self.client.get().filter(|_| self.is_ready()) else {
            return;
        };
        let (asked, decision) = match lock(&self.follows).get(&ask.thread) {
            Some(follow) => (
                follow.is_asked(ask, client.answers),
                follow.decision.clone(),
            ),
            None => return,
        };
        if let Some(decision) = decision.filter(|_| is_approval(ask)) {
            return self.connection.answer(ask, Answer::Decision { decision });
        }
        if !asked {
            return;
        }
        {
            let mut waiting = lock(&self.waiting);
            let is_known = self.connection.is_asked(ask.id) || waiting.contains(ask);
            if !is_known && is_approval(ask) && self.is_asked_for_approval(ask.thread) {
                let approvals = waiting.0.entry(ask.thread).or_default();
                return approvals.push_back(Arc::clone(ask));
            }
            if is_known {
                return;
            }
            self.ask(ask);
        }
        self.connection.flush();
    }

    fn is_asked_for_approval(&self, thread: ThreadId) -> bool {
        self.connection
            .is_asked_any(|ask| ask.thread == thread && is_approval(ask))
    }

    /// Sends a question as a request. An error or an unreadable result declines, gives no answers, or fails the tool
    /// call.
    fn ask(&self, ask: &Arc<Ask>) {
        let (connection, thread) = (&self.connection, ask.thread);
        if let Some(params) = to_wire::approval_request(ask) {
            let refused = Answer::Decision {
                decision: Decision::Decline,
            };
            connection.ask::<ItemApprovalRequest>(WIRE, thread, ask, &params, |said| {
                said.map_or(refused, from_wire::decision)
            });
        } else if let Some(params) = to_wire::user_input_request(ask) {
            let dismissed = Answer::Input {
                answers: Vec::new(),
            };
            connection.ask::<ItemToolRequestUserInput>(WIRE, thread, ask, &params, |said| {
                said.map_or(dismissed, from_wire::user_input)
            });
        } else if let Some(params) = to_wire::tool_call(ask) {
            let namespace = params.namespace.as_deref();
            let channel = namespace.and_then(|name| name.strip_prefix(CHANNEL_TOOLS));
            if let Some(channel) = channel.map(str::to_owned) {
                return self.call_channel_tool(ask, params, &channel);
            }
            connection.ask::<ItemToolCall>(WIRE, thread, ask, &params, |said| {
                said.map_or_else(
                    |said| from_wire::failed_tool(None, said.message),
                    from_wire::tool_result,
                )
            });
        }
    }

    /// Withdraws a settled question, and sends the next queued approval.
    pub(super) fn settle(&self, ask: &Ask) {
        let was_shown = self.connection.settle(ask.id).is_some();
        let next = lock(&self.waiting).forget(ask, was_shown);
        if let Some(next) = next {
            self.show(&next);
        }
    }
}
