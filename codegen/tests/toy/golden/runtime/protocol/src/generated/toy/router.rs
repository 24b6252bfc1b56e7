// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/toy/**/*.json.

//! Handler traits, one per method family, and the routers that call them.

use std::sync::Arc;

use serde_json::value::RawValue;

use super::{Method, method, notification, types::*, unions::*};
use crate::{
    Access, Call, CallError, Encoded, Handler, NotificationMethod, Rights,
    envelope::{PendingCall, parse_params_with},
    permit,
};

/// The methods `board/*`.
pub trait BoardMethods: Handler {
    /// Paints the board.
    ///
    /// Takes a while.
    ///
    /// Experimental. Needs the capability `painting`. Source: `schema/toy/board/paint.json`.
    fn board_paint(
        &self,
        params: BoardPaintParams,
    ) -> impl Future<Output = Result<BoardPaintResponse, Self::Error>> + Send;
}

/// The methods `note/*`.
pub trait NoteMethods: Handler {
    /// Adds a note to a board.
    ///
    /// The note is stored before the answer; everybody who watches the board hears of it.
    ///
    /// Errors:
    /// - -32001 `board is locked`: Someone else edits the board.
    /// - -32002 `duplicate: "{text}"`: A note has this text. Until 1.
    /// - -32002 `a note says "{text}"`: A note has this text. Since 2.
    ///
    /// Source: `schema/toy/note/add.json`.
    fn note_add(
        &self,
        params: NoteAddParams,
    ) -> impl Future<Output = Result<NoteAddResponse, Self::Error>> + Send;
    /// Erases a note.
    ///
    /// Asks the client to confirm first.
    ///
    /// Deprecated. Since 2. Source: `schema/toy/note/erase.json`.
    fn note_erase(
        &self,
        params: NoteEraseParams,
    ) -> impl Future<Output = Result<Encoded<method::NoteErase>, Self::Error>> + Send;
}

/// The handlers of a client, one value per family. They are made for each request.
pub trait Handlers: Send + Sync {
    /// What the handshake leaves. The methods of the connection itself are handled without it, no others.
    type Initialized;
    /// Handles the methods `board/*`.
    type Board: BoardMethods + 'static;
    /// Handles the methods `note/*`.
    type Note: NoteMethods + 'static;

    /// Returns what handles the methods `board/*`.
    fn board(self: &Arc<Self>, client: Self::Initialized) -> Self::Board;

    /// Returns what handles the methods `note/*`.
    fn note(self: &Arc<Self>, client: Self::Initialized) -> Self::Note;
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
        Method::BoardPaint => call.start::<method::BoardPaint, _, _, _>(
            client.map(|client| handlers.board(client)),
            spec,
            |handlers, params| async move { handlers.board_paint(params).await },
        ),
        Method::BoardShare => call.refuse::<method::BoardShare>(spec, client.is_some()),
        Method::NoteAdd => call.start::<method::NoteAdd, _, _, _>(
            client.map(|client| handlers.note(client)),
            spec,
            |handlers, params| async move { handlers.note_add(params).await },
        ),
        Method::NoteErase => call.start_encoded::<method::NoteErase, _, _, _>(
            client.map(|client| handlers.note(client)),
            spec,
            |handlers, params| async move { handlers.note_erase(params).await },
        ),
        Method::PrintStart => call.not_served(spec, client.is_some()),
        Method::RelaySay => call.not_served(spec, client.is_some()),
    }
}

/// What a client tells. It is called by the reader of the connection and must not wait.
pub trait NotificationHandlers: Send + Sync {
    /// Takes a request back.
    ///
    /// Source: `schema/toy/rpc/stop.json`.
    fn stop(self: &Arc<Self>, params: StopParams);
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
        "$/stop" => {
            let params = parse_params_with(params, false, notification::Stop::read_params)?;
            permit(rights, "$/stop", Access::Admin, None)?;
            handlers.stop(params);
            Ok(true)
        }
        _ => Ok(false),
    }
}
