//! Opens threads: start, resume and fork.

use std::{path::Path, sync::Arc, time::Duration};

use threadwire_agent::SessionStart;
use threadwire_engine::{
    ConfigOverrides, Cursor, Error, ForkThread, LastUsage, NewThread, Settings, SettingsChange,
    Thread, ThreadHandle, ThreadId, TurnQuery,
};
use threadwire_host::Snapshot;
use threadwire_protocol::{
    Access, CallError,
    codex::{
        self as wire, CapabilityRootLocation, ThreadForkParams, ThreadForkResponse,
        ThreadResumeParams, ThreadResumeResponse, ThreadStartParams, ThreadStartResponse,
        ThreadStartSource, Version,
        errors::{self, thread_fork, thread_resume},
        notification,
    },
};

use crate::{
    dialects::codex::{
        CodexSession,
        failure::Failure,
        families,
        from_wire::{self, Overrides},
        lock,
        metadata::{Metadata, attached, attachment, purpose},
        rollout::{self, RolloutPathError},
        to_wire,
    },
    overrides::flags,
};

/// Reads the settings that the params of start, resume and fork have in common; their generated types share no trait.
macro_rules! overrides {
    ($params:ident, cwd: $cwd:expr, personality: $personality:expr) => {
        Overrides {
            cwd: $cwd,
            roots: $params.runtime_workspace_roots,
            has_environment: None,
            model: $params.model,
            model_provider: $params.model_provider,
            effort: None,
            summary: None,
            service_tier: $params.service_tier,
            personality: $personality,
            approval: $params.approval_policy,
            reviewer: $params.approvals_reviewer,
            sandbox: None,
            base_instructions: $params.base_instructions,
            developer_instructions: $params.developer_instructions,
            mode: None,
            disabled_plugins: None,
        }
    };
}

/// Makes the result of start, resume or fork: the members that all three have in common, and the given additional ones.
macro_rules! opened {
    ($response:ident, $session:expr, $snapshot:expr, $turns:expr $(, $member:ident: $value:expr)* $(,)?) => {{
        let (session, thread): (&families::Ready, &Thread) = ($session, &$snapshot.thread);
        let settings = &thread.settings;
        let status = to_wire::status($snapshot.status);
        $response {
            thread: session
                .with_section(to_wire::thread(thread, status, $turns, session.view()))
                .await?,
            model: settings.model.clone(),
            model_provider: settings.model_provider.clone(),
            service_tier: to_wire::offered_tier(settings),
            disabled_plugin_ids: settings.disabled_plugins.clone(),
            cwd: settings.cwd.display().to_string(),
            runtime_workspace_roots: to_wire::workspace_roots(settings),
            instruction_sources: session.instruction_files(&settings.cwd).await,
            approval_policy: to_wire::approval_policy(&settings.approval, session.version),
            approvals_reviewer: to_wire::approvals_reviewer(settings.reviewer),
            sandbox: to_wire::sandbox(settings),
            active_permission_profile: to_wire::active_profile(settings),
            reasoning_effort: settings.effort.clone(),
            multi_agent_mode: wire::MultiAgentMode::ExplicitRequestOnly,
            $($member: $value,)*
        }
    }};
}

impl families::Ready {
    pub(super) async fn start_thread(
        &self,
        params: ThreadStartParams,
    ) -> Result<ThreadStartResponse, Failure> {
        let with_model_items = params.experimental_raw_events.unwrap_or(false);
        let handle = self.create_thread(params).await?;
        if with_model_items {
            lock(&self.with_model_items).insert(handle.id());
        }
        // Newer versions create the file with the first turn.
        if let Some(rollouts) = self.rollouts().filter(|_| self.version < Version::V0_169) {
            rollouts.begin(handle.id());
        }
        let snapshot = self.subscribe(&handle).await?;
        self.check_required_servers(&handle, &snapshot.thread.settings)
            .await?;
        self.tell_held_back(&snapshot.thread.settings.cwd).await;
        if let Some(config) = self.configuration_of(&snapshot.thread).await {
            self.tell_roles_of_project(&snapshot.thread, &config).await;
            self.tell_superseded(snapshot.thread.id, &config);
            rest_as_configured(&handle, &config).await;
        }
        Ok(opened!(ThreadStartResponse, self, snapshot, Vec::new()))
    }

    /// Creates a thread. The client does not follow it yet.
    pub(in crate::dialects::codex) async fn create_thread(
        &self,
        mut params: ThreadStartParams,
    ) -> Result<ThreadHandle, Failure> {
        let tools = from_wire::tools(params.dynamic_tools.unwrap_or_default())?;
        if params.permissions.is_some() && params.sandbox.is_some() {
            return Err(errors::thread_start::sandbox_conflict().into());
        }
        self.check_model(params.model.as_deref())?;
        for root in params.selected_capability_roots.iter().flatten() {
            if let CapabilityRootLocation::Environment(place) = &root.location
                && !Path::new(&place.path).is_absolute()
            {
                let detail = format!("path `{}` is not absolute", place.path);
                return Err(errors::invalid_params(&detail).into());
            }
        }
        let config = &self.connection.services().host.config;
        let workspace = self.workspace_of(
            params.environments,
            params.cwd,
            params.runtime_workspace_roots,
        )?;
        params.runtime_workspace_roots = workspace.roots;
        let cwd = workspace.cwd.map_or_else(
            || config.cwd().to_owned(),
            |cwd| from_wire::path(&cwd, config.cwd()),
        );
        if cwd.to_str().is_none() {
            return Err(errors::internal_error(&"path contains invalid UTF-8 characters").into());
        }
        // It is read while the thread is made.
        let metadata = || Metadata {
            daybreak_enabled: params.daybreak_enabled,
            ..Metadata::default()
        };
        let repository = metadata().beginning_in(cwd.clone());
        let noted = params.daybreak_enabled.and_then(|_| metadata().entry());
        // Newer clients are told of the repository from the first turn on.
        let (noted, repository) = match self.version < Version::V0_169 {
            true => (repository.await, None),
            false => (noted, Some(repository)),
        };
        let mut overrides = flags(params.config.as_ref());
        if let Some(profile) = &params.permissions {
            // As for the key, so that a reload of the thread finds it.
            let name = serde_json::Value::from(profile.as_str());
            overrides.0.push(format!("default_permissions={name}"));
        }
        from_wire::add_mode(&mut overrides, params.sandbox);
        let mut settings = config
            .settings(&cwd, overrides.clone())
            .await
            .map_err(|problem| errors::invalid_request(&problem))?;
        let provider = params.model_provider.as_ref();
        let provider = provider.unwrap_or(&settings.model_provider);
        if !config.has_provider(&cwd, provider, &overrides).await {
            return Err(errors::model_provider_not_found(self.version, provider).into());
        }
        overrides!(params, cwd: None, personality: params.personality)
            .into_change(&cwd)?
            .apply(&mut settings);
        settings.has_environment = workspace.has_environment.unwrap_or(true);
        settings.tools = tools;
        let ephemeral = params.ephemeral.unwrap_or(false);
        let project = match &params.project_id {
            Some(project) if project.is_empty() => {
                return Err(errors::thread_start::project_id_empty().into());
            }
            Some(project) => Some(self.entry_of_project(project).await?),
            None => None,
        };
        let purpose = params.thread_source.as_deref();
        let purpose = purpose.map(|text| purpose::entry(Some(text))).transpose();
        let purpose = purpose.map_err(|error| errors::internal_error(&error))?;
        let spec = NewThread {
            ephemeral,
            origin: self.origin(),
            extra: project.into_iter().chain(purpose).chain(noted).collect(),
            ..NewThread::new(settings)
        };
        let handle = self.engine().start_thread(spec).await?;
        if params.session_start_source == Some(ThreadStartSource::Clear) {
            handle.state(SessionStart::default).set_cleared();
        }
        if let Some(repository) = repository {
            handle.add_extra(repository).await;
        }
        Ok(handle)
    }

    /// Checks the model that a thread is opened with.
    ///
    /// Errors: its name is empty.
    fn check_model(&self, model: Option<&str>) -> Result<(), Failure> {
        match model {
            Some("") if self.version >= Version::V0_169 => Err(errors::invalid_request(
                &"No models are available. Set `model` explicitly or check your model catalog configuration.",
            )
            .into()),
            _ => Ok(()),
        }
    }

    /// Warns of settings of the project around `cwd` that do not apply, and of rules that cannot be read.
    async fn tell_held_back(&self, cwd: &Path) {
        let config = &self.connection.services().host.config;
        if let Some(problem) = config.problem_of_rules(cwd).await {
            self.tell::<notification::ConfigWarning>(
                None,
                &wire::ConfigWarningNotification {
                    summary: "Error parsing rules; every command needs approval.".to_owned(),
                    details: Some(problem.message.clone()),
                    ..to_wire::host::config_warning(&problem)
                },
            );
        }
        for held_back in config.held_back(cwd).await {
            self.tell::<notification::ConfigWarning>(
                None,
                &wire::ConfigWarningNotification {
                    summary: held_back.to_string(),
                    details: Some(held_back.advice()),
                    path: Some(held_back.file.display().to_string()),
                    range: None,
                },
            );
        }
    }

    /// Warns of roles of another project than that of the working directory, whose roles every client was told of.
    async fn tell_roles_of_project(&self, thread: &Thread, of_thread: &Snapshot) {
        let config = &self.connection.services().host.config;
        let own = config.cwd();
        if thread.settings.cwd == own || of_thread.loaded.role_warnings.is_empty() {
            return;
        }
        let own = config.current(Some(own), &[]).await;
        for warning in &of_thread.loaded.role_warnings {
            let is_told = |own: &Snapshot| own.loaded.role_warnings.contains(warning);
            if !own.as_deref().is_ok_and(is_told) {
                self.warn_of_config(warning.clone());
            }
        }
    }

    /// Tells which settings of a thread that is loaded now have another name, that its hooks run unseen, and which roles
    /// its subagents cannot have.
    fn tell_superseded(&self, thread: ThreadId, snapshot: &Snapshot) {
        if snapshot.loaded.hooks.bypasses_trust {
            self.tell::<notification::ConfigWarning>(
                Some(thread),
                &wire::ConfigWarningNotification {
                    summary: "`--dangerously-bypass-hook-trust` is enabled. Enabled hooks may run without review for this invocation.".to_owned(),
                    details: None,
                    path: None,
                    range: None,
                },
            );
        }
        self.tell_roles(thread, snapshot);
        for old in snapshot.superseded() {
            self.tell_deprecated(
                thread,
                format!("`{}` is deprecated. Use `{}` instead.", old.key, old.by),
                Some(old.effect.to_owned()),
            );
        }
    }

    /// Returns the configuration of a thread; `None` if it cannot be read, which is told elsewhere.
    async fn configuration_of(&self, thread: &Thread) -> Option<Arc<Snapshot>> {
        let config = &self.connection.services().host.config;
        config.of_thread(&thread.settings).await.ok()
    }

    /// Tells behind the answer of a request that something of a thread's configuration is out of date.
    fn tell_deprecated(&self, thread: ThreadId, summary: String, details: Option<String>) {
        self.tell_event::<notification::CodexEventDeprecationNotice>(
            thread,
            wire::EventMsg::DeprecationNotice(wire::EventMsgDeprecationNotice {
                summary: summary.clone(),
                details: details.clone(),
            }),
        );
        self.tell::<notification::DeprecationNotice>(
            Some(thread),
            &wire::DeprecationNoticeNotification { summary, details },
        );
    }

    pub(super) async fn resume_thread(
        &self,
        params: ThreadResumeParams,
    ) -> Result<ThreadResumeResponse, Failure> {
        let path = params.path.as_deref().filter(|path| !path.is_empty());
        if let Some(path) = path {
            self.check_path(&params.thread_id, path)?;
        }
        let id = self.named(&params.thread_id, path).await?;
        let loaded_thread = self.engine().loaded_thread(id);
        let loaded = loaded_thread.is_some();
        if params.history.is_some() {
            return Err(if loaded {
                thread_resume::history_of_loaded_thread(&id).into()
            } else {
                thread_resume::history_unsupported().into()
            });
        }
        let thread = self.stored(id).await?;
        if !loaded && thread.archived {
            return Err(errors::thread_archived(self.version, &id).into());
        }
        let with_turns = !params.exclude_turns.unwrap_or(false);
        if with_turns {
            self.advise_paging("use `excludeTurns: true`");
        }
        if let Some(roots) = &params.runtime_workspace_roots {
            from_wire::check_roots(roots)?;
        }
        let (mut change, mut overrides) = (SettingsChange::default(), ConfigOverrides::default());
        let (profile, sandbox) = (params.permissions.clone(), params.sandbox.clone());
        // Settings of a thread that nobody follows and that does nothing are changed as if it was not loaded.
        let is_free = match &loaded_thread {
            Some(handle) => {
                let snapshot = handle.snapshot().await;
                snapshot.subscribers == 0 && snapshot.running.is_none()
            }
            None => true,
        };
        if is_free || self.version < Version::V0_169 {
            self.check_model(params.model.as_deref())?;
            overrides = flags(params.config.as_ref());
            if params.permissions.is_some() && params.sandbox.is_some() {
                return Err(errors::thread_start::sandbox_conflict().into());
            }
            change = overrides!(params, cwd: params.cwd, personality: params.personality)
                .into_change(&thread.settings.cwd)?;
            let current = &thread.settings;
            self.choose_profile(&mut change, profile.as_deref(), current, &overrides)
                .await?;
            self.choose_mode(&mut change, sandbox, current, &overrides)
                .await?;
            // A thread that is opened has what the client chooses, whatever it was denied before.
            change.afresh = true;
        }
        let handle = self.reopen(&thread, change, overrides, is_free).await?;
        let snapshot = self.subscribe_from(&handle, Cursor::Live, true).await?;
        if !loaded {
            // Clients expect it before the answer.
            self.tell::<notification::ThreadStatusChanged>(
                None,
                &wire::ThreadStatusChangedNotification {
                    thread_id: id.to_string(),
                    status: to_wire::status(snapshot.status),
                },
            );
        }
        let turns = match with_turns {
            true => self.turns_before(&snapshot).await?,
            false => Vec::new(),
        };
        let initial_turns_page = match params.initial_turns_page {
            Some(page) => Some(self.initial_page(id, page).await?),
            None => None,
        };
        let backwards = self.backwards(id).await?;
        self.tell_held_back(&snapshot.thread.settings.cwd).await;
        if is_free && let Some(config) = self.configuration_of(&snapshot.thread).await {
            if !loaded {
                self.tell_superseded(id, &config);
            }
            rest_as_configured(&handle, &config).await;
        }
        self.tell_usage(&snapshot.thread);
        self.tell_goal(&snapshot.thread);
        if !loaded {
            handle.pursue_goal().await?;
        }
        Ok(opened!(
            ThreadResumeResponse,
            self,
            snapshot,
            turns,
            collaboration_mode: Some(to_wire::collaboration_mode(&snapshot.thread.settings)),
            initial_turns_page: initial_turns_page,
            items_backwards_cursor: backwards.items,
            turns_backwards_cursor: backwards.turns,
        ))
    }

    /// Loads a thread and changes its settings. Configuration overrides apply to a thread that is free: not loaded, or
    /// followed by nobody and idle.
    pub(in crate::dialects::codex) async fn reopen(
        &self,
        thread: &Thread,
        mut change: SettingsChange,
        overrides: ConfigOverrides,
        is_free: bool,
    ) -> Result<ThreadHandle, Failure> {
        let changes_settings = !change.is_empty() || !overrides.0.is_empty();
        if changes_settings && !self.connection.may(Access::Act) {
            let (method, needs) = ("thread/resume with settings", Access::Act);
            return Err(CallError::Forbidden { method, needs }.into());
        }
        let is_loaded = self.engine().loaded_thread(thread.id).is_some();
        if !is_loaded || (is_free && !overrides.0.is_empty()) {
            change = self.configured(thread, change, overrides).await?;
        }
        let handle = self.load(thread.id).await?;
        if !change.is_empty() {
            self.engine().update_settings(thread.id, change).await?;
        }
        Ok(handle)
    }

    pub(super) async fn fork_thread(
        &self,
        params: ThreadForkParams,
    ) -> Result<ThreadForkResponse, Failure> {
        let is_ephemeral = params.ephemeral.unwrap_or(false);
        if params.experimental_prediction_mode == Some(true) && !is_ephemeral {
            return Err(thread_fork::prediction_not_ephemeral().into());
        }
        if params.experimental_disable_prediction_mcp == Some(true)
            && params.experimental_prediction_mode != Some(true)
        {
            return Err(thread_fork::prediction_mcp_without_prediction().into());
        }
        if params.last_turn_id.is_some() && params.before_turn_id.is_some() {
            return Err(thread_fork::last_and_before().into());
        }
        let is_attached = params.attach_to_source == Some(true);
        if is_attached && (is_ephemeral || params.defer_goal_continuation == Some(true)) {
            return Err(thread_fork::attach_conflict().into());
        }
        if params.permissions.is_some() && params.sandbox.is_some() {
            return Err(errors::thread_start::sandbox_conflict().into());
        }
        let path = params.path.as_deref().filter(|path| !path.is_empty());
        let id = self.named(&params.thread_id, path).await?;
        let source = self.stored(id).await?;
        if source.archived {
            return Err(errors::thread_archived(self.version, &id).into());
        }
        // What is not to be kept is not copied to where it is.
        if source.ephemeral {
            return Err(errors::rollout_not_found(&id).into());
        }
        if is_ephemeral && params.exclude_turns != Some(true) && self.version >= Version::V0_169 {
            return Err(thread_fork::turns_of_ephemeral().into());
        }
        let with_turns = !params.exclude_turns.unwrap_or(false);
        if with_turns {
            self.advise_paging("use `excludeTurns: true`");
        }
        self.check_model(params.model.as_deref())?;
        let turn = |text: &str| text.parse().map_err(|_| errors::turn_not_found(&text));
        let last_turn = params.last_turn_id.as_deref().map(turn).transpose()?;
        let before_turn = params.before_turn_id.as_deref().map(turn).transpose()?;
        let overrides = flags(params.config.as_ref());
        let mut change = overrides!(params, cwd: params.cwd, personality: None)
            .into_change(&source.settings.cwd)?;
        let (profile, current) = (params.permissions.as_deref(), &source.settings);
        self.choose_profile(&mut change, profile, current, &overrides)
            .await?;
        self.choose_mode(&mut change, params.sandbox, current, &overrides)
            .await?;
        change.afresh = true;
        let settings = self.forked(&source, change, overrides).await?;
        let is_named = self.version >= Version::V0_169;
        let mut fork = ForkThread {
            last_turn,
            before_turn,
            with_running: true,
            name: source.name.clone().filter(|_| is_named),
            ephemeral: is_ephemeral,
            origin: self.origin(),
            settings,
            ..ForkThread::default()
        };
        attached::attach(&mut fork, &source, is_attached)
            .map_err(|error| errors::internal_error(&error))?;
        attachment::copy(&source, &mut fork).map_err(|error| errors::internal_error(&error))?;
        let purpose = purpose::entry(params.thread_source.as_deref());
        let purpose = purpose.map_err(|error| errors::internal_error(&error))?;
        fork.extra.extend([purpose]);
        let cwd = fork.settings.cwd.as_ref().unwrap_or(&source.settings.cwd);
        let repository = Metadata::of(&source).beginning_in(cwd.clone()).await;
        fork.extra.extend(repository);
        let forked = self.engine().fork_thread(id, fork).await;
        let handle = forked.map_err(|error| match error {
            Error::TurnInProgress(turn) => thread_fork::last_turn_running(&turn).into(),
            error => Failure::from(error),
        })?;
        handle.state(SessionStart::default).set_forked();
        self.settle_rollout(handle.id()).await;
        let snapshot = self.subscribe(&handle).await?;
        self.tell_held_back(&snapshot.thread.settings.cwd).await;
        if let Some(config) = self.configuration_of(&snapshot.thread).await {
            self.tell_superseded(snapshot.thread.id, &config);
            rest_as_configured(&handle, &config).await;
        }
        let turns = if !with_turns {
            Vec::new()
        } else {
            if self.version >= Version::V0_169 {
                // The fork has not asked the model itself yet.
                let is_whole = last_turn.is_none() && before_turn.is_none();
                self.tell_usage(&Thread {
                    last_usage: match is_whole {
                        true => source.last_usage,
                        false => {
                            self.usage_before(&source, snapshot.thread.turn_count)
                                .await?
                        }
                    },
                    ..Thread::clone(&snapshot.thread)
                });
            }
            self.turns_before(&snapshot).await?
        };
        Ok(opened!(ThreadForkResponse, self, snapshot, turns))
    }

    /// Returns what the last model request in the first `count` turns of a thread used, if that is known.
    async fn usage_before(
        &self,
        thread: &Thread,
        count: u64,
    ) -> Result<Option<LastUsage>, Failure> {
        let query = TurnQuery {
            limit: Some(count as usize),
            usage: true,
            ..TurnQuery::default()
        };
        let mut turns = self.engine().turns(thread.id, query).await?.data;
        turns.truncate(count as usize);
        let is_left = |last: &LastUsage| turns.iter().any(|turn| turn.turn.id == last.turn);
        Ok(thread
            .last_usage
            .filter(is_left)
            .or_else(|| LastUsage::of(&turns)))
    }

    /// Returns the instruction files that apply in a folder; none if its configuration is invalid.
    async fn instruction_files(&self, cwd: &Path) -> Vec<String> {
        let snapshot = self
            .connection
            .services()
            .host
            .config
            .current(Some(cwd), &[]);
        let files = snapshot.await.map(|snapshot| {
            let files = snapshot.instruction_files.iter();
            files.map(|file| file.display().to_string()).collect()
        });
        files.unwrap_or_default()
    }

    /// Returns the thread that a request names: by the path, if there is one, else by the id.
    async fn named(&self, thread_id: &str, path: Option<&str>) -> Result<ThreadId, Failure> {
        match path {
            Some(path) => self.by_rollout(Path::new(path)).await,
            None => from_wire::session_id(thread_id, self.version),
        }
    }

    /// Checks that a path is the file of the thread in the same request, if that thread is loaded.
    fn check_path(&self, thread_id: &str, path: &str) -> Result<(), Failure> {
        let id = thread_id.parse().ok();
        let Some(handle) = id.and_then(|id| self.engine().loaded_thread(id)) else {
            return Ok(());
        };
        let active = self.rollouts().and_then(|own| own.path(&handle.latest()));
        match active {
            Some(active) if active != Path::new(path) => {
                let active = active.display();
                Err(thread_resume::path_of_another_thread(&thread_id, &path, &active).into())
            }
            _ => Ok(()),
        }
    }

    /// Applies the configuration overrides of a request to a stored thread, then its other changes.
    ///
    /// Errors: the configuration is invalid, or does not define the provider that the thread then has.
    async fn configured(
        &self,
        thread: &Thread,
        change: SettingsChange,
        overrides: ConfigOverrides,
    ) -> Result<SettingsChange, Failure> {
        let config = &self.connection.services().host.config;
        let cwd = &thread.settings.cwd;
        let new = config.change_of(cwd, overrides.clone()).await;
        let mut change = new
            .map_err(|problem| errors::invalid_request(&problem))?
            .then(change);
        let lacks_provider = thread.settings.model_provider.is_empty();
        if lacks_settings(thread) || lacks_provider {
            let configured = config.settings(cwd, overrides.clone()).await;
            let configured = configured.map_err(|problem| errors::invalid_request(&problem))?;
            if lacks_provider {
                let provider = &mut change.model_provider;
                provider.get_or_insert_with(|| configured.model_provider.clone());
            }
            if lacks_settings(thread) {
                change = all_of(configured).then(change);
            }
        }
        let of_thread = &thread.settings.model_provider;
        let provider = change.model_provider.as_ref().unwrap_or(of_thread);
        if self.version >= Version::V0_169 && !config.has_provider(cwd, provider, &overrides).await
        {
            return Err(errors::model_provider_not_configured(provider).into());
        }
        Ok(change)
    }

    /// Does the same for a fork. The fork does not inherit the configuration overrides of its source. If its provider
    /// is not known without them, the configured provider replaces it.
    pub(in crate::dialects::codex) async fn forked(
        &self,
        source: &Thread,
        change: SettingsChange,
        overrides: ConfigOverrides,
    ) -> Result<SettingsChange, Failure> {
        let config = &self.connection.services().host.config;
        let cwd = &source.settings.cwd;
        let new = config.change_of(cwd, overrides.clone()).await;
        let mut change = new
            .map_err(|problem| errors::invalid_request(&problem))?
            .then(change);
        change.overrides.get_or_insert_default();
        let provider = change.model_provider.as_ref();
        let provider = provider.unwrap_or(&source.settings.model_provider);
        let is_known = config.has_provider(cwd, provider, &overrides).await;
        if !is_known && change.model_provider.is_some() {
            return Err(errors::model_provider_not_found(self.version, provider).into());
        }
        let configured = config
            .settings(cwd, overrides)
            .await
            .map_err(|problem| errors::invalid_request(&problem))?;
        if lacks_settings(source) {
            change = all_of(configured.clone()).then(change);
        }
        // A fork has those of the configuration.
        change.service_tier.get_or_insert(configured.service_tier);
        change.personality.get_or_insert(configured.personality);
        if !is_known {
            change.model_provider = Some(configured.model_provider);
            change.model.get_or_insert(configured.model);
        }
        Ok(change)
    }
}

/// Tells whether the file of a thread of another program names no model. It names no permissions then, either.
fn lacks_settings(thread: &Thread) -> bool {
    thread.settings.model.is_empty() && rollout::is_foreign(thread)
}

/// Returns what a thread without settings of its own takes over from the configuration.
fn all_of(configured: Settings) -> SettingsChange {
    SettingsChange {
        model: Some(configured.model),
        effort: Some(configured.effort),
        approval: Some(configured.approval),
        reviewer: Some(configured.reviewer),
        sandbox: Some(configured.sandbox),
        profile: configured.profile,
        afresh: true,
        ..SettingsChange::default()
    }
}

impl CodexSession {
    /// Returns the thread whose rollout file is at `path`, absolute or relative to the home folder.
    pub(in crate::dialects::codex) async fn by_rollout(
        &self,
        path: &Path,
    ) -> Result<ThreadId, Failure> {
        let found = match self.rollouts() {
            Some(rollouts) => rollouts.find(path).await,
            None => Err(RolloutPathError::Missing(path.into())),
        };
        found.map_err(|problem| {
            let error = match problem {
                RolloutPathError::Missing(path) => {
                    errors::rollout_missing(self.version, &path.display())
                }
                RolloutPathError::Unreadable(path) => errors::rollout_unreadable(
                    self.version,
                    &path.display(),
                    &"it does not begin with session metadata",
                ),
            };
            error.into()
        })
    }
}

/// Lets a thread that is loaded now stay in memory as long as its configuration says when nobody follows it.
async fn rest_as_configured(handle: &ThreadHandle, config: &Snapshot) {
    if let Some(seconds) = config.thread_unload_delay_secs {
        handle.rest_for(Duration::from_secs(seconds)).await;
    }
}
