//! `exec_command`, `write_stdin` and `shell`.

use std::{path::PathBuf, time::Duration};

use serde::Deserialize;

use super::patch;
use crate::{
    coding::registry::{Answer, Call, Input, Row, always, arguments},
    tools::{ExecRequest, ShellRequest, ShellResult, StdinRequest},
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
    offered: always,
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
    offered: always,
    parallel: false,
    run: |call| Box::pin(write_stdin(call)),
};

/// Known to older models; newer ones are told of [`EXEC_COMMAND`] only.
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

/// How long `shell` waits unless the model says otherwise.
const SHELL_TIMEOUT: Duration = Duration::from_secs(10);

const ESCALATED: &str = "require_escalated";

/// What the model is told when its turn was cancelled. It sees it only when the turn's thread goes on.
const ABORTED: &str = "aborted by the user";

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
    tty: bool,
    #[serde(default)]
    yield_time_ms: Option<f64>,
    #[serde(default)]
    max_output_tokens: Option<f64>,
    #[serde(default)]
    sandbox_permissions: Option<String>,
    #[serde(default)]
    justification: Option<String>,
    #[serde(default)]
    prefix_rule: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct StdinArguments {
    session_id: u32,
    #[serde(default)]
    chars: String,
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
    sandbox_permissions: Option<String>,
    #[serde(default)]
    justification: Option<String>,
}

/// Models write whole numbers as floats at times.
fn millis(number: f64) -> Duration {
    Duration::try_from_secs_f64(number / 1000.0).unwrap_or_default()
}

async fn exec_command(call: Call) -> Answer {
    let arguments: ExecArguments = match arguments(&call) {
        Ok(arguments) => arguments,
        Err(answer) => return answer,
    };
    if let Some(found) = patch::in_script(&arguments.cmd) {
        return patch::apply(&call.tools, &found, arguments.workdir.as_deref()).await;
    }
    let request = ExecRequest {
        command: arguments.cmd,
        cwd: arguments.workdir,
        shell: arguments.shell,
        login: arguments.login,
        terminal: arguments.tty,
        patience: arguments.yield_time_ms.map(millis),
        max_output_tokens: arguments.max_output_tokens.map(|tokens| tokens as usize),
        escalate: arguments.sandbox_permissions.as_deref() == Some(ESCALATED),
        reason: arguments.justification,
        prefix: arguments.prefix_rule,
    };
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
        session: arguments.session_id,
        text: arguments.chars,
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
        escalate: arguments.sandbox_permissions.as_deref() == Some(ESCALATED),
        reason: arguments.justification,
        ..ShellRequest::of_argv(arguments.command)
    };
    let result = call.tools.shell(&request).await;
    let success = matches!(&result, ShellResult::Ended(outcome) if outcome.exit.code() == 0);
    Answer {
        success,
        ..Answer::done(result.for_model().unwrap_or_else(|| ABORTED.to_owned()))
    }
}
