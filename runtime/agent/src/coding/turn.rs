//! The loop of a turn: ask the model, do what it calls for, until it has nothing more to do.

use std::{sync::Arc, time::Duration};

use threadwire_engine::{TurnContext, TurnError, TurnErrorKind, TurnTask};
use threadwire_workspace::mcp::OfferedTool;
use tokio::sync::Mutex;

use super::{
    CodingAgent,
    answer::{self, Ended},
    compact,
    conversation::Conversation,
    input, instructions,
    registry::Toolbox,
    review,
    setup::Setup,
    skills,
};
use crate::{
    model::{ContextItem, Message, ModelError, Request, Role, ToolDef},
    tools::Tools,
};

/// Most requests of one turn. A model that needs more goes in circles.
const MAX_REQUESTS: usize = 500;

/// The conversation of a thread, for as long as the thread is loaded.
type Memory = Mutex<Option<Conversation>>;

/// What the steps of a turn share.
pub(super) struct Run<'a> {
    pub(super) agent: &'a CodingAgent,
    pub(super) turn: &'a TurnContext,
    pub(super) setup: Setup,
    pub(super) toolbox: Arc<Toolbox>,
    pub(super) definitions: Vec<ToolDef>,
}

/// Runs a turn.
pub(super) async fn run(agent: &CodingAgent, turn: TurnContext) -> Result<(), TurnError> {
    let setup = Setup::new(agent, &turn)?;
    let home = agent.0.keeps_rules.then_some(&*agent.0.sources.home);
    let mut tools = Tools::new(turn.clone(), home);
    if let Some(options) = setup.fetches() {
        tools = tools.with_fetches(options);
    }
    let offered = offered_tools(&setup, &turn).await?;
    let toolbox = Arc::new(Toolbox::new(tools, offered));
    let run = Run {
        agent,
        turn: &turn,
        definitions: toolbox.definitions(&setup),
        setup,
        toolbox,
    };
    let memory: Arc<Memory> = turn.state(Memory::default);
    let mut memory = memory.lock().await;
    // Taken out, so that a run that is given up in the middle leaves nothing that the thread's context does not hold.
    let mut conversation = match memory.take() {
        Some(conversation) => conversation,
        None => Conversation::load(&turn).await.map_err(|error| TurnError {
            message: format!("the conversation could not be read: {error}"),
            kind: TurnErrorKind::Other,
            details: None,
        })?,
    };
    conversation.settle(&turn).await;
    let result = match turn.task() {
        TurnTask::Command { timeout } => run.command(&mut conversation, timeout).await,
        TurnTask::Compact => compact::run(&run, &mut conversation).await,
        TurnTask::Review => review::run(&run, &mut conversation).await,
        TurnTask::Answer => run.answer(&mut conversation).await,
    };
    if result.is_err() {
        // What joined is shown already, so the next turn has to know it. Calls are answered before it.
        let joined = turn.steered().await;
        if !joined.is_empty() {
            conversation.settle(&turn).await;
            run.take_input(&mut conversation, &joined).await;
        }
    }
    *memory = Some(conversation);
    match result {
        Ok(()) | Err(ModelError::Cancelled) => Ok(()),
        Err(error) => Err(error.turn_error()),
    }
}

/// Waits for the MCP servers of the thread, and returns what they offer.
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

impl Run<'_> {
    /// Answers the input of the turn.
    pub(super) async fn answer(&self, conversation: &mut Conversation) -> Result<(), ModelError> {
        let is_full =
            conversation.tokens() >= self.setup.compact_at && !conversation.items().is_empty();
        if is_full && let Err(error) = compact::run(self, conversation).await {
            // The next turn has to know what the user said in this one.
            self.take_input(conversation, self.turn.input()).await;
            return Err(error);
        }
        self.tell_surroundings(conversation).await;
        self.take_input(conversation, self.turn.input()).await;
        let mut made_room = false;
        for _ in 0..MAX_REQUESTS {
            let joined = self.turn.steered().await;
            if !joined.is_empty() {
                self.take_input(conversation, &joined).await;
            }
            let ended = match answer::run(self, conversation).await {
                Err(ModelError::ContextWindow) => {
                    // Nothing can be said about how much it is, except that it is too much.
                    let full = full(self.setup.window);
                    conversation.count(self.turn, full).await;
                    if made_room || !conversation.has_answers() {
                        self.turn.usage(full, Some(self.setup.window)).await;
                        return Err(ModelError::ContextWindow);
                    }
                    made_room = true;
                    compact::run(self, conversation).await?;
                    self.tell_surroundings(conversation).await;
                    continue;
                }
                ended => ended?,
            };
            made_room = false;
            if ended == Ended::Done {
                return Ok(());
            }
            if conversation.tokens() >= self.setup.compact_at {
                compact::run(self, conversation).await?;
                self.tell_surroundings(conversation).await;
            }
        }
        Err(ModelError::Configuration(format!(
            "The turn was stopped after {MAX_REQUESTS} requests to the model"
        )))
    }

    /// Runs a command of the user's, which the model is told of with the next request.
    async fn command(
        &self,
        conversation: &mut Conversation,
        timeout: Option<Duration>,
    ) -> Result<(), ModelError> {
        let told = self.toolbox.tools().user_command(timeout).await;
        let message = Message::text(Role::User, told);
        conversation
            .push(self.turn, ContextItem::Message(message))
            .await;
        Ok(())
    }

    /// Tells the model what changed about its surroundings.
    async fn tell_surroundings(&self, conversation: &mut Conversation) {
        let settings = &self.turn.thread().settings;
        let home = &self.agent.0.sources.home;
        let news = instructions::news(settings, &self.setup.config, home, conversation.told());
        if let Some((items, told)) = news {
            conversation.tell(self.turn, items, told).await;
        }
    }

    async fn take_input(
        &self,
        conversation: &mut Conversation,
        parts: &[threadwire_engine::InputPart],
    ) {
        let settings = &self.turn.thread().settings;
        let home = &self.agent.0.sources.home;
        let mut items = skills::messages(parts, &settings.cwd, home).await;
        items.push(ContextItem::Message(input::message(parts).await));
        conversation.extend(self.turn, items).await;
    }

    /// Makes the request for the conversation as it is.
    pub(super) fn request<'r>(
        &'r self,
        input: &'r [ContextItem],
        tools: &'r [ToolDef],
    ) -> Request<'r> {
        let config = &self.setup.config;
        Request {
            model: &self.setup.model,
            instructions: match self.turn.task() {
                TurnTask::Review => instructions::REVIEW,
                _ => instructions::base(&self.turn.thread().settings),
            },
            input,
            tools,
            effort: self.setup.effort.as_deref(),
            summary: self
                .turn
                .thread()
                .settings
                .summary
                .as_deref()
                .or(config.model_reasoning_summary.as_deref())
                .or(self.setup.effort.as_ref().map(|_| "auto"))
                .filter(|summary| *summary != "none"),
            verbosity: config.model_verbosity.as_deref(),
            max_output_tokens: config.model_max_output_tokens,
            output_schema: self.turn.output_schema(),
            cache_key: &self.setup.cache_key,
        }
    }
}

/// Returns tokens that fill a context.
fn full(window: u64) -> threadwire_engine::Usage {
    threadwire_engine::Usage {
        estimated: window,
        ..Default::default()
    }
}
