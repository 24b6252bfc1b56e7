//! Sends the engine's questions to the client as requests. The results are the answers.

use std::sync::Arc;

use threadwire_engine::{Answer, Ask, AskKind, Decision, SettledBy, ThreadId};
use threadwire_host::config::flags_of;
use threadwire_protocol::{
    RequestMethod,
    codex::{
        ServerRequestResolvedNotification, Version,
        method::{
            ApplyPatchApproval, ExecCommandApproval, ItemCommandExecutionRequestApproval,
            ItemFileChangeRequestApproval, ItemPermissionsRequestApproval, ItemToolCall,
            ItemToolRequestUserInput, McpServerElicitationRequest,
        },
        notification,
    },
    envelope::RequestId,
};

use super::{CodexSession, from_wire, lock, runs, to_wire};
use threadwire_connection::{Gated, Unusable};

impl CodexSession {
    /// Sends a question to the client, unless it was sent already. `again` sends also those, under the same id: a view
    /// that was opened anew may not know them.
    pub(super) fn show(&self, ask: &Arc<Ask>, again: bool) {
        let is_of_conversation = self.listeners.has(ask.thread);
        match &ask.kind {
            AskKind::Command { .. } if self.accepts_unasked(ask) => {
                let decision = Decision::Accept;
                self.connection.answer(ask, Answer::Decision { decision });
            }
            AskKind::Command { .. } if is_of_conversation => {
                self.send::<ExecCommandApproval>(
                    ask,
                    again,
                    to_wire::conversation_command,
                    |response| from_wire::review_decision(response.decision),
                );
            }
            AskKind::FileChange { .. } if is_of_conversation => {
                self.send::<ApplyPatchApproval>(
                    ask,
                    again,
                    to_wire::conversation_patch,
                    |response| from_wire::review_decision(response.decision),
                );
            }
            AskKind::Command { .. } => {
                self.send::<ItemCommandExecutionRequestApproval>(
                    ask,
                    again,
                    to_wire::command_approval,
                    from_wire::command_decision,
                );
            }
            AskKind::FileChange { .. } => {
                self.send::<ItemFileChangeRequestApproval>(
                    ask,
                    again,
                    to_wire::file_change_approval,
                    from_wire::file_change_decision,
                );
            }
            AskKind::Tool { .. } | AskKind::Permissions { .. }
                if self.version == Version::V0_97 =>
            {
                self.send::<ItemToolRequestUserInput>(
                    ask,
                    again,
                    to_wire::approval_question,
                    from_wire::tool_approval_answer,
                );
            }
            AskKind::Tool { .. } if self.asks_without_form(ask.thread) => {
                self.send::<ItemToolRequestUserInput>(
                    ask,
                    again,
                    to_wire::tool_question,
                    from_wire::tool_question_answer,
                );
            }
            AskKind::Tool { .. } => {
                self.send::<McpServerElicitationRequest>(
                    ask,
                    again,
                    to_wire::tool_approval,
                    from_wire::tool_decision,
                );
            }
            AskKind::Permissions { .. } => {
                self.send::<ItemPermissionsRequestApproval>(
                    ask,
                    again,
                    to_wire::permissions_approval,
                    from_wire::granted_permissions,
                );
            }
            AskKind::Elicitation { .. } => {
                self.send::<McpServerElicitationRequest>(
                    ask,
                    again,
                    to_wire::elicitation,
                    from_wire::elicited,
                );
            }
            AskKind::Input { .. } => {
                self.send::<ItemToolRequestUserInput>(
                    ask,
                    again,
                    match self.is_planning(ask.thread) {
                        true => to_wire::user_input_request,
                        false => to_wire::casual_user_input_request,
                    },
                    from_wire::user_input_answer,
                );
            }
            AskKind::ToolCall {
                namespace, tool, ..
            } if !self.runs_tool(ask.thread, namespace.as_deref(), tool) => {}
            AskKind::ToolCall { .. } => {
                self.send::<ItemToolCall>(ask, again, to_wire::tool_call, from_wire::tool_result);
            }
        }
    }

    /// Tells whether a command is accepted without a question: before 0.169 the policy `untrusted` trusts commands that
    /// are known to be harmless. It does not speak for other clients, whose users may want to decide.
    pub(super) fn accepts_unasked(&self, ask: &Ask) -> bool {
        ask.harmless
            && ask.sole_client == Some(self.connection.client())
            && (self.version < Version::V0_169 || self.listeners.has(ask.thread))
    }

    /// Tells whether a call of a tool goes to this client.
    fn runs_tool(&self, thread: ThreadId, namespace: Option<&str>, name: &str) -> bool {
        let Some(thread) = self.engine().loaded_thread(thread) else {
            return true;
        };
        let thread = thread.latest();
        let mut tools = thread.settings.tools.iter();
        let tool = tools.find(|tool| tool.name == name && tool.namespace.as_deref() == namespace);
        tool.is_none_or(runs)
    }

    /// Tells whether a thread is in plan mode, whose work is to ask.
    fn is_planning(&self, thread: ThreadId) -> bool {
        let thread = self.engine().loaded_thread(thread);
        thread.is_some_and(|thread| thread.latest().settings.mode == "plan")
    }

    /// Tells whether the configuration of a thread has `features.tool_call_mcp_elicitation = false`.
    fn asks_without_form(&self, thread: ThreadId) -> bool {
        let Some(thread) = self.engine().loaded_thread(thread) else {
            return false;
        };
        let thread = thread.latest();
        let settings = &thread.settings;
        let config = &self.connection.services().host.config;
        config
            .last_known(Some(&settings.cwd), &flags_of(settings))
            .is_some_and(|config| config.features.is_off("tool_call_mcp_elicitation"))
    }

    fn send<M: RequestMethod>(
        &self,
        ask: &Arc<Ask>,
        again: bool,
        params: fn(&Ask) -> M::Params,
        answer: fn(M::Response) -> Answer,
    ) where
        M::Response: 'static,
    {
        if again && self.connection.is_asked(ask.id) {
            self.connection
                .ask_again::<M>(self.wire(), ask, &params(ask));
        } else if self.client.get().is_some() {
            let is_approval = matches!(
                ask.kind,
                AskKind::Command { .. } | AskKind::FileChange { .. }
            );
            let is_tool = matches!(ask.kind, AskKind::Tool { .. });
            let is_call = matches!(ask.kind, AskKind::ToolCall { .. });
            let read = move |said: Result<M::Response, Unusable>| match said {
                Ok(said) => answer(said),
                Err(_) if is_approval => from_wire::undecided(),
                // Whoever says nothing that can be read has not allowed the call.
                Err(_) if is_tool => Answer::Decision {
                    decision: Decision::Decline,
                },
                Err(said) if is_call && !said.is_error => from_wire::invalid_result(),
                Err(Unusable { message, .. }) => Answer::Failed { message },
            };
            self.connection
                .ask::<M>(self.wire(), ask.thread, ask, &params(ask), read);
        }
    }

    /// Withdraws the request of a settled question. If the turn ends, the client is told after the turn's end.
    pub(super) fn settle(&self, ask: &Ask, by: SettledBy) {
        let request = self
            .connection
            .settle(ask.id)
            .filter(|_| !matches!(ask.kind, AskKind::ToolCall { .. }))
            .map(|settled| settled.request);
        match request {
            Some(request) if by == SettledBy::TurnEnd => {
                let mut withdrawn = lock(&self.withdrawn);
                withdrawn.entry(ask.thread).or_default().push(request);
            }
            Some(request) => self.tell_resolved(ask.thread, &request),
            None => {}
        }
    }

    /// Tells the client which requests were withdrawn with the turn of a thread.
    pub(super) fn tell_withdrawn(&self, thread: ThreadId) {
        let withdrawn = lock(&self.withdrawn).remove(&thread);
        for request in withdrawn.unwrap_or_default() {
            self.tell_resolved(thread, &request);
        }
    }

    fn tell_resolved(&self, thread: ThreadId, request: &RequestId) {
        self.tell::<notification::ServerRequestResolved>(
            Some(thread),
            &ServerRequestResolvedNotification {
                thread_id: thread.to_string(),
                request_id: to_wire::request_id(request),
            },
        );
    }
}
