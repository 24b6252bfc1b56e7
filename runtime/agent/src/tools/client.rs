//! Tools that the client of a thread offers.

use std::{collections::BTreeMap, time::Instant};

use serde_json::Value;
use threadwire_engine::{
    ActionStatus, Answer, AskKind, ItemBody, ItemId, Json, ToolAction, ToolApproval, ToolContent,
    ToolItem, ToolSource, ToolSpec, ToolSubject,
};

use crate::{
    model::flat_name,
    tools::{Tools, arguments, mcp::Refusal},
};

/// The server that a request for approval names where a tool has no namespace.
const SERVER: &str = "client";

/// The code of a call whose arguments do not fit the schema of its tool.
const INVALID_ARGUMENTS: &str = "InvalidArguments";

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

    /// Calls a tool of the client and shows the call as an item; asks for approval if the client declared one.
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
        let allowed = match misfit(tool, &arguments) {
            Some(problem) => {
                item.error_code = Some(INVALID_ARGUMENTS.to_owned());
                Err(Refusal::Failed(problem))
            }
            None => self.allow_client_tool(&id, tool, &arguments).await,
        };
        let answer = match allowed {
            Ok(()) => {
                let ask = AskKind::ToolCall {
                    namespace: tool.namespace.clone(),
                    tool: tool.name.clone(),
                    arguments,
                };
                Ok(self.turn.ask(Some(id.clone()), ask).await)
            }
            Err(refusal) => Err(refusal),
        };
        item.status = ActionStatus::Failed;
        let content = match answer {
            Ok(Answer::ToolResult {
                success,
                content,
                structured,
                error,
                error_code,
            }) => {
                if success {
                    item.status = ActionStatus::Completed;
                } else {
                    item.error = error;
                    item.error_code = error_code;
                }
                item.content = Some(content.clone());
                // A model reads only content.
                let data = structured.as_ref().filter(|_| content.is_empty());
                let data = data.map(|data| ToolContent::Text {
                    text: data.get().to_owned(),
                });
                item.structured = structured;
                let reason = item.error.clone().or_else(|| item.error_code.clone());
                let reason = reason.map(|text| ToolContent::Text { text });
                content.into_iter().chain(data).chain(reason).collect()
            }
            Err(Refusal::TurnEnded) => return self.interrupt_client_tool(&id, item, started).await,
            Ok(_) if self.turn.cancelled().is_cancelled() => {
                return self.interrupt_client_tool(&id, item, started).await;
            }
            Ok(_) => {
                let text = "dynamic tool request failed".to_owned();
                item.error = Some(text.clone());
                let content = vec![ToolContent::Text { text }];
                item.content = Some(content.clone());
                content
            }
            Err(Refusal::Declined(text)) => {
                item.status = ActionStatus::Declined;
                item.error = Some(text.clone());
                vec![ToolContent::Text { text }]
            }
            Err(Refusal::Failed(text)) => {
                item.error = Some(text.clone());
                vec![ToolContent::Text { text }]
            }
        };
        let success = item.status == ActionStatus::Completed;
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        self.turn.complete_item(&id, ItemBody::Tool(item)).await;
        if success {
            ClientToolResult::Done(content)
        } else {
            ClientToolResult::Failed(content)
        }
    }

    /// Completes the item of a call whose turn was cancelled.
    async fn interrupt_client_tool(
        &self,
        id: &ItemId,
        mut item: ToolItem,
        started: Instant,
    ) -> ClientToolResult {
        item.content = Some(Vec::new());
        item.duration_ms = i64::try_from(started.elapsed().as_millis()).ok();
        self.turn.complete_item(id, ItemBody::Tool(item)).await;
        ClientToolResult::Interrupted
    }

    /// Decides whether a tool may be called, and asks for the approval that its client declared.
    async fn allow_client_tool(
        &self,
        id: &ItemId,
        tool: &ToolSpec,
        arguments: &Json,
    ) -> Result<(), Refusal> {
        let Some(approval) = &tool.approval else {
            return Ok(());
        };
        let server = tool.namespace.as_deref().unwrap_or(SERVER);
        let mut action = action(&tool.name, approval, arguments);
        // Quotes keep apart what the model wrote: no argument makes the scope of another call.
        let scope = format!(
            "tool {:?} of {server:?}: {:?} {:?} on {:?}",
            tool.name, action.subject, action.operation, action.target
        );
        if action.subject == ToolSubject::Command {
            action.operation = action.target;
            action.target = self.settings().cwd.display().to_string();
        }
        let ask = AskKind::Tool {
            server: server.to_owned(),
            tool: tool.name.clone(),
            description: Some(tool.description.clone()),
            annotations: None,
            arguments: arguments.clone(),
            action: Some(action),
            each_time: false,
        };
        let name = match &tool.namespace {
            Some(namespace) => flat_name(namespace, &tool.name),
            None => tool.name.clone(),
        };
        self.allow_tool(id, &scope, &name, ask, "tool call").await?;
        Ok(())
    }
}

/// Returns why arguments do not fit the schema of a tool that wants them checked, for the model.
fn misfit(tool: &ToolSpec, arguments: &Json) -> Option<String> {
    if !tool.is_checked {
        return None;
    }
    let read = |json: &Json| serde_json::from_str::<Value>(json.get()).unwrap_or_default();
    let problem = arguments::problem(&read(&tool.input_schema), &read(arguments))?;
    Some(format!("invalid arguments: {problem}"))
}

/// Reads from the arguments what a call would do, and to what.
fn action(tool: &str, approval: &ToolApproval, arguments: &Json) -> ToolAction {
    let members: BTreeMap<String, Value> =
        serde_json::from_str(arguments.get()).unwrap_or_default();
    let text = |name: &str| match members.get(name)? {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        value => Some(value.to_string()),
    };
    let named = || text(approval.operation_argument.as_deref()?);
    let operation = approval.operation.clone().or_else(named);
    ToolAction {
        subject: approval.subject,
        operation: operation.unwrap_or_else(|| tool.to_owned()),
        // A call that leaves its target out may act on anything, so the user sees all that it says.
        target: text(&approval.target_argument).unwrap_or_else(|| arguments.get().to_owned()),
    }
}
