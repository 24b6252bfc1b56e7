//! Opens and lists conversations.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use chrono::{DateTime, SecondsFormat};
use threadwire_agent::SessionStart;
use threadwire_engine::{
    ConfigOverrides, Error, ForkThread, Millis, SettingsChange, Thread, ThreadHandle, ThreadQuery,
    ThreadSort,
};
use threadwire_protocol::{
    RawJson,
    codex::{
        self as wire, EventMsg, ForkConversationParams, ForkConversationResponse,
        GetConversationSummaryParams, GetConversationSummaryResponse, ListConversationsParams,
        ListConversationsResponse, NewConversationParams, NewConversationResponse,
        ResumeConversationParams, ResumeConversationResponse, SessionConfiguredNotification,
        ThreadStartParams, Version,
        errors::{self, get_conversation_summary, thread_resume},
        notification,
    },
};

use crate::{
    dialects::codex::{
        CodexSession,
        failure::Failure,
        families,
        from_wire::{self, Overrides},
        metadata::Metadata,
        thread::page_size,
        to_wire,
    },
    overrides::flags,
};

impl families::Ready {
    pub(super) async fn start_conversation(
        &self,
        params: NewConversationParams,
    ) -> Result<NewConversationResponse, Failure> {
        let config = config(params.config, params.profile, params.compact_prompt)?;
        let handle = self
            .create_thread(ThreadStartParams {
                model: params.model,
                model_provider: params.model_provider,
                cwd: params.cwd,
                approval_policy: params.approval_policy.map(from_wire::legacy_approval),
                sandbox: params.sandbox,
                config,
                base_instructions: params.base_instructions,
                developer_instructions: params.developer_instructions,
                ..ThreadStartParams::default()
            })
            .await?;
        let thread = self.opened(&handle).await;
        Ok(NewConversationResponse {
            conversation_id: thread.id.to_string(),
            model: thread.settings.model.clone(),
            reasoning_effort: thread.settings.effort.clone(),
            rollout_path: self.rollout_path(&thread),
        })
    }

    pub(super) async fn continue_conversation(
        &self,
        params: ResumeConversationParams,
    ) -> Result<ResumeConversationResponse, Failure> {
        if params.history.is_some_and(|history| !history.is_empty()) {
            return Err(thread_resume::history_unsupported().into());
        }
        let (path, id) = (params.path.as_deref(), params.conversation_id.as_deref());
        let missing = errors::resume_conversation::conversation_missing;
        let id = self.named_conversation(path, id, missing).await?;
        let stored = self.engine().thread(id).await.map_err(no_conversation)?;
        if stored.archived {
            return Err(errors::conversation_rollout_not_found(&id).into());
        }
        let (change, flags) = self.settings_of(params.overrides, &stored).await?;
        let is_free = self.engine().loaded_thread(id).is_none();
        let handle = self.reopen(&stored, change, flags, is_free).await?;
        let (thread, initial_messages) = self.tell_opened(&handle).await?;
        Ok(ResumeConversationResponse {
            conversation_id: thread.id.to_string(),
            model: thread.settings.model.clone(),
            initial_messages: Some(initial_messages),
            rollout_path: self.rollout_path(&thread),
        })
    }

    pub(super) async fn copy_conversation(
        &self,
        params: ForkConversationParams,
    ) -> Result<ForkConversationResponse, Failure> {
        let (path, id) = (params.path.as_deref(), params.conversation_id.as_deref());
        let missing = errors::fork_conversation::conversation_missing;
        let id = self.named_conversation(path, id, missing).await?;
        let source = self.engine().thread(id).await.map_err(no_conversation)?;
        let (change, flags) = self.settings_of(params.overrides, &source).await?;
        let fork = ForkThread {
            origin: self.origin(),
            settings: self.forked(&source, change, flags).await?,
            ..ForkThread::default()
        };
        let handle = self.engine().fork_thread(id, fork).await?;
        handle.state(SessionStart::default).set_forked();
        self.settle_rollout(handle.id()).await;
        let (thread, initial_messages) = self.tell_opened(&handle).await?;
        Ok(ForkConversationResponse {
            conversation_id: thread.id.to_string(),
            model: thread.settings.model.clone(),
            initial_messages: Some(initial_messages),
            rollout_path: self.rollout_path(&thread),
        })
    }
}

impl CodexSession {
    /// Notes that the client opened a conversation: a listener that it adds later gets all events from now on.
    async fn opened(&self, handle: &ThreadHandle) -> Arc<Thread> {
        let snapshot = handle.snapshot().await;
        self.connection.attach(handle.id());
        if !self.is_subscribed(handle.id()) {
            self.listeners.keep_from(handle.id(), snapshot.seq);
        }
        if let Some(rollouts) = self.rollouts() {
            rollouts.begin(handle.id());
        }
        snapshot.thread
    }

    /// Tells the client that a conversation was opened, and returns the conversation with its history.
    async fn tell_opened(
        &self,
        handle: &ThreadHandle,
    ) -> Result<(Arc<Thread>, Vec<EventMsg>), Failure> {
        let thread = self.opened(handle).await;
        let turns = self.turns_with_items(thread.id).await?;
        let messages = to_wire::initial_messages(&thread, &turns);
        let opened = SessionConfiguredNotification {
            session_id: thread.id.to_string(),
            model: thread.settings.model.clone(),
            reasoning_effort: thread.settings.effort.clone(),
            history_log_id: 0,
            history_entry_count: 0,
            initial_messages: Some(messages),
            rollout_path: self.rollout_path(&thread),
        };
        // Clients expect it before the answer, so the hold of the request must not delay it.
        self.connection
            .send(to_wire::EVENTS.notification::<notification::SessionConfigured>(&opened, None));
        Ok((thread, opened.initial_messages.unwrap_or_default()))
    }

    pub(super) async fn conversations(
        &self,
        params: ListConversationsParams,
    ) -> Result<ListConversationsResponse, Failure> {
        let config = &self.connection.services().host.config;
        let model_providers = match params.model_providers {
            Some(providers) => Some(providers).filter(|providers| !providers.is_empty()),
            None => {
                let settings = config.settings(config.cwd(), Default::default()).await;
                let settings = settings.map_err(|problem| errors::invalid_request(&problem))?;
                Some(vec![settings.model_provider])
            }
        };
        let limit = params
            .page_size
            .map(|size| u32::try_from(size).unwrap_or(u32::MAX));
        let (sources, without_sources, spawned) = from_wire::sources(None, None, None);
        let page = self
            .engine()
            .list_threads(ThreadQuery {
                archived: Some(false),
                sources,
                without_sources,
                spawned,
                model_providers,
                with_turns_only: true,
                sort: ThreadSort::Created,
                descending: true,
                limit: page_size(limit),
                cursor: params.cursor,
                ..ThreadQuery::default()
            })
            .await?;
        Ok(ListConversationsResponse {
            items: page
                .data
                .iter()
                .map(|thread| self.summary(thread))
                .collect(),
            next_cursor: page.next,
        })
    }

    pub(super) async fn conversation_summary(
        &self,
        params: GetConversationSummaryParams,
    ) -> Result<GetConversationSummaryResponse, Failure> {
        let id = match params {
            GetConversationSummaryParams::ConversationId(by) => {
                from_wire::conversation_id(&by.conversation_id)?
            }
            GetConversationSummaryParams::RolloutPath(by) => {
                let found = self.by_rollout(Path::new(&by.rollout_path)).await;
                if self.version == Version::V0_97 {
                    found.map_err(|_| {
                        let home = self.connection.services().host.config.home();
                        let path = home.join(&by.rollout_path);
                        let detail = "it is no readable rollout file";
                        get_conversation_summary::summary_unreadable(&path.display(), &detail)
                    })?
                } else {
                    found?
                }
            }
            GetConversationSummaryParams::Unknown(_) => {
                return Err(errors::invalid_params(
                    &"data did not match any variant of untagged enum GetConversationSummaryParams",
                )
                .into());
            }
        };
        let thread = self.engine().thread(id).await.map_err(no_conversation)?;
        Ok(GetConversationSummaryResponse {
            summary: self.summary(&thread),
        })
    }

    fn summary(&self, thread: &Thread) -> wire::ConversationSummary {
        let shown = to_wire::thread(
            thread,
            wire::ThreadStatus::NotLoaded,
            Vec::new(),
            to_wire::View {
                version: Version::V0_97,
                ..self.view()
            },
        );
        wire::ConversationSummary {
            conversation_id: shown.id,
            path: self.rollout_path(thread),
            preview: shown.preview,
            timestamp: Some(rfc3339(thread.created_at)),
            updated_at: Some(rfc3339(thread.updated_at)),
            model_provider: shown.model_provider,
            cwd: shown.cwd,
            cli_version: shown.cli_version,
            source: to_wire::session_source(shown.source),
            git_info: Metadata::of(thread)
                .git_info
                .map(|git| wire::ConversationGitInfo {
                    sha: git.sha,
                    branch: git.branch,
                    origin_url: git.origin_url,
                }),
        }
    }
}

/// Reads the configuration overrides of a request. Its profile and its prompt are overrides, too.
fn config(
    config: Option<RawJson>,
    profile: Option<String>,
    compact_prompt: Option<String>,
) -> Result<Option<BTreeMap<String, RawJson>>, Failure> {
    let mut overrides: BTreeMap<String, RawJson> = match config {
        Some(config) => config
            .decode()
            .map_err(|error| errors::invalid_params(&error))?,
        None => BTreeMap::new(),
    };
    for (key, value) in [("profile", profile), ("compact_prompt", compact_prompt)] {
        if let Some(value) = value {
            let value = RawJson::encode(&value).map_err(|error| errors::invalid_params(&error))?;
            overrides.insert(key.to_owned(), value);
        }
    }
    Ok((!overrides.is_empty()).then_some(overrides))
}

impl families::Ready {
    /// Reads the changes of settings in a request about a stored conversation, and its configuration overrides.
    async fn settings_of(
        &self,
        overrides: Option<NewConversationParams>,
        thread: &Thread,
    ) -> Result<(SettingsChange, ConfigOverrides), Failure> {
        let Some(new) = overrides else {
            return Ok(Default::default());
        };
        let config = config(new.config, new.profile, new.compact_prompt)?;
        let change = Overrides {
            cwd: new.cwd,
            model: new.model,
            model_provider: new.model_provider,
            approval: new.approval_policy.map(from_wire::legacy_approval),
            base_instructions: new.base_instructions,
            developer_instructions: new.developer_instructions,
            ..Overrides::default()
        };
        let mut change = change.into_change(&thread.settings.cwd)?;
        let flags = flags(config.as_ref());
        self.choose_mode(&mut change, new.sandbox, &thread.settings, &flags)
            .await?;
        Ok((change, flags))
    }
}

fn no_conversation(error: Error) -> Failure {
    match error {
        Error::ThreadNotFound(id) => errors::conversation_rollout_not_found(&id).into(),
        error => error.into(),
    }
}

fn rfc3339(time: Millis) -> String {
    DateTime::from_timestamp_millis(time)
        .unwrap_or_default()
        .to_rfc3339_opts(SecondsFormat::Millis, true)
}
