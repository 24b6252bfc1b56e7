//! `command/exec`: commands outside of threads.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use threadwire_agent::tools::{confinement, mark_of_external};
use threadwire_engine::{ConfigOverrides, PermissionProfile, SandboxPolicy, Settings};
use threadwire_host::{
    config::flags_of,
    processes::{Chunk, NewProcess},
};
use threadwire_protocol::codex::{
    self as wire, CommandExecOutputDeltaNotification, CommandExecParams, CommandExecResizeParams,
    CommandExecResizeResponse, CommandExecResponse, CommandExecTerminateParams,
    CommandExecTerminateResponse, CommandExecWriteParams, CommandExecWriteResponse, CommandMethods,
    Version,
    errors::{self, command_exec as refused},
    notification,
};
use threadwire_workspace::{
    process::{DEFAULT_OUTPUT_CAP, Exit, Stream, TerminalSize},
    sandbox::Sandbox,
};

use super::{
    CodexSession,
    failure::Failure,
    families, from_wire,
    processes::{DEFAULT_TIMEOUT, Name, base64, start_problem, terminal_size},
};

impl CommandMethods for families::Command {
    /// Reserves the name of the process before the first await, so that later requests can use it.
    async fn command_exec(
        &self,
        params: CommandExecParams,
    ) -> Result<CommandExecResponse, Failure> {
        if params.command.is_empty() {
            return Err(errors::command_empty().into());
        }
        let tty = params.tty.unwrap_or(false);
        let terminal = match &params.size {
            Some(_) if !tty => return Err(refused::size_without_terminal().into()),
            Some(size) => Some(
                terminal_size(size.rows, size.cols).ok_or_else(errors::command_terminal_empty)?,
            ),
            None => tty.then(TerminalSize::default),
        };
        let cap = match (params.disable_output_cap, params.output_bytes_cap) {
            (Some(true), Some(_)) => {
                return Err(refused::output_cap_conflict().into());
            }
            (Some(true), None) => None,
            (_, cap) => Some(cap.map_or(DEFAULT_OUTPUT_CAP, as_size)),
        };
        let timeout = self.timeout(&params)?;
        let streams = tty || params.stream_stdout_stderr.unwrap_or(false);
        let input = params.stream_stdin.unwrap_or(false);
        if params.process_id.is_none() && (streams || input) {
            return Err(refused::process_id_missing().into());
        }
        let cwd = self.command_cwd(params.cwd.as_deref());
        let policy = match (params.permission_profile, params.sandbox_policy) {
            (Some(_), Some(_)) => {
                return Err(refused::sandbox_conflict().into());
            }
            (Some(name), None) => {
                let (sandbox, profile) = self.profile_of_command(&cwd, &name).await?;
                Some((sandbox, Some(profile)))
            }
            (None, policy) => from_wire::optional_sandbox(policy)?.map(|sandbox| (sandbox, None)),
        };
        // The folder of a sandbox is that of the server, the folder of a profile is that of the command.
        let by_profile = matches!(policy, Some((_, Some(_))));
        let name = params.process_id.clone().map(Name::Command);
        let reserved = self.reserve(name, input || terminal.is_some())?;
        let mut settings = self.command_settings(&cwd, policy).await?;
        let config = &self.connection.services().host.config;
        let mut env = config
            .command_environment(&settings.cwd, &flags_of(&settings))
            .await
            .map_err(|problem| errors::invalid_request(&problem))?
            .changes();
        env.extend(mark_of_external(&settings).map(|(name, value)| (name.to_owned(), Some(value))));
        if !by_profile {
            config.cwd().clone_into(&mut settings.cwd);
        }
        // The client's variables come last, so they take precedence.
        env.extend(params.env.into_iter().flatten());
        let new = NewProcess {
            argv: params.command,
            env,
            timeout,
            terminal,
            input,
            sandbox: self.sandbox(&settings)?,
            cwd,
        };
        let started = reserved
            .start(new)
            .await
            .map_err(|error| errors::command_not_started(self.version, &start_problem(error)))?;
        let tell = streams.then_some(|delta: Chunk<'_>| {
            self.tell::<notification::CommandExecOutputDelta>(
                None,
                &CommandExecOutputDeltaNotification {
                    process_id: params.process_id.clone().unwrap_or_default(),
                    stream: match delta.stream {
                        Stream::Stdout => wire::CommandExecOutputStream::Stdout,
                        Stream::Stderr => wire::CommandExecOutputStream::Stderr,
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
        if self.version == Version::V0_97 && ended.exit == Exit::TimedOut {
            return Err(errors::command_timed_out().into());
        }
        Ok(CommandExecResponse {
            exit_code: ended.exit.code(),
            stdout: ended.stdout.text(),
            stderr: ended.stderr.text(),
        })
    }

    async fn command_exec_write(
        &self,
        params: CommandExecWriteParams,
    ) -> Result<CommandExecWriteResponse, Failure> {
        self.write_input(
            &Name::Command(params.process_id),
            params.delta_base64.as_deref(),
            params.close_stdin.unwrap_or(false),
        )?;
        Ok(CommandExecWriteResponse {})
    }

    async fn command_exec_resize(
        &self,
        params: CommandExecResizeParams,
    ) -> Result<CommandExecResizeResponse, Failure> {
        let size = terminal_size(params.size.rows, params.size.cols)
            .ok_or_else(errors::command_terminal_empty)?;
        self.resize(&Name::Command(params.process_id), size).await?;
        Ok(CommandExecResizeResponse {})
    }

    async fn command_exec_terminate(
        &self,
        params: CommandExecTerminateParams,
    ) -> Result<CommandExecTerminateResponse, Failure> {
        let control = self.control(&Name::Command(params.process_id)).await?;
        let connection = Arc::clone(&self.connection);
        // The answer to this request must precede the answer to `command/exec`.
        self.connection.spawn(async move {
            connection.released().await;
            control.kill();
        });
        Ok(CommandExecTerminateResponse {})
    }
}

impl CodexSession {
    fn timeout(&self, params: &CommandExecParams) -> Result<Option<Duration>, Failure> {
        match (params.disable_timeout, params.timeout_ms) {
            (Some(true), Some(_)) => Err(refused::timeout_conflict().into()),
            (Some(true), None) => Ok(None),
            (_, None) => Ok(Some(DEFAULT_TIMEOUT)),
            (_, Some(millis)) => match u64::try_from(millis) {
                Ok(millis) => Ok(Some(Duration::from_millis(millis))),
                // A negative value from an older client means the default timeout.
                Err(_) if self.version == Version::V0_97 => Ok(Some(DEFAULT_TIMEOUT)),
                Err(_) => Err(refused::timeout_negative(&millis).into()),
            },
        }
    }

    /// Returns the settings of commands in `cwd` outside of threads.
    async fn command_settings(
        &self,
        cwd: &Path,
        sandbox: Option<(SandboxPolicy, Option<PermissionProfile>)>,
    ) -> Result<Settings, Failure> {
        let config = &self.connection.services().host.config;
        let mut settings = config
            .settings(cwd, ConfigOverrides::default())
            .await
            .map_err(|problem| errors::invalid_request(&problem))?;
        if let Some((sandbox, profile)) = sandbox {
            settings.sandbox = sandbox;
            let configured = std::mem::replace(&mut settings.profile, profile);
            settings.roots.clear();
            // Those of the configuration count for whatever reaches the network.
            if let Some(domains) = configured.and_then(|profile| profile.domains) {
                let profile = settings.profile.get_or_insert_default();
                profile.domains.get_or_insert(domains);
            }
        }
        Ok(settings)
    }

    fn command_cwd(&self, cwd: Option<&str>) -> PathBuf {
        let config = &self.connection.services().host.config;
        cwd.map_or_else(
            || config.cwd().to_owned(),
            |cwd| from_wire::path(cwd, config.cwd()),
        )
    }

    /// Returns the sandbox of commands with these settings; `None` if they are not confined.
    fn sandbox(&self, settings: &Settings) -> Result<Option<Sandbox>, Failure> {
        confinement(
            settings,
            Some(self.connection.services().host.config.home()),
        )
        .map(Sandbox::new)
        .transpose()
        .map_err(|unavailable| errors::command_not_started(self.version, &unavailable).into())
    }
}

/// Converts a size limit to `usize`. A larger limit becomes `usize::MAX`, which is no limit in practice.
pub(super) fn as_size(bytes: u64) -> usize {
    usize::try_from(bytes).unwrap_or(usize::MAX)
}
