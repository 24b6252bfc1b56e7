//! One answer of the model: shown as it comes, its calls run as they come, tried again where the stream breaks.

mod shown;

use std::future::pending;

use threadwire_engine::{DeltaKind, ItemBody, TurnError, TurnErrorKind, TurnTask, Usage};
use tokio::{task::JoinSet, time::sleep};

use self::shown::{PlanParts, Shown, ShownKind, item_id};
use super::{conversation::Conversation, turn::Run};
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
    /// Whether the model has thought last and not acted on it.
    thought: bool,
    /// Whether the model has begun to answer.
    answered: bool,
}

impl<'a> Attempt<'a> {
    fn new(run: &'a Run<'a>) -> Self {
        Self {
            run,
            shown: None,
            calls: JoinSet::new(),
            outputs: Vec::new(),
            usage: None,
            thought: false,
            answered: false,
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
        self.answered = true;
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
        self.tell_usage().await;
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

    // The end.

    /// Waits for all calls and takes their outputs into the conversation, in the order of the calls.
    async fn finish_calls(&mut self, conversation: &mut Conversation) -> Result<(), ModelError> {
        // Before the outputs, which the provider has not counted.
        if let Some(usage) = self.usage {
            conversation.count(self.run.turn, usage).await;
        }
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

    /// Tells whether messages are not shown as they come: what a reviewer says is made readable first. What its context
    /// holds says nothing of the thread's either.
    fn is_quiet(&self) -> bool {
        self.run.turn.task() == TurnTask::Review
    }

    async fn tell_usage(&mut self) {
        let turn = self.run.turn;
        match self.usage.take() {
            _ if self.is_quiet() => {}
            Some(usage) => turn.usage(usage, Some(self.run.setup.window)).await,
            None if self.answered => turn.show_limits().await,
            None => {}
        }
        let diff = self.run.toolbox.tools().diff();
        if !diff.is_empty() {
            turn.diff(diff).await;
        }
    }

    /// Ends a try that failed. What was complete stays; what is half shown is given up, but for a turn that was
    /// cancelled, whose user has read it.
    async fn abandon(&mut self, failure: &ModelError, conversation: &mut Conversation) {
        let turn = self.run.turn;
        if *failure == ModelError::Cancelled {
            self.calls.abort_all();
            self.tell_usage().await;
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
        self.answered |= matches!(failure, ModelError::UsageLimit { .. });
        // A cancellation meanwhile shows in what comes next.
        let _ = self.finish_calls(conversation).await;
        self.tell_usage().await;
    }
}

async fn next(stream: &mut ModelStream) -> Result<ModelEvent, ModelError> {
    stream.next().await
}
