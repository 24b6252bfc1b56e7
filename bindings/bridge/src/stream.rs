//! The open items of a turn: the current message or reasoning, and calls of the agent's own tools.

use std::{collections::HashMap, time::Instant};

use threadwire_engine::{
    ActionStatus, DeltaKind, ItemBody, ItemId, Json, ToolContent, ToolItem, ToolSource, TurnContext,
};

/// The open items of one run.
pub(crate) struct Stream<'a> {
    turn: &'a TurnContext,
    text: Option<(ItemId, DeltaKind)>,
    tools: HashMap<String, (ItemId, ToolItem, Instant)>,
}

impl<'a> Stream<'a> {
    pub(crate) fn new(turn: &'a TurnContext) -> Self {
        Self {
            turn,
            text: None,
            tools: HashMap::new(),
        }
    }

    /// Appends to the current message, or starts one.
    pub(crate) async fn text(&mut self, text: String) {
        let body = || ItemBody::Agent {
            phase: None,
            text: String::new(),
        };
        self.go_on(DeltaKind::Text, text, body).await;
    }

    /// Appends to the current reasoning, or starts one.
    pub(crate) async fn think(&mut self, text: String) {
        let body = || ItemBody::Reasoning {
            summary: Vec::new(),
            content: Vec::new(),
        };
        self.go_on(DeltaKind::Summary(0), text, body).await;
    }

    async fn go_on(&mut self, kind: DeltaKind, text: String, body: impl FnOnce() -> ItemBody) {
        if text.is_empty() {
            return;
        }
        if self.text.as_ref().is_some_and(|(_, open)| *open != kind) {
            self.end_text().await;
        }
        let id = match &self.text {
            Some((id, _)) => id,
            None => {
                let id = self.turn.start_item(body()).await;
                &self.text.insert((id, kind)).0
            }
        };
        self.turn.delta(id, kind, text).await;
    }

    /// Completes the current message or reasoning.
    pub(crate) async fn end_text(&mut self) {
        if let Some((id, _)) = self.text.take() {
            self.turn.complete_text(&id).await;
        }
    }

    /// Adds an item for the start of a call of the agent's own tool.
    pub(crate) async fn start_tool(&mut self, call: String, name: String, arguments: Json) {
        let item = ToolItem::new(ToolSource::Agent, name, arguments);
        let id = self.turn.start_item(ItemBody::Tool(item.clone())).await;
        self.tools.insert(call, (id, item, Instant::now()));
    }

    /// Completes the item of such a call. Returns `false` if no call with this id is open.
    pub(crate) async fn end_tool(
        &mut self,
        call: &str,
        output: Option<String>,
        error: Option<String>,
    ) -> bool {
        let Some((id, mut item, started)) = self.tools.remove(call) else {
            return false;
        };
        item.status = match error {
            None => ActionStatus::Completed,
            Some(_) => ActionStatus::Failed,
        };
        let texts = output.into_iter().map(|text| ToolContent::Text { text });
        item.content = Some(texts.collect());
        item.error = error;
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        true
    }

    /// Completes the calls that have no result as failed, unless the turn is interrupted.
    pub(crate) async fn end_tools(&mut self) {
        if self.turn.cancelled().is_cancelled() {
            return;
        }
        let mut open: Vec<_> = self.tools.drain().map(|(_, tool)| tool).collect();
        open.sort_unstable_by_key(|(_, _, started)| *started);
        for (id, _, _) in open {
            self.turn.give_up(&id).await;
        }
    }
}
