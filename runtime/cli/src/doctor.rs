//! `threadwire doctor`: checks of the machine and the configuration.

use std::{
    fmt, fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;
use threadwire_agent::model::Provider;
use threadwire_client::protocol::codex::ThreadListParams;
use threadwire_server::OpenError;
use threadwire_workspace::{
    config::{self, AgentProgram, Config, Loaded},
    craft::skills::has_program,
    sandbox::{self, Availability, Mechanism, Policy},
};

use crate::{ExitCode, args::Settings, describe, local::Local, output};

/// The result of one check.
#[derive(Debug)]
struct Finding {
    subject: &'static str,
    state: State,
    text: String,
    /// Advice for the user, if there is a problem.
    advice: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Ok,
    Warn,
    Fail,
}

impl Finding {
    fn ok(subject: &'static str, text: impl Into<String>) -> Self {
        Self {
            subject,
            state: State::Ok,
            text: text.into(),
            advice: None,
        }
    }

    fn warn(subject: &'static str, text: impl Into<String>, advice: impl Into<String>) -> Self {
        Self {
            subject,
            state: State::Warn,
            text: text.into(),
            advice: Some(advice.into()),
        }
    }

    fn fail(subject: &'static str, text: impl Into<String>, advice: impl Into<String>) -> Self {
        Self {
            subject,
            state: State::Fail,
            text: text.into(),
            advice: Some(advice.into()),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = match self.state {
            State::Ok => "ok",
            State::Warn => "warn",
            State::Fail => "fail",
        };
        write!(f, "{state:4}  {:8} {}", self.subject, self.text)?;
        match &self.advice {
            Some(advice) => write!(f, "\n      {:8} -> {advice}", ""),
            None => Ok(()),
        }
    }
}

pub(crate) async fn run(settings: Settings) -> Result<ExitCode> {
    let sources = settings.sources()?;
    let home = sources.home.clone();
    let loaded = config::load(&sources);
    let mut findings = vec![look_at_home(&home)];
    findings.extend(look_at_config(&loaded));
    if let Ok(loaded) = &loaded {
        findings.push(look_at_model(&loaded.config, &home));
    }
    findings.push(look_at_store(&home, &settings).await);
    findings.push(look_at_sandbox());
    findings.push(look_at_git());
    findings.push(look_at_shell());
    for finding in &findings {
        output::print(&format!("{finding}\n"))?;
    }
    let failed = findings.iter().any(|finding| finding.state == State::Fail);
    Ok(if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

fn look_at_home(home: &Path) -> Finding {
    let shown = home.display();
    if !home.exists() {
        return Finding::ok("home", format!("{shown} (does not exist yet)"));
    }
    let probe = home.join(format!(".doctor-{}", std::process::id()));
    // A full disk still takes an empty file.
    let written = fs::write(&probe, [b'\n'; 4096]);
    let removed = fs::remove_file(&probe);
    match written.and(removed) {
        Ok(()) => Finding::ok("home", shown.to_string()),
        Err(error) => {
            let remedy = match error.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "free some space",
                _ => "make it writable",
            };
            Finding::fail(
                "home",
                format!("{shown} cannot be written: {error}"),
                format!("{remedy}, or choose another folder with --home or THREADWIRE_HOME"),
            )
        }
    }
}

fn look_at_config(loaded: &Result<Loaded, config::Error>) -> Vec<Finding> {
    let loaded = match loaded {
        Ok(loaded) => loaded,
        Err(error) => {
            return vec![Finding::fail(
                "config",
                error.to_string(),
                "correct it: no thread can start before",
            )];
        }
    };
    let (on, off): (Vec<_>, Vec<_>) = loaded
        .layers
        .iter()
        .filter(|layer| !layer.table.is_empty())
        .partition(|layer| layer.disabled.is_none());
    let names: Vec<_> = on.iter().map(|layer| layer.source.to_string()).collect();
    let text = if names.is_empty() {
        "nothing is configured".to_owned()
    } else {
        names.join(", ")
    };
    let mut findings = vec![Finding::ok("config", text)];
    findings.extend(
        loaded
            .held_back()
            .iter()
            .map(|held_back| Finding::warn("config", held_back.to_string(), held_back.advice())),
    );
    findings.extend(loaded.problem_of_rules.iter().map(|problem| {
        Finding::fail(
            "rules",
            problem.to_string(),
            "correct it: each command needs approval before",
        )
    }));
    let roles = loaded.role_warnings.iter();
    findings.extend(roles.map(|warning| {
        Finding::warn(
            "config",
            warning,
            "correct it: subagents cannot have the role before",
        )
    }));
    findings.extend(off.iter().map(|layer| {
        let reason = layer.disabled.clone().unwrap_or_default();
        Finding::warn("config", format!("{} does not count", layer.source), reason)
    }));
    findings
}

/// Looks at an agent of another maker, without starting it.
fn look_at_agent(name: &str, program: Result<AgentProgram, String>) -> Finding {
    let program = match program {
        Ok(program) => program,
        Err(problem) => {
            return Finding::fail("model", problem, "correct it: no turn can start before");
        }
    };
    let commands = program.proxies.iter().chain([&program.command]);
    let mut programs = commands.filter_map(|command| command.first());
    if let Some(missing) =
        programs.find(|program| !has_program(program) && !Path::new(program).is_file())
    {
        return Finding::fail(
            "model",
            format!("agent {name} answers, but there is no program {missing}"),
            format!("install it, or correct agents.{name}"),
        );
    }
    let command = program.command.join(" ");
    Finding::ok(
        "model",
        format!("agent {name} answers: {command} (threadwire agents doctor {name} tries it)"),
    )
}

fn look_at_model(config: &Config, home: &Path) -> Finding {
    if let Some(name) = &config.agent
        && let Some(program) = config.agents.program(name)
    {
        return look_at_agent(name, program);
    }
    let Some(id) = config.chosen_provider() else {
        return Finding::ok(
            "model",
            "none is configured: the offline agent answers (threadwire help offline-agent)",
        );
    };
    if id == threadwire_agent::PROVIDER {
        return Finding::ok("model", "the offline agent (threadwire help offline-agent)");
    }
    let environment = |name: &str| std::env::var(name).ok();
    let provider = match Provider::find(config, id, &environment, home) {
        Ok(provider) => provider,
        Err(error) => {
            return Finding::fail(
                "model",
                error.to_string(),
                "configure it under model_providers, or choose another with model_provider",
            );
        }
    };
    if let Err(error) = provider.check() {
        return Finding::fail(
            "model",
            error.to_string(),
            "correct it: no turn can start before",
        );
    }
    let model = config.model.as_deref().or(provider.default_model);
    let Some(model) = model else {
        return Finding::fail(
            "model",
            format!("none is chosen for {}", provider.name),
            "set model in the configuration",
        );
    };
    let text = format!("{model} of {}", provider.name);
    match provider.missing_key() {
        None => Finding::ok("model", text),
        Some(missing) => Finding::warn(
            "model",
            format!("{text}, but there is no key"),
            missing.to_owned(),
        ),
    }
}

async fn look_at_store(home: &Path, settings: &Settings) -> Finding {
    let path = home.join(threadwire_server::STORE_FILE);
    let shown = path.display();
    if !path.exists() {
        return Finding::ok("store", format!("{shown} (does not exist yet)"));
    }
    let looked = async {
        let local = Local::open(settings.open_options("doctor"), "threadwire_doctor").await?;
        let listed = local
            .client
            .thread_list(&ThreadListParams {
                limit: Some(1),
                ..Default::default()
            })
            .await;
        local.close().await;
        listed?;
        anyhow::Ok(())
    };
    match looked.await {
        Ok(()) => Finding::ok("store", shown.to_string()),
        Err(error) => Finding::fail("store", describe(&error), store_advice(&error).to_owned()),
    }
}

fn store_advice(error: &anyhow::Error) -> &str {
    match error.downcast_ref() {
        Some(OpenError::Store { source, .. }) => source.reason(),
        _ => "the reason says what to do",
    }
}

/// Checks which sandbox mechanism confines commands on this machine.
fn look_at_sandbox() -> Finding {
    sandbox_finding(sandbox::detect())
}

fn sandbox_finding(found: &Availability) -> Finding {
    let reads = Policy::default();
    let (Ok(plain), Ok(terminal)) = (found.choose(&reads, false), found.choose(&reads, true))
    else {
        let reason = |works: &Result<(), String>| works.clone().err().unwrap_or_default();
        return Finding::warn(
            "sandbox",
            format!(
                "commands cannot be confined, so each is asked for (bubblewrap: {}; Landlock: {})",
                reason(&found.bubblewrap),
                reason(&found.landlock)
            ),
            "install bubblewrap, or set sandbox_mode = \"danger-full-access\" where the whole machine is the sandbox",
        );
    };
    let mut text = format!("commands are confined by {plain}");
    if terminal != plain {
        text.push_str(&format!(", in terminals by {terminal}"));
    }
    let mut gaps = found.gaps(plain);
    if plain == Mechanism::Landlock && found.mounts.is_err() {
        gaps.push("where they may write (workspace-write) each is asked for".to_owned());
    }
    match gaps.is_empty() {
        true => Finding::ok("sandbox", text),
        false => Finding::warn(
            "sandbox",
            format!("{text}, but {}", gaps.join("; ")),
            "install bubblewrap (the package is called so on most systems)",
        ),
    }
}

fn look_at_git() -> Finding {
    match Command::new("git").arg("--version").output() {
        Ok(output) if output.status.success() => Finding::ok(
            "git",
            String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        ),
        _ => Finding::warn(
            "git",
            "not found",
            "install git to see what the agent changed",
        ),
    }
}

fn look_at_shell() -> Finding {
    let shell = std::env::var_os("SHELL").map_or_else(|| PathBuf::from("/bin/sh"), PathBuf::from);
    if shell.is_file() {
        return Finding::ok("shell", shell.display().to_string());
    }
    Finding::fail(
        "shell",
        format!("{} does not exist", shell.display()),
        "set SHELL to the path of a shell",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_confines_commands_is_told() {
        let works = || Ok(());
        let not = |reason: &str| Err(reason.to_owned());
        let found = [
            [works(), works(), works(), works()],
            [works(), works(), works(), not("old kernel")],
            [works(), not("too old"), not("too old"), not("too old")],
            [not("bwrap is not installed"), works(), works(), works()],
            [
                not("bwrap is not installed"),
                works(),
                not("not permitted"),
                not("old kernel"),
            ],
            [
                not("bwrap is not installed"),
                not("too old"),
                not("not permitted"),
                not("too old"),
            ],
        ];
        let findings = found.map(|[bubblewrap, landlock, mounts, signals]| {
            let found = Availability {
                bubblewrap,
                landlock,
                mounts,
                signals,
            };
            sandbox_finding(&found).to_string()
        });
        insta::assert_snapshot!(findings.join("\n"));
    }

    #[test]
    fn the_advice_for_a_store_is_that_for_its_trouble() {
        let opened = |kind: ErrorKind| {
            anyhow::Error::from(OpenError::Store {
                path: PathBuf::from("/x"),
                source: std::io::Error::from(kind).into(),
            })
        };
        let full = opened(ErrorKind::StorageFull);
        assert!(store_advice(&full).contains("free some space"));
        let other = opened(ErrorKind::PermissionDenied);
        assert!(!store_advice(&other).contains("free some space"));
    }

    #[test]
    fn a_finding_says_what_to_do() {
        let findings = [
            Finding::ok("home", "/home/me/.threadwire"),
            Finding::warn("git", "not found", "install git"),
            Finding::fail("shell", "/bin/none does not exist", "set SHELL"),
        ];
        insta::assert_snapshot!(findings.map(|finding| finding.to_string()).join("\n"), @r"
        ok    home     /home/me/.threadwire
        warn  git      not found
                       -> install git
        fail  shell    /bin/none does not exist
                       -> set SHELL
        ");
    }
}
