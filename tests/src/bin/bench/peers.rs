//! Several processes on one home: what each costs, alone and for the others.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Figure, Server, at_most, home, median, ms};

/// Measures what a second process on a home costs at its start.
pub(super) fn second_start(binary: &Path) -> Vec<Figure> {
    const STARTS: usize = 15;
    let folder = home();
    drop(Server::start(binary, folder.path()));
    let start = || {
        let begin = Instant::now();
        let server = Server::start(binary, folder.path());
        let time = ms(begin.elapsed());
        leave(server);
        time
    };
    let alone = median((0..STARTS).map(|_| start()).collect());
    let _first = Server::start(binary, folder.path());
    let second = median((0..STARTS).map(|_| start()).collect());
    vec![at_most(
        "start of a second process, beyond a first",
        "ms",
        second - alone,
        2.0,
    )]
}

/// Measures how soon a client is attached to a thread whose turn runs in another process.
pub(super) fn attach(binary: &Path) -> Vec<Figure> {
    const THREADS: usize = 30;
    let folder = home();
    let (mut owner, mut other) = pair(binary, folder.path());
    let mut times = Vec::new();
    for _ in 0..THREADS {
        let thread = owner.thread();
        begin(&mut owner, &thread, "say: hi\nwait: 600s");
        owner.until("\"item/completed\"");
        let started = Instant::now();
        other.call("thread/resume", &json!({ "threadId": thread }));
        times.push(ms(started.elapsed()));
    }
    vec![at_most(
        "attach to a running thread p50",
        "ms",
        median(times),
        3.0,
    )]
}

/// Measures deltas that a client follows from another process, against those of a client in the same process.
pub(super) fn deltas(binary: &Path) -> Vec<Figure> {
    const PACED: usize = 2_000;
    const DELTAS: usize = 300_000;
    let folder = home();
    let (mut owner, mut other) = pair(binary, folder.path());
    let thread = owner.thread();
    owner.turn(&thread, "say: hi");
    other.call("thread/resume", &json!({ "threadId": thread }));
    // The time at which each reader gets a delta; both clocks are the same.
    begin(
        &mut owner,
        &thread,
        &format!("stream: {PACED} x 8 @ 1000/s"),
    );
    let (local, remote) = std::thread::scope(|scope| {
        let local = scope.spawn(|| arrivals(&mut owner, PACED));
        let remote = arrivals(&mut other, PACED);
        (local.join().expect("a reader"), remote)
    });
    let late = local.iter().zip(&remote).map(|(local, remote)| {
        let late = remote.saturating_duration_since(*local);
        late.as_secs_f64() * 1e6
    });
    let late = median(late.collect());

    let alone = {
        let thread = owner.thread();
        let cpu = owner.cpu();
        begin(&mut owner, &thread, &format!("stream: {DELTAS} x 8"));
        owner.streamed(1);
        owner.cpu().saturating_sub(cpu)
    };
    let cpu = owner.cpu();
    begin(&mut owner, &thread, &format!("stream: {DELTAS} x 8"));
    std::thread::scope(|scope| {
        let local = scope.spawn(|| owner.streamed(1));
        let bytes = other.streamed(1);
        assert_eq!(bytes, DELTAS * 8, "text was lost");
        assert_eq!(local.join().expect("a reader"), DELTAS * 8, "text was lost");
    });
    let followed = owner.cpu().saturating_sub(cpu);
    let more = followed.as_secs_f64() - alone.as_secs_f64();
    vec![
        at_most("delta through a peer, later p50", "us", late, 40.0),
        at_most(
            "CPU of the owner per 100k deltas of a peer",
            "s",
            more * 1e5 / DELTAS as f64,
            0.05,
        ),
    ]
}

/// Measures how much longer a turn takes in a thread that moves from another process first.
pub(super) fn moves(binary: &Path) -> Vec<Figure> {
    const MOVES: usize = 40;
    let folder = home();
    let (mut one, mut other) = pair(binary, folder.path());
    let thread = one.thread();
    one.turn(&thread, "say: hi");
    other.call("thread/resume", &json!({ "threadId": thread }));
    let mut staying = Vec::new();
    let mut moving = Vec::new();
    for _ in 0..MOVES {
        for (client, follower) in [(0, 1), (1, 0)] {
            let both = [&mut one, &mut other];
            for times in [&mut moving, &mut staying] {
                let started = Instant::now();
                both[client].turn(&thread, "say: hi");
                times.push(ms(started.elapsed()));
                both[follower].until("\"turn/completed\"");
            }
        }
    }
    // The first turn was in a thread that was already there.
    moving.remove(0);
    let (staying, moving) = (median(staying), median(moving));
    vec![at_most(
        "moving an idle thread",
        "ms",
        moving - staying,
        5.0,
    )]
}

/// Measures ten idle processes with a hundred threads each.
pub(super) fn idle(binary: &Path) -> Vec<Figure> {
    const PROCESSES: usize = 10;
    const THREADS: usize = 100;
    const REST: Duration = Duration::from_secs(5);
    let folder = home();
    let mut servers: Vec<_> = (0..PROCESSES)
        .map(|_| Server::start(binary, folder.path()))
        .collect();
    for server in &mut servers {
        for _ in 0..THREADS {
            server.thread();
        }
    }
    // Memory goes back to the system two seconds after connections and turns.
    std::thread::sleep(Duration::from_secs(3));
    let used = |servers: &[Server]| servers.iter().map(Server::cpu).sum::<Duration>();
    let before = used(&servers);
    std::thread::sleep(REST);
    let cpu = used(&servers).saturating_sub(before);
    vec![at_most(
        "CPU of 10 processes in 5 idle seconds, 1,000 threads",
        "ms",
        ms(cpu),
        5.0,
    )]
}

/// Starts two processes on a home, and waits until the second one is told what happens in the first.
fn pair(binary: &Path, home: &Path) -> (Server, Server) {
    let mut first = Server::start(binary, home);
    let mut second = Server::start(binary, home);
    let thread = first.thread();
    first.turn(&thread, "say: hi");
    loop {
        // The other process hears of a name only over its connection.
        let name = json!({ "threadId": thread, "name": "bench" });
        first.call("thread/name/set", &name);
        let id = second.send("model/list", &json!({}));
        second.flush();
        let mut told = false;
        loop {
            let message: Value = second.message();
            told |= message["method"] == "thread/name/updated";
            if message["id"] == id {
                break;
            }
        }
        if told {
            return (first, second);
        }
    }
}

fn begin(server: &mut Server, thread: &str, text: &str) {
    let input = json!([{ "type": "text", "text": text }]);
    server.call("turn/start", &json!({ "threadId": thread, "input": input }));
}

/// Reads a turn with this many deltas, and returns when each arrived.
fn arrivals(server: &mut Server, deltas: usize) -> Vec<Instant> {
    let mut arrived = Vec::with_capacity(deltas);
    loop {
        let line = server.raw_line();
        if line.starts_with(b"{\"method\":\"item/agentMessage/delta\"") {
            arrived.push(Instant::now());
        } else if line.starts_with(b"{\"method\":\"turn/completed\"") {
            assert_eq!(arrived.len(), deltas, "deltas were merged");
            return arrived;
        }
    }
}

/// Ends a process in order, so that it leaves nothing behind.
fn leave(mut server: Server) {
    let stdin = std::mem::replace(
        &mut server.stdin,
        std::io::BufWriter::new(super::dead_end()),
    );
    drop(stdin);
    // An error would mean that it has ended already.
    let _ = server.child.wait();
}
