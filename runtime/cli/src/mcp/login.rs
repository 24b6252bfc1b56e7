//! `threadwire mcp login` and `logout`: OAuth logins to servers.

use std::{
    io::{self, IsTerminal},
    os::unix::process::CommandExt,
    pin::pin,
    process::{Command, Stdio},
    time::Duration,
};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use threadwire_workspace::mcp::{LoginError, PendingLogin};
use tokio::io::{AsyncBufReadExt, BufReader};

use super::Servers;
use crate::output;

/// Log in to an MCP server by OAuth
///
/// Prints the URL of the login page, opens it in the browser if there is a desktop, and waits for the browser's
/// redirect to this machine. The tokens are stored in mcp_auth.json in the home folder, readable by you only, and are
/// refreshed when they expire.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  threadwire mcp login docs
  threadwire mcp login docs --scopes read,write
  threadwire mcp login docs --no-browser    Over SSH: open the page anywhere, and paste the redirect URL

The URL is printed on standard output, everything else on standard error. Ctrl-C cancels the login, and
nothing is stored. A running server uses the login for threads that start after it.")]
pub(super) struct LoginArgs {
    /// The server
    name: String,

    /// Ask for these scopes instead of those that the server suggests
    #[arg(long, value_name = "SCOPE,SCOPE", value_delimiter = ',')]
    scopes: Vec<String>,

    /// Open no browser, and read the redirect URL from standard input
    #[arg(long)]
    no_browser: bool,

    /// Wait for at most this many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
}

/// Delete the login to an MCP server
#[derive(Args, Debug)]
#[command(after_long_help = "\
Example:
  threadwire mcp logout docs")]
pub(super) struct LogoutArgs {
    /// The server
    name: String,
}

pub(super) async fn login(servers: Servers, args: &LoginArgs) -> Result<()> {
    let name = &args.name;
    // A disabled server accepts a login, too.
    let spec = servers.spec(name, servers.find(name)?);
    let patience = Duration::from_secs(args.timeout);
    output::note(&format!("asking `{name}` how to log in"));
    let begun = PendingLogin::of(&spec, &args.scopes, Some(patience)).await;
    let login = begun.map_err(|error| match error {
        LoginError::UnknownServer | LoginError::Refused(_) => {
            anyhow!("cannot log in to `{name}`: {error}")
        }
        LoginError::NotAnAddress => {
            anyhow!("`{name}` is a program: only servers with a `url` have logins")
        }
        LoginError::HasToken => anyhow!(
            "`{name}` gets a token from its configuration: remove `bearer_token_env_var` or the `authorization` \
             header to log in instead"
        ),
    })?;

    output::note("open this page to go on:");
    output::print(&format!("{}\n", login.url()))?;
    let takes_lines = args.no_browser || io::stdin().is_terminal();
    if !args.no_browser && open_browser(login.url()) {
        output::note("(a browser was asked to)");
    }
    output::note(&format!(
        "waiting for the browser for {} s at the most{}; Ctrl-C ends it",
        args.timeout,
        if takes_lines {
            ", or for the address that it ends at, if that cannot be reached from there"
        } else {
            ""
        }
    ));
    let called = called(&login, takes_lines).await;
    let done = match called {
        Ok(called) => login.keep(&called).await,
        Err(problem) => Err(problem),
    };
    if let Err(problem) = done {
        bail!("not logged in to `{name}`: {problem}");
    }
    output::note(&format!("logged in to `{name}`"));
    Ok(())
}

/// Waits for the browser's redirect, or for a line with the redirect URL on standard input.
async fn called(login: &PendingLogin, takes_lines: bool) -> Result<String, String> {
    let mut called = pin!(login.called());
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    let mut reads = takes_lines;
    loop {
        tokio::select! {
            called = &mut called => return called,
            line = lines.next_line(), if reads => match line {
                Ok(Some(line)) if line.trim().starts_with("http") => return Ok(line.trim().to_owned()),
                Ok(Some(line)) if line.trim().is_empty() => {}
                Ok(Some(_)) => output::note("that is not the address of a page: it begins with http://127.0.0.1"),
                Ok(None) | Err(_) => reads = false,
            },
        }
    }
}

/// Opens a page in the desktop's browser; returns whether an opener was started.
fn open_browser(url: &str) -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if set("DISPLAY") || set("WAYLAND_DISPLAY") {
        "xdg-open"
    } else {
        return false;
    };
    let mut command = Command::new(opener);
    command
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // A separate process group, so that Ctrl-C does not reach the browser.
        .process_group(0);
    command.spawn().is_ok()
}

pub(super) fn logout(servers: &Servers, args: &LogoutArgs) -> Result<()> {
    let name = &args.name;
    let Some(tokens) = servers.tokens(name, servers.find(name)?) else {
        bail!("`{name}` is a program: only servers with a `url` have logins");
    };
    let done = if tokens.forget()? {
        format!("logged out of `{name}`")
    } else {
        format!("`{name}` was not logged in")
    };
    output::note(&done);
    Ok(())
}
