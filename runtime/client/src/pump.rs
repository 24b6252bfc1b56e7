//! The tasks of a connection: one reads, one writes. The reading task also reconnects.

use std::{io, sync::Arc, time::Duration};

use threadwire_protocol::{envelope::Frame, resume::Received};
use tokio::{
    sync::mpsc,
    time::{Interval, MissedTickBehavior, interval},
};
use tokio_util::sync::CancellationToken;

use crate::{
    connection::{Outbound, Shared},
    error::CloseReason,
    event::{Event, Transport},
    reconnect::{Back, Redial},
    transport::{FrameReader, FrameWriter, Halves, Incoming, Signs},
};

/// Time without a message from the server after which a ping is sent; after the same time again, the transport counts
/// as lost.
pub(crate) const SILENCE: Duration = Duration::from_secs(15);
/// Timeout of closing the transport when the connection was dropped.
const GOODBYE_TIMEOUT: Duration = Duration::from_secs(1);
/// Maximum number of frames per write.
const BATCH: usize = 64;

/// The state of the reading task.
pub(crate) struct Sources {
    pub(crate) shared: Arc<Shared>,
    /// Cancelled when the connection was dropped.
    pub(crate) stop: CancellationToken,
    pub(crate) events: mpsc::UnboundedSender<Event>,
    pub(crate) answers: mpsc::UnboundedSender<Outbound>,
    pub(crate) redial: Option<Redial>,
}

/// The queues of outgoing messages.
pub(crate) struct Outgoing {
    pub(crate) requests: mpsc::Receiver<Outbound>,
    pub(crate) answers: mpsc::UnboundedReceiver<Outbound>,
}

/// The reason why reading a transport has ended.
enum End {
    /// The connection has ended.
    Over(CloseReason),
    /// The transport was lost; another one may replace it.
    Lost(CloseReason),
}

/// Runs a connection until it ends.
pub(crate) async fn run(sources: Sources, halves: Halves, outgoing: Outgoing) {
    let shared = &sources.shared;
    let mut received = Received::default();
    let mut transport = Some((halves, Vec::new()));
    let mut outgoing = Some(outgoing);
    while let Some(((mut reader, writer), again)) = transport.take()
        && let Some(queue) = outgoing.take()
    {
        let gone = CancellationToken::new();
        let era = shared.era();
        let writing = tokio::spawn(
            Writer {
                shared: Arc::clone(shared),
                stop: sources.stop.clone(),
                gone: gone.clone(),
                era,
            }
            .run(writer, again, queue),
        );
        let reason = match sources.read(&mut *reader, era, &gone, &mut received).await {
            End::Over(reason) => return shared.close(reason),
            End::Lost(reason) => reason,
        };
        gone.cancel();
        drop(reader);
        let written = tokio::select! {
            biased;
            written = writing => written,
            // The writer still closes the transport, but the connection has ended already.
            () = shared.closed.cancelled() => return,
        };
        let (queue, broken) = match written {
            Ok(written) => written,
            Err(error) => {
                return shared.close(CloseReason::new(format!("writing failed: {error}")));
            }
        };
        outgoing = Some(queue);
        let reason = Arc::new(broken.unwrap_or(reason));
        // Fails only if the connection was dropped.
        let _ = sources
            .events
            .send(Event::Transport(Transport::Lost(Arc::clone(&reason))));
        let redial = sources.redial.as_ref();
        let back = tokio::select! {
            biased;
            () = sources.stop.cancelled() => None,
            () = shared.closing.cancelled() => None,
            () = shared.closed.cancelled() => None,
            back = async { Some(redial?.come_back(shared, &reason, &mut received).await) } => back,
        };
        transport = match back {
            None => return shared.close(CloseReason::new("closed by this client")),
            Some(Err(reason)) => return shared.close(reason),
            Some(Ok(Back::Resumed { halves, again })) => {
                let _ = sources.events.send(Event::Transport(Transport::Resumed));
                Some((halves, again))
            }
            Some(Ok(Back::Renewed { halves, said })) => {
                let _ = sources.events.send(Event::Transport(Transport::Renewed));
                let era = shared.era();
                for frame in said {
                    shared.receive(&frame, era, &sources.events, &sources.answers);
                }
                Some((halves, Vec::new()))
            }
        };
    }
}

impl Sources {
    async fn read(
        &self,
        reader: &mut dyn FrameReader,
        era: u64,
        gone: &CancellationToken,
        received: &mut Received,
    ) -> End {
        let reading = async {
            let end = self.receive(reader, era, received).await;
            match end {
                End::Over(reason) => End::Over(reader.end(reason).await),
                lost @ End::Lost(_) => lost,
            }
        };
        let over = || End::Over(CloseReason::new("closed by this client"));
        let end = tokio::select! {
            biased;
            () = self.stop.cancelled() => return over(),
            () = self.shared.closed.cancelled() => return over(),
            () = self.shared.overdue.cancelled() => {
                reader.kill().await;
                return over();
            }
            // The writer knows the reason.
            () = gone.cancelled(), if self.shared.reconnects => End::Lost(CloseReason::new("the transport was lost")),
            end = reading => end,
        };
        match end {
            End::Lost(reason) if self.shared.closing.is_cancelled() => End::Over(reason),
            end => end,
        }
    }

    /// Processes incoming messages until the transport ends.
    async fn receive(
        &self,
        reader: &mut dyn FrameReader,
        era: u64,
        received: &mut Received,
    ) -> End {
        let shared = &self.shared;
        let lost = |reason: String| {
            let reason = CloseReason::new(reason);
            if shared.reconnects {
                End::Lost(reason)
            } else {
                End::Over(reason)
            }
        };
        let mut watch = shared.reconnects.then(Watch::new);
        loop {
            shared.worth_reading().await;
            let incoming = match &mut watch {
                None => reader.read().await,
                Some(watch) => loop {
                    tokio::select! {
                        biased;
                        incoming = reader.read() => {
                            watch.silent = 0;
                            break incoming;
                        }
                        _ = watch.ticks.tick() => match watch.silent {
                            0 => watch.silent = 1,
                            1 => {
                                watch.silent = 2;
                                shared.signs.ping();
                            }
                            _ => return lost("the server gives no sign of life".to_owned()),
                        }
                    }
                },
            };
            match incoming {
                Ok(Some(Incoming::Message(frame))) => {
                    if shared.reconnects
                        && let Some(due) = received.add(frame.len())
                    {
                        shared.signs.acknowledge(due);
                    }
                    shared.receive(&frame, era, &self.events, &self.answers);
                }
                Ok(Some(Incoming::Acknowledged(count))) => {
                    if let Some(session) = &mut *shared.session() {
                        session.sent.acknowledge(count);
                    }
                }
                Ok(Some(Incoming::Alive)) => {}
                Ok(Some(Incoming::Goodbye { reason, back_soon })) => {
                    let colon = if reason.is_empty() { "" } else { ": " };
                    let reason = format!("the server closed the connection{colon}{reason}");
                    return if back_soon {
                        lost(reason)
                    } else {
                        End::Over(CloseReason::new(reason))
                    };
                }
                Ok(None) => {
                    return End::Over(CloseReason::new("the server closed the connection"));
                }
                Err(error) => return lost(format!("reading failed: {error}")),
            }
        }
    }
}

/// A timer for the silence of the server.
struct Watch {
    ticks: Interval,
    /// Ticks since the last message of the server.
    silent: u8,
}

impl Watch {
    fn new() -> Self {
        let mut ticks = interval(SILENCE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self { ticks, silent: 0 }
    }
}

/// The writer of one transport.
struct Writer {
    shared: Arc<Shared>,
    stop: CancellationToken,
    /// Cancelled when the transport is lost.
    gone: CancellationToken,
    /// Messages of an earlier era are not sent.
    era: u64,
}

impl Writer {
    /// Writes the frames of `again`, then the queues. Returns the queues, and the reason if writing failed.
    async fn run(
        self,
        mut writer: Box<dyn FrameWriter>,
        again: Vec<Frame>,
        mut outgoing: Outgoing,
    ) -> (Outgoing, Option<CloseReason>) {
        let pumped = tokio::select! {
            biased;
            () = self.gone.cancelled(), if self.shared.reconnects => return (outgoing, None),
            pumped = self.pump(&mut *writer, again, &mut outgoing) => pumped,
        };
        let Err(error) = pumped else {
            let goodbye = writer.close();
            if self.stop.is_cancelled() {
                // Without a close, the server would keep the session for this client.
                let _ = tokio::time::timeout(GOODBYE_TIMEOUT, goodbye).await;
            } else {
                goodbye.await;
            }
            return (outgoing, None);
        };
        // If the server is gone, the reader also sees the end and knows a better reason.
        let known = async {
            tokio::select! {
                () = self.shared.closed.cancelled() => {}
                () = self.gone.cancelled() => {}
            }
        };
        if tokio::time::timeout(Duration::from_secs(1), known)
            .await
            .is_ok()
        {
            return (outgoing, None);
        }
        let reason = CloseReason::new(format!("writing failed: {error}"));
        if self.shared.reconnects {
            self.gone.cancel();
            return (outgoing, Some(reason));
        }
        self.shared.close(reason);
        (outgoing, None)
    }

    /// Writes until the connection closes.
    async fn pump(
        &self,
        writer: &mut dyn FrameWriter,
        again: Vec<Frame>,
        outgoing: &mut Outgoing,
    ) -> io::Result<()> {
        let shared = &self.shared;
        if !again.is_empty() {
            writer.write(&again, Signs::default()).await?;
        }
        drop(again);
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            let first = tokio::select! {
                biased;
                () = self.stop.cancelled() => return Ok(()),
                () = shared.closed.cancelled() => return Ok(()),
                message = outgoing.answers.recv() => message,
                message = outgoing.requests.recv() => message,
                () = shared.signs.bell.notified(), if shared.reconnects => {
                    writer.write(&[], shared.signs.take()).await?;
                    continue;
                }
                // Last, so that earlier queued messages are written first.
                () = shared.closing.cancelled() => return Ok(()),
            };
            let Some(first) = first else { return Ok(()) };
            let mut next = Some(first);
            while let Some(message) = next {
                if message.era == self.era {
                    batch.push(message.frame);
                }
                next = (batch.len() < BATCH)
                    .then(|| outgoing.requests.try_recv().ok())
                    .flatten();
            }
            if shared.reconnects
                && let Some(session) = &mut *shared.session()
            {
                session.sent.extend(&batch);
            }
            writer.write(&batch, Signs::default()).await?;
            batch.clear();
        }
    }
}
