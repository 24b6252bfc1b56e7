//! Asks an app server whether it answers.

use std::time::Duration;

use threadwire_client::{DotCraftClient, Endpoint};
use threadwire_protocol::dotcraft::{ClientCapabilities, ClientInfo, InitializeParams};

/// Time that an app server has for its answer.
const LIMIT: Duration = Duration::from_secs(3);

/// Connects to an app server, shakes hands, and returns the version of its program. Fails with the reason.
pub(crate) async fn probe(url: &str) -> Result<String, String> {
    let work = async {
        let client = DotCraftClient::connect(Endpoint::address(url, None)).await?;
        let answer = client.initialize(&introduction()).await;
        client.connection.close().await;
        answer.map(|answer| answer.server_info.version)
    };
    match tokio::time::timeout(LIMIT, work).await {
        Ok(Ok(version)) => Ok(version),
        // The text of a connection error names the address, and the address has a token.
        Ok(Err(threadwire_client::ClientError::Connect { source, .. })) => Err(source.to_string()),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err(format!("no answer within {} s", LIMIT.as_secs())),
    }
}

/// Returns what the hub says about itself in the handshake. It sends no `initialized`, so it is told nothing.
pub(crate) fn introduction() -> InitializeParams {
    InitializeParams {
        client_info: ClientInfo {
            name: "threadwire-hub".to_owned(),
            title: None,
            version: env!("CARGO_PKG_VERSION").to_owned(),
        },
        capabilities: Some(ClientCapabilities {
            approval_support: Some(false),
            streaming_support: Some(false),
            ..ClientCapabilities::default()
        }),
    }
}
