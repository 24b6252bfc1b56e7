//! A server in this process with one client.

use anyhow::Result;
use threadwire_client::{
    CodexClient, Endpoint,
    protocol::codex::{ClientInfo, InitializeCapabilities, InitializeParams},
};
use threadwire_server::{OpenOptions, Server};
use threadwire_workspace::config::Sources;

use crate::args::Settings;

impl Settings {
    /// Returns the options for opening the server.
    pub(crate) fn open_options(&self) -> OpenOptions {
        OpenOptions {
            home: self.home.clone(),
            overrides: self.overrides.clone(),
            ..OpenOptions::default()
        }
    }

    /// Returns the configuration sources for the current folder.
    pub(crate) fn sources(&self) -> Result<Sources> {
        let mut sources = Sources::of_process(std::env::current_dir().ok(), self.overrides.clone());
        if let Some(home) = &self.home {
            sources.home = std::path::absolute(home)?;
        }
        Ok(sources)
    }
}

/// A client and its in-process server.
pub(crate) struct Local {
    pub(crate) server: Server,
    pub(crate) client: CodexClient,
}

impl Local {
    /// Opens a server, connects a client and sends the handshake with the given client name.
    pub(crate) async fn open(options: OpenOptions, name: &str) -> Result<Self> {
        let server = threadwire_server::open(options).await?;
        let (outgoing, incoming) = server.connect().into_channels();
        let client = CodexClient::connect(Endpoint::channels(outgoing, incoming)).await?;
        let hello = InitializeParams {
            client_info: ClientInfo {
                name: name.to_owned(),
                title: Some("Threadwire".to_owned()),
                version: env!("CARGO_PKG_VERSION").to_owned(),
            },
            capabilities: Some(InitializeCapabilities {
                experimental_api: Some(true),
                ..Default::default()
            }),
        };
        client.initialize(&hello).await?;
        client.initialized().await?;
        Ok(Self { server, client })
    }

    /// Closes the connection, then shuts the server down.
    pub(crate) async fn close(self) {
        self.client.connection.close().await;
        self.server.shutdown().await;
    }
}
