//! `threadwire mcp list` and `threadwire mcp get`: show the configured servers.

use std::{collections::BTreeMap, fmt::Write as _};

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use threadwire_workspace::{
    config::McpServer,
    mcp::{Login, ServerSpec},
};
use tokio::task::JoinSet;

use super::Servers;
use crate::output;

/// List the configured MCP servers and their login state
///
/// Programs are not started. A server at a URL without a token is asked whether it supports OAuth logins.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  threadwire mcp list
  threadwire mcp list --json | jq -r '.[] | select(.auth_status == \"not_logged_in\") | .name'

LOGIN is `unsupported` (the server needs no login), `not logged in` (see `threadwire mcp login`), `logged in`,
`bearer token` (the configuration has one) or `unknown`, with the reason on standard error. Values of variables and
headers are not shown.")]
pub(super) struct ListArgs {
    /// Print a JSON array
    #[arg(long)]
    json: bool,
}

/// Show one MCP server and its login state
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  threadwire mcp get docs
  threadwire mcp get docs --json | jq -r .transport.type")]
pub(super) struct GetArgs {
    /// The name of the server
    name: String,

    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Replaces a value that may be a secret.
const HIDDEN: &str = "*****";

/// A server in the JSON output. The members are those of `codex mcp list --json` and `codex mcp get --json`, plus `source`
/// and `problem`.
#[derive(Serialize)]
struct Row<'a> {
    name: &'a str,
    enabled: bool,
    /// Always `None`: the user disabled it.
    disabled_reason: Option<&'static str>,
    /// The only tools that are offered; `None` for all.
    enabled_tools: Option<&'a [String]>,
    /// Tools that are not offered.
    disabled_tools: Option<&'a [String]>,
    /// `None` if the configuration names neither a command nor a URL, or both.
    transport: Option<Transport<'a>>,
    startup_timeout_sec: Option<f64>,
    tool_timeout_sec: Option<f64>,
    auth_status: &'static str,
    /// The configuration layer that contains the server.
    source: Option<String>,
    /// The reason why it does not work, or why its login state is unknown.
    problem: Option<String>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Transport<'a> {
    Stdio {
        command: &'a str,
        args: &'a [String],
        env: Option<BTreeMap<&'a str, &'static str>>,
        env_vars: Vec<&'a str>,
        cwd: Option<String>,
    },
    StreamableHttp {
        url: &'a str,
        bearer_token_env_var: Option<&'a str>,
        http_headers: Option<BTreeMap<&'a str, &'static str>>,
        env_http_headers: Option<&'a BTreeMap<String, String>>,
    },
}

impl<'a> Transport<'a> {
    fn of(server: &'a McpServer) -> Option<Self> {
        match (server.command.as_deref(), server.url.as_deref()) {
            (Some(command), None) => Some(Self::Stdio {
                command,
                args: &server.args,
                env: hidden(&server.env),
                env_vars: server.env_vars.iter().map(|name| name.name()).collect(),
                cwd: server.cwd.as_ref().map(|cwd| cwd.display().to_string()),
            }),
            (None, Some(url)) => Some(Self::StreamableHttp {
                url,
                bearer_token_env_var: server.bearer_token_env_var.as_deref(),
                http_headers: hidden(&server.http_headers),
                env_http_headers: Some(&server.env_http_headers).filter(|names| !names.is_empty()),
            }),
            _ => None,
        }
    }

    fn target(&self) -> String {
        match self {
            Self::Stdio { command, args, .. } => {
                let words = args.iter().map(String::as_str);
                let words: Vec<_> = [*command].into_iter().chain(words).collect();
                words.join(" ")
            }
            Self::StreamableHttp { url, .. } => (*url).to_owned(),
        }
    }
}

/// Returns the names with values that are not shown; `None` if there are none.
fn hidden(values: &BTreeMap<String, String>) -> Option<BTreeMap<&str, &'static str>> {
    let shown = || values.keys().map(|name| (name.as_str(), HIDDEN)).collect();
    (!values.is_empty()).then(shown)
}

/// Login states, in JSON and for people.
const LOGINS: [(Option<Login>, &str, &str); 5] = [
    (Some(Login::Unsupported), "unsupported", "unsupported"),
    (Some(Login::Missing), "not_logged_in", "not logged in"),
    (Some(Login::BearerToken), "bearer_token", "bearer token"),
    (Some(Login::OAuth), "o_auth", "logged in"),
    (None, "unknown", "unknown"),
];

pub(super) async fn run(servers: &Servers, args: &ListArgs) -> Result<()> {
    let known = &servers.loaded.config.mcp_servers;
    if known.is_empty() && !args.json {
        output::note("no MCP servers: add one with `threadwire mcp add`");
    }
    let rows = rows(servers, known.keys().map(String::as_str)).await;
    if args.json {
        output::print(&(serde_json::to_string_pretty(&rows)? + "\n"))?;
    } else if !rows.is_empty() {
        let head = ["NAME", "STATUS", "LOGIN", "SERVER"].map(str::to_owned);
        let lines = rows.iter().map(|row| {
            let cells = [row.name, row.status(), row.login(), &row.target()];
            cells.map(str::to_owned)
        });
        let table: Vec<_> = [head].into_iter().chain(lines).collect();
        output::print(&aligned(&table))?;
        for row in &rows {
            if let Some(problem) = &row.problem {
                output::note(&format!("{}: {problem}", row.name));
            }
        }
    }
    Ok(())
}

/// Shows one server.
pub(super) async fn get(servers: &Servers, args: &GetArgs) -> Result<()> {
    servers.find(&args.name)?;
    let rows = rows(servers, [args.name.as_str()].into_iter()).await;
    for row in rows {
        if args.json {
            output::print(&(serde_json::to_string_pretty(&row)? + "\n"))?;
            continue;
        }
        let mut text = format!("{}\n", row.name);
        let mut line = |name: &str, value: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {name:9} {value}");
        };
        line("status", row.status());
        line("server", &row.target());
        line("login", row.login());
        for (name, tools) in [("only", row.enabled_tools), ("without", row.disabled_tools)] {
            if let Some(tools) = tools {
                line(name, &tools.join(", "));
            }
        }
        line("from", row.source.as_deref().unwrap_or("a plugin"));
        output::print(&text)?;
        if let Some(problem) = row.problem {
            output::note(&problem);
        }
    }
    Ok(())
}

/// Looks at servers. Those at URLs are asked in parallel.
async fn rows<'a>(servers: &'a Servers, names: impl Iterator<Item = &'a str>) -> Vec<Row<'a>> {
    let known = &servers.loaded.config.mcp_servers;
    let chosen = names.filter_map(|name| known.get_key_value(name));
    let chosen: Vec<_> = chosen.collect();
    let mut asked = JoinSet::new();
    for (name, server) in &chosen {
        let (name, spec) = ((*name).clone(), servers.spec(name, server));
        asked.spawn(async move { (name, login(spec).await) });
    }
    let logins: BTreeMap<_, _> = asked.join_all().await.into_iter().collect();
    let row = |(name, server): (&'a String, &'a McpServer)| {
        let login = logins.get(name).cloned();
        let login = login.unwrap_or_else(|| Err("it was not asked".to_owned()));
        let found = LOGINS
            .iter()
            .find(|(known, ..)| *known == login.as_ref().ok().copied());
        let (_, auth_status, _) = found.unwrap_or(&LOGINS[4]);
        Row {
            name,
            enabled: server.enabled,
            disabled_reason: None,
            enabled_tools: server.enabled_tools.as_deref(),
            disabled_tools: server.disabled_tools.as_deref(),
            transport: Transport::of(server),
            startup_timeout_sec: server.startup_timeout_sec,
            tool_timeout_sec: server.tool_timeout_sec,
            auth_status,
            source: servers
                .loaded
                .layer_of_mcp_server(name)
                .map(|layer| layer.source.to_string()),
            problem: login.err(),
        }
    };
    chosen.into_iter().map(row).collect()
}

impl Row<'_> {
    fn status(&self) -> &'static str {
        if self.enabled { "enabled" } else { "disabled" }
    }

    fn login(&self) -> &'static str {
        let mut logins = LOGINS.iter();
        let found = logins.find(|(_, status, _)| *status == self.auth_status);
        found.map_or("unknown", |(_, _, told)| told)
    }

    /// Returns the command or the URL.
    fn target(&self) -> String {
        self.transport
            .as_ref()
            .map_or_else(String::new, Transport::target)
    }
}

async fn login(spec: Result<ServerSpec, String>) -> Result<Login, String> {
    Login::of(&spec?.link).await
}

/// Formats a table with aligned columns.
fn aligned(table: &[[String; 4]]) -> String {
    let width = |column: usize| {
        let cells = table.iter().map(|row| row[column].chars().count());
        cells.max().unwrap_or_default()
    };
    let widths = [width(0), width(1), width(2)];
    table
        .iter()
        .fold(String::new(), |mut out, [name, status, login, server]| {
            let [a, b, c] = widths;
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{name:a$}  {status:b$}  {login:c$}  {server}");
            out
        })
}
