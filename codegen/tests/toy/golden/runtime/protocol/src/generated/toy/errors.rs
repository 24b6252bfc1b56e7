// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/errors.rs.j2 from schema/toy/**/*.json.

//! The errors of the dialect and, in a module each, those of single methods.
//!
//! A function fills in the placeholders of the text that the schema gives an error.

use std::fmt::Display;

use super::Version;
use crate::{ErrorText, envelope::RpcError};

/// The note does not exist.
pub fn note_not_found(note_id: &dyn Display) -> RpcError {
    ErrorText::new(-32000, "note not found: {noteId}").fill(&[("noteId", note_id)])
}

/// Someone else edits the board.
pub fn board_locked() -> RpcError {
    ErrorText::new(-32001, "board is locked").fill(&[])
}

/// Errors of `note/add`.
pub mod note_add {
    use super::{Display, ErrorText, RpcError, Version};

    /// A note has this text.
    pub fn text_taken(version: Version, text: &dyn Display) -> RpcError {
        match version {
            Version::V1 => ErrorText::new(-32002, "duplicate: \"{text}\""),
            Version::V2 => {
                ErrorText::with_data(-32002, "a note says \"{text}\"", r#"{"text":"{text}"}"#)
            }
        }
        .fill(&[("text", text)])
    }
}
