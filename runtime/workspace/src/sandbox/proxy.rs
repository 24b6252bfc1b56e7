//! The proxy through which a command reaches domains. It speaks HTTP and SOCKS5.
//!
//! The command has a network of its own, in which nothing answers but its own programs and this proxy. The proxy runs in
//! this process. It looks names up itself, and connects to the addresses that it has checked; where the environment of
//! this process names a proxy, that one is told the address. What a tunnel (`CONNECT`, SOCKS5) carries is not read.

mod socks;
mod upstream;

use std::{
    io::{self, Write},
    net::SocketAddr,
    os::{fd::AsRawFd, unix::net::UnixStream},
    process::Command,
    sync::Arc,
    time::Duration,
};

use http::uri::{Authority, Uri};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, Interest, copy, copy_bidirectional},
    net::{TcpListener, TcpStream, lookup_host},
    runtime::Handle,
    sync::Semaphore,
    task::{AbortHandle, JoinSet},
    time::timeout,
};

use super::{
    domains::{Domains, Refusal},
    linux,
};
use crate::address::is_public;

/// The ports of the proxy, for HTTP and for SOCKS5. Nothing else uses them: the network belongs to the command alone.
pub(super) const PORTS: [u16; 2] = [3128, 1080];

/// Variables that tell programs the proxy. There are many, because some programs only heed their own.
const VARIABLES: [&str; 21] = [
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "WS_PROXY",
    "WSS_PROXY",
    "http_proxy",
    "https_proxy",
    "ws_proxy",
    "wss_proxy",
    "BUNDLE_HTTP_PROXY",
    "BUNDLE_HTTPS_PROXY",
    "DOCKER_HTTP_PROXY",
    "DOCKER_HTTPS_PROXY",
    "NPM_CONFIG_HTTP_PROXY",
    "NPM_CONFIG_HTTPS_PROXY",
    "NPM_CONFIG_PROXY",
    "npm_config_http_proxy",
    "npm_config_https_proxy",
    "npm_config_proxy",
    "PIP_PROXY",
    "YARN_HTTP_PROXY",
    "YARN_HTTPS_PROXY",
];

/// Variables that tell programs the proxy for what is not HTTP: SOCKS5, where it is spoken.
const OTHER_VARIABLES: [&str; 4] = ["ALL_PROXY", "all_proxy", "FTP_PROXY", "ftp_proxy"];

/// Variables that name hosts to reach without a proxy: there are none.
const EXCEPTIONS: [&str; 5] = [
    "NO_PROXY",
    "no_proxy",
    "BUNDLE_NO_PROXY",
    "NPM_CONFIG_NOPROXY",
    "npm_config_noproxy",
];

/// Limit of the beginning of a request.
const MAX_HEAD: usize = 64 * 1024;

/// Limit of the number of headers.
const MAX_HEADERS: usize = 128;

/// Limit of open connections of a command; further ones wait.
const MAX_CONNECTIONS: usize = 64;

/// The connections that all commands may have open. Each takes two descriptors of this process.
static CONNECTIONS: Semaphore = Semaphore::const_new(128);

/// The names that may be looked up at once. Each takes a thread of those that read files, too.
static LOOKUPS: Semaphore = Semaphore::const_new(16);

/// How long the beginning of a request may take.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);

/// How long connecting may take, with the lookup of the name.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);

/// How long one of the addresses of a name may take.
const ADDRESS_TIMEOUT: Duration = Duration::from_secs(10);

/// Headers that concern this connection only.
const OF_CONNECTION: [&str; 6] = [
    "connection",
    "keep-alive",
    "proxy-authorization",
    "proxy-connection",
    "te",
    "upgrade",
];

/// Tells a command the proxy.
pub(super) fn tell(command: &mut Command, domains: &Domains) {
    let [http, socks] = PORTS;
    let (http, socks) = (
        format!("http://127.0.0.1:{http}"),
        format!("socks5h://127.0.0.1:{socks}"),
    );
    command.envs(VARIABLES.map(|name| (name, &http)));
    let other = if domains.http_only { &http } else { &socks };
    command.envs(OTHER_VARIABLES.map(|name| (name, other)));
    command.envs(EXCEPTIONS.map(|name| (name, "")));
    for name in ["NODE_USE_ENV_PROXY", "CODEX_NETWORK_PROXY_ACTIVE"] {
        command.env(name, "1");
    }
    command.env("ELECTRON_GET_USE_PROXY", "true");
    let local = if domains.local { "1" } else { "0" };
    command.env("CODEX_NETWORK_ALLOW_LOCAL_BINDING", local);
}

/// The proxy of a command, with its connections. It ends where this is dropped.
#[derive(Debug)]
pub(super) struct Proxy(AbortHandle);

impl Proxy {
    /// Starts the proxy of a command that is about to start. Its listeners come out of `door` then.
    pub(super) fn start(door: UnixStream, domains: Domains) -> io::Result<Self> {
        let runtime = Handle::try_current().map_err(io::Error::other)?;
        door.set_nonblocking(true)?;
        let door = tokio::net::UnixStream::from_std(door)?;
        let task = runtime.spawn(async move {
            let http = listener(&door).await?;
            let socks = listener(&door).await?;
            // Without it, nothing listens at its port.
            let socks = Some(socks).filter(|_| !domains.http_only);
            serve(http, socks, Arc::new(domains)).await;
            io::Result::Ok(())
        });
        Ok(Self(task.abort_handle()))
    }
}

/// Waits for the next listener.
async fn listener(door: &tokio::net::UnixStream) -> io::Result<TcpListener> {
    let receive = || linux::receive(door.as_raw_fd());
    let listener = door.async_io(Interest::READABLE, receive).await?;
    listener.set_nonblocking(true)?;
    TcpListener::from_std(listener)
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Serves the connections of a command.
async fn serve(http: TcpListener, socks: Option<TcpListener>, domains: Arc<Domains>) {
    let accept_socks = async || match &socks {
        Some(socks) => socks.accept().await,
        None => std::future::pending().await,
    };
    let mut connections = JoinSet::new();
    loop {
        let accepted = async {
            tokio::select! {
                accepted = http.accept() => (accepted, false),
                accepted = accept_socks() => (accepted, true),
            }
        };
        tokio::select! {
            accepted = accepted, if connections.len() < MAX_CONNECTIONS => match accepted {
                (Ok((client, _)), is_socks) => {
                    let domains = domains.clone();
                    connections.spawn(async move {
                        let _room = CONNECTIONS.acquire().await.map_err(io::Error::other)?;
                        match is_socks {
                            true => socks::answer(client, &domains).await,
                            false => answer(client, &domains).await,
                        }
                    });
                }
                // No descriptor is left.
                (Err(_), _) => tokio::time::sleep(Duration::from_millis(50)).await,
            },
            Some(_) = connections.join_next() => {}
        }
    }
}

/// Why a request is not passed on.
enum Failure {
    Refused(Refusal),
    /// It would not only read.
    Method,
    Malformed(&'static str),
    /// The host cannot be reached.
    Unreachable,
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// A request that is passed on.
struct Passed {
    upstream: TcpStream,
    /// What the upstream is sent, and the client is answered, before anything else.
    head: Vec<u8>,
    /// Whether what the client sends is passed on, too.
    both_ways: bool,
}

async fn answer(mut client: TcpStream, domains: &Domains) -> io::Result<()> {
    let mut read = Vec::new();
    let Ok(length) = timeout(HEAD_TIMEOUT, read_head(&mut client, &mut read)).await else {
        return Ok(());
    };
    let Some(length) = length? else {
        return Ok(());
    };
    let (head, rest) = read.split_at(length);
    let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let parsed = request.parse(head);
    let is_tunnel = request.method == Some("CONNECT");
    let is_whole = parsed == Ok(httparse::Status::Complete(length));
    let passed = match (is_whole, is_tunnel) {
        (true, true) => tunnel(&request, domains).await,
        (true, false) => forward(&request, domains).await,
        (false, _) => Err(Failure::Malformed("invalid request")),
    };
    let mut passed = match passed {
        Ok(passed) => passed,
        Err(failure) => {
            let (host, port) = asked(&request).unwrap_or_default();
            let answer = failure.answer(is_tunnel, &host, port);
            client.write_all(&answer).await?;
            return client.shutdown().await;
        }
    };
    match is_tunnel {
        true => client.write_all(&passed.head).await?,
        false => passed.upstream.write_all(&passed.head).await?,
    }
    if passed.both_ways {
        passed.upstream.write_all(rest).await?;
        copy_bidirectional(&mut client, &mut passed.upstream).await?;
        return Ok(());
    }
    copy(&mut passed.upstream, &mut client).await?;
    client.shutdown().await
}

/// Reads the beginning of a request, and returns its length; `None` if none comes.
async fn read_head(client: &mut TcpStream, read: &mut Vec<u8>) -> io::Result<Option<usize>> {
    loop {
        if let Some(end) = memchr::memmem::find(read, b"\r\n\r\n") {
            return Ok(Some(end + 4));
        }
        if read.len() > MAX_HEAD || client.read_buf(read).await? == 0 {
            return Ok(None);
        }
    }
}

async fn tunnel(request: &httparse::Request<'_, '_>, domains: &Domains) -> Result<Passed, Failure> {
    let (host, port) = asked(request).ok_or(Failure::Malformed("invalid host"))?;
    Ok(Passed {
        upstream: open_tunnel(&host, port, domains).await?,
        head: b"HTTP/1.1 200 OK\r\n\r\n".to_vec(),
        both_ways: true,
    })
}

/// Connects to a host for what is not read here.
async fn open_tunnel(host: &str, port: u16, domains: &Domains) -> Result<TcpStream, Failure> {
    let private = domains.check(host)?;
    if domains.reads_only {
        return Err(Failure::Method);
    }
    connect(host, port, private, domains, Purpose::Tunnel).await
}

async fn forward(
    request: &httparse::Request<'_, '_>,
    domains: &Domains,
) -> Result<Passed, Failure> {
    let (host, port) = asked(request).ok_or(Failure::Malformed("invalid host"))?;
    let uri = request.path.and_then(|path| path.parse::<Uri>().ok());
    let uri = uri.ok_or(Failure::Malformed("invalid target"))?;
    if uri.scheme_str().is_some_and(|scheme| scheme != "http") {
        return Err(Failure::Malformed("only http can be forwarded"));
    }
    let named = |name: &'static str| {
        let headers = request.headers.iter();
        headers.filter(move |header| header.name.eq_ignore_ascii_case(name))
    };
    let of_host = |header: &httparse::Header<'_>| {
        let text = str::from_utf8(header.value).ok();
        text.and_then(|text| authority(text, 80)) == Some((host.clone(), port))
    };
    if !named("host").all(of_host) {
        return Err(Failure::Malformed(
            "Host header does not match request target",
        ));
    }
    let private = domains.check(&host)?;
    let method = request.method.unwrap_or_default();
    if domains.reads_only {
        let has_body = named("transfer-encoding").next().is_some()
            || named("content-length").any(|header| header.value != b"0");
        if has_body || !matches!(method, "GET" | "HEAD" | "OPTIONS") {
            return Err(Failure::Method);
        }
    }
    let upstream = connect(&host, port, private, domains, Purpose::Forward).await?;
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let version = request.version.unwrap_or(1);
    let mut head = format!("{method} {path} HTTP/1.{version}\r\n").into_bytes();
    for header in request.headers.iter() {
        let is_own = |name: &&str| header.name.eq_ignore_ascii_case(name);
        if !OF_CONNECTION.iter().any(is_own) {
            head.extend([header.name.as_bytes(), b": ", header.value, b"\r\n"].concat());
        }
    }
    if named("host").next().is_none() {
        let authority = uri
            .authority()
            .map_or(host.as_str(), |named| named.as_str());
        head.extend(format!("Host: {authority}\r\n").bytes());
    }
    // So that it answers this request only.
    head.extend(b"Connection: close\r\n\r\n");
    Ok(Passed {
        upstream,
        head,
        both_ways: !domains.reads_only,
    })
}

/// Returns the host and the port that a request asks for.
fn asked(request: &httparse::Request<'_, '_>) -> Option<(String, u16)> {
    let target = request.path?;
    if request.method? == "CONNECT" {
        return authority(target, 443);
    }
    if target.starts_with('/') || target == "*" {
        let mut headers = request.headers.iter();
        let host = headers.find(|header| header.name.eq_ignore_ascii_case("host"))?;
        return authority(str::from_utf8(host.value).ok()?, 80);
    }
    authority(target.parse::<Uri>().ok()?.authority()?.as_str(), 80)
}

/// Reads a host with or without a port.
fn authority(text: &str, port: u16) -> Option<(String, u16)> {
    let authority: Authority = text.trim().parse().ok()?;
    let host = authority.host().trim_matches(['[', ']']);
    let is_plain = !host.is_empty() && !authority.as_str().contains('@');
    let port = match authority.as_str().strip_prefix(authority.host()) {
        Some("") => port,
        _ => authority.port_u16()?,
    };
    is_plain.then(|| (host.to_ascii_lowercase(), port))
}

/// What a connection is for. The environment may name another proxy for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// A request in plain HTTP.
    Forward,
    Tunnel,
}

/// Connects to a host that may be reached, perhaps by way of another proxy. `private` tells whether its addresses need not be public.
async fn connect(
    host: &str,
    port: u16,
    private: bool,
    domains: &Domains,
    purpose: Purpose,
) -> Result<TcpStream, Failure> {
    let connected = connect_to_any(host, port, private, domains, purpose);
    let connected = timeout(CONNECT_TIMEOUT, connected).await;
    connected.unwrap_or(Err(Failure::Unreachable))
}

async fn connect_to_any(
    host: &str,
    port: u16,
    private: bool,
    domains: &Domains,
    purpose: Purpose,
) -> Result<TcpStream, Failure> {
    let found = look_up(host.to_owned(), port).await;
    let found = found.map_err(|_| Failure::Unreachable)?;
    let mut failure = Failure::Unreachable;
    for address in found {
        if let Err(refusal) = domains.check_address(address.ip(), private) {
            failure = refusal.into();
            continue;
        }
        // A client of this server is not confined.
        if !is_public(address.ip()) && has_listener(address.port()).await {
            failure = Refusal::Local.into();
            continue;
        }
        let connected = async {
            match domains.direct {
                true => TcpStream::connect(address).await,
                false => upstream::connect(host, address, purpose).await,
            }
        };
        if let Ok(Ok(connected)) = timeout(ADDRESS_TIMEOUT, connected).await {
            return Ok(connected);
        }
        failure = Failure::Unreachable;
    }
    Err(failure)
}

async fn has_listener(port: u16) -> bool {
    let looked = tokio::task::spawn_blocking(move || linux::has_listener(port));
    looked.await.unwrap_or(true)
}

async fn look_up(host: String, port: u16) -> io::Result<Vec<SocketAddr>> {
    let turn = LOOKUPS.acquire().await.map_err(io::Error::other)?;
    // The thread is taken until the lookup ends, also where nobody waits for it any more.
    let lookup = tokio::spawn(async move {
        let _turn = turn;
        let found = lookup_host((host, port)).await?;
        Ok(found.collect())
    });
    lookup.await?
}

impl Failure {
    /// Returns the answer to a request, in the words of Codex.
    fn answer(&self, is_tunnel: bool, host: &str, port: u16) -> Vec<u8> {
        let (error, reason, message) = match self {
            Self::Refused(Refusal::NotAllowed) => {
                ("allowlist", "not_allowed", "Domain not in allowlist.")
            }
            Self::Refused(Refusal::Local) => (
                "allowlist",
                "not_allowed_local",
                "Sandbox policy blocks local/private network addresses.",
            ),
            Self::Refused(Refusal::Denied) => {
                ("denylist", "denied", "Domain denied by the sandbox policy.")
            }
            Self::Method => (
                "method-policy",
                "method_not_allowed",
                "Method not allowed in limited mode.",
            ),
            Self::Malformed(text) => return plain("400 Bad Request", "", text),
            Self::Unreachable => return plain("502 Bad Gateway", "", "upstream failure"),
        };
        let error = format!("X-Proxy-Error: blocked-by-{error}\r\n");
        if is_tunnel {
            return plain("403 Forbidden", &error, message);
        }
        let error = format!("{error}Content-Type: application/json\r\n");
        let told = serde_json::json!({
            "status": "blocked",
            "host": host,
            "reason": reason,
            "decision": "deny",
            "source": match self {
                Self::Method => "mode_guard",
                _ => "baseline_policy",
            },
            "protocol": "http",
            "port": port,
            "message": message,
        });
        plain("403 Forbidden", &error, &told.to_string())
    }
}

fn plain(status: &str, headers: &str, text: &str) -> Vec<u8> {
    let mut answer = Vec::new();
    let length = text.len();
    let _ = write!(
        answer,
        "HTTP/1.1 {status}\r\n{headers}Connection: close\r\nContent-Length: {length}\r\n\r\n{text}"
    );
    answer
}
