//! The proxy that the environment of this process names.

use std::{io, net::SocketAddr, sync::LazyLock};

use http::{Uri, uri::Scheme};
use hyper_util::client::proxy::matcher::{Intercept, Matcher};
use tokio::{io::AsyncWriteExt, net::TcpStream};

use super::{Purpose, read_head};
use crate::address::is_public;

static PROXIES: LazyLock<Matcher> = LazyLock::new(Matcher::from_env);

/// Connects to an address of a host that was checked. A proxy of the environment is told the address, not the name, which
/// could lead it elsewhere; so it is asked for a tunnel for plain HTTP, too: in a request that it forwards, it would put
/// the address in the place of the name (RFC 9112, 3.2.2). Addresses of private networks are reached without it.
pub(super) async fn connect(
    host: &str,
    address: SocketAddr,
    purpose: Purpose,
) -> io::Result<TcpStream> {
    let proxy = proxy(host, address, purpose).filter(|_| is_public(address.ip()));
    let Some((proxy, place)) = proxy else {
        return TcpStream::connect(address).await;
    };
    let mut stream = TcpStream::connect(place).await?;
    let mut asked = format!("CONNECT {address} HTTP/1.1\r\nHost: {address}\r\n").into_bytes();
    if let Some(value) = proxy.basic_auth() {
        asked.extend([b"Proxy-Authorization: ", value.as_bytes(), b"\r\n"].concat());
    }
    asked.extend(b"\r\n");
    stream.write_all(&asked).await?;
    let mut read = Vec::new();
    let length = read_head(&mut stream, &mut read).await?;
    let mut headers = [httparse::EMPTY_HEADER; super::MAX_HEADERS];
    let mut answer = httparse::Response::new(&mut headers);
    let is_whole = answer.parse(&read).is_ok() && length == Some(read.len());
    match answer.code {
        // Nobody has said anything in the tunnel yet.
        Some(200..300) if is_whole => Ok(stream),
        _ => Err(io::ErrorKind::ConnectionRefused.into()),
    }
}

/// Returns the proxy for an address of a host, and where it is. One that speaks anything but HTTP does not count.
fn proxy(host: &str, address: SocketAddr, purpose: Purpose) -> Option<(Intercept, (String, u16))> {
    let scheme = match purpose {
        Purpose::Forward => Scheme::HTTP,
        Purpose::Tunnel => Scheme::HTTPS,
    };
    // What is exempt is exempt by its name or by its address.
    let host = match host.parse() {
        Ok(std::net::Ipv6Addr { .. }) => format!("[{host}]"),
        Err(_) => host.to_owned(),
    };
    let mut targets = [format!("{host}:{}", address.port()), address.to_string()].into_iter();
    let first = targets.next()?;
    let intercept = |authority: String| {
        let uri = Uri::builder().scheme(scheme.clone()).authority(authority);
        PROXIES.intercept(&uri.path_and_query("/").build().ok()?)
    };
    let found = intercept(first)?;
    intercept(targets.next()?)?;
    let uri = found.uri();
    let place = (
        uri.host()?.trim_matches(['[', ']']).to_owned(),
        uri.port_u16().unwrap_or(80),
    );
    (uri.scheme() == Some(&Scheme::HTTP)).then_some((found, place))
}
