//! The methods `config/*` and `configRequirements/*`.

use std::collections::BTreeMap;

use threadwire_protocol::{
    Encoded, RawJson,
    codex::{
        self as wire, ConfigLayer, ConfigLayerMetadata, ConfigLayerSource, ConfigMethods,
        ConfigReadParams, ConfigReadResponse, ConfigRequirementsMethods,
        ConfigRequirementsReadResponse, McpServerRefreshResponse, errors, method,
    },
};
use threadwire_workspace::config::{Layer, LayerSource, Loaded, to_json};

use super::{failure::Failure, families, to_wire};

impl ConfigMethods for families::Config {
    async fn config_mcp_server_reload(&self) -> Result<McpServerRefreshResponse, Failure> {
        self.connection
            .services
            .host
            .mcp
            .reload()
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        Ok(McpServerRefreshResponse {})
    }

    async fn config_read(
        &self,
        params: ConfigReadParams,
    ) -> Result<Encoded<method::ConfigRead>, Failure> {
        let include_layers = params.include_layers.unwrap_or(false);
        let snapshot = self
            .connection
            .services
            .host
            .config
            .current(params.cwd.as_deref().map(std::path::Path::new), &[])
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        // The response is cached: clients ask repeatedly, and configurations change rarely.
        let key = to_wire::memo_key(self.version) + (u32::from(include_layers) << 8);
        let made = snapshot.memo.get_or_make(key, || {
            response(&snapshot.loaded, include_layers)
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

/// Makes the result of `config/read`. The error is the reason why there is none.
fn response(loaded: &Loaded, include_layers: bool) -> Result<ConfigReadResponse, String> {
    let encode = |table: &toml::Table| {
        RawJson::encode(&to_json(&toml::Value::Table(table.clone())))
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
