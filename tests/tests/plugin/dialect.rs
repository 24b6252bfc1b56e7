//! The example dialect; its rooms are threads.

use std::{
    collections::HashSet,
    fmt::Display,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak},
};

use serde_json::value::RawValue;
use threadwire_engine::{
    Answer, AnswerSet, Ask, AskKind, BoxFuture, ConfigOverrides, Cursor, Decision, DeltaKind,
    Error, Event, EventKind, NewThread, NewTurn, Observer, ThreadHandle, ThreadId, TurnStatus,
};
use threadwire_protocol::{
    Call, CallError, Handler, NotificationMethod, Rights,
    envelope::{Envelope, Id, Malformed, PendingCall, RpcError, Wire},
};
use threadwire_server::{
    Connection, Detection, Dialect, ErrorMapping, Gated, Route, Session, request,
};

use crate::chat::{self, Method, NotificationHandlers, errors, method, notification};

const WIRE: Wire = Wire {
    jsonrpc: chat::JSONRPC,
    version: 0,
};

#[derive(Debug)]
pub(crate) struct Chat;

impl Dialect for Chat {
    fn name(&self) -> &'static str {
        chat::NAME
    }

    fn versions(&self) -> &'static [&'static str] {
        chat::VERSIONS
    }

    fn jsonrpc(&self) -> bool {
        chat::JSONRPC
    }

    fn routes(&self) -> &'static [Route] {
        &[Route {
            path: "/chat",
            message_limit: None,
            event_streams: false,
        }]
    }

    fn detect(&self, message: &Envelope<'_>) -> Detection {
        match message.method.as_deref() {
            Some(name) if message.jsonrpc && Method::from_name(name).is_some() => {
                Detection::Certain
            }
            _ => Detection::No,
        }
    }

    fn open(self: Arc<Self>, connection: &Arc<Connection>, _version: usize) -> Arc<dyn Session> {
        Arc::new_cyclic(|this| ChatSession {
            connection: Arc::clone(connection),
            name: OnceLock::new(),
            rooms: Mutex::default(),
            this: this.clone(),
        })
    }
}

/// The session of one client.
struct ChatSession {
    connection: Arc<Connection>,
    name: OnceLock<Arc<str>>,
    rooms: Mutex<HashSet<ThreadId>>,
    this: Weak<Self>,
}

impl Session for ChatSession {
    fn receive(self: Arc<Self>, message: Envelope<'_>) {
        match (&message.method, &message.id) {
            (Some(method), Id::Known(id)) => request(&self, method, id.clone(), message.params),
            (Some(method), _) => threadwire_server::notification(&self, method, message.params),
            (None, _) => self.connection.answered(&message),
        }
    }

    fn malformed(&self, _reason: Malformed, _id: Option<Id>) {}

    fn closed(&self) -> BoxFuture<'_, ()> {
        let rooms: Vec<ThreadId> = self.rooms().drain().collect();
        Box::pin(self.connection.unfollow(rooms))
    }
}

impl ErrorMapping for ChatSession {
    fn of_call(error: CallError) -> RpcError {
        match error {
            CallError::UnknownMethod { method, .. } => errors::unknown_method(&method),
            CallError::Overloaded => errors::busy(),
            CallError::NotInitialized => errors::no_hello(),
            CallError::InvalidParams { detail, .. } => errors::bad_params(&detail),
            CallError::Experimental { descriptor } => errors::failed(&descriptor),
            CallError::Forbidden { method, needs } => errors::forbidden(&method, &needs),
            CallError::NotAttached { thread } => errors::not_inside(&thread),
            CallError::Refused(error) => *error,
        }
    }

    fn of_engine(error: Error) -> RpcError {
        failed(error)
    }
}

impl Gated for ChatSession {
    type Method = Method;
    type Client = Arc<str>;

    const FIRST: Option<Method> = None;
    const MAX_IN_FLIGHT: usize = 16;

    fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }

    fn wire(&self) -> Wire {
        WIRE
    }

    fn client(&self) -> Option<Arc<str>> {
        self.name.get().cloned()
    }

    fn route(
        self: &Arc<Self>,
        client: Option<Arc<str>>,
        method: Method,
        call: Call<'_>,
    ) -> Result<PendingCall, CallError> {
        chat::call(self, client, method, call)
    }

    fn notified(
        self: &Arc<Self>,
        rights: &dyn Rights,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<bool, CallError> {
        chat::notify(self, rights, method, params)
    }
}

impl ChatSession {
    fn rooms(&self) -> MutexGuard<'_, HashSet<ThreadId>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell<M: NotificationMethod>(&self, room: ThreadId, params: &M::Params) {
        let frame = WIRE.notification::<M>(params, None);
        self.connection.notify(Some(room), frame, None);
    }

    fn show(&self, ask: &Arc<Ask>) {
        if let AskKind::Command { command, .. } = &ask.kind {
            let params = chat::May {
                room: ask.thread.to_string(),
                command: command.clone(),
            };
            self.connection
                .ask::<method::RoomMay>(WIRE, ask.thread, ask, &params, |said| {
                    let decision = match said {
                        Ok(chat::Allowed { yes: true }) => Decision::Accept,
                        _ => Decision::Decline,
                    };
                    Answer::Decision { decision }
                });
        }
    }
}

/// The handler of the handshake, the only method before it is done.
struct Hello(Arc<ChatSession>);

/// The handlers of a client's room methods.
struct Room {
    session: Arc<ChatSession>,
    name: Arc<str>,
}

impl chat::Handlers for ChatSession {
    type Initialized = Arc<str>;
    type Connection = Hello;
    type Room = Room;

    fn connection(self: &Arc<Self>) -> Hello {
        Hello(Arc::clone(self))
    }

    fn room(self: &Arc<Self>, name: Arc<str>) -> Room {
        Room {
            session: Arc::clone(self),
            name,
        }
    }
}

impl Handler for Hello {
    type Error = RpcError;
}

impl chat::ConnectionMethods for Hello {
    async fn hello(&self, params: chat::Hello) -> Result<chat::Welcome, RpcError> {
        let name = self.0.name.get_or_init(|| params.name.into());
        let server = format!("{} for {name}", chat::NAME);
        Ok(chat::Welcome { server })
    }
}

impl Handler for Room {
    type Error = RpcError;
}

impl chat::RoomMethods for Room {
    async fn room_join(&self, params: chat::Join) -> Result<chat::Joined, RpcError> {
        let services = self.session.connection.services();
        let handle = match params.room {
            Some(room) => match room.parse() {
                Ok(id) => services.engine.load_thread(id).await.map_err(failed)?,
                Err(_) => return Err(errors::no_room(&room)),
            },
            None => {
                let config = &services.host.config;
                let settings = config
                    .settings(config.cwd(), ConfigOverrides::default())
                    .await;
                let mut thread = NewThread::new(settings.map_err(failed)?);
                thread.origin.client = self.name.to_string();
                services.engine.start_thread(thread).await.map_err(failed)?
            }
        };
        self.enter(&handle).await?;
        let room = handle.id().to_string();
        Ok(chat::Joined { room })
    }

    async fn room_say(&self, params: chat::Say) -> Result<chat::Said, RpcError> {
        let room = params.place.room;
        let handle = self.inside(&room).ok_or_else(|| errors::no_room(&room))?;
        let mut turn = NewTurn::text(params.text);
        turn.origin.client = self.name.to_string();
        let turn = handle
            .start_turn(turn)
            .await
            .map_err(failed)?
            .id
            .to_string();
        Ok(chat::Said { turn })
    }
}

impl Room {
    async fn enter(&self, handle: &ThreadHandle) -> Result<(), RpcError> {
        let session = &self.session;
        let observer = session
            .this
            .upgrade()
            .ok_or_else(|| errors::failed(&"gone"))?;
        session.rooms().insert(handle.id());
        let answers = AnswerSet {
            approval: true,
            ..AnswerSet::default()
        };
        let snapshot = session
            .connection
            .follow(handle, observer, answers, Cursor::Live)
            .await;
        snapshot.asks.iter().for_each(|ask| session.show(ask));
        Ok(())
    }

    fn inside(&self, room: &str) -> Option<ThreadHandle> {
        self.session.inside(room)
    }
}

impl ChatSession {
    /// Returns a room that the client has joined.
    fn inside(&self, room: &str) -> Option<ThreadHandle> {
        let id = room.parse().ok().filter(|id| self.rooms().contains(id))?;
        self.connection.services().engine.loaded_thread(id)
    }
}

impl NotificationHandlers for ChatSession {
    fn room_hush(self: &Arc<Self>, params: chat::Hush) {
        if let Some(handle) = self.inside(&params.room) {
            // The error that no turn runs is ignored.
            self.connection
                .spawn(async move { _ = handle.interrupt(None).await });
        }
    }
}

impl Observer for ChatSession {
    fn on_event(&self, event: &Arc<Event>) {
        let room = event.thread.to_string();
        match &event.kind {
            EventKind::ItemDelta {
                kind: DeltaKind::Text,
                text,
                ..
            } => {
                let text = text.to_string();
                self.tell::<notification::RoomText>(event.thread, &chat::Text { room, text });
            }
            EventKind::TurnEnded { turn, .. } => {
                let how = match turn.status {
                    TurnStatus::Completed => "completed",
                    TurnStatus::Interrupted => "interrupted",
                    TurnStatus::Failed | TurnStatus::Running => "failed",
                };
                let how = how.to_owned();
                self.tell::<notification::RoomQuiet>(event.thread, &chat::Quiet { room, how });
            }
            EventKind::AskOpened(ask) => self.show(ask),
            EventKind::AskSettled { ask, .. } => _ = self.connection.settle(ask.id),
            EventKind::ThreadUnloaded | EventKind::ThreadDeleted => {
                self.rooms().remove(&event.thread);
            }
            _ => {}
        }
    }

    fn backlog(&self, _: ThreadId) -> Option<BoxFuture<'static, ()>> {
        self.connection.backlog()
    }

    fn flush(&self) {
        self.connection.flush();
    }

    fn panicked(&self) {
        self.connection.fail(WIRE);
    }
}

fn failed(reason: impl Display) -> RpcError {
    errors::failed(&reason)
}
