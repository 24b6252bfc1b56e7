//! The data that this dialect stores with a thread in `Thread::extra`, each value under its own key.

pub(super) mod bound;

use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use serde_json::{Map, Value, value::RawValue};
use threadwire_engine::{
    ApprovalPolicy, Decision, Json, SandboxPolicy, Settings, SettingsChange, Thread,
};
use threadwire_protocol::{RawJson, dotcraft as wire};

/// Present while the thread is paused, see [`threadwire_engine::EngineOptions::paused_by`].
pub(crate) const PAUSED: &str = "dotcraft.paused";
/// Present while a plan waits to be confirmed, see [`threadwire_engine::EngineOptions::planned_by`].
pub(crate) const PLANNED: &str = "dotcraft.planned";
/// Present in a subagent that was closed, see [`threadwire_engine::EngineOptions::closed_by`].
pub(crate) const CLOSED: &str = "dotcraft.closed";
/// Present where the client keeps the history.
pub(super) const CLIENT_HISTORY: &str = "dotcraft.clientHistory";
/// The settings as clients sent them: with those that have no effect here, without those that may hold secrets.
pub(super) const CONFIG: &str = "dotcraft.config";
/// The text that a client added to the system prompt.
pub(super) const CONTEXT: &str = "dotcraft.context";
/// The apps that are bound to the thread.
pub(super) const APPS: &str = "dotcraft.apps";
/// What pages of tools told the model, by page.
pub(super) const PAGES: &str = "dotcraft.pages";
/// What pages of tools keep, by tool call.
pub(super) const WIDGETS: &str = "dotcraft.widgets";
/// Messages for a subagent that its next task begins with.
pub(super) const NOTES: &str = "dotcraft.notes";
/// The last turn that a fork copied from its source.
pub(super) const FORKED_AT: &str = "dotcraft.forkedAt";
/// The git worktree in which the thread works.
pub(super) const WORKTREE: &str = "dotcraft.worktree";
/// The thread that the client named as the origin.
pub(super) const SPAWNED_FROM: &str = "dotcraft.spawnedFrom";

/// Returns the stored value of a flag that is set.
pub(super) fn on() -> Json {
    Arc::from(RawValue::TRUE.to_owned())
}

/// Encodes a value to store.
pub(super) fn value<T: serde::Serialize + ?Sized>(value: &T) -> Option<Json> {
    RawJson::encode(value).ok().map(RawJson::into_inner)
}

/// Tells whether the thread is paused.
pub(super) fn is_paused(thread: &Thread) -> bool {
    thread.extra.contains_key(PAUSED)
}

/// Tells whether a plan waits to be confirmed.
pub(super) fn is_planned(thread: &Thread) -> bool {
    thread.extra.contains_key(PLANNED)
}

/// Tells whether the client keeps the history.
pub(super) fn has_client_history(thread: &Thread) -> bool {
    thread.extra.contains_key(CLIENT_HISTORY)
}

/// Returns the text stored under `key`.
pub(super) fn text(thread: &Thread, key: &str) -> Option<String> {
    thread
        .extra
        .get(key)
        .and_then(|text| serde_json::from_str(text.get()).ok())
}

/// Returns the entries of a map that is stored under `key`.
pub(super) fn entries(thread: &Thread, key: &str) -> BTreeMap<String, RawJson> {
    let entries = thread.extra.get(key);
    let entries = entries.and_then(|entries| serde_json::from_str(entries.get()).ok());
    entries.unwrap_or_default()
}

/// Returns the text that clients, pages of tools and apps add to the system prompt.
pub(super) fn context(thread: &Thread) -> Option<String> {
    let pages = entries(thread, PAGES);
    let pages = pages.values().filter_map(|page| page.decode().ok());
    let pages = pages.map(|page: String| format!("<app-context>\n{page}\n</app-context>"));
    let own = text(thread, CONTEXT).into_iter();
    let parts: Vec<String> = own.chain(pages).collect();
    (!parts.is_empty()).then(|| parts.join("\n\n"))
}

/// Returns the messages that wait for a subagent.
pub(super) fn notes(thread: &Thread) -> Vec<String> {
    let notes = thread.extra.get(NOTES);
    let notes = notes.and_then(|notes| serde_json::from_str(notes.get()).ok());
    notes.unwrap_or_default()
}

/// Tells whether an agent profile is built in the thread. Lists leave such threads out.
pub(super) fn builds_profile(thread: &Thread) -> bool {
    // This is called for every listed thread, so the common case avoids parsing.
    let config = thread.extra.get(CONFIG);
    config.is_some_and(|config| config.get().contains("\"agentBuilderTargetId\""))
        && self::config(thread).agent_builder_target_id.is_some()
}

/// Returns the git worktree in which the thread works.
pub(super) fn worktree(thread: &Thread) -> Option<wire::ThreadWorktreeInfo> {
    let worktree = thread.extra.get(WORKTREE)?;
    serde_json::from_str(worktree.get()).ok()
}

/// Returns the settings as clients sent them.
pub(super) fn config(thread: &Thread) -> wire::ThreadConfiguration {
    let config = thread
        .extra
        .get(CONFIG)
        .and_then(|config| serde_json::from_str(config.get()).ok())
        .unwrap_or_default();
    without_secrets(config)
}

/// Removes the MCP servers: their environments and headers may hold secrets.
pub(super) fn without_secrets(config: wire::ThreadConfiguration) -> wire::ThreadConfiguration {
    wire::ThreadConfiguration {
        mcp_servers: None,
        ..config
    }
}

/// Returns the automatic decision on every approval; `None` if a client is asked.
pub(super) fn decision(thread: &Thread) -> Option<Decision> {
    // This is called for every followed thread, so the common case avoids parsing.
    if !thread.extra.contains_key(CONFIG) {
        return None;
    }
    match config(thread).approval_policy? {
        wire::ApprovalPolicy::AutoApprove => Some(Decision::Accept),
        wire::ApprovalPolicy::Interrupt => Some(Decision::Cancel),
        wire::ApprovalPolicy::Default | wire::ApprovalPolicy::Unknown(_) => None,
    }
}

/// Returns `base` with the members that are present in `change` replaced.
pub(super) fn merged(
    base: &wire::ThreadConfiguration,
    change: &wire::ThreadConfiguration,
) -> wire::ThreadConfiguration {
    let members = |config| RawJson::encode(config)?.decode::<Map<String, Value>>();
    let all = members(base).and_then(|mut all| {
        all.extend(members(change)?);
        RawJson::encode(&all)?.decode()
    });
    all.unwrap_or_else(|_| change.clone())
}

/// Converts a changed configuration to a change of the settings. `defaults` apply where a policy falls back to them.
pub(super) fn settings(config: &wire::ThreadConfiguration, defaults: &Settings) -> SettingsChange {
    let asking = match &defaults.approval {
        // With `Never` no approval is requested, so there is nothing to accept or interrupt.
        ApprovalPolicy::Never => ApprovalPolicy::OnRequest,
        asking => asking.clone(),
    };
    let (approval, sandbox) = match config.approval_policy {
        Some(wire::ApprovalPolicy::AutoApprove) => (asking, SandboxPolicy::DangerFullAccess),
        Some(wire::ApprovalPolicy::Interrupt) => (asking, defaults.sandbox.clone()),
        _ => (defaults.approval.clone(), defaults.sandbox.clone()),
    };
    let cwd = [
        &config.cwd,
        &config.execution_workspace_override,
        &config.workspace_override,
    ];
    SettingsChange {
        cwd: cwd.into_iter().flatten().next().map(PathBuf::from),
        roots: config
            .runtime_workspace_roots
            .as_ref()
            .map(|roots| roots.iter().map(PathBuf::from).collect()),
        model: config.model.clone(),
        model_provider: config.provider_id.clone(),
        effort: config.reasoning.as_ref().map(effort),
        approval: config.approval_policy.as_ref().map(|_| approval),
        sandbox: config.approval_policy.as_ref().map(|_| sandbox),
        mode: config.mode.as_ref().map(ToString::to_string),
        ..SettingsChange::default()
    }
}

/// Returns the instructions of a thread, from its whole configuration, the server's defaults and the text that a client
/// added.
pub(super) fn instructions(
    config: &wire::ThreadConfiguration,
    context: Option<&str>,
    defaults: &Settings,
) -> SettingsChange {
    let replaces = config.override_base_prompt == Some(true) && config.agent_instructions.is_some();
    let added = [
        defaults.developer_instructions.as_deref(),
        config.agent_instructions.as_deref().filter(|_| !replaces),
        config.role_instructions.as_deref(),
        context,
    ];
    let added: Vec<&str> = added.into_iter().flatten().collect();
    SettingsChange {
        base_instructions: Some(if replaces {
            config.agent_instructions.clone()
        } else {
            defaults.base_instructions.clone()
        }),
        developer_instructions: Some((!added.is_empty()).then(|| added.join("\n\n"))),
        ..SettingsChange::default()
    }
}

/// Reads a reasoning effort; `None` if reasoning is disabled or has no effort.
fn effort(reasoning: &wire::ReasoningConfig) -> Option<String> {
    if reasoning.enabled == Some(false) {
        return None;
    }
    Some(match reasoning.effort.as_ref()? {
        wire::ReasoningEffort::ExtraHigh => "xhigh".to_owned(),
        effort => effort.to_string(),
    })
}
