//! The lifetime of one connection: it uses one transport, or several, one after the other.
//!
//! A connection usually ends with its transport. A connection with a [`Resumption`] survives the loss of its transport:
//! it keeps its handshake, subscriptions, asks and requests, and its messages wait in the outbox. The client reconnects
//! with a [`Claim`], and both ends resend what was lost. Dialects do not notice.

use std::{
    io,
    sync::{Arc, Weak},
    time::Duration,
};
use threadwire_engine::{release_memory, task};

use threadwire_protocol::{envelope::Frame, resume};
use tokio::{sync::oneshot, task::JoinHandle, time::Instant};
use tokio_util::sync::CancellationToken;
use tracing::debug;

use crate::{
    auth::Identity,
    connection::Connection,
    conversation::{Conversation, DialectPanicked},
    dialect::DialectVersion,
    outbox::{Batch, Farewell, Outbox},
    shared::Shared,
    transport::{
        Reader, Received, Transport, Writer,
        resume::{Claim, Grant, Resumption},
    },
};

/// The most frames in one write.
const BATCH: usize = 64;
/// How long a client may take to answer a ping, by sending or reading anything. The ping is queued behind what the
/// client has not read yet, so each write extends the time.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServeOutcome {
    /// The client disconnected, or the server shut down.
    Disconnected,
    /// The client did not read, and its queue exceeded the limit.
    CutOff,
}

/// Serves one client until it disconnects, is cut off, or the server shuts down.
pub(crate) async fn serve(
    server: Arc<Shared>,
    identity: Arc<Identity>,
    default_dialect: DialectVersion,
    transport: Transport,
    resumption: Option<Resumption>,
) -> ServeOutcome {
    let log_limit = resumption.as_ref().map(|resumption| resumption.log_limit);
    let outbox = server.outboxes.open(log_limit);
    let connection = Connection::new(Arc::clone(&server.services), Arc::clone(&identity), outbox);
    debug!(connection = connection.id, principal = %identity.principal().name, "connected");
    let _listed = server.report.serves(Arc::clone(&connection.about));
    let conversation = Conversation::new(server.pinned.as_ref(), default_dialect);
    let mut lifecycle = ConnectionLifecycle {
        server,
        identity,
        connection: Arc::clone(&connection),
        conversation,
        received: resume::Received::default(),
        resumption,
    };
    let mut transport = Some(transport);
    let mut writing = None;
    while let Some(Transport { reader, writer }) = transport.take() {
        let broken = CancellationToken::new();
        let task = task::spawn(write(
            Arc::clone(&connection),
            writer,
            lifecycle.resumption.is_some().then(|| broken.clone()),
        ));
        let claim = match lifecycle.read(reader, &broken).await {
            End::Disconnected => {
                writing = Some(task);
                break;
            }
            End::Lost => None,
            End::Claimed(claim) => Some(claim),
        };
        debug!(connection = connection.id, "detached");
        stop(task).await;
        connection.outbox.attach(None);
        transport = lifecycle.detached(claim).await;
        if transport.is_some() {
            debug!(connection = connection.id, "attached again");
        }
    }
    let ConnectionLifecycle {
        server,
        conversation,
        ..
    } = lifecycle;
    conversation.end().await;
    // Running handlers may still queue their answers; for a client that is gone, these are dropped.
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
    // A request that still waits for the client to read would wait for ever.
    connection.outbox.close();
    release_memory();
    debug!(connection = connection.id, "disconnected");
    if connection.outbox.farewell() == Farewell::CutOff {
        ServeOutcome::CutOff
    } else {
        ServeOutcome::Disconnected
    }
}

/// The state of a connection that outlives its transports.
struct ConnectionLifecycle {
    server: Arc<Shared>,
    identity: Arc<Identity>,
    connection: Arc<Connection>,
    conversation: Conversation,
    received: resume::Received,
    resumption: Option<Resumption>,
}

/// Why a transport is not read any more.
enum End {
    /// The client has disconnected or is cut off, or the server stops.
    Disconnected,
    /// The transport is lost; the client may reconnect.
    Lost,
    /// The client has reconnected over another transport.
    Claimed(Claim),
}

impl End {
    /// Ends the connection, and notes what its client is told.
    fn dismissed(connection: &Connection, why: Farewell) -> Self {
        connection.outbox.end_with(why);
        Self::Disconnected
    }
}

impl ConnectionLifecycle {
    /// Reads from one transport to its end. `broken` is cancelled when a write to it fails.
    async fn read(&mut self, mut reader: Reader, broken: &CancellationToken) -> End {
        let Self {
            server,
            identity,
            connection,
            conversation,
            received: count,
            resumption,
        } = self;
        let resumable = resumption.is_some();
        let lost = if resumable {
            End::Lost
        } else {
            End::Disconnected
        };
        let closed = wait_closed(Arc::downgrade(connection));
        tokio::pin!(closed);
        let mut welcome = conversation.is_known();
        if welcome {
            reader.welcome();
        }
        // When the ping was sent that is not answered yet.
        let mut asked: Option<Instant> = None;
        loop {
            let patience = match asked {
                Some(at) => Some(
                    signs_end(at, &connection.outbox).saturating_duration_since(Instant::now()),
                ),
                None => reader.keepalive(),
            };
            let received = tokio::select! {
                biased;
                why = dismissed(server, identity) => return End::dismissed(connection, why),
                () = &mut closed => return End::Disconnected,
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
                None => return End::Disconnected,
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
                    Some((&frame[..], None))
                }
                Some(Received::TooLong { head, limit }) => Some((&head[..], Some(*limit))),
                Some(Received::Binary) => None,
            };
            let taken = match frame {
                None => conversation.take_binary(connection),
                Some((frame, exceeded)) => {
                    let dialects = &server.dialects;
                    conversation
                        .take(connection, dialects, frame, exceeded)
                        .await
                }
            };
            if let Err(DialectPanicked) = taken {
                return End::Disconnected;
            }
            if !welcome && conversation.is_known() {
                welcome = true;
                reader.welcome();
            }
            tokio::select! {
                () = connection.ready_to_read() => {}
                // While nothing is read, pongs are not seen: only write progress shows that the client is alive.
                () = stuck(&connection.outbox), if reader.keepalive().is_some() => {
                    debug!(connection = connection.id, "does not read");
                    return lost;
                }
                // A client that does not read must not block the server's shutdown or its own reconnect.
                why = dismissed(server, identity) => return End::dismissed(connection, why),
                claim = next_claim(resumption, &connection.outbox), if resumable => return End::Claimed(claim),
                () = broken.cancelled(), if resumable => return lost,
            }
        }
    }

    /// Waits for the client to reconnect, and returns its new transport; `None` after the grace period.
    async fn detached(&mut self, claim: Option<Claim>) -> Option<Transport> {
        let (server, identity) = (Arc::clone(&self.server), Arc::clone(&self.identity));
        let _place = server.detached.take(&identity)?;
        let grace = self.resumption.as_ref()?.grace;
        let mut arriving = claim.and_then(|claim| self.grant(claim));
        let mut deadline = Instant::now() + grace;
        loop {
            tokio::select! {
                biased;
                _ = dismissed(&self.server, &self.identity) => return None,
                () = self.connection.outbox.closed() => return None,
                claim = next_claim(&mut self.resumption, &self.connection.outbox) => {
                    arriving = self.grant(claim);
                    deadline = Instant::now() + grace;
                }
                transport = arrival(&mut arriving) => match transport {
                    Ok(transport) => return Some(transport),
                    // The new transport was lost before its upgrade was complete.
                    Err(_) => arriving = None,
                },
                () = tokio::time::sleep_until(deadline) => return None,
                never = self.connection.outbox.watch() => match never {},
            }
        }
    }

    /// Grants a claim. The earlier transport must no longer be read.
    fn grant(&mut self, claim: Claim) -> Option<oneshot::Receiver<Transport>> {
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

/// Returns when the server ends the connection of its own accord.
async fn dismissed(server: &Shared, identity: &Identity) -> Farewell {
    tokio::select! {
        biased;
        () = server.shutdown.cancelled() => Farewell::ServerStops,
        () = identity.revoked().cancelled() => Farewell::Revoked,
    }
}

/// Returns the next claim that can be granted.
async fn next_claim(resumption: &mut Option<Resumption>, outbox: &Outbox) -> Claim {
    while let Some(resumption) = resumption
        && let Some(claim) = resumption.claims.recv().await
    {
        if outbox.can_resume(claim.received) {
            return claim;
        }
        debug!(
            claim.received,
            "what the client misses is not kept any more"
        );
    }
    std::future::pending().await
}

async fn arrival(
    arriving: &mut Option<oneshot::Receiver<Transport>>,
) -> Result<Transport, oneshot::error::RecvError> {
    match arriving {
        Some(arriving) => arriving.await,
        None => std::future::pending().await,
    }
}

/// Writes to one transport: first the unacknowledged frames, then those of the outbox. A failed write cancels `broken`;
/// without a `broken` it closes the connection.
async fn write(connection: Arc<Connection>, mut writer: Writer, broken: Option<CancellationToken>) {
    let outbox = &connection.outbox;
    outbox.attach(Some(writer.meter()));
    let again: Vec<Frame> = outbox.unacknowledged();
    let written = async {
        let mut batch = Batch::default();
        for frames in again.chunks(BATCH) {
            batch.frames.extend_from_slice(frames);
            write_watched(&mut writer, &batch, outbox).await?;
            batch.clear();
        }
        drop(again);
        batch.frames.reserve(BATCH);
        while outbox.take(&mut batch, BATCH).await {
            write_watched(&mut writer, &batch, outbox).await?;
            batch.clear();
        }
        io::Result::Ok(())
    };
    match written.await {
        Ok(()) => writer.close(outbox.farewell()).await,
        Err(error) => {
            debug!(connection = connection.id, %error, "the client does not read any more");
            match broken {
                Some(broken) => broken.cancel(),
                None => outbox.close(),
            }
        }
    }
}

/// Writes a batch. While the client does not read it, the outbox keeps its limits.
async fn write_watched(writer: &mut Writer, batch: &Batch, outbox: &Outbox) -> io::Result<()> {
    tokio::select! {
        biased;
        written = writer.write(batch) => written,
        never = outbox.watch() => match never {},
    }
}

/// Returns when a client that was pinged at `asked` counts as gone: each write that it reads extends the time.
fn signs_end(asked: Instant, outbox: &Outbox) -> Instant {
    asked.max(outbox.last_write()) + PATIENCE
}

/// Returns when frames wait and the client has not read anything for [`PATIENCE`].
async fn stuck(outbox: &Outbox) {
    loop {
        let end = outbox.last_progress() + PATIENCE;
        if end <= Instant::now() {
            return;
        }
        tokio::time::sleep_until(end).await;
    }
}

/// Aborts a writer. The frames that it took and did not write are in the log.
async fn stop(task: JoinHandle<()>) {
    task.abort();
    // An error only means that the task was cancelled.
    let _ = task.await;
}

/// Sleeps for `duration`; for ever without one.
async fn sleep(duration: Option<Duration>) {
    match duration {
        Some(duration) => tokio::time::sleep(duration).await,
        None => std::future::pending().await,
    }
}

/// Returns when the outbox is closed because the client is too far behind or does not read any more.
async fn wait_closed(connection: Weak<Connection>) {
    let Some(connection) = connection.upgrade() else {
        return;
    };
    connection.outbox.closed().await;
}
