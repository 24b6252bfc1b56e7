//! Runs programs that turn standard input into standard output.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

use anyhow::{Context, Result};

/// Runs a program with a text as its input and returns its output.
///
/// Errors: the program cannot be started, or it fails; then the message has what it wrote to standard error.
pub(crate) fn run(command: &mut Command, input: &str) -> Result<Vec<u8>> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {name}"))?;
    let mut stdin = child.stdin.take().context("the program has no stdin")?;
    let (written, output) = std::thread::scope(|scope| {
        // A separate thread, because a program may fill its output pipe before all input is written.
        let writer = scope.spawn(move || stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output();
        (writer.join(), output)
    });
    let output = output?;
    // First, because a program that fails may not have read its input.
    anyhow::ensure!(
        output.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&output.stderr).trim()
    );
    written.map_err(|_| anyhow::anyhow!("the writer panicked"))??;
    Ok(output.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_passes_through() {
        let text = "line\n".repeat(100_000);
        assert_eq!(
            run(&mut Command::new("cat"), &text).unwrap(),
            text.as_bytes()
        );
    }

    #[test]
    fn a_program_that_fails_says_why_even_if_it_reads_nothing() {
        let text = "line\n".repeat(100_000);
        let mut command = Command::new("sh");
        command.args(["-c", "exec <&-; echo no such revision >&2; exit 1"]);
        let error = run(&mut command, &text).unwrap_err();
        assert_eq!(error.to_string(), "sh: no such revision");
    }
}
