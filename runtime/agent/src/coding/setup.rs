//! The setup of a turn: the configuration of its folder, its provider and its model.

use std::sync::Arc;

use threadwire_engine::{TurnContext, TurnError, TurnErrorKind};
use threadwire_host::Snapshot;
use threadwire_workspace::mcp::Servers;

use super::{CodingAgent, servers, turn::beside};
use crate::{
    model::{ModelError, Provider},
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
    /// Size of the usable context, in tokens.
    pub(super) window: u64,
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
    /// Whether the depth limit allows the agent to spawn subagents.
    pub(super) may_spawn: bool,
}

impl Setup {
    /// Returns the limits of page fetches; `None` if fetches are off.
    pub(super) fn fetches(&self) -> Option<FetchOptions> {
        let configured = &self.config.tools.web_fetch;
        configured.enabled.then(|| FetchOptions {
            private_addresses: configured.private_addresses,
            ..FetchOptions::default()
        })
    }

    pub(super) async fn new(agent: &CodingAgent, turn: &TurnContext) -> Result<Self, TurnError> {
        let settings = &turn.thread().settings;
        let configuration = &agent.0.config;
        let config = configuration
            .current(Some(&settings.cwd), &settings.overrides.0)
            .await
            .map_err(|error| TurnError {
                message: format!("failed to load configuration: {error}"),
                kind: TurnErrorKind::Other,
                details: None,
            })?;
        // This reads stored keys and tokens.
        let (agent, turn) = (agent.clone(), turn.clone());
        beside(move || Self::of(&agent, &turn, config)).await
    }

    fn of(
        agent: &CodingAgent,
        turn: &TurnContext,
        config: Arc<Snapshot>,
    ) -> Result<Self, TurnError> {
        let thread = turn.thread();
        let settings = &thread.settings;
        let environment = |name: &str| std::env::var(name).ok();
        let home = agent.0.config.home();
        let provider = Provider::find(&config, &settings.model_provider, &environment, home)
            .map_err(|error| error.turn_error())?
            .signed_in(&agent.0.accounts);
        let model = match (&*settings.model, provider.default_model) {
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
        let whole = config
            .model_context_window
            .unwrap_or_else(|| agent.0.catalog.context_window(&provider.id, &model));
        Ok(Self {
            window: whole.saturating_mul(USED_PERCENT) / 100,
            compact_at: config
                .model_auto_compact_token_limit
                .unwrap_or(whole.saturating_mul(COMPACT_PERCENT) / 100),
            effort: settings.effort.clone(),
            cache_key: thread.id.to_string(),
            has_goal: thread.goal.is_some(),
            has_editor: turn.state(Editors::default).reads(),
            has_evaluator: turn.state(Evaluators::default).is_any(),
            may_spawn: thread.spawned.as_ref().map_or(0, |place| place.depth)
                < config.agents.max_depth,
            servers: servers::of_turn(&agent.0.mcp, turn, &config),
            config,
            provider,
            model,
        })
    }
}
