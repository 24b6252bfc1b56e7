//! The display of a running turn.

use threadwire_client::protocol::{
    NotificationMethod, RawJson,
    codex::{
        CommandExecutionStatus, PatchApplyStatus, PatchChangeKind, ThreadItem, TurnPlanStepStatus,
        notification,
    },
};

use crate::output::{indented, note, pass_on, shown};

fn decode<M: NotificationMethod>(params: &RawJson) -> Result<M::Params, serde_json::Error> {
    params.decode()
}

/// Prints events to standard error and keeps the answer.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// The last message of the agent so far, which becomes the answer.
    answer: Option<String>,
    /// Whether the message is the answer if nothing follows, so it is not shown yet.
    is_held: bool,
    /// Whether the user was told how to allow more.
    advised: bool,
    /// Whether the configuration hides what the model thinks.
    pub(super) hides_reasoning: bool,
    /// Whether the last output of a command ended in the middle of a line.
    mid_line: bool,
}

impl Progress {
    /// Returns the last message of the agent.
    pub(super) fn into_answer(self) -> Option<String> {
        self.answer
    }

    /// Keeps the answer in a notification, and shows nothing.
    pub(super) fn keep(&mut self, method: &str, params: &RawJson) -> Result<(), serde_json::Error> {
        if method == notification::ItemCompleted::NAME {
            let completed = decode::<notification::ItemCompleted>(params)?;
            if let ThreadItem::AgentMessage(message) = completed.item {
                self.answer = Some(message.text);
            }
        }
        Ok(())
    }

    /// Shows a notification. It reads those that it shows and no others, so that the program has no decoders for the
    /// rest.
    pub(super) fn show(&mut self, method: &str, params: &RawJson) -> Result<(), serde_json::Error> {
        match method {
            notification::ItemStarted::NAME => {
                let started = decode::<notification::ItemStarted>(params)?;
                self.started(&started.item);
            }
            notification::ItemCompleted::NAME => {
                let completed = decode::<notification::ItemCompleted>(params)?;
                self.completed(&completed.item);
            }
            notification::ItemCommandExecutionOutputDelta::NAME => {
                let output = decode::<notification::ItemCommandExecutionOutputDelta>(params)?;
                self.raw(&output.delta);
            }
            notification::TurnPlanUpdated::NAME => {
                for step in decode::<notification::TurnPlanUpdated>(params)?.plan {
                    let mark = match step.status {
                        TurnPlanStepStatus::Completed => "x",
                        TurnPlanStepStatus::InProgress => ">",
                        _ => " ",
                    };
                    self.line(&format!("[{mark}] {}", shown(&step.step)));
                }
            }
            notification::Error::NAME => {
                let trouble = decode::<notification::Error>(params)?;
                // Without a retry, the turn ends with the same error.
                if trouble.will_retry {
                    self.line(&format!("error, trying again: {}", trouble.error.message));
                }
            }
            notification::Warning::NAME => {
                let warning = decode::<notification::Warning>(params)?;
                self.line(&format!("warning: {}", warning.message));
            }
            _ => {}
        }
        Ok(())
    }

    fn started(&mut self, item: &ThreadItem) {
        match item {
            ThreadItem::CommandExecution(command) => {
                self.line(&format!("$ {}", indented(&command.command)))
            }
            ThreadItem::FileChange(change) => {
                for change in &change.changes {
                    let verb = match change.kind {
                        PatchChangeKind::Add => "add",
                        PatchChangeKind::Delete => "delete",
                        _ => "edit",
                    };
                    self.line(&format!("{verb} {}", shown(&change.path)));
                }
            }
            ThreadItem::McpToolCall(call) => self.line(&format!(
                "tool {}.{}",
                shown(&call.server),
                shown(&call.tool)
            )),
            ThreadItem::DynamicToolCall(call) => self.line(&format!("tool {}", shown(&call.tool))),
            _ => {}
        }
    }

    fn completed(&mut self, item: &ThreadItem) {
        match item {
            ThreadItem::AgentMessage(message) => {
                self.show_held();
                self.answer = Some(message.text.clone());
                self.is_held = true;
            }
            ThreadItem::Reasoning(reasoning) if !self.hides_reasoning => {
                for part in &reasoning.summary {
                    self.line(&format!("({part})"));
                }
            }
            ThreadItem::CommandExecution(command) => match (&command.status, command.exit_code) {
                (CommandExecutionStatus::Declined, _) => self.declined(&command.command),
                (_, Some(code)) if code != 0 => self.line(&format!("exit status {code}")),
                (CommandExecutionStatus::Failed, None) => self.line("failed"),
                _ => self.end_line(),
            },
            ThreadItem::FileChange(change) => match change.status {
                PatchApplyStatus::Declined => self.declined("file change"),
                PatchApplyStatus::Failed => self.line("failed: file change"),
                _ => {}
            },
            _ => {}
        }
    }

    fn declined(&mut self, what: &str) {
        self.line(&format!("declined: {}", indented(what)));
        if !std::mem::replace(&mut self.advised, true) {
            note(
                "  to allow more: --sandbox, or `threadwire trust`; to be asked: --approval on-request",
            );
        }
    }

    fn line(&mut self, line: &str) {
        self.show_held();
        self.end_line();
        note(line);
    }

    /// Shows the last message before what follows it.
    fn show_held(&mut self) {
        if std::mem::take(&mut self.is_held) {
            self.end_line();
            note(self.answer.as_deref().unwrap_or_default().trim_end());
        }
    }

    fn end_line(&mut self) {
        if std::mem::take(&mut self.mid_line) {
            note("");
        }
    }

    fn raw(&mut self, text: &str) {
        self.mid_line = !text.ends_with('\n');
        pass_on(text);
    }
}
