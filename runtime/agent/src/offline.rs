//! The offline agent: it does what directives say and always does the same.

mod run;
mod script;

use std::path::PathBuf;

use threadwire_engine::{Agent, BoxFuture, Model, TurnContext, TurnError, TurnTask};

use crate::{offline::run::Run, tools::Tools};

/// What the offline agent understands, as Markdown for people.
pub const HELP: &str = include_str!("offline/help.md");

/// Name of the offline agent's one model.
pub const MODEL: &str = "offline";

/// Provider of the offline agent's one model.
pub const PROVIDER: &str = "threadwire";

/// An agent without a model. It drives the real tools as the directives in the prompt say; [`HELP`] lists them.
#[derive(Clone, Debug, Default)]
pub struct OfflineAgent {
    home: Option<PathBuf>,
}

impl OfflineAgent {
    /// Makes the agent. `home` keeps the rules that "always allow" answers make; without it they are not offered.
    pub fn new(home: Option<PathBuf>) -> Self {
        Self { home }
    }
}

impl Agent for OfflineAgent {
    fn name(&self) -> &str {
        "offline"
    }

    fn models(&self) -> Vec<Model> {
        vec![Model {
            id: MODEL.to_owned(),
            provider: PROVIDER.to_owned(),
            display_name: "Offline".to_owned(),
            description: "Does what directives say, without a model and without a network"
                .to_owned(),
            efforts: Vec::new(),
            default_effort: None,
            is_default: true,
        }]
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'static, Result<(), TurnError>> {
        let tools = Tools::new(turn, self.home.as_deref());
        Box::pin(async move {
            if let TurnTask::Command { timeout } = tools.turn().task() {
                tools.user_command(timeout).await;
                return Ok(());
            }
            Run::new(&tools).finish().await
        })
    }
}
