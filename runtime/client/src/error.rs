use std::{fmt, io, process::ExitStatus, sync::Arc, time::Duration};

use threadwire_protocol::envelope::RpcError;

/// Errors of requests and connections.
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
    /// No response arrived in time. The server may still process the request.
    #[error("no answer to {method} within {timeout:?}")]
    Timeout {
        /// The method of the request.
        method: String,
        /// The timeout.
        timeout: Duration,
    },
    /// The response does not match its schema.
    #[error("unexpected answer to {method}: {source}")]
    Decode {
        /// The method of the request.
        method: String,
        /// The mismatch.
        source: serde_json::Error,
    },
    /// A message is nested too deeply. Such a request is not sent. Such a response is not read, although the server may
    /// have processed the request.
    #[error("{message} is nested deeper than {limit} levels")]
    TooDeep {
        /// Which message: the request or the response.
        message: &'static str,
        /// The maximum depth.
        limit: usize,
    },
    /// The transport was lost before the response arrived, and the server no longer has the session. The server may
    /// have processed the request. The connection is open again.
    #[error("no answer: {reason}")]
    Lost {
        /// The reason: the server did not keep the session, and why the transport was lost.
        reason: Arc<CloseReason>,
    },
    /// The connection has ended, and all pending requests fail.
    #[error("connection closed: {reason}")]
    Closed {
        /// The reason.
        reason: Arc<CloseReason>,
    },
}

/// The reason for the end of a connection.
#[derive(Clone, Debug)]
pub struct CloseReason {
    /// The reason as one sentence.
    pub message: String,
    /// Exit status of the server process, if this client started it.
    pub exit: Option<ExitStatus>,
    /// Last lines of the process's standard error, if this client started it.
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
