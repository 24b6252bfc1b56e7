//! Terminals of the client's editor.

use threadwire_agent::tools::{EditorOutput, EditorRequest, EditorTerminal, NoTerminal};
use threadwire_engine::BoxFuture;
use threadwire_protocol::dotcraft::{
    ExtAcpTerminalCreateParams, ExtAcpTerminalGetOutputParams, ExtAcpTerminalKillParams,
    ExtAcpTerminalReleaseParams, ExtAcpTerminalWaitForExitParams,
    method::{
        ExtAcpTerminalCreate, ExtAcpTerminalGetOutput, ExtAcpTerminalKill, ExtAcpTerminalRelease,
        ExtAcpTerminalWaitForExit,
    },
};
use threadwire_workspace::{command, process::Exit};

use super::ClientEditor;
use crate::dialects::editor::{self, EditorLink};
use threadwire_connection::NoAnswer;

/// A terminal that the client created. Dropping it releases it.
struct ClientTerminal {
    editor: ClientEditor,
    id: String,
    /// Maximum length of the output that is kept, in bytes. The protocol has no word for it.
    output_limit: usize,
}

/// Creates a terminal. The command is one line for a shell of the editor.
pub(super) async fn create(
    editor: ClientEditor,
    request: EditorRequest,
) -> Result<Box<dyn EditorTerminal>, NoTerminal> {
    let EditorRequest {
        item: _,
        argv,
        cwd,
        env,
        output_limit,
    } = request;
    let params = ExtAcpTerminalCreateParams {
        thread_id: editor.thread.to_string(),
        command: command::join(&argv),
        cwd: Some(cwd.display().to_string()),
        env: Some(env.into_iter().collect()),
    };
    let lost = || NoTerminal::Lost(editor::reason(NoAnswer::Left));
    let connection = editor.connection().ok_or_else(lost)?;
    let asked = editor.ask::<ExtAcpTerminalCreate>(&params, true);
    let created = async move {
        let id = asked.await?.terminal_id;
        Ok(Box::new(ClientTerminal {
            editor,
            id,
            output_limit,
        }) as _)
    };
    editor::terminal(&connection, Box::pin(created)).await
}

impl EditorTerminal for ClientTerminal {
    fn output(&self) -> BoxFuture<'static, Result<EditorOutput, String>> {
        let params = ExtAcpTerminalGetOutputParams {
            thread_id: self.editor.thread.to_string(),
            terminal_id: self.id.clone(),
        };
        let asked = self.editor.ask::<ExtAcpTerminalGetOutput>(&params, true);
        let limit = self.output_limit;
        Box::pin(async move {
            let output = asked.await.map_err(editor::reason)?;
            Ok(last_part(output.output, limit))
        })
    }

    /// The request sets no limit of time, so an answer without an exit code is about a command that has none.
    fn ended(&self) -> BoxFuture<'static, Result<Option<Exit>, String>> {
        let params = ExtAcpTerminalWaitForExitParams {
            thread_id: self.editor.thread.to_string(),
            terminal_id: self.id.clone(),
            timeout: None,
        };
        let asked = self.editor.ask::<ExtAcpTerminalWaitForExit>(&params, false);
        Box::pin(async move {
            let told = asked.await.map_err(editor::reason)?;
            // Codes of other systems can be larger than those of this one.
            let exit = |code| Exit::Code(i32::try_from(code).unwrap_or(i32::MAX));
            Ok(told.exit_code.map(exit))
        })
    }

    fn kill(&self) {
        let params = ExtAcpTerminalKillParams {
            thread_id: self.editor.thread.to_string(),
            terminal_id: self.id.clone(),
        };
        self.editor.order::<ExtAcpTerminalKill>(&params);
    }
}

impl Drop for ClientTerminal {
    fn drop(&mut self) {
        let params = ExtAcpTerminalReleaseParams {
            thread_id: self.editor.thread.to_string(),
            terminal_id: self.id.clone(),
        };
        self.editor.order::<ExtAcpTerminalRelease>(&params);
    }
}

/// Drops the beginning of an output that is too long.
fn last_part(mut text: String, limit: usize) -> EditorOutput {
    let truncated = text.len() > limit;
    if truncated {
        text.drain(..text.ceil_char_boundary(text.len() - limit));
    }
    EditorOutput { text, truncated }
}

#[cfg(test)]
mod tests {
    use super::last_part;

    #[test]
    fn the_end_of_an_output_is_kept() {
        for (text, limit, kept) in [("abc", 3, "abc"), ("abcd", 3, "bcd"), ("aäb", 2, "b")] {
            let output = last_part(text.to_owned(), limit);
            assert_eq!(output.text, kept);
            assert_eq!(output.truncated, text.len() > limit);
        }
    }
}
