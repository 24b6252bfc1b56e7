//! `threadwire sandbox`.

use std::{
    io::IsTerminal,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use threadwire_workspace::{
    config,
    sandbox::{Policy, Sandbox},
};

use crate::{ExitCode, output};

/// Run a command in the sandbox that commands of agents run in
#[derive(Args, Clone, Debug)]
#[command(after_long_help = "\
Without a command it says what would enforce the policy on this machine.
The exit status is that of the command.

Examples:
  threadwire sandbox -- make test
  threadwire sandbox --policy read-only -- git status
  threadwire sandbox --writable ~/.cache/pip --network -- pip install -r requirements.txt")]
pub(crate) struct SandboxArgs {
    /// What the command may do
    #[arg(long, value_enum, default_value_t = PolicyName::WorkspaceWrite)]
    policy: PolicyName,

    /// Let it also write below this folder; may be given several times
    #[arg(long, value_name = "DIR")]
    writable: Vec<PathBuf>,

    /// Let it reach the network
    #[arg(long)]
    network: bool,

    /// The command and its arguments
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PolicyName {
    /// Reads everything, writes nothing
    ReadOnly,
    /// Writes below the working directory, $TMPDIR and /tmp as well
    WorkspaceWrite,
    /// Does what it likes
    DangerFullAccess,
}

pub(crate) fn run(args: SandboxArgs) -> Result<ExitCode> {
    let cwd = std::env::current_dir().context("the working directory cannot be found")?;
    let terminal = std::io::stdin().is_terminal();
    let sandbox = match policy(&args, &cwd)? {
        Some(policy) => Some(Sandbox::new(policy)?),
        None => None,
    };
    let Some((program, arguments)) = args.command.split_first() else {
        let by = match &sandbox {
            Some(sandbox) => sandbox.mechanism(terminal)?.to_string(),
            None => "nothing".to_owned(),
        };
        output::print(&format!("enforced by {by}\n"))?;
        return Ok(ExitCode::SUCCESS);
    };
    let mut command = match &sandbox {
        Some(sandbox) => sandbox.command(&args.command, &cwd, terminal)?,
        None => {
            let mut command = Command::new(program);
            command.args(arguments);
            command
        }
    };
    // Returns only if it fails.
    Err(command.exec()).with_context(|| format!("failed to start {program}"))
}

/// Returns the policy in force; `None` for none.
fn policy(args: &SandboxArgs, cwd: &Path) -> Result<Option<Policy>> {
    let network = args.network;
    Ok(match args.policy {
        PolicyName::DangerFullAccess => None,
        PolicyName::ReadOnly if args.writable.is_empty() => Some(Policy::ReadOnly { network }),
        name => {
            let mut roots = Vec::new();
            for folder in &args.writable {
                let real = folder
                    .canonicalize()
                    .with_context(|| folder.display().to_string())?;
                roots.push(real);
            }
            let mut temporary = Vec::new();
            if name == PolicyName::WorkspaceWrite {
                roots.push(cwd.to_owned());
                let of_environment = std::env::var_os("TMPDIR").filter(|path| !path.is_empty());
                temporary.extend(of_environment.map(PathBuf::from));
                temporary.push("/tmp".into());
            }
            Some(Policy::WorkspaceWrite {
                roots,
                temporary,
                protected: vec![config::home(|name| std::env::var_os(name))],
                network,
            })
        }
    })
}
