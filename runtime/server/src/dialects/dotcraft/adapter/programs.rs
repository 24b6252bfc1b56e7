//! Adapters that are programs: the server starts them, is served by them over their standard streams, and starts them
//! again when they end.
//!
//! A program is started only if a client of this home chose it: the settings of a workspace may come with a repository.
//! Of the processes that serve one workspace, one has the program of a channel.

use std::{
    collections::{BTreeMap, HashMap},
    path::PathBuf,
    sync::{
        Arc, Mutex, OnceLock, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bytes::Bytes;
use sha2::{Digest, Sha256};
use threadwire_engine::{BoxFuture, StoreError};
use threadwire_host::{Area, HostEvent, HostEventKind, HostObserver, HostWatchId};
use threadwire_protocol::dotcraft::{ExternalChannelConfig, ExternalChannelTransport};
use threadwire_workspace::{
    blocking,
    craft::lock::HeldFile,
    files, hex,
    process::{self, Lines, Process, ProcessSpec, Stream, Streams, Tail},
};
use tokio::{
    sync::{Notify, mpsc},
    task::JoinHandle,
    time::{Instant, sleep, timeout},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tracing::{info, warn};

use super::{super::lock, settings};
use threadwire_connection::Services;

/// The records of programs that a client of this home chose.
const CHOSEN: &str = "channel_programs";

/// The largest message of a program, in bytes.
const MESSAGE_LIMIT: usize = 4 << 20;

/// The pause before a program is started again: it doubles each time up to the longest one, and is short again after
/// the program ran for a while.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
const SETTLED: Duration = Duration::from_secs(60);

/// The pause before the program of another process is asked for again, unless a process ends meanwhile.
const TAKEN_PAUSE: Duration = Duration::from_secs(30);

/// Time that a program has to send `initialize`. The server says nothing before it answers that.
const GREETING: Duration = Duration::from_secs(60);

/// Time that a program has to end after its input was closed.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// The programs of a server.
#[derive(Debug, Default)]
pub(in crate::dialects::dotcraft) struct Programs {
    services: OnceLock<Arc<Services>>,
    watch: OnceLock<HostWatchId>,
    /// Held while programs are started and stopped after a change.
    changing: tokio::sync::Mutex<()>,
    /// Wakes those that wait for the place of another process.
    left: Arc<Notify>,
    running: Mutex<HashMap<String, Running>>,
    tasks: TaskTracker,
    stop: CancellationToken,
}

#[derive(Debug)]
struct Running {
    /// What is started.
    launch: String,
    /// Whether this process, and no other one, has the program.
    is_here: Arc<AtomicBool>,
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl Programs {
    /// Starts the programs, once: the server has its first address, or its first client of this dialect.
    pub(in crate::dialects::dotcraft) fn start(self: &Arc<Self>, services: &Arc<Services>) {
        if self.services.set(Arc::clone(services)).is_err() {
            return;
        }
        let watcher = Watcher(Arc::downgrade(self));
        let _ = self
            .watch
            .set(services.host.events.watch(Arc::new(watcher)));
        self.adjust();
    }

    /// Tells whether this process has the program of a channel: its adapter comes, or comes again.
    pub(super) fn has(&self, channel: &str) -> bool {
        let running = lock(&self.running);
        let found = running.get(&channel.to_lowercase());
        found.is_some_and(|one| one.is_here.load(Ordering::Relaxed))
    }

    /// Tells whether this process or another one on the home has the program of a channel.
    pub(super) fn knows(&self, channel: &str) -> bool {
        lock(&self.running).contains_key(&channel.to_lowercase())
    }

    /// Stops the programs, and waits until they have ended.
    pub(in crate::dialects::dotcraft) fn finish(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            if let (Some(services), Some(watch)) = (self.services.get(), self.watch.get()) {
                services.host.events.unwatch(*watch);
            }
            self.stop.cancel();
            self.tasks.close();
            self.tasks.wait().await;
        })
    }

    /// Starts and stops programs after a change.
    fn adjust(self: &Arc<Self>) {
        let programs = Arc::clone(self);
        self.tasks.spawn(async move {
            tokio::select! {
                () = programs.stop.cancelled() => {}
                () = programs.change() => {}
            }
        });
    }

    async fn change(&self) {
        let Some(services) = self.services.get() else {
            return;
        };
        let _changing = self.changing.lock().await;
        let wanted = match wanted(services).await {
            Ok(wanted) => wanted,
            Err(error) => return warn!(error, "the adapters of channels stay as they are"),
        };
        let mut running = lock(&self.running);
        let over = running.extract_if(|name, one| {
            let channel = wanted.get(name);
            channel.is_none_or(|channel| settings::launch(channel) != one.launch)
        });
        let mut over: HashMap<String, Running> = over.collect();
        for one in over.values() {
            one.stop.cancel();
        }
        for (name, channel) in wanted {
            if running.contains_key(&name) {
                continue;
            }
            let stop = self.stop.child_token();
            let launch = settings::launch(&channel);
            let is_here = Arc::default();
            let kept = Kept {
                services: Arc::clone(services),
                channel,
                is_here: Arc::clone(&is_here),
                left: Arc::clone(&self.left),
                stop: stop.clone(),
            };
            let before = over.remove(&name).map(|one| one.task);
            let task = self.tasks.spawn(async move {
                // The program that this one replaces has its place until it has ended.
                if let Some(before) = before {
                    let _ = before.await;
                }
                kept.run().await;
            });
            let one = Running {
                launch,
                is_here,
                stop,
                task,
            };
            running.insert(name, one);
        }
    }
}

/// Watches for changes of the channels, and for the ends of other processes.
struct Watcher(Weak<Programs>);

impl HostObserver for Watcher {
    fn on_host_event(&self, event: &Arc<HostEvent>) {
        let Some(programs) = self.0.upgrade() else {
            return;
        };
        match &event.kind {
            HostEventKind::WorkspaceChanged(change) if change.areas.contains(&Area::Channels) => {
                programs.adjust();
            }
            HostEventKind::ProcessLeft => programs.left.notify_waiters(),
            _ => {}
        }
    }
}

/// Returns the channels whose program runs, by name in lower case.
async fn wanted(services: &Services) -> Result<BTreeMap<String, ExternalChannelConfig>, String> {
    let choice = services.host.workspace.settings().await;
    let choice = choice.map_err(|error| error.to_string())?;
    let mut wanted = BTreeMap::new();
    for channel in settings::configured(&choice) {
        let is_program = channel.transport == ExternalChannelTransport::Subprocess
            && channel
                .command
                .as_ref()
                .is_some_and(|command| !command.trim().is_empty());
        if !channel.enabled || !is_program {
            continue;
        }
        let name = channel.name.to_lowercase();
        let key = key(services, &name);
        let chosen = services.host.records.get::<String>(CHOSEN, &key);
        let (chosen, _) = chosen.await.map_err(|error| error.to_string())?;
        if chosen.as_deref() == Some(&*settings::launch(&channel)) {
            wanted.insert(name, channel);
        } else {
            warn!(
                channel = name,
                "an adapter is not started: no client of this home chose its program by externalChannel/upsert"
            );
        }
    }
    Ok(wanted)
}

/// Records that a client chose the program of a channel, or that it removed the channel.
pub(in crate::dialects::dotcraft) async fn choose(
    services: &Services,
    name: &str,
    channel: Option<&ExternalChannelConfig>,
) -> Result<(), StoreError> {
    let key = key(services, &name.to_lowercase());
    let launch = channel.map(settings::launch);
    loop {
        let records = &services.host.records;
        let (_, revision) = records.get::<String>(CHOSEN, &key).await?;
        match records.put(CHOSEN, &key, launch.as_ref(), revision).await {
            Err(StoreError::Conflict) => {}
            done => return done.map(|_| ()),
        }
    }
}

fn key(services: &Services, name: &str) -> String {
    let folder = services.host.workspace.folders().workspace.display();
    format!("{folder}\n{name}")
}

/// A program that is started again when it ends.
struct Kept {
    services: Arc<Services>,
    channel: ExternalChannelConfig,
    is_here: Arc<AtomicBool>,
    left: Arc<Notify>,
    stop: CancellationToken,
}

impl Kept {
    async fn run(self) {
        let name = self.channel.name.clone();
        let stop = self.stop.clone();
        let mut pause = FIRST_PAUSE;
        loop {
            let work = async {
                // Counts what happens from here on.
                let left = self.left.notified();
                let held = self.take_place().await;
                let is_here = matches!(held, Ok(Some(_)));
                self.is_here.store(is_here, Ordering::Relaxed);
                let held = match held {
                    Ok(Some(held)) => held,
                    // Another process on this workspace has it.
                    Ok(None) => return self.wait_for_place(left).await,
                    Err(error) => {
                        warn!(channel = name, %error, "an adapter is not started");
                        return LONGEST_PAUSE;
                    }
                };
                let begun = Instant::now();
                info!(channel = name, "an adapter is started");
                let why = self.serve().await;
                drop(held);
                if stop.is_cancelled() {
                    return Duration::ZERO;
                }
                if begun.elapsed() > SETTLED {
                    pause = FIRST_PAUSE;
                }
                warn!(channel = name, why, "an adapter ended and is started again");
                let this = pause;
                pause = LONGEST_PAUSE.min(pause * 2);
                this
            };
            let pause = work.await;
            if stop.run_until_cancelled(sleep(pause)).await.is_none() {
                return;
            }
        }
    }

    /// Waits for a while, or until a process has left, and returns how long until the program of another process is asked
    /// for again: the place of a process is free a moment after its end is heard.
    async fn wait_for_place(&self, left: impl Future<Output = ()>) -> Duration {
        tokio::select! {
            () = self.stop.cancelled() => Duration::ZERO,
            () = sleep(TAKEN_PAUSE) => Duration::ZERO,
            () = left => FIRST_PAUSE,
        }
    }

    /// Takes the right to run the program, which one process has; `None` if another one has it.
    async fn take_place(&self) -> std::io::Result<Option<HeldFile>> {
        let folder = self.services.host.config.home().join("run");
        let key = key(&self.services, &self.channel.name.to_lowercase());
        let digest = Sha256::digest(key.as_bytes());
        let digest = hex::encode(&digest[..8]);
        blocking::run(move || {
            std::fs::create_dir_all(&folder)?;
            HeldFile::take(&folder.join(format!("channel-{digest}.lock")))
        })
        .await
    }

    /// Runs the program once as a client of this server. Returns why it ended.
    async fn serve(&self) -> String {
        let Some((to_server, mut from_server)) = self.services.door.open() else {
            return "the server ends".to_owned();
        };
        let spec = match self.spec().await {
            Ok(spec) => spec,
            Err(problem) => return problem,
        };
        let end = CancellationToken::new();
        let mut process = match process::start(&spec, end.clone()) {
            Ok(process) => process,
            Err(error) => return error.to_string(),
        };
        let control = process.control();
        let writing = async {
            let mut next = match greeting(&mut from_server).await {
                Ok(next) => next,
                Err(why) => return why,
            };
            while let Some(frame) = next {
                if control.write(frame.line()).await.is_err() {
                    // Its end is noticed by the reader.
                    std::future::pending::<()>().await;
                }
                next = from_server.recv().await;
            }
            "the server closed its connection".to_owned()
        };
        let why = tokio::select! {
            () = self.stop.cancelled() => "it was switched off".to_owned(),
            why = writing => why,
            why = read(&mut process, &to_server) => why,
        };
        // The connection ends here, and what it asked of the adapter with it.
        drop(to_server);
        let _ = control.close_input().await;
        if timeout(LAST_WORDS, drain(&mut process)).await.is_err() {
            end.cancel();
            drain(&mut process).await;
        }
        why
    }

    async fn spec(&self) -> Result<ProcessSpec, String> {
        let host = &self.services.host;
        let workspace = &host.workspace.folders().workspace;
        let channel = &self.channel;
        let cwd = channel.working_directory.as_deref().unwrap_or_default();
        let cwd: PathBuf = files::absolute(workspace, expanded(cwd));
        let environment = host.config.command_environment(workspace, &[]).await?;
        let mut env = environment.changes();
        for (name, value) in channel.env.iter().flatten() {
            env.push((name.clone(), Some(expanded(value))));
        }
        let command = channel.command.iter();
        let words = command.chain(channel.args.iter().flatten());
        Ok(ProcessSpec {
            env,
            output_cap: 0,
            streams: Streams::Separate,
            input: true,
            ..ProcessSpec::new(words.map(|word| expanded(word)).collect(), cwd)
        })
    }
}

/// Returns the first message of the server to a program, or why there is none.
async fn greeting<T>(from_server: &mut mpsc::Receiver<T>) -> Result<Option<T>, String> {
    let first = timeout(GREETING, from_server.recv()).await;
    first.map_err(|_| {
        let seconds = GREETING.as_secs();
        format!("it did not send `initialize` within {seconds} s")
    })
}

/// Hands what a program writes to the server, until it ends or writes what no client writes. Returns why it ended, with
/// the last it said.
async fn read(process: &mut Process, server: &mpsc::Sender<Bytes>) -> String {
    let mut lines = Lines::default();
    let mut said = Tail::default();
    while let Some(chunk) = process.next_raw().await {
        if chunk.stream == Stream::Stderr {
            said.push(chunk.bytes);
            continue;
        }
        lines.push(chunk.bytes);
        while let Some(line) = lines.next() {
            // A server that does not take it is closing, which is noticed by the writer.
            if !line.trim_ascii().is_empty()
                && server.send(Bytes::copy_from_slice(line)).await.is_err()
            {
                break;
            }
        }
        if lines.unfinished() > MESSAGE_LIMIT {
            return format!("it wrote a message of more than {MESSAGE_LIMIT} bytes");
        }
    }
    let status = process.exit().code();
    match said.text() {
        text if text.is_empty() => format!("it ended with status {status}"),
        text => format!("it ended with status {status}: {text}"),
    }
}

async fn drain(process: &mut Process) {
    while process.next_raw().await.is_some() {}
}

/// Puts variables of the environment into a text: `$NAME` as the whole of it, and `${NAME}` anywhere. Those that are
/// not set stay as they are written.
fn expanded(text: &str) -> String {
    let value = |name: &str| std::env::var(name).ok();
    if let Some(name) = text.strip_prefix('$')
        && !name.starts_with('{')
        && let Some(value) = value(name)
    {
        return value;
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("${") {
        out.push_str(before);
        match after
            .split_once('}')
            .and_then(|(name, after)| Some((value(name)?, after)))
        {
            Some((value, after)) => {
                out.push_str(&value);
                rest = after;
            }
            None => {
                out.push_str("${");
                rest = after;
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_program_has_a_minute_to_introduce_itself() {
        let (to_program, mut from_server) = mpsc::channel(1);
        to_program.send("an answer").await.unwrap();
        assert_eq!(greeting(&mut from_server).await, Ok(Some("an answer")));
        let begun = Instant::now();
        assert!(greeting(&mut from_server).await.is_err());
        assert_eq!(begun.elapsed(), GREETING);
    }

    #[test]
    fn variables_are_put_in_and_unknown_ones_stay() {
        let path = std::env::var("PATH").unwrap();
        assert_eq!(expanded("$PATH"), path);
        assert_eq!(
            expanded("a${PATH}b${NOT_SET_HERE}c"),
            format!("a{path}b${{NOT_SET_HERE}}c")
        );
        assert_eq!(expanded("$NOT_SET_HERE"), "$NOT_SET_HERE");
        assert_eq!(expanded("5 $ and ${open"), "5 $ and ${open");
    }
}
