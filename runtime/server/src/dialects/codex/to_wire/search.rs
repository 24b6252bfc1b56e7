//! What a web search does, in the notation of this protocol and in that of the model provider.
//!
//! Items of older versions of this server have the query of a search only.

use threadwire_engine::SearchAction;
use threadwire_protocol::codex as wire;

/// Encodes what a web search does.
pub(super) fn action(query: &str, action: &SearchAction) -> wire::WebSearchAction {
    use wire::WebSearchAction as W;

    match known(query, action) {
        SearchAction::Search { query, queries } => {
            W::Search(wire::WebSearchActionSearch { query, queries })
        }
        SearchAction::OpenPage { url } => W::OpenPage(wire::WebSearchActionOpenPage { url }),
        SearchAction::FindInPage { url, pattern } => {
            W::FindInPage(wire::WebSearchActionFindInPage { url, pattern })
        }
        SearchAction::Other => W::Other,
    }
}

/// Encodes what a web search does, as the model provider does.
pub(in crate::dialects::codex) fn provider_action(
    query: &str,
    action: &SearchAction,
) -> wire::ResponsesApiWebSearchAction {
    use wire::ResponsesApiWebSearchAction as W;

    match known(query, action) {
        SearchAction::Search { query, queries } => {
            W::Search(wire::ResponsesApiWebSearchActionSearch { query, queries })
        }
        SearchAction::OpenPage { url } => {
            W::OpenPage(wire::ResponsesApiWebSearchActionOpenPage { url })
        }
        SearchAction::FindInPage { url, pattern } => {
            W::FindInPage(wire::ResponsesApiWebSearchActionFindInPage { url, pattern })
        }
        SearchAction::Other => W::Other,
    }
}

fn known(query: &str, action: &SearchAction) -> SearchAction {
    match action {
        SearchAction::Other if !query.is_empty() => SearchAction::of_query(query),
        action => action.clone(),
    }
}
