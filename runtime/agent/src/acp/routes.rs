//! The way of an agent's messages to the sessions that they belong to.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use serde::Deserialize;
use serde_json::value::RawValue;
use threadwire_protocol::{
    RawJson,
    acp::{self, SessionNotification, SessionUpdate},
    envelope::{RequestId, RpcError, parse_params},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tracing::debug;

use super::link::Responder;

/// Maximum bytes of messages that wait for one session. Then nothing is read from the agent until there is room.
const ROOM: usize = 8 * 1024 * 1024;

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
    room: Arc<Semaphore>,
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
    _room: Option<OwnedSemaphorePermit>,
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
        let room = Arc::new(Semaphore::new(ROOM));
        known
            .sessions
            .insert(session.to_owned(), Inbox { messages, room });
        inbox
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
                let id = match told.request_id {
                    Some(acp::RequestId::Number(id)) => RequestId::Int(id),
                    Some(acp::RequestId::String(id)) => RequestId::Text(id.into()),
                    _ => return,
                };
                // The request does not tell its session; ids are unique in the connection.
                let sessions: Vec<Inbox> = self.known().sessions.values().cloned().collect();
                for inbox in sessions {
                    let _ = inbox.messages.send(Queued {
                        message: Message::Withdrawn(id.clone()),
                        _room: None,
                    });
                }
            }
            _ => debug!(method, "a notification of an agent is ignored"),
        }
    }

    /// Passes on a request, or refuses it.
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
        self.deliver(session, request, bytes).await;
    }

    async fn deliver(&self, session: String, message: Message, bytes: usize) {
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
        let wanted = u32::try_from(bytes.min(ROOM)).unwrap_or(u32::MAX);
        // The room is never closed.
        let room = inbox.room.acquire_many_owned(wanted).await.ok();
        let queued = Queued {
            message,
            _room: room,
        };
        if let Err(left) = inbox.messages.send(queued) {
            refuse_unknown(left.0.message, &session);
        }
    }
}

fn refuse_unknown(message: Message, session: &str) {
    match message {
        Message::Request(request) => {
            let error = RpcError::new(-32002, format!("there is no session {session}"));
            let data = serde_json::json!({ "sessionId": session });
            request.responder.refuse(&error.with_data(&data));
        }
        Message::Update(_) | Message::Withdrawn(_) => {
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
