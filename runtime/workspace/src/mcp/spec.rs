//! The resolved configuration of an MCP server.

use std::{
    collections::BTreeMap,
    fmt,
    path::{Path, PathBuf},
    time::Duration,
};

use super::{relay::RelayedServer, tokens::TokenPlace};
use crate::config::{McpApproval, McpPlugin, McpServer};

/// Default timeout of a start.
pub(super) const STARTUP_TIMEOUT: Duration = Duration::from_secs(10);

/// Default timeout of a tool call.
pub(super) const TOOL_TIMEOUT: Duration = Duration::from_secs(60);

/// The resolved configuration of an MCP server.
#[derive(Clone, Debug, PartialEq)]
pub struct ServerSpec {
    /// How to connect to the server.
    pub link: Link,
    /// Whether it is in the configuration, where the user can change it. A client brings the others.
    pub is_configured: bool,
    /// Timeout of the start.
    pub startup_timeout: Duration,
    /// Timeout of a tool call.
    pub tool_timeout: Duration,
    /// Whether turns fail if the server does not start.
    pub required: bool,
    /// The only tools to offer; `None` for all.
    pub enabled_tools: Option<Vec<String>>,
    /// Tools that are not offered.
    pub disabled_tools: Vec<String>,
    /// When the user is asked before a call.
    pub approvals: Approvals,
    /// The plugin that brings the server.
    pub plugin: Option<McpPlugin>,
}

/// When the user is asked before a call of a server's tools.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Approvals {
    /// The mode of tools without an entry.
    pub default: McpApproval,
    /// The mode by tool.
    pub by_tool: BTreeMap<String, McpApproval>,
}

impl Approvals {
    /// Returns the approval mode of a tool.
    pub(super) fn of(&self, tool: &str) -> McpApproval {
        self.by_tool.get(tool).copied().unwrap_or(self.default)
    }
}

/// How to connect to a server.
#[derive(Clone, PartialEq)]
pub enum Link {
    /// A program that this process starts.
    Program {
        /// Program and arguments.
        argv: Vec<String>,
        /// Its environment variables.
        env: BTreeMap<String, String>,
        /// Names of the environment variables that it inherits.
        inherited: Vec<String>,
        /// Absolute working directory.
        cwd: PathBuf,
    },
    /// A server at a URL, over streamable HTTP.
    Http {
        /// The URL.
        url: String,
        /// HTTP headers of every request.
        headers: BTreeMap<String, String>,
        /// Bearer token.
        token: Option<String>,
        /// The storage of login tokens, if the server may have a login.
        login: Option<TokenPlace>,
    },
    /// A server that a client offers over its own connection.
    Relayed(RelayedServer),
}

impl Link {
    /// Returns scheme, host and port of the server's URL.
    pub fn http_origin(&self) -> Option<String> {
        match self {
            Self::Http { url, .. } => http_origin(url),
            Self::Program { .. } | Self::Relayed(_) => None,
        }
    }
}

/// Returns scheme, host and port of a URL; the port is left out if it is the usual one.
pub fn http_origin(url: &str) -> Option<String> {
    let url: http::Uri = url.parse().ok()?;
    let (scheme, host) = (url.scheme_str()?, url.host()?);
    let usual = if scheme == "https" { 443 } else { 80 };
    let port = url.port_u16().filter(|port| *port != usual);
    let port = port.map_or_else(String::new, |port| format!(":{port}"));
    Some(format!("{scheme}://{}{port}", host.to_ascii_lowercase()))
}

impl fmt::Debug for Link {
    /// Omits secrets, because the value may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Program { argv, cwd, .. } => f
                .debug_struct("Program")
                .field("program", &argv.first())
                .field("cwd", cwd)
                .finish_non_exhaustive(),
            Self::Http { url, .. } => f
                .debug_struct("Http")
                .field("url", url)
                .finish_non_exhaustive(),
            Self::Relayed(server) => server.fmt(f),
        }
    }
}

impl ServerSpec {
    /// Creates the spec of a server with the default timeouts.
    pub fn new(link: Link) -> Self {
        Self {
            link,
            is_configured: false,
            startup_timeout: STARTUP_TIMEOUT,
            tool_timeout: TOOL_TIMEOUT,
            required: false,
            enabled_tools: None,
            disabled_tools: Vec::new(),
            approvals: Approvals::default(),
            plugin: None,
        }
    }

    /// Creates the spec of a configured server. `cwd` is the default working directory of programs, `home` stores the
    /// tokens of logins, `variable` looks up environment variables. Errors describe the problem in the configuration.
    pub fn from_config(
        name: &str,
        server: &McpServer,
        cwd: &Path,
        home: &Path,
        variable: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Self, String> {
        let link = match (&server.command, &server.url) {
            (Some(command), None) => Link::Program {
                argv: [command].into_iter().chain(&server.args).cloned().collect(),
                env: server.env.clone(),
                inherited: server
                    .env_vars
                    .iter()
                    .map(|variable| variable.name().to_owned())
                    .collect(),
                cwd: server
                    .cwd
                    .as_ref()
                    .map_or_else(|| cwd.to_owned(), |own| cwd.join(own)),
            },
            (None, Some(url)) => {
                let mut headers = server.http_headers.clone();
                for (header, name) in &server.env_http_headers {
                    if let Some(value) = variable(name).filter(|value| !value.is_empty()) {
                        headers.insert(header.clone(), value);
                    }
                }
                let token = match &server.bearer_token_env_var {
                    Some(token) => Some(variable(token).filter(|value| !value.is_empty()).ok_or_else(|| {
                        format!("Environment variable {token} for MCP server '{name}' is not set")
                    })?),
                    None => None,
                };
                let knows_us = |header: &String| header.eq_ignore_ascii_case("authorization");
                let login = (token.is_none() && !headers.keys().any(knows_us))
                    .then(|| TokenPlace::new(home, name, url));
                Link::Http {
                    url: url.clone(),
                    headers,
                    token,
                    login,
                }
            }
            _ => {
                return Err(server
                    .transport_problem()
                    .unwrap_or("invalid transport")
                    .to_owned());
            }
        };
        let startup_ms = server
            .startup_timeout_ms
            .map(|ms| Ok(Duration::from_millis(ms)));
        let startup = server.startup_timeout_sec.map(seconds).or(startup_ms);
        let tools = server.tools.iter();
        Ok(Self {
            is_configured: true,
            startup_timeout: startup.transpose()?.unwrap_or(STARTUP_TIMEOUT),
            tool_timeout: server
                .tool_timeout_sec
                .map(seconds)
                .transpose()?
                .unwrap_or(TOOL_TIMEOUT),
            required: server.required,
            enabled_tools: server.enabled_tools.clone(),
            disabled_tools: server.disabled_tools.clone().unwrap_or_default(),
            approvals: Approvals {
                default: server.default_tools_approval_mode.unwrap_or_default(),
                by_tool: tools
                    .filter_map(|(tool, known)| Some((tool.clone(), known.approval_mode?)))
                    .collect(),
            },
            plugin: server.plugin.clone(),
            ..Self::new(link)
        })
    }

    /// Tells whether a tool is offered.
    pub fn offers(&self, tool: &str) -> bool {
        let is_named = |names: &[String]| names.iter().any(|name| name == tool);
        self.enabled_tools.as_deref().is_none_or(is_named) && !is_named(&self.disabled_tools)
    }

    /// Tells whether a server with the other spec need not start again to follow this one.
    pub(super) fn runs_as(&self, other: &Self) -> bool {
        let approvals = self.approvals.clone();
        *self
            == Self {
                approvals,
                ..other.clone()
            }
    }
}

fn seconds(seconds: f64) -> Result<Duration, String> {
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::http_origin;

    #[test]
    fn an_origin_has_neither_path_nor_credentials_nor_the_usual_port() {
        for (url, origin) in [
            ("https://Host.example/mcp?x=1", Some("https://host.example")),
            ("https://me:token@host:443/mcp", Some("https://host")),
            ("http://[::1]:8080/mcp", Some("http://[::1]:8080")),
            ("http://host:443", Some("http://host:443")),
            ("/mcp", None),
            ("no url", None),
        ] {
            assert_eq!(http_origin(url).as_deref(), origin, "{url}");
        }
    }
}
