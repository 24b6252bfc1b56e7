//! The hub: what it costs while nobody asks, and how soon the app server of a workspace is ready.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;

use super::{Figure, at_most, home, median, ms};

/// Measures an idle hub, and app servers that it starts.
pub(super) fn hub(binary: &Path) -> Vec<Figure> {
    const STARTS: usize = 10;
    let folder = home();
    let work = folder.path().join("work");
    std::fs::create_dir_all(work.join(".craft")).expect("a folder");
    let hub = Hub::start(binary, folder.path());
    let id = hub.process.id();
    let before = cpu(id);
    std::thread::sleep(Duration::from_secs(2));
    let idle = cpu(id) - before;
    let memory = resident(id);
    let body = serde_json::json!({ "workspacePath": work }).to_string();
    let starts = (0..STARTS).map(|_| {
        let begin = Instant::now();
        hub.post("/v1/appservers/ensure", &body);
        let time = ms(begin.elapsed());
        hub.post("/v1/appservers/stop", &body);
        time
    });
    let starts = starts.collect();
    hub.post("/v1/appservers/ensure", &body);
    let known = (0..STARTS).map(|_| {
        let begin = Instant::now();
        hub.post("/v1/appservers/ensure", &body);
        ms(begin.elapsed())
    });
    let known = known.collect();
    vec![
        at_most("memory of an idle hub", "MiB", memory, 8.0),
        at_most("processor time of an idle hub in 2 s", "ticks", idle, 0.0),
        at_most(
            "a workspace's server from nothing p50",
            "ms",
            median(starts),
            60.0,
        ),
        at_most(
            "a workspace's server that runs p50",
            "ms",
            median(known),
            10.0,
        ),
    ]
}

struct Hub {
    process: Child,
    address: String,
    token: String,
}

impl Hub {
    fn start(binary: &Path, folder: &Path) -> Self {
        let mut process = Command::new(binary)
            .args(["hub", "start", "--foreground"])
            .env("HOME", folder)
            .env("THREADWIRE_HOME", folder.join("home"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the hub starts");
        let output = process.stdout.take().expect("piped");
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).expect("a line");
        let lock = std::fs::read_to_string(folder.join(".craft/hub/hub.lock")).expect("a file");
        let lock: Value = serde_json::from_str(&lock).expect("JSON");
        let text = |name: &str| lock[name].as_str().expect("text").to_owned();
        Self {
            process,
            address: text("apiBaseUrl").replace("http://", ""),
            token: text("token"),
        }
    }

    fn post(&self, path: &str, body: &str) {
        let mut stream = TcpStream::connect(&self.address).expect("the hub listens");
        write!(
            stream,
            "POST {path} HTTP/1.0\r\nAuthorization: Bearer {}\r\nContent-Length: {}\r\n\r\n{body}",
            self.token,
            body.len()
        )
        .expect("the hub reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the hub answers");
        assert!(answer.contains(" 200 OK"), "{answer}");
    }
}

impl Drop for Hub {
    fn drop(&mut self) {
        // Its app servers end with it.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns the resident memory of a process, in MiB.
fn resident(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let line = line.expect("the size");
    let kib: f64 = line
        .trim()
        .trim_end_matches(" kB")
        .parse()
        .expect("a number");
    kib / 1024.0
}

/// Returns the processor time of a process, in ticks of the clock.
fn cpu(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("it runs");
    let (_, rest) = stat.rsplit_once(')').expect("a name");
    let fields = rest.split_whitespace().skip(11).take(2);
    fields
        .map(|ticks| ticks.parse::<f64>().expect("a number"))
        .sum()
}
