//! Watches for files and folders.

use std::{collections::BTreeSet, fs, path::PathBuf, time::Duration};

use threadwire_host::watches::{Changes, Watches};

/// How long a test waits for a change. Only a broken watch reaches this limit.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until all of these paths have been told, and returns what else was told.
async fn told(changes: &mut Changes, expected: &[PathBuf]) -> Vec<PathBuf> {
    let mut missing: BTreeSet<PathBuf> = expected.iter().cloned().collect();
    let mut others = Vec::new();
    while !missing.is_empty() {
        let next = tokio::time::timeout(PATIENCE, changes.next()).await;
        let next = next.unwrap_or_else(|_| panic!("nobody told {missing:?}"));
        for path in next.expect("the watch goes on") {
            missing.remove(&path);
            if !expected.contains(&path) {
                others.push(path);
            }
        }
    }
    others
}

#[tokio::test]
async fn a_folder_tells_its_children_also_after_it_went_away_and_came_again() {
    let folder = tempfile::tempdir().unwrap();
    let watched = folder.path().join("dir");
    let (_watch, mut changes) = Watches::default().watch(watched.clone()).await.unwrap();
    fs::create_dir(&watched).unwrap();
    told(&mut changes, std::slice::from_ref(&watched)).await;
    let (a, sub) = (watched.join("a"), watched.join("sub"));
    fs::write(&a, "1").unwrap();
    told(&mut changes, std::slice::from_ref(&a)).await;
    fs::create_dir(&sub).unwrap();
    told(&mut changes, std::slice::from_ref(&sub)).await;
    // Below a child folder nothing is told.
    fs::write(sub.join("deep"), "1").unwrap();
    fs::rename(&a, watched.join("b")).unwrap();
    let others = told(&mut changes, &[a, watched.join("b")]).await;
    assert!(!others.contains(&sub.join("deep")), "{others:?}");
    fs::remove_dir_all(&watched).unwrap();
    told(&mut changes, &[watched.clone(), sub]).await;
    fs::create_dir(&watched).unwrap();
    told(&mut changes, std::slice::from_ref(&watched)).await;
    // Another folder takes the place of the watched one.
    fs::create_dir(folder.path().join("other")).unwrap();
    fs::remove_dir(&watched).unwrap();
    fs::rename(folder.path().join("other"), &watched).unwrap();
    told(&mut changes, std::slice::from_ref(&watched)).await;
    fs::write(watched.join("c"), "1").unwrap();
    told(&mut changes, &[watched.join("c")]).await;
}

#[tokio::test]
async fn a_file_is_told_under_its_own_path_whatever_happens_above_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x/y/file");
    let watches = Watches::default();
    let (_watch, mut changes) = watches.watch(file.clone()).await.unwrap();
    for _ in 0..2 {
        fs::create_dir_all(folder.path().join("x/y")).unwrap();
        fs::write(folder.path().join("x/y/neighbour"), "1").unwrap();
        fs::write(&file, "1").unwrap();
        assert!(
            told(&mut changes, std::slice::from_ref(&file))
                .await
                .is_empty()
        );
        // Replaced by a rename, as editors do.
        fs::write(folder.path().join("x/new"), "2").unwrap();
        fs::rename(folder.path().join("x/new"), &file).unwrap();
        told(&mut changes, std::slice::from_ref(&file)).await;
        fs::remove_dir_all(folder.path().join("x")).unwrap();
        told(&mut changes, std::slice::from_ref(&file)).await;
    }
}

#[tokio::test]
async fn a_link_is_told_under_its_own_path_when_its_target_changes() {
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("file"), folder.path().join("link"));
    let (real, through) = (folder.path().join("real"), folder.path().join("through"));
    fs::write(&file, "1").unwrap();
    fs::create_dir(&real).unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    std::os::unix::fs::symlink(&real, &through).unwrap();
    let watches = Watches::default();
    let (_link, mut of_link) = watches.watch(link.clone()).await.unwrap();
    let (_folder, mut of_folder) = watches.watch(through.clone()).await.unwrap();
    fs::write(&file, "2").unwrap();
    let link = [link];
    assert!(told(&mut of_link, &link).await.is_empty());
    // Also after the target went away and came again.
    fs::remove_file(&file).unwrap();
    assert!(told(&mut of_link, &link).await.is_empty());
    fs::write(&file, "3").unwrap();
    assert!(told(&mut of_link, &link).await.is_empty());
    fs::write(&file, "4").unwrap();
    assert!(told(&mut of_link, &link).await.is_empty());
    fs::write(real.join("a"), "1").unwrap();
    assert!(told(&mut of_folder, &[through.join("a")]).await.is_empty());
}

#[tokio::test]
async fn a_watch_that_ended_tells_nothing_and_the_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let watches = Watches::default();
    let (first, mut of_first) = watches.watch(folder.path().to_owned()).await.unwrap();
    let (second, mut of_second) = watches.watch(folder.path().to_owned()).await.unwrap();
    assert!(first.owns(&of_first) && !first.owns(&of_second));
    drop(first);
    fs::write(folder.path().join("a"), "1").unwrap();
    told(&mut of_second, &[folder.path().join("a")]).await;
    assert_eq!(of_first.next().await, None);
    drop(second);
    assert_eq!(of_second.next().await, None);
}
