//! Measures the search for files by parts of their names, while a user types.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Figure, Server, at_most, home, median, ms};

/// What users type: the start of a name, and parts of several names.
const TYPED: [&str; 4] = ["request", "srvhandtok", "pkgconfreq", "schemats"];

/// How often everything is typed. Of each keystroke, the median counts.
const ROUNDS: usize = 7;

/// Measures a search below 100,000 files.
pub(super) fn search(binary: &Path) -> Vec<Figure> {
    let folder = home();
    let root = folder.path().join("project");
    write(&root);
    let mut server = Server::start(binary, folder.path());
    // Not the first search of the machine below these folders.
    Search::start(&mut server, &root, "warm").finish();
    let mut firsts = Vec::new();
    for number in 0..7 {
        let mut search = Search::start(&mut server, &root, &number.to_string());
        firsts.push(search.first("req"));
        search.finish();
    }
    let mut requests = Vec::new();
    for _ in 0..7 {
        let begin = Instant::now();
        let found = server.call(
            "fuzzyFileSearch",
            &json!({ "query": "req", "roots": [&root] }),
        );
        requests.push(ms(begin.elapsed()));
        assert_ne!(found["files"], json!([]));
    }
    let (mut keys, mut used) = (Vec::new(), Duration::ZERO);
    for typed in TYPED {
        let mut times = vec![Vec::new(); typed.len()];
        for round in 0..ROUNDS {
            let mut search = Search::start(&mut server, &root, &format!("{typed}{round}"));
            search.complete();
            let before = used_by(search.server);
            for (end, key) in (1..).zip(&mut times) {
                key.push(search.key(&typed[..end]));
            }
            used += used_by(search.server).saturating_sub(before);
            search.finish();
        }
        keys.extend(times.into_iter().map(median));
    }
    keys.sort_by(f64::total_cmp);
    let average = ms(used) / (keys.len() * ROUNDS) as f64;
    let worst = keys.last().copied().unwrap_or(f64::NAN);
    vec![
        at_most(
            "first result among 100,000 files p50",
            "ms",
            median(firsts),
            30.0,
        ),
        // It is answered once all folders were read.
        at_most("a search in one request p50", "ms", median(requests), 100.0),
        at_most("a further keystroke p50", "ms", median(keys.clone()), 10.0),
        at_most("the slowest keystroke", "ms", worst, 10.0),
        at_most("CPU of a keystroke on average", "ms", average, 10.0),
    ]
}

/// Returns the processor time used so far, in ticks of 10 ms, but with that of threads that have ended.
fn used_by(server: &Server) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.child.id()));
    let stat = stat.unwrap_or_default();
    // The name of the program may have spaces.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let ticks = fields.split_whitespace().skip(11).take(2);
    let ticks: u64 = ticks.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

/// A session of a search.
struct Search<'a> {
    server: &'a mut Server,
    id: String,
    begun: Instant,
}

impl<'a> Search<'a> {
    fn start(server: &'a mut Server, root: &Path, id: &str) -> Self {
        let begun = Instant::now();
        let params = json!({ "sessionId": id, "roots": [root] });
        server.call("fuzzyFileSearch/sessionStart", &params);
        Self {
            server,
            id: id.to_owned(),
            begun,
        }
    }

    fn type_in(&mut self, query: &str) -> Instant {
        let begin = Instant::now();
        let params = json!({ "sessionId": self.id, "query": query });
        self.server.send("fuzzyFileSearch/sessionUpdate", &params);
        self.server.flush();
        begin
    }

    /// Waits for results of a query.
    fn wait(&mut self, query: &str) -> Value {
        loop {
            let mut message = self.server.message();
            let is_update = message["method"] == "fuzzyFileSearch/sessionUpdated";
            let params = message["params"].take();
            if is_update && params["sessionId"] == self.id && params["query"] == query {
                return params;
            }
        }
    }

    /// Types the first query, and returns how long after the start of the search its first results come.
    fn first(&mut self, query: &str) -> f64 {
        self.type_in(query);
        while self.wait(query)["files"] == json!([]) {}
        ms(self.begun.elapsed())
    }

    /// Types a query of which all files are known, and returns how long its results take.
    fn key(&mut self, query: &str) -> f64 {
        let begin = self.type_in(query);
        let found = self.wait(query);
        let took = ms(begin.elapsed());
        assert_ne!(found["files"], json!([]), "{query}");
        took
    }

    /// Waits until all folders were read.
    fn complete(&mut self) {
        loop {
            let message = self.server.message();
            if message["method"] == "fuzzyFileSearch/sessionCompleted"
                && message["params"]["sessionId"] == self.id
            {
                return;
            }
        }
    }

    fn finish(mut self) {
        self.type_in("z");
        self.complete();
        let params = json!({ "sessionId": self.id });
        self.server.call("fuzzyFileSearch/sessionStop", &params);
    }
}

/// Writes 100,000 empty files with names such as projects have.
fn write(root: &Path) {
    const TOP: [&str; 5] = ["src", "services", "packages", "tests", "docs"];
    const PARTS: [&str; 10] = [
        "api", "auth", "client", "common", "config", "core", "model", "schema", "server", "view",
    ];
    const WORDS: [&str; 20] = [
        "account", "batch", "cache", "digest", "event", "filter", "handler", "index", "journal",
        "loader", "message", "notice", "parser", "query", "request", "session", "token", "update",
        "worker", "writer",
    ];
    const ENDS: [&str; 5] = ["rs", "ts", "py", "md", "json"];
    for top in TOP {
        for (number, part) in PARTS.iter().cycle().take(50).enumerate() {
            let folder = root.join(format!("{top}/{part}{}/internal", number / PARTS.len()));
            std::fs::create_dir_all(&folder).expect("a folder");
            for (one, other) in WORDS.iter().flat_map(|one| WORDS.map(|other| (one, other))) {
                let end = ENDS[(one.len() + other.len()) % ENDS.len()];
                let name = format!("{one}_{other}.{end}");
                std::fs::write(folder.join(name), "").expect("a file");
            }
        }
    }
}
