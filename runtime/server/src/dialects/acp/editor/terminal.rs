//! Terminals of the client's editor.

use threadwire_agent::tools::{EditorOutput, EditorRequest, EditorTerminal, NoTerminal};
use threadwire_engine::BoxFuture;
use threadwire_protocol::acp::{
    CreateTerminalRequest, EnvVariable, KillTerminalRequest, ReleaseTerminalRequest,
    TerminalOutputRequest, WaitForTerminalExitRequest, WaitForTerminalExitResponse, method,
};
use threadwire_workspace::process::Exit;

use super::ClientEditor;
use crate::dialects::{
    acp::lock,
    editor::{self, EditorLink},
};
use threadwire_connection::NoAnswer;

/// A terminal that the client created. Dropping it releases it.
struct ClientTerminal {
    editor: ClientEditor,
    id: String,
}

/// Creates a terminal, and lets the client show it with the item of the command.
pub(super) async fn create(
    editor: ClientEditor,
    request: EditorRequest,
) -> Result<Box<dyn EditorTerminal>, NoTerminal> {
    let EditorRequest {
        item,
        argv,
        cwd,
        env,
        output_limit,
    } = request;
    let mut argv = argv.into_iter();
    let params = CreateTerminalRequest {
        session_id: editor.thread.to_string(),
        command: argv.next().unwrap_or_default(),
        args: Some(argv.collect()),
        env: Some(env.into_iter().map(variable).collect()),
        cwd: Some(cwd.display().to_string()),
        output_byte_limit: Some(output_limit as u64),
        meta: None,
    };
    let lost = || NoTerminal::Lost(editor::reason(NoAnswer::Left));
    let connection = editor.connection().ok_or_else(lost)?;
    let asked = editor.ask::<method::TerminalCreate>(&params, true);
    let created = async move {
        let id = asked.await?.terminal_id;
        if let Some(session) = editor.session.upgrade()
            && let Some(open) = lock(&session.open).get_mut(&editor.thread)
        {
            open.view.runs_in(item, id.clone());
        }
        Ok(Box::new(ClientTerminal { editor, id }) as _)
    };
    editor::terminal(&connection, Box::pin(created)).await
}

fn variable((name, value): (String, String)) -> EnvVariable {
    EnvVariable {
        name,
        value,
        meta: None,
    }
}

impl EditorTerminal for ClientTerminal {
    fn output(&self) -> BoxFuture<'static, Result<EditorOutput, String>> {
        let params = TerminalOutputRequest {
            session_id: self.editor.thread.to_string(),
            terminal_id: self.id.clone(),
            meta: None,
        };
        let asked = self.editor.ask::<method::TerminalOutput>(&params, true);
        Box::pin(async move {
            let output = asked.await.map_err(editor::reason)?;
            Ok(EditorOutput {
                text: output.output,
                truncated: output.truncated,
            })
        })
    }

    fn ended(&self) -> BoxFuture<'static, Result<Option<Exit>, String>> {
        let params = WaitForTerminalExitRequest {
            session_id: self.editor.thread.to_string(),
            terminal_id: self.id.clone(),
            meta: None,
        };
        let asked = self
            .editor
            .ask::<method::TerminalWaitForExit>(&params, false);
        Box::pin(async move { Ok(exit(&asked.await.map_err(editor::reason)?)) })
    }

    fn kill(&self) {
        let params = KillTerminalRequest {
            session_id: self.editor.thread.to_string(),
            terminal_id: self.id.clone(),
            meta: None,
        };
        self.editor.order::<method::TerminalKill>(&params);
    }
}

impl Drop for ClientTerminal {
    fn drop(&mut self) {
        let params = ReleaseTerminalRequest {
            session_id: self.editor.thread.to_string(),
            terminal_id: self.id.clone(),
            meta: None,
        };
        self.editor.order::<method::TerminalRelease>(&params);
    }
}

/// Returns how a command ended; `None` if the client does not say.
fn exit(told: &WaitForTerminalExitResponse) -> Option<Exit> {
    let code = told.exit_code.map(|code| {
        // Codes of other systems can be larger than those of this one.
        Exit::Code(i32::try_from(code).unwrap_or(i32::MAX))
    });
    code.or_else(|| told.signal.as_deref().map(signal))
}

/// Reads the name or the number of a signal. Others count as `SIGTERM`.
fn signal(name: &str) -> Exit {
    const NAMES: [(&str, i32); 9] = [
        ("HUP", 1),
        ("INT", 2),
        ("QUIT", 3),
        ("ABRT", 6),
        ("KILL", 9),
        ("USR1", 10),
        ("SEGV", 11),
        ("USR2", 12),
        ("PIPE", 13),
    ];
    let short = name.strip_prefix("SIG").unwrap_or(name);
    let known = NAMES.iter().find(|(known, _)| *known == short);
    let number = known.map(|(_, number)| *number);
    Exit::Signal(number.or_else(|| name.parse().ok()).unwrap_or(15))
}
