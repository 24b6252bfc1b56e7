//! Connections: direct or through the proxy of the environment, with or without TLS.

use std::{
    error::Error as StdError,
    io,
    sync::{Arc, OnceLock},
};

use bytes::Bytes;
use http::{HeaderValue, Uri, uri::Scheme};
use hyper_util::client::{
    legacy::connect::HttpConnector,
    proxy::matcher::{Intercept, Matcher},
};
use rustls::pki_types::ServerName;
use threadwire_workspace::http::{self as setup, CONNECT_TIMEOUT};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    time::timeout,
};
use tokio_rustls::TlsConnector;
use tower_service::Service;

use super::{HttpError, exchange::Exchange};

/// A stream of bytes in both directions.
pub(super) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// The error of opening a connection.
#[derive(Debug, thiserror::Error)]
pub(in crate::model) enum ConnectError {
    #[error("{0}")]
    Certificates(String),
    #[error("TLS handshake failed")]
    Tls(#[source] io::Error),
    #[error("no connection within {} seconds", CONNECT_TIMEOUT.as_secs())]
    Timeout,
    #[error("the address has no host")]
    NoHost,
    #[error("the proxy did not open a tunnel")]
    Tunnel(#[source] Box<HttpError>),
    #[error("the proxy refused a tunnel: {0}")]
    Refused(http::StatusCode),
    #[error(transparent)]
    Unreachable(Box<dyn StdError + Send + Sync>),
}

/// Opens connections.
#[derive(Debug)]
pub(super) struct Connector {
    tcp: HttpConnector,
    proxies: Matcher,
    /// Loaded at the first use: certificates take time and memory, and local providers need none.
    tls: OnceLock<Arc<rustls::ClientConfig>>,
}

impl Connector {
    /// Creates a connector with the proxies of the environment.
    pub(super) fn new() -> Self {
        let mut tcp = HttpConnector::new();
        tcp.enforce_http(false);
        tcp.set_nodelay(true);
        Self {
            tcp,
            proxies: Matcher::from_system(),
            tls: OnceLock::new(),
        }
    }

    /// Returns the proxy for an address; none for addresses on this machine.
    fn proxy(&self, to: &Uri) -> Option<Intercept> {
        if setup::is_local(&to.to_string()) {
            return None;
        }
        self.proxies.intercept(to)
    }

    /// Returns the proxy that forwards plain HTTP requests to an address. (A proxy does not see requests in a tunnel.)
    pub(super) fn forwards(&self, to: &Uri) -> Option<Intercept> {
        if is_secure(to) {
            return None;
        }
        self.proxy(to)
    }

    /// Opens a connection for requests to an address.
    pub(super) async fn connect(&self, to: &Uri) -> Result<Box<dyn Stream>, ConnectError> {
        let connected = async {
            match self.proxy(to) {
                None => self.reach(to).await,
                Some(proxy) if is_secure(to) => self.tunnel(&proxy, to).await,
                Some(proxy) => self.reach(proxy.uri()).await,
            }
        };
        timeout(CONNECT_TIMEOUT, connected)
            .await
            .unwrap_or(Err(ConnectError::Timeout))
    }

    /// Connects to a host without a proxy, with TLS for `https`.
    async fn reach(&self, to: &Uri) -> Result<Box<dyn Stream>, ConnectError> {
        let stream = self.tcp.clone().call(to.clone()).await;
        let stream = stream.map_err(|error| ConnectError::Unreachable(error.into()))?;
        let stream = Box::new(stream.into_inner());
        if is_secure(to) {
            self.secure(to, stream).await
        } else {
            Ok(stream)
        }
    }

    async fn tunnel(&self, proxy: &Intercept, to: &Uri) -> Result<Box<dyn Stream>, ConnectError> {
        let host = to.host().ok_or(ConnectError::NoHost)?;
        let port = to.port_u16().unwrap_or(443);
        let mut request = format!("CONNECT {host}:{port} HTTP/1.1\r\nhost: {host}:{port}\r\n");
        if let Some(value) = proxy.basic_auth().and_then(text) {
            request.push_str(&format!("proxy-authorization: {value}\r\n"));
        }
        request.push_str("\r\n");
        let mut exchange = Exchange::new(self.reach(proxy.uri()).await?);
        let answered = exchange.ask(request.as_bytes(), Bytes::new()).await;
        let head = answered.map_err(|error| ConnectError::Tunnel(Box::new(error)))?;
        if !head.status.is_success() {
            return Err(ConnectError::Refused(head.status));
        }
        self.secure(to, exchange.into_stream()).await
    }

    async fn secure(
        &self,
        to: &Uri,
        stream: Box<dyn Stream>,
    ) -> Result<Box<dyn Stream>, ConnectError> {
        let host = to.host().ok_or(ConnectError::NoHost)?;
        let host = host.trim_matches(['[', ']']).to_owned();
        let name = ServerName::try_from(host)
            .map_err(|error| ConnectError::Tls(io::Error::other(error)))?;
        let tls = match self.tls.get() {
            Some(tls) => tls,
            None => {
                let tls = setup::tls().map_err(ConnectError::Certificates)?;
                self.tls.get_or_init(|| Arc::new(tls))
            }
        };
        let connector = TlsConnector::from(Arc::clone(tls));
        let stream = connector.connect(name, stream).await;
        Ok(Box::new(stream.map_err(ConnectError::Tls)?))
    }
}

fn is_secure(to: &Uri) -> bool {
    to.scheme() == Some(&Scheme::HTTPS)
}

fn text(value: &HeaderValue) -> Option<&str> {
    value.to_str().ok()
}
