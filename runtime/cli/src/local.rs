//! A client, and the server in this process that it uses.

use anyhow::Result;
use threadwire_client::{
    CodexClient, Endpoint, Reconnect,
    protocol::codex::{ClientInfo, InitializeCapabilities, InitializeParams},
};
use threadwire_server::{OpenOptions, Server};
use threadwire_workspace::config::Sources;

use crate::{args::Settings, connect::Remote};

impl Settings {
    /// Returns the options for opening the server of a command.
    pub(crate) fn open_options(&self, command: &str) -> OpenOptions {
        OpenOptions {
            kind: Some(command.to_owned()),
            home: self.home.clone(),
            overrides: self.overrides.clone(),
            profile: self.profile.clone(),
            ignore_user_config: self.ignore_user_config,
            ignore_rules: self.ignore_rules,
            ..OpenOptions::default()
        }
    }

    /// Returns the arguments that select the same configuration in another process.
    pub(crate) fn arguments(&self) -> Result<Vec<String>> {
        let mut arguments = Vec::new();
        for value in &self.overrides {
            arguments.extend(["--config".to_owned(), value.clone()]);
        }
        if let Some(profile) = &self.profile {
            arguments.extend(["--profile".to_owned(), profile.clone()]);
        }
        if let Some(home) = &self.home {
            let home = std::path::absolute(home)?.display().to_string();
            arguments.extend(["--home".to_owned(), home]);
        }
        Ok(arguments)
    }

    /// Returns the configuration sources for the current folder.
    pub(crate) fn sources(&self) -> Result<Sources> {
        let mut sources = Sources {
            profile: self.profile.clone(),
            ignores_user_file: self.ignore_user_config,
            ignores_rules: self.ignore_rules,
            ..Sources::of_process(std::env::current_dir().ok(), self.overrides.clone())
        };
        if let Some(home) = &self.home {
            sources.home = std::path::absolute(home)?;
        }
        Ok(sources)
    }
}

/// A client and its server.
pub(crate) struct Local {
    /// The server in this process; `None` if the client uses one elsewhere.
    pub(crate) server: Option<Server>,
    pub(crate) client: CodexClient,
}

impl Local {
    /// Opens a server, connects a client and sends the handshake with the given client name.
    pub(crate) async fn open(options: OpenOptions, name: &str) -> Result<Self> {
        let server = threadwire_server::open(options).await?;
        let (outgoing, incoming) = server.connect().into_channels();
        let client = CodexClient::connect(Endpoint::channels(outgoing, incoming)).await?;
        greet(&client, name).await?;
        Ok(Self {
            server: Some(server),
            client,
        })
    }

    /// Connects to a server elsewhere, and sends the handshake with the given client name.
    pub(crate) async fn connect(remote: &Remote, name: &str) -> Result<Self> {
        let client = CodexClient::connect_with(remote.endpoint()?, Some(Reconnect::default()))
            .await
            .map_err(|error| remote.explain(error))?;
        greet(&client, name).await?;
        Ok(Self {
            server: None,
            client,
        })
    }

    /// Closes the connection, then shuts the server down.
    pub(crate) async fn close(self) {
        self.client.connection.close().await;
        if let Some(server) = self.server {
            server.shutdown().await;
        }
    }
}

async fn greet(client: &CodexClient, name: &str) -> Result<()> {
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
    Ok(())
}
