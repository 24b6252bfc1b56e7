//! The items of a response, shown while they stream.

use std::{sync::Arc, time::Instant};

use threadwire_engine::{CallPiece, DeltaKind, ItemBody, ItemId, Phase};

use super::{Attempt, MadeCall, patch::PatchWriting};
use crate::{
    coding::{
        conversation::{Conversation, failed_output},
        hooks::Prepared,
        instructions,
        plan::{Piece, Splitter},
        registry::unsupported,
        turn::Run,
    },
    model::{ContextItem, Message, ToolCall, search_of_item},
};

/// The item that is being shown.
pub(super) struct OpenItem {
    pub(super) id: ItemId,
    pub(super) kind: OpenItemKind,
}

pub(super) enum OpenItemKind {
    Message {
        /// The text so far; in plan mode without the plan.
        text: String,
        plan: Option<PlanParts>,
    },
    Reasoning,
    WebSearch,
}

impl OpenItemKind {
    /// Tells whether clients have it with text.
    pub(super) fn has_text(&self) -> bool {
        match self {
            Self::Message { text, .. } => !text.trim_start().is_empty(),
            Self::Reasoning => true,
            Self::WebSearch => false,
        }
    }
}

/// A message in plan mode. Its item starts with its first text outside the plan that is not just space.
pub(super) struct PlanParts {
    splitter: Splitter,
    /// The body of the item as it starts; `None` once it did.
    unshown: Option<Box<ItemBody>>,
    /// The plan item that is being shown, and its text.
    pub(super) open: Option<(ItemId, String)>,
}

impl Attempt<'_> {
    /// Starts an item. An incomplete item before it is abandoned.
    pub(super) async fn begin(&mut self, id: ItemId, body: ItemBody, kind: OpenItemKind) {
        self.abandon_shown().await;
        self.run.turn.start_item_with_id(id.clone(), body).await;
        self.shown = Some(OpenItem { id, kind });
    }

    /// Abandons the item that is being shown.
    pub(super) async fn abandon_shown(&mut self) {
        self.abandon_plan().await;
        if let Some(shown) = self.shown.take() {
            self.run.turn.abandon_item(&shown.id).await;
        }
    }

    /// Abandons the plan in the message that is being shown.
    pub(super) async fn abandon_plan(&mut self) {
        if let Some(OpenItem {
            kind:
                OpenItemKind::Message {
                    plan: Some(PlanParts { open, .. }),
                    ..
                },
            ..
        }) = &mut self.shown
            && let Some((plan, _)) = open.take()
        {
            self.run.turn.abandon_item(&plan).await;
        }
    }

    pub(super) async fn begin_message(&mut self, id: Option<String>, phase: Option<Phase>) {
        let plans = self.run.turn.thread().settings.mode == instructions::PLAN && !self.is_quiet();
        let body = ItemBody::Agent {
            phase,
            text: String::new(),
        };
        let id = item_id(id);
        let text = String::new();
        if !plans {
            let kind = OpenItemKind::Message { text, plan: None };
            return self.begin(id, body, kind).await;
        }
        self.abandon_shown().await;
        let plan = Some(PlanParts {
            splitter: Splitter::default(),
            unshown: Some(Box::new(body)),
            open: None,
        });
        let kind = OpenItemKind::Message { text, plan };
        self.shown = Some(OpenItem { id, kind });
    }

    pub(super) async fn begin_reasoning(&mut self, id: Option<String>) {
        let body = ItemBody::Reasoning {
            summary: Vec::new(),
            content: Vec::new(),
        };
        self.begin(item_id(id), body, OpenItemKind::Reasoning).await;
    }

    /// Returns the id of the reasoning that is being shown. Some providers send no start of it.
    pub(super) async fn reasoning(&mut self) -> ItemId {
        match &self.shown {
            Some(OpenItem {
                id,
                kind: OpenItemKind::Reasoning,
            }) => id.clone(),
            _ => {
                self.begin_reasoning(None).await;
                self.shown
                    .as_ref()
                    .map(|shown| shown.id.clone())
                    .unwrap_or_default()
            }
        }
    }

    pub(super) async fn text(&mut self, delta: Box<str>) {
        let turn = &self.run.turn;
        if !self.shows(|kind| matches!(kind, OpenItemKind::Message { .. })) {
            self.begin_message(None, None).await;
        }
        let is_quiet = self.is_quiet();
        let Some(OpenItem {
            id,
            kind: OpenItemKind::Message { text, plan },
        }) = &mut self.shown
        else {
            return;
        };
        match plan {
            None if is_quiet => text.push_str(&delta),
            None => {
                text.push_str(&delta);
                turn.delta(id, DeltaKind::Text, delta).await;
            }
            Some(plan) => {
                let pieces = plan.splitter.push(&delta);
                show_pieces(self.run, id, text, plan, pieces).await;
            }
        }
    }

    /// Shows that the model begins to write a call.
    pub(super) async fn begin_call(&mut self, call: &ToolCall) {
        self.abandon_shown().await;
        self.patch = PatchWriting::of(self.run, call);
        let written = self.run.toolbox.written(call);
        self.written = written.map(|(tool, server)| CallPiece {
            turn: self.run.turn.id(),
            item: ItemId::from(&*call.call_id),
            tool: Arc::from(tool),
            server: server.map(Arc::from),
            is_first: true,
            text: Box::default(),
        });
        if let Some(piece) = &mut self.written {
            self.run.turn.write_call(piece.clone()).await;
            piece.is_first = false;
        }
    }

    /// Shows more arguments of the call that the model writes.
    pub(super) async fn write_call(&mut self, text: Box<str>) {
        if let Some(patch) = &mut self.patch {
            patch.push(&self.run.turn, &text).await;
        }
        if let Some(piece) = &self.written
            && !text.is_empty()
        {
            let piece = CallPiece {
                text,
                ..piece.clone()
            };
            self.run.turn.write_call(piece).await;
        }
    }

    /// Completes the shown item and adds it to the conversation. A call is also started.
    pub(super) async fn done(&mut self, item: ContextItem, conversation: &mut Conversation) {
        let turn = &self.run.turn;
        match &item {
            ContextItem::Message(message) => {
                self.complete_message(message).await;
            }
            ContextItem::Reasoning(reasoning) => {
                let id = self.shown_id(
                    |kind| matches!(kind, OpenItemKind::Reasoning),
                    &reasoning.id,
                );
                let body = ItemBody::Reasoning {
                    summary: reasoning.summary.clone(),
                    content: reasoning.content.clone(),
                };
                turn.complete_item(&id, body).await;
            }
            ContextItem::WebSearch(search) => {
                let id = Some(search.id.clone());
                let id = self.shown_id(|kind| matches!(kind, OpenItemKind::WebSearch), &id);
                let body = ItemBody::WebSearch {
                    query: search.query.clone(),
                    action: search_of_item(search.raw.get()),
                };
                turn.complete_item(&id, body).await;
            }
            ContextItem::Call(call) => {
                self.written = None;
                if let Some(mut patch) = self.patch.take() {
                    patch.finish(turn).await;
                }
                conversation.push(turn, item.clone()).await;
                let toolbox = Arc::clone(&self.run.toolbox);
                let place = self.order.next(toolbox.is_parallel(call));
                let in_line = toolbox.join_line(call);
                let (index, since) = (self.calls.len(), Instant::now());
                let call = call.clone();
                self.calls.push(MadeCall {
                    call: call.clone(),
                    since,
                    output: None,
                });
                let is_hidden = |prepared: &Prepared| prepared.hides(&toolbox.name(&call));
                if self.prepared.is_some_and(is_hidden) {
                    self.calls[index].output = Some(failed_output(&call, &unsupported(&call)));
                    return;
                }
                self.working.spawn(async move {
                    (index, toolbox.call(&call, since, place, in_line).await)
                });
                return;
            }
            ContextItem::Output(_) | ContextItem::Compaction(_) | ContextItem::Image(_) => {}
        }
        conversation.push(turn, item).await;
    }

    async fn complete_message(&mut self, message: &Message) {
        let turn = &self.run.turn;
        let whole = message.joined_text();
        if !self.shows(|kind| matches!(kind, OpenItemKind::Message { .. })) {
            self.begin_message(message.id.clone(), message.phase).await;
        }
        let Some(OpenItem {
            id,
            kind: OpenItemKind::Message { mut text, plan },
        }) = self.shown.take()
        else {
            return;
        };
        match plan {
            None => text = whole,
            Some(mut plan) => {
                let mut pieces = if plan.splitter.has_begun {
                    Vec::new()
                } else {
                    plan.splitter.push(&whole)
                };
                pieces.extend(plan.splitter.finish());
                show_pieces(self.run, &id, &mut text, &mut plan, pieces).await;
                if let Some((id, text)) = plan.open {
                    turn.complete_item(&id, ItemBody::Plan { text }).await;
                }
                if plan.unshown.is_some() {
                    return;
                }
            }
        }
        if self.is_quiet() {
            turn.abandon_item(&id).await;
        } else {
            turn.complete_item(
                &id,
                ItemBody::Agent {
                    text,
                    phase: message.phase,
                },
            )
            .await;
        }
    }

    pub(super) fn shows(&self, is_kind: impl Fn(&OpenItemKind) -> bool) -> bool {
        self.shown
            .as_ref()
            .is_some_and(|shown| is_kind(&shown.kind))
    }

    /// Returns the id of a complete item: that of the shown item if it has this kind, else the provider's.
    fn shown_id(&mut self, is_kind: impl Fn(&OpenItemKind) -> bool, id: &Option<String>) -> ItemId {
        match self.shown.take_if(|shown| is_kind(&shown.kind)) {
            Some(shown) => shown.id,
            None => item_id(id.clone()),
        }
    }
}

pub(super) fn item_id(id: Option<String>) -> ItemId {
    match id {
        Some(id) if !id.is_empty() => ItemId::from(&*id),
        _ => ItemId::new(),
    }
}

/// Shows pieces of a message in plan mode.
async fn show_pieces(
    run: &Run<'_>,
    message: &ItemId,
    text: &mut String,
    plan: &mut PlanParts,
    pieces: Vec<Piece>,
) {
    let turn = &run.turn;
    for piece in pieces {
        match piece {
            Piece::Text(more) => {
                text.push_str(&more);
                if text.trim_start().is_empty() {
                    continue;
                }
                let shown = match plan.unshown.take() {
                    Some(body) => {
                        turn.start_item_with_id(message.clone(), *body).await;
                        text.clone()
                    }
                    None => more,
                };
                turn.delta(message, DeltaKind::Text, shown).await;
            }
            Piece::Begin => match &mut plan.open {
                // The last plan of a message counts.
                Some((_, whole)) => whole.clear(),
                None => {
                    let id = ItemId::from(&*format!("{}-plan", turn.id()));
                    let text = String::new();
                    turn.start_item_with_id(id.clone(), ItemBody::Plan { text })
                        .await;
                    plan.open = Some((id, String::new()));
                }
            },
            Piece::Plan(more) => {
                if let Some((id, whole)) = &mut plan.open {
                    whole.push_str(&more);
                    turn.delta(id, DeltaKind::Plan, more).await;
                }
            }
            Piece::End => {}
        }
    }
}
