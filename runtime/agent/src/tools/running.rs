//! Commands that run: as processes of the server, or in terminals of an editor.

use threadwire_workspace::process::{Control, ControlError, Outcome, Process};
use tokio_util::sync::CancellationToken;

use super::editor::EditorCommand;

/// A command that runs. Dropping it kills it.
pub(super) enum Running {
    /// A process of the server.
    Process(Box<Process>),
    /// A terminal of the editor.
    Editor(Box<EditorCommand>),
}

impl Running {
    pub(super) fn process(process: Process) -> Self {
        Self::Process(Box::new(process))
    }

    /// Returns the process id; `None` in an editor.
    pub(super) fn process_id(&self) -> Option<u32> {
        match self {
            Self::Process(process) => Some(process.id()),
            Self::Editor(_) => None,
        }
    }

    pub(super) fn control(&self) -> RunningControl {
        match self {
            Self::Process(process) => RunningControl::Process(process.control()),
            Self::Editor(command) => RunningControl::Editor(command.kill_token()),
        }
    }

    /// Returns the next piece of output; `None` after the end. Cancellation, timeout and kill take effect here.
    pub(super) async fn next(&mut self) -> Option<String> {
        match self {
            Self::Process(process) => process.next().await.map(|chunk| chunk.text),
            Self::Editor(command) => command.next().await,
        }
    }

    /// Reads the rest of the output and returns the result.
    pub(super) async fn finish(self) -> Outcome {
        match self {
            Self::Process(process) => process.finish().await,
            Self::Editor(command) => command.finish().await,
        }
    }
}

/// A handle that controls a running command. It does not keep the command alive.
#[derive(Clone, Debug)]
pub(super) enum RunningControl {
    Process(Control),
    Editor(CancellationToken),
}

impl RunningControl {
    /// Writes to the input of the command. A terminal of an editor takes input of its user only.
    pub(super) async fn write(&self, bytes: &[u8]) -> Result<(), ControlError> {
        match self {
            Self::Process(control) => control.write(bytes).await,
            Self::Editor(_) => Err(ControlError::InputClosed),
        }
    }

    /// Interrupts the command, as Ctrl-C does. A terminal of an editor is interrupted by its user only.
    pub(super) fn interrupt(&self) {
        if let Self::Process(control) = self {
            control.interrupt();
        }
    }

    /// Kills the command. Its reader sees the end.
    pub(super) fn kill(&self) {
        match self {
            Self::Process(control) => control.kill(),
            Self::Editor(kill) => kill.cancel(),
        }
    }
}
