//! The arguments of the command line.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use threadwire_workspace::config::{self, Config};

use crate::{
    agents::AgentsArgs, app_server::AppServerArgs, connect::ConnectArgs, exec::ExecArgs,
    hub::HubArgs, login::LoginArgs, mcp::McpArgs, sandbox::SandboxArgs, schema::SchemaArgs,
    server::ServerArgs, threads::ThreadsArgs, token::TokenArgs, trust::TrustArgs,
};

/// Serve coding agents over one app server, or run an agent in this terminal.
///
/// Without a configured model the offline agent answers: see `threadwire help offline-agent`.
#[derive(Debug, Parser)]
#[command(
    name = "threadwire",
    version,
    disable_help_subcommand = true,
    after_long_help = "\
Examples:
  threadwire app-server                             Serve one client on standard input and output
  threadwire app-server --listen ws://127.0.0.1:0   Serve many clients on a free port
  threadwire exec 'Say hello'                       Run one turn
  threadwire doctor                                 Check this machine and its configuration"
)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) settings: Settings,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Options that select the configuration.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Settings")]
pub(crate) struct Settings {
    /// Set a configuration value: a dotted key and a TOML value, or text
    #[arg(short = 'c', long = "config", value_name = "KEY=VALUE", global = true, value_parser = key_and_value)]
    pub(crate) overrides: Vec<String>,

    /// Switch a feature on: the same as `-c features.NAME=true`; repeatable
    #[arg(long, value_name = "NAME", global = true, hide = true)]
    enable: Vec<String>,

    /// Switch a feature off: the same as `-c features.NAME=false`; repeatable
    #[arg(long, value_name = "NAME", global = true, hide = true)]
    disable: Vec<String>,

    /// Lay the settings of this profile over those of the home folder
    ///
    /// They are in the file `NAME.config.toml` beside `config.toml`, else in the table `profiles.NAME`.
    #[arg(long, value_name = "NAME", global = true, value_parser = profile)]
    pub(crate) profile: Option<String>,

    /// Set by `exec --ignore-user-config`.
    #[arg(skip)]
    pub(crate) ignore_user_config: bool,

    /// Set by `exec --ignore-rules`.
    #[arg(skip)]
    pub(crate) ignore_rules: bool,

    /// Keep configuration and threads in this folder
    ///
    /// Default: $THREADWIRE_HOME, else $CODEX_HOME, else ~/.threadwire.
    #[arg(long, value_name = "DIR", global = true)]
    pub(crate) home: Option<PathBuf>,
}

impl Settings {
    /// Returns the settings with switched features as configuration values.
    pub(crate) fn with_features(mut self) -> Self {
        let on = self.enable.drain(..).map(|name| (name, true));
        let off = self.disable.drain(..).map(|name| (name, false));
        let switches = on.chain(off);
        self.overrides
            .extend(switches.map(|(name, is_on)| format!("features.{name}={is_on}")));
        self
    }

    /// Loads the configuration for a folder.
    pub(crate) fn config_in(&self, cwd: &Path) -> Result<Config> {
        Ok(config::load(&self.sources()?.of_folder(cwd, &[]))?.config)
    }
}

pub(crate) fn profile(name: &str) -> std::result::Result<String, &'static str> {
    match name.contains('/') {
        true => Err("a profile has a name, not a path"),
        false => Ok(name.to_owned()),
    }
}

fn key_and_value(text: &str) -> std::result::Result<String, &'static str> {
    if text.contains('=') {
        Ok(text.to_owned())
    } else {
        Err("expected KEY=VALUE")
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    AppServer(AppServerArgs),

    /// Serve one client that speaks the Agent Client Protocol, on standard input and output
    #[command(after_long_help = "\
Examples, as an editor configures it:
  { \"command\": \"threadwire\", \"args\": [\"acp\"] }
  { \"command\": \"threadwire\", \"args\": [\"acp\", \"--connect\", \"ws://build-machine:4500\"] }")]
    Acp(ConnectArgs),

    Exec(ExecArgs),
    Login(LoginArgs),

    /// Remove the stored key
    Logout,

    Threads(ThreadsArgs),
    Server(ServerArgs),
    Hub(HubArgs),
    Agents(AgentsArgs),
    Mcp(McpArgs),
    Token(TokenArgs),
    Trust(TrustArgs),
    Sandbox(SandboxArgs),
    Schema(SchemaArgs),

    /// Check this machine and its configuration
    #[command(after_long_help = "\
Each line is ok, warn (works with limits) or fail (does not work), with advice.
The exit status is 1 when a line is fail.")]
    Doctor,

    /// Print a completion script for a shell
    #[command(after_long_help = "\
Examples:
  threadwire completion bash > ~/.local/share/bash-completion/completions/threadwire
  threadwire completion zsh > ~/.zfunc/_threadwire
  threadwire completion fish > ~/.config/fish/completions/threadwire.fish")]
    Completion {
        /// The shell
        shell: clap_complete::Shell,
    },

    /// Explain a command or a topic
    #[command(after_long_help = "\
Topics:
  offline-agent   What the agent without a model understands")]
    Help {
        /// A command, or `offline-agent`
        topic: Vec<String>,
    },
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_definitions_are_consistent() {
        Cli::command().debug_assert();
    }

    /// Renders the help of all commands, depth first.
    fn help_of_all(command: &mut clap::Command, out: &mut String) {
        out.push_str(&format!(
            "$ {} --help\n",
            command.get_bin_name().unwrap_or("threadwire")
        ));
        out.push_str(&format!(
            "{}\n\n",
            command.render_long_help().to_string().trim_end()
        ));
        for sub in command.get_subcommands_mut() {
            help_of_all(sub, out);
        }
    }

    #[test]
    fn every_command_explains_itself() {
        let mut command = Cli::command().term_width(100);
        command.build();
        let mut out = String::new();
        help_of_all(&mut command, &mut out);
        insta::assert_snapshot!(out);
    }
}
