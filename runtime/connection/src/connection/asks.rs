//! The engine's asks (approvals, questions, client tool calls) as requests to one client: sent once, answered once, and
//! withdrawn when they are settled.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard},
};

use serde_json::value::RawValue;
use threadwire_engine::{
    Answer, AnswerSet, Ask, AskId, Cursor, Observer, Subscriber, ThreadHandle, ThreadId,
    ThreadSnapshot, caused_by,
};
use threadwire_protocol::{
    Access, RequestMethod,
    envelope::{RequestId, RpcError, Wire},
};
use threadwire_workspace::locks::lock;
use tracing::{debug, info};

use super::Connection;

/// The asks that a client is shown, with the requests that carry them.
#[derive(Default)]
pub(crate) struct Asks(Mutex<HashMap<AskId, (Arc<Ask>, RequestId)>>);

/// An ask that was withdrawn from a client.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The request that carried the ask.
    pub request: RequestId,
    /// Whether the client has answered the request.
    pub is_answered: bool,
}

/// A response of the client that is no answer.
#[derive(Clone, Debug)]
pub struct Unusable {
    /// The text of the client's error, or what is wrong with its result.
    pub message: String,
    /// Whether the client answered with an error.
    pub is_error: bool,
}

impl fmt::Debug for Asks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asks").finish_non_exhaustive()
    }
}

impl Asks {
    fn lock(&self) -> MutexGuard<'_, HashMap<AskId, (Arc<Ask>, RequestId)>> {
        lock(&self.0)
    }
}

impl Connection {
    /// Sends an ask to the client as a request, unless the client is shown it already. The request is about `thread`,
    /// which the client knows and which may differ from the thread of the ask. `read` converts the client's response,
    /// or what it has in place of one, to the engine's answer.
    pub fn ask<M: RequestMethod>(
        self: &Arc<Self>,
        wire: Wire,
        thread: ThreadId,
        ask: &Arc<Ask>,
        params: &M::Params,
        read: impl FnOnce(Result<M::Response, Unusable>) -> Answer + Send + 'static,
    ) {
        // A client with read access only is not asked.
        if !self.may(Access::Act) {
            return;
        }
        let mut shown = self.asks.lock();
        if shown.contains_key(&ask.id) {
            return;
        }
        let (this, asked) = (Arc::downgrade(self), Arc::clone(ask));
        let waiter = Box::new(move |result: Result<&RawValue, RpcError>| {
            let answer = read(match result.map(|result| M::read_response(result.get())) {
                Ok(Ok(response)) => Ok(response),
                Ok(Err(error)) => Err(Unusable {
                    message: format!("unreadable answer: {error}"),
                    is_error: false,
                }),
                Err(error) => Err(Unusable {
                    message: error.message.into_owned(),
                    is_error: true,
                }),
            });
            if let Some(connection) = this.upgrade() {
                connection.answer(&asked, answer);
            }
        });
        // A settlement that comes at once waits for the lock, so it finds the request.
        let request = self.request::<M>(wire, Some(thread), params, waiter);
        shown.insert(ask.id, (Arc::clone(ask), request));
        drop(shown);
        self.outbox.flush();
    }

    /// Sends the request of an ask that the client is shown once more, with the same id, unless the client has answered
    /// it. Either copy can be answered, once.
    pub fn ask_again<M: RequestMethod>(&self, wire: Wire, ask: &Ask, params: &M::Params) {
        let shown = self.asks.lock();
        let Some((_, request)) = shown.get(&ask.id) else {
            return;
        };
        if self.awaits(request) {
            let frame = wire.request::<M>(request, params);
            self.notify(Some(ask.thread), frame, None);
        }
        drop(shown);
        self.outbox.flush();
    }

    /// Hands the client's answer to the engine. Of several clients' answers the first one counts.
    pub fn answer(&self, ask: &Ask, answer: Answer) {
        if !self.may(Access::Act) {
            return;
        }
        let Some(thread) = self.services.engine.loaded_thread(ask.thread) else {
            return;
        };
        let (id, client) = (ask.id, self.id);
        let shown = self
            .asks
            .lock()
            .get(&id)
            .map(|(_, request)| request.clone());
        let cause = self.cause(&shown.unwrap_or(RequestId::Null));
        let principal = Arc::clone(&cause.principal);
        self.spawn_in_order(caused_by(cause, async move {
            match thread.answer(id, answer, client).await {
                Ok(()) => info!(%principal, ask = %id, thread = %thread.id(), "answered"),
                Err(error) => debug!(%error, ask = %id, "answer came too late"),
            }
        }));
    }

    /// Tells whether the client is shown this ask.
    pub fn is_asked(&self, ask: AskId) -> bool {
        self.asks.lock().contains_key(&ask)
    }

    /// Tells whether the client is shown an ask that `is_meant` accepts.
    pub fn is_asked_any(&self, is_meant: impl Fn(&Ask) -> bool) -> bool {
        self.asks.lock().values().any(|(ask, _)| is_meant(ask))
    }

    /// Withdraws an ask from the client; `None` where the client was not shown it.
    pub fn settle(&self, ask: AskId) -> Option<Settled> {
        let (_, request) = self.asks.lock().remove(&ask)?;
        let is_answered = !self.withdraw(&request);
        Some(Settled {
            request,
            is_answered,
        })
    }

    /// Withdraws all asks that `is_meant` accepts from the client, and returns them.
    pub fn retract(&self, is_meant: impl Fn(&Ask) -> bool) -> Vec<Arc<Ask>> {
        let mut shown = self.asks.lock();
        let meant = shown.extract_if(|_, (ask, _)| is_meant(ask));
        let (asks, requests): (Vec<_>, Vec<_>) = meant.map(|(_, shown)| shown).unzip();
        drop(shown);
        for request in &requests {
            self.withdraw(request);
        }
        asks
    }

    /// Subscribes the client to a thread with `observer`. An existing subscription continues with the new answer set.
    pub async fn follow(
        &self,
        thread: &ThreadHandle,
        observer: Arc<dyn Observer>,
        answers: AnswerSet,
        from: Cursor,
    ) -> ThreadSnapshot {
        self.attach(thread.id());
        let subscriber = self.subscriber(observer, answers);
        thread.subscribe(subscriber, from).await
    }

    /// Makes the client's subscriber for threads. Without the right to act it can answer no asks.
    pub fn subscriber(&self, observer: Arc<dyn Observer>, answers: AnswerSet) -> Subscriber {
        let may_answer = self.may(Access::Act);
        Subscriber {
            client: self.id,
            observer,
            answers: if may_answer {
                answers
            } else {
                AnswerSet::default()
            },
        }
    }

    /// Ends the client's subscriptions to these threads. Unloaded threads have no subscribers.
    pub async fn unfollow(
        &self,
        threads: impl IntoIterator<Item = ThreadId, IntoIter: Send> + Send,
    ) {
        for thread in threads {
            if let Some(thread) = self.services.engine.loaded_thread(thread) {
                thread.unsubscribe(self.id).await;
            }
        }
    }
}
