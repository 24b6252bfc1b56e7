//! The choice between the built-in agents.

use std::sync::{Arc, Mutex, PoisonError};

use threadwire_engine::{Agent, BoxFuture, LoadedThread, Model, TurnContext, TurnError};

use crate::{CodingAgent, OfflineAgent, offline::PROVIDER};

/// Runs the offline agent on threads with its provider, and the coding agent on all others. Clones share their state.
#[derive(Clone, Debug)]
pub struct BuiltInAgents {
    /// Runs turns of threads with any other provider.
    coding: CodingAgent,
    /// Runs turns of threads with the offline provider.
    offline: OfflineAgent,
    /// The last combined list of models, and what it was made from.
    models: Arc<Mutex<Option<Made>>>,
}

/// The models of the coding agent, and the combined list that was made from them.
type Made = (Arc<[Model]>, Arc<[Model]>);

impl BuiltInAgents {
    /// Combines the two agents.
    pub fn new(coding: CodingAgent, offline: OfflineAgent) -> Self {
        Self {
            coding,
            offline,
            models: Arc::default(),
        }
    }
}

impl Agent for BuiltInAgents {
    fn name(&self) -> &str {
        "threadwire"
    }

    /// Returns the models of the providers, then the offline model, which is the default if no model is configured.
    fn models(&self) -> Arc<[Model]> {
        let coding = self.coding.models();
        let mut made = self.models.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, models)) = &*made
            && Arc::ptr_eq(of, &coding)
        {
            return Arc::clone(models);
        }
        let is_configured = coding.iter().any(|model| model.is_default);
        let offline = self.offline.models();
        let offline = offline.iter().map(|model| Model {
            is_default: !is_configured,
            ..model.clone()
        });
        let models: Arc<[Model]> = coding.iter().cloned().chain(offline).collect();
        *made = Some((coding, Arc::clone(&models)));
        models
    }

    fn refresh_models(&self, ask: bool) -> BoxFuture<'_, ()> {
        self.coding.refresh_models(ask)
    }

    /// Attaches the coding agent, whichever agent runs the turns: the clients use the MCP servers of the thread, too.
    fn attach(&self, thread: LoadedThread) {
        self.coding.attach(thread);
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        if turn.thread().settings.model_provider == PROVIDER {
            self.offline.run(turn)
        } else {
            self.coding.run(turn)
        }
    }
}
