//! `threadwire login` and `threadwire logout`: the key for the model provider.

use std::io::{self, IsTerminal};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use threadwire_client::protocol::codex::{Account, GetAccountParams};

use threadwire_host::models::LOGIN_KEY;
use threadwire_server::OpenOptions;

use crate::{ExitCode, args::Settings, input, local::Local, output};

/// Store the API key of the model provider.
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_long_help = "\
Examples:
  printenv OPENAI_API_KEY | threadwire login --with-api-key
  threadwire login status"
)]
pub(crate) struct LoginArgs {
    #[command(subcommand)]
    command: Option<LoginCommand>,

    /// Read the key from standard input
    #[arg(long)]
    with_api_key: bool,
}

#[derive(Debug, Subcommand)]
enum LoginCommand {
    /// Tell whether a key is stored; the exit status is 1 if not
    Status,
}

pub(crate) async fn login(settings: Settings, args: LoginArgs) -> Result<ExitCode> {
    if args.command.is_some() {
        return status(settings).await;
    }
    if !args.with_api_key {
        bail!(
            "write the key to standard input: printenv OPENAI_API_KEY | threadwire login --with-api-key"
        );
    }
    output::note("Reading API key from stdin...");
    if io::stdin().is_terminal() {
        output::note("Ctrl-D ends the input");
    }
    let key = input::read_to_end().await?;
    let key = key.trim();
    if key.is_empty() {
        bail!("no API key provided via stdin");
    }
    let local = open(settings).await?;
    let login = json!({ "type": "apiKey", "apiKey": key }).to_string();
    let login = serde_json::from_str(&login)?;
    let stored = local.client.account_login_start(&login).await;
    local.close().await;
    stored.context("cannot store the key")?;
    output::note("API key saved. Authentication is checked when you send a request.");
    Ok(ExitCode::SUCCESS)
}

pub(crate) async fn logout(settings: Settings) -> Result<ExitCode> {
    let local = open(settings).await?;
    let known = account(&local).await;
    // A file that has no key, because it is broken, is removed, too.
    let left = local.client.account_logout().await;
    local.close().await;
    left.context("cannot remove the key")?;
    output::note(match known {
        Ok(None) => "Not logged in",
        _ => "Successfully logged out",
    });
    Ok(ExitCode::SUCCESS)
}

/// Returns the beginning and the end of a key, by which its owner knows it.
fn masked(key: &str) -> String {
    match (
        key.get(..8),
        key.len().checked_sub(5).and_then(|at| key.get(at..)),
    ) {
        (Some(start), Some(end)) if key.len() > 13 => format!("{start}***{end}"),
        _ => "***".to_owned(),
    }
}

async fn status(settings: Settings) -> Result<ExitCode> {
    let file = std::fs::read(settings.sources()?.home.join("auth.json"));
    let entries: Value = serde_json::from_slice(&file.unwrap_or_default()).unwrap_or_default();
    let stored = entries[LOGIN_KEY].as_str().map(str::to_owned);
    let local = open(settings).await?;
    let known = account(&local).await;
    local.close().await;
    let Some(account) = known? else {
        output::note("Not logged in");
        return Ok(ExitCode::FAILURE);
    };
    output::note(&match account {
        Account::ApiKey => {
            let usual = std::env::var(LOGIN_KEY).ok();
            let key = stored.or(usual).unwrap_or_default();
            format!(
                "API key configured - {}\nAuthentication is checked when you send a request.",
                masked(key.trim())
            )
        }
        _ => "Logged in".to_owned(),
    });
    Ok(ExitCode::SUCCESS)
}

async fn open(mut settings: Settings) -> Result<Local> {
    // The server tells of the key only where the chosen provider needs it.
    settings.overrides.push("model_provider=openai".to_owned());
    let options = OpenOptions {
        // The key is in a file of its own, so that a database that cannot be opened keeps nobody from leaving.
        in_memory: true,
        ..settings.open_options("login")
    };
    Local::open(options, "threadwire_login").await
}

async fn account(local: &Local) -> Result<Option<Account>> {
    let read = GetAccountParams {
        refresh_token: None,
    };
    Ok(local.client.account_read(&read).await?.account)
}
