//! The server side of a peer connection: another process connects and follows threads of this one.

use std::{io, sync::Arc, time::Duration};

use tokio::{
    io::{AsyncWrite, AsyncWriteExt},
    time::timeout,
};
use tracing::{debug, warn};

use crate::{
    BoxFuture,
    call::Replier,
    command::{Call, Caused, Command},
    model::{ProcessId, ThreadId},
    peers::{
        Outbound, Pending, Session,
        wire::{self, Frames, Hello, Report, ReportedThread, ToFollower, ToOwner},
    },
    shared::Shared,
    store::Caller,
    task,
};

use super::{dial, lanes::Lanes};

/// How long a process that has connected may take to send its hello.
const HANDSHAKE: Duration = Duration::from_secs(2);

/// Serves a process that has connected and wants to follow threads. Any program of the user can connect; all that one
/// gets which is not a registered process is the answer to [`ToOwner::Report`].
pub(super) async fn serve(shared: Arc<Shared>, caller: Caller) {
    let (read, write) = tokio::io::split(caller.stream);
    let over = shared.peers.connection();
    let guard = over.clone().drop_guard();
    let mut frames = Frames::new(read);
    // A process that only checks liveness closes the connection without sending anything.
    let Ok(Ok(Some(frame))) = timeout(HANDSHAKE, frames.next()).await else {
        return;
    };
    let hello = match wire::read(frame) {
        Ok(ToOwner::Hello(hello)) => hello,
        Ok(ToOwner::Report) => return report(&shared, write).await,
        _ => {
            warn!("something connected that is no process of this home");
            return;
        }
    };
    match shared.directory.is_process(hello.process, caller.pid).await {
        Ok(true) => {}
        Ok(false) => {
            let registered = shared.directory.processes().await;
            if !registered.is_ok_and(|registered| registered.contains(&hello.process)) {
                debug!(process = %hello.process, "who connected has left the home");
                return;
            }
            warn!(
                process = %hello.process,
                pid = caller.pid,
                "a program that is not this process of the home connected in its name, and was refused"
            );
            return;
        }
        Err(error) => {
            warn!(process = %hello.process, %error, "who connected cannot be checked");
            return;
        }
    }
    let out = Outbound::new(over.clone());
    out.push(|frames| wire::put(frames, &ToFollower::Hello(Hello::new(shared.me()))));
    let writer = Arc::clone(&out);
    let write = async move { writer.write_to(write).await };
    if let Some(problem) = hello.problem() {
        out.flush();
        task::spawn(write);
        warn!(process = %hello.process, problem, "another process on this home is not understood");
        // The other process finds the same problem in the hello of this one, and closes the connection.
        let _ = timeout(HANDSHAKE, frames.next()).await;
        return;
    }
    // The session watches before it is told of the threads, so that no change of their status is missed between.
    let session = shared
        .peers
        .new_session(hello.process, Arc::clone(&out), &over);
    let watch = shared.watchers.add_peer(Arc::clone(&session) as _);
    shared.peers.add_session(&session);
    // Whoever reads the hello misses no notice from now on.
    out.flush();
    task::spawn(write);
    // This connection carries requests to this process; following the other one needs a connection of its own.
    dial(&shared, session.process);
    let mut lanes = Lanes::new(|message| -> BoxFuture<'static, ()> {
        Box::pin(hear(Arc::clone(&shared), Arc::clone(&session), message))
    });
    loop {
        let heard = tokio::select! {
            biased;
            () = over.cancelled() => break,
            () = lanes.advance() => continue,
            heard = frames.next(), if lanes.has_room() => heard,
        };
        let said = heard.and_then(|frame| frame.map(wire::read::<ToOwner>).transpose());
        match said {
            Ok(Some(ToOwner::Ping)) => {
                session.pong();
                // This process may have taken the other one for dead and closed its connection to it.
                if shared.peers.link(session.process).is_none() {
                    dial(&shared, session.process);
                }
            }
            Ok(Some(message)) => {
                if let Some(thread) = message.thread() {
                    lanes.push(thread, message);
                }
            }
            Ok(None) => break,
            Err(error) => {
                if error.kind() != io::ErrorKind::ConnectionReset {
                    warn!(process = %session.process, %error, "a connection of another process broke");
                }
                break;
            }
        }
    }
    drop(lanes);
    drop(guard);
    shared.watchers.remove(watch);
    shared.peers.remove_session(&session);
    let followed = session.end();
    for thread in followed {
        tell(&shared, thread, Call::Left(session.client)).await;
    }
    call_back(&shared, session.process).await;
}

/// Makes a process connect again that closed its connection but lives: it took this process for dead, because this one
/// was suspended, and does not look for it any more.
async fn call_back(shared: &Shared, process: ProcessId) {
    if shared.peers.is_over() {
        return;
    }
    let Some(link) = shared.peers.link(process) else {
        return;
    };
    match shared.directory.rejoin().await {
        Ok(()) => link.ping(),
        Err(error) => warn!(%process, %error, "another process cannot be told that this one lives"),
    }
}

/// Handles a message about a thread.
async fn hear(shared: Arc<Shared>, session: Arc<Session>, message: ToOwner) {
    match message {
        ToOwner::Follow {
            thread,
            number,
            attends,
        } => {
            let pending = Pending::follow(&session, thread, number);
            tell(&shared, thread, Call::Follow(Box::new(pending), attends)).await;
        }
        ToOwner::Attend { thread, attends } => {
            session.attend(thread, attends);
            tell(&shared, thread, Call::Attend(session.client, attends)).await;
        }
        ToOwner::Unfollow(thread) => {
            session.forget(thread);
            if let Some(handle) = shared.registry.settled(thread).await {
                handle.unsubscribe(session.client).await;
            }
        }
        ToOwner::Request {
            thread,
            number,
            request,
            cause,
        } => {
            let pending = Pending::request(&session, thread, number);
            let call = Call::Request {
                request: *request,
                reply: Replier::new(move |outcome| pending.answer(outcome)),
                from: Some(session.process),
                cause,
            };
            tell(&shared, thread, call).await;
        }
        ToOwner::Behind { thread, behind } => {
            session.set_behind(thread, behind);
        }
        ToOwner::Hello(_) | ToOwner::Report | ToOwner::Ping => {}
    }
}

/// Tells a program what this process does.
async fn report(shared: &Arc<Shared>, mut write: impl AsyncWrite + Unpin) {
    let mut threads: Vec<_> = shared
        .peers
        .owned()
        .into_iter()
        .map(|(id, status)| {
            let handle = shared.registry.get(id);
            ReportedThread {
                id,
                name: handle.and_then(|handle| handle.latest().name.clone()),
                status,
            }
        })
        .collect();
    threads.sort_unstable_by_key(|thread| thread.id);
    let details = shared.details.get().map(|details| details());
    let mut frame = Vec::new();
    let report = Report { threads, details };
    if let Err(error) = wire::put(&mut frame, &ToFollower::Report(report)) {
        warn!(%error, "a program that asked cannot be told what this process does");
        return;
    }
    // A program that does not read the answer goes without.
    let _ = timeout(HANDSHAKE, write.write_all(&frame)).await;
}

/// Sends a call to a thread. If the thread is not loaded, the call is dropped, which answers it with "not here".
async fn tell(shared: &Arc<Shared>, thread: ThreadId, call: Call) {
    if let Some(handle) = shared.registry.settled(thread).await {
        let _ = handle
            .commands()
            .send(Command::Call(Caused::new(call)))
            .await;
    }
}
