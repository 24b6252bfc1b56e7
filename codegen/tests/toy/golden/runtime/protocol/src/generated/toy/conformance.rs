// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/conformance.rs.j2 from schema/toy/**/*.json.

//! What the tests of the decoders and of the router go through.

use std::sync::Arc;

use super::*;
use crate::conformance::{Subject, recode};
use crate::{
    Call, CallError, Handler,
    envelope::{PendingCall, RpcError},
};

pub(crate) static SUBJECT: Subject = Subject {
    folder: "toy",
    decoders: &[
        (
            "types/board.json#/BoardPaintParams",
            recode::<super::BoardPaintParams>,
        ),
        (
            "types/board.json#/BoardPaintResponse",
            recode::<super::BoardPaintResponse>,
        ),
        (
            "types/board.json#/ConfirmEraseParams",
            recode::<super::ConfirmEraseParams>,
        ),
        (
            "types/board.json#/ConfirmEraseResponse",
            recode::<super::ConfirmEraseResponse>,
        ),
        (
            "types/board.json#/BoardShareParams",
            recode::<super::BoardShareParams>,
        ),
        ("types/board.json#/StopParams", recode::<super::StopParams>),
        (
            "types/board.json#/PlugResponse",
            recode::<super::PlugResponse>,
        ),
        ("types/board.json#/Health", recode::<super::Health>),
        ("types/note.json#/NoteId", recode::<super::NoteId>),
        ("types/note.json#/Note", recode::<super::Note>),
        ("types/note.json#/Color", recode::<super::Color>),
        ("types/note.json#/Content", recode::<super::Content>),
        ("types/note.json#/Sketch", recode::<super::Sketch>),
        ("types/note.json#/Frame", recode::<super::Frame>),
        ("types/note.json#/Mood", recode::<super::Mood>),
        ("types/note.json#/Secret", recode::<super::Secret>),
        ("types/note.json#/Maybe", recode::<super::Maybe>),
        ("types/note.json#/Review", recode::<super::Review>),
        ("types/note.json#/Tags", recode::<super::Tags>),
        (
            "types/note.json#/NoteAddParams",
            recode::<super::NoteAddParams>,
        ),
        (
            "types/note.json#/NoteAddResponse",
            recode::<super::NoteAddResponse>,
        ),
        (
            "types/note.json#/NoteAddedNotification",
            recode::<super::NoteAddedNotification>,
        ),
        (
            "types/note.json#/NoteEraseParams",
            recode::<super::NoteEraseParams>,
        ),
        (
            "types/note.json#/NoteEraseResponse",
            recode::<super::NoteEraseResponse>,
        ),
    ],
    route: Some(route),
};

/// Answers every request with an error that says which one it was.
struct Recorder;

impl Handler for Recorder {
    type Error = RpcError;
}

impl Handlers for Recorder {
    type Initialized = ();
    type Board = Self;
    type Note = Self;

    fn board(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn note(self: &Arc<Self>, _: ()) -> Self {
        Self
    }
}

impl BoardMethods for Recorder {
    async fn board_paint(
        &self,
        _: super::BoardPaintParams,
    ) -> Result<super::BoardPaintResponse, RpcError> {
        Err(RpcError::new(0, "board/paint"))
    }
}

impl NoteMethods for Recorder {
    async fn note_add(&self, _: super::NoteAddParams) -> Result<super::NoteAddResponse, RpcError> {
        Err(RpcError::new(0, "note/add"))
    }
    async fn note_erase(
        &self,
        _: super::NoteEraseParams,
    ) -> Result<crate::Encoded<super::method::NoteErase>, RpcError> {
        Err(RpcError::new(0, "note/erase"))
    }
}

fn route(method: &str, request: Call<'_>) -> Option<Result<PendingCall, CallError>> {
    Some(call(
        &Arc::new(Recorder),
        Some(()),
        Method::from_name(method)?,
        request,
    ))
}
