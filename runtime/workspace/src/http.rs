//! HTTP clients with a common configuration.

use std::{net::IpAddr, sync::Arc, time::Duration};

use http::{header::HOST, request::Parts, uri::Authority};
use reqwest::redirect::Policy;
use rustls::{
    ClientConfig,
    pki_types::{CertificateDer, pem::PemObject},
};
use rustls_platform_verifier::Verifier;

/// Timeout of connecting.
pub const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);

/// Maximum number of idle connections per host. Each holds tens of KiB of buffers, so hundreds of parallel turns must
/// not leave hundreds of connections.
pub const IDLE_CONNECTIONS: usize = 16;

/// Environment variables that name a PEM file with additional trusted certificates. (The TLS library reads
/// `SSL_CERT_FILE` and `SSL_CERT_DIR`, which replace the system's certificates.)
const CA_VARIABLES: [&str; 2] = ["THREADWIRE_CA_CERTIFICATE", "CODEX_CA_CERTIFICATE"];

/// The `User-Agent` header.
pub const USER_AGENT: &str = concat!("threadwire/", env!("CARGO_PKG_VERSION"));

/// Tells whether a URL is on this machine and needs no TLS.
pub fn is_local(url: &str) -> bool {
    let Ok(url) = reqwest::Url::parse(url) else {
        return false;
    };
    let host = url.host_str().unwrap_or_default();
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    url.scheme() == "http" && (host == "localhost" || address.is_ok_and(|ip| ip.is_loopback()))
}

/// Tells whether a request to a server names this machine as its host: `localhost` or a loopback address. A web page
/// whose name is made to mean this machine (DNS rebinding) has the same origin as the server, but names itself.
/// Browsers always name a host.
pub fn is_to_this_machine(request: &Parts) -> bool {
    let named = request.uri.authority().map(Authority::as_str);
    let mut hosts = request.headers.get_all(HOST).iter();
    named.is_none_or(names_this_machine)
        && hosts.all(|host| host.to_str().is_ok_and(names_this_machine))
}

/// Tells whether a host, with or without a port, is this machine.
fn names_this_machine(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    let host = authority.host();
    match host.trim_matches(['[', ']']).parse::<IpAddr>() {
        Ok(address) => address.to_canonical().is_loopback(),
        Err(_) => host.eq_ignore_ascii_case("localhost"),
    }
}

/// Returns the TLS configuration: it trusts the certificates of the system and of [`CA_VARIABLES`]. Errors: a
/// description of the problem with these certificates.
pub fn tls() -> Result<ClientConfig, String> {
    let mut further = Vec::new();
    if let Some(file) = CA_VARIABLES.iter().find_map(std::env::var_os) {
        let read = CertificateDer::pem_file_iter(&file).and_then(Iterator::collect);
        further = read.map_err(|error| {
            format!(
                "certificates of {} cannot be read: {}",
                file.display(),
                causes(&error)
            )
        })?;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let verifier = Verifier::new_with_extra_roots(further, Arc::clone(&provider));
    let verifier = verifier.map_err(|error| error.to_string())?;
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    Ok(config
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(verifier))
        .with_no_client_auth())
}

/// Maximum number of redirects of one request.
const MAX_REDIRECTS: usize = 5;

/// Creates a client that does not follow redirects. A `local` client is for URLs for which [`is_local`] holds: it uses
/// no proxy and loads no certificates, which cost time and memory. Errors: a description of the problem with the
/// certificates.
pub fn client(local: bool) -> Result<reqwest::Client, String> {
    with_redirects(local, Policy::none())
}

/// Creates a client as [`client`] does, which sends a request again where its origin says that it is there at another
/// place. Other redirects are not followed: they lead to somebody else, or lose the request.
pub fn following_client(local: bool) -> Result<reqwest::Client, String> {
    let policy = Policy::custom(|attempt| {
        let (new, seen) = (attempt.url(), attempt.previous());
        let is_again = matches!(attempt.status().as_u16(), 307 | 308);
        let is_there = seen.last().is_some_and(|old| old.origin() == new.origin());
        match is_again && is_there && seen.len() <= MAX_REDIRECTS && !seen.contains(new) {
            true => attempt.follow(),
            false => attempt.stop(),
        }
    });
    with_redirects(local, policy)
}

fn with_redirects(local: bool, policy: Policy) -> Result<reqwest::Client, String> {
    let mut builder = reqwest::Client::builder()
        .user_agent(USER_AGENT)
        .connect_timeout(CONNECT_TIMEOUT)
        .pool_max_idle_per_host(IDLE_CONNECTIONS)
        .redirect(policy)
        .tcp_nodelay(true);
    if local {
        // Fails if a provider is already installed, which is fine.
        let _ = rustls::crypto::ring::default_provider().install_default();
        builder = builder.tls_certs_only([]).no_proxy();
    } else {
        builder = builder.tls_backend_preconfigured(tls()?);
    }
    builder.build().map_err(|error| causes(&error))
}

/// Formats an error with its causes, leaving out causes that repeat the text.
///
/// An error of the HTTP client names the address, which may have a key: it is masked as in [`without_keys`].
pub fn causes(error: &(dyn std::error::Error + 'static)) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let said = error.to_string();
        if !text.contains(&said) {
            text.push_str(": ");
            text.push_str(&said);
        }
        cause = error.source();
    }
    without_keys(&text)
}

/// Returns a text with `[key]` in place of the logins and the values of the queries of all addresses in it.
pub fn without_keys(text: &str) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("://") {
        let (before, address) = rest.split_at(at + "://".len());
        let is_end = |char: char| char.is_whitespace() || matches!(char, '"' | '<' | '>');
        let (address, after) = address.split_at(address.find(is_end).unwrap_or(address.len()));
        masked.push_str(before);
        mask(address, &mut masked);
        rest = after;
    }
    masked.push_str(rest);
    masked
}

/// Adds what follows `://` of an address. It may be followed by punctuation of the text.
fn mask(address: &str, masked: &mut String) {
    let end = address.find(['/', '?', '#']).unwrap_or(address.len());
    let host = &address[..end];
    let port = host.rsplit_once(':').map_or("", |(_, port)| port);
    // A login that is not written as in a URL may have any characters.
    let is_host = host.contains(']')
        || port
            .bytes()
            .all(|byte| byte.is_ascii_digit() || !byte.is_ascii_alphanumeric());
    let login = match host.rfind('@') {
        None if !is_host => address.rfind('@'),
        found => found,
    };
    let address = match login {
        Some(at) => {
            masked.push_str("[key]");
            &address[at..]
        }
        None => address,
    };
    let Some((path, query)) = address.split_once('?') else {
        masked.push_str(address);
        return;
    };
    let plain = query.trim_end_matches([')', '.', ',', ':', ';', '`', '\'']);
    let mut mark = '?';
    masked.push_str(path);
    for pair in plain.split('&') {
        masked.push(mark);
        mark = '&';
        if let Some((name, _)) = pair.split_once('=') {
            masked.push_str(name);
            masked.push('=');
        }
        if !pair.is_empty() {
            masked.push_str("[key]");
        }
    }
    masked.push_str(&query[plain.len()..]);
}

#[cfg(test)]
mod tests {
    use super::{is_local, names_this_machine, without_keys};

    #[test]
    fn keys_in_addresses_are_masked() {
        for (text, masked) in [
            ("no address, ?k=v a@b", "no address, ?k=v a@b"),
            (
                "for url (http://h:1/mcp/?apiKey=K1&b=K2), when 1",
                "for url (http://h:1/mcp/?apiKey=[key]&b=[key]), when 1",
            ),
            ("https://u:p@h/@a/b and", "https://[key]@h/@a/b and"),
            (
                "https://h/@a/b http://[::1]/@a",
                "https://h/@a/b http://[::1]/@a",
            ),
            ("ftp://u:p/?w@h/v1?K", "ftp://[key]@h/v1?[key]"),
            ("(https://h:80)", "(https://h:80)"),
            (
                "Url { url: \"ws://u@h/?a=b=c&=d#e\", x: 1 } http://h?k=v",
                "Url { url: \"ws://[key]@h/?a=[key]&=[key]\", x: 1 } http://h?k=[key]",
            ),
        ] {
            assert_eq!(without_keys(text), masked);
        }
    }

    #[test]
    fn hosts_of_this_machine_are_known() {
        let hosts = [
            "localhost",
            "LOCALHOST:80",
            "127.0.0.1",
            "127.0.0.1:4500",
            "127.8.9.1:1",
            "[::1]",
            "[::1]:4500",
            "[::ffff:127.0.0.1]:1",
        ];
        for host in hosts {
            assert!(names_this_machine(host), "{host}");
        }
        let others = [
            "",
            "evil.example:4500",
            "localhost.evil.example",
            "127.0.0.1.evil.example:80",
            "10.0.0.1",
            "0.0.0.0:4500",
            "[::2]",
            "localhost evil.example",
            "localhost:80@evil.example",
        ];
        for host in others {
            assert!(!names_this_machine(host), "{host}");
        }
    }

    #[test]
    fn only_hosts_of_this_machine_are_local() {
        for url in [
            "http://localhost:11434/v1",
            "http://127.0.0.1/",
            "http://127.8.9.1:80",
            "http://[::1]:8080/v1",
        ] {
            assert!(is_local(url), "{url}");
        }
        for url in [
            "https://localhost/",
            "http://localhost.example/",
            "http://127.example/",
            "http://127.0.0.1.example/",
            "http://user:localhost@10.0.0.1/",
            "http://10.0.0.1/",
            "localhost",
        ] {
            assert!(!is_local(url), "{url}");
        }
    }
}
