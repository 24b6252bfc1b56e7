//! Items of calls that control subagents.

use std::time::Instant;

use threadwire_engine::{
    ActionStatus, ItemBody, ItemId, Json, SubagentCall, ToolContent, ToolItem, ToolSource,
};

use crate::tools::Tools;

/// A call whose item was started.
pub(crate) struct ShownSubagentCall<'a> {
    tools: &'a Tools,
    id: ItemId,
    item: ToolItem,
    started: Instant,
}

impl Tools {
    /// Starts the item of a call that controls subagents.
    pub(crate) async fn show_agents_call(
        &self,
        name: &str,
        arguments: Json,
        call: SubagentCall,
    ) -> ShownSubagentCall<'_> {
        let item = ToolItem::new(ToolSource::Agents(Box::new(call)), name, arguments);
        ShownSubagentCall {
            id: self.start_item(ItemBody::Tool(item.clone())).await,
            tools: self,
            item,
            started: Instant::now(),
        }
    }
}

impl ShownSubagentCall<'_> {
    /// Completes the item with the result; `answer` is the text for the model.
    pub(crate) async fn complete(mut self, call: SubagentCall, answer: &str, success: bool) {
        self.item.source = ToolSource::Agents(Box::new(call));
        self.item.duration_ms = i64::try_from(self.started.elapsed().as_millis()).ok();
        if success {
            self.item.status = ActionStatus::Completed;
            self.item.content = Some(vec![ToolContent::Text {
                text: answer.to_owned(),
            }]);
        } else {
            self.item.status = ActionStatus::Failed;
            self.item.error = Some(answer.to_owned());
        }
        let body = ItemBody::Tool(self.item);
        self.tools.turn.complete_item(&self.id, body).await;
    }
}
