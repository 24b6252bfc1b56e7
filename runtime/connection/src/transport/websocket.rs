//! WebSockets as transports: one frame is one text message.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU16, Ordering},
    },
    time::Duration,
};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use bytes::Bytes;
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use threadwire_protocol::resume::{END_OF_INPUT, acknowledgement, read_acknowledgement};
use tokio::time::{Sleep, sleep};
use tungstenite::{
    error::ProtocolError,
    protocol::frame::{
        FrameHeader,
        coding::{Data, OpCode},
    },
};

use crate::{
    meter::Meter,
    outbox::{Batch, Farewell},
    shared::Place,
    transport::{Bypass, Reader, Received, Socket, Transport, Writer},
};

/// The size of messages from which on they are written without a copy, in bytes.
const LARGE: usize = 64 << 10;

/// The length of what is before the payload of a ping or a pong of a client, in bytes.
const CONTROL_HEADER: usize = 6;

/// How long a client may take to shake hands: there are few places for those who have not.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(60);

/// Splits a WebSocket into reader and writer. `socket` is what it is written to; `stranger` is the place of a client that
/// has not shaken hands yet.
pub(crate) fn halves(upgraded: WebSocket, socket: Socket, stranger: Option<Place>) -> Transport {
    let (sink, stream) = upgraded.split();
    let Socket { meter, bypass } = socket;
    let code = Arc::new(AtomicU16::new(close_code::NORMAL));
    let reader = SocketReader {
        stream,
        code: Arc::clone(&code),
        meter: Arc::clone(&meter),
        stranger: stranger.map(|place| (place, Box::pin(sleep(HANDSHAKE_TIMEOUT)))),
    };
    let writer = SocketWriter {
        sink,
        code,
        meter,
        bypass,
    };
    Transport {
        reader: Reader::Socket(reader),
        writer: Writer::Socket(writer),
    }
}

#[derive(Debug)]
pub(crate) struct SocketReader {
    stream: SplitStream<WebSocket>,
    /// The close code if the client is at fault; the writer sends it.
    code: Arc<AtomicU16>,
    meter: Arc<Meter>,
    /// The place of a client that has not shaken hands yet, and when it must have.
    stranger: Option<(Place, Pin<Box<Sleep>>)>,
}

impl SocketReader {
    /// Lifts the limits of a client that has not shaken hands yet.
    pub(super) fn welcome(&mut self) {
        self.meter.welcome();
        self.stranger = None;
    }

    pub(super) async fn read(&mut self) -> Option<Received> {
        loop {
            let message = match &mut self.stranger {
                None => self.stream.next().await,
                Some((_, deadline)) => tokio::select! {
                    biased;
                    message = self.stream.next() => message,
                    () = deadline => {
                        self.code.store(close_code::POLICY, Ordering::Relaxed);
                        return None;
                    }
                },
            };
            let Some(message) = message else {
                return Some(Received::Lost);
            };
            match &message {
                // Between the parts of a message come others.
                Ok(Message::Ping(payload) | Message::Pong(payload)) => {
                    self.meter.passed(CONTROL_HEADER + payload.len());
                }
                _ => self.meter.message_ended(),
            }
            return match message {
                Ok(Message::Text(text)) => Some(Received::Frame(text.into())),
                Ok(Message::Pong(payload)) if payload == END_OF_INPUT => None,
                Ok(Message::Pong(payload)) => Some(
                    read_acknowledgement(&payload).map_or(Received::Alive, Received::Acknowledged),
                ),
                Ok(Message::Binary(_)) => Some(Received::Binary),
                Ok(Message::Ping(_)) => continue,
                Ok(Message::Close(_)) => None,
                Err(error) => {
                    let fault = if self.meter.is_spent() {
                        Some(close_code::SIZE)
                    } else {
                        fault(error)
                    };
                    let Some(code) = fault else {
                        return Some(Received::Lost);
                    };
                    self.code.store(code, Ordering::Relaxed);
                    None
                }
            };
        }
    }
}

/// Returns the close code for a client's protocol violation; `None` if the transport broke.
pub(crate) fn fault(error: axum::Error) -> Option<u16> {
    let error = error.into_inner().downcast::<tungstenite::Error>().ok()?;
    match *error {
        tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        tungstenite::Error::Protocol(_) => Some(close_code::PROTOCOL),
        tungstenite::Error::Utf8(_) => Some(close_code::INVALID),
        tungstenite::Error::Capacity(_) => Some(close_code::SIZE),
        tungstenite::Error::Io(error) if error.kind() == io::ErrorKind::OutOfMemory => {
            Some(close_code::AGAIN)
        }
        _ => None,
    }
}

#[derive(Debug)]
pub(crate) struct SocketWriter {
    sink: SplitSink<WebSocket, Message>,
    code: Arc<AtomicU16>,
    meter: Arc<Meter>,
    bypass: Arc<Bypass>,
}

impl SocketWriter {
    /// Writes a message whose bytes all its clients share.
    async fn write_large(&mut self, message: Bytes) -> Result<(), axum::Error> {
        let parts = [text_header(message.len()), message];
        loop {
            self.sink.flush().await?;
            if self.bypass.push(parts.clone()) {
                return self.sink.flush().await;
            }
        }
    }
}

/// Returns the header of a text frame of a server, whose payload has this length: it is not masked.
fn text_header(length: usize) -> Bytes {
    let header = FrameHeader {
        opcode: OpCode::Data(Data::Text),
        ..FrameHeader::default()
    };
    let mut bytes = Vec::new();
    // Writing to memory does not fail.
    let _ = header.format(length as u64, &mut bytes);
    bytes.into()
}

impl SocketWriter {
    pub(super) async fn write(&mut self, batch: &Batch) -> io::Result<()> {
        let broken = |error: axum::Error| io::Error::new(io::ErrorKind::BrokenPipe, error);
        if batch.ping {
            let ping = Message::Ping(Bytes::new());
            self.sink.feed(ping).await.map_err(broken)?;
        }
        if let Some(received) = batch.received {
            let pong = Message::Pong(acknowledgement(received).to_vec().into());
            self.sink.feed(pong).await.map_err(broken)?;
        }
        for frame in &batch.frames {
            let text = Utf8Bytes::try_from(frame.message())
                .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
            if frame.len() > LARGE {
                self.write_large(text.into()).await.map_err(broken)?;
            } else {
                self.sink.feed(Message::Text(text)).await.map_err(broken)?;
            }
        }
        self.sink.flush().await.map_err(broken)
    }

    pub(super) fn meter(&self) -> Arc<Meter> {
        Arc::clone(&self.meter)
    }

    pub(super) async fn close(&mut self, why: Farewell) {
        let (code, reason) = match why {
            Farewell::Over => match self.code.load(Ordering::Relaxed) {
                code @ close_code::POLICY => (code, "no handshake came within 60 seconds"),
                code @ close_code::AGAIN => (code, "all clients together send too much at once"),
                code => (code, ""),
            },
            Farewell::CutOff => (close_code::AGAIN, "too much was not read; connect again"),
            Farewell::Revoked => (close_code::POLICY, "the token was revoked"),
            Farewell::ServerStops => (close_code::AWAY, "the server stops"),
        };
        let reason = Utf8Bytes::from_static(reason);
        let frame = CloseFrame { code, reason };
        // The peer may be gone already.
        let _ = self.sink.send(Message::Close(Some(frame))).await;
    }
}
