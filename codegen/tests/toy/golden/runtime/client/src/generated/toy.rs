// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/client.rs.j2 from schema/toy/**/*.json.

//! Toy notes: a method per request, and what the server says by itself.
#![allow(
    unused_imports,
    reason = "not every dialect has methods without params"
)]
#![allow(
    clippy::large_enum_variant,
    reason = "one value per event, which lives for a moment"
)]

use threadwire_protocol::{
    NoParams, RawJson,
    toy::{self, method, notification},
};

use threadwire_protocol::envelope::Wire;

use crate::{ClientError, Connection, Endpoint, Reconnect};

/// Speaks Toy notes.
#[derive(Clone, Debug)]
pub struct ToyClient {
    /// What it speaks through.
    pub connection: Connection,
}

impl ToyClient {
    /// How messages look.
    pub const WIRE: Wire = Wire {
        jsonrpc: toy::JSONRPC,
        version: usize::MAX,
    };

    /// Connects. The handshake is the caller's.
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

    /// Paints the board.
    ///
    /// Takes a while.
    ///
    /// Experimental. Needs the capability `painting`. Source: `schema/toy/board/paint.json`.
    pub async fn board_paint(
        &self,
        params: &toy::BoardPaintParams,
    ) -> Result<toy::BoardPaintResponse, ClientError> {
        self.connection.request::<method::BoardPaint>(params).await
    }

    /// Shares the board.
    ///
    /// Needs an account.
    ///
    /// Source: `schema/toy/board/share.json`.
    pub async fn board_share(
        &self,
        params: &toy::BoardShareParams,
    ) -> Result<toy::NoteEraseResponse, ClientError> {
        self.connection.request::<method::BoardShare>(params).await
    }

    /// Adds a note to a board.
    ///
    /// The note is stored before the answer; everybody who watches the board hears of it.
    ///
    /// Errors:
    /// - -32001 `board is locked`: Someone else edits the board.
    /// - -32002 `duplicate: "{text}"`: A note has this text. Until 1.
    /// - -32002 `a note says "{text}"`: A note has this text. Since 2.
    ///
    /// Source: `schema/toy/note/add.json`.
    pub async fn note_add(
        &self,
        params: &toy::NoteAddParams,
    ) -> Result<toy::NoteAddResponse, ClientError> {
        self.connection.request::<method::NoteAdd>(params).await
    }

    /// Erases a note.
    ///
    /// Asks the client to confirm first.
    ///
    /// Deprecated. Since 2. Source: `schema/toy/note/erase.json`.
    pub async fn note_erase(
        &self,
        params: &toy::NoteEraseParams,
    ) -> Result<toy::NoteEraseResponse, ClientError> {
        self.connection.request::<method::NoteErase>(params).await
    }

    /// Prints notes.
    ///
    /// Source: `schema/toy/print/start.json`.
    pub async fn print_start(
        &self,
        params: &toy::BoardShareParams,
    ) -> Result<toy::NoteEraseResponse, ClientError> {
        self.connection.request::<method::PrintStart>(params).await
    }

    /// Passes a message on and waits.
    ///
    /// Source: `schema/toy/relay/say.json`.
    pub async fn relay_say(
        &self,
        params: &toy::StopParams,
    ) -> Result<toy::NoteEraseResponse, ClientError> {
        self.connection.request::<method::RelaySay>(params).await
    }

    /// Takes a request back.
    ///
    /// Source: `schema/toy/rpc/stop.json`.
    pub async fn stop(&self, params: &toy::StopParams) -> Result<(), ClientError> {
        self.connection.notify::<notification::Stop>(params).await
    }
}

/// Something that the server tells.
#[derive(Clone, Debug)]
pub enum Notification {
    /// `note/added`: Tells that a note was added.
    NoteAdded(toy::NoteAddedNotification),
    /// `relay/say`: Passes a message on.
    RelaySayNotification(toy::StopParams),
    /// `$/stop`: Takes a request back.
    Stop(toy::StopParams),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is told.
        params: RawJson,
    },
}

impl Notification {
    /// Reads the params of the notification `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "note/added" => Self::NoteAdded(params.decode()?),
            "relay/say" => Self::RelaySayNotification(params.decode()?),
            "$/stop" => Self::Stop(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}

/// Something that the server asks.
#[derive(Clone, Debug)]
pub enum ServerRequest {
    /// `ask/confirmErase`: Asks whether a note may go. Answered with `ConfirmEraseResponse`.
    AskConfirmErase(toy::ConfirmEraseParams),
    /// `relay/say`: Passes a message on and waits. Answered with `NoteEraseResponse`.
    RelaySay(toy::StopParams),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is asked.
        params: RawJson,
    },
}

impl ServerRequest {
    /// Reads the params of the request `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "ask/confirmErase" => Self::AskConfirmErase(params.decode()?),
            "relay/say" => Self::RelaySay(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}
