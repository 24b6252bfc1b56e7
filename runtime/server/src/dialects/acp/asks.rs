//! Sends the engine's questions to the client as requests. The results are the answers.

mod form;

use std::sync::Arc;

use threadwire_engine::{Answer, Ask, AskKind, Decision, Elicited, Event, EventKind};
use threadwire_protocol::{
    acp::{self as wire, CancelRequestNotification, method, notification},
    acp_v2,
    envelope::RequestId,
};

use super::{
    AcpSession, Open, extension,
    from_wire::Trace,
    to_wire::{self, OTHER, Version, WIRE},
};
use threadwire_connection::{Gated, Unusable};

impl AcpSession {
    /// Sends a question to the client, unless it was sent already.
    pub(super) fn show(&self, session: &Open, ask: &Arc<Ask>) {
        if self.connection.is_asked(ask.id) {
            return;
        }
        let trace = session
            .prompt
            .as_ref()
            .map(|prompt| prompt.trace.clone())
            .unwrap_or_default();
        // The client knows the session, not its child threads.
        let shown = Ask {
            thread: session.handle.id(),
            ..Ask::clone(ask)
        };
        match &ask.kind {
            AskKind::Command { .. }
            | AskKind::FileChange { .. }
            | AskKind::Tool { .. }
            | AskKind::Permissions { .. } => {
                self.ask_permission(ask, &shown, session.view.open_call(&ask.item), &trace);
            }
            AskKind::Input { .. } if self.client().is_some_and(|client| client.forms) => {
                let call = session
                    .view
                    .is_open_call(&ask.item)
                    .then(|| ask.item.to_string());
                self.ask_input(ask, &shown, call, &trace);
            }
            // Other clients are not asked: their subscription excludes elicitations.
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

    /// Asks for a permission. `call` is the call that it is about, as the client has seen it.
    fn ask_permission(
        &self,
        ask: &Arc<Ask>,
        shown: &Ask,
        call: Option<&wire::ToolCall>,
        trace: &Trace,
    ) {
        let Some((mut request, decisions)) = to_wire::permission(shown, trace) else {
            return;
        };
        if let (AskKind::Tool { .. }, Some(call)) = (&ask.kind, call) {
            let asked = &mut request.tool_call;
            asked.title = Some(call.title.clone());
            asked.kind.clone_from(&call.kind);
            asked.locations.clone_from(&call.locations);
        }
        if self
            .client()
            .is_some_and(|client| client.flags.version == Version::V2)
        {
            let request = to_wire::v2::permission(shown, request);
            return self
                .connection
                .ask::<acp_v2::method::SessionRequestPermission>(
                    WIRE,
                    shown.thread,
                    ask,
                    &request,
                    |said| permission_answer(said.map(Outcome::from), decisions),
                );
        }
        self.connection.ask::<method::SessionRequestPermission>(
            WIRE,
            shown.thread,
            ask,
            &request,
            |said| permission_answer(said.map(Outcome::from), decisions),
        );
    }

    fn ask_input(&self, ask: &Arc<Ask>, shown: &Ask, call: Option<String>, trace: &Trace) {
        let Some(request) = to_wire::form(shown, call, trace) else {
            // A form must not ask for secrets, and this client has no other way to enter them.
            let answer = Answer::Failed {
                message: "the client has no way to enter secrets".to_owned(),
            };
            return self.connection.answer(ask, answer);
        };
        let asked = Arc::clone(ask);
        let schema = schema(&request);
        self.connection.ask::<method::ElicitationCreate>(
            WIRE,
            shown.thread,
            ask,
            &request,
            move |said| input_answer(&asked, fitting(schema.as_ref(), said)),
        );
    }

    /// Forwards an elicitation of a tool server. MCP and ACP describe forms and pages in the same way.
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
            return self.connection.answer(ask, answer);
        };
        let schema = schema(&request);
        self.connection.ask::<method::ElicitationCreate>(
            WIRE,
            shown.thread,
            ask,
            &request,
            move |said| elicitation_answer(fitting(schema.as_ref(), said)),
        );
    }

    /// Cancels the request of a settled question, unless the client answered it. `event` tells how it was settled.
    pub(super) fn settle(&self, ask: &Ask, event: Option<&Event>) {
        let settled = self.connection.settle(ask.id);
        let Some(settled) = settled.filter(|settled| !settled.is_answered) else {
            return;
        };
        let request_id = match settled.request {
            RequestId::Int(id) => wire::RequestId::Number(id),
            RequestId::Text(id) => wire::RequestId::String(id.into()),
            // This server's own requests have numeric ids.
            RequestId::Null => return,
        };
        let tells = self.client().is_some_and(|client| client.flags.answers);
        let meta = match event.filter(|_| tells) {
            Some(Event {
                kind: EventKind::AskSettled { answer, by, .. },
                cause,
                ..
            }) => extension::of_answer(answer, *by, cause.as_deref()),
            _ => None,
        };
        let params = CancelRequestNotification {
            request_id: Some(request_id),
            meta,
        };
        let frame = WIRE.notification::<notification::CancelRequest>(&params, None);
        self.connection.notify(Some(ask.thread), frame, None);
    }
}

/// The client's answer to a request for a permission, in any version.
enum Outcome {
    Selected(String),
    Cancelled,
    Unknown,
}

impl From<wire::RequestPermissionResponse> for Outcome {
    fn from(response: wire::RequestPermissionResponse) -> Self {
        use wire::RequestPermissionOutcome as W;

        match response.outcome {
            W::Selected(selected) => Self::Selected(selected.option_id),
            W::Cancelled => Self::Cancelled,
            W::Unknown(_) => Self::Unknown,
        }
    }
}

impl From<acp_v2::RequestPermissionResponse> for Outcome {
    fn from(response: acp_v2::RequestPermissionResponse) -> Self {
        use acp_v2::RequestPermissionOutcome as W;

        match response.outcome {
            W::Selected(selected) => Self::Selected(selected.option_id),
            W::Cancelled(_) => Self::Cancelled,
            W::Unknown(_) => Self::Unknown,
        }
    }
}

/// Reads the decision of the client. Anything that is not clearly an approval does not approve.
fn permission_answer(
    said: Result<Outcome, Unusable>,
    decisions: Vec<(String, Decision)>,
) -> Answer {
    match said {
        Ok(Outcome::Selected(option)) => {
            match decisions.into_iter().find(|(id, _)| *id == option) {
                Some((_, decision)) => Answer::Decision { decision },
                None => Answer::Failed {
                    message: format!("option was not offered: {option}"),
                },
            }
        }
        Ok(Outcome::Cancelled) => Answer::Decision {
            decision: Decision::Cancel,
        },
        Ok(Outcome::Unknown) => Answer::Failed {
            message: "unknown outcome".to_owned(),
        },
        Err(Unusable { message, .. }) => Answer::Failed { message },
    }
}

/// Returns the schema of a form.
fn schema(request: &wire::CreateElicitationRequest) -> Option<wire::ElicitationSchema> {
    match request {
        wire::CreateElicitationRequest::Form(form) => Some(form.requested_schema.clone()),
        _ => None,
    }
}

/// Makes an error of an answer whose content does not fit the form.
fn fitting(
    schema: Option<&wire::ElicitationSchema>,
    said: Result<wire::CreateElicitationResponse, Unusable>,
) -> Result<wire::CreateElicitationResponse, Unusable> {
    if let (Some(schema), Ok(wire::CreateElicitationResponse::Accept(accepted))) = (schema, &said) {
        let none = form::Content::new();
        let content = accepted.content.as_ref().unwrap_or(&none);
        if let Some(problem) = form::problem(schema, content) {
            return Err(Unusable {
                message: format!("the answer does not fit the form: {problem}"),
                is_error: false,
            });
        }
    }
    said
}

/// Reads the user's answer to a tool server. Errors and unknown answers cancel the question.
fn elicitation_answer(said: Result<wire::CreateElicitationResponse, Unusable>) -> Answer {
    let elicited = match said {
        Ok(wire::CreateElicitationResponse::Accept(accepted)) => Elicited::Accept {
            content: accepted
                .content
                .and_then(|content| serde_json::value::to_raw_value(&content).ok())
                .map(Into::into),
            meta: None,
        },
        Ok(wire::CreateElicitationResponse::Decline(_)) => Elicited::Decline,
        _ => Elicited::Cancel,
    };
    Answer::Elicitation { elicited }
}

/// Reads a form. If the form was declined or canceled, the questions stay unanswered.
fn input_answer(ask: &Ask, said: Result<wire::CreateElicitationResponse, Unusable>) -> Answer {
    let response = match said {
        Ok(response) => response,
        Err(Unusable { message, .. }) => return Answer::Failed { message },
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
