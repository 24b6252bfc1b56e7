//! Where a connection's handlers find settings.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use threadwire_agent::model::{default_model, provider_names};
use threadwire_engine::{
    ApprovalPolicy, ConfigOverrides, SandboxPolicy, Settings, SettingsChange, StoredGranular,
    private,
};
use threadwire_protocol::RawJson;
use threadwire_workspace::{
    config::{self, CommandEnvironment, Config, HeldBack, Loaded, SandboxMode, Sources},
    instructions,
};

/// The model and provider where none is configured: the offline agent.
pub(crate) const OFFLINE_MODEL: (&str, &str) = ("offline", "threadwire");

/// Keys of the configuration and the values that one request gives them.
pub(crate) type Overrides = BTreeMap<String, RawJson>;

/// Reads configuration for the folders that threads work in. It is read again for each new thread, so that a changed
/// file counts without a restart.
#[derive(Clone, Debug)]
pub struct ConfigSource {
    sources: Sources,
    cwd: PathBuf,
    installation_id: String,
}

impl ConfigSource {
    /// Takes the sources of configuration, apart from their folder, and the folder of threads that name none.
    pub fn new(sources: Sources, cwd: PathBuf) -> Self {
        let installation_id = installation_id(&sources.home);
        Self {
            sources: Sources {
                cwd: None,
                ..sources
            },
            cwd,
            installation_id,
        }
    }

    /// Returns the folder that holds configuration and threads.
    pub fn home(&self) -> &Path {
        &self.sources.home
    }

    /// Returns where configuration comes from, apart from a folder.
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    /// Returns the folder of threads that name none.
    pub fn cwd(&self) -> &Path {
        &self.cwd
    }

    /// Returns what names this installation, the same at each start.
    pub fn installation_id(&self) -> &str {
        &self.installation_id
    }

    /// Loads the configuration that holds in `cwd`, or apart from all projects.
    ///
    /// `overrides` has the keys of one request, dotted or nested; they come above all else.
    pub fn load(
        &self,
        cwd: Option<&Path>,
        overrides: Option<&Overrides>,
    ) -> Result<Loaded, config::Error> {
        let mut sources = Sources {
            cwd: cwd.map(Path::to_path_buf),
            ..self.sources.clone()
        };
        sources.flags.extend(flags(overrides).0);
        config::load(&sources)
    }

    /// Returns how a new thread in `cwd` runs. The error is for the client.
    pub fn settings(&self, cwd: &Path, overrides: Option<&Overrides>) -> Result<Settings, String> {
        let failed = |problem: String| format!("failed to load configuration: {problem}");
        let loaded = self
            .load(Some(cwd), overrides)
            .map_err(|error| failed(error.to_string()))?;
        if names(overrides, "mcp_servers") {
            for (name, server) in &loaded.config.mcp_servers {
                if let Some(problem) = server.transport_problem() {
                    return Err(failed(format!("{problem}\nin `mcp_servers.{name}`\n")));
                }
            }
        }
        let mut settings = settings(loaded.config, cwd);
        settings.overrides = flags(overrides);
        Ok(settings)
    }

    /// Returns what of the project around `cwd` does not apply, because it changed since the project was trusted. A
    /// configuration that is broken says nothing here: it fails where it is used.
    pub fn held_back(&self, cwd: &Path) -> Vec<HeldBack> {
        let loaded = self.load(Some(cwd), None);
        let held_back = loaded.map(|loaded| loaded.held_back()).unwrap_or_default();
        for held_back in &held_back {
            tracing::warn!("{held_back}; {}", held_back.advice());
        }
        held_back
    }

    /// Returns what `overrides` change about a thread in `cwd` that goes on. The error is for the client.
    pub fn change(
        &self,
        cwd: &Path,
        overrides: Option<&Overrides>,
    ) -> Result<SettingsChange, String> {
        if overrides.is_none_or(BTreeMap::is_empty) {
            return Ok(SettingsChange::default());
        }
        let new = self.settings(cwd, overrides)?;
        let named = |key: &str| names(overrides, key);
        let sandbox = named("sandbox_mode") || named("sandbox_workspace_write");
        Ok(SettingsChange {
            model: named("model").then_some(new.model),
            model_provider: named("model_provider").then_some(new.model_provider),
            effort: named("model_reasoning_effort").then_some(new.effort),
            approval: named("approval_policy").then_some(new.approval),
            sandbox: sandbox.then_some(new.sandbox),
            base_instructions: named("instructions").then_some(new.base_instructions),
            developer_instructions: named("developer_instructions")
                .then_some(new.developer_instructions),
            overrides: Some(new.overrides),
            ..SettingsChange::default()
        })
    }

    /// Tells whether a model provider is known by this name, to the files or to one request.
    pub fn has_provider(&self, name: &str, overrides: Option<&Overrides>) -> bool {
        let knows = |overrides| {
            self.load(None, overrides).is_ok_and(|loaded| {
                provider_names(&loaded.config)
                    .iter()
                    .any(|known| known == name)
                    // What the files choose may be wrong, but is not the fault of the request.
                    || overrides.is_none() && loaded.config.model_provider.as_deref() == Some(name)
            })
        };
        name == OFFLINE_MODEL.1 || knows(None) || overrides.is_some() && knows(overrides)
    }

    /// Returns what commands in `cwd` get of the environment. The error is for the client.
    pub fn command_environment(
        &self,
        cwd: &Path,
        overrides: &ConfigOverrides,
    ) -> Result<CommandEnvironment, String> {
        config::load(&self.sources.of_folder(cwd, &overrides.0))
            .map(|loaded| CommandEnvironment::new(&loaded.config))
            .map_err(|error| format!("failed to load configuration: {error}"))
    }

    /// Returns the files of instructions that hold in `cwd`.
    pub fn instruction_sources(&self, cwd: &Path) -> Vec<String> {
        instructions::sources(self.home(), cwd, &[])
            .iter()
            .map(|file| file.display().to_string())
            .collect()
    }
}

/// Returns the keys of a request as flags.
fn flags(overrides: Option<&Overrides>) -> ConfigOverrides {
    let overrides = overrides.into_iter().flatten();
    let flag = |(key, value): (&String, &RawJson)| {
        let value = value.decode().ok()?;
        Some(format!("{key}={}", toml_value(&value)))
    };
    ConfigOverrides(overrides.filter_map(flag).collect())
}

/// Tells whether a request names a key, or something below it.
fn names(overrides: Option<&Overrides>, key: &str) -> bool {
    let mut overrides = overrides.into_iter().flatten();
    overrides.any(|(name, _)| name.split('.').next() == Some(key))
}

fn settings(config: Config, cwd: &Path) -> Settings {
    let (model, provider) = match config.chosen_provider() {
        None | Some("threadwire") => OFFLINE_MODEL,
        // A provider may have a model for those who choose none.
        Some(provider) => (default_model(provider).unwrap_or_default(), provider),
    };
    let provider = provider.to_owned();
    Settings {
        cwd: cwd.to_path_buf(),
        roots: Vec::new(),
        model: config.model.unwrap_or_else(|| model.into()),
        model_provider: provider,
        effort: config.model_reasoning_effort,
        summary: None,
        approval: config
            .approval_policy
            .map_or(ApprovalPolicy::OnRequest, approval),
        sandbox: match config.sandbox_mode.unwrap_or(SandboxMode::WorkspaceWrite) {
            SandboxMode::ReadOnly => SandboxPolicy::ReadOnly { network: false },
            SandboxMode::DangerFullAccess => SandboxPolicy::DangerFullAccess,
            SandboxMode::WorkspaceWrite => {
                let options = config.sandbox_workspace_write.unwrap_or_default();
                SandboxPolicy::WorkspaceWrite {
                    writable_roots: options.writable_roots,
                    network: options.network_access,
                    exclude_tmpdir_env_var: options.exclude_tmpdir_env_var,
                    exclude_slash_tmp: options.exclude_slash_tmp,
                }
            }
        },
        mode: "agent".into(),
        base_instructions: config.instructions,
        developer_instructions: config.developer_instructions,
        tools: Vec::new(),
        tool_servers: Vec::new(),
        overrides: ConfigOverrides::default(),
    }
}

fn approval(policy: config::ApprovalPolicy) -> ApprovalPolicy {
    match policy {
        config::ApprovalPolicy::Untrusted => ApprovalPolicy::Untrusted,
        config::ApprovalPolicy::OnFailure => ApprovalPolicy::OnFailure,
        config::ApprovalPolicy::OnRequest => ApprovalPolicy::OnRequest,
        config::ApprovalPolicy::Never => ApprovalPolicy::Never,
        config::ApprovalPolicy::Granular(granular) => ApprovalPolicy::Granular(StoredGranular {
            sandbox_approval: granular.sandbox_approval,
            rules: granular.rules,
            mcp_elicitations: granular.mcp_elicitations,
            request_permissions: granular.request_permissions,
            skill_approval: granular.skill_approval,
        }),
    }
}

/// Writes JSON as the TOML that a flag takes. Text of JSON is text of TOML; objects become inline tables.
fn toml_value(json: &serde_json::Value) -> String {
    fn write(value: &serde_json::Value, out: &mut String) {
        match value {
            // TOML has no null: an empty table sets nothing.
            serde_json::Value::Null => out.push_str("{}"),
            serde_json::Value::Array(items) => {
                out.push('[');
                for item in items {
                    write(item, out);
                    out.push(',');
                }
                out.push(']');
            }
            serde_json::Value::Object(members) => {
                out.push('{');
                for (index, (key, value)) in members.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    out.push_str(&serde_json::Value::from(key.as_str()).to_string());
                    out.push('=');
                    write(value, out);
                }
                out.push('}');
            }
            other => out.push_str(&other.to_string()),
        }
    }
    let mut out = String::new();
    write(json, &mut out);
    out
}

/// Reads the installation's id, or makes one. A home that cannot be written gets a new one at each start.
fn installation_id(home: &Path) -> String {
    let file = home.join("installation_id");
    if let Ok(id) = std::fs::read_to_string(&file) {
        return id.trim().to_owned();
    }
    let id = uuid::Uuid::now_v7().to_string();
    let _ = private::make_folder(home)
        .and_then(|()| private::make_file(&file))
        .and_then(|()| std::fs::write(&file, &id));
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overrides_of_a_request_come_above_the_files() {
        let home = tempfile::tempdir().unwrap();
        std::fs::write(
            home.path().join("config.toml"),
            "model = \"file\"\nsandbox_mode = \"read-only\"\n",
        )
        .unwrap();
        let sources = Sources {
            home: home.path().into(),
            ..Sources::default()
        };
        let source = ConfigSource::new(sources, home.path().into());
        let overrides: Overrides = serde_json::from_value(serde_json::json!({
            "model": "request \"quoted\"",
            "sandbox_workspace_write": { "network_access": true, "writable_roots": ["/a b"] },
            "sandbox_mode": "workspace-write",
        }))
        .unwrap();
        let settings = source.settings(home.path(), Some(&overrides)).unwrap();
        assert_eq!(settings.model, "request \"quoted\"");
        assert_eq!(
            settings.sandbox,
            SandboxPolicy::WorkspaceWrite {
                writable_roots: vec!["/a b".into()],
                network: true,
                exclude_tmpdir_env_var: false,
                exclude_slash_tmp: false
            }
        );
    }
}
