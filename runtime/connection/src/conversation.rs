//! Detects the dialect of a client by its first messages, and hands messages to the session of that dialect.

use std::{
    panic::{self, AssertUnwindSafe},
    sync::Arc,
};

use futures_util::FutureExt;
use threadwire_protocol::envelope::{Envelope, Head, Id, Malformed, RequestId, Wire};
use tracing::{debug, error, warn};

use crate::{
    connection::Connection,
    dialect::{DialectVersion, Dialects, Session},
};

/// Frames after which a client whose dialect is not detected gets the default dialect of its path.
const UNDECIDED_LIMIT: u32 = 256;

/// How many faulty messages of a client are noted in the log.
const NOTED_FAULTS: u32 = 3;

/// A byte order mark, which some programs write before their first message. RFC 8259 lets readers ignore it.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The messages of one client and the session that handles them.
///
/// A frame that does not identify the dialect, such as an empty line, is answered by a session of the default dialect.
/// That session is replaced once a message identifies another dialect.
pub(crate) struct Conversation {
    version: DialectVersion,
    session: Option<Arc<dyn Session>>,
    /// How many frames did not identify the dialect; `None` once it is decided.
    undecided: Option<u32>,
    /// How many faulty messages were noted in the log.
    noted: u32,
}

/// A dialect panicked: the state of its session is unreliable.
#[derive(Debug)]
pub(crate) struct DialectPanicked;

impl Conversation {
    /// Begins a conversation. `pinned` is the fixed dialect of all clients; without it the dialect is detected, and
    /// `default` is the default dialect of the path or transport.
    pub(crate) fn new(pinned: Option<&DialectVersion>, default: DialectVersion) -> Self {
        Self {
            undecided: pinned.is_none().then_some(0),
            version: pinned.cloned().unwrap_or(default),
            session: None,
            noted: 0,
        }
    }

    /// Handles one frame, or the beginning of one that exceeds a limit in bytes.
    pub(crate) async fn take(
        &mut self,
        connection: &Arc<Connection>,
        dialects: &Dialects,
        mut frame: &[u8],
        exceeded: Option<usize>,
    ) -> Result<(), DialectPanicked> {
        if self.session.is_none() {
            frame = frame.strip_prefix(BYTE_ORDER_MARK).unwrap_or(frame);
        }
        let message = match exceeded {
            None => Envelope::parse(frame),
            Some(limit) => Err(Malformed::TooLong(limit)),
        };
        self.note_fault(connection, frame, &message);
        let taken = match self.undecided {
            None => {
                if self.session.is_none() {
                    connection.about.speaks(self.version.to_string());
                }
                Ok(())
            }
            Some(count) => {
                self.decide(connection, dialects, message.as_ref().ok(), count)
                    .await
            }
        };
        let taken = taken.and_then(|()| {
            guarded(|| {
                let session = self
                    .session
                    .get_or_insert_with(|| self.version.open(connection));
                match message {
                    Ok(message) => Arc::clone(session).receive(message),
                    Err(Malformed::TooLong(limit)) => match Head::read(frame) {
                        Head {
                            id,
                            is_answer: true,
                        } => connection.answered_too_long(&id, limit),
                        Head { id, .. } => session.malformed(Malformed::TooLong(limit), Some(id)),
                    },
                    Err(reason) => session.malformed(reason, Envelope::id_of(frame)),
                }
            })
        });
        taken.inspect_err(|DialectPanicked| {
            error!(
                connection = connection.id,
                dialect = self.version.dialect.name(),
                "a dialect panicked"
            );
            let id = match Envelope::parse(frame) {
                Ok(Envelope {
                    id: Id::Known(id),
                    method: Some(_),
                    ..
                }) => id,
                _ => RequestId::Null,
            };
            let wire = Wire {
                jsonrpc: self.version.dialect.jsonrpc(),
                version: 0,
            };
            connection.fail_request(wire, &id);
        })
    }

    /// Handles a frame of bytes, which is no message.
    pub(crate) fn take_binary(
        &mut self,
        connection: &Arc<Connection>,
    ) -> Result<(), DialectPanicked> {
        guarded(|| {
            let session = self
                .session
                .get_or_insert_with(|| self.version.open(connection));
            session.binary();
        })
    }

    /// Tells in the log what is wrong with a message: not every dialect answers it.
    fn note_fault(
        &mut self,
        connection: &Connection,
        frame: &[u8],
        message: &Result<Envelope<'_>, Malformed>,
    ) {
        let problem = match message {
            // An empty line means nothing.
            _ if frame.trim_ascii().is_empty() => return,
            Err(Malformed::TooLong(_)) => "it is too long",
            Err(Malformed::NotJson) => "it is not JSON",
            Err(Malformed::NotAMessage) => "it is JSON, but not a message",
            Err(Malformed::TooDeep) => "it is nested too deeply",
            Ok(Envelope {
                method: Some(_),
                id: Id::Known(RequestId::Null) | Id::Other,
                ..
            }) => "its id is neither a number nor a string",
            Ok(_) => return,
        };
        if self.noted == NOTED_FAULTS {
            return;
        }
        self.noted += 1;
        warn!(
            connection = connection.id,
            bytes = frame.len(),
            "a message of the client is wrong: {problem}"
        );
        if self.noted == NOTED_FAULTS {
            warn!(
                connection = connection.id,
                "further wrong messages of the client are not logged"
            );
        }
    }

    /// Detects the dialect by a message, and closes the session of another dialect.
    async fn decide(
        &mut self,
        connection: &Connection,
        dialects: &Dialects,
        message: Option<&Envelope<'_>>,
        count: u32,
    ) -> Result<(), DialectPanicked> {
        let told = match message {
            Some(message) => guarded(|| dialects.detect(message, &self.version))?,
            None => None,
        };
        let Some(version) = told else {
            self.undecided = (count < UNDECIDED_LIMIT).then_some(count + 1);
            return Ok(());
        };
        debug!(
            connection = connection.id,
            dialect = version.dialect.name(),
            "detected"
        );
        if version.dialect.name() != self.version.dialect.name()
            && let Some(session) = self.session.take()
        {
            close(&*session).await;
        }
        connection.about.speaks(version.to_string());
        self.version = version;
        self.undecided = None;
        Ok(())
    }

    /// Tells whether the client has completed the handshake.
    pub(crate) fn is_known(&self) -> bool {
        self.session
            .as_ref()
            .is_some_and(|session| guarded(|| session.is_known()).unwrap_or(false))
    }

    /// Closes the session, after the client has disconnected.
    pub(crate) async fn end(self) {
        if let Some(session) = self.session {
            close(&*session).await;
        }
    }
}

async fn close(session: &dyn Session) {
    let closed = AssertUnwindSafe(session.closed()).catch_unwind().await;
    if closed.is_err() {
        error!("a dialect panicked at the end of a connection");
    }
}

fn guarded<T>(call: impl FnOnce() -> T) -> Result<T, DialectPanicked> {
    panic::catch_unwind(AssertUnwindSafe(call)).map_err(|_| DialectPanicked)
}
