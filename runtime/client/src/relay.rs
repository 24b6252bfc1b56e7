//! Carries messages between standard streams and a server. Of their content it knows only which requests of the client
//! are not answered.

use std::{
    collections::HashMap,
    future::pending,
    io,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use bytes::Bytes;
use threadwire_protocol::{
    envelope::{Envelope, Frame, Id, RequestId, RpcError, Wire},
    resume::Received,
};
use tokio::{
    io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader},
    sync::{Notify, mpsc, oneshot},
    time::{Instant, timeout, timeout_at},
};
use tracing::debug;

use crate::{
    connection::Session,
    error::ClientError,
    pump::SILENCE,
    reconnect::{Reconnect, shortened},
    transport::{
        ATTEMPT_TIMEOUT, Ask, DialError, Dialed, Dialer, Endpoint, FrameReader, FrameWriter,
        Halves, Incoming, Signs,
    },
};

/// Messages that wait in each direction. Past it, the other end is not read.
const WAITING: usize = 16;
/// Maximum size of a line, in bytes.
const LINE_LIMIT: u64 = 64 << 20;
/// Time that the server has to say what it still has to say when the input has ended.
const DRAIN: Duration = Duration::from_secs(10);
/// Longest chain of relays, which is a loop in all likelihood.
const HOPS: u32 = 8;
/// Environment variables that say how many relays are before this one: its own, and the one that a gateway makes of the
/// header `threadwire-hops`.
const HOPS_VARIABLES: [&str; 2] = ["THREADWIRE_HOPS", "HTTP_THREADWIRE_HOPS"];
/// How most messages of a server begin, none of which is an answer.
const NO_ANSWERS: [&[u8]; 2] = [br#"{"jsonrpc":"2.0","method":"#, br#"{"method":"#];
/// The code for an error that is not the client's.
const INTERNAL_ERROR: i64 = -32603;

/// Errors of [`relay`].
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RelayError {
    /// The server could not be reached, or refuses the client.
    #[error(transparent)]
    Connect(#[from] ClientError),
    /// The connection has ended before the input.
    #[error("{0}")]
    Closed(String),
    /// The input leads back to a relay.
    #[error("a loop of proxies: {0}")]
    Loop(String),
    /// A line of the input is too long.
    #[error("a line of standard input has more than {LINE_LIMIT} bytes")]
    LineTooLong,
    /// A standard stream fails.
    #[error("standard streams: {0}")]
    Streams(#[from] io::Error),
}

/// Carries lines of `input` to a server as messages, and its messages to `output` as lines, until one end closes or
/// `stop` is ready.
///
/// A transport that is lost is replaced as `policy` says, where the server keeps the session: every message arrives
/// once. An end that does not read keeps the other one from writing. At the end of the input, the server gets some time
/// for what it still has to say, if it can be reached. Requests that the server does not answer are answered with an
/// error.
pub async fn relay<I, O>(
    endpoint: Endpoint,
    policy: Reconnect,
    input: I,
    output: O,
    stop: impl Future<Output = ()>,
) -> Result<(), RelayError>
where
    I: AsyncRead + Unpin + Send + 'static,
    O: AsyncWrite + Unpin + Send + 'static,
{
    let dialer = Dialer::new(endpoint)?.with_hops(hops()?);
    let (lines, mut up) = mpsc::channel(WAITING);
    let (down, messages) = mpsc::channel(WAITING);
    let (fail, mut failure) = oneshot::channel();
    let reading = tokio::spawn(async move {
        // The failure is known before the end of the input, which `lines` tells.
        if let Err(error) = read_lines(input, &lines).await {
            let _ = fail.send(error);
        }
    });
    let writing = tokio::spawn(write_lines(output, messages));
    let relay = Relay {
        dialer,
        policy,
        down,
    };
    let relayed = tokio::select! {
        biased;
        Ok(error) = &mut failure => Err(error),
        relayed = relay.run(&mut up) => relayed.and(failure.try_recv().map_or(Ok(()), Err)),
        () = stop => Ok(()),
    };
    reading.abort();
    drop(relay);
    // Messages that have arrived are still handed on, if anybody takes them.
    let written = timeout(DRAIN, writing).await;
    relayed.and(written.map_or(Ok(()), |written| written.unwrap_or(Ok(()))))
}

/// Returns how many relays there are with this one.
fn hops() -> Result<u32, RelayError> {
    let before = HOPS_VARIABLES
        .iter()
        .find_map(|name| std::env::var(name).ok()?.trim().parse::<u32>().ok())
        .unwrap_or(0);
    if before >= HOPS {
        return Err(RelayError::Loop(format!(
            "{before} of them stand before this one"
        )));
    }
    Ok(before + 1)
}

/// Reads lines to the end. Blank ones carry nothing.
async fn read_lines(
    input: impl AsyncRead + Unpin,
    lines: &mpsc::Sender<Frame>,
) -> Result<(), RelayError> {
    let mut input = BufReader::with_capacity(64 << 10, input);
    let mut first = true;
    loop {
        let mut line = Vec::new();
        let mut limited = (&mut input).take(LINE_LIMIT + 1);
        if limited.read_until(b'\n', &mut line).await? == 0 {
            return Ok(());
        }
        if line.len() as u64 > LINE_LIMIT {
            return Err(RelayError::LineTooLong);
        }
        line.truncate(line.trim_ascii_end().len());
        if line.is_empty() {
            continue;
        }
        if std::mem::take(&mut first) && line.starts_with(b"GET ") {
            return Err(RelayError::Loop(
                "standard input speaks HTTP, as another proxy does".to_owned(),
            ));
        }
        if lines.send(Frame::from_message(line)).await.is_err() {
            return Ok(());
        }
    }
}

/// Writes messages as lines to the end.
async fn write_lines(
    mut output: impl AsyncWrite + Unpin,
    mut messages: mpsc::Receiver<Bytes>,
) -> Result<(), RelayError> {
    let mut lines = Vec::new();
    let mut batch = Vec::with_capacity(WAITING);
    while messages.recv_many(&mut batch, WAITING).await > 0 {
        lines.clear();
        for message in batch.drain(..) {
            let start = lines.len();
            lines.extend_from_slice(&message);
            // Between the parts of a message a line break is as good as a space; within texts there is none.
            for byte in &mut lines[start..] {
                if matches!(byte, b'\n' | b'\r') {
                    *byte = b' ';
                }
            }
            lines.push(b'\n');
        }
        output.write_all(&lines).await?;
        output.flush().await?;
    }
    Ok(())
}

struct Relay {
    dialer: Dialer,
    policy: Reconnect,
    /// To the output.
    down: mpsc::Sender<Bytes>,
}

/// Why a transport is not used any more.
enum End {
    /// The input has ended.
    Input,
    /// Nobody takes the output.
    Output,
    /// The server has closed the connection.
    Closed(String),
    /// The transport was lost.
    Lost(String),
}

/// What both directions of a transport share.
struct Shared {
    session: Mutex<Option<Session>>,
    /// The requests of the client that are not answered, with how to answer them.
    asked: Mutex<HashMap<RequestId, Wire>>,
    signs: Mutex<Signs>,
    bell: Notify,
}

impl Shared {
    fn session(&self) -> MutexGuard<'_, Option<Session>> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn asked(&self) -> MutexGuard<'_, HashMap<RequestId, Wire>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes messages that are about to be sent.
    fn note_sent(&self, batch: &[Frame]) {
        if let Some(session) = &mut *self.session() {
            session.sent.extend(batch);
        }
        let mut asked = self.asked();
        for frame in batch {
            if let Ok(Envelope {
                id: Id::Known(id),
                method: Some(_),
                jsonrpc,
                ..
            }) = Envelope::parse(frame.line())
            {
                let version = 0;
                asked.insert(id, Wire { jsonrpc, version });
            }
        }
    }

    /// Notes a message of the server.
    fn note_received(&self, message: &[u8]) {
        if NO_ANSWERS.iter().any(|start| message.starts_with(start)) {
            return;
        }
        let mut asked = self.asked();
        if asked.is_empty() {
            return;
        }
        if let Ok(Envelope {
            id: Id::Known(id),
            method: None,
            ..
        }) = Envelope::parse(message)
        {
            asked.remove(&id);
        }
    }

    fn sign(&self, change: impl FnOnce(&mut Signs)) {
        change(&mut self.signs.lock().unwrap_or_else(PoisonError::into_inner));
        self.bell.notify_one();
    }

    fn take_signs(&self) -> Signs {
        std::mem::take(&mut self.signs.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Relay {
    async fn run(&self, up: &mut mpsc::Receiver<Frame>) -> Result<(), RelayError> {
        let dialed = self
            .dialer
            .dial(Ask::NewSession)
            .await
            .map_err(|error| self.dialer.error(error))?;
        let shared = Shared {
            session: Mutex::new(dialed.session.map(Session::new)),
            asked: Mutex::default(),
            signs: Mutex::default(),
            bell: Notify::new(),
        };
        let ended = self.carry(dialed.halves, &shared, up).await;
        // What the output does not take now, nobody takes.
        let _ = timeout(DRAIN, self.refuse(&shared)).await;
        ended
    }

    /// Answers the requests that the server did not answer.
    async fn refuse(&self, shared: &Shared) {
        let error = RpcError::new(INTERNAL_ERROR, "the connection to the server has ended");
        let asked = std::mem::take(&mut *shared.asked());
        for (id, wire) in asked {
            if self
                .down
                .send(wire.error(&id, &error).message())
                .await
                .is_err()
            {
                return;
            }
        }
    }

    async fn carry(
        &self,
        mut halves: Halves,
        shared: &Shared,
        up: &mut mpsc::Receiver<Frame>,
    ) -> Result<(), RelayError> {
        let mut received = Received::default();
        let mut again = Vec::new();
        loop {
            let (reader, writer) = &mut halves;
            let end = tokio::select! {
                end = receive(&mut **reader, shared, &self.down, &mut received) => end,
                end = send(&mut **writer, shared, std::mem::take(&mut again), up) => end,
            };
            let (mut reader, writer) = halves;
            let lost = match end {
                End::Input => {
                    // What takes longer is for nobody.
                    let _ = timeout(DRAIN, self.drain(&mut *reader, writer, shared)).await;
                    return Ok(());
                }
                End::Output => {
                    writer.close().await;
                    return Ok(());
                }
                End::Closed(reason) => return Err(RelayError::Closed(reason)),
                End::Lost(reason) => reason,
            };
            debug!(lost, "connecting again");
            drop((reader, writer));
            let mut ahead = Vec::new();
            let back = tokio::select! {
                back = self.come_back(shared, lost, &received) => Some(back?),
                () = read_ahead(up, &mut ahead) => None,
            };
            shared.note_sent(&ahead);
            let Some(back) = back else {
                debug!("the input has ended while the server is away");
                return Ok(());
            };
            (halves, again) = back;
            again.append(&mut ahead);
        }
    }

    /// Hands on what the server still has to say after the end of the input.
    async fn drain(
        &self,
        reader: &mut dyn FrameReader,
        mut writer: Box<dyn FrameWriter>,
        shared: &Shared,
    ) {
        if shared.session().is_some() {
            let end = Signs {
                end: true,
                ..Signs::default()
            };
            let _ = writer.write(&[], end).await;
        } else {
            // Other servers know no other word for it.
            writer.close().await;
        }
        while let Ok(Some(incoming)) = reader.read().await {
            match incoming {
                Incoming::Message(message) => {
                    shared.note_received(&message);
                    if self.down.send(message).await.is_err() {
                        return;
                    }
                }
                Incoming::Goodbye { .. } => return,
                Incoming::Acknowledged(_) | Incoming::Alive => {}
            }
        }
    }

    /// Connects again, and returns the transport with the messages that the server misses.
    async fn come_back(
        &self,
        shared: &Shared,
        lost: String,
        received: &Received,
    ) -> Result<(Halves, Vec<Frame>), RelayError> {
        let gone = |why: &str| RelayError::Closed(format!("{lost}; {why}"));
        let Some(name) = shared
            .session()
            .as_ref()
            .map(|session| session.name.clone())
        else {
            return Err(RelayError::Closed(lost));
        };
        let deadline = Instant::now() + self.policy.give_up_after;
        let mut pause = self.policy.first_pause;
        loop {
            if timeout_at(deadline, tokio::time::sleep(shortened(pause)))
                .await
                .is_err()
            {
                return Err(gone(&format!(
                    "gave up reconnecting after {:?}",
                    self.policy.give_up_after
                )));
            }
            pause = (pause * 2).min(self.policy.longest_pause);
            let ask = Ask::Session {
                name: &name,
                received: received.count(),
            };
            let until = deadline.min(Instant::now() + ATTEMPT_TIMEOUT);
            let dialed = match timeout_at(until, self.dialer.dial(ask)).await {
                Ok(Ok(dialed)) => dialed,
                Ok(Err(DialError::Refused(status))) if status.is_client_error() => {
                    return Err(gone(if status.as_u16() == 410 {
                        "the server does not know the connection any more"
                    } else {
                        "the server refuses to go on"
                    }));
                }
                Ok(Err(_)) | Err(_) => continue,
            };
            let Dialed {
                halves,
                received: Some(arrived),
                ..
            } = dialed
            else {
                return Err(gone("the server does not keep connections"));
            };
            return match &mut *shared.session() {
                Some(session) if session.sent.can_resume(arrived) => {
                    session.sent.acknowledge(arrived);
                    Ok((halves, session.sent.frames().cloned().collect()))
                }
                _ => Err(gone("the server misses more than is kept")),
            };
        }
    }
}

/// Hands messages of the server on, until the transport ends.
async fn receive(
    reader: &mut dyn FrameReader,
    shared: &Shared,
    down: &mpsc::Sender<Bytes>,
    received: &mut Received,
) -> End {
    let mut asked = false;
    loop {
        // Room comes first: what was read is handed on in the same step, and nothing is lost where this ends.
        let Ok(room) = down.reserve().await else {
            return End::Output;
        };
        let read = tokio::select! {
            read = timeout(SILENCE, reader.read()) => read,
            () = down.closed() => return End::Output,
        };
        let Ok(read) = read else {
            if std::mem::replace(&mut asked, true) {
                return End::Lost("the server gives no sign of life".to_owned());
            }
            shared.sign(|signs| signs.ping = true);
            continue;
        };
        asked = false;
        match read {
            Ok(Some(Incoming::Message(message))) => {
                if let Some(due) = received.add(message.len()) {
                    shared.sign(|signs| signs.received = Some(due));
                }
                shared.note_received(&message);
                room.send(message);
            }
            Ok(Some(Incoming::Acknowledged(count))) => {
                if let Some(session) = &mut *shared.session() {
                    session.sent.acknowledge(count);
                }
            }
            Ok(Some(Incoming::Alive)) => {}
            // The server keeps nothing of a connection that it closes.
            Ok(Some(Incoming::Goodbye { reason, .. })) => {
                let colon = if reason.is_empty() { "" } else { ": " };
                return End::Closed(format!("the server closed the connection{colon}{reason}"));
            }
            Ok(None) => return End::Closed("the server closed the connection".to_owned()),
            Err(error) => return End::Lost(format!("the connection was lost: {error}")),
        }
    }
}

/// Sends `again` and then the lines of the input, until the input ends or the transport takes nothing more.
async fn send(
    writer: &mut dyn FrameWriter,
    shared: &Shared,
    again: Vec<Frame>,
    up: &mut mpsc::Receiver<Frame>,
) -> End {
    let mut batch = again;
    loop {
        let written = writer.write(&batch, shared.take_signs()).await;
        if let Err(error) = written {
            // Reading may know a better reason.
            tokio::time::sleep(Duration::from_secs(1)).await;
            return End::Lost(format!("the connection was lost: {error}"));
        }
        batch.clear();
        tokio::select! {
            biased;
            () = shared.bell.notified() => {}
            count = up.recv_many(&mut batch, WAITING) => {
                if count == 0 {
                    return End::Input;
                }
                shared.note_sent(&batch);
            }
        }
    }
}

/// Reads some of the input while there is no transport for it. Returns at its end.
async fn read_ahead(up: &mut mpsc::Receiver<Frame>, ahead: &mut Vec<Frame>) {
    while ahead.len() < WAITING {
        if up.recv_many(ahead, WAITING - ahead.len()).await == 0 {
            return;
        }
    }
    pending().await
}
