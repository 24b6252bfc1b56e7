//! The stdio transport: a program with one message per line on its standard input and output.

use std::{io, time::Duration};

use rmcp::{
    RoleClient,
    model::{ErrorData, JsonRpcMessage, RequestId},
    service::{RxJsonRpcMessage, TxJsonRpcMessage},
    transport::Transport,
};
use serde::{Deserialize, de::IgnoredAny};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::{gate::Watch, spec::Link};
use crate::process::{
    self, Control, ControlError, Lines, Process, ProcessSpec, StartError, Stream, Streams,
};

/// Maximum size of one message in bytes. A larger message ends the connection.
pub(super) const MAX_MESSAGE: usize = 16 * 1024 * 1024;

/// Time that a program has to exit after its standard input is closed.
const PATIENCE: Duration = Duration::from_millis(500);

/// Variables that every program inherits: common ones, and those that name certificates, without which a program
/// reaches nothing behind some proxies. Others may hold secrets; the configuration must name them.
const INHERITED: [&str; 16] = [
    "CURL_CA_BUNDLE",
    "GIT_SSL_CAINFO",
    "HOME",
    "LANG",
    "LC_ALL",
    "LOGNAME",
    "NODE_EXTRA_CA_CERTS",
    "PATH",
    "PIP_CERT",
    "REQUESTS_CA_BUNDLE",
    "SHELL",
    "SSL_CERT_FILE",
    "TERM",
    "TMPDIR",
    "TZ",
    "USER",
];

/// The process of a server.
pub(super) struct Stdio {
    process: Process,
    control: Control,
    end: CancellationToken,
    messages: Messages,
    watch: std::sync::Arc<Watch>,
}

impl Stdio {
    /// Starts the program. Must be called on a runtime thread, see [`process::start`].
    pub(super) fn start(link: &Link, watch: std::sync::Arc<Watch>) -> Result<Self, String> {
        let Link::Program {
            argv,
            env,
            inherited,
            cwd,
        } = link
        else {
            return Err("invalid transport".to_owned());
        };
        let kept = |name: &str| {
            INHERITED.contains(&name) || inherited.iter().any(|inherited| inherited == name)
        };
        let removed = std::env::vars_os()
            .filter_map(|(name, _)| name.into_string().ok())
            .filter(|name| !kept(name))
            .map(|name| (name, None));
        let set = env
            .iter()
            .map(|(name, value)| (name.clone(), Some(value.clone())));
        let spec = ProcessSpec {
            env: removed.chain(set).collect(),
            output_cap: 0,
            streams: Streams::Separate,
            input: true,
            ..ProcessSpec::new(argv.clone(), cwd.clone())
        };
        let end = CancellationToken::new();
        let process = process::start(&spec, end.clone()).map_err(|error| match error {
            StartError::Spawn { source, .. } => source.to_string(),
            StartError::Empty => error.to_string(),
        })?;
        Ok(Self {
            control: process.control(),
            process,
            end,
            messages: Messages::default(),
            watch,
        })
    }
}

impl Transport<RoleClient> for Stdio {
    type Error = io::Error;

    fn send(
        &mut self,
        item: TxJsonRpcMessage<RoleClient>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        let control = self.control.clone();
        async move {
            let mut line = serde_json::to_vec(&item)?;
            line.push(b'\n');
            control.write(&line).await.map_err(|error| match error {
                ControlError::Io(error) => error,
                error => io::Error::new(io::ErrorKind::BrokenPipe, error.to_string()),
            })
        }
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleClient>> {
        loop {
            if let Some(message) = self.messages.next() {
                return Some(message);
            }
            if self.messages.is_too_long() {
                self.watch.complain(&format!(
                    "it wrote a message of more than {MAX_MESSAGE} bytes"
                ));
                return None;
            }
            let chunk = self.process.next_raw().await?;
            match chunk.stream {
                Stream::Stdout => self.messages.push(chunk.bytes),
                Stream::Stderr => self.watch.hear(chunk.bytes),
            }
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        // A well-behaved server exits when its input is closed; others are killed.
        let _ = self.control.close_input().await;
        let drained = timeout(PATIENCE, async {
            while self.process.next_raw().await.is_some() {}
        });
        if drained.await.is_err() {
            self.end.cancel();
            while self.process.next_raw().await.is_some() {}
        }
        Ok(())
    }
}

/// Splits what a server writes into messages.
#[derive(Debug, Default)]
pub(super) struct Messages(Lines);

impl Messages {
    /// Adds bytes that were read.
    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.0.push(bytes);
    }

    /// Takes the next message. Skips lines that are not messages.
    pub(super) fn next(&mut self) -> Option<RxJsonRpcMessage<RoleClient>> {
        while let Some(line) = self.0.next() {
            let line = line.trim_ascii();
            if line.is_empty() {
                continue;
            }
            match serde_json::from_slice(line) {
                Ok(message) => return Some(message),
                Err(error) => {
                    // Some programs print a greeting to standard output by mistake.
                    tracing::debug!(%error, "an MCP server wrote a line that is no message");
                    if let Some(failed) = unreadable(line, &error) {
                        return Some(failed);
                    }
                }
            }
        }
        None
    }

    /// Tells whether the unfinished message exceeds [`MAX_MESSAGE`].
    fn is_too_long(&self) -> bool {
        self.0.unfinished() > MAX_MESSAGE
    }
}

/// Turns an unreadable response into an error response, so that the waiting request fails at once. Returns `None` for a
/// line that is not a response.
fn unreadable(line: &[u8], error: &serde_json::Error) -> Option<RxJsonRpcMessage<RoleClient>> {
    #[derive(Deserialize)]
    struct Answer {
        id: RequestId,
        method: Option<IgnoredAny>,
    }

    let answer: Answer = serde_json::from_slice(line).ok()?;
    let error = ErrorData::parse_error(format!("the answer cannot be read: {error}"), None);
    answer
        .method
        .is_none()
        .then(|| JsonRpcMessage::error(error, Some(answer.id)))
}
