//! The transport to a server process, with one message per line.

use std::{
    collections::VecDeque,
    io,
    process::Stdio,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use threadwire_protocol::envelope::Frame;
use tokio::{
    io::{AsyncBufReadExt, AsyncRead, AsyncWriteExt, BufReader, BufWriter},
    process::{Child, ChildStdin, ChildStdout, Command},
    task::JoinHandle,
};
use tracing::debug;

use super::{FrameReader, FrameWriter, Halves, Incoming, Pending, Signs};
use crate::error::CloseReason;

/// Number of last stderr lines that are kept to explain the exit.
const STDERR_LINES: usize = 20;
/// Maximum kept bytes of a stderr line.
const STDERR_LINE_BYTES: usize = 1024;
/// Time that the process has to exit after it closed its standard output.
const EXIT_TIMEOUT: Duration = Duration::from_secs(2);

/// Starts the process. Dropping the reader kills it.
pub(super) fn spawn(mut command: Command) -> io::Result<Halves> {
    let spawned = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn();
    let mut child = spawned.map_err(|error| match command.as_std().get_current_dir() {
        // The system does not say which of the two is missing.
        Some(folder) if !folder.is_dir() => io::Error::new(
            error.kind(),
            format!("there is no folder {}", folder.display()),
        ),
        _ => error,
    })?;
    let missing = || io::Error::other("the process has no standard streams");
    let stdin = child.stdin.take().ok_or_else(missing)?;
    let stdout = child.stdout.take().ok_or_else(missing)?;
    let stderr = child.stderr.take().ok_or_else(missing)?;
    let tail = Tail::default();
    let reader = Reader {
        lines: BufReader::with_capacity(64 << 10, stdout),
        line: Vec::new(),
        child,
        stderr: tokio::spawn(keep_tail(stderr, tail.clone())),
        tail,
    };
    Ok((Box::new(reader), Box::new(Writer(BufWriter::new(stdin)))))
}

type Tail = Arc<Mutex<VecDeque<String>>>;

struct Reader {
    lines: BufReader<ChildStdout>,
    line: Vec<u8>,
    child: Child,
    stderr: JoinHandle<()>,
    tail: Tail,
}

impl FrameReader for Reader {
    fn read(&mut self) -> Pending<'_, io::Result<Option<Incoming>>> {
        Box::pin(async {
            if self.lines.read_until(b'\n', &mut self.line).await? == 0 {
                return Ok(None);
            }
            let line = std::mem::take(&mut self.line);
            Ok(Some(Incoming::Message(line.into())))
        })
    }

    fn end(&mut self, mut reason: CloseReason) -> Pending<'_, CloseReason> {
        Box::pin(async move {
            match tokio::time::timeout(EXIT_TIMEOUT, self.child.wait()).await {
                Ok(Ok(exit)) => {
                    "the server ended".clone_into(&mut reason.message);
                    reason.exit = Some(exit);
                    // Its last output may still arrive; a grandchild may keep the pipe open for longer.
                    let _ = tokio::time::timeout(EXIT_TIMEOUT, &mut self.stderr).await;
                }
                Ok(Err(error)) => debug!(%error, "no exit status"),
                Err(_) => "the server closed its standard output".clone_into(&mut reason.message),
            }
            reason.stderr = self
                .tail
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .drain(..)
                .collect();
            reason
        })
    }

    fn kill(&mut self) -> Pending<'_, ()> {
        Box::pin(async {
            if let Err(error) = self.child.kill().await {
                debug!(%error, "the server could not be killed");
            }
        })
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.stderr.abort();
    }
}

async fn keep_tail(stderr: impl AsyncRead + Unpin, tail: Tail) {
    let mut lines = BufReader::new(stderr);
    let mut line = Vec::new();
    while lines
        .read_until(b'\n', &mut line)
        .await
        .is_ok_and(|read| read > 0)
    {
        let kept = line.trim_ascii_end();
        let text = String::from_utf8_lossy(&kept[..kept.len().min(STDERR_LINE_BYTES)]).into_owned();
        debug!(target: "threadwire_client::stderr", "{text}");
        let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
        if tail.len() == STDERR_LINES {
            tail.pop_front();
        }
        tail.push_back(text);
        line.clear();
    }
}

struct Writer(BufWriter<ChildStdin>);

impl FrameWriter for Writer {
    fn write<'a>(&'a mut self, frames: &'a [Frame], _: Signs) -> Pending<'a, io::Result<()>> {
        Box::pin(async move {
            for frame in frames {
                self.0.write_all(frame.line()).await?;
            }
            self.0.flush().await
        })
    }

    fn close(self: Box<Self>) -> Pending<'static, ()> {
        // Dropping standard input tells the process to exit.
        Box::pin(std::future::ready(()))
    }
}
