//! The method `tool/list`.

use threadwire_agent::built_in_tools;
use threadwire_protocol::dotcraft::{ToolInfo, ToolListParams, ToolListResponse, ToolMethods};

use super::{Failure, families};

impl ToolMethods for families::Tool {
    async fn tool_list(&self, params: ToolListParams) -> Result<ToolListResponse, Failure> {
        let plans = params.mode.as_deref() == Some("plan");
        let tools = built_in_tools()
            .into_iter()
            .filter(|tool| tool.in_plan_mode || !plans)
            .map(|tool| ToolInfo {
                name: tool.name.to_owned(),
                description: tool.description.to_owned(),
                icon: icon(tool.name).to_owned(),
                source: "builtin".to_owned(),
                plan_mode: tool.in_plan_mode,
            });
        Ok(ToolListResponse {
            tools: tools.collect(),
        })
    }
}

fn icon(name: &str) -> &'static str {
    match name {
        "exec_command" | "write_stdin" => "💻",
        "apply_patch" => "📝",
        "update_plan" => "📋",
        "view_image" => "🖼️",
        "web_fetch" => "🌐",
        "request_user_input" => "❓",
        name if name.ends_with("_agent") || name == "send_input" => "🤖",
        _ => "🔧",
    }
}
