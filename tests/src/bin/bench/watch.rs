//! Measures watches for the folders of a large tree.

use std::{path::Path, time::Instant};

use serde_json::json;

use super::{Figure, Server, at_most, home, ms};

const FOLDERS: usize = 2000;

/// Measures a watch for each of 2,000 folders with 50,000 files.
pub(super) fn watch(binary: &Path) -> Vec<Figure> {
    const FILES: usize = 25;
    let (folder, tree) = (home(), home());
    let folders: Vec<_> = (0..FOLDERS)
        .map(|number| tree.path().join(format!("{}/{number}", number / 50)))
        .collect();
    for path in &folders {
        std::fs::create_dir_all(path).expect("a folder");
        for file in 0..FILES {
            std::fs::write(path.join(file.to_string()), "").expect("a file");
        }
    }
    let mut server = Server::start(binary, folder.path());
    let before = server.status("VmRSS");
    for (number, path) in folders.iter().enumerate() {
        let params = json!({ "watchId": number.to_string(), "path": path });
        server.call("fs/watch", &params);
    }
    let grown = (server.status("VmRSS") - before) / 1024.0;
    let begin = Instant::now();
    std::fs::write(folders[FOLDERS / 2].join("new"), "").expect("a file");
    server.until("\"fs/changed\"");
    vec![
        at_most("memory of 2,000 watches", "MiB", grown, 20.0),
        at_most("a change is told", "ms", ms(begin.elapsed()), 150.0),
    ]
}
