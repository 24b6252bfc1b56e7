//! What agents do in a workspace. Each tool shows its item, asks for consent as the thread's policy wants, and stops
//! when the turn is cancelled.

mod agents;
mod changes;
mod client;
mod consent;
mod embedded;
mod exec;
mod fetch;
mod mcp;
mod output;
mod patch;
mod permit;
mod plan;
mod question;
mod sessions;
mod shell;
mod user;
mod write;

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use threadwire_engine::{Answer, AskKind, Decision, ItemBody, ItemId, Settings, TurnContext};
use threadwire_workspace::{
    changes::Baseline, config::CommandEnvironment, diff::DiffTracker, git, rules,
};
use tokio::sync::OnceCell;

pub(crate) use agents::ShownAgentsCall;
pub use client::ClientToolResult;
pub use consent::confinement;
pub(crate) use embedded::embedded;
pub use exec::{ExecOutput, ExecRequest, StdinError, StdinRequest};
pub use fetch::{FetchError, FetchOptions, NAME as WEB_FETCH, Page};
pub use mcp::McpResult;
pub(crate) use output::tokens;
pub use output::{DEFAULT_OUTPUT_TOKENS, shorten};
pub use patch::PatchResult;
pub use permit::NotRun;
pub use plan::Planner;
pub use sessions::{BackgroundCommand, Sessions};
pub use shell::{ShellRequest, ShellResult};

/// The tools of one turn. Clones work for the same turn.
#[derive(Clone, Debug)]
pub struct Tools {
    turn: TurnContext,
    /// Id of the item of the next call, where the model named the call.
    call: Option<ItemId>,
    /// The folder that keeps what is to be remembered across threads.
    home: Option<PathBuf>,
    /// Where rules about commands are kept, if anywhere.
    rules_file: Option<PathBuf>,
    /// What the turn did to files so far.
    changed: Arc<Mutex<DiffTracker>>,
    /// How far fetches may go; `None` where there are none.
    fetches: Option<FetchOptions>,
    /// What commands get of the environment.
    environment: Arc<CommandEnvironment>,
    /// How the repository stood before the first command that may write, if there is one.
    baseline: Arc<OnceCell<Option<Baseline>>>,
}

impl Tools {
    /// Makes the tools of a turn. `home` is the folder that keeps what is to be remembered across threads.
    pub fn new(turn: TurnContext, home: Option<&Path>) -> Self {
        let cwd = &turn.thread().settings.cwd;
        let base = git::repository_root(cwd).unwrap_or_else(|| cwd.clone());
        Self {
            turn,
            call: None,
            home: home.map(Path::to_owned),
            rules_file: home.map(rules::default_file),
            changed: Arc::new(Mutex::new(DiffTracker::new(base))),
            fetches: None,
            environment: Arc::default(),
            baseline: Arc::default(),
        }
    }

    /// Returns the same tools for one call, whose item gets this id.
    pub fn for_call(&self, id: ItemId) -> Self {
        Self {
            call: Some(id),
            ..self.clone()
        }
    }

    /// Lets [`Tools::fetch`] go this far; without this it goes nowhere.
    pub fn with_fetches(mut self, options: FetchOptions) -> Self {
        self.fetches = Some(options);
        self
    }

    /// Gives commands this of the environment; without this all but the usual model keys.
    pub fn with_environment(mut self, environment: CommandEnvironment) -> Self {
        self.environment = Arc::new(environment);
        self
    }

    /// Returns the unified diff of all files that the turn changed so far; empty for none.
    pub fn diff(&self) -> String {
        self.changed().diff()
    }

    /// Returns the turn that the tools work for.
    pub fn turn(&self) -> &TurnContext {
        &self.turn
    }

    fn settings(&self) -> &Settings {
        &self.turn.thread().settings
    }

    fn changed(&self) -> MutexGuard<'_, DiffTracker> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the commands of the thread that run in the background.
    fn sessions(&self) -> Arc<Sessions> {
        self.turn.state(Sessions::default)
    }

    /// Returns the id of the item that a call shows.
    fn item_id(&self) -> ItemId {
        self.call.clone().unwrap_or_default()
    }

    /// Starts the item that a call shows.
    async fn start_item(&self, body: ItemBody) -> ItemId {
        let id = self.item_id();
        self.turn.start_item_with_id(id.clone(), body).await;
        id
    }

    /// Shows an item that is complete as soon as it is there.
    pub async fn show(&self, body: ItemBody) {
        let id = self.start_item(body.clone()).await;
        self.turn.complete_item(&id, body).await;
    }

    /// Asks for consent to an item that was started.
    async fn consent(&self, item: &ItemId, kind: AskKind) -> Consent {
        self.decision(self.turn.ask(Some(item.clone()), kind).await)
    }

    /// Starts an item that waits for consent, and asks for it.
    async fn start_with_consent(&self, id: &ItemId, body: ItemBody, kind: AskKind) -> Consent {
        self.decision(self.turn.start_item_and_ask(id, body, kind).await)
    }

    fn decision(&self, answer: Answer) -> Consent {
        match answer {
            Answer::Decision { decision } => match decision {
                Decision::Accept => Consent::Once,
                Decision::AcceptForSession => Consent::Session,
                Decision::AcceptAlways { prefix } => Consent::Always(prefix),
                Decision::Decline => Consent::Declined,
                Decision::Cancel => Consent::Cancelled,
            },
            _ if self.turn.cancelled().is_cancelled() => Consent::TurnEnded,
            Answer::Failed { message } => Consent::Failed(message),
            Answer::Input { .. } | Answer::ToolResult { .. } | Answer::Elicitation { .. } => {
                Consent::Failed("the answer is not a decision".to_owned())
            }
        }
    }
}

/// What came of asking for consent.
enum Consent {
    /// Given, for this time.
    Once,
    /// Given, also for the same again while the thread is loaded.
    Session,
    /// Given for good; the prefix replaces the proposed one.
    Always(Option<Vec<String>>),
    /// Refused; the turn goes on.
    Declined,
    /// Refused; the turn is being interrupted.
    Cancelled,
    /// The turn ended before there was an answer.
    TurnEnded,
    /// There was no proper answer.
    Failed(String),
}
