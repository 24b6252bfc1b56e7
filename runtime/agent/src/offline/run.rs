//! Runs the steps of a prompt.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use serde_json::value::RawValue;
use threadwire_engine::{
    DeltaKind, GoalChange, GoalStatus, InputPart, ItemBody, Question, QuestionOption, SearchAction,
    ToolContent, TurnContext, TurnError, TurnErrorKind, Usage,
};
use threadwire_workspace::{command, files, process::Exit};
use tokio::time::Instant;

use crate::{
    offline::{
        schema,
        script::{self, MAX_DELTA_BYTES, Step},
    },
    tools::{ClientToolResult, PatchResult, Planner, ShellRequest, ShellResult, Tools},
};

/// Context size that the agent reports, in tokens.
const CONTEXT_WINDOW: u64 = 128_000;

/// Approximate number of bytes per delta of a message.
const WORDS_PER_DELTA: usize = 24;

/// Maximum number of characters of the input that the reply repeats.
const ECHO: usize = 80;

/// Number of deltas between two checks for cancellation.
const CANCEL_CHECK: u64 = 64;

/// Maximum number of bytes that a turn says in streams: a message is kept whole in memory until its turn is stored.
const MAX_STREAMED: usize = 64 * 1024 * 1024;

/// The text that streams repeat.
const PATTERN: &str = "The quick brown fox jumps over the lazy dog, and the dog sleeps on. ";

/// One run of the agent.
pub(super) struct Run {
    tools: Tools,
    turn: TurnContext,
    steps: VecDeque<Step>,
    planner: Planner,
    /// The results of the steps so far, one line each.
    results: Vec<String>,
    bytes_read: usize,
    bytes_written: usize,
    /// Whether the prompt itself reported the usage.
    usage_told: bool,
}

/// How a step ended.
enum Next {
    /// The next step follows.
    Step,
    /// The turn was cancelled.
    Stop,
}

impl Run {
    pub(super) fn new(tools: Tools) -> Self {
        let turn = tools.turn().clone();
        let mut run = Self {
            tools,
            turn: turn.clone(),
            steps: VecDeque::new(),
            planner: Planner::default(),
            results: Vec::new(),
            bytes_read: 0,
            bytes_written: 0,
            usage_told: false,
        };
        run.take(turn.input());
        if let Some(goal) = turn.pursued() {
            run.take(&[InputPart::text(&*goal.objective)]);
        }
        run
    }

    pub(super) async fn finish(mut self) -> Result<(), TurnError> {
        loop {
            let joined = self.turn.steered().await;
            self.take(&joined.concat());
            let Some(step) = self.steps.pop_front() else {
                break;
            };
            if let Some(turn) = self.turn.changed().await {
                self.tools = self.tools.for_changed(turn.clone());
                self.turn = turn;
            }
            let next = self.step(step).await?;
            if matches!(next, Next::Stop) || self.turn.cancelled().is_cancelled() {
                return Ok(());
            }
        }
        if !self.results.is_empty() {
            let text = std::mem::take(&mut self.results).join("\n");
            self.say(&text).await;
        }
        if !self.usage_told {
            let tokens = |bytes: usize| bytes.div_ceil(4) as u64;
            self.tell_usage(tokens(self.bytes_read), tokens(self.bytes_written))
                .await;
        }
        if self.turn.pursued().is_some() {
            // Without a model, one turn is all that can be done for a goal. A client may have dropped it.
            let reached = GoalChange::status(GoalStatus::Complete);
            let _ = self.turn.change_goal(Some(reached)).await;
        }
        Ok(())
    }

    /// Parses input and puts its steps before the remaining ones. Where the answer must fit a schema, it is the only
    /// step: such a prompt is often about another one, as when a client asks for the title of a thread, whose directives
    /// must not be done twice.
    fn take(&mut self, input: &[InputPart]) {
        if input.is_empty() {
            return;
        }
        let text = input.iter().map(as_text).collect::<Vec<_>>().join("\n");
        self.bytes_read += text.len();
        if let Some(schema) = self.turn.output_schema() {
            let schema = serde_json::from_str(schema.get()).unwrap_or_default();
            let last = text.lines().rfind(|line| !line.trim().is_empty());
            let text = schema::example(&schema, last.unwrap_or_default()).to_string();
            self.steps.push_front(Step::Say { text });
            return;
        }
        for step in script::parse(&text).into_iter().rev() {
            self.steps.push_front(step);
        }
    }

    async fn step(&mut self, step: Step) -> Result<Next, TurnError> {
        match step {
            Step::Run { command, escalate } => {
                return Ok(self
                    .shell(ShellRequest {
                        command,
                        escalate,
                        ..Default::default()
                    })
                    .await);
            }
            Step::Read { path } if self.tools.has_editor() => {
                let read = self.tools.read_file(path.as_ref(), None, None).await;
                self.results.push(read.unwrap_or_else(|reason| reason));
            }
            Step::Read { path } => {
                let command = format!("cat {}", command::quote(&path));
                return Ok(self
                    .shell(ShellRequest {
                        command,
                        ..Default::default()
                    })
                    .await);
            }
            Step::Write { path, text } => {
                let patch = self.tools.write_patch(&path, &text).await;
                return Ok(self.patch(&patch).await);
            }
            Step::Patch { text } => return Ok(self.patch(&text).await),
            Step::Tool {
                namespace,
                name,
                arguments,
            } => {
                return Ok(self.tool(namespace.as_deref(), &name, arguments).await);
            }
            Step::Say { text } => self.say(&text).await,
            Step::Think { text, raw } => self.think(text, raw).await,
            Step::Stream {
                count,
                bytes,
                per_second,
            } => {
                return self.stream(count, bytes, per_second).await;
            }
            Step::Plan { steps } => self.planner.begin(&self.tools, steps).await,
            Step::PlanDone { step } => {
                if !self.planner.finish(&self.tools, step).await {
                    self.results.push(format!("The plan has no step {step}."));
                }
            }
            Step::Propose { text } => {
                let id = self
                    .turn
                    .start_item(ItemBody::Plan {
                        text: String::new(),
                    })
                    .await;
                self.turn.delta(&id, DeltaKind::Plan, &text[..]).await;
                self.bytes_written += text.len();
                self.turn.complete_text(&id).await;
            }
            Step::Ask { question, options } => self.ask(question, options).await,
            Step::Warn { text } => self.turn.warn(text).await,
            Step::Image { path } => {
                let cwd = &self.turn.thread().settings.cwd;
                self.show(ItemBody::ImageView {
                    path: files::absolute(cwd, path),
                })
                .await;
            }
            Step::Search { query } => {
                let action = SearchAction::of_query(&query);
                self.show(ItemBody::WebSearch { query, action }).await
            }
            Step::Compact { summary } => self.show(ItemBody::Compaction { summary }).await,
            Step::Error { message } => self.show(ItemBody::Error { message }).await,
            Step::Usage { input, output } => {
                self.usage_told = true;
                self.tell_usage(input, output).await;
            }
            Step::Wait { time } => return Ok(self.sleep_until(Instant::now() + time).await),
            Step::Retry { message } => {
                let kind = TurnErrorKind::StreamDisconnected { status: None };
                let error = TurnError {
                    message,
                    kind,
                    details: None,
                };
                self.turn.trouble(error, true).await;
            }
            Step::Fail { kind, message } => {
                return Err(TurnError {
                    message,
                    kind,
                    details: None,
                });
            }
            Step::Words { text } => self.say(&answer(&text)).await,
            Step::Misread { line, expected } => {
                self.say(&format!("I cannot do `{line}`: expected {expected}."))
                    .await;
            }
        }
        Ok(Next::Step)
    }

    async fn shell(&mut self, request: ShellRequest) -> Next {
        // Boxed, like the patch below, so that a turn that only talks does not reserve memory for them.
        let result = Box::pin(self.tools.shell(&request)).await;
        let command = &request.command;
        self.results.push(match result {
            ShellResult::Ended(outcome) => {
                self.bytes_read += outcome.stdout.len();
                match outcome.exit {
                    Exit::Signal(signal) => format!("`{command}` was ended by signal {signal}."),
                    exit => format!("`{command}` ended with exit code {}.", exit.code()),
                }
            }
            ShellResult::Failed(message) => format!("`{command}` could not be run: {message}."),
            ShellResult::Declined => format!("`{command}` was declined."),
            ShellResult::Refused(reason) => format!("`{command}` was refused: {reason}."),
            ShellResult::Interrupted => return Next::Stop,
        });
        Next::Step
    }

    async fn patch(&mut self, patch: &str) -> Next {
        self.bytes_written += patch.len();
        self.results
            .push(match Box::pin(self.tools.patch(patch)).await {
                PatchResult::Applied(summary) => summary.to_string().trim_end().to_owned(),
                PatchResult::Unverified(error) => {
                    format!("apply_patch verification failed: {error}")
                }
                PatchResult::Failed(message) => message,
                PatchResult::Declined => "The patch was declined.".to_owned(),
                PatchResult::Refused(reason) => reason,
                PatchResult::Interrupted => return Next::Stop,
            });
        Next::Step
    }

    async fn tool(&mut self, namespace: Option<&str>, name: &str, arguments: String) -> Next {
        let shown = namespace.map_or(name.to_owned(), |namespace| format!("{namespace}/{name}"));
        let Some(tool) = self.tools.client_tool(namespace, name) else {
            self.results
                .push(format!("The client offers no tool `{shown}`."));
            return Next::Step;
        };
        // The parser has checked that it is JSON.
        let Ok(arguments) = RawValue::from_string(arguments) else {
            return Next::Step;
        };
        let (verb, content) = match self
            .tools
            .call_client_tool(tool, Arc::from(arguments))
            .await
        {
            ClientToolResult::Done(content) => ("returned", content),
            ClientToolResult::Failed(content) => ("failed", content),
            ClientToolResult::Interrupted => return Next::Stop,
        };
        let content: Vec<String> = content
            .into_iter()
            .map(|part| match part {
                ToolContent::Text { text } => text,
                ToolContent::Image { .. } => "an image".to_owned(),
                ToolContent::Block { json } => json.clone(),
            })
            .collect();
        self.results
            .push(format!("`{shown}` {verb}: {}", content.join(", ")));
        Next::Step
    }

    async fn ask(&mut self, question: String, options: Vec<String>) {
        let free = options.is_empty();
        let options = options
            .into_iter()
            .map(|label| QuestionOption {
                label,
                description: String::new(),
            })
            .collect();
        let questions = vec![Question {
            id: "question".to_owned(),
            header: "Question".to_owned(),
            text: question.clone(),
            options,
            other: free,
            secret: false,
        }];
        let answers = self.tools.ask_user(questions).await;
        let texts: Vec<String> = answers
            .into_iter()
            .flatten()
            .flat_map(|(_, texts)| texts)
            .collect();
        self.bytes_read += texts.iter().map(String::len).sum::<usize>();
        self.results.push(match texts.is_empty() {
            true => format!("{question} No answer."),
            false => format!("{question} {}", texts.join(", ")),
        });
    }

    /// Sends a text as one message, in a few deltas.
    async fn say(&mut self, text: &str) {
        let id = self
            .turn
            .start_item(ItemBody::Agent {
                phase: None,
                text: String::new(),
            })
            .await;
        let mut rest = text;
        while !rest.is_empty() {
            let least = rest.ceil_char_boundary(WORDS_PER_DELTA.min(rest.len()));
            let end = rest[least..]
                .find(' ')
                .map_or(rest.len(), |space| least + space + 1);
            let (piece, after) = rest.split_at(end);
            self.turn.delta(&id, DeltaKind::Text, piece).await;
            rest = after;
        }
        self.bytes_written += text.len();
        self.turn.complete_text(&id).await;
    }

    async fn think(&mut self, text: String, raw: bool) {
        let body = ItemBody::Reasoning {
            summary: Vec::new(),
            content: Vec::new(),
        };
        let kind = if raw {
            DeltaKind::Reasoning(0)
        } else {
            DeltaKind::Summary(0)
        };
        let id = self.turn.start_item(body).await;
        self.bytes_written += text.len();
        if !raw {
            // An empty delta starts a section of the summary.
            self.turn.delta(&id, kind, "").await;
        }
        self.turn.delta(&id, kind, text).await;
        self.turn.complete_text(&id).await;
    }

    /// Sends `count` deltas of `bytes` bytes. Nothing but the delta itself is allocated per delta.
    async fn stream(
        &mut self,
        count: u64,
        bytes: usize,
        per_second: Option<f64>,
    ) -> Result<Next, TurnError> {
        let text = PATTERN.repeat(bytes.min(MAX_DELTA_BYTES) / PATTERN.len() + 2);
        let id = self
            .turn
            .start_item(ItemBody::Agent {
                phase: None,
                text: String::new(),
            })
            .await;
        let start = Instant::now();
        let mut offset = 0;
        for index in 0..count {
            if let Some(rate) = per_second {
                let due = start + Duration::from_secs_f64(index as f64 / rate);
                if due > Instant::now() && matches!(self.sleep_until(due).await, Next::Stop) {
                    return Ok(Next::Stop);
                }
            }
            if index % CANCEL_CHECK == 0 && self.turn.cancelled().is_cancelled() {
                return Ok(Next::Stop);
            }
            if self.bytes_written + bytes > MAX_STREAMED {
                return Err(TurnError {
                    message: format!("it would say more than {} MiB", MAX_STREAMED >> 20),
                    kind: TurnErrorKind::Other,
                    details: None,
                });
            }
            self.turn
                .delta(&id, DeltaKind::Text, &text[offset..offset + bytes])
                .await;
            offset = (offset + bytes) % PATTERN.len();
            self.bytes_written += bytes;
        }
        self.turn.complete_text(&id).await;
        Ok(Next::Step)
    }

    /// Shows an item that is complete from the start.
    async fn show(&self, body: ItemBody) {
        let id = self.turn.start_item(body.clone()).await;
        self.turn.complete_item(&id, body).await;
    }

    async fn sleep_until(&self, moment: Instant) -> Next {
        tokio::select! {
            () = tokio::time::sleep_until(moment) => Next::Step,
            () = self.turn.cancelled().cancelled() => Next::Stop,
        }
    }

    async fn tell_usage(&self, input: u64, output: u64) {
        let usage = Usage {
            input,
            output,
            ..Usage::default()
        };
        self.turn.usage(usage, Some(CONTEXT_WINDOW)).await;
    }
}

/// Returns the text of an input part, or a short description of it.
fn as_text(part: &InputPart) -> String {
    match part {
        InputPart::Text { text, .. } => text.clone(),
        InputPart::Image { .. } => "[image]".to_owned(),
        InputPart::LocalImage { path, .. } => format!("[image {}]", path.display()),
        InputPart::Audio { .. } => "[audio]".to_owned(),
        InputPart::Skill { name, .. } => format!("[skill {name}]"),
        InputPart::Command {
            name,
            arguments: Some(arguments),
            ..
        } => format!("/{name} {arguments}"),
        InputPart::Command {
            name,
            arguments: None,
            ..
        } => format!("/{name}"),
        InputPart::Mention { name, .. } => format!("[mention {name}]"),
        InputPart::Resource { uri, .. } => format!("[resource {uri}]"),
        InputPart::ToolOutput { name, text, .. } => format!("[output of {name}]\n{text}"),
    }
}

/// Returns the reply to a text without directives: the beginning of the text, and some directives to try.
fn answer(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let mut said: String = line.chars().take(ECHO).collect();
    if said.len() < text.len() {
        said.push('…');
    }
    format!(
        "You said: {said}\n\nI am the offline agent: no model is configured, so I only do what directives say, one per \
         line. Try `run: echo hi`, `read: README.md`, `write: note.txt = text`, `plan: look; think; act`, \
         `ask: Go on? [Yes|No]` or `stream: 100 x 8`. `threadwire help offline-agent` lists them all."
    )
}
