//! `config/*`.

use std::collections::BTreeMap;

use threadwire_protocol::{
    RawJson,
    codex::{
        self as wire, ConfigLayer, ConfigLayerMetadata, ConfigLayerSource, ConfigMethods,
        ConfigReadParams, ConfigReadResponse, McpServerRefreshResponse, errors,
    },
};
use threadwire_workspace::config::{Layer, LayerSource, to_json};

use super::{CodexSession, failure::Failure};

impl ConfigMethods for CodexSession {
    async fn config_mcp_server_reload(&self) -> Result<McpServerRefreshResponse, Failure> {
        self.connection
            .server
            .mcp
            .reload()
            .map_err(|error| errors::config_unreadable(&error))?;
        Ok(McpServerRefreshResponse {})
    }

    async fn config_read(&self, params: ConfigReadParams) -> Result<ConfigReadResponse, Failure> {
        let loaded = self
            .connection
            .server
            .config
            .load(params.cwd.as_deref().map(std::path::Path::new), None)
            .map_err(|error| errors::config_unreadable(&error))?;
        let encode = |table: &toml::Table| {
            RawJson::encode(&to_json(&toml::Value::Table(table.clone())))
                .map_err(|_| errors::internal_error(&"the configuration has no JSON form"))
        };
        let origins: BTreeMap<String, ConfigLayerMetadata> = loaded
            .origins()
            .into_iter()
            .map(|(key, layer)| (key, metadata(layer)))
            .collect();
        let layers = params.include_layers.unwrap_or(false).then(|| {
            loaded
                .layers
                .iter()
                .map(|layer| {
                    let ConfigLayerMetadata { name, version } = metadata(layer);
                    Ok(ConfigLayer {
                        name,
                        version,
                        config: encode(&layer.table)?,
                        disabled_reason: layer.disabled.clone(),
                    })
                })
                .collect::<Result<Vec<_>, Failure>>()
        });
        let config = encode(&loaded.merged)?;
        Ok(ConfigReadResponse {
            config: config.decode().map_err(|error| {
                errors::invalid_request(&format!("invalid configuration: {error}"))
            })?,
            origins,
            layers: layers.transpose()?,
        })
    }
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
            // Codex knows no layer of the environment; like flags it belongs to this run.
            LayerSource::Environment | LayerSource::Flags => ConfigLayerSource::SessionFlags,
        },
        version: layer.version(),
    }
}
