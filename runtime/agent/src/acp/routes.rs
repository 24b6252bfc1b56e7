//! The way of an agent's messages to the sessions that they belong to.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use serde::Deserialize;
use serde_json::value::RawValue;
use threadwire_engine::task;
use threadwire_protocol::{
    RawJson, RequestMethod,
    acp::{self, CreateElicitationResponse, SessionNotification, SessionUpdate},
    envelope::{RequestId, RpcError, parse_params},
};
use threadwire_workspace::{locks::lock, mcp::RelayedServer};
use tokio::{
    sync::{Notify, mpsc},
    time::timeout,
};
use tracing::debug;

use super::{link::Link, responder::Responder};
use crate::tools::{is_extension, no_method};

/// Bytes of messages that wait for one session before the output of the agent is not read any more.
const ROOM: usize = 4 * 1024 * 1024;

/// Time for which a session may take none of its messages while the output of the agent is not read because of it. All
/// sessions share this output, so then the turn of that session ends.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// What a waiting message costs beside its text, in bytes.
const OVERHEAD: usize = 512;

/// The sessions of an agent.
///
/// The task that reads the agent's output waits here until a session has room. Answers to our requests are in the same
/// output, so whoever waits for an answer must take the messages of its session meanwhile.
#[derive(Default)]
pub(super) struct Routes {
    known: Mutex<Known>,
    /// Whether the output is not read at the moment, because a session has no room.
    is_held_up: AtomicBool,
}

#[derive(Default)]
struct Known {
    sessions: HashMap<String, Inbox>,
    /// The number of requests that may create a session.
    opening: usize,
    /// The number of sessions with a running turn.
    busy: usize,
    /// The number of turns that were given up, and whose prompts the agent has not answered yet.
    unanswered: usize,
    /// Messages for sessions that a request in progress may have created.
    early: Vec<(String, Queued)>,
    /// How much of them waits, until sessions have taken them.
    early_waiting: Arc<Waiting>,
    relayed: super::relayed::Relayed,
}

#[derive(Clone)]
struct Inbox {
    messages: mpsc::UnboundedSender<Queued>,
    waiting: Arc<Waiting>,
    /// The id of the last prompt.
    prompt: Option<i64>,
}

/// How much waits for a session.
#[derive(Default)]
struct Waiting {
    bytes: AtomicUsize,
    /// Fires when half of the room is free again.
    freed: Notify,
    /// Whether something was left out since the last turn began.
    is_cut: AtomicBool,
}

impl Waiting {
    fn has_room(&self) -> bool {
        self.bytes.load(Ordering::Acquire) <= ROOM
    }

    /// Waits until there is room. Returns `false` if nothing was taken for too long.
    async fn room(&self) -> bool {
        loop {
            let before = self.bytes.load(Ordering::Acquire);
            if before <= ROOM {
                return true;
            }
            let freed = timeout(PATIENCE, self.freed.notified()).await;
            if freed.is_err() && self.bytes.load(Ordering::Acquire) == before {
                return false;
            }
        }
    }

    /// Makes a message wait.
    fn queue(self: &Arc<Self>, message: Message, bytes: usize) -> Queued {
        let bytes = bytes + OVERHEAD;
        self.bytes.fetch_add(bytes, Ordering::AcqRel);
        Queued {
            message,
            room: Room {
                waiting: Arc::clone(self),
                bytes,
            },
        }
    }
}

/// A message of the agent for a session.
#[derive(Debug)]
pub(super) enum Message {
    /// Something happened in the session.
    Update(Box<SessionUpdate>),
    /// The agent asks for something.
    Request(Request),
    /// The agent does not need the answer to this request any more.
    Withdrawn(RequestId),
    /// The visit to a page is done that the agent asked for under this id.
    VisitEnded(String),
    /// The session took nothing for too long: what follows in this turn is left out.
    Cut,
}

/// A request of the agent.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) id: RequestId,
    pub(super) method: Box<str>,
    pub(super) params: RawJson,
    pub(super) responder: Responder,
}

/// A message that occupies room until it is dropped.
pub(super) struct Queued {
    pub(super) message: Message,
    room: Room,
}

impl Queued {
    /// Returns what the message costs, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.room.bytes
    }
}

struct Room {
    waiting: Arc<Waiting>,
    bytes: usize,
}

impl Drop for Room {
    fn drop(&mut self) {
        let before = self.waiting.bytes.fetch_sub(self.bytes, Ordering::AcqRel);
        if before > ROOM / 2 && before - self.bytes <= ROOM / 2 {
            self.waiting.freed.notify_one();
        }
    }
}

/// The method of questions to the user.
const ELICITATION: &str = "elicitation/create";

/// The methods that an agent may call for a session, beside those that editors have of their own.
const SERVED: [&str; 9] = [
    ELICITATION,
    "fs/read_text_file",
    "fs/write_text_file",
    "session/request_permission",
    "terminal/create",
    "terminal/kill",
    "terminal/output",
    "terminal/release",
    "terminal/wait_for_exit",
];

impl Routes {
    fn known(&self) -> MutexGuard<'_, Known> {
        lock(&self.known)
    }

    /// Keeps messages for unknown sessions as long as the returned value lives, because a request in progress may have
    /// created them.
    pub(super) fn opening(self: &Arc<Self>, link: &Link) -> Opening {
        self.known().opening += 1;
        Opening(Arc::clone(self), link.clone())
    }

    /// Counts a turn of a session as long as the returned value lives.
    pub(super) fn busy(self: &Arc<Self>, link: &Link) -> Busy {
        self.known().busy += 1;
        Busy(Arc::clone(self), link.clone())
    }

    /// Notes that a turn was given up, until the answer to its prompt comes. Others need the agent; if it still goes on
    /// with the turn when nobody does, it is ended.
    pub(super) fn given_up(self: &Arc<Self>, answer: impl Future + Send + 'static) {
        self.known().unanswered += 1;
        let routes = Arc::clone(self);
        task::spawn(async move {
            answer.await;
            routes.known().unanswered -= 1;
        });
    }

    /// Tells whether others than one session with a running turn need the agent now.
    pub(super) fn others_are_busy(&self) -> bool {
        let known = self.known();
        known.busy > 1 || known.opening > 0
    }

    /// Directs the messages of a session to the returned receiver, those that came early first. They go nowhere else
    /// once the receiver is dropped. `None` if another thread has a session with this id.
    pub(super) fn open(&self, session: &str) -> Option<mpsc::UnboundedReceiver<Queued>> {
        let (messages, inbox) = mpsc::unbounded_channel();
        let mut known = self.known();
        let other = known.sessions.get(session);
        if other.is_some_and(|other| !other.messages.is_closed()) {
            return None;
        }
        let early = std::mem::take(&mut known.early);
        for (of, queued) in early {
            if of == session {
                let _ = messages.send(queued);
            } else {
                known.early.push((of, queued));
            }
        }
        let inbox_of_session = Inbox {
            messages,
            waiting: Arc::default(),
            prompt: None,
        };
        known.sessions.insert(session.to_owned(), inbox_of_session);
        Some(inbox)
    }

    /// Tells whether the output of the agent is not read at the moment, because a session takes its messages slowly.
    pub(super) fn is_held_up(&self) -> bool {
        self.is_held_up.load(Ordering::Relaxed)
    }

    /// Passes on messages of a session again, because its next turn begins.
    pub(super) fn resume(&self, session: &str) {
        if let Some(inbox) = self.known().sessions.get(session) {
            inbox.waiting.is_cut.store(false, Ordering::Relaxed);
        }
    }

    /// Notes the id of a prompt, which questions of the agent may name instead of the session.
    pub(super) fn prompted(&self, session: &str, prompt: i64) {
        if let Some(inbox) = self.known().sessions.get_mut(session) {
            inbox.prompt = Some(prompt);
        }
    }

    /// Returns the session that a prompt was sent in.
    fn of_prompt(&self, prompt: &acp::RequestId) -> Option<String> {
        let acp::RequestId::Number(prompt) = prompt else {
            return None;
        };
        let known = self.known();
        let mut sessions = known.sessions.iter();
        let of = sessions.find(|(_, inbox)| inbox.prompt == Some(*prompt));
        of.map(|(session, _)| session.clone())
    }

    /// Lets the agent use a server of a client. Returns the id that the agent knows it by.
    pub(super) fn offer(&self, server: RelayedServer) -> String {
        self.known().relayed.offer(server)
    }

    /// Tells whether the agent has a session.
    pub(super) fn has_sessions(&self) -> bool {
        !self.known().sessions.is_empty()
    }

    /// Forgets a session.
    pub(super) fn forget(&self, session: &str) {
        self.known().sessions.remove(session);
    }

    /// Forgets all sessions, because the agent has ended.
    pub(super) fn close(&self) {
        let mut known = self.known();
        // Turns, requests that may create a session, and prompts still count down.
        let (opening, busy, unanswered) = (known.opening, known.busy, known.unanswered);
        *known = Known {
            opening,
            busy,
            unanswered,
            ..Known::default()
        };
    }

    /// Passes on a notification, when there is room for it.
    pub(super) async fn tell(&self, method: &str, params: Option<&RawValue>, bytes: usize) {
        match method {
            "session/update" => match parse_params::<SessionNotification>(params, false) {
                Ok(told) => {
                    let update = Message::Update(Box::new(told.update));
                    self.deliver(told.session_id, update, bytes).await;
                }
                Err(error) => debug!(?error, "an agent sent an update that cannot be read"),
            },
            "$/cancel_request" => {
                let Ok(told) = parse_params::<acp::CancelRequestNotification>(params, false) else {
                    return;
                };
                let Some(id) = withdrawn_id(told) else {
                    return;
                };
                self.known().relayed.withdraw(&id);
                // The request does not tell its session; ids are unique in the connection.
                self.tell_all(|| Message::Withdrawn(id.clone())).await;
            }
            "elicitation/complete" => {
                let told = parse_params::<acp::CompleteElicitationNotification>(params, false);
                match told {
                    // It does not tell its session either.
                    Ok(told) => {
                        self.tell_all(|| Message::VisitEnded(told.elicitation_id.clone()))
                            .await;
                    }
                    Err(error) => debug!(?error, "the end of a visit cannot be read"),
                }
            }
            _ => debug!(method, "a notification of an agent is ignored"),
        }
    }

    async fn tell_all(&self, message: impl Fn() -> Message) {
        let sessions: Vec<(String, Inbox)> = {
            let known = self.known();
            let sessions = known.sessions.iter();
            sessions
                .map(|(id, inbox)| (id.clone(), inbox.clone()))
                .collect()
        };
        for (id, inbox) in sessions {
            self.put(&id, &inbox, message(), 0).await;
        }
    }

    /// Passes on a request when there is room for it, or refuses it.
    pub(super) async fn ask(
        &self,
        method: &str,
        params: Option<&RawValue>,
        id: RequestId,
        responder: Responder,
    ) {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Target {
            session_id: Option<String>,
            /// A question may name the request that it belongs to instead.
            request_id: Option<acp::RequestId>,
        }

        if method == acp::method::McpMessage::NAME {
            return self.known().relayed.ask(params, id, responder);
        }
        if !SERVED.contains(&method) && !is_extension(method) {
            return responder.refuse(&no_method(method));
        }
        let target = params.and_then(|params| serde_json::from_str::<Target>(params.get()).ok());
        let (session, request) = target.map_or((None, None), |target| {
            (target.session_id, target.request_id)
        });
        let request = request.filter(|_| method == ELICITATION && session.is_none());
        let session = session.or_else(|| self.of_prompt(request.as_ref()?));
        let (Some(params), Some(session)) = (params, session) else {
            // There is nobody to ask while a session begins.
            if request.is_some() {
                return responder.respond(&CreateElicitationResponse::Cancel(Default::default()));
            }
            // Without a session, nobody can be found who has it.
            if is_extension(method) {
                return responder.refuse(&no_method(method));
            }
            return responder.refuse(&RpcError::new(
                -32602,
                "invalid params: sessionId is missing",
            ));
        };
        let bytes = params.get().len();
        let request = Message::Request(Request {
            id,
            method: method.into(),
            params: params.to_owned().into(),
            responder,
        });
        self.deliver(session, request, bytes).await;
    }

    async fn deliver(&self, session: String, message: Message, bytes: usize) {
        let inbox = {
            let mut known = self.known();
            match known.sessions.get(&session) {
                Some(inbox) => inbox.clone(),
                None if known.opening > 0 && known.early_waiting.has_room() => {
                    let queued = known.early_waiting.queue(message, bytes);
                    return known.early.push((session, queued));
                }
                None => {
                    drop(known);
                    return refuse_unknown(message, &session);
                }
            }
        };
        self.put(&session, &inbox, message, bytes).await;
    }

    async fn put(&self, session: &str, inbox: &Inbox, message: Message, bytes: usize) {
        let waiting = &inbox.waiting;
        if waiting.is_cut.load(Ordering::Relaxed) {
            return refuse_cut(message);
        }
        let mut message = message;
        if !waiting.has_room() {
            self.is_held_up.store(true, Ordering::Relaxed);
            let has_room = waiting.room().await;
            self.is_held_up.store(false, Ordering::Relaxed);
            if !has_room {
                waiting.is_cut.store(true, Ordering::Relaxed);
                refuse_cut(message);
                message = Message::Cut;
            }
        }
        if let Err(left) = inbox.messages.send(waiting.queue(message, bytes)) {
            refuse_unknown(left.0.message, session);
        }
    }
}

/// Returns the id of the request that a `$/cancel_request` is about.
pub(super) fn withdrawn_id(told: acp::CancelRequestNotification) -> Option<RequestId> {
    match told.request_id? {
        acp::RequestId::Number(id) => Some(RequestId::Int(id)),
        acp::RequestId::String(id) => Some(RequestId::Text(id.into())),
        _ => None,
    }
}

fn refuse_cut(message: Message) {
    if let Message::Request(request) = message {
        let error = RpcError::new(-32603, "the messages of this session are not taken");
        request.responder.refuse(&error);
    }
}

fn refuse_unknown(message: Message, session: &str) {
    match message {
        Message::Request(request) => {
            let error = RpcError::new(-32002, format!("there is no session {session}"));
            let data = serde_json::json!({ "sessionId": session });
            request.responder.refuse(&error.with_data(&data));
        }
        Message::Update(_) | Message::Withdrawn(_) | Message::VisitEnded(_) | Message::Cut => {
            debug!(session, "a message for an unknown session is ignored");
        }
    }
}

/// Keeps messages for sessions that are not known yet, until it is dropped.
pub(super) struct Opening(Arc<Routes>, Link);

impl Drop for Opening {
    fn drop(&mut self) {
        let mut known = self.0.known();
        known.opening -= 1;
        if known.opening == 0 {
            known.early.clear();
        }
        end_if_stuck(&known, &self.1);
    }
}

/// A running turn, until it is dropped.
pub(super) struct Busy(Arc<Routes>, Link);

impl Drop for Busy {
    fn drop(&mut self) {
        let mut known = self.0.known();
        known.busy -= 1;
        end_if_stuck(&known, &self.1);
    }
}

/// Ends an agent that nobody needs now, and that goes on with a turn that was given up: nothing else stops what it does
/// with tools of its own.
fn end_if_stuck(known: &Known, link: &Link) {
    if known.unanswered > 0 && known.busy == 0 && known.opening == 0 {
        link.end("it did not stop a turn that was interrupted");
    }
}

#[cfg(test)]
mod tests {
    use threadwire_protocol::acp::ContentBlock;

    use super::*;

    fn chunk(session: &str, text: &str) -> Box<RawValue> {
        let content = serde_json::json!({ "type": "text", "text": text });
        let update =
            serde_json::json!({ "sessionUpdate": "agent_message_chunk", "content": content });
        let params = serde_json::json!({ "sessionId": session, "update": update });
        serde_json::value::to_raw_value(&params).expect("JSON")
    }

    async fn tell(routes: &Routes, session: &str, text: &str) {
        let params = chunk(session, text);
        let bytes = params.get().len();
        routes.tell("session/update", Some(&params), bytes).await;
    }

    fn text_of(queued: Queued) -> Option<String> {
        let Message::Update(update) = queued.message else {
            return None;
        };
        let SessionUpdate::AgentMessageChunk(chunk) = *update else {
            return None;
        };
        let ContentBlock::Text(block) = chunk.content else {
            return None;
        };
        Some(block.text)
    }

    #[tokio::test]
    async fn a_fast_agent_waits_for_a_slow_session_and_nothing_is_lost() {
        const MESSAGES: usize = 50_000;

        let routes = Arc::new(Routes::default());
        let mut slow = routes.open("slow").expect("a new id");
        let waiting = Arc::clone(&routes.known().sessions["slow"].waiting);
        let agent = tokio::spawn({
            let routes = Arc::clone(&routes);
            async move {
                for number in 0..MESSAGES {
                    tell(&routes, "slow", &number.to_string()).await;
                }
            }
        });
        let mut most = 0;
        for number in 0..MESSAGES {
            let queued = slow.recv().await.expect("a message");
            most = most.max(waiting.bytes.load(Ordering::Relaxed));
            assert_eq!(text_of(queued), Some(number.to_string()));
        }
        agent.await.expect("all was said");
        assert!((ROOM / 2..ROOM + 2 * OVERHEAD).contains(&most), "{most}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_session_that_takes_nothing_is_cut_and_holds_up_no_other() {
        let routes = Routes::default();
        let mut stuck = routes.open("stuck").expect("a new id");
        let mut other = routes.open("other").expect("a new id");
        let text = "x".repeat(ROOM / 16);
        let begin = tokio::time::Instant::now();
        for _ in 0..64 {
            tell(&routes, "stuck", &text).await;
        }
        tell(&routes, "other", "hello").await;
        assert_eq!(begin.elapsed().as_secs(), PATIENCE.as_secs());
        let received = other.try_recv().expect("a message");
        assert_eq!(text_of(received).as_deref(), Some("hello"));

        // Only what there was room for waits, and then the news that it is not all.
        let mut waited = 0;
        loop {
            match stuck.try_recv().expect("a message").message {
                Message::Update(_) => waited += 1,
                Message::Cut => break,
                _ => unreachable!("nothing else was said"),
            }
        }
        assert_eq!(waited, 16);
        tell(&routes, "stuck", "left out").await;
        assert!(stuck.try_recv().is_err());

        routes.resume("stuck");
        for _ in 0..64 {
            tell(&routes, "stuck", &text).await;
            let received = stuck.try_recv().expect("a message");
            assert_eq!(text_of(received).as_ref(), Some(&text));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_session_that_takes_little_is_waited_for() {
        let routes = Arc::new(Routes::default());
        let mut slow = routes.open("slow").expect("a new id");
        let agent = tokio::spawn({
            let routes = Arc::clone(&routes);
            async move {
                let text = "x".repeat(ROOM / 16);
                for _ in 0..64 {
                    tell(&routes, "slow", &text).await;
                }
            }
        });
        for _ in 0..64 {
            tokio::time::sleep(PATIENCE / 2).await;
            let received = slow.recv().await.expect("a message");
            assert!(text_of(received).is_some());
        }
        agent.await.expect("all was said");
    }

    #[tokio::test(start_paused = true)]
    async fn a_session_that_closes_holds_up_nobody() {
        let routes = Arc::new(Routes::default());
        let closing = routes.open("closing").expect("a new id");
        let agent = tokio::spawn({
            let routes = Arc::clone(&routes);
            async move {
                let text = "x".repeat(ROOM / 16);
                for _ in 0..64 {
                    tell(&routes, "closing", &text).await;
                }
            }
        });
        while !routes.is_held_up() {
            tokio::task::yield_now().await;
        }
        let begin = tokio::time::Instant::now();
        drop(closing);
        agent.await.expect("all was said");
        assert!(begin.elapsed().is_zero());
        assert!(!routes.is_held_up());
    }
}
