//! The items of an answer, shown as they come.

use std::sync::Arc;

use threadwire_engine::{DeltaKind, ItemBody, ItemId};

use super::Attempt;
use crate::{
    coding::{
        conversation::Conversation,
        instructions,
        plan::{Piece, Splitter},
        turn::Run,
    },
    model::{ContextItem, Message},
};

/// The item that is being shown.
pub(super) struct Shown {
    pub(super) id: ItemId,
    pub(super) kind: ShownKind,
}

pub(super) enum ShownKind {
    Message {
        /// What was said so far; in plan mode without the plan.
        text: String,
        plan: Option<PlanParts>,
    },
    Reasoning,
    WebSearch,
}

/// A message in plan mode.
#[derive(Default)]
pub(super) struct PlanParts {
    splitter: Splitter,
    /// The item of the plan that is being shown, and its text.
    pub(super) open: Option<(ItemId, String)>,
}

impl Attempt<'_> {
    pub(super) async fn begin(&mut self, id: ItemId, body: ItemBody, kind: ShownKind) {
        self.run.turn.start_item_with_id(id.clone(), body).await;
        self.shown = Some(Shown { id, kind });
    }

    pub(super) async fn begin_message(&mut self, id: Option<String>) {
        let plans = self.run.turn.thread().settings.mode == instructions::PLAN && !self.is_quiet();
        let body = ItemBody::Agent {
            text: String::new(),
        };
        let kind = ShownKind::Message {
            text: String::new(),
            plan: plans.then(PlanParts::default),
        };
        self.begin(item_id(id), body, kind).await;
    }

    pub(super) async fn begin_reasoning(&mut self, id: Option<String>) {
        let body = ItemBody::Reasoning {
            summary: Vec::new(),
            content: Vec::new(),
        };
        self.begin(item_id(id), body, ShownKind::Reasoning).await;
    }

    /// Returns the reasoning that is being shown. Some providers do not tell its start.
    pub(super) async fn reasoning(&mut self) -> ItemId {
        match &self.shown {
            Some(Shown {
                id,
                kind: ShownKind::Reasoning,
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
        let turn = self.run.turn;
        if !matches!(
            &self.shown,
            Some(Shown {
                kind: ShownKind::Message { .. },
                ..
            })
        ) {
            self.begin_message(None).await;
        }
        let is_quiet = self.is_quiet();
        let Some(Shown {
            id,
            kind: ShownKind::Message { text, plan },
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

    /// Completes what is shown and takes the item into the conversation.
    pub(super) async fn done(&mut self, item: ContextItem, conversation: &mut Conversation) {
        let turn = self.run.turn;
        let shown = self.shown.take();
        self.thought = matches!(item, ContextItem::Reasoning(_));
        match &item {
            ContextItem::Message(message) => {
                self.complete_message(shown, message).await;
            }
            ContextItem::Reasoning(reasoning) => {
                let id = shown_id(shown, reasoning.id.clone());
                let body = ItemBody::Reasoning {
                    summary: reasoning.summary.clone(),
                    content: reasoning.content.clone(),
                };
                turn.complete_item(&id, body).await;
            }
            ContextItem::WebSearch(search) => {
                let id = shown_id(shown, Some(search.id.clone()));
                let body = ItemBody::WebSearch {
                    query: search.query.clone(),
                };
                turn.complete_item(&id, body).await;
            }
            ContextItem::Call(call) => {
                // Something that was shown goes on behind the call.
                self.shown = shown;
                let index = self.outputs.len();
                self.outputs.push(None);
                conversation.push(turn, item.clone()).await;
                let (toolbox, call) = (Arc::clone(&self.run.toolbox), call.clone());
                self.calls
                    .spawn(async move { (index, toolbox.call(call).await) });
                return;
            }
            ContextItem::Output(_) => {}
        }
        conversation.push(turn, item).await;
    }

    pub(super) async fn complete_message(&mut self, shown: Option<Shown>, message: &Message) {
        let turn = self.run.turn;
        let whole = message.joined_text();
        let (id, mut text, plan) = match shown {
            Some(Shown {
                id,
                kind: ShownKind::Message { text, plan },
            }) => (id, text, plan),
            _ => {
                self.begin_message(message.id.clone()).await;
                match self.shown.take() {
                    Some(Shown {
                        id,
                        kind: ShownKind::Message { text, plan },
                    }) => (id, text, plan),
                    _ => return,
                }
            }
        };
        match plan {
            None => text = whole,
            Some(mut plan) => {
                let untold = text.is_empty() && plan.open.is_none();
                let mut pieces = if untold {
                    plan.splitter.push(&whole)
                } else {
                    Vec::new()
                };
                pieces.extend(plan.splitter.finish());
                show_pieces(self.run, &id, &mut text, &mut plan, pieces).await;
            }
        }
        if self.is_quiet() {
            turn.abandon_item(&id).await;
        } else {
            turn.complete_item(&id, ItemBody::Agent { text }).await;
        }
    }
}

pub(super) fn item_id(id: Option<String>) -> ItemId {
    match id {
        Some(id) if !id.is_empty() => ItemId::from(&*id),
        _ => ItemId::new(),
    }
}

fn shown_id(shown: Option<Shown>, id: Option<String>) -> ItemId {
    shown.map_or_else(|| item_id(id), |shown| shown.id)
}

/// Shows pieces of a message in plan mode.
async fn show_pieces(
    run: &Run<'_>,
    message: &ItemId,
    text: &mut String,
    plan: &mut PlanParts,
    pieces: Vec<Piece>,
) {
    let turn = run.turn;
    for piece in pieces {
        match piece {
            Piece::Text(more) => {
                text.push_str(&more);
                turn.delta(message, DeltaKind::Text, more).await;
            }
            Piece::Begin => {
                let body = ItemBody::Plan {
                    text: String::new(),
                };
                let id = turn.start_item(body).await;
                plan.open = Some((id, String::new()));
            }
            Piece::Plan(more) => {
                if let Some((id, whole)) = &mut plan.open {
                    whole.push_str(&more);
                    turn.delta(id, DeltaKind::Plan, more).await;
                }
            }
            Piece::End => {
                if let Some((id, text)) = plan.open.take() {
                    turn.complete_item(&id, ItemBody::Plan { text }).await;
                }
            }
        }
    }
}
