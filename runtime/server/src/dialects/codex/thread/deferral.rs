//! Outputs that are left out of pages of items, so that clients read them one by one (`deferOutput`).

use serde::{Deserialize, de::IgnoredAny};
use threadwire_protocol::{RawJson, codex as wire};

/// Leaves out the output of an item that succeeded, if the client wants that for its kind.
pub(super) fn defer(entry: &mut wire::ThreadItemEntry, wanted: &wire::ThreadItemOutputDeferral) {
    let is_deferred = match &mut entry.item {
        wire::ThreadItem::CommandExecution(command) => {
            wanted.command_execution == Some(true)
                && command.status == wire::CommandExecutionStatus::Completed
                && command.aggregated_output.take().is_some()
        }
        wire::ThreadItem::McpToolCall(call) => {
            let result = call.result.as_mut().filter(|result| {
                wanted.mcp_tool_call == Some(true)
                    && call.status == wire::McpToolCallStatus::Completed
                    && is_plain(result)
            });
            result.map(|result| result.content.clear()).is_some()
        }
        _ => false,
    };
    entry.output_deferred = is_deferred.then_some(true);
}

/// Tells whether a result is text alone, for people: the other server keeps text that is JSON.
fn is_plain(result: &wire::McpToolCallResult) -> bool {
    #[derive(Deserialize)]
    #[serde(tag = "type", rename_all = "lowercase")]
    enum Part {
        Text { text: String },
    }

    let is_text = |part: &RawJson| match serde_json::from_str(part.get()) {
        Ok(Part::Text { text }) => serde_json::from_str::<IgnoredAny>(&text).is_err(),
        Err(_) => false,
    };
    result.structured_content.is_none()
        && result.meta.is_none()
        && !result.content.is_empty()
        && result.content.iter().all(is_text)
}
