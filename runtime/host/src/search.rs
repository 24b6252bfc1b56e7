//! Searches for files that follow what a user types.
//!
//! A search walks its folders once, on the blocking pool. Matches are sent while the walk goes on; of the results that
//! nobody has taken yet, only the last one is kept.

use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use threadwire_engine::task;

use threadwire_workspace::{
    locks::lock,
    search::{Batch, Match, Ranking, walk},
};
use tokio::{
    runtime::Handle,
    sync::{Semaphore, watch},
};

/// How many searches walk folders at the same time; others wait.
const MAX_WALKS: usize = 4;

/// The time between two results of a walk that goes on.
const PAUSE: Duration = Duration::from_millis(50);

/// The searches of a server. Clones share the limit of walks.
#[derive(Clone, Debug)]
pub struct Searches {
    walks: Arc<Semaphore>,
}

impl Default for Searches {
    fn default() -> Self {
        Self {
            walks: Arc::new(Semaphore::new(MAX_WALKS)),
        }
    }
}

/// A search that goes on. Dropping it ends the search and its results.
#[derive(Debug)]
pub struct Search(Arc<Shared>);

/// The best matches of a query.
#[derive(Clone, Debug)]
pub struct Results {
    /// The query.
    pub query: String,
    /// The matches, the best first.
    pub matches: Arc<[Match]>,
    /// All files were matched.
    pub complete: bool,
}

/// The results of a search.
#[derive(Debug)]
pub struct ResultStream(watch::Receiver<Option<Results>>);

impl ResultStream {
    /// Waits for the next results; `None` once the search is over.
    pub async fn next(&mut self) -> Option<Results> {
        self.0.changed().await.ok()?;
        self.0.borrow_and_update().clone()
    }
}

#[derive(Debug)]
struct Shared {
    /// The runtime with the blocking pool; walks call from threads of their own.
    runtime: Handle,
    ended: AtomicBool,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    query: String,
    /// Grows with each query.
    revision: u64,
    batches: Vec<Arc<Batch>>,
    walked: bool,
    /// `None` while a task uses it.
    ranking: Option<Box<Ranking>>,
    /// The revision of the last complete results.
    completed: Option<u64>,
    /// The revision and the time of the last results.
    shown: Option<(u64, Instant)>,
    /// `None` once the search is over.
    results: Option<watch::Sender<Option<Results>>>,
}

impl Searches {
    /// Starts a search below `roots`. Missing folders contain nothing. The first query is empty.
    pub fn start(&self, roots: Vec<PathBuf>) -> (Search, ResultStream) {
        let (results, stream) = watch::channel(None);
        let shared = Arc::new(Shared {
            runtime: Handle::current(),
            ended: AtomicBool::new(false),
            state: Mutex::new(State {
                query: String::new(),
                revision: 0,
                batches: Vec::new(),
                walked: false,
                ranking: Some(Box::default()),
                completed: None,
                shown: None,
                results: Some(results),
            }),
        });
        let walks = Arc::clone(&self.walks);
        let walking = Arc::clone(&shared);
        task::spawn(async move {
            // Never closed.
            let _permit = walks.acquire_owned().await;
            let finished = Arc::clone(&walking);
            let walked = tokio::task::spawn_blocking(move || {
                walk(&roots, &walking.ended, &|found| {
                    walking.state().batches.push(Arc::new(found));
                    Shared::match_later(&walking);
                });
            });
            // A walk that panicked has found what it has found.
            let _ = walked.await;
            finished.state().walked = true;
            Shared::match_later(&finished);
        });
        (Search(shared), ResultStream(stream))
    }

    /// Searches once. Dropping the future ends the search, and so does setting `cancelled`; it has no matches then.
    pub async fn find(
        &self,
        roots: Vec<PathBuf>,
        query: String,
        cancelled: Arc<AtomicBool>,
    ) -> Vec<Match> {
        let end = EndOnDrop(Arc::clone(&cancelled));
        let _permit = self.walks.acquire().await;
        let found = tokio::task::spawn_blocking(move || {
            let batches = Mutex::new(Vec::new());
            walk(&roots, &cancelled, &|found| {
                lock(&batches).push(Arc::new(found));
            });
            let batches = batches.into_inner().unwrap_or_default();
            let is_cancelled = || cancelled.load(Ordering::Relaxed);
            match is_cancelled() {
                true => Vec::new(),
                false => Ranking::default().update(&query, batches, &is_cancelled),
            }
        });
        let found = found.await.unwrap_or_default();
        drop(end);
        found
    }
}

struct EndOnDrop(Arc<AtomicBool>);

impl Drop for EndOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Search {
    /// Sets the query. Results of earlier queries may be skipped.
    pub fn set_query(&self, query: String) {
        {
            let mut state = self.0.state();
            state.query = query;
            state.revision += 1;
        }
        Shared::match_later(&self.0);
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.0.ended.store(true, Ordering::Relaxed);
        self.0.state().results = None;
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Matches what is new on the blocking pool, unless a task does so already.
    fn match_later(self: &Arc<Self>) {
        let Some(ranking) = self.state().ranking.take() else {
            return;
        };
        let shared = Arc::clone(self);
        self.runtime
            .spawn_blocking(move || shared.match_all(ranking));
    }

    fn match_all(&self, mut ranking: Box<Ranking>) {
        loop {
            let (query, revision, batches, walked) = {
                let mut state = self.state();
                let is_done = state.walked && state.completed == Some(state.revision);
                let has_results = state.results.is_some();
                // While the walk goes on, results of the same query are sent now and then only. The next batch, or
                // the end of the walk, goes on with them.
                let is_early = !state.walked
                    && state.shown.is_some_and(|(revision, at)| {
                        revision == state.revision && at.elapsed() < PAUSE
                    });
                if !has_results || is_done || is_early {
                    state.ranking = Some(ranking);
                    return;
                }
                (
                    state.query.clone(),
                    state.revision,
                    state.batches.clone(),
                    state.walked,
                )
            };
            let is_old = || self.ended.load(Ordering::Relaxed) || self.state().revision != revision;
            let seen = batches.len();
            let matches = ranking.update(&query, batches, &is_old);
            let mut state = self.state();
            if state.revision != revision {
                continue;
            }
            if walked {
                state.completed = Some(revision);
            }
            if walked || !matches.is_empty() {
                state.shown = Some((revision, Instant::now()));
                if let Some(results) = &state.results {
                    results.send_replace(Some(Results {
                        query,
                        matches: matches.into(),
                        complete: walked,
                    }));
                }
            }
            if !walked && !state.walked && state.batches.len() == seen {
                state.ranking = Some(ranking);
                return;
            }
        }
    }
}
