//! `threadwire mcp`: configures MCP servers and logs in to them.
//!
//! These commands open no app server and start no configured program.

mod edit;
mod list;
mod login;

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use threadwire_workspace::{
    config::{self, Loaded, McpServer, Sources},
    mcp::{ServerSpec, TokenPlace},
};

use crate::{ExitCode, args::Settings};

/// List, show, add and remove MCP servers, and log in to them.
#[derive(Args, Debug)]
pub(crate) struct McpArgs {
    #[command(subcommand)]
    command: McpCommand,
}

#[derive(Debug, Subcommand)]
enum McpCommand {
    List(list::ListArgs),
    Get(list::GetArgs),
    Add(edit::AddArgs),
    Remove(edit::RemoveArgs),
    Login(login::LoginArgs),
    Logout(login::LogoutArgs),
}

pub(crate) async fn run(settings: Settings, args: McpArgs) -> Result<ExitCode> {
    let servers = Servers::load(settings.sources()?)?;
    match args.command {
        McpCommand::List(args) => list::run(&servers, &args).await?,
        McpCommand::Get(args) => list::get(&servers, &args).await?,
        McpCommand::Add(args) => edit::add(&servers, &args).await?,
        McpCommand::Remove(args) => edit::remove(&servers, &args)?,
        McpCommand::Login(args) => login::login(servers, &args).await?,
        McpCommand::Logout(args) => login::logout(&servers, &args)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The MCP servers in the configuration of the current folder.
struct Servers {
    sources: Sources,
    loaded: Loaded,
}

impl Servers {
    fn load(sources: Sources) -> Result<Self> {
        let loaded = config::load(&sources)?;
        Ok(Self { sources, loaded })
    }

    /// Finds a server.
    fn find(&self, name: &str) -> Result<&McpServer> {
        let known = &self.loaded.config.mcp_servers;
        known.get(name).ok_or_else(|| {
            let names: Vec<_> = known.keys().map(|name| format!("`{name}`")).collect();
            let next = match names.as_slice() {
                [] => "none is configured, see `threadwire mcp add --help`".to_owned(),
                names => format!("configured are {}", names.join(", ")),
            };
            anyhow!("there is no MCP server `{name}`: {next}")
        })
    }

    /// Returns the spec of a server, or the problem with its configuration.
    fn spec(&self, name: &str, server: &McpServer) -> Result<ServerSpec, String> {
        let cwd = self.sources.cwd.clone().unwrap_or(PathBuf::from("/"));
        let variable = |name: &str| std::env::var(name).ok();
        ServerSpec::from_config(name, server, &cwd, &self.sources.home, &variable)
    }

    /// Returns the storage of the tokens of a server; `None` for a program.
    fn tokens(&self, name: &str, server: &McpServer) -> Option<TokenPlace> {
        let url = server.url.as_deref()?;
        Some(TokenPlace::new(&self.sources.home, name, url))
    }
}
