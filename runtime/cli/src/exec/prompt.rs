//! The prompt: an argument, standard input, or both.

use std::{
    fs::File,
    io::{self, IsTerminal},
    os::{fd::AsFd, unix::fs::FileTypeExt},
};

use anyhow::{Result, bail};

use crate::{input, output};

/// Returns the prompt that an argument means: `-`, or none, reads it from standard input.
pub(super) async fn read(argument: Option<&str>) -> Result<String> {
    if let Some(text) = argument.filter(|argument| *argument != "-") {
        return Ok(text.to_owned());
    }
    if io::stdin().is_terminal() {
        // Nobody may be there.
        if argument.is_none() {
            bail!("no prompt: give it as an argument, or pipe it to standard input");
        }
        output::note("reading the prompt from standard input; Ctrl-D ends it");
    }
    let text = input::read_to_end().await?;
    if text.trim().is_empty() {
        bail!("no prompt came from standard input");
    }
    Ok(text)
}

/// Returns the prompt that an argument means, with what is piped to standard input as a block of its own.
///
/// Its form is that of `codex exec`, so that prompts that mention it work for both.
pub(super) async fn read_with_input(argument: Option<&str>) -> Result<String> {
    let prompt = read(argument).await?;
    if argument.is_none_or(|argument| argument == "-") || io::stdin().is_terminal() {
        return Ok(prompt);
    }
    if may_wait() {
        output::note("reading more from standard input, up to its end");
    }
    let more = input::read_to_end().await?;
    if more.trim().is_empty() {
        return Ok(prompt);
    }
    let end = if more.ends_with('\n') { "" } else { "\n" };
    Ok(format!("{prompt}\n\n<stdin>\n{more}{end}</stdin>"))
}

/// Tells whether reading standard input can wait for another program, so that users wonder what happens.
fn may_wait() -> bool {
    let input = io::stdin().as_fd().try_clone_to_owned().map(File::from);
    let kind = input.and_then(|input| Ok(input.metadata()?.file_type()));
    kind.is_ok_and(|kind| kind.is_fifo() || kind.is_socket())
}
