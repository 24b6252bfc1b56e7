//! One client per dialect. Their methods are generated from the schema.

use threadwire_protocol::envelope::Wire;

use crate::{
    connection::Connection, error::ClientError, reconnect::Reconnect, transport::Endpoint,
};

/// Speaks Codex app-server.
#[derive(Clone, Debug)]
pub struct CodexClient {
    /// What it speaks through.
    pub connection: Connection,
}

/// Speaks DotCraft AppServer.
#[derive(Clone, Debug)]
pub struct DotCraftClient {
    /// What it speaks through.
    pub connection: Connection,
}

/// Speaks the Agent Client Protocol.
#[derive(Clone, Debug)]
pub struct AcpClient {
    /// What it speaks through.
    pub connection: Connection,
}

impl CodexClient {
    /// How messages look: without a `jsonrpc` member.
    pub const WIRE: Wire = Wire {
        jsonrpc: false,
        version: usize::MAX,
    };

    /// Connects. The handshake is the caller's: `initialize`, then the `initialized` notification.
    pub async fn connect(endpoint: Endpoint) -> Result<Self, ClientError> {
        Self::connect_with(endpoint, None).await
    }

    /// Connects, and connects again where the transport is lost: see [`Connection::open_with`].
    pub async fn connect_with(
        endpoint: Endpoint,
        reconnect: Option<Reconnect>,
    ) -> Result<Self, ClientError> {
        Ok(Self {
            connection: Connection::open_with(Self::WIRE, endpoint, reconnect).await?,
        })
    }
}

impl DotCraftClient {
    /// How messages look: JSON-RPC 2.0.
    pub const WIRE: Wire = Wire {
        jsonrpc: true,
        version: usize::MAX,
    };

    /// Connects. The handshake is the caller's: `initialize`, then the `initialized` notification.
    pub async fn connect(endpoint: Endpoint) -> Result<Self, ClientError> {
        Self::connect_with(endpoint, None).await
    }

    /// Connects, and connects again where the transport is lost: see [`Connection::open_with`].
    pub async fn connect_with(
        endpoint: Endpoint,
        reconnect: Option<Reconnect>,
    ) -> Result<Self, ClientError> {
        Ok(Self {
            connection: Connection::open_with(Self::WIRE, endpoint, reconnect).await?,
        })
    }
}

impl AcpClient {
    /// How messages look: JSON-RPC 2.0.
    pub const WIRE: Wire = Wire {
        jsonrpc: true,
        version: usize::MAX,
    };

    /// Connects. The handshake is the caller's: `initialize`.
    pub async fn connect(endpoint: Endpoint) -> Result<Self, ClientError> {
        Self::connect_with(endpoint, None).await
    }

    /// Connects, and connects again where the transport is lost: see [`Connection::open_with`].
    pub async fn connect_with(
        endpoint: Endpoint,
        reconnect: Option<Reconnect>,
    ) -> Result<Self, ClientError> {
        Ok(Self {
            connection: Connection::open_with(Self::WIRE, endpoint, reconnect).await?,
        })
    }
}
