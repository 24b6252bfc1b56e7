//! Commands that the user runs in a thread.

use std::time::Duration;

use threadwire_engine::{Error, InputPart, NewTurn, TurnTask};
use threadwire_protocol::codex::{ThreadShellCommandParams, ThreadShellCommandResponse, errors};

use crate::{
    dialects::codex::{failure::Failure, families},
    thread_commands,
};

impl families::Ready {
    /// Answers as soon as the command has started, without its result.
    pub(super) async fn run_shell_command(
        &self,
        params: ThreadShellCommandParams,
    ) -> Result<ThreadShellCommandResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        if params.command.trim().is_empty() {
            return Err(errors::command_empty().into());
        }
        let timeout = match params.timeout_ms.map(u64::try_from).transpose() {
            Ok(timeout) => timeout.map(Duration::from_millis),
            Err(_) => {
                let millis = params.timeout_ms.unwrap_or_default();
                return Err(errors::thread_shell_command::timeout_negative(&millis).into());
            }
        };
        loop {
            let turn = NewTurn {
                input: vec![InputPart::text(&params.command)],
                task: TurnTask::Command { timeout },
                origin: self.origin(),
                ..NewTurn::default()
            };
            match handle.start_turn(turn).await {
                Ok(_) => return Ok(ThreadShellCommandResponse {}),
                Err(Error::TurnInProgress(_)) => {}
                Err(error) => return Err(error.into()),
            }
            match thread_commands::run(&handle, params.command.clone(), timeout).await {
                Ok(()) => return Ok(ThreadShellCommandResponse {}),
                // The running turn has ended in the meantime: the next iteration starts a turn.
                Err(Error::NoActiveTurn) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}
