//! One turn: a prompt to the agent, and everything until its answer.

use std::{collections::HashMap, sync::Arc, time::Duration};

use serde::Deserialize;
use threadwire_engine::{
    AgentNews, ItemBody, ItemId, Settings, StopReason as Stop, TurnContext, TurnError, TurnTask,
    Usage, task,
};
use threadwire_protocol::{
    RawJson,
    acp::{
        self, CancelNotification, PromptRequest, PromptResponse, SessionUpdate, StopReason, method,
        notification,
    },
    envelope::RequestId,
};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinSet,
    time::Instant,
};
use tokio_util::sync::CancellationToken;

use super::{
    Chosen, Shared,
    backend::{Named, failure},
    bounds,
    link::Failure,
    projection::{MAX_SAID, Projection, Said, held},
    prompt,
    routes::{Message, PATIENCE, Queued, Request},
    serve,
    session::Session,
};
use crate::{inject, model::ContextItem, review_text, tools::Tools};

/// Time that an agent has to answer a prompt after `session/cancel`.
const GRACE: Duration = Duration::from_secs(10);

/// Time that a review has to end once it is interrupted, before it is told that it is over.
const REVIEW_GRACE: Duration = Duration::from_secs(1);

/// The most that an agent may say between two turns, in bytes.
const MAX_LATE: usize = 1 << 20;

/// What an agent says while no turn runs, until the next turn shows it.
#[derive(Default)]
pub(super) struct Late {
    updates: Vec<SessionUpdate>,
    bytes: usize,
    /// Whether something was left out.
    is_cut: bool,
}

impl Late {
    fn add(&mut self, update: SessionUpdate, bytes: usize) {
        self.bytes += bytes;
        self.is_cut |= self.bytes > MAX_LATE;
        if !self.is_cut {
            self.updates.push(update);
        }
    }
}

/// The session of a loaded thread, by the task that runs its turns.
#[derive(Default)]
struct Slot(tokio::sync::Mutex<Option<Worker>>);

struct Worker {
    agent: Named,
    jobs: mpsc::Sender<Job>,
}

/// A turn for the task of a session.
struct Job {
    shared: Arc<Shared>,
    tools: Tools,
    said: Said,
    /// `None` if the agent ended before the turn began.
    done: oneshot::Sender<Option<Result<(), TurnError>>>,
}

/// Runs a review and tells that it is over, in every case: until then, clients show that a review is running.
pub(super) async fn review(
    shared: &Arc<Shared>,
    chosen: &Chosen,
    tools: Tools,
) -> Result<(), TurnError> {
    let turn = tools.turn().clone();
    let said = Said::kept();
    let reviewed = {
        let late = async {
            turn.cancelled().cancelled().await;
            tokio::time::sleep(REVIEW_GRACE).await;
        };
        tokio::select! {
            biased;
            reviewed = run(shared, chosen, tools, &said) => reviewed,
            () = late => Ok(()),
        }
    };
    let said = match reviewed.is_ok() && !turn.cancelled().is_cancelled() {
        true => said.text(),
        false => String::new(),
    };
    end_review(&turn, said.trim()).await;
    reviewed
}

/// Tells that a review is over, with what the reviewer said.
pub(super) async fn end_review(turn: &TurnContext, said: &str) {
    let findings = review_text(said);
    let ended = ItemBody::ReviewEnded { findings };
    turn.complete_item(&ItemId::new(), ended).await;
}

/// Runs a turn in the session of its thread. `said` becomes what the agent says last.
pub(super) async fn run(
    shared: &Arc<Shared>,
    chosen: &Chosen,
    tools: Tools,
    said: &Said,
) -> Result<(), TurnError> {
    let turn = tools.turn().clone();
    let slot = turn.state(Slot::default);
    loop {
        let jobs = tokio::select! {
            biased;
            () = turn.cancelled().cancelled() => return Ok(()),
            jobs = worker(&slot, shared, chosen, &turn) => jobs?,
        };
        let (done, result) = oneshot::channel();
        let job = Job {
            shared: Arc::clone(shared),
            tools: tools.clone(),
            said: said.clone(),
            done,
        };
        if jobs.send(job).await.is_err() {
            continue;
        }
        match result.await {
            Ok(Some(result)) => return result,
            // The agent ended between the turns: the turn begins with a new one.
            Ok(None) => {}
            Err(_) => {
                let name = &chosen.agent.name;
                return Err(failure(format!("the turn of agent {name} broke off")));
            }
        }
    }
}

/// Returns the queue of the session's task, which begins with a session if there is none.
async fn worker(
    slot: &Slot,
    shared: &Shared,
    chosen: &Chosen,
    turn: &TurnContext,
) -> Result<mpsc::Sender<Job>, TurnError> {
    let mut slot = slot.0.lock().await;
    if let Some(worker) = &*slot
        && worker.agent == chosen.agent
        && !worker.jobs.is_closed()
    {
        return Ok(worker.jobs.clone());
    }
    // The earlier session ends before another one begins.
    *slot = None;
    let session = Session::open(shared, chosen, turn).await?;
    let (jobs, queue) = mpsc::channel(1);
    task::spawn(serve_session(session, queue));
    *slot = Some(Worker {
        agent: chosen.agent.clone(),
        jobs: jobs.clone(),
    });
    Ok(jobs)
}

/// Runs the turns of a session until its thread is unloaded, its agent ends, or it is given up.
async fn serve_session(mut session: Session, mut jobs: mpsc::Receiver<Job>) {
    let link = session.backend.link.clone();
    loop {
        tokio::select! {
            biased;
            _ = link.ended() => break,
            Some(queued) = session.inbox.recv() => session.between_turns(queued),
            job = jobs.recv() => {
                let Some(Job { shared, tools, said, done }) = job else { return };
                if tools.turn().cancelled().is_cancelled() {
                    let _ = done.send(Some(Ok(())));
                    continue;
                }
                // It is about to end: the turn begins with a new one.
                if link.is_over() {
                    let _ = done.send(None);
                    break;
                }
                let result = session.turn(&shared, &tools, said).await;
                // The turn may have been dropped.
                let _ = done.send(Some(result));
                if session.is_given_up {
                    break;
                }
            }
        }
    }
    jobs.close();
    while let Some(job) = jobs.recv().await {
        // The turn may have been dropped.
        let _ = job.done.send(None);
    }
}

impl Session {
    /// Handles what an agent says while no turn runs.
    pub(super) fn between_turns(&mut self, queued: Queued) {
        let bytes = queued.bytes();
        match queued.message {
            Message::Update(update) => match *update {
                about @ (SessionUpdate::AvailableCommandsUpdate(_)
                | SessionUpdate::ConfigOptionUpdate(_)
                | SessionUpdate::CurrentModeUpdate(_)) => self.live.take(about),
                SessionUpdate::SessionInfoUpdate(about) => {
                    let title = about.title.flatten();
                    if let Some(name) = title.as_deref().and_then(bounds::name) {
                        self.live.news.send(AgentNews::Name(name));
                    }
                }
                // A report is one of a turn: some agents tell it after their answer.
                SessionUpdate::UsageUpdate(usage) if self.last_turn.is_some() => {
                    let Some(turn) = self.last_turn else { return };
                    let (held, window) = held(&usage);
                    self.held = Some((held, window));
                    let spent = self.spent.unwrap_or_default();
                    self.live.news.send(AgentNews::Context {
                        turn,
                        spent,
                        held,
                        window,
                    });
                }
                said => self.late.add(said, bytes),
            },
            Message::VisitEnded(elicitation) => self.live.visit_ended(elicitation),
            Message::Request(request) => serve::without_turn(&self.terminals, request),
            Message::Withdrawn(_) | Message::Cut => {}
        }
    }

    async fn turn(&mut self, shared: &Shared, tools: &Tools, said: Said) -> Result<(), TurnError> {
        let turn = tools.turn();
        self.last_turn = Some(turn.id());
        self.spent = None;
        let name = self.backend.agent.name.clone();
        let _busy = self.backend.routes.busy(&self.backend.link);
        tokio::select! {
            biased;
            () = turn.cancelled().cancelled() => return Ok(()),
            adopted = self.adopt(shared, turn) => adopted?,
        }
        let (added, items): (Vec<_>, Vec<_>) = match turn.task() {
            // It is no prompt.
            TurnTask::Compact => Default::default(),
            _ => {
                // A run for input that joined the turn has the thread as it was before the first one.
                let thread = turn.latest().await;
                let thread = thread.as_ref().unwrap_or(turn.thread());
                inject::waiting(thread).into_iter().unzip()
            }
        };
        let mut prompt = self.prompt(turn, &items.concat()).await?;
        if turn.task() != TurnTask::Compact {
            let told = self.tell_mode(turn).await;
            prompt.splice(0..0, told.map(prompt::text));
        }
        self.backend.routes.resume(&self.id);
        let request = PromptRequest {
            session_id: self.id.clone(),
            prompt,
            meta: None,
        };
        let link = self.backend.link.clone();
        let answer = link.request_as::<method::SessionPrompt>(&request, &|id| {
            // Proxies have ids of their own.
            if self.backend.agent.program.proxies.is_empty() {
                self.backend.routes.prompted(&self.id, id);
            }
        });
        let mut answer = Box::pin(answer);
        let mut shown = Projection::new(tools.clone(), &name, said);
        let late = std::mem::take(&mut self.late);
        for update in late.updates {
            shown.update(update, &self.terminals).await;
        }
        shown.end_text().await;
        if late.is_cut {
            turn.warn(format!(
                "agent {name} said more between turns than is shown"
            ))
            .await;
        }
        let mut serving = JoinSet::new();
        let mut withdrawals: HashMap<RequestId, CancellationToken> = HashMap::new();
        let mut deadline = None;
        // Why the turn is stopped before its end.
        let mut cut = None;
        let answer = loop {
            tokio::select! {
                biased;
                () = turn.cancelled().cancelled(), if deadline.is_none() => {
                    deadline = Some(self.cancel());
                }
                () = sleep_until(deadline) => {
                    // What it says may be unread because of another session.
                    if !self.backend.routes.is_held_up() {
                        // Other threads need the agent, and this one goes on with another session.
                        if self.backend.routes.others_are_busy() {
                            self.is_given_up = true;
                            self.backend.routes.given_up(answer);
                            break Err(Failure::Late("session/prompt", GRACE));
                        }
                        link.end(format!("it did not stop within {} s", GRACE.as_secs()));
                    }
                    deadline = Some(Instant::now() + GRACE);
                }
                Some(queued) = self.inbox.recv() => match queued.message {
                    Message::Update(update) => {
                        if let Some(about) = shown.update(*update, &self.terminals).await {
                            self.live.take(about);
                        }
                        if shown.is_full() && cut.is_none() {
                            cut = Some(format!("it said more than {} MiB", MAX_SAID >> 20));
                            deadline.get_or_insert_with(|| self.cancel());
                        }
                    }
                    Message::Request(Request { id, method, params, responder }) => {
                        // A turn may have any number of requests: those that are answered are forgotten.
                        while serving.try_join_next().is_some() {}
                        if serving.is_empty() {
                            withdrawals.clear();
                        }
                        let withdrawn = CancellationToken::new();
                        withdrawals.insert(id, withdrawn.clone());
                        let served = serve::Asked {
                            agent: name.clone(),
                            tools: tools.clone(),
                            terminals: Arc::clone(&self.terminals),
                            withdrawn,
                            responder,
                        };
                        served.start(&method, &params, &mut shown, &mut serving).await;
                    }
                    Message::Withdrawn(id) => {
                        if let Some(withdrawn) = withdrawals.remove(&id) {
                            withdrawn.cancel();
                        }
                    }
                    Message::VisitEnded(elicitation) => self.live.visit_ended(elicitation),
                    Message::Cut => {
                        let patience = PATIENCE.as_secs();
                        cut = Some(format!("nothing of what it said could be shown for {patience} s"));
                        deadline.get_or_insert_with(|| self.cancel());
                    }
                },
                answer = &mut answer => break answer,
                Some(_) = serving.join_next() => {}
            }
        };
        serving.shutdown().await;
        shown.end().await;
        let held = shown.held();
        self.held = held.or(self.held);
        if let Some(reason) = cut
            && !turn.cancelled().is_cancelled()
        {
            return Err(failure(format!(
                "the turn of agent {name} was stopped: {reason}"
            )));
        }
        let answer = match answer {
            Ok(answer) => answer,
            // The answer does not matter to a turn that was stopped.
            Err(_) if turn.cancelled().is_cancelled() => return Ok(()),
            Err(failure) => return Err(self.backend.error("failed", failure)),
        };
        self.untold = None;
        for key in added {
            turn.set_extra(key, None).await;
        }
        self.count(turn, &answer, held).await;
        self.keep(shared, turn).await;
        match answer.stop_reason {
            StopReason::EndTurn | StopReason::Unknown(_) => Ok(()),
            StopReason::Cancelled if turn.cancelled().is_cancelled() => Ok(()),
            // Some agents end the turn where the user declines.
            StopReason::Cancelled if shown.has_declined() => {
                turn.warn(format!(
                    "agent {name} stopped, because an action was declined"
                ))
                .await;
                Ok(())
            }
            StopReason::Cancelled => Err(failure(format!("agent {name} stopped the turn"))),
            StopReason::Refusal => {
                turn.stop(Stop::Refusal).await;
                Err(failure(format!("agent {name} refused to answer")))
            }
            StopReason::MaxTokens => {
                turn.stop(Stop::MaxTokens).await;
                turn.warn(format!(
                    "agent {name} stopped: its limit of tokens is reached"
                ))
                .await;
                Ok(())
            }
            StopReason::MaxTurnRequests => {
                turn.stop(Stop::MaxRequests).await;
                turn.warn(format!(
                    "agent {name} stopped: its limit of model requests in one turn is reached"
                ))
                .await;
                Ok(())
            }
        }
    }

    /// Returns what the agent is told of plan mode, if it has no such mode: when it begins, and when it ends.
    async fn tell_mode(&mut self, turn: &TurnContext) -> Option<&'static str> {
        let mode = &turn.thread().settings.mode;
        let plans = mode == Settings::PLAN && !self.live.offers().has_mode(mode);
        let before = std::mem::replace(&mut self.is_planning, plans);
        match (before, plans) {
            (false, true) => {
                let name = &self.backend.agent.name;
                turn.warn(format!(
                    "agent {name} has no mode for plans: it is told to change nothing, but nothing keeps it from that"
                ))
                .await;
                Some(prompt::PLAN_ONLY)
            }
            (true, false) => Some(prompt::PLAN_ENDS),
            _ => None,
        }
    }

    /// Asks the agent to stop its turn. Returns until when it has time for that.
    fn cancel(&self) -> Instant {
        let cancel = CancelNotification {
            session_id: self.id.clone(),
            meta: None,
        };
        let link = &self.backend.link;
        link.notify::<notification::SessionCancel>(&cancel);
        Instant::now() + GRACE
    }

    /// Returns the prompt of a turn. `added` is what clients added to the conversation before it.
    async fn prompt(
        &self,
        turn: &TurnContext,
        added: &[ContextItem],
    ) -> Result<Vec<acp::ContentBlock>, TurnError> {
        let mut blocks = Vec::new();
        blocks.extend(self.untold.as_ref().map(prompt::text));
        if turn.task() == TurnTask::Compact {
            let commands = self.live.offers().commands.clone();
            if !commands.iter().any(|command| command.name == "compact") {
                let name = &self.backend.agent.name;
                return Err(failure(format!("agent {name} cannot compact its context")));
            }
            blocks.push(prompt::text("/compact"));
        }
        blocks.extend(prompt::added(added).map(prompt::text));
        if let Some(schema) = turn.output_schema() {
            let name = &self.backend.agent.name;
            turn.warn(format!(
                "agent {name} is told the schema of its answer, but nothing makes it keep to it"
            ))
            .await;
            blocks.push(prompt::schema(schema));
        }
        let can = self.backend.can.prompt_capabilities.as_ref();
        blocks.extend(prompt::blocks(turn.input(), can).await);
        Ok(blocks)
    }

    /// Adds the tokens of a turn. `held` is what the context holds, if the agent told it in the turn.
    async fn count(
        &mut self,
        turn: &TurnContext,
        answer: &PromptResponse,
        held: Option<(Usage, u64)>,
    ) {
        let quota = answer.meta.as_ref().and_then(quota);
        let spent = match (quota, &answer.usage) {
            // It is of this turn alone in all agents that tell it.
            (Some(spent), _) => spent,
            (None, Some(told)) => {
                let before = self.counted.replace(told.clone());
                let has_counted = std::mem::replace(&mut self.has_counted, true);
                let is_cancelled = answer.stop_reason == StopReason::Cancelled;
                // Some agents tell the numbers of the last turn again where a turn is cancelled.
                if is_cancelled && before.as_ref() == Some(told) {
                    return;
                }
                // The schema calls it the usage of the turn and the sum over all turns. A sum has what the context holds
                // beside what it had before, because the turn sent that to the model. A turn that was cancelled may have
                // sent nothing, and so may one that leaves the numbers as they were.
                let used = held.filter(|_| !is_cancelled);
                let used = used.map_or(0, |(used, _)| used.input);
                let is_alone = before.as_ref().is_some_and(|before| {
                    before != told && told.total_tokens < before.total_tokens.saturating_add(used)
                });
                // A sum may begin anew with another process of the agent, which says nothing about later turns.
                self.counts_alone |= is_alone && has_counted;
                let before = before.filter(|_| !is_alone && !self.counts_alone);
                let before = before.as_ref().map(counted).unwrap_or_default();
                let told = counted(told);
                Usage {
                    input: told.input.saturating_sub(before.input),
                    cached_input: told.cached_input.saturating_sub(before.cached_input),
                    cache_write: told.cache_write.saturating_sub(before.cache_write),
                    output: told.output.saturating_sub(before.output),
                    reasoning: told.reasoning.saturating_sub(before.reasoning),
                    estimated: 0,
                }
            }
            (None, None) => return,
        };
        self.spent = Some(spent);
        match self.held {
            Some((held, size)) => turn.spend(spent, held, Some(size)).await,
            None => turn.usage(spent, None).await,
        }
    }
}

/// Returns what an agent counted over the turns of a session.
fn counted(usage: &acp::Usage) -> Usage {
    Usage {
        input: usage.input_tokens,
        cached_input: usage.cached_read_tokens.unwrap_or_default(),
        cache_write: usage.cached_write_tokens.unwrap_or_default(),
        output: usage.output_tokens,
        reasoning: usage.thought_tokens.unwrap_or_default(),
        estimated: 0,
    }
}

/// Reads the tokens of a turn from `_meta`, where some agents tell them.
fn quota(meta: &RawJson) -> Option<Usage> {
    #[derive(Deserialize)]
    struct Meta {
        quota: Quota,
    }

    #[derive(Deserialize)]
    struct Quota {
        token_count: Count,
    }

    /// gemini-cli writes the first spelling, codex-acp the other one.
    #[derive(Deserialize)]
    struct Count {
        #[serde(alias = "inputTokens")]
        input_tokens: u64,
        #[serde(alias = "outputTokens")]
        output_tokens: u64,
        /// Not part of the input.
        #[serde(default, rename = "cachedInputTokens")]
        cached: u64,
        /// Not part of the input.
        #[serde(default, rename = "cacheWriteInputTokens")]
        cache_write: u64,
        #[serde(default, rename = "reasoningOutputTokens")]
        reasoning: u64,
    }

    let Meta { quota } = serde_json::from_str(meta.get()).ok()?;
    let count = quota.token_count;
    let cached = count.cached.saturating_add(count.cache_write);
    Some(Usage {
        input: count.input_tokens.saturating_add(cached),
        cached_input: count.cached,
        cache_write: count.cache_write,
        output: count.output_tokens,
        reasoning: count.reasoning,
        estimated: 0,
    })
}

async fn sleep_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
