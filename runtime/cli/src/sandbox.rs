//! `threadwire sandbox`: runs a command in the sandbox.

use std::{
    io::IsTerminal,
    os::unix::process::ExitStatusExt,
    path::{Path, PathBuf},
};

use anyhow::{Context, Error, Result, bail};
use clap::{Args, ValueEnum};
use rustix::process::{Pid, Signal, kill_process};
use threadwire_agent::tools::{SandboxState, confinement};
use threadwire_workspace::sandbox::{Placeholders, Policy, Sandbox};
use tokio::{
    process::{Child, Command},
    signal::unix::{SignalKind, signal},
};

use crate::{ExitCode, args::Settings};

/// Run a command in the same sandbox as the commands of agents
#[derive(Args, Clone, Debug)]
#[command(after_long_help = "\
Without any option, the command may read everything and write nothing, unless default_permissions of the configuration
or -c says otherwise. `threadwire doctor` tells which mechanism confines commands on this machine.
The exit status is that of the command.

Examples:
  threadwire sandbox git status
  threadwire sandbox --policy workspace-write -- make test
  threadwire sandbox --writable ~/.cache/pip --network -- pip install -r requirements.txt")]
pub(crate) struct SandboxArgs {
    /// The sandbox policy of the command
    #[arg(long, value_enum)]
    policy: Option<PolicyName>,

    /// The permission profile of the command: one of the configuration, `:read-only` or `:workspace`
    #[arg(
        short = 'P',
        long,
        alias = "permissions-profile",
        value_name = "NAME",
        conflicts_with = "policy"
    )]
    permission_profile: Option<String>,

    /// The working directory of the profile and of the command
    #[arg(short = 'C', long, value_name = "DIR", requires = "permission_profile")]
    cd: Option<PathBuf>,

    /// Short for `--profile NAME`
    #[arg(short = 'p', value_name = "NAME", value_parser = crate::args::profile)]
    short_profile: Option<String>,

    /// Also allow writing below this folder; repeatable
    #[arg(long, value_name = "DIR")]
    writable: Vec<PathBuf>,

    /// Allow network access
    #[arg(long)]
    network: bool,

    /// The sandbox of a thread, as MCP servers are told it in `codex/sandbox-state`
    #[arg(
        long,
        value_name = "JSON",
        conflicts_with_all = ["policy", "permission_profile", "cd", "writable", "network"]
    )]
    sandbox_state_json: Option<String>,

    /// Also allow reading below this folder, in the sandbox of a thread; repeatable
    #[arg(long, value_name = "DIR", requires = "sandbox_state_json")]
    sandbox_state_readable_root: Vec<PathBuf>,

    /// Forbid network access, in the sandbox of a thread
    #[arg(long, requires = "sandbox_state_json")]
    sandbox_state_disable_network: bool,

    #[command(flatten)]
    ignored: Ignored,

    /// The command and its arguments
    #[arg(trailing_var_arg = true, value_name = "COMMAND")]
    command: Vec<String>,
}

/// A flag of `codex sandbox` that has no effect here: nobody manages this server, so there is nothing to include.
#[derive(Args, Clone, Debug)]
struct Ignored {
    #[arg(long, hide = true, requires = "permission_profile")]
    include_managed_config: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PolicyName {
    /// May read everything and write nothing
    ReadOnly,
    /// May also write below the working directory, $TMPDIR and /tmp
    WorkspaceWrite,
    /// Has no restrictions
    DangerFullAccess,
}

pub(crate) async fn run(mut settings: Settings, args: SandboxArgs) -> Result<ExitCode> {
    if args.short_profile.is_some() {
        settings.profile.clone_from(&args.short_profile);
    }
    let mut cwd = std::env::current_dir().context("the working directory cannot be found")?;
    if let Some(folder) = &args.cd {
        let real = folder.canonicalize();
        cwd = real.with_context(|| folder.display().to_string())?;
    }
    let Some((program, arguments)) = args.command.split_first() else {
        bail!("sandbox command must not be empty");
    };
    let terminal = std::io::stdin().is_terminal();
    let policy = match &args.sandbox_state_json {
        Some(json) => {
            let state = serde_json::from_str::<SandboxState>(json).map_err(anyhow::Error::from);
            let state = state.and_then(|state| of_state(settings, &args, state));
            let (folder, policy) = state.context("invalid --sandbox-state-json value")?;
            cwd = folder;
            policy
        }
        None => policy(settings, &args, &cwd)?,
    };
    let sandbox = match policy {
        Some(policy) => Some(Sandbox::new(policy)?),
        None => None,
    };
    let (mut command, placeholders) = match &sandbox {
        Some(sandbox) => {
            let (command, placeholders) = sandbox.command(&args.command, &cwd, terminal)?;
            (Command::from(command), placeholders)
        }
        None => {
            let mut command = Command::new(program);
            command.args(arguments).current_dir(&cwd);
            (command, Placeholders::default())
        }
    };
    let child = command.spawn();
    let mut child = child.with_context(|| format!("failed to start {program}"))?;
    let status = wait(&mut child, terminal).await?;
    drop(placeholders);
    let signal = || 128 + status.signal().unwrap_or_default();
    let code = status.code().unwrap_or_else(signal);
    Ok(ExitCode(u8::try_from(code).unwrap_or(u8::MAX)))
}

/// Waits for a command and forwards termination signals to it. In a terminal, typed signals reach the command directly.
async fn wait(child: &mut Child, terminal: bool) -> Result<std::process::ExitStatus> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut quit = signal(SignalKind::quit())?;
    let mut hangup = signal(SignalKind::hangup())?;
    let mut terminate = signal(SignalKind::terminate())?;
    loop {
        let passed_on = tokio::select! {
            status = child.wait() => return Ok(status?),
            _ = interrupt.recv() => (!terminal).then_some(Signal::INT),
            _ = quit.recv() => (!terminal).then_some(Signal::QUIT),
            _ = hangup.recv() => Some(Signal::HUP),
            _ = terminate.recv() => Some(Signal::TERM),
        };
        let id = child.id().and_then(|id| Pid::from_raw(id.cast_signed()));
        if let (Some(passed_on), Some(id)) = (passed_on, id) {
            // The command may have ended meanwhile.
            let _ = kill_process(id, passed_on);
        }
    }
}

/// Returns the sandbox policy of the configuration and the arguments; `None` for no sandbox.
fn policy(mut settings: Settings, args: &SandboxArgs, cwd: &Path) -> Result<Option<Policy>> {
    if let Some(policy) = args.policy {
        let mode = policy.to_possible_value();
        settings.set_sandbox(mode.as_ref().map_or("", |mode| mode.get_name()));
    } else if let Some(name) = &args.permission_profile {
        settings.set("default_permissions", name);
    } else if !settings.names("sandbox_mode") && !settings.names("default_permissions") {
        // What the files say of agents is not said of every command.
        let config = settings.config_in(cwd)?;
        match config.default_permissions {
            Some(name) => settings.set("default_permissions", &name),
            // Which of the profiles counts must be said, as for agents.
            None if config.sandbox_mode.is_none() && !config.permissions.is_empty() => {}
            None => settings.set_sandbox("read-only"),
        }
    }
    let home = settings.sources()?.home;
    let mut policy = confinement(&settings.of_new_thread(cwd)?, Some(&home));
    if let Some(policy) = &mut policy {
        policy.network |= args.network;
        for folder in &args.writable {
            let real = folder.canonicalize();
            policy
                .roots
                .push(real.with_context(|| folder.display().to_string())?);
        }
    }
    Ok(policy)
}

/// Returns the working directory and the policy of a sandbox that was described; no policy for no sandbox.
fn of_state(
    mut settings: Settings,
    args: &SandboxArgs,
    state: SandboxState,
) -> Result<(PathBuf, Option<Policy>)> {
    let cwd = state.cwd().map_err(Error::msg)?;
    let cwd = cwd
        .canonicalize()
        .with_context(|| cwd.display().to_string())?;
    let home = match state.home() {
        Some(home) => home.to_owned(),
        None => settings.sources()?.home,
    };
    // What the configuration says of profiles does not count.
    settings.set_sandbox("read-only");
    let mut thread = settings.of_new_thread(&cwd)?;
    state.apply(&mut thread).map_err(Error::msg)?;
    let Some(mut policy) = confinement(&thread, Some(&home)) else {
        if args.sandbox_state_disable_network {
            bail!("--sandbox-state-disable-network needs a sandbox, and the state has none");
        }
        return Ok((cwd, None));
    };
    policy.network &= !args.sandbox_state_disable_network;
    for folder in &args.sandbox_state_readable_root {
        let real = folder.canonicalize();
        let real = real.with_context(|| folder.display().to_string())?;
        policy.reading.allowed.push(real);
    }
    Ok((cwd, Some(policy)))
}
