//! The loop of a turn: send a request to the model, run its tool calls, repeat until there are none.

use std::{sync::Arc, time::Duration};

use threadwire_engine::{
    ApprovalPolicy, Goal, GoalStatus, InputPart, Settings, TurnContext, TurnError, TurnErrorKind,
    TurnTask,
};
use threadwire_workspace::{blocking, config::CommandEnvironment, hooks::Event, mcp::OfferedTool};
use tokio::sync::Mutex;

use super::{
    CodingAgent,
    agents::{self, Desk},
    answer::{self, Ended},
    compact,
    conversation::Conversation,
    guardian, input, instructions,
    notices::Notices,
    notify,
    registry::Toolbox,
    review,
    setup::Setup,
    skills,
};
use crate::{
    added::developer_instructions,
    clock::Reminders,
    hooks::{Hooks, now},
    inject,
    model::{ContextItem, Message, ModelError, Request, Role, ToolDef},
    tools::Tools,
};

/// Maximum number of model requests per turn. A model that needs more repeats itself.
const MAX_REQUESTS: usize = 500;

/// The conversation of a thread, while the thread is loaded.
type Memory = Mutex<Option<Conversation>>;

/// The state that the steps of a turn share.
pub(super) struct Run<'a> {
    pub(super) agent: &'a CodingAgent,
    pub(super) turn: TurnContext,
    pub(super) setup: Setup,
    pub(super) toolbox: Arc<Toolbox>,
    pub(super) hooks: Hooks,
    pub(super) notices: Notices,
}

/// Runs a turn.
pub(super) async fn run(agent: &CodingAgent, turn: TurnContext) -> Result<(), TurnError> {
    let turn = confined(turn);
    let memory: Arc<Memory> = turn.state(Memory::default);
    let mut memory = memory.lock().await;
    // Taken out, so that a run that is dropped halfway leaves no conversation that differs from the thread's context.
    let mut conversation = match memory.take() {
        Some(conversation) => conversation,
        None => Conversation::load_whole(&turn)
            .await
            .map_err(|error| TurnError {
                message: format!("the conversation could not be read: {error}"),
                kind: TurnErrorKind::Other,
                details: None,
            })?,
    };
    conversation.settle_earlier(&turn).await;
    let (keys, injected): (Vec<_>, Vec<_>) = inject::waiting(turn.thread()).into_iter().unzip();
    conversation.take_over(&turn, injected.concat()).await;
    for key in keys {
        // Only now, so that nothing is lost where the process ends in between.
        turn.set_extra(key, None).await;
    }
    let inherited = agent.0.inheritances.take(turn.thread().id);
    if !inherited.is_empty() {
        conversation.extend(&turn, inherited).await;
    }
    // Boxed: it is large and ends early, so the future of the turn must not reserve memory for it.
    let prepared = Box::pin(Run::prepare(agent, &turn)).await;
    let result = match prepared {
        Ok(mut run) => {
            Box::pin(run.keep_hooks()).await;
            let result = run.carry_out(&mut conversation).await;
            if turn.cancelled().is_cancelled() {
                run.hooks.run_in_background(Event::Interrupt);
            }
            let result = match result {
                Ok(()) => {
                    Box::pin(notify::run(&run, &conversation)).await;
                    Ok(())
                }
                Err(ModelError::Cancelled) => {
                    // A hook may have stopped a compaction.
                    turn.interrupt();
                    Ok(())
                }
                Err(error) => {
                    if let Some(reason) = error.stop_reason() {
                        turn.stop(reason).await;
                    }
                    Err(error.turn_error())
                }
            };
            if result.is_err() || turn.cancelled().is_cancelled() {
                // Steered input is already shown, so the next turn has to know it. Open calls get outputs before it.
                let joined = turn.steered().await;
                if !joined.is_empty() {
                    conversation.settle(&turn).await;
                }
                for input in joined {
                    run.take_admitted(&mut conversation, &input).await;
                }
            }
            result
        }
        Err(error) => {
            if turn.task() == TurnTask::Answer {
                take_input(agent, &turn, &mut conversation, turn.input()).await;
            }
            for input in turn.steered().await {
                take_input(agent, &turn, &mut conversation, &input).await;
            }
            Err(error)
        }
    };
    *memory = Some(conversation);
    result
}

/// Takes from a reviewer what the thread may do beyond its sandbox, and the tools of clients.
fn confined(turn: TurnContext) -> TurnContext {
    if turn.task() != TurnTask::Review {
        return turn;
    }
    turn.with_settings(|settings| {
        settings.approval = ApprovalPolicy::Never;
        settings.tools.clear();
    })
}

/// Adds the user's input to the conversation, behind what the client told with it, so that every later turn knows it.
async fn take_input(
    agent: &CodingAgent,
    turn: &TurnContext,
    conversation: &mut Conversation,
    parts: &[InputPart],
) {
    if let Some(notes) = turn.take_notes() {
        conversation.note(turn, notes).await;
    }
    if parts.is_empty() {
        return;
    }
    let settings = &turn.thread().settings;
    let mut items = Vec::new();
    let wanted = skills::named(parts);
    if !wanted.is_empty() {
        let config = &agent.0.config;
        let snapshot = config.of_thread(settings).await.ok();
        let places = config.skill_places(snapshot.as_deref());
        items = skills::messages(wanted, settings, places).await;
    }
    items.push(ContextItem::Message(input::message(parts).await));
    conversation.extend(turn, items).await;
}

/// Waits for the MCP servers of the thread and returns their tools. Fails if a required server is missing.
async fn offered_tools(setup: &Setup, turn: &TurnContext) -> Result<Vec<OfferedTool>, TurnError> {
    let offered = tokio::select! {
        biased;
        () = turn.cancelled().cancelled() => return Ok(Vec::new()),
        offered = setup.servers.tools() => offered,
    };
    let missing = setup.servers.missing();
    if missing.is_empty() {
        return Ok(offered);
    }
    Err(TurnError {
        message: format!(
            "required MCP servers failed to initialize: {}",
            missing.join("; ")
        ),
        kind: TurnErrorKind::Other,
        details: None,
    })
}

impl<'a> Run<'a> {
    /// Prepares the setup and the tools of a turn.
    async fn prepare(agent: &'a CodingAgent, turn: &TurnContext) -> Result<Self, TurnError> {
        let home = agent.0.keeps_rules.then_some(agent.0.config.home());
        let tools = Tools::new(turn.clone(), home, CommandEnvironment::default());
        Self::equip(agent, tools.with_judge(guardian::of(agent))).await
    }

    /// Sets tools up for the settings of their turn.
    async fn equip(agent: &'a CodingAgent, tools: Tools) -> Result<Self, TurnError> {
        let turn = tools.turn().clone();
        let setup = Setup::new(agent, &turn).await?;
        let environment = CommandEnvironment::new(&setup.config);
        let configured = &setup.config.loaded.hooks;
        let hooks = Hooks::new(&turn, configured, &setup.model, &environment);
        let tools = tools
            .with_environment(environment)
            .with_rules(setup.config.loaded.rules.clone())
            .with_limits(&setup.config)
            .with_hooks(hooks.clone())
            .with_kept(
                (agent.0.keeps_rules).then(|| (agent.0.config.clone(), Arc::clone(&setup.config))),
            )
            .with_clock(Reminders::of(&setup.config.features))
            .with_fetches(setup.fetches());
        let offered = offered_tools(&setup, &turn).await?;
        let desk = Desk::new(agent, &turn, &setup);
        let toolbox = Arc::new(Toolbox::new(
            tools,
            desk,
            &setup,
            offered,
            agent.0.extensions.clone(),
        ));
        Ok(Self {
            agent,
            turn,
            setup,
            toolbox,
            hooks,
            notices: Notices::default(),
        })
    }

    /// Goes on with the settings that clients changed for the rest of the turn, if there are some.
    async fn take_changes(&mut self, conversation: &mut Conversation) -> Result<(), ModelError> {
        let Some(turn) = self.turn.changed().await else {
            return Ok(());
        };
        let tools = self.toolbox.tools().for_changed(confined(turn));
        let equipped = Self::equip(self.agent, tools).await;
        let notices = std::mem::take(&mut self.notices);
        *self = Self {
            notices,
            ..equipped.map_err(|error| ModelError::Configuration(error.message))?
        };
        self.tell_surroundings(conversation).await;
        Ok(())
    }

    async fn carry_out(&mut self, conversation: &mut Conversation) -> Result<(), ModelError> {
        self.toolbox.tools().set_window(conversation.window());
        match self.turn.task() {
            TurnTask::Answer => self.answer(conversation).await,
            TurnTask::Command { timeout } => Box::pin(self.command(conversation, timeout)).await,
            TurnTask::Compact => Box::pin(compact::run(self, conversation)).await,
            TurnTask::Review => Box::pin(review::run(self, conversation)).await,
        }
    }

    /// Answers the input of the turn.
    pub(super) async fn answer(
        &mut self,
        conversation: &mut Conversation,
    ) -> Result<(), ModelError> {
        let is_full =
            conversation.tokens() >= self.setup.compact_at && !conversation.items().is_empty();
        if is_full && let Err(error) = Box::pin(compact::run(self, conversation)).await {
            // The next turn has to know the input of this one.
            self.take_admitted(conversation, self.turn.input()).await;
            return Err(error);
        }
        self.tell_surroundings(conversation).await;
        self.tell_of_agents(conversation).await;
        if !self.begin_thread(conversation).await
            || !self.take_admitted(conversation, self.turn.input()).await
        {
            return Ok(());
        }
        if let Some(goal) = self.turn.pursued() {
            self.tell_goal(conversation, goal, false).await;
        }
        let mut goal = self.turn.thread().goal.clone();
        let mut made_room = false;
        let mut prompted = false;
        let mut ended = Ended::GoOn;
        let limit = self.turn.max_requests().map_or(MAX_REQUESTS, |most| {
            usize::try_from(most.get()).map_or(MAX_REQUESTS, |most| most.min(MAX_REQUESTS))
        });
        for request in 1..=limit {
            Box::pin(self.take_changes(conversation)).await?;
            let mut is_owed = ended != Ended::Joined;
            is_owed |= self.tell_of_agents(conversation).await;
            for input in self.turn.steered().await {
                is_owed |= self.take_admitted(conversation, &input).await;
            }
            if !is_owed {
                // Hooks refused what joined the turn, and the model has answered all else.
                if !self.goes_on(conversation, prompted).await {
                    return Ok(());
                }
                prompted = true;
            }
            self.tell_untold(conversation).await;
            // A reviewer does not work towards the goal.
            if !self.setup.is_review {
                self.tell_goal_changes(conversation, &mut goal).await;
            }
            if let Some(clock) = self.toolbox.tools().clock() {
                Box::pin(self.tell_time(conversation, clock)).await?;
            }
            ended = match answer::run(self, conversation).await {
                Err(ModelError::ContextWindow) => {
                    // The provider sends no token count with this error: the window counts as full.
                    let full = full(self.setup.window);
                    conversation.count(&self.turn, full).await;
                    if made_room || !conversation.has_answers() {
                        let window = self.setup.context_window();
                        self.turn.show_usage(full, window).await;
                        return Err(ModelError::ContextWindow);
                    }
                    made_room = true;
                    Box::pin(compact::run(self, conversation)).await?;
                    self.tell_surroundings(conversation).await;
                    continue;
                }
                ended => ended?,
            };
            made_room = false;
            if ended == Ended::Done {
                if request == limit {
                    return Ok(());
                }
                // A sub agent may have ended while the model wrote its last message.
                if !self.tell_of_agents(conversation).await {
                    if !self.goes_on(conversation, prompted).await {
                        return Ok(());
                    }
                    prompted = true;
                }
            }
            if conversation.tokens() >= self.setup.compact_at {
                Box::pin(compact::run(self, conversation)).await?;
                self.tell_surroundings(conversation).await;
            }
        }
        Err(ModelError::Configuration(format!(
            "The turn was stopped after {limit} {} to the model",
            if limit == 1 { "request" } else { "requests" }
        )))
    }

    async fn tell_goal(&self, conversation: &mut Conversation, goal: &Goal, is_told: bool) {
        let told = Message::text(Role::User, instructions::goal(goal, is_told));
        let told = ContextItem::Message(told);
        conversation.push(&self.turn, told).await;
    }

    /// Tells that the goal, which the conversation knows as `told`, is another one now, or has used up its budget. A first
    /// goal is told with the turn that starts for it.
    async fn tell_goal_changes(
        &self,
        conversation: &mut Conversation,
        told: &mut Option<Arc<Goal>>,
    ) {
        let Some(goal) = self.turn.goal().await else {
            return;
        };
        let told_goal = told.as_deref();
        let is_news = match goal.status {
            GoalStatus::Active => told_goal.is_some_and(|told| goal.objective != told.objective),
            GoalStatus::BudgetLimited => {
                told_goal.is_none_or(|told| told.status != GoalStatus::BudgetLimited)
            }
            _ => return,
        };
        if is_news {
            self.tell_goal(conversation, &goal, true).await;
        }
        *told = Some(goal);
    }

    /// Runs a command of the user; the model gets the result with its next request.
    async fn command(
        &self,
        conversation: &mut Conversation,
        timeout: Option<Duration>,
    ) -> Result<(), ModelError> {
        let told = self.toolbox.tools().user_command(timeout).await;
        let message = Message::text(Role::User, told);
        conversation
            .push(&self.turn, ContextItem::Message(message))
            .await;
        Ok(())
    }

    /// Adds changes of the model's surroundings to the conversation: permissions, mode, instructions, environment.
    async fn tell_surroundings(&self, conversation: &mut Conversation) {
        let thread = self.turn.thread();
        let settings = Settings {
            developer_instructions: developer_instructions(thread, now()),
            ..thread.settings.clone()
        };
        let config = Arc::clone(&self.setup.config);
        let places = self.agent.0.config.skill_places(Some(&config));
        let told = conversation.told().clone();
        let rules = self.toolbox.rules();
        let news =
            blocking::run(move || instructions::news(&settings, &config, &places, &rules, &told));
        let news = news.await;
        let Some(news) = news else { return };
        conversation.tell(&self.turn, news.items, news.told).await;
        for remark in news.remarks {
            self.turn.warn(remark).await;
        }
    }

    /// Adds the time to the conversation, if it is due. Without a time the turn fails.
    async fn tell_time(
        &self,
        conversation: &mut Conversation,
        clock: Reminders,
    ) -> Result<(), ModelError> {
        let cancelled = self.turn.cancelled();
        let due = tokio::select! {
            biased;
            () = cancelled.cancelled() => return Err(ModelError::Cancelled),
            due = clock.due(&self.turn) => due,
        };
        let due = due.map_err(|reason| {
            ModelError::Configuration(format!(
                "Fatal error: failed to read current time: {reason}"
            ))
        })?;
        if let Some(told) = due {
            let message = Message::text(Role::Developer, told);
            let item = ContextItem::Message(message);
            conversation.push(&self.turn, item).await;
        }
        Ok(())
    }

    /// Adds notifications about finished subagents to the conversation. Returns whether there were some.
    async fn tell_of_agents(&self, conversation: &mut Conversation) -> bool {
        // A reviewer does not know the conversation, which hears of them with the next turn.
        if self.turn.task() == TurnTask::Review {
            return false;
        }
        let news = agents::take_news(&self.turn, conversation.items()).await;
        let is_news = !news.is_empty();
        for news in news {
            let message = ContextItem::Message(Message::text(Role::User, news));
            conversation.push(&self.turn, message).await;
        }
        is_news
    }

    /// Adds input that no hook refuses, and what hooks say about it. Returns `false` if one refuses it.
    async fn take_admitted(&self, conversation: &mut Conversation, parts: &[InputPart]) -> bool {
        let Some(told) = self.admit(parts).await else {
            return false;
        };
        self.take_input(conversation, parts).await;
        if !told.is_empty() {
            conversation.extend(&self.turn, told).await;
        }
        true
    }

    async fn take_input(&self, conversation: &mut Conversation, parts: &[InputPart]) {
        take_input(self.agent, &self.turn, conversation, parts).await;
    }

    /// Tells whether patches are shown while the model writes them.
    pub(super) fn shows_patches(&self) -> bool {
        let features = &self.setup.config.features;
        features.is_on("apply_patch_streaming_events")
    }

    /// Returns the tools that the model may call.
    pub(super) fn definitions(&self) -> Vec<ToolDef> {
        self.toolbox.definitions(&self.setup)
    }

    /// Creates the request for a conversation.
    pub(super) fn request<'r>(
        &'r self,
        input: &'r [ContextItem],
        tools: &'r [ToolDef],
    ) -> Request<'r> {
        let settings = &self.turn.thread().settings;
        let instructions = match self.turn.task() {
            TurnTask::Review => instructions::REVIEW,
            _ => self.setup.instructions(settings),
        };
        Request {
            stream_calls: (self.turn.wants_calls() || self.shows_patches())
                && !self.toolbox.has_middleware(),
            output_schema: self.turn.output_schema(),
            ..self.setup.request(settings, instructions, input, tools)
        }
    }
}

/// Returns what clients tell the model provider of a turn, with the ids of the thread and the turn.
pub(super) fn turn_metadata(turn: &TurnContext) -> Option<String> {
    let mut told = turn.metadata();
    if told.is_empty() {
        return None;
    }
    told.insert("thread_id".to_owned(), turn.thread().id.to_string());
    told.insert("turn_id".to_owned(), turn.id().to_string());
    serde_json::to_string(&told).ok()
}

/// Returns a usage that fills the context window.
fn full(window: u64) -> threadwire_engine::Usage {
    threadwire_engine::Usage {
        estimated: window,
        ..Default::default()
    }
}
