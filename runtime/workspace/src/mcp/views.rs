//! How results of tools are shown: the extension MCP Apps. A tool names a resource of its server, a page that a client
//! shows in a frame, and says who may call it: the model, or the page.

use rmcp::model::Tool;

/// The scheme of resources that are pages.
pub const VIEW_SCHEME: &str = "ui://";

/// The page of a tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolView {
    /// Its resource.
    pub uri: String,
    /// Whether the model may call the tool.
    pub for_model: bool,
    /// Whether the page may.
    pub for_page: bool,
}

impl ToolView {
    /// Reads the page of a tool; `None` if the tool has none. Who may call a tool that does not say so: both.
    pub fn of(tool: &Tool) -> Option<Self> {
        let view = tool.meta.as_ref()?.0.get("ui")?;
        let visibility = view.get("visibility").and_then(|list| list.as_array());
        let names = |who: &str| visibility.is_none_or(|list| list.iter().any(|entry| entry == who));
        Some(Self {
            uri: view.get("resourceUri")?.as_str()?.to_owned(),
            for_model: names("model"),
            for_page: names("app"),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_tool_says_who_may_call_it() {
        let view = |meta| {
            let tool = json!({ "name": "t", "inputSchema": {}, "_meta": meta });
            let view = ToolView::of(&serde_json::from_value(tool).unwrap());
            view.map(|view| (view.for_model, view.for_page))
        };
        let ui = |ui| view(json!({ "ui": ui }));
        assert_eq!(view(json!({})), None);
        assert_eq!(ui(json!({})), None);
        assert_eq!(ui(json!({ "resourceUri": 7 })), None);
        let with = |visibility| ui(json!({ "resourceUri": "ui://a", "visibility": visibility }));
        assert_eq!(ui(json!({ "resourceUri": "ui://a" })), Some((true, true)));
        assert_eq!(with(json!(["model"])), Some((true, false)));
        assert_eq!(with(json!(["app"])), Some((false, true)));
        assert_eq!(with(json!([])), Some((false, false)));
        assert_eq!(with(json!(null)), Some((true, true)));
    }
}
