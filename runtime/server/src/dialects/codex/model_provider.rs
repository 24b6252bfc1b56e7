//! The methods `modelProvider/*`.

use std::collections::BTreeMap;

use threadwire_host::{Snapshot, models};
use threadwire_protocol::{
    RequestMethod,
    codex::{
        GatewayAuth, GatewayAuthEnvironmentVariable, GatewayAuthExternallyConfigured,
        ModelProviderCapabilitiesReadParams, ModelProviderCapabilitiesReadResponse,
        ModelProviderConfigWriteParams, ModelProviderConfigWriteResponse, ModelProviderListParams,
        ModelProviderListResponse, ModelProviderMethods, ModelProviderSummary, ProviderSettings,
        ProviderSettingsCustomGateway, ProviderSettingsPatch,
        errors::{self, model_provider_config_write as refusals},
        method,
    },
};
use threadwire_workspace::config::{Edit, ModelProvider};
use toml::Value;

use super::{config::write_error, failure::Failure, families};

impl ModelProviderMethods for families::ModelProvider {
    /// Lists the providers that are built in or configured, by id.
    async fn model_provider_list(
        &self,
        _params: ModelProviderListParams,
    ) -> Result<ModelProviderListResponse, Failure> {
        let config = &self.connection.services().host.config;
        let snapshot = config
            .current(None, &[])
            .await
            .map_err(|error| errors::config_unreadable(&error))?;
        let mut providers = BTreeMap::new();
        for known in models::all() {
            let base_url = (known.id != "openai").then(|| known.base_url.to_owned());
            let summary = summary(known.id, known.name, base_url, known.env_key);
            providers.insert(known.id.to_owned(), summary);
        }
        for (id, provider) in &snapshot.model_providers {
            providers.insert(id.clone(), configured(id, provider));
        }
        let default = snapshot.settings(config.cwd()).model_provider;
        Ok(ModelProviderListResponse {
            data: providers.into_values().collect(),
            default_provider_id: default.to_string(),
            can_change_default: true,
        })
    }

    /// The tools of the agent are the same for all providers: none makes images or searches the web.
    async fn model_provider_capabilities_read(
        &self,
        _params: ModelProviderCapabilitiesReadParams,
    ) -> Result<ModelProviderCapabilitiesReadResponse, Failure> {
        Ok(ModelProviderCapabilitiesReadResponse {
            image_generation: false,
            web_search: false,
        })
    }

    /// Writes a gateway of the user into the user's file. Vendors' clouds are no providers of this server.
    async fn model_provider_config_write(
        &self,
        params: ModelProviderConfigWriteParams,
    ) -> Result<ModelProviderConfigWriteResponse, Failure> {
        let ProviderSettingsPatch::CustomGateway(patch) = params.settings else {
            return Err(refusals::unknown_provider().into());
        };
        let config = &self.connection.services().host.config;
        let snapshot = config.current(None, &[]).await;
        let snapshot = snapshot.map_err(|error| errors::config_unreadable(&error))?;
        let name = patch.name.as_deref().map(str::trim);
        let (id, is_new) = match patch.provider_id.flatten() {
            Some(id) if models::built_in(&id).is_some() => {
                return Err(refusals::built_in_provider().into());
            }
            Some(id) if snapshot.model_providers.contains_key(&id) => (id, false),
            Some(_) => return Err(refusals::unknown_provider().into()),
            None => {
                let name = name.filter(|name| !name.is_empty());
                let name = name.ok_or_else(refusals::provider_name_missing)?;
                (free_id(name, &snapshot)?, true)
            }
        };
        if name == Some("") {
            return Err(refusals::provider_name_missing().into());
        }
        let base_url = patch
            .base_url
            .map(|url| url.map(|url| url.trim().to_owned()));
        if is_new && base_url.as_ref().is_none_or(Option::is_none) {
            return Err(refusals::base_url_missing().into());
        }
        if base_url.iter().flatten().any(|url| !is_base_url(url)) {
            return Err(refusals::base_url_invalid().into());
        }
        if patch.env_key.iter().flatten().any(|key| !is_variable(key)) {
            return Err(refusals::env_key_invalid().into());
        }
        let edits = [
            ("base_url", base_url),
            ("env_key", patch.env_key),
            ("name", name.map(|name| Some(name.to_owned()))),
            ("wire_api", is_new.then(|| Some("responses".to_owned()))),
        ];
        let edits = edits.into_iter().filter_map(|(key, value)| {
            let key = ["model_providers", &id, key].map(str::to_owned).to_vec();
            let value = value?.map(Value::String);
            Some(Edit {
                key,
                value,
                merge: false,
            })
        });
        let by = method::ModelProviderConfigWrite::NAME;
        let written = config.edit(None, edits.collect(), by).await;
        let written = written.map_err(|error| write_error(&error))?;
        let provider = written.model_providers.get(&id);
        let provider = provider.ok_or_else(refusals::unknown_provider)?;
        Ok(ModelProviderConfigWriteResponse {
            provider: configured(&id, provider),
        })
    }
}

fn configured(id: &str, provider: &ModelProvider) -> ModelProviderSummary {
    let known = models::built_in(id);
    let name = provider.name.as_deref().or(known.map(|known| known.name));
    let base_url = provider
        .base_url
        .clone()
        .or(known.map(|known| known.base_url.to_owned()));
    let env_key = provider
        .env_key
        .as_deref()
        .or(known.and_then(|known| known.env_key));
    let has_key = |url: &String| {
        let (host, _) = split_url(url).unwrap_or((url, ""));
        host.contains('@') || url.contains('?')
    };
    let is_external = base_url.as_ref().is_some_and(has_key)
        || provider.experimental_bearer_token.is_some()
        || provider.auth.is_some()
        || [
            &provider.http_headers,
            &provider.env_http_headers,
            &provider.query_params,
        ]
        .into_iter()
        .any(|more| !more.is_empty());
    let mut summary = summary(id, name.unwrap_or(id), base_url, env_key);
    if is_external && let ProviderSettings::CustomGateway(gateway) = &mut summary.settings {
        let env_key = env_key.map(str::to_owned);
        gateway.auth =
            GatewayAuth::ExternallyConfigured(GatewayAuthExternallyConfigured { env_key });
    }
    summary
}

fn summary(
    id: &str,
    name: &str,
    base_url: Option<String>,
    env_key: Option<&str>,
) -> ModelProviderSummary {
    let auth = match env_key {
        None => GatewayAuth::None,
        Some(env_key) => GatewayAuth::EnvironmentVariable(GatewayAuthEnvironmentVariable {
            env_key: env_key.to_owned(),
        }),
    };
    ModelProviderSummary {
        id: id.to_owned(),
        name: name.to_owned(),
        can_edit: models::built_in(id).is_none(),
        // An address that a client cannot write may have a key, and every client reads the list.
        base_url: base_url.filter(|url| is_base_url(url)),
        settings: match id {
            "openai" => ProviderSettings::Openai,
            _ => ProviderSettings::CustomGateway(ProviderSettingsCustomGateway { auth }),
        },
    }
}

/// Makes the id of a new provider: its name in lower case, with dashes, and a number where that is taken.
fn free_id(name: &str, snapshot: &Snapshot) -> Result<String, Failure> {
    let name = name.to_ascii_lowercase();
    let parts = name.split(|char: char| !char.is_ascii_alphanumeric());
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    let base = match parts.is_empty() {
        true => "custom".to_owned(),
        false => parts.join("-"),
    };
    if base == "openai" {
        return Err(refusals::provider_name_reserved().into());
    }
    let is_taken =
        |id: &String| models::built_in(id).is_some() || snapshot.model_providers.contains_key(id);
    let numbered = (2..).map(|number| format!("{base}-{number}"));
    let mut ids = std::iter::once(base.clone()).chain(numbered);
    Ok(ids.find(|id| !is_taken(id)).unwrap_or(base))
}

/// Tells whether an address is one of HTTP or HTTPS, without credentials, a query or a fragment.
fn is_base_url(url: &str) -> bool {
    split_url(url).is_some_and(|(host, rest)| {
        let is_plain = |char: char| !char.is_whitespace() && !char.is_control();
        !host.is_empty()
            && !host.starts_with(':')
            && !host.contains('@')
            && !rest.contains(['?', '#'])
            && rest.chars().all(is_plain)
    })
}

/// Returns the host of an address of HTTP or HTTPS, with a login and a port, and what follows the scheme.
fn split_url(url: &str) -> Option<(&str, &str)> {
    let rest = ["http://", "https://"]
        .into_iter()
        .find_map(|scheme| url.strip_prefix(scheme))?;
    Some((rest.split('/').next().unwrap_or_default(), rest))
}

/// Tells whether a text is the name of an environment variable.
fn is_variable(name: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    name.bytes().all(is_part)
        && name
            .bytes()
            .next()
            .is_some_and(|first| !first.is_ascii_digit())
}
