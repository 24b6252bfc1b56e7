//! What a web search of the provider does.

use serde::Deserialize;
use serde_json::Value;
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

/// Reads what a `web_search_call` item does.
pub(crate) fn search_of_item(item: &str) -> SearchAction {
    #[derive(Default, Deserialize)]
    struct Call {
        #[serde(default)]
        action: Value,
    }
    let call: Call = serde_json::from_str(item).unwrap_or_default();
    search_action(call.action)
}

/// Reads the `action` of a web search. One of another form is `Other`: the search has happened, whatever is said of it.
pub fn search_action(action: Value) -> SearchAction {
    match Action::deserialize(action).unwrap_or_default() {
        Action::Search { query, queries } => SearchAction::Search { query, queries },
        Action::OpenPage { url } => SearchAction::OpenPage { url },
        Action::FindInPage { url, pattern } => SearchAction::FindInPage { url, pattern },
        Action::Other => SearchAction::Other,
    }
}
