//! The methods `session/*`.

use threadwire_agent::acp::AgentChoices;
use threadwire_engine::{
    ConfigOverrides, Error, NewThread, NewTurn, ThreadHandle, ThreadQuery, ThreadSort, Turn,
    TurnError, TurnErrorKind, TurnId, TurnStatus,
};
use threadwire_protocol::{
    Access,
    acp::{
        self as wire, ArchiveSessionRequest, ArchiveSessionResponse, CloseSessionRequest,
        CloseSessionResponse, DeleteSessionRequest, DeleteSessionResponse, ForkSessionRequest,
        ForkSessionResponse, ListSessionsRequest, ListSessionsResponse, LoadSessionRequest,
        LoadSessionResponse, NewSessionRequest, NewSessionResponse, PromptRequest, PromptResponse,
        ResumeSessionRequest, ResumeSessionResponse, SessionMethods, SessionStatus,
        SessionStatusRequest, SessionStatusResponse, SetSessionConfigOptionRequest,
        SetSessionConfigOptionResponse, SetSessionModeRequest, SetSessionModeResponse,
        SetSessionTitleRequest, SetSessionTitleResponse, StopReason, UnarchiveSessionRequest,
        UnarchiveSessionResponse, errors,
    },
};
use tracing::debug;

use super::{
    Failure,
    commands::Effect,
    extension, families,
    from_wire::{self, EXTRA, Kept, Trace},
    lock, modes,
    options::{self, Choices, Offers},
    others,
    prompt::Prompt,
    setup::Replay,
    to_wire,
};
use crate::thread_commands;

/// The number of sessions on a page of `session/list`.
const LIST_PAGE: usize = 50;

impl SessionMethods for families::Session {
    async fn session_new(&self, params: NewSessionRequest) -> Result<NewSessionResponse, Failure> {
        let cwd = from_wire::cwd(&params.cwd, None).await?;
        let roots = from_wire::roots(params.additional_directories.as_deref().unwrap_or_default())?;
        from_wire::check_roots(&roots, &[]).await?;
        let agent = extension::read(params.meta.as_ref())
            .agent
            .map(|agent| format!("agent={}", toml::Value::String(agent)));
        let mut settings = self
            .connection
            .services()
            .host
            .config
            .settings(
                &cwd,
                ConfigOverrides(agent.iter().cloned().chain(self.provider_flags()).collect()),
            )
            .await
            .map_err(|problem| match &agent {
                Some(_) => Failure::invalid("_meta.threadwire.agent", problem),
                None => errors::internal_error(&problem).into(),
            })?;
        settings.cwd = cwd;
        settings.roots = roots;
        settings.tool_servers = self.tool_servers(&params.mcp_servers);
        let kept = Kept {
            meta: from_wire::meta(params.meta),
        };
        let mut spec = NewThread {
            origin: self.origin(),
            ..NewThread::new(settings)
        };
        spec.extra
            .extend(kept.encode().map(|kept| (EXTRA.to_owned(), kept)));
        let handle = self.engine().start_thread(spec).await?;
        let session_id = handle.id().to_string();
        let opened = self
            .attach(handle, &params.mcp_servers, Replay::Nothing)
            .await?;
        Ok(NewSessionResponse {
            session_id,
            modes: Some(opened.choices.modes),
            config_options: Some(opened.choices.options),
            meta: opened.cursor.and_then(extension::of_cursor),
        })
    }

    async fn session_load(
        &self,
        params: LoadSessionRequest,
    ) -> Result<LoadSessionResponse, Failure> {
        let settings = (
            params.cwd,
            params.additional_directories.unwrap_or_default(),
        );
        let replay = Replay::after(params.meta.as_ref()).unwrap_or(Replay::History);
        let (handle, kept) = self
            .stored(
                &params.session_id,
                settings,
                &params.mcp_servers,
                params.meta,
            )
            .await?;
        let opened = self.attach(handle, &params.mcp_servers, replay).await?;
        let meta = opened.meta(kept);
        Ok(LoadSessionResponse {
            modes: Some(opened.choices.modes),
            config_options: Some(opened.choices.options),
            meta,
        })
    }

    async fn session_resume(
        &self,
        params: ResumeSessionRequest,
    ) -> Result<ResumeSessionResponse, Failure> {
        let settings = (
            params.cwd,
            params.additional_directories.unwrap_or_default(),
        );
        let mcp_servers = params.mcp_servers.unwrap_or_default();
        let replay = Replay::after(params.meta.as_ref()).unwrap_or(Replay::Nothing);
        let (handle, kept) = self
            .stored(&params.session_id, settings, &mcp_servers, params.meta)
            .await?;
        let opened = self.attach(handle, &mcp_servers, replay).await?;
        let meta = opened.meta(kept);
        Ok(ResumeSessionResponse {
            modes: Some(opened.choices.modes),
            config_options: Some(opened.choices.options),
            meta,
        })
    }

    async fn session_list(
        &self,
        params: ListSessionsRequest,
    ) -> Result<ListSessionsResponse, Failure> {
        let cwd = params
            .cwd
            .as_deref()
            .map(|cwd| from_wire::absolute("cwd", cwd))
            .transpose()?;
        let query = ThreadQuery {
            archived: from_wire::archived(params.archived)?,
            cwds: cwd.into_iter().collect(),
            sort: ThreadSort::Updated,
            descending: true,
            limit: LIST_PAGE,
            cursor: params.cursor,
            ..ThreadQuery::default()
        };
        let page = self.engine().list_threads(query).await?;
        Ok(ListSessionsResponse {
            sessions: page
                .data
                .iter()
                .map(|thread| to_wire::listed(thread))
                .collect(),
            next_cursor: page.next,
            meta: None,
        })
    }

    async fn session_close(
        &self,
        params: CloseSessionRequest,
    ) -> Result<CloseSessionResponse, Failure> {
        let handle = self.opened(&params.session_id)?;
        // A client with the scope `Read` does not stop what others use.
        let may_act = self.connection.may(Access::Act);
        if may_act {
            self.stop(&handle).await;
        }
        let spawned = self.detach(handle.id()).await;
        if may_act {
            let children = spawned.into_iter();
            let children = children.filter_map(|child| self.engine().loaded_thread(child));
            for thread in std::iter::once(handle).chain(children) {
                // Its commands and MCP servers, for example, end with it unless others follow the thread.
                if let Err(error) = thread_commands::end_unfollowed(&thread).await {
                    debug!(%error, "the commands of a closed session are not ended");
                }
                thread.leave().await;
            }
        }
        Ok(CloseSessionResponse::default())
    }

    /// Succeeds also if the session does not exist.
    async fn session_delete(
        &self,
        params: DeleteSessionRequest,
    ) -> Result<DeleteSessionResponse, Failure> {
        if let Ok(id) = from_wire::session_id(&params.session_id) {
            if let Some(handle) = self.engine().loaded_thread(id) {
                self.stop(&handle).await;
            }
            match self.engine().delete_thread(id).await {
                Ok(()) | Err(Error::ThreadNotFound(_)) => {}
                Err(error) => return Err(error.into()),
            }
            self.detach(id).await;
        }
        Ok(DeleteSessionResponse::default())
    }

    async fn session_fork(
        &self,
        params: ForkSessionRequest,
    ) -> Result<ForkSessionResponse, Failure> {
        self.fork(params).await
    }

    async fn session_archive(
        &self,
        params: ArchiveSessionRequest,
    ) -> Result<ArchiveSessionResponse, Failure> {
        let id = from_wire::session_id(&params.session_id)?;
        if !self.engine().thread(id).await?.archived {
            if let Some(handle) = self.engine().loaded_thread(id) {
                self.stop(&handle).await;
            }
            self.engine().archive_thread(id).await?;
            self.detach(id).await;
        }
        Ok(ArchiveSessionResponse::default())
    }

    async fn session_unarchive(
        &self,
        params: UnarchiveSessionRequest,
    ) -> Result<UnarchiveSessionResponse, Failure> {
        let id = from_wire::session_id(&params.session_id)?;
        if self.engine().thread(id).await?.archived {
            self.engine().unarchive_thread(id).await?;
        }
        Ok(UnarchiveSessionResponse::default())
    }

    async fn session_set_title(
        &self,
        params: SetSessionTitleRequest,
    ) -> Result<SetSessionTitleResponse, Failure> {
        let id = from_wire::session_id(&params.session_id)?;
        let title = params.title.trim();
        if title.is_empty() {
            return Err(Failure::invalid("title", "it is empty"));
        }
        self.engine()
            .rename_thread(id, Some(title.to_owned()))
            .await?;
        Ok(SetSessionTitleResponse {
            title: title.to_owned(),
            meta: None,
        })
    }

    async fn session_status(
        &self,
        params: SessionStatusRequest,
    ) -> Result<SessionStatusResponse, Failure> {
        let id = from_wire::session_id(&params.session_id)?;
        // Fails for a session that does not exist.
        self.engine().thread(id).await?;
        Ok(SessionStatusResponse {
            status: match self.engine().loaded_thread(id) {
                Some(_) => SessionStatus::Open,
                None => SessionStatus::Saved,
            },
            meta: None,
        })
    }

    async fn session_set_mode(
        &self,
        params: SetSessionModeRequest,
    ) -> Result<SetSessionModeResponse, Failure> {
        let handle = self.opened(&params.session_id)?;
        let thread = self.engine().thread(handle.id()).await?;
        let foreign = self.offers(&thread).await.foreign;
        if let Some(foreign) = foreign
            && let Some(choice) = foreign.mode_choice()
        {
            let value = wire::SessionConfigOptionValue::ValueId(params.mode_id);
            self.choose(&handle, foreign, &choice, ("modeId", &value))
                .await?;
            return Ok(SetSessionModeResponse::default());
        }
        let change = modes::mode_change("modeId", &params.mode_id, &thread.settings)?;
        self.change(handle.id(), change).await?;
        Ok(SetSessionModeResponse::default())
    }

    async fn session_set_config_option(
        &self,
        params: SetSessionConfigOptionRequest,
    ) -> Result<SetSessionConfigOptionResponse, Failure> {
        let handle = self.opened(&params.session_id)?;
        let thread = self.engine().thread(handle.id()).await?;
        let mut offers = self.offers(&thread).await;
        if let Some(foreign) = &offers.foreign
            && let Some(choice) = others::choice(foreign, &params.config_id)
        {
            let value = ("value", &params.value);
            let given = self
                .choose(&handle, foreign.clone(), &choice, value)
                .await?;
            offers.foreign = Some(given);
        } else {
            let change = match &*params.config_id {
                others::AGENT => {
                    let agent = options::text(&params.value)?;
                    self.agent_change(agent, &thread.settings, &offers).await?
                }
                option => options::change(option, &params.value, &thread.settings, &offers)?,
            };
            self.change(handle.id(), change).await?;
        }
        let config_options = self.choices_after(&handle, offers).await?.options;
        Ok(SetSessionConfigOptionResponse {
            config_options,
            meta: None,
        })
    }

    async fn session_prompt(&self, params: PromptRequest) -> Result<PromptResponse, Failure> {
        let handle = self.opened(&params.session_id)?;
        let input = from_wire::input(params.prompt)?;
        let prompt = Prompt::new(Trace::of(params.meta.as_ref()));
        let turn = NewTurn {
            input,
            client_id: Some(prompt.message.clone()),
            origin: self.origin(),
            ..NewTurn::default()
        };
        let message = prompt.message.clone();
        // From here on `session/cancel` reaches the turn, even if it arrives before the turn has started.
        let mut ends = {
            let mut open = lock(&self.open);
            let session = open
                .get_mut(&handle.id())
                .ok_or_else(|| errors::session_not_found(&params.session_id))?;
            if session.prompt.is_some() {
                return Err(errors::turn_in_progress().into());
            }
            session.prompt = Some(prompt);
            session.ends()
        };
        let outcome = self.run_turn(&handle, turn, &mut ends).await;
        if let Some(session) = lock(&self.open).get_mut(&handle.id()) {
            let own = session.prompt.take_if(|prompt| prompt.message == message);
            if let Some(following) = session.following.as_mut().filter(|_| own.is_some()) {
                following.is_answered = true;
            }
        }
        outcome
    }
}

impl families::Session {
    /// Returns the choices of a session after a change. `offers` are those from before, with what the agent said to the
    /// change.
    async fn choices_after(
        &self,
        handle: &ThreadHandle,
        mut offers: Offers,
    ) -> Result<Choices, Failure> {
        let thread = self.engine().thread(handle.id()).await?;
        let is_same = offers
            .foreign
            .as_ref()
            .is_some_and(|foreign| foreign.agent == thread.settings.model_provider);
        match is_same {
            true => offers.chosen = AgentChoices::of_thread(&thread),
            false => offers = self.offers(&thread).await,
        }
        Ok(Choices::of(&thread.settings, &offers))
    }
}

type Ends = tokio::sync::mpsc::UnboundedReceiver<std::sync::Arc<Turn>>;

impl families::Ready {
    /// Starts the turn of a prompt and waits for its end.
    async fn run_turn(
        &self,
        handle: &ThreadHandle,
        turn: NewTurn,
        ends: &mut Ends,
    ) -> Result<PromptResponse, Failure> {
        let Effect { change, turn } = self.expand(handle, turn).await?;
        self.change(handle.id(), change).await?;
        let Some(turn) = turn else {
            return Ok(wire::PromptResponse {
                stop_reason: StopReason::EndTurn,
                usage: None,
                meta: None,
            });
        };
        self.prefer_editor(handle);
        let id = handle.start_turn(turn).await?.id;
        self.begun(handle, id).await;
        while let Some(ended) = ends.recv().await {
            if ended.id == id {
                return stopped(&ended);
            }
        }
        // The session was closed or deleted.
        Ok(response(id, StopReason::Cancelled))
    }

    /// Notes the turn of a prompt, and interrupts it if the prompt was canceled before.
    pub(super) async fn begun(&self, handle: &ThreadHandle, turn: TurnId) {
        let cancelled = lock(&self.open)
            .get_mut(&handle.id())
            .and_then(|session| session.prompt.as_mut())
            .is_none_or(|prompt| {
                prompt.turn = Some(turn);
                prompt.cancelled
            });
        if cancelled {
            // The interrupt fails if the turn has ended in the meantime.
            let _ = handle.interrupt(Some(turn)).await;
        }
    }

    /// Stops the running turn of an open session and waits until its prompt is answered.
    async fn stop(&self, handle: &ThreadHandle) {
        let id = handle.id();
        let (turn, mut ends) = {
            let mut open = lock(&self.open);
            let Some(session) = open.get_mut(&id) else {
                return;
            };
            (session.cancel(), session.ends())
        };
        let answered: Vec<_> = lock(&self.prompts)
            .values()
            .filter(|pending| pending.thread == id)
            .map(|pending| pending.answered.clone())
            .collect();
        if let Some(turn) = turn
            && handle.interrupt(Some(turn)).await.is_ok()
        {
            // The engine ends an interrupted turn within seconds, even if its agent does not react.
            while ends.recv().await.is_some_and(|ended| ended.id != turn) {}
        }
        for answered in answered {
            answered.cancelled().await;
        }
    }
}

/// Returns the result of a prompt whose turn has ended.
fn stopped(turn: &Turn) -> Result<PromptResponse, Failure> {
    match (turn.status, turn.stop) {
        (TurnStatus::Interrupted, _) => Ok(response(turn.id, StopReason::Cancelled)),
        (_, Some(reason)) => Ok(response(turn.id, to_wire::stop_reason(reason))),
        (TurnStatus::Completed, None) => Ok(response(turn.id, StopReason::EndTurn)),
        (TurnStatus::Failed | TurnStatus::Running, None) => {
            let unknown = || TurnError {
                message: "the turn failed".to_owned(),
                kind: TurnErrorKind::Other,
                details: None,
            };
            let error = turn.error.clone().unwrap_or_else(unknown);
            Err(match error.kind {
                TurnErrorKind::Unauthorized => errors::model_sign_in_required(&error.message),
                _ => errors::internal_error(&error.message),
            }
            .into())
        }
    }
}

fn response(turn: TurnId, stop_reason: StopReason) -> PromptResponse {
    wire::PromptResponse {
        stop_reason,
        usage: None,
        meta: extension::of_turn(turn),
    }
}
