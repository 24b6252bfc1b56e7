//! The methods `providers/*`: model providers as this client configures them for its own sessions.
//!
//! What a client sets becomes configuration of the threads that it opens: it ends with the connection and is neither
//! stored nor shown, because headers hold keys.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use axum::http::{HeaderName, HeaderValue, Uri};
use threadwire_engine::{ConfigOverrides, Model};
use threadwire_host::models;
use threadwire_protocol::acp::{
    DisableProviderRequest, DisableProviderResponse, ListProvidersRequest, ListProvidersResponse,
    LlmProtocol, ProviderCurrentConfig, ProviderInfo, ProvidersMethods, SetProviderRequest,
    SetProviderResponse, errors,
};
use threadwire_workspace::config::{Config, WireApi};
use toml::{Table, Value};

use super::{AcpSession, Failure, families, lock};

/// The key of the flags that configure providers.
const KEY: &str = "model_providers";

/// What the client said about providers, by their id.
pub(super) type Providers = BTreeMap<String, Said>;

/// What the client said about a provider.
pub(super) enum Said {
    Off,
    Set {
        wire: WireApi,
        base_url: String,
        headers: BTreeMap<String, String>,
    },
}

impl ProvidersMethods for families::Providers {
    async fn providers_list(
        &self,
        _params: ListProvidersRequest,
    ) -> Result<ListProvidersResponse, Failure> {
        let config = self.config().await?;
        let said = lock(&self.providers);
        let providers = ids(&config).into_iter().map(|id| {
            let (wire, base_url) = match said.get(id) {
                Some(Said::Set { wire, base_url, .. }) => (*wire, Some(base_url.clone())),
                Some(Said::Off) => (wire_of(&config, id), None),
                None => (wire_of(&config, id), base_url(&config, id)),
            };
            ProviderInfo {
                provider_id: id.to_owned(),
                supported: vec![LlmProtocol::Openai, LlmProtocol::Anthropic],
                required: is_required(&config, id),
                current: base_url.map(|base_url| ProviderCurrentConfig {
                    api_type: protocol(wire),
                    base_url: without_secrets(&base_url),
                    meta: None,
                }),
                meta: None,
            }
        });
        Ok(ListProvidersResponse {
            providers: providers.collect(),
            meta: None,
        })
    }

    async fn providers_set(
        &self,
        params: SetProviderRequest,
    ) -> Result<SetProviderResponse, Failure> {
        let config = self.config().await?;
        known(&config, &params.provider_id)?;
        let wire = match params.api_type {
            LlmProtocol::Anthropic => WireApi::Anthropic,
            LlmProtocol::Openai => match wire_of(&config, &params.provider_id) {
                WireApi::Chat => WireApi::Chat,
                _ => WireApi::Responses,
            },
            other => {
                let problem = format!("unsupported API: {}", other.as_str());
                return Err(Failure::invalid("apiType", problem));
            }
        };
        let is_http = params.base_url.parse::<Uri>().is_ok_and(|url| {
            matches!(url.scheme_str(), Some("http" | "https")) && url.host().is_some()
        });
        if !is_http {
            return Err(Failure::invalid("baseUrl", "not an address of HTTP"));
        }
        let headers = params.headers.unwrap_or_default();
        for (name, value) in &headers {
            if HeaderName::try_from(name).is_err() {
                return Err(Failure::invalid(
                    "headers",
                    format!("not the name of a header: {name}"),
                ));
            }
            // The value may be a key, so the message does not repeat it.
            if HeaderValue::try_from(value).is_err() {
                let problem = "the value cannot be sent in a header";
                return Err(Failure::invalid(format!("headers.{name}"), problem));
            }
        }
        let said = Said::Set {
            wire,
            base_url: params.base_url,
            headers,
        };
        lock(&self.providers).insert(params.provider_id, said);
        self.refresh().await;
        Ok(SetProviderResponse::default())
    }

    async fn providers_disable(
        &self,
        params: DisableProviderRequest,
    ) -> Result<DisableProviderResponse, Failure> {
        let config = self.config().await?;
        known(&config, &params.provider_id)?;
        if is_required(&config, &params.provider_id) {
            let problem = "the default model needs this provider";
            return Err(Failure::invalid("providerId", problem));
        }
        lock(&self.providers).insert(params.provider_id, Said::Off);
        self.refresh().await;
        Ok(DisableProviderResponse::default())
    }
}

impl families::Providers {
    async fn config(&self) -> Result<Arc<threadwire_host::Snapshot>, Failure> {
        let config = self
            .connection
            .services()
            .host
            .config
            .current(None, &[])
            .await;
        config.map_err(|error| errors::internal_error(&error).into())
    }
}

impl AcpSession {
    /// Returns the flags that configure the providers which the client set; none if it set none.
    pub(super) fn provider_flags(&self) -> Option<String> {
        let said = lock(&self.providers);
        let mut tables = Table::new();
        for (id, said) in said.iter() {
            if let Said::Set {
                wire,
                base_url,
                headers,
            } = said
            {
                let table = table(*wire, base_url, headers);
                tables.insert(id.clone(), Value::Table(table));
            }
        }
        (!tables.is_empty()).then(|| format!("{KEY}={}", Value::Table(tables)))
    }

    /// Returns the overrides of a thread with the providers that the client set; `None` if that changes nothing.
    pub(super) fn with_provider_flags(&self, now: &ConfigOverrides) -> Option<ConfigOverrides> {
        let flag = self.provider_flags()?;
        let is_other = |flag: &&String| flag.split('=').next() != Some(KEY);
        let mut flags: Vec<String> = now.0.iter().filter(is_other).cloned().collect();
        flags.push(flag);
        let new = ConfigOverrides(flags);
        (new != *now).then_some(new)
    }

    /// Returns the models of the providers that the client did not switch off.
    pub(super) fn enabled(&self, models: Arc<[Model]>) -> Arc<[Model]> {
        let said = lock(&self.providers);
        let is_off = |model: &Model| matches!(said.get(&model.provider), Some(Said::Off));
        match models.iter().any(is_off) {
            true => models
                .iter()
                .filter(|model| !is_off(model))
                .cloned()
                .collect(),
            false => models,
        }
    }
}

/// Returns the configuration of a provider. It replaces the configured one as a whole: keys, headers and the query of the
/// user's configuration do not go to an address that the client chose.
fn table(wire: WireApi, base_url: &str, headers: &BTreeMap<String, String>) -> Table {
    let wire = match wire {
        WireApi::Responses => "responses",
        WireApi::Chat => "chat",
        WireApi::Anthropic => "anthropic",
    };
    let headers = headers.iter();
    let headers: Table = headers
        .map(|(name, value)| (name.clone(), Value::String(value.clone())))
        .collect();
    let replacement: Table = [
        ("base_url", Value::String(base_url.to_owned())),
        ("wire_api", Value::String(wire.to_owned())),
        // A built-in provider has one.
        ("env_key", Value::String(String::new())),
        ("http_headers", Value::Table(headers)),
    ]
    .map(|(key, value)| (key.to_owned(), value))
    .into_iter()
    .collect();
    let replacement = ("replacement".to_owned(), Value::Table(replacement));
    Table::from_iter([replacement])
}

/// Returns the ids of all providers, sorted.
fn ids(config: &Config) -> BTreeSet<&str> {
    let built_in = models::all().iter().map(|provider| provider.id);
    let configured = config.model_providers.keys().map(String::as_str);
    built_in.chain(configured).collect()
}

fn known(config: &Config, id: &str) -> Result<(), Failure> {
    match ids(config).contains(id) {
        true => Ok(()),
        false => Err(Failure::invalid(
            "providerId",
            format!("unknown provider: {id}"),
        )),
    }
}

/// Tells whether the default model is one of this provider.
fn is_required(config: &Config, id: &str) -> bool {
    config.chosen_provider() == Some(id)
}

fn wire_of(config: &Config, id: &str) -> WireApi {
    let configured = config.model_providers.get(id);
    let configured = configured.and_then(|provider| provider.wire_api);
    configured
        .or(models::built_in(id).map(|provider| provider.wire))
        .unwrap_or_default()
}

fn base_url(config: &Config, id: &str) -> Option<String> {
    let configured = config.model_providers.get(id);
    let configured = configured.and_then(|provider| provider.base_url.clone());
    configured.or_else(|| models::built_in(id).map(|provider| provider.base_url.to_owned()))
}

fn protocol(wire: WireApi) -> LlmProtocol {
    match wire {
        WireApi::Responses | WireApi::Chat => LlmProtocol::Openai,
        WireApi::Anthropic => LlmProtocol::Anthropic,
    }
}

/// Returns an address without a password and without its query, which may hold keys.
fn without_secrets(url: &str) -> String {
    let url = url.split(['?', '#']).next().unwrap_or_default();
    let Some((scheme, rest)) = url.split_once("://") else {
        return String::new();
    };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let host = host.rsplit('@').next().unwrap_or_default();
    format!("{scheme}://{host}{path}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_secrets() {
        assert_eq!(
            without_secrets("https://user:key@host:1/v1?key=x#y"),
            "https://host:1/v1"
        );
        assert_eq!(without_secrets("http://host"), "http://host");
        assert_eq!(without_secrets("no address"), "");
    }
}
