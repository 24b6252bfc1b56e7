//! Calls by which an agent works with agents that it spawned.

use std::time::Instant;

use threadwire_engine::{
    ActionStatus, AgentsCall, ItemBody, ItemId, Json, ToolContent, ToolItem, ToolSource,
};

use crate::tools::Tools;

/// A call that is shown.
pub(crate) struct ShownAgentsCall<'a> {
    tools: &'a Tools,
    id: ItemId,
    item: ToolItem,
    started: Instant,
}

impl Tools {
    /// Shows a call by which the agent works with others.
    pub(crate) async fn show_agents_call(
        &self,
        name: &str,
        arguments: Json,
        call: AgentsCall,
    ) -> ShownAgentsCall<'_> {
        let item = ToolItem::new(ToolSource::Agents(Box::new(call)), name, arguments);
        ShownAgentsCall {
            id: self.start_item(ItemBody::Tool(item.clone())).await,
            tools: self,
            item,
            started: Instant::now(),
        }
    }
}

impl ShownAgentsCall<'_> {
    /// Shows what came of it; `answer` is what the model is told.
    pub(crate) async fn complete(mut self, call: AgentsCall, answer: &str, success: bool) {
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
