//! The methods `agent/profiles/*`: the profiles under which threads run, and those that threads build.

mod compile;

use std::{
    collections::{HashMap, VecDeque},
    time::UNIX_EPOCH,
};

use threadwire_engine::{Millis, ThreadId, ThreadQuery, ThreadSort};
use threadwire_protocol::dotcraft::{
    AgentMethods, AgentMode, AgentProfileAudit, AgentProfileBuilderDraft, AgentProfileDiagnostic,
    AgentProfileEntry, AgentProfileSource, AgentProfileSummary,
    AgentProfilesBuilderDraftReadParams, AgentProfilesBuilderDraftUpdateParams,
    AgentProfilesListParams, AgentProfilesListResponse, AgentProfilesReadParams,
    AgentProfilesReadResponse, AgentProfilesRefreshThreadParams,
    AgentProfilesRefreshThreadResponse, AgentProfilesRemoveParams, AgentProfilesRemoveResponse,
    AgentProfilesUpsertParams, AgentProfilesUpsertResponse, AgentProfilesValidateParams,
    AgentProfilesValidateResponse, ApprovalPolicy, ThreadConfiguration, errors,
};
use threadwire_workspace::craft::profiles::{
    self, Checked, MAX_TEXT, Problem, Profile, Severity, Source, WriteError,
};

use self::compile::{compile, without_profile};
use super::{DotCraftSession, Failure, extra, families, lock, skills::broken};
use crate::dialects::time::iso;

pub(super) use self::compile::check_beside_profile;

/// The number of threads that are read at once.
const PAGE: usize = 100;

/// The number of drafts that are kept; the one that changed longest ago goes.
const MAX_DRAFTS: usize = 64;

/// The profiles that threads are building.
#[derive(Debug, Default)]
pub(super) struct Drafts {
    texts: HashMap<ThreadId, String>,
    /// The threads, in the order of their last change.
    order: VecDeque<ThreadId>,
}

impl Drafts {
    fn set(&mut self, thread: ThreadId, text: String) {
        self.order.retain(|other| *other != thread);
        self.order.push_back(thread);
        self.texts.insert(thread, text);
        if self.order.len() > MAX_DRAFTS
            && let Some(oldest) = self.order.pop_front()
        {
            self.texts.remove(&oldest);
        }
    }
}

/// The threads under a profile: its identifier, the thread, and the fingerprint when it was applied.
type Users = Vec<(String, ThreadId, Option<String>)>;

impl AgentMethods for families::Agent {
    async fn agent_profiles_list(
        &self,
        params: AgentProfilesListParams,
    ) -> Result<AgentProfilesListResponse, Failure> {
        let wanted = params.source.as_ref().map(source).transpose()?;
        let users = self.profile_users().await?;
        let all = self.profiles().await;
        let listed = all.iter().filter(|profile| {
            wanted.is_none_or(|wanted| wanted == profile.source)
                && (params.include_invalid == Some(true) || profile.checked.is_valid())
        });
        Ok(AgentProfilesListResponse {
            profiles: listed
                .map(|profile| entry(profile, &all, &users, false))
                .collect(),
        })
    }

    async fn agent_profiles_read(
        &self,
        params: AgentProfilesReadParams,
    ) -> Result<AgentProfilesReadResponse, Failure> {
        let wanted = params.source.as_ref().map(source).transpose()?;
        let all = self.profiles().await;
        let found = find(&all, &params.id, wanted);
        let found = found.ok_or_else(errors::agent_profile_not_found)?;
        let users = self.profile_users().await?;
        Ok(AgentProfilesReadResponse {
            profile: entry(found, &all, &users, true),
        })
    }

    async fn agent_profiles_validate(
        &self,
        params: AgentProfilesValidateParams,
    ) -> Result<AgentProfilesValidateResponse, Failure> {
        let wanted = params.source.as_ref().map(source).transpose()?;
        let checked = profiles::check(&params.raw_content, wanted);
        let head = checked.head.as_ref();
        Ok(AgentProfilesValidateResponse {
            valid: checked.is_valid(),
            diagnostics: diagnostics(&checked),
            summary: head.map(|head| AgentProfileSummary {
                id: Some(head.name.clone()),
                description: Some(head.description.clone()),
            }),
            compiled_config: compile(&checked),
        })
    }

    async fn agent_profiles_upsert(
        &self,
        params: AgentProfilesUpsertParams,
    ) -> Result<AgentProfilesUpsertResponse, Failure> {
        let AgentProfilesUpsertParams {
            id,
            source: wanted,
            raw_content: text,
        } = params;
        let wanted = source(&wanted)?;
        if !wanted.is_writable() {
            return Err(errors::agent_profile_protected().into());
        }
        check_id(&id)?;
        let checked = profiles::check(&text, Some(wanted));
        if let Some(problem) = first_error(&checked) {
            return Err(errors::agent_profile_validation_failed(&problem.message).into());
        }
        if checked.head.as_ref().is_none_or(|head| head.name != id) {
            return Err(errors::agent_profile_conflict().into());
        }
        let name = id.clone();
        let written = self
            .workspace()
            .with(move |folders| profiles::write(folders, wanted, &name, &text));
        written.await.map_err(not_written)?;
        let all = self.profiles().await;
        let found = find(&all, &id, Some(wanted));
        // Another program may have removed it at once.
        let found = found.ok_or_else(errors::agent_profile_not_found)?;
        let users = self.profile_users().await?;
        Ok(AgentProfilesUpsertResponse {
            profile: entry(found, &all, &users, true),
        })
    }

    async fn agent_profiles_remove(
        &self,
        params: AgentProfilesRemoveParams,
    ) -> Result<AgentProfilesRemoveResponse, Failure> {
        let wanted = source(&params.source)?;
        let removed = self
            .workspace()
            .with(move |folders| profiles::remove(folders, wanted, &params.id));
        removed.await.map_err(not_written)?;
        Ok(AgentProfilesRemoveResponse { removed: true })
    }

    async fn agent_profiles_refresh_thread(
        &self,
        params: AgentProfilesRefreshThreadParams,
    ) -> Result<AgentProfilesRefreshThreadResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        let old = extra::config(&thread);
        let same = |id: &String| old.agent_profile_id.as_ref() == Some(id);
        let wanted = match &params.profile_id {
            Some(id) if !same(id) => None,
            _ => old.agent_profile_source.as_ref().map(source).transpose()?,
        };
        let id = params.profile_id.or_else(|| old.agent_profile_id.clone());
        let id = id.ok_or_else(|| {
            Failure::invalid("profileId", "is required: the thread runs under no profile")
        })?;
        let all = self.profiles().await;
        let found = find(&all, &id, wanted).or_else(|| find(&all, &id, None));
        let found = found.ok_or_else(errors::agent_profile_not_found)?;
        let compiled = usable(found)?;
        let was_stale = !same(&id) || old.agent_profile_fingerprint != Some(found.fingerprint());
        let mut config = extra::merged(&without_profile(&old), &named(compiled, found));
        let mut defaults = self.defaults(thread.workspace()).await?;
        let base = defaults.clone();
        self.choose(thread.workspace(), &mut defaults, &mut config)
            .await?;
        let context = extra::context(&thread);
        let instructions = extra::instructions(&config, context.as_deref(), &base);
        // What the profile leaves open is as in a new thread.
        let mut whole = config.clone();
        whole.mode.get_or_insert(AgentMode::Agent);
        whole.approval_policy.get_or_insert(ApprovalPolicy::Default);
        let mut change = extra::settings(&whole, &base);
        change.base_instructions = instructions.base_instructions;
        change.developer_instructions = instructions.developer_instructions;
        self.engine()
            .set_extra(thread.id, extra::CONFIG, extra::value(&config))
            .await?;
        self.engine().update_settings(thread.id, change).await?;
        let users = self.profile_users().await?;
        Ok(AgentProfilesRefreshThreadResponse {
            thread_id: thread.id.to_string(),
            profile: entry(found, &all, &users, false),
            config,
            was_stale,
            audit: AgentProfileAudit {
                event: Some("agentProfileRefreshed".to_owned()),
                code: Some("AgentProfileRefreshed".to_owned()),
                thread_id: Some(thread.id.to_string()),
                profile_id: Some(id),
                status: Some("applied".to_owned()),
            },
        })
    }

    async fn agent_profiles_builder_draft_read(
        &self,
        params: AgentProfilesBuilderDraftReadParams,
    ) -> Result<AgentProfileBuilderDraft, Failure> {
        let (id, mut draft) = self.draft_target(&params.thread_id).await?;
        let known = lock(&self.dialect.drafts).texts.get(&id).cloned();
        draft.raw_content = match known {
            Some(text) => text,
            None => {
                let wanted = AgentProfileSource::from(draft.target_source.as_str());
                let all = self.profiles().await;
                let target = find(&all, &draft.target_id, Some(source(&wanted)?));
                let text = target.map(|target| target.text.clone());
                let text = text.unwrap_or_default();
                let mut drafts = lock(&self.dialect.drafts);
                // Another client may have written a draft in the meantime.
                if !drafts.texts.contains_key(&id) {
                    drafts.set(id, text);
                }
                drafts.texts.get(&id).cloned().unwrap_or_default()
            }
        };
        Ok(draft)
    }

    async fn agent_profiles_builder_draft_update(
        &self,
        params: AgentProfilesBuilderDraftUpdateParams,
    ) -> Result<AgentProfileBuilderDraft, Failure> {
        let (id, mut draft) = self.draft_target(&params.thread_id).await?;
        if params.raw_content.len() > MAX_TEXT {
            let problem = format!("must have at most {MAX_TEXT} bytes");
            return Err(Failure::invalid("rawContent", problem));
        }
        lock(&self.dialect.drafts).set(id, params.raw_content.clone());
        draft.raw_content = params.raw_content;
        Ok(draft)
    }
}

impl DotCraftSession {
    async fn profiles(&self) -> Vec<Profile> {
        self.workspace().with(profiles::list).await
    }

    /// Returns the thread of a draft and the draft without its text.
    async fn draft_target(
        &self,
        thread_id: &str,
    ) -> Result<(ThreadId, AgentProfileBuilderDraft), Failure> {
        let thread = self.stored(thread_id).await?;
        let config = extra::config(&thread);
        let target = config.agent_builder_target_id;
        let target = target
            .ok_or_else(|| Failure::invalid("threadId", "the thread does not build a profile"))?;
        let in_workspace = || AgentProfileSource::Workspace.to_string();
        let draft = AgentProfileBuilderDraft {
            thread_id: thread.id.to_string(),
            target_id: target,
            target_source: config
                .agent_builder_target_source
                .unwrap_or_else(in_workspace),
            raw_content: String::new(),
        };
        Ok((thread.id, draft))
    }

    /// Adds the settings of the profile that a configuration names.
    pub(super) async fn put_under_profile(
        &self,
        config: &mut ThreadConfiguration,
    ) -> Result<(), Failure> {
        let Some(id) = config.agent_profile_id.clone() else {
            return Ok(());
        };
        let wanted = config
            .agent_profile_source
            .as_ref()
            .map(source)
            .transpose()?;
        let all = self.profiles().await;
        let found = find(&all, &id, wanted);
        let found = found.ok_or_else(errors::agent_profile_not_found)?;
        let under = named(usable(found)?, found);
        compile::check_beside(found, config)?;
        *config = extra::merged(&under, config);
        // The client's own words for source and fingerprint do not count.
        config.agent_profile_source = under.agent_profile_source;
        config.agent_profile_fingerprint = under.agent_profile_fingerprint;
        Ok(())
    }

    /// Returns the threads that run under profiles, without archived ones.
    async fn profile_users(&self) -> Result<Users, Failure> {
        let mut users = Vec::new();
        let mut query = ThreadQuery {
            archived: Some(false),
            sort: ThreadSort::Created,
            limit: PAGE,
            ..ThreadQuery::default()
        };
        loop {
            let page = self.engine().list_threads(query.clone()).await?;
            for thread in &page.data {
                if thread.extra.contains_key(extra::CONFIG) {
                    let config = extra::config(thread);
                    let fingerprint = config.agent_profile_fingerprint;
                    users.extend(
                        config
                            .agent_profile_id
                            .map(|id| (id, thread.id, fingerprint)),
                    );
                }
            }
            query.cursor = page.next;
            if query.cursor.is_none() {
                return Ok(users);
            }
        }
    }
}

/// Finds a profile: the one of this source, else the one that counts, else the highest one.
fn find<'a>(all: &'a [Profile], id: &str, source: Option<Source>) -> Option<&'a Profile> {
    let mut same = all.iter().rev().filter(|profile| profile.id == id);
    match source {
        Some(source) => same.find(|profile| profile.source == source),
        None => profiles::effective(all, id).or_else(|| same.next()),
    }
}

/// Returns the settings of threads under a profile.
fn usable(profile: &Profile) -> Result<ThreadConfiguration, Failure> {
    if let Some(problem) = first_error(&profile.checked) {
        return Err(errors::agent_profile_validation_failed(&problem.message).into());
    }
    compile(&profile.checked).ok_or_else(|| errors::agent_profile_not_found().into())
}

/// Adds which profile the settings come from.
fn named(config: ThreadConfiguration, profile: &Profile) -> ThreadConfiguration {
    ThreadConfiguration {
        agent_profile_id: Some(profile.id.clone()),
        agent_profile_source: Some(to_wire(profile.source)),
        agent_profile_fingerprint: Some(profile.fingerprint()),
        ..config
    }
}

fn first_error(checked: &Checked) -> Option<&Problem> {
    let mut problems = checked.problems.iter();
    problems.find(|problem| problem.severity == Severity::Error)
}

fn check_id(id: &str) -> Result<(), Failure> {
    match profiles::is_id(id) {
        true => Ok(()),
        false => Err(Failure::invalid(
            "id",
            "must be letters, digits, dots, hyphens and underscores, beginning with a letter or digit",
        )),
    }
}

fn not_written(error: WriteError) -> Failure {
    match error {
        WriteError::Protected => errors::agent_profile_protected().into(),
        WriteError::Unavailable(_) => errors::agent_profile_source_unavailable(&error).into(),
        WriteError::NotFound => errors::agent_profile_not_found().into(),
        WriteError::Failed(error) => broken(error),
    }
}

fn source(source: &AgentProfileSource) -> Result<Source, Failure> {
    Ok(match source {
        AgentProfileSource::BuiltIn => Source::BuiltIn,
        AgentProfileSource::Plugin => Source::Plugin,
        AgentProfileSource::User => Source::User,
        AgentProfileSource::Workspace => Source::Workspace,
        AgentProfileSource::Managed => Source::Managed,
        AgentProfileSource::Unknown(word) => {
            let problem = format!("there is no source {word}");
            return Err(errors::agent_profile_source_unavailable(&problem).into());
        }
    })
}

fn to_wire(source: Source) -> AgentProfileSource {
    match source {
        Source::BuiltIn => AgentProfileSource::BuiltIn,
        Source::Plugin => AgentProfileSource::Plugin,
        Source::User => AgentProfileSource::User,
        Source::Workspace => AgentProfileSource::Workspace,
        Source::Managed => AgentProfileSource::Managed,
    }
}

/// Describes a profile among all others. `text` adds its Markdown.
fn entry(profile: &Profile, all: &[Profile], users: &Users, text: bool) -> AgentProfileEntry {
    let same = || all.iter().filter(|other| other.id == profile.id);
    let fingerprint = profile.fingerprint();
    let is_effective =
        profiles::effective(all, &profile.id).is_some_and(|other| other.source == profile.source);
    let above = |other: &Profile| other.source > profile.source && other.checked.is_valid();
    let stale: Vec<String> = users
        .iter()
        .filter(|(id, _, known)| {
            is_effective && *id == profile.id && known.as_ref() != Some(&fingerprint)
        })
        .map(|(_, thread, _)| thread.to_string())
        .collect();
    let head = profile.checked.head.as_ref();
    let locked = head.map(profiles::Head::locked).unwrap_or_default();
    let restricted: Vec<String> = (profile.checked.restricted.iter())
        .map(|member| (*member).to_owned())
        .collect();
    let changed_at = profile.changed_at.map(|time| {
        let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
        iso(since.as_millis() as Millis)
    });
    AgentProfileEntry {
        id: profile.id.clone(),
        description: head.map(|head| head.description.clone()),
        source: to_wire(profile.source),
        path: (profile.file.as_ref()).map(|file| file.display().to_string()),
        updated_at: changed_at,
        fingerprint,
        valid: profile.checked.is_valid(),
        is_built_in: Some(profile.source == Source::BuiltIn),
        read_only: Some(!profile.source.is_writable()),
        shadowed: Some(same().any(above)),
        source_stack: Some(
            same()
                .map(|other| to_wire(other.source).to_string())
                .collect(),
        ),
        trust_restricted: Some(!restricted.is_empty()),
        locked_fields: (!locked.is_empty()).then_some(locked),
        restricted_fields: (!restricted.is_empty()).then_some(restricted),
        stale_thread_ids: (!stale.is_empty()).then_some(stale),
        diagnostics: diagnostics(&profile.checked),
        raw_content: text.then(|| profile.text.clone()),
        compiled_config: None,
    }
}

fn diagnostics(checked: &Checked) -> Vec<AgentProfileDiagnostic> {
    let problems = checked.problems.iter();
    problems
        .map(|problem| AgentProfileDiagnostic {
            severity: match problem.severity {
                Severity::Warning => "warning".to_owned(),
                Severity::Error => "error".to_owned(),
            },
            code: problem.code.to_owned(),
            message: problem.message.clone(),
        })
        .collect()
}
