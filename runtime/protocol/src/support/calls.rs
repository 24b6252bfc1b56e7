//! From a parsed request to a running handler.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::IgnoredAny};
use serde_json::value::RawValue;

use crate::{
    CallError, Encoded, Gate, GateContext, MethodSpec, RequestMethod, Scope,
    envelope::{Frame, Order, PendingCall, RequestId, RpcError, Wire, parse_params_with},
};

/// One request for the router of a dialect.
#[derive(Debug)]
pub struct Call<'a> {
    /// The request id, which the response repeats.
    pub id: RequestId,
    /// The `params` member.
    pub params: Option<&'a RawValue>,
    /// The facts about the connection that the checks need.
    pub gate: GateContext<'a>,
    /// The envelope format of the response.
    pub wire: Wire,
}

impl Call<'_> {
    /// Parses and checks the params, and calls `run`, which starts the handler. `handlers` are those of the family;
    /// `None` before the handshake.
    pub fn start<M, H, F, E>(
        self,
        handlers: Option<H>,
        spec: &'static MethodSpec,
        run: impl FnOnce(H, M::Params) -> F,
    ) -> Result<PendingCall, CallError>
    where
        M: RequestMethod<Params: Gate>,
        F: Future<Output = Result<M::Response, E>> + Send + 'static,
        E: Into<RpcError> + Send + 'static,
    {
        self.start_with::<M, _, _>(handlers, spec, run, Wire::answer::<M, E>)
    }

    /// Does the same as [`Call::start`] for a handler that returns its result encoded.
    pub fn start_encoded<M, H, F, E>(
        self,
        handlers: Option<H>,
        spec: &'static MethodSpec,
        run: impl FnOnce(H, M::Params) -> F,
    ) -> Result<PendingCall, CallError>
    where
        M: RequestMethod<Params: Gate> + 'static,
        F: Future<Output = Result<Encoded<M>, E>> + Send + 'static,
        E: Into<RpcError> + Send + 'static,
    {
        self.start_with::<M, _, _>(handlers, spec, run, |wire, id, outcome| match outcome {
            Ok(result) => wire.response(id, &result),
            Err(error) => wire.error(id, &error.into()),
        })
    }

    fn start_with<M, H, F>(
        self,
        handlers: Option<H>,
        spec: &'static MethodSpec,
        run: impl FnOnce(H, M::Params) -> F,
        encode: fn(&Wire, &RequestId, F::Output) -> Frame,
    ) -> Result<PendingCall, CallError>
    where
        M: RequestMethod<Params: Gate>,
        F: Future + Send + 'static,
    {
        let params = self.admit::<M>(spec, handlers.is_some())?;
        let Some(handlers) = handlers else {
            return Err(CallError::NotInitialized);
        };
        let order = order(spec.scope, M::thread(&params));
        let Self { id, wire, .. } = self;
        let outcome = run(handlers, params);
        let answer = Box::pin(async move { encode(&wire, &id, outcome.await) });
        Ok(PendingCall { order, answer })
    }

    /// Refuses a method that is not built. The params are not parsed: decoders for hundreds of unserved methods would
    /// be a third of the program.
    pub fn not_served(
        self,
        spec: &'static MethodSpec,
        initialized: bool,
    ) -> Result<PendingCall, CallError> {
        self.gate.admit(spec, &(), initialized, None)?;
        Err(refusal(spec))
    }

    /// Parses and checks the params, then refuses the method as the original server does without a login.
    pub fn refuse<M: RequestMethod<Params: Gate>>(
        self,
        spec: &'static MethodSpec,
        initialized: bool,
    ) -> Result<PendingCall, CallError> {
        self.admit::<M>(spec, initialized)?;
        Err(refusal(spec))
    }

    fn admit<M: RequestMethod<Params: Gate>>(
        &self,
        spec: &MethodSpec,
        initialized: bool,
    ) -> Result<M::Params, CallError> {
        let params = parse_params_with(self.params, spec.params_optional, M::read_params)?;
        let target = M::target(&params);
        self.gate.admit(spec, &params, initialized, target)?;
        Ok(params)
    }
}

fn order(scope: Scope, thread: Option<&str>) -> Order {
    match scope {
        Scope::None => Order::Free,
        Scope::Connection => Order::Connection,
        Scope::Thread => thread.map_or(Order::Free, |id| Order::Thread(id.into())),
    }
}

/// Returns the error that the schema defines for a method without a handler.
fn refusal(spec: &'static MethodSpec) -> CallError {
    let answer = spec
        .refusal
        .map(|text| text.fill(&[("method", &spec.name)]));
    CallError::Refused(Box::new(
        answer.unwrap_or_else(|| RpcError::new(-32601, "Method not found")),
    ))
}

/// The params of a method without params: any received value is ignored, and `null` is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoParams;

impl Serialize for NoParams {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit()
    }
}

impl<'de> Deserialize<'de> for NoParams {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(deserializer).map(|_| Self)
    }
}

impl Gate for NoParams {}
