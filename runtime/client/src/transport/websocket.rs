//! The WebSocket transport over TCP and over unix sockets: one message per text frame.

use std::{io, path::Path, sync::Arc};

use bytes::Bytes;
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use threadwire_protocol::{
    envelope::Frame,
    resume::{
        END_OF_INPUT, NEW_SESSION, RECEIVED_HEADER, SESSION_HEADER, acknowledgement,
        read_acknowledgement,
    },
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpStream, UnixStream},
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, pki_types::ServerName},
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

use super::{
    Ask, DialError, Dialed, FrameReader, FrameWriter, Halves, Incoming, Opening, Pending, Signs,
};

/// Maximum size of a received message, in bytes.
const MESSAGE_LIMIT: usize = 64 << 20;

/// Header of the opening request: how many relays the connection goes through.
const HOPS_HEADER: &str = "threadwire-hops";

pub(super) async fn connect(
    url: &str,
    tls: Option<&Arc<ClientConfig>>,
    opening: &Opening<'_>,
) -> Result<Dialed, DialError> {
    let request = request(url, opening)?;
    if request.uri().scheme_str() == Some("wss") {
        return connect_secure(request, tls).await;
    }
    let (socket, response) =
        tokio_tungstenite::connect_async_with_config(request, Some(config()), true)
            .await
            .map_err(refused)?;
    Ok(dialed(socket, &response))
}

async fn connect_secure(
    request: Request,
    tls: Option<&Arc<ClientConfig>>,
) -> Result<Dialed, DialError> {
    let invalid = |what: &str| io::Error::new(io::ErrorKind::InvalidInput, what.to_owned());
    let tls = tls.ok_or_else(|| invalid("wss:// needs certificates to trust"))?;
    let host = request
        .uri()
        .host()
        .ok_or_else(|| invalid("the address names no host"))?;
    let host = host.trim_matches(['[', ']']).to_owned();
    let port = request.uri().port_u16().unwrap_or(443);
    let stream = TcpStream::connect((host.as_str(), port)).await?;
    stream.set_nodelay(true)?;
    let name = ServerName::try_from(host).map_err(|_| invalid("no host has such a name"))?;
    let stream = TlsConnector::from(Arc::clone(tls))
        .connect(name, stream)
        .await?;
    let (socket, response) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(config()))
            .await
            .map_err(refused)?;
    Ok(dialed(socket, &response))
}

pub(super) async fn connect_unix(path: &Path, opening: &Opening<'_>) -> Result<Dialed, DialError> {
    let (short, _folder) = threadwire_socket::address(path)?;
    let stream = UnixStream::connect(short).await?;
    // The URL only sets the Host header.
    let request = request("ws://localhost/", opening)?;
    let (socket, response) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(config()))
            .await
            .map_err(refused)?;
    Ok(dialed(socket, &response))
}

fn request(url: &str, opening: &Opening<'_>) -> io::Result<Request> {
    let invalid = |error: String| io::Error::new(io::ErrorKind::InvalidInput, error);
    let url: Uri = url
        .parse()
        .map_err(|error| invalid(format!("not a URL: {error}")))?;
    let mut request = ClientRequestBuilder::new(url)
        .into_client_request()
        .map_err(into_io)?;
    if let Some(token) = opening.token {
        let mut value = HeaderValue::try_from(format!("Bearer {token}"))
            .map_err(|_| invalid("the token has characters that no header can carry".to_owned()))?;
        value.set_sensitive(true);
        request.headers_mut().insert(header::AUTHORIZATION, value);
    }
    let headers = request.headers_mut();
    if opening.hops > 0 {
        headers.insert(HOPS_HEADER, opening.hops.into());
    }
    match opening.ask {
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
        back_soon: !matches!(
            code,
            CloseCode::Normal | CloseCode::Status | CloseCode::Policy
        ),
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
                let message = frame.message();
                let message = match Utf8Bytes::try_from(message.clone()) {
                    Ok(text) => Message::Text(text),
                    // No message is anything but text, and a server says so.
                    Err(_) => Message::Binary(message),
                };
                self.0.feed(message).await.map_err(into_io)?;
            }
            if signs.end {
                let pong = Message::Pong(Bytes::from_static(END_OF_INPUT));
                self.0.feed(pong).await.map_err(into_io)?;
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
