//! Configuration of MCP servers.

use std::{collections::BTreeMap, path::PathBuf};

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use toml::Table;

/// Settings that a server with a `url` cannot have. No server has a token in the configuration itself.
const ONLY_OF_PROGRAMS: [&str; 5] = ["args", "env", "env_vars", "cwd", "bearer_token"];
/// Settings that a server with a `command` cannot have.
const ONLY_OF_ADDRESSES: [&str; 7] = [
    "bearer_token_env_var",
    "bearer_token",
    "http_headers",
    "env_http_headers",
    "oauth",
    "oauth_resource",
    "auth",
];

/// An MCP server: a program (`command`) or an address (`url`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct McpServer {
    /// Program that speaks MCP on its standard input and output.
    pub command: Option<String>,
    /// Arguments of the program.
    pub args: Vec<String>,
    /// Environment variables of the program, besides a few common ones (`PATH`, `HOME`, `LANG` …).
    pub env: BTreeMap<String, String>,
    /// Further variables that the program inherits from the server.
    pub env_vars: Vec<McpVariable>,
    /// Working directory of the program; by default that of the thread.
    pub cwd: Option<PathBuf>,
    /// Address of a server that speaks streamable HTTP.
    pub url: Option<String>,
    /// Environment variable that holds the bearer token for `url`.
    pub bearer_token_env_var: Option<String>,
    /// HTTP headers of every request.
    pub http_headers: BTreeMap<String, String>,
    /// HTTP headers of every request, with the environment variables that hold their values.
    pub env_http_headers: BTreeMap<String, String>,
    /// Timeout of the start in seconds; 10 by default.
    pub startup_timeout_sec: Option<f64>,
    /// Timeout of the start in milliseconds.
    pub startup_timeout_ms: Option<u64>,
    /// Timeout of a tool call in seconds; 60 by default.
    pub tool_timeout_sec: Option<f64>,
    /// `false` disables the server.
    pub enabled: bool,
    /// Whether turns fail if the server does not start.
    pub required: bool,
    /// The only tools to offer; all tools if absent.
    pub enabled_tools: Option<Vec<String>>,
    /// Tools that are not offered.
    pub disabled_tools: Option<Vec<String>>,
    /// Approval mode of tools that have no entry in `tools`.
    pub default_tools_approval_mode: Option<McpApproval>,
    /// Settings of single tools, by tool name.
    pub tools: BTreeMap<String, McpTool>,
    /// The plugin that brings the server.
    #[serde(skip)]
    pub plugin: Option<McpPlugin>,
}

/// A plugin that brings an MCP server.
#[derive(Clone, Debug, PartialEq)]
pub struct McpPlugin {
    /// Its id.
    pub id: String,
    /// Its name for users.
    pub name: String,
}

impl McpPlugin {
    /// Adds to the description of a tool, for models and users, that the tool is part of the plugin.
    pub fn describe(&self, tool: Option<&str>) -> String {
        let note = format!("This tool is part of plugin `{}`.", self.name);
        match tool.unwrap_or_default().trim() {
            "" => note,
            tool if tool.ends_with(['.', '!', '?']) => format!("{tool} {note}"),
            tool => format!("{tool}. {note}"),
        }
    }
}

impl McpServer {
    /// Returns the problem with the transport settings that leaves the server without a transport, if there is one.
    pub fn transport_problem(&self) -> Option<&'static str> {
        match (&self.command, &self.url) {
            (Some(_), Some(_)) => Some("url is not supported for stdio"),
            (None, None) => Some("invalid transport"),
            _ => None,
        }
    }

    /// Returns the problem with an entry that is written: besides that of the transport, a setting that only another
    /// one has, even an empty one. `entry` is the server as it is written.
    pub(super) fn problem(&self, entry: &Table) -> Option<String> {
        if let Some(problem) = self.transport_problem() {
            return Some(problem.to_owned());
        }
        let (transport, others): (_, &[&str]) = match self.command {
            Some(_) => ("stdio", &ONLY_OF_ADDRESSES),
            None => ("streamable_http", &ONLY_OF_PROGRAMS),
        };
        let key = others.iter().find(|key| entry.contains_key(**key))?;
        Some(format!("{key} is not supported for {transport}"))
    }
}

impl Default for McpServer {
    fn default() -> Self {
        Self {
            command: None,
            args: Vec::new(),
            env: BTreeMap::new(),
            env_vars: Vec::new(),
            cwd: None,
            url: None,
            bearer_token_env_var: None,
            http_headers: BTreeMap::new(),
            env_http_headers: BTreeMap::new(),
            startup_timeout_sec: None,
            startup_timeout_ms: None,
            tool_timeout_sec: None,
            enabled: true,
            required: false,
            enabled_tools: None,
            disabled_tools: None,
            default_tools_approval_mode: None,
            tools: BTreeMap::new(),
            plugin: None,
        }
    }
}

/// Settings of a plugin.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct PluginSettings {
    /// `false` switches the plugin off.
    pub enabled: Option<bool>,
    /// Settings of the MCP servers that the plugin brings, by their names.
    pub mcp_servers: BTreeMap<String, PluginServer>,
}

/// Settings of an MCP server that a plugin brings. What is absent stays as the plugin says.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct PluginServer {
    /// `false` disables the server.
    pub enabled: Option<bool>,
    /// The only tools to offer.
    pub enabled_tools: Option<Vec<String>>,
    /// Tools that are not offered.
    pub disabled_tools: Option<Vec<String>>,
    /// Approval mode of tools that have no entry in `tools`.
    pub default_tools_approval_mode: Option<McpApproval>,
    /// Settings of single tools, by tool name.
    pub tools: BTreeMap<String, McpTool>,
}

impl PluginServer {
    /// Sets on a server what these settings say.
    pub(super) fn apply(&self, server: &mut McpServer) {
        server.enabled = self.enabled.unwrap_or(server.enabled);
        if self.enabled_tools.is_some() {
            server.enabled_tools.clone_from(&self.enabled_tools);
        }
        if self.disabled_tools.is_some() {
            server.disabled_tools.clone_from(&self.disabled_tools);
        }
        if self.default_tools_approval_mode.is_some() {
            server.default_tools_approval_mode = self.default_tools_approval_mode;
        }
        let tools = self.tools.iter();
        server
            .tools
            .extend(tools.map(|(name, tool)| (name.clone(), tool.clone())));
    }
}

/// An inherited environment variable.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(untagged)]
pub enum McpVariable {
    /// Its name.
    Name(String),
    /// A table with its name.
    Table {
        /// The name.
        name: String,
    },
}

impl McpVariable {
    /// Returns the name of the variable.
    pub fn name(&self) -> &str {
        match self {
            Self::Name(name) | Self::Table { name } => name,
        }
    }
}

/// Settings of a tool of an MCP server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(default)]
pub struct McpTool {
    /// When the user is asked before a call of the tool.
    pub approval_mode: Option<McpApproval>,
}

/// When the user is asked before a tool call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum McpApproval {
    /// If the tool may change something, according to its server.
    #[default]
    Auto,
    /// Always.
    Prompt,
    /// Unless the tool only reads, according to its server.
    Writes,
    /// Never.
    Approve,
}

#[cfg(test)]
mod plugin_tests {
    use super::McpPlugin;

    #[test]
    fn a_tool_says_which_plugin_it_is_part_of() {
        let plugin = McpPlugin {
            id: "tidy@tools".to_owned(),
            name: "Tidy Up".to_owned(),
        };
        let note = "This tool is part of plugin `Tidy Up`.";
        for (tool, before) in [
            (None, ""),
            (Some(" "), ""),
            (Some("Adds"), "Adds. "),
            (Some(" Adds! "), "Adds! "),
            (Some("Adds:"), "Adds:. "),
        ] {
            assert_eq!(plugin.describe(tool), format!("{before}{note}"));
        }
    }
}
