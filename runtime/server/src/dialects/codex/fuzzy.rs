//! The methods `fuzzyFileSearch*`.

use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use threadwire_host::search::{ResultStream, Search};
use threadwire_protocol::codex::{
    FuzzyFileSearchMatchType, FuzzyFileSearchMethods, FuzzyFileSearchParams,
    FuzzyFileSearchResponse, FuzzyFileSearchResult, FuzzyFileSearchSessionCompletedNotification,
    FuzzyFileSearchSessionStartParams, FuzzyFileSearchSessionStartResponse,
    FuzzyFileSearchSessionStopParams, FuzzyFileSearchSessionStopResponse,
    FuzzyFileSearchSessionUpdateParams, FuzzyFileSearchSessionUpdateResponse,
    FuzzyFileSearchSessionUpdatedNotification, Version, errors, notification,
};
use threadwire_workspace::{files, search::Match};

use super::{CodexSession, failure::Failure, families, lock};

/// The searches of a client.
#[derive(Default)]
pub(super) struct Searches {
    /// The sessions, by their ids.
    sessions: Mutex<HashMap<String, Session>>,
    /// Ends the search that runs with a cancellation token.
    cancellable: Mutex<HashMap<String, Arc<AtomicBool>>>,
}

struct Session {
    search: Search,
    /// Identifies the session among those with its id.
    identity: Arc<()>,
}

impl Searches {
    /// Ends all searches.
    pub(super) fn end(&self) {
        lock(&self.sessions).clear();
        for (_, cancelled) in lock(&self.cancellable).drain() {
            cancelled.store(true, Ordering::Relaxed);
        }
    }
}

impl FuzzyFileSearchMethods for families::FuzzyFileSearch {
    /// A search with the cancellation token of an earlier one ends the earlier one, which then finds nothing.
    async fn fuzzy_file_search(
        &self,
        params: FuzzyFileSearchParams,
    ) -> Result<FuzzyFileSearchResponse, Failure> {
        let cancelled = Arc::new(AtomicBool::new(false));
        if let Some(token) = &params.cancellation_token {
            let earlier =
                lock(&self.searches.cancellable).insert(token.clone(), Arc::clone(&cancelled));
            if let Some(earlier) = earlier {
                earlier.store(true, Ordering::Relaxed);
            }
        }
        let roots = self.folders(&params.roots);
        let searches = &self.connection.services().host.searches;
        let found = searches
            .find(roots, params.query, Arc::clone(&cancelled))
            .await;
        if let Some(token) = &params.cancellation_token {
            let mut cancellable = lock(&self.searches.cancellable);
            if cancellable
                .get(token)
                .is_some_and(|last| Arc::ptr_eq(last, &cancelled))
            {
                cancellable.remove(token);
            }
        }
        let mut files = results(&params.roots, &found);
        // Version 0.97 finds files only.
        if self.version < Version::V0_169 {
            files.retain(|file| file.match_type == FuzzyFileSearchMatchType::File);
        }
        Ok(FuzzyFileSearchResponse { files })
    }

    async fn fuzzy_file_search_session_start(
        &self,
        params: FuzzyFileSearchSessionStartParams,
    ) -> Result<FuzzyFileSearchSessionStartResponse, Failure> {
        use errors::fuzzy_file_search_session_start as refused;

        if params.session_id.is_empty() {
            return Err(refused::session_id_empty().into());
        }
        if params.roots.is_empty() {
            return Err(refused::no_roots().into());
        }
        let session = self
            .this
            .upgrade()
            .ok_or_else(|| errors::internal_error(&"the connection is closing"))?;
        let searches = &self.connection.services().host.searches;
        let (search, results) = searches.start(self.folders(&params.roots));
        let identity = Arc::new(());
        let started = Session {
            search,
            identity: Arc::clone(&identity),
        };
        let id = params.session_id;
        lock(&self.searches.sessions).insert(id.clone(), started);
        self.connection.spawn(async move {
            session
                .tell_results(&id, &params.roots, results, &identity)
                .await;
        });
        Ok(FuzzyFileSearchSessionStartResponse {})
    }

    async fn fuzzy_file_search_session_update(
        &self,
        params: FuzzyFileSearchSessionUpdateParams,
    ) -> Result<FuzzyFileSearchSessionUpdateResponse, Failure> {
        let sessions = lock(&self.searches.sessions);
        let session = sessions.get(&params.session_id).ok_or_else(|| {
            errors::fuzzy_file_search_session_update::session_not_found(&params.session_id)
        })?;
        session.search.set_query(params.query);
        Ok(FuzzyFileSearchSessionUpdateResponse {})
    }

    async fn fuzzy_file_search_session_stop(
        &self,
        params: FuzzyFileSearchSessionStopParams,
    ) -> Result<FuzzyFileSearchSessionStopResponse, Failure> {
        lock(&self.searches.sessions).remove(&params.session_id);
        Ok(FuzzyFileSearchSessionStopResponse {})
    }
}

impl CodexSession {
    /// Returns the folders that a client names, relative to the server's own.
    fn folders(&self, roots: &[String]) -> Vec<PathBuf> {
        let cwd = self.connection.services().host.config.cwd();
        roots
            .iter()
            .map(|root| match root.is_empty() {
                // No folder: nothing is found in it.
                true => PathBuf::new(),
                false => files::absolute(cwd, root),
            })
            .collect()
    }

    /// Tells the client the results of a session until it ends. A client that does not read gets the last ones only.
    async fn tell_results(
        &self,
        id: &str,
        roots: &[String],
        mut stream: ResultStream,
        identity: &Arc<()>,
    ) {
        while let Some(found) = stream.next().await {
            let updated = FuzzyFileSearchSessionUpdatedNotification {
                session_id: id.to_owned(),
                query: found.query,
                files: results(roots, &found.matches),
            };
            {
                // Held, so that nothing is told after the answer to the request that ends the session.
                let sessions = lock(&self.searches.sessions);
                let session = sessions.get(id);
                if !session.is_some_and(|session| Arc::ptr_eq(&session.identity, identity)) {
                    return;
                }
                self.tell::<notification::FuzzyFileSearchSessionUpdated>(None, &updated);
                if found.complete {
                    self.tell::<notification::FuzzyFileSearchSessionCompleted>(
                        None,
                        &FuzzyFileSearchSessionCompletedNotification {
                            session_id: id.to_owned(),
                        },
                    );
                }
            }
            self.connection.flush();
            self.connection.ready_for_more().await;
        }
    }
}

fn results(roots: &[String], found: &[Match]) -> Vec<FuzzyFileSearchResult> {
    let result = |found: &Match| FuzzyFileSearchResult {
        root: roots.get(found.root).cloned().unwrap_or_default(),
        file_name: found.path.rsplit('/').next().unwrap_or_default().to_owned(),
        path: found.path.clone(),
        match_type: match found.is_directory {
            true => FuzzyFileSearchMatchType::Directory,
            false => FuzzyFileSearchMatchType::File,
        },
        score: found.score,
        indices: Some(found.indices.clone()),
    };
    found.iter().map(result).collect()
}
