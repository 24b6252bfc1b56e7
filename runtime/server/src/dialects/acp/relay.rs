//! MCP servers of the client: `mcp/message` carries what they are asked and what they say.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicU64, Ordering},
    },
};

use serde_json::value::to_raw_value;
use threadwire_engine::BoxFuture;
use threadwire_protocol::acp::{
    McpServer, MessageMcpNotification, MessageMcpRequest, MessageMcpResponse, method,
};
use threadwire_workspace::mcp::{Relay, Relayed, RelayedAnswer};
use tokio::sync::mpsc;

use super::{AcpSession, editor::withdrawn, from_wire, lock, to_wire::WIRE};
use crate::dialects::editor::reason;
use threadwire_connection::NoAnswer;

/// The way to the MCP servers of the client.
pub(super) struct ClientRelay {
    session: Weak<AcpSession>,
    /// The number of the next request.
    next: AtomicU64,
    open: Arc<Mutex<Open>>,
}

/// Those who wait for the notifications of a request, by its id, with the server that is asked.
type Open = HashMap<String, (String, mpsc::Sender<Relayed>)>;

/// An open request. Dropping it ends its notifications.
struct Entry {
    open: Arc<Mutex<Open>>,
    id: String,
}

impl Drop for Entry {
    fn drop(&mut self) {
        lock(&self.open).remove(&self.id);
    }
}

impl ClientRelay {
    pub(super) fn new(session: Weak<AcpSession>) -> Self {
        Self {
            session,
            next: AtomicU64::new(1),
            open: Arc::default(),
        }
    }

    /// Passes on a notification of a server. One about no open request is ignored.
    fn told(&self, told: MessageMcpNotification) {
        let open = lock(&self.open);
        if let Some((server, news)) = open.get(&told.request_id)
            && *server == told.server_id
        {
            // What is too much is dropped.
            let _ = news.try_send(Relayed {
                method: told.method,
                params: (told.params.as_ref()).and_then(|params| to_raw_value(params).ok()),
            });
        }
    }
}

impl Relay for ClientRelay {
    fn ask(
        &self,
        server: &str,
        request: Relayed,
        news: mpsc::Sender<Relayed>,
    ) -> BoxFuture<'static, Result<RelayedAnswer, String>> {
        let Some(session) = self.session.upgrade() else {
            return Box::pin(async { Err(reason(NoAnswer::Left)) });
        };
        let id = self.next.fetch_add(1, Ordering::Relaxed).to_string();
        lock(&self.open).insert(id.clone(), (server.to_owned(), news));
        let entry = Entry {
            open: Arc::clone(&self.open),
            id: id.clone(),
        };
        let params = MessageMcpRequest {
            server_id: server.to_owned(),
            request_id: id,
            method: request.method,
            params: (request.params).and_then(|params| serde_json::from_str(params.get()).ok()),
            meta: None,
        };
        let reply = session
            .connection
            .begin::<method::McpMessage>(WIRE, None, &params)
            .on_withdrawal(withdrawn);
        Box::pin(async move {
            let answer = reply.wait(None).await;
            drop(entry);
            let answer = match answer.map_err(reason)? {
                MessageMcpResponse::Result(answer) => {
                    to_raw_value(&answer.result).map(RelayedAnswer::Result)
                }
                MessageMcpResponse::Error(answer) => {
                    to_raw_value(&answer.error).map(RelayedAnswer::Error)
                }
                MessageMcpResponse::Unknown(_) => {
                    return Err("the client answered with neither a result nor an error".to_owned());
                }
            };
            answer.map_err(|error| error.to_string())
        })
    }
}

impl AcpSession {
    /// Returns the MCP servers of a request.
    pub(super) fn tool_servers(
        &self,
        servers: &[McpServer],
    ) -> Vec<threadwire_engine::ToolServerSpec> {
        let (client, _) = self.relay.get_or_init(|| {
            let relay = Arc::new(ClientRelay::new(self.this.clone()));
            let way: Arc<dyn Relay> = Arc::<ClientRelay>::clone(&relay);
            let client = self.connection.services().host.mcp.add_relay(&way);
            (client, relay)
        });
        from_wire::tool_servers(servers, client)
    }

    /// Passes on a notification of a server of the client.
    pub(super) fn server_told(&self, told: MessageMcpNotification) {
        if let Some((_, relay)) = self.relay.get() {
            relay.told(told);
        }
    }
}
