//! Settings of threads, and what a turn has beside its input.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use threadwire_agent::model::DEFAULT_TIER;
use threadwire_engine::{ContextNote, SandboxPolicy, SettingsChange};
use threadwire_host::config;
use threadwire_protocol::codex::{self as wire, errors};
use threadwire_workspace::files;

use super::{approval_policy, check_effort, path, reviewer};
use crate::dialects::codex::{failure::Failure, fs};

/// The members of a request that change the settings of a thread.
#[derive(Debug, Default)]
pub(in crate::dialects::codex) struct Overrides {
    pub(in crate::dialects::codex) cwd: Option<String>,
    pub(in crate::dialects::codex) roots: Option<Vec<String>>,
    pub(in crate::dialects::codex) has_environment: Option<bool>,
    pub(in crate::dialects::codex) model: Option<String>,
    pub(in crate::dialects::codex) model_provider: Option<String>,
    pub(in crate::dialects::codex) effort: Option<String>,
    pub(in crate::dialects::codex) summary: Option<wire::ReasoningSummary>,
    /// `Some(None)` chooses the provider's default.
    pub(in crate::dialects::codex) service_tier: Option<Option<String>>,
    pub(in crate::dialects::codex) personality: Option<wire::Personality>,
    pub(in crate::dialects::codex) approval: Option<wire::AskForApproval>,
    pub(in crate::dialects::codex) reviewer: Option<wire::ApprovalsReviewer>,
    pub(in crate::dialects::codex) sandbox: Option<SandboxPolicy>,
    pub(in crate::dialects::codex) base_instructions: Option<String>,
    pub(in crate::dialects::codex) developer_instructions: Option<String>,
    /// Its model and effort take precedence.
    pub(in crate::dialects::codex) mode: Option<wire::CollaborationMode>,
    pub(in crate::dialects::codex) disabled_plugins: Option<Vec<String>>,
}

impl Overrides {
    /// Converts the members to a change of the settings. A relative working directory is resolved against `base`.
    ///
    /// Errors: a root is relative, or an effort is empty.
    pub(in crate::dialects::codex) fn into_change(
        self,
        base: &Path,
    ) -> Result<SettingsChange, Failure> {
        check_effort(self.effort.as_deref())?;
        let cwd = self.cwd.map(|cwd| path(&cwd, base));
        let roots = self
            .roots
            .map(|roots| workspace_roots(&roots, cwd.as_deref().unwrap_or(base)))
            .transpose()?;
        let (mut model, mut effort) = (self.model, self.effort.map(Some));
        let (mut mode, mut mode_instructions) = (None, None);
        if let Some(chosen) = self.mode {
            let settings = chosen.settings;
            check_effort(settings.reasoning_effort.as_deref())?;
            if !settings.model.is_empty() {
                model = Some(settings.model);
            }
            effort = Some(settings.reasoning_effort);
            mode = Some(super::mode(&chosen.mode));
            mode_instructions = Some(settings.developer_instructions);
        }
        Ok(SettingsChange {
            cwd,
            // Who names roots names all of them.
            cwd_outside: roots.as_ref().map(|_| true),
            roots,
            has_environment: self.has_environment,
            model,
            model_provider: self.model_provider,
            effort,
            summary: self
                .summary
                .map(|summary| Some(summary.as_str().to_owned())),
            service_tier: self.service_tier.map(|tier| Some(service_tier(tier))),
            personality: self
                .personality
                .map(|personality| Some(personality.as_str().to_owned())),
            approval: self.approval.and_then(approval_policy),
            reviewer: self.reviewer.and_then(reviewer),
            sandbox: self.sandbox,
            profile: None,
            afresh: false,
            mode,
            mode_instructions,
            for_mode: false,
            base_instructions: self.base_instructions.map(Some),
            developer_instructions: self.developer_instructions.map(Some),
            disabled_plugins: self.disabled_plugins,
            tools: None,
            tool_servers: None,
            overrides: None,
        })
    }
}

/// Reads a service tier: `None` is the provider's default.
pub(in crate::dialects::codex) fn service_tier(tier: Option<String>) -> String {
    tier.map_or_else(|| DEFAULT_TIER.to_owned(), config::service_tier)
}

/// Reads what a client tells the model beside the input.
///
/// Errors: trusted context has a name.
pub(in crate::dialects::codex) fn notes(
    context: Option<BTreeMap<String, wire::AdditionalContextEntry>>,
) -> Result<Vec<ContextNote>, Failure> {
    let entries = context.unwrap_or_default().into_iter();
    entries
        .map(|(source, entry)| {
            let trusted = entry.kind == wire::AdditionalContextKind::Application;
            match entry.name {
                Some(_) if trusted => Err(errors::named_trusted_context().into()),
                _ => Ok(ContextNote {
                    source,
                    text: entry.value,
                    trusted,
                }),
            }
        })
        .collect()
}

/// Checks the folders of a workspace.
///
/// Errors: a root is relative.
pub(in crate::dialects::codex) fn check_roots(roots: &[String]) -> Result<(), Failure> {
    roots
        .iter()
        .try_for_each(|root| fs::absolute(root).map(drop))
}

/// Reads the folders of a workspace, each once.
fn workspace_roots(roots: &[String], cwd: &Path) -> Result<Vec<PathBuf>, Failure> {
    let read = |root: &String| Ok(path(&fs::absolute(root)?.to_string_lossy(), cwd));
    let roots = roots
        .iter()
        .map(read)
        .collect::<Result<Vec<_>, Failure>>()?;
    Ok(files::distinct(roots))
}
