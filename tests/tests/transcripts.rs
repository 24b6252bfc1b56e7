//! Every file below `tests/transcripts/` is a test. `UPDATE_GOLDEN=1` writes what the server says now.

use std::path::{Path, PathBuf};

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the folder of transcripts").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "jsonl") {
            out.push(path);
        }
    }
}

#[test]
fn conversations_are_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    assert!(!paths.is_empty(), "no transcripts below {}", folder.display());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let mut wrong = Vec::new();
    for path in paths {
        let seen = runtime.block_on(threadwire_tests::replay(&path));
        let recorded = std::fs::read_to_string(&path).expect("a transcript");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &seen).expect("the transcript is writable");
        } else if let Some((number, (was, is))) =
            recorded.lines().zip(seen.lines()).enumerate().find(|(_, (was, is))| was != is)
        {
            wrong.push(format!("{}:{}\n  recorded {was}\n  seen     {is}", path.display(), number + 1));
        } else if recorded.lines().count() != seen.lines().count() {
            wrong.push(format!("{}: {} lines recorded, {} seen", path.display(), recorded.lines().count(), seen.lines().count()));
        }
    }
    assert!(wrong.is_empty(), "UPDATE_GOLDEN=1 accepts what is seen:\n{}", wrong.join("\n"));
}
