//! Coming back after the loss of a transport.

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
    transport::{Ask, DialError, Dialed, Dialer, Halves, Incoming, Signs},
};

/// How long one attempt to connect may take, handshake included.
const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(10);

/// How a connection comes back after the loss of its transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reconnect {
    /// How long to try before the connection counts as closed.
    pub give_up_after: Duration,
    /// The pause before the first attempt. It doubles from attempt to attempt; each pause is cut by a random part of up
    /// to a half, so that the clients of a server do not all come back at once.
    pub first_pause: Duration,
    /// The longest pause.
    pub longest_pause: Duration,
}

impl Default for Reconnect {
    /// A minute, with pauses from 50 milliseconds to 5 seconds.
    fn default() -> Self {
        Self {
            give_up_after: Duration::from_secs(60),
            first_pause: Duration::from_millis(50),
            longest_pause: Duration::from_secs(5),
        }
    }
}

/// What was said at the beginning. All dialects open with the request `initialize`, some go on with the notification
/// `initialized`; nothing else is said again.
#[derive(Debug, Default)]
pub(crate) struct Handshake {
    initialize: Option<RawJson>,
    initialized: Option<RawJson>,
}

impl Handshake {
    const REQUEST: &str = "initialize";
    const NOTIFICATION: &str = "initialized";

    /// Notes a request that was answered with a result.
    pub(crate) fn asked(&mut self, method: &str, frame: &Frame) {
        if method == Self::REQUEST {
            self.initialize = Some(params(frame));
        }
    }

    /// Notes a notification.
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

/// The way back.
#[derive(Debug)]
pub(crate) struct Redial {
    pub(crate) dialer: Dialer,
    pub(crate) policy: Reconnect,
}

/// A connection that is back.
pub(crate) enum Back {
    /// It goes on; `again` was sent before and did not arrive.
    Resumed { halves: Halves, again: Vec<Frame> },
    /// It begins anew; `said` came during the handshake.
    Renewed { halves: Halves, said: Vec<Bytes> },
}

/// Why one attempt failed.
enum Failure {
    /// The next one may succeed.
    Passing(String),
    /// The server does not know the session, or what it misses is not kept any more.
    SessionGone,
    /// All others would fail too.
    Final(String),
}

impl Redial {
    /// Tries until it succeeds or time is up. The error is why the connection is over.
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
                    // Not the server's fault: no reason to wait.
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
            // It refuses something else than a session.
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

/// Goes on with the session. `arrived` is how many of our messages the server has got.
async fn go_on(shared: &Shared, dialed: Dialed, arrived: u64) -> Result<Back, Failure> {
    let again = match &mut *shared.session() {
        Some(session) if session.sent.can_go_on(arrived) => {
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
            // So that the server does not keep the session any longer.
            writer.close().await;
            Err(Failure::SessionGone)
        }
    }
}

/// Begins a new connection, as the earlier one began.
async fn begin_anew(
    shared: &Shared,
    lost: &Arc<CloseReason>,
    received: &mut Received,
    dialed: Dialed,
) -> Result<Back, Failure> {
    let (mut reader, mut writer) = dialed.halves;
    // They count once the handshake is done: a session in which it was cut off is of no use.
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
        // The few messages of a handshake are acknowledged with those that follow.
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
    // What was to be acknowledged is of the earlier session.
    let _ = shared.signs.take();
    Ok(Back::Renewed {
        halves: (reader, writer),
        said,
    })
}

/// Reads a message as the answer to a request; `None` where it is something else.
fn answer(frame: &Bytes, request: &RequestId) -> Option<Result<(), RpcError>> {
    let message = Envelope::parse_within(frame, READ_DEPTH).ok()?;
    match &message.id {
        Id::Known(id) if message.method.is_none() && id == request => {
            Some(message.error.map_or(Ok(()), |error| Err(read_error(error))))
        }
        _ => None,
    }
}

/// Cuts a pause by a random part of up to a half.
fn shortened(pause: Duration) -> Duration {
    // Each state has keys of its own: enough to scatter clients in time.
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
