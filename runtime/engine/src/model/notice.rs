//! What a model and its provider say beside the items of an answer.

use serde::{Deserialize, Serialize};

use super::{
    id::{ItemId, TurnId},
    item::{FileChangeKind, Json},
};

/// What a provider says about its answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ModelNotice {
    /// Another model answers the turn.
    Rerouted {
        /// The model that was asked.
        asked: String,
        /// The model that answers.
        answers: String,
    },
    /// The user's access could be verified in these respects, in the provider's words. Verified users are refused less.
    Verification(Vec<String>),
    /// The provider holds its output back while it checks it.
    HeldBack(HeldBackOutput),
    /// Data of the provider's moderation, as it came.
    Moderation(Json),
}

/// Output that a provider holds back while it checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldBackOutput {
    /// The model that was asked.
    pub model: String,
    /// The kinds of use that the check is about, in the provider's words.
    pub use_cases: Vec<String>,
    /// Why the output is held back, in the provider's words.
    pub reasons: Vec<String>,
    /// A model that would answer without the check.
    pub faster_model: Option<String>,
}

/// A patch that the model is writing: a preview of the file change that it becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenPatch {
    /// The turn.
    pub turn: TurnId,
    /// The id of the item that the patch becomes.
    pub item: ItemId,
    /// All changes written so far, sorted by path.
    pub changes: Vec<WrittenChange>,
}

/// A change of a file, as far as the model has written it. Nothing was compared with the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenChange {
    /// The path as the model writes it: absolute, or relative to the working directory. A move names its target so, too.
    pub path: String,
    /// What happens to the file.
    pub kind: FileChangeKind,
    /// The hunks of an update without line numbers; the content of an addition; empty for a deletion.
    pub diff: String,
}
