//! The client side of a peer connection: connects to another process and passes its messages to the threads.

use std::{io, sync::Arc, time::Duration};

use tokio::{
    io::{AsyncRead, ReadHalf},
    time::timeout,
};
use tracing::{debug, warn};

use crate::{
    model::{ItemId, ProcessId},
    peers::{
        Link, Outbound, PeerMessage, PeerNotice,
        wire::{self, Frames, Hello, OwnerMessage, ToFollower, ToOwner},
    },
    shared::Shared,
    store::PeerStream,
    task,
};

use super::{dial, route};

/// How long a process may take to send its hello.
const HANDSHAKE: Duration = Duration::from_secs(1);

/// Connects to a process. Takes a second at most.
///
/// Errors: `Unsupported` if the process speaks another version, with a message for people.
pub(super) async fn open(shared: &Arc<Shared>, process: ProcessId) -> io::Result<Arc<Link>> {
    let opened = timeout(HANDSHAKE, greet(shared, process)).await;
    let (link, frames) = opened.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
    shared.peers.add_link(&link);
    shared.peers.hear(PeerNotice::Joined);
    task::spawn(run(Arc::clone(shared), Arc::clone(&link), frames));
    Ok(link)
}

type Incoming = Frames<ReadHalf<Box<dyn PeerStream>>>;

async fn greet(shared: &Arc<Shared>, process: ProcessId) -> io::Result<(Arc<Link>, Incoming)> {
    let stream = shared.directory.connect(process).await?;
    let (read, write) = tokio::io::split(stream);
    let over = shared.peers.connection();
    let out = Outbound::new(over.clone());
    let writer = Arc::clone(&out);
    task::spawn(async move { writer.write_to(write).await });
    let guard = over.clone().drop_guard();
    out.push(|frames| wire::put(frames, &ToOwner::Hello(Hello::new(shared.me()))));
    out.flush();
    let mut frames = Frames::new(read);
    // A process that shuts down, or has too many connections to answer, closes this one; the caller tries again.
    let Some(frame) = frames.next().await? else {
        return Err(io::ErrorKind::UnexpectedEof.into());
    };
    let ToFollower::Hello(hello) = wire::read(frame)? else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    if let Some(problem) = hello.problem() {
        return Err(io::Error::new(io::ErrorKind::Unsupported, problem));
    }
    guard.disarm();
    let link = Link::new(process, out, over);
    Ok((link, frames))
}

/// Passes on the messages of the process until the connection is closed.
async fn run(shared: Arc<Shared>, link: Arc<Link>, mut frames: Incoming) {
    let mut has_left = false;
    let mut last_item = ItemId::from("");
    let mut heard = Vec::new();
    loop {
        let read = tokio::select! {
            read = hear(&mut frames, &mut last_item, &mut heard) => read,
            () = link.over() => break,
        };
        link.note_life();
        has_left |= hand_on(&shared, &link, &mut heard).await;
        match read {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                warn!(process = %link.process, %error, "a connection to another process broke");
                break;
            }
        }
    }
    end(&shared, &link, has_left).await;
}

/// Waits for a frame, then reads all frames that have arrived. Returns `false` at the end of the stream.
async fn hear<R: AsyncRead + Unpin>(
    frames: &mut Frames<R>,
    last_item: &mut ItemId,
    heard: &mut Vec<OwnerMessage>,
) -> io::Result<bool> {
    let Some(first) = frames.next().await? else {
        return Ok(false);
    };
    heard.push(wire::read_owner(first, last_item)?);
    while let Some(frame) = frames.next_read()? {
        heard.push(wire::read_owner(frame, last_item)?);
    }
    Ok(true)
}

/// Passes messages to the threads that they concern. Returns whether the process announced its shutdown.
async fn hand_on(shared: &Arc<Shared>, link: &Arc<Link>, heard: &mut Vec<OwnerMessage>) -> bool {
    let mut leaves = false;
    let mut about = None;
    let mut gathered = Vec::new();
    for said in heard.drain(..) {
        let (thread, news) = match said {
            OwnerMessage::Event(event) => {
                link.note_event(event.thread, &event.kind);
                (event.thread, PeerMessage::Event(event))
            }
            OwnerMessage::Message(message) => match *message {
                ToFollower::Row(row) => (row.id, PeerMessage::Row(row)),
                ToFollower::Followed {
                    thread,
                    number,
                    epoch,
                    snapshot,
                } => (
                    thread,
                    PeerMessage::Followed {
                        number,
                        epoch,
                        snapshot,
                    },
                ),
                ToFollower::NotHere { thread, number } => (thread, PeerMessage::NotHere { number }),
                ToFollower::Outcome {
                    thread,
                    number,
                    outcome,
                } => {
                    let outcome = *outcome;
                    (thread, PeerMessage::Outcome { number, outcome })
                }
                ToFollower::Owns {
                    thread,
                    epoch,
                    followed,
                    status,
                } => {
                    link.note_status(thread, status);
                    let owns = PeerMessage::Owns {
                        epoch,
                        followed,
                        status,
                    };
                    (thread, owns)
                }
                ToFollower::Spawned { parent, thread } => (parent, PeerMessage::Spawned(thread)),
                ToFollower::Notice { topic, payload } => {
                    shared.peers.hear(PeerNotice::Said {
                        topic: &topic,
                        payload: &payload,
                    });
                    continue;
                }
                ToFollower::Leaving => {
                    leaves = true;
                    continue;
                }
                ToFollower::Pong
                | ToFollower::Hello(_)
                | ToFollower::Report(_)
                | ToFollower::Event(..) => continue,
            },
        };
        if let Some(other) = about.replace(thread).filter(|other| *other != thread) {
            let gathered = std::mem::take(&mut gathered);
            route(shared, link, other, gathered).await;
        }
        gathered.push(news);
    }
    if let Some(thread) = about {
        route(shared, link, thread, gathered).await;
    }
    leaves
}

/// Reports the lost connection to all threads concerned, and reconnects if the process did not shut down in order.
async fn end(shared: &Arc<Shared>, link: &Arc<Link>, has_left: bool) {
    let concerned = link.end();
    shared.peers.remove_link(link);
    if shared.peers.is_over() {
        // The engine shuts its threads down itself.
        return;
    }
    debug!(process = %link.process, has_left, "a connection to another process is over");
    shared.peers.hear(PeerNotice::Left);
    for thread in concerned {
        route(shared, link, thread, vec![PeerMessage::Lost]).await;
    }
    if !has_left {
        dial(shared, link.process);
    }
}
