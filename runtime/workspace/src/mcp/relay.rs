//! Servers of a client: what they are asked goes over the connection of the client that offers them.

use std::{collections::HashMap, fmt, io, sync::Arc};

use rmcp::{
    RoleClient,
    model::RequestId,
    service::{RxJsonRpcMessage, TxJsonRpcMessage},
    transport::Transport,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::{
    sync::mpsc,
    task::{AbortHandle, JoinSet},
};

use super::{BoxFuture, stdio::Messages};

/// Maximum number of notifications that wait for a request; further ones are dropped.
const MAX_NEWS: usize = 64;

/// The code of the error of a request that did not reach its server.
const FAILED: i32 = -32603;

/// A client that offers MCP servers over its own connection.
pub trait Relay: Send + Sync + 'static {
    /// Sends a request to a server of the client at once. Dropping the future withdraws the request.
    ///
    /// Errors: why the request has no answer.
    fn ask(
        &self,
        server: &str,
        request: Relayed,
        news: mpsc::Sender<Relayed>,
    ) -> BoxFuture<'static, Result<RelayedAnswer, String>>;
}

/// A request to a server, or a notification of the server about a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Relayed {
    /// The method in MCP.
    pub method: String,
    /// Its params.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<Box<RawValue>>,
}

/// The answer of a server.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RelayedAnswer {
    /// Its result.
    Result(Box<RawValue>),
    /// Its error, an object with `code` and `message`.
    Error(Box<RawValue>),
}

/// A server of a client.
#[derive(Clone)]
pub struct RelayedServer {
    /// What tells the client from all others.
    pub client: String,
    /// The client's id of the server.
    pub server: String,
    /// The way to the client.
    pub relay: Arc<dyn Relay>,
}

impl PartialEq for RelayedServer {
    fn eq(&self, other: &Self) -> bool {
        (&self.client, &self.server) == (&other.client, &other.server)
    }
}

impl fmt::Debug for RelayedServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RelayedServer")
            .field("server", &self.server)
            .finish_non_exhaustive()
    }
}

/// The transport to a server of a client. It carries requests of this side and what they lead to. Other messages have no
/// way: everything in MCP over ACP belongs to a request.
pub(super) struct RelayedTransport {
    server: RelayedServer,
    /// The messages of the server, each a line.
    lines: mpsc::UnboundedSender<Vec<u8>>,
    inbox: mpsc::UnboundedReceiver<Vec<u8>>,
    messages: Messages,
    /// The open requests. They are withdrawn on drop.
    requests: JoinSet<()>,
    by_id: HashMap<RequestId, AbortHandle>,
}

/// A message of this side.
#[derive(Deserialize)]
struct Outgoing {
    id: Option<RequestId>,
    method: Option<String>,
    params: Option<Box<RawValue>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Cancelled {
    request_id: RequestId,
}

/// A message of the server, as the protocol library reads it.
#[derive(Serialize)]
struct Incoming<T> {
    jsonrpc: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<RequestId>,
    #[serde(flatten)]
    content: T,
}

impl RelayedTransport {
    pub(super) fn new(server: RelayedServer) -> Self {
        let (lines, inbox) = mpsc::unbounded_channel();
        Self {
            server,
            lines,
            inbox,
            messages: Messages::default(),
            requests: JoinSet::new(),
            by_id: HashMap::new(),
        }
    }

    fn pass_on(&mut self, text: &str) -> serde_json::Result<()> {
        while self.requests.try_join_next().is_some() {}
        self.by_id.retain(|_, request| !request.is_finished());
        let message: Outgoing = serde_json::from_str(text)?;
        match (message.id, message.method) {
            (Some(id), Some(method)) => {
                let (news, mut told) = mpsc::channel(MAX_NEWS);
                let params = match &*method {
                    "initialize" => without_questions(message.params)?,
                    _ => message.params,
                };
                let request = Relayed { method, params };
                let mut asked = self.server.relay.ask(&self.server.server, request, news);
                let lines = self.lines.clone();
                let of = id.clone();
                let request = self.requests.spawn(async move {
                    let answer = loop {
                        tokio::select! {
                            biased;
                            Some(news) = told.recv() => tell(&lines, None, news),
                            answer = &mut asked => break answer,
                        }
                    };
                    let answer =
                        answer.unwrap_or_else(|reason| RelayedAnswer::Error(failed(&reason)));
                    tell(&lines, Some(of), answer);
                });
                self.by_id.insert(id, request);
            }
            (None, Some(method)) if method == "notifications/cancelled" => {
                let cancelled = message.params.unwrap_or_default();
                let cancelled: Cancelled = serde_json::from_str(cancelled.get())?;
                if let Some(request) = self.by_id.remove(&cancelled.request_id) {
                    request.abort();
                }
            }
            _ => {}
        }
        Ok(())
    }
}

impl Transport<RoleClient> for RelayedTransport {
    type Error = io::Error;

    fn send(
        &mut self,
        item: TxJsonRpcMessage<RoleClient>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        let sent = serde_json::to_string(&item).and_then(|text| self.pass_on(&text));
        async move { Ok(sent?) }
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleClient>> {
        loop {
            if let Some(message) = self.messages.next() {
                return Some(message);
            }
            let line = self.inbox.recv().await?;
            self.messages.push(&line);
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.requests.abort_all();
        Ok(())
    }
}

/// Takes the offer of elicitations out of a handshake. A server of a version with a handshake asks by requests of its own,
/// which have no way; one of a later version asks by its results.
fn without_questions(params: Option<Box<RawValue>>) -> serde_json::Result<Option<Box<RawValue>>> {
    let Some(params) = params else {
        return Ok(None);
    };
    let mut params: serde_json::Value = serde_json::from_str(params.get())?;
    if let Some(offered) = params["capabilities"].as_object_mut() {
        offered.remove("elicitation");
    }
    serde_json::value::to_raw_value(&params).map(Some)
}

fn tell<T: Serialize>(lines: &mpsc::UnboundedSender<Vec<u8>>, id: Option<RequestId>, content: T) {
    let message = Incoming {
        jsonrpc: "2.0",
        id,
        content,
    };
    match serde_json::to_vec(&message) {
        Ok(mut line) => {
            line.push(b'\n');
            // The transport may be closed.
            let _ = lines.send(line);
        }
        Err(error) => tracing::debug!(%error, "a message of an MCP server has no JSON form"),
    }
}

fn failed(reason: &str) -> Box<RawValue> {
    let error = serde_json::json!({ "code": FAILED, "message": reason });
    // Such an object always has a JSON form.
    serde_json::value::to_raw_value(&error).unwrap_or_default()
}
