//! The shell.

use std::{path::PathBuf, time::Duration};

use threadwire_engine::{
    ActionStatus, AskKind, CommandAction, CommandItem, DeltaKind, ItemBody, ItemId,
};
use threadwire_workspace::{
    command::{self, Action},
    files,
    process::{self, Exit, Outcome, Process, ProcessSpec, StartError},
    rules::{self, Rules},
};

use crate::tools::{
    Consent, Tools,
    consent::{self, Need},
};

/// Keeps programs from waiting for a terminal or decorating their output for one.
const ENVIRONMENT: [(&str, &str); 4] = [
    ("GIT_PAGER", "cat"),
    ("NO_COLOR", "1"),
    ("PAGER", "cat"),
    ("TERM", "dumb"),
];

/// A command to run.
#[derive(Clone, Debug, Default)]
pub struct ShellRequest {
    /// The command line.
    pub command: String,
    /// Working directory, absolute or relative to the thread's; `None` for the thread's.
    pub cwd: Option<PathBuf>,
    /// Wall time after which the command is ended; `None` for no limit.
    pub timeout: Option<Duration>,
    /// Whether the agent wants to leave the sandbox for it.
    pub escalate: bool,
    /// Why, for the person who is asked.
    pub reason: Option<String>,
    /// The command prefix that an "always" answer allows; `None` for the command's own words.
    pub prefix: Option<Vec<String>>,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShellResult {
    /// It ran to an end.
    Ended(Outcome),
    /// It could not be run, for this reason.
    Failed(String),
    /// A person, or the policy in their absence, refused.
    Declined,
    /// The thread's policy refused without asking, for this reason.
    Refused(String),
    /// The turn was cancelled.
    Interrupted,
}

impl Tools {
    /// Runs a command with the thread's shell and shows it as an item: started before anybody is asked, with its output
    /// as it comes, completed with its exit code.
    pub async fn shell(&self, request: &ShellRequest) -> ShellResult {
        let settings = self.settings();
        let cwd = match &request.cwd {
            Some(cwd) => files::absolute(&settings.cwd, cwd),
            None => settings.cwd.clone(),
        };
        let argv = command::shell_argv(&request.command);
        let item = CommandItem {
            command: request.command.clone(),
            actions: command::actions(&request.command, &cwd)
                .into_iter()
                .map(to_engine)
                .collect(),
            argv,
            cwd,
            process_id: None,
            status: ActionStatus::InProgress,
            output: None,
            exit_code: None,
            duration_ms: None,
        };
        let scope = format!("command in {}: {}", item.cwd.display(), item.command);
        let rule = match self.rules() {
            Ok(rules) => rules.decide(&item.command, &item.argv),
            Err(error) => return self.refuse(item, error.to_string()).await,
        };
        let need = match consent::for_command(settings, request, rule) {
            Need::Consent(_) if self.turn.allowed(&scope) => Need::Nothing,
            need => need,
        };
        match need {
            Need::Nothing => {
                let mut item = item;
                let started = self.start(request, &item);
                if let Ok(process) = &started {
                    item.process_id = Some(process.id().to_string());
                }
                let id = self.start_item(ItemBody::Command(item.clone())).await;
                self.follow(id, item, started).await
            }
            Need::Consent(reason) => self.ask_and_run(request, item, scope, reason).await,
            Need::Refusal(reason) => self.refuse(item, reason).await,
        }
    }

    async fn ask_and_run(
        &self,
        request: &ShellRequest,
        mut item: CommandItem,
        scope: String,
        reason: Option<String>,
    ) -> ShellResult {
        let amendment = match &request.prefix {
            Some(prefix) => prefix.clone(),
            None => command::amendment(&item.command, &item.argv),
        };
        let ask = AskKind::Command {
            command: item.command.clone(),
            argv: item.argv.clone(),
            cwd: item.cwd.clone(),
            actions: item.actions.clone(),
            reason,
            amendment: self.rules_file.is_some().then(|| amendment.clone()),
        };
        let id = self.item_id();
        let body = ItemBody::Command(item.clone());
        match self.start_with_consent(&id, body, ask).await {
            Consent::Once => {}
            Consent::Session => self.turn.allow(&scope),
            Consent::Always(prefix) => {
                self.remember(&prefix.unwrap_or(amendment)).await;
                // Also where the prefix does not cover this very command, it was allowed.
                self.turn.allow(&scope);
            }
            Consent::Declined | Consent::Cancelled => {
                item.status = ActionStatus::Declined;
                self.turn.complete_item(&id, ItemBody::Command(item)).await;
                return ShellResult::Declined;
            }
            Consent::TurnEnded => return ShellResult::Interrupted,
            Consent::Failed(message) => {
                item.status = ActionStatus::Failed;
                self.turn.complete_item(&id, ItemBody::Command(item)).await;
                return ShellResult::Failed(message);
            }
        }
        let started = self.start(request, &item);
        if let Ok(process) = &started {
            item.process_id = Some(process.id().to_string());
            self.turn
                .change_item(&id, ItemBody::Command(item.clone()))
                .await;
        }
        self.follow(id, item, started).await
    }

    fn start(&self, request: &ShellRequest, item: &CommandItem) -> Result<Process, StartError> {
        let mut spec = ProcessSpec::new(item.argv.clone(), item.cwd.clone());
        spec.timeout = request.timeout;
        spec.env = ENVIRONMENT
            .map(|(name, value)| (name.to_owned(), Some(value.to_owned())))
            .to_vec();
        process::start(&spec, self.turn.cancelled().child_token())
    }

    /// Passes the output on and completes the item. The item of a cancelled command stays open: its turn ends it.
    async fn follow(
        &self,
        id: ItemId,
        mut item: CommandItem,
        started: Result<Process, StartError>,
    ) -> ShellResult {
        let mut process = match started {
            Ok(process) => process,
            Err(error) => {
                item.status = ActionStatus::Failed;
                item.output = Some(error.to_string());
                self.turn.complete_item(&id, ItemBody::Command(item)).await;
                return ShellResult::Failed(error.to_string());
            }
        };
        while let Some(chunk) = process.next().await {
            self.turn.delta(&id, DeltaKind::Output, chunk.text).await;
        }
        let outcome = process.finish().await;
        if outcome.exit == Exit::Cancelled {
            return ShellResult::Interrupted;
        }
        item.status = match outcome.exit {
            Exit::Code(0) => ActionStatus::Completed,
            _ => ActionStatus::Failed,
        };
        item.output = Some(outcome.stdout.clone());
        item.exit_code = Some(outcome.exit.code());
        item.duration_ms = i64::try_from(outcome.duration.as_millis()).ok();
        self.turn.complete_item(&id, ItemBody::Command(item)).await;
        ShellResult::Ended(outcome)
    }

    async fn refuse(&self, mut item: CommandItem, reason: String) -> ShellResult {
        let id = self.start_item(ItemBody::Command(item.clone())).await;
        item.status = ActionStatus::Declined;
        self.turn.complete_item(&id, ItemBody::Command(item)).await;
        ShellResult::Refused(reason)
    }

    fn rules(&self) -> Result<Rules, rules::Error> {
        self.rules_file
            .as_deref()
            .map_or_else(|| Ok(Rules::default()), Rules::load)
    }

    async fn remember(&self, prefix: &[String]) {
        let Some(file) = &self.rules_file else { return };
        if let Err(error) = rules::allow(file, prefix) {
            self.turn
                .warn(format!(
                    "the rule could not be kept in {}: {error}",
                    file.display()
                ))
                .await;
        }
    }
}

fn to_engine(action: Action) -> CommandAction {
    match action {
        Action::Read {
            command,
            name,
            path,
        } => CommandAction::Read {
            command,
            name,
            path,
        },
        Action::List { command, path } => CommandAction::List { command, path },
        Action::Search {
            command,
            query,
            path,
        } => CommandAction::Search {
            command,
            query,
            path,
        },
        Action::Unknown { command } => CommandAction::Unknown { command },
    }
}
