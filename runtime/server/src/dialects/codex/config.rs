//! The methods `config/*` and `configRequirements/*`.

use std::{collections::BTreeMap, path::Path};

use serde::Deserialize;

use threadwire_protocol::{
    Encoded, RawJson, RequestMethod,
    codex::{
        self as wire, ConfigBatchWriteParams, ConfigEdit, ConfigLayer, ConfigLayerMetadata,
        ConfigLayerSource, ConfigMethods, ConfigReadParams, ConfigReadResponse,
        ConfigRequirementsMethods, ConfigRequirementsReadResponse, ConfigValueWriteParams,
        ConfigWriteResponse, McpServerRefreshResponse, MergeStrategy, OverriddenMetadata, Version,
        WriteStatus, errors, method,
    },
    envelope::RpcError,
};
use threadwire_workspace::config::{Edit, Error, Layer, LayerSource, Loaded, to_json};
use tracing::warn;

use super::{failure::Failure, families, to_wire};

impl ConfigMethods for families::Config {
    async fn config_batch_write(
        &self,
        params: ConfigBatchWriteParams,
    ) -> Result<ConfigWriteResponse, Failure> {
        // `reload_user_config` has no effect: agents read the configuration for each turn.
        let by = method::ConfigBatchWrite::NAME;
        self.write(&params.edits, params.file_path, params.expected_version, by)
            .await
    }

    async fn config_mcp_server_reload(&self) -> Result<McpServerRefreshResponse, Failure> {
        self.connection
            .services()
            .host
            .mcp
            .reload()
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        for id in self.engine().loaded_threads() {
            if let Ok(thread) = self.engine().thread(id).await {
                let mcp = &self.connection.services().host.mcp;
                mcp.renew_thread(&id.to_string(), &thread.settings).await;
            }
        }
        Ok(McpServerRefreshResponse {})
    }

    async fn config_value_write(
        &self,
        params: ConfigValueWriteParams,
    ) -> Result<ConfigWriteResponse, Failure> {
        let edit = ConfigEdit {
            key_path: params.key_path,
            value: params.value,
            merge_strategy: params.merge_strategy,
        };
        let by = method::ConfigValueWrite::NAME;
        self.write(&[edit], params.file_path, params.expected_version, by)
            .await
    }

    async fn config_read(
        &self,
        params: ConfigReadParams,
    ) -> Result<Encoded<method::ConfigRead>, Failure> {
        let include_layers = params.include_layers.unwrap_or(false);
        let snapshot = self
            .connection
            .services()
            .host
            .config
            .current(params.cwd.as_deref().map(std::path::Path::new), &[])
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        // The response is cached: clients ask repeatedly, and configurations change rarely.
        let key = to_wire::memo_key(self.version) + (u32::from(include_layers) << 8);
        let made = snapshot.memo.get_or_make(key, || {
            response(&snapshot.loaded, include_layers, self.version)
                .map(|response| Encoded::new(self.version.index(), &response))
        });
        match &*made {
            Ok(response) => Ok(response.clone()),
            Err(problem) => Err(errors::invalid_request(problem).into()),
        }
    }
}

impl ConfigRequirementsMethods for families::ConfigRequirements {
    /// No rules of an administrator are in force: this server has none.
    async fn config_requirements_read(&self) -> Result<ConfigRequirementsReadResponse, Failure> {
        Ok(ConfigRequirementsReadResponse {
            supports_independent_speed_modes: Some(true),
            requirements: None,
        })
    }
}

impl families::Config {
    /// Writes values into the user's file, all or none.
    async fn write(
        &self,
        edits: &[ConfigEdit],
        file: Option<String>,
        expected: Option<String>,
        by: &'static str,
    ) -> Result<ConfigWriteResponse, Failure> {
        let config = &self.connection.services().host.config;
        let user_file = config.sources().user_file();
        if file.is_some_and(|file| Path::new(&file) != user_file) {
            return Err(errors::config_layer_read_only().into());
        }
        let parsed = edits.iter().map(|edit| read_edit(edit, self.version));
        let edits = match parsed.collect::<Result<Vec<Edit>, RpcError>>() {
            Ok(edits) => edits,
            // Another version is refused before anything else is looked at.
            Err(error) => {
                config
                    .edit(expected, Vec::new(), by)
                    .await
                    .map_err(|error| write_error(&error))?;
                return Err(error.into());
            }
        };
        let snapshot = config
            .edit(expected, edits.clone(), by)
            .await
            .map_err(|error| write_error(&error))?;
        let loaded = &snapshot.loaded;
        let of_user = |layer: &&Layer| matches!(layer.source, LayerSource::User { .. });
        let overridden = edits.iter().find_map(|edit| overridden(loaded, edit));
        Ok(ConfigWriteResponse {
            status: match overridden {
                Some(_) => WriteStatus::OkOverridden,
                None => WriteStatus::Ok,
            },
            version: loaded
                .layers
                .iter()
                .find(of_user)
                .map(Layer::version)
                .unwrap_or_default(),
            file_path: user_file.display().to_string(),
            overridden_metadata: overridden,
        })
    }
}

fn read_edit(edit: &ConfigEdit, version: Version) -> Result<Edit, RpcError> {
    let value = match edit.value.get() {
        "null" => None,
        json => {
            let json: serde_json::Value = serde_json::from_str(json).unwrap_or_default();
            let value = toml::Value::deserialize(json);
            Some(value.map_err(|error| errors::config_value_unreadable(&error))?)
        }
    };
    let key = key(&edit.key_path, version)?;
    if version >= Version::V0_169 && value.is_some() {
        match (key[0].as_str(), key.len()) {
            ("profile", 1) => return Err(errors::config_profile_legacy()),
            ("profiles", _) => return Err(errors::config_profiles_legacy()),
            _ => {}
        }
    }
    Ok(Edit {
        key,
        value,
        merge: matches!(edit.merge_strategy, MergeStrategy::Upsert),
    })
}

/// Splits a key at its dots. Since 0.169, a part in double quotes may contain dots, and quotes behind a backslash.
fn key(path: &str, version: Version) -> Result<Vec<String>, RpcError> {
    if path.trim().is_empty() {
        return Err(errors::config_key_empty());
    }
    let may_quote = version >= Version::V0_169;
    let mut parts = vec![String::new()];
    let mut is_quoted = false;
    let mut letters = path.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if is_quoted => {
                let next = letters.next().ok_or_else(errors::config_key_escape_open)?;
                parts.last_mut().expect("there is a part").push(next);
            }
            '"' if may_quote => {
                if !is_quoted && parts.last().is_some_and(|part| !part.is_empty()) {
                    return Err(errors::config_key_quote_invalid());
                }
                is_quoted = !is_quoted;
            }
            '.' if !is_quoted => parts.push(String::new()),
            letter => parts.last_mut().expect("there is a part").push(letter),
        }
    }
    if is_quoted {
        return Err(errors::config_key_quote_open());
    }
    if may_quote && parts.iter().any(String::is_empty) {
        return Err(errors::config_key_segment_empty());
    }
    Ok(parts)
}

pub(super) fn write_error(error: &Error) -> RpcError {
    match error {
        Error::Conflict { .. } => errors::config_version_conflict(),
        Error::Value { key, message, .. } => {
            errors::config_value_invalid(&format_args!("{message}\nin `{key}`\n"))
        }
        Error::Syntax { message, .. } => errors::config_value_invalid(message),
        Error::Read { .. } => errors::config_unreadable(error),
        Error::Write { .. } => {
            warn!(%error, "the configuration cannot be written");
            errors::config_unwritable(error)
        }
    }
}

/// Tells why a written value is not in force: a layer above the user's file has another value for the key.
fn overridden(loaded: &Loaded, edit: &Edit) -> Option<OverriddenMetadata> {
    let written = edit.value.as_ref()?;
    let mut tables = edit.key.iter();
    let first = loaded.merged.get(tables.next()?)?;
    let in_force = tables.try_fold(first, |value, part| value.get(part))?;
    let path = edit.key.join(".");
    let layer = loaded.origins().into_iter().find_map(|(leaf, layer)| {
        let is_below = leaf.strip_prefix(&path)?;
        let is_above_user = !matches!(
            layer.source,
            LayerSource::User { .. } | LayerSource::System { .. }
        );
        let is_part = is_below.is_empty() || is_below.starts_with('.');
        (is_part && is_above_user).then_some(layer)
    })?;
    (in_force != written).then(|| OverriddenMetadata {
        message: "Overridden by session flags".to_owned(),
        overriding_layer: metadata(layer),
        effective_value: RawJson::encode(&to_json(in_force)).unwrap_or_else(|_| RawJson::null()),
    })
}

/// Makes the result of `config/read`. The error is the reason why there is none.
fn response(
    loaded: &Loaded,
    include_layers: bool,
    version: Version,
) -> Result<ConfigReadResponse, String> {
    let encode = |table: &toml::Table| {
        let mut table = table.clone();
        // 0.169 knows `on-failure` no longer, and its clients cannot read a configuration with it.
        if version >= Version::V0_169
            && let Some(policy) = table.get_mut("approval_policy")
            && policy.as_str() == Some("on-failure")
        {
            *policy = "on-request".into();
        }
        RawJson::encode(&to_json(&toml::Value::Table(table)))
            .map_err(|_| "the configuration has no JSON form".to_owned())
    };
    let origins: BTreeMap<String, ConfigLayerMetadata> = loaded
        .origins()
        .into_iter()
        .map(|(key, layer)| (key, metadata(layer)))
        .collect();
    let layers = include_layers.then(|| {
        let layers = loaded.layers.iter().map(|layer| {
            let ConfigLayerMetadata { name, version } = metadata(layer);
            Ok(ConfigLayer {
                name,
                version,
                config: encode(&layer.table)?,
                disabled_reason: layer.disabled.clone(),
            })
        });
        layers.collect::<Result<Vec<_>, String>>()
    });
    let config = encode(&loaded.merged)?;
    Ok(ConfigReadResponse {
        config: config
            .decode()
            .map_err(|error| format!("invalid configuration: {error}"))?,
        origins,
        layers: layers.transpose()?,
    })
}

fn metadata(layer: &Layer) -> ConfigLayerMetadata {
    let path = |path: &std::path::Path| path.display().to_string();
    ConfigLayerMetadata {
        name: match &layer.source {
            LayerSource::System { file } => {
                ConfigLayerSource::System(wire::ConfigLayerSourceSystem { file: path(file) })
            }
            LayerSource::User { file } => ConfigLayerSource::User(wire::ConfigLayerSourceUser {
                file: path(file),
                profile: None,
            }),
            LayerSource::Profile { file, name } => {
                ConfigLayerSource::User(wire::ConfigLayerSourceUser {
                    file: path(file),
                    profile: Some(name.clone()),
                })
            }
            LayerSource::Project { folder } => {
                ConfigLayerSource::Project(wire::ConfigLayerSourceProject {
                    dot_codex_folder: path(folder),
                })
            }
            // Codex has no layer for the environment. Like flags, it applies to this process only.
            LayerSource::Environment | LayerSource::Flags => ConfigLayerSource::SessionFlags,
        },
        version: layer.version(),
    }
}
