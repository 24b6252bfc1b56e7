//! The arguments of the command line.

use std::{
    borrow::Cow,
    ffi::OsString,
    path::{Path, PathBuf},
};

use anyhow::{Result, anyhow, bail};
use clap::{Args, CommandFactory, Parser, Subcommand};
use threadwire_host::Snapshot;
use threadwire_workspace::config::{self, Config, Loaded};

use crate::{
    agents::AgentsArgs, app_server::AppServerArgs, connect::ConnectArgs, exec::ExecArgs,
    features::FeaturesArgs, hub::HubArgs, login::LoginArgs, mcp::McpArgs, sandbox::SandboxArgs,
    schema::SchemaArgs, server::ServerArgs, threads::ThreadsArgs, token::TokenArgs,
    trust::TrustArgs,
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

    /// Refuses a `CODEX_HOME` that is no folder: it has a typing error, and a new home there would have no configuration.
    pub(crate) fn check_home(&self) -> Result<()> {
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        if self.home.is_none()
            && set("THREADWIRE_HOME").is_none()
            && let Some(home) = set("CODEX_HOME")
            && !Path::new(&home).is_dir()
        {
            bail!("CODEX_HOME points to {home:?}, but there is no such folder");
        }
        Ok(())
    }

    /// Sets a value of the configuration.
    pub(crate) fn set(&mut self, key: &str, value: &str) {
        let value = toml::Value::from(value);
        self.overrides.push(format!("{key}={value}"));
    }

    /// Tells whether the command line sets a value of the configuration.
    pub(crate) fn names(&self, key: &str) -> bool {
        let mut flags = self.overrides.iter();
        flags.any(|flag| {
            flag.split('=')
                .next()
                .is_some_and(|name| name.trim() == key)
        })
    }

    /// Sets the sandbox in place of that of the configuration. A permission profile does not count then.
    pub(crate) fn set_sandbox(&mut self, mode: &str) {
        let names_profile = |value: &String| value.trim_start().starts_with("default_permissions");
        self.overrides.retain(|value| !names_profile(value));
        self.set("sandbox_mode", mode);
    }

    /// Loads the configuration for a folder.
    pub(crate) fn config_in(&self, cwd: &Path) -> Result<Config> {
        Ok(self.loaded_in(cwd)?.config)
    }

    /// Returns the settings of new threads in a folder.
    pub(crate) fn of_new_thread(&self, cwd: &Path) -> Result<threadwire_engine::Settings> {
        let snapshot = Snapshot::of(self.loaded_in(cwd)?);
        // The settings would stand for a profile that cannot be used with another one.
        snapshot
            .default_profile(cwd)
            .map_err(|problem| anyhow!(problem))?;
        Ok(snapshot.settings(cwd))
    }

    /// Returns a value of the configuration that no part of this program but the caller reads.
    pub(crate) fn value(&self, cwd: &Path, key: &str) -> Result<Option<toml::Value>> {
        Ok(self.loaded_in(cwd)?.merged.remove(key))
    }

    fn loaded_in(&self, cwd: &Path) -> Result<Loaded> {
        Ok(config::load(&self.sources()?.of_folder(cwd, &[]))?)
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
    Features(FeaturesArgs),
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

/// Options of `exec` that Codex takes before the subcommand.
const OF_EXEC: [&str; 10] = [
    "-a",
    "--ask-for-approval",
    "-m",
    "--model",
    "-s",
    "--sandbox",
    "-C",
    "--cd",
    "-p",
    "--add-dir",
];

/// Such options, and options of every command, that have no value.
const WITHOUT_VALUE: [&str; 10] = [
    "--search",
    NO_ALT_SCREEN,
    "--oss",
    "--worktree",
    "--full-auto",
    "--approve-for-me",
    "--yolo",
    "--strict-config",
    "--dangerously-bypass-approvals-and-sandbox",
    "--dangerously-bypass-hook-trust",
];

/// Says how the terminal program of Codex draws.
const NO_ALT_SCREEN: &str = "--no-alt-screen";

/// Commands of Codex that take the options of `exec` before them, and of these heed the profile only.
const OF_CODEX: [&str; 11] = [
    "app-server",
    "archive",
    "completion",
    "delete",
    "doctor",
    "features",
    "login",
    "logout",
    "mcp",
    "sandbox",
    "unarchive",
];

/// Options of every command.
const OF_ALL: [&str; 6] = [
    "-c",
    "--config",
    "--enable",
    "--disable",
    "--profile",
    "--home",
];

/// Returns the arguments in the order of this program, where they are in that of `codex`: options of `exec` may stand
/// before it, and some commands have another place or name.
pub(crate) fn in_place(arguments: &[OsString]) -> Cow<'_, [OsString]> {
    let known = || Cow::Borrowed(arguments);
    let mut at = 1;
    let (mut moved, mut of_all) = (Vec::new(), Vec::new());
    let command = loop {
        let Some(word) = arguments.get(at).and_then(|word| word.to_str()) else {
            return known();
        };
        if !word.starts_with('-') {
            break word;
        }
        let name = word.split('=').next().unwrap_or_default();
        // `-mMODEL` has its value with it.
        let is_joined = name != word || (!word.starts_with("--") && word.len() > 2);
        let name = if word.starts_with("--") {
            name
        } else {
            word.get(..2).unwrap_or_default()
        };
        let len = match WITHOUT_VALUE.contains(&name) {
            true => 1,
            false if !OF_EXEC.contains(&name) && !OF_ALL.contains(&name) => return known(),
            false if is_joined => 1,
            false => 2,
        };
        let words = arguments.get(at..).unwrap_or_default();
        let words = words.get(..len).unwrap_or(words);
        match name {
            NO_ALT_SCREEN => {}
            "--search" => moved.extend(["-c", "web_search=live"].map(OsString::from)),
            _ => moved.extend_from_slice(words),
        }
        match (name, words) {
            ("-p", [_, profile]) => of_all.extend(["--profile".into(), profile.clone()]),
            ("-p", [joined]) => {
                let profile = joined.to_str().unwrap_or_default().get(2..);
                let profile = profile.unwrap_or_default().trim_start_matches('=');
                of_all.push(format!("--profile={profile}").into());
            }
            _ if OF_ALL.contains(&name) => of_all.extend_from_slice(words),
            _ => {}
        }
        at += len;
    };
    let mut rest = arguments.get(at + 1..).unwrap_or_default();
    let (before, place, behind): (_, &[&str], _) = match command {
        _ if rest.first().is_some_and(|word| word == "help") && has_subcommands(command) => {
            rest = rest.get(1..).unwrap_or_default();
            (Vec::new(), &["help", command], Vec::new())
        }
        "exec" | "e" => (Vec::new(), &["exec"], moved),
        "review" => (Vec::new(), &["exec", "review"], moved),
        "archive" | "unarchive" | "delete" => (of_all, &["threads", command], Vec::new()),
        _ if OF_CODEX.contains(&command) => (of_all, &[command], Vec::new()),
        _ => return known(),
    };
    let program = arguments.iter().take(1).cloned();
    let place = place.iter().map(OsString::from);
    let rest = rest.iter().cloned();
    let words = program.chain(before).chain(place);
    words.chain(behind).chain(rest).collect()
}

/// Tells whether a command has others below it, so that a word behind it names one of them.
fn has_subcommands(command: &str) -> bool {
    let root = Cli::command();
    let command = root.find_subcommand(command);
    command.is_some_and(|command| command.has_subcommands())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_exec_may_stand_before_it() {
        let placed = |line: &str| {
            let words: Vec<_> = line.split(' ').map(OsString::from).collect();
            let placed = in_place(&words).into_owned();
            placed.join(" ".as_ref()).into_string().unwrap()
        };
        for (line, expected) in [
            ("tw -a never e -m x hi", "tw exec -a never -m x hi"),
            (
                "tw -mx --cd=/y -c a=b exec hi",
                "tw exec -mx --cd=/y -c a=b hi",
            ),
            ("tw --search exec hi", "tw exec -c web_search=live hi"),
            (
                "tw --yolo review --base m",
                "tw exec review --yolo --base m",
            ),
            (
                "tw --strict-config --no-alt-screen exec hi",
                "tw exec --strict-config hi",
            ),
            ("tw archive x", "tw threads archive x"),
            ("tw -C /y archive x", "tw threads archive x"),
            // Codex takes them before its other commands, too, and heeds the profile.
            ("tw -m x -c a=b doctor", "tw -c a=b doctor"),
            ("tw -p x mcp list", "tw --profile x mcp list"),
            ("tw -px sandbox ls", "tw --profile=x sandbox ls"),
            ("tw -c a=b login status", "tw -c a=b login status"),
            ("tw -m x threads list", "tw -m x threads list"),
            ("tw exec help resume", "tw help exec resume"),
            ("tw mcp help", "tw help mcp"),
            ("tw exec review help", "tw exec review help"),
            ("tw sandbox help", "tw sandbox help"),
            ("tw --version", "tw --version"),
        ] {
            assert_eq!(placed(line), expected);
        }
    }

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
