//! The built-in model providers.

use threadwire_workspace::config::{Config, WireApi};

/// The environment variable of the API key that a login stores.
pub const LOGIN_KEY: &str = "OPENAI_API_KEY";

/// A provider that needs no configuration.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    /// Its name in the configuration.
    pub id: &'static str,
    /// Its display name.
    pub name: &'static str,
    /// Base URL of its API.
    pub base_url: &'static str,
    /// The API that it speaks.
    pub wire: WireApi,
    /// Environment variable that holds the API key.
    pub env_key: Option<&'static str>,
    /// Its default model.
    pub model: &'static str,
}

const BUILT_IN: [BuiltIn; 4] = [
    BuiltIn {
        id: "openai",
        name: "OpenAI",
        base_url: "https://api.openai.com/v1",
        wire: WireApi::Responses,
        env_key: Some(LOGIN_KEY),
        model: "gpt-5.5",
    },
    BuiltIn {
        id: "anthropic",
        name: "Anthropic",
        base_url: "https://api.anthropic.com/v1",
        wire: WireApi::Anthropic,
        env_key: Some("ANTHROPIC_API_KEY"),
        model: "claude-sonnet-4-5",
    },
    BuiltIn {
        id: "ollama",
        name: "Ollama",
        base_url: "http://localhost:11434/v1",
        wire: WireApi::Chat,
        env_key: None,
        model: "gpt-oss:20b",
    },
    BuiltIn {
        id: "lmstudio",
        name: "LM Studio",
        base_url: "http://localhost:1234/v1",
        wire: WireApi::Chat,
        env_key: None,
        model: "openai/gpt-oss-20b",
    },
];

/// Returns the built-in provider with this name.
pub fn built_in(id: &str) -> Option<&'static BuiltIn> {
    BUILT_IN.iter().find(|built_in| built_in.id == id)
}

/// Tells whether a provider with this name is configured or built in. An agent of another maker is the provider of its
/// models.
pub fn is_provider(config: &Config, name: &str) -> bool {
    config.model_providers.contains_key(name)
        || built_in(name).is_some()
        || config.agents.program(name).is_some()
}

/// Returns the built-in providers.
pub fn all() -> &'static [BuiltIn] {
    &BUILT_IN
}
