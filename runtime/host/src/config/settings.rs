//! The settings of threads that follow from the configuration.

use std::{
    borrow::Cow,
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::Arc,
};

use threadwire_engine::{
    ApprovalCategories, ApprovalPolicy, ConfigOverrides, PermissionProfile, Reviewer,
    SandboxPolicy, Settings, SettingsChange,
};
use threadwire_workspace::{
    blocking,
    config::{self, ApprovalsReviewer, SandboxMode, TrustLevel},
    files,
    plugins::PluginId,
};

use super::{
    Configuration, Snapshot,
    permissions::{WORKSPACE, profile_of_mode},
};
use crate::models::{built_in, is_provider};

/// Model and provider if none is configured: the offline agent.
pub const OFFLINE_MODEL: (&str, &str) = ("offline", "threadwire");

/// Names of the agents that need no configuration.
const BUILT_IN_AGENTS: [&str; 2] = ["coding", "offline"];

/// Returns the flags of a thread's configuration: its overrides, and those that switch its plugins off.
pub fn flags_of(settings: &Settings) -> Cow<'_, [String]> {
    let overrides = &settings.overrides.0;
    // Another text is the id of no plugin.
    let off: BTreeSet<_> = (settings.disabled_plugins.iter())
        .filter_map(|id| PluginId::parse(id))
        .collect();
    if off.is_empty() {
        return Cow::Borrowed(overrides);
    }
    let off = off.iter().map(|id| format!("\"{id}\"={{enabled=false}}"));
    let off = off.collect::<Vec<_>>().join(",");
    Cow::Owned([&**overrides, &[format!("plugins={{{off}}}")]].concat())
}

impl Configuration {
    /// Returns the configuration in force for a thread.
    ///
    /// Errors: as [`Configuration::current`].
    pub async fn of_thread(
        &self,
        settings: &Settings,
    ) -> Result<Arc<Snapshot>, Arc<config::Error>> {
        self.current(Some(&settings.cwd), &flags_of(settings)).await
    }

    /// Returns the settings of a new thread in `cwd`. The keys of the request have the highest priority.
    ///
    /// Errors: text for the client.
    pub async fn settings(
        &self,
        cwd: &Path,
        overrides: ConfigOverrides,
    ) -> Result<Settings, String> {
        let failed = |problem: String| format!("failed to load configuration: {problem}");
        let snapshot = self
            .current(Some(cwd), &overrides.0)
            .await
            .map_err(|error| failed(error.to_string()))?;
        if names(&overrides, "mcp_servers") {
            for (name, server) in &snapshot.mcp_servers {
                if let Some(problem) = server.transport_problem() {
                    return Err(failed(format!("{problem}\nin `mcp_servers.{name}`\n")));
                }
            }
        }
        if let Some(agent) = snapshot.agent.as_deref() {
            match snapshot.agents.program(agent) {
                Some(Err(problem)) => return Err(failed(problem)),
                None if !BUILT_IN_AGENTS.contains(&agent) => {
                    return Err(failed(format!(
                        "agent: there is no agent `{agent}`: `agents.{agent}.command` is not set"
                    )));
                }
                _ => {}
            }
        }
        let mut settings = snapshot.settings(cwd);
        let file = snapshot.model_instructions_file.clone();
        if let Some(text) = instructions_of(file, "model instructions")
            .await
            .map_err(failed)?
        {
            settings.base_instructions = Some(text);
        }
        let file = snapshot.experimental_compact_prompt_file.clone();
        instructions_of(file, "experimental compact prompt")
            .await
            .map_err(failed)?;
        if chooses_mode(&overrides) {
            (settings.sandbox, settings.profile) = snapshot.of_mode();
        } else {
            snapshot.default_profile(cwd).map_err(failed)?;
        }
        settings.overrides = overrides;
        Ok(settings)
    }

    /// Returns the settings of a new thread in a folder that its client opened as a workspace. Agents may write in it
    /// unless the configuration says otherwise.
    ///
    /// Errors: text for the client.
    pub async fn workspace_settings(&self, workspace: &Path) -> Result<Settings, String> {
        let mut settings = self.settings(workspace, ConfigOverrides::default()).await?;
        if let Ok(snapshot) = self.current(Some(workspace), &[]).await
            && !snapshot.limits_agents()
            && let Ok(opened) = snapshot.profile(workspace, WORKSPACE)
        {
            settings.sandbox = opened.sandbox;
            settings.profile = Some(opened.profile);
        }
        Ok(settings)
    }

    /// Returns the changes that the keys of a request make to an existing thread in `cwd`.
    ///
    /// Errors: text for the client.
    pub async fn change_of(
        &self,
        cwd: &Path,
        overrides: ConfigOverrides,
    ) -> Result<SettingsChange, String> {
        if overrides.0.is_empty() {
            return Ok(SettingsChange::default());
        }
        let new = self.settings(cwd, overrides).await?;
        let named = |key: &str| names(&new.overrides, key);
        let sandbox = [
            "sandbox_mode",
            "sandbox_workspace_write",
            "default_permissions",
        ];
        let sandbox = sandbox.into_iter().any(named);
        Ok(SettingsChange {
            model: (named("model") || named("agent")).then_some(new.model),
            model_provider: (named("model_provider") || named("agent"))
                .then_some(new.model_provider),
            effort: named("model_reasoning_effort").then_some(new.effort),
            approval: named("approval_policy").then_some(new.approval),
            reviewer: named("approvals_reviewer").then_some(new.reviewer),
            profile: new.profile.filter(|_| sandbox),
            sandbox: sandbox.then_some(new.sandbox),
            afresh: sandbox,
            base_instructions: (named("instructions") || named("model_instructions_file"))
                .then_some(new.base_instructions),
            developer_instructions: named("developer_instructions")
                .then_some(new.developer_instructions),
            overrides: Some(new.overrides),
            ..SettingsChange::default()
        })
    }

    /// Tells whether the configuration of a folder or the request defines a model provider with this name.
    pub async fn has_provider(&self, cwd: &Path, name: &str, overrides: &ConfigOverrides) -> bool {
        if name == OFFLINE_MODEL.1 {
            return true;
        }
        // An invalid choice in the files is not an error of the request.
        let defines = |config: &Snapshot| {
            is_provider(config, name) || config.model_provider.as_deref() == Some(name)
        };
        if self.current(None, &[]).await.is_ok_and(|own| defines(&own)) {
            return true;
        }
        let with = self.current(Some(cwd), &overrides.0).await;
        with.is_ok_and(|with| is_provider(&with, name))
    }
}

impl Snapshot {
    /// Returns the settings of a new thread in `cwd`.
    pub fn settings(&self, cwd: &Path) -> Settings {
        // A configured model is one of the coding agent.
        let (model, provider) = match (self.agent.as_deref(), self.chosen_provider()) {
            (Some("offline"), _) => (OFFLINE_MODEL.0.to_owned(), OFFLINE_MODEL.1),
            (Some(agent), _) if agent != "coding" => (agent.to_owned(), agent),
            (_, provider) => {
                let (usual, provider) = match provider {
                    None | Some("threadwire") => OFFLINE_MODEL,
                    Some(provider) => (self.usual_model(provider), provider),
                };
                (
                    self.model.clone().unwrap_or_else(|| usual.to_owned()),
                    provider,
                )
            }
        };
        // A profile that cannot be used allows nothing.
        let (sandbox, profile) = match self.default_profile(cwd) {
            Ok(None) => self.of_mode(),
            Ok(Some(found)) => (found.sandbox, Some(found.profile)),
            Err(_) => (SandboxPolicy::ReadOnly { network: false }, None),
        };
        let usual_approval = match self.loaded.trust {
            Some(TrustLevel::Untrusted) => ApprovalPolicy::Untrusted,
            Some(TrustLevel::Trusted) | None => ApprovalPolicy::OnRequest,
        };
        // Where a mode may choose the sandbox, they belong to what the thread works on, whatever the sandbox is.
        let by_mode = self.default_permissions.is_none();
        let roots = self.writable_roots().iter();
        let roots = roots.filter(|root| by_mode && *root != cwd);
        let roots = files::distinct(roots.cloned());
        Settings {
            cwd_outside: false,
            has_environment: true,
            disabled_plugins: Vec::new(),
            cwd: cwd.to_path_buf(),
            roots,
            model,
            model_provider: provider.to_owned(),
            effort: self.model_reasoning_effort.clone(),
            summary: None,
            service_tier: self.service_tier.clone().map(service_tier),
            personality: self.personality.clone(),
            mode_instructions: None,
            before_mode: None,
            reviewer: match self.approvals_reviewer {
                None | Some(ApprovalsReviewer::User) => Reviewer::User,
                Some(ApprovalsReviewer::AutoReview) => Reviewer::Model,
            },
            approval: self.approval_policy.map_or(usual_approval, approval),
            sandbox,
            profile,
            mode: "agent".into(),
            base_instructions: self.instructions.clone(),
            developer_instructions: self.developer_instructions.clone(),
            tools: Vec::new(),
            tool_servers: Vec::new(),
            overrides: ConfigOverrides::default(),
        }
    }

    /// Returns the model of a provider where none is configured; empty if there is none.
    fn usual_model(&self, provider: &str) -> &str {
        let catalog = self.loaded.catalog.as_ref();
        let first = catalog.and_then(|catalog| Some(&*catalog.first()?.slug));
        first.unwrap_or_else(|| built_in(provider).map_or("", |built_in| built_in.model))
    }

    /// Returns the folders that the sandbox `workspace-write` may write besides the working directory.
    fn writable_roots(&self) -> &[PathBuf] {
        let options = self.sandbox_workspace_write.as_ref();
        options.map_or(&[], |options| &options.writable_roots)
    }

    /// Returns the sandbox that `sandbox_mode` chooses, and the profile with its domains if a proxy limits its network.
    fn of_mode(&self) -> (SandboxPolicy, Option<PermissionProfile>) {
        let sandbox = self.sandbox_of_mode();
        let profile = profile_of_mode(self, &sandbox);
        (sandbox, profile)
    }

    /// Returns the sandbox that `sandbox_mode` chooses, with the options that the configuration gives it.
    fn sandbox_of_mode(&self) -> SandboxPolicy {
        match self.sandbox_mode.unwrap_or(SandboxMode::WorkspaceWrite) {
            SandboxMode::ReadOnly => SandboxPolicy::ReadOnly { network: false },
            SandboxMode::DangerFullAccess => SandboxPolicy::DangerFullAccess,
            SandboxMode::WorkspaceWrite => {
                let options = self.sandbox_workspace_write.clone().unwrap_or_default();
                SandboxPolicy::WorkspaceWrite {
                    writable_roots: options.writable_roots,
                    network: options.network_access,
                    exclude_tmpdir_env_var: options.exclude_tmpdir_env_var,
                    exclude_slash_tmp: options.exclude_slash_tmp,
                }
            }
        }
    }
}

/// Returns the present name of a service tier.
pub fn service_tier(tier: String) -> String {
    match &*tier {
        "fast" => "priority".to_owned(),
        _ => tier,
    }
}

/// Reads a file with a text for the model; `None` if there is none.
///
/// Errors: text for the client.
pub async fn instructions_of(file: Option<PathBuf>, what: &str) -> Result<Option<String>, String> {
    let Some(file) = file else { return Ok(None) };
    let path = file.display().to_string();
    match blocking::run(move || files::read_small(&file)).await {
        Ok(text) if text.trim().is_empty() => Err(format!("{what} file is empty: {path}")),
        Ok(text) => Ok(Some(text.trim().to_owned())),
        Err(error) => Err(format!("failed to read {what} file {path}: {error}")),
    }
}

/// Tells whether a request chooses the sandbox by its mode, which then goes before a profile of the files.
fn chooses_mode(overrides: &ConfigOverrides) -> bool {
    names(overrides, "sandbox_mode") && !names(overrides, "default_permissions")
}

/// Tells whether the flags set a key or a key below it.
fn names(flags: &ConfigOverrides, key: &str) -> bool {
    let mut flags = flags.0.iter();
    flags.any(|flag| flag.split(['.', '=']).next() == Some(key))
}

fn approval(policy: config::ApprovalPolicy) -> ApprovalPolicy {
    match policy {
        config::ApprovalPolicy::Untrusted => ApprovalPolicy::Untrusted,
        config::ApprovalPolicy::OnFailure => ApprovalPolicy::OnFailure,
        config::ApprovalPolicy::OnRequest => ApprovalPolicy::OnRequest,
        config::ApprovalPolicy::Never => ApprovalPolicy::Never,
        config::ApprovalPolicy::Granular(granular) => {
            ApprovalPolicy::ByCategory(ApprovalCategories {
                sandbox: granular.sandbox_approval,
                rules: granular.rules,
                elicitations: granular.mcp_elicitations,
                permissions: granular.request_permissions,
                skills: granular.skill_approval,
            })
        }
    }
}
