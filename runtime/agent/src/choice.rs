//! The choice between the agents.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex},
};

use threadwire_engine::{
    Agent, BoxFuture, LoadedThread, Model, NotReviewed, Past, ReviewedCall, Sample, Sampled,
    TurnContext, TurnError, TurnErrorKind,
};
use threadwire_workspace::locks::lock;

use threadwire_host::Host;

use crate::{CodingAgent, OfflineAgent, acp::AcpAgents, offline::PROVIDER};

/// Chooses the agent of a turn by the thread's provider: the offline agent, an agent of another maker that the
/// configuration names, or the coding agent for all others. Clones share their state.
#[derive(Clone, Debug)]
pub struct BuiltInAgents {
    /// Runs turns of threads with any other provider.
    coding: CodingAgent,
    /// Run turns of threads whose provider is the name of one of them.
    others: AcpAgents,
    /// Runs turns of threads with the offline provider.
    offline: OfflineAgent,
    /// The last combined list of models, and what it was made from.
    models: Arc<Mutex<Option<Made>>>,
}

/// The models of the coding agent and of other agents, and the combined list that was made from them.
type Made = ([Arc<[Model]>; 2], Arc<[Model]>);

impl BuiltInAgents {
    /// Combines the agents with those that the configuration of `host` names. `home` is the folder that keeps the user's
    /// rules, if it is used.
    pub fn new(
        host: &Host,
        home: Option<PathBuf>,
        coding: CodingAgent,
        offline: OfflineAgent,
    ) -> Self {
        Self {
            coding,
            others: AcpAgents::new(host, home),
            offline,
            models: Arc::default(),
        }
    }
}

impl Agent for BuiltInAgents {
    fn name(&self) -> &str {
        "threadwire"
    }

    /// Returns the models of the providers, then those of other agents, then the offline model, which is the default if
    /// nothing else is.
    fn models(&self) -> Arc<[Model]> {
        let of = [self.coding.models(), self.others.models()];
        let mut made = lock(&self.models);
        if let Some((known, models)) = &*made
            && known
                .iter()
                .zip(&of)
                .all(|(known, of)| Arc::ptr_eq(known, of))
        {
            return Arc::clone(models);
        }
        let [coding, others] = &of;
        let is_other = others.iter().any(|model| model.is_default);
        let coding = coding.iter().map(|model| Model {
            is_default: model.is_default && !is_other,
            ..model.clone()
        });
        let mut models: Vec<Model> = coding.chain(others.iter().cloned()).collect();
        let is_configured = models.iter().any(|model| model.is_default);
        let offline = self.offline.models();
        models.extend(offline.iter().map(|model| Model {
            is_default: !is_configured,
            ..model.clone()
        }));
        let models: Arc<[Model]> = models.into();
        *made = Some((of, Arc::clone(&models)));
        models
    }

    fn refresh_models(&self, ask: bool) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            tokio::join!(
                self.coding.refresh_models(ask),
                self.others.refresh_models()
            );
        })
    }

    /// Attaches the coding agent, whichever agent runs the turns: the clients use the MCP servers of the thread, too.
    fn attach(&self, thread: LoadedThread) {
        self.coding.attach(thread);
    }

    fn detach(&self, thread: LoadedThread) -> Option<BoxFuture<'static, ()>> {
        self.coding.detach(thread)
    }

    /// Samples with the coding agent. The others have no model of ours.
    fn sample(&self, sample: Sample) -> BoxFuture<'_, Result<Sampled, TurnError>> {
        match sample.past.thread.thread().settings.model_provider == PROVIDER {
            true => self.offline.sample(sample),
            false => self.coding.sample(sample),
        }
    }

    /// Reviews with the coding agent. The others have no model of ours.
    fn review_last_call(&self, past: Past) -> BoxFuture<'_, Result<ReviewedCall, NotReviewed>> {
        match past.thread.thread().settings.model_provider == PROVIDER {
            true => self.offline.review_last_call(past),
            false => self.coding.review_last_call(past),
        }
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async move {
            if turn.thread().settings.model_provider == PROVIDER {
                self.coding.renew_servers(&turn).await;
                return self.offline.run(turn).await;
            }
            match self.others.chosen(&turn).await {
                Some(_) if turn.pursued().is_some() => Err(TurnError {
                    message: "the agent of this thread cannot work towards a goal on its own"
                        .to_owned(),
                    kind: TurnErrorKind::Other,
                    details: None,
                }),
                Some(chosen) => {
                    self.coding.renew_servers(&turn).await;
                    self.others.run(chosen, turn).await
                }
                None => self.coding.run(turn).await,
            }
        })
    }
}
