//! Who answers a thread.

use std::sync::{Arc, Mutex, PoisonError};

use threadwire_engine::{Agent, BoxFuture, LoadedThread, Model, TurnContext, TurnError};

use crate::{CodingAgent, OfflineAgent, offline::PROVIDER};

/// Lets the offline agent answer threads of its own provider, and the coding agent all others. Clones are the same.
#[derive(Clone, Debug)]
pub struct BuiltInAgents {
    /// Answers where a provider is chosen.
    coding: CodingAgent,
    /// Answers where none is.
    offline: OfflineAgent,
    /// The models of the coding agent, and those of both that were made of them.
    models: Arc<Mutex<Option<Made>>>,
}

/// The models of the coding agent, and the list that was made of them.
type Made = (Arc<[Model]>, Arc<[Model]>);

impl BuiltInAgents {
    /// Puts the two together.
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

    /// Returns the models of the providers, and the offline one last; it is the default where nothing is configured.
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

    /// The servers of a thread serve its clients too, whoever answers.
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
