//! Commands in sessions. A call returns when the command ends or the waiting time is over; in the second case the
//! command continues in the background, and the agent can return to it.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    path::PathBuf,
    time::Duration,
};

use threadwire_engine::{CommandItem, CommandSource, DeltaKind, ItemId};
use threadwire_workspace::{
    command,
    process::{self, ControlError, StartError, Streams, TerminalSize},
};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::tools::{
    Tools,
    output::{self, DEFAULT_OUTPUT_TOKENS, Total},
    permit::{NotRun, Wanted},
    running::Running,
    sessions::{Session, Unread},
    shell::{NotStarted, Place},
};

/// How long a call waits for a command: minimum, default, maximum.
const YIELD: [Duration; 3] = [
    Duration::from_millis(250),
    Duration::from_secs(10),
    Duration::from_secs(30),
];

/// What interrupts a command without a terminal: Ctrl-C.
const INTERRUPT: &str = "\x03";

/// How long a call waits after writing to a command: minimum, default, maximum.
const YIELD_AFTER_WRITE: [Duration; 3] = [
    Duration::from_millis(250),
    Duration::from_millis(250),
    Duration::from_secs(30),
];

/// How long a call waits if nothing was written: minimum, default, maximum.
const YIELD_OF_POLL: [Duration; 3] = [
    Duration::from_secs(5),
    Duration::from_secs(5),
    Duration::from_secs(300),
];

/// Exit code of a command that could not be started.
const NOT_STARTED: i32 = -1;

/// A command to run in a session.
#[derive(Clone, Debug, Default)]
pub struct ExecRequest {
    /// The command line.
    pub command: String,
    /// Working directory, absolute or relative to the thread's; `None` for the thread's.
    pub cwd: Option<PathBuf>,
    /// The shell to run it in; `None` for the thread's.
    pub shell: Option<String>,
    /// Whether the shell reads the user's profile; `None` for yes.
    pub login: Option<bool>,
    /// Whether the command gets a terminal; without one it gets no input.
    pub terminal: bool,
    /// How long to wait for the command, within limits; `None` for 10 s.
    pub patience: Option<Duration>,
    /// Maximum output for the model, in tokens; `None` for [`DEFAULT_OUTPUT_TOKENS`].
    pub max_output_tokens: Option<usize>,
    /// Whether the agent wants to run it outside the sandbox.
    pub escalate: bool,
    /// The reason, for the user who is asked.
    pub reason: Option<String>,
    /// The command prefix that an "always" approval allows; `None` for the command's own words.
    pub prefix: Option<Vec<String>>,
}

/// Input for a command in a session.
#[derive(Clone, Debug, Default)]
pub struct StdinRequest {
    /// Id of the session, from [`ExecOutput::session`].
    pub session: u32,
    /// The text to write; empty to only wait.
    pub text: String,
    /// How long to wait afterwards, within limits; `None` for 250 ms, or 5 s if the text is empty.
    pub patience: Option<Duration>,
    /// Maximum output for the model, in tokens; `None` for [`DEFAULT_OUTPUT_TOKENS`].
    pub max_output_tokens: Option<usize>,
}

/// The state of a command, and its output since the last call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExecOutput {
    /// How long the call waited.
    pub waited: Duration,
    /// Its exit code, if it ended.
    pub exit_code: Option<i32>,
    /// Id of the session, if the command still runs.
    pub session: Option<u32>,
    /// The new output; its middle is left out if it is very long.
    pub text: String,
    /// Approximate number of tokens of the new output.
    pub original_tokens: usize,
    /// The output as the model gets it.
    told: String,
}

impl ExecOutput {
    fn new(waited: Duration, unread: Unread, max_tokens: usize) -> Self {
        let total = Total {
            bytes: unread.bytes,
            lines: unread.lines,
        };
        let text = unread.into_text();
        Self {
            waited,
            exit_code: None,
            session: None,
            original_tokens: output::tokens(total.bytes),
            told: output::shorten_of(&text, total, max_tokens),
            text,
        }
    }

    /// Returns the tool output for the model.
    pub fn for_model(&self) -> String {
        let state = match (self.exit_code, self.session) {
            (Some(code), _) => format!("Process exited with code {code}"),
            (None, Some(session)) => format!("Process running with session ID {session}"),
            (None, None) => "Process ended".to_owned(),
        };
        format!(
            "Chunk ID: {:06x}\nWall time: {:.4} seconds\n{state}\nOriginal token count: {}\nOutput:\n{}",
            chunk_id(),
            self.waited.as_secs_f64(),
            self.original_tokens,
            self.told
        )
    }
}

/// Returns a random number that identifies one tool output.
fn chunk_id() -> u64 {
    RandomState::new().build_hasher().finish() & 0xff_ffff
}

impl NotRun {
    /// Returns the tool output of `exec_command` for the model; `None` if the turn is over.
    pub fn for_exec(&self) -> Option<String> {
        let rejected = |why: &str| {
            let message = format!("Rejected({why:?})");
            Some(format!(
                "exec_command failed: CreateProcess {{ message: {message:?} }}"
            ))
        };
        match self {
            Self::Failed(reason) | Self::Refused(reason) => rejected(reason),
            Self::Declined => rejected("rejected by user"),
            Self::NoEscalation(text) => Some(text.clone()),
            Self::Interrupted => None,
        }
    }
}

/// Why nothing was written to a session. Models know these texts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StdinError {
    /// There is no such session, or its end was already reported.
    #[error("write_stdin failed: Unknown process id {0}")]
    UnknownSession(u32),
    /// The command accepts no input.
    #[error(
        "write_stdin failed: stdin is closed for this session; rerun exec_command with tty=true to keep stdin open"
    )]
    Closed,
    /// The input could not be written; the reason.
    #[error("write_stdin failed: {0}")]
    Failed(String),
    /// The turn was cancelled.
    #[error("aborted by user")]
    Interrupted,
}

impl Tools {
    /// Returns how much output of a command the model is told, in tokens.
    pub(crate) fn most_tokens(&self, wanted: Option<usize>) -> usize {
        let most = self.limits.output_tokens.unwrap_or(DEFAULT_OUTPUT_TOKENS);
        wanted.map_or(most, |wanted| wanted.min(most))
    }

    /// Chooses between a login shell and a plain one where the configuration does.
    ///
    /// Errors: text for the model that wanted a login shell.
    pub(crate) fn choose_shell(&self, request: &mut ExecRequest) -> Result<(), &'static str> {
        if self.limits.no_login_shell && request.login.replace(false) == Some(true) {
            return Err("login shell is disabled by config; omit `login` or set it to false.");
        }
        Ok(())
    }

    /// Runs a command in a session and shows it as an item. The command keeps running if the turn is cancelled.
    pub async fn exec(&self, request: &ExecRequest) -> Result<ExecOutput, NotRun> {
        let argv = command::argv_in_shell(
            request.shell.as_deref(),
            request.login.unwrap_or(true),
            &request.command,
        );
        let mut item = self.command_item(request.command.clone(), argv, request.cwd.as_ref());
        item.source = CommandSource::Session;
        let wanted = Wanted {
            id: self.item_id(),
            escalate: request.escalate,
            terminal: request.terminal,
            reason: request.reason.as_deref(),
            prefix: request.prefix.as_deref(),
            is_shown: false,
            is_approved: false,
            without_env: None,
        };
        let permit = self.permit(&wanted, &item).await?;
        let may_write = self.before_command(&item.command).await;
        let mut place = Place::of(&permit);
        let mut retried = false;
        let mut item_started = permit.item_started;
        let began = Instant::now();
        let until = began + patience(request.patience, YIELD);
        loop {
            let may_retry = !retried && matches!(place, Place::Here(Some(_)));
            let place = std::mem::replace(&mut place, Place::beyond(&permit));
            let running = self.start_in_session(&wanted.id, &item, place, request.terminal);
            let running = running.await;
            let running = self
                .show_start(&wanted.id, &mut item, running, item_started)
                .await?;
            let session = self.sessions().add(
                running,
                request.terminal,
                self.turn.clone(),
                wanted.id.clone(),
                item.clone(),
            );
            session.wait(until, self.turn.cancelled()).await;
            let waited = began.elapsed();
            let ended = self.ended_at_once(&session).await;
            if !ended && self.turn.cancelled().is_cancelled() {
                return Err(NotRun::Interrupted);
            }
            let (unread, outcome) = session.read();
            let mut output =
                ExecOutput::new(waited, unread, self.most_tokens(request.max_output_tokens));
            let Some(outcome) = outcome.filter(|_| ended) else {
                output.session = Some(session.id);
                return Ok(output);
            };
            let again = may_retry
                && self
                    .permit_retry(&wanted, &item, &permit, outcome.exit, &outcome.stdout)
                    .await?;
            if again {
                self.sessions().remove(session.id);
                (item_started, retried) = (true, true);
                continue;
            }
            session.complete().await;
            self.sessions().learn(&session);
            if may_write {
                self.warn_of_replaced(&permit).await;
                self.after_command().await;
            }
            output.exit_code = Some(outcome.exit.code());
            return Ok(output);
        }
    }

    /// Writes to a command in a session, or only waits, and returns its new output.
    pub async fn write_stdin(&self, request: &StdinRequest) -> Result<ExecOutput, StdinError> {
        let session = self
            .sessions()
            .get(request.session)
            .ok_or(StdinError::UnknownSession(request.session))?;
        let began = Instant::now();
        let limits = match request.text.is_empty() {
            true => YIELD_OF_POLL,
            false => YIELD_AFTER_WRITE,
        };
        let until = began + patience(request.patience, limits);
        if (session.terminal && !request.text.is_empty()) || request.text == INTERRUPT {
            // Shown before it is written: the item of an ended command takes no more deltas.
            let typed = DeltaKind::Input(session.id);
            self.turn
                .delta(&session.item, typed, request.text.clone())
                .await;
        }
        if !request.text.is_empty() {
            self.type_into(&session, &request.text, until).await?;
        }
        session.wait(until, self.turn.cancelled()).await;
        let (unread, outcome) = session.read();
        let most = self.most_tokens(request.max_output_tokens);
        let mut output = ExecOutput::new(began.elapsed(), unread, most);
        match outcome {
            Some(outcome) => {
                self.sessions().learn(&session);
                output.exit_code = Some(outcome.exit.code());
                self.after_command().await;
            }
            None if self.turn.cancelled().is_cancelled() => return Err(StdinError::Interrupted),
            None => output.session = Some(session.id),
        }
        Ok(output)
    }

    async fn type_into(
        &self,
        session: &Session,
        text: &str,
        until: Instant,
    ) -> Result<(), StdinError> {
        if !session.terminal && text == INTERRUPT {
            session.control.interrupt();
            return Ok(());
        }
        let written = tokio::select! {
            written = session.control.write(text.as_bytes()) => written,
            () = self.turn.cancelled().cancelled() => return Err(StdinError::Interrupted),
            () = tokio::time::sleep_until(until) => {
                return Err(StdinError::Failed("the process does not read its input".to_owned()));
            }
        };
        written.map_err(|error| match error {
            ControlError::InputClosed => StdinError::Closed,
            other => StdinError::Failed(other.to_string()),
        })
    }

    /// Returns whether a command ended during the wait. If not, the end of the command will complete its item.
    async fn ended_at_once(&self, session: &Session) -> bool {
        session.has_ended() || !session.leave().await
    }

    /// Starts a command that can outlive the turn. One that is typed into does not run in an editor, whose terminals
    /// take input of their user only.
    async fn start_in_session(
        &self,
        id: &ItemId,
        item: &CommandItem,
        place: Place,
        terminal: bool,
    ) -> Result<Running, NotStarted> {
        let in_editor = place.is_outside() && !terminal;
        let mut spec = self.command_spec(item, place.sandbox());
        if terminal {
            spec.streams = Streams::Terminal(TerminalSize::default());
            if !self.environment.sets("TERM") {
                // Programs that fill the screen do not start without one that they know.
                spec.env.push(("TERM".to_owned(), Some("xterm".to_owned())));
            }
        }
        let cancel = CancellationToken::new();
        if in_editor && let Some(started) = self.start_in_editor(id, &spec, cancel.clone()).await {
            return started;
        }
        let process = process::start_confined(&spec, cancel)
            .await
            .map_err(|error| NotStarted {
                reason: match error {
                    StartError::Empty => error.to_string(),
                    StartError::Spawn { source, .. } => {
                        format!("Failed to create unified exec process: {source}")
                    }
                },
                exit_code: Some(NOT_STARTED),
            });
        process.map(Running::process)
    }
}

/// Returns how long to wait: the wanted time, between minimum and maximum.
fn patience(wanted: Option<Duration>, [least, usual, most]: [Duration; 3]) -> Duration {
    wanted.unwrap_or(usual).clamp(least, most)
}
