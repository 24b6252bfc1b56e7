//! The way from a parsed envelope to a handler at work.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::IgnoredAny};
use serde_json::value::RawValue;

use crate::{
    CallError, Gate, GateContext, MethodSpec, RequestMethod, Scope,
    envelope::{Order, PendingCall, RequestId, RpcError, Wire, parse_params},
};

/// One request, as it is handed to the router of a dialect.
#[derive(Debug)]
pub struct Call<'a> {
    /// The id, which goes back with the answer.
    pub id: RequestId,
    /// The `params` member.
    pub params: Option<&'a RawValue>,
    /// What the connection may use.
    pub gate: GateContext<'a>,
    /// How the answer is written.
    pub wire: Wire,
}

impl Call<'_> {
    /// Parses the params, checks them and starts the handler that `run` calls. `handlers` are those of the family; there
    /// are none before the handshake.
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
        let params = self.admit::<M>(spec, handlers.is_some())?;
        let handlers = handlers.ok_or(CallError::NotInitialized)?;
        let order = match spec.scope {
            Scope::None => Order::Free,
            Scope::Connection => Order::Connection,
            Scope::Thread => M::thread(&params).map_or(Order::Free, |id| Order::Thread(id.into())),
        };
        let Self { id, wire, .. } = self;
        let outcome = run(handlers, params);
        let answer = Box::pin(async move { wire.answer::<M, E>(&id, outcome.await) });
        Ok(PendingCall { order, answer })
    }

    /// Refuses a method whose behavior is not built. Its params are not read: what nobody serves needs no decoder, and
    /// hundreds of them would be a third of the program.
    pub fn not_served(
        self,
        spec: &'static MethodSpec,
        initialized: bool,
    ) -> Result<PendingCall, CallError> {
        self.gate.admit(spec, &(), initialized, None)?;
        Err(refusal(spec))
    }

    /// Parses the params and checks them for a method that is answered as the peer does without a login.
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
        let params: M::Params = parse_params(self.params, spec.params_optional)?;
        let target = M::target(&params);
        self.gate.admit(spec, &params, initialized, target)?;
        Ok(params)
    }
}

/// The answer that the schema gives to a method without a handler.
fn refusal(spec: &'static MethodSpec) -> CallError {
    let answer = spec
        .refusal
        .map(|text| text.fill(&[("method", &spec.name)]));
    CallError::Refused(Box::new(
        answer.unwrap_or_else(|| RpcError::new(-32601, "Method not found")),
    ))
}

/// The params of a method that has none: whatever comes in their place is ignored, and `null` is written.
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
