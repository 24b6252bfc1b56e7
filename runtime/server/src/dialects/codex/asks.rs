//! Questions of the engine, asked as requests of the server and answered by their results.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use threadwire_engine::{Answer, ApprovalPolicy, Ask, AskKind, Decision};
use threadwire_protocol::{
    RequestMethod,
    codex::{
        ServerRequestResolvedNotification, Version,
        method::{
            ItemCommandExecutionRequestApproval, ItemFileChangeRequestApproval, ItemToolCall,
            ItemToolRequestUserInput, McpServerElicitationRequest,
        },
        notification,
    },
    envelope::RpcError,
};
use threadwire_workspace::command;
use tracing::debug;

use super::{CodexSession, from_wire, lock, to_wire};

impl CodexSession {
    /// Shows a question to the client, once.
    pub(super) fn show(&self, ask: &Arc<Ask>) {
        match &ask.kind {
            AskKind::Command { command, .. } if self.trusts(ask, command) => {
                if let Some(session) = self.this.upgrade() {
                    let decision = Decision::Accept;
                    session.answer(ask, Answer::Decision { decision });
                }
            }
            AskKind::Command { .. } => {
                self.send::<ItemCommandExecutionRequestApproval>(
                    ask,
                    to_wire::command_approval,
                    from_wire::command_decision,
                );
            }
            AskKind::FileChange { .. } => {
                self.send::<ItemFileChangeRequestApproval>(
                    ask,
                    to_wire::file_change_approval,
                    from_wire::file_change_decision,
                );
            }
            AskKind::Tool { .. } if self.version == Version::V0_97 => {
                self.send::<ItemToolRequestUserInput>(
                    ask,
                    to_wire::tool_approval_question,
                    from_wire::tool_approval_answer,
                );
            }
            AskKind::Tool { .. } => {
                self.send::<McpServerElicitationRequest>(
                    ask,
                    to_wire::tool_approval,
                    from_wire::tool_decision,
                );
            }
            AskKind::Elicitation { .. } => {
                self.send::<McpServerElicitationRequest>(
                    ask,
                    to_wire::elicitation,
                    from_wire::elicited,
                );
            }
            AskKind::Input { .. } => {
                self.send::<ItemToolRequestUserInput>(
                    ask,
                    to_wire::user_input_request,
                    from_wire::user_input_answer,
                );
            }
            AskKind::ToolCall { .. } => {
                self.send::<ItemToolCall>(ask, to_wire::tool_call, from_wire::tool_result);
            }
        }
    }

    /// Tells whether a client is not asked for a command: before 0.169 the policy `untrusted` trusts those that are known
    /// to be harmless.
    fn trusts(&self, ask: &Ask, command: &str) -> bool {
        self.version < Version::V0_169
            && command::is_known_safe(command)
            && self
                .engine()
                .loaded_thread(ask.thread)
                .is_some_and(|thread| {
                    thread.latest().settings.approval == ApprovalPolicy::Untrusted
                })
    }

    fn send<M: RequestMethod>(
        &self,
        ask: &Arc<Ask>,
        params: fn(&Ask) -> M::Params,
        answer: fn(M::Response) -> Answer,
    ) where
        M::Response: DeserializeOwned + 'static,
    {
        let mut open = lock(&self.asks);
        if self.client.get().is_none() || open.contains_key(&ask.id) {
            return;
        }
        let (this, asked) = (self.this.clone(), Arc::clone(ask));
        let waiter = Box::new(move |result: Result<&RawValue, RpcError>| {
            let answer = match result.map(|result| M::read_response(result.get())) {
                Ok(Ok(response)) => answer(response),
                Ok(Err(error)) => Answer::Failed {
                    message: format!("unreadable answer: {error}"),
                },
                Err(error) => Answer::Failed {
                    message: error.message.into_owned(),
                },
            };
            if let Some(session) = this.upgrade() {
                session.answer(&asked, answer);
            }
        });
        let id = self
            .connection
            .request::<M>(self.wire(), Some(ask.thread), &params(ask), waiter);
        open.insert(ask.id, id);
        drop(open);
        self.connection.outbox.flush();
    }

    /// Hands the client's answer to the engine. The first answer of any client counts.
    fn answer(self: Arc<Self>, ask: &Ask, answer: Answer) {
        let Some(thread) = self.engine().loaded_thread(ask.thread) else {
            return;
        };
        let (id, client) = (ask.id, self.connection.id);
        self.connection.spawn(async move {
            if let Err(error) = thread.answer(id, answer, client).await {
                debug!(%error, ask = %id, "answer came too late");
            }
        });
    }

    /// Takes a settled question back from the client.
    pub(super) fn settle(&self, ask: &Ask) {
        let Some(request) = lock(&self.asks).remove(&ask.id) else {
            return;
        };
        self.connection.withdraw(&request);
        if !matches!(ask.kind, AskKind::ToolCall { .. }) {
            self.tell::<notification::ServerRequestResolved>(
                Some(ask.thread),
                &ServerRequestResolvedNotification {
                    thread_id: ask.thread.to_string(),
                    request_id: to_wire::request_id(&request),
                },
            );
        }
    }
}
