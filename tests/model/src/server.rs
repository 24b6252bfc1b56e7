//! The server: the part of HTTP that a model needs, on a raw socket, so that it can break anywhere.

use std::{
    collections::{HashMap, VecDeque},
    io,
    net::SocketAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    task::AbortHandle,
};

use crate::{Part, Wire, answer};

/// The interval of comments in a stream of comments.
const COMMENT_EVERY: Duration = Duration::from_millis(5);

/// How one request is answered.
#[derive(Clone, Debug)]
pub struct Step {
    status: u16,
    headers: Vec<(String, String)>,
    /// The pieces of the body, written one after the other.
    chunks: Vec<Vec<u8>>,
    /// The semaphore to wait for before the chunk with this index is written.
    gate: Option<(usize, Arc<Semaphore>)>,
    end: End,
    /// The text that a request must contain for this step.
    on: Option<String>,
}

/// The placeholder for the id of the agent that the requesting model spawned last.
const AGENT: &str = "{{agent_id}}";

/// The placeholder, as a string in the arguments of a call, for the number of the last command that continued in the
/// background.
const SESSION: &str = r#"\"{{session_id}}\""#;

#[derive(Clone, Copy, Debug)]
enum End {
    /// The body ends properly.
    Proper,
    /// The connection is closed within the body.
    Cut,
    /// Nothing more is sent, and the connection stays open.
    Silence,
    /// Only comments are sent as long as the connection is open.
    Comments,
    /// The body is repeated as long as the connection is open.
    Endless,
    /// Nothing is sent, not even the response head, and the connection stays open.
    NoAnswer,
}

impl Step {
    /// Answers with a successful response.
    pub fn say(wire: Wire, parts: &[Part]) -> Self {
        Self::events(&answer(wire, parts))
    }

    /// Answers with these events.
    pub fn events(events: &[String]) -> Self {
        let body: String = events
            .iter()
            .map(|data| format!("data: {data}\n\n"))
            .collect();
        Self::stream(vec![body.into_bytes()])
    }

    /// Answers with a stream of these bytes.
    pub fn stream(chunks: Vec<Vec<u8>>) -> Self {
        Self {
            status: 200,
            headers: vec![("content-type".to_owned(), "text/event-stream".to_owned())],
            chunks,
            gate: None,
            end: End::Proper,
            on: None,
        }
    }

    /// Answers with a status and a body.
    pub fn refuse(status: u16, body: &str) -> Self {
        Self {
            status,
            headers: vec![("content-type".to_owned(), "application/json".to_owned())],
            chunks: vec![body.as_bytes().to_vec()],
            gate: None,
            end: End::Proper,
            on: None,
        }
    }

    /// Limits the step to requests whose body contains `text`; other requests use the step after it.
    pub fn on(self, text: &str) -> Self {
        Self {
            on: Some(text.to_owned()),
            ..self
        }
    }

    fn is_for(&self, body: &str) -> bool {
        self.on.as_ref().is_none_or(|text| body.contains(text))
    }

    /// Replaces the placeholders by values from the request body.
    fn filled(mut self, body: &str) -> Self {
        let is_gap = |bytes: &[u8]| bytes == b"{{";
        if !self.chunks.iter().any(|chunk| chunk.windows(2).any(is_gap)) {
            return self;
        }
        let after = |mark: &str| body.rsplit_once(mark).map_or("", |(_, after)| after);
        let agent = after("agent_id").trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
        let agent = agent.get(..36).unwrap_or_default();
        let session = after("running with session ID ");
        let digits = session.find(|c: char| !c.is_ascii_digit());
        let session = &session[..digits.unwrap_or(session.len())];
        for chunk in &mut self.chunks {
            if let Ok(text) = str::from_utf8(chunk) {
                let text = text.replace(AGENT, agent).replace(SESSION, session);
                *chunk = text.into_bytes();
            }
        }
        self
    }

    /// Adds or replaces a header.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.retain(|(known, _)| known != name);
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Writes the first `bytes` of the body, then closes the connection.
    pub fn cut(self, bytes: usize) -> Self {
        Self {
            end: End::Cut,
            ..self.first(bytes)
        }
    }

    /// Writes the first `bytes` of the body, then nothing.
    pub fn silence(self, bytes: usize) -> Self {
        Self {
            end: End::Silence,
            ..self.first(bytes)
        }
    }

    /// Writes the first `bytes` of the body, then comments for ever.
    pub fn comments(self, bytes: usize) -> Self {
        Self {
            end: End::Comments,
            ..self.first(bytes)
        }
    }

    /// Writes the body again and again.
    pub fn endless(self) -> Self {
        Self {
            end: End::Endless,
            ..self
        }
    }

    /// Reads the request and sends no response.
    pub fn no_answer() -> Self {
        Self {
            end: End::NoAnswer,
            ..Self::stream(Vec::new())
        }
    }

    /// Writes the first `bytes` of the body, then waits for a permit before the rest.
    pub fn gate(mut self, bytes: usize, gate: &Arc<Semaphore>) -> Self {
        let whole = self.chunks.concat();
        let (before, after) = whole.split_at(bytes.min(whole.len()));
        self.chunks = vec![before.to_vec(), after.to_vec()];
        self.gate = Some((1, Arc::clone(gate)));
        self
    }

    /// Returns the end of the first event that contains `text`, as an offset in the body.
    pub fn after_event(&self, text: &str) -> usize {
        let place = self.after(text);
        let whole = String::from_utf8_lossy(&self.chunks.concat()).into_owned();
        let rest = whole[place..].find("\n\n");
        rest.map_or(whole.len(), |rest| place + rest + 2)
    }

    fn first(mut self, bytes: usize) -> Self {
        let mut whole = self.chunks.concat();
        whole.truncate(bytes);
        self.chunks = vec![whole];
        self
    }

    /// Returns the end of `text` in the body. Panics if the body does not contain it.
    pub fn after(&self, text: &str) -> usize {
        let whole = String::from_utf8_lossy(&self.chunks.concat()).into_owned();
        match whole.find(text) {
            Some(place) => place + text.len(),
            None => panic!("{text:?} is not in the answer: {whole}"),
        }
    }
}

/// A received request.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// Path and query.
    pub path: String,
    /// Headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body; `null` if it is not JSON.
    pub body: Value,
}

impl Recorded {
    /// Returns a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// An unparsed request. It is parsed only on demand, so that the model is faster than its clients.
#[derive(Debug)]
struct Request {
    path: String,
    headers: Vec<(String, String)>,
    body: String,
}

impl Request {
    fn recorded(&self) -> Recorded {
        Recorded {
            path: self.path.clone(),
            headers: self.headers.clone(),
            body: serde_json::from_str(&self.body).unwrap_or(Value::Null),
        }
    }
}

/// A scripted model on loopback. It stops when it is dropped.
#[derive(Debug)]
pub struct Model {
    address: SocketAddr,
    shared: Arc<Shared>,
    task: AbortHandle,
}

#[derive(Debug)]
struct Shared {
    steps: Mutex<VecDeque<Step>>,
    /// The step that is used when all others are used up.
    last: Option<Step>,
    /// Body of `GET …/models`; without it the answer is 404.
    models: Option<String>,
    /// Bodies of other pages, by path.
    pages: Mutex<HashMap<String, String>>,
    requests: Mutex<Vec<Request>>,
    keep_requests: bool,
    /// The number of accepted connections.
    connections: AtomicUsize,
    /// One permit per received request.
    asked: Semaphore,
    /// One permit per connection that the client closed.
    closed: Semaphore,
}

impl Model {
    /// Starts a model that answers with these steps, then with 500.
    pub async fn start(steps: Vec<Step>) -> Self {
        Self::with(steps, None, None, true).await
    }

    /// Starts a model that answers all requests with the same step, and does not record them.
    pub async fn repeating(step: Step) -> Self {
        Self::with(Vec::new(), Some(step), None, false).await
    }

    /// Starts a model that also serves a list of models.
    pub async fn listing(steps: Vec<Step>, models: &str) -> Self {
        Self::with(steps, None, Some(models.to_owned()), true).await
    }

    async fn with(
        steps: Vec<Step>,
        last: Option<Step>,
        models: Option<String>,
        keep_requests: bool,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0")
            .await
            .expect("loopback can be listened on");
        let address = listener.local_addr().expect("a listener has an address");
        let shared = Arc::new(Shared {
            steps: Mutex::new(steps.into()),
            last,
            models,
            pages: Mutex::default(),
            requests: Mutex::default(),
            keep_requests,
            connections: AtomicUsize::new(0),
            asked: Semaphore::new(0),
            closed: Semaphore::new(0),
        });
        let task = tokio::spawn(accept(listener, Arc::clone(&shared))).abort_handle();
        Self {
            address,
            shared,
            task,
        }
    }

    /// Returns the URL for a provider's `base_url`.
    pub fn base_url(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    /// Returns the address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the model requests so far.
    pub fn requests(&self) -> Vec<Recorded> {
        let requests = lock(&self.shared.requests);
        requests.iter().map(Request::recorded).collect()
    }

    /// Returns the number of connections so far.
    pub fn connections(&self) -> usize {
        self.shared.connections.load(Ordering::Relaxed)
    }

    /// Adds a step.
    pub fn push(&self, step: Step) {
        lock(&self.shared.steps).push_back(step);
    }

    /// Serves a page at a path below the base URL.
    pub fn serve(&self, path: &str, html: &str) {
        lock(&self.shared.pages).insert(format!("/v1{path}"), html.to_owned());
    }

    /// Waits for the next model request.
    pub async fn asked(&self) {
        if let Ok(permit) = self.shared.asked.acquire().await {
            permit.forget();
        }
    }

    /// Waits until a client closes a connection before its response is complete.
    pub async fn closed(&self) {
        if let Ok(permit) = self.shared.closed.acquire().await {
            permit.forget();
        }
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, shared: Arc<Shared>) {
    let mut connections = tokio::task::JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        let shared = Arc::clone(&shared);
        shared.connections.fetch_add(1, Ordering::Relaxed);
        // The client notices a broken connection.
        connections.spawn(async move { serve(stream, &shared).await });
        while connections.try_join_next().is_some() {}
    }
}

async fn serve(stream: TcpStream, shared: &Shared) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut stream = BufReader::new(stream);
    loop {
        let (method, request) = match read(&mut stream).await {
            Ok(Some(read)) => read,
            Ok(None) => break,
            // A client that starts TLS gets a plain 400.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                return stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
            }
            Err(error) => return Err(error),
        };
        let step = if method == "GET" {
            let page = lock(&shared.pages).get(&request.path).cloned();
            match (page, &shared.models) {
                (Some(page), _) => Step::refuse(200, &page).header("content-type", "text/html"),
                (None, Some(models)) => Step::refuse(200, models),
                (None, None) => Step::refuse(404, "{}"),
            }
        } else {
            let next = {
                let mut steps = lock(&shared.steps);
                let place = steps.iter().position(|step| step.is_for(&request.body));
                place.and_then(|place| steps.remove(place))
            };
            let next = next.map(|step| step.filled(&request.body));
            if shared.keep_requests {
                lock(&shared.requests).push(request);
            }
            shared.asked.add_permits(1);
            next.or_else(|| shared.last.clone())
                .unwrap_or_else(|| Step::refuse(500, "{\"error\":{\"message\":\"no step left\"}}"))
        };
        if !write(&mut stream, &step, shared).await? {
            return Ok(());
        }
    }
    Ok(())
}

async fn read(stream: &mut BufReader<TcpStream>) -> io::Result<Option<(String, Request)>> {
    let mut line = String::new();
    if stream.read_line(&mut line).await? == 0 {
        return Ok(None);
    }
    let mut words = line.split_whitespace();
    let method = words.next().unwrap_or_default().to_owned();
    let path = words.next().unwrap_or_default().to_owned();
    let mut headers = Vec::new();
    let mut length = 0;
    loop {
        line.clear();
        stream.read_line(&mut line).await?;
        let Some((name, value)) = line.trim().split_once(':') else {
            break;
        };
        let (name, value) = (name.to_ascii_lowercase(), value.trim().to_owned());
        if name == "content-length" {
            length = value.parse().unwrap_or(0);
        }
        headers.push((name, value));
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    let request = Request {
        path,
        headers,
        body: String::from_utf8_lossy(&body).into_owned(),
    };
    Ok(Some((method, request)))
}

/// Writes a response and returns whether the connection stays open.
async fn write(
    stream: &mut BufReader<TcpStream>,
    step: &Step,
    shared: &Shared,
) -> io::Result<bool> {
    let mut head = format!(
        "HTTP/1.1 {} Scripted\r\ntransfer-encoding: chunked\r\n",
        step.status
    );
    for (name, value) in &step.headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += "\r\n";
    let mut out = head.into_bytes();
    for (index, chunk) in step.chunks.iter().enumerate() {
        if let Some((before, gate)) = &step.gate
            && *before == index
        {
            stream.write_all(&out).await?;
            out.clear();
            tokio::select! {
                permit = gate.acquire() => permit.map_err(io::Error::other)?.forget(),
                () = gone(stream) => {
                    shared.closed.add_permits(1);
                    return Ok(false);
                }
            }
        }
        if !chunk.is_empty() {
            out.extend(format!("{:x}\r\n", chunk.len()).into_bytes());
            out.extend(chunk);
            out.extend(b"\r\n");
        }
    }
    match step.end {
        End::Proper => out.extend(b"0\r\n\r\n"),
        End::Cut | End::Silence | End::Comments | End::Endless => {}
        End::NoAnswer => out.clear(),
    }
    stream.write_all(&out).await?;
    stream.flush().await?;
    match step.end {
        End::Proper => Ok(true),
        End::Cut => {
            stream.shutdown().await?;
            Ok(false)
        }
        End::Comments => loop {
            tokio::select! {
                () = gone(stream) => {
                    shared.closed.add_permits(1);
                    return Ok(false);
                }
                () = tokio::time::sleep(COMMENT_EVERY) => {
                    stream.write_all(b"4\r\n: x\n\r\n").await?;
                }
            }
        },
        End::Endless => {
            let body = step.chunks.concat();
            let mut again = format!("{:x}\r\n", body.len()).into_bytes();
            again.extend(body);
            again.extend(b"\r\n");
            // Fails when the client closes the connection.
            while stream.write_all(&again).await.is_ok() {}
            shared.closed.add_permits(1);
            Ok(false)
        }
        End::Silence | End::NoAnswer => {
            gone(stream).await;
            shared.closed.add_permits(1);
            Ok(false)
        }
    }
}

/// Waits until the client closes the connection.
async fn gone(stream: &mut BufReader<TcpStream>) {
    let mut byte = [0];
    // Any other input counts as the end, too: the client has to wait for the response.
    let _ = stream.read(&mut byte).await;
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
