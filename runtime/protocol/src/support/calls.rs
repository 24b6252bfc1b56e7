//! The way from a parsed envelope to a handler at work.

use std::sync::Arc;

use serde_json::value::RawValue;

use crate::{
    CallError, Gate, GateContext, MethodSpec, RequestMethod,
    envelope::{PendingCall, RequestId, RpcError, Wire, parse_params},
};

/// One request, as it is handed to the router of a dialect.
#[derive(Debug)]
pub struct Call<'a> {
    /// The id, which goes back with the answer.
    pub id: RequestId,
    /// The `params` member.
    pub params: Option<&'a RawValue>,
    /// What the connection may use.
    pub gate: GateContext,
    /// How the answer is written.
    pub wire: Wire,
}

impl Call<'_> {
    /// Parses the params, checks them and starts the handler that `run` calls.
    pub(crate) fn start<M, H, F, E>(
        self,
        handlers: &Arc<H>,
        spec: &'static MethodSpec,
        run: impl FnOnce(Arc<H>, M::Params) -> F,
    ) -> Result<PendingCall, CallError>
    where
        M: RequestMethod<Params: Gate, Response: 'static>,
        F: Future<Output = Result<M::Response, E>> + Send + 'static,
        E: Into<RpcError> + Send + 'static,
    {
        let params: M::Params = parse_params(self.params, spec.params_optional)?;
        self.gate.admit(spec, &params)?;
        let Self { id, wire, .. } = self;
        let outcome = run(Arc::clone(handlers), params);
        Ok(Box::pin(async move { wire.answer(&id, outcome.await) }))
    }

    /// Starts the handler of a method that has no params; whatever came in their place is ignored.
    pub(crate) fn start_bare<M, H, F, E>(
        self,
        handlers: &Arc<H>,
        spec: &'static MethodSpec,
        run: impl FnOnce(Arc<H>) -> F,
    ) -> Result<PendingCall, CallError>
    where
        M: RequestMethod<Response: 'static>,
        F: Future<Output = Result<M::Response, E>> + Send + 'static,
        E: Into<RpcError> + Send + 'static,
    {
        self.gate.admit(spec, &())?;
        let Self { id, wire, .. } = self;
        let outcome = run(Arc::clone(handlers));
        Ok(Box::pin(async move { wire.answer(&id, outcome.await) }))
    }
}
