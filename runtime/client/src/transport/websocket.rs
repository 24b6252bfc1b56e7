//! The WebSocket transport over TCP and over unix sockets: one message per text frame.

use std::{io, path::Path};

use bytes::Bytes;
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use threadwire_protocol::{
    envelope::Frame,
    resume::{NEW_SESSION, RECEIVED_HEADER, SESSION_HEADER, acknowledgement, read_acknowledgement},
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::UnixStream,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Error, Message, Utf8Bytes,
        client::{ClientRequestBuilder, IntoClientRequest},
        handshake::client::{Request, Response},
        http::{HeaderValue, Uri, header},
        protocol::{CloseFrame, WebSocketConfig, frame::coding::CloseCode},
    },
};

use super::{Ask, DialError, Dialed, FrameReader, FrameWriter, Halves, Incoming, Pending, Signs};

/// Maximum size of a received message, in bytes.
const MESSAGE_LIMIT: usize = 64 << 20;

pub(super) async fn connect(
    url: &str,
    token: Option<&str>,
    ask: Ask<'_>,
) -> Result<Dialed, DialError> {
    let request = request(url, token, ask)?;
    let (socket, response) =
        tokio_tungstenite::connect_async_with_config(request, Some(config()), true)
            .await
            .map_err(refused)?;
    Ok(dialed(socket, &response))
}

pub(super) async fn connect_unix(
    path: &Path,
    token: Option<&str>,
    ask: Ask<'_>,
) -> Result<Dialed, DialError> {
    let stream = UnixStream::connect(path).await?;
    // The URL only sets the Host header.
    let request = request("ws://localhost/", token, ask)?;
    let (socket, response) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(config()))
            .await
            .map_err(refused)?;
    Ok(dialed(socket, &response))
}

fn request(url: &str, token: Option<&str>, ask: Ask<'_>) -> io::Result<Request> {
    let invalid = |error: String| io::Error::new(io::ErrorKind::InvalidInput, error);
    let url: Uri = url
        .parse()
        .map_err(|error| invalid(format!("not a URL: {error}")))?;
    let mut request = ClientRequestBuilder::new(url)
        .into_client_request()
        .map_err(into_io)?;
    if let Some(token) = token {
        let mut value = HeaderValue::try_from(format!("Bearer {token}"))
            .map_err(|_| invalid("the token has characters that no header can carry".to_owned()))?;
        value.set_sensitive(true);
        request.headers_mut().insert(header::AUTHORIZATION, value);
    }
    let headers = request.headers_mut();
    match ask {
        Ask::Nothing => {}
        Ask::NewSession => {
            headers.insert(SESSION_HEADER, HeaderValue::from_static(NEW_SESSION));
        }
        Ask::Session { name, received } => {
            let mut name = HeaderValue::try_from(name)
                .map_err(|_| invalid("the session has no name for a header".to_owned()))?;
            name.set_sensitive(true);
            headers.insert(SESSION_HEADER, name);
            headers.insert(RECEIVED_HEADER, received.into());
        }
    }
    Ok(request)
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(MESSAGE_LIMIT))
        .max_frame_size(Some(MESSAGE_LIMIT))
}

fn into_io(error: Error) -> io::Error {
    match error {
        Error::Io(error) => error,
        other => io::Error::other(other),
    }
}

fn refused(error: Error) -> DialError {
    match error {
        Error::Http(answer) => DialError::Refused(answer.status()),
        other => DialError::Io(into_io(other)),
    }
}

fn dialed<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    socket: WebSocketStream<S>,
    response: &Response,
) -> Dialed {
    let header = |name| response.headers().get(name)?.to_str().ok();
    Dialed {
        session: header(SESSION_HEADER).map(str::to_owned),
        received: header(RECEIVED_HEADER).and_then(|received| received.parse().ok()),
        halves: halves(socket),
    }
}

fn halves<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    socket: WebSocketStream<S>,
) -> Halves {
    let (sink, stream) = socket.split();
    (Box::new(Reader(stream)), Box::new(Writer(sink)))
}

struct Reader<S>(SplitStream<WebSocketStream<S>>);

impl<S: AsyncRead + AsyncWrite + Unpin + Send> FrameReader for Reader<S> {
    fn read(&mut self) -> Pending<'_, io::Result<Option<Incoming>>> {
        Box::pin(async {
            Ok(Some(match self.0.next().await {
                Some(Ok(Message::Text(text))) => Incoming::Message(text.into()),
                Some(Ok(Message::Pong(payload))) => {
                    read_acknowledgement(&payload).map_or(Incoming::Alive, Incoming::Acknowledged)
                }
                Some(Ok(Message::Close(frame))) => goodbye(frame),
                // The library itself answers pings.
                Some(Ok(_)) => Incoming::Alive,
                Some(Err(Error::ConnectionClosed)) | None => return Ok(None),
                Some(Err(error)) => return Err(into_io(error)),
            }))
        })
    }
}

fn goodbye(frame: Option<CloseFrame>) -> Incoming {
    let (code, reason) = frame.map_or((CloseCode::Normal, String::new()), |frame| {
        (frame.code, frame.reason.to_string())
    });
    Incoming::Goodbye {
        reason,
        back_soon: !matches!(code, CloseCode::Normal | CloseCode::Status),
    }
}

struct Writer<S>(SplitSink<WebSocketStream<S>, Message>);

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> FrameWriter for Writer<S> {
    fn write<'a>(&'a mut self, frames: &'a [Frame], signs: Signs) -> Pending<'a, io::Result<()>> {
        Box::pin(async move {
            if signs.ping {
                let ping = Message::Ping(Bytes::new());
                self.0.feed(ping).await.map_err(into_io)?;
            }
            if let Some(received) = signs.received {
                let pong = Message::Pong(acknowledgement(received).to_vec().into());
                self.0.feed(pong).await.map_err(into_io)?;
            }
            for frame in frames {
                let text = Utf8Bytes::try_from(frame.message()).map_err(io::Error::other)?;
                self.0.feed(Message::Text(text)).await.map_err(into_io)?;
            }
            self.0.flush().await.map_err(into_io)
        })
    }

    fn close(mut self: Box<Self>) -> Pending<'static, ()> {
        Box::pin(async move {
            // Fails if the other end is already closed, which is fine.
            let _ = self.0.close().await;
        })
    }
}
