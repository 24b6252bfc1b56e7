//! Who answers a thread.

use threadwire_engine::{Agent, BoxFuture, LoadedThread, Model, TurnContext, TurnError};

use crate::{CodingAgent, OfflineAgent, offline::PROVIDER};

/// Lets the offline agent answer threads of its own provider, and the coding agent all others.
#[derive(Clone, Debug)]
pub struct BuiltInAgents {
    /// Answers where a provider is chosen.
    pub coding: CodingAgent,
    /// Answers where none is.
    pub offline: OfflineAgent,
}

impl Agent for BuiltInAgents {
    fn name(&self) -> &str {
        "threadwire"
    }

    /// Returns the models of the providers, and the offline one last; it is the default where nothing is configured.
    fn models(&self) -> Vec<Model> {
        let mut models = self.coding.models();
        let is_configured = models.iter().any(|model| model.is_default);
        models.extend(self.offline.models().into_iter().map(|model| Model {
            is_default: !is_configured,
            ..model
        }));
        models
    }

    fn refresh_models(&self) -> BoxFuture<'_, ()> {
        self.coding.refresh_models()
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
