//! MCP servers that clients offer over their own connections, for the agent.

use std::collections::HashMap;
use threadwire_engine::task;

use serde_json::value::{RawValue, to_raw_value};
use threadwire_protocol::{
    acp::{MessageMcpNotification, MessageMcpRequest, notification},
    envelope::{RequestId, RpcError, parse_params},
};
use threadwire_workspace::mcp::{Relayed as Message, RelayedServer};
use tokio::sync::mpsc;
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{responder::Responder, serve::invalid};

/// The codes of errors about the way to a server, beside those of the protocol.
mod code {
    pub(super) const TOO_MANY: i64 = -33000;
    pub(super) const NO_SERVER: i64 = -33001;
    pub(super) const NO_ANSWER: i64 = -33002;
}

/// Maximum number of requests of an agent that are open at once.
const MAX_REQUESTS: usize = 256;

/// Maximum number of notifications that wait for one request; further ones are dropped.
const MAX_NEWS: usize = 64;

/// The servers that an agent may use.
#[derive(Default)]
pub(super) struct Relayed {
    /// By the id that the agent knows.
    servers: HashMap<String, RelayedServer>,
    /// The open requests. They are withdrawn on drop.
    requests: HashMap<RequestId, (CancellationToken, DropGuard)>,
}

impl Relayed {
    /// Adds a server. Returns the id that the agent knows it by.
    pub(super) fn offer(&mut self, server: RelayedServer) -> String {
        let id = format!("{}/{}", server.client, server.server);
        self.servers.insert(id.clone(), server);
        id
    }

    /// Withdraws a request.
    pub(super) fn withdraw(&mut self, id: &RequestId) {
        self.requests.remove(id);
    }

    /// Passes on a request, or refuses it.
    pub(super) fn ask(&mut self, params: Option<&RawValue>, id: RequestId, responder: Responder) {
        let request = match parse_params::<MessageMcpRequest>(params, false) {
            Ok(request) => request,
            Err(error) => return responder.refuse(&invalid(error)),
        };
        let Some(server) = self.servers.get(&request.server_id).cloned() else {
            let error = format!("there is no MCP server {}", request.server_id);
            return responder.refuse(&RpcError::new(code::NO_SERVER, error));
        };
        // A request that was answered has cancelled its token.
        self.requests.retain(|_, (token, _)| !token.is_cancelled());
        if self.requests.len() >= MAX_REQUESTS {
            let error = "too many MCP requests wait for their answer";
            return responder.refuse(&RpcError::new(code::TOO_MANY, error));
        }
        let withdrawn = CancellationToken::new();
        let guard = withdrawn.clone().drop_guard();
        self.requests.insert(id, (withdrawn.clone(), guard));
        let (news, told) = mpsc::channel(MAX_NEWS);
        let message = Message {
            method: request.method,
            params: (request.params.as_ref()).and_then(|params| to_raw_value(params).ok()),
        };
        let asked = server.relay.ask(&server.server, message, news);
        let (server_id, request_id) = (request.server_id, request.request_id);
        task::spawn(async move {
            let _done = withdrawn.clone().drop_guard();
            let (mut asked, mut told) = (asked, told);
            let answer = loop {
                tokio::select! {
                    biased;
                    () = withdrawn.cancelled() => {
                        let error = RpcError::new(-32800, "the request was cancelled");
                        return responder.refuse(&error);
                    }
                    Some(news) = told.recv() => {
                        let params = news.params.and_then(|params| serde_json::from_str(params.get()).ok());
                        responder.notify::<notification::McpMessageNotification>(&MessageMcpNotification {
                            server_id: server_id.clone(),
                            request_id: request_id.clone(),
                            method: news.method,
                            params,
                            meta: None,
                        });
                    }
                    answer = &mut asked => break answer,
                }
            };
            match answer {
                Ok(answer) => responder.respond(&answer),
                Err(reason) => responder.refuse(&RpcError::new(code::NO_ANSWER, reason)),
            }
        });
    }
}
