//! The setup of a turn: the configuration of its folder, its provider and its model.

use std::sync::Arc;

use threadwire_engine::{
    ContextWindow, LoadedThread, Settings, Thread, TurnContext, TurnError, TurnErrorKind, TurnTask,
};
use threadwire_host::Snapshot;
use threadwire_workspace::{
    blocking,
    config::{CatalogModel, Verbosity},
    mcp::Servers,
};

use super::{CodingAgent, instructions};
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
fn service_tier(chosen: Option<&str>, model: &str, config: &Snapshot) -> Option<String> {
    let known = known(config, model);
    let offered = chosen.and_then(|chosen| match known {
        Some(known) => known
            .service_tiers
            .iter()
            .any(|tier| tier.id == chosen)
            .then_some(chosen),
        None => offered_tier(chosen, model),
    });
    offered
        .filter(|tier| *tier != DEFAULT_TIER)
        .map(str::to_owned)
}

/// Returns what the configured catalog says of a model.
fn known<'c>(config: &'c Snapshot, model: &str) -> Option<&'c CatalogModel> {
    config.loaded.catalog.as_ref()?.find(model)
}

/// What a setup needs of the state of a loaded thread.
struct State {
    has_editor: bool,
    has_evaluator: bool,
    servers: Arc<Servers>,
}

/// The context of a model, in tokens.
struct Context {
    usable: u64,
    is_assumed: bool,
    compact_at: u64,
}

impl Context {
    fn of(agent: &CodingAgent, config: &Snapshot, provider: &Provider, model: &str) -> Self {
        let positive = |tokens: Option<i64>| tokens.and_then(|tokens| tokens.try_into().ok());
        let known = known(config, model);
        let most = known.and_then(|known| positive(known.max_context_window));
        let configured = positive(config.model_context_window)
            .map(|tokens: u64| tokens.min(most.unwrap_or(u64::MAX)));
        let whole = configured
            .or_else(|| positive(known?.context_window))
            .or(most)
            .or_else(|| agent.0.catalog.context_window(&provider.id, model));
        let percent =
            known.and_then(|known| positive(Some(known.effective_context_window_percent)));
        let limit = positive(config.model_auto_compact_token_limit)
            .or_else(|| positive(known?.auto_compact_token_limit));
        let is_assumed = whole.is_none();
        let whole = whole.unwrap_or(ASSUMED_WINDOW);
        Self {
            usable: whole.saturating_mul(percent.unwrap_or(USED_PERCENT)) / 100,
            is_assumed,
            compact_at: limit.unwrap_or(whole.saturating_mul(COMPACT_PERCENT) / 100),
        }
    }
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

    /// Returns what the configured catalog says of the model.
    pub(super) fn known(&self) -> Option<&CatalogModel> {
        known(&self.config, &self.model)
    }

    /// Returns the instructions for a thread with these settings: those that were chosen for it, else those of its model.
    pub(super) fn instructions<'s>(&'s self, settings: &'s Settings) -> &'s str {
        let chosen = settings.base_instructions.as_deref();
        chosen
            .or(self.known().map(CatalogModel::instructions))
            .unwrap_or_else(|| instructions::base(settings))
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
        let known = self.known();
        let effort = self.effort.as_deref();
        let effort = effort.or(known.and_then(|known| known.default_reasoning_level.as_deref()));
        let usual_summary = known
            .filter(|known| known.reasons())
            .map(|known| known.default_reasoning_summary.word());
        let verbosity = config.model_verbosity.as_deref();
        Request {
            model: &self.model,
            instructions,
            input,
            tools,
            reasons: match config.model_supports_reasoning_summaries {
                Some(true) => Some(true),
                _ => known.map(CatalogModel::reasons),
            },
            is_blind: known.is_some_and(|known| !known.sees()),
            effort,
            summary: settings
                .summary
                .as_deref()
                .or(config.model_reasoning_summary.as_deref())
                .or(usual_summary)
                .or(effort.map(|_| "auto")),
            service_tier: self.service_tier.as_deref(),
            verbosity: match known {
                None => verbosity,
                Some(known) if !known.support_verbosity => None,
                Some(known) => verbosity.or(known.default_verbosity.map(Verbosity::word)),
            },
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
            setup.service_tier = service_tier(Some(tier), &setup.model, &setup.config);
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
        let first = config.loaded.catalog.as_ref();
        let first = first.and_then(|catalog| Some(&*catalog.first()?.slug));
        let configured = match &*settings.model {
            "" => config.model.as_deref().or(first),
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
        agent.0.mcp.renew(&state.servers, settings, &config);
        let context = Context::of(agent, &config, &provider, &model);
        Ok(Self {
            window: context.usable,
            assumes_window: context.is_assumed,
            compact_at: context.compact_at,
            effort: settings.effort.clone(),
            service_tier: service_tier(settings.service_tier.as_deref(), &model, &config),
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
