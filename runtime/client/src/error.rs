use std::{fmt, io, process::ExitStatus, sync::Arc, time::Duration};

use threadwire_protocol::envelope::RpcError;

/// Why a call did not give what was asked for.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// The server could not be reached or started.
    #[error("cannot connect to {endpoint}: {source}")]
    Connect {
        /// The address or program as given.
        endpoint: String,
        /// The reason.
        source: io::Error,
    },
    /// The server answered with an error.
    #[error("{0}")]
    Rpc(#[from] RpcError),
    /// No answer came in time. The server may still do what was asked.
    #[error("no answer to {method} within {timeout:?}")]
    Timeout {
        /// What was asked.
        method: String,
        /// How long the answer was waited for.
        timeout: Duration,
    },
    /// The answer does not have the shape that the schema gives it.
    #[error("unexpected answer to {method}: {source}")]
    Decode {
        /// What was asked.
        method: String,
        /// What does not fit.
        source: serde_json::Error,
    },
    /// Arrays and objects of a message are nested too deeply. A request like that is not sent; an answer like that is
    /// not read, and what was asked may have been done.
    #[error("{message} is nested deeper than {limit} levels")]
    TooDeep {
        /// Which message.
        message: &'static str,
        /// The deepest nesting that is allowed.
        limit: usize,
    },
    /// The transport was lost before the answer came, and the server does not know the connection any more. What was
    /// asked may have been done or not. The connection is open again.
    #[error("no answer: {reason}")]
    Lost {
        /// That the server did not keep the connection, and why the transport was lost.
        reason: Arc<CloseReason>,
    },
    /// The connection has ended, and with it everything that waited for an answer.
    #[error("connection closed: {reason}")]
    Closed {
        /// Why.
        reason: Arc<CloseReason>,
    },
}

/// Why a connection ended.
#[derive(Clone, Debug)]
pub struct CloseReason {
    /// One sentence.
    pub message: String,
    /// How the server's process ended, where this client had started it.
    pub exit: Option<ExitStatus>,
    /// The last lines that the process wrote to stderr, where this client had started it.
    pub stderr: Vec<String>,
}

impl CloseReason {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            exit: None,
            stderr: Vec::new(),
        }
    }
}

impl fmt::Display for CloseReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        if let Some(exit) = self.exit {
            write!(f, " ({exit})")?;
        }
        for (index, line) in self.stderr.iter().enumerate() {
            write!(
                f,
                "{}{line}",
                if index == 0 { "; it said:\n" } else { "\n" }
            )?;
        }
        Ok(())
    }
}
