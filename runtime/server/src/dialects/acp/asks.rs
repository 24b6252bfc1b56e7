//! Questions of the engine, asked as requests of the agent and answered by their results.

use std::sync::Arc;

use serde_json::value::RawValue;
use threadwire_engine::{Answer, Ask, AskKind, Decision, Elicited};
use threadwire_protocol::{
    acp::{self as wire, CancelRequestNotification, method, notification},
    envelope::{RequestId, RpcError},
};
use tracing::debug;

use super::{
    AcpSession, Open,
    from_wire::Trace,
    lock,
    to_wire::{self, OTHER, WIRE},
};

impl AcpSession {
    /// Shows a question to the client, once.
    pub(super) fn show(&self, session: &Open, ask: &Arc<Ask>) {
        if lock(&self.asks).contains_key(&ask.id) {
            return;
        }
        let trace = session
            .prompt
            .as_ref()
            .map(|prompt| prompt.trace.clone())
            .unwrap_or_default();
        // The client knows the session, not the threads that work for it.
        let shown = Ask {
            thread: session.handle.id(),
            ..Ask::clone(ask)
        };
        match &ask.kind {
            AskKind::Command { .. } | AskKind::FileChange { .. } | AskKind::Tool { .. } => {
                self.ask_permission(ask, &shown, &trace)
            }
            AskKind::Input { .. } if self.client().is_some_and(|client| client.forms) => {
                let call = session
                    .view
                    .is_open_call(&ask.item)
                    .then(|| ask.item.to_string());
                self.ask_input(ask, &shown, call, &trace);
            }
            // The subscription says that this client cannot answer.
            AskKind::Elicitation { .. }
                if self
                    .client()
                    .is_some_and(|client| client.forms || client.pages) =>
            {
                let call = session
                    .view
                    .is_open_call(&ask.item)
                    .then(|| ask.item.to_string());
                self.ask_for_server(ask, &shown, call, &trace);
            }
            AskKind::Input { .. } | AskKind::ToolCall { .. } | AskKind::Elicitation { .. } => {}
        }
    }

    fn ask_permission(&self, ask: &Arc<Ask>, shown: &Ask, trace: &Trace) {
        let Some((request, decisions)) = to_wire::permission(shown, trace) else {
            return;
        };
        let (this, asked) = (self.this.clone(), Arc::clone(ask));
        let waiter = move |result: Result<&RawValue, RpcError>| {
            let answer = permission_answer(result, decisions);
            if let Some(session) = this.upgrade() {
                session.answer(&asked, answer);
            }
        };
        let id = self.connection.request::<method::SessionRequestPermission>(
            WIRE,
            Some(shown.thread),
            &request,
            Box::new(waiter),
        );
        lock(&self.asks).insert(ask.id, id);
        self.connection.outbox.flush();
    }

    fn ask_input(&self, ask: &Arc<Ask>, shown: &Ask, call: Option<String>, trace: &Trace) {
        let Some(request) = to_wire::form(shown, call, trace) else {
            // Forms are no place for secrets, and there is no other way to ask this client.
            let answer = Answer::Failed {
                message: "the client has no way to enter secrets".to_owned(),
            };
            if let Some(session) = self.this.upgrade() {
                session.answer(ask, answer);
            }
            return;
        };
        let (this, asked) = (self.this.clone(), Arc::clone(ask));
        let waiter = move |result: Result<&RawValue, RpcError>| {
            let answer = input_answer(&asked, result);
            if let Some(session) = this.upgrade() {
                session.answer(&asked, answer);
            }
        };
        let id = self.connection.request::<method::ElicitationCreate>(
            WIRE,
            Some(shown.thread),
            &request,
            Box::new(waiter),
        );
        lock(&self.asks).insert(ask.id, id);
        self.connection.outbox.flush();
    }

    /// Passes the question of a tool server on, which speaks of forms and pages the same way.
    fn ask_for_server(&self, ask: &Arc<Ask>, shown: &Ask, call: Option<String>, trace: &Trace) {
        let request = to_wire::for_server(shown, call, trace).filter(|request| {
            self.client().is_some_and(|client| match request {
                wire::CreateElicitationRequest::Url(_) => client.pages,
                _ => client.forms,
            })
        });
        let Some(request) = request else {
            let answer = Answer::Elicitation {
                elicited: Elicited::Decline,
            };
            if let Some(session) = self.this.upgrade() {
                session.answer(ask, answer);
            }
            return;
        };
        let (this, asked) = (self.this.clone(), Arc::clone(ask));
        let waiter = move |result: Result<&RawValue, RpcError>| {
            if let Some(session) = this.upgrade() {
                session.answer(&asked, elicitation_answer(result));
            }
        };
        let id = self.connection.request::<method::ElicitationCreate>(
            WIRE,
            Some(shown.thread),
            &request,
            Box::new(waiter),
        );
        lock(&self.asks).insert(ask.id, id);
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

    /// Takes a settled question back from the client, unless it was the client that answered it.
    pub(super) fn settle(&self, ask: &Ask) {
        let Some(request) = lock(&self.asks).remove(&ask.id) else {
            return;
        };
        if !self.connection.withdraw(&request) {
            return;
        }
        let request_id = match request {
            RequestId::Int(id) => wire::RequestId::Number(id),
            RequestId::Text(id) => wire::RequestId::String(id.into()),
            // Requests of ours are numbered.
            RequestId::Null => return,
        };
        let params = CancelRequestNotification {
            request_id: Some(request_id),
            meta: None,
        };
        let frame = WIRE.notification::<notification::CancelRequest>(&params, None);
        self.connection.notify(Some(ask.thread), frame, None);
    }
}

/// Reads what the client decided. Whatever is not clearly an approval is none.
fn permission_answer(
    result: Result<&RawValue, RpcError>,
    decisions: Vec<(String, Decision)>,
) -> Answer {
    let response = match result
        .map(|result| serde_json::from_str::<wire::RequestPermissionResponse>(result.get()))
    {
        Ok(Ok(response)) => response,
        Ok(Err(error)) => {
            return Answer::Failed {
                message: format!("unreadable answer: {error}"),
            };
        }
        Err(error) => {
            return Answer::Failed {
                message: error.message.into_owned(),
            };
        }
    };
    match response.outcome {
        wire::RequestPermissionOutcome::Selected(selected) => {
            match decisions
                .into_iter()
                .find(|(id, _)| *id == selected.option_id)
            {
                Some((_, decision)) => Answer::Decision { decision },
                None => Answer::Failed {
                    message: format!("option was not offered: {}", selected.option_id),
                },
            }
        }
        wire::RequestPermissionOutcome::Cancelled => Answer::Decision {
            decision: Decision::Cancel,
        },
        wire::RequestPermissionOutcome::Unknown(_) => Answer::Failed {
            message: "unknown outcome".to_owned(),
        },
    }
}

/// Reads what the user says to a tool server. Whatever is not clearly an answer gives the question up.
fn elicitation_answer(result: Result<&RawValue, RpcError>) -> Answer {
    let response = result.ok().and_then(|result| {
        serde_json::from_str::<wire::CreateElicitationResponse>(result.get()).ok()
    });
    let elicited = match response {
        Some(wire::CreateElicitationResponse::Accept(accepted)) => Elicited::Accept {
            content: accepted
                .content
                .and_then(|content| serde_json::value::to_raw_value(&content).ok())
                .map(Into::into),
        },
        Some(wire::CreateElicitationResponse::Decline(_)) => Elicited::Decline,
        _ => Elicited::Cancel,
    };
    Answer::Elicitation { elicited }
}

/// Reads what the user filled in. A form that was not sent off leaves the questions unanswered.
fn input_answer(ask: &Ask, result: Result<&RawValue, RpcError>) -> Answer {
    let response = match result
        .map(|result| serde_json::from_str::<wire::CreateElicitationResponse>(result.get()))
    {
        Ok(Ok(response)) => response,
        Ok(Err(error)) => {
            return Answer::Failed {
                message: format!("unreadable answer: {error}"),
            };
        }
        Err(error) => {
            return Answer::Failed {
                message: error.message.into_owned(),
            };
        }
    };
    let mut content = match response {
        wire::CreateElicitationResponse::Accept(accepted) => accepted.content.unwrap_or_default(),
        wire::CreateElicitationResponse::Decline(_)
        | wire::CreateElicitationResponse::Cancel(_)
        | wire::CreateElicitationResponse::Unknown(_) => {
            return Answer::Input {
                answers: Vec::new(),
            };
        }
    };
    let AskKind::Input { questions } = &ask.kind else {
        return Answer::Failed {
            message: "not a question to the user".to_owned(),
        };
    };
    let answers = questions.iter().filter_map(|question| {
        let other = content
            .remove(&format!("{}{OTHER}", question.id))
            .map(texts)
            .filter(|texts| texts != &[""]);
        let texts = other.or_else(|| content.remove(&question.id).map(texts))?;
        Some((question.id.clone(), texts))
    });
    Answer::Input {
        answers: answers.collect(),
    }
}

fn texts(value: wire::ElicitationContentValue) -> Vec<String> {
    use wire::ElicitationContentValue as W;

    match value {
        W::String(text) => vec![text],
        W::Integer(number) => vec![number.to_string()],
        W::Number(number) => vec![number.to_string()],
        W::Boolean(value) => vec![value.to_string()],
        W::StringArray(texts) => texts,
        W::Unknown(raw) => vec![raw.get().to_owned()],
    }
}
