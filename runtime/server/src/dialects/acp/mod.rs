//! Agent Client Protocol: JSON-RPC 2.0 between an editor and an agent.
//!
//! `from_wire` and `to_wire` convert values, `view` tracks what the client has seen, `modes` and `options` present settings
//! as modes and options, `commands` are slash commands, `failure` converts errors, `asks` sends questions to the client, `open` manages open sessions and
//! `prompt` their prompts, `relay` the way to MCP servers of the client, `extension` has what this server adds to the protocol, `connection` and `session` implement the methods. `v2` serves version 2.

mod asks;
mod auth;
mod commands;
mod connection;
mod editor;
mod extension;
mod failure;
mod families;
mod from_wire;
mod host;
mod modes;
mod open;
mod options;
mod others;
mod prompt;
mod providers;
mod relay;
mod session;
mod setup;
mod to_wire;
mod v2;
mod view;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, Weak},
};

use serde_json::value::RawValue;
use threadwire_engine::{BoxFuture, Origin, ThreadId};
use threadwire_host::HostWatchId;
use threadwire_protocol::{
    Call, CallError, Rights,
    acp::{self as wire, Method, NotificationHandlers, errors},
    envelope::{Envelope, Id, Malformed, PendingCall, RequestId, RpcError, Wire},
};
use threadwire_workspace::locks::lock;

use self::{
    failure::Failure,
    families::Ready,
    open::Open,
    prompt::Pending,
    providers::Providers,
    relay::ClientRelay,
    to_wire::{Flags, Version, WIRE},
};
use super::editor::Families;
use threadwire_connection::{Connection, Detection, Dialect, Gated, Route, Session, gate};

/// The session of one ACP client.
struct AcpSession {
    connection: Arc<Connection>,
    client: Mutex<Option<Arc<Client>>>,
    /// The sessions that are open on this connection.
    open: Mutex<HashMap<ThreadId, Open>>,
    /// The child threads of those sessions, each with the session in which the client sees its questions.
    spawned: Mutex<HashMap<ThreadId, ThreadId>>,
    /// The prompt requests that are not answered yet.
    prompts: Mutex<HashMap<RequestId, Pending>>,
    /// The model providers that the client configured for its sessions.
    providers: Mutex<Providers>,
    /// The state of the sign-in as last sent to the client.
    sign_in: Mutex<Option<wire::AuthStatusResponse>>,
    host_watch: OnceLock<HostWatchId>,
    /// The way to the MCP servers of the client, and what tells the client from others.
    relay: OnceLock<(String, Arc<ClientRelay>)>,
    this: Weak<Self>,
}

/// The data that a client sent about itself in the handshake.
struct Client {
    name: String,
    flags: Flags,
    /// Whether the client can show forms.
    forms: bool,
    /// Whether the client can open web pages for the user.
    pages: bool,
    /// Whether the client reads files of its editor.
    reads_files: bool,
    /// Whether the client writes files of its editor.
    writes_files: bool,
    /// Whether the client runs commands in terminals of its editor.
    terminals: bool,
    /// The methods that its editor has of its own.
    families: Families,
}

/// The dialect. It has no state that its clients share.
#[derive(Debug)]
pub(super) struct Acp;

impl Dialect for Acp {
    fn name(&self) -> &'static str {
        wire::NAME
    }

    fn versions(&self) -> &'static [&'static str] {
        wire::VERSIONS
    }

    fn jsonrpc(&self) -> bool {
        wire::JSONRPC
    }

    fn routes(&self) -> &'static [Route] {
        &[Route {
            path: "/acp",
            message_limit: None,
            event_streams: true,
        }]
    }

    fn detect(&self, message: &Envelope<'_>) -> Detection {
        connection::detect(message)
    }

    fn open(self: Arc<Self>, connection: &Arc<Connection>, _version: usize) -> Arc<dyn Session> {
        Arc::new_cyclic(|this| AcpSession {
            connection: Arc::clone(connection),
            client: Mutex::default(),
            open: Mutex::default(),
            spawned: Mutex::default(),
            prompts: Mutex::default(),
            providers: Mutex::default(),
            sign_in: Mutex::default(),
            host_watch: OnceLock::new(),
            relay: OnceLock::new(),
            this: this.clone(),
        })
    }
}

impl Session for AcpSession {
    fn receive(self: Arc<Self>, message: Envelope<'_>) {
        if message.jsonrpc
            && let Some(method) = &message.method
            && self.speaks_v2(method, message.params)
        {
            return self.receive_v2(method, message.id, message.params);
        }
        match (&message.method, &message.id) {
            (Some(_), Id::Known(id)) if !message.jsonrpc => {
                let error = errors::invalid_request(&"`jsonrpc` is not \"2.0\"");
                self.connection.send(WIRE.error(id, &error));
            }
            (Some(_), _) if !message.jsonrpc => self.refuse("`jsonrpc` is not \"2.0\""),
            (Some(method), Id::Known(id)) => {
                gate::request(&self, method, id.clone(), message.params)
            }
            (Some(method), Id::Absent) => gate::notification(&self, method, message.params),
            (Some(_), Id::Other) => self.refuse("an id is a string, an integer or null"),
            (None, _) if message.result.is_some() || message.error.is_some() => {
                self.connection.answered(&message)
            }
            (None, id) => self.refuse_message(id, "neither `method` nor `result` nor `error`"),
        }
    }

    fn malformed(&self, reason: Malformed, id: Option<Id>) {
        match (reason, id) {
            (Malformed::NotJson | Malformed::TooDeep, _) => {
                self.answer_nobody(&errors::parse_error());
            }
            (Malformed::TooLong(limit), id) => {
                let problem = format!("a message has at most {limit} bytes");
                self.refuse_message(&id.unwrap_or_default(), &problem);
            }
            // The other members can have any value.
            (Malformed::NotAMessage, Some(id)) => self.refuse_message(&id, "`method` is no text"),
            (Malformed::NotAMessage, None) => {
                self.refuse("a message is one object; batches are not supported")
            }
        }
    }

    fn is_known(&self) -> bool {
        self.client().is_some()
    }

    fn closed(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            if let Some(watch) = self.host_watch.get() {
                self.connection.services().host.events.unwatch(*watch);
            }
            // Dropping a session closes its `ends` channels, so requests that wait for the end of a turn return.
            let open: Vec<Open> = lock(&self.open)
                .drain()
                .map(|(_, session)| session)
                .collect();
            for session in open {
                self.remove_editor(&session.handle);
                session.handle.unsubscribe(self.connection.client()).await;
            }
            self.leave_spawned(None).await;
        })
    }
}

impl NotificationHandlers for AcpSession {
    fn session_cancel(self: &Arc<Self>, params: wire::CancelNotification) {
        if let Ok(thread) = from_wire::session_id(&params.session_id) {
            self.cancel(thread);
        }
    }

    fn mcp_message_notification(self: &Arc<Self>, params: wire::MessageMcpNotification) {
        self.server_told(params);
    }

    fn cancel_request(self: &Arc<Self>, params: wire::CancelRequestNotification) {
        let id = match params.request_id {
            Some(wire::RequestId::Number(id)) => RequestId::Int(id),
            Some(wire::RequestId::String(id)) => RequestId::Text(id.into()),
            Some(wire::RequestId::Unknown(_)) => return,
            None => RequestId::Null,
        };
        // Only prompts can be canceled; the other requests are short.
        let thread = lock(&self.prompts).get(&id).map(|pending| pending.thread);
        if let Some(thread) = thread {
            self.cancel(thread);
        }
    }
}

/// The checks run in this order: handshake, known method, load, params, rights.
impl Gated for AcpSession {
    type Method = Method;
    type Client = Arc<Client>;

    const FIRST: Option<Method> = Some(Method::Initialize);
    const MAX_IN_FLIGHT: usize = 1024;

    fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }

    fn wire(&self) -> Wire {
        WIRE
    }

    fn client(&self) -> Option<Arc<Client>> {
        lock(&self.client).clone()
    }

    fn is_large(method: Method) -> bool {
        matches!(method, Method::SessionLoad | Method::SessionResume)
    }

    fn route(
        self: &Arc<Self>,
        client: Option<Arc<Client>>,
        method: Method,
        call: Call<'_>,
    ) -> Result<PendingCall, CallError> {
        wire::call(self, client, method, call)
    }

    fn notified(
        self: &Arc<Self>,
        rights: &dyn Rights,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<bool, CallError> {
        wire::notify(self, rights, method, params)
    }

    fn run(
        self: &Arc<Self>,
        method: Method,
        id: RequestId,
        params: Option<&RawValue>,
        call: PendingCall,
    ) {
        match method {
            Method::SessionPrompt => self.run_prompt(id, params, call),
            _ => self.connection.run(id, WIRE, call),
        }
    }
}

impl AcpSession {
    fn engine(&self) -> &threadwire_engine::Engine {
        &self.connection.services().engine
    }

    /// Tells whether a message is one of version 2.
    fn speaks_v2(&self, method: &str, params: Option<&RawValue>) -> bool {
        if method == Method::Initialize.name() {
            return v2::is_asked_for(params);
        }
        let client = lock(&self.client);
        client
            .as_ref()
            .is_some_and(|client| client.flags.version == Version::V2)
    }

    fn receive_v2(self: Arc<Self>, method: &str, id: Id, params: Option<&RawValue>) {
        match id {
            Id::Known(RequestId::Null) | Id::Other => {
                self.refuse("an id is a string or an integer");
            }
            Id::Known(id) => v2::request(self, method, id, params),
            Id::Absent => v2::notification(self, method, params),
        }
    }

    /// Sends an error with the id `null`, about a message that has no usable request id.
    fn answer_nobody(&self, error: &RpcError) {
        self.connection.send(WIRE.error(&RequestId::Null, error));
    }

    /// Refuses a message with its id, if that can be one.
    fn refuse_message(&self, id: &Id, detail: &str) {
        let id = match id {
            Id::Known(id) => id,
            Id::Absent | Id::Other => &RequestId::Null,
        };
        let error = errors::invalid_request(&detail);
        self.connection.send(WIRE.error(id, &error));
    }

    fn refuse(&self, detail: &'static str) {
        self.answer_nobody(&errors::invalid_request(&detail));
    }
}

impl Ready {
    /// Returns the origin of threads and turns that this client starts.
    fn origin(&self) -> Origin {
        Origin {
            client: self.client.name.clone(),
            source: "acp".to_owned(),
            ..Origin::default()
        }
    }
}
