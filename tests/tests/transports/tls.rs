//! Tests of `--connect wss://`: a server behind a proxy that ends TLS, with a certificate that signs itself.

use std::{process::Stdio, sync::Arc};

use rustls::{
    ServerConfig,
    pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer},
};
use serde_json::json;
use tokio::{
    io::{BufReader, copy_bidirectional},
    net::{TcpListener, TcpStream},
};
use tokio_rustls::TlsAcceptor;

use crate::{
    TestServer,
    client::{Client, Lines},
    process::command_of,
    soon,
};

/// Starts a proxy with a certificate for `localhost` in front of a server. Returns its port and the certificate in PEM.
async fn proxy(server: std::net::SocketAddr) -> (u16, String) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]);
    let rcgen::CertifiedKey { cert, signing_key } = made.expect("a certificate");
    let key = PrivatePkcs8KeyDer::from(signing_key.serialize_der());
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("TLS versions")
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], PrivateKeyDer::from(key))
        .expect("a certificate and its key");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // A client that does not trust the certificate ends the handshake.
                let Ok(mut client) = acceptor.accept(client).await else {
                    return;
                };
                let mut server = TcpStream::connect(server).await.expect("the server");
                let _ = copy_bidirectional(&mut client, &mut server).await;
            });
        }
    });
    (port, cert.pem())
}

#[tokio::test]
async fn a_server_behind_tls_is_reached_where_its_certificate_is_trusted() {
    let house = TestServer::new().await;
    let folder = house.folder.path();
    let (port, certificate) = proxy(house.address).await;
    let file = folder.join("ca.pem");
    std::fs::write(&file, certificate).expect("a file");
    let address = format!("wss://localhost:{port}");
    for variable in ["THREADWIRE_CA_CERTIFICATE", "SSL_CERT_FILE"] {
        let mut command = command_of(folder, &["app-server", "--connect", &address]);
        command.env(variable, &file);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the relay starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut client = Client::new(Lines { input, output }).codex().await;
        let listed = client.call("thread/loaded/list", json!({})).await;
        assert_eq!(listed["data"], json!([]));
        drop(client);
        let ended = soon("the end of the relay", child.wait()).await;
        assert!(ended.expect("a status").success(), "{variable}");
    }

    let mut stranger = command_of(folder, &["app-server", "--connect", &address]);
    stranger.stdin(Stdio::null());
    stranger.env_remove("SSL_CERT_FILE");
    let output = soon("the refusal", stranger.output()).await;
    let output = output.expect("the relay runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{said}");
    assert!(output.stdout.is_empty());
    assert!(
        said.contains(&address) && said.contains("certificate"),
        "{said}"
    );

    let mut wrong = command_of(folder, &["app-server", "--connect", &address]);
    wrong.stdin(Stdio::null());
    wrong.env("THREADWIRE_CA_CERTIFICATE", folder.join("nothing.pem"));
    let output = soon("the refusal", wrong.output()).await;
    let said = String::from_utf8_lossy(&output.expect("the relay runs").stderr).into_owned();
    assert!(said.contains("nothing.pem cannot be read"), "{said}");
}
