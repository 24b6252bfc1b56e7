//! Token usage.

use threadwire_engine::{ThreadId, TurnId, Usage};
use threadwire_protocol::dotcraft::{self as wire, notification};

use super::{Message, message};

pub(super) fn token_usage(usage: &Usage) -> wire::TokenUsage {
    wire::TokenUsage {
        input_tokens: usage.input as i64,
        output_tokens: usage.output as i64,
        total_tokens: Some(usage.total() as i64),
        cached_input_tokens: Some(usage.cached_input as i64),
        cache_write_input_tokens: Some(usage.cache_write as i64),
        fresh_input_tokens: Some(fresh_input(usage)),
        non_cached_input_tokens: Some(usage.input.saturating_sub(usage.cached_input) as i64),
        reasoning_output_tokens: Some(usage.reasoning as i64),
        llm_call_count: None,
        cache_hit_rate: None,
    }
}

fn fresh_input(usage: &Usage) -> i64 {
    usage
        .input
        .saturating_sub(usage.cached_input)
        .saturating_sub(usage.cache_write) as i64
}

pub(super) fn usage_delta(
    thread: ThreadId,
    turn: TurnId,
    last: &Usage,
    turn_total: &Usage,
    context_window: Option<u64>,
) -> Message {
    let context = last.input as i64;
    message::<notification::ItemUsageDelta>(&wire::ItemUsageDeltaNotification {
        thread_id: thread.to_string(),
        turn_id: turn.to_string(),
        input_tokens: last.input as i64,
        output_tokens: last.output as i64,
        cached_input_tokens: last.cached_input as i64,
        cache_write_input_tokens: last.cache_write as i64,
        fresh_input_tokens: fresh_input(last),
        reasoning_output_tokens: last.reasoning as i64,
        llm_call_delta: Some(1),
        context_input_tokens: Some(context),
        total_input_tokens: Some(context),
        turn_input_tokens: Some(turn_total.input as i64),
        turn_output_tokens: Some(turn_total.output as i64),
        total_output_tokens: Some(turn_total.output as i64),
        turn_llm_calls: None,
        context_usage: context_window.map(|window| context_usage(context, window as i64)),
    })
}

/// Describes how full the context window is. Compaction and refusal begin when it is full; the warning threshold is 88
/// percent.
pub(in crate::dialects::dotcraft) fn context_usage(
    tokens: i64,
    context_window: i64,
) -> wire::ContextUsageSnapshot {
    let free = (context_window - tokens).max(0) as f64;
    wire::ContextUsageSnapshot {
        tokens,
        context_window,
        auto_compact_threshold: context_window,
        warning_threshold: context_window / 100 * 88,
        error_threshold: context_window,
        percent_left: if context_window > 0 {
            free / context_window as f64
        } else {
            0.0
        },
        source: Some("provider_context".to_owned()),
        is_estimate: None,
    }
}
