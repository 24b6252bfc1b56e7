//! The list of the skills of a workspace, which DotCraft clients ask for often.

use std::{
    io::Write,
    path::Path,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{Figure, Server, at_most, home, median, ms};

const SKILLS: usize = 500;

/// How long skills are read again after a change: the time of a file may not tell a second change.
const SETTLED: Duration = Duration::from_secs(4);

/// Measures the list of 500 skills of which nothing changed.
pub(super) fn skills(binary: &Path) -> Vec<Figure> {
    const LISTS: u32 = 200;
    let (home, folder) = (home(), home());
    for number in 0..SKILLS {
        let name = format!("skill-{number}");
        let skill = folder.path().join(".craft/skills").join(&name);
        std::fs::create_dir_all(&skill).expect("a folder");
        let text = format!(
            "---\nname: {name}\ndescription: Does what people need who work with part {number}.\n---\n\nText.\n"
        );
        std::fs::write(skill.join("SKILL.md"), text).expect("a file");
    }
    std::thread::sleep(SETTLED);
    let mut server = Server::spawn(
        binary,
        home.path(),
        folder.path(),
        &["--protocol", "dotcraft"],
    );
    call(
        &mut server,
        "initialize",
        &json!({"clientInfo": {"name": "bench", "version": "1"}, "capabilities": {}}),
    );
    writeln!(
        server.stdin,
        r#"{{"jsonrpc":"2.0","method":"initialized"}}"#
    )
    .expect("the server reads");
    call(&mut server, "skills/list", &json!({}));
    let before = server.cpu();
    let lists = (0..LISTS).map(|_| call(&mut server, "skills/list", &json!({})));
    let times = lists.collect();
    let used = server.cpu().saturating_sub(before) / LISTS;
    vec![
        at_most("skills/list of 500 p50", "ms", median(times), 2.0),
        at_most("CPU of skills/list", "ms", ms(used), 2.0),
    ]
}

/// Calls a method, and returns how long it took until the whole answer was there, in milliseconds.
fn call(server: &mut Server, method: &str, params: &Value) -> f64 {
    server.next += 1;
    let id = server.next;
    let begin = Instant::now();
    let request = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
    writeln!(server.stdin, "{request}").expect("the server reads");
    server.flush();
    let is_answer = |line: &[u8]| !line.windows(9).take(40).any(|part| part == b"\"method\":");
    while !is_answer(server.raw_line()) {}
    let took = ms(begin.elapsed());
    let answer: Value = serde_json::from_slice(&server.line).expect("the server writes JSON");
    assert_eq!(answer["id"], id);
    assert!(answer.get("error").is_none(), "{answer}");
    took
}
