//! Runs the command of a hook.

use std::{path::Path, time::Duration};

use tokio_util::sync::CancellationToken;

use super::OfPlugin;
use crate::{
    config::CommandEnvironment,
    process::{self, Exit, ProcessSpec, Streams},
};

/// Maximum number of bytes that are kept of each output of a hook.
const MAX_OUTPUT: usize = 256 * 1024;

/// A run of the command of a hook.
#[derive(Clone, Copy, Debug)]
pub struct Invocation<'a> {
    /// The command line.
    pub command: &'a str,
    /// The working directory.
    pub cwd: &'a Path,
    /// Longest run time in seconds.
    pub timeout: u64,
    /// What it reads: one JSON object in one line.
    pub input: &'a str,
    /// The environment of commands.
    pub environment: &'a CommandEnvironment,
    /// The plugin of the hook.
    pub plugin: Option<&'a OfPlugin>,
}

/// How the command or the tool of a hook ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It exited.
    Exited {
        /// The exit code.
        code: i32,
        /// What it wrote to standard output; the middle of more than the limit is left out.
        stdout: String,
        /// What it wrote to standard error.
        stderr: String,
    },
    /// It was ended at its timeout.
    TimedOut {
        /// The timeout in seconds.
        seconds: u64,
    },
    /// It was ended by a signal, or with the turn.
    Killed,
    /// It was not started, or the tool that it calls failed; the reason.
    Failed(String),
}

/// Runs a command to its end. It runs outside of the sandbox, as the user who trusted it, and ends with its process
/// group at its timeout and when `cancel` fires.
pub async fn run(invocation: Invocation<'_>, cancel: CancellationToken) -> Ended {
    let argv = crate::command::shell_argv(invocation.command);
    let mut spec = ProcessSpec::new(argv, invocation.cwd.to_owned());
    spec.env = invocation.environment.changes();
    if let Some(plugin) = invocation.plugin {
        let root = plugin.root.display().to_string();
        let data = plugin.data.display().to_string();
        for (name, value) in [
            ("PLUGIN_ROOT", &root),
            ("CLAUDE_PLUGIN_ROOT", &root),
            ("PLUGIN_DATA", &data),
            ("CLAUDE_PLUGIN_DATA", &data),
        ] {
            spec.env.push((name.to_owned(), Some(value.clone())));
        }
    }
    spec.timeout = Some(Duration::from_secs(invocation.timeout));
    spec.streams = Streams::Separate;
    spec.output_cap = MAX_OUTPUT;
    spec.input = true;
    let mut process = match process::start(&spec, cancel) {
        Ok(process) => process,
        Err(error) => return Ended::Failed(error.to_string()),
    };
    let control = process.control();
    let write = async {
        // A hook need not read its input.
        let _ = control.write(invocation.input.as_bytes()).await;
        let _ = control.write(b"\n").await;
        let _ = control.close_input().await;
    };
    let read = async { while process.next().await.is_some() {} };
    // The input of a hook that ends without reading it is not waited for.
    tokio::select! {
        () = async { tokio::join!(write, std::future::pending::<()>()); } => {}
        () = read => {}
    }
    let outcome = process.finish().await;
    match outcome.exit {
        Exit::Code(code) => Ended::Exited {
            code,
            stdout: outcome.stdout,
            stderr: outcome.stderr,
        },
        Exit::TimedOut => Ended::TimedOut {
            seconds: invocation.timeout,
        },
        Exit::Signal(_) | Exit::Cancelled => Ended::Killed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn ended(command: &str, timeout: u64, input: &str) -> Ended {
        let invocation = Invocation {
            command,
            cwd: Path::new("/"),
            timeout,
            input,
            environment: &CommandEnvironment::default(),
            plugin: None,
        };
        run(invocation, CancellationToken::new()).await
    }

    #[tokio::test]
    async fn a_hook_reads_its_input_and_its_outputs_are_kept_apart() {
        let ended = ended("cat; pwd >&2; exit 3", 60, "{}").await;
        let expected = Ended::Exited {
            code: 3,
            stdout: "{}\n".to_owned(),
            stderr: "/\n".to_owned(),
        };
        assert_eq!(ended, expected);
    }

    #[tokio::test]
    async fn a_hook_need_not_read_a_long_input() {
        let ended = ended("exit 0", 60, &"x".repeat(1 << 20)).await;
        assert!(matches!(ended, Ended::Exited { code: 0, .. }), "{ended:?}");
    }

    #[tokio::test]
    async fn the_output_of_a_hook_is_limited() {
        let Ended::Exited { stdout, .. } = ended("yes | head -c 3000000", 60, "").await else {
            panic!("the command ends");
        };
        assert!(stdout.len() < 2 * MAX_OUTPUT, "{}", stdout.len());
    }

    #[tokio::test]
    async fn a_hook_that_hangs_ends_with_its_children() {
        let ended = ended("sleep 1000 & sleep 1000", 1, "").await;
        assert_eq!(ended, Ended::TimedOut { seconds: 1 });
    }
}
