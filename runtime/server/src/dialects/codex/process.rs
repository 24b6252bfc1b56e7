//! The methods `process/*`: processes that run independently of the requests of their client.

use std::{path::PathBuf, time::Duration};

use threadwire_host::processes::{Chunk, NewProcess, Started};
use threadwire_protocol::codex::{
    self as wire, ProcessExitedNotification, ProcessKillParams, ProcessKillResponse,
    ProcessMethods, ProcessOutputDeltaNotification, ProcessResizePtyParams,
    ProcessResizePtyResponse, ProcessSpawnParams, ProcessSpawnResponse, ProcessWriteStdinParams,
    ProcessWriteStdinResponse,
    errors::{self, process_spawn as refused},
    notification,
};
use threadwire_workspace::process::{DEFAULT_OUTPUT_CAP, Stream, TerminalSize};

use super::{
    CodexSession,
    command::as_size,
    failure::Failure,
    families,
    processes::{DEFAULT_TIMEOUT, Name, base64, start_problem, terminal_size},
};

impl ProcessMethods for families::Process {
    /// The process is the client's own: neither a sandbox nor `shell_environment_policy` applies to it.
    async fn process_spawn(
        &self,
        params: ProcessSpawnParams,
    ) -> Result<ProcessSpawnResponse, Failure> {
        let handle = params.process_handle;
        if params.command.is_empty() {
            return Err(errors::command_empty().into());
        }
        if handle.is_empty() {
            return Err(refused::process_handle_empty().into());
        }
        let tty = params.tty.unwrap_or(false);
        let terminal = match &params.size {
            Some(_) if !tty => return Err(refused::size_without_terminal().into()),
            Some(size) => Some(
                terminal_size(size.rows, size.cols).ok_or_else(errors::process_terminal_empty)?,
            ),
            None => tty.then(TerminalSize::default),
        };
        let cap = match params.output_bytes_cap {
            None => Some(DEFAULT_OUTPUT_CAP),
            Some(cap) => cap.map(as_size),
        };
        let timeout = match params.timeout_ms {
            None => Some(DEFAULT_TIMEOUT),
            Some(None) => None,
            Some(Some(millis)) => {
                let millis =
                    u64::try_from(millis).map_err(|_| refused::timeout_negative(&millis))?;
                Some(Duration::from_millis(millis))
            }
        };
        let cwd = PathBuf::from(params.cwd);
        if cwd.is_relative() {
            return Err(errors::path_relative().into());
        }
        let input = params.stream_stdin.unwrap_or(false);
        let name = Name::Process(handle.clone());
        let reserved = self.reserve(Some(name), input || terminal.is_some())?;
        let new = NewProcess {
            argv: params.command,
            cwd,
            env: params.env.into_iter().flatten().collect(),
            timeout,
            terminal,
            input,
            sandbox: None,
        };
        let started = reserved
            .start(new)
            .await
            .map_err(|error| refused::not_started(&start_problem(error)))?;
        let session = self
            .this
            .upgrade()
            .ok_or_else(|| errors::internal_error(&"the connection is closing"))?;
        let streams = tty || params.stream_stdout_stderr.unwrap_or(false);
        self.connection
            .spawn(async move { session.follow(handle, started, cap, streams).await });
        Ok(ProcessSpawnResponse {})
    }

    async fn process_write_stdin(
        &self,
        params: ProcessWriteStdinParams,
    ) -> Result<ProcessWriteStdinResponse, Failure> {
        self.write_input(
            &Name::Process(params.process_handle),
            params.delta_base64.as_deref(),
            params.close_stdin.unwrap_or(false),
        )?;
        Ok(ProcessWriteStdinResponse {})
    }

    async fn process_resize_pty(
        &self,
        params: ProcessResizePtyParams,
    ) -> Result<ProcessResizePtyResponse, Failure> {
        let size = terminal_size(params.size.rows, params.size.cols)
            .ok_or_else(errors::process_terminal_empty)?;
        self.resize(&Name::Process(params.process_handle), size)
            .await?;
        Ok(ProcessResizePtyResponse {})
    }

    async fn process_kill(
        &self,
        params: ProcessKillParams,
    ) -> Result<ProcessKillResponse, Failure> {
        let name = Name::Process(params.process_handle);
        self.control(&name).await?.kill();
        Ok(ProcessKillResponse {})
    }
}

impl CodexSession {
    /// Reads the output of a process to its end and notifies the client.
    async fn follow(&self, handle: String, started: Started, cap: Option<usize>, streams: bool) {
        let tell = streams.then_some(|delta: Chunk<'_>| {
            self.tell::<notification::ProcessOutputDelta>(
                None,
                &ProcessOutputDeltaNotification {
                    process_handle: handle.clone(),
                    stream: match delta.stream {
                        Stream::Stdout => wire::ProcessOutputStream::Stdout,
                        Stream::Stderr => wire::ProcessOutputStream::Stderr,
                    },
                    delta_base64: base64(&delta),
                    cap_reached: delta.cap_reached,
                },
            );
            self.connection.flush();
        });
        let ended = started
            .finish(cap, tell, || self.connection.ready_for_more())
            .await;
        self.tell::<notification::ProcessExited>(
            None,
            &ProcessExitedNotification {
                process_handle: handle.clone(),
                exit_code: ended.exit.code(),
                // Background children of a process end with it, so its streams end, too.
                output_drain_timed_out: Some(false),
                stdout: ended.stdout.text(),
                stdout_cap_reached: ended.stdout.cap_reached,
                stderr: ended.stderr.text(),
                stderr_cap_reached: ended.stderr.cap_reached,
            },
        );
        self.connection.flush();
    }
}
