//! Answers requests of the server: a user answers on a terminal; without a terminal, requests are declined.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::mpsc,
    thread,
};

use threadwire_client::{
    Responder,
    protocol::{
        RawJson, RequestMethod,
        codex::{
            CommandExecutionApprovalDecision, CommandExecutionRequestApprovalParams,
            CommandExecutionRequestApprovalResponse, FileChangeApprovalDecision,
            FileChangeRequestApprovalParams, FileChangeRequestApprovalResponse,
            ToolRequestUserInputAnswer, ToolRequestUserInputParams, ToolRequestUserInputQuestion,
            ToolRequestUserInputResponse, method,
        },
        envelope::RpcError,
    },
};

use crate::output::{indented, note, shown};

/// Answers requests in sequence, without blocking the event loop.
#[derive(Debug)]
pub(super) struct Answers {
    /// Sends requests to the thread that asks the user; `None` without a terminal.
    person: Option<mpsc::Sender<(Question, Responder)>>,
}

/// The requests that a user can answer. Others are refused and not read.
#[derive(Debug)]
enum Question {
    Command(Box<CommandExecutionRequestApprovalParams>),
    FileChange(FileChangeRequestApprovalParams),
    UserInput(ToolRequestUserInputParams),
    Other,
}

impl Question {
    fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            method::ItemCommandExecutionRequestApproval::NAME => Self::Command(params.decode()?),
            method::ItemFileChangeRequestApproval::NAME => Self::FileChange(params.decode()?),
            method::ItemToolRequestUserInput::NAME => Self::UserInput(params.decode()?),
            _ => Self::Other,
        })
    }
}

#[derive(Clone, Copy)]
enum Decision {
    Accept,
    AcceptForSession,
    Decline,
    Cancel,
}

impl Answers {
    pub(super) fn new(on_terminal: bool) -> Self {
        let person = on_terminal.then(|| {
            let (questions, asked) = mpsc::channel::<(Question, Responder)>();
            // A separate thread, because reading a terminal blocks and cannot be cancelled.
            thread::spawn(move || {
                for (question, responder) in asked {
                    ask(&question, responder);
                }
            });
            questions
        });
        Self { person }
    }

    pub(super) fn answer(&mut self, method: &str, params: &RawJson, responder: Responder) {
        let question = match Question::parse(method, params) {
            Ok(question) => question,
            Err(error) => return responder.refuse(&RpcError::new(-32602, error.to_string())),
        };
        match &self.person {
            // Fails only if the thread has panicked; the dropped responder then refuses the request.
            Some(person) => drop(person.send((question, responder))),
            None => decline(&question, responder),
        }
    }
}

/// Declines a request without a user.
fn decline(question: &Question, responder: Responder) {
    match question {
        Question::Command(params) => {
            let command = params.command.as_deref().unwrap_or("a command");
            note(&format!(
                "declined, because there is no terminal to ask on: {}",
                indented(command)
            ));
            decide_command(Decision::Decline, responder);
        }
        Question::FileChange(_) => {
            note("declined, because there is no terminal to ask on: a file change");
            decide_change(Decision::Decline, responder);
        }
        Question::UserInput(params) => {
            for question in &params.questions {
                note(&format!(
                    "left open, because nobody can be asked: {}",
                    indented(&question.question)
                ));
            }
            responder.respond(&ToolRequestUserInputResponse {
                answers: BTreeMap::new(),
            });
        }
        // A dropped responder refuses the request.
        _ => drop(responder),
    }
}

/// Asks the user for the answer to a request.
fn ask(question: &Question, responder: Responder) {
    match question {
        Question::Command(params) => {
            note(&format!(
                "\nRun this command? {}",
                indented(params.command.as_deref().unwrap_or(""))
            ));
            reason(params.reason.as_deref());
            decide_command(ask_decision(), responder);
        }
        Question::FileChange(params) => {
            note("\nMake these changes?");
            reason(params.reason.as_deref());
            decide_change(ask_decision(), responder);
        }
        Question::UserInput(params) => {
            let answers = params
                .questions
                .iter()
                .map(|question| {
                    let answers = ask_text(question).into_iter().collect();
                    (question.id.clone(), ToolRequestUserInputAnswer { answers })
                })
                .collect();
            responder.respond(&ToolRequestUserInputResponse { answers });
        }
        _ => decline(question, responder),
    }
}

fn reason(reason: Option<&str>) {
    if let Some(reason) = reason {
        note(&format!("  {}", indented(reason)));
    }
}

/// Asks until the input is a valid decision. The end of input declines.
fn ask_decision() -> Decision {
    loop {
        match read_line("[y]es, [a]lways in this thread, [n]o, [c]ancel the turn: ").as_deref() {
            Some("y" | "yes") => return Decision::Accept,
            Some("a" | "always") => return Decision::AcceptForSession,
            Some("n" | "no") | None => return Decision::Decline,
            Some("c" | "cancel") => return Decision::Cancel,
            Some(_) => {}
        }
    }
}

/// Asks for text; the number of an option selects that option.
fn ask_text(question: &ToolRequestUserInputQuestion) -> Option<String> {
    note(&format!("\n{}", indented(&question.question)));
    let options = question.options.as_deref().unwrap_or_default();
    for (index, option) in options.iter().enumerate() {
        let description = Some(&option.description).filter(|text| !text.is_empty());
        let description = description.map_or_else(String::new, |text| format!(": {}", shown(text)));
        let label = shown(&option.label);
        note(&format!("  {} {label}{description}", index + 1));
    }
    let answer = read_line("> ").filter(|answer| !answer.is_empty())?;
    let chosen = answer
        .parse::<usize>()
        .ok()
        .and_then(|number| options.get(number.checked_sub(1)?));
    Some(chosen.map_or(answer, |option| option.label.clone()))
}

fn read_line(prompt: &str) -> Option<String> {
    let mut terminal = io::stderr();
    // If standard error is closed, the prompt is lost and the input is still read.
    let _ = write!(terminal, "{prompt}").and_then(|()| terminal.flush());
    let mut line = String::new();
    match io::stdin().read_line(&mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(line.trim().to_owned()),
    }
}

fn decide_command(decision: Decision, responder: Responder) {
    use CommandExecutionApprovalDecision as Wire;

    let decision = match decision {
        Decision::Accept => Wire::Accept,
        Decision::AcceptForSession => Wire::AcceptForSession,
        Decision::Decline => Wire::Decline,
        Decision::Cancel => Wire::Cancel,
    };
    responder.respond(&CommandExecutionRequestApprovalResponse { decision });
}

fn decide_change(decision: Decision, responder: Responder) {
    use FileChangeApprovalDecision as Wire;

    let decision = match decision {
        Decision::Accept => Wire::Accept,
        Decision::AcceptForSession => Wire::AcceptForSession,
        Decision::Decline => Wire::Decline,
        Decision::Cancel => Wire::Cancel,
    };
    responder.respond(&FileChangeRequestApprovalResponse { decision });
}
