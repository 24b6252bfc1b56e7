//! `threadwire doctor`.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use anyhow::Result;
use threadwire_client::protocol::codex::ThreadListParams;
use threadwire_workspace::config::{self, Config, Loaded, Sources};

use crate::{args::Settings, describe, local::Local, output};

/// What one look found.
#[derive(Debug)]
struct Finding {
    subject: &'static str,
    state: State,
    text: String,
    /// What to do about it.
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
    let mut sources = Sources::of_process(std::env::current_dir().ok(), settings.overrides.clone());
    if let Some(home) = &settings.home {
        sources.home = std::path::absolute(home)?;
    }
    let home = sources.home.clone();
    let loaded = config::load(&sources);
    let mut findings = vec![look_at_home(&home)];
    findings.extend(look_at_config(&loaded));
    if let Ok(loaded) = &loaded {
        findings.push(look_at_model(&loaded.config, |name| {
            std::env::var_os(name).is_some()
        }));
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
    match fs::write(&probe, "").and_then(|()| fs::remove_file(&probe)) {
        Ok(()) => Finding::ok("home", shown.to_string()),
        Err(error) => Finding::fail(
            "home",
            format!("{shown} cannot be written: {error}"),
            "make it writable, or choose another folder with --home or THREADWIRE_HOME",
        ),
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
    findings.extend(off.iter().map(|layer| {
        let reason = layer.disabled.clone().unwrap_or_default();
        Finding::warn("config", format!("{} does not count", layer.source), reason)
    }));
    findings
}

fn look_at_model(config: &Config, is_set: impl Fn(&str) -> bool) -> Finding {
    let Some(model) = &config.model else {
        return Finding::ok(
            "model",
            "none is configured: the offline agent answers (threadwire help offline-agent)",
        );
    };
    let Some(name) = &config.model_provider else {
        return Finding::ok("model", model.clone());
    };
    let Some(provider) = config.model_providers.get(name) else {
        return Finding::ok("model", format!("{model} of {name}"));
    };
    match &provider.env_key {
        Some(key) if !is_set(key) => Finding::fail(
            "model",
            format!("{model} of {name}: {key} is not set"),
            format!("put the provider's key into the environment variable {key}"),
        ),
        _ => Finding::ok("model", format!("{model} of {name}")),
    }
}

async fn look_at_store(home: &Path, settings: &Settings) -> Finding {
    let path = home.join(threadwire_server::STORE_FILE);
    let shown = path.display();
    if !path.exists() {
        return Finding::ok("store", format!("{shown} (does not exist yet)"));
    }
    let looked = async {
        let local = Local::open(settings.open_options(), "threadwire_doctor").await?;
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
        Err(error) => Finding::fail(
            "store",
            describe(&error),
            format!("a newer threadwire may read it; else move {shown} away and start afresh"),
        ),
    }
}

/// Commands are confined by the first of these that works.
fn look_at_sandbox() -> Finding {
    const BUBBLEWRAP: &str = "bwrap";
    let tried = Command::new(BUBBLEWRAP)
        .args([
            "--ro-bind",
            "/",
            "/",
            "--dev",
            "/dev",
            "--unshare-net",
            "true",
        ])
        .output();
    let why_not = match tried {
        Ok(output) if output.status.success() => return Finding::ok("sandbox", "bubblewrap"),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            format!(
                "bubblewrap does not work: {}",
                said.lines().next().unwrap_or("it says nothing")
            )
        }
        Err(_) => "bubblewrap is not installed".to_owned(),
    };
    let landlock = fs::read_to_string("/sys/kernel/security/lsm")
        .is_ok_and(|names| names.contains("landlock"));
    if landlock {
        return Finding::ok("sandbox", format!("Landlock ({why_not})"));
    }
    Finding::warn(
        "sandbox",
        format!("neither bubblewrap nor Landlock: {why_not}"),
        "install bubblewrap, or run in a container and set sandbox_mode = \"danger-full-access\"",
    )
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

    #[test]
    fn a_model_needs_its_key() {
        let config: Config = serde_json::from_value(serde_json::json!({
            "model": "m",
            "model_provider": "p",
            "model_providers": { "p": { "env_key": "P_KEY" } },
        }))
        .expect("fits");
        let with_key = look_at_model(&config, |name| name == "P_KEY");
        let without = look_at_model(&config, |_| false);
        assert_eq!((with_key.state, without.state), (State::Ok, State::Fail));
        assert_eq!(without.text, "m of p: P_KEY is not set");
    }
}
