//! WebSocket over TCP and over unix sockets: one message per text frame.

use std::{io, path::Path};

use bytes::Bytes;
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use threadwire_protocol::envelope::Frame;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::UnixStream,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Error, Message, Utf8Bytes,
        client::{ClientRequestBuilder, IntoClientRequest},
        handshake::client::Request,
        http::{HeaderValue, Uri, header},
        protocol::WebSocketConfig,
    },
};

use super::{FrameReader, FrameWriter, Halves, Pending};

/// Largest message that is read, in bytes.
const MESSAGE_LIMIT: usize = 64 << 20;

pub(super) async fn connect(url: &str, token: Option<&str>) -> io::Result<Halves> {
    let request = request(url, token)?;
    let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config()), true)
        .await
        .map_err(into_io)?;
    Ok(halves(socket))
}

pub(super) async fn connect_unix(path: &Path, token: Option<&str>) -> io::Result<Halves> {
    let stream = UnixStream::connect(path).await?;
    // The name only fills the Host header.
    let request = request("ws://localhost/", token)?;
    let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config()))
        .await
        .map_err(into_io)?;
    Ok(halves(socket))
}

fn request(url: &str, token: Option<&str>) -> io::Result<Request> {
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
        Error::Http(answer) => io::Error::other(format!("the server refused: {}", answer.status())),
        other => io::Error::other(other),
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
    fn read(&mut self) -> Pending<'_, io::Result<Option<Bytes>>> {
        Box::pin(async {
            loop {
                return match self.0.next().await {
                    Some(Ok(Message::Text(text))) => Ok(Some(text.into())),
                    Some(Ok(Message::Close(frame))) => match frame {
                        Some(frame) if !frame.reason.is_empty() => {
                            Err(io::Error::other(frame.reason.to_string()))
                        }
                        _ => Ok(None),
                    },
                    // The library answers pings by itself.
                    Some(Ok(_)) => continue,
                    Some(Err(Error::ConnectionClosed)) | None => Ok(None),
                    Some(Err(error)) => Err(into_io(error)),
                };
            }
        })
    }
}

struct Writer<S>(SplitSink<WebSocketStream<S>, Message>);

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> FrameWriter for Writer<S> {
    fn write<'a>(&'a mut self, frames: &'a [Frame]) -> Pending<'a, io::Result<()>> {
        Box::pin(async move {
            for frame in frames {
                let text = Utf8Bytes::try_from(frame.message()).map_err(io::Error::other)?;
                self.0.feed(Message::Text(text)).await.map_err(into_io)?;
            }
            self.0.flush().await.map_err(into_io)
        })
    }

    fn close(mut self: Box<Self>) -> Pending<'static, ()> {
        Box::pin(async move {
            // The other end may be gone already.
            let _ = self.0.close().await;
        })
    }
}
