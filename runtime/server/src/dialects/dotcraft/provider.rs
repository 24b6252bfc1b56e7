//! The methods `provider/*`: the model providers of the user's `config.toml`. Keys go into the file and never out of it.

use std::{sync::Arc, time::Duration};

use threadwire_agent::model::{Client, ModelError, Provider, list_models};
use threadwire_host::Snapshot;
use threadwire_protocol::dotcraft::{
    EmptyObject, ModelCatalogItem, ProviderCapabilities, ProviderCreateParams,
    ProviderCreateResponse, ProviderDeleteParams, ProviderDeleteResponse, ProviderInfo,
    ProviderListResponse, ProviderMethods, ProviderProtocol, ProviderProtocolInput,
    ProviderTestParams, ProviderTestResponse, ProviderUpdateParams, ProviderUpdateResponse,
};
use threadwire_workspace::{
    blocking,
    config::{Config, Edit, LayerSource, ModelProvider, WireApi},
};
use toml::Value;

use super::{DotCraftSession, Failure, families, mcp::broken, skills};
use crate::dialects::time::iso;

/// What clients see, and send back, in place of a key.
const HIDDEN: &str = "********";

/// The table of providers in the file.
const PROVIDERS: &str = "model_providers";

/// The longest wait for a list of models.
const TEST: Duration = Duration::from_secs(30);

/// What a client says about a provider; `None` where it says nothing.
#[derive(Default)]
struct Said {
    name: Option<String>,
    protocol: Option<WireApi>,
    key: Option<String>,
    end_point: Option<String>,
    retries: Option<i64>,
    idle_ms: Option<i64>,
}

impl ProviderMethods for families::Provider {
    async fn provider_list(&self, _params: EmptyObject) -> Result<ProviderListResponse, Failure> {
        let config = self.loaded().await?;
        let providers = config.model_providers.iter();
        Ok(ProviderListResponse {
            providers: providers.map(|(id, provider)| info(id, provider)).collect(),
        })
    }

    async fn provider_create(
        &self,
        params: ProviderCreateParams,
    ) -> Result<ProviderCreateResponse, Failure> {
        let id = id_of(&params.id)?;
        if self.loaded().await?.model_providers.contains_key(&id) {
            return Err(Failure::invalid("id", "there is such a provider already"));
        }
        refuse_timeout(params.network_timeout_seconds)?;
        let protocol = protocol("protocol", &params.protocol)?;
        let said = Said {
            name: Some(params.display_name.unwrap_or_else(|| id.clone())),
            protocol: Some(protocol),
            key: params.api_key,
            end_point: Some(params.end_point.unwrap_or_default()),
            retries: params.stream_max_retries,
            idle_ms: params.stream_idle_timeout_ms,
        };
        self.write(&id, &said, protocol, "provider/create").await?;
        Ok(ProviderCreateResponse {
            provider: self.provider(&id).await?,
        })
    }

    async fn provider_update(
        &self,
        params: ProviderUpdateParams,
    ) -> Result<ProviderUpdateResponse, Failure> {
        let config = self.loaded().await?;
        let known = own(&config, &params.id)?;
        refuse_timeout(params.network_timeout_seconds)?;
        let new = params.protocol.as_ref();
        let new = new.map(|new| protocol("protocol", new)).transpose()?;
        let said = Said {
            name: params.display_name,
            protocol: new,
            key: params.api_key,
            end_point: params.end_point,
            retries: params.stream_max_retries,
            idle_ms: params.stream_idle_timeout_ms,
        };
        let protocol = new.or(known.wire_api).unwrap_or_default();
        self.write(&params.id, &said, protocol, "provider/update")
            .await?;
        Ok(ProviderUpdateResponse {
            provider: self.provider(&params.id).await?,
        })
    }

    async fn provider_delete(
        &self,
        params: ProviderDeleteParams,
    ) -> Result<ProviderDeleteResponse, Failure> {
        let config = self.loaded().await?;
        own(&config, &params.id)?;
        let choice = self.workspace().settings().await.map_err(skills::broken)?;
        let selected = choice.text(&["ProviderId"]).or(config.chosen_provider());
        if selected == Some(&*params.id) {
            return Err(Failure::invalid("id", "new threads use this provider"));
        }
        let edit = Edit {
            key: vec![PROVIDERS.to_owned(), params.id],
            value: None,
            merge: false,
        };
        self.edit_config(vec![edit], "provider/delete").await?;
        Ok(ProviderDeleteResponse { deleted: true })
    }

    /// Asks for the list of models, and for nothing else.
    async fn provider_test(
        &self,
        params: ProviderTestParams,
    ) -> Result<ProviderTestResponse, Failure> {
        let config = self.loaded().await?;
        let stored = match &params.provider_id {
            Some(id) => Some(
                config
                    .model_providers
                    .get(id)
                    .ok_or_else(|| Failure::invalid("providerId", UNKNOWN))?,
            ),
            None => None,
        };
        let new = params.protocol.as_ref();
        let new = new.map(|new| protocol("protocol", new)).transpose()?;
        let wire = new.or(stored.and_then(|stored| stored.wire_api));
        if stored.is_none() && wire.is_none() {
            return Err(Failure::invalid("protocol", "is missing"));
        }
        let wire = wire.unwrap_or_default();
        let mut draft = stored.cloned().unwrap_or_default();
        draft.wire_api = Some(wire);
        if let Some(end_point) = &params.end_point {
            let address = url(end_point, wire)?;
            if draft.base_url.as_ref() != Some(&address) {
                // A stored key goes to the address that it was stored with, and to no other.
                draft = ModelProvider {
                    wire_api: Some(wire),
                    ..ModelProvider::default()
                };
            }
            draft.base_url = Some(address);
        } else if draft.base_url.is_none() {
            draft.base_url = Some(official(wire).to_owned());
        }
        if let Some(key) = params.api_key.as_deref().filter(|key| *key != HIDDEN) {
            (draft.env_key, draft.experimental_bearer_token) = split_key(key);
        }
        let listed = list(draft, self.connection.services().host.config.home()).await;
        let protocol = to_wire(wire);
        Ok(match listed {
            Ok(models) => ProviderTestResponse {
                success: true,
                protocol,
                models,
                error_code: None,
                error_message: None,
                provider_id: params.provider_id,
            },
            Err(error) => ProviderTestResponse {
                success: false,
                protocol,
                models: Vec::new(),
                error_code: Some(code(&error).to_owned()),
                error_message: Some(error.to_string()),
                provider_id: params.provider_id,
            },
        })
    }
}

const UNKNOWN: &str = "there is no such provider";

impl DotCraftSession {
    async fn write(
        &self,
        id: &str,
        said: &Said,
        protocol: WireApi,
        by: &'static str,
    ) -> Result<(), Failure> {
        let edit = |key: &str, value: Option<Value>| Edit {
            key: vec![PROVIDERS.to_owned(), id.to_owned(), key.to_owned()],
            value,
            merge: false,
        };
        let mut edits = Vec::new();
        if let Some(name) = &said.name {
            let name = name.trim();
            if name.is_empty() {
                return Err(Failure::invalid("displayName", "must not be empty"));
            }
            edits.push(edit("name", Some(name.into())));
        }
        if let Some(protocol) = said.protocol {
            let name = match protocol {
                WireApi::Responses => "responses",
                WireApi::Chat => "chat",
                WireApi::Anthropic => "anthropic",
            };
            edits.push(edit("wire_api", Some(name.into())));
        }
        if let Some(end_point) = &said.end_point {
            edits.push(edit("base_url", Some(url(end_point, protocol)?.into())));
        }
        if let Some(key) = said.key.as_deref().filter(|key| *key != HIDDEN) {
            let (variable, token) = split_key(key);
            edits.push(edit("env_key", variable.map(Value::from)));
            edits.push(edit("experimental_bearer_token", token.map(Value::from)));
        }
        if let Some(retries) = said.retries {
            if !(0..=100).contains(&retries) {
                return Err(Failure::invalid("streamMaxRetries", "must be in 0 to 100"));
            }
            edits.push(edit("stream_max_retries", Some(retries.into())));
        }
        if let Some(idle) = said.idle_ms {
            if idle <= 0 {
                return Err(Failure::invalid("streamIdleTimeoutMs", "must be above 0"));
            }
            edits.push(edit("stream_idle_timeout_ms", Some(idle.into())));
        }
        if edits.is_empty() {
            return Err(Failure::invalid("", "no setting is given"));
        }
        self.edit_config(edits, by).await
    }

    async fn edit_config(&self, edits: Vec<Edit>, by: &'static str) -> Result<(), Failure> {
        let config = &self.connection.services().host.config;
        let edited = config.edit(None, edits, by).await;
        edited.map(|_| ()).map_err(|error| broken(&error))
    }

    async fn provider(&self, id: &str) -> Result<ProviderInfo, Failure> {
        let config = self.loaded().await?;
        let provider = config.model_providers.get(id);
        let provider = provider.ok_or_else(|| Failure::invalid("id", UNKNOWN))?;
        Ok(info(id, provider))
    }
}

/// Returns a provider that the user's file defines.
fn own<'a>(config: &'a Arc<Snapshot>, id: &str) -> Result<&'a ModelProvider, Failure> {
    let provider = config.model_providers.get(id);
    let provider = provider.ok_or_else(|| Failure::invalid("id", UNKNOWN))?;
    match config.loaded.layer_of(&[PROVIDERS, id]) {
        Some(layer) if !matches!(layer.source, LayerSource::User { .. }) => {
            let problem = format!("the provider is set by {}", layer.source);
            Err(Failure::invalid("id", problem))
        }
        _ => Ok(provider),
    }
}

async fn list(
    draft: ModelProvider,
    home: &std::path::Path,
) -> Result<Vec<ModelCatalogItem>, ModelError> {
    const DRAFT: &str = "draft";
    let mut config = Config::default();
    config.model_providers.insert(DRAFT.to_owned(), draft);
    let home = home.to_owned();
    // Keys may be in a file.
    let found = blocking::run(move || {
        Provider::find(&config, DRAFT, &|name| std::env::var(name).ok(), &home)
    });
    let provider = found.await?;
    if let Some(problem) = provider.missing_key() {
        return Err(ModelError::Configuration(problem.to_owned()));
    }
    let client = Client::default();
    let models = tokio::time::timeout(TEST, list_models(&client, &provider)).await;
    let late = |_| ModelError::Configuration("The provider does not answer in time.".to_owned());
    let models = models.map_err(late)??.into_iter();
    Ok(models
        .map(|model| ModelCatalogItem {
            id: model.id,
            owned_by: String::new(),
            // The release date of a model is not known, but the member is required.
            created_at: iso(0),
            reasoning: None,
        })
        .collect())
}

fn code(error: &ModelError) -> &'static str {
    match error {
        ModelError::Configuration(text) if text.starts_with("Missing") => "MissingApiKey",
        ModelError::Configuration(_) => "InvalidConfiguration",
        _ => "EndpointNotSupported",
    }
}

/// Splits a key into the environment variable that holds it, and the key itself.
fn split_key(key: &str) -> (Option<String>, Option<String>) {
    let key = key.trim();
    let inner = key.strip_prefix("${").and_then(|key| key.strip_suffix('}'));
    let variable = inner.or_else(|| key.strip_prefix('$'));
    match variable {
        Some(variable) => (Some(variable.to_owned()), None),
        None => (None, Some(key.to_owned()).filter(|key| !key.is_empty())),
    }
}

/// Returns the address to store; the official one for an empty text.
fn url(text: &str, protocol: WireApi) -> Result<String, Failure> {
    let text = text.trim().trim_end_matches('/');
    if text.is_empty() {
        return Ok(official(protocol).to_owned());
    }
    let is_url = ["http://", "https://"].iter().any(|scheme| {
        text.strip_prefix(scheme)
            .is_some_and(|rest| !rest.is_empty())
    });
    match is_url {
        true => Ok(text.to_owned()),
        false => Err(Failure::invalid(
            "endPoint",
            "must be an address of http or https",
        )),
    }
}

fn official(protocol: WireApi) -> &'static str {
    match protocol {
        WireApi::Responses | WireApi::Chat => "https://api.openai.com/v1",
        WireApi::Anthropic => "https://api.anthropic.com/v1",
    }
}

fn id_of(id: &str) -> Result<String, Failure> {
    let id = id.trim();
    let is_plain =
        |char: char| !char.is_control() && !char.is_whitespace() && !"/\\:.".contains(char);
    match !id.is_empty() && id.chars().all(is_plain) {
        true => Ok(id.to_owned()),
        false => Err(Failure::invalid(
            "id",
            "must not be empty, and has no spaces and none of / \\ : .",
        )),
    }
}

fn protocol(member: &str, protocol: &ProviderProtocolInput) -> Result<WireApi, Failure> {
    match protocol {
        ProviderProtocolInput::OpenaiResponses => Ok(WireApi::Responses),
        ProviderProtocolInput::OpenaiChatCompletions | ProviderProtocolInput::Openai => {
            Ok(WireApi::Chat)
        }
        ProviderProtocolInput::Anthropic => Ok(WireApi::Anthropic),
        ProviderProtocolInput::Unknown(other) => Err(Failure::invalid(
            member,
            format!("there is no protocol {other}"),
        )),
    }
}

/// The server waits for answers as long as `streamIdleTimeoutMs` says; it has no second limit.
fn refuse_timeout(seconds: Option<i64>) -> Result<(), Failure> {
    match seconds {
        None => Ok(()),
        Some(_) => Err(Failure::invalid(
            "networkTimeoutSeconds",
            "is not supported: set streamIdleTimeoutMs",
        )),
    }
}

fn to_wire(protocol: WireApi) -> ProviderProtocol {
    match protocol {
        WireApi::Responses => ProviderProtocol::OpenaiResponses,
        WireApi::Chat => ProviderProtocol::OpenaiChatCompletions,
        WireApi::Anthropic => ProviderProtocol::Anthropic,
    }
}

fn info(id: &str, provider: &ModelProvider) -> ProviderInfo {
    let wire = provider.wire_api.unwrap_or_default();
    let has_key = provider.env_key.is_some() || provider.experimental_bearer_token.is_some();
    let end_point = provider.base_url.as_deref().unwrap_or_default();
    let number = |number: Option<u64>| number.and_then(|number| i64::try_from(number).ok());
    ProviderInfo {
        id: id.to_owned(),
        display_name: provider.name.clone().unwrap_or_else(|| id.to_owned()),
        protocol: to_wire(wire),
        api_key: has_key.then(|| HIDDEN.to_owned()),
        has_api_key: has_key,
        end_point: match end_point == official(wire) {
            true => String::new(),
            false => end_point.to_owned(),
        },
        network_timeout_seconds: None,
        stream_max_retries: number(provider.stream_max_retries),
        stream_idle_timeout_ms: number(provider.stream_idle_timeout_ms),
        is_implicit: false,
        capabilities: ProviderCapabilities {
            streaming_chat: Some(true),
            tool_calling: Some(true),
            token_usage_reporting: Some(true),
            cached_input_usage_reporting: Some(true),
            responses_api: Some(wire == WireApi::Responses),
            ..ProviderCapabilities::default()
        },
    }
}
