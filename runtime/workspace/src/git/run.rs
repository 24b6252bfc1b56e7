//! Calls of the program git.

use std::{path::Path, time::Duration};

use tokio_util::sync::CancellationToken;

use crate::{
    process::{self, Exit, ProcessSpec, RawChunk, Stream, Streams},
    sandbox::{Policy, Sandbox},
};

/// Size of the largest answer of git.
const MOST_OUTPUT: usize = 16 * 1024 * 1024;

/// Runs git in `root`, which it may only read, and returns how it ended and what it wrote; `None` if it does not start or says too much.
pub(crate) async fn run(
    root: &Path,
    arguments: &[&str],
    input: Option<String>,
    patience: Duration,
) -> Option<(Exit, Vec<u8>)> {
    // Neither locks that disturb others nor a program that the repository names.
    let fixed = ["git", "--no-optional-locks", "-c", "core.fsmonitor=false"];
    let argv = fixed.iter().chain(arguments).map(|&text| text.to_owned());
    let mut spec = ProcessSpec::new(argv.collect(), root.to_owned());
    spec.timeout = Some(patience);
    // A repository that a command made or changed can name programs for git to run, such as filters.
    spec.sandbox = Sandbox::new(Policy::ReadOnly { network: false }).ok();
    // A repository that a command made or changed can name programs for git to run, such as filters.
    spec.sandbox = Sandbox::new(Policy::ReadOnly { network: false }).ok();
    spec.streams = Streams::Separate;
    spec.input = input.is_some();
    let mut process = process::start(&spec, CancellationToken::new()).ok()?;
    let control = process.control();
    let write = async {
        if let Some(input) = input {
            // A git that does not read fails, which is seen by how it ends.
            let _ = control.write(input.as_bytes()).await;
            let _ = control.close_input().await;
        }
    };
    let read = async {
        let mut output = Vec::new();
        while let Some(RawChunk { stream, bytes }) = process.next_raw().await {
            if stream == Stream::Stdout {
                output.extend_from_slice(bytes);
            }
            if output.len() > MOST_OUTPUT {
                return None;
            }
        }
        Some((process.exit(), output))
    };
    tokio::join!(write, read).1
}
