//! One model response: it is shown while it streams, its calls start as they arrive, and it is retried if the stream
//! breaks.

mod open_item;
mod patch;

use std::{
    borrow::Cow,
    future::pending,
    time::{Duration, Instant},
};

use threadwire_engine::{
    CallPiece, DeltaKind, ItemBody, SearchAction, TurnError, TurnErrorKind, TurnTask, Usage,
};
use tokio::{task::JoinSet, time::sleep};

use self::{
    open_item::{OpenItem, OpenItemKind, item_id},
    patch::PatchWriting,
};
use super::{
    conversation::{Conversation, failed_output, show_completion},
    hooks::{self, Prepared},
    order::Order,
    registry::aborted,
    turn::{Run, turn_metadata},
    user_hooks::messages,
};
use crate::{
    extensions::MiddlewareError,
    model::{ContextItem, Message, ModelError, ModelEvent, Retries, Role, ToolCall, ToolOutput},
};

/// How long the calls of a cancelled turn may take to stop; less than the engine waits for the whole turn.
const STOPPING: Duration = Duration::from_secs(1);

/// The output of a call whose tool panicked or was stopped.
const FAILED: &str = "the tool failed unexpectedly";

/// What the model is told after the provider's content filter ended its response.
const FILTERED: &str = "The provider's content filter stopped your last response. It will stop the same content again, \
    in whatever form: leave it out, say so in a sentence, and go on with the rest.";

/// How a response ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// The turn is complete.
    Done,
    /// The model has to continue: it called tools or asked for it, or its response was cut short for steered input, or a
    /// message of middleware followed.
    GoOn,
    /// The model has to answer input that joined the turn, and nothing else.
    Joined,
}

/// Requests one response for the conversation, and adds it to the conversation.
pub(super) async fn run(
    run: &Run<'_>,
    conversation: &mut Conversation,
) -> Result<Ended, ModelError> {
    let purpose = hooks::purpose(&run.turn);
    let prepared = hooks::before_model(run, conversation.items(), purpose).await?;
    let before = conversation.items().len();
    let mut retries = Retries::new(&run.setup.provider);
    let mut is_warned = false;
    run.turn.request_started().await;
    loop {
        let mut attempt = Attempt::new(run, prepared.as_ref());
        run.before_request().await;
        let read = attempt.read(conversation).await;
        run.after_request(read.as_ref().err(), attempt.usage).await;
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
                conversation.extend(&run.turn, more).await;
                return Ok(Ended::GoOn);
            }
            // A response with nothing in it would be followed by the same.
            Ok(_) if attempt.goes_on && conversation.items().len() > before => {
                return Ok(Ended::GoOn);
            }
            Ok(_) if attempt.joined || !attempt.calls.is_empty() => return Ok(Ended::GoOn),
            Ok(_) if run.turn.has_steered() => return Ok(Ended::Joined),
            Ok(_) => return Ok(Ended::Done),
            Err(failure) => {
                if failure == ModelError::filtered() && !std::mem::replace(&mut is_warned, true) {
                    let told = Message::text(Role::Developer, FILTERED);
                    conversation
                        .push(&run.turn, ContextItem::Message(told))
                        .await;
                }
                retry(run, &mut retries, failure).await?;
                // What the user said while it waited belongs into the next request.
                if run.turn.has_steered() {
                    return Ok(Ended::GoOn);
                }
            }
        }
    }
}

/// Waits for the next retry, and reports the failure unless only the request is repeated. Returns the failure if it is
/// final.
pub(super) async fn retry(
    run: &Run<'_>,
    retries: &mut Retries,
    failure: ModelError,
) -> Result<(), ModelError> {
    let provider = &run.setup.provider;
    if failure.is_unauthorized() && provider.may_renew() && retries.renews() {
        return tokio::select! {
            biased;
            () = run.turn.cancelled().cancelled() => Err(ModelError::Cancelled),
            renewed = provider.renew() => renewed,
        };
    }
    let Some(retry) = retries.next(&failure) else {
        return Err(failure);
    };
    if let Some((number, max)) = retry.told {
        let TurnError { message, kind, .. } = failure.turn_error();
        let status = match kind {
            TurnErrorKind::ConnectionFailed { status }
            | TurnErrorKind::TooManyFailedAttempts { status } => status,
            _ => None,
        };
        let told = TurnError {
            message: format!("Reconnecting... {number}/{max}"),
            kind: TurnErrorKind::StreamDisconnected { status },
            details: Some(message),
        };
        run.turn.trouble(told, true).await;
    }
    tokio::select! {
        biased;
        () = run.turn.cancelled().cancelled() => Err(ModelError::Cancelled),
        () = sleep(retry.wait) => Ok(()),
    }
}

/// A call of the model.
struct MadeCall {
    call: ToolCall,
    since: Instant,
    /// The output, once the call ended.
    output: Option<ToolOutput>,
}

/// One attempt to get a response.
struct Attempt<'a> {
    run: &'a Run<'a>,
    /// The request with the changes of middleware, if there is any.
    prepared: Option<&'a Prepared>,
    shown: Option<OpenItem>,
    /// The call that the model writes, if it is shown.
    written: Option<CallPiece>,
    /// The patch that the model writes, if it is shown.
    patch: Option<PatchWriting>,
    /// The calls of the response in order.
    calls: Vec<MadeCall>,
    /// The running calls, with their index in `calls`.
    working: JoinSet<(usize, Result<ToolOutput, MiddlewareError>)>,
    order: Order,
    /// Whether input of the user arrived.
    joined: bool,
    /// Whether the model asked for another request.
    goes_on: bool,
    usage: Option<Usage>,
    /// Whether the response has started.
    answered: bool,
}

impl<'a> Attempt<'a> {
    fn new(run: &'a Run<'a>, prepared: Option<&'a Prepared>) -> Self {
        Self {
            run,
            prepared,
            shown: None,
            written: None,
            patch: None,
            calls: Vec::new(),
            working: JoinSet::new(),
            order: Order::default(),
            joined: false,
            goes_on: false,
            usage: None,
            answered: false,
        }
    }

    /// Reads the response and starts its calls.
    async fn read(&mut self, conversation: &mut Conversation) -> Result<(), ModelError> {
        let run = self.run;
        let cancelled = run.turn.cancelled();
        let opened = {
            let input = match self.prepared {
                Some(prepared) => prepared.input(conversation.items()),
                None => Cow::Borrowed(conversation.items()),
            };
            let tools = run.definitions();
            let metadata = turn_metadata(&run.turn);
            let mut request = run.request(&input, &tools);
            request.turn_metadata = metadata.as_deref();
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
            let event = match stream.ready() {
                Some(event) => event,
                None => tokio::select! {
                    biased;
                    () = cancelled.cancelled() => return Err(ModelError::Cancelled),
                    () = self.input() => {
                        self.joined = true;
                        self.keep_shown(conversation).await;
                        return Ok(());
                    }
                    event = stream.next() => event?,
                },
            };
            if let ModelEvent::Completed(completion) = event {
                self.goes_on = completion.goes_on;
                if !self.is_quiet() {
                    show_completion(&run.turn, *completion, self.usage).await;
                }
                return Ok(());
            }
            self.event(event, conversation).await;
        }
    }

    /// Waits until input of the user arrives for which the response is cut short; does not return if the turn is
    /// cancelled. A hook may refuse the input, so nothing is cut short for it before the hook ran.
    async fn input(&self) {
        self.run.turn.joined().await;
        if self.run.turn.cancelled().is_cancelled() || self.run.judges_input() {
            pending::<()>().await;
        }
    }

    async fn event(&mut self, event: ModelEvent, conversation: &mut Conversation) {
        let turn = &self.run.turn;
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
            // An empty delta starts the section.
            ModelEvent::SummaryPart(section) => {
                let id = self.reasoning().await;
                turn.delta(&id, DeltaKind::Summary(section), "").await;
            }
            ModelEvent::MessageStarted { id, phase } => self.begin_message(id, phase).await,
            ModelEvent::ReasoningStarted { id } => self.begin_reasoning(id).await,
            ModelEvent::WebSearchStarted { id } => {
                let id = item_id(Some(id));
                let body = ItemBody::WebSearch {
                    query: String::new(),
                    action: SearchAction::Other,
                };
                self.begin(id, body, OpenItemKind::WebSearch).await;
            }
            ModelEvent::CallStarted(call) => self.begin_call(&call).await,
            ModelEvent::ArgumentsDelta(text) => self.write_call(text).await,
            // Boxed: it runs once per item, and the many deltas must not reserve memory for it.
            ModelEvent::ItemDone(item) => Box::pin(self.done(item, conversation)).await,
            ModelEvent::Usage(usage) => self.usage = Some(usage),
            ModelEvent::RateLimits(limits) => turn.limits(limits).await,
            ModelEvent::Notice(notice) => Box::pin(self.run.notices.tell(self.run, *notice)).await,
            ModelEvent::Completed(_) => {}
        }
    }

    // The end.

    /// Waits for all calls and adds their outputs to the conversation, in the order of the calls. If the turn is
    /// cancelled, the calls get a short time to stop, and outputs until then are kept. Returns the error of the first
    /// middleware that failed, which stops the running calls.
    async fn finish_calls(
        &mut self,
        conversation: &mut Conversation,
    ) -> Result<(), MiddlewareError> {
        // Counted before the outputs are added: the provider has not counted them.
        if let Some(usage) = self.usage {
            conversation.count(&self.run.turn, usage).await;
        }
        let overdue = async {
            self.run.turn.cancelled().cancelled().await;
            sleep(STOPPING).await;
        };
        tokio::pin!(overdue);
        let mut result = Ok(());
        loop {
            let next = tokio::select! {
                biased;
                next = self.working.join_next() => next,
                () = &mut overdue => {
                    self.working.abort_all();
                    for made in &mut self.calls {
                        made.output
                            .get_or_insert_with(|| aborted(&made.call, made.since));
                    }
                    break;
                }
            };
            match next {
                None => break,
                Some(Ok((index, Ok(output)))) => self.calls[index].output = Some(output),
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
            .map(|made| {
                let untold = || failed_output(&made.call, FAILED);
                ContextItem::Output(made.output.take().unwrap_or_else(untold))
            })
            .collect();
        let told = std::mem::take(&mut *self.run.toolbox.told());
        if !told.is_empty() {
            conversation.extend(&self.run.turn, messages(&told)).await;
        }
        if !outputs.is_empty() {
            conversation.extend(&self.run.turn, outputs).await;
        }
        let saved = self.run.toolbox.take_saved();
        if !saved.is_empty() {
            conversation.extend(&self.run.turn, messages(&saved)).await;
        }
        result
    }

    /// Returns whether messages and usage are not shown directly, as in a review: its report is formatted first, and
    /// its context is not that of the thread.
    fn is_quiet(&self) -> bool {
        self.run.turn.task() == TurnTask::Review
    }

    async fn tell_usage(&mut self) {
        let turn = &self.run.turn;
        match self.usage.take() {
            _ if self.is_quiet() => {}
            Some(usage) => turn.usage(usage, self.run.setup.context_window()).await,
            None if self.answered => turn.show_limits().await,
            None => {}
        }
        let diff = self.run.toolbox.tools().diff();
        if !diff.is_empty() {
            turn.diff(diff).await;
        }
    }

    /// Ends the half-shown item where input of the user cuts the response short. The user has read the text so far, so it
    /// is kept, and the model knows what it said.
    async fn keep_shown(&mut self, conversation: &mut Conversation) {
        if self.is_quiet() || !self.shows(OpenItemKind::has_text) {
            return self.abandon_shown().await;
        }
        self.abandon_plan().await;
        let Some(OpenItem { id, kind }) = self.shown.take() else {
            return;
        };
        self.run.turn.complete_text(&id).await;
        if let OpenItemKind::Message { text, .. } = kind {
            self.keep_said(text, conversation).await;
        }
    }

    /// Adds the begin of a message to the conversation.
    async fn keep_said(&self, text: String, conversation: &mut Conversation) {
        if !text.is_empty() {
            let said = ContextItem::Message(Message::text(Role::Assistant, text));
            conversation.push(&self.run.turn, said).await;
        }
    }

    /// Abandons the half-shown item. If the turn was cancelled, the text is kept, because the user has read it.
    async fn abandon(&mut self, failure: &ModelError, conversation: &mut Conversation) {
        if *failure != ModelError::Cancelled {
            self.abandon_shown().await;
        } else if let Some(OpenItem {
            kind: OpenItemKind::Message { text, .. },
            ..
        }) = self.shown.take()
        {
            self.keep_said(text, conversation).await;
        }
        if let ModelError::UsageLimit { limits, .. } = failure {
            self.answered = true;
            if let Some(limits) = limits {
                self.run.turn.limits((**limits).clone()).await;
            }
        }
    }
}
