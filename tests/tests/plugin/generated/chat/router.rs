// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/chat/**/*.json.

//! Handler traits, one per method family, and the routers that call them.

use std::sync::Arc;

use serde_json::value::RawValue;

use super::{Method, method, notification, types::*, unions::*};
use threadwire_protocol::{
    Access, Call, CallError, Handler, NotificationMethod, Rights,
    envelope::{PendingCall, parse_params_with},
    permit,
};

/// The methods of the connection itself.
pub trait ConnectionMethods: Handler {
    /// Introduces the client.
    ///
    /// Source: `schema/chat/hello.json`.
    fn hello(&self, params: Hello) -> impl Future<Output = Result<Welcome, Self::Error>> + Send;
}

/// The methods `room/*`.
pub trait RoomMethods: Handler {
    /// Enters a room, or makes one.
    ///
    /// Source: `schema/chat/room/join.json`.
    fn room_join(&self, params: Join) -> impl Future<Output = Result<Joined, Self::Error>> + Send;
    /// Says something in a room, which starts a turn.
    ///
    /// Source: `schema/chat/room/say.json`.
    fn room_say(&self, params: Say) -> impl Future<Output = Result<Said, Self::Error>> + Send;
}

/// The handlers of a client, one value per family. They are made for each request.
pub trait Handlers: Send + Sync {
    /// What the handshake leaves. The methods of the connection itself are handled without it, no others.
    type Initialized;
    /// Handles the methods of the connection itself.
    type Connection: ConnectionMethods + 'static;
    /// Handles the methods `room/*`.
    type Room: RoomMethods + 'static;

    /// Returns what handles the methods of the connection itself.
    fn connection(self: &Arc<Self>) -> Self::Connection;

    /// Returns what handles the methods `room/*`.
    fn room(self: &Arc<Self>, client: Self::Initialized) -> Self::Room;
}

/// Reads the params of a request, checks them and readies its handler. `client` is there once the handshake is done.
///
/// Fails before a handler runs where the params do not fit, the connection may not use them, or the method has none.
#[allow(
    unused_variables,
    reason = "some dialects have only methods of the connection itself"
)]
pub fn call<H: Handlers>(
    handlers: &Arc<H>,
    client: Option<H::Initialized>,
    method: Method,
    call: Call<'_>,
) -> Result<PendingCall, CallError> {
    let spec = method.spec();
    match method {
        Method::Hello => call.start::<method::Hello, _, _, _>(
            Some(handlers.connection()),
            spec,
            |handlers, params| async move { handlers.hello(params).await },
        ),
        Method::RoomJoin => call.start::<method::RoomJoin, _, _, _>(
            client.map(|client| handlers.room(client)),
            spec,
            |handlers, params| async move { handlers.room_join(params).await },
        ),
        Method::RoomSay => call.start::<method::RoomSay, _, _, _>(
            client.map(|client| handlers.room(client)),
            spec,
            |handlers, params| async move { handlers.room_say(params).await },
        ),
    }
}

/// What a client tells. It is called by the reader of the connection and must not wait.
pub trait NotificationHandlers: Send + Sync {
    /// Stops the turn that runs in a room.
    ///
    /// Source: `schema/chat/room/hush.json`.
    fn room_hush(self: &Arc<Self>, params: Hush);
}

/// Reads the params of a notification and hands it over. `Ok(false)`: the method is not known, or not served. Fails where
/// the params do not fit, or the client has not the right.
#[allow(
    unused_variables,
    reason = "some dialects have nothing that clients tell"
)]
pub fn notify<H: NotificationHandlers>(
    handlers: &Arc<H>,
    rights: &dyn Rights,
    method: &str,
    params: Option<&RawValue>,
) -> Result<bool, CallError> {
    match method {
        "room/hush" => {
            let params = parse_params_with(params, false, notification::RoomHush::read_params)?;
            permit(rights, "room/hush", Access::Act, Some(params.room.as_str()))?;
            handlers.room_hush(params);
            Ok(true)
        }
        _ => Ok(false),
    }
}
