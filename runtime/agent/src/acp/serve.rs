//! The requests of an agent: files and terminals of the thread's workspace, permissions, and questions to the user.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::de::DeserializeOwned;
use serde_json::value::to_raw_value;
use threadwire_engine::{
    Answer, ApprovalPolicy, AskKind, AskedItem, ElicitationForm, Elicited, ItemId, task,
};
use threadwire_protocol::{
    CallError, RawJson,
    acp::{
        CreateElicitationRequest, CreateElicitationResponse, CreateElicitationResponseAccept,
        CreateTerminalRequest, CreateTerminalResponse, KillTerminalRequest, KillTerminalResponse,
        ReadTextFileRequest, ReadTextFileResponse, ReleaseTerminalRequest, ReleaseTerminalResponse,
        RequestPermissionOutcome, RequestPermissionRequest, RequestPermissionResponse,
        TerminalExitStatus, TerminalOutputRequest, TerminalOutputResponse,
        WaitForTerminalExitRequest, WaitForTerminalExitResponse, WriteTextFileRequest,
        WriteTextFileResponse,
    },
    envelope::{RpcError, parse_params},
};
use threadwire_workspace::{command, files, process::Exit};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::{
    permission,
    projection::{KnownEdits, Projection},
    responder::Responder,
    routes::Request,
    terminals::Terminals,
};
use crate::tools::{
    ExtensionParams, NotRun, Shown, TerminalRequest, Tools, Unread, WriteError, is_extension,
    no_method,
};

/// Default maximum of kept terminal output, in bytes.
const OUTPUT: u64 = 1024 * 1024;

/// Largest maximum of kept terminal output, in bytes.
const MAX_OUTPUT: u64 = 8 * 1024 * 1024;

/// The result of a request.
type Served<T> = Result<T, RpcError>;

/// A request of the agent during a turn.
pub(super) struct Asked {
    pub(super) agent: String,
    pub(super) tools: Tools,
    pub(super) terminals: Arc<Terminals>,
    /// Fires when the agent does not need the answer any more.
    pub(super) withdrawn: CancellationToken,
    pub(super) responder: Responder,
}

impl Asked {
    /// Serves the request, in `serving` if that takes time.
    pub(super) async fn start(
        self,
        method: &str,
        params: &RawJson,
        shown: &mut Projection,
        serving: &mut JoinSet<()>,
    ) {
        match method {
            "terminal/kill" | "terminal/output" | "terminal/release" | "terminal/wait_for_exit" => {
                of_terminal(&self.terminals, method, params, self.responder);
            }
            // Nobody would see what an agent does that goes on after the end of its turn.
            "session/request_permission" if self.is_cancelled() => {
                self.responder.respond(&RequestPermissionResponse {
                    outcome: RequestPermissionOutcome::Cancelled,
                    meta: None,
                });
            }
            _ if self.is_cancelled() => self.responder.refuse(&cancelled()),
            "session/request_permission" => match read::<RequestPermissionRequest>(params) {
                Ok(request) => {
                    let wanted = shown.wanted(request.tool_call).await;
                    task::spawn_in(serving, permission::settle(self, request.options, wanted));
                }
                Err(error) => self.responder.refuse(&error),
            },
            "fs/read_text_file" => match read::<ReadTextFileRequest>(params) {
                Ok(request) => {
                    task::spawn_in(serving, async move {
                        let read = read_file(&self.tools, request).await;
                        answer(self.responder, read);
                    });
                }
                Err(error) => self.responder.refuse(&error),
            },
            "fs/write_text_file" => match read::<WriteTextFileRequest>(params) {
                Ok(request) => {
                    let known = shown.edits_of(Path::new(&request.path));
                    task::spawn_in(serving, async move {
                        let written = write_file(&self.tools, request, known).await;
                        answer(self.responder, written);
                    });
                }
                Err(error) => self.responder.refuse(&error),
            },
            "terminal/create" => match read::<CreateTerminalRequest>(params) {
                Ok(request) => {
                    let command = command_of(&request);
                    let shown = shown.hand_over(&command.0);
                    task::spawn_in(serving, async move {
                        let created =
                            create(&self.tools, &self.terminals, request, command, shown).await;
                        answer(self.responder, created);
                    });
                }
                Err(error) => self.responder.refuse(&error),
            },
            "elicitation/create" => match read::<CreateElicitationRequest>(params) {
                Ok(request) => {
                    task::spawn_in(serving, self.elicit(request));
                }
                Err(error) => self.responder.refuse(&error),
            },
            method if is_extension(method) => match read::<ExtensionParams>(params) {
                Ok(params) => {
                    serving.spawn(self.extend(method.to_owned(), params));
                }
                Err(error) => self.responder.refuse(&error),
            },
            method => self.responder.refuse(&no_method(method)),
        }
    }

    fn is_cancelled(&self) -> bool {
        self.tools.turn().cancelled().is_cancelled()
    }

    /// Hands a call of a method that is not of the protocol to an editor of the thread.
    async fn extend(self, method: String, mut params: ExtensionParams) {
        // The editor knows the thread by another id.
        params.remove("sessionId");
        let called = tokio::select! {
            biased;
            () = self.withdrawn.cancelled() => Err(withdrawn()),
            () = self.tools.turn().cancelled().cancelled() => {
                Err(cancelled())
            }
            called = self.tools.call_editor(&method, &params) => called,
        };
        answer(self.responder, called);
    }

    /// Asks the user a question of the agent.
    async fn elicit(self, request: CreateElicitationRequest) {
        let (message, call, form) = match request {
            CreateElicitationRequest::Form(form) => {
                let Ok(schema) = to_raw_value(&form.requested_schema) else {
                    return;
                };
                let schema = schema.into();
                (
                    form.message,
                    form.tool_call_id,
                    ElicitationForm::Fields { schema },
                )
            }
            CreateElicitationRequest::Url(url) => (
                url.message,
                url.tool_call_id,
                ElicitationForm::Visit {
                    url: url.url,
                    id: url.elicitation_id,
                },
            ),
            CreateElicitationRequest::Unknown(_) => {
                let error = RpcError::new(-32602, "invalid params: mode: it is not known");
                return self.responder.refuse(&error);
            }
        };
        drop(call);
        let may_ask = match &self.tools.turn().thread().settings.approval {
            ApprovalPolicy::Never => false,
            ApprovalPolicy::ByCategory(categories) => categories.elicitations,
            _ => true,
        };
        if !may_ask {
            let response = CreateElicitationResponse::Decline(Default::default());
            return self.responder.respond(&response);
        }
        let ask = AskKind::Elicitation {
            server: self.agent,
            message,
            form,
            meta: None,
        };
        let turn = self.tools.turn();
        let asked = turn.ask_until(
            AskedItem::new(ItemId::new()),
            ask,
            self.withdrawn.cancelled(),
        );
        let response = match asked.await {
            None => return self.responder.refuse(&withdrawn()),
            Some(Answer::Elicitation { elicited }) => match elicited {
                Elicited::Accept { content, .. } => {
                    let content =
                        content.and_then(|content| serde_json::from_str(content.get()).ok());
                    CreateElicitationResponse::Accept(CreateElicitationResponseAccept {
                        content,
                        meta: None,
                    })
                }
                Elicited::Decline => CreateElicitationResponse::Decline(Default::default()),
                Elicited::Cancel => CreateElicitationResponse::Cancel(Default::default()),
            },
            Some(_) => CreateElicitationResponse::Cancel(Default::default()),
        };
        self.responder.respond(&response);
    }
}

/// Returns the error of a request that the agent withdrew.
pub(super) fn withdrawn() -> RpcError {
    RpcError::new(-32800, "request cancelled")
}

/// Returns the error of a request of a cancelled turn.
fn cancelled() -> RpcError {
    RpcError::new(-32800, "the turn was cancelled")
}

/// Serves a request while no turn runs: only terminals that exist can be used.
pub(super) fn without_turn(terminals: &Terminals, request: Request) {
    match &*request.method {
        "terminal/kill" | "terminal/output" | "terminal/release" | "terminal/wait_for_exit" => {
            of_terminal(
                terminals,
                &request.method,
                &request.params,
                request.responder,
            );
        }
        method if is_extension(method) => request.responder.refuse(&no_method(method)),
        method => request.responder.refuse(&RpcError::new(
            -32600,
            format!("{method} needs a turn, and none runs in this session"),
        )),
    }
}

fn answer<T: serde::Serialize>(responder: Responder, served: Served<T>) {
    match served {
        Ok(result) => responder.respond(&result),
        Err(error) => responder.refuse(&error),
    }
}

fn read<T: DeserializeOwned>(params: &RawJson) -> Served<T> {
    let raw = serde_json::from_str(params.get()).ok();
    parse_params(raw, false).map_err(invalid)
}

/// Returns the error of a request whose params cannot be read.
pub(super) fn invalid(error: CallError) -> RpcError {
    match error {
        CallError::InvalidParams { detail, path } if path.is_empty() => {
            RpcError::new(-32602, format!("invalid params: {detail}"))
        }
        CallError::InvalidParams { detail, path } => {
            RpcError::new(-32602, format!("invalid params: {path}: {detail}"))
        }
        other => RpcError::new(-32602, format!("invalid params: {other:?}")),
    }
}

fn absolute(path: &str) -> Served<PathBuf> {
    let path = PathBuf::from(path);
    match path.is_absolute() {
        true => Ok(files::absolute(&path, "")),
        false => Err(RpcError::new(
            -32602,
            "invalid params: path: it is not absolute",
        )),
    }
}

async fn read_file(tools: &Tools, request: ReadTextFileRequest) -> Served<ReadTextFileResponse> {
    let path = absolute(&request.path)?;
    let uri = serde_json::json!({ "uri": request.path });
    let failed = |reason: String| {
        RpcError::new(-32603, format!("{}: {reason}", request.path)).with_data(&uri)
    };
    let text = match tools.read_text(path).await {
        Ok(text) => text,
        Err(Unread::Failed(error)) if error.kind() == std::io::ErrorKind::NotFound => {
            let message = format!("there is no file {}", request.path);
            return Err(RpcError::new(-32002, message).with_data(&uri));
        }
        Err(unread) => return Err(failed(unread.to_string())),
    };
    let content = match (request.line, request.limit) {
        (None, None) => text,
        (line, limit) => {
            let skipped = line.unwrap_or(1).saturating_sub(1) as usize;
            let limit = limit.map_or(usize::MAX, |limit| limit as usize);
            text.split_inclusive('\n')
                .skip(skipped)
                .take(limit)
                .collect()
        }
    };
    Ok(ReadTextFileResponse {
        content,
        meta: None,
    })
}

async fn write_file(
    tools: &Tools,
    request: WriteTextFileRequest,
    known: KnownEdits,
) -> Served<WriteTextFileResponse> {
    let path = absolute(&request.path)?;
    let written = tools.write_whole(&path, request.content, |old, new| known.of(old, new));
    match written.await {
        Ok(()) => Ok(WriteTextFileResponse::default()),
        Err(WriteError::Interrupted) => Err(cancelled()),
        Err(WriteError::Refused(reason)) => Err(RpcError::new(
            -32603,
            format!("{} is not written: {reason}", request.path),
        )),
        Err(WriteError::Failed(reason)) => {
            Err(RpcError::new(-32603, format!("{}: {reason}", request.path)))
        }
    }
}

/// Returns the command line that a terminal is created for, and the arguments that run it.
fn command_of(request: &CreateTerminalRequest) -> (String, Vec<String>) {
    let line = &request.command;
    let args = request.args.as_deref().unwrap_or_default();
    // Some agents send a line for the shell as the command.
    let is_line = args.is_empty()
        && line.contains(|c: char| c.is_whitespace() || "|&;<>()$`\"'*?".contains(c));
    match is_line {
        true => command::unwrapped(line),
        false => {
            let argv: Vec<String> = std::iter::once(line).chain(args).cloned().collect();
            match argv.get(2) {
                Some(script) if command::runs(&argv, script) => (script.clone(), argv),
                _ => (command::join(&argv), argv),
            }
        }
    }
}

async fn create(
    tools: &Tools,
    terminals: &Terminals,
    request: CreateTerminalRequest,
    (command, argv): (String, Vec<String>),
    shown: Option<Shown>,
) -> Served<CreateTerminalResponse> {
    if !terminals.has_room() {
        let error = "too many terminals: release those that are not needed";
        return Err(RpcError::new(-32603, error));
    }
    let cwd = request.cwd.as_deref().map(absolute).transpose()?;
    let limit = request.output_byte_limit.unwrap_or(OUTPUT).min(MAX_OUTPUT);
    let env = request.env.unwrap_or_default();
    // The program `env` would take other names for something else.
    let is_name = |name: &str| !name.is_empty() && !name.starts_with('-') && !name.contains('=');
    if let Some(variable) = env.iter().find(|variable| !is_name(&variable.name)) {
        let name = &variable.name;
        let message = format!("invalid params: env: a variable cannot be named {name:?}");
        return Err(RpcError::new(-32602, message));
    }
    let request = TerminalRequest {
        command,
        argv,
        cwd,
        env: env
            .into_iter()
            .map(|variable| (variable.name, variable.value))
            .collect(),
        output_limit: usize::try_from(limit).unwrap_or(usize::MAX),
        shown,
    };
    match tools.terminal(request).await {
        Ok((id, terminal)) => {
            let id = id.to_string();
            terminals.add(id.clone(), terminal);
            Ok(CreateTerminalResponse {
                terminal_id: id,
                meta: None,
            })
        }
        Err(NotRun::Declined) => Err(RpcError::new(-32603, "the user declined the command")),
        Err(NotRun::Failed(reason) | NotRun::Refused(reason) | NotRun::NoEscalation(reason)) => {
            Err(RpcError::new(
                -32603,
                format!("the command did not run: {reason}"),
            ))
        }
        Err(NotRun::Interrupted) => Err(cancelled()),
    }
}

/// Serves a request about a terminal that exists.
fn of_terminal(terminals: &Terminals, method: &str, params: &RawJson, responder: Responder) {
    let served = match method {
        "terminal/output" => read::<TerminalOutputRequest>(params).and_then(|request| {
            let terminal = known(terminals, &request.terminal_id)?;
            let exit = terminal.exit();
            let (output, truncated) = terminal.output();
            Ok(encoded(&TerminalOutputResponse {
                output,
                truncated,
                exit_status: exit.map(|exit| {
                    let (exit_code, signal) = how(exit);
                    TerminalExitStatus {
                        exit_code,
                        signal,
                        meta: None,
                    }
                }),
                meta: None,
            }))
        }),
        "terminal/kill" => read::<KillTerminalRequest>(params).and_then(|request| {
            known(terminals, &request.terminal_id)?.kill();
            Ok(encoded(&KillTerminalResponse::default()))
        }),
        "terminal/release" => read::<ReleaseTerminalRequest>(params).and_then(|request| {
            match terminals.release(&request.terminal_id) {
                true => Ok(encoded(&ReleaseTerminalResponse::default())),
                false => Err(unknown(&request.terminal_id)),
            }
        }),
        _ => match read::<WaitForTerminalExitRequest>(params)
            .and_then(|request| known(terminals, &request.terminal_id))
        {
            Ok(terminal) => {
                let ended = terminal.ended();
                task::spawn(async move {
                    let (exit_code, signal) = ended.await.map_or((None, None), how);
                    responder.respond(&WaitForTerminalExitResponse {
                        exit_code,
                        signal,
                        meta: None,
                    });
                });
                return;
            }
            Err(error) => Err(error),
        },
    };
    answer(responder, served);
}

fn encoded<T: serde::Serialize>(value: &T) -> RawJson {
    // Types of the schema always have a JSON form.
    RawJson::encode(value).unwrap_or_else(|_| RawJson::null())
}

fn known(terminals: &Terminals, id: &str) -> Served<Arc<crate::tools::Terminal>> {
    terminals.get(id).ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> RpcError {
    RpcError::new(-32002, format!("there is no terminal {id}"))
}

/// Returns exit code and signal of a command.
fn how(exit: Exit) -> (Option<u32>, Option<String>) {
    match exit {
        Exit::Code(code) => (u32::try_from(code).ok(), None),
        Exit::Signal(9) | Exit::Cancelled | Exit::TimedOut => (None, Some("SIGKILL".to_owned())),
        Exit::Signal(15) => (None, Some("SIGTERM".to_owned())),
        Exit::Signal(signal) => (None, Some(signal.to_string())),
    }
}
