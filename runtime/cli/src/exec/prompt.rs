//! The prompt: an argument, standard input, or both.

use std::{
    fs::File,
    io::{self, IsTerminal, Read},
    os::{fd::AsFd, unix::fs::FileTypeExt},
};

use anyhow::{Context, Result, bail};

use super::args::usage_error;
use crate::output;

/// Returns the prompt that an argument means: `-` reads it from standard input.
pub(super) fn read(argument: &str) -> Result<String> {
    let text = match argument {
        "-" => {
            if io::stdin().is_terminal() {
                output::note("reading the prompt from standard input; Ctrl-D ends it");
            }
            standard_input()?
        }
        text => text.to_owned(),
    };
    if text.trim().is_empty() {
        bail!(usage_error("the prompt is empty"));
    }
    Ok(text)
}

/// Returns the prompt that an argument means, with what is piped to standard input as a block of its own.
///
/// Its form is that of `codex exec`, so that prompts that mention it work for both.
pub(super) fn read_with_input(argument: &str) -> Result<String> {
    let prompt = read(argument)?;
    if argument == "-" || io::stdin().is_terminal() {
        return Ok(prompt);
    }
    if may_wait() {
        output::note("reading more from standard input, up to its end");
    }
    let more = standard_input()?;
    if more.is_empty() {
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

fn standard_input() -> Result<String> {
    let mut text = String::new();
    io::stdin()
        .read_to_string(&mut text)
        .context("cannot read the prompt from standard input")?;
    Ok(text)
}
