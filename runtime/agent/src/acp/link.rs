//! The connection to an agent: JSON-RPC with one message per line.

use std::{path::Path, sync::Arc, time::Duration};

use threadwire_protocol::{
    NotificationMethod, RequestMethod,
    envelope::{RequestId, RpcError},
};
use threadwire_workspace::config::AgentProgram;
use tokio::sync::oneshot;
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{
    chain::{Chain, WIRE, Waiter},
    programs,
    routes::Routes,
};

/// A running agent, behind its proxies if it has any. Clones share it; it ends with the last clone.
#[derive(Clone, Debug)]
pub(super) struct Link {
    chain: Arc<Chain>,
    _goodbye: Arc<DropGuard>,
}

/// Why a request to an agent has no result.
#[derive(Debug)]
pub(super) enum Failure {
    /// The agent or one of its proxies ended; the reason as a sentence that names it.
    Ended(Arc<str>),
    /// The agent answered with an error.
    Refused(RpcError),
    /// The answer cannot be read; the reason.
    Unreadable(String),
    /// There was no answer to this method for this time.
    Late(&'static str, Duration),
}

impl Link {
    /// Starts a program and its proxies. Must be called on a runtime thread, see [`programs::start`].
    ///
    /// Errors: why they cannot be started.
    pub(super) fn start(
        agent: &str,
        program: &AgentProgram,
        cwd: &Path,
        routes: &Arc<Routes>,
    ) -> Result<Self, String> {
        let goodbye = CancellationToken::new();
        let chain = programs::start(agent, program, cwd, routes, &goodbye)?;
        Ok(Self {
            chain,
            _goodbye: Arc::new(goodbye.drop_guard()),
        })
    }

    /// Returns the programs.
    pub(super) fn chain(&self) -> &Chain {
        &self.chain
    }

    /// Sends a request at once. The returned future waits for the answer; dropping it ignores the answer.
    pub(super) fn request<M: RequestMethod>(
        &self,
        params: &M::Params,
    ) -> impl Future<Output = Result<M::Response, Failure>> + Send + use<M> {
        self.request_as::<M>(params, &|_| {})
    }

    /// Sends a request as [`Link::request`] does, after `note` got its id.
    pub(super) fn request_as<M: RequestMethod>(
        &self,
        params: &M::Params,
        note: &dyn Fn(i64),
    ) -> impl Future<Output = Result<M::Response, Failure>> + Send + use<M> {
        let chain = Arc::clone(&self.chain);
        let (waiter, answer) = oneshot::channel();
        let forget = chain.first().expect(Waiter::Ours(waiter)).map(|id| {
            note(id);
            let frame = WIRE.request::<M>(&RequestId::Int(id), params);
            chain.send(0, frame);
            Forget {
                chain: Arc::clone(&chain),
                id,
            }
        });
        async move {
            // Removes the request when this future is dropped.
            let Some(_forget) = forget else {
                return Err(Failure::Ended(chain.reason()));
            };
            match answer.await {
                Ok(Ok(answer)) => M::read_response(answer.get())
                    .map_err(|error| Failure::Unreadable(error.to_string())),
                Ok(Err(error)) => Err(Failure::Refused(error)),
                Err(_) => Err(Failure::Ended(chain.reason())),
            }
        }
    }

    /// Sends a notification.
    pub(super) fn notify<M: NotificationMethod>(&self, params: &M::Params) {
        self.chain.send(0, WIRE.notification::<M>(params, None));
    }

    /// Ends the agent at once, for a reason that users see.
    pub(super) fn end(&self, cause: impl Into<String>) {
        self.chain.end_all(cause.into());
    }

    /// Tells whether the agent has ended, or is about to.
    pub(super) fn is_over(&self) -> bool {
        self.chain.is_over()
    }

    /// Waits until the agent has ended, and returns the reason as a sentence that names it.
    pub(super) async fn ended(&self) -> Arc<str> {
        self.chain.ended.cancelled().await;
        self.chain.reason()
    }
}

/// Removes a pending request on drop.
struct Forget {
    chain: Arc<Chain>,
    id: i64,
}

impl Drop for Forget {
    fn drop(&mut self) {
        self.chain.first().forget(self.id);
    }
}
