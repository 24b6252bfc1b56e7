//! `threadwire app-server` and `threadwire acp`.

use std::{
    env,
    fs::{self, DirBuilder, Permissions},
    os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, Subcommand};
use futures_util::future::OptionFuture;
use threadwire_server::{
    Listen, OpenOptions, Owner, ResumeOptions, SignedTokens, UnknownProtocol, built_in_dialects,
};
use threadwire_workspace::{config, files, hex, process::raise_open_files};
use tokio::{
    io::{self, AsyncWriteExt as _},
    net::UnixStream,
    signal::unix::{Signal, SignalKind, signal},
};

use crate::{
    ExitCode,
    args::Settings,
    block_on,
    connect::{ConnectArgs, Remote, address, read_own_token},
    daemon,
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
    tool: Option<Tool>,

    /// Listen on this address: stdio://, ws://IP:PORT, unix://PATH or off; repeatable
    ///
    /// `unix://` without a path is the control socket of the home, which `app-server proxy` connects to.
    #[arg(long, value_name = "ADDRESS", default_value = "stdio://")]
    listen: Vec<Address>,

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

    #[command(flatten)]
    auth: WebSocketAuth,

    #[command(flatten)]
    ignored: Ignored,
}

/// How network clients show that they are the owner, with the flags of `codex app-server`.
#[derive(Args, Debug)]
struct WebSocketAuth {
    /// Require a token that is known (capability-token), or that another program signed (signed-bearer-token)
    #[arg(long, value_name = "MODE", value_parser = ["capability-token", "signed-bearer-token"])]
    ws_auth: Option<String>,

    /// The SHA-256 of the known token, in place of a file with the token
    #[arg(long, value_name = "HEX", hide_short_help = true)]
    ws_token_sha256: Option<String>,

    /// The secret of signed tokens, which are JSON Web Tokens with HMAC-SHA-256: a file with at least 32 bytes
    ///
    /// Whoever knows the secret makes tokens with full access. White space around the secret does not count. Tokens need
    /// the claim `exp`.
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    ws_shared_secret_file: Option<PathBuf>,

    /// The issuer that signed tokens must name, as claim `iss`
    #[arg(long, value_name = "ISSUER", hide_short_help = true)]
    ws_issuer: Option<String>,

    /// The audience that signed tokens must name, as claim `aud` or in it
    #[arg(long, value_name = "AUDIENCE", hide_short_help = true)]
    ws_audience: Option<String>,

    /// How far the clock of the program that signs may differ
    ///
    /// Default: 30.
    #[arg(long, value_name = "SECONDS", hide_short_help = true)]
    ws_max_clock_skew_seconds: Option<u64>,
}

impl WebSocketAuth {
    /// Returns how clients show that they are the owner; `None` if the flags do not say so.
    ///
    /// Errors: the flags do not fit together, or a file cannot be used. The texts are those of Codex.
    fn owner(&self, token_file: Option<&Path>) -> Result<Option<Owner>> {
        let has_token = token_file.is_some() || self.ws_token_sha256.is_some();
        let is_about_signed = self.ws_shared_secret_file.is_some()
            || self.ws_issuer.is_some()
            || self.ws_audience.is_some()
            || self.ws_max_clock_skew_seconds.is_some();
        match self.ws_auth.as_deref() {
            None => {
                ensure!(
                    self.ws_token_sha256.is_none() && !is_about_signed,
                    "websocket auth flags require `--ws-auth capability-token` or `--ws-auth signed-bearer-token`"
                );
                token_file
                    .map(read_own_token)
                    .transpose()
                    .map(|token| token.map(Owner::Token))
            }
            Some("signed-bearer-token") => {
                ensure!(
                    !has_token,
                    "`--ws-token-file` and `--ws-token-sha256` require `--ws-auth capability-token`, not \
                     `signed-bearer-token`"
                );
                let file = self.ws_shared_secret_file.as_deref().context(
                    "`--ws-shared-secret-file` is required when `--ws-auth signed-bearer-token` is set",
                )?;
                self.signed(file).map(Some)
            }
            Some(_) => {
                ensure!(
                    !is_about_signed,
                    "`--ws-shared-secret-file`, `--ws-issuer`, `--ws-audience`, and `--ws-max-clock-skew-seconds` require \
                     `--ws-auth signed-bearer-token`"
                );
                match (token_file, &self.ws_token_sha256) {
                    (Some(_), Some(_)) => {
                        bail!("`--ws-token-file` and `--ws-token-sha256` are mutually exclusive")
                    }
                    (Some(file), None) => Ok(Some(Owner::Token(read_own_token(file)?))),
                    (None, Some(hash)) => {
                        let hash = hex::decode(hash).context(
                            "--ws-token-sha256 must be a 64-character hex SHA-256 digest",
                        )?;
                        Ok(Some(Owner::TokenHash(hash)))
                    }
                    (None, None) => bail!(
                        "`--ws-token-file` or `--ws-token-sha256` is required when `--ws-auth capability-token` is set"
                    ),
                }
            }
        }
    }

    fn signed(&self, file: &Path) -> Result<Owner> {
        let shown = file.display();
        let secret = files::read_small(file)
            .with_context(|| format!("failed to read websocket auth secret {shown}"))?;
        let secret = secret.trim().as_bytes().to_vec();
        ensure!(
            secret.len() >= SignedTokens::MIN_SECRET,
            "signed websocket bearer secret {shown} must be at least {} bytes",
            SignedTokens::MIN_SECRET
        );
        let skew = self.ws_max_clock_skew_seconds.map(Duration::from_secs);
        Ok(Owner::Signed(SignedTokens {
            secret,
            issuer: self.ws_issuer.clone(),
            audience: self.ws_audience.clone(),
            max_clock_skew: skew.unwrap_or(SignedTokens::CLOCK_SKEW),
        }))
    }
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
    #[arg(long, hide = true, value_name = "SOURCE")]
    session_source: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Tool {
    /// Start, stop or find a server in the background, which listens on the control socket of the home
    #[command(
        subcommand,
        after_long_help = "\
Examples:
  threadwire app-server daemon start
  threadwire app-server daemon version && threadwire app-server proxy"
    )]
    Daemon(daemon::Action),

    /// Forward bytes between standard input and output and the socket of a running server
    ///
    /// The socket takes WebSocket frames: `app-server --connect` speaks lines on standard input and output instead.
    Proxy {
        /// The socket; by default the control socket of the home, which `--listen unix://` makes
        #[arg(long, value_name = "PATH")]
        sock: Option<PathBuf>,
    },

    /// Write the JSON Schema of the Codex protocol, one file per type
    GenerateJsonSchema(schema::GenerateArgs),
    /// Write the TypeScript types of the Codex protocol, one file per type
    GenerateTs(schema::GenerateArgs),
}

pub(crate) fn run(settings: Settings, args: AppServerArgs) -> Result<ExitCode> {
    match args.tool {
        Some(Tool::Daemon(action)) => {
            let socket = control_socket(&settings);
            block_on(daemon::run(&settings, &socket, action))
        }
        Some(Tool::Proxy { sock }) => {
            let socket = sock.unwrap_or_else(|| control_socket(&settings));
            block_on(proxy(socket))
        }
        Some(Tool::GenerateJsonSchema(args)) => schema::generate_json_schema(&args),
        Some(Tool::GenerateTs(args)) => schema::generate_typescript(&args),
        None if let Some(address) = args.connect => {
            let remote = Remote::new(&settings, address, args.token_file.as_deref())?;
            block_on(remote.relay())
        }
        None => {
            let owner = args.auth.owner(args.token_file.as_deref())?;
            let listen = addresses(&settings, args.listen)?;
            let options = OpenOptions {
                protocol: args.protocol,
                owner,
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
                        owner: Some(Owner::Token(managed.token.clone())),
                        ..options
                    };
                    let listen = managed.listen();
                    block_on(serve(options, listen, Some(managed)))
                }
                None => block_on(serve(options, listen, None)),
            }
        }
    }
}

/// The control socket of a home, where programs for Codex look for its server.
const CONTROL_SOCKET: &str = "app-server-control/app-server-control.sock";

/// An address of `--listen`.
#[derive(Clone, Debug)]
enum Address {
    /// No transport.
    Off,
    /// The control socket of the home.
    Control,
    At(Listen),
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "off" => Ok(Self::Off),
            "unix://" => Ok(Self::Control),
            text => text.parse().map(Self::At),
        }
    }
}

fn control_socket(settings: &Settings) -> PathBuf {
    home_of(settings.home.clone()).join(CONTROL_SOCKET)
}

/// Removes the link that a killed server of Codex left in place of its socket where the path was too long for one.
fn remove_dead_link(socket: &Path) {
    use io::ErrorKind::{ConnectionRefused, NotFound};

    let connect = || {
        let (short, _folder) = threadwire_socket::address(socket)?;
        std::os::unix::net::UnixStream::connect(short)
    };
    let is_dead = |error: io::Error| matches!(error.kind(), NotFound | ConnectionRefused);
    if socket.is_symlink() && connect().is_err_and(is_dead) {
        // A link that stays is told of as the socket that cannot be bound.
        let _ = fs::remove_file(socket);
    }
}

/// Returns where to listen.
///
/// Errors: nowhere; the folder of the control socket cannot be made, or belongs to another user.
fn addresses(settings: &Settings, wanted: Vec<Address>) -> Result<Vec<Listen>> {
    let mut addresses = Vec::with_capacity(wanted.len());
    for address in wanted {
        addresses.push(match address {
            Address::Off => continue,
            Address::At(address) => address,
            Address::Control => {
                let socket = control_socket(settings);
                let folder = socket.parent().unwrap_or(&socket);
                // Who may write to the folder could put another socket there.
                let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
                let place = || format!("cannot make {} private", folder.display());
                made.with_context(place)?;
                let found = fs::symlink_metadata(folder).with_context(place)?;
                ensure!(
                    found.is_dir() && found.uid() == rustix::process::geteuid().as_raw(),
                    "{} is not a folder of this user",
                    folder.display()
                );
                let private = Permissions::from_mode(0o700);
                fs::set_permissions(folder, private).with_context(place)?;
                remove_dead_link(&socket);
                Listen::Unix(socket)
            }
        });
    }
    ensure!(
        !addresses.is_empty(),
        "no transport configured; use --listen stdio://, ws://IP:PORT or unix://PATH"
    );
    Ok(addresses)
}

/// Forwards bytes between standard input and output and a socket until the server closes it. At the end of the input the
/// server is told, and may still answer.
async fn proxy(socket: PathBuf) -> Result<ExitCode> {
    let connected = async {
        let (short, _folder) = threadwire_socket::address(&socket)?;
        UnixStream::connect(short).await
    };
    let stream = connected.await.with_context(|| {
        let socket = socket.display();
        format!(
            "no server listens on {socket}: start one with `threadwire app-server --listen unix://`"
        )
    })?;
    let (mut answers, mut requests) = stream.into_split();
    let down = async {
        let mut output = io::stdout();
        io::copy(&mut answers, &mut output).await?;
        output.flush().await
    };
    let up = async {
        io::copy(&mut io::stdin(), &mut requests).await?;
        requests.shutdown().await
    };
    tokio::pin!(down);
    tokio::select! {
        ended = &mut down => ended?,
        ended = up => {
            // A server that has closed the socket takes nothing more.
            let _ = ended;
            down.await?
        }
    }
    Ok(ExitCode::SUCCESS)
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

fn home_of(chosen: Option<PathBuf>) -> PathBuf {
    chosen.unwrap_or_else(|| config::home(|name| env::var_os(name), env::home_dir))
}

async fn serve(
    options: OpenOptions,
    addresses: Vec<Listen>,
    managed: Option<Managed>,
) -> Result<ExitCode> {
    let mut signals = EndSignals::new()?;
    let token = match &options.owner {
        Some(Owner::Token(token)) => Some(token.clone()),
        // Nobody here knows a token that fits.
        _ => None,
    };
    daemon::detach();
    raise_open_files();
    let server = tokio::select! {
        server = threadwire_server::open(options) => server?,
        // The disk of the home may hang, and nobody is connected yet.
        status = signals.recv() => return Ok(status),
    };
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
        output::note(&format!("listening on: {}", listening.address));
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
            _ = signals.recv() => break Ok(()),
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
        status = signals.recv() => Ok(status),
    }
}

/// The signals that end a server.
struct EndSignals {
    terminate: Signal,
    interrupt: Signal,
    /// `None` for a server that is to outlive its terminal, as `nohup` has it.
    hangup: Option<Signal>,
}

impl EndSignals {
    fn new() -> io::Result<Self> {
        Ok(Self {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
            hangup: if ignores_hangup() {
                None
            } else {
                Some(signal(SignalKind::hangup())?)
            },
        })
    }

    /// Waits for a signal, and returns the exit status of a process that it ends.
    async fn recv(&mut self) -> ExitCode {
        let hangup = OptionFuture::from(self.hangup.as_mut().map(Signal::recv));
        tokio::select! {
            _ = self.terminate.recv() => ExitCode::TERMINATED,
            _ = self.interrupt.recv() => ExitCode::INTERRUPTED,
            Some(_) = hangup => ExitCode::HUNG_UP,
        }
    }
}

/// Tells whether the process was started with `SIGHUP` ignored.
fn ignores_hangup() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    // The set is hexadecimal, and the signal is its first bit.
    ignored.is_some_and(|set| set.ends_with(['1', '3', '5', '7', '9', 'b', 'd', 'f']))
}
