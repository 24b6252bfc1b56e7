//! An untyped client: it sends and reads JSON, over WebSocket or lines.

use std::collections::VecDeque;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use threadwire_server::{MemoryReceiver, MemorySender, Server};
use tokio::{
    io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader},
    net::TcpStream,
    process::{ChildStdin, ChildStdout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Error, Message,
        client::IntoClientRequest,
        http::{HeaderMap, Request, StatusCode},
        protocol::WebSocketConfig,
    },
};

use crate::soon;

/// The transport of a client.
pub(crate) trait Wire {
    /// Sends one message.
    fn send_text(&mut self, text: String) -> impl Future<Output = ()>;
    /// Returns the next message; `None` at the end of the connection.
    fn next_text(&mut self) -> impl Future<Output = Option<String>>;
}

impl<S: AsyncRead + AsyncWrite + Unpin> Wire for WebSocketStream<S> {
    async fn send_text(&mut self, text: String) {
        self.send(Message::text(text))
            .await
            .expect("the socket takes a message");
    }

    async fn next_text(&mut self) -> Option<String> {
        loop {
            match self.next().await?.ok()? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}

/// The line transport to a process.
#[derive(Debug)]
pub(crate) struct Lines {
    pub(crate) input: ChildStdin,
    pub(crate) output: BufReader<ChildStdout>,
}

impl Wire for Lines {
    async fn send_text(&mut self, text: String) {
        self.input
            .write_all(format!("{text}\n").as_bytes())
            .await
            .expect("the process reads");
    }

    async fn next_text(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self
            .output
            .read_line(&mut line)
            .await
            .expect("the process writes text");
        (read > 0).then_some(line)
    }
}

/// The in-process transport.
#[derive(Debug)]
pub(crate) struct Memory {
    sender: MemorySender,
    receiver: MemoryReceiver,
}

impl Memory {
    pub(crate) fn new(server: &Server) -> Self {
        let (sender, receiver) = server.connect().split();
        Self { sender, receiver }
    }
}

impl Wire for Memory {
    async fn send_text(&mut self, text: String) {
        assert!(self.sender.send(text).await, "the server reads");
    }

    async fn next_text(&mut self) -> Option<String> {
        let mut frames = Vec::new();
        let received = self.receiver.receive(&mut frames, 1).await;
        (received > 0).then(|| String::from_utf8_lossy(&frames[0].message()).into_owned())
    }
}

/// One client.
#[derive(Debug)]
pub(crate) struct Client<W> {
    pub(crate) wire: W,
    /// Messages that came while another one was awaited.
    unread: VecDeque<Value>,
    last_id: i64,
}

pub(crate) type Socket = Client<WebSocketStream<TcpStream>>;

impl Socket {
    /// Connects to a path of a server over WebSocket.
    pub(crate) async fn connect(address: std::net::SocketAddr, path: &str) -> Self {
        let request = format!("ws://{address}{path}")
            .into_client_request()
            .expect("an address");
        Self::connect_with(address, request).await
    }

    /// Connects with a custom opening request.
    pub(crate) async fn connect_with(address: std::net::SocketAddr, request: Request<()>) -> Self {
        let stream = TcpStream::connect(address)
            .await
            .expect("the server listens");
        Client::over(request, stream).await
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Client<WebSocketStream<S>> {
    /// Opens a WebSocket over a stream.
    pub(crate) async fn over(request: Request<()>, stream: S) -> Self {
        Self::try_over(request, stream)
            .await
            .expect("the server upgrades the connection")
            .0
    }

    /// Opens a WebSocket over a stream, and returns the response of the server. The error is the server's refusal.
    pub(crate) async fn try_over(
        request: Request<()>,
        stream: S,
    ) -> Result<(Self, HeaderMap), StatusCode> {
        let config = WebSocketConfig::default()
            .max_message_size(None)
            .max_frame_size(None);
        match tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, response)) => Ok((Client::new(socket), response.headers().clone())),
            Err(Error::Http(response)) => Err(response.status()),
            Err(error) => panic!("{error}"),
        }
    }
}

impl<W: Wire> Client<W> {
    pub(crate) fn new(wire: W) -> Self {
        Self {
            wire,
            unread: VecDeque::new(),
            last_id: 0,
        }
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.wire.send_text(message.to_string()).await;
    }

    /// Returns the next message; `None` at the end of the connection.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        if let Some(message) = self.unread.pop_front() {
            return Some(message);
        }
        self.read().await
    }

    async fn read(&mut self) -> Option<Value> {
        let text = soon("a message", self.wire.next_text()).await?;
        Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
    }

    /// Sends a request and returns its id.
    pub(crate) async fn ask(&mut self, method: &str, params: Value) -> i64 {
        self.last_id += 1;
        let id = self.last_id;
        self.send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
            .await;
        id
    }

    /// Returns the response to a request, result or error. Messages before it stay unread.
    pub(crate) async fn answer(&mut self, id: i64) -> Value {
        loop {
            let message = self
                .read()
                .await
                .unwrap_or_else(|| panic!("closed before the answer to {id}"));
            if message.get("method").is_none() && message["id"] == id {
                return message;
            }
            self.unread.push_back(message);
        }
    }

    /// Sends a request and returns its result.
    pub(crate) async fn call(&mut self, method: &str, params: Value) -> Value {
        let id = self.ask(method, params).await;
        let mut answer = self.answer(id).await;
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].take()
    }

    /// Returns the messages that came while others were awaited.
    pub(crate) fn take_unread(&mut self) -> Vec<Value> {
        self.unread.drain(..).collect()
    }

    /// Skips to the next message with this method.
    pub(crate) async fn until(&mut self, method: &str) -> Value {
        loop {
            let message = self
                .next()
                .await
                .unwrap_or_else(|| panic!("closed before {method}"));
            if message["method"] == method {
                return message;
            }
        }
    }

    /// Does the handshake of a Codex client.
    pub(crate) async fn codex(mut self) -> Self {
        let params = json!({
            "clientInfo": { "name": "test", "version": "1" },
            "capabilities": { "experimentalApi": true },
        });
        assert!(self.call("initialize", params).await["userAgent"].is_string());
        self
    }

    /// Starts a Codex thread that asks before every command, and returns its id.
    pub(crate) async fn thread(&mut self) -> String {
        let params = json!({ "approvalPolicy": "untrusted", "sandbox": "danger-full-access" });
        let started = self.call("thread/start", params).await;
        started["thread"]["id"].as_str().expect("an id").to_owned()
    }

    /// Starts a Codex turn and returns its id.
    pub(crate) async fn turn(&mut self, thread: &str, text: &str) -> String {
        let params = json!({ "threadId": thread, "input": [{ "type": "text", "text": text }] });
        let started = self.call("turn/start", params).await;
        started["turn"]["id"].as_str().expect("an id").to_owned()
    }

    /// Returns the turns of a Codex thread.
    pub(crate) async fn turns(&mut self, thread: &str) -> Vec<Value> {
        let params = json!({ "threadId": thread, "itemsView": "full", "sortDirection": "asc" });
        let listed = self.call("thread/turns/list", params).await;
        listed["data"].as_array().expect("turns").clone()
    }
}
