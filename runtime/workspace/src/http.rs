//! HTTP clients, all set up the same way.

use std::{net::IpAddr, time::Duration};

/// How long a connection may take to come about.
pub const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);

/// Connections to one host that wait for the next request. Each holds tens of KiB of buffers, so that hundreds of turns
/// at once must not leave hundreds behind.
const IDLE_CONNECTIONS: usize = 16;

/// Variables that name a file with further certificates to trust, PEM. (`SSL_CERT_FILE` and `SSL_CERT_DIR`, which
/// replace those of the system, are read by the TLS library.)
const CA_VARIABLES: [&str; 2] = ["THREADWIRE_CA_CERTIFICATE", "CODEX_CA_CERTIFICATE"];

const USER_AGENT: &str = concat!("threadwire/", env!("CARGO_PKG_VERSION"));

/// Tells whether a URL is on this machine and needs no TLS.
pub fn is_local(url: &str) -> bool {
    let Ok(url) = reqwest::Url::parse(url) else {
        return false;
    };
    let host = url.host_str().unwrap_or_default();
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    url.scheme() == "http" && (host == "localhost" || address.is_ok_and(|ip| ip.is_loopback()))
}

/// Makes a client that follows no redirects. A `local` one is for URLs that [`is_local`]: it takes no proxy and needs no
/// certificates, which take time and memory to load. What is wrong with certificates is told in words.
pub fn client(local: bool) -> Result<reqwest::Client, String> {
    // Whoever came first has chosen already.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let mut builder = reqwest::Client::builder()
        .user_agent(USER_AGENT)
        .connect_timeout(CONNECT_TIMEOUT)
        .pool_max_idle_per_host(IDLE_CONNECTIONS)
        .redirect(reqwest::redirect::Policy::none())
        .tcp_nodelay(true);
    if local {
        builder = builder.tls_certs_only([]).no_proxy();
    } else if let Some(file) = CA_VARIABLES.iter().find_map(std::env::var_os) {
        let read = |error: &dyn std::fmt::Display| {
            format!("certificates of {} cannot be read: {error}", file.display())
        };
        let pem = std::fs::read(&file).map_err(|error| read(&error))?;
        let certificates =
            reqwest::Certificate::from_pem_bundle(&pem).map_err(|error| read(&error))?;
        builder = builder.tls_certs_merge(certificates);
    }
    builder.build().map_err(|error| causes(&error))
}

/// Writes an error with its causes, leaving out those that say nothing new.
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
    text
}

#[cfg(test)]
mod tests {
    use super::is_local;

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
