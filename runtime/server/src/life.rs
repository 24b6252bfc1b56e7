//! The life of one client: over one transport, or over several, one after the other.
//!
//! A connection usually ends with its transport. One that has a [`Resumption`] outlives the loss of it: it stays as it
//! is, with its handshake, subscriptions, questions and requests, and what it has to say waits in the outbox. The client
//! comes back with a [`Claim`], and both ends send again what was lost on the way. No dialect learns of it.

use std::{
    io,
    sync::{Arc, Weak},
    time::Duration,
};

use bytes::Bytes;
use threadwire_protocol::{envelope::Frame, resume};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
    time::Instant,
};
use tokio_util::sync::CancellationToken;
use tracing::debug;

use crate::{
    auth::Identity,
    connection::Connection,
    conversation::{Broken, Conversation},
    dialect::Spoken,
    memory,
    meter::Meter,
    outbox::{Batch, Outbox},
    shared::Shared,
};

/// What came from the client.
#[derive(Debug)]
pub(crate) enum Received {
    /// A frame of bytes.
    Frame(Bytes),
    /// A frame that the transport could not take as a message: too long.
    Unusable,
    /// Nothing but a sign of life.
    Alive,
    /// How many frames the client has got.
    Acknowledged(u64),
    /// Nothing any more, and no goodbye: the transport broke off.
    Lost,
}

/// Where frames come from.
pub(crate) trait FrameReader: Send {
    /// How long the client may be silent before it is asked for a sign of life; `None` where the operating system
    /// tells that it is gone.
    const KEEPALIVE: Option<Duration> = None;

    /// Lifts the bound on what is read, now that it is known who the client is.
    fn welcome(&mut self) {}

    /// Returns what comes next; `None` once the client has left.
    fn read(&mut self) -> impl Future<Output = Option<Received>> + Send;
}

/// Where frames go.
pub(crate) trait FrameWriter: Send {
    /// Writes frames in order and hands them to the operating system. A transport that has no way to ask for a sign of
    /// life or to acknowledge leaves that out.
    fn write(&mut self, batch: &Batch) -> impl Future<Output = io::Result<()>> + Send;
    /// Returns what knows how far a write has come, where the transport can tell.
    fn meter(&self) -> Option<Arc<Meter>> {
        None
    }
    /// Says goodbye, where the transport has a way to. `cut_off` says that the client did not read, and may come back.
    fn close(&mut self, cut_off: bool) -> impl Future<Output = ()> + Send;
}

/// What a connection needs to go on over another transport.
#[derive(Debug)]
pub(crate) struct Resumption<R, W> {
    /// How long the client may take to come back.
    pub(crate) grace: Duration,
    /// Bytes that are kept until they are acknowledged.
    pub(crate) log_limit: usize,
    /// The client, coming back.
    pub(crate) claims: mpsc::Receiver<Claim<R, W>>,
}

/// A client that wants to go on over a new transport.
#[derive(Debug)]
pub(crate) struct Claim<R, W> {
    /// How many frames it has got.
    pub(crate) received: u64,
    /// Takes the answer. Dropped, it is a refusal: the client misses frames that are not kept any more.
    pub(crate) grant: oneshot::Sender<Grant<R, W>>,
}

/// The answer to a [`Claim`]. The earlier transport is not read any more.
#[derive(Debug)]
pub(crate) struct Grant<R, W> {
    /// How many frames of the client have arrived.
    pub(crate) received: u64,
    /// Takes the new transport.
    pub(crate) transport: oneshot::Sender<(R, W)>,
}

/// Frames written at once.
const BATCH: usize = 64;
/// How long a client may take to give a sign of life: to say something, or to read. What it is asked with stands behind
/// what it has not read, so it gets time for that.
const PATIENCE: Duration = Duration::from_secs(60);

/// How a client came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// It left, or the server shut down.
    Left,
    /// It did not read, and too much waited for it.
    CutOff,
}

/// Serves one client until it leaves, is cut off, or the server shuts down.
pub(crate) async fn serve<R: FrameReader, W: FrameWriter + 'static>(
    server: Arc<Shared>,
    identity: Arc<Identity>,
    door: Spoken,
    reader: R,
    writer: W,
    resumption: Option<Resumption<R, W>>,
) -> Farewell {
    let log_limit = resumption.as_ref().map(|resumption| resumption.log_limit);
    let outbox = server.outboxes.open(log_limit);
    let connection = Connection::new(Arc::clone(&server.services), Arc::clone(&identity), outbox);
    debug!(connection = connection.id, principal = %identity.principal().name, "connected");
    let conversation = Conversation::new(server.pinned.as_ref(), door);
    let mut life = Life {
        server,
        identity,
        connection: Arc::clone(&connection),
        conversation,
        received: resume::Received::default(),
        resumption,
    };
    let mut transport = Some((reader, writer));
    let mut writing = None;
    while let Some((reader, writer)) = transport.take() {
        let broken = CancellationToken::new();
        let task = tokio::spawn(write(
            Arc::clone(&connection),
            writer,
            life.resumption.is_some().then(|| broken.clone()),
        ));
        let claim = match life.read(reader, &broken).await {
            End::Left => {
                writing = Some(task);
                break;
            }
            End::Lost => None,
            End::Claimed(claim) => Some(claim),
        };
        debug!(connection = connection.id, "detached");
        stop(task).await;
        connection.outbox.attach(None);
        transport = life.detached(claim).await;
        if transport.is_some() {
            debug!(connection = connection.id, "attached again");
        }
    }
    let Life {
        server,
        conversation,
        ..
    } = life;
    conversation.end().await;
    // Answers that are being made still go out; a client that is gone costs them nothing.
    connection.end(server.limits.drain).await;
    connection.outbox.finish();
    if let Some(writing) = writing {
        let abort = writing.abort_handle();
        if tokio::time::timeout(server.limits.drain, writing)
            .await
            .is_err()
        {
            abort.abort();
        }
    }
    memory::give_back(&server.giving_back);
    debug!(connection = connection.id, "disconnected");
    if connection.outbox.was_cut_off() {
        Farewell::CutOff
    } else {
        Farewell::Left
    }
}

/// What stays the same while transports come and go.
struct Life<R, W> {
    server: Arc<Shared>,
    identity: Arc<Identity>,
    connection: Arc<Connection>,
    conversation: Conversation,
    received: resume::Received,
    resumption: Option<Resumption<R, W>>,
}

/// Why a transport is not read any more.
enum End<R, W> {
    /// The client has left or is cut off, or the server stops.
    Left,
    /// The client may come back.
    Lost,
    /// The client is back over another transport.
    Claimed(Claim<R, W>),
}

impl<R: FrameReader, W> Life<R, W> {
    /// Reads from one transport to its end. `broken` tells that it cannot be written to.
    async fn read(&mut self, mut reader: R, broken: &CancellationToken) -> End<R, W> {
        let Self {
            server,
            identity,
            connection,
            conversation,
            received: count,
            resumption,
        } = self;
        let resumable = resumption.is_some();
        let lost = if resumable { End::Lost } else { End::Left };
        let closed = wait_closed(Arc::downgrade(connection));
        tokio::pin!(closed);
        let mut welcome = conversation.is_known();
        if welcome {
            reader.welcome();
        }
        // When the client was asked for a sign of life.
        let mut asked: Option<Instant> = None;
        loop {
            let patience = match asked {
                Some(at) => Some(
                    signs_end(at, &connection.outbox).saturating_duration_since(Instant::now()),
                ),
                None => R::KEEPALIVE,
            };
            let received = tokio::select! {
                biased;
                () = server.shutdown.cancelled() => return End::Left,
                () = identity.revoked().cancelled() => return End::Left,
                () = &mut closed => return End::Left,
                claim = next_claim(resumption, &connection.outbox), if resumable => return End::Claimed(claim),
                () = broken.cancelled(), if resumable => return lost,
                received = reader.read() => received,
                () = sleep(patience) => {
                    match asked {
                        None => {
                            asked = Some(Instant::now());
                            connection.outbox.ping();
                        }
                        Some(at) if signs_end(at, &connection.outbox) > Instant::now() => {}
                        Some(_) => {
                            debug!(connection = connection.id, "no sign of life");
                            return lost;
                        }
                    }
                    continue;
                }
            };
            asked = None;
            let frame = match &received {
                None => return End::Left,
                Some(Received::Lost) => return lost,
                Some(Received::Alive) => continue,
                Some(Received::Acknowledged(received)) => {
                    connection.outbox.acknowledged(*received);
                    continue;
                }
                Some(Received::Frame(frame)) => {
                    if resumable && let Some(due) = count.add(frame.len()) {
                        connection.outbox.acknowledge(due);
                    }
                    Some(&frame[..])
                }
                Some(Received::Unusable) => None,
            };
            if let Err(Broken) = conversation.take(connection, &server.dialects, frame).await {
                return End::Left;
            }
            if !welcome && conversation.is_known() {
                welcome = true;
                reader.welcome();
            }
            tokio::select! {
                () = connection.outbox.ready_for_more() => {}
                // Nobody answers pings while nothing is read.
                () = stuck(&connection.outbox), if R::KEEPALIVE.is_some() => {
                    debug!(connection = connection.id, "does not read");
                    return lost;
                }
                // A client that does not read must not keep the server from stopping, nor itself from coming back.
                () = server.shutdown.cancelled() => return End::Left,
                () = identity.revoked().cancelled() => return End::Left,
                claim = next_claim(resumption, &connection.outbox), if resumable => return End::Claimed(claim),
                () = broken.cancelled(), if resumable => return lost,
            }
        }
    }

    /// Waits for the client to come back, and returns its new transport; `None` once it is too late.
    async fn detached(&mut self, claim: Option<Claim<R, W>>) -> Option<(R, W)> {
        let _place = self.server.sessions.detach()?;
        let grace = self.resumption.as_ref()?.grace;
        let mut arriving = claim.and_then(|claim| self.grant(claim));
        let mut deadline = Instant::now() + grace;
        loop {
            tokio::select! {
                biased;
                () = self.server.shutdown.cancelled() => return None,
                () = self.identity.revoked().cancelled() => return None,
                () = self.connection.outbox.closed() => return None,
                claim = next_claim(&mut self.resumption, &self.connection.outbox) => {
                    arriving = self.grant(claim);
                    deadline = Instant::now() + grace;
                }
                transport = arrival(&mut arriving) => match transport {
                    Ok(transport) => return Some(transport),
                    // Lost again before it was one.
                    Err(_) => arriving = None,
                },
                () = tokio::time::sleep_until(deadline) => return None,
            }
        }
    }

    /// Lets the client come back. Nothing more is read from an earlier transport.
    fn grant(&mut self, claim: Claim<R, W>) -> Option<oneshot::Receiver<(R, W)>> {
        let (transport, arriving) = oneshot::channel();
        let grant = Grant {
            received: self.received.count(),
            transport,
        };
        claim.grant.send(grant).ok()?;
        self.connection.outbox.acknowledged(claim.received);
        Some(arriving)
    }
}

/// Returns the next claim that can be granted.
async fn next_claim<R, W>(
    resumption: &mut Option<Resumption<R, W>>,
    outbox: &Outbox,
) -> Claim<R, W> {
    while let Some(resumption) = resumption
        && let Some(claim) = resumption.claims.recv().await
    {
        if outbox.can_go_on(claim.received) {
            return claim;
        }
        debug!(
            claim.received,
            "what the client misses is not kept any more"
        );
    }
    std::future::pending().await
}

async fn arrival<T>(
    arriving: &mut Option<oneshot::Receiver<T>>,
) -> Result<T, oneshot::error::RecvError> {
    match arriving {
        Some(arriving) => arriving.await,
        None => std::future::pending().await,
    }
}

/// Writes to one transport: first what the client has not got although it was written, then what the outbox gives.
/// A failure fires `broken`; without one it ends the connection.
async fn write<W: FrameWriter>(
    connection: Arc<Connection>,
    mut writer: W,
    broken: Option<CancellationToken>,
) {
    let outbox = &connection.outbox;
    outbox.attach(writer.meter());
    let again: Vec<Frame> = outbox.unacknowledged();
    let written = async {
        let mut batch = Batch::default();
        for frames in again.chunks(BATCH) {
            batch.frames.extend_from_slice(frames);
            writer.write(&batch).await?;
            batch.clear();
        }
        drop(again);
        batch.frames.reserve(BATCH);
        while outbox.take(&mut batch, BATCH).await {
            writer.write(&batch).await?;
            batch.clear();
        }
        io::Result::Ok(())
    };
    match written.await {
        Ok(()) => writer.close(outbox.was_cut_off()).await,
        Err(error) => {
            debug!(connection = connection.id, %error, "the client does not read any more");
            match broken {
                Some(broken) => broken.cancel(),
                None => outbox.close(),
            }
        }
    }
}

/// Returns when a client that was asked for a sign of life counts as gone: each piece that it takes is one.
fn signs_end(asked: Instant, outbox: &Outbox) -> Instant {
    asked.max(outbox.last_write()) + PATIENCE
}

/// Ends when the client has not taken anything for long although there is something.
async fn stuck(outbox: &Outbox) {
    loop {
        let end = outbox.last_progress() + PATIENCE;
        if end <= Instant::now() {
            return;
        }
        tokio::time::sleep_until(end).await;
    }
}

/// Ends a writer at once. What it took and did not write is in the log.
async fn stop(task: JoinHandle<()>) {
    task.abort();
    // It was cancelled, or had ended.
    let _ = task.await;
}

/// Sleeps, or for ever.
async fn sleep(duration: Option<Duration>) {
    match duration {
        Some(duration) => tokio::time::sleep(duration).await,
        None => std::future::pending().await,
    }
}

/// Ends when the outbox was closed because the client is too far behind or does not read any more.
async fn wait_closed(connection: Weak<Connection>) {
    let Some(connection) = connection.upgrade() else {
        return;
    };
    connection.outbox.closed().await;
}
