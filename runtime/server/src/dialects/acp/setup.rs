//! How a session is opened on a connection: new, copied, or from the store, with or without its history.

use threadwire_agent::SessionStart;
use threadwire_engine::{
    Cursor, Error, ForkThread, Json, Settings, SettingsChange, ThreadHandle, ThreadId,
    ThreadSnapshot, TurnQuery,
};
use threadwire_protocol::{
    Access, CallError, RawJson,
    acp::{ForkSessionRequest, ForkSessionResponse, McpServer},
};

use super::{
    Failure, extension, families,
    from_wire::{self, EXTRA, Kept},
    options::{Choices, OWN_AGENT, Offers},
};

/// The number of turns that a replay reads at once.
const REPLAY_PAGE: usize = 100;

/// What a client that opens a session is sent of its past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Replay {
    Nothing,
    /// The whole history, before the answer.
    History,
    /// What followed a cursor, after the answer.
    After(u64),
}

impl Replay {
    /// Reads the cursor of a request, if it has one.
    pub(super) fn after(meta: Option<&RawJson>) -> Option<Self> {
        extension::read(meta).after.map(Self::After)
    }
}

/// A session that was opened.
pub(super) struct Opened {
    pub(super) choices: Choices,
    /// The cursor to tell the client, if it asked for cursors.
    pub(super) cursor: Option<u64>,
}

impl Opened {
    /// Returns the `_meta` of the answer: that of the session, and the cursor.
    pub(super) fn meta(&self, kept: Kept) -> Option<RawJson> {
        match self.cursor {
            Some(cursor) => extension::with_cursor(kept.meta, cursor),
            None => kept.meta,
        }
    }
}

impl families::Ready {
    /// Copies a session, and opens the copy on this connection.
    pub(super) async fn fork(
        &self,
        params: ForkSessionRequest,
    ) -> Result<ForkSessionResponse, Failure> {
        let id = from_wire::session_id(&params.session_id)?;
        from_wire::absolute("cwd", &params.cwd)?;
        let roots = from_wire::roots(params.additional_directories.as_deref().unwrap_or_default())?;
        let mcp_servers = params.mcp_servers.unwrap_or_default();
        let source = self.engine().thread(id).await?;
        let cwd = from_wire::cwd(&params.cwd, Some(&source.settings.cwd)).await?;
        from_wire::check_roots(&roots, &source.settings.roots).await?;
        if source.archived {
            return Err(Error::ThreadArchived(id).into());
        }
        let kept = Kept {
            meta: from_wire::meta(params.meta).or_else(|| Kept::of(&source).meta),
        };
        let mut fork = ForkThread {
            origin: self.origin(),
            settings: SettingsChange {
                cwd: Some(cwd),
                roots: Some(roots),
                tool_servers: Some(self.tool_servers(&mcp_servers)),
                overrides: self.with_provider_flags(&source.settings.overrides),
                ..SettingsChange::default()
            },
            ..ForkThread::default()
        };
        fork.extra
            .extend(kept.encode().map(|kept| (EXTRA.to_owned(), kept)));
        let handle = self.engine().fork_thread(id, fork).await?;
        handle.state(SessionStart::default).set_forked();
        let session_id = handle.id().to_string();
        let opened = self.attach(handle, &mcp_servers, Replay::Nothing).await?;
        Ok(ForkSessionResponse {
            session_id,
            modes: Some(opened.choices.modes),
            config_options: Some(opened.choices.options),
            meta: opened.cursor.and_then(extension::of_cursor),
        })
    }

    /// Loads the thread of a session that a client reopens, and stores the settings and the `_meta` of the request with
    /// it.
    pub(super) async fn stored(
        &self,
        session_id: &str,
        (cwd, directories): (String, Vec<String>),
        mcp_servers: &[McpServer],
        meta: Option<RawJson>,
    ) -> Result<(ThreadHandle, Kept), Failure> {
        let id = from_wire::session_id(session_id)?;
        from_wire::absolute("cwd", &cwd)?;
        let roots = from_wire::roots(&directories)?;
        let thread = self.engine().thread(id).await?;
        let cwd = from_wire::cwd(&cwd, Some(&thread.settings.cwd)).await?;
        from_wire::check_roots(&roots, &thread.settings.roots).await?;
        if thread.archived {
            return Err(Error::ThreadArchived(id).into());
        }
        let handle = self.engine().load_thread(id).await?;
        let tool_servers = self.tool_servers(mcp_servers);
        let overrides = self.with_provider_flags(&handle.latest().settings.overrides);
        let change = SettingsChange {
            overrides,
            tool_servers: (thread.settings.tool_servers != tool_servers).then_some(tool_servers),
            cwd: (thread.settings.cwd != cwd).then_some(cwd),
            roots: (thread.settings.roots != roots).then_some(roots),
            ..SettingsChange::default()
        };
        let may_change = self.connection.may(Access::Act);
        if !may_change && !change.is_empty() {
            let (method, needs) = ("a session with other settings", Access::Act);
            return Err(CallError::Forbidden { method, needs }.into());
        }
        self.change(id, change).await?;
        let kept = Kept {
            meta: from_wire::meta(meta)
                .and_then(extension::without)
                .or_else(|| Kept::of(&thread).meta),
        };
        let encoded = kept.encode();
        // Compared as text: the stored value may have members that `Kept` does not read.
        let text = |json: &Json| json.get().to_owned();
        if may_change && encoded.as_ref().map(text) != thread.extra.get(EXTRA).map(text) {
            self.engine().set_extra(id, EXTRA, encoded).await?;
        }
        Ok((handle, kept))
    }

    pub(super) async fn change(
        &self,
        thread: ThreadId,
        change: SettingsChange,
    ) -> Result<(), Failure> {
        if !change.is_empty() {
            self.engine().update_settings(thread, change).await?;
        }
        Ok(())
    }

    /// Reads the change of `settings` that makes another agent answer the thread.
    pub(super) async fn agent_change(
        &self,
        agent: &str,
        settings: &Settings,
        offers: &Offers,
    ) -> Result<SettingsChange, Failure> {
        let agent = match agent {
            agent if agent == offers.agent(settings) => return Ok(SettingsChange::default()),
            OWN_AGENT => "coding",
            agent if offers.agents.iter().any(|known| known == agent) => agent,
            _ => return Err(Failure::invalid("value", format!("unknown agent: {agent}"))),
        };
        let mut overrides = settings.overrides.clone();
        let chosen = toml::Value::String(agent.to_owned());
        overrides.0.push(format!("agent={chosen}"));
        let config = &self.connection.services().host.config;
        let new = config.settings(&settings.cwd, overrides).await;
        let new = new.map_err(|problem| Failure::invalid("value", problem))?;
        Ok(SettingsChange {
            model: Some(new.model),
            model_provider: Some(new.model_provider),
            effort: Some(new.effort),
            ..SettingsChange::default()
        })
    }

    /// Opens a session on this connection: subscribes to its thread and sends what `replay` asks for. Events since the
    /// subscription follow.
    pub(super) async fn attach(
        &self,
        handle: ThreadHandle,
        mcp_servers: &[McpServer],
        replay: Replay,
    ) -> Result<Opened, Failure> {
        let id = handle.id();
        let mut offers = self.offers(&handle.latest()).await;
        let from = match replay {
            Replay::After(cursor) => Cursor::After(cursor),
            Replay::Nothing | Replay::History => Cursor::Live,
        };
        let snapshot = self.subscribe(&handle, offers.clone(), from).await?;
        offers.note(&snapshot.thread);
        let replayed = match replay {
            Replay::History => self
                .replay(&snapshot)
                .await
                .map(|()| self.replay_plan(&snapshot)),
            Replay::Nothing | Replay::After(_) => Ok(()),
        };
        let choices = Choices::of(&snapshot.thread.settings, &offers);
        let started = replayed.and_then(|()| self.start_events(&snapshot, choices.clone(), from));
        if let Err(failure) = started {
            self.detach(id).await;
            // If the connection was closed in the meantime, `detach` finds no session and does not unsubscribe.
            handle.unsubscribe(self.connection.client()).await;
            return Err(failure);
        }
        self.follow_spawned(id).await;
        let cwd = &snapshot.thread.settings.cwd;
        for held_back in self.connection.services().host.config.held_back(cwd).await {
            self.warn(id, &format!("{held_back}; {}", held_back.advice()));
        }
        let unreachable = from_wire::unreachable(mcp_servers);
        if !unreachable.is_empty() {
            let names = unreachable.join(", ");
            self.warn(
                id,
                &format!("MCP servers cannot be reached by the way that was named: {names}"),
            );
        }
        self.tell_commands(&handle).await;
        let cursor = match replay {
            Replay::After(cursor) => cursor,
            Replay::Nothing | Replay::History => snapshot.seq,
        };
        Ok(Opened {
            choices,
            cursor: self.client.flags.cursors.then_some(cursor),
        })
    }

    /// Sends the turns up to the snapshot, before the notifications that are held back until the request is answered.
    async fn replay(&self, snapshot: &ThreadSnapshot) -> Result<(), Failure> {
        let id = snapshot.thread.id;
        let mut cursor = None;
        loop {
            let query = TurnQuery {
                limit: Some(REPLAY_PAGE),
                cursor,
                descending: false,
                items: true,
                ..TurnQuery::default()
            };
            let page = self.engine().turns(id, query).await?;
            for turn in &page.data {
                // Turns that started after the snapshot arrive as events.
                if turn.turn.index >= snapshot.thread.turn_count {
                    return Ok(());
                }
                let running = snapshot
                    .running
                    .as_ref()
                    .is_some_and(|running| running.id == turn.turn.id);
                self.replay_turn(id, turn, running);
            }
            self.connection.ready_for_more().await;
            match page.next {
                Some(next) => cursor = Some(next),
                None => return Ok(()),
            }
        }
    }
}
