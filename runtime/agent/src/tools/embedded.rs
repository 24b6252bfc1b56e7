//! Tools of the embedding program, and the items of calls that no tool carried out.

use std::time::Instant;

use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use threadwire_engine::{ActionStatus, AskKind, ItemBody, Json, ToolContent, ToolItem, ToolSource};

use crate::{
    extensions::{SERVER, Tool, ToolAnswer, ToolContext, caught},
    model::Content,
    tools::{Tools, mcp::Refusal},
};

impl Tools {
    /// Calls a tool of the embedding program and shows the call as an item; asks for approval if the tool needs it.
    /// Returns `None` if the turn was cancelled.
    pub(crate) async fn call_embedded_tool(
        &self,
        tool: &dyn Tool,
        arguments: Value,
    ) -> Option<ToolAnswer> {
        let cancelled = self.turn.cancelled();
        let mut item = tool_item(embedded(tool), tool.name(), &arguments);
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        let started = Instant::now();
        let allowed = async {
            if !tool.needs_approval() {
                return Ok(());
            }
            let scope = format!("tool {} of this program", tool.name());
            let ask = AskKind::Tool {
                server: SERVER.to_owned(),
                tool: tool.name().to_owned(),
                description: Some(tool.description().to_owned()),
                annotations: None,
                arguments: item.arguments.clone(),
                action: None,
                each_time: false,
            };
            self.allow_tool(&id, &scope, tool.name(), ask, "tool call")
                .await?;
            Ok(())
        };
        let result = match allowed.await {
            Ok(()) => {
                let tools = Self {
                    call: None,
                    ..self.clone()
                };
                let context = ToolContext::new(tools, id.clone());
                tokio::select! {
                    biased;
                    () = cancelled.cancelled() => return None,
                    result = caught(async { tool.call(arguments, context).await }) => {
                        result.map_err(|error| error.to_string())
                    }
                }
            }
            Err(Refusal::Declined(reason)) => {
                item.status = ActionStatus::Declined;
                Err(reason)
            }
            Err(Refusal::Failed(reason)) => Err(reason),
            Err(Refusal::TurnEnded) => return None,
        };
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        let answer = match result {
            Ok(answer) => {
                take(&mut item, &answer);
                answer
            }
            Err(reason) => {
                if item.status == ActionStatus::InProgress {
                    item.status = ActionStatus::Failed;
                }
                item.error = Some(reason.clone());
                ToolAnswer::failed(reason)
            }
        };
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        Some(answer)
    }

    /// Shows a call that was answered before it reached its tool.
    pub(crate) async fn show_answered(
        &self,
        source: ToolSource,
        name: &str,
        arguments: &Value,
        answer: &ToolAnswer,
    ) {
        let mut item = tool_item(source, name, arguments);
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        take(&mut item, answer);
        item.duration_ms = Some(0);
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
    }

    /// Shows a call that was refused before it reached its tool.
    pub(crate) async fn show_refused(
        &self,
        source: ToolSource,
        name: &str,
        arguments: &Value,
        reason: String,
    ) {
        let mut item = tool_item(source, name, arguments);
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        item.status = ActionStatus::Declined;
        item.error = Some(reason);
        item.duration_ms = Some(0);
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
    }
}

/// Returns the source under which a tool of the embedding program is shown.
pub(crate) fn embedded(tool: &dyn Tool) -> ToolSource {
    ToolSource::Mcp {
        server: SERVER.to_owned(),
        read_only: Some(tool.is_read_only()),
    }
}

fn tool_item(source: ToolSource, name: &str, arguments: &Value) -> ToolItem {
    ToolItem::new(source, name, json(arguments))
}

/// Copies the result of a call into its item.
fn take(item: &mut ToolItem, answer: &ToolAnswer) {
    item.status = if answer.success {
        ActionStatus::Completed
    } else {
        ActionStatus::Failed
    };
    let parts = answer.content.iter().map(|part| match part {
        Content::Text(text) => ToolContent::Text { text: text.clone() },
        Content::Image(url) => ToolContent::Image { url: url.clone() },
        Content::UserImage(image) => ToolContent::Image {
            url: image.source.clone(),
        },
    });
    item.content = Some(parts.collect());
}

fn json(value: &Value) -> Json {
    // A value can always be written as JSON.
    to_raw_value(value)
        .unwrap_or_else(|_| RawValue::NULL.to_owned())
        .into()
}
