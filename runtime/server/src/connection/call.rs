//! Requests of the server to one client whose answer it waits for.

use std::time::Duration;

use serde_json::value::RawValue;
use threadwire_engine::ThreadId;
use threadwire_protocol::{
    RequestMethod,
    envelope::{RpcError, Wire},
};
use tokio::sync::oneshot;

use super::Connection;

/// Why a client gave no answer.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum NoAnswer {
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

impl Connection {
    /// Sends a request and waits for the response, at most for `patience`. A later response is ignored.
    pub(crate) async fn call<M: RequestMethod>(
        &self,
        wire: Wire,
        thread: Option<ThreadId>,
        params: &M::Params,
        patience: Duration,
    ) -> Result<M::Response, NoAnswer>
    where
        M::Response: Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let waiter = Box::new(move |result: Result<&RawValue, RpcError>| {
            let read = result.and_then(|result| {
                M::read_response(result.get())
                    .map_err(|error| RpcError::new(-32603, format!("unreadable answer: {error}")))
            });
            // Nobody may wait any more.
            let _ = answer.send(read);
        });
        let id = self.request::<M>(wire, thread, params, waiter);
        self.outbox.flush();
        match tokio::time::timeout(patience, answered).await {
            Ok(Ok(result)) => result.map_err(NoAnswer::Refused),
            Ok(Err(_)) => Err(NoAnswer::Left),
            Err(_) => {
                self.withdraw(&id);
                Err(NoAnswer::Late(patience))
            }
        }
    }
}
