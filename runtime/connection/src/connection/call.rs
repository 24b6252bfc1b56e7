//! Requests of the server to one client whose answer it waits for.

use std::{fmt, sync::Arc, time::Duration};

use serde::Serialize;
use serde_json::value::RawValue;
use threadwire_engine::ThreadId;
use threadwire_protocol::{
    RawJson, RequestMethod,
    envelope::{Frame, RequestId, RpcError, Wire},
};
use tokio::sync::oneshot;

use super::Connection;

/// Why a client gave no answer.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NoAnswer {
    /// It answered with an error, or with something else than the schema says.
    #[error("{}", .0.message)]
    Refused(RpcError),
    /// Its connection ended.
    #[error("the client has left")]
    Left,
    /// It did not answer in time.
    #[error("the client did not answer within {} s", .0.as_secs())]
    Late(Duration),
}

/// What to do after a request was withdrawn: tells the client, where its protocol has words for it.
type Withdrawn = Box<dyn FnOnce(&Connection, Option<ThreadId>, &RequestId) + Send + Sync>;

/// The response that a client owes. Dropping it withdraws the request: a later response is ignored.
pub struct Reply<T> {
    connection: Arc<Connection>,
    thread: Option<ThreadId>,
    id: RequestId,
    answered: oneshot::Receiver<Result<T, RpcError>>,
    withdrawn: Option<Withdrawn>,
}

impl<T> fmt::Debug for Reply<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reply")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

impl<T> Reply<T> {
    /// Does something more where the request is withdrawn.
    pub fn on_withdrawal(
        mut self,
        withdrawn: impl FnOnce(&Connection, Option<ThreadId>, &RequestId) + Send + Sync + 'static,
    ) -> Self {
        self.withdrawn = Some(Box::new(withdrawn));
        self
    }

    /// Returns the connection of the client.
    pub fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }

    /// Waits for the response, at most for `patience`.
    pub async fn wait(mut self, patience: Option<Duration>) -> Result<T, NoAnswer> {
        let answered = &mut self.answered;
        let answered = match patience {
            Some(patience) => tokio::time::timeout(patience, answered)
                .await
                .map_err(|_| NoAnswer::Late(patience))?,
            None => answered.await,
        };
        answered
            .map_err(|_| NoAnswer::Left)?
            .map_err(NoAnswer::Refused)
    }
}

impl<T> Drop for Reply<T> {
    fn drop(&mut self) {
        if self.connection.withdraw(&self.id)
            && let Some(withdrawn) = self.withdrawn.take()
        {
            withdrawn(&self.connection, self.thread, &self.id);
        }
    }
}

impl Connection {
    /// Sends a request at once, and returns the response that the client owes.
    pub fn begin<M: RequestMethod>(
        self: &Arc<Self>,
        wire: Wire,
        thread: Option<ThreadId>,
        params: &M::Params,
    ) -> Reply<M::Response>
    where
        M::Response: Send + 'static,
    {
        let read = |result: &RawValue| {
            M::read_response(result.get())
                .map_err(|error| RpcError::new(-32603, format!("unreadable answer: {error}")))
        };
        self.owed(thread, read, |id| wire.request::<M>(id, params))
    }

    /// Sends a request at once whose name is not in the schema, and returns the response that the client owes, as it is.
    pub fn begin_named<T: Serialize + ?Sized>(
        self: &Arc<Self>,
        wire: Wire,
        thread: Option<ThreadId>,
        method: &str,
        params: &T,
    ) -> Reply<RawJson> {
        let read = |result: &RawValue| Ok(result.to_owned().into());
        self.owed(thread, read, |id| wire.request_named(id, method, params))
    }

    fn owed<T: Send + 'static>(
        self: &Arc<Self>,
        thread: Option<ThreadId>,
        read: impl FnOnce(&RawValue) -> Result<T, RpcError> + Send + 'static,
        encode: impl FnOnce(&RequestId) -> Frame,
    ) -> Reply<T> {
        let (answer, answered) = oneshot::channel();
        let waiter = Box::new(move |result: Result<&RawValue, RpcError>| {
            // Nobody may wait any more.
            let _ = answer.send(result.and_then(read));
        });
        let id = self.send_request(thread, waiter, encode);
        self.outbox.flush();
        Reply {
            connection: Arc::clone(self),
            thread,
            id,
            answered,
            withdrawn: None,
        }
    }

    /// Sends a request and waits for the response, at most for `patience`. A later response is ignored.
    pub async fn call<M: RequestMethod>(
        self: &Arc<Self>,
        wire: Wire,
        thread: Option<ThreadId>,
        params: &M::Params,
        patience: Duration,
    ) -> Result<M::Response, NoAnswer>
    where
        M::Response: Send + 'static,
    {
        self.begin::<M>(wire, thread, params)
            .wait(Some(patience))
            .await
    }

    /// Sends a request whose response changes nothing.
    pub fn order<M: RequestMethod>(
        &self,
        wire: Wire,
        thread: Option<ThreadId>,
        params: &M::Params,
    ) {
        self.request::<M>(wire, thread, params, Box::new(|_| ()));
        self.outbox.flush();
    }
}
