//! Agents of other makers: programs that speak the Agent Client Protocol answer threads.
//!
//! `backend.rs` starts the programs and shakes hands, `programs.rs` and `chain.rs` run them, `link.rs`, `responder.rs` and
//! `routes.rs` carry messages, and `conductor.rs` passes messages between an agent and the proxies in front of it.
//! `session.rs` keeps the session of a thread, `choices.rs` what it offers the user, `turn.rs` runs one turn.
//! `projection.rs` and `calls.rs` turn updates into items, which `bounds.rs` keeps short, `permission.rs` asks the user,
//! `told.rs` keeps what items have no words for. `relayed.rs` passes on what is for MCP servers of clients, `serve.rs` answers the agent's requests for files and
//! terminals.

mod backend;
mod bounds;
mod calls;
mod chain;
mod choices;
mod conductor;
mod link;
mod permission;
mod programs;
mod projection;
mod prompt;
mod relayed;
mod responder;
mod routes;
mod serve;
mod session;
mod terminals;
pub mod told;
mod turn;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard},
};

use threadwire_engine::{BoxFuture, Model, TurnContext, TurnError, TurnTask};
use threadwire_host::{Configuration, Host, Records, Snapshot, mcp::Manager};
use threadwire_workspace::{
    config::{AgentProgram, CommandEnvironment},
    locks::lock,
};

pub use self::choices::{
    AgentChoices, AgentOffers, AgentSession, CHOICES, Choice, OFFERS, choices,
};
use self::{
    backend::{Backends, Named, failure},
    projection::Said,
    session::Offered,
};
use crate::{inject, tools::Tools};

/// Starts an agent in `cwd` behind its proxies, shakes hands and ends them. Returns what it says about itself in a few
/// words.
///
/// Errors: why it does not start, as a sentence that names it and the program that fails.
pub async fn try_agent(name: &str, program: AgentProgram, cwd: &Path) -> Result<String, String> {
    let agent = Named {
        name: name.to_owned(),
        program,
    };
    let backend = backend::Backend::start(&agent, cwd).await;
    backend
        .map(|backend| backend.about())
        .map_err(|error| error.message)
}

/// The agents that the configuration names under `agents`. Clones share their processes.
#[derive(Clone, Debug)]
pub(crate) struct AcpAgents(Arc<Shared>);

#[derive(Debug)]
pub(crate) struct Shared {
    config: Configuration,
    records: Records,
    /// The MCP servers of threads.
    mcp: Arc<Manager>,
    /// The folder that keeps the user's rules, if it is used.
    home: Option<PathBuf>,
    backends: Backends,
    models: Mutex<Models>,
}

#[derive(Debug, Default)]
struct Models {
    list: Arc<[Model]>,
    /// The configuration that the list was built from.
    of: Option<Arc<Snapshot>>,
    /// The models that agents offered in their last session, by agent.
    offered: BTreeMap<String, Vec<Offered>>,
}

impl AcpAgents {
    /// Creates the agents. "Always allow" rules of the user are read from `home`.
    pub(crate) fn new(host: &Host, home: Option<PathBuf>) -> Self {
        Self(Arc::new(Shared {
            config: host.config.clone(),
            records: host.records.clone(),
            mcp: Arc::clone(&host.mcp),
            home,
            backends: Backends::new(host.config.cwd().to_owned()),
            models: Mutex::default(),
        }))
    }

    /// Returns the program that answers a thread, if it is one of another maker.
    ///
    /// Errors: the entry of the configuration is wrong.
    pub(crate) async fn chosen(&self, turn: &TurnContext) -> Option<Result<Chosen, TurnError>> {
        let settings = &turn.thread().settings;
        // An invalid configuration is reported by the coding agent.
        let config = self.0.config.of_thread(settings).await.ok()?;
        let name = settings.model_provider.clone();
        let chosen = match config.agents.program(&name)? {
            // It runs outside of our tools.
            Ok(_) if !settings.has_environment => Err(failure(format!(
                "The agent `{name}` is a program of its own, and this thread has no environment for it"
            ))),
            Ok(program) => Ok(Chosen {
                agent: Named { name, program },
                config,
            }),
            Err(problem) => Err(failure(problem)),
        };
        Some(chosen)
    }

    /// Runs a turn, unless the choice of its agent failed.
    pub(crate) fn run(
        &self,
        chosen: Result<Chosen, TurnError>,
        turn: TurnContext,
    ) -> BoxFuture<'static, Result<(), TurnError>> {
        let agents = self.clone();
        Box::pin(async move {
            let chosen = match chosen {
                Ok(chosen) => chosen,
                Err(error) => {
                    if turn.task() == TurnTask::Review {
                        turn::end_review(&turn, "").await;
                    }
                    return Err(error);
                }
            };
            let environment = CommandEnvironment::new(&chosen.config);
            let tools = Tools::new(turn, agents.0.home.as_deref(), environment)
                .with_rules(chosen.config.loaded.rules.clone());
            match tools.turn().task() {
                TurnTask::Command { timeout } => {
                    let told = tools.user_command(timeout).await;
                    // The agent reads it with its next prompt.
                    if let Some((key, entry)) = inject::of_user(told) {
                        tools.turn().set_extra(key, Some(entry)).await;
                    }
                    Ok(())
                }
                TurnTask::Review => turn::review(&agents.0, &chosen, tools).await,
                TurnTask::Answer | TurnTask::Compact => {
                    turn::run(&agents.0, &chosen, tools, &Said::default()).await
                }
            }
        })
    }

    /// Returns the models of all agents, as last refreshed.
    pub(crate) fn models(&self) -> Arc<[Model]> {
        Arc::clone(&self.0.models().list)
    }

    /// Builds the list of models again if the configuration changed.
    pub(crate) async fn refresh_models(&self) {
        if let Ok(config) = self.0.config.current(None, &[]).await {
            let mut models = self.0.models();
            if !models
                .of
                .as_ref()
                .is_some_and(|of| Arc::ptr_eq(of, &config))
            {
                models.of = Some(config);
                models.build();
            }
        }
    }
}

/// The program that answers a thread.
#[derive(Debug)]
pub(crate) struct Chosen {
    agent: Named,
    config: Arc<Snapshot>,
}

impl Shared {
    fn models(&self) -> MutexGuard<'_, Models> {
        lock(&self.models)
    }

    /// Keeps the models that an agent offers.
    fn offer(&self, agent: &str, offered: Vec<Offered>) {
        let mut models = self.models();
        if models.offered.get(agent) != Some(&offered) {
            models.offered.insert(agent.to_owned(), offered);
            models.build();
        }
    }
}

impl Models {
    fn build(&mut self) {
        let Some(config) = &self.of else { return };
        let mut list = Vec::new();
        for agent in config.agents.names() {
            let is_chosen = config.agent.as_deref() == Some(agent);
            let own = Offered {
                id: agent.to_owned(),
                name: agent.to_owned(),
            };
            let offered = self.offered.get(agent).into_iter().flatten();
            for (index, model) in std::iter::once(&own).chain(offered).enumerate() {
                list.push(Model {
                    id: model.id.clone(),
                    provider: agent.to_owned(),
                    display_name: model.name.clone(),
                    description: match index {
                        0 => format!("The agent {agent} with the model of its choice"),
                        _ => format!("Offered by the agent {agent}"),
                    },
                    efforts: Vec::new(),
                    default_effort: None,
                    is_default: is_chosen && index == 0,
                    is_hidden: false,
                });
            }
        }
        self.list = list.into();
    }
}
