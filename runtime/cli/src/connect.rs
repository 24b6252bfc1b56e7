//! `--connect`: use a server that runs elsewhere.

use std::{
    io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, Result, anyhow, bail, ensure};
use clap::{Args, CommandFactory, error::ErrorKind};
use threadwire_client::{ClientError, Endpoint, Reconnect, RelayError};
use threadwire_workspace::http;
use tokio::signal::unix::{SignalKind, signal};

use crate::{
    ExitCode,
    args::{Cli, Settings},
    output,
};

/// The environment variable with the token for a remote server.
const TOKEN_VARIABLE: &str = "THREADWIRE_TOKEN";

/// A remote server.
#[derive(Args, Debug, Default)]
pub(crate) struct ConnectArgs {
    /// Use the server at this address: ws://HOST:PORT, wss://HOST or unix://PATH
    ///
    /// The configuration, folders and keys of that server apply.
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    pub(crate) connect: Option<String>,

    /// Send the bearer token in this file to that server
    ///
    /// Default: the token in $THREADWIRE_TOKEN, if it is set.
    #[arg(long, value_name = "FILE", requires = "connect")]
    pub(crate) token_file: Option<PathBuf>,
}

/// Checks the address of a server.
pub(crate) fn address(text: &str) -> Result<String, &'static str> {
    let named = ["ws://", "wss://", "unix://"]
        .iter()
        .filter_map(|scheme| text.strip_prefix(scheme))
        .any(|rest| !rest.is_empty());
    if named {
        Ok(text.to_owned())
    } else {
        Err("expected ws://HOST:PORT, wss://HOST or unix://PATH")
    }
}

/// The shortest token that a server accepts for itself, in characters: shorter ones can be guessed.
const MIN_TOKEN: usize = 16;

/// Reads the token that a server requires from a file.
pub(crate) fn read_own_token(path: &Path) -> Result<String> {
    let token = read_token(path)?;
    ensure!(
        token.chars().count() >= MIN_TOKEN,
        "the token in {} is too short: it needs at least {MIN_TOKEN} characters",
        path.display()
    );
    Ok(token)
}

/// Reads the token in a file. Warns if others can read it.
pub(crate) fn read_token(path: &Path) -> Result<String> {
    let text = std::fs::read_to_string(path)
        .with_context(|| format!("cannot read the token in {}", path.display()))?;
    match text.trim() {
        "" => bail!(
            "no token in {}: put a long random text there",
            path.display()
        ),
        token if token.contains(char::is_control) => bail!(
            "{} has more than a token: put the token alone there, on one line",
            path.display()
        ),
        token => {
            warn_of_readers(path);
            Ok(token.to_owned())
        }
    }
}

/// Tells the user if other users can read a file.
fn warn_of_readers(path: &Path) {
    let readable = std::fs::metadata(path)
        .is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o044 != 0);
    if readable {
        let path = path.display();
        output::note(&format!(
            "warning: other users can read the token in {path}: chmod 600 {path}"
        ));
    }
}

/// Returns how to connect to `ws://HOST:PORT`, `wss://HOST` or `unix://PATH`. Errors: a description of the problem with
/// the certificates to trust.
pub fn endpoint(address: &str, token: Option<&str>) -> Result<Endpoint, String> {
    let endpoint = Endpoint::address(address, token);
    if !address.starts_with("wss://") {
        return Ok(endpoint);
    }
    Ok(endpoint.with_tls(Arc::new(http::tls()?)))
}

/// A remote server and the token for it.
pub(crate) struct Remote {
    address: String,
    token: Option<String>,
}

impl Remote {
    /// Makes a remote from the arguments. Settings of an in-process server would have no effect and are refused.
    pub(crate) fn new(
        settings: &Settings,
        address: String,
        token_file: Option<&Path>,
    ) -> Result<Self> {
        if !settings.overrides.is_empty() || settings.home.is_some() {
            bail!(Cli::command().error(
                ErrorKind::ArgumentConflict,
                "--connect uses a server with settings of its own: leave out --config and --home",
            ));
        }
        let token = match token_file {
            Some(file) => Some(read_token(file)?),
            None => std::env::var(TOKEN_VARIABLE)
                .ok()
                .filter(|token| !token.is_empty()),
        };
        Ok(Self { address, token })
    }

    /// Returns where to connect.
    pub(crate) fn endpoint(&self) -> Result<Endpoint> {
        endpoint(&self.address, self.token.as_deref()).map_err(|problem| anyhow!(problem))
    }

    /// Converts a connection error to one with advice.
    pub(crate) fn explain(&self, error: ClientError) -> anyhow::Error {
        let ClientError::Connect { endpoint, source } = &error else {
            return error.into();
        };
        let why = match source.kind() {
            io::ErrorKind::ConnectionRefused => "nobody listens there",
            io::ErrorKind::NotFound => "there is no such socket",
            // `PermissionDenied` with an OS error code comes from the socket, not from the server.
            io::ErrorKind::PermissionDenied if source.raw_os_error().is_none() => {
                if self.token.is_some() {
                    "the server refuses the token"
                } else {
                    "the server wants a token: name its file with --token-file, or set THREADWIRE_TOKEN"
                }
            }
            _ => return error.into(),
        };
        anyhow!("cannot connect to {endpoint}: {why}")
    }

    /// Carries messages between standard input and output and the server, until one of them ends.
    pub(crate) async fn relay(&self) -> Result<ExitCode> {
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        let stop = async {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        };
        let (input, output) = (tokio::io::stdin(), tokio::io::stdout());
        let relayed =
            threadwire_client::relay(self.endpoint()?, Reconnect::default(), input, output, stop);
        match relayed.await {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(RelayError::Connect(error)) => Err(self.explain(error)),
            Err(error) => Err(error.into()),
        }
    }
}
