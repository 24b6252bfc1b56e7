//! Searches for files that follow a query.

use std::{fs, sync::Arc, sync::atomic::AtomicBool, time::Duration};

use threadwire_host::search::{ResultStream, Results, Searches};

/// How long a test waits for results. Only a broken search reaches this limit.
const PATIENCE: Duration = Duration::from_secs(60);

async fn complete(stream: &mut ResultStream, query: &str) -> Results {
    loop {
        let results = tokio::time::timeout(PATIENCE, stream.next()).await;
        let results = results.expect("results in time").expect("the search runs");
        if results.complete && results.query == query {
            return results;
        }
    }
}

#[tokio::test]
async fn results_follow_the_query_and_end_with_the_search() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..3000 {
        let sub = folder.path().join(format!("d{}", number % 7));
        fs::create_dir_all(&sub).unwrap();
        fs::write(sub.join(format!("file{number}.txt")), "").unwrap();
    }
    let searches = Searches::default();
    let (search, mut stream) = searches.start(vec![folder.path().to_owned()]);
    // Set while the folders are read.
    search.set_query("f".to_owned());
    search.set_query("file29".to_owned());
    let found = complete(&mut stream, "file29").await;
    assert_eq!(found.matches.len(), 50);
    assert!(
        found
            .matches
            .iter()
            .all(|found| found.path.contains("file"))
    );
    search.set_query("file2999".to_owned());
    let found = complete(&mut stream, "file2999").await;
    assert_eq!(found.matches.len(), 1);
    assert_eq!(found.matches[0].path, format!("d{}/file2999.txt", 2999 % 7));
    search.set_query(String::new());
    assert!(complete(&mut stream, "").await.matches.is_empty());
    drop(search);
    assert!(stream.next().await.is_none());
}

#[tokio::test]
async fn a_cancelled_search_finds_nothing() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let find = async |cancelled| {
        let roots = vec![folder.path().to_owned()];
        let cancelled = Arc::new(AtomicBool::new(cancelled));
        Searches::default()
            .find(roots, "file".to_owned(), cancelled)
            .await
    };
    assert_eq!(find(false).await.len(), 1);
    assert!(find(true).await.is_empty());
}
