//! The hub of a user: finds or starts one app server per workspace. It never carries messages of clients.
//!
//! A hub is an HTTP server on the loopback. The file `hub.lock` in its folder, which it holds while it lives, says where
//! it is and has its token; a second hub finds the file held. Each app server is a child process of the hub, with the
//! hub at its standard input and output: it ends with the hub, however the hub ends.
//!
//! Start reading at [`Hub::open`], then `servers.rs`: [`launch`](crate::launch) starts one process, `workspace` knows
//! which process serves one folder, `api` speaks HTTP.

mod api;
mod events;
mod failure;
mod files;
mod launch;
mod probe;
mod servers;
mod workspace;

use std::{io, net::Ipv4Addr, path::PathBuf, sync::Arc, time::Duration};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use threadwire_protocol::dotcraft::{HubEventKind, HubLockFile};
use threadwire_workspace::craft::lock::HeldFile;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

pub use files::now;
pub use launch::address;

use crate::{api::Api, events::Events, servers::Servers};

/// Name of the file in the hub's folder that says where the hub is.
const LOCK_FILE: &str = "hub.lock";

/// Time that requests have to end when the hub stops.
const LAST_ANSWERS: Duration = Duration::from_secs(1);

/// Options of [`Hub::open`].
#[derive(Clone, Debug)]
pub struct Options {
    /// The folder of the hub's files: `~/.craft/hub`.
    pub folder: PathBuf,
    /// The program that serves a workspace, with its arguments. It runs in the workspace, with the variables of a
    /// managed app server in its environment.
    pub server: Vec<String>,
    /// Time that an app server has to be ready.
    pub start_limit: Duration,
    /// Time between two looks at the health of a running app server.
    pub look_interval: Duration,
}

impl Options {
    /// Returns the usual options.
    pub fn new(folder: PathBuf, server: Vec<String>) -> Self {
        Self {
            folder,
            server,
            start_limit: Duration::from_secs(30),
            look_interval: Duration::from_secs(10),
        }
    }
}

/// Why a hub cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process holds the file of the user's hub.
    #[error("another hub of this user runs")]
    Taken,
    /// The folder or its files cannot be written.
    #[error("{}: {source}", path.display())]
    Folder {
        /// The folder or file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// No port of the loopback can be opened, or there is no random source.
    #[error("cannot listen on the loopback: {0}")]
    Listen(io::Error),
}

/// A hub that is open. [`Hub::serve`] answers its clients.
#[derive(Debug)]
pub struct Hub {
    listener: TcpListener,
    api: Arc<Api>,
    lock: HeldFile,
}

impl Hub {
    /// Takes the place of the user's hub, and opens a port.
    ///
    /// # Panics
    /// Panics outside of a Tokio runtime.
    pub async fn open(options: Options) -> Result<Self, OpenError> {
        let at = |path: &PathBuf| {
            let path = path.clone();
            |source| OpenError::Folder { path, source }
        };
        files::make_folder(&options.folder).map_err(at(&options.folder))?;
        let file = options.folder.join(LOCK_FILE);
        let taken = HeldFile::take(&file).map_err(at(&file))?;
        let mut lock = taken.ok_or(OpenError::Taken)?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.map_err(OpenError::Listen)?;
        let address = listener.local_addr().map_err(OpenError::Listen)?;
        let about = HubLockFile {
            pid: i64::from(std::process::id()),
            api_base_url: format!("http://{address}"),
            token: secret().map_err(OpenError::Listen)?,
            started_at: files::now(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            binary_path: std::env::current_exe()
                .ok()
                .map(|path| path.display().to_string()),
        };
        lock.write(&files::pretty(&about)).map_err(at(&file))?;
        let events = Events::default();
        let servers = Servers::new(options, about.api_base_url.clone(), events.clone());
        let api = Arc::new(Api {
            about,
            events,
            servers,
            stop: CancellationToken::new(),
            told: CancellationToken::new(),
        });
        Ok(Self {
            listener,
            api,
            lock,
        })
    }

    /// Returns the address of the hub, such as `http://127.0.0.1:49231`.
    pub fn address(&self) -> &str {
        &self.api.about.api_base_url
    }

    /// Serves clients until one of them asks for the end, or `stop` completes. Then the app servers that the hub
    /// started are stopped: running turns are interrupted and stored.
    pub async fn serve(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        let Self {
            listener,
            api,
            lock,
        } = self;
        let stopping = api.stop.clone();
        let router = api::router(Arc::clone(&api));
        let serving = axum::serve(listener, router);
        let serving = serving.with_graceful_shutdown(stopping.clone().cancelled_owned());
        let serving = tokio::spawn(serving.into_future());
        api.events.send(HubEventKind::HubStarted, None, None);
        tokio::select! {
            () = stop => {}
            () = stopping.cancelled() => {}
        }
        api.events.send(HubEventKind::HubStopping, None, None);
        stopping.cancel();
        api.servers.stop_all().await;
        api.told.cancel();
        // Streams of events end when they have told the last one; a request that hangs does not hold the hub up.
        let abort = serving.abort_handle();
        let served = tokio::time::timeout(LAST_ANSWERS, serving).await;
        abort.abort();
        // A request may have started another one meanwhile.
        api.servers.stop_all().await;
        drop(lock);
        match served {
            Ok(Ok(served)) => served,
            Ok(Err(error)) => Err(io::Error::other(error)),
            Err(_) => Ok(()),
        }
    }
}

/// Returns a new token.
fn secret() -> io::Result<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(STANDARD.encode(bytes))
}
