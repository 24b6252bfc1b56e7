//! The queue of letters from Rust to one Python event loop.

use std::{
    collections::VecDeque,
    io::{Read, Write},
    os::{
        fd::{AsRawFd, RawFd},
        unix::net::UnixStream,
    },
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use pyo3::{
    prelude::*,
    types::{PyList, PyString},
};
use threadwire_client::{ClientError, CloseReason, protocol::RawJson};

use crate::{agent::Turn, link::Link, server::Server};

/// The kind of a letter. The numbers are those of `threadwire/_hub.py`.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// A call has completed; the body is its result.
    Done = 0,
    /// The peer responded with an error; the body is the error as JSON.
    RpcError = 1,
    /// The timeout passed without a response; the body is a sentence.
    Timeout = 2,
    /// The connection has ended; the body is the reason as JSON.
    Closed = 3,
    /// Any other error; the body is a sentence.
    Failed = 4,
    /// A notification of the peer; the body is the method, the extra body the params.
    Notification = 5,
    /// A request of the peer; like a notification, and the number is the id of the request.
    Request = 6,
    /// A turn to run; the number is its id.
    Turn = 7,
    /// A turn should stop.
    Cancel = 8,
    /// A turn has ended; further acts are ignored.
    Over = 9,
    /// The transport was lost and the connection reconnects; the body is the reason as JSON, as for `Closed`.
    Reconnecting = 10,
    /// The connection was resumed without loss of messages.
    Resumed = 11,
    /// The connection was renewed: the server sees a new connection, and threads must be attached again. The handshake
    /// is done.
    Renewed = 12,
    /// A call gets no response: the transport was lost and the server did not keep the session. The connection is open
    /// again. The body is the reason as JSON, as for `Closed`.
    Lost = 13,
    /// A call of a tool or a middleware; the body is the call, the number is its id. Until it is settled, a `Cancel`
    /// letter with its id may follow.
    Call = 14,
    /// The response to a call cannot be parsed; the body is a sentence.
    Unreadable = 15,
}

/// The contents of a letter.
#[derive(Debug)]
pub(crate) enum Body {
    Nothing,
    Text(Box<str>),
    Json(RawJson),
    Link(Link),
    Server(Server),
    Turn(Turn),
}

/// A letter to Python.
#[derive(Debug)]
pub(crate) struct Letter {
    /// The receiver: a number that Python assigned.
    pub(crate) to: u64,
    pub(crate) kind: Kind,
    pub(crate) body: Body,
    pub(crate) extra: Body,
    pub(crate) number: u64,
}

impl Letter {
    pub(crate) fn new(to: u64, kind: Kind, body: Body) -> Self {
        Self {
            to,
            kind,
            body,
            extra: Body::Nothing,
            number: 0,
        }
    }

    /// Creates the letter for the result of a call.
    pub(crate) fn outcome(to: u64, outcome: Result<Body, ClientError>) -> Self {
        match outcome {
            Ok(body) => Self::new(to, Kind::Done, body),
            Err(ClientError::Rpc(error)) => {
                let body = RawJson::encode(&error).map_or(Body::Nothing, Body::Json);
                Self::new(to, Kind::RpcError, body)
            }
            Err(error @ ClientError::Timeout { .. }) => {
                Self::new(to, Kind::Timeout, Body::Text(error.to_string().into()))
            }
            Err(error @ ClientError::TooDeep { .. }) => {
                Self::new(to, Kind::Unreadable, Body::Text(error.to_string().into()))
            }
            Err(ClientError::Closed { reason }) => Self::closed(to, &reason),
            Err(ClientError::Lost { reason }) => Self::with_reason(to, Kind::Lost, &reason),
            Err(error) => Self::failed(to, error),
        }
    }

    /// Creates the letter for an error.
    pub(crate) fn failed(to: u64, error: impl ToString) -> Self {
        Self::new(to, Kind::Failed, Body::Text(error.to_string().into()))
    }

    /// Creates the letter for the end of a connection.
    pub(crate) fn closed(to: u64, reason: &CloseReason) -> Self {
        Self::with_reason(to, Kind::Closed, reason)
    }

    /// Creates a letter with the reason for the end of a connection or a transport.
    pub(crate) fn with_reason(to: u64, kind: Kind, reason: &CloseReason) -> Self {
        let json = serde_json::json!({
            "reason": reason.message,
            "exitStatus": reason.exit.map(|exit| exit.to_string()),
            "exitCode": reason.exit.and_then(|exit| exit.code()),
            "stderr": reason.stderr,
        });
        Self::new(to, kind, Body::Text(json.to_string().into()))
    }
}

/// A queue of letters for one event loop. Its file descriptor is readable while the queue is not empty.
#[pyclass(frozen, module = "threadwire._native")]
#[derive(Clone, Debug)]
pub(crate) struct Mailbox(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    letters: Mutex<VecDeque<Letter>>,
    /// Whether the loop was woken and has not taken letters since.
    woken: AtomicBool,
    bell: UnixStream,
    ear: UnixStream,
}

#[pymethods]
impl Mailbox {
    #[new]
    fn new() -> PyResult<Self> {
        let (bell, ear) = UnixStream::pair()?;
        bell.set_nonblocking(true)?;
        ear.set_nonblocking(true)?;
        Ok(Self(Arc::new(Shared {
            letters: Mutex::default(),
            woken: AtomicBool::new(false),
            bell,
            ear,
        })))
    }

    /// Returns the file descriptor to watch for reading.
    fn fileno(&self) -> RawFd {
        self.0.ear.as_raw_fd()
    }

    /// Takes up to `limit` letters: tuples of receiver, kind, body, extra body and number.
    fn take<'py>(&self, py: Python<'py>, limit: usize) -> PyResult<Bound<'py, PyList>> {
        let shared = &*self.0;
        // At most one byte is waiting; an error is ignored.
        let _ = (&shared.ear).read(&mut [0; 8]);
        // Letters that are added from here on wake the loop again.
        shared.woken.store(false, Ordering::SeqCst);
        let mut letters = shared
            .letters
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let count = limit.min(letters.len());
        let taken: Vec<Letter> = letters.drain(..count).collect();
        let more = !letters.is_empty();
        drop(letters);
        if more {
            shared.wake();
        }
        let list = PyList::empty(py);
        for letter in taken {
            let Letter {
                to,
                kind,
                body,
                extra,
                number,
            } = letter;
            list.append((
                to,
                kind as u8,
                body.into_python(py)?,
                extra.into_python(py)?,
                number,
            ))?;
        }
        Ok(list)
    }
}

impl Mailbox {
    /// Adds a letter.
    pub(crate) fn put(&self, letter: Letter) {
        self.0
            .letters
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push_back(letter);
        self.0.wake();
    }

    /// Adds letters in order.
    pub(crate) fn put_all(&self, letters: impl IntoIterator<Item = Letter>) {
        self.0
            .letters
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extend(letters);
        self.0.wake();
    }
}

impl Shared {
    fn wake(&self) {
        if !self.woken.swap(true, Ordering::SeqCst) {
            // A full buffer also wakes the loop.
            let _ = (&self.bell).write(&[0]);
        }
    }
}

impl Body {
    fn into_python(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(match self {
            Self::Nothing => py.None(),
            Self::Text(text) => PyString::new(py, &text).into_any().unbind(),
            Self::Json(json) => PyString::new(py, json.get()).into_any().unbind(),
            Self::Link(link) => Py::new(py, link)?.into_any(),
            Self::Server(server) => Py::new(py, server)?.into_any(),
            Self::Turn(turn) => Py::new(py, turn)?.into_any(),
        })
    }
}
