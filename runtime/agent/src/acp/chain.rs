//! What is known about the programs behind a link: an agent, and the proxies in front of it.

use std::{
    collections::HashMap,
    fmt,
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering},
    },
};

use threadwire_protocol::{
    RawJson,
    acp::JSONRPC,
    envelope::{Frame, RequestId, RpcError, Wire},
};
use threadwire_workspace::{
    locks::lock,
    process::{Exit, Tail},
};
use tokio::{
    sync::{Notify, mpsc, oneshot},
    time::timeout,
};
use tokio_util::sync::CancellationToken;
use tracing::debug;

use super::routes::{PATIENCE, Routes};

/// Maximum length of the messages that wait for a program to read them, in bytes. More end it.
const MAX_WAITING: usize = 64 * 1024 * 1024;

/// Length of the messages that wait for a proxy before the output of the program behind it is not read any more, in
/// bytes.
const ROOM: usize = 4 * 1024 * 1024;

/// Number of times that a proxy is looked at while it has no room, before its patience is over.
const LOOKS: u32 = 30;

/// Maximum length of a line that is shown in an error, in characters.
const SHOWN: usize = 200;

pub(super) const WIRE: Wire = Wire {
    jsonrpc: JSONRPC,
    version: usize::MAX,
};

/// The running programs of one entry of the configuration: proxies in their order, and the agent as the last one.
///
/// Without proxies this is one process, and no message passes through `conductor.rs`.
pub(super) struct Chain {
    /// The agent's name in the configuration.
    agent: String,
    pub(super) components: Box<[Component]>,
    end: Mutex<End>,
    /// Number of programs that have not ended.
    running: AtomicUsize,
    /// Ends all programs at once.
    pub(super) kill: CancellationToken,
    /// Fires when all programs have ended.
    pub(super) ended: CancellationToken,
}

/// A program of a chain.
pub(super) struct Component {
    /// How errors call it beside the name of the agent: `proxy 1 (audit)`; `None` for the agent itself.
    proxy: Option<String>,
    next_id: AtomicI64,
    pub(super) open: Mutex<Open>,
    outgoing: mpsc::UnboundedSender<Frame>,
    /// Bytes in `outgoing`.
    unwritten: AtomicUsize,
    /// Fires when there is room again.
    freed: Notify,
    /// Whether its output is not read at the moment, because the proxy in front of it has no room.
    is_held_up: AtomicBool,
    /// Fires when the process has ended.
    pub(super) gone: CancellationToken,
}

/// The open requests of a component.
#[derive(Default)]
pub(super) struct Open {
    /// Those that it has to answer, by our id.
    pub(super) answers: HashMap<i64, Waiter>,
    /// Those that it waits for, and that were passed on: the component that has to answer, and the id there.
    pub(super) passed: HashMap<RequestId, (usize, i64)>,
    pub(super) greeting: Greeting,
    /// The last line that was no message, as long as the component has said nothing else.
    noise: Option<String>,
    /// Whether the chain has ended.
    is_closed: bool,
}

/// How far the handshake with a component is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Greeting {
    #[default]
    Unasked,
    Asked,
    Answered,
    /// The error of the answer, as a text.
    Refused(String),
}

/// Who gets an answer.
pub(super) enum Waiter {
    /// This side.
    Ours(oneshot::Sender<Result<RawJson, RpcError>>),
    /// Another component, whose request was passed on.
    Passed(Passed),
}

/// A request of a component that was passed on.
pub(super) struct Passed {
    /// The component.
    pub(super) of: usize,
    /// The id that it gave the request.
    pub(super) id: RequestId,
    /// Whether it begins the connection.
    pub(super) is_greeting: bool,
}

/// How a chain ends.
#[derive(Default)]
struct End {
    culprit: Option<Culprit>,
    /// Why this side ends it, if it does.
    cause: Option<String>,
    /// Why it has ended, once the culprit has.
    reason: Option<Arc<str>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Culprit {
    Component(usize),
    /// Nobody knows which one.
    Chain,
}

impl Chain {
    /// Creates a chain without processes. Returns what waits to be written to each.
    pub(super) fn new(
        agent: &str,
        proxies: Vec<String>,
    ) -> (Arc<Self>, Vec<mpsc::UnboundedReceiver<Frame>>) {
        let names = proxies.into_iter().map(Some).chain([None]);
        let components = names.map(|proxy| {
            let (outgoing, queue) = mpsc::unbounded_channel();
            let component = Component {
                proxy,
                next_id: AtomicI64::new(1),
                open: Mutex::default(),
                outgoing,
                unwritten: AtomicUsize::new(0),
                freed: Notify::new(),
                is_held_up: AtomicBool::new(false),
                gone: CancellationToken::new(),
            };
            (component, queue)
        });
        let (components, queues): (Vec<_>, Vec<_>) = components.unzip();
        let chain = Arc::new(Self {
            agent: agent.to_owned(),
            running: AtomicUsize::new(components.len()),
            components: components.into(),
            end: Mutex::default(),
            kill: CancellationToken::new(),
            ended: CancellationToken::new(),
        });
        chain.greeted(0);
        (chain, queues)
    }

    /// Returns the component that this side talks to.
    pub(super) fn first(&self) -> &Component {
        &self.components[0]
    }

    pub(super) fn component(&self, place: usize) -> &Component {
        &self.components[place]
    }

    /// Tells whether a component is the agent, and not a proxy.
    pub(super) fn is_agent(&self, place: usize) -> bool {
        place + 1 == self.components.len()
    }

    /// Returns the name of a component in a sentence.
    fn label(&self, culprit: Culprit) -> String {
        let agent = &self.agent;
        match culprit {
            Culprit::Chain => format!("agent {agent} with its proxies"),
            Culprit::Component(place) => match &self.components[place].proxy {
                Some(proxy) => format!("{proxy} of agent {agent}"),
                None => format!("agent {agent}"),
            },
        }
    }

    /// Returns the method that opens the connection to a component.
    pub(super) fn greeting(&self, place: usize) -> &'static str {
        match self.is_agent(place) {
            true => "initialize",
            false => "proxy/initialize",
        }
    }

    fn end_of(&self) -> MutexGuard<'_, End> {
        lock(&self.end)
    }

    /// Ends all programs at once because of one of them, for a reason that users see.
    pub(super) fn end(&self, place: usize, cause: String) {
        self.end_because(Culprit::Component(place), cause);
    }

    /// Ends all programs at once, where nobody knows which one is the cause.
    pub(super) fn end_all(&self, cause: String) {
        match self.is_agent(0) {
            true => self.end(0, cause),
            false => self.end_because(Culprit::Chain, cause),
        }
    }

    fn end_because(&self, culprit: Culprit, cause: String) {
        let mut end = self.end_of();
        if end.culprit.is_none() {
            end.culprit = Some(culprit);
            if culprit == Culprit::Chain {
                end.reason = Some(format!("{} was ended: {cause}", self.label(culprit)).into());
            }
            end.cause = Some(cause);
        }
        drop(end);
        self.kill.cancel();
    }

    /// Tells whether the chain has ended, or is about to.
    pub(super) fn is_over(&self) -> bool {
        self.kill.is_cancelled() || self.ended.is_cancelled()
    }

    /// Returns why the chain has ended, as a sentence that names the component.
    pub(super) fn reason(&self) -> Arc<str> {
        let reason = self.end_of().reason.clone();
        reason.unwrap_or_else(|| format!("agent {} ended", self.agent).into())
    }

    /// Sends a frame to a component.
    pub(super) fn send(&self, place: usize, frame: Frame) {
        let component = &self.components[place];
        let length = frame.len();
        if component.unwritten.fetch_add(length, Ordering::Relaxed) + length > MAX_WAITING {
            self.end(place, "it does not read its standard input".to_owned());
        }
        // Fails only after the end of the program.
        let _ = component.outgoing.send(frame);
    }

    /// Waits until a proxy has room for what the component behind it says. One that reads nothing for too long, though
    /// its own output is read, ends the chain.
    ///
    /// Only what goes towards the client waits, so no two components wait for each other.
    pub(super) async fn room(&self, place: usize, routes: &Routes) {
        let proxy = &self.components[place];
        let waiting = &self.components[place + 1].is_held_up;
        let mut looks = 0;
        while proxy.unwritten.load(Ordering::Acquire) > ROOM {
            waiting.store(true, Ordering::Relaxed);
            let before = proxy.unwritten.load(Ordering::Acquire);
            tokio::select! {
                () = proxy.gone.cancelled() => break,
                freed = timeout(PATIENCE / LOOKS, proxy.freed.notified()) => {
                    let is_held_up = match place {
                        0 => routes.is_held_up(),
                        _ => proxy.is_held_up.load(Ordering::Relaxed),
                    };
                    let is_still = proxy.unwritten.load(Ordering::Acquire) == before;
                    looks = if freed.is_err() && is_still && !is_held_up { looks + 1 } else { 0 };
                }
            }
            if looks == LOOKS {
                let seconds = PATIENCE.as_secs();
                self.end(
                    place,
                    format!("it did not read its standard input for {seconds} s"),
                );
                break;
            }
        }
        waiting.store(false, Ordering::Relaxed);
    }

    /// Notes that a component is asked to begin.
    pub(super) fn greeted(&self, place: usize) {
        self.components[place].open().greeting = Greeting::Asked;
    }

    /// Returns the last component that was asked to begin and has not answered, and the last line that it wrote instead.
    pub(super) fn silent(&self) -> (usize, Option<String>) {
        let is_asked = |component: &Component| component.open().greeting == Greeting::Asked;
        let place = self.components.iter().rposition(is_asked).unwrap_or(0);
        (place, self.components[place].open().noise.take())
    }

    /// Returns the last component that refused to begin, and its error as a text.
    pub(super) fn refusing(&self) -> Option<(usize, String)> {
        let greetings = self.components.iter().enumerate().rev();
        greetings
            .into_iter()
            .find_map(|(place, component)| match &component.open().greeting {
                Greeting::Refused(error) => Some((place, error.clone())),
                _ => None,
            })
    }

    /// Returns the first component that has not begun. The one in front of it should have asked it to.
    pub(super) fn unbegun(&self) -> Option<usize> {
        let behind = self.components.iter().skip(1);
        let mut behind = behind.map(|component| component.open().greeting == Greeting::Answered);
        behind.position(|has_begun| !has_begun).map(|at| at + 1)
    }

    /// Returns the name of a component in a sentence about its agent.
    pub(super) fn subject(&self, place: usize) -> &str {
        self.components[place].proxy.as_deref().unwrap_or("it")
    }

    /// Notes that a program has ended, and ends the others unless all were asked to leave.
    pub(super) fn close(
        &self,
        place: usize,
        exit: Exit,
        stderr: &Tail,
        left: bool,
        routes: &Routes,
    ) {
        let mut end = self.end_of();
        let own = Culprit::Component(place);
        if *end.culprit.get_or_insert(own) == own {
            let how = match (&end.cause, exit) {
                (Some(cause), _) => format!("was ended: {cause}"),
                (None, Exit::Code(code)) => format!("ended with exit code {code}"),
                (None, Exit::Signal(signal)) => format!("was killed by signal {signal}"),
                (None, Exit::TimedOut | Exit::Cancelled) => "ended".to_owned(),
            };
            let label = self.label(own);
            let reason = match stderr.text().as_str() {
                "" => format!("{label} {how}"),
                said => format!("{label} {how}; its last words: {said}"),
            };
            debug!(reason, "an agent ended");
            end.reason = Some(reason.into());
        }
        drop(end);
        self.components[place].gone.cancel();
        if !left && self.components.len() > 1 {
            self.kill.cancel();
        }
        if self.running.fetch_sub(1, Ordering::AcqRel) > 1 {
            return;
        }
        for component in &self.components {
            let mut open = component.open();
            open.is_closed = true;
            open.answers.clear();
            open.passed.clear();
        }
        self.ended.cancel();
        routes.close();
    }

    /// Handles an answer with an id that no request had. A proxy that mixes up ids leaves a request without its answer.
    pub(super) fn unasked(&self, place: usize, id: &str) {
        match self.is_agent(place) {
            true => debug!(id, "an agent answered no request"),
            false => self.end(
                place,
                format!("it answered a request that it was not sent, with the id {id}"),
            ),
        }
    }

    /// Handles a line that is no message. Agents write notes to their output, and anything before the handshake; a proxy
    /// that does so later has broken a message that somebody waits for.
    pub(super) fn noise(&self, place: usize, line: &[u8]) {
        let text = String::from_utf8_lossy(&line[..line.len().min(4 * SHOWN)]);
        let text = shown(&text);
        debug!(text, "an agent wrote a line that is no message");
        if self.is_agent(place) {
            return;
        }
        let mut open = self.components[place].open();
        if open.greeting == Greeting::Answered {
            drop(open);
            self.end(place, format!("it wrote a line that is no message: {text}"));
        } else {
            open.noise = Some(text);
        }
    }
}

impl Component {
    pub(super) fn open(&self) -> MutexGuard<'_, Open> {
        lock(&self.open)
    }

    /// Notes an open request, and returns its id; `None` if the chain has ended.
    pub(super) fn expect(&self, waiter: Waiter) -> Option<i64> {
        let mut open = self.open();
        if open.is_closed {
            return None;
        }
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        open.answers.insert(id, waiter);
        Some(id)
    }

    /// Tells whether a request with this id was sent to it, whatever became of it.
    pub(super) fn has_asked(&self, id: i64) -> bool {
        (1..self.next_id.load(Ordering::Relaxed)).contains(&id)
    }

    /// Forgets an open request.
    pub(super) fn forget(&self, id: i64) {
        self.open().answers.remove(&id);
    }

    /// Notes that bytes were written to the program.
    pub(super) fn wrote(&self, bytes: usize) {
        let before = self.unwritten.fetch_sub(bytes, Ordering::AcqRel);
        if before > ROOM / 2 && before - bytes <= ROOM / 2 {
            self.freed.notify_one();
        }
    }

    /// Notes that the handshake is done.
    pub(super) fn has_begun(&self) {
        self.open().greeting = Greeting::Answered;
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain")
            .field("agent", &self.agent)
            .field("components", &self.components.len())
            .field("is_over", &self.is_over())
            .finish_non_exhaustive()
    }
}

/// Returns the name of a proxy in errors.
pub(super) fn proxy_name(index: usize, command: &[String]) -> String {
    let program = command.first().map_or("", String::as_str);
    let file = Path::new(program).file_name();
    let program = file.map_or_else(|| program.into(), |file| file.to_string_lossy());
    format!("proxy {} ({program})", index + 1)
}

/// Returns the beginning of a text of a program.
pub(super) fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
