//! The gate: every message of every dialect passes these checks before its handler.
//!
//! A request passes if the handshake is done, the method is known, the number of open requests is below the limit, the
//! params are valid, and the client has the right. A dialect configures the gate with [`Gated`] and words the refusals
//! in [`ErrorMapping::of_call`](crate::ErrorMapping::of_call).

use std::sync::Arc;

use serde_json::value::RawValue;
use threadwire_protocol::{
    Call, CallError, GateContext, MethodTable, Rights,
    envelope::{PendingCall, RequestId, Wire},
};
use tracing::{debug, info};

use crate::{connection::Connection, failure::ErrorMapping};

/// A session whose messages pass the gate.
pub trait Gated: ErrorMapping + Send + Sync + 'static {
    /// The requests of the dialect.
    type Method: MethodTable;
    /// The client state that the handshake creates.
    type Client;

    /// The request that must come first, if all others are refused before any other check. `None` if name and params of
    /// a request are checked before the handshake.
    const FIRST: Option<Self::Method>;

    /// The most open requests of one client; further ones are refused as overloaded.
    const MAX_IN_FLIGHT: usize;

    /// Returns the connection of the session.
    fn connection(&self) -> &Arc<Connection>;

    /// Returns the envelope format for messages to the client.
    fn wire(&self) -> Wire;

    /// Returns the client state; `None` before the handshake.
    fn client(&self) -> Option<Self::Client>;

    /// Tells whether the client asked for experimental methods and members.
    fn is_experimental(&self) -> bool {
        true
    }

    /// Tells whether the answer to a request may be large, because it has messages of a thread or the content of a file.
    /// Such requests wait for each other and for the client to read, and do not run when it is gone by then: they change
    /// nothing that lasts. Those that do have a scope, in which one runs at a time.
    fn is_large(method: Self::Method) -> bool {
        let _ = method;
        false
    }

    /// Hands a request to the generated router.
    fn route(
        self: &Arc<Self>,
        client: Option<Self::Client>,
        method: Self::Method,
        call: Call<'_>,
    ) -> Result<PendingCall, CallError>;

    /// Hands a notification to the generated router.
    fn notified(
        self: &Arc<Self>,
        rights: &dyn Rights,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<bool, CallError>;

    /// Runs a request that has passed the gate.
    fn run(
        self: &Arc<Self>,
        method: Self::Method,
        id: RequestId,
        params: Option<&RawValue>,
        call: PendingCall,
    ) {
        let _ = (method, params);
        self.connection().run(id, self.wire(), call);
    }
}

/// Hands a request to its handler, or answers with the reason of the refusal.
pub fn request<S: Gated>(session: &Arc<S>, name: &str, id: RequestId, params: Option<&RawValue>) {
    match admit(session, name, &id, params) {
        Ok((method, call)) if S::is_large(method) => {
            let call = session.connection().in_turn(call);
            session.run(method, id, params, call);
        }
        Ok((method, call)) => session.run(method, id, params, call),
        Err(error) => {
            tell_forbidden(session.connection(), name, &error);
            let frame = session.wire().error(&id, &S::of_call(error));
            session.connection().send(frame);
        }
    }
}

/// Hands a notification to its handler. An unknown, unreadable or forbidden one is ignored, because a notification has
/// no response.
pub fn notification<S: Gated>(session: &Arc<S>, name: &str, params: Option<&RawValue>) {
    match session.notified(session.connection().rights(), name, params) {
        Ok(true) => {}
        Ok(false) => debug!(method = name, "unknown notification"),
        Err(error) => {
            tell_forbidden(session.connection(), name, &error);
            debug!(method = name, ?error, "notification ignored");
        }
    }
}

fn admit<S: Gated>(
    session: &Arc<S>,
    name: &str,
    id: &RequestId,
    params: Option<&RawValue>,
) -> Result<(S::Method, PendingCall), CallError> {
    let connection = session.connection();
    let wire = session.wire();
    let client = session.client();
    let method = S::Method::from_name(name).filter(|method| method.spec().since <= wire.version);
    if client.is_none() && S::FIRST.is_some() && method != S::FIRST {
        return Err(CallError::NotInitialized);
    }
    let method = method.ok_or_else(|| CallError::UnknownMethod {
        method: name.to_owned(),
        version: wire.version,
    })?;
    if connection.in_flight() >= S::MAX_IN_FLIGHT {
        return Err(CallError::Overloaded);
    }
    // A method that the version no longer has is served as the last version that had it: a client of that version which
    // names none gets the newest.
    let wire = Wire {
        version: wire.version.min(method.spec().until),
        ..wire
    };
    let gate = GateContext {
        experimental: session.is_experimental(),
        version: wire.version,
        rights: connection.rights(),
    };
    let call = Call {
        id: id.clone(),
        params,
        gate,
        wire,
    };
    Ok((method, session.route(client, method, call)?))
}

/// Logs the principal and the method of a forbidden call.
fn tell_forbidden(connection: &Connection, method: &str, error: &CallError) {
    if let CallError::Forbidden { .. } | CallError::NotAttached { .. } = error {
        let principal = &*connection.principal().name;
        info!(connection = connection.id, principal, method, "not allowed");
    }
}
