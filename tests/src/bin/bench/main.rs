//! Measures the server under real conditions: a release binary, real pipes, a real store.
//!
//! `cargo run --release -p threadwire-tests --bin bench -- [--server PATH] [--rounds N] [CASE ...]`
//!
//! Every figure is the median of the rounds. The targets are limits: the run fails if one is missed.
#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod agents;
mod hub;
mod peers;
mod schedule;
mod search;
mod skills;
mod watch;

use std::{
    io::{BufRead, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use threadwire_test_model::{Model, Part, Step, Wire};

fn main() -> ExitCode {
    let mut server = PathBuf::from("target/release/threadwire");
    let mut rounds = 5;
    let mut wanted = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--server" => server = args.next().map(PathBuf::from).unwrap_or(server),
            "--rounds" => rounds = args.next().and_then(|n| n.parse().ok()).unwrap_or(rounds),
            case => wanted.push(case.to_owned()),
        }
    }
    // The server runs in another folder, so the path must be absolute.
    let server = std::path::absolute(&server).unwrap_or(server);
    let mut missed = 0;
    println!("{:<44} {:>12} {:>12}", "figure", "median", "limit");
    for (name, case) in CASES {
        if !wanted.is_empty() && !wanted.iter().any(|wanted| wanted == name) {
            continue;
        }
        let mut samples: Vec<Vec<Figure>> = (0..rounds).map(|_| case(&server)).collect();
        let Some(first) = samples.pop() else { continue };
        for (index, figure) in first.into_iter().enumerate() {
            let mut values: Vec<f64> = samples.iter().map(|sample| sample[index].value).collect();
            values.push(figure.value);
            values.sort_by(f64::total_cmp);
            let median = values[values.len() / 2];
            let ok = match figure.limit {
                Limit::AtMost(limit) => median <= limit,
                Limit::AtLeast(limit) => median >= limit,
            };
            missed += usize::from(!ok);
            println!(
                "{:<44} {:>12.3} {:>12}{}",
                format!("{name}: {} [{}]", figure.what, figure.unit),
                median,
                figure.limit.to_string(),
                if ok { "" } else { "  MISSED" }
            );
        }
    }
    if missed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

type Case = fn(&Path) -> Vec<Figure>;

const CASES: &[(&str, Case)] = &[
    ("start", start),
    ("threads", threads),
    ("turns", turns),
    ("requests", requests),
    ("stream", stream),
    ("many-turns", many_turns),
    ("history", history),
    ("long-thread", long_thread),
    ("interrupt", interrupt),
    ("schedule", schedule::schedule),
    ("search", search::search),
    ("skills", skills::skills),
    ("watch", watch::watch),
    ("hub", hub::hub),
    ("peers-start", peers::second_start),
    ("peers-attach", peers::attach),
    ("peers-deltas", peers::deltas),
    ("peers-moves", peers::moves),
    ("peers-idle", peers::idle),
    ("model-turns", model_turns),
    ("model-tools", model_tools),
    ("model-long-thread", model_long_thread),
    ("model-stream", model_stream),
    ("model-many-turns", model_many_turns),
    ("agent-turns", agents::turns),
    ("agent-deltas", agents::deltas),
    ("agent-threads", agents::threads),
];

struct Figure {
    what: &'static str,
    unit: &'static str,
    value: f64,
    limit: Limit,
}

enum Limit {
    AtMost(f64),
    AtLeast(f64),
}

impl std::fmt::Display for Limit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::AtMost(limit) => write!(f, "<= {limit}"),
            Self::AtLeast(limit) => write!(f, ">= {limit}"),
        }
    }
}

fn at_most(what: &'static str, unit: &'static str, value: f64, limit: f64) -> Figure {
    Figure {
        what,
        unit,
        value,
        limit: Limit::AtMost(limit),
    }
}

fn at_least(what: &'static str, unit: &'static str, value: f64, limit: f64) -> Figure {
    Figure {
        what,
        unit,
        value,
        limit: Limit::AtLeast(limit),
    }
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A server and the pipes to it.
struct Server {
    child: Child,
    stdin: BufWriter<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    next: i64,
    line: Vec<u8>,
}

impl Server {
    fn start(binary: &Path, home: &Path) -> Self {
        let mut server = Self::spawn(binary, home, home, &[]);
        server.call(
            "initialize",
            &json!({"clientInfo": {"name": "bench", "version": "1"}, "capabilities": {"experimentalApi": true}}),
        );
        server
    }

    /// Starts a server in a folder, with these flags. The client has not said anything yet.
    fn spawn(binary: &Path, home: &Path, folder: &Path, flags: &[&str]) -> Self {
        let mut child = Command::new(binary)
            .arg("app-server")
            .args(flags)
            .env("THREADWIRE_HOME", home)
            // An empty home folder, so that the user's login scripts do not count.
            .env("HOME", home)
            .env_remove("CODEX_HOME")
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", binary.display()));
        let stdin = BufWriter::new(child.stdin.take().expect("piped"));
        let stdout = BufReader::with_capacity(1 << 20, child.stdout.take().expect("piped"));
        Self {
            child,
            stdin,
            stdout,
            next: 0,
            line: Vec::new(),
        }
    }

    fn send(&mut self, method: &str, params: &Value) -> i64 {
        self.next += 1;
        writeln!(
            self.stdin,
            "{}",
            json!({"id": self.next, "method": method, "params": params})
        )
        .expect("the server reads");
        self.next
    }

    fn flush(&mut self) {
        self.stdin.flush().expect("the server reads");
    }

    fn raw_line(&mut self) -> &[u8] {
        self.line.clear();
        let read = self
            .stdout
            .read_until(b'\n', &mut self.line)
            .expect("the server writes");
        assert!(read > 0, "the server has ended");
        &self.line
    }

    fn message(&mut self) -> Value {
        serde_json::from_slice(self.raw_line()).expect("the server writes JSON")
    }

    fn answer(&mut self, id: i64) -> Value {
        loop {
            let mut message = self.message();
            if message["id"] == id {
                assert!(message.get("error").is_none(), "{message}");
                return message["result"].take();
            }
        }
    }

    fn call(&mut self, method: &str, params: &Value) -> Value {
        let id = self.send(method, params);
        self.flush();
        self.answer(id)
    }

    fn thread(&mut self) -> String {
        let answer = self.call(
            "thread/start",
            &json!({"approvalPolicy": "never", "sandbox": "danger-full-access"}),
        );
        answer["thread"]["id"]
            .as_str()
            .expect("a thread has an id")
            .to_owned()
    }

    /// Interrupts the running turn. Returns how long it took to end.
    fn interrupt(&mut self, thread: &str, turn: &Value) -> Duration {
        let begin = Instant::now();
        self.send(
            "turn/interrupt",
            &json!({"threadId": thread, "turnId": turn}),
        );
        self.flush();
        self.until("\"turn/completed\"");
        begin.elapsed()
    }

    fn turn(&mut self, thread: &str, text: &str) {
        self.send(
            "turn/start",
            &json!({"threadId": thread, "input": [{"type": "text", "text": text}]}),
        );
        self.flush();
        self.until("\"turn/completed\"");
    }

    /// Reads until a line that starts with the method `text`, without decoding the lines before it. Returns how many
    /// lines were read.
    fn until(&mut self, text: &str) -> usize {
        let needle = format!("{{\"method\":{text}");
        let mut lines = 1;
        while !self.raw_line().starts_with(needle.as_bytes()) {
            lines += 1;
        }
        lines
    }

    /// Reads until this many turns are complete. Returns how many bytes of messages were read.
    fn streamed(&mut self, turns: usize) -> usize {
        let (mut bytes, mut done) = (0, 0);
        while done < turns {
            let line = self.raw_line();
            if line.starts_with(b"{\"method\":\"item/agentMessage/delta\"") {
                let at = line
                    .windows(9)
                    .rposition(|window| window == b"\"delta\":\"")
                    .expect("a delta has a text")
                    + 9;
                bytes += line[at..]
                    .iter()
                    .position(|byte| *byte == b'"')
                    .expect("a text ends");
            } else if line.starts_with(b"{\"method\":\"turn/completed\"") {
                done += 1;
            }
        }
        bytes
    }

    /// Closes the input of the server. Returns how long it took to end.
    fn end(&mut self) -> Duration {
        let begin = Instant::now();
        drop(std::mem::replace(
            &mut self.stdin,
            BufWriter::new(dead_end()),
        ));
        let _ = self.child.wait();
        begin.elapsed()
    }

    /// Returns the processor time used so far.
    fn cpu(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/schedstat", self.child.id()))
            .unwrap_or_default();
        let main: u64 = stat
            .split(' ')
            .next()
            .and_then(|nanos| nanos.parse().ok())
            .unwrap_or(0);
        let mut total = 0;
        if let Ok(tasks) = std::fs::read_dir(format!("/proc/{}/task", self.child.id())) {
            for task in tasks.flatten() {
                let stat =
                    std::fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
                total += stat
                    .split(' ')
                    .next()
                    .and_then(|nanos| nanos.parse::<u64>().ok())
                    .unwrap_or(0);
            }
        }
        Duration::from_nanos(total.max(main))
    }

    /// Returns a figure of `/proc/PID/status`, in its own unit.
    fn status(&self, name: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))
            .unwrap_or_default();
        status
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))
            .and_then(|value| value.split_whitespace().next()?.parse().ok())
            .unwrap_or(f64::NAN)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn home() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for the server")
}

fn start(binary: &Path) -> Vec<Figure> {
    // From the start of the process to the answer of `initialize`. A server that is killed ends after it is measured.
    let measure = |home: &Path| {
        let begin = Instant::now();
        let server = Server::start(binary, home);
        let time = begin.elapsed();
        drop(server);
        ms(time)
    };
    let fresh = (0..9).map(|_| measure(home().path())).collect();
    let folder = home();
    measure(folder.path());
    let known = (0..9).map(|_| measure(folder.path())).collect();
    let server = Server::start(binary, folder.path());
    // It gives back the pages of its file that only its start used.
    std::thread::sleep(Duration::from_secs(1));
    let size =
        std::fs::metadata(binary).map_or(f64::NAN, |meta| meta.len() as f64 / f64::from(1 << 20));
    vec![
        at_most("fresh home", "ms", median(fresh), 8.0),
        at_most("existing home", "ms", median(known), 5.0),
        at_most(
            "resident memory, a second later",
            "MiB",
            server.status("VmRSS") / 1024.0,
            10.0,
        ),
        at_most("OS threads", "count", server.status("Threads"), 6.0),
        at_most("binary", "MiB", size, 26.0),
    ]
}

fn threads(binary: &Path) -> Vec<Figure> {
    let folder = home();
    let mut server = Server::start(binary, folder.path());
    server.thread();
    let before = server.status("VmRSS");
    let mut times = Vec::new();
    for _ in 0..1000 {
        let begin = Instant::now();
        server.thread();
        times.push(ms(begin.elapsed()));
    }
    let per_thread = (server.status("VmRSS") - before) / 1000.0;
    let idle = server.cpu();
    std::thread::sleep(Duration::from_secs(1));
    let idle = server.cpu().saturating_sub(idle);
    vec![
        at_most("thread/start p50", "ms", median(times), 0.3),
        at_most("memory per loaded thread", "KiB", per_thread, 16.0),
        at_most("CPU of an idle second, 1,000 threads", "ms", ms(idle), 1.0),
    ]
}

fn turns(binary: &Path) -> Vec<Figure> {
    let folder = home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    let mut times = Vec::new();
    for _ in 0..300 {
        let begin = Instant::now();
        server.turn(&thread, "say: hi");
        times.push(ms(begin.elapsed()));
    }
    vec![at_most("tiny turn p50", "ms", median(times), 1.5)]
}

fn requests(binary: &Path) -> Vec<Figure> {
    const PIPELINED: i64 = 100_000;
    let folder = home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    server.turn(&thread, "say: hi");
    let mut reads = Vec::new();
    for _ in 0..1000 {
        let begin = Instant::now();
        server.call("thread/read", &json!({"threadId": thread}));
        reads.push(begin.elapsed().as_secs_f64() * 1e6);
    }
    let request =
        |id: i64| format!("{{\"id\":{id},\"method\":\"thread/loaded/list\",\"params\":{{}}}}\n");
    let batch: String = (1_000_000..1_000_000 + PIPELINED).map(request).collect();
    let cpu = server.cpu();
    let begin = Instant::now();
    let mut stdin = std::mem::replace(&mut server.stdin, BufWriter::new(dead_end()));
    let writer = std::thread::spawn(move || {
        stdin
            .write_all(batch.as_bytes())
            .and_then(|()| stdin.flush())
            .expect("the server reads");
        stdin
    });
    for _ in 0..PIPELINED {
        let line = server.raw_line();
        assert!(
            line.windows(8).any(|window| window == b"\"result\""),
            "{}",
            String::from_utf8_lossy(line)
        );
    }
    let elapsed = begin.elapsed();
    let cpu = server.cpu().saturating_sub(cpu);
    server.stdin = writer.join().expect("the writer");
    vec![
        at_most("thread/read p50", "us", median(reads), 60.0),
        at_least(
            "thread/loaded/list pipelined",
            "1/s",
            PIPELINED as f64 / elapsed.as_secs_f64(),
            200_000.0,
        ),
        at_most(
            "thread/loaded/list CPU",
            "us",
            cpu.as_secs_f64() * 1e6 / PIPELINED as f64,
            8.0,
        ),
    ]
}

/// Returns a placeholder pipe while the real one is used elsewhere.
fn dead_end() -> ChildStdin {
    let mut child = Command::new("true")
        .stdin(Stdio::piped())
        .spawn()
        .expect("true");
    let stdin = child.stdin.take().expect("piped");
    let _ = child.wait();
    stdin
}

fn stream(binary: &Path) -> Vec<Figure> {
    const DELTAS: usize = 300_000;
    const SIZE: usize = 8;
    let folder = home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    server.turn(&thread, "stream: 1000 x 8");
    let cpu = server.cpu();
    let begin = Instant::now();
    let text = format!("stream: {DELTAS} x {SIZE}");
    server.send(
        "turn/start",
        &json!({"threadId": thread, "input": [{"type": "text", "text": text}]}),
    );
    server.flush();
    let bytes = server.streamed(1);
    let elapsed = begin.elapsed();
    let cpu = server.cpu().saturating_sub(cpu);
    assert_eq!(bytes, DELTAS * SIZE, "text was lost");
    vec![
        at_least(
            "deltas",
            "1/s",
            DELTAS as f64 / elapsed.as_secs_f64(),
            300_000.0,
        ),
        at_most(
            "CPU per 100k deltas",
            "s",
            cpu.as_secs_f64() * 1e5 / DELTAS as f64,
            0.3,
        ),
    ]
}

fn many_turns(binary: &Path) -> Vec<Figure> {
    const TURNS: usize = 500;
    const DELTAS: usize = 200;
    let folder = home();
    let mut server = Server::start(binary, folder.path());
    let threads: Vec<String> = (0..TURNS).map(|_| server.thread()).collect();
    let begin = Instant::now();
    let text = format!("stream: {DELTAS} x 8");
    for thread in &threads {
        server.send(
            "turn/start",
            &json!({"threadId": thread, "input": [{"type": "text", "text": text}]}),
        );
    }
    server.flush();
    let bytes = server.streamed(TURNS);
    let elapsed = begin.elapsed();
    assert_eq!(bytes, TURNS * DELTAS * 8, "text was lost");
    vec![
        at_most("500 turns of 200 deltas", "s", elapsed.as_secs_f64(), 0.8),
        at_most("peak memory", "MiB", server.status("VmHWM") / 1024.0, 30.0),
    ]
}

fn history(binary: &Path) -> Vec<Figure> {
    const THREADS: usize = 10_000;
    let folder = home();
    let thread = {
        let mut server = Server::start(binary, folder.path());
        let thread = server.thread();
        for _ in 0..1000 {
            server.turn(&thread, "say: hi");
        }
        for chunk in 0..THREADS / 100 {
            let fresh: Vec<String> = (0..100).map(|_| server.thread()).collect();
            for (index, thread) in fresh.iter().enumerate() {
                let text = format!("say: {chunk} {index}");
                server.send(
                    "turn/start",
                    &json!({"threadId": thread, "input": [{"type": "text", "text": text}]}),
                );
            }
            server.flush();
            for _ in &fresh {
                server.until("\"turn/completed\"");
            }
        }
        thread
    };
    let begin = Instant::now();
    let mut server = Server::start(binary, folder.path());
    server.call("thread/list", &json!({"limit": 25}));
    let first_list = begin.elapsed();
    let mut lists = Vec::new();
    for _ in 0..200 {
        let begin = Instant::now();
        let page = server.call("thread/list", &json!({"limit": 25}));
        lists.push(ms(begin.elapsed()));
        assert_eq!(page["data"].as_array().map(Vec::len), Some(25));
    }
    let begin = Instant::now();
    let resumed = server.call("thread/resume", &json!({"threadId": thread}));
    let resume = begin.elapsed();
    assert_eq!(
        resumed["thread"]["turns"].as_array().map(Vec::len),
        Some(1000)
    );
    let last = &resumed["thread"]["turns"][999]["id"];
    let begin = Instant::now();
    let items = server.call(
        "thread/items/list",
        &json!({"threadId": thread, "turnId": last}),
    );
    let items_of_last = begin.elapsed();
    assert_eq!(items["data"].as_array().map(Vec::len), Some(2));
    vec![
        at_most("start and thread/list, 10,000", "ms", ms(first_list), 40.0),
        at_most(
            "items of the last of 1,000 turns",
            "ms",
            ms(items_of_last),
            2.0,
        ),
        at_most(
            "thread/list of 25 out of 10,000 p50",
            "ms",
            median(lists),
            0.5,
        ),
        at_most("resume of 1,000 turns", "ms", ms(resume), 20.0),
    ]
}

/// A local model that answers faster than any client reads.
struct LocalModel {
    model: Model,
    /// Runs the model.
    _runtime: tokio::runtime::Runtime,
}

impl LocalModel {
    /// Starts a model whose every answer is `deltas` pieces of 8 bytes.
    fn start(deltas: usize) -> Self {
        /// Bytes per write.
        const WRITE: usize = 32 * 1024;
        let pieces = vec!["abcdefg ".to_owned(); deltas];
        let events = threadwire_test_model::answer(Wire::Responses, &[Part::Text(pieces)]);
        let body: String = events
            .iter()
            .map(|data| format!("data: {data}\n\n"))
            .collect();
        let chunks = body.as_bytes().chunks(WRITE).map(<[u8]>::to_vec).collect();
        Self::open(Model::repeating(Step::stream(chunks)))
    }

    /// Starts a model on its own runtime.
    fn open(model: impl Future<Output = Model>) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let model = runtime.block_on(model);
        Self {
            model,
            _runtime: runtime,
        }
    }

    /// Makes a home folder that is configured for the model.
    fn home(&self) -> tempfile::TempDir {
        let folder = home();
        let config = format!(
            "model = \"bench\"\nmodel_provider = \"bench\"\n\n[model_providers.bench]\nbase_url = \"{}\"\n",
            self.model.base_url()
        );
        std::fs::write(folder.path().join("config.toml"), config).expect("a configuration");
        folder
    }
}

fn model_turns(binary: &Path) -> Vec<Figure> {
    let model = LocalModel::start(1);
    let folder = model.home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    server.turn(&thread, "hi");
    let memory = server.status("VmRSS") / 1024.0;
    let mut times = Vec::new();
    for _ in 0..100 {
        let begin = Instant::now();
        server.turn(&thread, "hi");
        times.push(ms(begin.elapsed()));
    }
    vec![
        at_most("memory after one turn", "MiB", memory, 16.0),
        at_most("tiny turn p50", "ms", median(times), 2.0),
    ]
}

/// Measures turns in which the model runs one command.
fn model_tools(binary: &Path) -> Vec<Figure> {
    const TURNS: usize = 50;
    let call = Part::call("call_1", "exec_command", &json!({"cmd": "true"}));
    let steps = (0..TURNS).flat_map(|_| {
        [
            Step::say(Wire::Responses, std::slice::from_ref(&call)),
            Step::say(Wire::Responses, &[Part::text("done")]),
        ]
    });
    let model = LocalModel::open(Model::start(steps.collect()));
    let folder = model.home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    let mut times = Vec::new();
    for _ in 0..TURNS {
        let begin = Instant::now();
        server.turn(&thread, "hi");
        times.push(ms(begin.elapsed()));
    }
    assert_eq!(model.model.requests().len(), 2 * TURNS);
    vec![at_most("turn with a command p50", "ms", median(times), 8.0)]
}

/// Measures a model turn late in a long thread. Most of the growth is the prompt for the model.
fn model_long_thread(binary: &Path) -> Vec<Figure> {
    let model = LocalModel::start(1);
    let folder = model.home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    for _ in 0..900 {
        server.turn(&thread, "hi");
    }
    let before = server.cpu();
    for _ in 0..100 {
        server.turn(&thread, "hi");
    }
    let late = ms(server.cpu().saturating_sub(before)) / 100.0;
    vec![at_most(
        "CPU of one of the last 100 of 1,000 turns",
        "ms",
        late,
        3.0,
    )]
}

/// Measures a turn late in a long thread.
fn long_thread(binary: &Path) -> Vec<Figure> {
    let folder = home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    let mut times = Vec::new();
    for _ in 0..1000 {
        let begin = Instant::now();
        server.turn(&thread, "say: hi");
        times.push(ms(begin.elapsed()));
    }
    let early = median(times[5..105].to_vec());
    let late = median(times[900..].to_vec());
    server.turn(&thread, "stream: 40000 x 1000");
    let stop = server.end();
    vec![
        at_most(
            "the last 100 of 1,000 turns to the first",
            "times",
            late / early,
            1.5,
        ),
        at_most("end after a message of 40 MB", "ms", ms(stop), 1000.0),
    ]
}

/// Measures how soon a turn ends after its interruption.
fn interrupt(binary: &Path) -> Vec<Figure> {
    const TURNS: usize = 20;
    let folder = home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    let mut commands = Vec::new();
    for _ in 0..TURNS {
        let input = json!([{"type": "text", "text": "run: echo ready; sleep 60"}]);
        let started = server.call("turn/start", &json!({"threadId": thread, "input": input}));
        server.until("\"item/commandExecution/outputDelta\"");
        commands.push(ms(server.interrupt(&thread, &started["turn"]["id"])));
    }
    let answer = Step::say(
        Wire::Responses,
        &[Part::text("some of it"), Part::text("the rest")],
    );
    let heard = answer.after_event("some of it");
    let model = LocalModel::open(Model::repeating(answer.silence(heard)));
    let folder = model.home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    let mut answers = Vec::new();
    for _ in 0..TURNS {
        let input = json!([{"type": "text", "text": "hi"}]);
        let started = server.call("turn/start", &json!({"threadId": thread, "input": input}));
        server.until("\"item/agentMessage/delta\"");
        answers.push(ms(server.interrupt(&thread, &started["turn"]["id"])));
    }
    vec![
        at_most("in a command p50", "ms", median(commands), 100.0),
        at_most("in an answer of a model p50", "ms", median(answers), 100.0),
    ]
}

fn model_stream(binary: &Path) -> Vec<Figure> {
    const DELTAS: usize = 300_000;
    let model = LocalModel::start(DELTAS);
    let folder = model.home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    let cpu = server.cpu();
    let begin = Instant::now();
    server.send(
        "turn/start",
        &json!({"threadId": thread, "input": [{"type": "text", "text": "hi"}]}),
    );
    server.flush();
    let bytes = server.streamed(1);
    let elapsed = begin.elapsed();
    let cpu = server.cpu().saturating_sub(cpu);
    assert_eq!(bytes, DELTAS * 8, "text was lost");
    vec![
        at_least(
            "deltas",
            "1/s",
            DELTAS as f64 / elapsed.as_secs_f64(),
            200_000.0,
        ),
        at_most(
            "CPU per 100k deltas",
            "s",
            cpu.as_secs_f64() * 1e5 / DELTAS as f64,
            0.5,
        ),
    ]
}

fn model_many_turns(binary: &Path) -> Vec<Figure> {
    const TURNS: usize = 500;
    const DELTAS: usize = 200;
    let model = LocalModel::start(DELTAS);
    let folder = model.home();
    let mut server = Server::start(binary, folder.path());
    let threads: Vec<String> = (0..TURNS).map(|_| server.thread()).collect();
    let begin = Instant::now();
    for thread in &threads {
        server.send(
            "turn/start",
            &json!({"threadId": thread, "input": [{"type": "text", "text": "hi"}]}),
        );
    }
    server.flush();
    let bytes = server.streamed(TURNS);
    let elapsed = begin.elapsed();
    assert_eq!(bytes, TURNS * DELTAS * 8, "text was lost");
    vec![
        at_most("500 turns of 200 deltas", "s", elapsed.as_secs_f64(), 1.0),
        at_most("peak memory", "MiB", server.status("VmHWM") / 1024.0, 40.0),
    ]
}
