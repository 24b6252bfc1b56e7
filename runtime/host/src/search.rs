//! Searches for files that follow what a user types.
//!
//! A search walks its folders once, on the blocking pool. Matches are sent while the walk goes on; of the results that
//! nobody has taken yet, only the last one is kept.

use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
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

/// How many searches begin to walk folders at the same time; others wait.
const MAX_WALKS: usize = 4;

/// After what time a walk lets another one begin. Most are over by then.
const SHORT: Duration = Duration::from_millis(250);

/// How many longer walks go on at the same time. A further one ends the one that has gone on longest, whose search then
/// has what was found so far.
const MAX_LONG_WALKS: usize = 4;

/// How long a walk may find nothing and not end. Then its file system does not answer, which holds threads for as long as
/// it likes: the search has what was found so far, and no other walk of the same folders begins.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many walks there are at most, so that those that hold threads leave enough of them to everything else. A further
/// search finds nothing.
const MAX_RUNNING: usize = 64;

/// How many of them walk the same folders, so that searches of others go on.
const MAX_SAME: usize = 16;

/// The time between two results of a walk that goes on.
const PAUSE: Duration = Duration::from_millis(50);

/// The searches of a server. Clones share the limits of walks.
#[derive(Clone, Debug)]
pub struct Searches {
    walks: Arc<Semaphore>,
    /// Ends long walks; the first one has gone on longest.
    long: Arc<Mutex<VecDeque<Arc<AtomicBool>>>>,
    running: Arc<Mutex<Vec<Arc<Walk>>>>,
    patience: Duration,
}

impl Default for Searches {
    fn default() -> Self {
        Self {
            walks: Arc::new(Semaphore::new(MAX_WALKS)),
            long: Arc::default(),
            running: Arc::default(),
            patience: PATIENCE,
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
        let (searches, walking) = (self.clone(), Arc::clone(&shared));
        task::spawn(async move {
            let (over, found) = (Arc::clone(&walking), Arc::clone(&walking));
            searches
                .walk(
                    roots,
                    move || over.ended.load(Ordering::Relaxed),
                    move |batch| {
                        found.state().batches.push(Arc::new(batch));
                        Shared::match_later(&found);
                    },
                )
                .await;
            walking.state().walked = true;
            Shared::match_later(&walking);
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
        let batches = Arc::new(Mutex::new(Vec::new()));
        let (over, found) = (Arc::clone(&cancelled), Arc::clone(&batches));
        self.walk(
            roots,
            move || over.load(Ordering::Relaxed),
            move |batch| lock(&found).push(Arc::new(batch)),
        )
        .await;
        let ranked = tokio::task::spawn_blocking(move || {
            let is_cancelled = || cancelled.load(Ordering::Relaxed);
            let batches = std::mem::take(&mut *lock(&batches));
            match is_cancelled() {
                true => Vec::new(),
                false => Ranking::default().update(&query, batches, &is_cancelled),
            }
        });
        let found = ranked.await.unwrap_or_default();
        drop(end);
        found
    }

    /// Walks folders on the blocking pool. A walk that panics has found what it has found.
    async fn walk(
        &self,
        roots: Vec<PathBuf>,
        is_over: impl Fn() -> bool + Send + Sync + 'static,
        found: impl Fn(Batch) + Send + Sync + 'static,
    ) {
        // Never closed.
        let permit = self.walks.acquire().await;
        let Some(running) = Running::begin(self, roots) else {
            tracing::warn!("a search does not begin: its file system does not answer");
            return;
        };
        let this = Arc::clone(&running.this);
        let enough = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&enough);
        let mut walked = tokio::task::spawn_blocking(move || {
            let Walk { roots, .. } = &*running.this;
            let is_over = || {
                running.this.go_on();
                is_over() || ended.load(Ordering::Relaxed)
            };
            walk(roots, &is_over, &found);
        });
        if tokio::time::timeout(SHORT, &mut walked).await.is_err() {
            drop(permit);
            let _long = Long::begin(&self.long, Arc::clone(&enough));
            while tokio::time::timeout(self.patience, &mut walked)
                .await
                .is_err()
            {
                if this.has_rested() >= self.patience {
                    enough.store(true, Ordering::Relaxed);
                    break;
                }
            }
        }
    }
}

/// A walk whose threads have not ended.
#[derive(Debug)]
struct Walk {
    roots: Vec<PathBuf>,
    began: Instant,
    /// When it last found something, in milliseconds since it began.
    went_on: AtomicU64,
}

impl Walk {
    fn go_on(&self) {
        let now = self.began.elapsed().as_millis() as u64;
        self.went_on.store(now, Ordering::Relaxed);
    }

    /// Returns how long it has found nothing.
    fn has_rested(&self) -> Duration {
        let went_on = Duration::from_millis(self.went_on.load(Ordering::Relaxed));
        self.began.elapsed().saturating_sub(went_on)
    }
}

/// The entry of a walk in the list. Dropping it removes the entry.
struct Running {
    all: Arc<Mutex<Vec<Arc<Walk>>>>,
    this: Arc<Walk>,
}

impl Running {
    /// Adds a walk; `None` if its file system does not answer or there are too many walks.
    fn begin(searches: &Searches, roots: Vec<PathBuf>) -> Option<Self> {
        let mut running = lock(&searches.running);
        let mut same = running.iter().filter(|walk| walk.roots == roots);
        if running.len() >= MAX_RUNNING
            || same.clone().count() >= MAX_SAME
            || same.any(|walk| walk.has_rested() >= searches.patience)
        {
            return None;
        }
        let this = Arc::new(Walk {
            roots,
            began: Instant::now(),
            went_on: AtomicU64::new(0),
        });
        running.push(Arc::clone(&this));
        let all = Arc::clone(&searches.running);
        Some(Self { all, this })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        lock(&self.all).retain(|walk| !Arc::ptr_eq(walk, &self.this));
    }
}

/// A long walk, until it is dropped.
struct Long<'a> {
    all: &'a Mutex<VecDeque<Arc<AtomicBool>>>,
    enough: Arc<AtomicBool>,
}

impl<'a> Long<'a> {
    fn begin(all: &'a Mutex<VecDeque<Arc<AtomicBool>>>, enough: Arc<AtomicBool>) -> Self {
        let mut walks = lock(all);
        walks.push_back(Arc::clone(&enough));
        if walks.len() > MAX_LONG_WALKS
            && let Some(oldest) = walks.pop_front()
        {
            oldest.store(true, Ordering::Relaxed);
        }
        Self { all, enough }
    }
}

impl Drop for Long<'_> {
    fn drop(&mut self) {
        lock(self.all).retain(|walk| !Arc::ptr_eq(walk, &self.enough));
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

#[cfg(test)]
mod tests {
    use std::{
        fs,
        sync::{Condvar, atomic::AtomicUsize},
    };

    use super::*;

    /// How long a test waits. Only a broken search reaches this limit.
    const LIMIT: Duration = Duration::from_secs(30);

    #[tokio::test]
    async fn a_search_does_not_wait_for_long_walks_and_the_oldest_of_too_many_ends() {
        let folder = tempfile::tempdir().unwrap();
        let (small, large) = (folder.path().join("small"), folder.path().join("large"));
        for (folder, files) in [(&small, 1), (&large, 20_000)] {
            fs::create_dir(folder).unwrap();
            for number in 0..files {
                fs::write(folder.join(format!("file{number}")), "").unwrap();
            }
        }
        let searches = Searches::default();
        // Walks of the large folder stay at their first files for as long as this is set.
        let held = Arc::new((Mutex::new(true), Condvar::new()));
        let walk = || {
            let (searches, roots, held) = (searches.clone(), vec![large.clone()], held.clone());
            let batches = Arc::new(AtomicUsize::new(0));
            let count = Arc::clone(&batches);
            tokio::spawn(async move {
                let found = move |_| {
                    let (held, released) = &*held;
                    drop(released.wait_while(lock(held), |held| *held).unwrap());
                    count.fetch_add(1, Ordering::Relaxed);
                };
                searches.walk(roots, || false, found).await;
                batches.load(Ordering::Relaxed)
            })
        };
        let mut walks: Vec<_> = (0..MAX_WALKS).map(|_| walk()).collect();
        while searches.walks.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let found = searches.find(vec![small], "file".to_owned(), Arc::default());
        let found = tokio::time::timeout(LIMIT, found).await;
        assert_eq!(found.expect("an answer").len(), 1);

        let oldest = Arc::clone(&lock(&searches.long)[0]);
        assert!(!oldest.load(Ordering::Relaxed));
        walks.push(walk());
        let ends = async {
            while !oldest.load(Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(LIMIT, ends).await.expect("an end");
        *lock(&held.0) = false;
        held.1.notify_all();
        let mut counts = Vec::new();
        for walk in walks {
            counts.push(walk.await.unwrap());
        }
        counts.sort_unstable();
        assert!(counts[0] < counts[1], "{counts:?}");
        assert_eq!(lock(&searches.long).len(), 0);
    }

    #[tokio::test]
    async fn a_file_system_that_does_not_answer_holds_no_search_and_few_threads() {
        let folder = tempfile::tempdir().unwrap();
        let roots = |name: &str| {
            let root = folder.path().join(name);
            fs::create_dir_all(&root).unwrap();
            fs::write(root.join("file"), "").unwrap();
            vec![root]
        };
        let searches = Searches {
            patience: Duration::from_millis(1),
            ..Searches::default()
        };
        // The walks of all folders but one hang for as long as this is set.
        let held = Arc::new((Mutex::new(true), Condvar::new()));
        let hang_in = |searches: &Searches, name: &str| {
            let (searches, roots, held) = (searches.clone(), roots(name), held.clone());
            async move {
                let found = move |_| {
                    let (held, released) = &*held;
                    drop(released.wait_while(lock(held), |held| *held).unwrap());
                };
                let walk = searches.walk(roots, || false, found);
                tokio::time::timeout(LIMIT, walk).await.expect("an end");
            }
        };
        let hang = |name: &str| hang_in(&searches, name);
        hang("a").await;
        hang("a").await;
        assert_eq!(lock(&searches.running).len(), 1);
        let found = searches.find(roots("healthy"), "file".to_owned(), Arc::default());
        assert_eq!(found.await.len(), 1);

        let many = (1..MAX_RUNNING + 8).map(|number| hang(&number.to_string()));
        many.collect::<tokio::task::JoinSet<_>>().join_all().await;
        assert_eq!(lock(&searches.running).len(), MAX_RUNNING);

        // Before it is clear that a file system hangs.
        let early = Searches::default();
        let mut same: tokio::task::JoinSet<_> =
            (0..MAX_SAME + 1).map(|_| hang_in(&early, "a")).collect();
        same.join_next().await.unwrap().unwrap();
        let found = early.find(roots("healthy"), "file".to_owned(), Arc::default());
        assert_eq!(found.await.len(), 1);

        *lock(&held.0) = false;
        held.1.notify_all();
        let ends = async {
            while !lock(&searches.running).is_empty() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(LIMIT, ends).await.expect("an end");
    }
}
