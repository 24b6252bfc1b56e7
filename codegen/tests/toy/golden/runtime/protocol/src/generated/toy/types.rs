// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/types.rs from schema/toy/types/*.json.

//! Objects of the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::unions::*;
use crate::RawJson;
use crate::support;

/// New background.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct BoardPaintParams {
    /// Background. Default: white.
    pub color: Option<Color>,
}

/// What was painted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardPaintResponse {
    /// Paint used, in liters.
    pub liters: f64,
}

/// A question before a note goes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfirmEraseParams {
    /// The note.
    pub note: Note,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConfirmEraseResponse {
    /// What to do.
    pub answer: ConfirmEraseResponseAnswer,
}

/// Which board, and in which color.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BoardShareParams {
    /// The board.
    pub board_id: String,
    /// Paper. Default: as it is.
    pub color: Option<Color>,
}

/// Which request.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StopParams {
    /// The request.
    pub request_id: String,
}

/// What the plugin says.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct PlugResponse {
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// How the server is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Health {
    /// How many boards are open.
    pub boards: u32,
}

/// A note on a board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Note {
    /// Id of the note.
    pub id: NoteId,
    /// What it says.
    pub text: String,
    /// Paper.
    pub color: Color,
    /// Note it hangs on, if any.
    pub parent: Option<String>,
    /// Unix seconds. Unset: not pinned.
    pub pinned_at: Option<i64>,
    /// Short name. Unset: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// File of a picture. Unset: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// Answers, oldest first.
    pub replies: Vec<Note>,
    /// Where it hangs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<NotePosition>,
    /// Free data of the author.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra: Option<RawJson>,
    /// Reactions by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<BTreeMap<String, u32>>,
}

/// Where it hangs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NotePosition {
    /// Millimeters from the left.
    pub x: f64,
    /// Millimeters from the top.
    pub y: f64,
}

/// Plain text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContentText {
    /// The text.
    pub text: String,
    /// Whether it is bold.
    pub bold: bool,
}

/// Several things at once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContentGroup {
    /// The things.
    pub parts: Vec<Content>,
    /// Shown first, if set.
    pub cover: Option<Content>,
}

/// A line drawing; other members are kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sketch {
    /// One path each.
    pub lines: Vec<String>,
    /// Members that the schema does not name.
    #[serde(flatten)]
    pub extra: BTreeMap<String, serde_json::Value>,
}

/// A line; a frame without a kind is one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FrameLine {
    /// Pixels.
    pub width: u32,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FramePicture {
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Which upload it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_id: Option<String>,
}

/// Reached by no method.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Secret {}

/// Whom to ask.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewPeople {
    /// Their names.
    pub names: Vec<String>,
}

/// A note to add.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NoteAddParams {
    /// The board.
    pub board_id: String,
    /// What goes on it.
    pub content: Content,
    /// Paper. Default: yellow.
    pub color: Option<Color>,
    /// Who looks first. Default: nobody.
    pub review: Option<Review>,
    /// Tags. Default: none.
    pub tags: Option<Tags>,
    /// From the outside in. Default: none.
    pub frames: Vec<Frame>,
    /// By reader.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moods: Option<BTreeMap<String, Mood>>,
    /// Whether nobody is told.
    pub silent: bool,
    /// How many.
    pub copies: u32,
}

/// The note that was added.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NoteAddResponse {
    /// The note.
    pub note: Note,
}

/// A note appeared.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NoteAddedNotification {
    /// The board.
    pub board_id: String,
    /// The note.
    pub note: Note,
}

/// Which note to erase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NoteEraseParams {
    /// The note.
    pub note_id: NoteId,
    /// Absent keeps the last reason, null clears it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Option<String>>,
}

/// Empty.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct NoteEraseResponse {}

fn default_note_add_params_copies() -> u32 {
    1
}

support::object! {
    BoardPaintParams {
        0 color: Option<Color> = "color", default, plain;
    }
}

support::object! {
    BoardPaintResponse {
        0 liters: f64 = "liters", required, plain;
    }
}

support::object! {
    ConfirmEraseParams {
        0 note: Note = "note", required, plain;
    }
}

support::object! {
    ConfirmEraseResponse {
        0 answer: ConfirmEraseResponseAnswer = "answer", required, plain;
    }
}

support::object! {
    BoardShareParams {
        0 board_id: String = "boardId", required, plain;
        1 color: Option<Color> = "color", default, plain;
    }
}

support::object! {
    StopParams {
        0 request_id: String = "requestId", required, plain;
    }
}

support::object! {
    Health {
        0 boards: u32 = "boards", required, plain;
    }
}

support::object! {
    Note {
        0 id: NoteId = "id", required, plain;
        1 text: String = "text", required, plain;
        2 color: Color = "color", required, plain;
        3 parent: Option<String> = "parent", default, plain;
        4 pinned_at: Option<i64> = "pinnedAt", default, plain;
        5 label: Option<String> = "label", default, plain;
        6 picture: Option<String> = "picture", default, path;
        7 replies: Vec<Note> = "replies", default, plain;
        8 position: Option<NotePosition> = "position", default, plain;
        9 extra: Option<RawJson> = "extra", default, plain;
        10 counts: Option<BTreeMap<String, u32>> = "counts", default, plain;
    }
}

support::object! {
    NotePosition {
        0 x: f64 = "x", required, plain;
        1 y: f64 = "y", required, plain;
    }
}

support::object! {
    ContentText {
        0 text: String = "text", required, plain;
        1 bold: bool = "bold", default, plain;
    }
}

support::object! {
    ContentGroup {
        0 parts: Vec<Content> = "parts", required, plain;
        1 cover: Option<Content> = "cover", default, plain;
    }
}

support::object! {
    FrameLine {
        0 width: u32 = "width", required, plain;
    }
}

support::object! {
    FramePicture {
        0 url: Option<String> = "url", default, plain;
        1 file_id: Option<String> = "fileId", default, plain;
    }
}

support::object! {
    Secret {
    }
}

support::object! {
    ReviewPeople {
        0 names: Vec<String> = "names", required, plain;
    }
}

support::object! {
    NoteAddParams {
        0 board_id: String = "boardId", required, plain;
        1 content: Content = "content", required, plain;
        2 color: Option<Color> = "color", default, plain;
        3 review: Option<Review> = "review", default, plain;
        4 tags: Option<Tags> = "tags", default, plain;
        5 frames: Vec<Frame> = "frames", default, plain;
        6 moods: Option<BTreeMap<String, Mood>> = "moods", default, plain;
        7 silent: bool = "silent", default, plain;
        8 copies: u32 = "copies", or(default_note_add_params_copies), plain;
    }
}

support::object! {
    NoteAddResponse {
        0 note: Note = "note", required, plain;
    }
}

support::object! {
    NoteAddedNotification {
        0 board_id: String = "boardId", required, plain;
        1 note: Note = "note", required, plain;
    }
}

support::object! {
    NoteEraseParams {
        0 note_id: NoteId = "noteId", required, plain;
        1 reason: Option<Option<String>> = "reason", default, with(support::present);
    }
}

support::object! {
    NoteEraseResponse {
    }
}
