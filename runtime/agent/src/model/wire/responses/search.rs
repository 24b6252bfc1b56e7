//! What a web search of the provider does.

use serde::Deserialize;
use threadwire_engine::SearchAction;

#[derive(Default, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Action {
    Search {
        query: Option<String>,
        queries: Option<Vec<String>>,
    },
    OpenPage {
        url: Option<String>,
    },
    FindInPage {
        url: Option<String>,
        pattern: Option<String>,
    },
    #[default]
    #[serde(other)]
    Other,
}

/// Reads what a `web_search_call` item does. An action of another form is `Other`: the search has happened, whatever is
/// said of it.
pub(crate) fn search_action(item: &str) -> SearchAction {
    #[derive(Deserialize)]
    struct Call {
        #[serde(default)]
        action: Option<Action>,
    }
    let call = serde_json::from_str(item);
    match call.ok().and_then(|call: Call| call.action) {
        Some(Action::Search { query, queries }) => SearchAction::Search { query, queries },
        Some(Action::OpenPage { url }) => SearchAction::OpenPage { url },
        Some(Action::FindInPage { url, pattern }) => SearchAction::FindInPage { url, pattern },
        Some(Action::Other) | None => SearchAction::Other,
    }
}
