//! SOCKS5 (RFC 1928): connections by TCP, without authentication.

use std::{
    io,
    net::{Ipv4Addr, Ipv6Addr},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional},
    net::TcpStream,
    time::timeout,
};

use super::{Failure, HEAD_TIMEOUT, open_tunnel};
use crate::sandbox::domains::Domains;

const VERSION: u8 = 5;

/// The method without authentication, and that there is none which both sides know.
const NO_AUTHENTICATION: u8 = 0;
const NO_METHOD: u8 = 0xff;

/// The only command that is served.
const CONNECT: u8 = 1;

/// The kinds of addresses.
const IPV4: u8 = 1;
const NAME: u8 = 3;
const IPV6: u8 = 4;

/// What requests are answered.
const CONNECTED: u8 = 0;
const NOT_ALLOWED: u8 = 2;
const UNREACHABLE: u8 = 5;
const UNKNOWN_COMMAND: u8 = 7;
const UNKNOWN_ADDRESS: u8 = 8;

pub(super) async fn answer(mut client: TcpStream, domains: &Domains) -> io::Result<()> {
    let Ok(asked) = timeout(HEAD_TIMEOUT, read(&mut client)).await else {
        return Ok(());
    };
    let upstream = match asked? {
        None => return Ok(()),
        Some(Err(code)) => Err(code),
        Some(Ok((host, port))) => {
            open_tunnel(&host, port, domains)
                .await
                .map_err(|failure| match failure {
                    Failure::Refused(_) | Failure::Method => NOT_ALLOWED,
                    Failure::Malformed(_) | Failure::Unreachable => UNREACHABLE,
                })
        }
    };
    let code = upstream.as_ref().err().copied().unwrap_or(CONNECTED);
    // The address of the connection is nothing to the command.
    let reply = [VERSION, code, 0, IPV4, 0, 0, 0, 0, 0, 0];
    client.write_all(&reply).await?;
    match upstream {
        Ok(mut upstream) => copy_bidirectional(&mut client, &mut upstream)
            .await
            .map(drop),
        Err(_) => client.shutdown().await,
    }
}

/// Reads the host and the port that a client asks for, or the code with which it is refused; `None` if it does not speak
/// the protocol.
async fn read(client: &mut TcpStream) -> io::Result<Option<Result<(String, u16), u8>>> {
    let mut methods = [0; 255];
    let [version, count] = next(client).await?;
    if version != VERSION {
        return Ok(None);
    }
    let methods = &mut methods[..count.into()];
    client.read_exact(methods).await?;
    if !methods.contains(&NO_AUTHENTICATION) {
        client.write_all(&[VERSION, NO_METHOD]).await?;
        return Ok(None);
    }
    client.write_all(&[VERSION, NO_AUTHENTICATION]).await?;
    let [version, command, _, kind] = next(client).await?;
    let host = match (version, kind) {
        (VERSION, IPV4) => Ipv4Addr::from(next(client).await?).to_string(),
        (VERSION, IPV6) => Ipv6Addr::from(next(client).await?).to_string(),
        (VERSION, NAME) => {
            let [length] = next(client).await?;
            let mut name = vec![0; length.into()];
            client.read_exact(&mut name).await?;
            match String::from_utf8(name) {
                Ok(name) if !name.is_empty() => name.to_ascii_lowercase(),
                _ => return Ok(None),
            }
        }
        (VERSION, _) => return Ok(Some(Err(UNKNOWN_ADDRESS))),
        _ => return Ok(None),
    };
    let port = u16::from_be_bytes(next(client).await?);
    Ok(Some(match command {
        CONNECT => Ok((host, port)),
        _ => Err(UNKNOWN_COMMAND),
    }))
}

async fn next<const LENGTH: usize>(client: &mut TcpStream) -> io::Result<[u8; LENGTH]> {
    let mut bytes = [0; LENGTH];
    client.read_exact(&mut bytes).await?;
    Ok(bytes)
}
