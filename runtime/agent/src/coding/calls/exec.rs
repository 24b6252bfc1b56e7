//! `exec_command`, `write_stdin` and `shell`.

use std::{
    borrow::Cow,
    path::{Path, PathBuf},
    time::Duration,
};

use serde::Deserialize;
use threadwire_engine::{ApprovalPolicy, Settings};

use super::patch;
use crate::{
    coding::{
        ABORTED,
        registry::{Answer, Call, Input, Row, arguments},
        setup::Setup,
    },
    tools::{ExecRequest, ShellRequest, ShellResult, StdinRequest, no_escalation},
};

pub(crate) const EXEC_COMMAND: Row = Row {
    name: "exec_command",
    description: "Runs a command in the shell and returns its output, or a session to come back to when it is not done \
                  after `yield_time_ms`.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"cmd":{"type":"string","description":"The command line."},
"workdir":{"type":"string","description":"Where to run it; the working directory by default."},
"shell":{"type":"string","description":"Path of the shell; the user's by default."},
"login":{"type":"boolean","description":"Whether the shell reads the user's profile; true by default."},
"tty":{"type":"boolean","description":"Whether the command gets a terminal and can be typed into; false by default."},
"yield_time_ms":{"type":"number","description":"How long to wait for it; 10000 by default."},
"max_output_tokens":{"type":"number","description":"Most tokens of output to return; the middle of more is left out."},
"sandbox_permissions":{"type":"string","enum":["use_default","require_escalated"],"description":"`require_escalated` asks the user to run it outside of the sandbox."},
"justification":{"type":"string","description":"With `require_escalated`: one sentence that asks the user."},
"prefix_rule":{"type":"array","items":{"type":"string"},"description":"With `require_escalated`: the beginning of similar commands that could be allowed at once, such as [\"npm\",\"test\"]."}
},"required":["cmd"],"additionalProperties":false}"#,
    ),
    offered: has_shell,
    parallel: true,
    run: |call| Box::pin(exec_command(call)),
};

pub(crate) const WRITE_STDIN: Row = Row {
    name: "write_stdin",
    description: "Types into a command that still runs, or waits for more of its output.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"session_id":{"type":"number","description":"The session that exec_command named."},
"chars":{"type":"string","description":"What to type; nothing only waits."},
"yield_time_ms":{"type":"number","description":"How long to wait for output afterwards."},
"max_output_tokens":{"type":"number","description":"Most tokens of output to return."}
},"required":["session_id"],"additionalProperties":false}"#,
    ),
    offered: has_shell,
    parallel: false,
    run: |call| Box::pin(write_stdin(call)),
};

/// Never offered, but older models know and call it; newer ones use [`EXEC_COMMAND`].
pub(crate) const SHELL: Row = Row {
    name: "shell",
    description: "Runs a program with its arguments to its end.",
    input: Input::Schema(
        r#"{"type":"object","properties":{
"command":{"type":"array","items":{"type":"string"},"description":"Program and arguments, such as [\"bash\",\"-lc\",\"ls\"]."},
"workdir":{"type":"string","description":"Where to run it; the working directory by default."},
"timeout_ms":{"type":"number","description":"When to end it."},
"sandbox_permissions":{"type":"string","enum":["use_default","require_escalated"]},
"justification":{"type":"string"}
},"required":["command"],"additionalProperties":false}"#,
    ),
    offered: |_, _| false,
    parallel: true,
    run: |call| Box::pin(shell(call)),
};

fn has_shell(_: &Settings, setup: &Setup) -> bool {
    !setup.config.features.is_off("shell_tool")
}

/// Default timeout of `shell`.
const SHELL_TIMEOUT: Duration = Duration::from_secs(10);

/// What a call may do outside of the sandbox.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum SandboxPermissions {
    UseDefault,
    RequireEscalated,
    WithAdditionalPermissions,
}

#[derive(Deserialize)]
struct ExecArguments {
    cmd: String,
    #[serde(default)]
    workdir: Option<PathBuf>,
    #[serde(default)]
    shell: Option<String>,
    #[serde(default)]
    login: Option<bool>,
    #[serde(default)]
    tty: Option<bool>,
    #[serde(default)]
    yield_time_ms: Option<f64>,
    #[serde(default)]
    max_output_tokens: Option<f64>,
    #[serde(default)]
    sandbox_permissions: Option<SandboxPermissions>,
    #[serde(default)]
    justification: Option<String>,
    #[serde(default)]
    prefix_rule: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct StdinArguments {
    /// Ids of sessions are whole numbers, which models sometimes write as floats.
    session_id: f64,
    #[serde(default)]
    chars: Option<String>,
    #[serde(default)]
    yield_time_ms: Option<f64>,
    #[serde(default)]
    max_output_tokens: Option<f64>,
}

#[derive(Deserialize)]
struct ShellArguments {
    command: Vec<String>,
    #[serde(default)]
    workdir: Option<PathBuf>,
    #[serde(default, alias = "timeout")]
    timeout_ms: Option<f64>,
    #[serde(default)]
    sandbox_permissions: Option<SandboxPermissions>,
    #[serde(default)]
    justification: Option<String>,
}

impl From<ExecArguments> for ExecRequest {
    fn from(arguments: ExecArguments) -> Self {
        Self {
            command: arguments.cmd,
            cwd: arguments.workdir,
            shell: arguments.shell,
            login: arguments.login,
            terminal: arguments.tty.unwrap_or_default(),
            patience: arguments.yield_time_ms.map(millis),
            max_output_tokens: arguments.max_output_tokens.map(|tokens| tokens as usize),
            escalate: arguments.sandbox_permissions == Some(SandboxPermissions::RequireEscalated),
            reason: arguments.justification,
            prefix: arguments.prefix_rule,
        }
    }
}

/// What a call of `exec_command` does.
pub(in crate::coding) enum Planned {
    /// It applies a patch, with paths relative to this folder.
    Patch(PathBuf, String),
    /// It runs a command.
    Command(ExecRequest),
}

/// Reads what a call of `exec_command` in this working directory does; `None` for arguments that cannot be read.
pub(in crate::coding) fn planned(cwd: &Path, arguments: &str) -> Option<Planned> {
    let arguments: ExecArguments = serde_json::from_str(arguments).ok()?;
    Some(match patch::in_script(&arguments.cmd) {
        Some(found) => {
            let (base, text) = found.planned(cwd, arguments.workdir.as_deref());
            Planned::Patch(base, text)
        }
        None => Planned::Command(arguments.into()),
    })
}

/// The longest time that can be requested: one year, in milliseconds.
const MAX_MILLIS: f64 = 365.0 * 24.0 * 60.0 * 60.0 * 1000.0;

/// Converts milliseconds. Models sometimes write whole numbers as floats, and very large ones for "as long as it
/// takes".
fn millis(number: f64) -> Duration {
    Duration::from_secs_f64(number.clamp(0.0, MAX_MILLIS) / 1000.0)
}

/// Checks what a shell would take for something else. Errors: text for the model, which knows these.
fn check(arguments: &ExecArguments, policy: &ApprovalPolicy) -> Result<(), Cow<'static, str>> {
    if arguments.cmd.trim_start().starts_with("*** Begin Patch") {
        return Err(
            "apply_patch verification failed: patch detected without explicit call to apply_patch. Rerun as \
             [\"apply_patch\", \"<patch>\"]"
                .into(),
        );
    }
    match arguments.sandbox_permissions {
        Some(SandboxPermissions::WithAdditionalPermissions) => {
            Err(no_escalation(policy).map_or_else(
                || {
                    "additional permissions are disabled; enable `features.exec_permission_approvals` before using \
                     `with_additional_permissions`"
                        .into()
                },
                Cow::from,
            ))
        }
        None if arguments.justification.is_some() => Err(
            "`justification` requires an explicit `sandbox_permissions`; use `sandbox_permissions: \
             \"require_escalated\"` for unsandboxed execution, or omit `justification`."
                .into(),
        ),
        _ => Ok(()),
    }
}

async fn exec_command(call: Call) -> Answer {
    let arguments: ExecArguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    if let Some(found) = patch::in_script(&arguments.cmd) {
        return patch::apply(&call.tools, &found, arguments.workdir.as_deref()).await;
    }
    if let Err(refused) = check(&arguments, &call.tools.settings().approval) {
        return Answer::failed(refused);
    }
    let mut request = ExecRequest::from(arguments);
    if let Err(refused) = call.tools.choose_shell(&mut request) {
        return Answer::failed(refused);
    }
    match call.tools.exec(&request).await {
        Ok(output) => Answer::done(output.for_model()),
        Err(why) => Answer::failed(why.for_exec().unwrap_or_else(|| ABORTED.to_owned())),
    }
}

async fn write_stdin(call: Call) -> Answer {
    let arguments: StdinArguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    let request = StdinRequest {
        session: arguments.session_id as u32,
        text: arguments.chars.unwrap_or_default(),
        patience: arguments.yield_time_ms.map(millis),
        max_output_tokens: arguments.max_output_tokens.map(|tokens| tokens as usize),
    };
    match call.tools.write_stdin(&request).await {
        Ok(output) => Answer::done(output.for_model()),
        Err(error) => Answer::failed(error.to_string()),
    }
}

async fn shell(call: Call) -> Answer {
    let arguments: ShellArguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    if let Some(found) = patch::in_argv(&arguments.command) {
        return patch::apply(&call.tools, &found, arguments.workdir.as_deref()).await;
    }
    let request = ShellRequest {
        cwd: arguments.workdir,
        timeout: Some(arguments.timeout_ms.map_or(SHELL_TIMEOUT, millis)),
        escalate: arguments.sandbox_permissions == Some(SandboxPermissions::RequireEscalated),
        reason: arguments.justification,
        ..ShellRequest::of_argv(arguments.command)
    };
    let result = call.tools.shell(&request).await;
    let success = matches!(&result, ShellResult::Ended(outcome) if outcome.exit.code() == 0);
    Answer {
        success,
        ..Answer::done(
            result
                .for_model(call.tools.most_tokens(None))
                .unwrap_or_else(|| ABORTED.to_owned()),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_taken_as_models_write_them() {
        assert_eq!(millis(1500.0), Duration::from_millis(1500));
        assert_eq!(millis(-1.0), Duration::ZERO);
        assert_eq!(millis(1e300), Duration::from_secs(365 * 24 * 60 * 60));
        let odd = r#"{"session_id":7.0,"chars":null,"yield_time_ms":null}"#;
        let arguments: StdinArguments = serde_json::from_str(odd).unwrap();
        assert_eq!((arguments.session_id as u32, arguments.chars), (7, None));
        let odd = r#"{"cmd":"ls","tty":null}"#;
        let arguments: ExecArguments = serde_json::from_str(odd).unwrap();
        assert_eq!(arguments.tty, None);
    }
}
