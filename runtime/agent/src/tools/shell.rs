//! Commands that run until they end.

use std::{path::PathBuf, time::Duration};

use serde::Serialize;
use threadwire_engine::{
    ActionStatus, CommandAction, CommandItem, CommandSource, ItemBody, ItemId,
};
use threadwire_workspace::{
    command::{self, Action},
    files,
    process::{self, Exit, Outcome, Pause, ProcessSpec},
    sandbox::Sandbox,
};

use crate::tools::{
    Tools,
    confinement::mark_of_external,
    output::shorten,
    permit::{NotRun, Permit, Wanted},
    running::Running,
};

/// Environment variables of the agent's commands. They keep programs from waiting for a terminal and from formatting
/// output for one, and give all of them one encoding.
const ENVIRONMENT: [(&str, &str); 10] = [
    ("CODEX_CI", "1"),
    ("COLORTERM", ""),
    ("GH_PAGER", "cat"),
    ("GIT_PAGER", "cat"),
    ("LANG", "C.UTF-8"),
    ("LC_ALL", "C.UTF-8"),
    ("LC_CTYPE", "C.UTF-8"),
    ("NO_COLOR", "1"),
    ("PAGER", "cat"),
    ("TERM", "dumb"),
];

/// The version of Codex that commands and tool servers are told: the one whose clients this server speaks with.
pub(super) const LIKE_CODEX: &str = "0.169.0";

/// Maximum number of output deltas of one command; later output appears only in the completed item.
pub const MOST_DELTAS: usize = 10_000;

/// A command to run.
#[derive(Clone, Debug, Default)]
pub struct ShellRequest {
    /// The command line.
    pub command: String,
    /// The arguments to execute instead of `command` in the thread's shell; `command` is then only shown.
    pub argv: Option<Vec<String>>,
    /// Working directory, absolute or relative to the thread's; `None` for the thread's.
    pub cwd: Option<PathBuf>,
    /// Wall time after which the command is stopped; `None` for no limit.
    pub timeout: Option<Duration>,
    /// Whether the agent wants to run it outside the sandbox.
    pub escalate: bool,
    /// The reason, for the user who is asked.
    pub reason: Option<String>,
    /// The command prefix that an "always" approval allows, if it fits ([`command::amendment`]); otherwise the
    /// command's own words.
    pub prefix: Option<Vec<String>>,
}

impl ShellRequest {
    /// Creates a request for a program with arguments, for tools that take an argument list. A shell of the system with a
    /// script is shown as the script.
    pub fn of_argv(argv: Vec<String>) -> Self {
        Self {
            command: command::line(&argv),
            argv: Some(argv),
            ..Self::default()
        }
    }
}

/// The result of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShellResult {
    /// The command ended.
    Ended(Outcome),
    /// The command could not be run; the reason.
    Failed(String),
    /// The user declined, or the policy did in place of the user.
    Declined,
    /// The thread's policy refused without asking; the reason.
    Refused(String),
    /// The turn was cancelled.
    Interrupted,
}

impl ShellResult {
    /// Returns the tool output of `shell` for the model, with this much output of the command; `None` if the turn is over.
    pub fn for_model(&self, most_tokens: usize) -> Option<String> {
        #[derive(Serialize)]
        struct ShellReport {
            output: String,
            metadata: Metadata,
        }
        #[derive(Serialize)]
        struct Metadata {
            exit_code: i32,
            duration_seconds: f64,
        }
        Some(match self {
            Self::Ended(outcome) => {
                let mut output = shorten(&outcome.stdout, most_tokens);
                if outcome.exit == Exit::TimedOut {
                    let millis = outcome.duration.as_millis();
                    output = format!("command timed out after {millis} milliseconds\n{output}");
                }
                let told = ShellReport {
                    output,
                    metadata: Metadata {
                        exit_code: outcome.exit.code(),
                        duration_seconds: (outcome.duration.as_secs_f64() * 10.0).round() / 10.0,
                    },
                };
                // Text and numbers can always be written as JSON.
                serde_json::to_string(&told).unwrap_or_default()
            }
            Self::Declined => "exec command rejected by user".to_owned(),
            Self::Failed(message) | Self::Refused(message) => message.clone(),
            Self::Interrupted => return None,
        })
    }
}

impl From<NotRun> for ShellResult {
    fn from(why: NotRun) -> Self {
        match why {
            NotRun::Failed(message) => Self::Failed(message),
            NotRun::Declined => Self::Declined,
            NotRun::Refused(reason) | NotRun::NoEscalation(reason) => Self::Refused(reason),
            NotRun::Interrupted => Self::Interrupted,
        }
    }
}

impl Tools {
    /// Runs a command and shows it as an item. The item starts before anybody is asked, streams the output, and
    /// completes with the exit code.
    pub async fn shell(&self, request: &ShellRequest) -> ShellResult {
        match self.run_to_end(request).await {
            Ok(outcome) => ShellResult::Ended(outcome),
            Err(why) => why.into(),
        }
    }

    async fn run_to_end(&self, request: &ShellRequest) -> Result<Outcome, NotRun> {
        let argv = match &request.argv {
            Some(argv) => argv.clone(),
            None => command::shell_argv(&request.command),
        };
        let mut item = self.command_item(request.command.clone(), argv, request.cwd.as_ref());
        let wanted = Wanted {
            id: self.item_id(),
            escalate: request.escalate,
            terminal: false,
            reason: request.reason.as_deref(),
            prefix: request.prefix.as_deref(),
            is_shown: false,
            is_approved: false,
            without_env: None,
        };
        let permit = self.permit(&wanted, &item).await?;
        let may_write = self.before_command(&item.command).await;
        let timeout = request.timeout;
        let place = Place::of(&permit);
        let running = self.start_command(&wanted.id, &item, place, timeout).await;
        let running = self
            .show_start(&wanted.id, &mut item, running, permit.item_started)
            .await?;
        let mut outcome = self.follow(&wanted.id, &item, running).await?;
        let again = self
            .permit_retry(&wanted, &item, &permit, outcome.exit, &outcome.stdout)
            .await?;
        if again {
            let place = Place::beyond(&permit);
            let running = self.start_command(&wanted.id, &item, place, timeout);
            let running = running.await;
            let running = self
                .show_start(&wanted.id, &mut item, running, true)
                .await?;
            outcome = self.follow(&wanted.id, &item, running).await?;
        }
        item.status = status(outcome.exit);
        item.output = Some(outcome.stdout.clone());
        item.exit_code = Some(outcome.exit.code());
        item.duration_ms = i64::try_from(outcome.duration.as_millis()).ok();
        self.turn
            .complete_item(&wanted.id, ItemBody::Command(item))
            .await;
        if may_write {
            self.warn_of_replaced(&permit).await;
            self.after_command().await;
        }
        Ok(outcome)
    }

    /// Creates the item of a command that has not started. It shows what runs: the command line only if `argv` runs
    /// exactly it.
    pub(crate) fn command_item(
        &self,
        command: String,
        argv: Vec<String>,
        cwd: Option<&PathBuf>,
    ) -> CommandItem {
        let of_thread = &self.settings().cwd;
        let cwd = match cwd {
            Some(cwd) => files::absolute(of_thread, cwd),
            None => of_thread.clone(),
        };
        let command = command::shown(command, &argv);
        CommandItem {
            source: CommandSource::Agent,
            actions: command::actions(&command, &cwd)
                .into_iter()
                .map(to_engine)
                .collect(),
            command,
            argv,
            cwd,
            process_id: None,
            status: ActionStatus::InProgress,
            output: None,
            exit_code: None,
            duration_ms: None,
        }
    }

    /// Returns how to start the process of an item.
    pub(super) fn command_spec(&self, item: &CommandItem, sandbox: Option<Sandbox>) -> ProcessSpec {
        let mut spec = ProcessSpec::new(item.argv.clone(), item.cwd.clone());
        spec.sandbox = sandbox;
        spec.env = self.environment.changes();
        let thread = self.turn.thread();
        let session = thread
            .spawned
            .as_ref()
            .map_or(thread.id, |place| place.root);
        // Scripts and hooks ask for these.
        let mut ours = vec![
            ("CODEX_SESSION_ID", session.to_string()),
            ("CODEX_THREAD_ID", thread.id.to_string()),
            ("CODEX_VERSION", LIKE_CODEX.to_owned()),
        ];
        // The user's own commands do not get these variables.
        if item.source != CommandSource::User {
            ours.extend(ENVIRONMENT.map(|(name, value)| (name, value.to_owned())));
            ours.extend(mark_of_external(self.settings()));
            let call = self.call.iter();
            ours.extend(call.map(|id| ("CODEX_TOOL_CALL_ID", id.to_string())));
        }
        // Variables that the user sets take precedence over ours.
        ours.retain(|(name, _)| !self.environment.sets(name));
        let ours = ours.into_iter();
        spec.env
            .extend(ours.map(|(name, value)| (name.to_owned(), Some(value))));
        spec
    }

    /// Starts a command that ends with the turn.
    pub(super) async fn start_command(
        &self,
        id: &ItemId,
        item: &CommandItem,
        place: Place,
        timeout: Option<Duration>,
    ) -> Result<Running, NotStarted> {
        let in_editor = place.is_outside();
        let mut spec = self.command_spec(item, place.sandbox());
        spec.timeout = timeout;
        spec.pause = Some(Pause::clone(&self.turn.state(Pause::default)));
        let cancel = self.turn.cancelled().child_token();
        if in_editor && let Some(started) = self.start_in_editor(id, &spec, cancel.clone()).await {
            return started;
        }
        let process = process::start_confined(&spec, cancel)
            .await
            .map_err(|error| NotStarted {
                reason: error.to_string(),
                exit_code: None,
            });
        process.map(Running::process)
    }

    /// Shows that a command runs, by starting or changing its item, or that it could not be started.
    pub(super) async fn show_start(
        &self,
        id: &ItemId,
        item: &mut CommandItem,
        running: Result<Running, NotStarted>,
        item_started: bool,
    ) -> Result<Running, NotRun> {
        if let Ok(running) = &running {
            item.process_id = running.process_id().map(|id| id.to_string());
        }
        let body = ItemBody::Command(item.clone());
        match (item_started, &running) {
            (false, _) => self.turn.start_item_with_id(id.clone(), body).await,
            (true, Ok(_)) => self.turn.change_item(id, body).await,
            (true, Err(_)) => {}
        }
        match running {
            Ok(running) => Ok(running),
            Err(NotStarted { reason, exit_code }) => {
                item.status = ActionStatus::Failed;
                item.output = Some(reason.clone());
                item.exit_code = exit_code;
                let body = ItemBody::Command(item.clone());
                self.turn.complete_item(id, body).await;
                Err(NotRun::Failed(reason))
            }
        }
    }

    /// Streams the output until the process ends. The item of a cancelled command stays open: the end of the turn
    /// closes it.
    async fn follow(
        &self,
        id: &ItemId,
        item: &CommandItem,
        running: Running,
    ) -> Result<Outcome, NotRun> {
        let outcome = self.run_shown(id, item, running).await;
        match outcome.exit {
            Exit::Cancelled => Err(NotRun::Interrupted),
            _ => Ok(outcome),
        }
    }

    /// Streams the output until the process ends. Meanwhile clients can read it and stop the process.
    pub(super) async fn run_shown(
        &self,
        id: &ItemId,
        item: &CommandItem,
        running: Running,
    ) -> Outcome {
        let sessions = self.sessions();
        let awaited = sessions.add_awaited(&running, self.turn.clone(), id.clone(), item);
        awaited.finish(running).await
    }
}

/// Where a command runs.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// In the server, in this sandbox if there is one.
    Here(Option<Sandbox>),
    /// In the terminal of the editor if it has one, else in the server, without a sandbox.
    Outside,
}

impl Place {
    pub(super) fn of(permit: &Permit) -> Self {
        match permit.may_leave {
            true => Self::Outside,
            false => Self::Here(permit.sandbox.clone()),
        }
    }

    /// Returns where a command runs that may leave its sandbox.
    pub(super) fn beyond(permit: &Permit) -> Self {
        match &permit.outer {
            Some(outer) => Self::Here(Some(outer.clone())),
            None => Self::Outside,
        }
    }

    pub(super) fn is_outside(&self) -> bool {
        matches!(self, Self::Outside)
    }

    pub(super) fn sandbox(self) -> Option<Sandbox> {
        match self {
            Self::Here(sandbox) => sandbox,
            Self::Outside => None,
        }
    }
}

/// Why a command could not be started, for its item.
pub(super) struct NotStarted {
    pub(super) reason: String,
    pub(super) exit_code: Option<i32>,
}

/// Returns the item status of a command that ended.
pub(super) fn status(exit: Exit) -> ActionStatus {
    match exit {
        Exit::Code(0) => ActionStatus::Completed,
        _ => ActionStatus::Failed,
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
