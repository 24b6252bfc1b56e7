//! Replays every file below `tests/transcripts/`. `UPDATE_GOLDEN=1` writes the actual messages of the server.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use tokio::sync::Semaphore;

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder of transcripts")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, out);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "jsonl")
        {
            out.push(path);
        }
    }
}

/// How many transcripts run at once: with more, their commands would compete for the processor and exceed the time
/// limits.
const AT_ONCE: usize = 8;

#[test]
fn conversations_are_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    assert!(
        !paths.is_empty(),
        "no transcripts below {}",
        folder.display()
    );
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    // A part of a path, to run only some transcripts.
    let only = std::env::var("TRANSCRIPT").unwrap_or_default();
    let at_once = Arc::new(Semaphore::new(AT_ONCE));
    let running: Vec<_> = paths
        .into_iter()
        .filter(|path| path.to_string_lossy().contains(&only))
        .map(|path| {
            let at_once = Arc::clone(&at_once);
            (
                path.clone(),
                runtime.spawn(async move {
                    // The semaphore is never closed.
                    let _place = at_once.acquire().await;
                    threadwire_tests::replay(&path).await
                }),
            )
        })
        .collect();
    let mut wrong = Vec::new();
    for (path, run) in running {
        let Ok(seen) = runtime.block_on(run) else {
            wrong.push(format!("{}: did not come to its end", path.display()));
            continue;
        };
        let recorded = std::fs::read_to_string(&path).expect("a transcript");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &seen).expect("the transcript is writable");
        } else if let Some((number, (was, is))) = recorded
            .lines()
            .zip(seen.lines())
            .enumerate()
            .find(|(_, (was, is))| was != is)
        {
            wrong.push(format!(
                "{}:{}\n  recorded {was}\n  seen     {is}",
                path.display(),
                number + 1
            ));
        } else if recorded.lines().count() != seen.lines().count() {
            let (was, is) = (recorded.lines().count(), seen.lines().count());
            wrong.push(format!(
                "{}: {was} lines recorded, {is} seen",
                path.display()
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "UPDATE_GOLDEN=1 accepts what is seen:\n{}",
        wrong.join("\n")
    );
}
