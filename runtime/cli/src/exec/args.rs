//! The arguments of `threadwire exec`.

use std::{
    fs::File,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use clap::{ArgGroup, Args, CommandFactory, Subcommand, ValueEnum, error::ErrorKind};
use serde_json::{json, value::RawValue};
use threadwire_client::protocol::codex::{
    ApprovalsReviewer, AskForApproval, ReviewStartParams, SandboxMode, TurnStartParams,
};

use threadwire_host::models;

use crate::{
    args::{Cli, Settings},
    connect::ConnectArgs,
    trust,
};

/// Holds a key of the provider `openai` for this command only. `@openai/codex-sdk` sets it.
const API_KEY: &str = "CODEX_API_KEY";

/// The providers of models on this machine.
const LOCAL_PROVIDERS: [&str; 2] = ["lmstudio", "ollama"];

/// Run one turn and print the agent's answer.
///
/// The answer goes to standard output, everything else to standard error. What needs approval is refused; with
/// `--approval` it is asked for on the terminal, and without a terminal declined.
#[derive(Args, Debug)]
#[command(
    version,
    args_conflicts_with_subcommands = false,
    after_long_help = "\
Examples:
  threadwire exec 'Explain what this repository does'
  git diff | threadwire exec 'Review this change'   Add standard input to the prompt
  threadwire exec -C ../other --sandbox read-only 'Find unused files'
  threadwire exec --json --ephemeral 'Say hello' | jq -r .type
  threadwire exec 'What is on it?' --image photo.png --output-last-message answer.txt
  threadwire exec resume --last 'And now the tests'
  threadwire exec review --base main
  threadwire exec --connect ws://build-machine:4500 -C /srv/app 'Run the tests'

Exit status: 0 done, 1 it failed, 2 wrong usage, 130 interrupted, 141 nobody reads the output. Ctrl-C interrupts the turn, a second one quits."
)]
pub(crate) struct ExecArgs {
    #[command(subcommand)]
    pub(super) command: Option<ExecCommand>,

    /// The prompt; `-`, or nothing, reads it from standard input
    ///
    /// What is piped to standard input beside a prompt is added to it.
    pub(super) prompt: Option<String>,

    #[command(flatten)]
    pub(super) turn: TurnArgs,

    #[command(flatten)]
    pub(super) server: ConnectArgs,
}

#[derive(Debug, Subcommand)]
pub(super) enum ExecCommand {
    /// Go on with a thread: the one with this id or name, or the newest of the folder
    #[command(after_long_help = "\
Examples:
  threadwire exec resume --last 'And now the tests'
  threadwire exec resume 0199a213-81c0-7800-8aa1-bbab2a035a53 'Go on'")]
    Resume(ResumeArgs),

    /// Go on with a copy of a thread, which stays as it is
    #[command(after_long_help = "\
Examples:
  threadwire exec fork 0199a213-81c0-7800-8aa1-bbab2a035a53 'Try it another way'
  threadwire exec fork 'My thread'              Only copy it, and print the id of the copy")]
    Fork(ForkArgs),

    /// Let the agent review changes
    #[command(after_long_help = "\
Examples:
  threadwire exec review --uncommitted
  threadwire exec review --base main
  threadwire exec review 'Check the error handling in src/'")]
    Review(ReviewArgs),
}

#[derive(Args, Debug)]
pub(super) struct ResumeArgs {
    /// The id or the name of the thread
    #[arg(value_name = "THREAD")]
    pub(super) thread: Option<String>,

    /// The prompt; `-`, or nothing, reads it from standard input
    pub(super) prompt: Option<String>,

    /// Take the thread that was used last in the current folder; a new one if there is none
    #[arg(long)]
    pub(super) last: bool,

    /// Let `--last` take threads of every folder
    #[arg(long)]
    pub(super) all: bool,

    /// Show the agent these images; repeatable, or separated by commas
    #[arg(short, long = "image", value_name = "FILE", value_delimiter = ',')]
    pub(super) images: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct ForkArgs {
    /// The id or the name of the thread
    #[arg(value_name = "THREAD")]
    pub(super) thread: String,

    /// The prompt for the copy; `-` reads it from standard input, and without one no turn runs
    pub(super) prompt: Option<String>,

    /// Show the agent these images; repeatable, or separated by commas
    #[arg(short, long = "image", value_name = "FILE", value_delimiter = ',')]
    pub(super) images: Vec<PathBuf>,
}

#[derive(Args, Debug)]
#[command(group = ArgGroup::new("target").required(true).args(["uncommitted", "base", "commit", "instructions"]))]
pub(super) struct ReviewArgs {
    /// Review the changes that are not committed, new files included
    #[arg(long)]
    uncommitted: bool,

    /// Review the changes against this branch
    #[arg(long, value_name = "BRANCH")]
    base: Option<String>,

    /// Review the changes of this commit
    #[arg(long, value_name = "SHA")]
    commit: Option<String>,

    /// The title of the commit
    #[arg(long, requires = "commit")]
    title: Option<String>,

    /// What to review; `-` reads it from standard input
    #[arg(value_name = "PROMPT")]
    pub(super) instructions: Option<String>,
}

impl ReviewArgs {
    /// Makes the params of the review, with the instructions as they were read.
    pub(super) fn params(&self, instructions: &str) -> Result<ReviewStartParams> {
        let target = if self.uncommitted {
            json!({ "type": "uncommittedChanges" })
        } else if let Some(branch) = &self.base {
            json!({ "type": "baseBranch", "branch": branch })
        } else if let Some(sha) = &self.commit {
            json!({ "type": "commit", "sha": sha, "title": self.title })
        } else {
            json!({ "type": "custom", "instructions": instructions })
        };
        let params = json!({ "threadId": "", "target": target, "delivery": "inline" });
        super::read(&params)
    }
}

/// What a turn is run with. These options may stand before and behind the subcommands.
#[derive(Args, Debug)]
pub(super) struct TurnArgs {
    /// Print events as lines of JSON instead of the answer, in the form of `codex exec --json`
    #[arg(long, alias = "experimental-json", global = true)]
    json: bool,

    /// Print every notification of the app server as one line of JSON instead of the answer
    #[arg(long, global = true, conflicts_with = "json")]
    notifications: bool,

    /// Work in this folder instead of the current one
    #[arg(short = 'C', long = "cd", value_name = "DIR", global = true)]
    pub(super) cwd: Option<PathBuf>,

    /// Work in a new Git worktree of the last commit, below the home folder, which stays there
    #[arg(long, global = true)]
    pub(super) worktree: bool,

    /// Let the agent write in this folder, too; repeatable
    #[arg(long, value_name = "DIR", global = true)]
    add_dir: Vec<PathBuf>,

    /// Use this model
    #[arg(short, long, global = true)]
    pub(super) model: Option<String>,

    /// Short for `--profile NAME`
    #[arg(short = 'p', value_name = "NAME", global = true, value_parser = crate::args::profile)]
    short_profile: Option<String>,

    /// Use a model on this machine: the provider is that of `--local-provider`, else `oss_provider` of the configuration
    #[arg(long, global = true)]
    oss: bool,

    /// The provider of models on this machine
    #[arg(long, value_name = "PROVIDER", global = true, value_parser = LOCAL_PROVIDERS)]
    local_provider: Option<String>,

    /// Show the agent these images; repeatable, or separated by commas
    #[arg(
        short,
        long = "image",
        value_name = "FILE",
        value_delimiter = ',',
        num_args = 1..
    )]
    images: Vec<PathBuf>,

    /// What the agent may change without approval
    ///
    /// The default is workspace-write in a trusted project (see `threadwire trust`), else read-only. The system confines
    /// commands to it where it can; `threadwire doctor` tells.
    #[arg(short, long, value_enum, global = true)]
    sandbox: Option<Sandbox>,

    /// When to ask for approval; by default never
    #[arg(
        short,
        long,
        alias = "ask-for-approval",
        value_enum,
        value_name = "POLICY",
        global = true
    )]
    approval: Option<Approval>,

    /// Short for `--sandbox workspace-write`
    #[arg(long, global = true, conflicts_with_all = ["sandbox", "approval"])]
    full_auto: bool,

    /// Like `--full-auto`, and a model says what may be done outside of the sandbox
    #[arg(long, global = true, conflicts_with_all = ["sandbox", "approval", "full_auto"])]
    approve_for_me: bool,

    /// Run everything without a sandbox and without asking; for machines that are isolated themselves
    #[arg(
        long,
        alias = "yolo",
        global = true,
        conflicts_with_all = ["approval", "full_auto", "approve_for_me"]
    )]
    dangerously_bypass_approvals_and_sandbox: bool,

    /// Run the hooks that are switched on without a look at them first; for programs that know them
    #[arg(long, global = true)]
    dangerously_bypass_hook_trust: bool,

    /// Trust the project first, as `threadwire trust --yes` does
    #[arg(long, global = true)]
    trust: bool,

    /// Do not read the `config.toml` of the home folder; keys and threads stay there
    #[arg(long, global = true)]
    ignore_user_config: bool,

    /// Do not read the rules for commands, of the home folder and of projects
    #[arg(long, global = true)]
    ignore_rules: bool,

    /// Ask for an answer in the form of the JSON Schema in this file
    #[arg(long, value_name = "FILE", global = true)]
    output_schema: Option<PathBuf>,

    /// Write the agent's last message to this file, too
    #[arg(short, long, value_name = "FILE", global = true)]
    output_last_message: Option<PathBuf>,

    /// Do not store the thread
    #[arg(long, global = true)]
    pub(super) ephemeral: bool,

    /// Name what the thread is made by, as its `threadSource`
    #[arg(long, value_name = "SOURCE", global = true)]
    pub(super) thread_source: Option<String>,

    #[command(flatten)]
    ignored: Ignored,
}

/// Flags of `codex exec` that have no effect here: any folder may be worked in, nothing is colored, no provider of this
/// server knows the programs of the vendor, and a configuration may have keys for other programs.
#[derive(Args, Debug)]
struct Ignored {
    #[arg(long, hide = true, global = true)]
    skip_git_repo_check: bool,
    #[arg(long, hide = true, global = true)]
    strict_config: bool,
    #[arg(long, hide = true, global = true, value_parser = ["always", "never", "auto"])]
    color: Option<String>,
    #[arg(long, hide = true, global = true, value_parser = ["standard", "daybreak_blue", "daybreak_red"])]
    cyber_access_program: Option<String>,
}

/// What is printed of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// The answer; progress goes to standard error.
    Text,
    /// The events of `codex exec --json`.
    Events,
    /// The notifications of the app server.
    Notifications,
}

impl TurnArgs {
    /// Applies the options that choose the configuration: the profile, the provider and the trust of the project.
    ///
    /// Errors: the options are for another server, no provider is named, and those of the configuration.
    pub(super) fn configure(
        &self,
        mut settings: Settings,
        cwd: &Path,
        server: &ConnectArgs,
    ) -> Result<Settings> {
        if self.short_profile.is_some() {
            settings.profile.clone_from(&self.short_profile);
        }
        settings.ignore_user_config = self.ignore_user_config;
        settings.ignore_rules = self.ignore_rules;
        if server.connect.is_none() {
            // What is wrong with the configuration is told before a server starts, and only once.
            settings.config_in(cwd)?;
        }
        let chosen = [
            ("--profile", settings.profile.is_some()),
            ("--oss", self.oss),
            ("--trust", self.trust),
            ("--worktree", self.worktree),
            ("--ignore-user-config", self.ignore_user_config),
            ("--ignore-rules", self.ignore_rules),
            (
                "--dangerously-bypass-hook-trust",
                self.dangerously_bypass_hook_trust,
            ),
        ];
        if let Some((option, _)) = chosen.iter().find(|(_, is_chosen)| *is_chosen)
            && server.connect.is_some()
        {
            bail!(usage_error(&format!(
                "{option} is for a server in this process: another one has a configuration of its own"
            )));
        }
        if self.oss {
            let provider = match &self.local_provider {
                Some(provider) => Some(provider.clone()),
                None => settings.config_in(cwd)?.oss_provider,
            };
            let provider = provider.filter(|name| LOCAL_PROVIDERS.contains(&&**name));
            let Some(built_in) = provider.as_deref().and_then(models::built_in) else {
                bail!(
                    "no provider of models on this machine is known: name it with --local-provider, or set oss_provider in config.toml, to one of: {}",
                    LOCAL_PROVIDERS.join(", ")
                );
            };
            settings.set("model_provider", built_in.id);
            settings.set("model", built_in.model);
        }
        if server.connect.is_none() {
            // Where no provider is chosen, a model is one of `openai`.
            if let Some(model) = &self.model {
                settings.set("model", model);
            }
            if let Some(sandbox) = self.sandbox() {
                settings.set_sandbox(sandbox.as_str());
            }
            if std::env::var(API_KEY).is_ok_and(|key| !key.trim().is_empty()) {
                let config = settings.config_in(cwd)?;
                let chosen = config.chosen_provider();
                let of_sign_in = chosen.filter(|id| {
                    config.model_providers.get(*id).is_some_and(|provider| {
                        provider.requires_openai_auth
                            && provider.env_key.is_none()
                            && !provider.has_own_key()
                    })
                });
                if chosen.is_none() {
                    settings.set("model_provider", "openai");
                }
                let provider = format!("model_providers.{:?}", of_sign_in.unwrap_or("openai"));
                // A key of the configuration would go before the variable.
                settings.set(&format!("{provider}.experimental_bearer_token"), "");
                settings.set(&format!("{provider}.env_key"), API_KEY);
            }
        }
        if self.dangerously_bypass_hook_trust {
            let overrides = &mut settings.overrides;
            overrides.push("bypass_hook_trust=true".to_owned());
        }
        if self.trust {
            trust::trust_folder(&settings, cwd)?;
        }
        Ok(settings)
    }

    /// Opens the file for the last message, so that a turn whose answer would be lost does not run. What is in it stays
    /// for now.
    pub(super) fn open_last_message(&self) -> Result<Option<File>> {
        let Some(path) = &self.output_last_message else {
            return Ok(None);
        };
        let file = File::options()
            .write(true)
            .create(true)
            .truncate(false)
            .open(path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Some(file))
    }

    pub(super) fn format(&self) -> Format {
        match (self.json, self.notifications) {
            (true, _) => Format::Events,
            (_, true) => Format::Notifications,
            _ => Format::Text,
        }
    }

    pub(super) fn sandbox(&self) -> Option<SandboxMode> {
        if self.dangerously_bypass_approvals_and_sandbox {
            Some(SandboxMode::DangerFullAccess)
        } else if self.full_auto || self.approve_for_me {
            Some(SandboxMode::WorkspaceWrite)
        } else {
            self.sandbox.map(Into::into)
        }
    }

    pub(super) fn approval(&self) -> AskForApproval {
        if self.dangerously_bypass_approvals_and_sandbox {
            AskForApproval::Never
        } else if self.approve_for_me {
            AskForApproval::OnRequest
        } else {
            self.approval.map_or(AskForApproval::Never, Into::into)
        }
    }

    pub(super) fn reviewer(&self) -> ApprovalsReviewer {
        match self.approve_for_me {
            true => ApprovalsReviewer::AutoReview,
            false => ApprovalsReviewer::User,
        }
    }

    /// Returns the folder that the turn works in.
    pub(super) fn folder(&self) -> Result<PathBuf> {
        let folder = match &self.cwd {
            None => std::env::current_dir().context("no current folder")?,
            Some(folder) => match std::path::absolute(folder) {
                Ok(path) if path.is_dir() => path,
                _ => bail!("no such folder: {}", folder.display()),
            },
        };
        in_utf8(folder)
    }

    /// Returns the folders that the agent may write in, with those of the configuration; `None` if there is only `cwd`.
    pub(super) fn roots(&self, cwd: &Path, configured: &[PathBuf]) -> Result<Option<Vec<PathBuf>>> {
        if self.add_dir.is_empty() && configured.is_empty() {
            return Ok(None);
        }
        let mut roots = vec![cwd.to_owned()];
        for folder in &self.add_dir {
            roots.push(in_utf8(std::path::absolute(folder)?)?);
        }
        roots.extend_from_slice(configured);
        Ok(Some(roots))
    }

    /// Tells whether there is more for a turn than its prompt.
    pub(super) fn has_input(&self) -> bool {
        !self.images.is_empty() || self.output_schema.is_some()
    }

    /// Makes the params of a turn. `more` are the images that are named behind a subcommand.
    pub(super) fn params(&self, prompt: &str, more: &[PathBuf]) -> Result<Box<TurnStartParams>> {
        let mut input = Vec::new();
        for image in self.images.iter().chain(more) {
            // The model is told of one that cannot be read.
            let path = in_utf8(std::path::absolute(image)?)?;
            input.push(json!({ "type": "localImage", "path": path }));
        }
        input.push(json!({ "type": "text", "text": prompt }));
        let mut params: Box<TurnStartParams> =
            super::read(&json!({ "threadId": "", "input": input }))?;
        if let Some(file) = &self.output_schema {
            let text = std::fs::read_to_string(file)
                .with_context(|| format!("cannot read the schema in {}", file.display()))?;
            // Models answer in the order of the properties. A message is one line, and JSON has ends of lines between
            // its tokens only.
            let schema: Result<Box<RawValue>, _> =
                serde_json::from_str(&text.replace(['\n', '\r'], " "));
            let schema = schema.with_context(|| format!("{} is no JSON", file.display()))?;
            params.output_schema = Some(schema.into());
        }
        Ok(params)
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Sandbox {
    /// Nothing: commands that may write need approval
    ReadOnly,
    /// The working directory: changes of files elsewhere need approval
    WorkspaceWrite,
    /// Everything
    DangerFullAccess,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Approval {
    /// Before every command and every change of files
    Untrusted,
    /// When the agent wants to leave the sandbox
    OnRequest,
    /// Never: actions that need approval fail
    Never,
}

impl From<Sandbox> for SandboxMode {
    fn from(sandbox: Sandbox) -> Self {
        match sandbox {
            Sandbox::ReadOnly => Self::ReadOnly,
            Sandbox::WorkspaceWrite => Self::WorkspaceWrite,
            Sandbox::DangerFullAccess => Self::DangerFullAccess,
        }
    }
}

impl From<Approval> for AskForApproval {
    fn from(approval: Approval) -> Self {
        match approval {
            Approval::Untrusted => Self::Untrusted,
            Approval::OnRequest => Self::OnRequest,
            Approval::Never => Self::Never,
        }
    }
}

/// Refuses a path that no message can carry.
pub(super) fn in_utf8(path: PathBuf) -> Result<PathBuf> {
    match path.to_str() {
        Some(_) => Ok(path),
        None => bail!("the path {path:?} contains invalid UTF-8 characters"),
    }
}

/// Creates the error for arguments that contradict each other or are invalid.
pub(super) fn usage_error(message: &str) -> clap::Error {
    let mut root = Cli::command();
    root.build();
    match root.find_subcommand_mut("exec") {
        Some(exec) => exec.error(ErrorKind::ValueValidation, message),
        None => root.error(ErrorKind::ValueValidation, message),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::Command;

    fn exec(args: &[&str]) -> ExecArgs {
        let args = ["threadwire", "exec"].iter().chain(args);
        match Cli::try_parse_from(args).unwrap().command {
            Command::Exec(exec) => exec,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_schema_keeps_the_order_of_its_properties() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let schema = "{ \"type\": \"object\",\r\n\"properties\": {\n\"z\": {}, \"a\": {} } }\n";
        std::fs::write(&file, schema).unwrap();
        let path = file.path().to_str().unwrap();
        let args = exec(&["--output-schema", path, "x"]);
        let params = args.turn.params("x", &[]).unwrap();
        assert_eq!(
            params.output_schema.unwrap().get(),
            schema.trim_end().replace(['\r', '\n'], " ")
        );
        std::fs::write(&file, "{").unwrap();
        assert!(args.turn.params("x", &[]).is_err());
    }

    #[test]
    fn behind_a_subcommand_an_option_has_one_image() {
        let args = exec(&["-i", "a", "b", "--", "x"]);
        assert_eq!(args.turn.images, ["a", "b"].map(PathBuf::from));
        let args = exec(&["resume", "T", "-i", "a,b", "x", "-i", "c"]);
        let Some(ExecCommand::Resume(resume)) = args.command else {
            panic!("another command");
        };
        assert_eq!(resume.images, ["a", "b", "c"].map(PathBuf::from));
        assert_eq!(resume.prompt.as_deref(), Some("x"));
        let args = exec(&["fork", "T", "-i", "a", "x"]);
        let Some(ExecCommand::Fork(fork)) = args.command else {
            panic!("another command");
        };
        assert_eq!(fork.prompt.as_deref(), Some("x"));
        assert!(Cli::try_parse_from(["threadwire", "exec", "review", "-i", "a"]).is_err());
    }
}
