//! The methods `externalAgentConfig/*`: what another agent left on this machine becomes configuration and threads here.

mod items;

use std::{
    collections::BTreeMap,
    fmt::Display,
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use chrono::DateTime;
use serde::{Deserialize, Serialize};
use threadwire_agent::inject::END;
use threadwire_engine::{
    Error, Item, ItemBody, ItemId, Millis, NewThread, Origin, StoreError, Turn, TurnId, TurnStatus,
    TurnWithItems, Usage, task,
};
use threadwire_host::plugins::Error as PluginsError;
use threadwire_protocol::{
    RequestMethod,
    codex::{
        ExternalAgentConfigDetectParams, ExternalAgentConfigDetectResponse,
        ExternalAgentConfigImportCompletedNotification,
        ExternalAgentConfigImportHistoriesReadResponse, ExternalAgentConfigImportHistory,
        ExternalAgentConfigImportHistoryRecordParams,
        ExternalAgentConfigImportHistoryRecordResponse,
        ExternalAgentConfigImportItemTypeFailure as Failed,
        ExternalAgentConfigImportItemTypeSuccess as Succeeded, ExternalAgentConfigImportParams,
        ExternalAgentConfigImportProgressNotification, ExternalAgentConfigImportResponse,
        ExternalAgentConfigImportTypeResult as TypeResult, ExternalAgentConfigMethods,
        ExternalAgentConfigMigrationItem as MigrationItem,
        ExternalAgentConfigMigrationItemType as ItemType, errors::external_agent_config_import,
        method, notification,
    },
    envelope::RpcError,
};
use threadwire_workspace::{
    blocking,
    external::{self, Folders, Session},
    plugins::{Error as PluginError, file_of},
    sort::sort_by,
};
use uuid::Uuid;

use self::items::{
    failure, kind, names, plugin_failure, result, shown, shown_plugins, shown_sessions,
};
use super::{CodexSession, Failure, families, marketplace, plugin};
use crate::dialects::time;

/// The records of imports, by the id of the import.
const HISTORY: &str = "external_agent.imports";
/// The records of imported conversations, by file.
const SESSIONS: &str = "external_agent.sessions";

/// The age in days after which conversations are left out, where the client says nothing.
const MAX_AGE: u32 = 30;
/// The number of conversations that are listed, where the client says nothing.
const MAX_SESSIONS: u32 = 50;

/// The order in which the results of a finished import are told.
const ORDER: [ItemType; 10] = [
    ItemType::Config,
    ItemType::Skills,
    ItemType::AgentsMd,
    ItemType::Plugins,
    ItemType::McpServerConfig,
    ItemType::Subagents,
    ItemType::Hooks,
    ItemType::Commands,
    ItemType::Memory,
    ItemType::Sessions,
];

/// An imported conversation.
#[derive(Serialize, Deserialize)]
struct KnownSession {
    /// When its file last changed, in Unix milliseconds.
    modified: Millis,
    thread: String,
}

impl ExternalAgentConfigMethods for families::ExternalAgentConfig {
    async fn external_agent_config_detect(
        &self,
        params: ExternalAgentConfigDetectParams,
    ) -> Result<ExternalAgentConfigDetectResponse, Failure> {
        let mut items = Vec::new();
        if params.migration_source.as_deref() == Some("cursor") {
            return Ok(ExternalAgentConfigDetectResponse {
                items,
                connectors: Vec::new(),
            });
        }
        let folders = self.external_folders();
        if params.include_home.unwrap_or(false) {
            let limit = params.max_sessions.unwrap_or(MAX_SESSIONS) as usize;
            let days = params.max_session_age_days.unwrap_or(MAX_AGE);
            let age = Duration::from_secs(u64::from(days) * 24 * 60 * 60);
            let known = self.known_sessions().await?;
            let (found, plugins, sessions) = {
                let folders = folders.clone();
                blocking::run(move || {
                    let is_known = |file: &Path, modified| {
                        let known = known.get(&*file.to_string_lossy());
                        known == Some(&millis(modified))
                    };
                    let sessions = external::sessions(&folders.user, age, limit, is_known);
                    let found = external::detect(&folders, None);
                    (found, external::plugins(&folders), sessions)
                })
                .await
            };
            items.extend(found.into_iter().map(|found| shown(found, &folders, None)));
            if !plugins.is_empty() {
                items.push(shown_plugins(plugins, &folders));
            }
            if !sessions.is_empty() {
                items.push(shown_sessions(&sessions, &folders));
            }
        }
        for cwd in params.cwds.unwrap_or_default() {
            let project = PathBuf::from(&cwd);
            if !project.is_absolute() {
                continue;
            }
            let found = {
                let folders = folders.clone();
                blocking::run(move || external::detect(&folders, Some(&project))).await
            };
            let found = found.into_iter();
            items.extend(found.map(|found| shown(found, &folders, Some(&cwd))));
        }
        Ok(ExternalAgentConfigDetectResponse {
            items,
            connectors: Vec::new(),
        })
    }

    /// Answers at once; the results follow as notifications.
    async fn external_agent_config_import(
        &self,
        params: ExternalAgentConfigImportParams,
    ) -> Result<ExternalAgentConfigImportResponse, Failure> {
        let items = params.migration_items;
        if items.iter().any(|item| item.item_type == ItemType::Memory) {
            return Err(external_agent_config_import::memory_disabled().into());
        }
        let import = Import {
            id: Uuid::now_v7().to_string(),
            provider: params.provider_id,
            session: Arc::clone(&self.session),
            origin: self.origin(),
            folders: self.external_folders(),
        };
        let id = import.id.clone();
        if !items.is_empty() {
            task::spawn(import.run(items));
        }
        Ok(ExternalAgentConfigImportResponse { import_id: id })
    }

    async fn external_agent_config_import_read_histories(
        &self,
    ) -> Result<ExternalAgentConfigImportHistoriesReadResponse, Failure> {
        let records = &self.connection.services().host.records;
        let all = records
            .all::<ExternalAgentConfigImportHistory>(HISTORY)
            .await;
        let all = all.map_err(failed)?.into_iter();
        let mut data: Vec<_> = all.map(|(_, history, _)| history).collect();
        sort_by(&mut data, |a, b| {
            let place = |one: &ExternalAgentConfigImportHistory| {
                (one.completed_at_ms, one.import_id.clone())
            };
            place(b).cmp(&place(a))
        });
        Ok(ExternalAgentConfigImportHistoriesReadResponse {
            data,
            connectors: Vec::new(),
        })
    }

    async fn external_agent_config_import_record_history(
        &self,
        params: ExternalAgentConfigImportHistoryRecordParams,
    ) -> Result<ExternalAgentConfigImportHistoryRecordResponse, Failure> {
        let mut history = ExternalAgentConfigImportHistory {
            import_id: Uuid::now_v7().to_string(),
            provider_id: Some(params.provider_id),
            completed_at_ms: time::now(),
            successes: Vec::new(),
            failures: Vec::new(),
        };
        for result in params.item_type_results {
            let successes = result.successes.into_iter().map(|success| Succeeded {
                item_type: success.item_type,
                cwd: success.cwd,
                source: success.source,
                target: success.target,
                title: success.title,
            });
            history.successes.extend(successes);
            history.failures.extend(result.failures);
        }
        let import_id = history.import_id.clone();
        self.record(&history).await.map_err(failed)?;
        Ok(ExternalAgentConfigImportHistoryRecordResponse { import_id })
    }
}

impl CodexSession {
    fn external_folders(&self) -> Folders {
        let home = self.connection.services().host.config.home().to_owned();
        Folders {
            user: std::env::home_dir().unwrap_or_else(|| home.clone()),
            home,
        }
    }

    async fn known_sessions(&self) -> Result<BTreeMap<String, Millis>, Failure> {
        let records = &self.connection.services().host.records;
        let all = records
            .all::<KnownSession>(SESSIONS)
            .await
            .map_err(failed)?;
        let all = all.into_iter();
        Ok(all.map(|(file, known, _)| (file, known.modified)).collect())
    }

    async fn record(&self, history: &ExternalAgentConfigImportHistory) -> Result<(), StoreError> {
        let records = &self.connection.services().host.records;
        let put = records.put(HISTORY, &history.import_id, Some(history), 0);
        put.await.map(drop)
    }
}

/// An import under way.
struct Import {
    id: String,
    provider: Option<String>,
    session: Arc<CodexSession>,
    /// The origin of the threads.
    origin: Origin,
    folders: Folders,
}

impl Import {
    async fn run(self, items: Vec<MigrationItem>) {
        let (mut sessions, others): (Vec<_>, Vec<_>) = items
            .into_iter()
            .partition(|item| item.item_type == ItemType::Sessions);
        sessions.retain(|item| {
            let details = item.details.as_ref();
            details.is_some_and(|details| !details.sessions.is_empty())
        });
        if !sessions.is_empty() {
            self.progress(result(ItemType::Sessions));
        }
        let mut results = Vec::new();
        for item in others {
            let result = match item.item_type {
                ItemType::Plugins => self.plugins(item).await,
                _ => self.configuration(item).await,
            };
            self.progress(result.clone());
            results.push(result);
        }
        for item in sessions {
            let result = self.sessions(item).await;
            self.progress(result.clone());
            results.push(result);
        }
        let mut history = ExternalAgentConfigImportHistory {
            import_id: self.id.clone(),
            provider_id: self.provider.clone(),
            completed_at_ms: time::now(),
            successes: Vec::new(),
            failures: Vec::new(),
        };
        let mut by_type = Vec::new();
        for item_type in ORDER {
            let of_type = results.iter().filter(|one| one.item_type == item_type);
            let mut all = result(item_type.clone());
            let mut is_there = false;
            for one in of_type {
                is_there = true;
                all.successes.extend(one.successes.iter().cloned());
                all.failures.extend(one.failures.iter().cloned());
            }
            history.successes.extend(all.successes.iter().cloned());
            history.failures.extend(all.failures.iter().cloned());
            by_type.extend(is_there.then_some(all));
        }
        if let Err(error) = self.session.record(&history).await {
            tracing::warn!(%error, "an import is not recorded");
        }
        let completed = ExternalAgentConfigImportCompletedNotification {
            import_id: self.id.clone(),
            item_type_results: by_type,
        };
        self.session
            .tell::<notification::ExternalAgentConfigImportCompleted>(None, &completed);
        self.session.connection.flush();
    }

    fn progress(&self, result: TypeResult) {
        let progress = ExternalAgentConfigImportProgressNotification {
            import_id: self.id.clone(),
            item_type_results: vec![result],
        };
        self.session
            .tell::<notification::ExternalAgentConfigImportProgress>(None, &progress);
        self.session.connection.flush();
    }

    async fn configuration(&self, item: MigrationItem) -> TypeResult {
        let mut result = result(item.item_type.clone());
        let cwd = item.cwd.filter(|cwd| !cwd.is_empty());
        let Some(kind) = kind(&item.item_type) else {
            let message = "this kind of item is not imported".to_owned();
            result
                .failures
                .push(failure(&item.item_type, cwd, None, message));
            return result;
        };
        let names = item.details.map(|details| names(kind, details));
        let (folders, project) = (self.folders.clone(), cwd.clone().map(PathBuf::from));
        let imported = blocking::run(move || {
            external::import(&folders, project.as_deref(), kind, names.as_ref())
        });
        for imported in imported.await {
            let source = Some(imported.source);
            match imported.target {
                Ok(target) => result.successes.push(Succeeded {
                    item_type: item.item_type.clone(),
                    cwd: cwd.clone(),
                    source,
                    target: Some(target),
                    title: None,
                }),
                Err(message) => {
                    let failure = failure(&item.item_type, cwd.clone(), source, message);
                    result.failures.push(failure);
                }
            }
        }
        result
    }

    async fn plugins(&self, item: MigrationItem) -> TypeResult {
        let mut result = result(ItemType::Plugins);
        let cwd = item.cwd.filter(|cwd| !cwd.is_empty());
        let refusal = match (&cwd, &item.details) {
            (Some(_), _) => Some("repository-scoped plugin migration is not allowed"),
            (None, None) => Some("plugins migration item is missing details"),
            (None, Some(_)) => None,
        };
        if let Some(refusal) = refusal {
            let failure = plugin_failure(cwd, None, refusal.to_owned());
            result.failures.push(failure);
            return result;
        }
        for group in item.details.into_iter().flat_map(|details| details.plugins) {
            let market = &group.marketplace_name;
            let file = match group.plugin_names.is_empty() {
                true => continue,
                false => self.marketplace(market).await,
            };
            for name in group.plugin_names {
                let source = Some(format!("{name}@{market}"));
                let installed = match &file {
                    Ok(file) => self.plugin(file, name).await,
                    Err(message) => Err((false, message.clone())),
                };
                match installed {
                    Ok(target) => result.successes.push(Succeeded {
                        item_type: ItemType::Plugins,
                        cwd: None,
                        source,
                        target: Some(target),
                        title: None,
                    }),
                    Err((is_missing, message)) => result.failures.push(Failed {
                        error_type: is_missing.then(|| "plugin_not_found".to_owned()),
                        ..plugin_failure(None, source, message)
                    }),
                }
            }
        }
        result
    }

    /// Adds a marketplace of the other agent, and returns its file.
    async fn marketplace(&self, name: &str) -> Result<PathBuf, String> {
        let (folders, market) = (self.folders.clone(), name.to_owned());
        let source = blocking::run(move || external::marketplace_source(&folders, &market)).await;
        let source = source.ok_or_else(|| {
            format!("external agent plugin marketplace source was not found: {name}")
        })?;
        let by = method::ExternalAgentConfigImport::NAME;
        let plugins = &self.session.connection.services().host.plugins;
        let added = plugins.add(&source, None, false, by).await;
        let added = added.map_err(|error| text(marketplace::not_added(&error)))?;
        let file = blocking::run(move || file_of(&added.root)).await;
        file.ok_or_else(|| "the marketplace has no file".to_owned())
    }

    /// Installs a plugin, and returns its id. An error says whether the marketplace does not have it.
    async fn plugin(&self, market: &Path, name: String) -> Result<String, (bool, String)> {
        let by = method::ExternalAgentConfigImport::NAME;
        let plugins = &self.session.connection.services().host.plugins;
        let installed = plugins.install(market.to_owned(), name, by).await;
        let (id, _) = installed.map_err(|error| {
            let is_missing = matches!(error, PluginsError::Plugin(PluginError::NotFound { .. }));
            (is_missing, text(plugin::refusal(&error)))
        })?;
        Ok(id.to_string())
    }

    async fn sessions(&self, item: MigrationItem) -> TypeResult {
        let mut result = result(ItemType::Sessions);
        for wanted in item
            .details
            .map_or_else(Vec::new, |details| details.sessions)
        {
            let source = Some(wanted.path.clone());
            match self.session(&wanted.path, wanted.cwd).await {
                Ok((thread, session)) => result.successes.push(Succeeded {
                    item_type: ItemType::Sessions,
                    cwd: Some(session.cwd.display().to_string()),
                    source,
                    target: Some(thread),
                    title: Some(session.title),
                }),
                Err(failure) => result.failures.push(failure),
            }
        }
        result
    }

    /// Makes a thread of a conversation. A conversation that did not change since is not imported again.
    async fn session(&self, path: &str, cwd: String) -> Result<(String, Session), Failed> {
        let failed = |error: &dyn Display| {
            let source = Some(path.to_owned());
            failure(
                &ItemType::Sessions,
                Some(cwd.clone()),
                source,
                error.to_string(),
            )
        };
        let (user, file) = (self.folders.user.clone(), PathBuf::from(path));
        let read = blocking::run(move || external::read_session(&user, &file)).await;
        let session = read.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => items::session_missing(path),
            _ => failed(&error),
        })?;
        let services = &self.session.connection.services();
        let key = session.file.to_string_lossy().into_owned();
        let known = services.host.records.get::<KnownSession>(SESSIONS, &key);
        let (known, revision) = known.await.map_err(|error| failed(&error))?;
        let modified = millis(session.modified);
        if let Some(known) = known.filter(|known| known.modified == modified) {
            return Ok((known.thread, session));
        }
        let settings = services
            .host
            .config
            .settings(&session.cwd, Default::default());
        let settings = settings.await.map_err(|problem| failed(&problem))?;
        let spec = NewThread {
            name: session.name.clone(),
            origin: self.origin.clone(),
            ..NewThread::new(settings)
        };
        let turns = turns(&session, &self.origin);
        let thread = services.engine.import_thread(spec, turns).await;
        let thread = thread.map_err(|error| failed(&error))?.id;
        let known = KnownSession {
            modified,
            thread: thread.to_string(),
        };
        let put = services
            .host
            .records
            .put(SESSIONS, &key, Some(&known), revision);
        put.await.map_err(|error| failed(&error))?;
        self.session.settle_rollout(thread).await;
        Ok((known.thread, session))
    }
}

/// Makes the turns of a conversation.
fn turns(session: &Session, origin: &Origin) -> Vec<TurnWithItems> {
    let mut turns = Vec::with_capacity(session.turns.len());
    for (index, past) in (0..).zip(&session.turns) {
        let id = TurnId::default();
        let started_at = at(&past.sent_at);
        let mut items = Vec::new();
        let mut add = |body: ItemBody, at: Millis| {
            items.push(Arc::new(Item {
                id: ItemId::new(),
                turn: id,
                seq: items.len() as u64,
                started_at: at,
                completed_at: Some(at),
                body,
            }));
        };
        let input = ItemBody::User {
            content: vec![threadwire_engine::InputPart::text(past.input.clone())],
            client_id: None,
            steered: false,
            queued: None,
        };
        add(input, started_at);
        for message in &past.messages {
            let text = message.text.clone();
            add(ItemBody::Agent { text, phase: None }, at(&message.said_at));
        }
        let last = past.messages.last();
        let completed_at = last.map_or(started_at, |last| at(&last.said_at));
        if index + 1 == session.turns.len() as u64 {
            let text = END.to_owned();
            add(ItemBody::Agent { text, phase: None }, completed_at);
        }
        turns.push(TurnWithItems {
            turn: Turn {
                id,
                index,
                status: TurnStatus::Completed,
                started_at,
                completed_at: Some(completed_at),
                error: None,
                usage: Usage::default(),
                origin: origin.clone(),
                settings: None,
                root: None,
                stop: None,
            },
            items,
            asks: Vec::new(),
            usage: Vec::new(),
        });
    }
    turns
}

/// Reads a time; now if it is none.
fn at(text: &str) -> Millis {
    DateTime::parse_from_rfc3339(text).map_or_else(|_| time::now(), |time| time.timestamp_millis())
}

fn millis(time: SystemTime) -> Millis {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or_default()
}

/// Returns the text that a client is told.
fn text(failure: Failure) -> String {
    RpcError::from(failure).message.into_owned()
}

fn failed(error: StoreError) -> Failure {
    Error::from(error).into()
}
