//! The offline agent: it runs the directives in a prompt, always in the same way.

mod run;
mod schema;
mod script;

use std::{path::PathBuf, sync::Arc};

use threadwire_engine::{Agent, BoxFuture, Model, TurnContext, TurnError, TurnTask};
use threadwire_host::Configuration;
use threadwire_workspace::config::CommandEnvironment;

use crate::{offline::run::Run, tools::Tools};

/// The directives of the offline agent, as Markdown for people.
pub const HELP: &str = include_str!("offline/help.md");

/// Name of the offline agent's only model.
pub const MODEL: &str = "offline";

/// Provider of the offline agent's only model.
pub const PROVIDER: &str = "threadwire";

/// An agent without a model. It uses the real tools as the directives in the prompt say; [`HELP`] lists them.
#[derive(Clone, Debug, Default)]
pub struct OfflineAgent {
    home: Option<PathBuf>,
    config: Option<Configuration>,
}

impl OfflineAgent {
    /// Creates the agent. `home` stores the rules of "always allow" approvals; without it, these are not offered.
    pub fn new(home: Option<PathBuf>) -> Self {
        Self { home, config: None }
    }

    /// Uses the environment that the configuration sets for commands.
    pub fn with_configuration(mut self, config: Configuration) -> Self {
        self.config = Some(config);
        self
    }
}

/// Returns the tools for a turn, with the environment and the rules that the configuration sets for commands.
async fn tools(agent: &OfflineAgent, turn: TurnContext) -> Tools {
    let home = agent.home.as_deref();
    let Some(config) = &agent.config else {
        return Tools::new(turn, home, CommandEnvironment::default());
    };
    match config.of_thread(&turn.thread().settings).await {
        Ok(config) => Tools::new(turn, home, CommandEnvironment::new(&config))
            .with_rules(config.loaded.rules.clone()),
        Err(error) => {
            tracing::warn!(%error, "a command runs without configuration");
            Tools::new(turn, home, CommandEnvironment::without_configuration())
        }
    }
}

impl Agent for OfflineAgent {
    fn name(&self) -> &str {
        "offline"
    }

    fn models(&self) -> Arc<[Model]> {
        [Model {
            id: MODEL.to_owned(),
            provider: PROVIDER.to_owned(),
            display_name: "Offline".to_owned(),
            description: "Does what directives say, without a model and without a network"
                .to_owned(),
            efforts: Vec::new(),
            default_effort: None,
            is_default: true,
            is_hidden: false,
        }]
        .into()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'static, Result<(), TurnError>> {
        let agent = self.clone();
        Box::pin(async move {
            let tools = tools(&agent, turn).await;
            if let TurnTask::Command { timeout } = tools.turn().task() {
                tools.user_command(timeout).await;
                return Ok(());
            }
            Run::new(tools).finish().await
        })
    }
}
