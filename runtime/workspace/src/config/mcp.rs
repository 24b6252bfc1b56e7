//! The keys of MCP servers.

use std::{collections::BTreeMap, path::PathBuf};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An MCP server: a program (`command`) or an address (`url`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct McpServer {
    /// Program that speaks MCP on its input and output.
    pub command: Option<String>,
    /// Arguments of the program.
    pub args: Vec<String>,
    /// Environment variables of the program, besides a few common ones (`PATH`, `HOME`, `LANG` …).
    pub env: BTreeMap<String, String>,
    /// Further variables that the program inherits.
    pub env_vars: Vec<McpVariable>,
    /// Working directory of the program; the thread's where nothing is said.
    pub cwd: Option<PathBuf>,
    /// Address of a server that speaks streamable HTTP.
    pub url: Option<String>,
    /// Environment variable that holds the bearer token for the address.
    pub bearer_token_env_var: Option<String>,
    /// Headers of every request.
    pub http_headers: BTreeMap<String, String>,
    /// Headers of every request whose values are in environment variables.
    pub env_http_headers: BTreeMap<String, String>,
    /// Seconds that the server may take to start; 10 where nothing is said.
    pub startup_timeout_sec: Option<f64>,
    /// The same in milliseconds.
    pub startup_timeout_ms: Option<u64>,
    /// Seconds that a call may take; 60 where nothing is said.
    pub tool_timeout_sec: Option<f64>,
    /// `false` leaves the server out.
    pub enabled: bool,
    /// Whether turns fail when the server does not start.
    pub required: bool,
    /// The only tools to offer.
    pub enabled_tools: Option<Vec<String>>,
    /// Tools not to offer.
    pub disabled_tools: Option<Vec<String>>,
    /// When the user is asked before a tool is called, for tools that `tools` says nothing about.
    pub default_tools_approval_mode: Option<McpApproval>,
    /// What is known of single tools, by name.
    pub tools: BTreeMap<String, McpTool>,
}

impl McpServer {
    /// Returns what is wrong with how the server is to be reached, if anything is.
    pub fn transport_problem(&self) -> Option<&'static str> {
        match (&self.command, &self.url) {
            (Some(_), Some(_)) => Some("url is not supported for stdio"),
            (None, None) => Some("invalid transport"),
            _ => None,
        }
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
        }
    }
}

/// A variable that is inherited.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum McpVariable {
    /// By its name.
    Name(String),
    /// By a table with its name.
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

/// What is known of a tool of an MCP server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct McpTool {
    /// When the user is asked before it is called.
    pub approval_mode: Option<McpApproval>,
}

/// When the user is asked before a tool is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum McpApproval {
    /// When the tool may change something, as far as its server says.
    #[default]
    Auto,
    /// Always.
    Prompt,
    /// Never.
    Approve,
}
