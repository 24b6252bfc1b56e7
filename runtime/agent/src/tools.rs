//! The tools of agents in a workspace. Each tool shows an item, asks for approval as the thread's policy requires, and
//! stops when the turn is cancelled.

mod agents;
mod approval;
mod arguments;
mod by_client;
mod changes;
mod client;
mod confinement;
mod editor;
mod embedded;
mod evaluate;
mod exec;
mod extension;
mod fetch;
mod folders;
mod foreign;
mod line;
mod mcp;
mod output;
mod patch;
mod permissions;
mod permit;
mod plan;
mod planned;
mod question;
mod review;
mod running;
mod sandbox_state;
mod sessions;
mod shell;
mod terminal;
mod user;
mod write;

#[cfg(fuzzing)]
pub use fetch::page_text;

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
};

use serde_json::{Value, json};
use threadwire_engine::{
    Answer, AskKind, AskedItem, Decision, ItemBody, ItemId, Permissions, Settings, TurnContext,
};
use threadwire_host::{Configuration, Snapshot};
use threadwire_workspace::{
    changes::Baseline,
    config::{CommandEnvironment, Config},
    diff::DiffTracker,
    git::{self, RepositoryState},
    hooks::Event,
    locks::lock,
    rules::RuleFiles,
};
use tokio::sync::OnceCell;

pub(crate) use agents::ShownSubagentCall;
pub(crate) use approval::{asks_for_permissions, no_escalation};
pub use by_client::ByClient;
pub use client::ClientToolResult;
pub(crate) use confinement::temporary_folder;
pub use confinement::{confinement, mark_of_external};
pub use editor::{
    Editor, EditorOutput, EditorRequest, EditorTerminal, Editors, NoTerminal, READ_FILE,
};
pub(crate) use embedded::embedded;
pub use evaluate::{EVALUATE, Evaluated, Evaluation, Evaluator, Evaluators};
pub use exec::{ExecOutput, ExecRequest, StdinError, StdinRequest};
pub(crate) use extension::no_method;
pub use extension::{ExtensionParams, ExtensionReply, is_extension};
pub use fetch::{FetchError, FetchOptions, NAME as WEB_FETCH, Page};
pub(crate) use foreign::{Foreign, Known, WriteError};
pub(crate) use line::{InLine, Line};
pub use mcp::{McpResult, mcp_content};
pub(crate) use mcp::{approval_of_tool, elicitation, is_unrestricted, reply};
pub use output::{DEFAULT_OUTPUT_TOKENS, shorten};
pub(crate) use output::{ends, tokens};
pub use patch::PatchResult;
pub use permissions::{Granted, Unread};
pub use permit::NotRun;
pub use plan::Planner;
pub(crate) use planned::{approval_of_command, approval_of_patch};
pub(crate) use review::Judge;
pub use sandbox_state::{
    Entry as SandboxEntry, FileSystem, NetworkAccess, SandboxProfile, SandboxState,
    set_sandbox_launcher,
};
pub use sessions::{BackgroundCommand, CommandEnd, CommandState, Sessions};
pub use shell::{MOST_DELTAS, ShellRequest, ShellResult};
pub(crate) use terminal::{Shown, Terminal, TerminalRequest};

use crate::{
    clock::Reminders,
    hooks::{Hooks, details},
};

/// What the model is told that calls a tool without an environment.
const NO_ENVIRONMENT: &str = "No usable execution environment is available. Wait for an environment to become available before \
                              using this tool.";

/// What the configuration says about commands.
#[derive(Clone, Copy, Debug, Default)]
struct CommandLimits {
    /// Most tokens of output that the model is told, if configured.
    output_tokens: Option<usize>,
    /// Whether no command runs in a login shell.
    no_login_shell: bool,
}

/// The tools of one turn. Clones belong to the same turn.
#[derive(Clone, Debug)]
pub struct Tools {
    turn: TurnContext,
    /// Id for the item of the next call, if the model gave the call an id.
    call: Option<ItemId>,
    /// The home folder, which keeps data across threads.
    home: Option<PathBuf>,
    /// Where the rules for commands are.
    rules: Arc<RuleFiles>,
    /// The file changes of the turn so far.
    changed: Arc<Mutex<DiffTracker>>,
    /// Limits of fetches; `None` if fetches are off.
    fetches: Option<FetchOptions>,
    /// The environment variables of commands.
    environment: Arc<CommandEnvironment>,
    limits: CommandLimits,
    /// The state of the repository before the first command that may write, if there is a repository.
    baseline: Arc<OnceCell<Option<Baseline>>>,
    /// The state of the repository when an MCP server was first told about it, if there is a repository.
    repository: Arc<OnceCell<Option<RepositoryState>>>,
    /// How often a summary replaced the conversation.
    window: Arc<AtomicU64>,
    /// The active hooks of the user.
    hooks: Hooks,
    /// How the agent is told the time; `None` if it is not.
    clock: Option<Reminders>,
    /// The writable folders of the thread, once they are needed.
    folders: Arc<OnceCell<folders::Folders>>,
    /// Set once it is known what the denied paths of the thread led to.
    denied: Arc<OnceCell<()>>,
    /// The permissions that the user granted for the turn.
    granted: Arc<Mutex<Permissions>>,
    /// Who can decide in place of the user, if anybody.
    judge: Option<Arc<dyn Judge>>,
    /// The configuration that keeps approvals of tools for good, and what it says now; `None` if nothing keeps them.
    kept: Option<(Configuration, Arc<Snapshot>)>,
    /// The outcomes of the reviews of the turn.
    reviews: Arc<review::Reviews>,
    /// The calls of the response that are not decided about yet.
    line: Line,
    /// The prefixes of commands that the user allowed for good, until the model is told.
    saved: Arc<Mutex<Vec<String>>>,
}

impl Tools {
    /// Creates the tools of a turn. `home` is the folder that keeps data across threads, `environment` what the
    /// configuration says about the environment of commands.
    pub fn new(turn: TurnContext, home: Option<&Path>, environment: CommandEnvironment) -> Self {
        let cwd = &turn.thread().settings.cwd;
        let base = git::repository_root(cwd).unwrap_or_else(|| cwd.clone());
        Self {
            turn,
            call: None,
            home: home.map(Path::to_owned),
            rules: Arc::new(home.map(RuleFiles::of_home).unwrap_or_default()),
            changed: Arc::new(Mutex::new(DiffTracker::new(base))),
            fetches: None,
            environment: Arc::new(environment),
            limits: CommandLimits::default(),
            baseline: Arc::default(),
            repository: Arc::default(),
            window: Arc::default(),
            hooks: Hooks::default(),
            clock: None,
            folders: Arc::default(),
            denied: Arc::default(),
            granted: Arc::default(),
            judge: None,
            kept: None,
            reviews: Arc::default(),
            line: Line::default(),
            saved: Arc::default(),
        }
    }

    /// Returns the same tools for one call, whose item gets this id.
    pub fn for_call(&self, id: ItemId) -> Self {
        Self {
            call: Some(id),
            ..self.clone()
        }
    }

    /// Returns the tools for the steps that follow a change of settings; `turn` comes from [`TurnContext::changed`].
    pub fn for_changed(&self, turn: TurnContext) -> Self {
        let (before, now) = (self.settings(), &turn.thread().settings);
        let is_there = before.cwd == now.cwd && before.has_environment == now.has_environment;
        let repository = is_there.then(|| Arc::clone(&self.repository));
        Self {
            turn,
            folders: Arc::default(),
            denied: Arc::default(),
            repository: repository.unwrap_or_default(),
            ..self.clone()
        }
    }

    /// Allows [`Tools::fetch`] within these limits; without limits every fetch fails.
    pub fn with_fetches(mut self, options: impl Into<Option<FetchOptions>>) -> Self {
        self.fetches = options.into();
        self
    }

    /// Replaces the environment of commands.
    pub fn with_environment(mut self, environment: CommandEnvironment) -> Self {
        self.environment = Arc::new(environment);
        self
    }

    /// Sets where the rules for commands are; the default is the home folder alone.
    pub fn with_rules(mut self, rules: RuleFiles) -> Self {
        self.rules = Arc::new(rules);
        self
    }

    /// Sets what the configuration says about commands; the default is no limit.
    pub(crate) fn with_limits(mut self, config: &Config) -> Self {
        self.limits = CommandLimits {
            output_tokens: config.tool_output_token_limit,
            no_login_shell: config.allow_login_shell == Some(false),
        };
        self
    }

    /// Sets how the agent is told the time; the default tells it nothing.
    pub(crate) fn with_clock(mut self, clock: Option<Reminders>) -> Self {
        self.clock = clock;
        self
    }

    pub(crate) fn clock(&self) -> Option<Reminders> {
        self.clock
    }

    /// Sets the hooks of the user; the default has none.
    pub(crate) fn with_hooks(mut self, hooks: Hooks) -> Self {
        self.hooks = hooks;
        self
    }

    /// Sets who can decide about actions in place of the user; the default is nobody.
    pub(crate) fn with_judge(mut self, judge: Arc<dyn Judge>) -> Self {
        self.judge = Some(judge);
        self
    }

    /// Sets the configuration that keeps approvals of tools for good; the default is none.
    pub(crate) fn with_kept(mut self, kept: Option<(Configuration, Arc<Snapshot>)>) -> Self {
        self.kept = kept;
        self
    }

    /// Sets how often a summary replaced the conversation, which MCP servers are told.
    pub(crate) fn set_window(&self, window: u64) {
        self.window.store(window, Ordering::Relaxed);
    }

    pub(crate) fn hooks(&self) -> &Hooks {
        &self.hooks
    }

    /// Returns the unified diff of all files that the turn has changed so far; empty if there are none.
    pub fn diff(&self) -> String {
        self.changed().diff()
    }

    /// Returns the turn of the tools.
    pub fn turn(&self) -> &TurnContext {
        &self.turn
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.turn.thread().settings
    }

    /// Checks that the thread has an environment.
    ///
    /// Errors: text for the model.
    pub(crate) fn check_environment(&self) -> Result<(), String> {
        match self.settings().has_environment {
            true => Ok(()),
            false => Err(NO_ENVIRONMENT.to_owned()),
        }
    }

    fn changed(&self) -> MutexGuard<'_, DiffTracker> {
        lock(&self.changed)
    }

    /// Returns the background commands of the thread.
    fn sessions(&self) -> Arc<Sessions> {
        self.turn.state(Sessions::default)
    }

    /// Returns the id for the item of a call.
    pub fn item_id(&self) -> ItemId {
        self.call.clone().unwrap_or_default()
    }

    /// Returns where the rules for commands are.
    pub(crate) fn rules(&self) -> Arc<RuleFiles> {
        Arc::clone(&self.rules)
    }

    /// Returns what the model has to be told about prefixes of commands that the user allowed for good.
    pub(crate) fn saved(&self) -> MutexGuard<'_, Vec<String>> {
        lock(&self.saved)
    }

    /// Returns the line of the calls of a response.
    pub(crate) fn line(&self) -> &Line {
        &self.line
    }

    /// Lets the calls behind this one ask: whether it runs is known, or up to somebody else.
    fn decided(&self) {
        if let Some(call) = &self.call {
            self.line.leave(call);
        }
    }

    /// Starts the item of a call.
    async fn start_item(&self, body: ItemBody) -> ItemId {
        let id = self.item_id();
        self.turn.start_item_with_id(id.clone(), body).await;
        id
    }

    /// Shows an item that is complete from the start.
    pub async fn show(&self, body: ItemBody) {
        let id = self.start_item(body.clone()).await;
        self.turn.complete_item(&id, body).await;
    }

    /// Asks for approval of an item that was started.
    async fn approval(&self, item: &ItemId, kind: AskKind) -> Approval {
        self.approval_of(AskedItem::new(item.clone()), kind).await
    }

    /// Asks for approval of an item, which may start with the question. An action that a hook refuses starts no item.
    async fn approval_of(&self, mut item: AskedItem, kind: AskKind) -> Approval {
        let decided = match &kind {
            AskKind::Command {
                command, reason, ..
            } => {
                let input = || match reason {
                    Some(reason) => json!({ "command": command, "description": reason }),
                    None => json!({ "command": command }),
                };
                self.decided_by_hooks(&item.id, "Bash", input).await
            }
            _ => None,
        };
        if let Some(decided) = decided {
            if let (Approval::Once, Some(body)) = (&decided, item.start) {
                self.turn.start_item_with_id(item.id, body).await;
            }
            return decided;
        }
        if self.has_reviews() {
            self.decided();
            if let Some(body) = item.start.take() {
                self.turn.start_item_with_id(item.id.clone(), body).await;
            }
            if let Some(decided) = self.reviewed(&item.id, &kind).await {
                return decided;
            }
        }
        let asked = self.turn.open_ask(item, kind).await;
        self.decided();
        let answer = self.turn.answer(asked).await;
        self.decision(answer)
    }

    /// Asks for approval of the item of a call, unless hooks decide, which know the call by this name and this input.
    async fn approval_of_call(
        &self,
        item: &ItemId,
        name: &str,
        input: impl FnOnce() -> Value,
        kind: AskKind,
    ) -> Approval {
        match self.decided_by_hooks(item, name, input).await {
            Some(decided) => decided,
            None => self.approval(item, kind).await,
        }
    }

    /// Returns what hooks decide in place of the user; `None` if they leave it to the user.
    async fn decided_by_hooks(
        &self,
        item: &ItemId,
        name: &str,
        input: impl FnOnce() -> Value,
    ) -> Option<Approval> {
        let event = Event::PermissionRequest;
        if !self.hooks.has(event) {
            return None;
        }
        self.decided();
        let told = details([("tool_name", name.into()), ("tool_input", input())]);
        let decided = self.hooks.run(event, name, Some(item.as_str()), told);
        let decided = decided.await;
        match decided.blocked.into_iter().next() {
            _ if decided.is_interrupted => Some(Approval::TurnEnded),
            Some((reason, _)) => Some(Approval::Refused(reason)),
            None => decided.approved.then_some(Approval::Once),
        }
    }

    fn decision(&self, answer: Answer) -> Approval {
        match answer {
            Answer::Decision { decision } => match decision {
                Decision::Accept => Approval::Once,
                Decision::AcceptForSession => Approval::Session,
                Decision::AcceptAlways { prefix } => Approval::Always(prefix),
                Decision::Decline => Approval::Declined,
                Decision::Cancel => Approval::Cancelled,
            },
            _ if self.turn.cancelled().is_cancelled() => Approval::TurnEnded,
            Answer::Failed { message } => Approval::Failed(message),
            Answer::Permissions { .. }
            | Answer::Input { .. }
            | Answer::ToolResult { .. }
            | Answer::Elicitation { .. } => {
                Approval::Failed("the answer is not a decision".to_owned())
            }
        }
    }
}

/// The result of an approval request.
enum Approval {
    /// Approved, this time.
    Once,
    /// Approved, also for the same request while the thread is loaded.
    Session,
    /// Approved permanently; the prefix replaces the proposed one.
    Always(Option<Vec<String>>),
    /// Declined; the turn continues.
    Declined,
    /// A hook declined in place of the user; the reason.
    Refused(String),
    /// A reviewer declined in place of the user; the text for the model.
    Denied(String),
    /// Declined; the turn is interrupted.
    Cancelled,
    /// The turn ended before the answer.
    TurnEnded,
    /// A reviewer did not decide in time; the text for the model.
    TimedOut(String),
    /// There was no valid answer; the error message.
    Failed(String),
}
