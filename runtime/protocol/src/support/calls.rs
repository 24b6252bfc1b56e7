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
        let mut read = None;
        let order = self.admit(spec, &mut Params::<M>(&mut read), handlers.is_some())?;
        let (Some(handlers), Some(params)) = (handlers, read) else {
            return Err(CallError::NotInitialized);
        };
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
        self.admit(spec, &mut Params::<M>(&mut None), initialized)?;
        Err(refusal(spec))
    }

    /// Parses and checks the params. This is compiled once, not once for each method.
    fn admit(
        &self,
        spec: &MethodSpec,
        params: &mut dyn ReadParams,
        initialized: bool,
    ) -> Result<Order, CallError> {
        let params =
            parse_params_with(self.params, spec.params_optional, |json| params.read(json))?;
        self.gate
            .admit(spec, params.members, initialized, params.target)?;
        Ok(order(spec.scope, params.thread))
    }
}

/// Where the params of a method are put once they are read.
struct Params<'p, M: RequestMethod>(&'p mut Option<M::Params>);

/// Reads the params of one method.
trait ReadParams {
    fn read(&mut self, json: &str) -> serde_json::Result<ParamsFacts<'_>>;
}

/// What the checks need to know of params.
struct ParamsFacts<'p> {
    members: &'p dyn Gate,
    target: Option<&'p str>,
    thread: Option<&'p str>,
}

impl<M: RequestMethod<Params: Gate>> ReadParams for Params<'_, M> {
    fn read(&mut self, json: &str) -> serde_json::Result<ParamsFacts<'_>> {
        let params = self.0.insert(M::read_params(json)?);
        Ok(ParamsFacts {
            members: params,
            target: M::target(params),
            thread: M::thread(params),
        })
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
