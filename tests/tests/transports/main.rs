//! Tests over real sockets and processes.

mod channels;
mod client;
mod homes;
mod http;
mod hub;
mod kill;
mod leaks;
mod peers;
mod process;
mod proxy;
mod reconnect;
mod relay;
mod sessions;
mod slow;
mod sockets;
mod status;
mod stdio;
mod streamable;
mod tls;
mod tokens;

use std::{future::Future, path::Path, time::Duration};

use tempfile::TempDir;
use threadwire_server::{Listen, OpenOptions, Server, open};

/// How long a test waits for anything. Only a broken server reaches this limit.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server in this process with its own folders, listening on a free port.
struct TestServer {
    server: Server,
    address: std::net::SocketAddr,
    folder: TempDir,
}

impl TestServer {
    async fn new() -> Self {
        Self::with(OpenOptions::default()).await
    }

    async fn with(options: OpenOptions) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let server = server(folder.path(), options).await;
        let free = Listen::WebSocket(([127, 0, 0, 1], 0).into());
        let Listen::WebSocket(address) = server.listen(&free).await.expect("a free port").address
        else {
            unreachable!("a port was asked for")
        };
        Self {
            server,
            address,
            folder,
        }
    }
}

/// Opens a server with its home in a folder.
async fn server(folder: &Path, options: OpenOptions) -> Server {
    let options = OpenOptions {
        home: Some(folder.join("home")),
        cwd: Some(folder.to_path_buf()),
        ..options
    };
    open(options).await.expect("the server opens")
}

/// Waits for `work` up to [`PATIENCE`], then panics.
async fn soon<T>(what: &str, work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work)
        .await
        .unwrap_or_else(|_| panic!("waited in vain for {what}"))
}

/// Calls `look` repeatedly until it returns a value.
async fn poll<T>(what: &str, patience: Duration, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let deadline = tokio::time::Instant::now() + patience;
    loop {
        if let Some(seen) = look().await {
            return seen;
        }
        assert!(
            tokio::time::Instant::now() < deadline,
            "waited in vain for {what}"
        );
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
