//! The coding agent: a model that works in a workspace by calling tools, until it has an answer.
//!
//! `turn.rs` is the loop, `answer.rs` one answer of the model, `conversation.rs` what the model is told, `registry.rs`
//! what it may call.

mod agents;
mod answer;
mod calls;
mod compact;
mod conversation;
mod hooks;
mod input;
mod instructions;
mod order;
mod plan;
mod registry;
mod review;
mod servers;
mod setup;
mod skills;
mod turn;

use std::sync::Arc;

use threadwire_engine::{Agent, BoxFuture, LoadedThread, Model, TurnContext, TurnError};
use threadwire_workspace::{
    config::{self, Config, Sources},
    mcp::Manager,
};

use crate::{
    extensions::Extensions,
    model::{Catalog, Client, Provider},
};

/// Efforts that can be chosen where nothing better is known.
const EFFORTS: [&str; 4] = ["minimal", "low", "medium", "high"];

/// What the model is told of a call that was not carried out to its end because the turn was cancelled. It sees it only
/// when the thread goes on.
const ABORTED: &str = "aborted by the user";

/// The agent that works with the models of the configuration. Clones share connections and what is known of models.
#[derive(Clone, Debug)]
pub struct CodingAgent(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    sources: Sources,
    /// Whether "always allow" answers are kept in the home folder.
    keeps_rules: bool,
    extensions: Extensions,
    client: Client,
    catalog: Catalog,
    mcp: Arc<Manager>,
    seats: agents::Seats,
    inheritances: agents::Inheritances,
}

impl CodingAgent {
    /// Makes the agent. Configuration is read from `sources` for each turn, together with that of the thread's folder;
    /// rules that "always allow" answers make are kept in their home folder if `keeps_rules`.
    pub fn new(sources: Sources, keeps_rules: bool) -> Self {
        Self::with_extensions(sources, keeps_rules, Extensions::default())
    }

    /// Makes the agent as [`CodingAgent::new`] does, with tools and middleware of this program.
    pub fn with_extensions(sources: Sources, keeps_rules: bool, extensions: Extensions) -> Self {
        Self(Arc::new(Shared {
            mcp: Arc::new(Manager::new(sources.clone())),
            sources,
            keeps_rules,
            extensions,
            client: Client::default(),
            catalog: Catalog::default(),
            seats: Default::default(),
            inheritances: Default::default(),
        }))
    }

    /// Returns what knows the MCP servers of threads.
    pub fn mcp(&self) -> &Arc<Manager> {
        &self.0.mcp
    }

    fn provider(&self, config: &Config, id: &str) -> Option<Provider> {
        let environment = |name: &str| std::env::var(name).ok();
        Provider::find(config, id, &environment, &self.0.sources.home).ok()
    }

    /// Returns the providers that are configured by name or by choice, the chosen one first.
    fn providers(&self) -> (Config, Vec<Provider>) {
        let config = config::load(&self.0.sources)
            .map(|loaded| loaded.config)
            .unwrap_or_default();
        let chosen = config.chosen_provider().map(str::to_owned);
        let others = config.model_providers.keys().cloned();
        let mut names: Vec<String> = chosen.into_iter().collect();
        names.extend(others.filter(|name| Some(name.as_str()) != config.chosen_provider()));
        let providers = names
            .iter()
            .filter_map(|name| self.provider(&config, name))
            .collect();
        (config, providers)
    }
}

impl Agent for CodingAgent {
    fn name(&self) -> &str {
        "coding"
    }

    fn models(&self) -> Vec<Model> {
        let (config, providers) = self.providers();
        let mut models: Vec<Model> = Vec::new();
        for provider in &providers {
            let is_chosen = config.chosen_provider() == Some(&*provider.id);
            let chosen = if is_chosen {
                config
                    .model
                    .clone()
                    .or_else(|| provider.default_model.map(str::to_owned))
            } else {
                None
            };
            let listed = self.0.catalog.models(&provider.id);
            let names = chosen.iter().cloned().map(|id| (id, None));
            let names = names.chain(
                listed
                    .into_iter()
                    .map(|model| (model.id, model.display_name)),
            );
            for (id, display_name) in names {
                let is_known = |known: &Model| known.id == id && known.provider == provider.id;
                if models.iter().any(is_known) {
                    continue;
                }
                models.push(Model {
                    is_default: chosen.as_ref() == Some(&id),
                    display_name: display_name.unwrap_or_else(|| id.clone()),
                    description: format!("Offered by {}", provider.name),
                    efforts: EFFORTS.map(str::to_owned).to_vec(),
                    default_effort: config.model_reasoning_effort.clone(),
                    provider: provider.id.clone(),
                    id,
                });
            }
        }
        models
    }

    fn refresh_models(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let (_, providers) = self.providers();
            let mut asked = tokio::task::JoinSet::new();
            for provider in providers {
                let shared = Arc::clone(&self.0);
                asked.spawn(async move { shared.catalog.refresh(&shared.client, &provider).await });
            }
            asked.join_all().await;
        })
    }

    fn attach(&self, thread: LoadedThread) {
        servers::attach(&self.0.mcp, &thread);
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(turn::run(self, turn))
    }
}
