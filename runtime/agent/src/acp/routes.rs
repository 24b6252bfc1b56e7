//! The way of an agent's messages to the sessions that they belong to.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use serde::Deserialize;
use serde_json::value::RawValue;
use threadwire_protocol::{
    RawJson,
    acp::{self, SessionNotification, SessionUpdate},
    envelope::{RequestId, RpcError, parse_params},
};
use tokio::sync::mpsc;
use tracing::debug;

use super::link::Responder;

/// Maximum bytes of messages that wait for one session. More end its turn: all sessions share the output of the agent,
/// so waiting until there is room would hold up the others.
pub(super) const ROOM: usize = 64 * 1024 * 1024;

/// What a waiting message costs beside its text, in bytes.
const OVERHEAD: usize = 512;

/// Maximum number of messages for sessions that are not known yet.
const MAX_EARLY: usize = 256;

/// The sessions of an agent.
#[derive(Default)]
pub(super) struct Routes(Mutex<Known>);

#[derive(Default)]
struct Known {
    sessions: HashMap<String, Inbox>,
    /// The number of requests that may create a session.
    opening: usize,
    /// Messages for sessions that a request in progress may have created.
    early: Vec<(String, Message)>,
}

#[derive(Clone)]
struct Inbox {
    messages: mpsc::UnboundedSender<Queued>,
    waiting: Arc<Waiting>,
}

/// How much waits for a session.
#[derive(Default)]
struct Waiting {
    bytes: AtomicUsize,
    /// Whether something was left out since the last turn began.
    is_cut: AtomicBool,
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
    /// More waited than there is room for: what follows in this turn is left out.
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
    _room: Option<Room>,
}

struct Room {
    waiting: Arc<Waiting>,
    bytes: usize,
}

impl Drop for Room {
    fn drop(&mut self) {
        self.waiting.bytes.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// The methods that an agent may call for a session.
const SERVED: [&str; 9] = [
    "elicitation/create",
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
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps messages for unknown sessions as long as the returned value lives, because a request in progress may have
    /// created them.
    pub(super) fn opening(self: &Arc<Self>) -> Opening {
        self.known().opening += 1;
        Opening(Arc::clone(self))
    }

    /// Directs the messages of a session to the returned receiver, those that came early first. They go nowhere else
    /// once the receiver is dropped.
    pub(super) fn open(&self, session: &str) -> mpsc::UnboundedReceiver<Queued> {
        let (messages, inbox) = mpsc::unbounded_channel();
        let mut known = self.known();
        let early = std::mem::take(&mut known.early);
        for (of, message) in early {
            if of == session {
                let _ = messages.send(Queued {
                    message,
                    _room: None,
                });
            } else {
                known.early.push((of, message));
            }
        }
        let inbox_of_session = Inbox {
            messages,
            waiting: Arc::default(),
        };
        known.sessions.insert(session.to_owned(), inbox_of_session);
        inbox
    }

    /// Passes on messages of a session again, because its next turn begins.
    pub(super) fn resume(&self, session: &str) {
        if let Some(inbox) = self.known().sessions.get(session) {
            inbox.waiting.is_cut.store(false, Ordering::Relaxed);
        }
    }

    /// Forgets a session.
    pub(super) fn forget(&self, session: &str) {
        self.known().sessions.remove(session);
    }

    /// Forgets all sessions, because the agent has ended.
    pub(super) fn close(&self) {
        *self.known() = Known::default();
    }

    /// Passes on a notification.
    pub(super) fn tell(&self, method: &str, params: Option<&RawValue>, bytes: usize) {
        match method {
            "session/update" => match parse_params::<SessionNotification>(params, false) {
                Ok(told) => {
                    let update = Message::Update(Box::new(told.update));
                    self.deliver(told.session_id, update, bytes);
                }
                Err(error) => debug!(?error, "an agent sent an update that cannot be read"),
            },
            "$/cancel_request" => {
                let Ok(told) = parse_params::<acp::CancelRequestNotification>(params, false) else {
                    return;
                };
                let id = match told.request_id {
                    Some(acp::RequestId::Number(id)) => RequestId::Int(id),
                    Some(acp::RequestId::String(id)) => RequestId::Text(id.into()),
                    _ => return,
                };
                // The request does not tell its session; ids are unique in the connection.
                self.tell_all(|| Message::Withdrawn(id.clone()));
            }
            "elicitation/complete" => {
                let told = parse_params::<acp::CompleteElicitationNotification>(params, false);
                match told {
                    // It does not tell its session either.
                    Ok(told) => {
                        self.tell_all(|| Message::VisitEnded(told.elicitation_id.clone()));
                    }
                    Err(error) => debug!(?error, "the end of a visit cannot be read"),
                }
            }
            _ => debug!(method, "a notification of an agent is ignored"),
        }
    }

    fn tell_all(&self, message: impl Fn() -> Message) {
        let sessions: Vec<Inbox> = self.known().sessions.values().cloned().collect();
        for inbox in sessions {
            let _ = inbox.messages.send(Queued {
                message: message(),
                _room: None,
            });
        }
    }

    /// Passes on a request, or refuses it.
    pub(super) fn ask(
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
        }

        if !SERVED.contains(&method) {
            return responder.refuse(&RpcError::new(
                -32601,
                format!("method not found: {method}"),
            ));
        }
        let target = params.and_then(|params| serde_json::from_str::<Target>(params.get()).ok());
        let (Some(params), Some(session)) = (params, target.and_then(|target| target.session_id))
        else {
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
        self.deliver(session, request, bytes);
    }

    fn deliver(&self, session: String, message: Message, bytes: usize) {
        let inbox = {
            let mut known = self.known();
            match known.sessions.get(&session) {
                Some(inbox) => inbox.clone(),
                None if known.opening > 0 && known.early.len() < MAX_EARLY => {
                    return known.early.push((session, message));
                }
                None => {
                    drop(known);
                    return refuse_unknown(message, &session);
                }
            }
        };
        let waiting = Arc::clone(&inbox.waiting);
        if waiting.is_cut.load(Ordering::Relaxed) {
            return refuse_cut(message);
        }
        let bytes = bytes + OVERHEAD;
        let before = waiting.bytes.fetch_add(bytes, Ordering::Relaxed);
        let room = Room { waiting, bytes };
        let message = match before + bytes > ROOM {
            true => {
                room.waiting.is_cut.store(true, Ordering::Relaxed);
                refuse_cut(message);
                Message::Cut
            }
            false => message,
        };
        let queued = Queued {
            message,
            _room: Some(room),
        };
        if let Err(left) = inbox.messages.send(queued) {
            refuse_unknown(left.0.message, &session);
        }
    }
}

fn refuse_cut(message: Message) {
    if let Message::Request(request) = message {
        let error = RpcError::new(-32603, "too many messages of this session wait");
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
pub(super) struct Opening(Arc<Routes>);

impl Drop for Opening {
    fn drop(&mut self) {
        let mut known = self.0.known();
        known.opening -= 1;
        if known.opening == 0 {
            known.early.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunk(session: &str, text: &str) -> Box<RawValue> {
        let content = serde_json::json!({ "type": "text", "text": text });
        let update =
            serde_json::json!({ "sessionUpdate": "agent_message_chunk", "content": content });
        let params = serde_json::json!({ "sessionId": session, "update": update });
        serde_json::value::to_raw_value(&params).expect("JSON")
    }

    #[test]
    fn a_session_that_nobody_reads_is_cut_and_holds_up_no_other() {
        let routes = Routes::default();
        let mut slow = routes.open("slow");
        let mut other = routes.open("other");
        let text = "x".repeat(ROOM / 16);
        let tell = |session: &str, text: &str| {
            let params = chunk(session, text);
            routes.tell("session/update", Some(&params), params.get().len());
        };
        for _ in 0..64 {
            tell("slow", &text);
        }
        tell("other", "hello");
        let received = other.try_recv().expect("a message").message;
        assert!(matches!(received, Message::Update(_)));

        // Only what there was room for waits, and then the news that it is not all.
        let mut waited = 0;
        loop {
            match slow.try_recv().expect("a message").message {
                Message::Update(_) => waited += 1,
                Message::Cut => break,
                _ => unreachable!("nothing else was said"),
            }
        }
        assert_eq!(waited, 15);
        tell("slow", "left out");
        assert!(slow.try_recv().is_err());

        routes.resume("slow");
        for _ in 0..64 {
            tell("slow", &text);
            let received = slow.try_recv().expect("a message").message;
            assert!(matches!(received, Message::Update(_)));
        }
    }
}
