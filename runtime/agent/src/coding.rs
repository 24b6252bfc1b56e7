//! The coding agent: a model works in a workspace by calling tools, until it has an answer.
//!
//! `turn.rs` is the loop, `answer.rs` handles one model response, `conversation.rs` holds the conversation,
//! `registry.rs` the tools that the model may call.

mod agents;
mod answer;
mod calls;
mod compact;
mod conversation;
mod guardian;
mod hooks;
mod input;
mod instructions;
mod notes;
mod notices;
mod notify;
mod order;
mod plan;
mod planned;
mod registry;
mod review;
mod sample;
mod servers;
mod setup;
mod skills;
mod turn;
mod user_hooks;

use std::sync::{Arc, Mutex, MutexGuard};

use threadwire_engine::{
    Agent, BoxFuture, LoadedThread, Model, NotReviewed, Past, ReviewedCall, Sample, Sampled,
    TurnContext, TurnError,
};
use threadwire_host::{Configuration, Host, Snapshot, accounts::Accounts, mcp::Manager};
use threadwire_workspace::{blocking, config::ModelCatalog, locks::lock};
use tokio::time::Instant;

pub(crate) use self::{
    compact::summarized,
    conversation::{context_entry, items_of_entry},
};
pub use self::{
    instructions::base as base_instructions,
    registry::{BuiltInTool, built_in_tools},
    review::render as review_text,
    user_hooks::SessionStart,
};
use crate::{
    extensions::Extensions,
    model::{Catalog, Client, FRESH, Provider},
};

/// Reasoning efforts that can be chosen, the same for all models.
const EFFORTS: [&str; 4] = ["minimal", "low", "medium", "high"];

/// The output of a call that did not finish because the turn was cancelled, to which [`Toolbox::call`] adds the time. The
/// model sees it only if the thread continues.
///
/// [`Toolbox::call`]: registry::Toolbox::call
const ABORTED: &str = "aborted by user";

/// The agent that runs the configured models. Clones share connections and the catalog of models.
#[derive(Clone, Debug)]
pub struct CodingAgent(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    config: Configuration,
    accounts: Accounts,
    /// Whether "always allow" approvals are stored as rules in the home folder.
    keeps_rules: bool,
    extensions: Extensions,
    client: Client,
    catalog: Catalog,
    models: Mutex<Models>,
    /// Held while `models` is rebuilt.
    refreshing: tokio::sync::Mutex<()>,
    mcp: Arc<Manager>,
    permits: agents::SubagentPermits,
    inheritances: agents::Inheritances,
}

/// The models of the default provider, then those of the other configured providers.
#[derive(Debug)]
struct Models {
    models: Arc<[Model]>,
    /// The configuration that the list was built from; `None` before the first time.
    of: Option<Arc<Snapshot>>,
    /// Until when no provider is asked again.
    fresh_until: Option<Instant>,
}

impl CodingAgent {
    /// Creates the agent. Each turn uses the configuration of its thread's folder. "Always allow" approvals are stored
    /// as rules in the home folder if `keeps_rules`.
    pub fn new(host: &Host, keeps_rules: bool) -> Self {
        Self::with_extensions(host, keeps_rules, Extensions::default())
    }

    /// Creates the agent like [`CodingAgent::new`], with tools and middleware of the embedding program.
    pub fn with_extensions(host: &Host, keeps_rules: bool, extensions: Extensions) -> Self {
        Self(Arc::new(Shared {
            mcp: Arc::clone(&host.mcp),
            config: host.config.clone(),
            accounts: host.accounts.clone(),
            models: Mutex::new(Models {
                models: Arc::default(),
                of: None,
                fresh_until: None,
            }),
            refreshing: tokio::sync::Mutex::default(),
            keeps_rules,
            extensions,
            client: Client::default(),
            catalog: Catalog::default(),
            permits: Default::default(),
            inheritances: Default::default(),
        }))
    }

    /// Returns the default provider, then the other configured providers. This reads stored keys.
    fn providers(&self, config: &Snapshot) -> Vec<Provider> {
        let environment = |name: &str| std::env::var(name).ok();
        let others = config.model_providers.keys().map(String::as_str);
        let others = others.filter(|name| Some(*name) != config.chosen_provider());
        config
            .chosen_provider()
            .into_iter()
            .chain(others)
            .filter_map(|name| {
                let found = Provider::find(config, name, &environment, self.0.config.home());
                Some(found.ok()?.signed_in(&self.0.accounts))
            })
            .collect()
    }

    /// Builds the list of models of these providers.
    fn listed(&self, config: &Snapshot, providers: &[Provider]) -> Arc<[Model]> {
        let mut models: Vec<Model> = Vec::new();
        for provider in providers {
            let is_chosen = config.chosen_provider() == Some(&*provider.id);
            let catalog = config.loaded.catalog.as_ref().filter(|_| is_chosen);
            let chosen = if is_chosen {
                let first = catalog.and_then(|catalog| catalog.first());
                let first = first.map(|model| &*model.slug);
                let usual = || first.or(provider.default_model).map(str::to_owned);
                config.model.clone().or_else(usual)
            } else {
                None
            };
            if let Some(catalog) = catalog {
                let known: Vec<_> = catalog_models(catalog, &provider.id, chosen.as_deref());
                // A model that the catalog does not have stands before those that it has.
                let is_new = known.iter().all(|model| !model.is_default);
                let unlisted = chosen.as_ref().filter(|_| is_new);
                models.extend(unlisted.map(|id| described(config, provider, id, None, true)));
                models.extend(known);
                continue;
            }
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
                let is_default = chosen.as_ref() == Some(&id);
                models.push(described(config, provider, &id, display_name, is_default));
            }
        }
        models.into()
    }

    /// Adapts the MCP servers of a thread to the configuration, before a turn of another agent.
    pub(crate) async fn renew_servers(&self, turn: &TurnContext) {
        let thread = turn.thread();
        let id = thread.id.to_string();
        self.0.mcp.renew_thread(&id, &thread.settings).await;
    }

    /// Rebuilds the list of models if it is outdated. With `ask`, providers are asked for their lists.
    async fn refresh(&self, ask: bool) {
        // An unreadable configuration offers no models; turns report the error.
        let Ok(config) = self.0.config.current(None, &[]).await else {
            return;
        };
        if self.is_current(&config, ask) {
            return;
        }
        let _refreshing = self.0.refreshing.lock().await;
        if self.is_current(&config, ask) {
            return;
        }
        let providers = {
            let (agent, config) = (self.clone(), Arc::clone(&config));
            blocking::run(move || agent.providers(&config)).await
        };
        let mut fresh_until = None;
        if ask {
            let mut asked = tokio::task::JoinSet::new();
            for provider in providers.clone() {
                let shared = Arc::clone(&self.0);
                asked.spawn(async move { shared.catalog.refresh(&shared.client, &provider).await });
            }
            fresh_until = asked.join_all().await.into_iter().min();
        }
        let models = self.listed(&config, &providers);
        *self.models_known() = Models {
            models,
            of: Some(config),
            fresh_until: fresh_until.or_else(|| ask.then(|| Instant::now() + FRESH)),
        };
    }

    fn is_current(&self, config: &Arc<Snapshot>, ask: bool) -> bool {
        let known = self.models_known();
        let is_same = known.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, config));
        is_same
            && (!ask
                || known
                    .fresh_until
                    .is_some_and(|until| Instant::now() < until))
    }

    fn models_known(&self) -> MutexGuard<'_, Models> {
        lock(&self.0.models)
    }
}

/// Describes a model of which its provider tells no more than the name.
fn described(
    config: &Snapshot,
    provider: &Provider,
    id: &str,
    display_name: Option<String>,
    is_default: bool,
) -> Model {
    Model {
        is_default,
        is_hidden: false,
        display_name: display_name.unwrap_or_else(|| id.to_owned()),
        description: format!("Offered by {}", provider.name),
        efforts: EFFORTS.map(str::to_owned).to_vec(),
        default_effort: config.model_reasoning_effort.clone(),
        provider: provider.id.clone(),
        id: id.to_owned(),
    }
}

/// Describes the models of a catalog. Of several entries for one model, the first counts.
pub(super) fn catalog_models(
    catalog: &ModelCatalog,
    provider: &str,
    default: Option<&str>,
) -> Vec<Model> {
    let mut models: Vec<Model> = Vec::new();
    for entry in catalog.models() {
        if models.iter().any(|known| known.id == entry.slug) {
            continue;
        }
        let efforts = entry.supported_reasoning_levels.iter();
        models.push(Model {
            is_default: default == Some(&*entry.slug),
            is_hidden: !entry.is_offered(),
            display_name: entry.display_name.clone(),
            description: entry.description.clone().unwrap_or_default(),
            efforts: efforts.map(|level| level.effort.clone()).collect(),
            default_effort: entry.default_reasoning_level.clone(),
            provider: provider.to_owned(),
            id: entry.slug.clone(),
        });
    }
    models
}

impl Agent for CodingAgent {
    fn name(&self) -> &str {
        "coding"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::clone(&self.models_known().models)
    }

    fn refresh_models(&self, ask: bool) -> BoxFuture<'_, ()> {
        Box::pin(self.refresh(ask))
    }

    fn attach(&self, thread: LoadedThread) {
        servers::attach(&self.0.mcp, &thread);
    }

    fn detach(&self, thread: LoadedThread) -> Option<BoxFuture<'static, ()>> {
        user_hooks::end_thread(&thread)
    }

    fn sample(&self, sample: Sample) -> BoxFuture<'_, Result<Sampled, TurnError>> {
        Box::pin(sample::run(self, sample))
    }

    fn review_last_call(&self, past: Past) -> BoxFuture<'_, Result<ReviewedCall, NotReviewed>> {
        Box::pin(guardian::review_last_call(self, past))
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(turn::run(self, turn))
    }
}
