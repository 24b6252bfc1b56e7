//! The model providers that are known without configuration.

use threadwire_workspace::config::{Config, WireApi};

/// Variable of the key that a login stores.
pub const LOGIN_KEY: &str = "OPENAI_API_KEY";

/// A provider that is known without configuration.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    /// Its name in configuration.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// URL below which its API lives.
    pub base_url: &'static str,
    /// The API that it speaks.
    pub wire: WireApi,
    /// Environment variable that holds the key.
    pub env_key: Option<&'static str>,
    /// The model of those who choose none.
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

/// Returns the built-in provider of a name.
pub fn built_in(id: &str) -> Option<&'static BuiltIn> {
    BUILT_IN.iter().find(|built_in| built_in.id == id)
}

/// Tells whether a thread can choose a provider by this name: a configured or a built-in one.
pub fn is_provider(config: &Config, name: &str) -> bool {
    config.model_providers.contains_key(name) || built_in(name).is_some()
}
