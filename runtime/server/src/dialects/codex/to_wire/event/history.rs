//! A stored history as events.

use threadwire_engine::{ItemBody, Thread, TurnStatus, TurnWithItems, UsageReport};
use threadwire_protocol::codex::{self as wire, EventMsg};

use super::{
    item::{review_ended, review_started, summaries},
    parts,
};

/// Makes the events that tell a history: what was said, how turns ended early, and the last known usage of the thread.
pub(in crate::dialects::codex) fn initial_messages(
    thread: &Thread,
    turns: &[TurnWithItems],
) -> Vec<EventMsg> {
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
    if let Some(last) = &thread.last_usage {
        let report = UsageReport {
            last: last.usage,
            total: thread.usage,
            context_window: last.context_window,
            assumed_window: last.assumed_window,
            ..UsageReport::default()
        };
        messages.push(EventMsg::TokenCount(wire::EventMsgTokenCount {
            info: Some(parts::token_usage(&report)),
            rate_limits: Some(parts::rate_limits(None)),
        }));
    }
    messages
}
