//! A server in this process and a client of it.

use anyhow::Result;
use threadwire_client::{
    CodexClient, Endpoint,
    protocol::codex::{ClientInfo, InitializeCapabilities, InitializeParams},
};
use threadwire_server::{OpenOptions, Server};
use threadwire_workspace::config::Sources;

use crate::args::Settings;

impl Settings {
    /// Returns how the command line wants the server opened.
    pub(crate) fn open_options(&self) -> OpenOptions {
        OpenOptions {
            home: self.home.clone(),
            overrides: self.overrides.clone(),
            ..OpenOptions::default()
        }
    }

    /// Returns where configuration comes from for work in the current folder.
    pub(crate) fn sources(&self) -> Result<Sources> {
        let mut sources = Sources::of_process(std::env::current_dir().ok(), self.overrides.clone());
        if let Some(home) = &self.home {
            sources.home = std::path::absolute(home)?;
        }
        Ok(sources)
    }
}

/// A client, and the server that it talks to.
pub(crate) struct Local {
    pub(crate) server: Server,
    pub(crate) client: CodexClient,
}

impl Local {
    /// Opens a server and introduces a client of the given name to it.
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

    /// Leaves in order.
    pub(crate) async fn close(self) {
        self.client.connection.close().await;
        self.server.shutdown().await;
    }
}
