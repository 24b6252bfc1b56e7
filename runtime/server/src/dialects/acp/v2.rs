//! Version 2 of the protocol, the published draft.
//!
//! A client gets it by asking for it in `initialize`. Sessions, events and questions are those of [`AcpSession`]; each
//! handler converts its params and result, and calls the handler of version 1 where the method does the same.

mod connection;
mod families;
mod session;

use std::sync::Arc;

use serde_json::value::RawValue;
use threadwire_engine::Error;
use threadwire_protocol::{
    Call, CallError, Rights,
    acp_v2::{self as wire, Method, NotificationHandlers},
    envelope::{PendingCall, RequestId, RpcError, Wire},
};

use super::{AcpSession, Client, Failure, from_wire, to_wire::WIRE};
use threadwire_connection::{Connection, ErrorMapping, Gated, gate};

pub(super) use connection::is_asked_for;

/// The session of a client that speaks version 2.
struct V2(Arc<AcpSession>);

/// Handles a request.
pub(super) fn request(
    session: Arc<AcpSession>,
    method: &str,
    id: RequestId,
    params: Option<&RawValue>,
) {
    gate::request(&Arc::new(V2(session)), method, id, params);
}

/// Handles a notification.
pub(super) fn notification(session: Arc<AcpSession>, method: &str, params: Option<&RawValue>) {
    gate::notification(&Arc::new(V2(session)), method, params);
}

impl std::ops::Deref for V2 {
    type Target = Arc<AcpSession>;

    fn deref(&self) -> &Arc<AcpSession> {
        &self.0
    }
}

impl ErrorMapping for V2 {
    fn of_call(error: CallError) -> RpcError {
        match error {
            CallError::NotAttached { thread } => wire::errors::not_attached(&thread),
            error => AcpSession::of_call(error),
        }
    }

    fn of_engine(error: Error) -> RpcError {
        AcpSession::of_engine(error)
    }
}

impl NotificationHandlers for V2 {
    fn session_cancel(self: &Arc<Self>, params: wire::CancelSessionNotification) {
        if let Ok(thread) = from_wire::session_id(&params.session_id) {
            self.cancel(thread);
        }
    }

    fn mcp_message_notification(self: &Arc<Self>, params: wire::MessageMcpNotification) {
        // Both versions have the same form on the wire.
        if let Ok(params) = from_wire::v2::same(&params) {
            self.server_told(params);
        }
    }

    /// Does nothing: all requests are short.
    fn cancel_request(self: &Arc<Self>, _params: wire::CancelRequestNotification) {}
}

impl Gated for V2 {
    type Method = Method;
    type Client = Arc<Client>;

    const FIRST: Option<Method> = Some(Method::Initialize);
    const MAX_IN_FLIGHT: usize = AcpSession::MAX_IN_FLIGHT;

    fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }

    fn wire(&self) -> Wire {
        WIRE
    }

    fn client(&self) -> Option<Arc<Client>> {
        self.0.client()
    }

    fn is_large(method: Method) -> bool {
        method == Method::SessionResume
    }

    fn route(
        self: &Arc<Self>,
        client: Option<Arc<Client>>,
        method: Method,
        call: Call<'_>,
    ) -> Result<PendingCall, CallError> {
        wire::call(self, client, method, call)
    }

    fn notified(
        self: &Arc<Self>,
        rights: &dyn Rights,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<bool, CallError> {
        wire::notify(self, rights, method, params)
    }
}
