//! The models of each provider, and what is known about them.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
    time::Duration,
};

use serde::Deserialize;
use serde_json::Value;
use threadwire_workspace::locks::lock;
use tokio::time::Instant;

use super::{error::ModelError, provider::Provider, transport::Client};

/// How long a list of models is fresh.
pub const FRESH: Duration = Duration::from_secs(5 * 60);

/// How long to wait after a provider returned no list.
const REST: Duration = Duration::from_secs(60);

/// Context size of unknown models, in tokens.
pub const ASSUMED_WINDOW: u64 = 272_000;

/// Context sizes in tokens, by the beginning of the model's name (without the part before a slash).
const WINDOWS: [(&str, u64); 12] = [
    ("claude-", 200_000),
    ("codex-mini", 200_000),
    ("deepseek", 128_000),
    ("gemini-", 1_000_000),
    ("gpt-4.1", 1_047_576),
    ("gpt-4o", 128_000),
    ("gpt-5", 272_000),
    ("gpt-oss", 128_000),
    ("kimi-", 256_000),
    ("o3", 200_000),
    ("o4-mini", 200_000),
    ("qwen3", 256_000),
];

/// What is known about a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelInfo {
    /// Name, as its provider calls it.
    pub id: String,
    /// Display name.
    pub display_name: Option<String>,
    /// Context size in tokens, if the provider reports it.
    pub context_window: Option<u64>,
}

/// The lists of models that providers returned.
#[derive(Debug, Default)]
pub struct Catalog(Mutex<HashMap<String, Listed>>);

#[derive(Debug)]
struct Listed {
    at: Instant,
    models: Option<Vec<ModelInfo>>,
}

impl Catalog {
    /// Returns the models of a provider, from its last list.
    pub fn models(&self, provider: &str) -> Vec<ModelInfo> {
        let lists = self.lock();
        let listed = lists.get(provider).and_then(|listed| listed.models.clone());
        listed.unwrap_or_default()
    }

    /// Requests the models of a provider, unless the last request is recent. If the provider returns no list, the last
    /// list stays. Returns the time until which the provider is not asked again.
    pub async fn refresh(&self, client: &Client, provider: &Provider) -> Instant {
        let fresh_until =
            |listed: &Listed| listed.at + if listed.models.is_some() { FRESH } else { REST };
        let known = self.lock().get(&provider.id).map(fresh_until);
        if let Some(until) = known.filter(|until| Instant::now() < *until) {
            return until;
        }
        let models = match client.list(provider).await {
            Ok(body) => parse(&body),
            Err(error) => {
                tracing::debug!(provider = provider.id, %error, "the provider lists no models");
                None
            }
        };
        let mut lists = self.lock();
        let before = lists.remove(&provider.id).and_then(|listed| listed.models);
        let listed = Listed {
            at: Instant::now(),
            models: models.or(before),
        };
        let until = fresh_until(&listed);
        lists.insert(provider.id.clone(), listed);
        until
    }

    /// Returns the context size of a model in tokens: from its provider, else from a table of known names. `None` for
    /// an unknown model, see [`ASSUMED_WINDOW`].
    pub fn context_window(&self, provider: &str, model: &str) -> Option<u64> {
        let said = self.lock().get(provider).and_then(|listed| {
            let models = listed.models.as_ref()?;
            models
                .iter()
                .find(|known| known.id == model)?
                .context_window
        });
        said.or_else(|| {
            let name = model.rsplit('/').next().unwrap_or(model);
            let known = WINDOWS.iter().find(|(start, _)| name.starts_with(start));
            known.map(|(_, window)| *window)
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Listed>> {
        lock(&self.0)
    }
}

/// Requests the list of models of a provider.
///
/// Errors: the provider cannot be reached, refuses, or answers with something else.
pub async fn list_models(
    client: &Client,
    provider: &Provider,
) -> Result<Vec<ModelInfo>, ModelError> {
    let body = client.list(provider).await?;
    let other = || ModelError::Configuration("The provider does not list its models.".to_owned());
    parse(&body).ok_or_else(other)
}

/// Parses a list of models in any of the forms that providers use. Entries that are not models are skipped.
fn parse(body: &[u8]) -> Option<Vec<ModelInfo>> {
    #[derive(Deserialize)]
    struct List {
        #[serde(alias = "models")]
        data: Vec<Value>,
    }
    let list: List = serde_json::from_slice(body).ok()?;
    let model = |entry: &Value| {
        let text = |name: &str| entry[name].as_str();
        let size = |name: &str| entry[name].as_u64().filter(|size| *size > 0);
        Some(ModelInfo {
            id: ["id", "slug", "model"]
                .into_iter()
                .find_map(text)?
                .to_owned(),
            display_name: text("display_name").map(str::to_owned),
            context_window: [
                "context_window",
                "context_length",
                "max_context_length",
                "max_model_len",
            ]
            .into_iter()
            .find_map(size),
        })
    };
    Some(list.data.iter().filter_map(model).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_in_the_forms_of_several_providers() {
        let ids = |body: &str| {
            let models = parse(body.as_bytes()).unwrap();
            let ids = models
                .into_iter()
                .map(|model| (model.id, model.context_window));
            ids.collect::<Vec<_>>()
        };
        assert_eq!(
            ids(
                r#"{"object":"list","data":[{"id":"a","owned_by":"x"},{"id":"b","max_model_len":4096}]}"#
            ),
            [("a".to_owned(), None), ("b".to_owned(), Some(4096))]
        );
        assert_eq!(
            ids(r#"{"models":[{"slug":"c","context_window":7}]}"#),
            [("c".to_owned(), Some(7))]
        );
        // Several names for one model, and members of an unexpected shape, do not make the list invalid.
        assert_eq!(
            ids(
                r#"{"data":[{"id":"d","model":"e","context_length":"8k","max_model_len":9},{"name":"?"},7]}"#
            ),
            [("d".to_owned(), Some(9))]
        );
        assert_eq!(parse(b"<html>"), None);
    }

    #[test]
    fn windows_are_known_by_name() {
        let catalog = Catalog::default();
        assert_eq!(
            catalog.context_window("x", "vendor/gpt-4o-mini"),
            Some(128_000)
        );
        assert_eq!(catalog.context_window("x", "mock-model"), None);
    }
}
