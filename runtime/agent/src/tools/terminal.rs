//! Commands that another program controls: it reads their output at any time, waits for them, and ends them.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex},
};

use threadwire_engine::{CommandSource, ItemBody, ItemId, task};
use threadwire_workspace::{
    command,
    locks::lock,
    process::{self, Exit},
};
use tokio::sync::watch;

use super::{
    Tools,
    permit::{NotRun, Wanted},
    running::{Running, RunningControl},
    sessions::Awaited,
    shell::{NotStarted, status},
};

/// A command to run in a terminal.
#[derive(Clone, Debug)]
pub(crate) struct TerminalRequest {
    /// The command as a person would type it.
    pub(crate) command: String,
    /// The arguments to execute.
    pub(crate) argv: Vec<String>,
    /// Working directory; `None` for the thread's.
    pub(crate) cwd: Option<PathBuf>,
    /// Environment variables, besides the usual ones. Their names are such that the program `env` takes them for names.
    pub(crate) env: Vec<(String, String)>,
    /// Maximum bytes of output that are kept; the beginning is dropped.
    pub(crate) output_limit: usize,
    /// The item that shows the command already, if there is one.
    pub(crate) shown: Option<Shown>,
}

/// An item that was started for a command before the command was.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) item: ItemId,
    /// The command, and its folder, that the user allowed the agent to run by itself, which is outside of the sandbox.
    pub(crate) approved: Option<(String, PathBuf)>,
}

/// A command in a terminal. Dropping the value kills it.
#[derive(Debug)]
pub(crate) struct Terminal {
    control: RunningControl,
    output: Arc<Mutex<Output>>,
    exit: watch::Receiver<Option<Exit>>,
}

/// The end of an output.
#[derive(Debug)]
struct Output {
    text: String,
    limit: usize,
    truncated: bool,
}

impl Terminal {
    /// Returns the kept output, and whether its beginning was dropped.
    pub(crate) fn output(&self) -> (String, bool) {
        let mut output = lock(&self.output);
        output.trim();
        (output.text.clone(), output.truncated)
    }

    /// Returns how the command ended; `None` while it runs.
    pub(crate) fn exit(&self) -> Option<Exit> {
        *self.exit.borrow()
    }

    /// Waits until the command ends.
    pub(crate) fn ended(&self) -> impl Future<Output = Option<Exit>> + Send + 'static {
        let mut exit = self.exit.clone();
        // Fails if the reader of the process is gone.
        async move {
            exit.wait_for(Option::is_some)
                .await
                .ok()
                .and_then(|exit| *exit)
        }
    }

    /// Kills the command; its output stays.
    pub(crate) fn kill(&self) {
        self.control.kill();
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.control.kill();
    }
}

impl Output {
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        // Trimming only after the text doubled keeps the cost per byte constant.
        if self.text.len() > self.limit.saturating_mul(2) {
            self.trim();
        }
    }

    fn trim(&mut self) {
        let excess = self.text.len().saturating_sub(self.limit);
        if excess > 0 {
            self.text.drain(..self.text.ceil_char_boundary(excess));
            self.truncated = true;
        }
    }
}

/// Returns the arguments that run a command with these variables.
fn with_env(env: &[(String, String)], argv: &[String]) -> Vec<String> {
    let variables = env.iter().map(|(name, value)| format!("{name}={value}"));
    let argv = argv.iter().cloned();
    std::iter::once("env".to_owned())
        .chain(variables)
        .chain(argv)
        .collect()
}

impl Tools {
    /// Starts a command as the thread's policy allows, in its sandbox, and shows it as an item. It may go on after the
    /// turn, but ends when the turn is cancelled.
    pub(crate) async fn terminal(
        &self,
        request: TerminalRequest,
    ) -> Result<(ItemId, Terminal), NotRun> {
        let TerminalRequest { command, argv, .. } = &request;
        let sets_env = !request.env.is_empty();
        // Variables can make any command another one: by `PATH`, by `LD_PRELOAD`, by settings of the program. So they are
        // part of what is shown and decided about. The program `env` sets them inside of the sandbox, not for what makes it.
        let (shown_as, runs) = match sets_env {
            true => {
                let argv = with_env(&request.env, argv);
                (command::join(&argv), argv)
            }
            false => (command.clone(), argv.clone()),
        };
        let mut item = self.command_item(shown_as, runs, request.cwd.as_ref());
        item.source = CommandSource::Agent;
        let approved = request.shown.as_ref();
        let approved = approved.and_then(|shown| shown.approved.as_ref());
        // What the agent tells of a call may have changed since the user saw it.
        let is_approved = !sets_env
            && approved.is_some_and(|(command, cwd)| *command == item.command && *cwd == item.cwd);
        let is_shown = request.shown.is_some();
        let wanted = Wanted {
            id: match &request.shown {
                Some(shown) => shown.item.clone(),
                None => self.item_id(),
            },
            escalate: false,
            terminal: false,
            reason: None,
            prefix: None,
            is_shown,
            is_approved,
            without_env: sets_env.then_some((&**command, &**argv)),
        };
        let permit = self.permit(&wanted, &item).await?;
        let may_write = self.before_command(&item.command).await;
        if self.turn.cancelled().is_cancelled() {
            return Err(NotRun::Interrupted);
        }
        let spec = self.command_spec(&item, permit.sandbox.clone());
        let process = process::start_confined(&spec, self.turn.cancelled().child_token());
        let process = process.await.map_err(|error| NotStarted {
            reason: error.to_string(),
            exit_code: None,
        });
        let running = process.map(Running::process);
        let running = self
            .show_start(&wanted.id, &mut item, running, permit.item_started)
            .await?;
        self.turn.outlive_turn(&wanted.id).await;
        let output = Arc::new(Mutex::new(Output {
            text: String::new(),
            limit: request.output_limit,
            truncated: false,
        }));
        let (ended, exit) = watch::channel(None);
        let terminal = Terminal {
            control: running.control(),
            output: Arc::clone(&output),
            exit,
        };
        let (tools, id) = (self.clone(), wanted.id.clone());
        let sessions = self.sessions();
        let awaited = sessions.add_awaited(&running, self.turn.clone(), id.clone(), &item);
        task::spawn(async move {
            let outcome = follow(awaited, running, &output).await;
            item.status = status(outcome.exit);
            item.exit_code = Some(outcome.exit.code());
            item.output = Some(outcome.stdout);
            item.duration_ms = i64::try_from(outcome.duration.as_millis()).ok();
            tools.turn.complete_item(&id, ItemBody::Command(item)).await;
            if may_write {
                tools.warn_of_replaced(&permit).await;
                tools.after_command().await;
            }
            // The item is complete before the agent learns of the end.
            ended.send_replace(Some(outcome.exit));
        });
        Ok((wanted.id, terminal))
    }
}

async fn follow(
    awaited: Awaited,
    mut running: Running,
    output: &Mutex<Output>,
) -> process::Outcome {
    while let Some(text) = running.next().await {
        lock(output).push(&text);
        awaited.hear(text).await;
    }
    awaited.finish(running).await
}
