//! Questions of the engine, asked as requests of the server and answered by their results.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use serde_json::value::RawValue;
use threadwire_engine::{Answer, Ask, AskClass, AskId, Decision, ThreadId};
use threadwire_protocol::{
    RequestMethod,
    dotcraft::method::{ItemApprovalRequest, ItemToolCall, ItemToolRequestUserInput},
    envelope::{RequestId, RpcError},
};
use tracing::debug;

use super::{DotCraftSession, from_wire, lock, to_wire};

/// The questions that a client is asked.
#[derive(Debug, Default)]
pub(super) struct Asks {
    /// Those that are out, with the requests that ask them.
    shown: HashMap<AskId, (Arc<Ask>, RequestId)>,
    /// Approvals that wait, since a client is asked for one at a time per thread.
    waiting: HashMap<ThreadId, VecDeque<Arc<Ask>>>,
}

impl Asks {
    fn is_known(&self, ask: &Ask) -> bool {
        self.shown.contains_key(&ask.id)
            || self
                .waiting
                .get(&ask.thread)
                .is_some_and(|waiting| waiting.iter().any(|other| other.id == ask.id))
    }

    fn asks_for_approval(&self, thread: ThreadId) -> bool {
        self.shown
            .values()
            .any(|(ask, _)| ask.thread == thread && is_approval(ask))
    }

    /// Forgets a question. Returns its request, if it is out, and the approval whose turn it is now.
    fn forget(&mut self, ask: &Ask) -> (Option<RequestId>, Option<Arc<Ask>>) {
        let request = self.shown.remove(&ask.id).map(|(_, request)| request);
        let mut next = None;
        if let Some(waiting) = self.waiting.get_mut(&ask.thread) {
            waiting.retain(|other| other.id != ask.id);
            if request.is_some() && is_approval(ask) {
                next = waiting.pop_front();
            }
            if waiting.is_empty() {
                self.waiting.remove(&ask.thread);
            }
        }
        (request, next)
    }

    /// Takes all questions of a thread back.
    pub(super) fn forget_thread(&mut self, thread: ThreadId) -> Vec<RequestId> {
        self.waiting.remove(&thread);
        let gone = self.shown.extract_if(|_, (ask, _)| ask.thread == thread);
        gone.map(|(_, (_, request))| request).collect()
    }

    /// Takes the tool calls that are out.
    pub(super) fn take_tool_calls(&mut self) -> Vec<Arc<Ask>> {
        let calls = self
            .shown
            .extract_if(|_, (ask, _)| ask.kind.class() == AskClass::ToolCall);
        calls.map(|(_, (ask, _))| ask).collect()
    }
}

fn is_approval(ask: &Ask) -> bool {
    ask.kind.class() == AskClass::Approval
}

impl DotCraftSession {
    /// Asks a question, once, if this client is one to be asked.
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
            return self.answer(ask, Answer::Decision { decision });
        }
        if !asked {
            return;
        }
        let mut asks = lock(&self.asks);
        if asks.is_known(ask) {
            return;
        }
        if is_approval(ask) && asks.asks_for_approval(ask.thread) {
            asks.waiting
                .entry(ask.thread)
                .or_default()
                .push_back(Arc::clone(ask));
            return;
        }
        let request = self.ask(ask);
        asks.shown
            .extend(request.map(|request| (ask.id, (Arc::clone(ask), request))));
        drop(asks);
        self.connection.outbox.flush();
    }

    /// Sends the request that asks a question.
    fn ask(&self, ask: &Arc<Ask>) -> Option<RequestId> {
        if let Some(params) = to_wire::approval_request(ask) {
            let refused = |_| Answer::Decision {
                decision: Decision::Decline,
            };
            return Some(self.send::<ItemApprovalRequest>(
                ask,
                &params,
                from_wire::decision,
                refused,
            ));
        }
        if let Some(params) = to_wire::user_input_request(ask) {
            let dismissed = |_| Answer::Input {
                answers: Vec::new(),
            };
            return Some(self.send::<ItemToolRequestUserInput>(
                ask,
                &params,
                from_wire::user_input,
                dismissed,
            ));
        }
        let params = to_wire::tool_call(ask)?;
        let failed = |message| Answer::Failed { message };
        Some(self.send::<ItemToolCall>(ask, &params, from_wire::tool_result, failed))
    }

    /// Sends a request. What cannot be read, and an error, are taken as `failed` says.
    fn send<M: RequestMethod>(
        &self,
        ask: &Arc<Ask>,
        params: &M::Params,
        answer: impl FnOnce(M::Response) -> Answer + Send + 'static,
        failed: impl FnOnce(String) -> Answer + Send + 'static,
    ) -> RequestId {
        let (this, ask) = (self.this.clone(), Arc::clone(ask));
        let thread = ask.thread;
        let waiter = Box::new(move |result: Result<&RawValue, RpcError>| {
            let answer = match result.map(|result| M::read_response(result.get())) {
                Ok(Ok(response)) => answer(response),
                Ok(Err(error)) => failed(format!("unreadable answer: {error}")),
                Err(error) => failed(error.message.into_owned()),
            };
            if let Some(session) = this.upgrade() {
                session.answer(&ask, answer);
            }
        });
        self.connection
            .request::<M>(to_wire::WIRE, Some(thread), params, waiter)
    }

    /// Hands the client's answer to the engine. The first answer of any client counts.
    fn answer(&self, ask: &Ask, answer: Answer) {
        let Some(thread) = self.engine().loaded_thread(ask.thread) else {
            return;
        };
        let (id, client) = (ask.id, self.connection.id);
        self.connection.spawn(async move {
            if let Err(error) = thread.answer(id, answer, client).await {
                debug!(%error, ask = %id, "answer came too late");
            }
        });
    }

    /// Takes a settled question back, and asks the one that waited for it.
    pub(super) fn settle(&self, ask: &Ask) {
        let (request, next) = lock(&self.asks).forget(ask);
        if let Some(request) = request {
            self.connection.withdraw(&request);
        }
        if let Some(next) = next {
            self.show(&next);
        }
    }
}
