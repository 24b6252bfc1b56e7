//! `threadwire agents`: configures agents of other makers and tries them.

use std::fmt::Write as _;

use anyhow::{Result, anyhow, bail};
use clap::{Args, Subcommand};
use threadwire_agent::acp::try_agent;
use threadwire_workspace::{
    command,
    config::{self, AgentProgram, Edit, LayerSource, Loaded, Sources},
    mcp,
};
use toml::{Table, Value};

use crate::{ExitCode, args::Settings, output};

/// Names that mean something else in the configuration.
const TAKEN: [&str; 6] = [
    "coding",
    "offline",
    "threadwire",
    "enabled",
    "max_threads",
    "max_depth",
];

/// The commands of well-known agents. Those of npm are fetched when they start first.
const KNOWN: [(&str, &[&str]); 5] = [
    (
        "claude",
        &["npx", "-y", "@agentclientprotocol/claude-agent-acp"],
    ),
    ("codex", &["npx", "-y", "@agentclientprotocol/codex-acp"]),
    ("gemini", &["npx", "-y", "@google/gemini-cli", "--acp"]),
    ("goose", &["goose", "acp"]),
    ("opencode", &["npx", "-y", "opencode-ai", "acp"]),
];

/// List, add, remove and try agents of other makers.
///
/// Such an agent is a program that speaks the Agent Client Protocol on its standard input and output. It answers threads
/// when `agent` of the configuration names it.
#[derive(Args, Debug)]
pub(crate) struct AgentsArgs {
    #[command(subcommand)]
    command: AgentsCommand,
}

#[derive(Debug, Subcommand)]
enum AgentsCommand {
    /// List the configured agents
    #[command(after_long_help = "\
Example:
  threadwire agents list

A star marks the agent that answers new threads. The proxies in front of an agent follow it, the first one is next to
the server. Values of variables are not shown.")]
    List,

    /// Add an agent to the configuration, or replace it
    ///
    /// The rest of the configuration file stays as it is, with its comments.
    #[command(
        override_usage = "threadwire agents add [OPTIONS] <NAME> [-- <COMMAND>...]",
        after_long_help = "\
Examples:
  threadwire agents add --use codex
  threadwire agents add mine -- my-agent --acp
  threadwire agents add --env GOOSE_PROVIDER=ollama --use goose -- goose acp
  threadwire agents add --proxy my-context-proxy --proxy 'audit-proxy --log x' goose

A proxy is a program that speaks ACP between the server and the agent: it sees and changes what both say. Variables
of --env are for the agent alone."
    )]
    Add {
        /// The name: letters, digits and _ : @ / . -
        name: String,

        /// The program that speaks ACP on its input and output, with its arguments; known for claude, codex, gemini,
        /// goose and opencode
        #[arg(last = true)]
        command: Vec<String>,

        /// Set a variable for the program; repeatable
        #[arg(long, value_name = "KEY=VALUE", value_parser = variable)]
        env: Vec<(String, String)>,

        /// Put a proxy between the server and the agent, with its arguments; repeatable, the first one is next to the
        /// server
        #[arg(long = "proxy", value_name = "COMMAND", value_parser = words)]
        proxies: Vec<Words>,

        /// Let the agent answer new threads
        #[arg(long = "use")]
        use_it: bool,
    },

    /// Remove an agent from the configuration
    #[command(after_long_help = "\
Example:
  threadwire agents remove goose")]
    Remove {
        /// The agent
        name: String,
    },

    /// Start agents and shake hands with them
    #[command(after_long_help = "\
Examples:
  threadwire agents doctor
  threadwire agents doctor goose

With proxies in front of an agent, the one that fails is named. The exit status is 1 when an agent does not start.")]
    Doctor {
        /// The agent; all agents by default
        name: Option<String>,
    },
}

fn variable(text: &str) -> Result<(String, String), &'static str> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("expected KEY=VALUE"),
    }
}

/// A program with its arguments.
#[derive(Clone, Debug)]
struct Words(Vec<String>);

fn words(text: &str) -> Result<Words, &'static str> {
    match command::words(text) {
        Some(words) if words.first().is_some_and(|word| !word.is_empty()) => Ok(Words(words)),
        _ => Err(
            "expected a program and its arguments, without variables or other things of a shell",
        ),
    }
}

pub(crate) async fn run(settings: Settings, args: AgentsArgs) -> Result<ExitCode> {
    let sources = settings.sources()?;
    let loaded = config::load(&sources)?;
    match args.command {
        AgentsCommand::List => list(&loaded)?,
        AgentsCommand::Add {
            name,
            command,
            env,
            proxies,
            use_it,
        } => {
            let program = AgentProgram {
                command: match command.is_empty() {
                    true => known(&name)?,
                    false => command,
                },
                env: env.into_iter().collect(),
                proxies: proxies.into_iter().map(|proxy| proxy.0).collect(),
                startup_timeout_sec: None,
            };
            add(&sources, &name, &program, use_it)?;
        }
        AgentsCommand::Remove { name } => remove(&sources, &loaded, &name)?,
        AgentsCommand::Doctor { name } => return doctor(&sources, &loaded, name).await,
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the command of a well-known agent.
fn known(name: &str) -> Result<Vec<String>> {
    let Some((_, command)) = KNOWN.iter().find(|(known, _)| *known == name) else {
        let names = KNOWN.map(|(name, _)| name).join(", ");
        bail!("no agent `{name}` is known: write its command after `--` (known agents: {names})");
    };
    Ok(command.iter().map(|&word| word.to_owned()).collect())
}

fn list(loaded: &Loaded) -> Result<()> {
    let config = &loaded.config;
    let mut out = String::new();
    for name in config.agents.names() {
        let mark = match config.agent.as_deref() == Some(name) {
            true => '*',
            false => ' ',
        };
        let (shown, proxies) = match config.agents.program(name) {
            Some(Ok(program)) => (command::join(&program.command), program.proxies),
            Some(Err(problem)) => (problem, Vec::new()),
            None => continue,
        };
        writeln!(out, "{mark} {name:<16} {shown}")?;
        for (index, proxy) in proxies.iter().enumerate() {
            let proxy = command::join(proxy);
            writeln!(out, "  {:<16} behind proxy {}: {proxy}", "", index + 1)?;
        }
    }
    if out.is_empty() {
        output::note("no agent is configured, see `threadwire agents add --help`");
    }
    Ok(output::print(&out)?)
}

fn add(sources: &Sources, name: &str, program: &AgentProgram, use_it: bool) -> Result<()> {
    mcp::check_name(name).map_err(|problem| anyhow!(problem))?;
    if TAKEN.contains(&name) {
        bail!("`{name}` means something else in the configuration: choose another name");
    }
    let mut entry = Table::new();
    let array = |command: &[String]| command.iter().cloned().map(Value::String).collect();
    entry.insert("command".to_owned(), Value::Array(array(&program.command)));
    if !program.proxies.is_empty() {
        let proxies = program.proxies.iter();
        let proxies = proxies.map(|proxy| Value::Array(array(proxy))).collect();
        entry.insert("proxies".to_owned(), Value::Array(proxies));
    }
    if !program.env.is_empty() {
        let env = program.env.iter();
        let env = env.map(|(name, value)| (name.clone(), Value::String(value.clone())));
        entry.insert("env".to_owned(), Value::Table(env.collect()));
    }
    let mut edits = vec![edit(&["agents", name], Some(Value::Table(entry)))];
    if use_it {
        edits.push(edit(&["agent"], Some(Value::String(name.to_owned()))));
    }
    config::edit(sources, None, &edits)?;
    let file = sources.user_file();
    output::note(&format!("added `{name}` to {}", file.display()));
    output::note(&format!("try it: threadwire agents doctor {name}"));
    Ok(())
}

fn remove(sources: &Sources, loaded: &Loaded, name: &str) -> Result<()> {
    let file = sources.user_file();
    let mut layers = loaded.layers.iter();
    let user = layers.find(|layer| matches!(layer.source, LayerSource::User { .. }));
    let user = user.map(|layer| &layer.table);
    let agents = user.and_then(|table| table.get("agents"));
    let entry = agents.and_then(|agents| agents.get(name));
    if entry.is_none_or(|entry| entry.get("command").is_none()) {
        bail!("`{name}` is not an agent in {}", file.display());
    }
    let mut edits = vec![edit(&["agents", name], None)];
    let chosen = user.and_then(|table| table.get("agent"));
    if chosen.and_then(Value::as_str) == Some(name) {
        edits.push(edit(&["agent"], None));
    }
    config::edit(sources, None, &edits)?;
    output::note(&format!("removed `{name}` from {}", file.display()));
    Ok(())
}

fn edit(key: &[&str], value: Option<Value>) -> Edit {
    Edit {
        key: key.iter().map(|part| (*part).to_owned()).collect(),
        value,
        merge: false,
    }
}

async fn doctor(sources: &Sources, loaded: &Loaded, name: Option<String>) -> Result<ExitCode> {
    let agents = &loaded.config.agents;
    let names: Vec<String> = match name {
        Some(name) => vec![name],
        None => agents.names().map(str::to_owned).collect(),
    };
    let cwd = sources.cwd.clone().unwrap_or_else(|| "/".into());
    let mut status = ExitCode::SUCCESS;
    for name in names {
        let tried = match agents.program(&name) {
            None => Err(format!(
                "there is no agent `{name}`: agents.{name}.command is not set"
            )),
            Some(Err(problem)) => Err(problem),
            Some(Ok(program)) => try_agent(&name, program, &cwd).await,
        };
        let line = match tried {
            Ok(about) => format!("ok    {name}: {about}\n"),
            Err(problem) => {
                status = ExitCode::FAILURE;
                format!("fail  {name}: {problem}\n")
            }
        };
        output::print(&line)?;
    }
    Ok(status)
}
