//! The processes of a chain: they start together and end together.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};
use threadwire_engine::task;

use threadwire_protocol::{
    RawJson,
    envelope::{Envelope, Frame, Id, RequestId},
};
use threadwire_workspace::{
    config::{AgentProgram, OWN_TOKENS},
    process::{self, Control, Lines, Process, ProcessSpec, Stream, Streams, Tail},
};
use tokio::{sync::mpsc, time::timeout};
use tokio_util::sync::CancellationToken;
use tracing::debug;

use super::{
    chain::{Chain, Waiter, proxy_name, shown},
    conductor::{self, read_error},
    responder::Responder,
    routes::Routes,
};

/// Maximum length of a message of a program, in bytes. A longer one ends it.
const MAX_MESSAGE: usize = 32 * 1024 * 1024;

/// Time that a program has to exit after its standard input or output is closed.
const GOODBYE: Duration = Duration::from_secs(1);

/// Starts the programs. Must be called on a runtime thread, see [`process::start`].
///
/// Errors: why one of them cannot be started.
pub(super) fn start(
    agent: &str,
    program: &AgentProgram,
    cwd: &Path,
    routes: &Arc<Routes>,
    goodbye: &CancellationToken,
) -> Result<Arc<Chain>, String> {
    let proxies = program.proxies.iter().enumerate();
    let names = proxies.map(|(index, command)| proxy_name(index, command));
    let (chain, queues) = Chain::new(agent, names.collect());
    let mut processes = Vec::with_capacity(queues.len());
    for (place, command) in program.proxies.iter().enumerate() {
        let process = process::start(&spec(command, cwd), chain.kill.clone());
        let named = |error| format!("{}: {error}", chain.subject(place));
        processes.push(process.map_err(named)?);
    }
    let mut spec = spec(&program.command, cwd);
    let set = program.env.iter();
    spec.env
        .extend(set.map(|(name, value)| (name.clone(), Some(value.clone()))));
    let process = process::start(&spec, chain.kill.clone());
    processes.push(process.map_err(|error| error.to_string())?);
    for (place, (process, queue)) in processes.into_iter().zip(queues).enumerate() {
        task::spawn(write(Arc::clone(&chain), place, process.control(), queue));
        let reader = Reader {
            chain: Arc::clone(&chain),
            place,
            routes: Arc::clone(routes),
        };
        task::spawn(reader.run(process, goodbye.clone()));
    }
    Ok(chain)
}

fn spec(command: &[String], cwd: &Path) -> ProcessSpec {
    ProcessSpec {
        env: OWN_TOKENS.map(|name| (name.to_owned(), None)).into(),
        output_cap: 0,
        streams: Streams::Separate,
        input: true,
        ..ProcessSpec::new(command.to_vec(), PathBuf::from(cwd))
    }
}

async fn write(
    chain: Arc<Chain>,
    place: usize,
    control: Control,
    mut queue: mpsc::UnboundedReceiver<Frame>,
) {
    let component = chain.component(place);
    loop {
        let frame = tokio::select! {
            biased;
            () = component.gone.cancelled() => return,
            frame = queue.recv() => frame,
        };
        let Some(frame) = frame else { return };
        if control.write(frame.line()).await.is_err() {
            // A program that reads no more is about to end, and its end has the reason.
            if timeout(GOODBYE, component.gone.cancelled()).await.is_err() {
                chain.end(place, "it closed its standard input".to_owned());
            }
            return;
        }
        component.wrote(frame.len());
    }
}

/// Reads the output of a program.
struct Reader {
    chain: Arc<Chain>,
    place: usize,
    routes: Arc<Routes>,
}

impl Reader {
    async fn run(self, mut process: Process, goodbye: CancellationToken) {
        let mut stderr = Tail::default();
        let left = tokio::select! {
            () = self.read(&mut process, &mut stderr) => false,
            () = goodbye.cancelled() => true,
        };
        if left {
            // A well-behaved program exits when its input is closed; others are killed.
            let drain = async {
                let _ = process.control().close_input().await;
                while process.next_raw().await.is_some() {}
            };
            if timeout(GOODBYE, drain).await.is_err() {
                process.control().kill();
                while process.next_raw().await.is_some() {}
            }
        }
        self.chain
            .close(self.place, process.exit(), &stderr, left, &self.routes);
    }

    /// Handles what a program says until it has ended.
    async fn read(&self, process: &mut Process, stderr: &mut Tail) {
        let kill = &self.chain.kill;
        let mut lines = Lines::default();
        while let Some(chunk) = process.next_raw_or_end().await {
            match chunk.stream {
                Stream::Stderr => stderr.push(chunk.bytes),
                Stream::Stdout if chunk.bytes.is_empty() => {
                    // A program that exits closes its output, too, and its exit says more.
                    let rest = Self::read_stderr(process, stderr);
                    if timeout(GOODBYE, rest).await.is_err() {
                        let cause = "it closed its standard output".to_owned();
                        self.chain.end(self.place, cause);
                        Self::read_stderr(process, stderr).await;
                    }
                    return;
                }
                Stream::Stdout if kill.is_cancelled() => {}
                Stream::Stdout => {
                    lines.push(chunk.bytes);
                    while let Some(line) = lines.next() {
                        tokio::select! {
                            biased;
                            // Waits while there is no room; meanwhile the program waits to write.
                            () = self.receive(line.trim_ascii()) => {}
                            () = kill.cancelled() => {}
                        }
                    }
                    if lines.unfinished() > MAX_MESSAGE {
                        let cause = format!("it wrote a line of more than {MAX_MESSAGE} bytes");
                        self.chain.end(self.place, cause);
                        lines = Lines::default();
                    }
                }
            }
        }
    }

    /// Keeps the last words of a program that says nothing else any more, until it has ended.
    async fn read_stderr(process: &mut Process, stderr: &mut Tail) {
        while let Some(chunk) = process.next_raw().await {
            if chunk.stream == Stream::Stderr {
                stderr.push(chunk.bytes);
            }
        }
    }

    /// Handles one line of a program.
    async fn receive(&self, line: &[u8]) {
        let (chain, place, routes) = (&self.chain, self.place, &self.routes);
        if line.is_empty() {
            return;
        }
        let message = match Envelope::parse(line) {
            Ok(message) => message,
            Err(_) => return chain.noise(place, line),
        };
        let Some(method) = &message.method else {
            return match message.id {
                Id::Known(_) => self.answered(&message).await,
                Id::Absent | Id::Other => chain.noise(place, line),
            };
        };
        if chain.components.len() > 1 && !conductor::route(chain, place, routes, &message).await {
            return;
        }
        match message.id {
            Id::Known(id) => {
                let responder = Responder::new(id.clone(), Arc::clone(chain));
                routes.ask(method, message.params, id, responder).await;
            }
            Id::Absent | Id::Other => routes.tell(method, message.params, line.len()).await,
        }
    }

    /// Completes an open request. An answer to no request is ignored if it comes from the agent.
    async fn answered(&self, message: &Envelope<'_>) {
        let (chain, place) = (&self.chain, self.place);
        let component = chain.component(place);
        let id = match &message.id {
            Id::Known(RequestId::Int(id)) => *id,
            Id::Known(RequestId::Text(id)) => {
                return chain.unasked(place, &format!("{:?}", shown(id)));
            }
            // An error about a message that was not understood.
            _ => return debug!("an agent answered with the id null"),
        };
        let waiter = component.open().answers.remove(&id);
        match waiter {
            Some(Waiter::Ours(waiter)) => {
                let answer = match (message.error, message.result) {
                    (Some(error), _) => Err(read_error(error)),
                    (None, result) => {
                        Ok(result.map_or_else(RawJson::null, |result| result.to_owned().into()))
                    }
                };
                // The request may have been dropped just now.
                let _ = waiter.send(answer);
            }
            Some(Waiter::Passed(passed)) => {
                conductor::give_back(chain, place, &self.routes, id, passed, message).await;
            }
            // The answer to a request that was dropped, or a second one.
            None if component.has_asked(id) => debug!(id, "an agent answered no open request"),
            None => chain.unasked(place, &id.to_string()),
        }
    }
}

/// A chain whose programs are played by a test.
#[cfg(test)]
pub(super) struct Played {
    pub(super) chain: Arc<Chain>,
    routes: Arc<Routes>,
    queues: Vec<mpsc::UnboundedReceiver<Frame>>,
}

#[cfg(test)]
impl Played {
    /// Creates a chain of an agent behind this number of proxies.
    pub(super) fn new(proxies: usize) -> Self {
        let names = (0..proxies).map(|index| proxy_name(index, &["proxy".to_owned()]));
        let (chain, queues) = Chain::new("played", names.collect());
        Self {
            chain,
            routes: Arc::default(),
            queues,
        }
    }

    /// Lets the program at a place say a line.
    pub(super) async fn say(&self, place: usize, line: &str) {
        let reader = Reader {
            chain: Arc::clone(&self.chain),
            place,
            routes: Arc::clone(&self.routes),
        };
        reader.receive(line.as_bytes()).await;
    }

    /// Takes the next message that the program at a place reads.
    pub(super) fn read(&mut self, place: usize) -> Option<String> {
        let frame = self.queues[place].try_recv().ok()?;
        self.chain.component(place).wrote(frame.len());
        Some(String::from_utf8_lossy(&frame.message()).into_owned())
    }
}

#[cfg(test)]
mod spec_tests {
    use super::*;

    #[test]
    fn programs_do_not_get_our_own_tokens() {
        let spec = spec(&["agent".to_owned()], Path::new("/"));
        let token = ("THREADWIRE_TOKEN".to_owned(), None);
        assert!(spec.env.contains(&token), "{:?}", spec.env);
    }
}
