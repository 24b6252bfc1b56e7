//! The shared code of `command/exec` and `process/*`: the names of client processes, and their errors.

use std::time::Duration;

use base64::{Engine as _, prelude::BASE64_STANDARD};
use threadwire_host::processes::{Chunk, ProcessError, ProcessName, Reserved};
use threadwire_protocol::codex::errors;
use threadwire_workspace::process::{Control, StartError, TerminalSize};

use super::{CodexSession, failure::Failure};

/// The time limit of a process if the client sends none.
pub(super) const DEFAULT_TIMEOUT: Duration = Duration::from_secs(10);

/// The name that a client gives to a process. Each family of methods has its own names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Name {
    /// `processId` of `command/exec`.
    Command(String),
    /// `processHandle` of `process/spawn`.
    Process(String),
}

impl CodexSession {
    /// Reserves the name of a process that is about to start, so that later requests find it.
    pub(super) fn reserve(&self, name: Option<Name>, has_input: bool) -> Result<Reserved, Failure> {
        let key = name.as_ref().map(Name::key);
        self.processes
            .reserve(key, has_input)
            .ok_or_else(|| match &name {
                Some(Name::Process(handle)) => {
                    errors::process_spawn::process_handle_taken(handle).into()
                }
                Some(Name::Command(id)) => errors::command_exec::process_id_taken(id).into(),
                None => errors::internal_error(&"a process without a name has none taken").into(),
            })
    }

    /// Queues input for a process: bytes in base64, then the end.
    pub(super) fn write_input(
        &self,
        name: &Name,
        base64: Option<&str>,
        close: bool,
    ) -> Result<(), Failure> {
        if base64.is_none() && !close {
            return Err(name.nothing_to_write());
        }
        let bytes = base64
            .map(|text| BASE64_STANDARD.decode(text))
            .transpose()
            .map_err(|error| errors::invalid_delta(&error))?;
        self.processes
            .write(&name.key(), bytes, close)
            .map_err(|error| name.failure(&error))
    }

    /// Sets the size of a process's terminal.
    pub(super) async fn resize(&self, name: &Name, size: TerminalSize) -> Result<(), Failure> {
        let resized = self.processes.resize(&name.key(), size).await;
        resized.map_err(|error| name.failure(&error))
    }

    /// Returns the handle of a running process.
    pub(super) async fn control(&self, name: &Name) -> Result<Control, Failure> {
        let control = self.processes.control(&name.key()).await;
        control.map_err(|error| name.failure(&error))
    }
}

impl Name {
    fn key(&self) -> ProcessName {
        let (family, name) = match self {
            Self::Command(id) => ("command/exec", id),
            Self::Process(handle) => ("process", handle),
        };
        ProcessName {
            family,
            name: name.clone(),
        }
    }

    fn nothing_to_write(&self) -> Failure {
        match self {
            Self::Command(_) => errors::command_exec_write::nothing_to_write().into(),
            Self::Process(_) => errors::process_write_stdin::nothing_to_write().into(),
        }
    }

    fn failure(&self, error: &ProcessError) -> Failure {
        match (error, self) {
            (ProcessError::NotRunning, Self::Command(id)) => errors::command_not_running(id).into(),
            (ProcessError::NotRunning, Self::Process(handle)) => {
                errors::process_not_running(handle).into()
            }
            (ProcessError::NoInput, Self::Command(_)) => {
                errors::command_exec_write::input_not_streamed().into()
            }
            (ProcessError::NoInput, Self::Process(_)) => {
                errors::process_write_stdin::input_not_streamed().into()
            }
            (ProcessError::InputFull, _) => {
                errors::internal_error(&"the process does not read its input").into()
            }
            (ProcessError::InputClosed, _) => errors::input_closed().into(),
            (ProcessError::Control(error), _) => errors::resize_failed(error).into(),
        }
    }
}

/// Encodes a chunk of output in base64.
pub(super) fn base64(chunk: &Chunk<'_>) -> String {
    BASE64_STANDARD.encode(chunk.bytes)
}

/// Returns why the operating system did not start a process.
pub(super) fn start_problem(error: StartError) -> String {
    match error {
        StartError::Empty => error.to_string(),
        StartError::Spawn { source, .. } => source.to_string(),
    }
}

/// Returns the size of a terminal; `None` if it has no rows or no columns.
pub(super) fn terminal_size(rows: u16, cols: u16) -> Option<TerminalSize> {
    (rows > 0 && cols > 0).then_some(TerminalSize { rows, cols })
}
