//! The setup of a turn: the configuration of its folder, its provider and its model.

use std::sync::Arc;

use threadwire_engine::{
    ContextWindow, LoadedThread, Settings, Thread, TurnContext, TurnError, TurnErrorKind, TurnTask,
};
use threadwire_host::Snapshot;
use threadwire_workspace::{blocking, mcp::Servers};

use super::CodingAgent;
use crate::{
    model::{
        ASSUMED_WINDOW, ContextItem, DEFAULT_TIER, ModelError, Provider, Request, ToolDef,
        offered_tier,
    },
    tools::{Editors, Evaluators, FetchOptions},
};

/// How much of a model's context is used at most, in percent; the rest is reserved for tokens that are not counted.
const USED_PERCENT: u64 = 95;

/// How full a context is when compaction starts, in percent.
const COMPACT_PERCENT: u64 = 90;

/// The setup of a turn.
#[derive(Debug)]
pub(super) struct Setup {
    pub(super) config: Arc<Snapshot>,
    pub(super) provider: Provider,
    pub(super) model: String,
    pub(super) effort: Option<String>,
    /// The service tier of requests; `None` for the provider's default.
    pub(super) service_tier: Option<String>,
    /// Size of the usable context, in tokens.
    pub(super) window: u64,
    /// Whether the model is unknown, so that the window is assumed.
    assumes_window: bool,
    /// Number of tokens at which compaction starts.
    pub(super) compact_at: u64,
    /// The key of the provider's prompt cache for this thread.
    pub(super) cache_key: String,
    /// The MCP servers of the thread.
    pub(super) servers: Arc<Servers>,
    /// Whether the thread has a goal.
    pub(super) has_goal: bool,
    /// Whether a client has an editor that reads files.
    pub(super) has_editor: bool,
    /// Whether a client evaluates JavaScript.
    pub(super) has_evaluator: bool,
    /// Whether the turn is a review.
    pub(super) is_review: bool,
    /// Whether the depth limit allows the agent to spawn subagents.
    pub(super) may_spawn: bool,
}

/// Returns the tier to ask a provider for; `None` for its default.
fn service_tier(chosen: Option<&str>, model: &str) -> Option<String> {
    let offered = chosen.and_then(|chosen| offered_tier(chosen, model));
    offered
        .filter(|tier| *tier != DEFAULT_TIER)
        .map(str::to_owned)
}

/// What a setup needs of the state of a loaded thread.
struct State {
    has_editor: bool,
    has_evaluator: bool,
    servers: Arc<Servers>,
}

impl Setup {
    /// Returns the usable context as observers see it.
    pub(super) fn context_window(&self) -> ContextWindow {
        ContextWindow {
            tokens: Some(self.window),
            is_assumed: self.assumes_window,
        }
    }

    /// Returns the limits of page fetches; `None` if fetches are off.
    pub(super) fn fetches(&self) -> Option<FetchOptions> {
        let configured = &self.config.tools.web_fetch;
        configured.enabled.then(|| FetchOptions {
            private_addresses: configured.private_addresses,
            ..FetchOptions::default()
        })
    }

    /// Creates the request for a conversation of a thread with these settings.
    pub(super) fn request<'r>(
        &'r self,
        settings: &'r Settings,
        instructions: &'r str,
        input: &'r [ContextItem],
        tools: &'r [ToolDef],
    ) -> Request<'r> {
        let config = &self.config;
        Request {
            model: &self.model,
            instructions,
            input,
            tools,
            effort: self.effort.as_deref(),
            summary: settings
                .summary
                .as_deref()
                .or(config.model_reasoning_summary.as_deref())
                .or(self.effort.as_ref().map(|_| "auto")),
            service_tier: self.service_tier.as_deref(),
            verbosity: config.model_verbosity.as_deref(),
            max_output_tokens: config.model_max_output_tokens,
            may_call: true,
            stream_calls: false,
            output_schema: None,
            turn_metadata: None,
            cache_key: &self.cache_key,
        }
    }

    /// Makes the setup of a turn.
    pub(super) async fn new(agent: &CodingAgent, turn: &TurnContext) -> Result<Self, TurnError> {
        let state = State {
            has_editor: turn.state(Editors::default).reads(),
            has_evaluator: turn.state(Evaluators::default).is_any(),
            servers: turn.state(|| Servers::new(|_| {})),
        };
        let mut setup = Self::of_thread(agent, turn.thread(), state).await?;
        setup.is_review = turn.task() == TurnTask::Review;
        if setup.is_review
            && let Some(model) = &setup.config.review_model
        {
            setup.model.clone_from(model);
        }
        if let Some(tier) = turn.service_tier() {
            setup.service_tier = service_tier(Some(tier), &setup.model);
        }
        Ok(setup)
    }

    /// Makes the setup of a question outside of turns.
    pub(super) async fn aside(
        agent: &CodingAgent,
        thread: &LoadedThread,
    ) -> Result<Self, TurnError> {
        let state = State {
            has_editor: thread.state(Editors::default).reads(),
            has_evaluator: thread.state(Evaluators::default).is_any(),
            servers: thread.state(|| Servers::new(|_| {})),
        };
        Self::of_thread(agent, thread.thread(), state).await
    }

    async fn of_thread(
        agent: &CodingAgent,
        thread: &Arc<Thread>,
        state: State,
    ) -> Result<Self, TurnError> {
        let settings = &thread.settings;
        let configuration = &agent.0.config;
        let config = configuration
            .of_thread(settings)
            .await
            .map_err(|error| TurnError {
                message: format!("failed to load configuration: {error}"),
                kind: TurnErrorKind::Other,
                details: None,
            })?;
        // This reads stored keys and tokens.
        let (agent, thread) = (agent.clone(), Arc::clone(thread));
        blocking::run(move || Self::of(&agent, &thread, state, config)).await
    }

    fn of(
        agent: &CodingAgent,
        thread: &Thread,
        state: State,
        config: Arc<Snapshot>,
    ) -> Result<Self, TurnError> {
        let settings = &thread.settings;
        let environment = |name: &str| std::env::var(name).ok();
        let home = agent.0.config.home();
        let provider = Provider::find(&config, &settings.model_provider, &environment, home)
            .map_err(|error| error.turn_error())?
            .signed_in(&agent.0.accounts);
        // A thread that Codex began may have none.
        let configured = match &*settings.model {
            "" => config.model.as_deref(),
            _ => None,
        };
        let model = match (&*settings.model, provider.default_model.or(configured)) {
            ("" | crate::MODEL, Some(default)) => default.to_owned(),
            ("" | crate::MODEL, None) => {
                let missing = format!(
                    "No model is chosen for model provider `{}`: set `model` in the configuration",
                    provider.id
                );
                return Err(ModelError::Configuration(missing).turn_error());
            }
            (model, _) => model.to_owned(),
        };
        let positive = |tokens: Option<i64>| tokens.and_then(|tokens| tokens.try_into().ok());
        let known = positive(config.model_context_window)
            .or_else(|| agent.0.catalog.context_window(&provider.id, &model));
        let whole = known.unwrap_or(ASSUMED_WINDOW);
        agent.0.mcp.renew(&state.servers, settings, &config);
        Ok(Self {
            window: whole.saturating_mul(USED_PERCENT) / 100,
            assumes_window: known.is_none(),
            compact_at: positive(config.model_auto_compact_token_limit)
                .unwrap_or(whole.saturating_mul(COMPACT_PERCENT) / 100),
            effort: settings.effort.clone(),
            service_tier: service_tier(settings.service_tier.as_deref(), &model),
            cache_key: thread.id.to_string(),
            has_goal: thread.goal.is_some(),
            has_editor: state.has_editor,
            has_evaluator: state.has_evaluator,
            is_review: false,
            may_spawn: i64::from(thread.spawned.as_ref().map_or(0, |place| place.depth))
                < config.agents.max_depth,
            servers: state.servers,
            config,
            provider,
            model,
        })
    }
}
