//! `threadwire app-server` and `threadwire acp`.

use std::{env, path::PathBuf, time::Duration};

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use futures_util::future::OptionFuture;
use threadwire_server::{Listen, OpenOptions, ResumeOptions, UnknownProtocol, built_in_dialects};
use threadwire_workspace::{config, sandbox};
use tokio::signal::unix::{SignalKind, signal};

use crate::{
    ExitCode,
    args::Settings,
    block_on,
    connect::{ConnectArgs, Remote, address, read_own_token},
    hub,
    managed::{self, Managed},
    output, pages, schema,
};

/// Serve clients that speak Codex app-server, DotCraft or the Agent Client Protocol.
///
/// On standard input and output each line is one message, and the end of input ends the server. On a socket each
/// WebSocket text frame is one message, for any number of clients. A client that does not read is cut off; on standard
/// output this ends a server that listens on no socket. The server detects the protocol of a client by its first
/// message.
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_long_help = "\
Examples:
  threadwire app-server
  threadwire app-server --listen ws://127.0.0.1:4500 --protocol codex@0.97
  threadwire app-server --listen unix:///run/user/1000/threadwire.sock --listen stdio://
  threadwire app-server --listen ws://0.0.0.0:4500 --token-file ~/.threadwire/token
  threadwire token create ada --scope act; threadwire app-server --listen ws://0.0.0.0:4500
  threadwire app-server --listen ws://127.0.0.1:4500 --reconnect-grace 600
  threadwire app-server -c model=gpt-5 -c sandbox_mode=read-only
  threadwire app-server --connect wss://threadwire.example --token-file ~/.threadwire/token

The listen addresses are printed on standard error. SIGTERM and SIGINT shut the server down cleanly: running turns are
interrupted, everything is stored, child processes are ended."
)]
pub(crate) struct AppServerArgs {
    #[command(subcommand)]
    generate: Option<Generate>,

    /// Listen on this address: stdio://, ws://IP:PORT or unix://PATH; repeatable
    #[arg(long, value_name = "ADDRESS", default_value = "stdio://")]
    listen: Vec<Listen>,

    // The registry of dialects provides the names.
    #[arg(long, value_name = "PROTOCOL", value_parser = protocol, help = speak_one(), long_help = speak_one_long())]
    protocol: Option<String>,

    /// Forward messages to the server at this address instead: ws://HOST:PORT, wss://HOST or unix://PATH
    ///
    /// Standard input and output then belong to one client of that server, and that server's configuration, folders and
    /// keys apply. A lost connection is resumed. `--token-file` names the file with the bearer token to send; without
    /// it, $THREADWIRE_TOKEN is used if it is set.
    #[arg(long, value_name = "ADDRESS", value_parser = address,
          conflicts_with_all = ["listen", "protocol", "allow_origin", "reconnect_grace"])]
    connect: Option<String>,

    /// Require the bearer token in this file from network clients
    ///
    /// The token has at least 16 characters and stands alone on one line. A client with this token has full access. `threadwire token` creates tokens with a name and a scope each; a
    /// server accepts them with or without this flag.
    #[arg(long, alias = "ws-token-file", value_name = "FILE")]
    token_file: Option<PathBuf>,

    /// Let web pages of this origin connect; repeatable
    #[arg(long, value_name = "ORIGIN")]
    allow_origin: Vec<String>,

    /// Keep a connection for this many seconds after its transport is lost
    ///
    /// For network clients that ask for a resumable session, as the clients of the packages do: requests, approvals and
    /// subscriptions wait for them, and every message arrives exactly once. 0 ends a connection together with its
    /// transport. Default: app_server.reconnect_grace_sec of the configuration, else 60.
    #[arg(long, value_name = "SECONDS")]
    reconnect_grace: Option<u32>,

    /// How network clients authenticate; the token of `--token-file` is the only way
    #[arg(long, hide = true, value_parser = ["capability-token"], requires = "token_file")]
    ws_auth: Option<String>,

    #[command(flatten)]
    ignored: Ignored,
}

/// Flags that launchers of `codex app-server` pass. They have no effect here.
#[derive(Args, Debug)]
struct Ignored {
    #[arg(long, hide = true)]
    stdio: bool,
    #[arg(long, hide = true)]
    analytics_default_enabled: bool,
    #[arg(long, hide = true)]
    strict_config: bool,
    #[arg(long, hide = true, value_name = "FEATURE", global = true)]
    enable: Vec<String>,
    #[arg(long, hide = true, value_name = "FEATURE", global = true)]
    disable: Vec<String>,
}

#[derive(Debug, Subcommand)]
enum Generate {
    /// Write the JSON Schema of the Codex protocol, one file per type
    GenerateJsonSchema(schema::GenerateArgs),
    /// Write the TypeScript types of the Codex protocol, one file per type
    GenerateTs(schema::GenerateArgs),
}

pub(crate) fn run(settings: Settings, args: AppServerArgs) -> Result<ExitCode> {
    match args.generate {
        Some(Generate::GenerateJsonSchema(args)) => schema::generate_json_schema(&args),
        Some(Generate::GenerateTs(args)) => schema::generate_typescript(&args),
        None if let Some(address) = args.connect => {
            let remote = Remote::new(&settings, address, args.token_file.as_deref())?;
            block_on(remote.relay())
        }
        None => {
            let token = args.token_file.as_deref().map(read_own_token).transpose()?;
            let options = OpenOptions {
                protocol: args.protocol,
                token,
                allow_origins: args.allow_origin,
                resume: args.reconnect_grace.map(|seconds| ResumeOptions {
                    grace: Duration::from_secs(u64::from(seconds)),
                    ..ResumeOptions::default()
                }),
                ..settings.open_options("app-server")
            };
            match Managed::of_environment()? {
                Some(managed) => {
                    let options = OpenOptions {
                        token: Some(managed.token.clone()),
                        ..options
                    };
                    let listen = managed.listen();
                    block_on(serve(options, listen, Some(managed)))
                }
                None => block_on(serve(options, args.listen, None)),
            }
        }
    }
}

pub(crate) fn run_acp(settings: Settings, args: ConnectArgs) -> Result<ExitCode> {
    if let Some(address) = args.connect {
        let remote = Remote::new(&settings, address, args.token_file.as_deref())?;
        return block_on(remote.relay());
    }
    let options = OpenOptions {
        protocol: Some("acp".to_owned()),
        ..settings.open_options("acp")
    };
    block_on(serve(options, vec![Listen::Stdio], None))
}

fn protocol(name: &str) -> Result<String, UnknownProtocol> {
    built_in_dialects().find(name).map(|_| name.to_owned())
}

fn speak_one_long() -> String {
    format!(
        "{}\n\nDefault: detect the protocol of each client by its first message.",
        speak_one()
    )
}

fn speak_one() -> String {
    format!("Speak one protocol: {}", built_in_dialects().names())
}

/// How long after its start a server gives back what only the start needed. The first client then has its answers, and
/// the schedule has looked for what is due.
const START: Duration = Duration::from_millis(500);

/// Hides the files with tokens from commands in a sandbox: that of the hub, and that of the workspace, which may belong
/// to another server.
fn hide_tokens(options: &OpenOptions) {
    let home = options.home.clone();
    let home = home.unwrap_or_else(|| config::home(|name| env::var_os(name)));
    let of_workspace = env::current_dir().map(|folder| managed::lock_file(&folder));
    for file in hub::lock_file().into_iter().chain(of_workspace) {
        sandbox::hide(&file, &home.join("run/empty"));
    }
}

async fn serve(
    options: OpenOptions,
    addresses: Vec<Listen>,
    managed: Option<Managed>,
) -> Result<ExitCode> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let token = options.token.clone();
    hide_tokens(&options);
    let server = threadwire_server::open(options).await?;
    let mut stdio = false;
    let mut has_sockets = false;
    // Held until the server has stopped.
    let mut lock = None;
    for address in &addresses {
        if *address == Listen::Stdio {
            stdio = true;
            continue;
        }
        let listening = server
            .listen(address)
            .await
            .with_context(|| format!("cannot listen on {address}"))?;
        has_sockets = true;
        output::note(&format!("listening on {}", listening.address));
        if let Listen::WebSocket(address) = listening.address
            && lock.is_none()
        {
            lock = managed::lock_workspace(address, token.as_deref(), managed.as_ref())?;
        }
    }
    tokio::spawn(async {
        tokio::time::sleep(START).await;
        pages::forget_start();
    });
    // The future of the client on standard streams, until it has ended.
    let mut client = OptionFuture::from(stdio.then(|| Box::pin(server.serve_stdio())));
    let served = loop {
        tokio::select! {
            Some(served) = &mut client => {
                client = None.into();
                match served {
                    Err(error) if has_sockets => {
                        output::note(&format!("the client on standard input and output was cut off: {error}"));
                    }
                    served => break served,
                }
            }
            _ = terminate.recv() => break Ok(()),
            _ = interrupt.recv() => break Ok(()),
        }
    };
    let stop = async {
        let ((), rest) = tokio::join!(server.shutdown(), client);
        served.and(rest.unwrap_or(Ok(())))
    };
    tokio::select! {
        served = stop => {
            served?;
            Ok(ExitCode::SUCCESS)
        }
        // A second signal ends the process at once.
        _ = terminate.recv() => Ok(ExitCode::TERMINATED),
        _ = interrupt.recv() => Ok(ExitCode::INTERRUPTED),
    }
}
