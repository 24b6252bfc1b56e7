//! Reconnecting after the loss of a transport.

use std::{
    hash::{BuildHasher, RandomState},
    io,
    sync::Arc,
    time::Duration,
};

use bytes::Bytes;
use threadwire_protocol::{
    RawJson,
    envelope::{Envelope, Frame, Id, RequestId, RpcError},
    resume::Received,
};
use tokio::time::{Instant, timeout_at};
use tracing::debug;

use crate::{
    connection::{READ_DEPTH, Session, Shared, read_error},
    error::CloseReason,
    transport::{ATTEMPT_TIMEOUT, Ask, DialError, Dialed, Dialer, Halves, Incoming, Signs},
};

/// The policy of reconnecting after the loss of a transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reconnect {
    /// Time after which the client gives up and the connection ends.
    pub give_up_after: Duration,
    /// The pause before the first attempt. It doubles with each attempt; a random part of up to one half is subtracted,
    /// so that the clients of a server do not all reconnect at once (jitter).
    pub first_pause: Duration,
    /// The maximum pause.
    pub longest_pause: Duration,
}

impl Default for Reconnect {
    /// One minute, with pauses from 50 milliseconds to 5 seconds.
    fn default() -> Self {
        Self {
            give_up_after: Duration::from_secs(60),
            first_pause: Duration::from_millis(50),
            longest_pause: Duration::from_secs(5),
        }
    }
}

/// The messages of the handshake. In all dialects it is the request `initialize`; in some, the notification
/// `initialized` follows. No other message is repeated.
#[derive(Debug, Default)]
pub(crate) struct Handshake {
    initialize: Option<RawJson>,
    initialized: Option<RawJson>,
}

impl Handshake {
    const REQUEST: &str = "initialize";
    const NOTIFICATION: &str = "initialized";

    /// Records a request that the server answered with a result.
    pub(crate) fn asked(&mut self, method: &str, frame: &Frame) {
        if method == Self::REQUEST {
            self.initialize = Some(params(frame));
        }
    }

    /// Records a notification.
    pub(crate) fn told(&mut self, method: &str, frame: &Frame) {
        if method == Self::NOTIFICATION {
            self.initialized = Some(params(frame));
        }
    }
}

fn params(frame: &Frame) -> RawJson {
    let params = Envelope::parse(frame.line())
        .ok()
        .and_then(|message| message.params);
    params.map_or_else(RawJson::null, |params| params.to_owned().into())
}

/// The data for reconnecting.
#[derive(Debug)]
pub(crate) struct Redial {
    pub(crate) dialer: Dialer,
    pub(crate) policy: Reconnect,
}

/// A reconnected connection.
pub(crate) enum Back {
    /// The session continues; `again` are the sent frames that did not arrive.
    Resumed { halves: Halves, again: Vec<Frame> },
    /// The connection was renewed; `said` are the frames that arrived during the handshake.
    Renewed { halves: Halves, said: Vec<Bytes> },
}

/// The error of one attempt.
enum Failure {
    /// A retry may succeed.
    Passing(String),
    /// The server has no such session, or one end no longer keeps the messages that the other end misses.
    SessionGone,
    /// All retries would fail, too.
    Final(String),
}

impl Redial {
    /// Retries until an attempt succeeds or the time is over. The error is the reason for the end of the connection.
    pub(crate) async fn come_back(
        &self,
        shared: &Shared,
        lost: &Arc<CloseReason>,
        received: &mut Received,
    ) -> Result<Back, CloseReason> {
        let policy = &self.policy;
        let deadline = Instant::now() + policy.give_up_after;
        let mut pause = policy.first_pause;
        let mut failed = None;
        loop {
            let rested = tokio::time::sleep(shortened(pause));
            if timeout_at(deadline, rested).await.is_err() {
                break;
            }
            pause = (pause * 2).min(policy.longest_pause);
            let until = deadline.min(Instant::now() + ATTEMPT_TIMEOUT);
            let attempt = timeout_at(until, self.attempt(shared, lost, received)).await;
            match attempt {
                Ok(Ok(back)) => return Ok(back),
                Ok(Err(Failure::SessionGone)) => {
                    *shared.session() = None;
                    // The server is reachable, so the next attempt follows at once.
                    pause = Duration::ZERO;
                }
                Ok(Err(Failure::Final(error))) => {
                    return Err(CloseReason::new(format!("{lost}; {error}")));
                }
                Ok(Err(Failure::Passing(error))) => {
                    debug!(error, "no connection yet");
                    pause = pause.max(policy.first_pause);
                    failed = Some(error);
                }
                Err(_) => {
                    pause = pause.max(policy.first_pause);
                    failed = Some("the server does not answer".to_owned());
                }
            }
        }
        let failed = failed.map_or_else(String::new, |failed| format!(": {failed}"));
        Err(CloseReason::new(format!(
            "{lost}; gave up reconnecting after {:?}{failed}",
            policy.give_up_after
        )))
    }

    async fn attempt(
        &self,
        shared: &Shared,
        lost: &Arc<CloseReason>,
        received: &mut Received,
    ) -> Result<Back, Failure> {
        let name = shared
            .session()
            .as_ref()
            .map(|session| session.name.clone());
        let ask = match &name {
            Some(name) => Ask::Session {
                name,
                received: received.count(),
            },
            None => Ask::NewSession,
        };
        let dialed = match self.dialer.dial(ask).await.map_err(Failure::from) {
            // Without a session in the request, 410 has another reason.
            Err(Failure::SessionGone) if name.is_none() => {
                return Err(Failure::Final("the server refused: 410 Gone".to_owned()));
            }
            dialed => dialed?,
        };
        if name.is_some()
            && let Some(arrived) = dialed.received
        {
            return go_on(shared, dialed, arrived).await;
        }
        begin_anew(shared, lost, received, dialed).await
    }
}

/// Resumes the session. `arrived` is the number of client messages that the server has received.
async fn go_on(shared: &Shared, dialed: Dialed, arrived: u64) -> Result<Back, Failure> {
    let again = match &mut *shared.session() {
        Some(session) if session.sent.can_resume(arrived) => {
            session.sent.acknowledge(arrived);
            Some(session.sent.frames().cloned().collect())
        }
        _ => None,
    };
    let (reader, writer) = dialed.halves;
    match again {
        Some(again) => Ok(Back::Resumed {
            halves: (reader, writer),
            again,
        }),
        None => {
            // Closes the transport, so that the server drops the session.
            writer.close().await;
            Err(Failure::SessionGone)
        }
    }
}

/// Renews the connection by repeating the handshake.
async fn begin_anew(
    shared: &Shared,
    lost: &Arc<CloseReason>,
    received: &mut Received,
    dialed: Dialed,
) -> Result<Back, Failure> {
    let (mut reader, mut writer) = dialed.halves;
    // They are used after the handshake: a session with an incomplete handshake cannot be resumed.
    let mut session = dialed.session.map(Session::new);
    let mut arrived = Received::default();
    *shared.session() = None;
    shared.begin_anew(lost);
    let (initialize, initialized) = {
        let handshake = shared.handshake();
        (handshake.initialize.clone(), handshake.initialized.clone())
    };
    let mut said = Vec::new();
    let mut frames = Vec::new();
    let id = RequestId::Int(shared.new_id());
    let wire = shared.wire;
    if let Some(initialize) = &initialize {
        let frame = wire.request_named(&id, Handshake::REQUEST, initialize);
        writer
            .write(std::slice::from_ref(&frame), Signs::default())
            .await?;
        frames.push(frame);
    }
    while initialize.is_some() {
        let frame = match reader.read().await? {
            Some(Incoming::Message(frame)) => frame,
            Some(Incoming::Alive | Incoming::Acknowledged(_)) => continue,
            Some(Incoming::Goodbye { .. }) | None => {
                return Err(Failure::Passing(
                    "the server closed the connection during the handshake".to_owned(),
                ));
            }
        };
        // The few messages of a handshake are acknowledged together with later ones.
        let _ = arrived.add(frame.len());
        match answer(&frame, &id) {
            None => said.push(frame),
            Some(Ok(())) => break,
            Some(Err(error)) => {
                return Err(Failure::Final(format!(
                    "the server does not take the handshake again: {error}"
                )));
            }
        }
    }
    if let Some(initialized) = initialized.filter(|_| initialize.is_some()) {
        let frame = wire.notification_named(Handshake::NOTIFICATION, &initialized, None);
        writer
            .write(std::slice::from_ref(&frame), Signs::default())
            .await?;
        frames.push(frame);
    }
    if let Some(session) = &mut session {
        session.sent.extend(&frames);
    }
    *received = arrived;
    *shared.session() = session;
    // Pending acknowledgements belong to the earlier session.
    let _ = shared.signs.take();
    Ok(Back::Renewed {
        halves: (reader, writer),
        said,
    })
}

/// Parses a frame as the response to a request; returns `None` for any other message.
fn answer(frame: &Bytes, request: &RequestId) -> Option<Result<(), RpcError>> {
    let message = Envelope::parse_within(frame, READ_DEPTH).ok()?;
    match &message.id {
        Id::Known(id) if message.method.is_none() && id == request => {
            Some(message.error.map_or(Ok(()), |error| Err(read_error(error))))
        }
        _ => None,
    }
}

/// Subtracts a random part of up to one half from a pause.
pub(crate) fn shortened(pause: Duration) -> Duration {
    // Each `RandomState` has its own keys, which is random enough to spread the clients.
    let random = RandomState::new().hash_one(0) as u32;
    pause - pause.mul_f64(0.5 * f64::from(random) / f64::from(u32::MAX))
}

impl From<DialError> for Failure {
    fn from(error: DialError) -> Self {
        let text = error.to_string();
        match error {
            DialError::Refused(status) => match status.as_u16() {
                410 => Self::SessionGone,
                408 | 425 | 429 => Self::Passing(text),
                400..=499 => Self::Final(text),
                _ => Self::Passing(text),
            },
            DialError::Io(_) => Self::Passing(text),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Passing(error.to_string())
    }
}
