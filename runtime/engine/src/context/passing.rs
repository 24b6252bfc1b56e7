//! What an agent shows of its turn that changes no state: the actor only numbers it, and nothing of it is stored.

use std::sync::Arc;

use super::TurnContext;
use crate::{
    command::Command,
    model::{
        CallPiece, Event, EventKind, ItemId, Json, Memo, ModelAnswer, ModelNotice, Usage,
        WrittenChange, WrittenPatch,
    },
};

impl TurnContext {
    /// Tells whether an observer wants to see calls while the model writes them.
    pub fn wants_calls(&self) -> bool {
        self.shared.gate.wants_calls()
    }

    /// Shows a piece of a call that the model writes. Does nothing unless [`TurnContext::wants_calls`].
    pub async fn write_call(&self, piece: CallPiece) {
        if self.wants_calls() {
            self.send_delta(EventKind::CallWritten(Box::new(piece)))
                .await;
        }
    }

    /// Tells whether an observer wants to see the items of the conversation with the model.
    pub fn wants_model_items(&self) -> bool {
        self.shared.gate.wants_model_items()
    }

    /// Shows an item of the conversation with the model, in the notation of [`EventKind::ModelItem`]. Call it only
    /// where [`TurnContext::wants_model_items`], so that nobody else pays for its encoding.
    pub async fn model_item(&self, item: Json) {
        let turn = self.shared.turn;
        self.send_delta(EventKind::ModelItem { turn, item }).await;
    }

    /// Shows that the model completed a response, under the same condition. `told_usage` is the usage as the provider
    /// wrote it.
    pub async fn model_answered(&self, id: String, usage: Option<Usage>, told_usage: Option<Json>) {
        self.send_delta(EventKind::ModelAnswered(Box::new(ModelAnswer {
            turn: self.shared.turn,
            id,
            usage,
            told_usage,
        })))
        .await;
    }

    /// Shows the file changes that the model has written so far. `item` is the id of the file change that they become.
    pub async fn write_patch(&self, item: ItemId, changes: Vec<WrittenChange>) {
        let turn = self.shared.turn;
        self.send_delta(EventKind::PatchWritten(Box::new(WrittenPatch {
            turn,
            item,
            changes,
        })))
        .await;
    }

    /// Shows what the model's provider says about its answer.
    pub async fn notice(&self, notice: ModelNotice) {
        let (turn, notice) = (self.shared.turn, Box::new(notice));
        self.send_delta(EventKind::ModelNoticed { turn, notice })
            .await;
    }

    /// Shows something that the agent did on its own, as [`EventKind::Remark`].
    pub async fn remark(&self, message: String) {
        let turn = self.shared.turn;
        self.send_delta(EventKind::Remark { turn, message }).await;
    }

    pub(super) async fn send_delta(&self, kind: EventKind) {
        // The event is made here because the actor handles all messages of the thread; the actor only numbers it.
        let event = Arc::new(Event {
            thread: self.shared.thread,
            seq: 0,
            time: 0,
            kind,
            cause: None,
            memo: Memo::default(),
        });
        self.shared.gate.pass(&self.shared.cancel).await;
        // If the thread has left memory, the delta is dropped.
        let _ = self.commands.send(Command::Delta(event)).await;
    }
}
