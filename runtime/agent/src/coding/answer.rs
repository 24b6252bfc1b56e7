//! One answer of the model: shown as it comes, its calls run as they come, tried again where the stream breaks.

use std::{future::pending, sync::Arc};

use threadwire_engine::{DeltaKind, ItemBody, ItemId, TurnError, TurnErrorKind, TurnTask, Usage};
use tokio::{task::JoinSet, time::sleep};

use super::{
    conversation::Conversation,
    instructions,
    plan::{Piece, Splitter},
    turn::Run,
};
use crate::model::{
    ContextItem, Message, ModelError, ModelEvent, ModelStream, Retries, Retry, Role, ToolOutput,
};

/// How an answer ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// There is nothing more to do.
    Done,
    /// The model is to go on: it called tools, or input joined.
    GoOn,
}

/// Gets one answer for the conversation, and adds it to the conversation.
pub(super) async fn run(
    run: &Run<'_>,
    conversation: &mut Conversation,
) -> Result<Ended, ModelError> {
    let mut retries = Retries::new(&run.setup.provider);
    loop {
        let mut attempt = Attempt::new(run);
        let failure = match attempt.read(conversation).await {
            Ok(ended) => return Ok(ended),
            Err(failure) => failure,
        };
        attempt.abandon(&failure, conversation).await;
        if failure == ModelError::Cancelled {
            return Err(failure);
        }
        let Some(retry) = retries.next(&failure) else {
            return Err(failure);
        };
        wait(run, &failure, retry).await?;
    }
}

/// Tells of a failure and waits for the next try.
async fn wait(run: &Run<'_>, failure: &ModelError, retry: Retry) -> Result<(), ModelError> {
    let TurnError { message, kind, .. } = failure.turn_error();
    let status = match kind {
        TurnErrorKind::ConnectionFailed { status }
        | TurnErrorKind::TooManyFailedAttempts { status } => status,
        TurnErrorKind::InternalServerError => Some(500),
        _ => None,
    };
    let told = TurnError {
        message: format!("Reconnecting... {}/{}", retry.number, retry.max),
        kind: TurnErrorKind::StreamDisconnected { status },
        details: Some(message),
    };
    run.turn.trouble(told, true).await;
    tokio::select! {
        biased;
        () = run.turn.cancelled().cancelled() => Err(ModelError::Cancelled),
        () = sleep(retry.wait) => Ok(()),
    }
}

/// One try to get an answer.
struct Attempt<'a> {
    run: &'a Run<'a>,
    shown: Option<Shown>,
    calls: JoinSet<(usize, ToolOutput)>,
    /// Outputs in the order of their calls.
    outputs: Vec<Option<ToolOutput>>,
    usage: Option<Usage>,
    /// Whether the provider has begun to answer, and the limits that it told are not shown yet.
    untold_limits: bool,
    /// Whether the model has thought last and not acted on it.
    thought: bool,
}

/// The item that is being shown.
struct Shown {
    id: ItemId,
    kind: ShownKind,
}

enum ShownKind {
    Message {
        /// What was said so far; in plan mode without the plan.
        text: String,
        plan: Option<PlanParts>,
    },
    Reasoning,
    WebSearch,
}

/// A message in plan mode.
#[derive(Default)]
struct PlanParts {
    splitter: Splitter,
    /// The item of the plan that is being shown, and its text.
    open: Option<(ItemId, String)>,
}

impl<'a> Attempt<'a> {
    fn new(run: &'a Run<'a>) -> Self {
        Self {
            run,
            shown: None,
            calls: JoinSet::new(),
            outputs: Vec::new(),
            usage: None,
            untold_limits: false,
            thought: false,
        }
    }

    async fn read(&mut self, conversation: &mut Conversation) -> Result<Ended, ModelError> {
        let run = self.run;
        let cancelled = run.turn.cancelled();
        let request = run.request(conversation.items(), &run.definitions);
        let opened = run.agent.0.client.open(&run.setup.provider, &request);
        let mut stream = tokio::select! {
            biased;
            () = cancelled.cancelled() => return Err(ModelError::Cancelled),
            opened = opened => opened?,
        };
        self.untold_limits = true;
        let mut joined = false;
        loop {
            // Input that joins cuts the answer short where nothing is half shown or only thought of.
            let may_cut = self.shown.is_none() && !self.thought;
            if may_cut && joined {
                break;
            }
            let event = match stream.ready() {
                Some(event) => event,
                None => tokio::select! {
                    biased;
                    () = cancelled.cancelled() => return Err(ModelError::Cancelled),
                    () = self.joined(), if !joined => {
                        joined = true;
                        continue;
                    }
                    event = next(&mut stream) => event?,
                },
            };
            if matches!(event, ModelEvent::Completed) {
                break;
            }
            self.event(event, conversation).await;
        }
        // The connection is free for the next request, or closed.
        drop(stream);
        self.finish_calls(conversation).await?;
        self.tell_usage(conversation).await;
        Ok(if joined || !self.outputs.is_empty() {
            Ended::GoOn
        } else {
            Ended::Done
        })
    }

    /// Waits for input to join, once the model has begun to answer.
    async fn joined(&self) {
        self.run.turn.joined().await;
        if self.run.turn.cancelled().is_cancelled() {
            pending::<()>().await;
        }
    }

    async fn event(&mut self, event: ModelEvent, conversation: &mut Conversation) {
        let turn = self.run.turn;
        match event {
            ModelEvent::TextDelta(text) => self.text(text).await,
            ModelEvent::ReasoningDelta(section, text) => {
                let id = self.reasoning().await;
                turn.delta(&id, DeltaKind::Reasoning(section), text).await;
            }
            ModelEvent::SummaryDelta(section, text) => {
                let id = self.reasoning().await;
                turn.delta(&id, DeltaKind::Summary(section), text).await;
            }
            // An empty text opens the section.
            ModelEvent::SummaryPart(section) => {
                let id = self.reasoning().await;
                turn.delta(&id, DeltaKind::Summary(section), "").await;
            }
            ModelEvent::MessageStarted { id } => self.begin_message(id).await,
            ModelEvent::ReasoningStarted { id } => self.begin_reasoning(id).await,
            ModelEvent::WebSearchStarted { id } => {
                let id = item_id(Some(id));
                let body = ItemBody::WebSearch {
                    query: String::new(),
                };
                self.begin(id, body, ShownKind::WebSearch).await;
            }
            ModelEvent::ItemDone(item) => self.done(item, conversation).await,
            ModelEvent::Usage(usage) => self.usage = Some(usage),
            ModelEvent::RateLimits(limits) => turn.limits(limits).await,
            ModelEvent::Completed => {}
        }
    }

    // What is shown.

    async fn begin(&mut self, id: ItemId, body: ItemBody, kind: ShownKind) {
        self.run.turn.start_item_with_id(id.clone(), body).await;
        self.shown = Some(Shown { id, kind });
    }

    async fn begin_message(&mut self, id: Option<String>) {
        let plans = self.run.turn.thread().settings.mode == instructions::PLAN && !self.is_quiet();
        let body = ItemBody::Agent {
            text: String::new(),
        };
        let kind = ShownKind::Message {
            text: String::new(),
            plan: plans.then(PlanParts::default),
        };
        self.begin(item_id(id), body, kind).await;
    }

    async fn begin_reasoning(&mut self, id: Option<String>) {
        let body = ItemBody::Reasoning {
            summary: Vec::new(),
            content: Vec::new(),
        };
        self.begin(item_id(id), body, ShownKind::Reasoning).await;
    }

    /// Returns the reasoning that is being shown. Some providers do not tell its start.
    async fn reasoning(&mut self) -> ItemId {
        match &self.shown {
            Some(Shown {
                id,
                kind: ShownKind::Reasoning,
            }) => id.clone(),
            _ => {
                self.begin_reasoning(None).await;
                self.shown
                    .as_ref()
                    .map(|shown| shown.id.clone())
                    .unwrap_or_default()
            }
        }
    }

    async fn text(&mut self, delta: Box<str>) {
        let turn = self.run.turn;
        if !matches!(
            &self.shown,
            Some(Shown {
                kind: ShownKind::Message { .. },
                ..
            })
        ) {
            self.begin_message(None).await;
        }
        let is_quiet = self.is_quiet();
        let Some(Shown {
            id,
            kind: ShownKind::Message { text, plan },
        }) = &mut self.shown
        else {
            return;
        };
        match plan {
            None if is_quiet => text.push_str(&delta),
            None => {
                text.push_str(&delta);
                turn.delta(id, DeltaKind::Text, delta).await;
            }
            Some(plan) => {
                let pieces = plan.splitter.push(&delta);
                show_pieces(self.run, id, text, plan, pieces).await;
            }
        }
    }

    /// Completes what is shown and takes the item into the conversation.
    async fn done(&mut self, item: ContextItem, conversation: &mut Conversation) {
        let turn = self.run.turn;
        let shown = self.shown.take();
        self.thought = matches!(item, ContextItem::Reasoning(_));
        match &item {
            ContextItem::Message(message) => {
                self.complete_message(shown, message).await;
            }
            ContextItem::Reasoning(reasoning) => {
                let id = shown_id(shown, reasoning.id.clone());
                let body = ItemBody::Reasoning {
                    summary: reasoning.summary.clone(),
                    content: reasoning.content.clone(),
                };
                turn.complete_item(&id, body).await;
            }
            ContextItem::WebSearch(search) => {
                let id = shown_id(shown, Some(search.id.clone()));
                let body = ItemBody::WebSearch {
                    query: search.query.clone(),
                };
                turn.complete_item(&id, body).await;
            }
            ContextItem::Call(call) => {
                // Something that was shown goes on behind the call.
                self.shown = shown;
                let index = self.outputs.len();
                self.outputs.push(None);
                conversation.push(turn, item.clone()).await;
                let (toolbox, call) = (Arc::clone(&self.run.toolbox), call.clone());
                self.calls
                    .spawn(async move { (index, toolbox.call(call).await) });
                return;
            }
            ContextItem::Output(_) => {}
        }
        conversation.push(turn, item).await;
    }

    async fn complete_message(&mut self, shown: Option<Shown>, message: &Message) {
        let turn = self.run.turn;
        let whole = message.joined_text();
        let (id, mut text, plan) = match shown {
            Some(Shown {
                id,
                kind: ShownKind::Message { text, plan },
            }) => (id, text, plan),
            _ => {
                self.begin_message(message.id.clone()).await;
                match self.shown.take() {
                    Some(Shown {
                        id,
                        kind: ShownKind::Message { text, plan },
                    }) => (id, text, plan),
                    _ => return,
                }
            }
        };
        match plan {
            None => text = whole,
            Some(mut plan) => {
                let untold = text.is_empty() && plan.open.is_none();
                let mut pieces = if untold {
                    plan.splitter.push(&whole)
                } else {
                    Vec::new()
                };
                pieces.extend(plan.splitter.finish());
                show_pieces(self.run, &id, &mut text, &mut plan, pieces).await;
            }
        }
        if self.is_quiet() {
            turn.abandon_item(&id).await;
        } else {
            turn.complete_item(&id, ItemBody::Agent { text }).await;
        }
    }

    /// Tells whether messages are not shown as they come: what a reviewer says is made readable first.
    fn is_quiet(&self) -> bool {
        self.run.turn.task() == TurnTask::Review
    }

    // The end.

    /// Waits for all calls and takes their outputs into the conversation, in the order of the calls.
    async fn finish_calls(&mut self, conversation: &mut Conversation) -> Result<(), ModelError> {
        let cancelled = self.run.turn.cancelled();
        loop {
            let next = tokio::select! {
                biased;
                () = cancelled.cancelled() => return Err(ModelError::Cancelled),
                next = self.calls.join_next() => next,
            };
            match next {
                None => break,
                Some(Ok((index, output))) => self.outputs[index] = Some(output),
                Some(Err(error)) => tracing::error!(%error, "a tool failed unexpectedly"),
            }
        }
        let outputs: Vec<_> = self
            .outputs
            .iter_mut()
            .filter_map(Option::take)
            .map(ContextItem::Output)
            .collect();
        if !outputs.is_empty() {
            conversation.extend(self.run.turn, outputs).await;
        }
        // The call of a tool that panicked.
        conversation.settle(self.run.turn).await;
        Ok(())
    }

    async fn tell_usage(&mut self, conversation: &mut Conversation) {
        let turn = self.run.turn;
        if let Some(usage) = self.usage {
            conversation.count(turn, usage).await;
        }
        self.show_usage().await;
        let diff = self.run.toolbox.tools().diff();
        if !diff.is_empty() {
            turn.diff(diff).await;
        }
    }

    /// Shows the tokens of the answer or, where it ended without telling them, the limits alone. What a reviewer uses says
    /// nothing of the thread's context, and is not shown.
    async fn show_usage(&mut self) {
        let turn = self.run.turn;
        let untold_limits = std::mem::take(&mut self.untold_limits);
        match self.usage.take() {
            _ if self.is_quiet() => {}
            Some(usage) => turn.usage(usage, Some(self.run.setup.window)).await,
            None if untold_limits => turn.show_limits().await,
            None => {}
        }
    }

    /// Ends a try that failed. What was complete stays; what is half shown is given up, but for a turn that was
    /// cancelled, whose user has read it.
    async fn abandon(&mut self, failure: &ModelError, conversation: &mut Conversation) {
        let turn = self.run.turn;
        if *failure == ModelError::Cancelled {
            self.calls.abort_all();
            self.show_usage().await;
            if let Some(Shown {
                kind: ShownKind::Message { text, .. },
                ..
            }) = self.shown.take()
                && !text.is_empty()
            {
                let said = ContextItem::Message(Message::text(Role::Assistant, text));
                conversation.push(turn, said).await;
            }
            return;
        }
        if let Some(shown) = self.shown.take() {
            if let ShownKind::Message {
                plan:
                    Some(PlanParts {
                        open: Some((plan, _)),
                        ..
                    }),
                ..
            } = shown.kind
            {
                turn.abandon_item(&plan).await;
            }
            turn.abandon_item(&shown.id).await;
        }
        self.untold_limits |= matches!(failure, ModelError::UsageLimit { .. });
        // A cancellation meanwhile shows in what comes next.
        let _ = self.finish_calls(conversation).await;
        self.tell_usage(conversation).await;
    }
}

async fn next(stream: &mut ModelStream) -> Result<ModelEvent, ModelError> {
    stream.next().await
}

fn item_id(id: Option<String>) -> ItemId {
    match id {
        Some(id) if !id.is_empty() => ItemId::from(&*id),
        _ => ItemId::new(),
    }
}

fn shown_id(shown: Option<Shown>, id: Option<String>) -> ItemId {
    shown.map_or_else(|| item_id(id), |shown| shown.id)
}

/// Shows pieces of a message in plan mode.
async fn show_pieces(
    run: &Run<'_>,
    message: &ItemId,
    text: &mut String,
    plan: &mut PlanParts,
    pieces: Vec<Piece>,
) {
    let turn = run.turn;
    for piece in pieces {
        match piece {
            Piece::Text(more) => {
                text.push_str(&more);
                turn.delta(message, DeltaKind::Text, more).await;
            }
            Piece::Begin => {
                let body = ItemBody::Plan {
                    text: String::new(),
                };
                let id = turn.start_item(body).await;
                plan.open = Some((id, String::new()));
            }
            Piece::Plan(more) => {
                if let Some((id, whole)) = &mut plan.open {
                    whole.push_str(&more);
                    turn.delta(id, DeltaKind::Plan, more).await;
                }
            }
            Piece::End => {
                if let Some((id, text)) = plan.open.take() {
                    turn.complete_item(&id, ItemBody::Plan { text }).await;
                }
            }
        }
    }
}
