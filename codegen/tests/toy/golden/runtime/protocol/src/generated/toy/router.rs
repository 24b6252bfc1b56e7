// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/toy/**/*.json.

//! Handler traits, one per method family, and the router that calls them.

use std::sync::Arc;

use super::{Method, method, types::*, unions::*};
use crate::{Call, CallError, Handler, envelope::PendingCall};

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
    ) -> impl Future<Output = Result<NoteEraseResponse, Self::Error>> + Send;
}

/// All families together.
pub trait Handlers: BoardMethods + NoteMethods {}

impl<T: BoardMethods + NoteMethods> Handlers for T {}

/// Reads the params of a request, checks them and starts its handler. The future ends in the encoded answer.
///
/// Fails before a handler runs where the params do not fit, the connection may not use them, or the method has none.
pub fn call<H: Handlers + 'static>(
    handlers: &Arc<H>,
    method: Method,
    call: Call<'_>,
) -> Result<PendingCall, CallError> {
    let spec = method.spec();
    match method {
        Method::BoardPaint => call.start::<method::BoardPaint, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.board_paint(params).await },
        ),
        Method::BoardShare => call.refuse::<method::BoardShare>(spec),
        Method::NoteAdd => {
            call.start::<method::NoteAdd, _, _, _>(handlers, spec, |handlers, params| async move {
                handlers.note_add(params).await
            })
        }
        Method::NoteErase => call.start::<method::NoteErase, _, _, _>(
            handlers,
            spec,
            |handlers, params| async move { handlers.note_erase(params).await },
        ),
        Method::PrintStart => call.not_served(spec),
        Method::RelaySay => call.not_served(spec),
    }
}
