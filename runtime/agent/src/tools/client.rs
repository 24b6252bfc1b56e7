//! Tools that the client of a thread offers.

use std::time::Instant;

use threadwire_engine::{
    ActionStatus, Answer, AskKind, ItemBody, Json, ToolContent, ToolItem, ToolSource, ToolSpec,
};

use crate::tools::Tools;

/// The result of a tool call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientToolResult {
    /// The tool succeeded.
    Done(Vec<ToolContent>),
    /// The tool or its client failed; the error for the model.
    Failed(Vec<ToolContent>),
    /// The turn was cancelled.
    Interrupted,
}

impl Tools {
    /// Returns the tool with this name that the thread's client declared, if any.
    pub fn client_tool(&self, namespace: Option<&str>, name: &str) -> Option<&ToolSpec> {
        let mut tools = self.settings().tools.iter();
        tools.find(|tool| tool.name == name && tool.namespace.as_deref() == namespace)
    }

    /// Calls a tool of the client and shows the call as an item.
    pub async fn call_client_tool(&self, tool: &ToolSpec, arguments: Json) -> ClientToolResult {
        let mut item = ToolItem::new(
            ToolSource::Client {
                namespace: tool.namespace.clone(),
            },
            &tool.name,
            arguments.clone(),
        );
        let started = Instant::now();
        let id = self.start_item(ItemBody::Tool(item.clone())).await;
        let ask = AskKind::ToolCall {
            namespace: tool.namespace.clone(),
            tool: tool.name.clone(),
            arguments,
        };
        let (success, content) = match self.turn.ask(Some(id.clone()), ask).await {
            Answer::ToolResult {
                success,
                content,
                structured,
            } => {
                item.structured = structured;
                (success, content)
            }
            _ if self.turn.cancelled().is_cancelled() => return ClientToolResult::Interrupted,
            _ => {
                let text = "dynamic tool request failed".to_owned();
                item.error = Some(text.clone());
                (false, vec![ToolContent::Text { text }])
            }
        };
        item.status = if success {
            ActionStatus::Completed
        } else {
            ActionStatus::Failed
        };
        item.content = Some(content.clone());
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        if success {
            ClientToolResult::Done(content)
        } else {
            ClientToolResult::Failed(content)
        }
    }
}
