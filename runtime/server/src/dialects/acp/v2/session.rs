//! The methods `session/*`, `terminal/cancel` and `tool_call/cancel`.

use threadwire_engine::{Error, InputPart, ItemId, NewTurn, ThreadHandle, Turn, TurnId};
use threadwire_protocol::{
    acp::{self as v1, SessionMethods as _},
    acp_v2::{
        self as wire, CancelTerminalRequest, CancelTerminalResponse, CancelToolCallRequest,
        CancelToolCallResponse, ForkSessionRequest, ForkSessionResponse, NewSessionRequest,
        NewSessionResponse, PromptRequest, PromptResponse, ReplayFrom, ResumeSessionRequest,
        ResumeSessionResponse, SessionMethods, SetSessionConfigOptionRequest,
        SetSessionConfigOptionResponse, StopReason, TerminalMethods, ToolCallMethods, errors,
    },
};
use tokio::sync::{mpsc, oneshot};

use super::{
    Failure, families,
    from_wire::{
        self, Trace,
        v2::{blocks, mcp_servers, same},
    },
};
use crate::{
    dialects::acp::{commands::Effect, extension, lock, prompt::Prompt, to_wire::v2},
    thread_commands,
};

/// Defines handlers whose params and result have the same form in both versions.
macro_rules! same_as_v1 {
    ($($method:ident($Params:ident) -> $Response:ident;)*) => {$(
        async fn $method(&self, params: wire::$Params) -> Result<wire::$Response, Failure> {
            same(&self.v1().$method(same(&params)?).await?)
        }
    )*};
}

impl SessionMethods for families::Session {
    same_as_v1! {
        session_archive(ArchiveSessionRequest) -> ArchiveSessionResponse;
        session_close(CloseSessionRequest) -> CloseSessionResponse;
        session_delete(DeleteSessionRequest) -> DeleteSessionResponse;
        session_list(ListSessionsRequest) -> ListSessionsResponse;
        session_set_title(SetSessionTitleRequest) -> SetSessionTitleResponse;
        session_status(SessionStatusRequest) -> SessionStatusResponse;
        session_unarchive(UnarchiveSessionRequest) -> UnarchiveSessionResponse;
    }

    async fn session_new(&self, params: NewSessionRequest) -> Result<NewSessionResponse, Failure> {
        let request = v1::NewSessionRequest {
            cwd: params.cwd,
            additional_directories: params.additional_directories,
            mcp_servers: mcp_servers(params.mcp_servers)?,
            system_prompt: same(&params.system_prompt)?,
            meta: params.meta,
        };
        let new = self.v1().session_new(request).await?;
        Ok(NewSessionResponse {
            available_commands: self.offered(&new.session_id),
            session_id: new.session_id,
            config_options: new.config_options.map(v2::options),
            meta: new.meta,
        })
    }

    async fn session_fork(
        &self,
        params: ForkSessionRequest,
    ) -> Result<ForkSessionResponse, Failure> {
        let request = v1::ForkSessionRequest {
            session_id: params.session_id,
            cwd: params.cwd,
            additional_directories: params.additional_directories,
            mcp_servers: Some(mcp_servers(params.mcp_servers)?),
            system_prompt: same(&params.system_prompt)?,
            meta: params.meta,
        };
        let fork = self.v1().session_fork(request).await?;
        Ok(ForkSessionResponse {
            available_commands: self.offered(&fork.session_id),
            session_id: fork.session_id,
            config_options: fork.config_options.map(v2::options),
            meta: fork.meta,
        })
    }

    async fn session_resume(
        &self,
        params: ResumeSessionRequest,
    ) -> Result<ResumeSessionResponse, Failure> {
        let session_id = params.session_id.clone();
        let mcp_servers = mcp_servers(params.mcp_servers)?;
        let system_prompt = same(&params.system_prompt)?;
        let (options, meta) = match params.replay_from {
            None => {
                let request = v1::ResumeSessionRequest {
                    session_id: params.session_id,
                    cwd: params.cwd,
                    additional_directories: params.additional_directories,
                    mcp_servers: Some(mcp_servers),
                    system_prompt,
                    meta: params.meta,
                };
                let resumed = self.v1().session_resume(request).await?;
                (resumed.config_options, resumed.meta)
            }
            Some(ReplayFrom::Start(_)) => {
                let request = v1::LoadSessionRequest {
                    session_id: params.session_id,
                    cwd: params.cwd,
                    additional_directories: params.additional_directories,
                    mcp_servers,
                    system_prompt,
                    meta: params.meta,
                };
                let loaded = self.v1().session_load(request).await?;
                (loaded.config_options, loaded.meta)
            }
            Some(ReplayFrom::Unknown(_)) => {
                return Err(Failure::invalid("replayFrom", "unknown type"));
            }
        };
        self.tell_state(&session_id).await?;
        Ok(ResumeSessionResponse {
            config_options: options.map(v2::options),
            available_commands: self.offered(&session_id),
            meta,
        })
    }

    async fn session_set_config_option(
        &self,
        params: SetSessionConfigOptionRequest,
    ) -> Result<SetSessionConfigOptionResponse, Failure> {
        let request = v1::SetSessionConfigOptionRequest {
            session_id: params.session_id,
            config_id: params.config_id,
            type_: None,
            value: same(&params.value)?,
            meta: params.meta,
        };
        let changed = self.v1().session_set_config_option(request).await?;
        Ok(SetSessionConfigOptionResponse {
            config_options: v2::options(changed.config_options),
            meta: changed.meta,
        })
    }

    async fn session_prompt(&self, params: PromptRequest) -> Result<PromptResponse, Failure> {
        let handle = self.opened(&params.session_id)?;
        let input = from_wire::input(blocks(params.prompt)?)?;
        let prompt = Prompt::new(Trace::of(params.meta.as_ref()));
        let message = prompt.message.clone();
        let (mark, inserted) = oneshot::channel();
        // From here on `session/cancel` reaches the turn, even if it arrives before the turn has started.
        let ends = {
            let mut open = lock(&self.open);
            let session = open
                .get_mut(&handle.id())
                .ok_or_else(|| errors::session_not_found(&params.session_id))?;
            session.prompt.get_or_insert(prompt);
            session.inserted.insert(message.clone(), mark);
            session.ends()
        };
        let turn = NewTurn {
            input,
            client_id: Some(message.clone()),
            origin: self.v1().origin(),
            ..NewTurn::default()
        };
        let waiting = Waiting { inserted, ends };
        let outcome = Box::pin(self.insert(&handle, turn, &message, waiting)).await;
        if let Some(session) = lock(&self.open).get_mut(&handle.id()) {
            session.inserted.remove(&message);
            // A prompt that started no turn leaves nothing to cancel.
            session
                .prompt
                .take_if(|prompt| prompt.message == message && prompt.turn.is_none());
        }
        outcome
    }
}

/// What tells a prompt how its message fares.
struct Waiting {
    inserted: oneshot::Receiver<ItemId>,
    ends: mpsc::UnboundedReceiver<std::sync::Arc<Turn>>,
}

impl families::Session {
    /// Gives a message its place in the conversation: it starts a turn, or joins the one that runs.
    async fn insert(
        &self,
        handle: &ThreadHandle,
        turn: NewTurn,
        message: &str,
        mut waiting: Waiting,
    ) -> Result<PromptResponse, Failure> {
        let said = turn.input.clone();
        let Effect { change, turn } = self.expand(handle, turn).await?;
        self.v1().change(handle.id(), change).await?;
        let Some(turn) = turn else {
            self.tell_message(handle, message, &said, true);
            return Ok(response(message, None));
        };
        if turn.input.is_empty() {
            self.tell_message(handle, message, &said, false);
            let id = self.begin(handle, turn).await?;
            return Ok(response(message, Some(id)));
        }
        let id = self.begin(handle, turn).await?;
        let dropped = || Failure::from(errors::request_cancelled());
        loop {
            tokio::select! {
                biased;
                item = &mut waiting.inserted => {
                    let item = item.map_err(|_| dropped())?;
                    return Ok(response(item.as_str(), Some(id)));
                }
                ended = waiting.ends.recv() => match ended {
                    Some(ended) if ended.id != id => {}
                    // The turn took no more input, or the session was closed.
                    _ => return Err(dropped()),
                },
            }
        }
    }

    /// Starts a turn, or adds the input to the turn that runs. Returns the turn.
    async fn begin(&self, handle: &ThreadHandle, turn: NewTurn) -> Result<TurnId, Failure> {
        loop {
            match handle.start_turn(turn.clone()).await {
                Ok(started) => {
                    self.v1().begun(handle, started.id).await;
                    return Ok(started.id);
                }
                Err(Error::TurnInProgress(_)) if turn.task == Default::default() => {}
                Err(error) => return Err(error.into()),
            }
            let (input, client_id) = (turn.input.clone(), turn.client_id.clone());
            match handle.steer(None, input, client_id).await {
                Ok(running) => return Ok(running.id),
                // The turn has ended in the meantime.
                Err(Error::NoActiveTurn) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Shows a message that is not part of the conversation of the thread. `ends`: no work follows.
    fn tell_message(&self, handle: &ThreadHandle, id: &str, said: &[InputPart], ends: bool) {
        if let Some(session) = lock(&self.open).get(&handle.id()) {
            let push = &mut |message| self.push(handle.id(), message);
            session.view.user_message(id, said, push);
            if ends {
                let idle = v2::stopped(Some(StopReason::EndTurn), None);
                session.view.push_v2(idle, push);
            }
        }
        self.connection.flush();
    }

    /// Tells the state of a session that was just opened, before the answer to the request that opened it.
    async fn tell_state(&self, session_id: &str) -> Result<(), Failure> {
        let handle = self.opened(session_id)?;
        let status = handle.status().await;
        let state = v2::working(&status).unwrap_or_else(|| v2::stopped(None, None));
        let frame = v2::encode(handle.id(), state, None);
        self.connection.send(frame);
        Ok(())
    }

    /// Returns the slash commands of a session, as they were told to the client.
    fn offered(&self, session_id: &str) -> Option<Vec<wire::AvailableCommand>> {
        let id = from_wire::session_id(session_id).ok()?;
        let open = lock(&self.open);
        let commands = open.get(&id)?.commands.iter().cloned();
        Some(commands.map(v2::command).collect())
    }
}

fn response(message_id: &str, turn: Option<TurnId>) -> PromptResponse {
    PromptResponse {
        message_id: message_id.to_owned(),
        meta: turn.and_then(extension::of_turn),
    }
}

impl families::Ready {
    /// Ends the background command whose call has this id. `member`: the member of the params that names it.
    async fn end_command(&self, session_id: &str, member: &str, id: String) -> Result<(), Failure> {
        let handle = self.opened(session_id)?;
        match thread_commands::kill(&handle, ItemId::from(&*id)).await? {
            Some(_) => Ok(()),
            None => Err(Failure::invalid(member, "no command that can be canceled")),
        }
    }
}

impl TerminalMethods for families::Terminal {
    async fn terminal_cancel(
        &self,
        params: CancelTerminalRequest,
    ) -> Result<CancelTerminalResponse, Failure> {
        self.end_command(&params.session_id, "terminalId", params.terminal_id)
            .await?;
        Ok(CancelTerminalResponse::default())
    }
}

impl ToolCallMethods for families::ToolCall {
    async fn tool_call_cancel(
        &self,
        params: CancelToolCallRequest,
    ) -> Result<CancelToolCallResponse, Failure> {
        self.end_command(&params.session_id, "toolCallId", params.tool_call_id)
            .await?;
        Ok(CancelToolCallResponse::default())
    }
}
