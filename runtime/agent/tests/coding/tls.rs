//! A model server with an untrusted certificate.

use std::{
    io,
    net::TcpListener,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use rustls::{
    ServerConfig, ServerConnection,
    pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer},
};
use threadwire_engine::TurnErrorKind;
use threadwire_test_model::{Model, Wire};

use crate::support::{World, says};

/// Serves TLS with a self-signed certificate. Returns the port, and counts connections.
fn impostor(connections: Arc<AtomicUsize>) -> io::Result<u16> {
    let certified =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).map_err(io::Error::other)?;
    let key = PrivatePkcs8KeyDer::from(certified.signing_key.serialize_der());
    // Fails if another test has set the provider already.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(
            vec![certified.cert.der().clone()],
            PrivateKeyDer::Pkcs8(key),
        )
        .map_err(io::Error::other)?;
    let config = Arc::new(config);
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let port = listener.local_addr()?.port();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let (Ok(mut stream), Ok(mut tls)) =
                (stream, ServerConnection::new(Arc::clone(&config)))
            else {
                return;
            };
            connections.fetch_add(1, Ordering::SeqCst);
            // The handshake ends with the alert of a client that does not trust the certificate.
            while tls.is_handshaking() && tls.complete_io(&mut stream).is_ok() {}
        }
    });
    Ok(port)
}

#[tokio::test]
async fn an_untrusted_certificate() {
    let connections = Arc::new(AtomicUsize::new(0));
    let port = impostor(Arc::clone(&connections)).unwrap();
    let address = format!("https://localhost:{port}/v1");
    let mut world = World::open(&address, Wire::Responses, "request_max_retries = 4\n").await;
    let failed = world.say("go").await;
    let error = failed.error();
    assert!(
        error.message.starts_with("secure connection failed: "),
        "{error:?}"
    );
    assert!(error.message.contains("certificate"), "{error:?}");
    assert_eq!(error.kind, TurnErrorKind::ConnectionFailed { status: None });
    // There is no retry: it would fail again.
    assert_eq!(connections.load(Ordering::SeqCst), 1);
    let model = Model::start(vec![says(Wire::Responses, "fine")]).await;
    world.configure(&model.base_url(), Wire::Responses, "");
    world.say("again").await.answered("fine");
}
