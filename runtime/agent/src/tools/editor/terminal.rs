//! Commands in terminals of an editor: the user sees them there, and the thread shows them as any other command.
//!
//! The protocol has no message for output, so the editor is asked for it again and again. An editor that does not
//! answer is noticed by this, too.

use std::{fmt, path::PathBuf, time::Duration};

use threadwire_engine::{BoxFuture, ItemId, TurnContext};
use threadwire_workspace::process::{Exit, Outcome, ProcessSpec};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use tracing::debug;

use super::Editors;
use crate::tools::{Tools, running::Running, shell::NotStarted};

/// How long to wait before the editor is asked for output again: at first, and at most while there is none.
const POLL: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(4)];

/// Bytes of output that cost a millisecond more until the editor is asked again, because it sends all of it.
const BYTES_PER_MILLI: usize = 1024;

/// How long an editor has to end a command that was killed.
const GRACE: Duration = Duration::from_secs(10);

/// Maximum length of one piece of output, in bytes.
const PIECE: usize = 32 * 1024;

/// Number of bytes at the end of the known output that are searched for after the editor dropped its beginning.
const OVERLAP: usize = 256;

/// Exit code of a command of which the editor does not say how it ended.
const NOT_TOLD: i32 = -1;

/// How a command ends whose terminal is lost: as one whose terminal is closed, by `SIGHUP`.
const LOST: Exit = Exit::Signal(1);

/// A command for a terminal of an editor.
#[derive(Clone, Debug)]
pub struct EditorRequest {
    /// The item that shows the command.
    pub item: ItemId,
    /// Program and arguments.
    pub argv: Vec<String>,
    /// Working directory.
    pub cwd: PathBuf,
    /// Environment variables to set.
    pub env: Vec<(String, String)>,
    /// Maximum bytes of output that the editor keeps; it drops the beginning of more.
    pub output_limit: usize,
}

/// A terminal of an editor that runs a command. Dropping it releases the terminal: a command that runs is killed.
pub trait EditorTerminal: Send + Sync {
    /// Returns the output so far. The editor answers within a short time, or the call fails. The error is text for
    /// people.
    fn output(&self) -> BoxFuture<'static, Result<EditorOutput, String>>;

    /// Waits until the command ends, without a limit. `None` if the editor does not say how it ended.
    fn ended(&self) -> BoxFuture<'static, Result<Option<Exit>, String>>;

    /// Kills the command; its output stays.
    fn kill(&self);
}

/// The output of a command in a terminal of an editor.
#[derive(Clone, Debug, Default)]
pub struct EditorOutput {
    /// The text.
    pub text: String,
    /// Whether the beginning was dropped.
    pub truncated: bool,
}

/// Why an editor has no terminal for a command.
#[derive(Clone, Debug)]
pub enum NoTerminal {
    /// It refused. Nothing runs.
    Refused(String),
    /// It left or did not answer, so the command may run. The reason is text for people.
    Lost(String),
}

/// A command that runs in a terminal of an editor. Dropping it kills it and releases the terminal.
pub(in crate::tools) struct EditorCommand {
    turn: TurnContext,
    ended: BoxFuture<'static, Result<Option<Exit>, String>>,
    /// The request for output that waits for its answer.
    asked: Option<BoxFuture<'static, Result<EditorOutput, String>>>,
    /// Dropped after the requests about it, which are withdrawn before it is released.
    terminal: Box<dyn EditorTerminal>,
    /// When the editor is asked next.
    ask_at: Instant,
    /// How long the editor is left alone, as long as there is nothing new.
    idle: Duration,
    /// The output as the editor last sent it.
    output: EditorOutput,
    /// The part of it that was not returned yet.
    unsent: String,
    exit: Option<Exit>,
    /// Why this side killed the command, if it did, and when it stops to wait for the end.
    killed: Option<(Exit, Instant)>,
    kill: CancellationToken,
    cancel: CancellationToken,
    timeout: BoxFuture<'static, ()>,
    started: Instant,
}

/// The end of a wait.
enum News {
    Kill(Exit),
    Ended(Result<Option<Exit>, String>),
    Output(Result<EditorOutput, String>),
    Ask,
    /// The editor did not end a command that was killed.
    Overdue(Exit),
}

impl EditorCommand {
    fn new(
        turn: TurnContext,
        terminal: Box<dyn EditorTerminal>,
        spec: &ProcessSpec,
        cancel: CancellationToken,
    ) -> Self {
        let timeout: BoxFuture<'static, ()> = match (spec.timeout, spec.pause.clone()) {
            (Some(limit), Some(pause)) => Box::pin(async move { pause.sleep(limit).await }),
            (Some(limit), None) => Box::pin(tokio::time::sleep(limit)),
            (None, _) => Box::pin(std::future::pending()),
        };
        let now = Instant::now();
        Self {
            turn,
            ended: terminal.ended(),
            terminal,
            asked: None,
            ask_at: now,
            idle: POLL[0],
            output: EditorOutput::default(),
            unsent: String::new(),
            exit: None,
            killed: None,
            kill: CancellationToken::new(),
            cancel,
            timeout,
            started: now,
        }
    }

    /// Returns the token that kills the command.
    pub(in crate::tools) fn kill_token(&self) -> CancellationToken {
        self.kill.clone()
    }

    /// Returns the next piece of output; `None` after the end. Cancellation, timeout and kill take effect here.
    pub(in crate::tools) async fn next(&mut self) -> Option<String> {
        loop {
            if !self.unsent.is_empty() {
                let end = self.unsent.ceil_char_boundary(PIECE.min(self.unsent.len()));
                return Some(self.unsent.drain(..end).collect());
            }
            if self.exit.is_some() {
                return None;
            }
            match self.news().await {
                News::Ask => {
                    // The client has seen the start of the command, and the output so far.
                    self.turn.settled().await;
                    self.asked = Some(self.terminal.output());
                }
                News::Output(Ok(output)) => {
                    self.asked = None;
                    self.take(output);
                }
                News::Output(Err(reason)) | News::Ended(Err(reason)) => self.lose(&reason),
                News::Ended(Ok(told)) => {
                    self.asked = None;
                    match self.terminal.output().await {
                        Ok(output) => self.take(output),
                        Err(reason) => self.note(&reason),
                    }
                    let told = told.unwrap_or(Exit::Code(NOT_TOLD));
                    self.exit = Some(match self.killed {
                        Some((Exit::TimedOut, _)) => Exit::TimedOut,
                        _ => told,
                    });
                }
                News::Kill(why) => {
                    self.terminal.kill();
                    self.killed = Some((why, Instant::now() + GRACE));
                    if why == Exit::Cancelled {
                        self.exit = Some(why);
                    }
                }
                News::Overdue(why) => {
                    self.note("the editor did not end the command");
                    self.exit = Some(why);
                }
            }
        }
    }

    async fn news(&mut self) -> News {
        let may_kill = self.killed.is_none();
        let ask = async {
            match &mut self.asked {
                Some(asked) => News::Output(asked.await),
                None => {
                    sleep_until(self.ask_at).await;
                    News::Ask
                }
            }
        };
        let overdue = async {
            match self.killed {
                Some((why, until)) => {
                    sleep_until(until).await;
                    why
                }
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            () = self.cancel.cancelled(), if may_kill => News::Kill(Exit::Cancelled),
            () = self.kill.cancelled(), if may_kill => News::Kill(Exit::Signal(9)),
            ended = &mut self.ended => News::Ended(ended),
            () = &mut self.timeout, if may_kill => News::Kill(Exit::TimedOut),
            why = overdue => News::Overdue(why),
            news = ask => news,
        }
    }

    /// Takes over the output as the editor now has it.
    fn take(&mut self, output: EditorOutput) {
        let fresh = added(&self.output.text, &output);
        self.idle = match fresh.is_empty() {
            true => POLL[1].min(self.idle * 2),
            false => POLL[0],
        };
        self.unsent.push_str(fresh);
        let cost = Duration::from_millis((output.text.len() / BYTES_PER_MILLI) as u64);
        self.ask_at = Instant::now() + self.idle + cost;
        self.output = output;
    }

    /// Adds a note to the output.
    fn note(&mut self, text: &str) {
        let line = match self.output.text.is_empty() || self.output.text.ends_with('\n') {
            true => format!("[{text}]\n"),
            false => format!("\n[{text}]\n"),
        };
        self.output.text.push_str(&line);
        self.unsent.push_str(&line);
    }

    fn lose(&mut self, reason: &str) {
        self.note(&format!("the command is lost: {reason}"));
        self.exit = Some(self.killed.map_or(LOST, |(why, _)| why));
    }

    /// Reads the rest of the output and returns the result.
    pub(in crate::tools) async fn finish(mut self) -> Outcome {
        while self.next().await.is_some() {}
        let mut text = std::mem::take(&mut self.output.text);
        if self.output.truncated {
            text.insert_str(0, "[... the beginning is left out ...]\n");
        }
        Outcome {
            exit: self.exit.unwrap_or(LOST),
            stdout: text,
            stderr: String::new(),
            duration: self.started.elapsed(),
        }
    }
}

/// Returns what an output has after the output that was known before. Where it is another text, because a command
/// changed lines that it had written, the first other line is the beginning.
fn added<'a>(known: &str, output: &'a EditorOutput) -> &'a str {
    let text = output.text.as_str();
    if let Some(rest) = text.strip_prefix(known) {
        return rest;
    }
    if output.truncated {
        let tail = &known[known.ceil_char_boundary(known.len().saturating_sub(OVERLAP))..];
        return text.rfind(tail).map_or(text, |at| &text[at + tail.len()..]);
    }
    let same = text.bytes().zip(known.bytes());
    let same = same.take_while(|(one, other)| one == other).count();
    let line = text.as_bytes()[..same]
        .iter()
        .rposition(|byte| *byte == b'\n');
    &text[line.map_or(0, |at| at + 1)..]
}

impl Tools {
    /// Starts a command in a terminal of the editor whose client started the turn. `None` if that has none, and then
    /// nothing runs.
    pub(in crate::tools) async fn start_in_editor(
        &self,
        item: &ItemId,
        spec: &ProcessSpec,
        cancel: CancellationToken,
    ) -> Option<Result<Running, NotStarted>> {
        let client = self.turn.cause()?.client;
        let editor = self.turn.state(Editors::default).of(client)?;
        if !editor.has_terminals() {
            return None;
        }
        // The client has seen what the agent did so far.
        self.turn.settled().await;
        let request = EditorRequest {
            item: item.clone(),
            argv: spec.argv.clone(),
            cwd: spec.cwd.clone(),
            // The environment is the editor's, so a variable that commands do not get is empty there.
            env: spec
                .env
                .iter()
                .map(|(name, value)| (name.clone(), value.clone().unwrap_or_default()))
                .collect(),
            output_limit: spec.output_cap,
        };
        let created = tokio::select! {
            biased;
            () = self.turn.cancelled().cancelled() => {
                Err(NoTerminal::Lost("the turn was cancelled".to_owned()))
            }
            created = editor.terminal(request) => created,
        };
        match created {
            Ok(terminal) => {
                let command = EditorCommand::new(self.turn.clone(), terminal, spec, cancel);
                Some(Ok(Running::Editor(Box::new(command))))
            }
            Err(NoTerminal::Refused(reason)) => {
                debug!(
                    reason,
                    "an editor refused a terminal, so the command runs here"
                );
                None
            }
            Err(NoTerminal::Lost(reason)) => Some(Err(NotStarted {
                reason: format!("the command may not have started in the editor: {reason}"),
                exit_code: None,
            })),
        }
    }
}

impl fmt::Debug for EditorCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EditorCommand")
            .field("exit", &self.exit)
            .field("killed", &self.killed)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::{EditorOutput, added};

    #[test]
    fn new_output_is_found() {
        let long = "x".repeat(1000);
        let cut = format!("{}\nnew", &long[500..]);
        let cases = [
            ("", "a", false, "a"),
            ("a", "a", false, ""),
            ("a\n", "a\nb", false, "b"),
            // A command changed its last line.
            ("one\n10 %", "one\n20 %", false, "20 %"),
            ("ä", "ö", false, "ö"),
            // The editor dropped the beginning.
            (&long, &cut, true, "\nnew"),
            ("known", "something else", true, "something else"),
        ];
        for (known, text, truncated, expected) in cases {
            let text = text.to_owned();
            let output = EditorOutput { text, truncated };
            assert_eq!(added(known, &output), expected, "{known} {}", output.text);
        }
    }
}
