//! From Rust to one event loop of Python.

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

/// What a letter says. The numbers are those of `threadwire/_hub.py`.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// A call is done; the body is its result.
    Done = 0,
    /// The peer answered with an error; the body is the error as JSON.
    RpcError = 1,
    /// No answer came in time; the body is a sentence.
    Timeout = 2,
    /// The connection has ended; the body is the reason as JSON.
    Closed = 3,
    /// Something else went wrong; the body is a sentence.
    Failed = 4,
    /// The peer tells; the body is the method, the extra body the params.
    Notification = 5,
    /// The peer asks; as a notification, and the number names the question.
    Request = 6,
    /// A turn to run; the number names it.
    Turn = 7,
    /// A turn is to stop.
    Cancel = 8,
    /// A turn is over: nothing that it is told to do is done any more.
    Over = 9,
    /// The transport of a connection was lost and is sought again; the body is the reason as JSON, as of the end.
    Reconnecting = 10,
    /// The connection goes on as if nothing had happened.
    Resumed = 11,
    /// The connection is open again, but new to the server: threads are to be attached again. The handshake is done.
    Renewed = 12,
    /// A call gets no answer: the transport was lost and the server did not keep the connection, which is open again.
    /// The body is the reason as JSON, as of the end.
    Lost = 13,
    /// A tool or a middleware is called; the body is the call, the number names it. Until it is settled, a cancellation
    /// with its number may follow.
    Call = 14,
    /// The answer to a call cannot be read; the body is a sentence.
    Unreadable = 15,
}

/// The content of a letter.
#[derive(Debug)]
pub(crate) enum Body {
    Nothing,
    Text(Box<str>),
    Json(RawJson),
    Link(Link),
    Server(Server),
    Turn(Turn),
}

/// One thing to tell Python.
#[derive(Debug)]
pub(crate) struct Letter {
    /// Who it is for: a number that Python gave.
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

    /// Tells how a call went.
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

    /// Tells that something went wrong.
    pub(crate) fn failed(to: u64, error: impl ToString) -> Self {
        Self::new(to, Kind::Failed, Body::Text(error.to_string().into()))
    }

    /// Tells why a connection ended.
    pub(crate) fn closed(to: u64, reason: &CloseReason) -> Self {
        Self::with_reason(to, Kind::Closed, reason)
    }

    /// Tells of the end of a connection or a transport.
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

/// Letters for one event loop. Its file descriptor is readable while there are any.
#[pyclass(frozen, module = "threadwire._native")]
#[derive(Clone, Debug)]
pub(crate) struct Mailbox(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    letters: Mutex<VecDeque<Letter>>,
    /// Whether the loop has been woken and has not looked yet.
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

    /// Returns the descriptor to watch for reading.
    fn fileno(&self) -> RawFd {
        self.0.ear.as_raw_fd()
    }

    /// Takes up to `limit` letters: tuples of receiver, kind, body, extra body and number.
    fn take<'py>(&self, py: Python<'py>, limit: usize) -> PyResult<Bound<'py, PyList>> {
        let shared = &*self.0;
        // At most one byte waits; there is nothing to do about a failure to read it.
        let _ = (&shared.ear).read(&mut [0; 8]);
        // What is put in from here on wakes again.
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
    /// Puts a letter in.
    pub(crate) fn put(&self, letter: Letter) {
        self.0
            .letters
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push_back(letter);
        self.0.wake();
    }

    /// Puts letters in, in order.
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
            // A full buffer wakes just as well.
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
