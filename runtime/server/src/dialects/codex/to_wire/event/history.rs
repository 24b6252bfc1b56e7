//! A stored history as events.

use threadwire_engine::{ItemBody, TurnStatus, TurnWithItems};
use threadwire_protocol::codex::{self as wire, EventMsg};

use super::item::{review_ended, review_started, summaries};

/// Makes the events that tell a history: what was said, and how turns ended early.
pub(in crate::dialects::codex) fn initial_messages(turns: &[TurnWithItems]) -> Vec<EventMsg> {
    let mut messages = Vec::new();
    for turn in turns {
        for item in &turn.items {
            match &item.body {
                ItemBody::ReviewStarted { subject } => {
                    messages.push(EventMsg::EnteredReviewMode(review_started(subject)));
                }
                ItemBody::ReviewEnded { findings } => {
                    messages.push(EventMsg::ExitedReviewMode(review_ended(findings)));
                }
                // Searches are not part of a stored conversation of 0.97.
                ItemBody::WebSearch { .. } => {}
                _ => messages.extend(summaries(item)),
            }
        }
        if turn.turn.status == TurnStatus::Interrupted {
            messages.push(EventMsg::TurnAborted(wire::EventMsgTurnAborted {
                reason: wire::TurnAbortReason::Interrupted,
            }));
        }
    }
    messages
}
