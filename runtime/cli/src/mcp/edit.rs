//! `threadwire mcp add` and `remove`: edits of the servers in the user's file.

use anyhow::{Result, anyhow, bail};
use clap::Args;
use threadwire_workspace::{
    config::{self, LayerSource, McpServer},
    mcp::{self, Login},
};

use super::Servers;
use crate::output;

/// Add an MCP server to the configuration, or replace it
///
/// The rest of the configuration file stays as it is, with its comments.
#[derive(Args, Debug)]
#[command(
    override_usage = "threadwire mcp add [OPTIONS] <NAME> (--url <URL> | -- <COMMAND>...)",
    after_long_help = "\
Examples:
  threadwire mcp add files -- npx -y @modelcontextprotocol/server-filesystem /srv/data
  threadwire mcp add --env TOKEN=abc tickets -- tickets-mcp --read-only
  threadwire mcp add docs --url https://mcp.example.com/mcp
  threadwire mcp add docs --url https://mcp.example.com/mcp --bearer-token-env-var DOCS_TOKEN

All keys that a server may have are those of `[mcp_servers.NAME]` in config.toml."
)]
pub(super) struct AddArgs {
    /// The name: letters, digits and _ : @ / . -
    name: String,

    /// The program that speaks MCP on its input and output, with its arguments
    #[arg(
        trailing_var_arg = true,
        required_unless_present = "url",
        conflicts_with = "url"
    )]
    command: Vec<String>,

    /// The URL of a server that speaks streamable HTTP
    #[arg(long)]
    url: Option<String>,

    /// Set a variable for the program; repeatable
    #[arg(long, value_name = "KEY=VALUE", conflicts_with = "url", value_parser = variable)]
    env: Vec<(String, String)>,

    /// Read the bearer token for the URL from this environment variable
    #[arg(long, value_name = "VARIABLE", requires = "url")]
    bearer_token_env_var: Option<String>,
}

/// Remove an MCP server from the configuration, and delete its login
#[derive(Args, Debug)]
#[command(after_long_help = "\
Example:
  threadwire mcp remove docs")]
pub(super) struct RemoveArgs {
    /// The server
    name: String,
}

fn variable(text: &str) -> Result<(String, String), &'static str> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("expected KEY=VALUE"),
    }
}

pub(super) async fn add(servers: &Servers, args: &AddArgs) -> Result<()> {
    let AddArgs { name, url, .. } = args;
    mcp::check_name(name).map_err(|problem| anyhow!(problem))?;
    let mut command = args.command.iter().cloned();
    let server = McpServer {
        command: command.next(),
        args: command.collect(),
        env: args.env.iter().cloned().collect(),
        url: url.clone(),
        bearer_token_env_var: args.bearer_token_env_var.clone(),
        ..McpServer::default()
    };
    config::set_mcp_server(&servers.sources, name, Some(&server))?;
    output::print(&format!("Added global MCP server '{name}'.\n"))?;

    let servers = Servers::load(servers.sources.clone())?;
    if let Some(layer) = servers.loaded.layer_of_mcp_server(name)
        && !matches!(layer.source, LayerSource::User { .. })
    {
        let source = &layer.source;
        output::note(&format!(
            "what {source} says of `{name}` counts more in this folder"
        ));
    }
    match servers.spec(name, &server) {
        Err(problem) => output::note(&problem),
        Ok(spec) => {
            if Login::of(&spec.link).await == Ok(Login::Missing) {
                output::note(&format!("it wants a login: threadwire mcp login {name}"));
            }
        }
    }
    Ok(())
}

pub(super) fn remove(servers: &Servers, args: &RemoveArgs) -> Result<()> {
    let name = &args.name;
    let Some(server) = servers.loaded.config.mcp_servers.get(name) else {
        return Ok(output::print(&format!(
            "No MCP server named '{name}' found.\n"
        ))?);
    };
    let file = servers.sources.user_file();
    if !servers.in_user_file(name) {
        match servers.loaded.layer_of_mcp_server(name) {
            Some(layer) => bail!("`{name}` comes from {}: remove it there", layer.source),
            None => bail!("`{name}` is not in {}", file.display()),
        }
    }
    config::set_mcp_server(&servers.sources, name, None)?;
    output::print(&format!("Removed global MCP server '{name}'.\n"))?;
    if let Some(tokens) = servers.tokens(name, server)
        && tokens.forget()?
    {
        output::note("its login is forgotten");
    }
    let servers = Servers::load(servers.sources.clone())?;
    if let Some(layer) = servers.loaded.layer_of_mcp_server(name) {
        output::note(&format!("{} still has `{name}`", layer.source));
    }
    Ok(())
}

impl Servers {
    /// Tells whether the user's file contains a server with this name.
    fn in_user_file(&self, name: &str) -> bool {
        let mut layers = self.loaded.layers.iter();
        let user = layers.find(|layer| matches!(layer.source, LayerSource::User { .. }));
        let servers = user.and_then(|layer| layer.table.get("mcp_servers"));
        servers.is_some_and(|servers| servers.get(name).is_some())
    }
}
