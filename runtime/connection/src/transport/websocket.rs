//! WebSockets as transports: one frame is one text message.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicU16, Ordering},
    },
    time::Duration,
};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use threadwire_protocol::resume::{END_OF_INPUT, acknowledgement, read_acknowledgement};
use tungstenite::error::ProtocolError;

use crate::{
    lifecycle::{FrameReader, FrameWriter, Received},
    meter::Meter,
    outbox::Batch,
};

/// Splits a socket into reader and writer. `code` is the close code of the server.
pub(crate) fn halves(
    socket: WebSocket,
    code: u16,
    meter: Arc<Meter>,
) -> (SocketReader, SocketWriter) {
    let (sink, stream) = socket.split();
    let code = Arc::new(AtomicU16::new(code));
    let reader = SocketReader {
        stream,
        code: Arc::clone(&code),
        meter: Arc::clone(&meter),
    };
    (reader, SocketWriter { sink, code, meter })
}

#[derive(Debug)]
pub(crate) struct SocketReader {
    stream: SplitStream<WebSocket>,
    code: Arc<AtomicU16>,
    meter: Arc<Meter>,
}

impl FrameReader for SocketReader {
    const KEEPALIVE: Option<Duration> = Some(Duration::from_secs(30));

    fn welcome(&mut self) {
        self.meter.welcome();
    }

    async fn read(&mut self) -> Option<Received> {
        loop {
            let Some(message) = self.stream.next().await else {
                return Some(Received::Lost);
            };
            return match message {
                Ok(Message::Text(text)) => Some(Received::Frame(text.into())),
                Ok(Message::Pong(payload)) if payload == END_OF_INPUT => None,
                Ok(Message::Pong(payload)) => Some(
                    read_acknowledgement(&payload).map_or(Received::Alive, Received::Acknowledged),
                ),
                // No dialect uses binary frames.
                Ok(Message::Binary(_)) => Some(Received::Alive),
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
        _ => None,
    }
}

#[derive(Debug)]
pub(crate) struct SocketWriter {
    sink: SplitSink<WebSocket, Message>,
    code: Arc<AtomicU16>,
    meter: Arc<Meter>,
}

impl FrameWriter for SocketWriter {
    async fn write(&mut self, batch: &Batch) -> io::Result<()> {
        let broken = |error: axum::Error| io::Error::new(io::ErrorKind::BrokenPipe, error);
        if batch.ping {
            let ping = Message::Ping(bytes::Bytes::new());
            self.sink.feed(ping).await.map_err(broken)?;
        }
        if let Some(received) = batch.received {
            let pong = Message::Pong(acknowledgement(received).to_vec().into());
            self.sink.feed(pong).await.map_err(broken)?;
        }
        for frame in &batch.frames {
            let text = Utf8Bytes::try_from(frame.message())
                .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
            self.sink.feed(Message::Text(text)).await.map_err(broken)?;
        }
        self.sink.flush().await.map_err(broken)
    }

    fn meter(&self) -> Option<Arc<Meter>> {
        Some(Arc::clone(&self.meter))
    }

    async fn close(&mut self, cut_off: bool) {
        let frame = if cut_off {
            CloseFrame {
                code: close_code::AGAIN,
                reason: "too much was not read; connect again".into(),
            }
        } else {
            CloseFrame {
                code: self.code.load(Ordering::Relaxed),
                reason: Utf8Bytes::default(),
            }
        };
        // The peer may be gone already.
        let _ = self.sink.send(Message::Close(Some(frame))).await;
    }
}
