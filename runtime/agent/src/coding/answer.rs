//! One answer of the model: shown as it comes, its calls run as they come, tried again where the stream breaks.

mod shown;

use std::{borrow::Cow, future::pending, time::Duration};

use threadwire_engine::{DeltaKind, ItemBody, TurnError, TurnErrorKind, TurnTask, Usage};
use tokio::{task::JoinSet, time::sleep};

use self::shown::{Shown, ShownKind, item_id};
use super::{
    ABORTED,
    conversation::{Conversation, failed_output},
    hooks::{self, Prepared},
    order::Order,
    turn::Run,
};
use crate::{
    extensions::MiddlewareError,
    model::{ContextItem, Message, ModelError, ModelEvent, Retries, Role, ToolCall, ToolOutput},
};

/// How long the calls of a cancelled turn may take to stop; less than the engine waits for the whole turn.
const STOPPING: Duration = Duration::from_secs(1);

/// What the model is told of a call whose tool broke down.
const FAILED: &str = "the tool failed unexpectedly";

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
    let purpose = hooks::purpose(run.turn);
    let prepared = hooks::before_model(run, conversation.items(), purpose).await?;
    let before = conversation.items().len();
    let mut retries = Retries::new(&run.setup.provider);
    loop {
        let mut attempt = Attempt::new(run, prepared.as_ref());
        let read = attempt.read(conversation).await;
        let read = match read {
            Ok(()) => {
                let said = &conversation.items()[before..];
                hooks::after_model(run, purpose, said, attempt.usage).await
            }
            Err(failure) => {
                attempt.abandon(&failure, conversation).await;
                Err(failure)
            }
        };
        if matches!(read, Err(ModelError::Middleware(_))) {
            attempt.working.abort_all();
        }
        let calls = attempt.finish_calls(conversation).await;
        attempt.tell_usage().await;
        if run.turn.cancelled().is_cancelled() {
            return Err(ModelError::Cancelled);
        }
        calls?;
        match read {
            Ok(more) if !more.is_empty() => {
                conversation.extend(run.turn, more).await;
                return Ok(Ended::GoOn);
            }
            Ok(_) if attempt.joined || !attempt.calls.is_empty() => return Ok(Ended::GoOn),
            Ok(_) => return Ok(Ended::Done),
            Err(failure) => retry(run, &mut retries, failure).await?,
        }
    }
}

/// Tells of a failure and waits for the next try. Returns the failure where there is none.
pub(super) async fn retry(
    run: &Run<'_>,
    retries: &mut Retries,
    failure: ModelError,
) -> Result<(), ModelError> {
    let Some(retry) = retries.next(&failure) else {
        return Err(failure);
    };
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
    /// What middleware made of the request, if there is any.
    prepared: Option<&'a Prepared>,
    shown: Option<Shown>,
    /// The calls of the answer in their order, with what came of those that ended.
    calls: Vec<(ToolCall, Option<ToolOutput>)>,
    /// The calls at work, by their place among the calls.
    working: JoinSet<(usize, Result<ToolOutput, MiddlewareError>)>,
    order: Order,
    /// Whether input joined.
    joined: bool,
    usage: Option<Usage>,
    /// Whether the model has thought last and not acted on it.
    thought: bool,
    /// Whether the model has begun to answer.
    answered: bool,
}

impl<'a> Attempt<'a> {
    fn new(run: &'a Run<'a>, prepared: Option<&'a Prepared>) -> Self {
        Self {
            run,
            prepared,
            shown: None,
            calls: Vec::new(),
            working: JoinSet::new(),
            order: Order::default(),
            joined: false,
            usage: None,
            thought: false,
            answered: false,
        }
    }

    /// Reads the answer and starts its calls.
    async fn read(&mut self, conversation: &mut Conversation) -> Result<(), ModelError> {
        let run = self.run;
        let cancelled = run.turn.cancelled();
        let opened = {
            let input = match self.prepared {
                Some(prepared) => prepared.input(conversation.items()),
                None => Cow::Borrowed(conversation.items()),
            };
            let tools = run.definitions();
            let mut request = run.request(&input, &tools);
            if let Some(prepared) = self.prepared {
                request = prepared.apply(request);
            }
            run.agent.0.client.open(&run.setup.provider, &request)
        };
        let mut stream = tokio::select! {
            biased;
            () = cancelled.cancelled() => return Err(ModelError::Cancelled),
            opened = opened => opened?,
        };
        self.answered = true;
        loop {
            // Input that joins cuts the answer short where nothing is half shown or only thought of.
            let may_cut = self.shown.is_none() && !self.thought;
            if may_cut && self.joined {
                return Ok(());
            }
            let event = match stream.ready() {
                Some(event) => event,
                None => tokio::select! {
                    biased;
                    () = cancelled.cancelled() => return Err(ModelError::Cancelled),
                    () = self.input(), if !self.joined => {
                        self.joined = true;
                        continue;
                    }
                    event = stream.next() => event?,
                },
            };
            if matches!(event, ModelEvent::Completed) {
                return Ok(());
            }
            self.event(event, conversation).await;
        }
    }

    /// Waits for input to join, once the model has begun to answer.
    async fn input(&self) {
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
            // Once per item: the deltas, of which there are many, must not keep room for it.
            ModelEvent::ItemDone(item) => Box::pin(self.done(item, conversation)).await,
            ModelEvent::Usage(usage) => self.usage = Some(usage),
            ModelEvent::RateLimits(limits) => turn.limits(limits).await,
            ModelEvent::Completed => {}
        }
    }

    // The end.

    /// Waits for all calls and takes their outputs into the conversation, in the order of the calls. Those of a turn that
    /// was cancelled get a moment to stop by themselves; what they did until then is not forgotten. Returns the failure of
    /// the first middleware that failed, which ends the calls still at work.
    async fn finish_calls(
        &mut self,
        conversation: &mut Conversation,
    ) -> Result<(), MiddlewareError> {
        // Before the outputs, which the provider has not counted.
        if let Some(usage) = self.usage {
            conversation.count(self.run.turn, usage).await;
        }
        let overdue = async {
            self.run.turn.cancelled().cancelled().await;
            sleep(STOPPING).await;
        };
        tokio::pin!(overdue);
        let mut unanswered = FAILED;
        let mut result = Ok(());
        loop {
            let next = tokio::select! {
                biased;
                next = self.working.join_next() => next,
                () = &mut overdue => {
                    self.working.abort_all();
                    unanswered = ABORTED;
                    break;
                }
            };
            match next {
                None => break,
                Some(Ok((index, Ok(output)))) => self.calls[index].1 = Some(output),
                Some(Ok((_, Err(failure)))) => {
                    result = result.and(Err(failure));
                    self.working.abort_all();
                }
                Some(Err(error)) if error.is_cancelled() => {}
                Some(Err(error)) => tracing::error!(%error, "a tool failed unexpectedly"),
            }
        }
        let outputs: Vec<_> = self
            .calls
            .iter_mut()
            .map(|(call, output)| {
                let untold = || failed_output(call, unanswered);
                ContextItem::Output(output.take().unwrap_or_else(untold))
            })
            .collect();
        if !outputs.is_empty() {
            conversation.extend(self.run.turn, outputs).await;
        }
        result
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

    /// Gives up what is half shown, but for a turn that was cancelled, whose user has read it.
    async fn abandon(&mut self, failure: &ModelError, conversation: &mut Conversation) {
        if *failure != ModelError::Cancelled {
            self.abandon_shown().await;
        } else if let Some(Shown {
            kind: ShownKind::Message { text, .. },
            ..
        }) = self.shown.take()
            && !text.is_empty()
        {
            let said = ContextItem::Message(Message::text(Role::Assistant, text));
            conversation.push(self.run.turn, said).await;
        }
        self.answered |= matches!(failure, ModelError::UsageLimit { .. });
    }
}
